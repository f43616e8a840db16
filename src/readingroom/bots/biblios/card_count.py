"""What a seat at a table of Biblios knows of the cards: whose they are for sure, and how many lie hidden where."""

from readingroom.bots.biblios.style import LAST_DRAWN, stage_of
from readingroom.engine.event import Event
from readingroom.games.biblios.components import KINDS, Deck
from readingroom.games.biblios.state import AUCTION, DRAW, looking, owner_of
from readingroom.games.biblios.view import BibliosView


class CardCount:
    """The past of a view, added up; counts are expected numbers, as cards also leave reserves unseen."""

    def __init__(self, deck: Deck, view: BibliosView) -> None:
        self.me = view.seat
        self.held: list[list[float]] = [[0.0] * KINDS for _ in range(view.seats)]  # by seat and kind
        self.hidden: list[float] = [0.0] * view.seats  # by seat: cards in the reserve of which only the back was seen
        self.kept = [[0] * (LAST_DRAWN + 1) for _ in range(view.seats)]  # by seat: at what stage of turns it got those
        self._drawer, self._drawn = -1, 0  # whose turn it is, and how many cards were drawn in it
        self.unseen: list[float] = [0.0] * KINDS  # by kind: cards this seat has never seen
        self.asides: list[int] = [0] * KINDS  # by kind: what this seat itself laid on the auction pile
        for card in deck.in_play(view.seats):
            self.unseen[card] += 1
        for event in view.past:
            if event.code == "draw":
                self.count_draw(event.seat)
            if event.card >= 0:
                self.see(event)
            elif event.source >= 0:
                self.miss(event)
        self.held[self.me] = [0.0] * KINDS
        for card in view.reserve(self.me):
            self.held[self.me][card] += 1
        self.coming = len(view.zones[DRAW]) + len(view.zones[AUCTION]) - sum(self.asides)  # of the unseen cards

    def count_draw(self, seat: int) -> None:
        """Count the cards that are drawn in a turn."""
        self._drawn = self._drawn + 1 if seat == self._drawer else 1
        self._drawer = seat

    def see(self, event: Event) -> None:
        """Learn from an event that showed its card."""
        code, seat, card = event.code, event.seat, event.card
        mine = seat == self.me
        if code == "draw" or (not mine and event.source == looking(seat)):
            self.unseen[card] -= 1
        elif code == "set-aside":
            self.asides[card] += 1
        elif code == "lot":
            if self.asides[card]:
                self.asides[card] -= 1
            else:
                self.unseen[card] -= 1
        elif code in ("take", "win"):
            self.held[seat][card] += 1
        elif code == "pay" and not mine:
            self.leave(seat, card)
        elif code == "steal":
            self.leave(owner_of(event.source), card)
            self.held[seat][card] += 1

    def miss(self, event: Event) -> None:
        """Learn from an event that showed only the back of its card."""
        if event.code == "keep":
            self.hidden[event.seat] += 1
            self.kept[event.seat][stage_of(self._drawn, len(self.hidden))] += 1
        elif event.code in ("pay", "lose"):
            self.leave_unseen(event.seat)
        elif event.code == "steal":
            self.leave_unseen(owner_of(event.source))
            self.hidden[event.seat] += 1

    def leave(self, seat: int, card: int) -> None:
        """Take a card that was shown out of a reserve, from the known cards as far as it was among them."""
        if seat == self.me:
            return
        sure = min(1.0, self.held[seat][card])
        self.held[seat][card] -= sure
        self.hidden[seat] = max(0.0, self.hidden[seat] - (1 - sure))
        self.unseen[card] = max(0.0, self.unseen[card] - (1 - sure))

    def leave_unseen(self, seat: int) -> None:
        """Take a card nobody showed out of a reserve: it was each of them with the same probability."""
        total = sum(self.held[seat]) + self.hidden[seat]
        if seat != self.me and total >= 1:
            stays = 1 - 1 / total
            self.held[seat] = [count * stays for count in self.held[seat]]
            self.hidden[seat] *= stays
