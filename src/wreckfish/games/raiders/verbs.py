"""Moves as numbers: the verbs, and what packs and unpacks their fields.

Do not edit. Written from moves.py by `python -m wreckfish.core.write_verbs src/wreckfish/games/raiders`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TAKE: Final = 0
DIVE: Final = 1
PLACE: Final = 2
VAULT: Final = 3
DISCARD: Final = 4
EXTRA: Final = 5
DONE: Final = 6
CLAIM: Final = 7
GAIN: Final = 8
PICK_SHELL: Final = 9
BUY: Final = 10
SEND_RIVAL: Final = 11
WASH: Final = 12
STARFISH: Final = 13

# How many choices each verb has, in the standard edition.
SIZES: Final = vec[i64]([
    144,  # take
    930,  # dive
    3,  # place
    3,  # vault
    1,  # discard
    1,  # extra
    1,  # done
    49920,  # claim
    468,  # gain
    3,  # pick_shell
    468,  # buy
    96,  # send_rival
    6,  # wash
    3,  # starfish
])  # fmt: skip


def is_move(move: i64) -> bool:
    return move >= 0 and move & 31 < 14 and move >> 5 < SIZES[move & 31]


def take_move(die: i64, number: i64) -> i64:
    return TAKE + (die * 6 + number) * 32


def take_die(move: i64) -> i64:
    return (move >> 5) // 6


def take_number(move: i64) -> i64:
    return (move >> 5) % 6


def dive_move(diver: i64, spot: i64) -> i64:
    return DIVE + (diver * 30 + spot) * 32


def dive_diver(move: i64) -> i64:
    return (move >> 5) // 30


def dive_spot(move: i64) -> i64:
    return (move >> 5) % 30


def place_move(display: i64) -> i64:
    return PLACE + display * 32


def place_display(move: i64) -> i64:
    return move >> 5


def vault_move(column: i64) -> i64:
    return VAULT + column * 32


def vault_column(move: i64) -> i64:
    return move >> 5


def claim_move(exhibit: i64, display: i64, cover: i64, decor: i64) -> i64:
    return CLAIM + (((exhibit * 3 + display) * 32 + cover) * 10 + decor) * 32


def claim_exhibit(move: i64) -> i64:
    return (move >> 5) // 960


def claim_display(move: i64) -> i64:
    return (move >> 5) // 320 % 3


def claim_cover(move: i64) -> i64:
    return (move >> 5) // 10 % 32


def claim_decor(move: i64) -> i64:
    return (move >> 5) % 10


def gain_move(piece: i64, tank: i64) -> i64:
    return GAIN + (piece * 12 + tank) * 32


def gain_piece(move: i64) -> i64:
    return (move >> 5) // 12


def gain_tank(move: i64) -> i64:
    return (move >> 5) % 12


def pick_shell_move(shell: i64) -> i64:
    return PICK_SHELL + shell * 32


def pick_shell_shell(move: i64) -> i64:
    return move >> 5


def buy_move(piece: i64, tank: i64) -> i64:
    return BUY + (piece * 12 + tank) * 32


def buy_piece(move: i64) -> i64:
    return (move >> 5) // 12


def buy_tank(move: i64) -> i64:
    return (move >> 5) % 12


def send_rival_move(die: i64, wreck: i64) -> i64:
    return SEND_RIVAL + (die * 4 + wreck) * 32


def send_rival_die(move: i64) -> i64:
    return (move >> 5) // 4


def send_rival_wreck(move: i64) -> i64:
    return (move >> 5) % 4


def wash_move(beach: i64) -> i64:
    return WASH + beach * 32


def wash_beach(move: i64) -> i64:
    return move >> 5


def starfish_move(display: i64) -> i64:
    return STARFISH + display * 32


def starfish_display(move: i64) -> i64:
    return move >> 5
