"""Tells a game in words, for `play` and `replay`: events, the rules in force, the result.

A reader is a seat, None for a spectator, or EVERYTHING; each sentence tells only what its reader may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

import msgspec
from rich.text import Text

from wreckfish.cli.colours import PLAIN, STYLES, paint
from wreckfish.cli.screen import Screen
from wreckfish.core.game import Match
from wreckfish.core.record import Remark, Story
from wreckfish.core.state import Note
from wreckfish.core.values import Event, Outcome
from wreckfish.language import Speaker

EVERYTHING: Final = -1
EXPLAINED = ("skill", "change")  # `diver-miser-skill` explains a view's `diver: miser`


def event_for(match: Match, note: Note | Remark, reader: int | None) -> Event:
    if isinstance(note, Remark):
        return Event(code="said", params={"text": note.text}, seats={"seat": note.seat})
    if reader == EVERYTHING:
        reader = next((seat for seat in range(match.seats) if note.known_to(seat)), None)
    return match.game.event(note, reader, match.parts)


def tell_story(screen: Screen, match: Match, notes: Story, reader: int | None) -> None:
    """The events: a paragraph for each run of one player's actions."""
    rows = []
    for seat, run in groupby(notes, lambda note: note.seat):
        sentences = [screen.spoken(event_for(match, note, reader)) for note in run]
        told = [sentence for sentence in sentences if sentence.plain]  # some messages are empty
        for sentence in told:
            if sentence.plain.endswith("!"):
                sentence.stylize(STYLES["name"])
        if told:
            rows.append((Text("•", seat_ink(seat)), Text(" ").join(told)))
    screen.columns(rows)


def seat_ink(seat: int) -> str:
    """A seat's colour, for text on the terminal's own background."""
    colour = STYLES.get(f"seat-{seat + 1}", PLAIN).bgcolor
    return colour.name if colour else ""


def tell_aid(screen: Screen, view: object) -> None:
    """The game aid: the basics, the effects of cards, and the special rules of this table."""
    tell_basics(screen)
    rows = [(code.removeprefix("effect-"), screen.coloured.text(code)) for code in screen.coloured.codes("effect-")]
    if rows:
        screen.write()
        screen.tell("aid", "name")
    screen.columns((paint(aid_word(screen, word)), paint(text)) for word, text in rows)
    tell_in_force(screen, view)


def aid_word(screen: Screen, token: str) -> str:
    """The name of a thing in the game aid: the card `squid7`, the suit `squid`, a shape."""
    word = token.rstrip("0123456789")
    kinds = ("card", "suit", "shape") if word != token else ("suit", "card", "shape")
    kind = next((kind for kind in kinds if screen.plain.knows(f"{kind}-{word}")), "suit")
    return screen.coloured.thing(kind, token)


def tell_basics(screen: Screen) -> None:
    """The basics for beginners, if the game has any; solo games may have their own."""
    alone = len(screen.plain.players) == 1 and screen.coloured.knows("basics-alone")
    if screen.coloured.knows("basics"):
        screen.write()
        screen.tell("basics-alone" if alone else "basics")
        screen.write()


def tell_in_force(screen: Screen, view: object) -> None:
    """Everything in a view that changes the rules: its name, its owner and its text."""
    found = dict(in_force(msgspec.to_builtins(view), screen.plain))
    screen.columns((Text(name, STYLES["name"]), text) for name, text in found.items())


def in_force(shown: object, speaker: Speaker) -> Iterator[tuple[str, str]]:
    """Names and texts of the things in a view that have an explanation, with their owners' names."""
    if isinstance(shown, dict):
        for kind, value in shown.items():
            if isinstance(value, str):
                yield from explained(kind, value, speaker)
            elif kind == "seats" and isinstance(value, list):
                for seat, side in enumerate(value):
                    owner = speaker.player(seat)
                    yield from ((f"{owner}: {name}", text) for name, text in in_force(side, speaker))
            else:
                yield from in_force(value, speaker)
    elif isinstance(shown, list):
        for value in shown:
            yield from in_force(value, speaker)


def explained(kind: str, token: str, speaker: Speaker) -> Iterator[tuple[str, str]]:
    for what in EXPLAINED:
        code = f"{kind}-{token}-{what}"
        if speaker.knows(code):
            yield speaker.thing(kind, token), speaker.text(code)


def tell_outcome(screen: Screen, outcome: Outcome) -> None:
    """Why the game ended, who won, and where the points come from."""
    screen.tell("over", reason=screen.plain.text(f"reason-{outcome.reason}"))
    points = [score.points for score in outcome.scores]
    ranking = sorted(range(len(points)), key=lambda seat: outcome.scores[seat].place)
    rows = []
    for seat in ranking:
        score = outcome.scores[seat]
        result = [screen.plain.text("points", points=score.points)]
        broken = outcome.tie_break(seat)
        if broken is not None and screen.plain.knows(code := f"tie-break-{broken.number}"):
            result.append(screen.plain.text(code, value=broken.value, other=broken.other))
        parts = [screen.spoken(part) for part in score.parts]
        between = Text("; " if any("," in part.plain for part in parts) else ", ")  # a part may be a list itself
        player = paint(screen.coloured.player(seat))
        rows.append((f"{score.place}.", player, ", ".join(result), between.join(parts)))
    screen.columns(rows)
    if len(points) == 1:
        return  # a solo game has no winner
    winners = [screen.coloured.player(seat) for seat in outcome.winners]
    screen.tell("winner", "yours", players=screen.coloured.listing(winners), count=len(winners))


def columns_of(texts: Iterable[Text], width: int) -> list[Text]:
    """Texts in as many columns as fit, read down and then across."""
    entries = list(texts)
    cell = max((entry.cell_len for entry in entries), default=0) + 3
    across = max(1, width // cell)
    down = -(-len(entries) // across)
    rows = []
    for line in range(down):
        row = Text()
        for entry in entries[line::down]:
            row.append_text(entry).append(" " * (cell - entry.cell_len))
        row.rstrip()
        rows.append(row)
    return rows
