"""Wreck Raiders, in the order of its sheet: set-up, the four steps of a turn, what may be done at any time, the score.

A game for one follows in solo.py, what a claim asks for in claims.py. Ids such as WR36 are those of
docs/rules/wreck-raiders.md; where things lie is arithmetic (hoard.py). No text, no file, no screen here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest
from wreckfish.core.chance import Chance
from wreckfish.core.state import State
from wreckfish.core.values import Outcome, Part, Prompt, Refusal, Score, rank
from wreckfish.games.raiders import refusals, solo, view
from wreckfish.games.raiders.claims import can_claim, claim_moves, is_claim, is_exact
from wreckfish.games.raiders.hoard import (
    ALL_EXHIBITS,
    ALL_PIECES,
    ALL_SHELLS,
    ALL_TREASURES,
    BEACH,
    BOTTOMS,
    BUY,
    CLAIM,
    CONCH,
    DISCARD,
    DIVE,
    DONE,
    EXTRA,
    GAIN,
    MIDDLES,
    OFF_BOARD,
    PLACE,
    RIVAL,
    SCALLOP,
    SHELL,
    SHELL_UNIT,
    STAR,
    STARFISH,
    TAKE,
    TOPS,
    TYPE_OF,
    VAULT,
    WASH,
    all_shells,
    can_pay,
    column_length,
    column_of,
    nth_treasure,
    row_length,
    row_matches,
    row_of,
    shell_count,
    supply_count,
    supply_of,
    supply_unit,
    treasures_in,
    unique_fronts,
)
from wreckfish.games.raiders.kit import ANY_SHELL, PER_PIECE, PIECE_STYLE, Kit

# Where a turn is. Those that ask the seat whose turn it is come first; the others only go on.
TAKING: Final = 0
DIVING: Final = 1
WASHING: Final = 2  # alone: where a bumped diver goes
SCALLOPING: Final = 3
CLAIMING: Final = 4
CHOOSING_PIECE: Final = 5
CHOOSING_SHELL: Final = 6
BUYING: Final = 7
SENDING: Final = 8  # alone: a Rival's turn
SHOPPING: Final = 9  # alone: the market after the Rivals
BEGIN: Final = 10
LANDED: Final = 11
NEIGHBOURS: Final = 12
STYLE: Final = 13
CLEAR: Final = 14
REVEAL: Final = 15
TURN_OVER: Final = 16
ROUND_OVER: Final = 17

RIVAL_TEAM: Final = 1
NOBODY: Final = -1


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
        self.hands: vec[i64] = kit.none[:]  # treasures that are gained and not placed, the next one lowest
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
        self.barren: bool = False  # the last turns come because all wrecks are bare
        self.reason: str = ""
        # One player alone.
        self.step: i64 = 0  # turns of the round, the Rivals' among them
        self.rivals: i64 = kit.rivals  # in the supply
        self.visited: i64 = 0  # wrecks with a Rival of this round
        self.bumped: i64 = -1  # the team of a diver that is washed ashore
        self.drained: bool = False  # a supply ran out in this round

    # ---- Set-up -----------------------------------------------------------------------------------------------

    def begin(self, first: i64) -> None:
        """WR12, WR13 Exhibits and market are laid out; WR14 the start player begins."""
        self.turn = first
        self.reveal_exhibits()
        for stack in (BOTTOMS, MIDDLES, TOPS):
            for _ in range(3):
                self.refill_market(stack)
        self.settle()

    def roll(self) -> None:
        """WR15 All dice are rolled; each keeps its number and goes to the zone that it landed in."""
        self.unveiled += 1
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

    # ---- The course of a turn ---------------------------------------------------------------------------------

    def settle(self) -> None:
        """Go on until somebody owes a decision or the game is over."""
        while self.owing == 0 and self.reason == "":
            if self.stage < BEGIN:
                self.ask()
            else:
                self.go_on()

    def ask(self) -> None:
        """Put the stage's question, if there is a choice; else pass it over."""
        if self.stage == DIVING and self.kit.solo and not solo.can_dive(self):
            self.tell("forfeited", self.turn)
            self.stage = CLAIMING
        elif self.stage == SCALLOPING and not self.can_take_more():
            self.stage = NEIGHBOURS
        elif self.stage == CLAIMING and not can_claim(self, self.turn):
            self.stage = REVEAL
        elif self.stage == BUYING and not self.can_buy():
            self.stage = TURN_OVER
        elif self.stage == SENDING and (self.step == 6 or self.rivals == 0):
            self.stage = SHOPPING
        elif self.stage == SHOPPING and not self.can_buy():
            self.stage = ROUND_OVER
        else:
            self.owing = bit(self.turn)

    def go_on(self) -> None:
        """What the rules do by themselves."""
        if self.stage == BEGIN:
            if self.reef == 0:
                self.roll()  # WR20
            self.stage = TAKING
        elif self.stage == LANDED:
            self.land()
        elif self.stage == NEIGHBOURS:
            self.neighbours_gain()
        elif self.stage == STYLE:
            self.reward_style()
        elif self.stage == CLEAR:
            self.clear_and_collect()
        elif self.stage == REVEAL:
            self.reveal_exhibits()
            self.stage = BUYING
        elif self.stage == TURN_OVER:
            self.end_turn()
        else:
            solo.end_round(self)

    def rivals_move(self) -> bool:
        """WR81 Alone, after three turns: it is the Rivals who arrive."""
        return self.kit.solo and self.step >= 3

    # ---- Step 1: take a die -----------------------------------------------------------------------------------

    def has_die(self, die: i64) -> i64:
        """The place of a die of this zone and number in the Reef; -1 if there is none."""
        for place in range(self.kit.dice):
            if (self.reef >> (place * 5)) & 31 == die + 1:
                return place
        return -1

    def conches_for(self, die: i64, number: i64) -> i64:
        """WR22 How many Conches make a die's number another one; 6 and 1 are neighbours."""
        apart: i64 = number - die % 6
        if apart < 0:
            apart = -apart
        return apart if apart < 4 else 6 - apart

    def conches_after(self, seat: i64, die: i64) -> i64:
        """WR22 The Conches that a seat has once it has taken a die: one from the zone may be used at once."""
        conches: i64 = shell_count(self.shells[seat], CONCH)
        if die // 6 - 1 == CONCH and shell_count(self.beach, CONCH):
            conches += 1
        return conches

    def take_die(self, seat: i64, die: i64, number: i64) -> None:
        """WR21, WR22 The zone's shell is gained at once; Conches change the number for the move only."""
        self.lift_die(die)
        self.tell("took", seat, die, number)
        if die >= 6:
            self.gain_shells(seat, SHELL_UNIT[die // 6 - 1])
        cost: i64 = self.conches_for(die, number)
        if cost:
            self.pay(seat, cost * SHELL_UNIT[CONCH])
            self.tell("turned", seat, number, cost)
        self.number = number
        self.stage = DIVING

    def lift_die(self, die: i64) -> None:
        self.reef &= ~(31 * bit(self.has_die(die) * 5))

    # ---- Step 2: move a diver ---------------------------------------------------------------------------------

    def can_dive(self, seat: i64, diver: i64, spot: i64) -> bool:
        """WR30-WR32 An own diver, to a spot of the number, not within a wreck or along the beach, not onto an own one
        in a wreck. WR83 Alone, not to the beach.
        """
        if diver == OFF_BOARD:
            if count_bits(self.divers[seat]) == self.kit.divers:
                return False
        elif not has(self.divers[seat], diver) or diver // 6 == spot // 6:
            return False
        if spot % 6 != self.number:
            return False
        if spot >= BEACH:
            return not self.kit.solo
        return not has(self.divers[seat], spot)

    def dive(self, seat: i64, diver: i64, spot: i64) -> None:
        """WR41 The diver leaves its spot first, then bumps who is there."""
        self.tell("dived", seat, diver, spot)
        if diver < OFF_BOARD:
            self.divers[seat] &= ~bit(diver)
        if spot >= BEACH:
            self.go_ashore(seat, spot)
            self.stage = CLAIMING
            return
        self.spot = spot
        self.stage = LANDED
        self.make_room(spot)
        self.divers[seat] |= bit(spot)

    def team_at(self, spot: i64) -> i64:
        """Whose diver is on a spot; -1 for nobody's."""
        for team in range(self.kit.teams):
            if has(self.divers[team], spot):
                return team
        return NOBODY

    def go_ashore(self, seat: i64, spot: i64) -> None:
        """WR34, WR36 Whoever lies there is bumped back to its owner; who arrives gains the spot's shells."""
        lying: i64 = self.team_at(spot)
        if lying >= 0:
            self.divers[lying] &= ~bit(spot)
            self.tell("sent-home", lying, spot)
        self.divers[seat] |= bit(spot)
        self.gain_shells(seat, self.kit.beach[spot - BEACH])

    def make_room(self, spot: i64) -> None:
        """WR36 Another diver in a wreck is bumped to the beach spot of the same number. WR84, WR86 Alone, to any."""
        there: i64 = self.team_at(spot)
        if there < 0:
            return
        self.divers[there] &= ~bit(spot)
        if self.kit.solo:
            solo.bump(self, there)
            return
        self.tell("bumped", there, BEACH + spot % 6)
        self.go_ashore(there, BEACH + spot % 6)

    def land(self) -> None:
        """WR37, WR82 Who arrives in a wreck gains a treasure."""
        if self.rivals_move():
            solo.rival_gains(self, self.spot // 6)
            self.stage = NEIGHBOURS
        else:
            self.gain_treasure(self.turn, self.spot // 6)
            self.stage = SCALLOPING
        self.ask_hands()

    def can_take_more(self) -> bool:
        """WR38 A Scallop, and a treasure that it could bring."""
        kind: i64 = self.spot // 6
        return shell_count(self.shells[self.turn], SCALLOP) > 0 and supply_count(self.supply, kind) > 0

    def take_more(self, seat: i64) -> None:
        """WR38 A Scallop is discarded for one more treasure."""
        self.pay(seat, SHELL_UNIT[SCALLOP])
        self.tell("extra", seat)
        self.gain_treasure(seat, self.spot // 6)
        self.ask_hands()

    def neighbours_gain(self) -> None:
        """WR37, WR39 The divers beside the spot gain their owners a treasure, the next spot's first."""
        wreck: i64 = self.spot // 6
        here: i64 = self.spot % 6
        for step in (1, 5):
            team: i64 = self.team_at(wreck * 6 + (here + step) % 6)
            if team >= 0:
                if self.kit.solo and team == RIVAL_TEAM:
                    solo.rival_gains(self, wreck)
                else:
                    self.gain_treasure(team, wreck)
        self.stage = SENDING if self.rivals_move() else CLAIMING
        self.ask_hands()

    # ---- Treasures --------------------------------------------------------------------------------------------

    def draw_treasure(self, kind: i64) -> i64:
        """WR11, WR40 A random treasure of a wreck; 0 if there is none."""
        count: i64 = supply_count(self.supply, kind)
        if count == 0:
            return 0
        self.unveiled += 1
        treasure: i64 = nth_treasure(self.supply, kind, self.luck.below(count))
        self.supply -= supply_unit(treasure)
        if count == 1:
            self.drained = True
            self.remake(kind)
        return treasure

    def remake(self, kind: i64) -> None:
        """WR40 A supply that ran out is made anew of the discards, as soon as there are any."""
        if supply_of(self.supply, kind) == 0 and supply_of(self.discards, kind):
            self.supply += supply_of(self.discards, kind)
            self.discards -= supply_of(self.discards, kind)
            self.tell("remade", NOBODY, kind)

    def gain_treasure(self, seat: i64, kind: i64) -> None:
        """WR45 The gainer looks at it; its type is open to all."""
        treasure: i64 = self.draw_treasure(kind)
        if treasure == 0:
            self.tell("nothing-left", seat, kind)
            return
        self.tell("gained", seat, kind)
        self.tell("looked", seat, treasure, 0, bit(seat))
        hand: i64 = self.hands[seat]
        self.hands[seat] = hand | treasure * bit(row_length(hand) * 4)
        self.throw_unplaceable(seat)

    def ask_hands(self) -> None:
        """WR45 Whoever has gained a treasure places it, all at the same time."""
        for seat in range(self.seats):
            if self.hands[seat]:
                self.owing |= bit(seat)

    def has_room(self, seat: i64) -> bool:
        """WR45 An empty pedestal or place in the vault; WR88 what a Rival brings goes into the vault only."""
        for n in range(3):
            if column_length(column_of(self.vaults[seat], n)) < 4:
                return True
            if not self.rivals_move() and row_length(row_of(self.displays[seat], n)) < 5:
                return True
        return False

    def throw_unplaceable(self, seat: i64) -> None:
        """WR46, WR88 Without any room it is discarded. Who could make room with a Starfish is asked (WR65)."""
        while self.hands[seat] and not self.has_room(seat):
            if not self.rivals_move() and shell_count(self.shells[seat], STAR):
                return
            self.discard_hand(seat)

    def discard_hand(self, seat: i64) -> None:
        treasure: i64 = self.hands[seat] & 15
        self.hands[seat] >>= 4
        self.tell("no-room", seat, treasure)
        self.discard(treasure)

    def discard(self, treasure: i64) -> None:
        self.discards += supply_unit(treasure)
        self.remake(TYPE_OF[treasure])

    def put(self, seat: i64, verb: i64, place: i64) -> None:
        """WR45 The leftmost empty pedestal, or the lowest empty place of a column."""
        treasure: i64 = self.hands[seat] & 15
        if verb == DISCARD:
            self.discard_hand(seat)
        else:
            self.hands[seat] >>= 4
            if verb == PLACE:
                shift: i64 = place * 20 + row_length(row_of(self.displays[seat], place)) * 4
                self.displays[seat] |= treasure * bit(shift)
                self.tell("placed", seat, TYPE_OF[treasure], place + 1)
            else:
                shift = place * 16 + column_length(column_of(self.vaults[seat], place)) * 4
                self.vaults[seat] |= treasure * bit(shift)
                self.tell("vaulted", seat, treasure, place + 1)
        self.throw_unplaceable(seat)
        if self.hands[seat] == 0:
            self.owing &= ~bit(seat)

    # ---- Shells -----------------------------------------------------------------------------------------------

    def gain_shells(self, seat: i64, shells: i64) -> None:
        """WR02 What the beach cannot pay is lost."""
        gained: i64 = 0
        for shell in range(3):
            count: i64 = shell_count(shells, shell)
            there: i64 = shell_count(self.beach, shell)
            gained += (count if count < there else there) * SHELL_UNIT[shell]
        self.beach -= gained
        self.shells[seat] += gained
        if shells:
            self.tell("shells", seat, gained)

    def pay(self, seat: i64, shells: i64) -> None:
        """WR02 Shells that are spent go back to the beach."""
        self.shells[seat] -= shells
        self.beach += shells

    # ---- Step 3: claim exhibits -------------------------------------------------------------------------------

    def claim(self, seat: i64, choice: i64) -> None:
        """WR59 Announce, with Starfish on the treasures (WR57), and decorate (WR51)."""
        decor: i64 = choice % 10
        cover: i64 = (choice // 10) % 32
        display: i64 = (choice // 320) % 3
        card: i64 = choice // 960
        self.claimed = card
        self.claimed_with = display
        self.exact = is_exact(self.kit, row_of(self.displays[seat], display), cover, card)
        self.covering = count_bits(cover)
        self.shells[seat] -= self.covering * SHELL_UNIT[STAR]
        self.tell("claims", seat, card, display + 1)
        if self.covering:
            self.tell("covers", seat, cover)
        if decor >= 5:
            self.shells[seat] -= SHELL_UNIT[CONCH]
            self.conches[seat] |= bit(card)
            self.tell("decorated", seat, card)
        self.stage = STYLE
        if decor % 5:
            self.pay(seat, SHELL_UNIT[SCALLOP])
            self.tell("scallop-crest", seat, decor % 5 - 1)
            self.gain_treasure(seat, decor % 5 - 1)
            self.ask_hands()

    def reward_style(self) -> None:
        """WR52 Treasures in the printed order earn the card's reward."""
        self.stage = CLEAR
        style: i64 = self.kit.styles[self.claimed]
        if not self.exact or style == 0:
            return
        self.tell("style", self.turn, self.claimed)
        if style == PIECE_STYLE:
            if self.placeable(self.turn):
                self.stage = CHOOSING_PIECE
            else:
                self.tell("no-piece", self.turn)
        elif style == ANY_SHELL:
            if self.beach:
                self.stage = CHOOSING_SHELL
        else:
            self.gain_shells(self.turn, self.kit.style_shells[self.claimed])

    def clear_and_collect(self) -> None:
        """WR54, WR57 The display is discarded, the Starfish go back to the beach, the card to the player."""
        seat: i64 = self.turn
        row: i64 = row_of(self.displays[seat], self.claimed_with)
        self.displays[seat] ^= row << (self.claimed_with * 20)
        self.tell("cleared", seat, row, self.claimed_with + 1)
        while row:
            self.discard(row & 15)
            row >>= 4
        self.beach += self.covering * SHELL_UNIT[STAR]
        self.shown &= ~bit(self.claimed)
        self.exhibits[seat] |= bit(self.claimed)
        self.tell("collected", seat, self.claimed)
        self.claimed = -1
        self.covering = 0
        self.exact = False
        self.stage = CLAIMING

    # ---- Step 4: aquariums ------------------------------------------------------------------------------------

    def open_tanks(self, seat: i64) -> i64:
        """WR62 The aquariums without a Top, by their Bottoms."""
        found: i64 = 0
        mine: i64 = self.bottoms[seat]
        while mine:
            bottom: i64 = lowest(mine)
            mine &= mine - 1
            if self.tanks[bottom] & TOPS == 0:
                found |= bit(bottom)
        return found

    def placeable(self, seat: i64) -> i64:
        """WR62 The pieces of the market that a seat can place."""
        if self.open_tanks(seat):
            return self.market
        return self.market & BOTTOMS

    def payable(self, seat: i64) -> i64:
        """WR60 Those of them that it can pay."""
        pieces: i64 = self.placeable(seat)
        found: i64 = 0
        while pieces:
            piece: i64 = lowest(pieces)
            pieces &= pieces - 1
            if can_pay(self.shells[seat], self.kit.costs[piece]):
                found |= bit(piece)
        return found

    def can_buy(self) -> bool:
        return self.shells[self.turn] != 0 and self.payable(self.turn) != 0

    def build(self, seat: i64, piece: i64, tank: i64) -> None:
        """WR61-WR63 A piece leaves the market for an aquarium, and its place is refilled."""
        self.market &= ~bit(piece)
        if tank == 0:
            self.bottoms[seat] |= bit(piece)
            self.tanks[piece] = bit(piece)
        else:
            self.tanks[tank - 1] |= bit(piece)
        self.tell("built", seat, piece, tank)
        self.refill_market(stack_of(piece))

    # ---- Any time ---------------------------------------------------------------------------------------------

    def can_spend_starfish(self, seat: i64, display: i64) -> bool:
        """WR65 A Starfish and a treasure; not between announcing and clearing a claim."""
        if self.reason != "" or self.claimed >= 0:
            return False
        return shell_count(self.shells[seat], STAR) > 0 and row_of(self.displays[seat], display) != 0

    def spend_starfish(self, seat: i64, display: i64) -> None:
        """WR65 The rightmost treasure of a display is discarded."""
        self.pay(seat, SHELL_UNIT[STAR])
        last: i64 = row_length(row_of(self.displays[seat], display)) - 1
        treasure: i64 = (self.displays[seat] >> (display * 20 + last * 4)) & 15
        self.displays[seat] ^= treasure << (display * 20 + last * 4)
        self.tell("dropped", seat, treasure, display + 1)
        self.discard(treasure)

    # ---- End and score ----------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """WR70 Who has reached the goal ends the game: every other player has one more turn. WR76 So it does when all
        wrecks are bare.
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
        if self.left > 0:
            self.left -= 1
        elif count_bits(self.exhibits[self.turn]) >= self.kit.goal:
            self.left = self.seats - 1
            self.tell("goal", self.turn)
        elif self.supply == 0:
            self.left = self.seats - 1
            self.barren = True
            self.tell("barren", self.turn)
        if self.left == 0:
            self.finish("wrecks-bare" if self.barren else "goal")
            return
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
            self.round += 1

    def finish(self, reason: str) -> None:
        self.reason = reason
        self.owing = 0

    def exhibit_points(self, seat: i64) -> i64:
        """WR71 Coins, and two for each Conch."""
        points: i64 = count_bits(self.conches[seat] & self.exhibits[seat]) * 2
        cards: i64 = self.exhibits[seat]
        while cards:
            points += self.kit.coins[lowest(cards)]
            cards &= cards - 1
        return points

    def vault_points(self, seat: i64) -> i64:
        """WR72 One coin for each different treasure, and the rows of one type."""
        points: i64 = unique_fronts(self.vaults[seat])
        for row in range(4):
            if row_matches(self.vaults[seat], row):
                points += self.kit.rows[row]
        return points

    def tank_points(self, tank: i64) -> i64:
        """WR73 An aquarium by its pieces: coins, and what a Top pays for all shells on it."""
        points: i64 = 0
        edges: i64 = 0
        pieces: i64 = tank
        while pieces:
            piece: i64 = lowest(pieces)
            pieces &= pieces - 1
            points += self.kit.worth[piece]
            edges += self.kit.edges[piece]
        if tank & TOPS:
            points += self.top_points(lowest(tank & TOPS), edges, count_bits(tank))
        return points

    def top_points(self, top: i64, edges: i64, pieces: i64) -> i64:
        per: i64 = self.kit.pays_per[top]
        if per == PER_PIECE:
            return self.kit.pays[top] * pieces
        first: i64 = shell_count(edges, self.kit.pair[top] % 3)
        second: i64 = shell_count(edges, self.kit.pair[top] // 3)
        return self.kit.pays[top] * (first if first < second else second)

    def aquarium_points(self, seat: i64) -> i64:
        points: i64 = 0
        mine: i64 = self.bottoms[seat]
        while mine:
            points += self.tank_points(self.tanks[lowest(mine)])
            mine &= mine - 1
        return points

    def points(self, seat: i64) -> i64:
        return self.exhibit_points(seat) + self.vault_points(seat) + self.aquarium_points(seat)

    def standing(self, seat: i64) -> float:
        return float(self.points(seat))

    def outcome(self) -> Outcome | None:
        """WR74 Ties: treasures left on displays, then shells left, then shared."""
        if self.reason == "":
            return None
        keys: list[tuple[int, int, int]] = []
        for seat in range(self.seats):
            on_displays: int = 0
            for display in range(3):
                on_displays += row_length(row_of(self.displays[seat], display))
            keys.append((self.points(seat), on_displays, all_shells(self.shells[seat])))
        places = rank(keys)
        scores: list[Score] = []
        for seat in range(self.seats):
            points, treasures, shells = keys[seat]
            scores.append(Score(points, places[seat], self.parts(seat), (treasures, shells)))
        return Outcome(self.reason, tuple(scores))

    def parts(self, seat: i64) -> tuple[Part, ...]:
        return view.parts(self, seat)

    # ---- Moves: one number, verb and choice -------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if self.owing & bit(seat) == 0:
            return vec[i64]()
        if self.hands[seat]:
            return self.placements(seat)
        if self.stage == TAKING:
            return self.takes(seat)
        if self.stage == DIVING:
            return self.dives(seat)
        if self.stage == SCALLOPING:
            return append(append(vec[i64](), EXTRA), DONE)
        if self.stage == CLAIMING:
            return self.starfish_moves(seat, claim_moves(self, seat))
        if self.stage == CHOOSING_PIECE:
            return self.builds(seat, GAIN, self.placeable(seat), vec[i64]())
        if self.stage == CHOOSING_SHELL:
            return self.shell_choices()
        if self.stage == SENDING:
            return solo.rival_moves(self)
        if self.stage == WASHING:
            return solo.wash_moves(self)
        return self.builds(seat, BUY, self.payable(seat), append(vec[i64](), DONE))

    def placements(self, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        if not self.rivals_move():
            for display in range(3):
                if row_length(row_of(self.displays[seat], display)) < 5:
                    found = append(found, PLACE + display * 32)
        for column in range(3):
            if column_length(column_of(self.vaults[seat], column)) < 4:
                found = append(found, VAULT + column * 32)
        if len(found) == 0:
            found = append(found, DISCARD)
        return found

    def takes(self, seat: i64) -> vec[i64]:
        """WR22 Each different die, as each number that the seat's Conches reach."""
        found: vec[i64] = vec[i64]()
        met: i64 = 0
        for place in range(self.kit.dice):
            die: i64 = ((self.reef >> (place * 5)) & 31) - 1
            if die < 0 or has(met, die):
                continue
            met |= bit(die)
            conches: i64 = self.conches_after(seat, die)
            for number in range(6):
                if self.conches_for(die, number) <= conches:
                    found = append(found, TAKE + (die * 6 + number) * 32)
        return found

    def dives(self, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        divers: i64 = self.divers[seat]
        if count_bits(divers) < self.kit.divers:
            divers |= bit(OFF_BOARD)
        last: i64 = 18 if self.kit.solo else BEACH
        while divers:
            diver: i64 = lowest(divers)
            divers &= divers - 1
            for group in range(0, last + 1, 6):
                if self.can_dive(seat, diver, group + self.number):
                    found = append(found, DIVE + (diver * 30 + group + self.number) * 32)
        return found

    def shell_choices(self) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for shell in range(3):
            if shell_count(self.beach, shell):
                found = append(found, SHELL + shell * 32)
        return found

    def builds(self, seat: i64, verb: i64, pieces: i64, found: vec[i64]) -> vec[i64]:
        """WR61, WR62 A Bottom starts a new aquarium; other pieces go on any that is open."""
        tanks: i64 = self.open_tanks(seat)
        while pieces:
            piece: i64 = lowest(pieces)
            pieces &= pieces - 1
            if bit(piece) & BOTTOMS:
                found = append(found, verb + piece * 12 * 32)
                continue
            mine: i64 = tanks
            while mine:
                found = append(found, verb + (piece * 12 + lowest(mine) + 1) * 32)
                mine &= mine - 1
        return found

    def asks_for_claims(self, seat: i64) -> bool:
        return self.stage == CLAIMING and self.owing & bit(seat) != 0 and self.hands[seat] == 0

    def free(self, seat: i64) -> vec[i64]:
        """WR65 At any time; to who is asked for claims it is one of the answers."""
        if self.asks_for_claims(seat):
            return vec[i64]()
        return self.starfish_moves(seat, vec[i64]())

    def starfish_moves(self, seat: i64, found: vec[i64]) -> vec[i64]:
        for display in range(3):
            if self.can_spend_starfish(seat, display):
                found = append(found, STARFISH + display * 32)
        return found

    def accepts(self, seat: i64, move: i64) -> bool:
        if seat < 0 or seat >= self.seats or move < 0:
            return False
        verb: i64 = move & 31
        if verb == STARFISH:
            return move >> 5 < 3 and self.can_spend_starfish(seat, move >> 5)
        if verb == CLAIM:
            return self.asks_for_claims(seat) and is_claim(self, seat, move >> 5)
        return any(listed == move for listed in self.legal(seat))

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return None if self.accepts(seat, move) else refusals.explain(self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        verb: i64 = move & 31
        choice: i64 = move >> 5
        if verb == STARFISH:
            claiming: bool = self.asks_for_claims(seat)
            self.spend_starfish(seat, choice)
            if not claiming:
                return
            self.owing = 0  # whether there is still something to claim is asked anew
        elif PLACE <= verb <= DISCARD:
            self.put(seat, verb, choice)
        else:
            self.owing = 0
            self.answer(seat, verb, choice)
        self.settle()

    def answer(self, seat: i64, verb: i64, choice: i64) -> None:
        """What a seat whose turn it is has decided."""
        if verb == TAKE:
            self.take_die(seat, choice // 6, choice % 6)
        elif verb == DIVE:
            self.dive(seat, choice // 30, choice % 30)
        elif verb == EXTRA:
            self.take_more(seat)
        elif verb == DONE:
            self.stage = AFTER_DONE[self.stage]
        elif verb == CLAIM:
            self.claim(seat, choice)
        elif verb == SHELL:
            self.gain_shells(seat, SHELL_UNIT[choice])
            self.stage = CLEAR
        elif verb == GAIN:
            self.build(seat, choice // 12, choice % 12)
            self.stage = CLEAR
        elif verb == BUY:
            self.pay(seat, self.kit.costs[choice // 12])
            self.build(seat, choice // 12, choice % 12)
            if self.stage == BUYING:
                self.stage = TURN_OVER
        elif verb == RIVAL:
            solo.send_rival(self, choice // 4, choice % 4)
        elif verb == WASH:
            solo.wash(self, BEACH + choice)

    # ---- Copies -----------------------------------------------------------------------------------------------

    def clone(self) -> Raiders:
        return self.copy_with(self.luck.clone())

    def copy_with(self, luck: Chance) -> Raiders:
        copy = Raiders(self.kit, luck)
        copy.owing = self.owing
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

    # ---- What leaves the rules --------------------------------------------------------------------------------

    def view(self, seat: int | None) -> object:
        return view.look(self, seat)

    def prompts(self, seat: i64) -> tuple[Prompt, ...]:
        return view.prompts(self, seat)

    def dump(self) -> dict[str, object]:
        return view.dump(self)

    def check(self) -> None:
        """WR01-WR04 All treasures, shells, exhibits, pieces and divers are somewhere, each once."""
        view.check_parts(self)
        assert (self.owing == 0) == (self.reason != ""), "somebody owes a decision just while the game goes on"
        assert (self.claimed >= 0) or self.covering == 0, "Starfish cover treasures only while an exhibit is claimed"


# Where `done` leads, by the stage that it answers.
AFTER_DONE: Final = vec[i64]([0, 0, 0, NEIGHBOURS, REVEAL, 0, 0, TURN_OVER, 0, ROUND_OVER])


def stack_of(piece: i64) -> i64:
    """All pieces of the same part."""
    if bit(piece) & BOTTOMS:
        return BOTTOMS
    if bit(piece) & MIDDLES:
        return MIDDLES
    return TOPS


def deal(kit: Kit, luck: Chance) -> Raiders:
    """WR10-WR15 A new game: the start player named or drawn, the table laid out, the pool rolled."""
    first: i64 = kit.first if kit.first >= 0 else luck.below(kit.seats)
    table = Raiders(kit, luck.fork())
    table.begin(first)
    return table
