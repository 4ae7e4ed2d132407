"""What a seat of Get Wrecked can see, as values: plain, typed, JSON by msgspec. `view.py` fills them.

All lengths and positions are whole millimetres; a position is that of a piece's centre. Pieces have the names that
moves use: `island3`, `whale7`, `cargo12`, and a player's two ships `sloop` and `ketch`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from wreckfish.core.values import Outcome, Part, Prompt

Stage: TypeAlias = Literal[
    "island", "whale", "card", "fort", "neutral", "deploy", "act", "modify", "die", "move", "take", "drop",
    "fit", "store", "build", "kraken", "over",
]  # fmt: skip
Action: TypeAlias = Literal["move", "explore", "attack", "upgrade", "trade"]


class SizesView(msgspec.Struct, frozen=True):
    """The radius of every kind of disc, and the three measuring sticks."""

    island: int
    lair: int
    kraken: int
    ship: int
    whale: int
    fort: int
    cargo: int
    s: int
    m: int
    l: int  # noqa: E741  the stick is called L


class IslandView(msgspec.Struct, frozen=True):
    """One island: its number, and how many cargo tokens lie on it.

    fort     the seat whose fort stands on it; None without one, or if it is the neutral one
    neutral  the neutral fort stands on it
    """

    name: str
    x: int
    y: int
    value: int
    fort: int | None
    neutral: bool
    cargo: int


class TokenView(msgspec.Struct, frozen=True):
    """A token in the sea: a whale, a whale that was killed, or cargo; `value` in coins if you know it."""

    name: str
    x: int
    y: int
    kind: Literal["whale", "dead-whale", "cargo"]
    value: int | None


class CargoView(msgspec.Struct, frozen=True):
    """A token aboard a ship or in a Stockpile: `value` in coins if you know it."""

    name: str
    value: int | None


class CardView(msgspec.Struct, frozen=True):
    """A ship card as printed; ranges and speed in millimetres."""

    name: str
    hull: int
    guns: int
    reach: int
    spy: int
    hold: int
    speed: int


class FleetView(msgspec.Struct, frozen=True):
    """What a player's ships can do now, upgrades and buildings counted.

    reach, spy, speed         cannon range, explore range and step in millimetres
    rerolls, raises, lowers   dice that may be rolled again, or turned up or down by one, in every action roll
    calm                      what is added to the Kraken's Threat for this player
    launch                    how far from its fort a ship may be deployed
    """

    hull: int
    guns: int
    reach: int
    spy: int
    hold: int
    speed: int
    rerolls: int
    raises: int
    lowers: int
    calm: int
    launch: int


class ShipView(msgspec.Struct, frozen=True):
    """One ship: where it is (None: in the shipyard), the island where it is docked, its hull, its cargo."""

    name: str
    x: int | None
    y: int | None
    docked: str | None
    hull: int
    cargo: list[CargoView]


class TrackView(msgspec.Struct, frozen=True):
    """One upgrade track: what die each level needs, how many levels are filled, what each token adds."""

    name: str
    needs: list[int]
    filled: int
    by: int


class BuildingView(msgspec.Struct, frozen=True):
    """One building: its printed points, and how strong its effect is."""

    name: str
    points: int
    by: int


class SeatView(msgspec.Struct, frozen=True):
    """One player's board.

    offered    ship cards, one of them to keep
    islands    during set-up: the numbers of the islands still to place
    whales     during set-up: whales still to place
    flags      own flags left on the Infamy track
    skulls     skulls visible there
    captured   the seats whose flags lie in the Stockpile, once for each flag
    penalty    own flags in the Kraken's Penalty Box
    tentacle   own flags on the Kraken board, tentacle side up
    points     as far as you know: without the coins of cargo that you have not seen
    parts      where these points come from
    unknown    how many tokens of the Stockpile you have not seen
    """

    ships: list[ShipView]
    card: CardView | None
    offered: list[CardView]
    fleet: FleetView | None
    tracks: list[TrackView]
    buildings: list[BuildingView]
    slots: int
    stockpile: list[CargoView]
    captured: list[int]
    flags: int
    skulls: int
    penalty: int
    tentacle: int
    islands: list[int]
    whales: int
    points: int
    parts: tuple[Part, ...]
    unknown: int


class KrakenFlagView(msgspec.Struct, frozen=True):
    """A flag on the Kraken board."""

    seat: int
    tentacle: bool


class KrakenView(msgspec.Struct, frozen=True):
    """The Kraken and its board.

    slots       how many slots end the game; `filled` of them have a flag
    woken_by    the seat that woke it, while it is awake; `controller` moves it, with `left` actions left
    would_move  the seat that would move it if it woke in this turn
    """

    x: int
    y: int
    home: bool
    threat: int
    actions: int
    speed: int
    strength: int
    hull: int
    slots: int
    filled: int
    flags: list[KrakenFlagView]
    woken_by: int | None
    controller: int | None
    left: int
    would_move: int


class RollView(msgspec.Struct, frozen=True):
    """The action under way, or the last one of the turn: what the roll is for, the dice as they lie (without those that
    an upgrade used), and how they may still be changed.

    total    of all dice; `threat` or more wakes the Kraken
    number   what an explored place asks for; None for other actions
    changes  what was done to dice: from which number to which
    """

    action: Action
    ship: str | None
    target: str | None
    number: int | None
    dice: list[int]
    total: int
    threat: int
    changes: list[tuple[int, int]]
    rerolls: int
    raises: int
    lowers: int


class RiskView(msgspec.Struct, frozen=True):
    """What the next action would risk: its dice, the Threat, and the exact chance that the Kraken cannot be kept
    asleep, all modifiers being used for that: as a fraction, `41/216`, and as a number.
    """

    dice: int
    threat: int
    exact: str
    chance: float


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; `you` is None for a spectator.

    side     of the square sea; its corner is 0,0
    sea_number, whale_hull  what exploring the sea asks for, and what a whale withstands
    skull_spaces  the spaces of the Infamy track, from the left, that have a skull
    first    the First Player; `last` sits to the right
    steps    movement steps left
    owed     tokens that may still be taken, dropped or stored
    damaged  the ship whose cargo is dropped: its seat and its name
    drawn    buildings, one of them to keep
    ending   why the game ends after the Last Player's turn, if it does
    idle     whole rounds in a row without an action: the second ends the game
    """

    you: int | None
    to_act: tuple[int, ...]
    stage: Stage
    first: int
    last: int
    turn: int
    round: int
    actions: int
    side: int
    sea_number: int
    whale_hull: int
    skull_spaces: list[int]
    sizes: SizesView
    lair: tuple[int, int]
    kraken: KrakenView
    islands: list[IslandView]
    tokens: list[TokenView]
    seats: list[SeatView]
    roll: RollView | None
    risk: RiskView | None
    steps: int
    owed: int
    damaged: tuple[int, str] | None
    drawn: list[BuildingView]
    deck: int
    supply: int
    ending: str | None
    idle: int
    prompts: tuple[Prompt, ...]
    outcome: Outcome | None
