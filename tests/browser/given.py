"""Fixtures of all browser tests: one Chromium, one server, and readers whose pages must not log errors."""

from __future__ import annotations

import asyncio
import os
from asyncio import AbstractEventLoop
from collections.abc import Iterator
from typing import Any

import pytest
from browsing import SHORT_LIVED, Reader, Visit, chromium
from harness import ServerProcess
from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def running() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """A Chromium for all modules. Its event loop never stops, so it is put aside: other tests run their own."""
    with chromium(*SHORT_LIVED) as found:
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield found, loop
        asyncio._set_running_loop(loop)


@pytest.fixture(scope="module")
def browser(running: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    found, loop = running
    asyncio._set_running_loop(loop)
    yield found
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server shared by all tests that do not stop it."""
    with ServerProcess(tmp_path_factory.mktemp("table_server"), limits="off", rest_seconds="0") as running:
        yield running


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Creates readers; at the end, no page may have logged an error. Pages are painted only for those who look."""
    readers: list[Reader] = []
    pictures = "WRECKFISH_PICTURES" in os.environ

    def come(address: str, drawn: bool = pictures, **manner: Any) -> Reader:
        readers.append(Reader(browser, address, drawn=drawn, **manner))
        return readers[-1]

    yield come
    complaints = [each for reader in readers for each in reader.complaints]
    for reader in readers:
        reader.close()
    assert not complaints
