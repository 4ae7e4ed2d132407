"""What a move is certain to lead to, asked by a player."""

from __future__ import annotations

import asyncio
import secrets

from wreckfish.core.chance import from_seed
from wreckfish.core.values import IllegalMove
from wreckfish.server.context import Context
from wreckfish.server.messages import VERSION, AskPreview, Preview
from wreckfish.server.tables.foresight import foresee
from wreckfish.server.tables.judges import read_move
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Person, RuleRefused


async def preview(context: Context, person: Person, live: LiveTable, ask: AskPreview) -> Preview:
    """What each of some moves is certain to lead to before the turn ends."""
    context.limits.take("previews", person.id)
    position, seat = live.game, live.own_seat(person.id, ask.seat)
    moves = [read_move(position.terms.match, move) for move in ask.moves]
    first = None if ask.first is None else read_move(position.terms.match, ask.first)
    luck = from_seed(secrets.token_hex(16))
    try:
        async with context.reads.turn(context.people.place(person.id)):  # many guests of one address wait in line
            found = await asyncio.to_thread(foresee, position.terms.match, position.state, seat, moves, luck, first)
    except IllegalMove as illegal:
        raise RuleRefused(illegal.refusal, live.row.game, live.names) from None
    return Preview(VERSION, ask.id, position.ply, found)
