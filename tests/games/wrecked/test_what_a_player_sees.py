"""Get Wrecked: coins that a player has not seen, the deck and the supply are secret; words, map and chart."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.wrecked.scene import CODEC, PARTS, Scene, scene
from generic.play import pick
from wreckfish.core.bits import has
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.seeds import nth_seed
from wreckfish.games.wrecked import GAME
from wreckfish.games.wrecked.moves import TOKEN_NAMES
from wreckfish.games.wrecked.rules import Wrecked
from wreckfish.games.wrecked.text_board import COLUMNS, ROWS
from wreckfish.games.wrecked.view_types import View
from wreckfish.language import LANGUAGES, Speaker

PIECES = {"sloop1": "300 150", "ketch1": "40 400", "sloop2": "600 500", "ketch2": "620 620"}


@settings(max_examples=30, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10_000), plies=st.integers(1, 500))
def test_coins_that_a_seat_has_not_seen_never_leak(seats: int, seed: int, plies: int) -> None:
    """In any reachable position no view and no event tells a value that its reader may not know."""
    state, luck = make_match(GAME, seats).start(nth_seed("leaks", seed)), from_seed(nth_seed("luck", seed))
    assert isinstance(state, Wrecked)
    state.journal = []
    for _ in range(plies):
        if state.owing:
            state.play(*pick(state, luck))
    for viewer in (None, *range(seats)):
        view = state.view(viewer)
        assert isinstance(view, View)
        told = [(token.name, token.value) for token in view.tokens]
        for side in view.seats:
            told += [(token.name, token.value) for token in side.stockpile]
            told += [(token.name, token.value) for ship in side.ships for token in ship.cargo]
        for name, value in told:
            number = TOKEN_NAMES.index(name)
            if value is not None and number < 30 and state.owing:
                assert viewer is not None
                assert has(state.seen[viewer], number)
        for note in state.journal:
            if note.kind == "looked" and note.seat != viewer:
                assert GAME.event(note, viewer, PARTS).params == {}


@pytest.mark.rule("GW36")
def test_a_player_who_dropped_a_token_still_knows_it() -> None:
    table = scene(pieces={**PIECES, "sloop2": "360 150"}, aboard={"sloop2": "cargo1"}, values={"cargo1": 2})
    table.rolls(1).plays("attack sloop sloop2", "drop cargo1 400 150")
    known = [table.view(viewer).tokens[0].value for viewer in (1, 2, None)]
    assert known == [None, 2, None]


def test_redealing_shuffles_what_is_hidden_and_keeps_what_is_known() -> None:
    table = scene(pieces=PIECES, aboard={"sloop1": "cargo1"}, stock={2: "cargo2 cargo3"}, values={"cargo1": 3})
    met, decks = Counter[tuple[int, int]](), set()
    for world in range(200):
        redealt = table.state.redeal(0, from_seed(nth_seed("world", world)))
        redealt.check()
        assert redealt.values[0] == 3
        assert Counter(redealt.values) == Counter(table.state.values)
        met[redealt.values[1], redealt.values[2]] += 1
        decks.add(tuple(redealt.deck))
    assert len(met) >= 8, "all pairs of values but perhaps the rarest"
    assert len(decks) > 190


def test_buildings_that_went_under_the_deck_are_known() -> None:
    table = scene(pieces={**PIECES, "sloop1": "700 220"}, aboard={"sloop1": "cargo1 cargo2 cargo3"})
    table.rolls(3).plays("trade sloop", "store cargo1", "store cargo2", "store cargo3")
    table.plays(sorted(table.choices())[0])
    known = list(table.state.deck)[-2:]
    for world in range(20):
        redealt = table.state.redeal(1, from_seed(nth_seed("deck", world)))
        assert list(redealt.deck)[-2:] == known


def test_points_of_others_leave_out_coins_that_are_not_known() -> None:
    table = scene(pieces=PIECES, stock={2: "cargo1 whale1"}, values={"cargo1": 3})
    mine, theirs = table.view(2).seats[1], table.view(1).seats[1]
    assert (mine.points, mine.unknown) == (9 + 3 + 3, 0)
    assert (theirs.points, theirs.unknown) == (9 + 3, 1)


# ---- Words and pictures -------------------------------------------------------------------------------------------


def test_moves_are_put_in_words_that_fit_the_table() -> None:
    table = scene(pieces={**PIECES, "whale1": "330 200"}, aboard={"sloop1": "cargo1"}, rolls=[3])
    say = Speaker("en", GAME.text, ["Ada", "Bo"])

    def words(move: str) -> str:
        return say.say(GAME.words(CODEC.saying(CODEC.parse(move)), table.view(1)))

    assert words("attack sloop sloop2") == "Attack Bo’s sloop with the sloop: any die hits"
    assert words("attack sloop whale1") == "Attack whale 1 with the sloop: a 3 or more hits"
    assert words("attack sloop kraken") == "Attack the Kraken with the sloop: a 6 or more hits"
    assert words("explore sloop fort2") == "Explore the fort on Old Anchor with the sloop: 12 or more"
    table.plays("sail")
    assert words("move sloop 390 150") == "sloop 300,150 > 390,150, towards Old Anchor (E)"
    assert words("move sloop 330 66") == "sloop 300,150 > 330,66, NNE", "open water"
    assert words("move sloop 318 181") == "sloop 300,150 > 318,181, beside whale 1"
    assert words("dock sloop 202 150") == "sloop 300,150 > 202,150, docking at Gull Rock"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_shows_every_piece(language: str) -> None:
    table = scene(pieces={**PIECES, "whale1": "330 250", "whale2": "500 250", "cargo9": "250 600"}, dead="whale2")
    drawn = GAME.draw(table.view(1), Speaker(language, GAME.text, ["Ada", "Bo"]))
    ruler, *rows = ["".join(span.text for span in line[1:]) for line in drawn[: ROWS + 1]]
    assert ruler.split() == ["0", "141", "283", "425", "566", "708"], "how far to the right, every tenth column"
    assert ruler.index("425") == 30
    assert {len(row) for row in rows} == {COLUMNS}
    marks = Counter("".join(rows))
    assert all(marks[mark] == 1 for mark in "AaBbwxc")
    assert all("".join(rows).count(numbered) == 1 for numbered in ("w1", "x2", "c9"))
    assert marks["K"] > 4
    assert rows[150 * ROWS // 850][300 * COLUMNS // 850] == "A"


def screen_of(table: Scene, language: str) -> str:
    speaker = Speaker(language, GAME.text, ["Ada", "Bo"])
    return "\n".join("".join(span.text for span in line) for line in GAME.draw(table.view(1), speaker))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_says_where_islands_are_and_what_can_be_typed(language: str) -> None:
    table = scene(pieces=PIECES, rolls=[3])
    assert f"1 {'Gull Rock' if language == 'en' else 'Möwenfels'} (7) 150,150 " in screen_of(table, language)
    assert "(8) 700,700" in screen_of(table, language)
    assert "412,300" not in screen_of(table, language)
    table.plays("sail")
    assert "move sloop 412,300" in screen_of(table, language), "any position may be named now"


@pytest.mark.parametrize(("language", "side", "box"), [("en", "tentacle side up", "Penalty Box 2"),
                                                       ("de", "Tentakelseite oben", "Strafkiste 2")])  # fmt: skip
def test_the_screen_shows_flags_on_the_kraken_board_and_in_the_penalty_box(language: str, side: str, box: str) -> None:
    table = scene(pieces=PIECES)
    assert side not in screen_of(table, language)
    state = table.state
    state.tentacles, state.swallowed, state.filled = 1, 16, 2
    state.penalty = type(state.penalty)([2, 0])
    shown = screen_of(table, language)
    kraken = next(line for line in shown.splitlines() if line.startswith("Kraken"))
    ada = next(line for line in shown.splitlines() if line.startswith("▶ Ada"))
    assert f"Ada, {side} (−1)" in kraken
    assert kraken.count("Bo") == 1
    assert f"{side} 1" in ada
    assert box in ada


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_is_sound_svg_with_every_piece_where_it_is(language: str) -> None:
    table = scene(pieces={**PIECES, "whale1": "330 250", "cargo9": "250 600"}, aboard={"sloop1": "cargo1"})
    picture = GAME.svg_map(table.view(None), Speaker(language, GAME.text, ["Ada", "Bo"]))
    assert picture is not None
    root = ElementTree.fromstring(picture)
    assert root.tag.endswith("svg")
    moved = {part.get("transform", "") for part in root.iter()}
    assert {"translate(300 150)", "translate(425 425)", "translate(330 250)"} <= moved
    circles = {(part.get("cx"), part.get("cy"), part.get("r")) for part in root.iter() if part.tag.endswith("circle")}
    assert {("150", "150", "40"), ("250", "600", "8")} <= circles


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    import re

    files = [(GAME.text / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    entries = []
    for text in files:
        found = {}
        for message in re.split(r"\n(?=[a-z])", text):
            code, _, body = message.partition(" =")
            if re.fullmatch(r"[a-z0-9-]+", code):
                found[code] = set(re.findall(r"\$([a-z]+)", body))
        entries.append(found)
    assert entries[0] == entries[1]
    assert msgspec.json.encode(sorted(entries[0]))
