"""The instinct of Wreck Raiders: that greedy play beats chance, and what it goes for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.raiders.scene import CODEC, Scene, scene
from wreckfish.bots.bot import play_bots
from wreckfish.bots.search import outlook, worths
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.registry import find_bot
from wreckfish.core.seeds import nth_seed
from wreckfish.games.raiders import GAME
from wreckfish.language import LANGUAGES, Speaker

CLAIM = "claim gold-gold-gold 1 plain bare"


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


def test_greedy_beats_random() -> None:
    assert share_of_wins(40) >= 0.95


@pytest.mark.slow
def test_greedy_beats_random_over_a_thousand_games() -> None:
    assert share_of_wins(1000) >= 0.95


def best(table: Scene, seat: int = 1) -> str:
    moves = {
        CODEC.text(find_bot("greedy")(GAME).decide(table.state, seat - 1, from_seed(nth_seed("thinking", number))))
        for number in range(5)
    }
    assert len(moves) == 1, moves
    return moves.pop()


def test_it_dives_for_the_treasure_that_a_display_lacks() -> None:
    table = scene("plain4", displays=[("gold-crown gold-crown", "", "")], shown="gold-gold-gold")
    table.plays("take plain4 4")
    assert best(table) == "dive off gold4"


def test_it_puts_the_missing_treasure_on_its_display_and_claims() -> None:
    table = scene("plain4", displays=[("gold-crown gold-crown", "", "")], shown="gold-gold-gold")
    table.plays("take plain4 4", "dive off gold4")
    assert best(table) == "place 1"
    table.plays("place 1")
    assert best(table) == "claim gold-gold-gold 1 plain bare"


def test_it_helps_its_own_diver_rather_than_a_rivals() -> None:
    table = scene("plain4", divers=["gold3", "gems3 art3 relics3"], shown="relics-relics-relics-relics-gems")
    table.plays("take plain4 4")
    assert best(table) == "dive off gold4"


def test_a_playout_brings_a_turn_to_its_end() -> None:
    """The treasure is placed and the exhibit claimed; then the next player's turn can be judged."""
    table = scene("plain4 plain5", displays=[("gold-crown gold-crown", "", "")], shown="gold-gold-gold")
    instinct, luck = GAME.instinct(), from_seed(nth_seed("quick", 1))
    assert not instinct.restless(table.state)
    table.plays("take plain4 4", "dive off gold4")
    while instinct.restless(table.state):
        (seat,) = table.state.to_act()
        table.state.play(seat, instinct.quick(table.state, seat, luck))
    assert (table.state.turn, table.exhibits()) == (1, ["gold-gold-gold"])


def test_alone_the_end_of_a_game_is_worth_its_points_and_nothing_else() -> None:
    """Ending it beats no one, so a search does not hurry to the end."""
    table = scene("plain4", seats=1, exhibits=["gems-gems-gems gold-gold-gold"])
    instinct = GAME.instinct()
    table.state.finish("vault-full")
    seen = outlook(table.state, instinct)
    (worth,) = worths(table.state, seen, instinct, 10.0, 8.0)
    assert worth == 0.5, "as good as it looked"
    (worth,) = worths(table.state, seen, instinct, 10.0, 60.0)
    assert worth < 0.1


def test_alone_a_position_is_judged_by_the_rounds_that_may_follow() -> None:
    def looks(**what: object) -> float:
        return GAME.instinct().value(scene("plain4", seats=1, **what).state, 0)  # type: ignore[arg-type]

    fresh, full = looks(), looks(vaults=[["gems-drop " * 4, "gold-crown " * 4, "art-mask " * 4]])
    nearly = looks(vaults=[["gems-drop " * 4, "gold-crown " * 4, "art-mask " * 3]])
    assert full < nearly < fresh, "three points of the vault are less than the rounds that it costs"


@pytest.mark.parametrize(
    ("seat_two", "moves", "move", "code", "params"),
    [
        ("", ["take plain4 4"], "dive off gold4", "why-treasures", {"mine": 1}),
        ("gold3 gold5", ["take plain4 4"], "dive off gold4", "why-treasures-others", {"mine": 1, "theirs": 2}),
        ("gold3 gold5", ["take plain4 4", "dive off gold4", "place 1"], "extra", "why-treasures", {"mine": 1}),
        ("", ["take plain4 4", "dive off gold4", "place 1", "done"], CLAIM, "why-points", {"points": 4}),
    ],
)
def test_a_hint_says_what_a_move_brings_at_once(
    seat_two: str, moves: list[str], move: str, code: str, params: dict[str, int]
) -> None:
    table = scene(
        "plain4",
        divers=["", seat_two],
        displays=[("gold-crown gold-crown", "", "")],
        shells=[(0, 1, 0)],
        shown="gold-gold-gold",
    ).plays(*moves)
    why = GAME.reason(table.state, 0, CODEC.parse(move))
    assert why is not None
    assert (why.code, why.params) == (code, params)
    for language in LANGUAGES:
        assert all(str(number) in Speaker(language, GAME.text).say(why) for number in params.values())


def test_a_hint_has_no_reason_where_nothing_is_gained_at_once() -> None:
    table = scene("plain4")
    assert GAME.reason(table.state, 0, CODEC.parse("take plain4 4")) is None


@pytest.mark.parametrize("shells", [(), [(0, 1, 0)]])
def test_what_neighbours_gain_counts_for_the_dive_and_not_for_the_placing(shells: Sequence[tuple[int, ...]]) -> None:
    table = scene("plain4", divers=["", "gold3 gold5"], shells=shells).plays("take plain4 4", "dive off gold4")
    assert GAME.reason(table.state, 0, CODEC.parse("place 1")) is None


def test_alone_a_bumped_rival_does_not_hide_what_a_dive_brings() -> None:
    table = scene("plain1 plain2 plain3 plain4 plain5 plain6", seats=1, rivals="gold4").plays("take plain4 4")
    why = GAME.reason(table.state, 0, CODEC.parse("dive off gold4"))
    assert why is not None
    assert (why.code, why.params) == ("why-treasures", {"mine": 1})
