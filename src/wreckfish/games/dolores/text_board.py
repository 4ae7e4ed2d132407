"""Dolores as lines of text: for the terminal, for `replay`, and for printed views.

Shows only what is in a view. The first span of a line is its label; colours are up to whatever reads the styles, and
every line can be read without them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from wreckfish.core.game import Span
from wreckfish.core.values import Saying
from wreckfish.games.dolores.view_types import LootView, SeatView, SetView, View

if TYPE_CHECKING:
    from wreckfish.language import Speaker

Say: TypeAlias = "Speaker"
Line: TypeAlias = list[Span]

GAP = Span("  ")
MARKS = {"highest": "▲", "lowest": "▼", "doubled": "×2"}


def draw(view: View, say: Say) -> list[Line]:
    """The piles, each seat's sets and word, the loot on both sides, and what the reader alone knows."""
    lines = [piles(view, say)]
    for seat in range(len(view.seats)):
        lines += [side(view, seat, say), *reputation(view.seats[seat], say)]
    if view.loot:
        lines += [loot(view, seat, say) for seat in (view.left, view.dealer)]
    if view.outcome is None:
        lines += [*in_force(view, say), *own(view, say)]
    return lines


def piles(view: View, say: Say) -> Line:
    line = [Span(say.text("table-deck"), "label"), Span(str(view.deck), "count"), GAP]
    line += [Span(f"{say.text('table-discard')} ", "label"), Span(str(len(view.discard)), "count")]
    if view.contest and view.outcome is None:
        players = {"dealer": say.player(view.dealer), "left": say.player(view.left)}
        line += [GAP, Span(say.text("table-contest", number=view.contest, **players), "quiet")]
    return line


def side(view: View, seat: int, say: Say) -> Line:
    """One player: name, marked if a decision is owed; points; the sets with their totals, those that score marked."""
    mine = view.seats[seat]
    line = [Span(f"{'▶' if seat in view.to_act else ' '} {say.player(seat)}", f"seat-{seat + 1}")]
    width = max(len(points(other, say)) for other in view.seats)
    line.append(Span(points(mine, say).rjust(width), "count"))
    for one in mine.sets:
        line += [GAP, *set_spans(one, say)]
    for card in mine.messages:
        line += [GAP, Span(f" {say.thing('card', card)} ", f"suit-{card}")]
    if mine.locked:
        line += [GAP, Span(say.text("table-locked"), "quiet")]
    if mine.hand:
        shapes = " / ".join(say.thing("shape", shape) for shape in mine.hand)
        line += [GAP, Span(f"[{shapes}]", "count" if mine.shape else "quiet")]
    if mine.shape and len(mine.hand) > 1:
        line.append(Span(f" → {say.thing('shape', mine.shape)}", "count"))
    return line


def points(mine: SeatView, say: Say) -> str:
    return say.text("table-points", points=mine.points)


def set_spans(one: SetView, say: Say) -> Line:
    """A set's name and total, then its cards if they are several, then why it scores."""
    values = " ".join(card.removeprefix(one.goods) for card in one.cards)
    line = [Span(f" {say.thing('goods', one.goods)} {one.total} ", f"suit-{one.goods}")]
    if len(one.cards) > 1:
        line.append(Span(f" {values}", "quiet"))
    if one.scores:
        line.append(Span(f" {MARKS[one.scores]}", "good"))
    return line


def reputation(mine: SeatView, say: Say) -> list[Line]:
    """What a player has said and how it was kept, if anything was."""
    word = mine.word
    said = []
    if word.promise:
        said.append(say.text("table-promise", shape=say.thing("shape", word.promise)))
    if word.deal:
        yours, own_shape = (say.thing("shape", shape) for shape in word.deal)
        said.append(say.text("table-offer", yours=yours, mine=own_shape))
    if word.vowed:
        said.append(say.text("table-vow-broken" if word.vow_broken else "table-vow"))
    if word.kept or word.broken:
        said.append(say.text("table-tally", kept=word.kept, all=word.kept + word.broken))
    return [[Span(""), Span(" · ".join(said), "quiet")]] if said else []


def loot(view: View, seat: int, say: Say) -> Line:
    line = [Span(say.text("table-side", seat=say.player(seat)), "label")]
    for card in view.loot:
        if card.side == seat:
            line += [*([GAP] if len(line) > 1 else []), *loot_card(card, say)]
    return line


def loot_card(card: LootView, say: Say) -> Line:
    """A card with the slot it is named by; a face-down one with what is claimed of it."""
    line = [Span(f"{card.slot} ", "quiet")]
    if card.card is None:
        line.append(Span(f" {say.text('table-face-down')} "))
    else:
        line.append(Span(f" {say.thing('card', card.card)} ", f"suit-{kind_of(card.card)}"))
    if card.claim:
        line.append(Span(f" {say.text('table-claim', card=say.thing('card', card.claim))}", "quiet"))
    elif card.face_down and card.card is not None:
        line.append(Span(f" {say.text('table-you-alone')}", "quiet"))
    return line


def kind_of(card: str) -> str:
    return card.rstrip("0123456789")


def in_force(view: View, say: Say) -> list[Line]:
    """What is in force: a Lantern, a Trick, a Wager, a replay, a Dawn without effect."""
    told = []
    for code, seat in (
        ("table-looker", view.looker),
        ("table-lantern", view.lantern),
        ("table-trick", view.trick),
        ("table-wager", view.wager),
    ):
        if seat is not None:
            told.append(say.say(Saying(code=code, seats={"seat": seat})))
    if view.foiled:
        told.append(say.text("table-foiled"))
    if view.lookout:
        told.append(say.text("table-lookout"))
    return [[Span(""), Span(sentence, "quiet")] for sentence in told]


def own(view: View, say: Say) -> list[Line]:
    """What the reader has locked in, and the reader's standing order."""
    known = view.knowledge
    if known is None:
        return []
    told = []
    if known.hand:
        told.append(say.text("table-own-hand", hand=say.thing("hand", known.hand)))
    if known.bet:
        bet = {
            name: say.thing("shape", shape)
            for name, shape in zip(("dealer_shape", "left_shape"), known.bet, strict=True)
        }
        told.append(say.text("table-own-bet", dealer=say.player(view.dealer), left=say.player(view.left), **bet))
    if known.set:
        told.append(say.text("table-own-set", goods=say.thing("goods", known.set)))
    if known.always_pass:
        told.append(say.text("table-always-pass"))
    return [[Span(""), Span(sentence)] for sentence in told]


# ---- Moves in words -----------------------------------------------------------------------------------------------


def words(move: Saying, view: View | None) -> Saying:
    """A move with the cards in its slots, or the two players of the contest, by name, if the view shows them."""
    if move.code == "move-haul" and move.params["slots"] == "none":
        return Saying(code="move-haul-none")
    slots = str(move.params.get("slot") or move.params.get("slots") or "").split("-")
    if "slots" in move.params:
        move = msgspec.structs.replace(move, params={"slots": slots})
    if view is None:
        return move
    if move.code == "move-bet":
        return msgspec.structs.replace(move, code="move-bet-on", seats={"one": view.dealer, "other": view.left})
    lying = [card for card in view.loot if card.slot in slots]
    if move.code == "move-claim" or not lying or any(card.card is None for card in lying):
        return move
    if move.code == "move-pick":
        (card,) = lying
        return Saying(code="move-pick-card", params={"card": card.card or ""}, seats={"owner": card.side})
    cards = [card.card or "" for card in lying]
    return Saying(code=f"{move.code}-cards", params={"cards": cards}, seats={"owner": view.left})
