"""The OpenAPI document: complete, with examples, and true. Schemathesis asks for everything it describes."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from harness import ServerProcess
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 8  # of each operation and mode
ASKERS = ["guest", "token", "nobody"]


@dataclass
class Somebody:
    """A caller, and the tables they know."""

    headers: dict[str, str]
    tables: list[str]


@pytest.fixture(scope="module")
def document(shared_server: ServerProcess) -> Any:
    return httpx.get(f"{shared_server.address}/schema/openapi.json", timeout=60).json()


def operations(document: Any) -> Iterator[tuple[str, Any]]:
    for path, found in document["paths"].items():
        for method, operation in found.items():
            yield f"{method.upper()} {path}", operation


def come_in(server: ServerProcess, how: str, over: str | None = None) -> Somebody:
    """A caller with a cookie, with a token, or a stranger; with a waiting, a running and a finished table."""
    with httpx.Client(base_url=server.address, timeout=60) as guest:
        guest.post("/api/me", json={"name": "Ada"}).raise_for_status()
        tables = [new_table(guest, False), new_table(guest, True), over or finished(guest)]
        if how == "guest":
            return Somebody({"Cookie": f"wreckfish={guest.cookies['wreckfish']}"}, tables)
        if how == "token":
            made = guest.post("/api/me/tokens", json={"label": "a bot"}).raise_for_status().json()
            return Somebody({"Authorization": f"Bearer {made['token']}"}, tables)
        return Somebody({}, tables)


def new_table(guest: httpx.Client, start: bool) -> str:
    body = {"game": "carcass", "seats": 2, "hot_seat": True, "open": False}
    table: str = guest.post("/api/tables", json=body).raise_for_status().json()["id"]
    for seat in range(2 if start else 1):
        guest.post(f"/api/tables/{table}/sit", json={"seat": seat}).raise_for_status()
    if start:
        guest.post(f"/api/tables/{table}/start", json={}).raise_for_status()
    return table


def finished(guest: httpx.Client) -> str:
    """A table whose game is over: both seats always take the first move that is offered."""
    table = new_table(guest, True)
    while (position := guest.get(f"/api/tables/{table}/look").json()["position"])["outcome"] is None:
        move = position["legal"][0]["text"]
        guest.post(f"/api/tables/{table}/move", json={"move": move}).raise_for_status()
    return table


def test_every_operation_says_what_it_does(document: Any) -> None:
    lacking = [
        name for name, operation in operations(document) if not operation.get("summary") or not operation.get("tags")
    ]
    assert not lacking
    named = [operation["operationId"] for _, operation in operations(document)]
    assert len(named) == len(set(named))


def test_every_operation_is_described_in_a_sentence(document: Any) -> None:
    """In the description, or in a summary that is one."""
    lacking = [
        name
        for name, operation in operations(document)
        if not operation.get("description") and " " not in operation["summary"]
    ]
    assert not lacking


def test_every_body_has_examples(document: Any) -> None:
    """Of the whole body, or of each field that must be given."""
    lacking = []
    for name, operation in operations(document):
        for content in operation.get("requestBody", {}).get("content", {}).values():
            if "example" not in content and "examples" not in content:
                lacking += [f"{name}: {field}" for field in without_example(document, content["schema"])]
    assert not lacking


def without_example(document: Any, schema: Any) -> list[str]:
    """The fields of a schema that must be given and of which there is no example."""
    for part in schema.get("oneOf", []):
        if "$ref" in part:
            return without_example(document, part)
    if "$ref" in schema:
        schema = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return [
        field
        for field in schema.get("required", [])
        if not {"example", "examples", "enum", "const"} & set(schema["properties"][field])
        and schema["properties"][field].get("type") != "boolean"
    ]


def test_every_answer_is_described(document: Any) -> None:
    for name, operation in operations(document):
        for status, answer in operation["responses"].items():
            assert answer["description"], f"{name}: {status}"


@pytest.mark.slow
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
def test_no_request_breaks_the_server_and_every_answer_is_as_described(
    shared_server: ServerProcess, document: Any, mode: GenerationMode
) -> None:
    written = len(shared_server.log.read_text())
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=shared_server.address)
    askers = [come_in(shared_server, how) for how in ASKERS]
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        ask(operation, mode, askers)
        if operation.method.upper() == "DELETE":  # perhaps the guest is forgotten, or has logged out
            askers[0] = come_in(shared_server, "guest", askers[0].tables[-1])
    assert "Traceback" not in shared_server.log.read_text()[written:]


def ask(operation: Any, mode: GenerationMode, askers: list[Somebody]) -> None:
    """Ask for something in several ways, at tables that are there and at one that is not."""

    @settings(max_examples=EXAMPLES, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @seed(1)
    @given(operation.as_strategy(generation_mode=mode), st.sampled_from(askers), st.sampled_from([None, 0, 1, 2]))
    def once(case: Any, somebody: Somebody, table: int | None) -> None:
        if table is not None and "table" in case.path_parameters:
            case.path_parameters["table"] = somebody.tables[table]
        if case.query.get("wait"):
            case.query["wait"] = 0.01
        case.call_and_validate(headers=somebody.headers, checks=CHECKS)

    with contextlib.suppress(Unsatisfiable):  # there is no wrong way to ask for something without parameters
        once()
