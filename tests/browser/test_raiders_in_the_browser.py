"""Wreck Raiders in a real browser, with a real server: whole games by clicking, claims, the market, others' turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeAlias

import pytest
from browsing import LAPTOP, PHONE, Language, Reader, Visit, check_scripts
from harness import ServerProcess
from playwright.sync_api import Browser
from raiding import begin, is_over, play_on, sit_down

from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, new_record, write
from wreckfish.core.registry import find_game
from wreckfish.core.seeds import seed_from

pytest_plugins = ["given"]
pytestmark = pytest.mark.slow

GAME = find_game("raiders")
DEALS = 200

# Buttons too small for a finger, and covered buttons.
UNTOUCHABLE = """() => [...document.querySelectorAll(".board button")].flatMap((each) => {
    const box = each.getBoundingClientRect();
    if (!box.width || each.closest(".plate")) return [];
    if (box.width < 43.5 || box.height < 43.5) return [`${each.className} is small: ${box.width} × ${box.height}`];
    if (each.tabIndex < 0 || box.top < 60 || box.bottom > innerHeight) return [];
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return each.contains(top) ? [] : [`${top?.className} lies on ${each.className}`];
})"""


# Whole games.


def test_a_whole_game_at_the_largest_table_on_a_phone(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, language="de", size=PHONE)
    ada.come_in("Ada")
    sit_down(ada, seats=5, bots=4, seed="lagoon 5")
    play_on([ada], lambda: is_over(ada))
    assert len(ada.result()) == 5
    assert ada.refusals() == []
    assert "alle hatten ihren letzten Zug" in ada.page.inner_text("dialog")


def test_alone_to_the_ranking(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, size=PHONE)
    ada.come_in("Ada")
    sit_down(ada, seats=1, bots=0, seed="alone", options={"edition": "german"})
    assert "Rivals 16" in ada.page.inner_text(".rivals")
    ada.page.get_by_role("button", name="Game aid").click()
    aid = ada.page.inner_text("dialog .basics")
    assert all(words in aid for words in ("Rivals", "you do not move to the beach", "you have 6 exhibits"))
    ada.press("Escape")
    play_on([ada], lambda: is_over(ada))
    assert {each.split()[0] for each in ada.moves()} >= {"take", "dive", "rival", "vault"}
    assert ada.refusals() == []
    assert "Rank:" in ada.page.inner_text("dialog")
    ada.press("Escape")
    assert ada.page.locator(".ranks .reached").count() == 1


@pytest.mark.parametrize(("language", "edition"), [("en", "english"), ("de", "german")])
def test_a_new_table_defaults_to_the_edition_of_the_readers_language(
    visit: Visit, table_server: ServerProcess, language: Language, edition: str
) -> None:
    ada = visit(table_server.address, language=language)
    ada.come_in("Ada")
    ada.reaches("/new?game=raiders", "#option-edition")
    assert ada.page.input_value("#option-edition") == edition
    ada.page.get_by_role("radio", name="1", exact=True).check(force=True)
    ada.click("form .btn.go")
    ada.page.wait_for_url("**/table/*")
    made = ada.page.evaluate("fetch(`/api/tables/${location.pathname.split('/').pop()}`).then((each) => each.json())")
    assert made["options"].get("edition", "english") == edition


# Moments: tables one move before an event, found by playing deals to the end.

Table: TypeAlias = Callable[..., list[Reader]]


def kinds_of(state: Any, codec: Any) -> dict[str, str]:
    """The kinds of test a position of the first seat is suitable for, and the move to play."""
    found: dict[str, str] = {}
    moves = [(codec.text(move), move) for move in state.legal(0)]
    for text, move in moves:
        verb, *words = text.split()
        if verb == "claim" and words[2] != "plain" and words[3].startswith("conch-scallop"):
            found["claim"] = text
        elif verb == "dive" and brings_beside(state, words[1]):
            found["neighbour"] = text
        elif verb == "dive" and list(state.free(1)):
            found["starfish"] = codec.text(next(iter(state.free(1))))
        elif verb == "gain":
            found["piece"] = text
        elif verb == "buy" and words[1] != "new":
            found["buy"] = text
        elif verb == "take" and len(moves) > 6:
            found["take"] = text
        elif verb == "done" and not after(state, move).to_act():
            found["last"] = text
    claims = [text.split() for text, _ in moves if text.startswith("claim")]
    for _, exhibit, display, *_ in claims:
        if any(other[1] == exhibit and other[2] < display for other in claims):
            found["either"] = f"{exhibit} {display}"
    return found


def brings_beside(state: Any, spot: str) -> bool:
    """Whether only the other player gains something here, with no question in between."""
    view = state.view(0)
    beside = {f"{spot[:-1]}{(int(spot[-1]) + step) % 6 + 1}" for step in (0, 4)}
    there = [each.seat for each in view.divers if each.spot in beside]
    return not spot.startswith("beach") and there == [1] and not view.seats[0].shells.scallop


def after(state: Any, move: Any) -> Any:
    then = state.clone()
    then.play(0, move)
    return then


@cache
def moments() -> dict[str, tuple[str, str]]:
    """For each kind, the record of a two-player game in which it is the first seat's decision, and the move."""
    found: dict[str, tuple[str, str]] = {}
    wanted = {"claim", "either", "neighbour", "last", "piece", "buy", "take", "starfish"}
    for number in range(DEALS):
        if wanted <= found.keys():
            break
        match = make_match(GAME, 2)
        luck = from_seed(seed_from(f"divers {number}"))
        record = new_record(match, seed_from(f"lagoons {number}"))
        state: Any = record.start()
        while state.owing:
            seat = state.to_act()[0]
            moves = list(state.legal(seat))
            if state.to_act() == (0,) and len(record.plies) > 20:
                for kind, text in kinds_of(state, match.codec).items():
                    found.setdefault(kind, (write(record), text))
            claims = [move for move in moves if match.codec.text(move).startswith("claim")]
            pick = claims or moves
            move = pick[luck.below(len(pick))]
            state.play(seat, move)
            record.plies.append(Ply(seat, move))
    assert wanted <= found.keys(), f"none of these deals has {wanted - found.keys()}"
    return found


@pytest.fixture(scope="module")
def before(browser: Browser, table_server: ServerProcess) -> Iterator[Table]:
    """Seats Ada, with Otto or a bot, at a table at such a moment; none of their pages may log an error."""
    readers: dict[str, Reader] = {}

    def come(kind: str, otto: bool = False, **manner: Any) -> list[Reader]:
        here = []
        for name in ["Ada", "Otto"][: 1 + otto]:
            key = name + str(manner)
            if key not in readers:
                readers[key] = Reader(browser, table_server.address, drawn=False, **manner)
                readers[key].come_in(name)
            here.append(readers[key])
        table = sit_down(here[0], seats=2, bots=0 if otto else 1, start=False, position=moments()[kind][0])
        if otto:
            here[1].post(f"/tables/{table}/sit", seat=1)
        begin(here, table)
        for each in here:
            each.said.clear()
            each.heard.clear()
        return here

    yield come
    complaints = [each for reader in readers.values() for each in reader.complaints]
    for reader in readers.values():
        reader.close()
    assert not complaints


def played(reader: Reader) -> str:
    """The first move the reader sent at this table, once it is played."""
    reader.wait_until(lambda: bool(reader.moves()), "the move")
    reader.wait_until(lambda: any(each["type"] == "step" for each in reader.heard), "the result of the move")
    assert reader.refusals() == []
    return reader.moves()[0]


def test_a_die_is_turned_with_conches(before: Table) -> None:
    [ada] = before("take")
    ada.click("[data-die]")
    turned = ada.page.locator("[data-take]:has(.cost)")
    move = str(turned.first.get_attribute("data-take"))
    turned.first.click()
    assert played(ada) == move


def test_the_gains_of_all_players_are_shown_before_the_dive(before: Table) -> None:
    """A neighbour who gains something places it right away, and everyone sees who the table is waiting for."""
    ada, otto = before("neighbour", otto=True)
    _, diver, spot = moments()["neighbour"][1].split()
    assert ada.page.locator(".gains").count() == 0
    for each in ada.page.locator("[data-target]").all():
        each.hover()
        ada.page.wait_for_selector(".gains .arrives")
    assert [each["do"] for each in ada.said].count("preview") <= 1  # one request for all moves, before hovering
    ada.page.hover(f"[data-target={spot}]")
    ada.page.wait_for_selector(".gains .beside:has-text('Otto')")
    ada.click(f"[data-target={spot}]")
    if ada.page.locator("[data-diver]").count():
        ada.page.select_option("[data-diver]", diver)
    assert otto.page.locator("[data-put]").count() == 0
    ada.click(".answers .act.go")
    assert played(ada) == f"dive {diver} {spot}"
    ada.page.wait_for_selector(f"[data-spot='spot:{spot}'][aria-label*='your diver']")
    otto.page.wait_for_selector(f"[data-spot='spot:{spot}'][aria-label*='Ada’s diver']")
    ada.click("[data-put]")
    otto.page.wait_for_selector("[data-put]")
    assert "Ada moved a diver next to yours" in otto.page.inner_text(".asking")
    ada.page.wait_for_selector("#asked:has-text('Otto is placing a treasure')")
    otto.click("[data-put]")
    assert played(otto).split()[0] in ("place", "vault")


def test_a_spot_takes_its_die_and_shows_the_dive_first(before: Table) -> None:
    """One tap shows who gains what, the next one plays both moves; a gained treasure can be dragged to its display."""
    [ada] = before("take")
    spot = str(ada.page.locator("[data-target]").first.get_attribute("data-target"))
    ada.click(f"[data-target={spot}]")
    ada.page.wait_for_selector(".gains .arrives")
    assert ada.moves() == []
    ada.click(".answers .act.go")
    ada.wait_until(lambda: len(ada.moves()) == 2, "both moves")
    take, dive = ada.moves()
    assert take.split()[0] == "take"
    assert take[-1] == spot[-1]
    assert dive.split()[::2] == ["dive", spot]
    assert ada.refusals() == []
    if not ada.page.locator("[data-put]").count():
        return
    hand, place = (ada.page.locator(each).first.bounding_box() for each in (".hand .tile", "[data-put]"))
    assert hand is not None
    assert place is not None
    ada.page.mouse.move(hand["x"] + 20, hand["y"] + 20)
    ada.page.mouse.down()
    ada.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    ada.page.mouse.up()
    ada.wait_until(lambda: len(ada.moves()) == 3, "the treasure")
    assert ada.page.evaluate("getSelection().toString()") == ""


def test_an_unlit_spot_says_why(before: Table) -> None:
    [ada] = before("neighbour")
    number = int(moments()["neighbour"][1][-1])
    ada.page.locator(f"[data-spot='spot:gold{number % 6 + 1}']").click()
    ada.page.wait_for_selector("text=choose a spot with that number")
    assert [each["rule"] for each in ada.refusals()] == ["WR30"]
    ada.page.get_by_text("WR30").first.click()
    ada.page.wait_for_selector("text=You must move one of your divers")


def test_a_claim_with_every_extra_fits_on_one_sheet(before: Table) -> None:
    [ada] = before("claim", size=PHONE)
    _, exhibit, display, cover, decor = moments()["claim"][1].split()
    ada.click(f"[data-claim={exhibit}]")
    ada.page.check(f"dialog input[value='{display} {cover}']")
    ada.page.locator("dialog .tick input").set_checked(True)
    ada.page.locator(f"dialog input[name=scallop][value={decor.split('-')[-1]}]").check(force=True)
    stars = cover.count("-")
    said = ada.page.inner_text("dialog .sum")
    assert ada.page.locator("dialog .sum div:last-child svg").count() == stars + 2, said  # and a Conch and a Scallop
    coins = int(str(ada.page.text_content("dialog .sum b")))
    assert ada.page.inner_text("dialog [data-claims]") == f"Claim for {coins} coins"
    ada.click("dialog [data-claims]")
    assert played(ada) == f"claim {exhibit} {display} {cover} {decor}"


def test_a_display_is_dragged_onto_the_exhibit_that_it_is_to_claim(before: Table) -> None:
    [ada] = before("either")
    exhibit, display = moments()["either"][1].split()
    row = ada.page.locator(".mat .displays li").nth(int(display) - 1)
    row.locator(".ped").first.drag_to(ada.page.locator(f"[data-claim={exhibit}]"))
    chosen = ada.page.locator("dialog .way.chosen input")
    assert str(chosen.get_attribute("value")).split()[0] == display
    ada.click("dialog [data-claims]")
    assert played(ada).split()[:3] == ["claim", exhibit, display]


@pytest.mark.parametrize("kind", ["buy", "piece"])
def test_a_piece_goes_into_an_aquarium(before: Table, kind: str) -> None:
    [ada] = before(kind, size=PHONE if kind == "piece" else LAPTOP)
    move = moments()[kind][1]
    _, piece, tank = move.split()
    ada.click(f"[data-piece={piece}]")
    promised = int(str(ada.page.text_content(f"[data-buys={tank}] .points")))
    ada.click(f"[data-buys={tank}]")
    assert played(ada) == move
    ours = next(each["position"]["view"]["seats"][0]["tanks"] for each in ada.heard if each["type"] == "step")
    assert promised in [each["points"] for each in ours]


def test_a_piece_is_dragged_into_an_aquarium(before: Table) -> None:
    [ada] = before("buy")
    _, piece, tank = moments()["buy"][1].split()
    ada.page.locator(f"[data-piece={piece}]").drag_to(ada.page.locator(f".mat [data-tank={tank}]"))
    assert played(ada) == moments()["buy"][1]
    assert ada.page.evaluate("getSelection().toString()") == ""


def test_using_a_starfish_interrupts_no_one(before: Table) -> None:
    ada, otto = before("starfish", otto=True)
    question = ada.page.inner_text("#asked")
    assert "Ada" in otto.page.inner_text("#asked")
    otto.click("[data-starfish]")
    otto.click("dialog [data-clears]")
    assert played(otto).startswith("starfish")
    ada.wait_until(lambda: any(each["type"] == "step" for each in ada.heard), "what Otto did")
    assert ada.page.inner_text("#asked") == question
    ada.click("[data-target]")
    ada.click(".answers .act.go")
    ada.wait_until(lambda: bool(ada.moves()), "the dive")
    assert ada.refusals() == []


def test_the_end_is_counted_out_with_crabs(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address, moving=True)
    ada.come_in("Ada")
    ada.page.clock.install()
    sit_down(ada, seats=2, bots=1, position=moments()["last"][0])
    ada.page.clock.pause_at(ada.page.evaluate("Date.now() + 1000"))  # the crabs wait for us
    ada.click(".answers .act:not(.go)")
    ada.page.wait_for_selector("section.count h3:has-text('First the exhibits')")

    def counts_on() -> bool:
        ada.page.clock.run_for(200)
        return ada.page.locator("section.count h3:has-text('Then the vault')").count() == 1

    ada.wait_until(counts_on, "the vault")
    assert ada.page.locator("dialog[open]").count() == 0
    ada.page.locator("section.count h3").click()  # a tap skips the rest
    assert len(ada.result()) == 2


def test_by_keyboard_alone(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    sit_down(ada, seats=2, bots=1, seed="keys", options={"first": 1})
    ada.tab_to("[data-die]")
    ada.press("Enter")
    ada.wait_until(lambda: bool(ada.moves()) or ada.page.locator("[data-take]").count() > 0, "the die")
    if ada.page.locator("[data-take]").count():
        ada.tab_to("[data-take]")
        ada.press("Enter")
    ada.page.wait_for_selector(".whole:not([data-as-it-is]) [data-target]")
    ada.tab_to("[data-target]")
    ada.page.wait_for_selector(".gains")  # focus shows the same preview as hovering
    ada.press("Enter", "d")
    ada.wait_until(lambda: len(ada.moves()) == 2, "the dive")
    ada.page.wait_for_selector("[data-put]:focus")  # the next answer has the focus
    ada.press("Enter")
    ada.wait_until(lambda: len(ada.moves()) == 3, "the treasure")
    assert [each.split()[0] for each in ada.moves()] == ["take", "dive", "place"]
    assert ada.clicks == 0
    assert ada.refusals() == []


# Looks.


@pytest.mark.parametrize(
    ("kind", "language", "size", "night"),
    [
        ("claim", "de", PHONE, True),
        ("neighbour", "en", PHONE, False),
        ("buy", "en", LAPTOP, True),
        ("take", "de", LAPTOP, False),
    ],
)
def test_the_board_is_accessible(
    before: Table, kind: str, language: Language, size: tuple[int, int], night: bool
) -> None:
    [ada] = before(kind, language=language, size=size, night=night)
    problems = ada.page.evaluate(UNTOUCHABLE)  # before a click scrolls
    for opens in ("", "[data-claim]", "[data-piece]", ".plate button.head:visible"):
        if opens and not ada.page.locator(opens).count():
            continue
        if opens:
            ada.click(opens)
        problems += ada.barriers()
        if opens:
            ada.press("Escape")
    assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert not problems, "\n".join(problems)


def test_the_scripts_are_small(visit: Visit, table_server: ServerProcess) -> None:
    ada = visit(table_server.address)
    ada.come_in("Ada")
    sizes = check_scripts(ada, lambda: sit_down(ada, seats=2, bots=1))
    assert any(name.startswith("raiders") for name in sizes)
