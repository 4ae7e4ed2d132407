"""A game's instinct: how bots judge positions and moves at a glance.

Each game overrides `worth`, and `rate` where it has something better than trying the move. The rest helps a search: how
playouts move, how long they last, how many points make a clear lead, and what that means for each seat's chances.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wreckfish.core.bits import lowest, seats_from
from wreckfish.core.chance import Chance, from_words
from wreckfish.core.state import State

STEEP: Final = 1.1  # a lead of one spread makes victory three times as likely as defeat
TRIES: Final = 30  # samples of what others may choose in secret


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    def worth(self, state: State, seat: i64) -> float:
        """What a seat's position is worth in points: by default what it would score now."""
        return state.score_now(seat)

    def value(self, state: State, seat: i64) -> float:
        """How good a position looks: by default the lead over the best opponent."""
        best: float = 0.0
        rivals: i64 = 0
        for other in range(state.seats):
            if other != seat:
                worth: float = self.worth(state, other)
                if rivals == 0 or worth > best:
                    best = worth
                rivals += 1
        return self.worth(state, seat) - best

    def rate(self, state: State, seat: i64, move: i64) -> float:
        """How good a move looks: by default the value of the position after it, once all secret choices are made. The
        state is not changed.
        """
        after = state.with_unsealed(seat)
        after.apply(seat, move)
        return self.settled(after, seat, TRIES, from_words(1, 2, 3, 4))  # the same luck for every move

    def settled(self, state: State, seat: i64, tries: i64, luck: Chance) -> float:
        """How good a position looks to a seat once all secret choices are made: the average over all that are possible,
        or over `tries` samples.
        """
        if state.sealed() == 0:
            return self.value(state, seat)
        other: i64 = next_from(state, seat)
        moves = state.legal(other)
        size: i64 = len(moves)
        count: i64 = size if size <= tries else tries
        total: float = 0.0
        for number in range(count):
            after = state.clone()
            after.apply(other, moves[number if count == size else luck.below(size)])
            total += self.settled(after, seat, tries // count, luck)
        return total / float(count)

    def reckon(self, state: State, seat: i64, luck: Chance, budget: i64) -> vec[float]:
        """The chance of victory after each legal move, where the game can compute it from what the seat knows, looking
        at `budget` positions at most; empty where it cannot.
        """
        return vec[float]()

    def quick(self, state: State, seat: i64, luck: Chance) -> i64:
        """A sensible move for a playout, found at once. By default any legal move."""
        return state.random_move(seat, luck)

    def best_look(self, state: State, seat: i64) -> i64:
        """The legal move that looks best; the first, if several do."""
        moves = state.legal(seat)
        best: i64 = moves[0]
        if len(moves) == 1:
            return best
        top: float = self.rate(state, seat, best)
        for number in range(1, len(moves)):
            rating: float = self.rate(state, seat, moves[number])
            if rating > top:
                top = rating
                best = moves[number]
        return best

    def horizon(self) -> i64:
        """How many moves a playout lasts before the position is judged; by default practically to the end."""
        return 1000

    def restless(self, state: State) -> bool:
        """Whether a position is in the middle of something, so that its looks deceive: a playout goes on until that is
        over, however long it takes.
        """
        return False

    def spread(self, state: State) -> float:
        """The lead, in points, at which winning from here is about 3:1."""
        return 10.0

    def chances(self, state: State) -> vec[float]:
        """Each seat's chance of victory, judged without playing on. They add up to one."""
        worths: vec[float] = vec[float]()
        for seat in range(state.seats):
            worths = append(worths, self.worth(state, seat))
        return shared_out(worths, self.spread(state))

    def correction(self, state: State) -> float:
        """The power to which a search's chances are raised so that they come true, as fitted to games: below one makes
        them less sure, above one surer. In a solo game, the factor for the points still to come.
        """
        return 1.0

    def modesty(self, state: State) -> float:
        """The factor for a seat's own chance, where a search overrates it; as fitted to games."""
        return 1.0

    def rank(self, points: float) -> str:
        """The message that names the rank of a score, where a solo game has ranks."""
        return ""

    def blur(self) -> float:
        """The typical error, in points, of a glance at a move."""
        return 2.5

    def curiosity(self) -> float:
        """How eagerly a search retries moves that it has rarely tried; lower where a single move matters less."""
        return 0.9

    def effort(self, state: State) -> i64:
        """By what factor a table needs more simulations than usual."""
        return 1

    def patience(self, state: State) -> i64:
        """How many simulations take about a second in the compiled engine: the budget of a hint."""
        return 2000

    # Talk, in games that have it.

    def talks(self, state: State, seat: i64) -> bool:
        """Whether a seat could say something that bears on the next decision."""
        return False

    def word(self, state: State, seat: i64, plan: i64, honest: bool) -> i64:
        """A free move by which a seat announces what it will play, honestly or not; -1 for nothing."""
        return -1

    def pledge(self, state: State, seat: i64) -> i64:
        """The move that a seat has said it would play now; -1 if it has said nothing."""
        return -1

    def trust(self, state: State, seat: i64) -> float:
        """How often a seat is expected to keep its word merely because it gave it, from 0 to 1."""
        return 0.0


def likely(lead: float, spread: float) -> float:
    """A lead as a chance of victory: 3:1 when it equals the spread."""
    steep: float = STEEP * lead / spread
    if steep < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-steep))


def shared_out(worths: vec[float], spread: float) -> vec[float]:
    """Chances of victory from the worth of each seat; they add up to one. For two seats, the same as `likely`."""
    best: float = worths[0]
    for worth in worths:
        if worth > best:
            best = worth
    total: float = 0.0
    found: vec[float] = vec[float]()
    for worth in worths:
        weight: float = exp(STEEP * (worth - best) / spread)
        found = append(found, weight)
        total += weight
    for seat in range(len(found)):
        found[seat] = found[seat] / total
    return found


def next_from(state: State, seat: i64) -> i64:
    """The next seat to the left that owes a decision, so that no seat number is favoured."""
    steps: i64 = lowest(seats_from(state.owing, seat, state.seats))
    return (seat + steps) % state.seats
