"""Wreck Raiders: fronts of treasures on displays and in hand are known to their owner only."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from games.raiders.scene import CODEC, PARTS, scene
from generic.play import pick
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.seeds import nth_seed
from wreckfish.games.raiders import GAME
from wreckfish.games.raiders.components import TREASURES, TYPES
from wreckfish.games.raiders.rules import Raiders
from wreckfish.games.raiders.view import treasure_names
from wreckfish.games.raiders.view_types import View


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10_000), plies=st.integers(1, 300))
def test_fronts_of_others_never_leak(seats: int, seed: int, plies: int) -> None:
    """In any reachable position no view and no event has a front that its reader may not know."""
    state, luck = make_match(GAME, seats).start(nth_seed("leaks", seed)), from_seed(nth_seed("luck", seed))
    assert isinstance(state, Raiders)
    state.journal = []
    for _ in range(plies):
        if state.owing:
            state.play(*pick(state, luck))
    for viewer in (None, *range(seats)):
        view = state.view(viewer)
        assert isinstance(view, View)
        for seat, side in enumerate(view.seats):
            if seat != viewer:
                shown = {*side.hand, *(treasure for row in side.displays for treasure in row)}
                assert shown <= set(TYPES)
            else:
                assert side.hand == treasure_names(state.hands[seat], True)
        for note in state.journal:
            if note.kind == "looked" and note.seat != viewer:
                event = msgspec.json.encode(GAME.event(note, viewer, PARTS)).decode()
                assert not any(front in event for front in TREASURES)


def test_a_player_sees_their_own_fronts_and_all_vaults() -> None:
    rows, columns = ("gold-crown art-mask", "", ""), ("gems-drop", "", "")
    table = scene(displays=[rows, rows], vaults=[columns, columns])
    mine, other = table.view(1).seats
    assert mine.displays[0] == ["gold-crown", "art-mask"]
    assert other.displays[0] == ["gold", "art"]
    assert mine.vault[0] == other.vault[0] == ["gems-drop"]


def test_redealing_draws_other_fronts_of_the_same_types() -> None:
    table = scene(displays=[("gold-crown", "", ""), ("gold-crown art-mask", "", "")])
    met = set()
    for world in range(60):
        redealt = table.state.redeal(0, from_seed(nth_seed("world", world)))
        redealt.check()
        assert redealt.displays[0] == table.state.displays[0]
        met.add(tuple(treasure_names(redealt.displays[1], True)))
    assert len(met) == 9


def test_words_of_moves_fit_the_table() -> None:
    table = scene(claiming=True, displays=[("gold-crown gold-coins art-mask", "", "")], shown="gold-art-gold",
                  shells=[(0, 1, 2)])  # fmt: skip
    view = table.view(1)
    codes = {GAME.words(CODEC.saying(move), view).code for move in table.state.legal(0)}
    assert codes == {"move-done-claim", "move-claim-card", "move-starfish"}
