"""Random games of Pgx's leduc_holdem on the processor, in batches. Knows nothing of Wreckfish.

`python pgx_leduc.py SECONDS [BATCH]` prints games, moves and seconds as JSON, the time to compile left out. As in Pgx's
own benchmarks, a scan plays many steps in one call, and games that end start anew. Needs `pgx`.
"""

import json
import os
import sys
import time

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

STEPS = 64


def main(seconds: float, batch: int) -> None:
    env = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(carry, _):
        state, key = carry
        key, one, other = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(one, logits, axis=1)
        state = step(state, action, jax.random.split(other, batch))
        return (state, key), state.terminated.sum()

    many = jax.jit(lambda carry: jax.lax.scan(play, carry, None, STEPS))
    carry = (jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), batch)), jax.random.PRNGKey(2))
    carry, _ = jax.block_until_ready(many(carry))
    games = moves = 0
    start, cpu = time.perf_counter(), time.process_time()
    while time.perf_counter() - start < seconds:
        carry, ended = jax.block_until_ready(many(carry))
        games += int(ended.sum())
        moves += STEPS * batch
    spent = {"seconds": time.perf_counter() - start, "processor_seconds": time.process_time() - cpu}
    sys.stdout.write(json.dumps({"games": games, "moves": moves, **spent}) + "\n")


main(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 8192)
