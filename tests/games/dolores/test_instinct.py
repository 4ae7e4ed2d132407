"""The instinct of Dolores: what the loot is worth to each side, and that greedy play beats chance."""

from __future__ import annotations

import pytest

from games.dolores.scene import CODEC, scene
from wreckfish.bots.bot import play_bots
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_bot
from wreckfish.core.seeds import nth_seed
from wreckfish.games.dolores import GAME

LOOT = "weapons2 wines2 jewels3 laces1"


def share_of_wins(seats: int, games: int) -> float:
    """How often one greedy player wins against random ones, from all seats in turn; a shared victory counts in part."""
    greedy, random = find_bot("greedy")(GAME), find_bot("random")(GAME)
    match, won = make_match(GAME, seats), 0.0
    for number in range(games):
        state, luck = match.start(nth_seed("greedy", number)), from_seed(nth_seed("luck", number))
        mine = number % seats
        play_bots(state, [greedy if seat == mine else random for seat in range(seats)], luck)
        outcome = state.outcome()
        assert outcome is not None
        won += (mine in outcome.winners) / len(outcome.winners)
    return won / games


@pytest.mark.parametrize(("seats", "least"), [(2, 0.8), (3, 0.55), (4, 0.45)])
def test_greedy_beats_random(seats: int, least: float) -> None:
    assert share_of_wins(seats, 60) > least


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(2, 0.88), (3, 0.65), (4, 0.6)])
def test_greedy_beats_random_clearly_over_many_games(seats: int, least: float) -> None:
    assert share_of_wins(seats, 400) > least


def best(table: object, seat: int) -> str:
    from games.dolores.scene import Scene

    assert isinstance(table, Scene)
    moves = {
        CODEC.text(find_bot("greedy")(GAME).decide(table.state, seat - 1, from_seed(nth_seed("thinking", number))))
        for number in range(5)
    }
    assert len(moves) == 1, moves
    return moves.pop()


def test_it_picks_what_its_sets_score_not_what_is_printed() -> None:
    """With sets of 4, 4 and 1 a second 1 brings a point, a 3 of laces none; but 3 more ingots make 4, 4, 4: 24."""
    table = scene("wines1 wines3 jewels1 jewels1 jewels2 ingots1", "", deck="laces3 laces1 ingots3 weapons2")
    table.contest("pick", "peace")
    assert best(table, 1) == "pick d1"


def test_it_throws_away_the_set_that_costs_least() -> None:
    table = scene("wines1 wines3 laces1 laces1 ingots1 ingots3", "jewels1", deck=LOOT).contest("pick", "pick")
    assert best(table, 1) == "drop laces", "then 4 and 4 are equal, and count twice"


def test_it_steals_what_hurts_and_helps_most() -> None:
    table = scene("wines3", "ingots3", "laces1", deck="theft jewels1 wines1 laces2").contest("peace", "pick")
    table.plays("pick l1")
    assert best(table, 2) == "steal 1 wines3"


@pytest.mark.rule("DO35")
def test_it_leaves_the_loot_of_a_won_wager_if_every_card_would_cost_it_points() -> None:
    """Sets of 3 and 3 count twice, 12 in all; with a 1 of other goods they would be 7."""
    table = scene("", "", "wager wines3 ingots3", deck="laces1 jewels1 tableware1 weapons1")
    table.plays("1: show fight", "2: show fight", "3: bet fight fight")
    assert best(table, 3) == "haul none"


def test_it_lets_the_game_end_when_it_leads_and_looks_out_when_it_does_not() -> None:
    assert best(scene("ingots3 lookout", "laces1", deck=f"dawn {LOOT}"), 1) == "pass"
    assert best(scene("laces1 lookout", "ingots3", deck=f"dawn {LOOT}"), 1) == "lookout"


def test_it_foils_a_contest_that_costs_it_everything() -> None:
    table = scene("foiled", "", deck="weapons3 wines3 jewels3 laces3").contest("peace", "fight")
    assert best(table, 1) == "foiled"


def test_a_hint_says_what_a_hand_may_bring_and_nothing_of_other_moves() -> None:
    table = scene("foiled", "", deck="weapons3 wines3 jewels2 laces1")
    table.plays("1: show peace")
    state = table.state
    why = GAME.reason(state, 1, CODEC.parse("show fight"))
    assert why is not None
    assert (why.code, why.params) == ("why-show", {"side": 12, "all": 7})
    table.plays("2: show fight")
    assert [GAME.reason(state, 0, move) for move in state.legal(0)] == [None] * len(state.legal(0))


def test_it_believes_a_promise_by_a_player_who_keeps_them() -> None:
    """Against a promise of Peace it is likelier to be safe to fight."""
    silent, promised = scene("", "", deck=LOOT), scene("", "", deck=LOOT)
    promised.state.kept = 9
    promised.plays("1: promise peace")
    instinct = GAME.instinct()
    (fight,) = (move for move in silent.state.legal(1) if CODEC.text(move) == "show fight")
    assert instinct.rate(promised.state, 1, fight) > instinct.rate(silent.state, 1, fight)
