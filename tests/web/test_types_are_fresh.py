"""The client's TypeScript types match the server's structs."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[2] / "web"


def test_the_types_are_fresh() -> None:
    script: dict[str, Any] = runpy.run_path(str(WEB / "write_types.py"))
    stale = [path.name for path in script["stale"]()]
    assert not stale, f"{', '.join(stale)}: run python web/write_types.py"
