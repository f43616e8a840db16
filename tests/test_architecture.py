"""The shape of the package: imports point downwards only, and every module says what it is for."""

import ast
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "readingroom"
MODULES = sorted(SOURCES.rglob("*.py"))
BANNED_NAMES = {"util", "utils", "helper", "helpers", "manager", "handler", "misc", "common"}

LAYERS = {"engine": 0, "games": 1, "": 2, "locales": 2, "bots": 3, "arena": 4, "server": 4, "cli": 5}
"""What stands above what; `""` are the modules of the package itself, such as `readingroom.record`."""


def parts_of(path: Path) -> list[str]:
    """Give the name of a module below `readingroom` in parts."""
    parts = list(path.relative_to(SOURCES).with_suffix("").parts)
    return parts[:-1] if parts[-1] == "__init__" else parts


@cache
def parsed(path: Path) -> ast.Module:
    """Read a module."""
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> list[list[str]]:
    """List what a module imports from the package, each in parts below `readingroom`."""
    found: list[list[str]] = []
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            found += [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = (node.module or "").split(".") if not node.level else relative(path, node)
            found += [[*base, alias.name] for alias in node.names]
    return [name[1:] for name in found if name[0] == "readingroom"]


def relative(path: Path, node: ast.ImportFrom) -> list[str]:
    """Resolve an import that begins with dots."""
    folder = ["readingroom", *path.relative_to(SOURCES).parts[:-1]]
    return folder[: len(folder) - node.level + 1] + (node.module or "").split(".")


def layer(parts: list[str]) -> str:
    """Name the layer of a module."""
    if parts and (SOURCES / parts[0]).is_dir():
        return parts[0]
    return ""


def why_not(importer: list[str], imported: list[str]) -> str:
    """Say why a module may not import another; nothing if it may."""
    above, below = layer(importer), layer(imported)
    for each in (above, below):
        if each not in LAYERS:
            return f"the package {each!r} has no layer yet: give it one in {Path(__file__).name}"
    if above == "games" and below == "games" and importer[1:2] != imported[1:2]:
        return "a game knows no other game"
    if LAYERS[below] < LAYERS[above] and below == "games" and imported[1:2] and importer[1:2] != imported[1:2]:
        return "only the rooms of a game know it; all others find it by its name"
    if above == below or LAYERS[below] < LAYERS[above]:
        return ""
    return f"{above or 'the package itself'} stands below {below or 'the package itself'}"


def names(paths: list[Path]) -> list[str]:
    """Name modules by where they are."""
    return [str(path.relative_to(SOURCES)) for path in paths]


def test_the_layers_are_those_that_there_are() -> None:
    packages = {path.name for path in SOURCES.iterdir() if any(path.glob("*.py"))}

    assert LAYERS.keys() - {""} == packages


def test_imports_point_downwards_only() -> None:
    found = [(path, each, why_not(parts_of(path), each)) for path in MODULES for each in imports(path)]
    wrong = [
        f"{path.relative_to(SOURCES)} imports readingroom.{'.'.join(each)}: {why}" for path, each, why in found if why
    ]

    assert wrong == []


def test_every_module_says_what_it_is_for() -> None:
    assert names([path for path in MODULES if not ast.get_docstring(parsed(path))]) == []


def test_modules_are_named_for_what_they_are() -> None:
    assert names([path for path in MODULES if BANNED_NAMES & set(path.stem.lower().split("_"))]) == []


def test_an_import_that_points_upwards_is_noticed() -> None:
    assert why_not(["engine", "table"], ["games", "biblios", "state"]) == "engine stands below games"
    assert why_not(["games", "biblios", "rules"], ["games", "exlibris"]) == "a game knows no other game"
    assert why_not(["cli", "score"], ["games", "biblios", "rules"]).startswith("only the rooms of a game know it")
    assert why_not(["cli", "biblios", "sheet"], ["games", "biblios", "rules"]) == ""
    assert why_not(["engine", "record"], ["load"]) == "engine stands below the package itself"
    assert why_not(["games", "biblios", "rules"], ["engine", "rules"]) == ""
    assert why_not(["record"], ["engine", "record"]) == ""
