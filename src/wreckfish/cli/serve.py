"""`wreckfish serve`: serve tables over the network. Needs the packages of the extra `server`."""

from __future__ import annotations

import importlib.util
import os
import socket
import webbrowser

import click

from wreckfish.core.values import WreckfishError, shown

NEEDED = ("aiosqlite", "alembic", "argon2", "asyncpg", "litestar", "openskill", "pebble", "sqlalchemy", "uvicorn")
USUAL_PORT = 8137
MORE_PORTS = 20  # ports to try after the usual one, unless one is given
BACKLOG = 2048  # connections that may wait to be accepted


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for all.")
@click.option(
    "--port", type=click.IntRange(0, 65535), help=f"Port to listen on.  [default: {USUAL_PORT}, or the next free one]"
)
@click.option("--db", metavar="URL", help="Database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Number of server processes.")
@click.option("--open", "show", is_flag=True, help="Open the tables in a browser.")
def command(host: str, port: int | None, db: str | None, workers: int, show: bool) -> None:
    """Serve tables to browsers and bots.

    Without --db, games are kept in a SQLite file in your data folder. More than one worker needs PostgreSQL.
    docs/hosting.md lists all settings.
    """
    check_packages()
    from wreckfish.server.run import prepare, run

    if db is not None:
        os.environ["WRECKFISH_DB"] = db
    settings = prepare(workers)
    listening = listen(host, port)
    address = address_of(host, listening.getsockname()[1])
    run(settings, listening, workers, lambda: announce(address, show))


def check_packages() -> None:
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise WreckfishError(f"The server needs more packages ({', '.join(missing)}): pip install 'wreckfish[server]'.")


def announce(address: str, show: bool) -> None:
    click.echo(f"Wreckfish is at {address}  (Ctrl-C stops it)")
    desktop = os.name == "nt" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "TERM_PROGRAM"))
    if show and desktop:
        webbrowser.open(address)


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket, at the given port or the first free one from the usual one on."""
    if not host.strip():
        raise WreckfishError("--host is empty: give an address, such as 127.0.0.1, or 0.0.0.0 for all.")
    ports = [port] if port is not None else range(USUAL_PORT, USUAL_PORT + MORE_PORTS)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem: OSError | None = None
    for number in ports:
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(BACKLOG)  # two servers that start at once may both bind, but only one of them listens
        except (OSError, UnicodeError) as refused:
            found.close()
            problem = refused if isinstance(refused, OSError) else OSError(0, "that is no address")
        else:
            found.set_inheritable(True)
            return found
    where = f"{shown(host)} port {port}" if port is not None else shown(host)
    way_on = " Name another port, or none for the first that is free." if port is not None else ""
    raise WreckfishError(f"Cannot listen at {where}: {(problem.strerror if problem else None) or problem}.{way_on}")


def address_of(host: str, port: int) -> str:
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"
