"""How good a move of Get Wrecked looks: what an action may bring, what waking the Kraken may cost, where to sail.

A ship is drawn to what it could do elsewhere, more strongly the fewer steps it takes. Bots use this on redealt
positions only; it looks at nothing that is still to be rolled or drawn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import count_bits, has, lowest
from wreckfish.core.chance import Chance
from wreckfish.core.instinct import Instinct
from wreckfish.core.state import State
from wreckfish.games.wrecked import exploring, fighting, sailing, verbs
from wreckfish.games.wrecked.action import next_dice
from wreckfish.games.wrecked.bearings import (
    FISHED,
    FLAG,
    KILL,
    NEW_BUILDING,
    TRADED,
    WHALE_TAKEN,
    best_of,
    danger,
    distance,
    fade,
    hungry,
    lead_of,
    pull_of,
    slaying,
)
from wreckfish.games.wrecked.pieces import (
    ACTING,
    CARGO_TOKENS,
    DEPLOYING,
    FIRST_SHIP,
    FIRST_WHALE,
    NEUTRAL,
    PLACE_FORTS,
    PLACE_SEA,
    TARGET_KRAKEN,
    TARGET_SHIPS,
    best_die,
    count_of,
    dice_total,
    owner_of,
    place_in,
    ship_of,
    slot_of,
    sum_of_counts,
    target_piece,
)
from wreckfish.games.wrecked.rules import Wrecked
from wreckfish.games.wrecked.verbs import (
    ATTACK,
    BUILD,
    DEPLOY,
    DOCK,
    DROP,
    EXPLORE,
    FIT,
    LOSE,
    LOWER,
    PICK_DIE,
    PLACE_FORT,
    RAISE,
    REROLL,
    SAIL,
    STAND,
    STEP,
    STORE,
    STRIKE,
    SWIM,
    TAKE,
    TRADE,
    UPGRADE,
)

UNSEEN: Final = 1.7  # coins of a token that no one has seen
DAMAGE: Final = 0.5  # each cargo that an enemy drops
LOST_SHIP: Final = 2.2  # the player's ship wrecked by the Kraken, beside its cargo
IN_STOCK: Final = 0.45  # what a coin aboard may still bring in the Stockpile
PROSPECT: Final = 0.1  # an action that only brings more dice to the next ones
IDLE: Final = 0.4  # what is left of a ship's prospects while it is docked
HOPE: Final = 0.45  # what is left of a ship's prospects until its next turn
LAST_ROUND: Final = 0.3  # of all hopes, once the end is near
LATER: Final = 0.8  # what hopes came to, on average
TEMPO: Final = 2.0  # what it was worth to have the next turn; both as fitted to games of bots
BUILT: Final = 0.5  # a building's effect
TO_FIT: Final = 0.5  # an enemy flag that may still go to a track
TRACK_WORTH: Final = vec[float]([0.4, 0.4, 0.3, 0.45, 0.35, 0.5])

# By the number of seats, as fitted to games of sound and strong bots: docs/bots.md.
CORRECTION: Final = vec[float]([1.0, 1.0, 1.6, 1.2, 1.4])


class WreckedInstinct(Instinct):
    def __init__(self) -> None:
        self.odds: vec[float] = chances()

    def reach(self, dice: i64, total: i64) -> float:
        """How likely some dice are to reach a total."""
        if total <= 0:
            return 1.0
        if total > 36:
            return 0.0
        return self.odds[dice * 40 + total]

    def value(self, state: State, seat: i64) -> float:
        """How far a seat is ahead of the others, with what its ships may still bring: half of the best, half of all."""
        assert isinstance(state, Wrecked)
        best: float = -99.0
        total: float = 0.0
        for other in range(state.seats):
            if other != seat:
                worth: float = self.worth(state, other)
                total += worth
                if worth > best:
                    best = worth
        return self.worth(state, seat) - 0.5 * best - 0.5 * total / float(state.seats - 1)

    def worth(self, state: State, seat: i64) -> float:
        """Points, and while the game goes on what cargo, ships and boards may still bring."""
        assert isinstance(state, Wrecked)
        points: float = float(state.points(seat))
        if state.stage <= NEUTRAL or state.reason != "":
            return points
        hopes: float = BUILT * float(state.buildings_of(seat)) + TO_FIT * float(sum_of_counts(state.captured[seat]))
        for track in range(6):
            hopes += TRACK_WORTH[track] * float(count_of(state.levels[seat], track))
        for which in range(2):
            hopes += self.hopes(state, seat, ship_of(seat, which))
        if state.turn == seat:
            points += TEMPO
        return points + LATER * hopes * (LAST_ROUND if state.ending else 1.0)

    def hopes(self, table: Wrecked, seat: i64, ship: i64) -> float:
        """What a ship may do next, and what its cargo would bring in the Stockpile."""
        place: i64 = table.at[ship]
        if not has(table.afloat, ship):
            place = table.isles[sailing.fort_of(table, seat)]
        hopes: float = HOPE * self.prospects(table, seat, ship, place, table.docked[ship - FIRST_SHIP] >= 0)
        goods: i64 = table.aboard[ship - FIRST_SHIP] & CARGO_TOKENS
        while goods:
            hopes += IN_STOCK * float(table.values[lowest(goods)] - 1)
            goods &= goods - 1
        return hopes

    def rate(self, state: State, seat: i64, move: i64) -> float:
        assert isinstance(state, Wrecked)
        verb: i64 = move & 31
        if verb in (STEP, DOCK):
            return self.rate_step(state, seat, ship_of(seat, verbs.step_ship(move)), place_in(move), verb == DOCK)
        if SAIL <= verb <= TRADE:
            return self.rate_action(state, seat, move)
        if verb >= SWIM:
            return self.rate_kraken(state, seat, move)
        if verb >= TAKE:
            return self.rate_goods(state, seat, move)
        if verb <= DEPLOY:
            return self.rate_set_up(state, seat, move)
        if REROLL <= verb <= STAND:
            return self.rate_dice(state, verb, verbs.reroll_die(move) + 1)
        if verb == PICK_DIE:
            return float(verbs.pick_die_die(move))
        return 0.0

    # ---- Set-up -----------------------------------------------------------------------------------------------

    def rate_set_up(self, table: Wrecked, seat: i64, move: i64) -> float:
        """Forts where islands are near; ships where there is something to do."""
        if move & 31 == PLACE_FORT:
            fort: i64 = verbs.place_fort_island(move)
            here: i64 = table.isles[fort]
            near: float = distance(here, table.data.lair_at) / 900.0
            for island in range(len(table.isles)):
                if island != fort:
                    near += fade(1.0, distance(here, table.isles[island]) / 90.0)
            return near
        if move & 31 == DEPLOY:
            return pull_of(table, seat, ship_of(seat, verbs.deploy_ship(move)), place_in(move))
        return 0.0

    # ---- Actions ----------------------------------------------------------------------------------------------

    def rate_action(self, table: Wrecked, seat: i64, move: i64) -> float:
        """What an action brings if the Kraken sleeps on, less what waking it costs. Passing brings nothing."""
        dice: i64 = next_dice(table)
        fleet = table.fleets[seat]
        wakes: float = self.reach(dice, table.threat(seat) + fleet.lowers + fleet.rerolls * 2)
        gain: float = 0.0
        verb: i64 = move & 31
        if verb == SAIL:
            gain = self.sailing(table, seat, dice)
        elif verb == EXPLORE:
            gain = self.exploring(table, seat, dice, ship_of(seat, verbs.explore_ship(move)), verbs.explore_place(move))
        elif verb == ATTACK:
            gain = self.attacking(table, seat, dice, verbs.attack_target(move))
        else:
            ship: i64 = ship_of(seat, verbs.trade_ship(move))
            cargo: i64 = count_bits(table.aboard[ship - FIRST_SHIP])
            if verb == UPGRADE:
                gain = self.upgrading(table, seat, dice, ship)
            else:
                gain = self.trading(table, seat, dice, ship, cargo)
        if wakes < 0.01:
            gain += PROSPECT * self.prospect(table, seat, dice)
        return gain * (1.0 - wakes) - wakes * self.dread(table, seat) - 0.001

    def prospect(self, table: Wrecked, seat: i64, dice: i64) -> float:
        """What exploring would bring with more dice: an action without risk is worth taking just to get them."""
        best: float = 0.0
        for which in range(2):
            ship: i64 = ship_of(seat, which)
            places: i64 = exploring.explorable(table, ship)
            while places:
                gain: float = self.exploring(table, seat, dice + 2 if dice < 4 else 6, ship, lowest(places))
                places &= places - 1
                if gain > best:
                    best = gain
        return best

    def dread(self, table: Wrecked, seat: i64) -> float:
        """What an awake Kraken may do to a player's ships: it comes as far as its actions let it."""
        level: i64 = table.level
        cost: float = 0.3
        for which in range(2):
            ship: i64 = ship_of(seat, which)
            if not has(table.afloat, ship):
                continue
            far: float = distance(table.at[ship], table.kraken_at) - float(table.data.short + 42)
            swims: float = far / float(table.data.swim[level])
            if swims < float(table.data.actions[level]) - 0.5:
                force: float = float(table.data.strength[level] + 4 - sailing.hull_of(table, ship))
                if force > 0.0:
                    cost += 0.6 * force
                    if float(count_bits(table.aboard[ship - FIRST_SHIP])) < force:
                        cost += LOST_SHIP
        return cost

    def sailing(self, table: Wrecked, seat: i64, dice: i64) -> float:
        """What steps bring: the best first one, and more like it."""
        best: float = 0.0
        moves: vec[i64] = sailing.step_moves(table, seat)
        for n in range(len(moves)):
            move: i64 = moves[n]
            if move & 31 == STEP:
                gain: float = self.rate_step(table, seat, ship_of(seat, verbs.step_ship(move)), place_in(move), False)
                if gain > best:
                    best = gain
        return best * (1.6 + 0.2 * float(dice))

    def exploring(self, table: Wrecked, seat: i64, dice: i64, ship: i64, place: i64) -> float:
        """Tokens that the total brings, as long as it stays below the Threat."""
        number: i64 = exploring.explore_number(table, place)
        offer: i64 = exploring.offer(table, ship, place)
        most: i64 = exploring.room_aboard(table, ship)
        if count_bits(offer) < most:
            most = count_bits(offer)
        each: float = FISHED
        if place == PLACE_SEA and offer & ~CARGO_TOKENS:
            each = WHALE_TAKEN
        if place >= PLACE_FORTS:
            each += 0.8
        sleeps: float = 1.0 - self.reach(dice, table.threat(seat))
        gain: float = 0.0
        for times in range(1, 5):
            if times <= most:
                chance: float = self.reach(dice, number * times) - self.reach(dice, table.threat(seat))
                if chance > 0.0 and sleeps > 0.0:
                    gain += each * chance / sleeps
        return gain

    def attacking(self, table: Wrecked, seat: i64, dice: i64, target: i64) -> float:
        guns: i64 = table.fleets[seat].guns
        need: i64 = fighting.target_hull(table, target) + 1 - guns
        if target == TARGET_KRAKEN:
            return best_of(dice, need) * slaying(table, seat)
        if target < TARGET_SHIPS:
            if hungry(table, seat) == 0:
                return best_of(dice, need) * 0.4
            return best_of(dice, need) * KILL
        ship: i64 = target_piece(target)
        cargo: i64 = count_bits(table.aboard[ship - FIRST_SHIP])
        hit: float = best_of(dice, need) * DAMAGE * float(cargo)
        flag: float = FLAG
        if table.flags[owner_of(ship)] == 0:
            flag = 0.3
        return hit + best_of(dice, need + cargo) * flag

    def upgrading(self, table: Wrecked, seat: i64, dice: i64, ship: i64) -> float:
        """What cargo and captured flags would be worth on tracks, if dice are likely to reach the next levels."""
        useful: float = 0.0
        extra: float = 0.0
        for track in range(6):
            level: i64 = count_of(table.levels[seat], track)
            if level < 4:
                chance: float = float(7 - table.data.needs[track * 4 + level]) / 6.0
                if chance > useful:
                    useful = chance
                    extra = TRACK_WORTH[track] - 0.1 * float(level)
        worth: float = float(sum_of_counts(table.captured[seat])) * (1.0 + extra)
        count: float = float(sum_of_counts(table.captured[seat]))
        goods: i64 = table.aboard[ship - FIRST_SHIP]
        while goods:
            gain: float = 1.0 + extra - IN_STOCK * self.coins(table, seat, lowest(goods))
            goods &= goods - 1
            if gain > 0.0:
                worth += gain
                count += 1.0
        fits: float = useful * float(dice)
        if count <= fits:
            return worth
        return worth * fits / count

    def trading(self, table: Wrecked, seat: i64, dice: i64, ship: i64, cargo: i64) -> float:
        moved: float = 3.2 + 0.4 * float(dice)
        if moved > float(cargo):
            moved = float(cargo)
        coins: float = 0.0
        goods: i64 = table.aboard[ship - FIRST_SHIP]
        while goods:
            coins += self.coins(table, seat, lowest(goods)) - 1.0
            goods &= goods - 1
        gain: float = coins * moved / float(cargo) + TRADED * moved
        if table.buildings_of(seat) < 3:
            gain += NEW_BUILDING
        return gain

    def coins(self, table: Wrecked, seat: i64, token: i64) -> float:
        if token >= FIRST_WHALE:
            return float(table.data.whale_coins)
        return float(table.values[token])

    # ---- Where to sail ----------------------------------------------------------------------------------------

    def rate_step(self, table: Wrecked, seat: i64, ship: i64, place: i64, docks: bool) -> float:
        """How much better a ship's prospects are there than here. A docked ship can do little, but is safer."""
        here: float = self.prospects(table, seat, ship, table.at[ship], table.docked[ship - FIRST_SHIP] >= 0)
        return self.prospects(table, seat, ship, place, docks) - here - 0.0005

    def prospects(self, table: Wrecked, seat: i64, ship: i64, place: i64, docked: bool) -> float:
        pull: float = pull_of(table, seat, ship, place)
        return IDLE * pull + danger(table, ship, place) if docked else pull

    # ---- Dice and goods ---------------------------------------------------------------------------------------

    def rate_dice(self, table: Wrecked, verb: i64, die: i64) -> float:
        """Keep the Kraken asleep if possible; else make the most of the best die."""
        total: i64 = dice_total(table.dice)
        threat: i64 = table.threat(table.turn)
        if verb == STAND:
            return -9.0 if total >= threat else 0.0
        if total >= threat:
            if verb == LOWER:
                return 5.0 if total - table.lowers < threat else -1.0
            if verb == REROLL:
                return float(die) / 3.0
            return -9.5
        if verb == RAISE and total + 1 < threat:
            if table.action == EXPLORE:
                number: i64 = exploring.explore_number(table, table.target)
                return 1.0 if (total + 1) % number == 0 else -0.1
            return 0.5 if die == best_die(table.dice) else -0.1
        if verb == REROLL and table.action == ATTACK and total - die + 6 < threat:
            need: i64 = fighting.die_needed(table, table.turn, table.target)
            return 0.4 - 0.01 * float(die) if best_die(table.dice) < need else -0.1
        return -0.1

    def rate_goods(self, table: Wrecked, seat: i64, move: i64) -> float:
        verb: i64 = move & 31
        if verb in (TAKE, STORE):
            return self.known_coins(table, seat, verbs.take_token(move))
        if verb == DROP:
            near: float = distance(place_in(move), table.at[table.victim]) / 1000.0
            return -self.known_coins(table, seat, verbs.drop_token(move)) - near
        if verb == LOSE:
            return -self.known_coins(table, seat, verbs.take_token(move)) - 1.0
        if verb == FIT:
            return self.rate_fit(table, seat, move)
        assert verb == BUILD
        return self.rate_building(table, seat, verbs.build_building(move), verbs.build_slot(move))

    def known_coins(self, table: Wrecked, seat: i64, token: i64) -> float:
        if token < FIRST_WHALE and not has(table.seen[seat], token):
            return UNSEEN
        return self.coins(table, seat, token)

    def rate_fit(self, table: Wrecked, seat: i64, move: i64) -> float:
        """A point and a better ship, less what the token would bring in the Stockpile. The smallest die will do."""
        goods: i64 = verbs.fit_goods(move)
        track: i64 = verbs.fit_track(move)
        gain: float = 1.0 + TRACK_WORTH[track] - 0.1 * float(count_of(table.levels[seat], track))
        if goods < FIRST_SHIP:
            gain -= IN_STOCK * self.coins(table, seat, goods)
        return gain - 0.01 * float(verbs.fit_die(move))

    def rate_building(self, table: Wrecked, seat: i64, building: i64, slot: i64) -> float:
        """Its points, and something for its effect; less what it replaces."""
        gain: float = float(table.data.buildings[building].points(table, seat)) + 0.5
        old: i64 = slot_of(table.built[seat], slot)
        if old >= 0:
            gain -= float(table.data.buildings[old].points(table, seat))
        return gain

    # ---- The Kraken -------------------------------------------------------------------------------------------

    def rate_kraken(self, table: Wrecked, seat: i64, move: i64) -> float:
        """Strike others, the leader first; swim to them, and away from the player's own ships."""
        if move & 31 == STRIKE:
            return self.prey(table, seat, target_piece(verbs.strike_target(move))) * 4.0
        here: float = self.appetite(table, seat, table.kraken_at)
        return self.appetite(table, seat, place_in(move)) - here

    def prey(self, table: Wrecked, seat: i64, ship: i64) -> float:
        """What a strike at a ship is worth to the Kraken's controller."""
        owner: i64 = owner_of(ship)
        force: float = float(table.data.strength[table.level] + 4 - sailing.hull_of(table, ship))
        if force < 0.0:
            force = 0.1
        worth: float = force * 0.3 + 0.5
        if owner == seat:
            return -worth
        if table.filled + 1 >= table.data.slots and lead_of(table, seat) < -1.0:
            return -0.5 * worth  # it would end the game
        return worth * (1.3 if self.leads(table, seat, owner) else 1.0)

    def leads(self, table: Wrecked, seat: i64, owner: i64) -> bool:
        """Whether no other opponent of a seat has more points."""
        best: i64 = table.points(owner)
        for other in range(table.seats):
            if other != seat and table.points(other) > best:
                best = table.points(other)
        return best == table.points(owner)

    def appetite(self, table: Wrecked, seat: i64, place: i64) -> float:
        """How good a position of the Kraken is for its controller: the best prey, less for each own ship nearby."""
        best: float = 0.0
        fear: float = 0.0
        ships: i64 = table.afloat >> FIRST_SHIP
        while ships:
            ship: i64 = FIRST_SHIP + lowest(ships)
            ships &= ships - 1
            worth: float = self.prey(table, seat, ship)
            far: float = distance(place, table.at[ship]) - float(table.data.short + 42)
            pull: float = fade(worth, far / float(table.data.swim[table.level]))
            if worth < 0.0:
                fear += 0.5 * pull
            elif pull > best:
                best = pull
        return best + fear

    # ---- Search -----------------------------------------------------------------------------------------------

    def quick(self, state: State, seat: i64, luck: Chance) -> i64:
        """What looks best; during set-up anything, as the layout hardly matters."""
        assert isinstance(state, Wrecked)
        return state.random_move(seat, luck) if state.stage <= DEPLOYING else self.best_look(state, seat)

    def horizon(self) -> i64:
        """None: a position is judged as it stands, when its turn is over."""
        return 0

    def restless(self, state: State) -> bool:
        """Most of what a turn brings comes from its later actions, and so does the Kraken."""
        assert isinstance(state, Wrecked)
        return state.stage > ACTING or (state.stage == ACTING and state.acted > 0)

    def spread(self, state: State) -> float:
        assert isinstance(state, Wrecked)
        return 1.8 if state.ending else 7.9

    def correction(self, state: State) -> float:
        return CORRECTION[state.seats]

    def modesty(self, state: State) -> float:
        """A search sees what the seat's own turn brings, and hardly what the others and the Kraken do to it then."""
        return 0.8

    def patience(self, state: State) -> i64:
        return 7000 // state.seats

    def blur(self) -> float:
        return 0.5


def chances() -> vec[float]:
    """How likely n dice are to reach a total of t, at n * 40 + t."""
    found: vec[float] = vec[float]()
    ways: list[int] = [1]  # by total
    all_ways: int = 1
    for _ in range(7):
        for total in range(40):
            found = append(found, float(sum(ways[total:])) / float(all_ways))
        ways = [sum(ways[max(0, total - 6) : total]) for total in range(len(ways) + 6)]
        all_ways *= 6
    return found
