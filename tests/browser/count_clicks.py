"""Counts the clicks that a whole game takes, by playing a record on the page: run it by hand.

The record is a game of bots. Its first seat is played in a real browser, with as few clicks as the page allows; the
other seats send their moves directly. A drag counts as a click. What the page answers by itself counts nothing.
The steps of two ships in one action are put in order, one ship after the other: they end where they did.

    python tests/browser/count_clicks.py [wrecked] [raiders] [--records 3] [--save]

Where the page takes another way than the record (other dice changed, a ship a few millimetres aside), the bots go on
from there, so two versions of the page play different games from the same deal. Get Wrecked: 15.4 clicks a turn in a
game of 16 turns; 11.3 in one of 18 with one tap for several changes of dice and one drag for a route; 8.7 in two games
of 25 turns since powers that can only help are used without a click. Games differ: in three others of 42 turns it was
10.6, and 9.2 in three of 37 once everything aboard is dropped with one tap. Wreck Raiders: 5.7 in three games of 61
turns.

`--save` writes what was entered, with the clicks that each took, to GAME-clicks.txt.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from browsing import LAPTOP, Reader, chromium
from harness import ServerProcess
from playwright.sync_api import Browser

import wreckfish


class Game(NamedTuple):
    """A record to play: who played it, and with which luck."""

    seats: int
    bot: str
    seed: str
    board: str


GAMES = {
    "wrecked": Game(4, "sound", "clicks", ".board [data-chart]"),
    "raiders": Game(3, "sound", "clicks", ".board .asks"),
}

BY_ITSELF = ("stand", "die", "reroll", "raise", "lower")  # what the page may answer without a click
NEAR = 8  # millimetres: a person who drags a ship aims no better
# Drags a piece to a position, which may lie between two pixels, and lets go if it would end there, or near it, within
# `most` steps. Returns the number of steps, or 0 after putting it back. `chip`: the button that it is dragged from.
DRAG = """([from, to, most, chip, near = 0]) => {
    const svg = document.querySelector("[data-chart] svg");
    const frame = document.querySelector("[data-chart]");
    const button = chip && document.querySelector(chip);
    if (chip && !button) return 0;
    const fire = (kind, {x, y}, on = frame) => {
        const {x: clientX, y: clientY} = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
        const how = {clientX, clientY, pointerId: 7, pointerType: "mouse", button: 0, bubbles: true, cancelable: true};
        on.dispatchEvent(new PointerEvent(kind, how));
    };
    const rest = () => new Promise((wake) => setTimeout(wake, 30));
    const go = async () => {
        fire("pointerdown", from, button ?? frame);
        fire("pointermove", {x: from.x + (to.x - from.x) / 2, y: from.y + (to.y - from.y) / 2});
        fire("pointermove", to);
        await rest();
        const ghost = document.querySelector("[data-chart] .ghost")?.parentElement.style.transform ?? "";
        const steps = document.querySelectorAll("[data-chart] .stick").length || 1;
        const [x, y] = (ghost.match(/-?[\\d.]+/g) ?? [NaN, NaN]).map(Number);
        if (!(Math.hypot(x - to.x, y - to.y) <= near) || steps > most) {
            dispatchEvent(new KeyboardEvent("keydown", {key: "Escape"}));
            fire("pointerup", to);
            return 0;
        }
        fire("pointerup", to);
        return steps;
    };
    return go();
}"""
# The visible button that plays most of the coming moves; null if none plays the first of them.
BUTTON = """(coming) => {
    let best = null, most = 0;
    for (const each of document.querySelectorAll("[data-plays]")) {
        const moves = each.dataset.plays.split(";");
        if (moves.length <= most || each.ariaDisabled === "true" || !each.checkVisibility()) continue;
        if (moves.every((move, at) => move === coming[at])) [best, most] = [each, moves.length];
    }
    best?.click();
    return most;
}"""
SEVERAL = "() => [...document.querySelectorAll('[data-plays*=\";\"]')].map((each) => each.dataset.plays.split(';'))"
# The page asks, and no move is under way.
ASKS = """() => document.querySelector(".answers") && !document.querySelector(".answers [aria-disabled=true].act")"""


class Player:
    """Plays the moves of the first seat on the page, and counts."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.page = reader.page
        self.clicks: Counter[str] = Counter()
        self.trail: list[str] = []  # what was entered, and the clicks that it took
        self.plays = 1  # moves that the last button plays
        self.free = False  # the page chose the moves: they need not be the record's
        self.voyage = 0  # steps of a ship that was dragged before the dice are rolled: it sails after the roll

    def has(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def click(self, selector: str, why: str) -> None:
        self.page.locator(selector).first.click()
        self.clicks[why] += 1

    def press(self, coming: list[str]) -> bool:
        """Press the one button that plays the next moves, if there is one."""
        pressed: int = self.page.evaluate(BUTTON, coming)
        self.clicks[coming[0].split()[0]] += pressed > 0
        self.plays = max(1, pressed)
        return pressed > 0

    def enter(self, coming: list[str], view: dict[str, Any]) -> None:
        """Enter the first of the coming moves, perhaps with some that follow it."""
        before = self.clicks.total()
        self.free = False
        better = coming[0].split()[0] in ("reroll", "raise", "lower", "sail")  # than one button for one move
        if better or len(steps_of_one(coming)) > 1 or not self.press(coming):
            getattr(self, "enter_" + coming[0].split()[0], self.enter_plainly)(coming, view)
        self.trail.append(f"{self.clicks.total() - before} {coming[0]}")

    def enter_plainly(self, coming: list[str], _: dict[str, Any]) -> None:
        self.click(f'[data-move="{coming[0]}"], [data-put="{coming[0]}"]', coming[0].split()[0])

    # Get Wrecked.

    def unfold(self, coming: list[str], _: dict[str, Any]) -> None:
        verb = coming[0].split()[0]
        if not self.has(f'[data-move="{coming[0]}"]'):
            self.click(f"[data-more={verb}], .action[data-action={verb}]", verb)
        self.click(f'[data-move="{coming[0]}"]', verb)

    enter_explore = enter_attack = enter_upgrade = enter_trade = unfold

    def enter_sail(self, coming: list[str], view: dict[str, Any]) -> None:
        """Drag the first ship that moves afterwards, if the page finds a route to where it ends."""
        segment = steps_after(coming)
        ship = segment[0].split()[1] if segment else ""
        run = [move for move in segment if move.split()[:2] == ["move", ship]]
        at = next((each for each in view["seats"][0]["ships"] if each["name"] == ship), None)
        if not (run and at):
            return self.unfold(coming, view)
        steps = self.page.evaluate(DRAG, [{"x": at["x"], "y": at["y"]}, spot(run[-1]), len(run), None, NEAR])
        if not steps:
            return self.unfold(coming, view)
        self.clicks["sail"] += 1
        self.voyage = steps
        if self.has("[data-confirm]"):
            self.click("[data-confirm]", "sail")
        return None

    def end(self, coming: list[str], _: dict[str, Any]) -> None:
        self.click(".answers .ends button, .answers .act:not(.go)", coming[0])

    enter_pass = enter_stand = enter_done = end

    def choose_goods(self, coming: list[str], _: dict[str, Any]) -> None:
        verb, goods = coming[0].split()[:2]
        if not self.page.locator(f'[data-move="{coming[0]}"]').is_visible():
            self.click(f"[data-group={goods}]", verb)
        self.click(f'[data-move="{coming[0]}"]', verb)

    enter_fit = choose_goods

    def put(self, coming: list[str], view: dict[str, Any]) -> None:
        """Drag a piece from its button to its place on the chart."""
        verb, piece = coming[0].split()[:2]
        middle = {"x": view["side"] / 2, "y": view["side"] / 2}
        if not self.page.evaluate(DRAG, [middle, spot(coming[0]), 1, f"[data-group={piece}]"]):
            return self.choose_goods(coming, view)
        self.clicks[verb] += 1
        return None

    enter_deploy = put

    def enter_drop(self, coming: list[str], view: dict[str, Any]) -> None:
        """Everything aboard at once, where the page offers it: it may choose other places than the record."""
        scatter = f".answers [data-plays^=drop][data-plays*=';']:not([data-plays^='{coming[0]};'])"
        if not self.has(scatter):
            return self.put(coming, view)
        made = len(self.reader.moves())
        self.click(scatter, "drop")
        self.reader.wait_until(lambda: len(self.reader.moves()) >= made + view["owed"], "the cargo afloat")
        self.free = True
        return None

    def change(self, coming: list[str], _: dict[str, Any]) -> None:
        """Several changes of the dice are one click, if the page offers that; it may change others than the record."""
        if (
            len(coming) > 1
            and coming[1].split()[0] in ("reroll", "raise", "lower", "stand")
            and self.has("[data-until]")
        ):
            self.click("[data-until]", "until")
            self.free = True
        else:
            self.click(f'[data-plays="{coming[0]}"]', coming[0].split()[0])

    enter_reroll = enter_raise = enter_lower = change

    def drag(self, coming: list[str], view: dict[str, Any]) -> None:
        """Drag a ship or the Kraken, as far as the same piece goes if the page finds a route there."""
        verb, *who = coming[0].split()[:-2]
        piece = next(each for each in view["seats"][0]["ships"] if each["name"] == who[0]) if who else view["kraken"]
        runs = steps_of_one(coming)
        run = min(len(runs), int(view["kraken"]["left"] if verb == "swim" else view["steps"]))
        start = {"x": piece["x"], "y": piece["y"]}
        before = len(self.reader.moves())
        steps = length = 0
        for length in range(max(1, run), 0, -1):
            steps = self.page.evaluate(DRAG, [start, spot(runs[length - 1]), length, None, NEAR if length > 1 else 0])
            if steps:
                break
        if not steps:  # the page would come alongside something: the list has the exact place
            return None if self.press(coming) else self.choose_place(coming[0])
        self.clicks[verb] += 1
        if self.has("[data-confirm]"):  # where a ship could dock, the page asks
            self.click("[data-confirm]", verb)
        self.reader.wait_until(lambda: len(self.reader.moves()) >= before + steps, "the route")
        self.free = True
        return None

    enter_move = enter_swim = drag

    def choose_place(self, move: str) -> None:
        """A place from the list; one that it has not is sent directly, and counts as many clicks as the list takes."""
        group = f"[data-group={move.split()[1]}]"
        if not self.has(f'[data-move="{move}"]') and self.has(group):
            self.click(group, "places")
        if not self.has(f'[data-move="{move}"]'):
            self.clicks["places"] += 1
            self.reader.said.append({"do": "move", "move": move})
            self.reader.post(f"/tables/{self.page.url.rsplit('/', 1)[-1]}/move", move=move)
            return
        if not self.page.locator(f'[data-move="{move}"]').is_visible():
            self.click(".answers details summary", "places")
        self.click(f'[data-move="{move}"]', "places")

    def arrive(self, made: int) -> None:
        """Wait until the ship has sailed by itself, if these dice take it so far."""
        steps, self.voyage = self.voyage, 0
        end = time.monotonic() + 5
        while len(self.reader.moves()) == made and time.monotonic() < end:
            self.page.wait_for_timeout(50)
        if len(self.reader.moves()) == made:  # too far: the course is laid, and the reader decides
            if self.has("[data-cancel]"):
                self.click("[data-cancel]", "cancel")
            return
        self.reader.wait_until(lambda: len(self.reader.moves()) >= made + steps, "the voyage")
        self.free = True

    def stores(self, coming: list[str]) -> list[str]:
        """The same moves, with tokens to store in the order of the button that stores them all."""
        for plays in self.page.evaluate(SEVERAL):
            if sorted(plays) == sorted(coming[: len(plays)]):
                return [*plays, *coming[len(plays) :]]
        return coming

    def enter_dock(self, coming: list[str], view: dict[str, Any]) -> None:
        ship = coming[0].split()[1]
        if not self.page.locator(f'[data-move="{coming[0]}"]').is_visible():
            self.click(f"[data-group={ship}]", "dock")
        self.click(f'[data-move="{coming[0]}"]', "dock")

    # Wreck Raiders.

    def enter_take(self, coming: list[str], _: dict[str, Any]) -> None:
        die, number = coming[0].split()[1:]
        if self.has("[data-as-it-is]") and die.endswith(number):  # a spot takes its die
            self.plays = 2
            return self.dive(coming[1], "take", die)
        self.click(f"[data-die={die}]", "take")
        if self.has(f'[data-take="{coming[0]}"]'):
            self.click(f'[data-take="{coming[0]}"]', "take")
        return None

    def enter_dive(self, coming: list[str], _: dict[str, Any]) -> None:
        self.dive(coming[0], "dive")

    def dive(self, move: str, why: str, die: str = "") -> None:
        _, diver, spot = move.split()
        self.click(f"[data-target={spot}]", why)
        select = self.page.locator("[data-diver]")
        if select.count() and select.input_value() != diver:
            select.select_option(diver)
            self.clicks["which"] += 1
        if self.has(f"[data-way={die or 'none'}][aria-pressed=false]"):
            self.click(f"[data-way={die}]", "which")
        self.click(".answers .act.go", why)

    def enter_claim(self, coming: list[str], _: dict[str, Any]) -> None:
        exhibit, display, cover, decor = coming[0].split()[1:]
        self.click(f"[data-claim={exhibit}]", "claim")
        way = self.page.locator(f"dialog input[value='{display} {cover}']")
        conch = self.page.locator("dialog .tick input:not([disabled])")
        scallop = self.page.locator(f"dialog input[name=scallop][value={decor.split('-')[-1]}]")
        wanted = [(way, True)]
        wanted += [(conch, "conch" in decor)] if conch.count() else []
        wanted += [(scallop, True)] if scallop.count() else []
        for field, on in wanted:
            if field.is_checked() != on:
                field.set_checked(on, force=True)
                self.clicks["claim"] += 1
        self.click("dialog [data-claims]", "claim")

    def buy(self, coming: list[str], _: dict[str, Any]) -> None:
        verb, piece, tank = coming[0].split()
        self.click(f"[data-piece={piece}]", verb)
        self.click(f"[data-buys={tank}]", verb)

    enter_buy = enter_gain = buy

    def enter_extra(self, coming: list[str], _: dict[str, Any]) -> None:
        self.click(".answers .act.go", coming[0])

    enter_discard = enter_extra

    def enter_starfish(self, coming: list[str], _: dict[str, Any]) -> None:
        self.click("[data-starfish]", "starfish")
        self.click(f"dialog [data-clears='{coming[0].split()[1]}']", "starfish")


def steps_after(coming: list[str]) -> list[str]:
    """The steps of the action to move that comes first."""
    start = next((at for at, move in enumerate(coming) if move.split()[0] in ("move", "dock")), len(coming))
    if any(move.split()[0] not in ("sail", "die", "stand", "reroll", "raise", "lower") for move in coming[:start]):
        return []
    end = next((at for at in range(start, len(coming)) if coming[at].split()[0] != "move"), len(coming))
    return coming[start:end]


def steps_of_one(coming: list[str]) -> list[str]:
    """The steps that come first, of the same ship or of the Kraken."""
    if coming[0].split()[0] not in ("move", "swim"):
        return []
    same = coming[0].rsplit(" ", 2)[0]
    return [move for move in coming[: segment_of(coming)] if move.rsplit(" ", 2)[0] == same]


def segment_of(coming: list[str]) -> int:
    """How many steps come first, of all ships or of the Kraken."""
    verb = coming[0].split()[0]
    return next((at for at, move in enumerate(coming) if move.split()[0] != verb), len(coming))


def others_after(plies: list[tuple[int, str]], last: str) -> list[tuple[int, str]]:
    """The record without the steps that one drag has replaced: those of the same piece, up to the same place."""
    coming = [text for _, text in plies]
    end, same = segment_of(coming), last.rsplit(" ", 2)[0]
    until = coming.index(last, 0, end) + 1 if last in coming[:end] else end
    return [ply for at, ply in enumerate(plies) if at >= until or ply[1].rsplit(" ", 2)[0] != same]


def one_ship_after_the_other(match: Any, state: Any, plies: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The same moves with the first seat's steps sorted by ship, where the rules allow it."""
    state = state.clone()
    done = 0
    while done < len(plies):
        seat, _ = plies[done]
        end = done
        while not seat and end < len(plies) and plies[end][0] == 0 and plies[end][1].startswith("move "):
            end += 1
        if end > done + 2:
            ships = list(dict.fromkeys(move.split()[1] for _, move in plies[done:end]))
            ordered = sorted(plies[done:end], key=lambda ply: ships.index(ply[1].split()[1]))
            tried = state.clone()
            for _, move in ordered:
                parsed = match.codec.parse(move)
                if tried.refusal(0, parsed) is not None:
                    break
                tried.play(0, parsed)
            else:
                plies[done:end] = ordered
        state.play(plies[done][0], match.codec.parse(plies[done][1]))
        done += 1
    return plies


def spot(move: str) -> dict[str, int]:
    x, y = move.split()[-2:]
    return {"x": int(x), "y": int(y)}


def count(browser: Browser, address: str, name: str, game: Game) -> tuple[int, int]:
    """Play one record; return the clicks and the turns."""
    match = wreckfish.make_match(name, seats=game.seats)
    record = wreckfish.play_game(match, [game.bot] * game.seats, seed=game.seed)
    readers = [Reader(browser, address, size=LAPTOP) for _ in range(game.seats)]
    for number, reader in enumerate(readers):
        reader.come_in(f"Ada {number}")
    ada = readers[0]
    table = ada.post("/tables", game=name, seats=game.seats, open=True, seed=game.seed)["id"]
    for number, reader in enumerate(readers):
        reader.post(f"/tables/{table}/sit", seat=number)
    ada.post(f"/tables/{table}/start")
    ada.reaches(f"/table/{table}", game.board)
    player = Player(ada)
    plies = [(ply.seat, match.codec.text(ply.move)) for ply in record.plies]
    state: Any = match.start(game.seed)
    plies = one_ship_after_the_other(match, state, plies)
    done = made = taken_back = 0
    while done < len(plies):
        seat, move = plies[done]
        if seat not in state.to_act() or state.refusal(seat, match.codec.parse(move)) is not None:
            # A shorter way than the record's leaves steps; after anything else the bots go on from here.
            left = name == "wrecked" and state.view(0).stage == "move" and move.split()[0] not in ("move", "dock")
            plies[done:] = [(0, "done"), *plies[done:]] if left else play_on(match, state, game.bot)
            continue
        if seat:
            readers[seat].post(f"/tables/{table}/move", move=move)
            state.play(seat, match.codec.parse(move))
            done += 1
            continue
        coming = [text for _, text in plies[done : next_other(plies, done)]]
        view = wait_for_turn(ada, state.plies + taken_back, made)
        player.plays = 1
        player.free = False
        if view["stage"] in ("die", "modify"):
            wait_for_the_page(ada, made)
        elif view["stage"] == "move" and player.voyage:
            player.arrive(made)
        else:
            player.voyage = 0
        if move.startswith("store "):
            plies[done : done + len(coming)] = [(0, text) for text in player.stores(coming)]
            move, coming = plies[done][1], player.stores(coming)
        if len(ada.moves()) == made:
            player.enter(coming, view)
        ada.wait_until(partial(has_played, ada, made + player.plays - 1), f"{move} at {done}")
        if player.free:
            ada.wait_until(partial(has_settled, ada, made, match, state), f"the dice at {done}")
            rest_of_it(ada)
        sent = ada.moves()[made:]
        if sent[0] != move and sent[0].startswith("die") and player.has(f'[data-instead="{move}"]'):
            player.click(f'[data-instead="{move}"]', "instead")
            ada.wait_until(partial(has_played, ada, made + 1), move)
            made, taken_back, sent = made + 1, taken_back + 2, ada.moves()[made + 1 :]
        if sent[-1].startswith(("reroll", "raise", "lower")):
            rest_of_it(ada)
            sent = ada.moves()[made:]
        if player.voyage and any(each.startswith("move ") for each in sent):  # it took its die and sails
            rest_of_it(ada)
            sent, player.voyage, player.free = ada.moves()[made:], 0, True
        other = next((made for made, meant in zip(sent, coming, strict=False) if made != meant), "stand")
        if not (player.free or other.startswith(BY_ITSELF)):
            sys.exit(f"{name}, move {done + 1}: the page played {sent}, the record {coming[:4]}")
        for text in sent:
            state.play(0, match.codec.parse(text))
        made += len(sent)
        if sent != coming[: len(sent)]:
            if sent[-1].startswith(("move ", "swim ")):  # the page's way to the same place, or near it
                rest = others_after(plies[done:], sent[-1])
            else:
                rest = play_on(match, state, game.bot)
            plies = [*plies[:done], *((0, text) for text in sent), *rest]
        done += len(sent)
    turns = (state.turns_taken() + game.seats - 1) // game.seats
    total = player.clicks.total()
    moves = sum(not seat for seat, _ in plies)
    if "--save" in sys.argv:
        Path(f"{name}-clicks.txt").write_text("\n".join(player.trail), "utf-8")
    print(  # noqa: T201
        f"{name}, {game.seats} seats, {game.bot}: {total} clicks for {moves} moves in {turns} turns, "
        f"{total / turns:.1f} a turn\n  {dict(player.clicks.most_common())}"
    )
    for reader in readers:
        reader.close()
    return total, turns


def wait_for_the_page(ada: Reader, made: int) -> None:
    """The page answers some questions by itself."""
    end = time.monotonic() + 1.5
    while len(ada.moves()) == made and time.monotonic() < end:
        ada.page.wait_for_timeout(40)


def rest_of_it(reader: Reader) -> None:
    """Wait until the page sends nothing more: it shows each step for half a second at most."""
    sent = -1
    while sent != len(reader.moves()):
        sent = len(reader.moves())
        reader.page.wait_for_timeout(700)


def has_settled(reader: Reader, made: int, match: Any, state: Any) -> bool:
    """Whether the moves sent since then end the changes of the dice."""
    after = state.clone()
    for text in reader.moves()[made:]:
        after.play(0, match.codec.parse(text))
    return bool(after.view(0).stage != "modify")


def has_played(reader: Reader, moves: int) -> bool:
    return len(reader.moves()) > moves


def play_on(match: Any, state: Any, bot: str) -> list[tuple[int, str]]:
    """How bots play a position to its end."""
    start, state = state, state.clone()
    plies: list[tuple[int, str]] = []
    while state.owing:
        seat = state.to_act()[0]
        move = wreckfish.ask_bot(bot, match, state, seat, seed=str(len(plies)))
        plies.append((seat, move))
        state.play(seat, match.codec.parse(move))
    return one_ship_after_the_other(match, start, plies)


def next_other(plies: list[tuple[int, str]], start: int) -> int:
    """The next move of another seat."""
    return next((at for at in range(start, len(plies)) if plies[at][0]), len(plies))


def wait_for_turn(ada: Reader, plies: int, sent: int) -> dict[str, Any]:
    """Wait until the page knows the position and asks; return the view."""
    found: dict[str, Any] = {}

    def told() -> bool:
        for each in reversed(ada.heard):
            position = each.get("position")
            if position and position["view"]:
                found.update(position["view"])
                return len(ada.moves()) > sent or (len(position["legal"]) > 0 and position["ply"] >= plies)
        return False

    ada.wait_until(told, f"the position after {plies} moves")
    # The page may answer by itself, and then it asks no longer.
    ada.wait_until(lambda: len(ada.moves()) > sent or bool(ada.page.evaluate(ASKS)), "the question")
    return found


def main() -> None:
    with (
        chromium() as browser,
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), limits="off") as server,
    ):
        records = int(sys.argv[sys.argv.index("--records") + 1]) if "--records" in sys.argv else 1
        for name in [each for each in sys.argv[1:] if each in GAMES] or GAMES:
            seeds = [GAMES[name].seed, *(f"{GAMES[name].seed} {number}" for number in range(2, records + 1))]
            found = [count(browser, server.address, name, GAMES[name]._replace(seed=seed)) for seed in seeds]
            clicks, turns = (sum(each) for each in zip(*found, strict=True))
            print(f"{name}: {clicks / turns:.1f} clicks a turn in {len(found)} games")  # noqa: T201


if __name__ == "__main__":
    main()
