"""Play at the terminal: shows a person the table, asks, and carries out what is typed. Works for every registered game.

What may be played is asked of the rules, what is shown comes from the person's view, and all words come from Fluent.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from rich.text import Text

from wreckfish.bots.advice import advise
from wreckfish.cli.ink import STYLES, paint
from wreckfish.cli.options import expanded, file_name
from wreckfish.cli.screen import Screen
from wreckfish.cli.seating import Seating
from wreckfish.cli.story import aid_word, columns_of, tell_aid, tell_basics, tell_in_force, tell_outcome, tell_story
from wreckfish.cli.table import Table
from wreckfish.core.record import MOST_REMARK
from wreckfish.core.values import IllegalMove, Prompt, Refusal, Saying, WreckfishError, shown

MANY = 8  # more choices than these are set in columns
HINTS = 3  # choices that a hint shows
WORLDS = 6  # in which something has to be so before it counts as known
FOR_ANOTHER = re.compile(r"(\d{1,2})\s*:\s*(.+)")  # `2: convoy`


class Quit(Exception):
    """A person leaves the table."""


class Choice(msgspec.Struct, frozen=True):
    """One legal move: its number in the engine, its notation, its words, and whose piece it names, if another's."""

    move: int
    notation: str
    words: Saying
    owner: int | None


class Terminal:
    def __init__(
        self, table: Table, screen: Screen, seating: Seating, file: Path | None, again: Sequence[str] = ()
    ) -> None:
        self.table = table
        self.screen = screen
        self.seating = seating
        self.file = file  # where the record is saved, once that is known
        self.again = again  # what the command that goes on with the game has to repeat
        self.told = dict.fromkeys(range(table.match.seats), 0)  # how much of the journal each seat has been told
        self.at_screen: int | None = None

    def run(self) -> None:
        """Play to the end, or until somebody quits; a game that has a file is in it, however the table is left."""
        try:
            self.play()
        except (KeyboardInterrupt, EOFError):
            self.screen.write()
            self.hide_secrets()
            if self.file is not None and self.write_record(self.file) and self.table.state.owing:
                self.tell_how_to_go_on()
            raise

    def play(self) -> None:
        self.welcome()
        try:
            while self.table.state.owing:
                self.table.let_bots_speak()
                seat = self.table.next_seat()
                if seat in self.table.bots:
                    self.table.let_bot_play(seat)
                else:
                    self.decide(seat)
        except Quit:
            self.leave()
        else:
            self.finish()

    # ---- Start and end --------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        screen, state = self.screen, self.table.state
        screen.line()
        screen.write(Text.assemble((screen.plain.text("title"), STYLES["name"]), "  ", screen.plain.text("tagline")))
        screen.tell("credits", "quiet")
        screen.write()
        screen.tell("players", players=screen.plain.listing(self.seating.labels(screen.plain)))
        if not self.table.record.plies:
            tell_basics(screen)
        tell_in_force(screen, state.view(None))
        screen.tell("commitment", commitment=self.table.record.promise)
        screen.tell("commitment-why", "quiet")
        if self.table.record.plies:
            screen.tell("resumed", plies=len(self.table.record.plies))
            self.told = dict.fromkeys(self.told, len(self.table.journal))
        else:
            screen.tell("begins", player=screen.ink.player(self.start_player()))

    def start_player(self) -> int:
        """Whose turn it is, or who deals: before the first turn somebody else may have to decide something."""
        view = self.table.state.view(None)
        turn = getattr(view, "turn", getattr(view, "dealer", None))
        return turn if isinstance(turn, int) and 0 <= turn < self.table.match.seats else self.table.state.to_act()[0]

    def finish(self) -> None:
        """The end: the rest of the story, the result, the seed, and the record if somebody wants it."""
        outcome = self.table.state.outcome()
        assert outcome is not None
        people = self.table.people()
        self.screen.line()
        self.tell_news(self.at_screen if people else None)
        self.screen.write()
        tell_outcome(self.screen, outcome)
        self.screen.write()
        self.screen.tell("seed", "quiet", seed=self.table.record.seed or "")
        if people:
            self.keep_or_offer("end-save")
        elif self.file is not None:
            self.write_record(self.file)

    def leave(self) -> None:
        """Somebody quits: the game can be kept and gone on with."""
        self.hide_secrets()
        if self.keep_or_offer("quit-save"):
            self.tell_how_to_go_on()
        self.screen.tell("quit")

    def hide_secrets(self) -> None:
        """Whoever looks at the screen next may be another player."""
        if len(self.table.people()) > 1:
            self.screen.clear()

    def tell_how_to_go_on(self) -> None:
        command = shlex.join(["wreckfish", "play", "--resume", str(self.file), *self.again])
        self.screen.copy_out("resume-how", command=command)

    def keep_or_offer(self, question: str) -> bool:
        """Save where the game has been saved before or the command line asked for; else ask, if that fails too."""
        wanted = self.file is not None
        if self.file is not None and self.write_record(self.file):
            return True
        try:
            return self.offer_record(question)
        except EOFError:
            if wanted or self.table.state.owing:
                raise
            self.screen.write()  # the game is over and nobody asked for a file
            return False

    def offer_record(self, question: str) -> bool:
        """Ask whether and where to save, until it is saved or nobody wants it."""
        while self.screen.agrees(question):
            if self.save(""):
                return True
        return False

    # ---- One decision ---------------------------------------------------------------------------------------------

    def decide(self, seat: int) -> None:
        """Ask a person until a move is made or taken back."""
        self.pass_screen(seat)
        plies = len(self.table.record.plies)
        choices = self.show(seat)
        while len(self.table.record.plies) == plies:
            typed = self.screen.read()
            if not typed:
                if len(choices) == 1:
                    self.table.play(seat, choices[0].move)
                else:
                    self.show(seat)
            elif typed.isascii() and typed.isdecimal():
                self.choose(seat, choices, typed)
            elif typed.startswith("?"):
                self.explain(seat, choices, typed[1:].strip())
            else:
                self.obey(seat, choices, typed)

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
            screen.tell("still-asked", "quiet", question=screen.ink.say(pending))
        choices = self.choices(seat, view)
        self.show_choices(choices)
        self.hint_at_free_moves(seat)
        self.hint_at_others(seat)
        screen.tell("keys", "quiet")
        return choices

    def hint_at_free_moves(self, seat: int) -> None:
        """What may be typed besides: each verb once, with what it wants to be told."""
        codec = self.table.match.codec
        shapes = dict.fromkeys(codec.shape(move) for move in self.table.state.free(seat))
        if shapes:
            self.screen.tell("free", "quiet", moves=", ".join(shapes))

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

    def choices(self, seat: int, view: object) -> list[Choice]:
        """What the rules allow, each with its words and the player whose piece it names."""
        owners = pieces_by_owner(view)
        match = self.table.match
        choices = []
        for move in self.table.state.legal(seat):
            words = match.game.words(match.codec.saying(move), view)
            tokens = [token for token in words.params.values() if isinstance(token, str)]
            owner = None if words.seats else next((owners[token] for token in tokens if token in owners), None)
            choices.append(Choice(move, match.codec.text(move), words, None if owner == seat else owner))
        return choices

    def show_choices(self, choices: list[Choice]) -> None:
        screen = self.screen
        entries = []
        for number, choice in enumerate(choices, 1):
            entry = Text.assemble(
                (f"{number:>3}  ", STYLES["count"]), paint(self.spoken(choice.words, choice.notation))
            )
            if choice.owner is not None:
                entry.append(f" ({screen.plain.player(choice.owner)})")
            if len(choices) == 1:
                entry.append(f"  {screen.plain.text('enter')}", STYLES["quiet"])
            entries.append(entry)
        for row in columns_of(entries, screen.console.width) if len(entries) > MANY else entries:
            screen.write(row)

    def words(self, move: int, view: object) -> str:
        """A move in the words of who sees this view."""
        match = self.table.match
        return self.spoken(match.game.words(match.codec.saying(move), view), match.codec.text(move))

    def spoken(self, words: Saying, notation: str) -> str:
        """A move in words; its notation, if the game has none for it."""
        return self.screen.ink.say(words) if self.screen.ink.knows(words.code) else notation

    # ---- What is typed --------------------------------------------------------------------------------------------

    def choose(self, seat: int, choices: list[Choice], typed: str) -> None:
        chosen = pick(choices, typed)
        if chosen is None:
            self.screen.tell("no-choice", count=len(choices))
        else:
            self.table.play(seat, chosen.move)

    def explain(self, seat: int, choices: list[Choice], typed: str) -> None:
        """`?` the rule behind the question and the game aid; `?2` the rules behind a choice."""
        question = self.table.state.prompts(seat)[-1]
        if not typed:
            self.screen.rule(question.rule)
            tell_aid(self.screen, self.table.state.view(seat))
            return
        chosen = pick(choices, typed)
        if chosen is None:
            self.screen.tell("no-choice", count=len(choices))
        else:
            self.explain_choice(question, chosen)

    def explain_choice(self, question: Prompt, choice: Choice) -> None:
        """The rule that names the move, the question's own if it does, and the effect of the card that is chosen."""
        named = self.screen.rules_naming(choice.notation.split()[0], self.table.match.game.book)
        for rule in [question.rule] if question.rule in named else named or [question.rule]:
            self.screen.rule(rule)
        for token in choice.words.params.values():
            effect = f"effect-{str(token).rstrip('0123456789')}"
            if self.screen.plain.knows(effect):
                card = paint(aid_word(self.screen, str(token)))
                self.screen.write(Text.assemble(card, "  ", self.screen.plain.text(effect)))
        self.screen.tell("notation", "quiet", text=choice.notation)

    def obey(self, seat: int, choices: list[Choice], typed: str) -> None:
        """A word: one of the keys, or a move in notation."""
        word, _, rest = typed.partition(" ")
        keys: dict[str, Callable[[], object]] = {
            "hint": lambda: self.hint(seat),
            "u": lambda: self.undo(seat),
            "s": lambda: self.save(rest.strip()),
            "say": lambda: self.say(seat, rest),
            "f": lambda: self.show_free_moves(seat),
            "h": lambda: self.help(choices),
            "help": lambda: self.help(choices),
            "q": self.quit,
        }
        if word.lower() in keys and (not rest or word.lower() in ("s", "say")):
            keys[word.lower()]()
        elif len(self.table.people()) > 1 and (other := FOR_ANOTHER.fullmatch(typed)):
            self.play_for(int(other[1]) - 1, seat, choices, other[2])
        else:
            self.play_typed(seat, choices, typed)

    def hint(self, seat: int) -> None:
        """The best choices by a search that knows what this seat knows, and what the game says about the first."""
        match, state = self.table.match, self.table.state
        view, hint = state.view(seat), advise(match.game, state, seat)
        moves = [(advice, self.words(advice.move, view)) for advice in hint.advices[:HINTS]]
        if not hint.outlook:
            self.screen.tell("hint-single", move=moves[0][1])
        elif hint.mixed:
            self.screen.tell("hint-mix", chance=round(100 * hint.outlook[seat]))
            for advice, move in moves:
                if advice.share:
                    self.screen.tell("hint-often", share=round(100 * advice.share), move=move)
        else:
            for advice, move in moves:
                if advice.figure is not None and state.seats == 1:
                    self.screen.tell("hint-points", points=round(advice.figure), move=move)
                elif advice.figure is not None:
                    self.screen.tell("hint-move", chance=round(100 * advice.figure), move=move)
        if hint.rank:
            self.screen.tell(hint.rank)
        if hint.advices[0].why is not None:
            self.screen.write(self.screen.spoken(hint.advices[0].why))

    def play_typed(self, seat: int, choices: list[Choice], typed: str) -> None:
        """Play a move in notation, or say what is wrong with it and under which rule."""
        move = self.parsed(typed, choices)
        if move is None:
            return
        try:
            self.table.play(seat, move)
        except IllegalMove as illegal:
            refusal = self.narrowed(illegal.refusal, seat)
            self.screen.tell("refused", reason=self.screen.ink.say(refusal), rule=refusal.rule)

    def play_for(self, other: int, seat: int, choices: list[Choice], typed: str) -> None:
        """Play what another person calls out, if that seat may do it unasked. Answers wait until they have the screen,
        and so does what is nobody else's business.
        """
        if other == seat:
            self.play_typed(seat, choices, typed)
            return
        if other not in self.table.people():
            self.screen.tell("other-nobody", number=other + 1)
            return
        move = self.parsed(typed, choices)
        if move is None:
            return
        state, player = self.table.state, self.name(other)
        if move in state.free(other) and not self.table.match.game.private(move):
            self.table.play(other, move)
        elif self.table.match.game.private(move) or (refusal := state.refusal(other, move)) is None:
            self.screen.tell("other-alone", player=player)
        else:
            self.screen.tell("other-refused", player=player, reason=self.screen.ink.say(refusal), rule=refusal.rule)

    def parsed(self, typed: str, choices: list[Choice]) -> int | None:
        """A move in notation; None, and a sentence, if it is none."""
        try:
            return self.table.match.codec.parse(typed.lower())
        except WreckfishError:
            self.screen.tell("unknown-input", text=shown(typed), count=len(choices), example=example_of(choices))
            return None

    def narrowed(self, refusal: Refusal, seat: int) -> Refusal:
        """A refusal that names the question as it is asked now, if there are words for it: `first`, not `turn`."""
        asked = self.table.state.prompts(seat)[-1].code.removeprefix("ask-")
        if "question" not in refusal.params or not self.screen.plain.knows(f"question-{asked}"):
            return refusal
        return msgspec.structs.replace(refusal, params={**refusal.params, "question": asked})

    def say(self, seat: int, text: str) -> None:
        """Say something in one's own words: it goes on record, and everybody hears it."""
        try:
            self.table.say(seat, text)
        except WreckfishError:
            self.screen.tell("say-nothing", most=MOST_REMARK)
        else:
            self.tell_news(seat)

    def help(self, choices: list[Choice]) -> None:
        tell_basics(self.screen)
        self.screen.tell("help", example=example_of(choices))
        if len(self.table.people()) > 1:
            self.screen.tell("help-others")

    def quit(self) -> None:
        raise Quit

    # ---- Undo -----------------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back the seat's last move: at once if nothing was given away, else if everybody agrees."""
        back = self.table.take_back(seat)
        if back is None:
            self.screen.tell("undo-nothing")
            return
        move = self.words(back.move, back.before.view(seat))
        if not back.free and not self.all_agree(seat, None if back.secret else move):
            return
        self.table.undo(back)
        length = len(self.table.journal)
        self.told = {other: min(count, length) for other, count in self.told.items()}
        self.told[seat] = length
        self.screen.tell("undo-done", move=move)

    def all_agree(self, seat: int, move: str | None) -> bool:
        """Bots always agree; every other person at the terminal is asked, and sees nothing but the question."""
        others = [person for person in self.table.people() if person != seat]
        denied = None
        if others:
            self.hand_over(seat, others[0])
            denied = next((person for person in others if not self.consents(person, seat, move)), None)
            if denied is not None:
                self.screen.tell("undo-denied", player=self.name(denied))
            self.take_over(seat)
        if denied is not None:
            self.show(seat)
        elif self.table.bots:
            self.screen.tell("undo-bots", "quiet")
        return denied is None

    def consents(self, person: int, asker: int, move: str | None) -> bool:
        """Whether a person agrees; a move that is a secret is not named."""
        player, other = self.name(person), self.name(asker)
        if move is None:
            return self.screen.agrees("undo-ask-secret", player=player, asker=other)
        return self.screen.agrees("undo-ask", player=player, asker=other, move=move)

    # ---- Save -----------------------------------------------------------------------------------------------------

    def save(self, name: str) -> bool:
        """Save under a name, or under the one used before, or ask for one."""
        if name or self.file is None:
            return self.save_as(name or self.ask_name())
        return self.try_to_save(self.file)

    def ask_name(self) -> str:
        self.screen.tell("save-name", file=self.usual_name())
        return self.screen.read() or self.usual_name()

    def save_as(self, name: str) -> bool:
        """Save under a new name; a file that is not ours is overwritten only if the person says so."""
        path = expanded(name)
        try:
            foreign = path != self.file and path.is_file()
        except (OSError, ValueError):
            foreign = False  # writing it will say what is wrong
        if foreign and not self.screen.agrees("save-exists", file=file_name(path)):
            self.screen.tell("save-not")
            return False
        return self.try_to_save(path)

    def try_to_save(self, path: Path) -> bool:
        saved = self.write_record(path)
        if not saved:
            self.screen.tell("save-again")
        return saved

    def write_record(self, path: Path) -> bool:
        """Save, and say so or why not; if bots play alone, nobody is there to mend it, and it is an error."""
        try:
            self.table.save(path)
        except (OSError, ValueError) as problem:
            reason = problem.strerror if isinstance(problem, OSError) else None
            failure = {"file": file_name(path), "problem": reason or shown(str(problem))}
            if not self.table.people():
                raise WreckfishError(self.screen.plain.text("save-failed", **failure)) from None
            self.screen.tell("save-failed", **failure)
            self.file = None  # the next time another name is asked for
            return False
        self.file = path
        self.screen.tell("save-done", file=file_name(path))
        return True

    def usual_name(self) -> str:
        return f"{self.table.match.game.name}-{self.table.record.promise[:8]}.txt"

    def name(self, seat: int) -> str:
        return self.screen.plain.player(seat)


def example_of(choices: list[Choice]) -> str:
    """A move that could be typed now: the shortest."""
    return min((choice.notation for choice in choices), key=len)


def pick(choices: list[Choice], typed: str) -> Choice | None:
    """The choice of a number as it was typed, counted from 1."""
    if typed.isascii() and typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(choices):
        return choices[int(typed) - 1]
    return None


def pieces_by_owner(view: object) -> dict[str, int]:
    """For each piece that a view shows on a player's side of the table, that player's seat."""
    owners: dict[str, int] = {}
    for seat, side in enumerate(getattr(view, "seats", ())):
        for value in msgspec.to_builtins(side).values():
            for piece in value if isinstance(value, list) else ():
                if isinstance(piece, str):
                    owners.setdefault(piece, seat)
    return owners
