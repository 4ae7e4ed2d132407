"""Prepares this checkout for `make play` and `make test`: packages, browser client, compiled engine.

Needs nothing but Python 3.11 and its standard library. A step runs only if something it reads has changed, and says in
one line what it does and how long it took; steps that do not need each other run side by side. What is missing is told
in a sentence, with a way on.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON, UV = BIN / "python", BIN / "uv"
TO_PLAY, TO_TEST = ROOT / "requirements-play.lock", ROOT / "requirements.lock"
PIN_OF_UV = re.compile(r"^uv==.*?(?=^\S|\Z)", re.MULTILINE | re.DOTALL)
# The browsers of the tests: programs, of which one is enough, and the Debian packages that bring one.
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
BROWSERS = {
    CHROMIUM: CHROMIUM[:2],
    ("firefox-esr",): ("firefox-esr",),
    ("WebKitWebDriver",): ("webkit2gtk-driver",),
    ("Xvfb",): ("xvfb",),
}
QUIETLY = ("--yes", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120")
BUILD_SETTINGS = ("WRECKFISH_COMPILE", "WRECKFISH_BUILD", "WRECKFISH_OPTIMIZE", "CC", "CFLAGS")


class CannotPrepare(Exception):
    """What is missing, and the way on."""


class Progress:
    """A line for each step when it ends. A terminal also shows the steps under way, counting their seconds."""

    def __init__(self) -> None:
        self.live = sys.stdout.isatty()
        self.lock = threading.Lock()
        self.under_way: dict[str, tuple[float, int]] = {}
        if self.live:
            threading.Thread(target=self.count, daemon=True).start()

    @contextmanager
    def step(self, what: str, usual: int) -> Iterator[None]:
        """A step, and the seconds it usually takes on two cores."""
        began = time.monotonic()
        with self.lock:
            self.under_way[what] = began, usual
            if not self.live:
                print(f"{what} (about {usual} s) …", flush=True)
        done = "failed after"
        try:
            yield
            done = "done in"
        except KeyboardInterrupt:
            done = "stopped after"
            raise
        finally:
            with self.lock:
                del self.under_way[what]
                self.say(f"{what}: {done} {time.monotonic() - began:.0f} s")

    def say(self, line: str) -> None:
        print(f"\r\033[K{line}" if self.live else line, flush=True)

    def count(self) -> None:
        while True:
            time.sleep(0.5)
            with self.lock:
                now = time.monotonic()
                steps = [
                    f"{what} … {now - began:.0f} of about {usual} s" for what, (began, usual) in self.under_way.items()
                ]
                if steps:
                    print(f"\r\033[K{' · '.join(steps)}", end="", flush=True)


progress = Progress()


def run(*words: str | Path, **environment: str) -> str:
    """Run a command quietly and return its output. If it fails, its last lines are the reason."""
    done = subprocess.run(
        words,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise CannotPrepare("\n  ".join(line for line in done.stdout.splitlines()[-12:] if line.strip()))
    return done.stdout


def unless_done(name: str, state: str, work: Callable[[], None]) -> None:
    """Do the work, unless it was already done from this very state."""
    stamp = VENV / f"{name}.done"
    if not stamp.is_file() or stamp.read_text() != state:
        stamp.unlink(missing_ok=True)
        work()
        stamp.write_text(state)


def fingerprint(files: Iterable[Path], *settings: str) -> str:
    """A hash of the files, the settings and the Python in use."""
    sha = hashlib.sha256(repr((sys.version, *settings)).encode())
    for file in files:
        sha.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes() + b"\0")
    return sha.hexdigest()


def make_environment() -> None:
    """A virtual environment with pip, and with uv where it has a wheel for this machine."""

    def make() -> None:
        if importlib.util.find_spec("ensurepip") is None:
            raise CannotPrepare(
                f"{sys.executable} cannot make environments. On Debian and Ubuntu: apt install python3-venv. "
                "Or name another Python: make PYTHON=python3.12"
            )
        with progress.step("Making a Python environment", 4):
            run(sys.executable, "-m", "venv", "--clear", VENV)
        pins = VENV / "uv.lock"
        pins.write_text("".join(PIN_OF_UV.findall(TO_PLAY.read_text("utf-8"))))
        with progress.step("Fetching uv, a fast installer", 3):
            try:
                run(PYTHON, "-m", "pip", "install", "--quiet", "--require-hashes", "--no-deps", "-r", pins)
            except CannotPrepare as problem:
                progress.say(f"uv is not to be had ({reason(problem)}), so pip installs.")

    unless_done("environment", sys.version + str(VENV), make)


def install(*what: str | Path, **environment: str) -> None:
    """By uv if it is there and manages, else by pip."""
    if UV.is_file():
        try:
            run(UV, "pip", "install", "--quiet", "--python", PYTHON, *what, **environment)
            return
        except CannotPrepare as problem:
            progress.say(f"uv could not install ({reason(problem)}), so pip tries.")
    run(PYTHON, "-m", "pip", "install", "--quiet", *what, **environment)


def reason(problem: CannotPrepare) -> str:
    """The last line that calls itself an error, as details may follow it; else the last line."""
    lines = [line.strip() for line in str(problem).splitlines() if line.strip()] or ["no reason given"]
    return next((line for line in reversed(lines) if line.lower().startswith("error: ")), lines[-1])


def install_packages(lock: Path) -> None:
    """Exactly the versions of a lock file, each checked by its hash. uv is here already, or not to be had."""
    if lock == TO_PLAY and (VENV / f"{TO_TEST.name}.done").is_file():
        lock = TO_TEST  # all packages are here; those for playing are among them

    def fetch() -> None:
        wanted = VENV / lock.name
        wanted.write_text(PIN_OF_UV.sub("", lock.read_text("utf-8")))
        count = len(re.findall(r"^\S+==", wanted.read_text(), re.MULTILINE))
        with progress.step(f"Installing {count} packages", 10 if UV.is_file() else 100):
            try:
                install("--require-hashes", "-r", wanted)
            except CannotPrepare as problem:
                if changed := re.search(r"(?s)DO NOT MATCH THE HASHES.*?\n\s*(\S+==\S+) from", str(problem)):
                    raise CannotPrepare(
                        f"{changed[1]} is refused: what came is not what {lock.name} names by its hash. A cache or a "
                        "mirror may have spoilt it.\nTry once without the caches: "
                        "PIP_NO_CACHE_DIR=1 UV_NO_CACHE=1 make. Then without the mirror, or from another network."
                    ) from None
                raise CannotPrepare(
                    f"The packages cannot be installed: {reason(problem)}\nIs the network there? A proxy or a "
                    "mirror is set by pip's and uv's own variables, such as PIP_INDEX_URL and UV_INDEX_URL."
                ) from None

    unless_done(lock.name, fingerprint([lock]), fetch)


def register() -> None:
    """The command `wreckfish`, and the entry points of games and bots. The sources stay where they are."""

    def add() -> None:
        with progress.step("Registering the package", 2):
            install("--no-deps", "--no-build-isolation", "--editable", ".", WRECKFISH_COMPILE="later")

    unless_done("registered", fingerprint([ROOT / "pyproject.toml"]), add)


def compile_engine() -> None:
    """Compile the engine beside its sources. Without a C compiler it is interpreted."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    modules = [ROOT / "src/wreckfish" / module for module in project["tool"]["wreckfish"]["compiled"]]
    settings = [os.environ.get(name, "") for name in BUILD_SETTINGS]
    settings.append(str(shutil.which(os.environ.get("CC") or "cc")))  # one that is installed later is used

    def build() -> None:
        nice = ["nice", "-n", "5"] if shutil.which("nice") else []  # a table may be open already
        usual = 80
        if os.environ.get("WRECKFISH_BUILD") == "quick":
            usual = 10 if (ROOT / "build/quick").is_dir() else 60
        with progress.step("Compiling the engine", usual):
            output = run(*nice, PYTHON, "setup.py", "--quiet", "build_ext", "--inplace")
        for line in output.splitlines():
            if line.startswith("wreckfish: "):
                progress.say(line)

    unless_done("engine", fingerprint([*modules, ROOT / "setup.py"], *settings), build)


def build_page() -> None:
    """Build the browser client. Without it the server still serves bots."""
    if subprocess.run([PYTHON, "web/build.py", "--fresh"], cwd=ROOT, check=False).returncode == 0:
        return
    with progress.step("Building the browser client", 8):
        try:
            run(PYTHON, "web/build.py")
        except CannotPrepare as problem:
            progress.say(f"{problem}\nThe server will serve bots only.")


def check_types() -> None:
    """Check types and the client's sources while the engine compiles on another core.

    Tests ask again and show what is wrong; both checkers remember what has passed.
    """
    with progress.step("Checking types", 50):
        for command in (("-m", "mypy"), ("web/build.py", "--check")):
            subprocess.run([PYTHON, *command], cwd=ROOT, stdout=subprocess.DEVNULL, check=False)


def fetch_browsers() -> None:
    """The browsers that are missing, where we may install them. Their tests are skipped without them."""
    missing = [packages for programs, packages in BROWSERS.items() if not any(map(shutil.which, programs))]
    apt = shutil.which("apt-get")
    if not missing or apt is None or os.geteuid() != 0:
        return
    with progress.step("Installing browsers for the tests", 60):
        subprocess.run([apt, "update"], stdin=subprocess.DEVNULL, capture_output=True, check=False)
        for packages in missing:
            for package in packages:
                try:
                    run(apt, *QUIETLY, "install", package, DEBIAN_FRONTEND="noninteractive")
                    break
                except CannotPrepare as problem:
                    progress.say(f"{package} is not to be had ({reason(problem)}).")


def load_once() -> None:
    """Leave the bytecode of all that the tests load: each of their processes would make it for itself, all at once."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["WRECKFISH_ENGINE"] = "interpreted"  # the compiled one is under way
    collect = (PYTHON, "-m", "pytest", "--collect-only", "--quiet")
    with progress.step("Loading the tests once", 15):
        for command in (collect, (PYTHON, "-c", "import wreckfish.server.app")):
            subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class Background(threading.Thread):
    """A step that runs beside the others; `finish` waits for it and raises its problem."""

    def __init__(self, step: Callable[[], None]) -> None:
        super().__init__(daemon=True)
        self.step = step
        self.problem: CannotPrepare | None = None
        self.start()

    def run(self) -> None:
        try:
            self.step()
        except CannotPrepare as problem:
            self.problem = problem

    def finish(self) -> None:
        self.join()
        if self.problem is not None:
            raise self.problem


def set_up(lock: Path) -> None:
    """All that the other steps need."""
    make_environment()
    install_packages(lock)
    register()


def prepare_engine() -> int:
    set_up(TO_PLAY)
    compile_engine()
    return 0


def prepare_quick() -> int:
    prepare_tests(build_page)
    return 0


def prepare_test() -> int:
    browsers = Background(fetch_browsers)
    prepare_tests(build_page, check_types, load_once)
    browsers.finish()
    return 0


def prepare_tests(*meanwhile: Callable[[], None]) -> None:
    set_up(TO_TEST)
    engine = Background(compile_engine)
    for step in meanwhile:
        step()
    engine.finish()


def serve(*options: str, **environment: str) -> subprocess.Popen[str]:
    command = [str(BIN / "wreckfish"), "serve", *options]
    return subprocess.Popen(command, cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)


def address_of(server: subprocess.Popen[str]) -> re.Match[str] | None:
    """Wait until the server says where it is; nothing if it could not start, for which it has told the reason."""
    assert server.stdout is not None
    line = server.stdout.readline()
    return re.search(r"http://\S+:(\d+)/", line)


def play() -> int:
    """Open the tables as soon as there is a page; when the engine is compiled, serve them with that."""
    set_up(TO_PLAY)
    engine = Background(compile_engine)
    build_page()
    engine.join(1)
    if not engine.is_alive():
        engine.finish()
        os.execv(BIN / "wreckfish", ["wreckfish", "serve", "--open"])
    server = serve("--open", WRECKFISH_ENGINE="interpreted")
    try:
        found = address_of(server)
        if found is None:
            return server.wait()
        progress.say(f"Wreckfish is at {found[0]}  (Ctrl-C stops it). Bots think slowly until the engine is compiled.")
        while engine.is_alive() and server.poll() is None:
            engine.join(0.2)
        if server.poll() is None and engine.problem is None:
            server.terminate()
            server.wait()
            server = serve("--port", found[1])
            if address_of(server) is not None:
                progress.say("The engine is compiled, and the server runs with it. Open tables go on.")
        elif engine.problem is not None:
            progress.say(f"The engine could not be compiled and stays interpreted:\n  {engine.problem}")
        return server.wait()
    finally:
        server.terminate()


def main(command: str) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        return {"play": play, "test": prepare_test, "quick": prepare_quick, "engine": prepare_engine}[command]()
    except CannotPrepare as problem:
        progress.say(f"wreckfish: {problem}")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
