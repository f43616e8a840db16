"""The verbs of Ex Libris that many effects share: drawing, taking, shelving, home actions."""

from typing import Any, ClassVar, Final, cast, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue, Reaction
from readingroom.engine.event import NONE
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import DONE, DRAW_ONE, NUMBERS, SHELVE, TAKE
from readingroom.games.exlibris.components import CARDS
from readingroom.games.exlibris.shelf.shelving import begin_shelving
from readingroom.games.exlibris.state import AT, DISCARDS, DRAW, ExLibris, hand, looking, taken
from readingroom.games.exlibris.view import ExLibrisView

ALL: Final[i64] = 99  # as many as one likes
DRAWS: Final[i64] = 1  # the two home actions, as bits
SHELVES: Final[i64] = 2


def with_cards(action: i64, cards: list[int]) -> list[int]:
    """Offer an action with each of some cards, rising."""
    numbers: list[object] = [NUMBERS[action + card] for card in cards]
    options = cast(list[int], numbers)
    if len(options) > 1:
        options.sort()
    return options


def done_or(action: i64, cards: list[int]) -> list[int]:
    """Offer to be done, or an action with each of some cards, rising."""
    options = with_cards(action, cards)
    options.insert(0, DONE)
    return options


def rising(cards: list[int]) -> list[int]:
    """Copy some cards, the first in the alphabet first; mostly there is one or none, and nothing to sort."""
    return sorted(cards) if len(cards) > 1 else cards[:]


# Drawing and taking


def can_draw(g: ExLibris) -> bool:
    """Say whether there is a card to draw, perhaps after shuffling the discard pile."""
    return len(g.zones[DRAW]) > 0 or (len(g.zones[DISCARDS]) > 0 and not g.alone())


def replenish(g: ExLibris) -> bool:
    """EXL-S5: shuffle the discard pile into a new draw pile if that has run out; say whether there is one."""
    if g.zones[DRAW]:
        return True
    if g.alone() or not g.zones[DISCARDS]:
        return False
    cards = g.zones[DISCARDS]
    g.zones[DISCARDS] = g.zones[DRAW]
    g.zones[DRAW] = cards
    doing = g.doing
    g.doing = "EXL-S5"
    g.tell("reshuffle", NONE, NONE, len(cards))
    g.doing = doing
    g.shuffle(DRAW)
    return True


def drawable(view: ExLibrisView, discarded: i64) -> int:
    """EXL-S5: count the cards that can be drawn, also of the discard pile once so many more are in it."""
    pile = len(view.zones[DRAW])
    return pile if view.seats == 1 else pile + len(view.zones[DISCARDS]) + int(discarded)


def answered(g: ExLibris, me: i64, card: i64) -> Reaction[ExLibris] | None:
    """Give the power of the acting special assistant that answers that this card was drawn or taken, if one does.

    Without a card (NONE): that has an eye on what is drawn, so that all know what it did not answer.
    """
    if g.acting == me:
        for power in g.book.powers["taking"]:
            if power.reacts(g, me, me, card) >= 0:
                return power
    return None


def weigh(g: ExLibris, me: i64, card: i64, source: i64, power: Reaction[ExLibris]) -> None:
    """Lay the card aside that one has just got, and let the power answer."""
    g.doing = power.effect.rule
    g.move(card, source, looking(me), "weigh", me)
    g.fire("taking", me, card)


@final
class Draw(Clause[ExLibris]):
    """Draw so many cards, or as many as there are (EXL-S5)."""

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def numbers(self) -> tuple[int, ...]:
        return (self.count,)

    def perform(self, g: ExLibris, me: i64) -> None:
        """Draw them into the hand, one at a time."""
        draw_into(g, me, self.count, hand(me))


@final
class DrawToTaken(Clause[ExLibris]):
    """Draw so many cards of which some may then be shelved."""

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def numbers(self) -> tuple[int, ...]:
        return (self.count,)

    def perform(self, g: ExLibris, me: i64) -> None:
        """Draw them, one at a time."""
        draw_into(g, me, self.count, taken(me))


def draw_into(g: ExLibris, me: i64, count: i64, target: i64) -> None:
    """Draw cards one at a time; if a power answers one of them, the rest waits until that is settled."""
    watched = answered(g, me, NONE) is not None
    while count > 0 and replenish(g):
        card: i64 = g.draw(DRAW, target, "careful-draw" if watched else "draw", me)
        count -= 1
        power = answered(g, me, card) if watched else None
        if power is not None:
            if count:
                g.then(me, Draw(count) if target == hand(me) else DrawToTaken(count))
            weigh(g, me, card, target, power)
            return


def take_from(g: ExLibris, me: i64, card: i64, source: i64) -> None:
    """Take a card, of which a power may have something to say."""
    power = answered(g, me, card)
    g.move(card, source, taken(me), "take", me)
    if power is not None:
        weigh(g, me, card, taken(me), power)


@final
class Take(Clause[ExLibris]):
    """Take so many of the cards that lie here."""

    asks: ClassVar[str] = "take"

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def numbers(self) -> tuple[int, ...]:
        return (self.count,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the location, and how many are to be taken."""
        return {"location": view.location(), "count": self.count}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards."""
        return with_cards(TAKE, g.zones[AT + g.here]) if self.count else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Take one, and go on."""
        if self.count > 1:
            g.then(me, Take(self.count - 1))
        take_from(g, me, action - TAKE, AT + g.here)


@final
class TakeAll(Clause[ExLibris]):
    """Take all cards that lie here."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Take them one at a time, the first in the alphabet first."""
        cards = g.zones[AT + g.here]
        if cards:
            g.then(me, self)
            take_from(g, me, min(cards), AT + g.here)


@final
class Keep(Clause[ExLibris]):
    """What one has got and not shelved goes into the hand."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Take it into the hand."""
        keep_taken(g, me)


def keep_taken(g: ExLibris, me: i64) -> None:
    """Take into the hand what one has got."""
    cards = g.zones[taken(me)]
    if cards:
        for card in rising(cards):
            g.move(card, taken(me), hand(me), "keep", me)


# Shelving


@final
class MayShelveTaken(Clause[ExLibris]):
    """EXL-L19: you may shelve up to so many of the cards that you got, one after another; the others you keep."""

    asks: ClassVar[str] = "shelve-taken"

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def numbers(self) -> tuple[int, ...]:
        return (self.count,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give how many may still be shelved, and of how many."""
        got = len(view.taken(me))
        return {"count": min(self.count, got), "got": got}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards, or to be done."""
        cards = g.zones[taken(me)]
        return done_or(SHELVE, cards) if cards and self.count else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Shelve one and go on, or keep them."""
        if action == DONE:
            keep_taken(g, me)
        else:
            g.then(me, MAY_SHELVE_TAKEN[self.count - 1])
            begin_shelving(g, me, action - SHELVE, taken(me))

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say that this card was not got just now."""
        card = action - SHELVE
        return Reason("not-got", "EXL-L19", {"card": rules.card_text(card)}) if 0 <= card < CARDS else None

    def perform(self, g: ExLibris, me: i64) -> None:
        """Keep what is left."""
        keep_taken(g, me)


@final
class MayShelveHand(Clause[ExLibris]):
    """You may shelve up to so many cards from your hand, one after another."""

    asks: ClassVar[str] = "shelve-hand"

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def numbers(self) -> tuple[int, ...]:
        return (self.count,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give how many may still be shelved."""
        return {"count": min(self.count, len(view.hand(me)))}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards, or to be done."""
        cards = g.zones[hand(me)]
        return done_or(SHELVE, cards) if cards and self.count else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Shelve one and go on, or stop."""
        if action != DONE:
            g.then(me, MAY_SHELVE_HAND[self.count - 1])
            begin_shelving(g, me, action - SHELVE, hand(me))


# Clauses that recur are made once: by how many cards may be shelved.
MAY_SHELVE_TAKEN: Final = [MayShelveTaken(count) for count in range(CARDS + 1)]
MAY_SHELVE_HAND: Final = [MayShelveHand(count) for count in range(CARDS + 1)]


# Home actions


@final
class HomeAction(Clause[ExLibris]):
    """EXL-R5: you may either draw one card or shelve one card from your hand."""

    asks: ClassVar[str] = "home-action"
    rule: ClassVar[str] = "EXL-R5"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer both, and to do nothing."""
        return home_options(g, me, DRAWS | SHELVES)

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Draw, shelve, or do nothing."""
        do_home_action(g, me, action)


@final
class BothHomeActions(Clause[ExLibris]):
    """You may both draw one card and shelve one card from your hand, in either order."""

    asks: ClassVar[str] = "both-home-actions"
    rule: ClassVar[str] = "EXL-R5"

    def __init__(self, left: i64) -> None:
        self.left: Final = left  # the home actions that are still to be done

    def numbers(self) -> tuple[int, ...]:
        """Give what is still to be done."""
        return (self.left,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Say which of the two is still to be done."""
        return {"left": "draw" if self.left == DRAWS else "shelve" if self.left == SHELVES else "both"}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer what is still to be done, and to do no more."""
        return home_options(g, me, self.left)

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        if action != DONE:
            g.then(me, BOTH_HOME_ACTIONS[self.left & ~(DRAWS if action == DRAW_ONE else SHELVES)])
            do_home_action(g, me, action)


def home_options(g: ExLibris, me: i64, which: i64) -> list[int]:
    """Offer home actions; nothing is asked of those who can do none."""
    options = with_cards(SHELVE, g.zones[hand(me)]) if which & SHELVES else []
    if which & DRAWS and can_draw(g):
        options.insert(0, DRAW_ONE)
    if options:
        options.insert(0, DONE)
    return options


def do_home_action(g: ExLibris, me: i64, action: i64) -> None:
    """Draw or shelve one card, or do nothing."""
    if action == DRAW_ONE:
        draw_into(g, me, 1, hand(me))
    elif action != DONE:
        begin_shelving(g, me, action - SHELVE, hand(me))


HOME_ACTION: Final = HomeAction()
BOTH_HOME_ACTIONS: Final = [BothHomeActions(left) for left in range(4)]


BOTH: Final = BOTH_HOME_ACTIONS[3]
