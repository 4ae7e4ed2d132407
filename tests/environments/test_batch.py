"""Games played in a batch are the same as games played one at a time."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from wreckfish.core.registry import game_names
from wreckfish.core.seeds import nth_seed, seed_from
from wreckfish.core.values import IllegalMove, WreckfishError
from wreckfish.environments.batch import Batch


@pytest.mark.parametrize("name", game_names())
def test_a_batch_plays_the_games_of_its_seeds(name: str) -> None:
    count, steps = 4, 40 if name == "wrecked" else 150
    batch, luck = Batch(name, count, seed=5), np.random.default_rng(1)
    seeds = iter(nth_seed(seed_from("batch 5"), number) for number in range(1000))
    alone = [batch.match.start(next(seeds)) for _ in range(count)]
    for _ in range(steps):
        mask = batch.action_mask()
        observed = batch.observation()
        chosen = np.array([luck.choice(np.flatnonzero(row)) for row in mask])
        moves = batch.moves_of(chosen)
        for game, state in enumerate(alone):
            seat = state.to_act()[0]
            assert batch.seat[game] == seat
            assert observed[game].tolist() == batch.observations.observe(state, seat).tolist()
            assert mask[game].tolist() == batch.actions.mask(list(state.legal(seat))).tolist()
            state.play(seat, int(moves[game]))
        ended, paid = batch.step(moves)
        for game, state in enumerate(alone):
            assert ended[game] == (state.owing == 0)
            assert paid[game].sum() == pytest.approx(0, abs=1e-6)
            if not state.owing:
                assert paid[game].max() > 0
                alone[game] = batch.match.start(next(seeds))


@pytest.mark.parametrize("name", game_names())
def test_a_copy_of_a_batch_goes_on_as_its_original(name: str) -> None:
    batches, luck = [Batch(name, 3, seed=8)], np.random.default_rng(8)
    batch = batches[0]
    for step in range(200):
        if step == 20:
            batches += [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
        moves = batch.moves[batch.starts + (luck.random(batch.count) * batch.counts).astype(int)]
        for one in batches:
            one.step(moves)
    for other in batches[1:]:
        assert [state.dump() for state in other.engine.states] == [state.dump() for state in batch.engine.states]
        assert other.packed.tolist() == batch.packed.tolist()
        assert other.engine.dealt == batch.engine.dealt


def test_a_batch_refuses_what_the_rules_refuse() -> None:
    """And plays none of the moves, not even those that are legal."""
    batch = Batch("carcass", 2)
    before = [state.dump() for state in batch.engine.states]
    for illegal in ([5, 5], [int(batch.moves[0]), 5], [int(batch.moves[0]), -1]):
        with pytest.raises(IllegalMove):
            batch.step(np.array(illegal))
        assert [state.dump() for state in batch.engine.states] == before
    with pytest.raises(WreckfishError, match="as many moves"):
        batch.step(np.array([1]))
    with pytest.raises(WreckfishError, match="at least one table"):
        Batch("carcass", 0)
    listed = Batch("wrecked", 2)
    with pytest.raises(WreckfishError, match="not legal"):
        listed.moves_of(np.array([10_000, 0]))
