"""What the server's parts hand to each other: rows as typed values, people, refusals."""

from __future__ import annotations

import time

import msgspec

from wreckfish.core.values import Refusal, Saying, Token, WreckfishError


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person, a bot, or nobody."""

    seat: int
    person: str | None
    bot: str | None
    name: str
    seen: int | None = None

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


class TableRow(msgspec.Struct, frozen=True):
    """A table as the database has it, without its log."""

    id: str
    game: str
    size: int
    options: str
    pace: str
    open: bool
    hot_seat: bool
    practice: bool
    stand_in: str
    host: str | None
    seed: str
    opening: str
    created: int
    state: str
    started: int | None = None
    ended: int | None = None
    ply: int = 0
    owing: int = 0
    due: int | None = None
    result: str | None = None
    settled: bool = False
    rematch: str | None = None
    lesson: str | None = None


class Person(msgspec.Struct, frozen=True):
    """Who asks for something."""

    id: str
    name: str
    login: str | None
    language: str
    session: int = 0


class Refused(WreckfishError):
    """Something that cannot be done, as a message id of server/text, so that it is told in the reader's language."""

    def __init__(self, code: str, status: int = 409, rule: str | None = None, **params: Token) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.rule = rule
        self.params: dict[str, Token] = params
        self.game: str | None = None  # whose words tell it, and who sits at the table, if that matters
        self.players: tuple[str, ...] = ()

    @property
    def saying(self) -> Saying:
        return Saying(code=self.code, params=self.params)


class CoreRefused(Refused):
    """Something that the core refuses, in its own words."""

    def __init__(self, problem: WreckfishError) -> None:
        super().__init__("refuse-said", 422)
        self.words = problem.phrase


class RuleRefused(Refused):
    """A move that the rules of the game refuse: the saying is the game's own."""

    def __init__(self, refusal: Refusal, game: str, players: tuple[str, ...]) -> None:
        super().__init__(refusal.code, 422, refusal.rule)
        self.refusal = refusal
        self.game = game
        self.players = players

    @property
    def saying(self) -> Saying:
        return self.refusal
