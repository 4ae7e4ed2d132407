"""Talk that counts (DO20, DO22-DO26): promises, deals, claims and vows as free moves, and the open tally of them.

Nothing said here is binding: it changes no card and no choice. Also the standing order "always pass" (DO42).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, has, lowest
from wreckfish.core.question import no
from wreckfish.core.values import Refusal
from wreckfish.games.dolores import verbs
from wreckfish.games.dolores.cards import row_card
from wreckfish.games.dolores.components import SLOTS
from wreckfish.games.dolores.stages import CHOOSING, LOOT, Stage
from wreckfish.games.dolores.verbs import ALWAYS_PASS, ASK_ME, PROMISE, VOW

if TYPE_CHECKING:
    from wreckfish.games.dolores.rules import Dolores

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


def refuse_bargain(table: Dolores, seat: i64, said: bool, rule: str) -> Refusal | None:
    """Why a seat may not promise or offer something now; `said` if it stands already."""
    if bargains(table, seat):
        return no("said-already", rule) if said else None
    now = (table.stage == LOOT or table.stage == CHOOSING) and not table.contends(seat)
    return no("bargain" if now else "bargain-now", rule)


# ---- What can be said, and not twice in a row -----------------------------------------------------------


class Promise(Stage):
    """DO22 I will play this shape."""

    answers = (PROMISE,)

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        if bargains(table, seat):
            for shape in range(3):
                if promised(table, seat) != shape + 1:
                    found = append(found, verbs.promise_move(shape))
        return found

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        return refuse_bargain(table, seat, promised(table, seat) == verbs.promise_shape(move) + 1, "DO22")

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        table.reveals += 1  # DO20, DO22
        table.said += (verbs.promise_shape(move) + 1 - promised(table, seat)) << (seat * 6)
        table.tell("promised", seat, verbs.promise_shape(move))


class OfferDeal(Stage):
    """DO23 If you play the first shape, I play the second."""

    answers = (verbs.DEAL,)

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        if bargains(table, seat):
            for yours in range(3):
                for mine in range(3):
                    if offered(table, seat) != yours * 3 + mine + 1:
                        found = append(found, verbs.deal_move(yours, mine))
        return found

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        said: bool = offered(table, seat) == verbs.deal_yours(move) * 3 + verbs.deal_mine(move) + 1
        return refuse_bargain(table, seat, said, "DO23")

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        terms: i64 = verbs.deal_yours(move) * 3 + verbs.deal_mine(move)
        table.reveals += 1  # DO20, DO23
        table.said += (terms + 1 - offered(table, seat)) << (seat * 6 + 2)
        table.tell("offered", seat, verbs.deal_yours(move), verbs.deal_mine(move))


class Claim(Stage):
    """DO24 The user of the Broken Lantern says what a face-down card is."""

    answers = (verbs.CLAIM,)

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        if table.looker == seat:
            hidden: i64 = table.hidden
            while hidden:
                slot: i64 = lowest(hidden)
                hidden &= hidden - 1
                for card in range(CLAIMABLE):
                    if row_card(table.claims, slot) != card + 1:
                        found = append(found, verbs.claim_move(slot, card))
        return found

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        slot: i64 = verbs.claim_slot(move)
        if table.looker != seat:
            return no("not-looked", "DO24")
        if not has(table.hidden, slot):
            return no("face-down", "DO24", slot=SLOTS[slot])
        if row_card(table.claims, slot) == verbs.claim_card(move) + 1:
            return no("said-already", "DO24")
        return None

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        slot: i64 = verbs.claim_slot(move)
        table.reveals += 1  # DO20, DO24
        table.claims += (verbs.claim_card(move) + 1 - row_card(table.claims, slot)) << (slot * 5)
        table.tell("claimed", seat, slot, verbs.claim_card(move))


class Vow(Stage):
    """DO25 I never break my word."""

    answers = (VOW,)

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        if has(table.vowed, seat):
            return vec[i64]()
        return append(vec[i64](), VOW)

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        return no("vowed-already", "DO25") if has(table.vowed, seat) else None

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        table.reveals += 1  # DO20, DO25
        table.vowed |= bit(seat)
        table.tell("vowed", seat)


class StandingOrder(Stage):
    """DO42 Do not ask me about message cards, or ask me again. No one else hears of it."""

    answers = (ALWAYS_PASS, ASK_ME)

    def options(self, table: Dolores, seat: i64) -> vec[i64]:
        if table.data.simple:
            return vec[i64]()
        return append(vec[i64](), ASK_ME if has(table.passing, seat) else ALWAYS_PASS)

    def refuse(self, table: Dolores, seat: i64, move: i64) -> Refusal | None:
        if table.data.simple:
            return no("messages", "DO42")
        return no("order-twice", "DO42") if has(table.passing, seat) == (move == ALWAYS_PASS) else None

    def answer(self, table: Dolores, seat: i64, move: i64) -> None:
        table.passing ^= bit(seat)  # DO42


TALK: Final = vec[Stage]([  # by verb, from PROMISE on
    Promise(), OfferDeal(), Claim(), Vow(), StandingOrder(), StandingOrder(),
])  # fmt: skip


def sayable(table: Dolores, seat: i64) -> vec[i64]:
    """All that a seat may say or order now."""
    found: vec[i64] = vec[i64]()
    for verb in range(PROMISE, ASK_ME):
        for move in TALK[verb - PROMISE].options(table, seat):
            found = append(found, move)
    return found


# ---- The tally ------------------------------------------------------------------------------------------------------


def judge_shapes(table: Dolores) -> None:
    """DO22, DO23 What the two said, judged by their final shapes; a deal counts only if its condition came true."""
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
    """DO26 One more word is kept or broken; a player who vowed never to break one breaks the vow too."""
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
