"""Which engine runs, and how to run the sources although they are compiled: for debuggers, and to compare the two.

Set the environment variable WRECKFISH_ENGINE to `interpreted` before Python starts.
"""

from __future__ import annotations

import importlib.machinery
import importlib.util
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType


def engine() -> str:
    """`compiled` if the rules were compiled to C, `interpreted` if they run as plain Python."""
    from wreckfish.core import bits

    return "interpreted" if (bits.__file__ or "").endswith((".py", ".pyc")) else "compiled"


class Sources(MetaPathFinder):
    """Finds the .py file of each of our modules before its compiled form."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not fullname.startswith("wreckfish."):
            return None
        for folder in path or ():
            source = Path(folder) / f"{fullname.rpartition('.')[2]}.py"
            if source.is_file():
                return importlib.util.spec_from_file_location(fullname, source)
        return None


def prefer_sources() -> None:
    sys.meta_path.insert(0, Sources())
