"""What players of Dolores are told: the figures are those of the rules, and the aid says what might surprise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.dolores.scene import Scene, scene
from generic import playthroughs
from wreckfish.core.record import parse
from wreckfish.core.state import State
from wreckfish.core.values import Saying, Token
from wreckfish.games.dolores import GAME
from wreckfish.games.dolores.components import COPIES
from wreckfish.games.dolores.table_data import LAST_CARDS
from wreckfish.language import LANGUAGES, Speaker

PAGE = Path(__file__).parents[3] / "web/src/games/dolores"
LOOT = "weapons2 wines2 jewels3 laces1"
NUMBERS = re.compile(r"\b(four|seven|fifteen|sixteen|vier|sieben|fünfzehn|sechzehn|\d+) (cards|Karten)\b")


@pytest.mark.rule("DO01", "DO05")
def test_the_page_has_the_figures_of_the_rules() -> None:
    cards = (PAGE / "cards.ts").read_text(encoding="utf-8")
    assert f"COPIES = {list(COPIES)};" in cards
    assert f"DAWN_AMONG = {LAST_CARDS};" in cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_texts_take_those_figures_as_parameters(language: str) -> None:
    text = (PAGE / f"text/{language}.ftl").read_text(encoding="utf-8")
    assert NUMBERS.findall(text) == []
    helped = re.search(r"^goods-help = .*$", text, re.M)
    assert helped is not None
    assert {"{ $ones }", "{ $twos }", "{ $threes }"} <= set(re.findall(r"\{ \$\w+ \}", helped[0]))


@pytest.mark.rule("DO35", "DO42", "DO34")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", {"wager": "or nothing", "convoy": "chooses again", "new-wave": "chooses again", "theft": "must"}),
        ("de", {"wager": "oder auch nichts", "convoy": "wählt neu", "new-wave": "wählt neu", "theft": "musst"}),
    ],
)
def test_the_aid_says_what_might_surprise(language: str, words: dict[str, str]) -> None:
    speaker = Speaker(language, GAME.text)
    for message, what in words.items():
        assert what in speaker.text(f"effect-{message}")


@pytest.mark.rule("DO35")
@pytest.mark.parametrize(("language", "words"), [("en", "if any"), ("de", "wenn überhaupt")])
def test_a_won_wager_asks_what_may_be_taken(language: str, words: str) -> None:
    table = scene("", "", "wager", deck=LOOT).plays("1: show pick", "2: show peace", "3: bet pick peace")
    assert words in Speaker(language, GAME.text).say(table.prompt(3))


def rare_moments() -> Iterator[Scene]:
    """What bots seldom or never do: talk, lose a bet, take nothing, play late, use the last cards."""
    talk = scene(deck=LOOT).plays("1: vow", "1: promise peace", "2: promise pick", "2: deal fight pick")
    yield talk.contest("fight", "pick")
    claims = scene("", "", "broken-lantern", deck=LOOT).plays("3: broken-lantern")
    yield claims.plays("3: claim l1 weapons2", "3: claim l2 ingots3").contest("peace", "peace")
    yield scene("", "", "wager", deck=LOOT).plays("1: show pick", "2: show peace", "3: bet fight fight")
    yield scene("", "", "wager", deck=LOOT).plays("1: show pick", "2: show peace", "3: bet pick peace", "haul none")
    yield scene("", "", "convoy", deck=LOOT).plays("3: pass", "1: show peace", "3: convoy")
    yield scene(deck=f"{LOOT} wines1 dawn", rest="discard").contest("peace", "peace")
    yield scene(deck="theft laces1 jewels1 jewels2").contest("fight", "peace")


def test_every_event_that_has_a_text_is_heard_in_some_game() -> None:
    """A journal begins with the first move: what the deal tells is heard by no one."""
    games: list[State] = [table.state for table in rare_moments()]
    games += [parse(path.read_text(encoding="utf-8")).replay(listen=True) for path in playthroughs.files("dolores")]
    heard = {f"event-{note.kind}" for state in games for note in state.journal or []}
    assert set(Speaker("en", GAME.text).codes("event-")) == heard | {"event-loot-secret"}


OWNED = ["table-side", "table-looker", "table-lantern", "table-trick", "table-wager"]
OWNED_MOVES = ["move-pick-card", "move-whirlpool-cards"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [*OWNED, *OWNED_MOVES])
def test_what_is_ones_own_is_told_so(language: str, code: str) -> None:
    speaker = Speaker(language, GAME.text, players=["Ada", "Otto"])
    player = "seat" if code in OWNED else "owner"
    params: dict[str, Token] = {"card": "wines2", "cards": ["wines2", "laces1"]}
    saying = Saying(code=code, params=params, seats={player: 0})
    assert "Ada" in speaker.say(saying)
    speaker.reader = 0
    assert "Ada" not in speaker.say(saying)
