"""What `./play` does: bring `.venv/play` up to date and become the `readingroom` command in it."""

from __future__ import annotations

import os
import subprocess
import sys

import setup_env
from setup_env import EDITABLE, Environment, SetupFailed, say

OF_NO_COMMAND = {"-h", "--help", "--version"}
"""What `readingroom` takes without a command; any other option is one of `serve`, which is done without a command."""

NO_CLIENT = """
The pages of the browser client could not be built. You can play in the terminal meanwhile: ./play play"""


def provide(arguments: list[str]) -> Environment:
    """The environment to play in: compiled where that is done or worth waiting for, else the sources as they are."""
    play = Environment("play", "play")
    wish = setup_env.wish_to_compile()
    sources = setup_env.sources_fingerprint()
    wheel = setup_env.finished_wheel(sources)
    measures = arguments[:1] in (["bench"], ["arena"])  # others start at once
    if wish == "yes" or (wish == "auto" and wheel is None and measures):
        sources, wheel = setup_env.compile_wheel(wish)
    if wish != "no" and wheel is not None and setup_env.is_compiled(wheel) and not in_use(play, sources):
        play.provide(sources, wheel)
        return play
    play.provide(EDITABLE)
    if opens_the_room(arguments):
        provide_client()
    if wish == "auto" and wheel is None and setup_env.c_compiler() is not None:
        say("The engine is being compiled meanwhile: the bots will think faster from the next start on.")
        setup_env.compile_in_background()
    return play


def opens_the_room(arguments: list[str]) -> bool:
    """Say whether `readingroom` opens the room in the browser with these arguments."""
    first = arguments[0] if arguments else "serve"
    return first == "serve" or (first.startswith("-") and first not in OF_NO_COMMAND)


def provide_client() -> None:
    """Build the pages that the sources as they are would serve."""
    try:
        setup_env.provide_client()
    except SetupFailed as failure:
        raise SetupFailed(f"{failure}\n{NO_CLIENT}") from failure


def in_use(play: Environment, sources: str) -> bool:
    """Whether another game runs there on the sources as they are, so that compiled modules should not go in now."""
    return play.has(EDITABLE) and not play.has(sources) and not play.hold.take_at_once()


def main(arguments: list[str]) -> int:
    """Set up, then play."""
    try:
        play = provide(arguments)
    except SetupFailed as failure:
        say(str(failure))
        return 1
    command = [str(play.scripts / "readingroom"), *arguments]
    if sys.platform == "win32":
        return subprocess.run(command, check=False).returncode
    os.execv(command[0], command)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
