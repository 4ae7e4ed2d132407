"""Get Wrecked's set-up, GW10-GW19: islands, whales, ship cards, forts and cargo, by the players or at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, lowest
from wreckfish.games.wrecked.geometry import SPAN, Shores, inside
from wreckfish.games.wrecked.pieces import (
    CARDS,
    CARGO_TOKENS,
    FIRST_WHALE,
    FORTS,
    ISLANDS,
    KEEP_CARD,
    NEUTRAL,
    NEUTRAL_FORT,
    NO_FORT,
    PLACE_FORT,
    PLACE_ISLAND,
    PLACE_NEUTRAL,
    PLACE_WHALE,
    POSITIONS,
    TURN_BEGINS,
    WHALES,
)
from wreckfish.games.wrecked.waters import island_shores, shores_for

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked

ALL_VALUES: Final = 15
WHALES_EACH: Final = 6
GRID: Final = 8  # places for islands and whales are looked for on a grid of nine by nine,
LISTED: Final = 12  # and this many moves are listed
TRIES: Final = 60  # random places that a quick start tries before it searches


def begin(table: Wrecked) -> None:
    """GW04 The First Player is drawn; values and buildings are shuffled; GW15 two ship cards are dealt to each."""
    # Always: GW04, GW10-GW12, GW18
    luck = table.luck
    table.first = luck.below(table.seats)
    table.turn = table.first
    table.values = shuffle(table, table.kit.values, len(table.kit.values))
    # Two cards of each player lie in the sea as islands; nobody sees the buildings on their backs (GW18).
    table.deck = shuffle(table, table.kit.deck, len(table.kit.deck) - 2 * table.seats)
    table.fresh = len(table.deck)
    cards: i64 = 255
    for seat in range(table.seats):
        for _ in range(2):
            card: i64 = luck.draw(cards)
            cards &= ~bit(card)
            table.offered[seat] |= bit(card)
        table.hands[seat] = ALL_VALUES
    if table.kit.quick:
        place_all(table)  # GW19
        table.stage = CARDS


def shuffle(table: Wrecked, things: vec[i64], count: i64) -> vec[i64]:
    """So many of some things, in random order."""
    left: vec[i64] = things[:]
    last: i64 = len(left)
    for n in range(count):
        other: i64 = n + table.luck.below(last - n)
        thing: i64 = left[other]
        left[other] = left[n]
        left[n] = thing
    return left[:count]


def player(table: Wrecked) -> i64:
    """Whose turn it is to place or choose something."""
    return (table.first + table.placed) % table.seats


def ask(table: Wrecked) -> None:
    """Ask the next player for a piece of the set-up, or go on to the next part of it."""
    if table.stage == ISLANDS:
        if table.placed < table.seats * 4 and any_island_place(table) >= 0:
            table.owing = bit(player(table))
            return
        set_aside(table)
        next_part(table, WHALES)
    elif table.stage == WHALES:
        if table.placed < table.seats * WHALES_EACH and any_whale_place(table) >= 0:
            table.owing = bit(player(table))
            return
        next_part(table, CARDS)
    elif table.stage == CARDS:
        if table.placed < table.seats:
            table.owing = bit(player(table))
            return
        if table.kit.quick:
            lay_cargo(table)
        else:
            next_part(table, FORTS)
    elif table.stage == FORTS:
        if table.placed == table.seats:
            table.stage = NEUTRAL
        else:
            table.owing = bit(player(table))
    elif count_bits(bare_islands(table)) == len(table.isles) - table.seats:
        table.owing = bit(table.last_player())  # for the neutral fort (GW16)
    else:
        lay_cargo(table)


def next_part(table: Wrecked, stage: i64) -> None:
    table.placed = 0
    table.stage = stage


# ---- Islands and whales -------------------------------------------------------------------------------------------


def any_place(table: Wrecked, shores: Shores, radius: i64) -> i64:
    """A position in the sea that keeps away from all shores; -1 if there is none."""
    side: i64 = table.kit.side
    return shores.room(radius, side - radius, table.kit.lair_at, side)


def any_island_place(table: Wrecked) -> i64:
    return any_place(table, island_shores(table), table.kit.island)


def any_whale_place(table: Wrecked) -> i64:
    return any_place(table, shores_for(table, table.kit.whale, 1), table.kit.whale)


def set_aside(table: Wrecked) -> None:
    """GW13 Cards that found no place."""
    for seat in range(table.seats):
        if table.hands[seat]:
            table.tell("set-aside", seat, count_bits(table.hands[seat]))  # GW13
            table.hands[seat] = 0


def place_island(table: Wrecked, seat: i64, value: i64, place: i64) -> None:
    """GW13 An island card of the hand goes to the sea."""
    table.hands[seat] &= ~bit(value)
    table.isles = append(table.isles, place)
    table.numbers = append(table.numbers, value + 5)
    table.forts = append(table.forts, NO_FORT)
    table.ashore = append(table.ashore, 0)
    table.placed += 1
    table.tell("island", seat, value + 5, place)


def place_whale(table: Wrecked, seat: i64, place: i64) -> None:
    """GW14 A whale, fin side up."""
    whale: i64 = FIRST_WHALE + seat * WHALES_EACH + table.placed // table.seats
    table.at[whale] = place
    table.afloat |= bit(whale)
    table.alive |= bit(whale)
    table.placed += 1
    table.tell("whale", seat, whale, place)


def place_fort(table: Wrecked, seat: i64, island: i64) -> None:
    """GW16 A player's own fort."""
    table.forts[island] = seat
    table.placed += 1
    table.tell("fort", seat, island)


def place_neutral(table: Wrecked, seat: i64, island: i64) -> None:
    """GW16 The last player places the neutral fort too."""
    table.forts[island] = NEUTRAL_FORT
    table.tell("neutral", seat, island)


def keep_card(table: Wrecked, seat: i64, card: i64) -> None:
    """GW15 One ship card describes both ships."""
    table.cards[seat] = card  # GW15
    table.placed += 1
    table.refit(seat)
    table.tell("card", seat, card)


def bare_islands(table: Wrecked) -> i64:
    """Islands without a fort, one bit each."""
    found: i64 = 0
    for island in range(len(table.isles)):
        if table.forts[island] == NO_FORT:
            found |= bit(island)
    return found


def lay_cargo(table: Wrecked) -> None:
    """GW17 Two random tokens, face down, on every island with a fort, one on the others. Then the game begins."""
    token: i64 = 0  # GW17
    for island in range(len(table.isles)):
        count: i64 = 1
        if table.forts[island] != NO_FORT:
            count = 2
        for _ in range(count):
            table.ashore[island] |= bit(token)
            token += 1
    table.supply = CARGO_TOKENS & ~(bit(token) - 1)
    table.placed = 0
    table.stage = TURN_BEGINS


# ---- The quick start ----------------------------------------------------------------------------------------------


def place_all(table: Wrecked) -> None:
    """GW19 Islands, whales and forts at random, legally."""
    while table.placed < table.seats * 4:
        place: i64 = random_place(table, island_shores(table), table.kit.island)
        if place < 0:
            break
        seat: i64 = player(table)
        place_island(table, seat, table.luck.draw(table.hands[seat]), place)
    set_aside(table)
    next_part(table, WHALES)
    while table.placed < table.seats * WHALES_EACH:
        place = random_place(table, shores_for(table, table.kit.whale, 1), table.kit.whale)
        if place < 0:
            break
        place_whale(table, player(table), place)
    table.placed = 0
    for _ in range(table.seats):
        place_fort(table, player(table), table.luck.draw(bare_islands(table)))
    place_neutral(table, table.last_player(), table.luck.draw(bare_islands(table)))
    table.placed = 0


def random_place(table: Wrecked, shores: Shores, radius: i64) -> i64:
    """Any position that keeps away from all shores; -1 if there is none."""
    width: i64 = table.kit.side - 2 * radius + 1
    for _ in range(TRIES):
        x: i64 = radius + table.luck.below(width)
        y: i64 = radius + table.luck.below(width)
        if shores.in_the_way(x * SPAN + y) < 0:
            return x * SPAN + y
    return any_place(table, shores, radius)


# ---- Moves --------------------------------------------------------------------------------------------------------


def moves(table: Wrecked, seat: i64) -> vec[i64]:
    """The answers to a question of the set-up."""
    if table.stage == ISLANDS:
        return island_moves(table, seat)
    if table.stage == WHALES:
        shores = shores_for(table, table.kit.whale, 1)
        return append_places(vec[i64](), PLACE_WHALE, some_of(table, grid(table, shores, table.kit.whale), LISTED))
    if table.stage == CARDS:
        return one_each(KEEP_CARD, table.offered[seat])
    if table.stage == FORTS:
        return one_each(PLACE_FORT, bare_islands(table))
    return one_each(PLACE_NEUTRAL, bare_islands(table))


def one_each(verb: i64, choices: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    while choices:
        found = append(found, verb + lowest(choices) * 32)
        choices &= choices - 1
    return found


def island_moves(table: Wrecked, seat: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    hand: i64 = table.hands[seat]
    free: vec[i64] = grid(table, island_shores(table), table.kit.island)
    places: vec[i64] = some_of(table, free, LISTED // count_bits(hand))
    while hand:
        found = append_places(found, PLACE_ISLAND + lowest(hand) * POSITIONS * 32, places)
        hand &= hand - 1
    return found


def append_places(found: vec[i64], move: i64, places: vec[i64]) -> vec[i64]:
    for n in range(len(places)):
        found = append(found, move + places[n] * 32)
    return found


def grid(table: Wrecked, shores: Shores, radius: i64) -> vec[i64]:
    """The free places of a grid over the sea; if it has none, the first free position."""
    found: vec[i64] = vec[i64]()
    width: i64 = table.kit.side - 2 * radius
    for row in range(GRID + 1):
        for column in range(GRID + 1):
            place: i64 = (radius + width * column // GRID) * SPAN + radius + width * row // GRID
            if shores.in_the_way(place) < 0:
                found = append(found, place)
    if len(found) == 0:
        found = append(found, any_place(table, shores, radius))
    return found


def some_of(table: Wrecked, places: vec[i64], most: i64) -> vec[i64]:
    """At most `most` of some places, from all over the sea; others for the next piece."""
    count: i64 = len(places)
    if count <= most:
        return places
    found: vec[i64] = vec[i64]()
    for n in range(most):
        found = append(found, places[(n * count // most + table.placed * 5) % count])
    return found


def accepts_place(table: Wrecked, seat: i64, verb: i64, choice: i64) -> bool:
    """Whether an island or a whale may lie at any position that a player names."""
    place: i64 = choice % POSITIONS
    if verb == PLACE_ISLAND:
        if table.stage != ISLANDS or table.hands[seat] & bit(choice // POSITIONS) == 0:
            return False
        return inside(place, table.kit.island, table.kit.side) and island_shores(table).in_the_way(place) < 0
    if table.stage != WHALES:
        return False
    whale: i64 = table.kit.whale
    return inside(place, whale, table.kit.side) and shores_for(table, whale, 1).in_the_way(place) < 0
