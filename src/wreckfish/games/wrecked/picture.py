"""Get Wrecked as lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from wreckfish.core.game import Span
from wreckfish.core.values import Saying
from wreckfish.games.wrecked.sight import View

if TYPE_CHECKING:
    from wreckfish.language import Speaker

Say: TypeAlias = "Speaker"
Line: TypeAlias = list[Span]


def draw(view: View, say: Say) -> list[Line]:
    return [[Span("sea")]]


def words(move: Saying, view: View) -> Saying:
    return move
