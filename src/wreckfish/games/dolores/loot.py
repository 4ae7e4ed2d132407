"""How cards of Dolores move: from the loot to players and to the discard (DO19, DO30, DO31, DO34, DO38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wreckfish.core.bits import bit, lowest
from wreckfish.core.state import EVERYONE
from wreckfish.games.dolores.cards import DEALER_SIDE, LEFT_SIDE, THEFT, UNITS, has_message, message_unit, row_card
from wreckfish.games.dolores.talk import judge_claims

if TYPE_CHECKING:
    from wreckfish.games.dolores.rules import Dolores

NOBODY: Final = -1


def gathered(table: Dolores, slots: i64) -> i64:
    """The cards in some slots."""
    cards: i64 = 0
    row: i64 = table.loot
    while slots:
        if slots & 1:
            cards += UNITS[row & 31]
        row >>= 5
        slots >>= 1
    return cards


def lift(table: Dolores, slots: i64) -> i64:
    """The cards of some slots leave the loot; DO38 those that lay face down are shown."""
    cards: i64 = gathered(table, slots)
    if table.hidden & slots:
        show_hidden(table, slots)
    table.lying &= ~slots
    if table.lying == 0:
        table.loot = 0
    else:
        while slots:
            slot: i64 = lowest(slots)
            table.loot ^= row_card(table.loot, slot) << (slot * 5)
            slots &= slots - 1
    return cards


def show_hidden(table: Dolores, slots: i64) -> None:
    table.reveals += 1
    judge_claims(table, table.hidden & slots)
    table.hidden &= ~slots


def take(table: Dolores, seat: i64, slots: i64) -> None:
    """DO19, DO30 Cards of the loot join a player's open sets and messages."""
    if slots:
        cards: i64 = lift(table, slots)
        table.tell("took", seat, cards, slots)  # DO30 if any(has_message(cards, message) for message in range(9))
        gain(table, seat, cards)


def gain(table: Dolores, seat: i64, cards: i64) -> None:
    """DO34 A player who gets a Theft must use it at once."""
    table.holds[seat] += cards
    if has_message(cards, THEFT):
        table.thief = seat


def throw_away(table: Dolores, slots: i64) -> None:
    if slots:
        cards: i64 = lift(table, slots)
        table.discard += cards  # DO30 if any(has_message(cards, message) for message in range(9))
        table.tell("discarded", NOBODY, cards, slots)


def use(table: Dolores, seat: i64, message: i64) -> None:
    """DO31 A message is discarded after use."""
    table.holds[seat] -= message_unit(message)  # DO31
    table.discard += message_unit(message)


def tell_sides(table: Dolores, slots: i64) -> None:
    """Tell what lies in some slots, side by side; what lies face down, only to the player who looks."""
    if table.journal is not None:
        knows: i64 = EVERYONE if table.looker < 0 else bit(table.looker)
        table.tell("loot", table.neighbour(), gathered(table, slots & LEFT_SIDE), 0, knows)
        table.tell("loot", table.dealer, gathered(table, slots & DEALER_SIDE), 0, knows)
