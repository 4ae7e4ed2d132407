"""Dolores: a position, and the course of a game as a table of questions and steps.

They are in the files of the sheet's chapters: contest.py, messages.py, talk.py, score.py. Ids such as DO16 are those
of docs/rules/dolores.md; where cards lie is arithmetic (cards.py). No text, no file, no screen here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest, nth_bit
from wreckfish.core.chance import Chance
from wreckfish.core.question import no
from wreckfish.core.state import State, shared_by_best
from wreckfish.core.values import Outcome, Refusal
from wreckfish.games.dolores import hidden, observation, score, verbs, view
from wreckfish.games.dolores.cards import DAWN, DAWN_CARD, MESSAGES_AT, THEFT, TRICK, UNITS, has_message
from wreckfish.games.dolores.contest import BetweenContests, Draw, DropSet, PickCard, Share, ShowHand
from wreckfish.games.dolores.loot import gain
from wreckfish.games.dolores.messages import BETTING, HaulLoot, KeepShape, StealGoods
from wreckfish.games.dolores.score import points_of
from wreckfish.games.dolores.stages import (
    BETWEEN,
    CHOOSING,
    DAWNING,
    DRAWING,
    DROPPING,
    HERE,
    LOOT,
    PICKING,
    REVEALED,
    SHARING,
    THIEVING,
    TRICKING,
    WAGERED,
    WINDOWS,
    Stage,
)
from wreckfish.games.dolores.table_data import TableData, shuffled
from wreckfish.games.dolores.talk import TALK, sayable
from wreckfish.games.dolores.verbs import BROKEN_LANTERN, LOOKOUT, PROMISE, WHIRLPOOL, pick_move, show_move
from wreckfish.games.dolores.windows import LATE, DawnDrawn, HandsShown, LootDealt, may_still_play, played, plays

# The stages by number, with the stage after an answer and the one if there is nothing to choose. Draw and Share ask
# no one.
STAGES: Final = vec[Stage]([
    BetweenContests(HERE, DRAWING),  # BETWEEN
    Draw(HERE, LOOT),  # DRAWING
    DawnDrawn(HERE, HERE),  # DAWNING
    LootDealt(HERE, CHOOSING),  # LOOT
    ShowHand(TRICKING),  # CHOOSING
    KeepShape(REVEALED, REVEALED),  # TRICKING
    HandsShown(HERE, WAGERED),  # REVEALED
    HaulLoot(PICKING, PICKING),  # WAGERED
    PickCard(SHARING, BETWEEN),  # PICKING
    Share(HERE, BETWEEN),  # SHARING
    DropSet(BETWEEN, BETWEEN),  # DROPPING
    StealGoods(HERE, HERE),  # THIEVING
])  # fmt: skip

RULES: Final = {"game-over": "DO50", "such-seat": "DO10", "such-move": "DO42", "not-yours": "DO42"}


class Dolores(State):
    """A position of Dolores."""

    def __init__(self, data: TableData, deck: vec[i64], left: i64, holds: vec[i64]) -> None:
        super().__init__(data.seats)
        self.data: TableData = data
        # Where the cards are. The deck's order never changes, so copies share it; its top card is number left - 1.
        self.deck: vec[i64] = deck
        self.left: i64 = left
        self.holds: vec[i64] = holds
        self.discard: i64 = 0
        self.loot: i64 = 0  # a row by slot
        self.lying: i64 = 0  # the slots that have a card
        self.hidden: i64 = 0  # the slots whose card lies face down
        # The contest.
        self.dealer: i64 = 0
        self.contest: i64 = 0
        self.stage: i64 = BETWEEN
        self.passed: i64 = 0  # seats that have passed in the window that is open
        self.drawing: i64 = 0  # the slots that cards are drawn into
        self.thief: i64 = -1  # the seat that must use a Theft now
        self.lantern: i64 = -1  # the seat that will look at the next contest's loot
        self.looker: i64 = -1  # the seat that looks at this contest's
        self.foiled: bool = False
        self.lookout: bool = False
        self.reason: str = ""
        # What is locked in and not shown: four bits for each seat.
        self.locked: i64 = 0
        self.choices: i64 = 0
        # What was shown: hands, the shapes that count, a bet (dealer's shape * 3 + neighbour's).
        self.dealer_hand: i64 = -1
        self.left_hand: i64 = -1
        self.dealer_shape: i64 = -1
        self.left_shape: i64 = -1
        self.bet: i64 = -1
        self.trickster: i64 = -1  # whose Two-Hand Trick is in force
        self.bettor: i64 = -1  # whose Wager is in force
        # What was said (talk.py): by seat, by slot; and the tallies, fifteen bits for each seat.
        self.said: i64 = 0
        self.claims: i64 = 0
        self.kept: i64 = 0
        self.broken: i64 = 0
        self.vowed: i64 = 0
        self.perjured: i64 = 0  # seats that broke that vow
        self.passing: i64 = 0  # seats that always pass, which no one else knows

    # ---- The course of a game ---------------------------------------------------------------------------------

    def settle(self) -> None:
        """Go on until a seat owes a decision or the game is over."""
        while self.owing == 0:
            question = STAGES[self.asking()]
            self.owing = question.ask(self)
            if self.owing == 0:
                if self.reason:
                    return
                self.go_on(question.passed)

    def asking(self) -> i64:
        """The stage whose question is put now: a Theft comes before everything else."""
        if self.thief < 0:
            return self.stage
        return THIEVING

    def go_on(self, stage: i64) -> None:
        """Go to the next stage: nothing else sets it. In a window that opens no one has passed yet."""
        if stage == HERE:
            return
        if has(WINDOWS, stage):
            if stage == BETWEEN and self.dealer_shape >= 0:
                stage = DROPPING  # two First Picks: the contest is not over yet (DO18)
            else:
                self.passed = 0
                if self.stage == DRAWING and not self.lookout and self.deck[self.left] == DAWN_CARD:
                    stage = DAWNING  # and not LOOT (DO41)
        self.stage = stage

    def asked(self, seat: i64) -> Stage:
        """The question of the stage; DO35 while two choose, a third may be asked for a bet."""
        if self.stage == CHOOSING and not self.contends(seat):
            return BETTING
        return STAGES[self.asking()]

    def apply(self, seat: i64, move: i64) -> None:
        self.plies += 1
        verb: i64 = move & 31
        if verb >= PROMISE:
            TALK[verb - PROMISE].answer(self, seat, move)
            return
        question: Stage
        if WHIRLPOOL <= verb <= LOOKOUT:  # noqa: SIM108  mypyc 2.4 crashes on the short form
            question = played(move)
        else:
            question = self.asked(seat)
        self.owing &= ~bit(seat)
        question.answer(self, seat, move)
        if self.owing == 0:
            self.go_on(question.after)
            self.settle()

    def random_move(self, seat: i64, luck: Chance) -> i64:
        """The two commonest questions are answered without a list."""
        if self.thief < 0:
            if self.stage == CHOOSING and self.contends(seat) and self.trickster != seat:
                return show_move(luck.below(6 if has_message(self.holds[seat], TRICK) else 3))
            if self.stage == PICKING:
                return pick_move(nth_bit(self.lying, luck.below(count_bits(self.lying))))
        return super().random_move(seat, luck)

    # ---- Free moves and refusals ------------------------------------------------------------------------------

    def free(self, seat: i64) -> vec[i64]:
        """DO20, DO42 Talk and standing orders; and a message on the loot, by a player who has passed."""
        if self.reason != "":
            return vec[i64]()
        found = sayable(self, seat)
        if may_still_play(self, seat):
            return plays(self, seat, LATE, found)
        return found

    def unasked(self, seat: i64, move: i64) -> Stage | None:
        if move & 31 >= PROMISE:
            return TALK[(move & 31) - PROMISE]
        if self.interrupts(move) and (self.stage == CHOOSING or may_still_play(self, seat)):
            return played(move)
        return None

    def interrupts(self, move: i64) -> bool:
        """DO42 A message on the loot: players who have locked in choose again."""
        return WHIRLPOOL <= move & 31 <= BROKEN_LANTERN

    def not_asked(self, seat: i64) -> Refusal:
        if has(self.locked, seat):
            return no("locked", "DO12")
        return super().not_asked(seat)

    def is_move(self, move: i64) -> bool:
        return verbs.is_move(move)

    def rule_for(self, refusal: str) -> str:
        return RULES[refusal]

    # ---- The two, and what is locked in -----------------------------------------------------------------------

    def neighbour(self) -> i64:
        """DO10 The player on the dealer's left."""
        left: i64 = self.dealer + 1
        if left == self.seats:
            return 0
        return left

    def contends(self, seat: i64) -> bool:
        """DO10 Whether a seat is one of the two of this contest."""
        return seat == self.dealer or seat == self.neighbour()

    def lock(self, seat: i64, choice: i64) -> None:
        """DO12 A choice is made in secret; that it is made is open to all."""
        self.locked |= bit(seat)
        self.choices |= choice << (seat * 4)
        self.tell("locked", seat)

    def unlock(self) -> None:
        """Nothing is locked in any more."""
        self.locked = 0
        self.choices = 0

    def choice(self, seat: i64) -> i64:
        return (self.choices >> (seat * 4)) & 15

    def sealed(self) -> i64:
        return self.locked

    def clear_hands(self) -> None:
        self.dealer_hand = -1
        self.left_hand = -1
        self.dealer_shape = -1
        self.left_shape = -1
        self.bet = -1

    # ---- Score ------------------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        return points_of(self.holds[seat])

    def score_now(self, seat: i64) -> float:
        return float(points_of(self.holds[seat]))

    def outcome(self) -> Outcome | None:
        return score.outcome(self)

    def win_shares(self) -> vec[float]:
        """DO55 As in `outcome`, without a list of parts."""
        points: vec[i64] = vec[i64]()
        for seat in range(self.seats):
            points = append(points, points_of(self.holds[seat]))
        return shared_by_best(points)

    def why_over(self) -> str:
        return self.reason

    def turns_taken(self) -> i64:
        return self.contest

    def final_tally(self, seat: i64) -> vec[i64]:
        return score.final_tally(self.holds[seat])

    # ---- Copies -----------------------------------------------------------------------------------------------

    def clone(self) -> Dolores:
        copy = Dolores(self.data, self.deck, self.left, self.holds[:])
        copy.owing = self.owing
        copy.plies = self.plies
        copy.reveals = self.reveals
        copy.discard = self.discard
        copy.loot = self.loot
        copy.lying = self.lying
        copy.hidden = self.hidden
        copy.dealer = self.dealer
        copy.contest = self.contest
        copy.stage = self.stage
        copy.passed = self.passed
        copy.drawing = self.drawing
        copy.thief = self.thief
        copy.lantern = self.lantern
        copy.looker = self.looker
        copy.foiled = self.foiled
        copy.lookout = self.lookout
        copy.reason = self.reason
        copy.locked = self.locked
        copy.choices = self.choices
        copy.dealer_hand = self.dealer_hand
        copy.left_hand = self.left_hand
        copy.dealer_shape = self.dealer_shape
        copy.left_shape = self.left_shape
        copy.bet = self.bet
        copy.trickster = self.trickster
        copy.bettor = self.bettor
        copy.said = self.said
        copy.claims = self.claims
        copy.kept = self.kept
        copy.broken = self.broken
        copy.vowed = self.vowed
        copy.perjured = self.perjured
        copy.passing = self.passing
        return copy

    def redeal(self, seat: i64, luck: Chance) -> Dolores:
        """Redraw what a seat cannot know: the deck, face-down loot, what others locked in, who always passes."""
        copy = self.with_unsealed(seat)
        hidden.redeal_cards(copy, seat, luck)
        for other in range(self.seats):
            if other != seat:
                if has(self.locked, other):
                    copy.asked(other).answer(copy, other, copy.random_move(other, luck))
                if not self.data.simple:
                    copy.passing = copy.passing & ~bit(other) | luck.below(2) * bit(other)
        copy.owing = self.owing
        copy.plies = 0  # it would give away how many secret orders there were (DO42)
        return copy

    def with_unsealed(self, seat: i64) -> Dolores:
        """The others who have locked in are asked again."""
        copy = self.clone()
        others: i64 = self.locked & ~bit(seat)
        copy.locked &= ~others
        copy.owing |= others
        while others:
            copy.choices &= ~(bit(lowest(others) * 4) * 15)
            others &= others - 1
        return copy

    def unseen(self) -> i64:
        """The deck, and face-down loot that no one looks at."""
        if self.looker >= 0:
            return self.left
        return self.left + count_bits(self.hidden)

    def reshuffle(self, luck: Chance) -> None:
        seat: i64 = self.looker
        if seat < 0:
            seat = 0
        hidden.redeal_cards(self, seat, luck)

    def deal(self, luck: Chance) -> Dolores:
        return deal(self.data, luck)

    # ---- What leaves the rules --------------------------------------------------------------------------------

    def information_key(self, seat: i64) -> i64:
        return hidden.information_key(self, seat)

    def view(self, seat: int | None) -> object:
        return view.look(self, seat)

    def as_text(self) -> str:
        from wreckfish.language import drawn  # the engine loads without Fluent

        return drawn("dolores", self.view(None))

    def observe(self, seat: i64) -> vec[i64]:
        return observation.observe(self, seat)

    def dump(self) -> dict[str, object]:
        """Without the cards that were drawn from the deck: they are elsewhere by now."""
        whole = super().dump()
        whole["deck"] = list(self.deck)[: self.left]
        return whole

    def check(self) -> None:
        """DO01-DO05 All cards are somewhere, each once."""
        # Always: DO01, DO02
        view.check_cards(self)
        assert 0 <= self.owing < bit(self.seats), "only players at the table owe a decision"
        assert (self.owing == 0) == (self.reason != ""), "a seat owes a decision exactly while the game goes on"
        assert self.hidden & ~self.lying == 0, "an empty slot lies face down"
        assert self.locked & self.owing == 0, "a seat that has locked in owes nothing"
        assert self.thief < 0 or has_message(self.holds[self.thief], THEFT), "a thief holds the Theft"
        assert self.lookout or not has(self.discard, MESSAGES_AT + DAWN), "Dawn is discarded only after a Lookout"


# ---- Dealing ------------------------------------------------------------------------------------------------------


def deal(data: TableData, luck: Chance) -> Dolores:
    """DO03-DO09 A new game: the deck shuffled, the first dealer named or drawn; DO06 each player gets starting cards,
    face up, from the dealer on; DO07 then a Theft among them is used.
    """
    # Always: DO06, DO09
    first: i64 = data.first if data.first >= 0 else luck.below(data.seats)
    deck = shuffled(data, luck)
    table = Dolores(data, deck, len(deck), data.empty[:])
    table.dealer = first
    for step in range(data.seats):
        seat: i64 = (first + step) % data.seats
        cards: i64 = 0
        for _ in range(data.hand_size):
            table.left -= 1
            cards += UNITS[deck[table.left]]
        gain(table, seat, cards)
    table.settle()  # DO07 if table.thief >= 0
    return table
