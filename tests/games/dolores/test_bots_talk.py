"""Bots at the bargaining: they promise, keep their word or not by their level, and trust players who kept theirs."""

from __future__ import annotations

import math

from games.dolores.scene import CODEC, scene
from wreckfish.bots.bot import let_speak
from wreckfish.bots.greedy import GreedyBot
from wreckfish.bots.players import SearchBot, SoundBot
from wreckfish.bots.search import Search
from wreckfish.core.chance import Chance, from_seed
from wreckfish.core.registry import find_bot
from wreckfish.core.seeds import nth_seed
from wreckfish.games.dolores import GAME
from wreckfish.games.dolores.rules import Dolores

LOOT = "weapons2 wines2 jewels3 laces1"
SHAPES = ("peace", "fight", "pick")


def contest() -> Dolores:
    """Two are about to choose; no one has said anything."""
    state = scene("weapons1 wines1", "jewels1 laces1", deck=LOOT).state
    state.journal = None
    return state


def luck(number: int = 0) -> Chance:
    return from_seed(nth_seed("talk", number))


def searcher(lies: float = 0.0, honour: float = 0.0) -> SearchBot:
    bot = SearchBot(GAME.instinct(), 200, math.inf)
    bot.lies, bot.honour = lies, honour
    return bot


def test_both_speak_once_before_they_choose_and_what_they_say_is_legal() -> None:
    state = contest()
    judge = state.clone()
    said = let_speak(state, {0: searcher(), 1: SoundBot(GAME.instinct(), 4)}, luck())
    assert [seat for seat, _ in said] == [0, 1]
    for seat, word in said:
        assert CODEC.text(word).startswith("promise ")
        judge.play(seat, word)
    assert judge.dump() == state.dump()
    assert let_speak(state, {0: searcher(), 1: searcher()}, luck()) == []


def test_a_player_who_has_chosen_already_is_not_talked_to() -> None:
    state = contest()
    state.play(0, CODEC.parse("show fight"))
    assert let_speak(state, {1: searcher()}, luck()) == []


def test_a_sound_player_says_what_it_plans_and_does_it() -> None:
    bot = SoundBot(GAME.instinct(), 4)
    plan = GreedyBot(GAME.instinct(), 4).decide(contest(), 0, luck())
    state = contest()
    assert CODEC.text(bot.speak(state, 0, luck())) == CODEC.text(plan).replace("show", "promise")
    for shape in SHAPES:  # whatever it is that it said
        state.play(0, CODEC.parse(f"promise {shape}"))
        assert CODEC.text(bot.decide(state, 0, luck())) == f"show {shape}"


def test_a_liar_says_something_else() -> None:
    for number in range(10):
        truth, lie = (searcher(lies).speak(contest(), 0, luck(number)) for lies in (0.0, 1.0))
        assert truth != lie
        assert CODEC.text(lie) in ("promise peace", "promise fight")


def test_honour_keeps_a_word_that_costs_less() -> None:
    for shape in SHAPES:
        state = contest()
        state.play(0, CODEC.parse(f"promise {shape}"))
        assert CODEC.text(searcher(honour=1.0).decide(state, 0, luck())) == f"show {shape}"


def weight_of_fight(kept: int, broken: int) -> float:
    """How much a search bets on a fight against a player who promises peace and has this record."""
    state = contest()
    state.play(1, CODEC.parse("promise peace"))
    state.kept, state.broken = kept << 15, broken << 15
    search = Search(state, 0, GAME.instinct(), 10_000)
    search.think(3000, math.inf, luck())
    return dict(zip(map(CODEC.text, search.root.moves), search.root.weights(), strict=True))["show fight"]


def test_the_better_a_players_record_the_more_their_promise_of_peace_is_exploited() -> None:
    assert weight_of_fight(kept=12, broken=0) > weight_of_fight(kept=0, broken=12)


def test_bots_that_do_not_talk_are_silent() -> None:
    assert let_speak(contest(), {0: find_bot("greedy")(GAME), 1: find_bot("random")(GAME)}, luck()) == []
