"""Building an imagined world of Biblios, once every hidden card of the past has been filled in."""

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.event import BACK, Event
from readingroom.games.biblios.components import KINDS, Deck
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
    deck: Deck, view: BibliosView, cards: list[int], held: list[list[int]], rest: list[int], chance: Chance
) -> Biblios:
    """Build the state from a view, the card of each event, what each reserve holds and the cards that never moved."""
    g = empty_table(deck, view.seats, chance.split())
    g.set_facts(view.facts)
    for zone in range(len(view.zones)):
        g.zones[zone] = view.zones[zone][:]
    for seat in range(view.seats):
        lay_reserve(g, seat, held[seat])
        lay_own(g, seat, view.past, cards)
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


def lay_reserve(g: Biblios, seat: i64, held: list[int]) -> None:
    """Lay out the reserve of a seat, from how many cards of each kind it holds."""
    cards: list[int] = []
    for kind in range(KINDS):
        cards += [int(kind)] * held[kind]
    g.zones[reserve(seat)] = cards


def lay_own(g: Biblios, seat: i64, past: list[Event], cards: list[int]) -> None:
    """Lay out the other zones of a seat: what it looks at, has laid down and has paid unseen."""
    for zone in (looking(seat), spent(seat), paid(seat)):
        g.zones[zone] = []
        for moment, event in enumerate(past):
            if event.source == zone:
                g.zones[zone].remove(cards[moment])
            if event.target == zone:
                g.zones[zone].append(cards[moment])


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
