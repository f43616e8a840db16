"""After an upgrade of every game, to rules that allow more and to another deck, all that was kept is still read."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import readingroom

ROOT = Path(__file__).parents[2]
BOOKS = ('"fiction"', '"spells"')  # of Ex Libris: the first of each change places
CHANGES = {  # in the deck of a game: a file, what it says, and what it says after the upgrade
    "biblios": ("components.toml", '"+1" = 2    # raise one die\n"-1" = 2', '"+1" = 1    # raise one die\n"-1" = 3'),
    "atheneum": ("components.toml", "any = 5\nrearrange-4 = 5", "any = 4\nrearrange-4 = 6"),
}
SOME = "not for_the_next and (not command or exlibris-own-deck)"  # of the commands, the hardest
NAMES = "import readingroom as r; print([(r.load(g).version, r.load(g).deck_name()) for g in r.GAMES], r.__file__)"


def change(path: Path, old: str, new: str) -> None:
    """Change a line of a file."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8", newline="\n")


def upgrade(package: Path, home: dict[str, str]) -> None:
    """Do to a copy of the package what CONTRIBUTING says of a new version and of a new deck."""
    subprocess.run([sys.executable, "tools/keep_deck.py"], cwd=ROOT, env=home, check=True, capture_output=True)
    for game, (name, old, new) in CHANGES.items():
        change(package / "games" / game / name, old, new)
    cards = package / "games" / "exlibris" / "cards.toml"
    for old, new in zip(BOOKS, ("?", BOOKS[0])):
        change(cards, old, new)
    change(cards, "?", BOOKS[1])
    for game in readingroom.GAMES:
        rules = package / "games" / game / "rules.py"
        version = readingroom.load(game).version
        change(rules, f"self.version = {version}\n", f"self.version = {version + 1}\n")
        text = rules.read_text(encoding="utf-8")
        reads = re.sub(r"self\.reads = \(([\d, ]+?),?\)", rf"self.reads = (\1, {version + 1})", text)
        rules.write_text(reads, encoding="utf-8", newline="\n")
    change(package / "engine" / "table.py", "repr(self.plain())", "repr((2, self.plain()))")  # another hash


@pytest.mark.long
def test_after_an_upgrade_all_kept_records_and_tables_are_read_and_played_on(tmp_path: Path) -> None:
    package = tmp_path / "readingroom"
    shutil.copytree(ROOT / "src" / "readingroom", package, ignore=shutil.ignore_patterns("__pycache__"))
    home = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    home |= {"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    before = subprocess.check_output([sys.executable, "-c", NAMES], cwd=tmp_path, env=home, text=True)
    assert str(package) in before
    upgrade(package, home)
    after = subprocess.check_output([sys.executable, "-c", NAMES], cwd=tmp_path, env=home, text=True)
    assert not set(re.findall(r"[0-9a-f]{12}", before)) & set(re.findall(r"'([0-9a-f]{12})'", after))

    tests = ["tests/kept/test_records.py", "tests/kept/test_tables.py", "-k", SOME]
    run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    done = subprocess.run(run, cwd=ROOT, env=home, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:]
    assert " passed" in done.stdout
