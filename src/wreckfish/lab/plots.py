"""Plots as SVG text: dots with whiskers, columns, dumbbells, curves. They know numbers and words, but no results.

Colours are CSS classes of the page, so plots work in dark mode. Each is 440 units wide and has text for screen readers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10

import msgspec

WIDTH = 440
LABELS = (84, 196)  # the minimum and maximum width of names on the left
LETTER = 8.8  # the width of a letter on a phone, where it is largest
RIGHT = 62  # the width of figures on the right
ROW = 30
BINS = 36  # the most columns of a histogram
GLYPHS = (  # of the seats, centred on 0,0
    '<circle r="7"/>',
    '<path d="M0-8L8 6H-8Z"/>',
    '<rect x="-6.5" y="-6.5" width="13" height="13"/>',
    '<path d="M-7-3H-3V-7H3V-3H7V3H3V7H-3V3H-7Z"/>',
    '<path d="M0-8.5L8.5 0L0 8.5L-8.5 0Z"/>',
)

Format = Callable[[float], str]


class Row(msgspec.Struct, frozen=True):
    """A row of a dot plot: a name, a value with its whiskers, the words at its end, and its look."""

    name: str
    value: float
    low: float
    high: float
    words: str
    look: str = ""  # a class: seat-1, good, bad, plain …
    other: float | None = None  # a second dot, at the other end of a dumbbell


def svg(height: float, body: Sequence[str], words: str) -> str:
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(words)}">'
        f"{''.join(body)}</svg>"
    )


def alone(plot: str) -> str:
    """A plot as a standalone file, in light mode."""
    styles = (
        ".plot{background:#FFF9EC;font:14px sans-serif}text{fill:#16212B}.tick{font-size:12.5px;fill:#4C5661}"
        ".strong{fill:#16212B;font-weight:600}.grid{stroke:#C9B284;opacity:.6}.axis{stroke:#16212B;stroke-width:2.5}"
        ".mark{stroke:#16212B;stroke-width:2;stroke-dasharray:2 5}.whisker{stroke:#16212B;stroke-width:3}"
        ".dot{fill:#573F97;stroke:#16212B;stroke-width:2.4}.band{fill:#573F97;opacity:.2}"
        ".curve{fill:none;stroke:#573F97;stroke-width:3.5}.column{fill:#D9C9A5}"
    )
    opened = plot.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return opened.replace(">", f"><style>{styles}</style>", 1)


def text(x: float, y: float, words: str, look: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{look}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, look: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{look}"/>'


def steps(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers from low to high, at most about `most` of them."""
    span = max(high - low, 1e-9)
    size = 10.0 ** floor(log10(span / most))
    size = next(size * factor for factor in (1, 2, 2.5, 5, 10) if span / (size * factor) <= most)
    first = ceil(low / size - 1e-9)
    return [round(number * size, 10) for number in range(first, floor(high / size + 1e-9) + 1)]


class Scale:
    """Maps values to coordinates."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high, self.start, self.end = low, high if high > low else low + 1, start, end

    def __call__(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return self.start + (inside - self.low) / (self.high - self.low) * (self.end - self.start)


def dots(rows: Sequence[Row], fmt: Format, mark: float | None = None, marked: str = "") -> str:
    """A dot with whiskers for each row; `mark` is a line through all of them, labelled `marked`."""
    narrow, wide = LABELS
    labels = min(max(narrow, 14 + LETTER * max(len(row.name) for row in rows)), wide)
    letters = int(labels / LETTER)
    values = [value for row in rows for value in (row.low, row.high, row.value, row.other) if value is not None]
    values += [] if mark is None else [mark]
    room = (max(values) - min(values)) * 0.08 or abs(values[0]) * 0.1 or 1.0
    x = Scale(min(values) - room, max(values) + room, labels, WIDTH - RIGHT)
    top = 20 if marked else 6
    bottom = top + ROW * len(rows)
    body = [line(x(tick), top, x(tick), bottom, "grid") for tick in steps(x.low, x.high, 4)]
    body += [text(x(tick), bottom + 16, fmt(tick), "tick", "middle") for tick in steps(x.low, x.high, 4)]
    if mark is not None:
        body.append(line(x(mark), top - 4, x(mark), bottom, "mark"))
        body.append(text(x(mark), top - 8, marked, "tick strong", "middle"))
    for number, row in enumerate(rows):
        y = top + ROW * number + ROW / 2
        name = row.name if len(row.name) <= letters else f"{row.name[: letters - 1]}…"
        body.append(text(labels - 10, y + 5, name, "", "end"))
        if row.other is not None:
            body.append(line(x(row.other), y, x(row.value), y, "bar"))
            body.append(f'<circle cx="{x(row.other):.1f}" cy="{y:.1f}" r="5" class="dot other"/>')
        body.append(line(x(row.low), y, x(row.high), y, "whisker"))
        glyph = GLYPHS[int(row.look[5:]) - 1] if row.look.startswith("seat-") else '<circle r="6"/>'
        body.append(f'<g transform="translate({x(row.value):.1f} {y:.1f})" class="dot {row.look}">{glyph}</g>')
        body.append(text(WIDTH, y + 5, row.words, "figure", "end"))
    return svg(bottom + 24, body, ", ".join(f"{row.name} {row.words}" for row in rows))


def binned(counts: Sequence[int], width: int) -> list[int]:
    """The sums of counts in bins of equal width."""
    return [sum(counts[start : start + width]) for start in range(0, len(counts), width)]


def columns(
    least: int, counts: Sequence[int], fmt: Format, words: str, over: tuple[int, Sequence[int]] | None = None,
    span: tuple[int, int, int] | None = None,
) -> str:  # fmt: skip
    """A histogram. `over` is drawn on top, scaled to the same area; `span` marks 10th, 50th and 90th percentiles."""
    width = max(1, ceil(len(counts) / BINS))
    bars = binned(counts, width)
    x = Scale(least, least + width * len(bars), 8, WIDTH - 8)
    tops = [bars]
    if over is not None:
        first, others = over
        shifted = [0] * max(0, first - least) + list(others)
        factor = sum(counts) / max(sum(others), 1)
        tops.append([round(count * factor) for count in binned(shifted, width)])
    high = max(max(bar) for bar in tops)
    y = Scale(0, high, 150, 12)
    body = []
    for look, bar in zip(("column", "column over"), tops, strict=False):
        for place, count in enumerate(bar):
            left, right = x(least + width * place), x(least + width * (place + 1))
            if count:
                gap = 1 if right - left > 4 else 0.2
                size = f'width="{right - left - gap:.1f}" height="{150 - y(count):.1f}"'
                body.append(f'<rect x="{left:.1f}" y="{y(count):.1f}" {size} class="{look}"/>')
    body.append(line(8, 150, WIDTH - 8, 150, "axis"))
    for tick in steps(least, least + width * len(bars) - width, 6):
        body.append(text(x(tick + width / 2), 168, fmt(tick), "tick", "middle"))
    if span is not None:
        low, middle, top = (x(value + 0.5) for value in span)
        body.append(
            line(low, 180, top, 180, "span") + line(low, 176, low, 184, "span") + line(top, 176, top, 184, "span")
        )
        body.append(f'<circle cx="{middle:.1f}" cy="180" r="4.5" class="dot accent"/>')
    return svg(192 if span else 176, body, words)


def curve(points: Sequence[tuple[float, float, float, float]], fmt: Format, along: Format, words: str,
    mark: float, marked: str, low: float = 0.0, high: float = 1.0,
) -> str:  # fmt: skip
    """A line with a band: each point has a place, a value and an interval. `mark` is a horizontal line."""
    x = Scale(points[0][0], points[-1][0], 50, WIDTH - 16)
    y = Scale(low, high, 160, 12)
    body = [line(50, y(tick), WIDTH - 16, y(tick), "grid") for tick in steps(low, high, 5)]
    body += [text(42, y(tick) + 5, fmt(tick), "tick", "end") for tick in steps(low, high, 5)]
    body += [
        text(x(place), 180, along(place), "tick", "middle") for place, *_ in points[:: 1 if len(points) < 7 else 2]
    ]
    upper = " ".join(f"{x(place):.1f},{y(top):.1f}" for place, _, _, top in points)
    lower = " ".join(f"{x(place):.1f},{y(bottom):.1f}" for place, _, bottom, _ in reversed(points))
    middle = " ".join(f"{x(place):.1f},{y(value):.1f}" for place, value, _, _ in points)
    body.append(f'<polygon points="{upper} {lower}" class="band"/><polyline points="{middle}" class="curve"/>')
    body += [
        f'<circle cx="{x(place):.1f}" cy="{y(value):.1f}" r="4.5" class="dot accent"/>' for place, value, _, _ in points
    ]
    body.append(line(50, y(mark), WIDTH - 16, y(mark), "mark"))
    beside = y(mark) + 16 if points[-1][1] > mark else y(mark) - 6  # where the curve is not
    body.append(text(WIDTH - 18, beside, marked, "tick strong", "end"))
    return svg(188, body, words)


def heights(values: Sequence[float], fmt: Format, names: Sequence[str], words: str) -> str:
    """A few columns, each with its value."""
    y = Scale(0, max(max(values), 1e-9), 132, 24)
    wide = (WIDTH - 16) / len(values)
    body = []
    for place, (value, name) in enumerate(zip(values, names, strict=True)):
        left = 8 + wide * place
        size = f'width="{wide - 6:.1f}" height="{132 - y(value):.1f}"'
        body.append(f'<rect x="{left + 3:.1f}" y="{y(value):.1f}" {size} rx="3" class="column"/>')
        body.append(text(left + wide / 2, y(value) - 6, fmt(value), "tick strong", "middle"))
        body.append(text(left + wide / 2, 150, name, "tick", "middle"))
    body.append(line(8, 132, WIDTH - 8, 132, "axis"))
    return svg(160, body, words)
