"""How good a position of Captain Carcass looks: points ahead, and what the Exploration is worth, given its risk.

Used by bots on redealt positions only, so it may look at everything in them except the luck to come.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, lowest
from wreckfish.core.chance import Chance
from wreckfish.core.instinct import Instinct, shared_out
from wreckfish.core.state import State
from wreckfish.games.carcass.cards import CHESTS, KEYS, SQUIDS
from wreckfish.games.carcass.lookahead import Reckoning, clear_lead, tempo
from wreckfish.games.carcass.questions import FORFEIT, HAUL, PEEK, RANSACK, SPEAR, TAKE, TURN, VICTIM
from wreckfish.games.carcass.rules import QUESTIONS, Carcass
from wreckfish.games.carcass.score import hold_points
from wreckfish.games.carcass.verbs import DIVE, LEAVE, PLACE, SURFACE

HOPE: Final = 4  # points that another card brings in a playout, on average
BONUS_CARD: Final = 0.9  # what a random Locker card adds to a score, on average: most are low, many are not the highest

# By number of seats, fitted to games between sound and strong bots: docs/bots.md.
CORRECTION: Final = vec[float]([1.0, 1.0, 0.9, 0.65, 0.55])


def card_points(table: Carcass, cards: i64) -> i64:
    """What cards would add to the points of the acting player's Hold."""
    hold: i64 = table.holds[table.turn]
    return hold_points(table, table.turn, hold | cards) - hold_points(table, table.turn, hold)


class CarcassInstinct(Instinct):
    def worth(self, state: State, seat: i64) -> float:
        """Points, and the acting player's Exploration as far as it is safe."""
        assert isinstance(state, Carcass)
        points: float = float(state.data.variant.merit(state.points(seat)))
        if seat == state.turn and not state.reason:
            points += self.prospect(state)
        return points

    def prospect(self, table: Carcass) -> float:
        """What the Exploration would add to the player's score, times the chance of bringing it home."""
        gain: float = self.gain(table, table.found)
        if table.owed and table.deck:
            danger: float = float(count_bits(table.deck & table.blocked)) / float(count_bits(table.deck))
            kept: float = self.gain(table, table.safe)
            for _ in range(table.owed):
                gain = gain * (1.0 - danger) + kept * danger
        return gain

    def gain(self, table: Carcass, cards: i64) -> float:
        """Points that cards would add to the acting player's Hold, a Key and Chest bonus included."""
        gain: float = float(card_points(table, cards))
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
                total += self.gain(table, table.found)  # the cards it then demands cost about what it is worth
            else:
                total += self.gain(table, table.found | bit(card))
        return self.value(table, seat) - self.prospect(table) + total / float(count_bits(table.deck))

    # ---- Search ---------------------------------------------------------------------------------------------------

    def reckon(self, state: State, seat: i64, luck: Chance, budget: i64) -> vec[float]:
        """Any question to the player whose turn it is, but not a Saboteur's choice before the first turn."""
        assert isinstance(state, Carcass)
        if seat != state.turn or state.asking == VICTIM or budget == 0:
            return vec[float]()
        return Reckoning(state, seat, luck, budget).values()

    # ---- Playouts -----------------------------------------------------------------------------------------------

    def spread(self, state: State) -> float:
        assert isinstance(state, Carcass)
        return clear_lead(state)

    def horizon(self) -> i64:
        """About two turns: what comes later tells more about luck than about the move."""
        return 12

    def correction(self, state: State) -> float:
        return CORRECTION[state.seats]

    def patience(self, state: State) -> i64:
        return 150_000

    def chances(self, state: State) -> vec[float]:
        """In the middle of a turn, half of the value of diving next has already become points."""
        assert isinstance(state, Carcass)
        worths: vec[float] = vec[float]()
        for seat in range(state.seats):
            worths = append(worths, self.worth(state, seat))
        worths[state.turn] += tempo(state) * (0.5 if state.dived else 1.0)
        return shared_out(worths, clear_lead(state))

    def quick(self, state: State, seat: i64, luck: Chance) -> i64:
        """Dive while the next card brings more than it risks; take, cut and haul what counts most."""
        assert isinstance(state, Carcass)
        options: i64 = state.options
        if options & (options - 1) == 0 or state.asking == VICTIM or state.asking == RANSACK:
            return state.random_move(seat, luck)
        if state.asking == TURN:
            return DIVE if self.dares(state) else SURFACE
        if state.asking == PEEK:
            return LEAVE if state.blocked & bit(state.seen & 63) else PLACE
        return QUESTIONS[state.asking].move(self.best_card(state, options))

    def dares(self, table: Carcass) -> bool:
        """Whether the points at stake are fewer than those that another card may bring."""
        deck: i64 = table.deck
        danger: i64 = count_bits(deck & table.blocked)
        at_stake: i64 = card_points(table, table.found & ~table.safe)
        fresh: i64 = count_bits(deck) - danger
        return at_stake * danger < fresh * HOPE

    def best_card(self, table: Carcass, options: i64) -> i64:
        """The card that changes the points most; one that would be an incident only if there is no other."""
        best: i64 = lowest(options)
        top: i64 = -1
        while options:
            card: i64 = lowest(options)
            options &= options - 1
            worth: i64 = table.data.values[card] + 1
            if table.asking == TAKE or table.asking == HAUL or table.asking == SPEAR:
                if table.blocked & bit(card):
                    worth = 0
                elif bit(card) & SQUIDS:
                    worth = 1
                elif table.asking == HAUL:
                    worth = 12 - worth  # what comes up may be lost
            elif table.asking == FORFEIT:
                worth = 12 - worth
            if worth > top:
                top = worth
                best = card
        return best
