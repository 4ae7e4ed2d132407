"""Every lesson in a real browser, played by its own light: only what the coach lights, or the coach's own button, is
clicked. With WRECKFISH_PICTURES each step is kept as a picture.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import Reader, Visit, check_scripts
from harness import ServerProcess

from wreckfish.core.registry import find_game, game_names
from wreckfish.table.lesson import Stage, find_lesson, lesson_names

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

LESSONS = [(game, name) for game in game_names() for name in lesson_names(find_game(game))]
LAPTOP, PHONE = (1440, 900), (390, 844)
MOST_CLICKS = 4  # for one move: pick a piece, say where, confirm

# What the coach says and lights now; the middle of the light, and whether what lies there can be clicked.
NOW = """() => {
    const card = document.querySelector(".coach[data-stage]");
    const light = document.querySelector(".porthole");
    if (!card || card.classList.contains("quiet")) return null;
    const box = light?.getBoundingClientRect();
    const middle = box && {x: box.x + box.width / 2, y: box.y + box.height / 2};
    const under = middle && document.elementFromPoint(middle.x, middle.y);
    return {
        stage: card.dataset.stage, step: card.querySelector(".rope .now").textContent,
        text: card.querySelector(".note").textContent, light: middle && {
            ...middle, inside: Math.min(box.x, box.y, innerWidth - box.right, innerHeight - box.bottom) >= -20,
            covered: Boolean(under?.closest(".coach")), moves: light.getAnimations().length > 0},
        wide: document.documentElement.scrollWidth - innerWidth,
    };
}"""


def coach(reader: Reader) -> dict[str, Any]:
    """What the coach says, once the board rests and the light stands still."""
    found: dict[str, Any] = {}

    def still() -> bool:
        before = dict(found)
        found.clear()
        found.update(reader.page.evaluate(NOW) or {})
        return bool(found) and found == before and not (found["light"] or {}).get("moves")

    reader.wait_until(still, "the coach")
    assert found["wide"] <= 0
    return found


def steps(reader: Reader, name: str) -> Iterator[dict[str, Any]]:
    """All that the coach says until the end, following the light."""
    folder = os.environ.get("WRECKFISH_PICTURES")
    number = 0
    while True:
        now = coach(reader)
        if folder:
            number += 1
            reader.page.wait_for_timeout(400)
            reader.page.screenshot(path=Path(folder) / f"{name}-{number:02}.png")
        yield now
        if now["stage"] == Stage.END:
            return
        if now["stage"] == Stage.TELL:
            reader.click(".coach .go")
            wait_for_another(reader, now["text"])
        else:
            click_light(reader, now)


def wait_for_another(reader: Reader, text: str) -> None:
    reader.wait_until(lambda: (reader.page.evaluate(NOW) or {}).get("text") != text, "another note")


def steps_heard(reader: Reader) -> int:
    return sum(message["type"] == "step" for message in reader.heard)


def wait_for_the_board(reader: Reader, sent: int, before: dict[str, Any]) -> None:
    """As a person does: until the move is sent, or something else is lit; a preview comes from the server."""
    for _ in range(50):
        reader.page.wait_for_timeout(30)
        if len(reader.moves()) > sent or reader.page.evaluate(NOW) != before:
            return


def click_light(reader: Reader, read: dict[str, Any] | None = None) -> None:
    """Click what is lit until the move is made: a piece, then its place, then a button. Nothing is clicked if another
    note has come since one was read: the page had not yet heard of the move before.
    """
    sent, asked, heard = len(reader.moves()), read or coach(reader), steps_heard(reader)
    for _ in range(MOST_CLICKS):
        now = coach(reader)
        if now["text"] != asked["text"]:
            return
        assert now["light"], f"step {now['step']} asks for a move and lights nothing"
        reader.page.mouse.click(now["light"]["x"], now["light"]["y"])
        wait_for_the_board(reader, sent, now)
        if len(reader.moves()) > sent:
            reader.wait_until(lambda: steps_heard(reader) > heard, "the move is made")
            return
    raise AssertionError(f"the light of step {now['step']} leads to no move")


def begin(reader: Reader, game: str, name: str) -> str:
    reader.come_in("Ada")
    table: str = reader.post("/tables", game=game, seats=2, lesson=name)["id"]
    reader.reaches(f"/table/{table}?learn", ".coach")
    return table


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_by_its_own_light(
    game: str, name: str, size: tuple[int, int], visit: Visit, table_server: ServerProcess
) -> None:
    language = "en" if size == LAPTOP else "de"
    ada = visit(table_server.address, size=size, language=language)
    begin(ada, game, name)
    lesson = find_lesson(find_game(game), name)
    shown: list[str] = []
    for now in steps(ada, f"{game}-{name}-{size[0]}-{language}"):
        shown.append(now["step"])
        if lesson.steps[int(now["step"]) - 1].light or now["stage"] == Stage.ASK:
            if not now["light"]:  # the board may still be telling what a rival did
                ada.wait_until(lambda: coach(ada)["light"], f"step {now['step']} lights something")
                now = coach(ada)
            assert now["light"]["inside"], f"step {now['step']} lights something outside the screen"
            assert not now["light"]["covered"], f"in step {now['step']} the coach hides what is lit"
    assert list(dict.fromkeys(map(int, shown))) == list(range(1, len(lesson.steps) + 1))
    assert ada.refusals() == []
    if lesson.record().replay().owing:
        ada.click(".coach .go")  # play on
        ada.wait_until(lambda: ada.page.locator(".coach").count() == 0, "the coach goes")


def test_a_different_answer_is_shown_and_can_be_taken_back(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    begin(ada, "carcass", "first-game")
    coach(ada)
    ada.click(".coach .go")
    ada.wait_until(lambda: coach(ada)["stage"] == Stage.ASK, "the first move")
    click_light(ada)
    ada.page.locator(".answers .act").nth(1).wait_for()  # there is something to surface with
    before = coach(ada)
    assert before["stage"] == Stage.ASK
    ada.click(".answers .act", 1)  # surface, where the coach says dive
    ada.wait_until(lambda: coach(ada)["stage"] == Stage.STRAYED, "the coach answers")
    assert ada.barriers() == []
    assert "trail:chest3" not in ada.table()["trail"], "what was chosen has happened"
    ada.click(".coach .go")  # try again
    ada.wait_until(lambda: coach(ada)["stage"] == Stage.ASK, "the way back")
    assert coach(ada) == before
    ada.click(".answers .act", 1)
    ada.wait_until(lambda: coach(ada)["stage"] == Stage.STRAYED, "the coach answers")
    ada.click(".coach .btn", 1)  # on my own way
    ada.page.wait_for_selector(".coach.gone")
    ada.wait_until(lambda: ada.asked()["acts"] > 0, "the bot has played, and we are asked")
    ada.click(".coach.gone .btn")
    ada.wait_until(lambda: coach(ada)["text"] == before["text"], "back to the lesson")


def test_a_lesson_that_was_left_can_be_started_over(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, size=PHONE)
    table = begin(ada, "carcass", "first-game")
    coach(ada)
    ada.press("Escape")
    ada.page.wait_for_selector(".coach.gone")
    assert ada.page.locator(".coach.gone .btn").count() == 1, "whoever has just left it is not asked to start over"
    ada.reaches(f"/table/{table}", ".board .deck")
    assert ada.page.locator(".coach").count() == 0, "the table itself is a table like any other"
    ada.reaches(f"/table/{table}?learn", ".coach.gone")
    ada.click(".coach.gone .btn", 1)
    ada.page.wait_for_selector(".coach[data-stage]")
    assert table not in ada.page.url
    assert coach(ada)["step"] == "1"


def test_learn_it_begins_a_lesson_and_takes_it_up_again(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, size=PHONE)
    ada.reaches("/", ".hang")
    learn = ".hang:has([value][name=seats-carcass]) .learn"
    ada.click(learn)
    ada.page.wait_for_selector(".coach")
    coach(ada)
    ada.click(".coach .go")
    click_light(ada)
    reached, table = coach(ada), ada.page.url
    ada.reaches("/", ".hang")
    ada.click(learn)
    ada.page.wait_for_selector(".coach")
    assert ada.page.url == table
    assert coach(ada) == reached


def test_a_game_with_two_lessons_offers_both(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, size=PHONE)
    ada.reaches("/", ".hang")
    poster = ada.page.locator(".hang:has([value][name=seats-raiders])")
    poster.locator("summary").click()
    poster.get_by_role("button", name="Playing alone").click()
    ada.page.wait_for_selector(".coach")
    assert "builds on the first game" in coach(ada)["text"]


def test_a_lesson_is_played_with_the_keyboard_alone(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    begin(ada, "carcass", "first-game")
    while (now := coach(ada))["stage"] != Stage.END:
        if now["stage"] == Stage.TELL:
            ada.wait_until(lambda: ada.page.evaluate("document.activeElement.matches('.coach .go')"), "the focus")
        else:
            ada.tab_to(".answers .hinted, .answers [data-rove]")
            while not ada.page.evaluate("document.activeElement.matches('.hinted')"):
                ada.press("ArrowRight")  # among pieces; buttons have a Tab of their own
        ada.press("Enter")
        wait_for_another(ada, now["text"])
    assert ada.barriers() == []
    ada.press("Escape")
    ada.wait_until(lambda: ada.page.locator(".coach").count() == 0, "the coach goes")


def test_a_pupil_of_dolores_finds_no_hand_chosen_and_is_not_hurried(visit: Visit, table_server: ServerProcess) -> None:
    """Neither the hand of the last contest lies ready in the next, nor does a window close while the coach speaks."""
    ada = visit(table_server.address)
    begin(ada, "dolores", "first-game")
    asked = 0
    for now in steps(ada, "dolores-waits"):
        if now["stage"] == Stage.ASK:
            assert ada.page.locator(".answers [aria-pressed=true]").count() == 0, f"step {now['step']}"
        if ada.page.locator(".answers .act").count():  # a message, or pass
            assert ada.page.locator(".answers .wait").count() == 0, "time runs"
            asked += 1
    assert asked == 1


def test_the_coach_is_loaded_only_when_a_lesson_is_taught(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    table = ada.set_table(bots=1)
    plain = check_scripts(ada, lambda: ada.reaches(f"/table/{table}", ".board .deck"))
    assert not [name for name in plain if name.startswith("Coach")]
    taught = visit(table_server.address)
    assert [name for name in check_scripts(taught, lambda: begin(taught, "carcass", "first-game")) if "Coach" in name]
