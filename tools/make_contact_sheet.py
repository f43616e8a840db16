"""Draw all locations, assistants, gnomes, marks and signs of Ex Libris on one page, large and small, light and dark.

    python tools/make_contact_sheet.py            into build/exlibris-sheet.html
    python tools/make_contact_sheet.py FILE       elsewhere

The page needs nothing else: open it in a browser, and look at it until every drawing is liked.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ART = ROOT / "web" / "src" / "games" / "exlibris" / "art.svg"
TARGET = ROOT / "build" / "exlibris-sheet.html"
SEATS = ("#2f6ea8", "#b9532e", "#465c17", "#5d2b5a")
KINDS = (  # what a name begins with, its view box, and in which sizes it is shown
    ("s", "0 0 100 110", (200, 64, 32)),
    ("a", "0 0 64 64", (200, 64, 32)),
    ("g", "0 0 48 56", (200, 64, 32)),
    ("m", "0 0 24 24", (48, 24, 12)),
    ("i", "0 0 24 24", (32, 16, 12)),
)
THEMES = (("#f7eeda", "#2a1c10"), ("#241a12", "#f1e6ce"), ("#4f3019", "#fbf3e0"))
STYLE = """body{margin:0;font:14px/1.3 sans-serif}section{padding:1rem}figure{display:inline-grid;justify-items:center;
margin:.4rem;vertical-align:bottom}figcaption{font-size:12px}.grey{filter:grayscale(1)}"""


def main(arguments: list[str]) -> int:
    """Write the page."""
    target = Path(arguments[0]) if arguments else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page(ART.read_text(encoding="utf-8")), encoding="utf-8")
    print(target)
    return 0


def page(art: str) -> str:
    """Make the page: everything on paper, in the dark and on wood, and once without colour."""
    names = re.findall(r'<symbol id="([^"]+)"', art)
    sheets = [*[(paper, ink, "") for paper, ink in THEMES], (*THEMES[0], "grey")]
    parts = [
        f'<section class="{kind}" style="background:{paper};color:{ink}">{pictures(names)}</section>'
        for paper, ink, kind in sheets
    ]
    hidden = art.replace("<svg ", '<svg style="display:none" ', 1)
    head = f"<!doctype html><meta charset=utf-8><title>Ex Libris</title><style>{STYLE}</style>"
    return head + hidden + "".join(parts)


def pictures(names: list[str]) -> str:
    """Draw each thing in all its sizes."""
    found = []
    for kind, box, sizes in KINDS:
        for size in sizes:
            mine = [name for name in names if name.startswith(f"{kind}-")]
            drawn = [picture(name, box, size, index) for index, name in enumerate(mine)]
            found.append(f"<div>{''.join(drawn)}</div>")
    return "".join(found)


def picture(name: str, box: str, size: int, index: int) -> str:
    """Draw one thing, with its name where there is room for it."""
    colour = SEATS[int(name[2:]) if name.startswith("g-") else index % len(SEATS)]
    caption = f"<figcaption>{name[2:]}</figcaption>" if size > 60 else ""
    drawing = f'<svg viewBox="{box}" height="{size}" style="--own:{colour}"><use href="#{name}"/></svg>'
    return f"<figure>{drawing}{caption}</figure>"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
