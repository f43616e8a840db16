"""Every action of Biblios; the numbers are frozen, and new ones are appended."""

from typing import Final

from mypy_extensions import i64

from readingroom.engine.catalogue import Catalogue
from readingroom.games.biblios.components import CATEGORIES, KINDS, MOST, Deck

# Every number follows from the one before it and from how many of those there are. The counts are literals: a number
# that is made from those of another module would be looked up at run time. A test compares them with what they count.
KEEP: Final[i64] = 0  # allocate the card to oneself
OFFER: Final[i64] = 1  # to the public space
SET_ASIDE: Final[i64] = 2  # to the auction pile
PASS: Final[i64] = 3
DONE: Final[i64] = 4  # the payment is complete
DISCARD_UNUSED: Final[i64] = 5  # leave a church card unused
RAISE: Final[i64] = DISCARD_UNUSED + 1  # + category
LOWER: Final[i64] = RAISE + 5  # + category
BID: Final[i64] = LOWER + 5 - 1  # + amount, from 1
TAKE: Final[i64] = BID + 80 + 1  # + kind, from the public space
PAY: Final[i64] = TAKE + 53  # + kind, from the reserve


def catalogue(deck: Deck) -> Catalogue:
    """Make the catalogue of actions; only the values in the card texts depend on the deck."""
    texts = ["keep", "offer", "auction", "pass", "done", "discard"]
    texts += [f"raise {name}" for name in CATEGORIES]
    texts += [f"lower {name}" for name in CATEGORIES]
    texts += [f"bid {amount}" for amount in range(1, MOST + 1)]
    texts += [f"take {deck.text(kind)}" for kind in range(KINDS)]
    texts += [f"pay {deck.text(kind)}" for kind in range(KINDS)]
    return Catalogue(texts)
