"""Every verb that is answered at once: judged as on a server, and kept on the device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from wreckfish.local.host import LEASE, REST, LocalHost
from wreckfish.local.shelf import LocalTable
from wreckfish.server import messages
from wreckfish.server.messages import (
    VERSION,
    Answer,
    Ask,
    ChatLine,
    ComeBack,
    Concede,
    CreateTable,
    Done,
    Leave,
    PlayMove,
    Rematch,
    Replace,
    Said,
    Say,
    SeatBot,
    Sit,
    Start,
    TellCoach,
    Undo,
)
from wreckfish.server.names import clean_line, printable_name
from wreckfish.server.tables import judges
from wreckfish.server.tables.new_tables import begun, bot_name, lesson_table, new_table, next_table
from wreckfish.server.values import Refused, SeatRow, now
from wreckfish.table.entry import Entry
from wreckfish.table.time_control import Untimed


def create(host: LocalHost, ask: CreateTable) -> LocalTable:
    """A table. Nothing here runs while the page is closed, so there are no clocks."""
    if ask.lesson is not None:
        live = host.tables.add(*lesson_table(host.owner, ask))
        start(host, live, Start())
        return live
    live = host.tables.add(*new_table(host.owner, msgspec.structs.replace(ask, pace=Untimed(), open=False)))
    host.keep(live)
    return live


def sit(host: LocalHost, live: LocalTable, ask: Sit) -> Done:
    name = printable_name(ask.name or host.owner.name)
    judges.check_seat(live, ask.seat)
    judges.check_may_sit(live, live.row, host.owner)
    if live.seats[ask.seat].taken:
        raise Refused("refuse-taken")
    reseat(host, live, SeatRow(ask.seat, host.owner.id, None, name, now()))
    return Done(VERSION, ask.id, "sit")


def seat_bot(host: LocalHost, live: LocalTable, ask: SeatBot) -> Done:
    judges.check_seat(live, ask.seat)
    judges.check_bot(ask.bot)
    judges.check_waiting(live.row)
    judges.check_host(live, live.row, host.owner)
    if live.seats[ask.seat].person is not None:
        raise Refused("refuse-taken")
    reseat(host, live, SeatRow(ask.seat, None, ask.bot, bot_name(host.owner.language, ask.seat)))
    return Done(VERSION, ask.id, "bot")


def leave(host: LocalHost, live: LocalTable, ask: Leave) -> Done:
    judges.check_seat(live, ask.seat)
    if live.row.state == "waiting":
        judges.check_may_clear(live, live.row, host.owner, ask.seat)
        reseat(host, live, SeatRow(ask.seat, None, None, ""))
        return Done(VERSION, ask.id, "leave")
    entry = host.commit(live, lambda: judges.judge_leave(live, host.owner, ask.seat))
    return Done(VERSION, ask.id, "leave", entry.ply if entry else live.ply)


def reseat(host: LocalHost, live: LocalTable, seat: SeatRow) -> None:
    host.change(live, live.row, [seat if each.seat == seat.seat else each for each in live.seats])


def start(host: LocalHost, live: LocalTable, ask: Start) -> Done:
    judges.check_may_start(live, live.row, host.owner)
    row, entries = begun(live.row, live.seats, LEASE, REST)
    host.change(live, row, live.seats)
    for entry in entries:
        host.take(live, entry)
    host.run_bots(live)
    return Done(VERSION, ask.id, "start", live.ply)


def play_move(host: LocalHost, live: LocalTable, ask: PlayMove) -> Done:
    entry = host.commit(live, lambda: judges.judge_move(live, host.owner, ask))
    return Done(VERSION, ask.id, "move", judges.played_before(live, host.owner, ask) if entry is None else entry.ply)


def judged(
    do: str, judge: Callable[[LocalTable, Any, Any], Entry | None]
) -> Callable[[LocalHost, LocalTable, Any], Done]:
    """A verb that is one entry of the log."""

    def serve(host: LocalHost, live: LocalTable, ask: Any) -> Done:
        entry = host.commit(live, lambda: judge(live, host.owner, ask))
        return Done(VERSION, ask.id, do, entry.ply if entry else None)

    return serve


def replace(host: LocalHost, live: LocalTable, ask: Replace) -> Done:
    judges.check_seat(live, ask.seat)
    return judged("replace", judges.judge_replace)(host, live, ask)


def say(host: LocalHost, live: LocalTable, ask: Say) -> Done:
    text = clean_line(ask.text)
    mine = live.seats_of(host.owner.id)
    name = live.seats[mine[0]].name if mine else host.owner.name
    line = ChatLine(len(live.lines) + 1, now(), host.owner.id, name, mine[0] if mine else None, text)
    live.lines.append(line)
    live.chat = line.n
    for socket in host.sockets.values():
        if socket.live is live:
            socket.tell(Said(VERSION, line))
    host.keep(live)
    return Done(VERSION, ask.id, "say")


def rematch(host: LocalHost, live: LocalTable, ask: Rematch) -> Done:
    judges.check_may_play_again(live, host.owner)
    if live.row.rematch is None:
        new = host.tables.add(*next_table(live.row, live.seats, host.owner))
        host.keep(new)
        host.change(live, msgspec.structs.replace(live.row, rematch=new.id), live.seats)
    return Done(VERSION, ask.id, "rematch", table=live.row.rematch)


SERVICES: dict[type[Ask], Callable[[LocalHost, LocalTable, Any], Done]] = {
    messages.Sit: sit,
    messages.SeatBot: seat_bot,
    messages.Leave: leave,
    messages.Start: start,
    messages.PlayMove: play_move,
    Undo: judged("undo", judges.judge_undo),
    Answer: judged("answer", judges.judge_answer),
    Replace: replace,
    Concede: judged("concede", judges.judge_concede),
    ComeBack: judged("return", judges.judge_return),
    Say: say,
    TellCoach: judged("coach", judges.judge_word),
    Rematch: rematch,
}
