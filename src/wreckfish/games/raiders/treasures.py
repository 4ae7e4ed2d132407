"""Treasures and shells of Wreck Raiders: drawn, gained, placed, spent (WR02, WR40, WR45, WR46), and Starfish (WR65).

Knows nothing of the steps of a turn but that the Rivals' part of a round is different (WR88). No text, no screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit
from wreckfish.games.raiders.hoard import (
    DISCARD,
    NOBODY,
    PLACE,
    RIVAL_TEAM,
    SHELL_UNIT,
    STAR,
    STARFISH,
    TYPE_OF,
    VAULT,
    column_length,
    column_of,
    nth_treasure,
    row_length,
    row_of,
    shell_count,
    supply_count,
    supply_of,
    supply_unit,
)

if TYPE_CHECKING:
    from wreckfish.games.raiders.rules import Raiders


def draw_treasure(table: Raiders, kind: i64) -> i64:
    """WR11 A random treasure of a wreck; 0 if there is none."""
    count: i64 = supply_count(table.supply, kind)
    if count == 0:
        return 0
    table.unveiled += 1
    treasure: i64 = nth_treasure(table.supply, kind, table.luck.below(count))
    table.supply -= supply_unit(treasure)
    if count == 1:
        table.drained = True
    return treasure


def remake(table: Raiders, kind: i64) -> None:
    """WR40 A supply that ran out is made anew of the discards, as soon as there are any."""
    if supply_of(table.supply, kind) == 0 and supply_of(table.discards, kind):
        table.supply += supply_of(table.discards, kind)  # WR40
        table.discards -= supply_of(table.discards, kind)
        table.bare = -1
        table.tell("remade", NOBODY, kind)


def gain_treasure(table: Raiders, seat: i64, kind: i64) -> None:
    """WR45 The gainer looks at it; its type is open to all. WR82 What a Rival would gain is discarded."""
    treasure: i64 = draw_treasure(table, kind)
    if table.kit.solo and seat == RIVAL_TEAM:  # WR40 if treasure == 0
        if treasure:
            table.tell("rival-gained", table.turn, treasure)  # WR82
            remake(table, kind)
            discard(table, treasure)
        return
    if treasure == 0:
        table.tell("nothing-left", seat, kind)  # WR40
        return
    table.tell("gained", seat, kind)
    table.tell("looked", seat, treasure, 0, bit(seat))
    table.hands[seat] = treasure
    remake(table, kind)
    if not has_room(table, seat) and not can_make_room(table, seat):
        discard_hand(table, seat)


def ask_hands(table: Raiders) -> None:
    """WR45 Whoever has gained a treasure places it; neighbours at the same time."""
    for seat in range(table.seats):
        if table.hands[seat]:
            table.owing |= bit(seat)


def has_room(table: Raiders, seat: i64) -> bool:
    """WR45 An empty pedestal or place in the vault; WR88 what a Rival brings goes into the vault only."""
    for n in range(3):
        if column_length(column_of(table.vaults[seat], n)) < len(table.kit.rows):
            return True
        if not table.rivals_move() and row_length(row_of(table.displays[seat], n)) < table.kit.pedestals:
            return True
    return False


def can_make_room(table: Raiders, seat: i64) -> bool:
    """WR46, WR65 Whether a Starfish would clear a place on a full display; WR88 a Rival's gift does not go there."""
    return not table.rivals_move() and can_spend_starfish(table, seat, 0)


def discard_hand(table: Raiders, seat: i64) -> None:
    """WR46, WR88 Without any room it is discarded, for all to see."""
    treasure: i64 = table.hands[seat]  # WR46 if not table.rivals_move()
    table.hands[seat] = 0
    show(table)
    table.tell("no-room", seat, treasure)
    discard(table, treasure)


def discard(table: Raiders, treasure: i64) -> None:
    table.discards += supply_unit(treasure)
    remake(table, TYPE_OF[treasure])


def placements(table: Raiders, seat: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    if not table.rivals_move():
        for display in range(3):
            if row_length(row_of(table.displays[seat], display)) < table.kit.pedestals:
                found = append(found, PLACE + display * 32)
    for column in range(3):
        if column_length(column_of(table.vaults[seat], column)) < len(table.kit.rows):
            found = append(found, VAULT + column * 32)
    if len(found) == 0:
        found = append(found, DISCARD)
    return found


def put(table: Raiders, seat: i64, verb: i64, place: i64) -> None:
    """WR45 The leftmost empty pedestal, or the lowest empty place of a column."""
    table.owing &= ~bit(seat)
    if verb == DISCARD:
        discard_hand(table, seat)
        return
    treasure: i64 = table.hands[seat]  # WR45
    table.hands[seat] = 0
    if verb == PLACE:  # WR58 if table.claimed >= 0
        shift: i64 = place * 20 + row_length(row_of(table.displays[seat], place)) * 4
        table.displays[seat] |= treasure * bit(shift)
        table.tell("placed", seat, TYPE_OF[treasure], place + 1)
    else:
        shift = place * 20 + column_length(column_of(table.vaults[seat], place)) * 4
        table.vaults[seat] |= treasure * bit(shift)
        show(table)
        table.tell("vaulted", seat, treasure, place + 1)


def show(table: Raiders) -> None:
    """A front that only its owner knew is turned up for all others."""
    if table.seats > 1:
        table.unveiled += 1


# ---- Shells -------------------------------------------------------------------------------------------------------


def gain_shells(table: Raiders, seat: i64, shells: i64) -> None:
    """WR02 What the beach cannot pay is lost."""
    gained: i64 = 0
    for shell in range(3):
        count: i64 = shell_count(shells, shell)
        there: i64 = shell_count(table.beach, shell)
        gained += (count if count < there else there) * SHELL_UNIT[shell]
    table.beach -= gained
    table.shells[seat] += gained
    if gained:
        table.tell("shells", seat, gained)
    if gained != shells:
        table.tell("shells-lost", seat, shells - gained)


def pay(table: Raiders, seat: i64, shells: i64) -> None:
    """WR02 Shells that are spent go back to the beach."""
    table.shells[seat] -= shells
    table.beach += shells


# ---- At any time --------------------------------------------------------------------------------------------------


def can_spend_starfish(table: Raiders, seat: i64, display: i64) -> bool:
    """WR65 A Starfish and a treasure; only who claims waits, between announcing a claim and clearing it."""
    if table.reason != "" or (table.claimed >= 0 and seat == table.turn):
        return False
    return shell_count(table.shells[seat], STAR) > 0 and row_of(table.displays[seat], display) != 0


def starfish_moves(table: Raiders, seat: i64, found: vec[i64]) -> vec[i64]:
    for display in range(3):
        if can_spend_starfish(table, seat, display):
            found = append(found, STARFISH + display * 32)
    return found


def spend_starfish(table: Raiders, seat: i64, display: i64) -> None:
    """WR65 The rightmost treasure of a display is discarded."""
    pay(table, seat, SHELL_UNIT[STAR])  # WR65
    last: i64 = row_length(row_of(table.displays[seat], display)) - 1
    treasure: i64 = (table.displays[seat] >> (display * 20 + last * 4)) & 15
    table.displays[seat] ^= treasure << (display * 20 + last * 4)
    show(table)
    table.tell("dropped", seat, treasure, display + 1)
    discard(table, treasure)
