"""The pages: the client as it was built, from the package or from the folder `web/dist` of a checkout."""

import asyncio
import gzip
import re
from functools import lru_cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response

import readingroom
from readingroom.engine.errors import Refusal
from readingroom.server.documents import WITH_A_GAME, document, page_of
from readingroom.server.limits import address_of
from readingroom.server.refusals import refusal
from readingroom.server.room import Room

PACKAGE = Path(readingroom.__file__).resolve().parent
FOLDERS = (PACKAGE / "web", PACKAGE.parent.parent / "web" / "dist")
INDEX = "index.html"
ASSETS = "assets/"  # files there are named by what is in them, so they never change
TEXTS = {  # what is compressed, and as what it is sent: what the system knows of file types may be wrong
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


def folder() -> Path | None:
    """Find the client."""
    return next((each for each in FOLDERS if (each / INDEX).is_file()), None)


async def serve(request: Request) -> Response:
    """Serve a file of the client; for the address of a page, the one document that draws all pages."""
    path: str = request.path_params["path"]
    request.app.state.room.limits.file(address_of(request.client))
    if is_api(f"/{path}"):
        raise HTTPException(404)  # or there is something here that is asked in another way
    root = folder()
    if root is None:
        raise refusal("no-client")
    file = found(root, path)
    if file is None and is_file_name(path):
        raise refusal("no-page")
    if file is None:
        return await page(root, path, request)
    return await sent(file, FOREVER if path.startswith(ASSETS) else ASK_AGAIN, request)


async def page(root: Path, path: str, request: Request) -> Response:
    """Send the document of a page."""
    name, of = page_of(path)
    own = name in WITH_A_GAME and "words" not in request.query_params  # in words alone, a game has no files of its own
    game = await game_of(request, of) if own else ""
    changed = (root / INDEX).stat().st_mtime_ns
    headers = {"cache-control": ASK_AGAIN, "etag": f'"{changed:x}-{name if game else ""}-{game}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    text = await asyncio.to_thread(document, root, changed, name, game)
    return Response(text, headers=headers, media_type="text/html")  # compressed like any other answer


async def game_of(request: Request, table: str) -> str:
    """Say which game is played at a table; nothing if there is no such table, or somebody asks too often."""
    room: Room = request.app.state.room
    try:
        room.limits.request(address_of(request.client))
        return await room.game_of(table)
    except Refusal:
        return ""


def is_api(path: str) -> bool:
    """Say whether a path is for programs: there are no pages there."""
    return path == "/api" or path.startswith("/api/")


def found(root: Path, path: str) -> Path | None:
    """Find a file of the client, and none that lies elsewhere."""
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def is_file_name(path: str) -> bool:
    """Say whether a path is that of a file and not of a page."""
    return path.startswith(ASSETS) or "." in path.rsplit("/", 1)[-1]


async def sent(file: Path, lasting: str, request: Request) -> Response:
    """Send a file: not again if the browser has it, and compressed if it is text."""
    changed = file.stat().st_mtime_ns
    headers = {"cache-control": lasting, "etag": f'"{changed:x}"', "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    kind = TEXTS.get(file.suffix)
    accepted = request.headers.get("accept-encoding", "")
    small = file.with_name(f"{file.name}.br")  # made with the client: better than gzip, and at no cost
    if kind is not None and takes(accepted, "br") and small.is_file():
        return FileResponse(small, headers={**headers, "content-encoding": "br"}, media_type=kind)
    if kind is None or not takes(accepted, "gzip"):
        return FileResponse(file, headers=headers, media_type=kind)
    content = await asyncio.to_thread(compressed, file, changed)
    return Response(content, headers={**headers, "content-encoding": "gzip"}, media_type=kind)


def takes(accepted: str, encoding: str) -> bool:
    """Say whether a browser takes an encoding: it names it, and not with the weight 0."""
    for each in accepted.split(","):
        name, _, weight = each.partition(";")
        if name.strip() == encoding:
            return re.fullmatch(r"\s*q=0(\.0*)?\s*", weight) is None
    return False


@lru_cache(100)
def compressed(file: Path, changed: int) -> bytes:
    """Compress a file as it was when it was last changed."""
    return gzip.compress(file.read_bytes(), mtime=0)
