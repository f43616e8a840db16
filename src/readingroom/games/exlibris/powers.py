"""The verbs of the special assistants: what each of them does when its power is set off."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.event import BITS
from readingroom.games.exlibris.actions import (
    AGAIN,
    ALLOW,
    BURN_ALL,
    BURN_BLINDLY,
    DISCARD,
    DONE,
    GIVE,
    GIVE_BLINDLY,
    NAME,
    RETREAT,
    TAKE,
    TO,
)
from readingroom.games.exlibris.clauses import (
    BOTH_HOME_ACTIONS,
    HOME_ACTION,
    done_or,
    replenish,
    with_cards,
)
from readingroom.games.exlibris.components import CATEGORIES
from readingroom.games.exlibris.giving import FROM_SHELF_TOO, NAMES, GiveUp, discard_spent, showing
from readingroom.games.exlibris.placing import send_back
from readingroom.games.exlibris.shelving import picked
from readingroom.games.exlibris.state import (
    AT,
    DRAW,
    PER_SEAT,
    REVEALED,
    SHACK,
    ExLibris,
    hand,
    looking,
    special_of,
    taken,
)
from readingroom.games.exlibris.state import DISCARD as DISCARDS
from readingroom.games.exlibris.view import ExLibrisView

BOTH: Final = BOTH_HOME_ACTIONS[3]


# The Goblin Sneak


@final
class MaySteal(Clause[ExLibris]):
    """EXL-A1: for each opponent here, in the order you like, you may name a category."""

    asks: ClassVar[str] = "steal"
    rule: ClassVar[str] = "EXL-A1"

    def __init__(self, asked: i64) -> None:
        self.asked: Final = asked  # the set of opponents who were asked already

    def numbers(self) -> tuple[int, ...]:
        """Give who was asked already."""
        return (self.asked,)

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the opponents who are here and were not asked yet; at home there are none."""
        options: list[int] = [DONE]
        if not g.here:
            return []
        for seat in range(g.seats):
            if seat != me and not self.asked & BITS[seat] and g.count_at(seat, g.here):
                options.append(TO + seat)
        return options if len(options) > 1 else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Go on to the category."""
        if action != DONE:
            g.then(me, MaySteal(self.asked | BITS[action - TO]))
            g.then(me, Demand(action - TO))


@final
class Demand(Clause[ExLibris]):
    """EXL-A1: name a category; they give you a hand card that shows it, or show you their hand."""

    asks: ClassVar[str] = "demand"
    rule: ClassVar[str] = "EXL-A1"

    def __init__(self, victim: i64) -> None:
        self.victim: Final = victim

    def numbers(self) -> tuple[int, ...]:
        """Give the victim."""
        return (self.victim,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give from whom."""
        return {"victim": self.victim}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the categories."""
        return NAMES

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Ask for a card."""
        g.tell("name", me, action - NAME)
        g.then(self.victim, HandOver(me, action - NAME))


@final
class HandOver(Clause[ExLibris]):
    """EXL-A1: give a hand card of your choice that shows the category, or show your hand if you have none."""

    asks: ClassVar[str] = "hand-over"
    rule: ClassVar[str] = "EXL-A1"

    def __init__(self, thief: i64, category: i64) -> None:
        self.thief: Final = thief
        self.category: Final = category

    def numbers(self) -> tuple[int, ...]:
        """Give the thief and the category."""
        return (self.thief, self.category)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give who demands what."""
        return {"thief": self.thief, "category": CATEGORIES[self.category]}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards that show it."""
        return with_cards(GIVE, showing(g, g.zones[hand(me)], self.category))

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Give the card."""
        g.move(action - GIVE, hand(me), taken(self.thief), "hand-over", me, self.category)

    def perform(self, g: ExLibris, me: i64) -> None:
        """Show the hand to the thief alone."""
        g.tell("show-hand", me, self.category, self.thief)
        for card in sorted(g.zones[hand(me)]):
            g.shown(card, hand(me), looking(self.thief), "show", me, 0)


# The Automaton


@final
class HomeActionForEachHere(Clause[ExLibris]):
    """EXL-A2: you may do one home action for each other assistant of yours here."""

    rule: ClassVar[str] = "EXL-A2"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Count them."""
        for _ in range(g.count_at(me, g.here) - 1):
            g.then(me, HOME_ACTION)


# The Gelatinous Cube


@final
class AskToll(Clause[ExLibris]):
    """EXL-A4: the opponent who arrives gives you a random hand card, or lets you do both home actions."""

    rule: ClassVar[str] = "EXL-A4"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Let the opponent choose."""
        g.then(g.visitor // PER_SEAT, PayToll(me))


@final
class PayToll(Clause[ExLibris]):
    """EXL-A4: their choice; with no hand, the latter."""

    asks: ClassVar[str] = "pay-toll"
    rule: ClassVar[str] = "EXL-A4"

    def __init__(self, owner: i64) -> None:
        self.owner: Final = owner

    def numbers(self) -> tuple[int, ...]:
        """Give the owner of the Cube."""
        return (self.owner,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give to whom."""
        return {"owner": self.owner}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer both."""
        return [int(GIVE_BLINDLY), int(ALLOW)] if g.zones[hand(me)] else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Do it."""
        if action == GIVE_BLINDLY:
            g.move_random(hand(me), hand(self.owner), "toll", me)
        else:
            self.perform(g, me)

    def perform(self, g: ExLibris, me: i64) -> None:
        """Let the owner do both home actions."""
        g.tell("allow", me, self.owner)
        g.then(self.owner, BOTH)


# The Sasquatch


@final
class MayRetreat(Clause[ExLibris]):
    """EXL-A5: you may take the Sasquatch back, to place it again this round."""

    asks: ClassVar[str] = "retreat"
    rule: ClassVar[str] = "EXL-A5"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer it."""
        return [int(DONE), int(RETREAT)]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Take it back, or leave it there."""
        if action == RETREAT:
            send_back(g, special_of(me), "retreat")


# The Bookworm


@final
class MayRepeat(Clause[ExLibris]):
    """EXL-A6: then you may discard one card, from hand or shelf, to do both home actions once more."""

    asks: ClassVar[str] = "repeat"
    rule: ClassVar[str] = "EXL-A6"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer it to those who have a card."""
        return [int(DONE), int(AGAIN)] if g.owns(me) else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Ask for the card, or be done."""
        if action == AGAIN:
            g.then(me, BOTH)
            g.then(me, DiscardGivenUp())
            g.then(me, GiveUp(1, 1, FROM_SHELF_TOO))


@final
class DiscardGivenUp(Clause[ExLibris]):
    """Discard the card that was given up."""

    def perform(self, g: ExLibris, me: i64) -> None:
        """Discard it."""
        discard_spent(g, me)


# The Junk Golem


@final
class MaySalvage(Clause[ExLibris]):
    """EXL-A9: you may take one card that would be discarded."""

    asks: ClassVar[str] = "salvage"
    rule: ClassVar[str] = "EXL-A9"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards."""
        return done_or(TAKE, g.zones[REVEALED]) if g.zones[REVEALED] else []

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Take it."""
        if action != DONE:
            g.move(action - TAKE, REVEALED, taken(me), "take", me)


# The Witch


@final
class RevealTop(Clause[ExLibris]):
    """EXL-A11: reveal the top of the draw pile."""

    rule: ClassVar[str] = "EXL-A11"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Reveal it, and choose; without a draw pile the card is simply kept."""
        if replenish(g):
            g.then(me, KeepEither(g.draw(DRAW, REVEALED, "reveal", me)))
        else:
            g.move(g.zones[looking(me)][0], looking(me), taken(me), "keep", me)


@final
class KeepEither(Clause[ExLibris]):
    """EXL-A11: keep either card, discard the other; the card kept does not trigger again."""

    asks: ClassVar[str] = "keep-either"
    rule: ClassVar[str] = "EXL-A11"

    def __init__(self, other: i64) -> None:
        self.other: Final = other  # the revealed card

    def numbers(self) -> tuple[int, ...]:
        """Give the revealed card."""
        return (self.other,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the card that was got, and the revealed one."""
        return {"card": picked(rules, view, me), "other": rules.card_text(self.other)}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer both."""
        return with_cards(TAKE, [g.zones[looking(me)][0], int(self.other)])

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Keep one and discard the other."""
        mine: i64 = g.zones[looking(me)][0]
        if action - TAKE == mine:
            g.move(mine, looking(me), taken(me), "keep", me)
            g.move(self.other, REVEALED, DISCARDS, "discard", me)
        else:
            g.move(self.other, REVEALED, taken(me), "take", me)
            g.move(mine, looking(me), DISCARDS, "discard", me)


# The Fire Imp


@final
class MayBurn(Clause[ExLibris]):
    """EXL-A12: you may discard one of the cards here for one home action, or all of them (two or more) for two."""

    asks: ClassVar[str] = "burn"
    rule: ClassVar[str] = "EXL-A12"

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give the location."""
        return {"location": view.place()}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the cards (of those that lie face down, any one), all of them, and to burn none."""
        cards = g.zones[AT + g.here] if g.here else []
        if not cards:
            return []
        options: list[int] = [DONE]
        if AT + g.here == SHACK:
            options.append(BURN_BLINDLY)
        if len(cards) > 1:
            options.append(BURN_ALL)
        if AT + g.here != SHACK:
            options += with_cards(DISCARD, cards)
        return options

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Discard them, and do the home actions."""
        place = AT + g.here
        if action == BURN_ALL:
            for card in sorted(g.zones[place]):
                g.move(card, place, DISCARDS, "burn", me)
            g.then(me, HOME_ACTION)
            g.then(me, HOME_ACTION)
        elif action == BURN_BLINDLY:
            g.move_random(place, DISCARDS, "burn", me)
            g.then(me, HOME_ACTION)
        elif action != DONE:
            g.move(action - DISCARD, place, DISCARDS, "burn", me)
            g.then(me, HOME_ACTION)
