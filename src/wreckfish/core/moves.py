"""Moves in their three forms: a number for the engine, a typed value for programs, a short text for people.

A game defines its moves once, as msgspec structs; the number and the text follow from them. The number is the verb's
place in the game's list plus the packed fields times 32; the text is the verb and its fields in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wreckfish.core.values import Saying, WreckfishError, shown

VERBS = 32


class Move(msgspec.Struct, frozen=True, tag_field="move", forbid_unknown_fields=True):
    """A typed move. Its tag is its verb; each field names a domain of the game."""


class Domain:
    """The values of a field, in the order of their numbers, and the word for each."""

    def __init__(self, values: Sequence[Any], words: Sequence[str]) -> None:
        self.values = list(values)
        self.words = list(words)
        self.number_of = {value: number for number, value in enumerate(values)}
        self.number_for = {word: number for number, word in enumerate(words)}

    def __len__(self) -> int:
        return len(self.values)


def names(words: Sequence[str]) -> Domain:
    """A domain of things whose values are their names."""
    return Domain(words, words)


def seat_numbers(most: int) -> Domain:
    """A domain of seats: values count from 0, words from 1."""
    return Domain(range(most), [str(seat + 1) for seat in range(most)])


class Codec:
    """Translates the moves of one table between their three forms."""

    def __init__(self, moves: Sequence[type[Move]], domains: dict[str, Domain]) -> None:
        self.moves = tuple(moves)
        self.fields = [[domains[field] for field in move.__struct_fields__] for move in moves]
        self.verbs = [str(move.__struct_config__.tag) for move in moves]
        self.verb_number = {verb: number for number, verb in enumerate(self.verbs)}

    def _numbers(self, move: int) -> tuple[int, list[int]]:
        """The verb and the field numbers of a move; WreckfishError if it is not a move of this game."""
        verb, packed = move % VERBS, move // VERBS
        numbers: list[int] = []
        if move >= 0 and verb < len(self.verbs):
            for domain in reversed(self.fields[verb]):
                numbers.insert(0, packed % len(domain))
                packed //= len(domain)
            if packed == 0:
                return verb, numbers
        raise WreckfishError("The number {move} is not a move of this game.", "error-move-number", move=str(move))

    def _pack(self, verb: int, numbers: list[int]) -> int:
        packed = 0
        for domain, number in zip(self.fields[verb], numbers, strict=True):
            packed = packed * len(domain) + number
        return verb + packed * VERBS

    def typed(self, move: int) -> Move:
        """The typed value of a move's number."""
        verb, numbers = self._numbers(move)
        return self.moves[verb](*(domain.values[n] for domain, n in zip(self.fields[verb], numbers, strict=True)))

    def number(self, move: Move) -> int:
        """The number of a typed move."""
        verb = self.verb_number.get(str(type(move).__struct_config__.tag), -1)
        if verb < 0 or self.moves[verb] is not type(move):
            english = "The move {move} belongs to another game."
            raise WreckfishError(english, "error-move-foreign", move=shown(repr(move)))
        values = msgspec.structs.astuple(move)
        try:
            numbers = [domain.number_of[value] for domain, value in zip(self.fields[verb], values, strict=True)]
        except (KeyError, TypeError):
            english = "The move {move} names something that this game does not have."
            raise WreckfishError(english, "error-move-unknown", move=shown(repr(move))) from None
        return self._pack(verb, numbers)

    def text(self, move: int) -> str:
        """The text of a move's number: `net squid7`."""
        verb, numbers = self._numbers(move)
        words = [domain.words[n] for domain, n in zip(self.fields[verb], numbers, strict=True)]
        return " ".join([self.verbs[verb], *words])

    def shape(self, move: int) -> str:
        """How moves with this verb are written: `net CARD`."""
        verb = move % VERBS
        return " ".join([self.verbs[verb], *(field.upper() for field in self.moves[verb].__struct_fields__)])

    def saying(self, move: int) -> Saying:
        """A move as a saying: `move-net` with the card, `move-plunder` with the player."""
        typed = self.typed(move)
        fields = msgspec.structs.asdict(typed)
        seats = {name: value for name, value in fields.items() if name == "seat"}
        params = {name: value for name, value in fields.items() if name != "seat"}
        return Saying(code=f"move-{type(typed).__struct_config__.tag}", params=params, seats=seats)

    def parse(self, text: str) -> int:
        """The number of a move's text."""
        verb, *words = text.split() or [""]
        said = shown(text.strip())
        number = self.verb_number.get(verb)
        if number is None:
            english = "There is no move “{said}”; moves start with {verbs}."
            raise WreckfishError(english, "error-no-move", said=said, verbs=", ".join(self.verbs))
        fields = self.moves[number].__struct_fields__
        if len(words) != len(fields):
            shape = self.shape(number)
            raise WreckfishError("The move “{said}” should read “{shape}”.", "error-move-shape", said=said, shape=shape)
        for word, domain, field in zip(words, self.fields[number], fields, strict=True):
            if word not in domain.number_for:
                english = "The move “{said}” names no {field} of this game: “{word}”."
                raise WreckfishError(english, "error-move-word", said=said, field=field, word=shown(word))
        numbers = [domain.number_for[word] for domain, word in zip(self.fields[number], words, strict=True)]
        return self._pack(number, numbers)

    def from_json(self, value: object) -> int:
        """The number of a move in decoded JSON."""
        verb = value.get("move") if isinstance(value, dict) else None
        number = self.verb_number.get(verb, -1) if isinstance(verb, str) else -1
        if number < 0:
            english = "That is not a move of this game: its “move” must be one of {verbs}."
            raise WreckfishError(english, "error-move-verb", verbs=", ".join(self.verbs))
        try:
            return self.number(msgspec.convert(value, self.moves[number]))
        except msgspec.ValidationError as problem:
            english = "That is not a move of this game: {problem}."
            raise WreckfishError(english, "error-move-json", problem=shown(str(problem), 200)) from None
