"""What each step of a turn of Atheneum does: books are placed or removed, spiders leave, objectives are scored."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.event import Event, Maker, announcement
from readingroom.games.atheneum.actions import AT, CAPTURE, ON
from readingroom.games.atheneum.benefits import gain
from readingroom.games.atheneum.components import (
    OBJECTIVE,
    REWARD_BENEFITS,
    TOKEN,
    TOKEN_KINDS,
    TOKEN_NAMES,
    token_benefit,
)
from readingroom.games.atheneum.pieces import (
    BOUND_PIECE,
    LEFT_COLOUR,
    PAIR_PIECE,
    PIECES,
    RIGHT_COLOUR,
    TWINS,
    colour_of,
    compartment_of,
    room_for,
)
from readingroom.games.atheneum.plan import COLOURS, HUES, MAIN, MOST_SLOTS, list_bits
from readingroom.games.atheneum.state import MOST_SEATS, PLACED, USED, Atheneum, fresh_of, queue, tokens
from readingroom.games.atheneum.study import WAND
from readingroom.games.atheneum.view import AtheneumView

# Shelving


@final
class Place(Clause[Atheneum]):
    """ATH-B1 to ATH-B3: say where the book or the pair goes that you took up; the rule goes by the piece."""

    asks: ClassVar[str] = "place"

    def __init__(self, piece: i64) -> None:
        self.piece: Final = piece

    def numbers(self) -> tuple[int, ...]:
        return (self.piece,)

    def figures(self, rules: Any, view: AtheneumView, me: i64) -> dict[str, PlainValue]:
        """Give the piece: a book, one that is bound to a compartment, or a pair; and its colours."""
        if self.piece < BOUND_PIECE:
            return {"piece": "book", "colour": COLOURS[self.piece]}
        if self.piece < PAIR_PIECE:
            compartment = MAIN[compartment_of(self.piece)]
            return {"piece": "bound", "colour": COLOURS[colour_of(self.piece)], "compartment": compartment}
        twin = self.piece - PAIR_PIECE
        return {"piece": "pair", "left": COLOURS[LEFT_COLOUR[twin]], "right": COLOURS[RIGHT_COLOUR[twin]]}

    def options(self, g: Atheneum, me: i64) -> list[int]:
        found: list[int] = []
        list_bits(room_for(g.desks[me].shelves, self.piece), AT, 2, found)
        return found

    def answer(self, g: Atheneum, me: i64, action: i64) -> None:
        """Put it there; a compartment that is full now gives up its spider."""
        slot = (action - AT) // 2
        token = g.desks[me].shelve(self.piece, slot)
        if self.piece < BOUND_PIECE:
            g.say(about(SHELVED, me, slot, self.piece))
        elif self.piece < PAIR_PIECE:
            g.say(about(SHELVED_BOUND, me, slot, colour_of(self.piece)))
        else:
            tell_pair(g, me, self.piece - PAIR_PIECE, slot, token)
        capture(g, me, slot)


PLACE: Final = [Place(piece) for piece in range(PIECES)]


def placing_rule(piece: i64) -> str:
    """Name the rule by which a piece is shelved: that of books, of books for a compartment, or of pairs."""
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


def tell_pair(g: Atheneum, me: i64, twin: i64, slot: i64, token: i64) -> None:
    """ATH-B6: tell that a pair was shelved: one that was taken out, or a kind of token, which stays on the shelf."""
    g.doing = "ATH-B6"
    if token < 0:
        g.tell("reshelve-pair", me, slot, twin)
    else:
        g.move(TOKEN + token, tokens(me), PLACED, "shelve-pair", me, TWINS * slot + twin)


def remove(g: Atheneum, me: i64, slot: i64) -> None:
    """ATH-B5, ATH-B6: take a book out, or a pair as a whole; it waits outside."""
    piece = g.desks[me].take_out(slot)
    if piece < PAIR_PIECE:
        g.say(about(REMOVED, me, slot, piece))
    else:
        g.doing = "ATH-B6"
        g.tell("remove-pair", me, slot, piece - PAIR_PIECE)


# Spiders


def capture(g: Atheneum, me: i64, slot: i64) -> None:
    """ATH-X1: if the compartment of this slot is full now and has its spider, capture it, and choose what it gives."""
    shelves = g.desks[me].shelves
    home: i64 = shelves.plan.home[slot]
    if shelves.can_capture(home):
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
        in_queue = len(g.zones[queue(me)])
        found: list[int] = []
        for number, benefit in enumerate(REWARD_BENEFITS):
            if desk.has_use_for(benefit, in_queue):
                found.append(CAPTURE + number)
        return found

    def answer(self, g: Atheneum, me: i64, action: i64) -> None:
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
        return (self.kind,)

    def figures(self, rules: Any, view: AtheneumView, me: i64) -> dict[str, PlainValue]:
        return {"token": TOKEN_NAMES[self.kind]}

    def options(self, g: Atheneum, me: i64) -> list[int]:
        found: list[int] = []
        list_bits(g.desks[me].shelves.free_candles(), ON, 1, found)
        return found

    def answer(self, g: Atheneum, me: i64, action: i64) -> None:
        g.desks[me].shelves.put_candle(action - ON)
        g.move(TOKEN + self.kind, tokens(me), PLACED, "candle", me, action - ON)


LIGHT: Final = [Light(kind) for kind in range(TOKEN_KINDS)]


# Objectives


def score(g: Atheneum, me: i64, card: i64) -> None:
    """ATH-T5: put a wand on an objective: its points at once, and then its wand, if it gives one."""
    g.doing = "ATH-T5"
    objective = g.deck.objectives[card - OBJECTIVE]
    g.desks[me].score(card - OBJECTIVE, objective.points)
    g.tell("score", me, card, objective.points)
    if objective.wand:
        gain(g, me, WAND)
