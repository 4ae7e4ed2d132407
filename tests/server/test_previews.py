"""A preview shows each player's gain from a dive of Wreck Raiders, as the rules say, and nothing uncertain."""

from __future__ import annotations

from games.raiders.scene import Scene, scene
from generic.play import luck_of
from wreckfish.core.game import make_match
from wreckfish.games.raiders import GAME
from wreckfish.server.tables.foresight import foresee


def sure(table: Scene, dive: str) -> list[str]:
    """What a dive is sure to lead to, each event with its seat, counted from 1, and its values."""
    match = make_match(GAME, table.state.seats)
    (found,) = foresee(match, table.state, 0, [table.codec.parse(dive)], luck_of("previews"))
    assert found.text == dive
    return [
        " ".join([event.code.removeprefix("event-"), str(event.seats["seat"] + 1), *map(str, event.params.values())])
        for event in found.events
        if event.code not in ("event-rolled", "event-looked", "event-looked-secret", "event-placed", "event-vaulted")
    ]


def diving(number: int, **where: object) -> Scene:
    """The first seat has taken a plain die and moves a diver."""
    table = scene(f"plain{number} plain1 plain2 plain3", **where)  # type: ignore[arg-type]
    table.plays(f"take plain{number} {number}")
    return table


def test_the_divers_beside_gain_too_though_a_treasure_has_to_be_placed_first() -> None:
    table = diving(4, seats=3, divers=["", "gold5", "gold3"])
    assert sure(table, "dive off gold4") == ["dived 1 off gold4", "gained 1 gold", "gained 2 gold", "gained 3 gold"]


def test_a_bumped_diver_gains_the_shells_of_the_beach_and_sends_another_home() -> None:
    table = diving(6, seats=3, divers=["", "art6", "beach6"])
    told = sure(table, "dive off art6")
    assert told[:3] == ["dived 1 off art6", "bumped 2 beach6", "sent-home 3 beach6"]
    assert sorted(each.split()[0] for each in told[3:]) == ["gained", "shells"]


def last_gold(left: int, **where: object) -> Scene:
    """Only a few Crowns are left of the gold: all else lies before the first player, or open in the other's vault."""
    gold = ["gold-chalice"] * 7 + ["gold-coins"] * 7 + ["gold-crown"] * (7 - left)
    rows = [" ".join(gold[at : at + 5]) for at in (0, 5, 10)]
    columns = [" ".join(gold[at : at + 2]) for at in (15, 17, 19)]
    return diving(4, displays=[rows], vaults=[[], columns], **where)


def test_which_treasure_is_drawn_is_told_only_if_no_other_is_left() -> None:
    match, drawn = make_match(GAME, 2), []
    for table in (diving(4), last_gold(1)):
        (found,) = foresee(match, table.state, 0, [table.codec.parse("dive off gold4")], luck_of("drawn"))
        drawn += [event.params for event in found.events if event.code == "event-looked"]
    assert drawn == [{}, {"treasure": "gold-crown"}]


def test_a_bare_wreck_gives_nothing() -> None:
    table = last_gold(1, divers=["", "gold5"])
    assert sure(table, "dive off gold4") == ["dived 1 off gold4", "gained 1 gold", "nothing-left 2 gold"]


def test_what_hangs_on_a_choice_is_not_told() -> None:
    """With a Scallop the diver may take the last treasure, which would else be the neighbour's."""
    table = last_gold(2, divers=["", "gold5"], shells=[(0, 1, 0)])
    assert sure(table, "dive off gold4") == ["dived 1 off gold4", "gained 1 gold"]


def test_alone_a_bumped_rival_is_washed_ashore_wherever_the_player_likes() -> None:
    table = diving(4, seats=1, rivals="gold4")
    assert sure(table, "dive off gold4")[:2] == ["dived 1 off gold4", "washed 1"]
