"""Carries out a person's input at the terminal: a number, a move in notation, or one of the keys.

The rules decide which moves are legal; all words come from Fluent.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
from rich.text import Text

from wreckfish.bots.advice import advise
from wreckfish.cli.colours import paint
from wreckfish.cli.story import aid_word, tell_aid, tell_basics
from wreckfish.cli.terminal import Choice, Terminal, example_of
from wreckfish.core.record import MOST_REMARK
from wreckfish.core.values import IllegalMove, Prompt, Refusal, WreckfishError, shown

HINTS = 3  # choices in a hint; of a mix, all
FOR_ANOTHER = re.compile(r"(\d{1,2})\s*:\s*(.+)")  # `2: convoy`


class Quit(Exception):
    """A person leaves the table."""


def obey(terminal: Terminal, seat: int, choices: list[Choice], typed: str) -> None:
    """A number, a question, one of the keys, or a move in notation."""
    word, _, rest = typed.partition(" ")
    keys: dict[str, Callable[[], object]] = {
        "hint": lambda: hint(terminal, seat),
        "u": lambda: undo(terminal, seat),
        "s": lambda: terminal.saving.save(rest.strip()),
        "say": lambda: say(terminal, seat, rest),
        "f": lambda: terminal.show_free_moves(seat),
        "h": lambda: tell_help(terminal, choices),
        "help": lambda: tell_help(terminal, choices),
    }
    if typed.lower() == "q":
        raise Quit
    if typed.isascii() and typed.isdecimal():
        if chosen := picked(terminal, choices, typed):
            terminal.table.play(seat, chosen.move)
    elif typed.startswith("?"):
        explain(terminal, seat, choices, typed[1:].strip())
    elif word.lower() in keys and (not rest or word.lower() in ("s", "say")):
        keys[word.lower()]()
    elif len(terminal.table.people()) > 1 and (other := FOR_ANOTHER.fullmatch(typed)):
        play_for(terminal, int(other[1]) - 1, seat, choices, other[2])
    else:
        play_typed(terminal, seat, choices, typed)


# ---- Playing ------------------------------------------------------------------------------------------------------


def picked(terminal: Terminal, choices: list[Choice], typed: str) -> Choice | None:
    """The choice with the typed number, counted from 1; None, and a sentence, if there is none."""
    if typed.isascii() and typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(choices):
        return choices[int(typed) - 1]
    terminal.screen.tell("no-choice", count=len(choices))
    return None


def play_typed(terminal: Terminal, seat: int, choices: list[Choice], typed: str) -> None:
    """Play a move in notation, or say why not and by which rule."""
    move = parsed(terminal, typed, choices)
    if move is None:
        return
    try:
        terminal.table.play(seat, move)
    except IllegalMove as illegal:
        refusal = narrowed(terminal, illegal.refusal, seat)
        terminal.screen.tell("refused", reason=terminal.screen.coloured.say(refusal), rule=refusal.rule)


def play_for(terminal: Terminal, other: int, seat: int, choices: list[Choice], typed: str) -> None:
    """Play a free move that another person calls out. Answers and private moves wait until they have the screen."""
    table, screen = terminal.table, terminal.screen
    if other == seat:
        play_typed(terminal, seat, choices, typed)
        return
    if other not in table.people():
        screen.tell("other-nobody", number=other + 1)
        return
    move = parsed(terminal, typed, choices)
    if move is None:
        return
    player, private = terminal.name(other), table.match.game.private(move)
    if move in table.state.free(other) and not private:
        table.play(other, move)
    elif private or (refusal := table.state.refusal(other, move)) is None:
        screen.tell("other-alone", player=player)
    else:
        screen.tell("other-refused", player=player, reason=screen.coloured.say(refusal), rule=refusal.rule)


def parsed(terminal: Terminal, typed: str, choices: list[Choice]) -> int | None:
    """The move with this notation; None, and a sentence, if there is none."""
    try:
        return terminal.table.match.codec.parse(typed.lower())
    except WreckfishError:
        example = example_of(choices)
        terminal.screen.tell("unknown-input", text=shown(typed), count=len(choices), example=example)
        return None


def narrowed(terminal: Terminal, refusal: Refusal, seat: int) -> Refusal:
    """A refusal that names the current question more precisely, if there are words for it: `first`, not `turn`."""
    asked = terminal.table.state.prompts(seat)[-1].code.removeprefix("ask-")
    if "question" not in refusal.params or not terminal.screen.plain.knows(f"question-{asked}"):
        return refusal
    return msgspec.structs.replace(refusal, params={**refusal.params, "question": asked})


# ---- Asking -------------------------------------------------------------------------------------------------------


def explain(terminal: Terminal, seat: int, choices: list[Choice], typed: str) -> None:
    """`?`: the rule behind the question, and the game aid. `?2`: the rules behind choice 2."""
    question = terminal.table.state.prompts(seat)[-1]
    if not typed:
        terminal.screen.rule(question.rule)
        tell_aid(terminal.screen, terminal.table.state.view(seat))
    elif chosen := picked(terminal, choices, typed):
        explain_choice(terminal, question, chosen)


def explain_choice(terminal: Terminal, question: Prompt, choice: Choice) -> None:
    """The rules that name the move, or just the question's rule if it does, and the effects of the chosen cards."""
    screen = terminal.screen
    named = screen.rules_naming(choice.notation.split()[0], terminal.table.match.game.book)
    for rule in [question.rule] if question.rule in named else named or [question.rule]:
        screen.rule(rule)
    for token in choice.words.params.values():
        effect = f"effect-{str(token).rstrip('0123456789')}"
        if screen.plain.knows(effect):
            card = paint(aid_word(screen, str(token)))
            screen.write(Text.assemble(card, "  ", screen.plain.text(effect)))
    screen.tell("notation", "quiet", text=choice.notation)


def hint(terminal: Terminal, seat: int) -> None:
    """The best choices according to a search with this seat's knowledge, and the game's reason for the first."""
    screen, state = terminal.screen, terminal.table.state
    view, hints = state.view(seat), terminal.hints
    found = hints.find(state, seat) or hints.keep(state, seat, advise(terminal.table.match.game, state, seat))
    told = [advice for advice in found.advices if advice.share] if found.mixed else found.advices[:HINTS]
    moves = [(advice, terminal.words(advice.move, view)) for advice in told]
    if not found.outlook:
        screen.tell("hint-single", move=moves[0][1])
    elif found.mixed:
        screen.tell("hint-mix", chance=round(100 * found.outlook[seat]))
        for advice, move in moves:
            screen.tell("hint-often", share=round(100 * advice.share), move=move)
    else:
        for advice, move in moves:
            if advice.figure is not None and state.seats == 1:
                screen.tell("hint-points", points=round(advice.figure), move=move)
            elif advice.figure is not None:
                screen.tell("hint-move", chance=round(100 * advice.figure), move=move)
    if found.rank:
        screen.tell(found.rank)
    if found.advices[0].why is not None:
        screen.write(screen.spoken(found.advices[0].why))


def tell_help(terminal: Terminal, choices: list[Choice]) -> None:
    tell_basics(terminal.screen)
    terminal.screen.tell("help", example=example_of(choices))
    if len(terminal.table.people()) > 1:
        terminal.screen.tell("help-others")


def say(terminal: Terminal, seat: int, text: str) -> None:
    """Say something to the table; it goes into the record."""
    try:
        terminal.table.say(seat, text)
    except WreckfishError:
        terminal.screen.tell("say-nothing", most=MOST_REMARK)
    else:
        terminal.tell_news(seat)


# ---- Taking back --------------------------------------------------------------------------------------------------


def undo(terminal: Terminal, seat: int) -> None:
    """Take back the seat's last move: freely if it revealed nothing, otherwise only if everyone agrees."""
    back = terminal.table.take_back(seat)
    if back is None:
        terminal.screen.tell("undo-nothing")
        return
    move = terminal.words(back.move, back.before.view(seat))
    if not back.free and not all_agree(terminal, seat, None if back.secret else move):
        return
    terminal.table.undo(back)
    length = len(terminal.table.journal)
    terminal.told = {other: min(count, length) for other, count in terminal.told.items()}
    terminal.told[seat] = length
    terminal.screen.tell("undo-done", move=move)


def all_agree(terminal: Terminal, seat: int, move: str | None) -> bool:
    """Bots always agree. Every other person is asked, and sees only the question; a secret move (None) is not named."""
    question = "undo-ask-secret" if move is None else "undo-ask"
    words = {"asker": terminal.name(seat), "move": move or ""}
    others = [person for person in terminal.table.people() if person != seat]
    denied = None
    if others:
        terminal.hand_over(seat, others[0])
        agrees = terminal.screen.agrees
        denied = next((one for one in others if not agrees(question, player=terminal.name(one), **words)), None)
        if denied is not None:
            terminal.screen.tell("undo-denied", player=terminal.name(denied))
        terminal.take_over(seat)
    if denied is not None:
        terminal.show(seat)
    elif terminal.table.bots:
        terminal.screen.tell("undo-bots", "quiet")
    return denied is None
