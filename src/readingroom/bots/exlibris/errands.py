"""Where to send an assistant: what each location promises, with the cards that lie there and the hand one has."""

from readingroom.bots.exlibris.known import Known
from readingroom.bots.exlibris.quick.errands import TOKEN, UNKNOWN
from readingroom.games.exlibris.components import (
    ALEHOUSE,
    ASSISTANTS_GUILD,
    AUCTION_HOUSE,
    AUTOMATON,
    BOOK_COLLECTOR,
    BOOK_SWAP,
    BOOKSELLER,
    BOOKWORM,
    COMMUNITY_CENTER,
    CUBE,
    DIVINERS_HUT,
    DONATION_BIN,
    DUMP,
    FIRE_IMP,
    FLEA_MARKET,
    GAMBLING_DEN,
    GHOST,
    GOBLIN,
    GOLEM,
    HOME,
    JOINERS_WORKSHOP,
    LIBRARIANS_LODGE,
    MUMMY,
    MYSTERY_SHACK,
    PLAIN,
    SASQUATCH,
    SNOWMAN,
    TAX_COLLECTOR,
    WISHING_WELL,
    WITCH,
    WIZARD,
    YARD_SALE,
    delayed,
)

SHELVING = (HOME, DONATION_BIN, BOOKSELLER, FLEA_MARKET, WISHING_WELL, AUCTION_HOUSE)  # where one shelves as a rule
DRAWING = (DIVINERS_HUT, ALEHOUSE, WISHING_WELL, AUCTION_HOUSE)  # where one gets several cards
CARDS_LIE_THERE = (
    BOOK_SWAP, AUCTION_HOUSE, COMMUNITY_CENTER, BOOK_COLLECTOR, BOOKSELLER, MYSTERY_SHACK, FLEA_MARKET, TAX_COLLECTOR,
)  # fmt: skip
JOINER = 0.3  # to slide cards is seldom worth an assistant
ONE_ONLY = 0.6  # what an unknown card adds less if there is no choice
ANOTHER_WORK = 2.5  # what an assistant is worth that is placed once more


class Errands:
    """Judges locations for one seat, now."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.view = known.view

    def worth(self, tile: int, kind: int) -> float:
        """Say what it is worth to place an assistant at a location or at home."""
        return self.effect(tile, kind) + self.power(tile, kind) - self.toll(tile)

    def effect(self, tile: int, kind: int) -> float:
        """Say what a location's effect is worth."""
        known = self.known
        hand = sorted((known.gain(card) for card in known.hand), reverse=True)
        if tile == HOME:
            return known.home() + (self.bookworm(hand) if kind == BOOKWORM else 0.0)
        if tile in CARDS_LIE_THERE:
            return self.of_cards(tile, list(self.view.cards_at(tile)))
        if tile in (DIVINERS_HUT, DONATION_BIN, WISHING_WELL, YARD_SALE):
            return self.of_hand(tile, hand)
        if tile == GAMBLING_DEN:
            return UNKNOWN + (0.0 if self.company(tile) else 0.9)
        if tile == LIBRARIANS_LODGE:
            return self.lodge()
        if tile == DUMP:
            size = len(self.view.discards)
            return min(3.6, 0.35 * size) if size else 0.3
        if tile == ALEHOUSE:
            return UNKNOWN + 1.4
        if tile == ASSISTANTS_GUILD:
            return self.guild()
        return JOINER if tile == JOINERS_WORKSHOP else 0.0

    def of_cards(self, tile: int, cards: list[int]) -> float:
        """Say what a location is worth where cards lie that one may get."""
        known = self.known
        best, second = known.best_two(cards)
        if tile == BOOK_SWAP:
            return best - 0.4 if known.hand and cards else 0.0
        if tile == AUCTION_HOUSE:
            return self.auction(cards)
        if tile == COMMUNITY_CENTER:
            return best - self.gift(cards)
        if tile == BOOK_COLLECTOR:
            return 0.8 if cards and known.hand else 0.0
        if tile == MYSTERY_SHACK:
            return UNKNOWN + 0.15 * len(cards) if cards else 0.0
        if tile == FLEA_MARKET:
            return best + (0.9 * second if self.company(tile) or self.mine_at(tile) else 0.0)
        return 1.6 + 0.4 * best if tile == TAX_COLLECTOR else best

    def of_hand(self, tile: int, hand: list[float]) -> float:
        """Say what a location is worth to which one brings cards, or from which one only draws."""
        if tile == DIVINERS_HUT:
            return self.hut()
        if tile == DONATION_BIN:
            return self.donation(hand)
        if tile == WISHING_WELL:
            poor = sum(gain < 1.0 for gain in hand)
            return UNKNOWN - ONE_ONLY + (0.25 * min(poor, 4) if not self.known.over_soon() else 0.0)
        buyers = (int(self.view.seats) - 1) / 3  # with few rivals, nobody buys what helps the seller
        return buyers * (min(len(hand), 4) * 0.9 + max(0.0, max(hand, default=0.0) - 1.5))

    def hut(self) -> float:
        """Say what it is worth to draw for each assistant; in the last round, few of the cards can be shelved."""
        known = self.known
        drawn = sum(where >= 0 for where in self.view.where(known.me)) + 1
        if not self.view.last:
            return drawn * known.draw() * 0.9 + (0.0 if known.alone else TOKEN)
        used = min(drawn, known.ready - 1)
        return used * known.draw() * 0.9 + (drawn - used) * (-0.5 if known.alone else 0.1)

    def bookworm(self, hand: list[float]) -> float:
        """Say what the Bookworm's second home action is worth, and to do both again."""
        both = self.known.draw() if hand and hand[0] > self.known.draw() else 0.5
        again = max(0.0, hand[1] - 0.6) if len(hand) > 2 else 0.0
        return both + again

    def auction(self, cards: list[int]) -> float:
        """Say what an auction is worth at the lowest bid that is left."""
        known = self.known
        if self.mine_at(AUCTION_HOUSE):
            return -1.0  # nobody outbids oneself
        bid = 1
        for seat in range(self.view.seats):
            for where, space in zip(self.view.where(seat), self.view.spaces(seat)):
                if where == AUCTION_HOUSE:
                    bid = space + 2
        if len(known.hand) < bid + 1 or not cards:
            return 0.2
        holds = sorted(known.hold(card) + known.discard_cost(card) for card in known.hand)[:bid]
        gains = sorted((max(0.0, known.gain(card)) for card in cards), reverse=True)
        total = sum(gain * share for gain, share in zip(gains, (1.0, 0.8, 0.65)))
        return 0.85 * (total - sum(holds) - 0.3 * bid)

    def donation(self, hand: list[float]) -> float:
        """Say what it is worth to give a card away and shelve two."""
        if not hand:
            return -3.0 if self.known.shelf.cards else 0.0  # a shelved card would have to go
        paid = min(self.known.hold(card) + self.known.discard_cost(card) for card in self.known.hand)
        best = [max(0.0, gain) for gain in hand[:-1]][:2]
        return sum(gain * share for gain, share in zip(best, (1.0, 0.85))) - paid - 0.3

    def lodge(self) -> float:
        """Say what the Lodge is worth: an assistant that has done its work may do a home action as well."""
        known = self.known
        home = sum(where == HOME for where in self.view.where(known.me))
        done = [where for where in self.view.where(known.me) if where > 0 and not delayed(where)]
        return (known.home() if done and home < 3 else 0.0) + 0.7

    def gift(self, cards: list[int]) -> float:
        """Say what it costs to give one of the cards that are left to the rival whom it helps least."""
        known = self.known
        left = sorted(cards, key=known.gain)[:-1]
        rivals = [seat for seat in range(self.view.seats) if seat != known.me]
        return min((known.rival_gain(seat, card) for seat in rivals for card in left), default=0.0) / len(rivals)

    def guild(self) -> float:
        """Say what it is worth to take the place of an opponent's assistant, who may then do another work."""
        known = self.known
        if not any(where == HOME for where in self.view.where(known.me)):
            return 0.0
        held = {where for seat in range(self.view.seats) if seat != known.me for where in self.view.where(seat)}
        tiles = [tile for tile in held if tile > 0 and tile != ASSISTANTS_GUILD]
        gift = ANOTHER_WORK / int(self.view.seats - 1)
        return max((self.effect(tile, PLAIN) - (0.0 if delayed(tile) else gift) for tile in tiles), default=0.0)

    def toll(self, tile: int) -> float:
        """Say what it costs to arrive where a rival's Cube is: a card for the rival, or two home actions."""
        for seat in range(self.view.seats):
            if tile and seat != self.known.me and self.view.kind(seat) == CUBE and self.view.where(seat)[0] == tile:
                return 1.5 if self.known.hand else 3.5
        return 0.0

    def power(self, tile: int, kind: int) -> float:
        """Say what a special assistant's power adds there; it is kept for where it counts."""
        known = self.known
        cards = len(self.view.cards_at(tile)) if tile else 0
        rivals = self.rivals_at(tile)
        if kind == PLAIN:
            return 0.0
        if kind == GOBLIN:
            return 1.5 * rivals - 0.5
        if kind == AUTOMATON:
            return known.home() * 0.8 * self.mine_at(tile) - 0.8
        if kind == MUMMY:
            return 0.8 if tile in SHELVING else -0.4
        if kind == CUBE:
            return 0.3 if tile and not known.view.last else -0.2
        if kind == SASQUATCH:
            return 0.2 if tile else -0.1
        if kind == BOOKWORM:
            return 0.0 if tile == HOME else -1.5
        if kind == GHOST:
            return known.draw() if rivals + self.mine_at(tile) else -0.3
        if kind == SNOWMAN:
            return 0.3 if tile in (BOOKSELLER, FLEA_MARKET, COMMUNITY_CENTER) else 0.0
        if kind == GOLEM:
            return 0.5 * sum(1 for each in self.view.tiles if each <= tile and self.view.cards_at(each))
        if kind == WIZARD:
            return 0.5 if tile in SHELVING else -0.3
        if kind == WITCH:
            return 0.3 if tile in DRAWING else 0.0
        if kind == FIRE_IMP:
            return known.home() * 0.8 - 0.4 if cards > 1 else -0.5
        return 0.0

    def company(self, tile: int) -> bool:
        """Say whether anybody else is there."""
        return self.rivals_at(tile) > 0

    def rivals_at(self, tile: int) -> int:
        """Count the opponents' assistants at a location."""
        if not tile:
            return 0
        seats = [seat for seat in range(self.view.seats) if seat != self.known.me]
        return sum(self.view.where(seat).count(tile) for seat in seats)

    def mine_at(self, tile: int) -> int:
        """Count one's own assistants at a location or at home."""
        return self.view.where(self.known.me).count(tile)
