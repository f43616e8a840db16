"""Shelves as pictures: one text a level, the top level first, a letter for each book.

A letter is the colour of a book as in objectives (T turquoise, G green, U purple, P pink, K black), a dot an empty
slot; a plus stands between the two books of a pair: `["T . . .", "G+U P K"]`.
"""

from readingroom.games.atheneum.objectives import COLOUR_LETTERS
from readingroom.games.atheneum.plan import bit
from readingroom.games.atheneum.shelves import Shelves


def draw(shelves: Shelves, compartment: int) -> list[str]:
    """Draw a compartment, the top level first."""
    plan = shelves.plan
    rows: list[str] = []
    for level in range(plan.levels[compartment] - 1, -1, -1):
        row = ""
        for column in range(plan.widths[compartment]):
            slot = plan.slot(compartment, level, column)
            colour = shelves.colour_at(slot)
            joined = column > 0 and shelves.pairs & bit(slot - 1) != 0
            row += "+" if joined else " " if column else ""
            row += "." if colour < 0 else COLOUR_LETTERS[colour]
        rows.append(row)
    return rows


def fill(shelves: Shelves, compartment: int, rows: list[str]) -> str:
    """Put the books of a picture into an empty compartment, and say what is wrong with it; nothing if it is right."""
    plan = shelves.plan
    width = plan.widths[compartment]
    if len(rows) != plan.levels[compartment]:
        return f"{len(rows)} levels, and there are {plan.levels[compartment]}"
    for high, row in enumerate(rows[::-1]):
        signs = "".join(row.split()).upper()
        if signs.startswith("+") or signs.endswith("+") or "++" in signs:
            return f"a plus in {row!r} that does not stand between two slots"
        letters = signs.replace("+", "")
        if len(letters) != width:
            return f"{len(letters)} slots in {row!r}, and there are {width}"
        for column, letter in enumerate(letters):
            if letter in COLOUR_LETTERS:
                shelves.put(plan.slot(compartment, high, column), COLOUR_LETTERS.index(letter))
            elif letter != ".":
                return f"{letter!r} in {row!r}, which is neither a book ({' '.join(COLOUR_LETTERS)}) nor a dot"
        column = -1
        for sign in signs:
            column += int(sign != "+")
            if sign == "+":
                shelves.pairs |= bit(plan.slot(compartment, high, column))
    return ""
