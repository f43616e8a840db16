"""How titles are filed: without their article, letter by letter, as each language sorts its alphabet (EXL-C5)."""

import re
import unicodedata

ARTICLES = {"en": r"(?:a|an|the)\s+", "fr": r"(?:le|la|les|un|une|des)\s+|l’"}  # Polish has none
POLISH = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"  # other languages file an accented letter as the plain one


def filed(title: str, language: str) -> str:
    """Give the part of a title by which it is filed: without signs and a leading article, in small letters."""
    text = re.sub(r"^\W+", "", title).casefold()
    article = ARTICLES.get(language)
    return text if article is None else re.sub(f"^(?:{article})", "", text, count=1)


def sort_key(title: str, language: str) -> list[int]:
    """Give what titles of a language are sorted by: a number for each letter, a space first; signs do not count."""
    text = filed(title, language).replace("œ", "oe").replace("æ", "ae")
    if language != "pl":
        text = unicodedata.normalize("NFD", text)
    return [letter_key(sign) for sign in text if sign.isalnum() or sign == " "]


def letter_key(sign: str) -> int:
    """Number a letter in the longest of our alphabets; spaces and figures come before all letters."""
    if not sign.isalpha():
        return 0 if sign == " " else ord(sign)
    index = POLISH.find(sign)
    return 100 + (index if index >= 0 else POLISH.find(unicodedata.normalize("NFD", sign)[0]))
