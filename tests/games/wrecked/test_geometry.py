"""Get Wrecked's geometry against Shapely on random scenes, and the sea's rules that are geometry only."""

from __future__ import annotations

import math
from random import Random

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from games.wrecked.scene import CODEC, at, scene
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.seeds import nth_seed
from wreckfish.games.wrecked import GAME
from wreckfish.games.wrecked.geometry import (
    HEADINGS,
    Shores,
    ahead,
    beside,
    inside,
    overlap,
    root,
    root_up,
    square_apart,
    sweeps_clear,
    touch,
    towards,
    within,
)
from wreckfish.games.wrecked.names import blocker_name
from wreckfish.games.wrecked.pieces import EDGE, LAIR, NOTHING, THE_KRAKEN
from wreckfish.games.wrecked.rules import Wrecked
from wreckfish.games.wrecked.waters import waters_of

HAIR = 1e-6  # a float's doubt: nearer to a border than this, Shapely is not asked
coordinates = st.integers(0, 1200)
places = st.builds(lambda x, y: x * 2048 + y, coordinates, coordinates)


def point(place: int) -> shapely.Point:
    return shapely.Point(place >> 11, place & 2047)


@given(st.integers(0, 2**50))
def test_roots_are_exact(square: int) -> None:
    assert root(square) == math.isqrt(square)
    assert root_up(square) == (math.isqrt(square - 1) + 1 if square else 0)


@given(places, places, st.integers(1, 200), st.integers(0, 200))
def test_distances_agree_with_shapely(one: int, other: int, sum_of: int, reach: int) -> None:
    far = point(one).distance(point(other))
    for border, ours, says in (
        (sum_of, overlap(one, other, sum_of), far < sum_of),
        (sum_of + reach, within(one, other, sum_of, reach), far <= sum_of + reach),
    ):
        assert abs(far - border) < HAIR or ours == says
    if min(abs(far - sum_of), abs(far - sum_of - 1)) > HAIR:
        assert touch(one, other, sum_of) == (sum_of <= far < sum_of + 1)


@given(places, places, places, st.integers(1, 120))
def test_a_sweep_agrees_with_shapely(start: int, end: int, other: int, sum_of: int) -> None:
    line = shapely.LineString([point(start), point(end)]) if start != end else point(start)
    far = line.distance(point(other))
    assert abs(far - sum_of) < HAIR or sweeps_clear(start, end, other, sum_of) == (far >= sum_of)


@given(places, st.integers(0, HEADINGS - 1), st.integers(1, 300))
def test_a_step_on_a_heading_is_never_too_long(start: int, heading: int, length: int) -> None:
    end = ahead(start, heading, length)
    if end >= 0:
        assert (length - 3) ** 2 <= square_apart(start, end) or length < 4
        assert square_apart(start, end) <= length * length


@given(places, places, st.integers(1, 300))
def test_towards_and_away_are_never_too_long_and_lead_there(start: int, other: int, length: int) -> None:
    for end, sign in ((towards(start, other, length), 1), (towards(start, other, -length), -1)):
        if end < 0 or length < 5:
            continue
        assert square_apart(start, end) <= length * length
        dx, dy = (end >> 11) - (start >> 11), (end & 2047) - (start & 2047)
        gx, gy = (other >> 11) - (start >> 11), (other & 2047) - (start & 2047)
        assert sign * (dx * gx + dy * gy) > 0


@given(places, places, st.integers(5, 120))
def test_beside_always_touches(goal: int, start: int, sum_of: int) -> None:
    end = beside(goal, start, sum_of)
    assert end == -1 or touch(end, goal, sum_of)


def test_the_search_for_room_misses_no_position() -> None:
    """Against trying every position of a small sea."""
    luck = Random("room")
    met = set()
    for _ in range(60):
        shores = Shores()
        for _ in range(luck.randint(3, 9)):
            shores.add(luck.randint(0, 60) * 2048 + luck.randint(0, 60), luck.randint(9, 22) ** 2)
        about, reach = luck.randint(10, 50) * 2048 + luck.randint(10, 50), luck.randint(3, 40)
        every = [
            x * 2048 + y
            for y in range(5, 56)
            for x in range(5, 56)
            if square_apart(x * 2048 + y, about) <= reach * reach and shores.in_the_way(x * 2048 + y) < 0
        ]
        assert shores.room(5, 55, about, reach) == (every[0] if every else -1)
        met.add(bool(every))
    assert met == {True, False}


# ---- Positions that people name -----------------------------------------------------------------------------------


def positions(seed: int) -> Wrecked:
    """A position of a random game in which a ship may make a step."""
    state, luck = make_match(GAME, 2 + seed % 3).start(nth_seed("sea", seed)), from_seed(nth_seed("luck", seed))
    wait = 20 + seed % 60
    while state.owing:
        wait -= 1
        (seat,) = state.to_act()
        assert isinstance(state, Wrecked)
        if wait < 0 and state.prompts(seat)[0].code == "ask-move":
            return state
        state.apply(seat, state.random_move(seat, luck))
    return positions(seed + 1000)


def discs(state: Wrecked, ship: int) -> dict[str, tuple[shapely.Point, int]]:
    """Everything that may be in a ship's way, by name, with its radius, as a view tells it."""
    view, sizes = state.view(None), state.data.parts.discs
    found = {"kraken": (shapely.Point(view.kraken.x, view.kraken.y), sizes.kraken)}  # type: ignore[attr-defined]
    for island in view.islands:  # type: ignore[attr-defined]
        found[island.name] = (shapely.Point(island.x, island.y), sizes.island)
    for token in view.tokens:  # type: ignore[attr-defined]
        found[token.name] = (shapely.Point(token.x, token.y), sizes.cargo if token.kind == "cargo" else sizes.whale)
    for seat, player in enumerate(view.seats):  # type: ignore[attr-defined]
        for which, other in enumerate(player.ships):
            if other.x is not None and 54 + seat * 2 + which != ship:
                found[f"{other.name}{seat + 1}"] = (shapely.Point(other.x, other.y), sizes.ship)
    return found


@pytest.mark.slow
@pytest.mark.rule("GW01", "GW03", "GW31")
def test_10_000_illegal_positions_and_many_legal_ones_are_judged_as_shapely_judges_them() -> None:
    """Refused with what is in the way, or accepted, as anybody might drag a ship there."""
    luck, judged, refused = Random("drag"), 0, 0
    reasons: set[str] = set()
    for seed in range(40):
        state = positions(seed)
        (seat,) = state.to_act()
        ship = 54 + seat * 2
        if not state.afloat >> ship & 1:
            continue
        waters, start = waters_of(state, ship), state.at[ship]
        others, speed = discs(state, ship), state.fleets[seat].speed
        home = state.kraken_at == state.data.lair_at
        lair = shapely.Point(state.data.lair_at >> 11, state.data.lair_at & 2047)
        for _ in range(450):
            end = random_end(start, speed, luck)
            refusal = state.refusal(seat, CODEC.parse(f"move sloop {end >> 11} {end & 2047}"))
            clear = judge(state, ship, start, end, others, lair, home, refusal, reasons)
            judged += clear
            refused += clear and refusal is not None
            what = waters.blocker(end)
            assert what == NOTHING or refusal is not None
            assert what in (NOTHING, EDGE, LAIR, THE_KRAKEN) or blocker_name(what) in others
    assert refused > 10_000
    assert judged > refused + 1_000
    assert reasons >= {"no-edge", "no-in-the-way", "no-too-far"}


def random_end(start: int, speed: int, luck: Random) -> int:
    reach = speed * 5 // 4
    x = (start >> 11) + luck.randint(-reach, reach)
    y = (start & 2047) + luck.randint(-reach, reach)
    return max(0, x) * 2048 + max(0, y)


def judge(
    state: Wrecked, ship: int, start: int, end: int, others: dict[str, tuple[shapely.Point, int]],
    lair: shapely.Point, home: bool, refusal: object, reasons: set[str],
) -> bool:  # fmt: skip
    """Compare one verdict with Shapely's; whether it was clear enough to compare."""
    if start == end:
        return False
    path = shapely.LineString([point(start), point(end)])
    speed, radius, side = state.fleets[(ship - 54) // 2].speed, state.data.ship, state.data.side
    gaps = {name: path.distance(place) - size - radius for name, (place, size) in others.items()}
    if home:
        gaps["lair"] = path.distance(lair) - state.data.lair - radius
    end_on_lair = point(end).distance(lair) - state.data.lair - radius
    if min(abs(gap) for gap in [*gaps.values(), end_on_lair, path.length - speed]) < HAIR:
        return False
    blocking = {name for name, gap in gaps.items() if gap < 0}
    sea = shapely.box(radius, radius, side - radius, side - radius)
    if path.length > speed:
        expected = {"no-too-far"}
    elif not sea.covers(point(end)):
        expected = {"no-edge"}
    elif blocking or end_on_lair < 0:
        expected = {"no-in-the-way"}
    else:
        expected = {""}
    code = "" if refusal is None else refusal.code  # type: ignore[attr-defined]
    assert {code} == expected, (start, end, blocking)
    if code == "no-in-the-way":
        named = refusal.params["obstacle"]  # type: ignore[attr-defined]
        assert named in blocking or (named == "lair" and end_on_lair < 0)
    reasons.add(code)
    return True


@pytest.mark.rule("GW01")
def test_within_a_measure_includes_exactly_that_measure() -> None:
    table = scene(pieces={"sloop1": "232 150", "ketch1": "300 300", "sloop2": "600 600", "ketch2": "620 620"},
                  aboard={"sloop1": "cargo1"})  # fmt: skip
    assert "upgrade sloop" in table.choices()  # 232 - 150 = 12 + 10 + 60
    table = scene(pieces={"sloop1": "233 150", "ketch1": "300 300", "sloop2": "600 600", "ketch2": "620 620"},
                  aboard={"sloop1": "cargo1"})  # fmt: skip
    assert table.refuses("upgrade sloop").code == "no-fort-near"


@pytest.mark.rule("GW02")
def test_the_sea_and_its_discs_have_the_sizes_of_the_sheet() -> None:
    for seats, side in ((2, 850), (3, 1040), (4, 1200)):
        view = make_match(GAME, seats).start("0" * 32).view(None)
        assert view.side == side  # type: ignore[attr-defined]
        assert view.lair == (side // 2, side // 2)  # type: ignore[attr-defined]
        sizes = view.sizes  # type: ignore[attr-defined]
        assert (sizes.island, sizes.lair, sizes.kraken, sizes.ship) == (40, 45, 30, 12)
        assert (sizes.whale, sizes.fort, sizes.cargo) == (10, 10, 8)
        assert (sizes.s, sizes.m, sizes.l) == (60, 90, 120)


@pytest.mark.rule("GW03")
def test_a_ship_crosses_the_lair_only_when_the_kraken_is_away_and_never_stays_on_it() -> None:
    at_home = scene(pieces={"sloop1": "360 375", "ketch1": "100 300"}, levels={"sails": 4}, rolls=[6]).plays("sail")
    assert at_home.refuses("move sloop 490 375").params == {"obstacle": "lair"}
    away_now = scene(pieces={"sloop1": "360 375", "ketch1": "100 300"}, levels={"sails": 4}, kraken="425 700",
                     rolls=[6]).plays("sail")  # fmt: skip
    assert away_now.refuses("move sloop 425 425").params == {"obstacle": "lair"}
    away_now.plays("move sloop 490 375")
    assert away_now.where("sloop1") == "490 375"


def test_the_edge_belongs_to_the_sea() -> None:
    assert inside(at("12 12"), 12, 850)
    assert inside(at("838 838"), 12, 850)
    assert not inside(at("11 12"), 12, 850)
    assert not inside(at("12 839"), 12, 850)
