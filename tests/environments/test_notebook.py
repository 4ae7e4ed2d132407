"""Notebooks show positions and views as pictures."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

from wreckfish.core.game import make_match
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State
from wreckfish.environments.notebook import game_of, load_ipython_extension, show_state


@pytest.mark.parametrize("name", game_names())
def test_every_position_has_a_picture(name: str) -> None:
    state = make_match(find_game(name), 3).start(seed_from("picture"))
    assert game_of(state) is find_game(name)
    picture = show_state(state)
    assert picture is not None
    assert "<svg" in picture[:200]


def test_a_game_that_is_not_installed_has_none() -> None:
    class Elsewhere(State):
        """A position of some other game."""

    assert show_state(Elsewhere(2)) is None


def test_a_notebook_learns_to_show_them() -> None:
    """With IPython itself, where it is installed."""
    shells: Any = pytest.importorskip("IPython.core.interactiveshell")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        shell = shells.InteractiveShell.instance()
        load_ipython_extension(shell)
        state = make_match(find_game("carcass"), 2).start(seed_from("notebook"))
        for shown in (state, state.view(1)):
            formats, _ = shell.display_formatter.format(shown)
            assert formats["image/svg+xml"].startswith("<svg")
