"""The Kraken's turn, GW50-GW54: it is woken, swims and strikes as the player to the right wants, and takes flags."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wreckfish.core.bits import has
from wreckfish.games.wrecked.fighting import hurt
from wreckfish.games.wrecked.geometry import square_apart, within
from wreckfish.games.wrecked.pieces import FIRST_SHIP, KRAKEN, NOTHING
from wreckfish.games.wrecked.sailing import hull_of
from wreckfish.games.wrecked.waters import kraken_waters

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked


def wake(table: Wrecked) -> None:
    """GW23 The action is not resolved and the turn ends; the player to the right controls the Kraken."""
    table.waker = table.turn  # GW23
    table.kraken_left = table.kit.actions[table.level]
    table.stage = KRAKEN
    table.tell("woke", table.turn, controller(table, table.turn))


def controller(table: Wrecked, waker: i64) -> i64:
    """GW23 Who sits to the right of a player."""
    return (waker + table.seats - 1) % table.seats


def can_swim(table: Wrecked, place: i64) -> bool:
    """GW51 Up to its speed in a straight line, over whatever floats; islands stop it, and it ends on no ship."""
    speed: i64 = table.kit.swim[table.level]
    if place == table.kraken_at or square_apart(place, table.kraken_at) > speed * speed:
        return False
    return kraken_waters(table).blocker(place) == NOTHING


def swim(table: Wrecked, seat: i64, place: i64) -> None:
    table.tell("swam", seat, table.kraken_at, place)  # GW51
    table.kraken_at = place
    table.kraken_left -= 1


def can_strike(table: Wrecked, ship: i64) -> bool:
    """GW51 A ship within S."""
    if not FIRST_SHIP <= ship < FIRST_SHIP + 2 * table.seats or not has(table.afloat, ship):
        return False
    return within(table.kraken_at, table.at[ship], table.kit.kraken + table.kit.ship, table.kit.short)


def strike(table: Wrecked, seat: i64, ship: i64) -> None:
    """GW51 One die and its strength against the hull; damage as by cannons."""
    table.kraken_left -= 1  # GW51
    table.unveiled += 1
    strength: i64 = table.luck.roll(6) + table.kit.strength[table.level]
    table.tell("struck", seat, ship, strength)
    damage: i64 = strength - hull_of(table, ship)
    if damage > 0:
        hurt(table, ship, damage)
    else:
        table.tell("unharmed", seat, ship)
