"""The part of the build that pyproject.toml cannot say: compile the engine, build the client, add the rules.

Without a working C compiler, or with WRECKFISH_COMPILE=0, the package is built as plain Python: same games, slower.
WRECKFISH_BUILD=quick is for changing the engine: each module is a library of its own, not optimised, and only what
changed is compiled. It runs at a fraction of the full speed, so measure nothing with it. WRECKFISH_OPTIMIZE=0 compiles
all in one, but does not optimise: for tests of the build itself.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
PACKAGE = Path("src/wreckfish")
QUICK = os.environ.get("WRECKFISH_BUILD") == "quick"
COMPILED: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["wreckfish"]["compiled"]
# All calls stay inside our own library: saying so lets gcc and clang inline them. The warning costs gcc half of its
# time on one large file of generated C; without it the object is the same, byte for byte.
FLAGS = (
    []
    if sys.platform == "win32"
    else ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-misleading-indentation"]
)


def build_client() -> None:
    """Build the browser client, unless it is there: a source distribution carries it, so its wheel needs no Node."""
    if subprocess.run([sys.executable, str(ROOT / "web/build.py")], check=False).returncode:
        print("wreckfish: the browser client is missing from this package; its server serves bots only.")


class SourcesWithClient(sdist):
    """Packs the built browser client beside the sources it was built from."""

    def run(self) -> None:
        build_client()
        super().run()


class BuildWithRulebook(build_py):
    """Builds the browser client and copies docs/rules into the package; a checkout reads them where they are."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()
        if not self.editable_mode:
            sheets = ROOT / "docs/rules"
            for sheet in sheets.rglob("*.md"):
                copy = Path(self.build_lib, "wreckfish/docs/rules", sheet.relative_to(sheets))
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(sheet, copy)


def compiler_works() -> bool:
    """Whether a C extension that does nothing can be built here: compiler, linker and Python's headers."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        probe = Extension("probe", [str(source)], extra_compile_args=FLAGS)
        command = build_ext(Distribution({"name": "probe", "ext_modules": [probe]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception:  # noqa: BLE001  whatever it is, nothing can be compiled here
            return False
    return True


def extensions() -> list[Extension]:
    """The compiled modules; none if only names and versions are asked for."""
    if not {"bdist_wheel", "build", "build_ext", "editable_wheel"} & set(sys.argv):
        return []
    if os.environ.get("WRECKFISH_COMPILE") == "later":
        return []
    if {"build_ext", "editable_wheel"} & set(sys.argv):
        forget_compiled()
    if os.environ.get("WRECKFISH_COMPILE") == "0":
        print("wreckfish: WRECKFISH_COMPILE is 0, so the engine is not compiled and will be interpreted.")
        return []
    if not compiler_works():
        print(
            "wreckfish: there is no working C compiler with Python's headers, so the engine will be interpreted. "
            "For a compiled one, on Debian and Ubuntu: apt install gcc python3-dev"
        )
        return []

    from mypyc.build import mypycify

    sources = [str(PACKAGE / module) for module in COMPILED]
    # The tests check types strictly; here only the compiled modules themselves must be sound.
    checks = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
    modules: list[Extension]
    if QUICK:  # from mypy's cache, mypyc 2.4 cannot compile modules one by one
        checks.append(f"--cache-dir={os.devnull}")
        modules = mypycify([*checks, *sources], opt_level="0", debug_level="0", separate=True, target_dir="build/quick")
    else:
        checks.append("--cache-dir=build/mypy")
        level = os.environ.get("WRECKFISH_OPTIMIZE", "3")
        modules = mypycify([*checks, *sources], opt_level=level, debug_level="0", group_name="wreckfish")
    for module in modules:
        flags = [
            flag for flag in module.extra_compile_args if flag != "-Werror"
        ]  # a new compiler's warning is no error
        module.extra_compile_args = flags + FLAGS
    return modules


def forget_compiled() -> None:
    """Remove what an earlier build left beside the sources: Python would run it in their place.

    A quick build goes on from the quick build before it.
    """
    if QUICK and not list(PACKAGE.parent.glob("wreckfish__mypyc.*")):
        return
    for file in PACKAGE.parent.rglob("*"):
        if file.suffix in {".so", ".pyd"}:
            file.unlink()


setup(
    cmdclass={"build_py": BuildWithRulebook, "sdist": SourcesWithClient},
    ext_modules=extensions(),
    # The two builds name their libraries alike: in one folder, each would take those of the other for up to date.
    options={"build": {"build_base": "build/quick"}} if QUICK else {},
)
