"""The games that can be played here, with their options as a form shows them."""

from __future__ import annotations

import logging
import types
from typing import Any, Union, get_args, get_origin

import msgspec

from wreckfish.core.game import SEAT, Game, OptionWords, describe, literal_words, offered_options
from wreckfish.core.registry import bot_names, find_game, game_names
from wreckfish.core.values import WreckfishError
from wreckfish.language import Speaker, translated
from wreckfish.server.board_files import board_info
from wreckfish.server.errors import speaker
from wreckfish.server.messages import GameInfo, LessonTitle, OptionInfo
from wreckfish.table.lesson import find_lesson, lesson_names, speaker_of

log = logging.getLogger("wreckfish.lessons")


def games(language: str) -> list[GameInfo]:
    """Every game, in the reader's language."""
    found = []
    for name in game_names():
        game = find_game(name)
        says = speaker(language, name)
        offered = offered_options(game, language)
        options = [
            option_info(game, field, says, getattr(offered, field.name))
            for field in msgspec.structs.fields(game.options)
        ]
        seats = game.min_seats, game.max_seats
        lessons = lesson_titles(game, language)
        found.append(GameInfo(name, says.text("title"), *seats, options, bot_names(), lessons, board_info(game)))
    return found


def lesson_titles(game: Game, language: str) -> list[LessonTitle]:
    """The lessons of a game. One whose file is damaged is left out, and the log says why."""
    found = []
    for name in lesson_names(game):
        try:
            lesson = find_lesson(game, name)
            title = speaker_of(lesson, language).text(f"{name}-title")
        except (WreckfishError, LookupError, OSError) as problem:
            log.error("A lesson of %s cannot be taught: %s", game.name, problem)
        else:
            found.append(LessonTitle(name, title, lesson.match.seats))
    return found


def option_info(game: Game, field: msgspec.structs.FieldInfo, says: Speaker, offered: Any) -> OptionInfo:
    parts = parts_of(field.type)
    words = game.option_words.get(field.name) or OptionWords(f"option-{field.name}", "help")
    numbers = [part.__metadata__[0] for part in parts if hasattr(part, "__metadata__")]
    return OptionInfo(
        name=field.name,
        title=says.text(f"option-{field.name}"),
        help=says.text(f"option-{field.name}-help"),
        kind=translated(describe(field.type), says.language),
        default=msgspec.to_builtins(field.default),
        offered=msgspec.to_builtins(offered),
        choices=[word for part in parts for word in literal_words(part)],
        several=next(([*literal_words(get_args(part)[0])] for part in parts if get_origin(part) is tuple), None),
        least=next((meta.ge for meta in numbers), None),
        most=next((meta.le for meta in numbers), None),
        flag=bool in parts,
        seat=any(meta.extra == SEAT for meta in numbers),
        thing=words.thing,
        explained=words.explained,
    )


def parts_of(kind: Any) -> list[Any]:
    """The alternatives of an option's type."""
    if get_origin(kind) in (Union, types.UnionType):
        return [part for inner in get_args(kind) for part in parts_of(inner)]
    return [kind]
