"""Draws again what a player of Get Wrecked cannot know: coins on cargo they have not seen, and unseen buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import count_bits, lowest
from wreckfish.core.chance import Chance
from wreckfish.games.wrecked.pieces import slot_of

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked


def redeal_cargo(table: Wrecked, hidden: i64, luck: Chance) -> None:
    """Shuffle the coins of some tokens among them."""
    values: vec[i64] = table.values[:]
    left: vec[i64] = vec[i64]([0, 0, 0, 0])
    tokens: i64 = hidden
    while tokens:
        left[values[lowest(tokens)]] += 1
        tokens &= tokens - 1
    count: i64 = count_bits(hidden)
    while hidden:
        values[lowest(hidden)] = take_any(left, luck.below(count))
        count -= 1
        hidden &= hidden - 1
    table.values = values


def take_any(left: vec[i64], n: i64) -> i64:
    """Take the n-th of some things, counted by kind in `left`, and return its kind."""
    kind: i64 = 0
    while n >= left[kind]:
        n -= left[kind]
        kind += 1
    left[kind] -= 1
    return kind


def counted(table: Wrecked) -> i64:
    """The tokens whose coins are open when the game is over: in the sea, on ships, in Stockpiles."""
    found: i64 = table.afloat
    for n in range(len(table.aboard)):
        found |= table.aboard[n]
    for seat in range(table.seats):
        found |= table.stock[seat]
    return found


def redeal_deck(table: Wrecked, luck: Chance) -> None:
    """Draw the deck's unseen cards from all that are neither known nor built; the rest are the islands' backs."""
    table.deck = table.deck[:]
    left: vec[i64] = vec[i64]([0] * len(table.data.buildings))
    for card in table.data.deck:
        left[card] += 1
    for n in range(table.fresh, len(table.deck)):
        left[table.deck[n]] -= 1
    for n in range(len(table.drawn)):
        left[table.drawn[n]] -= 1
    for seat in range(table.seats):
        for slot in range(3):
            if slot_of(table.built[seat], slot) >= 0:
                left[slot_of(table.built[seat], slot)] -= 1
    count: i64 = 0
    for n in range(len(left)):
        count += left[n]
    for place in range(table.fresh):
        table.deck[place] = take_any(left, luck.below(count))
        count -= 1
