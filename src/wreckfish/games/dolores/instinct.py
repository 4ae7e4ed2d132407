"""How good a position of Dolores looks: points ahead, what messages in hand may do, and what the loot will bring.

The loot is worth to a player what it changes in the score of their sets (DO52, DO53), averaged over all that the other
might show. Used by bots on redealt positions only, so it may look at everything in them except the cards to come.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import lowest
from wreckfish.core.chance import Chance
from wreckfish.core.instinct import Instinct
from wreckfish.core.state import State
from wreckfish.games.dolores import verbs
from wreckfish.games.dolores.cards import TRICK, UNITS, WAGER, messages_in, row_card, whole_set
from wreckfish.games.dolores.loot import take
from wreckfish.games.dolores.rules import Dolores
from wreckfish.games.dolores.score import points_of
from wreckfish.games.dolores.stages import (
    CHOOSING,
    DROPPING,
    FIGHT,
    LOOT,
    PEACE,
    PICKING,
    TRICKING,
    WAGERED,
    first_shape,
    second_shape,
)
from wreckfish.games.dolores.talk import promised, tally
from wreckfish.games.dolores.verbs import BET, DROP, PASS, SHOW

# What a message in hand is worth in points, by its number: roughly what playing it well brings.
MESSAGE_WORTH: Final = vec[float]([3.0, 2.0, 0.0, 2.0, 0.5, 0.5, 0.5, 1.0, 1.5, 0.0])
LANTERN_WORTH: Final = 1.0  # being the only one to have seen the loot
DECIDED: Final = 6.0  # the value of a lead that is final
COOL: Final = 2.0  # how many points make a choice of the other player clearly likelier
TRUST: Final = 1.5  # the weight of a promise by a player who always keeps them

# By number of seats, fitted to games between sound and strong bots: docs/bots.md.
CORRECTION: Final = vec[float]([1.0, 1.0, 1.4, 1.25, 1.15])


class DoloresInstinct(Instinct):
    def value(self, state: State, seat: i64) -> float:
        """How far a seat is ahead: half of the lead over the best opponent, half of that over the average."""
        assert isinstance(state, Dolores)
        best: float = 0.0
        total: float = 0.0
        rivals: i64 = 0
        for other in range(state.seats):
            if other != seat:
                worth: float = self.worth(state, other)
                total += worth
                if rivals == 0 or worth > best:
                    best = worth
                rivals += 1
        return self.worth(state, seat) - 0.5 * best - 0.5 * total / float(rivals)

    def worth(self, state: State, seat: i64) -> float:
        """What a seat's sets would score, and what its messages may still do."""
        assert isinstance(state, Dolores)
        hold: i64 = state.holds[seat]
        worth: float = float(points_of(hold))
        if state.lantern == seat:
            worth += LANTERN_WORTH
        messages: i64 = messages_in(hold)
        while messages:
            worth += MESSAGE_WORTH[lowest(messages)]
            messages &= messages - 1
        return worth

    def rate(self, state: State, seat: i64, move: i64) -> float:
        assert isinstance(state, Dolores)
        verb: i64 = move & 31
        if verb == SHOW:
            return self.rate_hand(state, seat, verbs.show_hand(move))
        if verb == BET:
            return self.rate_bet(state, seat, verbs.bet_dealer(move), verbs.bet_left(move))
        if verb == DROP:
            return self.without_set(state, seat, verbs.drop_goods(move))
        if verb == PASS and state.stage == CHOOSING:
            return self.value(state, seat)
        after = state.clone()
        after.apply(seat, move)
        return self.outlook(after, seat, state.contest)

    # ---- The contest to come ----------------------------------------------------------------------------------

    def outlook(self, table: Dolores, seat: i64, contest: i64) -> float:
        """A position's value, with the contest that led to it played to its end."""
        if table.reason != "":
            lead: float = self.value(table, seat)
            return lead + DECIDED if lead > 0.0 else lead - DECIDED
        if table.contest != contest:
            return self.value(table, seat)
        if (table.stage == LOOT or table.stage == CHOOSING) and table.contends(seat):
            best: float = self.rate_hand(table, seat, 0)
            for shape in range(1, 3):
                rating: float = self.rate_hand(table, seat, shape)
                if rating > best:
                    best = rating
            return best
        if table.stage == PICKING:
            table.left = 0  # no contest follows
            self.decide_all(table)
        return self.value(table, seat)

    def rate_hand(self, table: Dolores, seat: i64, hand: i64) -> float:
        """What a hand brings, averaged over all that the other may show; of two shapes the better one counts."""
        other: i64 = table.neighbour() if seat == table.dealer else table.dealer
        leanings = self.leanings(table, other)
        rating: float = 0.0
        for theirs in range(3):
            shared: float = self.shared(table, seat, first_shape(hand), theirs)
            if hand >= 3:
                second: float = self.shared(table, seat, second_shape(hand), theirs)
                if second > shared:
                    shared = second
            rating += leanings[theirs] * shared
        return rating - MESSAGE_WORTH[TRICK] if hand >= 3 else rating

    def leanings(self, table: Dolores, seat: i64) -> vec[float]:
        """How likely a player is to show each shape, by what it would bring them and what they promised."""
        looks: vec[float] = vec[float]()
        best: float = 0.0
        for shape in range(3):
            look: float = 0.0
            for answer in range(3):
                look += self.shared(table, seat, shape, answer) / 3.0
            looks = append(looks, look)
            if shape == 0 or look > best:
                best = look
        promise: i64 = promised(table, seat) - 1
        kept: float = float(tally(table.kept, seat) + 1)
        trust: float = TRUST * kept / (kept + float(tally(table.broken, seat) + 1))
        total: float = 0.0
        for shape in range(3):
            weight: float = exp((looks[shape] - best) / COOL)
            if shape == promise:
                weight += trust
            looks[shape] = weight
            total += weight
        for shape in range(3):
            looks[shape] = looks[shape] / total
        return looks

    def shared(self, table: Dolores, seat: i64, mine: i64, theirs: i64) -> float:
        """A seat's value after this contest if it shows one shape and the other player another."""
        copy = table.clone()
        copy.left = 0  # no contest follows
        copy.owing = 0
        copy.locked = 0
        copy.choices = 0
        copy.said = 0
        deals: bool = seat == table.dealer
        copy.dealer_shape = mine if deals else theirs
        copy.left_shape = theirs if deals else mine
        copy.go_on(PICKING)
        copy.settle()
        self.decide_all(copy)
        return self.value(copy, seat)

    def decide_all(self, table: Dolores) -> None:
        """Answer all open questions, each seat for itself."""
        while table.owing:
            seat: i64 = lowest(table.owing)
            best: i64 = -1
            top: float = 0.0
            moves = table.legal(seat)
            for number in range(len(moves)):
                rating: float = self.rate_answer(table, seat, moves[number])
                if best < 0 or rating > top:
                    best = moves[number]
                    top = rating
            table.apply(seat, best)

    def rate_answer(self, table: Dolores, seat: i64, move: i64) -> float:
        if move & 31 == DROP:
            return self.without_set(table, seat, verbs.drop_goods(move))
        after = table.clone()
        after.apply(seat, move)
        return self.value(after, seat)

    def without_set(self, table: Dolores, seat: i64, goods: i64) -> float:
        after = table.clone()
        after.holds[seat] -= whole_set(after.holds[seat], goods)
        return self.value(after, seat)

    def rate_bet(self, table: Dolores, seat: i64, dealer: i64, left: i64) -> float:
        """The Wager is gone; if both shapes come, all the loot may be taken."""
        right: float = self.leanings(table, table.dealer)[dealer] * self.leanings(table, table.neighbour())[left]
        before: float = self.value(table, seat)
        copy = table.clone()
        copy.left = 0
        take(copy, seat, copy.lying)
        gain: float = self.value(copy, seat) - before
        return before - MESSAGE_WORTH[WAGER] + right * (gain if gain > 1.0 else 1.0)

    # ---- Playouts -----------------------------------------------------------------------------------------------

    def spread(self, state: State) -> float:
        """The fewer cards are left, the more a lead means."""
        assert isinstance(state, Dolores)
        return 2.0 + 0.12 * float(state.left)

    def horizon(self) -> i64:
        """To the end of the next contest or so: random hands after that bring only noise."""
        return 10

    def correction(self, state: State) -> float:
        return CORRECTION[state.seats]

    def modesty(self, state: State) -> float:
        """What the others will show and play is harder to foresee than what it takes itself."""
        return 0.85

    def patience(self, state: State) -> i64:
        return 30_000

    def quick(self, state: State, seat: i64, luck: Chance) -> i64:
        """Show hands at random, mostly keep messages; take and discard by points."""
        assert isinstance(state, Dolores)
        if state.thief >= 0 or state.stage == CHOOSING or state.stage == TRICKING:
            return state.random_move(seat, luck)
        if state.stage == PICKING:
            return verbs.pick_move(self.best_slot(state, seat))
        if state.stage == DROPPING:
            return verbs.drop_move(self.least_missed(state, seat))
        if state.stage == WAGERED:
            return verbs.haul_move(state.lying - 1)
        return state.random_move(seat, luck) if luck.below(3) == 0 else PASS

    def best_slot(self, table: Dolores, seat: i64) -> i64:
        lying: i64 = table.lying
        best: i64 = lowest(lying)
        top: i64 = -1
        while lying:
            slot: i64 = lowest(lying)
            lying &= lying - 1
            points: i64 = points_of(table.holds[seat] + UNITS[row_card(table.loot, slot)])
            if points > top:
                top = points
                best = slot
        return best

    def least_missed(self, table: Dolores, seat: i64) -> i64:
        hold: i64 = table.holds[seat]
        best: i64 = 0
        top: i64 = -1
        for goods in range(7):
            cards: i64 = whole_set(hold, goods)
            if cards:
                points: i64 = points_of(hold - cards)
                if points > top:
                    top = points
                    best = goods
        return best

    # ---- Talk -----------------------------------------------------------------------------------------------------

    def talks(self, state: State, seat: i64) -> bool:
        assert isinstance(state, Dolores)
        return state.stage == CHOOSING and state.contends(seat) and state.thief < 0 and promised(state, seat) == 0

    def word(self, state: State, seat: i64, plan: i64, honest: bool) -> i64:
        """Promise the shape; a liar promises Peace, or threatens to Fight where Peace is planned."""
        if plan & 31 != SHOW:
            return -1
        shape: i64 = first_shape(verbs.show_hand(plan))
        if not honest:
            shape = FIGHT if shape == PEACE else PEACE
        return verbs.promise_move(shape)

    def pledge(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Dolores)
        if state.stage != CHOOSING or not state.contends(seat) or promised(state, seat) == 0:
            return -1
        return verbs.show_move(promised(state, seat) - 1)

    def trust(self, state: State, seat: i64) -> float:
        """By the open tally of words kept and broken; only half of it, as a player may change their mind."""
        assert isinstance(state, Dolores)
        kept: float = float(tally(state.kept, seat) + 1)
        return 0.5 * kept / (kept + float(tally(state.broken, seat) + 1))
