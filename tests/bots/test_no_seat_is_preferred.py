"""No seat number is better than another: relabelled seats are judged the same, and equal bots win equally often."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import pytest

from bots.sealed import Sealed, dealt
from games.carcass.scene import scene as carcass_scene
from games.dolores.scene import scene as dolores_scene
from games.raiders.scene import scene as raiders_scene
from games.wrecked.scene import piece_number
from games.wrecked.scene import scene as wrecked_scene
from wreckfish.bots.bot import Bot, play_bots
from wreckfish.bots.greedy import GreedyBot
from wreckfish.bots.players import SearchBot
from wreckfish.core.chance import from_seed
from wreckfish.core.instinct import Instinct
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import nth_seed, seed_from
from wreckfish.core.state import State
from wreckfish.games.wrecked import GAME as WRECKED

Thing = TypeVar("Thing")


def turned(things: Sequence[Thing], steps: int) -> list[Thing]:
    """The belongings of three seats after all of them have moved on by a number of seats."""
    return [things[(seat - steps) % 3] for seat in range(3)]


def carcass(steps: int) -> State:
    holds = turned(["squid7 key4", "mermaid9", "anchor3 net5 map4"], steps)
    return carcass_scene(holds, deck="knife3 chest6", turn=1 + steps).plays("dive").state


def dolores(steps: int) -> State:
    holds = turned(["wines1 wines3 laces1", "ingots3 foiled", "jewels1 lookout"], steps)
    return dolores_scene(*holds, deck="laces1 jewels2 wines2 weapons1", dealer=1 + steps).state


def raiders(steps: int) -> State:
    return raiders_scene(
        "plain4 plain5",
        seats=3,
        turn=1 + steps,
        divers=turned(["gold3", "gold5 art2", "relics1"], steps),
        displays=turned([("gold-crown gold-crown", "", ""), ("art-mask", "", ""), ("", "", "")], steps),
        shells=turned([(1, 0, 2), (0, 3, 0), (2, 2, 0)], steps),
        shown="gold-gold-gold relics-relics-relics-relics-gems",
        exhibits=turned(["", "gems-gems-gems", ""], steps),
    ).state


def wrecked(steps: int) -> State:
    ships = [("300 150", "40 400"), ("600 500", "620 620"), ("330 200", "425 560")]
    forts = turned(["150 150", "700 150", "150 700"], steps)
    fleet = {f"{kind}{seat + 1}": pair[number] for seat, pair in enumerate(turned(ships, steps))
             for number, kind in enumerate(("sloop", "ketch"))}  # fmt: skip
    return wrecked_scene(
        seats=3,
        turn=1 + steps,
        first=1 + steps,
        islands=sorted(f"7 {place} fort{seat + 1}" for seat, place in enumerate(forts)),
        pieces=fleet,
        aboard={f"sloop{1 + (1 + steps) % 3}": "cargo1 cargo2"},
        stock={1 + steps: "cargo3"},
    ).state


RELABELLED = {"carcass": carcass, "dolores": dolores, "raiders": raiders, "wrecked": wrecked}


@pytest.mark.parametrize("steps", [1, 2])
@pytest.mark.parametrize("game", RELABELLED)
def test_who_moves_on_by_some_seats_is_judged_the_same(game: str, steps: int) -> None:
    make, instinct = RELABELLED[game], find_game(game).instinct()
    before, after = make(0), make(steps)
    assert len(set(instinct.chances(before))) == 3, "not all are equal"
    assert list(instinct.chances(after)) == pytest.approx(turned(list(instinct.chances(before)), steps))
    for seat in range(3):
        there = (seat + steps) % 3
        assert instinct.value(after, there) == pytest.approx(instinct.value(before, seat))
        assert ratings(instinct, after, there) == pytest.approx(ratings(instinct, before, seat))


def ratings(instinct: Instinct, state: State, seat: int) -> list[float]:
    return sorted(instinct.rate(state, seat, move) for move in state.legal(seat))


def test_of_two_leaders_the_kraken_prefers_neither() -> None:
    islands = ["7 150 150 fort1", "7 700 150 fort2", "7 150 700 fort3"]
    table = wrecked_scene(seats=3, islands=islands, pieces={"sloop2": "300 300", "sloop3": "650 600"})
    instinct = WRECKED.instinct()
    second, third = (instinct.prey(table.state, 0, piece_number(ship)) for ship in ("sloop2", "sloop3"))
    assert second == third


# ---- A planted game in which all seats are alike ------------------------------------------------------------------


def test_a_secret_choice_is_judged_the_same_whichever_seat_has_locked_in() -> None:
    """It is judged by the position after all have chosen, not before."""
    hands = [[1, 5, 9], [2, 5, 8], [3, 4, 7]]
    open_, locked = Sealed([hand[:] for hand in hands]), Sealed([hand[:] for hand in hands])
    locked.apply(0, 9)
    locked.apply(1, 2)
    judged = [[Instinct().rate(state, 2, move) for move in (3, 4, 7)] for state in (open_, locked)]
    assert judged[0] == judged[1]
    assert judged[0][0] < judged[0][2], "a high card takes the prize more often"


@pytest.mark.parametrize(
    ("bot", "games"),
    [
        pytest.param(lambda: GreedyBot(Instinct(), 4), 400, id="greedy"),
        pytest.param(lambda: SearchBot(Instinct(), 20, 1e9), 100, marks=pytest.mark.slow, id="search"),
    ],
)
def test_identical_bots_win_a_symmetric_game_equally_often(bot: Callable[[], Bot], games: int) -> None:
    won, bots = [0.0] * 3, [bot() for _ in range(3)]
    for number in range(games):
        luck = from_seed(nth_seed(seed_from("sealed"), number))
        state = dealt(luck)
        play_bots(state, bots, luck)
        won = [sum(pair) for pair in zip(won, state.win_shares(), strict=True)]
    expected = games / 3
    assert sum((wins - expected) ** 2 / expected for wins in won) < 9.21, f"by chance once in a hundred: {won}"
