"""Step 3 of a turn of Wreck Raiders (WR50-WR59): which displays match which cards, which claims are worth listing, and
what happens when one is made.

A claim is one number: card, display, the covered treasures, the decorations. Any that the rules allow is accepted; of
those that come to the same only one is listed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from wreckfish.core.bits import bit, count_bits, has, lowest
from wreckfish.games.raiders.aquariums import placeable
from wreckfish.games.raiders.hoard import (
    CLAIM,
    CONCH,
    SCALLOP,
    SHELL,
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
from wreckfish.games.raiders.kit import ANY_SHELL, PIECE_STYLE, Kit
from wreckfish.games.raiders.stages import CHOOSING_PIECE, CHOOSING_SHELL, CLAIMING, CLEAR, STYLE
from wreckfish.games.raiders.treasures import ask_hands, discard, gain_shells, gain_treasure, pay, show

if TYPE_CHECKING:
    from wreckfish.games.raiders.rules import Raiders


# ---- Matches ------------------------------------------------------------------------------------------------------


def is_exact(kit: Kit, row: i64, cover: i64, card: i64) -> bool:
    """WR52, WR57 Every treasure that no Starfish covers lies where the card has its type."""
    return out_of_order(row, kit.orders[card], kit.lengths[card]) & ~cover == 0


def is_match(kit: Kit, row: i64, cover: i64, card: i64) -> bool:
    """WR50, WR57 As many treasures as the card has, and those that are not covered are among the card's."""
    length: i64 = kit.lengths[card]
    if row_length(row) != length or cover >= bit(length):
        return False
    return surplus(covered_types(row, cover), kit.wanted[card]) == 0


def is_claim(table: Raiders, seat: i64, choice: i64) -> bool:
    """Whether a seat may make a claim, listed or not."""
    decor: i64 = choice % 10
    cover: i64 = (choice // 10) % 32
    display: i64 = (choice // 320) % 3
    card: i64 = choice // 960
    if card >= len(table.kit.lengths) or not has(table.shown, card):
        return False
    if count_bits(cover) > shell_count(table.shells[seat], STAR):
        return False
    if not is_match(table.kit, row_of(table.displays[seat], display), cover, card):
        return False
    return may_decorate(table, seat, card, decor)


def may_decorate(table: Raiders, seat: i64, card: i64, decor: i64) -> bool:
    """WR51 Only with what the crests show and the seat has."""
    shells: i64 = table.shells[seat]
    if decor >= 5 and not (table.kit.conch_crest[card] and shell_count(shells, CONCH)):
        return False
    return decor % 5 == 0 or (table.kit.scallop_crest[card] != 0 and shell_count(shells, SCALLOP) > 0)


def can_claim(table: Raiders, seat: i64) -> bool:
    """Whether a seat can claim anything, perhaps after Starfish have shortened a display (WR65). Where Starfish are the
    only way on, because displays are full or a wreck is empty, it is asked as well.
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
    """Whether no treasure more can come to the displays: they are full, or a supply has run dry."""
    full: bool = True
    for n in range(3):
        if row_length(row_of(table.displays[seat], n)) < table.kit.pedestals:
            full = False
    for kind in range(4):
        if supply_count(table.supply, kind) == 0:
            return True
    return full


def fits_any(table: Raiders, row: i64, length: i64, starfish: i64) -> bool:
    """Whether a row and so many Starfish match one of the exhibits that are shown."""
    types: i64 = row_types(row)
    cards: i64 = table.shown
    while cards:
        card: i64 = lowest(cards)
        cards &= cards - 1
        if table.kit.lengths[card] == length and surplus(types, table.kit.wanted[card]) <= starfish:
            return True
    return False


# ---- What is listed -----------------------------------------------------------------------------------------------


def claim_moves(table: Raiders, seat: i64) -> vec[i64]:
    """WR50-WR57 The claims that differ in what they bring or cost: with as few Starfish as it takes, and with as few as
    it takes for the exact order, if the card rewards that. Displays that are alike are listed once.
    """
    kit: Kit = table.kit
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
            if kit.lengths[card] != row_length(row):
                continue
            cheap: i64 = cheap_cover(row, kit.wanted[card], kit.lengths[card])
            strict: i64 = out_of_order(row, kit.orders[card], kit.lengths[card])
            if count_bits(strict) == count_bits(cheap):
                cheap = strict
            if count_bits(cheap) <= starfish:
                found = with_decorations(table, seat, (card * 3 + display) * 32 + cheap, found)
            if strict != cheap and kit.styles[card] and count_bits(strict) <= starfish:
                found = with_decorations(table, seat, (card * 3 + display) * 32 + strict, found)
    return found


def is_repeated(displays: i64, display: i64) -> bool:
    """Whether an earlier display holds just the same."""
    row: i64 = row_of(displays, display)
    return (display > 0 and row == row_of(displays, 0)) or (display > 1 and row == row_of(displays, 1))


def with_decorations(table: Raiders, seat: i64, claim: i64, found: vec[i64]) -> vec[i64]:
    """WR51 A claim in all the ways in which its card can be decorated, but with no Scallop for a bare wreck."""
    for decor in range(10):
        if decor % 5 and supply_count(table.supply, decor % 5 - 1) == 0:
            continue
        if may_decorate(table, seat, claim // 96, decor):
            found = append(found, CLAIM + (claim * 10 + decor) * 32)
    return found


# ---- A claim is made ----------------------------------------------------------------------------------------------


def claim(table: Raiders, seat: i64, choice: i64) -> None:
    """WR59 Announce, with Starfish on the treasures (WR57), and decorate (WR51)."""
    decor: i64 = choice % 10
    cover: i64 = (choice // 10) % 32
    display: i64 = (choice // 320) % 3
    card: i64 = choice // 960
    # WR50, WR59; WR55 if table.deck and count_bits(table.shown) < table.kit.open_exhibits
    table.claimed = card
    table.claimed_with = display
    table.exact = is_exact(table.kit, row_of(table.displays[seat], display), cover, card)
    table.covering = count_bits(cover)
    table.shells[seat] -= table.covering * SHELL_UNIT[STAR]
    table.tell("claims", seat, card, display + 1)
    if table.covering:  # WR57
        table.tell("covers", seat, cover)
    if decor >= 5:  # WR51
        table.shells[seat] -= SHELL_UNIT[CONCH]
        table.conches[seat] |= bit(card)
        table.tell("decorated", seat, card)
    table.stage = STYLE
    if decor % 5:  # WR51
        pay(table, seat, SHELL_UNIT[SCALLOP])
        table.tell("scallop-crest", seat, decor % 5 - 1)
        gain_treasure(table, seat, decor % 5 - 1)
        ask_hands(table)


def reward_style(table: Raiders) -> None:
    """WR52 Treasures in the printed order earn the card's reward."""
    table.stage = CLEAR
    style: i64 = table.kit.styles[table.claimed]
    if not table.exact or style == 0:
        return
    table.tell("style", table.turn, table.claimed)  # WR52
    if style == PIECE_STYLE:
        if placeable(table, table.turn):
            table.stage = CHOOSING_PIECE
        else:
            table.tell("no-piece", table.turn)  # WR53
    elif style == ANY_SHELL:
        if table.beach:
            table.stage = CHOOSING_SHELL
        else:
            table.tell("no-shell", table.turn)
    else:
        gain_shells(table, table.turn, table.kit.style_shells[table.claimed])


def shell_choices(table: Raiders) -> vec[i64]:
    found: vec[i64] = vec[i64]()
    for shell in range(3):
        if shell_count(table.beach, shell):
            found = append(found, SHELL + shell * 32)
    return found


def clear_and_collect(table: Raiders) -> None:
    """WR54, WR57 The display is discarded, the Starfish go back to the beach, the card to the player."""
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
    table.stage = CLAIMING
