"""Tournaments: every deal is played from every seat, tournaments can be continued, and figures add up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from wreckfish.bots.bot import Bot
from wreckfish.core.chance import Chance
from wreckfish.core.game import Match, make_match
from wreckfish.core.registry import find_game
from wreckfish.core.state import State
from wreckfish.core.values import WreckfishError
from wreckfish.lab.tournament import (
    MeetingGame,
    Standings,
    TimedBot,
    Tournament,
    make_tournament,
    next_round,
    play_tournaments,
    sum_up,
)

CARCASS = find_game("carcass")


def two(seats: int = 2) -> Match:
    return make_match(CARCASS, seats)


def tournament_of(match: Match, *bots: str, games: int = 6, limit: float | None = None) -> Tournament:
    return make_tournament(match, bots or ("random", "greedy"), "ladder", games, "reef", limit)


def play_tournament(
    match: Match, tournament: Tournament, file: Path | None, jobs: int, go_on: Callable[[int], bool] = lambda done: True
) -> Standings:
    (standings,) = play_tournaments([(match, tournament, file)], jobs, go_on)
    return standings


def without_time(standings: Standings) -> Standings:
    return msgspec.structs.replace(standings, thinking=())


def test_every_deal_is_played_once_from_every_seat(tmp_path: Path) -> None:
    match = two(3)
    file = tmp_path / "games"
    standings = play_tournament(match, tournament_of(match, games=7), file, 1)
    played = [msgspec.json.decode(line, type=MeetingGame) for line in file.read_bytes().splitlines()[1:]]
    assert [(game.deal, game.seat) for game in played] == [(deal, seat) for deal in range(3) for seat in range(3)]
    assert standings.meetings[0].games == 9
    assert standings.meetings[0].fair_rate == 1 / 3


def test_the_better_bot_wins_and_the_figures_add_up() -> None:
    match = two()
    meeting = play_tournament(match, tournament_of(match, games=60), None, 1).meetings[0]
    assert (meeting.challenger, meeting.other) == ("greedy", "random")
    low, high = meeting.win_rate_interval
    assert 0.5 < low < meeting.win_rate < high
    assert meeting.lead_interval is not None
    assert 0 < meeting.lead_interval[0] < meeting.mean_lead < meeting.lead_interval[1]


def test_an_interrupted_series_ends_like_an_uninterrupted_one(tmp_path: Path) -> None:
    match = two()
    tournament, file = tournament_of(match), tmp_path / "games"
    whole = play_tournament(match, tournament, None, 1)
    part = play_tournament(match, tournament, file, 1, lambda done: done < 2)
    assert part.meetings[0].games == 4
    file.write_bytes(file.read_bytes()[:-9])  # the last line was not written whole: its deal is played again
    assert without_time(play_tournament(match, tournament, file, 1)) == without_time(whole)
    before = file.read_bytes()
    assert without_time(play_tournament(match, tournament, file, 1)) == without_time(whole)
    assert file.read_bytes() == before


def test_another_series_is_not_mixed_in(tmp_path: Path) -> None:
    match, file = two(), tmp_path / "games"
    play_tournament(match, tournament_of(match, games=2), file, 1)
    before = file.read_bytes()
    with pytest.raises(WreckfishError, match="holds another series"):
        play_tournament(match, tournament_of(match, games=4), file, 1)
    assert file.read_bytes() == before


@pytest.mark.slow
def test_several_processes_play_the_same_games() -> None:
    match = two()
    tournament = tournament_of(match)
    assert without_time(play_tournament(match, tournament, None, 2)) == without_time(
        play_tournament(match, tournament, None, 1)
    )


def test_a_ladder_pairs_neighbours_and_a_round_robin_all() -> None:
    bots = ("random", "casual", "greedy")
    ladder = make_tournament(two(), bots, "ladder", 2, "reef", None)
    assert ladder.pairs() == [("casual", "random"), ("greedy", "casual")]
    round_robin = make_tournament(two(), bots, "round-robin", 2, "reef", None)
    assert round_robin.pairs() == [("casual", "random"), ("greedy", "random"), ("greedy", "casual")]


class Slow(Bot):
    def decide(self, state: State, seat: int, luck: Chance) -> int:
        return -1

    def speak(self, state: State, seat: int, luck: Chance) -> int:
        return 7


def test_a_timed_bot_talks_as_its_bot_does() -> None:
    state = two().start("0" * 32)
    assert TimedBot(Slow(), 0.0).speak(state, 0, Chance(1, 2, 3, 4)) == 7


def test_a_late_bot_plays_a_random_move() -> None:
    state = two().start("0" * 32)
    seat = state.to_act()[0]
    assert state.accepts(seat, TimedBot(Slow(), 0.0).decide(state, seat, Chance(1, 2, 3, 4)))
    assert TimedBot(Slow(), None).decide(state, seat, Chance(1, 2, 3, 4)) == -1


def test_a_shared_win_counts_in_part_and_a_single_deal_has_no_interval() -> None:
    tournament = tournament_of(two())
    games = [
        MeetingGame("greedy", "random", 0, seat, share, lead, (2, 2), (0.2, 0.1), (0.1, 0.1))
        for seat, share, lead in ((0, 0.5, 0), (1, 1.0, 6))
    ]
    standings = sum_up(tournament, games)
    assert (standings.meetings[0].win_rate, standings.meetings[0].mean_lead, standings.meetings[0].lead_interval) == (
        0.75,
        3,
        None,
    )
    assert [(one.bot, one.mean) for one in standings.thinking] == [("random", 0.05), ("greedy", 0.1)]


@pytest.mark.parametrize(
    ("bots", "games", "seats", "sentence"),
    [
        (["greedy"], 10, 2, "at least two bots"),
        (["greedy", "greedy"], 10, 2, "at least two bots"),
        (["greedy", "kraken"], 10, 2, "no bot “kraken”"),
        (["greedy", "random"], 0, 2, "at least one game"),
    ],
)
def test_a_bad_request_gets_one_sentence(bots: list[str], games: int, seats: int, sentence: str) -> None:
    with pytest.raises(WreckfishError, match=sentence):
        make_tournament(two(seats), bots, "ladder", games, "reef", None)


def test_after_a_double_elimination_every_other_bot_has_lost_two_meetings(tmp_path: Path) -> None:
    match, file = two(), tmp_path / "games"
    bots = ("random", "greedy", "casual", "sound")
    tournament = make_tournament(match, bots, "double-elimination", 6, "reef", None)
    standings = play_tournament(match, tournament, file, 1)
    assert sorted(standings.places) == sorted(bots)
    assert standings.places[-1] == "random"
    lost = dict.fromkeys(bots, 0)
    games = [msgspec.json.decode(line, type=MeetingGame) for line in file.read_bytes().splitlines()[1:]]
    for pair in {(game.challenger, game.other) for game in games}:
        deals = sorted({game.deal for game in games if (game.challenger, game.other) == pair})
        for first in range(0, len(deals), tournament.deals):
            share = sum(
                game.share
                for game in games
                if (game.challenger, game.other) == pair and first <= game.deal < first + tournament.deals
            )
            if share != tournament.deals:
                lost[pair[share > tournament.deals]] += 1
    assert all(lost[bot] <= 2 for bot in bots)
    assert lost[standings.places[0]] < 2
    broken = play_tournament(match, tournament, None, 1, lambda done: done < 4)
    assert broken.places == ()
    assert without_time(play_tournament(match, tournament, file, 1)) == without_time(standings)


def test_the_pairs_of_a_round() -> None:
    assert next_round({"a": 2, "b": 2, "c": 2, "d": 2}) == [("d", "a"), ("c", "b")]
    assert next_round({"a": 2, "b": 1, "c": 1, "d": 2, "e": 1}) == [("d", "a"), ("e", "b")]
    assert next_round({"a": 2, "b": 1}) == [("b", "a")]
