"""A page's sockets at its tables: the messages of the server's WebSocket, in both directions."""

from __future__ import annotations

import secrets

from wreckfish.core.chance import from_seed
from wreckfish.core.values import WreckfishError
from wreckfish.local.calls import Close, Hear, Open
from wreckfish.local.host import NOT_HERE, LocalHost, Socket
from wreckfish.local.shelf import LocalTable
from wreckfish.local.verbs import SERVICES
from wreckfish.server.errors import refusal_of, speaker
from wreckfish.server.incoming import understood
from wreckfish.server.messages import VERSION, AskHint, AskPreview, Follow, Message, Ping, Pong, Verb, Welcome
from wreckfish.server.tables.broadcast import encode, join, part
from wreckfish.server.tables.hint_words import hint_message
from wreckfish.server.tables.judges import judge_hint, read_move
from wreckfish.server.tables.live_table import chosen_seat
from wreckfish.server.tables.outgoing import known, position_info, table_info
from wreckfish.server.values import CoreRefused, Refused, RuleRefused, now


def open_socket(host: LocalHost, call: Open) -> None:
    language = call.query.get("lang", "en")
    try:
        live = host.tables.get(call.table)
        wanted = int(call.query["seat"]) if call.query.get("seat") else None
        socket = Socket(host, call.socket, live, host.person, wanted)
    except Refused as refused:
        host.effects.send.append((call.socket, encode(refusal_of(refused, 0, language)).decode()))
        host.effects.close.append((call.socket, NOT_HERE))
        return
    socket.language = language
    socket.words, socket.picture = call.query.get("words") == "true", call.query.get("picture") == "true"
    host.sockets[call.socket] = socket
    welcome(host, socket, live, int(call.query.get("since", 0)), int(call.query.get("chat", 0)))


def welcome(host: LocalHost, socket: Socket, live: LocalTable, since: int, chat: int) -> None:
    """Send a table's first message and subscribe to the rest."""
    if socket.live is not live:
        part(socket.live, socket, False)
    socket.live, socket.seat = live, chosen_seat(live, host.person, socket.wanted)
    log, position = [], None
    if live.position is not None:
        speaks = speaker(socket.language, live.row.game, live.names) if socket.words else None
        if since < live.ply:
            log = [known(live, each, socket.seat, speaks) for each in live.retold(since)]
        position = position_info(live, socket.seat, socket.language, socket.words, socket.picture)
    lines = [line for line in live.lines if line.n > chat]
    socket.tell(Welcome(VERSION, socket.person, table_info(live), position, log, lines, now()))
    join(live, socket)
    if live.position is not None:
        host.run_bots(live)  # those that were thinking when the page was closed


def close_socket(host: LocalHost, call: Close) -> None:
    socket = host.sockets.pop(call.socket, None)
    if socket is not None:
        part(socket.live, socket, False)


def hear(host: LocalHost, call: Hear) -> None:
    """Serve a message of a socket."""
    socket = host.sockets.get(call.socket)
    if socket is None:
        return
    number = 0
    try:
        ask = understood(call.text)
        number = ask.id
        answer = served(host, socket, ask)
    except Refused as refused:
        socket.tell(refusal_of(refused, number, socket.language))
    except WreckfishError as problem:
        socket.tell(refusal_of(CoreRefused(problem), number, socket.language))
    else:
        if answer is not None:
            socket.tell(answer)


def served(host: LocalHost, socket: Socket, ask: Verb) -> Message | None:
    """The answer to a message; None if it comes later."""
    live = socket.live
    match ask:
        case Ping():
            return Pong(VERSION, ask.id, now())
        case Follow():
            socket.wanted = ask.seat
            welcome(host, socket, host.tables.get(ask.table), ask.since, ask.chat)
        case AskHint():
            host.commit(live, lambda: judge_hint(live, host.owner, ask))
            seat = live.own_seat(host.owner.id, ask.seat)
            if (hint := live.hints.find(live.game.state, seat)) is not None:
                return hint_message(live, host.owner, seat, ask.id, hint)
            host.ask_worker(live, "hint", seat, [], socket.number, ask.id)
        case AskPreview():
            preview(host, socket, live, ask)
        case _:
            return SERVICES[type(ask)](host, live, ask)
    return None


def preview(host: LocalHost, socket: Socket, live: LocalTable, ask: AskPreview) -> None:
    position, seat = live.game, live.own_seat(host.owner.id, ask.seat)
    moves = [read_move(position.terms.match, move) for move in ask.moves]
    first = None if ask.first is None else read_move(position.terms.match, ask.first)
    state = position.state if first is None else position.state.redeal(seat, from_seed(secrets.token_hex(16)))
    if first is not None:
        if (refusal := state.refusal(seat, first)) is not None:
            raise RuleRefused(refusal, live.row.game, live.names)
        state.play(seat, first)
    for move in moves:
        if (refusal := state.refusal(seat, move)) is not None:
            raise RuleRefused(refusal, live.row.game, live.names)
    host.ask_worker(live, "preview", seat, moves, socket.number, ask.id, first)
