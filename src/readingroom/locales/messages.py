"""The messages of a language as they lie in its files, each read when it is first said: a game needs few of them."""

import re
from collections.abc import Iterable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^(?=([a-zA-Z][\w-]*) *=)", re.MULTILINE)  # where a message begins
MENTIONED = re.compile(r"[{(]\s*([a-zA-Z][\w-]*)")  # what may be the name of another message


class Messages(FluentBundle):
    """All messages of a language; parsing them at once would take longer than all else that a command begins with."""

    def __init__(self, code: str, files: Iterable[str]) -> None:
        super().__init__([code], use_isolating=False)  # terminals would show the isolating marks
        self._texts: dict[str, str] = {}
        self._read: set[str] = set()
        for text in files:
            self._texts |= entries(text)

    def has_message(self, message_id: str) -> bool:
        """Say whether there is such a message."""
        return message_id in self._texts

    def get_message(self, message_id: str) -> Message:
        """Give a message; it and all that it mentions are parsed by then."""
        found: dict[str, str] = {}
        waiting = [message_id]
        while waiting:
            name = waiting.pop()
            if name in self._texts and name not in self._read and name not in found:
                found[name] = self._texts[name]
                waiting += mentioned(found[name])
        if found:
            self.add_resource(FluentResource("".join(found.values())))
            self._read |= found.keys()
        return super().get_message(message_id)


def entries(text: str) -> dict[str, str]:
    """Take a file apart: the text of each message by its name; the first counts, as everywhere in Fluent."""
    starts = list(ENTRY.finditer(text))
    ends = [each.start() for each in starts[1:]] + [len(text)]
    return {each[1]: text[each.start() : end] for each, end in reversed(list(zip(starts, ends)))}


def mentioned(text: str) -> list[str]:
    """List whatever a message may mention: other messages, and perhaps words that name none."""
    return MENTIONED.findall(text)
