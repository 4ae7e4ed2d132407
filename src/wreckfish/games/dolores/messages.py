"""Messages of Dolores that bring a question of their own (DO32, DO34, DO35): Two-Hand Trick, Theft and Wager.

The others are played in windows (windows.py). No text, no screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, has, lowest
from wreckfish.core.question import no
from wreckfish.core.values import Prompt, Refusal
from wreckfish.games.dolores import verbs
from wreckfish.games.dolores.cards import THEFT, TRICK, UNITS, WAGER, goods_in, has_message, how_many
from wreckfish.games.dolores.components import CARDS, MESSAGES, SHAPES, SLOTS
from wreckfish.games.dolores.loot import take, use
from wreckfish.games.dolores.stages import TRICKING, Stage, first_shape, only_shape, second_shape
from wreckfish.games.dolores.verbs import PASS

if TYPE_CHECKING:
    from wreckfish.games.dolores.rules import Dolores

NO_BET: Final = 9  # locked in by a Wager's owner who does not bet
NO_SLOTS: Final = 63  # the number of the empty set; those of other sets of slots are one less than their bits


class KeepShape(Stage):
    """DO12, DO44 All show at once; DO32 of the two shapes of a Two-Hand Trick its owner then keeps one."""

    name = "trick"
    rule = "DO32"
    answers = (verbs.KEEP,)

    def ask(self, table: Dolores) -> i64:
        reveal(table)
        if table.dealer_shape >= 0 and table.left_shape >= 0:
            return 0
        owner: i64 = table.dealer if table.dealer_shape < 0 else table.neighbour()  # DO32
        if table.trickster < 0:
            table.trickster = owner
            use(table, owner, TRICK)
        return bit(owner)

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        hand: i64 = self.hand(table, seat)
        return append(append(vec[i64](), verbs.keep_move(first_shape(hand))), verbs.keep_move(second_shape(hand)))

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        hand: i64 = self.hand(table, seat)
        shape: i64 = verbs.keep_shape(move)
        if shape != first_shape(hand) and shape != second_shape(hand):
            return no("not-shown", "DO32", shape=SHAPES[shape])
        return None

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        if seat == table.dealer:
            table.dealer_shape = verbs.keep_shape(move)
        else:
            table.left_shape = verbs.keep_shape(move)
        table.tell("kept-shape", seat, verbs.keep_shape(move))

    def hand(self, table: Dolores, seat: i64) -> i64:
        if seat == table.dealer:
            return table.dealer_hand
        return table.left_hand


def reveal(table: Dolores) -> None:
    """DO12, DO44 All show at once. Trick and Wager are discarded, even if they change nothing."""
    # Always: DO44
    table.reveals += 1  # DO12
    left: i64 = table.neighbour()
    table.dealer_hand = table.choice(table.dealer)
    table.left_hand = table.choice(left)
    table.tell("shown", left, table.left_hand)
    table.tell("shown", table.dealer, table.dealer_hand)
    show_bet(table)
    table.unlock()
    table.dealer_shape = only_shape(table.dealer_hand)
    table.left_shape = only_shape(table.left_hand)


class StealGoods(Stage):
    """DO34 A Theft takes one goods card of any other player, before anything else happens."""

    name = "theft"
    rule = "DO34"
    answers = (verbs.STEAL,)

    def ask(self, table: Dolores) -> i64:
        for seat in range(table.seats):
            if seat != table.thief and goods_in(table.holds[seat]):
                return bit(table.thief)
        table.tell("theft-idle", table.thief)  # DO34
        use(table, table.thief, THEFT)
        table.thief = -1
        return 0

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for victim in range(table.seats):
            for card in range(21):
                if victim != seat and how_many(table.holds[victim], card):
                    found = append(found, verbs.steal_move(victim, card))
        return found

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        victim: i64 = verbs.steal_seat(move)
        card: i64 = verbs.steal_card(move)
        if victim >= table.seats:
            return no("such-seat", "DO34", number=victim + 1)
        if victim == seat:
            return no("yourself", "DO34")
        if how_many(table.holds[victim], card) == 0:
            return Refusal(code="no-not-theirs", rule="DO34", params={"card": CARDS[card]}, seats={"owner": victim})
        if card >= 21:
            return no("goods", "DO34", card=CARDS[card])
        return None

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        victim: i64 = verbs.steal_seat(move)
        card: i64 = verbs.steal_card(move)
        table.thief = -1
        use(table, seat, THEFT)
        table.holds[victim] -= UNITS[card]
        table.holds[seat] += UNITS[card]
        table.tell("stole", seat, card, victim)  # DO34


class PlaceBet(Stage):
    """DO35 While two others choose, the owner of a Wager locks in a bet, or keeps the card, in secret."""

    name = "bet"
    rule = "DO35"
    answers = (verbs.BET, PASS)

    def ask(self, table: Dolores) -> i64:
        """The seat that owns the Wager, or whose Wager is in force (DO45)."""
        if table.bettor >= 0:
            return bit(table.bettor)
        for seat in range(table.seats):
            if has_message(table.holds[seat], WAGER) and not table.contends(seat) and not has(table.passing, seat):
                return bit(seat)
        return 0

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        if table.bettor != seat:
            found = append(found, PASS)
        for dealer in range(3):
            for left in range(3):
                found = append(found, verbs.bet_move(dealer, left))
        return found

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        if move == PASS and table.bettor == seat:
            return no("wager-in-force", "DO45", card=MESSAGES[WAGER])
        return None

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        table.lock(seat, NO_BET if move == PASS else verbs.bet_dealer(move) * 3 + verbs.bet_left(move))

    def prompt(self, table: Dolores, seat: i64) -> Prompt:
        return Prompt(code="ask-bet", rule="DO35", seats={"dealer": table.dealer, "left": table.neighbour()})


BETTING: Final = PlaceBet(TRICKING)


def show_bet(table: Dolores) -> None:
    """DO35 A bet that was locked in is shown, and the Wager discarded, if that is not done yet (DO45)."""
    for seat in range(table.seats):
        if has(table.locked, seat) and not table.contends(seat) and table.choice(seat) != NO_BET:
            table.bet = table.choice(seat)  # DO35
            table.tell("bet", seat, table.bet, table.dealer * 4 + table.neighbour())
            if table.bettor < 0:
                table.bettor = seat
                use(table, seat, WAGER)


class HaulLoot(Stage):
    """DO35 A won Wager may take cards: any of them, or none, which is listed last."""

    name = "haul"
    rule = "DO35"
    answers = (verbs.HAUL,)

    def ask(self, table: Dolores) -> i64:
        if table.bet < 0:
            return 0
        if table.bet != table.dealer_shape * 3 + table.left_shape:
            table.tell("lost-bet", table.bettor)
            return 0
        table.tell("won-bet", table.bettor)
        return bit(table.bettor)

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for slots in range(1, 64):
            if slots & ~table.lying == 0:
                found = append(found, verbs.haul_move(slots - 1))
        return append(found, verbs.haul_move(NO_SLOTS))

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        empty: i64 = (verbs.haul_slots(move) + 1) & ~table.lying
        if empty and verbs.haul_slots(move) != NO_SLOTS:
            return no("empty-slot", "DO35", slot=SLOTS[lowest(empty)])
        return None

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        if verbs.haul_slots(move) == NO_SLOTS:
            table.tell("took-none", seat)
        else:
            take(table, seat, verbs.haul_slots(move) + 1)
