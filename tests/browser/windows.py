"""Windows of browsers that Playwright does not drive here: Debian's Firefox over WebDriver BiDi, and WebKitGTK over its
WebDriver. Each can open a page, run a script in it, change its size and take a picture: what a game needs.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

START = 60  # seconds that a browser may take to start on a busy machine
PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "remote.active-protocols": 1,  # BiDi
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.auto": False,
    "intl.accept_languages": "en-GB",
}


class Missing(Exception):
    """A browser that is not installed, and the package that has it."""


class Window(Protocol):
    """One page in a browser."""

    name: str

    def open(self, address: str) -> None: ...

    def run(self, script: str, given: Any = None) -> Any:
        """Call a function of JavaScript, and wait for what it promises."""
        ...

    def resize(self, wide: int, high: int) -> None: ...

    def picture(self) -> bytes: ...

    def complaints(self) -> list[str]:
        """The errors that the page has logged, as far as the browser tells."""
        ...


@contextmanager
def started(command: list[str], **given: Any) -> Iterator[subprocess.Popen[str]]:
    """A process for as long as it is needed."""
    pipes = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL} | given
    process = subprocess.Popen(command, text=True, **pipes)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stderr is not None:
            process.stderr.close()


def program(name: str, package: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise Missing(f"no {name} here: install the package `{package}`")
    return found


# Firefox.


class Firefox:
    """https://w3c.github.io/webdriver-bidi, straight over its socket."""

    name = "Firefox"

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.number = 0
        self.told: list[str] = []
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        self.page = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            said = json.loads(self.line.recv(timeout=START))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] in ("error", "warn"):
                entry = said["params"]
                self.told.append(f"{entry['level']}: {entry['text']} {entry['source'].get('url', '')}")
            if said.get("id") == self.number:
                assert said["type"] == "success", f"{method}: {said['error']} {said['message']}"
                return said["result"]

    def open(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def run(self, script: str, given: Any = None) -> Any:
        call = f"JSON.stringify(await ({script})({json.dumps(given)}) ?? null)"
        made = self.send(
            "script.evaluate",
            expression=f"(async () => {call})()",
            target={"context": self.page},
            awaitPromise=True,
        )
        assert made["type"] == "success", made["exceptionDetails"]["text"]
        return json.loads(made["result"]["value"])

    def resize(self, wide: int, high: int) -> None:
        self.send("browsingContext.setViewport", context=self.page, viewport={"width": wide, "height": high})

    def picture(self) -> bytes:
        return base64.b64decode(self.send("browsingContext.captureScreenshot", context=self.page)["data"])

    def complaints(self) -> list[str]:
        return self.told


@contextmanager
def firefox() -> Iterator[Firefox]:
    command = [program("firefox-esr", "firefox-esr"), "--headless", "--remote-debugging-port", "0", "--no-remote"]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        Path(profile, "user.js").write_text("".join(lines), "utf-8")
        home = os.environ | {"HOME": profile, "MOZ_HEADLESS_WIDTH": "1440", "MOZ_HEADLESS_HEIGHT": "900"}
        with started([*command, "--profile", profile], stderr=subprocess.PIPE, env=home) as process:
            assert process.stderr is not None
            found = next((at for line in process.stderr if (at := re.search(r"ws://\S+", line))), None)
            assert found, "Firefox did not start"
            with connect(f"{found[0]}/session", max_size=2**26, compression=None) as line:
                yield Firefox(line)


# WebKit.


class WebKit:
    """https://www.w3.org/TR/webdriver2: WebKitGTK's own driver, and its small browser."""

    name = "WebKit"

    def __init__(self, address: str, browser: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=START)
        options = {"binary": browser, "args": ["--automation"]}
        asked = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = f"/session/{self.send('POST', '/session', **asked)['sessionId']}"
        self.send("POST", f"{self.session}/timeouts", script=START * 1000, pageLoad=START * 1000)

    def send(self, method: str, path: str, **body: Any) -> Any:
        answer = self.http.request(method, path, json=body if method == "POST" else None)
        found = answer.json()["value"]
        assert answer.is_success, f"{path}: {found['error']} {found['message']}"
        return found

    def open(self, address: str) -> None:
        self.send("POST", f"{self.session}/url", url=address)

    def run(self, script: str, given: Any = None) -> Any:
        call = f"return Promise.resolve(({script})(arguments[0])).then((found) => JSON.stringify(found ?? null))"
        return json.loads(self.send("POST", f"{self.session}/execute/sync", script=call, args=[given]))

    def resize(self, wide: int, high: int) -> None:
        """Size the window so that the page has the size."""
        inner = self.run("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
        self.send("POST", f"{self.session}/window/rect", width=wide + inner[0], height=high + inner[1])

    def picture(self) -> bytes:
        return base64.b64decode(self.send("GET", f"{self.session}/screenshot"))

    def complaints(self) -> list[str]:
        return list(self.run("() => window.complaints ?? []"))

    def close(self) -> None:
        self.send("DELETE", self.session)
        self.http.close()


@contextmanager
def display() -> Iterator[str]:
    """An X display that no one sees."""
    ours, theirs = os.pipe()
    command = [program("Xvfb", "xvfb"), "-displayfd", str(theirs), "-screen", "0", "2600x1600x24", "-nolisten", "tcp"]
    with started(command, pass_fds=[theirs]):
        os.close(theirs)
        with os.fdopen(ours) as told:
            yield f":{told.readline().strip()}"


def free_port() -> int:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return int(place.getsockname()[1])


def mini_browser() -> str:
    """The browser that comes with WebKitGTK's library."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
    if not found:
        raise Missing("no WebKitGTK here: install the package `libwebkit2gtk-4.1-0`")
    return str(found[-1])


@contextmanager
def webkit() -> Iterator[WebKit]:
    driver, browser, port = program("WebKitWebDriver", "webkit2gtk-driver"), mini_browser(), free_port()
    with ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        screen = stack.enter_context(display())
        still = Path(home, ".config/gtk-3.0/settings.ini")
        still.parent.mkdir(parents=True)
        still.write_text("[Settings]\ngtk-enable-animations=false\n", "utf-8")  # the reader prefers reduced motion
        given = os.environ | {"DISPLAY": screen, "HOME": home, "LANG": "en_GB.UTF-8", "GDK_BACKEND": "x11"}
        given |= {"XDG_CONFIG_HOME": f"{home}/.config", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1"}
        stack.enter_context(started([driver, f"--port={port}"], env=given))
        wait_for_port(port)
        window = WebKit(f"http://127.0.0.1:{port}", browser)
        stack.callback(window.close)
        yield window


def wait_for_port(port: int) -> None:
    end = time.monotonic() + START
    while True:
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        assert time.monotonic() < end, "the driver did not start"
        time.sleep(0.1)


BROWSERS: dict[str, Callable[[], AbstractContextManager[Window]]] = {"firefox": firefox, "webkit": webkit}
