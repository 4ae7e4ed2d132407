"""A sharing contest of Dolores (DO10-DO19): the deal, the two secret choices, and how the two share.

What each stage leads to is in rules.STAGES. No text, no screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, has, lowest
from wreckfish.core.question import Question, Step, no
from wreckfish.core.values import Refusal
from wreckfish.games.dolores.cards import (
    DAWN_CARD,
    DEALER_SIDE,
    DEALT_SLOTS,
    LEFT_SIDE,
    TRICK,
    goods_in,
    has_message,
    set_total,
    whole_set,
)
from wreckfish.games.dolores.components import GOODS, MESSAGES, SLOTS
from wreckfish.games.dolores.loot import take, tell_sides, throw_away
from wreckfish.games.dolores.messages import BETTING, show_bet
from wreckfish.games.dolores.stages import FIGHT, FIRST_PICK, PEACE, only_shape
from wreckfish.games.dolores.verbs import (
    DROP,
    PICK,
    SHOW,
    drop_goods,
    drop_move,
    pick_move,
    pick_slot,
    show_hand,
    show_move,
)

if TYPE_CHECKING:
    from wreckfish.games.dolores.rules import Dolores


class Deal(Step["Dolores"]):
    """DO10, DO11 A contest begins: four cards will be drawn, DO38 face down if somebody broke the lantern."""

    def run(self, table: Dolores) -> None:
        table.contest += 1  # DO10, DO11
        table.looker = table.lantern  # DO38 if table.lantern >= 0
        table.lantern = -1
        table.tell("contest", table.dealer, table.neighbour())
        table.drawing = DEALT_SLOTS


class Draw(Step["Dolores"]):
    """DO11, DO36, DO37 Cards are drawn into the empty slots, the left neighbour's first; DO41 until Dawn comes."""

    def run(self, table: Dolores) -> None:
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
                return
            if table.looker >= 0:
                table.hidden |= bit(slot)  # face down (DO38)
        table.reveals += 1
        tell_sides(table, table.drawing)


class ShowHand(Question["Dolores"]):
    """DO12 The two choose in secret, while DO35 the owner of a Wager bets."""

    name = "show"
    rule = "DO12"
    answers = (SHOW,)

    def ask(self, table: Dolores) -> i64:
        return bit(table.dealer) | bit(table.neighbour()) | BETTING.ask(table)

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        if table.trickster != seat:
            for shape in range(3):
                found = append(found, show_move(shape))
        if table.trickster == seat or has_message(table.holds[seat], TRICK):
            for two in range(3, 6):
                found = append(found, show_move(two))
        return found

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        two: bool = show_hand(move) >= 3
        if table.trickster == seat:
            return None if two else no("trick-in-force", "DO45")
        if two and not has_message(table.holds[seat], TRICK):
            return no("not-held", "DO32", card=MESSAGES[TRICK])
        return None

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        table.lock(seat, show_hand(move))


class Reveal(Step["Dolores"]):
    """DO12, DO44 All show at once. Trick and Wager are discarded, used or not in the end."""

    def run(self, table: Dolores) -> None:
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


class PickCard(Question["Dolores"]):
    """DO16, DO17 A First Pick takes one card of all that is there."""

    name = "pick"
    rule = "DO16"
    answers = (PICK,)

    def ask(self, table: Dolores) -> i64:
        if table.lying == 0 or table.dealer_shape == table.left_shape:
            return 0
        if table.dealer_shape == FIRST_PICK:
            return bit(table.dealer)
        if table.left_shape == FIRST_PICK:
            return bit(table.neighbour())
        return 0

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        lying: i64 = table.lying
        while lying:
            found = append(found, pick_move(lowest(lying)))
            lying &= lying - 1
        return found

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        if not has(table.lying, pick_slot(move)):
            return no("empty-slot", "DO16", slot=SLOTS[pick_slot(move)])
        return None

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        take(table, seat, bit(pick_slot(move)))


class DropSet(Question["Dolores"]):
    """DO18 After two First Picks all is discarded, and both name goods at the same time; who owns none is not asked."""

    name = "sets"
    rule = "DO18"
    answers = (DROP,)

    def ask(self, table: Dolores) -> i64:
        if table.dealer_shape != FIRST_PICK or table.left_shape != FIRST_PICK:
            return 0
        throw_away(table, table.lying)  # DO18
        asked: i64 = 0
        if goods_in(table.holds[table.dealer]):
            asked |= bit(table.dealer)
        if goods_in(table.holds[table.neighbour()]):
            asked |= bit(table.neighbour())
        return asked

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for goods in range(7):
            if set_total(table.holds[seat], goods):
                found = append(found, drop_move(goods))
        return found

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        if set_total(table.holds[seat], drop_goods(move)) == 0:
            return no("goods-owned", "DO18", goods=GOODS[drop_goods(move)])
        return None

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        table.lock(seat, drop_goods(move))


class Share(Step["Dolores"]):
    """DO13-DO18 The two share by what they played; DO19 then the left neighbour becomes the dealer."""

    def run(self, table: Dolores) -> None:
        dealer: i64 = table.dealer
        left: i64 = table.neighbour()
        mine: i64 = table.dealer_shape
        theirs: i64 = table.left_shape
        if mine == PEACE and theirs == PEACE:  # DO13
            take(table, left, table.lying & LEFT_SIDE)
            take(table, dealer, table.lying & DEALER_SIDE)
        elif mine == FIGHT and theirs == FIGHT:  # DO15
            throw_away(table, table.lying)
        elif mine == FIGHT or theirs == FIGHT:  # DO14 if PEACE in (mine, theirs); DO17 if PEACE not in (mine, theirs)
            take(table, dealer if mine == FIGHT else left, table.lying)
        elif mine == PEACE or theirs == PEACE:  # DO16
            if mine == PEACE:
                take(table, dealer, table.lying & DEALER_SIDE)
            else:
                take(table, left, table.lying & LEFT_SIDE)
            throw_away(table, table.lying)
        else:
            table.reveals += 1
            drop_set(table, dealer)
            drop_set(table, left)
            table.unlock()
        end_contest(table)


def drop_set(table: Dolores, seat: i64) -> None:
    """DO18 The goods that a seat has locked in are discarded."""
    if has(table.locked, seat):
        cards: i64 = whole_set(table.holds[seat], table.choice(seat))
        table.holds[seat] -= cards
        table.discard += cards
        table.tell("dropped", seat, cards)


def end_contest(table: Dolores) -> None:
    """DO19 The left neighbour becomes the dealer."""
    table.clear_hands()  # DO19
    table.trickster = -1
    table.bettor = -1
    table.foiled = False
    table.looker = -1
    table.dealer = table.neighbour()
