"""A game's instinct: how good a position looks to a seat, and how good a move looks. What bots go by.

Each game overrides `value`, and `rate` where it knows better than to try the move and look. The rest helps a search:
how playouts move, how long they go on, and how many points are a clear lead.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wreckfish.core.chance import Chance
from wreckfish.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    def value(self, state: State, seat: i64) -> float:
        """How good a position looks: by default the points ahead of the best opponent, or behind."""
        best: float = 0.0
        rivals: i64 = 0
        for other in range(state.seats):
            if other != seat:
                points: float = state.standing(other)
                if rivals == 0 or points > best:
                    best = points
                rivals += 1
        return state.standing(seat) - best

    def rate(self, state: State, seat: i64, move: i64) -> float:
        """How good a move looks: by default the position after it. The state stays as it is."""
        after = state.clone()
        after.apply(seat, move)
        return self.value(after, seat)

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

    def winning(self, state: State, seat: i64, usual: float) -> float:
        """The chance of victory in a position that is not judged by playing on; `usual` is what counts as no lead."""
        return likely(self.value(state, seat) - usual, self.spread(state))

    def blur(self) -> float:
        """By how many points a glance at a move may well be wrong."""
        return 2.5

    def curiosity(self) -> float:
        """How much a move that was tried seldom is worth another try: the less, the less one move matters."""
        return 0.9

    def effort(self, state: State) -> i64:
        """How many times as many simulations as usual a table takes."""
        return 1

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
    steep: float = 1.1 * lead / spread
    if steep < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-steep))
