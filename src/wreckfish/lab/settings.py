"""The settings of a match as paths and values, and how two matches differ. Knows no game.

The path of a value in a data file is the one that `simulate --vary` takes: `ships.cutter.hull`; items of a list are
counted from 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

from wreckfish.core.game import Match

What = Literal["option", "data", "bots", "version"]


class Setting(msgspec.Struct, frozen=True):
    """A setting with two values; None where one of the matches lacks it."""

    what: What
    path: str
    before: Any
    after: Any


def paths(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The single values in nested tables and lists, each with its path."""
    if isinstance(value, Mapping | list | tuple):
        entries = value.items() if isinstance(value, Mapping) else enumerate(value, 1)
        for key, entry in entries:
            yield from paths(entry, f"{path}.{key}" if path else str(key))
    else:
        yield path, value


def changed(what: What, before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Setting]:
    for path in dict.fromkeys([*before, *after]):
        if before.get(path) != after.get(path):
            yield Setting(what, path, before.get(path), after.get(path))


def changed_at(before: Match, after: Match) -> Iterator[Setting]:
    """Options and data that differ between two matches of one game."""
    names = [field.name for field in msgspec.structs.fields(before.game.options)]
    ours, theirs = ({name: getattr(match.options, name) for name in names} for match in (before, after))
    yield from changed("option", ours, theirs)
    data = (dict(paths(msgspec.to_builtins(match.parts))) for match in (before, after))
    yield from changed("data", *data)


def changed_data(match: Match) -> list[str]:
    """How the parts of a match differ from the standard ones, in words."""
    standard = msgspec.structs.replace(match, parts=match.game.load(None))
    return [change_text(setting) for setting in changed_at(standard, match)]


def value_text(value: Any) -> str:
    """A value as a data file has it; a dash for none."""
    if value is None:
        return "–"
    return str(value).lower() if isinstance(value, bool) else str(value)


def change_text(setting: Setting) -> str:
    """Such as `ships.cutter.hull 3 → 5`."""
    name = "Wreckfish" if setting.what == "version" else setting.path
    return f"{name} {value_text(setting.before)} → {value_text(setting.after)}"
