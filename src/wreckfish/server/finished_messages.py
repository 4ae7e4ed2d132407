"""Messages about finished games: replays, verification, profiles, the leaderboard.

Seats count from 0, places from 1; moments are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from wreckfish.core.game import Span
from wreckfish.core.values import Event, Outcome
from wreckfish.server.messages import Body, Reply, TableInfo


class ReplayView(Reply, frozen=True):
    """A position as one seat (None: a spectator) saw it: the game's own view and, on request, its drawing."""

    seat: int | None
    view: Any
    picture: list[list[Span]] | None = None


class ReplayStep(Reply, frozen=True):
    """The position after `ply` moves, and the events of the last one.

    `seat` made that move, or the bot `bot` for it; `move` is its text, if the reader knew it. Ply 0 is the set-up.
    """

    ply: Annotated[int, Meta(examples=[12])]
    at: int
    seat: int | None
    bot: str | None
    move: Annotated[str | None, Meta(examples=["net squid7"])]
    to_act: list[int]
    views: Annotated[list[ReplayView], Meta(description="One, or every seat's in the open view.")]
    events: list[Event]
    words: list[str] | None = None


class Replay(Reply, frozen=True):
    """A finished game, one step or all of them, without moves that were taken back."""

    table: str
    game: Annotated[str, Meta(examples=["carcass"])]
    players: Annotated[list[str], Meta(examples=[["Ada", "Otter"]])]
    seat: Annotated[int | Literal["spectator", "open"], Meta(examples=[0, "open"])]
    plies: Annotated[int, Meta(description="The number of moves: the last ply.", examples=[84])]
    outcome: Outcome
    steps: list[ReplayStep]


class Turning(Reply, frozen=True):
    """A turn whose points changed the chances of winning most.

    `ply` is its most important move, and `events` are that move's; `gained` is each seat's change in points over the
    turn.
    """

    ply: Annotated[int, Meta(examples=[57])]
    seat: Annotated[int, Meta(examples=[1])]
    events: list[Event]
    gained: Annotated[list[int], Meta(examples=[[0, 8]])]


class Course(Reply, frozen=True):
    """Where the points of a finished game came from, how the score ran, and the turns that decided it."""

    table: str
    game: Annotated[str, Meta(examples=["wrecked"])]
    kinds: Annotated[list[str], Meta(description="Kinds of points, as message ids.", examples=[["measure-coins"]])]
    parts: Annotated[list[list[int]], Meta(description="The final points by seat and kind.", examples=[[[15], [19]]])]
    plies: Annotated[list[int], Meta(description="Where the score was taken.", examples=[[0, 3, 6]])]
    points: Annotated[list[list[int]], Meta(description="If it had ended there: by these plies, then by seat.")]
    turns: Annotated[list[Turning], Meta(description="Three at most, in the order they were played.")]


class RecordText(Body, frozen=True):
    """A record to open."""

    text: Annotated[str, Meta(examples=["Wreckfish record 1\n…"])]


class OpenedRecord(Reply, frozen=True):
    """The game of a record, as if it had been played here."""

    table: TableInfo
    course: Course


class Finding(Reply, frozen=True):
    """A finding about a verified game."""

    good: bool
    sentence: Annotated[str, Meta(examples=["Fair: the seed fits the fingerprint that was shown before the game."])]


class Verified(Reply, frozen=True):
    """A game replayed from its record, and whether its deal matches the commitment.

    The server computes both sides: compare `seed_commitment` with the one you saw before the game. It is the SHA-256 of
    `wreckfish seed ` followed by the seed.
    """

    table: str
    sound: Annotated[bool, Meta(description="Legal, complete and fair.")]
    legal: bool
    complete: bool
    fair: bool
    seed_commitment: str
    seed: str
    plies: int
    result: Annotated[str, Meta(description="Points by seat, and why it ended.", examples=["41 38 deck-empty"])]
    findings: list[Finding]


class RatingInfo(Reply, frozen=True):
    """A player's rating in a game. `rating` is mu - 3 sigma, a level almost certainly reached; it starts at 0."""

    game: Annotated[str, Meta(examples=["carcass"])]
    rating: Annotated[float, Meta(examples=[17.4])]
    mu: Annotated[float, Meta(examples=[28.51])]
    sigma: Annotated[float, Meta(examples=[3.7])]
    games: Annotated[int, Meta(description="Rated games.", examples=[23])]


class Statistics(Reply, frozen=True):
    """A player's results in one game at tables of one size.

    A shared first place is a win for each of its winners; `shared` counts these.
    """

    game: Annotated[str, Meta(examples=["carcass"])]
    seats: Annotated[int, Meta(examples=[3])]
    games: Annotated[int, Meta(examples=[31])]
    rated: Annotated[int, Meta(examples=[23])]
    wins: Annotated[int, Meta(examples=[12])]
    shared: Annotated[int, Meta(examples=[1])]
    average_points: Annotated[float, Meta(examples=[37.42])]
    best: Annotated[int, Meta(description="The most points in one game.", examples=[61])]
    average_place: Annotated[float, Meta(examples=[1.8])]


class PastGame(Reply, frozen=True):
    """One finished game. `table` is shown for open tables, and to the people who sat there."""

    table: str | None
    game: Annotated[str, Meta(examples=["carcass"])]
    seats: Annotated[int, Meta(examples=[3])]
    seat: Annotated[int, Meta(examples=[1])]
    points: Annotated[int, Meta(examples=[41])]
    place: Annotated[int, Meta(examples=[1])]
    rated: bool
    ended: int


class Profile(Reply, frozen=True):
    """A person or a bot: ratings, statistics, and the last games. Practice and hot-seat games do not count."""

    id: Annotated[str, Meta(examples=["bot:greedy"])]
    name: Annotated[str, Meta(examples=["greedy"])]
    bot: bool
    ratings: list[RatingInfo]
    statistics: list[Statistics]
    last: Annotated[list[PastGame], Meta(description="The newest first, at most 20.")]


class Ranked(Reply, frozen=True):
    """A line of a leaderboard. Equal ratings share a rank."""

    rank: Annotated[int, Meta(examples=[1])]
    player: Annotated[str, Meta(examples=["bot:greedy"])]
    name: Annotated[str, Meta(examples=["greedy"])]
    bot: bool
    rating: Annotated[float, Meta(examples=[17.4])]
    games: Annotated[int, Meta(description="Rated games at tables of the size asked for.", examples=[23])]


class Leaderboard(Reply, frozen=True):
    """The best players of a game with enough rated games, 50 to a page."""

    game: Annotated[str, Meta(examples=["carcass"])]
    seats: Annotated[int | None, Meta(examples=[3])]
    least_games: Annotated[int, Meta(examples=[5])]
    page: Annotated[int, Meta(examples=[1])]
    pages: Annotated[int, Meta(examples=[4])]
    players: list[Ranked]
