"""The few things that Fluent asks of attrs, with dataclasses."""

from dataclasses import dataclass, field, replace
from types import SimpleNamespace

s, evolve = dataclass, replace
validators = SimpleNamespace(in_=lambda _: None)


def ib(*, validator=None, **given):
    if "factory" in given:
        given["default_factory"] = given.pop("factory")
    return field(**given)
