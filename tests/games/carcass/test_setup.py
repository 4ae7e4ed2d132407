"""Set-up: the loot cards, the Locker and the deck, Divers, Variants, the start player, the game aid (CC01-CC08)."""

from __future__ import annotations

import msgspec
import pytest

from games.carcass.scene import Script, scene
from wreckfish.core.bits import count_bits, members
from wreckfish.core.chance import Chance, from_seed
from wreckfish.core.game import make_match
from wreckfish.core.seeds import nth_seed
from wreckfish.core.values import WreckfishError
from wreckfish.games.carcass import GAME
from wreckfish.games.carcass.components import DIVERS, SUITS, VARIANTS, load
from wreckfish.games.carcass.rules import Carcass, deal
from wreckfish.games.carcass.table_data import TableData
from wreckfish.games.carcass.view_types import View
from wreckfish.language import LANGUAGES, Speaker


def dealt(number: int, seats: int = 2, **options: str) -> Carcass:
    """The first position of one of many games."""
    state = make_match(GAME, seats, options).start(nth_seed("set-up", number))
    assert isinstance(state, Carcass)
    return state


def seen(state: Carcass, seat: int | None) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view


# ---- Loot cards, Locker, deck -------------------------------------------------------------------------------------


@pytest.mark.rule("CC01")
def test_there_are_sixty_loot_cards_in_ten_suits_of_six() -> None:
    names = load().names
    assert len(set(names)) == 60
    assert [sum(name.rstrip("0123456789") == suit for name in names) for suit in SUITS] == [6] * 10


@pytest.mark.rule("CC01")
def test_the_ten_suits_have_the_names_of_the_sheet() -> None:
    assert " ".join(SUITS) == "anchor squid map key chest knife drone net harpoon mermaid"


@pytest.mark.rule("CC01")
def test_values_run_from_2_to_7_and_those_of_mermaids_from_4_to_9() -> None:
    for suit, values in load().loot.items():
        assert values == ((4, 5, 6, 7, 8, 9) if suit == "mermaid" else (2, 3, 4, 5, 6, 7))


@pytest.mark.rule("CC02")
@pytest.mark.parametrize("number", range(3))
def test_the_lowest_card_of_each_suit_starts_in_the_locker(number: int) -> None:
    state = dealt(number)
    names = [state.data.names[card] for card in members(state.locker)]
    assert " ".join(names) == "anchor2 squid2 map2 key2 chest2 knife2 drone2 net2 harpoon2 mermaid4"


@pytest.mark.rule("CC02")
def test_the_locker_is_shuffled_so_that_a_map_may_show_any_of_its_cards() -> None:
    shown: set[str] = set()
    for number in range(40):
        table = scene(deck="map5")
        table.state.locker_luck = from_seed(nth_seed("locker", number))
        shown |= table.plays("dive").choices
    assert shown == {f"map {suit}2" for suit in SUITS[:-1]} | {"map mermaid4"}


@pytest.mark.rule("CC03")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_no_one_sees_a_card_of_the_locker_or_of_the_deck(seat: int | None) -> None:
    text = msgspec.json.encode(seen(dealt(1), seat)).decode()
    assert [name for name in load().names if f'"{name}"' in text] == []


@pytest.mark.rule("CC03")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_everybody_sees_how_many_cards_the_locker_has(seat: int | None) -> None:
    table = scene(["", "key5"], deck="knife3", locker="net2 net3")
    assert table.view(seat).locker == 2
    assert table.plays("dive", "knife key5").view(seat).locker == 3


@pytest.mark.rule("CC04")
def test_the_other_fifty_cards_are_the_loot_deck() -> None:
    state = dealt(1)
    assert count_bits(state.deck) == 50
    assert state.deck & state.locker == 0


@pytest.mark.rule("CC04")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_anyone_may_count_the_loot_deck_at_any_time(seat: int | None) -> None:
    table = scene(deck="key5 mermaid9")
    assert [table.view(seat).deck, table.plays("dive").view(seat).deck, table.plays("dive").view(seat).deck] == [
        50,
        49,
        48,
    ]


@pytest.mark.rule("CC04")
def test_the_deck_is_shuffled_so_that_any_of_its_cards_may_lie_on_top() -> None:
    tops = set()
    for number in range(600):
        state = dealt(number)
        deck = state.deck
        state.play(state.turn, GAME.codec(load()).parse("dive"))
        tops.add(deck & ~state.deck)
    assert len(tops) == 50


@pytest.mark.rule("CC04")
def test_nothing_that_players_decide_changes_which_card_comes_next() -> None:
    """Three tables with one seed and different decisions: what they reveal is the same row of cards, cut elsewhere."""
    rows = []
    for careful in ("none", "some", "all"):
        state = dealt(7, divers="sonar-operator,saboteur")
        state.journal = []
        whim = from_seed(nth_seed("whim", 1))
        for _ in range(60):
            seat = state.to_act()[0]
            moves = [state.random_move(seat, whim)] if careful == "some" else list(state.legal(seat))
            state.play(seat, moves[-1] if careful == "all" else moves[0])
        rows.append([note.a for note in state.journal if note.kind == "revealed"])
    shortest = min(map(len, rows))
    assert shortest > 10
    assert rows[0][:shortest] == rows[1][:shortest] == rows[2][:shortest]


# ---- Divers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC05")
def test_divers_are_optional() -> None:
    assert [side.diver for side in seen(dealt(1), None).seats] == [None, None]


@pytest.mark.rule("CC05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_diver_is_dealt_to_each_player_and_lies_face_up(seats: int) -> None:
    state = dealt(1, seats, divers="dealt")
    for seat in (None, *range(seats)):
        divers = [side.diver for side in seen(state, seat).seats]
        assert len(divers) == seats
        assert set(divers) <= set(DIVERS)


@pytest.mark.rule("CC05")
def test_every_diver_is_dealt_to_every_seat_sooner_or_later_and_no_character_twice() -> None:
    met: set[tuple[int, str | None]] = set()
    for number in range(400):
        sides = seen(dealt(number, 4, divers="dealt"), None).seats
        assert len({side.character for side in sides}) == 4
        met |= {(seat, side.diver) for seat, side in enumerate(sides)}
    assert met == {(seat, diver) for seat in range(4) for diver in DIVERS}


@pytest.mark.rule("CC05")
def test_a_card_whose_character_is_already_on_the_table_is_discarded_and_replaced() -> None:
    class Shuffled(Script):
        def fork(self) -> Chance:
            return Chance(0, 0, 0, 0)

    shuffled = Shuffled("the pile", [DIVERS.index(name) for name in ("netmaster", "miser", "saboteur")], DIVERS)
    table = deal(TableData(2, load(), "dealt", "none", 0), shuffled)
    assert load().divers["netmaster"].character == load().divers["miser"].character
    assert [diver.name for diver in table.divers] == ["netmaster", "saboteur"]


@pytest.mark.rule("CC05")
@pytest.mark.parametrize("twins", ["netmaster,miser", "miser,netmaster", "saboteur,saboteur"])
def test_named_divers_that_share_a_character_are_refused(twins: str) -> None:
    with pytest.raises(WreckfishError, match=rf"^The Diver {twins.split(',')[0]} shares a character .* \(CC05\)\.$"):
        make_match(GAME, 2, {"divers": twins})


@pytest.mark.rule("CC05")
@pytest.mark.parametrize("divers", ["miser", "miser,navigator,saboteur"])
def test_divers_are_named_for_each_seat_or_for_none(divers: str) -> None:
    number = len(divers.split(","))
    with pytest.raises(WreckfishError, match=f"^Name one Diver for each of the 2 seats: {number} named.$"):
        make_match(GAME, 2, {"divers": divers})


@pytest.mark.rule("CC05")
def test_named_divers_sit_where_they_are_named() -> None:
    state = dealt(1, 3, divers="miser,navigator,scavenger")
    assert [side.diver for side in seen(state, None).seats] == ["miser", "navigator", "scavenger"]


@pytest.mark.rule("CC05")
def test_there_are_no_divers_but_the_seventeen() -> None:
    with pytest.raises(WreckfishError, match=r"^The option divers cannot be “miser,cook”: it must be one of "):
        make_match(GAME, 2, {"divers": "miser,cook"})


# ---- Variants -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC06")
def test_variants_are_optional() -> None:
    assert seen(dealt(1), None).variant is None


@pytest.mark.rule("CC06")
@pytest.mark.parametrize("variant", VARIANTS)
def test_each_variant_can_be_agreed_and_everybody_sees_it(variant: str) -> None:
    state = dealt(1, variant=variant)
    assert [seen(state, seat).variant for seat in (0, 1, None)] == [variant] * 3


@pytest.mark.rule("CC06")
def test_there_are_six_variants() -> None:
    assert len(set(VARIANTS)) == 6


@pytest.mark.rule("CC06")
@pytest.mark.parametrize("variants", ["all-hands,strange-waters", "high-tide"])
def test_at_most_one_of_the_six_variants_is_in_force(variants: str) -> None:
    with pytest.raises(WreckfishError, match=f"^The option variant cannot be “{variants}”: it must be one of "):
        make_match(GAME, 2, {"variant": variants})


# ---- Start player, game aid, players ------------------------------------------------------------------------------


@pytest.mark.rule("CC07")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_host_may_name_the_start_player(first: int) -> None:
    for number in range(5):
        assert dealt(number, 3, first=str(first)).to_act() == (first - 1,)


@pytest.mark.rule("CC07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_else_the_seed_draws_the_start_player(seats: int) -> None:
    firsts = [dealt(number, seats).turn for number in range(60)]
    assert set(firsts) == set(range(seats))
    assert firsts == [dealt(number, seats).turn for number in range(60)]


@pytest.mark.rule("CC07")
def test_the_start_player_sits_at_the_table() -> None:
    with pytest.raises(WreckfishError, match=r"^Seat 3 cannot start: the table has 2 seats\.$"):
        make_match(GAME, 2, {"first": "3"})


@pytest.mark.rule("CC08")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_aid_sums_up_the_ten_effects(language: str) -> None:
    speaker = Speaker(language, GAME.text, figures=GAME.figures(GAME.load(None)))
    texts = [speaker.text(f"effect-{suit}") for suit in SUITS]
    assert len(set(texts)) >= 9, "Key and Chest may share a text, no others"
    assert all(len(text.split()) >= 2 for text in texts)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(WreckfishError, match=f"^carcass is for 2 to 4 seats, not for {seats}.$"):
        make_match(GAME, seats)
