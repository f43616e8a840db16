"""A voice: puts sayings into the sentences of one language, for a reader who may sit at the table."""

from collections.abc import Iterable, Sequence

from readingroom.engine.event import SPECTATOR
from readingroom.locales import Language
from readingroom.locales.sayings import NOBODY, Line, Said, Value, joined

SEPARATORS = {"comma": ", ", "dot": " · "}


class Voice:
    """Says what is said at one table in one language; `viewer` is the seat that is called "you"."""

    def __init__(self, language: Language, names: Sequence[str], viewer: int | None) -> None:
        self.language = language
        self.names = list(names)
        self.viewer = SPECTATOR if viewer is None else viewer

    def say(self, value: Value) -> str:
        """Put a saying into words."""
        if not isinstance(value, Said):
            return str(value)
        if value.items:
            return self.several(value)
        if value.seat is not None:
            return self.language.say("player", **self.player("player", value.seat))
        return self.language.say(value.say, **self.values(value))

    def lines(self, lines: Iterable[Line]) -> list[str]:
        """Put the lines of a log into words, those that belong together as one."""
        return [text for said in joined(lines) if (text := self.say(said))]

    def values(self, said: Said) -> dict[str, int | str]:
        """Give what the words of a message need."""
        found: dict[str, int | str] = {}
        for name, value in said.values.items():
            if not isinstance(value, Said):
                found[name] = value
            elif value.seat is not None:
                found |= self.player(name, value.seat)
            elif value.say:
                found |= self.thing(name, value)
            else:
                found[name], found[f"{name}-count"] = self.several(value), len(value.items)
        return found

    def thing(self, name: str, said: Said) -> dict[str, int | str]:
        """Give a thing that a message is about: its text, its key, and what grammar asks for."""
        values = self.values(said)
        first = next(iter(said.values.values()), said.say)
        found: dict[str, int | str] = {
            name: self.language.say(said.say, **values),
            f"{name}-key": said.say if isinstance(first, Said) else first,
        }
        for attribute, text in self.language.attributes(said.say, values):
            found[f"{name}-{attribute}"] = text
        return found

    def several(self, said: Said) -> str:
        """Name several things one after another."""
        texts = [text for item in said.items if (text := self.say(item))]
        return self.language.join(texts) if said.by == "and" else SEPARATORS[said.by].join(texts)

    def player(self, name: str, seat: int) -> dict[str, int | str]:
        """Give a player: the name, and whether it is the reader."""
        if seat == NOBODY:
            return {name: "", f"{name}-who": "nobody"}
        return {name: self.names[seat], f"{name}-who": "you" if seat == self.viewer else "other"}
