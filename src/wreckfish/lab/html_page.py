"""A self-contained HTML page with styles and fonts, and the blocks it is made of. Computes no figure."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from wreckfish.lab.wording import Wording

PAGE = Path(__file__).with_name("page")
FONTS = {
    "grenze-latin-900-normal": ("Grenze", "900"),
    "grenze-latin-600-normal": ("Grenze", "600"),
    "atkinson-hyperlegible-next-latin-wght-normal": ("Atkinson", "200 800"),
}


def page(title: str, about: str, say: Wording, short: Iterable[str], plates: Iterable[str], foot: str) -> str:
    """A whole page, with `short` as its summary. `about` and `foot` are HTML."""
    fish, waves = ((PAGE / name).read_text("utf-8") for name in ("wreckfish.svg", "waves.svg"))
    faces = "".join(
        f"@font-face{{font-family:{family};font-weight:{weight};font-display:swap;src:url(data:font/woff2;base64,"
        f"{base64.b64encode((PAGE / f'{file}.woff2').read_bytes()).decode()}) format('woff2')}}"
        for file, (family, weight) in FONTS.items()
    )
    styles = (PAGE / "report.css").read_text("utf-8")
    sentences = "".join(f"<li>{escape(sentence)}</li>" for sentence in short)
    return (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{faces}{styles}</style></head>"
        f'<body style="--accent:var(--{escape(say.game.name)},var(--any))">'
        f'<header><div><span class="fish">{fish}</span><h1>{escape(title)}</h1><p>{about}</p></div>{waves}</header>'
        f'<main><section class="short"><h2>{escape(say.say("in-short"))}</h2><ul>{sentences}</ul></section>'
        f'<div class="plates">{"".join(plates)}</div></main><footer>{foot}</footer></body></html>\n'
    )


def plate(head: str, text: str, plot: str = "", more: str = "", behind: str = "", wide: bool = False) -> str:
    after = f'<p class="more">{escape(more.strip())}</p>' if more.strip() else ""
    look = "plate wide" if wide else "plate"
    return f'<section class="{look}"><h2>{escape(head)}</h2><p>{escape(text)}</p>{plot}{after}{behind}</section>'


def bar_list(bars: Iterable[tuple[str, float, str]]) -> str:
    """Bars, each with a name before it and a figure after it."""
    lines = [
        f'<li><span>{escape(name)}</span><span class="track"><i style="width:{100 * part:.1f}%"></i></span>'
        f"<b>{figure}</b></li>"
        for name, part, figure in bars
    ]
    return f'<ul class="bars">{"".join(lines)}</ul>'


def scroll_table(heads: Sequence[str], rows: Iterable[str]) -> str:
    """A table that scrolls sideways. The rows are HTML."""
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def table_row(name: str, cells: Iterable[str], sure: bool = False) -> str:
    data = "".join(f"<td>{cell}</td>" for cell in cells)
    return f"<tr{' class=sure' * sure}><th>{escape(name)}</th>{data}</tr>"


def folded(words: str, body: str) -> str:
    return f"<details><summary>{escape(words)}</summary>{body}</details>"
