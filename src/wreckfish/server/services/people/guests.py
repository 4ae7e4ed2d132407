"""Guests: new ones, and merging them into an account; see `log_in`."""

from __future__ import annotations

import secrets

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.services.people.names import clean_name
from wreckfish.server.values import Person, now


async def new_guest(store: Store, name: str, language: str) -> Person:
    """A new guest, who can do everything and may register later."""
    guest = Person(id=secrets.token_hex(8), name=clean_name(name), login=None, language=language)
    moment = now()

    async def job(connection: AsyncConnection) -> None:
        row = {"id": guest.id, "name": guest.name, "language": language, "session": 0}
        await connection.execute(insert(schema.people).values(**row, created=moment, seen=moment))

    await store.write(job)
    return guest


seats, tables, chat, results = schema.seats.c, schema.tables.c, schema.chat.c, schema.results.c
ratings, mutes = schema.ratings.c, schema.mutes.c


async def merge_guest(connection: AsyncConnection, guest: str, account: str) -> list[str]:
    """Move everything and delete the guest, unless a seat must stay. Returns the tables that are not over."""
    own = select(seats.table).where(seats.person == account)
    both = list(
        await connection.scalars(select(seats.table).where(seats.person == guest, seats.table.in_(own)).distinct())
    )
    sits = select(seats.table).where(seats.person == guest, seats.table.not_in(both))
    alive = tables.state != "over"
    concerned = await connection.scalars(select(tables.id).where(alive, tables.id.in_(sits) | (tables.host == guest)))
    told = list(concerned)
    for table, who in ((schema.seats, seats), (schema.chat, chat)):
        move = update(table).where(who.person == guest, who.table.not_in(both))
        await connection.execute(move.values(person=account))
    await connection.execute(update(schema.tables).where(tables.host == guest).values(host=account))
    move = update(schema.results).where(results.player == guest, results.table.not_in(both))
    await connection.execute(move.values(player=account))
    await merge_ratings(connection, guest, account)
    await merge_mutes(connection, guest, account)
    if not both:
        await connection.execute(delete(schema.people).where(schema.people.c.id == guest))
    return told


async def merge_ratings(connection: AsyncConnection, guest: str, account: str) -> None:
    rated = list(await connection.scalars(select(ratings.game).where(ratings.player == account)))
    move = update(schema.ratings).where(ratings.player == guest, ratings.game.not_in(rated))
    await connection.execute(move.values(player=account))
    await connection.execute(delete(schema.ratings).where(ratings.player == guest))


async def merge_mutes(connection: AsyncConnection, guest: str, account: str) -> None:
    """Move mutes by and of the guest: logging in does not shake them off."""
    found = await connection.execute(
        select(mutes.person, mutes.muted).where(mutes.person.in_((guest, account)) | mutes.muted.in_((guest, account)))
    )
    pairs = {(row.person, row.muted) for row in found}
    renamed = {tuple(account if one == guest else one for one in pair) for pair in pairs}
    new = [{"person": one, "muted": other} for one, other in renamed - pairs if one != other]
    if new:
        await connection.execute(insert(schema.mutes), new)
    await connection.execute(delete(schema.mutes).where((mutes.person == guest) | (mutes.muted == guest)))
