"""The end of Ex Libris: the inspection, one function for each line of the form, and who wins."""

from typing import Final

from mypy_extensions import i64

from readingroom.engine.score import Score, ScoreLine
from readingroom.games.exlibris.components import CATEGORIES, Deck, all_books, books_of
from readingroom.games.exlibris.shelf import FACE_DOWN, Shelf

AWARDS: Final = (15, 9, 4)  # EXL-E4, for the first, second and third place
PLACES: Final = ("first", "second", "third", "none")
PUBLIC_LIBRARY: Final[i64] = 1  # the seat under which the reckoning of a game for one lists it


def inspected(cards: list[int]) -> list[int]:
    """EXL-E2: in reading order, what is not later than the last face-up card before it is turned face down."""
    left: list[int] = []
    last: i64 = -1
    for card in cards:
        if card > last:
            last = card
            left.append(card)
        else:
            left.append(int(FACE_DOWN))
    return left


def count_books(cards: list[int], deck: Deck) -> i64:
    """Count the books of the cards that lie face up, eight bits a category."""
    total: i64 = 0
    for card in cards:
        if card >= 0:
            total += deck.counts[card]
    return total


def stability(shelf: Shelf) -> i64:
    """EXL-E3, EXL-A3: 1 point for each place of the largest rectangle, and 2 for each buried card."""
    return shelf.rectangle() + 2 * shelf.count_buried()


def award(mine: i64, others: list[int]) -> i64:
    """EXL-E4: 15, 9 and 4 points for most books of the prominent category.

    Tied players add the next lower award, if there is one, and share it, each rounded up.
    """
    above: i64 = 0
    tied: i64 = 1
    for count in others:
        if count > mine:
            above += 1
        elif count == mine:
            tied += 1
    if above > 2:
        return 0
    points: i64 = AWARDS[above]
    if tied > 1 and above < 2:
        points += AWARDS[above + 1]
    return (points + tied - 1) // tied


def solo_award(mine: i64, other: i64) -> i64:
    """EXL-O6: 15 points for strictly more books of the prominent category; there is no second place."""
    return AWARDS[0] if mine > other else 0


def banned_books(books: i64, banned: i64) -> i64:
    """EXL-E5: -1 point for each banned book."""
    return -books_of(books, banned)


def scarcest(books: i64, banned: i64) -> i64:
    """Give the category of which one has fewest books, the banned one aside; the first of several."""
    fewest: i64 = 0 if banned else 1
    for category in range(len(CATEGORIES)):
        if category != banned and books_of(books, category) < books_of(books, fewest):
            fewest = category
    return fewest


def diversity(books: i64, banned: i64) -> i64:
    """EXL-E6: 3 points for each book of the category one has fewest of, the banned one aside."""
    return 3 * books_of(books, scarcest(books, banned))


def focus(books: i64, category: i64) -> i64:
    """EXL-E7: 2 points for each book of one's focus."""
    return 2 * books_of(books, category)


def reckon(
    shelves: list[Shelf], hands: list[int], foci: list[int], prominent: i64, banned: i64, deck: Deck
) -> list[Score]:
    """EXL-E1 to EXL-E8: inspect the shelves and reckon them; `hands` are the numbers of cards in hand."""
    left = [inspected(shelf.cards) for shelf in shelves]
    books = [count_books(cards, deck) for cards in left]
    counts: list[int] = [int(books_of(each, prominent)) for each in books]
    scores: list[Score] = []
    for seat, shelf in enumerate(shelves):
        others = counts[:seat] + counts[seat + 1 :]
        points = award(counts[seat], others)
        lines = [
            inspection_line(left[seat], books[seat]),
            stability_line(shelf),
            prominent_line(counts[seat], others, points, prominent),
            *book_lines(books[seat], banned, foci[seat]),
        ]
        total = sum([line.points for line in lines])
        ties = (int(all_books(books[seat])), -hands[seat], int(banned_books(books[seat], banned)))
        scores.append(Score(seat, total, lines, ties))
    return scores


def reckon_solo(
    shelf: Shelf, public: list[int], foci: list[int], prominent: i64, banned: i64, deck: Deck
) -> list[Score]:
    """EXL-O6: reckon a game for one; `public` are the cards of the public library, the hand among them.

    The public library is the second score, and its focus the second of the foci. It is not inspected and has no
    stability, and it wins ties.
    """
    left = inspected(shelf.cards)
    mine = count_books(left, deck)
    theirs = count_books(public, deck)
    ours = int(books_of(mine, prominent))
    other = int(books_of(theirs, prominent))
    won = solo_award(ours, other)
    lost = int(AWARDS[0] - won)
    first = [
        inspection_line(left, mine),
        stability_line(shelf),
        prominent_line(ours, [other], won, prominent),
        *book_lines(mine, banned, foci[0]),
    ]
    second = [
        inspection_line(public, theirs),
        prominent_line(other, [ours], lost, prominent),
        *book_lines(theirs, banned, foci[1]),
    ]
    return [
        Score(0, sum([line.points for line in first]), first, (0,)),
        Score(int(PUBLIC_LIBRARY), sum([line.points for line in second]), second, (1,)),
    ]


def inspection_line(left: list[int], books: i64) -> ScoreLine:
    """The upper part of the form: how many cards lie face down after the inspection, and how many books are left."""
    figures = {"turned": left.count(int(FACE_DOWN)), "cards": len(left)}
    for category, name in enumerate(CATEGORIES):
        figures[name] = int(books_of(books, category))
    return ScoreLine("inspection", 0, "", figures)


def stability_line(shelf: Shelf) -> ScoreLine:
    """The line B1 of the form."""
    figures = {"rectangle": int(shelf.rectangle()), "buried": int(shelf.count_buried())}
    return ScoreLine("stability", int(stability(shelf)), "", figures)


def prominent_line(mine: i64, others: list[int], points: i64, category: i64) -> ScoreLine:
    """The line B2 of the form, with the place, and with how many it is shared."""
    above = 0
    tied = 1
    for count in others:
        if count > mine:
            above += 1
        elif count == mine:
            tied += 1
    figures = {"category": int(category), "books": int(mine), "place": above + 1, "tied": tied}
    return ScoreLine("prominent", int(points), PLACES[above], figures)


def book_lines(books: i64, banned: i64, chosen: i64) -> list[ScoreLine]:
    """The lines B3 to B5 of the form: banned books, diversity, focus."""
    fewest = scarcest(books, banned)
    return [
        ScoreLine("banned", int(banned_books(books, banned)), "", figures_of(books, banned)),
        ScoreLine("diversity", int(diversity(books, banned)), "", figures_of(books, fewest)),
        ScoreLine("focus", int(focus(books, chosen)), "", figures_of(books, chosen)),
    ]


def figures_of(books: i64, category: i64) -> dict[str, int]:
    """Say which category a line is about and how many books of it there are."""
    return {"category": int(category), "books": int(books_of(books, category))}
