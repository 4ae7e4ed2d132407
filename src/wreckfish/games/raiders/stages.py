"""The course of a turn of Wreck Raiders: its stages by number, and the questions and steps that they hold.

The questions themselves are in the chapters of the sheet; `Raiders.go_on` has the exceptions to this table.
"""

from typing import Final

from librt.vecs import vec

from wreckfish.core.question import Question, Step
from wreckfish.games.raiders.aquariums import BuyPiece
from wreckfish.games.raiders.claims import (
    ClaimExhibit,
    ClearAndCollect,
    FreePiece,
    FreeShell,
    RevealExhibits,
    RewardStyle,
)
from wreckfish.games.raiders.diving import (
    BeginTurn,
    Land,
    MoveDiver,
    NeighbourGains,
    NextNeighbourGains,
    TakeDie,
    TakeMore,
)
from wreckfish.games.raiders.score import EndTurn
from wreckfish.games.raiders.solo import EndRound, SendRival, Shop, WashAshore

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

# What a seat decides on its turn: the stage after an answer, and the stage if there is nothing to choose or the seat is
# done.
QUESTIONS: Final = vec[Question]([  # type: ignore[type-arg]
    TakeDie(DIVING),
    MoveDiver(WASHING, CLAIMING),
    WashAshore(LANDED, LANDED),
    TakeMore(SCALLOPING, NEIGHBOURS),  # one treasure at a time
    ClaimExhibit(STYLE, REVEAL),
    FreePiece(CLEAR, CHOOSING_SHELL),
    FreeShell(CLEAR, CLEAR),
    BuyPiece(TURN_OVER, TURN_OVER),  # one at most
    SendRival(WASHING, SHOPPING),
    Shop(SHOPPING, ROUND_OVER),  # any number
])  # fmt: skip

# What the rules do without asking, from stage BEGIN on, and the stage that follows.
STEPS: Final = vec[Step]([  # type: ignore[type-arg]
    BeginTurn(TAKING),
    Land(SCALLOPING),
    NeighbourGains(NEXT_NEIGHBOUR),
    RewardStyle(CHOOSING_PIECE),
    ClearAndCollect(CLAIMING),  # perhaps there is more to claim
    RevealExhibits(BUYING),
    EndTurn(BEGIN),
    EndRound(BEGIN),
    NextNeighbourGains(CLAIMING),
])  # fmt: skip
