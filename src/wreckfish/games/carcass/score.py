"""End and score of Captain Carcass: what a Hold is worth, who has won, and where the points come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, lowest, members
from wreckfish.core.state import shared_by_best
from wreckfish.core.values import Outcome, Part, Score, rank
from wreckfish.games.carcass.cards import suits_held

if TYPE_CHECKING:
    from wreckfish.games.carcass.rules import Carcass


def hold_points(table: Carcass, seat: i64, hold: i64) -> i64:
    """CC22 What a Hold is worth: the highest card of each suit, unless Diver or Variant say otherwise."""
    # Always: CC22
    scored: i64 = table.data.variant.scored(hold)
    total: i64 = -table.data.variant.missing(hold)
    diver = table.divers[seat]
    while scored:
        card: i64 = lowest(scored)
        total += table.data.values[card] + diver.worth(card // 6)
        scored &= scored - 1
    return total


def outcome(table: Carcass) -> Outcome:
    """CC22, CC23 Most points win; then most cards; then the victory is shared."""
    keys: list[tuple[int, int]] = []
    for seat in range(table.seats):
        keys.append((table.data.variant.merit(table.points(seat)), count_bits(table.holds[seat])))
    # CC23 if [merit for merit, _ in keys].count(max(keys)[0]) > 1
    # CC75 if table.data.variant.name == "below-the-waves"
    places = rank(keys)
    scores: list[Score] = []
    for seat in range(table.seats):
        scores.append(Score(table.points(seat), places[seat], parts(table, seat), (count_bits(table.holds[seat]),)))
    return Outcome(table.reason, tuple(scores))


def win_shares(table: Carcass) -> vec[float]:
    """CC22, CC23 As in `outcome`, without a list of parts."""
    keys: vec[i64] = vec[i64]()
    for seat in range(table.seats):
        keys = append(keys, table.data.variant.merit(table.points(seat)) * 64 + count_bits(table.holds[seat]))
    return shared_by_best(keys)


def final_tally(table: Carcass, seat: i64) -> vec[i64]:
    """Points by suit, of the Diver, lost for missing suits; the cards in the Hold; the Diver, if there are any."""
    found: vec[i64] = table.data.blank[:]
    diver = table.divers[seat]
    scored: i64 = table.data.variant.scored(table.holds[seat])
    while scored:
        card: i64 = lowest(scored)
        found[card // 6] += table.data.values[card]
        found[10] += diver.worth(card // 6)
        scored &= scored - 1
    found[11] = -table.data.variant.missing(table.holds[seat])
    found[12] = table.holds[seat]
    for number in range(len(table.data.crew) if len(found) > 13 else 0):
        if table.data.crew[number].name == diver.name:
            found[13] = bit(number)
    return found


def parts(table: Carcass, seat: i64) -> tuple[Part, ...]:
    """Where a seat's points come from."""
    hold: i64 = table.holds[seat]
    parts: list[Part] = []  # CC71 if count_bits(table.data.variant.scored(hold)) > count_bits(suits_held(hold))
    for card in members(table.data.variant.scored(hold)):
        points: int = table.data.values[card]
        parts.append(Part(code="part-card", points=points, params={"card": table.data.names[card]}))
        extra: int = table.divers[seat].worth(card // 6)
        if extra:  # CC55
            parts.append(Part(code="part-diver", points=extra, params={"diver": table.divers[seat].name}))
    missing: int = table.data.variant.missing(hold)
    if missing:  # CC73
        suits: int = 10 - count_bits(suits_held(hold))
        parts.append(Part(code="part-missing", points=-missing, params={"count": suits}))
    return tuple(parts)
