"""The Alehouse: two cards for each assistant, taken in turn."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.games.exlibris.actions import TAKE
from readingroom.games.exlibris.components import ALEHOUSE, Deck
from readingroom.games.exlibris.locations.location import LocationEffect, guests
from readingroom.games.exlibris.placing import begin_action, standing
from readingroom.games.exlibris.state import DRAW, PER_SEAT, REVEALED, ExLibris
from readingroom.games.exlibris.verbs import MAY_SHELVE_TAKEN, replenish, take_from, with_cards
from readingroom.games.exlibris.view import ExLibrisView

CARDS_A_DRINKER: Final[i64] = 2


@final
class PourAle(Clause[ExLibris]):
    """EXL-L12: who stands on the lowest occupied space reveals two cards for each assistant here."""

    rule: ClassVar[str] = "EXL-L12"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Reveal them, and let all drink in the order of the spaces."""
        for _ in range(CARDS_A_DRINKER * len(standing(g, ALEHOUSE))):
            if replenish(g):
                g.draw(DRAW, REVEALED, "reveal", me)
        g.then(me, NextDrink(0))


@final
class NextDrink(Clause[ExLibris]):
    """EXL-L12: in the order of the spaces, one card per assistant at a time, until all are taken."""

    def __init__(self, turn: i64) -> None:
        self.turn: Final = turn  # the place in the order of the assistants

    def numbers(self) -> tuple[int, ...]:
        """Give whose turn it is."""
        return (self.turn,)

    def perform(self, g: ExLibris, me: i64) -> None:
        """Let one assistant take a card, which may be shelved at once."""
        drinkers = standing(g, ALEHOUSE)
        if g.zones[REVEALED] and drinkers:
            piece: i64 = drinkers[self.turn]
            seat = piece // PER_SEAT
            g.then(me, NextDrink((self.turn + 1) % len(drinkers)))
            begin_action(g, seat, piece, ALEHOUSE)
            g.then(seat, MAY_SHELVE_TAKEN[1])
            g.then(seat, TAKE_ONE_REVEALED)


@final
class TakeOneRevealed(Clause[ExLibris]):
    """Take one of the cards that lie revealed."""

    asks: ClassVar[str] = "take-revealed"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards that lie revealed."""
        return with_cards(TAKE, g.zones[REVEALED])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Take the chosen card."""
        take_from(g, me, action - TAKE, REVEALED)


TAKE_ONE_REVEALED: Final = TakeOneRevealed()


@final
class Alehouse(LocationEffect):
    """The Alehouse pours for everybody there, in the order in which they stand."""

    ordered: ClassVar[bool] = True
    at_once: ClassVar[bool] = True

    def count(self, deck: Deck, view: ExLibrisView, here: i64) -> int:
        """Give how many cards are revealed if one more assistant comes."""
        return int(CARDS_A_DRINKER) * (guests(view, here) + 1)


EFFECT: Final[LocationEffect] = Alehouse(
    "EXL-L12",
    "Two cards are revealed for each assistant here; then, in the order of the spaces, each takes one card at a time,"
    " until all are taken. All may be shelved.",
    PourAle(),
)
