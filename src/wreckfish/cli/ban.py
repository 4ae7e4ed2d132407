"""`wreckfish ban`: shut a person out of a server's tables. Needs the packages of the extra `server`."""

from __future__ import annotations

import asyncio

import click
import msgspec

from wreckfish.cli.serve import check_packages


@click.command()
@click.argument("who")
@click.option("--db", metavar="URL", help="Database, as for `wreckfish serve`.")
@click.option("--lift", is_flag=True, help="Let an account in again, with a new password.")
def command(who: str, db: str | None, lift: bool) -> None:
    """Shut a person out of a server.

    WHO is a login, or the id in the address of a player's page. Cookies, tokens and password stop working, and open
    connections end within seconds; the server may be running.
    """
    check_packages()
    from wreckfish.server.db.store import Store
    from wreckfish.server.run import knock
    from wreckfish.server.services.people.bans import ban, readmit
    from wreckfish.server.settings import database_url, read_settings

    settings = read_settings()
    if db is not None:
        settings = msgspec.structs.replace(settings, db=db)

    async def change() -> str:
        store = Store(database_url(settings))
        try:
            await knock(store)
            if not lift:
                return f"{await ban(store, who)} is shut out. Their games go on by clocks and stand-ins."
            name, password = await readmit(store, who)
            return f"{name} may log in again, with the password {password}"
        finally:
            await store.engine.dispose()

    click.echo(asyncio.run(change()))
