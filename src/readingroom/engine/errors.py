"""Refusals say why something cannot be done: a sentence, and a code with parameters for other languages."""

import difflib
from collections.abc import Iterable
from typing import Any


class Refusal(ValueError):
    """A request that was refused, with a sentence that says what was wrong and what would be right."""

    def __init__(self, code: str, sentence: str, **params: object) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.params = params

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        """Pickle as what it was made with, as refusals travel between processes."""
        return (refused, (type(self), self.code, self.sentence, self.params))


class IllegalAction(Refusal):
    """An action that is not among the options of the seat that tried it."""


class UnknownAction(Refusal):
    """A text or a number that names no action of the game."""


class UnknownGame(Refusal):
    """A name that is not the name of a game."""


class BadOptions(Refusal):
    """Table options or a number of seats that the game does not have."""


class BadDeck(Refusal):
    """A deck file that breaks a limit of the game."""


class BadRecord(Refusal):
    """A record that cannot be replayed; `line` says where it goes wrong."""


class BadView(Refusal):
    """A view that no game can have shown."""


def refused(kind: type[Refusal], code: str, sentence: str, params: dict[str, object]) -> Refusal:
    """Rebuild a pickled refusal."""
    return kind(code, sentence, **params)


ALIKE = 0.7  # how similar two words must be, from 0 to 1


def nearest(text: str, known: Iterable[str]) -> str:
    """Find what was probably meant by something misspelt; nothing if nothing comes near."""
    names = {name.casefold(): name for name in known}
    found = difflib.get_close_matches(text.casefold(), list(names), 1, ALIKE)
    return names[found[0]] if found else ""


def no_seat(seat: object, seats: int) -> BadOptions:
    """Say which seats there are."""
    return BadOptions("no-seat", f"there is no seat {seat}: seats are 0 to {seats - 1}", seat=seat, last=seats - 1)
