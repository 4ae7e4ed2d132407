"""Every code of the engine has a message in every language, and no message is left over."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from games.carcass.scene import refusals_in_the_sources
from wreckfish.core.chance import from_seed
from wreckfish.core.game import Match, make_match
from wreckfish.core.registry import bot_names, find_game
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State
from wreckfish.core.values import Part, Saying
from wreckfish.games.carcass import components, view
from wreckfish.games.carcass.moves import MOVES
from wreckfish.games.carcass.rules import QUESTIONS
from wreckfish.language import LANGUAGES, SHELL, Speaker, from_locale

GAME = find_game("carcass")
FOLDERS = [SHELL, GAME.text]
SOURCES = SHELL.parent
PLAYERS = ["Ada", "Bo", "Cy", "Dee"]
SILENT = {"event-placed"}  # the line before it says enough
RARE = [  # what random games seldom say
    Saying(code="event-bonus-locker-none", params={"cards": []}, seats={"seat": 0}),
    Saying(code="event-no-haul", params={"card": "net3"}, seats={"seat": 0}),
    Saying(code="no-empty-hold", seats={"owner": 1}),
    Saying(code="tie-break-1", params={"value": 12, "other": 9}),
    *(Saying(code="no-other-question", params={"question": question.name}) for question in QUESTIONS),
]


# ---- The files ----------------------------------------------------------------------------------------------------


class Names(Visitor):
    """The variables and the other messages that a message names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  Fluent's own name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def names_in(node: BaseNode) -> Names:
    names = Names()
    names.visit(node)
    return names


@cache
def entries(folder: Path, language: str) -> dict[str, Names]:
    body = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    found = [entry for entry in body if isinstance(entry, Message)]
    assert len(found) == len({entry.id.name for entry in found}), "an id stands there twice"
    return {entry.id.name: names_in(entry) for entry in found}


@pytest.mark.parametrize("folder", FOLDERS, ids=["shell", "carcass"])
def test_all_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    english, *others = (
        {code: names.variables for code, names in entries(folder, language).items()} for language in LANGUAGES
    )
    for other in others:
        assert other == english


def test_no_game_takes_a_message_of_the_shell() -> None:
    assert entries(SHELL, "en").keys() & entries(GAME.text, "en").keys() == set()


# ---- What the engine says -----------------------------------------------------------------------------------------


def tables() -> Iterator[tuple[Match, str]]:
    """Games with every Diver and every Variant, for every number of seats."""
    luck = random.Random(1)
    parts = components.load()
    for number in range(60):
        seats = 2 + number % 3
        divers: list[str] = []
        while len(divers) < seats:
            diver = luck.choice(components.DIVERS)
            characters = [parts.divers[name].character for name in (*divers, diver)]  # type: ignore[index]
            if len(set(characters)) == len(characters):
                divers.append(diver)
        options = {"variant": ("none", *components.VARIANTS)[number % 7]}
        if number % 4:
            options["divers"] = ",".join(divers)
        yield make_match(GAME, seats, options), seed_from(f"language {number}")


def sayings(match: Match, seed: str) -> Iterator[Saying]:
    """Everything said in one random game: questions, refusals, moves, events for every reader, and the end."""
    state, luck, some = match.start(seed), from_seed(seed), random.Random(seed)
    state.journal = []
    while state.owing:
        (seat,) = state.to_act()
        yield from state.prompts(seat)
        if some.random() < 0.3:
            yield from refused(state, some)
        yield from offered(match, state, seat)
        state.play(seat, state.random_move(seat, luck))
    yield from refused(state, some)
    for note in state.journal:
        for reader in (None, *range(match.seats)):
            yield GAME.event(note, reader, match.parts)
    outcome = state.outcome()
    assert outcome is not None
    yield Saying(code=f"reason-{outcome.reason}")
    for score in outcome.scores:
        yield from score.parts


def refused(state: State, some: random.Random) -> Iterator[Saying]:
    """Moves of all kinds, by the seat that owes one, by other seats, and by a seat that does not exist."""
    choices = [*range(5), *some.sample(range(5, 62), 4)]
    moves = [*range(4), 31, *(verb + 32 * choice for verb in range(4, 11) for choice in choices)]
    tried = [(seat, 0) for seat in range(state.seats + 1)] + [(seat, move) for seat in state.to_act() for move in moves]
    for seat, move in tried:
        refusal = state.refusal(seat, move)
        if refusal is not None:
            yield refusal


def offered(match: Match, state: State, seat: int) -> Iterator[Saying]:
    for move in state.legal(seat):
        yield match.codec.saying(move)


@cache
def said() -> dict[str, Saying]:
    """One saying of each code and set of variables."""
    return {
        f"{saying.code} {sorted(saying.params)} {sorted(saying.seats)} {saying.params.get('question')}": saying
        for saying in (*RARE, *(saying for match, seed in tables() for saying in sayings(match, seed)))
    }


@pytest.mark.seconds
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_in_many_games_is_a_sentence(language: str) -> None:
    speaker = Speaker(language, GAME.text, PLAYERS)
    for saying in said().values():
        spoken = speaker.say(saying)
        assert (spoken == "") == (saying.code in SILENT), saying
        assert not re.search(r"[a-z]+\d|\{|\$|  ", spoken), f"{saying.code} says “{spoken}”"


def test_all_that_is_said_is_given_what_its_sentence_names() -> None:
    for saying in said().values():
        given = {*saying.params, *saying.seats}
        given |= {"count"} if any(isinstance(value, list) for value in saying.params.values()) else set()
        given |= {"points"} if isinstance(saying, Part) else set()
        assert entries(GAME.text, "en")[saying.code].variables <= given


def codes_of_the_engine() -> set[str]:
    """Codes by kind: all that the rules can say, whether or not they came up in the games above."""
    notes = {f"event-{kind}" for kind in view.NOTES}
    notes |= {f"event-{kind}-locker" for kind in ("lost", "bonus")}
    notes |= {f"event-{kind}-secret" for kind in ("map", "peeked")}
    notes |= {f"event-{kind}-none" for kind in ("surfaced", "bonus-locker")}
    asked = {f"ask-{question.name}" for question in QUESTIONS} | {"ask-first", "ask-squid", "ask-place"}
    return (
        notes
        | asked
        | {f"question-{question.name}" for question in QUESTIONS}
        | refusals_in_the_sources()
        | {f"move-{move.__struct_config__.tag}" for move in MOVES}
        | {"part-card", "part-diver", "part-missing", "reason-deck-empty", "reason-sudden-surfacing", "tie-break-1"}
    )


def names_of_things() -> set[str]:
    """The messages that clients look up by values of a view or an option."""
    characters = {card.character for card in components.load().divers.values()}
    return (
        {f"{kind}-{suit}" for kind in ("suit", "card", "effect") for suit in components.SUITS}
        | {f"diver-{diver}{what}" for diver in components.DIVERS for what in ("", "-skill")}
        | {f"variant-{variant}{what}" for variant in components.VARIANTS for what in ("", "-change")}
        | {f"character-{character}" for character in characters}
        | {"question-first", "question-squid", "question-place"}  # asked for by what a seat is asked
        | {f"option-{option}{what}" for option in components.Options.__struct_fields__ for what in ("", "-help")}
    )


def test_every_code_of_the_engine_has_a_sentence_and_every_thing_a_name() -> None:
    assert {saying.code for saying in said().values()} <= codes_of_the_engine()
    assert codes_of_the_engine() | names_of_things() <= entries(GAME.text, "en").keys()


def test_the_sayings_above_are_all_that_can_be_said() -> None:
    """Otherwise the test of their messages would be worth little."""
    unsaid = codes_of_the_engine() - {saying.code for saying in said().values()}
    assert {code for code in unsaid if not code.startswith("question-")} == set()


# ---- What is never said ---------------------------------------------------------------------------------------------


def written_in_code() -> set[str]:
    """Every string in the sources that could be an id."""
    texts = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    return set(re.findall(r"""["'](?:f["'])?([a-z][a-z0-9-]*)["']""", texts))


def test_no_message_of_the_shell_is_left_over() -> None:
    bots = {f"bot-{name}" for name in bot_names()}
    assert entries(SHELL, "en").keys() - written_in_code() - bots == set()


def test_no_message_of_the_game_is_left_over() -> None:
    named = {code for names in entries(GAME.text, "en").values() for code in names.messages}
    on_the_page = {"aim"}  # what wins: said on entering a table
    used = codes_of_the_engine() | names_of_things() | written_in_code() | named | on_the_page
    assert entries(GAME.text, "en").keys() - used == set()


# ---- The speaker --------------------------------------------------------------------------------------------------


def test_a_card_is_spoken_by_suit_and_value_and_a_seat_by_its_player() -> None:
    saying = Saying(code="event-knifed", params={"cards": ["squid7", "squid3"]}, seats={"seat": 0, "owner": 1})
    assert (
        Speaker("en", GAME.text, PLAYERS).say(saying) == "Ada’s Knife sends Squid 7 and Squid 3 from Bo to the Locker."
    )
    assert (
        Speaker("de", GAME.text, PLAYERS).say(saying)
        == "Das Messer von Ada schickt Krake 7 und Krake 3 von Bo ins Seemannsgrab."
    )


def test_a_parameter_without_end_is_cut() -> None:
    spoken = Speaker("en").text("save-done", file="x" * 5000)
    assert 1000 < len(spoken) < 2500
    assert spoken.endswith("…")


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert Speaker("de", GAME.text).player(1) == "Platz 2"


@pytest.mark.parametrize(("owed", "english"), [(1, "one more card"), (2, "2 more cards")])
def test_one_and_many_differ(owed: int, english: str) -> None:
    assert english in Speaker("en", GAME.text).say(Saying(code="ask-squid", params={"owed": owed}))


@pytest.mark.parametrize(
    ("value", "language"),
    [("de_AT.UTF-8", "de"), ("de", "de"), ("en_GB.UTF-8", "en"), ("fr_FR", "en"), ("C.UTF-8", "en")],
)
def test_the_language_follows_the_locale(monkeypatch: pytest.MonkeyPatch, value: str, language: str) -> None:
    monkeypatch.setenv("LC_ALL", value)
    assert from_locale() == language
