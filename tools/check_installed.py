"""Checks an installed Wreckfish as a newcomer would meet it: `python tools/check_installed.py`, with that Python.

The engine is compiled, every game has its rule books, and the server serves the page and all that it names. Looks at
the installed package only, never at a checkout, and asks nothing of the network but this machine itself.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request

READY = re.compile(r"http://\S+:\d+")


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        text: str = answer.read().decode("utf-8", "replace")
        return text


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "WRECKFISH_DATA": folder, "PYTHONSAFEPATH": "1", "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "wreckfish", "serve", "--port", "0"]
        with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                found = READY.search(server.stdout.readline())
                assert found, "the server did not start"
                look_around(found[0])
            finally:
                server.terminate()


def look_around(server: str) -> None:
    health = json.loads(read(f"{server}/health"))
    assert health["engine"] == "compiled", f"the engine is {health['engine']}"
    page = read(f"{server}/")
    named = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
    assert named, "the page names no script: was it built?"
    for path in named:
        assert read(server + path), f"{path} is empty"
    games = [game["name"] for game in json.loads(read(f"{server}/api/games"))]
    for game in games:
        for language in ("en", "de"):
            assert json.loads(read(f"{server}/api/rules/{game}?lang={language}")), f"{game} has no rule book"
    print(
        f"wreckfish {health['version']}, {health['engine']}: page, {len(games)} games and their rule books are served."
    )


if __name__ == "__main__":
    main()
