"""What happened in Get Wrecked, as a seat may know it: notes of the journal become events with names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from wreckfish.core.values import Event, Token
from wreckfish.games.wrecked.components import TRACKS, Components
from wreckfish.games.wrecked.dice import action_of
from wreckfish.games.wrecked.names import island_name, place_name, ship_name, target_name, token_name
from wreckfish.games.wrecked.pieces import FIRST_SHIP, TARGET_KRAKEN, TARGET_SHIPS, dice_total, owner_of, target_piece
from wreckfish.games.wrecked.verbs import ATTACK, EXPLORE
from wreckfish.games.wrecked.view import ENDINGS, faces

if TYPE_CHECKING:
    from wreckfish.core.state import Note

# What the numbers of a note mean.
NOTES: dict[str, tuple[str, str]] = {
    "set-aside": ("count", ""),
    "island": ("value", "at"),
    "whale": ("token", "at"),
    "card": ("card", ""),
    "fort": ("island", ""),
    "neutral": ("island", ""),
    "turn": ("round", ""),
    "deployed": ("ship", "at"),
    "passed": ("", ""),
    "acts": ("action", ""),
    "rolled": ("dice", ""),
    "changed": ("from", "to"),
    "chose": ("die", ""),
    "moved": ("ship-from", "at"),
    "docked": ("ship", "island"),
    "found-nothing": ("ship", "place"),
    "took": ("ship", "island"),
    "robbed": ("ship", "other"),
    "fished": ("ship", "token"),
    "looked": ("token", "coins"),
    "fired": ("ship", "shot"),
    "missed": ("", ""),
    "slain": ("", ""),
    "harpooned": ("token", ""),
    "damaged": ("ship", "count"),
    "dropped": ("token", "at"),
    "lost": ("token", ""),
    "wrecked": ("ship", ""),
    "home": ("", ""),
    "no-flag": ("", ""),
    "captured": ("other", ""),
    "swallowed": ("", ""),
    "swallowed-waker": ("", ""),
    "fitted": ("goods", "track"),
    "stored": ("ship", "token"),
    "drew": ("building", ""),
    "built": ("building", ""),
    "replaced": ("building", ""),
    "penalty": ("", ""),
    "woke": ("other", ""),
    "swam": ("start", "at"),
    "struck": ("target-ship", "strength"),
    "unharmed": ("target-ship", ""),
    "calmed": ("", ""),
    "ending": ("ending", ""),
    "idle": ("", ""),
}
NAMES: dict[str, Callable[[int, Components], str]] = {
    "action": lambda number, _: action_of(number).name,
    "building": lambda number, parts: parts.building_names[number],
    "card": lambda number, parts: parts.ship_names[number],
    "ending": lambda number, _: ENDINGS[number],
    "goods": lambda number, _: token_name(number),
    "island": lambda number, _: island_name(number),
    "place": lambda number, _: place_name(number),
    "token": lambda number, _: token_name(number),
    "track": lambda number, _: TRACKS[number],
}
PLAIN_NUMBERS = ("count", "value", "round", "from", "to", "die", "coins", "strength")


def event(note: Note, seat: int | None, parts: Components) -> Event:
    """A note of the journal as a seat may know it."""
    seats = {"seat": note.seat}
    if not note.known_to(seat):
        return Event(code=f"event-{note.kind}-secret", seats=seats)
    params: dict[str, Token] = {}
    code = f"event-{note.kind}"
    for meaning, number in zip(NOTES[note.kind], (note.a, note.b), strict=True):
        if meaning:
            code += told(params, seats, meaning, number, parts)
    if note.kind == "changed":
        params["by"] = note.b - note.a  # a die rolled again may show the same face
    elif note.kind == "acts":
        name_action(params, seats, note.a, note.b)
        code = f"event-acts-{params.pop('action')}"
    return Event(code=code, params=params, seats=seats)


def at_text(place: int) -> str:
    return f"{place >> 11},{place & 2047}"


def told(params: dict[str, Token], seats: dict[str, int], meaning: str, number: int, parts: Components) -> str:
    """Add what one number of a note stands for, and return what it adds to the event's code."""
    if meaning in PLAIN_NUMBERS:
        params[meaning] = number
    elif meaning in ("at", "start"):
        params[meaning] = at_text(number)
    elif meaning == "ship-from":
        params["ship"] = ship_name(number >> 22)
        params["start"] = at_text(number & 4194303)
    elif meaning == "ship":
        params["ship"] = ship_name(number)
    elif meaning == "target-ship":
        params["ship"] = ship_name(number)
        seats["other"] = owner_of(number)
    elif meaning == "shot":
        params["strength"] = number % 64
        return f"-{name_target(params, seats, number // 64)}"
    elif meaning == "other":
        seats["other"] = number
    elif meaning == "dice":
        params["dies"] = [f"face{face}" for face in faces(number)]
        params["total"] = dice_total(number)
    elif meaning == "goods" and number >= FIRST_SHIP:
        seats["other"] = number - FIRST_SHIP
        params["goods"] = f"flag{number - FIRST_SHIP + 1}"
        return "-flag"
    else:
        params[meaning] = NAMES[meaning](number, parts)
    return ""


def name_target(params: dict[str, Token], seats: dict[str, int], target: int) -> str:
    """What is shot at: its kind, and its name or its owner."""
    if target == TARGET_KRAKEN:
        return "kraken"
    if target >= TARGET_SHIPS:
        ship = target_piece(target)
        params["prey"] = ship_name(ship)
        seats["other"] = owner_of(ship)
        return "ship"
    params["target"] = target_name(target)
    return "whale"


def name_action(params: dict[str, Token], seats: dict[str, int], action: int, packed: int) -> None:
    """An action as it is announced: the ship, and the place or the target."""
    actor, target = packed >> 6, (packed & 63) - 1
    if actor >= FIRST_SHIP:
        params["ship"] = ship_name(actor)
    if action == EXPLORE:
        params["place"] = place_name(target)
    elif action == ATTACK:
        params["action"] = f"attack-{name_target(params, seats, target)}"
