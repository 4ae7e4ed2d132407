"""Writes src/wreckfish/site/stdlib.txt: the files of the standard library that the engine imports in a rehearsal.

Run it after a change of imports or of Pyodide: python tests/local/cut_stdlib.py
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from wreckfish.site.downloads import cache_folder, node
from wreckfish.site.engine import STDLIB, build_engine

HERE = Path(__file__).parent


def rehearsed(engine: Path, *words: str) -> dict[str, object]:
    """What a rehearsal in an engine says."""
    command = [node(), str(HERE / "in_node.mjs"), str(engine), str(HERE / "rehearse.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError((done.stdout + done.stderr)[-2000:])
    found: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        build_engine(cache_folder(), Path(folder), whole=True)
        found = rehearsed(Path(folder), "modules")
    modules = found["modules"]
    assert isinstance(modules, list)
    STDLIB.write_text("\n".join(modules) + "\n", "utf-8")
    sys.stdout.write(f"{found['tables']} tables, {len(modules)} files of the standard library.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
