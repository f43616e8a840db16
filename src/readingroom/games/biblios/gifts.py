"""The gift phase of Biblios: cards are drawn, given away and taken."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.event import NONE
from readingroom.games.biblios.actions import KEEP, OFFER, SET_ASIDE, TAKE
from readingroom.games.biblios.church import gain, seen
from readingroom.games.biblios.state import AUCTION, DRAW, PUBLIC, Biblios, looking
from readingroom.games.biblios.view import BibliosView

PLACES: Final[list[list[int]]] = [
    [action for action in (KEEP, OFFER, SET_ASIDE) if places >> action & 1] for places in range(8)
]


@final
class DrawGift(Clause[Biblios]):
    """BIB-G1: draw the top card and look at it alone, while places are left to be filled."""

    rule: ClassVar[str] = "BIB-G1"

    def __init__(self, own: i64, public: i64, auction: i64) -> None:
        self.own: Final = own  # how many cards may still go to oneself
        self.public: Final = public  # to the public space
        self.auction: Final = auction  # to the auction pile

    def numbers(self) -> tuple[int, ...]:
        """Give the room in the three places."""
        return (self.own, self.public, self.auction)

    def perform(self, g: Biblios, me: i64) -> None:
        """Draw a card and ask where it goes."""
        if self.own + self.public + self.auction:
            g.draw(DRAW, looking(me), "draw", me)
            g.then(me, ALLOCATE[room(self.own, self.public, self.auction)])


@final
class Allocate(Clause[Biblios]):
    """BIB-G1, BIB-G2: put the card into one of the places that have room; it cannot be taken back (BIB-G3)."""

    asks: ClassVar[str] = "allocate"
    rule: ClassVar[str] = "BIB-G1"

    def __init__(self, own: i64, public: i64, auction: i64) -> None:
        self.own: Final = own
        self.public: Final = public
        self.auction: Final = auction

    def numbers(self) -> tuple[int, ...]:
        """Give the room in the three places."""
        return (self.own, self.public, self.auction)

    def figures(self, rules: Any, view: BibliosView, me: i64) -> dict[str, PlainValue]:
        """Give the card, and the room in the reserve and in the public space."""
        return {"card": seen(rules, view.looking(me)[0]), "own": self.own, "public": self.public}

    def options(self, g: Biblios, me: i64) -> list[int]:
        """Offer the places that have room."""
        places: i64 = 0
        if self.own:
            places += 1
        if self.public:
            places += 2
        if self.auction:
            places += 4
        return PLACES[places]

    def answer(self, g: Biblios, me: i64, action: i64) -> None:
        """Put the card there, and draw the next."""
        hand = looking(me)
        card: i64 = g.zones[hand][0]
        g.sealed = True
        if action == KEEP:
            g.then(me, DRAW_GIFT[room(self.own - 1, self.public, self.auction)])
            gain(g, me, card, hand, "keep")
        elif action == OFFER:
            g.move(card, hand, PUBLIC, "offer", me)
            g.then(me, DRAW_GIFT[room(self.own, self.public - 1, self.auction)])
        else:
            g.move(card, hand, AUCTION, "set-aside", me)
            g.then(me, DRAW_GIFT[room(self.own, self.public, self.auction - 1)])


def room(own: i64, public: i64, auction: i64) -> i64:
    """Give the index of the ready-made clause for this much room in the three piles."""
    return 4 * public + 2 * own + auction


DRAW_GIFT: Final = [DrawGift(number // 2 % 2, number // 4, number % 2) for number in range(16)]
ALLOCATE: Final = [Allocate(number // 2 % 2, number // 4, number % 2) for number in range(16)]


@final
class TakePublic(Clause[Biblios]):
    """BIB-G4: take a card of your choice from the public space, face down into your reserve."""

    asks: ClassVar[str] = "take"
    rule: ClassVar[str] = "BIB-G4"

    def options(self, g: Biblios, me: i64) -> list[int]:
        """Offer each kind of card that lies there."""
        return offered(g.zones[PUBLIC], TAKE)

    def answer(self, g: Biblios, me: i64, action: i64) -> None:
        """Put the chosen card into the hand."""
        g.sealed = True
        gain(g, me, action - TAKE, PUBLIC, "take")


TAKE_PUBLIC: Final = TakePublic()


def offered(cards: list[int], verb: i64) -> list[int]:
    """Offer each kind among some cards once, rising."""
    if len(cards) == 1:
        return [verb + cards[0]]
    options: list[int] = []
    last: i64 = NONE
    for card in sorted(cards):
        if card != last:
            options.append(verb + card)
            last = card
    return options
