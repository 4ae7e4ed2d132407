"""Treasures, shells and divers of Wreck Raiders as arithmetic: whatever lies in one place is one number.

A treasure is 1 to 12, type * 3 + front + 1. A row of a display has five of four bits, the leftmost lowest; a seat's
three displays are one number, and so is its vault: three columns, the lowest place first. A supply counts its treasures
in three bits each, shells are counted in five bits each. No rules of the turn here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits

CONCH: Final = 0
SCALLOP: Final = 1
STAR: Final = 2

BEACH: Final = 24  # the first beach spot; wreck spots are type * 6 + number - 1
OFF_BOARD: Final = 30
NO_SEAT: Final = -1
RIVAL_TEAM: Final = 1  # alone, the second team
ALL_TREASURES: Final = 0xFFFFFFFFF  # WR01 twelve times seven
ALL_SHELLS: Final = 15 + 15 * 32 + 15 * 1024  # WR02
SHELL_GUARD: Final = 16 + 16 * 32 + 16 * 1024

# Pieces: Bottoms are 0 to 10, Middles 11 to 27, Tops 28 to 38.
BOTTOMS: Final = 0x7FF
MIDDLES: Final = 0xFFFF800
TOPS: Final = 0x7FF0000000
ALL_PIECES: Final = 0x7FFFFFFFFF
ALL_EXHIBITS: Final = 0xFFFFFFFFFFFFF

# By treasure, 0 for none: its type (4 is none), and one of that type in a count by type, four bits each.
TYPE_OF: Final = vec[i64]([4, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
ONE_OF_TYPE: Final = vec[i64]([0, 1, 1, 1, 16, 16, 16, 256, 256, 256, 4096, 4096, 4096, 0, 0, 0])
SHELL_UNIT: Final = vec[i64]([1, 32, 1024])


# ---- Displays and vaults ------------------------------------------------------------------------------------------


def row_of(displays: i64, display: i64) -> i64:
    return (displays >> (display * 20)) & 0xFFFFF


def row_length(row: i64) -> i64:
    if row >= 0x100:
        if row >= 0x1000:
            if row >= 0x10000:
                return 5
            return 4
        return 3
    if row >= 0x10:
        return 2
    if row:
        return 1
    return 0


def row_types(row: i64) -> i64:
    """How many treasures of each type a row has, four bits each."""
    return (
        ONE_OF_TYPE[row & 15]
        + ONE_OF_TYPE[(row >> 4) & 15]
        + ONE_OF_TYPE[(row >> 8) & 15]
        + ONE_OF_TYPE[(row >> 12) & 15]
        + ONE_OF_TYPE[row >> 16]
    )


def vault_place(vault: i64, column: i64, row: i64) -> i64:
    return (vault >> (column * 20 + row * 4)) & 15


def unique_fronts(vault: i64) -> i64:
    """WR72 How many different treasures lie in a vault."""
    found: i64 = 0
    while vault:
        if vault & 15:
            found |= bit(vault & 15)
        vault >>= 4
    return count_bits(found)


def row_matches(vault: i64, row: i64) -> bool:
    """WR72 Whether a row of the vault has three treasures of one type."""
    kind: i64 = TYPE_OF[vault_place(vault, 0, row)]
    return kind < 4 and kind == TYPE_OF[vault_place(vault, 1, row)] and kind == TYPE_OF[vault_place(vault, 2, row)]


# ---- Supplies -----------------------------------------------------------------------------------------------------


def supply_unit(treasure: i64) -> i64:
    """One treasure, as a supply counts it."""
    return bit((treasure - 1) * 3)


def supply_of(supply: i64, kind: i64) -> i64:
    """The part of a supply that has one type."""
    return ((supply >> (kind * 9)) & 0x1FF) * bit(kind * 9)


def supply_count(supply: i64, kind: i64) -> i64:
    three: i64 = (supply >> (kind * 9)) & 0x1FF
    return (three & 7) + ((three >> 3) & 7) + (three >> 6)


def nth_treasure(supply: i64, kind: i64, n: i64) -> i64:
    """The treasure with exactly n before it among those of a type."""
    three: i64 = (supply >> (kind * 9)) & 0x1FF
    first: i64 = three & 7
    if n < first:
        return kind * 3 + 1
    if n < first + ((three >> 3) & 7):
        return kind * 3 + 2
    return kind * 3 + 3


def treasures_in(places: i64) -> i64:
    """Displays, a vault or a hand as a supply would count them."""
    total: i64 = 0
    while places:
        if places & 15:
            total += supply_unit(places & 15)
        places >>= 4
    return total


def types_in(places: i64) -> i64:
    """The same places with each treasure's type in place of the treasure: all that its back shows."""
    types: i64 = 0
    shift: i64 = 0
    while places:
        if places & 15:
            types |= (TYPE_OF[places & 15] + 1) << shift
        places >>= 4
        shift += 4
    return types


# ---- Shells -------------------------------------------------------------------------------------------------------


def shell_count(shells: i64, shell: i64) -> i64:
    return (shells >> (shell * 5)) & 31


def can_pay(shells: i64, cost: i64) -> bool:
    return ((shells | SHELL_GUARD) - cost) & SHELL_GUARD == SHELL_GUARD


def all_shells(shells: i64) -> i64:
    return (shells & 31) + ((shells >> 5) & 31) + (shells >> 10)


# ---- Claims: a card is its length, its types in order (two bits each) and its types counted -----------------------


def surplus(types: i64, wanted: i64) -> i64:
    """How many treasures a card does not want, both counted by type: that many Starfish make a match."""
    extra: i64 = 0
    for shift in range(0, 16, 4):
        more: i64 = ((types >> shift) & 15) - ((wanted >> shift) & 15)
        if more > 0:
            extra += more
    return extra


def out_of_order(row: i64, order: i64, length: i64) -> i64:
    """WR52 The pedestals whose treasure is not of the type printed there, one bit each."""
    found: i64 = 0
    place: i64 = 1
    for _ in range(length):
        if TYPE_OF[row & 15] != order & 3:
            found |= place
        place += place
        row >>= 4
        order >>= 2
    return found


def cheap_cover(row: i64, wanted: i64, length: i64) -> i64:
    """WR57 The treasures that a card does not want, from the left, one bit each."""
    found: i64 = 0
    place: i64 = 1
    for _ in range(length):
        unit: i64 = ONE_OF_TYPE[row & 15]
        if wanted & (unit * 15):
            wanted -= unit
        else:
            found |= place
        place += place
        row >>= 4
    return found


def covered_types(row: i64, cover: i64) -> i64:
    """The types of a row's treasures that no Starfish covers, counted."""
    types: i64 = 0
    while row:
        if cover & 1 == 0:
            types += ONE_OF_TYPE[row & 15]
        cover >>= 1
        row >>= 4
    return types
