"""The Kraken's turn, GW50-GW54: it is woken, swims and strikes as the player to the right wants, and takes flags."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, has, lowest
from wreckfish.core.question import Question, no
from wreckfish.core.values import Prompt, Refusal
from wreckfish.games.wrecked.courses import kraken_ends
from wreckfish.games.wrecked.fighting import hurt
from wreckfish.games.wrecked.geometry import gap, root_up, square_apart, within
from wreckfish.games.wrecked.names import blocker_name
from wreckfish.games.wrecked.pieces import EDGE, FIRST_SHIP, TARGET_SHIPS, TOKENS, place_in, target_piece
from wreckfish.games.wrecked.sailing import hull_of
from wreckfish.games.wrecked.verbs import DONE, STRIKE, SWIM, strike_move, strike_target, swim_move
from wreckfish.games.wrecked.waters import in_the_way, kraken_waters

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked


def wake(table: Wrecked) -> None:
    """GW23 The action is not resolved and the turn ends; the player to the right controls the Kraken."""
    table.waker = table.turn  # GW23
    table.kraken_left = table.data.actions[table.level]
    table.tell("woke", table.turn, table.right_of(table.turn))


class MoveKraken(Question["Wrecked"]):
    """GW51 It swims up to its speed in a straight line, over whatever floats, or strikes a ship within S. Islands stop
    it, and it ends on no ship. Its controller may use fewer actions or none.
    """

    name = "kraken"
    rule = "GW51"
    answers = (SWIM, STRIKE, DONE)

    def ask(self, table: Wrecked) -> i64:
        if table.kraken_left == 0:
            return 0
        return bit(table.right_of(table.waker))

    def reaches(self, table: Wrecked, ship: i64) -> bool:
        return within(table.kraken_at, table.at[ship], table.data.kraken + table.data.ship, table.data.short)

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        ships: i64 = table.afloat & ~TOKENS
        while ships:
            ship: i64 = lowest(ships)
            ships &= ships - 1
            if self.reaches(table, ship):
                found = append(found, strike_move(TARGET_SHIPS + ship - FIRST_SHIP))
        ends: vec[i64] = kraken_ends(table)
        for n in range(len(ends)):
            found = append(found, swim_move(ends[n] >> 11, ends[n] & 2047))
        return append(found, DONE)

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        if move == DONE:
            return None
        if move & 31 == STRIKE:
            return self.refuse_strike(table, strike_target(move))
        place: i64 = place_in(move)
        speed: i64 = table.data.swim[table.level]
        if square_apart(place, table.kraken_at) > speed * speed:
            return no("too-far", "GW51", far=root_up(square_apart(place, table.kraken_at)), most=speed)
        what: i64 = kraken_waters(table).blocker(place)
        if FIRST_SHIP <= what < EDGE:
            return no("ends-on", "GW51", obstacle=blocker_name(what))
        if what >= 0:
            return in_the_way(what, "GW51")
        return no("standing-still", "GW51") if place == table.kraken_at else None

    def refuse_strike(self, table: Wrecked, target: i64) -> Refusal | None:
        ship: i64 = target_piece(target)
        if target < TARGET_SHIPS or not has(table.afloat, ship):
            return no("strike", "GW51")
        if self.reaches(table, ship):
            return None
        far: i64 = gap(table.kraken_at, table.at[ship], table.data.kraken + table.data.ship)
        return no("strike-range", "GW51", target=blocker_name(ship), far=far, most=table.data.short)

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        if move == DONE:
            table.kraken_left = 0
            table.tell("calmed", seat)
            return
        table.kraken_left -= 1
        if move & 31 == STRIKE:
            strike(table, seat, target_piece(strike_target(move)))
            return
        table.tell("swam", seat, table.kraken_at, place_in(move))  # GW51
        table.kraken_at = place_in(move)

    def prompt(self, table: Wrecked, seat: i64) -> Prompt:
        return Prompt(code="ask-kraken", rule="GW51", params={"count": table.kraken_left})


def strike(table: Wrecked, seat: i64, ship: i64) -> None:
    """GW51 One die and its strength against the hull; damage as by cannons."""
    table.reveals += 1  # GW51
    strength: i64 = table.luck.roll(6) + table.data.strength[table.level]
    table.tell("struck", seat, ship, strength)
    damage: i64 = strength - hull_of(table, ship)
    if damage > 0:
        hurt(table, ship, damage)
    else:
        table.tell("unharmed", seat, ship)
