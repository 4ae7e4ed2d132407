"""A game at the terminal, from the welcome to the result: bots play, people decide, and the game can be saved."""

from __future__ import annotations

from rich.text import Text

from wreckfish.cli.colours import STYLES
from wreckfish.cli.commands import Quit, obey
from wreckfish.cli.story import tell_basics, tell_in_force, tell_outcome
from wreckfish.cli.terminal import Terminal


def run(terminal: Terminal) -> None:
    """Play until the game ends or a player quits. A game with a save file is saved either way."""
    saving = terminal.saving
    try:
        play(terminal)
    except (KeyboardInterrupt, EOFError):
        terminal.screen.write()
        terminal.hide_secrets()
        if saving.file is not None and saving.write_record(saving.file) and terminal.table.state.owing:
            saving.tell_how_to_go_on()
        raise


def play(terminal: Terminal) -> None:
    table = terminal.table
    welcome(terminal)
    try:
        while table.state.owing:
            table.let_bots_play()
            asked = [seat for seat in table.state.to_act() if seat not in table.bots]
            if asked:
                decide(terminal, asked[0])
    except Quit:
        leave(terminal)
    else:
        finish(terminal)


def decide(terminal: Terminal, seat: int) -> None:
    """Ask a person until a move is made or taken back."""
    terminal.pass_screen(seat)
    plies = len(terminal.table.record.plies)
    choices = terminal.show(seat)
    while len(terminal.table.record.plies) == plies:
        typed = terminal.screen.read()
        if typed:
            obey(terminal, seat, choices, typed)
        elif len(choices) == 1:
            terminal.table.play(seat, choices[0].move)
        else:
            terminal.show(seat)


def welcome(terminal: Terminal) -> None:
    screen, table = terminal.screen, terminal.table
    view = table.state.view(None)
    screen.line()
    screen.write(Text.assemble((screen.plain.text("title"), STYLES["name"]), "  ", screen.plain.text("tagline")))
    screen.tell("credits", "quiet")
    screen.write()
    screen.tell("players", players=screen.plain.listing(terminal.seating.labels(screen.plain)))
    if not table.record.plies:
        tell_basics(screen)
    tell_in_force(screen, view)
    screen.tell("commitment", commitment=table.record.seed_commitment)
    screen.tell("commitment-why", "quiet")
    if table.record.plies:
        screen.tell("resumed", plies=len(table.record.plies))
        terminal.told = dict.fromkeys(terminal.told, len(table.journal))
    else:
        # Not simply the seat to act: another may have to decide something before the first turn.
        first = getattr(view, "turn", getattr(view, "dealer", -1))
        if first not in range(table.match.seats):
            first = table.state.to_act()[0]
        screen.tell("begins", player=screen.coloured.player(first))


def finish(terminal: Terminal) -> None:
    """Show the rest of the story, the result and the seed, and offer to save the record."""
    screen, saving, people = terminal.screen, terminal.saving, terminal.table.people()
    outcome = terminal.table.state.outcome()
    assert outcome is not None
    screen.line()
    terminal.tell_news(terminal.at_screen if people else None)
    screen.write()
    tell_outcome(screen, outcome)
    screen.write()
    screen.tell("seed", "quiet", seed=terminal.table.record.seed or "")
    if people:
        saving.keep_or_offer("end-save")
    elif saving.file is not None:
        saving.write_record(saving.file)


def leave(terminal: Terminal) -> None:
    """A player quits: offer to save the game so that it can be resumed."""
    terminal.hide_secrets()
    if terminal.saving.keep_or_offer("quit-save"):
        terminal.saving.tell_how_to_go_on()
    terminal.screen.tell("quit")
