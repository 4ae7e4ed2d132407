"""A sharing contest of Dolores, stage by stage (DO10-DO19, DO42, DO44): who is asked what, and what comes next.

`enter` is called when nobody owes a decision: it asks somebody, or goes on. No text, no screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, lowest
from wreckfish.games.dolores.cards import (
    DAWN_CARD,
    DEALER_SIDE,
    DEALT_SLOTS,
    LEFT_SIDE,
    THEFT,
    TRICK,
    goods_in,
    how_many,
    set_total,
)

if TYPE_CHECKING:
    from wreckfish.games.dolores.rules import Dolores

# The stages by number; `STAGES` below holds them in this order.
BETWEEN: Final = 0
DRAWING: Final = 1
DAWNING: Final = 2
LOOT: Final = 3
CHOOSING: Final = 4
TRICKING: Final = 5
REVEALED: Final = 6
WAGERED: Final = 7
SHARING: Final = 8
AFTER_PICK: Final = 9
DROPPING: Final = 10
THIEVING: Final = 11

PEACE: Final = 0
FIGHT: Final = 1
FIRST_PICK: Final = 2

# Verbs that stages list, as in answers.py.
SHOW: Final = 0
BET: Final = 1
PASS: Final = 2
KEEP: Final = 3
HAUL: Final = 10
PICK: Final = 11
DROP: Final = 12
STEAL: Final = 13
STEP: Final = 32

NO_SLOTS: Final = 63  # among the numbers of sets of slots, which are one less than their bits
LOOT_MESSAGES: Final = 0b101110000  # Whirlpool, Broken Lantern, New Wave, Convoy


class Stage:
    """One stage. `fits` are the messages that can be played in its window, or, while the two choose, without one."""

    def __init__(self, fits: i64) -> None:
        self.fits: i64 = fits

    def enter(self, table: Dolores) -> None:
        pass

    def moves(self, table: Dolores, seat: i64) -> vec[i64]:
        """What a seat that owes a decision can answer; in a window, pass or play a card that fits."""
        return table.window_moves(seat)


class Between(Stage):
    """DO42 Between contests the Broken Lantern can be played. DO11, DO21, DO50 Then comes the deal, if it can."""

    def enter(self, table: Dolores) -> None:
        if table.left < 4:
            table.turn_over()
            table.finish()
        elif not table.ask_window():
            table.contest += 1  # DO10, DO11
            table.looker = table.lantern  # DO38 if table.lantern >= 0
            table.lantern = -1
            table.tell("contest", table.dealer, table.neighbour())
            table.drawing = DEALT_SLOTS
            table.stage = DRAWING


class Drawing(Stage):
    """DO11, DO36, DO37 Cards are drawn into the empty slots, the left neighbour's first; DO41 until Dawn comes."""

    def enter(self, table: Dolores) -> None:
        wanted: i64 = table.drawing & ~table.lying
        while wanted:
            slot: i64 = lowest(wanted)
            wanted &= wanted - 1
            table.left -= 1
            card: i64 = table.deck[table.left]
            table.loot |= card << (slot * 5)
            table.lying |= bit(slot)
            if card == DAWN_CARD:
                table.reveals += 1
                table.tell("dawn", table.dealer)
                table.open_window(DAWNING)
                return
            if table.looker >= 0:
                table.hidden |= bit(slot)  # face down (DO38)
        table.reveals += 1
        table.tell_sides(table.drawing)
        table.open_window(LOOT)


class Dawning(Stage):
    """DO39 A Lookout can take Dawn's effect away; DO41 else the game ends at once."""

    def enter(self, table: Dolores) -> None:
        if not table.ask_window():
            table.finish()  # DO41


class Loot(Stage):
    """DO42 The loot is dealt: Whirlpool, Convoy, New Wave and Broken Lantern can be played."""

    def enter(self, table: Dolores) -> None:
        if not table.ask_window():
            table.stage = CHOOSING
            table.owing = bit(table.dealer) | bit(table.neighbour()) | table.better()


class Choosing(Stage):
    """DO12 The two choose in secret, and DO35 the owner of a Wager bets; when all have locked in, all is shown.

    DO42 Until the second of the two has locked in, a message that fits the loot may still be played, unasked.
    """

    def enter(self, table: Dolores) -> None:
        table.reveal()

    def moves(self, table: Dolores, seat: i64) -> vec[i64]:
        first: i64 = SHOW
        count: i64 = 3
        found: vec[i64] = vec[i64]()
        if not table.contends(seat):
            first = BET
            count = 9
            if table.bettor != seat:
                found = append(found, PASS)
        elif table.trickster == seat:
            first = SHOW + 3 * STEP  # in force: two shapes again (DO45)
        elif table.holds_message(seat, TRICK):
            count = 6
        for number in range(count):
            found = append(found, first + number * STEP)
        return found


class Tricking(Stage):
    """DO32, DO44 All have shown; a Two-Hand Trick's owner chooses."""

    def moves(self, table: Dolores, seat: i64) -> vec[i64]:
        hand: i64 = table.dealer_hand if seat == table.dealer else table.left_hand
        return append(append(vec[i64](), KEEP + first_shape(hand) * STEP), KEEP + second_shape(hand) * STEP)


class Revealed(Stage):
    """DO33, DO44 Foiled can be played. After that the shapes are final, and words are kept or broken."""

    def enter(self, table: Dolores) -> None:
        if not table.ask_window():
            table.judge_words()
            table.stage = WAGERED


class Wagered(Stage):
    """DO35 A won Wager may take cards: any of them, or none, which is listed last."""

    def enter(self, table: Dolores) -> None:
        table.stage = SHARING
        if table.bet >= 0:
            if table.bet == table.dealer_shape * 3 + table.left_shape:
                table.tell("won-bet", table.bettor)
                table.stage = WAGERED
                table.owing = bit(table.bettor)
            else:
                table.tell("lost-bet", table.bettor)

    def moves(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for slots in range(1, 64):
            if slots & ~table.lying == 0:
                found = append(found, HAUL + (slots - 1) * STEP)
        return append(found, HAUL + NO_SLOTS * STEP)


class Sharing(Stage):
    """DO13-DO18 The two share by what they played."""

    def enter(self, table: Dolores) -> None:
        dealer: i64 = table.dealer
        left: i64 = table.neighbour()
        mine: i64 = table.dealer_shape
        theirs: i64 = table.left_shape
        if mine == FIRST_PICK and theirs == FIRST_PICK:  # DO18
            table.throw_away(table.lying)
            table.stage = DROPPING
            table.ask_for_sets()
        elif mine == FIRST_PICK or theirs == FIRST_PICK:
            table.stage = AFTER_PICK
            if table.lying:
                table.stage = SHARING
                table.owing = bit(dealer if mine == FIRST_PICK else left)
        elif mine == PEACE and theirs == PEACE:  # DO13
            table.take(left, table.lying & LEFT_SIDE)
            table.take(dealer, table.lying & DEALER_SIDE)
            table.end_contest()
        elif mine == FIGHT and theirs == FIGHT:  # DO15
            table.throw_away(table.lying)
            table.end_contest()
        else:  # DO14
            table.take(dealer if mine == FIGHT else left, table.lying)
            table.end_contest()

    def moves(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        lying: i64 = table.lying
        while lying:
            found = append(found, PICK + lowest(lying) * STEP)
            lying &= lying - 1
        return found


class AfterPick(Stage):
    """DO16 After a First Pick, who made peace takes what is left on the own side; DO17 who fought takes all others."""

    def enter(self, table: Dolores) -> None:
        picker_deals: bool = table.dealer_shape == FIRST_PICK
        other: i64 = table.neighbour() if picker_deals else table.dealer
        shape: i64 = table.left_shape if picker_deals else table.dealer_shape
        if shape == FIGHT:  # DO17
            table.take(other, table.lying)
        else:  # DO16
            table.take(other, table.lying & (LEFT_SIDE if picker_deals else DEALER_SIDE))
            table.throw_away(table.lying)
        table.end_contest()


class Dropping(Stage):
    """DO18 Both have named goods that they own, and discard all of them."""

    def enter(self, table: Dolores) -> None:
        table.reveals += 1
        table.drop_set(table.dealer)
        table.drop_set(table.neighbour())
        table.unlock()
        table.end_contest()

    def moves(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for goods in range(7):
            if set_total(table.holds[seat], goods):
                found = append(found, DROP + goods * STEP)
        return found


class Thieving(Stage):
    """DO34 A Theft takes one goods card of any other player, before anything else happens."""

    def enter(self, table: Dolores) -> None:
        for seat in range(table.seats):
            if seat != table.thief and goods_in(table.holds[seat]):
                table.owing = bit(table.thief)
                return
        table.tell("theft-idle", table.thief)  # DO34
        table.use(table.thief, THEFT)
        table.thief = -1

    def moves(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for victim in range(table.seats):
            for card in range(21):
                if victim != seat and how_many(table.holds[victim], card):
                    found = append(found, STEAL + (victim * 30 + card) * STEP)
        return found


STAGES: Final = vec[Stage]([
    Between(0b001000000), Drawing(0), Dawning(0b010000000), Loot(LOOT_MESSAGES), Choosing(LOOT_MESSAGES), Tricking(0),
    Revealed(0b000000010), Wagered(0), Sharing(0), AfterPick(0), Dropping(0), Thieving(0),
])  # fmt: skip


def only_shape(hand: i64) -> i64:
    """The shape of a hand that shows one; -1 for a Two-Hand Trick's."""
    if hand < 3:
        return hand
    return -1


def first_shape(hand: i64) -> i64:
    """The first shape of a hand: of peace-fight, peace-pick and fight-pick, or the only one."""
    if hand < 3:
        return hand
    return FIGHT if hand == 5 else PEACE


def second_shape(hand: i64) -> i64:
    if hand < 3:
        return hand
    return FIGHT if hand == 3 else FIRST_PICK
