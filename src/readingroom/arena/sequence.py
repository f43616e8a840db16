"""A test that may be looked at after every deal, and bounds that hold at all times: for matches that stop early.

Whoever looks again and again at an ordinary interval, and stops when it suits, is wrong far more often than once in
twenty. So here somebody bets against the claim "the share is at most P", deal by deal. Of a capital that begins at 1, a
part goes on each deal at odds that are fair if the share is exactly P: after a deal that brought x, it is multiplied by
1 - c + c * x / P. If the claim is true, such a capital does not grow on average, whatever the deals are like; by
Ville's inequality the probability that it ever reaches 40 is at most 1 in 40. So when it does, the claim is refuted.
Which part c of the capital is best to bet depends on how strong the players are, so the capital is spread over several
(a mixture, as in the mixture SPRT). The claim "the share is at least P" is bet against in the same way with what is
lost. Together they err in at most one match in 20, whenever you stop; the only assumption is that deals are
independent of each other.

All P that are not refuted make an interval that holds for all deals at once: a confidence sequence (Waudby-Smith and
Ramdas, "Estimating means of bounded random variables by betting", 2024).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp, inf, log
from statistics import fmean

from readingroom.arena.shares import CONFIDENCE, Interval

STAKES = tuple(0.9 * 0.5**halved for halved in range(7))  # the parts of the capital that are bet
ENOUGH = log(2.0 / (1.0 - CONFIDENCE))  # of the logarithm of the capital: a half of the error for either side
STEPS = 40  # of the bisection: as fine as a float needs to be here

YES, NO = "yes", "no"


class Question:
    """The question whether a share is above P, put to deals one after another until it is answered."""

    def __init__(self, above: float) -> None:
        self.above = above
        self.answer = ""  # until there is one
        self.deals = 0  # that were looked at until the answer
        self._yes = [0.0] * len(STAKES)  # logarithms of the capitals that bet on yes, and on no
        self._no = [0.0] * len(STAKES)

    def tell(self, share: float) -> None:
        """Tell of one more deal; after the answer, nothing changes it any more."""
        if self.answer:
            return
        self.deals += 1
        for index, stake in enumerate(STAKES):
            self._yes[index] += gain(stake, share, self.above)
            self._no[index] += gain(stake, 1.0 - share, 1.0 - self.above)
        if mixed(self._yes) >= ENOUGH:
            self.answer = YES
        elif mixed(self._no) >= ENOUGH:
            self.answer = NO


def gain(stake: float, share: float, fair: float) -> float:
    """Give the logarithm of what a capital is multiplied by when a part of it is bet at odds that `fair` makes fair."""
    return log(1.0 - stake + stake * share / fair)


def mixed(capitals: Iterable[float]) -> float:
    """Give the logarithm of a capital that was spread evenly, from those of its parts."""
    parts = list(capitals)
    most = max(parts)
    return most + log(fmean([exp(part - most) for part in parts]))


def at_all_times(values: Sequence[float]) -> Interval:
    """Give the mean share of deals with the bounds of the confidence sequence."""
    if not values:
        return Interval(0.5, 0.0, 1.0)
    counts = Counter(values)
    lost = Counter({1.0 - value: count for value, count in counts.items()})
    return Interval(fmean(values), least(counts), 1.0 - least(lost))


def least(counts: Counter[float]) -> float:
    """Find the least share that is not refuted as being too low; what is bet against it falls as it rises."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2.0
        if capital(counts, middle) >= ENOUGH:
            low = middle
        else:
            high = middle
    return low


def capital(counts: Counter[float], fair: float) -> float:
    """Give the logarithm of the capital of who bet that the share is above `fair`."""
    if fair <= 0.0:
        return inf
    return mixed(sum(count * gain(stake, value, fair) for value, count in counts.items()) for stake in STAKES)
