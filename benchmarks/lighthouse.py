"""What Lighthouse says of our pages, as a phone of the middle class would show them: the middle of five runs for each.

    npm install --global lighthouse
    python -m benchmarks.lighthouse [PAGE ...]

Run it from the top of the repository, after `./test` has built the pages and installed Chromium, on a machine that does
nothing else. The tables are in mid-game and seen from a seat that is asked.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx

from tests.web.conftest import ARGUMENTS, chromium
from tests.web.midgame import midgame
from tests.web.serving import Serving

RUNS = 5
TABLES = {"biblios": (4, 12), "exlibris": (4, 105), "atheneum": (3, 60)}  # seats and moves; 20 cards are shelved then
PAGES = ("home", "rules", *TABLES)
CATEGORIES = ("performance", "accessibility", "best-practices")
MEASURES = {
    "first-contentful-paint": "first paint {:.0f} ms",
    "largest-contentful-paint": "largest {:.0f} ms",
    "total-blocking-time": "blocked {:.0f} ms",
    "cumulative-layout-shift": "layout shift {:.3f}",
}


def looked_at(address: str, cookie: str) -> dict[str, Any]:
    """Let Lighthouse look at a page once."""
    command = ["lighthouse", address, "--quiet", "--output=json", f"--only-categories={','.join(CATEGORIES)}"]
    command += [f"--chrome-flags={' '.join(['--headless=new', *ARGUMENTS])}"]
    command += [f"--extra-headers={json.dumps({'Cookie': f'reader={cookie}'})}"]
    environment = {**os.environ, "CHROME_PATH": chromium()}
    found = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=environment)
    report: dict[str, Any] = json.loads(found.stdout)
    return report


def path_of(page: str, client: httpx.Client) -> str:
    """Say where a page is; a table is opened for it."""
    if page not in TABLES:
        return "/" if page == "home" else "/rules/biblios"
    seats, moves = TABLES[page]
    wish = {"game": "", "seats": [], "record": midgame(page, seats, seed=6, moves=moves)}
    return f"/table/{client.post('/api/tables', json=wish).raise_for_status().json()['table']}"


def main(pages: list[str]) -> int:
    """Look at each page five times, and print the middle of what was found."""
    serving = Serving(Path(tempfile.mkdtemp()))
    serving.start()
    with httpx.Client(base_url=serving.address, trust_env=False) as client:
        client.get("/api/me").raise_for_status()
        for page in pages or PAGES:
            address = f"{serving.address}{path_of(page, client)}"
            reports = [looked_at(address, client.cookies["reader"]) for _ in range(RUNS)]
            scores = {
                name: [round(100 * report["categories"][name]["score"]) for report in reports] for name in CATEGORIES
            }
            print(f"{page}:", ", ".join(f"{name} {statistics.median(found):.0f}" for name, found in scores.items()))
            print(f"  performance of each run: {', '.join(map(str, scores['performance']))};", end=" ")
            middles = {
                name: statistics.median(report["audits"][name]["numericValue"] for report in reports)
                for name in MEASURES
            }
            print(", ".join(text.format(middles[name]) for name, text in MEASURES.items()), flush=True)
            wanting = {
                name
                for report in reports
                for category in CATEGORIES[1:]
                for name in (audit["id"] for audit in report["categories"][category]["auditRefs"] if audit["weight"])
                if report["audits"][name]["score"] not in (1, None)
            }
            if wanting:
                print(f"  wanting: {', '.join(sorted(wanting))}")
    serving.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
