"""The games' texts and rules, which a client reads before it plays.

A rule book writes moves as typed at the terminal, `net squid7`; for a browser they become the words on its buttons.
"""

from __future__ import annotations

import re
from functools import cache

from wreckfish.core.game import Game
from wreckfish.core.registry import find_game
from wreckfish.core.values import WreckfishError
from wreckfish.language import SHELL, Speaker, source
from wreckfish.rulebook import book_of
from wreckfish.server.errors import TEXT, figures_of, speaker
from wreckfish.server.messages import MomentInfo, RuleInfo, RulesInfo
from wreckfish.server.values import Refused
from wreckfish.table.lesson import folder_of
from wreckfish.table.moments import moments_of, speaker_of


def texts(language: str, game: str) -> str:
    """All words of a game in a language, as a Fluent file: what every table says, and what this game says."""
    folders, figures = (SHELL, TEXT, find_game(game).text), figures_of(game)
    return "\n".join(source(language, folder, figures) for folder in folders)


def lesson_texts(language: str, game: str) -> str:
    """What the coach says in a game's lessons, as a Fluent file."""
    folder = folder_of(find_game(game))
    return source(language, folder, figures_of(game)) if folder.is_dir() else ""


@cache
def moments_in(game: Game, language: str) -> list[MomentInfo]:
    """Cards without a text are about something that the data in force lacks."""
    say = speaker_of(game, language)
    return [
        MomentInfo(each.name, each.rules[0], say.text(each.code), list(each.when), list(each.light))
        for each in moments_of(game).moments
        if say.knows(each.code)
    ]


@cache
def rules_of(game: Game, language: str) -> RulesInfo:
    found = book_of(game, language)
    if found is None:
        raise Refused("refuse-no-rules", 404, game=game.name)
    says = speaker(language, game.name)
    rules = [
        RuleInfo(
            rule.id, rule.title, rule.about, in_words(rule.text, game, says), rule.section, rule.ruling, rule.house
        )
        for rule in found.rules
    ]
    return RulesInfo(game.name, found.title, rules, game.book_data(game.load(None)))


def in_words(text: str, game: Game, says: Speaker) -> str:
    """A rule's text with its moves as the buttons name them: `show peace` is “Show Peace”."""
    codec = game.codec(game.load(None))

    def named(written: re.Match[str]) -> str:
        try:
            words = says.say(game.words(codec.saying(codec.parse(written[1])), None))
        except WreckfishError:
            return written[0]  # not a move
        return says.text("quoted", words=words.partition(":")[0])

    return re.sub(r"`([^`]+)`", named, text)
