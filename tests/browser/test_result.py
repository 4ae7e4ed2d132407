"""The result: tie-breaks for the player ahead alone, the points by kind, their course, the turns that decided it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from browsing import PHONE, Language, Seating, Visit
from harness import ServerProcess

from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, new_record, write
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from
from wreckfish.core.values import Outcome
from wreckfish.language import LANGUAGES, Speaker

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

GAME = find_game("carcass")
DEALS = 2000

SHOWN = """() => ({
    bars: [...document.querySelectorAll("dialog[open] .bar")].map((bar) =>
        [...bar.querySelectorAll("li")].reduce((sum, each) => sum + Number(each.lastChild.textContent), 0)),
    ends: [...document.querySelectorAll("dialog[open] .sum")].map((sum) => Number(sum.textContent)),
    turns: document.querySelectorAll("dialog[open] .turn").length,
    wide: Math.max(...[...document.querySelectorAll("dialog[open] .body")].map((e) => e.scrollWidth - e.clientWidth)),
})"""

# Whether the result, or the button for it, appears while the headline still tells an event, or after that.
EARLY = """() => {
    let told = false;
    window.seen = null;
    window.hasty = false;
    const look = () => {
        const head = document.querySelector("#asked");
        const tells = head !== null && /event|alarm/.test(head.className);
        told ||= tells;
        window.hasty ||= tells && document.querySelector(".after") !== null;
        if (!window.seen && document.querySelector("dialog[open] .score"))
            window.seen = told && !tells ? "after" : "early";
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


@cache
def tied() -> tuple[str, str, Outcome]:
    """A game that ends in a tie."""
    return ending(lambda outcome: any(outcome.tie_break(seat) for seat in range(2)))


def ending(wanted: Callable[[Outcome], bool], **options: str) -> tuple[str, str, Outcome]:
    """The record of a two-player game up to the first seat's last move; that move; and the outcome it leads to."""
    match = make_match(GAME, 2, options)
    for number in range(DEALS):
        luck = from_seed(seed_from(f"divers {number}"))
        record = new_record(match, seed_from(f"ties {number}"))
        state = record.start()
        while state.owing:
            seat = state.to_act()[0]
            record.plies.append(Ply(seat, state.random_move(seat, luck)))
            state.play(seat, record.plies[-1].move)
        outcome, last = state.outcome(), record.plies.pop()
        assert outcome is not None
        if last.seat == 0 and wanted(outcome):
            return write(record), match.codec.text(last.move), outcome
    raise AssertionError("none of these deals ends like this")


@pytest.mark.parametrize(
    ("variant", "winner", "sign", "title"),
    [
        ("none", 0, 1, "You win by {}!"),
        ("none", 1, 1, "Gull wins by {}!"),
        ("below-the-waves", 0, -1, "You win!"),  # with fewer points
    ],
)
def test_the_result_says_who_won_and_by_how_much(
    visit: Visit, table_server: ServerProcess, variant: str, winner: int, sign: int, title: str
) -> None:
    def lead(outcome: Outcome) -> int:
        return outcome.scores[winner].points - outcome.scores[1 - winner].points

    position, move, outcome = ending(
        lambda each: each.scores[winner].place == 1 and sign * lead(each) > 1, variant=variant
    )
    ada = visit(table_server.address)
    ada.come_in("Ada")
    seating = Seating("carcass", ".board .deck")
    seating.begin([ada], table := seating.sit_down(ada, seats=2, bots=1, start=False, position=position))
    ada.post(f"/tables/{table}/move", move=move)
    ada.page.wait_for_selector("dialog[open] .score")
    assert ada.page.inner_text("dialog[open] h2") == title.format(lead(outcome))
    assert ada.page.locator("dialog[open] .party svg path").count() == (24 if winner == 0 else 0), "bunting for a loser"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tie_break_is_shown_for_the_player_it_put_ahead(
    visit: Visit, table_server: ServerProcess, language: Language
) -> None:
    position, move, outcome = tied()
    ada = visit(table_server.address, language=language)
    ada.come_in("Ada")
    seating = Seating("carcass", ".board .deck")
    table = seating.sit_down(ada, seats=2, bots=1, start=False, position=position)
    seating.begin([ada], table)
    ada.post(f"/tables/{table}/move", move=move)
    ada.page.wait_for_selector("dialog[open] .score")
    for place, seat in enumerate(sorted(range(2), key=lambda seat: outcome.scores[seat].place)):
        told = ada.page.locator("dialog[open] .score").nth(place).locator(".tie")
        broken = outcome.tie_break(seat)
        words = [] if broken is None else [(f"tie-break-{broken.number}", broken.value, broken.other)]
        say = Speaker(language, GAME.text)
        assert told.all_inner_texts() == [say.text(code, value=value, other=other) for code, value, other in words]


def test_the_result_says_where_the_points_came_from_and_what_decided_it(
    visit: Visit, table_server: ServerProcess
) -> None:
    """Bars add up to the points, the curve ends with them, and a spectator sees it once everything has been shown."""
    position, move, outcome = tied()
    ada, eve = visit(table_server.address, size=PHONE), visit(table_server.address, moving=True)
    ada.come_in("Ada")
    seating = Seating("carcass", ".board .deck")
    table = seating.sit_down(ada, seats=2, bots=1, start=False, position=position)
    seating.begin([ada], table)
    eve.reaches(f"/table/{table}", ".board .deck")
    eve.page.evaluate(EARLY)
    ada.post(f"/tables/{table}/move", move=move)
    for reader in (ada, eve):
        reader.page.wait_for_selector("dialog[open] .turn")
        found = reader.page.evaluate(SHOWN)
        points = [outcome.scores[seat].points for seat in sorted(range(2), key=lambda seat: outcome.scores[seat].place)]
        assert found["bars"] == points
        assert sorted(found["ends"]) == sorted(points)
        assert 0 < found["turns"] <= 3
        assert found["wide"] <= 0
    assert eve.page.evaluate("window.seen") == "after", "the result came before the last event had been shown"
    assert not eve.page.evaluate("window.hasty"), "so did the button for it"
