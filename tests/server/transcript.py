"""Plays a game and writes down what went over the wire, for docs/protocol/transcript.txt."""

import random
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from readingroom.server.protocol import Alive, Play, Undo, Why
from tests.server.house import Guest, Line, house, sober

TARGET = Path(__file__).parents[2] / "docs" / "protocol" / "transcript.txt"
HEAD = """\
# What went over the wire at a real table: Ada opens it, Ben comes by the link, and they play. Requests begin with their
# method; on Ada's live connection, > is what she says and < is what she is told. Most of the game is left out (# ...).
# Made by `python -m tests.server.transcript`; a test reads every line as the types of the protocol.
"""


class Scribe:
    """Writes down what Ada says and hears."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def request(self, guest: Guest, method: str, path: str, wish: Any = None) -> Any:
        """Make a request, and write it down with its answer."""
        answer = guest.http.request(method, path, json=wish)
        self.lines.append(f"{method} {path}{'' if wish is None else ' ' + msgspec.json.encode(wish).decode()}")
        self.lines.append(f"{answer.status_code} {answer.text}")
        return answer.json()

    def say(self, line: Line, message: Any) -> None:
        """Write down what is said."""
        line.say(message)
        self.lines.append(f"> {msgspec.json.encode(message).decode()}")

    def hear(self, line: Line, times: int = 1) -> None:
        """Write down what is heard."""
        for _ in range(times):
            text = str(line.socket.recv(10))
            self.lines.append(f"< {text}")


def transcribe(folder: Path) -> str:
    """Play, and give what went over the wire."""
    with house(folder) as opened:
        scribe = Scribe()
        ada, ben = Guest(opened.address), Guest(opened.address, "Ben")
        scribe.request(ada, "GET", "/api/games")
        scribe.request(ada, "PUT", "/api/me", {"name": "Ada"})
        wish = {"game": "biblios", "seats": ["me", "open"], "options": {"first": "0"}}
        table = scribe.request(ada, "POST", "/api/tables", wish)["table"]
        line = ada.live(table)
        scribe.hear(line)
        ben.sit(table)
        scribe.hear(line, 3)
        first = Play(key="5c0e98a1", prompt=3, action="offer")
        scribe.say(line, first)
        scribe.hear(line, 2)
        scribe.say(line, first)
        scribe.hear(line)
        scribe.say(line, Play(key="77aa01ff", prompt=3, action="keep"))
        scribe.hear(line)
        scribe.say(line, Play(key="0b1d2c3e", prompt=4, action="bid 4"))
        scribe.hear(line)
        scribe.say(line, Undo(key="9f9f9f9f", number=4))
        scribe.hear(line)
        scribe.say(line, Why(action="bid 4"))
        scribe.hear(line)
        scribe.say(line, Alive())
        scribe.hear(line)
        scribe.request(ada, "GET", f"/api/tables/{table}/record")
        return HEAD + "\n".join([*scribe.lines, *last_words(scribe, ada, ben, table)]) + "\n"


def last_words(scribe: Scribe, ada: Guest, ben: Guest, table: str) -> list[str]:
    """Play the game out without writing it down, and give the last message."""
    lines = [ada.live(table), ben.live(table)]
    for line in lines:
        line.welcome()
    pick = random.Random(1)
    while not any(line.now and line.now.result for line in lines):
        line = next(each for each in lines if each.now and each.now.prompt)
        assert line.now is not None
        assert line.now.prompt is not None
        line.play(sober(line.now.prompt.options, pick))
        number = line.answer().number
        for each in lines:
            while each.number < number:
                each.hear()
    return ["# ...", f"< {lines[0].raw[-1]}"]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        text = transcribe(Path(folder))
    TARGET.write_text(text, encoding="utf-8", newline="\n")
