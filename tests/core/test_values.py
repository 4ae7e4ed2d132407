"""The values that leave the engine: ranking with ties, winners, refusals as errors, and JSON for all of them."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wreckfish.core.values import Event, IllegalMove, Outcome, Part, Prompt, Refusal, Score, WreckfishError, rank


def test_the_largest_key_is_first_and_equals_share_a_place() -> None:
    assert rank([3, 9, 9, 1]) == (3, 1, 1, 4)
    assert rank([(5, 2), (5, 3)]) == (2, 1)
    assert rank([0, 0, 0]) == (1, 1, 1)
    assert rank([]) == ()


@given(st.lists(st.integers(-50, 50), max_size=9))
def test_a_place_is_one_more_than_all_who_are_better(keys: list[int]) -> None:
    ordered = sorted(keys, reverse=True)
    assert rank(keys) == tuple(ordered.index(key) + 1 for key in keys)


def test_a_shared_victory_has_several_winners() -> None:
    assert Outcome("tide", (Score(4, 2), Score(7, 1), Score(7, 1))).winners == (1, 2)


def test_an_illegal_move_says_its_rule() -> None:
    error = IllegalMove(Refusal(code="no-squid-owes", rule="CC32"))
    assert isinstance(error, WreckfishError)
    assert error.refusal.rule == "CC32"
    assert str(error) == "The rules refuse that move: no-squid-owes (CC32)."


@pytest.mark.parametrize(
    "value",
    [
        Refusal(code="no", rule="CC01", params={"card": "squid7"}, seats={"owner": 2}),
        Prompt(code="ask", rule="CC01", by="net4", params={"owed": 2}),
        Event(code="event", params={"cards": ["squid7", "net4"]}, seats={"seat": 0}),
        Part(code="part", points=-5),
        Outcome("over", (Score(3, 1, (Part(code="part", points=3),), (7,)),)),
    ],
)
def test_every_value_goes_through_json(value: object) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=type(value)) == value
