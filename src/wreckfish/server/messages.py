"""The wire format, in both directions: the bodies of REST and the messages of the WebSocket, version 1.

The OpenAPI document and the client's types follow from these structs. Seats count from 0. Times are milliseconds:
moments since 1970, or durations.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from wreckfish.core.game import Span
from wreckfish.core.values import Event, Outcome, Prompt, Saying
from wreckfish.table.moments import When
from wreckfish.table.time_control import Pace, Untimed

VERSION = 1

Name: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=40, description="A name that people see.", examples=["Ada"])
]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=8, description="A seat, from 0.", examples=[0])]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+$", examples=["my-move-12"])]
BotName: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9][a-z0-9-]*$", examples=["greedy"])
]
Language: TypeAlias = Literal["en", "de"]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A body from a client. Unknown fields are refused."""


class Reply(msgspec.Struct, frozen=True):
    """A value from the server."""


# Verbs: requests to a table. Each is a body of REST and, with `do`, a message of the WebSocket.


class Ask(Body, frozen=True, tag_field="do", kw_only=True):
    """A verb. The answer repeats its `id`, so that a client can match the two."""

    id: int = 0


class CreateTable(Body, frozen=True):
    """A new table; its creator is the host."""

    game: Annotated[str, Meta(max_length=40, examples=["carcass"])]
    seats: Annotated[int, Meta(ge=1, le=9, examples=[3])]
    options: Annotated[dict[str, Any], Meta(description="As GET /api/games lists them.", examples=[{}])] = {}
    pace: Pace = msgspec.field(default_factory=Untimed)
    open: Annotated[bool, Meta(description="Listed in the lobby; otherwise known only by its link.")] = True
    hot_seat: Annotated[bool, Meta(description="One person may take several seats. Not rated.")] = False
    stand_in: Annotated[BotName, Meta(description="The bot that plays for an absent player.")] = "sound"
    seed: Annotated[str, Meta(max_length=200, description="Practice with a known seed. Not rated.")] | None = None
    position: (
        Annotated[str, Meta(max_length=60_000, description="Practice from the end of this record. Not rated.")] | None
    ) = None
    lesson: (
        Annotated[
            str,
            Meta(
                max_length=40,
                description="A lesson of the game. It brings its seats, options and luck, and begins at once.",
                examples=["first-game"],
            ),
        ]
        | None
    ) = None


class Sit(Ask, frozen=True, tag="sit"):
    """Take a free seat."""

    seat: Seat
    name: Annotated[Name, Meta(description="The name to sit under; each hot seat may have its own.")] | None = None


class SeatBot(Ask, frozen=True, tag="bot"):
    """The host puts a bot into a free seat, or another bot in place of one."""

    seat: Seat
    bot: BotName


class Leave(Ask, frozen=True, tag="leave"):
    """Leave a seat. Before the game it becomes free; in a game a bot plays on until you return.

    The host may also clear a seat before the game.
    """

    seat: Seat


class Concede(Ask, frozen=True, tag="concede"):
    """Give a running game up for good: a bot plays on for the others, and you are ranked last.

    If every person has conceded, or all players but one, the game ends at once.
    """

    seat: Seat | None = None


class Start(Ask, frozen=True, tag="start"):
    """The host starts the game; every seat must be taken."""


class PlayMove(Ask, frozen=True, tag="move"):
    """Play a move, as one of `legal` or as its text.

    `ply` is the last one the client has seen: if the seat has acted since, or something was taken back, the move is
    refused as stale. Sending again with the same `key` never plays twice: it gives the first answer once more.
    """

    move: Annotated[dict[str, Any] | str, Meta(examples=[{"move": "dive"}, "dive"])]
    seat: Seat | None = None
    ply: Annotated[int, Meta(ge=0, examples=[12])] | None = None
    key: Key | None = None


class Undo(Ask, frozen=True, tag="undo"):
    """Take back your last move: at once if it showed nothing and no one acted since, else the others are asked.

    With `ply`, the last one the client has seen, a second click takes nothing else back.
    """

    seat: Seat | None = None
    ply: Annotated[int, Meta(ge=0)] | None = None


class Answer(Ask, frozen=True, tag="answer"):
    """Answer a player who would like to take back a move."""

    agree: Annotated[bool, Meta(examples=[True])]
    seat: Seat | None = None


class Replace(Ask, frozen=True, tag="replace"):
    """In a game without clocks, the host announces that a player is away.

    Without a sign of life in the time that `absence` names, the table's stand-in plays on.
    """

    seat: Seat


class ComeBack(Ask, frozen=True, tag="return"):
    """Take your seat again from the bot that plays for you."""

    seat: Seat | None = None


class Say(Ask, frozen=True, tag="say"):
    """Add a line to the table's chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500, examples=["Well dived!"])]


class AskHint(Ask, frozen=True, tag="hint"):
    """Ask what a bot would play, and why. Only where all others are bots; the game cannot raise your rating."""

    seat: Seat | None = None


class AskPreview(Ask, frozen=True, tag="preview"):
    """Ask what some of your moves are certain to lead to before the turn ends; each is one of `legal` or its text.

    `first` is a move of `legal` to be played before each of them; what it leads to is left out.
    """

    moves: Annotated[list[dict[str, Any] | str], Meta(min_length=1, max_length=30, examples=[["dive"]])]
    seat: Seat | None = None
    first: dict[str, Any] | str | None = None


class TellCoach(Ask, frozen=True, tag="coach"):
    """Answer the coach of a lesson: `on` when you have read the note, `again` to return to the lesson and take back all
    that left it, `own` to go on without the coach, against bots.

    `ply` is the last one the client has seen: with it, a second click does nothing.
    """

    word: Annotated[Literal["on", "again", "own"], Meta(examples=["on"])]
    ply: Annotated[int, Meta(ge=0)] | None = None


class Rematch(Ask, frozen=True, tag="rematch"):
    """Play again: a new table with the same people, each one seat further. Asking twice gives the same table."""


class Follow(Ask, frozen=True, tag="follow"):
    """Go to another table, such as the rematch, with the same socket: its `welcome` comes next. WebSocket only."""

    table: Annotated[str, Meta(pattern=r"^[0-9a-z]{1,12}$")]
    seat: Seat | None = None
    since: Annotated[int, Meta(ge=0)] = 0
    chat: Annotated[int, Meta(ge=0)] = 0


class Ping(Ask, frozen=True, tag="ping"):
    """Check the connection."""


Verb: TypeAlias = (
    Sit
    | SeatBot
    | Leave
    | Concede
    | Start
    | PlayMove
    | Undo
    | Answer
    | Replace
    | ComeBack
    | Say
    | AskHint
    | AskPreview
    | TellCoach
    | Rematch
    | Follow
    | Ping
)


# Tables.


class PersonInfo(Reply, frozen=True):
    """A person, as others see them."""

    id: str
    name: str


class SeatInfo(Reply, frozen=True):
    """A seat of a table: its owner and its player. `here`: the person is connected now.

    `bot` without `person` is a bot's own seat; with both, the bot stands in for the person. `absent_until`: the
    person's absence was announced; without a sign of life by then the stand-in takes over. `conceded`: the person gave
    the game up and cannot return.
    """

    seat: int
    name: str
    person: str | None
    bot: str | None
    here: bool
    absent_until: int | None = None
    conceded: bool = False


class ClockInfo(Reply, frozen=True):
    """A seat's clock: its reserve and, while it thinks, start and deadline."""

    seat: int
    bank: int
    since: int | None
    deadline: int | None


class TableInfo(Reply, frozen=True):
    """A table as everyone sees it. The seed is shown when the game is over, or at a practice table.

    `absence`: milliseconds without a sign of life, once announced, after which a bot takes over; None in games with
    clocks. `pause`: milliseconds that bots wait before each move now, because no person plays.
    """

    id: str
    game: str
    state: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    options: dict[str, Any]
    pace: Pace
    open: bool
    hot_seat: bool
    practice: bool
    stand_in: str
    host: str | None
    seed_commitment: str
    seed: str | None
    created: int
    started: int | None
    ended: int | None
    ply: int
    to_act: list[int]
    outcome: Outcome | None
    rematch: str | None
    lesson: str | None
    absence: int | None = None
    pause: int = 0


class Choice(Reply, frozen=True):
    """A legal move: the value to send back, its text and, on request, its words in the reader's language."""

    move: Any
    text: str
    words: str | None = None


class UndoInfo(Reply, frozen=True):
    """Whether you can take back a move: `free` at once, `ask` if the others agree, or `none`.

    `asked` is the seat that waits for an answer, `answers` the seats that still have to give one.
    """

    mine: Literal["free", "ask", "none"]
    asked: int | None
    answers: list[int]


class CoachInfo(Reply, frozen=True):
    """What the coach of a lesson says to its pupil, and what the lesson waits for.

    `ask`: for `move`, or another one; `tell`: for `on`; `watch`: for the others, who play by themselves; `strayed`: for
    `again` or `own`; `end`: for `own`, to play on; `left`: for nothing, the coach has gone. `light` is what the note
    points at: places of the board by their names; if it is empty, the move.
    """

    stage: Literal["ask", "tell", "watch", "strayed", "end", "left"]
    step: int
    steps: int
    note: Saying
    move: str | None
    light: list[str]
    rule: str | None
    words: str | None = None


class PositionInfo(Reply, frozen=True):
    """The game as one seat (None: a spectator) may see it. `view` is the game's own.

    `legal` are the answers to the seat's question; `free` are moves that it may play without being asked.
    """

    ply: int
    seat: int | None
    view: Any
    to_act: list[int]
    prompts: list[Prompt]
    legal: list[Choice]
    free: list[Choice]
    undo: UndoInfo
    clocks: list[ClockInfo]
    outcome: Outcome | None
    questions: list[str] | None = None
    picture: list[list[Span]] | None = None
    coach: CoachInfo | None = None


class Happening(Reply, frozen=True):
    """An entry of the log, as one reader may know it: its seat, its kind, and the events it led to.

    The move itself is not included: the events hold what others may know of it.
    """

    ply: int
    at: int
    kind: str
    seat: int | None
    events: list[Event]
    words: list[str] | None = None


class ChatLine(Reply, frozen=True):
    """A line of chat. Plain text: show it as text, never as HTML."""

    n: int
    at: int
    person: str | None
    name: str
    seat: int | None
    text: str


# Messages of the WebSocket. `v` is their version.


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message of the server."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message: the table, the position, and everything since the ply and chat line you know."""

    v: int
    you: str | None
    table: TableInfo
    position: PositionInfo | None
    log: list[Happening]
    chat: list[ChatLine]
    now: int


class TableStep(Message, frozen=True, tag="step"):
    """A new entry of the log, and the position after it."""

    v: int
    entry: Happening
    position: PositionInfo


class TableChanged(Message, frozen=True, tag="table"):
    """Seats or state changed: a player sat down, left, came or went; the game started or is over."""

    v: int
    table: TableInfo


class Started(Message, frozen=True, tag="started"):
    """The game begins: the first position."""

    v: int
    table: TableInfo
    position: PositionInfo


class Said(Message, frozen=True, tag="chat"):
    """A new line of chat."""

    v: int
    line: ChatLine


class Done(Message, frozen=True, tag="done"):
    """Your request is done and durable. `ply` is its entry in the log."""

    v: int
    id: int
    do: str
    ply: int | None = None
    table: str | None = None


class Worth(Reply, frozen=True):
    """A bot's opinion of a move: the chance to win, from 0 to 1, or in a solo game the points; neither if it was tried
    too seldom. `share` is the share of the search spent on it; in a mix, how often to play it. `said` is what its words
    were made of.
    """

    move: Any
    text: str
    words: str
    said: Saying
    share: float
    chance: float | None = None
    points: float | None = None


class Hint(Message, frozen=True, tag="hint"):
    """The move that a bot would play, and why; and its opinion of all moves, best first. For secret choices the advice
    may be a mix, most frequent move first.
    """

    v: int
    id: int
    move: Any
    text: str
    words: str
    why: str
    mixed: bool
    moves: list[Worth]


class Foreseen(Reply, frozen=True):
    """The events that a move, given by its text, is certain to lead to, as its seat would see them. Values and events
    that depend on luck, a secret or a choice are left out.
    """

    text: str
    events: list[Event]


class Preview(Message, frozen=True, tag="preview"):
    """What the moves you asked about are certain to lead to at this ply, in the order you asked."""

    v: int
    id: int
    ply: int
    moves: list[Foreseen]


class Refusal(Message, frozen=True, tag="refused"):
    """Your request was refused; nothing changed. `rule` is the rule of the game behind it, if there is one."""

    v: int
    id: int
    code: str
    sentence: str
    rule: str | None = None


class Pong(Message, frozen=True, tag="pong"):
    v: int
    id: int
    now: int


# Games.


class OptionInfo(Reply, frozen=True):
    """An option of a game, for a form: one of `choices`; or a number from `least` to `most`; or yes and no (`flag`);
    or a list of words from `several`. `kind` says the same in words. A table without it plays with `default`; a form
    starts with `offered`, which may depend on the language.

    Numbers are seats if `seat` is true. The game's messages name its words, `<thing>-<word>`, and explain them,
    `<thing>-<word>-<explained>`.
    """

    name: str
    title: str
    help: str
    kind: str
    default: Any
    offered: Any
    choices: list[str]
    several: list[str] | None
    least: int | None
    most: int | None
    flag: bool
    seat: bool
    thing: str
    explained: str


class RuleInfo(Reply, frozen=True):
    """A rule, in Markdown. `ruling`: the printed rules leave it open; `house`: a rule of our own."""

    id: str
    title: str
    about: str
    text: str
    section: str
    ruling: bool
    house: bool


class RulesInfo(Reply, frozen=True):
    """The rules of a game, in the order of the page; `data`: the cards and numbers that its illustrated book shows."""

    game: str
    title: str
    rules: list[RuleInfo]
    data: dict[str, Any]


class LessonTitle(Reply, frozen=True):
    """A lesson of a game; what is taught first comes first."""

    name: str
    title: str
    seats: int


class MomentInfo(Reply, frozen=True):
    """A card for the first time that a later rule of a game matters: its text, the rule to read on, what brings it up
    (any of `when`) and the places of the board that it points at.
    """

    name: str
    rule: str
    text: str
    when: list[When]
    light: list[str]


class BoardInfo(Reply, frozen=True):
    """The browser board that a game from another package brings: addresses on this server, and what surrounds it.

    `asks`: it puts the questions itself; `seats`: it places the seats' plates itself.
    """

    script: str
    style: str | None
    poster: str | None
    icon: str
    minutes: int | None
    asks: bool
    seats: bool


class GameInfo(Reply, frozen=True):
    """A game that can be played here. `board` is None for a game whose board is part of the page, or that has none."""

    name: str
    title: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]
    lessons: list[LessonTitle]
    board: BoardInfo | None


class Lobby(Reply, frozen=True):
    tables: list[TableInfo]


class Turn(Reply, frozen=True):
    """A table that waits for you."""

    table: str
    game: str
    seat: int
    ply: int
    deadline: int | None


class Turns(Reply, frozen=True):
    turns: list[Turn]


class Look(Reply, frozen=True):
    """A table, its position, and the log since the ply you gave."""

    table: TableInfo
    position: PositionInfo | None
    log: list[Happening]
    chat: list[ChatLine]


class BotPosition(Reply, frozen=True):
    """A position for a bot to search: everything its seat may know is true, everything else is redealt.

    `wreckfish` is the server's version; only the same version reads the position.
    """

    wreckfish: str
    table: str
    game: str
    seats: int
    options: dict[str, Any]
    seat: int
    ply: int
    position: dict[str, Any]


class Log(Reply, frozen=True):
    log: list[Happening]
