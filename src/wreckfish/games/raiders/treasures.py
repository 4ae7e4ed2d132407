"""Treasures and shells of Wreck Raiders: drawn, gained, placed, spent (WR02, WR40, WR45, WR46), and Starfish (WR65).

Knows nothing about the steps of a turn, except that the Rivals' part of a round is different (WR88).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit
from wreckfish.core.question import Question, no
from wreckfish.core.values import Prompt, Refusal
from wreckfish.games.raiders import verbs
from wreckfish.games.raiders.components import SHELLS, TYPES
from wreckfish.games.raiders.hoard import (
    NO_SEAT,
    RIVAL_TEAM,
    SHELL_UNIT,
    STAR,
    TYPE_OF,
    nth_treasure,
    row_length,
    row_of,
    shell_count,
    supply_count,
    supply_of,
    supply_unit,
)
from wreckfish.games.raiders.verbs import DISCARD, PLACE, STARFISH, VAULT

if TYPE_CHECKING:
    from wreckfish.games.raiders.rules import Raiders


def draw_treasure(table: Raiders, kind: i64) -> i64:
    """WR11 A random treasure of a wreck; 0 if there is none."""
    count: i64 = supply_count(table.supply, kind)
    if count == 0:
        return 0
    table.reveals += 1
    treasure: i64 = nth_treasure(table.supply, kind, table.luck.below(count))
    table.supply -= supply_unit(treasure)
    if count == 1:
        table.drained = True
    return treasure


def remake(table: Raiders, kind: i64) -> None:
    """WR40 The discards become the new supply of a type that ran out, as soon as there are any."""
    if supply_of(table.supply, kind) == 0 and supply_of(table.discards, kind):
        table.supply += supply_of(table.discards, kind)  # WR40
        table.discards -= supply_of(table.discards, kind)
        table.bare = -1
        table.tell("remade", NO_SEAT, kind)


def gain_treasure(table: Raiders, seat: i64, kind: i64) -> None:
    """WR45 The gainer looks at it; its type is open to all. WR82 A treasure for a Rival is discarded."""
    treasure: i64 = draw_treasure(table, kind)
    if table.data.solo and seat == RIVAL_TEAM:  # WR40 if treasure == 0
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


def has_room(table: Raiders, seat: i64) -> bool:
    """WR45 An empty pedestal or place in the vault; WR88 a Rival's gift goes into the vault only."""
    for n in range(3):
        if row_length(row_of(table.vaults[seat], n)) < len(table.data.rows):
            return True
        if not table.rivals_move() and row_length(row_of(table.displays[seat], n)) < table.data.pedestals:
            return True
    return False


def can_make_room(table: Raiders, seat: i64) -> bool:
    """WR46, WR65 Whether a Starfish would clear a place on a full display; WR88 a Rival's gift does not go there."""
    return not table.rivals_move() and can_spend_starfish(table, seat, 0)


def discard_hand(table: Raiders, seat: i64) -> None:
    """WR46, WR88 A treasure without room is discarded, for all to see."""
    treasure: i64 = table.hands[seat]  # WR46 if not table.rivals_move()
    table.hands[seat] = 0
    show(table)
    table.tell("no-room", seat, treasure)
    discard(table, treasure)


def discard(table: Raiders, treasure: i64) -> None:
    table.discards += supply_unit(treasure)
    remake(table, TYPE_OF[treasure])


class PlaceTreasure(Question["Raiders"]):
    """WR45 Put the gained treasure on the leftmost empty pedestal of a display, or on the lowest empty place of a
    column of the vault; WR46 if there is no room, discard it.
    """

    name = "place"
    rule = "WR45"
    answers = (PLACE, VAULT, DISCARD)

    def ask(self, table: Raiders) -> i64:
        """Every seat that has gained a treasure, neighbours at the same time."""
        holding: i64 = 0
        for seat in range(table.seats):
            if table.hands[seat]:
                holding |= bit(seat)
        return holding

    def options(self, table: Raiders, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        if not table.rivals_move():
            for display in range(3):
                if row_length(row_of(table.displays[seat], display)) < table.data.pedestals:
                    found = append(found, verbs.place_move(display))
        for column in range(3):
            if row_length(row_of(table.vaults[seat], column)) < len(table.data.rows):
                found = append(found, verbs.vault_move(column))
        if len(found) == 0:
            found = append(found, DISCARD)
        return found

    def refuse(self, table: Raiders, seat: i64, move: i64) -> Refusal | None:
        verb: i64 = move & 31
        if verb == DISCARD:
            return no("room-left", "WR46") if has_room(table, seat) else None
        if verb == PLACE:
            display: i64 = verbs.place_display(move)
            if table.rivals_move():
                return no("vault-only", "WR88")
            if row_length(row_of(table.displays[seat], display)) == table.data.pedestals:
                return no("full-display", "WR45", display=display + 1)
            return None
        column: i64 = verbs.vault_column(move)
        if row_length(row_of(table.vaults[seat], column)) == len(table.data.rows):
            return no("full-column", "WR45", column=column + 1)
        return None

    def answer(self, table: Raiders, seat: i64, move: i64) -> None:
        verb: i64 = move & 31
        if verb == DISCARD:
            discard_hand(table, seat)
            return
        treasure: i64 = table.hands[seat]  # WR45
        table.hands[seat] = 0
        if verb == PLACE:  # WR58 if table.claimed >= 0
            display: i64 = verbs.place_display(move)
            shift: i64 = display * 20 + row_length(row_of(table.displays[seat], display)) * 4
            table.displays[seat] |= treasure * bit(shift)
            table.tell("placed", seat, TYPE_OF[treasure], display + 1)
        else:
            column: i64 = verbs.vault_column(move)
            shift = column * 20 + row_length(row_of(table.vaults[seat], column)) * 4
            table.vaults[seat] |= treasure * bit(shift)
            show(table)
            table.tell("vaulted", seat, treasure, column + 1)

    def prompt(self, table: Raiders, seat: i64) -> Prompt:
        kind: str = TYPES[TYPE_OF[table.hands[seat]]]
        if table.rivals_move():
            return Prompt(code="ask-vault", rule="WR88", params={"type": kind})
        if not has_room(table, seat):  # a seat that is asked all the same can make room
            return Prompt(code="ask-discard", rule="WR46", params={"type": kind})
        return Prompt(code="ask-place", rule="WR45", params={"type": kind})


PLACING: Final = PlaceTreasure()  # before whatever the turn asks next


def show(table: Raiders) -> None:
    """A front that only its owner knew is turned up for all others."""
    if table.seats > 1:
        table.reveals += 1


# ---- Shells -------------------------------------------------------------------------------------------------------


def payable_shells(table: Raiders, shells: i64) -> i64:
    """WR02 The part of some shells that the beach can pay."""
    found: i64 = 0
    for shell in range(3):
        count: i64 = shell_count(shells, shell)
        there: i64 = shell_count(table.beach, shell)
        found += (count if count < there else there) * SHELL_UNIT[shell]
    return found


def gain_shells(table: Raiders, seat: i64, shells: i64) -> None:
    """WR02 What the beach cannot pay is lost."""
    gained: i64 = payable_shells(table, shells)
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
    """WR65 It takes a Starfish and a treasure; a claiming player waits from announcing a claim until it is cleared."""
    if table.reason != "" or (table.claimed >= 0 and seat == table.turn):
        return False
    return shell_count(table.shells[seat], STAR) > 0 and row_of(table.displays[seat], display) != 0


class SpendStarfish(Question["Raiders"]):
    """WR65 Discard a Starfish, and with it the rightmost treasure of a display: a free move, played unasked."""

    answers = (STARFISH,)

    def options(self, table: Raiders, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for display in range(3):
            if can_spend_starfish(table, seat, display):
                found = append(found, verbs.starfish_move(display))
        return found

    def refuse(self, table: Raiders, seat: i64, move: i64) -> Refusal | None:
        display: i64 = verbs.starfish_display(move)
        if table.claimed >= 0 and seat == table.turn:
            return no("starfish-now", "WR65")
        if shell_count(table.shells[seat], STAR) == 0:
            return no("shell", "WR65", shell=SHELLS[STAR])
        if row_of(table.displays[seat], display) == 0:
            return no("treasure-there", "WR65", display=display + 1)
        return None

    def answer(self, table: Raiders, seat: i64, move: i64) -> None:
        display: i64 = verbs.starfish_display(move)
        pay(table, seat, SHELL_UNIT[STAR])  # WR65
        last: i64 = row_length(row_of(table.displays[seat], display)) - 1
        treasure: i64 = (table.displays[seat] >> (display * 20 + last * 4)) & 15
        table.displays[seat] ^= treasure << (display * 20 + last * 4)
        show(table)
        table.tell("dropped", seat, treasure, display + 1)
        discard(table, treasure)


SPENDING: Final = SpendStarfish()
