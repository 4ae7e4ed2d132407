"""Forget a person. Games stay playable for the others, with nobody's name at the seat."""

from __future__ import annotations

from sqlalchemy import String, cast, delete, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.db import schema
from wreckfish.server.db.store import Store
from wreckfish.server.values import Person, Refused

people, seats, tables, chat = schema.people.c, schema.seats.c, schema.tables.c, schema.chat.c
NOBODY = literal("Seat ") + cast(seats.seat + 1, String)  # as records call a seat without a name


async def forget(store: Store, person: Person) -> list[str]:
    """Delete a person: name, login, tokens, mutes, results, ratings, and the words they said in chat.

    The moves stay, as those of a seat without a name: a record without them would be no game. Whoever is still in a
    game should have left it before. The tables that are not over are given back.
    """

    async def job(connection: AsyncConnection) -> list[str]:
        sits = select(seats.table).where(seats.person == person.id)
        alive = tables.state != "over"
        concerned = select(tables.id).where(alive, tables.id.in_(sits) | (tables.host == person.id))
        told = list(await connection.scalars(concerned))
        mine = update(schema.seats).where(seats.person == person.id)
        waiting = seats.table.in_(select(tables.id).where(tables.state == "waiting"))
        await connection.execute(mine.where(waiting).values(person=None, name="", seen=None))
        await connection.execute(mine.values(person=None, name=NOBODY, seen=None))
        said = update(schema.chat).where(chat.person == person.id)
        await connection.execute(said.values(person=None, name="", text=""))
        await connection.execute(delete(schema.results).where(schema.results.c.player == person.id))
        await connection.execute(delete(schema.ratings).where(schema.ratings.c.player == person.id))
        gone = await connection.execute(delete(schema.people).where(people.id == person.id))
        if gone.rowcount == 0:
            raise Refused("refuse-who", 401)
        await store.tell_all(connection, [f"table {table}" for table in told])
        return told

    return await store.write(job)
