"""What a seat of Get Wrecked sees, as numbers for learning programs: nothing that its view does not show.

Positions are whole millimetres; a piece that is not in the sea is at 0, 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest, only, seat_from, seats_from, when
from wreckfish.core.game import Field
from wreckfish.games.wrecked.pieces import (
    CARGO_TOKENS,
    FIRST_SHIP,
    FIRST_WHALE,
    NEUTRAL_FORT,
    TARGET_SHIPS,
    count_of,
    dice_with,
    owner_of,
    slot_of,
)
from wreckfish.games.wrecked.redealing import counted
from wreckfish.games.wrecked.verbs import ATTACK, SAIL

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked

ISLANDS = 16
SHIP_CARDS = 8
SPAN = 2047  # the largest coordinate


def layout(seats: int, buildings: int) -> tuple[Field, ...]:
    """The words of `observe`, in their order."""
    ships = 2 * seats
    return (
        Field("stage", members=22),
        *(Field(name, members=seats) for name in ("owing", "turn", "first", "waker")),
        *(Field(name, high=9999) for name in ("round", "acted", "steps", "owed", "damage", "kraken_actions")),
        *(
            Field(name, high=99)
            for name in ("rerolls", "raises", "lowers", "kraken_level", "kraken_filled", "ending", "idle")
        ),
        *(Field(name, high=99) for name in ("deck", "supply")),
        Field("action", members=5),
        Field("actor", members=ships),
        Field("victim", members=ships),
        Field("target", members=34),  # what is attacked or explored
        Field("dice", words=6, high=15),  # by face
        Field("drawn", members=buildings),
        Field("kraken", words=2, high=SPAN),
        Field("islands", words=2 * ISLANDS, high=SPAN),
        Field("island_numbers", words=ISLANDS, high=8),
        Field("island_cargo", words=ISLANDS, high=30),
        Field("forts", words=ISLANDS, members=seats + 1),  # the last is the neutral one
        Field("afloat", members=FIRST_SHIP),
        Field("whales", members=FIRST_SHIP),  # those that live
        Field("tokens", words=2 * FIRST_SHIP, high=SPAN),
        Field("coins", words=FIRST_WHALE, high=9),  # of cargo that you have seen
        Field("ships", words=2 * ships, high=SPAN),
        Field("docked", words=ships, members=ISLANDS),
        Field("aboard", words=ships, members=FIRST_SHIP),
        Field("cards", words=seats, members=SHIP_CARDS),
        Field("offered", words=seats, members=SHIP_CARDS),
        Field("islands_to_place", words=seats, members=4),
        Field("stock", words=seats, members=FIRST_SHIP),
        Field("captured", words=seats * seats, high=15),
        Field("tracks", words=seats * 6, high=15),
        Field("buildings", words=seats * 3, members=buildings),
        *(Field(name, words=seats, high=99) for name in ("flags", "penalty", "swallowed", "tentacles")),
        Field("fleets", words=seats * 11, high=999),  # as the view has them, hull to launch
        Field("points", words=seats, low=-99, high=999),  # as far as you know
    )


def observe(table: Wrecked, seat: i64) -> vec[i64]:
    seats: i64 = table.seats
    found: vec[i64] = vec[i64](capacity=480)
    found = append(found, when(table.owing != 0, bit(table.stage)))
    found = append(found, seats_from(table.owing, seat, seats))
    found = append(found, seat_from(table.turn, seat, seats))
    found = append(found, seat_from(table.first, seat, seats))
    found = append(found, seat_from(table.waker, seat, seats))
    found = append(append(append(found, table.round), table.acted), table.steps)
    found = append(append(append(found, table.owed), table.damage), table.kraken_left)
    found = append(append(append(found, table.rerolls), table.raises), table.lowers)
    found = append(append(append(append(found, table.level), table.filled), table.ending), table.idle)
    found = append(append(found, len(table.deck)), count_bits(table.supply))
    found = append(found, when(table.action >= 0, only(table.action - SAIL)))
    found = append(append(found, ship_from(table.actor, seat, seats)), ship_from(table.victim, seat, seats))
    found = append(found, target_from(table, seat))
    for face in range(1, 7):
        found = append(found, dice_with(table.dice, face))
    drawn: i64 = 0
    for building in table.drawn:
        drawn |= bit(building)
    return boards(table, seat, sea(table, seat, append(found, drawn)))


def ship_from(ship: i64, seat: i64, seats: i64) -> i64:
    """A ship, as a set, as a seat counts; none for -1."""
    if ship < FIRST_SHIP:
        return 0
    return bit((owner_of(ship) + seats - seat) % seats * 2 + (ship & 1))


def target_from(table: Wrecked, seat: i64) -> i64:
    """What the action under way is aimed at; ships as the seat counts."""
    if table.action == ATTACK and table.target >= TARGET_SHIPS:
        which: i64 = table.target - TARGET_SHIPS
        return bit(TARGET_SHIPS + (which // 2 + table.seats - seat) % table.seats * 2 + which % 2)
    return when(table.action >= 0, only(table.target))


def place(found: vec[i64], there: bool, at: i64) -> vec[i64]:
    return append(append(found, when(there, at >> 11)), when(there, at & 2047))


def sea(table: Wrecked, seat: i64, found: vec[i64]) -> vec[i64]:
    """The Kraken, the islands, what floats, and the ships."""
    seats: i64 = table.seats
    islands: i64 = len(table.isles)
    found = place(found, True, table.kraken_at)
    for island in range(ISLANDS):
        found = place(found, island < islands, table.isles[island] if island < islands else 0)
    for island in range(ISLANDS):
        found = append(found, table.numbers[island] if island < len(table.numbers) else 0)
    for island in range(ISLANDS):
        found = append(found, count_bits(table.ashore[island]) if island < len(table.ashore) else 0)
    for island in range(ISLANDS):
        found = append(found, fort_from(table.forts[island], seat, seats) if island < len(table.forts) else 0)
    found = append(append(found, table.afloat & (bit(FIRST_SHIP) - 1)), table.alive)
    for token in range(FIRST_SHIP):
        found = place(found, has(table.afloat, token), table.at[token])
    known: i64 = table.seen[seat]
    if table.reason != "":
        known |= counted(table)
    for token in range(FIRST_WHALE):
        found = append(found, when(has(known, token), table.values[token]))
    for step in range(2 * seats):
        ship: i64 = FIRST_SHIP + (seat * 2 + step) % (2 * seats)
        found = place(found, has(table.afloat, ship), table.at[ship])
    for step in range(2 * seats):
        found = append(found, only(table.docked[(seat * 2 + step) % (2 * seats)]))
    for step in range(2 * seats):
        found = append(found, table.aboard[(seat * 2 + step) % (2 * seats)])
    return found


def fort_from(fort: i64, seat: i64, seats: i64) -> i64:
    if fort == NEUTRAL_FORT:
        return bit(seats)
    return seat_from(fort, seat, seats)


def boards(table: Wrecked, seat: i64, found: vec[i64]) -> vec[i64]:
    """What the players have before them."""
    seats: i64 = table.seats
    for step in range(seats):
        found = append(found, only(table.cards[(seat + step) % seats]))
    for step in range(seats):
        mine: i64 = (seat + step) % seats
        found = append(found, when(table.cards[mine] < 0, table.offered[mine]))
    for step in range(seats):
        found = append(found, table.hands[(seat + step) % seats])
    for step in range(seats):
        found = append(found, table.stock[(seat + step) % seats])
    for step in range(seats):
        for other in range(seats):
            found = append(found, count_of(table.captured[(seat + step) % seats], (seat + other) % seats))
    for step in range(seats):
        for track in range(6):
            found = append(found, count_of(table.levels[(seat + step) % seats], track))
    for step in range(seats):
        for slot in range(3):
            found = append(found, only(slot_of(table.built[(seat + step) % seats], slot)))
    for step in range(seats):
        found = append(found, table.flags[(seat + step) % seats])
    for step in range(seats):
        found = append(found, table.penalty[(seat + step) % seats])
    for step in range(seats):
        found = append(found, count_of(table.swallowed, (seat + step) % seats))
    for step in range(seats):
        found = append(found, count_of(table.tentacles, (seat + step) % seats))
    return figures(table, seat, found)


def figures(table: Wrecked, seat: i64, found: vec[i64]) -> vec[i64]:
    """What the fleets can do, and the points as far as a seat knows them."""
    seats: i64 = table.seats
    for step in range(seats):
        for figure in table.fleets[(seat + step) % seats].figures:
            found = append(found, figure)
    for step in range(seats):
        mine: i64 = (seat + step) % seats
        points: i64 = table.points(mine)
        unseen: i64 = table.stock[mine] & CARGO_TOKENS & ~table.seen[seat]
        while unseen and table.reason == "":
            points -= table.values[lowest(unseen)]
            unseen &= unseen - 1
        found = append(found, points)
    return found
