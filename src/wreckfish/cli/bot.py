"""`wreckfish bot`: let any installed bot play on a server, with a token."""

from __future__ import annotations

import click

from wreckfish.core.registry import find_bot
from wreckfish.table.remote_player import RemotePlayer, ServerConnection


@click.command()
@click.option("--server", required=True, metavar="URL", help="Address of the server, such as http://127.0.0.1:8137.")
@click.option(
    "--token", required=True, envvar="WRECKFISH_TOKEN", help="Token from your page there, under “Tokens for bots”."
)
@click.option(
    "--level",
    default="strong",
    show_default=True,
    help="Bot to play: casual, sound, strong, master or any installed one.",
)
@click.option("--game", metavar="GAME", help="Join an open table of this game, or wait for one.")
@click.option("--table", metavar="ID", help="Join this table.")
def command(server: str, token: str, level: str, game: str | None, table: str | None) -> None:
    """Let a bot play on a server.

    With --game or --table it plays one game. Otherwise it plays wherever the owner of the token sits, until Ctrl-C.
    WRECKFISH_TOKEN can hold the token. The bot thinks on this machine and is told only what its seat may know.
    """
    make = find_bot(level)
    player = RemotePlayer(ServerConnection(server, token, lambda sentence: click.echo(sentence, err=True)), make)
    if table is None and game is not None:
        table = player.find_table(game)
    if table is not None:
        player.sit(table)
    outcome = player.play(table)
    for seat, score in enumerate((outcome or {}).get("scores", []), 1):
        click.echo(f"Seat {seat}: {score['points']} points, place {score['place']}.")
