"""Step 3 of a turn of Wreck Raiders (WR50-WR59): which displays match which cards, which claims are worth listing, and
what happens when one is made.

A claim is one number: card, display, covered treasures, decorations. Any claim that the rules allow is accepted; of
equivalent ones only one is listed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest, when
from wreckfish.core.question import Question, Step, no
from wreckfish.core.values import Prompt, Refusal
from wreckfish.games.raiders import verbs
from wreckfish.games.raiders.aquariums import build, builds, placeable, refuse_piece
from wreckfish.games.raiders.components import SHELLS, treasures_of
from wreckfish.games.raiders.hoard import (
    CONCH,
    SCALLOP,
    SHELL_UNIT,
    STAR,
    cheap_cover,
    covered_types,
    out_of_order,
    row_length,
    row_of,
    row_types,
    shell_count,
    supply_count,
    surplus,
)
from wreckfish.games.raiders.table_data import ANY_SHELL, PIECE_STYLE, TableData
from wreckfish.games.raiders.treasures import PLACING, SPENDING, discard, gain_shells, gain_treasure, pay, show
from wreckfish.games.raiders.verbs import CLAIM, DONE, GAIN, PICK_SHELL

if TYPE_CHECKING:
    from wreckfish.games.raiders.rules import Raiders


# ---- Matches ------------------------------------------------------------------------------------------------------


def is_exact(data: TableData, row: i64, cover: i64, card: i64) -> bool:
    """WR52, WR57 Every treasure that no Starfish covers lies where the card has its type."""
    return out_of_order(row, data.orders[card], data.lengths[card]) & ~cover == 0


def is_match(data: TableData, row: i64, cover: i64, card: i64) -> bool:
    """WR50, WR57 As many treasures as the card has, and those that are not covered are among the card's."""
    length: i64 = data.lengths[card]
    if row_length(row) != length or cover >= bit(length):
        return False
    return surplus(covered_types(row, cover), data.wanted[card]) == 0


def may_decorate(table: Raiders, seat: i64, card: i64, decor: i64) -> bool:
    """WR51 Only with shells that the crests show and the seat has."""
    shells: i64 = table.shells[seat]
    if decor >= 5 and not (table.data.conch_crest[card] and shell_count(shells, CONCH)):
        return False
    return decor % 5 == 0 or (table.data.scallop_crest[card] != 0 and shell_count(shells, SCALLOP) > 0)


def can_claim(table: Raiders, seat: i64) -> bool:
    """Whether a seat can claim anything, perhaps after Starfish have shortened a display (WR65). It is also asked if
    Starfish are the only way on, because its displays are full or a wreck is empty.
    """
    starfish: i64 = shell_count(table.shells[seat], STAR)
    if starfish and table.displays[seat] and is_stuck(table, seat):
        return True
    for display in range(3):
        row: i64 = row_of(table.displays[seat], display)
        length: i64 = row_length(row)
        spare: i64 = starfish
        while length > 0 and spare >= 0:
            if fits_any(table, row, length, spare):
                return True
            length -= 1
            row &= bit(length * 4) - 1
            spare -= 1
    return False


def is_stuck(table: Raiders, seat: i64) -> bool:
    """Whether no more treasures can reach the displays: they are full, or a supply has run dry."""
    full: bool = True
    for n in range(3):
        if row_length(row_of(table.displays[seat], n)) < table.data.pedestals:
            full = False
    for kind in range(4):
        if supply_count(table.supply, kind) == 0:
            return True
    return full


def fits_any(table: Raiders, row: i64, length: i64, starfish: i64) -> bool:
    """Whether a row matches one of the exhibits on offer with at most this many Starfish."""
    types: i64 = row_types(row)
    cards: i64 = table.shown
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        if table.data.lengths[card] == length and surplus(types, table.data.wanted[card]) <= starfish:
            return True
    return False


# ---- A claim ------------------------------------------------------------------------------------------------------


class ClaimExhibit(Question["Raiders"]):
    """WR50-WR59 Claim an exhibit with a display that matches it: Starfish cover treasures (WR57), shells decorate the
    card (WR51). WR55 As often as you like.
    """

    name = "claim"
    rule = "WR50"
    answers = (CLAIM, DONE)

    def ask(self, table: Raiders) -> i64:
        return when(can_claim(table, table.turn), bit(table.turn))

    def options(self, table: Raiders, seat: i64) -> vec[i64]:
        """The claims that differ in cost or reward: with as few Starfish as it takes, and with as few as the exact
        order takes, if the card rewards it. Identical displays are listed once.
        """
        data: TableData = table.data
        starfish: i64 = shell_count(table.shells[seat], STAR)
        found: vec[i64] = vec[i64]()
        for display in range(3):
            row: i64 = row_of(table.displays[seat], display)
            if row == 0 or is_repeated(table.displays[seat], display):
                continue
            cards: i64 = table.shown
            while cards:
                card: i64 = lowest(cards)
                cards &= cards - 1
                if data.lengths[card] != row_length(row):
                    continue
                cheap: i64 = cheap_cover(row, data.wanted[card], data.lengths[card])
                strict: i64 = out_of_order(row, data.orders[card], data.lengths[card])
                if count_bits(strict) == count_bits(cheap):
                    cheap = strict
                if count_bits(cheap) <= starfish:
                    found = with_decorations(table, seat, card, display, cheap, found)
                if strict != cheap and data.styles[card] and count_bits(strict) <= starfish:
                    found = with_decorations(table, seat, card, display, strict, found)
        for spent in SPENDING.options(table, seat):
            found = append(found, spent)
        return append(found, DONE)

    def refuse(self, table: Raiders, seat: i64, move: i64) -> Refusal | None:
        if move == DONE:
            return None
        card: i64 = verbs.claim_exhibit(move)
        cover: i64 = verbs.claim_cover(move)
        display: i64 = verbs.claim_display(move)
        if not has(table.shown, card):
            return no("exhibit-there", "WR50", types=treasures_of(table.data.parts.exhibit_names[card]))
        if count_bits(cover) > shell_count(table.shells[seat], STAR):
            return no("starfish", "WR57", need=count_bits(cover))
        if not is_match(table.data, row_of(table.displays[seat], display), cover, card):
            return no("match", "WR50", display=display + 1)
        refusal: Refusal | None = None
        if verbs.claim_decor(move) >= 5:
            refusal = refuse_decoration(table, seat, CONCH, table.data.conch_crest[card])
        if refusal is None and verbs.claim_decor(move) % 5:
            refusal = refuse_decoration(table, seat, SCALLOP, table.data.scallop_crest[card])
        return refusal

    def answer(self, table: Raiders, seat: i64, move: i64) -> None:
        """WR59 Announce, with Starfish on the treasures (WR57), and decorate (WR51)."""
        decor: i64 = verbs.claim_decor(move)
        cover: i64 = verbs.claim_cover(move)
        display: i64 = verbs.claim_display(move)
        card: i64 = verbs.claim_exhibit(move)
        # WR50, WR59; WR55 if table.deck and count_bits(table.shown) < table.data.open_exhibits
        table.claimed = card
        table.claimed_with = display
        table.exact = is_exact(table.data, row_of(table.displays[seat], display), cover, card)
        table.covering = count_bits(cover)
        table.shells[seat] -= table.covering * SHELL_UNIT[STAR]
        table.tell("claims", seat, card, display + 1)
        if table.covering:  # WR57
            table.tell("covers", seat, cover)
        if decor >= 5:  # WR51
            table.shells[seat] -= SHELL_UNIT[CONCH]
            table.conches[seat] |= bit(card)
            table.tell("decorated", seat, card)
        if decor % 5:  # WR51
            pay(table, seat, SHELL_UNIT[SCALLOP])
            table.tell("scallop-crest", seat, decor % 5 - 1)
            gain_treasure(table, seat, decor % 5 - 1)
            table.owing = PLACING.ask(table)


def is_repeated(displays: i64, display: i64) -> bool:
    """Whether an earlier display holds exactly the same."""
    row: i64 = row_of(displays, display)
    return (display > 0 and row == row_of(displays, 0)) or (display > 1 and row == row_of(displays, 1))


def with_decorations(table: Raiders, seat: i64, card: i64, display: i64, cover: i64, found: vec[i64]) -> vec[i64]:
    """WR51 A claim with every decoration that its card allows, but with no Scallop for a bare wreck."""
    for decor in range(10):
        if decor % 5 and supply_count(table.supply, decor % 5 - 1) == 0:
            continue
        if may_decorate(table, seat, card, decor):
            found = append(found, verbs.claim_move(card, display, cover, decor))
    return found


def refuse_decoration(table: Raiders, seat: i64, shell: i64, crest: i64) -> Refusal | None:
    """WR51 Only with a shell that the crest shows and the seat has."""
    if crest == 0:
        return no("crest", "WR51", shell=SHELLS[shell])
    return None if shell_count(table.shells[seat], shell) else no("shell", "WR51", shell=SHELLS[shell])


# ---- Style, and the end of a claim --------------------------------------------------------------------------------


class RewardStyle(Step["Raiders"]):
    """WR52 Treasures in the printed order earn the card's reward."""

    def run(self, table: Raiders) -> None:
        style: i64 = table.data.styles[table.claimed]
        if table.exact and style:
            table.tell("style", table.turn, table.claimed)  # WR52
            if style != PIECE_STYLE and style != ANY_SHELL:
                gain_shells(table, table.turn, table.data.style_shells[table.claimed])


def has_earned(table: Raiders, style: i64) -> bool:
    """Whether the claim under way has earned this reward."""
    return table.exact and table.data.styles[table.claimed] == style


class FreePiece(Question["Raiders"]):
    """WR53 The reward is a piece from the market, if one can be placed."""

    name = "style-piece"
    rule = "WR53"
    answers = (GAIN,)

    def ask(self, table: Raiders) -> i64:
        if not has_earned(table, PIECE_STYLE):
            return 0
        if placeable(table, table.turn) == 0:
            table.tell("no-piece", table.turn)  # WR53
            return 0
        return bit(table.turn)

    def options(self, table: Raiders, seat: i64) -> vec[i64]:
        return builds(table, seat, placeable(table, seat), True)

    def refuse(self, table: Raiders, seat: i64, move: i64) -> Refusal | None:
        return refuse_piece(table, seat, verbs.gain_piece(move), verbs.gain_tank(move))

    def answer(self, table: Raiders, seat: i64, move: i64) -> None:
        build(table, seat, verbs.gain_piece(move), verbs.gain_tank(move))  # WR53

    def prompt(self, table: Raiders, seat: i64) -> Prompt:
        return Prompt(code="ask-style-piece", rule="WR53", by=table.data.parts.exhibit_names[table.claimed])


class FreeShell(Question["Raiders"]):
    """WR52 The reward is a shell of your choice, if the beach has one."""

    name = "style-shell"
    rule = "WR52"
    answers = (PICK_SHELL,)

    def ask(self, table: Raiders) -> i64:
        if not has_earned(table, ANY_SHELL):
            return 0
        if table.beach == 0:
            table.tell("no-shell", table.turn)
            return 0
        return bit(table.turn)

    def options(self, table: Raiders, seat: i64) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for shell in range(3):
            if shell_count(table.beach, shell):
                found = append(found, verbs.pick_shell_move(shell))
        return found

    def refuse(self, table: Raiders, seat: i64, move: i64) -> Refusal | None:
        shell: i64 = verbs.pick_shell_shell(move)
        return None if shell_count(table.beach, shell) else no("shell-there", "WR02", shell=SHELLS[shell])

    def answer(self, table: Raiders, seat: i64, move: i64) -> None:
        gain_shells(table, seat, SHELL_UNIT[verbs.pick_shell_shell(move)])

    def prompt(self, table: Raiders, seat: i64) -> Prompt:
        return Prompt(code="ask-style-shell", rule="WR52", by=table.data.parts.exhibit_names[table.claimed])


class ClearAndCollect(Step["Raiders"]):
    """WR54, WR57 The display is discarded, the Starfish go back to the beach, the card to the player."""

    def run(self, table: Raiders) -> None:
        seat: i64 = table.turn  # WR54
        row: i64 = row_of(table.displays[seat], table.claimed_with)
        table.displays[seat] ^= row << (table.claimed_with * 20)
        show(table)
        table.tell("cleared", seat, row, table.claimed_with + 1)
        while row:
            discard(table, row & 15)
            row >>= 4
        table.beach += table.covering * SHELL_UNIT[STAR]
        table.shown &= ~bit(table.claimed)
        table.exhibits[seat] |= bit(table.claimed)
        table.tell("collected", seat, table.claimed)
        table.claimed = -1
        table.covering = 0
        table.exact = False


class RevealExhibits(Step["Raiders"]):
    """WR56 New exhibits are revealed after the last claim of a turn."""

    def run(self, table: Raiders) -> None:
        table.reveal_exhibits()  # WR56 if table.deck and count_bits(table.shown) < table.data.open_exhibits
