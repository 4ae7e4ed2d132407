"""A table on the screen: shows each person what happened, the table as they see it and what they are asked. Several
people pass the screen on, and each finds it cleared. Works for every registered game.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.text import Text

from wreckfish.cli.colours import STYLES, paint
from wreckfish.cli.saving import Saving
from wreckfish.cli.screen import Screen
from wreckfish.cli.seating import Seating
from wreckfish.cli.story import columns_of, tell_story
from wreckfish.core.game import Match
from wreckfish.core.values import Saying
from wreckfish.table.local_table import LocalTable

WORLDS = 6  # in which something has to be so before it counts as known
MANY = 8  # more choices than these are set in columns


class Choice(msgspec.Struct, frozen=True):
    """One legal move: its number in the engine, its notation, its words, and whose piece it names, if another's."""

    move: int
    notation: str
    words: Saying
    owner: int | None


class Terminal:
    def __init__(
        self, table: LocalTable, screen: Screen, seating: Seating, file: Path | None, again: Sequence[str] = ()
    ) -> None:
        self.table = table
        self.screen = screen
        self.seating = seating
        self.saving = Saving(table, screen, file, again)
        self.told = dict.fromkeys(range(table.match.seats), 0)  # how much of the journal each seat has been told
        self.at_screen: int | None = None

    def name(self, seat: int) -> str:
        return self.screen.plain.player(seat)

    # ---- Passing the screen ---------------------------------------------------------------------------------------

    def pass_screen(self, seat: int) -> None:
        """Before another person decides the screen is cleared and handed over: secrets stay with their owner."""
        before, self.at_screen = self.at_screen, seat
        if before == seat or len(self.table.people()) < 2:
            return
        if before is not None:
            self.screen.line()
            self.tell_news(before)
            self.hand_over(before, seat)
        self.take_over(seat)

    def hand_over(self, before: int, after: int) -> None:
        """Clear the screen of what only its reader may know, and pass it on."""
        self.screen.tell("pass-hide", "yours", player=self.name(before), next=self.name(after))
        self.screen.read()
        self.screen.clear()

    def take_over(self, seat: int) -> None:
        self.screen.tell("pass-take", "yours", player=self.name(seat))
        self.screen.read()

    def hide_secrets(self) -> None:
        """Whoever looks at the screen next may be another player."""
        if len(self.table.people()) > 1:
            self.screen.clear()

    # ---- Showing --------------------------------------------------------------------------------------------------

    def show(self, seat: int) -> list[Choice]:
        """The news, the table as the seat sees it, the question and the choices."""
        screen, state = self.screen, self.table.state
        view = state.view(seat)
        screen.line()
        if self.tell_news(seat):
            screen.write()
        screen.draw(self.table.match.game.draw(view, screen.plain))
        screen.write()
        *outer, question = state.prompts(seat)
        screen.write(screen.spoken(question, "yours"))
        for pending in reversed(outer):
            screen.tell("still-asked", "quiet", question=screen.coloured.say(pending))
        choices = choices_of(self.table.match, list(state.legal(seat)), seat, view)
        tell_choices(screen, choices)
        shapes = dict.fromkeys(self.table.match.codec.shape(move) for move in state.free(seat))
        if shapes:  # each verb once, with what it wants to be told
            screen.tell("free", "quiet", moves=", ".join(shapes))
        self.hint_at_others(seat)
        screen.tell("keys", "quiet")
        return choices

    def hint_at_others(self, seat: int) -> None:
        """Which other people may break in now, and with what: they call it out, and whoever has the screen types it.

        Only what this seat can know is told: what holds in every world that looks the same to it.
        """
        codec, luck = self.table.match.codec, self.table.luck.clone()
        others = [other for other in self.table.people() if other != seat]
        worlds = [self.table.state.redeal(seat, luck) for _ in range(WORLDS)] if others else []
        for other in others:
            found = [[move for move in world.free(other) if world.interrupts(move)] for world in worlds]
            moves = [move for move in found[0] if all(move in each for each in found)]
            shapes = dict.fromkeys(map(codec.shape, moves))
            if shapes:
                player, listed = self.name(other), ", ".join(shapes)
                self.screen.tell("free-other", "quiet", player=player, moves=listed, number=other + 1)

    def show_free_moves(self, seat: int) -> None:
        """All that may be done without being asked, in notation and in words."""
        codec, view = self.table.match.codec, self.table.state.view(seat)
        rows = [(codec.text(move), paint(self.words(move, view))) for move in self.table.state.free(seat)]
        if not rows:
            self.screen.tell("free-none")
        self.screen.columns(rows, indent=1)

    def tell_news(self, seat: int | None) -> bool:
        """What happened since this seat was last told, if anything did; a spectator is told everything."""
        journal = self.table.journal
        news = journal[0 if seat is None else self.told[seat] :]
        tell_story(self.screen, self.table.match, news, seat)
        if seat is not None:
            self.told[seat] = len(journal)
        return bool(news)

    def words(self, move: int, view: object) -> str:
        """A move in the words of who sees this view."""
        match = self.table.match
        return in_words(self.screen, match.game.words(match.codec.saying(move), view), match.codec.text(move))


# ---- Choices ------------------------------------------------------------------------------------------------------


def choices_of(match: Match, moves: Sequence[int], seat: int, view: object) -> list[Choice]:
    """What the rules allow a seat, each with its words and the player whose piece it names."""
    owners = pieces_by_owner(view)
    choices = []
    for move in moves:
        words = match.game.words(match.codec.saying(move), view)
        tokens = [token for token in words.params.values() if isinstance(token, str)]
        owner = None if words.seats else next((owners[token] for token in tokens if token in owners), None)
        choices.append(Choice(move, match.codec.text(move), words, None if owner == seat else owner))
    return choices


def pieces_by_owner(view: object) -> dict[str, int]:
    """For each piece that a view shows on a player's side of the table, that player's seat."""
    owners: dict[str, int] = {}
    for seat, side in enumerate(getattr(view, "seats", ())):
        for value in msgspec.to_builtins(side).values():
            for piece in value if isinstance(value, list) else ():
                if isinstance(piece, str):
                    owners.setdefault(piece, seat)
    return owners


def tell_choices(screen: Screen, choices: list[Choice]) -> None:
    entries = []
    for number, choice in enumerate(choices, 1):
        entry = Text.assemble(
            (f"{number:>3}  ", STYLES["count"]), paint(in_words(screen, choice.words, choice.notation))
        )
        if choice.owner is not None:
            entry.append(f" ({screen.plain.player(choice.owner)})")
        if len(choices) == 1:
            entry.append(f"  {screen.plain.text('enter')}", STYLES["quiet"])
        entries.append(entry)
    for row in columns_of(entries, screen.console.width) if len(entries) > MANY else entries:
        screen.write(row)


def in_words(screen: Screen, words: Saying, notation: str) -> str:
    """A move in words; its notation, if the game has none for it."""
    return screen.coloured.say(words) if screen.coloured.knows(words.code) else notation


def example_of(choices: list[Choice]) -> str:
    """A move that could be typed now: the shortest."""
    return min((choice.notation for choice in choices), key=len)
