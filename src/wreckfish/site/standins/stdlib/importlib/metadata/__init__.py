"""What is installed: one package, with the games and bots that it announces in entry_points.txt."""

from functools import cache
from importlib import import_module
from pathlib import Path
from site import getsitepackages


class PackageNotFoundError(ModuleNotFoundError): ...


class EntryPoint:
    def __init__(self, name, value, group):
        self.name, self.value, self.group = name, value, group
        self.module, _, self.attr = value.partition(":")

    def load(self):
        found = import_module(self.module)
        return getattr(found, self.attr) if self.attr else found


class EntryPoints(tuple):
    @property
    def names(self):
        return {entry.name for entry in self}

    def __getitem__(self, name):
        return next(entry for entry in self if entry.name == name)


@cache
def about():
    return next(Path(getsitepackages()[0]).glob("*.dist-info"))


@cache
def entry_points(*, group):
    found, section = [], ""
    for line in (about() / "entry_points.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif section == group:
            name, _, value = line.partition(" = ")
            found.append(EntryPoint(name, value, group))
    return EntryPoints(found)


def version(name):
    package, _, number = about().stem.partition("-")
    if package != name:
        raise PackageNotFoundError(name)
    return number
