"""Captain Carcass as lines of text: for the terminal, for `replay`, and for printed views.

Shows only what is in a view. The first span of a line is its label; colours are up to whatever reads the styles, and
every line can be read without them.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, TypeAlias

from wreckfish.core.game import Span
from wreckfish.games.carcass.view_types import Knowledge, Risk, SeatView, View

if TYPE_CHECKING:
    from wreckfish.language import Speaker

Say: TypeAlias = "Speaker"
Line: TypeAlias = list[Span]

ALARMING = 30  # per cent
GAP = Span("  ")


def draw(view: View, say: Say) -> list[Line]:
    """Piles, each seat's Hold, the Exploration in order, what comes next, and what the reader alone knows."""
    lines = [piles(view, say)]
    lines += [side(view, seat, say) for seat in range(len(view.seats))]
    if view.outcome is None:
        lines += [exploration(view, say), *demand(view, say), *next_card(view, say), *seen_by_others(view, say)]
    if view.knowledge is not None:
        lines += memories(view.knowledge, say)
    return lines


def piles(view: View, say: Say) -> Line:
    line = [Span(say.text("table-deck"), "label"), Span(str(view.deck), "count"), GAP]
    line += [Span(f"{say.text('table-locker')} ", "label"), Span(str(view.locker), "count")]
    if view.variant is not None:
        line += [GAP, Span(say.thing("variant", view.variant), "variant")]
    return line


def side(view: View, seat: int, say: Say) -> Line:
    """One player: name, marked if a decision is owed; points; Diver; the Hold by suit, the highest card first."""
    mine = view.seats[seat]
    marker = "▶" if seat in view.to_act else " "
    line = [Span(f"{marker} {say.player(seat)}", f"seat-{seat + 1}")]
    width = max(len(points(other, say)) for other in view.seats)
    line.append(Span(points(mine, say).rjust(width), "count"))
    if mine.diver is not None:
        line += [GAP, Span(diver(view, mine, say), "diver")]
    for suit, cards in groupby(mine.hold, suit_of):
        highest, *others = [value_of(card) for card in reversed(list(cards))]
        line += [GAP, Span(f" {say.text(f'suit-{suit}')} {highest} ", f"suit-{suit}")]
        if others:
            line.append(Span(" " + " ".join(others), "count" if view.variant == "heap-of-treasure" else "quiet"))
    return line


def points(mine: SeatView, say: Say) -> str:
    return say.text("table-points", points=mine.points)


def diver(view: View, mine: SeatView, say: Say) -> str:
    """The Diver with its character, and for a Saboteur the named player."""
    words = [say.thing("diver", mine.diver or ""), say.thing("character", mine.character or "")]
    if mine.diver == "saboteur" and view.victim is not None:
        words.append(say.text("table-victim", seat=say.player(view.victim)))
    return f"{words[0]} ({', '.join(words[1:])})"


def exploration(view: View, say: Say) -> Line:
    line = [Span(say.text("table-exploration"), "label")]
    if not view.exploration:
        return [*line, Span(say.text("table-nothing-yet"), "quiet")]
    return line + row(view.exploration, say, " → ")


def demand(view: View, say: Say) -> list[Line]:
    """What a Squid still demands."""
    if not view.owed:
        return []
    return [[Span(say.text("table-owed"), "label"), Span(say.text("table-owed-cards", owed=view.owed), "danger")]]


def next_card(view: View, say: Say) -> list[Line]:
    """How dangerous the next card is; on an empty Exploration, none is."""
    if view.risk is None or not view.exploration:
        return []
    known = view.knowledge is not None and bool(view.knowledge.deck)
    return [[Span(say.text("table-next"), "label"), known_risk(view.risk, say) if known else odds(view.risk, say)]]


def known_risk(risk: Risk, say: Say) -> Span:
    if risk.bad:
        return Span(say.text("table-known-incident"), "danger")
    return Span(say.text("table-known-safe"), "good")


def odds(risk: Risk, say: Say) -> Span:
    if not risk.bad:
        return Span(say.text("table-safe"), "good")
    percent = round(100 * risk.bad / risk.cards)
    words = say.text("table-risk", percent=percent, bad=risk.bad, cards=risk.cards)
    return Span(words, "danger" if percent >= ALARMING else "")


def seen_by_others(view: View, say: Say) -> list[Line]:
    """Which others have seen the deck's top cards: that is open, the cards are not."""
    lines = []
    for seat in range(len(view.seats)):
        count = sum(seat in seats for seats in view.seen_by)
        if count and seat != view.you:
            lines.append([Span(""), Span(say.text("table-seen", seat=say.player(seat), count=count), "quiet")])
    return lines


def memories(knowledge: Knowledge, say: Say) -> list[Line]:
    """What the reader alone knows: the Map in hand, seen deck cards, Locker cards that a Map showed."""
    lines = []
    if knowledge.map:
        lines.append([Span(say.text("suit-map"), "label"), *row(knowledge.map, say, " ")])
    for cards, place in ((knowledge.deck, "table-on-deck"), (knowledge.locker, "table-in-locker")):
        if cards:
            where = Span(f" {say.text(place)}", "quiet")
            lines.append([Span(say.text("table-you-saw"), "label"), *row(cards, say, " "), where])
    return lines


def row(cards: list[str], say: Say, between: str) -> Line:
    line: Line = []
    for card in cards:
        line += [Span(between, "quiet")] if line else []
        line.append(Span(f" {say.thing('card', card)} ", f"suit-{suit_of(card)}"))
    return line


def suit_of(card: str) -> str:
    return card.rstrip("0123456789")


def value_of(card: str) -> str:
    return card.removeprefix(suit_of(card))
