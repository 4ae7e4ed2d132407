"""Records the positions and happenings that the story page shows, from real games between bots.

    python web/src/games/carcass/stories/record.py

Looks through seeded games for the first one of each moment, and writes what one seat may see of it to moments.json.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from wreckfish.core.chance import from_seed
from wreckfish.core.game import Match, make_match
from wreckfish.core.registry import find_bot, find_game
from wreckfish.core.seeds import seed_from
from wreckfish.core.state import State

NAMES = ("Ada", "Otter", "Old Salt", "Plover")
GAME = find_game("carcass")


class Moment(msgspec.Struct):
    """One move: the position before it and after it as a seat sees them, and what happened."""

    verb: str
    actor: int
    before: dict[str, Any]
    after: dict[str, Any]
    happening: dict[str, Any]

    @property
    def codes(self) -> list[str]:
        return [event["code"] for event in self.happening["events"]]


def position(match: Match, state: State, seat: int | None, ply: int) -> dict[str, Any]:
    legal = [] if seat is None else list(state.legal(seat))
    return {
        "ply": ply,
        "seat": seat,
        "view": msgspec.to_builtins(state.view(seat)),
        "to_act": list(state.to_act()),
        "prompts": [] if seat is None else msgspec.to_builtins(state.prompts(seat)),
        "legal": [
            {"move": msgspec.to_builtins(match.codec.typed(move)), "text": match.codec.text(move), "words": None}
            for move in legal
        ],
        "undo": {"mine": "none", "asked": None, "answers": []},
        "clocks": [],
        "outcome": msgspec.to_builtins(state.outcome()) if not state.owing else None,
        "questions": None,
        "picture": None,
    }


def moments(seats: int, seat: int | None, options: dict[str, str], number: int, bots: str) -> Iterator[Moment]:
    match = make_match(GAME, seats, options)
    seed = seed_from(f"story {number}")
    state = match.start(seed)
    luck = from_seed(seed_from(f"bots {number}"))
    players = [find_bot(bots)(GAME) for _ in range(seats)]
    state.journal = []
    ply = 0
    before = position(match, state, seat, ply)
    while state.owing:
        actor = state.to_act()[0]
        move = players[actor].decide(state, actor, luck)
        state.play(actor, move)
        ply += 1
        events = [msgspec.to_builtins(GAME.event(note, seat, match.parts)) for note in state.journal]
        state.journal.clear()
        after = position(match, state, seat, ply)
        told = {"ply": ply, "at": 0, "kind": "move", "seat": actor, "events": events, "words": None}
        yield Moment(match.codec.text(move).split()[0], actor, before, after, told)
        before = after


def asks(code: str) -> Callable[[Moment], bool]:
    """My question, later in the game, when Holds are full."""
    return lambda moment: bool(
        moment.after["prompts"] and moment.after["prompts"][-1]["code"] == code and moment.after["view"]["turns"] > 9
    )


def has(*codes: str) -> Callable[[Moment], bool]:
    def found(moment: Moment) -> bool:
        return all(code in moment.codes for code in codes) and moment.before["view"]["turns"] > 6

    return found


def long(least: int) -> Callable[[Moment], bool]:
    return lambda moment: len(moment.after["view"]["exploration"]) >= least and bool(moment.after["legal"])


def view(moment: Moment) -> dict[str, Any]:
    seen: dict[str, Any] = moment.after["view"]
    return seen


def anchored(moment: Moment) -> bool:
    """Five cards or more, an Anchor behind the first two."""
    late = [card for card in view(moment)["exploration"][2:] if card.startswith("anchor")]
    return asks("ask-turn")(moment) and long(5)(moment) and bool(late)


def first(moment: Moment) -> bool:
    asked = moment.after["prompts"]
    return bool(asked) and asked[-1]["code"] == "ask-first" and view(moment)["turns"] > 1


def mine(*codes: str, least: int = 0) -> Callable[[Moment], bool]:
    """Seat 0 did it, with so many cards in the Exploration before."""
    told = has(*codes)
    return lambda moment: told(moment) and moment.actor == 0 and len(moment.before["view"]["exploration"]) >= least


def late(least: int, *to_act: int) -> Callable[[Moment], bool]:
    def found(moment: Moment) -> bool:
        waits = not to_act or list(to_act) == moment.after["to_act"]
        return waits and view(moment)["turns"] > 9 and len(view(moment)["exploration"]) >= least

    return found


def over(moment: Moment) -> bool:
    return moment.after["outcome"] is not None


DEALT = {"divers": "dealt"}
SONAR = {"divers": "sonar-operator,miser,scavenger"}
NAVIGATOR = {"divers": "navigator,miser"}
HEAP = {"variant": "heap-of-treasure"}

# Name, seats, whose eyes, options, bots, and what must be so.
STORIES: list[tuple[str, int, int | None, dict[str, str], str, Callable[[Moment], bool]]] = [
    ("turn", 4, 0, DEALT, "greedy", anchored),
    ("first", 2, 0, {}, "greedy", first),
    ("squid", 3, 0, {}, "greedy", asks("ask-squid")),
    ("map", 3, 0, {}, "greedy", asks("ask-map")),
    ("navigator", 2, 0, NAVIGATOR, "greedy", asks("ask-map")),
    ("knife", 4, 0, DEALT, "greedy", asks("ask-knife")),
    ("harpoon", 3, 0, {}, "greedy", asks("ask-harpoon")),
    ("net", 3, 0, {}, "greedy", asks("ask-net")),
    ("drone", 3, 0, SONAR, "greedy", asks("ask-drone")),
    ("plunder", 4, 0, DEALT, "greedy", asks("ask-plunder")),
    ("long", 3, 0, {}, "random", long(8)),
    ("incident", 3, 0, {}, "greedy", mine("event-incident", "event-lost-locker", least=4)),
    ("saved", 3, 0, {}, "greedy", mine("event-incident", "event-saved")),
    ("surfaced", 3, 0, {}, "greedy", mine("event-surfaced", least=4)),
    ("bonus", 3, 0, {}, "greedy", mine("event-bonus-locker")),
    ("knifed", 3, 1, {}, "greedy", mine("event-knifed")),
    ("speared", 3, 1, {}, "greedy", mine("event-speared", "event-placed")),
    ("watching", 4, None, HEAP, "greedy", late(3)),
    ("waiting", 3, 1, {}, "greedy", late(2, 2)),
    ("over", 3, 0, {}, "greedy", over),
]


def tell(
    name: str, seats: int, seat: int | None, options: dict[str, str], bots: str, wanted: Callable[[Moment], bool]
) -> dict[str, Any]:
    for number in range(2000):
        for moment in moments(seats, seat, options, number, bots):
            if wanted(moment):
                return {
                    "name": name,
                    "seat": seat,
                    "names": NAMES[:seats],
                    "before": moment.before,
                    "after": moment.after,
                    "happening": moment.happening,
                }
    raise LookupError(f"no game shows “{name}”")


if __name__ == "__main__":
    told = [tell(*story) for story in STORIES]
    Path(__file__).with_name("moments.json").write_text(
        json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8"
    )
