"""Draw or stop in Captain Carcass, worked out: every card that may come next, and the best move after it.

The unseen cards are a known set, so the chance of each is exact; only what a Map or a bonus brings from the Locker is
sampled. It looks some cards ahead, as far as its budget goes, and judges the end of the turn by the lead it leaves.
Used on redealt positions only; cards on the deck that the player has not seen are never looked at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import count_bits, has, lowest
from wreckfish.core.chance import Chance
from wreckfish.core.instinct import shared_out
from wreckfish.games.carcass.cards import CHESTS, KEYS, LOCKER, trail_card
from wreckfish.games.carcass.knowledge import hidden_from, saw
from wreckfish.games.carcass.questions import PEEK, TAKE, TURN
from wreckfish.games.carcass.rules import Carcass
from wreckfish.games.carcass.score import hold_points
from wreckfish.games.carcass.verbs import DIVE, LEAVE, SURFACE

SAMPLES: Final = 4  # of what the Locker may bring
TEMPO: Final = 6.0  # what diving next is worth, in points, while there are enough cards
FARTHEST: Final = 6  # cards ahead


class Reckoning:
    """One player's turn, from one position on. `ahead` says how many cards ahead it got."""

    def __init__(self, table: Carcass, seat: i64, luck: Chance, budget: i64) -> None:
        self.table: Carcass = table
        self.seat: i64 = seat
        self.luck: Chance = luck
        self.budget: i64 = budget  # positions that may be looked at
        self.looked: i64 = 0
        self.ahead: i64 = 0
        self.known: dict[int, float] = {}

    def values(self) -> vec[float]:
        """The chance of victory after each legal move, as far ahead as the budget allows."""
        moves = self.table.legal(self.seat)
        best: vec[float] = vec[float]()
        for ahead in range(1, FARTHEST + 1):
            self.known = {}
            found: vec[float] = vec[float]()
            for move in moves:
                found = append(found, self.after(self.table, move, ahead))
                if self.looked > self.budget and len(best):
                    return best
            best = found
            self.ahead = ahead
        return best

    def after(self, table: Carcass, move: i64, ahead: i64) -> float:
        """A move's value, averaged over what chance may bring right after it."""
        if move == DIVE and table.asking == TURN and not self.knows_top(table):
            return self.dive(table, ahead)
        samples: i64 = 1
        if move in (SURFACE, LEAVE) and table.found & KEYS and table.found & CHESTS:
            samples = SAMPLES
        total: float = 0.0
        for _ in range(samples):
            copy = self.copy(table)
            copy.apply(self.seat, move)
            total += self.outlook(copy, ahead)
        return total / float(samples)

    def copy(self, table: Carcass) -> Carcass:
        copy = table.clone()
        copy.locker_luck = self.luck.fork()
        return copy

    def knows_top(self, table: Carcass) -> bool:
        return table.seen_count > 0 and saw(table, self.seat, 0)

    def dive(self, table: Carcass, ahead: i64) -> float:
        """The average over all cards that may come. If losses go to the Locker, all clashing cards are the same."""
        left: i64 = hidden_from(table, self.seat)
        count: i64 = count_bits(left)
        total: float = 0.0
        if table.loss_taker() == LOCKER:
            clashing: i64 = left & table.blocked
            if clashing:
                total = float(count_bits(clashing)) * self.dive_to(table, lowest(clashing), ahead)
                left &= ~clashing
        while left:
            total += self.dive_to(table, lowest(left), ahead)
            left &= left - 1
        return total / float(count)

    def dive_to(self, table: Carcass, card: i64, ahead: i64) -> float:
        copy = self.copy(table)
        put_on_top(copy, card)
        copy.apply(self.seat, DIVE)
        return self.outlook(copy, ahead - 1)

    def outlook(self, table: Carcass, ahead: i64) -> float:
        """A position's value if the player goes on as well as possible."""
        self.looked += 1
        if table.reason or table.turn != self.seat or not has(table.owing, self.seat) or not table.dived:
            return self.judge(table)
        if ahead <= 0 or self.looked > self.budget:
            return self.at_a_glance(table)
        if table.asking == PEEK and table.seen_count == 1:
            return self.peek(table, ahead)
        key: i64 = table.information_key(self.seat) ^ ahead
        known = self.known.get(key)
        if known is not None:
            return known
        value: float = self.best(table, ahead)
        if table.asking != TAKE:
            self.known[key] = value
        return value

    def best(self, table: Carcass, ahead: i64) -> float:
        top: float = 0.0
        for move in table.legal(self.seat):
            value: float = self.after(table, move, ahead)
            if value > top:
                top = value
        return top

    def peek(self, table: Carcass, ahead: i64) -> float:
        """A Drone may show any card of the deck: the average over all, each with the best answer."""
        left: i64 = table.deck
        total: float = 0.0
        while left:
            card: i64 = lowest(left)
            left &= left - 1
            copy = table.clone()
            copy.seen = card
            total += self.best(copy, ahead - 1)
        return total / float(count_bits(table.deck))

    def at_a_glance(self, table: Carcass) -> float:
        """The estimate where it stops looking: surfacing now; less the danger of cards owed to a Squid."""
        hold: i64 = table.holds[self.seat]
        now: float = self.chance(table, hold_points(table, self.seat, hold | table.found))
        if table.owed == 0 and table.asking != TAKE:
            return now
        danger: float = 0.0
        if table.deck:
            danger = float(count_bits(table.deck & table.blocked)) / float(count_bits(table.deck))
        kept: float = self.chance(table, hold_points(table, self.seat, hold | table.safe))
        for _ in range(table.owed):
            now = now * (1.0 - danger) + kept * danger
        return now

    def judge(self, table: Carcass) -> float:
        """A position after the turn: the share of the victory if the game is over, else the chance of it."""
        if table.reason:
            return table.win_shares()[self.seat]
        return self.chance(table, table.points(self.seat))

    def chance(self, table: Carcass, points: i64) -> float:
        """The chance of victory with these points when the next player is about to dive."""
        worths: vec[float] = vec[float]()
        for seat in range(table.seats):
            merit: i64 = table.data.variant.merit(points if seat == self.seat else table.points(seat))
            worths = append(worths, float(merit))
        worths[(self.seat + 1) % table.seats] += tempo(table)
        return shared_out(worths, clear_lead(table))[self.seat]


def clear_lead(table: Carcass) -> float:
    """The lead that makes victory likely, in points, fitted to games between searching bots."""
    return 4.4 + 0.88 * float(count_bits(table.deck))


def tempo(table: Carcass) -> float:
    """What diving next is worth, in points."""
    left: float = float(count_bits(table.deck))
    return TEMPO if left > 10.0 else TEMPO * left / 10.0


def put_on_top(table: Carcass, card: i64) -> None:
    """Put a card on top of the deck, instead of one that only others saw, if any."""
    if table.seen_count == 0:
        table.seen = card
        table.seen_by = 0
        table.seen_count = 1
        return
    for place in range(1, table.seen_count):
        if trail_card(table.seen, place) == card:  # what others saw there was another card
            table.seen ^= (card ^ (table.seen & 63)) << (place * 6)
    table.seen ^= (table.seen & 63) ^ card
