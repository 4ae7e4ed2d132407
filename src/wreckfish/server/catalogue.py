"""The games that can be played here, with their options as a form shows them."""

from __future__ import annotations

import types
from typing import Any, Union, get_args, get_origin

import msgspec

from wreckfish.core.game import describe, literal_words, offered_options
from wreckfish.core.registry import bot_names, find_game, game_names
from wreckfish.language import Speaker, translated
from wreckfish.server.errors import speaker
from wreckfish.server.messages import GameInfo, OptionInfo


def games(language: str) -> list[GameInfo]:
    """Every game, in the reader's language."""
    found = []
    for name in game_names():
        game = find_game(name)
        says = speaker(language, name)
        offered = offered_options(game, language)
        options = [
            option_info(field, says, getattr(offered, field.name)) for field in msgspec.structs.fields(game.options)
        ]
        found.append(GameInfo(name, says.text("title"), game.min_seats, game.max_seats, options, bot_names()))
    return found


def option_info(field: msgspec.structs.FieldInfo, says: Speaker, offered: Any) -> OptionInfo:
    parts = parts_of(field.type)
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
    )


def parts_of(kind: Any) -> list[Any]:
    """The alternatives of an option's type."""
    if get_origin(kind) in (Union, types.UnionType):
        return [part for inner in get_args(kind) for part in parts_of(inner)]
    return [kind]
