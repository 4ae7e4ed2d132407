"""What a table link costs before its board is seen, counted and not timed: round trips, files and bytes.

The times on a slow line are in web/README.md; measure_first_paint.py takes them.
"""

from __future__ import annotations

import pytest
from browsing import Visit
from harness import ServerProcess
from playwright.sync_api import Page, Route

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

MOST_ROUND_TRIPS = 3  # the page; the client; the table with its board and its words
FEWEST_FILES = 8  # with fewer, this test has not seen them
MOST_AT_ONCE = 6  # connections that a browser keeps to a server of HTTP/1.1
MOST_BYTES = 190 * 1024  # as sent, fonts and pictures and all
STILL = 400  # milliseconds without a new request: all that can be asked for has been


class Line:
    """A line that sends the page, and then answers only when it is told to: everything that was asked for until now."""

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
        """Wait until nothing more is asked for, then let it all through."""
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
    assert sockets[0] < MOST_ROUND_TRIPS, "the table itself is asked for as early as its board"
    assert sum(sizes) <= MOST_BYTES, f"{sum(sizes)} bytes: {line.rounds}"
