"""The browser client as it is written and built: its locks, its safety, and letters that can be read."""

import ast
import json
import os
import re
from pathlib import Path

import pytest

import readingroom

WEB = Path(__file__).parents[1] / "web"
COMPONENTS = sorted((WEB / "src").rglob("*.svelte"))
INSTALLED = Path(readingroom.__file__).parent / "web"

READ = 4.5  # the least contrast of text
SEEN = 3.0  # the least contrast of signs and outlines

TEXTS = {
    "wood": ("on-wood", "on-wood-soft", "brass-bright"),
    "wood-deep": ("on-wood", "on-wood-soft", "brass-bright"),
    "leather": ("on-leather", "on-leather-soft", "brass-bright"),
    "leather-deep": ("on-leather", "on-leather-soft", "brass-bright"),
    "paper": ("ink", "ink-soft", "brass-deep", "wine", "moss"),
    "paper-deep": ("ink", "ink-soft", "brass-deep"),
    "card": ("card-ink", "card-ink-soft"),
    "brass": ("on-brass",),
    "brass-bright": ("on-brass",),
    "wine": ("on-wine",),
}
OUTLINES = {
    "wood": ("brass", "brass-bright"),
    "wood-deep": ("brass", "brass-bright"),
    "leather": ("brass", "brass-bright"),
    "paper": ("brass-deep",),
}


def tokens(theme: str) -> dict[str, str]:
    """Give the colours of a theme by name."""
    text = (WEB / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    light, dark = text.split(':root[data-theme="dark"]')
    colours = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", light))
    return colours | dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", dark)) if theme == "dark" else colours


def luminance(colour: str) -> float:
    """Give how light a colour is, as the accessibility guidelines measure it."""
    parts = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Give how well one colour is seen on another: 1 (not at all) to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_letters_and_outlines_stand_out_from_what_they_lie_on(theme: str) -> None:
    colours = tokens(theme)
    for least, pairs in ((READ, TEXTS), (SEEN, OUTLINES)):
        for ground, signs in pairs.items():
            for sign in signs:
                ratio = contrast(colours[sign], colours[ground])
                assert ratio >= least, f"{sign} on {ground} ({theme}): {ratio:.2f}"


def test_the_lock_has_hashes_and_no_addresses() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}

    assert packages
    for name, package in packages.items():
        assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name


def test_the_lock_has_the_bundler_for_every_platform() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    optional = {
        (name, wanted) for package in lock.values() for name, wanted in package.get("optionalDependencies", {}).items()
    }

    assert any("darwin" in name for name, _ in optional)
    for name, wanted in optional:
        assert f"node_modules/{name}" in lock, f"{name} {wanted}"


def test_the_packages_are_pinned() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    for group in ("dependencies", "devDependencies", "overrides"):
        for name, version in package[group].items():
            assert re.fullmatch(r"\d+\.\d+\.\d+", version), name


def test_nothing_in_the_markup_needs_a_loose_content_security_policy() -> None:
    assert len(COMPONENTS) > 100
    for path in COMPONENTS:
        markup = re.sub(r"<(script|style).*?</\1>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)

        assert not re.search(r"\bstyle=", markup), f"{path}: write it as style:property={{…}} or in the style sheet"
        assert "{@html" not in markup, path
        assert not re.search(r"""(href|src)=["{]*https?:""", markup), f"{path}: everything comes from our own origin"


def test_a_wheel_carries_the_client() -> None:
    if os.environ.get("READINGROOM_EXPECT") != "compiled" or os.environ.get("READINGROOM_WEB") == "no":
        pytest.skip("the sources themselves have the client in web/dist, once it is built")
    page = (INSTALLED / "index.html").read_text(encoding="utf-8")

    for address in re.findall(r'(?:src|href)="([^"]+)"', page):
        assert (INSTALLED / address.lstrip("/")).is_file(), address
    assert "SIL OPEN FONT LICENSE" in (INSTALLED / "licences.txt").read_text(encoding="utf-8").upper()
    assert list(INSTALLED.glob("assets/*.woff2"))


def made_of_sayings(game: str) -> set[str]:
    """Give the messages that the words of a game put together of other sayings, as far as their ids stand there."""
    source = Path(readingroom.__file__).parent / "locales" / f"{game}.py"
    found: set[str] = set()
    for call in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if not isinstance(call, ast.Call):
            continue
        values = [each.value for each in call.keywords]
        ids = [each.value for each in [*call.args[:1], *values] if isinstance(each, ast.Constant)]
        made = [
            each
            for each in values
            if isinstance(each, ast.Call) and ast.unparse(each.func) not in ("int", "len", "seat")
        ]
        found |= {each for each in ids if made and isinstance(each, str) and each.startswith(f"{game}-")}
    return found


@pytest.mark.parametrize("game", readingroom.GAMES)
def test_no_page_puts_together_what_the_words_of_its_game_do(game: str) -> None:
    files = [path for path in (WEB / "src" / "games" / game).rglob("*") if path.suffix in (".ts", ".svelte")]
    written = "\n".join(path.read_text(encoding="utf-8") for path in files)

    assert made_of_sayings(game)
    assert [message for message in sorted(made_of_sayings(game)) if f'"{message}"' in written] == []
