"""What a player of Dolores answers when asked: one class for each verb, the message cards among them.

What each does to the contest is a method of `Dolores` in rules.py, or a line or two here. No text, no screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, lowest
from wreckfish.games.dolores.cards import (
    CONVOY,
    CONVOY_SLOTS,
    DEALT_SLOTS,
    FOILED,
    LANTERN,
    LEFT_SIDE,
    LOOKOUT,
    NEW_WAVE,
    THEFT,
    UNITS,
    WHIRLPOOL,
    row_card,
)
from wreckfish.games.dolores.stages import AFTER_PICK, DRAWING, LOOT, NO_SLOTS, REVEALED, SHARING

if TYPE_CHECKING:
    from wreckfish.games.dolores.rules import Dolores

# The verbs, in the order of moves.py. A move is verb + choice * 32.
SHOW: Final = 0
BET: Final = 1
PASS: Final = 2
KEEP: Final = 3
WHIRL: Final = 4
SEND_CONVOY: Final = 5
SEND_WAVE: Final = 6
BREAK_LANTERN: Final = 7
FOIL: Final = 8
LOOK_OUT: Final = 9
HAUL: Final = 10
PICK: Final = 11
DROP: Final = 12
STEAL: Final = 13

LOOT_VERBS: Final = 0b11110000  # those that play a message on the loot, one bit each
NO_BET: Final = 9  # what a Wager's owner has locked in who does not bet


class Answer:
    """A verb. `play` carries out a legal choice of a seat."""

    def play(self, table: Dolores, seat: i64, choice: i64) -> None:
        pass


class LockIn(Answer):
    """DO12 A shape, DO32 two with a Two-Hand Trick, DO35 a Wager's bet, DO18 goods to discard: kept until all show."""

    def play(self, table: Dolores, seat: i64, choice: i64) -> None:
        table.lock(seat, choice)


class PassBy(Answer):
    """DO42 Play nothing in this window; while the two choose, the Wager stays where it is, and nobody knows yet."""

    def play(self, table: Dolores, seat: i64, choice: i64) -> None:
        if table.choosing():
            table.lock(seat, NO_BET)
            return
        table.owing = 0
        table.passed |= bit(seat)
        table.tell("passed", seat)


class KeepShape(Answer):
    """DO32 Of the two shapes shown, one counts."""

    def play(self, table: Dolores, seat: i64, choice: i64) -> None:
        table.owing = 0
        if seat == table.dealer:
            table.dealer_shape = choice
        else:
            table.left_shape = choice
        table.tell("kept-shape", seat, choice)
        table.open_window(REVEALED)


class Message(Answer):
    """A message card that is played in a window: it is discarded, and the window opens again (DO31, DO42).

    While the two choose, that is the window of the loot; whoever has locked in chooses again.
    """

    def __init__(self, message: i64, verb: i64) -> None:
        self.message: i64 = message
        self.verb: i64 = verb

    def playable(self, table: Dolores) -> bool:
        """DO43 Whether it could do something now."""
        return True

    def listed(self, table: Dolores, moves: vec[i64]) -> vec[i64]:
        """The moves that play it."""
        return append(moves, self.verb)

    def play(self, table: Dolores, seat: i64, choice: i64) -> None:
        table.owing = 0
        table.passed = 0
        table.use(seat, self.message)
        locked: i64 = table.locked
        if table.choosing():  # DO42
            table.unlock()
            table.open_window(LOOT)
        self.happen(table, seat, choice)
        while locked:
            table.tell("unlocked", lowest(locked))
            locked &= locked - 1

    def happen(self, table: Dolores, seat: i64, choice: i64) -> None:
        pass


class Whirlpool(Message):
    """DO40 The cards in the chosen slots come to lie before the left neighbour, all others before the dealer."""

    def listed(self, table: Dolores, moves: vec[i64]) -> vec[i64]:
        wanted: i64 = count_bits(table.lying & LEFT_SIDE)
        for slots in range(1, 64):
            if slots & ~table.lying == 0 and count_bits(slots) == wanted:
                moves = append(moves, self.verb + (slots - 1) * 32)
        return moves

    def happen(self, table: Dolores, seat: i64, choice: i64) -> None:
        chosen: i64 = choice + 1
        left_slots: i64 = table.lying & LEFT_SIDE
        dealer_slots: i64 = table.lying & ~LEFT_SIDE
        loot: i64 = 0
        claims: i64 = 0
        hidden: i64 = 0
        lying: i64 = table.lying
        while lying:
            old: i64 = lowest(lying)
            lying &= lying - 1
            new: i64
            if chosen & bit(old):
                new = lowest(left_slots)
                left_slots &= left_slots - 1
            else:
                new = lowest(dealer_slots)
                dealer_slots &= dealer_slots - 1
            loot |= row_card(table.loot, old) << (new * 5)
            claims |= row_card(table.claims, old) << (new * 5)
            if table.hidden & bit(old):
                hidden |= bit(new)
        table.loot = loot  # DO40
        table.claims = claims
        table.hidden = hidden
        table.tell("whirlpool", seat, chosen)
        table.tell_sides(table.lying)


class Convoy(Message):
    """DO36 Two more cards, one to each side; DO43 there must be two."""

    def playable(self, table: Dolores) -> bool:
        return table.left >= 2 and table.lying & CONVOY_SLOTS == 0  # DO43 if table.left < 2

    def happen(self, table: Dolores, seat: i64, choice: i64) -> None:
        table.tell("convoy", seat)  # DO36
        table.drawing = CONVOY_SLOTS
        table.stage = DRAWING


class NewWave(Message):
    """DO37 The loot is discarded and four new cards are drawn; DO43 there must be four."""

    def playable(self, table: Dolores) -> bool:
        return table.left >= 4  # DO43 if table.left < 4

    def happen(self, table: Dolores, seat: i64, choice: i64) -> None:
        table.tell("new-wave", seat)  # DO37
        table.throw_away(table.lying)
        table.drawing = DEALT_SLOTS
        table.stage = DRAWING


class BrokenLantern(Message):
    """DO38 The next contest is dealt face down, for this player alone to see; so there must be cards for one."""

    def playable(self, table: Dolores) -> bool:
        return table.left >= 4  # DO43 if table.left < 4

    def happen(self, table: Dolores, seat: i64, choice: i64) -> None:
        table.lantern = seat
        table.tell("broken-lantern", seat)


class Foiled(Message):
    """DO33 The choices are cancelled; DO45 Trick and Wager stay in force, and the windows open again."""

    def happen(self, table: Dolores, seat: i64, choice: i64) -> None:
        table.tell("foiled", seat)  # DO33; DO45 if table.trickster >= 0 or table.bettor >= 0
        table.foiled = True
        table.clear_hands()
        table.open_window(LOOT)


class Lookout(Message):
    """DO39 Dawn has no effect: it lies among the loot, and the rest is drawn."""

    def happen(self, table: Dolores, seat: i64, choice: i64) -> None:
        table.lookout = True  # DO39
        table.tell("lookout", seat)
        table.stage = DRAWING


class HaulIn(Answer):
    """DO35 A won Wager takes cards of the loot, or none."""

    def play(self, table: Dolores, seat: i64, choice: i64) -> None:
        table.owing = 0
        table.stage = SHARING
        if choice == NO_SLOTS:
            table.tell("took-none", seat)
        else:
            table.take(seat, choice + 1)


class PickOne(Answer):
    """DO16, DO17 First Pick takes one card of all."""

    def play(self, table: Dolores, seat: i64, choice: i64) -> None:
        table.owing = 0
        table.take(seat, bit(choice))
        table.stage = AFTER_PICK


class StealCard(Answer):
    """DO34 Take a goods card from another player; the Theft is discarded."""

    def play(self, table: Dolores, seat: i64, choice: i64) -> None:
        victim: i64 = choice // 30
        card: i64 = choice % 30
        table.owing = 0
        table.thief = -1
        table.use(seat, THEFT)
        table.holds[victim] -= UNITS[card]
        table.holds[seat] += UNITS[card]
        table.tell("stole", seat, card, victim)  # DO34


NOTHING: Final = Message(-1, -1)
WINDOW_CARDS: Final = vec[Message]([
    NOTHING, Foiled(FOILED, FOIL), NOTHING, NOTHING, Convoy(CONVOY, SEND_CONVOY), NewWave(NEW_WAVE, SEND_WAVE),
    BrokenLantern(LANTERN, BREAK_LANTERN), Lookout(LOOKOUT, LOOK_OUT), Whirlpool(WHIRLPOOL, WHIRL), NOTHING,
])  # fmt: skip
ANSWERS: Final = vec[Answer]([
    LockIn(), LockIn(), PassBy(), KeepShape(), WINDOW_CARDS[WHIRLPOOL], WINDOW_CARDS[CONVOY],
    WINDOW_CARDS[NEW_WAVE], WINDOW_CARDS[LANTERN], WINDOW_CARDS[FOILED], WINDOW_CARDS[LOOKOUT], HaulIn(), PickOne(),
    LockIn(), StealCard(),
])  # fmt: skip
