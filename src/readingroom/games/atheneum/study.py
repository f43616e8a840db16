"""Study cards: three sections each, and the benefits of seven kinds that a section gives.

A benefit is one number: BOOK + colour; WILD (a book of any colour); BOUND + compartment (a book of any colour for that
compartment of the main shelf); SIDE_SHELF; WAND; BONUS (draw a bonus token); REARRANGE + N and POINTS + N, N from 1.
"""

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.games.atheneum.deckfile import refusal, section
from readingroom.games.atheneum.plan import COLOURS, MAIN

BOOK: Final[i64] = 0
WILD: Final[i64] = 5
BOUND: Final[i64] = 6
SIDE_SHELF: Final[i64] = 11
WAND: Final[i64] = 12
BONUS: Final[i64] = 13
REARRANGE: Final[i64] = 13  # + N
POINTS: Final[i64] = 22  # + N
BENEFITS: Final[i64] = 32  # how many there are
MOST_AT_ONCE: Final = 9  # the largest N

YELLOW: Final[i64] = 0  # the sections of a card, in their order: for who plays it,
BLUE: Final[i64] = 1  # for the right neighbour,
GREY: Final[i64] = 2  # for the left neighbour
SECTIONS: Final = ("yellow", "blue", "grey")
DECKS: Final = ("A", "B")
KINDS: Final = "a colour, any, any in COMPARTMENT, rearrange N, side-shelf, wand, bonus, points N (N from 1 to 9)"
CARDS: Final = 30  # in each of the two decks


def benefit_texts() -> list[str]:
    """List the texts of all benefits by their number."""
    texts = list(COLOURS) + ["any"] + [f"any in {name}" for name in MAIN] + ["side-shelf", "wand", "bonus"]
    texts += [f"rearrange {most}" for most in range(1, MOST_AT_ONCE + 1)]
    return texts + [f"points {most}" for most in range(1, MOST_AT_ONCE + 1)]


BENEFIT_TEXTS: Final = benefit_texts()


def is_book(benefit: i64) -> bool:
    """Say whether a benefit is a book of whatever kind."""
    return benefit < SIDE_SHELF


def rearranges(benefit: i64) -> i64:
    """Give the most books that a benefit lets one rearrange; 0 if it is another."""
    return benefit - REARRANGE if REARRANGE < benefit <= POINTS else 0


def points_of(benefit: i64) -> i64:
    """Give the points of a benefit; 0 if it is another."""
    return benefit - POINTS if benefit > POINTS else 0


@final
class Study:
    """ATH-C6: a study card with the benefits of its yellow, blue and grey sections."""

    def __init__(self, name: str, sections: list[list[int]]) -> None:
        self.name: Final = name  # A1 to A30, B1 to B30
        self.sections: Final = sections

    def plain(self) -> tuple[str, list[list[int]]]:
        """Give the card as plain values."""
        return self.name, self.sections

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Pickle as the plain parts."""
        return (Study, (self.name, self.sections))


def read_study(data: object, path: Path) -> list[Study]:
    """Check the study cards of a deck file (ATH-C2, ATH-C6): thirty A, then thirty B."""
    decks = section(data, "study", DECKS, path)
    cards: list[Study] = []
    for deck in DECKS:
        names = tuple(f"{deck}{number}" for number in range(1, CARDS + 1))
        rows = decks[deck]
        if isinstance(rows, dict) and len(rows) != CARDS:
            raise refusal(path, f"there must be {CARDS} study cards {deck}, not {len(rows)}")
        rows = section(rows, f"study.{deck}", names, path)
        cards += [read_card(name, rows[name], path) for name in names]
    check_decks(cards, path)
    return cards


def read_card(name: str, row: object, path: Path) -> Study:
    """Check one study card: every section gives one or more benefits."""
    card = section(row, f"study card {name}", SECTIONS, path)
    sections: list[list[int]] = []
    for each in SECTIONS:
        benefits = card[each]
        if not isinstance(benefits, list) or not benefits:
            raise refusal(path, f"study card {name}: its {each} section needs one or more benefits, not {benefits!r}")
        for benefit in benefits:
            if benefit not in BENEFIT_TEXTS:
                raise refusal(path, f"study card {name}: {each} has {benefit!r}, which is none of: {KINDS}")
        sections.append([BENEFIT_TEXTS.index(benefit) for benefit in benefits])
    return Study(name, sections)


def check_decks(cards: list[Study], path: Path) -> None:
    """ATH-C6: deck A gives more books, deck B more rearranging."""
    books = [0, 0]
    moves = [0, 0]
    for place, card in enumerate(cards):
        for benefits in card.sections:
            for benefit in benefits:
                books[place // CARDS] += int(is_book(benefit))
                moves[place // CARDS] += int(rearranges(benefit))
    if books[0] <= books[1]:
        raise refusal(path, f"deck A must give more books than deck B, and they give {books[0]} and {books[1]}")
    if moves[0] >= moves[1]:
        raise refusal(path, f"deck B must rearrange more books than deck A, and they give {moves[1]} and {moves[0]}")
