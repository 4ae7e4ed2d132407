"""A sharing contest of Dolores (DO10-DO19): the deal, the two secret choices, and how the two share.

What each stage leads to is in rules.STAGES. No text, no screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, has, lowest
from wreckfish.core.question import no
from wreckfish.core.values import Refusal
from wreckfish.games.dolores import verbs
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
from wreckfish.games.dolores.messages import BETTING
from wreckfish.games.dolores.score import finish, turn_over
from wreckfish.games.dolores.stages import FIGHT, FIRST_PICK, PEACE, Stage
from wreckfish.games.dolores.windows import Window

if TYPE_CHECKING:
    from wreckfish.games.dolores.rules import Dolores


class BetweenContests(Window):
    """DO42 Between contests the Broken Lantern can be played. DO11 Then comes the deal, DO21, DO50 or the end."""

    name = "between"
    answers = (verbs.PASS, verbs.BROKEN_LANTERN)

    def ask(self, table: Dolores) -> i64:
        if table.left < 4:
            turn_over(table)
            finish(table)
            return 0
        asked: i64 = super().ask(table)
        if asked == 0:
            table.contest += 1  # DO10
            table.looker = table.lantern  # DO38 if table.lantern >= 0
            table.lantern = -1
            table.tell("contest", table.dealer, table.neighbour())
            table.drawing = DEALT_SLOTS
        return asked


class Draw(Stage):
    """DO11, DO36, DO37 Cards are drawn into the empty slots, the left neighbour's first; DO41 until Dawn comes."""

    def ask(self, table: Dolores) -> i64:
        wanted: i64 = table.drawing & ~table.lying
        for slot in range(6):
            if has(wanted, slot):
                table.left -= 1
                card: i64 = table.deck[table.left]
                table.loot |= card << (slot * 5)
                table.lying |= bit(slot)
                if card == DAWN_CARD:
                    table.reveals += 1
                    table.tell("dawn", table.dealer)
                    return 0
                if table.looker >= 0:
                    table.hidden |= bit(slot)  # face down (DO38)
        table.reveals += 1
        tell_sides(table, table.drawing)  # DO11 if table.drawing == DEALT_SLOTS
        return 0


class ShowHand(Stage):
    """DO12 The two choose in secret, while DO35 the owner of a Wager bets."""

    name = "show"
    rule = "DO12"
    answers = (verbs.SHOW,)

    def ask(self, table: Dolores) -> i64:
        return bit(table.dealer) | bit(table.neighbour()) | BETTING.ask(table)

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        if table.trickster != seat:
            for shape in range(3):
                found = append(found, verbs.show_move(shape))
        if table.trickster == seat or has_message(table.holds[seat], TRICK):
            for two in range(3, 6):
                found = append(found, verbs.show_move(two))
        return found

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        two: bool = verbs.show_hand(move) >= 3
        if table.trickster == seat:
            return None if two else no("trick-in-force", "DO45")
        if two and not has_message(table.holds[seat], TRICK):
            return no("not-held", "DO32", card=MESSAGES[TRICK])
        return None

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        table.lock(seat, verbs.show_hand(move))


class PickCard(Stage):
    """DO16, DO17 A First Pick takes one card from either side."""

    name = "pick"
    rule = "DO16"
    answers = (verbs.PICK,)

    def ask(self, table: Dolores) -> i64:
        if table.lying and table.dealer_shape != table.left_shape:
            if table.dealer_shape == FIRST_PICK:
                return bit(table.dealer)
            if table.left_shape == FIRST_PICK:
                return bit(table.neighbour())
        share(table)
        return 0

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        lying: i64 = table.lying
        while lying:
            found = append(found, verbs.pick_move(lowest(lying)))
            lying &= lying - 1
        return found

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        if not has(table.lying, verbs.pick_slot(move)):
            return no("empty-slot", "DO16", slot=SLOTS[verbs.pick_slot(move)])
        return None

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        take(table, seat, bit(verbs.pick_slot(move)))


class Share(Stage):
    """DO16, DO17 After a pick the two share the rest."""

    def ask(self, table: Dolores) -> i64:
        share(table)
        return 0


def share(table: Dolores) -> None:
    """DO13-DO17 The two share by what they played, and the contest is over; DO18 not yet after two First Picks."""
    dealer: i64 = table.dealer
    left: i64 = table.neighbour()
    mine: i64 = table.dealer_shape
    theirs: i64 = table.left_shape
    if mine == FIRST_PICK and theirs == FIRST_PICK:  # DO18
        throw_away(table, table.lying)
        return
    if mine == PEACE and theirs == PEACE:  # DO13
        take(table, left, table.lying & LEFT_SIDE)
        take(table, dealer, table.lying & DEALER_SIDE)
    elif mine == FIGHT and theirs == FIGHT:  # DO15
        throw_away(table, table.lying)
    elif mine == FIGHT or theirs == FIGHT:  # DO14 if PEACE in (mine, theirs); DO17 if PEACE not in (mine, theirs)
        take(table, dealer if mine == FIGHT else left, table.lying)
    else:  # DO16
        if mine == PEACE:
            take(table, dealer, table.lying & DEALER_SIDE)
        else:
            take(table, left, table.lying & LEFT_SIDE)
        throw_away(table, table.lying)
    end_contest(table)


class DropSet(Stage):
    """DO18 After two First Picks both name and discard goods, at the same time; a player without any is not asked."""

    name = "sets"
    rule = "DO18"
    answers = (verbs.DROP,)

    def ask(self, table: Dolores) -> i64:
        asked: i64 = 0
        if goods_in(table.holds[table.dealer]):
            asked |= bit(table.dealer)
        if goods_in(table.holds[table.neighbour()]):
            asked |= bit(table.neighbour())
        if asked == 0:
            drop_sets(table)
        return asked

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for goods in range(7):
            if set_total(table.holds[seat], goods):
                found = append(found, verbs.drop_move(goods))
        return found

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        if set_total(table.holds[seat], verbs.drop_goods(move)) == 0:
            return no("goods-owned", "DO18", goods=GOODS[verbs.drop_goods(move)])
        return None

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        table.lock(seat, verbs.drop_goods(move))
        if table.owing == 0:
            drop_sets(table)


def drop_sets(table: Dolores) -> None:
    """DO18 Both discard the goods that they have locked in, if they own any."""
    table.reveals += 1
    drop_set(table, table.dealer)
    drop_set(table, table.neighbour())
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
