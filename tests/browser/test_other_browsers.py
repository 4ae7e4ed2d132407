"""Firefox and WebKit: a first turn of a game in each. Whole games are played by other_browsers.py, by hand."""

from __future__ import annotations

import pytest
from browsing import PAGE
from harness import ServerProcess
from other_browsers import begin, faults, play
from windows import BROWSERS, Missing

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("name", "game"), [("firefox", "carcass"), ("webkit", "carcass")])
def test_a_turn(table_server: ServerProcess, name: str, game: str) -> None:
    if not PAGE.is_file():
        pytest.skip("the browser client is not built: run `python web/build.py`")
    try:
        with BROWSERS[name]() as window:
            begin(window, table_server.address, game)
            assert not play(window, 3)
            play(window, 1, lambda _: None)
            assert not faults(window)
            assert not window.complaints()
    except Missing as missing:
        pytest.skip(str(missing))
