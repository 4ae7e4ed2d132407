"""The seats and names at the terminal: people take the first seats, bots the others."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wreckfish.core.game import Game
from wreckfish.core.record import Record
from wreckfish.core.record import check_name as check_record_name
from wreckfish.core.registry import find_bot
from wreckfish.core.values import WreckfishError, shown
from wreckfish.language import Speaker

SEATS = 3  # by default
PEOPLE = 1
BOT = "sound"


class Seating(msgspec.Struct, frozen=True):
    """The players' names by seat, and the bots by seat; all other seats are people."""

    names: list[str]
    kinds: dict[int, str]

    def labels(self, say: Speaker) -> list[str]:
        """The names; for bots, with their kind."""
        labels = list(self.names)
        for seat, kind in self.kinds.items():
            labels[seat] = say.text("bot-label", name=self.names[seat], kind=say.thing("bot", kind))
        return labels


def seat_count(game: Game, wanted: int | None, people: int, bots: str | None) -> int:
    """The number of seats asked for; else three, or as many as the game, people and bots need."""
    if wanted is not None:
        return wanted
    named = 0 if bots is None else len(bots.split(","))
    return max(people + named, min(max(SEATS, game.min_seats), game.max_seats))


def seat_players(seats: int, people: int, bots: str | None, names: str | None, say: Speaker) -> Seating:
    """Check the players, and give each a seat and a name."""
    check_people(people, seats, say)
    kinds = seat_bots(seats - people, bots, say)
    called = name_people(people, names, say)
    called += name_bots(len(kinds), called, say)
    return Seating(called, dict(enumerate(kinds, people)))


def seat_again(record: Record, people: int | None, bots: str | None, say: Speaker) -> Seating:
    """Seat the players as in the record, unless people or bots are given."""
    seats = record.match.seats
    kinds = record.bots
    if people is not None or (bots is not None and not kinds):
        people = PEOPLE if people is None else people
        check_people(people, seats, say)
        kinds = {seat: record.bots.get(seat, BOT) for seat in range(people, seats)}
    if bots is not None:
        kinds = dict(zip(sorted(kinds), seat_bots(len(kinds), bots, say), strict=True))
    for kind in kinds.values():
        find_bot(kind)
    return Seating(record.players, kinds)


def check_people(people: int, seats: int, say: Speaker) -> None:
    if not 0 <= people <= seats:
        raise WreckfishError(say.text("error-people", people=people, seats=seats))


def seat_bots(free: int, bots: str | None, say: Speaker) -> list[str]:
    """The bots for the free seats, as named; the last one fills the rest."""
    kinds = [kind.strip() for kind in (bots or BOT).split(",")]
    for kind in kinds:
        find_bot(kind)
    if bots is not None and len(kinds) > free:
        raise WreckfishError(say.text("error-bots", bots=len(kinds), free=free))
    return (kinds + kinds[-1:] * free)[:free]


def name_people(people: int, names: str | None, say: Speaker) -> list[str]:
    given = [] if names is None else [check_name(name.strip(), say) for name in names.split(",")]
    if len(given) > people:
        raise WreckfishError(say.text("error-names", names=len(given), people=people))
    unnamed = [say.text("person-numbered", number=seat + 1) for seat in range(people)]
    called = given + ([say.text("person")] if people == 1 else unnamed)[len(given) :]
    for name in called:
        if called.count(name) > 1:
            raise WreckfishError(say.text("error-name-twice", name=name))
    return called


def check_name(name: str, say: Speaker) -> str:
    try:
        check_record_name(name)
    except WreckfishError:
        raise WreckfishError(say.text("error-name", name=shown(name))) from None
    return name


def name_bots(count: int, taken: Sequence[str], say: Speaker) -> list[str]:
    """Sea animals, without the names of people; a very large table needs numbered ones."""
    animals = say.text("bot-names").split(", ")
    animals += [f"{animal} {number}" for number in range(2, 4 + count) for animal in animals]
    return [name for name in animals if name not in taken][:count]
