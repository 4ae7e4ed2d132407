"""Golden playthroughs of Dolores: each message is played in the one that has its name."""

from __future__ import annotations

import pytest

from generic import playthroughs
from wreckfish.core.record import parse
from wreckfish.games.dolores.components import MESSAGES

PLAYED = {
    "two-hand-trick": "keep", "foiled": "foiled", "theft": "steal", "wager": "haul", "convoy": "convoy",
    "new-wave": "new-wave", "broken-lantern": "broken-lantern", "lookout": "lookout", "whirlpool": "whirlpool",
}  # fmt: skip


@pytest.mark.parametrize("message", MESSAGES[:-1])
def test_each_message_is_played_in_a_playthrough_of_its_own(message: str) -> None:
    (path,) = playthroughs.FOLDER.glob(f"dolores-{message}*.txt")
    record = parse(path.read_text(encoding="utf-8"))
    assert PLAYED[message] in {record.match.codec.text(ply.move).split()[0] for ply in record.plies}


def test_dawn_ends_most_of_them_and_a_lookout_puts_it_off() -> None:
    results = {
        path.stem: parse(path.read_text(encoding="utf-8")).result for path in playthroughs.FOLDER.glob("dolores-*.txt")
    }
    assert results["dolores-lookout"].endswith("no-cards")
    assert sum(result.endswith("dawn") for result in results.values()) >= 8
