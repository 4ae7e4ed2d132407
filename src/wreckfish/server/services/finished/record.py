"""Download a game's record: all of it, as text that `wreckfish verify` and `wreckfish replay` take."""

from __future__ import annotations

from wreckfish.core.record import Ply, Record, result_text, write
from wreckfish.core.seeds import commitment
from wreckfish.server.services.finished.game import FinishedGame, read_finished
from wreckfish.server.store import Store


async def download(store: Store, table: str) -> tuple[str, str]:
    """A file's name and the record that belongs into it."""
    game = await read_finished(store, table)
    return f"wreckfish-{game.row.game}-{game.row.id}.txt", record_text(game)


def record_text(game: FinishedGame) -> str:
    return write(record_of(game))


def record_of(game: FinishedGame) -> Record:
    """The record of a game: who was a bot at its end counts as one."""
    seed = game.row.seed
    return Record(
        match=game.course.match,
        seed=seed,
        plies=[Ply(made.seat, made.move) for made in game.moves],
        players=list(game.names),
        promise=commitment(seed),
        result=result_text(game.outcome),
        bots={seat: bot for seat, bot in enumerate(game.bots) if bot is not None},
    )
