"""The description of all requests in OpenAPI, made from the types of the protocol."""

from functools import cache
from typing import Any

import msgspec

import readingroom
from readingroom.server.protocol import Problem
from readingroom.server.refusals import status_of
from readingroom.server.requests import CALLS, Call

REF = "#/components/schemas/{name}"
PHRASES = {
    403: "Not for you, or not from a page of this server",
    404: "There is no such table",
    409: "Not as the table stands",
    413: "Too long",
    421: "This room is not called that",
    422: "It cannot be understood, or there is no such thing",
    429: "Too much at once",
    503: "The server could not do its part; nothing changed",
}


@cache
def document() -> dict[str, Any]:
    """Describe all requests."""
    kinds = {kind for call in CALLS for kind in (call.answer, call.body) if kind not in (None, str)} | {Problem}
    ordered = sorted(kinds, key=lambda kind: kind.__name__)
    schemas, components = msgspec.json.schema_components(ordered, schema_hook=anything, ref_template=REF)
    refs = dict(zip(ordered, schemas))
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, refs)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Reading Room", "version": readingroom.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def anything(kind: type[Any]) -> dict[str, Any]:
    """Describe what may be anything."""
    return {"description": "any plain value"}


def operation(call: Call, refs: dict[Any, Any]) -> dict[str, Any]:
    """Describe one request."""
    media = "text/plain" if call.answer is str else "application/json"
    schema = {"type": "string"} if call.answer is str else refs[call.answer]
    answers: dict[str, Any] = {"200": {"description": "Done", "content": {media: {"schema": schema}}}}
    for status in (*call.refused, status_of("host"), status_of("too-fast"), status_of("busy")):
        content = {"application/json": {"schema": refs[Problem]}}
        answers[str(status)] = {"description": PHRASES[status], "content": content}
    found: dict[str, Any] = {
        "operationId": call.run.__name__,
        "summary": (call.run.__doc__ or "").strip().rstrip("."),
        "responses": answers,
    }
    if "{table}" in call.path:
        told = [("table", "path"), *((name, "query") for name in call.query)]
        found["parameters"] = [
            {"name": name, "in": where, "required": where == "path", "schema": {"type": "string"}}
            for name, where in told
        ]
    if call.body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": refs[call.body]}}}
    return found
