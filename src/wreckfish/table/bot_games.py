"""Bots for programs: one move of a bot, or a whole game between bots as a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wreckfish.bots.bot import Bot, bot_moves
from wreckfish.core.chance import from_seed, side_stream_of
from wreckfish.core.game import Game, Match, seat_to_act
from wreckfish.core.record import Ply, Record, new_record, result_text
from wreckfish.core.registry import find_bot
from wreckfish.core.seeds import new_seed, seed_from
from wreckfish.core.state import State
from wreckfish.core.values import WreckfishError

Kind = TypeVar("Kind")


def bot_for(bot: str | Bot, game: Game) -> Bot:
    made: Bot = find_bot(bot)(game) if isinstance(bot, str) else bot
    return made


def ask_bot(bot: str | Bot, match: Match, state: State, seat: int | None = None, seed: str | None = None) -> str:
    """The move that a bot would play, as text.

    bot   a name of `bot_names()`, or a bot of your own
    seat  counted from 0; by default the first seat to act
    seed  fixes the bot's luck; by default it differs from call to call
    """
    asked = seat_to_act(state) if seat is None else seat
    if asked not in state.to_act():
        raise WreckfishError("Seat {seat} has nothing to decide now.", "error-nothing-to-decide", seat=asked + 1)
    luck = from_seed(new_seed() if seed is None else seed_from(seed))
    return match.codec.text(bot_for(bot, match.game).decide(state, asked, luck))


def one_for_each(seats: int, bots: Sequence[Kind]) -> list[Kind]:
    """A bot for each seat: as many are named, or one for all."""
    if len(bots) not in (1, seats):
        english = "{bots} bots are named for {seats} seats: name one for each, or one for all."
        raise WreckfishError(english, "error-bots-for-seats", bots=len(bots), seats=seats)
    return [*bots] * (seats // len(bots))


def play_game(match: Match, bots: str | Bot | Sequence[str | Bot], seed: str | None = None) -> Record:
    """Let bots play a whole game, and give its record.

    bots  one for all seats, or one for each: names of `bot_names()`, or bots of your own
    seed  any text; the bots' luck follows from it too, so that the same seed gives the same game
    """
    seated = one_for_each(match.seats, [bots] if isinstance(bots, (str, Bot)) else bots)
    dealt = new_seed() if seed is None else seed_from(seed)
    names = [bot if isinstance(bot, str) else type(bot).__name__ for bot in seated]
    record = new_record(match, dealt, [f"{name} {seat + 1}" for seat, name in enumerate(names)])
    record.bots = {seat: bot for seat, bot in enumerate(seated) if isinstance(bot, str)}
    players = {seat: bot_for(bot, match.game) for seat, bot in enumerate(seated)}
    luck = side_stream_of(dealt)
    state = record.start()
    record.plies = [Ply(seat, move) for seat, move in bot_moves(state, players, luck)]
    record.result = result_text(state.outcome())
    return record
