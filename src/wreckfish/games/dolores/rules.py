"""Dolores, in the order of its sheet: set-up, what happens in a contest, end and score.

The contest's stages follow in stages.py, a player's answers and the messages in answers.py, talk in talk.py. Ids such
as DO16 are those of docs/rules/dolores.md; where cards lie is arithmetic (cards.py). No text, no file, no screen here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest, mix_hash, nth_bit
from wreckfish.core.chance import Chance
from wreckfish.core.state import EVERYONE, State
from wreckfish.core.values import Outcome, Part, Prompt, Refusal, Score, rank
from wreckfish.games.dolores import observation, refusals, view
from wreckfish.games.dolores.answers import ANSWERS, LOOT_VERBS, NO_BET, PASS, PICK, SHOW, WINDOW_CARDS
from wreckfish.games.dolores.cards import (
    ALL_GOODS,
    DAWN,
    DEALER_SIDE,
    DEALT_SLOTS,
    GOODS_CARDS,
    LEFT_SIDE,
    MESSAGES_AT,
    THEFT,
    TRICK,
    UNITS,
    WAGER,
    cards_in,
    goods_in,
    how_many,
    message_unit,
    messages_in,
    points_of,
    row_card,
    set_total,
    whole_set,
)
from wreckfish.games.dolores.components import GOODS
from wreckfish.games.dolores.stages import (
    BETWEEN,
    CHOOSING,
    LOOT,
    REVEALED,
    SHARING,
    STAGES,
    THIEVING,
    TRICKING,
    only_shape,
)
from wreckfish.games.dolores.table_data import TableData, hide_dawn, mix, removed_count, shuffled
from wreckfish.games.dolores.talk import PROMISE, judge_claims, judge_shapes, sayable, speak

NOBODY: Final = -1


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
        self.thief: i64 = -1  # who has to use a Theft now
        self.lantern: i64 = -1  # who will look at the next contest's loot
        self.looker: i64 = -1  # who looks at this contest's
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
        self.perjured: i64 = 0  # who broke that vow
        self.passing: i64 = 0  # who lets all windows pass, which nobody else knows

    # ---- Set-up -----------------------------------------------------------------------------------------------

    def begin(self, first: i64) -> None:
        """DO06 Each player gets starting cards, face up, from the dealer on; DO07 then a Theft among them is used."""
        # Always: DO06, DO09
        self.dealer = first
        for step in range(self.seats):
            seat: i64 = (first + step) % self.seats
            cards: i64 = 0
            for _ in range(self.data.hand_size):
                self.left -= 1
                cards += UNITS[self.deck[self.left]]
            self.tell("started", seat, cards)
            self.gain(seat, cards)
        self.settle()  # DO07 if self.thief >= 0

    # ---- A contest: what its stages do ------------------------------------------------------------------------

    def settle(self) -> None:
        """Go on until somebody owes a decision or the game is over; a Theft comes before everything else."""
        while self.owing == 0 and self.reason == "":
            STAGES[self.asking()].enter(self)

    def asking(self) -> i64:
        """The stage whose question is put now."""
        if self.thief < 0:
            return self.stage
        return THIEVING

    def choosing(self) -> bool:
        return self.stage == CHOOSING

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
        self.owing &= ~bit(seat)
        self.locked |= bit(seat)
        self.choices |= choice << (seat * 4)
        self.tell("locked", seat)

    def unlock(self) -> None:
        """Nothing is locked in any more."""
        self.locked = 0
        self.choices = 0

    def choice(self, seat: i64) -> i64:
        return (self.choices >> (seat * 4)) & 15

    def better(self) -> i64:
        """DO35 The seat, as a bit, that may bet on this contest: it owns the Wager, or its Wager is in force (DO45)."""
        if self.bettor >= 0:
            return bit(self.bettor)
        for seat in range(self.seats):
            if self.holds_message(seat, WAGER) and not self.contends(seat) and not has(self.passing, seat):
                return bit(seat)
        return 0

    def reveal(self) -> None:
        """DO12, DO44 All show at once. Trick and Wager are discarded, used or not in the end."""
        # Always: DO44
        self.reveals += 1  # DO12
        left: i64 = self.neighbour()
        self.dealer_hand = self.choice(self.dealer)
        self.left_hand = self.choice(left)
        self.tell("shown", left, self.left_hand)
        self.tell("shown", self.dealer, self.dealer_hand)
        for seat in range(self.seats):
            if has(self.locked, seat) and not self.contends(seat) and self.choice(seat) != NO_BET:
                self.bet = self.choice(seat)  # DO35
                self.tell("bet", seat, self.bet, self.dealer * 4 + left)
                if self.bettor < 0:
                    self.bettor = seat
                    self.use(seat, WAGER)
        self.unlock()
        self.dealer_shape = only_shape(self.dealer_hand)
        self.left_shape = only_shape(self.left_hand)
        if self.dealer_shape >= 0 and self.left_shape >= 0:
            self.open_window(REVEALED)
            return
        trickster: i64 = self.dealer if self.dealer_shape < 0 else left  # DO32
        if self.trickster < 0:
            self.trickster = trickster
            self.use(trickster, TRICK)
        self.stage = TRICKING
        self.owing = bit(trickster)

    def clear_hands(self) -> None:
        self.dealer_hand = -1
        self.left_hand = -1
        self.dealer_shape = -1
        self.left_shape = -1
        self.bet = -1

    def judge_words(self) -> None:
        judge_shapes(self)

    def ask_for_sets(self) -> None:
        """DO18 Both name goods at the same time; who owns none is not asked."""
        self.ask_for_set(self.dealer)
        self.ask_for_set(self.neighbour())

    def ask_for_set(self, seat: i64) -> None:
        if goods_in(self.holds[seat]):
            self.owing |= bit(seat)

    def drop_set(self, seat: i64) -> None:
        """DO18 The goods that a seat has locked in are discarded."""
        if has(self.locked, seat):
            cards: i64 = whole_set(self.holds[seat], self.choice(seat))
            self.holds[seat] -= cards
            self.discard += cards
            self.tell("dropped", seat, cards)

    def end_contest(self) -> None:
        """DO19 The left neighbour becomes the dealer."""
        self.clear_hands()  # DO19
        self.trickster = -1
        self.bettor = -1
        self.foiled = False
        self.looker = -1
        self.dealer = self.neighbour()
        self.open_window(BETWEEN)

    # ---- Cards move -------------------------------------------------------------------------------------------

    def gathered(self, slots: i64) -> i64:
        """The cards in some slots."""
        cards: i64 = 0
        while slots:
            cards += UNITS[row_card(self.loot, lowest(slots))]
            slots &= slots - 1
        return cards

    def lift(self, slots: i64) -> i64:
        """The cards of some slots leave the loot; DO38 those that lay face down are shown."""
        cards: i64 = self.gathered(slots)
        if self.hidden & slots:
            self.show_hidden(slots)
        self.lying &= ~slots
        while slots:
            slot: i64 = lowest(slots)
            self.loot ^= row_card(self.loot, slot) << (slot * 5)
            slots &= slots - 1
        return cards

    def show_hidden(self, slots: i64) -> None:
        self.reveals += 1
        judge_claims(self, self.hidden & slots)
        self.hidden &= ~slots

    def take(self, seat: i64, slots: i64) -> None:
        """DO19, DO30 Cards of the loot join a player's open sets and messages."""
        if slots:
            cards: i64 = self.lift(slots)
            self.tell("took", seat, cards, slots)  # DO30 if messages_in(cards) & ~bit(DAWN)
            self.gain(seat, cards)

    def gain(self, seat: i64, cards: i64) -> None:
        """DO34 Whoever gets a Theft has to use it at once."""
        self.holds[seat] += cards
        if has(cards, MESSAGES_AT + THEFT):
            self.thief = seat

    def throw_away(self, slots: i64) -> None:
        if slots:
            cards: i64 = self.lift(slots)
            self.discard += cards  # DO30 if messages_in(cards) & ~bit(DAWN)
            self.tell("discarded", NOBODY, cards, slots)

    def use(self, seat: i64, message: i64) -> None:
        """DO31 A message is discarded after use."""
        self.holds[seat] -= message_unit(message)  # DO31
        self.discard += message_unit(message)

    def tell_sides(self, slots: i64) -> None:
        """What lies in some slots, side by side; face down, only who looks is told what it is."""
        if self.journal is not None:
            knows: i64 = EVERYONE if self.looker < 0 else bit(self.looker)
            self.tell("loot", self.neighbour(), self.gathered(slots & LEFT_SIDE), 0, knows)
            self.tell("loot", self.dealer, self.gathered(slots & DEALER_SIDE), 0, knows)

    # ---- Windows ----------------------------------------------------------------------------------------------

    def open_window(self, stage: i64) -> None:
        self.stage = stage
        self.passed = 0

    def ask_window(self) -> bool:
        """DO42 Ask the next holder of a card that fits, in seat order from the dealer; whether there is one."""
        if self.data.messages:
            self.reveals += 1  # being asked, or not, tells everybody something about hidden hands
        for step in range(self.seats):
            seat: i64 = self.dealer + step
            if seat >= self.seats:
                seat -= self.seats
            if messages_in(self.holds[seat]) and not has(self.passed | self.passing, seat) and self.playable(seat):
                self.owing = bit(seat)  # DO42
                return True
        return False

    def playable(self, seat: i64) -> i64:
        """The messages that a seat can play in this window, one bit each."""
        cards: i64 = messages_in(self.holds[seat]) & STAGES[self.stage].fits
        found: i64 = 0
        while cards:
            message: i64 = lowest(cards)
            cards &= cards - 1
            if WINDOW_CARDS[message].playable(self):
                found |= bit(message)
        return found

    def window_moves(self, seat: i64) -> vec[i64]:
        return self.plays(seat, append(vec[i64](), PASS))

    def may_still_play(self, seat: i64) -> bool:
        """DO42 Whether a seat has let the loot's window pass and may come back to it: until the second locks in."""
        if self.stage == CHOOSING:
            two: i64 = bit(self.dealer) | bit(self.neighbour())
            return self.locked & two != two
        return self.stage == LOOT and not self.owes(seat) and has(self.passed | self.passing, seat)

    def plays(self, seat: i64, found: vec[i64]) -> vec[i64]:
        """Some moves, and those that play a message which fits now."""
        cards: i64 = self.playable(seat)
        while cards:
            found = WINDOW_CARDS[lowest(cards)].listed(self, found)
            cards &= cards - 1
        return found

    def holds_message(self, seat: i64, message: i64) -> bool:
        return has(self.holds[seat], MESSAGES_AT + message)

    # ---- End and score ----------------------------------------------------------------------------------------

    def turn_over(self) -> None:
        """DO21 Too few cards are left for a contest: if Dawn has not come, it is among them."""
        if not self.lookout:  # DO21
            slots: i64 = 0
            while self.left:
                slot: i64 = lowest(DEALT_SLOTS & ~slots)
                self.left -= 1
                self.loot |= self.deck[self.left] << (slot * 5)
                slots |= bit(slot)
            self.lying = slots
            self.reveals += 1
            self.tell("last-cards", NOBODY, self.gathered(slots))
            self.tell("dawn", self.dealer)

    def finish(self) -> None:
        """DO41, DO50, DO21 The game ends: at Dawn, or after a Lookout when there is too little for a contest."""
        self.reason = "no-cards" if self.lookout else "dawn"  # DO50
        self.said = 0
        if self.hidden:
            self.show_hidden(self.hidden)
        self.owing = 0

    def points(self, seat: i64) -> i64:
        return points_of(self.holds[seat])

    def score_now(self, seat: i64) -> float:
        return float(points_of(self.holds[seat]))

    def outcome(self) -> Outcome | None:
        """DO55 Most points win; equals share the victory."""
        # Always: DO55
        if self.reason == "":
            return None
        points: list[int] = []
        for seat in range(self.seats):
            points.append(self.points(seat))
        places = rank(points)
        scores: list[Score] = []
        for seat in range(self.seats):
            scores.append(Score(points[seat], places[seat], self.parts(seat)))
        return Outcome(self.reason, tuple(scores))

    def win_shares(self) -> vec[float]:
        """DO55 as `outcome` has it, without a list of parts."""
        best: i64 = -1
        winners: i64 = 0
        for seat in range(self.seats):
            points: i64 = points_of(self.holds[seat])
            if points > best:
                best = points
                winners = 0
            if points == best:
                winners |= bit(seat)
        found: vec[float] = vec[float]()
        for seat in range(self.seats):
            found = append(found, float((winners >> seat) & 1) / float(count_bits(winners)))
        return found

    def why_over(self) -> str:
        return self.reason

    def turns_taken(self) -> i64:
        return self.contest

    def observe(self, seat: i64) -> vec[i64]:
        return observation.observe(self, seat)

    def final_tally(self, seat: i64) -> vec[i64]:
        """DO52, DO53 Points of each kind of goods; the cards that the seat has one of, or more."""
        high: i64 = 0
        low: i64 = 99
        for goods in range(7):
            total: i64 = set_total(self.holds[seat], goods)
            high = total if total > high else high
            low = total if 0 < total < low else low
        found: vec[i64] = vec[i64]()
        for goods in range(7):
            own: i64 = set_total(self.holds[seat], goods)
            times: i64 = 0
            if own == high:
                times += 1
            if own == low:
                times += 1
            found = append(found, own * times)
        cards: i64 = 0
        for card in range(31):
            if how_many(self.holds[seat], card):
                cards |= bit(card)
        return append(found, cards)

    def parts(self, seat: i64) -> tuple[Part, ...]:
        """DO52, DO53 Each set with its total, and why it scores or does not."""
        parts: list[Part] = []
        for goods in range(7):
            total: int = set_total(self.holds[seat], goods)
            if total:
                why: str = view.why_scored(self.holds[seat], goods)
                points: int = total * 2 if why == "doubled" else total if why else 0  # DO53 if why == "doubled"
                parts.append(
                    Part(code=f"part-{why or 'between'}", points=points, params={"goods": GOODS[goods], "total": total})
                )
        return tuple(parts)

    # ---- Moves: one number, verb and choice -------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if self.owing & bit(seat):
            return STAGES[self.asking()].moves(self, seat)
        return vec[i64]()

    def free(self, seat: i64) -> vec[i64]:
        """DO20, DO42 Talk and standing orders; and a message on the loot, by whoever has let the window pass."""
        found = sayable(self, seat)
        if self.reason == "" and self.may_still_play(seat):
            return self.plays(seat, found)
        return found

    def interrupts(self, move: i64) -> bool:
        """DO42 A message on the loot: whoever has locked in chooses again."""
        return has(LOOT_VERBS, move & 31)

    def sealed(self) -> i64:
        return self.locked

    def accepts(self, seat: i64, move: i64) -> bool:
        if seat < 0 or seat >= self.seats:
            return False
        if move & 31 < PROMISE and any(listed == move for listed in self.legal(seat)):
            return True
        return any(listed == move for listed in self.free(seat))

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return None if self.accepts(seat, move) else refusals.explain(self, seat, move)

    def random_move(self, seat: i64, luck: Chance) -> i64:
        """The two commonest questions are answered without a list."""
        if self.thief < 0:
            if self.stage == CHOOSING and self.contends(seat) and self.trickster != seat:
                return SHOW + luck.below(6 if self.holds_message(seat, TRICK) else 3) * 32
            if self.stage == SHARING:
                return PICK + nth_bit(self.lying, luck.below(count_bits(self.lying))) * 32
        moves = self.legal(seat)
        return moves[luck.below(len(moves))]

    def apply(self, seat: i64, move: i64) -> None:
        self.plies += 1
        verb: i64 = move & 31
        if verb >= PROMISE:
            speak(self, seat, verb, move >> 5)
            return
        ANSWERS[verb].play(self, seat, move >> 5)
        self.settle()

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
        """Draw anew what a seat cannot know: the deck, face-down loot, what others locked in, who always passes."""
        copy = self.clone()
        copy.redeal_cards(seat, luck)
        for other in range(self.seats):
            if other != seat:
                if has(self.locked, other):
                    moves = STAGES[self.stage].moves(copy, other)
                    move: i64 = moves[luck.below(len(moves))]
                    chosen: i64 = NO_BET if move == PASS else move >> 5
                    copy.choices ^= (copy.choice(other) ^ chosen) << (other * 4)
                if not self.data.simple:
                    copy.passing = copy.passing & ~bit(other) | luck.below(2) * bit(other)
        return copy

    def redeal_cards(self, seat: i64, luck: Chance) -> None:
        """The cards that a seat has not seen are shuffled; Dawn, if it has not come, is one of the last sixteen."""
        hidden: i64 = 0 if seat == self.looker else self.hidden
        seen: i64 = self.seen_cards(self.lying & ~hidden)
        pile: vec[i64] = vec[i64]()
        for card in cards_in(ALL_GOODS - goods_in(seen)):
            pile = append(pile, card)
        unseen: i64 = self.data.candidates & ~messages_in(seen)
        for _ in range(removed_count(self.data)):
            unseen &= ~bit(luck.draw(unseen))
        while unseen:
            pile = append(pile, GOODS_CARDS + lowest(unseen))
            unseen &= unseen - 1
        mix(pile, len(pile), luck)
        top: i64 = len(pile)
        while hidden:
            slot: i64 = lowest(hidden)
            hidden &= hidden - 1
            top -= 1
            self.loot += (pile[top] - row_card(self.loot, slot)) << (slot * 5)
        self.deck = pile[:top]
        if self.left > top:
            self.deck = append(self.deck, 0)
            hide_dawn(self.deck, self.left, luck)

    def unseen(self) -> i64:
        """The deck, and face-down loot that nobody looks at."""
        if self.looker >= 0:
            return self.left
        return self.left + count_bits(self.hidden)

    def reshuffle(self, luck: Chance) -> None:
        seat: i64 = self.looker
        if seat < 0:
            seat = 0
        self.redeal_cards(seat, luck)

    def with_unsealed(self, seat: i64) -> Dolores:
        """Others who have locked in are asked again."""
        copy = self.clone()
        others: i64 = self.locked & ~bit(seat)
        copy.locked &= ~others
        copy.owing |= others
        while others:
            copy.choices &= ~(bit(lowest(others) * 4) * 15)
            others &= others - 1
        return copy

    def information_key(self, seat: i64) -> i64:
        """What a seat sees: all that lies open, what was said and shown, its own locked choice, its standing order."""
        seen: i64 = mix_hash(self.left, self.discard)
        for other in range(self.seats):
            seen = mix_hash(seen, self.holds[other])
        open_slots: i64 = self.lying
        if seat != self.looker:
            open_slots &= ~self.hidden
        while open_slots:
            slot: i64 = lowest(open_slots)
            open_slots &= open_slots - 1
            seen = mix_hash(seen, slot * 64 + row_card(self.loot, slot))
        seen = mix_hash(
            seen, self.lying | self.hidden << 8 | self.drawing << 16 | self.passed << 24 | self.locked << 32
        )
        seen = mix_hash(seen, self.owing | self.stage << 8 | self.dealer << 16 | (self.contest & 255) << 24)
        seen = mix_hash(
            seen, (self.thief + 1) | (self.lantern + 1) << 4 | (self.looker + 1) << 8 | (self.bet + 1) << 12
        )
        seen = mix_hash(seen, (self.dealer_hand + 1) | (self.left_hand + 1) << 4 | (self.trickster + 1) << 8)
        seen = mix_hash(seen, (self.dealer_shape + 1) | (self.left_shape + 1) << 4 | (self.bettor + 1) << 8)
        seen = mix_hash(mix_hash(seen, self.said), self.claims)
        seen = mix_hash(mix_hash(seen, self.kept), self.broken)
        seen = mix_hash(seen, self.vowed | self.perjured << 8)
        if self.foiled:
            seen = mix_hash(seen, 1)
        if self.lookout:
            seen = mix_hash(seen, 2)
        if has(self.locked, seat):
            seen = mix_hash(seen, self.choice(seat))
        return mix_hash(seen, self.passing & bit(seat))

    def seen_cards(self, slots: i64) -> i64:
        """All cards that lie open, those in some slots of the loot among them."""
        seen: i64 = self.discard + self.gathered(slots)
        for seat in range(self.seats):
            seen += self.holds[seat]
        return seen

    def deal(self, luck: Chance) -> Dolores:
        return deal(self.data, luck)

    # ---- What leaves the rules --------------------------------------------------------------------------------

    def view(self, seat: int | None) -> object:
        return view.look(self, seat)

    def prompts(self, seat: i64) -> tuple[Prompt, ...]:
        return view.prompts(self, seat)

    def dump(self) -> dict[str, object]:
        return view.dump(self)

    def check(self) -> None:
        """DO01-DO05 All cards are somewhere, each once."""
        # Always: DO01, DO02
        view.check_cards(self)
        assert 0 <= self.owing < bit(self.seats), "only players at the table owe a decision"
        assert (self.owing == 0) == (self.reason != ""), "somebody owes a decision just while the game goes on"
        assert self.hidden & ~self.lying == 0, "an empty slot lies face down"
        assert self.locked & self.owing == 0, "who has locked in owes nothing"
        assert self.thief < 0 or self.holds_message(self.thief, THEFT), "a thief holds the Theft"
        assert self.lookout or not has(self.discard, MESSAGES_AT + DAWN), "Dawn is discarded only after a Lookout"


# ---- Dealing ------------------------------------------------------------------------------------------------------


def deal(data: TableData, luck: Chance) -> Dolores:
    """DO03-DO09 A new game: the deck shuffled, the first dealer named or drawn."""
    first: i64 = data.first if data.first >= 0 else luck.below(data.seats)
    deck = shuffled(data, luck)
    table = Dolores(data, deck, len(deck), data.empty[:])
    table.begin(first)
    return table
