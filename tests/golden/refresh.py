"""Write all golden files anew: `python -m tests.golden.refresh`; a change of a rule is then a diff to read."""

from pathlib import Path

from tests.golden.chance import first_numbers
from tests.golden.checksum import FOLDER, checksum_file, checksums
from tests.golden.playthrough import playthrough, playthrough_file, playthrough_files
from tests.laws.play import every_game


def write(path: Path, text: str) -> None:
    """Write one golden file, and say whether it changed."""
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"{path.name}: {'as before' if before == text else 'CHANGED'}", flush=True)


def main() -> None:
    """Write them all."""
    write(FOLDER / "chance.txt", first_numbers())
    for game, name in playthrough_files():
        write(playthrough_file(game, name), playthrough(game, name))
    for game in every_game():
        write(checksum_file(game), checksums(game))


if __name__ == "__main__":
    main()
