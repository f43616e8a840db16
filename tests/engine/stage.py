"""Book fairs set up as a test wants them, and ways to play them."""

from collections.abc import Callable, Iterator

from readingroom.engine.chance import Chance
from readingroom.engine.event import Event
from readingroom.engine.record import Record, begin, note
from tests.engine.fair import BOX, STALL, Fair, FairRules, crate, shelf

RULES = FairRules()
Script = list[list[int]]  # by seat, the actions of its lane


def fair(seats: int = 3, seed: int = 1, powers: str = "none", mornings: int = 1) -> Fair:
    """Set up a fair that seat 0 opens."""
    return RULES.new(seats, options(powers, mornings), Chance(seed))


def options(powers: str, mornings: int) -> dict[str, str]:
    """Give the options of such a fair."""
    return RULES.checked_options({"powers": powers, "mornings": mornings, "first": "0"})


def recorded(g: Fair, powers: str = "none", mornings: int = 1) -> Record:
    """Begin the record of a fair that was set up with these."""
    record = begin(RULES, g)
    record.options = options(powers, mornings)
    return record


def say(g: Fair, *lines: str, record: Record | None = None) -> list[Event]:
    """Play lines such as `0 wrap B3` and give all that happened."""
    events: list[Event] = []
    for line in lines:
        seat, _, text = line.partition(" ")
        action = RULES.catalogue.find(text)
        events += RULES.play(g, int(seat), action)
        if record is not None:
            note(record, g, int(seat), action)
    return events


def at_the_stall(seats: int, powers: list[int], ranks: list[int]) -> Fair:
    """A fair of one morning at which seat 0 browses books 0, 1 and so on, each other seat has a shelf of three."""
    g = fair(seats)
    while g.lanes:
        seat = RULES.asked(g)[0]
        RULES.play(g, seat, RULES.options(g, seat)[0])
    g.powers = powers[:]
    g.ranks = ranks[:]
    cards = iter(range(9 * seats))
    g.zones[STALL] = [next(cards) for _ in range(2 * seats)]
    for seat in range(seats):
        g.zones[shelf(seat)] = [next(cards) for _ in range(3)]
        g.zones[crate(seat)] = []
    g.zones[BOX] = list(cards)
    g.trunk.options = g.trunk.agenda()[-1][1].options(g, 0)
    return g


def scripts(g: Fair, pick: Callable[[list[int]], int]) -> Script:
    """Play the lanes of a copy seat by seat, and give what each seat chose."""
    g = RULES.clone(g)
    found: Script = [[] for _ in range(g.seats)]
    for seat in range(g.seats):
        forks = g.forks
        while g.lanes and g.forks == forks and (open_ := RULES.options(g, seat)):
            found[seat].append(pick(open_))
            RULES.play(g, seat, found[seat][-1])
    return found


def interleavings(g: Fair, script: Script) -> Iterator[Fair]:
    """Play the lanes in every order there is, and give the table after each."""
    forks = g.forks
    for seat, actions in enumerate(script):
        if actions:
            after = RULES.clone(g)
            RULES.play(after, seat, actions[0])
            rest = [each[1:] if other == seat else each for other, each in enumerate(script)]
            if after.forks == forks:
                yield from interleavings(after, rest)
            else:
                yield after


def shuffled_lanes(g: Fair, script: Script, chance: Chance) -> Fair:
    """Play the lanes of a copy in some order."""
    after = RULES.clone(g)
    left = [each[:] for each in script]
    while any(left):
        seat = chance.below(len(left))
        if left[seat]:
            RULES.play(after, seat, left[seat].pop(0))
    return after
