"""What `./test` does: lint, types, the browser client, and all tests, on the sources and on a compiled wheel.

What stands above the engine is tested on the wheel alone, except in the full run; so is the built client, which the
wheel carries, in a browser. A quick run tests the sources themselves only while a wheel is made of them. What takes one
core, building the client and compiling, goes on beside the other steps from the first moment, so that no core waits.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path

import setup_env
from setup_env import EDITABLE, ROOT, VENVS, Environment, SetupFailed

SELECTIONS = {
    "quick": " and not slow and not long",
    "default": " and not long",
    "full": "",
}
"""Which tests run in which run, as pytest's `-m` wants it, after `browser` or `not browser`."""

NOTHING_SELECTED = 5
"""How pytest ends when the arguments select none of the tests, as `./test tests/engine` does in a browser."""

ONE_PROCESS = {"-n", "-s", "--pdb", "--trace", "--collect-only", "--co"}
"""Arguments of pytest that do not go together with several processes."""

WAITING = 1
"""How many more processes than cores test what waits for a good part of its time: pages, servers, terminals."""

STANDING_BACK = 5
"""How much nicer than others the plain tests are while a wheel is compiled, which takes longer and is waited for."""

LEFT_OUT = {"PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE"}
"""Settings of the caller's Python: ours imports only what is installed, and keeps the tests that it has rewritten."""


class Run:
    """One run of the checks: its steps, how they ended, and how many tests passed."""

    def __init__(self, selection: str, arguments: list[str]) -> None:
        self.selection = SELECTIONS[selection]
        self.arguments = arguments
        self.endings: list[tuple[str, bool, float]] = []
        self.passed = self.failed = self.skipped = 0

    def step(self, title: str, job: Callable[[], bool]) -> bool:
        """Do one step under its heading and remember how it ended."""
        print(f"\n== {title} ==", flush=True)
        start = time.monotonic()
        try:
            well = job()
        except SetupFailed as failure:
            print(failure, flush=True)
            well = False
        seconds = time.monotonic() - start
        print(f"-- {title}: {'ok' if well else 'FAILED'}, {seconds:.1f} s", flush=True)
        self.endings.append((title, well, seconds))
        return well

    def tests(
        self, environment: Environment, which: str = "not browser", folder: str = "tests", more: int = 0, nice: int = 0
    ) -> bool:
        """Run the tests of that mark, which all lie in that folder, and count them."""
        report = VENVS / f"tests-{environment.name}-{folder.replace('/', '-')}.xml"
        report.unlink(missing_ok=True)
        command = ["-m", "pytest", "-q", f"--junitxml={report}", "-o", "junit_logging=no", "-o", f"testpaths={folder}"]
        command += ["-m", which + self.selection]
        if not any(argument.split("=")[0] in ONE_PROCESS or argument[:2] == "-n" for argument in self.arguments):
            command += ["-n", str(cores() + more), "--dist", "worksteal"]
        code = run_python(environment, *command, *self.arguments, expect=environment.name, nice=nice)
        self.count(report)
        return code in (0, NOTHING_SELECTED)

    def count(self, report: Path) -> None:
        """Add up what pytest reports about its tests."""
        if not report.exists():
            return
        for suite in ElementTree.parse(report).getroot().iter("testsuite"):
            wrong = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
            skipped = int(suite.get("skipped", 0))
            self.failed += wrong
            self.skipped += skipped
            self.passed += int(suite.get("tests", 0)) - wrong - skipped

    def summary(self) -> bool:
        """Say how everything ended; whether all is well."""
        print("\n== summary ==")
        for title, well, seconds in self.endings:
            print(f"{title:<28} {'ok' if well else 'FAILED':<7} {seconds:7.1f} s")
        if self.skipped:
            print(f"{self.skipped} skipped")
        print(f"{self.passed} passed, {self.failed} failed", flush=True)
        if self.passed + self.failed + self.skipped == 0:
            print("No test was selected.")
            return False
        return all(well for _, well, _ in self.endings)


def cores() -> int:
    """Count the cores that this process may use."""
    return (os.cpu_count() or 1) if sys.platform in ("win32", "darwin") else len(os.sched_getaffinity(0))


def tool(environment: Environment, *arguments: str) -> bool:
    """Run a tool in that environment; whether it ended well."""
    return run_python(environment, *arguments, expect="plain") == 0


def run_python(environment: Environment, *arguments: str, expect: str, nice: int = 0) -> int:
    """Run Python in that environment, on nothing but what is installed there; gives how it ended."""
    variables = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
    variables["READINGROOM_EXPECT"] = expect
    if setup_env.wish_for_client() != "no":
        variables["READINGROOM_CLIENT"] = str(setup_env.CLIENT)
    command: list[str | Path] = [*(["nice", "-n", str(nice)] if nice else []), environment.python, *arguments]
    return subprocess.run(command, cwd=ROOT, env=variables, check=False).returncode


def set_up_plain(plain: Environment) -> bool:
    """Bring the environment with the sources themselves up to date."""
    plain.provide(EDITABLE)
    return True


def client(*what: str) -> bool:
    """Build the browser client, or check it."""
    setup_env.provide_client(*what)
    return True


def set_up_browsers(selection: str) -> bool:
    """See that there is a browser, and for the full run a second one."""
    setup_env.provide_chromium()
    if selection == "full":
        setup_env.provide_firefox()
    return True


def set_up_compiled(compiled: Environment) -> bool:
    """Compile what changed and install it in an environment of its own."""
    sources, wheel = setup_env.compile_wheel("yes")
    compiled.provide(sources, wheel)
    return True


JOBS: dict[str, Callable[[], bool]] = {
    "client": client,
    "check": lambda: client("check"),
    "compiled": lambda: set_up_compiled(compiled_environment()),
}
"""What can be done in a process of its own: it keeps one core busy, and the steps meanwhile another."""

MEANWHILE = "--meanwhile"


class Meanwhile:
    """Jobs that go on in a process of their own while other steps run; what they print is shown when they are due."""

    def __init__(self, *jobs: str) -> None:
        VENVS.mkdir(exist_ok=True)
        self.log = VENVS / f"{jobs[0]}.log"
        with self.log.open("wb") as log:
            command = [sys.executable, __file__, MEANWHILE, *jobs]
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def are_done(self) -> bool:
        """Say whether all have ended well by now."""
        return self.process.poll() == 0

    def finish(self) -> bool:
        """Wait until they are done, and show what they printed; whether all ended well."""
        code = self.process.wait()
        print(self.log.read_text(encoding="utf-8", errors="replace"), end="", flush=True)
        return code == 0


def do_jobs(names: list[str]) -> int:
    """Do some jobs, one after the other, until one fails."""
    return 0 if all(JOBS[name]() for name in names) else 1


def compiled_environment() -> Environment:
    """The environment with the compiled wheel."""
    return Environment("compiled", "test")


def main(arguments: list[str]) -> int:
    """Run all steps, also when some fail; 0 if all ended well."""
    if arguments[:1] == [MEANWHILE]:
        return do_jobs(arguments[1:])
    selection = arguments.pop(0) if arguments[:1] in (["quick"], ["default"], ["full"]) else "default"
    run = Run(selection, arguments)
    plain, compiled = Environment("plain", "test"), compiled_environment()
    ready: Environment | None = None  # for the tests in a browser
    more = 0 if selection == "quick" else WAITING  # in a quick run, what begins late is not worth its beginning
    pages = None if setup_env.wish_for_client() == "no" else Meanwhile("client", "check")
    wheel = None if setup_env.wish_to_compile() == "no" else Meanwhile("compiled")
    if sources := run.step("set up: plain", lambda: set_up_plain(plain)):
        run.step("ruff check", lambda: tool(plain, "-m", "ruff", "check", "."))
        run.step("ruff format --check", lambda: tool(plain, "-m", "ruff", "format", "--check", "."))
        run.step("mypy --strict", lambda: tool(plain, "-m", "mypy"))
    if pages is None:
        print("\nREADINGROOM_WEB=no: the browser client is left out.")
    else:
        run.step("browser client, svelte-check", pages.finish)
    if sources and selection == "quick" and wheel is not None and wheel.are_done():
        print("\nThe wheel is that of these sources: a quick run tests nothing but it.")
    elif sources:
        left_out = "" if wheel is None or selection == "full" else " and not above_the_engine"
        nice = STANDING_BACK if wheel is not None else 0
        run.step("tests: plain", lambda: run.tests(plain, f"not browser{left_out}", nice=nice))
        ready = plain
    # While the wheel is still being compiled, which leaves a core free
    browsers = pages is not None and run.step("set up: browsers", lambda: set_up_browsers(selection))
    if wheel is None:
        print("\nREADINGROOM_COMPILE=no: the compiled half is left out.")
    elif run.step("set up: compiled", wheel.finish):
        run.step("tests: compiled", lambda: run.tests(compiled, more=more))
        ready = compiled
    if ready is not None and browsers:
        in_browser = ready
        run.step("tests: browser", lambda: run.tests(in_browser, "browser", "tests/web", more))
    return 0 if run.summary() else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetupFailed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit(130)
