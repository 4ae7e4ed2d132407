"""A game's instinct: how good a position looks to a seat, and how good a move looks. What bots go by.

Each game overrides `worth`, and `rate` where it knows better than to try the move and look. The rest helps a search:
how playouts move, how long they go on, how many points are a clear lead, and what that makes of everybody's chances.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wreckfish.core.bits import lowest, seats_from
from wreckfish.core.chance import Chance, from_words
from wreckfish.core.state import State

STEEP: Final = 1.1  # a lead of one spread makes a victory three times as likely as a defeat
TRIES: Final = 30  # of what the others may choose in secret, at most


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    def worth(self, state: State, seat: i64) -> float:
        """What a seat has to show for itself, in points: by default those that it would score now."""
        return state.score_now(seat)

    def value(self, state: State, seat: i64) -> float:
        """How good a position looks: by default how far a seat is ahead of the best opponent, or behind."""
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
        """How good a move looks: by default the position after it, once all secret choices are made. The state stays as
        it is.
        """
        after = state.with_unsealed(seat)
        after.apply(seat, move)
        return self.settled(after, seat, TRIES, from_words(1, 2, 3, 4))  # the same luck for every move

    def settled(self, state: State, seat: i64, tries: i64, luck: Chance) -> float:
        """How good a position looks to a seat once all who choose in secret have chosen: the average of all that they
        may choose, or of `tries` samples.
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
        """The chance of victory after each legal move, where a game can work it out by looking at so many positions at
        most, and without what the seat cannot know; none where it cannot.
        """
        return vec[float]()

    def quick(self, state: State, seat: i64, luck: Chance) -> i64:
        """A move for a playout: as sensible as can be had at once. By default any legal one."""
        return state.random_move(seat, luck)

    def best_look(self, state: State, seat: i64) -> i64:
        """The legal move that looks best, the first of several."""
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
        """How many moves a playout goes on before `value` is asked; by default as good as always to the end."""
        return 1000

    def restless(self, state: State) -> bool:
        """Whether a position is in the middle of something, and looks other than it is: a playout goes on until it is
        not, however long it has been.
        """
        return False

    def spread(self, state: State) -> float:
        """How many points ahead make a victory likely, by three to one about, from this position on."""
        return 10.0

    def chances(self, state: State) -> vec[float]:
        """Each seat's chance of victory in a position that is not judged by playing on. They add up to one."""
        worths: vec[float] = vec[float]()
        for seat in range(state.seats):
            worths = append(worths, self.worth(state, seat))
        return shared_out(worths, self.spread(state))

    def correction(self, state: State) -> float:
        """The power to which the chances that a search finds are raised so that they come true, as fitted to games:
        below one they are less sure, above one surer. Alone, the factor of the points that are still to come.
        """
        return 1.0

    def modesty(self, state: State) -> float:
        """The factor of a seat's own chance, where a search for it makes too much of it; as fitted to games."""
        return 1.0

    def rank(self, points: float) -> str:
        """The message that names the rank of a score, where a game for one player has ranks."""
        return ""

    def blur(self) -> float:
        """By how many points a glance at a move may well be wrong."""
        return 2.5

    def curiosity(self) -> float:
        """How much a move that was tried seldom is worth another try: the less, the less one move matters."""
        return 0.9

    def effort(self, state: State) -> i64:
        """How many times as many simulations as usual a table takes."""
        return 1

    def patience(self, state: State) -> i64:
        """How many simulations take about a second, compiled: what a hint has."""
        return 2000

    # Talk, in games that have it.

    def talks(self, state: State, seat: i64) -> bool:
        """Whether a seat could say something now that bears on what is decided next."""
        return False

    def word(self, state: State, seat: i64, plan: i64, honest: bool) -> i64:
        """A free move by which a seat says what it is going to play, truly or not; -1 for nothing."""
        return -1

    def pledge(self, state: State, seat: i64) -> i64:
        """The move that a seat has said it would play now; -1 if it has said nothing."""
        return -1

    def trust(self, state: State, seat: i64) -> float:
        """How often a seat is expected to do as it said just because it said so, from 0 to 1."""
        return 0.0


def likely(lead: float, spread: float) -> float:
    """A lead as the chance of a victory: three to one when it is the spread."""
    steep: float = STEEP * lead / spread
    if steep < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-steep))


def shared_out(worths: vec[float], spread: float) -> vec[float]:
    """Chances of victory, adding up to one, by what each seat has to show; of two seats as `likely` says."""
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
    """The first of those who owe a decision, counted from a seat on to the left: so that no number is preferred."""
    steps: i64 = lowest(seats_from(state.owing, seat, state.seats))
    return (seat + steps) % state.seats
