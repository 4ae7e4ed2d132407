"""How good a position of Captain Carcass looks: points ahead, and what the Exploration is worth, given its risk.

Used by bots on redealt positions only, so it may look at everything in them but the luck to come.
"""

from __future__ import annotations

from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, lowest
from wreckfish.core.instinct import Instinct
from wreckfish.core.state import State
from wreckfish.games.carcass.cards import CHESTS, KEYS, SQUIDS
from wreckfish.games.carcass.rules import Carcass

DIVE = 0  # the verb's number, as in rules.py
BONUS_CARD = 0.9  # what a random Locker card adds to a score, on average: most are low, many are not the highest


class CarcassInstinct(Instinct):
    def value(self, state: State, seat: i64) -> float:
        """Points ahead of the best opponent, with the acting player's Exploration counted as far as it is safe."""
        assert isinstance(state, Carcass)
        mine: float = 0.0
        best: float = 0.0
        rivals: i64 = 0
        for other in range(state.seats):
            points: float = float(state.kit.variant.merit(state.points(other)))
            if other == state.turn and not state.reason:
                points += self.prospect(state)
            if other == seat:
                mine = points
            elif rivals == 0 or points > best:
                best = points
                rivals += 1
        return mine - best

    def prospect(self, table: Carcass) -> float:
        """What the Exploration would add to the player's score, times the chance to bring it home."""
        gain: float = self.gain(table, table.found)
        if table.owed and table.deck:
            danger: float = float(count_bits(table.deck & table.blocked)) / float(count_bits(table.deck))
            kept: float = self.gain(table, table.safe)
            for _ in range(table.owed):
                gain = gain * (1.0 - danger) + kept * danger
        return gain

    def gain(self, table: Carcass, cards: i64) -> float:
        """Points that cards would add to the acting player's Hold, a Key and Chest bonus included."""
        hold: i64 = table.holds[table.turn]
        gain: float = float(table.hold_points(table.turn, hold | cards) - table.hold_points(table.turn, hold))
        if cards & KEYS and cards & CHESTS:
            gain += BONUS_CARD * float(min(count_bits(cards), count_bits(table.locker)))
        return gain

    def rate(self, state: State, seat: i64, move: i64) -> float:
        assert isinstance(state, Carcass)
        if move == DIVE and state.seen_count == 0:
            return self.rate_dive(state, seat)
        after = state.clone()
        after.apply(seat, move)
        return self.value(after, seat)

    def rate_dive(self, table: Carcass, seat: i64) -> float:
        """The next card could be any in the deck: the average over all of them, surfacing right after it."""
        left: i64 = table.deck
        total: float = 0.0
        while left:
            card: i64 = lowest(left)
            left &= left - 1
            if table.blocked & bit(card):
                total += self.gain(table, table.safe)
            elif bit(card) & SQUIDS:
                total += self.gain(table, table.found)  # what the Squid asks for then eats about what it is worth
            else:
                total += self.gain(table, table.found | bit(card))
        return self.value(table, seat) - self.prospect(table) + total / float(count_bits(table.deck))
