"""The end of Ex Libris: the inspection, one function for each line of the form, and who wins."""

from typing import Final, final

from mypy_extensions import i64

from readingroom.engine.score import Score, ScoreLine
from readingroom.games.exlibris.components import CATEGORIES, Deck, all_books, books_of
from readingroom.games.exlibris.shelf.shelf import FACE_DOWN, Shelf

AWARDS: Final = (15, 9, 4)  # EXL-E4, for the first, second and third place
ORDINALS: Final = ("first", "second", "third", "none")
UNKNOWN: Final[i64] = -1
PUBLIC_LIBRARY: Final[i64] = 1  # the seat under which the scores of a solo game list it


def out_of_order(cards: list[int]) -> list[int]:
    """EXL-E2: list by rank, in reading order, the cards that are not later than the last face-up card before them."""
    ranks: list[int] = []
    last: i64 = -1
    for rank, card in enumerate(cards):
        if card > last:
            last = card
        elif card != FACE_DOWN:
            ranks.append(rank)
    return ranks


def inspected(cards: list[int]) -> list[int]:
    """Give the cards of a shelf as the inspection leaves them."""
    left = cards[:]
    for rank in out_of_order(cards):
        left[rank] = int(FACE_DOWN)
    return left


def count_books(cards: list[int], deck: Deck) -> i64:
    """Count the books of the cards that lie face up, eight bits a category."""
    total: i64 = 0
    for card in cards:
        if card >= 0:
            total += deck.counts[card]
    return total


def stability(shelf: Shelf) -> i64:
    """Give what the stability of a shelf is worth."""
    return stability_points(shelf.rectangle(), shelf.count_buried())


def stability_points(rectangle: i64, buried: i64) -> i64:
    """EXL-E3, EXL-A3: 1 point for each place of the largest rectangle, and 2 for each buried card."""
    return rectangle + 2 * buried


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


def banned_points(books: i64, banned: i64) -> i64:
    """EXL-E5: -1 point for each banned book."""
    return -books_of(books, banned)


def scarcest(books: i64, banned: i64) -> i64:
    """Give the category of which one has fewest books, the banned one aside; the first of several."""
    fewest: i64 = 0 if banned else 1
    for category in range(len(CATEGORIES)):
        if category != banned and books_of(books, category) < books_of(books, fewest):
            fewest = category
    return fewest


def diversity_points(books: i64, banned: i64) -> i64:
    """EXL-E6: 3 points for each book of the category one has fewest of, the banned one aside."""
    return 3 * books_of(books, scarcest(books, banned))


def focus_points(books: i64, category: i64) -> i64:
    """EXL-E7: 2 points for each book of one's focus."""
    return 2 * books_of(books, category)


@final
class Form:
    """What the form says of a library after the inspection: books that count, cards, the rectangle, buried cards."""

    def __init__(self, books: i64, cards: i64, turned: i64, rectangle: i64, buried: i64) -> None:
        self.books: Final = books  # eight bits a category
        self.cards: Final = cards  # UNKNOWN if nobody counted them
        self.turned: Final = turned  # of these cards
        self.rectangle: Final = rectangle
        self.buried: Final = buried


def form_of(shelf: Shelf, deck: Deck) -> Form:
    """EXL-E2, EXL-E3: inspect a shelf, and write down what is left."""
    left = inspected(shelf.cards)
    turned = left.count(int(FACE_DOWN))
    return Form(count_books(left, deck), len(left), turned, shelf.rectangle(), shelf.count_buried())


def form_of_cards(cards: list[int], deck: Deck) -> Form:
    """EXL-O6: the public library is not inspected and has no stability."""
    return Form(count_books(cards, deck), len(cards), 0, 0, 0)


def score_shelves(
    shelves: list[Shelf], hands: list[int], foci: list[int], prominent: i64, banned: i64, deck: Deck
) -> list[Score]:
    """EXL-E1 to EXL-E8: inspect the shelves and score them; `hands` are the numbers of cards in hand."""
    return score_forms([form_of(shelf, deck) for shelf in shelves], hands, foci, prominent, banned)


def score_forms(forms: list[Form], hands: list[int], foci: list[int], prominent: i64, banned: i64) -> list[Score]:
    """EXL-E3 to EXL-E8: score what stands on the forms."""
    counts: list[int] = [int(books_of(form.books, prominent)) for form in forms]
    scores: list[Score] = []
    for seat, form in enumerate(forms):
        others = counts[:seat] + counts[seat + 1 :]
        points = award(counts[seat], others)
        lines = [
            inspection_line(form),
            stability_line(form),
            prominent_line(counts[seat], others, points, prominent),
            *book_lines(form.books, banned, foci[seat]),
        ]
        total = sum([line.points for line in lines])
        ties = (int(all_books(form.books)), -hands[seat], int(banned_points(form.books, banned)))
        scores.append(Score(seat, total, lines, ties))
    return scores


def score_solo(
    shelf: Shelf, public: list[int], foci: list[int], prominent: i64, banned: i64, deck: Deck
) -> list[Score]:
    """EXL-O6: score a solo game; `public` are the cards of the public library, the hand among them."""
    return score_solo_forms(form_of(shelf, deck), form_of_cards(public, deck), foci, prominent, banned)


def score_solo_forms(mine: Form, theirs: Form, foci: list[int], prominent: i64, banned: i64) -> list[Score]:
    """EXL-O6: score the form of a solo game against that of the public library.

    The public library is the second score, and its focus the second of the foci. It has no stability, and wins ties.
    """
    ours = int(books_of(mine.books, prominent))
    other = int(books_of(theirs.books, prominent))
    won = solo_award(ours, other)
    lost = int(AWARDS[0] - won)
    first = [
        inspection_line(mine),
        stability_line(mine),
        prominent_line(ours, [other], won, prominent),
        *book_lines(mine.books, banned, foci[0]),
    ]
    second = [
        inspection_line(theirs),
        prominent_line(other, [ours], lost, prominent),
        *book_lines(theirs.books, banned, foci[1]),
    ]
    return [
        Score(0, sum([line.points for line in first]), first, (0,)),
        Score(int(PUBLIC_LIBRARY), sum([line.points for line in second]), second, (1,)),
    ]


def standings(
    forms: list[Form], hands: list[int], foci: list[int], prominent: i64, banned: i64
) -> list[tuple[int, ...]]:
    """EXL-E3 to EXL-E8: give what decides who stands before whom: points, books, cards in hand and banned books."""
    counts: list[int] = [int(books_of(form.books, prominent)) for form in forms]
    found: list[tuple[int, ...]] = []
    for seat, form in enumerate(forms):
        won = award(counts[seat], counts[:seat] + counts[seat + 1 :])
        total = own_points(form, banned, foci[seat]) + won
        books = all_books(form.books)
        found.append((int(total), int(books), -hands[seat], int(banned_points(form.books, banned))))
    return found


def solo_standings(forms: list[Form], foci: list[int], prominent: i64, banned: i64) -> list[tuple[int, ...]]:
    """EXL-O6: give what decides a solo game: the points, and that the public library wins ties."""
    won = solo_award(books_of(forms[0].books, prominent), books_of(forms[1].books, prominent))
    mine = own_points(forms[0], banned, foci[0]) + won
    theirs = own_points(forms[1], banned, foci[1]) + AWARDS[0] - won
    return [(int(mine), 0), (int(theirs), 1)]


def own_points(form: Form, banned: i64, chosen: i64) -> i64:
    """Add up the lines of a form that do not depend on others: stability, banned books, diversity and focus."""
    books = form.books
    own = banned_points(books, banned) + diversity_points(books, banned) + focus_points(books, chosen)
    return stability_points(form.rectangle, form.buried) + own


def inspection_line(form: Form) -> ScoreLine:
    """The upper part of the form: how many cards lie face down after the inspection, and how many books are left."""
    figures = {"turned": int(form.turned)}
    if form.cards != UNKNOWN:
        figures["cards"] = int(form.cards)
    for category, name in enumerate(CATEGORIES):
        figures[name] = int(books_of(form.books, category))
    return ScoreLine("inspection", 0, "", figures)


def stability_line(form: Form) -> ScoreLine:
    """The line B1 of the form."""
    figures = {"rectangle": int(form.rectangle), "buried": int(form.buried)}
    return ScoreLine("stability", int(stability_points(form.rectangle, form.buried)), "", figures)


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
    return ScoreLine("prominent", int(points), ORDINALS[above], figures)


def book_lines(books: i64, banned: i64, chosen: i64) -> list[ScoreLine]:
    """The lines B3 to B5 of the form: banned books, diversity, focus."""
    fewest = scarcest(books, banned)
    return [
        ScoreLine("banned", int(banned_points(books, banned)), "", figures_of(books, banned)),
        ScoreLine("diversity", int(diversity_points(books, banned)), "", figures_of(books, fewest)),
        ScoreLine("focus", int(focus_points(books, chosen)), "", figures_of(books, chosen)),
    ]


def figures_of(books: i64, category: i64) -> dict[str, int]:
    """Say which category a line is about and how many books of it there are."""
    return {"category": int(category), "books": int(books_of(books, category))}
