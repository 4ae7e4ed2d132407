"""What a game provides to everyone else, and a match: everything about a table that is fixed before the seed.

No I/O but a data file that a table provides; no game by name.
"""

from __future__ import annotations

import abc
import types
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Literal, Union, get_args, get_origin

import msgspec

from wreckfish.core.chance import Chance, from_seed
from wreckfish.core.instinct import Instinct
from wreckfish.core.moves import Codec
from wreckfish.core.phrases import Phrase, a_number, either, meant, one_of
from wreckfish.core.seeds import new_seed, seed_from
from wreckfish.core.state import Note, State
from wreckfish.core.values import Event, Saying, WreckfishError, shown

SEAT = {"seat": True}  # an option whose number is a seat: `Annotated[int, Meta(ge=1, le=4, extra=SEAT)]`


class OptionWords(msgspec.Struct, frozen=True):
    """What the words of an option name: with `thing="diver"` the message `diver-miser` is the title of the word
    `miser`, and with `explained="skill"` the message `diver-miser-skill` says what it does.
    """

    thing: str
    explained: str


class Span(msgspec.Struct, frozen=True):
    """A piece of a drawn line: its text, and what it is (a suit, a seat, a count …), so that it can be coloured."""

    text: str
    style: str = ""


class Measures(msgspec.Struct, frozen=True):
    """What a series of games counts by seat: the parts of its score, and the things it has, up to 62 of each kind.

    Both are named by tokens: the part `suit-squid` by the message `suit-squid`, the thing `squid7` of the kind `card`
    as that card.
    """

    parts: tuple[str, ...] = ("measure-points",)
    things: dict[str, tuple[str, ...]] = {}


class Field(msgspec.Struct, frozen=True):
    """A part of an observation: `words` words, each a number from `low` to `high` or a set of up to `members` members.

    Seats are counted from the observing seat, to the left.
    """

    name: str
    words: int = 1
    members: int = 0
    low: int = 0
    high: int = 1


class Board(msgspec.Struct, frozen=True):
    """The browser board of a game from another package: a folder of built files, and what the page has to know before
    it loads them. Files are named by their paths in the folder; docs/add-a-game.md has the contract of the script.
    """

    folder: Path
    script: str = "board.js"  # an ES module
    style: str | None = None
    poster: str | None = None  # a picture for the home page, 250 × 190
    icon: str = "ship"  # from the page's own icons, beside the game's name
    minutes: int | None = None  # how long a game takes
    asks: bool = False  # the board puts every question and offers every move: the page leaves out its own buttons
    seats: bool = False  # the board places the seats' plates: the page leaves out its row of them


class Game(abc.ABC):
    """A game: how many can play, what they can agree on, and how a table is set up. One instance, no state."""

    name: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options: ClassVar[type[msgspec.Struct]]
    book: ClassVar[str]  # its rule book: <book>.md
    text: ClassVar[Path]  # the folder of its Fluent files
    rule_folder: ClassVar[Path | None] = None  # of its rule book; None for ours, which lie in docs/rules
    board: ClassVar[Board | None] = None  # None for a game without a board, or with one in web/src/games
    simulations: ClassVar[tuple[int, int]] = (100, 400)  # simulations for a move: of a strong bot, of a master
    # By option: what its words name. Other words have messages of their own: `option-<name>-<word>`, and `-help`.
    option_words: ClassVar[Mapping[str, OptionWords]] = MappingProxyType({})
    # By language: the options that a new table is offered with, where they differ from the defaults.
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = MappingProxyType({})

    @abc.abstractmethod
    def load(self, path: Path | None) -> Any:
        """The parts of an edition from its data file, checked; None gives the standard ones."""

    @abc.abstractmethod
    def fingerprint(self, parts: Any) -> str:
        """A short hash of the parts, so that a record can say what it was played with."""

    @abc.abstractmethod
    def agree(self, seats: int, options: Any, parts: Any) -> None:
        """Raise WreckfishError if options, seats and parts do not go together."""

    @abc.abstractmethod
    def deal(self, seats: int, options: Any, parts: Any, luck: Chance) -> State:
        """A new game."""

    @abc.abstractmethod
    def codec(self, parts: Any) -> Codec:
        """The moves in their three forms."""

    @abc.abstractmethod
    def event(self, note: Note, seat: int | None, parts: Any) -> Event:
        """What a seat (None: a spectator) may know of an event."""

    def figures(self, parts: Any) -> dict[str, int]:
        """The numbers of an edition that its texts name, each by a name with a hyphen: `{ $squid-demand }`. A message
        that names a figure this edition lacks is left out.
        """
        return {}

    def book_data(self, parts: Any) -> dict[str, Any]:
        """The cards and numbers of an edition that the illustrated rule book draws and counts with, as plain values."""
        return {}

    def private(self, move: int) -> bool:
        """Whether no other seat may know, before the end, that this move was played at all: a player's own setting."""
        return False

    def words(self, move: Saying, view: Any) -> Saying:
        """A move in better words, with what the player's view adds, such as the card in a slot. Without a view (None),
        as a rule book names it.
        """
        return move

    def reason(self, state: State, seat: int, move: int) -> Saying | None:
        """What speaks for or against a legal move, in figures that the seat may know; None if there are none."""
        return None

    def measures(self, options: Any, parts: Any) -> Measures:
        """What `State.final_tally` counts at such a table; by default only the points."""
        return Measures()

    def layout(self, seats: int, options: Any, parts: Any) -> tuple[Field, ...]:
        """What the words of `State.observe` mean at such a table; empty if the game has no observations."""
        return ()

    def instinct(self) -> Instinct:
        """How bots judge its positions; by default by points."""
        return Instinct()

    @abc.abstractmethod
    def draw(self, view: Any, say: Any) -> list[list[Span]]:
        """A view as lines of text; `say` speaks the reader's language."""

    def svg_map(self, view: Any, say: Any) -> str | None:
        """A view as a picture in SVG; None for a game that has no map."""
        return None


class Match(msgspec.Struct, frozen=True, dict=True):
    """A table before the cards are dealt: game, seats, options, parts."""

    game: Game
    seats: int
    options: Any
    parts: Any

    def start(self, seed: str | None = None) -> State:
        """The first position of a game. The seed is any text; without one, the deal cannot be repeated."""
        return self.table.deal(from_seed(new_seed() if seed is None else seed_from(seed)))

    def moves(self, state: State, seat: int | None = None) -> list[str]:
        """The moves that a seat may choose from, as texts; seats count from 0, and None is the first seat to act."""
        return [self.codec.text(move) for move in state.legal(seat_to_act(state) if seat is None else seat)]

    def play(self, state: State, move: str | int, seat: int | None = None) -> None:
        """Play a move, `"net squid7"` or its number, or raise IllegalMove and change nothing."""
        number = self.codec.parse(move) if isinstance(move, str) else move
        state.play(seat_to_act(state) if seat is None else seat, number)

    @cached_property
    def table(self) -> State:
        """A game at this table from which others are dealt, so that what they share is made once."""
        return self.game.deal(self.seats, self.options, self.parts, from_seed("0" * 32))

    @cached_property
    def codec(self) -> Codec:
        return self.game.codec(self.parts)

    @cached_property
    def data(self) -> str | None:
        """The fingerprint of replaced parts; None for the standard ones."""
        mine = self.game.fingerprint(self.parts)
        return None if mine == self.game.fingerprint(self.game.load(None)) else mine


def seat_to_act(state: State) -> int:
    """The first seat that owes a decision; once the game is over, which leaves nothing to decide, seat 0."""
    return next(iter(state.to_act()), 0)


def make_match(
    game: str | Game,
    seats: int | None = None,
    given: Mapping[str, str] | None = None,
    data: Path | None = None,
    **options: object,
) -> Match:
    """Set up a table: `make_match("carcass", seats=2, variant="thieves-reef")`.

    seats  by default three, or as near to it as the game allows
    given  options as texts; those given by name come on top
    data   a data file that replaces the game's standard parts
    """
    if isinstance(game, str):
        from wreckfish.core.registry import find_game  # which imports this module

        game = find_game(game)
    if seats is None:
        seats = max(game.min_seats, min(3, game.max_seats))
    check_seats(game, seats)
    parts = game.load(data)
    agreed = read_options(game, {**(given or {}), **{name: option_text(value) for name, value in options.items()}})
    game.agree(seats, agreed, parts)
    return Match(game, seats, agreed, parts)


def check_seats(game: Game, seats: int) -> None:
    if not game.min_seats <= seats <= game.max_seats:
        english = "{game} is for {least} to {most} seats, not for {seats}."
        least, most = game.min_seats, game.max_seats
        raise WreckfishError(english, "error-seat-count", game=game.name, least=least, most=most, seats=seats)


def read_options(game: Game, given: Mapping[str, str]) -> Any:
    """Options from their texts, `variant=all-hands`; a list is written with commas."""
    return game.options(**{name: read_option(name, text, option_kind(game, name)) for name, text in given.items()})


def convert_options(game: Game, given: Mapping[str, Any]) -> Any:
    """Options from their values, as JSON brings them."""
    values: dict[str, Any] = {}
    for name, value in given.items():
        kind = option_kind(game, name)
        try:
            values[name] = msgspec.convert(value, kind)
        except msgspec.ValidationError:
            raise not_allowed(name, option_text(value), kind) from None
    return game.options(**values)


def option_kind(game: Game, name: str) -> Any:
    """The type of one of the game's options."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(game.options)}
    if name not in kinds:
        english = "{game} has no option “{name}”; it has {options}.{meant}"
        has, near = ", ".join(kinds), meant(name, kinds)
        raise WreckfishError(english, "error-no-option", game=game.name, name=shown(name), options=has, meant=near)
    return kinds[name]


def offered_options(game: Game, language: str) -> Any:
    """The options that a new table starts with for a reader of that language; the host may change them."""
    return read_options(game, game.presets.get(language, {}))


def read_option(name: str, text: str, kind: Any) -> Any:
    """The first reading of the text that the option's type allows: as a word, a number, yes or no, or a list."""
    readings: list[Any] = [text]
    if text.isascii() and text.isdecimal() and len(text) < 10:
        readings.append(int(text))
    if text in ("yes", "no"):
        readings.append(text == "yes")
    readings.append([part.strip() for part in text.split(",")])
    for reading in readings:
        try:
            return msgspec.convert(reading, kind)
        except (msgspec.ValidationError, UnicodeEncodeError):  # the latter for bytes that are not text
            continue
    raise not_allowed(name, text, kind)


def not_allowed(name: str, text: str, kind: Any) -> WreckfishError:
    words = words_in(kind)
    strange = next((word for part in text.split(",") if (word := part.strip()) not in words), text)
    english = "The option {name} cannot be “{text}”: it must be {allowed}.{meant}"
    near = meant(strange, words)
    return WreckfishError(english, "error-option", name=name, text=shown(text), allowed=describe(kind), meant=near)


def option_text(value: Any) -> str:
    """The text of an option's value, as `read_option` reads it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, (tuple, list)) else str(value)


def describe(kind: Any) -> Phrase:
    """What an option's type allows, in words: for help texts and errors."""
    origin = get_origin(kind)
    if origin is Literal:
        return one_of(literal_words(kind))
    if origin in (Union, types.UnionType):
        words = [part for inner in get_args(kind) for part in literal_words(inner)]
        rest = [describe(inner) for inner in get_args(kind) if not literal_words(inner)]
        return either(([one_of(words)] if words else []) + rest)
    if origin is tuple:
        return Phrase("a comma-separated list, each {item}", "allowed-list", item=describe(get_args(kind)[0]))
    if hasattr(kind, "__metadata__"):
        meta = kind.__metadata__[0]
        return describe(kind.__origin__) if meta.ge is None and meta.le is None else a_number(meta.ge, meta.le)
    plain = {bool: Phrase("yes or no", "allowed-yes-no"), int: a_number(), str: Phrase("a text", "allowed-text")}
    return plain.get(kind, Phrase(str(kind)))


def words_in(kind: Any) -> list[str]:
    """All words that an option's type allows, alone or in a list."""
    inner = [word for part in get_args(kind) if not isinstance(part, str) for word in words_in(part)]
    return literal_words(kind) or inner


def literal_words(kind: Any) -> list[str]:
    return [str(word) for word in get_args(kind)] if get_origin(kind) is Literal else []
