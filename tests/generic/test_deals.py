"""A game dealt at a table that has played before is the game that a new table deals from the same seed."""

from __future__ import annotations

from generic import tables
from wreckfish.core.chance import from_seed
from wreckfish.core.seeds import nth_seed


@tables.every_game
def test_an_old_table_deals_as_a_new_one(name: str) -> None:
    for table in tables.few(name):
        match = table.match()
        for number in range(3):
            seed = nth_seed("deals", number)
            fresh = match.game.deal(match.seats, match.options, match.parts, from_seed(seed))
            assert match.start(seed).dump() == fresh.dump()
