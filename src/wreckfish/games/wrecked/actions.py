"""Get Wrecked's five actions, GW30-GW43, and what damage does: one function for each sentence of the sheet.

The state asks and rolls (rules.py); here is what may be chosen, and what follows once the Kraken has slept on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest
from wreckfish.games.wrecked.geometry import inside, square_apart, within
from wreckfish.games.wrecked.pieces import (
    ACTING,
    ATTACK,
    BUILDING,
    CHOOSING_DIE,
    DAMAGE,
    DROPPING,
    EXPLORE,
    FACE,
    FIRST_SHIP,
    FIRST_WHALE,
    FITTING,
    KRAKEN,
    MOVING,
    NEUTRAL_FORT,
    NO_FORT,
    NOTHING,
    PLACE_FORTS,
    PLACE_SEA,
    SAIL,
    STORING,
    TAKING,
    TARGET_KRAKEN,
    TARGET_SHIPS,
    TOKENS,
    TRADE,
    UPGRADE,
    count_of,
    dice_total,
    dice_with,
    one_of,
    owner_of,
    ship_of,
    slot_of,
)
from wreckfish.games.wrecked.waters import dock_at, fort_near, in_range, shores_for, waters_of

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked

MOST_TAKEN: Final = 4  # GW33
LEVELS: Final = 4
BUILDING_SLOTS: Final = 3


def at_sea(table: Wrecked, ship: i64) -> bool:
    return has(table.afloat, ship)


# ---- GW20 Deploying -----------------------------------------------------------------------------------------------


def fort_of(table: Wrecked, seat: i64) -> i64:
    """The island with a player's own fort."""
    for island in range(len(table.forts)):
        if table.forts[island] == seat:
            return island
    return -1


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
    table.at[ship] = place
    table.afloat |= bit(ship)
    table.tell("deployed", seat, ship, place)


# ---- GW30-GW32 Move -----------------------------------------------------------------------------------------------


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
    if docks:
        table.docked[ship - FIRST_SHIP] = dock_at(table, place)
        table.tell("docked", seat, ship, dock_at(table, place))


def hull_of(table: Wrecked, ship: i64) -> i64:
    """GW32 A docked ship adds half the island's number."""
    hull: i64 = table.fleets[owner_of(ship)].hull
    island: i64 = table.docked[ship - FIRST_SHIP]
    if island >= 0:
        hull += table.numbers[island] >> 1
    return hull


# ---- GW33-GW36 Explore --------------------------------------------------------------------------------------------


def can_work(table: Wrecked, ship: i64) -> bool:
    """GW32 A docked ship can neither attack nor explore."""
    return at_sea(table, ship) and table.docked[ship - FIRST_SHIP] < 0


def room_aboard(table: Wrecked, ship: i64) -> i64:
    return table.fleets[owner_of(ship)].hold - count_bits(table.aboard[ship - FIRST_SHIP])


def adrift(table: Wrecked) -> i64:
    """GW34 What the sea has to offer: floating cargo and dead whales."""
    return table.afloat & TOKENS & ~table.alive


def reaches(table: Wrecked, ship: i64, place: i64) -> bool:
    """GW33 Whether a location is in a ship's explore range."""
    spy: i64 = table.fleets[owner_of(ship)].spy
    if place == PLACE_SEA:
        return in_range(table, ship, adrift(table), spy) != 0
    if place < PLACE_FORTS:
        return within(table.at[ship], table.isles[place - 1], table.kit.ship + table.kit.island, spy)
    return within(table.at[ship], table.isles[place - PLACE_FORTS], table.kit.ship + table.kit.fort, spy)


def offer(table: Wrecked, ship: i64, place: i64) -> i64:
    """GW33-GW35 The tokens that exploring a location in range could bring."""
    if place == PLACE_SEA:
        return in_range(table, ship, adrift(table), table.fleets[owner_of(ship)].spy)
    if place < PLACE_FORTS:
        return table.ashore[place - 1]
    owner: i64 = table.forts[place - PLACE_FORTS]
    if owner in (NO_FORT, NEUTRAL_FORT) or owner == owner_of(ship):
        return 0
    return table.stock[owner]


def explorable(table: Wrecked, ship: i64) -> i64:
    """GW33 The locations, one bit each, that are in range, have something to take, and for which there is room."""
    if not can_work(table, ship) or room_aboard(table, ship) <= 0:
        return 0
    found: i64 = 0
    if offer(table, ship, PLACE_SEA):
        found |= bit(PLACE_SEA)
    for island in range(len(table.isles)):
        if table.ashore[island] and reaches(table, ship, island + 1):
            found |= bit(island + 1)
        fort: i64 = PLACE_FORTS + island
        if table.forts[island] >= 0 and offer(table, ship, fort) and reaches(table, ship, fort):
            found |= bit(fort)
    return found


def explore_number(table: Wrecked, place: i64) -> i64:
    """GW34 What an explorer has to roll."""
    if place == PLACE_SEA:
        return table.kit.sea_number
    if place < PLACE_FORTS:
        return table.numbers[place - 1]
    return table.numbers[place - PLACE_FORTS] * 2


def explore(table: Wrecked) -> None:
    """GW33 One token for each time that the number is in the total; as many as there are, and as there is room."""
    ship: i64 = table.actor
    place: i64 = table.target
    found: i64 = offer(table, ship, place)
    table.owed = dice_total(table.dice) // explore_number(table, place)
    for most in (MOST_TAKEN, count_bits(found), room_aboard(table, ship)):
        if table.owed > most:
            table.owed = most
    if table.owed == 0:
        table.tell("found-nothing", table.turn, ship, place)
        table.stage = ACTING
        return
    if place == PLACE_SEA:
        table.stage = TAKING
        return
    for _ in range(table.owed):
        token: i64 = lowest(found)
        if place >= PLACE_FORTS:
            token = table.luck.draw(found)  # GW35
        found &= ~bit(token)
        take_ashore(table, ship, place, token)
    table.owed = 0
    table.stage = ACTING


def take_ashore(table: Wrecked, ship: i64, place: i64, token: i64) -> None:
    """A token of an island, or of the Stockpile behind a fort."""
    table.unveiled += 1
    if place >= PLACE_FORTS:
        owner: i64 = table.forts[place - PLACE_FORTS]
        table.stock[owner] &= ~bit(token)
        table.tell("robbed", table.turn, ship, owner)
    else:
        table.ashore[place - 1] &= ~bit(token)
        table.tell("took", table.turn, ship, place - 1)
        if table.cargo_ashore() == 0 and table.ending == 0:
            table.ending = 1  # GW60
            table.tell("ending", table.turn, 1)
    load(table, ship, token)


def take_afloat(table: Wrecked, ship: i64, token: i64) -> None:
    """GW34 A token out of the sea."""
    table.afloat &= ~bit(token)
    table.owed -= 1
    if table.seen[owner_of(ship)] & bit(token) == 0:
        table.unveiled += 1
    table.tell("fished", table.turn, ship, token)
    load(table, ship, token)


def load(table: Wrecked, ship: i64, token: i64) -> None:
    """GW36 Face down under the ship; its owner may look."""
    seat: i64 = owner_of(ship)
    table.aboard[ship - FIRST_SHIP] |= bit(token)
    table.seen[seat] |= bit(token)
    if token < FIRST_WHALE:
        table.tell("looked", seat, token, table.values[token], bit(seat))


def takeable(table: Wrecked) -> i64:
    """What the exploring ship may take out of the sea."""
    return in_range(table, table.actor, adrift(table), table.fleets[table.turn].spy)


# ---- GW37-GW39 Attack ---------------------------------------------------------------------------------------------


def target_piece(target: i64) -> i64:
    """The piece that a target names; the Kraken is none."""
    if target >= TARGET_SHIPS:
        return FIRST_SHIP + target - TARGET_SHIPS
    return FIRST_WHALE + target - 1


def attackable(table: Wrecked, ship: i64) -> i64:
    """GW37 The targets, one bit each, in cannon range: the Kraken, living whales, enemy ships."""
    if not can_work(table, ship):
        return 0
    reach: i64 = table.fleets[owner_of(ship)].reach
    seat: i64 = owner_of(ship)
    enemies: i64 = table.afloat & ~TOKENS & ~(3 * bit(ship_of(seat, 0)))
    found: i64 = in_range(table, ship, table.alive | enemies, reach) >> (FIRST_WHALE - 1)
    if within(table.at[ship], table.kraken_at, table.kit.ship + table.kit.kraken, reach):
        found |= bit(TARGET_KRAKEN)
    return found


def target_hull(table: Wrecked, target: i64) -> i64:
    if target == TARGET_KRAKEN:
        return table.kit.kraken_hull[table.level]
    if target >= TARGET_SHIPS:
        return hull_of(table, target_piece(target))
    return table.kit.whale_hull


def attack(table: Wrecked, die: i64) -> None:
    """GW37 The die and the cannon strength against the hull: each point above is one damage."""
    strength: i64 = die + table.fleets[table.turn].guns
    damage: i64 = strength - target_hull(table, table.target)
    table.tell("fired", table.turn, table.actor, table.target * 64 + strength)
    table.stage = ACTING
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
    table.alive &= ~bit(whale)
    table.tell("harpooned", table.turn, whale)
    if table.alive == 0 and table.ending == 0:
        table.ending = 2  # GW60
        table.tell("ending", table.turn, 2)


# ---- GW40, GW41 Damage --------------------------------------------------------------------------------------------


def hurt(table: Wrecked, ship: i64, damage: i64) -> None:
    table.victim = ship
    table.damage = damage
    table.stage = DAMAGE
    table.tell("damaged", owner_of(ship), ship, damage)


def next_damage(table: Wrecked) -> None:
    """GW40 The owner drops one cargo for each point; a point that finds none left wrecks the ship."""
    if table.damage and table.aboard[table.victim - FIRST_SHIP]:
        table.stage = DROPPING
        return
    if table.damage:
        wreck(table, table.victim)
    table.damage = 0
    table.victim = -1
    table.stage = ACTING
    if table.waker >= 0:
        table.stage = KRAKEN


def drop_reach(table: Wrecked, token: i64) -> i64:
    return table.kit.ship + table.kit.short + table.kit.sizes[token]


def can_drop(table: Wrecked, token: i64, place: i64) -> bool:
    """GW40 Within S of the ship, touching nothing."""
    size: i64 = table.kit.sizes[token]
    reach: i64 = drop_reach(table, token)
    if square_apart(place, table.at[table.victim]) > reach * reach or not inside(place, size, table.kit.side):
        return False
    return shores_for(table, size, 1).in_the_way(place) < 0


def drop_room(table: Wrecked, token: i64) -> i64:
    """Any position where a token may be dropped; -1 if there is none."""
    size: i64 = table.kit.sizes[token]
    shores = shores_for(table, size, 1)
    return shores.room(size, table.kit.side - size, table.at[table.victim], drop_reach(table, token))


def drop(table: Wrecked, seat: i64, token: i64, place: i64) -> None:
    """GW40 It lies face down; a whale is flipped already."""
    table.aboard[table.victim - FIRST_SHIP] &= ~bit(token)
    table.afloat |= bit(token)
    table.at[token] = place
    table.damage -= 1
    table.stage = DAMAGE
    table.tell("dropped", seat, token, place)


def lose(table: Wrecked, seat: i64, token: i64) -> None:
    """GW40 Without a legal place it is removed."""
    table.aboard[table.victim - FIRST_SHIP] &= ~bit(token)
    table.gone |= bit(token)
    table.damage -= 1
    table.stage = DAMAGE
    table.tell("lost", seat, token)


def wreck(table: Wrecked, ship: i64) -> None:
    """GW41 The wreck goes back to its shipyard, a flag to who wrecked it; GW52 the Kraken goes home."""
    owner: i64 = owner_of(ship)
    table.afloat &= ~bit(ship)
    table.docked[ship - FIRST_SHIP] = -1
    table.tell("wrecked", owner, ship)
    if table.waker >= 0:
        table.kraken_at = table.kit.lair_at
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


# ---- GW42 Upgrade -------------------------------------------------------------------------------------------------


def can_upgrade(table: Wrecked, ship: i64) -> bool:
    """GW42 Within S of a fort, with something to put on a track that has room."""
    seat: i64 = owner_of(ship)
    if not at_sea(table, ship) or (table.aboard[ship - FIRST_SHIP] == 0 and table.captured[seat] == 0):
        return False
    return table.levels[seat] != 0x444444 and fort_near(table, ship, False) >= 0


def can_fit(table: Wrecked, seat: i64, goods: i64, track: i64, die: i64) -> bool:
    """GW42 A token of the ship or a captured flag, and a die that is at least the track's next level."""
    if goods < FIRST_SHIP:
        if not has(table.aboard[table.actor - FIRST_SHIP], goods):
            return False
    elif count_of(table.captured[seat], goods - FIRST_SHIP) == 0:
        return False
    level: i64 = count_of(table.levels[seat], track)
    if level == LEVELS or dice_with(table.dice, die) == 0:
        return False
    return die >= table.kit.needs[track * LEVELS + level]


def fit(table: Wrecked, seat: i64, goods: i64, track: i64, die: i64) -> None:
    """GW42 The token goes to the track, and the die has served."""
    if goods < FIRST_SHIP:
        table.aboard[table.actor - FIRST_SHIP] &= ~bit(goods)
        table.fitted[seat] |= bit(goods)
    else:
        table.captured[seat] -= one_of(goods - FIRST_SHIP)
        table.fitted_flags[seat] += one_of(goods - FIRST_SHIP)
    table.levels[seat] += one_of(track)
    table.dice -= FACE[die]
    table.refit(seat)
    table.tell("fitted", seat, goods, track)


# ---- GW43 Trade ---------------------------------------------------------------------------------------------------


def can_trade(table: Wrecked, ship: i64) -> bool:
    """GW43 Within S of a fort that is not the own one, with cargo."""
    return at_sea(table, ship) and table.aboard[ship - FIRST_SHIP] != 0 and fort_near(table, ship, True) >= 0


def store(table: Wrecked, seat: i64, token: i64) -> None:
    table.aboard[table.actor - FIRST_SHIP] &= ~bit(token)
    table.stock[seat] |= bit(token)
    table.owed -= 1
    table.stored += 1
    table.tell("stored", seat, table.actor, token)


def draw_buildings(table: Wrecked) -> None:
    """GW43 As many buildings as cargo was moved, fewer if the deck is short."""
    count: i64 = table.stored
    if count > len(table.deck):
        count = len(table.deck)
    table.stored = 0
    table.owed = 0
    if count == 0:
        table.stage = ACTING
        return
    table.unveiled += 1
    table.drawn = table.deck[:count]
    table.deck = table.deck[count:]
    table.fresh = table.fresh - count if table.fresh > count else 0
    table.stage = BUILDING
    for n in range(count):
        table.tell("drew", table.turn, table.drawn[n])


def free_slot(table: Wrecked, seat: i64) -> i64:
    """The first empty building slot; BUILDING_SLOTS if all are full."""
    for slot in range(BUILDING_SLOTS):
        if slot_of(table.built[seat], slot) < 0:
            return slot
    return BUILDING_SLOTS


def can_build(table: Wrecked, seat: i64, building: i64, slot: i64) -> bool:
    """GW43 One of the drawn buildings, in the next empty slot; if all are full, in place of any."""
    free: i64 = free_slot(table, seat)
    if free < BUILDING_SLOTS and slot != free:
        return False
    return any(drawn == building for drawn in table.drawn)


def build(table: Wrecked, seat: i64, building: i64, slot: i64) -> None:
    """GW43 One is kept, the others go under the deck, and so does a building that is replaced."""
    old: i64 = slot_of(table.built[seat], slot)
    kept: bool = False
    table.deck = table.deck[:]  # copies of this position share it
    for n in range(len(table.drawn)):
        if table.drawn[n] == building and not kept:
            kept = True
        else:
            table.deck = append(table.deck, table.drawn[n])
    if old >= 0:
        table.deck = append(table.deck, old)
        table.tell("replaced", seat, old)
    table.drawn = vec[i64]()
    table.built = table.built[:]
    table.built[seat] += (building - old) * bit(slot * 6)
    table.tell("built", seat, building)
    table.refit(seat)
    table.kit.buildings[building].opened(table, seat)
    table.stage = ACTING


# ---- What follows a roll ------------------------------------------------------------------------------------------


def resolve(table: Wrecked) -> None:
    """GW30-GW43 The Kraken sleeps on: the action is resolved, or a die is to be chosen for it."""
    if table.action == EXPLORE:
        explore(table)
    elif table.action == UPGRADE:
        table.stage = FITTING
    else:
        table.stage = CHOOSING_DIE


def use_die(table: Wrecked, seat: i64, die: i64) -> None:
    """The die that a player chose: steps, cannon shot, or room for cargo in the Stockpile."""
    table.tell("chose", seat, die)
    if table.action == SAIL:
        table.steps = die
        table.stage = MOVING
    elif table.action == ATTACK:
        attack(table, die)
    else:
        assert table.action == TRADE
        table.owed = die
        table.stage = STORING
