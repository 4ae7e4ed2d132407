"""Sealed bids: three seats with a secret hand each play one card at once, in secret; the highest card alone takes the
prize. All seats are alike, so identical bots must win equally often. It stands for all simultaneous choices.
"""

from __future__ import annotations

from hashlib import blake2b

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import bit
from wreckfish.core.chance import Chance
from wreckfish.core.state import State

ROUNDS, CARDS, HIGHEST = 2, 3, 9


class Sealed(State):
    def __init__(self, hands: list[list[int]]) -> None:
        super().__init__(len(hands))
        self.owing = bit(self.seats) - 1
        self.hands = hands
        self.played = [0] * self.seats
        self.prizes = [0] * self.seats
        self.rounds = 0

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](sorted(set(self.hands[seat])) if self.owes(seat) else [])

    def apply(self, seat: i64, move: i64) -> None:
        self.played[seat] = move
        self.hands[seat].remove(move)
        self.owing &= ~bit(seat)
        if self.owing == 0:
            self.reveal()

    def reveal(self) -> None:
        best = max(self.played)
        if self.played.count(best) == 1:
            self.prizes[self.played.index(best)] += 1
        self.played = [0] * self.seats
        self.rounds += 1
        self.owing = bit(self.seats) - 1 if self.rounds < ROUNDS else 0

    def sealed(self) -> i64:
        return sum(bit(seat) for seat in range(self.seats) if self.played[seat])

    def clone(self) -> Sealed:
        copy = Sealed([hand[:] for hand in self.hands])
        copy.owing, copy.rounds = self.owing, self.rounds
        copy.played, copy.prizes = self.played[:], self.prizes[:]
        return copy

    def redeal(self, seat: i64, luck: Chance) -> Sealed:
        copy = self.clone()
        for other in range(self.seats):
            if other != seat:
                copy.hands[other] = [luck.roll(HIGHEST) for _ in self.hands[other]]
                copy.played[other] = luck.roll(HIGHEST) if self.played[other] else 0
        return copy

    def with_unsealed(self, seat: i64) -> Sealed:
        copy = self.clone()
        for other in range(self.seats):
            if other != seat and self.played[other]:
                copy.hands[other].append(self.played[other])
                copy.played[other] = 0
                copy.owing |= bit(other)
        return copy

    def information_key(self, seat: i64) -> i64:
        mine = (sorted(self.hands[seat]), self.played[seat], self.owing, self.prizes)
        return int.from_bytes(blake2b(repr(mine).encode(), digest_size=7).digest(), "big")

    def score_now(self, seat: i64) -> float:
        return float(self.prizes[seat])

    def win_shares(self) -> vec[float]:
        best = max(self.prizes)
        return vec[float]([(prize == best) / self.prizes.count(best) for prize in self.prizes])


def dealt(luck: Chance) -> Sealed:
    return Sealed([[luck.roll(HIGHEST) for _ in range(CARDS)] for _ in range(3)])
