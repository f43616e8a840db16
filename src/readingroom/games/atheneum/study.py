"""Study cards: three sections each, and the benefits of seven kinds that a section gives.

A benefit is one number: BOOK + colour; WILD (a book of any colour); BOUND + compartment (a book of any colour for that
compartment of the main shelf); SIDE_SHELF; WAND; BONUS (draw a bonus token); REARRANGE + N and POINTS + N, N from 1.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from readingroom.engine.deckfile import DeckTable
from readingroom.games.atheneum.plan import COLOURS, MAIN

MOST_AT_ONCE: Final = 9  # the largest N

BOOK: Final[i64] = 0  # + colour
WILD: Final[i64] = BOOK + 5
BOUND: Final[i64] = WILD + 1  # + compartment
SIDE_SHELF: Final[i64] = BOUND + 5
WAND: Final[i64] = SIDE_SHELF + 1
BONUS: Final[i64] = WAND + 1
REARRANGE: Final[i64] = BONUS  # + N, from 1
POINTS: Final[i64] = REARRANGE + MOST_AT_ONCE  # + N, from 1

YELLOW: Final[i64] = 0  # the sections of a card, in their order: for the player,
BLUE: Final[i64] = 1  # for the right neighbour,
GREY: Final[i64] = 2  # for the left neighbour
SECTIONS: Final = ("yellow", "blue", "grey")
DECKS: Final = ("A", "B")
DECK_SIZE: Final = 30  # cards in each of the two decks


def benefit_texts() -> list[str]:
    """List the texts of all benefits by their number."""
    texts = list(COLOURS) + ["any"] + [f"any in {name}" for name in MAIN] + ["side-shelf", "wand", "bonus"]
    texts += [f"rearrange {most}" for most in range(1, MOST_AT_ONCE + 1)]
    return texts + [f"points {most}" for most in range(1, MOST_AT_ONCE + 1)]


BENEFIT_TEXTS: Final = benefit_texts()
KINDS: Final = (
    f"{', '.join(COLOURS)}, any, any in {'/'.join(MAIN)}, side-shelf, wand, bonus,"
    f" rearrange 1..{MOST_AT_ONCE}, points 1..{MOST_AT_ONCE}"
)  # all of them, as one reads them in a refusal


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


def read_study(decks: DeckTable) -> list[Study]:
    """Check the study cards of a deck file (ATH-C2, ATH-C6): thirty A, then thirty B."""
    decks.need(DECKS)
    cards: list[Study] = []
    for deck in DECKS:
        rows = decks.entry(deck, "section", f"study.{deck}")
        if len(rows.rows) != DECK_SIZE:
            what = f"there must be {DECK_SIZE} study cards {deck}, not {len(rows.rows)}"
            raise rows.fault("study-total", what, deck=deck, count=len(rows.rows), wanted=DECK_SIZE)
        names = tuple([f"{deck}{number}" for number in range(1, DECK_SIZE + 1)])
        rows.need(names)
        cards += [read_card(rows.entry(name, "study-card")) for name in names]
    check_decks(cards, decks)
    return cards


def read_card(card: DeckTable) -> Study:
    """Check one study card: every section gives one or more benefits."""
    card.need(SECTIONS)
    sections: list[list[int]] = []
    for each in SECTIONS:
        benefits = card.rows[each]
        if not isinstance(benefits, list) or not benefits:
            what = f"{card.title}: {each!r} needs a list of one or more benefits, not {benefits!r}"
            raise card.fault("benefits", what, key=each, found=repr(benefits))
        for benefit in benefits:
            if benefit not in BENEFIT_TEXTS:
                what = f"{card.title}: {each!r} has {benefit!r}, which is not one of: {KINDS}"
                raise card.fault("benefit", what, key=each, found=repr(benefit), known=KINDS)
        sections.append([BENEFIT_TEXTS.index(benefit) for benefit in benefits])
    return Study(card.name, sections)


def check_decks(cards: list[Study], decks: DeckTable) -> None:
    """ATH-C6: deck A gives more books, deck B more rearranging."""
    books = [0, 0]
    moves = [0, 0]
    for number, card in enumerate(cards):
        for benefits in card.sections:
            for benefit in benefits:
                books[number // DECK_SIZE] += int(is_book(benefit))
                moves[number // DECK_SIZE] += int(rearranges(benefit))
    if books[0] <= books[1]:
        what = f"deck A must give more books than deck B; here they give {books[0]} and {books[1]}"
        raise decks.fault("more-books", what, a=books[0], b=books[1])
    if moves[0] >= moves[1]:
        what = f"deck B must rearrange more books than deck A; here they rearrange {moves[1]} and {moves[0]}"
        raise decks.fault("more-rearranging", what, a=moves[0], b=moves[1])
