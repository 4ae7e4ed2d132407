"""Get Wrecked's stages and pieces as numbers; verbs.py has its moves.

Everything that floats has one number: cargo 0 to 29, whales 30 to 53, ships 54 to 61 (two for each seat), so that any
set of them is the bits of one integer. Dice are counted by their faces, flags by their owners, four bits each.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import bit
from wreckfish.games.wrecked.geometry import SPAN
from wreckfish.games.wrecked.verbs import step_x, step_y

# Where a turn is. Stages that ask come first; the others only go on.
ISLANDS: Final = 0
WHALES: Final = 1
CARDS: Final = 2
FORTS: Final = 3
NEUTRAL: Final = 4
DEPLOYING: Final = 5
ACTING: Final = 6
MODIFYING: Final = 7
CHOOSING_DIE: Final = 8
MOVING: Final = 9
TAKING: Final = 10
DROPPING: Final = 11
FITTING: Final = 12
STORING: Final = 13
BUILDING: Final = 14
KRAKEN: Final = 15
TURN_BEGINS: Final = 16
ROLLED: Final = 17
RESOLVING: Final = 18
DRAWING: Final = 19
DAMAGE: Final = 20
TURN_OVER: Final = 21

FIRST_WHALE: Final = 30
FIRST_SHIP: Final = 54
PIECES: Final = 62
CARGO_TOKENS: Final = 0x3FFFFFFF
WHALE_TOKENS: Final = 0x3FFFFFC0000000
TOKENS: Final = 0x3FFFFFFFFFFFFF

NEUTRAL_FORT: Final = 4
NO_FORT: Final = -1
# What may be in the way, beside pieces by their numbers: 100 and more are islands.
NOTHING: Final = -1
EDGE: Final = 62
THE_KRAKEN: Final = 63
LAIR: Final = 64
AN_ISLAND: Final = 100

# Targets of attacks and strikes: the Kraken, 24 whales, eight ships.
TARGET_KRAKEN: Final = 0
TARGET_SHIPS: Final = 25
# Places to explore: the sea, 16 islands, the forts on them.
PLACE_SEA: Final = 0
PLACE_FORTS: Final = 17

FACE: Final = vec[i64]([0, 1, 16, 256, 4096, 65536, 1048576])  # one die of each face


def ship_of(seat: i64, which: i64) -> i64:
    return FIRST_SHIP + seat * 2 + which


def owner_of(ship: i64) -> i64:
    return (ship - FIRST_SHIP) >> 1


def target_piece(target: i64) -> i64:
    """The piece that a target names; the Kraken is none."""
    if target >= TARGET_SHIPS:
        return FIRST_SHIP + target - TARGET_SHIPS
    return FIRST_WHALE + target - 1


def place_in(move: i64) -> i64:
    """The position that a move names: x and y are the last fields of every move that has them."""
    return step_x(move) * SPAN + step_y(move)


# ---- Dice ---------------------------------------------------------------------------------------------------------


def dice_total(dice: i64) -> i64:
    total: i64 = 0
    for face in range(1, 7):
        total += face * (dice & 15)
        dice >>= 4
    return total


def dice_with(dice: i64, face: i64) -> i64:
    """How many dice show a face."""
    return (dice >> ((face - 1) * 4)) & 15


def best_die(dice: i64) -> i64:
    """The highest face that a die shows; 0 without dice."""
    for face in range(6, 0, -1):
        if dice_with(dice, face):
            return face
    return 0


# ---- Counts by owner, by track or by slot -------------------------------------------------------------------------


def count_of(packed: i64, which: i64) -> i64:
    """One of the counts that a number holds, four bits each."""
    return (packed >> (which * 4)) & 15


def one_of(which: i64) -> i64:
    return bit(which * 4)


def sum_of_counts(packed: i64) -> i64:
    total: i64 = 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total


def slot_of(built: i64, slot: i64) -> i64:
    """The building in a slot of a seat's board; -1 for none. Slots hold a building's number plus one in six bits."""
    return ((built >> (slot * 6)) & 63) - 1
