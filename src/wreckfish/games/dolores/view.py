"""What a seat may see of Dolores, and what it may know of what happened.

The only way out of the rules for anything that could be secret: deck, locked choices, face-down loot, standing orders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wreckfish.core.bits import count_bits, has, pick
from wreckfish.core.values import Event, Token
from wreckfish.games.dolores.cards import (
    ALL_GOODS,
    CONVOY_SLOTS,
    DAWN,
    LEFT_SIDE,
    UNITS,
    cards_in,
    message_unit,
    messages_in,
    row_card,
    set_total,
    whole_set,
)
from wreckfish.games.dolores.components import CARDS, GOODS, HANDS, SHAPES, SLOTS
from wreckfish.games.dolores.score import parts, points_of, why_scored
from wreckfish.games.dolores.stages import CHOOSING, DROPPING
from wreckfish.games.dolores.talk import offered, promised, tally
from wreckfish.games.dolores.view_types import Knowledge, LootView, SeatView, SetView, Stage, View, WordView

if TYPE_CHECKING:
    from wreckfish.core.state import Note
    from wreckfish.games.dolores.rules import Dolores


def look(state: Dolores, seat: int | None) -> View:
    """The table as a seat or a spectator sees it."""
    return View(
        you=seat,
        to_act=state.to_act(),
        stage=stage(state),
        contest=state.contest,
        dealer=state.dealer,
        left=state.neighbour(),
        deck=state.left,
        loot=loot(state, seat),
        seats=[side(state, other) for other in range(state.seats)],
        looker=seat_or_none(state.looker),
        lantern=seat_or_none(state.lantern),
        trick=seat_or_none(state.trickster),
        wager=seat_or_none(state.bettor),
        foiled=state.foiled,
        lookout=state.lookout,
        discard=names(state.discard),
        simple=state.data.simple,
        prompts=tuple(prompt for other in state.to_act() for prompt in state.prompts(other)),
        knowledge=None if seat is None else knowledge(state, seat),
        outcome=state.outcome(),
    )


def stage(state: Dolores) -> Stage:
    """What is going on: the question to the dealer, or to the seat that is asked instead."""
    if state.reason:
        return "over"
    name = state.asked(state.dealer).name
    return "choosing" if name == "show" else name  # type: ignore[return-value]  # it is one of those


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def names(holding: int) -> list[str]:
    return [CARDS[card] for card in cards_in(holding)]


def shape_or_none(shape: int) -> str | None:
    return SHAPES[shape] if shape >= 0 else None


def two_shapes(pair: int) -> tuple[str, str]:
    """A bet, or a deal: two shapes in one number."""
    return SHAPES[pair // 3], SHAPES[pair % 3]


def loot(state: Dolores, seat: int | None) -> list[LootView]:
    """DO11 The loot by slot. DO38 Face down, only the user of the Broken Lantern sees it."""
    found = []
    for slot in range(6):
        if has(state.lying, slot):
            hidden = has(state.hidden, slot)
            claim = row_card(state.claims, slot)
            found.append(
                LootView(
                    slot=SLOTS[slot],
                    side=state.neighbour() if has(LEFT_SIDE, slot) else state.dealer,
                    card=CARDS[row_card(state.loot, slot)] if not hidden or seat == state.looker else None,
                    face_down=hidden,
                    claim=CARDS[claim - 1] if claim else None,
                )
            )
    return found


def side(state: Dolores, seat: int) -> SeatView:
    hand, shape = shown(state, seat)
    return SeatView(
        sets=[set_view(state.holds[seat], goods) for goods in range(7) if set_total(state.holds[seat], goods)],
        messages=names(messages_in(state.holds[seat]) * message_unit(0)),
        points=state.points(seat),
        locked=has(state.locked, seat),
        hand=HANDS[hand].split("-") if hand >= 0 else [],
        shape=shape_or_none(shape),
        bet=two_shapes(state.bet) if seat == state.bettor and state.bet >= 0 else None,
        word=word(state, seat),
    )


def shown(state: Dolores, seat: int) -> tuple[int, int]:
    """The hand that a seat has shown in this contest and the shape that counts; -1 for none."""
    if seat == state.dealer:
        return state.dealer_hand, state.dealer_shape
    if seat == state.neighbour():
        return state.left_hand, state.left_shape
    return -1, -1


def set_view(holding: int, goods: int) -> SetView:
    return SetView(
        goods=GOODS[goods],
        cards=names(whole_set(holding, goods)),
        total=set_total(holding, goods),
        scores=why_scored(holding, goods) or None,  # type: ignore[arg-type]  # one of three words
    )


def word(state: Dolores, seat: int) -> WordView:
    deal = offered(state, seat)
    return WordView(
        promise=shape_or_none(promised(state, seat) - 1),
        deal=two_shapes(deal - 1) if deal else None,
        vowed=has(state.vowed, seat),
        kept=tally(state.kept, seat),
        broken=tally(state.broken, seat),
        vow_broken=has(state.perjured, seat),
    )


def knowledge(state: Dolores, seat: int) -> Knowledge:
    """What a seat has locked in itself, and its standing order."""
    choice = state.choice(seat) if has(state.locked, seat) else -1
    contends = state.contends(seat)
    return Knowledge(
        hand=HANDS[choice] if choice >= 0 and state.stage == CHOOSING and contends else None,
        bet=two_shapes(choice) if 0 <= choice < 9 and state.stage == CHOOSING and not contends else None,
        set=GOODS[choice] if choice >= 0 and state.stage == DROPPING else None,
        always_pass=has(state.passing, seat),
    )


def check_cards(state: Dolores) -> None:
    """DO01-DO05, DO08 Every card of the deck that was shuffled is somewhere, each once."""
    cards = [card for seat in range(state.seats) for card in cards_in(state.holds[seat])]
    cards += cards_in(state.discard) + list(state.deck)[: state.left]
    cards += [row_card(state.loot, slot) for slot in range(6) if has(state.lying, slot)]
    assert len(cards) == len(state.data.pile), f"{len(cards)} cards, not {len(state.data.pile)}"
    holding = 0
    for card in cards:
        holding += UNITS[card]
    assert cards_in(holding) == sorted(cards), "a card is there too often"
    messages = messages_in(holding)
    assert holding - messages * message_unit(0) == ALL_GOODS, "goods are missing"
    assert has(messages, DAWN), "Dawn is missing"
    assert count_bits(messages & state.data.candidates) == state.data.messages == count_bits(messages) - 1
    assert state.loot >> 30 == 0, "a card lies outside the slots"
    assert state.lying & CONVOY_SLOTS or state.lying & ~0b011011 == 0, "slots are filled in order"
    for seat in range(state.seats):
        assert points_of(state.holds[seat]) == sum(part.points for part in parts(state.holds[seat])), (
            "parts make the points"
        )


# What the numbers of a note mean: a holding, the slots it came from, a card, a shape, a hand, a slot, a kind of
# statement, another seat; a bet, and the two players it is about.
NOTES: dict[str, tuple[str, str]] = {
    "contest": ("left", ""),
    "loot": ("cards", ""),
    "dawn": ("", ""),
    "passed": ("", ""),
    "locked": ("", ""),
    "unlocked": ("", ""),
    "last-cards": ("cards", ""),
    "shown": ("hand", ""),
    "bet": ("bet", "two"),
    "kept-shape": ("shape", ""),
    "whirlpool": ("slots", ""),
    "convoy": ("", ""),
    "new-wave": ("", ""),
    "broken-lantern": ("", ""),
    "foiled": ("", ""),
    "lookout": ("", ""),
    "won-bet": ("", ""),
    "lost-bet": ("", ""),
    "took": ("cards", "slots"),
    "took-none": ("", ""),
    "discarded": ("cards", "slots"),
    "dropped": ("cards", ""),
    "stole": ("card", "owner"),
    "theft-idle": ("", ""),
    "promised": ("shape", ""),
    "offered": ("yours", "mine"),
    "claimed": ("slot", "card"),
    "vowed": ("", ""),
    "kept-word": ("word", ""),
    "broke-word": ("word", ""),
    "told-truth": ("", ""),
    "lied": ("", ""),
    "broke-vow": ("", ""),
}
NAMES: dict[str, tuple[str, ...]] = {
    "card": CARDS, "hand": HANDS, "slot": SLOTS, "shape": SHAPES, "yours": SHAPES, "mine": SHAPES,
    "word": ("promise", "deal"),
}  # fmt: skip


def event(note: Note, seat: int | None) -> Event:
    """A note of the journal as a seat may know it."""
    seats = {"seat": note.seat} if note.seat >= 0 else {}
    if not note.known_to(seat):
        return Event(code=f"event-{note.kind}-secret", seats=seats)
    params: dict[str, Token] = {}
    for meaning, number in zip(NOTES[note.kind], (note.a, note.b), strict=True):
        if meaning in NAMES:
            params[meaning] = NAMES[meaning][number]
        elif meaning == "cards":
            params["cards"] = names(number)
        elif meaning == "slots":
            params["slots"] = pick(number, list(SLOTS))
        elif meaning == "bet":
            params["dealer"], params["left"] = two_shapes(number)
        elif meaning == "two":
            seats["one"], seats["other"] = number // 4, number % 4
        elif meaning:  # another seat
            seats[meaning] = number
    return Event(code=f"event-{note.kind}", params=params, seats=seats)
