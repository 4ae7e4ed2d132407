"""Series of games between bots: reproducible game by game, and the figures are those of the games."""

import math
from statistics import stdev
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wreckfish.core.chance import from_seed
from wreckfish.core.game import Match, make_match
from wreckfish.core.record import Ply, new_record, result_text, verify
from wreckfish.core.registry import find_bot, find_game, game_names
from wreckfish.core.seeds import nth_seed, seed_from
from wreckfish.core.state import State
from wreckfish.core.values import Outcome, Score, WreckfishError
from wreckfish.lab.simulate import Tally, deviation, simulate, usual_seats, wilson


def match_of(name: str) -> Match:
    game = find_game(name)
    return make_match(game, usual_seats(game))


@pytest.fixture(params=game_names())
def match(request: pytest.FixtureRequest) -> Match:
    return match_of(request.param)


def untimed(value: object) -> dict[str, Any]:
    """All figures but those of the clock."""
    figures = msgspec.to_builtins(value)
    return {name: figure for name, figure in figures.items() if name not in ("seconds", "games_per_second")}


def test_the_same_seed_gives_the_same_figures(match: Match) -> None:
    first, again, other = (simulate(match, ["random"], 20, seed) for seed in ("storm", "storm", "calm"))
    assert untimed(first) == untimed(again)
    assert untimed(first) != untimed(other)


def test_every_game_is_won_and_ends_once(match: Match) -> None:
    result = simulate(match, ["random"], 50, "storm")
    assert result.games == result.games_asked == 50
    assert sum(seat.wins for seat in result.seats) == pytest.approx(50)
    assert sum(result.endings.values()) == 50
    assert len(result.seats) == match.seats
    assert result.moves_per_game > 0


def test_a_game_of_the_series_can_be_kept_as_a_record(match: Match) -> None:
    series = simulate(match, ["random"], 3, "storm")
    points = [0] * match.seats
    moves = 0
    for number in range(3):
        record = new_record(match, nth_seed(seed_from("storm"), number))
        state = record.start()
        bot, luck = find_bot("random")(match.game), from_seed(seed_from(f"{record.seed}/bots"))
        while seats := state.to_act():
            move = bot.decide(state, seats[0], luck)
            record.plies.append(Ply(seats[0], move))
            state.play(seats[0], move)
        outcome = state.outcome()
        assert outcome is not None
        record.result = result_text(outcome)
        assert verify(record).sound
        moves += len(record.plies)
        points = [total + score.points for total, score in zip(points, outcome.scores, strict=True)]
    assert series.moves_per_game == moves / 3
    assert [seat.mean_score for seat in series.seats] == [total / 3 for total in points]


def test_bots_keep_the_seats_they_are_given(match: Match) -> None:
    bots = ["greedy", *["random"] * (match.seats - 1)]
    assert [seat.bot for seat in simulate(match, bots, 2, "storm").seats] == bots


def test_a_stopped_series_keeps_what_was_played(match: Match) -> None:
    result = simulate(match, ["random"], 1000, "storm", go_on=lambda done: done < 7)
    assert (result.games, result.games_asked) == (7, 1000)
    assert untimed(result) == {**untimed(simulate(match, ["random"], 7, "storm")), "games_asked": 1000}


def test_after_one_game_there_is_no_deviation(match: Match) -> None:
    assert {seat.score_sd for seat in simulate(match, ["random"], 1, "storm").seats} == {None}


class Ended(State):
    """A position in which a game has ended as a test wants it."""

    def __init__(self, *points: int) -> None:
        super().__init__(len(points))
        self.points = points

    def outcome(self) -> Outcome:
        best = max(self.points)
        return Outcome("test", tuple(Score(points, 1 if points == best else 2) for points in self.points))


def test_a_shared_victory_is_split() -> None:
    tally = Tally(3)
    for points in ((5, 5, 1), (9, 2, 2), (4, 4, 4)):
        tally.count(Ended(*points), 10)
    assert tally.wins == pytest.approx([1 / 2 + 1 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3])
    assert tally.figures(0, "any").mean_score == 6
    assert tally.figures(0, "any").score_sd == pytest.approx(stdev([5, 9, 4]))


def test_a_game_may_count_no_turns() -> None:
    tally = Tally(2)
    tally.count(Ended(1, 2), 10)
    assert tally.turns is None


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (1, 1, 0.2065, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_the_interval_is_that_of_the_textbooks(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10**7).flatmap(lambda games: st.tuples(st.floats(0, games), st.just(games))))
def test_the_interval_holds_the_rate(case: tuple[float, int]) -> None:
    wins, games = case
    low, high = wilson(wins, games)
    assert 0 <= low <= high <= 1
    assert low - 1e-9 <= wins / games <= high + 1e-9


@given(st.lists(st.integers(-500, 500), min_size=2, max_size=50))
def test_the_deviation_is_that_of_the_sample(points: list[int]) -> None:
    found = deviation(sum(points), sum(value * value for value in points), len(points))
    assert found is not None
    assert math.isclose(found, stdev(points), abs_tol=1e-9)


@pytest.mark.parametrize("bots", [[], ["random"] * 5])
def test_bots_are_named_for_all_seats(match: Match, bots: list[str]) -> None:
    with pytest.raises(WreckfishError, match=f"{len(bots)} bots are named for {match.seats} seats"):
        simulate(match, bots, 1, "storm")


def test_an_unknown_bot_is_refused(match: Match) -> None:
    with pytest.raises(WreckfishError, match="no bot “kraken”"):
        simulate(match, ["kraken"], 1, "storm")


@pytest.mark.parametrize("games", [0, -1])
def test_a_series_has_a_game_at_least(match: Match, games: int) -> None:
    with pytest.raises(WreckfishError, match="one game at least"):
        simulate(match, ["random"], games, "storm")
