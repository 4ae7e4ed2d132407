"""Moves as numbers: the verbs, and what packs and unpacks their fields.

Do not edit. Written from moves.py by `python -m wreckfish.core.write_verbs src/wreckfish/games/dolores`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SHOW: Final = 0
BET: Final = 1
PASS: Final = 2
KEEP: Final = 3
WHIRLPOOL: Final = 4
CONVOY: Final = 5
NEW_WAVE: Final = 6
BROKEN_LANTERN: Final = 7
FOILED: Final = 8
LOOKOUT: Final = 9
HAUL: Final = 10
PICK: Final = 11
DROP: Final = 12
STEAL: Final = 13
PROMISE: Final = 14
DEAL: Final = 15
CLAIM: Final = 16
VOW: Final = 17
ALWAYS_PASS: Final = 18
ASK_ME: Final = 19

# How many choices each verb has, in the standard edition.
SIZES: Final = vec[i64]([
    6,  # show
    9,  # bet
    1,  # pass
    3,  # keep
    64,  # whirlpool
    1,  # convoy
    1,  # new_wave
    1,  # broken_lantern
    1,  # foiled
    1,  # lookout
    64,  # haul
    6,  # pick
    7,  # drop
    120,  # steal
    3,  # promise
    9,  # deal
    180,  # claim
    1,  # vow
    1,  # always_pass
    1,  # ask_me
])  # fmt: skip


def is_move(move: i64) -> bool:
    return move >= 0 and move & 31 < 20 and move >> 5 < SIZES[move & 31]


def show_move(hand: i64) -> i64:
    return SHOW + hand * 32


def show_hand(move: i64) -> i64:
    return move >> 5


def bet_move(dealer: i64, left: i64) -> i64:
    return BET + (dealer * 3 + left) * 32


def bet_dealer(move: i64) -> i64:
    return (move >> 5) // 3


def bet_left(move: i64) -> i64:
    return (move >> 5) % 3


def keep_move(shape: i64) -> i64:
    return KEEP + shape * 32


def keep_shape(move: i64) -> i64:
    return move >> 5


def whirlpool_move(slots: i64) -> i64:
    return WHIRLPOOL + slots * 32


def whirlpool_slots(move: i64) -> i64:
    return move >> 5


def haul_move(slots: i64) -> i64:
    return HAUL + slots * 32


def haul_slots(move: i64) -> i64:
    return move >> 5


def pick_move(slot: i64) -> i64:
    return PICK + slot * 32


def pick_slot(move: i64) -> i64:
    return move >> 5


def drop_move(goods: i64) -> i64:
    return DROP + goods * 32


def drop_goods(move: i64) -> i64:
    return move >> 5


def steal_move(seat: i64, card: i64) -> i64:
    return STEAL + (seat * 30 + card) * 32


def steal_seat(move: i64) -> i64:
    return (move >> 5) // 30


def steal_card(move: i64) -> i64:
    return (move >> 5) % 30


def promise_move(shape: i64) -> i64:
    return PROMISE + shape * 32


def promise_shape(move: i64) -> i64:
    return move >> 5


def deal_move(yours: i64, mine: i64) -> i64:
    return DEAL + (yours * 3 + mine) * 32


def deal_yours(move: i64) -> i64:
    return (move >> 5) // 3


def deal_mine(move: i64) -> i64:
    return (move >> 5) % 3


def claim_move(slot: i64, card: i64) -> i64:
    return CLAIM + (slot * 30 + card) * 32


def claim_slot(move: i64) -> i64:
    return (move >> 5) // 30


def claim_card(move: i64) -> i64:
    return (move >> 5) % 30
