"""Plays some games and prints all of them: what both engines must agree on. `python -m generic.games_told carcass`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec

import wreckfish
from generic import tables
from generic.bots import bot_of
from generic.play import LONG, log, luck_of, moves_of, random_record, seen, start, viewers
from generic.tables import Table
from wreckfish.bots.bot import let_speak
from wreckfish.core.record import write
from wreckfish.core.seeds import seed_from

TOLD = ("random", "greedy", "casual", "master")  # sound is greedy in more worlds, strong a shorter master
PLIES = {"master": LONG // 12}  # without a compiler it takes seconds for each


def told(table: Table) -> Iterator[str]:
    """One random game: its record, and every position (of a long game the first ones) with all that is seen, open and
    asked in it.
    """
    yield write(random_record(table))
    state = start(table)
    state.journal = []
    for ply, (seat, move) in enumerate(moves_of(table, 0)):
        if ply < 2 * LONG:
            yield plain(ply, state.dump(), [[*state.legal(other), *state.free(other)] for other in range(state.seats)])
        if ply % 7 == 0 and ply < 2 * LONG:
            yield plain(*[seen(state, viewer).decode() for viewer in viewers(state)])
            yield plain(*[state.refusal(other, move) for other in range(state.seats)])
            yield plain(state.redeal(seat, luck_of(table, ply)).dump())
        state.play(seat, move)
    yield plain(state.dump(), state.outcome())
    for viewer in viewers(state):
        yield plain(*[line.decode() for line in log(table.match(), state, viewer)])


def played_by_bots(table: Table, bot: str) -> str:
    """A game of bots; a long one not to its end, as they think long without a compiler."""
    match, luck = table.match(), luck_of(table)
    state, mind = match.start(seed_from(str(table))), bot_of(bot, match.game)
    plies = 0
    while state.owing and plies < PLIES.get(bot, LONG // 3):
        plies += len(let_speak(state, dict.fromkeys(range(table.seats), mind), luck)) + 1
        seat = state.to_act()[0]
        state.apply(seat, mind.decide(state, seat, luck))
    return plain(bot, plies, state.dump())


def plain(*values: object) -> str:
    return msgspec.json.encode(values).decode()


def main(name: str) -> None:
    lines = [wreckfish.engine()]
    for table in tables.few(name)[::2]:
        for text in told(table):
            lines += [f"{table} {line}" for line in text.splitlines()]
    for table in tables.few(name)[1::5]:
        lines += [f"{table} {played_by_bots(table, bot)}" for bot in TOLD]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
