"""Building an imagined world of Ex Libris, once every hidden book card of the past has been filled in."""

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.event import BACK, BITS, NONE, Event
from readingroom.games.exlibris.components import CATEGORIES, LAST_LIBRARY, LAST_LOCATION, Deck
from readingroom.games.exlibris.effects import EFFECT_BOOK
from readingroom.games.exlibris.state import (
    CATEGORY,
    CATEGORY_CARDS,
    DISCARDS,
    FORM,
    LIBRARIES,
    LIBRARY,
    STACK,
    TILE,
    ExLibris,
    empty_table,
    focus,
    looking,
    shelf,
)
from readingroom.games.exlibris.view import ExLibrisView


def fill_open(view: ExLibrisView, cards: list[int], zones: list[list[int]], chance: Chance) -> None:
    """Fill in all that is not a book card: tiles, libraries and categories that the viewer does not see."""
    zones[STACK] = unseen(view, TILE + 1, LAST_LOCATION)
    chance.shuffle(zones[STACK], STACK)
    fill_libraries(view, cards, zones, chance)
    fill_categories(view, cards, zones, chance)
    zones[DISCARDS] = view.pile()


def unseen(view: ExLibrisView, first: i64, count: i64) -> list[int]:
    """List the tiles, libraries or categories that the viewer does not see anywhere."""
    seen = [card for zone in view.zones for card in zone]
    return [int(thing) for thing in range(first, first + count) if thing not in seen]


def fill_libraries(view: ExLibrisView, cards: list[int], zones: list[list[int]], chance: Chance) -> None:
    """EXL-S2: two libraries were dealt to each player, of which one was kept in the open and one put away."""
    pool = unseen(view, LIBRARY + 1, LAST_LIBRARY)
    offers: list[list[int]] = [[] for _ in range(view.seats)]  # by seat: the events by which it was dealt two unseen
    kept: list[int] = [int(NONE)] * view.seats
    for moment, event in enumerate(view.past):
        if event.code == "offer" and event.card == BACK:
            offers[event.seat].append(moment)
        elif event.code == "keep-library":
            kept[event.seat] = int(event.card)
        elif event.code == "put-away" and event.card != BACK:
            pool.remove(int(event.card))
    chance.shuffle(pool, LIBRARIES)
    for seat in range(view.seats):
        two = offers[seat]
        chance.shuffle(two, LIBRARIES)
        for number, moment in enumerate(two):
            cards[moment] = kept[seat] if number == 0 and kept[seat] >= 0 else pool.pop()
        if two and kept[seat] < 0:
            zones[looking(seat)] = [cards[moment] for moment in two]
    away: list[int] = []
    for moment, event in enumerate(view.past):
        if event.code == "put-away":
            if event.card == BACK:
                cards[moment] = cards[offers[event.seat][1]]
            away.append(cards[moment])
    zones[LIBRARIES] = pool + away


def fill_categories(view: ExLibrisView, cards: list[int], zones: list[list[int]], chance: Chance) -> None:
    """EXL-S4, EXL-O2: the foci that are not known, and the categories that were put away."""
    pool = unseen(view, CATEGORY, len(CATEGORIES))
    if view.prominent >= 0:  # before that, nothing has been shuffled yet
        chance.shuffle(pool, CATEGORY_CARDS)
    for seat in range(view.seats):
        if BACK in view.zones[focus(seat)]:
            zones[focus(seat)] = [pool.pop()]
    if view.zones[FORM]:
        zones[FORM] = [pool.pop()]
    zones[CATEGORY_CARDS] = pool
    for moment, event in enumerate(view.past):
        if event.card == BACK and (event.code == "focus" or event.code == "public-focus"):
            cards[moment] = zones[event.target][0]


def build(deck: Deck, view: ExLibrisView, cards: list[int], zones: list[list[int]], chance: Chance) -> ExLibris:
    """Build the state from a view, the card of each event and what lies in each zone."""
    g = empty_table(deck, EFFECT_BOOK, view.seats, chance.split())
    g.set_facts(view.facts)
    for zone in range(len(zones)):
        g.zones[zone] = zones[zone][:]
    for moment, event in enumerate(view.past):
        g.trunk.note(event.with_card(cards[moment]) if event.card == BACK else event)
    for seat, clause in view.agenda:
        g.then(seat, clause)
    if view.lanes:
        build_lanes(g, view, chance)
    elif view.agenda:
        seat, clause = view.agenda[-1]
        g.trunk.options = clause.options(g, seat)
        g.trunk.asked = seat
    return g


def build_lanes(g: ExLibris, view: ExLibrisView, chance: Chance) -> None:
    """EXL-E1: while all choose in secret, the others may have chosen any cards so far."""
    g.fork()
    for seat in range(view.seats):
        lane = g.lanes[seat]
        if seat == view.seat:
            for card in view.written:
                g.write(seat, card)
        else:
            cards = sorted(g.zones[shelf(seat)])
            chance.shuffle(cards, shelf(seat))
            for card in cards:
                if chance.below(2):
                    g.write(seat, card)
                    lane.note(Event("choose-down", seat, NONE, NONE, NONE, card, 0, BITS[seat], BITS[seat]))
        for event in view.lane_pasts[seat]:
            lane.note(event)
        for asked, clause in view.lanes[seat]:
            lane.push(asked, clause)
        if view.lanes[seat]:
            lane.options = view.lanes[seat][-1][1].options(g, seat)
            lane.asked = seat
