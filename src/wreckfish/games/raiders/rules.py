"""Wreck Raiders: the table, its set-up, the course of a turn, copies.

The chapters of the sheet have their own files: diving.py (dice and divers), treasures.py, claims.py, aquariums.py,
score.py, and solo.py for one player. stages.py says which question follows which; hoard.py packs whatever lies in one
place into a number. Ids such as WR36 refer to docs/rules/wreck-raiders.md. No texts, files or screens here.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, mix_hash
from wreckfish.core.chance import Chance
from wreckfish.core.question import Question, no
from wreckfish.core.state import State
from wreckfish.core.values import Outcome, Refusal
from wreckfish.games.raiders import observation, score, verbs, view
from wreckfish.games.raiders.hoard import (
    ALL_EXHIBITS,
    ALL_PIECES,
    ALL_SHELLS,
    ALL_TREASURES,
    BOTTOMS,
    MIDDLES,
    NO_SEAT,
    TOPS,
    TYPE_OF,
    nth_treasure,
    supply_count,
    supply_unit,
    treasures_in,
    types_in,
)
from wreckfish.games.raiders.stages import BEGIN, CLAIMING, QUESTIONS, SENDING, STEPS, WASHING
from wreckfish.games.raiders.table_data import TableData
from wreckfish.games.raiders.treasures import PLACING, SPENDING
from wreckfish.games.raiders.verbs import DONE, STARFISH


class Raiders(State):
    """A position of Wreck Raiders."""

    def __init__(self, data: TableData, luck: Chance) -> None:
        super().__init__(data.seats)
        self.data: TableData = data
        self.luck: Chance = luck
        # What is on the table.
        self.deck: i64 = ALL_EXHIBITS  # exhibits face down, one bit each
        self.shown: i64 = 0  # exhibits face up
        self.stacks: i64 = ALL_PIECES
        self.market: i64 = 0
        self.supply: i64 = ALL_TREASURES
        self.discards: i64 = 0
        self.beach: i64 = ALL_SHELLS  # shells that no player has
        self.reef: i64 = 0  # up to six dice, five bits each: zone * 6 + number; 0 is none
        # What each seat has.
        self.displays: vec[i64] = data.none[:]
        self.vaults: vec[i64] = data.none[:]
        self.hands: vec[i64] = data.none[:]  # a gained treasure that is not placed yet; 0 for none
        self.shells: vec[i64] = data.none[:]
        self.exhibits: vec[i64] = data.none[:]
        self.conches: vec[i64] = data.none[:]  # exhibits with a Conch on them
        self.bottoms: vec[i64] = data.none[:]  # the Bottoms of a seat's aquariums
        self.tanks: vec[i64] = data.no_tanks[:]  # by Bottom: the pieces of its aquarium
        self.divers: vec[i64] = data.no_divers[:]  # by team: the spots, one bit each
        # The turn.
        self.turn: i64 = 0  # whose it is
        self.turns: i64 = 0  # how many there have been
        self.round: i64 = 0
        self.stage: i64 = BEGIN
        self.number: i64 = 0  # the die's number, after Conches
        self.spot: i64 = -1  # where a diver has just arrived
        self.claimed: i64 = -1  # the exhibit that is being claimed
        self.claimed_with: i64 = 0  # the display
        self.exact: bool = False
        self.covering: i64 = 0  # Starfish that lie on its treasures
        self.left: i64 = -1  # turns left once the goal is reached; -1 before that
        self.bare: i64 = -1  # whole turns with all wrecks bare; -1 while they are not
        self.barren: bool = False  # that is why the last turns come
        self.reason: str = ""
        # One player alone.
        self.step: i64 = 0  # turns of the round, the Rivals' among them
        self.rivals: i64 = data.rivals  # in the supply
        self.visited: i64 = 0  # wrecks with a Rival of this round
        self.bumped: i64 = -1  # the team of a diver that is washed ashore
        self.drained: bool = False  # a supply ran out in this round

    # ---- Set-up ---------------------------------------------------------------------------------------------------

    def begin(self, first: i64) -> None:
        """WR12, WR13 Exhibits and market are laid out; WR14 the start player begins."""
        # Always: WR10-WR14
        self.turn = first
        self.reveal_exhibits()
        for stack in (BOTTOMS, MIDDLES, TOPS):
            for _ in range(3):
                self.refill_market(stack)
        self.settle()

    def reveal_exhibits(self) -> None:
        """WR12, WR56 Turn exhibits over until enough are on offer or the deck is empty."""
        while self.deck and count_bits(self.shown) < self.data.open_exhibits:
            self.reveals += 1
            card: i64 = self.luck.draw(self.deck)
            self.deck &= ~bit(card)
            self.shown |= bit(card)
            self.tell("revealed", NO_SEAT, card)

    def refill_market(self, stack: i64) -> None:
        """WR13, WR63 Add a piece from a stack to the market, if one is left."""
        if self.stacks & stack:
            self.reveals += 1
            piece: i64 = self.luck.draw(self.stacks & stack)
            self.stacks &= ~bit(piece)
            self.market |= bit(piece)
            self.tell("offered", NO_SEAT, piece)

    # ---- The course of a turn -------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Run through the stages until a seat owes an answer or the game is over."""
        while self.owing == 0:
            if self.stage < BEGIN:
                question = QUESTIONS[self.stage]
                self.owing = question.ask(self)
                if self.owing == 0:
                    self.go_on(question.passed)
            else:
                step = STEPS[self.stage - BEGIN]
                step.run(self)
                if self.reason != "":
                    return
                self.go_on(step.after)

    def go_on(self, after: i64) -> None:
        """Go to the stage that the table names, with two exceptions. WR81 Alone, once the Rivals move, the next Rival
        comes in place of a claim or a turn. WR34 A move to the beach washes no one ashore and finds no treasure.
        """
        if self.rivals_move() and after in (CLAIMING, BEGIN):
            after = SENDING
        elif after == WASHING and self.spot < 0:
            after = CLAIMING
        self.stage = after

    def rivals_move(self) -> bool:
        """WR81 Alone, the Rivals move after three turns."""
        return self.data.solo and self.step >= 3

    def asked(self, seat: i64) -> Question[Any]:
        """WR45 A gained treasure is placed before all else."""
        return PLACING if self.hands[seat] else QUESTIONS[self.stage]

    def apply(self, seat: i64, move: i64) -> None:
        self.plies += 1
        if move & 31 == STARFISH:
            claiming: bool = self.asks_for_claims(seat)
            SPENDING.answer(self, seat, move)
            if not claiming:
                return
            self.owing = 0  # check again whether anything can be claimed
        elif self.hands[seat]:
            self.owing &= ~bit(seat)
            PLACING.answer(self, seat, move)
        else:
            self.owing = 0
            question = QUESTIONS[self.stage]
            if move == DONE:
                self.go_on(question.passed)
            else:
                question.answer(self, seat, move)
                self.go_on(question.after)
        self.settle()

    def asks_for_claims(self, seat: i64) -> bool:
        return self.stage == CLAIMING and self.owing & bit(seat) != 0 and self.hands[seat] == 0

    def free(self, seat: i64) -> vec[i64]:
        """WR65 At any time; a seat that is asked for claims has it among its answers."""
        if self.asks_for_claims(seat):
            return vec[i64]()
        return SPENDING.options(self, seat)

    def unasked(self, seat: i64, move: i64) -> Question[Any] | None:
        return SPENDING if move & 31 == STARFISH else None

    def other_question(self, seat: i64) -> Refusal:
        question = self.asked(seat)
        return no("other-question", question.rule, question=question.name)

    def is_move(self, move: i64) -> bool:
        return verbs.is_move(move)

    def rule_for(self, refusal: str) -> str:
        if refusal == "game-over":
            return "WR90" if self.data.solo else "WR70"
        return {"such-seat": "WR10", "such-move": "WR21", "not-yours": "WR45"}[refusal]

    # ---- The end --------------------------------------------------------------------------------------------------

    def finish(self, reason: str) -> None:
        self.reason = reason
        self.owing = 0

    def score_now(self, seat: i64) -> float:
        return float(score.total(self, seat))

    def outcome(self) -> Outcome | None:
        return score.outcome(self)

    def why_over(self) -> str:
        return self.reason

    def turns_taken(self) -> i64:
        return self.turns

    def observe(self, seat: i64) -> vec[i64]:
        return observation.observe(self, seat)

    def final_tally(self, seat: i64) -> vec[i64]:
        return score.final_tally(self, seat)

    # ---- Copies ---------------------------------------------------------------------------------------------------

    def clone(self) -> Raiders:
        return self.copy_with(self.luck.clone())

    def copy_with(self, luck: Chance) -> Raiders:
        copy = Raiders(self.data, luck)
        copy.owing = self.owing
        copy.plies = self.plies
        copy.reveals = self.reveals
        copy.deck = self.deck
        copy.shown = self.shown
        copy.stacks = self.stacks
        copy.market = self.market
        copy.supply = self.supply
        copy.discards = self.discards
        copy.beach = self.beach
        copy.reef = self.reef
        copy.displays = self.displays[:]
        copy.vaults = self.vaults[:]
        copy.hands = self.hands[:]
        copy.shells = self.shells[:]
        copy.exhibits = self.exhibits[:]
        copy.conches = self.conches[:]
        copy.bottoms = self.bottoms[:]
        copy.tanks = self.tanks[:]
        copy.divers = self.divers[:]
        copy.turn = self.turn
        copy.stage = self.stage
        copy.number = self.number
        copy.spot = self.spot
        copy.claimed = self.claimed
        copy.claimed_with = self.claimed_with
        copy.exact = self.exact
        copy.covering = self.covering
        copy.left = self.left
        copy.bare = self.bare
        copy.barren = self.barren
        copy.reason = self.reason
        copy.round = self.round
        copy.step = self.step
        copy.turns = self.turns
        copy.rivals = self.rivals
        copy.visited = self.visited
        copy.bumped = self.bumped
        copy.drained = self.drained
        return copy

    def redeal(self, seat: i64, luck: Chance) -> Raiders:
        """Draw again what a seat cannot know: the luck to come, and the fronts of others' face-down treasures. Those
        are dealt from the treasures that the seat has not seen, type by type; the rest is the supply.
        """
        copy = self.copy_with(luck.fork())
        copy.supply = ALL_TREASURES - self.discards
        for other in range(self.seats):
            copy.supply -= treasures_in(self.vaults[other])
        copy.supply -= treasures_in(self.displays[seat]) + treasures_in(self.hands[seat])
        for other in range(self.seats):
            if other != seat:
                copy.displays[other] = copy.hide(self.displays[other], luck)
                copy.hands[other] = copy.hide(self.hands[other], luck)
        return copy

    def hide(self, places: i64, luck: Chance) -> i64:
        """The same places with other treasures of the same types, taken from the supply."""
        dealt: i64 = 0
        shift: i64 = 0
        while places:
            if places & 15:
                kind: i64 = TYPE_OF[places & 15]
                treasure: i64 = nth_treasure(self.supply, kind, luck.below(supply_count(self.supply, kind)))
                self.supply -= supply_unit(treasure)
                dealt |= treasure * bit(shift)
            places >>= 4
            shift += 4
        return dealt

    def deal(self, luck: Chance) -> Raiders:
        return deal(self.data, luck)

    def information_key(self, seat: i64) -> i64:
        """What a seat sees: everything open, but only the types of others' treasures."""
        seen: i64 = mix_hash(mix_hash(mix_hash(self.shown, self.deck), self.market), self.stacks)
        seen = mix_hash(mix_hash(mix_hash(seen, self.discards), self.beach), self.reef)
        for other in range(self.seats):
            displays: i64 = self.displays[other]
            hand: i64 = self.hands[other]
            if other != seat:
                displays = mix_hash(types_in(displays), 1)
                hand = types_in(hand)
            seen = mix_hash(mix_hash(mix_hash(seen, displays), hand), self.vaults[other])
            seen = mix_hash(mix_hash(mix_hash(seen, self.shells[other]), self.exhibits[other]), self.conches[other])
            seen = mix_hash(seen, self.bottoms[other])
        for tank in self.tanks:
            seen = mix_hash(seen, tank)
        for spots in self.divers:
            seen = mix_hash(seen, spots)
        seen = mix_hash(
            seen, self.owing | self.turn << 8 | self.stage << 12 | self.number << 20 | (self.spot + 1) << 24
        )
        seen = mix_hash(seen, (self.claimed + 1) | self.claimed_with << 8 | self.covering << 16 | (self.left + 1) << 48)
        seen = mix_hash(seen, self.bare + 1)
        seen = mix_hash(seen, self.round | self.step << 16 | self.rivals << 24 | self.visited << 32)
        flags: i64 = (self.bumped + 1) << 8
        if self.exact:
            flags |= 1
        if self.barren:
            flags |= 2
        if self.drained:
            flags |= 4
        return mix_hash(seen, flags)

    # ---- What leaves the rules ------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> object:
        return view.look(self, seat)

    def as_text(self) -> str:
        from wreckfish.language import drawn  # not needed to play: the engine loads without Fluent

        return drawn("raiders", self.view(None))

    def check(self) -> None:
        """WR01-WR04 All treasures, shells, exhibits, pieces and divers are somewhere, each once."""
        # Always: WR01-WR06
        view.check_parts(self)
        assert (self.owing == 0) == (self.reason != ""), "a seat owes a decision exactly while the game goes on"
        assert (self.claimed >= 0) or self.covering == 0, "Starfish cover treasures only while an exhibit is claimed"


def deal(data: TableData, luck: Chance) -> Raiders:
    """WR10-WR15 A new game: the start player named or drawn, the table laid out, the pool rolled."""
    first: i64 = data.first if data.first >= 0 else luck.below(data.seats)
    table = Raiders(data, luck.fork())  # WR80 if data.solo
    table.begin(first)
    return table
