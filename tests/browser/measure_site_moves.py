"""How long bots think in browsers: python tests/browser/measure_site_moves.py SITE [--firefox] [--first]

Runs tests/local/measure_bots.py with the engine of a site, in a worker of a real browser. The times are those of a
clock on the wall; `--first` runs all at real-time priority, so that other programs take no time from it (needs root).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from browsing import ROOT, chromium
from play_site import served

SCRIPTS = ("measure_bots.py", "visiting.py")
LOCK = (ROOT / "tests/local/in_node.mjs").read_text("utf-8").partition("lockFileContents: ")[2].partition("\n")[0]
WORKER = """
import { loadPyodide } from "./pyodide.mjs";
const read = (name) => fetch(new URL(name, import.meta.url));
try {
    const folder = new URL(".", import.meta.url).href;
    const python = await loadPyodide({
        indexURL: folder,
        stdLibURL: `${folder}stdlib.zip.wasm`,
        lockFileContents: LOCK
        stdout: (line) => postMessage(line),
    });
    python.unpackArchive(await (await read("engine.zip.wasm")).arrayBuffer(), "zip");
    for (const name of NAMES) python.FS.writeFile(name, await (await read(name)).text());
    python.runPython("import sys; sys.path.insert(0, '.')");
    python.runPython(python.FS.readFile("measure_bots.py", { encoding: "utf8" }));
} catch (problem) {
    postMessage(problem.message);
}
postMessage("");
"""
BEGIN = """() => {
    window.lines = [];
    new Worker("/worker.mjs", { type: "module" }).onmessage = ({ data }) => void lines.push(data);
}"""


def measure(run: Callable[[str], Any]) -> None:
    run(BEGIN)
    while True:
        for line in run("() => lines.splice(0)"):
            if not line:
                return
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
        time.sleep(0.2)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", type=Path, help="what `wreckfish site` wrote")
    parser.add_argument("--firefox", action="store_true")
    parser.add_argument("--first", action="store_true")
    given = parser.parse_args()
    if given.first:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch, "engine")
        shutil.copytree(next(given.site.glob("engine-*")), folder)
        for name in SCRIPTS:
            shutil.copy(ROOT / "tests/local" / name, folder)
        script = WORKER.replace("LOCK", LOCK).replace("NAMES", json.dumps(SCRIPTS))
        (folder / "worker.mjs").write_text(script, "utf-8")
        (folder / "index.html").write_text("<!doctype html>", "utf-8")
        with served(folder) as address:
            if given.firefox:
                with import_module("windows").firefox() as window:
                    window.open(f"{address}/")
                    measure(window.run)
            else:
                with chromium() as browser:
                    page = browser.new_page()
                    page.goto(f"{address}/")
                    measure(page.evaluate)
    return 0


if __name__ == "__main__":
    sys.exit(main())
