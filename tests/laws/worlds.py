"""All worlds that fit what an onlooker saw, by brute force: every shuffle, every hidden choice, every random pick.

The game is played again in every way there is, step by step, and a way is given up as soon as the onlooker would have
seen something else. Cards that nobody has touched yet are dealt when they are drawn: the same as every shuffle.
"""

from collections.abc import Iterator
from itertools import permutations

from readingroom.engine.chance import Chance
from readingroom.engine.event import seen_by
from readingroom.games.biblios.components import KINDS, Deck
from readingroom.games.biblios.rules import BibliosRules
from readingroom.games.biblios.state import DRAW, OUT, Biblios, looking
from tests.laws.redeal import past_of

Plain = tuple[object, ...]


def present(plain: Plain) -> Plain:
    """Give what a world is now of its plain values, without what happened before."""
    seats, zones, facts, trunk, lanes, *written = plain
    assert isinstance(trunk, tuple)
    assert isinstance(lanes, tuple)
    return (seats, zones, facts, trunk[0], tuple(lane[0] for lane in lanes), *written)


class Branches(Chance):
    """Chance of which every outcome is tried: it follows a list of choices and notes how many there were."""

    def __init__(self) -> None:
        super().__init__(0)
        self.path: list[int] = []
        self.widths: list[int] = []

    def below(self, count: int) -> int:
        """Take the branch that the path says, the first if it says nothing."""
        depth = len(self.widths)
        self.widths.append(count)
        return self.path[depth] if depth < len(self.path) else 0

    def shuffle(self, cards: list[int], zone: int) -> None:
        """Take one of the orders that can be told apart."""
        orders = sorted(set(permutations(cards)))
        cards[:] = orders[self.below(len(orders))]

    def pick(self, cards: list[int], zone: int) -> int:
        """Take one of the kinds of cards."""
        kinds = sorted(set(cards))
        return cards.index(kinds[self.below(len(kinds))])

    def clone(self) -> Chance:
        """Begin afresh: nothing is remembered between two steps."""
        return Branches()

    def split(self) -> Chance:
        """Nobody draws at the same time in Biblios."""
        return self

    def advance(self) -> bool:
        """Go on to the next path; say whether there is one."""
        path = (self.path + [0] * len(self.widths))[: len(self.widths)]
        while path and path[-1] + 1 == self.widths[len(path) - 1]:
            path.pop()
        self.widths = []
        if not path:
            return False
        self.path = path[:-1] + [path[-1] + 1]
        return True


def tiny_rules(cards: str, seats: int, out: int, gold_out: int = 0) -> BibliosRules:
    """Make rules for a handful of cards, such as `MA MB PA G1 G1 G3 K+`, of which some are taken out unseen."""
    values = [1 + kind % 3 if kind < 45 else 0 for kind in range(KINDS)]
    deck = Deck([0] * KINDS, values, {seats: gold_out}, {seats: out})
    for word in cards.split():
        deck.counts[next(kind for kind in range(KINDS) if deck.text(kind)[: len(word)] == word)] += 1
    return BibliosRules(deck)


class Onlooker:
    """All the worlds that fit what a seat (or a spectator) has seen so far of one game."""

    def __init__(self, rules: BibliosRules, g: Biblios, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        start = g.clone()
        assert isinstance(start, Biblios)
        start.trunk.chance = Branches()
        self.worlds: dict[Plain, Biblios] = {}
        self.keep(self.redrawn(start, looked_at=True), g)

    def redrawn(self, world: Biblios, looked_at: bool) -> Iterator[Biblios]:
        """Give copies of a world with each kind of untouched card as the next one to be drawn.

        The first card is drawn by the set-up already: `looked_at` exchanges that one.
        """
        for card in sorted({*world.zones[DRAW], *world.zones[OUT], *(self.looked(world) if looked_at else [])}):
            other = world.clone()
            assert isinstance(other, Biblios)
            if looked_at:
                exchange_looked(other, card)
            else:
                bring_up(other, card)
            yield other

    def looked(self, world: Biblios) -> list[int]:
        """The card that the first player looks at."""
        return world.zones[looking(world.active)]

    def keep(self, found: Iterator[Biblios], truth: Biblios) -> None:
        """Keep the worlds that look like the truth."""
        view = self.rules.look(truth, self.seat).plain()
        self.worlds = {}
        for world in found:
            if self.rules.look(world, self.seat).plain() == view:
                self.worlds[untouched_sorted(world)] = world

    def follow(self, truth: Biblios, seat: int, action: int) -> None:
        """Go on to what the truth looks like after somebody's action, which others may not know."""
        heard = seen_by(self.seat, truth.happened())
        self.keep((each for world in self.worlds.values() for each in self.ways(world, seat, action, heard)), truth)

    def ways(self, world: Biblios, seat: int, action: int, heard: object) -> Iterator[Biblios]:
        """Play every action that the seat had in this world, with every outcome of chance."""
        actions = [action] if seat == self.seat else self.rules.options(world, seat)
        starts = list(self.redrawn(world, looked_at=False)) if world.zones[DRAW] else [world]
        for start in starts:
            for each in actions:
                if each not in self.rules.options(start, seat):
                    continue
                chance = Branches()
                more = True
                while more:
                    after = start.clone()
                    assert isinstance(after, Biblios)
                    after.trunk.chance = chance
                    events = self.rules.play(after, seat, each)
                    if seen_by(self.seat, events) == heard:
                        yield after
                    more = chance.advance()

    def all_plain(self, limit: int) -> set[Plain]:
        """List the worlds in full, with every order of the untouched cards; none if there are more than the limit."""
        found: set[Plain] = set()
        for world in self.worlds.values():
            drawn = len(world.zones[DRAW])
            pool = world.zones[DRAW] + world.zones[OUT] if drawn else []
            for order in set(permutations(pool)):
                other = world.clone()
                if drawn:
                    other.zones[DRAW] = list(order[:drawn])
                    other.zones[OUT] = list(order[drawn:])
                found.add(other.plain())
                if len(found) > limit:
                    return set()
        return found


def bring_up(world: Biblios, card: int) -> None:
    """Put a card that nobody has touched yet on top of the draw pile."""
    draw, out = world.zones[DRAW], world.zones[OUT]
    if card in draw:
        draw.remove(card)
    else:
        out.remove(card)
        out.append(draw.pop())
    draw.append(card)


def exchange_looked(world: Biblios, card: int) -> None:
    """Let the first card that was drawn be another one."""
    seen = world.zones[looking(world.active)]
    if seen[0] == card:
        return
    for zone in (world.zones[DRAW], world.zones[OUT]):
        if card in zone:
            zone[zone.index(card)] = seen[0]
            break
    seen[0] = card
    past = past_of(world.trunk)
    world.trunk.past = [event.with_card(card) if event.code == "draw" else event for event in past]


def untouched_sorted(world: Biblios) -> Plain:
    """Name a world, whatever the order of the cards that nobody has touched yet."""
    if not world.zones[DRAW]:
        return world.plain()
    pool = sorted(world.zones[DRAW] + world.zones[OUT])
    drawn = len(world.zones[DRAW])
    world.zones[DRAW], world.zones[OUT] = pool[:drawn], pool[drawn:]
    return world.plain()
