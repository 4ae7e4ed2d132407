"""Wreckfish: an open table for shipwreck games. One rules engine for people, bots, researchers and designers."""

import importlib.metadata
import os

if os.environ.get("WRECKFISH_ENGINE") == "interpreted":
    from wreckfish import interpreted

    interpreted.prefer_sources()


def version() -> str:
    return importlib.metadata.version("wreckfish")


def engine() -> str:
    """`compiled` if the rules were compiled to C, `interpreted` if they run as plain Python."""
    from wreckfish.core import bits

    return "interpreted" if (bits.__file__ or "").endswith(".py") else "compiled"
