"""What a game is to the rest of the world, and a match: everything about a table that is fixed before the seed.

No I/O but a data file that a table brings along; no game in here.
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
    """A piece of a drawn line: a text, and what it is (a suit, a seat, a count …), so that it can be coloured."""

    text: str
    style: str = ""


class Measures(msgspec.Struct, frozen=True):
    """What a series of games counts by seat: the parts of a score, and what a seat may have, each kind up to 62 things.

    Both are named by tokens: the part `suit-squid` is spoken by the message `suit-squid`, the thing `squid7` of the
    kind `card` as the card it is.
    """

    parts: tuple[str, ...] = ("measure-points",)
    things: dict[str, tuple[str, ...]] = {}


class Field(msgspec.Struct, frozen=True):
    """A part of an observation: so many words, each a number from `low` to `high`, or a set of so many `members`.

    Seats are counted from who observes, on to the left.
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
    """One game: how many may play, what they can agree on, and how a table is set up. One instance each, no state."""

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
        """What a seat (None: a spectator) may know of something that happened."""

    def figures(self, parts: Any) -> dict[str, int]:
        """The numbers of an edition that its texts name, each by a name with a hyphen: `{ $squid-demand }`. A text
        that names a figure which the edition lacks is left out.
        """
        return {}

    def private(self, move: int) -> bool:
        """Whether nobody else may know, before the end, that this move was played at all: a player's own setting."""
        return False

    def words(self, move: Saying, view: Any) -> Saying:
        """A move as the words for it, with what the view of who plays it adds, such as the card that lies in a slot.
        Without a view (None) it is a move in a rule book, at no table.
        """
        return move

    def reason(self, state: State, seat: int, move: int) -> Saying | None:
        """What speaks for a legal move or against it, in figures that the seat may know; None if there are none."""
        return None

    def measures(self, options: Any, parts: Any) -> Measures:
        """What `State.final_tally` counts at such a table; only the points, unless the game says more."""
        return Measures()

    def layout(self, seats: int, options: Any, parts: Any) -> tuple[Field, ...]:
        """What the words of `State.observe` mean at such a table; none, if the game has no observations."""
        return ()

    def instinct(self) -> Instinct:
        """How bots judge its positions; by points, unless the game knows better."""
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

    def start(self, seed: str) -> State:
        """The first position of a game with that seed."""
        return self.table.deal(from_seed(seed))

    @cached_property
    def table(self) -> State:
        """A game at this table, from which others are dealt: what they share is made once."""
        return self.game.deal(self.seats, self.options, self.parts, from_seed("0" * 32))

    @cached_property
    def codec(self) -> Codec:
        return self.game.codec(self.parts)

    @cached_property
    def data(self) -> str | None:
        """The fingerprint of replaced parts; None for the standard ones."""
        mine = self.game.fingerprint(self.parts)
        return None if mine == self.game.fingerprint(self.game.load(None)) else mine


def make_match(game: Game, seats: int, given: Mapping[str, str] | None = None, data: Path | None = None) -> Match:
    """Check what a table asks for: how many seats, options as texts, a data file of its own."""
    check_seats(game, seats)
    parts = game.load(data)
    options = read_options(game, given or {})
    game.agree(seats, options, parts)
    return Match(game, seats, options, parts)


def check_seats(game: Game, seats: int) -> None:
    if not game.min_seats <= seats <= game.max_seats:
        raise WreckfishError(
            "{game} is for {least} to {most} seats, not for {seats}.",
            "error-seat-count",
            game=game.name,
            least=game.min_seats,
            most=game.max_seats,
            seats=seats,
        )


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
        raise WreckfishError(
            "{game} has no option “{name}”; it has {options}.{meant}",
            "error-no-option",
            game=game.name,
            name=shown(name),
            options=", ".join(kinds),
            meant=meant(name, kinds),
        )
    return kinds[name]


def offered_options(game: Game, language: str) -> Any:
    """The options that a new table begins with for a reader of that language; whoever sets it up may choose others."""
    return read_options(game, game.presets.get(language, {}))


def read_option(name: str, text: str, kind: Any) -> Any:
    """The first reading of the text that the option's type allows: a word, a number, a list."""
    readings: list[Any] = [text]
    if text.isascii() and text.isdecimal() and len(text) < 10:
        readings.append(int(text))
    if text in ("yes", "no"):
        readings.append(text == "yes")
    readings.append([part.strip() for part in text.split(",")])
    for reading in readings:
        try:
            return msgspec.convert(reading, kind)
        except (msgspec.ValidationError, UnicodeEncodeError):  # the latter where bytes were no text
            continue
    raise not_allowed(name, text, kind)


def not_allowed(name: str, text: str, kind: Any) -> WreckfishError:
    words = words_in(kind)
    strange = next((word for part in text.split(",") if (word := part.strip()) not in words), text)
    return WreckfishError(
        "The option {name} cannot be “{text}”: it is {allowed}.{meant}",
        "error-option",
        name=name,
        text=shown(text),
        allowed=describe(kind),
        meant=meant(strange, words),
    )


def option_text(value: Any) -> str:
    """The text of an option's value, as `read_option` reads it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, (tuple, list)) else str(value)


def describe(kind: Any) -> Phrase:
    """What an option's type allows, in words: for help texts and refusals."""
    origin = get_origin(kind)
    if origin is Literal:
        return one_of(literal_words(kind))
    if origin in (Union, types.UnionType):
        words = [part for inner in get_args(kind) for part in literal_words(inner)]
        rest = [describe(inner) for inner in get_args(kind) if not literal_words(inner)]
        return either(([one_of(words)] if words else []) + rest)
    if origin is tuple:
        return Phrase("a list with commas, each {item}", "allowed-list", item=describe(get_args(kind)[0]))
    if hasattr(kind, "__metadata__"):
        meta = kind.__metadata__[0]
        return describe(kind.__origin__) if meta.ge is None and meta.le is None else a_number(meta.ge, meta.le)
    plain = {bool: Phrase("yes or no", "allowed-yes-no"), int: a_number(), str: Phrase("a text", "allowed-text")}
    return plain.get(kind, Phrase(str(kind)))


def words_in(kind: Any) -> list[str]:
    """All words that an option's type allows, by themselves or in a list."""
    inner = [word for part in get_args(kind) if not isinstance(part, str) for word in words_in(part)]
    return literal_words(kind) or inner


def literal_words(kind: Any) -> list[str]:
    return [str(word) for word in get_args(kind)] if get_origin(kind) is Literal else []
