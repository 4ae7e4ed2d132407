"""Why Wreck Raiders refuses a move: a message, and the rule that says so. Asked only after the rules have refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wreckfish.core.bits import bit, count_bits, has
from wreckfish.core.moves import VERBS
from wreckfish.core.values import Refusal
from wreckfish.games.raiders import solo
from wreckfish.games.raiders.claims import is_match
from wreckfish.games.raiders.components import DICE, PLACES, SHELLS, TYPES, treasures_of
from wreckfish.games.raiders.diving import conches_after, conches_for, has_die
from wreckfish.games.raiders.hoard import (
    BEACH,
    BOTTOMS,
    BUY,
    CLAIM,
    CONCH,
    DISCARD,
    DIVE,
    DONE,
    EXTRA,
    GAIN,
    OFF_BOARD,
    PLACE,
    RIVAL,
    SCALLOP,
    SHELL,
    STAR,
    STARFISH,
    TAKE,
    TOPS,
    VAULT,
    WASH,
    can_pay,
    row_of,
    shell_count,
)
from wreckfish.games.raiders.view import STAGE_NAMES, STAGE_RULES

if TYPE_CHECKING:
    from wreckfish.games.raiders.rules import Raiders

# How many choices each verb has, in the order of moves.py; claims depend on the cards.
SIZES = (24 * 6, 31 * 30, 3, 3, 1, 1, 1, 52 * 960, 39 * 12, 3, 39 * 12, 24 * 4, 6, 3)
# The verbs that answer each question, by the stage's number.
ANSWERED_BY = (
    (TAKE,), (DIVE,), (WASH,), (EXTRA, DONE), (CLAIM, DONE), (GAIN,), (SHELL,), (BUY, DONE), (RIVAL,), (BUY, DONE),
)  # fmt: skip


def explain(state: Raiders, seat: int, move: int) -> Refusal:
    """The first rule that a refused move breaks."""
    if state.reason:
        return Refusal(code="no-game-over", rule="WR90" if state.kit.solo else "WR70")
    if not 0 <= seat < state.seats:
        return Refusal(code="no-such-seat", rule="WR10", params={"number": seat + 1})
    verb, choice = move % VERBS, move // VERBS
    if move < 0 or verb >= len(SIZES) or choice >= SIZES[verb]:
        return Refusal(code="no-such-move", rule="WR21")
    if verb == STARFISH:
        return refuse_starfish(state, seat, choice)
    if not state.owes(seat):
        return Refusal(code="no-not-yours", rule="WR45", seats={"seat": state.to_act()[0]})
    if state.hands[seat]:
        return refuse_placement(state, seat, verb, choice)
    if verb not in ANSWERED_BY[state.stage]:
        question = STAGE_NAMES[state.stage]
        return Refusal(code="no-other-question", rule=STAGE_RULES[state.stage], params={"question": question})
    return refuse_answer(state, seat, verb, choice)


def refuse_starfish(state: Raiders, seat: int, display: int) -> Refusal:
    if state.claimed >= 0 and seat == state.turn:
        return Refusal(code="no-starfish-now", rule="WR65")
    if not shell_count(state.shells[seat], STAR):
        return Refusal(code="no-shell", rule="WR65", params={"shell": SHELLS[STAR]})
    return Refusal(code="no-treasure-there", rule="WR65", params={"display": display + 1})


def refuse_placement(state: Raiders, seat: int, verb: int, choice: int) -> Refusal:
    """A treasure is in hand and has to be placed first."""
    if verb == PLACE and state.rivals_move():
        return Refusal(code="no-vault-only", rule="WR88")
    if verb == PLACE:
        return Refusal(code="no-full-display", rule="WR45", params={"display": choice + 1})
    if verb == VAULT:
        return Refusal(code="no-full-column", rule="WR45", params={"column": choice + 1})
    if verb == DISCARD:
        return Refusal(code="no-room-left", rule="WR46")
    return Refusal(code="no-other-question", rule="WR45", params={"question": "place"})


def refuse_answer(state: Raiders, seat: int, verb: int, choice: int) -> Refusal:
    """The right kind of answer, but not one that can be given now."""
    if verb == TAKE:
        return refuse_die(state, seat, choice // 6, choice % 6)
    if verb == DIVE:
        return refuse_dive(state, seat, choice // 30, choice % 30)
    if verb == CLAIM:
        return refuse_claim(state, seat, choice)
    if verb in (GAIN, BUY):
        return refuse_piece(state, seat, verb, choice // 12, choice % 12)
    if verb == RIVAL:
        return refuse_rival(state, choice // 4, choice % 4)
    if verb == WASH:
        rule = "WR86" if state.rivals_move() else "WR84"
        return Refusal(code="no-beach-taken", rule=rule, params={"spot": PLACES[BEACH + choice]})
    return Refusal(code="no-shell-there", rule="WR02", params={"shell": SHELLS[choice]})


def refuse_die(state: Raiders, seat: int, die: int, number: int) -> Refusal:
    if has_die(state, die) < 0:
        return Refusal(code="no-such-die", rule="WR21", params={"die": DICE[die]})
    need = conches_for(die, number)
    return Refusal(code="no-conches", rule="WR22", params={"need": need, "have": conches_after(state, seat, die)})


def refuse_dive(state: Raiders, seat: int, diver: int, spot: int) -> Refusal:
    if diver == OFF_BOARD:
        if count_bits(state.divers[seat]) == state.kit.divers:
            return Refusal(code="no-diver-off", rule="WR30")
    elif not has(state.divers[seat], diver):
        return Refusal(code="no-diver-there", rule="WR30", params={"spot": PLACES[diver]})
    if spot % 6 != state.number:
        return Refusal(code="no-other-number", rule="WR30", params={"number": state.number + 1})
    if state.kit.solo and spot >= BEACH:
        return Refusal(code="no-beach-alone", rule="WR83")
    if diver < OFF_BOARD and diver // 6 == spot // 6:
        if spot >= BEACH:
            return Refusal(code="no-along-beach", rule="WR31")
        return Refusal(code="no-same-wreck-alone" if state.kit.solo else "no-same-wreck", rule="WR31")
    return Refusal(code="no-own-diver", rule="WR32", params={"spot": PLACES[spot]})


def refuse_claim(state: Raiders, seat: int, choice: int) -> Refusal:
    decor, cover, display, card = choice % 10, choice // 10 % 32, choice // 320 % 3, choice // 960
    if not has(state.shown, card):
        treasures = treasures_of(state.kit.parts.exhibit_names[card])
        return Refusal(code="no-exhibit-there", rule="WR50", params={"types": treasures})
    shells, row = state.shells[seat], row_of(state.displays[seat], display)
    if count_bits(cover) > shell_count(shells, STAR):
        return Refusal(code="no-starfish", rule="WR57", params={"need": count_bits(cover)})
    if not is_match(state.kit, row, cover, card):
        return Refusal(code="no-match", rule="WR50", params={"display": display + 1})
    if decor >= 5 and not state.kit.conch_crest[card]:
        return Refusal(code="no-crest", rule="WR51", params={"shell": SHELLS[CONCH]})
    if decor >= 5 and not shell_count(shells, CONCH):
        return Refusal(code="no-shell", rule="WR51", params={"shell": SHELLS[CONCH]})
    if not state.kit.scallop_crest[card]:
        return Refusal(code="no-crest", rule="WR51", params={"shell": SHELLS[SCALLOP]})
    return Refusal(code="no-shell", rule="WR51", params={"shell": SHELLS[SCALLOP]})


def refuse_piece(state: Raiders, seat: int, verb: int, piece: int, tank: int) -> Refusal:
    name = state.kit.parts.piece_names[piece]
    if not has(state.market, piece):
        return Refusal(code="no-piece-there", rule="WR60", params={"piece": name})
    if bit(piece) & BOTTOMS:
        if tank:
            return Refusal(code="no-bottom-there", rule="WR61", params={"piece": name})
    elif tank == 0 or not has(state.bottoms[seat], tank - 1):
        return Refusal(code="no-tank", rule="WR62", params={"piece": name})
    elif state.tanks[tank - 1] & TOPS:
        return Refusal(code="no-closed-tank", rule="WR62", params={"piece": state.kit.parts.piece_names[tank - 1]})
    assert verb == BUY
    assert not can_pay(state.shells[seat], state.kit.costs[piece])
    return Refusal(code="no-shells-for", rule="WR60", params={"piece": name})


def refuse_rival(state: Raiders, die: int, wreck: int) -> Refusal:
    if has_die(state, die) < 0:
        return Refusal(code="no-such-die", rule="WR85", params={"die": DICE[die]})
    if has(state.visited, wreck):
        return Refusal(code="no-visited", rule="WR85", params={"wreck": TYPES[wreck]})
    assert not has(solo.allowed_wrecks(state, die % 6), wreck)
    return Refusal(code="no-empty-first", rule="WR86", params={"number": die % 6 + 1})
