"""Random play that leaves nothing out: any seat that owes may come first, and who only may move sometimes does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from zlib import crc32

import msgspec

from generic.tables import Table
from wreckfish.core.chance import Chance, from_seed
from wreckfish.core.game import Match
from wreckfish.core.record import Ply, Record, new_record, result_text
from wreckfish.core.seeds import commitment, seed_from
from wreckfish.core.state import State

LONGEST = 20_000  # plies; no game takes longer
FEWEST, MOST = 5, 12  # positions that are looked at closely in one game: the tables make many
LONG = 300  # plies: of a longer game no more are told


def luck_of(*words: object) -> Chance:
    """Luck of its own for everything that has a name."""
    return from_seed(seed_from("/".join(map(str, words))))


def seed_of(table: Table, game: int) -> str:
    """The seed of a game: half of all games have plain luck, and half keyed luck."""
    seed = seed_from(f"{table}/{game}")
    return seed if crc32(seed.encode()) % 2 else commitment(seed)


def start(table: Table, game: int = 0) -> State:
    return table.match().start(seed_of(table, game))


def pick(state: State, luck: Chance) -> tuple[int, int]:
    """A seat and its move: one that owes a decision, or now and then any that moves without being asked."""
    if luck.below(8) == 0:
        seat = luck.below(state.seats)
        free = state.free(seat)
        if len(free):
            return seat, free[luck.below(len(free))]
    owing = state.to_act()
    seat = owing[luck.below(len(owing))]
    return seat, state.random_move(seat, luck)


def positions(table: Table, game: int = 0) -> Iterator[tuple[State, int, int]]:
    """A random game: each position before its end, with the seat and the move that come next."""
    state, luck = start(table, game), luck_of("play", table, game)
    for _ in range(LONGEST):
        if not state.owing:
            return
        seat, move = pick(state, luck)
        yield state, seat, move
        state.play(seat, move)
    raise AssertionError(f"{table} is not over after {LONGEST} plies")


def finished(table: Table, game: int = 0) -> State:
    """The end of a random game."""
    state = start(table, game)
    for seat, move in moves_of(table, game):
        state.play(seat, move)
    return state


def sampled(table: Table, every: int, game: int = 0) -> Iterator[tuple[State, int, int]]:
    """Some positions of a random game, about one in `every`, as copies of its own."""
    chosen = some_plies(length(table, game), every, f"{table}/{game}")
    state = start(table, game)
    for ply, (seat, move) in enumerate(moves_of(table, game)):
        if ply in chosen:
            yield state.clone(), seat, move
        state.play(seat, move)


def some_plies(plies: int, every: int, name: str) -> set[int]:
    """About one ply in `every`, but neither too few nor too many."""
    return set(Random(name).sample(range(plies), min(plies, MOST, max(FEWEST, plies // every))))


@cache
def moves_of(table: Table, game: int) -> list[tuple[int, int]]:
    """The seats and the moves of a random game."""
    return [(seat, move) for _, seat, move in positions(table, game)]


def length(table: Table, game: int) -> int:
    """How many plies a random game takes."""
    return len(moves_of(table, game))


def random_record(table: Table, game: int = 0) -> Record:
    """The record of a random game, as a table would have written it."""
    match = table.match()
    record = new_record(match, seed_of(table, game))
    record.plies = [Ply(seat, move) for seat, move in moves_of(table, game)]
    record.result = result_text(record.replay().outcome())
    return record


def seen(state: State, seat: int | None) -> bytes:
    """A view as the bytes that would leave the house."""
    return msgspec.json.encode(state.view(seat))


def log(match: Match, state: State, seat: int | None) -> list[bytes]:
    """What a seat may know of all that happened, as the bytes that would leave the house."""
    return [msgspec.json.encode(match.game.event(note, seat, match.parts)) for note in state.journal or []]


def viewers(state: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(state.seats), None]
