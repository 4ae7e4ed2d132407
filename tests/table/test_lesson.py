"""A pupil's way through a lesson, and files that are none: what is wrong with them is one sentence."""

from __future__ import annotations

import pytest

from wreckfish.core.chance import from_seed
from wreckfish.core.record import new_record
from wreckfish.core.registry import find_game
from wreckfish.core.values import WreckfishError
from wreckfish.language import translated
from wreckfish.table.lesson import Lesson, Progress, Stage, Word, find_lesson, parse_lesson, text_flaws
from wreckfish.table.local_table import LocalTable
from wreckfish.table.write_lesson import main

CARCASS = find_game("carcass")
HEAD = """
seats = 2
seed = "first dive 1181767"
other = "first-game-other"
options = { first = 1 }
"""
# The deal: a Chest, a Map that shows Map, Key and Knife, then the rival's two Squids.
LESSON = f"""{HEAD}
[[steps]]
say = "goal"
[[steps]]
say = "dive"
play = "1: dive, dive"
others = {{ surface = "too-early", "*" = "whatever" }}
[[steps]]
say = "map"
play = '''
1: map key2
1: surface
2: dive
'''
also = ["map knife2"]
[[steps]]
say = "rival"
play = "2: dive"
[[steps]]
say = "tip"
"""


@pytest.fixture
def table() -> LocalTable:
    return seated(parse_lesson(CARCASS, LESSON, "test.toml"))


def seated(lesson: Lesson) -> LocalTable:
    return LocalTable(new_record(lesson.match, lesson.seed), from_seed("0" * 32), lesson)


def at(table: LocalTable) -> Progress:
    assert table.position.lesson is not None
    return table.position.lesson


def play(table: LocalTable, *moves: str) -> None:
    for text in moves:
        table.play(at(table).lesson.pupil, table.match.codec.parse(text))


def note(table: LocalTable) -> str:
    return at(table).says([(ply.seat, ply.move) for ply in table.position.played])


def test_a_note_without_a_move_waits_until_it_is_read(table: LocalTable) -> None:
    assert (at(table).stage, note(table)) == (Stage.TELL, "goal")
    table.tell_coach(Word.ON)
    assert (at(table).stage, note(table)) == (Stage.ASK, "dive")


def test_a_pupil_who_plays_at_once_has_read_the_note(table: LocalTable) -> None:
    play(table, "dive")
    assert (at(table).stage, note(table)) == (Stage.ASK, "dive")


def test_a_note_stays_as_long_as_its_moves_last(table: LocalTable) -> None:
    play(table, "dive")
    assert note(table) == "dive"
    play(table, "dive")
    assert note(table) == "map"


def test_the_others_play_from_the_record_and_wait_for_a_note_to_be_read(table: LocalTable) -> None:
    play(table, "dive", "dive", "map key2", "surface")
    assert at(table).stage is Stage.WATCH
    table.let_script_play()
    assert (at(table).stage, note(table)) == (Stage.TELL, "rival")
    table.tell_coach(Word.ON)
    table.let_script_play()
    assert (at(table).stage, note(table)) == (Stage.END, "tip")


def test_an_answer_that_is_as_good_follows_the_line(table: LocalTable) -> None:
    play(table, "dive", "dive", "map knife2", "surface")
    assert at(table).stage is Stage.WATCH


def test_a_different_answer_has_its_own_sentence(table: LocalTable) -> None:
    play(table, "dive", "surface")
    assert (at(table).stage, note(table)) == (Stage.STRAYED, "too-early")
    table.tell_coach(Word.AGAIN)
    play(table, "dive", "map map2")
    assert (at(table).stage, note(table)) == (Stage.STRAYED, "first-game-other")


def test_an_undo_leads_back_to_the_step_of_that_move(table: LocalTable) -> None:
    play(table, "dive", "dive", "map key2")
    back = table.take_back(0)
    assert back is not None
    table.undo(back)
    assert (at(table).stage, note(table)) == (Stage.ASK, "map")


def test_a_lesson_that_was_left_goes_on_where_it_was_left(table: LocalTable) -> None:
    play(table, "dive")
    table.tell_coach(Word.OWN)
    play(table, "surface")
    table.play(1, table.match.codec.parse("dive"))
    assert at(table).stage is Stage.LEFT
    table.tell_coach(Word.AGAIN)
    assert (at(table).stage, note(table), len(table.record.plies)) == (Stage.ASK, "dive", 1)


def test_a_word_that_answers_nothing_changes_nothing(table: LocalTable) -> None:
    play(table, "dive")
    before = at(table)
    table.tell_coach(Word.ON)
    assert at(table) == before
    assert Word.ON not in before.words()


BEFORE = LESSON.replace("options", 'before = "1: dive, dive"\noptions', 1).replace('play = "1: dive, dive"\n', "", 1)
BEFORE = BEFORE.replace('others = { surface = "too-early", "*" = "whatever" }\n', "", 1)


def test_what_comes_before_the_first_note_is_played_for_the_pupil_too() -> None:
    table = seated(parse_lesson(CARCASS, BEFORE, "test.toml"))
    assert at(table).stage is Stage.WATCH
    table.let_script_play()
    assert (len(table.record.plies), at(table).stage, note(table)) == (2, Stage.TELL, "goal")
    table.tell_coach(Word.ON)
    table.tell_coach(Word.ON)
    assert (at(table).stage, note(table)) == (Stage.ASK, "map")
    play(table, "map map2")
    table.tell_coach(Word.AGAIN)
    assert (len(table.record.plies), at(table).stage, note(table)) == (2, Stage.ASK, "map")


def test_an_undo_of_what_comes_before_the_first_note_is_played_again() -> None:
    table = seated(parse_lesson(CARCASS, BEFORE, "test.toml"))
    table.let_script_play()
    back = table.take_back(0)
    assert back is not None
    table.undo(back)
    table.let_script_play()
    assert (len(table.record.plies), at(table).stage, note(table)) == (2, Stage.TELL, "goal")


def damaged(text: str) -> WreckfishError:
    with pytest.raises(WreckfishError) as problem:
        parse_lesson(CARCASS, text, "test.toml")
    german = translated(problem.value.phrase, "de")
    assert german != str(problem.value)
    assert not str(problem.value).endswith("..")
    assert german.startswith(("Die Datendatei test.toml ", "Die Lektion test.toml "))
    return problem.value


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seats == 2", "at line 1"),
        ("seats = 2", "missing required field `seed`"),
        (LESSON.replace('say = "map"', 'tell = "map"'), "unknown field `tell` - at `steps no. 3`"),
        (LESSON.replace('say = "map"', 'say = "map"\nlights = []'), "did you mean light"),
        (LESSON.replace("seats = 2", "seats = 7"), "carcass is for 2 to 4 seats"),
        (LESSON.replace("seats = 2", "seats = 2\npupil = 3"), "the pupil sits in seat 3"),
        (LESSON.replace("first = 1", "last = 1"), "no option “last”"),
        (LESSON.replace("1: surface", "1: fly"), "in step 3, "),
        (LESSON.replace("1: surface", "surface"), "in step 3, “surface” is not a line of moves"),
        (LESSON.replace("map key2", "map net2"), "in step 3, seat 1 may not play “map net2” here (CC"),
        (LESSON.replace('["map knife2"]', '["map net2"]'), "in step 3, “map net2” is not legal"),
        (LESSON.replace('say = "rival"', 'say = "rival"\nothers = { dive = "x" }'), "in step 4, the pupil has no move"),
        (
            BEFORE.replace("1: dive, dive", "1: surface"),
            "before the first step, seat 1 may not play “surface” here (CC",
        ),
        (LESSON + 'play = "1: dive"', "the last step plays nothing"),
    ],
)
def test_a_damaged_file_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    assert sentence in str(damaged(text))


def test_a_lesson_that_does_not_exist_names_those_that_do() -> None:
    with pytest.raises(WreckfishError, match=r"there is first-game\. Did you mean first-game"):
        find_lesson(CARCASS, "frist-game")


def test_the_writing_aid_shows_a_lesson_and_finds_nothing_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["carcass", "first-game", "--step", "4"]) == 0
    out = capsys.readouterr().out
    assert "seat 1 may play: map map2, map key2, map knife2" in out
    assert "14 steps, 9 moves" in out


def test_the_writing_aid_takes_moves_after_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["carcass", "--seats", "2", "--option", "first=1", "1: dive"]) == 0
    assert "seat 1 may play: " in capsys.readouterr().out


def test_the_writing_aid_names_messages_that_are_missing() -> None:
    found = [str(flaw) for flaw in text_flaws(parse_lesson(CARCASS, LESSON, "first-game.toml"))]
    assert "en.ftl lacks the message goal." in found
    assert "the message goal does not begin with first-game-." in found


def test_the_writing_aid_finds_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["carcass", "1: dive", "--option", "first=1", "--tries", "60", "--shows", "Chest . turns up"]) == 0
    seed = capsys.readouterr().out.split('"')[1]
    assert main(["carcass", "1: dive", "--option", "first=1", "--seed", seed]) == 0
    assert "Chest" in capsys.readouterr().out
    assert main(["carcass", "1: dive", "--option", "first=1", "--tries", "3", "--shows", "Santa"]) == 1
    assert main(["carcass", "1: surface", "--option", "first=1"]) == 2


def test_a_pupil_is_taught_answers_not_free_moves() -> None:
    text = """
seats = 3
seed = "friday"  # seats 2 and 3 share the first loot
other = "x"
[[steps]]
say = "first"
play = "1: always-pass"
[[steps]]
say = "tip"
"""
    with pytest.raises(WreckfishError, match=r"in step 1, the pupil moves without being asked\."):
        parse_lesson(find_game("dolores"), text, "test.toml")
