"""The commands' tests play new deals, but the same ones every time."""

import pytest

from wreckfish.core.seeds import seed_from


@pytest.fixture(autouse=True)
def the_same_luck_every_time(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """A deal that nobody chose is the test's own: what fails once fails again."""
    monkeypatch.setattr("wreckfish.cli.play.new_seed", lambda: seed_from(request.node.name))
