"""Asking what a bot would play."""

from __future__ import annotations

from wreckfish.server.harbour import Harbour
from wreckfish.server.live import LiveTable
from wreckfish.server.messages import VERSION, AskHint, Choice, Hint, Worth
from wreckfish.server.problems import speaker
from wreckfish.server.show import choice
from wreckfish.server.values import Entry, Kind, Person, Refused, now


async def hint(harbour: Harbour, person: Person, live: LiveTable, ask: AskHint) -> Hint:
    """The move that looks best, and why. The log says once that somebody asked: no rating rises by that game."""

    def judge() -> Entry | None:
        position = live.game
        seat = live.own_seat(person.id, ask.seat)
        if not position.state.owes(seat):
            raise Refused("refuse-no-turn")
        if position.affected(seat) and not (live.row.practice or live.row.hot_seat):
            raise Refused("refuse-hint-people", 403)
        return None if seat in position.helped else Entry(live.ply + 1, now(), Kind.HINT, seat)

    async with live.lock:
        await harbour.enter(live, judge)
        position, seat = live.game, live.own_seat(person.id, ask.seat)
    match, view = position.course.match, position.state.view(seat)
    says = speaker(person.language, live.row.game, live.names)
    opinion = await harbour.thinkers.advise(live.row.game, live.row.options, position, seat)
    rated = [worth(choice(match, move, view, says), ahead) for move, ahead in opinion.rated]
    best = choice(match, opinion.advices[0].move, view, says)
    why = says.text("hint-only")
    if len(rated) > 1:
        first, second = opinion.advices[:2]
        other = choice(match, second.move, view, says)
        chance, following = round(100 * first.chance), round(100 * second.chance)
        why = says.text("hint-why", chance=chance, other=other.words or other.text, next=following)
        if first.why is not None:
            why = f"{why} {says.say(first.why)}"
    return Hint(VERSION, ask.id, best.move, best.text, best.words or best.text, why, rated)


def worth(offered: Choice, ahead: float) -> Worth:
    return Worth(offered.move, offered.text, offered.words or offered.text, round(ahead, 1))
