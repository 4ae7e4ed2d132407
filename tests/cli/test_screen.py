"""What the terminal shows: the picture of a view at every width, and the command at a real terminal."""

from __future__ import annotations

import contextlib
import os
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from select import select

import pytest

from wreckfish.cli.colours import lay_out
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import read_file
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from
from wreckfish.games.carcass.text_board import draw
from wreckfish.games.carcass.view_types import View
from wreckfish.language import Speaker

GAME = find_game("carcass")
CLEAR = "\x1b[2J\x1b[3J"


# ---- The picture --------------------------------------------------------------------------------------------------


def positions(seed: str) -> Iterator[list[View]]:
    """The views of all seats at every moment of a random game, then the spectator's."""
    match = make_match(GAME, 4, {"divers": "dealt", "variant": "heap-of-treasure"})
    state, luck = match.start(seed_from(seed)), from_seed(seed_from(seed))
    while state.owing:
        seen = [state.view(seat) for seat in (0, 1, 2, 3, None)]
        yield [view for view in seen if isinstance(view, View)]
        (seat,) = state.to_act()
        state.play(seat, state.random_move(seat, luck))


@pytest.mark.parametrize("width", [60, 80, 120, 200])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_picture_fits_the_terminal(width: int, language: str) -> None:
    say = Speaker(language, GAME.text, ["Ada", "Bo", "Cy", "Someone with a rather long name"])
    for views in positions("width"):
        for row in lay_out(draw(views[0], say), width):
            assert row.cell_len <= width


def test_the_picture_shows_private_knowledge_only_to_its_owner() -> None:
    say = Speaker("en", GAME.text, ["Ada", "Bo", "Cy", "Dee"])
    known = 0
    for seed in ("a", "b"):
        for views in positions(seed):
            for view in views:
                text = "\n".join("".join(span.text for span in line) for line in draw(view, say))
                mine = view.knowledge
                assert ("You saw" in text) == (mine is not None and bool(mine.deck or mine.locker))
                assert ("\nMap " in text) == (mine is not None and bool(mine.map))
                known += "You saw" in text
    assert known > 20


def test_the_picture_names_every_card_on_the_table() -> None:
    say = Speaker("en", GAME.text, ["Ada", "Bo", "Cy", "Dee"])
    for views in positions("cards"):
        text = " ".join(span.text for line in draw(views[-1], say) for span in line)
        for card in views[-1].exploration:
            assert say.thing("card", card) in text
        for side in views[-1].seats:
            for card in side.hold:
                assert card.rstrip("0123456789") in text.lower()
            assert say.text("table-points", points=side.points) in text


# ---- A real terminal ----------------------------------------------------------------------------------------------


class Console:
    """The command at a terminal of its own: what it shows, and keys to press."""

    def __init__(self, *arguments: str, width: int = 80) -> None:
        pty, fcntl, termios = (pytest.importorskip(name) for name in ("pty", "fcntl", "termios"))
        self.keyboard, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
        seed = [] if {"--seed", "--resume"} & set(arguments) else ["--seed", " ".join(arguments)]
        environment = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "NO_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wreckfish", "play", *arguments, *seed],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env={**environment, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"},
        )
        os.close(terminal)
        self.shown = ""

    def wait_for(self, text: str) -> str:
        """What is shown up to a text; the text itself is passed by."""
        deadline = time.monotonic() + 60
        while text not in self.shown:
            ready, _, _ = select([self.keyboard], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"waited for {text!r}, saw {self.shown!r}"
            self.shown += os.read(self.keyboard, 65536).decode("utf-8", "replace")
        before, _, self.shown = self.shown.partition(text)
        return before

    def type(self, line: str) -> None:
        os.write(self.keyboard, f"{line}\n".encode())

    def exit_code(self) -> int:
        return self.process.wait(timeout=60)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.keyboard)


@pytest.fixture
def consoles() -> Iterator[Callable[..., Console]]:
    """Opens terminals, and closes them whatever happens."""
    opened: list[Console] = []

    def launch(*arguments: str, width: int = 80) -> Console:
        opened.append(Console(*arguments, width=width))
        return opened[-1]

    yield launch
    for console in opened:
        console.close()


def test_cards_have_colours_and_the_screen_is_cleared_between_people(consoles: Callable[..., Console]) -> None:
    table = ("carcass", "--seats", "2", "--people", "2", "--names", "Ada,Bo", "--option", "first=1")
    console = consoles(*table, width=100)
    console.wait_for("when only you can see the screen")
    console.wait_for("> ")
    console.type("")
    page = console.wait_for("> ")
    assert "Down you go!" in page
    assert "\x1b[" in page
    while "clear the screen" not in page:
        console.type("1")  # dive until the turn is over, by an incident if by nothing else
        page = console.wait_for("> ")
    assert "Then pass it to Bo" in page
    console.type("")
    assert console.wait_for("it is your turn to decide").count("\x1b[2J\x1b[3J") == 1
    console.wait_for("> ")
    console.type("")
    console.wait_for("> ")
    console.type("q")
    assert CLEAR in console.wait_for("Save the game before you leave?"), "Bo's secrets are gone before anybody is asked"
    console.wait_for("> ")
    console.type("n")
    console.wait_for("Fair winds!")
    assert console.exit_code() == 0


def test_a_person_asked_to_consent_sees_only_the_question(consoles: Callable[..., Console]) -> None:
    console = consoles("carcass", "--seats", "2", "--people", "2", "--names", "Ada,Bo", "--option", "first=1")
    for typed in ("", "1", "u"):
        console.wait_for("> ")
        console.type(typed)
    console.wait_for("Then pass it to Bo.")
    console.wait_for("> ")
    console.type("")
    before = console.wait_for("take back")
    assert "Loot Deck" not in before.partition(CLEAR)[2]
    assert CLEAR in before


def test_control_c_saves_a_game_that_has_a_file_and_clears_the_screen(
    consoles: Callable[..., Console], tmp_path: Path
) -> None:
    file = tmp_path / "kept.txt"
    console = consoles("carcass", "--seats", "2", "--people", "2", "--save", str(file))
    console.wait_for("> ")
    console.type("")
    console.wait_for("h help")
    console.wait_for("> ")
    time.sleep(0.5)  # no hand is as quick as to break in between a prompt and the wait for a key
    console.process.send_signal(signal.SIGINT)
    time.sleep(0.3)
    with contextlib.suppress(OSError):
        os.write(console.keyboard, b" ")  # wakes a readline that the signal met between two looks at the keyboard
    assert CLEAR in console.wait_for("Saved:")
    console.wait_for("wreckfish: Stopped.")
    assert console.exit_code() == 130
    assert read_file(file).plies == []


def test_a_typed_line_can_be_edited(consoles: Callable[..., Console]) -> None:
    pytest.importorskip("readline")
    console = consoles("carcass", "--option", "first=1")
    console.wait_for("h help")
    console.wait_for("> ")
    console.type("xdive\x01\x04")  # to the start of the line, and what stands there away
    console.wait_for("turns up")


def test_control_d_gets_one_sentence(consoles: Callable[..., Console]) -> None:
    console = consoles("carcass", "--option", "first=1")
    console.wait_for("> ")
    os.write(console.keyboard, b"\x04")
    console.wait_for("wreckfish: Stopped")
    assert console.exit_code() == 2
