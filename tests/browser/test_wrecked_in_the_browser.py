"""Get Wrecked in a real browser, with a real server: whole games by clicking, ships dragged over the chart."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeAlias

import pytest
from browsing import LAPTOP, PHONE, Language, Reader, Visit, check_scripts
from harness import ServerProcess
from playwright.sync_api import Browser
from wrecking import ASK_ALWAYS, UNREACHABLE, begin, drag, point, sit_down, swipe, wreck_to_the_end

from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, new_record, write
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

GAME = find_game("wrecked")
DEALS = 100
CAREFUL = (1300, 800)  # whose page asks about every die


# Whole games. We play properly for some clicks, then pass every turn and let the bots finish the game.


def test_a_whole_game_at_two_seats_on_a_phone(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, language="de", size=PHONE)
    ada.come_in("Ada")
    sit_down(ada, seats=2, bots=1, seed="wreck 18")
    wreck_to_the_end(ada, tired=45)
    assert ada.page.evaluate("document.querySelector('.own').offsetHeight") > 300, "own boards lie below the question"
    result = ada.result()
    assert len(result) == 2
    shown = [each.locator("span").all_text_contents() for each in ada.page.locator("dialog[open] .parts").all()]
    sums = [sum(int(part.split()[0]) for part in parts) for parts in shown]
    assert sums == [int(points) for _, _, points in result], "the parts shown add up to the points shown"
    assert ada.refusals() == []
    assert {each.split()[0] for each in ada.moves()} >= {"card", "deploy", "sail", "die", "move", "pass"}


# Moments: tables at which it is the first seat's decision, found by playing deals at random.

Table: TypeAlias = Callable[..., Reader]


def course(state: Any, codec: Any, code: str | None) -> tuple[str, int, int] | None:
    """A ship and a position that is accepted, or refused for a given reason, with nothing else nearby."""
    view = state.view(0)
    far = view.seats[0].fleet.speed - 12
    for ship in view.seats[0].ships:
        for dx, dy in [(far, 0), (-far, 0), (0, far), (0, -far), (far * 7 // 10, far * 7 // 10)]:
            if ship.x is None:
                continue
            x, y = ship.x + dx, ship.y + dy
            if min(x, y) > 20 and max(x, y) < view.side - 20:
                reasons = {reason(state, codec, ship.name, x + ex, y + ey) for ex, ey in AROUND}
                if reasons == {code}:
                    return ship.name, x, y
    return None


def voyage(state: Any, codec: Any) -> tuple[str, int, int] | None:
    """A ship and a position two steps away on a straight line, with nothing near it."""
    view = state.view(0)
    if view.steps < 2:
        return None
    free = course(state, codec, None)
    if free is None:
        return None
    name, x, y = free
    ship = next(each for each in view.seats[0].ships if each.name == name)
    further = state.clone()
    further.play(0, codec.parse(f"move {name} {x} {y}"))
    x, y = 2 * x - ship.x, 2 * y - ship.y
    clear = min(x, y) > 20 and max(x, y) < view.side - 20
    return (
        (name, x, y)
        if clear and {reason(further, codec, name, x + ex, y + ey) for ex, ey in AROUND} == {None}
        else None
    )


# A pixel is several millimetres, and ships snap alongside anything near.
AROUND = [(0, 0), (9, 0), (-9, 0), (0, 9), (0, -9)]


def reason(state: Any, codec: Any, ship: str, x: int, y: int) -> str | None:
    refused = state.refusal(0, codec.parse(f"move {ship} {x} {y}"))
    if refused is None or refused.code != "no-in-the-way":
        return refused and str(refused.code)
    return str(refused.params["obstacle"]).rstrip("0123456789")


def kinds_of(state: Any, codec: Any) -> Iterator[tuple[str, Any]]:
    """The kinds of test a position of the first seat is suitable for."""
    stage = state.view(0).stage
    if stage == "move" and (free := course(state, codec, None)):
        yield "sails", free
        if far := voyage(state, codec):
            yield "voyage", far
        blocked = course(state, codec, "island") if state.view(0).steps == 1 else None  # else a route leads around it
        if blocked:
            yield "blocked", blocked
    elif stage == "act":
        texts = [codec.text(move) for move in state.legal(0)]
        if "sail" in texts and any(each.startswith("explore") for each in texts):
            yield "act", None
        for each in texts:
            if each.startswith("explore") and each.endswith(" sea"):
                yield "fish", each
    elif stage == "die" and state.view(0).roll.action == "move":
        dice = state.view(0).roll.dice
        yield "dice", (max(dice), min(dice))
    elif stage == "modify":
        roll = state.view(0).roll
        if roll.rerolls and roll.total - max(roll.dice) + 1 < roll.threat <= roll.total:
            yield "wakes", None
    elif stage in ("drop", "kraken", "store", "fit"):
        yield stage, None
        aboard = {codec.text(move).split()[1] for move in state.legal(0)} if stage == "drop" else set()
        if 2 <= state.view(0).owed == len(aboard):
            yield "scatter", len(aboard)


@cache
def moments() -> dict[str, tuple[str, Any]]:
    """For each kind, the record of a two-player game in which it is the first seat's decision, and what to do."""
    found: dict[str, tuple[str, Any]] = {}
    wanted = {"sails", "voyage", "blocked", "act", "fish", "dice", "wakes", "drop", "kraken", "store", "fit", "scatter"}
    for number in range(DEALS):
        match = make_match(GAME, 2)
        luck = from_seed(seed_from(f"captains {number}"))
        record = new_record(match, seed_from(f"charts {number}"))
        state: Any = record.start()
        while state.owing and len(record.plies) < 250 and not wanted <= found.keys():
            seat = state.to_act()[0]
            if seat == 0 and len(record.plies) > 20:
                for kind, what in kinds_of(state, match.codec):
                    found.setdefault(kind, (write(record), what))
            moves = list(state.legal(seat))
            move = moves[luck.below(len(moves))]
            state.play(seat, move)
            record.plies.append(Ply(seat, move))
        if wanted <= found.keys():
            return found
    raise AssertionError(f"none of these deals has {wanted - found.keys()}")


@pytest.fixture(scope="module")
def before(browser: Browser, table_server: ServerProcess) -> Iterator[Table]:
    """Seats Ada and a bot at a table at such a moment; none of her pages may log an error."""
    readers: dict[str, Reader] = {}

    def come(kind: str, **manner: Any) -> Reader:
        key = str(manner)
        if key not in readers:
            readers[key] = Reader(browser, table_server.address, drawn=False, **manner)
            readers[key].come_in("Ada")
        ada = readers[key]
        table = sit_down(ada, seats=2, bots=1, start=False, position=moments()[kind][0])
        ada.said.clear()  # the page may answer at once
        begin([ada], table)
        ada.heard.clear()
        return ada

    yield come
    complaints = [each for reader in readers.values() for each in reader.complaints]
    for reader in readers.values():
        reader.close()
    assert not complaints


def place_of(ada: Reader, ship: str) -> tuple[int, int]:
    """Our ship's position according to the board."""
    at = ada.page.get_attribute(f".own .ships li:has-text('{ship.capitalize()}')", "data-at")
    x, y = str(at).split(",")
    return int(x), int(y)


def test_the_game_aid_says_what_scores_how_it_ends_and_what_docking_is_for(before: Table) -> None:
    ada = before("sails", language="de")
    ada.page.click("[aria-label=Spielhilfe]")
    told = ada.page.inner_text("dialog[open]")
    assert f"{GAME.load(None).slain} für den erlegten Kraken" in told
    assert "hält mehr aus" in told
    assert "zwei ganzen Runden" in told
    assert "move sloop" not in told


# On the chart.


def test_a_ship_is_dragged_over_the_chart(before: Table) -> None:
    ada = before("sails")
    ship, x, y = moments()["sails"][1]
    drag(ada, point(ada, *place_of(ada, ship)), point(ada, x, y))
    ada.page.wait_for_selector(".note:not(.bad):has-text('Free water')")
    assert ada.page.locator("[data-chart] .stick").count() == 1
    assert ada.page.locator("[data-chart] .range").count() == 1
    outline = "getComputedStyle(document.querySelector('[data-chart]').closest('.frame')).outlineStyle"
    assert ada.page.evaluate(outline) == "none", "a frame around the chart is for the keyboard"
    ada.press("Escape")  # puts it back
    ada.page.mouse.up()
    assert ada.page.locator(".note").count() == 0
    assert ada.moves() == []
    drag(ada, point(ada, *place_of(ada, ship)), point(ada, x, y))
    ada.page.mouse.up()
    ada.wait_until(lambda: any(each["type"] == "step" for each in ada.heard), "the step")
    [move] = ada.moves()
    verb, who, at_x, at_y = move.split()
    assert (verb, who) == ("move", ship)
    assert abs(int(at_x) - x) <= 4
    assert abs(int(at_y) - y) <= 4
    assert ada.refusals() == []


def test_a_ship_released_near_the_coachs_light_follows_the_lesson(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    table = ada.post("/tables", game="wrecked", seats=2, lesson="first-game")["id"]
    ada.reaches(f"/table/{table}?learn", ".coach[data-stage=tell] .go:enabled")
    ada.click(".coach .go")
    ada.click("[data-action=sail]")
    ada.page.wait_for_selector("[data-spot=course]")
    drag(ada, point(ada, 325, 670), point(ada, 449, 703))
    ada.page.mouse.up()
    ada.wait_until(lambda: len(ada.moves()) == 2, "the step")
    assert ada.moves()[1] == "move sloop 435 715"
    ada.page.wait_for_selector(".coach[data-stage=ask]")


def test_an_obstacle_is_named(before: Table) -> None:
    """The chart names it while the ship is dragged; the server uses the same words and adds the rule."""
    ada = before("blocked")
    ship, x, y = moments()["blocked"][1]
    drag(ada, point(ada, *place_of(ada, ship)), point(ada, x, y))
    said = ada.page.inner_text(".note.bad")
    assert "In the way: " in said
    assert ada.page.locator("[data-chart] .blocks").count() == 1
    ada.page.mouse.up()
    ada.wait_until(lambda: bool(ada.refusals()), "the refusal")
    [refused] = ada.refusals()
    assert refused["rule"] == "GW31"
    assert refused["sentence"] in said
    ada.page.wait_for_selector(f"text={refused['sentence']}")
    assert place_of(ada, ship) is not None
    assert ada.page.locator(".note").count() == 0


def test_a_finger_plots_a_course_or_drags(before: Table) -> None:
    ada = before("sails", size=PHONE)
    ship, x, y = moments()["sails"][1]
    ada.page.locator(f"[data-group={ship}]").tap()
    ada.page.locator("[data-chart]").scroll_into_view_if_needed()
    ada.page.touchscreen.tap(*point(ada, x, y))  # a tap only plots a course
    assert ada.page.locator("[data-confirm]").count() == 1
    ada.page.locator("[data-cancel]").tap()
    assert ada.page.locator("[data-confirm]").count() == 0
    assert ada.moves() == []
    ada.page.locator(f"[data-group={ship}]").tap()
    ada.page.locator("[data-chart]").scroll_into_view_if_needed()
    swipe(ada, point(ada, *place_of(ada, ship)), point(ada, x, y))
    ada.wait_until(lambda: any(each["type"] == "step" for each in ada.heard), "the step")
    assert ada.moves()[0].startswith(f"move {ship} ")
    assert ada.refusals() == []


def test_a_route_of_several_steps_takes_one_drag(before: Table) -> None:
    """The page finds the way around what lies there, and every step is a move of its own."""
    ada = before("voyage")
    ship, x, y = moments()["voyage"][1]
    drag(ada, point(ada, *place_of(ada, ship)), point(ada, x, y))
    steps = ada.page.locator("[data-chart] .stick").count()
    assert steps > 1
    ada.page.mouse.up()
    ada.wait_until(lambda: len(ada.moves()) == steps, "the route")
    assert {each.split()[:2] == ["move", ship] for each in ada.moves()} == {True}
    assert ada.refusals() == []


def test_the_best_die_is_taken_and_another_is_one_tap_away(before: Table) -> None:
    ada = before("dice")
    best, other = moments()["dice"][1]
    ada.page.wait_for_selector(f"[data-instead='die {other}']")
    assert f"{best} steps are left" in ada.page.inner_text("#asked")
    ada.click(f"[data-instead='die {other}']")
    ada.wait_until(lambda: ada.moves()[-1:] == [f"die {other}"], "the other die")
    ada.page.wait_for_selector(f"#asked:has-text('{'one step' if other == 1 else f'{other} steps'}')")
    assert ada.page.locator("[data-instead]").count() == 0
    assert ada.refusals() == []


def test_a_power_that_can_only_help_is_used_unless_the_reader_wants_to_be_asked(before: Table) -> None:
    """The dice would wake the Kraken, and a die that is rolled again may let it sleep."""
    ada = before("wakes")
    ada.wait_until(lambda: ada.moves()[:1] != [], "the roll")
    assert ada.moves()[0].split()[0] in ("reroll", "lower")
    assert ada.refusals() == []
    before("act", size=CAREFUL).context.add_init_script(ASK_ALWAYS)  # the page writes its settings at any time
    careful = before("wakes", size=CAREFUL)
    careful.page.wait_for_selector(".answers [data-move^=reroll]:not([aria-disabled=true])")
    assert careful.moves() == []
    careful.press("x")
    careful.wait_until(lambda: careful.moves() == ["stand"], "the reader's own wish")


def test_a_roll_has_a_result_before_the_next_question(before: Table) -> None:
    """The chances are on the buttons, and the result stays beside the dice."""
    ada = before("act")
    row = ada.page.locator("[data-action=explore]").first
    assert "% success" in row.inner_text()
    row.click()

    def told() -> bool:  # leave the dice as they are, if the page asks
        if ada.page.locator("[data-move^=reroll], [data-move^=raise], [data-move^=lower]").count():
            ada.press("x")
        return ada.page.locator(".verdict").count() > 0

    ada.wait_until(told, "the result")
    said = ada.page.inner_text(".verdict")
    assert "nothing found" in said or "you take" in said or "you wake the Kraken" in said


def test_the_sea_answers_questions(before: Table) -> None:
    ada = before("act")
    ada.page.click("[data-reach]")
    rings = ada.page.locator("[data-chart] circle.ask").count()
    assert rings >= 2
    ada.page.click("[data-stick=L]")
    assert ada.page.locator("[data-ruler=L]").count() == 1
    box = ada.page.locator("[data-spot='at:kraken'] .disc").bounding_box()
    assert box is not None
    ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.page.wait_for_selector("[data-asked=kraken]:has-text('Strength')")
    ada.press("Escape")
    assert ada.page.locator("[data-asked]").count() == 0
    assert ada.moves() == []


# Whether a piece of the chart is lit.
LIT = """(name) => {
    const box = document.querySelector(`[data-chart] [data-spot="${name}"]`).getBoundingClientRect();
    const apart = (light) => Math.hypot(light.left - box.left, light.top - box.top);
    return [...document.querySelectorAll(".light")].some((light) => apart(light.getBoundingClientRect()) < 9);
}"""


def test_what_is_explored_lights_up(before: Table) -> None:
    ada = before("fish", moving=True)
    move = moments()["fish"][1]
    ada.click(f"[data-move='{move}']")
    ada.page.wait_for_function(LIT, arg=f"ship:0:{move.split()[1]}")  # the ship, as the sea is all around it


def test_the_sea_calls_the_readers_own_pieces_theirs(before: Table) -> None:
    ada = before("act")
    for piece, told in (
        ("[data-spot^='ship:0:'] .disc", "Your "),
        (".seat1[data-spot^='at:island'] .exact", "your fort"),
    ):
        box = ada.page.locator(f"[data-chart] {piece}").first.bounding_box()
        assert box is not None
        ada.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        ada.page.wait_for_selector(f"[data-asked]:has-text('{told}')")
        assert "Ada" not in ada.page.inner_text("[data-asked]")


def test_the_list_points_at_the_chart(before: Table) -> None:
    ada = before("kraken")
    assert "You move the Kraken" in ada.page.inner_text("#asked")
    assert "moved by you" in ada.page.inner_text(".threat")
    row = ada.page.locator("[data-move^=swim]").first
    row.hover()
    ada.page.wait_for_selector("[data-chart] .meant")
    row.click()
    ada.wait_until(lambda: any(each["type"] == "step" for each in ada.heard), "the Kraken")
    assert ada.moves()[0].startswith("swim")


# How far the hint lies from what it lights, and how much of it the hint covers.
HINT = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [note, lit] = [box(".hint"), box(".answers .hinted")];
    const apart = (low, high, other, end) => Math.max(other - high, low - end);
    const [x, y] = [apart(note.x, note.right, lit.x, lit.right), apart(note.y, note.bottom, lit.y, lit.bottom)];
    return {far: Math.hypot(Math.max(0, x), Math.max(0, y)), covers: x < 0 && y < 0};
}"""


def test_a_hint_names_places_and_lies_beside_its_answer(before: Table) -> None:
    ada = before("sails")
    ada.press("h")
    ada.page.wait_for_selector(".hint")
    ada.wait_until(lambda: ada.page.evaluate(HINT)["far"] < 250, "the hint beside its answer")
    assert not ada.page.evaluate(HINT)["covers"]
    assert not re.search(r"\d,\d", ada.page.inner_text(".hint")), "no coordinates"
    ada.press("Escape")
    assert ada.page.locator(".hint").count() == 0


def test_dropped_cargo_is_placed_by_its_owner(before: Table) -> None:
    ada = before("drop", size=PHONE)
    assert "is damaged" in ada.page.inner_text("#asked")
    assert "It is your cargo" in ada.page.inner_text(".asking")
    ada.page.locator("[data-move^=drop], [data-move^=lose]").first.tap()
    ada.wait_until(lambda: any(each["type"] == "step" for each in ada.heard), "the token")
    assert ada.refusals() == []


def test_everything_aboard_is_dropped_with_one_tap(before: Table) -> None:
    ada = before("scatter")
    ada.click(".answers [data-plays^=drop][data-plays*=';']")
    ada.wait_until(lambda: len(ada.moves()) == moments()["scatter"][1], "the moves")
    assert all(each.startswith("drop") for each in ada.moves())
    assert ada.refusals() == []


@pytest.mark.parametrize("stage", ["store", "fit"])
def test_cargo_is_dragged_ashore(before: Table, stage: str) -> None:
    ada = before(stage)
    goods = ada.page.locator(".own .loose").first
    move = str(ada.page.locator(f".answers [data-move^={stage}]").first.get_attribute("data-move"))
    goods.drag_to(ada.page.locator(f".own [data-goes={move.split()[2] if stage == 'fit' else 'stock'}]"))
    ada.wait_until(lambda: bool(ada.moves()), "the move")
    assert ada.moves()[0].startswith(stage)
    assert ada.page.evaluate("getSelection().toString()") == ""


def test_the_sea_is_made_by_dragging(visit: Visit, table_server: ServerProcess) -> None:
    """An island is dragged from the tray onto the chart; too close to the Lair it is refused with a reason."""
    ada = visit(table_server.address)
    ada.come_in("Ada")
    sit_down(ada, seats=2, bots=1, seed="atlas", options={"setup": "full"})
    ada.page.wait_for_selector("[data-group=island7]")
    box = ada.page.locator("[data-group=island7]").bounding_box()
    assert box is not None
    chip = (box["x"] + 20, box["y"] + 20)
    drag(ada, chip, point(ada, 425, 300))
    assert "the Lair" in ada.page.inner_text(".note.bad")
    assert ada.page.locator("[data-chart] .free").count() == 1
    ada.page.mouse.up()
    ada.page.wait_for_selector("text=islands lie farther apart")
    assert ada.page.locator("[data-group=island7]").bounding_box() == box, "nothing moves under the hand"
    ada.page.mouse.click(*point(ada, 120, 700))  # the refused island is still the chosen one
    ada.page.wait_for_selector("[data-confirm]")
    ada.click("[data-cancel]")
    drag(ada, chip, point(ada, 120, 700))
    ada.page.mouse.up()
    ada.wait_until(lambda: any(each["type"] == "step" for each in ada.heard), "the island")
    assert [each["rule"] for each in ada.refusals()] == ["GW13"]
    assert ada.moves()[-1].startswith("island 7 1")


def test_by_keyboard_alone(before: Table) -> None:
    ada = before("act")
    clicks = ada.clicks
    ada.tab_to("[data-action=sail]", most=90)
    ada.press("Enter")
    ada.wait_until(lambda: "sail" in ada.moves() and ada.page.locator("[data-action]").count() == 0, "the dice")

    def moving() -> bool:  # leave the dice as they are; the best one is taken by itself
        if ada.page.locator("[data-move^=reroll], [data-move^=raise], [data-move^=lower]").count():
            ada.press("x")
        return ada.page.locator("[data-group]").count() > 0

    ada.wait_until(moving, "the steps")
    ada.page.wait_for_selector(".answers button:focus")  # the next answer has the focus
    ada.tab_to("[data-chart]", most=90)
    for arrow in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        ada.press("Escape")
        ada.page.locator("[data-group]").first.focus()
        ada.press("Enter")
        ada.page.locator("[data-chart]").focus()
        ada.press(arrow, arrow, f"Shift+{arrow}")
        if ada.page.locator("[data-confirm]").count():
            break
    ada.press("Enter")
    ada.wait_until(lambda: any(each.startswith("move") for each in ada.moves()), "the step")

    def passed() -> bool:  # one or several steps, then the turn
        ada.press("x")
        return "pass" in ada.moves()

    ada.wait_until(passed, "the end of the turn")
    assert ada.clicks == clicks
    assert ada.refusals() == []


# Looks.


@pytest.mark.parametrize(
    ("kind", "language", "size", "night"),
    [("sails", "de", PHONE, True), ("act", "en", LAPTOP, False), ("kraken", "de", LAPTOP, True)],
)
def test_the_board_is_accessible(
    before: Table, kind: str, language: Language, size: tuple[int, int], night: bool
) -> None:
    ada = before(kind, language=language, size=size, night=night)
    problems = ada.barriers() + ada.page.evaluate(UNREACHABLE)
    ada.click(".plate button.head")
    problems += ada.barriers()
    ada.press("Escape")
    assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert not problems, "\n".join(problems)


def test_the_scripts_are_small(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    sizes = check_scripts(ada, lambda: sit_down(ada, seats=2, bots=1))
    assert any(name.startswith("wrecked") for name in sizes)
