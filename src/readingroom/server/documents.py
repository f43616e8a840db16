"""The document of a page: it names what the page will need, so that this comes with it and not after it."""

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

CHUNKS = "chunks.json"  # written by the build: which file needs which others
ENTRY = "index.html"  # what the document itself names
PAGES = {
    "table": "src/pages/TablePage.svelte",
    "replay": "src/pages/ReplayPage.svelte",
    "rules": "src/pages/RulesPage.svelte",
    "about": "src/pages/AboutPage.svelte",
}
WITH_A_GAME = ("table", "replay")


def page_of(path: str) -> tuple[str, str]:
    """Say which page the path of an address names, and what of: `table` and the name of one."""
    page, _, rest = path.partition("/")
    return page, rest.rstrip("/")


@lru_cache(100)
def document(root: Path, changed: int, page: str, game: str) -> str:
    """Give the document of a page, of a game if it is a table's, as the client was built at some time."""
    text = (root / ENTRY).read_text(encoding="utf-8")
    files = needed(chunks_of(root), [PAGES.get(page, ""), f"src/games/{game}/face.ts"])
    head = [link(file) for file in files]
    if game:
        head.append(f'<meta name="game" content="{escape(game)}" />')
    return text.replace("</head>", "".join(f"  {line}\n  " for line in head) + "</head>")


def chunks_of(root: Path) -> dict[str, Any]:
    """Read which file needs which others; a client that is being worked on has no such list."""
    file = root / CHUNKS
    chunks: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return chunks


def needed(chunks: dict[str, Any], entries: Iterable[str]) -> list[str]:
    """List the files that chunks need, each once, without those that the document names anyway."""
    known = dict.fromkeys(files_of(chunks, ENTRY, set()))
    seen: set[str] = set()
    wanted = dict.fromkeys(file for entry in entries for file in files_of(chunks, entry, seen))
    return [file for file in wanted if file not in known]


def files_of(chunks: dict[str, Any], name: str, seen: set[str]) -> Iterator[str]:
    """Give the files of a chunk and of all that it imports."""
    chunk = chunks.get(name)
    if chunk is None or name in seen:
        return
    seen.add(name)
    yield from chunk.get("css", ())
    yield chunk["file"]
    for other in chunk.get("imports", ()):
        yield from files_of(chunks, other, seen)


def link(file: str) -> str:
    """Ask for a file early, in the way in which the client will ask for it."""
    how = 'rel="preload" as="style"' if file.endswith(".css") else 'rel="modulepreload"'
    return f'<link {how} crossorigin href="/{escape(file)}" />'
