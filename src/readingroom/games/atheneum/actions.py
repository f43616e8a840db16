"""Every action of Atheneum; the numbers are frozen, and new ones come last, after those of the slots.

A book is shelved by two answers: which one (`take pink`), then where (`at b3`).
"""

from typing import Final

from mypy_extensions import i64

from readingroom.engine.catalogue import Catalogue
from readingroom.games.atheneum.components import (
    CARDS,
    OBJECTIVE,
    OTHER_TOKENS,
    REWARD_BENEFITS,
    STUDY,
    TOKEN,
    Deck,
)
from readingroom.games.atheneum.pieces import ORDERED
from readingroom.games.atheneum.plan import CANDLE_SLOTS, COLOURS, MAIN
from readingroom.games.atheneum.study import BENEFIT_TEXTS

# Every number follows from the one before it and from how many of those there are. The counts are literals: a number
# that is made from those of another module would be looked up at run time. A test compares them with what they count.
FINISH: Final[i64] = 0  # end one's turn
DRAW: Final[i64] = FINISH + 1  # draw a bonus token
USE: Final[i64] = DRAW + 1  # + kind of token that is no pair: use its benefit
TAKE: Final[i64] = USE + 4  # + piece: take it up, to shelve it; that is, + colour: a book,
TAKE_BOUND: Final[i64] = TAKE + 5  # + 5 * compartment + colour: one that can only go there,
TAKE_PAIR: Final[i64] = TAKE_BOUND + 5 * 5  # + number of an ordered pair: a pair, the first colour on the left
CANDLE: Final[i64] = TAKE_PAIR + 20  # + kind of token: turn it to its candle
SCORE: Final[i64] = CANDLE + 14  # + objective
CHOOSE: Final[i64] = SCORE + 35  # + study card
CAPTURE: Final[i64] = CHOOSE + 2 * 30  # + what the spider gives: REWARDS
ON: Final[i64] = CAPTURE + 4  # + candle slot
AT: Final[i64] = ON + 7  # + 2 * slot: put what was taken up there (a pair: its left book)
REMOVE: Final[i64] = AT + 1  # + 2 * slot: take a book out (a pair: by its left book)

REWARDS: Final = tuple(BENEFIT_TEXTS[benefit] for benefit in REWARD_BENEFITS)  # ATH-X1


def catalogue(deck: Deck) -> Catalogue:
    """Make the catalogue of actions; the texts of cards and slots depend on the deck."""
    texts = ["finish", "draw"]
    texts += [f"use {name}" for name in OTHER_TOKENS]
    texts += [f"take {colour}" for colour in COLOURS]
    texts += [f"take {colour} for {name}" for name in MAIN for colour in COLOURS]
    texts += [f"take {COLOURS[left]}+{COLOURS[right]}" for left, right in ORDERED]
    texts += [f"candle {deck.text(card)}" for card in range(TOKEN, CARDS)]
    texts += [f"score {deck.text(card)}" for card in range(OBJECTIVE, TOKEN)]
    texts += [f"choose {deck.text(card)}" for card in range(STUDY, OBJECTIVE)]
    texts += [f"capture {name}" for name in REWARDS]
    texts += [f"on candle{slot + 1}" for slot in range(CANDLE_SLOTS)]
    for slot in range(deck.plan.size):
        texts += [f"at {deck.plan.slot_text(slot)}", f"remove {deck.plan.slot_text(slot)}"]
    return Catalogue(texts)
