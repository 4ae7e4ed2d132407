"""Why Captain Carcass refuses a move: a message, and the rule that says so. Asked only after the rules have refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wreckfish.core.bits import has
from wreckfish.core.moves import VERBS
from wreckfish.core.values import Refusal, Token
from wreckfish.games.carcass.cards import suit_cards
from wreckfish.games.carcass.moves import DIVE, HARPOON, KNIFE, LEAVE, LOSE, MAP, NET, PLUNDER, SABOTAGE, SURFACE
from wreckfish.games.carcass.view import demand, prompts

if TYPE_CHECKING:
    from wreckfish.games.carcass.rules import Carcass

# The verbs that answer each question, by the question's number in rules.py.
ANSWERS = ((0, 1), (4,), (5,), (2, 3), (6,), (7,), (8,), (9,), (10,))
WITHOUT_CHOICE = (DIVE, SURFACE, 2, LEAVE)


def explain(state: Carcass, seat: int, move: int) -> Refusal:
    """The first rule that a refused move breaks."""
    if state.reason:
        return Refusal(code="no-game-over", rule="CC20")
    if not 0 <= seat < state.seats:
        return Refusal(code="no-such-seat", rule="CC17", params={"number": seat + 1})
    if not state.owes(seat):
        return Refusal(code="no-not-yours", rule="CC17", seats={"seat": state.to_act()[0]})
    asked = prompts(state, seat)[-1]
    rule = asked.rule
    verb, choice = move % VERBS, move // VERBS
    if verb > LOSE or move < 0 or (verb in WITHOUT_CHOICE and choice) or choice >= 60:
        return Refusal(code="no-such-move", rule=rule)
    if verb not in ANSWERS[state.asking]:
        return Refusal(code="no-other-question", rule=rule, params={"question": asked.code.removeprefix("ask-")})
    if verb == SURFACE:
        if state.dived:
            return Refusal(code="no-squid-owes", rule="CC32", params={"owed": demand(state)})
        return Refusal(code="no-first-reveal", rule="CC10")
    if verb == LEAVE:
        return Refusal(code="no-must-place", rule="CC40")
    if verb in (PLUNDER, SABOTAGE):
        return refuse_seat(state, seat, choice, rule)
    return refuse_card(state, seat, verb, choice, rule)


def refuse_seat(state: Carcass, seat: int, chosen: int, rule: str) -> Refusal:
    if chosen >= state.seats:
        return Refusal(code="no-such-seat", rule=rule, params={"number": chosen + 1})
    if chosen == seat:
        return Refusal(code="no-yourself", rule=rule)
    return Refusal(code="no-empty-hold", rule=rule, seats={"owner": chosen})


def refuse_card(state: Carcass, seat: int, verb: int, card: int, rule: str) -> Refusal:
    """A card of the wrong place, not the highest of its suit, or of a suit that the Harpoon may not take."""
    params: dict[str, Token] = {"card": state.kit.names[card]}
    owner = state.owner(card)
    if verb == MAP:
        return Refusal(code="no-not-shown", rule=rule, params=params)
    if verb in (NET, LOSE) and owner != seat:
        return Refusal(code="no-not-in-your-hold", rule=rule, params=params)
    if verb in (KNIFE, HARPOON) and owner in (-1, seat):
        return Refusal(code="no-not-in-rival-hold", rule=rule, params=params)
    if verb == HARPOON and state.holds[seat] & suit_cards(card // 6) and not has(state.options, card):
        highest = max(other for other in range(60) if has(state.holds[owner] & suit_cards(card // 6), other))
        if highest == card:
            return Refusal(code="no-suit-held", rule=rule, params=params)
    return Refusal(code="no-not-highest", rule=rule, params=params, seats={"owner": owner})
