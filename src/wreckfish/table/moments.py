"""Moments: one small card for each rule that no lesson teaches, shown the first time that the rule matters.

One TOML file in the folder `moments` beside a game's texts says which rules a moment explains and what brings it up:
something that happened, a question, a move on offer, or something in the view. Knows no game and no screen, and keeps
no memory: `due` says which moments a position is for, and those who show them remember which were seen. The page has
the same few lines in TypeScript (`web/src/shell/moments.ts`); a test keeps the two in agreement.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from wreckfish import rulebook
from wreckfish.core.files import decode_toml, read_text
from wreckfish.core.game import Game
from wreckfish.core.phrases import Phrase
from wreckfish.core.values import Event, Prompt, WreckfishError, shown
from wreckfish.language import LANGUAGES, Speaker

MOST_CHARACTERS = 60_000
MOST_WORDS = 30
MOMENTS = Phrase("The file of moments", "the-moments")
SEEN = re.compile(r"(?P<path>[^=<>]+)(?:(?P<sign>[=<>])(?P<value>.*))?")
YOU = "you"  # in a path: the reader's own place in a list of seats
EACH = "*"  # in a path: every item; in a pattern: any text


# ---- The file -----------------------------------------------------------------------------------------------------


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What brings a moment up; all that is written must hold. `*` stands for any text.

    event   the code of something that happened since the reader's last move: `event-knifed`
    asked   the code of the reader's question: `ask-knife`
    may     a move that the reader may play, as a record writes it: `starfish *`
    sees    places in the reader's view, each with something in it (`simple`), with a text (`seats.you.diver=miser`) or
            with a number (`deck<10`, `kraken.filled>0`)
    """

    event: str = ""
    asked: str = ""
    may: str = ""
    sees: tuple[str, ...] = ()


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card: the rules it explains, the first of them the one it opens; what brings it up, any of these; and what it
    points at: `data-spot` names of the board, the first that is there. Its message is `moment-` and its name.
    """

    name: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$", max_length=40)]
    rules: Annotated[tuple[str, ...], Meta(min_length=1)]
    when: Annotated[tuple[When, ...], Meta(min_length=1)]
    light: tuple[str, ...] = ()

    @property
    def code(self) -> str:
        return f"moment-{self.name}"


class Silent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that neither a lesson names nor a moment explains, and why that is right."""

    rules: tuple[str, ...]
    why: str


class MomentsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's moments, the more important first, and the rules that need none."""

    moments: tuple[Moment, ...] = ()
    silent: tuple[Silent, ...] = ()


def folder_of(game: Game) -> Path:
    """Where a game keeps its moments and their texts."""
    return game.text.with_name("moments")


@lru_cache(maxsize=64)
def moments_of(game: Game) -> MomentsFile:
    """The moments of a game, none if it brings no file; what is wrong with the file is told as a sentence."""
    file = folder_of(game) / "moments.toml"
    if not file.is_file():
        return MomentsFile()
    return parse_moments(game, read_text(MOMENTS, file, MOST_CHARACTERS), file.name)


def parse_moments(game: Game, text: str, file: str) -> MomentsFile:
    found = decode_toml(text, file, MomentsFile)
    for flaw in flaws(game, found):
        raise WreckfishError(
            "The moments in {name} are not right: {flaw}", "error-moments", name=shown(file, 200), flaw=flaw
        )
    return found


def flaws(game: Game, found: MomentsFile) -> Iterator[Phrase]:
    """What the file's types cannot rule out."""
    book = rulebook.book_of(game)
    known = {rule.id for rule in book.rules} if book else set()
    names: set[str] = set()
    for moment in found.moments:
        if moment.name in names:
            yield Phrase("{name} is there twice.", "flaw-moment-twice", name=moment.name)
        names.add(moment.name)
        if not all(msgspec.to_builtins(when) for when in moment.when):
            yield Phrase("nothing brings up {name}.", "flaw-moment-when", name=moment.name)
        if not all(SEEN.fullmatch(seen) for when in moment.when for seen in when.sees):
            yield Phrase("{name} looks at no place of the view.", "flaw-moment-sees", name=moment.name)
    named = {rule for moment in found.moments for rule in moment.rules}
    named |= {rule for silent in found.silent for rule in silent.rules}
    for rule in sorted(named - known):
        yield Phrase("there is no rule {rule}.", "flaw-moment-rule", rule=rule)


def text_flaws(game: Game) -> Iterator[str]:
    """Cards that say nothing or too much: for those who write one, and for the tests."""
    for language in LANGUAGES:
        say = speaker_of(game, language)
        for moment in moments_of(game).moments:
            words = len(say.text(moment.code).split()) if say.knows(moment.code) else 0
            if not 0 < words <= MOST_WORDS:
                yield f"{language}.ftl: {moment.code} has {words} words; 1 to {MOST_WORDS} are right"


def speaker_of(game: Game, language: str) -> Speaker:
    """Speaks a game's words and those of its moments."""
    folder = folder_of(game)
    more = (folder,) if folder.is_dir() else ()
    return Speaker(language, game.text, more=more, figures=game.figures(game.load(None)))


# ---- Is it the moment? --------------------------------------------------------------------------------------------


class Now(msgspec.Struct, frozen=True):
    """What a seat knows when it looks up: its view, its question, its moves as text, and what happened since it last
    moved.
    """

    seat: int
    view: object
    prompts: Sequence[Prompt] = ()
    moves: Sequence[str] = ()
    events: Sequence[Event] = ()


def due(moments: Sequence[Moment], now: Now) -> list[Moment]:
    """The moments that a position is for, in the order of the file."""
    view: Any = msgspec.to_builtins(now.view) if any(when.sees for each in moments for when in each.when) else None
    return [moment for moment in moments if any(holds(when, now, view) for when in moment.when)]


def holds(when: When, now: Now, view: Any) -> bool:
    return (
        (not when.event or any(fits(when.event, event.code) for event in now.events))
        and (not when.asked or (bool(now.prompts) and fits(when.asked, now.prompts[-1].code)))
        and (not when.may or any(fits(when.may, move) for move in now.moves))
        and all(is_seen(seen, view, now.seat) for seen in when.sees)
    )


def is_seen(wanted: str, view: Any, seat: int) -> bool:
    found = SEEN.fullmatch(wanted)
    assert found is not None, "the file was checked"
    path, sign, value = found["path"], found["sign"], found["value"]
    for each in values_at(view, path.split("."), seat):
        if (
            (sign is None and each)
            or (sign == "=" and each is not None and fits(value, str(each)))
            or (isinstance(each, int) and ((sign == "<" and each < int(value)) or (sign == ">" and each > int(value))))
        ):
            return True
    return False


def values_at(value: Any, path: list[str], seat: int) -> Iterator[Any]:
    """What lies at a path: fields by their names, items by their number, all of them (`*`), or the reader's own."""
    if not path:
        yield value
        return
    first, *rest = path
    if first == EACH:
        items = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list | tuple) else []
    elif isinstance(value, dict):
        items = [value[first]] if first in value else []
    elif isinstance(value, list | tuple):
        place = seat if first == YOU else int(first) if first.isdigit() else len(value)
        items = [value[place]] if place < len(value) else []
    else:
        items = []
    for item in items:
        yield from values_at(item, rest, seat)


@lru_cache(maxsize=1024)
def pattern(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text).replace(r"\*", ".*"))


def fits(wanted: str, text: str) -> bool:
    return pattern(wanted).fullmatch(text) is not None
