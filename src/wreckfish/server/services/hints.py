"""Hints, and positions for bots that think elsewhere."""

from __future__ import annotations

import secrets

import msgspec

from wreckfish import version
from wreckfish.bots.advice import Advice
from wreckfish.bots.advice import Hint as Found
from wreckfish.core.chance import from_seed
from wreckfish.core.snapshot import snapshot
from wreckfish.language import Speaker
from wreckfish.server.context import Context
from wreckfish.server.errors import speaker
from wreckfish.server.messages import VERSION, AskHint, BotPosition, Choice, Hint, Worth
from wreckfish.server.tables.bot_pool import Asker
from wreckfish.server.tables.commit import commit_entry
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.tables.outgoing import choice
from wreckfish.server.values import Person, Refused, now
from wreckfish.table.entry import Entry, Kind


async def hint(context: Context, person: Person, live: LiveTable, ask: AskHint) -> Hint:
    """The move that a search prefers, and why. The log notes the first hint: the game cannot raise a rating then."""

    def judge() -> Entry | None:
        position = live.game
        seat = live.own_seat(person.id, ask.seat)
        if not position.state.owes(seat):
            raise Refused("refuse-no-turn")
        if position.affected(seat) and not (live.row.practice or live.row.hot_seat):
            raise Refused("refuse-hint-people", 403)
        return None if seat in position.helped else Entry(live.ply + 1, now(), Kind.HINT, seat)

    await commit_entry(context, live, judge)
    position, seat = live.game, live.own_seat(person.id, ask.seat)
    match, view = position.terms.match, position.state.view(seat)
    says = speaker(person.language, live.row.game, live.names)
    found = await context.bots.advise(live.row.game, live.row.options, position, seat, Asker(person.id, live.id))
    offered = [choice(match, advice.move, view, says) for advice in found.advices]
    alone = match.seats == 1
    moves = [worth(each, advice, alone) for each, advice in zip(offered, found.advices, strict=True)]
    names = [each.words or each.text for each in offered]
    why = [reckoned(found, seat, names, says), says.text(found.rank) + "." if found.rank else ""]
    if found.advices[0].why is not None and len(moves) > 1:
        why.append(says.say(found.advices[0].why))
    best = offered[0]
    return Hint(VERSION, ask.id, best.move, best.text, names[0], " ".join(filter(None, why)), found.mixed, moves)


def worth(offered: Choice, advice: Advice, alone: bool) -> Worth:
    figure = None if advice.figure is None else round(advice.figure, 3)
    return Worth(
        offered.move,
        offered.text,
        offered.words or offered.text,
        round(advice.share, 3),
        None if alone else figure,
        figure if alone else None,
    )


def reckoned(found: Found, seat: int, names: list[str], says: Speaker) -> str:
    """How good the first move or the mix is; and the second, if known."""
    if not found.outlook:
        return says.text("hint-only")
    if found.mixed:
        mix = [
            says.text("hint-why-often", move=name, share=round(100 * each.share))
            for name, each in zip(names, found.advices, strict=True)
            if each.share
        ]
        return says.text("hint-why-mix", moves=", ".join(mix), chance=round(100 * found.outlook[seat]))
    alone, second = len(found.outlook) == 1, found.advices[1].figure
    scale, code, measure = (1, "hint-why-points", "points") if alone else (100, "hint-why", "chance")
    figures: dict[str, str | int] = {measure: round(scale * found.outlook[seat])}
    if second is None:
        return says.text(code, **figures)
    return says.text(f"{code}-other", **figures, other=names[1], next=round(scale * second))


def determinize(person: Person, live: LiveTable, wanted: int | None) -> BotPosition:
    """A position consistent with a seat's knowledge: secrets and future luck are drawn again for each request."""
    position = live.game
    seat = live.own_seat(person.id, wanted)
    known = position.state.redeal(seat, from_seed(secrets.token_hex(16)))
    row = live.row
    options = msgspec.json.decode(row.options)
    return BotPosition(version(), row.id, row.game, row.size, options, seat, position.ply, snapshot(known))
