"""Get Wrecked as a picture: the sea of a view as SVG, one unit to the millimetre, drawn from plain shapes.

Shows what is in a view and nothing else. Every seat has a colour and a sign, always shown together.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wreckfish.games.wrecked.text_board import Say
    from wreckfish.games.wrecked.view_types import IslandView, ShipView, TokenView, View

INK, SAND, KELP, CORAL, SLATE, RUST, CHART, BONE = (
    "#16212B", "#E9D3A1", "#6A9A4A", "#E65F38", "#93A1AB", "#C97840", "#3273B8", "#FBF5E6",
)  # fmt: skip
SEATS = ("#C8402A", "#2B69AE", "#F3BE3C", "#46B58C")
MARGIN = 46
# The sign of each seat, about the size of a ship's sail: disc, triangle, square, cross.
SIGNS = (
    '<circle r="3.2"/>', '<path d="M0-3.6 3.4 2.6H-3.4Z"/>', '<path d="M-3-3H3V3H-3Z"/>',
    '<path d="M-1.2-3.6h2.4v2.4h2.4v2.4h-2.4v2.4h-2.4v-2.4h-2.4v-2.4h2.4Z"/>',
)  # fmt: skip


def draw(view: View, say: Say) -> str:
    """The whole picture."""
    side = view.side + 2 * MARGIN
    whales = sum(token.kind == "whale" for token in view.tokens)
    ships = sum(ship.x is not None for seat in view.seats for ship in seat.ships)
    words = say.text(
        "chart-text", islands=len(view.islands), whales=whales, ships=ships, at=f"{view.kraken.x},{view.kraken.y}",
        threat=view.kraken.threat,
    )  # fmt: skip
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {side} {side}" role="img" '
            'aria-labelledby="title text" font-family="Georgia, serif" font-weight="bold">'
        ),
        f'<title id="title">{escape(say.text("chart-title", round=view.round))}</title>',
        f'<desc id="text">{escape(words)}</desc>',
        *sea(view),
        *lair(view),
        *(line for island in view.islands for line in land(view, island)),
        *(line for token in view.tokens for line in float_token(view, token)),
        *kraken(view),
        *(line for seat, player in enumerate(view.seats) for ship in player.ships for line in sail(view, seat, ship)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def sea(view: View) -> Iterator[str]:
    """Water, a line every 100 mm, a ruled edge."""
    side = view.side
    yield f'<rect x="{-MARGIN}" y="{-MARGIN}" width="100%" height="100%" fill="#E9DDBD"/>'
    yield f'<rect width="{side}" height="{side}" fill="#C5DAD3" stroke="{INK}" stroke-width="4"/>'
    lines = "".join(f"M{at} 0V{side}M0 {at}H{side}" for at in range(100, side, 100))
    yield f'<path d="{lines}" stroke="{INK}" stroke-opacity=".12" fill="none"/>'
    for at in range(0, side, 100):
        yield f'<text x="{at}" y="-10" font-size="14" text-anchor="middle" fill="{INK}">{at}</text>'
        yield f'<text x="-6" y="{at + 5}" font-size="14" text-anchor="end" fill="{INK}">{at}</text>'


def disc(x: int, y: int, radius: int, fill: str, more: str = "") -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{INK}" stroke-width="2"{more}/>'


def lair(view: View) -> Iterator[str]:
    x, y = view.lair
    yield disc(x, y, view.sizes.lair, "#4A7385", ' stroke-dasharray="8 5"')
    reach = view.sizes.kraken + view.sizes.s
    yield (
        f'<circle cx="{view.kraken.x}" cy="{view.kraken.y}" r="{reach}" fill="none" stroke="{CORAL}" '
        'stroke-dasharray="3 7" stroke-width="2"/>'
    )


def kraken(view: View) -> Iterator[str]:
    """A head, two eyes, six arms, all within its disc."""
    size = view.sizes.kraken
    yield f'<g transform="translate({view.kraken.x} {view.kraken.y})" stroke="{INK}" stroke-width="2">'
    arms = "".join(f"M{-20 + 8 * arm} 6q{(arm % 2) * 8 - 4} 10 0 {16 - abs(arm - 2.5) * 3:g}" for arm in range(6))
    yield f'<g transform="scale({size / 30:g})">'
    yield f'<circle r="29" fill="{BONE}" fill-opacity=".5" stroke="{CORAL}"/>'
    yield f'<path d="{arms}" fill="none" stroke="{CORAL}" stroke-width="5" stroke-linecap="round"/>'
    yield f'<ellipse cy="-6" rx="15" ry="18" fill="{CORAL}"/>'
    yield f'<circle cx="-6" cy="-4" r="3" fill="{BONE}"/><circle cx="6" cy="-4" r="3" fill="{BONE}"/>'
    yield "</g></g>"


def land(view: View, island: IslandView) -> Iterator[str]:
    """An island with its number, its name, its fort and its cargo."""
    size = view.sizes.island
    x, y = island.x, island.y
    yield disc(x, y, size, SAND)
    yield f'<circle cx="{x}" cy="{y}" r="{size * 7 // 10}" fill="{KELP}"/>'
    yield (
        f'<text x="{x - 14}" y="{y + 9}" font-size="26" text-anchor="middle" fill="{BONE}" stroke="{INK}" '
        f'stroke-width="4" paint-order="stroke">{island.value}</text>'
    )
    number = island.name.removeprefix("island")
    yield f'<text x="{x}" y="{y + size + 15}" font-size="13" text-anchor="middle" fill="{INK}">{number}</text>'
    if island.fort is not None or island.neutral:
        yield from fort(view, island)
    for place in range(island.cargo):
        yield crate(x + 4 + 13 * place, y + 16, 6)


def fort(view: View, island: IslandView) -> Iterator[str]:
    fill = SLATE if island.fort is None else SEATS[island.fort]
    yield f'<g transform="translate({island.x} {island.y})" stroke="{INK}" stroke-width="2">'
    yield disc(0, 0, view.sizes.fort, fill)
    yield f'<path d="M2-2v-10h4v3h4v-3h4v3h4v-3h4v10Z" fill="{fill}"/>'
    if island.fort is not None:
        yield f'<g transform="translate(12 -17)" fill="{fill}" stroke-width="1">{SIGNS[island.fort]}</g>'
    yield "</g>"


def crate(x: int, y: int, half: int) -> str:
    return (
        f'<rect x="{x - half}" y="{y - half}" width="{2 * half}" height="{2 * half}" fill="{RUST}" stroke="{INK}" '
        'stroke-width="1.5"/>'
    )


def float_token(view: View, token: TokenView) -> Iterator[str]:
    """A whale, a whale that is dead, or a crate, with its number; coins if they are known."""
    number = token.name.lstrip("cargowhle")
    if token.kind == "cargo":
        yield disc(token.x, token.y, view.sizes.cargo, BONE)
        yield crate(token.x, token.y, 5)
        number = f"{number}={token.value}" if token.value is not None else number
    else:
        dead = token.kind == "dead-whale"
        turned = ' transform="scale(1 -1)"' if dead else ""
        yield f'<g transform="translate({token.x} {token.y})">'
        yield disc(0, 0, view.sizes.whale, BONE if not dead else SAND)
        yield f'<path{turned} d="M-8-1q0-5 7-5 6 0 7 5l2-3v7q-1 3-5 3h-7q-4-1-4-7Z" fill="{SLATE if dead else CHART}"/>'
        yield "</g>"
    yield (f'<text x="{token.x}" y="{token.y + 20}" font-size="10" text-anchor="middle" fill="{INK}">{number}</text>')


def sail(view: View, seat: int, ship: ShipView) -> Iterator[str]:
    """A ship: a sail for a sloop, two for a ketch, with the sign of its seat; its cargo is counted beside it."""
    if ship.x is None or ship.y is None:
        return
    yield f'<g transform="translate({ship.x} {ship.y})" stroke="{INK}" stroke-width="1.5">'
    yield disc(0, 0, view.sizes.ship, BONE)
    yield f'<path d="M-9 3H9L6 9H-6Z" fill="{RUST}"/>'
    yield f'<path d="M-1-11V2H-9Z" fill="{SEATS[seat]}"/>'
    if ship.name == "ketch":
        yield f'<path d="M1-8V2H8Z" fill="{SEATS[seat]}"/>'
    yield f'<g transform="translate(0 -17)" fill="{SEATS[seat]}" stroke-width="1">{SIGNS[seat]}</g>'
    yield "</g>"
    if ship.cargo:
        yield (
            f'<text x="{ship.x + 14}" y="{ship.y + 6}" font-size="13" fill="{INK}" stroke="{BONE}" stroke-width="3" '
            f'paint-order="stroke">{len(ship.cargo)}</text>'
        )
