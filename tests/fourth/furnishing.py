"""How the rooms of the fourth game come into the house: a copy of the package, and a client that is built anew."""

import shutil
import subprocess
from pathlib import Path

import readingroom

ROOMS = Path(__file__).parent / "rooms"
PACKAGE = Path(readingroom.__file__).parent


def furnished(folder: Path) -> Path:
    """Make a copy of the package with the rooms of the game, and its name in the list."""
    package = folder / "readingroom"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOMS, package, dirs_exist_ok=True)
    init = package / "__init__.py"
    text = init.read_text(encoding="utf-8")
    named = text.replace('"exlibris")  # the games', '"exlibris", "returns")  # the games')
    assert named != text
    init.write_text(named, encoding="utf-8")
    return folder


def build_client(folder: Path, node: str, client: Path) -> None:
    """Build the client with the words of the game, from a copy of the prepared one, into that copy of the package."""
    work = folder / "client"
    for part in ("web", "src", "docs"):
        shutil.copytree(client.parent / part, work / part, ignore=shutil.ignore_patterns("node_modules", "dist"))
    (work / "web" / "node_modules").symlink_to(client / "node_modules", target_is_directory=True)
    shutil.copytree(ROOMS / "locales", work / "src" / "readingroom" / "locales", dirs_exist_ok=True)
    command = [node, str(client / "node_modules" / "vite" / "bin" / "vite.js"), "build"]
    done = subprocess.run(command, cwd=work / "web", capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    shutil.rmtree(folder / "readingroom" / "web", ignore_errors=True)
    shutil.copytree(work / "web" / "dist", folder / "readingroom" / "web")
