"""Dolores in a real browser, with a real server: whole games by clicking, every message by hand, bargains, secrets."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any, TypeAlias

import pytest
from browsing import LAPTOP, PHONE, Language, Reader, Seating, Visit, check_scripts
from harness import ServerProcess
from playwright.sync_api import Browser, WebSocketRoute

from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, new_record, write
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

GAME = find_game("dolores")
SECONDS = 10  # until a message window closes by itself
DEALS = 400

# Everything clickable now, by priority: locking in a choice comes before changing it.
OFFERED = """() => {
    const ways = ["[data-lock]", ".bets .row:not(:has([aria-pressed=true])) .hand", ".hands .hand", ".two .hand",
        ".answers .act.go", ".tray .piece", ".choosing .piece", ".answers .act"];
    const open = (way) => [...document.querySelectorAll(way)].filter((each) => each.ariaDisabled !== "true").length;
    return {
        over: document.querySelector("dialog[open] .score") !== null,
        way: ways.map((way) => [way + ":not([aria-disabled=true])", open(way)]).find(([, count]) => count) ?? null,
        wide: document.documentElement.scrollWidth - innerWidth,
    };
}"""

# On every page change, note the countdown and the number of open hands. A slow machine may not render a frame of it.
WATCH = """
    window.frames_ = [];
    const look = () => {
        const now = [document.querySelector(".lantern b")?.textContent ?? "",
            document.querySelectorAll(".side .open").length, document.querySelectorAll("[data-ghost]").length > 0];
        if (JSON.stringify(now) !== JSON.stringify(window.frames_.at(-1))) window.frames_.push(now);
    };
    const everything = {subtree: true, childList: true, characterData: true, attributes: true};
    new MutationObserver(look).observe(document, everything);
"""

# Buttons too small for a finger.
SMALL = """() => [...document.querySelectorAll(".board button")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width && !each.closest(".plate") && (box.width < 43.5 || box.height < 43.5);
}).map((each) => each.className)"""


# Playing.


SEATING = Seating("dolores", ".board .loot")
begin = SEATING.begin


def sit_down(reader: Reader, seats: int, bots: int, **settings: Any) -> str:
    """A table with free seats between the reader's and the bots'."""
    return SEATING.sit_down(reader, seats, bots, start=False, **settings)


def is_over(reader: Reader) -> bool:
    found = reader.page.evaluate(OFFERED)
    assert found["wide"] <= 0, f"the page is {found['wide']} pixels wider than the screen"
    return bool(found["over"])


def act(reader: Reader) -> bool:
    """Click one of the offers, a different one each time."""
    found = reader.page.evaluate(OFFERED)
    if found["over"] or not found["way"]:
        return False
    way, count = found["way"]
    reader.click(way, reader.clicks * 5 % 7 % count)
    return True


def play_on(readers: list[Reader], until: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not until():
        acted = [act(reader) for reader in readers]
        if any(acted):
            end = time.monotonic() + 30
        else:
            assert time.monotonic() < end, f"no one is asked: {[each.page.inner_text('#asked') for each in readers]}"
            readers[0].page.wait_for_timeout(15)


def test_two_people_play_a_whole_game(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, language="en", size=LAPTOP)
    otto = visit(table_server.address, language="de", size=PHONE)
    both = [ada, otto]
    ada.come_in("Ada")
    otto.come_in("Otto")
    table = sit_down(ada, seats=2, bots=0, options={"messages": "dawn-only"})
    otto.post(f"/tables/{table}/sit", seat=1)
    begin(both, table)

    ada.click("[data-say='promise peace']")  # the promise appears at the seat, in the reader's language
    otto.page.wait_for_selector(".said:has-text('Ich zeige Frieden')")
    otto.click("[data-say=all]")
    otto.click("dialog [data-say=deal]")
    otto.click("dialog label:has(input[name=mine][value=pick])")
    otto.click("dialog .btn.go")
    ada.page.wait_for_selector(".said:has-text('If you show Peace, I show First Pick')")

    ada.click(".hand[data-shape=fight]")
    ada.click("[data-lock]")
    otto.page.wait_for_selector(".side:first-child .back:has-text('hat gewählt')")
    told = json.dumps([each for each in otto.heard if each["type"] == "step"])
    assert '"locked":true' in told.replace(" ", "")
    assert "fight" not in json.dumps([each["position"]["view"]["seats"] for each in otto.heard if "position" in each])
    assert otto.page.locator(".open").count() == 0
    otto.click(".hand[data-shape=peace]")
    otto.click("[data-lock]")
    ada.page.wait_for_selector(".deck .last")  # everyone can look back, even with reduced motion
    ada.click(".deck .last")
    assert "Otto shows Peace" in ada.page.inner_text("dialog")
    assert "You have broken a promise" in ada.page.inner_text("dialog")
    ada.press("Escape")
    otto.click(".plate.seat1 button")
    assert "0 von 1" in otto.page.inner_text("dialog")
    otto.press("Escape")

    play_on(both, lambda: all(is_over(reader) for reader in both))
    assert ada.result() == otto.result()
    assert len(ada.result()) == 2
    assert [reader.refusals() for reader in both] == [[], []]
    assert "Dawn has come" in ada.page.inner_text("dialog")
    assert "Das Morgengrauen ist da" in otto.page.inner_text("dialog")


def test_a_whole_game_at_four_seats_on_a_phone(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, language="de", size=PHONE)
    ada.come_in("Ada")
    begin([ada], sit_down(ada, seats=4, bots=3))
    play_on([ada], lambda: is_over(ada))
    assert len(ada.result()) == 4
    assert ada.refusals() == []
    assert {each.split()[0] for each in ada.moves()} >= {"show"}


def test_four_people_see_the_same_contest(visit: Visit, table_server: ServerProcess) -> None:
    people = [visit(table_server.address, size=size) for size in (LAPTOP, PHONE, LAPTOP, PHONE)]
    for number, reader in enumerate(people):
        reader.come_in(f"Wrecker {number + 1}")
    table = sit_down(people[0], seats=4, bots=0, options={"messages": "dawn-only", "dealer": 1})
    for seat, reader in enumerate(people[1:], 1):
        reader.post(f"/tables/{table}/sit", seat=seat)
    begin(people, table)
    lies = "[...document.querySelectorAll('.loot .piece')].map((each) => each.dataset.slot + each.innerText).sort()"
    assert len({json.dumps(reader.page.evaluate(lies)) for reader in people}) == 1
    assert [reader.page.locator(".hands .hand").count() for reader in people] == [3, 3, 0, 0]
    assert "Wrecker 1 and Wrecker 2" in people[2].page.inner_text("#asked")
    for reader in people[:2]:
        reader.click(".hand[data-shape=peace]")
        reader.click("[data-lock]")
    for reader in people:
        reader.page.wait_for_selector("[aria-label='The last contest']")
        reader.click("[aria-label='The last contest']")
        shown = "You show Peace" if reader is people[1] else "Wrecker 2 shows Peace"
        assert shown in reader.page.inner_text("dialog")
        assert reader.page.locator("dialog .shown .face").count() == 2


def test_by_keyboard_alone(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    begin([ada], sit_down(ada, seats=2, bots=1, options={"messages": "dawn-only"}))

    def asked() -> bool:
        return ada.page.locator(".hands .hand, .choosing .piece, .tray .piece").count() > 0

    for number in range(6):
        ada.wait_until(asked, "our turn")
        if ada.page.locator(".hands .hand").count():
            ada.tab_to(".hands .hand")
            ada.press("Enter" if number % 2 else "pfi"[number % 3])
            ada.tab_to("[data-lock]")
        else:
            ada.tab_to(".choosing .piece, .tray .piece")
        ada.press("Enter")
        ada.wait_until(partial(has_moved, ada, number), "the result of the move")
    assert ada.clicks == 0
    assert ada.refusals() == []


def has_moved(reader: Reader, before: int) -> bool:
    return len([each for each in reader.heard if each["type"] == "done"]) > before


# Messages: tables at which each can be played, found by playing deals to the end.

Table: TypeAlias = Callable[..., Reader]


def kinds_of(texts: list[str], free: list[str], stage: str) -> set[str]:
    """The kinds of test a position is suitable for, by its legal moves."""
    verbs = {each.split()[0] for each in texts}
    found = verbs - {"show", "pass"}
    if {"show peace", "show peace-fight"} <= set(texts):
        found.add("trick")
    if "pick" in verbs and len(texts) < 4:
        found.discard("pick")
    if "show" in verbs:
        found |= {f"late-{each.split()[0]}" for each in free if each.split()[0] in ("convoy", "whirlpool")}
    if stage == "choosing" and any(each.startswith("claim") for each in free):
        found.add("claim")
    return found


@cache
def moments() -> dict[str, str]:
    """For each kind, the record of a three-player game in which it is the first seat's decision."""
    found: dict[str, str] = {}
    wanted = {"trick", "keep", "bet", "haul", "steal", "drop", "pick", "claim", "whirlpool", "convoy", "new-wave"}
    wanted |= {"broken-lantern", "foiled", "lookout", "late-convoy", "late-whirlpool"}
    for number in range(DEALS):
        if wanted <= found.keys():
            break
        match = make_match(GAME, 3)
        luck = from_seed(seed_from(f"wreckers {number}"))
        record = new_record(match, seed_from(f"messages {number}"))
        state: Any = record.start()
        while state.owing:
            seat = state.to_act()[0]
            moves = list(state.legal(seat))
            if seat == 0:
                texts, free = ([match.codec.text(each) for each in some] for some in (moves, state.free(0)))
                for kind in kinds_of(texts, free, state.view(0).stage) - found.keys():
                    found[kind] = write(record)
            move = moves[luck.below(len(moves))]
            state.play(seat, move)
            record.plies.append(Ply(seat, move))
    assert wanted <= found.keys(), f"none of these deals has {wanted - found.keys()}"
    return found


@pytest.fixture(scope="module")
def before(browser: Browser, table_server: ServerProcess) -> Iterator[Table]:
    """Seats Ada at a table at such a moment; none of her pages may log an error."""
    readers: dict[str, Reader] = {}

    def come(kind: str, **manner: Any) -> Reader:
        ada = readers.get(str(manner))
        if ada is None:
            ada = readers[str(manner)] = Reader(browser, table_server.address, drawn=False, **manner)
            ada.come_in("Ada")
        begin([ada], sit_down(ada, seats=3, bots=2, position=moments()[kind]))
        ada.said.clear()
        ada.heard.clear()
        return ada

    yield come
    complaints = [each for reader in readers.values() for each in reader.complaints]
    for reader in readers.values():
        reader.close()
    assert not complaints


# The clicks, and the move they play.
BY_CLICKS = {
    "convoy": (["[data-message=convoy]"], "convoy"),
    "new-wave": ([".answers .act.go:has-text('New Wave')"], "new-wave"),
    "broken-lantern": (["[data-message=broken-lantern]"], "broken-lantern"),
    "foiled": (["[data-message=foiled]"], "foiled"),
    "lookout": ([".answers .act.go"], "lookout"),
    "trick": (["[data-message^=two]", "[data-shape=fight]", "[data-shape=peace]", "[data-lock]"], "show peace-fight"),
    "keep": ([".two .hand"], "keep"),
    "bet": ([".row [data-shape=fight]", ".row:last-child [data-shape=pick]", "[data-lock]"], "bet fight pick"),
    "haul": ([".choosing [data-slot=l1]", ".choosing [data-slot=d1]", ".act.go"], "haul l1-d1"),
    "haul-none": ([".act:has-text('Take nothing')"], "haul none"),
    "late-convoy": (["[data-message=convoy]"], "convoy"),
    "late-whirlpool": (["[data-message=whirlpool]", "[data-slot=l1]", "[data-slot=d2]", ".act.go"], "whirlpool"),
    "steal": ([".tray .piece"], "steal"),
    "drop": ([".tray .piece"], "drop"),
    "pick": ([".choosing [data-slot=d1]"], "pick d1"),
    "whirlpool": (["[data-message=whirlpool]", "[data-slot=l1]", "[data-slot=d2]", ".act.go"], "whirlpool"),
}  # fmt: skip


@pytest.mark.parametrize("kind", BY_CLICKS)
def test_each_message_is_played_where_it_lies(before: Table, kind: str) -> None:
    clicks, move = BY_CLICKS[kind]
    ada = before(kind.removesuffix("-none"), size=PHONE if len(kind) % 2 else LAPTOP)
    for each in clicks:
        ada.click(each)
    ada.wait_until(lambda: bool(ada.moves()), "the move")
    assert ada.moves()[0].startswith(move)
    ada.wait_until(lambda: any(each["type"] == "step" for each in ada.heard), "the result of the move")
    assert ada.refusals() == []


def test_the_player_who_broke_the_lantern_is_told_so(before: Table) -> None:
    ada = before("broken-lantern")
    ada.click("[data-message=broken-lantern]")
    ada.wait_until(lambda: "You alone" in ada.page.inner_text(".asking"), "what the Lantern shows her")
    assert "Ada" not in ada.page.inner_text(".asking")


def test_on_a_small_phone_both_hands_are_in_sight_while_foiled_is_offered(before: Table) -> None:
    ada = before("foiled", size=(360, 640))
    ada.page.wait_for_selector("[data-message=foiled]")
    edges = """() => {
        const box = (each) => each.getBoundingClientRect();
        const hands = [...document.querySelectorAll(".side .hands")].map(box);
        const [main, foot] = [document.querySelector(".board .main"), document.querySelector(".asking")].map(box);
        return hands.map(({top, bottom}) => [top - main.top, foot.top - bottom]);
    }"""
    found = ada.page.evaluate(edges)
    assert len(found) == 2
    assert min(min(each) for each in found) >= 0, found


def test_a_whirlpool_by_dragging(before: Table) -> None:
    ada = before("whirlpool")
    ada.click("[data-message=whirlpool]")
    ada.page.locator("[data-slot=l2]").drag_to(ada.page.locator("[data-slot=d1]"))
    ada.click(".answers .act.go")
    ada.wait_until(lambda: bool(ada.moves()), "the move")
    slots = set(ada.moves()[0].split()[1].split("-"))
    assert "d1" in slots
    assert "l2" not in slots


# What is dragged where, and the move that it plays.
BY_DRAGGING = {
    "pick": (".choosing [data-slot=d1]", ".own", "pick d1"),
    "trick": (".hand[data-shape=fight]", ".loot", "show fight"),
    "steal": (".tray .piece", ".own", "steal"),
    "drop": (".tray .piece", "[data-spot=lost]", "drop"),
    "convoy": ("[data-message=convoy]", ".loot", "convoy"),
}


@pytest.mark.parametrize("kind", BY_DRAGGING)
def test_cards_are_dragged_to_where_they_go(before: Table, kind: str) -> None:
    piece, target, move = BY_DRAGGING[kind]
    ada = before(kind)
    ada.page.locator(piece).first.drag_to(ada.page.locator(target).first)
    ada.wait_until(lambda: bool(ada.moves()), "the move")
    assert ada.moves()[0].startswith(move)
    assert ada.page.evaluate("getSelection().toString()") == ""


def test_a_player_who_looked_may_claim_anything(before: Table) -> None:
    ada = before("claim", size=PHONE)
    assert ada.page.locator(".loot .secret").count() > 0  # only she sees these cards
    ada.click("[data-say=all]")
    ada.click("dialog [data-say=claim]")
    assert "Ada" not in ada.page.inner_text("dialog")  # her own side is “your side”
    ada.click("dialog label:has(input[value=ingots])")
    ada.click("dialog label:has(input[name=value][value='3'])")
    ada.click("dialog .btn.go")
    ada.page.wait_for_selector(".claim:has-text('Ingots 3')")
    assert ada.moves()[0].endswith(" ingots3")


def test_a_window_closes_by_itself_unless_it_is_held_open(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    ada.page.clock.install()
    begin([ada], sit_down(ada, seats=3, bots=2, position=moments()["convoy"]))
    ada.page.wait_for_selector(".answers .wait")
    ada.page.clock.run_for((SECONDS - 2) * 1000)
    assert ada.moves() == []
    ada.page.clock.run_for(2500)
    assert ada.moves() == ["pass"]

    begin([ada], sit_down(ada, seats=3, bots=2, position=moments()["convoy"]))
    ada.click(".answers .wait")
    ada.page.clock.run_for(3 * SECONDS * 1000)
    assert ada.moves() == ["pass"]
    ada.click(".messages [role=switch]")
    ada.page.wait_for_selector(".messages [aria-checked=false]")
    ada.press("x")
    ada.wait_until(lambda: len(ada.moves()) == 3, "the moves")
    assert ada.moves() == ["pass", "always-pass", "pass"]


# Looks.


def test_all_hands_open_in_one_moment(visit: Visit, table_server: ServerProcess) -> None:
    ada, otto = visit(table_server.address, moving=True), visit(table_server.address)
    for reader in (ada, otto):
        reader.context.add_init_script(WATCH)
        reader.come_in("Ada" if reader is ada else "Otto")
    table = sit_down(ada, seats=2, bots=0, options={"messages": "dawn-only"})
    otto.post(f"/tables/{table}/sit", seat=1)
    begin([ada, otto], table)
    for reader in (ada, otto):
        reader.click(".hand[data-shape=fight]")
        reader.click("[data-lock]")
    for reader in (ada, otto):
        reader.page.wait_for_selector(".loot .piece >> nth=3")
        reader.page.wait_for_selector(".hands .hand")
    seen = ada.page.evaluate("window.frames_")
    called = [each[0] for each in seen if each[0]]
    assert [word for word, before in zip(called, ["", *called], strict=False) if word != before] == [
        "Do …",
        "Lo …",
        "Res!",
    ]
    assert {each[1] for each in seen} == {0, 2}, "one hand opened before the other"
    assert any(each[2] for each in seen), "no card flew"
    still = otto.page.evaluate("window.frames_")
    assert all(not each[0] and not each[2] for each in still), "moves although it should not"


class Late:
    """Keeps back what a socket hears, until it is told not to."""

    def __init__(self) -> None:
        self.kept: list[Callable[[], None]] = []
        self.open = False

    def route(self, socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            self.kept.append(partial(socket.send, text))
            if self.open:
                self.let_go()

        socket.connect_to_server().on_message(hear)

    def let_go(self) -> None:
        self.open = True
        for send in self.kept:
            send()
        self.kept.clear()


def test_one_device_shows_what_was_taken_before_it_goes_on(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, moving=True)
    ada.context.add_init_script(WATCH)
    ada.come_in("Ada")
    table = ada.post("/tables", game="dolores", seats=2, hot_seat=True, options={"messages": "dawn-only"})["id"]
    for seat, name in enumerate(("Ada", "Otto")):
        ada.post(f"/tables/{table}/sit", seat=seat, name=name)
    ada.post(f"/tables/{table}/start")
    first = Late()
    ada.page.route_web_socket(re.compile("seat=0"), first.route)
    ada.page.goto(f"/table/{table}")
    ada.wait_until(lambda: bool(first.kept), "the first seat's socket")
    ada.page.wait_for_timeout(300)
    assert ada.page.locator(".curtain").count() == 0, "someone is called before all seats are there"
    first.let_go()
    for name, shape in (("Ada", "fight"), ("Otto", "peace")):
        ada.click(f".curtain:has-text('{name} decides') .go")
        ada.click(f".hand[data-shape={shape}]")
        ada.click("[data-lock]")
    ada.page.wait_for_selector(".curtain:has-text('Ada decides')")
    assert ada.page.get_by_label("Show the last turn again").is_disabled(), "nothing is shown behind the curtain"
    seen = ada.page.evaluate("window.frames_")
    at = [next((n for n, each in enumerate(seen) if each[0] == word), -1) for word in ("Do …", "Lo …", "Res!")]
    opened = next(n for n, each in enumerate(seen) if each[1] == 2)
    assert -1 < at[0] < at[1] < at[2] < opened, "the call comes before the hands"
    assert any(each[2] for each in seen[opened:]), "no card flew to its taker"


@pytest.mark.parametrize(
    ("kind", "language", "size", "night"),
    [
        ("claim", "de", PHONE, True),
        ("bet", "de", PHONE, False),
        ("steal", "en", LAPTOP, True),
        ("convoy", "en", LAPTOP, False),
    ],
)
def test_the_board_is_accessible(
    before: Table, kind: str, language: Language, size: tuple[int, int], night: bool
) -> None:
    ada = before(kind, language=language, size=size, night=night)
    ada.page.wait_for_selector(".answers button")
    problems = ada.barriers()
    problems += [f"{each} is too small for a finger" for each in ada.page.evaluate(SMALL)]
    assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert not problems, "\n".join(problems)


def test_the_scripts_are_small(visit: Visit, table_server: ServerProcess, browser: Browser) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    table = sit_down(ada, seats=2, bots=1)
    sizes = check_scripts(ada, lambda: begin([ada], table))
    assert any(name.startswith("dolores") for name in sizes)
