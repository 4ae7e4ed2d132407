"""Hints, and positions for bots that think elsewhere."""

from __future__ import annotations

import secrets

import msgspec

from wreckfish import version
from wreckfish.core.chance import from_seed
from wreckfish.core.snapshot import snapshot
from wreckfish.server.context import Context
from wreckfish.server.messages import AskHint, BotPosition, Hint
from wreckfish.server.tables.bot_pool import Asker
from wreckfish.server.tables.commit import commit_entry
from wreckfish.server.tables.hint_words import hint_message
from wreckfish.server.tables.judges import judge_hint
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Person, Refused


async def hint(context: Context, person: Person, live: LiveTable, ask: AskHint) -> Hint:
    """The move that a search prefers, and why. The log notes the first hint: the game cannot raise a rating then."""
    await commit_entry(context, live, lambda: judge_hint(live, person, ask))
    position, seat = live.game, live.own_seat(person.id, ask.seat)
    found = live.hints.find(position.state, seat)
    if found is None:
        new = await context.bots.advise(live.row.game, live.row.options, position, seat, Asker(person.id, live.id))
        live.hints.keep(position.state, seat, new)
        found = live.hints.find(live.game.state, seat) if live.game.state.owes(seat) else None
    if found is None:  # someone has moved, or taken a move back
        raise Refused("refuse-stale")
    return hint_message(live, person, seat, ask.id, found)


def determinize(person: Person, live: LiveTable, wanted: int | None) -> BotPosition:
    """A position consistent with a seat's knowledge: secrets and future luck are drawn again for each request."""
    position = live.game
    seat = live.own_seat(person.id, wanted)
    known = position.state.redeal(seat, from_seed(secrets.token_hex(16)))
    row = live.row
    options = msgspec.json.decode(row.options)
    return BotPosition(version(), row.id, row.game, row.size, options, seat, position.ply, snapshot(known))
