"""The end and the score of Wreck Raiders (WR70-WR76, WR92): exhibits, vault, aquariums, ties, and alone a rank."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import count_bits, has, lowest, members
from wreckfish.core.question import Step
from wreckfish.core.values import Outcome, Part, Score, rank
from wreckfish.games.raiders.components import TYPES, treasures_of
from wreckfish.games.raiders.hoard import (
    NO_SEAT,
    TOPS,
    all_shells,
    row_length,
    row_matches,
    row_of,
    shell_count,
    unique_fronts,
)
from wreckfish.games.raiders.table_data import TableData

if TYPE_CHECKING:
    from wreckfish.games.raiders.rules import Raiders

CONCH_COINS: Final = 2  # WR51, WR71 what a Conch on an exhibit is worth
RANKS = (50, 75, 100, 125, 150)  # WR92 the highest score of each rank but the last


class EndTurn(Step["Raiders"]):
    """WR70 A player who has reached the goal ends the game: every other player gets one more turn. WR76 Wrecks that
    have been bare for a whole round end it too: every player gets one last turn.
    """

    def run(self, table: Raiders) -> None:
        table.number = 0
        table.spot = -1
        table.turns += 1
        if table.data.solo:
            table.step += 1
            return
        count_bare_turns(table)
        if table.left > 0:
            table.left -= 1
        elif count_bits(table.exhibits[table.turn]) >= table.data.goal:  # WR70
            table.left = table.seats - 1
            table.tell("goal", table.turn)
        elif table.bare == table.seats:  # WR76
            table.left = table.seats
            table.barren = True
            table.tell("barren", NO_SEAT)
        if table.left == 0:
            return
        table.turn += 1
        if table.turn == table.seats:
            table.turn = 0
            table.round += 1


def count_bare_turns(table: Raiders) -> None:
    """WR76 Turns that began and ended with all wrecks bare; a supply that is remade stops the count (WR40)."""
    if table.supply:
        table.bare = -1
        return
    table.bare += 1
    if table.bare == 0 and table.left < 0:
        table.tell("bare", NO_SEAT)


def exhibit_points(table: Raiders, seat: i64) -> i64:
    """WR71 Coins, and more for each Conch."""
    points: i64 = count_bits(table.conches[seat] & table.exhibits[seat]) * CONCH_COINS
    cards: i64 = table.exhibits[seat]
    while cards:
        points += table.data.coins[lowest(cards)]
        cards &= cards - 1
    return points


def vault_points(table: Raiders, seat: i64) -> i64:
    """WR72 One coin for each different treasure, and the rows of one type."""
    points: i64 = unique_fronts(table.vaults[seat])
    for row in range(len(table.data.rows)):
        if row_matches(table.vaults[seat], row):
            points += table.data.rows[row]
    return points


def tank_points(data: TableData, tank: i64) -> i64:
    """WR73 An aquarium by its pieces: coins, and what a Top pays for all shells on it."""
    points: i64 = 0
    edges: i64 = 0
    pieces: i64 = tank
    while pieces:
        piece: i64 = lowest(pieces)
        pieces &= pieces - 1
        points += data.worth[piece]
        edges += data.edges[piece]
    if tank & TOPS:
        points += top_points(data, lowest(tank & TOPS), edges, count_bits(tank))
    return points


def top_points(data: TableData, top: i64, edges: i64, pieces: i64) -> i64:
    """WR73 Coins for each piece, or for each complete set of the formula's shells."""
    per: i64 = data.pays_per[top]
    times: i64 = pieces if per == 0 else 99
    for shell in range(3):
        need: i64 = shell_count(per, shell)
        if need and shell_count(edges, shell) // need < times:
            times = shell_count(edges, shell) // need
    return data.pays[top] * times


def aquarium_points(table: Raiders, seat: i64) -> i64:
    points: i64 = 0
    mine: i64 = table.bottoms[seat]
    while mine:
        points += tank_points(table.data, table.tanks[lowest(mine)])
        mine &= mine - 1
    return points


def total(table: Raiders, seat: i64) -> i64:
    # Always: WR71-WR73, WR75
    return exhibit_points(table, seat) + vault_points(table, seat) + aquarium_points(table, seat)


def outcome(table: Raiders) -> Outcome | None:
    """WR74 Ties: treasures left on displays, then shells left, then shared."""
    if table.reason == "":
        return None
    keys: list[tuple[int, int, int]] = []
    for seat in range(table.seats):
        on_displays: int = 0
        for display in range(3):
            on_displays += row_length(row_of(table.displays[seat], display))
        keys.append((total(table, seat), on_displays, all_shells(table.shells[seat])))
    places = rank(keys)  # WR74 if [points for points, _, _ in keys].count(max(keys)[0]) > 1
    scores: list[Score] = []
    for seat in range(table.seats):
        points, treasures, shells = keys[seat]
        scores.append(Score(points, places[seat], parts(table, seat), (treasures, shells)))
    return Outcome(table.reason, tuple(scores))


def final_tally(table: Raiders, seat: i64) -> vec[i64]:
    """WR71-WR73 The points in five sums: exhibits, Conches, different treasures, rows, aquariums; then the exhibits
    and the pieces that the seat has.
    """
    conches: i64 = count_bits(table.conches[seat] & table.exhibits[seat]) * CONCH_COINS
    different: i64 = unique_fronts(table.vaults[seat])
    pieces: i64 = 0
    mine: i64 = table.bottoms[seat]
    while mine:
        pieces |= table.tanks[lowest(mine)]
        mine &= mine - 1
    found: vec[i64] = append(vec[i64](), exhibit_points(table, seat) - conches)
    found = append(append(found, conches), different)
    found = append(append(found, vault_points(table, seat) - different), aquarium_points(table, seat))
    return append(append(found, table.exhibits[seat]), pieces)


def parts(table: Raiders, seat: i64) -> tuple[Part, ...]:
    """WR71-WR73 Each exhibit, the different treasures, each row of the vault, each aquarium; WR92 alone, the rank."""
    data = table.data
    found: list[Part] = []
    for card in members(table.exhibits[seat]):
        decorated = has(table.conches[seat], card)
        treasures: list[str] = treasures_of(data.parts.exhibit_names[card])
        code = "part-exhibit-conch" if decorated else "part-exhibit"
        found.append(Part(code=code, points=data.coins[card] + CONCH_COINS * decorated, params={"types": treasures}))
    vault = table.vaults[seat]
    if vault:
        found.append(Part(code="part-unique", points=unique_fronts(vault)))
    for row in range(len(data.rows)):
        if row_matches(vault, row):
            kind = TYPES[((vault >> row * 4 & 15) - 1) // 3]
            found.append(Part(code="part-row", points=data.rows[row], params={"row": row + 1, "type": kind}))
    for bottom in members(table.bottoms[seat]):
        tank = table.tanks[bottom]
        names: list[str] = [data.parts.piece_names[piece] for piece in members(tank)]
        found.append(Part(code="part-tank", points=tank_points(table.data, tank), params={"pieces": names}))
    if data.solo:  # WR92
        found.append(Part(code=f"part-rank-{rank_of(total(table, seat))}", points=0))
    return tuple(found)


def rank_of(points: int) -> int:
    """WR92 The rank of a score, 1 to 6."""
    return 1 + sum(points > most for most in RANKS)
