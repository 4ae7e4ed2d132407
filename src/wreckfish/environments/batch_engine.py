"""Many games at once for programs that learn, played in compiled code: moves in, packed observations out.

Numbers are returned as little-endian bytes for `environments/batch.py` to read. A finished game is replaced by a new
one with the next seed of the series. No file, no screen, no game by name.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_f32_le, write_i32_le, write_i64_le
from librt.vecs import append, vec
from mypy_extensions import i32, i64

from wreckfish.core.bits import lowest
from wreckfish.core.chance import from_words, seed_word
from wreckfish.core.state import State

# Eight members of a set, unpacked: what each possible byte becomes.
EIGHT: Final = [b"".join((byte >> place & 1).to_bytes(4, "little") for place in range(8)) for byte in range(256)]


class Spreader:
    """Unpacks observations: a set becomes a zero or a one for each possible member, a number stays a number.

    members  for each word, how many members its set may have; 0 for a number
    points   the index of the first seat's points; -1 if there are none
    """

    def __init__(self, members: list[int], points: i64) -> None:
        self.points: i64 = points
        self.members: vec[i64] = vec[i64]()
        for count in members:
            self.members = append(self.members, count)

    def row(self, state: State, seat: i64) -> tuple[bytes, list[int]]:
        """What a seat sees, and all seats' points as far as it knows them, from seat 0 on."""
        row = BytesWriter()
        words = state.observe(seat)
        for place in range(len(words)):
            word: i64 = words[place]
            count: i64 = self.members[place]
            if count == 0:
                write_i32_le(row, i32(word))
            for _ in range(count >> 3):
                row.write(EIGHT[word & 255])
                word >>= 8
            for _ in range(count & 7):
                write_i32_le(row, i32(word & 1))
                word >>= 1
        points: list[int] = []
        if self.points >= 0:
            for other in range(state.seats):  # an observation starts with the observing seat
                points.append(words[self.points + (other - seat + state.seats) % state.seats])
        return row.getvalue(), points


def places(points: list[int]) -> list[int]:
    """Each seat's place by its points: 1 is best, and ties share it."""
    found: list[int] = []
    for mine in points:
        place = 1
        for other in points:
            if other > mine:
                place += 1
        found.append(place)
    return found


class BatchEngine:
    """`count` games side by side. In each, the lowest seat that owes a decision acts."""

    def __init__(self, table: State, count: i64, seed: str) -> None:
        self.table: State = table
        self.seed: str = seed
        self.dealt: i64 = 0
        self.states: list[State] = []
        for _ in range(count):
            self.states.append(self.deal())

    def deal(self) -> State:
        """The next game of the series."""
        digest = sha256(f"{self.seed}/{self.dealt}".encode()).digest()
        self.dealt += 1
        return self.table.deal(
            from_words(seed_word(digest, 0), seed_word(digest, 4), seed_word(digest, 8), seed_word(digest, 12))
        )

    def look(self) -> tuple[bytes, bytes, bytes, bytes]:
        """The acting seat of each game, what it sees, how many legal moves it has, and all these moves in a row."""
        seats = BytesWriter()
        seen = BytesWriter()
        counts = BytesWriter()
        moves = BytesWriter()
        for state in self.states:
            seat: i64 = lowest(state.owing)
            write_i32_le(seats, i32(seat))
            for number in state.observe(seat):
                write_i64_le(seen, number)
            legal = state.legal(seat)
            write_i32_le(counts, i32(len(legal)))
            for move in legal:
                write_i64_le(moves, move)
        return seats.getvalue(), seen.getvalue(), counts.getvalue(), moves.getvalue()

    def step(self, moves: bytes) -> tuple[bytes, bytes]:
        """Play a move in each game; all are known to be legal. Returns which games ended, and each seat's share of the
        victory in them (0 in the others).
        """
        ended = BytesWriter()
        shares = BytesWriter()
        for number in range(len(self.states)):
            state = self.states[number]
            seat: i64 = lowest(state.owing)
            state.apply(seat, read_i64_le(moves, number * 8))
            over: bool = state.owing == 0
            ended.append(1 if over else 0)
            if over:
                for share in state.win_shares():
                    write_f32_le(shares, share)
                self.states[number] = self.deal()
            else:
                for _ in range(self.table.seats):
                    write_f32_le(shares, 0.0)
        return ended.getvalue(), shares.getvalue()
