"""For a host's tools: health and metrics."""

from __future__ import annotations

import hmac
import ipaddress
import os
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.di import NamedDependency as Dep
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from wreckfish import engine, version
from wreckfish.server.context import Context
from wreckfish.server.http.identity import bearer
from wreckfish.server.http.routes.answers import PROBLEMS
from wreckfish.server.settings import Settings
from wreckfish.server.values import Refused


class Health(msgspec.Struct, frozen=True):
    """The server works, and so does its database."""

    status: str
    version: str
    engine: str


@get("/health", responses=PROBLEMS, tags=["host"])
async def health(context: Dep[Context]) -> Health:
    """Health check: 503 if the server cannot write to its database, or does not hear the other processes."""
    await context.health.check()
    return Health("ok", version(), engine())


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(context: Dep[Context], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus, from all processes of this server."""
    check_reader(context.settings, request)
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def check_reader(settings: Settings, request: Request[Any, Any, Any]) -> None:
    """Refuse a reader who may not see the figures."""
    if settings.metrics == "all":
        return
    if settings.metrics != "local":
        given = bearer(request.headers.get("authorization")) or ""
        if hmac.compare_digest(given.encode(), settings.metrics.encode()):
            return
    elif request.client is not None and is_local(request.client.host):
        return
    raise Refused("refuse-metrics", 403)


def is_local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


router = Router("/", route_handlers=[health, metrics])
