"""The build: with a compiler or without, a wheel carries everything; the lock files are complete and name no place."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COMPILED: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["wreckfish"]["compiled"]
LOCKS = ["requirements.lock", "requirements-play.lock", "benchmarks/requirements.lock", "docs/requirements.lock"]
PAGE = ROOT / "src/wreckfish/server/page"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what a build reads, so that the build leaves no traces here."""
    copy = tmp_path / "checkout"
    built = shutil.ignore_patterns("*.so", "*.pyd", "*.egg-info", "__pycache__", ".mypy_cache", "node_modules")
    for folder in ("src", "docs/rules", "tools", "web"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=built)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy(file, copy)
    return copy


def build(checkout: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    offline = ["--no-index", "--no-deps", "--no-build-isolation"]
    command = [sys.executable, "-m", "pip", "wheel", "--verbose", *offline, "--wheel-dir", "dist", "."]
    return subprocess.run(
        command,
        cwd=checkout,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def built_page() -> set[str]:
    """The files of the browser client, as a package names them. Where there is no Node, there are none."""
    files = expected("src/wreckfish/server/page", "*.*", "wreckfish/server/page") - {"wreckfish/server/page/.built"}
    if not files:
        pytest.skip("the browser client could not be built here")
    return files


def contents(checkout: Path) -> set[str]:
    (wheel,) = (checkout / "dist").glob("wreckfish-*.whl")
    return set(zipfile.ZipFile(wheel).namelist())


def expected(folder: str, pattern: str, under: str) -> set[str]:
    return {f"{under}/{file.relative_to(ROOT / folder).as_posix()}" for file in (ROOT / folder).rglob(pattern)}


def is_compiled(file: str) -> bool:
    return file.endswith((".so", ".pyd"))


@pytest.mark.seconds
def test_a_plain_python_wheel_carries_sources_data_texts_and_rules(checkout: Path) -> None:
    built = build(checkout, WRECKFISH_COMPILE="0")
    assert built.returncode == 0, built.stdout
    assert "the engine is not compiled" in built.stdout
    files = contents(checkout)
    for pattern in ("*.py", "*.toml", "*.ftl", "py.typed"):
        assert expected("src/wreckfish", pattern, "wreckfish") <= files
    rules = expected("docs/rules", "*.md", "wreckfish/docs/rules")
    assert rules
    assert rules <= files
    assert not [file for file in files if is_compiled(file)]


@pytest.mark.seconds
def test_a_wheel_carries_the_page(checkout: Path) -> None:
    page = built_page()
    built = build(checkout, WRECKFISH_COMPILE="0")
    assert built.returncode == 0, built.stdout
    assert page <= contents(checkout)


@pytest.mark.seconds
def test_a_source_distribution_carries_page_and_rules_so_that_its_wheel_needs_no_node(checkout: Path) -> None:
    page = built_page()
    packed = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "sdist"], cwd=checkout, capture_output=True, text=True
    )
    assert packed.returncode == 0, packed.stdout + packed.stderr
    (archive,) = (checkout / "dist").glob("wreckfish-*.tar.gz")
    with tarfile.open(archive) as files:
        files.extractall(checkout / "unpacked", filter="data")
    (sources,) = (checkout / "unpacked").iterdir()
    assert all((sources / sheet).is_file() for sheet in expected("docs/rules", "*.md", "docs/rules"))
    built = build(sources, WRECKFISH_COMPILE="0", PATH=os.fspath(Path(sys.executable).parent))
    assert built.returncode == 0, built.stdout
    assert "the browser client is" not in built.stdout  # neither built again nor missing
    assert page <= contents(sources)


@pytest.mark.seconds
@pytest.mark.skipif(sys.platform == "win32", reason="CC names the compiler on Unix only")
def test_without_a_compiler_the_build_says_so_and_goes_on(checkout: Path) -> None:
    built = build(checkout, CC="no-such-compiler", WRECKFISH_COMPILE="")
    assert built.returncode == 0, built.stdout
    assert "there is no working C compiler" in built.stdout
    assert not [file for file in contents(checkout) if is_compiled(file)]


def compile_only(modules: list[str], checkout: Path) -> None:
    project = checkout / "pyproject.toml"
    project.write_text(re.sub(r"^compiled = \[.*?^\]", f"compiled = {modules}", project.read_text(), flags=re.M | re.S))


@pytest.mark.slow
def test_quick_and_whole_builds_take_turns(checkout: Path) -> None:
    """One used to take the libraries of the other for its own, and nothing could be imported any more."""
    compile_only(["core/bits.py"], checkout)
    show = "from wreckfish.core import bits; print(bits.__file__)"
    for quick in ("", "quick", ""):
        given = os.environ | {
            "PYTHONPATH": "src",
            "WRECKFISH_BUILD": quick,
            "WRECKFISH_COMPILE": "",
            "WRECKFISH_ENGINE": "",
            "WRECKFISH_OPTIMIZE": "0",
        }
        for command in (["setup.py", "--quiet", "build_ext", "--inplace"], ["-c", show]):
            done = subprocess.run([sys.executable, *command], cwd=checkout, env=given, capture_output=True, text=True)
            assert done.returncode == 0, done.stdout + done.stderr
            if "there is no working C compiler" in done.stdout:
                pytest.skip("no C compiler here")
        assert Path(done.stdout.strip()).suffix != ".py"
        assert Path(done.stdout.strip()).is_relative_to(checkout)


@pytest.mark.slow
def test_a_compiled_wheel_carries_each_compiled_module_and_its_source(checkout: Path) -> None:
    """With only a few modules, as all of them would take minutes; another test checks that all are compiled."""
    few = [module for module in COMPILED if module.startswith("core/")]
    compile_only(few, checkout)
    built = build(checkout, WRECKFISH_COMPILE="", WRECKFISH_OPTIMIZE="0")
    assert built.returncode == 0, built.stdout
    if "there is no working C compiler" in built.stdout:
        pytest.skip("no C compiler here")
    files = contents(checkout)
    compiled = {file.split(".")[0] for file in files if is_compiled(file)}
    assert compiled == {"wreckfish__mypyc", *(f"wreckfish/{module.removesuffix('.py')}" for module in few)}
    assert {f"wreckfish/{module}" for module in few} <= files


@pytest.mark.slow
def test_an_error_in_a_compiled_module_stops_the_build(checkout: Path) -> None:
    with (checkout / "src/wreckfish" / COMPILED[0]).open("a") as source:
        source.write('\nWRONG: int = "a text"\n')
    built = build(checkout, WRECKFISH_COMPILE="")
    if "there is no working C compiler" in built.stdout:
        pytest.skip("no C compiler here")
    assert built.returncode != 0
    assert "Incompatible types in assignment" in built.stdout


def test_every_module_to_compile_exists() -> None:
    assert [module for module in COMPILED if not (ROOT / "src/wreckfish" / module).is_file()] == []


def loaded(**environment: str) -> tuple[str, set[str]]:
    """Which engine runs, and how the files of the modules to compile end that it runs."""
    names = ["wreckfish." + module.removesuffix(".py").replace("/", ".") for module in COMPILED]
    program = f"""
import importlib, wreckfish
print(wreckfish.engine(), *(importlib.import_module(name).__file__ for name in {names}), sep="\\n")
"""
    done = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, **environment}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    engine, *files = done.stdout.splitlines()
    assert len(files) == len(COMPILED)
    return engine, {Path(file).suffix for file in files}


def test_the_interpreted_engine_runs_sources() -> None:
    assert loaded(WRECKFISH_ENGINE="interpreted") == ("interpreted", {".py"})


def test_the_compiled_engine_runs_every_module_compiled() -> None:
    engine, endings = loaded(WRECKFISH_ENGINE="")
    if engine == "interpreted":
        pytest.skip("nothing is compiled here")
    assert ".py" not in endings


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    assert not re.search(r"https?:|file:|--(extra-)?index-url|--find-links|@", text)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_of_a_lock_is_exact_and_has_a_hash(lock: str) -> None:
    lines = (ROOT / lock).read_text("utf-8").replace("\\\n", " ").splitlines()
    requirements = [line for line in lines if line and not line.lstrip().startswith("#")]
    assert requirements
    for requirement in requirements:
        assert re.match(r"[a-z0-9-]+==[0-9][^ ]* .*--hash=sha256:[0-9a-f]{64}", requirement), requirement


def test_the_lock_holds_all_that_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *project["project"]["optional-dependencies"]["dev"],
    ]
    locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE))
    names = {re.split(r"[^A-Za-z0-9._-]", name)[0].lower().replace(".", "-").replace("_", "-") for name in asked}
    assert names <= locked


def pins(lock: str) -> dict[str, str]:
    text = (ROOT / lock).read_text("utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ]+)", text, re.MULTILINE))


def test_the_lock_for_playing_is_a_part_of_the_whole_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    play = pins("requirements-play.lock")
    assert play.items() <= pins("requirements.lock").items()
    for asked in [*project["dependencies"], *project["optional-dependencies"]["server"]]:
        assert re.split(r"[^A-Za-z0-9._-]", asked)[0].replace(".", "-") in play
    assert not {"pytest", "ray", "polars", "playwright"} & play.keys()
