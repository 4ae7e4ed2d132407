"""SVG."""

from __future__ import annotations

from wreckfish.games.wrecked.sight import View


def draw(view: View, say: object) -> str:
    return ""
