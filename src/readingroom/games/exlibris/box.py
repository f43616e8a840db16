"""The files that describe a box of Ex Libris, ours and those that people type in: read, checked, refused or taken."""

import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from readingroom.engine.deckfile import DeckTable, fault, read, whole
from readingroom.engine.errors import nearest
from readingroom.games.exlibris.components import (
    ALPHABET,
    ASSISTANT_NAMES,
    BOOKS,
    BOOKS_A_CATEGORY,
    CARDS,
    CATEGORIES,
    LAST_LIBRARY,
    LAST_LOCATION,
    LIBRARY_NAMES,
    LOCATION_NAMES,
    VARIANTS,
    Deck,
    Library,
    Location,
    delayed,
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
    return read_deck(DeckTable(HERE / "cards.toml", "file", "cards.toml", shipped()))


def shipped() -> dict[str, Any]:
    """Read our own files."""
    return dict(read(HERE / "cards.toml").rows) | dict(read(HERE / "tiles.toml").rows)


def load_deck(path: Path, rest: Path | None = None) -> Deck:
    """Load a file with cards, locations or libraries, or several of them; what it does not speak of is ours.

    Ours of today, or that of `rest`, the file of a deck that we shipped before.

    A file that breaks a limit is refused, with the name of the card or tile and the limit.
    """
    file = read(path)
    file.need((), PARTS)
    if not file.rows:
        known = ", ".join(PARTS)
        raise file.fault("sections-none", f"it has none of the sections {known}", known=known)
    ours = shipped() if rest is None else dict(read(rest).rows)
    return read_deck(DeckTable(path, "file", path.name, ours | dict(file.rows)))


def read_deck(file: DeckTable) -> Deck:
    """Check what the files say (EXL-C1 to EXL-C7) and make a deck of it."""
    path = file.path
    cards = file.entry("cards", "section").rows
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
    locations = read_locations(file.entry("locations", "section"))
    libraries = read_libraries(file.entry("libraries", "section"))
    return Deck(names, books, titles, locations, libraries)


def read_names(cards: Mapping[str, Any], path: Path) -> list[str]:
    """Put the names of the cards into the order of the shelf: by letter, then by number."""
    keyed: list[tuple[str, int]] = []
    for name in cards:
        found = CARD.fullmatch(name)
        if found is None:
            what = f"card {name!r}: a card is called by a letter from A to Z and a number from 1, as C4"
            raise fault(path, "card-name", what, card=name)
        keyed.append((found[1], int(found[2])))
    return [f"{letter}{number}" for letter, number in sorted(keyed)]


def read_books(row: Any, name: str, path: Path) -> list[tuple[int, str]]:
    """Read the books of a card: two to four, each with a category and a title."""
    if not isinstance(row, list) or not all(isinstance(book, str) for book in row):
        what = f'card {name} needs a list of books, as in ["spells: A Title", ...], not {row!r}'
        raise fault(path, "card-form", what, card=name, found=repr(row))
    if not 2 <= len(row) <= 4:
        what = f"card {name} has {count(len(row), 'book')}; a card has two to four"
        raise fault(path, "card-books", what, card=name, count=len(row))
    books: list[tuple[int, str]] = []
    for book in row:
        category, _, title = book.partition(":")
        if category.strip() not in CATEGORIES:
            known = ", ".join(CATEGORIES)
            what = f"card {name}: {category.strip()!r} is not a category; choose from: {known}"
            meant = nearest(category.strip(), CATEGORIES)
            raise fault(path, "card-category", what, card=name, category=category.strip(), known=known, meant=meant)
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
                raise fault(path, "card-missing", what, card=card, other=other)
    if len(names) != CARDS:
        what = f"there are {count(len(names), 'card')}; there must be {CARDS}"
        raise fault(path, "cards-total", what, count=len(names), wanted=int(CARDS))


def check_counts(books: list[list[int]], path: Path) -> None:
    """EXL-C1: 510 books, 85 of each category."""
    total = sum(len(row) for row in books)
    if total != BOOKS:
        what = f"the cards show {count(total, 'book')}; there must be {BOOKS}"
        raise fault(path, "books-total", what, count=total, wanted=int(BOOKS))
    for number, category in enumerate(CATEGORIES):
        found = sum(row.count(number) for row in books)
        if found != BOOKS_A_CATEGORY:
            what = f"there are {count(found, 'book')} of {category}; there must be {BOOKS_A_CATEGORY}"
            wanted = int(BOOKS_A_CATEGORY)
            raise fault(path, "category-total", what, count=found, category=category, wanted=wanted)


def check_titles(names: list[str], titles: list[list[str]], path: Path) -> None:
    """EXL-C5: no two titles are the same, and each begins with the letter of its card; all may be left out."""
    first: dict[str, str] = {}
    given = any(title for row in titles for title in row)
    for name, row in zip(names, titles):
        for title in row:
            if given and not title:
                what = f"card {name} has a book without a title; give a title to every book, or to none"
                raise fault(path, "title-missing", what, card=name)
            if given and name[0] not in (initial(title), first_letter(title)):
                what = f"card {name}: the title {title!r} does not begin with {name[0]}"
                raise fault(path, "title-letter", what, card=name, title=title, letter=name[0])
            if given and title.casefold() in first:
                other = first[title.casefold()]
                what = f"card {name}: the title {title!r} is also on card {other}"
                raise fault(path, "title-twice", what, card=name, title=title, other=other)
            first[title.casefold()] = name


def initial(title: str) -> str:
    """Give the letter under which a title is shelved: a leading article does not count, unless it is the title."""
    return first_letter(ARTICLE.sub("", title, count=1)) or first_letter(title)


def first_letter(text: str) -> str:
    """Give the first letter of a text, without its accents."""
    for sign in unicodedata.normalize("NFD", text.upper().replace("Œ", "O").replace("Ł", "L")):
        if sign.isalpha():
            return sign
    return ""


def read_locations(tiles: DeckTable) -> list[Location]:
    """Read the 18 locations; the place 0 is the home of all, three spaces and no cards."""
    own = others(tiles, LOCATION_NAMES[1:])
    if own:
        why = "a file cannot bring locations of its own, as what they do is written in Python"
        what = f"{tiles.title} has {own['key']!r}, but {why}; choose from: {own['known']}"
        raise tiles.fault("own-location", what, **own)
    tiles.need(LOCATION_NAMES[1:])
    locations = [Location(0, [1, 1, 1], 0, True, ())]
    for number in range(1, LAST_LOCATION + 1):
        tile = tiles.entry(LOCATION_NAMES[number], "location")
        tile.need(("number", "effect", "spaces", "cards", "solo", "out"))
        if tile.rows["number"] != number:
            found = repr(tile.rows["number"])
            what = f"{tile.title} has the number {found}; it must be {number}"
            raise tile.fault("location-number", what, found=found, wanted=number)
        effect = "delayed" if delayed(number) else "instant"
        if tile.rows["effect"] != effect:
            found = repr(tile.rows["effect"])
            what = f"{tile.title}: its effect is {effect}, not {found}"
            raise tile.fault("location-effect", what, effect=effect, found=found)
        spaces = read_spaces(tile)
        cards = tile.number("cards", 0, MOST_CARDS)
        locations.append(Location(number, spaces, cards, tile.flag("solo"), read_out(tile)))
    return locations


def others(tiles: DeckTable, names: tuple[str, ...]) -> dict[str, str]:
    """Give the first tile of a section that is none of ours, and what there is instead; nothing if all are ours."""
    for key in tiles.rows:
        if key not in names:
            return {"key": key, "known": ", ".join(names), "meant": nearest(key, names)}
    return {}


def read_spaces(tile: DeckTable) -> list[int]:
    """Read the spaces of a location: one to four, for each the least number of players, never falling."""
    spaces = tile.rows["spaces"]
    if not isinstance(spaces, list) or not all(whole(least, 1, 4) for least in spaces):
        what = f"{tile.title}: a space needs the least number of players, 1 to 4, not {spaces!r}"
        raise tile.fault("space-form", what, found=repr(spaces))
    if not FEWEST_SPACES <= len(spaces) <= MOST_SPACES:
        least, most = int(FEWEST_SPACES), int(MOST_SPACES)
        what = f"{tile.title} has {count(len(spaces), 'space')}; a location has {least} to {most}"
        raise tile.fault("space-count", what, count=len(spaces), least=least, most=most)
    if spaces != sorted(spaces) or spaces[0] != 1:
        what = f"{tile.title}: the first space is open to all (1), and the numbers never fall"
        raise tile.fault("space-order", what)
    return list(spaces)


def read_libraries(tiles: DeckTable) -> list[Library]:
    """Read the 12 libraries; the place 0 is the plain one of beginners."""
    own = others(tiles, LIBRARY_NAMES[1:])
    if own:
        why = "a file cannot bring libraries of its own, as what their assistants do is written in Python"
        what = f"{tiles.title} has {own['key']!r}, but {why}; choose from: {own['known']}"
        raise tiles.fault("own-library", what, **own)
    tiles.need(LIBRARY_NAMES[1:])
    libraries = [Library(0, False, ())]
    for number in range(1, LAST_LIBRARY + 1):
        tile = tiles.entry(LIBRARY_NAMES[number], "library")
        tile.need(("assistant", "solo", "out"))
        if tile.rows["assistant"] != ASSISTANT_NAMES[number]:
            assistant, found = ASSISTANT_NAMES[number], repr(tile.rows["assistant"])
            what = f"{tile.title}: its assistant is {assistant}, not {found}"
            raise tile.fault("library-assistant", what, assistant=assistant, found=found)
        libraries.append(Library(number, tile.flag("solo"), read_out(tile)))
    return libraries


def read_out(tile: DeckTable) -> tuple[str, ...]:
    """Read which variants leave a tile in the box."""
    out = tile.rows["out"]
    if not isinstance(out, list) or not all(variant in VARIANTS for variant in out):
        known = ", ".join(VARIANTS)
        what = f"{tile.title}: out lists variants ({known}), not {out!r}"
        raise tile.fault("tile-out", what, known=known, found=repr(out))
    return tuple(out)


def count(number: int, what: str) -> str:
    """Say how many there are of something."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
