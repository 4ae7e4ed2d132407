"""Errors as answers, in the reader's language."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Redirect

from wreckfish.core.registry import game_names
from wreckfish.core.values import WreckfishError, shown
from wreckfish.server import metrics
from wreckfish.server.errors import Problem, problem_of
from wreckfish.server.http.identity import language_in
from wreckfish.server.values import CoreRefused, Refused

PAGE = Path(__file__).parents[2] / "page"  # the built client
PAGES = re.compile(  # the addresses of web/src/lib/addresses.ts
    r"/(new|me|about|index\.html|table/[a-z0-9_-]+|replay(/[a-z0-9_-]+)?|player/[a-z0-9_:-]+"
    r"|(rules|leaderboard)(/(?P<game>[a-z0-9_-]+))?)?/?"
)
ENDINGS = " /.,;:!?)]>'\"…“”‘’»«"  # what follows a link in a sentence
log = logging.getLogger("wreckfish.http")

WORDS = {
    400: "What you sent cannot be understood.",
    401: "Identify yourself first.",
    403: "You may not do that.",
    404: "There is no such thing.",
    409: "That is not possible now.",
    408: "The request did not arrive in time.",
    413: "That is too long.",
    415: "Only JSON is understood here.",
    421: "This server is not the one in the Host header.",
    422: "The rules or the server refuse that.",
    429: "Too fast; wait a little.",
    503: "The database did not answer; nothing changed.",
}
PROBLEMS = {
    status: ResponseSpec(Problem, description=words, generate_examples=False) for status, words in WORDS.items()
}
CODES = {
    400: "refuse-request",
    404: "refuse-nowhere",
    405: "refuse-method",
    413: "refuse-too-big",
    415: "refuse-not-json",
}


def answer_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    metrics.REFUSALS.labels(refused.code).inc()
    headers = {"Retry-After": str(refused.params["seconds"])} if refused.status == 429 else {}
    problem = problem_of(refused, language_in(request.scope))
    return Response(problem, status_code=refused.status, headers=headers, media_type="application/json")


def answer_wreckfish(request: Request[Any, Any, Any], problem: WreckfishError) -> Response[Problem]:
    """A refusal from the core, in its own words."""
    return answer_refused(request, CoreRefused(problem))


def answer_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    """A refusal from Litestar: an invalid body, an unknown path."""
    status = problem.status_code
    if status == 404 and wants_page(request):
        return page_at(request)
    if isinstance(problem, ValidationException):
        return answer_refused(request, Refused("refuse-body", 400, reason=reasons(problem)))
    return answer_refused(request, Refused(CODES.get(status, "refuse-request"), status))


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser asks for a page; the client does its own routing."""
    html = "text/html" in request.headers.get("accept", "")
    return html and request.method in ("GET", "HEAD") and not request.scope["path"].startswith("/api/")


def page_at(request: Request[Any, Any, Any]) -> Response[Any]:
    """The client's page at an address. One that a sentence or a shift key has spoilt leads to the page it means; at any
    other the client says that there is nothing.
    """
    path = request.scope["path"]
    if found := PAGES.fullmatch(path):
        name = "table.html" if path.startswith("/table/") else "index.html"
        return page(200 if found["game"] in (None, *game_names()) else 404, name)
    meant = path.lower().rstrip(ENDINGS) or "/"
    if PAGES.fullmatch(meant):
        return Redirect(f"{meant}?{query}" if (query := request.url.query) else meant)
    return page(404)


def page(status: int, name: str = "index.html") -> Response[Any]:
    """The client's page; `table.html` is the same one, and asks for the table's script at once."""
    file = PAGE / name
    if not file.is_file():
        return Response("The browser client is not built: run `make play`.", media_type=MediaType.TEXT, status_code=503)
    headers = {"Cache-Control": "no-cache"}
    return Response(file.read_bytes(), status_code=status, media_type=MediaType.HTML, headers=headers)


def reasons(problem: ValidationException) -> str:
    """What is invalid, in msgspec's words, which name the field."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    found = [
        f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)
    ]
    return shown("; ".join(found) or "it does not fit", 300)


def answer_deep(request: Request[Any, Any, Any], _problem: RecursionError) -> Response[Problem]:
    """JSON that is nested deeper than Python's stack."""
    return answer_refused(request, Refused("refuse-deep", 400))


def answer_garbled(request: Request[Any, Any, Any], _problem: UnicodeDecodeError) -> Response[Problem]:
    """A body that is no text in UTF-8."""
    return answer_refused(request, Refused("refuse-request", 400))


def answer_broken(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    """A bug of ours: the traceback goes to the host's log, a sentence to the user."""
    log.error("A request could not be served: %s %s", request.method, request.url.path, exc_info=problem)
    return answer_refused(request, Refused("refuse-broken", 500))
