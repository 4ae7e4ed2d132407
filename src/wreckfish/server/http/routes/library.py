"""The games' texts and rules over REST."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from litestar import MediaType, Router, get
from litestar.di import NamedDependency as Dep
from litestar.params import PathParameter

from wreckfish.core.registry import find_game
from wreckfish.server.http.routes.answers import PROBLEMS
from wreckfish.server.library import lesson_texts, moments_in, rules_of, texts
from wreckfish.server.messages import MomentInfo, RulesInfo

GameName: TypeAlias = Annotated[str, PathParameter(max_length=40, description="A game's name.")]
Language: TypeAlias = Annotated[Literal["en", "de"], PathParameter()]


@get("/texts/{lang:str}/{game:str}", media_type=MediaType.TEXT, responses=PROBLEMS, sync_to_thread=True)
def get_texts(lang: Language, game: GameName) -> str:
    """All words of a game in a language, as a Fluent file: what every table says, and what this game says."""
    return texts(lang, game)


@get("/lessons/{lang:str}/{game:str}", media_type=MediaType.TEXT, responses=PROBLEMS, sync_to_thread=True)
def get_lesson_texts(lang: Language, game: GameName) -> str:
    """What the coach says in a game's lessons, as a Fluent file."""
    return lesson_texts(lang, game)


@get("/moments/{lang:str}/{game:str}", responses=PROBLEMS, sync_to_thread=True)
def get_moments(lang: Language, game: GameName) -> list[MomentInfo]:
    """The cards that explain a game's later rules when they first matter, and what brings each of them up."""
    return moments_in(find_game(game), lang)


@get("/rules/{game:str}", responses=PROBLEMS, sync_to_thread=True)
def get_rules(game: GameName, tongue: Dep[str]) -> RulesInfo:
    """The rules of a game."""
    return rules_of(find_game(game), tongue)


router = Router("/api", route_handlers=[get_texts, get_lesson_texts, get_moments, get_rules], tags=["games"])
