"""`wreckfish serve` on a command line: its refusals, its output, and how it ends. tests/server has the rest."""

from __future__ import annotations

import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from wreckfish.cli.main import main


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of this test's own; settings of the machine do not count, and the log ends with the test."""
    logs = logging.getLogger().handlers[:]
    for name in [name for name in os.environ if name.startswith("WRECKFISH_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("WRECKFISH_DATA", str(tmp_path))
    for name in ("WRECKFISH_DB", "WRECKFISH_SECRET"):  # the command writes these: taken back after the test
        monkeypatch.setenv(name, "")
    yield tmp_path
    logging.getLogger().handlers[:] = logs


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command says when it does not start: one sentence."""
    assert main(["serve", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("wreckfish: ")
    assert told.err.count("\n") == 1
    return told.err


@contextmanager
def serving(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process group of its own, as a shell starts it; its address."""
    command = [sys.executable, "-m", "wreckfish", "serve", "--port", "0", *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, process.communicate()[1]
            yield process, found[0]
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def is_well(address: str) -> bool:
    with urllib.request.urlopen(f"{address}health", timeout=10) as answer:
        return bool(answer.status == 200)


def test_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    told = capsys.readouterr().out
    assert all(f"--{option}" in told for option in ("host", "port", "db", "workers", "open"))
    assert "docs/hosting.md" in told


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        assert f"127.0.0.1 port {port}: Address already in use. Name another port, or none" in refused(
            capsys, "--port", str(port)
        )


@pytest.mark.parametrize(
    ("host", "reason"),
    [
        ("203.0.113.7", "Cannot listen at 203.0.113.7"),
        ("no.such.host.invalid", "Cannot listen at no.such.host.invalid"),
        ("a..b", "Cannot listen at a..b"),
        ("x" * 300, "Cannot listen at xxx"),
        ("::g", "Cannot listen at ::g"),
        ("", "--host is empty"),
    ],
)
def test_a_host_that_cannot_be_used(host: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert reason in refused(capsys, "--host", host)


@pytest.mark.parametrize(
    "arguments", [["--port", "80000"], ["--port", "x"], ["--workers", "0"], ["--nothing"], ["more"]]
)
def test_bad_arguments_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    refused(capsys, *arguments)


def test_several_workers_need_postgresql(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Several workers need PostgreSQL" in refused(capsys, "--workers", "2")


def test_a_database_that_does_not_answer(capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as closed:
        port = closed.getsockname()[1]
    told = refused(capsys, "--db", f"postgresql://ada:hunter22@127.0.0.1:{port}/fish")
    assert "The database does not answer" in told
    assert "hunter22" not in told


def test_a_database_that_accepts_and_says_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wreckfish.server.run.ANSWER", 0.5)
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        port = silent.getsockname()[1]
        told = refused(capsys, "--db", f"postgresql://ada@127.0.0.1:{port}/fish")
    assert "The database does not answer: nothing came back in 0.5 seconds." in told


@pytest.mark.seconds
def test_a_database_that_is_not_there(postgres: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = refused(capsys, "--db", re.sub(r"/t\w+\?", "/nowhere?", postgres))
    assert 'The database cannot be opened: database "nowhere" does not exist.' in told


def test_a_file_that_is_not_a_database(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = own_folder / "letter.db"
    file.write_text("Dear Ada, " * 100)
    assert "The database cannot be opened: file is not a database." in refused(capsys, "--db", f"sqlite:///{file}")
    assert file.read_text() == "Dear Ada, " * 100


def test_a_database_of_a_newer_version(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(own_folder / "wreckfish.db")) as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
        newer.commit()
    assert "made by a newer Wreckfish" in refused(capsys)


@pytest.mark.seconds
def test_a_database_that_another_server_uses(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving():
        told = refused(capsys)
        assert f"Another server already uses {own_folder / 'wreckfish.db'}. Stop it. Or name another folder: " in told


def test_a_folder_that_cannot_be_made(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (own_folder / "file").touch()
    monkeypatch.setenv("WRECKFISH_DATA", str(own_folder / "file" / "folder"))
    assert "cannot be used: Not a directory. Or name another folder: WRECKFISH_DATA=FOLDER." in refused(capsys)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own_folder.chmod(0o500)
    assert "Permission denied" in refused(capsys)
    own_folder.chmod(0o700)


def test_a_secret_that_cannot_be_read(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (own_folder / "secret").mkdir()
    assert f"The secret cannot be kept in {own_folder / 'secret'}: Is a directory. Or name" in refused(capsys)


def test_a_secret_that_others_can_read(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    secret = own_folder / "secret"
    secret.write_text("x" * 50)
    secret.chmod(0o644)
    told = refused(capsys)
    assert f"chmod 600 {secret}" in told
    assert "xxxx" not in told


def test_a_secret_that_is_too_short(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("WRECKFISH_SECRET", "psst")
    told = refused(capsys)
    assert "at least 32 characters" in told
    assert "psst" not in told


@pytest.mark.slow
@pytest.mark.parametrize(
    ("number", "code", "said"), [(signal.SIGTERM, 0, ""), (signal.SIGINT, 130, "wreckfish: Stopped.\n")]
)
def test_it_stops_when_asked_to(number: int, code: int, said: str) -> None:
    """As systemd and Docker ask, and as Ctrl-C does: the whole group gets it."""
    with serving() as (process, address):
        assert is_well(address)
        os.killpg(process.pid, number)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err.lstrip("\n")) == (code, "", said)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("number", "code", "said"), [(signal.SIGTERM, 0, ""), (signal.SIGINT, 130, "wreckfish: Stopped.\n")]
)
def test_several_workers_stop_when_asked_to(number: int, code: int, said: str, postgres: str) -> None:
    with serving("--workers", "2", "--db", postgres) as (process, address):
        assert is_well(address)
        os.killpg(process.pid, number)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err.lstrip("\n")) == (code, "", said)


def test_without_a_port_the_next_free_one_is_taken() -> None:
    from wreckfish.cli.serve import listen

    with closing(listen("127.0.0.1", None)) as first, closing(listen("127.0.0.1", None)) as second:
        assert first.getsockname()[1] != second.getsockname()[1]
