"""Questions to a seat, and steps that the rules take by themselves: a game's turn is a table of both.

Each question is one class in the file of the sheet's chapter that asks it. Nothing here knows a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wreckfish.core.values import Prompt, Refusal, Token

if TYPE_CHECKING:
    from wreckfish.core.state import State

S = TypeVar("S", bound="State")


def no(code: str, rule: str, **params: Token) -> Refusal:
    """A refusal: `no("own-diver", "WR32", spot="gold4")` is spoken by the message `no-own-diver`."""
    return Refusal(code=f"no-{code}", rule=rule, params=params)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """A question. Where a turn is a table of stages, `after` is the stage that follows an answer, and `passed` the one
    that follows when there is nothing to choose or the seat declines.
    """

    # Class variables: compiled code would not see those of an interpreted subclass otherwise. Not for hot loops.
    name: ClassVar[str] = ""  # the message `ask-<name>` words it
    rule: ClassVar[str] = ""
    answers: ClassVar[tuple[int, ...]] = ()  # the verbs that answer it

    def __init__(self, after: i64 = 0, passed: i64 = 0) -> None:
        self.after: i64 = after
        self.passed: i64 = passed

    def ask(self, table: S) -> i64:
        """The seats that owe an answer, as bits; 0 if there is nothing to choose. May prepare the choice."""
        raise NotImplementedError(f"{type(self).__name__}.ask")

    def options(self, table: S, seat: i64) -> vec[i64]:
        """The answers to list, legal by construction. `refuse` judges any answer, listed or not."""
        raise NotImplementedError(f"{type(self).__name__}.options")

    def refuse(self, table: S, seat: i64, move: i64) -> Refusal | None:
        """The first rule that an answer breaks; None if it is legal. Its verb is one of `answers`."""
        raise NotImplementedError(f"{type(self).__name__}.refuse")

    def answer(self, table: S, seat: i64, move: i64) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError(f"{type(self).__name__}.answer")

    def prompt(self, table: S, seat: i64) -> Prompt:
        """What the player is shown."""
        return Prompt(code=f"ask-{self.name}", rule=self.rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What the rules do without asking; `after` is the stage that follows."""

    def __init__(self, after: i64 = 0) -> None:
        self.after: i64 = after

    def run(self, table: S) -> None:
        raise NotImplementedError(f"{type(self).__name__}.run")
