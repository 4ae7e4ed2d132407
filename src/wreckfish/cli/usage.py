"""What Click finds wrong with a command line, as phrases that can be said in the user's language.

In English they are Click's own words.
"""

from __future__ import annotations

import re
from typing import Any

import click

from wreckfish.core.phrases import Phrase, a_number, one_of


def usage_words(problem: click.ClickException) -> Phrase:
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
    if found := re.search(r"\((.*)\)", words):  # the only other complaint of Click: too many arguments, in brackets
        return Phrase("{words}", "usage-extra", words=words, extra=found[1])
    return Phrase("{words}", "usage-other", words=words)


def name_of(problem: click.BadParameter) -> str:
    """An option as it is typed, an argument as the help calls it."""
    param = problem.param
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return "" if param is None else param.make_metavar(problem.ctx) if problem.ctx else param.human_readable_name


def allowed_by(kind: click.ParamType[Any]) -> Phrase | None:
    if isinstance(kind, click.IntRange):
        return a_number(as_whole(kind.min), as_whole(kind.max))
    if isinstance(kind, click.Choice):
        return one_of([str(word) for word in kind.choices])
    return a_number() if kind in (click.INT, click.FLOAT) else None


def as_whole(limit: float | None) -> int | None:
    return None if limit is None else int(limit)
