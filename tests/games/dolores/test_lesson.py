"""What the coach of Dolores says in figures: the points that a note names are those of the table."""

from __future__ import annotations

import re

import pytest

from wreckfish.core.registry import find_game
from wreckfish.core.state import State
from wreckfish.games.dolores.view_types import View
from wreckfish.language import LANGUAGES
from wreckfish.table.lesson import find_lesson, speaker_of

LESSON = find_lesson(find_game("dolores"), "first-game")
PLAYERS = {f"player{seat + 1}": f"Seat {seat + 1}" for seat in range(LESSON.match.seats)}


def points(state: State) -> set[int]:
    view = state.view(LESSON.pupil)
    assert isinstance(view, View)
    return {seat.points for seat in view.seats}


def after(state: State, move: int) -> State:
    copy = state.clone()
    copy.apply(LESSON.pupil, move)
    return copy


def within_reach(state: State) -> set[int]:
    """Points now, and after whatever the pupil may answer."""
    return points(state).union(*(points(after(state, move)) for move in state.legal(LESSON.pupil)))


@pytest.mark.rule("DO52")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_points_that_the_coach_names_is_on_the_table(language: str) -> None:
    say = speaker_of(LESSON, language)
    state, named = LESSON.match.start(LESSON.seed), 0

    def check(code: str, true: set[int]) -> None:
        nonlocal named
        found = {int(number) for number in re.findall(r"(\d+) (?:points|Punkten?)\b", say.text(code, **PLAYERS))}
        assert found <= true, f"{code}: {found - true}"
        named += len(found)

    for step, part in zip(LESSON.steps, LESSON.parts, strict=True):
        check(step.say, within_reach(state))
        for ply in part:
            if ply.seat == LESSON.pupil:
                for move in state.legal(LESSON.pupil):
                    text = LESSON.match.codec.text(move)
                    answer = step.others.get(text) or step.others.get(text.split()[0])
                    if answer and move != ply.move:
                        check(answer, points(state) | points(after(state, ply.move)) | within_reach(after(state, move)))
            state.apply(ply.seat, ply.move)
    assert named > 20
