"""The end of Get Wrecked, GW60, and its score, GW61-GW63: where points come from, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, lowest
from wreckfish.core.question import Step
from wreckfish.core.values import Outcome, Part, Score, rank
from wreckfish.games.wrecked import trading, view
from wreckfish.games.wrecked.pieces import CARGO_TOKENS, WHALE_TOKENS, count_of, slot_of, sum_of_counts
from wreckfish.games.wrecked.table import TableState

if TYPE_CHECKING:
    from wreckfish.games.wrecked.rules import Wrecked


class EndTurn(Step["Wrecked"]):
    """GW54 Full slots end the game after the activation; GW60 other ends wait for the Last Player's turn."""

    def run(self, table: Wrecked) -> None:
        if table.waker >= 0:
            table.waker = -1
            table.level = table.filled if table.filled < 6 else 6  # GW53 if table.filled > table.level < 6
            if table.filled >= table.data.slots:
                table.finish("kraken-full")  # GW54
                return
        if table.acted:
            table.idle = 0
        if table.ending and table.turn == table.right_of(table.first):
            table.finish("islands-bare" if table.ending == 1 else "whales-gone")
            return
        self.count_idle_turns(table)
        if table.idle == 2 * table.seats:
            table.finish("becalmed")
            return
        table.forget_action()
        table.turns += 1
        table.turn = (table.turn + 1) % table.seats
        if table.turn == table.first:
            table.round += 1

    def count_idle_turns(self, table: Wrecked) -> None:
        """GW60 Two whole rounds, each from the First Player to the Last, without an action."""
        if not table.acted and (table.idle or table.turn == table.first):
            table.idle += 1
            if table.idle == table.seats:
                table.tell("idle", table.turn)


class ScoredTable(TableState):
    """A table whose points can be counted at any time."""

    def coins(self, seat: i64) -> i64:
        """GW61, GW73 Coins on the cargo of a Stockpile."""
        total: i64 = count_bits(self.stock[seat] & WHALE_TOKENS) * self.data.whale_coins
        cargo: i64 = self.stock[seat] & CARGO_TOKENS
        while cargo:
            total += self.values[lowest(cargo)]
            cargo &= cargo - 1
        return total

    def tokens_on_tracks(self, seat: i64) -> i64:
        return sum_of_counts(self.levels[seat])

    def skulls(self, seat: i64) -> i64:
        """GW62 Skulls that show where flags have left the Infamy track."""
        return self.data.skulls[9 - self.flags[seat]]

    def buildings_of(self, seat: i64) -> i64:
        return trading.free_slot(self, seat)

    def building_points(self, seat: i64) -> i64:
        total: i64 = 0
        for slot in range(3):
            building: i64 = slot_of(self.built[seat], slot)
            if building >= 0:
                total += self.data.buildings[building].points(self, seat)
        return total

    def aboard_points(self, seat: i64) -> i64:
        """GW61 One for each cargo on ships, two for whale cargo."""
        cargo: i64 = self.aboard[seat * 2] | self.aboard[seat * 2 + 1]
        return count_bits(cargo) + count_bits(cargo & WHALE_TOKENS)

    def open_points(self, seat: i64) -> i64:
        """GW61 All points but the coins, which only their owner knows."""
        points: i64 = self.tokens_on_tracks(seat) + self.skulls(seat) + self.flags[seat] + self.building_points(seat)
        points += self.aboard_points(seat) - count_of(self.tentacles, seat) - self.penalty[seat]
        if self.slayer == seat:
            points += self.data.slain
        return points

    def points(self, seat: i64) -> i64:
        return self.open_points(seat) + self.coins(seat)

    def score_now(self, seat: i64) -> float:
        return float(self.points(seat))

    def outcome(self) -> Outcome | None:
        """GW63 Most points win; ties: more enemy flags in the Stockpile, then shared."""
        # Always: GW61, GW63
        if self.reason == "":
            return None
        keys: list[tuple[int, int]] = []
        for seat in range(self.seats):
            keys.append((self.points(seat), sum_of_counts(self.captured[seat])))
        places = rank(keys)
        scores: list[Score] = []
        for seat in range(self.seats):
            points, flags = keys[seat]  # GW62 if self.skulls(seat); GW73 if self.stock[seat] & WHALE_TOKENS
            scores.append(Score(points, places[seat], self.parts(seat), (flags,)))
        return Outcome(self.reason, tuple(scores))

    def why_over(self) -> str:
        return self.reason

    def turns_taken(self) -> i64:
        return self.turns

    def final_tally(self, seat: i64) -> vec[i64]:
        """GW61 The points by kind; the ship card, the buildings and the tracks with a token."""
        slain: i64 = 0
        if self.slayer == seat:
            slain = self.data.slain
        found: vec[i64] = append(append(vec[i64](), self.coins(seat)), self.tokens_on_tracks(seat))
        found = append(append(found, self.skulls(seat)), self.flags[seat])
        found = append(append(found, self.building_points(seat)), slain)
        found = append(append(found, self.aboard_points(seat)), -count_of(self.tentacles, seat))
        found = append(append(found, -self.penalty[seat]), bit(self.cards[seat]))
        built: i64 = 0
        for slot in range(3):
            if slot_of(self.built[seat], slot) >= 0:
                built |= bit(slot_of(self.built[seat], slot))
        tracks: i64 = 0
        for track in range(6):
            if count_of(self.levels[seat], track):
                tracks |= bit(track)
        return append(append(found, built), tracks)

    def parts(self, seat: i64) -> tuple[Part, ...]:
        return view.parts(self, seat)
