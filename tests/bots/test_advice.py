"""Hints are true: points and a rank in a solo game, a mix where choices are secret, no figure without enough tries."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from bots.biased import EQUILIBRIUM, Biased
from core.toy import TOY
from games.raiders.scene import scene as raiders_scene
from wreckfish.bots.advice import advise, often_tried, searched
from wreckfish.bots.search import Search
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.instinct import Instinct
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State, play_out
from wreckfish.games.raiders.score import rank_of


def test_a_secret_choice_is_a_mix_and_says_how_often() -> None:
    """What is told of the mix is the value of the game: even, though each shape counts something else."""
    hint = advise(TOY, Biased(), 0, 12_000)
    assert hint.mixed
    assert [advice.move for advice in hint.advices] == [1, 2, 0], "what is to be played most comes first"
    shares = {advice.move: advice.share for advice in hint.advices}
    assert [shares[move] for move in range(3)] == pytest.approx(EQUILIBRIUM, abs=0.03)
    assert hint.outlook == pytest.approx([0.5, 0.5], abs=0.02)


def test_who_is_alone_is_told_points_and_a_rank_and_no_chance() -> None:
    raiders = find_game("raiders")
    state = make_match(raiders, 1).start(seed_from("alone"))
    hint = advise(raiders, state, 0, 30)
    (points,) = hint.outlook
    assert points == hint.advices[0].figure
    assert points > 1
    assert hint.rank == f"part-rank-{rank_of(round(points))}"


@pytest.mark.parametrize("game", game_names())
def test_a_hint_uses_all_the_simulations_that_it_has(game: str) -> None:
    """A hint goes on where a bot would stop because its choice is certain, for better estimates."""
    played = find_game(game)
    state, luck = make_match(played, 2).start(seed_from(game)), from_seed(seed_from("luck"))
    while len(state.legal(state.to_act()[0])) < 2:
        play_out(state, luck, 1)
    assert searched(played, state, state.to_act()[0], 100, luck).simulations == 100
    assert played.instinct().patience(state) > 10 * played.simulations[1], "a second is much more than a bot takes"


class Corrected(Instinct):
    def correction(self, state: State) -> float:
        return 2.0

    def modesty(self, state: State) -> float:
        return 0.5


def test_what_is_told_is_corrected_and_still_adds_up_to_one() -> None:
    """Chances of 0.4 and 0.6 are squared to 16 and 36; of its own 16 the searching seat tells a half."""
    search = Search(Biased(), 0, Corrected(), 100)
    search.tries, search.told = vec[float]([1, 0, 0]), vec[float]([0.4, 0.6, 0, 0, 0, 0])
    assert list(search.chances(0)) == pytest.approx([8 / 44, 36 / 44])


def test_alone_the_points_to_come_are_corrected_and_those_scored_are_not() -> None:
    table = raiders_scene("plain1 plain2 plain3 plain4 plain5 plain6", seats=1, exhibits=["gems-gems-gems"])
    search = Search(table.state, 0, Corrected(), 100)
    now = table.state.score_now(0)
    search.tries[0], search.told[0] = 2.0, 2 * (now + 10)
    assert now > 0
    assert list(search.chances(0)) == [now + 20]


def test_a_move_that_was_hardly_tried_has_no_figure() -> None:
    search = Search(Biased(), 0, TOY.instinct(), 100)
    for tries, often in [([400, 29, 30], [True, False, True]), ([40_000, 199, 200], [True, False, True]),
                         ([5, 4, 0], [True, False, False])]:  # fmt: skip
        search.tries = vec[float](tries)
        assert [often_tried(search, number) for number in range(3)] == often


def test_where_there_is_no_choice_nothing_is_reckoned() -> None:
    carcass = find_game("carcass")
    state = make_match(carcass, 2).start(seed_from("a first dive"))
    (only,) = state.legal(state.to_act()[0])
    hint = advise(carcass, state, state.to_act()[0])
    assert (hint.outlook, hint.mixed, [advice.move for advice in hint.advices]) == ([], False, [only])
