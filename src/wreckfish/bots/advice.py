"""Hints: the moves that a search likes best, how good they are, and why. Knows no game.

Like every bot, the search sees only what the asking seat may know. Its luck depends on that alone, and its budget is in
simulations rather than seconds, so a position always gets the same hint. A table keeps the last ones, in case a slow
machine stopped the search early.
"""

from __future__ import annotations

import msgspec
from librt.vecs import vec

from wreckfish.bots.levels import master
from wreckfish.bots.search import Search
from wreckfish.core.chance import Chance, from_words
from wreckfish.core.game import Game
from wreckfish.core.state import State
from wreckfish.core.values import Saying
from wreckfish.interpreted import engine

SECONDS = 6.0  # a limit for slow machines; a hint usually takes about one
INTERPRETED = 30  # times slower than the compiled engine
TRIED = 30  # a move gets a figure if it was simulated at least this often ...
SELDOM = 200  # ... and at least once for this many simulations of the most tried move
KEPT = 20  # hints of a table


class Advice(msgspec.Struct, frozen=True):
    """One legal move as a search sees it.

    figure  the chance of victory after this move, from 0 to 1; in a solo game, the final points. None if it was tried
            too rarely to say, or if it is part of a mix, which is only good as a whole
    share   the share of simulations that tried it; in a mix, how often to play it
    why     what speaks for or against it, in the game's own words, if the game has any
    """

    move: int
    figure: float | None
    share: float
    why: Saying | None


class Hint(msgspec.Struct, frozen=True):
    """What a search says about a position.

    outlook  each seat's chance of victory if the hint is followed, adding up to one; in a solo game, the final points.
             Empty if there is only one move
    mixed    whether to choose at random among several moves, each as often as its share, because choices are secret
    rank     the message that names the rank of the points, in a solo game with ranks
    advices  all legal moves, best first: by figure where they have one, in a mix by share
    """

    outlook: list[float]
    mixed: bool
    rank: str
    advices: list[Advice]


class LastHints:
    """The last hints at a table, to be told again in the same positions, also after a move was taken back."""

    def __init__(self) -> None:
        self.hints: dict[tuple[int, int], Hint] = {}

    def find(self, state: State, seat: int) -> Hint | None:
        return self.hints.get((seat, known_position(state, seat)))

    def keep(self, state: State, seat: int, hint: Hint) -> Hint:
        """The hint of this position: if several were under way, the first to be kept."""
        key = seat, known_position(state, seat)
        if key not in self.hints and len(self.hints) == KEPT:
            del self.hints[next(iter(self.hints))]
        return self.hints.setdefault(key, hint)


def known_position(state: State, seat: int) -> int:
    """Names what a hint may depend on. Whether others have sealed a choice makes no difference."""
    return state.with_unsealed(seat).information_key(seat)


def advise(game: Game, state: State, seat: int, simulations: int = 0) -> Hint:
    """A hint for a seat that owes a decision; the default budget takes about a second."""
    key = known_position(state, seat)
    luck = from_words(key & 0xFFFFFFFF, key >> 32, seat, 0)
    known = state.with_unsealed(seat).redeal(seat, luck)
    moves = known.legal(seat)
    if len(moves) == 1:
        return Hint([], False, "", [Advice(moves[0], None, 1.0, game.reason(known, seat, moves[0]))])
    search = searched(game, known, seat, simulations, luck)
    shares = search.mix() if search.root.secret else search.root.weights()
    outlooks = outlooks_of(search, shares)
    advices = [
        Advice(move, None if outlook is None else outlook[seat], shares[number], game.reason(known, seat, move))
        for number, (move, outlook) in enumerate(zip(moves, outlooks, strict=True))
    ]
    advices.sort(key=lambda advice: (advice.figure is None, -(advice.figure or 0.0), -advice.share))
    outlook = outlooks[list(moves).index(advices[0].move)] or average(search, shares)
    rank = search.instinct.rank(outlook[0]) if state.seats == 1 else ""
    return Hint(outlook, advices[0].figure is None, rank, advices)


def searched(game: Game, known: State, seat: int, simulations: int, luck: Chance) -> Search:
    bot = master(game)
    bot.patient, bot.seconds = True, SECONDS
    if not simulations:
        simulations = bot.instinct.patience(known) // (1 if engine() == "compiled" else INTERPRETED)
    usual, bot.simulations = bot.simulations, max(1, simulations // bot.instinct.effort(known))
    bot.faith *= float(usual) / float(bot.simulations)  # computed chances weigh as many simulations as for a master
    return bot.search(known, seat, luck)


def often_tried(search: Search, number: int) -> bool:
    """Whether a move was tried often enough to say how good it is. The most tried move always was."""
    most = max(search.tries)
    return search.tries[number] >= max(min(TRIED, most), most / SELDOM)


def outlooks_of(search: Search, shares: vec[float]) -> list[list[float] | None]:
    """What each move leads to, where that can be said; among secret choices, only for one that is always played."""
    if search.root.secret:
        return [average(search, shares) if share == 1 else None for share in shares]
    return [list(search.chances(n)) if often_tried(search, n) else None for n in range(len(shares))]


def average(search: Search, shares: vec[float]) -> list[float]:
    """The outlook of a mix; if none of it was tried, of everything that was."""
    tried = [share if tries else 0.0 for share, tries in zip(shares, search.tries, strict=True)]
    weights = tried if any(tried) else list(search.tries)
    found = [[weight * chance for chance in search.chances(n)] for n, weight in enumerate(weights) if weight]
    return [sum(chances) / sum(weights) for chances in zip(*found, strict=True)]
