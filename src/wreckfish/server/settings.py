"""Every setting of the server: its environment variable, its meaning, and its default.

The command's options are written into the environment, so that all server processes read the same settings.
"""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from wreckfish.core.values import WreckfishError, shown

PREFIX = "WRECKFISH_"
ANOTHER_FOLDER = f"Or name another folder: {PREFIX}DATA=FOLDER."


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings; each field's description is its line in docs/hosting.md."""

    db: Annotated[
        str,
        Meta(
            description="The database: `sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`. "
            "Otherwise the file `wreckfish.db` of the folder."
        ),
    ] = ""
    data: Annotated[
        str, Meta(description="The folder for the SQLite file and the secret; otherwise your own data folder.")
    ] = ""
    secret: Annotated[
        str,
        Meta(description="Signs cookies; at least 32 characters. Otherwise kept in the file `secret` of the folder."),
    ] = ""
    origins: Annotated[
        str,
        Meta(description="The site, as in `https://play.example.org`; needed if a proxy changes the Host header."),
    ] = ""
    hosts: Annotated[
        str, Meta(description="The host names that are served, as in `play.example.org`; otherwise any.")
    ] = ""
    proxies: Annotated[
        str, Meta(description="Addresses or networks of proxies whose X-Forwarded-For is believed; `*` for any.")
    ] = "127.0.0.1"
    cookie_secure: Annotated[
        str,
        Meta(
            description="`yes`: cookies over HTTPS only; `no`; `auto`: as the request came.", pattern="^(auto|yes|no)$"
        ),
    ] = "auto"
    limits: Annotated[
        str, Meta(description="`off`: no rate limits, for load tests; otherwise `on`.", pattern="^(on|off)$")
    ] = "on"
    metrics: Annotated[
        str,
        Meta(description="Access to /metrics: `local` (this machine), `all`, or a text to send as Bearer token."),
    ] = "local"
    bot_seconds: Annotated[float, Meta(description="Seconds that a bot may think about a move.", ge=0.1, le=600)] = 10.0
    bot_processes: Annotated[int, Meta(description="Processes in which bots think.", ge=1, le=64)] = 2
    rest_seconds: Annotated[
        float,
        Meta(
            description="Seconds that bots wait before each move at a table where no person plays; 0: at once.",
            ge=0,
            le=3600,
        ),
    ] = 10.0
    absence_hours: Annotated[
        float,
        Meta(
            description="Hours without a sign of life before a bot takes over in a game without clocks, "
            "once the host has announced the absence.",
            ge=1,
            le=720,
        ),
    ] = 24.0
    outbox: Annotated[
        int, Meta(description="Messages that may queue for a slow reader before it is cut off.", ge=4, le=10_000)
    ] = 64
    request_seconds: Annotated[
        float, Meta(description="Seconds for the head of a request to arrive, and for its body.", ge=0.5, le=600)
    ] = 20.0
    heartbeat_seconds: Annotated[
        float,
        Meta(description="Seconds between two pings of a connection, and to answer one.", ge=0.5, le=600),
    ] = 20.0
    expire_days: Annotated[
        int,
        Meta(
            description="Days without a move after which a game is deleted, "
            "and without a visit after which a guest is; 0: never.",
            ge=0,
            le=36_500,
        ),
    ] = 400
    site: Annotated[
        str,
        Meta(
            description="A folder that `wreckfish site --compressed` wrote: "
            "visitors may then fetch the games, to play without a connection."
        ),
    ] = ""
    idle_seconds: Annotated[
        float, Meta(description="Seconds that a table stays in memory after its last visitor left.", ge=0, le=86_400)
    ] = 120.0


def variable(field: str) -> str:
    return PREFIX + field.upper()


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings from the environment, checked."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        name = variable(field.name)
        if not (text := environment.get(name)):
            continue
        try:
            values[field.name] = msgspec.convert(text, field.type, strict=False)
            CHECKS.get(field.name, str)(text)
        except (msgspec.ValidationError, ValueError):
            raise WreckfishError(f"{name} cannot be “{shown(text)}”: {description(field.type)}") from None
    return msgspec.structs.replace(Settings(), **values)


def description(kind: Any) -> str:
    """A setting's description, with its range."""
    meta = next(meta for meta in kind.__metadata__ if meta.description)
    return str(meta.description) + (f" From {meta.ge:g} to {meta.le:g}." if meta.ge is not None else "")


def check_proxies(text: str) -> None:
    """Check the addresses: uvicorn takes a misspelt one for a host name that never matches."""
    if text != "*":
        for part in text.split(","):
            ipaddress.ip_network(part.strip())


def check_origins(text: str) -> None:
    """An origin as browsers send it: scheme, host, perhaps a port, nothing else."""
    for part in text.split(","):
        found = urlsplit(part.strip().rstrip("/"))
        if found.scheme not in ("http", "https") or not found.netloc or found.path or found.query or found.fragment:
            raise ValueError(part)


def check_site(text: str) -> None:
    if not (Path(text) / "site.json").is_file():
        raise ValueError(text)


CHECKS: dict[str, Callable[[str], object]] = {
    "proxies": check_proxies,
    "origins": check_origins,
    "site": check_site,
}


def data_folder(settings: Settings) -> Path:
    """The folder for the database file and the secret; created if missing, for its owner only."""
    folder = Path(settings.data) if settings.data else platformdirs.user_data_path("wreckfish")
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as problem:
        words = f"The folder {shown(str(folder), 200)} cannot be used: {problem.strerror}."
        raise WreckfishError(f"{words} {ANOTHER_FOLDER}") from None
    return folder


def database_url(settings: Settings) -> str:
    """The database's address for SQLAlchemy. Error messages never repeat it: it holds a password."""
    text = settings.db or f"sqlite:///{data_folder(settings) / 'wreckfish.db'}"
    scheme, separator, rest = text.partition("://")
    if not separator or scheme not in DRIVERS:
        known = f"“{shown(scheme.partition(':')[0])}” is no database that we know"
        raise WreckfishError(f"{known}; give sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")
    try:
        url = make_url(f"{DRIVERS[scheme]}://{rest}")
    except (ArgumentError, ValueError):
        raise WreckfishError(
            "The database's address cannot be understood; give sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
        ) from None
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise WreckfishError("A server keeps its games in a file: give sqlite:///FILE, with three strokes.")
    if more := sorted(set(url.query) - {"host", "port"}):
        words = f"The database's address cannot carry “{shown(more[0])}”"
        raise WreckfishError(f"{words}; PostgreSQL's own variables can, such as PGSSLMODE.")
    return f"{DRIVERS[scheme]}://{rest}"


DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
