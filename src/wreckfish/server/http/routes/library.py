"""The games' texts and rules, which a client reads before it plays.

A rule book writes moves as typed at the terminal, `net squid7`; for a browser they become the words on its buttons.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Literal, TypeAlias

from litestar import MediaType, Router, get
from litestar.di import NamedDependency as Dep
from litestar.params import PathParameter

from wreckfish.core.game import Game
from wreckfish.core.registry import find_game
from wreckfish.core.values import WreckfishError
from wreckfish.language import SHELL, Speaker, source
from wreckfish.rulebook import book_of
from wreckfish.server.errors import TEXT, figures_of, speaker
from wreckfish.server.http.routes.answers import PROBLEMS
from wreckfish.server.messages import RuleInfo, RulesInfo
from wreckfish.server.values import Refused
from wreckfish.table.lesson import folder_of

GameName: TypeAlias = Annotated[str, PathParameter(max_length=40, description="A game's name.")]
Language: TypeAlias = Annotated[Literal["en", "de"], PathParameter()]


@get("/texts/{lang:str}/{game:str}", media_type=MediaType.TEXT, responses=PROBLEMS, sync_to_thread=True)
def get_texts(lang: Language, game: GameName) -> str:
    """All words of a game in a language, as a Fluent file: what every table says, and what this game says."""
    folders, figures = (SHELL, TEXT, find_game(game).text), figures_of(game)
    return "\n".join(source(lang, folder, figures) for folder in folders)


@get("/lessons/{lang:str}/{game:str}", media_type=MediaType.TEXT, responses=PROBLEMS, sync_to_thread=True)
def get_lesson_texts(lang: Language, game: GameName) -> str:
    """What the coach says in a game's lessons, as a Fluent file."""
    folder = folder_of(find_game(game))
    return source(lang, folder, figures_of(game)) if folder.is_dir() else ""


@get("/rules/{game:str}", responses=PROBLEMS, sync_to_thread=True)
def get_rules(game: GameName, tongue: Dep[str]) -> RulesInfo:
    """The rules of a game."""
    return rules_of(find_game(game), tongue)


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


router = Router("/api", route_handlers=[get_texts, get_lesson_texts, get_rules], tags=["games"])
