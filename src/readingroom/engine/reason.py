"""Reasons: why something cannot be done now, as a code and plain values that every face puts into its own words."""

from typing import Final, final


@final
class Reason:
    """Why something cannot be done: a code, the rule behind it, and the values that its words need."""

    def __init__(self, code: str, rule: str, values: dict[str, int | str | None]) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.values: Final = values

    def plain(self) -> dict[str, object]:
        """Give the reason as plain values."""
        return {"code": self.code, "rule": self.rule, "values": dict(self.values)}
