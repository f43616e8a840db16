"""Words: every face of Reading Room puts codes and parameters into a language here."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from readingroom.engine.errors import BadDeck, BadRecord, Refusal
from readingroom.locales.messages import Messages

LANGUAGES = ("en", "fr", "pl")
FALLBACK = "en"
FOLDER = Path(__file__).parent
ENVIRONMENT = ("READINGROOM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that names a language decides

OF_ANOTHER_TIME = ("record-newer", "record-older", "record-deck")  # of records that are not damaged
ENDS = tuple(".?!…")  # of sentences

Value = str | int


class Language:
    """One language: its messages by id, and those of English where it has none."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._bundle = Messages(code, files(code))
        self._fallback = self._bundle if code == FALLBACK else language(FALLBACK)._bundle

    def has(self, message: str) -> bool:
        """Say whether there is such a message, in this language or in English."""
        return self._bundle.has_message(message) or self._fallback.has_message(message)

    def say(self, message: str, /, **values: Value) -> str:
        """Put a message into words."""
        for each in (self._bundle, self._fallback):
            if each.has_message(message):
                pattern = each.get_message(message).value
                if pattern is not None:
                    return str(each.format_pattern(pattern, values)[0])
        return message

    def attributes(self, message: str, values: dict[str, Value]) -> list[tuple[str, str]]:
        """Give what grammar has to know of what a message names, such as its gender, by its name."""
        for each in (self._bundle, self._fallback):
            if each.has_message(message):
                found = each.get_message(message).attributes
                return [(name, str(each.format_pattern(pattern, values)[0])) for name, pattern in found.items()]
        return []

    def join(self, items: Sequence[str]) -> str:
        """Name several things one after another: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", head=", ".join(items[:-1]), tail=items[-1])

    def number(self, value: float, digits: int = 0, bare: bool = False) -> str:
        """Write a number with so many digits after the point; bare, without the zeros at its end."""
        whole, _, part = f"{value:.{digits}f}".partition(".")
        if bare:
            part = part.rstrip("0")
        return self.say("number-parts", whole=whole, part=part) if part else self.say("number", number=int(whole))

    def refuse(self, refusal: Refusal) -> str:
        """Say why something was refused, and what was probably meant."""
        said = self._refused(refusal)
        meant = str(refusal.params.get("meant") or "")
        then = " " if said[-1:] in ENDS else "\n"  # a new line after a list or a command
        return f"{said}{then}{self.say('error-meant', meant=meant)}" if meant else said

    def _refused(self, refusal: Refusal) -> str:
        """Say why something was refused; the English sentence stands in for a code that has no words here."""
        if isinstance(refusal, BadRecord):
            return self._refuse_record(refusal)
        if isinstance(refusal, BadDeck):
            return self._refuse_deck(refusal)
        message = f"error-{refusal.code}"
        if not self.has(message):
            return refusal.sentence
        values = {key: plain(value) for key, value in refusal.params.items()}
        if self.has(title := f"{values.get('game')}-title"):
            values["game"] = self.say(title)
        return self.say(message, **values)

    def _refuse_deck(self, refusal: Refusal) -> str:
        """Say what is wrong with a deck file; the English words stand in for a fault that has none here."""
        values = {key: plain(value) for key, value in refusal.params.items()}
        message = f"deck-fault-{values.get('fault')}"
        what = self.say(message, **values) if self.has(message) else values["what"]
        return self.say("error-deck", file=values["file"], what=what)

    def _refuse_record(self, refusal: Refusal) -> str:
        """Say what is wrong with a record, and in which line."""
        values = {key: plain(value) for key, value in refusal.params.items()}
        message = f"error-{refusal.code}"
        what = self.say(message, **values) if self.has(message) else str(values.get("reason", refusal.sentence))
        if refusal.code in OF_ANOTHER_TIME:
            return what
        return self.say("error-in-record", line=values.get("line", 0), what=what)


def plain(value: object) -> Value:
    """Give a parameter as a message can take it, which cannot ask for an empty text: that is "none"."""
    return value if isinstance(value, int) else str(value) or "none"


def files(code: str) -> list[str]:
    """Read the files of a language."""
    return [path.read_text(encoding="utf-8") for path in sorted((FOLDER / code).glob("*.ftl"))]


@cache
def language(code: str) -> Language:
    """Give a language by its code."""
    if code not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refusal("language", f"no language is called {code!r}; choose from: {known}", language=code, known=known)
    return Language(code)


def choose(wish: str | None = None, environment: Mapping[str, str] = os.environ) -> Language:
    """Give the language that is wished for, else the first that the environment names and we speak, else English."""
    if wish is not None:
        return language(wish.lower())
    for variable in ENVIRONMENT:
        code = environment.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return language(code)
    return language(FALLBACK)
