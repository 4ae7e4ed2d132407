"""Golden playthroughs: whole games in tests/playthroughs, each a record with its story told in words between the moves.

A change of the rules shows as a difference that a person can read. `python tests/playthroughs` writes them again, each
from its own header; with a name, seats, options and bots it writes a new one.
"""

from __future__ import annotations

import argparse
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import wreckfish
from wreckfish.core import record as records
from wreckfish.core import registry
from wreckfish.core.chance import from_seed
from wreckfish.core.game import Match, make_match
from wreckfish.core.record import Ply, Record
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import Note, State
from wreckfish.language import Speaker

FOLDER = Path(__file__).parents[1] / "playthroughs"
PLAYERS = ["Ada", "Bo", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hal", "Ida"]
PLAYED_BY = re.compile(r"^# Played by ([a-z-]+(?:, [a-z-]+)*)\.$", re.MULTILINE)
WIDTH = 118
LABEL = 14


def files(game: str = "*") -> list[Path]:
    return sorted(FOLDER.glob(f"{game}-*.txt"))


def again(path: Path) -> str:
    """What a playthrough's file should say: the game of its header, played by the bots that it names."""
    text = path.read_text(encoding="utf-8")
    header, _, _ = text.partition("\n\n")
    return written(path.stem, records.parse(f"{header}\n").match, bots_of(path))


def replayed(path: Path) -> str:
    """What a playthrough's file should say, by its own moves: quicker, as no bot has to think."""
    return in_words(path.stem, records.parse(path.read_text(encoding="utf-8")), bots_of(path))


def bots_of(path: Path) -> list[str]:
    bots = PLAYED_BY.search(path.read_text(encoding="utf-8"))
    if bots is None:
        raise SystemExit(f"{path.name} does not say who played: it needs a line “# Played by greedy, greedy.”")
    return bots[1].split(", ")


def written(name: str, match: Match, bots: list[str]) -> str:
    """A playthrough as text. Its luck, the bots' too, follows from its name."""
    return in_words(name, played(name, match, bots), bots)


def in_words(name: str, record: Record, bots: list[str]) -> str:
    match = record.match
    comment = (
        f"Played by {', '.join(bots)}.\nThe luck is that of the name {name}. Written by: python tests/playthroughs\n"
    )
    plain = records.write(record, comment)
    speaker = Speaker("en", match.game.text, record.players)
    return "\n".join(line.rstrip() for line in told(plain, match, speaker)) + "\n"


def played(name: str, match: Match, bots: list[str]) -> Record:
    """The game that the bots play."""
    record = records.new_record(match, seed_from(name), PLAYERS[: match.seats])
    minds = [registry.find_bot(bot)(match.game) for bot in bots]
    state, luck = record.start(), from_seed(seed_from(f"{name}/bots"))
    while state.owing:
        seat = state.to_act()[0]
        move = minds[seat].decide(state, seat, luck)
        state.play(seat, move)
        record.plies.append(Ply(seat, move))
    record.result = records.result_text(state.outcome())
    return record


def told(plain: str, match: Match, speaker: Speaker) -> Iterator[str]:
    """The lines of a record, after each line of moves what happened; the table at the start, half-way and the end."""
    record = records.parse(plain)
    state = record.start()
    state.journal = []
    half, drawn = len(record.plies) // 2, False
    for number, line in enumerate(plain.splitlines(), 1):
        plies = [ply for ply in record.plies if ply.line == number]
        if plies and plies[0] is record.plies[0]:
            yield from ["", *table(match, state, speaker), ""]
        yield line
        for ply in plies:
            state.play(ply.seat, ply.move)
            half -= 1
        if plies:
            yield from story(match, state.journal or [], speaker)
            yield remark(", ".join(f"{name} {state.score_now(s):g}" for s, name in enumerate(speaker.players)))
            state.journal = []
        if half <= 0 and not drawn and state.owing:
            yield from ["", *table(match, state, speaker), ""]
            drawn = True
    yield from ["", *table(match, state, speaker), *ending(state, speaker)]


def story(match: Match, notes: list[Note], speaker: Speaker) -> Iterator[str]:
    """What happened, as those who know it tell it."""
    sentences = []
    for note in notes:
        reader = next((seat for seat in range(match.seats) if note.known_to(seat)), None)
        sentences.append(speaker.say(match.game.event(note, reader, match.parts)))
    yield from remarks(" ".join(filter(None, sentences)))


def table(match: Match, state: State, speaker: Speaker) -> Iterator[str]:
    """The table as a spectator sees it."""
    for label, *spans in match.game.draw(state.view(None), speaker):
        yield remark(f"    {label.text:<{LABEL}}{''.join(span.text for span in spans)}")


def ending(state: State, speaker: Speaker) -> Iterator[str]:
    """Why it ended, and where everybody's points come from."""
    outcome = state.outcome()
    assert outcome is not None
    yield remark(speaker.text(f"reason-{outcome.reason}"))
    for seat in sorted(range(state.seats), key=lambda seat: outcome.scores[seat].place):
        score = outcome.scores[seat]
        parts = ", ".join(f"{speaker.say(part)} [{part.points}]" for part in score.parts)
        words = (
            f"{score.place}. {speaker.player(seat)}: {score.points} = {parts or 'nothing'}; ties: {list(score.ties)}"
        )
        yield from remarks(words, "   ")


def remarks(text: str, indent: str = "") -> Iterator[str]:
    """A paragraph; no line ends between a thing and its number."""
    bound = re.sub(r" (?=[\d\[])", "\N{NO-BREAK SPACE}", text)
    for line in textwrap.wrap(bound, WIDTH, subsequent_indent=indent, break_on_hyphens=False):
        yield remark(line.replace("\N{NO-BREAK SPACE}", " "))


def remark(text: str) -> str:
    return f"# {text}".rstrip()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python tests/playthroughs", description=__doc__)
    parser.add_argument("name", nargs="?", help="of a new playthrough: GAME-WHAT; or GAME, to print its own")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bots", default="greedy", help="one for each seat, with commas, or one for all")
    parser.add_argument("--print", action="store_true", help="print all or one game's by their moves; write nothing")
    asked = parser.parse_args(arguments)
    if asked.print:
        lines = [wreckfish.engine()]
        for path in files(asked.name or "*"):
            lines += [f"{path.stem}: {line}" for line in replayed(path).splitlines()]
        sys.stdout.write("\n".join(lines) + "\n")
    elif asked.name:
        game = registry.find_game(asked.name.partition("-")[0])
        options = dict(option.split("=", 1) for option in asked.option)
        match = make_match(game, asked.seats or game.min_seats, options)
        bots = asked.bots.split(",") if "," in asked.bots else [asked.bots] * match.seats
        (FOLDER / f"{asked.name}.txt").write_text(written(asked.name, match, bots), encoding="utf-8", newline="\n")
    else:
        for path in files():
            path.write_text(again(path), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
