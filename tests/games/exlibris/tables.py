"""Tables of Ex Libris for tests, built from short texts; nothing is mocked, chance is told what will come out.

    game = table("Ada Ben Cy", tiles="gambling-den", draw="B2 C4 E1 M3", at="Ben: gambling-den, Cy: gambling-den")
    game.say("Ada place gambling-den", "Ada name fiction")

Assistants stand where `at` says: a location, or home; with a star the special one ("*bookseller"); with a number on a
certain space ("alehouse/3"). Shelves are written as in shelves.py; `hidden` are their face-down cards.
"""

from readingroom.engine.chance import ToldChance
from readingroom.games.exlibris.components import ASSISTANT_NAMES, CATEGORIES, HOME, LOCATION_NAMES, PLAIN
from readingroom.games.exlibris.effects import EFFECT_BOOK
from readingroom.games.exlibris.flow import RESOLUTION
from readingroom.games.exlibris.placing import PLACEMENT
from readingroom.games.exlibris.rules import rules
from readingroom.games.exlibris.solo import SOLO_CLEAN_UP
from readingroom.games.exlibris.state import (
    AT,
    BELOW,
    CATEGORY,
    CATEGORY_CARDS,
    DISCARDS,
    DRAW,
    FORM,
    LIBRARIES,
    LIBRARY,
    OUT,
    PERMANENT,
    READY,
    STACK,
    TILE,
    TOWN,
    ExLibris,
    empty_table,
    focus,
    hand,
    hidden,
    library,
    shelf,
)
from tests.games.exlibris import shelves as texts
from tests.tables import Game

RULES = rules()


class Library(Game):
    """A game of Ex Libris under way, spoken to with the players' names."""

    g: ExLibris

    def offers(self, name: str, verb: str) -> str:
        """List with what a player can do one sort of thing."""
        options = self.rules.options(self.g, self.seat(name))
        found = [each for each in options if self.rules.catalogue.verb(each) == verb]
        return " ".join(" ".join(self.rules.catalogue.arguments(each)) for each in found)

    def now(self, name: str) -> str:
        """Name what a player is asked, by the verbs that are offered."""
        verbs: list[str] = []
        for each in self.rules.options(self.g, self.seat(name)):
            verb = self.rules.catalogue.verb(each)
            if verb not in verbs:
                verbs.append(verb)
        return " ".join(verbs)

    def hand(self, name: str) -> str:
        """List the hand of a player."""
        return self.lies(f"hand {name}")

    def taken(self, name: str) -> str:
        """List what a player has just got."""
        return self.lies(f"taken {name}")

    def shelf(self, name: str) -> str:
        """Write the shelf of a player."""
        return texts.looks(self.g.shelves[self.seat(name)])

    def hidden(self, name: str) -> str:
        """List the face-down cards of a shelf, in the order of their places."""
        return self.text(self.g.zones[hidden(self.seat(name))])

    def top(self) -> str:
        """Name the top of the discard pile."""
        return self.text(self.g.zones[DISCARDS][-1:])

    def discards(self) -> str:
        """List the discard pile, the oldest first."""
        return self.text(self.g.zones[DISCARDS])

    def where(self, name: str) -> str:
        """Say where the assistants of a player are, the special one first with a star; "-" with the player."""
        words: list[str] = []
        for number in range(4):
            where = self.g.where[4 * self.seat(name) + number]
            if where != OUT:
                words.append(("*" if number == 0 else "") + ("-" if where == READY else LOCATION_NAMES[where]))
        return " ".join(words)

    def space(self, name: str, number: int) -> int:
        """Give the space on which an assistant stands, counted from 1."""
        return self.g.space[4 * self.seat(name) + number] + 1

    def first(self) -> str:
        """Name who holds the first player token."""
        return self.names[self.g.first]

    def codes(self) -> list[str]:
        """List the codes of what happened by the last saying."""
        return [event.code for event in self.events]

    def told_to(self, name: str, code: str) -> list[str]:
        """List the cards of some events as a player saw them."""
        view = self.view(name)
        return [self.text([event.card]) for event in view.past if event.code == code]

    def first_choices(self, verb: str) -> None:
        """Let everybody choose the first they can (home, or nothing), until somebody is offered a certain verb."""
        while asked := self.rules.asked(self.g):
            options = self.rules.options(self.g, asked[0])
            if verb in [self.rules.catalogue.verb(each) for each in options]:
                return
            self.rules.play(self.g, asked[0], options[0])

    def end_round(self) -> None:
        """Let everybody choose the first they can (home, or nothing), until the next round begins or all is over."""
        now = self.g.round
        while self.g.round == now and not self.g.lanes and (asked := self.rules.asked(self.g)):
            self.rules.play(self.g, asked[0], self.rules.options(self.g, asked[0])[0])


def table(
    seats: str = "Ada Ben Cy",
    *,
    tiles: str = "",
    permanent: str = "",
    stack: str = "",
    draw: str = "",
    only: bool = False,
    hands: str = "",
    shelves: str = "",
    hidden_cards: str = "",
    special: str = "",
    at: str = "",
    cards: str = "",
    discard: str = "",
    prominent: str = "fiction",
    banned: str = "codices",
    foci: str = "",
    active: str = "",
    first: str = "",
    limit: int = 16,
    last: bool = False,
    level: int = 1,
) -> Library:
    """Lay out a position in the placement phase of some round.

    `draw` is drawn first; below it lies the rest of the deck, or nothing (`only`).
    """
    names = seats.split()
    g = empty_table(RULES.deck, EFFECT_BOOK, len(names), ToldChance())
    game = Library(RULES, g, names, None)
    g.round = 2
    g.limit = limit
    g.last = last
    g.level = level if len(names) == 1 else 0
    g.first = names.index(first) if first else 0
    g.active = names.index(active) if active else 0
    lay_tiles(g, tiles, permanent, stack)
    lay_categories(game, prominent, banned, foci)
    if len(names) == 1:
        g.where = [int(OUT), int(READY), int(READY), int(READY)]
    for name, assistant in pairs(special):
        give_assistant(g, game.seat(name), assistant)
    for name, words in pairs(at):
        for word in words.split():
            stand(g, game.seat(name), word)
    lay_libraries(game, hands, shelves, hidden_cards)
    for name, words in pairs(cards):
        g.zones[AT + LOCATION_NAMES.index(name)] += game.cards(words)
    g.zones[DISCARDS] = game.cards(discard)
    lay_deck(game, draw, only)
    if len(names) == 1:
        g.then(0, SOLO_CLEAN_UP)
    g.then(g.first, RESOLUTION[1])
    g.then(g.active, PLACEMENT)
    g.settle()
    game.events = RULES.events(g)
    return game


def lay_libraries(game: Library, hands: str, shelves: str, hidden_cards: str) -> None:
    """Lay out what lies before the players and in their hands."""
    g = game.g
    for name, words in pairs(hands):
        g.zones[hand(game.seat(name))] += game.cards(words)
    for name, words in pairs(shelves):
        g.shelves[game.seat(name)] = texts.shelf(words)
        g.zones[shelf(game.seat(name))] = [card for card in g.shelves[game.seat(name)].cards if card >= 0]
    for name, words in pairs(hidden_cards):
        g.zones[hidden(game.seat(name))] = game.cards(words)


def pairs(text: str) -> list[tuple[str, str]]:
    """Read "Ada: A1 B2, Ben: C3"."""
    found: list[tuple[str, str]] = []
    for line in filter(None, text.split(", ")):
        name, _, words = line.partition(": ")
        found.append((name, words))
    return found


def lay_tiles(g: ExLibris, tiles: str, permanent: str, stack: str) -> None:
    """Lay out tiles below the board and on it; the others lie in the stack, the named ones on its top."""
    g.zones[BELOW if g.seats > 1 else PERMANENT] += [tile(name) for name in tiles.split()]
    g.zones[PERMANENT] += [tile(name) for name in permanent.split()]
    used = g.zones[BELOW] + g.zones[PERMANENT]
    top = [tile(name) for name in stack.split()]
    rest = [tile(name) for name in LOCATION_NAMES[1:] if tile(name) not in used + top]
    g.zones[STACK] = rest + top[::-1]
    g.count_tiles()


def tile(name: str) -> int:
    """Find a location tile."""
    return int(TILE + LOCATION_NAMES.index(name))


def lay_categories(game: Library, prominent: str, banned: str, foci: str) -> None:
    """Lay out the category cards."""
    g = game.g
    left = [name for name in CATEGORIES if name not in (prominent, banned)]
    g.prominent = CATEGORIES.index(prominent)
    g.banned = CATEGORIES.index(banned)
    g.zones[TOWN] = [int(CATEGORY + g.prominent), int(CATEGORY + g.banned)]
    chosen = dict(pairs(foci))
    for name in game.names:
        own = chosen.get(name) or next(each for each in left if each not in chosen.values())
        left.remove(own)
        g.zones[focus(game.seat(name))] = [int(CATEGORY + CATEGORIES.index(own))]
    if g.seats == 1:
        g.zones[FORM] = [int(CATEGORY + CATEGORIES.index(left.pop()))]
    g.zones[CATEGORY_CARDS] = [int(CATEGORY + CATEGORIES.index(name)) for name in left]


def give_assistant(g: ExLibris, seat: int, name: str) -> None:
    """Give a seat a special assistant."""
    number = ASSISTANT_NAMES.index(name)
    assert number != PLAIN
    kinds = g.kinds[:]
    kinds[seat] = number
    g.kinds = kinds
    g.where[4 * seat] = int(READY)
    g.zones[library(seat)] = [int(LIBRARY + number)]
    g.zones[LIBRARIES] = []


def stand(g: ExLibris, seat: int, word: str) -> None:
    """Let an assistant stand somewhere."""
    name, _, space = word.removeprefix("*").partition("/")
    location = LOCATION_NAMES.index(name)
    piece = 4 * seat
    if not word.startswith("*"):
        piece += 1
        while g.where[piece] != READY:
            piece += 1
    others = [g.space[each] for each in range(len(g.where)) if g.where[each] == location and location != HOME]
    mine = [g.space[each] for each in range(4 * seat, 4 * seat + 4) if g.where[each] == HOME]
    free = next(each for each in range(4) if each not in (others if location != HOME else mine))
    g.arrivals += 1
    g.where[piece] = location
    g.space[piece] = int(space) - 1 if space else free
    g.since[piece] = g.arrivals


def lay_deck(game: Library, draw: str, only: bool) -> None:
    """Lay out the draw pile."""
    g = game.g
    used = [card for zone in g.zones for card in zone]
    named = game.cards(draw)
    assert not set(named) & set(used), "a card is used twice"
    rest = [] if only else [card for card in range(len(RULES.deck.texts)) if card not in used + named]
    g.zones[DRAW] = rest[::-1] + named[::-1]
