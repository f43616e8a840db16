"""What a person may type: a number, the text of an action, or the beginning of either."""

from collections.abc import Mapping, Sequence
from typing import Any

from readingroom.cli.refusals import refusal
from readingroom.engine.errors import nearest
from readingroom.engine.rules import Rules

LONGEST = 9  # digits; Python refuses to read very long numbers
SHOWN = 40  # of what was typed, when it is quoted


def find(typed: str, texts: Mapping[int, Sequence[str]], numbers: Mapping[int, int]) -> int:
    """Find the action that is meant, among the names of each (the exact one first) and those that have numbers."""
    wanted = " ".join(typed.split()).casefold()
    if wanted.isdecimal():
        if len(wanted) > LONGEST or int(wanted) not in numbers:
            raise refusal("answer-number", text=typed[:SHOWN], known=runs(sorted(numbers)))
        return numbers[int(wanted)]
    exact = [action for action, names in texts.items() if wanted in folded(names)]
    near = exact or [action for action, names in texts.items() if any(begins(name, wanted) for name in folded(names))]
    if len(near) == 1:
        return near[0]
    if not near:
        named = {name for names in texts.values() for name in names}
        raise refusal("answer", text=typed[:SHOWN], meant=nearest(wanted, named))
    raise refusal("answer-many", text=typed[:SHOWN], options=", ".join(texts[action][0] for action in near[:6]))


def known(typed: str, rules: Rules[Any, Any]) -> int:
    """Find the action whose text was typed, whether it can be chosen now or not; -1 if there is none."""
    wanted = " ".join(typed.split()).casefold()
    return next((action for action, text in enumerate(rules.catalogue.texts) if text.casefold() == wanted), -1)


def folded(names: Sequence[str]) -> list[str]:
    """Give names as they are compared."""
    return [name.casefold() for name in names]


def begins(name: str, wanted: str) -> bool:
    """Say whether a name, or what follows its verb, begins like this."""
    return name.startswith(wanted) or name.partition(" ")[2].startswith(wanted)


def runs(numbers: Sequence[int]) -> str:
    """Name some rising numbers, runs of them by their ends: 0, 4–66."""
    ends: list[list[int]] = []
    for number in numbers:
        if ends and ends[-1][1] == number - 1:
            ends[-1][1] = number
        else:
            ends.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in ends)
