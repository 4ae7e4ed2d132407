"""A table's observations and actions as arrays: what the words of `State.observe` mean, and which move an action is.

Knows no game by name and no environment library.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import prod
from typing import Any

import numpy as np

from wreckfish.core.game import Match
from wreckfish.core.moves import VERBS
from wreckfish.core.state import State
from wreckfish.core.values import WreckfishError
from wreckfish.environments.batch_engine import Spreader

Array = np.ndarray[Any, np.dtype[Any]]
MOST_MOVES = 20_000  # up to this many, every move of a game is an action
LISTED = 1024  # otherwise an action is an index into the list of legal moves, cut off at this length


class Observations:
    """Observations as arrays of whole numbers with named parts."""

    def __init__(self, match: Match) -> None:
        self.fields = match.game.layout(match.seats, match.options, match.parts)
        if not self.fields:
            raise WreckfishError(f"{match.game.name} has no observations for programs that learn.")
        members: list[int] = []  # of each packed word
        low: list[int] = []
        high: list[int] = []
        self.parts: dict[str, slice] = {}
        self.shapes: dict[str, tuple[int, ...]] = {}
        for field in self.fields:
            start, size = len(low), field.words * max(field.members, 1)
            members += [field.members] * field.words
            low += [0 if field.members else field.low] * size
            high += [1 if field.members else field.high] * size
            self.parts[field.name] = slice(start, start + size)
            self.shapes[field.name] = (field.words, field.members) if field.members else (field.words,)
        self.words = len(members)
        self.size = len(low)
        self.low, self.high = np.array(low, np.int32), np.array(high, np.int32)
        words_before = accumulate((field.words for field in self.fields), initial=0)
        points = [start for field, start in zip(self.fields, words_before, strict=False) if field.name == "points"]
        self.spreader = Spreader(members, points[0] if points else -1)
        words = [*enumerate(members)]
        self._bits = np.array([64 * word + place for word, count in words for place in range(max(count, 1))])
        self._numbers = np.array([word for word, count in words if not count])
        self._places = np.flatnonzero(np.isin(self._bits, 64 * self._numbers))

    def observe(self, state: State, seat: int) -> Array:
        """What a seat sees, with sets as zeros and ones."""
        return self.look(state, seat)[0]

    def look(self, state: State, seat: int) -> tuple[Array, list[int]]:
        """What a seat sees, and all seats' points as far as it knows them."""
        row, points = self.spreader.row(state, seat)
        return np.frombuffer(bytearray(row), "<i4"), points

    def spread(self, words: Array) -> Array:
        """The packed words of many seats, one row each, as observations. Faster than one at a time."""
        bits = np.unpackbits(words.view(np.uint8), axis=-1, bitorder="little")
        found: Array = bits.take(self._bits, axis=-1).astype(np.int32)
        found[:, self._places] = words[:, self._numbers]
        return found

    def named(self, observation: Array) -> dict[str, Array]:
        """The parts of an observation by name; a set is a row of zeros and ones."""
        return {
            name: observation[..., part].reshape(*observation.shape[:-1], *self.shapes[name])
            for name, part in self.parts.items()
        }


class Actions:
    """Actions as numbers from 0 on; the last one, waiting, is for agents with nothing to decide.

    Where a game has few moves, every move is an action. Where it has very many, an action is an index into the list of
    legal moves, which `described` describes.
    """

    def __init__(self, match: Match) -> None:
        self.codec = match.codec
        self.sizes = [prod(len(domain) for domain in fields) for fields in self.codec.fields]
        self.listed = sum(self.sizes) > MOST_MOVES
        self.starts = [0, *accumulate(self.sizes)]
        self.wait = LISTED if self.listed else sum(self.sizes)
        self.count = self.wait + 1
        self.width = 1 + max(len(fields) for fields in self.codec.fields)
        self._starts = np.array(self.starts)

    def number(self, move: int) -> int:
        """The action of a move, where every move is an action."""
        return self.starts[move % VERBS] + move // VERBS

    def numbers(self, moves: Array) -> Array:
        """The same for many moves."""
        return np.asarray(self._starts[moves % VERBS] + moves // VERBS)

    def mask(self, moves: Sequence[int]) -> Array:
        """Which actions are legal; only waiting if there are no moves."""
        mask = np.zeros(self.count, np.int8)
        if not moves:
            mask[self.wait] = 1
        elif self.listed:
            mask[: min(len(moves), LISTED)] = 1
        else:
            for move in moves:
                mask[self.starts[move % VERBS] + move // VERBS] = 1
        return mask

    def move(self, action: int, moves: Sequence[int]) -> int | None:
        """The move of an action, if it is one of `moves`; otherwise None."""
        if self.listed:
            return moves[action] if 0 <= action < min(len(moves), LISTED) else None
        if not 0 <= action < self.wait:
            return None
        verb = bisect_right(self.starts, action) - 1
        found = verb + (action - self.starts[verb]) * VERBS
        return found if found in moves else None

    def described(self, moves: Sequence[int]) -> Array:
        """The list of moves as rows: the verb, counted from 1, and its fields; zeros after the end."""
        rows = np.zeros((LISTED, self.width), np.int32)
        for place, move in enumerate(moves[:LISTED]):
            packed, fields = move // VERBS, self.codec.fields[move % VERBS]
            rows[place, 0] = move % VERBS + 1
            for number in range(len(fields), 0, -1):
                packed, rows[place, number] = divmod(packed, len(fields[number - 1]))
        return rows


def rewards(state: State) -> list[float]:
    """Each seat's reward for a finished game: 1 for an outright victory, 0 in total. In a solo game, the points."""
    if state.seats == 1:
        return [state.score_now(0)]
    seats = int(state.seats)
    return [(seats * share - 1) / (seats - 1) for share in state.win_shares()]
