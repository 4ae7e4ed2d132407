"""The legal moves as a person at the terminal chooses from them: numbered, in words, with the owner of what they name.

Works for every registered game: the rules list the moves, Fluent has their words.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.text import Text

from wreckfish.cli.colours import STYLES, paint
from wreckfish.cli.screen import Screen
from wreckfish.cli.story import columns_of
from wreckfish.core.game import Match
from wreckfish.core.values import Saying

MANY = 8  # more choices than these are set in columns


class Choice(msgspec.Struct, frozen=True):
    """One legal move: its number in the engine, its notation, its words, and whose piece it names, if another's."""

    move: int
    notation: str
    words: Saying
    owner: int | None


def choices_of(match: Match, moves: Sequence[int], seat: int, view: object) -> list[Choice]:
    """What the rules allow a seat, each with its words and the player whose piece it names."""
    owners = pieces_by_owner(view)
    choices = []
    for move in moves:
        words = match.game.words(match.codec.saying(move), view)
        tokens = [token for token in words.params.values() if isinstance(token, str)]
        owner = None if words.seats else next((owners[token] for token in tokens if token in owners), None)
        choices.append(Choice(move, match.codec.text(move), words, None if owner == seat else owner))
    return choices


def pieces_by_owner(view: object) -> dict[str, int]:
    """For each piece that a view shows on a player's side of the table, that player's seat."""
    owners: dict[str, int] = {}
    for seat, side in enumerate(getattr(view, "seats", ())):
        for value in msgspec.to_builtins(side).values():
            for piece in value if isinstance(value, list) else ():
                if isinstance(piece, str):
                    owners.setdefault(piece, seat)
    return owners


def tell_choices(screen: Screen, choices: list[Choice]) -> None:
    entries = []
    for number, choice in enumerate(choices, 1):
        entry = Text.assemble(
            (f"{number:>3}  ", STYLES["count"]), paint(in_words(screen, choice.words, choice.notation))
        )
        if choice.owner is not None:
            entry.append(f" ({screen.plain.player(choice.owner)})")
        if len(choices) == 1:
            entry.append(f"  {screen.plain.text('enter')}", STYLES["quiet"])
        entries.append(entry)
    for row in columns_of(entries, screen.console.width) if len(entries) > MANY else entries:
        screen.write(row)


def in_words(screen: Screen, words: Saying, notation: str) -> str:
    """A move in words; its notation, if the game has none for it."""
    return screen.coloured.say(words) if screen.coloured.knows(words.code) else notation


def example_of(choices: list[Choice]) -> str:
    """A move that could be typed now: the shortest."""
    return min((choice.notation for choice in choices), key=len)
