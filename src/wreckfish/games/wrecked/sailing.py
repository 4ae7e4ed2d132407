"""A turn begins, GW20, and the action Move, GW30-GW32: from the shipyard to sea, step by step, into dock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, has
from wreckfish.core.question import Question, Step, no
from wreckfish.core.values import Prompt, Refusal
from wreckfish.games.wrecked import verbs
from wreckfish.games.wrecked.action import Action
from wreckfish.games.wrecked.courses import rings, ship_ends
from wreckfish.games.wrecked.geometry import gap, inside, root_up, square_apart, within
from wreckfish.games.wrecked.names import ship_name
from wreckfish.games.wrecked.pieces import EDGE, FIRST_SHIP, LAIR, owner_of, place_in, ship_of
from wreckfish.games.wrecked.verbs import DEPLOY, DOCK, DONE, SAIL, STEP
from wreckfish.games.wrecked.waters import dock_at, in_the_way, shores_for, waters_of, what_is_near

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked


def at_sea(table: Wrecked, ship: i64) -> bool:
    return has(table.afloat, ship)


# ---- GW20 Deploying -------------------------------------------------------------------------------------------------


class BeginTurn(Step["Wrecked"]):
    def run(self, table: Wrecked) -> None:
        table.acted = 0
        table.tell("turn", table.turn, table.round + 1)


def fort_of(table: Wrecked, seat: i64) -> i64:
    """The island with a player's own fort."""
    for island in range(len(table.forts)):
        if table.forts[island] == seat:
            return island
    return -1


class DeployShip(Question["Wrecked"]):
    """GW20 Every ship in the shipyard goes to free water within S of its fort; one that finds no room stays."""

    name = "deploy"
    rule = "GW20"
    answers = (DEPLOY,)

    def ask(self, table: Wrecked) -> i64:
        seat: i64 = table.turn
        if at_sea(table, ship_of(seat, 0)) and at_sea(table, ship_of(seat, 1)):
            return 0
        data = table.data
        fort: i64 = table.isles[fort_of(table, seat)]
        if shores_for(table, data.ship, 0).room(data.ship, data.side - data.ship, fort, self.reach(table, seat)) < 0:
            return 0
        return bit(seat)

    def reach(self, table: Wrecked, seat: i64) -> i64:
        """From the middle of the fort to the middle of a ship."""
        return table.data.ship + table.data.fort + table.fleets[seat].launch

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        """The first ship of the shipyard: close to the island and far out, in turn."""
        which: i64 = 0
        if at_sea(table, ship_of(seat, 0)):
            which = 1
        data = table.data
        reach: i64 = self.reach(table, seat)
        close: i64 = min(data.island + data.ship + 2, reach)
        places: vec[i64] = rings(table, data.ship, 0, table.isles[fort_of(table, seat)], close, reach, 1)
        found: vec[i64] = vec[i64]()
        for n in range(len(places)):
            found = append(found, verbs.deploy_move(which, places[n] >> 11, places[n] & 2047))
        return found

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        data = table.data
        ship: i64 = ship_of(seat, verbs.deploy_ship(move))
        place: i64 = place_in(move)
        if at_sea(table, ship):
            return no("at-sea", "GW20", ship=ship_name(ship))
        if not inside(place, data.ship, data.side):
            return no("edge", "GW03")
        launch: i64 = table.fleets[seat].launch
        fort: i64 = table.isles[fort_of(table, seat)]
        if not within(place, fort, data.ship + data.fort, launch):
            return no("far-from-fort", "GW20", far=gap(place, fort, data.ship + data.fort), most=launch)
        near: i64 = shores_for(table, data.ship, 0).in_the_way(place)
        return None if near < 0 else in_the_way(what_is_near(table, near), "GW03")

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        ship: i64 = ship_of(seat, verbs.deploy_ship(move))
        table.at[ship] = place_in(move)  # GW20
        table.afloat |= bit(ship)
        table.tell("deployed", seat, ship, place_in(move))


# ---- GW30-GW32 Move -------------------------------------------------------------------------------------------------


class Sail(Action):
    """GW30 Roll for movement steps, shared freely between both ships."""

    name = "move"
    rule = "GW30"

    def options(self, table: Wrecked, seat: i64, which: i64, found: vec[i64]) -> vec[i64]:
        if which == 0 and self.refuse(table, seat, SAIL) is None:
            return append(found, SAIL)
        return found

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        if at_sea(table, ship_of(seat, 0)) or at_sea(table, ship_of(seat, 1)):
            return None
        return no("ship-at-sea", "GW30")

    def resolve(self, table: Wrecked) -> None:
        table.steps = table.owed  # GW30
        table.owed = 0


def step_moves(table: Wrecked, seat: i64) -> vec[i64]:
    """GW30, GW32 Steps of both ships that are worth trying."""
    found: vec[i64] = vec[i64]()
    for which in range(2):
        ship: i64 = ship_of(seat, which)
        if not at_sea(table, ship):
            continue
        start: i64 = table.at[ship]
        ends: vec[i64] = ship_ends(table, seat, ship)
        for n in range(len(ends)):
            end: i64 = ends[n]
            found = append(found, verbs.step_move(which, end >> 11, end & 2047))
            if dock_at(table, end) >= 0:
                found = append(found, verbs.dock_move(which, end >> 11, end & 2047))
        if table.docked[ship - FIRST_SHIP] < 0 and dock_at(table, start) >= 0:
            found = append(found, verbs.dock_move(which, start >> 11, start & 2047))
    return found


class MoveShip(Question["Wrecked"]):
    """GW30 One of the steps: up to the ship's speed in a straight line through free water (GW31). GW32 It ends docked
    where it touches an island with a fort, if the player likes; a docked ship that moves is no longer docked.
    """

    name = "move"
    rule = "GW30"
    answers = (STEP, DOCK, DONE)

    def ask(self, table: Wrecked) -> i64:
        if table.steps == 0:
            return 0
        return bit(table.turn)

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        return append(step_moves(table, seat), DONE)

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        if move == DONE:
            return None
        ship: i64 = ship_of(seat, verbs.step_ship(move))
        place: i64 = place_in(move)
        docks: bool = move & 31 == DOCK
        if not at_sea(table, ship):
            return no("in-shipyard", "GW30", ship=ship_name(ship))
        start: i64 = table.at[ship]
        speed: i64 = table.fleets[seat].speed
        if square_apart(start, place) > speed * speed:
            return no("too-far", "GW30", far=root_up(square_apart(start, place)), most=speed)
        what: i64 = waters_of(table, ship).blocker(place)
        if what >= 0:
            return in_the_way(what, "GW03" if what in (EDGE, LAIR) else "GW31")
        if docks and dock_at(table, place) < 0:
            return no("dock", "GW32")
        if place == start and (not docks or table.docked[ship - FIRST_SHIP] >= 0):
            return no("standing-still", "GW32" if docks else "GW30")
        return None

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        if move == DONE:
            table.steps = 0
            return
        ship: i64 = ship_of(seat, verbs.step_ship(move))
        place: i64 = place_in(move)
        table.tell("moved", seat, ship * 4194304 + table.at[ship], place)
        table.at[ship] = place
        table.docked[ship - FIRST_SHIP] = -1
        table.steps -= 1
        if move & 31 == DOCK:  # GW32
            table.docked[ship - FIRST_SHIP] = dock_at(table, place)
            table.tell("docked", seat, ship, dock_at(table, place))

    def prompt(self, table: Wrecked, seat: i64) -> Prompt:
        return Prompt(code="ask-move", rule="GW30", params={"steps": table.steps})


def hull_of(table: Wrecked, ship: i64) -> i64:
    """GW32 A docked ship adds half the island's number."""
    hull: i64 = table.fleets[owner_of(ship)].hull
    island: i64 = table.docked[ship - FIRST_SHIP]
    if island >= 0:
        hull += table.numbers[island] >> 1
    return hull
