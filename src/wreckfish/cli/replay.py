"""`wreckfish replay`: a recorded game after any move, seen from any seat, and the story so far."""

from __future__ import annotations

from pathlib import Path

import click

from wreckfish.cli.options import File, data_option, json_option, lang_option
from wreckfish.cli.screen import Screen, print_json
from wreckfish.cli.story import EVERYTHING, event_for, tell_outcome, tell_story
from wreckfish.core.record import Record, RecordError, Story, read_file
from wreckfish.core.state import State
from wreckfish.core.values import WreckfishError
from wreckfish.language import Speaker


@click.command()
@click.argument("file", type=File())
@click.option("--ply", type=int, help="Show the position after this many moves.  [default: all]")
@click.option("--seat", type=int, help="Show what this seat sees, counted from 1.  [default: a spectator]")
@click.option("--open", "all_open", is_flag=True, help="Show what each seat sees, one after another.")
@click.option("--log", is_flag=True, help="Tell what happened up to that position.")
@data_option
@lang_option
@json_option
def command(
    file: Path,
    ply: int | None,
    seat: int | None,
    all_open: bool,
    log: bool,
    data: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Show a position of a recorded game.

    With --log, also tell how the game got there.
    """
    record = read_file(file, data)
    say = Speaker(lang, record.match.game.text, record.players)
    if seat is not None and all_open:
        raise WreckfishError(say.text("error-seat-open"))
    state, told = position(record, ply, say, seat)
    readers: list[int | None] = [*range(record.match.seats)] if all_open else [None if seat is None else seat - 1]
    reached = len(record.plies) if ply is None else ply
    if as_json:
        print_json(as_data(record, state, readers, reached, told if log else None))
    else:
        screen = Screen(lang, record.match.game, record.players, record.match.parts)
        show(screen, record, state, readers, reached, told if log else None)


def position(record: Record, ply: int | None, say: Speaker, seat: int | None = None) -> tuple[State, Story]:
    """The position after a ply, and its story. Refuses a ply or seat (from 1) that doesn't exist, and illegal moves."""
    seats = record.match.seats
    if seat is not None and not 1 <= seat <= seats:
        raise WreckfishError(say.text("error-seat", seat=seat, seats=seats))
    if ply is not None and not 0 <= ply <= len(record.plies):
        raise WreckfishError(say.text("error-ply", ply=str(ply), plies=len(record.plies)))
    try:
        return record.story(ply)
    except RecordError as problem:
        if problem.refusal is None:
            raise
        raise WreckfishError("{problem} {reason}", problem=problem.phrase, reason=say.say(problem.refusal)) from None


def log_reader(readers: list[int | None]) -> int | None:
    return readers[0] if len(readers) == 1 else EVERYTHING


def as_data(record: Record, state: State, readers: list[int | None], ply: int, log: Story | None) -> dict[str, object]:
    """The same as plain values. Seats are counted from 0, as in all our JSON."""
    match = record.match
    data: dict[str, object] = {
        "game": match.game.name,
        "players": record.players,
        "ply": ply,
        "plies": len(record.plies),
        "views": [{"seat": reader, "view": state.view(reader)} for reader in readers],
    }
    if log is not None:
        data["log"] = [event_for(match, note, log_reader(readers)) for note in log]
    return data


def show(screen: Screen, record: Record, state: State, readers: list[int | None], ply: int, log: Story | None) -> None:
    screen.tell("title", "name")
    players = [screen.coloured.player(seat) for seat in range(record.match.seats)]
    screen.tell("replay-players", players=screen.coloured.listing(players))
    if log is not None:
        screen.write()
        tell_story(screen, record.match, log, log_reader(readers))
    screen.write()
    screen.tell("replay-at", "quiet", ply=ply, plies=len(record.plies))
    for reader in readers:
        if reader is not None:
            screen.tell("replay-seat", player=screen.coloured.player(reader))
        screen.draw(record.match.game.draw(state.view(reader), screen.plain))
        screen.write()
    for seat in state.to_act():
        question = state.prompts(seat)[-1]
        screen.tell("replay-asked", player=screen.coloured.player(seat), question=screen.coloured.say(question))
    outcome = state.outcome()
    if outcome is not None:
        tell_outcome(screen, outcome)
