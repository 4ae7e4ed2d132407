"""Captain Carcass, in the order of its sheet: set-up and a turn; score.py, effects.py and divers.py follow.

Ids such as CC14 are those of docs/rules/captain-carcass.md. Sets of cards are bit masks (cards.py); Divers and
Variants change the rules by their hooks (divers.py, variants.py). No text, no file, no screen here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest, members, when
from wreckfish.core.chance import Chance
from wreckfish.core.question import no
from wreckfish.core.state import State
from wreckfish.core.values import Outcome, Prompt, Refusal
from wreckfish.games.carcass import knowledge, observation, score, verbs, view
from wreckfish.games.carcass.cards import ALL, CHESTS, KEYS, LOCKER, LOWEST, highest_cards, trail_card
from wreckfish.games.carcass.divers import Diver, Forfeit, NameVictim, Ransack
from wreckfish.games.carcass.effects import EFFECTS, CutCard, HaulCard, PlaceOrLeave, SpearCard, TakeFromLocker
from wreckfish.games.carcass.questions import RANSACK, TURN, VICTIM, Choice, demand, stacked, stacked_question
from wreckfish.games.carcass.table_data import TableData, deal_divers

NOBODY: Final = -1


class DiveOrSurface(Choice):
    """CC10, CC12 Reveal a card (0), or return to the surface (1) unless it is the first or a Squid asks for more."""

    name = "turn"
    rule = "CC12"
    answers = (verbs.DIVE, verbs.SURFACE)

    def ask(self, table: Carcass) -> i64:
        if table.dived and table.owed == 0:
            return table.choose_from(3)
        return table.choose_from(1)

    def refuse(self, table: Carcass, seat: i64, move: i64) -> Refusal | None:
        if move == verbs.SURFACE and not table.dived:
            return no("first-reveal", "CC10")
        return no("squid-owes", "CC32", owed=demand(table)) if move == verbs.SURFACE and table.owed else None

    def answer(self, table: Carcass, seat: i64, move: i64) -> None:
        if move == verbs.DIVE:
            table.dive()  # CC10 if not table.dived; CC12 if table.options == 3
        else:
            table.surface()  # CC12

    def prompt(self, table: Carcass, seat: i64) -> Prompt:
        if not table.dived:
            return Prompt(code="ask-first", rule="CC10")
        if table.owed:
            return Prompt(code="ask-squid", rule="CC32", params={"owed": demand(table)})
        return super().prompt(table, seat)


# By their numbers (questions.py), each with the moves that make its first two choices.
QUESTIONS: Final = vec[Choice]([
    DiveOrSurface(verbs.DIVE, verbs.SURFACE),
    TakeFromLocker(verbs.map_move(0), verbs.map_move(1)),
    CutCard(verbs.knife_move(0), verbs.knife_move(1)),
    PlaceOrLeave(verbs.PLACE, verbs.LEAVE),
    HaulCard(verbs.net_move(0), verbs.net_move(1)),
    SpearCard(verbs.harpoon_move(0), verbs.harpoon_move(1)),
    Ransack(verbs.plunder_move(0), verbs.plunder_move(1)),
    NameVictim(verbs.sabotage_move(0), verbs.sabotage_move(1)),
    Forfeit(verbs.lose_move(0), verbs.lose_move(1)),
])  # fmt: skip


class Carcass(State):
    """A position of Captain Carcass."""

    def __init__(self, data: TableData, divers: vec[Diver], deck_luck: Chance, locker_luck: Chance) -> None:
        super().__init__(data.seats)
        self.data: TableData = data
        self.divers: vec[Diver] = divers
        self.deck_luck: Chance = deck_luck
        self.locker_luck: Chance = locker_luck
        # Where the cards are. The deck has no order until a card is turned up or seen.
        self.deck: i64 = ALL & ~LOWEST
        self.locker: i64 = LOWEST
        self.holds: vec[i64] = vec[i64]()
        # The Exploration: as a set, and in order.
        self.found: i64 = 0
        self.trail: i64 = 0
        self.length: i64 = 0
        self.blocked: i64 = 0  # cards that would be an incident now
        self.safe: i64 = 0  # cards before the Anchor
        self.anchor_at: i64 = -1
        self.netted: i64 = 0  # Nets and what they brought up
        # The turn.
        self.turn: i64 = 0
        self.diver: Diver = divers[0]
        self.dived: bool = False  # a card has been revealed
        self.owed: i64 = 0  # cards that a Squid still asks for
        self.bonus: i64 = 0  # cards that a Plunderer may take
        self.turns: i64 = 0
        self.reason: str = ""
        # What is asked: a stack of questions, and the choices that the innermost one leaves.
        self.stack: vec[i64] = vec[i64]()
        self.depth: i64 = 0
        self.asking: i64 = TURN
        self.options: i64 = 0
        # What seats know: cards seen on the deck (top first) with the seats that saw each; Locker cards seen by Map.
        self.seen: i64 = 0
        self.seen_by: i64 = 0
        self.seen_count: i64 = 0
        self.offer: i64 = 0
        self.remembered: i64 = 0
        self.rememberer: i64 = NOBODY
        self.victim: i64 = NOBODY

    # ---- A turn -----------------------------------------------------------------------------------------------

    def dive(self) -> None:
        """CC10, CC12 Reveal the top card of the deck."""
        self.dived = True
        self.reveals += 1
        card: i64 = self.top_card()
        self.tell("revealed", self.turn, card)
        self.place(card)

    def top_card(self) -> i64:
        """Take the top card off the deck: one that was seen, or any of those that are there."""
        card: i64
        if self.seen_count:
            card = self.seen & 63
            self.seen >>= 6
            self.seen_by >>= 6
            self.seen_count -= 1
        else:
            card = self.deck_luck.draw(self.deck)
        self.deck &= ~bit(card)
        return card

    def place(self, card: i64) -> None:
        """CC11, CC13 A card joins the Exploration and has its effect, wherever it came from; CC14 unless it clashes."""
        if has(self.blocked, card):
            self.incident(card)
            return
        if self.owed:
            self.owed -= 1  # CC33 every card really placed counts
        suit: i64 = card // 6
        if self.diver.keeps(suit):
            # CC68 if suit == 1 and "squid-tamer" in self.fittings(); CC69 if suit == 9 and has(self.netted, card)
            self.tell("kept", self.turn, card)
            self.holds[self.turn] |= bit(card)
            return
        self.trail |= card << (self.length * 6)  # CC11
        self.length += 1
        self.found |= bit(card)
        self.blocked |= self.data.clashes[card]
        self.tell("placed", self.turn, card)
        # CC43 if suit == 9; CC44 if self.asking != TURN and EFFECTS[suit] is not EFFECTS[9]
        EFFECTS[suit].placed(self, card)

    def incident(self, card: i64) -> None:
        """CC14, CC15, CC30 The Exploration and the card are lost, except for what the Anchor or a Diver saves."""
        # CC14; CC74 if self.data.variant.name == "strange-waters"
        saved: i64 = (self.safe | self.diver.saves(self)) & self.found
        lost: i64 = (self.found & ~saved) | bit(card)
        taker: i64 = self.loss_taker()
        self.tell("incident", self.turn, card)
        if saved:
            self.tell("saved", self.turn, saved)  # CC30 if self.safe; CC69 if self.safe and self.diver.saves(self)
            self.holds[self.turn] |= saved  # CC31 if self.safe & KEYS and self.safe & CHESTS
        self.tell("lost", self.turn, lost, taker)
        if taker == LOCKER:
            self.to_locker(lost)
        else:
            self.holds[taker] |= lost  # CC68 if self.diver.saves(self) and self.victim == self.turn
        self.clear_exploration()
        self.end_turn()

    def loss_taker(self) -> i64:
        """The seat that receives what the player loses: a Saboteur's (CC53, CC69), else as the Variant says (CC70)."""
        for seat in range(self.seats):
            if self.divers[seat].takes_losses(self, self.turn):
                return seat  # CC53; CC69 if self.data.variant.name == "thieves-reef"
        return self.data.variant.takes_losses(self, self.turn)

    def surface(self) -> None:
        """CC16 The whole Exploration goes to the Hold; CC37 with a Key and a Chest in it there is a bonus."""
        found: i64 = self.found  # CC16
        self.tell("surfaced", self.turn, found)
        self.holds[self.turn] |= found
        self.bonus = self.diver.bonus_cards(self.length) if found & KEYS and found & CHESTS else 0
        self.clear_exploration()
        if self.bonus:  # CC37
            if not self.diver.plunders:
                self.collect_bonus(LOCKER)
            elif self.rivals_with_cards():
                self.ask(RANSACK, 0, self.turn)
                return
            else:
                self.tell("bonus-nobody", self.turn)  # CC62
        self.end_turn()

    def collect_bonus(self, source: i64) -> None:
        """CC37, CC62 As many random cards as there are, up to the bonus, from the Locker or an opponent's Hold."""
        cards: i64 = self.locker if source == LOCKER else self.holds[source]
        drawn: i64 = self.draw_from(cards, self.bonus)
        if source == LOCKER:
            self.locker &= ~drawn
            self.forget_locker()
        else:
            self.holds[source] &= ~drawn
        self.holds[self.turn] |= drawn  # CC45 if drawn
        self.tell("bonus", self.turn, drawn, source)

    def draw_from(self, cards: i64, most: i64) -> i64:
        """Random cards of a set: `most` of them, or all if there are no more."""
        if count_bits(cards) <= most:
            return cards
        self.reveals += 1
        left: i64 = cards
        for _ in range(most):
            left &= ~bit(self.locker_luck.draw(left))
        return cards & ~left

    def clear_exploration(self) -> None:
        self.found = 0
        self.trail = 0
        self.length = 0
        self.blocked = 0
        self.safe = 0
        self.anchor_at = -1
        self.netted = 0

    def end_turn(self) -> None:
        """CC17 Play passes to the left; CC20 after the turn of the last loot card the game is over."""
        self.owed = 0
        self.depth = 0  # what was pending is cancelled (CC14)
        self.dived = False
        self.turns += 1
        if self.data.variant.surfaced(self):  # CC72
            self.reason = self.data.variant.name
        elif self.deck == 0:
            self.reason = "deck-empty"  # CC20
        else:
            self.turn = (self.turn + 1) % self.seats  # CC17
            self.diver = self.divers[self.turn]
            self.tell("turn", self.turn)

    def to_locker(self, cards: i64) -> None:
        self.locker |= cards
        self.forget_locker()

    def forget_locker(self) -> None:
        """What a Map showed is out of date once the Locker has changed."""
        self.remembered = 0
        self.rememberer = NOBODY

    # ---- Who is asked what ------------------------------------------------------------------------------------

    def ask(self, question: i64, card: i64, seat: i64) -> None:
        """Push a question that a card asks a seat; it is put once everything pushed later is done."""
        entry: i64 = stacked(question, card, seat)
        if self.depth < len(self.stack):
            self.stack[self.depth] = entry
        else:
            self.stack = append(self.stack, entry)
        self.depth += 1

    def choose_from(self, choices: i64) -> i64:
        """Let the player choose from a set; no one is asked if it is empty."""
        self.options = choices
        return when(choices != 0, bit(self.turn))

    def settle(self) -> None:
        """Find the next decision: the innermost question with a choice, else the turn itself. CC44"""
        if self.deck == 0:
            self.owed = 0  # CC34 if self.owed
        while not self.reason:
            if self.depth:
                self.asking = stacked_question(self.stack[self.depth - 1])
            elif self.deck == 0 and self.dived:
                self.surface()  # CC21
                continue
            else:
                self.asking = TURN
            self.owing = QUESTIONS[self.asking].ask(self)
            if self.owing:
                return
            self.depth -= 1  # nothing to choose from: the effect does nothing
            QUESTIONS[self.asking].idle(self, self.stack[self.depth])
        self.owing = 0
        self.options = 0

    def asked(self, seat: i64) -> Choice:
        return QUESTIONS[self.asking]

    def legal(self, seat: i64) -> vec[i64]:
        """As in `State`, but without a cast: a search calls it all the time."""
        return QUESTIONS[self.asking].options(self, seat) if self.owing & bit(seat) else vec[i64]()

    def accepts(self, seat: i64, move: i64) -> bool:
        """Only what is offered; checked at every move that is played."""
        return 0 <= seat < self.seats and self.owes(seat) and QUESTIONS[self.asking].offers(self, move)

    def random_move(self, seat: i64, luck: Chance) -> i64:
        return QUESTIONS[self.asking].move(luck.draw(self.options))

    def apply(self, seat: i64, move: i64) -> None:
        self.plies += 1
        if self.depth:
            self.depth -= 1
        QUESTIONS[self.asking].answer(self, seat, move)
        self.settle()

    def prompts(self, seat: i64) -> tuple[Prompt, ...]:
        """Which questions are pending is open to all."""
        if self.depth == 0 or not self.owes(seat):
            return super().prompts(seat)
        entries = self.stack[: self.depth]
        return tuple([QUESTIONS[stacked_question(entry)].pending(self, place) for place, entry in enumerate(entries)])

    def is_move(self, move: i64) -> bool:
        return verbs.is_move(move)

    def rule_for(self, refusal: str) -> str:
        if refusal == "such-move":
            return self.prompts(lowest(self.owing))[-1].rule
        return "CC20" if refusal == "game-over" else "CC17"

    # ---- End and score ----------------------------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        return score.hold_points(self, seat, self.holds[seat])

    def score_now(self, seat: i64) -> float:
        return float(self.points(seat))

    def outcome(self) -> Outcome | None:
        return score.outcome(self) if self.reason else None

    def win_shares(self) -> vec[float]:
        return score.win_shares(self)

    def why_over(self) -> str:
        return self.reason

    def turns_taken(self) -> i64:
        return self.turns

    def observe(self, seat: i64) -> vec[i64]:
        return observation.observe(self, seat)

    def final_tally(self, seat: i64) -> vec[i64]:
        return score.final_tally(self, seat)

    # ---- What Holds hold --------------------------------------------------------------------------------------

    def rivals_highest(self) -> i64:
        """The highest card of each suit in each opponent's Hold."""
        cards: i64 = 0
        for seat in range(self.seats):
            if seat != self.turn:
                cards |= highest_cards(self.holds[seat])
        return cards

    def owner(self, card: i64) -> i64:
        """The seat whose Hold a card lies in."""
        for seat in range(self.seats):
            if has(self.holds[seat], card):
                return seat
        return NOBODY

    def rivals_with_cards(self) -> i64:
        """The opponents whose Hold is not empty, one bit each."""
        seats: i64 = 0
        for seat in range(self.seats):
            if seat != self.turn and self.holds[seat]:
                seats |= bit(seat)
        return seats

    # ---- Copies -----------------------------------------------------------------------------------------------

    def clone(self) -> Carcass:
        copy = Carcass(self.data, self.divers, self.deck_luck.clone(), self.locker_luck.clone())
        copy.owing = self.owing
        copy.plies = self.plies
        copy.reveals = self.reveals
        copy.deck = self.deck
        copy.locker = self.locker
        copy.holds = self.holds[:]
        copy.found = self.found
        copy.trail = self.trail
        copy.length = self.length
        copy.blocked = self.blocked
        copy.safe = self.safe
        copy.anchor_at = self.anchor_at
        copy.netted = self.netted
        copy.turn = self.turn
        copy.diver = self.diver
        copy.dived = self.dived
        copy.owed = self.owed
        copy.bonus = self.bonus
        copy.turns = self.turns
        copy.reason = self.reason
        copy.stack = self.stack[: self.depth]
        copy.depth = self.depth
        copy.asking = self.asking
        copy.options = self.options
        copy.seen = self.seen
        copy.seen_by = self.seen_by
        copy.seen_count = self.seen_count
        copy.offer = self.offer
        copy.remembered = self.remembered
        copy.rememberer = self.rememberer
        copy.victim = self.victim
        return copy

    def redeal(self, seat: i64, luck: Chance) -> Carcass:
        return knowledge.redeal(self, seat, luck)

    def information_key(self, seat: i64) -> i64:
        return knowledge.information_key(self, seat)

    def deal(self, luck: Chance) -> Carcass:
        return deal(self.data, luck)

    def fittings(self) -> list[str]:
        return [diver.name for diver in self.divers]

    def fit(self, names: list[str]) -> None:
        crew = {diver.name: diver for diver in [*self.data.nobody, *self.data.crew]}
        self.divers = vec[Diver]([crew[name] for name in names])
        self.diver = self.divers[self.turn]

    # ---- What leaves the rules --------------------------------------------------------------------------------

    def view(self, seat: int | None) -> object:
        return view.look(self, seat)

    def as_text(self) -> str:
        from wreckfish.language import drawn  # not needed to play: the engine loads without Fluent

        return drawn("carcass", self.view(None))

    def dump(self) -> dict[str, object]:
        whole = super().dump()
        return {**whole, "stack": list(self.stack)[: self.depth], "divers": self.fittings()}

    def check(self) -> None:
        """CC01 All sixty cards are somewhere, each once."""
        # Always: CC01
        places: list[int] = [self.deck, self.locker, self.found]
        for seat in range(self.seats):
            places.append(self.holds[seat])
        everything: int = 0
        for cards in places:
            assert not everything & cards, f"cards in two places: {members(everything & cards)}"
            everything |= cards
        assert everything == ALL, f"cards in no place: {members(ALL & ~everything)}"
        assert count_bits(self.found) == self.length, "the Exploration's set and its row differ"
        assert self.offer & ~self.locker == 0, "a Map shows cards that are not in the Locker"
        for place in range(self.seen_count):
            assert has(self.deck, trail_card(self.seen, place)), "a seen card is not in the deck"
        assert (self.owing == 0) == (self.reason != ""), "a seat owes a decision exactly while the game goes on"
        assert (self.options == 0) == (self.owing == 0), "a seat that owes a decision has a choice"


# ---- Dealing ------------------------------------------------------------------------------------------------------


def deal(data: TableData, luck: Chance) -> Carcass:
    """CC02-CC07 A new game: the lowest cards lie in the Locker, the others in the deck, the Holds are empty; Divers and
    Variant as agreed, the start player named or drawn.
    """
    # Always: CC02-CC04, CC07, CC08
    divers = deal_divers(data, luck)  # CC06 if data.variant.name != "none"; CC67 if data.divers != "none"
    first: i64 = data.first if data.first >= 0 else luck.below(data.seats)
    table = Carcass(data, divers, luck.fork(), luck.fork())
    table.turn = first
    table.diver = divers[first]
    for seat in range(data.seats):
        table.holds = append(table.holds, 0)
        if divers[seat].names_victim:
            table.ask(VICTIM, 0, seat)
    table.settle()
    return table
