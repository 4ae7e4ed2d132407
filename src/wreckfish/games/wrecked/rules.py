"""Get Wrecked: the course of a turn, as a table of questions and steps. The chapters of the sheet have their own files:

setup.py, dice.py, sailing.py, exploring.py, fighting.py, trading.py, kraken.py, score.py. waters.py and geometry.py say
what is in the way, courses.py lists positions. Ids such as GW33 are those of docs/rules/get-wrecked.md. No text.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import count_bits, members
from wreckfish.core.chance import Chance
from wreckfish.core.question import Question, Step, no
from wreckfish.core.values import Refusal
from wreckfish.games.wrecked import invariants, observation, redealing, setup, verbs, view
from wreckfish.games.wrecked.dice import ChooseAction, ChooseDie, JudgeRoll, ModifyDice, Resolve, action_of
from wreckfish.games.wrecked.exploring import TakeToken
from wreckfish.games.wrecked.fighting import DealDamage, DropCargo
from wreckfish.games.wrecked.kraken import MoveKraken
from wreckfish.games.wrecked.pieces import (
    ACTING,
    BUILDING,
    CARDS,
    CARGO_TOKENS,
    CHOOSING_DIE,
    DAMAGE,
    DEPLOYING,
    DRAWING,
    DROPPING,
    FITTING,
    FORTS,
    ISLANDS,
    KRAKEN,
    MODIFYING,
    MOVING,
    NEUTRAL,
    RESOLVING,
    ROLLED,
    STORING,
    TAKING,
    TURN_BEGINS,
    TURN_OVER,
    WHALES,
)
from wreckfish.games.wrecked.sailing import BeginTurn, DeployShip, MoveShip
from wreckfish.games.wrecked.score import EndTurn, ScoredTable
from wreckfish.games.wrecked.setup import KeepCard, PlaceFort, PlaceIsland, PlaceNeutralFort, PlaceWhale
from wreckfish.games.wrecked.table_data import TableData
from wreckfish.games.wrecked.trading import DrawBuildings, FitUpgrade, KeepBuilding, StoreCargo
from wreckfish.games.wrecked.verbs import BUILD, DONE, KEEP_CARD, PASS, STAND, build_building, keep_card_card

# By stage: the stage after an answer, and the one if there is nothing to choose or the seat goes no further.
QUESTIONS: Final = vec[Question]([  # type: ignore[type-arg]
    PlaceIsland(ISLANDS, WHALES),
    PlaceWhale(WHALES, CARDS),
    KeepCard(CARDS, FORTS),
    PlaceFort(FORTS, NEUTRAL),
    PlaceNeutralFort(NEUTRAL, TURN_BEGINS),
    DeployShip(DEPLOYING, ACTING),
    ChooseAction(MODIFYING, TURN_OVER),
    ModifyDice(MODIFYING, ROLLED),
    ChooseDie(RESOLVING, RESOLVING),
    MoveShip(MOVING, ACTING),
    TakeToken(TAKING, ACTING),
    DropCargo(DAMAGE, ACTING),
    FitUpgrade(FITTING, ACTING),
    StoreCargo(STORING, DRAWING),
    KeepBuilding(ACTING, ACTING),
    MoveKraken(KRAKEN, TURN_OVER),
])  # fmt: skip
# From TURN_BEGINS on: the stage that follows.
STEPS: Final = vec[Step]([  # type: ignore[type-arg]
    BeginTurn(DEPLOYING),
    JudgeRoll(CHOOSING_DIE),
    Resolve(ACTING),  # the action has its own (go_on)
    DrawBuildings(BUILDING),
    DealDamage(DROPPING),
    EndTurn(TURN_BEGINS),
])  # fmt: skip
RULE_FOR: Final = {"game-over": "GW60", "such-seat": "GW10", "such-move": "GW21", "not-yours": "GW21"}


class Wrecked(ScoredTable):
    """A position of Get Wrecked."""

    # ---- The course of a turn ---------------------------------------------------------------------------------

    def settle(self) -> None:
        """Go on until a seat owes a decision or the game is over."""
        while self.owing == 0 and self.reason == "":
            if self.stage < TURN_BEGINS:
                question = QUESTIONS[self.stage]
                self.owing = question.ask(self)
                if self.owing == 0:
                    self.go_on(question.passed)
            else:
                step = STEPS[self.stage - TURN_BEGINS]
                step.run(self)
                self.go_on(step.after)

    def go_on(self, after: i64) -> None:
        """Go to the stage that the table names, unless an action's own stage, damage or the Kraken comes first."""
        if self.stage == RESOLVING:
            after = action_of(self.action).after
        if self.victim >= 0 and after != DROPPING:
            after = DAMAGE  # by cannons or by the Kraken (GW40)
        elif self.waker >= 0 and after in (CHOOSING_DIE, ACTING):
            after = KRAKEN  # a roll has woken it (GW23), or it has done damage
        elif self.reason != "" and after == TURN_BEGINS:
            after = TURN_OVER  # no turn follows
        self.stage = after

    def asked(self, seat: i64) -> Question[Any]:
        return QUESTIONS[self.stage]

    def apply(self, seat: i64, move: i64) -> None:
        self.plies += 1
        self.owing = 0
        question = QUESTIONS[self.stage]
        question.answer(self, seat, move)
        self.go_on(question.passed if move in (PASS, STAND, DONE) else question.after)
        self.settle()

    def forget_action(self) -> None:
        """The last action of a turn stays on the table until the next one, or until the turn is over."""
        self.action = -1
        self.actor = -1
        self.target = -1
        self.dice = 0
        self.changes = 0
        self.rerolls = 0
        self.raises = 0
        self.lowers = 0
        self.steps = 0
        self.owed = 0

    def finish(self, reason: str) -> None:
        self.reason = reason  # GW60
        self.owing = 0

    def right_of(self, seat: i64) -> i64:
        """GW04 The Last Player sits to the right of the First, GW23 the Kraken's controller right of its waker."""
        return (seat + self.seats - 1) % self.seats

    def threat(self, seat: i64) -> i64:
        """GW23, GW50 What a roll of this player must stay below."""
        # Always: GW50
        return self.data.threat[self.level] + self.fleets[seat].calm

    def refit(self, seat: i64) -> None:
        """Work out again what a player's ships can do."""
        self.fleets = self.fleets[:]  # copies of this position share it
        self.fleets[seat] = self.data.fleet(self.cards[seat], self.levels[seat], self.built[seat])

    # ---- What no question judges ------------------------------------------------------------------------------

    def is_move(self, move: i64) -> bool:
        """Ship cards and buildings are those of this edition."""
        if move >= 0 and move & 31 == KEEP_CARD:
            return keep_card_card(move) < len(self.data.parts.ships)
        if move >= 0 and move & 31 == BUILD:
            return build_building(move) < len(self.data.parts.buildings)
        return verbs.is_move(move)

    def other_question(self, seat: i64) -> Refusal:
        question = QUESTIONS[self.stage]
        return no("other-question", question.rule, question=question.name)

    def rule_for(self, refusal: str) -> str:
        return RULE_FOR[refusal]

    # ---- Copies -----------------------------------------------------------------------------------------------

    def clone(self) -> Wrecked:
        copy = Wrecked(self.data, self.luck.clone())
        self.copy_onto(copy)
        return copy

    def redeal(self, seat: i64, luck: Chance) -> Wrecked:
        """Draw again what a seat cannot know: the luck to come, coins that it has not seen, and the cards of the deck
        that no one has seen.
        """
        copy = Wrecked(self.data, luck.fork())
        self.copy_onto(copy)
        hidden: i64 = CARGO_TOKENS & ~self.seen[seat]
        if self.reason != "":
            hidden &= ~redealing.counted(self)
        redealing.redeal_cargo(copy, hidden, luck)
        redealing.redeal_deck(copy, luck)
        return copy

    def unseen_cargo(self) -> i64:
        """The tokens whose coins no one has seen."""
        hidden: i64 = CARGO_TOKENS
        for seat in range(self.seats):
            hidden &= ~self.seen[seat]
        return hidden

    def unseen(self) -> i64:
        """Coins, and the cards of the deck."""
        return count_bits(self.unseen_cargo()) + self.fresh

    def reshuffle(self, luck: Chance) -> None:
        redealing.redeal_cargo(self, self.unseen_cargo(), luck)
        redealing.redeal_deck(self, luck)

    def deal(self, luck: Chance) -> Wrecked:
        return deal(self.data, luck)

    def fit(self, names: list[str]) -> None:
        for seat in range(self.seats):
            if self.cards[seat] >= 0:
                self.refit(seat)

    # ---- What leaves the rules --------------------------------------------------------------------------------

    def view(self, seat: int | None) -> object:
        return view.look(self, seat)

    def observe(self, seat: i64) -> vec[i64]:
        return observation.observe(self, seat)

    def as_text(self) -> str:
        from wreckfish.language import drawn  # not needed to play: the engine loads without Fluent

        return drawn("wrecked", self.view(None))

    def dump(self) -> dict[str, object]:
        """Where a piece was before it left the sea does not count."""
        found = super().dump()
        found["at"] = [self.at[piece] for piece in members(self.afloat)]
        return found

    def check(self) -> None:
        """GW03, GW10 Nothing overlaps or leaves the sea, and every token, flag and card is somewhere, once."""
        # Always: GW01-GW03, GW31
        invariants.check_parts(self)
        assert (self.owing == 0) == (self.reason != ""), "a seat owes a decision exactly while the game goes on"


def deal(data: TableData, luck: Chance) -> Wrecked:
    """GW10-GW19 A new game."""
    table = Wrecked(data, luck.fork())
    for seat in range(data.seats):
        table.flags[seat] = 9
    setup.begin(table)
    table.settle()
    return table
