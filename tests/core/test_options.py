"""Options: typed, read from texts, written back, described in words; and what a table may ask for."""

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import Meta

from core.toy import TOY, Options
from wreckfish.core.game import describe, make_match, option_text, read_option, read_options
from wreckfish.core.values import WreckfishError

Suit = Literal["anchor", "squid"]
Number = Annotated[int, Meta(ge=1, le=12)]


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("squid", Suit, "squid"),
        ("7", Number, 7),
        ("7", Literal["drawn"] | Number, 7),
        ("drawn", Literal["drawn"] | Number, "drawn"),
        ("yes", bool, True),
        ("no", bool, False),
        ("squid,anchor", tuple[Suit, ...], ("squid", "anchor")),
        (" squid , anchor ", tuple[Suit, ...], ("squid", "anchor")),
        ("squid", tuple[Suit, ...], ("squid",)),
        ("none", Literal["none"] | tuple[Suit, ...], "none"),
        ("squid", Literal["none"] | tuple[Suit, ...], ("squid",)),
        ("any words", str, "any words"),
        ("12", str, "12"),
    ],
)
def test_a_text_is_read_as_its_option_wants_it(text: str, kind: Any, value: object) -> None:
    assert read_option("thing", text, kind) == value


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("whale", Suit, "one of anchor, squid"),
        ("", Suit, "one of anchor, squid"),
        ("0", Number, "a number from 1 to 12"),
        ("13", Number, "a number from 1 to 12"),
        ("-1", Number, "a number from 1 to 12"),
        ("1.5", Number, "a number from 1 to 12"),
        ("٣", Number, "a number from 1 to 12"),
        ("9" * 5000, Number, "a number from 1 to 12"),
        ("maybe", bool, "yes or no"),
        ("1", bool, "yes or no"),
        ("squid,whale", tuple[Suit, ...], "a comma-separated list, each one of anchor, squid"),
        ("squid,", tuple[Suit, ...], "a comma-separated list, each one of anchor, squid"),
        ("x", Literal["drawn"] | Number, "one of drawn, or a number from 1 to 12"),
        (
            "x",
            Literal["none", "dealt"] | tuple[Suit, ...],
            "one of none, dealt, or a comma-separated list, each one of anchor, squid",
        ),
        ("x", int, "a number"),
    ],
)
def test_a_wrong_text_gets_a_sentence_that_says_what_is_right(text: str, kind: Any, words: str) -> None:
    with pytest.raises(WreckfishError) as raised:
        read_option("thing", text, kind)
    assert str(raised.value).startswith("The option thing cannot be “")
    assert str(raised.value).endswith(f"”: it must be {words}.")


def test_a_sentence_about_an_endless_text_is_short() -> None:
    with pytest.raises(WreckfishError) as raised:
        read_option("thing", "x" * 100_000, Suit)
    assert len(str(raised.value)) < 500


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Suit, "one of anchor, squid"),
        (Number, "a number from 1 to 12"),
        (bool, "yes or no"),
        (int, "a number"),
        (str, "a text"),
        (tuple[Number, ...], "a comma-separated list, each a number from 1 to 12"),
        (Annotated[str, Meta(max_length=5)], "a text"),
        (Annotated[int, Meta(ge=1)], "a number from 1"),
        (Annotated[int, Meta(le=9)], "a number up to 9"),
    ],
)
def test_a_type_is_described_in_words(kind: Any, words: str) -> None:
    assert str(describe(kind)) == words


@given(
    st.builds(
        Options,
        rounds=st.integers(1, 3),
        tide=st.sampled_from(["ebb", "flood"]),
        whistles=st.booleans(),
        charms=st.just("none") | st.lists(st.sampled_from(["knot", "lamp", "rope"]), min_size=1).map(tuple),
    )
)
def test_options_that_are_written_are_read_again(options: Options) -> None:
    texts = {name: option_text(getattr(options, name)) for name in options.__struct_fields__}
    assert read_options(TOY, texts) == options


@given(st.text(st.characters(exclude_categories=())))
@example("\ud800")  # what a terminal makes of bytes that are no text
def test_any_text_is_an_option_or_gets_a_sentence(text: str) -> None:
    for kind in (Suit, Number, bool, tuple[Suit, ...], Literal["none"] | tuple[Suit, ...]):
        try:
            value = read_option("thing", text, kind)
        except WreckfishError:
            continue
        assert read_option("thing", option_text(value), kind) == value


def test_options_that_are_not_given_are_as_the_game_has_them() -> None:
    assert make_match(TOY, 2).options == Options()
    assert make_match(TOY, 2, {}).options == Options()


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 9])
def test_too_few_or_too_many_seats_get_a_sentence(seats: int) -> None:
    with pytest.raises(WreckfishError, match=rf"^flotsam is for 2 to 3 seats, not for {seats}\.$"):
        make_match(TOY, seats)


def test_an_unknown_option_gets_a_sentence_that_names_the_known_ones() -> None:
    with pytest.raises(
        WreckfishError, match=r"^flotsam has no option “depth”; it has rounds, tide, whistles, charms\.$"
    ):
        make_match(TOY, 2, {"depth": "7"})


def test_options_that_do_not_go_together_get_the_games_own_sentence() -> None:
    with pytest.raises(WreckfishError, match="A charm is there once only"):
        make_match(TOY, 2, {"charms": "lamp,lamp"})


def test_a_data_file_that_the_game_cannot_use_gets_its_sentence(tmp_path: Path) -> None:
    with pytest.raises(WreckfishError, match="flotsam has no data file"):
        make_match(TOY, 2, None, tmp_path / "parts.toml")


def test_a_match_deals_the_same_game_for_the_same_seed() -> None:
    match = make_match(TOY, 3, {"rounds": "1"})
    assert match.start("0" * 32).dump() == match.start("0" * 32).dump()
    assert match.start("0" * 32).dump() != match.start("1" * 32).dump()
    assert match.data is None
