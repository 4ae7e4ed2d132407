"""Many games at once, for training: arrays in, arrays out, the games themselves played in compiled code.

In every game the lowest seat that owes a decision acts; when a game ends, the next one starts. Knows no game by name
and no environment library.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from wreckfish.core.game import Game, make_match
from wreckfish.core.seeds import seed_from
from wreckfish.core.snapshot import restore, snapshot
from wreckfish.core.values import IllegalMove, WreckfishError
from wreckfish.environments.batch_engine import BatchEngine
from wreckfish.environments.keeping import pack, unpack
from wreckfish.environments.spaces import Actions, Array, Observations


class Batch:
    """`count` tables of one game.

    seat     the acting seat of each game
    packed   what that seat sees, in packed words; `observation` unpacks them
    counts   how many legal moves it has
    moves    the legal moves of all games, one game after the other; `starts` says where each game's begin
    """

    def __init__(
        self,
        game: str | Game = "carcass",
        count: int = 1024,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        data: Path | None = None,
        seed: int = 0,
    ) -> None:
        if count < 1:
            raise WreckfishError(f"A batch needs at least one table, not {count}.")
        self.match = make_match(game, seats, options, data)
        self.observations, self.actions = Observations(self.match), Actions(self.match)
        self.count = count
        self.engine = BatchEngine(self.match.table, count, seed_from(f"batch {seed}"))
        self.look()

    def __getstate__(self) -> dict[str, Any]:
        """Everything that a copy needs to continue as this one does."""
        engine = self.engine
        positions = [snapshot(state) for state in engine.states]
        return {"packed": pack(self.match, None), "seed": engine.seed, "dealt": engine.dealt, "positions": positions}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.match, _ = unpack(kept["packed"])
        self.observations, self.actions = Observations(self.match), Actions(self.match)
        self.engine = BatchEngine(self.match.table, 0, kept["seed"])
        self.engine.dealt = kept["dealt"]
        self.engine.states = [restore(position, self.match.table) for position in kept["positions"]]
        self.count = len(self.engine.states)
        self.look()

    def look(self) -> None:
        seats, seen, counts, moves = self.engine.look()
        self.seat = np.frombuffer(seats, "<i4")
        self.packed = np.frombuffer(seen, "<i8").reshape(self.count, self.observations.words)
        self.counts = np.frombuffer(counts, "<i4")
        self.moves = np.frombuffer(moves, "<i8")
        self.starts = np.concatenate(([0], np.cumsum(self.counts[:-1])))

    def observation(self) -> Array:
        """What the acting seats see, one row per game; `observations.named` splits it into its parts."""
        return self.observations.spread(self.packed)

    def action_mask(self) -> Array:
        """Which actions are legal, one row per game."""
        mask = np.zeros((self.count, self.actions.count), np.int8)
        rows = np.repeat(np.arange(self.count), self.counts)
        if self.actions.listed:
            places = np.arange(len(self.moves)) - np.repeat(self.starts, self.counts)
            mask[rows[places < self.actions.wait], places[places < self.actions.wait]] = 1
        else:
            mask[rows, self.actions.numbers(self.moves)] = 1
        return mask

    def moves_of(self, actions: Array) -> Array:
        """Actions as moves, one per game."""
        if self.actions.listed:
            if (actions < 0).any() or (actions >= self.counts).any():
                raise WreckfishError("An action is not legal: see the action mask.")
            return np.asarray(self.moves[self.starts + actions])
        verbs = np.searchsorted(self.actions.starts, actions, side="right") - 1
        return np.asarray(verbs + (actions - np.array(self.actions.starts)[verbs]) * 32)

    def check(self, moves: Array) -> None:
        """Raise IllegalMove before anything is played if a move is illegal. Few legal moves, if any, are not listed."""
        listed = np.logical_or.reduceat(np.repeat(moves, self.counts) == self.moves, self.starts)
        for game in np.flatnonzero(~listed).tolist():
            refusal = self.engine.states[game].refusal(int(self.seat[game]), int(moves[game]))
            if refusal is not None:
                raise IllegalMove(refusal)

    def step(self, moves: Array) -> tuple[Array, Array]:
        """Play one move in each game, then look again. Returns which games ended, and each seat's reward in them."""
        if moves.shape != (self.count,):
            raise WreckfishError(f"A batch of {self.count} games needs as many moves, not {moves.shape}.")
        self.check(moves)
        ended, shares = self.engine.step(np.ascontiguousarray(moves, "<i8").tobytes())
        over = np.frombuffer(ended, np.bool_)
        seats = self.match.seats
        paid = np.frombuffer(shares, "<f4").reshape(self.count, seats)
        self.look()
        return over, np.where(over[:, None], (seats * paid - 1) / max(seats - 1, 1), np.float32(0))
