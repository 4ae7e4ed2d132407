"""A table on the screen: shows each person the news, the table as they see it, the question and the choices.

Several people pass the screen around, and it is cleared in between. Works for every registered game.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.text import Text

from wreckfish.bots.advice import LastHints
from wreckfish.cli.colours import STYLES, paint
from wreckfish.cli.saving import Saving
from wreckfish.cli.screen import Screen
from wreckfish.cli.seating import Seating
from wreckfish.cli.story import columns_of, event_for, tell_story
from wreckfish.core.game import Match
from wreckfish.core.values import Saying
from wreckfish.table.local_table import LocalTable
from wreckfish.table.moments import Now, due, moments_of, speaker_of

WORLDS = 6  # redealt positions in which something must hold to count as known
MANY = 8  # more choices than this are set in columns


class Choice(msgspec.Struct, frozen=True):
    """A legal move: its number in the engine, its notation, its words, and the other player whose piece it names."""

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
        if len(table.people()) == 1:
            screen.address(table.people()[0])
        self.told = dict.fromkeys(range(table.match.seats), 0)  # how much of the journal each seat has been told
        self.at_screen: int | None = None
        self.moments = list(moments_of(table.match.game).moments)  # those that this session has not shown yet
        self.hints = LastHints()
        self.heard = dict.fromkeys(range(table.match.seats), 0)  # how much of the journal each seat knew when it moved

    def name(self, seat: int) -> str:
        return self.screen.plain.player(seat)

    # ---- Passing the screen ---------------------------------------------------------------------------------------

    def pass_screen(self, seat: int) -> None:
        """Before another person decides, clear the screen and hand it over, to keep secrets."""
        before, self.at_screen = self.at_screen, seat
        if before == seat or len(self.table.people()) < 2:
            return
        if before is not None:
            self.screen.line()
            self.tell_news(before)
            self.hand_over(before, seat)
        self.take_over(seat)

    def hand_over(self, before: int, after: int) -> None:
        """Clear the screen, and pass it on."""
        self.screen.tell("pass-hide", "yours", player=self.name(before), next=self.name(after))
        self.screen.read()
        self.screen.clear()

    def take_over(self, seat: int) -> None:
        self.screen.tell("pass-take", "yours", player=self.name(seat))
        self.screen.read()

    def hide_secrets(self) -> None:
        """Clear the screen if another player may look at it next."""
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
        self.tell_moment(seat, view)
        *outer, question = state.prompts(seat)
        screen.write(screen.spoken(question, "yours"))
        for pending in reversed(outer):
            screen.tell("still-asked", "quiet", question=screen.coloured.say(pending))
        choices = choices_of(self.table.match, list(state.legal(seat)), seat, view)
        tell_choices(screen, choices)
        shapes = dict.fromkeys(self.table.match.codec.shape(move) for move in state.free(seat))
        if shapes:  # each verb once, with its parameters
            screen.tell("free", "quiet", moves=", ".join(shapes))
        self.hint_at_others(seat)
        screen.tell("keys", "quiet")
        return choices

    def tell_moment(self, seat: int, view: object) -> None:
        """The first time in this session that a later rule matters, one line explains it; not while a coach teaches."""
        lesson = self.table.position.lesson
        if lesson is not None and not lesson.left:
            return
        match, state, journal = self.table.match, self.table.state, self.table.journal
        news = [event_for(match, note, seat) for note in journal[self.heard[seat] :]]
        self.heard[seat] = len(journal)
        moves = [match.codec.text(move) for move in (*state.legal(seat), *state.free(seat))]
        for moment in due(self.moments, Now(seat, view, state.prompts(seat), moves, news))[:1]:
            self.moments.remove(moment)
            say = speaker_of(match.game, self.screen.plain.language)
            if say.knows(moment.code):
                self.screen.tell("moment", "quiet", text=say.text(moment.code), rule=moment.rules[0])

    def hint_at_others(self, seat: int) -> None:
        """Tell which moves other people may interrupt with now; they call them out, and this person types them.

        Reveals only what this seat can know: what holds in every position that looks the same to it.
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
        """List the moves that may be played at any time, in notation and in words."""
        codec, view = self.table.match.codec, self.table.state.view(seat)
        rows = [(codec.text(move), paint(self.words(move, view))) for move in self.table.state.free(seat)]
        if not rows:
            self.screen.tell("free-none")
        self.screen.columns(rows, indent=1)

    def tell_news(self, seat: int | None) -> bool:
        """Tell the events since this seat was last told, and return whether there were any. A spectator hears all."""
        journal = self.table.journal
        news = journal[0 if seat is None else self.told[seat] :]
        tell_story(self.screen, self.table.match, news, seat)
        if seat is not None:
            self.told[seat] = len(journal)
        return bool(news)

    def words(self, move: int, view: object) -> str:
        """A move in words, for the reader of this view."""
        match = self.table.match
        return in_words(self.screen, match.game.words(match.codec.saying(move), view), match.codec.text(move))


# ---- Choices ------------------------------------------------------------------------------------------------------


def choices_of(match: Match, moves: Sequence[int], seat: int, view: object) -> list[Choice]:
    """The legal moves of a seat, each with its words and the player whose piece it names."""
    owners = pieces_by_owner(view)
    choices = []
    for move in moves:
        words = match.game.words(match.codec.saying(move), view)
        tokens = [token for token in words.params.values() if isinstance(token, str)]
        owner = None if words.seats else next((owners[token] for token in tokens if token in owners), None)
        choices.append(Choice(move, match.codec.text(move), words, None if owner == seat else owner))
    return choices


def pieces_by_owner(view: object) -> dict[str, int]:
    """The seat of each piece that a view shows on a player's side of the table."""
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
    """A move in words, or its notation if the game has no words for it."""
    return screen.coloured.say(words) if screen.coloured.knows(words.code) else notation


def example_of(choices: list[Choice]) -> str:
    """The shortest move that could be typed now."""
    return min((choice.notation for choice in choices), key=len)
