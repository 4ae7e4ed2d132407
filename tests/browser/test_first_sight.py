"""The cost of a table link before its board is visible, counted, not timed: round trips, files and bytes.

The times on a slow line are in web/README.md; measure_first_paint.py takes them.
"""

from __future__ import annotations

import pytest
from browsing import Visit
from harness import ServerProcess
from playwright.sync_api import Page, Route

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

MOST_ROUND_TRIPS = 3  # the page; the client; the table with its board and texts
FEWEST_FILES = 8  # with fewer, the test has missed some
MOST_FILES = 10  # besides the page; a small one costs a connection, too
MOST_AT_ONCE = 6  # a browser's connections to an HTTP/1.1 server
MOST_BYTES = 176 * 1024  # as sent, including fonts and pictures
STILL = 400  # milliseconds without a new request: the page is waiting for responses


class Line:
    """A network that delivers the page, then holds all responses until they are released together."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.waiting: list[Route] = []
        self.rounds: list[list[str]] = []
        page.route("**/*", self.ask)

    def ask(self, route: Route) -> None:
        if route.request.resource_type == "document":
            self.rounds.append(["the page"])
            route.continue_()
        else:
            self.waiting.append(route)

    def answer(self) -> None:
        """Wait until there are no new requests, then release all responses."""
        known = -1
        while known != len(self.waiting) or not self.waiting:
            known = len(self.waiting)
            self.page.wait_for_timeout(STILL)
        asked, self.waiting[:] = list(self.waiting), []
        self.rounds.append([route.request.url.rpartition("/")[2] for route in asked])
        for route in asked:
            route.continue_()


def test_a_table_link_needs_three_round_trips(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    table = ada.set_table(bots=1)
    sizes: list[int] = []
    sockets: list[int] = []
    line = Line(ada.page)
    ada.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    ada.page.on("websocket", lambda _: sockets.append(len(line.rounds)))
    ada.page.goto(f"/table/{table}", wait_until="commit")
    while len(line.rounds) < MOST_ROUND_TRIPS:
        line.answer()
    ada.page.wait_for_selector(".board .deck .back")
    ada.wait_until(lambda: len(sizes) >= FEWEST_FILES, "the sizes of all files")
    assert all(len(each) <= MOST_AT_ONCE for each in line.rounds), line.rounds
    assert sum(map(len, line.rounds[1:])) <= MOST_FILES, line.rounds
    assert any(name.startswith("table-") for name in line.rounds[1]), "the page itself names the table's script"
    assert sockets[0] < MOST_ROUND_TRIPS, "the table itself is asked for as early as its board"
    assert sum(sizes) <= MOST_BYTES, f"{sum(sizes)} bytes: {line.rounds}"
