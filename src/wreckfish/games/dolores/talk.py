"""Talk that counts (DO20, DO22-DO26): promises, deals, claims and vows as free moves, and the open tally of them.

Nothing said here binds anybody: it changes no card and no choice. Also the standing order "always pass" (DO42).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, has, lowest
from wreckfish.games.dolores.cards import row_card
from wreckfish.games.dolores.stages import CHOOSING, LOOT

if TYPE_CHECKING:
    from wreckfish.games.dolores.rules import Dolores

PROMISE: Final = 14
DEAL: Final = 15
CLAIM: Final = 16
VOW: Final = 17
ALWAYS_PASS: Final = 18
ASK_ME: Final = 19
STEP: Final = 32
CLAIMABLE: Final = 30  # kinds of cards that can be claimed: all but Dawn

# What was said, for the journal.
A_PROMISE: Final = 0
A_DEAL: Final = 1
A_CLAIM: Final = 2

NONE: Final = 0  # promises, deals and claims are kept one higher than their numbers


def bargains(table: Dolores, seat: i64) -> bool:
    """Whether a seat is one of the two whose loot lies there and whose choices are not shown yet."""
    return table.contends(seat) and (table.stage == LOOT or table.stage == CHOOSING) and table.reason == ""


def promised(table: Dolores, seat: i64) -> i64:
    """The shape that a seat has promised, plus one."""
    return (table.said >> (seat * 6)) & 3


def offered(table: Dolores, seat: i64) -> i64:
    """The deal that a seat has offered, yours * 3 + mine, plus one."""
    return (table.said >> (seat * 6 + 2)) & 15


def sayable(table: Dolores, seat: i64) -> vec[i64]:
    """All that a seat may say or order now. To say the same again says nothing."""
    found: vec[i64] = vec[i64]()
    if table.reason != "":
        return found
    if bargains(table, seat):
        for shape in range(3):
            if promised(table, seat) != shape + 1:
                found = append(found, PROMISE + shape * STEP)
        for terms in range(9):
            if offered(table, seat) != terms + 1:
                found = append(found, DEAL + terms * STEP)
    if table.looker == seat:
        hidden: i64 = table.hidden
        while hidden:
            slot: i64 = lowest(hidden)
            hidden &= hidden - 1
            for card in range(CLAIMABLE):
                if row_card(table.claims, slot) != card + 1:
                    found = append(found, CLAIM + (slot * CLAIMABLE + card) * STEP)
    if not has(table.vowed, seat):
        found = append(found, VOW)
    if not table.data.simple:
        found = append(found, ASK_ME if has(table.passing, seat) else ALWAYS_PASS)
    return found


def speak(table: Dolores, seat: i64, verb: i64, choice: i64) -> None:
    """Say something, or give a standing order, which nobody hears."""
    if verb == ALWAYS_PASS:  # DO42
        table.passing |= bit(seat)
        return
    if verb == ASK_ME:  # DO42
        table.passing &= ~bit(seat)
        return
    table.reveals += 1  # DO20
    if verb == PROMISE:  # DO22
        table.said += (choice + 1 - promised(table, seat)) << (seat * 6)
        table.tell("promised", seat, choice)
    elif verb == DEAL:  # DO23
        table.said += (choice + 1 - offered(table, seat)) << (seat * 6 + 2)
        table.tell("offered", seat, choice // 3, choice % 3)
    elif verb == CLAIM:  # DO24
        slot: i64 = choice // CLAIMABLE
        card: i64 = choice % CLAIMABLE
        table.claims += (card + 1 - row_card(table.claims, slot)) << (slot * 5)
        table.tell("claimed", seat, slot, card)
    else:  # DO25
        table.vowed |= bit(seat)
        table.tell("vowed", seat)


def judge_shapes(table: Dolores) -> None:
    """DO22, DO23 What the two said, held against their final shapes; a deal counts only if its condition came true."""
    if table.said == NONE:
        return
    for seat in (table.dealer, table.neighbour()):
        deals: bool = seat == table.dealer
        mine: i64 = table.dealer_shape if deals else table.left_shape
        theirs: i64 = table.left_shape if deals else table.dealer_shape
        promise: i64 = promised(table, seat)
        if promise:
            judge(table, seat, promise - 1 == mine, A_PROMISE)
        terms: i64 = offered(table, seat) - 1
        if terms >= 0 and terms // 3 == theirs:
            judge(table, seat, terms % 3 == mine, A_DEAL)
    table.said = NONE


def judge_claims(table: Dolores, slots: i64) -> None:
    """DO24 What the Lantern's user said of cards that are shown now."""
    while slots:
        slot: i64 = lowest(slots)
        slots &= slots - 1
        claim: i64 = row_card(table.claims, slot)
        if claim:
            judge(table, table.looker, claim - 1 == row_card(table.loot, slot), A_CLAIM)
            table.claims -= claim << (slot * 5)


def judge(table: Dolores, seat: i64, true: bool, what: i64) -> None:
    """DO26 One word more that was kept, or broken; who has vowed never to break one has broken the vow too."""
    one: i64 = bit(seat * 15)  # DO26
    if true:
        table.kept += one
        table.tell("told-truth" if what == A_CLAIM else "kept-word", seat, what)
    else:
        table.broken += one
        table.tell("lied" if what == A_CLAIM else "broke-word", seat, what)
        if has(table.vowed, seat) and not has(table.perjured, seat):
            table.perjured |= bit(seat)
            table.tell("broke-vow", seat)


def tally(words: i64, seat: i64) -> i64:
    """How many words of a seat were kept, or broken."""
    return (words >> (seat * 15)) & 0x7FFF
