"""Wreck Raiders: the table, its set-up, the course of a turn, the moves, copies.

The rules themselves follow in the order of the sheet: dice and divers in diving.py, treasures.py, claims.py,
aquariums.py, score.py, and a game for one in solo.py. Ids such as WR36 are those of docs/rules/wreck-raiders.md; where
things lie is arithmetic (hoard.py). No text, no file, no screen here.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, fold
from wreckfish.core.chance import Chance
from wreckfish.core.state import State
from wreckfish.core.values import Outcome, Prompt, Refusal
from wreckfish.games.raiders import observation, refusals, score, solo, view
from wreckfish.games.raiders.aquariums import build, builds, can_buy, payable, placeable
from wreckfish.games.raiders.claims import (
    can_claim,
    claim,
    claim_moves,
    clear_and_collect,
    is_claim,
    reward_style,
    shell_choices,
)
from wreckfish.games.raiders.diving import (
    can_take_more,
    dive,
    dives,
    land,
    neighbours_gain,
    next_neighbour_gains,
    take_die,
    take_more,
    takes,
)
from wreckfish.games.raiders.hoard import (
    ALL_EXHIBITS,
    ALL_PIECES,
    ALL_SHELLS,
    ALL_TREASURES,
    BEACH,
    BOTTOMS,
    BUY,
    CLAIM,
    DISCARD,
    DIVE,
    DONE,
    EXTRA,
    GAIN,
    MIDDLES,
    NOBODY,
    PLACE,
    RIVAL,
    SHELL,
    SHELL_UNIT,
    STARFISH,
    TAKE,
    TOPS,
    TYPE_OF,
    WASH,
    nth_treasure,
    supply_count,
    supply_unit,
    treasures_in,
    types_in,
)
from wreckfish.games.raiders.kit import Kit
from wreckfish.games.raiders.stages import (
    AFTER_DONE,
    BEGIN,
    BUYING,
    CHOOSING_PIECE,
    CHOOSING_SHELL,
    CLAIMING,
    CLEAR,
    DIVING,
    LANDED,
    NEIGHBOURS,
    NEXT_NEIGHBOUR,
    REVEAL,
    ROUND_OVER,
    SCALLOPING,
    SENDING,
    SHOPPING,
    STYLE,
    TAKING,
    TURN_OVER,
    WASHING,
)
from wreckfish.games.raiders.treasures import (
    can_spend_starfish,
    gain_shells,
    pay,
    placements,
    put,
    spend_starfish,
    starfish_moves,
)


class Raiders(State):
    """A position of Wreck Raiders."""

    def __init__(self, kit: Kit, luck: Chance) -> None:
        super().__init__(kit.seats)
        self.kit: Kit = kit
        self.luck: Chance = luck
        # What is on the table.
        self.deck: i64 = ALL_EXHIBITS  # exhibits face down, one bit each
        self.shown: i64 = 0  # exhibits face up
        self.stacks: i64 = ALL_PIECES
        self.market: i64 = 0
        self.supply: i64 = ALL_TREASURES
        self.discards: i64 = 0
        self.beach: i64 = ALL_SHELLS  # the shells that nobody has
        self.reef: i64 = 0  # up to six dice, five bits each: zone * 6 + number; 0 is none
        # What each seat has.
        self.displays: vec[i64] = kit.none[:]
        self.vaults: vec[i64] = kit.none[:]
        self.hands: vec[i64] = kit.none[:]  # the treasure that is gained and not placed; 0 is none
        self.shells: vec[i64] = kit.none[:]
        self.exhibits: vec[i64] = kit.none[:]
        self.conches: vec[i64] = kit.none[:]  # exhibits with a Conch on them
        self.bottoms: vec[i64] = kit.none[:]  # the Bottoms of a seat's aquariums
        self.tanks: vec[i64] = kit.no_tanks[:]  # by Bottom: the pieces of its aquarium
        self.divers: vec[i64] = kit.no_divers[:]  # by team: the spots, one bit each
        # The turn.
        self.turn: i64 = 0  # whose it is
        self.turns: i64 = 0  # how many there have been
        self.round: i64 = 0
        self.stage: i64 = BEGIN
        self.number: i64 = 0  # that of the die, Conches counted
        self.spot: i64 = -1  # where a diver has just arrived
        self.claimed: i64 = -1  # the exhibit that is being claimed
        self.claimed_with: i64 = 0  # the display
        self.exact: bool = False
        self.covering: i64 = 0  # Starfish that lie on its treasures
        self.left: i64 = -1  # turns to come after the goal was reached; -1 before
        self.bare: i64 = -1  # whole turns since all wrecks have been bare; -1 while they are not
        self.barren: bool = False  # the last turns come because of that
        self.reason: str = ""
        # One player alone.
        self.step: i64 = 0  # turns of the round, the Rivals' among them
        self.rivals: i64 = kit.rivals  # in the supply
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

    def roll(self) -> None:
        """WR15 All dice are rolled; each keeps its number and goes to the zone that it landed in."""
        self.unveiled += 1  # WR15
        self.reef = 0
        for place in range(self.kit.dice):
            zone: i64 = self.kit.zones[self.luck.below(len(self.kit.zones))]
            self.reef |= (zone * 6 + self.luck.roll(6)) << (place * 5)
        self.tell("rolled", self.turn, self.reef)

    def reveal_exhibits(self) -> None:
        """WR12, WR56 Exhibits are turned over until enough lie there, or the deck is empty."""
        while self.deck and count_bits(self.shown) < self.kit.open_exhibits:
            self.unveiled += 1
            card: i64 = self.luck.draw(self.deck)
            self.deck &= ~bit(card)
            self.shown |= bit(card)
            self.tell("revealed", NOBODY, card)

    def refill_market(self, stack: i64) -> None:
        """WR13, WR63 A piece of a stack joins the market, if there is one left."""
        if self.stacks & stack:
            self.unveiled += 1
            piece: i64 = self.luck.draw(self.stacks & stack)
            self.stacks &= ~bit(piece)
            self.market |= bit(piece)
            self.tell("offered", NOBODY, piece)

    # ---- The course of a turn -------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Go on until somebody owes a decision or the game is over."""
        while self.owing == 0 and self.reason == "":
            if self.stage < BEGIN:
                self.ask()
            else:
                self.go_on()

    def ask(self) -> None:
        """Put the stage's question, if there is a choice; else pass it over."""
        if self.stage == DIVING and self.kit.solo and len(dives(self, self.turn)) == 0:
            self.tell("forfeited", self.turn)
            self.stage = CLAIMING
        elif self.stage == SCALLOPING and not can_take_more(self):
            self.stage = NEIGHBOURS
        elif self.stage == CLAIMING and not can_claim(self, self.turn):
            self.stage = REVEAL
        elif self.stage == BUYING and not can_buy(self):
            self.stage = TURN_OVER
        elif self.stage == SENDING and (self.step == 6 or self.rivals == 0):
            self.stage = SHOPPING  # WR91 if self.step < 6
        elif self.stage == SHOPPING and not can_buy(self):
            self.stage = ROUND_OVER
        else:
            self.owing = bit(self.turn)

    def go_on(self) -> None:
        """What the rules do by themselves."""
        if self.stage == BEGIN:
            if self.reef == 0:
                self.roll()  # WR20 if self.turns and not self.kit.solo; WR81 if self.kit.solo
            self.stage = TAKING
        elif self.stage == LANDED:
            land(self)
        elif self.stage == NEIGHBOURS:
            neighbours_gain(self)
        elif self.stage == NEXT_NEIGHBOUR:
            next_neighbour_gains(self)
        elif self.stage == STYLE:
            reward_style(self)
        elif self.stage == CLEAR:
            clear_and_collect(self)
        elif self.stage == REVEAL:
            self.reveal_exhibits()  # WR56 if self.deck and count_bits(self.shown) < self.kit.open_exhibits
            self.stage = BUYING
        elif self.stage == TURN_OVER:
            self.end_turn()
        else:
            solo.end_round(self)

    def rivals_move(self) -> bool:
        """WR81 Alone, after three turns: it is the Rivals who arrive."""
        return self.kit.solo and self.step >= 3

    # ---- The end --------------------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """WR70 Who has reached the goal ends the game: every other player has one more turn. WR76 Wrecks that have been
        bare for a whole round end it too: every player has one last turn.
        """
        self.number = 0
        self.spot = -1
        self.stage = BEGIN
        self.turns += 1
        if self.kit.solo:
            self.step += 1
            if self.step == 3:
                self.stage = SENDING
            return
        self.count_bare_turns()
        if self.left > 0:
            self.left -= 1
        elif count_bits(self.exhibits[self.turn]) >= self.kit.goal:  # WR70
            self.left = self.seats - 1
            self.tell("goal", self.turn)
        elif self.bare == self.seats:  # WR76
            self.left = self.seats
            self.barren = True
            self.tell("barren", NOBODY)
        if self.left == 0:
            self.finish("wrecks-bare" if self.barren else "goal")
            return
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
            self.round += 1

    def count_bare_turns(self) -> None:
        """WR76 Turns that began and ended with all wrecks bare; a supply that is remade stops the count (WR40)."""
        if self.supply:
            self.bare = -1
            return
        self.bare += 1
        if self.bare == 0 and self.left < 0:
            self.tell("bare", NOBODY)

    def finish(self, reason: str) -> None:
        self.reason = reason
        self.owing = 0

    def standing(self, seat: i64) -> float:
        return float(score.total(self, seat))

    def outcome(self) -> Outcome | None:
        return score.outcome(self)

    def why_over(self) -> str:
        return self.reason

    def turns_taken(self) -> i64:
        return self.turns

    def observe(self, seat: i64) -> vec[i64]:
        return observation.observe(self, seat)

    def account(self, seat: i64) -> vec[i64]:
        return score.account(self, seat)

    # ---- Moves: one number, verb and choice -----------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if self.owing & bit(seat) == 0:
            return vec[i64]()
        if self.hands[seat]:
            return placements(self, seat)
        if self.stage == TAKING:
            return takes(self, seat)
        if self.stage == DIVING:
            return dives(self, seat)
        if self.stage == SCALLOPING:
            return append(append(vec[i64](), EXTRA), DONE)
        if self.stage == CLAIMING:
            return append(starfish_moves(self, seat, claim_moves(self, seat)), DONE)
        if self.stage == CHOOSING_PIECE:
            return builds(self, seat, GAIN, placeable(self, seat), vec[i64]())
        if self.stage == CHOOSING_SHELL:
            return shell_choices(self)
        if self.stage == SENDING:
            return solo.rival_moves(self)
        if self.stage == WASHING:
            return solo.wash_moves(self)
        return append(builds(self, seat, BUY, payable(self, seat), vec[i64]()), DONE)

    def asks_for_claims(self, seat: i64) -> bool:
        return self.stage == CLAIMING and self.owing & bit(seat) != 0 and self.hands[seat] == 0

    def free(self, seat: i64) -> vec[i64]:
        """WR65 At any time; to who is asked for claims it is one of the answers."""
        if self.asks_for_claims(seat):
            return vec[i64]()
        return starfish_moves(self, seat, vec[i64]())

    def accepts(self, seat: i64, move: i64) -> bool:
        if seat < 0 or seat >= self.seats or move < 0:
            return False
        verb: i64 = move & 31
        if verb == STARFISH:
            return move >> 5 < 3 and can_spend_starfish(self, seat, move >> 5)
        if verb == CLAIM:
            return self.asks_for_claims(seat) and is_claim(self, seat, move >> 5)
        return any(listed == move for listed in self.legal(seat))

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return None if self.accepts(seat, move) else refusals.explain(self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        self.plies += 1
        verb: i64 = move & 31
        choice: i64 = move >> 5
        if verb == STARFISH:
            claiming: bool = self.asks_for_claims(seat)
            spend_starfish(self, seat, choice)
            if not claiming:
                return
            self.owing = 0  # whether there is still something to claim is asked anew
        elif PLACE <= verb <= DISCARD:
            put(self, seat, verb, choice)
        else:
            self.owing = 0
            self.answer(seat, verb, choice)
        self.settle()

    def answer(self, seat: i64, verb: i64, choice: i64) -> None:
        """What a seat whose turn it is has decided."""
        if verb == TAKE:
            take_die(self, seat, choice // 6, choice % 6)
        elif verb == DIVE:
            dive(self, seat, choice // 30, choice % 30)
        elif verb == EXTRA:
            take_more(self, seat)
        elif verb == DONE:
            self.stage = AFTER_DONE[self.stage]
        elif verb == CLAIM:
            claim(self, seat, choice)
        elif verb == SHELL:
            gain_shells(self, seat, SHELL_UNIT[choice])
            self.stage = CLEAR
        elif verb == GAIN:  # WR53
            build(self, seat, choice // 12, choice % 12)
            self.stage = CLEAR
        elif verb == BUY:
            # WR60 if self.stage == BUYING; WR89 if self.stage == SHOPPING
            pay(self, seat, self.kit.costs[choice // 12])
            build(self, seat, choice // 12, choice % 12)
            if self.stage == BUYING:
                self.stage = TURN_OVER
        elif verb == RIVAL:
            solo.send_rival(self, choice // 4, choice % 4)
        elif verb == WASH:
            solo.wash(self, BEACH + choice)

    # ---- Copies ---------------------------------------------------------------------------------------------------

    def clone(self) -> Raiders:
        return self.copy_with(self.luck.clone())

    def copy_with(self, luck: Chance) -> Raiders:
        copy = Raiders(self.kit, luck)
        copy.owing = self.owing
        copy.plies = self.plies
        copy.unveiled = self.unveiled
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
        """Draw anew what a seat cannot know: the luck to come, and the fronts of others' treasures that lie face down.
        What nobody has seen of a type is dealt to them, and the rest is the supply.
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
        return deal(self.kit, luck)

    def glimpse(self, seat: i64) -> i64:
        """What a seat sees: all that lies open, and of others' treasures only the types."""
        seen: i64 = fold(fold(fold(self.shown, self.deck), self.market), self.stacks)
        seen = fold(fold(fold(seen, self.discards), self.beach), self.reef)
        for other in range(self.seats):
            displays: i64 = self.displays[other]
            hand: i64 = self.hands[other]
            if other != seat:
                displays = fold(types_in(displays), 1)
                hand = types_in(hand)
            seen = fold(fold(fold(seen, displays), hand), self.vaults[other])
            seen = fold(fold(fold(seen, self.shells[other]), self.exhibits[other]), self.conches[other])
            seen = fold(seen, self.bottoms[other])
        for tank in self.tanks:
            seen = fold(seen, tank)
        for spots in self.divers:
            seen = fold(seen, spots)
        seen = fold(seen, self.owing | self.turn << 8 | self.stage << 12 | self.number << 20 | (self.spot + 1) << 24)
        seen = fold(seen, (self.claimed + 1) | self.claimed_with << 8 | self.covering << 16 | (self.left + 1) << 48)
        seen = fold(seen, self.bare + 1)
        seen = fold(seen, self.round | self.step << 16 | self.rivals << 24 | self.visited << 32)
        flags: i64 = (self.bumped + 1) << 8
        if self.exact:
            flags |= 1
        if self.barren:
            flags |= 2
        if self.drained:
            flags |= 4
        return fold(seen, flags)

    # ---- What leaves the rules ------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> object:
        return view.look(self, seat)

    def prompts(self, seat: i64) -> tuple[Prompt, ...]:
        return view.prompts(self, seat)

    def dump(self) -> dict[str, object]:
        return view.dump(self)

    def check(self) -> None:
        """WR01-WR04 All treasures, shells, exhibits, pieces and divers are somewhere, each once."""
        # Always: WR01-WR06
        view.check_parts(self)
        assert (self.owing == 0) == (self.reason != ""), "somebody owes a decision just while the game goes on"
        assert (self.claimed >= 0) or self.covering == 0, "Starfish cover treasures only while an exhibit is claimed"


def deal(kit: Kit, luck: Chance) -> Raiders:
    """WR10-WR15 A new game: the start player named or drawn, the table laid out, the pool rolled."""
    first: i64 = kit.first if kit.first >= 0 else luck.below(kit.seats)
    table = Raiders(kit, luck.fork())  # WR80 if kit.solo
    table.begin(first)
    return table
