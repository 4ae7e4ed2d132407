"""People: guests, accounts, tokens, mutes, all of one's data, and an end of it. On a real database."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from argon2 import PasswordHasher
from finished_games import Game, write
from itsdangerous import TimestampSigner
from people_app import PASSWORD, SECRET, House, house
from sqlalchemy import update

from wreckfish.server import people_cache, people_messages
from wreckfish.server.db import schema, table_queries
from wreckfish.server.http.identity import LIFE, OLD, language_in, preferred, sign, signer
from wreckfish.server.http.limits import LIMITS
from wreckfish.server.people_cache import FRESH, PeopleCache, read_person, token_hash
from wreckfish.server.services.people import export as exporting
from wreckfish.server.services.people import passwords
from wreckfish.server.services.people.accounts import log_in, register
from wreckfish.server.services.people.tokens import MOST as MOST_TOKENS
from wreckfish.server.values import Person, Refused
from wreckfish.table.entry import Kind

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def person_of(home: House, person: str) -> Person:
    found = await read_person(home.store, person)
    assert found is not None
    return found


# Guests.


async def test_a_guest_is_known_by_a_cookie_that_no_script_reads(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser = home.browser(accept_language="de")
        assert refusal(await browser.get("/api/me")) == (401, "refuse-who")
        answer = await browser.post("/api/me", json={"name": "  Ada \t Lovelace "})
        flags = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]]
        assert {"httponly", "samesite=lax", "path=/", f"max-age={LIFE}"} <= set(flags)
        assert "secure" not in flags
        me = (await browser.get("/api/me")).json()
        assert me == {"id": me["id"], "name": "Ada Lovelace", "login": None, "language": "de", "muted": []}


@pytest.mark.seconds
@pytest.mark.parametrize(
    ("scheme", "setting", "secure"),
    [("https", "auto", True), ("http", "auto", False), ("http", "yes", True), ("https", "no", False)],
)
async def test_a_cookie_is_secure_as_the_host_wants_it(tmp_path: Path, scheme: str, setting: str, secure: bool) -> None:
    async with house(tmp_path, cookie_secure=setting) as home:
        answer = await home.browser(scheme=scheme).post("/api/me", json={"name": "Ada"})
        assert ("; secure" in answer.headers["set-cookie"].lower()) is secure


async def test_a_forged_or_foreign_cookie_is_ignored(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, person = await home.guest("Ada")
        good = browser.cookies["wreckfish"]
        ada = await person_of(home, person)
        value, made, signature = good.rsplit(".", 2)
        forged = [
            "",
            "nonsense",
            f"{value}.{made}.{'B' if signature[0] == 'A' else 'A'}{signature[1:]}",  # its last bits say nothing
            f"{value[:-1]}9.{made}.{signature}",
            f"{person}-0",
            sign(ada, b"the secret of another server, as long"),
            sign(msgspec.structs.replace(ada, session=1), SECRET),
            sign(msgspec.structs.replace(ada, id="0" * 16), SECRET),
            TimestampSigner(SECRET, salt="another purpose").sign(f"{person}-0").decode(),
            "\x00ü",
        ]
        for cookie in forged:
            sent = {"cookie": f"wreckfish={cookie}".encode()}
            answer = await home.browser().get("/api/me", headers=sent)  # type: ignore[arg-type]
            assert refusal(answer) == (401, "refuse-who"), cookie
        assert (await browser.get("/api/me")).status_code == 200


async def test_an_old_cookie_is_renewed_and_one_that_is_too_old_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as home:
        _, person = await home.guest("Ada")
        ada = await person_of(home, person)
        made = dict.fromkeys(["fresh", "old", "ended"], "")
        for kind, age in zip(made, [OLD - 60, OLD + 60, LIFE + 60], strict=True):
            moment = int(time.time()) - age
            monkeypatch.setattr(signer(SECRET), "get_timestamp", lambda moment=moment: moment)
            made[kind] = sign(ada, SECRET)
        monkeypatch.undo()
        answers = {
            kind: await home.browser().get("/api/me", headers={"cookie": f"wreckfish={one}"})
            for kind, one in made.items()
        }
        assert {kind: answer.status_code for kind, answer in answers.items()} == {
            "fresh": 200,
            "old": 200,
            "ended": 401,
        }
        assert "set-cookie" not in answers["fresh"].headers
        renewed = answers["old"].cookies["wreckfish"]
        assert (await home.browser().get("/api/me", headers={"cookie": f"wreckfish={renewed}"})).status_code == 200


async def test_coming_in_twice_changes_the_name_and_loses_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, person = await home.guest("Ada")
        again = await browser.post("/api/me", json={"name": "Countess", "language": "de"})
        assert (again.json()["id"], again.json()["name"], again.json()["language"]) == (person, "Countess", "de")
        changed = await browser.patch("/api/me", json={"name": "Ada"})
        assert (changed.json()["name"], changed.json()["language"]) == ("Ada", "de")
        assert (await browser.get("/api/me")).json() == changed.json()
        assert len(await home.rows("people")) == 1


@pytest.mark.seconds
@pytest.mark.parametrize("name", ["", "   ", "A" * 41, "Ada\x00", "Ada\u202eadA", "\x1b[2J", "\u200b"])
async def test_a_name_that_cannot_be_shown_is_refused(tmp_path: Path, name: str) -> None:
    async with house(tmp_path) as home:
        assert refusal(await home.browser().post("/api/me", json={"name": name})) == (422, "refuse-name")
        assert await home.rows("people") == []
        browser, _ = await home.guest("Ada")
        assert refusal(await browser.patch("/api/me", json={"name": name})) == (422, "refuse-name")
        assert (await browser.get("/api/me")).json()["name"] == "Ada"


async def test_a_refusal_comes_in_the_persons_language(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, _ = await home.guest("Ada")
        await browser.patch("/api/me", json={"language": "de"})
        answer = await browser.post("/api/accounts", json={"login": "ada", "password": "kurz"})
        assert answer.json() == {
            "code": "refuse-password",
            "sentence": "Ein Passwort hat 8 bis 200 Zeichen.",
            "rule": None,
        }


# Accounts.


@pytest.mark.seconds
async def test_a_guest_keeps_everything_with_an_account(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, person = await home.guest("Ada")
        token = (await browser.post("/api/me/tokens", json={"label": "bot"})).json()["token"]
        before = browser.cookies["wreckfish"]
        answer = await browser.post("/api/accounts", json={"login": " ADA ", "password": PASSWORD})
        assert (answer.status_code, answer.json()["id"], answer.json()["login"]) == (201, person, "ada")
        assert (await browser.get("/api/me")).json()["login"] == "ada"
        assert (await home.browser(authorization=f"Bearer {token}").get("/api/me")).json()["id"] == person
        stolen = await home.browser().get("/api/me", headers={"cookie": f"wreckfish={before}"})
        assert refusal(stolen) == (401, "refuse-who")
        again = await browser.post("/api/accounts", json={"login": "other", "password": PASSWORD})
        assert refusal(again) == (409, "refuse-account-already")
        (row,) = await home.rows("people")
        assert str(row["password"]).startswith("$argon2id$")


@pytest.mark.parametrize(
    ("login", "password", "code"),
    [
        ("ab", PASSWORD, "refuse-login"),
        ("a" * 41, PASSWORD, "refuse-login"),
        ("a da", PASSWORD, "refuse-login"),
        ("ada\x00", PASSWORD, "refuse-login"),
        ("ada", "7 chars", "refuse-password"),
        ("ada", "p" * 201, "refuse-password"),
    ],
)
async def test_a_login_or_password_that_does_not_do_is_refused(
    tmp_path: Path, login: str, password: str, code: str
) -> None:
    async with house(tmp_path) as home:
        browser, _ = await home.guest("Ada")
        assert refusal(await browser.post("/api/accounts", json={"login": login, "password": password})) == (422, code)
        assert (await browser.get("/api/me")).json()["login"] is None


@pytest.mark.seconds
async def test_logins_are_the_same_however_they_are_typed(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        _, person = await home.account("Ada", "Straße")
        for typed in ("STRASSE", "strasse", "ｓｔｒａßｅ", " Straße "):
            answer = await home.browser().post("/api/session", json={"login": typed, "password": PASSWORD})
            assert answer.json()["id"] == person
        other, _ = await home.guest("Eve")
        taken = await other.post("/api/accounts", json={"login": "STRASSE", "password": PASSWORD})
        assert refusal(taken) == (409, "refuse-login-taken")


async def one_login_for_many(home: House) -> None:
    guests = [await person_of(home, (await home.guest(f"Ada {number}"))[1]) for number in range(4)]
    tries = [register(home.store, guest, "ada", PASSWORD) for guest in guests]
    done = await asyncio.gather(*tries, return_exceptions=True)
    refused = [one for one in done if isinstance(one, Refused)]
    assert len([one for one in done if isinstance(one, Person)]) == 1
    assert [one.code for one in refused] == ["refuse-login-taken"] * 3
    assert [row["login"] for row in await home.rows("people")].count("ada") == 1


async def test_of_many_people_who_want_a_login_at_once_one_gets_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await one_login_for_many(home)


@pytest.mark.seconds
async def test_an_unknown_login_and_a_wrong_password_cannot_be_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor by the time that the answer takes: each login costs one comparison of a hash as expensive as the others."""
    compared: list[str] = []
    verify = PasswordHasher.verify

    def watched(hasher: PasswordHasher, kept: str, password: str) -> bool:
        compared.append(kept.rsplit("$", 2)[0])  # its parameters, without salt and hash
        return verify(hasher, kept, password)

    monkeypatch.setattr(PasswordHasher, "verify", watched)
    async with house(tmp_path, limits="off") as home:
        await home.account("Ada", "ada")
        passwords.stranger()
        said = set()
        for login in ("ada", "nobody", "x"):
            answer = await home.browser().post("/api/session", json={"login": login, "password": "not the password"})
            said.add((answer.status_code, answer.text, answer.headers.get("set-cookie")))
    assert len(said) == 1
    assert next(iter(said))[0] == 401
    assert compared == ["$argon2id$v=19$m=47104,t=1,p=1"] * 3  # 46 MiB: a hash that costs nothing protects nothing


async def test_passwords_are_guessed_slowly(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        home.context.limits.clock = lambda: 0
        statuses = []
        for number in range(LIMITS["guesses"].burst + 1):
            if 2 < number < LIMITS["guesses"].burst - 1:
                home.context.limits.take("guesses", "ada")
                continue
            browser = home.browser(f"198.51.100.{number}")
            login = "ada" if number % 2 else "ADA"
            statuses.append((await browser.post("/api/session", json={"login": login, "password": "?"})).status_code)
        assert statuses == [401] * 4 + [429]


@pytest.mark.seconds
async def test_a_changed_password_ends_other_sessions(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, _ = await home.account("Ada", "ada")
        other = home.browser()
        await other.post("/api/session", json={"login": "ada", "password": PASSWORD})
        wrong = await browser.put("/api/me/password", json={"old": "wrong password", "new": "another password"})
        assert refusal(wrong) == (403, "refuse-wrong-password")
        assert (await other.get("/api/me")).status_code == 200
        assert (
            await browser.put("/api/me/password", json={"old": PASSWORD, "new": "another password"})
        ).status_code == 200
        assert (await browser.get("/api/me")).status_code == 200
        assert (await other.get("/api/me")).status_code == 401
        assert (await other.post("/api/session", json={"login": "ada", "password": PASSWORD})).status_code == 401
        fresh = {"login": "ada", "password": "another password"}
        assert (await other.post("/api/session", json=fresh)).status_code == 201


async def test_ü_is_ü_on_every_keyboard(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, _ = await home.guest("Ada")
        await browser.post("/api/accounts", json={"login": "ada", "password": "Schl\u00fcssel"})
        answer = await home.browser().post("/api/session", json={"login": "ada", "password": "Schlu\u0308ssel"})
        assert answer.status_code == 201


async def test_a_crowd_that_logs_in_waits_and_no_more_than_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as home:
        monkeypatch.setattr(passwords, "QUEUE", 3)
        tries = [log_in(home.store, "nobody", "not the password") for _ in range(6)]
        codes = [getattr(one, "code", "") for one in await asyncio.gather(*tries, return_exceptions=True)]
        assert sorted(codes) == ["refuse-log-in"] * 3 + ["refuse-too-fast"] * 3
        assert not passwords.under_way


# Sessions.


async def test_logging_out_forgets_the_cookie_and_a_guest_without_traces(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        seated, ada = await home.guest("Ada")
        kept, ben = await home.account("Ben", "ben")
        await home.seat("t1", ben, ada)
        fleeting, _ = await home.guest("Cleo")
        for browser in (seated, kept, fleeting):
            assert (await browser.delete("/api/session")).status_code == 204
            assert (await browser.get("/api/me")).status_code == 401
        assert {row["id"] for row in await home.rows("people")} == {ada, ben}
        assert (await home.browser().delete("/api/session")).status_code == 204


async def test_ending_sessions_is_seen_at_once_here_and_soon_in_other_processes(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, person = await home.account("Ada", "ada")
        other = home.browser()
        await other.post("/api/session", json={"login": "ada", "password": PASSWORD})
        moment = 100.0
        elsewhere = PeopleCache(home.store, clock=lambda: moment)
        assert (await elsewhere.person(person)) == await person_of(home, person)
        assert (await browser.delete("/api/sessions")).status_code == 200
        assert (await browser.get("/api/me")).status_code == 200
        assert (await other.get("/api/me")).status_code == 401
        ended = (await person_of(home, person)).session
        moment += FRESH - 0.1
        assert (await elsewhere.person(person)).session == ended - 1  # type: ignore[union-attr]
        moment += 0.1
        assert (await elsewhere.person(person)).session == ended  # type: ignore[union-attr]


async def test_people_are_remembered_without_the_database_and_never_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as home:
        ids = [(await home.guest(f"Ada {number}"))[1] for number in range(4)]
        monkeypatch.setattr(people_cache, "MOST", 3)
        faces = PeopleCache(home.store)
        for person in ids:
            assert await faces.person(person) is not None
        assert len(faces.people.values) == 3
        await home.context.store.engine.dispose()
        monkeypatch.setattr(home.store, "read", None)  # whoever asks the database now fails
        assert (await faces.person(ids[-1])).id == ids[-1]  # type: ignore[union-attr]
        monkeypatch.undo()


async def test_people_who_went_away_are_not_kept_in_memory(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        ids = [(await home.guest(f"Ada {number}"))[1] for number in range(3)]
        moment = 100.0
        faces = PeopleCache(home.store, clock=lambda: moment)
        for person in ids[:2]:
            await faces.person(person)
        moment += FRESH
        await faces.person(ids[2])
        assert list(faces.people.values) == [ids[2]]


# Tokens.


async def test_a_token_plays_for_its_owner_and_is_kept_nowhere(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, person = await home.guest("Ada")
        made = (await browser.post("/api/me/tokens", json={"label": "my bot"})).json()
        bot = home.browser(authorization=f"bearer {made['token']}")
        assert (await bot.get("/api/me")).json()["id"] == person
        listed = (await browser.get("/api/me/tokens")).json()["tokens"]
        assert listed == [{"id": made["id"], "label": "my bot", "created": made["created"]}]
        assert [row["hash"] for row in await home.rows("tokens")] == [token_hash(made["token"])]
        for file in tmp_path.glob("wreckfish.db*"):
            assert made["token"].encode() not in file.read_bytes()
        assert (await browser.delete(f"/api/me/tokens/{made['id']}")).status_code == 204
        assert refusal(await bot.get("/api/me")) == (401, "refuse-token")
        assert refusal(await browser.delete(f"/api/me/tokens/{made['id']}")) == (404, "refuse-no-token")


@pytest.mark.seconds
async def test_a_bad_token_is_refused_even_with_a_good_cookie(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, _ = await home.guest("Ada")
        for token in ("", "wf_", "wf_" + "x" * 43, "x" * 5000, "wf_" + "%" * 43):
            answer = await browser.get("/api/me", headers={"authorization": f"Bearer {token}"})
            assert refusal(answer) == (401, "refuse-token")
        assert (await browser.get("/api/me", headers={"authorization": "Basic eDp5"})).status_code == 200


async def test_a_token_does_not_touch_the_account_behind_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, _ = await home.guest("Ada")
        _, ben = await home.guest("Ben")
        token = (await browser.post("/api/me/tokens", json={"label": "bot"})).json()["token"]
        bot = home.browser(authorization=f"Bearer {token}")
        credentials = {"login": "eve", "password": PASSWORD}
        answers = [
            await bot.post("/api/accounts", json=credentials),
            await bot.put("/api/me/password", json={"old": PASSWORD, "new": PASSWORD}),
            await bot.delete("/api/sessions"),
            await bot.get("/api/me/tokens"),
            await bot.post("/api/me/tokens", json={"label": "another"}),
            await bot.delete("/api/me/tokens/0123456789abcdef"),
            await bot.get("/api/me/export"),
            await bot.delete("/api/me"),
            await bot.post("/api/me", json={"name": "Eve"}),
            await bot.patch("/api/me", json={"name": "Eve"}),
            await bot.patch("/api/me", json={"language": "de"}),
            await bot.put(f"/api/me/mutes/{ben}"),
            await bot.delete(f"/api/me/mutes/{ben}"),
        ]
        assert [refusal(answer) for answer in answers] == [(403, "refuse-token-plays")] * 13
        assert len(await home.rows("tokens")) == 1
        assert [row["name"] for row in await home.rows("people")] == ["Ada", "Ben"]
        assert await home.rows("mutes") == []
        assert (await browser.get("/api/me")).json()["login"] is None


async def test_no_one_drops_or_sees_the_tokens_of_others(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, _ = await home.guest("Ada")
        made = (await browser.post("/api/me/tokens", json={"label": "bot"})).json()
        eve, _ = await home.guest("Eve")
        for name in (made["id"], made["id"][:1], "%25", "_" * 16, "%01"):
            assert refusal(await eve.delete(f"/api/me/tokens/{name}")) == (404, "refuse-no-token")
        assert (await eve.get("/api/me/tokens")).json() == {"tokens": []}
        assert len(await home.rows("tokens")) == 1


async def test_tokens_have_an_end(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, _ = await home.guest("Ada")
        for number in range(MOST_TOKENS):
            assert (await browser.post("/api/me/tokens", json={"label": f"bot {number}"})).status_code == 201
        assert refusal(await browser.post("/api/me/tokens", json={"label": "one more"})) == (409, "refuse-many-tokens")
        assert len(await home.rows("tokens")) == MOST_TOKENS


# Mutes.


async def test_mutes_are_kept_and_undone(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, ada = await home.guest("Ada")
        _, eve = await home.guest("Eve")
        for _ in range(2):
            assert (await browser.put(f"/api/me/mutes/{eve}")).status_code == 204
        assert (await browser.get("/api/me")).json()["muted"] == [{"id": eve, "name": "Eve"}]
        for _ in range(2):
            assert (await browser.delete(f"/api/me/mutes/{eve}")).status_code == 204
        assert (await browser.get("/api/me")).json()["muted"] == []
        assert refusal(await browser.put(f"/api/me/mutes/{ada}")) == (409, "refuse-mute-self")
        for nobody in ("0" * 16, "x", "%01", "%F0%9F%90%9F"):
            assert refusal(await browser.put(f"/api/me/mutes/{nobody}")) == (404, "refuse-no-person")


# A guest logs in.


async def a_guest_brings_everything_along(home: House) -> None:
    account, ada = await home.account("Ada", "ada")
    browser, guest = await home.guest("Guest")
    _, eve = await home.guest("Eve")
    _, ben = await home.guest("Ben")
    token = (await browser.post("/api/me/tokens", json={"label": "bot"})).json()["token"]
    await home.seat("old", guest, eve)
    await home.seat("hot", guest, guest)
    await home.seat("both", guest, ada)
    await home.seat("waits", eve, guest, state="waiting")
    line = {"at": 1, "name": "Guest", "seat": 0, "text": "hello"}
    await home.add(
        "chat", {"table": "old", "n": 1, "person": guest, **line}, {"table": "both", "n": 1, "person": guest, **line}
    )
    result = {"seat": 0, "game": "carcass", "size": 2, "points": 9, "place": 1, "rated": True, "ended": 1}
    await home.add("results", {"table": "old", "player": guest, **result}, {"table": "both", "player": guest, **result})
    rated = {"mu": 30.0, "sigma": 5.0, "games": 3}
    await home.add(
        "ratings",
        {"game": "carcass", "player": guest, **rated},
        {"game": "carcass", "player": ada, **rated, "mu": 20.0},
        {"game": "dolores", "player": guest, **rated},
    )
    await home.add(
        "mutes",
        {"person": guest, "muted": eve},
        {"person": ada, "muted": eve},
        {"person": ben, "muted": guest},
        {"person": guest, "muted": ada},
    )
    live = await home.context.tables.get("waits")

    answer = await browser.post("/api/session", json={"login": "ada", "password": PASSWORD})
    assert answer.json() == {
        "id": ada,
        "name": "Ada",
        "login": "ada",
        "language": "en",
        "muted": [{"id": eve, "name": "Eve"}],
    }
    assert (await browser.get("/api/me")).json()["id"] == ada

    seats = {(row["table"], row["seat"]): row["person"] for row in await home.rows("seats")}
    assert seats == {
        ("old", 0): ada, ("old", 1): eve, ("hot", 0): ada, ("hot", 1): ada, ("both", 0): guest, ("both", 1): ada,
        ("waits", 0): eve, ("waits", 1): ada,
    }  # fmt: skip
    assert {row["id"]: row["host"] for row in await home.rows("tables")} == {
        "old": ada,
        "hot": ada,
        "both": ada,
        "waits": eve,
    }
    assert {row["table"]: row["person"] for row in await home.rows("chat")} == {"old": ada, "both": guest}
    assert {row["table"]: row["player"] for row in await home.rows("results")} == {"old": ada, "both": guest}
    ratings = {(row["game"], row["player"]): row["mu"] for row in await home.rows("ratings")}
    assert ratings == {("carcass", ada): 20.0, ("dolores", ada): 30.0}
    mutes = {(row["person"], row["muted"]) for row in await home.rows("mutes")}
    assert mutes == {(ada, eve), (ben, ada)}
    await asyncio.sleep(0.2)
    assert live.seats[1].person == ada  # the table in memory has heard of it
    assert (await account.get("/api/me")).status_code == 200
    assert (await home.browser(authorization=f"Bearer {token}").get("/api/me")).json()["id"] == guest  # a seat is left


async def test_a_guest_who_logs_in_brings_everything_along_that_can_come(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await a_guest_brings_everything_along(home)


async def test_after_logging_in_nothing_is_left_of_the_guest_neither_cookie_nor_token(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.account("Ada", "ada")
        browser, guest = await home.guest("Guest")
        token = (await browser.post("/api/me/tokens", json={"label": "planted"})).json()["token"]
        planted = home.browser(authorization=f"Bearer {token}")
        assert (await planted.get("/api/me")).status_code == 200
        cookie = browser.cookies["wreckfish"]
        await browser.post("/api/session", json={"login": "ada", "password": PASSWORD})
        assert refusal(await planted.get("/api/me")) == (401, "refuse-token")
        assert (await home.browser().get("/api/me", headers={"cookie": f"wreckfish={cookie}"})).status_code == 401
        assert guest not in {row["id"] for row in await home.rows("people")}


@pytest.mark.seconds
async def test_a_guest_may_be_left_behind_and_a_failed_log_in_moves_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.account("Ada", "ada")
        browser, guest = await home.guest("Guest")
        await home.seat("t1", guest)
        await browser.post("/api/session", json={"login": "ada", "password": "wrong password"})
        assert (await browser.get("/api/me")).json()["id"] == guest
        await browser.post("/api/session", json={"login": "ada", "password": PASSWORD, "bring": False})
        assert (await browser.get("/api/me")).json()["login"] == "ada"
        assert [row["person"] for row in await home.rows("seats")] == [guest]


async def test_logging_in_as_another_account_moves_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await home.account("Ada", "ada")
        browser, ben = await home.account("Ben", "ben")
        await home.seat("t1", ben)
        await browser.post("/api/session", json={"login": "ada", "password": PASSWORD})
        assert [row["person"] for row in await home.rows("seats")] == [ben]


# All of one's data.


async def all_data_of_a_person(home: House) -> None:
    browser, ada = await home.account("Ada", "ada")
    _, eve = await home.guest("Eve")
    made = (await browser.post("/api/me/tokens", json={"label": "my bot"})).json()
    await browser.put(f"/api/me/mutes/{eve}")
    tables = [(await write(home.store, Game([ada, eve], seed=f"export {n}", stop=15)))[0] for n in range(5)]
    lines = [
        {
            "table": tables[n % 5],
            "n": n,
            "at": n,
            "person": eve if n % 3 == 0 else ada,
            "name": "A",
            "text": f"line {n}",
        }
        for n in range(60)
    ]
    await home.add("chat", *lines)
    result = {"seat": 0, "game": "carcass", "size": 2, "points": 9, "place": 1, "rated": True, "ended": 1}
    await home.add("results", *({"table": table, "player": ada, **result} for table in tables))
    await home.add("ratings", {"game": "carcass", "player": ada, "mu": 30.0, "sigma": 5.0, "games": 5})

    answer = await browser.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    document = json.loads(answer.text)
    assert list(document) == ["person", "tokens", "muted", "ratings", "games", "results", "chat"]
    assert {name: document["person"][name] for name in ("id", "name", "login")} == {
        "id": ada,
        "name": "Ada",
        "login": "ada",
    }
    assert [token["label"] for token in document["tokens"]] == ["my bot"]
    assert document["muted"] == [{"id": eve, "name": "Eve"}]
    assert [rating["mu"] for rating in document["ratings"]] == [30.0]
    assert [game["table"] for game in document["games"]] == tables
    for game in document["games"]:
        _, _, log = await table_queries.read_table(home.store, game["table"])
        own = [(entry.ply, entry.value) for entry in log if entry.seat == 0]
        assert own
        assert [(entry["ply"], entry["value"]) for entry in game["log"]] == own
    assert len(document["results"]) == 5
    assert sorted(line["n"] for line in document["chat"]) == [n for n in range(60) if n % 3]
    seeds = [str(row["seed"]) for row in await home.rows("tables")]
    hashes = [str(row["password"]) for row in await home.rows("people") if row["password"]]
    for secret in (*seeds, *hashes, made["token"], token_hash(made["token"]), PASSWORD):
        assert secret not in answer.text


async def test_an_export_holds_all_of_ones_own_and_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exporting.batches, "__kwdefaults__", {"size": 7})
    monkeypatch.setattr(exporting, "TABLES", 2)
    async with house(tmp_path) as home:
        await all_data_of_a_person(home)


async def test_an_export_of_nothing_is_a_document_too(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, ada = await home.guest("Ada")
        document = (await browser.get("/api/me/export")).json()
        assert document["person"]["id"] == ada
        assert document["games"] == document["results"] == document["chat"] == []


# An end of it.


async def nothing_is_left(home: House) -> None:
    browser, ada = await home.account("Ada Lovelace", "countess")
    friend, eve = await home.guest("Eve")
    await browser.post("/api/me/tokens", json={"label": "my bot"})
    await browser.put(f"/api/me/mutes/{eve}")
    await friend.put(f"/api/me/mutes/{ada}")
    names = ["Ada Lovelace", "Eve"]
    over, _ = await write(home.store, Game([ada, eve], seed="over", names=names))
    playing, _ = await write(home.store, Game([ada, eve], seed="playing", names=names, stop=10))
    await home.seat("waiting", ada, eve, state="waiting")
    said = {"at": 1, "seat": 0, "name": "Ada Lovelace", "text": "I am Ada Lovelace"}
    await home.add(
        "chat", {"table": over, "n": 1, "person": ada, **said}, {"table": over, "n": 2, "person": eve, **said}
    )
    result = {"game": "carcass", "size": 2, "points": 9, "place": 1, "rated": True, "ended": 1}
    await home.add(
        "results",
        {"table": over, "seat": 0, "player": ada, **result},
        {"table": over, "seat": 1, "player": eve, **result},
    )
    await home.add("ratings", {"game": "carcass", "player": ada, "mu": 30.0, "sigma": 5.0, "games": 5})
    moves = await home.rows("entries")

    for body in (None, {}, {"password": "wrong password"}):
        assert refusal(await browser.request("DELETE", "/api/me", json=body)) == (403, "refuse-wrong-password")
    assert (await browser.get("/api/me")).status_code == 200
    assert (await browser.request("DELETE", "/api/me", json={"password": PASSWORD})).status_code == 204
    assert (await browser.get("/api/me")).status_code == 401

    for table in schema.metadata.tables:
        for row in await home.rows(table):
            assert ada not in row.values(), table
            assert "countess" not in row.values(), table
            if row.get("person") != eve:
                assert not any("Ada" in str(value) for value in row.values()), (table, row)
    assert [row["text"] for row in sorted(await home.rows("chat"), key=lambda row: str(row["n"]))] == [
        "",
        "I am Ada Lovelace",
    ]
    assert [row["player"] for row in await home.rows("results")] == [eve]
    assert await home.rows("ratings") == await home.rows("tokens") == await home.rows("mutes") == []
    seats = {(row["table"], row["seat"]): (row["person"], row["name"]) for row in await home.rows("seats")}
    assert seats == {
        (over, 0): (None, "Seat 1"), (over, 1): (eve, "Eve"),
        (playing, 0): (None, "Seat 1"), (playing, 1): (eve, "Eve"),
        ("waiting", 0): (None, ""), ("waiting", 1): (eve, "waiting 1"),
    }  # fmt: skip
    assert [row for row in await home.rows("entries") if row in moves] == moves  # no move is lost
    live = await home.context.tables.get(playing)
    assert live.game.players[0] == "greedy"  # a bot plays on
    assert next(entry.kind for entry in live.entries if entry.seat == 0 and entry.ply > 10) is Kind.LEFT
    assert (await home.context.tables.get(over)).game.outcome is not None


@pytest.mark.seconds
async def test_nothing_is_left_of_a_deleted_person_and_the_others_play_on(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        await nothing_is_left(home)


async def test_a_guest_is_forgotten_without_a_password(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        browser, _ = await home.guest("Ada")
        assert (await browser.delete("/api/me")).status_code == 204
        assert await home.rows("people") == []
        assert refusal(await browser.delete("/api/me")) == (401, "refuse-who")


# PostgreSQL.


@pytest.mark.slow
async def test_people_on_postgresql(tmp_path: Path, postgres: str) -> None:
    async with house(tmp_path, db=postgres) as home:
        for story in (one_login_for_many, a_guest_brings_everything_along, all_data_of_a_person, nothing_is_left):
            await story(home)
            async with home.store.engine.begin() as connection:
                await connection.execute(update(schema.tables).values(host=None))
                for table in reversed(schema.metadata.sorted_tables):
                    await connection.execute(table.delete())
            home.context.tables.live.clear()


# Secrets, and languages.


async def test_no_password_token_or_cookie_is_written_to_a_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    for name in ("wreckfish", "litestar", "alembic"):
        caplog.set_level(logging.DEBUG, name)
    async with house(tmp_path) as home:
        browser, _ = await home.account("Ada", "ada")
        token = (await browser.post("/api/me/tokens", json={"label": "bot"})).json()["token"]
        await home.browser().post("/api/session", json={"login": "ada", "password": PASSWORD + "!"})
        await home.browser(authorization=f"Bearer {token}").get("/api/me")
        await browser.post("/api/session", json={"login": "ada", "password": PASSWORD, "unknown": 1})
        async with home.store.engine.begin() as connection:  # a database that fails is when most is written
            for table in ("tokens", "people"):
                await connection.exec_driver_sql(f"ALTER TABLE {table} RENAME TO gone_{table}")
        home.context.people.people.values.clear()
        failed = await browser.post("/api/accounts", json={"login": "eve", "password": PASSWORD})
        assert failed.status_code == 503
        assert (await browser.post("/api/session", json={"login": "ada", "password": PASSWORD})).status_code == 503
        assert "The database refused" in caplog.text
        for secret in (PASSWORD, token, browser.cookies["wreckfish"], SECRET.decode(), "$argon2"):
            assert secret not in caplog.text
            assert secret not in failed.text


def test_a_body_with_a_password_does_not_show_it() -> None:
    bodies = [
        people_messages.Keeping("ada", PASSWORD),
        people_messages.LoggingIn("ada", PASSWORD),
        people_messages.NewPassword(PASSWORD, PASSWORD),
        people_messages.Farewell(PASSWORD),
    ]
    assert not any(PASSWORD in f"{body} {body!r}" for body in bodies)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("fr-FR, DE ; q=0.3", "de"),
        ("de;q=0", "en"),
        ("de;q=much, en;q=0.1", "en"),
        ("*", "en"),
    ],
)
def test_the_browsers_languages_are_weighed(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_a_language_that_is_asked_for_goes_before_ones_own_and_that_before_the_browsers() -> None:
    german = Person(id="0" * 16, name="Ada", login=None, language="de")
    headers = [(b"accept-language", b"en")]
    assert language_in({"query_string": b"", "headers": headers}) == "en"
    assert language_in({"query_string": b"", "headers": headers}, german) == "de"
    assert language_in({"query_string": b"x=1&lang=en", "headers": headers}, german) == "en"
    assert language_in({"query_string": b"lang=klingon", "headers": headers}, german) == "de"
