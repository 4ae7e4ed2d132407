"""What a seat may see of Wreck Raiders, and what it may know about events.

The only way out of the rules for anything that could be secret: the order of decks and supplies, and the fronts of
others' treasures that lie face down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from wreckfish.core.bits import bit, count_bits, has, members
from wreckfish.core.values import Event, Token
from wreckfish.games.raiders.components import DICE, PLACES, SHELLS, TREASURES, TYPES, Components, Top, treasures_of
from wreckfish.games.raiders.hoard import (
    ALL_EXHIBITS,
    ALL_PIECES,
    ALL_SHELLS,
    BOTTOMS,
    TOPS,
    row_length,
    row_of,
    shell_count,
    supply_count,
    treasures_in,
)
from wreckfish.games.raiders.score import CONCH_COINS, aquarium_points, exhibit_points, tank_points, total, vault_points
from wreckfish.games.raiders.stages import BEGIN, DIVING, QUESTIONS, TAKING
from wreckfish.games.raiders.view_types import (
    ClaimView,
    DieView,
    ExhibitView,
    PieceView,
    SeatView,
    ShellsView,
    SpotView,
    Stage,
    TankView,
    View,
    WreckView,
)

if TYPE_CHECKING:
    from wreckfish.core.state import Note
    from wreckfish.games.raiders.rules import Raiders


def look(state: Raiders, seat: int | None) -> View:
    """The table as a seat sees it, or a spectator."""
    data = state.data
    solo = data.solo
    return View(
        you=seat,
        to_act=state.to_act(),
        stage=stage_name(state),
        turn=state.turn,
        round=state.round + 1,
        reef=[die_view(die) for die in dice_in(state.reef)],
        number=state.number + 1 if state.stage == DIVING else None,
        landed=PLACES[state.spot] if state.spot >= 0 else None,
        wrecks=[wreck_view(state, kind) for kind in range(4)],
        divers=[
            SpotView(PLACES[spot], None if solo and team == 1 else team)
            for team in range(data.teams)
            for spot in members(state.divers[team])
        ],
        beach=[shell_names(shells) for shells in data.beach],
        shells=shells_view(state.beach),
        exhibits=[exhibit_view(data.parts, card, False) for card in members(state.shown)],
        deck=count_bits(state.deck),
        market=[piece_view(data.parts, piece) for piece in members(state.market)],
        stacks={
            "bottom": count_bits(state.stacks & BOTTOMS),
            "middle": count_bits(state.stacks & ~BOTTOMS & ~TOPS),
            "top": count_bits(state.stacks & TOPS),
        },
        pedestals=data.pedestals,
        vault_rows=list(data.rows),
        conch_coins=CONCH_COINS,
        seats=[side(state, other, seat) for other in range(state.seats)],
        claim=claim_view(state),
        goal=data.goal,
        turns_left=state.left if state.left >= 0 else None,
        bare_turns=state.bare if state.bare >= 0 else None,
        barren=state.barren,
        rivals=state.rivals if solo else None,
        turn_of=min(state.step + 1, 6) if solo else None,
        bumped=None if state.bumped < 0 else "rival" if state.bumped else "you",
        drained=state.drained and solo,
        prompts=tuple(prompt for other in state.to_act() for prompt in state.prompts(other)),
        outcome=state.outcome(),
    )


def stage_name(state: Raiders) -> Stage:
    """Where the turn is. A treasure from a claim, or from being a neighbour, is placed before what follows it."""
    if state.reason:
        return "over"
    if state.stage >= BEGIN:
        return "rival" if state.rivals_move() else "claim"
    return cast("Stage", QUESTIONS[state.stage].name)


def dice_in(reef: int) -> list[int]:
    """The dice that lie in the Reef, as numbers."""
    return [(reef >> place * 5 & 31) - 1 for place in range(6) if reef >> place * 5 & 31]


def die_view(die: int) -> DieView:
    return DieView(DICE[die], die % 6 + 1, SHELLS[die // 6 - 1] if die >= 6 else None)


def shell_names(shells: int) -> list[str]:
    return [SHELLS[shell] for shell in range(3) for _ in range(shell_count(shells, shell))]


def counted(shells: list[str]) -> list[str]:
    """Shells as tokens with their number: two Conches are `conch2`."""
    return [f"{shell}{shells.count(shell)}" for shell in SHELLS if shell in shells]


def shells_view(shells: int) -> ShellsView:
    return ShellsView(shell_count(shells, 0), shell_count(shells, 1), shell_count(shells, 2))


def wreck_view(state: Raiders, kind: int) -> WreckView:
    discards = state.discards
    return WreckView(
        type=TYPES[kind],
        supply=supply_count(state.supply, kind),
        discards=[TREASURES[n] for n in range(kind * 3, kind * 3 + 3) for _ in range(discards >> n * 3 & 7)],
        visited=has(state.visited, kind),
    )


def exhibit_view(parts: Components, card: int, decorated: bool) -> ExhibitView:
    name = parts.exhibit_names[card]
    exhibit = parts.exhibits[name]
    style = exhibit.style
    return ExhibitView(
        name=name,
        treasures=treasures_of(name),
        coins=exhibit.coins,
        conch=exhibit.conch,
        scallop=exhibit.scallop,
        style="shells" if isinstance(style, tuple) else None if style == "none" else style,
        shells=[str(shell) for shell in style] if isinstance(style, tuple) else [],
        decorated=decorated,
    )


def piece_view(parts: Components, piece: int) -> PieceView:
    shape = parts.pieces[piece]
    name = parts.piece_names[piece]
    top = shape if isinstance(shape, Top) else None
    return PieceView(
        name=name,
        part=name.rstrip("0123456789"),
        cost=[str(shell) for shell in shape.cost],
        coins=0 if isinstance(shape, Top) else shape.coins,
        shells=[str(shell) for shell in shape.shells],
        pays=top.pays if top else 0,
        per=[] if top is None else ["piece"] if top.per == "piece" else [str(shell) for shell in top.per],
    )


def side(state: Raiders, seat: int, viewer: int | None) -> SeatView:
    open_fronts = seat == viewer
    cards = state.exhibits[seat]
    return SeatView(
        displays=[treasure_names(row_of(state.displays[seat], n), open_fronts) for n in range(3)],
        vault=[treasure_names(row_of(state.vaults[seat], n), True) for n in range(3)],
        hand=treasure_names(state.hands[seat], open_fronts),
        shells=shells_view(state.shells[seat]),
        ashore=state.data.divers - count_bits(state.divers[seat]),
        exhibits=[exhibit_view(state.data.parts, card, has(state.conches[seat], card)) for card in members(cards)],
        tanks=[tank_view(state, bottom) for bottom in members(state.bottoms[seat])],
        points=total(state, seat),
        exhibit_points=exhibit_points(state, seat),
        vault_points=vault_points(state, seat),
        tank_points=aquarium_points(state, seat),
    )


def treasure_names(places: int, known: bool) -> list[str]:
    """The treasures in a row, a column or a hand; only their types, if the fronts are not known."""
    found = []
    while places:
        treasure = places & 15
        found.append(TREASURES[treasure - 1] if known else TYPES[(treasure - 1) // 3])
        places >>= 4
    return found


def tank_view(state: Raiders, bottom: int) -> TankView:
    tank = state.tanks[bottom]
    return TankView(
        name=state.data.parts.piece_names[bottom],
        pieces=[piece_view(state.data.parts, piece) for piece in members(tank)],
        open=tank & TOPS == 0,
        points=tank_points(state.data, tank),
    )


def claim_view(state: Raiders) -> ClaimView | None:
    if state.claimed < 0:
        return None
    name = state.data.parts.exhibit_names[state.claimed]
    return ClaimView(name, state.claimed_with + 1, state.covering, state.exact)


# ---- The whole position -------------------------------------------------------------------------------------------


def check_parts(state: Raiders) -> None:
    """WR01-WR04, WR80 Every part of the box is somewhere, each once."""
    check_treasures(state)
    shells = state.beach + state.covering * 1024 + sum(state.shells)
    shells += sum(count_bits(cards) for cards in state.conches)
    assert shells == ALL_SHELLS, "45 shells, 15 of each kind"
    exhibits, pieces = [state.deck, state.shown, *state.exhibits], [state.stacks, state.market, *state.tanks]
    for whole, places, what in ((ALL_EXHIBITS, exhibits, "exhibit"), (ALL_PIECES, pieces, "piece")):
        joined = 0
        for place in places:
            assert joined & place == 0, f"one {what} is in two places"
            joined |= place
        assert joined == whole, f"an {what} is missing"
    for seat in range(state.seats):
        loose = state.conches[seat] & ~state.exhibits[seat]
        assert loose == 0 or (state.claimed >= 0 and loose == bit(state.claimed)), "a Conch lies on a claimed card"
    check_divers(state)
    assert len(dice_in(state.reef)) == dice_left(state), "a die is missing from the Reef, or is one too many"
    for tank in state.tanks:
        assert count_bits(tank & TOPS) <= 1, "one Top for each aquarium"
        assert count_bits(tank & BOTTOMS) == (tank != 0), "one Bottom for each aquarium"


def dice_left(state: Raiders) -> int:
    """WR20, WR81 How many dice should lie in the Reef: one less for every turn since they were rolled."""
    taking = state.stage == TAKING
    if state.data.solo:
        return state.data.dice - state.step - (state.step < 3 and not taking and not state.reason)
    left = -(state.turns + (not taking and not state.reason)) % state.data.dice
    return state.data.dice if taking and left == 0 else left


def check_treasures(state: Raiders) -> None:
    """WR01 84 treasures, seven of each front."""
    supplies = [state.supply, state.discards]
    supplies += [treasures_in(places) for seat in (state.displays, state.vaults, state.hands) for places in seat]
    for treasure in range(12):
        assert sum(supply >> treasure * 3 & 7 for supply in supplies) == 7, f"seven of {TREASURES[treasure]}"
    for seat in range(state.seats):
        for places in (*(row_of(state.displays[seat], n) for n in range(3)), state.hands[seat]):
            assert 15 not in [places >> 4 * n & 15 for n in range(5)], "no such treasure"
            assert row_length(places) == sum(places >> 4 * n & 15 != 0 for n in range(5)), "a gap between treasures"


def check_divers(state: Raiders) -> None:
    """WR04, WR10 No player has too many divers, and no two are on one spot."""
    taken = 0
    for team, spots in enumerate(state.divers):
        assert taken & spots == 0, "two divers on one spot"
        taken |= spots
        if not (state.data.solo and team == 1):
            assert count_bits(spots) <= state.data.divers, "a player has too many divers"
    if state.data.solo:
        assert count_bits(state.divers[1]) + state.rivals <= state.data.rivals, "there are too many Rivals"
        assert state.rivals >= 0, "the Rivals' supply is not negative"


# ---- What happened ------------------------------------------------------------------------------------------------

# What the numbers of a note mean.
NOTES: dict[str, tuple[str, str]] = {
    "rolled": ("dice", ""),
    "revealed": ("exhibit", ""),
    "offered": ("piece", ""),
    "took": ("die", "number"),
    "turned": ("number", "count"),
    "dived": ("diver", "spot"),
    "sent-home": ("spot", ""),
    "bumped": ("spot", ""),
    "extra": ("", ""),
    "remade": ("type", ""),
    "nothing-left": ("type", ""),
    "gained": ("type", ""),
    "looked": ("treasure", ""),
    "no-room": ("treasure", ""),
    "placed": ("type", "display"),
    "vaulted": ("treasure", "column"),
    "shells": ("shells", ""),
    "shells-lost": ("shells", ""),
    "claims": ("exhibit", "display"),
    "covers": ("cover", ""),
    "decorated": ("exhibit", ""),
    "scallop-crest": ("type", ""),
    "style": ("exhibit", ""),
    "no-piece": ("", ""),
    "no-shell": ("", ""),
    "cleared": ("treasures", "display"),
    "collected": ("exhibit", ""),
    "built": ("piece", "tank"),
    "dropped": ("treasure", "display"),
    "goal": ("", ""),
    "bare": ("", ""),
    "barren": ("", ""),
    "forfeited": ("", ""),
    "out": ("spot", ""),
    "washed": ("", "spot"),
    "rival": ("die", "spot"),
    "rival-gained": ("treasure", ""),
}
# A number as the params that say what it stands for.
MEANINGS: dict[str, Callable[[int, Components], dict[str, Token]]] = {
    "column": lambda number, _: {"column": number},
    "count": lambda number, _: {"count": number},
    "cover": lambda cover, _: {"count": count_bits(cover), "places": [str(place + 1) for place in members(cover)]},
    "dice": lambda reef, _: {"dies": [DICE[die] for die in dice_in(reef)]},
    "die": lambda die, _: {"die": DICE[die]},
    "display": lambda number, _: {"display": number},
    "diver": lambda spot, _: {"diver": PLACES[spot]},
    "exhibit": lambda card, parts: exhibit_params(parts, parts.exhibit_names[card]),
    "number": lambda number, _: {"number": number + 1},
    "piece": lambda piece, parts: {"piece": parts.piece_names[piece]},
    "shells": lambda shells, _: {"shells": shell_names(shells), "gains": counted(shell_names(shells))},
    "spot": lambda spot, _: {"spot": PLACES[spot]},
    "tank": lambda tank, parts: {"tank": parts.piece_names[tank - 1] if tank else "new"},
    "treasure": lambda treasure, _: {"treasure": TREASURES[treasure - 1]},
    "treasures": lambda row, _: {"treasures": treasure_names(row, True)},
    "type": lambda kind, _: {"type": TYPES[kind]},
}


def exhibit_params(parts: Components, name: str) -> dict[str, Token]:
    return {"exhibit": name, "types": treasures_of(name), "coins": parts.exhibits[name].coins}


def event(note: Note, seat: int | None, parts: Components) -> Event:
    """A note of the journal as a seat may know it."""
    seats = {"seat": note.seat} if note.seat >= 0 else {}
    if not note.known_to(seat):
        return Event(code=f"event-{note.kind}-secret", seats=seats)
    params: dict[str, Token] = {}
    for meaning, number in zip(NOTES[note.kind], (note.a, note.b), strict=True):
        if meaning:
            params |= MEANINGS[meaning](number, parts)
    kind = "washed-own" if note.kind == "washed" and note.a == 0 else note.kind
    return Event(code=f"event-{kind}", params=params, seats=seats)
