"""docs/add-a-game.md tells the contract for boards from other packages as web/src/games/outside/contract.ts has it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTRACT = (ROOT / "web/src/games/outside/contract.ts").read_text("utf-8")
PAGE = (ROOT / "docs/add-a-game.md").read_text("utf-8")


def members(interface: str) -> list[str]:
    body = re.search(rf"export interface {interface} \{{\n(.*?)\n\}}", CONTRACT, re.DOTALL)
    assert body is not None
    return re.findall(r"^  (\w+)\??[:(]", body[1], re.MULTILINE)


def told(heading: str) -> list[str]:
    table = PAGE.partition(f"| `{heading}` | |\n")[2].partition("\n\n")[0]
    return re.findall(r"^\| `(\w+)", table, re.MULTILINE)


@pytest.mark.parametrize(("interface", "heading"), [("Host", "host"), ("Now", "now")])
def test_the_page_tells_every_member_in_order(interface: str, heading: str) -> None:
    assert len(members(interface)) > 5
    assert told(heading) == members(interface)


def test_the_page_shows_what_a_board_returns() -> None:
    assert members("BoardModule") == ["mount"]
    assert all(f"    {name}(" in PAGE for name in members("MountedBoard"))
