"""Positions as text: without colours, nothing may run together."""

from __future__ import annotations

import re

import pytest

from wreckfish.core.chance import from_seed
from wreckfish.core.game import Match, Span, make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State
from wreckfish.environments.rendering import as_svg, as_text
from wreckfish.language import LANGUAGES, Speaker

WORD = re.compile(r"\w+")
MAP = re.compile(r"\S{40}")  # a row of it, in which letters may meet
OPTIONS = {"carcass": {"divers": "dealt"}, "wrecked": {"setup": "full"}}


def positions(match: Match, most: int = 600) -> list[State]:
    """Some positions of a random game, including the first and the last."""
    state, luck, found = match.start(seed_from("read")), from_seed(seed_from("read luck")), list[State]()
    for ply in range(most):
        if ply % 40 == 0 or not state.owing:
            found.append(state.clone())
        if not state.owing:
            break
        seat = state.to_act()[0]
        state.apply(seat, state.random_move(seat, luck))
    return found


@pytest.mark.seconds
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_label_stands_apart_from_what_it_names(name: str, language: str) -> None:
    game = find_game(name)
    for seats in {game.min_seats, game.max_seats}:
        match = make_match(game, seats, OPTIONS.get(name, {}))
        for state in positions(match):
            for seat in (None, 0):
                drawn = match.game.draw(state.view(seat), Speaker(language, game.text))
                text = as_text(match, state, seat, language).splitlines()
                assert len(text) == len(drawn)
                for line, spans in zip(text, drawn, strict=True):
                    assert apart(line, spans), line
                    if not MAP.search(line):
                        assert WORD.findall(line) == WORD.findall(" ".join(span.text for span in spans))


def apart(line: str, spans: list[Span]) -> bool:
    """Whether a line starts with its label, followed by a space or nothing."""
    label = spans[0].text
    rest = line.removeprefix(label)
    return line.startswith(label.rstrip()) and (len(spans) == 1 or not rest.strip() or rest[0] == " ")


def test_thirty_eight_points_of_seat_2_are_not_those_of_seat_238() -> None:
    match = make_match(find_game("carcass"), 2)
    state = match.start(seed_from("points"))
    state.holds[1] = 0b11  # type: ignore[attr-defined]
    points = int(state.score_now(1))
    for language, seat in (("en", "Seat 2"), ("de", "Platz 2")):
        assert re.search(rf"{seat} +{points} P", as_text(match, state, language=language), re.IGNORECASE)
    assert re.search(rf"Seat 2 +</tspan><tspan[^>]*>{points} points", as_svg(match, state))


def test_a_map_of_letters_is_a_rectangle() -> None:
    match = make_match(find_game("wrecked"), 2)
    rows = [line for line in as_text(match, match.start(seed_from("map"))).splitlines() if "···" in line]
    assert len(rows) == 30
    assert len({len(row) for row in rows}) == 1
