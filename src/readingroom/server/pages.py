"""The pages: the client as it was built, from the package or from the folder `web/dist` of a checkout."""

from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

import readingroom
from readingroom.server.refusals import refusal

PACKAGE = Path(readingroom.__file__).resolve().parent
FOLDERS = (PACKAGE / "web", PACKAGE.parent.parent / "web" / "dist")
INDEX = "index.html"
ASSETS = "assets"  # files there are named by what is in them, so they never change

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


def folder() -> Path | None:
    """Find the client."""
    return next((each for each in FOLDERS if (each / INDEX).is_file()), None)


@cache
def is_asset(path: str) -> bool:
    """Say whether a path is that of a file and not of a page."""
    return path.startswith(f"{ASSETS}/") or "." in path.rsplit("/", 1)[-1]


async def serve(request: Request) -> Response:
    """Serve a file of the client; for the address of a page, the one document that draws all pages."""
    path: str = request.path_params["path"]
    root = folder()
    if path == "api" or path.startswith("api/"):
        raise refusal("no-page")
    if root is None:
        raise refusal("no-client")
    file = (root / path).resolve()
    if file.is_relative_to(root.resolve()) and file.is_file():
        lasting = path.startswith(f"{ASSETS}/")
        return FileResponse(file, headers={"cache-control": FOREVER if lasting else ASK_AGAIN})
    if is_asset(path):
        raise refusal("no-page")
    return FileResponse(root / INDEX, headers={"cache-control": ASK_AGAIN})
