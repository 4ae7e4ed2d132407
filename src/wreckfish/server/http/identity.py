"""Identifies callers: a guest or an account by signed cookie, a bot by its token; and the language they read.

Knows cookies, headers and people; knows no table.
"""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qs

import msgspec
from itsdangerous import BadSignature, TimestampSigner
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.types import Scope

from wreckfish.language import LANGUAGES
from wreckfish.server.context import Context
from wreckfish.server.http.limits import address_of
from wreckfish.server.people_cache import token_hash
from wreckfish.server.sessions import Proof
from wreckfish.server.values import Person, Refused

COOKIE = "wreckfish"
SALT = "wreckfish.cookie.1"
DEVICE = "wreckfish_device"
DEVICE_SALT = "wreckfish.device.1"
LIFE = 400 * 86_400  # seconds: browsers keep no cookie longer
OLD = 86_400  # seconds after which a cookie is renewed when its owner comes by
TOKEN = re.compile(r"wf_[A-Za-z0-9_-]{43}")
PERSON = re.compile(r"[0-9a-f]{16}")
ASKS = "wreckfish_asks"  # in a connection's state: the caller, once identified


class Proven(msgspec.Struct, frozen=True):
    """A person and the proof: a cookie of some age in seconds, or a token, by its hash."""

    person: Person
    cookie_age: int | None
    token: str | None = None

    @property
    def proof(self) -> Proof:
        return Proof(self.person.id, self.person.session, self.token)


# Cookies and tokens.


@lru_cache(maxsize=8)
def signer(secret: bytes, salt: str = SALT) -> TimestampSigner:
    return TimestampSigner(secret, salt=salt, key_derivation="hmac", digest_method=hashlib.sha256)


def sign(person: Person, secret: bytes) -> str:
    return signer(secret).sign(f"{person.id}-{person.session}").decode()


def cookie_for(person: Person | None, context: Context, scope: Scope) -> Cookie:
    """The cookie that proves an identity; without a person, one that deletes it."""
    return cookie(COOKIE, sign(person, context.secret) if person else "", context, scope)


def device_cookie(login: str, context: Context, scope: Scope) -> Cookie:
    """Marks a browser that knew an account's password, so that others who guess at it do not lock its owner out.

    It proves no identity. Without a login, one that deletes it.
    """
    value = signer(context.secret, DEVICE_SALT).sign(login_hash(login)).decode() if login else ""
    return cookie(DEVICE, value, context, scope)


def knows_login(login: str, context: Context, scope: Scope) -> bool:
    """Whether a browser once knew the password of a login."""
    signed = cookie_in(header(scope, b"cookie"), DEVICE)
    try:
        known = signer(context.secret, DEVICE_SALT).unsign(signed or "", return_timestamp=True)
    except BadSignature:
        return False
    return known[0] == login_hash(login) and age_of(known[1]) <= LIFE


def login_hash(login: str) -> bytes:
    return hashlib.sha256(login.encode(errors="replace")).hexdigest().encode()


def cookie(name: str, value: str, context: Context, scope: Scope) -> Cookie:
    wish, life = context.settings.cookie_secure, LIFE if value else 0
    secure = wish == "yes" or (wish == "auto" and scope["scheme"] in ("https", "wss"))
    return Cookie(name, value=value, max_age=life, path="/", httponly=True, samesite="lax", secure=secure)


def bearer(header: str | None) -> str | None:
    """The token of an Authorization header, if it has one."""
    scheme, _, token = (header or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def header(scope: Mapping[str, Any], wanted: bytes) -> str | None:
    """A raw header. Litestar's parsed headers and cookies would stay in memory as long as a socket."""
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), None)


def cookie_in(header: str | None, wanted: str = COOKIE) -> str | None:
    """One of our cookies among those a browser sent."""
    pairs = (pair.strip().partition("=") for pair in (header or "").split(";"))
    return next((value.strip('"') for name, _, value in pairs if name == wanted), None)


# Identifying.


async def prove(scope: Scope, context: Context) -> Proven | None:
    """The caller of a request or a WebSocket, with their proof; None for a stranger.

    A token goes before a cookie. A bad token is refused; a bad cookie is ignored.
    """
    state = scope["state"]
    if ASKS not in state:
        state[ASKS] = await examine(scope, context)
        if (found := state[ASKS]) is not None:
            context.people.came_from(found.person.id, address_of(scope))
    proven: Proven | None = state[ASKS]
    return proven


async def examine(scope: Scope, context: Context) -> Proven | None:
    token = bearer(header(scope, b"authorization"))
    if token is not None:
        person = await context.people.holder(token) if TOKEN.fullmatch(token) else None
        if person is None:
            raise Refused("refuse-token", 401)
        return Proven(person, None, token_hash(token))
    signed = cookie_in(header(scope, b"cookie"))
    return await prove_cookie(signed, context) if signed else None


async def prove_cookie(signed: str, context: Context) -> Proven | None:
    try:
        value, made = signer(context.secret).unsign(signed, return_timestamp=True)
    except BadSignature:
        return None
    age = age_of(made)
    if age > LIFE:
        return None
    name, _, session = value.decode().rpartition("-")
    person = await context.people.person(name)
    if person is None or str(person.session) != session:
        return None
    return Proven(person, age)


def age_of(made: datetime) -> int:
    """A cookie's age in seconds. One from the future was made before the clock was set back: it is new."""
    return max(0, int(time.time() - made.timestamp()))


async def provide_maybe(scope: Scope, context: NamedDependency[Context]) -> Person | None:
    """For a handler that also serves strangers."""
    proven = await prove(scope, context)
    return proven.person if proven else None


async def provide_person(scope: Scope, context: NamedDependency[Context]) -> Person:
    """For a handler that needs a person."""
    person = await provide_maybe(scope, context)
    if person is None:
        raise Refused("refuse-who", 401)
    return person


async def provide_owner(scope: Scope, context: NamedDependency[Context]) -> Proven:
    """For a handler that changes an account: a bot's token may play, but not act for its owner."""
    proven = await prove(scope, context)
    if proven is None:
        raise Refused("refuse-who", 401)
    if proven.cookie_age is None:
        raise Refused("refuse-token-plays", 403)
    return proven


async def proof_of(scope: Scope, context: Context) -> Proof | None:
    """What proves the caller's identity; None for a stranger."""
    proven = await prove(scope, context)
    return proven.proof if proven else None


async def provide_language(scope: Scope, maybe: NamedDependency[Person | None]) -> str:
    """For a handler that answers in sentences."""
    return language_in(scope, maybe)


# Language.


def language_in(scope: Mapping[str, Any], person: Person | None = None) -> str:
    """The language of an answer: the one asked for, else the person's, else the browser's, else English.

    The person is the one given, or the caller if already identified.
    """
    proven: Proven | None = scope.get("state", {}).get(ASKS)
    person = person or (proven.person if proven else None)
    query = scope.get("query_string", b"")
    if b"lang=" in query:
        asked: str = parse_qs(query.decode("latin-1")).get("lang", [""])[-1]
        if asked in LANGUAGES:
            return asked
    if person is not None and person.language in LANGUAGES:
        return person.language
    accepted = header(scope, b"accept-language") or ""
    return preferred(accepted)


@lru_cache(maxsize=256)
def preferred(accepted: str) -> str:
    """The best of our languages in an Accept-Language header."""
    best, weight = "en", 0.0
    for part in accepted[:1000].split(","):
        name, _, quality = part.partition(";")
        spoken = name.strip().split("-")[0].lower()
        try:
            weighs = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if spoken in LANGUAGES and weighs > weight:
            best, weight = spoken, weighs
    return best
