"""Steps 1 and 2 of a turn of Wreck Raiders (WR20-WR41): take a die, move a diver, bump, and who finds what.

What happens to a treasure once it is gained is in treasures.py. No text, no screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest
from wreckfish.games.raiders.hoard import (
    BEACH,
    CONCH,
    DIVE,
    NOBODY,
    OFF_BOARD,
    RIVAL_TEAM,
    SCALLOP,
    SHELL_UNIT,
    TAKE,
    shell_count,
    supply_count,
)
from wreckfish.games.raiders.stages import (
    CLAIMING,
    DIVING,
    LANDED,
    NEIGHBOURS,
    NEXT_NEIGHBOUR,
    SCALLOPING,
    SENDING,
    WASHING,
)
from wreckfish.games.raiders.treasures import ask_hands, gain_shells, gain_treasure, pay

if TYPE_CHECKING:
    from wreckfish.games.raiders.rules import Raiders


# ---- Step 1: take a die -------------------------------------------------------------------------------------------


def has_die(table: Raiders, die: i64) -> i64:
    """The place of a die of this zone and number in the Reef; -1 if there is none."""
    for place in range(table.kit.dice):
        if (table.reef >> (place * 5)) & 31 == die + 1:
            return place
    return -1


def lift_die(table: Raiders, die: i64) -> None:
    table.reef &= ~(31 * bit(has_die(table, die) * 5))


def conches_for(die: i64, number: i64) -> i64:
    """WR22 How many Conches make a die's number another one; 6 and 1 are neighbours."""
    apart: i64 = number - die % 6
    if apart < 0:
        apart = -apart
    return apart if apart < 4 else 6 - apart


def conches_after(table: Raiders, seat: i64, die: i64) -> i64:
    """WR22 The Conches that a seat has once it has taken a die: one from the zone may be used at once."""
    conches: i64 = shell_count(table.shells[seat], CONCH)
    if die // 6 - 1 == CONCH and shell_count(table.beach, CONCH):
        conches += 1
    return conches


def take_die(table: Raiders, seat: i64, die: i64, number: i64) -> None:
    """WR21, WR22 The zone's shell is gained at once; Conches change the number for the move only."""
    lift_die(table, die)
    table.tell("took", seat, die, number)  # WR21; WR83 if table.kit.solo
    if die >= 6:
        gain_shells(table, seat, SHELL_UNIT[die // 6 - 1])
    cost: i64 = conches_for(die, number)
    if cost:  # WR22
        pay(table, seat, cost * SHELL_UNIT[CONCH])
        table.tell("turned", seat, number, cost)
    table.number = number
    table.stage = DIVING


def takes(table: Raiders, seat: i64) -> vec[i64]:
    """WR22 Each different die, as each number that the seat's Conches reach."""
    found: vec[i64] = vec[i64]()
    met: i64 = 0
    for place in range(table.kit.dice):
        die: i64 = ((table.reef >> (place * 5)) & 31) - 1
        if die < 0 or has(met, die):
            continue
        met |= bit(die)
        conches: i64 = conches_after(table, seat, die)
        for number in range(6):
            if conches_for(die, number) <= conches:
                found = append(found, TAKE + (die * 6 + number) * 32)
    return found


# ---- Step 2: move a diver -----------------------------------------------------------------------------------------


def can_dive(table: Raiders, seat: i64, diver: i64, spot: i64) -> bool:
    """WR30-WR32 An own diver, to a spot of the number, not within a wreck or along the beach, not onto an own one
    in a wreck. WR83 Alone, not to the beach.
    """
    # Always: WR31-WR33
    if diver == OFF_BOARD:
        if count_bits(table.divers[seat]) == table.kit.divers:
            return False
    elif not has(table.divers[seat], diver) or diver // 6 == spot // 6:
        return False
    if spot % 6 != table.number:
        return False
    if spot >= BEACH:
        return not table.kit.solo
    return not has(table.divers[seat], spot)


def dives(table: Raiders, seat: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    divers: i64 = table.divers[seat]
    if count_bits(divers) < table.kit.divers:
        divers |= bit(OFF_BOARD)
    last: i64 = 18 if table.kit.solo else BEACH
    while divers:
        diver: i64 = lowest(divers)
        divers &= divers - 1
        for group in range(0, last + 1, 6):
            if can_dive(table, seat, diver, group + table.number):
                found = append(found, DIVE + (diver * 30 + group + table.number) * 32)
    return found


def dive(table: Raiders, seat: i64, diver: i64, spot: i64) -> None:
    """WR41 The diver leaves its spot first, then bumps who is there."""
    # WR30; WR41 if diver == BEACH + spot % 6 and team_at(table, spot) >= 0
    table.tell("dived", seat, diver, spot)
    if diver < OFF_BOARD:
        table.divers[seat] &= ~bit(diver)
    if spot >= BEACH:  # WR34
        go_ashore(table, seat, spot)
        table.stage = CLAIMING
        return
    table.spot = spot
    table.stage = LANDED
    make_room(table, spot)
    table.divers[seat] |= bit(spot)


def team_at(table: Raiders, spot: i64) -> i64:
    """Whose diver is on a spot; -1 for nobody's."""
    for team in range(table.kit.teams):
        if has(table.divers[team], spot):
            return team
    return NOBODY


def go_ashore(table: Raiders, seat: i64, spot: i64) -> None:
    """WR34, WR36 Whoever lies there is bumped back to its owner; who arrives gains the spot's shells."""
    lying: i64 = team_at(table, spot)
    if lying >= 0:
        table.divers[lying] &= ~bit(spot)
        table.tell("sent-home", lying, spot)
    table.divers[seat] |= bit(spot)
    gain_shells(table, seat, table.kit.beach[spot - BEACH])  # WR35


def make_room(table: Raiders, spot: i64) -> None:
    """WR36 Another diver in a wreck is bumped to the beach spot of the same number. WR84, WR86 Alone, to any."""
    there: i64 = team_at(table, spot)
    if there < 0:
        return
    table.divers[there] &= ~bit(spot)
    if table.kit.solo:
        wash_ashore(table, there)
        return
    table.tell("bumped", there, BEACH + spot % 6)  # WR36
    go_ashore(table, there, BEACH + spot % 6)


def wash_ashore(table: Raiders, team: i64) -> None:
    """WR84, WR86 Alone, a bumped diver goes to an empty beach spot of the player's choice. Without one the player's own
    goes off-board, and a Rival out of the game.
    """
    # WR84 if team == RIVAL_TEAM and not table.rivals_move()
    if empty_beach(table) == 0:
        table.tell("out" if team == RIVAL_TEAM else "sent-home", table.turn, table.spot)
        return
    table.bumped = team
    table.stage = WASHING


def empty_beach(table: Raiders) -> i64:
    """The free beach spots, one bit each."""
    taken: i64 = 0
    for team in range(table.kit.teams):
        taken |= table.divers[team]
    return ~(taken >> BEACH) & 63


def land(table: Raiders) -> None:
    """WR37 Who arrives in a wreck gains a treasure, and may take more; WR82 a Rival, too, draws one."""
    if table.rivals_move():
        gain_treasure(table, RIVAL_TEAM, table.spot // 6)
        table.stage = NEIGHBOURS
    else:  # WR37
        gain_treasure(table, table.turn, table.spot // 6)
        table.stage = SCALLOPING
    ask_hands(table)


def can_take_more(table: Raiders) -> bool:
    """WR38 A Scallop, and a treasure that it could bring."""
    kind: i64 = table.spot // 6
    return shell_count(table.shells[table.turn], SCALLOP) > 0 and supply_count(table.supply, kind) > 0


def take_more(table: Raiders, seat: i64) -> None:
    """WR38 A Scallop is discarded for one more treasure."""
    pay(table, seat, SHELL_UNIT[SCALLOP])  # WR38
    table.tell("extra", seat)
    gain_treasure(table, seat, table.spot // 6)
    ask_hands(table)


def neighbour(table: Raiders, step: i64) -> i64:
    """WR05 Whose diver stands `step` spots further on in the ring; -1 for nobody's."""
    return team_at(table, table.spot // 6 * 6 + (table.spot % 6 + step) % 6)


def neighbours_gain(table: Raiders) -> None:
    """WR37, WR39 The divers beside the spot gain their owners a treasure, the next spot's first. WR45 If both have one
    owner, the second is drawn when the first has been placed.
    """
    after: i64 = neighbour(table, 1)
    # WR39 if after >= 0 or neighbour(table, 5) >= 0
    # WR88 if table.rivals_move() and (after >= 0 or neighbour(table, 5) >= 0)
    if after >= 0:
        gain_treasure(table, after, table.spot // 6)
    if after >= 0 and after == neighbour(table, 5):
        table.stage = NEXT_NEIGHBOUR
    else:
        next_neighbour_gains(table)
    ask_hands(table)


def next_neighbour_gains(table: Raiders) -> None:
    """WR37, WR39 The diver before the spot, too, gains its owner a treasure."""
    before: i64 = neighbour(table, 5)
    table.stage = SENDING if table.rivals_move() else CLAIMING
    if before >= 0:
        gain_treasure(table, before, table.spot // 6)
    ask_hands(table)
