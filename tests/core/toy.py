"""Flotsam, a toy game in plain Python on the compiled core: as demanding for the interface as the hardest games.

All seats throw in secret at once; winners moor a buoy anywhere on a sheet of a million points, in any order; a whistle
may be blown at any time, even by a seat that owes nothing; a pearl stays hidden until the end.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from wreckfish.core.bits import bit, has, mask_of
from wreckfish.core.chance import Chance
from wreckfish.core.game import Game, Span
from wreckfish.core.moves import VERBS, Codec, Domain, Move, names
from wreckfish.core.state import Note, State
from wreckfish.core.values import Event, Outcome, Part, Prompt, Refusal, Score, Token, WreckfishError, rank

SHAPES = ("reef", "net", "hook")  # each beats the one after it
SIDE = 1000
GAP = 50
SPOTS = [(x, y) for x in range(100, SIDE, 200) for y in range(100, SIDE, 200)]
THROW, MOOR, WHISTLE = range(3)
Charm = Literal["knot", "lamp", "rope"]


class Throw(Move, frozen=True, tag="throw"):
    shape: str


class Moor(Move, frozen=True, tag="moor"):
    x: int
    y: int


class Whistle(Move, frozen=True, tag="whistle"):
    pass


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=3)] = 2
    tide: Literal["ebb", "flood"] = "ebb"
    whistles: bool = True
    charms: Literal["none"] | tuple[Charm, ...] = "none"


class View(msgspec.Struct, frozen=True):
    you: int | None
    to_act: tuple[int, ...]
    round: int
    worth: int
    won: list[int]
    moorings: list[tuple[int, int, int]]
    whistled: list[bool]
    thrown: list[bool]
    throw: str | None
    pearl: int | None
    prompts: tuple[Prompt, ...]
    outcome: Outcome | None


class Flotsam(State):
    """A position. `pearls` and `throws` are secret; `luck` is the future."""

    def __init__(self, seats: int, options: Options, luck: Chance) -> None:
        super().__init__(seats)
        self.options = options
        self.luck = luck
        self.round = 0
        self.worth = 0
        self.pearls = [0] * seats
        self.throws = [-1] * seats
        self.won = [0] * seats
        self.whistled = [False] * seats
        self.moorings: list[tuple[int, int, int]] = []
        self.mooring = False

    def begin(self) -> None:
        self.pearls = [self.luck.roll(6) for _ in self.pearls]
        self.new_round()

    # Play.

    def new_round(self) -> None:
        """The next round: its worth is rolled, then everyone owes a throw. After the last one no seat owes anything."""
        self.throws = [-1] * self.seats
        self.mooring = False
        self.owing = 0
        self.reveals += 1  # what it is worth; at the end, everyone's pearls
        if self.round < self.options.rounds:
            self.round += 1
            self.worth = self.luck.roll(6) * (2 if self.options.tide == "flood" else 1)
            self.owing = bit(self.seats) - 1
            self.tell("rolled", -1, self.worth)

    def apply(self, seat: i64, move: i64) -> None:
        self.plies += 1
        verb, packed = move % VERBS, move // VERBS
        if verb == WHISTLE:
            self.whistled[seat] = True
            self.tell("whistled", seat)
        elif verb == THROW:
            self.throws[seat] = packed
            self.owing &= ~bit(seat)
            self.tell("threw", seat, packed, knows=bit(seat))
            if self.owing == 0:
                self.reveal()
        else:
            self.moorings.append((seat, packed // SIDE, packed % SIDE))
            self.moorings.sort()  # the order of arrival means nothing
            self.owing &= ~bit(seat)
            self.tell("moored", seat, packed // SIDE, packed % SIDE)
            if self.owing == 0:
                self.new_round()

    def reveal(self) -> None:
        self.reveals += 1
        beaten = [sum((theirs - mine) % 3 == 1 for theirs in self.throws) for mine in self.throws]
        for seat, number in enumerate(beaten):
            self.won[seat] += number * self.worth
            self.tell("revealed", seat, self.throws[seat], number)
        if max(beaten) == 0:
            self.new_round()
            return
        self.mooring = True
        for seat, number in enumerate(beaten):
            if number == max(beaten):
                self.owing |= bit(seat)

    # Moves.

    def legal(self, seat: i64) -> vec[i64]:
        moves: list[int] = []
        if 0 <= seat < self.seats and self.owes(seat):
            if self.mooring:
                moves = [MOOR + (x * SIDE + y) * VERBS for x, y in SPOTS if self.clear(x, y)]
            else:
                moves = [THROW + shape * VERBS for shape in range(len(SHAPES))]
        return vec[i64](moves)

    def free(self, seat: i64) -> vec[i64]:
        return vec[i64]([WHISTLE] if 0 <= seat < self.seats and self.may_whistle(seat) else [])

    def sealed(self) -> i64:
        """The seats that have thrown, until all have."""
        return 0 if self.mooring else mask_of([seat for seat in range(self.seats) if self.throws[seat] >= 0])

    def may_whistle(self, seat: int) -> bool:
        return self.options.whistles and self.owing != 0 and not self.whistled[seat]

    def clear(self, x: int, y: int) -> bool:
        """Whether a buoy may lie there: not too close to another."""
        return all(max(abs(x - a), abs(y - b)) >= GAP for _, a, b in self.moorings)

    def refusal(self, seat: i64, move: i64) -> Refusal | None:
        if self.owing == 0:
            return Refusal(code="no-game-over", rule="TY01")
        if not 0 <= seat < self.seats:
            return Refusal(code="no-such-seat", rule="TY02", params={"number": seat + 1})
        verb, packed = move % VERBS, move // VERBS
        if move < 0 or verb > WHISTLE or packed >= (len(SHAPES), SIDE * SIDE, 1)[verb]:
            return Refusal(code="no-such-move", rule="TY03")
        if verb == WHISTLE:
            return None if self.may_whistle(seat) else Refusal(code="no-whistle", rule="TY06")
        if not self.owes(seat) or self.mooring != (verb == MOOR):
            return Refusal(code="no-not-yours", rule="TY04")
        if verb == MOOR and not self.clear(packed // SIDE, packed % SIDE):
            return Refusal(code="no-too-near", rule="TY05", params={"gap": GAP})
        return None

    # Copies.

    def clone(self) -> Flotsam:
        copy = type(self)(self.seats, self.options, self.luck.clone())
        copy.owing = self.owing
        copy.plies = self.plies
        copy.reveals = self.reveals
        copy.round = self.round
        copy.worth = self.worth
        copy.pearls = self.pearls[:]
        copy.throws = self.throws[:]
        copy.won = self.won[:]
        copy.whistled = self.whistled[:]
        copy.moorings = self.moorings[:]
        copy.mooring = self.mooring
        return copy

    def redeal(self, seat: i64, luck: Chance) -> Flotsam:
        """Redraw others' pearls until they are shown, their throws until all have thrown, and the future."""
        copy = self.clone()
        copy.luck = luck.fork()
        for other in range(self.seats):
            if other != seat and self.owing:
                copy.pearls[other] = luck.roll(6)
                if not self.mooring and copy.throws[other] >= 0:
                    copy.throws[other] = luck.below(len(SHAPES))
        return copy

    def with_unsealed(self, seat: i64) -> Flotsam:
        """Other seats that have thrown owe a throw again, until all have thrown."""
        copy = self.clone()
        others = self.sealed() & ~bit(seat)
        for other in range(self.seats):
            if has(others, other):
                copy.throws[other] = -1
        copy.owing |= others
        return copy

    def deal(self, luck: Chance) -> Flotsam:
        state = type(self)(self.seats, self.options, luck.fork())
        state.begin()
        return state

    # What leaves.

    def view(self, seat: int | None) -> View:
        thrown = self.throws[seat] if seat is not None else -1
        return View(
            you=seat,
            to_act=self.to_act(),
            round=self.round,
            worth=self.worth,
            won=self.won[:],
            moorings=self.moorings[:],
            whistled=self.whistled[:],
            thrown=[throw >= 0 for throw in self.throws],
            throw=SHAPES[thrown] if thrown >= 0 else None,
            pearl=None if seat is None else self.pearls[seat],
            prompts=() if seat is None else self.prompts(seat),
            outcome=self.outcome(),
        )

    def prompts(self, seat: i64) -> tuple[Prompt, ...]:
        if not self.owes(seat):
            return ()
        return (Prompt(code="ask-moor" if self.mooring else "ask-throw", rule="TY05" if self.mooring else "TY04"),)

    def parts(self, seat: int) -> tuple[Part, ...]:
        buoys = sum(owner == seat for owner, _, _ in self.moorings)
        found = [
            Part(code="part-won", points=self.won[seat]),
            Part(code="part-buoys", points=buoys * (2 if "knot" in self.options.charms else 1)),
            Part(code="part-whistle", points=int(self.whistled[seat])),
            Part(code="part-pearl", points=self.pearls[seat] + (1 if "lamp" in self.options.charms else 0)),
        ]
        return tuple(part for part in found if part.points)

    def score_now(self, seat: i64) -> float:
        return float(sum(part.points for part in self.parts(seat)))

    def outcome(self) -> Outcome | None:
        if self.owing:
            return None
        points = [int(self.score_now(seat)) for seat in range(self.seats)]
        places = rank(points)
        return Outcome("last-round", tuple(Score(points[s], places[s], self.parts(s)) for s in range(self.seats)))

    def dump(self) -> dict[str, object]:
        fields = ("owing", "reveals", "round", "worth", "pearls", "throws", "won", "whistled", "moorings", "mooring")
        luck = self.luck
        return {
            **msgspec.to_builtins({field: getattr(self, field) for field in fields}),
            "luck": [luck.a, luck.b, luck.c, luck.count],
        }

    def check(self) -> None:
        assert all(0 <= x < SIDE and 0 <= y < SIDE for _, x, y in self.moorings), "a buoy lies outside the sheet"
        assert all(1 <= pearl <= 6 for pearl in self.pearls), "a pearl is lost"
        for seat in range(self.seats):
            assert self.mooring or not (self.throws[seat] >= 0 and self.owes(seat)), "a second throw is owed"


class Toy(Game):
    name = "flotsam"
    min_seats = 2
    max_seats = 3
    options = Options
    book = "flotsam"
    text = Path(__file__).with_name("text")

    def __init__(self, position: type[Flotsam] = Flotsam) -> None:
        self.position = position

    def load(self, path: Path | None) -> None:
        if path is not None:
            raise WreckfishError("flotsam has no data file.")

    def fingerprint(self, parts: None) -> str:
        return "flotsam"

    def agree(self, seats: int, options: Options, parts: None) -> None:
        if len(set(options.charms)) < len(options.charms) and options.charms != "none":
            raise WreckfishError("A charm is there once only.")

    def deal(self, seats: int, options: Options, parts: None, luck: Chance) -> Flotsam:
        state = self.position(seats, options, luck.fork())
        state.begin()
        return state

    def codec(self, parts: None) -> Codec:
        sheet = Domain(range(SIDE), [str(n) for n in range(SIDE)])
        return Codec((Throw, Moor, Whistle), {"shape": names(SHAPES), "x": sheet, "y": sheet})

    def event(self, note: Note, seat: int | None, parts: None) -> Event:
        seats = {"seat": note.seat} if note.seat >= 0 else {}
        if not note.known_to(seat):
            return Event(code=f"event-{note.kind}-secret", seats=seats)
        params: dict[str, Token] = {}
        if note.kind in ("threw", "revealed"):
            params["shape"] = SHAPES[note.a]
        elif note.kind == "moored":
            params = {"x": note.a, "y": note.b}
        elif note.kind == "rolled":
            params["worth"] = note.a
        return Event(code=f"event-{note.kind}", params=params, seats=seats)

    def draw(self, view: Any, say: Any) -> list[list[Span]]:
        return [[Span(f"round {view.round}")]]


def shape_move(shape: str) -> int:
    return THROW + SHAPES.index(shape) * VERBS


def moor_move(x: int, y: int) -> int:
    return MOOR + (x * SIDE + y) * VERBS


TOY = Toy()
