"""The checklist bites: a game with one of the usual mistakes is caught by the test that is there for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from core import toy
from core.toy import SHAPES, TOY, Flotsam, Toy, View
from generic import tables, test_bots, test_copies, test_moves, test_random_play, test_records, test_secrets
from generic.tables import Table
from wreckfish.bots.bot import Bot
from wreckfish.core import registry
from wreckfish.core.chance import Chance, from_seed
from wreckfish.core.state import Note, State
from wreckfish.core.values import Event, Outcome, Part, Prompt, Refusal, Token, WreckfishError

TABLE = Table(TOY.name, 3, (("rounds", "3"),))


class LeakyView(Flotsam):
    def view(self, seat: int | None) -> View:
        shown = super().view(seat)
        thrown = next((throw for throw in self.throws if throw >= 0), -1)
        return View(**{**{name: getattr(shown, name) for name in shown.__struct_fields__}, "throw": SHAPES[thrown]})


class LeakyLegal(Flotsam):
    def legal(self, seat: int) -> Any:
        moves = super().legal(seat)
        return moves[:-1] if sum(self.throws) % 2 and len(moves) > 1 else moves


class LeakyFree(Flotsam):
    def free(self, seat: int) -> Any:
        return super().free(seat)[: sum(self.throws) % 2]


class LeakyObservation(Flotsam):
    def observe(self, seat: int) -> Any:
        words = [*super().observe(seat)]
        words[-2] = max(self.throws) + 1
        return vec[i64](words)


class LeakyPrompt(Flotsam):
    def prompts(self, seat: int) -> tuple[Prompt, ...]:
        thrown: dict[str, Token] = {"shape": SHAPES[max(self.throws)]}
        return tuple(Prompt(code=prompt.code, rule=prompt.rule, params=thrown) for prompt in super().prompts(seat))


class LeakyRefusal(Flotsam):
    def refusal(self, seat: int, move: int) -> Refusal | None:
        found = super().refusal(seat, move)
        return found and Refusal(code=found.code, rule=found.rule, params={"shape": SHAPES[max(self.throws)]})


class Unsealed(Flotsam):
    def sealed(self) -> int:
        return 0


class AnsweringWhistle(Flotsam):
    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if move == toy.WHISTLE and len(self.to_act()) > 1:
            self.owing &= ~(1 << seat)


class TruthfulRedeal(Flotsam):
    def redeal(self, seat: int, luck: Chance) -> Flotsam:
        copy = super().redeal(seat, luck)
        copy.throws = self.throws[:]
        return copy


class TruthfulPearls(Flotsam):
    def redeal(self, seat: int, luck: Chance) -> Flotsam:
        copy = super().redeal(seat, luck)
        copy.pearls = self.pearls[:]
        return copy


class HalfTruthfulRedeal(Flotsam):
    """Looks fair, each throw being as likely, but starts from the true one."""

    def redeal(self, seat: int, luck: Chance) -> Flotsam:
        copy = super().redeal(seat, luck)
        if not self.mooring:
            hidden = [throw >= 0 and other != seat for other, throw in enumerate(self.throws)]
            turned = [(throw + luck.below(3)) % 3 for throw in self.throws]
            copy.throws = [turned[n] if hidden[n] else self.throws[n] for n in range(self.seats)]
        return copy


class SameFuture(Flotsam):
    def redeal(self, seat: int, luck: Chance) -> Flotsam:
        copy = super().redeal(seat, luck)
        copy.luck = self.luck.clone()
        return copy


class ForgetfulRedeal(Flotsam):
    def redeal(self, seat: int, luck: Chance) -> Flotsam:
        copy = super().redeal(seat, luck)
        copy.pearls[seat] = 7 - copy.pearls[seat]
        return copy


class NarrowRedeal(Flotsam):
    def redeal(self, seat: int, luck: Chance) -> Flotsam:
        copy = super().redeal(seat, luck)
        copy.luck = from_seed("1" * 32)
        copy.throws = [0 if throw >= 0 and other != seat else throw for other, throw in enumerate(copy.throws)]
        return copy


class SharedClone(Flotsam):
    def clone(self) -> Flotsam:
        copy = super().clone()
        copy.won = self.won
        return copy


class SharedLuck(Flotsam):
    def clone(self) -> Flotsam:
        copy = super().clone()
        copy.luck = self.luck
        return copy


class Curious(Flotsam):
    def outcome(self) -> Outcome | None:
        self.luck.word()
        return super().outcome()


class Lenient(Flotsam):
    def refusal(self, seat: int, move: int) -> Refusal | None:
        return None if move == toy.WHISTLE else super().refusal(seat, move)


class Strict(Flotsam):
    def refusal(self, seat: int, move: int) -> Refusal | None:
        return Refusal(code="no", rule="TY09") if move == toy.shape_move("hook") else super().refusal(seat, move)


class Unruly(Flotsam):
    def refusal(self, seat: int, move: int) -> Refusal | None:
        found = super().refusal(seat, move)
        return None if found is None else Refusal(code=found.code, rule="just because")


class Partial(Flotsam):
    def random_move(self, seat: int, luck: Chance) -> int:
        return self.legal(seat)[0]


class Endless(Flotsam):
    def reveal(self) -> None:
        self.round = 0
        self.new_round()


class Miscounted(Flotsam):
    def parts(self, seat: int) -> tuple[Part, ...]:
        return super().parts(seat)[1:]

    def score_now(self, seat: int) -> float:
        return float(sum(part.points for part in Flotsam.parts(self, seat)))


class Mute(Flotsam):
    def prompts(self, seat: int) -> tuple[Prompt, ...]:
        return () if self.mooring else super().prompts(seat)


class TalkativeLog(Toy):
    def event(self, note: Note, seat: int | None, parts: None) -> Event:
        return super().event(Note(note.kind, note.seat, note.a, note.b, -1), seat, parts)


# A leak, the test that catches it, and the field that it must name.
LEAKS: list[tuple[type[Flotsam] | Toy, Callable[[Any], None], str]] = [
    (LeakyView, test_secrets.test_a_redealt_position_looks_the_same_to_its_seat, r"view\.throw: "),
    (LeakyView, test_secrets.test_a_spectator_sees_nothing_that_any_seat_does_not_know, r"^view\.throw: "),
    (
        LeakyView,
        test_secrets.test_what_another_chose_or_saw_in_secret_shows_neither_on_the_table_nor_in_the_log,
        r"^view\.throw: ",
    ),
    (LeakyObservation, test_secrets.test_a_redealt_position_looks_the_same_to_its_seat, r"observation\.throw\[0\]: "),
    (
        LeakyObservation,
        test_secrets.test_what_another_chose_or_saw_in_secret_shows_neither_on_the_table_nor_in_the_log,
        r"^observation\.throw\[0\]: ",
    ),
    (LeakyLegal, test_secrets.test_a_redealt_position_looks_the_same_to_its_seat, r"legal: .*throw net"),
    (LeakyFree, test_secrets.test_a_redealt_position_looks_the_same_to_its_seat, r"free: .*whistle"),
    (LeakyPrompt, test_secrets.test_a_redealt_position_looks_the_same_to_its_seat, r"prompts\[0\]\.params\.shape: "),
    (
        LeakyRefusal,
        test_secrets.test_a_redealt_position_looks_the_same_to_its_seat,
        r"refusals\[\d+\]\.params\.shape: ",
    ),
    (TruthfulRedeal, test_secrets.test_moves_that_look_the_same_are_redealt_the_same, r"^state\.throws\[\d\]: "),
    (
        TruthfulPearls,
        lambda table: test_secrets.test_deals_that_look_the_same_are_redealt_the_same(table.game),
        r"^state\.pearls\[\d\]: ",
    ),
    (HalfTruthfulRedeal, test_secrets.test_redealing_forgets_the_truth, r"^state\.throws\[\d\]: "),
    (
        SameFuture,
        lambda table: test_secrets.test_deals_that_look_the_same_are_redealt_the_same(table.game),
        r"^state\.luck\[0\]: ",
    ),
    (ForgetfulRedeal, test_secrets.test_a_redealt_position_looks_the_same_to_its_seat, r"view\.pearl: "),
    (
        TalkativeLog(),
        test_secrets.test_who_may_not_know_a_note_learns_nothing_from_its_numbers,
        r"event-threw\.params\.shape",
    ),
    (
        TalkativeLog(),
        test_secrets.test_what_another_chose_or_saw_in_secret_shows_neither_on_the_table_nor_in_the_log,
        r"the log tells them apart: .*event-threw.*shape",
    ),
]
MISTAKES: list[tuple[type[Flotsam], Callable[[Any], None]]] = [
    (Unsealed, test_records.test_what_a_seat_cannot_tell_apart_is_one_part_of_the_record),
    (AnsweringWhistle, test_moves.test_a_free_move_answers_nothing_and_keeps_everybodys_secrets),
    (NarrowRedeal, lambda table: test_secrets.test_what_really_happens_next_is_among_the_redealt_worlds(table.game)),
    (SharedClone, test_copies.test_playing_on_a_clone_leaves_the_original_alone),
    (SharedLuck, test_copies.test_playing_on_a_clone_leaves_the_original_alone),
    (Curious, test_copies.test_asking_changes_nothing),
    (Lenient, test_moves.test_a_verb_with_few_forms_is_listed_in_full),
    (Strict, test_moves.test_every_legal_move_is_accepted_and_can_be_played),
    (Unruly, test_moves.test_what_is_not_accepted_is_refused_by_a_rule_and_changes_nothing),
    (Partial, test_moves.test_a_random_move_is_any_legal_one),
    (Endless, test_random_play.test_no_invariant_breaks_and_the_game_ends),
    (Miscounted, test_random_play.test_the_outcome_is_told_in_full),
    (Mute, test_random_play.test_who_owes_is_asked_and_has_a_choice),
]


def planted(mistake: type[Flotsam] | Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = mistake if isinstance(mistake, Toy) else Toy(mistake)
    monkeypatch.setattr(tables, "find", lambda name: wrong)


@pytest.mark.parametrize(("leak", "check", "field"), LEAKS)
def test_a_leak_is_caught_and_its_field_is_named(
    leak: type[Flotsam] | Toy, check: Callable[[Any], None], field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted(leak, monkeypatch)
    with pytest.raises(AssertionError, match=field):
        check(TABLE)


@pytest.mark.parametrize(("mistake", "check"), MISTAKES)
def test_a_mistake_is_caught(
    mistake: type[Flotsam], check: Callable[[Any], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    planted(mistake, monkeypatch)
    with pytest.raises((AssertionError, WreckfishError)):
        check(TABLE)


@pytest.mark.parametrize("check", dict.fromkeys(check for _, check, *_ in [*LEAKS, *MISTAKES]))
def test_without_the_mistake_nothing_is_caught(check: Callable[[Any], None]) -> None:
    check(TABLE)


class Cheat(Bot):
    """Looks at what the others have thrown."""

    def decide(self, state: State, seat: int, luck: Chance) -> int:
        assert isinstance(state, Flotsam)
        moves = list(state.legal(seat))
        return moves[(sum(state.throws) + sum(state.pearls)) % len(moves)]


def test_a_bot_that_cheats_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find_bot", lambda name: lambda game: Cheat())
    with pytest.raises(AssertionError):
        test_bots.test_a_bot_decides_the_same_whatever_it_cannot_know("cheat", TABLE)
