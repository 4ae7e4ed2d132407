"""Plays a range of games between bots and packs them as rows: the part of a series that must be fast.

Rows are packed little-endian numbers, as `lab/parquet.py` reads them. Knows no file, no screen and no game.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from librt.strings import BytesWriter, write_f32_le, write_i16_le, write_i32_le, write_i64_le
from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

from wreckfish.bots.bot import Bot, let_speak, play_bots
from wreckfish.bots.random import RandomBot
from wreckfish.core.bits import lowest
from wreckfish.core.chance import Chance, from_words, seed_word, side_stream
from wreckfish.core.state import State, play_out

WHOLE: Final = 840  # parts of a win: up to eight seats can share it without a remainder


class Rows:
    """The results of a range of games: rows as bytes, and sums in whole numbers, by seat or, if bots rotate, by bot.

    games      for each: the seat asked first, why it ended (an index into `endings`), moves, turns; then for each seat
               its tally, its share of the win and its points
    decisions  of the games whose decisions are kept
    """

    def __init__(self, table: State, parts: i64) -> None:
        self.seats: i64 = table.seats
        self.parts: i64 = parts
        self.seeds: BytesWriter = BytesWriter()
        self.games: BytesWriter = BytesWriter()
        self.decisions: BytesWriter = BytesWriter()
        self.played: i64 = 0
        self.moves: i64 = 0
        self.turns: i64 = 0
        self.endings: list[str] = []
        self.ended: vec[i64] = vec[i64]()
        self.wins: vec[i64] = zeros(self.seats)
        self.points: vec[i64] = zeros(self.seats)
        self.squares: vec[i64] = zeros(self.seats)
        self.winners_parts: vec[i64] = zeros(parts)

    def enter(self, state: State, first: i64, moves: i64, shift: i64) -> None:
        """Add a finished game in which the bots had moved on by `shift` seats."""
        turns: i64 = state.turns_taken()
        ending: i64 = self.ending(state.why_over())
        write_i16_le(self.games, i16(first))
        write_i16_le(self.games, i16(ending))
        write_i32_le(self.games, i32(moves))
        write_i32_le(self.games, i32(turns))
        self.played += 1
        self.moves += moves
        self.turns += turns
        self.ended[ending] += 1
        shares = state.win_shares()
        for seat in range(self.seats):
            place: i64 = (seat + self.seats - shift) % self.seats
            self.enter_seat(place, i64(shares[seat] * float(WHOLE) + 0.5), state.final_tally(seat))

    def enter_seat(self, place: i64, share: i64, tally: vec[i64]) -> None:
        games = self.games
        points: i64 = 0
        for part in range(self.parts):
            worth: i64 = tally[part]
            points += worth
            write_i16_le(games, i16(worth))
        for kind in range(self.parts, len(tally)):
            write_i64_le(games, tally[kind])
        write_i16_le(games, i16(share))
        write_i16_le(games, i16(points))
        self.wins[place] += share
        self.points[place] += points
        self.squares[place] += points * points
        if share:
            for part in range(self.parts):
                self.winners_parts[part] += share * tally[part]

    def ending(self, reason: str) -> i64:
        """The index of a reason; a new one is added."""
        for place in range(len(self.endings)):
            if self.endings[place] == reason:
                return place
        self.endings.append(reason)
        self.ended = append(self.ended, 0)
        return len(self.endings) - 1

    def decide(self, state: State, game: i64, ply: i64, turn: i64, seat: i64, move: i64, choices: i64) -> None:
        """Add a decision. `state` is the position after it."""
        write_i64_le(self.decisions, game)
        write_i64_le(self.decisions, move)
        write_i32_le(self.decisions, i32(ply))
        write_i32_le(self.decisions, i32(turn))
        write_i32_le(self.decisions, i32(choices))
        write_i32_le(self.decisions, i32(seat))
        for each in range(self.seats):
            write_f32_le(self.decisions, state.score_now(each))

    def packed(self) -> tuple[bytes, bytes, bytes]:
        return self.seeds.getvalue(), self.games.getvalue(), self.decisions.getvalue()


def zeros(size: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    for _ in range(size):
        found = append(found, 0)
    return found


def play_range(
    table: State, bots: list[Bot], parts: i64, seed: str, first: i64, count: i64, decisions_every: i64, rotate: bool
) -> Rows:
    """Play `count` games of a series, from game `first` on, and keep the decisions of one in `decisions_every`."""
    rows = Rows(table, parts)
    at_random: bool = all(isinstance(bot, RandomBot) for bot in bots)
    begun = sha256(f"{seed}/".encode())
    for number in range(first, first + count):
        shift: i64 = 0
        if rotate:
            shift = number % table.seats
        seated = bots[len(bots) - shift :] + bots[: len(bots) - shift] if shift else bots
        hashed = begun.copy()
        hashed.update(str(number).encode())
        digest = hashed.digest()
        rows.seeds.write(digest)  # its first half is the seed
        a: i64 = seed_word(digest, 0)
        b: i64 = seed_word(digest, 4)
        c: i64 = seed_word(digest, 8)
        d: i64 = seed_word(digest, 12)
        state = table.deal(from_words(a, b, c, d))
        luck = side_stream(a, b, c, d)
        starter: i64 = lowest(state.owing)
        if decisions_every and number % decisions_every == 0:
            rows.enter(state, starter, watch(state, seated, luck, number, rows), shift)
        elif at_random:
            rows.enter(state, starter, play_out(state, luck), shift)
        else:
            rows.enter(state, starter, play_bots(state, seated, luck), shift)
    return rows


def watch(state: State, bots: list[Bot], luck: Chance, game: i64, rows: Rows) -> i64:
    """Play a game as `play_bots` does, and keep every decision; talk counts as a decision without a choice."""
    ply: i64 = 0
    seated = dict(enumerate(bots))
    while state.owing:
        turn: i64 = state.turns_taken()
        for speaker, said in let_speak(state, seated, luck):
            rows.decide(state, game, ply, turn, speaker, said, 0)
            ply += 1
        seat: i64 = lowest(state.owing)
        choices: i64 = len(state.legal(seat))
        move: i64 = bots[seat].decide(state, seat, luck)
        state.apply(seat, move)
        rows.decide(state, game, ply, turn, seat, move, choices)
        ply += 1
    return ply
