"""Get Wrecked, in the order of its sheet: the course of a turn, dice, the end and the score, and moves as numbers.

The sheet's other chapters have files of their own: setup.py, actions.py, kraken.py; waters.py and geometry.py say what
is in the way, courses.py lists positions. Ids such as GW33 are those of docs/rules/get-wrecked.md. No text, no screen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest
from wreckfish.core.chance import Chance
from wreckfish.core.state import State
from wreckfish.core.values import Outcome, Part, Prompt, Refusal, Score, rank
from wreckfish.games.wrecked import actions, choices, courses, kraken, observation, redealing, refusals, setup, view
from wreckfish.games.wrecked.buildings import Fleet
from wreckfish.games.wrecked.kit import Kit
from wreckfish.games.wrecked.pieces import (
    ACTING,
    ATTACK,
    BUILD,
    BUILDING,
    CARGO_TOKENS,
    CHOOSING_DIE,
    DAMAGE,
    DEPLOY,
    DEPLOYING,
    DOCK,
    DONE,
    DRAWING,
    DROP,
    DROPPING,
    EXPLORE,
    FACE,
    FIRST_SHIP,
    FIT,
    FITTING,
    ISLANDS,
    KEEP_CARD,
    KRAKEN,
    LOSE,
    MODIFYING,
    MOVING,
    NEUTRAL,
    PASS,
    PICK_DIE,
    PLACE_FORT,
    PLACE_ISLAND,
    PLACE_WHALE,
    PLACES,
    POSITIONS,
    RAISE,
    REROLL,
    RESOLVING,
    ROLLED,
    SAIL,
    STAND,
    STEP,
    STORE,
    STORING,
    STRIKE,
    SWIM,
    TAKE,
    TAKING,
    TARGET_SHIPS,
    TARGETS,
    TRADE,
    TURN_BEGINS,
    TURN_OVER,
    WHALE_TOKENS,
    best_die,
    count_of,
    dice_total,
    dice_with,
    owner_of,
    ship_of,
    slot_of,
    sum_of_counts,
)

MOST_DICE: Final = 6  # GW22


class Wrecked(State):
    """A position of Get Wrecked."""

    def __init__(self, kit: Kit, luck: Chance) -> None:
        super().__init__(kit.seats)
        self.kit: Kit = kit
        self.luck: Chance = luck
        # The sea. Positions are x * 2048 + y.
        self.isles: vec[i64] = vec[i64]()
        self.numbers: vec[i64] = vec[i64]()  # by island
        self.forts: vec[i64] = vec[i64]()  # by island: a seat, NEUTRAL_FORT or NO_FORT
        self.ashore: vec[i64] = vec[i64]()  # by island: its cargo
        self.at: vec[i64] = kit.nowhere[:]  # by piece
        self.afloat: i64 = 0  # the pieces that are in the sea
        self.alive: i64 = 0  # the whales among them
        self.supply: i64 = CARGO_TOKENS
        self.gone: i64 = 0  # tokens that left the game
        self.kraken_at: i64 = kit.lair_at
        # Secrets: the coins on cargo tokens, and who has seen them (by seat, as sets of tokens).
        self.values: vec[i64] = kit.values
        self.seen: vec[i64] = kit.per_seat[:]
        # Each player's board.
        self.hands: vec[i64] = kit.per_seat[:]  # island cards that are not placed yet
        self.offered: vec[i64] = kit.per_seat[:]  # ship cards to choose from
        self.cards: vec[i64] = kit.no_cards[:]
        self.fleets: vec[Fleet] = vec[Fleet]([kit.no_fleet for _ in range(kit.seats)])
        self.aboard: vec[i64] = kit.per_ship[:]  # by ship: its cargo
        self.docked: vec[i64] = kit.undocked[:]  # by ship: the island
        self.stock: vec[i64] = kit.per_seat[:]
        self.captured: vec[i64] = kit.per_seat[:]  # enemy flags, counted by owner
        self.levels: vec[i64] = kit.per_seat[:]  # tokens on each track
        self.fitted: vec[i64] = kit.per_seat[:]  # which tokens those are
        self.fitted_flags: vec[i64] = kit.per_seat[:]
        self.built: vec[i64] = kit.per_seat[:]
        self.flags: vec[i64] = kit.per_seat[:]  # on the own Infamy track
        self.penalty: vec[i64] = kit.per_seat[:]
        # Buildings: the deck from the top; its first `fresh` cards nobody has seen.
        self.deck: vec[i64] = kit.deck
        self.fresh: i64 = 0
        self.drawn: vec[i64] = vec[i64]()
        # The Kraken board: flags by owner.
        self.filled: i64 = 0
        self.level: i64 = 0  # GW53 the filled slots that count
        self.swallowed: i64 = 0
        self.tentacles: i64 = 0  # tentacle side up
        # The turn.
        self.first: i64 = 0
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.round: i64 = 0
        self.placed: i64 = 0  # in this part of the set-up
        self.stage: i64 = ISLANDS
        self.acted: i64 = 0  # actions in this turn
        self.action: i64 = -1  # the verb of the action under way
        self.actor: i64 = -1
        self.target: i64 = -1
        self.dice: i64 = 0
        self.changes: i64 = 0  # what was done to them, the last change lowest: from and to, three bits each
        self.rerolls: i64 = 0
        self.raises: i64 = 0
        self.lowers: i64 = 0
        self.steps: i64 = 0
        self.owed: i64 = 0  # tokens that may still be taken or stored
        self.stored: i64 = 0
        self.victim: i64 = -1  # the ship that is damaged
        self.damage: i64 = 0
        self.waker: i64 = -1  # who woke the Kraken, while it is awake
        self.kraken_left: i64 = 0
        self.ending: i64 = 0  # GW60 1: no cargo on islands, 2: no whales
        self.slayer: i64 = -1
        self.reason: str = ""

    # ---- The course of a turn ---------------------------------------------------------------------------------

    def settle(self) -> None:
        """Go on until somebody owes a decision or the game is over."""
        while self.owing == 0 and self.reason == "":
            if self.stage < TURN_BEGINS:
                self.ask()
            else:
                self.go_on()

    def ask(self) -> None:
        """Put the stage's question, if there is a choice; else pass it over."""
        if self.stage <= NEUTRAL:
            setup.ask(self)
        elif self.stage == DEPLOYING and not self.must_deploy():
            self.stage = ACTING
        elif self.stage == MODIFYING and not self.can_modify():
            self.stage = ROLLED
        elif self.stage == CHOOSING_DIE and self.dice == FACE[best_die(self.dice)] * dice_with(
            self.dice, best_die(self.dice)
        ):
            actions.use_die(self, self.turn, best_die(self.dice))
        elif self.stage == MOVING and self.steps == 0:
            self.stage = ACTING
        elif self.stage == TAKING and count_bits(actions.takeable(self)) <= self.owed:
            self.take_all()
        elif self.stage == FITTING and not self.can_fit_any():
            self.stage = ACTING
        elif self.stage == STORING and (self.owed == 0 or self.aboard[self.actor - FIRST_SHIP] == 0):
            self.stage = DRAWING
        elif self.stage == BUILDING and len(self.drawn) == 1 and actions.free_slot(self, self.turn) < 3:
            actions.build(self, self.turn, self.drawn[0], actions.free_slot(self, self.turn))
        elif self.stage == KRAKEN and self.kraken_left == 0:
            self.stage = TURN_OVER
        else:
            self.owing = bit(self.who_decides())

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

    def who_decides(self) -> i64:
        """GW40 Who owns a damaged ship drops its cargo; GW23 who sits to the right of the waker moves the Kraken."""
        if self.stage == DROPPING:
            return owner_of(self.victim)
        if self.stage == KRAKEN:
            return kraken.controller(self, self.waker)
        return self.turn

    def go_on(self) -> None:
        """What the rules do by themselves."""
        if self.stage == TURN_BEGINS:
            self.acted = 0
            self.tell("turn", self.turn, self.round + 1)
            self.stage = DEPLOYING
        elif self.stage == ROLLED:
            self.judge()
        elif self.stage == RESOLVING:
            actions.resolve(self)
        elif self.stage == DRAWING:
            actions.draw_buildings(self)
        elif self.stage == DAMAGE:
            actions.next_damage(self)
        else:
            self.end_turn()

    def last_player(self) -> i64:
        """GW04 Who sits to the right of the First Player."""
        return (self.first + self.seats - 1) % self.seats

    def must_deploy(self) -> bool:
        """GW20 A ship in the shipyard that finds room."""
        if actions.at_sea(self, ship_of(self.turn, 0)) and actions.at_sea(self, ship_of(self.turn, 1)):
            return False
        return actions.deploy_room(self, self.turn) >= 0

    def refit(self, seat: i64) -> None:
        """Work out anew what a player's ships can do."""
        self.fleets = self.fleets[:]  # copies of this position share it
        self.fleets[seat] = self.kit.fleet(self.cards[seat], self.levels[seat], self.built[seat])

    # ---- Dice -------------------------------------------------------------------------------------------------

    def act(self, seat: i64, action: i64, actor: i64, target: i64) -> None:
        """GW22 The n-th action of a turn rolls n dice, six at most."""
        self.action = action
        self.actor = actor
        self.target = target
        self.acted += 1
        self.unveiled += 1
        self.tell("acts", seat, action, actor * 64 + target + 1)
        self.dice = 0
        self.changes = 0
        for _ in range(self.acted if self.acted < MOST_DICE else MOST_DICE):
            self.dice += FACE[self.luck.roll(6)]
        fleet = self.fleets[seat]
        self.rerolls = fleet.rerolls
        self.raises = fleet.raises
        self.lowers = fleet.lowers
        self.tell("rolled", seat, self.dice)
        self.stage = MODIFYING

    def can_modify(self) -> bool:
        """GW24 Whether a building or the crew may still change a die."""
        if self.rerolls:
            return True
        if self.raises and self.dice & 0xFFFFF:
            return True
        return self.lowers > 0 and self.dice & 0xFFFFF0 != 0

    def can_change(self, verb: i64, die: i64) -> bool:
        if dice_with(self.dice, die) == 0:
            return False
        if verb == REROLL:
            return self.rerolls > 0
        if verb == RAISE:
            return self.raises > 0 and die < 6
        return self.lowers > 0 and die > 1

    def change_die(self, seat: i64, verb: i64, die: i64) -> None:
        """GW24 A die is rolled again, or turned up or down by one."""
        face: i64 = die + 1
        if verb == REROLL:
            self.rerolls -= 1
            self.unveiled += 1
            face = self.luck.roll(6)
        elif verb == RAISE:
            self.raises -= 1
        else:
            self.lowers -= 1
            face = die - 1
        self.dice += FACE[face] - FACE[die]
        self.changes = (self.changes & 0x3FFFFFFFFFFFF) * 64 + die * 8 + face
        self.tell("changed", seat, die, face)

    def threat(self, seat: i64) -> i64:
        """GW23, GW50 What a roll of this player must stay below."""
        return self.kit.threat[self.level] + self.fleets[seat].calm

    def judge(self) -> None:
        """GW23 Threat or more wakes the Kraken, and the action is not resolved."""
        if dice_total(self.dice) >= self.threat(self.turn):
            kraken.wake(self)
        else:
            self.stage = RESOLVING

    # ---- What a player still has to choose --------------------------------------------------------------------

    def take_all(self) -> None:
        """There is no more than may be taken."""
        found: i64 = actions.takeable(self)
        while found:
            actions.take_afloat(self, self.actor, lowest(found))
            found &= found - 1
        self.owed = 0
        self.stage = ACTING

    def can_fit_any(self) -> bool:
        """GW42 Whether any die reaches the next level of a track, and there is something to put there."""
        if self.aboard[self.actor - FIRST_SHIP] == 0 and self.captured[self.turn] == 0:
            return False
        best: i64 = best_die(self.dice)
        for track in range(6):
            level: i64 = count_of(self.levels[self.turn], track)
            if level < 4 and best >= self.kit.needs[track * 4 + level]:
                return True
        return False

    def cargo_ashore(self) -> i64:
        """The cargo of all islands."""
        found: i64 = 0
        for island in range(len(self.ashore)):
            found |= self.ashore[island]
        return found

    # ---- The end of a turn and of the game --------------------------------------------------------------------

    def end_turn(self) -> None:
        """GW54 Full slots end the game after the activation; GW60 other ends wait for the Last Player's turn."""
        if self.waker >= 0:
            self.waker = -1
            self.level = self.filled if self.filled < 6 else 6
            if self.filled >= self.kit.slots:
                self.finish("kraken-full")
                return
        if self.ending and self.turn == self.last_player():
            self.finish("islands-bare" if self.ending == 1 else "whales-gone")
            return
        self.forget_action()
        self.turns += 1
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.first:
            self.round += 1
        self.stage = TURN_BEGINS

    def finish(self, reason: str) -> None:
        self.reason = reason
        self.owing = 0

    # ---- The score --------------------------------------------------------------------------------------------

    def coins(self, seat: i64) -> i64:
        """GW61, GW73 Coins on the cargo of a Stockpile."""
        total: i64 = count_bits(self.stock[seat] & WHALE_TOKENS) * self.kit.whale_coins
        cargo: i64 = self.stock[seat] & CARGO_TOKENS
        while cargo:
            total += self.values[lowest(cargo)]
            cargo &= cargo - 1
        return total

    def tokens_on_tracks(self, seat: i64) -> i64:
        return sum_of_counts(self.levels[seat])

    def skulls(self, seat: i64) -> i64:
        """GW62 Skulls that show where flags have left the Infamy track."""
        return self.kit.skulls[9 - self.flags[seat]]

    def buildings_of(self, seat: i64) -> i64:
        return actions.free_slot(self, seat)

    def building_points(self, seat: i64) -> i64:
        total: i64 = 0
        for slot in range(3):
            building: i64 = slot_of(self.built[seat], slot)
            if building >= 0:
                total += self.kit.buildings[building].points(self, seat)
        return total

    def aboard_points(self, seat: i64) -> i64:
        """GW61 One for each cargo on ships, two for whale cargo."""
        cargo: i64 = self.aboard[seat * 2] | self.aboard[seat * 2 + 1]
        return count_bits(cargo) + count_bits(cargo & WHALE_TOKENS)

    def open_points(self, seat: i64) -> i64:
        """GW61 All points but the coins, which only their owner knows."""
        points: i64 = self.tokens_on_tracks(seat) + self.skulls(seat) + self.flags[seat] + self.building_points(seat)
        points += self.aboard_points(seat) - count_of(self.tentacles, seat) - self.penalty[seat]
        if self.slayer == seat:
            points += self.kit.slain
        return points

    def points(self, seat: i64) -> i64:
        return self.open_points(seat) + self.coins(seat)

    def standing(self, seat: i64) -> float:
        return float(self.points(seat))

    def outcome(self) -> Outcome | None:
        """GW63 Most points win; ties: more enemy flags in the Stockpile, then shared."""
        if self.reason == "":
            return None
        keys: list[tuple[int, int]] = []
        for seat in range(self.seats):
            keys.append((self.points(seat), sum_of_counts(self.captured[seat])))
        places = rank(keys)
        scores: list[Score] = []
        for seat in range(self.seats):
            points, flags = keys[seat]
            scores.append(Score(points, places[seat], self.parts(seat), (flags,)))
        return Outcome(self.reason, tuple(scores))

    def parts(self, seat: i64) -> tuple[Part, ...]:
        return view.parts(self, seat)

    def why_over(self) -> str:
        return self.reason

    def turns_taken(self) -> i64:
        return self.turns

    def observe(self, seat: i64) -> vec[i64]:
        return observation.observe(self, seat)

    def account(self, seat: i64) -> vec[i64]:
        """GW61 The points by kind; the ship card, the buildings and the tracks with a token."""
        slain: i64 = 0
        if self.slayer == seat:
            slain = self.kit.slain
        found: vec[i64] = append(append(vec[i64](), self.coins(seat)), self.tokens_on_tracks(seat))
        found = append(append(found, self.skulls(seat)), self.flags[seat])
        found = append(append(found, self.building_points(seat)), slain)
        found = append(append(found, self.aboard_points(seat)), -count_of(self.tentacles, seat))
        found = append(append(found, -self.penalty[seat]), bit(self.cards[seat]))
        built: i64 = 0
        for slot in range(3):
            if slot_of(self.built[seat], slot) >= 0:
                built |= bit(slot_of(self.built[seat], slot))
        tracks: i64 = 0
        for track in range(6):
            if count_of(self.levels[seat], track):
                tracks |= bit(track)
        return append(append(found, built), tracks)

    # ---- Moves: one number, verb and choice -------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if self.owing & bit(seat) == 0:
            return vec[i64]()
        if self.stage == ACTING:
            return choices.action_moves(self, seat)
        if self.stage == MOVING:
            return courses.step_moves(self, seat)
        if self.stage == KRAKEN:
            return courses.kraken_moves(self)
        if self.stage <= NEUTRAL:
            return setup.moves(self, seat)
        if self.stage == DEPLOYING:
            return courses.deploy_moves(self, seat)
        if self.stage == MODIFYING:
            return choices.dice_moves(self)
        if self.stage == CHOOSING_DIE:
            return choices.die_moves(self)
        if self.stage == TAKING:
            return setup.one_each(TAKE, actions.takeable(self))
        if self.stage == DROPPING:
            return courses.drop_moves(self)
        if self.stage == FITTING:
            return append(choices.fit_moves(self, seat), DONE)
        if self.stage == STORING:
            return append(setup.one_each(STORE, self.aboard[self.actor - FIRST_SHIP]), DONE)
        return choices.build_moves(self, seat)

    def accepts(self, seat: i64, move: i64) -> bool:
        """Positions are judged whatever they are; all other moves are listed in full."""
        if seat < 0 or seat >= self.seats or move < 0 or self.owing & bit(seat) == 0:
            return False
        verb: i64 = move & 31
        choice: i64 = move >> 5
        if verb in (PLACE_ISLAND, PLACE_WHALE):
            return choice < POSITIONS * (4 if verb == PLACE_ISLAND else 1) and setup.accepts_place(
                self, seat, verb, choice
            )
        if verb in (STEP, DOCK, DEPLOY):
            return choice < POSITIONS * 2 and self.accepts_ship(seat, verb, choice)
        if verb == SWIM:
            return self.stage == KRAKEN and choice < POSITIONS and kraken.can_swim(self, choice)
        if verb == DROP:
            token: i64 = choice // POSITIONS
            if self.stage != DROPPING or token >= FIRST_SHIP or not has(self.aboard[self.victim - FIRST_SHIP], token):
                return False
            return actions.can_drop(self, token, choice % POSITIONS)
        return any(listed == move for listed in self.legal(seat))

    def accepts_ship(self, seat: i64, verb: i64, choice: i64) -> bool:
        ship: i64 = ship_of(seat, choice // POSITIONS)
        place: i64 = choice % POSITIONS
        if verb == DEPLOY:
            return self.stage == DEPLOYING and actions.can_deploy(self, seat, ship, place)
        return self.stage == MOVING and actions.can_step(self, ship, place, verb == DOCK)

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return None if self.accepts(seat, move) else refusals.explain(self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        verb: i64 = move & 31
        choice: i64 = move >> 5
        self.owing = 0
        if verb in (STEP, DOCK):
            actions.step(self, seat, ship_of(seat, choice // POSITIONS), choice % POSITIONS, verb == DOCK)
        elif SAIL <= verb <= TRADE:
            self.start_action(seat, verb, choice)
        elif verb <= DEPLOY:
            self.lay_out(seat, verb, choice)
        elif verb >= TAKE:
            self.handle(seat, verb, choice)
        elif verb in (DONE, PASS, STAND):
            self.stop(seat)
        elif verb == PICK_DIE:
            actions.use_die(self, seat, choice + 1)
        else:
            self.change_die(seat, verb, choice + 1)
        self.settle()

    def start_action(self, seat: i64, verb: i64, choice: i64) -> None:
        if verb == SAIL:
            self.act(seat, verb, -1, -1)
        elif verb == EXPLORE:
            self.act(seat, verb, ship_of(seat, choice // PLACES), choice % PLACES)
        elif verb == ATTACK:
            self.act(seat, verb, ship_of(seat, choice // TARGETS), choice % TARGETS)
        else:
            self.act(seat, verb, ship_of(seat, choice), -1)

    def lay_out(self, seat: i64, verb: i64, choice: i64) -> None:
        """A piece comes to the sea."""
        if verb == PLACE_ISLAND:
            setup.place_island(self, seat, choice // POSITIONS, choice % POSITIONS)
        elif verb == PLACE_WHALE:
            setup.place_whale(self, seat, choice)
        elif verb == KEEP_CARD:
            setup.keep_card(self, seat, choice)
        elif verb == PLACE_FORT:
            setup.place_fort(self, seat, choice)
        elif verb == DEPLOY:
            actions.deploy(self, seat, ship_of(seat, choice // POSITIONS), choice % POSITIONS)
        else:
            setup.place_neutral(self, seat, choice)

    def handle(self, seat: i64, verb: i64, choice: i64) -> None:
        """Tokens, buildings and the Kraken."""
        if verb == TAKE:
            actions.take_afloat(self, self.actor, choice)
            if self.owed == 0:
                self.stage = ACTING
        elif verb == DROP:
            actions.drop(self, seat, choice // POSITIONS, choice % POSITIONS)
        elif verb == LOSE:
            actions.lose(self, seat, choice)
        elif verb == FIT:
            actions.fit(self, seat, choice // 36, choice // 6 % 6, choice % 6 + 1)
        elif verb == STORE:
            actions.store(self, seat, choice)
        elif verb == BUILD:
            actions.build(self, seat, choice // 3, choice % 3)
        elif verb == SWIM:
            kraken.swim(self, seat, choice)
        else:
            assert verb == STRIKE
            kraken.strike(self, seat, FIRST_SHIP + choice - TARGET_SHIPS)

    def stop(self, seat: i64) -> None:
        """Pass, leave the dice, or go no further."""
        if self.stage == MODIFYING:
            self.stage = ROLLED
        elif self.stage == STORING:
            self.stage = DRAWING
        elif self.stage == KRAKEN:
            self.kraken_left = 0
            self.tell("calmed", seat)
        elif self.stage == ACTING:
            self.tell("passed", seat)
            self.stage = TURN_OVER
        else:
            self.steps = 0
            self.stage = ACTING

    # ---- Copies -----------------------------------------------------------------------------------------------

    def clone(self) -> Wrecked:
        return self.copy_with(self.luck.clone())

    def copy_with(self, luck: Chance) -> Wrecked:
        copy = Wrecked(self.kit, luck)
        copy.owing = self.owing
        copy.unveiled = self.unveiled
        self.copy_sea(copy)
        self.copy_boards(copy)
        self.copy_turn(copy)
        return copy

    def copy_sea(self, copy: Wrecked) -> None:
        if self.stage > ISLANDS:  # from here on islands stay where they are: copies share them
            copy.isles = self.isles
            copy.numbers = self.numbers
        else:
            copy.isles = self.isles[:]
            copy.numbers = self.numbers[:]
        if self.stage > NEUTRAL:
            copy.forts = self.forts
        else:
            copy.forts = self.forts[:]
        copy.ashore = self.ashore[:]
        copy.at = self.at[:]
        copy.afloat = self.afloat
        copy.alive = self.alive
        copy.supply = self.supply
        copy.gone = self.gone
        copy.kraken_at = self.kraken_at
        copy.values = self.values
        copy.deck = self.deck  # never changed in place, but where it is redealt
        copy.fresh = self.fresh
        copy.drawn = self.drawn
        copy.filled = self.filled
        copy.level = self.level
        copy.swallowed = self.swallowed
        copy.tentacles = self.tentacles

    def copy_boards(self, copy: Wrecked) -> None:
        copy.seen = self.seen[:]
        if self.stage > NEUTRAL:  # nor do these change after the set-up
            copy.hands = self.hands
            copy.offered = self.offered
            copy.cards = self.cards
        else:
            copy.hands = self.hands[:]
            copy.offered = self.offered[:]
            copy.cards = self.cards[:]
        copy.fleets = self.fleets  # this, buildings and penalties change seldom: who changes them makes a new list
        copy.aboard = self.aboard[:]
        copy.docked = self.docked[:]
        copy.stock = self.stock[:]
        copy.captured = self.captured[:]
        copy.levels = self.levels[:]
        copy.fitted = self.fitted[:]
        copy.fitted_flags = self.fitted_flags[:]
        copy.built = self.built
        copy.flags = self.flags[:]
        copy.penalty = self.penalty

    def copy_turn(self, copy: Wrecked) -> None:
        copy.first = self.first
        copy.turn = self.turn
        copy.turns = self.turns
        copy.round = self.round
        copy.placed = self.placed
        copy.stage = self.stage
        copy.acted = self.acted
        copy.action = self.action
        copy.actor = self.actor
        copy.target = self.target
        copy.dice = self.dice
        copy.changes = self.changes
        copy.rerolls = self.rerolls
        copy.raises = self.raises
        copy.lowers = self.lowers
        copy.steps = self.steps
        copy.owed = self.owed
        copy.stored = self.stored
        copy.victim = self.victim
        copy.damage = self.damage
        copy.waker = self.waker
        copy.kraken_left = self.kraken_left
        copy.ending = self.ending
        copy.slayer = self.slayer
        copy.reason = self.reason

    def redeal(self, seat: i64, luck: Chance) -> Wrecked:
        """Draw anew what a seat cannot know: the luck to come, coins that it has not seen, and the cards of the deck
        that nobody has.
        """
        copy = self.copy_with(luck.fork())
        if self.reason == "":
            redealing.redeal_cargo(copy, CARGO_TOKENS & ~self.seen[seat], luck)
            redealing.redeal_deck(copy, luck)
        return copy

    def deal(self, luck: Chance) -> Wrecked:
        return deal(self.kit, luck)

    # ---- What leaves the rules --------------------------------------------------------------------------------

    def view(self, seat: int | None) -> object:
        return view.look(self, seat)

    def prompts(self, seat: i64) -> tuple[Prompt, ...]:
        return view.prompts(self, seat)

    def dump(self) -> dict[str, object]:
        return view.dump(self)

    def check(self) -> None:
        """GW03, GW10 Nothing overlaps or leaves the sea, and every token, flag and card is somewhere, once."""
        view.check_parts(self)
        assert (self.owing == 0) == (self.reason != ""), "somebody owes a decision just while the game goes on"


def deal(kit: Kit, luck: Chance) -> Wrecked:
    """GW10-GW19 A new game."""
    table = Wrecked(kit, luck.fork())
    for seat in range(kit.seats):
        table.flags[seat] = 9
    setup.begin(table)
    table.settle()
    return table
