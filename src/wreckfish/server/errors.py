"""Refusals as answers: one sentence in the reader's language, a code for programs, and the rule behind it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from wreckfish.core.registry import find_game
from wreckfish.core.values import shown
from wreckfish.language import Speaker, translated
from wreckfish.server.messages import VERSION, Refusal
from wreckfish.server.values import CoreRefused, Refused

TEXT = Path(__file__).with_name("text")


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused. Nothing changed."""

    code: str
    sentence: str
    rule: str | None = None


@lru_cache(maxsize=256)
def speaker(language: str, game: str | None = None, players: tuple[str, ...] = ()) -> Speaker:
    """The speaker for a table of a game, or for messages about no table."""
    if game is None:
        return Speaker(language, None, players, more=(TEXT,))
    return Speaker(language, find_game(game).text, players, more=(TEXT,), figures=figures_of(game))


def figures_of(name: str) -> dict[str, int]:
    """The figures in a game's texts; all tables here play with the standard data."""
    game = find_game(name)
    return game.figures(game.load(None))


def problem_of(refused: Refused, language: str) -> Problem:
    """A refusal in the reader's language."""
    if isinstance(refused, CoreRefused):
        words = translated(refused.words, language)
    else:
        words = speaker(language, refused.game, refused.players).say(refused.saying)
    return Problem(refused.code, shown(words, 1000), refused.rule)


def refusal_of(refused: Refused, number: int, language: str) -> Refusal:
    problem = problem_of(refused, language)
    return Refusal(VERSION, number, problem.code, problem.sentence, problem.rule)
