"""Wreck Raiders as lines of text: for the terminal, for `replay`, and for printing a view.

Shows what is in a view and nothing else. The first span of a line is its label; what colour a style has is up to the
caller, and every line can be read without colours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from wreckfish.core.game import Span
from wreckfish.core.values import Saying, Token
from wreckfish.games.raiders.components import treasures_of
from wreckfish.games.raiders.view import counted
from wreckfish.games.raiders.view_types import ExhibitView, PieceView, SeatView, TankView, View

if TYPE_CHECKING:
    from wreckfish.language import Speaker

Say: TypeAlias = "Speaker"
Line: TypeAlias = list[Span]

GAP = Span("  ")
SHELLS = ("conch", "scallop", "starfish")


def draw(view: View, say: Say) -> list[Line]:
    """The Reef, the wrecks and the beach, exhibits and market, then each player's side."""
    lines = []
    if view.outcome is None:
        lines += [reef(view, say), *wrecks(view, say), beach(view, say), *rivals(view, say)]
        lines += [*exhibits(view, say), *market(view, say)]
    for seat in range(len(view.seats)):
        lines += side(view, seat, say)
    for line in lines:
        while line[-1] == GAP:
            line.pop()
    return lines


# ---- The board ----------------------------------------------------------------------------------------------------


def reef(view: View, say: Say) -> Line:
    line = [Span(say.text("table-reef"), "label")]
    if not view.reef:
        line += [Span(say.text("table-empty"), "quiet"), GAP]
    for die in view.reef:
        shell = f" {say.thing('shell', die.shell)}" if die.shell else ""
        line += [Span(f"[{die.number}]", "count"), Span(shell, "quiet"), GAP]
    if view.number is not None:
        line.append(Span(say.text("table-number", number=view.number), "name"))
    return line


def wrecks(view: View, say: Say) -> list[Line]:
    """Each wreck's six spots, its supply and its discards."""
    lines = []
    for wreck in view.wrecks:
        line = [Span(say.thing("type", wreck.type), f"suit-{wreck.type}")]
        for number in range(1, 7):
            line += [*spot(view, f"{wreck.type}{number}", number, say), GAP]
        line.append(Span(say.text("table-supply", count=wreck.supply, discards=len(wreck.discards)), "quiet"))
        if wreck.visited:
            line.append(Span(f" {say.text('table-visited')}", "quiet"))
        lines.append(line)
    return lines


def spot(view: View, name: str, number: int, say: Say) -> Line:
    """A spot's number, and the diver there."""
    for diver in view.divers:
        if diver.spot == name:
            owner = say.text("rival-short") if diver.seat is None else say.player(diver.seat)
            return [Span(f"{number}:", "quiet"), Span(owner, "" if diver.seat is None else f"seat-{diver.seat + 1}")]
    return [Span(f"{number}:–", "quiet")]


def beach(view: View, say: Say) -> Line:
    line = [Span(say.text("table-beach"), "label")]
    for number, shells in enumerate(view.beach, start=1):
        line += [*spot(view, f"beach{number}", number, say), Span(f" ({shell_list(shells, say)})", "quiet"), GAP]
    return line


def shell_list(shells: list[str], say: Say) -> str:
    """Shells counted: `2 Conches, 1 Starfish`."""
    counts = [(shells.count(shell), shell) for shell in SHELLS if shell in shells]
    return ", ".join(say.text(f"count-{shell}", count=count) for count, shell in counts) or say.text("table-none")


def rivals(view: View, say: Say) -> list[Line]:
    """One player alone: the round, and the Rivals to come."""
    if view.rivals is None or view.turn_of is None:
        return []
    words = say.text("table-round", round=view.round, turn=view.turn_of, rivals=view.rivals)
    return [[Span(say.text("table-rivals"), "label"), Span(words, "quiet")]]


def exhibits(view: View, say: Say) -> list[Line]:
    lines = []
    for number, card in enumerate(view.exhibits):
        label = say.text("table-exhibits", deck=view.deck) if number == 0 else ""
        lines.append([Span(label, "label"), *exhibit(card, say)])
    return lines


def exhibit(card: ExhibitView, say: Say) -> Line:
    """The treasures in order, the coins, the crests and the reward for style."""
    line: Line = []
    for treasure in card.treasures:
        line += [Span(f" {say.thing('type', treasure)} ", f"suit-{treasure}"), Span(" ")]
    line.append(Span(say.text("table-coins", coins=card.coins), "count"))
    crests = [say.thing("shell", shell) for shell, there in (("conch", card.conch), ("scallop", card.scallop)) if there]
    told = [say.text("table-crest", shells=" + ".join(crests))] if crests else []
    if card.style == "shells":
        told.append(say.text("table-style", reward=shell_list(card.shells, say)))
    elif card.style:
        told.append(say.text("table-style", reward=say.text(f"reward-{card.style}")))
    return [*line, *(Span(f"  {words}", "quiet") for words in told)]


def market(view: View, say: Say) -> list[Line]:
    lines = []
    for part in ("bottom", "middle", "top"):
        line = [Span(say.text(f"table-{part}s", count=view.stacks[part]), "label")]
        for shape in view.market:
            if shape.part == part:
                line += [*piece(shape, say), GAP]
        lines.append(line)
    return lines


def piece(shape: PieceView, say: Say) -> Line:
    """A piece: its name, its cost, what it brings."""
    cost = say.text("table-cost", shells=shell_list(shape.cost, say))
    return [Span(say.thing("piece", shape.name), "name"), Span(f": {brings(shape, say)}"), Span(f" {cost};", "quiet")]


def brings(shape: PieceView, say: Say) -> str:
    """Coins or a formula, and the shells that its edge shows."""
    if shape.part == "top":
        per = " + ".join(say.thing("per", word) for word in shape.per)
        worth = say.text("table-formula", pays=shape.pays, per=per)
    else:
        worth = say.text("table-coins", coins=shape.coins)
    return f"{worth}, {say.text('table-shows', shells=shell_list(shape.shells, say))}" if shape.shells else worth


# ---- A player's side ----------------------------------------------------------------------------------------------


def side(view: View, seat: int, say: Say) -> list[Line]:
    """Name, points and shells; displays and vault; exhibits and aquariums, if there are any."""
    mine = view.seats[seat]
    marker = "▶" if seat in view.to_act else " "
    points = say.text("table-points", points=mine.points)
    head = [Span(f"{marker} {say.player(seat)}", f"seat-{seat + 1}"), Span(points, "count"), GAP]
    shells = [shell for shell in SHELLS for _ in range(getattr(mine.shells, shell))]
    head += [Span(shell_list(shells, say)), GAP, Span(say.text("table-ashore", count=mine.ashore), "quiet")]
    lines = [head, displays(view, mine, say), vault(view, mine, say)]
    if mine.exhibits:
        lines.append(collected(mine, view.goal, say))
    lines += [[Span(""), *tank(one, say)] for one in mine.tanks]
    if mine.hand:
        hand = ", ".join(say.thing("treasure", treasure) for treasure in mine.hand)
        lines.append([Span(""), Span(say.text("table-hand", treasures=hand), "name")])
    return lines


def displays(view: View, mine: SeatView, say: Say) -> Line:
    line = [Span(say.text("table-displays"), "label")]
    for number, row in enumerate(mine.displays, start=1):
        line.append(Span(f"{number}: ", "quiet"))
        line += [Span(f" {say.thing('treasure', treasure)} ", f"suit-{kind_of(treasure)}") for treasure in row]
        line += [Span("·" * (view.pedestals - len(row)), "quiet"), GAP]
    return line


def vault(view: View, mine: SeatView, say: Say) -> Line:
    """The vault row by row from the bottom, with each row's coins."""
    line = [Span(say.text("table-vault"), "label")]
    for row, coins in enumerate(view.vault_rows):
        line.append(Span(f"({coins}) ", "quiet"))
        for column in mine.vault:
            if row < len(column):
                line.append(Span(f" {say.thing('treasure', column[row])} ", f"suit-{kind_of(column[row])}"))
            else:
                line.append(Span("·", "quiet"))
        line.append(GAP)
    return line


def kind_of(treasure: str) -> str:
    return treasure.partition("-")[0]


def collected(mine: SeatView, goal: int, say: Say) -> Line:
    line = [Span(say.text("table-collected", count=len(mine.exhibits), goal=goal), "label")]
    for card in mine.exhibits:
        treasures = "-".join(say.thing("type", treasure) for treasure in card.treasures)
        conch = f" + {say.thing('shell', 'conch')}" if card.decorated else ""
        line += [Span(treasures), Span(f" {card.coins}{conch}", "count"), GAP]
    return line


def tank(one: TankView, say: Say) -> Line:
    pieces = [f"{say.thing('piece', shape.name)} ({brings(shape, say)})" for shape in one.pieces]
    return [Span(say.text("table-tank", points=one.points), "count"), Span(f" {', '.join(pieces)}")]


# ---- Moves in words -----------------------------------------------------------------------------------------------


def words(move: Saying, view: View | None) -> Saying:
    """A move in a player's words: which card it is, what a piece brings, what ends with `done`."""
    if move.code == "move-dive" and move.params["diver"] == "off":
        return msgspec.structs.replace(move, code="move-dive-off")
    if move.code == "move-take":
        return take_words(move)
    if move.code == "move-claim":
        return claim_words(move, view)
    if move.code in ("move-buy", "move-gain") and move.params["tank"] == "new":
        return msgspec.structs.replace(move, code=f"{move.code}-new")
    if move.code == "move-done" and view is not None:
        return msgspec.structs.replace(move, code=f"move-done-{view.stage}")
    if move.code == "move-wash" and view is not None:
        gains = counted(view.beach[int(str(move.params["beach"])) - 1])
        owner = "own" if view.bumped == "you" else "rival"
        return Saying(code=f"move-wash-{owner}", params={**move.params, "gains": gains})
    return move


def take_words(move: Saying) -> Saying:
    """Taking a die says what is gained and what turning it costs."""
    die = str(move.params["die"])
    apart = abs(int(die[-1]) - int(str(move.params["number"])))
    conches = min(apart, 6 - apart)
    if not conches:
        return msgspec.structs.replace(move, code="move-take-as-is")
    return Saying(code="move-take-turned", params={**move.params, "conches": conches})


def claim_words(move: Saying, view: View | None) -> Saying:
    """A claim names the treasures, the Starfish and the decorations; the coins too, if the card is on offer."""
    exhibit, cover, decor = (str(move.params[name]) for name in ("exhibit", "cover", "decor"))
    params: dict[str, Token] = {"types": treasures_of(exhibit), "display": move.params["display"], "order": "loose"}
    params["starfish"] = cover.count("-")
    params["conch"] = "yes" if decor.startswith("conch") else "no"
    params["wreck"] = decor.rpartition("scallop-")[2] if "scallop" in decor else "none"
    card = next((card for card in view.exhibits if card.name == exhibit), None) if view is not None else None
    if view is None or card is None:
        return Saying(code="move-claim", params=params)
    params["coins"] = card.coins
    if in_order(card, int(str(move.params["display"])), cover, view):
        params["order"] = "exact"
    return Saying(code="move-claim-card", params=params)


def in_order(card: ExhibitView, display: int, cover: str, view: View) -> bool:
    """Whether the claim earns the card's reward for style."""
    row = view.seats[view.turn].displays[display - 1]
    covered = {int(place) - 1 for place in cover.split("-")[1:]}
    pairs = enumerate(zip(row, card.treasures, strict=False))
    return card.style is not None and all(n in covered or kind_of(mine) == wanted for n, (mine, wanted) in pairs)
