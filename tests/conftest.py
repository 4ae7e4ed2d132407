"""What all tests share."""

import pytest
from hypothesis import settings

from wreckfish.core.seeds import seed_from

settings.register_profile("wreckfish", deadline=None)  # a busy machine is no failure
settings.load_profile("wreckfish")


@pytest.fixture(autouse=True)
def the_same_luck_every_time(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """A deal that nobody chose is the test's own where commands are tested: what fails once fails again."""
    if request.path.parent.name == "cli":
        monkeypatch.setattr("wreckfish.cli.play.new_seed", lambda: seed_from(request.node.name))
