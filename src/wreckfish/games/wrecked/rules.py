"""Get Wrecked: the course of a turn and its end, and moves as numbers. The chapters of the sheet have their own files:

setup.py, dice.py, sailing.py, exploring.py, fighting.py, trading.py, kraken.py, score.py. waters.py and geometry.py say
what is in the way, courses.py lists positions. Ids such as GW33 are those of docs/rules/get-wrecked.md. No text.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest
from wreckfish.core.chance import Chance
from wreckfish.core.values import Prompt, Refusal
from wreckfish.games.wrecked import (
    choices,
    courses,
    dice,
    exploring,
    fighting,
    kraken,
    observation,
    redealing,
    refusals,
    sailing,
    setup,
    trading,
    view,
    whole,
)
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
    FITS,
    FITTING,
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
    best_die,
    count_of,
    dice_with,
    owner_of,
    ship_of,
)
from wreckfish.games.wrecked.score import ScoredTable


class Wrecked(ScoredTable):
    """A position of Get Wrecked."""

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
        elif self.stage == MODIFYING and not dice.can_modify(self):
            self.stage = ROLLED
        elif self.stage == CHOOSING_DIE and self.dice == FACE[best_die(self.dice)] * dice_with(
            self.dice, best_die(self.dice)
        ):
            dice.use_die(self, self.turn, best_die(self.dice))
        elif self.stage == MOVING and self.steps == 0:
            self.stage = ACTING
        elif self.stage == TAKING and count_bits(exploring.takeable(self)) <= self.owed:
            self.take_all()
        elif self.stage == FITTING and not self.can_fit_any():
            self.stage = ACTING
        elif self.stage == STORING and (self.owed == 0 or self.aboard[self.actor - FIRST_SHIP] == 0):
            self.stage = DRAWING
        elif self.stage == BUILDING and len(self.drawn) == 1 and trading.free_slot(self, self.turn) < 3:
            trading.build(self, self.turn, self.drawn[0], trading.free_slot(self, self.turn))
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
            dice.judge(self)
        elif self.stage == RESOLVING:
            dice.resolve(self)
        elif self.stage == DRAWING:
            trading.draw_buildings(self)
        elif self.stage == DAMAGE:
            fighting.next_damage(self)
        else:
            self.end_turn()

    def last_player(self) -> i64:
        """GW04 Who sits to the right of the First Player."""
        return (self.first + self.seats - 1) % self.seats

    def must_deploy(self) -> bool:
        """GW20 A ship in the shipyard that finds room."""
        if sailing.at_sea(self, ship_of(self.turn, 0)) and sailing.at_sea(self, ship_of(self.turn, 1)):
            return False
        return sailing.deploy_room(self, self.turn) >= 0

    def refit(self, seat: i64) -> None:
        """Work out anew what a player's ships can do."""
        self.fleets = self.fleets[:]  # copies of this position share it
        self.fleets[seat] = self.kit.fleet(self.cards[seat], self.levels[seat], self.built[seat])

    def fit(self, names: list[str]) -> None:
        for seat in range(self.seats):
            if self.cards[seat] >= 0:
                self.refit(seat)

    # ---- Dice -------------------------------------------------------------------------------------------------

    def threat(self, seat: i64) -> i64:
        """GW23, GW50 What a roll of this player must stay below."""
        # Always: GW50
        return self.kit.threat[self.level] + self.fleets[seat].calm

    # ---- What a player still has to choose --------------------------------------------------------------------

    def take_all(self) -> None:
        """There is no more than may be taken."""
        found: i64 = exploring.takeable(self)
        while found:
            exploring.take_afloat(self, self.actor, lowest(found))
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
            self.level = self.filled if self.filled < 6 else 6  # GW53 if self.filled > self.level < 6
            if self.filled >= self.kit.slots:
                self.finish("kraken-full")  # GW54
                return
        if self.ending and self.turn == self.last_player():
            self.finish("islands-bare" if self.ending == 1 else "whales-gone")
            return
        self.count_idle_turns()
        if self.idle == 2 * self.seats:
            self.finish("becalmed")
            return
        self.forget_action()
        self.turns += 1
        self.turn = (self.turn + 1) % self.seats
        if self.turn == self.first:
            self.round += 1
        self.stage = TURN_BEGINS

    def count_idle_turns(self) -> None:
        """GW60 Two whole rounds, each from the First Player to the Last, in which nobody acts."""
        if self.acted:
            self.idle = 0
        elif self.idle or self.turn == self.first:
            self.idle += 1
            if self.idle == self.seats:
                self.tell("idle", self.turn)

    def finish(self, reason: str) -> None:
        self.reason = reason  # GW60
        self.owing = 0

    def observe(self, seat: i64) -> vec[i64]:
        return observation.observe(self, seat)

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
            return setup.one_each(TAKE, exploring.takeable(self))
        if self.stage == DROPPING:
            return courses.drop_moves(self)
        if self.stage == FITTING:
            return append(choices.fit_moves(self, seat), DONE)
        if self.stage == STORING:
            return append(setup.one_each(STORE, self.aboard[self.actor - FIRST_SHIP]), DONE)
        return choices.build_moves(self, seat)

    def accepts(self, seat: i64, move: i64) -> bool:
        """Positions are judged whatever they are, and so is what is of no use; all other moves are listed in full."""
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
        if verb in (EXPLORE, ATTACK):
            return self.stage == ACTING and choice < PLACES * 2 and choices.can_aim(self, seat, verb, choice)
        if verb == DROP:
            token: i64 = choice // POSITIONS
            if self.stage != DROPPING or token >= FIRST_SHIP or not has(self.aboard[self.victim - FIRST_SHIP], token):
                return False
            return fighting.can_drop(self, token, choice % POSITIONS)
        if verb == FIT:
            return (
                self.stage == FITTING
                and choice < FITS
                and trading.can_fit(self, seat, choice // 36, choice // 6 % 6, choice % 6 + 1)
            )
        return any(listed == move for listed in self.legal(seat))

    def accepts_ship(self, seat: i64, verb: i64, choice: i64) -> bool:
        ship: i64 = ship_of(seat, choice // POSITIONS)
        place: i64 = choice % POSITIONS
        if verb == DEPLOY:
            return self.stage == DEPLOYING and sailing.can_deploy(self, seat, ship, place)
        return self.stage == MOVING and sailing.can_step(self, ship, place, verb == DOCK)

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        return None if self.accepts(seat, move) else refusals.explain(self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        self.plies += 1
        verb: i64 = move & 31
        choice: i64 = move >> 5
        self.owing = 0
        if verb in (STEP, DOCK):
            sailing.step(self, seat, ship_of(seat, choice // POSITIONS), choice % POSITIONS, verb == DOCK)
        elif SAIL <= verb <= TRADE:
            self.start_action(seat, verb, choice)
        elif verb <= DEPLOY:
            self.lay_out(seat, verb, choice)
        elif verb >= TAKE:
            self.handle(seat, verb, choice)
        elif verb in (DONE, PASS, STAND):
            self.stop(seat)
        elif verb == PICK_DIE:
            dice.use_die(self, seat, choice + 1)
        else:
            dice.change_die(self, seat, verb, choice + 1)
        self.settle()

    def start_action(self, seat: i64, verb: i64, choice: i64) -> None:
        if verb == SAIL:
            dice.act(self, seat, verb, -1, -1)
        elif verb == EXPLORE:
            dice.act(self, seat, verb, ship_of(seat, choice // PLACES), choice % PLACES)
        elif verb == ATTACK:
            dice.act(self, seat, verb, ship_of(seat, choice // TARGETS), choice % TARGETS)
        else:
            dice.act(self, seat, verb, ship_of(seat, choice), -1)

    def lay_out(self, seat: i64, verb: i64, choice: i64) -> None:
        """A piece comes to the sea."""
        if verb == PLACE_ISLAND:
            setup.place_island(self, seat, choice // POSITIONS, choice % POSITIONS)  # GW13
        elif verb == PLACE_WHALE:
            setup.place_whale(self, seat, choice)  # GW14
        elif verb == KEEP_CARD:
            setup.keep_card(self, seat, choice)
        elif verb == PLACE_FORT:
            setup.place_fort(self, seat, choice)  # GW16
        elif verb == DEPLOY:
            sailing.deploy(self, seat, ship_of(seat, choice // POSITIONS), choice % POSITIONS)
        else:
            setup.place_neutral(self, seat, choice)  # GW16

    def handle(self, seat: i64, verb: i64, choice: i64) -> None:
        """Tokens, buildings and the Kraken."""
        if verb == TAKE:
            exploring.take_afloat(self, self.actor, choice)
            if self.owed == 0:
                self.stage = ACTING
        elif verb == DROP:
            fighting.drop(self, seat, choice // POSITIONS, choice % POSITIONS)
        elif verb == LOSE:
            fighting.lose(self, seat, choice)
        elif verb == FIT:
            trading.fit(self, seat, choice // 36, choice // 6 % 6, choice % 6 + 1)
        elif verb == STORE:
            trading.store(self, seat, choice)
        elif verb == BUILD:
            trading.build(self, seat, choice // 3, choice % 3)
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
            self.tell("passed", seat)  # GW21
            self.stage = TURN_OVER
        else:
            self.steps = 0
            self.stage = ACTING

    # ---- Copies -----------------------------------------------------------------------------------------------

    def clone(self) -> Wrecked:
        copy = Wrecked(self.kit, self.luck.clone())
        self.copy_onto(copy)
        return copy

    def redeal(self, seat: i64, luck: Chance) -> Wrecked:
        """Draw anew what a seat cannot know: the luck to come, coins that it has not seen, and the cards of the deck
        that nobody has.
        """
        copy = Wrecked(self.kit, luck.fork())
        self.copy_onto(copy)
        hidden: i64 = CARGO_TOKENS & ~self.seen[seat]
        if self.reason != "":
            hidden &= ~redealing.counted(self)
        redealing.redeal_cargo(copy, hidden, luck)
        redealing.redeal_deck(copy, luck)
        return copy

    def unseen_cargo(self) -> i64:
        """The tokens whose coins nobody has seen."""
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
        return deal(self.kit, luck)

    # ---- What leaves the rules --------------------------------------------------------------------------------

    def view(self, seat: int | None) -> object:
        return view.look(self, seat)

    def prompts(self, seat: i64) -> tuple[Prompt, ...]:
        return view.prompts(self, seat)

    def dump(self) -> dict[str, object]:
        return whole.dump(self)

    def check(self) -> None:
        """GW03, GW10 Nothing overlaps or leaves the sea, and every token, flag and card is somewhere, once."""
        # Always: GW01-GW03, GW31
        whole.check_parts(self)
        assert (self.owing == 0) == (self.reason != ""), "somebody owes a decision just while the game goes on"


def deal(kit: Kit, luck: Chance) -> Wrecked:
    """GW10-GW19 A new game."""
    table = Wrecked(kit, luck.fork())
    for seat in range(kit.seats):
        table.flags[seat] = 9
    setup.begin(table)
    table.settle()
    return table
