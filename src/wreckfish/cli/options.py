"""Options shared by several commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from wreckfish.core.game import Game, option_text
from wreckfish.core.values import WreckfishError, shown
from wreckfish.language import LANGUAGES, Speaker, from_locale

LONGEST_NAME = 300  # characters of a file's name in a sentence
Command = TypeVar("Command", bound=Callable[..., object])


class File(click.Path):
    """A file name. `~` is the user's home, even if the shell doesn't expand it."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        return expanded(str(value))


def expanded(name: str) -> Path:
    try:
        return Path(name).expanduser()
    except (RuntimeError, ValueError):  # there is no such user: take the name literally
        return Path(name)


def file_name(path: Path) -> str:
    """A file name, to quote in a sentence."""
    return shown(str(path), LONGEST_NAME)


def lang_option(command: Command) -> Command:
    words = "Language of the output.  [default: that of your system]"
    return click.option("--lang", type=click.Choice(LANGUAGES), default=from_locale, help=words)(command)


def data_option(command: Command) -> Command:
    return file_option("--data", words="Data file that replaces the game's standard parts.")(command)


def file_option(*names: str, words: str) -> Callable[[Command], Command]:
    return click.option(*names, type=File(), metavar="FILE", help=words)


def json_option(command: Command) -> Command:
    return click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")(command)


def game_options(command: Command) -> Command:
    words = "Set an option of the game; repeat for several. `play GAME --options` lists them."
    return click.option("--option", "options", metavar="NAME=VALUE", multiple=True, help=words)(command)


def read_options(given: Sequence[str], game: Game, say: Speaker) -> dict[str, str]:
    """The options given on the command line, by name."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            field = msgspec.structs.fields(game.options)[0]
            example = f"{field.name}={option_text(field.default)}"
            raise WreckfishError(say.text("error-option-shape", text=shown(text), example=example))
        if name in options:
            raise WreckfishError(say.text("error-option-twice", name=shown(name)))
        options[name] = value
    return options
