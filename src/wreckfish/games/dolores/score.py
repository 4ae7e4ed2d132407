"""The end of a game of Dolores and its score (DO21, DO50-DO55). No text, no screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, lowest
from wreckfish.core.values import Outcome, Part, Score, rank
from wreckfish.games.dolores.cards import DEALT_SLOTS, TOTALS, how_many, set_total
from wreckfish.games.dolores.components import GOODS
from wreckfish.games.dolores.loot import NOBODY, gathered, show_hidden

if TYPE_CHECKING:
    from wreckfish.games.dolores.rules import Dolores


def turn_over(table: Dolores) -> None:
    """DO21 Too few cards are left for a contest: if Dawn has not come, it is among them."""
    if not table.lookout:  # DO21
        slots: i64 = 0
        while table.left:
            slot: i64 = lowest(DEALT_SLOTS & ~slots)
            table.left -= 1
            table.loot |= table.deck[table.left] << (slot * 5)
            slots |= bit(slot)
        table.lying = slots
        table.reveals += 1
        table.tell("last-cards", NOBODY, gathered(table, slots))
        table.tell("dawn", table.dealer)


def finish(table: Dolores) -> None:
    """DO41, DO50, DO21 The game ends: at Dawn, or after a Lookout when there are too few cards."""
    table.reason = "no-cards" if table.lookout else "dawn"  # DO50
    table.said = 0
    if table.hidden:
        show_hidden(table, table.hidden)


def points_of(holding: i64) -> i64:
    """DO52, DO53 The highest sets and the lowest sets. If all are equal they are both, and so count twice."""
    # Always: DO51, DO52, DO54
    high: i64 = 0
    low: i64 = 99
    highs: i64 = 0
    lows: i64 = 0
    for goods in range(7):
        total: i64 = TOTALS[(holding >> (goods * 6)) & 63]
        if total:
            if total > high:
                high = total
                highs = total
            elif total == high:
                highs += total
            if total < low:
                low = total
                lows = total
            elif total == low:
                lows += total
    return highs + lows


def why_scored(holding: i64, goods: i64) -> str:
    """DO52, DO53 Why a set scores; empty if it does not."""
    totals: list[int] = [set_total(holding, other) for other in range(7) if set_total(holding, other)]
    total: int = set_total(holding, goods)
    if max(totals) == min(totals):
        return "doubled"
    return "highest" if total == max(totals) else "lowest" if total == min(totals) else ""


def parts(holding: i64) -> tuple[Part, ...]:
    """DO52, DO53 Each set with its total, and why it scores or does not."""
    found: list[Part] = []
    for goods in range(7):
        total: int = set_total(holding, goods)
        if total:
            why: str = why_scored(holding, goods)
            points: int = total * 2 if why == "doubled" else total if why else 0  # DO53 if why == "doubled"
            found.append(
                Part(code=f"part-{why or 'between'}", points=points, params={"goods": GOODS[goods], "total": total})
            )
    return tuple(found)


def final_tally(holding: i64) -> vec[i64]:
    """DO52, DO53 Points by kind of goods; the cards held, each kind once."""
    high: i64 = 0
    low: i64 = 99
    for goods in range(7):
        total: i64 = set_total(holding, goods)
        high = total if total > high else high
        low = total if 0 < total < low else low
    found: vec[i64] = vec[i64]()
    for goods in range(7):
        own: i64 = set_total(holding, goods)
        times: i64 = 0
        if own == high:
            times += 1
        if own == low:
            times += 1
        found = append(found, own * times)
    cards: i64 = 0
    for card in range(31):
        if how_many(holding, card):
            cards |= bit(card)
    return append(found, cards)


def outcome(table: Dolores) -> Outcome | None:
    """DO55 Most points win; equals share the victory."""
    # Always: DO55
    if table.reason == "":
        return None
    points: list[int] = [points_of(table.holds[seat]) for seat in range(table.seats)]
    places = rank(points)
    scores = [Score(points[seat], places[seat], parts(table.holds[seat])) for seat in range(table.seats)]
    return Outcome(table.reason, tuple(scores))
