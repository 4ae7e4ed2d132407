"""Every rule is taught by a lesson, explained by a moment when it first matters, or needs neither, for a reason.

Every moment has few words in every language, points at a place that the board knows, and comes up in real games.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fluent_files import messages
from generic.playthroughs import files
from generic.test_lessons import GAMES, places
from wreckfish.core.chance import from_seed
from wreckfish.core.game import make_match
from wreckfish.core.record import Ply, Record, new_record, parse
from wreckfish.core.values import WreckfishError
from wreckfish.lab.coverage import Marks
from wreckfish.language import LANGUAGES
from wreckfish.rulebook import book_of
from wreckfish.table.lesson import find_lesson, lesson_names
from wreckfish.table.moments import Moment, Now, due, folder_of, moments_of, parse_moments, speaker_of, text_flaws

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_every_rule_is_taught_or_has_its_moment_or_needs_neither(name: str) -> None:
    game = GAMES[name]
    book = book_of(game)
    assert book is not None
    always = Marks(Path(game.text).parent.glob("*.py")).always  # set-up, parts, formulas, prohibitions
    taught = {step.rule for lesson in lesson_names(game) for step in find_lesson(game, lesson).steps}
    found = moments_of(game)
    explained = {rule for moment in found.moments for rule in moment.rules}
    silent = [rule for each in found.silent for rule in each.rules]
    missing = [
        f"{rule.id} {rule.title}" for rule in book.rules if rule.id not in {*always, *taught, *explained, *silent}
    ]
    assert not missing, f"no lesson, no moment and no reason for none: {missing}"
    assert not {*silent} & {*explained, *taught, *always}, "a reason for no moment, where none is needed"
    assert all(len(each.why.split()) > 3 for each in found.silent)


@every_game
def test_every_card_is_short_and_written_in_every_language(name: str) -> None:
    game = GAMES[name]
    assert list(text_flaws(game)) == []
    codes = {moment.code for moment in moments_of(game).moments}
    assert all(messages(folder_of(game) / f"{language}.ftl").keys() == codes for language in LANGUAGES)


@pytest.mark.parametrize("name", [name for name in GAMES if name != "jetsam"])
def test_every_card_points_at_a_place_that_the_board_knows(name: str) -> None:
    for moment in moments_of(GAMES[name]).moments:
        for place in moment.light:
            assert places(name).fullmatch(place), f"{moment.name}: the board of {name} has no place “{place}”"


# ---- They come up -------------------------------------------------------------------------------------------------


def records(name: str) -> Iterator[Record]:
    """Real games: the golden ones, the lessons, and more, one by one, as long as they are wanted."""
    game = GAMES[name]
    yield from (parse(file.read_text("utf-8")) for file in files(name))
    yield from (find_lesson(game, lesson).record() for lesson in lesson_names(game))
    options = {"wrecked": {"setup": "full"}, "carcass": {"divers": "dealt"}, "jetsam": {"rounds": "3"}}.get(name, {})
    for number in range(60):
        seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
        match = make_match(game, seats, options)
        record = new_record(match, f"{number:032x}")
        state, luck = record.start(), from_seed(f"{number:032x}")
        while state.owing:
            seat = state.to_act()[0]
            legal = list(state.legal(seat))
            verbs = sorted({move % 32 for move in legal})
            verb = verbs[luck.below(len(verbs))]
            moves = [move for move in legal if move % 32 == verb or name != "jetsam"]  # offers would be most of all
            move = moves[luck.below(len(moves))]
            record.plies.append(Ply(seat, move))
            state.apply(seat, move)
        yield record


def came_up(record: Record, wanted: list[Moment]) -> set[str]:
    """The moments of a game, looked at by the seat that moves next, with what happened since it last moved."""
    match = record.match
    state = record.start()
    state.journal = []
    told = dict.fromkeys(range(match.seats), 0)
    found: set[str] = set()
    for ply in record.plies:
        seat = ply.seat
        events = [match.game.event(note, seat, match.parts) for note in state.journal[told[seat] :]]
        moves = [match.codec.text(move) for move in (*state.legal(seat), *state.free(seat))]
        now = Now(seat, state.view(seat), state.prompts(seat), moves, events)
        found |= {moment.name for moment in due([each for each in wanted if each.name not in found], now)}
        told[seat] = len(state.journal)
        state.apply(seat, ply.move)
    return found


@pytest.mark.seconds
@every_game
def test_every_moment_comes_up_in_a_real_game(name: str) -> None:
    wanted = list(moments_of(GAMES[name]).moments)
    assert wanted
    for record in records(name):
        found = came_up(record, wanted)
        wanted = [moment for moment in wanted if moment.name not in found]
        if not wanted:
            return
    raise AssertionError(f"these never come up: {[moment.name for moment in wanted]}")


# ---- What wins ----------------------------------------------------------------------------------------------------


def told_aim(name: str, seats: int, language: str) -> str:
    """What a table says on entering, as the page does: with its options and the number of players."""
    game = GAMES[name]
    match = make_match(game, seats)
    params: dict[str, str | int] = dict.fromkeys(match.options.__struct_fields__, "")  # none but the usual ones
    say = speaker_of(game, language)
    code = "aim-alone" if seats == 1 and say.knows("aim-alone") else "aim"
    return say.text(code, **params, players=seats)


@every_game
def test_every_game_says_in_a_line_what_wins_and_how_it_ends(name: str) -> None:
    for seats in range(GAMES[name].min_seats, GAMES[name].max_seats + 1):
        for language in LANGUAGES:
            assert 8 < len(told_aim(name, seats, language).split()) <= 45


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_line_of_wreck_raiders_tells_the_goal_in_force(seats: int) -> None:
    goal = make_match(GAMES["raiders"], seats).start("0" * 32).view(0).goal  # type: ignore[attr-defined]
    assert all(f" {goal} " in told_aim("raiders", seats, language) for language in LANGUAGES)


# ---- A file that is not right -------------------------------------------------------------------------------------

CARD = '[[moments]]\nname = "knife"\nrules = ["CC38"]\nwhen = [{ asked = "ask-knife" }]\n'


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (CARD + CARD, "knife is there twice"),
        (CARD.replace("CC38", "CC99"), "there is no rule CC99"),
        (CARD.replace('{ asked = "ask-knife" }', "{}"), "nothing brings up knife"),
        (CARD.replace("asked", "wish"), "wish"),
        (CARD.replace('asked = "ask-knife"', 'sees = ["=x"]'), "looks at no place"),
    ],
)
def test_a_file_that_is_not_right_is_refused_with_a_sentence(text: str, problem: str) -> None:
    with pytest.raises(WreckfishError, match=problem):
        parse_moments(GAMES["carcass"], text, "moments.toml")
