"""Imagining a table: a whole position as one seat may know it, for bots that think elsewhere."""

from __future__ import annotations

import secrets

import msgspec

from wreckfish import version
from wreckfish.core.chance import from_seed
from wreckfish.core.parcel import wrap
from wreckfish.server.messages import World
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.values import Person


def imagine(person: Person, live: LiveTable, wanted: int | None) -> World:
    """The game as it may stand for all that a seat knows: secrets and the luck to come are new at every asking."""
    position = live.game
    seat = live.own_seat(person.id, wanted)
    known = position.state.redeal(seat, from_seed(secrets.token_hex(16)))
    row = live.row
    options = msgspec.json.decode(row.options)
    return World(version(), row.id, row.game, row.size, options, seat, position.ply, wrap(known))
