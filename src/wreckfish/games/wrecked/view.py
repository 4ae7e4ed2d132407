"""What a seat may see of Get Wrecked; events.py has what it may know about events.

The only way out of the rules for anything that could be secret: the coins of cargo that a seat has not seen, the order
of the building deck, the supply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wreckfish.core.bits import count_bits, has, members
from wreckfish.core.values import Part
from wreckfish.games.wrecked.action import next_dice
from wreckfish.games.wrecked.components import TRACKS, Components, worth
from wreckfish.games.wrecked.dice import action_of, chance_now
from wreckfish.games.wrecked.exploring import explore_number
from wreckfish.games.wrecked.names import island_name, place_name, ship_name, target_name, token_name
from wreckfish.games.wrecked.pieces import (
    ACTING,
    CARGO_TOKENS,
    FIRST_SHIP,
    FIRST_WHALE,
    NEUTRAL_FORT,
    NO_FORT,
    TOKENS,
    WHALES,
    count_of,
    dice_total,
    dice_with,
    owner_of,
    slot_of,
)
from wreckfish.games.wrecked.sailing import hull_of
from wreckfish.games.wrecked.verbs import ATTACK, EXPLORE
from wreckfish.games.wrecked.view_types import (
    BuildingView,
    CardView,
    CargoView,
    FleetView,
    IslandView,
    KrakenFlagView,
    KrakenView,
    RiskView,
    RollView,
    SeatView,
    ShipView,
    SizesView,
    TokenView,
    TrackView,
    View,
)

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked
    from wreckfish.games.wrecked.score import ScoredTable

ENDINGS = ("", "islands-bare", "whales-gone")


def look(state: Wrecked, seat: int | None) -> View:
    """The table as a seat sees it, or a spectator."""
    data = state.data
    return View(
        you=seat,
        to_act=state.to_act(),
        stage="over" if state.reason else state.asked(state.turn).name,  # type: ignore[arg-type]  # they are those
        first=state.first,
        last=state.right_of(state.first),
        turn=state.turn,
        round=state.round + 1,
        actions=state.acted,
        side=data.side,
        sea_number=data.sea_number,
        whale_hull=data.whale_hull,
        skull_spaces=[*data.parts.skulls],
        sizes=sizes(data.parts),
        lair=(data.lair_at >> 11, data.lair_at & 2047),
        kraken=kraken_view(state),
        islands=[island_view(state, island) for island in range(len(state.isles))],
        tokens=[token_view(state, token, seat) for token in members(state.afloat & TOKENS)],
        seats=[seat_view(state, other, seat) for other in range(state.seats)],
        roll=roll_view(state),
        risk=risk_view(state),
        steps=state.steps,
        owed=state.still_owed(),
        damaged=None if state.victim < 0 else (owner_of(state.victim), ship_name(state.victim)),
        drawn=[building_view(data.parts, building) for building in state.drawn],
        deck=len(state.deck),
        supply=count_bits(state.supply),
        ending=ENDINGS[state.ending] or None,
        idle=state.idle // state.seats,
        prompts=tuple(prompt for other in state.to_act() for prompt in state.prompts(other)),
        outcome=state.outcome(),
    )


# ---- The sea ------------------------------------------------------------------------------------------------------


def sizes(parts: Components) -> SizesView:
    discs, sticks = parts.discs, parts.sticks
    return SizesView(
        discs.island, discs.lair, discs.kraken, discs.ship, discs.whale, discs.fort, discs.cargo, sticks.S, sticks.M,
        sticks.L,
    )  # fmt: skip


def island_view(state: Wrecked, island: int) -> IslandView:
    place, fort = state.isles[island], state.forts[island]
    return IslandView(
        name=island_name(island),
        x=place >> 11,
        y=place & 2047,
        value=state.numbers[island],
        fort=None if fort in (NO_FORT, NEUTRAL_FORT) else fort,
        neutral=fort == NEUTRAL_FORT,
        cargo=count_bits(state.ashore[island]),
    )


def coins_of(state: Wrecked, token: int, viewer: int | None) -> int | None:
    """What a token is worth in a Stockpile, if the viewer knows it."""
    if token >= FIRST_WHALE:
        return state.data.whale_coins
    known = state.reason != "" or (viewer is not None and has(state.seen[viewer], token))
    return state.values[token] if known else None


def token_view(state: Wrecked, token: int, viewer: int | None) -> TokenView:
    place = state.at[token]
    whale = token >= FIRST_WHALE
    return TokenView(
        name=token_name(token),
        x=place >> 11,
        y=place & 2047,
        kind="whale" if has(state.alive, token) else "dead-whale" if whale else "cargo",
        value=None if has(state.alive, token) else coins_of(state, token, viewer),
    )


def cargo_views(state: Wrecked, tokens: int, viewer: int | None) -> list[CargoView]:
    return [CargoView(token_name(token), coins_of(state, token, viewer)) for token in members(tokens)]


# ---- The players' boards ------------------------------------------------------------------------------------------


def seat_view(state: Wrecked, seat: int, viewer: int | None) -> SeatView:
    printed = state.data.parts
    levels, stock = state.levels[seat], state.stock[seat]
    unseen = stock & CARGO_TOKENS
    if state.reason:
        unseen = 0
    elif viewer is not None:
        unseen &= ~state.seen[viewer]
    hidden = sum(state.values[token] for token in members(unseen))
    return SeatView(
        ships=[ship_view(state, FIRST_SHIP + seat * 2 + which, viewer) for which in range(2)],
        card=card_view(printed, state.cards[seat]) if state.cards[seat] >= 0 else None,
        offered=[card_view(printed, card) for card in members(state.offered[seat])] if state.cards[seat] < 0 else [],
        fleet=FleetView(*state.fleets[seat].figures) if state.cards[seat] >= 0 else None,
        tracks=[
            TrackView(name, [*printed.tracks[name].needs], count_of(levels, track), printed.tracks[name].by)
            for track, name in enumerate(TRACKS)
        ],
        buildings=[building_view(printed, building) for building in buildings_in(state.built[seat])],
        slots=3,
        stockpile=cargo_views(state, stock, viewer),
        captured=[owner for owner in range(state.seats) for _ in range(count_of(state.captured[seat], owner))],
        flags=state.flags[seat],
        skulls=state.skulls(seat),
        penalty=state.penalty[seat],
        tentacle=count_of(state.tentacles, seat),
        islands=[value + 5 for value in members(state.hands[seat])],
        whales=whales_left(state, seat),
        points=state.points(seat) - hidden,
        parts=parts(state, seat, hidden),
        unknown=count_bits(unseen),
    )


def buildings_in(built: int) -> list[int]:
    slots = [slot_of(built, slot) for slot in range(3)]
    return [building for building in slots if building >= 0]


def whales_left(state: Wrecked, seat: int) -> int:
    """During set-up: the whales that a player has still to place."""
    if state.stage > WHALES:
        return 0
    return 6 - count_bits(state.afloat >> (FIRST_WHALE + seat * 6) & 63)


def ship_view(state: Wrecked, ship: int, viewer: int | None) -> ShipView:
    sailing = has(state.afloat, ship)
    dock = state.docked[ship - FIRST_SHIP]
    return ShipView(
        name=ship_name(ship),
        x=state.at[ship] >> 11 if sailing else None,
        y=state.at[ship] & 2047 if sailing else None,
        docked=island_name(dock) if dock >= 0 else None,
        hull=hull_of(state, ship),
        cargo=cargo_views(state, state.aboard[ship - FIRST_SHIP], viewer),
    )


def card_view(parts: Components, card: int) -> CardView:
    name = parts.ship_names[card]
    return CardView(name, *worth(parts, parts.ships[name]))


def building_view(parts: Components, building: int) -> BuildingView:
    name = parts.building_names[building]
    return BuildingView(name, parts.buildings[name].points, parts.buildings[name].by)


# ---- The Kraken, dice and risk ------------------------------------------------------------------------------------


def kraken_view(state: Wrecked) -> KrakenView:
    data, level = state.data, state.level
    awake = state.waker >= 0
    flags = [KrakenFlagView(seat, True) for seat in range(state.seats) for _ in range(count_of(state.tentacles, seat))]
    flags += [
        KrakenFlagView(seat, False) for seat in range(state.seats) for _ in range(count_of(state.swallowed, seat))
    ]
    return KrakenView(
        x=state.kraken_at >> 11,
        y=state.kraken_at & 2047,
        home=state.kraken_at == data.lair_at,
        threat=data.threat[level],
        actions=data.actions[level],
        speed=data.swim[level],
        strength=data.strength[level],
        hull=data.kraken_hull[level],
        slots=data.slots,
        filled=state.filled,
        flags=flags,
        woken_by=state.waker if awake else None,
        controller=state.right_of(state.waker) if awake else None,
        left=state.kraken_left if awake else 0,
        would_move=state.right_of(state.turn),
    )


def faces(dice: int) -> list[int]:
    """The dice from the lowest up."""
    return [face for face in range(1, 7) for _ in range(dice_with(dice, face))]


def roll_view(state: Wrecked) -> RollView | None:
    if state.action < 0:
        return None
    number = target = None
    if state.action == EXPLORE:
        number, target = explore_number(state, state.target), place_name(state.target)
    elif state.action == ATTACK:
        target = target_name(state.target)
    return RollView(
        action=action_of(state.action).name,  # type: ignore[arg-type]  # they are those
        ship=ship_name(state.actor) if state.actor >= 0 else None,
        target=target,
        number=number,
        dice=faces(state.dice),
        total=dice_total(state.dice),
        threat=state.threat(state.turn),
        changes=changes_of(state.changes),
        rerolls=state.rerolls,
        raises=state.raises,
        lowers=state.lowers,
    )


def changes_of(packed: int) -> list[tuple[int, int]]:
    """What was done to the dice, the first change first."""
    found: list[tuple[int, int]] = []
    while packed:
        found.insert(0, (packed >> 3 & 7, packed & 7))
        packed >>= 6
    return found


def risk_view(state: Wrecked) -> RiskView | None:
    """What the next action would risk, while one can be chosen."""
    if state.stage != ACTING or state.reason:
        return None
    chance = chance_now(state)
    exact = f"{chance.numerator}/{chance.denominator}"
    return RiskView(next_dice(state), state.threat(state.turn), exact, float(chance))


# ---- The score ----------------------------------------------------------------------------------------------------


def parts(state: ScoredTable, seat: int, hidden: int = 0) -> tuple[Part, ...]:
    """GW61 Where the points come from, without coins that are hidden from the viewer."""
    found = [
        Part(code="part-coins", points=state.coins(seat) - hidden, params={"count": count_bits(state.stock[seat])}),
        Part(code="part-upgrades", points=state.tokens_on_tracks(seat)),
        Part(code="part-skulls", points=state.skulls(seat)),
        Part(code="part-flags", points=state.flags[seat]),
    ]
    for building in buildings_in(state.built[seat]):
        card = state.data.buildings[building]
        found.append(Part(code="part-building", points=card.points(state, seat), params={"building": card.name}))
    found += [
        Part(code="part-slain", points=state.data.slain if state.slayer == seat else 0),
        Part(code="part-aboard", points=state.aboard_points(seat)),
        Part(code="part-tentacle", points=-count_of(state.tentacles, seat)),
        Part(code="part-penalty", points=-state.penalty[seat]),
    ]
    return tuple(part for part in found if part.points or part.code == "part-building")
