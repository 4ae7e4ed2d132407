"""The registry: installing a package is enough to add a game or a bot; a broken one gets a sentence, no traceback."""

import sys
from pathlib import Path

import pytest

from core.toy import TOY
from generic.outside import announced
from wreckfish.bots.bot import Bot
from wreckfish.core.game import Game
from wreckfish.core.registry import bot_names, find_bot, find_game, game_names
from wreckfish.core.values import WreckfishError


def test_our_own_games_and_bots_are_found() -> None:
    for name in game_names():
        assert isinstance(find_game(name), Game)
        assert find_game(name).name == name
    for name in bot_names():
        assert isinstance(find_bot(name)(find_game(game_names()[0])), Bot)


def test_names_are_sorted() -> None:
    assert game_names() == sorted(game_names())
    assert bot_names() == sorted(bot_names())


def test_an_installed_package_adds_its_game() -> None:
    assert TOY.name in game_names()
    assert find_game(TOY.name) is TOY


def test_an_installed_package_adds_its_bot(tmp_path: Path) -> None:
    with announced(tmp_path, "[wreckfish.bots]\nmy-bot = wreckfish.bots.random:BOT\n"):
        assert "my-bot" in bot_names()
        assert isinstance(find_bot("my-bot")(TOY), Bot)
    assert "my-bot" not in bot_names()


@pytest.mark.parametrize("name", ["whist", "", "Carcass", "carcass ", "../carcass", "carcass:GAME", "\udcff", "x\0y"])
def test_an_unknown_name_gets_a_sentence_that_says_which_there_are(name: str) -> None:
    with pytest.raises(WreckfishError) as raised:
        find_game(name)
    plain = name.replace("\udcff", "?").replace("\0", "?")
    near = " Did you mean carcass?" if "arcass" in name else ""
    assert str(raised.value) == f"There is no game “{plain}”. Installed: {', '.join(game_names())}.{near}"
    with pytest.raises(WreckfishError) as raised:
        find_bot(name)
    assert str(raised.value) == f"There is no bot “{plain}”. Installed: {', '.join(bot_names())}."


BROKEN = {
    "no module": ("no_such_module:GAME", None),
    "no such name": ("broken_game:GAME", "OTHER = 1"),
    "a wrong path": ("not a path at all", None),
    "an import that fails": ("broken_game:GAME", "import no_such_module"),
    "a slip of the pen": ("broken_game:GAME", "GAME = ("),
    "an error of its own": ("broken_game:GAME", "GAME = 1 / 0"),
    "a missing data file": ("broken_game:GAME", "GAME = open('no-such-file')"),
    "no game": ("broken_game:GAME", "GAME = 7"),
    "the class instead of the game": ("core.toy:Toy", None),
}


@pytest.mark.parametrize("why", BROKEN)
def test_a_broken_package_gets_a_sentence(why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry, source = BROKEN[why]
    if source is not None:
        (tmp_path / "broken_game.py").write_text(source, encoding="utf-8")
    monkeypatch.delitem(sys.modules, "broken_game", raising=False)
    with announced(tmp_path, f"[wreckfish.games]\nbroken = {entry}\n"):
        assert "broken" in game_names()
        with pytest.raises(WreckfishError, match="“broken”") as raised:
            find_game("broken")
    assert "\n" not in str(raised.value)
    assert str(raised.value).endswith(".")


def test_a_broken_bot_gets_a_sentence(tmp_path: Path) -> None:
    with (
        announced(tmp_path, "[wreckfish.bots]\nbroken = no_such_module:BOT\n"),
        pytest.raises(WreckfishError, match="broken"),
    ):
        find_bot("broken")
