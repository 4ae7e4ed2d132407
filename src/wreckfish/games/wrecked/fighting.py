"""The action Attack, GW37-GW39, and damage, GW40 and GW41, by cannons or by the Kraken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, has, lowest
from wreckfish.core.question import Question, Step, no
from wreckfish.core.values import Prompt, Refusal
from wreckfish.games.wrecked import verbs
from wreckfish.games.wrecked.action import Action, next_dice
from wreckfish.games.wrecked.courses import rings
from wreckfish.games.wrecked.exploring import can_work, refuse_work
from wreckfish.games.wrecked.geometry import gap, within
from wreckfish.games.wrecked.names import ship_name, target_name, token_name
from wreckfish.games.wrecked.pieces import (
    FIRST_SHIP,
    FIRST_WHALE,
    TARGET_KRAKEN,
    TARGET_SHIPS,
    TOKENS,
    one_of,
    owner_of,
    place_in,
    ship_of,
    target_piece,
)
from wreckfish.games.wrecked.sailing import hull_of
from wreckfish.games.wrecked.verbs import DROP, LOSE
from wreckfish.games.wrecked.waters import in_range, refuse_touching

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked


# ---- GW37-GW39 Attack -----------------------------------------------------------------------------------------------


def attackable(table: Wrecked, ship: i64) -> i64:
    """GW37 The targets, one bit each, in cannon range: the Kraken, living whales, enemy ships."""
    if not can_work(table, ship):
        return 0
    reach: i64 = table.fleets[owner_of(ship)].reach
    seat: i64 = owner_of(ship)
    enemies: i64 = table.afloat & ~TOKENS & ~(3 * bit(ship_of(seat, 0)))
    found: i64 = in_range(table, ship, table.alive | enemies, reach) >> (FIRST_WHALE - 1)
    if within(table.at[ship], table.kraken_at, table.data.ship + table.data.kraken, reach):
        found |= bit(TARGET_KRAKEN)
    return found


def target_hull(table: Wrecked, target: i64) -> i64:
    if target == TARGET_KRAKEN:
        return table.data.kraken_hull[table.level]
    if target >= TARGET_SHIPS:
        return hull_of(table, target_piece(target))
    return table.data.whale_hull


def die_needed(table: Wrecked, seat: i64, target: i64) -> i64:
    """GW37 The lowest die that does damage, at least 1; above 6, no die does."""
    need: i64 = target_hull(table, target) + 1 - table.fleets[seat].guns
    if need < 1:
        return 1
    return need


def can_hit(table: Wrecked, seat: i64, target: i64) -> bool:
    """Whether a die of the next roll can do damage while the Kraken sleeps on."""
    need: i64 = die_needed(table, seat, target)
    return need <= 6 and need + next_dice(table) - 1 < table.threat(seat)


class Attack(Action):
    """GW37 A ship and, in cannon range, a whale, an enemy ship or the Kraken."""

    name = "attack"
    rule = "GW37"

    def options(self, table: Wrecked, seat: i64, which: i64, found: vec[i64]) -> vec[i64]:
        targets: i64 = attackable(table, ship_of(seat, which))
        while targets:
            if can_hit(table, seat, lowest(targets)):
                found = append(found, verbs.attack_move(which, lowest(targets)))
            targets &= targets - 1
        return found

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        ship: i64 = ship_of(seat, verbs.attack_ship(move))
        target: i64 = verbs.attack_target(move)
        idle = refuse_work(table, ship, "GW37")
        if idle is not None:
            return idle
        place: i64 = table.kraken_at
        size: i64 = table.data.kraken
        if target != TARGET_KRAKEN:
            piece: i64 = target_piece(target)
            if target >= TARGET_SHIPS and owner_of(piece) == seat:
                return no("own-ship", "GW37")
            if not has(table.afloat, piece):
                return no("target", "GW37", target=target_name(target))
            if target < TARGET_SHIPS and not has(table.alive, piece):
                return no("dead-whale", "GW38", target=target_name(target))
            place = table.at[piece]
            size = table.data.sizes[piece]
        reach: i64 = table.fleets[seat].reach
        if not within(table.at[ship], place, table.data.ship + size, reach):
            far: i64 = gap(table.at[ship], place, table.data.ship + size)
            return no("cannon-range", "GW37", target=target_name(target), far=far, most=reach)
        return None

    def aim(self, table: Wrecked, seat: i64, move: i64) -> None:
        table.actor = ship_of(seat, verbs.attack_ship(move))
        table.target = verbs.attack_target(move)

    def resolve(self, table: Wrecked) -> None:
        """GW37 The die and the cannon strength against the hull: each point above is one damage."""
        strength: i64 = table.owed + table.fleets[table.turn].guns  # GW37
        damage: i64 = strength - target_hull(table, table.target)
        table.owed = 0
        table.tell("fired", table.turn, table.actor, table.target * 64 + strength)
        if damage <= 0:
            table.tell("missed", table.turn, table.target)
        elif table.target == TARGET_KRAKEN:
            table.slayer = table.turn  # GW39
            table.tell("slain", table.turn)
            table.finish("slain")
        elif table.target >= TARGET_SHIPS:
            hurt(table, target_piece(table.target), damage)
        else:
            kill_whale(table, target_piece(table.target))


def kill_whale(table: Wrecked, whale: i64) -> None:
    """GW38 It is flipped: whale cargo on the sea."""
    table.alive &= ~bit(whale)  # GW38
    table.tell("harpooned", table.turn, whale)
    if table.alive == 0 and table.ending == 0:
        table.ending = 2  # after the Last Player's turn (GW60)
        table.tell("ending", table.turn, 2)


# ---- GW40, GW41 Damage ----------------------------------------------------------------------------------------------


def hurt(table: Wrecked, ship: i64, damage: i64) -> None:
    table.victim = ship  # GW40
    table.damage = damage
    table.tell("damaged", owner_of(ship), ship, damage)


class DealDamage(Step["Wrecked"]):
    """GW40 A point of damage that finds no cargo left wrecks the ship."""

    def run(self, table: Wrecked) -> None:
        if table.damage:
            if table.aboard[table.victim - FIRST_SHIP]:
                return
            wreck(table, table.victim)
        table.damage = 0
        table.victim = -1


class DropCargo(Question["Wrecked"]):
    """GW40 The owner drops one cargo for each point of damage, within S of the ship, touching nothing. It lies face
    down; without a legal place it is removed.
    """

    name = "drop"
    rule = "GW40"
    answers = (DROP, LOSE)

    def ask(self, table: Wrecked) -> i64:
        if table.victim < 0:
            return 0
        return bit(owner_of(table.victim))

    def places(self, table: Wrecked, token: i64) -> vec[i64]:
        """As far away as allowed and close to the ship, in turn."""
        size: i64 = table.data.sizes[token]
        reach: i64 = table.data.ship + table.data.short + size
        return rings(table, size, 1, table.at[table.victim], reach, min(table.data.ship + size + 3, reach), 2)

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        tokens: i64 = table.aboard[table.victim - FIRST_SHIP]
        while tokens:
            token: i64 = lowest(tokens)
            tokens &= tokens - 1
            places: vec[i64] = self.places(table, token)
            for n in range(len(places)):
                found = append(found, verbs.drop_move(token, places[n] >> 11, places[n] & 2047))
            if len(places) == 0:
                found = append(found, verbs.lose_move(token))
        return found

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        token: i64 = self.token(move)
        if not has(table.aboard[table.victim - FIRST_SHIP], token):
            return no("aboard", "GW40", token=token_name(token))
        if move & 31 == LOSE:
            return no("lose", "GW40", token=token_name(token)) if len(self.places(table, token)) else None
        place: i64 = place_in(move)
        size: i64 = table.data.sizes[token]
        start: i64 = table.at[table.victim]
        if not within(place, start, table.data.ship + size, table.data.short):
            return no("far-from-ship", "GW40", far=gap(place, start, table.data.ship + size), most=table.data.short)
        return refuse_touching(table, place, size, "GW40")

    def token(self, move: i64) -> i64:
        return verbs.lose_token(move) if move & 31 == LOSE else verbs.drop_token(move)

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        token: i64 = self.token(move)
        table.aboard[table.victim - FIRST_SHIP] &= ~bit(token)
        table.damage -= 1
        if move & 31 == LOSE:
            table.gone |= bit(token)
            table.tell("lost", seat, token)
            return
        table.afloat |= bit(token)
        table.at[token] = place_in(move)
        table.tell("dropped", seat, token, place_in(move))

    def prompt(self, table: Wrecked, seat: i64) -> Prompt:
        ship = ship_name(table.victim)
        return Prompt(code="ask-drop", rule="GW40", params={"count": table.still_owed(), "ship": ship})


def wreck(table: Wrecked, ship: i64) -> None:
    """GW41 The ship goes back to its shipyard, a flag to the player who wrecked it; GW52 the Kraken goes home."""
    owner: i64 = owner_of(ship)  # GW41 if table.waker < 0; GW52 if table.waker >= 0
    table.afloat &= ~bit(ship)
    table.docked[ship - FIRST_SHIP] = -1
    table.tell("wrecked", owner, ship)
    if table.waker >= 0:
        table.kraken_at = table.data.lair_at
        table.tell("home", table.waker)
    if table.flags[owner] == 0:
        table.tell("no-flag", owner)
        return
    table.flags[owner] -= 1
    if table.waker < 0:
        table.captured[table.turn] += one_of(owner)
        table.tell("captured", table.turn, owner)
        return
    table.filled += 1
    if table.waker == owner:
        table.tentacles += one_of(owner)
        table.tell("swallowed-waker", owner)
    else:
        table.swallowed += one_of(owner)
        table.tell("swallowed", owner)
