"""`readingroom serve`: the games in the browser, for you and for friends who have the link."""

import argparse
import json
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

from platformdirs import user_data_path

from readingroom.cli.arguments import add_language, command
from readingroom.cli.refusals import refusal
from readingroom.locales import Language, choose
from readingroom.server import pages
from readingroom.server.bot_turns import PACE
from readingroom.server.limits import BOUNDS, UNBOUNDED
from readingroom.server.serving import FILE, listen, serve
from readingroom.server.store import StoreFailed

PORT = 8765
OTHERS = 20  # ports that are tried if the first is taken
ALONE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::", "")
HIGHEST = 65535

ABOUT = """\
Play in the browser, alone against bots or with friends.

Opens the browser where there is one, and prints the address in any case. Only
this computer can come in, unless you say otherwise: with --host 0.0.0.0
everybody in your network can join a table by its link.

Every move is on disk before anybody hears of it. Ctrl-C closes the room; games
that are under way go on where they were."""

EXAMPLES = """\
examples:
  readingroom                        the same as `readingroom serve`
  readingroom serve --host 0.0.0.0   friends in your network can join by link
  readingroom serve --port 9000 --no-browser"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument(
        "--host", default=ALONE, metavar="ADDRESS", help=f"who may come in (default: {ALONE}, only you)"
    )
    parser.add_argument(
        "--port", type=int, metavar="N", help=f"the port (default: {PORT}, or one of the next if it is taken)"
    )
    parser.add_argument("--folder", type=Path, metavar="PATH", help="where games are kept (default: your data folder)")
    parser.add_argument("--no-browser", action="store_true", help="print the address only")
    parser.add_argument(
        "--pace",
        type=float,
        default=PACE,
        metavar="SECONDS",
        help=f"how long bots take for a move when they play briskly (default: {PACE})",
    )
    parser.add_argument(
        "--no-limits", action="store_true", help="for programs of your own: play as fast and as much as you like"
    )
    parser.add_argument("--json", action="store_true", help="for programs: say the address as JSON")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Open the room, and close it at Ctrl-C."""
    language = choose(args.lang)
    folder: Path = args.folder or user_data_path("readingroom", appauthor=False)
    if args.pace < 0:
        raise refusal("pace", pace=str(args.pace))
    listening = listening_socket(args.host, args.port)
    port = listening.getsockname()[1]
    address = f"http://{url_host(args.host)}:{port}/"

    def ready() -> None:
        if args.json:
            print(json.dumps({"type": "open", "address": address, "port": port}), flush=True)
            return
        greet(language, args.host, address, folder)
        if not args.no_browser and has_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        with listening:
            serve(listening, folder, ready, args.pace, UNBOUNDED if args.no_limits else BOUNDS)
    except StoreFailed as error:
        raise refusal("cannot-write", file=str(folder / FILE), why=str(error)) from error
    if not args.json:
        print(f"\n{language.say('serve-goodbye')}")
    return 0


def listening_socket(host: str, port: int | None) -> socket.socket:
    """Open a port: the one that is wished for, or the first free one."""
    if port is not None and not 0 <= port <= HIGHEST:
        raise refusal("port", port=str(port), most=str(HIGHEST))
    try:
        return listen(host, PORT if port is None else port, OTHERS if port is None else 0)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise refusal("listen", host=host, port=str(PORT if port is None else port), why=why) from error


def url_host(host: str) -> str:
    """Give the name by which to come in: in a network that of this computer, so that links work for friends too."""
    name = network_address() if host in EVERYWHERE else host
    return f"[{name}]" if ":" in name else name


def greet(language: Language, host: str, address: str, folder: Path) -> None:
    """Say where the room is, who can come in, and how to close it."""
    lines = [language.say("serve-open", address=address)]
    if host in EVERYWHERE:
        lines.append(language.say("serve-friends"))
    elif host in (ALONE, "localhost", "::1"):
        lines.append(language.say("serve-alone", command=command("serve", "--host", "0.0.0.0")))
    lines.append(language.say("serve-kept", folder=str(folder)))
    if pages.folder() is None:
        lines.append(language.say("serve-no-pages"))
    print("\n".join([*lines, language.say("serve-close")]), flush=True)


def network_address() -> str:
    """Find the address of this computer in its network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's: only the way to it is looked up
            return str(probe.getsockname()[0])
        except OSError:  # there is no network
            return "localhost"


def has_browser() -> bool:
    """Say whether there is a screen on which a browser can open."""
    if not sys.stdout.isatty():
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER"))
