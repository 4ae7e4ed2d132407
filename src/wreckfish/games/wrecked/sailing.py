"""Deploying, GW20, and the action Move, GW30-GW32: from the shipyard to sea, step by step, into dock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wreckfish.core.bits import bit, has
from wreckfish.games.wrecked.geometry import inside, square_apart, within
from wreckfish.games.wrecked.pieces import FIRST_SHIP, NOTHING, owner_of, ship_of
from wreckfish.games.wrecked.waters import dock_at, shores_for, waters_of

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked


def at_sea(table: Wrecked, ship: i64) -> bool:
    return has(table.afloat, ship)


def fort_of(table: Wrecked, seat: i64) -> i64:
    """The island with a player's own fort."""
    for island in range(len(table.forts)):
        if table.forts[island] == seat:
            return island
    return -1


# ---- GW20 Deploying -------------------------------------------------------------------------------------------------


def can_deploy(table: Wrecked, seat: i64, ship: i64, place: i64) -> bool:
    """GW20 From the shipyard to free water within S of the own fort."""
    kit = table.kit
    if at_sea(table, ship) or not inside(place, kit.ship, kit.side):
        return False
    fort: i64 = table.isles[fort_of(table, seat)]
    if not within(place, fort, kit.ship + kit.fort, table.fleets[seat].launch):
        return False
    return shores_for(table, kit.ship, 0).in_the_way(place) < 0


def deploy_room(table: Wrecked, seat: i64) -> i64:
    """Any position where a ship may be deployed; -1 if there is none."""
    kit = table.kit
    fort: i64 = table.isles[fort_of(table, seat)]
    reach: i64 = kit.ship + kit.fort + table.fleets[seat].launch
    return shores_for(table, kit.ship, 0).room(kit.ship, kit.side - kit.ship, fort, reach)


def deploy(table: Wrecked, seat: i64, ship: i64, place: i64) -> None:
    table.at[ship] = place  # GW20
    table.afloat |= bit(ship)
    table.tell("deployed", seat, ship, place)


# ---- GW30-GW32 Move -------------------------------------------------------------------------------------------------


def can_sail(table: Wrecked, seat: i64) -> bool:
    return at_sea(table, ship_of(seat, 0)) or at_sea(table, ship_of(seat, 1))


def can_step(table: Wrecked, ship: i64, place: i64, docks: bool) -> bool:
    """GW30-GW32 Up to the ship's speed in a straight line through free water; to dock, up to an island with a fort."""
    if not at_sea(table, ship):
        return False
    start: i64 = table.at[ship]
    if place == start and (not docks or table.docked[ship - FIRST_SHIP] >= 0):
        return False
    speed: i64 = table.fleets[owner_of(ship)].speed
    if square_apart(start, place) > speed * speed:
        return False
    if docks and dock_at(table, place) < 0:
        return False
    return waters_of(table, ship).blocker(place) == NOTHING


def step(table: Wrecked, seat: i64, ship: i64, place: i64, docks: bool) -> None:
    """GW30 One of the steps is used. GW32 Who moves is docked no longer, unless the step ends docked."""
    table.tell("moved", seat, ship * 4194304 + table.at[ship], place)
    table.at[ship] = place
    table.docked[ship - FIRST_SHIP] = -1
    table.steps -= 1
    if docks:  # GW32
        table.docked[ship - FIRST_SHIP] = dock_at(table, place)
        table.tell("docked", seat, ship, dock_at(table, place))


def hull_of(table: Wrecked, ship: i64) -> i64:
    """GW32 A docked ship adds half the island's number."""
    hull: i64 = table.fleets[owner_of(ship)].hull
    island: i64 = table.docked[ship - FIRST_SHIP]
    if island >= 0:
        hull += table.numbers[island] >> 1
    return hull
