"""The example learns: it runs as it is, and after some updates it prefers what was rewarded."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

FILE = Path(__file__).parents[2] / "examples/train_ppo.py"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The example as a module, with small figures."""
    spec = importlib.util.spec_from_file_location("train_ppo", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "train_ppo", module)
    spec.loader.exec_module(module)
    for name, value in (("GAMES", 16), ("STEPS", 24), ("SHARE", 128)):
        monkeypatch.setattr(module, name, value)
    return module


@pytest.mark.seconds
def test_it_learns_and_is_tested(example: Any) -> None:
    learner = example.Learner(1)
    before = [weight.copy() for weight in learner.network.weights]
    learner.update(1e-3)
    assert any((old != new).any() for old, new in zip(before, learner.network.weights, strict=True))
    assert all(np.isfinite(weight).all() for weight in learner.network.weights)
    rate, _ = learner.test("random", 2)
    assert 0 <= rate <= 1


def test_its_slopes_are_those_of_its_loss(example: Any) -> None:
    """What backpropagation says, against small steps to either side."""
    luck = np.random.default_rng(1)
    network = example.Network(7, luck)
    network.weights = [weight.astype(np.float64) for weight in network.weights]
    network.weights[2] = luck.normal(size=network.weights[2].shape)
    x = luck.normal(size=(5, 7))
    choices = example.Choices(np.arange(10) % 4 + 32 * np.arange(10), np.array([2, 1, 3, 2, 2]))
    layers, scores, _ = network.forward(x)
    policy = choices.chances(scores)
    slope = choices.slope_of(policy - np.eye(example.PLACES)[0])  # of minus the log of the first move's chance
    change = layers[2].T @ slope
    place = (3, int(choices.thing[0, 0]))
    sides = []
    for step in (-1e-5, 1e-5):
        network.weights[2][place] += step
        sides.append(-np.log(choices.chances(network.forward(x)[1])[:, 0]).sum())
        network.weights[2][place] -= step
    assert change[place] == pytest.approx((sides[1] - sides[0]) / 2e-5, rel=1e-3)


def test_advantages_end_with_what_was_paid(example: Any) -> None:
    learner = example.Learner(2)
    kept, _ = learner.play()
    kept["value"][:] = 0
    last = kept["over"].shape[0] - 1
    kept["over"][:] = False
    kept["over"][last] = True
    kept["paid"][last] = [1.0, -1.0]
    _, target = learner.advantages(kept)
    target = target.reshape(kept["seat"].shape)
    assert (np.sign(target) == np.where(kept["seat"] == 0, 1, -1)).all()
