"""Moves as numbers: the verbs, and what packs and unpacks their fields.

Do not edit. Written from moves.py by `python -m wreckfish.core.write_verbs src/wreckfish/games/wrecked`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLACE_ISLAND: Final = 0
PLACE_WHALE: Final = 1
KEEP_CARD: Final = 2
PLACE_FORT: Final = 3
PLACE_NEUTRAL: Final = 4
DEPLOY: Final = 5
PASS: Final = 6
SAIL: Final = 7
EXPLORE: Final = 8
ATTACK: Final = 9
UPGRADE: Final = 10
TRADE: Final = 11
REROLL: Final = 12
RAISE: Final = 13
LOWER: Final = 14
STAND: Final = 15
PICK_DIE: Final = 16
STEP: Final = 17
DOCK: Final = 18
DONE: Final = 19
TAKE: Final = 20
DROP: Final = 21
LOSE: Final = 22
FIT: Final = 23
STORE: Final = 24
BUILD: Final = 25
SWIM: Final = 26
STRIKE: Final = 27

# How many choices each verb has, in the standard edition.
SIZES: Final = vec[i64]([
    16777216,  # place_island
    4194304,  # place_whale
    8,  # keep_card
    16,  # place_fort
    16,  # place_neutral
    8388608,  # deploy
    1,  # pass
    1,  # sail
    66,  # explore
    66,  # attack
    2,  # upgrade
    2,  # trade
    6,  # reroll
    6,  # raise
    6,  # lower
    1,  # stand
    6,  # pick_die
    8388608,  # step
    8388608,  # dock
    1,  # done
    54,  # take
    226492416,  # drop
    54,  # lose
    2088,  # fit
    54,  # store
    48,  # build
    4194304,  # swim
    33,  # strike
])  # fmt: skip


def is_move(move: i64) -> bool:
    return move >= 0 and move & 31 < 28 and move >> 5 < SIZES[move & 31]


def place_island_move(value: i64, x: i64, y: i64) -> i64:
    return PLACE_ISLAND + ((value * 2048 + x) * 2048 + y) * 32


def place_island_value(move: i64) -> i64:
    return (move >> 5) // 4194304


def place_island_x(move: i64) -> i64:
    return (move >> 5) // 2048 % 2048


def place_island_y(move: i64) -> i64:
    return (move >> 5) % 2048


def place_whale_move(x: i64, y: i64) -> i64:
    return PLACE_WHALE + (x * 2048 + y) * 32


def place_whale_x(move: i64) -> i64:
    return (move >> 5) // 2048


def place_whale_y(move: i64) -> i64:
    return (move >> 5) % 2048


def keep_card_move(card: i64) -> i64:
    return KEEP_CARD + card * 32


def keep_card_card(move: i64) -> i64:
    return move >> 5


def place_fort_move(island: i64) -> i64:
    return PLACE_FORT + island * 32


def place_fort_island(move: i64) -> i64:
    return move >> 5


def place_neutral_move(island: i64) -> i64:
    return PLACE_NEUTRAL + island * 32


def place_neutral_island(move: i64) -> i64:
    return move >> 5


def deploy_move(ship: i64, x: i64, y: i64) -> i64:
    return DEPLOY + ((ship * 2048 + x) * 2048 + y) * 32


def deploy_ship(move: i64) -> i64:
    return (move >> 5) // 4194304


def deploy_x(move: i64) -> i64:
    return (move >> 5) // 2048 % 2048


def deploy_y(move: i64) -> i64:
    return (move >> 5) % 2048


def explore_move(ship: i64, place: i64) -> i64:
    return EXPLORE + (ship * 33 + place) * 32


def explore_ship(move: i64) -> i64:
    return (move >> 5) // 33


def explore_place(move: i64) -> i64:
    return (move >> 5) % 33


def attack_move(ship: i64, target: i64) -> i64:
    return ATTACK + (ship * 33 + target) * 32


def attack_ship(move: i64) -> i64:
    return (move >> 5) // 33


def attack_target(move: i64) -> i64:
    return (move >> 5) % 33


def upgrade_move(ship: i64) -> i64:
    return UPGRADE + ship * 32


def upgrade_ship(move: i64) -> i64:
    return move >> 5


def trade_move(ship: i64) -> i64:
    return TRADE + ship * 32


def trade_ship(move: i64) -> i64:
    return move >> 5


def reroll_move(die: i64) -> i64:
    return REROLL + die * 32


def reroll_die(move: i64) -> i64:
    return move >> 5


def raise_move(die: i64) -> i64:
    return RAISE + die * 32


def raise_die(move: i64) -> i64:
    return move >> 5


def lower_move(die: i64) -> i64:
    return LOWER + die * 32


def lower_die(move: i64) -> i64:
    return move >> 5


def pick_die_move(die: i64) -> i64:
    return PICK_DIE + die * 32


def pick_die_die(move: i64) -> i64:
    return move >> 5


def step_move(ship: i64, x: i64, y: i64) -> i64:
    return STEP + ((ship * 2048 + x) * 2048 + y) * 32


def step_ship(move: i64) -> i64:
    return (move >> 5) // 4194304


def step_x(move: i64) -> i64:
    return (move >> 5) // 2048 % 2048


def step_y(move: i64) -> i64:
    return (move >> 5) % 2048


def dock_move(ship: i64, x: i64, y: i64) -> i64:
    return DOCK + ((ship * 2048 + x) * 2048 + y) * 32


def dock_ship(move: i64) -> i64:
    return (move >> 5) // 4194304


def dock_x(move: i64) -> i64:
    return (move >> 5) // 2048 % 2048


def dock_y(move: i64) -> i64:
    return (move >> 5) % 2048


def take_move(token: i64) -> i64:
    return TAKE + token * 32


def take_token(move: i64) -> i64:
    return move >> 5


def drop_move(token: i64, x: i64, y: i64) -> i64:
    return DROP + ((token * 2048 + x) * 2048 + y) * 32


def drop_token(move: i64) -> i64:
    return (move >> 5) // 4194304


def drop_x(move: i64) -> i64:
    return (move >> 5) // 2048 % 2048


def drop_y(move: i64) -> i64:
    return (move >> 5) % 2048


def lose_move(token: i64) -> i64:
    return LOSE + token * 32


def lose_token(move: i64) -> i64:
    return move >> 5


def fit_move(goods: i64, track: i64, die: i64) -> i64:
    return FIT + ((goods * 6 + track) * 6 + die) * 32


def fit_goods(move: i64) -> i64:
    return (move >> 5) // 36


def fit_track(move: i64) -> i64:
    return (move >> 5) // 6 % 6


def fit_die(move: i64) -> i64:
    return (move >> 5) % 6


def store_move(token: i64) -> i64:
    return STORE + token * 32


def store_token(move: i64) -> i64:
    return move >> 5


def build_move(building: i64, slot: i64) -> i64:
    return BUILD + (building * 3 + slot) * 32


def build_building(move: i64) -> i64:
    return (move >> 5) // 3


def build_slot(move: i64) -> i64:
    return (move >> 5) % 3


def swim_move(x: i64, y: i64) -> i64:
    return SWIM + (x * 2048 + y) * 32


def swim_x(move: i64) -> i64:
    return (move >> 5) // 2048


def swim_y(move: i64) -> i64:
    return (move >> 5) % 2048


def strike_move(target: i64) -> i64:
    return STRIKE + target * 32


def strike_target(move: i64) -> i64:
    return move >> 5
