"""Plain ASGI middleware around the whole application: security headers, no requests from pages of other sites, JSON
only, and a rate limit for each address.

It wraps the router, so that pages that do not exist are covered as well. Knows no table.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils import normalize_path

from wreckfish.server import metrics
from wreckfish.server.context import Context
from wreckfish.server.errors import problem_of
from wreckfish.server.http.identity import bearer, header, language_in
from wreckfish.server.http.limits import COST, TooFast, address_of
from wreckfish.server.people_cache import token_hash
from wreckfish.server.values import Refused

Headers: TypeAlias = list[tuple[bytes, bytes]]

MOST_BODY = 128 * 1024  # bytes, for Litestar's request_max_body_size: the longest record, with room to spare
SAFE = ("GET", "HEAD", "OPTIONS")
COSTLY = re.compile(
    r"/api/(tables/[^/]+/(replay|record|course|verify|log)|records(/replay)?|players/[^/]+|leaderboard/[^/]+)"
)
HOST = re.compile(
    r"((?P<address>[0-9.]{7,15}|\[[0-9a-f:.]{2,45}\]|localhost)|(?P<name>[a-z0-9_.-]{1,253}))(:(?P<port>[0-9]{1,5}))?"
)
PATIENCE = 60.0  # seconds for a client to take a costly answer
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
GUARDS: Headers = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
ONLY_HTTPS: Headers = [(b"strict-transport-security", b"max-age=31536000")]
NOT_KEPT: Headers = [(b"cache-control", b"no-store")]


class Security:
    """The middleware."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self.app = app
        self.context = context
        self.origins = frozenset(
            origin.strip().rstrip("/").lower() for origin in context.settings.origins.split(",") if origin.strip()
        )
        self.hosts = frozenset(context.settings.hosts.lower().replace(",", " ").split())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        path = normalize_path(scope["path"])  # as the router reads it: a slash too many leads to the same handler
        guarded = guarding(scope, path, send) if kind == "http" else send
        costly = kind == "http" and COSTLY.fullmatch(path) is not None
        with contextlib.ExitStack() as held:
            try:
                self.judge(scope, kind, COST if costly else 1)
                if kind == "http" and scope.get("method") not in SAFE:
                    receive = in_time(receive, self.context.settings.request_seconds)
                if kind == "websocket":
                    held.enter_context(self.context.sockets.hold(address_of(scope)))
                elif costly:
                    held.enter_context(self.context.reads.hold(address_of(scope)))
            except Refused as refused:
                await answer(refused, scope, receive, guarded)
                return
            if not costly:
                await self.app(scope, receive, guarded)
                return
            with contextlib.suppress(TimeoutError):  # a client that does not read is cut off
                async with asyncio.timeout(PATIENCE):
                    await self.app(scope, receive, guarded)

    def judge(self, scope: Scope, kind: str, cost: int = 1) -> None:
        """Refuse a request that must not come in."""
        headers = dict(scope["headers"])
        if scope["path"] != "/health":  # whose answer is kept for a second
            count_request(self.context, scope, cost)
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise Refused("refuse-request", 400)
        self.judge_host(headers.get(b"host", b"").decode("latin-1").lower())
        if kind == "websocket":
            self.context.limits.take("sockets", address_of(scope))
            if b"origin" in headers and not self.own(headers):
                raise Refused("refuse-foreign", 403)
        elif scope.get("method") not in SAFE:
            self.judge_origin(headers)
            judge_body(headers)

    def judge_host(self, host: str) -> None:
        """Refuse a malformed Host, and a name that is not ours where ours are known; tools may use an address."""
        found = HOST.fullmatch(host)
        if host and (found is None or int(found["port"] or 0) > 65_535):
            raise Refused("refuse-request", 400)
        if self.hosts and (found is None or not (found["address"] or found["name"] in self.hosts)):
            raise Refused("refuse-host", 421)

    def judge_origin(self, headers: dict[bytes, bytes]) -> None:
        """No page of another site may act for a visitor. Without these headers it is no browser."""
        site = headers.get(b"sec-fetch-site", b"")
        if site in (b"same-origin", b"none"):
            return
        if site and self.origin(headers) not in self.origins:
            raise Refused("refuse-foreign", 403)
        if b"origin" in headers and not self.own(headers):
            raise Refused("refuse-foreign", 403)

    def own(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a request comes from one of our pages."""
        origin = self.origin(headers)
        return origin in self.origins or place(origin) == headers.get(b"host", b"").decode("latin-1").lower()

    def origin(self, headers: dict[bytes, bytes]) -> str:
        return headers.get(b"origin", b"").decode("latin-1").lower()


def count_request(context: Context, scope: Scope, cost: int) -> None:
    """Count a request for its address; with a token that is known to be valid also for that, and more are allowed."""
    token = bearer(header(scope, b"authorization"))
    if token is not None and context.people.knows(token):
        context.limits.take("traffic", address_of(scope), cost)
        context.limits.take("bots", token_hash(token), cost)
    else:
        context.limits.take("requests", address_of(scope), cost)


def in_time(receive: Receive, seconds: float) -> Receive:
    """Receive a body within some seconds; then wait for the end of the connection as long as it takes."""
    deadline = asyncio.get_running_loop().time() + seconds
    complete = False

    async def received() -> Any:
        nonlocal complete
        if complete:
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise Refused("refuse-slow", 408) from None
        complete = message["type"] != "http.request" or not message.get("more_body")
        return message

    return received


def place(origin: str) -> str | None:
    """Host and port of an origin."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def judge_body(headers: dict[bytes, bytes]) -> None:
    """Bodies are JSON, which a form on another site cannot send."""
    present = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    if present and kind != b"application/json":
        raise Refused("refuse-not-json", 415)


def guarding(scope: Scope, path: str, send: Send) -> Send:
    """Add the security headers to every answer, unless it has its own."""
    extra = list(GUARDS)
    if scope["scheme"] == "https":
        extra += ONLY_HTTPS
    if path.startswith("/api"):
        extra += NOT_KEPT

    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = list(message["headers"])
            names = {name.lower() for name, _ in own}
            message["headers"] = own + [header for header in extra if header[0] not in names]
        await send(message)

    return guarded


async def answer(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Send a refusal as JSON, also instead of a WebSocket handshake."""
    metrics.REFUSALS.labels(refused.code).inc()
    body = msgspec.json.encode(problem_of(refused, language_in(scope)))
    headers: Headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(refused, TooFast):
        headers.append((b"retry-after", str(refused.seconds).encode()))
    said: Any = send
    if str(scope["type"]) == "websocket":
        await receive()  # the handshake
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            await said({"type": "websocket.close", "code": 4003, "reason": refused.code})
            return
        prefix, headers = "websocket.http.response", headers + GUARDS
    else:
        prefix = "http.response"
    await said({"type": f"{prefix}.start", "status": refused.status, "headers": headers})
    await said({"type": f"{prefix}.body", "body": body})
