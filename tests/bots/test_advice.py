"""Hints in words that are true: points and a rank for who is alone, a mix where choices are secret, no figure without
enough tries.
"""

from __future__ import annotations

import pytest

from bots.biased import EQUILIBRIUM, Biased
from core.toy import TOY
from wreckfish.bots.advice import advise
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from
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


def test_where_there_is_no_choice_nothing_is_reckoned() -> None:
    carcass = find_game("carcass")
    state = make_match(carcass, 2).start(seed_from("a first dive"))
    (only,) = state.legal(state.to_act()[0])
    hint = advise(carcass, state, state.to_act()[0])
    assert (hint.outlook, hint.mixed, [advice.move for advice in hint.advices]) == ([], False, [only])
