"""Shelves and objectives of Atheneum, drawn with letters for the colours, in the language of the reader."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from readingroom.games.atheneum.objectives import COLOUR_LETTERS, Objective
from readingroom.games.atheneum.plan import LETTERS, Plan
from readingroom.games.atheneum.shelves import Shelves

STYLES = (  # of the colours; the letter says it too
    "black on cyan", "black on green", "white on purple", "black on pink1", "white on grey23",
)  # fmt: skip
SPIDER = "✻"
LIT, UNLIT = "●", "○"
CELL = 3  # the width of a slot
UPPER, LOWER = (3, 2, 4, 5), (0, 1, 6)  # compartments beside each other, the side shelves on the right

Block = list[Text]  # lines of equal width
Letters = Sequence[str]  # one or two for each colour, as on the backs of books on the page


def shelf(shelves: Shelves, numbers: Mapping[int, int], letters: Letters) -> Block:
    """Draw all shelves of a player; slots that can be chosen show their number."""
    lines: Block = [candles(shelves)]
    for row in (UPPER, LOWER):
        homes = [home for home in row if home < 5 + shelves.sides]
        lines += beside([compartment(shelves, home, numbers, letters) for home in homes])
    return lines


def low_shelf(shelves: Shelves, numbers: Mapping[int, int], letters: Letters) -> Block:
    """Draw all shelves of a player in one line less: the candles stand beside the lowest one."""
    lights, *lines = shelf(shelves, numbers, letters)
    lines[-1].append(" ").append_text(lights)
    return lines


def compartment(shelves: Shelves, home: int, numbers: Mapping[int, int], letters: Letters) -> Block:
    """Draw a compartment: its levels between two walls, and below its letter, its worth and its spider."""
    plan = shelves.plan
    lines: Block = []
    for level in range(plan.levels[home] - 1, -1, -1):
        line = Text("┃")
        for column in range(plan.widths[home]):
            line.append_text(slot(shelves, plan.slot(home, level, column), numbers, letters))
        lines.append(line.append("┃"))
    spider = SPIDER if shelves.spiders >> home & 1 else " "
    full = shelves.full() >> home & 1
    floor = Text("┗")
    floor.append(f" {LETTERS[home]} ", style="bold")
    floor.append(f"{plan.points[home]}{spider}", style="bold" if full else "dim")
    floor.append("━" * (CELL * plan.widths[home] - 5)).append("┛")
    return [*lines, floor]


def slot(shelves: Shelves, number: int, numbers: Mapping[int, int], letters: Letters) -> Text:
    """Draw a slot: its book, its number if it can be chosen, or a dot."""
    colour = shelves.colour_at(number)
    if number in numbers:
        return Text(f"{numbers[number]:^{CELL}}", style="bold yellow")
    if colour < 0:
        return Text(" · ", style="dim")
    joined = "+" if shelves.pairs >> number & 1 else " "  # to the other book of its pair
    return Text(f"{letters[colour]:>2}{joined}", style=f"bold {STYLES[colour]}")


def candles(shelves: Shelves) -> Text:
    """Draw the candle slots with what they are worth."""
    plan = shelves.plan
    line = Text()
    for number in range(len(plan.main_candles) + shelves.sides * len(plan.side_candles)):
        lit = shelves.candles >> number & 1
        line.append(f" {LIT if lit else UNLIT}", style="bold yellow" if lit else "dim")
        line.append(f"{plan.candles[number]} ", style="bold" if lit else "dim")
    return line


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Put blocks beside each other, standing on one floor."""
    high = max((len(block) for block in blocks), default=0)
    lines: Block = []
    for index in range(high):
        line = Text()
        for block in blocks:
            missing = high - len(block)
            wide = max(part.cell_len for part in block)
            part = block[index - missing] if index >= missing else Text("")
            line.append_text(part).append(" " * (wide - part.cell_len + gap))
        lines.append(line)
    return lines


def pictures(objective: Objective, anywhere: str, letters: Letters) -> Block:
    """Draw the parts of an objective, each above the letter of its compartment."""
    blocks: list[Block] = []
    for part in objective.parts:
        rows: Block = []
        for row in part.picture:
            line = Text()
            for sign in row:
                line.append_text(picture_slot(sign, letters))
            rows.append(line)
        where = anywhere if part.compartment < 0 else LETTERS[part.compartment]
        blocks.append([*rows, Text(f" {where}", style="dim")])
    return beside(blocks)


def picture_slot(sign: str, letters: Letters) -> Text:
    """Draw a slot of a picture."""
    if sign in COLOUR_LETTERS:
        colour = COLOUR_LETTERS.index(sign)
        return Text(f"{letters[colour]:>2} ", style=f"bold {STYLES[colour]}")
    return Text(" # ", style="bold reverse") if sign == "#" else Text(" · ", style="dim")


def letter(sign: str, letters: Letters) -> Text:
    """Write a slot of a picture without room about it."""
    if sign in COLOUR_LETTERS:
        colour = COLOUR_LETTERS.index(sign)
        return Text(letters[colour], style=f"bold {STYLES[colour]}")
    return Text("#", style="bold reverse") if sign == "#" else Text("·", style="dim")


def slots_offered(plan: Plan, texts: Mapping[int, str]) -> dict[int, int]:
    """Find the slots that options name, with the numbers of the options: `texts` are by number."""
    slots = {plan.slot_text(number): number for number in range(plan.size)}
    return {slots[text]: number for number, text in texts.items()}
