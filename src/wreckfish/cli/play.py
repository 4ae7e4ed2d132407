"""`wreckfish play`: a game at the terminal, for one person, several who pass the screen around, or bots alone.

Reads and checks the command line before the first card is dealt.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from click.core import ParameterSource
from rich.text import Text

from wreckfish.cli import session
from wreckfish.cli.colours import STYLES
from wreckfish.cli.options import data_option, file_name, file_option, game_options, lang_option, read_options
from wreckfish.cli.replay import position
from wreckfish.cli.screen import Screen
from wreckfish.cli.seating import PEOPLE, Seating, seat_again, seat_count, seat_players
from wreckfish.cli.story import explained
from wreckfish.cli.terminal import Terminal
from wreckfish.core.chance import Chance, from_seed
from wreckfish.core.game import Game, make_match, offered_options, option_text, words_in
from wreckfish.core.record import Record, new_record, read_file, verify
from wreckfish.core.registry import find_game, game_names
from wreckfish.core.seeds import new_seed, seed_from
from wreckfish.core.values import WreckfishError
from wreckfish.language import Speaker
from wreckfish.table.local_table import LocalTable


@click.command()
@click.argument("name", metavar="[GAME]", required=False)
@click.option("--seats", type=int, help="Number of players, people and bots.  [default: 3]")
@click.option("--people", type=click.IntRange(min=0), help="How many people share this terminal.  [default: 1]")
@click.option("--names", metavar="A,B", help="Names of the people.")
@click.option(
    "--bots",
    metavar="A,B",
    help="Bots for the other seats: casual, sound, strong, master. The last one fills the rest.  [default: sound]",
)
@game_options
@click.option("--options", "list_options", is_flag=True, help="List the options of GAME and exit.")
@click.option("--seed", metavar="TEXT", help="Play the deal of this seed instead of a new one.")
@file_option("--save", words="Save the record here at the end, or when you quit.")
@file_option("--resume", words="Continue the game of a saved record.")
@data_option
@lang_option
@click.pass_context
def command(
    ctx: click.Context,
    name: str | None,
    seats: int | None,
    people: int | None,
    names: str | None,
    bots: str | None,
    options: tuple[str, ...],
    list_options: bool,
    seed: str | None,
    save: Path | None,
    resume: Path | None,
    data: Path | None,
    lang: str,
) -> None:
    """Play a game in this terminal.

    You take the first seat, bots take the others. `wreckfish play GAME --options` lists the options of GAME. During the
    game, `h` shows the keys.
    """
    again = [] if data is None else ["--data", str(data)]  # arguments that --resume must repeat
    if ctx.get_parameter_source("lang") is ParameterSource.COMMANDLINE:
        again = ["--lang", lang, *again]
    if resume is not None:
        asked = {"GAME": name, "--seats": seats, "--names": names, "--option": options, "--seed": seed}
        record, seating = resumed(resume, data, people, bots, lang, asked)
        run(record, seating, bots_luck(None), lang, checked(save, resume, lang) or resume, again)
        return
    people = PEOPLE if people is None else people
    installed = game_names()
    if name is None and len(installed) != 1:
        raise WreckfishError(Speaker(lang).text("error-game", games=", ".join(installed)))
    game = find_game(name or installed[0])
    say = Speaker(lang, game.text)
    if list_options:
        show_options(game, lang, data)
        return
    given = {**game.presets.get(lang, {}), **read_options(options, game, say)}
    match = make_match(game, seat_count(game, seats, people, bots), given, data)
    seating = seat_players(match.seats, people, bots, names, say)
    record = new_record(match, seed_from(seed) if seed is not None else new_seed(), seating.names)
    run(record, seating, bots_luck(seed), lang, checked(save, None, lang), again)


def run(record: Record, seating: Seating, luck: Chance, lang: str, file: Path | None, again: list[str]) -> None:
    record.bots = seating.kinds
    screen = Screen(lang, record.match.game, seating.names, record.match.parts)
    session.run(Terminal(LocalTable(record, luck), screen, seating, file, again))


def bots_luck(seed: str | None) -> Chance:
    """The bots' luck: separate from the game's, and the same with the same --seed."""
    return from_seed(new_seed() if seed is None else seed_from(f"{seed}/bots"))


def checked(save: Path | None, resume: Path | None, lang: str) -> Path | None:
    """The file for the record. Checked before the game, so that no game is played that cannot be saved."""
    if save is None or save == resume:
        return save
    say = Speaker(lang)
    if save.exists():
        raise WreckfishError(say.text("error-save-exists", file=file_name(save)))
    if not save.parent.is_dir():
        raise WreckfishError(say.text("error-save-folder", folder=file_name(save.parent)))
    return save


def resumed(
    file: Path, data: Path | None, people: int | None, bots: str | None, lang: str, given: dict[str, Any]
) -> tuple[Record, Seating]:
    """An unfinished recorded game, with its players in their seats."""
    say = Speaker(lang)
    for option, value in given.items():
        if value not in (None, ()):
            raise WreckfishError(say.text("error-resume", option=option))
    record = read_file(file, data)
    say = Speaker(lang, record.match.game.text, record.players)
    state, _ = position(record, None, say)
    if state.outcome() is not None:
        raise WreckfishError(say.text("error-resume-over", file=file_name(file)))
    if not verify(record).fair:
        raise WreckfishError(say.text("verify-not-fair"))
    return record, seat_again(record, people, bots, say)


def show_options(game: Game, lang: str, data: Path | None) -> None:
    """List the game's options, their values and the meaning of each."""
    screen = Screen(lang, game, parts=game.load(data))
    say = screen.plain
    offered = offered_options(game, lang)
    screen.tell("options")
    for field in msgspec.structs.fields(game.options):
        screen.write()
        default = say.text("option-default", value=option_text(getattr(offered, field.name)))
        title = say.text(f"option-{field.name}")
        screen.write(Text.assemble((field.name, STYLES["name"]), f"  {title}  ", (default, STYLES["quiet"])))
        screen.tell(f"option-{field.name}-help")
        kind = field.name.removesuffix("s")
        meanings = [(word, meaning) for word in words_in(field.type) for meaning in explained(kind, word, say)]
        screen.columns(((word, Text(title, STYLES["name"]), text) for word, (title, text) in meanings), indent=1)
