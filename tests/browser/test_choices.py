"""The choices of Captain Carcass: nothing covers a selectable piece on any screen, and a certain incident is marked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from browsing import LAPTOP, PHONE, Language, Reader, Visit
from harness import ServerProcess

from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, new_record, write
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

GAME = find_game("carcass")
SEATS = 4
DEALS = 30
COUNTS = (2, 4, 5, 7, 8, 12, 20)
SMALL_PHONE = (360, 640)

# Pieces whose centre is covered by another element after scrolling to them.
COVERED = """() => [...document.querySelectorAll(".answers button")].flatMap((each) => {
    each.scrollIntoView({block: "nearest", inline: "nearest"});
    const box = each.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return each.contains(top) ? [] : [`${each.ariaLabel} under ${top?.className}`];
})"""


# The pieces by owner: whether each is marked, and what a screen reader says.
PIECES = """() => [...document.querySelectorAll(".tray .group")].map((group) =>
    [...group.querySelectorAll(".piece")].map((each) => [each.matches(".bad"), each.ariaLabel]))"""


def asked_first(options: dict[str, str] | None = None) -> Iterator[tuple[Any, list[str], str]]:
    """Positions of random games in which seat 0 is asked: the position, its moves as texts, the record so far."""
    for number in range(DEALS):
        match = make_match(GAME, SEATS, options or {})
        luck = from_seed(seed_from(f"chooser {number}"))
        record = new_record(match, seed_from(f"choices {number}"))
        state: Any = record.start()
        while state.owing:
            seat = state.to_act()[0]
            moves = state.legal(seat)
            if seat == 0 and record.plies:
                yield state, [match.codec.text(move) for move in moves], write(record)
            move = moves[luck.below(len(moves))]
            state.play(seat, move)
            record.plies.append(Ply(seat, move))


def questions() -> dict[int, str]:
    """Records that end with seat 0 choosing a piece, keyed by the number of pieces."""
    found: dict[int, str] = {}
    for _, texts, record in asked_first({"divers": "dealt"}):
        pieces = {text.split()[-1] for text in texts if " " in text}
        if len(pieces) > 1:
            found.setdefault(len(pieces), record)
    return found


def sit_down(reader: Reader, record: str, sight: str) -> None:
    table = reader.post("/tables", game="carcass", seats=SEATS, open=False, position=record)["id"]
    reader.post(f"/tables/{table}/sit", seat=0)
    for seat in range(1, SEATS):
        reader.post(f"/tables/{table}/bot", seat=seat, bot="random")
    reader.post(f"/tables/{table}/start")
    reader.reaches(f"/table/{table}", sight)


def test_nothing_covers_a_selectable_piece(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, language="de")
    ada.come_in("Ada")
    asked = questions()
    for count in COUNTS:
        sit_down(ada, asked[count], ".tray .piece")
        for size in (SMALL_PHONE, PHONE, LAPTOP):
            ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            ada.page.wait_for_timeout(100)  # time for the board to measure itself; a busy machine may take longer
            ada.wait_until(lambda: not ada.page.evaluate(COVERED), f"{count} pieces on {size}, none of them covered")


def clashing(options: dict[str, str]) -> tuple[set[str], str]:
    """The first choice between cards of which some, but not all, cause an incident: those, and the record."""
    for state, texts, record in asked_first(options):
        if all(text.split()[0] in ("map", "net", "harpoon") for text in texts):
            cards = {text.split()[1] for text in texts}
            bad = {card for card in cards if state.blocked >> state.data.names.index(card) & 1}
            if bad and bad < cards:
                return bad, record
    raise AssertionError("no such choice in these deals")


@pytest.mark.parametrize(
    ("options", "language", "word"),
    [({}, "de", "unfall"), ({"variant": "strange-waters"}, "en", "incident")],
    ids=["suits", "values"],
)
def test_cards_that_cause_an_incident_are_marked_and_come_last(
    visit: Visit, table_server: ServerProcess, options: dict[str, str], language: Language, word: str
) -> None:
    ada = visit(table_server.address, language=language)
    ada.come_in("Ada")
    bad, record = clashing(options)
    sit_down(ada, record, ".tray .piece")
    groups: list[list[tuple[bool, str]]] = ada.page.evaluate(PIECES)
    seen = [each for group in groups for each in group]
    assert sum(marked for marked, _ in seen) == len(bad)
    assert all((word in label.lower()) == marked for marked, label in seen)
    for group in groups:
        marks = [marked for marked, _ in group]
        assert marks == sorted(marks), "what causes an incident comes last"
    assert [group[0][0] for group in groups] == sorted(group[0][0] for group in groups)
    assert ada.barriers() == []


def test_a_dive_known_to_end_in_an_incident_is_not_the_highlighted_answer(
    visit: Visit, table_server: ServerProcess
) -> None:
    ada = visit(table_server.address, drawn=False)
    ada.come_in("Ada")
    known = (
        record
        for state, texts, record in asked_first()
        if set(texts) == {"place", "leave"} and state.view(0).risk.bad == state.view(0).risk.cards
    )
    sit_down(ada, next(known), ".answers .act")
    names = [each.split()[0] for each in ada.page.locator(".answers .act").all_inner_texts()]
    marks = ada.page.eval_on_selector_all(".answers .act", "(all) => all.map((each) => [...each.classList])")
    assert names == ["Leave", "Place"]
    assert ["go" in each for each in marks] == [True, False]
    assert ["bad" in each for each in marks] == [False, True]
