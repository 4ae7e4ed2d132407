"""Why Dolores refuses a move: a message, and the rule that says so. Asked only after the rules have refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wreckfish.core.bits import count_bits, has
from wreckfish.core.moves import VERBS
from wreckfish.core.values import Refusal
from wreckfish.games.dolores.answers import (
    BET,
    BREAK_LANTERN,
    DROP,
    FOIL,
    HAUL,
    KEEP,
    LOOK_OUT,
    PASS,
    PICK,
    SEND_CONVOY,
    SEND_WAVE,
    SHOW,
    STEAL,
    WHIRL,
)
from wreckfish.games.dolores.cards import CONVOY, FOILED, LANTERN, LOOKOUT, NEW_WAVE, TRICK, WAGER, WHIRLPOOL, how_many
from wreckfish.games.dolores.components import CARDS, GOODS, MESSAGES, SHAPES, SLOTS
from wreckfish.games.dolores.stages import CHOOSING, LOOT
from wreckfish.games.dolores.talk import ALWAYS_PASS, ASK_ME, CLAIM, CLAIMABLE, DEAL, PROMISE, VOW, bargains
from wreckfish.games.dolores.view import QUESTIONS

if TYPE_CHECKING:
    from wreckfish.games.dolores.rules import Dolores

# How many choices each verb has, in the order of moves.py.
SIZES = (6, 9, 1, 3, 64, 1, 1, 1, 1, 1, 64, 6, 7, 4 * CLAIMABLE, 3, 9, 6 * CLAIMABLE, 1, 1, 1)
# The verbs that answer each question, by the stage's number; a message card that is held may be among a window's.
ANSWERED_BY = (
    (PASS, BREAK_LANTERN), (), (PASS, LOOK_OUT), (PASS, WHIRL, SEND_CONVOY, SEND_WAVE, BREAK_LANTERN), (SHOW,),
    (KEEP,), (PASS, FOIL), (HAUL,), (PICK,), (), (DROP,), (STEAL,),
)  # fmt: skip
# The message that each verb plays, and its rule.
MESSAGE_OF = {
    WHIRL: (WHIRLPOOL, "DO40"),
    SEND_CONVOY: (CONVOY, "DO36"),
    SEND_WAVE: (NEW_WAVE, "DO37"),
    BREAK_LANTERN: (LANTERN, "DO38"),
    FOIL: (FOILED, "DO33"),
    LOOK_OUT: (LOOKOUT, "DO39"),
}
TALK_RULES = {PROMISE: "DO22", DEAL: "DO23", CLAIM: "DO24", VOW: "DO25", ALWAYS_PASS: "DO42", ASK_ME: "DO42"}
NEEDED = {SEND_CONVOY: 2, SEND_WAVE: 4, BREAK_LANTERN: 4}


def explain(state: Dolores, seat: int, move: int) -> Refusal:
    """The first rule that a refused move breaks."""
    if state.reason:
        return Refusal(code="no-game-over", rule="DO50")
    if not 0 <= seat < state.seats:
        return Refusal(code="no-such-seat", rule="DO10", params={"number": seat + 1})
    verb, choice = move % VERBS, move // VERBS
    if move < 0 or verb >= len(SIZES) or choice >= SIZES[verb]:
        return Refusal(code="no-such-move", rule="DO42")
    if verb >= PROMISE:
        return refuse_talk(state, seat, verb, choice)
    if state.interrupts(move) and (state.choosing() or state.may_still_play(seat)):
        return refuse_message(state, seat, verb)
    if not state.owes(seat):
        return refuse_uninvited(state, seat)
    stage = state.asking()
    bets = stage == CHOOSING and not state.contends(seat)
    question, rule = ("ask-bet", "DO35") if bets else QUESTIONS[stage]
    if verb not in ((BET, PASS) if bets else ANSWERED_BY[stage]):
        return Refusal(code="no-other-question", rule=rule, params={"question": question.removeprefix("ask-")})
    if verb in MESSAGE_OF:
        return refuse_message(state, seat, verb)
    return refuse_choice(state, seat, verb, choice, rule)


def refuse_uninvited(state: Dolores, seat: int) -> Refusal:
    """Somebody answers who is not asked."""
    if has(state.locked, seat):
        return Refusal(code="no-locked", rule="DO12")
    return Refusal(code="no-not-yours", rule="DO42", seats={"seat": state.to_act()[0]})


def refuse_message(state: Dolores, seat: int, verb: int) -> Refusal:
    message, rule = MESSAGE_OF[verb]
    card = MESSAGES[message]
    if not state.holds_message(seat, message):
        return Refusal(code="no-not-held", rule=rule, params={"card": card})
    if state.choosing() and not state.may_still_play(seat):
        return Refusal(code="no-too-late", rule="DO42", params={"card": card})
    if state.left < NEEDED.get(verb, 0):
        return Refusal(code="no-few-cards", rule="DO43", params={"card": card, "need": NEEDED[verb]})
    return Refusal(code="no-uneven", rule=rule, params={"need": count_bits(state.lying) // 2})


def refuse_choice(state: Dolores, seat: int, verb: int, choice: int, rule: str) -> Refusal:
    """The right kind of answer, but not one that can be given now."""
    if verb == SHOW:
        if state.trickster == seat:
            return Refusal(code="no-trick-in-force", rule="DO45")
        return Refusal(code="no-not-held", rule="DO32", params={"card": MESSAGES[TRICK]})
    if verb == PASS:
        return Refusal(code="no-wager-in-force", rule="DO45", params={"card": MESSAGES[WAGER]})
    if verb == KEEP:
        return Refusal(code="no-not-shown", rule=rule, params={"shape": SHAPES[choice]})
    if verb == PICK:
        return Refusal(code="no-empty-slot", rule=rule, params={"slot": SLOTS[choice]})
    if verb == HAUL:
        empty = next(slot for n, slot in enumerate(SLOTS) if (choice + 1) >> n & 1 and not has(state.lying, n))
        return Refusal(code="no-empty-slot", rule=rule, params={"slot": empty})
    if verb == DROP:
        return Refusal(code="no-goods-owned", rule=rule, params={"goods": GOODS[choice]})
    return refuse_theft(state, seat, choice // CLAIMABLE, choice % CLAIMABLE)


def refuse_theft(state: Dolores, seat: int, victim: int, card: int) -> Refusal:
    if victim >= state.seats:
        return Refusal(code="no-such-seat", rule="DO34", params={"number": victim + 1})
    if victim == seat:
        return Refusal(code="no-yourself", rule="DO34")
    if card >= 21 and how_many(state.holds[victim], card):
        return Refusal(code="no-goods", rule="DO34", params={"card": CARDS[card]})
    return Refusal(code="no-not-theirs", rule="DO34", params={"card": CARDS[card]}, seats={"owner": victim})


def refuse_talk(state: Dolores, seat: int, verb: int, choice: int) -> Refusal:
    """Words that cannot be said now, or that say nothing new."""
    rule = TALK_RULES[verb]
    if verb in (PROMISE, DEAL) and not bargains(state, seat):
        now = state.stage in (LOOT, CHOOSING) and not state.contends(seat)
        return Refusal(code="no-bargain" if now else "no-bargain-now", rule=rule)
    if verb == CLAIM:
        slot = choice // CLAIMABLE
        if state.looker != seat:
            return Refusal(code="no-not-looked", rule=rule)
        if not has(state.hidden, slot):
            return Refusal(code="no-face-down", rule=rule, params={"slot": SLOTS[slot]})
    if verb in (ALWAYS_PASS, ASK_ME):
        return Refusal(code="no-messages" if state.data.simple else "no-order-twice", rule=rule)
    return Refusal(code="no-said-already" if verb != VOW else "no-vowed-already", rule=rule)
