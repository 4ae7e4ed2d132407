"""What every position of every game can do: say who owes a decision, list and judge moves, play them, hide secrets.

A game's rules subclass `State` in its own `rules.py`. Nothing here knows a game, a screen or a file.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wreckfish.core.bits import bit, has, lowest, members
from wreckfish.core.chance import Chance
from wreckfish.core.values import IllegalMove, Outcome, Prompt, Refusal

EVERYONE = -1
SEATS: Final = [members(mask) for mask in range(64)]  # what `to_act` says, for up to six seats: asked at every move


class Note:
    """One thing that happened, as the rules wrote it down: up to three numbers whose meaning the game's `kind` gives.

    Seats outside `knows` learn that it happened, not the numbers that the game calls secret.
    """

    def __init__(self, kind: str, seat: i64, a: i64, b: i64, knows: i64) -> None:
        self.kind: str = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.knows: i64 = knows

    def known_to(self, seat: int | None) -> bool:
        """Whether a seat may read the secret numbers; a spectator (None) may read only what everyone may."""
        if self.knows == EVERYONE:
            return True
        return seat is not None and has(self.knows, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. `seats`, `owing`, `unveiled` and `journal` are kept by every game.

    owing     the seats that owe a decision now, one bit each; none when the game is over
    unveiled  how often something hidden came to light, so that an undo knows what it would give away
    journal   what happened, if somebody listens; None costs nothing
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.owing: i64 = 0
        self.unveiled: i64 = 0
        self.journal: list[Note] | None = None

    # What a game must answer.

    def legal(self, seat: i64) -> vec[i64]:
        """The answers that are open to a seat which owes a decision; none to any other."""
        raise NotImplementedError(f"{type(self).__name__}.legal")

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """Why a seat may not play a move, with the rule that says so; None if it may."""
        raise NotImplementedError(f"{type(self).__name__}.refusal")

    def apply(self, seat: i64, move: i64) -> None:
        """Play a move that is known to be legal. Only loops that took it from `legal` call this."""
        raise NotImplementedError(f"{type(self).__name__}.apply")

    def clone(self) -> State:
        """An independent copy, without a journal."""
        raise NotImplementedError(f"{type(self).__name__}.clone")

    def redeal(self, seat: i64, luck: Chance) -> State:
        """A clone in which all that a seat cannot know, the future included, is drawn anew."""
        raise NotImplementedError(f"{type(self).__name__}.redeal")

    def deal(self, luck: Chance) -> State:
        """A new game at the same table: same seats, options and data, other luck."""
        raise NotImplementedError(f"{type(self).__name__}.deal")

    def view(self, seat: int | None) -> object:
        """All that a seat (None: a spectator) may see, and nothing else."""
        raise NotImplementedError(f"{type(self).__name__}.view")

    def prompts(self, seat: i64) -> tuple[Prompt, ...]:
        """What a seat is asked, innermost question last; empty if it owes nothing."""
        raise NotImplementedError(f"{type(self).__name__}.prompts")

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        raise NotImplementedError(f"{type(self).__name__}.outcome")

    def standing(self, seat: i64) -> float:
        """The points a seat would score if the game ended now."""
        raise NotImplementedError(f"{type(self).__name__}.standing")

    def dump(self) -> dict[str, object]:
        """The whole position, secrets included, as plain values: equal positions give equal dumps."""
        raise NotImplementedError(f"{type(self).__name__}.dump")

    def check(self) -> None:
        """Raise an AssertionError that says which invariant is broken, if one is."""
        raise NotImplementedError(f"{type(self).__name__}.check")

    # What follows from that. A game may override these where it knows a faster way.

    def free(self, seat: i64) -> vec[i64]:
        """Moves that a seat may play without being asked, whether it owes a decision or not. They are no answers:
        who owed something before still owes it, unless the move `interrupts`.
        """
        return vec[i64]()

    def interrupts(self, move: i64) -> bool:
        """Whether a free move breaks off what is asked: what was sealed is void, unseen, and will be asked again."""
        return False

    def sealed(self) -> i64:
        """The seats that have locked in a choice which nobody else may know yet, one bit each."""
        return 0

    def reopened(self, seat: i64) -> State:
        """A clone in which the others owe again what they have sealed: how a bot thinks of choices it cannot know."""
        return self.clone()

    def glimpse(self, seat: i64) -> i64:
        """All that a seat sees as one number: positions that look the same to it have the same."""
        seen = msgspec.json.encode(self.view(seat), order="deterministic")
        return int.from_bytes(blake2b(seen, digest_size=7).digest(), "big")

    def shares(self) -> vec[float]:
        """Each seat's share of the victory in a game that is over."""
        outcome = self.outcome()
        assert outcome is not None, "a game that goes on has no winner"
        winners = outcome.winners
        shares: vec[float] = vec[float]()
        for seat in range(self.seats):
            shares = append(shares, 1.0 / len(winners) if seat in winners else 0.0)
        return shares

    def why_over(self) -> str:
        """Why the game ended; nothing while it goes on."""
        outcome = self.outcome()
        return "" if outcome is None else outcome.reason

    def turns_taken(self) -> i64:
        """How many turns there have been; -1 in a game that counts none."""
        return -1

    def account(self, seat: i64) -> vec[i64]:
        """What a seat has to show, as the game's `measures` name it: the points of each part of the score, then the
        things it has, each kind a set.
        """
        return append(vec[i64](), int(self.standing(seat)))

    def observe(self, seat: i64) -> vec[i64]:
        """All that a seat sees as numbers, as the game's `layout` names them: for programs that learn."""
        return vec[i64]()

    def accepts(self, seat: i64, move: i64) -> bool:
        """Whether a seat may play a move."""
        return self.refusal(seat, move) is None

    def random_move(self, seat: i64, luck: Chance) -> i64:
        """One of the seat's legal moves, each as likely."""
        moves = self.legal(seat)
        return moves[luck.below(len(moves))]

    def unseen(self) -> i64:
        """How many things lie shuffled that nobody has seen. None in a game that draws only what it shows."""
        return 0

    def reshuffle(self, luck: Chance) -> None:
        """Shuffle them again, in this position: what anybody knows stays, what is still to come does not."""

    def fittings(self) -> list[str]:
        """What a position has besides numbers and texts, by name, so that it can be sent (parcel.py)."""
        return []

    def fit(self, names: list[str]) -> None:
        """Put in what has those names, and what follows from the numbers that were put in before."""

    # What the world calls.

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now, lowest first."""
        return SEATS[self.owing] if self.owing < len(SEATS) else members(self.owing)

    def play(self, seat: i64, move: i64) -> None:
        """Play a move, or raise IllegalMove and change nothing."""
        if not self.accepts(seat, move):
            refusal = self.refusal(seat, move)
            assert refusal is not None
            raise IllegalMove(refusal)
        self.apply(seat, move)

    def owes(self, seat: i64) -> bool:
        return self.owing & bit(seat) != 0

    def tell(self, kind: str, seat: i64, a: i64 = 0, b: i64 = 0, knows: i64 = -1) -> None:
        """Write down what happened, if somebody listens."""
        if self.journal is not None:
            self.journal.append(Note(kind, seat, a, b, knows))


def play_out(state: State, luck: Chance, most: i64 = 1_000_000) -> i64:
    """Play random moves to the end, at most so many; how many it took."""
    plies: i64 = 0
    while state.owing and plies < most:
        seat: i64 = lowest(state.owing)
        state.apply(seat, state.random_move(seat, luck))
        plies += 1
    return plies


def play_games(table: State, games: i64, luck: Chance) -> i64:
    """Deal and play so many random games; how many moves they took."""
    plies: i64 = 0
    for _ in range(games):
        plies += play_out(table.deal(luck), luck)
    return plies
