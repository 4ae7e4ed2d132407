"""Writes src/wreckfish/site/kept.txt: the files of the standard library and of packages that a rehearsal imports.

Run it after a change of imports or of Pyodide: python tests/local/cut.py
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from compare import in_engine

from wreckfish.site.downloads import cache_folder
from wreckfish.site.engine import KEPT, build_engine


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        build_engine(cache_folder(), Path(folder), whole=True)
        found = in_engine(Path(folder), "rehearse.py", "modules")
    modules = found["modules"]
    assert isinstance(modules, list)
    KEPT.write_text("\n".join(modules) + "\n", "utf-8")
    sys.stdout.write(f"{found['tables']} tables, {len(modules)} files.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
