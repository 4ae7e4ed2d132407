"""Moves as numbers: the verbs, and what packs and unpacks their fields.

Do not edit. Written from moves.py by `python -m wreckfish.core.write_verbs src/wreckfish/games/carcass`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DIVE: Final = 0
SURFACE: Final = 1
PLACE: Final = 2
LEAVE: Final = 3
MAP: Final = 4
KNIFE: Final = 5
NET: Final = 6
HARPOON: Final = 7
PLUNDER: Final = 8
SABOTAGE: Final = 9
LOSE: Final = 10

# How many choices each verb has, in the standard edition.
SIZES: Final = vec[i64]([
    1,  # dive
    1,  # surface
    1,  # place
    1,  # leave
    60,  # map
    60,  # knife
    60,  # net
    60,  # harpoon
    4,  # plunder
    4,  # sabotage
    60,  # lose
])  # fmt: skip


def is_move(move: i64) -> bool:
    return move >= 0 and move & 31 < 11 and move >> 5 < SIZES[move & 31]


def map_move(card: i64) -> i64:
    return MAP + card * 32


def map_card(move: i64) -> i64:
    return move >> 5


def knife_move(card: i64) -> i64:
    return KNIFE + card * 32


def knife_card(move: i64) -> i64:
    return move >> 5


def net_move(card: i64) -> i64:
    return NET + card * 32


def net_card(move: i64) -> i64:
    return move >> 5


def harpoon_move(card: i64) -> i64:
    return HARPOON + card * 32


def harpoon_card(move: i64) -> i64:
    return move >> 5


def plunder_move(seat: i64) -> i64:
    return PLUNDER + seat * 32


def plunder_seat(move: i64) -> i64:
    return move >> 5


def sabotage_move(seat: i64) -> i64:
    return SABOTAGE + seat * 32


def sabotage_seat(move: i64) -> i64:
    return move >> 5


def lose_move(card: i64) -> i64:
    return LOSE + card * 32


def lose_card(move: i64) -> i64:
    return move >> 5
