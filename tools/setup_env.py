"""The virtual environments below `.venv/`: made when first needed, and again when what they are made from changed."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import IO

import build_client

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
VENVS = ROOT / ".venv"
WHEELS = VENVS / "wheels"
BUILD_LOG = VENVS / "build.log"
BUILD_CACHE = VENVS / "build-cache"
CLIENT = BUILD_CACHE / "client"

HEADLESS = "chromium-headless-shell"
"""Chromium without windows, which does less work for a page than Chromium with windows that nobody sees."""

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The names of Chromium and Chrome on various systems."""

FIREFOXES = ("firefox-esr", "firefox")
"""What Firefox is called on one system or another."""

EDITABLE = "the sources themselves"
"""What stands in an environment's stamp when it runs the sources in `src/` without a copy."""


class SetupFailed(Exception):
    """Something could not be set up; the message says what, and what to do about it."""


def say(words: str) -> None:
    """Tell the person at the keyboard what is going on, without mixing with what a command prints."""
    print(words, file=sys.stderr, flush=True)


def run(*command: str | Path, environment: dict[str, str] | None = None) -> None:
    """Run a command in silence; show what it said only if it fails."""
    result = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env=os.environ | (environment or {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if result.returncode != 0:
        said = "\n".join(result.stdout.strip().splitlines()[-40:])
        raise SetupFailed(f"This failed: {' '.join(str(part) for part in command)}\n{said}")


def fingerprint(paths: Iterable[Path], *words: str) -> str:
    """A digest of files (folders with all that is in them) and of the Python and the place they are used with."""
    digest = hashlib.sha256("\n".join([sys.version, sys.base_prefix, str(ROOT), *words]).encode())
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix not in (".pyc", ".so", ".pyd"):
                content = file.read_bytes()
                digest.update(f"\n{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
                digest.update(content)
    return digest.hexdigest()[:20]


def lock_file(name: str) -> Path:
    """The locked requirements of that name."""
    return ROOT / "requirements" / f"{name}.txt"


class Hold:
    """A hold on one part of `.venv/`: shared by those who use it, exclusive for the one who changes it."""

    def __init__(self, name: str) -> None:
        VENVS.mkdir(exist_ok=True)
        self.name = name
        self.file: IO[str] = (VENVS / f"{name}.lock").open("w", encoding="utf-8")
        os.set_inheritable(self.file.fileno(), True)

    def share(self) -> None:
        """Use it: nobody changes it until this process, and what it turns into, has ended."""
        if sys.platform != "win32":
            fcntl.flock(self.file, fcntl.LOCK_SH)

    def take_at_once(self) -> bool:
        """Have it alone if nobody uses it just now."""
        if sys.platform != "win32":
            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
        return True

    def take(self) -> None:
        """Have it alone, after waiting for those who use it."""
        if not self.take_at_once():
            say(f"Waiting for another Reading Room command that uses .venv/{self.name} …")
            if sys.platform != "win32":
                fcntl.flock(self.file, fcntl.LOCK_EX)

    def release(self) -> None:
        """Let go of it."""
        self.file.close()


class Environment:
    """One virtual environment with locked requirements, and Reading Room in it: the sources themselves or a wheel."""

    def __init__(self, name: str, requirements: str) -> None:
        self.name = name
        self.requirements = lock_file(requirements)
        self.folder = VENVS / name
        self.stamp = self.folder / "readingroom-stamp.json"
        self.scripts = self.folder / ("Scripts" if sys.platform == "win32" else "bin")
        self.python = self.scripts / ("python.exe" if sys.platform == "win32" else "python")
        self.hold = Hold(name)

    def wanted(self, package: str) -> dict[str, str]:
        """The stamp of this environment when it is up to date with that package in it."""
        if package == EDITABLE:
            package = f"{EDITABLE} {fingerprint([ROOT / 'pyproject.toml', ROOT / 'hatch_build.py'])}"
        return {"requirements": fingerprint([self.requirements]), "package": package}

    def has(self, package: str) -> bool:
        """Whether this environment is up to date with that package in it."""
        return self.read_stamp() == self.wanted(package)

    def read_stamp(self) -> dict[str, str]:
        """What was last set up here, or nothing."""
        try:
            stamp: dict[str, str] = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if self.python.exists() else {}

    def write_stamp(self, stamp: dict[str, str]) -> None:
        """Remember what is set up here."""
        self.stamp.write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")

    def provide(self, package: str, wheel: Path | None = None) -> None:
        """Bring this environment up to date with that package in it, and keep using it."""
        self.hold.share()
        if self.has(package):
            return
        self.hold.take()
        if not self.has(package):
            self.provide_requirements()
            wanted = self.wanted(package)
            if wheel is None:
                wheel = self.editable_wheel()
            run(*pip_for(self), "install", "--no-deps", "--no-index", "--force-reinstall", wheel)
            self.write_stamp(wanted)
        self.hold.share()

    def provide_requirements(self, *, with_pip: bool = False) -> None:
        """Make the environment with its requirements, unless it has exactly these; the caller holds it alone."""
        wanted = fingerprint([self.requirements])
        if self.read_stamp().get("requirements") == wanted:
            return
        say(f"Setting up .venv/{self.name} (once; this takes some seconds) …")
        check_that_venv_works()
        shutil.rmtree(self.folder, ignore_errors=True)
        run(sys.executable, "-m", "venv", *([] if with_pip else ["--without-pip"]), self.folder)
        run(*pip_for(self), "install", "--require-hashes", "-r", self.requirements)
        self.write_stamp({"requirements": wanted, "package": ""})

    def editable_wheel(self) -> Path:
        """A wheel that only points to the sources."""
        folder = self.folder / "editable"
        run(builder("setup").python, "-m", "hatchling", "build", "-t", "wheel:editable", "-d", folder)
        return next(folder.glob("*.whl"))


def check_that_venv_works() -> None:
    """See that Python can make virtual environments; on Debian and Ubuntu that part is a package of its own."""
    if importlib.util.find_spec("ensurepip") is not None:
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    install_package(package, "Python's venv is missing")


def provide_chromium() -> None:
    """See that there is a Chromium for the tests in a browser, best one without windows."""
    if "READINGROOM_CHROMIUM" in os.environ or shutil.which(HEADLESS):
        return
    try:
        install_package(HEADLESS, "The tests in a browser need Chromium")
    except SetupFailed:
        if not any(map(shutil.which, CHROMIUMS)):
            install_package("chromium", "The tests in a browser need Chromium")


def provide_firefox() -> None:
    """See that there is a second browser engine, if it can be had; without it, its tests are skipped."""
    if any(map(shutil.which, FIREFOXES)):
        return
    try:
        install_package("firefox-esr", "The smoke test in a second browser engine needs Firefox")
    except SetupFailed as failure:
        say(str(failure))


def install_package(package: str, why: str) -> None:
    """Install a package of Debian or Ubuntu, or say in one line that somebody has to."""
    apt = shutil.which("apt-get")
    if apt is None or sys.platform == "win32" or os.geteuid() != 0:
        raise SetupFailed(f"{why}; please install it (on Debian and Ubuntu: apt-get install {package}).")
    say(f"Installing {package} …")
    try:
        run(apt, "install", "-y", "-q", package)
    except SetupFailed:
        run(apt, "update", "-q")
        run(apt, "install", "-y", "-q", package)


def builder(name: str) -> Environment:
    """An environment that builds wheels: `setup` (with the pip that fills all others) or `build` (with mypyc)."""
    environment = Environment(name, name)
    environment.hold.share()
    if environment.read_stamp().get("requirements") != fingerprint([environment.requirements]):
        environment.hold.take()
        environment.provide_requirements(with_pip=name == "setup")
        environment.hold.share()
    return environment


def pip_for(environment: Environment) -> list[str | Path]:
    """The pip command that installs into that environment."""
    own = environment if environment.name == "setup" else builder("setup")
    return [own.python, "-m", "pip", "--python", environment.python, "--disable-pip-version-check", "--no-input"]


def wish(switch: str, default: str) -> str:
    """What a switch in the environment says: `auto`, `yes` or `no`."""
    answer = os.environ.get(switch, default).lower() or default
    if answer not in ("auto", "yes", "no"):
        raise SetupFailed(f"{switch} is {answer!r}; it can be auto, yes or no.")
    return answer


def wish_to_compile() -> str:
    """What READINGROOM_COMPILE says: `auto` unless something else was asked for."""
    return wish("READINGROOM_COMPILE", "auto")


def wish_for_client() -> str:
    """What READINGROOM_WEB says: `yes` unless something else was asked for."""
    return wish("READINGROOM_WEB", "yes")


def c_compiler() -> str | None:
    """Where the C compiler is that would be used, if there is one (on Windows the build finds its own)."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return "its own" if sys.platform == "win32" else shutil.which(command.split()[0])


def sources_fingerprint() -> str:
    """A digest of all that goes into a compiled wheel."""
    paths = ["pyproject.toml", "hatch_build.py", "README.md", "requirements/build.txt", "src/readingroom", "docs/rules"]
    files = [*(ROOT / path for path in paths), *build_client.sources(ROOT)]
    return fingerprint(files, str(c_compiler()), wish_for_client())


def finished_wheel(sources: str) -> Path | None:
    """The wheel made earlier from exactly these sources; a plain one if there was nothing to compile it with."""
    return next((WHEELS / sources).glob("*.whl"), None)


def is_compiled(wheel: Path) -> bool:
    """Whether that wheel has compiled modules: a plain one fits any machine."""
    return not wheel.name.endswith("-any.whl")


def compile_wheel(compile_or_fail: str) -> tuple[str, Path]:
    """The digest of the sources as they are now, and a wheel made from them."""
    hold = Hold("wheels")
    hold.take()
    try:
        for _ in range(3):
            sources = sources_fingerprint()
            wheel = finished_wheel(sources)
            if wheel is not None and (is_compiled(wheel) or compile_or_fail == "auto"):
                return sources, wheel
            build_wheel(WHEELS / sources, compile_or_fail)
            if sources_fingerprint() != sources:
                say("The sources were edited meanwhile: once more …")
                shutil.rmtree(WHEELS / sources)
        raise SetupFailed("The sources keep changing while they are compiled; try again.")
    finally:
        hold.release()


def build_wheel(folder: Path, compile_or_fail: str) -> None:
    """Compile the sources into a wheel in that folder; of older ones, keep the last two."""
    python = builder("build").python
    say("Compiling the engine and the games (a minute or two, only when they changed) …")
    shutil.rmtree(folder, ignore_errors=True)
    switches = {
        "READINGROOM_COMPILE": compile_or_fail,
        "READINGROOM_WEB": wish_for_client(),
        "READINGROOM_BUILD_CACHE": str(BUILD_CACHE),
    }
    run(python, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, environment=switches)
    for old in sorted(WHEELS.iterdir(), key=lambda path: path.stat().st_mtime)[:-3]:
        shutil.rmtree(old)


def provide_client(*what: str) -> None:
    """Build the browser client into `web/dist`, or check it, unless READINGROOM_WEB says to do without."""
    if wish_for_client() == "no":
        return
    if not (ROOT / "web" / "dist" / "index.html").exists():
        say("Building the pages of the browser client (half a minute, only when they changed) …")
    try:
        run(builder("build").python, ROOT / "tools" / "build_client.py", CLIENT, *what)
    except SetupFailed as failure:
        if wish_for_client() == "yes":
            raise
        say(f"Reading Room goes without its browser client. {failure}")


def compile_in_background() -> None:
    """Start to compile for the next time, without keeping anybody waiting, unless that is under way."""
    hold = Hold("wheels")
    free = hold.take_at_once()
    hold.release()
    if not free:
        return
    with BUILD_LOG.open("w", encoding="utf-8") as log:
        subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )


def compile_quietly() -> int:
    """Be the process in the background: compile at low priority."""
    if sys.platform != "win32":
        os.nice(19)
    try:
        compile_wheel("auto")
    except SetupFailed as failure:
        say(str(failure))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(compile_quietly())
