"""A game from another package brings everything: rules, texts, board, tests, and a compiled build if it can be had."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from harness import ServerProcess

from outside_package import EXAMPLE, copied, installed, installed_plainly, run
from wreckfish import engine

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed_plainly(tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server"), limits="off")
    server.environment["PYTHONPATH"] = str(site)
    with server:
        yield server


@pytest.fixture
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60) as client:
        yield client


# ---- Rules --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "words"), [("en", "Empty heap"), ("de", "Leerer Haufen")])
def test_its_rules_can_be_looked_up_by_their_ids(site: Path, language: str, words: str) -> None:
    shown = run(site, "-m", "wreckfish", "rules", "JE04", "--lang", language)
    assert words in shown
    assert "test" not in shown.lower(), "its tests are not in this checkout"
    assert words in run(site, "-m", "wreckfish", "rules", "--game", "jetsam", "--lang", language)


def test_the_terminal_shows_the_rule_behind_its_question(site: Path) -> None:
    printed = run(site, "-m", "wreckfish", "play", "jetsam", "--lang", "en", "--seed", "tide", typed="?\nq\nn\n")
    assert "JE03 Choose one action" in printed


@pytest.mark.parametrize(("language", "words"), [("en", "Empty heap"), ("de", "Leerer Haufen")])
def test_the_server_has_its_rules_and_writes_moves_as_buttons_say_them(
    http: httpx.Client, language: str, words: str
) -> None:
    rules = http.get("/api/rules/jetsam", params={"lang": language}).json()["rules"]
    assert [rule["id"] for rule in rules] == [f"JE{number:02}" for number in range(1, 8)]
    assert rules[3]["title"] == words
    assert "`" not in rules[2]["text"]


# ---- The board ----------------------------------------------------------------------------------------------------


def board_of(http: httpx.Client) -> dict[str, str]:
    games = {game["name"]: game["board"] for game in http.get("/api/games").json()}
    assert games["carcass"] is None
    board: dict[str, str] = games["jetsam"]
    return board


@pytest.mark.parametrize(
    ("name", "kind"), [("script", "text/javascript"), ("style", "text/css"), ("poster", "image/svg+xml")]
)
def test_its_files_are_served_for_good_under_the_policy_of_the_page(http: httpx.Client, name: str, kind: str) -> None:
    answer = http.get(board_of(http)[name])
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.content == (EXAMPLE / "src/jetsam/board" / board_of(http)[name].rpartition("/")[2]).read_bytes()


@pytest.mark.parametrize(
    "path",
    ["../__init__.py", "..%2f__init__.py", "%2e%2e/__init__.py", "./../rules.py", "//etc/passwd", "", "nothing.js"],
)
def test_nothing_outside_its_folder_is_served(http: httpx.Client, path: str) -> None:
    folder = board_of(http)["script"].rpartition("/")[0]
    assert http.get(f"{folder}/{path}").status_code in (400, 404)


def test_an_address_holds_for_one_version(http: httpx.Client) -> None:
    script = board_of(http)["script"]
    version = script.split("/")[3]
    assert re.fullmatch(r"[0-9a-f]{16}", version)
    assert http.get(script.replace(version, "0" * 16)).status_code == 404
    assert http.get(script.replace("jetsam", "carcass")).status_code == 404
    assert http.get(script.replace("jetsam", "nothing")).status_code in (404, 422)


# ---- Its tests, and ours ------------------------------------------------------------------------------------------


def test_its_own_tests_pass_without_a_checkout(site: Path) -> None:
    printed = run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE / "tests"))
    assert "6 passed" in printed


def test_the_generic_tests_pass_for_it(site: Path) -> None:
    command = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", "-k", "jetsam"]
    printed = run(site, *command, str(ROOT / "tests/generic"))
    assert int(re.search(r"(\d+) passed", printed)[1]) > 200  # type: ignore[index]


# ---- Builds -------------------------------------------------------------------------------------------------------

PLAYED = """
from wreckfish.core.game import make_match
from wreckfish.core.chance import from_seed
from jetsam import GAME
luck = from_seed("1" * 32)
for seats in range(2, 6):
    for game in range(20):
        state = make_match(GAME, seats).start(f"{game:032x}")
        while state.owing:
            seat = state.to_act()[0]
            state.play(seat, state.random_move(seat, luck))
            print(state.dump(), state.redeal(0, luck).dump(), [*state.observe(0)])
        print(state.outcome())
"""


def compiled(site: Path) -> set[str]:
    return {path.name.split(".")[0] for path in (site / "jetsam").iterdir() if path.suffix in (".so", ".pyd")}


def test_compiled_and_interpreted_it_plays_the_same(site: Path, tmp_path: Path) -> None:
    if engine() != "compiled":
        pytest.skip("THE ENGINE IS NOT COMPILED HERE: nor is a game that is installed beside it")
    said = installed(copied(tmp_path), tmp_path / "site")
    modules = compiled(tmp_path / "site")
    if not modules and "building extension" in said:
        pytest.skip("no C compiler here")
    assert modules == {"rules", "verbs"}
    assert run(tmp_path / "site", "-c", PLAYED) == run(site, "-c", PLAYED)


def test_without_a_compiler_it_is_built_as_plain_python(tmp_path: Path) -> None:
    installed(copied(tmp_path), tmp_path / "site", CC="no-such-compiler")
    assert (tmp_path / "site/jetsam/rules.py").is_file()
    assert not compiled(tmp_path / "site")
    assert "Jetsam" in run(tmp_path / "site", "-m", "wreckfish", "play", "jetsam", "--people", "0", "--lang", "en")
