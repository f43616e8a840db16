"""Church cards of Biblios, which move the dice of the categories; and how a card comes to its owner."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.event import NONE
from readingroom.games.biblios.actions import DISCARD_UNUSED, LOWER, RAISE
from readingroom.games.biblios.components import CATEGORIES, CHURCH, EITHER, MINUS, MINUS_TWO, PLUS, PLUS_TWO, is_church
from readingroom.games.biblios.state import CENTRE, DISCARD, Biblios, reserve
from readingroom.games.biblios.view import BibliosView

CHURCH_KINDS: Final = ("plus", "minus", "plus-two", "minus-two", "either")


def gain(g: Biblios, me: i64, card: i64, source: i64, code: str) -> None:
    """Take a card into the reserve; a church card is shown and resolved at once instead (BIB-G7, BIB-K1)."""
    if is_church(card):
        g.doing = "BIB-A6" if source == CENTRE else "BIB-G7"
        if source == CENTRE:
            g.shown(card, CENTRE, CENTRE, "church", me, 0)
        else:
            g.move(card, source, CENTRE, "church", me)
        g.then(me, Church(card))
    else:
        g.move(card, source, reserve(me), code, me)


@final
class Church(Clause[Biblios]):
    """BIB-K1: use the church card or discard it unused; BIB-K2: by its kind it raises or lowers one die or two."""

    asks: ClassVar[str] = "church"
    rule: ClassVar[str] = "BIB-K2"

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def numbers(self) -> tuple[int, ...]:
        """Give the card."""
        return (self.card,)

    def figures(self, rules: Any, view: BibliosView, me: i64) -> dict[str, PlainValue]:
        """Give the card and its kind."""
        return church_figures(rules, self.card)

    def options(self, g: Biblios, me: i64) -> list[int]:
        """Offer to leave it, and each die that it can change; two-dice cards need two of them (BIB-K3)."""
        options: list[int] = [DISCARD_UNUSED]
        if self.card == PLUS or self.card == EITHER or self.card == PLUS_TWO:
            options += movable(g, 1, NONE)
        if self.card == MINUS or self.card == EITHER or self.card == MINUS_TWO:
            options += movable(g, -1, NONE)
        if (self.card == PLUS_TWO or self.card == MINUS_TWO) and len(options) < 3:
            return [DISCARD_UNUSED]
        return options

    def answer(self, g: Biblios, me: i64, action: i64) -> None:
        """Discard it, change one die, or go on to choose the second."""
        if action == DISCARD_UNUSED:
            g.sealed = True
            g.doing = "BIB-K1"
            g.move(self.card, CENTRE, DISCARD, "unused", me)
        elif self.card == PLUS_TWO:
            g.then(me, SecondDie(self.card, action - RAISE))
        elif self.card == MINUS_TWO:
            g.then(me, SecondDie(self.card, action - LOWER))
        else:
            turn_die(g, me, action)
            bless(g, me, self.card)


@final
class SecondDie(Clause[Biblios]):
    """BIB-K2: a two-dice card changes two different categories in the same sense, both or none."""

    asks: ClassVar[str] = "second-die"
    rule: ClassVar[str] = "BIB-K2"

    def __init__(self, card: i64, first: i64) -> None:
        self.card: Final = card
        self.first: Final = first  # the category chosen first

    def numbers(self) -> tuple[int, ...]:
        """Give the card and the first category."""
        return (self.card, self.first)

    def figures(self, rules: Any, view: BibliosView, me: i64) -> dict[str, PlainValue]:
        """Give the card, its kind, and the first category."""
        return {**church_figures(rules, self.card), "first": CATEGORIES[self.first]}

    def options(self, g: Biblios, me: i64) -> list[int]:
        """Offer the other dice that can be changed."""
        return movable(g, 1 if self.card == PLUS_TWO else -1, self.first)

    def answer(self, g: Biblios, me: i64, action: i64) -> None:
        """Change both dice."""
        turn_die(g, me, (RAISE if self.card == PLUS_TWO else LOWER) + self.first)
        turn_die(g, me, action)
        bless(g, me, self.card)


def church_figures(rules: Any, card: i64) -> dict[str, PlainValue]:
    """Give the church card that is resolved, and its kind."""
    return {"card": seen(rules, card), "kind": CHURCH_KINDS[card - CHURCH]}


def seen(rules: Any, card: i64) -> str | None:
    """Give the text of a card; nothing for a back."""
    return rules.deck.text(card) if card >= 0 else None


def movable(g: Biblios, sense: i64, but: i64) -> list[int]:
    """BIB-K3: the dice that can go one up or one down and stay between 1 and 6."""
    options: list[int] = []
    for category in range(len(CATEGORIES)):
        value: i64 = g.dice[category]
        if category != but:
            if sense > 0 and value < 6:
                options.append(RAISE + category)
            elif sense < 0 and value > 1:
                options.append(LOWER + category)
    return options


def turn_die(g: Biblios, me: i64, action: i64) -> None:
    """Raise or lower one die by one."""
    category = action - LOWER if action >= LOWER else action - RAISE
    value: i64 = g.dice[category]
    value = value - 1 if action >= LOWER else value + 1
    g.dice[category] = value
    g.tell("die", me, category, value)


def bless(g: Biblios, me: i64, card: i64) -> None:
    """Discard a church card that was used; everybody has seen it work."""
    g.sealed = True
    g.doing = "BIB-K1"
    g.move(card, CENTRE, DISCARD, "used", me)
