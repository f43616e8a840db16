"""The pages: the client as it was built, from the package or from the folder `web/dist` of a checkout."""

import asyncio
import gzip
from functools import lru_cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response

import readingroom
from readingroom.server.refusals import refusal

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
    if is_api(f"/{path}"):
        raise HTTPException(404)  # or there is something here that is asked in another way
    root = folder()
    if root is None:
        raise refusal("no-client")
    file = found(root, path)
    if file is None and is_file_name(path):
        raise refusal("no-page")
    return await sent(file or root / INDEX, FOREVER if file and path.startswith(ASSETS) else ASK_AGAIN, request)


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
    if kind is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, headers=headers, media_type=kind)
    content = await asyncio.to_thread(compressed, file, changed)
    return Response(content, headers={**headers, "content-encoding": "gzip"}, media_type=kind)


@lru_cache(100)
def compressed(file: Path, changed: int) -> bytes:
    """Compress a file as it was when it was last changed."""
    return gzip.compress(file.read_bytes(), mtime=0)
