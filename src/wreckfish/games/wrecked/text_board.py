"""Get Wrecked as lines of text: a map drawn in characters, the Kraken, the islands, and each player's board.

Shows what is in a view and nothing else. The first span of a line is its label; what colour a style has is up to the
caller, and every line can be read without colours.
"""

from __future__ import annotations

from string import ascii_lowercase
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

from wreckfish.core.game import Span
from wreckfish.core.values import Saying, Token
from wreckfish.games.wrecked.components import SHIP_NAMES
from wreckfish.games.wrecked.geometry import HEADING_X, HEADING_Y
from wreckfish.games.wrecked.view_types import CargoView, SeatView, ShipView, View

if TYPE_CHECKING:
    from wreckfish.language import Speaker

Say: TypeAlias = "Speaker"
Line: TypeAlias = list[Span]

GAP = Span("  ")
COLUMNS, ROWS = 60, 30  # of the map: a character is twice as high as wide
WATER = ("·", "quiet")
WINDS = ("e", "ese", "se", "sse", "s", "ssw", "sw", "wsw", "w", "wnw", "nw", "nnw", "n", "nne", "ne", "ene")
LETTERS = ("Aa", "Bb", "Cc", "Dd")  # a seat's sloop and ketch
# What can be typed where any position may be named, by stage.
EXAMPLES = {
    "island": "island 7 200,640",
    "whale": "whale 300,120",
    "deploy": "deploy sloop 412,300",
    "move": "move sloop 412,300",
    "drop": "drop cargo7 300,200",
    "kraken": "swim 400,300",
}


def draw(view: View, say: Say) -> list[Line]:
    """The map, the Kraken, what lies on islands and floats, the dice; then each player's board."""
    lines: list[Line] = []
    if view.outcome is None:
        lines += [*sea(view, say), kraken(view, say), islands(view, say), *floating(view, say), *dice(view, say)]
    for seat in range(len(view.seats)):
        lines += board(view, seat, say)
    return lines


# ---- The map ------------------------------------------------------------------------------------------------------


class Map:
    """Characters and their styles, row by row."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.cells = [[WATER] * COLUMNS for _ in range(ROWS)]

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """The row and the column of a position."""
        return min(ROWS - 1, y * ROWS // self.side), min(COLUMNS - 1, x * COLUMNS // self.side)

    def disc(self, x: int, y: int, radius: int, mark: str, style: str) -> None:
        """Every character whose middle lies in a disc."""
        for row in range(ROWS):
            for column in range(COLUMNS):
                dx = (2 * column + 1) * self.side // (2 * COLUMNS) - x
                dy = (2 * row + 1) * self.side // (2 * ROWS) - y
                if dx * dx + dy * dy <= radius * radius:
                    self.cells[row][column] = (mark, style)

    def write(self, x: int, y: int, text: str, style: str) -> None:
        row, column = self.cell(x, y)
        for place, mark in enumerate(text, start=min(column, COLUMNS - len(text))):
            self.cells[row][place] = (mark, style)


def sea(view: View, say: Say) -> list[Line]:
    """The map: what is smaller is drawn over what is larger."""
    chart = Map(view.side)
    chart.disc(*view.lair, view.sizes.lair, "o", "quiet")
    for island in view.islands:
        chart.disc(island.x, island.y, view.sizes.island, "▒", fort_style(island.fort, island.neutral))
        chart.write(island.x, island.y, island.name.removeprefix("island"), fort_style(island.fort, island.neutral))
    chart.disc(view.kraken.x, view.kraken.y, view.sizes.kraken, "K", "danger")
    for token in view.tokens:
        mark = {"whale": "w", "dead-whale": "x", "cargo": "c"}[token.kind]
        chart.write(token.x, token.y, f"{mark}{number_of(token.name)}", "count")
    for seat, player in enumerate(view.seats):
        for letter, ship in zip(LETTERS[seat], player.ships, strict=True):
            if ship.x is not None and ship.y is not None:
                chart.write(ship.x, ship.y, letter, f"seat-{seat + 1}")
    lines = [[Span(ruler(row, view.side), "label"), *runs(cells)] for row, cells in enumerate(chart.cells)]
    across = [Span(say.text("table-sea", side=view.side), "label"), Span(x_ruler(view.side), "label")]
    foot = [[Span(""), Span(say.text("table-legend"), "quiet")]]
    if view.stage in EXAMPLES:
        foot.append([Span(""), Span(say.text("table-typed", example=EXAMPLES[view.stage]), "quiet")])
    return [across, *lines, *foot]


def ruler(row: int, side: int) -> str:
    """Every fifth row says how far down it is, in millimetres."""
    return "" if row % 5 else f"{row * side // ROWS:>5}"


def x_ruler(side: int) -> str:
    """Every tenth column says how far to the right it is."""
    return "".join(f"{column * side // COLUMNS:<10}" for column in range(0, COLUMNS, 10)).rstrip()


def number_of(name: str) -> str:
    """The number in a piece's name: `whale7`."""
    return name.lstrip(ascii_lowercase)


def fort_style(fort: int | None, neutral: bool) -> str:
    return "name" if neutral else "" if fort is None else f"seat-{fort + 1}"


def runs(cells: list[tuple[str, str]]) -> Line:
    """Neighbours of one style as one piece."""
    line: Line = []
    for mark, style in cells:
        if line and line[-1].style == style:
            line[-1] = Span(line[-1].text + mark, style)
        else:
            line.append(Span(mark, style))
    return line


# ---- What lies there ----------------------------------------------------------------------------------------------


def kraken(view: View, say: Say) -> Line:
    beast = view.kraken
    words = say.text(
        "table-kraken-board", threat=beast.threat, actions=beast.actions, speed=beast.speed, strength=beast.strength,
        hull=beast.hull, filled=beast.filled, slots=beast.slots,
    )  # fmt: skip
    line = [Span(say.text("table-kraken"), "label"), Span(words)]
    for flag in beast.flags:
        side = say.text("table-flag-tentacle" if flag.tentacle else "table-flag", player=say.player(flag.seat))
        line += [GAP, Span(side, f"seat-{flag.seat + 1}")]
    if beast.controller is not None:
        awake = say.text("table-awake", player=say.player(beast.controller), left=beast.left)
        line += [GAP, Span(awake, "danger")]
    return line


def islands(view: View, say: Say) -> Line:
    """Each island's number, value and position, its fort and its cargo."""
    line = [Span(say.text("table-islands"), "label")]
    for number, island in enumerate(view.islands, start=1):
        named = say.thing("island", island.name)
        line.append(Span(say.text("table-island", number=number, island=named, value=island.value), "name"))
        line.append(Span(f" {at_text(island.x, island.y)}"))
        if island.neutral:
            line.append(Span(f" {say.text('table-neutral')}", "quiet"))
        elif island.fort is not None:
            fort = say.text("table-fort", player=say.player(island.fort))
            line.append(Span(f" {fort}", f"seat-{island.fort + 1}"))
        if island.cargo:
            line.append(Span(f" {say.text('table-cargo', count=island.cargo)}", "quiet"))
        line.append(GAP)
    return line


def floating(view: View, say: Say) -> list[Line]:
    """Tokens that can be taken out of the sea."""
    loose = [token for token in view.tokens if token.kind != "whale"]
    if not loose:
        return []
    line = [Span(say.text("table-floating"), "label")]
    for token in loose:
        line += [
            Span(worth(CargoView(token.name, token.value), say), "count"),
            Span(f" {at_text(token.x, token.y)}"),
            GAP,
        ]
    return [line]


def at_text(x: int, y: int) -> str:
    return f"{x},{y}"


def dice(view: View, say: Say) -> list[Line]:
    """The roll under way, and buildings that were drawn."""
    lines: list[Line] = []
    if view.roll is not None and view.roll.dice and view.stage != "act":
        line = [Span(say.text("table-roll"), "label")]
        line += [Span(f"[{face}] ", "count") for face in view.roll.dice]
        lines.append([*line, Span(say.text("table-total", total=view.roll.total, threat=view.roll.threat), "quiet")])
    if view.drawn:
        words = ", ".join(building(card.name, card.points, say) for card in view.drawn)
        lines.append([Span(say.text("table-drawn"), "label"), Span(words)])
    return lines


# ---- A player's board ---------------------------------------------------------------------------------------------


def board(view: View, seat: int, say: Say) -> list[Line]:
    """Name and points; the ships; upgrades; Stockpile and buildings."""
    mine = view.seats[seat]
    marker = "▶" if seat in view.to_act else " "
    head = [Span(f"{marker} {say.player(seat)}", f"seat-{seat + 1}")]
    head.append(Span(say.text("table-points", points=mine.points), "count"))
    if mine.unknown:
        head.append(Span(f" {say.text('table-unknown', count=mine.unknown)}", "quiet"))
    head += [GAP, Span(say.text("table-flags", flags=mine.flags, skulls=mine.skulls), "quiet")]
    if mine.tentacle:
        head += [GAP, Span(say.text("table-tentacle", count=mine.tentacle), "danger")]
    if mine.penalty:
        head += [GAP, Span(say.text("table-penalty", count=mine.penalty), "danger")]
    lines = [head, *fleet(mine, say)]
    if mine.offered and mine.card is None:
        cards = ", ".join(say.thing("card", card.name) for card in mine.offered)
        lines.append([Span(say.text("table-offered"), "label"), Span(cards)])
    filled = [track for track in mine.tracks if track.filled]
    if filled:
        words = ", ".join(f"{say.thing('track', track.name)} {track.filled}" for track in filled)
        lines.append([Span(say.text("table-tracks"), "label"), Span(words)])
    return [*lines, *stockpile(mine, say)]


def fleet(mine: SeatView, say: Say) -> list[Line]:
    """The card with all its improvements, and both ships."""
    if mine.card is None or mine.fleet is None:
        return []
    now = mine.fleet
    words = say.text(
        "table-fleet", card=say.thing("card", mine.card.name), guns=now.guns, reach=now.reach, spy=now.spy,
        hold=now.hold, speed=now.speed,
    )  # fmt: skip
    line = [Span(""), Span(words)]
    if now.rerolls or now.raises or now.lowers:
        changes = say.text("table-dice", rerolls=now.rerolls, raises=now.raises, lowers=now.lowers)
        line += [GAP, Span(changes, "quiet")]
    return [line, *(ship_line(ship, say) for ship in mine.ships)]


def ship_line(ship: ShipView, say: Say) -> Line:
    name = say.thing("ship", ship.name)
    if ship.x is None:
        return [Span(""), Span(say.text("table-ship-yard", ship=name), "quiet")]
    line = [Span(""), Span(say.text("table-ship", ship=name, at=f"{ship.x},{ship.y}"), "name")]
    line += [GAP, Span(say.text("table-hull", hull=ship.hull))]
    if ship.docked is not None:
        line += [GAP, Span(say.text("table-docked", island=say.thing("island", ship.docked)), "quiet")]
    if ship.cargo:
        cargo = ", ".join(worth(token, say) for token in ship.cargo)
        line += [GAP, Span(say.text("table-aboard", cargo=cargo), "count")]
    return line


def stockpile(mine: SeatView, say: Say) -> list[Line]:
    lines: list[Line] = []
    if mine.stockpile or mine.captured:
        told = [worth(token, say) for token in mine.stockpile]
        if mine.captured:
            told.append(say.text("table-captured", players=", ".join(say.player(owner) for owner in mine.captured)))
        lines.append([Span(say.text("table-stockpile"), "label"), Span(", ".join(told))])
    if mine.buildings:
        words = ", ".join(building(card.name, card.points, say) for card in mine.buildings)
        lines.append([Span(say.text("table-buildings"), "label"), Span(words)])
    return lines


def worth(token: CargoView, say: Say) -> str:
    """A token by its name, with its coins if they are known."""
    name = say.thing("token", token.name)
    return name if token.value is None else say.text("table-coins", token=name, coins=token.value)


def building(name: str, points: int, say: Say) -> str:
    return say.text("table-building", building=say.thing("building", name), points=points)


# ---- Moves in a player's words ------------------------------------------------------------------------------------


def words(move: Saying, view: View | None) -> Saying:
    """A move with what the view adds: where a ship comes from, what is there, what a token is worth."""
    if view is None:
        return move
    verb = move.code.removeprefix("move-")
    params = dict(move.params)
    if "x" in params:
        params["at"] = f"{params.pop('x')},{params.pop('y')}"
    if verb in ("move", "dock", "swim"):
        return course(verb, params, view)
    if verb in ("island", "whale"):
        return Saying(code=f"move-{verb}-at", params=params)
    if verb == "deploy":
        x, y = map(int, str(params["at"]).split(","))
        fort = next((island for island in view.islands if island.fort == view.turn), None)
        bearing = heading(x - fort.x, y - fort.y) if fort else "n"
        return Saying(code="move-deploy-at", params={**params, "heading": bearing})
    if verb in ("attack", "strike"):
        return shot(verb, params, view)
    if verb in ("take", "drop", "store", "fit"):
        return goods(verb, params, view)
    if verb == "done":
        code = f"move-done-{view.stage}" if view.stage in ("move", "kraken") else "move-done"
        return Saying(code=code)
    return told(verb, params, view) or move


def shot(verb: str, params: dict[str, Token], view: View) -> Saying:
    """The target, and the die it takes (GW37, GW51): 1 if any will do, 7 if none."""
    target = str(params["target"])
    fleet = view.seats[view.turn].fleet
    strength = view.kraken.strength if verb == "strike" or fleet is None else fleet.guns
    params["need"] = max(1, min(7, hull_of(view, target) + 1 - strength))
    if not target.startswith(SHIP_NAMES):
        return Saying(code=f"move-{verb}-needs", params=params)
    del params["target"]
    params["prey"] = target[:-1]
    return Saying(code=f"move-{verb}-ship", params=params, seats={"other": int(target[-1]) - 1})


def hull_of(view: View, target: str) -> int:
    """What a target withstands."""
    if target.startswith(SHIP_NAMES):
        return next(ship.hull for ship in view.seats[int(target[-1]) - 1].ships if ship.name == target[:-1])
    return view.kraken.hull if target == "kraken" else view.whale_hull


def told(verb: str, params: dict[str, Token], view: View) -> Saying | None:
    """Cards, forts, places and buildings with what is printed on them."""
    seat = view.seats[view.to_act[0]] if view.to_act else None
    if verb == "card" and seat is not None:
        for card in seat.offered:
            if card.name == params["card"]:
                printed = msgspec.structs.asdict(card)
                return Saying(code="move-card-told", params={"card": printed.pop("name"), **printed})
    if verb in ("fort", "neutral"):
        value = next((island.value for island in view.islands if island.name == params["island"]), 0)
        return Saying(code=f"move-{verb}-told", params={**params, "value": value})
    if verb == "explore":
        place = str(params["place"])
        number = explore_number(view, place)
        return Saying(code="move-explore-number", params={**params, "number": number})
    if verb == "build" and seat is not None:
        return build(params, view, seat)
    return None


def explore_number(view: View, place: str) -> int:
    """What a location asks for, as the rules have it (GW34)."""
    for island in view.islands:
        if place == island.name:
            return island.value
        if place.startswith("fort") and place.removeprefix("fort") == island.name.removeprefix("island"):
            return 2 * island.value
    return view.sea_number


def build(params: dict[str, Token], view: View, seat: SeatView) -> Saying:
    name, slot = str(params["building"]), params["slot"]
    points = next((card.points for card in view.drawn if card.name == name), 0)
    assert isinstance(slot, int)
    if slot <= len(seat.buildings):
        old = seat.buildings[slot - 1].name
        return Saying(code="move-build-instead", params={"building": name, "points": points, "old": old})
    return Saying(code="move-build-told", params={"building": name, "points": points})


def goods(verb: str, params: dict[str, Token], view: View) -> Saying:
    """A token with its coins, if they are known; a flag with its owner."""
    name = str(params.get("token", params.get("goods")))
    if name.startswith("flag"):
        del params["goods"]
        return Saying(code="move-fit-flag", params=params, seats={"other": int(name.removeprefix("flag")) - 1})
    known = {token.name: token.value for token in view.tokens}
    for seat in view.seats:
        known |= {token.name: token.value for ship in seat.ships for token in ship.cargo}
    coins = known.get(name)
    if coins is not None:
        return Saying(code=f"move-{verb}-worth", params={**params, "coins": coins})
    return Saying(code="move-drop-at" if verb == "drop" else f"move-{verb}", params=params)


def course(verb: str, params: dict[str, Token], view: View) -> Saying:
    """From where to where, and what is there or lies ahead."""
    x, y = map(int, str(params["at"]).split(","))
    if verb == "swim":
        start, radius, mine = (view.kraken.x, view.kraken.y), view.sizes.kraken, "kraken"
    else:
        seat = view.to_act[0] if view.to_act else 0
        ship = next(ship for ship in view.seats[seat].ships if ship.name == params["ship"])
        start, radius, mine = (ship.x or 0, ship.y or 0), view.sizes.ship, f"{ship.name}{seat + 1}"
    params["start"] = f"{start[0]},{start[1]}"
    marks = [mark for mark in landmarks(view, tokens=verb != "swim") if mark.name != mine]
    near = next((mark.name for mark in marks if mark.beside(x, y, radius)), "")
    if verb == "dock":
        return Saying(code="move-dock-at", params={**params, "island": near})
    if verb == "swim" and (x, y) == view.lair:
        return Saying(code="move-swim-home", params=params)
    if near:
        return Saying(code=f"move-{verb}-beside", params={**params, "obstacle": near})
    params["heading"] = heading(x - start[0], y - start[1])
    goal = ahead(marks, start, (x, y))
    if goal:
        return Saying(code=f"move-{verb}-towards", params={**params, "obstacle": goal})
    return Saying(code=f"move-{verb}-heading", params=params)


class Landmark(NamedTuple):
    """Something in the sea by which a course can be told."""

    name: str
    x: int
    y: int
    size: int

    def beside(self, x: int, y: int, radius: int) -> bool:
        """Whether a disc there would touch it."""
        return (x - self.x) ** 2 + (y - self.y) ** 2 < (radius + self.size + 1) ** 2


def landmarks(view: View, tokens: bool) -> list[Landmark]:
    sizes = view.sizes
    found = [Landmark(island.name, island.x, island.y, sizes.island) for island in view.islands]
    found.append(Landmark("kraken", view.kraken.x, view.kraken.y, sizes.kraken))
    for token in view.tokens if tokens else ():
        found.append(Landmark(token.name, token.x, token.y, sizes.cargo if token.kind == "cargo" else sizes.whale))
    for seat, player in enumerate(view.seats):
        for ship in player.ships:
            if ship.x is not None and ship.y is not None:
                found.append(Landmark(f"{ship.name}{seat + 1}", ship.x, ship.y, sizes.ship))
    return found


def ahead(marks: list[Landmark], start: tuple[int, int], end: tuple[int, int]) -> str:
    """The nearest thing whose disc a straight line leads to, beyond its end; nothing for open water."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length, best, nearest = dx * dx + dy * dy, "", 0
    for mark in marks:
        fx, fy = mark.x - start[0], mark.y - start[1]
        along = fx * dx + fy * dy
        across = fx * dy - fy * dx
        if along > length and across * across <= mark.size * mark.size * length and (not best or along < nearest):
            best, nearest = mark.name, along
    return best


def heading(dx: int, dy: int) -> str:
    """The wind that a line points to, the nearest of sixteen."""
    return WINDS[max(range(16), key=lambda wind: dx * HEADING_X[wind] + dy * HEADING_Y[wind])]
