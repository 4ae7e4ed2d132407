"""How strongly places draw a ship of Get Wrecked: what it could do there, how many steps away that is, and the Kraken.

Roughly in points. instinct.py uses this on redealt positions only.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest
from wreckfish.games.wrecked import exploring, sailing
from wreckfish.games.wrecked.geometry import square_apart, sweeps_clear
from wreckfish.games.wrecked.pieces import FIRST_SHIP, FIRST_WHALE, NO_FORT, owner_of, ship_of
from wreckfish.games.wrecked.rules import Wrecked

FISHED: Final = 1.2  # a token taken aboard, in points
WHALE_TAKEN: Final = 3.0
KILL: Final = 2.1  # a killed whale, which still has to be fished
FLAG: Final = 2.0  # an enemy flag, and the enemy's trouble
TRADED: Final = 0.8  # each token traded, beside its coins
NEW_BUILDING: Final = 1.6
STEPWISE: Final = 0.45  # how fast the pull of something far away fades, by steps
OUT_OF_REACH: Final = 0.5  # the least number of steps to come into reach
FEARLESS: Final = 20  # from this round on the Kraken is not feared
DETOUR: Final = 1.3  # extra steps around an island in the way
WIN: Final = 30.0


def lead_of(table: Wrecked, seat: i64) -> float:
    """Points ahead of the best other player."""
    best: float = -99.0
    for other in range(table.seats):
        if other != seat:
            points: float = float(table.points(other))
            if points > best:
                best = points
    return float(table.points(seat)) - best


def pull_of(table: Wrecked, seat: i64, ship: i64, place: i64) -> float:
    """What a ship could do from there, and how soon; less the danger of the Kraken."""
    fleet = table.fleets[seat]
    data = table.data
    cargo: i64 = count_bits(table.aboard[ship - FIRST_SHIP])
    room: i64 = fleet.hold - cargo
    best: float = 0.0
    rest: float = 0.0
    for island in range(len(table.isles)):
        fort: i64 = table.forts[island]
        if room > 0 and table.ashore[island]:
            reach: i64 = data.ship + data.island + fleet.spy
            pull: float = faded(table, FISHED + 0.3, place, table.isles[island], reach, fleet.speed)
            rest += 0.1 * pull
            if pull > best:
                best = pull
        if fort == NO_FORT or cargo == 0:
            continue
        worth: float = port_worth(table, seat, fort, cargo, room)
        pull = faded(table, worth, place, table.isles[island], data.ship + data.fort + data.short, fleet.speed)
        rest += 0.1 * pull
        if pull > best:
            best = pull
    hunt: float = hunting(table, seat, place, room)
    if hunt > best:
        best = hunt
    return best + rest - danger(table, ship, place)


def port_worth(table: Wrecked, seat: i64, fort: i64, cargo: i64, room: i64) -> float:
    """What a fort is worth to a ship with cargo: for upgrades if it is the player's own, else for trade."""
    if fort == seat:
        return 0.35 * float(cargo)
    worth: float = TRADED * float(cargo) + 0.3
    if room <= 0:
        worth += 2.0
    if table.buildings_of(seat) < 3:
        worth += NEW_BUILDING
    return worth


def danger(table: Wrecked, ship: i64, place: i64) -> float:
    """How dangerous the Kraken is there. It is feared less as the game goes on: hiding does not win."""
    fear: float = float(FEARLESS - table.round) / 12.0
    if fear <= 0.0:
        return 0.0
    if fear > 1.0:
        fear = 1.0
    level: i64 = table.level
    reach: float = float(table.data.swim[level] * (table.data.actions[level] - 1) + table.data.short + 42)
    far: float = distance(place, table.kraken_at)
    if far > reach:
        return 0.0
    return fear * (0.3 + 0.2 * float(count_bits(table.aboard[ship - FIRST_SHIP]))) * (1.2 - far / reach)


def hunting(table: Wrecked, seat: i64, place: i64, room: i64) -> float:
    """What floats: whales, tokens, prey, and the Kraken if slaying it would win."""
    fleet = table.fleets[seat]
    best: float = 0.0
    others: i64 = table.afloat & ~(3 * bit(ship_of(seat, 0)))
    while others:
        piece: i64 = lowest(others)
        others &= others - 1
        worth: float = catch(table, seat, piece, room)
        if worth <= best:
            continue
        reach: i64 = fleet.reach
        if piece < FIRST_SHIP and not has(table.alive, piece):
            reach = fleet.spy
        reach += table.data.ship + table.data.sizes[piece]
        far: float = distance(place, table.at[piece]) - float(reach)
        if far > 0.0 and fade(worth, OUT_OF_REACH + far / float(fleet.speed)) <= best:
            continue  # not even straight ahead
        pull: float = faded(table, worth, place, table.at[piece], reach, fleet.speed)
        if pull > best:
            best = pull
    need: i64 = table.data.kraken_hull[table.level] + 1 - fleet.guns
    if need <= 6 and slaying(table, seat) > 0.0:
        reach = table.data.ship + table.data.kraken + fleet.reach
        pull = faded(table, best_of(3, need) * 6.0, place, table.kraken_at, reach, fleet.speed)
        if pull > best:
            best = pull
    return best


def catch(table: Wrecked, seat: i64, piece: i64, room: i64) -> float:
    """What a piece in the sea would be worth if it were in range."""
    guns: i64 = table.fleets[seat].guns
    if piece >= FIRST_SHIP:
        if table.flags[owner_of(piece)] == 0:
            return 0.1
        need: i64 = sailing.hull_of(table, piece) + 1 - guns
        return best_of(3, need + count_bits(table.aboard[piece - FIRST_SHIP])) * FLAG
    if has(table.alive, piece):
        hit: float = best_of(2, table.data.whale_hull + 1 - guns)
        return hit * KILL if room > 0 else hit * 0.3
    if room <= 0:
        return 0.0
    return WHALE_TAKEN if piece >= FIRST_WHALE else FISHED


def faded(table: Wrecked, worth: float, place: i64, goal: i64, reach: i64, speed: i64) -> float:
    """What something is worth from afar: less for every step until it is in reach, around islands."""
    far: float = distance(place, goal) - float(reach)
    if far <= 0.0:
        return worth
    left: float = OUT_OF_REACH + far / float(speed)
    gap: i64 = table.data.ship + table.data.island
    for island in range(len(table.isles)):
        other: i64 = table.isles[island]
        if other != goal and not sweeps_clear(place, goal, other, gap):
            left += DETOUR
    return fade(worth, left)


def best_of(dice: i64, need: i64) -> float:
    """How likely the best of some dice shows at least a number."""
    if need <= 1:
        return 1.0
    if need > 6:
        return 0.0
    fails: float = 1.0
    for _ in range(dice):
        fails = fails * float(need - 1) / 6.0
    return 1.0 - fails


def slaying(table: Wrecked, seat: i64) -> float:
    """What slaying the Kraken is worth: the game ends at once, so it pays only for the leader."""
    lead: float = lead_of(table, seat) + float(table.data.slain)
    if lead > 0.5:
        return WIN
    return -3.0


def hungry(table: Wrecked, seat: i64) -> i64:
    """Room for cargo on a player's ships."""
    room: i64 = 0
    for which in range(2):
        if has(table.afloat, ship_of(seat, which)):
            more: i64 = exploring.room_aboard(table, ship_of(seat, which))
            if more > 0:
                room += more
    return room


def distance(one: i64, other: i64) -> float:
    return sqrt(float(square_apart(one, other)))


def fade(worth: float, steps: float) -> float:
    """What something is worth that is some steps away. (No `exp`: its results differ between machines.)"""
    if steps <= 0.0:
        return worth
    return worth / (1.0 + STEPWISE * steps + STEPWISE * STEPWISE * steps * steps)
