"""Where to send the assistants of a round: what each visit brings in the end, and which of them can wait."""

from collections.abc import Sequence

from readingroom.bots.exlibris.errands import Errands
from readingroom.bots.exlibris.expert import Expert
from readingroom.games.exlibris.actions import PLACE, SPECIAL
from readingroom.games.exlibris.components import (
    ALEHOUSE,
    ASSISTANTS_GUILD,
    AUCTION_HOUSE,
    BOOK_COLLECTOR,
    BOOK_SWAP,
    BOOKSELLER,
    BOOKWORM,
    COMMUNITY_CENTER,
    DIVINERS_HUT,
    DONATION_BIN,
    DUMP,
    FLEA_MARKET,
    GAMBLING_DEN,
    HOME,
    JOINERS_WORKSHOP,
    LIBRARIANS_LODGE,
    MYSTERY_SHACK,
    PLAIN,
    TAX_COLLECTOR,
    WISHING_WELL,
    YARD_SALE,
)
from readingroom.games.exlibris.state import READY

# What a visit brings by the end of the game: so many points, and so much of what it seems to be worth at first sight.
# What is taken and shelved at once costs no card of the hand, and what lies there today is gone tomorrow; so a card of
# the hand, which can be shelved later as well, brings less than it seems to.
BRINGS: dict[int, tuple[float, float]] = {
    DIVINERS_HUT: (0.1, 0.79),
    BOOK_SWAP: (0.76, 0.56),
    AUCTION_HOUSE: (2.0, 0.6),
    DONATION_BIN: (1.17, 0.31),
    COMMUNITY_CENTER: (0.9, 0.46),
    WISHING_WELL: (0.07, 1.0),
    GAMBLING_DEN: (-0.66, 1.0),
    LIBRARIANS_LODGE: (0.8, 0.43),
    BOOK_COLLECTOR: (2.0, 0.5),
    BOOKSELLER: (1.47, 0.5),
    DUMP: (0.0, 0.8),
    ALEHOUSE: (3.15, 0.5),
    MYSTERY_SHACK: (-1.1, 1.0),
    FLEA_MARKET: (2.1, 0.45),
    ASSISTANTS_GUILD: (0.0, 0.5),
    TAX_COLLECTOR: (1.7, 0.5),
    YARD_SALE: (-0.2, 0.0),
    JOINERS_WORKSHOP: (0.0, 0.5),
}
SHELVED = (1.05, 0.2)  # the same for a card that is shelved at home
DRAWN = 0.65  # and for one that is drawn there
BOTH = 2.8  # what the Bookworm brings more at home
ELSEWHERE = -1.2  # and more elsewhere
PART = 0.5  # so much of what a power seems to be worth, or a location that seems to be worth nothing or less
TOLL = 0.6  # and of what a rival's Cube costs
LAST_SPACE = 0.5  # how likely a rival takes the last space of a location before one's next turn
ONE_OF_MORE = 0.3  # or what is best there, where there are more spaces
TRIED = 0.8  # how much what was tried out counts beside what is known of such visits
SECOND_CHOICE = 1.0  # what a location brings less to one's next assistant there


class Round:
    """What is left of a round for one seat: its assistants, and where they may go."""

    def __init__(
        self, known: Expert, errands: Errands, options: Sequence[int], visits: dict[int, float] | None = None
    ) -> None:
        self.visits = visits or {}  # by location: what came out where it was tried
        self.known = known
        self.view = known.view
        self.errands = errands
        self.kind = self.view.kind(known.me)
        self.homes = self.home_actions()
        self.plain = {option - PLACE: self.brought(option - PLACE) for option in options if option < SPECIAL}
        self.special = {option - SPECIAL: self.by_special(option - SPECIAL) for option in options if option >= SPECIAL}
        self.options = options

    def worths(self) -> list[float]:
        """Say what each placement brings, together with those that are left after it."""
        return [self.worth(int(option)) for option in self.options]

    def worth(self, option: int) -> float:
        """Say what one placement brings, together with those that are left after it."""
        if option >= SPECIAL:
            return self.special[option - SPECIAL] + self.later(option - SPECIAL, True)
        return self.plain[option - PLACE] + self.later(option - PLACE, False)

    # What a visit brings

    def home_actions(self) -> list[float]:
        """List what home actions bring, one after the other, the best first."""
        known = self.known
        gains = sorted((known.gain(card) for card in known.hand), reverse=True)
        if self.view.last:
            return [max(known.draw(), gain) for gain in gains] + [known.draw()] * 4
        base, part = SHELVED
        return [max(DRAWN, base + part * gain) for gain in gains] + [DRAWN] * 4

    def brought(self, tile: int) -> float:
        """Say what a plain assistant brings; in the last round things are worth what they seem to be."""
        if tile == HOME:
            return self.homes[0]
        if self.view.last:
            return self.errands.worth(tile, PLAIN)
        seems = self.errands.effect(tile, PLAIN)
        base, part = BRINGS.get(tile, (0.0, PART)) if seems > 0.0 else (0.0, PART)
        brings = base + part * seems
        if tile in self.visits:
            brings = (1.0 - TRIED) * brings + TRIED * self.visits[tile]
        return brings - TOLL * self.errands.toll(tile)

    def by_special(self, tile: int) -> float:
        """Say what the special assistant brings."""
        if self.view.last:
            return self.errands.worth(tile, self.kind)
        if self.kind == BOOKWORM:
            return self.brought(tile) + (BOTH if tile == HOME else ELSEWHERE)
        return self.brought(tile) + PART * self.errands.power(tile, self.kind)

    # What can wait

    def later(self, tile: int, special: bool) -> float:
        """Say what the others bring once one has gone to a location; what rivals may take first brings less."""
        left = self.known.ready - 1
        if left < 1:
            return 0.0
        offers = self.offers(tile)
        spare = offers[left][0] if left < len(offers) else 0.0
        total = 0.0
        for worth, gone, _ in offers[:left]:
            total += (1.0 - gone) * worth + gone * min(worth, spare)
        if not special and self.special and self.plain:
            total += max((self.added(other) * (1.0 - gone) for _, gone, other in offers[:left]), default=0.0)
        return total

    def offers(self, tile: int) -> list[tuple[float, float, int]]:
        """List what is left after a placement, the best first: what it brings, how likely it is gone, and where."""
        found = [(worth, 0.0, HOME) for worth in self.homes[1 if tile == HOME else 0 :][: self.known.ready]]
        for other, worth in (self.plain or self.special).items():
            if other == tile != HOME and self.free(tile) > 1:
                found.append((worth - SECOND_CHOICE, self.gone(other), other))
            elif other not in (tile, HOME):
                found.append((worth, self.gone(other), other))
        return sorted(found, reverse=True)

    def added(self, tile: int) -> float:
        """Say how much more the special assistant brings at a location than a plain one."""
        return self.special[tile] - self.plain[tile] if tile in self.special and tile in self.plain else 0.0

    def free(self, tile: int) -> int:
        """Count the free spaces of a location."""
        spaces = int(self.known.deck.open[self.view.seats][tile])
        for seat in range(self.view.seats):
            for where, space in zip(self.view.where(seat), self.view.spaces(seat)):
                if where == tile:
                    spaces &= ~(1 << space)
        return spaces.bit_count()

    def gone(self, tile: int) -> float:
        """Guess how likely a rival takes what a location offers before one's next turn."""
        rivals = [seat for seat in range(self.view.seats) if seat != self.known.me]
        if not any(READY in self.view.where(seat) for seat in rivals):
            return 0.0
        return LAST_SPACE if self.free(tile) <= 1 else ONE_OF_MORE
