"""What a seat of Wreck Raiders sees, as numbers for learning programs: nothing that its view does not show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, only, seat_from, seats_from, when
from wreckfish.core.game import Field
from wreckfish.games.raiders.hoard import BOTTOMS, TOPS, TYPE_OF, row_of, shell_count, supply_count, vault_place
from wreckfish.games.raiders.stages import DIVING

if TYPE_CHECKING:
    from wreckfish.games.raiders.rules import Raiders

PLACES = 5  # of a display, however many of them a table uses
TREASURES = 12
EXHIBITS = 52
PIECES = 39
SPOTS = 31
DICE = 24


def layout(seats: int, rows: int) -> tuple[Field, ...]:
    """The words of `observe`, in their order."""
    teams = max(seats, 2)
    return (
        Field("stage", members=19),
        Field("owing", members=seats),
        Field("turn", members=seats),
        Field("round", high=9999),
        Field("number", high=6),
        Field("landed", members=SPOTS),
        Field("claimed", members=EXHIBITS),
        Field("covering", high=15),
        Field("exact"),
        Field("turns_left", low=-1, high=99),
        Field("bare_turns", low=-1, high=99),
        Field("barren"),
        Field("rivals", high=99),
        Field("turn_of_round", high=99),
        Field("visited", members=4),
        Field("bumped", low=-1, high=5),
        Field("drained"),
        Field("reef", words=6, members=DICE),  # dice: zone * 6 + number - 1
        Field("beach", words=3, high=15),  # shells that no player has
        Field("supplies", words=4, high=21),
        Field("discards", words=TREASURES, high=7),
        Field("exhibits_shown", members=EXHIBITS),
        Field("exhibits_left", high=EXHIBITS),
        Field("market", members=PIECES),
        Field("stacks", words=3, high=17),
        Field("divers", words=teams, members=SPOTS),
        Field("own_displays", words=3 * PLACES, members=TREASURES),  # display by display, from the left
        Field("own_hand", members=TREASURES),
        Field("displays", words=seats * 3 * PLACES, members=4),  # types only
        Field("hands", words=seats, members=4),
        Field("vaults", words=seats * 3 * rows, members=TREASURES),  # column by column, from the bottom
        Field("shells", words=seats * 3, high=15),
        Field("exhibits", words=seats, members=EXHIBITS),
        Field("conches", words=seats, members=EXHIBITS),
        Field("pieces", words=seats, members=PIECES),
        Field("points", words=seats, high=999),
    )


def observe(table: Raiders, seat: i64) -> vec[i64]:
    seats: i64 = table.seats
    found: vec[i64] = vec[i64](capacity=320)
    found = append(found, when(table.owing != 0, bit(table.stage)))
    found = append(found, seats_from(table.owing, seat, seats))
    found = append(append(found, seat_from(table.turn, seat, seats)), table.round)
    found = append(found, when(table.stage == DIVING, table.number + 1))
    found = append(append(found, only(table.spot)), only(table.claimed))
    found = append(append(found, table.covering), when(table.exact, 1))
    found = append(append(append(found, table.left), table.bare), when(table.barren, 1))
    found = append(append(found, table.rivals), table.step)
    found = append(append(append(found, table.visited), table.bumped), when(table.drained, 1))
    for place in range(6):
        found = append(found, only(((table.reef >> (place * 5)) & 31) - 1))
    for shell in range(3):
        found = append(found, shell_count(table.beach, shell))
    for kind in range(4):
        found = append(found, supply_count(table.supply, kind))
    for treasure in range(TREASURES):
        found = append(found, (table.discards >> (treasure * 3)) & 7)
    found = append(append(found, table.shown), count_bits(table.deck))
    found = append(found, table.market)
    found = append(found, count_bits(table.stacks & BOTTOMS))
    found = append(found, count_bits(table.stacks & ~BOTTOMS & ~TOPS))
    found = append(found, count_bits(table.stacks & TOPS))
    for team in range(len(table.divers)):
        found = append(found, table.divers[team if seats == 1 else (seat + team) % seats])
    for display in range(3):
        found = treasures(found, row_of(table.displays[seat], display))
    found = append(found, only(table.hands[seat] - 1))
    for step in range(seats):
        for display in range(3):
            found = types(found, row_of(table.displays[(seat + step) % seats], display))
    for step in range(seats):
        found = append(found, type_of(table.hands[(seat + step) % seats]))
    for step in range(seats):
        for column in range(3):
            for row in range(len(table.data.rows)):
                found = append(found, only(vault_place(table.vaults[(seat + step) % seats], column, row) - 1))
    for step in range(seats):
        for shell in range(3):
            found = append(found, shell_count(table.shells[(seat + step) % seats], shell))
    return belongings(table, seat, found)


def belongings(table: Raiders, seat: i64, found: vec[i64]) -> vec[i64]:
    seats: i64 = table.seats
    for step in range(seats):
        found = append(found, table.exhibits[(seat + step) % seats])
    for step in range(seats):
        found = append(found, table.conches[(seat + step) % seats])
    for step in range(seats):
        found = append(found, table.final_tally((seat + step) % seats)[6])
    for step in range(seats):
        found = append(found, i64(table.score_now((seat + step) % seats)))
    return found


def treasures(found: vec[i64], row: i64) -> vec[i64]:
    """The treasures at five places, each as a set."""
    for place in range(PLACES):
        found = append(found, only(((row >> (place * 4)) & 15) - 1))
    return found


def types(found: vec[i64], row: i64) -> vec[i64]:
    """Only their types."""
    for place in range(PLACES):
        found = append(found, type_of((row >> (place * 4)) & 15))
    return found


def type_of(treasure: i64) -> i64:
    """A treasure's type as a set, which is empty for none."""
    return when(treasure != 0, bit(TYPE_OF[treasure]))
