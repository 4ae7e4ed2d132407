"""Get Wrecked's texts: figures come from the data file, scores add up, one word for one action, no command in any."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax.ast import BaseNode, Message, TextElement
from fluent.syntax.visitor import Visitor

from fluent_files import parsed
from games.wrecked.scene import HOUSE, scene
from wreckfish.games.wrecked import GAME
from wreckfish.games.wrecked.components import BuildingCard, Components
from wreckfish.language import LANGUAGES, Speaker

WEB = Path(__file__).parents[3] / "web/src/games/wrecked/text"
PIECES = {"sloop1": "300 150", "ketch1": "40 400", "sloop2": "600 500", "ketch2": "620 620"}
# Numbers that no data file has: what the sheet scores, how keys lead a piece, and the legend of the map.
FIXED = {"aid-score", "aid-whale", "chart-help", "table-legend", "table-flag-tentacle"}


class Words(Visitor):
    """All plain text of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: BaseNode) -> None:  # noqa: N802  the visitor's own name
        assert isinstance(node, TextElement)
        self.found.append(node.value)


def words_of(file: Path) -> dict[str, str]:
    """The plain text of each message: what stands there whatever the parameters are."""
    found = {}
    for entry in parsed(file).body:
        if isinstance(entry, Message) and entry.value is not None:
            words = Words()
            words.visit(entry.value)
            found[entry.id.name] = " ".join(words.found)
    return found


def files(language: str) -> list[Path]:
    return [GAME.text / f"{language}.ftl", WEB / f"{language}.ftl"]


def changed(parts: Components) -> Components:
    """Another edition: every number that a text names is a different one."""
    buildings = {
        name: BuildingCard(cards=card.cards, points=card.points + 11, by=card.by + 17)
        for name, card in parts.buildings.items()
    }
    return msgspec.structs.replace(parts, buildings=buildings, slain=13, whale_coins=7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_of_the_data_file_is_written_out_in_a_text(language: str) -> None:
    for file in files(language):
        written = {code: text for code, text in words_of(file).items() if re.search(r"\d", text)}
        singular = {code for code, text in written.items() if re.findall(r"\d+", text) == ["1"]}  # “1 point”
        assert set(written) - singular <= FIXED, file


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_aid_follows_the_data_file(language: str) -> None:
    mine, theirs = (Speaker(language, GAME.text, figures=GAME.figures(parts)) for parts in (HOUSE, changed(HOUSE)))
    assert mine.text("effect-ropewalk").startswith("+20 mm")
    for name, card in HOUSE.buildings.items():
        other = theirs.text(f"effect-{name}")
        assert str(card.by + 17) in other
        assert not re.search(rf"\b{card.by}\b", other)
        assert other != mine.text(f"effect-{name}")
    assert "13" in theirs.text("aid-score")
    assert "3" not in theirs.text("aid-score").replace("13", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_aid_says_what_scores_how_it_ends_and_what_docking_is_for(language: str) -> None:
    speaker = Speaker(language, GAME.text, figures=GAME.figures(HOUSE))
    for part in ("aid-turn", "aid-dock", "aid-score", "aid-end"):
        assert speaker.text(part) in speaker.text("basics")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_terminals_own_text_names_a_command(language: str) -> None:
    commands = re.compile(r"`|\d+,\d+|\b(sloop|ketch) \d")
    for file in files(language):
        assert [code for code, text in words_of(file).items() if commands.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("GW61")
def test_every_part_of_a_score_shows_its_points_and_they_add_up(language: str) -> None:
    table = scene(pieces=PIECES, stock={1: "cargo1 cargo2 whale1"}, aboard={"sloop1": "cargo3 whale2"},
                  levels={"guns": 2}, built=["tavern", "altar", "museum"])  # fmt: skip
    state = table.state
    state.flags[0] = 9 - 3 - 1
    state.tentacles, state.swallowed, state.filled, state.slayer = 1, 2, 3, 0
    state.penalty[0] = 1
    state.finish("slain")
    outcome = state.outcome()
    assert outcome is not None
    speaker = Speaker(language, GAME.text, ["Ada", "Bo"], figures=GAME.figures(HOUSE))
    for score in outcome.scores:
        shown = [speaker.say(part) for part in score.parts]
        figures = [re.match(r"-?\d+ ", text) for text in shown]
        assert sum(int(figure[0]) for figure in figures if figure) == score.points
        assert all(figures), shown


OLD_WORDS = (
    "such(en|t|e|weite|zahl)|durchsuch|geschwindigkeit|hinauf|hinunter|besiegt|innerhalb|einsetzen|ablegen|brett"
)


def test_one_german_word_for_one_thing() -> None:
    """The terminal, the log, the buttons of the browser and the rule book speak of the same actions."""
    texts = {code: text for file in files("de") for code, text in words_of(file).items()}
    assert {code for code, text in texts.items() if re.search(rf"\b({OLD_WORDS})", text, re.IGNORECASE)} == set()
    own, web = (words_of(file) for file in files("de"))
    actions = {
        "sail": "Segeln",
        "explore": "Erkunden",
        "attack": "Angreifen",
        "upgrade": "Verbessern",
        "trade": "Handeln",
    }
    book = (Path(__file__).parents[3] / "docs/rules/de/get-wrecked.md").read_text(encoding="utf-8")
    for action, word in actions.items():
        assert own[f"move-{action}"].startswith(word)
        assert web[f"act-{action}"] == word
        assert f"**{word}** —" in book
