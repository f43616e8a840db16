"""The files that describe a box of Ex Libris, ours and those that people type in: read, checked, refused or taken."""

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from readingroom.engine.errors import BadDeck
from readingroom.games.exlibris.components import (
    ALPHABET,
    ASSISTANT_NAMES,
    BOOKS,
    BOOKS_A_CATEGORY,
    CARDS,
    CATEGORIES,
    DELAYED,
    LAST_LIBRARY,
    LAST_LOCATION,
    LIBRARY_NAMES,
    LOCATION_NAMES,
    VARIANTS,
    Deck,
    Library,
    Location,
)

HERE: Final = Path(__file__).parent
PARTS: Final = ("cards", "locations", "libraries")
CARD: Final = re.compile(r"([A-Z])([1-9][0-9]?)")
ARTICLE: Final = re.compile(r"^\W*(?:(?:a|an|the|le|la|les|un|une|des|du)\s+|\b[ld]['’]\s*)", re.IGNORECASE)
FEWEST_SPACES: Final = 1
MOST_SPACES: Final = 4
MOST_CARDS: Final = 9  # that can be laid at a location in preparation


def shipped_deck() -> Deck:
    """Load the box that we ship."""
    return read_deck(shipped(), HERE / "cards.toml")


def shipped() -> dict[str, Any]:
    """Read our own files."""
    return parse(HERE / "cards.toml") | parse(HERE / "tiles.toml")


def load_deck(path: Path) -> Deck:
    """Load a file with cards, locations or libraries, or several of them; what it does not speak of is ours.

    A file that breaks a limit is refused, with the name of the card or tile and the limit.
    """
    data = parse(path)
    for part in data:
        if part not in PARTS:
            known = ", ".join(PARTS)
            what = f"it has a section {part!r}, which is none of: {known}"
            raise refusal(path, "section-unknown", what, part=part, known=known)
    if not data:
        known = ", ".join(PARTS)
        raise refusal(path, "sections-none", f"it has none of the sections {known}", known=known)
    return read_deck(shipped() | data, path)


def parse(path: Path) -> dict[str, Any]:
    """Read a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        reason = str(error.strerror)
        raise refusal(path, "unreadable", f"it cannot be read ({reason})", reason=reason) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise refusal(path, "not-toml", f"it is not TOML: {wrong}", reason=str(wrong)) from wrong


def read_deck(data: Mapping[str, Any], path: Path) -> Deck:
    """Check what the files say (EXL-C1 to EXL-C7) and make a deck of it."""
    cards = section(data, "cards", path)
    names = read_names(cards, path)
    books: list[list[int]] = []
    titles: list[list[str]] = []
    for name in names:
        row = read_books(cards[name], name, path)
        books.append([category for category, _ in row])
        titles.append([title for _, title in row])
    check_numbers(names, path)
    check_counts(books, path)
    check_titles(names, titles, path)
    locations = read_locations(section(data, "locations", path), path)
    libraries = read_libraries(section(data, "libraries", path), path)
    return Deck(names, books, titles, locations, libraries)


def section(data: Mapping[str, Any], name: str, path: Path) -> Mapping[str, Any]:
    """Take a section of a file, which must be a table."""
    found = data.get(name)
    if not isinstance(found, Mapping):
        raise refusal(path, "section-form", f"{name!r} must be a section of its own, as in [{name}]", part=name)
    return found


def read_names(cards: Mapping[str, Any], path: Path) -> list[str]:
    """Put the names of the cards into the order of the shelf: by letter, then by number."""
    keyed: list[tuple[str, int]] = []
    for name in cards:
        found = CARD.fullmatch(name)
        if found is None:
            what = f"card {name!r}: a card is called by a letter from A to Z and a number from 1, as C4"
            raise refusal(path, "card-name", what, card=name)
        keyed.append((found[1], int(found[2])))
    return [f"{letter}{number}" for letter, number in sorted(keyed)]


def read_books(row: Any, name: str, path: Path) -> list[tuple[int, str]]:
    """Read the books of a card: two to four, each with a category and a title."""
    if not isinstance(row, list) or not all(isinstance(book, str) for book in row):
        what = f'card {name} needs a list of books, as in ["spells: A Title", ...], not {row!r}'
        raise refusal(path, "card-form", what, card=name, found=repr(row))
    if not 2 <= len(row) <= 4:
        what = f"card {name} has {count(len(row), 'book')}; a card has two to four"
        raise refusal(path, "card-books", what, card=name, count=len(row))
    books: list[tuple[int, str]] = []
    for book in row:
        category, _, title = book.partition(":")
        if category.strip() not in CATEGORIES:
            known = ", ".join(CATEGORIES)
            what = f"card {name}: {category.strip()!r} is not a category; there are: {known}"
            raise refusal(path, "card-category", what, card=name, category=category.strip(), known=known)
        books.append((CATEGORIES.index(category.strip()), " ".join(title.split())))
    return books


def check_numbers(names: list[str], path: Path) -> None:
    """EXL-C6: the numbers of each letter go from 1 to its total; and EXL-C1: there are 152 cards."""
    for letter in ALPHABET:
        numbers = [int(name[1:]) for name in names if name[0] == letter]
        for expected, number in enumerate(numbers, 1):
            if number != expected:
                card, other = f"{letter}{expected}", f"{letter}{number}"
                what = f"card {card} is missing, though there is a card {other}"
                raise refusal(path, "card-missing", what, card=card, other=other)
    if len(names) != CARDS:
        what = f"there are {count(len(names), 'card')}; there must be {CARDS}"
        raise refusal(path, "cards-total", what, count=len(names), wanted=int(CARDS))


def check_counts(books: list[list[int]], path: Path) -> None:
    """EXL-C1: 510 books, 85 of each category."""
    total = sum(len(row) for row in books)
    if total != BOOKS:
        what = f"the cards show {count(total, 'book')}; there must be {BOOKS}"
        raise refusal(path, "books-total", what, count=total, wanted=int(BOOKS))
    for number, category in enumerate(CATEGORIES):
        found = sum(row.count(number) for row in books)
        if found != BOOKS_A_CATEGORY:
            what = f"there are {count(found, 'book')} of {category}; there must be {BOOKS_A_CATEGORY}"
            wanted = int(BOOKS_A_CATEGORY)
            raise refusal(path, "category-total", what, count=found, category=category, wanted=wanted)


def check_titles(names: list[str], titles: list[list[str]], path: Path) -> None:
    """EXL-C5: no two titles are the same, and each begins with the letter of its card; all may be left out."""
    first: dict[str, str] = {}
    given = any(title for row in titles for title in row)
    for name, row in zip(names, titles):
        for title in row:
            if given and not title:
                what = f"card {name} has a book without a title; give a title to every book, or to none"
                raise refusal(path, "title-missing", what, card=name)
            if given and name[0] not in (initial(title), first_letter(title)):
                what = f"card {name}: the title {title!r} does not begin with {name[0]}"
                raise refusal(path, "title-letter", what, card=name, title=title, letter=name[0])
            if given and title.casefold() in first:
                other = first[title.casefold()]
                what = f"card {name}: the title {title!r} is also on card {other}"
                raise refusal(path, "title-twice", what, card=name, title=title, other=other)
            first[title.casefold()] = name


def initial(title: str) -> str:
    """Give the letter under which a title is shelved: a leading article does not count, unless it is the title."""
    return first_letter(ARTICLE.sub("", title, count=1)) or first_letter(title)


def first_letter(text: str) -> str:
    """Give the first letter of a text, without its accents."""
    for sign in unicodedata.normalize("NFD", text.replace("Œ", "O").replace("Ł", "L")):
        if sign.isalpha():
            return sign.upper()
    return ""


def read_locations(tiles: Mapping[str, Any], path: Path) -> list[Location]:
    """Read the 18 locations; the place 0 is the home of all, three spaces and no cards."""
    check_tiles(tiles, LOCATION_NAMES[1:], "location", path)
    locations = [Location(0, [1, 1, 1], 0, True, ())]
    for number in range(1, LAST_LOCATION + 1):
        name = LOCATION_NAMES[number]
        tile = fields(tiles[name], ("number", "effect", "spaces", "cards", "solo", "out"), "location", name, path)
        if tile["number"] != number:
            found = repr(tile["number"])
            what = f"location {name} has the number {found}; it must be {number}"
            raise refusal(path, "location-number", what, tile=name, found=found, wanted=number)
        effect = "delayed" if number in DELAYED else "instant"
        if tile["effect"] != effect:
            found = repr(tile["effect"])
            what = f"location {name}: its effect is {effect}, not {found}"
            raise refusal(path, "location-effect", what, tile=name, effect=effect, found=found)
        locations.append(
            Location(
                number,
                read_spaces(tile["spaces"], name, path),
                read_cards(tile["cards"], name, path),
                read_solo(tile["solo"], "location", name, path),
                read_out(tile["out"], "location", name, path),
            )
        )
    return locations


def read_spaces(spaces: Any, name: str, path: Path) -> list[int]:
    """Read the spaces of a location: one to four, for each the least number of players, never falling."""
    if not isinstance(spaces, list) or not all(whole(least, 1) and least <= 4 for least in spaces):
        what = f"location {name}: a space needs the least number of players, 1 to 4, not {spaces!r}"
        raise refusal(path, "space-form", what, tile=name, found=repr(spaces))
    if not FEWEST_SPACES <= len(spaces) <= MOST_SPACES:
        least, most = int(FEWEST_SPACES), int(MOST_SPACES)
        what = f"location {name} has {count(len(spaces), 'space')}; a location has {least} to {most}"
        raise refusal(path, "space-count", what, tile=name, count=len(spaces), least=least, most=most)
    if spaces != sorted(spaces) or spaces[0] != 1:
        what = f"location {name}: the first space is open to all (1), and the numbers never fall"
        raise refusal(path, "space-order", what, tile=name)
    return list(spaces)


def read_cards(cards: Any, name: str, path: Path) -> int:
    """Read how many cards are laid at a location in preparation."""
    if not whole(cards, 0) or cards > MOST_CARDS:
        what = f"location {name} is prepared with 0 to {MOST_CARDS} cards, not {cards!r}"
        raise refusal(path, "location-cards", what, tile=name, most=int(MOST_CARDS), found=repr(cards))
    return int(cards)


def read_libraries(tiles: Mapping[str, Any], path: Path) -> list[Library]:
    """Read the 12 libraries; the place 0 is the plain one of beginners."""
    check_tiles(tiles, LIBRARY_NAMES[1:], "library", path)
    libraries = [Library(0, False, ())]
    for number in range(1, LAST_LIBRARY + 1):
        name = LIBRARY_NAMES[number]
        tile = fields(tiles[name], ("assistant", "solo", "out"), "library", name, path)
        if tile["assistant"] != ASSISTANT_NAMES[number]:
            assistant, found = ASSISTANT_NAMES[number], repr(tile["assistant"])
            what = f"library {name}: its assistant is {assistant}, not {found}"
            raise refusal(path, "library-assistant", what, tile=name, assistant=assistant, found=found)
        solo = read_solo(tile["solo"], "library", name, path)
        libraries.append(Library(number, solo, read_out(tile["out"], "library", name, path)))
    return libraries


def check_tiles(tiles: Mapping[str, Any], names: tuple[str, ...], kind: str, path: Path) -> None:
    """See that there is each tile, and no other."""
    for name in names:
        if name not in tiles:
            raise refusal(path, "tile-missing", f"{kind} {name} is missing", kind=kind, tile=name)
    for name in tiles:
        if name not in names:
            known = ", ".join(names)
            what = f"there is no {kind} {name}; there are: {known}"
            raise refusal(path, "tile-unknown", what, kind=kind, tile=name, known=known)


def fields(tile: Any, keys: tuple[str, ...], kind: str, name: str, path: Path) -> Mapping[str, Any]:
    """Take a tile that must say exactly these things."""
    known = ", ".join(keys)
    if not isinstance(tile, Mapping):
        what = f"{kind} {name} needs {known}, not {tile!r}"
        raise refusal(path, "tile-form", what, kind=kind, tile=name, known=known, found=repr(tile))
    for key in keys:
        if key not in tile:
            raise refusal(path, "tile-part-missing", f"{kind} {name} has no {key!r}", kind=kind, tile=name, part=key)
    for key in tile:
        if key not in keys:
            what = f"{kind} {name} has {key!r}, which is none of: {known}"
            raise refusal(path, "tile-part-unknown", what, kind=kind, tile=name, part=key, known=known)
    return tile


def read_solo(solo: Any, kind: str, name: str, path: Path) -> bool:
    """Read whether a tile is used by a single player."""
    if not isinstance(solo, bool):
        what = f"{kind} {name}: solo is true or false, not {solo!r}"
        raise refusal(path, "tile-solo", what, kind=kind, tile=name, found=repr(solo))
    return solo


def read_out(out: Any, kind: str, name: str, path: Path) -> tuple[str, ...]:
    """Read which variants leave a tile in the box."""
    if not isinstance(out, list) or not all(variant in VARIANTS for variant in out):
        known = ", ".join(VARIANTS)
        what = f"{kind} {name}: out lists variants ({known}), not {out!r}"
        raise refusal(path, "tile-out", what, kind=kind, tile=name, known=known, found=repr(out))
    return tuple(out)


def whole(value: object, least: int) -> bool:
    """Say whether a value is a whole number that is large enough."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def count(number: int, what: str) -> str:
    """Say how many there are of something."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def refusal(path: Path, fault: str, what: str, **params: object) -> BadDeck:
    """Say what is wrong with a file: a code for other languages, and the English words."""
    return BadDeck("deck", f"{path.name}: {what}", file=path.name, fault=fault, what=what, **params)
