"""Shares of wins with their intervals, worked out by deals: the games of one deal hang together, deals do not."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean

CONFIDENCE = 0.95
IMAGINED = 4.0  # deals that are added to those that were played before an interval is drawn


@dataclass(frozen=True)
class Interval:
    """A share, and between which bounds the truth lies in 19 of 20 measurements."""

    share: float
    low: float
    high: float


def interval(values: Sequence[float]) -> Interval:
    """Give the mean share of deals, each of which is a number from 0 to 1, with its 95 % interval.

    It is Student's interval for the mean of independent deals, with four more deals imagined, after Agresti and Coull:
    two of which everything was won, and two of which nothing was. Without them, ten deals that were all won would prove
    that the eleventh will be, too.
    """
    if not values:
        return Interval(0.5, 0.0, 1.0)
    count = len(values) + IMAGINED
    centre = (sum(values) + IMAGINED / 2.0) / count
    squares = sum((value - centre) ** 2 for value in values)
    squares += IMAGINED / 2.0 * ((1.0 - centre) ** 2 + centre**2)
    off = student(count - 1.0) * sqrt(squares / (count - 1.0) / count)
    share = fmean(values)
    return Interval(share, max(0.0, min(share, centre - off)), min(1.0, max(share, centre + off)))


def student(freedom: float, confidence: float = CONFIDENCE) -> float:
    """Give how many standard errors lie on either side, by the expansion of Student's quantile in 1 / freedom."""
    z = NormalDist().inv_cdf(0.5 + confidence / 2.0)
    return (
        z
        + (z**3 + z) / (4.0 * freedom)
        + (5.0 * z**5 + 16.0 * z**3 + 3.0 * z) / (96.0 * freedom**2)
        + (3.0 * z**7 + 19.0 * z**5 + 17.0 * z**3 - 15.0 * z) / (384.0 * freedom**3)
    )
