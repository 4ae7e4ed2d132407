"""`make play` and `make test` start with tools/prepare.py: what it does once, repeats, and says when it fails."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def prepare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, with an environment that nothing else uses."""
    spec = importlib.util.spec_from_file_location("prepare", ROOT / "tools/prepare.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "VENV", tmp_path)
    monkeypatch.setattr(module, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(module, "UV", tmp_path / "no-uv")
    return module


def test_what_was_done_is_done_again_only_from_another_state(prepare: ModuleType) -> None:
    done: list[str] = []
    for state in ("a", "a", "b", "a"):
        prepare.unless_done("work", state, lambda state=state: done.append(state))
    assert done == ["a", "b", "a"]


def test_what_failed_is_tried_again(prepare: ModuleType) -> None:
    def fail() -> None:
        raise prepare.CannotPrepare("no")

    done: list[str] = []
    prepare.unless_done("work", "a", lambda: done.append("a"))
    with pytest.raises(prepare.CannotPrepare):
        prepare.unless_done("work", "b", fail)
    prepare.unless_done("work", "a", lambda: done.append("again"))
    assert done == ["a", "again"]


@pytest.mark.seconds
def test_packages_that_cannot_be_fetched_give_a_sentence_and_a_way_on(
    prepare: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = tmp_path / "a.lock"
    lock.write_text("no-such-package==1 --hash=sha256:" + "0" * 64)
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    with pytest.raises(prepare.CannotPrepare, match=r"(?s)cannot be installed: .*\nIs the network there\?"):
        prepare.install_packages(lock)


def test_a_lock_with_all_packages_serves_for_playing_too(prepare: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setattr(prepare, "install", lambda *what: installed.append(what[-1].name))
    prepare.install_packages(prepare.TO_TEST)
    prepare.install_packages(prepare.TO_PLAY)
    assert installed == [prepare.TO_TEST.name]


def make_wheel(folder: Path, name: str) -> str:
    """A package of one empty module, version 1. Returns its hash."""
    wheel = folder / f"{name}-1-py3-none-any.whl"
    about = f"{name}-1.dist-info"
    with zipfile.ZipFile(wheel, "w") as files:
        files.writestr(f"{name}.py", "")
        files.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        files.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        files.writestr(f"{about}/RECORD", "")
    return hashlib.sha256(wheel.read_bytes()).hexdigest()


@pytest.mark.slow
@pytest.mark.parametrize("installer", ["pip", "uv"])
def test_pip_takes_over_where_uv_is_missing_and_both_refuse_a_wrong_hash(
    prepare: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    installer: str,
) -> None:
    """With real installers, and two packages from a folder; uv is in the lock file, but on no index."""
    venv, lock, index = tmp_path / "venv", tmp_path / "play.lock", tmp_path / "index"
    python, none = venv / "bin/python", "0" * 64
    index.mkdir()
    hashes = {name: make_wheel(index, name) for name in ("keel", "mast")}
    places = {"ROOT": tmp_path, "VENV": venv, "PYTHON": python, "UV": venv / "bin/uv", "TO_PLAY": lock}
    for name, place in places.items():
        monkeypatch.setattr(prepare, name, place)
    for name, value in {"NO_INDEX": "1", "FIND_LINKS": str(index), "NO_CACHE": "1"}.items():
        monkeypatch.setenv(f"PIP_{name}", value)
        monkeypatch.setenv(f"UV_{name}", value)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)

    def write_lock(of_mast: str) -> None:
        pins = {"keel": hashes["keel"], "mast": of_mast, "uv": none}
        lock.write_text("".join(f"{name}==1 \\\n    --hash=sha256:{pin}\n" for name, pin in pins.items()))

    def there(name: str) -> bool:
        return subprocess.run([python, "-c", f"import {name}"], capture_output=True).returncode == 0

    write_lock(of_mast=none)
    prepare.make_environment()
    assert re.search(r"uv is not to be had \(ERROR: No matching .*\), so pip installs\.", capsys.readouterr().out)
    if installer == "uv":
        if not (Path(sys.executable).parent / "uv").is_file():
            pytest.skip("uv is not to be had here")
        (venv / "bin/uv").symlink_to(Path(sys.executable).parent / "uv")
    with pytest.raises(prepare.CannotPrepare, match=r"^mast==1 is refused: .* play\.lock .*\nTry once without"):
        prepare.install_packages(lock)
    assert ("uv could not install (error: " in capsys.readouterr().out) == (installer == "uv")
    assert not there("mast")
    write_lock(of_mast=hashes["mast"])
    prepare.install_packages(lock)
    assert there("keel")
    assert there("mast")
    assert "so pip tries" not in capsys.readouterr().out


def test_uv_is_fetched_by_its_hashes(prepare: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran: list[tuple[object, ...]] = []
    monkeypatch.setattr(prepare, "run", lambda *words: ran.append(words))
    prepare.make_environment()
    assert ran[-1][:6] == (Path(sys.executable), "-m", "pip", "install", "--quiet", "--require-hashes")
    pinned = (tmp_path / "uv.lock").read_text()
    assert re.match(r"uv==\S+ \\\n +--hash=sha256:", pinned)
    assert pinned.count("==") == 1


def test_missing_browsers_are_installed_one_after_the_other(
    prepare: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When each test process did it for itself, all but one met a locked package manager and skipped its tests."""
    programs, log = tmp_path / "bin", tmp_path / "log"
    programs.mkdir()
    without_a_shell = f'echo "$*" >> {log}\ncase "$*" in *-shell) exit 1;; esac'
    for name, script in {"apt-get": without_a_shell, "Xvfb": ""}.items():
        (programs / name).write_text(f"#!/bin/sh\n{script}\n")
        (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setattr(prepare.os, "geteuid", lambda: 0)
    prepare.fetch_browsers()
    packages = [line.split()[-1] for line in log.read_text().splitlines()]
    assert packages == ["update", "chromium-headless-shell", "chromium", "firefox-esr", "webkit2gtk-driver"]
    log.unlink()
    monkeypatch.setattr(prepare.os, "geteuid", lambda: 1000)
    prepare.fetch_browsers()
    assert not log.exists()


@pytest.mark.seconds
def test_a_page_that_cannot_be_built_without_a_network_says_so(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    cut_off = {"npm_config_registry": "http://127.0.0.1:9/", "npm_config_fetch_retries": "0"}
    cut_off["npm_config_cache"] = str(tmp_path / "cache")
    done = subprocess.run(
        [sys.executable, tmp_path / "web/build.py"], env={**os.environ, **cut_off}, capture_output=True, text=True
    )
    assert done.returncode == 1
    if "there is no Node" in done.stdout:
        pytest.skip("no Node here")
    assert done.stdout.startswith("wreckfish: the browser client cannot be built here: npm ci")
    assert done.stdout.splitlines()[-1].startswith("Is the network there? A mirror is set by npm_config_registry")
    assert done.stderr == ""


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
@pytest.mark.parametrize("python", ["", "false", "no-such-python"], ids=["none", "too old", "missing"])
def test_without_a_new_enough_python_make_says_so_and_how_to_name_one(python: str) -> None:
    """`false` stands for an old Python: asked whether it is new enough, it says no."""
    given = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(["make", "play", f"PYTHON={python}"], cwd=ROOT, env=given, capture_output=True, text=True)
    assert done.returncode != 0
    which = f"{python} is none" if python else "there is none on the path"
    way_on = "Install one, or name it: make PYTHON=/path/to/python3.12 play"
    assert done.stdout.strip() == f"Wreckfish needs Python 3.11 or newer, and {which}. {way_on}"
    assert not [line for line in done.stderr.splitlines() if not line.startswith("make")]


SERVING = """
import sys, time
sys.path.insert(0, {tools!r})
import prepare
from pathlib import Path
prepare.BIN = Path({bin!r})
for step in ("make_environment", "register", "build_page"):
    setattr(prepare, step, lambda: None)
prepare.install_packages = lambda lock: None
prepare.compile_engine = lambda: (sys.stdin.readline(), {problem})
sys.exit(prepare.main("play"))
"""


@pytest.mark.seconds
@pytest.mark.parametrize("compiles", [True, False], ids=["compiles", "does not compile"])
def test_tables_open_while_the_engine_compiles_and_go_on_when_it_is_ready(tmp_path: Path, compiles: bool) -> None:
    problem = "None" if compiles else "exec(\"raise prepare.CannotPrepare('no room')\")"
    program = SERVING.format(tools=str(ROOT / "tools"), bin=str(Path(sys.executable).parent), problem=problem)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("WRECKFISH_")}
    environment |= {"WRECKFISH_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", program],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as playing:
        try:
            assert playing.stdin is not None
            assert playing.stdout is not None
            opened = playing.stdout.readline()
            found = re.search(r"http://\S+/", opened)
            assert found, opened
            assert asked(found[0])["engine"] == "interpreted"
            playing.stdin.write("compiled\n")
            playing.stdin.flush()
            told = playing.stdout.readline()
            assert ("Open tables go on" if compiles else "stays interpreted") in told
            assert asked(found[0])["status"] == "ok"  # at the same address
        finally:
            os.killpg(playing.pid, signal.SIGINT)
            playing.wait(timeout=20)


def asked(address: str) -> dict[str, str]:
    import httpx

    for _ in range(50):
        try:
            answer: dict[str, str] = httpx.get(f"{address}health", timeout=60).json()
            return answer
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")
