"""What the greedy bot has learned since its first version: to leave banned books alone, and when there is no later."""

from readingroom.bots.exlibris.known import Known

BANNED_BOOK = -1.4  # it costs a point, and stands where another could


class Expert(Known):
    """A seat's knowledge among rivals, as experience has it; alone, the first version knows as much."""

    def left(self) -> float:
        """Guess how many cards this seat will still shelve: in the last round no more than it has assistants."""
        if self.view.last and not self.alone:
            return max(1.0, float(self.ready))
        return super().left()

    def weights(self, diverse: list[float]) -> list[float]:
        """Say what one more book of each category is worth."""
        weights = super().weights(diverse)
        if not self.alone:
            weights[self.view.banned] = BANNED_BOOK
        return weights
