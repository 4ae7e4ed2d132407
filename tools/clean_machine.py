"""Runs the README's two commands as on a machine that has only just met them, and says what happened in each.

Every run has a fresh clone, an empty home folder with empty caches, and a path without Node; some have no C compiler.
`python tools/clean_machine.py` runs `make play` in all of them, `… test` runs `make test`; `--help` says more.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NODE = re.compile(r"node|nodejs|npm|npx|corepack|uv|uvx")
COMPILER = re.compile(r"(.*-)?(cc|gcc|g\+\+|c\+\+|clang|clang\+\+|tcc)(-[\d.]+)?|c\d\d(-gcc)?")
KEPT = re.compile(r"(PIP|UV|SSL|REQUESTS|NODE_EXTRA|npm_config)_.*|LANG|LC_.*|TERM|.*_(proxy|PROXY)")
SERVING = re.compile(r"Wreckfish is at (http://\S+)/")
LONGEST = 2 * 3600  # seconds for one command


class Machine:
    """A folder that stands for a new machine: its programs, its home, its clone of this checkout."""

    def __init__(self, folder: Path, python: str, compiler: bool) -> None:
        version = subprocess.run([python, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        self.name = f"{version}, {'a C compiler' if compiler else 'no C compiler'}, no Node"
        self.programs, self.home, self.clone = folder / "bin", folder / "home", folder / "wreckfish"
        self.home.mkdir(parents=True)
        self.programs.mkdir()
        for name, program in programs():
            if (
                not NODE.fullmatch(name)
                and not name.startswith("python")
                and (compiler or not COMPILER.fullmatch(name))
            ):
                (self.programs / name).symlink_to(program)
        (self.programs / "python3").symlink_to(python)
        subprocess.run(["git", "clone", "--quiet", ROOT, self.clone], check=True)

    def start(self, target: str) -> subprocess.Popen[str]:
        environment = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
        environment |= {"PATH": str(self.programs), "HOME": str(self.home), "PYTHONUNBUFFERED": "1"}
        return subprocess.Popen(
            ["make", target],
            cwd=self.clone,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )


def programs() -> Iterator[tuple[str, Path]]:
    """All programs on the path, each name once."""
    seen: set[str] = set()
    for folder in os.environ["PATH"].split(os.pathsep):
        for program in sorted(Path(folder).glob("*")):
            if program.name not in seen and "shims" not in program.parts and os.access(program, os.X_OK):
                seen.add(program.name)
                yield program.name, program


def pythons() -> list[str]:
    """Python 3.11 and the newest that is here: on the path, or beside this one."""
    found: dict[tuple[int, int], str] = {sys.version_info[:2]: sys.executable}
    beside = Path(sys.base_prefix).parent.glob("*/bin/python3.*")
    for program in [*beside, *(Path(path) for n in range(11, 20) if (path := shutil.which(f"python3.{n}")))]:
        version = re.fullmatch(r"python3\.(\d+)", program.name)
        if version and int(version[1]) >= 11 and "shims" not in program.parts:
            found.setdefault((3, int(version[1])), str(program))
    return [found[version] for version in sorted({min(found), max(found)})]


class Run:
    """A make command under way on a machine, its lines told with the seconds since it began."""

    def __init__(self, machine: Machine, target: str) -> None:
        print(f"\n{machine.name}: make {target}", flush=True)
        self.began = time.monotonic()
        self.lines: list[str] = []
        self.process = machine.start(target)
        self.reader = threading.Thread(target=self.read)
        self.reader.start()

    def read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line)
            if not line.startswith(("....", "[gw")):
                self.tell(line.rstrip())

    def tell(self, what: str) -> None:
        print(f"{time.monotonic() - self.began:5.0f} s  {what}", flush=True)

    def wait_for(self, pattern: re.Pattern[str]) -> str | None:
        """The first group of the pattern, as soon as a line has it; nothing if the command ends before."""
        while True:
            running = self.process.poll() is None
            for line in list(self.lines):
                if found := pattern.search(line):
                    return found[1]
            if not running or time.monotonic() - self.began > LONGEST:
                return None
            time.sleep(0.1)

    def end(self, sign: signal.Signals) -> int:
        if self.process.poll() is None:
            os.killpg(self.process.pid, sign)
        code = self.process.wait(timeout=60)
        self.reader.join()
        return code

    def says(self, words: str) -> bool:
        return any(words in line for line in list(self.lines))


def play(machine: Machine, compiler: bool) -> bool:
    """`make play` until the page is served, by the compiled engine where there is a compiler; then Ctrl-C."""
    run = Run(machine, "play")
    try:
        address = run.wait_for(SERVING)
        if address is None:
            return False
        page = ask(f"{address}/")
        run.tell(f"served: {'the page' if '<script' in page else 'NO PAGE'}, engine {engine(address)}")
        wanted = "compiled" if compiler else "interpreted"
        while engine(address) != wanted and run.process.poll() is None and not run.says("interpreted"):
            time.sleep(1)
        serving = engine(address)
        run.tell(f"serving with the engine {serving}")
        return "<script" in page and serving == wanted and not run.says("Traceback")
    finally:
        run.tell(f"Ctrl-C ends it with exit code {run.end(signal.SIGINT)}")


def ask(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        text: str = answer.read().decode()
        return text


def engine(address: str) -> str:
    """Which engine serves; a server that is just starting again counts as none."""
    try:
        return str(json.loads(ask(f"{address}/health"))["engine"])
    except OSError:
        return "none"


def test(machine: Machine, _compiler: bool) -> bool:
    run = Run(machine, "test")
    with contextlib.suppress(subprocess.TimeoutExpired):
        run.process.wait(timeout=LONGEST)
    code = run.end(signal.SIGTERM)
    run.tell(f"exit code {code}")
    return code == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["play", "test"], nargs="*", default=["play"])
    parser.add_argument("--python", action="append", help="a Python to try; otherwise 3.11 and the newest that is here")
    parser.add_argument("--compiler", choices=["with", "without", "both"], default="both")
    given = parser.parse_args()
    well = True
    for python in given.python or pythons():
        for compiler in {"with": [True], "without": [False], "both": [True, False]}[given.compiler]:
            with tempfile.TemporaryDirectory(prefix="wreckfish-clean-") as folder:
                machine = Machine(Path(folder), python, compiler)
                for command in given.command:
                    well &= {"play": play, "test": test}[command](machine, compiler)
    print("\nAll of them worked." if well else "\nNot all of them worked.")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
