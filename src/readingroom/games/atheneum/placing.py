"""What each step of a turn of Atheneum does: books are placed or removed, spiders leave, objectives are scored."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.event import Event, Maker, announcement
from readingroom.games.atheneum.actions import AT, CAPTURE, ON, ORDERED, PIECES, TAKE, TAKE_BOUND, TAKE_PAIR
from readingroom.games.atheneum.benefits import drawable, gain
from readingroom.games.atheneum.components import OBJECTIVE, TOKEN, TOKEN_NAMES, pair_of, token_benefit
from readingroom.games.atheneum.plan import COLOURS, MAIN, MOST_SIDES, MOST_SLOTS, bit
from readingroom.games.atheneum.state import MOST_SEATS, PLACED, USED, Atheneum, fresh_of, queue, tokens
from readingroom.games.atheneum.study import BONUS, BOUND, SIDE_SHELF, WAND, WILD
from readingroom.games.atheneum.view import AtheneumView

HUES: Final[i64] = len(COLOURS)
KINDS: Final[i64] = 14  # of bonus tokens
TWINS: Final[i64] = len(ORDERED)
BOUND_PIECE: Final[i64] = TAKE_BOUND - TAKE  # pieces below are books of a colour
PAIR_PIECE: Final[i64] = TAKE_PAIR - TAKE  # pieces from here on are pairs
REWARD_BENEFITS: Final = [int(WAND), int(BONUS), int(WILD), int(SIDE_SHELF)]  # by CAPTURE + number
LEFT_COLOUR: Final = [left for left, _ in ORDERED]
RIGHT_COLOUR: Final = [right for _, right in ORDERED]
PAIR_KIND: Final = [int(pair_of(left, right) - TOKEN) for left, right in ORDERED]


# Shelving


@final
class Place(Clause[Atheneum]):
    """ATH-B1 to ATH-B3: say where the book or the pair goes that you took up; the rule goes by the piece."""

    asks: ClassVar[str] = "place"

    def __init__(self, piece: i64) -> None:
        self.piece: Final = piece  # the action that took it up, less TAKE

    def numbers(self) -> tuple[int, ...]:
        """Give the piece."""
        return (self.piece,)

    def figures(self, rules: Any, view: AtheneumView, me: i64) -> dict[str, PlainValue]:
        """Give the piece: a book, one that is bound to a compartment, or a pair; and its colours."""
        if self.piece < BOUND_PIECE:
            return {"piece": "book", "colour": COLOURS[self.piece]}
        if self.piece < PAIR_PIECE:
            bound = self.piece - BOUND_PIECE
            return {"piece": "bound", "colour": COLOURS[bound % HUES], "compartment": MAIN[bound // HUES]}
        twin = self.piece - PAIR_PIECE
        return {"piece": "pair", "left": COLOURS[LEFT_COLOUR[twin]], "right": COLOURS[RIGHT_COLOUR[twin]]}

    def options(self, g: Atheneum, me: i64) -> list[int]:
        """Offer the slots where it may go."""
        shelves = g.desks[me].shelves
        if self.piece < BOUND_PIECE:
            room = shelves.room()
        elif self.piece < PAIR_PIECE:
            room = shelves.room_in((self.piece - BOUND_PIECE) // HUES)
        else:
            room = shelves.pair_room()
        found: list[int] = []
        offer_slots(room, AT, found)
        return found

    def answer(self, g: Atheneum, me: i64, action: i64) -> None:
        """Put it there; a compartment that is full now gives up its spider."""
        desk = g.desks[me]
        slot = (action - AT) // 2
        if self.piece >= PAIR_PIECE:
            shelve_pair(g, me, self.piece - PAIR_PIECE, slot)
        else:
            colour = self.piece
            shelved = SHELVED
            if colour < BOUND_PIECE:
                desk.spend(colour)
            else:
                desk.add(BOUND + (colour - BOUND_PIECE) // HUES, -1)
                colour = (colour - BOUND_PIECE) % HUES
                shelved = SHELVED_BOUND
            desk.shelves.put(slot, colour)
            g.say(about(shelved, me, slot, colour))
        capture(g, me, slot)


def offer_slots(mask: i64, verb: i64, found: list[int]) -> None:
    """Offer something for each slot of a mask."""
    action = verb
    while mask:
        if mask & 1:
            found.append(action)
        mask >>= 1
        action += 2


PLACE: Final = [Place(piece) for piece in range(PIECES)]


def placing_rule(piece: i64) -> str:
    """Name the rule by which a piece goes to its place: that of books, of books for a compartment, or of pairs."""
    if piece < BOUND_PIECE:
        return "ATH-B2"
    return "ATH-B8" if piece < PAIR_PIECE else "ATH-B6"


def slot_events(by: Maker, code: str) -> list[Event]:
    """Make the events about every seat, slot and colour, once, since they recur."""
    return [
        announcement(by, code, seat, slot, colour)
        for seat in range(MOST_SEATS)
        for slot in range(MOST_SLOTS)
        for colour in range(len(COLOURS))
    ]


SHELVED: Final = slot_events(placing_rule(0), "shelve")
SHELVED_BOUND: Final = slot_events(placing_rule(BOUND_PIECE), "shelve")
REMOVED: Final = slot_events("ATH-B5", "remove")


def about(events: list[Event], seat: i64, slot: i64, colour: i64) -> Event:
    """Pick the event about a slot and a colour."""
    return events[(seat * MOST_SLOTS + slot) * HUES + colour]


def shelve_pair(g: Atheneum, me: i64, twin: i64, slot: i64) -> None:
    """ATH-B6: put a pair on the shelf: one that was taken out, else the token (which could also be a candle)."""
    g.doing = "ATH-B6"
    desk = g.desks[me]
    kind: i64 = PAIR_KIND[twin]
    desk.shelves.put_pair(slot, LEFT_COLOUR[twin], RIGHT_COLOUR[twin])
    if desk.count_bare(kind):
        desk.add_bare(kind, -1)
        g.tell("reshelve-pair", me, slot, twin)
    else:
        g.move(TOKEN + kind, tokens(me), PLACED, "shelve-pair", me, TWINS * slot + twin)


def remove(g: Atheneum, me: i64, slot: i64) -> None:
    """ATH-B5, ATH-B6: take a book out, or a pair as a whole; it waits outside."""
    desk = g.desks[me]
    if desk.shelves.pairs & bit(slot):
        colours = desk.shelves.take_pair(slot)
        desk.removals -= 2
        left = colours // HUES
        right = colours % HUES
        desk.add_bare(pair_of(left, right) - TOKEN, 1)
        g.doing = "ATH-B6"
        g.tell("remove-pair", me, slot, left * (HUES - 1) + (right if right < left else right - 1))
    else:
        colour = desk.shelves.take(slot)
        desk.removals -= 1
        desk.add(colour, 1)
        g.say(about(REMOVED, me, slot, colour))


# Spiders


def capture(g: Atheneum, me: i64, slot: i64) -> None:
    """ATH-X1: if the compartment of this slot is full now and has its spider, capture it, and choose what it gives."""
    shelves = g.desks[me].shelves
    home: i64 = shelves.plan.home[slot]
    mask: i64 = shelves.plan.masks[home]
    if shelves.taken & mask == mask and shelves.spiders & bit(home):
        shelves.capture(home)
        g.doing = Reward
        g.tell("capture", me, home)
        g.then(me, REWARD)


@final
class Reward(Clause[Atheneum]):
    """ATH-X1: choose what a captured spider gives: a wand, a bonus token, a book of any colour or a side shelf."""

    asks: ClassVar[str] = "reward"
    rule: ClassVar[str] = "ATH-X1"

    def options(self, g: Atheneum, me: i64) -> list[int]:
        """Offer what would not be lost (a book never is)."""
        desk = g.desks[me]
        found: list[int] = []
        if desk.supply:
            found.append(CAPTURE)
        if drawable(g, me) > 0:
            found.append(CAPTURE + 1)
        found.append(CAPTURE + 2)
        if desk.shelves.sides < MOST_SIDES:
            found.append(CAPTURE + 3)
        return found

    def answer(self, g: Atheneum, me: i64, action: i64) -> None:
        """Take it."""
        benefit: i64 = REWARD_BENEFITS[action - CAPTURE]
        g.tell("reward", me, benefit)
        gain(g, me, benefit)


REWARD: Final = Reward()


# Bonus tokens


def draw_token(g: Atheneum, me: i64) -> None:
    """ATH-X3, ATH-T7: draw the next token of one's own queue, and note whether it came from under the bag's."""
    g.doing = "ATH-X3"
    desk = g.desks[me]
    desk.draws -= 1
    source = queue(me)
    drawn = fresh_of(g.dealt, g.seats, me) - len(g.zones[source])
    beneath = 1 if drawn >= fresh_of(g.fresh, g.seats, me) else 0
    g.move(g.zones[source][-1], source, tokens(me), "draw", me, beneath)


def use_token(g: Atheneum, me: i64, token: i64) -> None:
    """ATH-X3: use the benefit of a token that is no pair, and discard it."""
    g.doing = "ATH-X3"
    g.move(token, tokens(me), USED, "use", me)
    gain(g, me, token_benefit(token))


@final
class Light(Clause[Atheneum]):
    """ATH-X3: put a token as a candle on any free candle slot, for good."""

    asks: ClassVar[str] = "light"
    rule: ClassVar[str] = "ATH-X3"

    def __init__(self, kind: i64) -> None:
        self.kind: Final = kind

    def numbers(self) -> tuple[int, ...]:
        """Give the kind of the token."""
        return (self.kind,)

    def figures(self, rules: Any, view: AtheneumView, me: i64) -> dict[str, PlainValue]:
        """Give the token."""
        return {"token": TOKEN_NAMES[self.kind]}

    def options(self, g: Atheneum, me: i64) -> list[int]:
        """Offer the free candle slots."""
        free = g.desks[me].shelves.free_candles()
        found: list[int] = []
        action = ON
        while free:
            if free & 1:
                found.append(action)
            free >>= 1
            action += 1
        return found

    def answer(self, g: Atheneum, me: i64, action: i64) -> None:
        """Put it there."""
        g.desks[me].shelves.put_candle(action - ON)
        g.move(TOKEN + self.kind, tokens(me), PLACED, "candle", me, action - ON)


LIGHT: Final = [Light(kind) for kind in range(KINDS)]


# Objectives


def score(g: Atheneum, me: i64, card: i64) -> None:
    """ATH-T5: put a wand on an objective: its points at once, and then its wand, if it gives one."""
    g.doing = "ATH-T5"
    desk = g.desks[me]
    objective = g.deck.objectives[card - OBJECTIVE]
    desk.wands -= 1
    desk.scored |= bit(card - OBJECTIVE)
    desk.points += objective.points
    g.tell("score", me, card, objective.points)
    if objective.wand:
        gain(g, me, WAND)
