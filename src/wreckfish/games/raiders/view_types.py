"""What a seat of Wreck Raiders can see, as values: plain, typed, JSON by msgspec. `view.py` fills them.

A treasure is `gold-crown` if its front is known, else `gold`. Exhibits and pieces are told in full wherever they lie,
so that a client needs no data file.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from wreckfish.core.values import Outcome, Prompt

Stage: TypeAlias = Literal[
    "take", "dive", "wash", "scallop", "claim", "style-piece", "style-shell", "buy", "rival", "shop", "over"
]


class ExhibitView(msgspec.Struct, frozen=True):
    """One exhibit card: its treasures in printed order, coins, crests, and the reward for that order.

    style      "piece", "any-shell", "shells" (those in `shells`), or none
    decorated  a Conch lies on it
    """

    name: str
    treasures: list[str]
    coins: int
    conch: bool
    scallop: bool
    style: Literal["piece", "any-shell", "shells"] | None
    shells: list[str]
    decorated: bool


class PieceView(msgspec.Struct, frozen=True):
    """One aquarium piece: its cost, its coins, the shells on its edge; a Top's `pays` for each of `per`."""

    name: str
    part: str
    cost: list[str]
    coins: int
    shells: list[str]
    pays: int
    per: list[str]


class TankView(msgspec.Struct, frozen=True):
    """One aquarium, called by its Bottom: its pieces from the Bottom up, and what it scores now."""

    name: str
    pieces: list[PieceView]
    open: bool
    points: int


class ShellsView(msgspec.Struct, frozen=True):
    conch: int
    scallop: int
    starfish: int


class DieView(msgspec.Struct, frozen=True):
    """A die of the Reef, as a move names it (`conch5`)."""

    die: str
    number: int
    shell: str | None


class SpotView(msgspec.Struct, frozen=True):
    """A diver on a spot: whose it is; None for a Rival's."""

    spot: str
    seat: int | None


class WreckView(msgspec.Struct, frozen=True):
    """One wreck: how many treasures its supply has, its face-up discards, and whether a Rival came in this round."""

    type: str
    supply: int
    discards: list[str]
    visited: bool


class SeatView(msgspec.Struct, frozen=True):
    """One player's side of the table.

    displays  the treasures of each display, from the left; of other players only the types
    vault     the three columns, each from the bottom
    hand      a gained treasure that is not placed yet, if there is one
    ashore    divers off-board
    """

    displays: list[list[str]]
    vault: list[list[str]]
    hand: list[str]
    shells: ShellsView
    ashore: int
    exhibits: list[ExhibitView]
    tanks: list[TankView]
    points: int
    exhibit_points: int
    vault_points: int
    tank_points: int


class ClaimView(msgspec.Struct, frozen=True):
    """The claim under way: which exhibit, with which display, how many Starfish, and whether the order is exact."""

    exhibit: str
    display: int
    starfish: int
    exact: bool


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `you` is None for a spectator.

    number      the number of the die taken, after Conches
    landed      the spot where a diver has just arrived in a wreck
    vault_rows  what each row of the vault is worth, from the bottom
    conch_coins what a Conch on an exhibit is worth
    goal        how many exhibits end the game
    turns_left  turns left after a player has reached it
    bare_turns  whole turns with all wrecks bare; None while they are not
    barren      that is why the last turns come
    rivals      one player alone: Rivals in the supply; None at other tables
    turn_of     one player alone: which of the six turns of the round this is
    bumped      one player alone: whose diver is being washed ashore, "you" or "rival"
    drained     one player alone: a supply ran out in this round
    """

    you: int | None
    to_act: tuple[int, ...]
    stage: Stage
    turn: int
    round: int
    reef: list[DieView]
    number: int | None
    landed: str | None
    wrecks: list[WreckView]
    divers: list[SpotView]
    beach: list[list[str]]
    shells: ShellsView
    exhibits: list[ExhibitView]
    deck: int
    market: list[PieceView]
    stacks: dict[str, int]
    pedestals: int
    vault_rows: list[int]
    conch_coins: int
    seats: list[SeatView]
    claim: ClaimView | None
    goal: int
    turns_left: int | None
    bare_turns: int | None
    barren: bool
    rivals: int | None
    turn_of: int | None
    bumped: Literal["you", "rival"] | None
    drained: bool
    prompts: tuple[Prompt, ...]
    outcome: Outcome | None
