"""A search's opinion as a hint: moves and reasons in the reader's words."""

from __future__ import annotations

from wreckfish.bots.advice import Advice
from wreckfish.bots.advice import Hint as Found
from wreckfish.core.values import Saying
from wreckfish.language import Speaker
from wreckfish.server.errors import speaker
from wreckfish.server.messages import VERSION, Choice, Hint, Worth
from wreckfish.server.tables.live_table import LiveTable
from wreckfish.server.tables.outgoing import choice
from wreckfish.server.values import Person


def hint_message(live: LiveTable, person: Person, seat: int, number: int, found: Found) -> Hint:
    """The move that a search prefers, and why."""
    position = live.game
    match, view = position.terms.match, position.state.view(seat)
    says = speaker(person.language, live.row.game, live.names)
    offered = [choice(match, advice.move, view, says) for advice in found.advices]
    alone = match.seats == 1
    sayings = [match.game.words(match.codec.saying(each.move), view) for each in found.advices]
    moves = [worth(*each, alone) for each in zip(offered, sayings, found.advices, strict=True)]
    names = [each.words or each.text for each in offered]
    why = [reckoned(found, seat, names, says), says.text(found.rank) + "." if found.rank else ""]
    if found.advices[0].why is not None and len(moves) > 1:
        why.append(says.say(found.advices[0].why))
    best = offered[0]
    return Hint(VERSION, number, best.move, best.text, names[0], " ".join(filter(None, why)), found.mixed, moves)


def worth(offered: Choice, said: Saying, advice: Advice, alone: bool) -> Worth:
    figure = None if advice.figure is None else round(advice.figure, 3)
    return Worth(
        offered.move,
        offered.text,
        offered.words or offered.text,
        said,
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
    after = round(scale * second)
    kind = "equal" if after == figures[measure] else "other"
    return says.text(f"{code}-{kind}", **figures, other=names[1], next=after)
