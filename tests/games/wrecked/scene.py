"""Tables of Get Wrecked for tests: pieces where the test puts them, dice as the test rolls them.

Seats are counted from 1, pieces are named as in records, a position is `x y`. The sea of two players is a square of
850 mm with the Lair at 425,425. What a scene does not name is in the supply, in the shipyard, or not there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import pytest

from wreckfish.core.bits import bit, mask_of, members
from wreckfish.core.chance import Chance
from wreckfish.core.values import Event, IllegalMove, Refusal
from wreckfish.games.wrecked import GAME
from wreckfish.games.wrecked.components import CARGO, TRACKS, Components, KrakenLevel, ShipCard
from wreckfish.games.wrecked.moves import FLEET_NAMES, TOKEN_NAMES
from wreckfish.games.wrecked.pieces import CARGO_TOKENS, FIRST_SHIP, TURN_BEGINS, count_of
from wreckfish.games.wrecked.rules import Wrecked
from wreckfish.games.wrecked.table_data import TableData
from wreckfish.games.wrecked.view_types import View

HOUSE = GAME.load(None)
# What the scenes use does not change when house data does: ships with hull 3, guns 3, ranges S, room for three and
# speed M, and a Kraken that begins with two actions.
TEST_SHIP = ShipCard(hull=3, guns=3, reach="S", spy="S", hold=3, speed="M")
TEST_KRAKEN = KrakenLevel(threat=18, actions=2, speed="S", strength=4, hull=8)
PARTS = msgspec.structs.replace(
    HOUSE, ships={**HOUSE.ships, "whaler": TEST_SHIP}, kraken=(TEST_KRAKEN, *HOUSE.kraken[1:])
)
CODEC = GAME.codec(PARTS)
# Four islands: one for each fort of two players, the neutral one's, and one without a fort.
ISLANDS = ("7 150 150 fort1", "6 700 150 fort2", "5 150 700 neutral", "8 700 700")


class Dice(Chance):
    """Luck whose next rolls are known; after them, the first member of every set and the face 1."""

    def __init__(self, rolls: Sequence[int] = ()) -> None:
        super().__init__(1, 2, 3, 4)
        self.rolls = list(rolls)

    def roll(self, sides: int) -> int:
        return self.rolls.pop(0) if self.rolls else 1

    def below(self, n: int) -> int:
        return 0


class Scene:
    """A table that a test looks at and plays on."""

    def __init__(self, state: Wrecked) -> None:
        self.state = state

    def plays(self, *moves: str) -> Scene:
        """Play moves for the seat that is asked; each must be legal."""
        for text in moves:
            (seat,) = self.state.to_act()
            try:
                self.state.play(seat, CODEC.parse(text))
            except IllegalMove as refused:
                refused.add_note(f"“{text}”: {refused.refusal}; open are {sorted(self.choices())}")
                raise
            self.state.check()
        return self

    def rolls(self, *faces: int) -> Scene:
        """What the next dice show."""
        luck = self.state.luck
        assert isinstance(luck, Dice)
        luck.rolls = list(faces)
        return self

    def refuses(self, move: str, seat: int | None = None) -> Refusal:
        """Try a move that the rules must refuse without changing the table, and return why they refuse it."""
        before = self.state.dump()
        with pytest.raises(IllegalMove) as refused:
            self.state.play(self.state.to_act()[0] if seat is None else seat - 1, CODEC.parse(move))
        assert self.state.dump() == before
        return refused.value.refusal

    @property
    def asked(self) -> list[int]:
        return [seat + 1 for seat in self.state.to_act()]

    def choices(self) -> set[str]:
        (seat,) = self.state.to_act()
        return {CODEC.text(move) for move in self.state.legal(seat)}

    def verbs(self) -> set[str]:
        return {text.split()[0] for text in self.choices()}

    @property
    def prompt(self) -> str:
        return self.state.prompts(self.state.to_act()[0])[-1].code

    def where(self, piece: str) -> str:
        """The position of a piece; nothing if it is not in the sea."""
        number = piece_number(piece)
        place = self.state.at[number]
        return f"{place >> 11} {place & 2047}" if self.state.afloat >> number & 1 else ""

    @property
    def kraken(self) -> str:
        return f"{self.state.kraken_at >> 11} {self.state.kraken_at & 2047}"

    def aboard(self, ship: str) -> str:
        return named(self.state.aboard[piece_number(ship) - FIRST_SHIP])

    def stock(self, seat: int = 1) -> str:
        return named(self.state.stock[seat - 1])

    def ashore(self, island: int) -> str:
        return named(self.state.ashore[island - 1])

    def captured(self, seat: int = 1) -> list[int]:
        """How many flags of each seat a seat has captured."""
        return [count_of(self.state.captured[seat - 1], owner) for owner in range(self.state.seats)]

    def level(self, track: str, seat: int = 1) -> int:
        return count_of(self.state.levels[seat - 1], TRACKS.index(track))

    def view(self, seat: int | None) -> View:
        view = self.state.view(None if seat is None else seat - 1)
        assert isinstance(view, View)
        return view

    def heard(self, seat: int | None = None) -> list[Event]:
        return [GAME.event(note, None if seat is None else seat - 1, PARTS) for note in self.state.journal or []]


def named(tokens: int) -> str:
    return " ".join(TOKEN_NAMES[token] for token in members(tokens))


def piece_number(piece: str) -> int:
    return TOKEN_NAMES.index(piece) if piece in TOKEN_NAMES else FIRST_SHIP + FLEET_NAMES.index(piece)


def at(text: str) -> int:
    x, y = map(int, text.split())
    return x * 2048 + y


def tokens(text: str) -> int:
    return mask_of([TOKEN_NAMES.index(word) for word in text.split()])


def scene(
    *,
    seats: int = 2,
    turn: int = 1,
    first: int = 1,
    islands: Sequence[str] = ISLANDS,
    cards: Sequence[str] = ("whaler", "whaler", "whaler", "whaler"),
    pieces: Mapping[str, str] | None = None,
    dead: str = "",
    aboard: Mapping[str, str] | None = None,
    ashore: Mapping[int, str] | None = None,
    stock: Mapping[int, str] | None = None,
    kraken: str = "425 425",
    levels: Mapping[str, int] | None = None,
    built: Sequence[str] = (),
    captured: Sequence[int] = (),
    values: Mapping[str, int] | None = None,
    parts: Components = PARTS,
    rolls: Sequence[int] = (),
) -> Scene:
    """Set a table at the start of a turn.

    pieces    where ships, whales and floating cargo are; ships that are not named are deployed near their fort
    dead      whales that are dead
    ashore    by island, counted from 1: its cargo
    levels    of the upgrade tracks of the seat whose turn it is, filled with cargo from the supply
    built     its buildings
    captured  the seats of flags in its Stockpile
    """
    data = TableData(seats, parts, True)
    state = Wrecked(data, Dice(rolls))
    state.first, state.turn = first - 1, turn - 1
    state.flags = type(state.flags)([9] * seats)
    for seat in range(seats):
        state.cards[seat] = parts.ship_names.index(cards[seat])
    lay_islands(state, islands, ashore or {})
    state.kraken_at = at(kraken)
    if values:
        coins = list(data.values)
        for token, value in values.items():
            coins[TOKEN_NAMES.index(token)] = value
        state.values = type(state.values)(coins)
    lay_pieces(state, pieces or {}, dead)
    used = 0
    for ship, goods in (aboard or {}).items():
        state.aboard[piece_number(ship) - FIRST_SHIP] = tokens(goods)
        state.seen[(piece_number(ship) - FIRST_SHIP) // 2] |= tokens(goods)
        used |= tokens(goods)
    for seat, goods in (stock or {}).items():
        state.stock[seat - 1] = tokens(goods)
        state.seen[seat - 1] |= tokens(goods)
        used |= tokens(goods)
    for mask in state.ashore:
        used |= mask
    state.supply = CARGO_TOKENS & ~used & ~state.afloat
    improve(state, levels or {}, built, captured)
    state.deck = data.deck[: len(data.deck) - 2 * seats - len(built)]
    state.fresh = len(state.deck)
    for seat in range(seats):
        state.refit(seat)
    state.stage = TURN_BEGINS
    state.journal = []
    state.settle()
    state.check()
    return Scene(state)


def lay_islands(state: Wrecked, islands: Sequence[str], ashore: Mapping[int, str]) -> None:
    numbers, places, forts = [], [], []
    for text in islands:
        value, x, y, *fort = text.split()
        numbers.append(int(value))
        places.append(int(x) * 2048 + int(y))
        forts.append(-1 if not fort else 4 if fort[0] == "neutral" else int(fort[0].removeprefix("fort")) - 1)
    kind = type(state.isles)
    state.isles, state.numbers, state.forts = kind(places), kind(numbers), kind(forts)
    state.ashore = kind([tokens(ashore.get(number, "")) for number in range(1, len(islands) + 1)])


def lay_pieces(state: Wrecked, pieces: Mapping[str, str], dead: str) -> None:
    for piece, place in pieces.items():
        number = piece_number(piece)
        state.at[number] = at(place)
        state.afloat |= bit(number)
        if number >= CARGO and number < FIRST_SHIP and piece not in dead.split():
            state.alive |= bit(number)


def improve(state: Wrecked, levels: Mapping[str, int], built: Sequence[str], captured: Sequence[int]) -> None:
    seat = state.turn
    for track, level in levels.items():
        state.levels[seat] += level << 4 * TRACKS.index(track)
        for _ in range(level):
            token = members(state.supply)[-1]
            state.supply &= ~bit(token)
            state.fitted[seat] |= bit(token)
    for slot, building in enumerate(built):
        state.built[seat] += (state.data.parts.building_names.index(building) + 1) << 6 * slot
    for owner in captured:
        state.captured[seat] += 1 << 4 * (owner - 1)
        state.flags[owner - 1] -= 1
