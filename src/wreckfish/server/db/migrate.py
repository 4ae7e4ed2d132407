"""Migrates the database when a server starts: Alembic runs from here, so a host has no command to run."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from wreckfish.core.values import WreckfishError

LOCK = 0x77726563  # one process migrates; the others wait and find it done


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    try:
        command.upgrade(configuration(connection), "head")
    except CommandError:
        raise WreckfishError(
            "The database was made by a newer Wreckfish than this one; take the newer one, or a backup from before."
        ) from None


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
