"""Where a turn of Wreck Raiders is, by number, and what `done` leads to. Nothing else is in here."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Those that ask the seat whose turn it is come first; the others only go on.
TAKING: Final = 0
DIVING: Final = 1
WASHING: Final = 2  # alone: where a bumped diver goes
SCALLOPING: Final = 3
CLAIMING: Final = 4
CHOOSING_PIECE: Final = 5
CHOOSING_SHELL: Final = 6
BUYING: Final = 7
SENDING: Final = 8  # alone: a Rival's turn
SHOPPING: Final = 9  # alone: the market after the Rivals
BEGIN: Final = 10
LANDED: Final = 11
NEIGHBOURS: Final = 12
STYLE: Final = 13
CLEAR: Final = 14
REVEAL: Final = 15
TURN_OVER: Final = 16
ROUND_OVER: Final = 17
NEXT_NEIGHBOUR: Final = 18

# Where `done` leads, by the stage that it answers.
AFTER_DONE: Final = vec[i64]([0, 0, 0, NEIGHBOURS, REVEAL, 0, 0, TURN_OVER, 0, ROUND_OVER])
