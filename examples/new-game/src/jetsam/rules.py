"""Jetsam. Twelve crates are worth 1 to 12; everyone has one that nobody else sees, and may swap it.

The rules, each with its id:
JE01 The crates are shuffled; each seat is dealt one, face down.
JE02 Seat 1 begins; play passes to the left.
JE03 On a turn the crate is kept, or thrown overboard face up and another one hauled in from the heap.
JE04 With the heap empty nobody can swap.
JE05 After the agreed number of rounds all crates are shown; the highest wins.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from jetsam import view
from jetsam.moves import KEEP, SWAP
from wreckfish.core.bits import bit, count_bits, members
from wreckfish.core.chance import Chance
from wreckfish.core.state import State
from wreckfish.core.values import Outcome, Part, Prompt, Refusal, Score, rank

CRATES = 12


class Jetsam(State):
    """A position: the heap as a set of crates, one crate per seat, and what went overboard."""

    def __init__(self, seats: i64, rounds: i64, luck: Chance) -> None:
        super().__init__(seats)
        self.rounds = rounds
        self.luck = luck
        self.heap: int = bit(CRATES) - 1
        self.overboard: int = 0
        self.crates: list[int] = []
        self.turns: int = 0

    def begin(self) -> None:
        """JE01, JE02."""
        for _ in range(self.seats):
            self.crates.append(self.haul())
        self.owing = bit(0)

    def haul(self) -> int:
        crate = self.luck.draw(self.heap)
        self.heap &= ~bit(crate)
        return crate

    # Moves.

    def legal(self, seat: i64) -> vec[i64]:
        if not self.owing & bit(seat):
            return vec[i64]()
        return vec[i64]([KEEP, SWAP] if self.heap else [KEEP])

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        if not 0 <= seat < self.seats or not self.owing & bit(seat):
            return Refusal(code="no-not-yours", rule="JE02")
        if move not in (KEEP, SWAP):
            return Refusal(code="no-such-move", rule="JE03")
        if move == SWAP and not self.heap:
            return Refusal(code="no-heap", rule="JE04")
        return None

    def apply(self, seat: i64, move: i64) -> None:
        """JE03, JE05."""
        if move == SWAP:
            self.tell("swapped", seat, self.crates[seat])
            self.overboard |= bit(self.crates[seat])
            self.crates[seat] = self.haul()
            self.unveiled += 1
        else:
            self.tell("kept", seat)
        self.turns += 1
        self.owing = 0 if self.turns == self.seats * self.rounds else bit(self.turns % self.seats)

    # Copies.

    def clone(self) -> Jetsam:
        copy = Jetsam(self.seats, self.rounds, self.luck.clone())
        copy.owing, copy.unveiled = self.owing, self.unveiled
        copy.heap, copy.overboard = self.heap, self.overboard
        copy.crates, copy.turns = self.crates[:], self.turns
        return copy

    def redeal(self, seat: i64, luck: Chance) -> Jetsam:
        """Others' crates are any that the seat cannot see elsewhere; once the game is over nothing is hidden."""
        copy = self.clone()
        copy.luck = luck.fork()
        if self.owing:
            for other in range(self.seats):
                if other != seat:
                    copy.heap |= bit(copy.crates[other])
            for other in range(self.seats):
                if other != seat:
                    copy.crates[other] = luck.draw(copy.heap)
                    copy.heap &= ~bit(copy.crates[other])
        return copy

    def deal(self, luck: Chance) -> Jetsam:
        table = Jetsam(self.seats, self.rounds, luck.fork())
        table.begin()
        return table

    # What leaves the rules.

    def view(self, seat: int | None) -> view.View:
        return view.look(self, seat)

    def prompts(self, seat: i64) -> tuple[Prompt, ...]:
        return (Prompt(code="ask-turn", rule="JE03"),) if self.owing & bit(seat) else ()

    def standing(self, seat: i64) -> float:
        return float(self.crates[seat] + 1)

    def outcome(self) -> Outcome | None:
        if self.owing:
            return None
        points = [crate + 1 for crate in self.crates]
        places = rank(points)
        return Outcome(
            "rounds-over",
            tuple(
                Score(own, place, (Part(code="part-crate", points=own),))
                for own, place in zip(points, places, strict=True)
            ),
        )

    def dump(self) -> dict[str, object]:
        luck = [self.luck.a, self.luck.b, self.luck.c, self.luck.count]
        return {
            "owing": self.owing,
            "heap": members(self.heap),
            "overboard": members(self.overboard),
            "crates": list(self.crates),
            "turns": self.turns,
            "luck": luck,
        }

    def check(self) -> None:
        """All twelve crates are somewhere, each once."""
        held = sum(bit(crate) for crate in self.crates)
        assert count_bits(held) == self.seats, "two seats hold the same crate"
        assert held ^ self.heap ^ self.overboard == bit(CRATES) - 1, "a crate is lost, or in two places"
