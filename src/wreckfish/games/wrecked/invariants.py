"""What must always be true of a position of Get Wrecked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wreckfish.core.bits import count_bits, lowest
from wreckfish.games.wrecked.components import FLAGS
from wreckfish.games.wrecked.geometry import inside, overlap
from wreckfish.games.wrecked.pieces import (
    CARGO_TOKENS,
    FIRST_SHIP,
    NEUTRAL,
    NO_FORT,
    TOKENS,
    WHALE_TOKENS,
    count_of,
    sum_of_counts,
)
from wreckfish.games.wrecked.view import buildings_in

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked


def check_parts(state: Wrecked) -> None:
    """GW03, GW10 Nothing overlaps, and every part of the box is somewhere, once."""
    check_sea(state)
    check_tokens(state)
    for owner in range(state.seats):
        flags: i64 = state.flags[owner] + state.penalty[owner]
        flags += count_of(state.swallowed, owner) + count_of(state.tentacles, owner)
        for seat in range(state.seats):
            flags += count_of(state.captured[seat], owner) + count_of(state.fitted_flags[seat], owner)
        assert flags == FLAGS, "nine flags each"
    assert state.filled == sum_of_counts(state.swallowed) + sum_of_counts(state.tentacles), "a slot for each flag"
    for seat in range(state.seats):
        on_tracks: i64 = count_bits(state.fitted[seat]) + sum_of_counts(state.fitted_flags[seat])
        assert on_tracks == sum_of_counts(state.levels[seat]), "a token for each level"
    for dock in state.docked:
        assert dock < 0 or state.forts[dock] != NO_FORT, "ships dock where a fort is"
    above = len(state.deck) + len(state.drawn) + sum(len(buildings_in(built)) for built in state.built)
    assert len(state.data.deck) - above == 2 * state.seats, "26 building cards, two of each player's under islands"


def check_tokens(state: Wrecked) -> None:
    """GW10 30 cargo tokens and the players' whales, each in one place."""
    met: i64 = 0
    afloat: i64 = state.afloat & TOKENS
    for tokens in (state.supply, state.gone, afloat, *state.stock, *state.fitted, *state.aboard, *state.ashore):
        assert met & tokens == 0, "one token is in two places"
        met |= tokens
    assert met & CARGO_TOKENS == CARGO_TOKENS, "a cargo token is missing"
    if state.stage > NEUTRAL and len(state.isles) == 4 * state.seats:
        assert count_bits(met & WHALE_TOKENS) == 6 * state.seats, "a whale is missing"
    assert state.alive & ~state.afloat == 0, "living whales swim"


def check_sea(state: Wrecked) -> None:
    """GW03 Nothing overlaps or leaves the sea, except on islands, and the Kraken over its Lair and tokens."""
    data = state.data
    assert inside(state.kraken_at, data.kraken, data.side), "the Kraken left the sea"
    pieces: i64 = state.afloat
    while pieces:
        piece: i64 = lowest(pieces)
        pieces &= pieces - 1
        place: i64 = state.at[piece]
        size: i64 = data.sizes[piece]
        assert inside(place, size, data.side), "a piece left the sea"
        if piece >= FIRST_SHIP:
            assert not overlap(place, state.kraken_at, size + data.kraken), "the Kraken overlaps a ship"
        assert not overlap(place, data.lair_at, size + data.lair), "a piece lies on the Lair"
        others: i64 = pieces
        while others:
            other: i64 = lowest(others)
            others &= others - 1
            assert not overlap(place, state.at[other], size + data.sizes[other]), "two pieces overlap"
    for island in range(len(state.isles)):
        check_island(state, island)


def check_island(state: Wrecked, island: i64) -> None:
    data = state.data
    place: i64 = state.isles[island]
    assert inside(place, data.island, data.side), "an island left the sea"
    assert not overlap(place, state.kraken_at, data.island + data.kraken), "the Kraken overlaps an island"
    for other in range(island):
        assert not overlap(place, state.isles[other], data.island * 2 + data.long), "two islands within L"
    pieces: i64 = state.afloat
    while pieces:
        piece: i64 = lowest(pieces)
        pieces &= pieces - 1
        assert not overlap(place, state.at[piece], data.island + data.sizes[piece]), "a piece overlaps an island"
