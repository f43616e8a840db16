"""The Gambling Den: name a category, and hope for its books."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.engine.event import NONE
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import NAME
from readingroom.games.exlibris.components import CATEGORIES, books_of
from readingroom.games.exlibris.giving import TAKE_REVEALED, showing
from readingroom.games.exlibris.locations.location import LocationEffect
from readingroom.games.exlibris.state import DISCARDS, DRAW, REVEALED, ExLibris
from readingroom.games.exlibris.verbs import MAY_SHELVE_TAKEN, replenish
from readingroom.games.exlibris.view import ExLibrisView

CARDS_IN_THE_DEN: Final[i64] = 4


@final
class PlaceBets(Clause[ExLibris]):
    """EXL-L7: from the active player on, everyone with an assistant here names a category."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Let them name, one after another, then reveal the cards."""
        g.named = [int(NONE)] * g.seats
        g.then(me, RollDice())
        for step in range(g.seats - 1, -1, -1):
            seat = (me + step) % g.seats
            if g.count_at(seat, g.here):
                g.then(seat, Bet())


@final
class Bet(Clause[ExLibris]):
    """EXL-L7: name a category that nobody has named yet."""

    asks: ClassVar[str] = "bet"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer those that are left."""
        return [int(NAME + category) for category in range(len(CATEGORIES)) if category not in g.named]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Remember the category, and tell everybody."""
        g.named[me] = int(action - NAME)
        g.tell("name", me, action - NAME)

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say who has named it."""
        if action - NAME not in range(len(CATEGORIES)):
            return None
        return Reason("named", "EXL-L7", {"player": view.table.named.index(action - NAME)})


@final
class RollDice(Clause[ExLibris]):
    """EXL-L7: four cards are revealed; whoever's category has most books takes all cards showing it."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Reveal the cards, find the winner, and discard what is not won."""
        for _ in range(CARDS_IN_THE_DEN):
            if replenish(g):
                g.draw(DRAW, REVEALED, "reveal", me)
        winner, players = self.winner(g, me)
        won = showing(g, g.zones[REVEALED], g.named[winner]) if winner >= 0 else []
        for card in sorted(g.zones[REVEALED]):
            if card not in won:
                g.move(card, REVEALED, DISCARDS, "discard", me)
        if winner >= 0:
            g.tell("win", winner, g.named[winner], len(won))
            g.then(winner, MAY_SHELVE_TAKEN[players])
            g.then(winner, TAKE_REVEALED)
        else:
            g.tell("no-winner", me)
        g.named = [int(NONE)] * g.seats

    def winner(self, g: ExLibris, me: i64) -> tuple[i64, i64]:
        """EXL-L7: find who wins (a tie goes to the active player, else to the nearest in turn order), and who plays."""
        best: i64 = 0
        winner: i64 = NONE
        players: i64 = 0
        for step in range(g.seats):
            seat = (me + step) % g.seats
            if g.named[seat] >= 0:
                players += 1
                books: i64 = 0
                for card in g.zones[REVEALED]:
                    books += books_of(g.deck.counts[card], g.named[seat])
                if books > best:
                    best = books
                    winner = seat
        return winner, players


EFFECT: Final[LocationEffect] = LocationEffect(
    "EXL-L7",
    "Everyone with an assistant here names a category. Four cards are revealed. Whoever's category has most books among"
    " them takes all cards showing it, and may shelve of those one for each player with an assistant here.",
    PlaceBets(),
)
