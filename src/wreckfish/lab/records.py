"""A game of a series as a record, played again from its seed by the same bots. Knows no game."""

from __future__ import annotations

from wreckfish.bots.bot import Bot, let_speak
from wreckfish.core.chance import aside
from wreckfish.core.game import Match
from wreckfish.core.record import Ply, Record, new_record, result_text
from wreckfish.core.registry import find_bot
from wreckfish.core.seeds import nth_seed
from wreckfish.lab.series import Series


def record_of(match: Match, series: Series, number: int) -> Record:
    """Game `number` of a series. Bots that watch the clock may play differently this time."""
    seed = nth_seed(series.seed, number)
    names = [series.bot_at(number, seat) for seat in range(match.seats)]
    record = new_record(match, seed, [f"{name} {seat + 1}" for seat, name in enumerate(names)])
    record.bots = dict(enumerate(names))
    bots: dict[int, Bot] = {seat: find_bot(name)(match.game) for seat, name in enumerate(names)}
    state = record.start()
    luck = aside(*(int(seed[place : place + 8], 16) for place in range(0, 32, 8)))
    while state.owing:
        record.plies += [Ply(seat, word) for seat, word in let_speak(state, bots, luck)]
        seat = state.to_act()[0]
        move = bots[seat].decide(state, seat, luck)
        record.plies.append(Ply(seat, move))
        state.apply(seat, move)
    record.result = result_text(state.outcome())
    return record
