"""All worlds of Ex Libris that fit what an onlooker saw, by brute force, for a handful of cards.

Every deal of the cards that the onlooker did not see is tried, every hidden choice of the others and every random pick,
step by step, and a way is given up as soon as the onlooker would have seen something else. Cards that are still in the
draw pile are dealt when they are drawn: the same as every shuffle.
"""

from collections.abc import Callable, Iterator
from itertools import permutations
from math import log

from readingroom.engine.chance import Chance
from readingroom.engine.event import BACK, SPECTATOR, Event, seen_by
from readingroom.games.exlibris.components import CATEGORIES, LIBRARY_NAMES, LOCATION_NAMES, Deck, Location
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.rules import rules as full_rules
from readingroom.games.exlibris.state import (
    CATEGORY,
    CATEGORY_CARDS,
    DRAW,
    FORM,
    LIBRARIES,
    LIBRARY,
    STACK,
    TILE,
    ExLibris,
    focus,
)
from readingroom.games.exlibris.worlds.imaginer import Worlds
from tests.laws.redeal import past_of
from tests.laws.worlds import Branches

Plain = tuple[object, ...]
Draws = list[list[int]]  # the cards that were drawn, as the onlooker saw them, from each pile that there has been
FULL = full_rules()
LETTERS = {"C": "codices", "F": "fiction", "H": "historic", "M": "monsters", "R": "reference", "S": "spells"}
SOLO = (2, 3, 6, 9, 10, 11, 12)  # libraries that are used with any number of players
PATIENCE = 30  # so many times what chance needs on average to bring every one of equally likely worlds


def tiny(cards: str, laid: dict[str, int], spare: str = "") -> ExLibrisRules:
    """Make rules for a few cards, such as "A1:FH B1:C"; the locations get cards as said, else none.

    In a friendly game with these rules the spare locations are left in the box.
    """
    words = [card.split(":") for card in cards.split()]
    books = [[CATEGORIES.index(LETTERS[letter]) for letter in shown] for _, shown in words]
    out = ("friendly",)
    locations = [
        Location(
            each.number, list(each.spaces), laid.get(each.name, 0), each.solo, out if each.name in spare.split() else ()
        )
        for each in FULL.deck.locations[1:]
    ]
    deck = FULL.deck
    return ExLibrisRules(
        Deck([text for text, _ in words], books, [], [deck.locations[0], *locations], deck.libraries)
    )  # fmt: skip


class Arranged(Chance):
    """Chance whose first shuffle of a zone puts certain cards on top; the first player has seat 0."""

    def __init__(self, seed: int, tops: dict[int, list[int]]) -> None:
        super().__init__(seed)
        self.tops = tops

    def shuffle(self, cards: list[int], zone: int) -> None:
        """Shuffle, and put the wanted cards on top, the first on the very top."""
        super().shuffle(cards, zone)
        for card in self.tops.pop(int(zone), [])[::-1]:
            cards.remove(card)
            cards.append(card)

    def seat(self, seats: int) -> int:
        """Let the first begin."""
        return 0


def begun(
    rules: ExLibrisRules, kinds: str, tiles: str, draw: str, options: dict[str, str] | None = None, seats: int = 0
) -> ExLibris:
    """Begin a game in which the seats keep these libraries, these tiles are turned up and these cards are drawn first.

    The categories come in this order: prominent fiction, banned codices, then the foci from the first seat on.
    """
    wanted = [LIBRARY_NAMES.index(kind) for kind in kinds.split()]
    rest = [number for number in SOLO if number not in wanted]
    offers = [int(LIBRARY + each) for kind in wanted for each in (kind, rest.pop(0))]
    tops = {
        int(LIBRARIES): offers,
        int(STACK): [int(TILE + LOCATION_NAMES.index(tile)) for tile in tiles.split()],
        int(DRAW): [rules.deck.find(card) for card in draw.split()],
        int(CATEGORY_CARDS): [int(CATEGORY + each) for each in (1, 0, 2, 3, 4, 5)],
    }
    g = rules.new(seats or len(wanted), options or {}, Arranged(1, tops))
    while rules.asked(g) and g.prominent < 0:
        seat = rules.asked(g)[0]
        rules.play(g, seat, rules.catalogue.find(f"keep {LIBRARY_NAMES[wanted[seat]]}"))
    return g


def drawn(events: list[Event]) -> Draws:
    """List the cards that were drawn, pile by pile; BACK for one that was not seen."""
    draws: Draws = [[]]
    for event in events:
        if event.code == "reshuffle":
            draws.append([])
        elif event.source == DRAW:
            draws[-1].append(event.card)
    return draws


def arrangements(pile: list[int], draws: list[int]) -> list[list[int]]:
    """List the ways in which a pile can lie so that these cards are drawn from it; the rest in its order."""
    unknown = [card for card in sorted(pile) if card not in draws]
    found: list[list[int]] = []
    for some in permutations(unknown, draws.count(int(BACK))):
        picks = list(some)
        cards = [picks.pop(0) if card == BACK else card for card in draws]
        if all(card in pile for card in cards):
            found.append(sorted(set(pile) - set(cards)) + cards[::-1])
    return found


class Outcomes(Branches):
    """Chance of which every outcome is tried that lets the onlooker see certain cards drawn from new piles."""

    def __init__(self, draws: Draws) -> None:
        super().__init__()
        self.draws = draws
        self.shuffles = 0

    def shuffle(self, cards: list[int], zone: int) -> None:
        """Take one of the orders that can be told apart by now."""
        if zone != DRAW:
            assert len(cards) == 1, "tiles were shuffled in a history that was to be short"
            return
        if self.shuffles < len(self.draws):  # else the onlooker will not take this for the truth anyway
            orders = arrangements(cards, self.draws[self.shuffles])
            cards[:] = orders[self.below(len(orders))] if orders else sorted(cards)
        self.shuffles += 1

    def advance(self) -> bool:
        """Go on to the next path."""
        self.shuffles = 0
        return super().advance()


class Onlooker:
    """All worlds that fit what a seat has seen so far of one game."""

    def __init__(self, rules: ExLibrisRules, g: ExLibris, seat: int, most: int) -> None:
        self.rules = rules
        self.seat = seat
        self.most = most
        self.lost = False  # there were too many worlds to follow them all
        self.worlds: list[ExLibris] = []
        self.keep(self.deals(g), g)

    def deals(self, g: ExLibris) -> Iterator[ExLibris]:
        """Give the table with every deal of the cards that the onlooker does not see."""
        past = past_of(g.trunk)
        whole = sorted([event.card for event in past if event.source == DRAW] + g.zones[DRAW])
        for pile in arrangements(whole, drawn(seen_by(self.seat, past))[0]):
            world = g.clone()
            assert isinstance(world, ExLibris)
            now: list[Event] = []
            for event in past:
                if event.source == DRAW:
                    world.zones[event.target].remove(event.card)
            for event in past:
                if event.source == DRAW:
                    event = event.with_card(pile.pop())
                    world.zones[event.target].append(event.card)
                now.append(event)
            world.trunk.past = now
            world.zones[DRAW] = sorted(pile)
            yield world

    def keep(self, found: Iterator[ExLibris], truth: ExLibris) -> None:
        """Keep the worlds that look like the truth."""
        wanted = self.looks(truth)
        self.worlds = []
        for world in found:
            if self.looks(world) == wanted:
                self.worlds.append(world)
                if len(self.worlds) > self.most:
                    self.lost = True
                    return
        if truth.lanes:
            self.worlds = self.with_secret_answers(wanted)

    def with_secret_answers(self, wanted: Plain) -> list[ExLibris]:
        """While all play at once: add the worlds in which others have answered what nobody heard of."""
        cards = len(self.rules.deck.texts)
        found = {book_name(world, cards): world for world in self.worlds}
        waiting = list(found.values())
        while waiting:
            world = waiting.pop()
            for seat in self.rules.asked(world):
                for action in self.rules.options(world, seat) if seat != self.seat else []:
                    after = world.clone()
                    assert isinstance(after, ExLibris)
                    self.rules.play(after, seat, action)
                    name = book_name(after, cards)
                    if name not in found and not seen_by(self.seat, after.happened()) and self.looks(after) == wanted:
                        found[name] = after
                        waiting.append(after)
        return list(found.values())

    def looks(self, g: ExLibris) -> Plain:
        """Give what the onlooker sees on the table; what happened is compared when it happens."""
        view = self.rules.look(g, self.seat)
        view.past = []
        return view.plain()

    def follow(self, truth: ExLibris, seat: int, action: int) -> None:
        """Go on to what the truth looks like after somebody's action, which others may not know."""
        heard = seen_by(self.seat, truth.happened())
        if truth.lanes and not heard:
            return  # it is among the secret answers already
        self.keep((each for world in self.worlds for each in self.ways(world, seat, action, heard)), truth)
        for world in self.worlds:
            world.zones[DRAW].sort()

    def ways(self, world: ExLibris, seat: int, action: int, heard: list[Event]) -> Iterator[ExLibris]:
        """Play every action that the seat had in this world, with every outcome of chance."""
        draws = drawn(heard)
        piles = arrangements(world.zones[DRAW], draws[0])
        for each in [action] if seat == self.seat else self.rules.options(world, seat):
            if each not in self.rules.options(world, seat):
                continue
            for pile in piles:
                chance = Outcomes(draws[1:])
                more = True
                while more:
                    after = world.clone()
                    assert isinstance(after, ExLibris)
                    after.zones[DRAW] = pile[:]
                    after.trunk.chance = chance
                    self.rules.play(after, seat, each)
                    if seen_by(self.seat, after.happened()) == heard:
                        yield after
                    more = chance.advance()


def apart(world: ExLibris) -> list[int]:
    """List the zones of what is dealt apart from the book cards: tiles, libraries, categories."""
    return [int(each) for each in (STACK, LIBRARIES, CATEGORY_CARDS, FORM, *map(focus, range(world.seats)))]


def present(world: ExLibris, cards: int) -> Plain:
    """Name a world by its book cards as they lie now; the draw pile by what is in it, in any order."""
    zones = tuple(
        tuple(each if world.piles[zone] and zone != DRAW else sorted(each))
        for zone, each in enumerate(world.zones)
        if zone not in apart(world)
    )
    return (zones, tuple(tuple(sorted(numbers)) for numbers in world.written))


def book_name(world: ExLibris, cards: int) -> Plain:
    """Name a world by its book cards and its past."""
    lanes = (world.trunk, *world.lanes)
    pasts = tuple(tuple(event.plain() for event in past_of(lane) if event.card < cards) for lane in lanes)
    return (*present(world, cards), pasts)


def check_support(rules: ExLibrisRules, g: ExLibris, seat: int, worlds: list[ExLibris], chance: Chance) -> None:
    """Imagine until every world has come, one by one and from an imaginer, which leaves the past as it was seen."""
    cards = len(rules.deck.texts)
    view = rules.look(g, seat)
    imaginer = rules.imaginer(view)
    check_each(lambda: book_name(rules.imagine(view, chance), cards), {book_name(world, cards) for world in worlds})
    now = {present(world, cards) for world in worlds}
    check_each(lambda: present(imaginer.world(chance), cards), now)
    stuck = Worlds(rules.deck, view, tries=0)
    for _ in range(10):
        assert present(stuck.world(chance), cards) in now, "a world dealt on the way of another does not fit"


def check_each(make: Callable[[], Plain], fitting: set[Plain]) -> None:
    """Make worlds until every one has come; one that does not fit, or one that never comes, is a failure."""
    missing = set(fitting)
    patience = int(PATIENCE * len(fitting) * (log(len(fitting)) + 1)) + 100
    for number in range(patience):
        found = make()
        assert found in fitting, "this world does not fit"
        missing.discard(found)
        if not missing and number >= 2 * len(fitting):
            return
    assert not missing, f"{len(missing)} of {len(fitting)} worlds never came"


class Watch:
    """A game that is played before onlookers, of whom each is asked now and then what they can imagine."""

    def __init__(self, rules: ExLibrisRules, g: ExLibris, most: int = 3000, largest: int = 130) -> None:
        self.rules = rules
        self.g = g
        self.largest = largest  # so many worlds are looked for at most
        self.dreamer = Chance(7)
        self.onlookers = [Onlooker(rules, g, seat, most) for seat in (*range(g.seats), SPECTATOR)]
        self.checked = 0  # how often onlookers had more than one world to imagine, and did
        self.counts: dict[int, int] = {}  # by seat, how many worlds there are

    def say(self, *sayings: str) -> None:
        """Play actions as in "0 place home", and check after the last of them."""
        for saying in sayings:
            seat, _, text = saying.partition(" ")
            self.play(int(seat), self.rules.catalogue.find(text))
        self.check()

    def play(self, seat: int, action: int) -> None:
        """Play an action, and let everybody follow it."""
        self.rules.play(self.g, seat, action)
        for each in self.onlookers:
            each.follow(self.g, seat, action)
            assert each.worlds, "the truth itself must fit"
        self.onlookers = [each for each in self.onlookers if not each.lost]

    def check(self) -> None:
        """Ask every onlooker who has few enough worlds to imagine them all."""
        self.counts = {}
        cards = len(self.rules.deck.texts)
        for each in self.onlookers:
            fitting = {book_name(world, cards) for world in each.worlds}
            self.counts[each.seat] = len(fitting)
            assert book_name(self.g, cards) in fitting
            if len(fitting) <= self.largest:
                check_support(self.rules, self.g, each.seat, each.worlds, self.dreamer)
                self.checked += len(fitting) > 1
