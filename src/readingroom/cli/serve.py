"""`readingroom serve`: the games in the browser, for you and for friends who have the link."""

import argparse
from pathlib import Path

from platformdirs import user_data_path

from readingroom.server.serving import listen, serve

PORT = 8765


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments."""
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--folder", type=Path, default=user_data_path("readingroom", appauthor=False))
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--pace", type=float, default=0.7)


def run(args: argparse.Namespace) -> int:
    """Serve."""
    listening = listen(args.host, args.port, 20)
    address = f"http://{args.host}:{listening.getsockname()[1]}/"
    serve(listening, args.folder, lambda: print(address, flush=True), args.pace)
    return 0
