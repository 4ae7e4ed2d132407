"""Plays random games in a site's engine and in the installed one, and says whether they are the same.

Run it as: python tests/local/compare.py [GAMES], by default a hundred of each game, with all options.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from wreckfish.site.downloads import cache_folder, node
from wreckfish.site.engine import build_engine

HERE = Path(__file__).parent


def in_engine(engine: Path, script: str, *words: str) -> dict[str, Any]:
    """What a script says in a site's engine."""
    return said([node(), str(HERE / "in_node.mjs"), str(engine), str(HERE / script), *words])


def installed(script: str, *words: str) -> dict[str, Any]:
    """What a script says in the engine that is installed."""
    return said([sys.executable, str(HERE / script), *words])


def said(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError((done.stdout + done.stderr)[-2000:])
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> int:
    count = sys.argv[1] if len(sys.argv) > 1 else "100"
    with tempfile.TemporaryDirectory() as folder:
        build_engine(cache_folder(), Path(folder))
        there, here = in_engine(Path(folder), "same_games.py", count), installed("same_games.py", count)
    for game, sha in here.items():
        sys.stdout.write(f"{game}: {count} games {'are the same' if there[game] == sha else 'DIFFER'} ({sha[:16]})\n")
    return 0 if here == there else 1


if __name__ == "__main__":
    sys.exit(main())
