"""The server as an application: its requests, its pages, and what every answer carries."""

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute

from readingroom.engine.errors import Refusal
from readingroom.server import pages, requests
from readingroom.server.door import Door, at_this_computer
from readingroom.server.headers import HEADERS, SafeHeaders
from readingroom.server.hosts import KnownHosts
from readingroom.server.limits import address_of
from readingroom.server.live import GOING_AWAY, Connection, live
from readingroom.server.log import Unreadable
from readingroom.server.openapi import document
from readingroom.server.origin import same_origin
from readingroom.server.protocol import Problem
from readingroom.server.refusals import plain_params, refusal, status_of
from readingroom.server.room import Room, failed
from readingroom.server.seats import COOKIE
from readingroom.server.store import StoreFailed

READING = ("GET", "HEAD")  # requests that change nothing
YEAR = 365 * 24 * 60 * 60
LOG = logging.getLogger("readingroom")

Endpoint = Callable[[Request], Awaitable[Response]]


def application(room: Room, door: Door | None = None) -> Starlette:
    """Make the application of a room; without a door, only this computer can come in."""
    door = door or Door()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        room.begin()
        yield
        await room.close()

    routes: list[Route | WebSocketRoute] = [
        Route(call.path, endpoint(call), methods=[call.method]) for call in requests.CALLS
    ]
    app = Starlette(
        routes=[
            *routes,
            Route("/api/openapi.json", describe, methods=["GET"]),
            WebSocketRoute("/api/tables/{table}/live", live),
            Route("/{path:path}", pages.serve, methods=["GET"]),
        ],
        middleware=[
            Middleware(KnownHosts, door=door),
            Middleware(SafeHeaders),
            Middleware(GZipMiddleware, minimum_size=700, compresslevel=5),
        ],
        exception_handlers={
            Refusal: refuse,
            Unreadable: give_up,
            StoreFailed: break_down,
            HTTPException: miss,
            ClientDisconnect: fail,  # nobody reads the answer
            Exception: fail,
        },
        lifespan=lifespan,
    )
    app.state.room = room
    app.state.door = door
    app.state.connections = set()
    return app


def say_goodbye(app: Starlette) -> None:
    """Tell everybody who is connected that the server goes, and may come back."""
    app.state.room.closing = True
    app.state.room.store.hurry()
    connections: set[Connection] = app.state.connections
    for connection in list(connections):
        connection.end(GOING_AWAY)


def endpoint(call: requests.Call) -> Endpoint:
    """Make the endpoint of a request: who asks, what they ask, and the answer."""

    async def answer(request: Request) -> Response:
        room: Room = request.app.state.room
        address = address_of(request.client)
        room.limits.request(address)
        if call.method not in READING and not same_origin(request.headers):
            raise refusal("origin")
        wish = None if call.body is None else read(await body_of(request, call.most), call.body)
        guest = await room.people.find(request.cookies.get(COOKIE))
        token = request.cookies.get(COOKIE, "")
        if guest is None and call.known:
            room.limits.guest(address)
            guest, token = await room.people.come()
        if call.method not in READING:
            room.limits.change(address if guest is None else guest.guest)
        table, here = request.path_params.get("table", ""), at_this_computer(request)
        query = {name: request.query_params.get(name, "") for name in call.query}
        found = await call.run(requests.Asked(room, guest, address, table, wish, request.app.state.door, here, query))
        response = reply(found)
        if call.known:  # the cookie lasts for a year from the last time that it was of use
            secure = request.url.scheme == "https"
            response.set_cookie(COOKIE, token, YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    return answer


async def body_of(request: Request, most: int) -> bytes:
    """Read the body of a request, which may not be long."""
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise refusal("too-long", most=most)
    except ClientDisconnect as error:  # nobody hears the answer, and nothing is wrong here
        raise refusal("bad-request", why="it ended too early") from error
    return body


def read(body: bytes, kind: type[Any]) -> Any:
    """Read a wish; no body is a wish with nothing in it."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refusal("bad-request", why=str(error)[:200]) from error


def reply(found: Any) -> Response:
    """Answer with what was found: text as it is, anything else as JSON. Nobody else may keep it."""
    if isinstance(found, str):
        return Response(found, media_type="text/plain", headers={"cache-control": "no-store"})
    return Response(msgspec.json.encode(found), media_type="application/json", headers={"cache-control": "no-store"})


async def describe(request: Request) -> Response:
    """Describe all requests."""
    request.app.state.room.limits.request(address_of(request.client))
    return reply(document())


# What goes wrong


def problem(no: Refusal) -> Response:
    """Answer with a problem."""
    response = reply(Problem(code=no.code, params=plain_params(no), sentence=no.sentence))
    response.status_code = status_of(no.code)
    response.headers.update(HEADERS)  # internal errors are answered outside of what adds these to the rest
    return response


async def refuse(request: Request, error: Exception) -> Response:
    """Say why a request was refused."""
    assert isinstance(error, Refusal)
    response = problem(error)
    if response.status_code == HTTPStatus.TOO_MANY_REQUESTS:
        response.headers["retry-after"] = str(error.params["wait"])
    return response


async def miss(request: Request, error: Exception) -> Response:
    """Say that there is nothing at an address, or in which ways it may be asked."""
    assert isinstance(error, HTTPException)
    ways = allowed(request)
    if not ways or request.method in ways:
        return problem(refusal("no-page"))
    response = problem(refusal("method"))
    response.headers["allow"] = ", ".join(sorted(ways))
    return response


def allowed(request: Request) -> set[str]:
    """Give the methods by which an address may be asked; the pages have no say in what is below /api."""
    found: set[str] = set()
    for route in request.app.routes:
        here = isinstance(route, Route) and not (route.endpoint is pages.serve and pages.is_api(request.url.path))
        if here and route.matches(request.scope)[0] is not Match.NONE:
            found |= route.methods or set()
    return found


async def give_up(request: Request, error: Exception) -> Response:
    """Say that a table cannot be read, and to the log of the server why."""
    LOG.error("a table cannot be read: %s", error)
    return await refuse(request, refusal("unreadable"))


async def break_down(request: Request, error: Exception) -> Response:
    """Say that the store kept us from it."""
    assert isinstance(error, StoreFailed)
    return await refuse(request, failed(error))


async def fail(request: Request, error: Exception) -> Response:
    """Answer that something failed in the server; what it was is in the log already."""
    return problem(refusal("busy"))
