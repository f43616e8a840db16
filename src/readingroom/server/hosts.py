"""Requests are for this room only if they call it by one of its names; that is looked at before anything else."""

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from readingroom.server.door import Door
from readingroom.server.headers import HEADERS
from readingroom.server.protocol import Problem
from readingroom.server.refusals import plain_params, refusal, status_of

LONGEST = 100  # letters of a name that are said again


class KnownHosts:
    """Refuses requests and live connections under names that are not the room's."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self.app = app
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is meant for us, and refuse the rest."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        hosts = Headers(scope=scope).getlist("host")
        here = (scope.get("server") or ("", None))[0]
        if len(hosts) == 1 and self.door.knows(hosts[0], here):
            await self.app(scope, receive, send)
            return
        answer = misdirected(hosts)
        if scope["type"] == "http":
            await answer(scope, receive, send)
        elif "websocket.http.response" in scope.get("extensions", {}):
            await WebSocket(scope, receive, send).send_denial_response(answer)
        else:
            await WebSocket(scope, receive, send).close()


def misdirected(hosts: list[str]) -> Response:
    """Say that the room is not called that, and what to do."""
    no = refusal("host", host=", ".join(hosts)[:LONGEST])
    problem = Problem(code=no.code, params=plain_params(no), sentence=no.sentence)
    headers = {**HEADERS, "cache-control": "no-store"}
    return Response(msgspec.json.encode(problem), status_of(no.code), headers, "application/json")
