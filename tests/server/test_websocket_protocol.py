"""The fast socket serves the versions of uvicorn it was tested with; any other gets uvicorn's own protocol."""

from __future__ import annotations

import asyncio
import tomllib
from pathlib import Path

import pytest
from harness import ServerProcess, Visitor, new_table

from wreckfish.server.http.websocket_protocol import TESTED, WebSocketProtocol, fitting_protocol

ROOT = Path(__file__).parents[2]


def test_the_installed_uvicorn_gets_the_fast_socket() -> None:
    assert fitting_protocol() is WebSocketProtocol


def test_the_tested_versions_are_those_that_may_be_installed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (first, last) = TESTED
    assert f"uvicorn>={first[0]}.{first[1]},<{last[0]}.{last[1] + 1}" in project["optional-dependencies"]["server"]


@pytest.mark.seconds
def test_with_another_uvicorn_a_table_is_played_by_the_plain_protocol_and_the_log_says_so(tmp_path: Path) -> None:
    """A folder that says uvicorn is version 99 comes first on the path: what is imported stays the same."""
    newer = tmp_path / "path" / "uvicorn-99.0.dist-info"
    newer.mkdir(parents=True)
    (newer / "METADATA").write_text("Metadata-Version: 2.1\nName: uvicorn\nVersion: 99.0\n", "utf-8")
    server = ServerProcess(tmp_path)
    server.environment["PYTHONPATH"] = str(newer.parent)

    async def play() -> None:
        async with Visitor(server.address, "Ada") as ada, Visitor(server.address, "Bob") as bob:
            table = await new_table(ada, [bob])
            places = [await person.sit_down(table) for person in (ada, bob)]
            (seat,) = places[0].welcome["position"]["view"]["to_act"]
            answer = await places[seat].ask("move", move="dive", ply=0)
            assert (answer["type"], answer["ply"]) == ("done", 1)
            while (await places[1 - seat].next())["type"] != "step":
                pass

    with server:
        asyncio.run(play())
    assert "uvicorn 99.0 is not a version" in server.log.read_text()
