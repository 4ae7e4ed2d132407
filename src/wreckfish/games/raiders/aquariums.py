"""Step 4 of a turn of Wreck Raiders (WR60-WR63): which pieces can be paid and placed, and building with them.

What an aquarium is worth is in score.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, lowest
from wreckfish.games.raiders.hoard import BOTTOMS, MIDDLES, TOPS, can_pay

if TYPE_CHECKING:
    from wreckfish.games.raiders.rules import Raiders


def open_tanks(table: Raiders, seat: i64) -> i64:
    """WR62 The aquariums without a Top, by their Bottoms."""
    found: i64 = 0
    mine: i64 = table.bottoms[seat]
    while mine:
        bottom: i64 = lowest(mine)
        mine &= mine - 1
        if table.tanks[bottom] & TOPS == 0:
            found |= bit(bottom)
    return found


def placeable(table: Raiders, seat: i64) -> i64:
    """WR62 The pieces of the market that a seat can place."""
    if open_tanks(table, seat):
        return table.market
    return table.market & BOTTOMS


def payable(table: Raiders, seat: i64) -> i64:
    """WR60 Those of them that it can pay."""
    pieces: i64 = placeable(table, seat)
    found: i64 = 0
    while pieces:
        piece: i64 = lowest(pieces)
        pieces &= pieces - 1
        if can_pay(table.shells[seat], table.kit.costs[piece]):
            found |= bit(piece)
    return found


def can_buy(table: Raiders) -> bool:
    return table.shells[table.turn] != 0 and payable(table, table.turn) != 0


def builds(table: Raiders, seat: i64, verb: i64, pieces: i64, found: vec[i64]) -> vec[i64]:
    """WR61, WR62 A Bottom starts a new aquarium; other pieces go on any that is open."""
    tanks: i64 = open_tanks(table, seat)
    while pieces:
        piece: i64 = lowest(pieces)
        pieces &= pieces - 1
        if bit(piece) & BOTTOMS:
            found = append(found, verb + piece * 12 * 32)
            continue
        mine: i64 = tanks
        while mine:
            found = append(found, verb + (piece * 12 + lowest(mine) + 1) * 32)
            mine &= mine - 1
    return found


def build(table: Raiders, seat: i64, piece: i64, tank: i64) -> None:
    """WR61-WR63 A piece leaves the market for an aquarium, and its place is refilled."""
    table.market &= ~bit(piece)
    if tank == 0:  # WR61
        table.bottoms[seat] |= bit(piece)
        table.tanks[piece] = bit(piece)
    else:  # WR62
        table.tanks[tank - 1] |= bit(piece)
    table.tell("built", seat, piece, tank)
    table.refill_market(stack_of(piece))  # WR63


def stack_of(piece: i64) -> i64:
    """All pieces of the same part."""
    if bit(piece) & BOTTOMS:
        return BOTTOMS
    if bit(piece) & MIDDLES:
        return MIDDLES
    return TOPS
