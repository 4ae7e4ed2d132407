"""docs/api.md: its bot is the one in examples and plays a whole game, and it names every path, verb and message."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest
from harness import ServerProcess

from wreckfish.server import incoming, messages
from wreckfish.server.http import limits, table_socket
from wreckfish.server.messages import Message, Verb
from wreckfish.server.services.verbs import SERVICES, name_of

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "http-bot" / "bot.py"
PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CALL = re.compile(r"`(GET|POST|PUT|PATCH|DELETE) (/[^`?\s]*)")
VERB = re.compile(r"^\| `(\w+)` \| `(\{.*?\})` \|", re.MULTILINE)


def blocks(language: str) -> list[str]:
    return [found[2] for found in BLOCK.finditer(PAGE) if found[1] == language]


def test_the_page_quotes_the_bot_as_it_is() -> None:
    assert blocks("py") == [BOT.read_text(encoding="utf-8")]


@pytest.mark.slow
def test_the_bot_plays_a_whole_game(shared_server: ServerProcess) -> None:
    done = subprocess.run(
        [sys.executable, BOT, shared_server.address], capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.findall(r"seat (\d): \d+ points, place [123]\n", done.stdout) == ["0", "1", "2"]


@pytest.mark.seconds
def test_the_bot_says_why_it_cannot_play(shared_server: ServerProcess) -> None:
    code = f"import sys; sys.path.insert(0, {str(BOT.parent)!r}); import bot; bot.come_in(sys.argv[1], '')"
    done = subprocess.run(
        [sys.executable, "-c", code, shared_server.address], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "Traceback" not in done.stderr


def test_the_page_names_every_path_and_no_other(shared_server: ServerProcess) -> None:
    document = httpx.get(f"{shared_server.address}/schema/openapi.json", timeout=60).json()
    there = {(method.upper(), path) for path, calls in document["paths"].items() for method in calls}
    verbs = {("POST", f"/api/tables/{{table}}/{name_of(verb)}") for verb in SERVICES}
    named = {(found[1], found[2]) for found in CALL.finditer(PAGE)} - {("POST", "/api/tables/{table}/VERB")}
    assert verbs <= there
    assert named | verbs == there


def test_the_page_names_every_verb_with_a_body_that_fits() -> None:
    bodies = dict(VERB.findall(PAGE))
    assert set(bodies) == {name_of(verb) for verb in SERVICES}
    for name, body in bodies.items():
        together = f'{{"do": "{name}"' + (", " if body != "{}" else "") + body[1:]
        assert name_of(type(msgspec.json.decode(together, type=Verb))) == name


def test_the_examples_of_messages_are_understood() -> None:
    lines = [line for block in blocks("json") for line in block.splitlines()]
    assert len(lines) >= 5
    for line in lines:
        incoming.understood(line)


def test_the_page_names_every_message_and_every_number() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in Message.__subclasses__()}
    assert kinds == set(re.findall(r"^\| `(\w+)` \| (?!`)", PAGE, re.MULTILINE))
    assert f"now {messages.VERSION}:" in PAGE
    for code in (table_socket.TOO_SLOW, table_socket.NOT_HERE, table_socket.BROKEN):
        assert f"| {code}" in PAGE
    assert f"{incoming.LONGEST:,} characters" in PAGE
    for kind, words in {"bots": "{} times a second", "requests": "one {} times", "messages": "{} messages"}.items():
        assert words.format(round(1 / limits.LIMITS[kind].seconds)) in PAGE  # type: ignore[index]


def test_every_verb_of_the_socket_is_served_or_the_socket_s_own() -> None:
    assert set(get_args(Verb)) == {*SERVICES, messages.Follow, messages.Ping}
