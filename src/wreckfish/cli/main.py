"""The command `wreckfish`: one file per subcommand, loaded when called. Failures are one sentence and exit code 2."""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, TextIO

import click

from wreckfish import engine, version
from wreckfish.core.phrases import Phrase, a_number, one_of, system_words
from wreckfish.core.values import WreckfishError, shown

INTERRUPTED = 130  # the exit code of a program ended by Ctrl-C
LONGEST = 2000  # characters of an error message
COMMANDS = (
    "play", "learn", "serve", "site", "ban", "bot", "replay", "picture", "verify", "rules", "data", "simulate",
    "report", "compare", "tournament", "bench",
)  # fmt: skip


class Commands(click.Group):
    """The subcommands, each in the module of its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            raise WreckfishError("No such command “{name}”.", "usage-no-command", name=shown(cmd_name))
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
    """Run a command. Errors become a sentence on standard error, in the user's language."""
    language = language_of(sys.argv[1:] if arguments is None else arguments)
    if sys.stdout is None:
        return complain(Phrase("Standard output is closed: there is nowhere to write to.", "no-output"), language)
    tolerate(sys.stdout)
    tolerate(sys.stderr)
    try:
        result = wreckfish.main(args=arguments, prog_name="wreckfish", standalone_mode=False)
        return result if isinstance(result, int) else 0  # a command may return its exit code
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.ClickException as problem:
        return complain(usage_words(problem), language)
    except WreckfishError as problem:
        return complain(problem.phrase, language)
    except (click.Abort, KeyboardInterrupt, EOFError) as stop:
        if isinstance(stop.__cause__ or stop, KeyboardInterrupt):
            complain(Phrase("Stopped.", "stopped"), language)
            return INTERRUPTED
        return complain(Phrase("Stopped: there is nothing more to read.", "stopped-no-input"), language)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as problem:
        words = system_words(problem)
        if not problem.filename:
            return complain(Phrase("The system refused: {problem}.", "system-refused", problem=words), language)
        file = str(problem.filename)
        return complain(
            Phrase("The system refused {file}: {problem}.", "system-refused-file", file=file, problem=words), language
        )


def language_of(arguments: Sequence[str]) -> str | None:
    """The language that a command line asks for, even if Click cannot parse the rest."""
    asked = [after for before, after in pairwise(arguments) if before == "--lang"]
    asked += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    return asked[-1] if asked else None


def complain(problem: Phrase, language: str | None) -> int:
    """Print one line on standard error, without control characters."""
    from wreckfish.language import LANGUAGES, from_locale, translated  # slow to import, and errors are rare

    sentence = translated(problem, language if language in LANGUAGES else from_locale())
    click.echo(f"wreckfish: {shown(' '.join(sentence.splitlines()), LONGEST)}", err=True)
    return 2


def tolerate(stream: TextIO | None) -> None:
    """Replace characters that the terminal cannot show or decode, instead of failing."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def usage_words(problem: click.ClickException) -> Phrase:
    """A usage error of Click: its own words in English, ours in other languages."""
    words = problem.format_message()
    if isinstance(problem, click.NoSuchOption):
        name, others = problem.option_name, sorted(problem.possibilities or ())
        if others:
            return Phrase("{words}", "usage-no-option-but", words=words, name=name, others=", ".join(others))
        return Phrase("{words}", "usage-no-option", words=words, name=name)
    if isinstance(problem, click.BadOptionUsage):
        return Phrase("{words}", "usage-needs-value", words=words, name=problem.option_name)
    if isinstance(problem, click.MissingParameter):
        return Phrase("{words}", "usage-missing", words=words, name=name_of(problem))
    if isinstance(problem, click.BadParameter):
        allowed = allowed_by(problem.param.type) if problem.param else None
        if allowed is None:
            return Phrase("{words}", "usage-value", words=words, name=name_of(problem))
        return Phrase("{words}", "usage-value-is", words=words, name=name_of(problem), allowed=allowed)
    if found := re.search(r"\((.*)\)", words):  # Click's only other error: too many arguments, in brackets
        return Phrase("{words}", "usage-extra", words=words, extra=found[1])
    return Phrase("{words}", "usage-other", words=words)


def name_of(problem: click.BadParameter) -> str:
    """The name of an option as typed, or of an argument as in the help."""
    param = problem.param
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return "" if param is None else param.make_metavar(problem.ctx) if problem.ctx else param.human_readable_name


def allowed_by(kind: click.ParamType[Any]) -> Phrase | None:
    if isinstance(kind, click.IntRange):
        return a_number(*(None if limit is None else int(limit) for limit in (kind.min, kind.max)))
    if isinstance(kind, click.Choice):
        return one_of([str(word) for word in kind.choices])
    return a_number() if kind in (click.INT, click.FLOAT) else None
