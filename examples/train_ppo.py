"""Train a small network on Captain Carcass by PPO, from nothing but games against itself, and set it against a bot.

    python examples/train_ppo.py --minutes 5

Needs `pip install 'wreckfish[environments]'` and nothing else: the network is two layers of NumPy. Prints how often it
beats the bot as it learns; `--save` keeps the weights, `--curve` draws how it went. docs/environments.md shows a run.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from wreckfish.core.chance import from_seed
from wreckfish.core.registry import find_bot
from wreckfish.core.seeds import seed_from
from wreckfish.environments.batch import Batch
from wreckfish.environments.spaces import Observations, rewards

Array = np.ndarray[Any, np.dtype[Any]]

GAMES, STEPS = 256, 64  # games side by side, decisions between two updates
EPOCHS, SHARE = 3, 2048  # how often each decision is learned from, and how many at a time
CLIP, DECAY, BONUS, RATE = 0.2, 0.95, 0.01, 1e-3
HIDDEN = 128


# ---- What the network sees ----------------------------------------------------------------------------------------


class Features:
    """An observation of a two-seat table in some ninety numbers: the sets by suit, and what follows from them."""

    def __init__(self, observations: Observations, values: list[int]) -> None:
        self.observations = observations
        self.values = np.array(values, np.float32).reshape(10, 6)

    def best(self, cards: Array) -> Array:
        """The highest card of each suit."""
        return np.asarray((cards.reshape(-1, 10, 6) * self.values).max(axis=2))

    def of(self, observation: Array) -> Array:
        part = {name: value.astype(np.float32) for name, value in self.observations.named(observation).items()}
        found, deck = part["exploration"].reshape(-1, 10, 6), part["deck"].reshape(-1, 10, 6)
        begun, left = found.max(axis=2), deck.sum(axis=2)
        cards = np.maximum(left.sum(axis=1, keepdims=True), 1)
        risk = (begun * left).sum(axis=1, keepdims=True) / cards
        seen = part["seen"][:, 0].reshape(-1, 10, 6).max(axis=2)
        known = seen.sum(axis=1, keepdims=True)
        risk = np.where(known > 0, (seen * begun).sum(axis=1, keepdims=True), risk)
        mine, theirs = self.best(part["holds"][:, 0]), self.best(part["holds"][:, 1])
        here = self.best(part["exploration"])
        gain = np.maximum(here - mine, 0)
        safe = np.maximum(self.best(part["safe"]) - mine, 0)
        one = lambda name: part[name].reshape(len(cards), -1)  # noqa: E731  a name for a phrase
        return np.concatenate(
            [
                risk, known, gain.sum(axis=1, keepdims=True) / 20, safe.sum(axis=1, keepdims=True) / 20, cards / 50,
                one("dived"), one("owed") / 4, one("points") / 50, one("turn"), one("question"), one("pending"),
                mine / 9, theirs / 9, here / 9, gain / 9, begun, left / 6,
            ],
            axis=1,
        )  # fmt: skip


# ---- What it can choose -------------------------------------------------------------------------------------------

VERBS, CARDS, PLACES = 11, 60, 32  # kinds of moves; what they name; the most moves that a decision has here


class Choices:
    """The legal moves of many decisions, each a verb and what it names: both have a score, and a move has their sum."""

    def __init__(self, moves: Array, counts: Array) -> None:
        starts = np.concatenate(([0], np.cumsum(counts[:-1])))
        place = np.arange(PLACES)[None, :]
        self.legal = place < counts[:, None]
        move = moves[np.minimum(starts[:, None] + place, len(moves) - 1)]
        self.verb = (move % 32).astype(np.int32)
        self.thing = (VERBS + move // 32).astype(np.int32)

    def some(self, rows: Array) -> Choices:
        fewer = object.__new__(Choices)
        fewer.legal, fewer.verb, fewer.thing = self.legal[rows], self.verb[rows], self.thing[rows]
        return fewer

    def chances(self, scores: Array) -> Array:
        """How likely each of the moves is."""
        rows = np.arange(len(scores))[:, None]
        sums = np.where(self.legal, scores[rows, self.verb] + scores[rows, self.thing], -1e9)
        powers = np.exp(sums - sums.max(axis=1, keepdims=True))
        return np.asarray(powers / powers.sum(axis=1, keepdims=True))

    def slope_of(self, slope: Array) -> Array:
        """The slope at the moves as the slope at the scores."""
        found = np.zeros((len(slope), VERBS + CARDS), np.float32)
        rows = np.arange(len(slope))[:, None]
        np.add.at(found, (rows, self.verb), slope)
        np.add.at(found, (rows, self.thing), slope)
        return found


def joined(steps: list[Choices]) -> Choices:
    whole = object.__new__(Choices)
    whole.legal, whole.verb, whole.thing = (
        np.concatenate([getattr(one, name) for one in steps]) for name in ("legal", "verb", "thing")
    )
    return whole


# ---- The network --------------------------------------------------------------------------------------------------


class Network:
    """Two hidden layers, a policy and a value, with Adam."""

    def __init__(self, inputs: int, luck: np.random.Generator) -> None:
        shapes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, VERBS + CARDS + 1)]
        self.weights = [luck.normal(0, np.sqrt(2 / a), (a, b)).astype(np.float32) for a, b in shapes]
        self.weights[-1] *= 0.01
        self.weights += [np.zeros(b, np.float32) for _, b in shapes]
        self.moments = [[np.zeros_like(w) for w in self.weights] for _ in range(2)]
        self.updates = 0

    def forward(self, x: Array) -> tuple[list[Array], Array, Array]:
        """The layers, the policy's scores, the value."""
        layers = [x]
        for number in range(2):
            layers.append(np.maximum(layers[-1] @ self.weights[number] + self.weights[3 + number], 0))
        out = layers[-1] @ self.weights[2] + self.weights[5]
        return layers, out[:, :-1], np.tanh(out[:, -1])

    def learn(self, layers: list[Array], slope: Array, rate: float) -> None:
        """Follow the slope of the loss at the outputs down, by Adam."""
        slopes: list[Array] = [np.empty(0)] * 6
        for number in (2, 1, 0):
            slopes[number], slopes[3 + number] = layers[number].T @ slope, slope.sum(axis=0)
            slope = (slope @ self.weights[number].T) * (layers[number] > 0)
        size = np.sqrt(sum(float((s * s).sum()) for s in slopes))
        self.updates += 1
        for weight, first, second, change in zip(self.weights, *self.moments, slopes, strict=True):
            change *= min(1.0, 0.5 / (size + 1e-9))
            first += 0.1 * (change - first)
            second += 0.001 * (change * change - second)
            step = first / (1 - 0.9**self.updates) / (np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8)
            weight -= rate * step


# ---- Learning -----------------------------------------------------------------------------------------------------


class Learner:
    def __init__(self, seed: int) -> None:
        self.luck = np.random.default_rng(seed)
        self.batch = Batch("carcass", GAMES, seats=2, seed=seed)
        self.features = Features(self.batch.observations, self.batch.match.parts.values())
        self.network = Network(self.features.of(self.batch.observation()).shape[1], self.luck)

    def play(self) -> tuple[dict[str, Array], Choices]:
        """Some decisions in every game, all seats by the same network."""
        names = ("x", "action", "chance", "value", "seat", "over", "paid")
        kept: dict[str, list[Array]] = {name: [] for name in names}
        offered, rows = list[Choices](), np.arange(GAMES)
        for _ in range(STEPS):
            x, choices = self.features.of(self.batch.observation()), Choices(self.batch.moves, self.batch.counts)
            _, scores, value = self.network.forward(x)
            policy = choices.chances(scores)
            action = np.minimum(
                (policy.cumsum(axis=1) < self.luck.random((GAMES, 1))).sum(axis=1), self.batch.counts - 1
            )
            seat = self.batch.seat.copy()
            over, paid = self.batch.step(self.batch.moves[self.batch.starts + action])
            for name, one in zip(names, (x, action, policy[rows, action], value, seat, over, paid), strict=True):
                kept[name].append(one)
            offered.append(choices)
        return {name: np.stack(steps) for name, steps in kept.items()}, joined(offered)

    def advantages(self, kept: dict[str, Array]) -> tuple[Array, Array]:
        """How much better each decision did than was expected, and what its seat got: backwards, seat by seat."""
        rows = np.arange(GAMES)
        gain, target = np.zeros((STEPS, GAMES), np.float32), np.zeros((STEPS, GAMES), np.float32)
        _, _, now = self.network.forward(self.features.of(self.batch.observation()))
        ahead = np.zeros((GAMES, 2), np.float32)  # what each seat expects at its next decision
        ahead[rows, self.batch.seat] = now
        ahead[rows, 1 - self.batch.seat] = -now  # what one wins the other loses
        running = np.zeros((GAMES, 2), np.float32)
        for step in range(STEPS - 1, -1, -1):
            over, seat = kept["over"][step], kept["seat"][step]
            ahead = np.where(over[:, None], kept["paid"][step], ahead)
            running = np.where(over[:, None], 0, running)
            value = kept["value"][step]
            gain[step] = ahead[rows, seat] - value + DECAY * running[rows, seat]
            target[step] = gain[step] + value
            running[rows, seat], ahead[rows, seat] = gain[step], value
        return gain.reshape(-1), target.reshape(-1)

    def update(self, rate: float) -> None:
        kept, choices = self.play()
        gain, target = self.advantages(kept)
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        flat = [kept[name].reshape(STEPS * GAMES, *kept[name].shape[2:]) for name in ("x", "action", "chance")]
        for _ in range(EPOCHS):
            order = self.luck.permutation(STEPS * GAMES)
            for start in range(0, len(order), SHARE):
                some = order[start : start + SHARE]
                x, action, chance = (one[some] for one in flat)
                self.improve(x, choices.some(some), action, chance, gain[some], target[some], rate)

    def improve(
        self, x: Array, choices: Choices, action: Array, chance: Array, gain: Array, target: Array, rate: float
    ) -> None:
        """One step of PPO: the clipped gain, a bonus for staying undecided, and the error of the value."""
        layers, scores, value = self.network.forward(x)
        policy = choices.chances(scores)
        rows = np.arange(len(gain))
        ratio = policy[rows, action] / chance
        follows = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        chosen = np.zeros_like(policy)
        chosen[rows, action] = 1
        logs = np.log(np.maximum(policy, 1e-9))
        doubt = -(policy * logs).sum(axis=1, keepdims=True)
        slope = -(gain * ratio * follows)[:, None] * (chosen - policy) + BONUS * policy * (logs + doubt)
        error = (value - target) * (1 - value * value)
        both = np.concatenate([choices.slope_of(slope), 0.5 * error[:, None]], axis=1).astype(np.float32)
        self.network.learn(layers, both / len(gain), rate)

    # ---- Against a bot --------------------------------------------------------------------------------------------

    def test(self, bot_name: str, games: int) -> tuple[float, float]:
        """How often the network's best choice beats a bot, from both seats with the same cards; and the error."""
        match, observations = self.batch.match, self.batch.observations
        bot, won = find_bot(bot_name)(match.game), []
        for game in range(games):
            mine = game % 2
            state, luck = match.start(seed_from(f"test {game // 2}")), from_seed(seed_from(f"bot {game}"))
            while state.owing:
                seat = state.to_act()[0]
                if seat != mine:
                    state.apply(seat, bot.decide(state, seat, luck))
                    continue
                moves = list(state.legal(seat))
                _, scores, _ = self.network.forward(self.features.of(observations.observe(state, seat)[None, :]))
                choices = Choices(np.array(moves), np.array([len(moves)]))
                state.apply(seat, moves[int(choices.chances(scores)[0].argmax())])
            won.append((rewards(state)[mine] + 1) / 2)
        return float(np.mean(won)), 1.96 * float(np.std(won)) / len(won) ** 0.5


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to learn")
    parser.add_argument("--against", default="greedy", help="the bot to be beaten")
    parser.add_argument("--games", type=int, default=400, help="of each test against it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="keep the weights in this file (.npz)")
    parser.add_argument("--curve", type=Path, help="draw the curve in this file (.svg)")
    given = parser.parse_args()
    learner, begun, tested, curve = Learner(given.seed), time.process_time(), -1e9, list[tuple[float, float, float]]()
    updates = 0
    tell(f"minutes of one core, decisions, victories against {given.against}")
    while True:
        minutes = (time.process_time() - begun) / 60
        if minutes - tested > given.minutes / 10 or minutes >= given.minutes:
            tested = minutes
            rate, error = learner.test(given.against, given.games)
            curve.append((updates * STEPS * GAMES / 1e6, rate, error))
            tell(f"{minutes:6.2f}  {updates * STEPS * GAMES:>10,}  {rate:.1%} ± {error:.1%}")
        if minutes >= given.minutes:
            break
        learner.update(RATE * (1 - 0.9 * minutes / given.minutes))
        updates += 1
    if given.save:
        np.savez(given.save, *learner.network.weights)
    if given.curve:
        from wreckfish.lab.plots import alone
        from wreckfish.lab.plots import curve as drawn

        points = [(million, rate, max(0.0, rate - error), min(1.0, rate + error)) for million, rate, error in curve]
        words = f"victories against {given.against} by million decisions"
        svg = drawn(points, lambda v: f"{v:.0%}", lambda v: f"{v:.1f}", words, 0.5, f"as good as {given.against}")
        given.curve.write_text(alone(svg), encoding="utf-8")


if __name__ == "__main__":
    main()
