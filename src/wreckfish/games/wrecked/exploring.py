"""The action Explore, GW33-GW36: what is in range, what it takes to find it, and cargo coming aboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest
from wreckfish.core.question import Question, no
from wreckfish.core.values import Prompt, Refusal
from wreckfish.games.wrecked.action import Action, next_dice
from wreckfish.games.wrecked.geometry import gap, within
from wreckfish.games.wrecked.names import island_name, place_name, ship_name, token_name
from wreckfish.games.wrecked.pieces import (
    FIRST_SHIP,
    FIRST_WHALE,
    NEUTRAL_FORT,
    NO_FORT,
    PLACE_FORTS,
    PLACE_SEA,
    dice_total,
    owner_of,
    ship_of,
)
from wreckfish.games.wrecked.sailing import at_sea
from wreckfish.games.wrecked.verbs import TAKE, explore_move, explore_place, explore_ship, take_move, take_token
from wreckfish.games.wrecked.waters import adrift, in_range

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked

MOST_TAKEN: Final = 4  # GW33


def can_work(table: Wrecked, ship: i64) -> bool:
    """GW32 A docked ship can neither attack nor explore."""
    return at_sea(table, ship) and table.docked[ship - FIRST_SHIP] < 0


def refuse_work(table: Wrecked, ship: i64, rule: str) -> Refusal | None:
    if not at_sea(table, ship):
        return no("in-shipyard", rule, ship=ship_name(ship))
    if not can_work(table, ship):
        return no("docked", "GW32", ship=ship_name(ship))
    return None


def room_aboard(table: Wrecked, ship: i64) -> i64:
    return table.fleets[owner_of(ship)].hold - count_bits(table.aboard[ship - FIRST_SHIP])


def reaches(table: Wrecked, ship: i64, place: i64) -> bool:
    """GW33 Whether an island, or the fort on it, is in a ship's explore range."""
    spy: i64 = table.fleets[owner_of(ship)].spy
    if place < PLACE_FORTS:
        return within(table.at[ship], table.isles[place - 1], table.data.ship + table.data.island, spy)
    return within(table.at[ship], table.isles[place - PLACE_FORTS], table.data.ship + table.data.fort, spy)


def offer(table: Wrecked, ship: i64, place: i64) -> i64:
    """GW33-GW35 The tokens that exploring a location in range could bring."""
    if place == PLACE_SEA:
        return in_range(table, ship, adrift(table), table.fleets[owner_of(ship)].spy)
    if place < PLACE_FORTS:
        return table.ashore[place - 1]
    owner: i64 = table.forts[place - PLACE_FORTS]
    if owner in (NO_FORT, NEUTRAL_FORT) or owner == owner_of(ship):
        return 0
    return table.stock[owner]


def explorable(table: Wrecked, ship: i64) -> i64:
    """GW33 The locations, one bit each, that are in range, have something to take, and for which there is room."""
    if not can_work(table, ship) or room_aboard(table, ship) <= 0:
        return 0
    found: i64 = 0
    if offer(table, ship, PLACE_SEA):
        found |= bit(PLACE_SEA)
    for island in range(len(table.isles)):
        if table.ashore[island] and reaches(table, ship, island + 1):
            found |= bit(island + 1)
        fort: i64 = PLACE_FORTS + island
        if table.forts[island] >= 0 and offer(table, ship, fort) and reaches(table, ship, fort):
            found |= bit(fort)
    return found


def explore_number(table: Wrecked, place: i64) -> i64:
    """GW34 What an explorer has to roll."""
    if place == PLACE_SEA:
        return table.data.sea_number
    if place < PLACE_FORTS:
        return table.numbers[place - 1]
    return table.numbers[place - PLACE_FORTS] * 2


def can_find(table: Wrecked, seat: i64, place: i64) -> bool:
    """Whether the next roll can reach a place's number while the Kraken sleeps on."""
    number: i64 = explore_number(table, place)
    return number <= 6 * next_dice(table) and number < table.threat(seat)


class Explore(Action):
    """GW33 A ship and a location in its explore range: one token for each time that its number is in the total."""

    name = "explore"
    rule = "GW33"

    def options(self, table: Wrecked, seat: i64, which: i64, found: vec[i64]) -> vec[i64]:
        places: i64 = explorable(table, ship_of(seat, which))
        while places:
            if can_find(table, seat, lowest(places)):
                found = append(found, explore_move(which, lowest(places)))
            places &= places - 1
        return found

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        ship: i64 = ship_of(seat, explore_ship(move))
        place: i64 = explore_place(move)
        idle = refuse_work(table, ship, "GW33")
        if idle is not None:
            return idle
        strange = self.refuse_place(table, seat, place)
        if strange is not None:
            return strange
        if room_aboard(table, ship) <= 0:
            return no("room", "GW33", ship=ship_name(ship))
        spy: i64 = table.fleets[seat].spy
        if place != PLACE_SEA and not reaches(table, ship, place):
            isle: i64 = table.isles[self.island_at(place)]
            size: i64 = table.data.fort if place >= PLACE_FORTS else table.data.island
            far: i64 = gap(table.at[ship], isle, table.data.ship + size)
            return no("explore-range", "GW33", place=place_name(place), far=far, most=spy)
        if offer(table, ship, place):
            return None
        if place == PLACE_SEA:
            return no("floating", "GW34", most=spy)
        return no("nothing-there", "GW33", place=place_name(place))

    def refuse_place(self, table: Wrecked, seat: i64, place: i64) -> Refusal | None:
        """GW35 Own and neutral forts cannot be explored."""
        island: i64 = self.island_at(place)
        if island >= len(table.isles):
            return no("island", "GW33", island=island_name(island))
        if place >= PLACE_FORTS:
            owner: i64 = table.forts[island]
            if owner == NO_FORT:
                return no("fort", "GW34", island=island_name(island))
            if owner in (NEUTRAL_FORT, seat):
                return no("own-fort", "GW35")
        return None

    def island_at(self, place: i64) -> i64:
        """The island of a location; -1 for the sea."""
        return place - PLACE_FORTS if place >= PLACE_FORTS else place - 1

    def aim(self, table: Wrecked, seat: i64, move: i64) -> None:
        table.actor = ship_of(seat, explore_ship(move))
        table.target = explore_place(move)

    def resolve(self, table: Wrecked) -> None:
        """GW33 As many tokens as there are, and as there is room. Out of the sea they are chosen."""
        ship: i64 = table.actor  # GW33, GW34
        place: i64 = table.target
        found: i64 = offer(table, ship, place)
        table.owed = dice_total(table.dice) // explore_number(table, place)
        for most in (MOST_TAKEN, count_bits(found), room_aboard(table, ship)):
            if table.owed > most:
                table.owed = most
        if table.owed == 0:
            table.tell("found-nothing", table.turn, ship, place)
        if place == PLACE_SEA:
            return
        for _ in range(table.owed):
            token: i64 = lowest(found)
            if place >= PLACE_FORTS:
                token = table.luck.draw(found)  # GW35
            found &= ~bit(token)
            take_ashore(table, ship, place, token)
        table.owed = 0


def take_ashore(table: Wrecked, ship: i64, place: i64, token: i64) -> None:
    """A token of an island, or of the Stockpile behind a fort."""
    table.reveals += 1
    if place >= PLACE_FORTS:
        owner: i64 = table.forts[place - PLACE_FORTS]
        table.stock[owner] &= ~bit(token)
        table.tell("robbed", table.turn, ship, owner)
    else:
        table.ashore[place - 1] &= ~bit(token)
        table.tell("took", table.turn, ship, place - 1)
        if table.ending == 0 and cargo_ashore(table) == 0:
            table.ending = 1  # after the Last Player's turn (GW60)
            table.tell("ending", table.turn, 1)
    load(table, ship, token)


def cargo_ashore(table: Wrecked) -> i64:
    """The cargo of all islands."""
    found: i64 = 0
    for island in range(len(table.ashore)):
        found |= table.ashore[island]
    return found


def take_afloat(table: Wrecked, ship: i64, token: i64) -> None:
    """GW34 A token out of the sea."""
    table.afloat &= ~bit(token)
    table.owed -= 1
    if table.seen[owner_of(ship)] & bit(token) == 0:
        table.reveals += 1
    table.tell("fished", table.turn, ship, token)
    load(table, ship, token)


def load(table: Wrecked, ship: i64, token: i64) -> None:
    """GW36 Face down under the ship; its owner may look."""
    seat: i64 = owner_of(ship)
    table.aboard[ship - FIRST_SHIP] |= bit(token)
    table.seen[seat] |= bit(token)
    if token < FIRST_WHALE:  # GW36
        table.tell("looked", seat, token, table.values[token], bit(seat))


class TakeToken(Question["Wrecked"]):
    """GW33 Which tokens come out of the sea, if there are more in range than may be taken."""

    name = "take"
    rule = "GW33"
    answers = (TAKE,)

    def ask(self, table: Wrecked) -> i64:
        if table.owed == 0:
            return 0
        tokens: i64 = self.takeable(table)
        if count_bits(tokens) > table.owed:
            return bit(table.turn)
        while tokens:
            take_afloat(table, table.actor, lowest(tokens))
            tokens &= tokens - 1
        table.owed = 0
        return 0

    def takeable(self, table: Wrecked) -> i64:
        return offer(table, table.actor, PLACE_SEA)

    def options(self, table: Wrecked, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        tokens: i64 = self.takeable(table)
        while tokens:
            found = append(found, take_move(lowest(tokens)))
            tokens &= tokens - 1
        return found

    def refuse(self, table: Wrecked, seat: i64, move: i64) -> Refusal | None:
        if has(self.takeable(table), take_token(move)):
            return None
        return no("take", "GW33", token=token_name(take_token(move)))

    def answer(self, table: Wrecked, seat: i64, move: i64) -> None:
        take_afloat(table, table.actor, take_token(move))

    def prompt(self, table: Wrecked, seat: i64) -> Prompt:
        return Prompt(code="ask-take", rule="GW33", params={"count": table.still_owed()})
