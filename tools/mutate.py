"""Mutation run: changes the rules of a game in small ways and says which changes no test noticed.

    python tools/mutate.py --sample 100 --seed 1

Every mutant is tried in a copy of the working tree; the tree itself is never written to.
"""

from __future__ import annotations

import argparse
import difflib
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random

from mutants import Mutant, mutants

ROOT = Path(__file__).resolve().parent.parent
NO_RULES = ("__init__.py", "actions.py", "rules.py")  # tables and glue, in a game's folder
LEFT_OUT = (".*", "__pycache__", "node_modules", "*.so", "*.pyd", "build", "dist")
NOT_RUN = (4, 5)  # pytest's exit codes for "used wrongly" and "no tests found"

# Runs pytest with a limit on memory: a mutant may fill a list for ever.
PYTEST = """
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
import pytest
sys.exit(pytest.main(sys.argv[1:]))
"""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: killed, timed out (which is killed, too) or survived."""

    mutant: Mutant
    fate: str


class CannotRun(Exception):
    """The run cannot begin, with a sentence that says why."""


# The tests of one copy


class Copy:
    """A copy of the working tree in which one mutant after another is tried."""

    def __init__(self, folder: Path, tests: list[str], game: str) -> None:
        self._folder = folder
        self._tests = tests
        self._others = " and ".join(f"not {name}" for name in other_games(game))
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True)

    def check(self) -> float:
        """See that the tests pass, on this copy and not on an installed package; give the seconds they take."""
        command = [sys.executable, "-c", "import readingroom; print(readingroom.__file__)"]
        found = subprocess.run(command, cwd=self._folder, env=self.environment(), capture_output=True, text=True)
        if not found.stdout.startswith(str(self._folder)):
            raise CannotRun(f"the tests would not run on the copy but on {found.stdout or found.stderr}")
        start = time.monotonic()
        code, output = self.run_tests(timeout=None)
        if code != 0:
            raise CannotRun(f"the tests must pass before anything is changed; they end with {code}:\n{output}")
        return time.monotonic() - start

    def attempt(self, mutant: Mutant, timeout: float) -> Verdict:
        """Run the tests on a mutant, and put the file back."""
        file = self._folder / mutant.path
        file.write_text(mutant.source, encoding="utf-8")
        try:
            code, output = self.run_tests(timeout)
        finally:
            file.write_text(mutant.original, encoding="utf-8")
        if code in NOT_RUN:
            raise CannotRun(f"pytest ended with {code} on a mutant:\n{output}")
        return Verdict(mutant, "timed out" if code is None else "killed" if code else "survived")

    def run_tests(self, timeout: float | None) -> tuple[int | None, str]:
        """Run the tests up to the first failure; give pytest's exit code (None when time is up) and its last words."""
        # What Hypothesis remembers of one mutant must not help to kill another.
        shutil.rmtree(self._folder / ".hypothesis", ignore_errors=True)
        options = ["-x", "-q", "-p", "no:cacheprovider", "-m", "not slow and not long", "-k", self._others]
        process = subprocess.Popen(
            [sys.executable, "-c", PYTEST, *options, *self._tests],
            cwd=self._folder,
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return None, ""
        return process.returncode, output[-3000:]

    def environment(self) -> dict[str, str]:
        """Give the environment that finds this copy first and leaves no bytecode: two mutants may look alike to it."""
        return {**os.environ, "PYTHONPATH": str(self._folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}


# The run


def main(arguments: list[str] | None = None) -> int:
    """Make mutants, try a sample of them, and report."""
    args = parser().parse_args(arguments)
    try:
        every = all_mutants(args.modules or game_modules(args.game))
        chosen = Random(args.seed).sample(every, min(args.sample, len(every)))
        chosen.sort(key=lambda mutant: (mutant.path, mutant.line))
        print(f"{len(every)} mutants, of which {len(chosen)} (seed {args.seed})", flush=True)
        if args.list:
            for mutant in chosen:
                print(f"{mutant.path}:{mutant.line}: {mutant.change}")
            return 0
        verdicts = tried(chosen, args.tests or fast_tests(args.game), args.game, args.workers, args.timeout)
    except CannotRun as reason:
        print(f"no mutation run: {reason}", file=sys.stderr)
        return 2
    return report(verdicts, args.least)


def parser() -> argparse.ArgumentParser:
    """Declare what the command takes."""
    described = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    described.add_argument("--game", default="biblios", help="whose rules to change")
    described.add_argument("--modules", nargs="+", help="the files to change, instead of the rules of the game")
    described.add_argument("--tests", nargs="+", help="what pytest runs, instead of the fast tests of the game")
    described.add_argument("--sample", type=int, default=100, help="how many mutants to try")
    described.add_argument("--seed", type=int, default=1, help="which sample to take")
    described.add_argument("--workers", type=int, default=2, help="how many to try at once")
    described.add_argument("--timeout", type=float, default=3.0, help="how many times the usual time tests may take")
    described.add_argument("--least", type=float, default=0.0, help="fail when fewer per cent than this are killed")
    described.add_argument("--list", action="store_true", help="list the sample and try nothing")
    return described


def game_modules(game: str) -> list[str]:
    """List the files in which a game's rules are."""
    files = sorted((ROOT / "src" / "readingroom" / "games" / game).rglob("*.py"))
    return [str(file.relative_to(ROOT)) for file in files if file.name not in NO_RULES]


def fast_tests(game: str) -> list[str]:
    """List the folders of the tests that a game's rules should not get past."""
    folders = [f"tests/games/{game}", "tests/laws", "tests/engine"]
    return [folder for folder in folders if (ROOT / folder).exists()]


def all_mutants(modules: list[str]) -> list[Mutant]:
    """Make all mutants of some files."""
    found: list[Mutant] = []
    for module in modules:
        file = ROOT / module
        if not file.is_file():
            raise CannotRun(f"there is no file {module}")
        found += mutants(module, file.read_text(encoding="utf-8"))
    if not found:
        raise CannotRun("there is nothing to change")
    return found


def other_games(game: str) -> list[str]:
    """Name the other games: the laws run for every game, and theirs cannot notice anything."""
    folders = sorted((ROOT / "src" / "readingroom" / "games").iterdir())
    return [folder.name for folder in folders if (folder / "rules.py").exists() and folder.name != game]


def tried(chosen: list[Mutant], tests: list[str], game: str, workers: int, patience: float) -> list[Verdict]:
    """Try mutants in several copies at once."""
    if not tests:
        raise CannotRun("there are no tests to run; name some with --tests")
    copies: queue.Queue[Copy] = queue.Queue()
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder, ThreadPoolExecutor(workers) as pool:
        for number in range(workers):
            copies.put(Copy(Path(folder).resolve() / str(number), tests, game))
        first = copies.get()
        timeout = first.check() * patience * workers + 5
        copies.put(first)

        def attempt(mutant: Mutant) -> Verdict:
            free = copies.get()
            try:
                verdict = free.attempt(mutant, timeout)
            finally:
                copies.put(free)
            print(f"{verdict.fate:9} {mutant.path}:{mutant.line}: {mutant.change}", flush=True)
            return verdict

        return list(pool.map(attempt, chosen))


def report(verdicts: list[Verdict], least: float) -> int:
    """Show the survivors with what was changed, and count."""
    survivors = [verdict.mutant for verdict in verdicts if verdict.fate == "survived"]
    for mutant in survivors:
        print(f"\nsurvived: {mutant.path}:{mutant.line}: {mutant.change}")
        before, after = mutant.original.splitlines(), mutant.source.splitlines()
        print("\n".join(list(difflib.unified_diff(before, after, lineterm="", n=1))[2:]))
    print()
    by_module = Counter(verdict.mutant.path for verdict in verdicts)
    alive = Counter(mutant.path for mutant in survivors)
    for path, total in sorted(by_module.items()):
        print(f"{path}: {total - alive[path]} of {total} killed")
    killed = 100 * (len(verdicts) - len(survivors)) / len(verdicts)
    late = sum(verdict.fate == "timed out" for verdict in verdicts)
    print(f"{len(verdicts) - len(survivors)} of {len(verdicts)} killed ({killed:.0f} %, {late} by time-out)")
    return 0 if killed >= least else 1


if __name__ == "__main__":
    sys.exit(main())
