"""What is in the box."""

import pickle
from collections import Counter
from pathlib import Path

import pytest

from readingroom.engine.errors import BadDeck
from readingroom.games.exlibris.box import HERE, initial, load_deck, shipped_deck
from readingroom.games.exlibris.components import (
    ALPHABET,
    ASSISTANT_NAMES,
    CATEGORIES,
    LIBRARY_NAMES,
    LOCATION_NAMES,
    books_of,
)
from readingroom.games.exlibris.effects import FACE_DOWN
from readingroom.games.exlibris.titles import our_titles
from readingroom.locales import language
from tests.rulebook import rule

DECK = shipped_deck()
TITLES = our_titles("en")
CARDS = range(len(DECK.texts))
TOTALS = Counter(DECK.text(card)[0] for card in CARDS)  # of each letter


@rule("EXL-C1")
def test_the_box_holds_152_cards_with_510_books_85_of_each_of_six_categories() -> None:
    assert len(DECK.texts) == len(set(DECK.texts)) == 152
    assert sum(len(books) for books in DECK.books) == 510
    assert Counter(category for books in DECK.books for category in books) == dict.fromkeys(range(6), 85)
    assert len(CATEGORIES) == 6


@rule("EXL-C2")
def test_a_card_has_a_letter_a_number_the_total_of_its_letter_and_two_to_four_books() -> None:
    for card in CARDS:
        assert DECK.text(card)[0] in ALPHABET
        assert 1 <= int(DECK.text(card)[1:]) <= TOTALS[DECK.text(card)[0]]
        assert 2 <= len(DECK.books[card]) <= 4
        assert len(TITLES[card]) == len(DECK.books[card])
        assert all(TITLES[card])


@rule("EXL-C2")
def test_a_category_may_stand_twice_on_one_card() -> None:
    twice = [card for card in CARDS if len(set(DECK.books[card])) < len(DECK.books[card])]
    assert twice
    for card in twice:
        for category in range(6):
            assert books_of(DECK.counts[card], category) == DECK.books[card].count(category)
            assert DECK.showing(card, category) == (category in DECK.books[card])


@rule("EXL-C3")
def test_the_letters_have_the_totals_of_the_rulebooks_and_119_cards_are_left_for_the_others() -> None:
    given = {"C": 9, "E": 7, "J": 3, "M": 8, "R": 6}
    assert {letter: TOTALS[letter] for letter in given} == given
    assert sum(TOTALS.values()) - sum(given.values()) == 119


@rule("EXL-C3", "EXL-C2")
def test_e_2_of_7_shows_historic_fiction_spells() -> None:
    card = DECK.find("E2")
    assert [CATEGORIES[category] for category in DECK.books[card]] == ["historic", "fiction", "spells"]
    assert TOTALS["E"] == 7


@rule("EXL-C4")
def test_the_numbers_of_two_three_and_four_book_cards_follow_from_152_and_510() -> None:
    assert Counter(len(books) for books in DECK.books) == {2: 19, 3: 60, 4: 73}


@rule("EXL-C5")
@pytest.mark.parametrize(
    ("title", "letter"),
    [
        ("The Art of Dust", "A"),
        ("An Owl", "O"),
        ("A Goose", "G"),
        ("Le Tour du Monde", "T"),
        ("L’Outrecuidance des Magiciens", "O"),
        ("Émile", "E"),
        ("A", "A"),
        ("“Quoted”", "Q"),
        ("Łabędzie", "L"),
    ],
)
def test_a_leading_article_does_not_count(title: str, letter: str) -> None:
    assert initial(title) == letter


@rule("EXL-C5")
def test_titles_never_matter_to_play_so_boxes_without_them_have_the_same_name(tmp_path: Path) -> None:
    bare = cards_file(tmp_path, lambda book: book.split(":")[0])
    assert load_deck(bare).name() == DECK.name()
    assert load_deck(bare).titles[0] == ["", "", ""]


@rule("EXL-C6")
def test_cards_are_numbered_in_the_order_of_the_shelf_by_letter_and_then_by_number() -> None:
    keys = [(DECK.text(card)[0], int(DECK.text(card)[1:])) for card in CARDS]
    assert keys == sorted(keys)
    for letter in ALPHABET:
        numbers = [int(DECK.text(card)[1:]) for card in CARDS if DECK.text(card)[0] == letter]
        assert numbers == list(range(1, len(numbers) + 1))
    assert [DECK.find(DECK.text(card)) for card in CARDS] == list(CARDS)
    assert DECK.find("Q9") == -1


def test_books_are_counted_eight_bits_a_category() -> None:
    total = sum(DECK.counts)
    assert [books_of(total, category) for category in range(6)] == [85] * 6


def test_a_box_can_be_pickled() -> None:
    copy = pickle.loads(pickle.dumps(DECK))
    assert copy.name() == DECK.name()
    assert copy.books == DECK.books


# Tiles


@rule("EXL-C7")
def test_there_are_18_locations_and_12_libraries_with_a_special_assistant_each() -> None:
    assert [tile.number for tile in DECK.locations[1:]] == list(range(1, 19))
    assert [tile.name for tile in DECK.locations] == list(LOCATION_NAMES)
    assert [tile.number for tile in DECK.libraries[1:]] == list(range(1, 13))
    assert [tile.name for tile in DECK.libraries] == list(LIBRARY_NAMES)
    assert [tile.assistant for tile in DECK.libraries] == list(ASSISTANT_NAMES)


@rule("EXL-C7", "EXL-R3")
@pytest.mark.parametrize(
    ("name", "two", "three", "four"),
    [
        ("diviners-hut", 1, 1, 1), ("book-swap", 2, 3, 3), ("auction-house", 4, 4, 4), ("donation-bin", 2, 2, 2),
        ("community-center", 1, 2, 2), ("wishing-well", 2, 2, 2), ("gambling-den", 2, 3, 4),
        ("librarians-lodge", 2, 2, 2), ("book-collector", 2, 2, 2), ("bookseller", 2, 3, 4), ("dump", 1, 2, 2),
        ("alehouse", 2, 3, 4), ("mystery-shack", 2, 2, 2), ("flea-market", 2, 3, 3), ("assistants-guild", 1, 1, 1),
        ("tax-collector", 1, 1, 1), ("yard-sale", 1, 1, 2), ("joiners-workshop", 1, 2, 2),
    ],
)  # fmt: skip
def test_a_space_with_a_number_is_open_only_with_so_many_players(name: str, two: int, three: int, four: int) -> None:
    tile = DECK.locations[LOCATION_NAMES.index(name)]
    assert [tile.open_spaces(seats) for seats in (1, 2, 3, 4)] == [two, two, three, four]


@rule("EXL-C7")
def test_the_six_tiles_of_the_solo_example_have_three_spaces_from_three_players_on_and_one_from_four() -> None:
    shown = ("book-swap", "donation-bin", "book-collector", "bookseller", "dump", "mystery-shack")
    spaces = [DECK.locations[LOCATION_NAMES.index(name)].spaces for name in shown]
    assert spaces == [[1, 1, 3], [1, 1], [1, 1], [1, 1, 3, 4], [1, 3], [1, 1]]
    assert Counter(least for row in spaces for least in row if least > 1) == {3: 3, 4: 1}


@rule("EXL-R2")
def test_the_locations_get_the_cards_that_their_tiles_ask_for_and_only_the_shack_face_down() -> None:
    cards = {tile.name: tile.cards for tile in DECK.locations if tile.cards}
    assert cards == {
        "book-swap": 3, "auction-house": 3, "community-center": 4, "book-collector": 1, "bookseller": 4,
        "mystery-shack": 4, "flea-market": 5, "tax-collector": 1,
    }  # fmt: skip
    assert [LOCATION_NAMES[tile] for tile in FACE_DOWN] == ["mystery-shack"]


@rule("EXL-R4")
def test_three_locations_are_delayed_and_all_others_instant() -> None:
    assert [tile.name for tile in DECK.locations if not tile.instant] == ["auction-house", "dump", "alehouse"]


@rule("EXL-O1")
def test_ten_locations_and_seven_libraries_are_for_a_game_for_one() -> None:
    assert [tile.number for tile in DECK.locations[1:] if tile.solo] == [1, 2, 4, 6, 8, 9, 10, 11, 13, 18]
    assert [tile.assistant for tile in DECK.libraries if tile.solo] == [
        "automaton", "mummy", "bookworm", "junk-golem", "wizard", "witch", "fire-imp",
    ]  # fmt: skip


@rule("EXL-V1")
def test_the_beginners_variant_leaves_six_locations_in_the_box() -> None:
    assert [tile.number for tile in DECK.locations if "beginner" in tile.out] == [3, 7, 8, 9, 15, 17]


@rule("EXL-V2")
def test_the_friendly_variant_leaves_four_locations_and_four_libraries_in_the_box() -> None:
    assert [tile.number for tile in DECK.locations if "friendly" in tile.out] == [3, 7, 15, 16]
    assert [tile.assistant for tile in DECK.libraries if "friendly" in tile.out] == [
        "goblin-sneak", "gelatinous-cube", "snowman", "fire-imp",
    ]  # fmt: skip


# Files of one's own


def cards_file(folder: Path, change: object = None, **cards: object) -> Path:
    """Write our cards into a file, some of them changed; None leaves a card out."""
    lines = ["[cards]"]
    for card, name in enumerate(DECK.texts):
        books = [f"{CATEGORIES[c]}: {title}" for c, title in zip(DECK.books[card], TITLES[card])]
        if callable(change):
            books = [change(book) for book in books]
        value = cards.pop(name, books)
        if value is not None:
            lines.append(f"{name} = {value!r}".replace("'", '"'))
    lines += [f"{name} = {value!r}".replace("'", '"') for name, value in cards.items()]
    path = folder / "mine.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def tiles_file(folder: Path, old: str, new: str) -> Path:
    """Write our tiles into a file, with one text changed."""
    text = (HERE / "tiles.toml").read_text(encoding="utf-8")
    assert old in text
    path = folder / "tiles.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def why(path: Path) -> str:
    """Give the reason for which a file is refused."""
    with pytest.raises(BadDeck) as refused:
        load_deck(path)
    assert refused.value.params["file"] == path.name
    what = str(refused.value.params["what"])
    assert str(refused.value) == f"{path.name}: {what}"
    assert language("en").refuse(refused.value).splitlines()[0] == f"The deck {path.name} cannot be used: {what}"
    for code in ("fr", "pl"):
        assert what not in language(code).refuse(refused.value), "in English only"
    return what


@rule("EXL-C6")
def test_an_owner_can_load_cards_of_their_own_and_keeps_our_tiles(tmp_path: Path) -> None:
    swapped = load_deck(cards_file(tmp_path, None, A1=listed(1, "one"), A2=listed(0, "two")))
    assert swapped.books[:2] == [DECK.books[1], DECK.books[0]]
    assert swapped.titles[0][0] == "A one 0"
    assert swapped.name() != DECK.name()
    assert swapped.locations[2].spaces == DECK.locations[2].spaces


def listed(card: int, mark: str) -> list[str]:
    """List the books of one of our cards under other titles."""
    return [f"{CATEGORIES[category]}: A {mark} {number}" for number, category in enumerate(DECK.books[card])]


@rule("EXL-C7")
def test_an_owner_can_load_the_spaces_and_cards_of_their_tiles_and_keeps_our_cards(tmp_path: Path) -> None:
    loaded = load_deck(tiles_file(tmp_path, "spaces = [1, 1, 3]\ncards = 3", "spaces = [1, 2]\ncards = 4"))
    assert loaded.locations[2].spaces == [1, 2]
    assert loaded.locations[2].cards == 4
    assert loaded.texts == DECK.texts
    assert loaded.name() != DECK.name()


@rule("EXL-C6")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ({"C4": None}, "card C4 is missing, though there is a card C5"),
        ({"C9": None}, "there are 151 cards; there must be 152"),
        ({"C10": ["spells: Cake", "spells: Coat"]}, "there are 153 cards; there must be 152"),
        ({"C11": ["spells: Cake", "spells: Coat"]}, "card C10 is missing, though there is a card C11"),
        ({"C4": ["spells: Cake"]}, "card C4 has 1 book; a card has two to four"),
        ({"C4": ["spells: Ca"] * 5}, "card C4 has 5 books; a card has two to four"),
        ({"C4": ["cooking: Cake"] * 2}, "card C4: 'cooking' is not a category; choose from: " + ", ".join(CATEGORIES)),
        ({"C4": "spells"}, """card C4 needs a list of books, as in ["spells: A Title", ...], not 'spells'"""),
        ({"C4": [1, 2]}, """card C4 needs a list of books, as in ["spells: A Title", ...], not [1, 2]"""),
        ({"C04": []}, "card 'C04': a card is called by a letter from A to Z and a number from 1, as C4"),
        ({"A1": ["fiction: Ape", "fiction: Ale"]}, "the cards show 509 books; there must be 510"),
        (
            {"A1": ["fiction: Ape", "fiction: Ale", "reference: Ant"]},
            "there are 86 books of fiction; there must be 85",
        ),
        (
            {"A1": ["fiction: Ape", "historic: Bee", "reference: Ant"]},
            "card A1: the title 'Bee' does not begin with A",
        ),
        (
            {"A1": ["fiction: Ape", "historic: Ale", "reference: APE"]},
            "card A1: the title 'APE' is also on card A1",
        ),
        (
            {"A1": ["fiction: Ape", "historic", "reference: Ant"]},
            "card A1 has a book without a title; give a title to every book, or to none",
        ),
    ],
)
def test_cards_that_break_a_limit_are_refused_with_the_card_and_the_limit(
    tmp_path: Path, cards: dict[str, object], reason: str
) -> None:
    assert why(cards_file(tmp_path, None, **cards)) == reason


@rule("EXL-C7")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("number = 2\n", "number = 3\n", "location book-swap has the number 3; it must be 2"),
        ('effect = "delayed"', 'effect = "instant"', "location auction-house: its effect is delayed, not 'instant'"),
        (
            "spaces = [1]",
            "spaces = []",
            "location diviners-hut has 0 spaces; a location has 1 to 4",
        ),
        (
            "spaces = [1]",
            "spaces = [5]",
            "location diviners-hut: a space needs the least number of players, 1 to 4, not [5]",
        ),
        (
            "[1, 1, 3]",
            "[1, 3, 2]",
            "location book-swap: the first space is open to all (1), and the numbers never fall",
        ),
        ("cards = 3", "cards = -1", "location book-swap: 'cards' must be a whole number from 0 to 9, not -1"),
        ("solo = true", "solo = 1", "location diviners-hut: 'solo' must be true or false, not 1"),
        ("out = []", 'out = ["long"]', "location diviners-hut: out lists variants (beginner, friendly), not ['long']"),
        ("out = []\n", "", "location diviners-hut has no 'out'"),
        (
            "cards = 0\n",
            "cards = 0\ncolour = 1\n",
            "location diviners-hut has 'colour', which is not one of: number, effect, spaces, cards, solo, out",
        ),
        (
            "[locations.dump]",
            "[locations.tip]",
            "section locations has 'tip', but a file cannot bring locations of its own, as what they do is written in"
            " Python; choose from: " + ", ".join(LOCATION_NAMES[1:]),
        ),
        ("hidden-hollow =", "# hidden-hollow =", "section libraries has no 'hidden-hollow'"),
        ('"automaton"', '"robot"', "library clockwork-catalogue: its assistant is automaton, not 'robot'"),
        (
            "[libraries]",
            "[libraries]\nshed = 1",
            "section libraries has 'shed', but a file cannot bring libraries of its own, as what their assistants do is"
            " written in Python; choose from: " + ", ".join(LIBRARY_NAMES[1:]),
        ),
        (
            "spaces = [1]\ncards = 0",
            "spaces = [1]\ncards = 10",
            "location diviners-hut: 'cards' must be a whole number from 0 to 9, not 10",
        ),
        ("[libraries]", "[librarys]", "it has 'librarys', which is not one of: cards, locations, libraries"),
    ],
)
def test_tiles_that_break_a_limit_are_refused_with_the_tile_and_the_limit(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    assert why(tiles_file(tmp_path, old, new)) == reason


def test_what_is_no_file_of_a_box_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    assert why(path) == "it cannot be read (No such file or directory)"
    path.write_text("", encoding="utf-8")
    assert why(path) == "it has none of the sections cards, locations, libraries"
    path.write_text("cards = 3", encoding="utf-8")
    assert why(path) == "section cards must be a table, not 3"
    path.write_text("cards", encoding="utf-8")
    assert why(path).startswith("it is not TOML: ")
    path.write_text("[cards]\nA1 = 1", encoding="utf-8")
    assert why(path).startswith("card A1 needs a list of books")
    path.write_text("[libraries]\n[locations]\ndump = 1", encoding="utf-8")
    assert why(path) == "section locations has no 'diviners-hut'"
