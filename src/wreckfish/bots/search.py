"""Information set tree search for games with hidden information and chance, over redealt worlds. Knows no game.

Every simulation plays in its own world, drawn from what the searching seat may know. Each seat that decides there looks
up what *it* sees (`State.information_key`), so no seat in the tree uses what is hidden from it. Seats that choose in
secret at the same time use regret matching; all others go by visits, values and the instinct's first impression.
"""

from __future__ import annotations

import time
from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest, mix_hash
from wreckfish.core.chance import Chance
from wreckfish.core.instinct import Instinct, likely, shared_out
from wreckfish.core.state import State

WINNING: Final = 0.75  # the weight of victory in a result; the rest is the lead in points
DOUBT: Final = 0.15  # the share of first impressions that is spread evenly over all moves
TREMBLE: Final = 0.06  # how often a secret choice is tried at random, whatever the regrets say
SLIP: Final = 0.12  # a secret choice with a smaller share is taken for noise and not played
TWO_TO_THE_32: Final = 4294967296.0


class Answers:
    """The results of a seat's moves against one secret choice of the others."""

    def __init__(self, size: i64) -> None:
        self.sums: vec[float] = zeros(size)
        self.visits: vec[float] = zeros(size)


class Node:
    """An information set: what one seat sees at a decision, with its moves, their first impressions and results."""

    def __init__(self, moves: vec[i64], priors: vec[float], secret: bool) -> None:
        size: i64 = len(moves)
        self.moves: vec[i64] = moves
        self.priors: vec[float] = priors
        self.secret: bool = secret
        self.visits: vec[float] = zeros(size)
        self.sums: vec[float] = zeros(size)
        self.total: float = 0.0
        self.sum: float = 0.0
        # Only for secret choices, as most are open: regrets, current and average policy, results by the others' choice.
        self.regrets: vec[float] = zeros(size if secret else 0)
        self.policy: vec[float] = priors[:] if secret else self.regrets
        self.average: vec[float] = zeros(size if secret else 0)
        self.answers: dict[int, Answers] | None = {} if secret else None
        self.pledged: i64 = -1  # what its seat said it would play, and how far to trust that
        self.trust: float = 0.0

    def most_promising(self, curiosity: float) -> i64:
        """The move with the best sum of value and exploration bonus (PUCT)."""
        usual: float = self.sum / self.total if self.total > 0.0 else 0.5
        eager: float = curiosity * sqrt(self.total + 1.0)
        best: i64 = 0
        top: float = -1.0
        for number in range(len(self.moves)):
            tries: float = self.visits[number]
            value: float = usual - 0.05
            if tries > 0.0:
                value = self.sums[number] / tries
            promise: float = value + eager * self.priors[number] / (1.0 + tries)
            if promise > top:
                top = promise
                best = number
        return best

    def secret_choice(self, luck: Chance) -> i64:
        """A move drawn from the regret-matching policy, or at times any move, so that none is forgotten."""
        size: i64 = len(self.moves)
        weight: float = self.total + 1.0
        for number in range(size):
            self.average[number] += weight * self.policy[number]
        point: float = float(luck.word()) / TWO_TO_THE_32
        if point < TREMBLE:
            return luck.below(size)
        if self.pledged >= 0 and float(luck.word()) / TWO_TO_THE_32 < self.trust:
            return self.pledged
        return drawn(self.policy, (point - TREMBLE) / (1.0 - TREMBLE))

    def regret(self, chosen: i64, others: i64, worth: float) -> None:
        """Update the regrets by what a choice brought against the others', and what each other move might have."""
        assert self.answers is not None
        met = self.answers.get(others)
        size: i64 = len(self.moves)
        if met is None:
            met = Answers(size)
            self.answers[others] = met
        met.visits[chosen] += 1.0
        met.sums[chosen] += worth
        expected: float = 0.0
        guesses: vec[float] = zeros(size)
        for number in range(size):
            guess: float = self.sum / self.total
            if met.visits[number] > 0.0:
                guess = met.sums[number] / met.visits[number]
            elif self.visits[number] > 0.0:
                guess = self.sums[number] / self.visits[number]
            guesses[number] = guess
            expected += guess * self.policy[number]
        total: float = 0.0
        for number in range(size):
            regret: float = self.regrets[number] + guesses[number] - expected
            if regret < 0.0:
                regret = 0.0
            self.regrets[number] = regret
            total += regret
        for number in range(size):
            self.policy[number] = self.regrets[number] / total if total > 0.0 else self.priors[number]

    def learn(self, chosen: i64, worth: float) -> None:
        self.total += 1.0
        self.sum += worth
        self.visits[chosen] += 1.0
        self.sums[chosen] += worth

    def settled(self, left: float) -> bool:
        """Whether no other move can still overtake the most tried one. Never true of a secret choice."""
        if self.secret:
            return False
        first: float = 0.0
        second: float = 0.0
        for visits in self.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > left

    def value(self, number: i64) -> float:
        """A move's average result; before it was tried, the average of all."""
        if self.visits[number] > 0.0:
            return self.sums[number] / self.visits[number]
        return self.sum / self.total if self.total > 0.0 else 0.5

    def number_of(self, move: i64) -> i64:
        """The index of a move; -1 if it is not among the moves."""
        for number in range(len(self.moves)):
            if self.moves[number] == move:
                return number
        return -1

    def weights(self) -> vec[float]:
        """The weight of each move, adding up to one: its visits, or the average policy of a secret choice."""
        return scaled(self.average if self.secret else self.visits)


class Visit:
    """A decision on the way down: its node, seat and move, and its round of secret choices (-1: none)."""

    def __init__(self, node: Node, seat: i64, chosen: i64, round_: i64) -> None:
        self.node: Node = node
        self.seat: i64 = seat
        self.chosen: i64 = chosen
        self.round: i64 = round_


class Search:
    """A search from one position for one seat. `think` may be called again to think longer."""

    def __init__(self, state: State, seat: i64, instinct: Instinct, room: i64) -> None:
        self.start: State = state.with_unsealed(seat)
        self.seat: i64 = seat
        self.instinct: Instinct = instinct
        self.room: i64 = room  # the most nodes it may have
        self.tree: dict[int, Node] = {}
        self.spread: float = instinct.spread(state)
        self.horizon: i64 = instinct.horizon()
        # With more seats a point changes a chance less: by p (1 - p), where all chances are equal.
        even: float = 1.0 / float(state.seats)
        self.curiosity: float = instinct.curiosity() * (4.0 * even * (1.0 - even) if state.seats > 1 else 1.0)
        self.usual: float = 0.0  # in a solo game, results are measured against the first look
        if state.seats == 1:
            self.usual = instinct.value(state, 0)
        self.simulations: i64 = 0
        self.moves: i64 = 0  # played in all simulations
        self.root: Node = self.grow(self.start.clone(), seat, self.key(self.start, seat))
        # For hints, which leave out the small weight of points: how often each root move was tried, and for each seat
        # the sum of its chances; in a solo game, of the points.
        self.tries: vec[float] = zeros(len(self.root.moves))
        self.told: vec[float] = zeros(len(self.root.moves) * state.seats)

    def think(self, simulations: i64, seconds: float, luck: Chance, early: bool = True) -> None:
        """Run `simulations` simulations, or until the time is up, or, if `early`, until the choice is certain; at least
        one.
        """
        end: float = time.perf_counter() + seconds
        left: i64 = simulations
        while left > 0:
            self.simulate(luck)
            left -= 1
            if time.perf_counter() > end or (early and left & 15 == 0 and self.root.settled(float(left))):
                break

    def simulate(self, luck: Chance) -> None:
        world = self.start.redeal(self.seat, luck)
        path: list[Visit] = []
        fresh: bool = False
        round_: i64 = 0
        while world.owing and not fresh:
            seat: i64 = self.next_seat(world)
            found: Node | None = self.root
            if len(path):
                key: i64 = self.key(world, seat)
                found = self.tree.get(key)
                if found is None:
                    if len(self.tree) >= self.room:
                        break
                    found = self.grow(world, seat, key)
                    fresh = True
            assert found is not None
            chosen: i64 = found.secret_choice(luck) if found.secret else found.most_promising(self.curiosity)
            path.append(Visit(found, seat, chosen, round_ if found.secret else -1))
            world.apply(seat, found.moves[chosen])
            if found.secret and world.sealed() == 0:
                round_ += 1  # all choices are revealed
        self.moves += len(path)
        self.simulations += 1
        self.play_on(world, luck)
        seen = outlook(world, self.instinct)
        self.tell(path[0].chosen, seen)
        self.learn(path, worths(world, seen, self.instinct, self.spread, self.usual))

    def next_seat(self, world: State) -> i64:
        """The next seat to decide: the searching seat first, as no one may wait for the secret choices of others."""
        if has(world.owing, self.seat):
            return self.seat
        return lowest(world.owing)

    def key(self, world: State, seat: i64) -> i64:
        return mix_hash(world.information_key(seat), seat)

    def grow(self, world: State, seat: i64, key: i64) -> Node:
        """A new node, with the instinct's first impression of its moves in this world."""
        moves = world.legal(seat)
        node = Node(moves, first_impressions(self.instinct, world, seat, moves), in_secret(world, seat))
        if node.secret and seat != self.seat:
            node.pledged = node.number_of(self.instinct.pledge(world, seat))
            node.trust = self.instinct.trust(world, seat)
        self.tree[key] = node
        return node

    def play_on(self, world: State, luck: Chance) -> None:
        """A quick playout, as long as the instinct wants it."""
        left: i64 = self.horizon
        while world.owing and (left > 0 or self.instinct.restless(world)):
            seat: i64 = lowest(world.owing)
            world.apply(seat, self.instinct.quick(world, seat, luck))
            left -= 1
        self.moves += self.horizon - left

    def tell(self, chosen: i64, seen: vec[float]) -> None:
        """Add a simulation's outlook to the root move that led to it."""
        self.tries[chosen] += 1.0
        first: i64 = chosen * len(seen)
        for seat in range(len(seen)):
            self.told[first + seat] += seen[seat]

    def learn(self, path: list[Visit], worth: vec[float]) -> None:
        for step in path:
            node = step.node
            node.learn(step.chosen, worth[step.seat])
            if node.secret:
                others: i64 = 0
                for other in path:
                    if other.round == step.round and other.seat != step.seat:
                        others = mix_hash(mix_hash(others, other.seat), other.node.moves[other.chosen])
                node.regret(step.chosen, others, worth[step.seat])

    def trust(self, worth: vec[float], weight: float) -> None:
        """Start from the chances that a game has computed for each move, as if each had been tried `weight` times."""
        for number in range(len(worth)):
            self.root.visits[number] += weight
            self.root.sums[number] += weight * worth[number]
            self.root.total += weight
            self.root.sum += weight * worth[number]

    # ---- Results --------------------------------------------------------------------------------------------------

    def chances(self, number: i64) -> vec[float]:
        """Each seat's chance of victory after a move that was tried, adding up to one; in a solo game, the points. The
        instinct corrects them so that they come true.
        """
        seats: i64 = self.start.seats
        power: float = self.instinct.correction(self.start)
        found: vec[float] = vec[float]()
        for seat in range(seats):
            found = append(found, self.told[number * seats + seat] / self.tries[number])
        if seats == 1:
            now: float = self.start.score_now(0)
            found[0] = now + power * (found[0] - now)
            return found
        for seat in range(seats):
            found[seat] = found[seat] ** power
        found[self.seat] *= self.instinct.modesty(self.start)
        return scaled(found)

    def best_value(self) -> float:
        """The best average result among the moves that were tried."""
        best: float = 0.0
        for number in range(len(self.root.moves)):
            if self.root.visits[number] > 0.0 and self.root.value(number) > best:
                best = self.root.value(number)
        return best

    def choice(self, luck: Chance) -> i64:
        """The move to play: the most tried one; for secret choices, one drawn from the mix."""
        if self.root.secret:
            return self.root.moves[drawn(self.mix(), float(luck.word()) / TWO_TO_THE_32)]
        return self.root.moves[most_of(self.root.visits)]

    def mix(self) -> vec[float]:
        """How often to play each secret choice: the average policy without its noise."""
        weights = self.root.weights()
        best: i64 = most_of(weights)
        for number in range(len(weights)):
            if weights[number] < SLIP and number != best:
                weights[number] = 0.0
        return scaled(weights)


def in_secret(world: State, seat: i64) -> bool:
    """Whether a seat chooses unseen by the others, while they choose too."""
    if world.sealed():
        return True
    if count_bits(world.owing) < 2:
        return False
    probe = world.clone()
    probe.apply(seat, probe.legal(seat)[0])
    return probe.sealed() & bit(seat) != 0


def first_impressions(instinct: Instinct, world: State, seat: i64, moves: vec[i64]) -> vec[float]:
    """How likely each move is to be the best, by the instinct alone."""
    size: i64 = len(moves)
    looks: vec[float] = zeros(size)
    if size == 1:
        looks[0] = 1.0
        return looks
    best: float = 0.0
    for number in range(size):
        looks[number] = instinct.rate(world, seat, moves[number])
        if number == 0 or looks[number] > best:
            best = looks[number]
    cool: float = instinct.blur()
    for number in range(size):
        looks[number] = exp((looks[number] - best) / cool)
    looks = scaled(looks)
    for number in range(size):
        looks[number] = looks[number] * (1.0 - DOUBT) + DOUBT / float(size)
    return looks


def outlook(world: State, instinct: Instinct) -> vec[float]:
    """Each seat's chance of victory, or its share of the victory once the game is over; in a solo game, the points."""
    if world.seats == 1:
        return append(vec[float](), instinct.value(world, 0) if world.owing else world.score_now(0))
    return instinct.chances(world) if world.owing else world.win_shares()


def worths(world: State, seen: vec[float], instinct: Instinct, spread: float, usual: float) -> vec[float]:
    """What a position is worth to each seat, from 0 to 1: its outlook, or at the end mostly victory and a little the
    points. In a solo game only the points count, as ending the game is worth nothing by itself.
    """
    if world.seats == 1:
        width: float = instinct.spread(world) if world.owing else spread
        return append(vec[float](), likely(seen[0] - usual, width))
    if world.owing:
        return seen
    points: vec[float] = vec[float]()
    for seat in range(world.seats):
        points = append(points, world.score_now(seat))
    found = shared_out(points, spread)
    for seat in range(world.seats):
        found[seat] = WINNING * seen[seat] + (1.0 - WINNING) * found[seat]
    return found


def zeros(size: i64) -> vec[float]:
    return vec[float]([0.0] * int(size))


def scaled(weights: vec[float]) -> vec[float]:
    """The weights scaled to add up to one; all equal if they are all zero."""
    total: float = 0.0
    for weight in weights:
        total += weight
    found: vec[float] = vec[float]()
    for weight in weights:
        found = append(found, weight / total if total > 0.0 else 1.0 / float(len(weights)))
    return found


def most_of(weights: vec[float]) -> i64:
    """The index of the largest weight, the first if there are several."""
    best: i64 = 0
    for number in range(len(weights)):
        if weights[number] > weights[best]:
            best = number
    return best


def drawn(chances: vec[float], point: float) -> i64:
    """The index of the choice on which a point between 0 and 1 falls."""
    for number in range(len(chances)):
        point -= chances[number]
        if point < 0.0:
            return number
    return len(chances) - 1
