"""Values that the server's parts share: rows, people, refusals."""

from __future__ import annotations

import msgspec

from wreckfish.core.values import Refusal, Saying, Token, WreckfishError
from wreckfish.server.clock import CLOCK


def now() -> int:
    """Milliseconds since 1970, by this process's clock."""
    return CLOCK.now()


class SeatRow(msgspec.Struct, frozen=True):
    """A seat's row: held by a person, by a bot, or free."""

    seat: int
    person: str | None
    bot: str | None
    name: str
    seen: int | None = None

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


class TableRow(msgspec.Struct, frozen=True):
    """A table's row, without its log."""

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
    """A guest or an account."""

    id: str
    name: str
    login: str | None
    language: str
    session: int = 0


class Refused(WreckfishError):
    """A refusal: the id of a message in server/text, so that it can be shown in the reader's language."""

    def __init__(self, code: str, status: int = 409, rule: str | None = None, **params: Token) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.rule = rule
        self.params: dict[str, Token] = params
        self.game: str | None = None  # for messages in a game's own words, and the names at the table
        self.players: tuple[str, ...] = ()

    @property
    def saying(self) -> Saying:
        return Saying(code=self.code, params=self.params)


class CoreRefused(Refused):
    """A refusal from the core, in its own words."""

    def __init__(self, problem: WreckfishError) -> None:
        super().__init__("refuse-said", 422)
        self.words = problem.phrase


class RuleRefused(Refused):
    """A move refused by the rules: the message is the game's own."""

    def __init__(self, refusal: Refusal, game: str, players: tuple[str, ...]) -> None:
        super().__init__(refusal.code, 422, refusal.rule)
        self.refusal = refusal
        self.game = game
        self.players = players

    @property
    def saying(self) -> Saying:
        return self.refusal
