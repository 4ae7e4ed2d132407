"""Step 4 of a turn of Wreck Raiders (WR60-WR63): which pieces a seat can pay for and place, and building.

What an aquarium is worth is in score.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, has, lowest, when
from wreckfish.core.question import Question, no
from wreckfish.core.values import Refusal
from wreckfish.games.raiders.hoard import BOTTOMS, MIDDLES, TOPS, can_pay
from wreckfish.games.raiders.treasures import pay
from wreckfish.games.raiders.verbs import BUY, DONE, buy_move, buy_piece, buy_tank, gain_move

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
    """WR62 The pieces in the market that a seat can place."""
    if open_tanks(table, seat):
        return table.market
    return table.market & BOTTOMS


def payable(table: Raiders, seat: i64) -> i64:
    """WR60 The pieces among them that it can pay for."""
    pieces: i64 = placeable(table, seat)
    found: i64 = 0
    while pieces:
        piece: i64 = lowest(pieces)
        pieces &= pieces - 1
        if can_pay(table.shells[seat], table.data.costs[piece]):
            found |= bit(piece)
    return found


def builds(table: Raiders, seat: i64, pieces: i64, free: bool) -> vec[i64]:
    """WR61, WR62 A Bottom starts a new aquarium; other pieces go on any that is open."""
    found: vec[i64] = vec[i64]()
    tanks: i64 = open_tanks(table, seat)
    while pieces:
        piece: i64 = lowest(pieces)
        pieces &= pieces - 1
        if bit(piece) & BOTTOMS:
            found = append(found, gain_move(piece, 0) if free else buy_move(piece, 0))
            continue
        mine: i64 = tanks
        while mine:
            tank: i64 = lowest(mine) + 1
            mine &= mine - 1
            found = append(found, gain_move(piece, tank) if free else buy_move(piece, tank))
    return found


def refuse_piece(table: Raiders, seat: i64, piece: i64, tank: i64) -> Refusal | None:
    """WR60-WR62 Why a piece cannot be taken, or not placed there."""
    names: list[str] = table.data.parts.piece_names
    if not has(table.market, piece):
        return no("piece-there", "WR60", piece=names[piece])
    if bit(piece) & BOTTOMS:
        return no("bottom-there", "WR61", piece=names[piece]) if tank else None
    if tank == 0 or not has(table.bottoms[seat], tank - 1):
        return no("tank", "WR62", piece=names[piece])
    if table.tanks[tank - 1] & TOPS:
        return no("closed-tank", "WR62", piece=names[tank - 1])
    return None


class BuyPiece(Question["Raiders"]):
    """WR60 Buy a piece from the market for the shells that it shows."""

    name = "buy"
    rule = "WR60"
    answers = (BUY, DONE)

    def ask(self, table: Raiders) -> i64:
        return when(table.shells[table.turn] != 0 and payable(table, table.turn) != 0, bit(table.turn))

    def options(self, table: Raiders, seat: i64) -> vec[i64]:
        return append(builds(table, seat, payable(table, seat), False), DONE)

    def refuse(self, table: Raiders, seat: i64, move: i64) -> Refusal | None:
        if move == DONE:
            return None
        piece: i64 = buy_piece(move)
        refusal = refuse_piece(table, seat, piece, buy_tank(move))
        if refusal is None and not can_pay(table.shells[seat], table.data.costs[piece]):
            return no("shells-for", "WR60", piece=table.data.parts.piece_names[piece])
        return refusal

    def answer(self, table: Raiders, seat: i64, move: i64) -> None:
        # WR60 if not table.rivals_move(); WR89 if table.rivals_move()
        pay(table, seat, table.data.costs[buy_piece(move)])
        build(table, seat, buy_piece(move), buy_tank(move))


def build(table: Raiders, seat: i64, piece: i64, tank: i64) -> None:
    """WR61-WR63 Move a piece from the market to an aquarium, and refill its place."""
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
