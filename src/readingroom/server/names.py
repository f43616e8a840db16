"""Names that guests choose: something to see in each, nothing hidden in any, and not too long."""

import unicodedata
from typing import Final

from readingroom.server.refusals import refusal

MOST_LETTERS: Final = 24  # as a person counts them
MOST_BYTES: Final = 200
MOST_MARKS: Final = 3  # accents on one letter: more would run into the lines above and below

BLANKS: Final = frozenset(
    map(
        chr,
        [
            0x034F,  # the combining grapheme joiner
            0x115F, 0x1160, 0x3164, 0xFFA0,  # fillers of Hangul
            0x17B4, 0x17B5,  # vowels of Khmer that are never drawn
            *range(0x180B, 0x1810),  # variation selectors of Mongolian
            0x2800,  # the empty sign of Braille
            *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0),  # variation selectors
            0xFFFC,  # holds the place of an object that is not there
            0x13441, 0x13442,  # blanks of Egyptian hieroglyphs
            0x16FE4,  # the filler of Khitan
            0x1D159,  # a note without a head
        ],
    )
)  # fmt: skip
"""What has no picture although it counts as a letter, a mark or a symbol; whatever is a control sign goes anyway."""

JOINER: Final = "\u200d"
AS_PICTURE: Final = "\ufe0f"
TONES: Final = frozenset(map(chr, range(0x1F3FB, 0x1F400)))  # of skin: part of the picture before them
FLAG_LETTERS: Final = frozenset(map(chr, range(0x1F1E6, 0x1F200)))  # two of them are a flag


def clean_name(wish: str) -> str:
    """Give a name without spaces at its ends, doubled spaces and signs that cannot be seen."""
    spaced = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", wish))
    seen = "".join(sign for at, sign in enumerate(spaced) if not hidden(spaced, at))
    name = " ".join(lettered(word) for word in seen.split() if lettered(word))
    if not 1 <= length(name) <= MOST_LETTERS or len(name.encode()) > MOST_BYTES:
        raise refusal("name", most=MOST_LETTERS)
    return name


def hidden(text: str, at: int) -> bool:
    """Say whether a sign cannot be seen; what makes one picture of two (a family, a red heart) belongs to them."""
    sign, before, after = text[at], text[at - 1 : at], text[at + 1 : at + 2]
    if sign == AS_PICTURE:
        return not is_picture(before)
    if sign == JOINER:
        return not is_picture(after) or not (before in TONES or before == AS_PICTURE or is_picture(before))
    return sign in BLANKS or unicodedata.category(sign)[0] == "C"


def is_picture(sign: str) -> bool:
    """Say whether a sign is a picture, as emoji are."""
    return sign != "" and unicodedata.category(sign) == "So" and sign not in BLANKS


def is_mark(sign: str) -> bool:
    """Say whether a sign is drawn onto the letter before it."""
    return unicodedata.category(sign)[0] == "M"


def lettered(word: str) -> str:
    """Give a word without marks that lie on no letter, or with too many others on one."""
    kept: list[str] = []
    marks = MOST_MARKS  # as if a letter already had all it can have: the word has not begun
    for sign in word:
        marks = marks + 1 if is_mark(sign) else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def length(name: str) -> int:
    """Count the letters and pictures of a name as a person would."""
    count, letters = 0, 0
    for at, sign in enumerate(name):
        if sign in TONES or sign == JOINER or is_mark(sign) or name[at - 1 : at] == JOINER:
            continue
        letters = letters + 1 if sign in FLAG_LETTERS else 0
        count += letters % 2 == 1 or not letters
    return count
