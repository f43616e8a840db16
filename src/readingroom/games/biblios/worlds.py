"""Building an imagined world of Biblios, once every hidden card of the past has been filled in."""

from readingroom.engine.chance import Chance
from readingroom.engine.event import BACK, NONE, Event
from readingroom.games.biblios.components import Deck
from readingroom.games.biblios.state import (
    AUCTION,
    DRAW,
    GIFTS,
    OUT,
    Biblios,
    empty_table,
    looking,
    paid,
    reserve,
    spent,
)
from readingroom.games.biblios.view import BibliosView


def build(
    deck: Deck, view: BibliosView, cards: list[int], reserves: list[list[int]], rest: list[int], chance: Chance
) -> Biblios:
    """Build the state from a view, the card of each event, the reserves it hides and the cards that never moved."""
    g = empty_table(deck, view.seats, chance.split())
    g.set_facts(view.facts)
    for zone in range(len(view.zones)):
        g.zones[zone] = view.zones[zone][:]
    for seat in range(view.seats):
        if seat != view.seat and not view.over:
            g.zones[reserve(seat)] = reserves[seat]
    lay_own(g, view.past, cards)
    lay_piles(g, view, cards, rest, chance)
    for moment, event in enumerate(view.past):
        g.trunk.note(event.with_card(cards[moment]) if event.card == BACK else event)
    for seat, clause in view.agenda:
        g.then(seat, clause)
    if view.agenda:
        seat, clause = view.agenda[-1]
        g.trunk.options = clause.options(g, seat)
        g.trunk.asked = seat
    return g


def lay_own(g: Biblios, past: list[Event], cards: list[int]) -> None:
    """Lay out the other zones of all seats: what they look at, have laid down and have paid unseen."""
    follow: list[bool] = [False] * len(g.zones)  # by zone: whether its cards are followed through the past
    for seat in range(g.seats):
        for zone in (looking(seat), spent(seat), paid(seat)):
            follow[zone] = True
            g.zones[zone] = []
    for moment, event in enumerate(past):
        if event.card != NONE:
            if follow[event.source]:
                g.zones[event.source].remove(cards[moment])
            if follow[event.target]:
                g.zones[event.target].append(cards[moment])


def lay_piles(g: Biblios, view: BibliosView, cards: list[int], rest: list[int], chance: Chance) -> None:
    """Lay out the draw pile, the auction pile and what was taken out."""
    drawn = len(view.zones[DRAW])
    g.zones[DRAW] = rest[:drawn]
    g.zones[OUT] = rest[drawn:]
    g.zones[AUCTION] = []
    for moment, event in enumerate(view.past):
        if event.code == "set-aside":
            g.zones[AUCTION].append(cards[moment])
        elif event.code == "lot":
            g.zones[AUCTION].remove(cards[moment])
        elif event.code == "lose":
            g.zones[OUT].append(cards[moment])
    if view.phase != GIFTS:
        chance.shuffle(g.zones[AUCTION], AUCTION)
