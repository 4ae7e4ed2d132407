"""Random games at tables with random options, as one hash for each game: the same in a browser as compiled.

node tests/local/in_node.mjs ENGINE tests/local/same_games.py 100 prints the hashes of a site's engine;
python tests/local/same_games.py 100 prints those of the engine that is installed. `compare.py` does both.
"""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random
from typing import Any

import msgspec
from rehearse import values
from visiting import Page

from wreckfish.core.game import Match, make_match
from wreckfish.core.seeds import seed_from
from wreckfish.core.values import WreckfishError


def table(game: dict[str, Any], luck: Random) -> Match:
    """A table with a random number of seats and, as far as they go together, a random value of every option."""
    seats = luck.randint(game["min_seats"], game["max_seats"])
    match, options = make_match(game["name"], seats), {}
    for option in game["options"]:
        options[option["name"]] = luck.choice(values(option))
        try:
            match = make_match(game["name"], seats, **options)
        except WreckfishError:
            del options[option["name"]]
    return match


def play(match: Match, seed: str, luck: Random) -> bytes:
    """A game with random choices, in brief: every move, all that is seen at some moments, and the outcome."""
    state, sha = match.start(seed_from(seed)), hashlib.sha256()
    plies = 0
    while (outcome := state.outcome()) is None:
        seat = luck.choice(list(state.to_act()))
        legal = list(state.legal(seat))
        move = luck.choice(legal)
        sha.update(repr((seat, legal, move)).encode())
        state.play(seat, move)
        plies += 1
        if plies % 16 == 0:
            for viewer in (None, *range(match.seats)):
                sha.update(msgspec.json.encode(state.view(viewer)))
    sha.update(msgspec.json.encode(outcome))
    return sha.digest()


def hashes(count: int) -> dict[str, str]:
    found = {}
    for game in Page().get("/games"):
        sha = hashlib.sha256()
        for number in range(count):
            luck = Random(f"{game['name']} {number}")
            sha.update(play(table(game, luck), f"same {number}", luck))
        found[game["name"]] = sha.hexdigest()
    return found


if __name__ == "__main__":
    print(json.dumps(hashes(int(sys.argv[1]))))  # noqa: T201
