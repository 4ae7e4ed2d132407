"""Migrates the database when a server starts: Alembic runs from here, so a host has no command to run."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from wreckfish.core.values import WreckfishError

if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 0x77726563  # one process migrates; the others wait and find it done
MIGRATIONS = Path(__file__).with_name("migrations")


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(upgrade)


def is_newest(connection: Connection) -> bool:
    """Whether there is nothing to migrate. Most starts find it so, and need not load Alembic."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    newest = max(file.name for file in (MIGRATIONS / "versions").glob("[0-9]*.py")).split("_")[0]
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [newest]


def upgrade(connection: Connection) -> None:
    if is_newest(connection):
        return
    from alembic import command
    from alembic.util.exc import CommandError

    try:
        command.upgrade(configuration(connection), "head")
    except CommandError:
        raise WreckfishError(
            "The database was made by a newer Wreckfish than this one; take the newer one, or a backup from before."
        ) from None


def configuration(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
