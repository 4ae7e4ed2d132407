"""The engine for a browser: Pyodide, a standard library cut to what is imported, our sources and the packages they use.

Everything is compiled by the Python that will run it, in Node, because that takes most of the time of a start.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tempfile
import zipfile
from importlib.metadata import entry_points
from pathlib import Path

from wreckfish import version
from wreckfish.core.values import WreckfishError, shown
from wreckfish.language import LANGUAGES
from wreckfish.local.levels import OFFERED
from wreckfish.site.downloads import fetched, node, put_into_cache
from wreckfish.site.sources import PACKAGE, needed

HERE = Path(__file__).parent
STANDINS = HERE / "standins"  # in the place of large modules of which nothing is used; see its README
KEPT = HERE / "kept.txt"  # the files of the standard library and of packages that are imported: tests/local/cut.py
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
OWN_LEVELS = {"strong": "wreckfish.local.levels:strong"}


def build_engine(cache: Path, target: Path, whole: bool = False) -> None:
    """Write the engine's files into a folder. `whole`: with all modules there are, to see which are imported."""
    pyodide, wheels = fetched(cache)
    built = cache / f"engine-{fingerprint_of(whole)}"
    if not built.is_dir():
        with tempfile.TemporaryDirectory(dir=cache) as scratch:
            folder = Path(scratch) / "build"
            gather(folder, pyodide, wheels, whole)
            command = [node(), str(HERE / "compile.mjs"), str(pyodide), str(folder)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                english = "The engine could not be compiled for the browser: {words}"
                raise WreckfishError(english, "error-no-engine", words=shown(done.stderr[-300:], 300))
            for tree in ("site", "stdlib"):
                shutil.rmtree(folder / tree)
            for old in cache.glob("engine-*"):
                if old != built and old.name.endswith("whole") == whole:
                    shutil.rmtree(old, ignore_errors=True)
            put_into_cache(folder, built)
    target.mkdir(parents=True, exist_ok=True)
    for file in (*(pyodide / name for name in PYODIDE_FILES), *built.iterdir()):
        shutil.copyfile(file, target / file.name)


def fingerprint_of(whole: bool) -> str:
    """A hash of everything the engine is made of."""
    sha = hashlib.sha256()
    ours = (file for file in sorted(HERE.rglob("*")) if file.is_file() and "__pycache__" not in file.parts)
    for file in (*(PACKAGE / path for path in needed()), *ours):
        sha.update(file.name.encode() + file.read_bytes())
    return sha.hexdigest()[:16] + ("-whole" if whole else "")


def gather(folder: Path, pyodide: Path, wheels: Path, whole: bool) -> None:
    """Lay out what is to be compiled."""
    site = folder / "site"
    for path in needed():
        copy = site / "wreckfish" / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(PACKAGE / path, copy)
    about = site / f"wreckfish-{version()}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: wreckfish\nVersion: {version()}\n", "utf-8")
    (about / "entry_points.txt").write_text(announced(), "utf-8")
    kept = None if whole else set(KEPT.read_text("utf-8").split())
    for wheel in sorted(wheels.glob("*.whl")):
        unpack(wheel, site, kept)
    unpack(pyodide / "python_stdlib.zip", folder / "stdlib", kept)
    for tree in ("stdlib", "site"):
        shutil.copytree(STANDINS / tree, folder / tree, dirs_exist_ok=True)


def unpack(archive: Path, folder: Path, kept: set[str] | None) -> None:
    """Unpack what is of use in a browser."""
    with zipfile.ZipFile(archive) as packed:
        for name in packed.namelist():
            if keeps(name) and (kept is None or name in kept or name.endswith(".dat")):
                packed.extract(name, folder)


def announced() -> str:
    """The games and bots of the package as entry points: the levels that a browser offers, and no others."""
    lines = []
    for group in ("wreckfish.games", "wreckfish.bots"):
        lines.append(f"[{group}]")
        for entry in entry_points(group=group):
            ours = entry.value.startswith("wreckfish.")
            if ours and (group == "wreckfish.games" or entry.name in OFFERED):
                lines.append(f"{entry.name} = {OWN_LEVELS.get(entry.name, entry.value)}")
    return "\n".join(lines) + "\n"


def keeps(name: str) -> bool:
    """Whether a file may be of use in a browser: no metadata, no types, no languages but ours."""
    if ".dist-info/" in name or name.endswith((".pyi", ".typed", ".h", "/")):
        return False
    return not name.startswith("babel/locale-data/") or Path(name).stem in ("root", *LANGUAGES)
