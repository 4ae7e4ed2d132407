"""Settings: read from the environment, refused in one sentence, and all of them in docs/hosting.md."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from wreckfish.cli.main import main
from wreckfish.core.values import WreckfishError
from wreckfish.server.http.limits import LIMITS, Limit
from wreckfish.server.settings import Settings, data_folder, database_url, description, read_settings, variable

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
HERE = "postgresql://ada:hunter22@localhost/fish"
BAD = [
    ("WRECKFISH_SITE", "/nowhere"),
    ("WRECKFISH_COOKIE_SECURE", "perhaps"),
    ("WRECKFISH_LIMITS", "some"),
    ("WRECKFISH_BOT_SECONDS", "soon"),
    ("WRECKFISH_BOT_SECONDS", "0"),
    ("WRECKFISH_BOT_SECONDS", "nan"),
    ("WRECKFISH_BOT_PROCESSES", "1.5"),
    ("WRECKFISH_BOT_PROCESSES", "65"),
    ("WRECKFISH_OUTBOX", "3"),
    ("WRECKFISH_OUTBOX", "\x1b[2J"),
    ("WRECKFISH_HEARTBEAT_SECONDS", "0"),
    ("WRECKFISH_IDLE_SECONDS", "-1"),
    ("WRECKFISH_PROXIES", "my-proxy"),
    ("WRECKFISH_PROXIES", "10.0.0.1,"),
    ("WRECKFISH_PROXIES", "10.0.0.1/8"),
    ("WRECKFISH_ORIGINS", "play.example.org"),
    ("WRECKFISH_ORIGINS", "https://play.example.org/fish"),
    ("WRECKFISH_ORIGINS", "ftp://play.example.org"),
]
BAD_ADDRESSES = [
    ("mysql://ada:hunter22@localhost/fish", "“mysql” is no database"),
    ("postgresql:/ada:hunter22@localhost/fish", "“postgresql” is no database"),
    ("postgresql://ada:hunter22@localhost:port/fish", "cannot be understood"),
    (f"{HERE}?sslmode=require", "cannot carry “sslmode”"),
    ("sqlite://", "keeps its games in a file"),
    ("sqlite:///", "keeps its games in a file"),
    ("sqlite:///:memory:", "keeps its games in a file"),
]


@pytest.fixture(autouse=True)
def the_log_ends_with_the_test() -> Iterator[None]:
    logs = logging.getLogger().handlers[:]
    yield
    logging.getLogger().handlers[:] = logs


def test_without_an_environment_everything_is_as_the_struct_says() -> None:
    assert read_settings({}) == Settings()


def test_an_empty_variable_says_nothing() -> None:
    assert read_settings({"WRECKFISH_BOT_SECONDS": "", "WRECKFISH_PROXIES": ""}) == Settings()


def test_settings_are_read_as_what_they_are() -> None:
    found = read_settings(
        {
            "WRECKFISH_BOT_SECONDS": "2.5",
            "WRECKFISH_BOT_PROCESSES": "3",
            "WRECKFISH_PROXIES": "127.0.0.1, 172.16.0.0/12, ::1",
            "WRECKFISH_ORIGINS": "https://play.example.org/, http://localhost:8080",
            "WRECKFISH_SOMETHING_ELSE": "is nobody's business",
        }
    )
    assert (found.bot_seconds, found.bot_processes) == (2.5, 3)
    assert found.proxies == "127.0.0.1, 172.16.0.0/12, ::1"
    assert read_settings({"WRECKFISH_PROXIES": "*"}).proxies == "*"


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_bad_setting_is_told_in_one_sentence(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    assert main(["serve", "--port", "0"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"wreckfish: {name} cannot be “")
    assert told.count("\n") == 1
    assert "\x1b" not in told


@pytest.mark.parametrize(("address", "reason"), BAD_ADDRESSES)
def test_a_bad_database_address_is_told_without_its_password(
    address: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WRECKFISH_DATA", str(tmp_path))
    monkeypatch.setenv("WRECKFISH_DB", "")  # so that what --db writes is taken back
    assert main(["serve", "--port", "0", "--db", address]) == 2
    told = capsys.readouterr().err
    assert reason in told
    assert told.count("\n") == 1
    assert "hunter22" not in told


def test_database_addresses_as_people_write_them(tmp_path: Path) -> None:
    for scheme in ("postgresql", "postgres", "postgresql+asyncpg"):
        address = f"{scheme}://ada:p%40ss@db.example.org:5433/fish"
        assert database_url(Settings(db=address)) == "postgresql+asyncpg://ada:p%40ss@db.example.org:5433/fish"
    assert database_url(Settings(db="postgresql:///fish?host=/run/postgresql")).endswith("?host=/run/postgresql")
    assert database_url(Settings(data=str(tmp_path))) == f"sqlite+aiosqlite:///{tmp_path / 'wreckfish.db'}"


def test_the_data_folder_is_its_owners_alone(tmp_path: Path) -> None:
    folder = data_folder(Settings(data=str(tmp_path / "new" / "folder")))
    assert folder.stat().st_mode & 0o777 == 0o700
    (tmp_path / "file").touch()
    with pytest.raises(WreckfishError, match="cannot be used: Not a directory"):
        data_folder(Settings(data=str(tmp_path / "file" / "folder")))


def rows() -> list[str]:
    """The lines of the table in docs/hosting.md."""
    return [
        f"| `{variable(field.name)}` | {f'`{field.default}`' if field.default else ''} | {description(field.type)} |"
        for field in msgspec.structs.fields(Settings)
    ]


def test_the_page_for_hosts_has_every_setting() -> None:
    found = re.findall(r"^\| `WRECKFISH_.*$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found == rows(), "the table in docs/hosting.md should be:\n" + "\n".join(rows())


def test_the_page_for_hosts_has_every_limit() -> None:
    page = PAGE.read_text(encoding="utf-8")
    found = re.findall(r"^\| [^|`]* \| (\d+) \| ([^|]* a second|one in [^|]* seconds) \|$", page, re.MULTILINE)
    assert found == [(str(limit.burst), pace(limit)) for limit in LIMITS.values()]


def pace(limit: Limit) -> str:
    return f"{round(1 / limit.seconds)} a second" if limit.seconds <= 1 else f"one in {limit.seconds:g} seconds"
