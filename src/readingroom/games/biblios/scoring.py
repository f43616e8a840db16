"""The end of Biblios: who wins each category and why, and who wins the game."""

from mypy_extensions import i64

from readingroom.engine.score import Score, ScoreLine
from readingroom.games.biblios.components import CATEGORIES, GOLD, LETTERS, Deck, gold_in

NO_LETTER = 9  # after I: no card of the category


def strength(cards: list[int], category: i64, deck: Deck) -> tuple[int, int]:
    """BIB-E1, BIB-E2: the sum of the values in a category, and the letter nearest to A (0 for A)."""
    total: i64 = 0
    letter: i64 = NO_LETTER
    for card in cards:
        if card < GOLD and card // 9 == category:
            total += deck.values[card]
            letter = min(letter, card % 9)
    return total, letter


def winner(strengths: list[tuple[int, int]]) -> int:
    """BIB-E2: the highest sum wins, a tie goes to the letter nearest to A; -1 if nobody has any."""
    best = -1
    for seat, (total, letter) in enumerate(strengths):
        if total == 0:
            continue
        if best < 0 or total > strengths[best][0] or (total == strengths[best][0] and letter < strengths[best][1]):
            best = seat
    return best


def score_reserves(reserves: list[list[int]], dice: list[int], deck: Deck) -> list[Score]:
    """BIB-E1 to BIB-E3: the points of every seat, category by category, with gold and Monks to break ties."""
    lines: list[list[ScoreLine]] = [[] for _ in reserves]
    for category, name in enumerate(CATEGORIES):
        strengths = [strength(cards, category, deck) for cards in reserves]
        won_by = winner(strengths)
        tied = [total for total, _ in strengths].count(strengths[won_by][0]) > 1
        for seat, (total, letter) in enumerate(strengths):
            why = "nobody" if won_by < 0 else "lost" if seat != won_by else "letter" if tied else "most"
            figures = {"sum": total, "letter": 0 if letter == NO_LETTER else letter + 1, "die": dice[category]}
            lines[seat].append(ScoreLine(name, dice[category] if seat == won_by else 0, why, figures))
    scores: list[Score] = []
    for seat, cards in enumerate(reserves):
        points = sum([line.points for line in lines[seat]])
        monks = 1 if lines[seat][0].points else 0
        scores.append(Score(seat, points, lines[seat], (gold_in(cards), monks)))
    return scores


def standings(reserves: list[list[int]], dice: list[int], deck: Deck) -> list[tuple[int, ...]]:
    """BIB-E1 to BIB-E3: give what decides who stands before whom: points, gold, and who won the Monks."""
    points = [0] * len(reserves)
    monks = [0] * len(reserves)
    for category, die in enumerate(dice):
        won_by = winner([strength(cards, category, deck) for cards in reserves])
        if won_by >= 0:
            points[won_by] += die
            if category == 0:
                monks[won_by] = 1 if die else 0
    return [(points[seat], int(gold_in(cards)), monks[seat]) for seat, cards in enumerate(reserves)]


def letter_text(number: int) -> str:
    """Give the letter for a figure of a score line: 1 is A, 0 is none."""
    return LETTERS[number - 1] if number else "-"
