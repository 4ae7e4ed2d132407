"""Get Wrecked's set-up, GW10-GW19: islands, whales, ship cards, forts and cargo, by the players or at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest, members
from wreckfish.core.question import Question, no
from wreckfish.core.values import Refusal
from wreckfish.games.wrecked import verbs
from wreckfish.games.wrecked.geometry import SPAN, Shores, inside
from wreckfish.games.wrecked.names import island_name
from wreckfish.games.wrecked.pieces import CARGO_TOKENS, FIRST_WHALE, NEUTRAL_FORT, NO_FORT, place_in
from wreckfish.games.wrecked.verbs import KEEP_CARD, PLACE_FORT, PLACE_ISLAND, PLACE_NEUTRAL, PLACE_WHALE
from wreckfish.games.wrecked.waters import island_shores, refuse_touching, shores_for

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
    table.values = shuffle(table, table.data.values, len(table.data.values))
    # Two cards of each player lie in the sea as islands; no one sees the buildings on their backs (GW18).
    table.deck = shuffle(table, table.data.deck, len(table.data.deck) - 2 * table.seats)
    table.fresh = len(table.deck)
    cards: i64 = 255
    for seat in range(table.seats):
        for _ in range(2):
            card: i64 = luck.draw(cards)
            cards &= ~bit(card)
            table.offered[seat] |= bit(card)
        table.hands[seat] = ALL_VALUES
    if table.data.quick:
        place_all(table)  # GW19


def shuffle(table: Wrecked, things: vec[i64], count: i64) -> vec[i64]:
    """A number of some things, in random order."""
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


# ---- GW13, GW14 Islands and whales ----------------------------------------------------------------------------------


class PlaceIsland(Question["Wrecked"]):
    """GW13 One island card at a time, never within L of another island or of the Lair."""

    name = "island"
    rule = "GW13"
    answers = (PLACE_ISLAND,)

    def ask(self, table: Wrecked) -> i64:
        if table.placed < table.seats * 4 and any_place(table, island_shores(table), table.data.island) >= 0:
            return bit(player(table))
        set_aside(table)
        return 0

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        hand: i64 = table.hands[seat]
        free: vec[i64] = grid(table, island_shores(table), table.data.island)
        places: vec[i64] = some_of(table, free, LISTED // count_bits(hand))
        while hand:
            for n in range(len(places)):
                found = append(found, verbs.place_island_move(lowest(hand), places[n] >> 11, places[n] & 2047))
            hand &= hand - 1
        return found

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        value: i64 = verbs.place_island_value(move)
        place: i64 = place_in(move)
        if not has(table.hands[seat], value):
            return no("island-card", "GW11", value=value + 5)
        if not inside(place, table.data.island, table.data.side):
            return no("edge", "GW03")
        near: i64 = island_shores(table).in_the_way(place)
        if near < 0:
            return None
        return no("within-long", "GW13", obstacle="lair" if near == 0 else f"island{near}", gap=table.data.long)

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        place_island(table, seat, verbs.place_island_value(move), place_in(move))  # GW13


def place_island(table: Wrecked, seat: i64, value: i64, place: i64) -> None:
    table.hands[seat] &= ~bit(value)
    table.isles = append(table.isles, place)
    table.numbers = append(table.numbers, value + 5)
    table.forts = append(table.forts, NO_FORT)
    table.ashore = append(table.ashore, 0)
    table.placed += 1
    table.tell("island", seat, value + 5, place)


def set_aside(table: Wrecked) -> None:
    """GW13 Cards that found no place."""
    table.placed = 0
    for seat in range(table.seats):
        if table.hands[seat]:
            table.tell("set-aside", seat, count_bits(table.hands[seat]))  # GW13
            table.hands[seat] = 0


class PlaceWhale(Question["Wrecked"]):
    """GW14 One whale at a time, fin side up, touching nothing."""

    name = "whale"
    rule = "GW14"
    answers = (PLACE_WHALE,)

    def ask(self, table: Wrecked) -> i64:
        shores = shores_for(table, table.data.whale, 1)
        if table.placed < table.seats * WHALES_EACH and any_place(table, shores, table.data.whale) >= 0:
            return bit(player(table))
        table.placed = 0
        return 0

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        free: vec[i64] = grid(table, shores_for(table, table.data.whale, 1), table.data.whale)
        places: vec[i64] = some_of(table, free, LISTED)
        found: vec[i64] = vec[i64]()
        for n in range(len(places)):
            found = append(found, verbs.place_whale_move(places[n] >> 11, places[n] & 2047))
        return found

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        return refuse_touching(table, place_in(move), table.data.whale, "GW14")

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        place_whale(table, seat, place_in(move))  # GW14


def place_whale(table: Wrecked, seat: i64, place: i64) -> None:
    whale: i64 = FIRST_WHALE + seat * WHALES_EACH + table.placed // table.seats
    table.at[whale] = place
    table.afloat |= bit(whale)
    table.alive |= bit(whale)
    table.placed += 1
    table.tell("whale", seat, whale, place)


def any_place(table: Wrecked, shores: Shores, radius: i64) -> i64:
    """A position in the sea that keeps away from all shores; -1 if there is none."""
    side: i64 = table.data.side
    return shores.room(radius, side - radius, table.data.lair_at, side)


def grid(table: Wrecked, shores: Shores, radius: i64) -> vec[i64]:
    """The free places of a grid over the sea; if it has none, the first free position."""
    found: vec[i64] = vec[i64]()
    width: i64 = table.data.side - 2 * radius
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


# ---- GW15 Ship cards ------------------------------------------------------------------------------------------------


class KeepCard(Question["Wrecked"]):
    """GW15 Keep one of two ship cards: it describes both ships."""

    name = "card"
    rule = "GW15"
    answers = (KEEP_CARD,)

    def ask(self, table: Wrecked) -> i64:
        if table.placed < table.seats:
            return bit(player(table))
        table.placed = 0
        return 0

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        return vec[i64]([verbs.keep_card_move(card) for card in members(table.offered[seat])])

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        card: i64 = verbs.keep_card_card(move)
        if has(table.offered[seat], card):
            return None
        return no("card", "GW15", card=table.data.parts.ship_names[card])

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        table.cards[seat] = verbs.keep_card_card(move)  # GW15
        table.placed += 1
        table.refit(seat)
        table.tell("card", seat, table.cards[seat])


# ---- GW16, GW17 Forts and cargo -------------------------------------------------------------------------------------


def bare_islands(table: Wrecked) -> i64:
    """Islands without a fort, one bit each."""
    found: i64 = 0
    for island in range(len(table.isles)):
        if table.forts[island] == NO_FORT:
            found |= bit(island)
    return found


def forts_placed(table: Wrecked) -> i64:
    return len(table.isles) - count_bits(bare_islands(table))


def refuse_fort(table: Wrecked, island: i64) -> Refusal | None:
    if island >= len(table.isles):
        return no("island", "GW16", island=island_name(island))
    if table.forts[island] != NO_FORT:
        return no("fort-there", "GW16", island=island_name(island))
    return None


class PlaceFort(Question["Wrecked"]):
    """GW16 Each player's own fort, on an island without one. In a quick start it is already there."""

    name = "fort"
    rule = "GW16"
    answers = (PLACE_FORT,)

    def ask(self, table: Wrecked) -> i64:
        if forts_placed(table) >= table.seats:
            return 0
        return bit(player(table))

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        return vec[i64]([verbs.place_fort_move(island) for island in members(bare_islands(table))])

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        return refuse_fort(table, verbs.place_fort_island(move))

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        place_fort(table, seat, verbs.place_fort_island(move))  # GW16


def place_fort(table: Wrecked, seat: i64, island: i64) -> None:
    table.forts[island] = seat
    table.placed += 1
    table.tell("fort", seat, island)


class PlaceNeutralFort(Question["Wrecked"]):
    """GW16 The last player places the neutral fort too. With the last fort the set-up is over."""

    name = "neutral"
    rule = "GW16"
    answers = (PLACE_NEUTRAL,)

    def ask(self, table: Wrecked) -> i64:
        if forts_placed(table) == table.seats:
            return bit(table.right_of(table.first))
        lay_cargo(table)
        return 0

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        return vec[i64]([verbs.place_neutral_move(island) for island in members(bare_islands(table))])

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        return refuse_fort(table, verbs.place_neutral_island(move))

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        place_neutral(table, seat, verbs.place_neutral_island(move))  # GW16


def place_neutral(table: Wrecked, seat: i64, island: i64) -> None:
    table.forts[island] = NEUTRAL_FORT
    table.tell("neutral", seat, island)


def lay_cargo(table: Wrecked) -> None:
    """GW17 Two random tokens, face down, on every island with a fort, one on the others."""
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


# ---- GW19 The quick start --------------------------------------------------------------------------------------------


def place_all(table: Wrecked) -> None:
    """GW19 Islands, whales and forts at random, legally."""
    while table.placed < table.seats * 4:
        place: i64 = random_place(table, island_shores(table), table.data.island)
        if place < 0:
            break
        seat: i64 = player(table)
        place_island(table, seat, table.luck.draw(table.hands[seat]), place)
    set_aside(table)
    while table.placed < table.seats * WHALES_EACH:
        place = random_place(table, shores_for(table, table.data.whale, 1), table.data.whale)
        if place < 0:
            break
        place_whale(table, player(table), place)
    table.placed = 0
    for _ in range(table.seats):
        place_fort(table, player(table), table.luck.draw(bare_islands(table)))
    place_neutral(table, table.right_of(table.first), table.luck.draw(bare_islands(table)))
    table.placed = 0


def random_place(table: Wrecked, shores: Shores, radius: i64) -> i64:
    """Any position that keeps away from all shores; -1 if there is none."""
    width: i64 = table.data.side - 2 * radius + 1
    for _ in range(TRIES):
        x: i64 = radius + table.luck.below(width)
        y: i64 = radius + table.luck.below(width)
        if shores.in_the_way(x * SPAN + y) < 0:
            return x * SPAN + y
    return any_place(table, shores, radius)
