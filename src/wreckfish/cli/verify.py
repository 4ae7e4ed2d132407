"""`wreckfish verify`: check that a recorded game is legal, complete and fair. Exit code 0 only if it is all three."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.text import Text

from wreckfish.cli.colours import STYLES, paint
from wreckfish.cli.options import File, data_option, json_option, lang_option
from wreckfish.cli.screen import Screen, print_json
from wreckfish.core.record import Record, RecordError, Verdict, read_file, verify


@click.command()
@click.argument("file", type=File())
@data_option
@lang_option
@json_option
def command(file: Path, data: Path | None, lang: str, as_json: bool) -> int:
    """Check that a recorded game is legal and fair.

    Every move must be legal, the game complete, and the deal the one committed to. The exit code is 0 if all is well,
    1 if not, and 2 if FILE is not a record.
    """
    record = read_file(file, data)
    verdict = verify(record)
    screen = Screen(lang, record.match.game, record.players)
    if as_json:
        print_json({"sound": verdict.sound, **msgspec.to_builtins(verdict)})
    else:
        for good, sentence in findings(screen, record, verdict):
            mark = Text("✓ ", STYLES["good"]) if good else Text("✗ ", STYLES["danger"])
            screen.write(Text.assemble(mark, paint(sentence)))
    return 0 if verdict.sound else 1


def findings(screen: Screen, record: Record, verdict: Verdict) -> list[tuple[bool, str]]:
    """A sentence on each of the three, and whether it holds."""
    say = screen.coloured
    if record.seed is None:
        return [(False, say.text("verify-sealed"))]
    if verdict.complete:
        ending = say.text("verify-complete", reason=say.text(f"reason-{verdict.result.split()[-1]}"))
    else:
        ending = say.text("verify-not-complete" if verdict.refusal is None else "verify-not-reached")
    return [
        (verdict.legal, legality(screen, record, verdict)),
        (verdict.complete, ending),
        (verdict.fair, say.text("verify-fair" if verdict.fair else "verify-not-fair")),
    ]


def legality(screen: Screen, record: Record, verdict: Verdict) -> str:
    say = screen.coloured
    if verdict.legal:
        return say.text("verify-legal", plies=verdict.plies)
    if verdict.refusal is None:
        return say.text("verify-wrong-result", result=verdict.result, claimed=record.result)
    line, seat, move = first_refused(record)
    refusal = verdict.refusal
    return say.text(
        "verify-not-legal", line=line, player=say.player(seat), move=move, reason=say.say(refusal), rule=refusal.rule
    )


def first_refused(record: Record) -> tuple[int, int, str]:
    """The first move that the rules refuse: its line, seat and notation."""
    played = 0
    try:
        for _ in record.positions():
            played += 1
    except RecordError as problem:
        ply = record.plies[played - 1]
        return problem.line, ply.seat, record.match.codec.text(ply.move)
    raise AssertionError("the record was refused before")
