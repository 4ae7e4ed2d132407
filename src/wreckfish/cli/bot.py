"""`wreckfish bot`: let one of the levels, or any installed bot, play at a server, with a token."""

from __future__ import annotations

import click

from wreckfish.bots.remote import Line, RemotePlayer
from wreckfish.core.registry import find_bot


@click.command()
@click.option("--server", required=True, metavar="URL", help="The server, such as http://127.0.0.1:8137.")
@click.option("--token", required=True, envvar="WRECKFISH_TOKEN", help="From your page there, under “Tokens for bots”.")
@click.option("--level", default="strong", show_default=True, help="casual, sound, strong, master, or another bot.")
@click.option("--game", metavar="GAME", help="Take a seat at an open table of this game; wait until there is one.")
@click.option("--table", metavar="ID", help="Take a seat at this table.")
def command(server: str, token: str, level: str, game: str | None, table: str | None) -> None:
    """Play at a server: at one table until its game is over, or wherever the token's owner sits, until Ctrl-C.

    The token may be in WRECKFISH_TOKEN instead. The bot thinks here; the server sends it nothing that its seat may not
    know.
    """
    make = find_bot(level)
    player = RemotePlayer(Line(server, token, lambda sentence: click.echo(sentence, err=True)), make)
    if table is None and game is not None:
        table = player.find_table(game)
    if table is not None:
        player.sit(table)
    outcome = player.play(table)
    for seat, score in enumerate((outcome or {}).get("scores", []), 1):
        click.echo(f"Seat {seat}: {score['points']} points, place {score['place']}.")
