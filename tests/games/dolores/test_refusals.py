"""Why Dolores refuses a move: each reason once, and no reason without a case."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.dolores.scene import Scene, scene
from wreckfish.games.dolores import GAME
from wreckfish.language import LANGUAGES, Speaker

LOOT = "weapons2 wines2 jewels3 laces1"
MORE = "tableware1 tableware2 ingots1 ingots2"


def plain() -> Scene:
    return scene("", "", "", deck=f"{LOOT} {MORE}")


def foiled_trick_and_wager() -> Scene:
    table = scene("two-hand-trick", "", "wager", "foiled", deck=LOOT)
    return table.plays("1: show peace-pick", "2: show peace", "3: bet pick fight", "1: keep pick", "4: foiled")


def bet_to_come() -> Scene:
    table = scene("", "", "wager convoy", deck=f"{LOOT} {MORE}")
    return table.plays("3: pass", "1: show peace", "2: show peace")


def theft() -> Scene:
    return scene("", "wines1", "wines3 lookout", deck="theft laces1 jewels1 jewels2").contest("peace", "fight")


CASES: list[tuple[Callable[[], Scene], int, str, str, str]] = [
    (lambda: scene(deck="dawn wines1 wines1 wines1"), 1, "show peace", "no-game-over", "DO50"),
    (plain, 4, "show peace", "no-such-seat", "DO10"),
    (plain, 3, "show peace", "no-not-yours", "DO42"),
    (lambda: plain().plays("1: show peace"), 1, "show fight", "no-locked", "DO12"),
    (plain, 1, "pick l1", "no-other-question", "DO12"),
    (lambda: scene("", "", "wager", deck=LOOT), 3, "show peace", "no-other-question", "DO35"),
    (plain, 1, "show peace-fight", "no-not-held", "DO32"),
    (lambda: scene("whirlpool", deck=LOOT), 1, "convoy", "no-not-held", "DO36"),
    (lambda: scene("convoy whirlpool", deck=f"{LOOT} dawn", rest="discard"), 1, "convoy", "no-few-cards", "DO43"),
    (lambda: scene("whirlpool", deck=LOOT), 1, "whirlpool l1-l2-d1", "no-uneven", "DO40"),
    (lambda: scene("whirlpool", deck=LOOT), 1, "whirlpool l1-l3", "no-uneven", "DO40"),
    (lambda: scene("", "", "convoy", deck=f"{LOOT} {MORE}").plays("pass"), 1, "convoy", "no-not-held", "DO36"),
    (lambda: scene("", "", "whirlpool", deck=LOOT).plays("pass"), 3, "whirlpool l1", "no-uneven", "DO40"),
    (bet_to_come, 3, "convoy", "no-too-late", "DO42"),
    (foiled_trick_and_wager, 1, "show peace", "no-trick-in-force", "DO45"),
    (foiled_trick_and_wager, 3, "pass", "no-wager-in-force", "DO45"),
    (lambda: scene("two-hand-trick", deck=LOOT).contest("peace-fight", "pick"), 1, "keep pick", "no-not-shown", "DO32"),
    (lambda: plain().contest("pick", "peace"), 1, "pick d3", "no-empty-slot", "DO16"),
    (lambda: scene("wines1", deck=LOOT).contest("pick", "pick"), 1, "drop laces", "no-goods-owned", "DO18"),
    (theft, 2, "steal 2 wines1", "no-yourself", "DO34"),
    (theft, 2, "steal 3 lookout", "no-goods", "DO34"),
    (theft, 2, "steal 3 laces3", "no-not-theirs", "DO34"),
    (plain, 3, "promise peace", "no-bargain", "DO22"),
    (lambda: scene("broken-lantern", deck=LOOT), 1, "deal peace peace", "no-bargain-now", "DO23"),
    (plain, 1, "claim l1 wines1", "no-not-looked", "DO24"),
    (lambda: scene("broken-lantern", deck=LOOT).plays("broken-lantern"), 1, "claim l3 wines1", "no-face-down", "DO24"),
    (lambda: scene(simple=True), 1, "always-pass", "no-messages", "DO42"),
    (plain, 1, "ask-me", "no-order-twice", "DO42"),
    (lambda: plain().plays("1: promise peace"), 1, "promise peace", "no-said-already", "DO22"),
    (lambda: plain().plays("1: vow"), 1, "vow", "no-vowed-already", "DO25"),
]


@pytest.mark.parametrize(("table", "seat", "move", "code", "rule"), CASES)
def test_a_refusal_names_its_reason_and_its_rule(
    table: Callable[[], Scene], seat: int, move: str, code: str, rule: str
) -> None:
    refusal = table().refuses(seat, move)
    assert (refusal.code, refusal.rule) == (code, rule)
    for language in LANGUAGES:
        sentence = Speaker(language, GAME.text, ["Ada", "Bo", "Cleo", "Dov"]).say(refusal)
        assert sentence.endswith(".")
        assert not any(token in sentence for token in ("peace-", "l1", "d3", "wines1", "laces3")), sentence


def test_a_number_that_is_not_a_move_is_refused_too() -> None:
    state = plain().state
    for move in (-1, 20, 31, 6 * 32, 9 * 32 + 1, 32 + 2, 64 * 32 + 4, 4 * 30 * 32 + 13, 10**15):
        refusal = state.refusal(0, move)
        assert refusal is not None
        assert refusal.code == "no-such-move"


def test_every_reason_has_a_case() -> None:
    known = set(Speaker("en", GAME.text).codes("no-")) - set(Speaker("en").codes("no-"))
    assert known == {code for _, _, _, code, _ in CASES} | {"no-such-move"}
