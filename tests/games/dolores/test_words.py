"""What players of Dolores are told: the figures are those of the rules, and the aid says what might surprise."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.dolores.scene import scene
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
