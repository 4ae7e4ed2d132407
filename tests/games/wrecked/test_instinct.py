"""The instinct of Get Wrecked: that greedy play beats chance, what it goes for, what a search does with it, hints."""

from __future__ import annotations

import math

import pytest

from games.wrecked.scene import CODEC, Scene, at, piece_number, scene
from wreckfish.bots.bot import play_bots
from wreckfish.bots.players import SearchBot
from wreckfish.core.bits import bit
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_bot
from wreckfish.core.seeds import nth_seed
from wreckfish.games.wrecked import GAME
from wreckfish.language import LANGUAGES, Speaker

PIECES = {"sloop1": "300 150", "ketch1": "40 400", "sloop2": "600 500", "ketch2": "620 620"}


def share_of_wins(games: int) -> float:
    """How often greedy beats random, from both seats in turn."""
    greedy, random = find_bot("greedy")(GAME), find_bot("random")(GAME)
    match, won = make_match(GAME, 2), 0.0
    for number in range(games):
        state, luck = match.start(nth_seed("greedy", number)), from_seed(nth_seed("luck", number))
        mine = number % 2
        play_bots(state, [greedy if seat == mine else random for seat in range(2)], luck)
        outcome = state.outcome()
        assert outcome is not None
        won += (mine in outcome.winners) / len(outcome.winners)
    return won / games


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    assert share_of_wins(20) >= 0.9


def best(table: Scene, seat: int = 1) -> str:
    bot = find_bot("greedy")(GAME)
    return CODEC.text(bot.decide(table.state, seat - 1, from_seed(nth_seed("thinking", 1))))


def test_it_explores_what_it_can_reach() -> None:
    table = scene(pieces={**PIECES, "cargo9": "330 150", "sloop1": "300 150"})
    table.state.acted = 1
    assert best(table) == "explore sloop sea"


def test_it_passes_rather_than_wake_the_kraken_beside_its_ships() -> None:
    table = scene(pieces={**PIECES, "sloop1": "425 340", "ketch1": "425 510"}, aboard={"sloop1": "cargo1 cargo2"})
    table.state.acted = 5
    assert best(table) == "pass"


def test_it_slays_the_kraken_if_that_wins_and_not_otherwise() -> None:
    near = {**PIECES, "sloop1": "425 340"}
    ahead = scene(pieces=near, levels={"guns": 4}, stock={1: "cargo1 cargo2"})
    ahead.state.acted = 1
    assert best(ahead) == "attack sloop kraken"
    behind = scene(pieces=near, levels={"guns": 4}, stock={2: "whale1 whale2 whale3 whale4 whale5"})
    behind.state.acted = 1
    assert best(behind) != "attack sloop kraken"


def test_it_strikes_others_with_the_kraken_and_spares_its_own() -> None:
    table = scene(pieces={**PIECES, "sloop1": "425 323", "sloop2": "425 527"})
    table.state.acted = 3
    table.rolls(6, 6, 6, 6).plays("sail")
    assert best(table, 2) == "strike sloop1"


@pytest.mark.parametrize("waker", [1, 2])
def test_what_draws_the_kraken_does_not_depend_on_the_order_of_the_seats(waker: int) -> None:
    """One ship of each player, mirrored: either controller of the Kraken finds the same places as good."""
    mover = 3 - waker
    own, prey = f"sloop{mover}", f"sloop{waker}"
    table = scene(turn=waker, pieces={own: "425 560", prey: "600 425"})
    table.state.afloat &= ~(bit(piece_number("ketch1")) | bit(piece_number("ketch2")))
    instinct = GAME.instinct()
    near_both, near_prey = (
        instinct.appetite(table.state, mover - 1, place) for place in (at("480 480"), at("510 400"))
    )
    alone = scene(turn=waker, pieces={prey: "600 425"})
    alone.state.afloat = bit(piece_number(prey))
    assert near_prey > near_both
    assert instinct.appetite(alone.state, mover - 1, at("480 480")) > near_both, "an own ship near it counts against it"


def test_it_drops_the_least_valuable_token() -> None:
    table = scene(pieces={**PIECES, "sloop2": "360 150"}, aboard={"sloop2": "cargo1 cargo2 whale1"},
                  values={"cargo1": 2, "cargo2": 1})  # fmt: skip
    table.rolls(1).plays("attack sloop sloop2")
    assert best(table, 2).startswith("drop cargo2")


# ---- Search and hints ---------------------------------------------------------------------------------------------


def test_a_search_slays_the_kraken_if_that_wins() -> None:
    table = scene(pieces={**PIECES, "sloop1": "425 340"}, levels={"guns": 4}, stock={1: "cargo1 cargo2"})
    table.state.acted = 1
    bot = SearchBot(GAME.instinct(), simulations=60, seconds=math.inf)
    assert CODEC.text(bot.decide(table.state, 0, from_seed(nth_seed("search", 1)))) == "attack sloop kraken"


def test_a_position_is_worth_more_with_cargo_aboard_and_still_more_near_a_port() -> None:
    instinct = GAME.instinct()
    empty, laden, near = (
        instinct.value(scene(pieces={**PIECES, "sloop1": at}, aboard={"sloop1": cargo}).state, 0)
        for at, cargo in (("300 300", ""), ("300 300", "cargo1 cargo2"), ("150 630", "cargo1 cargo2"))
    )
    assert empty < laden < near


def test_a_playout_brings_a_turn_to_its_end() -> None:
    """The Kraken strikes, cargo is dropped; then the next player's turn can be judged."""
    table = scene(pieces={**PIECES, "sloop1": "425 323"}, aboard={"sloop1": "cargo1"})
    table.state.acted = 3
    instinct, luck, told = GAME.instinct(), from_seed(nth_seed("quick", 1)), []
    assert instinct.restless(table.state)
    table.rolls(6, 6, 6, 6, 1, 1).plays("sail")
    while instinct.restless(table.state):
        (seat,) = table.state.to_act()
        move = instinct.quick(table.state, seat, luck)
        told.append(CODEC.text(move).split()[0])
        table.state.play(seat, move)
    assert told[0] == "strike"
    assert (table.state.turn, table.state.acted) == (1, 0)


@pytest.mark.parametrize(
    ("move", "code", "params"),
    [
        ("pass", "why-pass", {"wakes": 0}),
        ("sail", "why-act", {"wakes": 0}),
        ("explore sloop sea", "why-explore", {"wakes": 0, "finds": 92}),  # 33 of 36
        ("attack sloop whale1", "why-attack", {"wakes": 0, "hits": 89}),  # a 3 at least: 32 of 36
    ],
)
def test_a_hint_says_what_an_action_may_bring(move: str, code: str, params: dict[str, int]) -> None:
    table = scene(pieces={**PIECES, "cargo9": "330 150", "whale1": "330 180"})
    table.state.acted = 1
    why = GAME.reason(table.state, 0, CODEC.parse(move))
    assert why is not None
    assert (why.code, why.params) == (code, params)
    for language in LANGUAGES:
        assert all(str(number) in Speaker(language, GAME.text).say(why) for number in params.values())


def test_a_hint_has_no_reason_where_nothing_is_risked() -> None:
    table = scene(pieces=PIECES, rolls=[3]).plays("sail")
    assert GAME.reason(table.state, 0, CODEC.parse("done")) is None
