"""What `./play` does: bring `.venv/play` up to date and become the `readingroom` command in it."""

from __future__ import annotations

import os
import subprocess
import sys

import setup_env
from setup_env import EDITABLE, Environment, SetupFailed, say

WORTH_WAITING = {"arena", "bench", "serve"}
"""Commands for which the engine is compiled first; a game against bots starts at once and compiles meanwhile."""

NO_CLIENT = """
The pages of the browser client could not be built. You can play in the terminal meanwhile: ./play play"""


def provide(arguments: list[str]) -> Environment:
    """The environment to play in: compiled where that is done or worth waiting for, else the sources as they are."""
    play = Environment("play", "play")
    wish = setup_env.wish_to_compile()
    sources = setup_env.sources_fingerprint()
    wheel = setup_env.finished_wheel(sources)
    if wish == "yes" or (wish == "auto" and wheel is None and WORTH_WAITING.intersection(arguments[:1])):
        sources, wheel = setup_env.compile_wheel(wish)
    if wish != "no" and wheel is not None and setup_env.is_compiled(wheel) and not in_use(play, sources):
        play.provide(sources, wheel)
        return play
    play.provide(EDITABLE)
    if arguments[:1] in ([], ["serve"]):
        provide_client()
    if wish == "auto" and wheel is None and setup_env.c_compiler() is not None:
        say("The engine is being compiled meanwhile: the bots will think faster from the next start on.")
        setup_env.compile_in_background()
    return play


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
