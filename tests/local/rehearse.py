"""Everything that a device may be asked, once: every game, every value of every option, both languages, records.

Runs in a site's engine: `node tests/local/in_node.mjs ENGINE tests/local/rehearse.py`. With `quick` only `sound` plays
of the bots, with `tables` none. With `modules` it then lists the files of the standard library and of packages that
were imported; `tests/local/cut.py` makes the site's list of these.
"""

from __future__ import annotations

import hashlib
import json
import sys
import traceback
from random import Random
from typing import Any

from visiting import Page, play_on, position_of

LONGEST = 3 if {"quick", "tables"} & {*sys.argv} else 8  # decisions at each table
told = hashlib.sha256()  # all that pages were told about their positions: the same in every engine


def values(option: dict[str, Any]) -> list[Any]:
    """Each value that an option can have, a number's least and most among them."""
    found: list[Any] = [option["default"], *option["choices"]]
    if option["several"]:
        found += [[word] for word in option["several"]]
    if option["least"] is not None:
        found += [option["least"], option["most"]]
    return found + ([True, False] if option["flag"] else [])


def tables(game: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """Tables that show every value; some values do not go together with a number of seats."""
    found: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in range(game["min_seats"], game["max_seats"] + 1)]
    seats = min(max(2, game["min_seats"]), game["max_seats"])
    return found + [(seats, {option["name"]: value}) for option in game["options"] for value in values(option)]


def begin(page: Page, game: dict[str, Any], seats: int, options: dict[str, Any]) -> bool:
    """Begin a table and play a few decisions; False if the game does not agree to these options."""
    body = {"game": game["name"], "seats": seats, "options": options, "hot_seat": True, "seed": "rehearsed"}
    status, text = page.ask("POST", "/tables", body)
    if status == 422:
        assert json.loads(text)["sentence"]
        return False
    assert status == 200, text
    table = json.loads(text)["id"]
    for seat in range(seats):
        page.post(f"/tables/{table}/sit", {"seat": seat, "name": f"Player {seat + 1}"})
    page.post(f"/tables/{table}/start")
    luck = Random(repr(options))
    sockets = {seat + 1: seat for seat in range(seats)}
    for socket, seat in sockets.items():
        page.open(socket, table, seat=str(seat))
    for number in range(LONGEST):
        socket, position = position_of(page, sockets)
        if position["outcome"]:
            break
        move = luck.choice(position["legal"])["text"]
        told.update(json.dumps([position["view"], position["legal"]]).encode())
        heard = page.say(socket, do="move", move=move, seat=sockets[socket], ply=position["ply"], id=number + 1)
        assert any(each["type"] == "done" for each in heard), heard
    told.update(json.dumps(page.open(1, table, words="true", picture="true")["position"]).encode())
    page.say(1, do="move", move="nonsense ☃", id=99)
    page.ask("GET", f"/tables/{table}/record")
    page.ask("DELETE", f"/tables/{table}")
    return True


def rehearse(language: str, whole: bool) -> int:
    """All games in one language, `whole` with every option and bot; returns how many tables were played at."""
    page = Page(language=language)
    page.come_in()
    played = 0
    for game in page.get("/games"):
        name = game["name"]
        assert (
            page.ask("GET", f"/texts/{language}/{name}")[0] == page.ask("GET", f"/lessons/{language}/{name}")[0] == 200
        )
        shown = tables(game) if whole else tables(game)[:1]
        played += sum(begin(page, game, seats, options) for seats, options in shown)
        for lesson in game["lessons"]:
            table = page.post("/tables", {"game": name, "seats": lesson["seats"], "lesson": lesson["name"]})["id"]
            told.update(json.dumps(page.open(1, table, words="true")["position"]["coach"]).encode())
            page.say(1, do="coach", word="on", id=1)
        levels = ["casual"] if not whole else ["sound"] if "quick" in sys.argv else game["bots"]
        if "tables" not in sys.argv and (whole or "quick" not in sys.argv):
            bots(page, game, levels)
    if whole and "tables" not in sys.argv:
        finish(page)
    return played


def bots(page: Page, game: dict[str, Any], levels: list[str]) -> None:
    """Some levels answer; a hint, a preview and an undo."""
    seats = max(2, game["min_seats"])
    for bot in levels:
        table = page.new_game(game["name"], seats, bot)
        page.open(1, table)
        for number in range(2):
            _, position = position_of(page, {1: 0})
            if position["outcome"]:
                break
            page.say(1, do="move", move=position["legal"][0]["text"], ply=position["ply"], id=number + 1)
    position = position_of(page, {1: 0})[1]
    moves = [choice["text"] for choice in position["legal"][:2]]
    assert page.say(1, do="preview", moves=moves, id=50)[-1]["type"] == "preview"
    assert page.say(1, do="hint", id=51)[-1]["type"] == "hint"
    page.say(1, do="undo", id=52)


def finish(page: Page) -> None:
    """A whole game: its replay, its check, its record, and the record opened again."""
    table = page.new_game("carcass", 2, "casual")
    play_on(page, table, [0], Random(1))
    assert page.get(f"/tables/{table}/verify")["sound"]
    assert page.get(f"/tables/{table}/replay", seat="open")["steps"]
    record = page.ask("GET", f"/tables/{table}/record")[1]
    assert page.post("/records", {"text": record})["state"] == "over"
    assert page.ask("POST", "/records", {"text": "no record"})[0] == 422


def imported() -> list[str]:
    """The files of modules that have been imported, as they are named in their archives; not ours, and none that is
    frozen in the interpreter.
    """
    found = set()
    for module in list(sys.modules.values()):
        file, spec = getattr(module, "__file__", None) or "", getattr(module, "__spec__", None)
        inside = file.partition(".zip/")[2] or file.partition("/site-packages/")[2]
        if inside and spec is not None and spec.origin != "frozen" and not inside.startswith("wreckfish/"):
            found.add(inside.removesuffix("c") if inside.endswith(".pyc") else inside)
    return sorted(found)


if __name__ == "__main__":
    played = sum(rehearse(language, language == "en") for language in ("en", "de"))
    try:
        raise ValueError("told in full, as an error in the engine would be")
    except ValueError:
        traceback.format_exc()
    modules = imported() if "modules" in sys.argv else []
    print(json.dumps({"tables": played, "told": told.hexdigest(), "modules": modules}))  # noqa: T201
