"""What a bot is: it is shown a view and its options, and names one of them."""

from collections.abc import Sequence

from readingroom.engine.view import View


class Bot:
    """A player that is never given a state, so that it has nothing to cheat with."""

    name: str

    def choose(self, view: View, options: Sequence[int]) -> int:
        """Choose one of the options of the seat whose view this is."""
        raise NotImplementedError
