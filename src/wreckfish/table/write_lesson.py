"""Helps to write a lesson: `python -m wreckfish.table.write_lesson GAME …`. See docs/add-a-lesson.md.

With the name of a lesson it shows every step with its position, what may be played and how long it reads, and checks
it. With moves it shows the position after them; with `--tries` it looks for a seed in which they are legal.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence

from wreckfish.core.game import Match, make_match
from wreckfish.core.record import Ply, new_record, read_story
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import Note, State
from wreckfish.core.values import WreckfishError
from wreckfish.language import LANGUAGES, Speaker, joined
from wreckfish.table.lesson import Lesson, find_lesson, speaker_of, text_flaws

MOST_WORDS = 30  # in a note
WORDS_A_MINUTE = 130  # for a reader who looks at the board meanwhile
SECONDS_A_MOVE = 8  # the pupil's: to find what is lit, click, and see what happens
SECONDS_TO_WATCH = 3  # a move of another seat: it is only seen
FEWEST_STEPS, MOST_STEPS = 8, 15
LONGEST = 6  # minutes


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_intermixed_args(arguments)  # moves may come after options
    try:
        game = find_game(asked.game)
        if asked.what and not re.match(r"\d+ *:", asked.what[0]):
            return show_lesson(find_lesson(game, asked.what[0]), asked.step)
        given = dict(text.split("=", 1) for text in asked.option)
        match = make_match(game, asked.seats, given)
        plies = [ply for ply in read_story(match, list(enumerate(asked.what, 1))) if isinstance(ply, Ply)]
        if asked.tries:
            return find_seed(match, plies, asked.seed, asked.tries, [re.compile(text) for text in asked.shows])
        record = new_record(match, seed_from(asked.seed))
        record.plies += plies
        show_position(match, record.replay(listen=True), asked.pupil - 1)
    except WreckfishError as problem:
        write(str(problem))
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="python -m wreckfish.table.write_lesson", description=__doc__)
    found.add_argument("game")
    found.add_argument("what", nargs="*", help="the name of a lesson, or moves such as “1: dive, surface”")
    found.add_argument("--step", type=int, help="show only this step of the lesson")
    found.add_argument("--seats", type=int, default=2)
    found.add_argument("--pupil", type=int, default=1, help="whose position is shown")
    found.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    found.add_argument("--seed", default="lesson", help="the deal, or the name of a series of deals")
    found.add_argument("--tries", type=int, default=0, help="look through this many deals: “SEED 1”, “SEED 2” …")
    found.add_argument("--shows", action="append", default=[], help="what the story or the position must say, too")
    return found


def write(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")


# ---- A lesson -----------------------------------------------------------------------------------------------------


def show_lesson(lesson: Lesson, only: int | None) -> int:
    """Every step as its pupil meets it, then what is wrong with it; 1 if something is."""
    record = lesson.record()
    for number, (start, step) in enumerate(zip(lesson.starts, lesson.steps, strict=True), 1):
        if only not in (None, number):
            continue
        part = lesson.parts[number - 1]
        played = ", ".join(f"{ply.seat + 1}: {lesson.match.codec.text(ply.move)}" for ply in part)
        write("", f"=== Step {number}, after {start} moves ===", "")
        for language in LANGUAGES:
            words = spoken(lesson, step.say, language)
            write(f"{language}  {words}  [{len(words.split())} words]")
        write(f"light: {', '.join(step.light) or 'the move'}   rule: {step.rule or '–'}   plays: {played or '–'}", "")
        show_position(lesson.match, record.replay(start, listen=True), lesson.pupil)
    found = [str(flaw) for flaw in (*text_flaws(lesson), *long_notes(lesson))]
    steps, minutes = len(lesson.steps), max(reading_minutes(lesson, language) for language in LANGUAGES)
    write(
        "",
        f"{steps} steps, {len(lesson.line) - len(lesson.before)} moves, {minutes:.1f} minutes.",
        *(f"! {flaw}" for flaw in found),
    )
    return 1 if found else 0


def spoken(lesson: Lesson, code: str, language: str) -> str:
    say = speaker_of(lesson, language)
    players = {f"player{seat + 1}": say.player(seat) for seat in range(lesson.match.seats)}
    return say.text(code, **players) if say.knows(code) else f"<{code} is missing>"


def long_notes(lesson: Lesson) -> Iterator[str]:
    """What makes a lesson tiresome."""
    if not FEWEST_STEPS <= len(lesson.steps) <= MOST_STEPS:
        yield f"{len(lesson.steps)} steps: there should be {FEWEST_STEPS} to {MOST_STEPS}"
    codes = {code for step in lesson.steps for code in (step.say, *step.others.values())} | {lesson.other}
    for language in LANGUAGES:
        for code in sorted(codes):
            count = len(spoken(lesson, code, language).split())
            if count > MOST_WORDS:
                yield f"{code} has {count} words in {language}.ftl: {MOST_WORDS} at most"
        if (minutes := reading_minutes(lesson, language)) >= LONGEST:
            yield f"in {language} it takes {minutes:.1f} minutes: less than {LONGEST} are allowed"


def reading_minutes(lesson: Lesson, language: str) -> float:
    words = sum(len(spoken(lesson, step.say, language).split()) for step in lesson.steps)
    own = sum(ply.seat == lesson.pupil for part in lesson.parts for ply in part)
    others = sum(map(len, lesson.parts)) - own
    return words / WORDS_A_MINUTE + (SECONDS_A_MOVE * own + SECONDS_TO_WATCH * others) / 60


# ---- A position ---------------------------------------------------------------------------------------------------


def show_position(match: Match, state: State, seat: int) -> None:
    """The table as a seat sees it, what has happened since the last move, who is asked, and what each may play."""
    say = english(match)
    write(*told(match, state.journal or [], seat, say)[-6:], "", joined(match.game.draw(state.view(seat), say)), "")
    for asked in state.to_act():
        moves = [match.codec.text(move) for move in state.legal(asked)]
        write(f"seat {asked + 1} may play: {', '.join(moves)}")
    free = [match.codec.text(move) for move in state.free(seat)]
    if free:
        write(f"seat {seat + 1} may also play: {', '.join(free[:40])}{' …' if len(free) > 40 else ''}")


def english(match: Match) -> Speaker:
    return Speaker("en", match.game.text, figures=match.game.figures(match.parts))


def told(match: Match, journal: Sequence[Note], seat: int, say: Speaker) -> list[str]:
    return [text for note in journal if (text := say.say(match.game.event(note, seat, match.parts)))]


# ---- A seed -------------------------------------------------------------------------------------------------------


def find_seed(match: Match, plies: list[Ply], series: str, tries: int, shows: list[re.Pattern[str]]) -> int:
    """The first deal of a series in which the moves are legal and the story says all that it should."""
    say = english(match)
    furthest, best = 0, ""
    for number in range(1, tries + 1):
        name = f"{series} {number}"
        state = match.start(seed_from(name))
        state.journal = []
        legal = plays(state, plies)
        if legal > furthest:
            furthest, best = legal, name
        if legal < len(plies):
            continue
        seat = plies[0].seat if plies else 0
        text = "\n".join([*told(match, state.journal, seat, say), joined(match.game.draw(state.view(seat), say))])
        if all(pattern.search(text) for pattern in shows):
            write(f'seed = "{name}"')
            return 0
    write(f"None of {tries} deals. The furthest, “{best}”, allows {furthest} of {len(plies)} moves.")
    return 1


def plays(state: State, plies: Sequence[Ply]) -> int:
    """Play moves as long as they are legal; how many were."""
    for count, ply in enumerate(plies):
        if not state.accepts(ply.seat, ply.move):
            return count
        state.apply(ply.seat, ply.move)
    return len(plies)


if __name__ == "__main__":
    sys.exit(main())
