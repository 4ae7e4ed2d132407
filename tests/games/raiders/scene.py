"""Tables of Wreck Raiders for tests: divers, treasures, shells and dice where the test puts them.

Seats are counted from 1, and things are written as in records: `gold4`, `gold-crown`, `conch5`. What a scene does not
name is where a new game has it.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.table import PlayedTable
from wreckfish.core.bits import bit, members
from wreckfish.core.chance import Chance, from_seed
from wreckfish.core.values import Event
from wreckfish.games.raiders import GAME
from wreckfish.games.raiders.components import DICE, PLACES, SHELLS, SPOTS, TREASURES, TYPES
from wreckfish.games.raiders.hoard import SHELL_UNIT, row_of, shell_count, supply_unit, treasures_in
from wreckfish.games.raiders.rules import Raiders, deal
from wreckfish.games.raiders.stages import BEGIN, CLAIMING
from wreckfish.games.raiders.table_data import TableData
from wreckfish.games.raiders.view import dice_in
from wreckfish.games.raiders.view_types import View

PARTS = GAME.load(None)
CODEC = GAME.codec(PARTS)


class Scene(PlayedTable[Raiders]):
    codec = CODEC

    # ---- Moves ------------------------------------------------------------------------------------------------

    def verbs(self, seat: int = 1) -> set[str]:
        return {text.split()[0] for text in self.choices(seat)}

    def prompt(self, seat: int = 1) -> str:
        return self.state.prompts(seat - 1)[-1].code

    # ---- Pictures ---------------------------------------------------------------------------------------------

    def display(self, number: int, seat: int = 1) -> str:
        return named(row_of(self.state.displays[seat - 1], number - 1))

    def column(self, number: int, seat: int = 1) -> str:
        return named(row_of(self.state.vaults[seat - 1], number - 1))

    def hand(self, seat: int = 1) -> str:
        return named(self.state.hands[seat - 1])

    def types(self, text: str) -> str:
        """Only the types of some treasures."""
        return " ".join(word.partition("-")[0] for word in text.split())

    def divers(self, team: int = 1) -> str:
        """The spots of a seat's divers; alone, team 2 are the Rivals."""
        return " ".join(SPOTS[spot] for spot in members(self.state.divers[team - 1]))

    def shells(self, seat: int = 1) -> tuple[int, int, int]:
        """Conches, Scallops, Starfish."""
        held = self.state.shells[seat - 1]
        return shell_count(held, 0), shell_count(held, 1), shell_count(held, 2)

    @property
    def reef(self) -> str:
        return " ".join(DICE[die] for die in dice_in(self.state.reef))

    def exhibits(self, seat: int = 1) -> list[str]:
        return [PARTS.exhibit_names[card] for card in members(self.state.exhibits[seat - 1])]

    @property
    def shown(self) -> list[str]:
        return [PARTS.exhibit_names[card] for card in members(self.state.shown)]

    @property
    def market(self) -> list[str]:
        return [PARTS.piece_names[piece] for piece in members(self.state.market)]

    def supply(self, kind: str) -> int:
        return next(wreck.supply for wreck in self.view(None).wrecks if wreck.type == kind)

    def discards(self, kind: str) -> int:
        return next(len(wreck.discards) for wreck in self.view(None).wrecks if wreck.type == kind)

    # ---- What a seat sees and hears (None: a spectator) -------------------------------------------------------

    def view(self, seat: int | None) -> View:
        view = self.state.view(None if seat is None else seat - 1)
        assert isinstance(view, View)
        return view

    def heard(self, seat: int | None = None) -> list[Event]:
        listener = None if seat is None else seat - 1
        return [GAME.event(note, listener, PARTS) for note in self.state.journal or []]


def named(places: int) -> str:
    """Treasures in a row, a column or a hand."""
    words = []
    while places:
        words.append(TREASURES[(places & 15) - 1])
        places >>= 4
    return " ".join(words)


def scene(
    reef: str = "plain1 plain2 plain3 plain4 plain5",
    *,
    seats: int = 2,
    turn: int = 1,
    divers: Sequence[str] = (),
    displays: Sequence[Sequence[str]] = (),
    vaults: Sequence[Sequence[str]] = (),
    shells: Sequence[Sequence[int]] = (),
    shown: str = "",
    market: str = "",
    tanks: Sequence[Sequence[str]] = (),
    exhibits: Sequence[str] = (),
    discards: str = "",
    edition: str = "english",
    rivals: str = "",
    claiming: bool = False,
    luck: Chance | None = None,
) -> Scene:
    """Set a table at the start of a turn, or (`claiming`) at its third step.

    divers, displays, vaults, shells, tanks, exhibits   by seat; seats that are not named have nothing
    displays, vaults   the treasures of each display or column, as words
    tanks              the aquariums of each seat, each a list of pieces
    shown, market      the exhibits and pieces that lie face up; nothing stands for those of a new game
    rivals             one player alone: the spots of Rivals
    """
    state = deal(TableData(seats, PARTS, edition, turn - 1), luck or from_seed("5" * 32))
    lay_dice(state, reef.split(), claiming)
    for seat, spots in enumerate(divers):
        state.divers[seat] = spot_mask(spots)
    if rivals:
        state.divers[1] = spot_mask(rivals)
        state.rivals -= len(rivals.split())
    for seat, rows in enumerate(displays):
        state.displays[seat] = sum(packed(row) << 20 * n for n, row in enumerate(rows))
    for seat, columns in enumerate(vaults):
        state.vaults[seat] = sum(packed(column) << 20 * n for n, column in enumerate(columns))
    state.discards = sum(supply_unit(TREASURES.index(word) + 1) for word in discards.split())
    state.supply -= state.discards + sum(treasures_in(places) for places in [*state.displays, *state.vaults])
    for seat, counts in enumerate(shells):
        state.shells[seat] = sum(count * SHELL_UNIT[shell] for shell, count in enumerate(counts))
        state.beach -= state.shells[seat]
    lay_cards(state, shown, exhibits)
    lay_pieces(state, market, tanks)
    state.owing = 0
    state.stage = CLAIMING if claiming else BEGIN
    state.journal = []
    state.settle()
    state.check()
    return Scene(state)


def lay_dice(state: Raiders, dice: list[str], claiming: bool) -> None:
    """Put dice into the Reef, as if earlier turns had taken the others; before a claim, a die is already taken."""
    dice = dice[: state.data.dice - claiming]
    state.reef = sum(DICE.index(die) + 1 << 5 * place for place, die in enumerate(dice))
    if state.data.solo:
        state.step = state.data.dice - len(dice) - claiming
    else:
        state.turns = state.data.dice - len(dice) - claiming


def spot_mask(spots: str) -> int:
    return sum(bit(PLACES.index(spot)) for spot in spots.split())


def packed(row: str) -> int:
    return sum(TREASURES.index(word) + 1 << 4 * n for n, word in enumerate(row.split()))


def lay_cards(state: Raiders, shown: str, exhibits: Sequence[str]) -> None:
    cards = {name: bit(number) for number, name in enumerate(PARTS.exhibit_names)}
    taken = 0
    for seat, names in enumerate(exhibits):
        state.exhibits[seat] = sum(cards[name] for name in names.split())
        taken |= state.exhibits[seat]
    whole = state.deck | state.shown
    state.shown = sum(cards[name] for name in shown.split()) if shown else state.shown & ~taken
    state.deck = whole & ~state.shown & ~taken


def lay_pieces(state: Raiders, market: str, tanks: Sequence[Sequence[str]]) -> None:
    pieces = {name: bit(number) for number, name in enumerate(PARTS.piece_names)}
    whole, taken = state.stacks | state.market, 0
    for seat, mine in enumerate(tanks):
        for tank in mine:
            bottom = tank.split()[0]
            mask = sum(pieces[name] for name in tank.split())
            state.bottoms[seat] |= pieces[bottom]
            state.tanks[PARTS.piece_names.index(bottom)] = mask
            taken |= mask
    state.market = sum(pieces[name] for name in market.split()) if market else state.market & ~taken
    state.stacks = whole & ~state.market & ~taken


__all__ = ["CODEC", "PARTS", "SHELLS", "TYPES", "Scene", "scene"]
