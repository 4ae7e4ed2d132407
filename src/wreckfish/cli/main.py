"""The command `wreckfish`: one file per subcommand, loaded when called. Failures are one sentence and exit code 2."""

from __future__ import annotations

import importlib
import os
import sys
from typing import TextIO

import click

from wreckfish import engine, version
from wreckfish.core.values import WreckfishError, shown

INTERRUPTED = 130  # what a shell expects of a program that Ctrl-C ended
LONGEST = 2000  # characters of a complaint
COMMANDS = (
    "play", "serve", "bot", "replay", "picture", "verify", "rules", "simulate", "report", "compare", "tournament",
    "bench",
)  # fmt: skip


class Commands(click.Group):
    """The subcommands, each in the module of its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = importlib.import_module(f"wreckfish.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version(), message=f"wreckfish %(version)s, engine: {engine()}")
@click.pass_context
def wreckfish(ctx: click.Context) -> None:
    """An open table for shipwreck games."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(arguments: list[str] | None = None) -> int:
    """Run a command; what goes wrong becomes a sentence on standard error."""
    if sys.stdout is None:
        return complain("Standard output is closed: there is no place to write to.")
    tolerate(sys.stdout)
    tolerate(sys.stderr)
    try:
        result = wreckfish.main(args=arguments, prog_name="wreckfish", standalone_mode=False)
        return result if isinstance(result, int) else 0
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.ClickException as problem:
        return complain(problem.format_message())
    except WreckfishError as problem:
        return complain(str(problem))
    except (click.Abort, KeyboardInterrupt, EOFError) as stop:
        if isinstance(stop.__cause__ or stop, KeyboardInterrupt):
            complain("Stopped.")
            return INTERRUPTED
        return complain("Stopped: there is nothing more to read.")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as problem:
        where = f" {problem.filename}" if problem.filename else ""
        return complain(f"The system refused{where}: {problem.strerror}.")


def complain(sentence: str) -> int:
    """One line on standard error that cannot steer the terminal."""
    click.echo(f"wreckfish: {shown(' '.join(sentence.splitlines()), LONGEST)}", err=True)
    return 2


def tolerate(stream: TextIO | None) -> None:
    """A character that the terminal cannot show, or that is none, becomes a question mark instead of an error."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
