"""The benchmark of versions: equal versions play equal games, a weaker one loses, other rules are refused."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "benchmarks/versions.py"


@pytest.fixture
def versions() -> Callable[[list[str]], None]:
    main: Callable[[list[str]], None] = runpy.run_path(str(SCRIPT))["main"]
    return main


def changed_checkout(folder: Path, file: str, text: str) -> Path:
    """This checkout with one other file, the rest as links."""
    there, here = folder / "src", ROOT / "src"
    folder.mkdir()
    for name in ("", *Path(file).parts[:-1]):
        there, here = there / name, here / name
        there.mkdir(exist_ok=True)
        for each in here.iterdir():
            if not Path(file).is_relative_to(each.relative_to(ROOT / "src")) and not (there / each.name).exists():
                (there / each.name).symlink_to(each)
    (folder / "src" / file).write_text(text)
    return folder


def other_sound(folder: Path, bot: str) -> Path:
    """This checkout with another bot for `sound`."""
    levels = (ROOT / "src/wreckfish/bots/levels.py").read_text()
    return changed_checkout(folder, "wreckfish/bots/levels.py", f"{levels}\n\ndef sound(game):\n    {bot}\n")


@pytest.mark.seconds
def test_equal_versions_play_the_same_game_from_every_seat(
    versions: Callable[[list[str]], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a game in which bots talk. A second run goes on where the first ended."""
    asked = [str(ROOT), "dolores", "--seats", "2", "--bot", "sound", "--file", str(tmp_path / "games.jsonl")]
    versions([*asked, "--games", "2"])
    versions([*asked, "--games", "4"])
    said = capsys.readouterr().out
    assert "2 games, deals: 1" in said
    assert "4 games, deals: 2\n  the other version wins 50.0% ± 0.0% (equals 50.0%), lead +0.00 ± 0.00" in said
    assert "deals in which games differ: 0" in said
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 2


@pytest.mark.seconds
def test_a_weaker_version_loses(
    versions: Callable[[list[str]], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = other_sound(tmp_path / "other", "from wreckfish.bots.random import RandomBot; return RandomBot()")
    versions([str(other), "carcass", "--bot", "sound", "--games", "20", "--file", str(tmp_path / "games.jsonl")])
    said = capsys.readouterr().out
    assert float(said.split("wins ")[1].split("%")[0]) < 30
    assert "deals in which games differ: 10" in said


def test_a_version_with_other_rules_is_refused(versions: Callable[[list[str]], None], tmp_path: Path) -> None:
    illegal = "bot = type('Other', (Bot,), {'choose': lambda self, state, seat, luck: 999_999}); return bot()"
    other = other_sound(tmp_path / "other", illegal)
    with pytest.raises(SystemExit, match="a move that is illegal here"):
        versions([str(other), "carcass", "--bot", "sound", "--file", str(tmp_path / "games.jsonl")])


def test_a_folder_that_is_no_checkout_is_refused(versions: Callable[[list[str]], None], tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="is no checkout of Wreckfish"):
        versions([str(tmp_path), "carcass", "--file", str(tmp_path / "games.jsonl")])
