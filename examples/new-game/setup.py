"""Compiles the rules with mypyc if Wreckfish, mypy and a C compiler are there. Otherwise they stay plain Python.

pip builds in a clean environment, without Wreckfish, unless it is told `--no-build-isolation`. WRECKFISH_COMPILE=0
compiles nothing.
"""

import os
import sys

from setuptools import Extension, setup

COMPILED = ["src/jetsam/verbs.py", "src/jetsam/rules.py"]
BUILDS = {"bdist_wheel", "build_ext", "editable_wheel"}  # else only the package's name and version are asked for


def extensions() -> list[Extension]:
    if os.environ.get("WRECKFISH_COMPILE") == "0" or not BUILDS & {*sys.argv}:
        return []
    try:
        from mypyc.build import mypycify

        import wreckfish  # noqa: F401  the compiler reads its types
    except ImportError:
        return []
    checks = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
    found = mypycify([*checks, *COMPILED], opt_level="3", group_name="jetsam")
    for extension in found:
        extension.optional = True  # without a C compiler the build goes on, and the sources run as they are
    return found


setup(ext_modules=extensions())
