"""How long a person waits for bots, alone and beside a crowd of tables that guests of another address have opened.

    python -m benchmarks.crowd [TABLES]

Starts the server as `readingroom serve` does, with its limits and its bots in processes of their own. A person at
127.0.0.3 plays Ex Libris against three bots, and each wait for them is measured; then the same again while guests at
127.0.0.2 and 127.0.0.4 have so many tables of four bots that play at once.
"""

import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
from websockets.sync.client import connect

CROWD = ("127.0.0.2", "127.0.0.4")
PERSON = "127.0.0.3"
TABLES_OF_A_GUEST = 10  # a guest may open twelve at once
MOVES = 60
PATIENCE = 120.0


@contextmanager
def server() -> Iterator[str]:
    """Serve in a process of its own, with a folder of its own; gives the address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "readingroom.cli", "serve", "--no-browser", "--json", "--port", "0"]
        with subprocess.Popen([*command, "--folder", folder], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                yield str(json.loads(process.stdout.readline())["address"])
            finally:
                process.terminate()


@contextmanager
def guest(address: str, where: str) -> Iterator[httpx.Client]:
    """Come in from an address of this machine."""
    transport = httpx.HTTPTransport(local_address=where)
    with httpx.Client(base_url=address, transport=transport, timeout=PATIENCE) as client:
        client.get("/api/me").raise_for_status()
        yield client


def open_table(client: httpx.Client, *seats: str) -> str:
    """Open a table of Ex Libris whose bots play at once."""
    wish = {"game": "exlibris", "seats": list(seats), "options": {}, "pace": "at-once"}
    answer = client.post("/api/tables", json=wish)
    answer.raise_for_status()
    return str(answer.json()["table"])


def waits(address: str) -> list[float]:
    """Play for a while against three bots; gives how many seconds each wait for them took."""
    pick, found = random.Random(7), list[float]()
    with guest(address, PERSON) as person:
        table = open_table(person, "me", "greedy", "greedy", "greedy")
        live = f"{address.replace('http', 'ws', 1)}api/tables/{table}/live"
        cookie = {"cookie": f"reader={person.cookies['reader']}"}
        with connect(live, additional_headers=cookie, source_address=(PERSON, 0), close_timeout=0.5) as line:
            began = None  # to wait for bots
            while len(found) < MOVES:
                now = json.loads(line.recv(PATIENCE)).get("now")
                if now is None:
                    continue
                if now.get("result"):
                    break
                if not (prompt := now.get("prompt")):
                    began = began or time.monotonic()
                else:
                    if began:
                        found.append(time.monotonic() - began)
                        began = None
                    key = str(pick.random())
                    wish = {
                        "type": "play",
                        "key": key,
                        "prompt": prompt["id"],
                        "action": pick.choice(prompt["options"]),
                    }
                    line.send(json.dumps(wish))
    return found


def main(tables: int) -> int:
    """Measure alone and beside the crowd, and print both."""
    with server() as address, ExitStack() as crowd:
        print_waits("alone", waits(address))
        opened = 0
        while opened < tables:
            client = crowd.enter_context(guest(address, CROWD[opened // TABLES_OF_A_GUEST % len(CROWD)]))
            for _ in range(min(TABLES_OF_A_GUEST, tables - opened)):
                open_table(client, *["greedy"] * 4)
                opened += 1
        print_waits(f"beside {tables} tables of four bots", waits(address))
    return 0


def print_waits(when: str, found: list[float]) -> None:
    """Say how long somebody waited: in the middle, and the longest."""
    middle, most = statistics.median(found) * 1000, max(found) * 1000
    print(f"{when}: {len(found)} waits for bots, {middle:.0f} ms in the middle, {most:.0f} ms at most", flush=True)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
