"""Fixtures of all browser tests: one Chromium, one server, and readers whose pages must not log errors."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from browsing import SHORT_LIVED, Reader, Visit, chromium
from harness import ServerProcess
from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(*SHORT_LIVED) as running:
        yield running


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
