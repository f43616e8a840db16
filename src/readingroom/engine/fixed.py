"""Lists that cannot be changed: options that come up again and again are handed out without a copy."""

from typing import Any, Final, NoReturn

from mypy_extensions import mypyc_attr

CHANGES: Final = (
    "append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse",
    "__setitem__", "__delitem__", "__iadd__", "__imul__",
)  # fmt: skip


@mypyc_attr(native_class=False)  # a native class cannot be a list
class Fixed(list[int]):
    """A list of numbers that is made once and refuses every change."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (Fixed, (self[:],))


def refuse(*_: object, **__: object) -> NoReturn:
    """Refuse a change."""
    raise TypeError("these options belong to the game and cannot be changed; change a copy: options[:]")


for change in CHANGES:
    setattr(Fixed, change, refuse)

FIXED: Final = Fixed  # to compare types with, quickly
SEATS: Final[list[list[int]]] = [Fixed([seat]) for seat in range(8)]  # the seats that are asked, when it is one
