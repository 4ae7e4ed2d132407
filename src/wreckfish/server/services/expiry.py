"""What is deleted after a time without use: waiting tables, games that no one goes on with, guests who stay away.

docs/hosting.md states the rule. Finished games and accounts are kept.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import case, delete, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from wreckfish.server.context import Context
from wreckfish.server.db import schema
from wreckfish.server.people_cache import WHO
from wreckfish.server.services.people.accounts import NO_TRACE, delete_account
from wreckfish.server.services.seats import leave_everywhere
from wreckfish.server.values import Person, Refused, now
from wreckfish.table.time_control import DAY

log = logging.getLogger("wreckfish.expiry")

WAITING = 7 * DAY  # milliseconds that a table waits for players
STRANGER = 7 * DAY  # without a visit of a guest who has done nothing yet
PRACTICE = 30 * DAY  # without a move in a lesson or a practice game
EVERY = 600.0  # seconds
AT_ONCE = 100  # in one transaction

tables, entries, people, results = schema.tables.c, schema.entries.c, schema.people.c, schema.results.c
seats = schema.seats.c


async def expire_regularly(context: Context) -> None:
    """Delete what has expired, now and then."""
    while True:
        try:
            await expire(context)
        except Refused:
            pass  # the store has logged it
        except Exception:
            log.exception("What has expired could not be deleted.")
        await asyncio.sleep(EVERY)


async def expire(context: Context) -> None:
    """Delete what has expired; but not while lost time is given back, which would expire too much."""
    await context.steady.wait()
    idle = context.settings.expire_days * DAY
    await drop_tables(context, tables.state == "waiting", tables.created < now() - WAITING)
    await drop_strangers(context)
    if idle:
        await drop_tables(context, *left_alone(idle))
        await drop_tables(context, *nobodys(idle))
        await drop_guests(context, idle)


async def drop_tables(context: Context, *conditions: Any) -> None:
    """Delete tables, unless someone looks at them."""
    live = context.tables.live
    gone: list[str] = []

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.tables).where(tables.id.in_(gone), *conditions))

    watched: list[str] = []
    while found := await context.store.read(
        select(tables.id).where(*conditions, tables.id.not_in(watched)).limit(AT_ONCE)
    ):
        ids = [row["id"] for row in found]
        gone = [table for table in ids if table not in live or not live[table].watchers]
        watched += set(ids) - set(gone)
        if gone:
            await context.store.write(job)
            for table in gone:
                live.pop(table, None)


def left_alone(idle: int) -> tuple[Any, ...]:
    """Games in which no one has moved for long."""
    moment = now()
    moved = select(entries.at).where(entries.table == tables.id, entries.ply == tables.ply).scalar_subquery()
    practice = tables.practice.is_(True) | tables.lesson.is_not(None)
    limit = case((practice, moment - min(PRACTICE, idle)), else_=moment - idle)
    old = tables.created < moment - min(PRACTICE, idle)  # the index finds these
    return tables.state == "playing", old, func.coalesce(moved, tables.started, tables.created) < limit


def nobodys(idle: int) -> tuple[Any, ...]:
    """Finished games of which no person is left: all were guests who stayed away."""
    sits = exists(select(seats.table).where(seats.table == tables.id, seats.person.is_not(None)))
    return tables.state == "over", tables.host.is_(None), tables.ended < now() - idle, ~sits


async def drop_strangers(context: Context) -> None:
    """Delete guests who came once and did nothing."""

    async def job(connection: AsyncConnection) -> None:
        unseen = people.login.is_(None), people.seen < now() - STRANGER
        await connection.execute(delete(schema.people).where(*unseen, *NO_TRACE))

    await context.store.write(job)


async def drop_guests(context: Context, idle: int) -> None:
    """Delete guests who have stayed away, and whose bots too have finished no game since."""
    since = now() - idle
    played = exists(select(results.table).where(results.player == people.id, results.ended > since))
    away = WHO.where(people.login.is_(None), people.seen < since, ~played)
    stuck: list[str] = []  # one whose table cannot be loaded keeps no one else
    while found := await context.store.read(away.where(people.id.not_in(stuck)).limit(AT_ONCE)):
        for row in found:
            guest = Person(**row)
            try:
                await drop_guest(context, guest)
            except Exception as problem:
                if isinstance(problem, Refused) and problem.code == "refuse-storage":
                    raise
                log.exception("The guest %s cannot be deleted.", guest.id)
                stuck.append(guest.id)


async def drop_guest(context: Context, guest: Person) -> None:
    await leave_everywhere(context, guest.id)
    for table in await delete_account(context.store, guest):
        context.tables.heard("table", table)
    context.people.forget(guest.id)
    context.statistics.forget(guest.id)
