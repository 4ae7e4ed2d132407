"""What a seat of Captain Carcass knows of deck and Locker, and positions that agree with what it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, mix_hash
from wreckfish.core.chance import Chance
from wreckfish.games.carcass.cards import trail_card
from wreckfish.games.carcass.questions import TAKE

if TYPE_CHECKING:
    from wreckfish.games.carcass.rules import Carcass


def saw(table: Carcass, seat: i64, place: i64) -> bool:
    """Whether a seat has seen the card at a place of the deck, counted from the top."""
    return has(table.seen_by >> (place * 6), seat)


def hidden_from(table: Carcass, seat: i64) -> i64:
    """The cards of the deck that a seat has not seen there."""
    hidden: i64 = table.deck
    for place in range(table.seen_count):
        if saw(table, seat, place):
            hidden &= ~bit(trail_card(table.seen, place))
    return hidden


def redeal(table: Carcass, seat: i64, luck: Chance) -> Carcass:
    """Redraw what a seat cannot know: deck cards that only others saw, a Map in another's hands, the future."""
    copy = table.clone()
    copy.deck_luck = luck.fork()
    copy.locker_luck = luck.fork()
    hidden: i64 = hidden_from(table, seat)
    for place in range(copy.seen_count):
        if not saw(copy, seat, place):
            card: i64 = luck.draw(hidden)
            hidden &= ~bit(card)
            copy.seen ^= (trail_card(copy.seen, place) ^ card) << (place * 6)
    if copy.asking == TAKE and copy.offer and copy.turn != seat:
        wanted: i64 = count_bits(copy.offer)
        left: i64 = copy.locker
        copy.offer = 0
        for _ in range(wanted):
            copy.offer |= bit(luck.draw(left & ~copy.offer))
        copy.options = copy.offer
    if copy.rememberer != seat:
        copy.forget_locker()
    return copy


def information_key(table: Carcass, seat: i64) -> i64:
    """What a seat sees, and what it still knows of deck and Locker."""
    seen: i64 = mix_hash(mix_hash(table.deck, table.locker), table.trail)
    for other in range(table.seats):
        seen = mix_hash(seen, table.holds[other])
    seen = mix_hash(mix_hash(seen, table.found), table.netted)
    for place in range(table.depth):
        seen = mix_hash(seen, table.stack[place])
    seen = mix_hash(
        seen, table.owing | table.owed << 8 | table.turn << 16 | (table.victim + 1) << 20 | table.depth << 24
    )
    if table.dived:
        seen = mix_hash(seen, 5)
    if table.owing & bit(seat):
        seen = mix_hash(seen, table.options)
    for place in range(table.seen_count):
        seen = mix_hash(seen, place)
        if saw(table, seat, place):
            seen = mix_hash(seen, trail_card(table.seen, place))
    if table.rememberer == seat:
        seen = mix_hash(seen, table.remembered)
    return seen
