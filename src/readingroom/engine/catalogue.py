"""The catalogue of a game: every action that can ever be chosen, as a dense number and as a stable text."""

import difflib
import hashlib
from operator import index
from typing import Any, SupportsIndex

from readingroom.engine.errors import UnknownAction


class Catalogue:
    """A closed list of actions: the number is its index in the list, the text is for people, logs and the wire."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = tuple(texts)
        self._numbers = {text: number for number, text in enumerate(texts)}
        if len(self._numbers) != len(texts):
            raise ValueError("two actions have the same text")

    def __reduce__(self) -> tuple[Any, tuple[list[str]]]:
        """Pickle as the texts."""
        return (Catalogue, (list(self.texts),))

    def __len__(self) -> int:
        """Count the actions."""
        return len(self.texts)

    def text(self, action: SupportsIndex) -> str:
        """Give the text of an action."""
        number = index(action)
        if not 0 <= number < len(self.texts):
            raise UnknownAction(
                "action-number", f"there is no action number {number}: they go from 0 to {len(self.texts) - 1}",
                number=number, last=len(self.texts) - 1,
            )  # fmt: skip
        return self.texts[number]

    def find(self, text: str) -> int:
        """Find an action by its text; a text that is no action is refused, with the nearest one."""
        words = " ".join(text.split())
        number = self._numbers.get(words)
        if number is None:
            near = difflib.get_close_matches(words, self.texts, 3)
            hint = f"; did you mean {' or '.join(repr(each) for each in near)}?" if near else ""
            raise UnknownAction("action-text", f"{words!r} is not an action{hint}", text=words, near=", ".join(near))
        return number

    def verb(self, action: SupportsIndex) -> str:
        """Give the first word of an action's text: what is done."""
        return self.text(action).split(" ", 1)[0]

    def arguments(self, action: SupportsIndex) -> tuple[str, ...]:
        """Give the words after the verb in an action's text."""
        return tuple(self.text(action).split(" ")[1:])

    def name(self) -> str:
        """Name the catalogue by the hash of its texts."""
        return hashlib.sha256("\n".join(self.texts).encode()).hexdigest()[:16]
