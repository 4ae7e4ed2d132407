"""Takes the screenshots in docs/screenshots from running games, with its own server. Run it by hand; name a game to
take only its pictures (`all` means the pages that all games share).

The boards are dealt from fixed seeds; the games behind profile, leaderboard and replay are new each time.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from functools import partial
from itertools import count
from pathlib import Path

from browsing import LAPTOP, PHONE, ROOT, Reader, Seating, all_over, chromium, play_on
from harness import ServerProcess
from playwright.sync_api import Browser
from raiding import act as raid
from raiding import is_over as is_raided
from raiding import sit_down as sit_at_the_lagoon
from test_dolores_in_the_browser import act, is_over
from test_raiders_in_the_browser import moments
from test_wrecked_in_the_browser import moments as wrecked_moments
from test_wrecked_in_the_browser import place_of
from wrecking import begin, drag, point, wreck, wreck_to_the_end
from wrecking import sit_down as sit_at_the_chart

from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, new_record, write
from wreckfish.core.registry import find_bot, find_game
from wreckfish.core.seeds import seed_from

FOLDER = ROOT / "docs/screenshots"
SEEDS = ["Hesperus", "Tristan", "Vasa", "Batavia", "Medusa", "Endurance", "Erebus", "Terror", "Essex", "Wager"]
SEEDS += ["Grosvenor", "Birkenhead", "Sea Venture", "Mary Rose", "Kronan", "San José", "Amsterdam", "Royal George"]
TAKEN: list[Path] = []


def shoot(reader: Reader, name: str, still: bool = False) -> None:
    """Take a screenshot once nothing moves; `still`: keep the mouse where it is."""
    reader.page.wait_for_load_state("networkidle")
    reader.page.evaluate("document.fonts.ready")
    if not still:
        reader.page.mouse.move(1, 1)
    reader.page.wait_for_timeout(600)
    reader.page.screenshot(path=FOLDER / f"{name}.png", scale="css", animations="disabled")
    TAKEN.append(FOLDER / f"{name}.png")


def play_rated_games(reader: Reader, count: int) -> str:
    """Play some whole games for profile and leaderboard; return the last table."""
    table = ""
    for _ in range(count):
        table = reader.set_table(bots=1)
        reader.reaches(f"/table/{table}", ".board .deck")
        play_on([reader], all_over([reader]), deep=3)
    return table


def find_in_replay(reader: Reader, table: str, cards: int) -> None:
    """Move the replay to a ply in its second half with a given number of cards in the Exploration."""
    reader.reaches(f"/replay/{table}", ".board .deck")
    rope = reader.page.locator(".rope[type=range]")
    plies = int(rope.get_attribute("max") or 0)
    for ply in range(plies // 2, plies):
        rope.fill(str(ply))
        if reader.asked()["trail"] >= cards:
            break
    rope.blur()


def play_a_while(reader: Reader, cards: int) -> None:
    """Play to our turn in mid-game with cards in the Exploration and a full Hold, in the first deal that allows it."""
    for seed in SEEDS:
        table = reader.set_table(bots=2, seed=seed, options={"divers": "dealt"})
        reader.reaches(f"/table/{table}", ".board .deck")
        play_on([reader], partial(moment, reader, cards=0, points=15), deep=3)
        play_on([reader], partial(moment, reader, cards=cards, points=15), deep=cards)
        if not reader.asked()["over"]:
            return
    raise AssertionError("none of these deals has such a moment")


def moment(reader: Reader, cards: int, points: int) -> bool:
    """Whether it is our turn in such a position, or the game is over."""
    now = reader.asked()
    asked = now["acts"] == 2 and now["trail"] >= cards and int(reader.table()["points"]["seat1"]) > points
    return bool(now["over"] or asked)


# Our own contest in mid-game: we choose a hand and have enough sets.
CONTEST = """(sets) => document.querySelectorAll(".hands .hand").length === 3
    && document.querySelectorAll(".own li:not(.none)").length >= sets"""


def share_a_while(reader: Reader, bots: int) -> None:
    """Dolores in mid-game: we promised Peace and chose First Pick, in the first deal that allows it."""
    for seed in SEEDS:
        table: str = reader.post("/tables", game="dolores", seats=bots + 1, open=True, seed=seed)["id"]
        reader.post(f"/tables/{table}/sit", seat=0)
        for seat in range(1, bots + 1):
            reader.post(f"/tables/{table}/bot", seat=seat, bot="greedy")
        reader.post(f"/tables/{table}/start")
        reader.reaches(f"/table/{table}", ".board .loot")
        while not is_over(reader) and not reader.page.evaluate(CONTEST, 4):
            if not act(reader):
                reader.page.wait_for_timeout(20)
        if not is_over(reader):
            break
    if reader.size == PHONE:
        reader.click("[data-say=all]")
    reader.click("[data-say='promise peace']")
    reader.click(".hand[data-shape=pick]")


def take_dolores(browser: Browser, address: str) -> None:
    ada = Reader(browser, address, size=LAPTOP, night=True)
    ada.come_in("Ada")
    share_a_while(ada, bots=3)
    shoot(ada, "dolores-laptop-night")
    ada.close()
    otto = Reader(browser, address, language="de", size=PHONE)
    otto.come_in("Otto")
    share_a_while(otto, bots=2)
    shoot(otto, "dolores-phone-de")
    otto.close()


def raid_until(reader: Reader, seats: int, sight: str, clicks: int) -> None:
    """Play Wreck Raiders for some clicks and then until something is visible, in the first deal that allows it."""
    for seed in SEEDS:
        sit_at_the_lagoon(reader, seats, seats - 1, seed=seed)
        until = reader.clicks + clicks
        while not is_raided(reader) and (reader.clicks < until or not reader.page.locator(sight).count()):
            if not raid(reader):
                reader.page.wait_for_timeout(20)
        if not is_raided(reader):
            return
    raise AssertionError(f"none of these deals shows {sight}")


def take_raiders(browser: Browser, address: str) -> None:
    ada = Reader(browser, address, size=LAPTOP)
    ada.come_in("Ada")
    raid_until(ada, 5, ".spot.hot.taken", clicks=26)
    ada.click(".spot.hot.taken")
    shoot(ada, "raiders-laptop")
    record, move = moments()["claim"]
    sit_at_the_lagoon(ada, 2, 1, position=record)
    ada.click(f"[data-claim={move.split()[1]}]")
    ada.page.locator("dialog input[name=scallop]").nth(2).check(force=True)
    shoot(ada, "raiders-claim")
    sit_at_the_lagoon(ada, 4, 3, seed=SEEDS[0])
    while not is_raided(ada):
        raid(ada)
    ada.press("Escape")
    shoot(ada, "raiders-score")
    ada.close()
    otto = Reader(browser, address, language="de", size=PHONE, night=True)
    otto.come_in("Otto")
    raid_until(otto, 5, "[data-target]", clicks=24)
    otto.click("[data-target]")
    shoot(otto, "raiders-phone-night-de")
    otto.close()
    alone = Reader(browser, address, size=LAPTOP, night=True)
    alone.come_in("Ada")
    raid_until(alone, 1, "[data-target]", clicks=44)
    alone.click("[data-target]")
    shoot(alone, "raiders-alone-night")
    alone.close()


def sail_until(reader: Reader, seats: int, sight: str, clicks: int) -> None:
    """Play Get Wrecked for some clicks and then until something is visible, in the first deal that allows it."""
    for seed in SEEDS:
        sit_at_the_chart(reader, seats, seats - 1, seed=seed)
        until = reader.clicks + clicks
        while not (found := wreck(reader, most=1))["over"]:
            if reader.clicks >= until and reader.page.locator(sight).count():
                return
        assert found["over"]
    raise AssertionError(f"none of these deals shows {sight}")


def take_wrecked(browser: Browser, address: str) -> None:
    ada = Reader(browser, address, size=LAPTOP)
    ada.come_in("Ada")
    sail_until(ada, 4, "[data-action=explore]:not([aria-disabled=true])", clicks=30)
    ada.page.locator("[data-action=explore]").first.focus()  # its reach shows on the chart
    shoot(ada, "wrecked-laptop")
    sit_at_the_chart(ada, 3, 2, seed=SEEDS[0], options={"setup": "full"})
    for value in (5, 6, 7):
        ada.click(f"[data-group=island{value}]")
        place = ada.page.locator(f".answers [data-move^='island {value}']").last
        if value < 7:
            place.click()
            ada.page.wait_for_selector(f"[data-group=island{value + 1}]:first-child")
    _, _, x, y = str(place.get_attribute("data-move")).split()
    ada.page.mouse.click(*point(ada, int(x), int(y)))
    shoot(ada, "wrecked-setup")
    sit_at_the_chart(ada, 2, 1, seed="wreck 18")
    wreck_to_the_end(ada, tired=60)
    ada.page.wait_for_selector("dialog .score")
    ada.press("Escape")
    shoot(ada, "wrecked-score")
    ada.close()
    night = Reader(browser, address, size=LAPTOP, night=True)
    night.come_in("Ada")
    record, (ship, x, y) = wrecked_moments()["blocked"]
    begin([night], sit_at_the_chart(night, 2, 1, start=False, position=record))
    drag(night, point(night, *place_of(night, ship)), point(night, x, y))
    shoot(night, "wrecked-drag-night", still=True)
    night.page.mouse.up()
    night.close()
    otto = Reader(browser, address, language="de", size=PHONE, night=True)
    otto.come_in("Otto")
    sail_until(otto, 4, "[data-group=ketch]", clicks=24)
    shoot(otto, "wrecked-phone-night-de")
    otto.close()


def win(reader: Reader, game: str, seats: int) -> None:
    """Go on from a game of bots before the reader's last move, which wins it, and look at the result."""
    terms = find_game(game)
    match, others = make_match(terms, seats), find_bot("casual")(terms)
    players = [find_bot("sound")(terms)] + [others] * (seats - 1)
    for number in count():
        luck, record = from_seed(seed_from(f"players {number}")), new_record(match, seed_from(f"result {number}"))
        state = record.start()
        while state.owing:
            seat = state.to_act()[0]
            record.plies.append(Ply(seat, players[seat].decide(state, seat, luck)))
            state.play(seat, record.plies[-1].move)
        outcome, last = state.outcome(), record.plies.pop()
        if last.seat == 0 and outcome is not None and outcome.scores[0].place == 1:
            break
    seating = Seating(game, ".board")
    table = seating.sit_down(reader, seats=seats, bots=seats - 1, start=False, position=write(record))
    seating.begin([reader], table)
    reader.post(f"/tables/{table}/move", move=match.codec.text(last.move))
    reader.page.wait_for_selector("dialog .score")
    reader.page.wait_for_timeout(3000)  # the celebration


def take_results(browser: Browser, address: str) -> None:
    for name, game, seats, reader in (
        ("laptop", "wrecked", 2, Reader(browser, address, size=LAPTOP)),
        ("phone", "raiders", 3, Reader(browser, address, size=PHONE)),
        ("night-de", "dolores", 3, Reader(browser, address, size=LAPTOP, language="de", night=True)),
    ):
        reader.come_in("Ada")
        win(reader, game, seats)
        shoot(reader, f"result-{name}")
        reader.close()


def take_all(browser: Browser, address: str) -> None:
    ada = Reader(browser, address, size=LAPTOP)
    ada.come_in("Ada")
    ada.reaches("/", "article h2")
    shoot(ada, "home-day")
    ada.reaches("/new", "#option-divers")
    shoot(ada, "new-table")
    ada.reaches("/rules/carcass#CC14", "article.here .picture")
    shoot(ada, "rules")
    ada.reaches("/about", "main h1")
    shoot(ada, "about")
    play_a_while(ada, cards=5)
    shoot(ada, "table-laptop")
    find_in_replay(ada, play_rated_games(ada, 6), cards=3)
    shoot(ada, "replay")
    ada.reaches("/me", "main h1")
    shoot(ada, "profile")
    ada.reaches("/leaderboard", "main td, main li")
    shoot(ada, "leaderboard")
    ada.close()

    night = Reader(browser, address, size=LAPTOP, night=True)
    night.reaches("/", "article h2")
    shoot(night, "home-night")
    night.close()

    otto = Reader(browser, address, language="de", size=PHONE, night=True)
    otto.come_in("Otto")
    play_a_while(otto, cards=4)
    shoot(otto, "table-phone-night-de")
    otto.close()


def take_books(browser: Browser, address: str) -> None:
    """Two illustrated rule books from top to bottom."""
    for game, night in (("dolores", False), ("wrecked", True)):
        reader = Reader(browser, address, size=LAPTOP, night=night)
        reader.reaches(f"/rules/{game}", "[data-book]")
        reader.page.wait_for_load_state("networkidle")
        reader.page.wait_for_timeout(600)
        file = FOLDER / f"rule-book-{game}.png"
        reader.page.locator("[data-book]").screenshot(path=file, scale="css", animations="disabled")
        TAKEN.append(file)
        reader.close()


def squeeze() -> None:
    """Reduce the pictures to 256 colours with `pngquant`, a third of the size."""
    program = shutil.which("pngquant")
    if program is None:
        sys.exit("The pictures are taken, but large: install pngquant and run this again.")
    subprocess.run([program, "--force", "--strip", "--ext", ".png", *TAKEN], check=True)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), limits="off") as server,
    ):
        for take in (take_all, take_books, take_dolores, take_raiders, take_wrecked, take_results):
            if not sys.argv[1:] or take.__name__.removeprefix("take_") in sys.argv[1:]:
                take(browser, server.address)
    squeeze()


if __name__ == "__main__":
    main()
