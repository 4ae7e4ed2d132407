"""Pages around the tables: records to watch, addresses as people paste them, a page for when the server is away."""

from __future__ import annotations

from pathlib import Path

import pytest
from browsing import LAPTOP, PHONE, Visit
from harness import ServerProcess
from screens import answer

from wreckfish import make_match, play_game
from wreckfish.core.record import write
from wreckfish.core.registry import game_names

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_saved_record_is_watched(
    visit: Visit, table_server: ServerProcess, size: tuple[int, int], tmp_path: Path
) -> None:
    reader = visit(table_server.address, size=size)
    reader.reaches("/replay", ".alone")
    assert "every move" in reader.page.inner_text(".alone")
    assert not reader.barriers()
    file = tmp_path / "record.txt"
    for name in game_names() if size == LAPTOP else ("dolores",):
        record = play_game(make_match(name, seats=2), ["greedy", "greedy"], seed="watched")
        file.write_text(write(record))
        if reader.page.locator("input[type=file]").count() == 0:
            reader.click(".bar button.tool")  # the log and the rest, on a phone
        reader.page.set_input_files("input[type=file]", file)
        reader.page.wait_for_selector(f"input.rope[max='{len(record.plies)}']")
        if size == PHONE and reader.page.locator("dialog[open]").count():
            reader.press("Escape")
        reader.page.wait_for_selector(".board, .scene > *")
        reader.click("footer .tool", 4)  # the first decisive move
        reader.wait_until(lambda: reader.page.input_value("input.rope") != "0", "the move")
        reader.click("footer .tool", 3)  # the end
        end = str(len(record.plies))
        reader.wait_until(lambda end=end: reader.page.input_value("input.rope") == end, "the end")  # type: ignore[misc]
        if size == PHONE:
            reader.click(".bar button.tool")
        reader.page.wait_for_selector(".aside .lines li")
        if name == "dolores":
            assert not reader.barriers()
        reader.page.locator(".aside .lines li button").first.click()
        reader.wait_until(lambda end=end: reader.page.input_value("input.rope") != end, "a line's move")  # type: ignore[misc]
        assert reader.page.locator("dialog[open]").count() == 0
        if size == PHONE:
            reader.click(".bar button.tool")
        reader.page.select_option("#replay-speed", "fast")
    file.write_text("Dear Ada, …")
    reader.page.set_input_files("input[type=file]", file)
    reader.page.wait_for_selector(".toast:has-text('a record starts with')")
    assert all("422" in each for each in reader.complaints)  # Chromium's own word on the refusal
    reader.complaints.clear()


@pytest.mark.parametrize("size", [PHONE, (1366, 768)], ids=["phone", "laptop"])
def test_all_that_a_poster_offers_is_on_it(visit: Visit, table_server: ServerProcess, size: tuple[int, int]) -> None:
    reader = visit(table_server.address, size=size)
    reader.reaches("/", "article h2")
    for summary in reader.page.locator("article summary").all():
        summary.click()
    cut = reader.page.evaluate("""() => [...document.querySelectorAll("article :is(button, a, select, .stamps span)")]
        .filter((each) => each.getBoundingClientRect().right > each.closest("article").getBoundingClientRect().right)
        .map((each) => each.textContent)""")
    assert cut == []


def test_addresses_as_people_paste_them(visit: Visit, table_server: ServerProcess) -> None:
    reader = visit(table_server.address)
    reader.come_in("Ada")
    table = reader.set_table(1, start=False)
    for path in (f"/TABLE/{table.upper()}", f"/table/{table}.", f"/table/{table})."):
        reader.reaches(path, ".hall")
        assert reader.page.url.endswith(f"/table/{table}")
    unfinished = "p:has-text('The game is not over yet')"
    for path, sight in {
        f"/table/{table}": ".hall",
        f"/replay/{table}": unfinished,
        "/player/bot:greedy": "main h1",
    }.items():
        found = reader.page.goto(path)
        assert found is not None
        assert found.status == 200
        reader.page.wait_for_selector(sight)
    reader.reaches("/index.html", "article h2")
    for path, status in {
        "/rules/chess": 404,
        "/leaderboard/chess": 404,
        "/player/nobody": 404,
        "/wherever/that.is": 404,
    }.items():
        answer = reader.page.goto(path)
        assert answer is not None
        assert answer.status == status
        reader.page.wait_for_selector("h1:has-text('There is nothing at this address.')")
    assert not reader.barriers()
    unexpected = [each for each in reader.complaints if "404" not in each and not ("409" in each and table in each)]
    assert unexpected == []
    reader.complaints.clear()


def test_a_bot_is_called_by_its_strength(visit: Visit, table_server: ServerProcess) -> None:
    """On its own page and on the leaderboard as at a table."""
    reader = visit(table_server.address, language="de")
    reader.reaches("/player/bot:sound", "main h1")
    assert reader.page.inner_text("main h1") == "mittel"


def test_players_without_secrets_need_no_curtain(visit: Visit, table_server: ServerProcess) -> None:
    reader = visit(table_server.address)
    reader.come_in("Ada")
    table = reader.post("/tables", game="carcass", seats=2, hot_seat=True)["id"]
    for seat, name in enumerate(("Ada", "Otto")):
        reader.post(f"/tables/{table}/sit", seat=seat, name=name)
    reader.post(f"/tables/{table}/start")
    reader.reaches(f"/table/{table}", ".curtain")
    reader.click(".curtain .btn:not(.go)")
    seats = set()
    for _ in range(60):
        reader.page.wait_for_selector(".answers .act, .tray .piece, .tray .menu button")
        seats |= {each["position"]["seat"] for each in reader.heard[-4:] if each["type"] == "step"}
        assert reader.page.locator(".curtain").count() == 0
        reader.act(deep=1)
        reader.page.wait_for_timeout(60)
        turns = {each["entry"]["seat"] for each in reader.heard if each["type"] == "step"}
        if {0, 1} <= turns:
            return
    raise AssertionError("the device never changed hands")


def test_players_without_secrets_say_so_once(visit: Visit, table_server: ServerProcess) -> None:
    """From then on there is a curtain only where both choose at once."""
    reader = visit(table_server.address)
    reader.come_in("Ada")
    table = reader.post("/tables", game="dolores", seats=2, hot_seat=True, seed="open")["id"]
    for seat, name in enumerate(("Ada", "Otto")):
        reader.post(f"/tables/{table}/sit", seat=seat, name=name)
    reader.post(f"/tables/{table}/start")
    reader.reaches(f"/table/{table}", ".curtain")
    said = secrets = 0
    for number in range(40):
        reader.page.wait_for_timeout(300)  # a curtain that comes, comes before the next question
        reader.page.wait_for_selector(".curtain, #asked.asked")
        if reader.page.locator(".curtain").count() == 0:
            answer(reader, number, press=True)
            continue
        openly = reader.page.locator(".curtain .btn:not(.go)")
        said += openly.count()
        secrets += openly.count() == 0 and said > 0
        (openly if openly.count() else reader.page.locator(".curtain .btn")).click()
        if secrets == 3:
            break
    assert (said, secrets) == (1, 3)


def test_without_the_server_there_is_a_page_that_says_so(visit: Visit, table_server: ServerProcess) -> None:
    reader = visit(table_server.address)
    reader.reaches("/", "article h2")
    reader.wait_until(lambda: bool(reader.page.evaluate("navigator.serviceWorker.controller !== null")), "the worker")
    reader.context.set_offline(True)
    reader.page.goto("/rules")
    assert "Wreckfish" in reader.page.title()
    reader.page.wait_for_selector("h1")
    assert reader.page.locator("#app").count() == 0, "not the client, which would need the server"
    reader.context.set_offline(False)
    reader.reaches("/rules", "main h2")
    reader.complaints.clear()
