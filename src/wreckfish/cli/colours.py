"""Colours for sentences: a card has its suit's colour and a player's name stands out wherever they are named.

The colours are those of the design tokens. A card brings its own background, so it looks the same on any terminal.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from wreckfish.core.game import Span
from wreckfish.language import TOKEN, Speaker

BONE, INK = "#FFF9EC", "#16212B"
PIECES = {
    "suit-anchor": (BONE, "#3273B8"), "suit-squid": (BONE, "#7259B0"), "suit-map": (INK, "#FFD873"),
    "suit-key": (INK, "#F2A932"), "suit-chest": (INK, "#C97840"), "suit-knife": (INK, "#E65F38"),
    "suit-drone": (INK, "#2CA89A"), "suit-net": (INK, "#6A9A4A"), "suit-harpoon": (BONE, "#A3304E"),
    "suit-mermaid": (INK, "#F3A08F"),
    "suit-weapons": (INK, "#93A1AB"), "suit-wines": (BONE, "#A3304E"), "suit-jewels": (INK, "#E65F38"),
    "suit-laces": (INK, "#F3A08F"), "suit-tableware": (INK, "#8CCBDB"), "suit-instruments": (INK, "#FFD873"),
    "suit-ingots": (INK, "#F2A932"),
    "suit-gems": (BONE, "#7259B0"), "suit-gold": (INK, "#F2A932"), "suit-art": (BONE, "#A3304E"),
    "suit-relics": (INK, "#2CA89A"),
    "seat-1": (BONE, "#C8402A"), "seat-2": (BONE, "#2B69AE"), "seat-3": (INK, "#F3BE3C"), "seat-4": (INK, "#46B58C"),
    "seat-5": (BONE, "#34414D"), "yours": (INK, "#F4AE38"),
}  # fmt: skip
NIGHT = "#22344B"  # the background of messages in bottles
PIECES |= {
    f"suit-{message}": (BONE, NIGHT)
    for message in (
        "two-hand-trick", "foiled", "theft", "wager", "convoy", "new-wave", "broken-lantern", "lookout", "whirlpool",
        "dawn",
    )
}  # fmt: skip
STYLES = {name: Style(color=ink, bgcolor=paper) for name, (ink, paper) in PIECES.items()} | {
    "label": Style(dim=True),
    "quiet": Style(dim=True),
    "count": Style(bold=True),
    "name": Style(bold=True),
    "diver": Style(italic=True),
    "variant": Style(italic=True),
    "good": Style(color="green"),
    "danger": Style(color="red", bold=True),
}
PLAIN = Style()
MARKED = re.compile("\x01(.*?)\x02(.*?)\x03", re.DOTALL)  # control characters never occur in names and messages


class ColourSpeaker(Speaker):
    """A speaker that marks cards and players with a style, which `paint` turns into colour."""

    def thing(self, kind: str, token: str) -> str:
        found = TOKEN.fullmatch(token)
        spoken = super().thing(kind, token)
        return f"\x01suit-{found[1]}\x02{spoken}\x03" if kind in ("card", "suit") and found else spoken

    def player(self, seat: int) -> str:
        return f"\x01name\x02{super().player(seat)}\x03"


def paint(marked: str, style: str = "") -> Text:
    """A sentence of a `ColourSpeaker` in colour."""
    text = Text(style=STYLES.get(style, PLAIN))
    end = 0
    for found in MARKED.finditer(marked):
        text.append(marked[end : found.start()])
        text.append(found[2], STYLES.get(found[1], PLAIN))
        end = found.end()
    text.append(marked[end:])
    return text


def lay_out(lines: Sequence[Sequence[Span]], width: int) -> list[Text]:
    """Align the labels of drawn lines in one column, and wrap long lines beside it.

    The first span of a line is its label; a line of one span has none.
    """
    labels = [cell_len(line[0].text) for line in lines if len(line) > 1]
    column = min(max(labels, default=0), width // 2) + 2
    return [row for line in lines for row in lay_out_line(line, column, width)]


def lay_out_line(line: Sequence[Span], column: int, width: int) -> list[Text]:
    if len(line) < 2:
        return [Text.assemble(*((span.text, STYLES.get(span.style, PLAIN)) for span in line))]
    label = Text(line[0].text, STYLES.get(line[0].style, PLAIN))
    rows = [Text.assemble(label, " " * max(1, column - label.cell_len))]
    for is_gap, spans in groupby(line[1:], lambda span: span.text.isspace()):
        for piece in pieces([Text(span.text, STYLES.get(span.style, PLAIN)) for span in spans], width - column):
            if rows[-1].cell_len + piece.cell_len > width:
                rows.append(Text(" " * column))
            if not is_gap or rows[-1].cell_len > column:  # no gap where a row begins
                rows[-1].append_text(piece)
    return rows


def pieces(texts: list[Text], room: int) -> list[Text]:
    """Texts between two gaps stay on one row if they fit; otherwise they break between texts, then between words."""
    whole = Text.assemble(*texts)
    if whole.cell_len <= room:
        return [whole]
    return [
        piece
        for text in texts
        for piece in ([text] if text.cell_len <= room else text.split(" ", include_separator=True))
    ]
