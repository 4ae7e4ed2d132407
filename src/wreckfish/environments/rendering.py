"""Positions as text or as SVG, as a seat or a spectator sees them. Knows no game by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any

from wreckfish.core.game import Game, Match, Span
from wreckfish.core.state import State
from wreckfish.language import Figures, Speaker, aligned, joined

REMEMBERED = 10_000  # sentences
ROW, LETTER, EDGE = 22, 8.6, 14  # of a text as a picture, in SVG units
PAPER, INK, QUIET = "#FFF9EC", "#16212B", "#4C5661"
SEATS = ("#C8402A", "#2B69AE", "#8A6100", "#1F7A57", "#34414D")


def as_text(match: Match, state: State, seat: int | None = None, language: str = "en") -> str:
    """What the terminal shows, without colours: for logs, and for programs that read text."""
    say = speaker(language, match.game.text, tuple(match.game.figures(match.parts).items()))
    return joined(match.game.draw(state.view(seat), say))


class Repeater(Speaker):
    """A speaker with a cache: a game that is rendered after every move says the same things again and again."""

    def __init__(self, language: str, game_text: Path, figures: Figures) -> None:
        super().__init__(language, game_text, figures=dict(figures))
        self.said = lru_cache(REMEMBERED)(lambda code, params, parts: Speaker.worded(self, code, dict(params), parts))

    def worded(self, code: str, params: Mapping[str, str | int], parts: tuple[str, ...] = ()) -> str:
        return self.said(code, tuple(params.items()), parts)


@cache
def speaker(language: str, game_text: Path, figures: Figures) -> Speaker:
    return Repeater(language, game_text, figures)


def as_svg(match: Match, state: State, seat: int | None = None, language: str = "en") -> str:
    """The game's map, if it has one; otherwise its text as a picture."""
    return picture(match.game, state.view(seat), language)


def picture(game: Game, view: Any, language: str = "en") -> str:
    """A view as a picture."""
    say = Speaker(language, game.text)
    chart = game.svg_map(view, say)
    if chart is not None:
        return chart
    rows = aligned(game.draw(view, say))
    width = 2 * EDGE + LETTER * max((sum(len(span.text) for span in row) for row in rows), default=1)
    height = 2 * EDGE + ROW * len(rows)
    body = "".join(
        f'<text x="{EDGE}" y="{EDGE + ROW * number + 16}" xml:space="preserve">{"".join(map(tinted, row))}</text>'
        for number, row in enumerate(rows)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" '
        f'height="{height}" font-family="monospace" font-size="14"><rect width="100%" height="100%" rx="8" '
        f'fill="{PAPER}"/><g fill="{INK}">{body}</g></svg>'
    )


def tinted(span: Span) -> str:
    text = escape(span.text)
    if span.style.startswith("seat-"):
        return f'<tspan fill="{SEATS[(int(span.style[5:]) - 1) % 5]}" font-weight="bold">{text}</tspan>'
    if span.style in ("label", "quiet"):
        return f'<tspan fill="{QUIET}">{text}</tspan>'
    return f'<tspan font-weight="bold">{text}</tspan>' if span.style else text
