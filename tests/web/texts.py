"""What can be said in a language: every message as a pattern, to be compared with what a page shows."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

from fluent.syntax import FluentParser, ast

import readingroom
from readingroom.games.exlibris.titles import our_titles
from readingroom.locales import FOLDER
from readingroom.locales.rulebook import sentences

ANYTHING = "(.+?)"
EDGES = " \t\n,.:;·–—…?!()“”«»„\"'✕→+−-×/#"  # what stands between texts is not said in any language
RULE = re.compile(r"\b[A-Z]{3}-[A-Z]+\d+\b")
PIECE = 4  # letters by which the ways to say something are looked up
SEPARATORS = (": ", ", ", " · ", " – ", " — ")


class Texts:
    """The messages of one language."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._known: dict[frozenset[str], dict[str, bool]] = {}  # by the names that are no messages
        self._messages = messages_of(code)
        self._said = {name: self._ways(value) for name, value in self._messages.items()}
        self._by_piece: dict[str, list[tuple[str, str]]] = {}  # every way to say anything, by a piece of it
        for way in {each for ways in self._said.values() for each in ways}:
            part = longest_part(way)
            self._by_piece.setdefault(part[:PIECE] if len(part) >= PIECE else "", []).append((part, way))
        separators = "|".join(map(re.escape, (*SEPARATORS, self._and())))
        self._between = re.compile(f"(?<=[.!?…]) |{separators}")
        self._titles = {plain(title) for row in our_titles(code) for title in row}
        self._rules = {plain(text) for game in readingroom.GAMES for text in sentences(game, code).values()}

    def is_message(self, name: str, text: str) -> bool:
        """Say whether a text is what a message says, whatever its parameters are."""
        return any(pattern.fullmatch(way) for pattern in self._patterns(name) for way in beginnings(plain(text)))

    def parts(self, name: str, text: str) -> list[tuple[str, ...]]:
        """Give what was put into a message, for every way in which it says a text."""
        found = [pattern.fullmatch(way) for pattern in self._patterns(name) for way in beginnings(plain(text))]
        return [each.groups() for each in found if each]

    def pattern(self, name: str) -> re.Pattern[str]:
        """Give what a message says as a pattern, for the accessible name of something."""
        return re.compile("|".join(map(either_case, self._said[name])))

    def _patterns(self, name: str) -> list[re.Pattern[str]]:
        """Give every way to say a message, as patterns; few of the thousands are ever asked for."""
        return [compiled(each) for each in self._said[name]]

    def whole(self, name: str) -> re.Pattern[str]:
        """Give the pattern of a message that is all that an accessible name says, and not a part of another."""
        return re.compile(f"^(?:{self.pattern(name).pattern})$")

    def inside(self, name: str) -> re.Pattern[str]:
        """Give the pattern of a message that stands within a longer text."""
        return re.compile("(?:" + self.pattern(name).pattern.replace(ANYTHING, ".+?") + ")")

    def is_said(self, text: str, names: frozenset[str]) -> bool:
        """Say whether a text is in this language: messages, with numbers, names and other messages in them."""
        return self._is_said(plain(text), names, self._known.setdefault(names, {}))

    def _is_said(self, text: str, names: frozenset[str], known: dict[str, bool]) -> bool:
        """Say the same of a text that may be part of another, unless it is known already."""
        if text not in known:
            known[text] = self._is_plainly_said(text, names) or any(
                all(self._is_said(part, names, known) for part in parts)
                for parts in self._readings(text)
                if all(len(part) < len(text) for part in parts)  # no text is said because it stands in itself
            )
        return known[text]

    def _is_plainly_said(self, text: str, names: frozenset[str]) -> bool:
        """Say whether a text is a name, the title of a book or the sentence of a rule, or has no word in it."""
        bare = RULE.sub("", text).strip(EDGES)
        known = text in names or bare in names or text in self._titles or text in self._rules
        return known or not re.search(r"[^\W\d_]{2}", bare)

    def _readings(self, text: str) -> Iterator[Sequence[str]]:
        """Take a text apart in every way: as a message with what was put into it, or as two texts side by side."""
        wholes = {way for each in (text, RULE.sub("", text).strip(EDGES)) for way in beginnings(each)}
        for whole in wholes:
            pieces = {whole[place : place + PIECE] for place in range(len(whole) - PIECE + 1)} | {""}
            for part, way in (each for piece in pieces for each in self._by_piece.get(piece, ())):
                if part in whole and (found := compiled(way).fullmatch(whole)):
                    yield found.groups()
        for place in self._between.finditer(text):
            yield text[: place.start()], text[place.end() :]

    def _and(self) -> str:
        """The word between the last two of a list."""
        elements = self._messages["list-and"].elements
        return next(each.value for each in elements if isinstance(each, ast.TextElement))

    def _ways(self, value: ast.Pattern) -> list[str]:
        """Give every way to say a message as a regular expression; what is put in can be anything."""
        return ["".join(parts) for parts in product(*(self._part(each) for each in value.elements))]

    def _part(self, part: object) -> list[str]:
        """Give every way to say a part of a message."""
        if isinstance(part, ast.TextElement):
            return [re.escape(plain(part.value, ends=False))]
        assert isinstance(part, ast.Placeable)
        inner = part.expression
        if isinstance(inner, ast.SelectExpression):
            return [way for variant in inner.variants for way in self._ways(variant.value)]
        if isinstance(inner, ast.MessageReference):
            form = f".{inner.attribute.name}" if inner.attribute else ""
            return self._ways(self._messages[inner.id.name + form])
        if isinstance(inner, ast.StringLiteral):
            return [re.escape(inner.value)]
        return [ANYTHING]


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """Compile a pattern, once."""
    return re.compile(pattern)


def beginnings(text: str) -> set[str]:
    """Give a text as it is, and as it is in the middle of a sentence: what is on a button begins with a capital."""
    return {text, text[:1].lower() + text[1:]}


def either_case(pattern: str) -> str:
    """Let a pattern begin with a small letter or a capital."""
    first = pattern[:1]
    return f"[{first.lower()}{first.upper()}]{pattern[1:]}" if first.isalpha() else pattern


def longest_part(pattern: str) -> str:
    """Give the longest text that is always part of a pattern: looking for it is faster than trying the pattern."""
    return max((re.sub(r"\\(.)", r"\1", each) for each in pattern.split(ANYTHING)), key=len)


def messages_of(code: str) -> dict[str, ast.Pattern]:
    """Read all messages of a language, and the forms that grammar asks for."""
    found: dict[str, ast.Pattern] = {}
    for path in sorted((FOLDER / code).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def plain(text: str, ends: bool = True) -> str:
    """Give a text with every kind of space as a simple one."""
    text = re.sub(r"[\s\u00a0\u202f\u2009]+", " ", text.replace("\u2068", "").replace("\u2069", ""))
    return text.strip() if ends else text


@cache
def texts(code: str) -> Texts:
    """Give a language by its code."""
    return Texts(code)
