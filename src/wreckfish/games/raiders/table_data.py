"""What stays the same in every deal of one table of Wreck Raiders: seats, divers, dice, and the cards as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import bit
from wreckfish.games.raiders.components import SHELLS, STACKS, TYPES, Components, Shell, Top, treasures_of

RIVALS: Final = {"english": 18, "german": 16}  # WR80
GOALS: Final = (6, 5, 4, 4)  # WR70 the exhibits that end the game, by players from two on
# What an exhibit's style brings, beside shells.
PIECE_STYLE: Final = 1
ANY_SHELL: Final = 2


class TableData:
    """What all positions of a table share, made once."""

    def __init__(self, seats: i64, parts: Components, edition: str, first: i64) -> None:
        self.parts: Components = parts
        self.seats: i64 = seats
        self.solo: bool = seats == 1
        self.first: i64 = first  # the start player; -1: the seed draws one
        self.teams: i64 = 2 if seats == 1 else seats  # alone, the Rivals are the second team (WR80)
        place: int = max(int(seats), 2) - 2  # one player sets up as two do (WR80)
        self.divers: i64 = (6, 5, 4, 4)[place]  # divers and dice: WR10
        self.dice: i64 = 6 if seats == 1 else (5, 4, 5, 6)[place]
        self.goal: i64 = GOALS[place]
        self.open_exhibits: i64 = max(int(seats), 2) + 1  # on offer: WR12
        self.rivals: i64 = RIVALS[edition] if seats == 1 else 0
        self.none: vec[i64] = vec[i64]([0] * int(seats))
        self.no_divers: vec[i64] = vec[i64]([0] * int(self.teams))
        self.no_tanks: vec[i64] = vec[i64]([0] * STACKS[0])
        self.pedestals: i64 = parts.pedestals
        self.rows: vec[i64] = vec[i64](parts.vault)
        self.beach: vec[i64] = vec[i64]([packed(spot) for spot in parts.beach])
        # The Reef's zone for each unit of weight: 0 is plain, then the shells.
        zones = [0] * parts.reef.plain + [1] * parts.reef.conch + [2] * parts.reef.scallop + [3] * parts.reef.starfish
        self.zones: vec[i64] = vec[i64](zones)
        # The exhibits by number: length, types in order (two bits each), types counted (four bits each).
        cards = [[TYPES.index(word) for word in treasures_of(name)] for name in parts.exhibits]
        self.lengths: vec[i64] = vec[i64]([len(card) for card in cards])
        self.orders: vec[i64] = vec[i64]([sum(kind << 2 * n for n, kind in enumerate(card)) for card in cards])
        self.wanted: vec[i64] = vec[i64]([sum(bit(4 * kind) for kind in card) for card in cards])
        exhibits = list(parts.exhibits.values())
        self.coins: vec[i64] = vec[i64]([card.coins for card in exhibits])
        self.conch_crest: vec[i64] = vec[i64]([int(card.conch) for card in exhibits])
        self.scallop_crest: vec[i64] = vec[i64]([int(card.scallop) for card in exhibits])
        self.styles: vec[i64] = vec[i64]([style_number(card.style) for card in exhibits])
        self.style_shells: vec[i64] = vec[i64](
            [packed(card.style) if isinstance(card.style, tuple) else 0 for card in exhibits]
        )
        # The pieces by number.
        self.costs: vec[i64] = vec[i64]([packed(piece.cost) for piece in parts.pieces])
        self.edges: vec[i64] = vec[i64]([packed(piece.shells) for piece in parts.pieces])
        self.worth: vec[i64] = vec[i64]([0 if isinstance(piece, Top) else piece.coins for piece in parts.pieces])
        tops = [piece if isinstance(piece, Top) else None for piece in parts.pieces]
        self.pays: vec[i64] = vec[i64]([0 if top is None else top.pays for top in tops])
        self.pays_per: vec[i64] = vec[i64]([formula(top) for top in tops])


def packed(shells: tuple[Shell, ...]) -> int:
    """Shells counted, five bits each."""
    return sum(bit(5 * SHELLS.index(shell)) for shell in shells)


def style_number(style: str | tuple[Shell, ...]) -> int:
    if isinstance(style, tuple):
        return 3
    return {"none": 0, "piece": PIECE_STYLE, "any-shell": ANY_SHELL}[style]


def formula(top: Top | None) -> int:
    """WR73 The shells that a Top pays for each time they are there together; 0 if it pays for pieces."""
    if top is None or top.per == "piece":
        return 0
    return packed(top.per)
