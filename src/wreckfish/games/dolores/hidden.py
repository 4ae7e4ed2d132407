"""What a seat of Dolores cannot know, drawn again; and all that it sees, as one number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest, mix_hash
from wreckfish.core.chance import Chance
from wreckfish.games.dolores.cards import ALL_GOODS, GOODS_CARDS, cards_in, goods_in, messages_in, row_card
from wreckfish.games.dolores.loot import gathered
from wreckfish.games.dolores.table_data import hide_dawn, mix

if TYPE_CHECKING:
    from wreckfish.games.dolores.rules import Dolores


def redeal_cards(table: Dolores, seat: i64, luck: Chance) -> None:
    """The cards that a seat has not seen are shuffled; Dawn, if it has not come, is one of the last sixteen."""
    hidden: i64 = 0 if seat == table.looker else table.hidden
    seen: i64 = table.discard + gathered(table, table.lying & ~hidden)
    for other in range(table.seats):
        seen += table.holds[other]
    pile: vec[i64] = vec[i64]()
    for card in cards_in(ALL_GOODS - goods_in(seen)):
        pile = append(pile, card)
    unseen: i64 = table.data.candidates & ~messages_in(seen)
    for _ in range(count_bits(table.data.candidates) - table.data.messages):  # those that were taken out
        unseen &= ~bit(luck.draw(unseen))
    while unseen:
        pile = append(pile, GOODS_CARDS + lowest(unseen))
        unseen &= unseen - 1
    mix(pile, len(pile), luck)
    top: i64 = len(pile)
    while hidden:
        slot: i64 = lowest(hidden)
        hidden &= hidden - 1
        top -= 1
        table.loot += (pile[top] - row_card(table.loot, slot)) << (slot * 5)
    table.deck = pile[:top]
    if table.left > top:
        table.deck = append(table.deck, 0)
        hide_dawn(table.deck, table.left, luck)


def information_key(table: Dolores, seat: i64) -> i64:
    """What a seat sees: all that lies open, what was said and shown, its own locked choice, its standing order."""
    seen: i64 = mix_hash(table.left, table.discard)
    for other in range(table.seats):
        seen = mix_hash(seen, table.holds[other])
    open_slots: i64 = table.lying
    if seat != table.looker:
        open_slots &= ~table.hidden
    while open_slots:
        slot: i64 = lowest(open_slots)
        open_slots &= open_slots - 1
        seen = mix_hash(seen, slot * 64 + row_card(table.loot, slot))
    seen = mix_hash(
        seen, table.lying | table.hidden << 8 | table.drawing << 16 | table.passed << 24 | table.locked << 32
    )
    seen = mix_hash(seen, table.owing | table.stage << 8 | table.dealer << 16 | (table.contest & 255) << 24)
    seen = mix_hash(
        seen, (table.thief + 1) | (table.lantern + 1) << 4 | (table.looker + 1) << 8 | (table.bet + 1) << 12
    )
    seen = mix_hash(seen, (table.dealer_hand + 1) | (table.left_hand + 1) << 4 | (table.trickster + 1) << 8)
    seen = mix_hash(seen, (table.dealer_shape + 1) | (table.left_shape + 1) << 4 | (table.bettor + 1) << 8)
    seen = mix_hash(mix_hash(seen, table.said), table.claims)
    seen = mix_hash(mix_hash(seen, table.kept), table.broken)
    seen = mix_hash(seen, table.vowed | table.perjured << 8)
    if table.foiled:
        seen = mix_hash(seen, 1)
    if table.lookout:
        seen = mix_hash(seen, 2)
    if has(table.locked, seat):
        seen = mix_hash(seen, table.choice(seat))
    return mix_hash(seen, table.passing & bit(seat))
