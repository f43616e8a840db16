"""`readingroom serve`: the games in the browser, for you and for friends who have the link."""

import argparse
import json
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from platformdirs import user_data_path

from readingroom.cli.arguments import command, reason
from readingroom.cli.parser import Parser
from readingroom.cli.refusals import refusal
from readingroom.locales import Language
from readingroom.server import pages
from readingroom.server.bot_turns import PACE
from readingroom.server.door import Door
from readingroom.server.hostnames import Given, Host, is_loopback, plain_name, read_given, written
from readingroom.server.limits import BOUNDS, UNBOUNDED
from readingroom.server.serving import FILE, OPEN, listen, serve
from readingroom.server.store import StoreFailed

PORT = 8765
OTHERS = 20  # ports that are tried if the first is taken
ALONE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::", "")
HIGHEST = 65535

ABOUT = "about-serve"

EXAMPLES = (
    ("", "example-browser"),
    ("serve --friends", "example-friends"),
    ("serve --port 9000 --no-browser", "example-port"),
    ("serve --host 0.0.0.0 --name games.example.org", "example-host"),
)


def add_arguments(parser: Parser) -> None:
    """Add where the room listens, where it keeps its games, and who can come in."""
    say = parser.say
    parser.add_argument("--friends", action="store_true", help=say("option-friends"))
    parser.add_argument("--host", default=ALONE, metavar="address", help=say("option-host", address=ALONE))
    parser.add_argument("--name", action="append", default=[], metavar="name", help=say("option-room-name"))
    parser.add_argument("--port", type=int, metavar="number", help=say("option-port", port=str(PORT)))
    parser.add_argument("--folder", type=Path, metavar="path", help=say("option-folder"))
    parser.add_argument("--no-browser", action="store_true", help=say("option-no-browser"))
    parser.add_argument(
        "--pace", type=float, default=PACE, metavar="seconds", help=say("option-pace", seconds=str(PACE))
    )
    parser.add_argument("--no-limits", action="store_true", help=say("option-no-limits"))
    parser.add_argument("--json", action="store_true", help=say("option-serve-json"))


def run(args: argparse.Namespace) -> int:
    """Open the room, and close it at Ctrl-C."""
    language = args.language
    folder: Path = args.folder or user_data_path("readingroom", appauthor=False)
    if args.pace < 0:
        raise refusal("pace", pace=str(args.pace))
    given = given_names(args.host, args.name)
    listening = listening_socket(args.host, args.port)
    port = listening.getsockname()[1]
    door = Door(port, given, args.host in EVERYWHERE, folder / OPEN)
    address = f"http://{written(Host(ALONE if args.host in EVERYWHERE else args.host, port))}/"

    def ready() -> None:
        if args.json:
            said = {"type": "open", "address": address, "port": port, "friends": door.addresses()}
            print(json.dumps(said), flush=True)
            return
        greet(language, door, args.friends or door.was_open, address, folder)
        if not args.no_browser and has_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        with listening:
            bounds = UNBOUNDED if args.no_limits else BOUNDS
            serve(listening, folder, ready, args.pace, bounds, door, args.friends)
    except StoreFailed as error:
        raise refusal("cannot-write", file=str(folder / FILE), why=str(error)) from error
    if not args.json:
        print(f"\n{language.say('serve-goodbye')}")
    return 0


def listening_socket(host: str, port: int | None) -> socket.socket:
    """Open a port: the one that is asked for, or the first free one."""
    if port is not None and not 0 <= port <= HIGHEST:
        raise refusal("port", port=str(port), most=str(HIGHEST))
    try:
        return listen(host, PORT if port is None else port, OTHERS if port is None else 0)
    except (OSError, UnicodeError) as error:
        why = reason(error) if isinstance(error, OSError) else str(error)
        raise refusal("listen", host=host, port=str(PORT if port is None else port), why=why) from error


def given_names(host: str, names: Sequence[str]) -> list[Given]:
    """Read the names by which others reach the room; the address at which it listens is one of them."""
    found = []
    for name in names:
        given = read_given(name)
        if given is None:
            raise refusal("room-name", name=name)
        found.append(given)
    if host not in EVERYWHERE and not is_loopback(host):
        found.append(Given(Host(plain_name(host), None)))
    return found


def greet(language: Language, door: Door, friends: bool, address: str, folder: Path) -> None:
    """Say where the room is, who can come in, and how to close it."""
    lines = [language.say("serve-open", address=address)]
    if door.addresses():
        lines.append(language.say("serve-friends", addresses=" ".join(f"{each}/" for each in door.addresses())))
    elif friends or door.open:
        lines.append(language.say("serve-no-network"))
    else:
        lines.append(language.say("serve-alone", command=command("serve", "--friends")))
    lines.append(language.say("serve-kept", folder=str(folder)))
    if pages.folder() is None:
        lines.append(language.say("serve-no-pages"))
    print("\n".join([*lines, language.say("serve-close")]), flush=True)


def has_browser() -> bool:
    """Say whether there is a screen on which a browser can open."""
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER"))
