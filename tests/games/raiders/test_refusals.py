"""Why Wreck Raiders refuses a move: each reason once, and no reason without a case."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.raiders.scene import Scene, scene
from wreckfish.games.raiders import GAME
from wreckfish.language import LANGUAGES, Speaker

ROW = ("gold-crown gold-coins art-mask", "", "")
FULL = ["gems-drop " * 5, "gold-crown " * 5, "art-mask " * 5]


def over() -> Scene:
    table = scene()
    table.state.finish("goal")
    return table


def diving(**what: object) -> Scene:
    return scene("plain4 plain4 plain4 plain4", **what).plays("take plain4 4")  # type: ignore[arg-type]


def placing(**what: object) -> Scene:
    return diving(**what).plays("dive off relics4")


def claiming(**what: object) -> Scene:
    return scene(claiming=True, shown="gold-art-gold relics-relics-relics", displays=[ROW], **what)  # type: ignore[arg-type]


def buying(**what: object) -> Scene:
    return scene(claiming=True, shown="relics-relics-relics", **what)  # type: ignore[arg-type]


def rivals(**what: object) -> Scene:
    table = scene("plain4 plain5 plain6", seats=1, shown="relics-relics-relics", market="middle1", **what)  # type: ignore[arg-type]
    table.state.step, table.state.stage = 3, 8
    return table


def scallop_claim() -> Scene:
    return claiming(shells=[(0, 1, 1)]).plays("claim gold-art-gold 1 plain scallop-gems")


def reward() -> Scene:
    table = scene(claiming=True, shown="gems-gold-art", displays=[("gems-drop gold-crown art-mask", "", "")],
                  shells=[(), (15, 0, 0)])  # fmt: skip
    return table.plays("claim gems-gold-art 1 plain bare")


CASES: list[tuple[Callable[[], Scene], int, str, str, str]] = [
    (over, 1, "take plain1 1", "no-game-over", "WR70"),
    (scene, 3, "take plain1 1", "no-such-seat", "WR10"),
    (scene, 2, "take plain1 1", "no-not-yours", "WR45"),
    (scene, 1, "dive off gold4", "no-other-question", "WR21"),
    (placing, 1, "take plain1 1", "no-other-question", "WR45"),
    (lambda: rivals(divers=["gold5"]).plays("rival plain4 gold"), 1, "take plain5 5", "no-other-question", "WR45"),
    (scene, 1, "take conch1 1", "no-such-die", "WR21"),
    (scene, 1, "take plain1 3", "no-conches", "WR22"),
    (lambda: diving(divers=["gems1 gems2 gems3 gems5 gems6 art1"]), 1, "dive off art4", "no-diver-off", "WR30"),
    (diving, 1, "dive gold2 art4", "no-diver-there", "WR30"),
    (diving, 1, "dive off art5", "no-other-number", "WR30"),
    (lambda: diving(divers=["gold2"]), 1, "dive gold2 gold4", "no-same-wreck", "WR31"),
    (lambda: diving(divers=["beach2"]), 1, "dive beach2 beach4", "no-along-beach", "WR31"),
    (lambda: diving(divers=["gold4"]), 1, "dive off gold4", "no-own-diver", "WR32"),
    (lambda: diving(seats=1, divers=["gold2"]), 1, "dive gold2 gold4", "no-same-wreck-alone", "WR31"),
    (lambda: diving(seats=1), 1, "dive off beach4", "no-beach-alone", "WR83"),
    (lambda: placing(displays=[FULL]), 1, "place 2", "no-full-display", "WR45"),
    (lambda: placing(vaults=[("gems-drop " * 4, "", "")]), 1, "vault 1", "no-full-column", "WR45"),
    (placing, 1, "discard", "no-room-left", "WR46"),
    (lambda: rivals(divers=["gold5"]).plays("rival plain4 gold"), 1, "place 1", "no-vault-only", "WR88"),
    (claiming, 1, "claim art-art-art 1 plain bare", "no-exhibit-there", "WR50"),
    (claiming, 1, "claim gold-art-gold 1 star-1 bare", "no-starfish", "WR57"),
    (claiming, 1, "claim gold-art-gold 2 plain bare", "no-match", "WR50"),
    (claiming, 1, "claim gold-art-gold 1 plain conch", "no-crest", "WR51"),
    (claiming, 1, "claim gold-art-gold 1 plain scallop-art", "no-shell", "WR51"),
    (lambda: reward(), 1, "shell conch", "no-shell-there", "WR02"),
    (scallop_claim, 1, "starfish 1", "no-starfish-now", "WR65"),
    (claiming, 2, "starfish 1", "no-shell", "WR65"),
    (lambda: scene(shells=[(0, 0, 1)]), 1, "starfish 1", "no-treasure-there", "WR65"),
    (lambda: buying(market="bottom1", shells=[(0, 1, 0)]), 1, "buy bottom2 new", "no-piece-there", "WR60"),
    (lambda: buying(market="bottom1 bottom2", shells=[(0, 1, 0)]), 1, "buy bottom2 new", "no-shells-for", "WR60"),
    (lambda: buying(market="bottom1", shells=[(0, 1, 0)]), 1, "buy bottom1 bottom4", "no-bottom-there", "WR61"),
    (lambda: buying(market="bottom1 top8", shells=[(0, 1, 1)]), 1, "buy top8 bottom4", "no-tank", "WR62"),
    (
        lambda: buying(market="bottom1 top8", shells=[(0, 1, 1)], tanks=[["bottom4 top7"]]),
        1, "buy top8 bottom4", "no-closed-tank", "WR62",
    ),
    (lambda: rivals().plays("rival plain4 gold"), 1, "rival plain5 gold", "no-visited", "WR85"),
    (lambda: rivals(divers=["gold4"]), 1, "rival plain4 gold", "no-empty-first", "WR86"),
    (
        lambda: diving(seats=1, rivals="gold4 beach1").plays("dive off gold4"),
        1, "wash 1", "no-beach-taken", "WR84",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("table", "seat", "move", "code", "rule"), CASES)
def test_a_refusal_names_its_reason_and_its_rule(
    table: Callable[[], Scene], seat: int, move: str, code: str, rule: str
) -> None:
    refusal = table().refuses(seat, move)
    assert (refusal.code, refusal.rule) == (code, rule)
    for language in LANGUAGES:
        sentence = Speaker(language, GAME.text, ["Ada", "Bo", "Cleo"]).say(refusal)
        assert sentence.endswith(".")
        assert not any(token in sentence for token in ("bottom4", "beach1", "conch1", "plain4")), sentence


def test_a_number_that_is_not_a_move_is_refused_too() -> None:
    state = scene().state
    for move in (-1, 14, 31, 24 * 6 * 32, 31 * 30 * 32 + 1, 3 * 32 + 2, 52 * 960 * 32 + 7, 10**15):
        refusal = state.refusal(0, move)
        assert refusal is not None
        assert refusal.code == "no-such-move"


def test_every_reason_has_a_case() -> None:
    known = set(Speaker("en", GAME.text).codes("no-")) - set(Speaker("en").codes("no-"))
    assert known == {code for _, _, _, code, _ in CASES} | {"no-such-move"}
