"""What a client reads before it plays: the games' texts and rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeAlias

from litestar import MediaType, Router, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from wreckfish.core.registry import find_game
from wreckfish.language import SHELL, source
from wreckfish.rulebook import books
from wreckfish.server.messages import RuleInfo, RulesInfo
from wreckfish.server.problems import TEXT, figures_of
from wreckfish.server.routes.answers import PROBLEMS
from wreckfish.server.values import Refused

GameName: TypeAlias = Annotated[str, PathParameter(max_length=40, description="A game's name.")]
Language: TypeAlias = Annotated[Literal["en", "de"], PathParameter()]


@get("/texts/{lang:str}/{game:str}", media_type=MediaType.TEXT, responses=PROBLEMS, sync_to_thread=True)
def get_texts(lang: Language, game: GameName) -> str:
    """All words of a game in a language, as a Fluent file: what every table says, and what this game says."""
    folders, figures = (SHELL, TEXT, find_game(game).text), figures_of(game)
    return "\n".join(source(lang, folder, figures) for folder in folders)


@get("/rules/{game:str}", responses=PROBLEMS, sync_to_thread=True)
def get_rules(game: GameName, tongue: NamedDependency[str]) -> RulesInfo:
    """The rules of a game."""
    return rules_of(find_game(game).book, game, tongue)


@cache
def rules_of(book: str, game: str, language: str) -> RulesInfo:
    found = next((each for each in books(language) if each.name == book), None)
    if found is None:
        raise Refused("refuse-no-rules", 404, game=game)
    rules = [
        RuleInfo(rule.id, rule.title, rule.about, rule.text, rule.section, rule.ruling, rule.house)
        for rule in found.rules
    ]
    return RulesInfo(game, found.title, rules)


router = Router("/api", route_handlers=[get_texts, get_rules], tags=["games"])
