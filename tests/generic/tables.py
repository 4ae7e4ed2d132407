"""Tables of every registered game: all numbers of seats, all values of all options, and how they combine.

Knows no game: what an option can be is read off its type, and what goes together is asked of the game itself.
"""

from __future__ import annotations

import itertools
import types
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
import pytest

from core.toy import TOY
from wreckfish.core import registry
from wreckfish.core.game import Game, Match, option_text, read_option
from wreckfish.core.values import WreckfishError

TRIES = 200  # how often values are thrown together before we believe that they do not go together
RANDOM_TABLES = 4


class Choice(NamedTuple):
    """One value that an option can have, or (`member`) one that can stand in its list."""

    option: str
    text: str
    member: bool


class Table(NamedTuple):
    """What a table asks for, in the words of a record's header."""

    game: str
    seats: int
    given: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={text}" for name, text in self.given)])

    def match(self) -> Match:
        """The table as `make_match` makes it, only faster; WreckfishError if the game does not agree to it."""
        return made(find(self.game), self)

    def shows(self, choice: Choice) -> bool:
        """Whether this table plays with that value."""
        text = dict(self.given).get(choice.option)
        if text is None:
            text = option_text(getattr(find(self.game).options(), choice.option))
        return choice.text in text.split(",") if choice.member else choice.text == text


@cache
def made(game: Game, table: Table) -> Match:
    options = game.options(**{name: value(game, name, text) for name, text in table.given})
    parts = game.load(None)
    game.agree(table.seats, options, parts)
    return Match(game, table.seats, options, parts)


def games() -> list[str]:
    """All registered games, and the toy game, which is none."""
    return [*registry.game_names(), TOY.name]


@cache
def find(name: str) -> Game:
    return TOY if name == TOY.name else registry.find_game(name)


@cache
def kinds(game: Game) -> dict[str, Any]:
    """The type of each option."""
    return {field.name: field.type for field in msgspec.structs.fields(game.options)}


@cache
def value(game: Game, option: str, text: str) -> Any:
    return read_option(option, text, kinds(game)[option])


def scalars(kind: Any) -> list[str]:
    """The texts of the single values that a type allows: every word, yes and no, every number of a small range."""
    origin = get_origin(kind)
    if origin is Literal:
        return [option_text(value) for value in get_args(kind)]
    if origin in (Union, types.UnionType):
        return [text for inner in get_args(kind) for text in scalars(inner)]
    if kind is bool:
        return ["yes", "no"]
    if hasattr(kind, "__metadata__"):
        meta = kind.__metadata__[0]
        if meta.ge is not None and meta.le is not None:
            numbers = range(meta.ge, meta.le + 1)
            return [str(n) for n in (numbers if len(numbers) <= 12 else (meta.ge, (meta.ge + meta.le) // 2, meta.le))]
    return []


def members(kind: Any) -> list[str]:
    """The texts of the values that may stand in a list, if the type allows one."""
    if get_origin(kind) in (Union, types.UnionType):
        return [text for inner in get_args(kind) for text in members(inner)]
    return scalars(get_args(kind)[0]) if get_origin(kind) is tuple else []


@cache
def choices(game: Game) -> list[Choice]:
    """Every value of every option."""
    return [
        Choice(option, text, member)
        for option, kind in kinds(game).items()
        for member, texts in ((False, scalars(kind)), (True, members(kind)))
        for text in texts
    ]


def some_table(game: Game, seats: int, wanted: tuple[Choice, ...], luck: Random) -> Table | None:
    """A table with the wanted values and any others; None if the game agrees to none that we can find."""
    lists = {option for option, kind in kinds(game).items() if members(kind) and luck.random() < 0.6}
    lists -= {choice.option for choice in wanted if not choice.member}
    lists |= {choice.option for choice in wanted if choice.member}
    for _ in range(TRIES):
        given = {
            option: some_list(game, option, wanted, luck) if option in lists else some_word(game, option, wanted, luck)
            for option in kinds(game)
        }
        table = Table(game.name, seats, tuple((option, text) for option, text in given.items() if text is not None))
        try:
            table.match()
        except WreckfishError:
            continue
        return table
    return None


def some_word(game: Game, option: str, wanted: tuple[Choice, ...], luck: Random) -> str | None:
    """The single value that is wanted, or any; None leaves the option as it is by itself."""
    asked = [choice.text for choice in wanted if choice.option == option]
    offered = [choice.text for choice in choices(game) if choice[::2] == (option, False)]
    return luck.choice(asked or [*offered, None])


def some_list(game: Game, option: str, wanted: tuple[Choice, ...], luck: Random) -> str:
    """A list with all that is wanted in it, up to as long as the largest table."""
    texts = [choice.text for choice in wanted if choice.option == option]
    offered = [choice.text for choice in choices(game) if choice[::2] == (option, True)]
    texts += luck.choices(offered, k=luck.randint(max(1, len(texts)), max(game.max_seats, len(texts))) - len(texts))
    luck.shuffle(texts)
    return ",".join(texts)


@cache
def few(name: str) -> list[Table]:
    """Each number of seats, each value of each option at least once, and a handful of any."""
    game, luck = find(name), Random(name)
    counts = range(game.min_seats, game.max_seats + 1)
    tables = [Table(name, seats) for seats in counts]
    for number, choice in enumerate(choices(game)):
        if any(table.shows(choice) for table in tables):
            continue
        turned = [counts[(number + step) % len(counts)] for step in range(len(counts))]
        fitting = (some_table(game, seats, (choice,), luck) for seats in turned)
        tables += [next(table for table in fitting if table is not None)]
    tables += [any_table(game, luck) for _ in range(RANDOM_TABLES)]
    return different(tables)


def different(tables: list[Table]) -> list[Table]:
    """Each table once: an option that is named may be the one that counts unnamed."""
    met: dict[tuple[int, str], Table] = {}
    for table in tables:
        met.setdefault((table.seats, repr(table.match().options)), table)
    return list(met.values())


def any_table(game: Game, luck: Random) -> Table:
    """Any table at all."""
    for _ in range(TRIES):
        table = some_table(game, luck.randint(game.min_seats, game.max_seats), (), luck)
        if table is not None:
            return table
    raise AssertionError(f"{game.name} agrees to no table")


@cache
def systematic(name: str) -> list[Table]:
    """Each number of seats with every combination of single values, and with every two values that go together."""
    game, luck = find(name), Random(name)
    tables: list[Table] = []
    for seats in range(game.min_seats, game.max_seats + 1):
        tables += combinations(game, seats)
        for pair in itertools.combinations(choices(game), 2):
            if pair[0].option != pair[1].option or all(choice.member for choice in pair):
                found = some_table(game, seats, pair, luck)
                tables += [found] if found is not None else []
    return list(dict.fromkeys(tables))


def many(name: str) -> Iterator[Table]:
    """All systematic tables, then any, for ever."""
    yield from systematic(name)
    luck = Random(f"many {name}")
    while True:
        yield any_table(find(name), luck)


def combinations(game: Game, seats: int) -> Iterator[Table]:
    """Every combination of the options' single values that the game agrees to."""
    options = [name for name in kinds(game) if any(choice[::2] == (name, False) for choice in choices(game))]
    offered = [[choice.text for choice in choices(game) if choice[::2] == (name, False)] for name in options]
    for texts in itertools.product(*offered):
        table = Table(game.name, seats, tuple(zip(options, texts, strict=True)))
        try:
            table.match()
        except WreckfishError:
            continue
        yield table


every_game = pytest.mark.parametrize("name", games())


def with_marks(name: str) -> list[Any]:
    """The tables of a game for tests; but for the smallest, the largest and one with options, `make quick` leaves them
    out.
    """
    found = few(name)
    quick = {0, find(name).max_seats - find(name).min_seats, len(found) - 1}
    more = pytest.mark.slow(one_of_many=True)
    return [pytest.param(table, marks=() if number in quick else more) for number, table in enumerate(found)]


every_table = pytest.mark.parametrize("table", [each for name in games() for each in with_marks(name)], ids=str)
plain_tables = pytest.mark.parametrize("table", [Table(name, find(name).max_seats) for name in games()], ids=str)
