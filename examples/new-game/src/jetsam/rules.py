"""Jetsam: a position, its two questions, and what the answers do. rules/jetsam.md has the rules by their ids.

A comment that begins with an id marks the line at which the rule comes up, for `wreckfish rules --coverage`. Compiled,
a class with a base in another package must not be native.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from jetsam import verbs, view
from jetsam.moves import CLAIMS
from wreckfish.core.bits import bit, count_bits, has
from wreckfish.core.chance import Chance
from wreckfish.core.question import Question, no
from wreckfish.core.state import State
from wreckfish.core.values import Outcome, Part, Prompt, Refusal, Score, rank

CRATES = 12
NOBODY = -1


@mypyc_attr(native_class=False)
class TakeTurn(Question["Jetsam"]):
    """JE03 Keep the crate, swap it, or offer it."""

    name = "turn"
    rule = "JE03"
    answers = (verbs.KEEP, verbs.SWAP, verbs.OFFER)

    def ask(self, table: Jetsam) -> i64:
        """No seat once all rounds are played (JE07)."""
        return 0 if table.turns == table.seats * table.rounds else bit(table.turns % table.seats)

    def options(self, table: Jetsam, seat: i64) -> vec[i64]:
        found = vec[i64]([verbs.KEEP])
        if table.heap:
            found = append(found, verbs.SWAP)
        for other in range(table.seats):
            if other != seat:
                for claim in range(len(CLAIMS)):
                    found = append(found, verbs.offer_move(other, claim))
        return found

    def refuse(self, table: Jetsam, seat: i64, move: i64) -> Refusal | None:
        if move == verbs.SWAP and not table.heap:
            return no("heap", "JE04")
        if move & 31 == verbs.OFFER:
            if verbs.offer_seat(move) >= table.seats:
                return no("such-seat", "JE05", number=verbs.offer_seat(move) + 1)
            if verbs.offer_seat(move) == seat:
                return no("yourself", "JE05")
        return None

    def answer(self, table: Jetsam, seat: i64, move: i64) -> None:
        if move & 31 == verbs.OFFER:
            # JE05
            table.tell("offered", seat, verbs.offer_seat(move), verbs.offer_claim(move))
            table.bidder, table.buyer, table.claim = seat, verbs.offer_seat(move), verbs.offer_claim(move)
            return  # the turn goes on: another question is open first
        if move == verbs.SWAP:
            table.tell("swapped", seat, table.crates[seat])
            table.swap(seat)  # JE03
        else:
            table.tell("kept", seat)  # JE03
        table.turns += 1


@mypyc_attr(native_class=False)
class AnswerOffer(Question["Jetsam"]):
    """JE06 Accept the offer or decline it: asked in the middle of another seat's turn."""

    name = "offer"
    rule = "JE06"
    answers = (verbs.ACCEPT, verbs.DECLINE)

    def ask(self, table: Jetsam) -> i64:
        return bit(table.buyer)

    def options(self, table: Jetsam, seat: i64) -> vec[i64]:
        return vec[i64]([verbs.ACCEPT, verbs.DECLINE])

    def refuse(self, table: Jetsam, seat: i64, move: i64) -> Refusal | None:
        return None

    def answer(self, table: Jetsam, seat: i64, move: i64) -> None:
        if move == verbs.ACCEPT:
            table.tell("accepted", seat, table.bidder)
            table.exchange(seat, table.bidder)  # JE06
        else:
            table.tell("declined", seat, table.bidder)  # JE06
        table.bidder, table.buyer, table.claim = NOBODY, NOBODY, NOBODY
        table.turns += 1

    def prompt(self, table: Jetsam, seat: i64) -> Prompt:
        claim = CLAIMS[table.claim]
        return Prompt(code="ask-offer", rule="JE06", params={"claim": claim}, seats={"bidder": table.bidder})


TURN = TakeTurn()
OFFER = AnswerOffer()


@mypyc_attr(native_class=False)
class Jetsam(State):
    """A position: the heap as a set of crates, one crate per seat, what went overboard, and an offer if one is open.

    `known` has, for each seat, the seats whose crates it knows, as bits: its own, and those that it gave away.
    """

    def __init__(self, seats: i64, rounds: i64, luck: Chance) -> None:
        super().__init__(seats)
        self.rounds = rounds
        self.luck = luck
        self.heap: int = bit(CRATES) - 1
        self.overboard: int = 0
        self.crates: list[int] = []
        self.known: list[int] = []
        self.turns: int = 0
        self.bidder: int = NOBODY
        self.buyer: int = NOBODY
        self.claim: int = NOBODY

    def begin(self) -> None:
        # Always: JE01, JE02, JE04, JE07
        for seat in range(self.seats):
            self.crates.append(self.haul())
            self.known.append(bit(seat))
        self.owing = bit(0)

    def haul(self) -> int:
        crate = self.luck.draw(self.heap)
        self.heap &= ~bit(crate)
        return crate

    def swap(self, seat: int) -> None:
        """No other seat knows the new crate."""
        self.overboard |= bit(self.crates[seat])
        self.crates[seat] = self.haul()
        self.known = [known if other == seat else known & ~bit(seat) for other, known in enumerate(self.known)]
        self.reveals += 1

    def exchange(self, one: int, two: int) -> None:
        """Both seats know both crates; a seat that knew one of them knows where it has gone."""
        self.crates[one], self.crates[two] = self.crates[two], self.crates[one]
        both = bit(one) | bit(two)
        for seat, known in enumerate(self.known):
            if seat in (one, two):
                self.known[seat] = known | both
            elif has(known, one) != has(known, two):
                self.known[seat] = known ^ both
        self.reveals += 1

    # Moves: a game says which question is open; `legal`, `refusal` and `prompts` follow from it.

    def asked(self, seat: i64) -> Question[Jetsam]:
        return TURN if self.buyer == NOBODY else OFFER

    def apply(self, seat: i64, move: i64) -> None:
        self.plies += 1
        self.asked(seat).answer(self, seat, move)
        self.owing = self.asked(seat).ask(self)
        if not self.owing:
            self.reveals += 1  # all crates are shown

    def is_move(self, move: i64) -> bool:
        return verbs.is_move(move)

    def rule_for(self, refusal: str) -> str:
        return {"game-over": "JE07", "such-move": "JE03"}.get(refusal, "JE02")

    # Copies.

    def clone(self) -> Jetsam:
        copy = Jetsam(self.seats, self.rounds, self.luck.clone())
        copy.owing, copy.plies, copy.reveals = self.owing, self.plies, self.reveals
        copy.heap, copy.overboard = self.heap, self.overboard
        copy.crates, copy.known, copy.turns = self.crates[:], self.known[:], self.turns
        copy.bidder, copy.buyer, copy.claim = self.bidder, self.buyer, self.claim
        return copy

    def redeal(self, seat: i64, luck: Chance) -> Jetsam:
        """Crates that the seat does not know are any that it cannot see elsewhere; at the end nothing is hidden."""
        copy = self.clone()
        copy.luck = luck.fork()
        if self.owing:
            hidden = [other for other in range(self.seats) if not has(self.known[seat], other)]
            for other in hidden:
                copy.heap |= bit(copy.crates[other])
            for other in hidden:
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

    def observe(self, seat: i64) -> vec[i64]:
        return vec[i64](view.observe(self, seat))

    def score_now(self, seat: i64) -> float:
        return float(self.crates[seat] + 1)

    def outcome(self) -> Outcome | None:
        if self.owing:
            return None
        points = [crate + 1 for crate in self.crates]
        parts = [(Part(code="part-crate", points=own),) for own in points]
        return Outcome("rounds-over", tuple(map(Score, points, rank(points), parts)))

    def check(self) -> None:
        """All twelve crates are somewhere, each once."""
        held = sum(bit(crate) for crate in self.crates)
        assert count_bits(held) == self.seats, "two seats hold the same crate"
        assert held ^ self.heap ^ self.overboard == bit(CRATES) - 1, "a crate is lost, or in two places"
