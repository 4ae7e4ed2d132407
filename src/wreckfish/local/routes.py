"""What a page asks by a path, as of the server: games, texts and rules, the person, tables, records and replays."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from wreckfish import engine, version
from wreckfish.core.record import parse
from wreckfish.core.registry import find_game
from wreckfish.local.calls import Answer, Request
from wreckfish.local.host import LocalHost
from wreckfish.local.shelf import LocalTable
from wreckfish.local.verbs import SERVICES, create
from wreckfish.server.catalogue import games
from wreckfish.server.finished_messages import RecordText
from wreckfish.server.library import lesson_texts, moments_in, rules_of, texts
from wreckfish.server.messages import Ask, CreateTable, Lobby, TableInfo
from wreckfish.server.names import printable_name
from wreckfish.server.people_messages import Greeting, Me, Renaming
from wreckfish.server.services.finished.game import FinishedGame, game_at
from wreckfish.server.services.finished.showing import (
    Reader,
    file_name,
    record_from,
    record_text,
    remarks_in,
    replay_of,
    verified,
)
from wreckfish.server.tables.broadcast import encode
from wreckfish.server.tables.new_tables import finished_table
from wreckfish.server.tables.outgoing import table_info
from wreckfish.server.values import Person, Refused

Body = TypeVar("Body", bound=msgspec.Struct)
VERBS: dict[str, type[Ask]] = {str(verb.__struct_config__.tag): verb for verb in SERVICES}


def respond(host: LocalHost, request: Request, language: str) -> Answer:
    """The answer of the route that fits."""
    asked = f"{request.method} {request.path}"
    for shape, route in ROUTES:
        if found := shape.fullmatch(asked):
            value = route(host, request, language, *found.groups())
            if isinstance(value, Answer):
                return value
            return Answer(200, value if isinstance(value, str) else encode(value).decode())
    raise Refused("refuse-nowhere", 404)


def body(request: Request, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(request.body or "{}", type=kind)
    except msgspec.ValidationError as problem:
        raise Refused("refuse-body", 422, reason=str(problem)) from None
    except (msgspec.DecodeError, RecursionError):
        raise Refused("refuse-json", 400) from None


def flag(request: Request, name: str) -> bool:
    return request.query.get(name) == "true"


# The person.


def me(host: LocalHost, request: Request, language: str) -> Me:
    person = host.owner
    return Me(person.id, person.name, None, person.language, [])


def come_in(host: LocalHost, request: Request, language: str) -> Me:
    ask = body(request, Greeting)
    known = host.person.id if host.person else secrets.token_hex(8)
    host.become(Person(known, printable_name(ask.name), None, ask.language or language))
    return me(host, request, language)


def rename(host: LocalHost, request: Request, language: str) -> Me:
    ask, person = body(request, Renaming), host.owner
    name = person.name if ask.name is None else printable_name(ask.name)
    host.become(Person(person.id, name, None, ask.language or person.language))
    return me(host, request, language)


def forget_me(host: LocalHost, request: Request, language: str) -> str:
    """Everything on the device is removed."""
    for table in [*host.tables.live, *host.tables.kept]:
        host.forget(table)
    host.become(None)
    return ""


# Tables.


def my_tables(host: LocalHost, request: Request, language: str) -> Lobby:
    return Lobby(host.tables.of(host.owner))


def create_table(host: LocalHost, request: Request, language: str) -> TableInfo:
    return table_info(create(host, body(request, CreateTable)))


def show(host: LocalHost, request: Request, language: str, table: str) -> TableInfo:
    return table_info(host.tables.get(table))


def forget_table(host: LocalHost, request: Request, language: str, table: str) -> str:
    host.tables.get(table)
    host.forget(table)
    return ""


def obey(host: LocalHost, request: Request, language: str, table: str, name: str) -> object:
    verb = VERBS.get(name)
    if verb is None:
        raise Refused("refuse-nowhere", 404)
    live, ask = host.tables.get(table), body(request, verb)
    return SERVICES[verb](host, live, ask)


# Records.


def record(host: LocalHost, request: Request, language: str, table: str) -> Answer:
    """A game as a record; while it goes on, the part of it that the person may know."""
    live = host.tables.get(table)
    end = live.game
    wanted = int(request.query["seat"]) if request.query.get("seat") else None
    seat = live.own_seat(host.owner.id, wanted) if live.seats_of(host.owner.id) else None
    said = [(line.seat, line.at, line.text) for line in live.lines if line.seat is not None]
    made = record_from(live.row, live.seats, end, remarks_in(live.row, end.played, said))
    return Answer(200, record_text(made, end, seat), file_name(live.row))


def open_record(host: LocalHost, request: Request, language: str) -> TableInfo:
    """A table from a record: a finished game to watch, or one that goes on from there, as practice."""
    text = body(request, RecordText).text
    found = parse(text)
    if found.seed is None:
        raise Refused("refuse-sealed", 422)
    if found.replay().owing and not found.conceded:
        game, seats = found.match.game.name, found.match.seats
        live = create(host, CreateTable(game=game, seats=seats, position=text, hot_seat=True))
    else:
        live = host.tables.add(*finished_table(found, host.owner.id))
        host.keep(live)
    return table_info(live)


def finished(live: LocalTable) -> FinishedGame:
    return game_at(live.row, live.seats, live.game)


def replay(host: LocalHost, request: Request, language: str, table: str) -> object:
    reader: Reader = None
    if (wanted := request.query.get("seat", "spectator")) != "spectator":
        reader = "open" if wanted == "open" else int(wanted)
    ply = int(request.query["ply"]) if request.query.get("ply") else None
    game = finished(host.tables.get(table))
    found, steps = replay_of(game, reader, ply, language, flag(request, "words"), flag(request, "picture"))
    return msgspec.structs.replace(found, steps=list(steps))


def verify(host: LocalHost, request: Request, language: str, table: str) -> object:
    return verified(finished(host.tables.get(table)), language)


Route = Callable[..., Any]
PATHS: dict[str, Route] = {
    "GET /health": lambda host, request, language: {"status": "ok", "version": version(), "engine": engine()},
    "GET /games": lambda host, request, language: games(language),
    r"GET /rules/([\w-]+)": lambda host, request, language, game: rules_of(find_game(game), language),
    r"GET /texts/(en|de)/([\w-]+)": lambda host, request, language, lang, game: texts(lang, game),
    r"GET /lessons/(en|de)/([\w-]+)": lambda host, request, language, lang, game: lesson_texts(lang, game),
    r"GET /moments/(en|de)/([\w-]+)": lambda host, request, language, lang, game: moments_in(find_game(game), lang),
    "GET /me": me,
    "POST /me": come_in,
    "PATCH /me": rename,
    "DELETE /me": forget_me,
    "GET /me/tables": my_tables,
    "GET /tables": lambda host, request, language: Lobby([]),
    "POST /tables": create_table,
    "POST /records": open_record,
    r"GET /tables/([0-9a-z]+)": show,
    r"DELETE /tables/([0-9a-z]+)": forget_table,
    r"GET /tables/([0-9a-z]+)/record": record,
    r"GET /tables/([0-9a-z]+)/replay": replay,
    r"GET /tables/([0-9a-z]+)/verify": verify,
    r"POST /tables/([0-9a-z]+)/([a-z]+)": obey,
}
ROUTES = [(re.compile(path), route) for path, route in PATHS.items()]
