"""Words: whatever a game can say it can say in every language, and every view can be drawn."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from generic import tables
from generic.play import finished, positions, sampled, start, viewers
from wreckfish.core import registry
from wreckfish.core.moves import VERBS
from wreckfish.core.values import Saying
from wreckfish.language import LANGUAGES, Speaker
from wreckfish.server.errors import TEXT as SERVER

every_registered_game = pytest.mark.parametrize("name", registry.game_names())
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def sayings(name: str) -> dict[str, Saying]:
    """All that a game says in some random games, one for each message id."""
    game = tables.find(name)
    said: dict[str, Saying] = {}
    for table in tables.few(name):
        state, parts = start(table), table.match().parts
        state.journal = []
        for _, seat, move in positions(table):
            said |= {prompt.code: prompt for prompt in state.prompts(seat)}
            for other in range(-1, state.seats + 1):
                refusal = state.refusal(other, move + VERBS * (other == seat))
                said |= {refusal.code: refusal} if refusal else {}
            state.play(seat, move)
        for viewer in viewers(state):
            said |= {event.code: event for event in (game.event(note, viewer, parts) for note in state.journal)}
    return said


@every_language
@every_registered_game
def test_all_that_happens_is_asked_or_refused_has_words(name: str, language: str) -> None:
    speaker = Speaker(language, tables.find(name).text)
    for code, saying in sayings(name).items():
        assert speaker.knows(code), code
        assert speaker.say(saying) or code.startswith("event-"), f"{code} is empty; only an event may be"


NAMES = ["Ada", "Berta", "Clara", "Dora", "Emilia", "Frida"]


@every_language
@every_registered_game
def test_one_is_you_in_all_that_one_does_or_has_done_to_one(name: str, language: str) -> None:
    speaker = Speaker(language, tables.find(name).text, NAMES)
    for code, saying in sayings(name).items():
        if not code.startswith("event-"):
            continue
        for seat in set(saying.seats.values()):
            speaker.reader = seat
            assert NAMES[seat] not in speaker.say(saying), code


TEXTS = {name: tables.find(name).text for name in registry.game_names()} | {"server": SERVER}
PLAYERS = ("seat", "owner", "other", "victim", "taker", "source", "one")  # what events call their players


def events(folder: Path, language: str) -> Iterator[tuple[str, str, dict[str, str]]]:
    """What a folder tells of events: each message with its attributes."""
    written = FluentSerializer().serialize_entry
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, Message) and entry.id.name.startswith(("event-", "told-event-", "log-")):
            wordings = {each.id.name: written(Message(each.id, each.value)) for each in entry.attributes}
            yield entry.id.name, written(Message(entry.id, entry.value)), wordings


@every_language
@pytest.mark.parametrize("folder", TEXTS.values(), ids=TEXTS)
def test_every_player_of_an_event_is_spoken_to_in_words_of_their_own(folder: Path, language: str) -> None:
    found = list(events(folder, language))
    for code, plain, wordings in found:
        named = {player for player in PLAYERS if f"${player} " in plain}
        assert named <= set(wordings), code
        for player, wording in wordings.items():
            assert f"${player} " in plain, f"{code} is never told of this player"
            assert f"${player} " not in wording, f"{code}.{player} has a name for the reader"
    assert len(found) > 3


@every_language
@every_registered_game
def test_every_move_has_words(name: str, language: str) -> None:
    game = tables.find(name)
    speaker = Speaker(language, game.text)
    for verb in tables.few(name)[0].match().codec.verbs:
        assert speaker.knows(f"move-{verb}")


@every_language
@every_registered_game
def test_every_end_has_words(name: str, language: str) -> None:
    game = tables.find(name)
    speaker = Speaker(language, game.text)
    for table in tables.few(name):
        outcome = finished(table).outcome()
        assert outcome is not None
        assert speaker.text(f"reason-{outcome.reason}")
        for score in outcome.scores:
            assert all(speaker.say(part) for part in score.parts)


@every_language
@every_registered_game
def test_every_option_has_words(name: str, language: str) -> None:
    speaker = Speaker(language, tables.find(name).text)
    for option in tables.kinds(tables.find(name)):
        assert speaker.text(f"option-{option}")
        assert speaker.text(f"option-{option}-help")


@pytest.mark.slow
@every_language
@every_registered_game
def test_every_view_can_be_drawn(name: str, language: str) -> None:
    game = tables.find(name)
    speaker = Speaker(language, game.text)
    for table in tables.few(name)[::3]:
        for state in (start(table), *(state for state, _, _ in sampled(table, every=15)), finished(table)):
            for viewer in viewers(state):
                lines = game.draw(state.view(viewer), speaker)
                assert lines
                assert not any("\n" in span.text for line in lines for span in line)
