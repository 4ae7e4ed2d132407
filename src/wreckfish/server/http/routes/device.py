"""The games for a visitor's own device, below /device/: a folder of `wreckfish site`, if the host has one.

The page fetches it if a person wants to play without a connection. Files go out as their compressed twins, because
compressing ten megabytes for each visitor would hold up the tables.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path, PurePosixPath
from typing import Any

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File, Redirect
from litestar.status_codes import HTTP_204_NO_CONTENT

from wreckfish.server.http.routes.boards import FOR_GOOD
from wreckfish.server.http.security import POLICY

UNDER = "/device"
TWINS = {"br": ".br", "gzip": ".gz"}
WASM_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
TYPES = {".ftl": "text/plain", ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"}


def device_router(site: str) -> Router:
    """The routes. If the host has no site, the page is told that there is nothing to fetch."""
    if not site:

        @get("/site.json", include_in_schema=False, status_code=HTTP_204_NO_CONTENT)
        async def get_nothing() -> None:
            """An answer, because a page that asks should not log an error."""

        return Router(UNDER, route_handlers=[get_nothing])
    folder = Path(site)
    files = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}

    @get("/", include_in_schema=False)
    async def get_page(request: Request[Any, Any, Any]) -> Response[Any]:
        """The page of the games; its files are beside it, so its address ends with a stroke."""
        whole = request.scope["raw_path"].endswith(b"/")  # Litestar's own path has lost the stroke
        return sent("index.html", request) if whole else Redirect(f"{UNDER}/")

    @get("/{name:path}", include_in_schema=False)
    async def get_file(request: Request[Any, Any, Any], name: FromPath[PurePosixPath]) -> Response[Any]:
        return sent(str(name).lstrip("/"), request)

    def sent(name: str, request: Request[Any, Any, Any]) -> File:
        """A file, compressed as the browser can take it."""
        file = files.get(name)
        if file is None:
            raise NotFoundException
        keep = FOR_GOOD if name.startswith(("assets/", "engine-")) else {"Cache-Control": "no-cache"}
        headers = {**keep, "Content-Security-Policy": WASM_POLICY, "Vary": "Accept-Encoding"}
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        for coding, twin in TWINS.items():
            if coding in accepted and name + twin in files:
                file, headers = files[name + twin], {**headers, "Content-Encoding": coding}
                break
        return File(file, media_type=kind, content_disposition_type="inline", headers=headers)

    return Router(UNDER, route_handlers=[get_page, get_file])
