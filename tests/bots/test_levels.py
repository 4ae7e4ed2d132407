"""The levels: each has a name in both languages, plays accordingly, and answers in time."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from wreckfish import engine
from wreckfish.bots.bot import Bot, play_bots
from wreckfish.bots.players import CasualBot
from wreckfish.core.chance import from_seed
from wreckfish.core.game import Game, make_match
from wreckfish.core.registry import bot_names, find_bot, find_game
from wreckfish.core.seeds import nth_seed, seed_from
from wreckfish.core.state import play_out
from wreckfish.language import LANGUAGES, Speaker

ROOT = Path(__file__).parents[2]
LEVELS = ("random", "casual", "sound", "strong", "master")
CARCASS = find_game("carcass")


def wins(game: Game, one: Bot, other: Bot, deals: int) -> float:
    """One bot's share of victories over another; each deal is played from both seats."""
    match, won = make_match(game, 2), 0.0
    for deal in range(deals):
        for seat in (0, 1):
            state = match.start(nth_seed(seed_from("levels"), deal))
            luck = from_seed(nth_seed(seed_from("luck"), 2 * deal + seat))
            play_bots(state, [one if seat == mine else other for mine in (0, 1)], luck)
            won += state.win_shares()[seat]
    return won / (2 * deals)


def test_every_level_is_registered_and_has_a_name_in_every_language() -> None:
    assert set(LEVELS) <= set(bot_names())
    for language in LANGUAGES:
        names = {Speaker(language).text(f"bot-{level}") for level in LEVELS}
        assert len(names) == len(LEVELS)


@pytest.mark.seconds
@pytest.mark.parametrize("game", ["carcass", "dolores"])
def test_casual_beats_random_and_sound_beats_casual(game: str) -> None:
    """Clearly: about nine, and seven, of ten."""
    played = find_game(game)
    random, casual, sound = (find_bot(level)(played) for level in LEVELS[:3])
    assert wins(played, casual, random, 25) > 0.7
    assert wins(played, sound, casual, 30) > 0.5


def test_casual_plays_every_part_of_wreck_raiders() -> None:
    """Against sound it wins points of every kind, and about eight for each ten of the better bot."""
    game = find_game("raiders")
    bots = [find_bot(level)(game) for level in ("casual", "sound")]
    points, parts = [0, 0], set()
    for deal in range(8):
        state = make_match(game, 2).start(nth_seed(seed_from("parts"), deal))
        play_bots(state, bots, from_seed(nth_seed(seed_from("luck"), deal)))
        outcome = state.outcome()
        assert outcome is not None
        points = [sum(each) for each in zip(points, (score.points for score in outcome.scores), strict=True)]
        parts |= {part.code for part in outcome.scores[0].parts if part.points > 0}
    assert parts >= {f"part-{each}" for each in ("exhibit", "unique", "row", "tank")}, parts
    assert points[0] > 0.65 * points[1]


@pytest.mark.slow
def test_strong_beats_sound() -> None:
    if engine() != "compiled":
        pytest.skip("THE ENGINE IS NOT COMPILED HERE: a search would take too long")
    assert wins(CARCASS, find_bot("strong")(CARCASS), find_bot("sound")(CARCASS), 20) > 0.5


def test_casual_mistakes_are_small_ones() -> None:
    """It may misjudge nearly equal moves, but makes no obvious blunders."""
    match = make_match(CARCASS, 2)
    bot, instinct = CasualBot(CARCASS.instinct(), 0.0, 60, 2.0), CARCASS.instinct()
    lost = []
    for number in range(30):
        luck = from_seed(nth_seed(seed_from("mistakes"), number))
        state = match.start(nth_seed(seed_from("mistakes"), number))
        play_out(state, luck, 40)
        if not state.owing:
            continue
        seat = state.to_act()[0]
        ratings = {move: instinct.rate(state, seat, move) for move in state.legal(seat)}
        lost.append(max(ratings.values()) - ratings[bot.choose(state.clone(), seat, luck)])
    assert 0 < sum(loss > 0 for loss in lost) < len(lost)
    assert max(lost) <= 2 * 2 * instinct.blur()


def test_the_examples_play_by_their_rule_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples/carcass-bots/src")
    monkeypatch.delitem(sys.modules, "shallows", raising=False)
    import shallows  # type: ignore[import-not-found]

    four, three = shallows.stop_at_four(CARCASS), shallows.draw_until_three(CARCASS)
    assert [four.enough(cards, gain) for cards, gain in ((3, 8), (3, 9), (4, 0), (1, 9))] == [False, True, True, True]
    assert [three.enough(cards, gain) for cards, gain in ((3, 0), (3, 1), (2, 20))] == [False, True, False]
    assert shallows.gain_of(["squid7", "key3"], ["squid5", "key4", "net2"]) == 2
    assert shallows.how_good("net squid7", ["squid2"]) < shallows.how_good("net key2", ["squid2"])
    for bot in (four, three):
        state = make_match(CARCASS, 2, {"divers": "dealt"}).start(seed_from("examples"))
        play_bots(state, [bot, find_bot("random")(CARCASS)], from_seed(seed_from("luck")))
        assert state.outcome() is not None
    assert wins(CARCASS, four, find_bot("random")(CARCASS), 20) > 0.7


def test_a_search_stops_when_its_time_is_over() -> None:
    """The clock is checked after every simulation, so that a level's time limit holds on any machine."""
    bot = find_bot("master")(CARCASS)
    bot.simulations, bot.seconds, bot.positions = 100_000_000, 0.05, 0
    state = make_match(CARCASS, 2).start(seed_from("clock"))
    play_out(state, from_seed(seed_from("clock")), 1)
    begun = time.perf_counter()
    bot.decide(state, state.to_act()[0], from_seed(seed_from("clock")))
    assert time.perf_counter() - begun < 30
