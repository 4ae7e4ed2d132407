"""What every position of every game can do: name the seats to act, list and judge moves, play them, hide secrets.

A game's rules subclass `State` in its own `rules.py`. Nothing here knows a game, a screen or a file.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wreckfish.core.bits import bit, count_bits, has, lowest, members
from wreckfish.core.chance import Chance
from wreckfish.core.question import Question, no
from wreckfish.core.values import IllegalMove, Outcome, Prompt, Refusal

EVERYONE = -1
SEATS: Final = [members(mask) for mask in range(64)]  # what `to_act` returns, for up to six seats: called at every move


class Note:
    """One event as the rules record it: a seat and two numbers whose meaning depends on the `kind`.

    Seats outside `knows` learn that it happened, but not the numbers that the game calls secret.
    """

    def __init__(self, kind: str, seat: i64, a: i64, b: i64, knows: i64) -> None:
        self.kind: str = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.knows: i64 = knows

    def known_to(self, seat: int | None) -> bool:
        """Whether a seat may read the secret numbers; a spectator (None) may read only what everyone may."""
        if self.knows == EVERYONE:
            return True
        return seat is not None and has(self.knows, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. `seats`, `owing`, `plies`, `reveals` and `journal` are kept by every game.

    plies     how many moves led here
    owing     the seats that owe a decision now, one bit each; none when the game is over
    reveals   how often something hidden was revealed, so that an undo knows what it would give away
    journal   what happened, if anyone listens; None costs nothing
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.owing: i64 = 0
        self.plies: i64 = 0
        self.reveals: i64 = 0
        self.journal: list[Note] | None = None

    # What a game must answer.

    def asked(self, seat: i64) -> Question[Any]:
        """The question that a seat must answer. A game without questions writes `legal`, `refusal` and `prompts`."""
        raise NotImplementedError(f"{type(self).__name__}.asked")

    def apply(self, seat: i64, move: i64) -> None:
        """Play a move that is known to be legal, because it comes from `legal` or was judged by `refusal`."""
        raise NotImplementedError(f"{type(self).__name__}.apply")

    def clone(self) -> State:
        """An independent copy, without a journal."""
        raise NotImplementedError(f"{type(self).__name__}.clone")

    def redeal(self, seat: i64, luck: Chance) -> State:
        """A clone in which everything that a seat cannot know, the future included, is drawn again."""
        raise NotImplementedError(f"{type(self).__name__}.redeal")

    def deal(self, luck: Chance) -> State:
        """A new game at the same table: same seats, options and data, other luck."""
        raise NotImplementedError(f"{type(self).__name__}.deal")

    def view(self, seat: int | None) -> object:
        """All that a seat (None: a spectator) may see, and nothing else."""
        raise NotImplementedError(f"{type(self).__name__}.view")

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is running."""
        raise NotImplementedError(f"{type(self).__name__}.outcome")

    def score_now(self, seat: i64) -> float:
        """The points a seat would score if the game ended now."""
        raise NotImplementedError(f"{type(self).__name__}.score_now")

    def check(self) -> None:
        """Raise an AssertionError that names the invariant that is broken, if any."""
        raise NotImplementedError(f"{type(self).__name__}.check")

    # What follows from that. A game may override these where it has a faster way.

    def legal(self, seat: i64) -> vec[i64]:
        """The moves from which a seat that owes a decision may choose; none for other seats."""
        if self.owing & bit(seat) == 0:
            return vec[i64]()
        return self.asked(seat).options(self, seat)

    def prompts(self, seat: i64) -> tuple[Prompt, ...]:
        """What a seat is asked, innermost question last; empty if it owes nothing."""
        return (self.asked(seat).prompt(self, seat),) if self.owes(seat) else ()

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        """Why a seat may not play a move, with the rule that says so; None if it may."""
        if self.owing == 0:
            return no("game-over", self.rule_for("game-over"))
        if not 0 <= seat < self.seats:
            return no("such-seat", self.rule_for("such-seat"), number=seat + 1)
        if not self.is_move(move):
            return no("such-move", self.rule_for("such-move"))
        unasked = self.unasked(seat, move)
        if unasked is not None:
            return unasked.refuse(self, seat, move)
        if not self.owes(seat):
            return self.not_asked(seat)
        question = self.asked(seat)
        if move & 31 not in question.answers:
            return self.other_question(seat)
        return question.refuse(self, seat, move)

    def unasked(self, seat: i64, move: i64) -> Question[Any] | None:
        """The question that judges a free move, such as a Starfish or a promise. None for any other move."""
        return None

    def not_asked(self, seat: i64) -> Refusal:
        """The refusal for a seat that owes no decision."""
        rule = self.rule_for("not-yours")
        return Refusal(code="no-not-yours", rule=rule, seats={"seat": lowest(self.owing)})

    def other_question(self, seat: i64) -> Refusal:
        """The refusal for an answer to another question than the one asked."""
        asked = self.prompts(seat)[-1]
        return no("other-question", asked.rule, question=asked.code.removeprefix("ask-"))

    def is_move(self, move: i64) -> bool:
        """Whether a number is a move of this game, legal or not; see `verbs.py`."""
        raise NotImplementedError(f"{type(self).__name__}.is_move")

    def rule_for(self, refusal: str) -> str:
        """The rule behind a refusal that no question makes: game-over, such-seat, such-move, not-yours."""
        raise NotImplementedError(f"{type(self).__name__}.rule_for")

    def free(self, seat: i64) -> vec[i64]:
        """Moves that a seat may play without being asked, whether or not it owes a decision. They answer no question:
        the same seats still owe a decision afterwards, unless the move `interrupts`.
        """
        return vec[i64]()

    def interrupts(self, move: i64) -> bool:
        """Whether a free move cancels the question: sealed choices are void, stay unseen, and are asked again."""
        return False

    def sealed(self) -> i64:
        """The seats that have locked in a choice that no other seat may know yet, one bit each."""
        return 0

    def with_unsealed(self, seat: i64) -> State:
        """A clone in which the other seats must choose again what they sealed, as a bot cannot know their choices."""
        return self.clone()

    def information_key(self, seat: i64) -> i64:
        """A hash of what a seat sees: equal for positions that look the same to it."""
        seen = msgspec.json.encode(self.view(seat), order="deterministic")
        return int.from_bytes(blake2b(seen, digest_size=7).digest(), "big")

    def win_shares(self) -> vec[float]:
        """Each seat's share of the victory in a game that is over."""
        outcome = self.outcome()
        assert outcome is not None, "a game that is running has no winner"
        keys: vec[i64] = vec[i64]()
        for score in outcome.scores:
            keys = append(keys, -score.place)
        return shared_by_best(keys)

    def why_over(self) -> str:
        """Why the game ended; empty while it is running."""
        outcome = self.outcome()
        return "" if outcome is None else outcome.reason

    def turns_taken(self) -> i64:
        """The number of turns so far; -1 in a game that does not count them."""
        return -1

    def final_tally(self, seat: i64) -> vec[i64]:
        """What a seat has achieved, as the game's `measures` name it: the points of each part of the score, then the
        things it has, one set for each kind.
        """
        return append(vec[i64](), int(self.score_now(seat)))

    def observe(self, seat: i64) -> vec[i64]:
        """What a seat sees as numbers, named by the game's `layout`: for programs that learn."""
        return vec[i64]()

    def accepts(self, seat: i64, move: i64) -> bool:
        """Whether a seat may play a move."""
        return self.refusal(seat, move) is None

    def random_move(self, seat: i64, luck: Chance) -> i64:
        """One of the seat's legal moves, all equally likely."""
        moves = self.legal(seat)
        return moves[luck.below(len(moves))]

    def unseen(self) -> i64:
        """The number of shuffled things that no one has seen; 0 in a game that draws only what it shows."""
        return 0

    def reshuffle(self, luck: Chance) -> None:
        """Shuffle them again in place. What any player knows stays as it is."""

    def dump(self) -> dict[str, object]:
        """The whole position, secrets included, as plain values: equal positions give equal dumps."""
        found: dict[str, object] = {}
        for name in sorted(fields(self)):  # their order differs between the engines
            value: Any = getattr(self, name)
            if isinstance(value, Chance):
                found[name] = value.kept()
            elif is_plain(value):
                found[name] = plain(value)
        return found

    def as_text(self) -> str:
        """The table as text, as a spectator sees it: JSON, unless the game draws itself."""
        return msgspec.json.format(msgspec.json.encode(self.view(None))).decode()

    def fittings(self) -> list[str]:
        """The names of what a position holds besides numbers and texts, for `snapshot.py`."""
        return []

    def fit(self, names: list[str]) -> None:
        """Restore what has those names, and whatever follows from the restored numbers."""

    # What everyone else calls.

    def __repr__(self) -> str:
        """Game, ply and seats to act, counted from 1 as in all texts: `<Carcass, 3 seats, ply 12, to act: 2>`."""
        asked = ", ".join([str(seat + 1) for seat in self.to_act()])
        return (
            f"<{type(self).__name__}, {self.seats} seats, ply {self.plies}, {f'to act: {asked}' if asked else 'over'}>"
        )

    def __str__(self) -> str:
        return f"{self!r}\n{self.as_text()}"

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision, lowest first."""
        return SEATS[self.owing] if self.owing < len(SEATS) else members(self.owing)

    def play(self, seat: i64, move: i64) -> None:
        """Play a move, or raise IllegalMove and change nothing."""
        if not self.accepts(seat, move):
            refusal = self.refusal(seat, move)
            assert refusal is not None
            raise IllegalMove(refusal)
        self.apply(seat, move)

    def owes(self, seat: i64) -> bool:
        return self.owing & bit(seat) != 0

    def tell(self, kind: str, seat: i64, a: i64 = 0, b: i64 = 0, knows: i64 = -1) -> None:
        """Add an event to the journal, if there is one."""
        if self.journal is not None:
            self.journal.append(Note(kind, seat, a, b, knows))


# ---- A position's fields ------------------------------------------------------------------------------------------

PLAIN = (bool, int, float, str)
FLAT = frozenset(PLAIN)
TUPLE = "tuple"  # JSON has none


def fields(state: State) -> list[str]:
    """The names of a position's fields in either engine; a game from another package may have fields of both kinds."""
    compiled = [name for kind in type(state).__mro__ for name in vars(kind).get("__mypyc_attrs__", ())]
    found = dict.fromkeys([*compiled, *getattr(state, "__dict__", {})])  # a compiled class lists what it inherits, too
    return [name for name in found if name not in ("__dict__", "journal")]


def is_plain(value: Any) -> bool:
    if isinstance(value, PLAIN):
        return True
    if not hasattr(value, "__len__") or isinstance(value, dict):
        return False
    return is_flat(value) or all(is_plain(part) for part in value)


def is_flat(row: Any) -> bool:
    """Whether a row has only numbers and texts: most have, and this looks at all of them at once."""
    return FLAT.issuperset(map(type, row))


def plain(value: Any) -> Any:
    """Numbers and texts as they are, rows as lists."""
    if isinstance(value, PLAIN):
        return value
    row = list(value) if is_flat(value) else [plain(part) for part in value]
    return {TUPLE: row} if isinstance(value, tuple) else row


# ---- Victory and whole games --------------------------------------------------------------------------------------


def shared_by_best(keys: vec[i64]) -> vec[float]:
    """Each seat's share of the victory: the seats with the highest key share it."""
    best: i64 = keys[0]
    winners: i64 = 0
    for seat in range(len(keys)):
        if keys[seat] > best:
            best = keys[seat]
            winners = 0
        if keys[seat] == best:
            winners |= bit(seat)
    found: vec[float] = vec[float]()
    for seat in range(len(keys)):
        found = append(found, float((winners >> seat) & 1) / float(count_bits(winners)))
    return found


def play_out(state: State, luck: Chance, most: i64 = 1_000_000) -> i64:
    """Play random moves to the end, or `most` of them; returns how many were played."""
    plies: i64 = 0
    while state.owing and plies < most:
        seat: i64 = lowest(state.owing)
        state.apply(seat, state.random_move(seat, luck))
        plies += 1
    return plies


def play_games(table: State, games: i64, luck: Chance) -> i64:
    """Deal and play random games; returns how many moves they took."""
    plies: i64 = 0
    for _ in range(games):
        plies += play_out(table.deal(luck), luck)
    return plies
