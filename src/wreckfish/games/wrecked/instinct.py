"""How good a move of Get Wrecked looks: what an action may bring, what waking the Kraken may cost, where to sail.

A ship is drawn to what it could do elsewhere, the more the fewer steps it takes. Used by bots on redealt positions
only; it looks at nothing that is still to be rolled or drawn.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest
from wreckfish.core.instinct import Instinct
from wreckfish.core.state import State
from wreckfish.games.wrecked import actions
from wreckfish.games.wrecked.courses import step_moves
from wreckfish.games.wrecked.geometry import square_apart, sweeps_clear
from wreckfish.games.wrecked.pieces import (
    ATTACK,
    BUILD,
    CARGO_TOKENS,
    DEPLOY,
    DOCK,
    DROP,
    EXPLORE,
    FIRST_SHIP,
    FIRST_WHALE,
    FIT,
    KEEP_CARD,
    LOSE,
    LOWER,
    NO_FORT,
    PICK_DIE,
    PLACE_FORT,
    PLACE_FORTS,
    PLACE_SEA,
    PLACES,
    POSITIONS,
    RAISE,
    REROLL,
    SAIL,
    STAND,
    STEP,
    STORE,
    STRIKE,
    SWIM,
    TAKE,
    TARGET_KRAKEN,
    TARGET_SHIPS,
    TRADE,
    UPGRADE,
    best_die,
    count_of,
    dice_total,
    owner_of,
    ship_of,
    slot_of,
    sum_of_counts,
)
from wreckfish.games.wrecked.rules import Wrecked

UNSEEN: Final = 1.7  # coins of a token that nobody knows
FISHED: Final = 1.2  # a token taken aboard, in points
WHALE_TAKEN: Final = 3.0
KILL: Final = 2.1  # a whale killed: it has still to be fished
FLAG: Final = 2.0  # an enemy flag, and the enemy's trouble
DAMAGE: Final = 0.5  # each cargo that an enemy drops
TRADED: Final = 0.8  # each token traded, beside its coins
NEW_BUILDING: Final = 1.6
STEPWISE: Final = 0.45  # how fast the pull of something far away fades, by steps
LOST_SHIP: Final = 2.2  # an own ship wrecked by the Kraken, beside its cargo
IN_STOCK: Final = 0.45  # what a coin aboard may still bring in the Stockpile
PROSPECT: Final = 0.1  # what an action is worth that only brings more dice to the next ones
IDLE: Final = 0.4  # what is left of a ship's prospects while it is docked
DETOUR: Final = 1.3  # steps around an island that is in the way
TRACK_WORTH: Final = vec[float]([0.4, 0.4, 0.3, 0.45, 0.35, 0.5])
WIN: Final = 30.0


class WreckedInstinct(Instinct):
    def __init__(self) -> None:
        self.odds: vec[float] = chances()

    def reach(self, dice: i64, total: i64) -> float:
        """How likely so many dice make a total, or more."""
        if total <= 0:
            return 1.0
        if total > 36:
            return 0.0
        return self.odds[dice * 40 + total]

    def value(self, state: State, seat: i64) -> float:
        """Points ahead of the best other player."""
        assert isinstance(state, Wrecked)
        return self.lead(state, seat)

    def lead(self, table: Wrecked, seat: i64) -> float:
        best: float = -99.0
        for other in range(table.seats):
            if other != seat:
                points: float = float(table.points(other))
                if points > best:
                    best = points
        return float(table.points(seat)) - best

    def rate(self, state: State, seat: i64, move: i64) -> float:
        assert isinstance(state, Wrecked)
        verb: i64 = move & 31
        choice: i64 = move >> 5
        if verb in (STEP, DOCK):
            return self.rate_step(state, seat, ship_of(seat, choice // POSITIONS), choice % POSITIONS, verb == DOCK)
        if SAIL <= verb <= TRADE:
            return self.rate_action(state, seat, verb, choice)
        if verb >= SWIM:
            return self.rate_kraken(state, seat, verb, choice)
        if verb >= TAKE:
            return self.rate_goods(state, seat, verb, choice)
        if verb <= DEPLOY:
            return self.rate_set_up(state, seat, verb, choice)
        if REROLL <= verb <= STAND:
            return self.rate_dice(state, verb, choice + 1)
        if verb == PICK_DIE:
            return float(choice)
        return 0.0

    # ---- Set-up -----------------------------------------------------------------------------------------------

    def rate_set_up(self, table: Wrecked, seat: i64, verb: i64, choice: i64) -> float:
        """Forts where islands are near; ships where there is something to do."""
        if verb == KEEP_CARD:
            return 0.0
        if verb == PLACE_FORT:
            here: i64 = table.isles[choice]
            near: float = distance(here, table.kit.lair_at) / 900.0
            for island in range(len(table.isles)):
                if island != choice:
                    near += fade(1.0, distance(here, table.isles[island]) / 90.0)
            return near
        if verb == DEPLOY:
            return self.pull(table, seat, ship_of(seat, choice // POSITIONS), choice % POSITIONS)
        return 0.0

    # ---- Actions ----------------------------------------------------------------------------------------------

    def rate_action(self, table: Wrecked, seat: i64, verb: i64, choice: i64) -> float:
        """What an action brings if the Kraken sleeps on, less what waking it costs. To pass brings nothing."""
        dice: i64 = table.acted + 1
        if dice > 6:
            dice = 6
        fleet = table.fleets[seat]
        wakes: float = self.reach(dice, table.threat(seat) + fleet.lowers + fleet.rerolls * 2)
        gain: float = 0.0
        if verb == SAIL:
            gain = self.sailing(table, seat, dice)
        elif verb == EXPLORE:
            gain = self.exploring(table, seat, dice, ship_of(seat, choice // PLACES), choice % PLACES)
        elif verb == ATTACK:
            gain = self.attacking(table, seat, dice, choice % PLACES)
        else:
            ship: i64 = ship_of(seat, choice)
            cargo: i64 = count_bits(table.aboard[ship - FIRST_SHIP])
            if verb == UPGRADE:
                gain = self.upgrading(table, seat, dice, ship)
            else:
                gain = self.trading(table, seat, dice, ship, cargo)
        if wakes < 0.01:
            gain += PROSPECT * self.prospect(table, seat, dice)
        return gain * (1.0 - wakes) - wakes * self.dread(table, seat) - 0.001

    def prospect(self, table: Wrecked, seat: i64, dice: i64) -> float:
        """What exploring would bring with more dice: an action without risk is worth taking only to have them."""
        best: float = 0.0
        for which in range(2):
            ship: i64 = ship_of(seat, which)
            places: i64 = actions.explorable(table, ship)
            while places:
                gain: float = self.exploring(table, seat, dice + 2 if dice < 4 else 6, ship, lowest(places))
                places &= places - 1
                if gain > best:
                    best = gain
        return best

    def dread(self, table: Wrecked, seat: i64) -> float:
        """What an awake Kraken may do to the own ships: it comes as far as its actions let it."""
        level: i64 = table.level
        cost: float = 0.3
        for which in range(2):
            ship: i64 = ship_of(seat, which)
            if not has(table.afloat, ship):
                continue
            far: float = distance(table.at[ship], table.kraken_at) - float(table.kit.short + 42)
            swims: float = far / float(table.kit.swim[level])
            if swims < float(table.kit.actions[level]) - 0.5:
                force: float = float(table.kit.strength[level] + 4 - actions.hull_of(table, ship))
                if force > 0.0:
                    cost += 0.6 * force
                    if float(count_bits(table.aboard[ship - FIRST_SHIP])) < force:
                        cost += LOST_SHIP
        return cost

    def sailing(self, table: Wrecked, seat: i64, dice: i64) -> float:
        """What steps bring: the best first one, and more of the kind."""
        best: float = 0.0
        moves: vec[i64] = step_moves(table, seat)
        for n in range(len(moves)):
            if moves[n] & 31 == STEP:
                choice: i64 = moves[n] >> 5
                gain: float = self.rate_step(table, seat, ship_of(seat, choice // POSITIONS), choice % POSITIONS, False)
                if gain > best:
                    best = gain
        return best * (1.6 + 0.2 * float(dice))

    def exploring(self, table: Wrecked, seat: i64, dice: i64, ship: i64, place: i64) -> float:
        """Tokens that the total brings, as long as it stays below the Threat."""
        number: i64 = actions.explore_number(table, place)
        offer: i64 = actions.offer(table, ship, place)
        most: i64 = actions.room_aboard(table, ship)
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
        need: i64 = actions.target_hull(table, target) + 1 - guns
        if target == TARGET_KRAKEN:
            return self.best_of(dice, need) * self.slaying(table, seat)
        if target < TARGET_SHIPS:
            if self.hungry(table, seat) == 0:
                return self.best_of(dice, need) * 0.4
            return self.best_of(dice, need) * KILL
        ship: i64 = actions.target_piece(target)
        cargo: i64 = count_bits(table.aboard[ship - FIRST_SHIP])
        hit: float = self.best_of(dice, need) * DAMAGE * float(cargo)
        flag: float = FLAG
        if table.flags[owner_of(ship)] == 0:
            flag = 0.3
        return hit + self.best_of(dice, need + cargo) * flag

    def hungry(self, table: Wrecked, seat: i64) -> i64:
        """Room for cargo on the own ships."""
        room: i64 = 0
        for which in range(2):
            if has(table.afloat, ship_of(seat, which)):
                more: i64 = actions.room_aboard(table, ship_of(seat, which))
                if more > 0:
                    room += more
        return room

    def best_of(self, dice: i64, need: i64) -> float:
        """How likely the best of some dice is at least a number."""
        if need <= 1:
            return 1.0
        if need > 6:
            return 0.0
        fails: float = 1.0
        for _ in range(dice):
            fails = fails * float(need - 1) / 6.0
        return 1.0 - fails

    def slaying(self, table: Wrecked, seat: i64) -> float:
        """What slaying the Kraken is worth: the game ends at once, so it is for who is ahead."""
        lead: float = self.lead(table, seat) + float(table.kit.slain)
        if lead > 0.5:
            return WIN
        return -3.0

    def upgrading(self, table: Wrecked, seat: i64, dice: i64, ship: i64) -> float:
        """What cargo and captured flags would be worth on tracks, as far as dice will reach the next levels."""
        useful: float = 0.0
        extra: float = 0.0
        for track in range(6):
            level: i64 = count_of(table.levels[seat], track)
            if level < 4:
                chance: float = float(7 - table.kit.needs[track * 4 + level]) / 6.0
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
            return float(table.kit.whale_coins)
        return float(table.values[token])

    # ---- Where to sail ----------------------------------------------------------------------------------------

    def rate_step(self, table: Wrecked, seat: i64, ship: i64, place: i64, docks: bool) -> float:
        """How much stronger a ship is drawn from there than from here. A docked ship can do little, but is safer."""
        there: float = self.pull(table, seat, ship, place)
        if docks:
            there = IDLE * there + self.danger(table, ship, place)
        start: i64 = table.at[ship]
        here: float = self.pull(table, seat, ship, start)
        if table.docked[ship - FIRST_SHIP] >= 0:
            here = IDLE * here + self.danger(table, ship, start)
        return there - here - 0.0005

    def pull(self, table: Wrecked, seat: i64, ship: i64, place: i64) -> float:
        """What a ship could do, and how soon, from there; less the Kraken's nearness."""
        fleet = table.fleets[seat]
        kit = table.kit
        cargo: i64 = count_bits(table.aboard[ship - FIRST_SHIP])
        room: i64 = fleet.hold - cargo
        best: float = 0.0
        rest: float = 0.0
        for island in range(len(table.isles)):
            fort: i64 = table.forts[island]
            if room > 0 and table.ashore[island]:
                reach: i64 = kit.ship + kit.island + fleet.spy
                pull: float = self.faded(table, FISHED + 0.3, place, table.isles[island], reach, fleet.speed)
                rest += 0.1 * pull
                if pull > best:
                    best = pull
            if fort == NO_FORT or cargo == 0:
                continue
            worth: float = self.port_worth(table, seat, fort, cargo, room)
            pull = self.faded(table, worth, place, table.isles[island], kit.ship + kit.fort + kit.short, fleet.speed)
            rest += 0.1 * pull
            if pull > best:
                best = pull
        hunt: float = self.hunting(table, seat, place, room)
        if hunt > best:
            best = hunt
        return best + rest - self.danger(table, ship, place)

    def port_worth(self, table: Wrecked, seat: i64, fort: i64, cargo: i64, room: i64) -> float:
        """What a fort is worth to a ship with cargo: for trade if it is another's, for upgrades if it is the own."""
        if fort == seat:
            return 0.35 * float(cargo)
        worth: float = TRADED * float(cargo) + 0.3
        if room <= 0:
            worth += 2.0
        if table.buildings_of(seat) < 3:
            worth += NEW_BUILDING
        return worth

    def danger(self, table: Wrecked, ship: i64, place: i64) -> float:
        """The Kraken near."""
        level: i64 = table.level
        reach: float = float(table.kit.swim[level] * (table.kit.actions[level] - 1) + table.kit.short + 42)
        far: float = distance(place, table.kraken_at)
        if far > reach:
            return 0.0
        return (0.3 + 0.2 * float(count_bits(table.aboard[ship - FIRST_SHIP]))) * (1.2 - far / reach)

    def hunting(self, table: Wrecked, seat: i64, place: i64, room: i64) -> float:
        """What floats: whales, tokens, prey, and the Kraken for who would win by slaying it."""
        fleet = table.fleets[seat]
        best: float = 0.0
        others: i64 = table.afloat & ~(3 * bit(ship_of(seat, 0)))
        while others:
            piece: i64 = lowest(others)
            others &= others - 1
            worth: float = self.catch(table, seat, piece, room)
            if worth <= best:
                continue
            reach: i64 = fleet.reach
            if piece < FIRST_SHIP and not has(table.alive, piece):
                reach = fleet.spy
            reach += table.kit.ship + table.kit.sizes[piece]
            pull: float = self.faded(table, worth, place, table.at[piece], reach, fleet.speed)
            if pull > best:
                best = pull
        need: i64 = table.kit.kraken_hull[table.level] + 1 - fleet.guns
        if need <= 6 and self.slaying(table, seat) > 0.0:
            reach = table.kit.ship + table.kit.kraken + fleet.reach
            pull = self.faded(table, self.best_of(3, need) * 6.0, place, table.kraken_at, reach, fleet.speed)
            if pull > best:
                best = pull
        return best

    def catch(self, table: Wrecked, seat: i64, piece: i64, room: i64) -> float:
        """What a piece in the sea would be worth if it were in range."""
        guns: i64 = table.fleets[seat].guns
        if piece >= FIRST_SHIP:
            if table.flags[owner_of(piece)] == 0:
                return 0.1
            need: i64 = actions.hull_of(table, piece) + 1 - guns
            return self.best_of(3, need + count_bits(table.aboard[piece - FIRST_SHIP])) * FLAG
        if has(table.alive, piece):
            hit: float = self.best_of(2, table.kit.whale_hull + 1 - guns)
            return hit * KILL if room > 0 else hit * 0.3
        if room <= 0:
            return 0.0
        return WHALE_TAKEN if piece >= FIRST_WHALE else FISHED

    def faded(self, table: Wrecked, worth: float, place: i64, goal: i64, reach: i64, speed: i64) -> float:
        """What something is worth from afar: the less, the more steps it takes until it is in reach, around islands."""
        far: float = distance(place, goal) - float(reach)
        if far <= 0.0:
            return worth
        left: float = far / float(speed)
        gap: i64 = table.kit.ship + table.kit.island
        for island in range(len(table.isles)):
            other: i64 = table.isles[island]
            if other != goal and not sweeps_clear(place, goal, other, gap):
                left += DETOUR
        return fade(worth, left)

    # ---- Dice and goods ---------------------------------------------------------------------------------------

    def rate_dice(self, table: Wrecked, verb: i64, die: i64) -> float:
        """Let the Kraken sleep, if that can be; else make the most of the best die."""
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
                number: i64 = actions.explore_number(table, table.target)
                return 1.0 if (total + 1) % number == 0 else -0.1
            return 0.5 if die == best_die(table.dice) else -0.1
        if verb == REROLL and table.action == ATTACK and total - die + 6 < threat:
            need: i64 = actions.target_hull(table, table.target) + 1 - table.fleets[table.turn].guns
            return 0.4 - 0.01 * float(die) if best_die(table.dice) < need else -0.1
        return -0.1

    def rate_goods(self, table: Wrecked, seat: i64, verb: i64, choice: i64) -> float:
        if verb in (TAKE, STORE):
            return self.known_coins(table, seat, choice)
        if verb == DROP:
            near: float = distance(choice % POSITIONS, table.at[table.victim]) / 1000.0
            return -self.known_coins(table, seat, choice // POSITIONS) - near
        if verb == LOSE:
            return -self.known_coins(table, seat, choice) - 1.0
        if verb == FIT:
            return self.rate_fit(table, seat, choice)
        assert verb == BUILD
        return self.rate_building(table, seat, choice // 3, choice % 3)

    def known_coins(self, table: Wrecked, seat: i64, token: i64) -> float:
        if token < FIRST_WHALE and not has(table.seen[seat], token):
            return UNSEEN
        return self.coins(table, seat, token)

    def rate_fit(self, table: Wrecked, seat: i64, choice: i64) -> float:
        """A point and a better ship, for what the token would bring in the Stockpile. The smallest die will do."""
        goods: i64 = choice // 36
        track: i64 = choice // 6 % 6
        gain: float = 1.0 + TRACK_WORTH[track] - 0.1 * float(count_of(table.levels[seat], track))
        if goods < FIRST_SHIP:
            gain -= IN_STOCK * self.coins(table, seat, goods)
        return gain - 0.01 * float(choice % 6)

    def rate_building(self, table: Wrecked, seat: i64, building: i64, slot: i64) -> float:
        """Its points, and something for its effect; less what it replaces."""
        gain: float = float(table.kit.buildings[building].points(table, seat)) + 0.5
        old: i64 = slot_of(table.built[seat], slot)
        if old >= 0:
            gain -= float(table.kit.buildings[old].points(table, seat))
        return gain

    # ---- The Kraken -------------------------------------------------------------------------------------------

    def rate_kraken(self, table: Wrecked, seat: i64, verb: i64, choice: i64) -> float:
        """Strike others, the leader first; swim to them, and away from the own ships."""
        if verb == STRIKE:
            ship: i64 = FIRST_SHIP + choice - TARGET_SHIPS
            return self.prey(table, seat, ship) * 4.0
        here: float = self.appetite(table, seat, table.kraken_at)
        return self.appetite(table, seat, choice) - here

    def prey(self, table: Wrecked, seat: i64, ship: i64) -> float:
        """What a strike at a ship is worth to who moves the Kraken."""
        owner: i64 = owner_of(ship)
        force: float = float(table.kit.strength[table.level] + 4 - actions.hull_of(table, ship))
        if force < 0.0:
            force = 0.1
        worth: float = force * 0.3 + 0.5
        if owner == seat:
            return -worth
        if table.filled + 1 >= table.kit.slots and self.lead(table, seat) < -1.0:
            return -0.5 * worth  # it would end the game
        return worth * (1.3 if owner == self.leader(table, seat) else 1.0)

    def leader(self, table: Wrecked, seat: i64) -> i64:
        """The best of the others."""
        best: i64 = -1
        for other in range(table.seats):
            if other != seat and (best < 0 or table.points(other) > table.points(best)):
                best = other
        return best

    def appetite(self, table: Wrecked, seat: i64, place: i64) -> float:
        """How good a position of the Kraken is for who moves it."""
        best: float = 0.0
        ships: i64 = table.afloat >> FIRST_SHIP
        while ships:
            ship: i64 = FIRST_SHIP + lowest(ships)
            ships &= ships - 1
            worth: float = self.prey(table, seat, ship)
            far: float = distance(place, table.at[ship]) - float(table.kit.short + 42)
            pull: float = fade(worth, far / float(table.kit.swim[table.level]))
            if worth < 0.0:
                best += 0.5 * pull
            elif pull > best:
                best = pull
        return best


def distance(one: i64, other: i64) -> float:
    return sqrt(float(square_apart(one, other)))


def fade(worth: float, steps: float) -> float:
    """What something is worth that is some steps away. (No `exp`: what it gives is not the same on every machine.)"""
    if steps <= 0.0:
        return worth
    return worth / (1.0 + STEPWISE * steps + STEPWISE * STEPWISE * steps * steps)


def chances() -> vec[float]:
    """How likely n dice make a total of t or more, at n * 40 + t."""
    found: vec[float] = vec[float]()
    ways: list[int] = [1]  # by total
    all_ways: int = 1
    for _ in range(7):
        for total in range(40):
            found = append(found, float(sum(ways[total:])) / float(all_ways))
        ways = [sum(ways[max(0, total - 6) : total]) for total in range(len(ways) + 6)]
        all_ways *= 6
    return found
