"""Make the components of Atheneum (ATH-C8): patterns turned through the five colours, so that none has an advantage.

    python tools/atheneum_cards.py > src/readingroom/games/atheneum/components.toml

Every line of the tables below makes five cards, one for each colour: `0` stands for that colour, `1` to `4` for those
after it, and `in 0` to `in 4` for the compartments, likewise. So every colour and every compartment comes equally often
in each section, and whatever the blue sections give the grey ones give, too. Objectives ask equally often for every
colour and for every compartment.
"""

COLOURS = ("turquoise", "green", "purple", "pink", "black")
LETTERS = "TGUPK"
COMPARTMENTS = ("lower-left", "lower-right", "middle", "upper-left", "upper-right")

# What neighbours get differs much: two lines of each deck give them next to nothing and two a lot, and these give most
# to who plays them, too. What one line gives to the right another gives to the left.
STUDY = {
    "A": [
        ("0, 0", "1", "4"),
        ("0, 2", "points 1", "rearrange 2"),
        ("0, any in 0", "rearrange 2", "points 1"),
        ("0, wand", "bonus", "3, points 1"),
        ("any, any in 0", "3, points 1", "bonus"),
        ("0, side-shelf", "any in 1", "any in 2"),
    ],
    "B": [
        ("0, rearrange 3", "rearrange 2", "points 1"),
        ("any, rearrange 2", "3", "4"),
        ("rearrange 4, points 2", "2", "1"),
        ("0, wand", "wand, rearrange 2", "4, points 1"),
        ("bonus, rearrange 3", "4, points 1", "wand, rearrange 2"),
        ("0, any in 0", "points 1", "rearrange 2"),
    ],
}  # the yellow, blue and grey sections

# In the patterns `0` is a colour as above, and `b` the one so many steps after it.
ANYWHERE = [
    ("points = 4, wand = true", 1, ["0b0"]),
    ("points = 6", 2, ["0.", "b0"]),
]
# In each of these tables every compartment comes equally often. The first two ask for the same pairs of colours; the
# two cards of each pair give 14 points together, so that all colours are worth the same.
BOUND = [
    (
        3,
        [
            ("points = 8", {"lower-left": ["0bb0"]}),
            ("points = 7", {"lower-right": ["b.", "00"]}),
            ("points = 6", {"middle": ["0", "b", "0"]}),
            ("points = 6", {"upper-left": ["0b0"]}),
            ("points = 6", {"upper-right": ["0b0"]}),
        ],
    ),
    (
        2,
        [
            ("points = 8", {"lower-left": ["00", "bb"]}),
            ("points = 8", {"lower-right": ["0.b", "b.0"]}),
            ("points = 8", {"middle": ["0b", "b0"]}),
            ("points = 6", {"upper-left": ["b0b"]}),
            ("points = 7", {"upper-right": ["0bb0"]}),
        ],
    ),
    (
        4,
        [
            ("points = 6, wand = true", {"lower-left": ["00"], "lower-right": ["bb"]}),
            ("points = 6, wand = true", {"lower-right": ["0", "b"], "upper-right": ["0b"]}),
            ("points = 6, wand = true", {"middle": ["00"], "upper-left": ["bb"]}),
            ("points = 6, wand = true", {"upper-left": ["0.b"], "middle": ["b", "0"]}),
            ("points = 6, wand = true", {"upper-right": ["0..b"], "lower-left": ["b", "0"]}),
        ],
    ),
]
FILLED = [
    ("points = 5", {"lower-left": ["####"], "lower-right": ["###"]}),
    ("points = 4", {"middle": ["##", "##"], "upper-left": ["###"]}),
    ("points = 5", {"upper-left": ["###"], "upper-right": ["####"]}),
    ("points = 4", {"lower-left": ["#..#", "#..#"], "middle": ["##", "##"]}),
    ("points = 3", {"lower-right": ["###", "###"], "upper-left": ["###"]}),
    ("points = 5", {"lower-right": ["###", "###"], "upper-right": ["####"]}),
    ("points = 6", {"lower-left": ["###", "###"], "upper-right": ["####"]}),
    ("points = 4", {"middle": ["##", "##", "##"], "upper-right": ["####"]}),
    ("points = 5", {"lower-left": ["####"], "upper-left": ["###"]}),
    ("points = 4", {"lower-right": ["###", "###"], "middle": ["##", "##", "##"]}),
]  # each pair of compartments once

HEAD = """\
# The components of Atheneum; tools/atheneum_cards.py makes this file.

[shelves.main] # ATH-C4: slots side by side, levels, and what a full compartment is worth
lower-left = { width = 4, levels = 2, points = 7 }
lower-right = { width = 3, levels = 2, points = 6 }
middle = { width = 2, levels = 3, points = 6 }
upper-left = { width = 3, levels = 1, points = 2 }
upper-right = { width = 4, levels = 1, points = 3 }
candles = [4, 3, 2]

[shelves.side]
compartment = { width = 3, levels = 2, points = 5 }
candles = [2, 1]

[tokens] # ATH-C5: how many of each; the other face of every token is a candle"""

STUDY_HEAD = """
# ATH-C6: the yellow section is for who plays the card, the blue one for the right neighbour, the grey one for the left.
# A colour is a book of it, `any` one of any colour, `any in middle` one of any colour for that compartment."""

OBJECTIVES_HEAD = """
# ATH-C7: pictures as they stand on the shelf, the top level first. T is a turquoise book, G a green, U a purple, P a
# pink, K a black one, # one of any colour; what is in the place of a dot does not matter.
[objectives]"""


def colour(name: str, turn: int) -> str:
    """Turn a colour: `0` is the colour of this turn."""
    return COLOURS[(int(name) + turn) % 5] if name.isdigit() else name


def benefit(text: str, turn: int) -> str:
    """Turn a benefit: its colour, or its compartment, which goes in bigger steps."""
    if text.startswith("any in "):
        return f"any in {COMPARTMENTS[(int(text.removeprefix('any in ')) + 2 * turn) % 5]}"
    return colour(text, turn)


def section(text: str, turn: int) -> str:
    """Turn all benefits of a section."""
    return "[" + ", ".join(f'"{benefit(each, turn)}"' for each in text.split(", ")) + "]"


def picture(rows: list[str], turn: int, step: int) -> str:
    """Turn a picture."""
    letters = {"0": LETTERS[turn % 5], "b": LETTERS[(turn + step) % 5]}
    return "[" + ", ".join('"' + " ".join(letters.get(each, each) for each in row) + '"' for row in rows) + "]"


def tokens() -> list[str]:
    """List the bonus tokens: two of each pair of different colours, and five of each other kind."""
    pairs = [f'"{one}+{other}" = 2' for index, one in enumerate(COLOURS) for other in COLOURS[index + 1 :]]
    return pairs + ["wand = 5", "any = 5", "rearrange-4 = 5", "side-shelf = 5"]


def study(deck: str) -> list[str]:
    """List the thirty cards of a deck."""
    lines = [f"[study.{deck}]"]
    for row, sections in enumerate(STUDY[deck]):
        for turn in range(5):
            yellow, blue, grey = (section(each, turn) for each in sections)
            lines.append(f"{deck}{5 * row + turn + 1} = {{ yellow = {yellow}, blue = {blue}, grey = {grey} }}")
    return lines


def objectives() -> list[str]:
    """List the thirty-five objectives."""
    cards: list[str] = []
    for worth, step, rows in ANYWHERE:
        cards += [f"{worth}, anywhere = {picture(rows, turn, step)}" for turn in range(5)]
    for step, patterns in BOUND:
        for turn, (worth, parts) in enumerate(patterns):
            drawn = ", ".join(f"{where} = {picture(rows, turn, step)}" for where, rows in parts.items())
            cards.append(f"{worth}, {drawn}")
    for worth, parts in FILLED:
        cards.append(f"{worth}, " + ", ".join(f"{where} = {picture(rows, 0, 0)}" for where, rows in parts.items()))
    return [f"O{number} = {{ {card} }}" for number, card in enumerate(cards, 1)]


def deck_file() -> str:
    """Write the whole file."""
    lines = [HEAD, *tokens(), STUDY_HEAD, *study("A"), "", *study("B"), OBJECTIVES_HEAD, *objectives()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(deck_file(), end="")
