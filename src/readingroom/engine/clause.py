"""Clauses: the small immutable pieces that effects are made of, and the reactions that answer triggers."""

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from readingroom.engine.reason import Reason

PlainValue = int | str | None  # a number, a stable text, or nothing where the viewer may not know it

G = TypeVar("G")  # the state of the game that the clause belongs to

NOTHING: Final[list[int]] = []  # the options of a clause that asks nothing


@mypyc_attr(allow_interpreted_subclasses=True)
class Clause(Generic[G]):
    """One step of an effect: it either asks its seat to choose among options, or is performed without asking.

    A clause is a kind and a few public integers, which are all that it is made with, in the order of `numbers`;
    equality, hash, text and pickling come from these.
    A clause that asks is taken off the agenda before it is answered: progress is a new clause.
    """

    asks: ClassVar[str] = ""  # the code of what it asks
    rule: ClassVar[str] = ""  # the rule that it follows; none for a verb that follows the rule of the effect under way

    def options(self, g: G, me: i64) -> list[int]:
        """List the action ids to choose from, rising; none means that nothing is asked."""
        return NOTHING

    def perform(self, g: G, me: i64) -> None:
        """Do what the clause says, when it has nothing to ask."""

    def answer(self, g: G, me: i64, action: i64) -> None:
        """Do what was chosen."""

    def figures(self, rules: Any, view: Any, me: i64) -> dict[str, PlainValue]:
        """Give what the words of its question need, by names, as far as the viewer may know it."""
        return {}

    def why_not(self, rules: Any, view: Any, action: int) -> Reason | None:
        """Say what keeps the viewer, who is asked this, from an action; nothing if the clause cannot say it."""
        return None

    def numbers(self) -> tuple[int, ...]:
        """Give the integers that the clause was made with."""
        return ()

    def __eq__(self, other: object) -> bool:
        """Clauses are equal when their kinds and integers are."""
        return isinstance(other, Clause) and type(self) is type(other) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        """Hash the kind and the integers."""
        return hash((type(self).__name__, self.numbers()))

    def __repr__(self) -> str:
        """Show the clause as it is written in Python."""
        return f"{type(self).__name__}({', '.join(map(str, self.numbers()))})"

    def __reduce__(self) -> tuple[Any, tuple[int, ...]]:
        """Pickle as the kind and the integers."""
        return (type(self), self.numbers())


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a card or a location does: its rule, its sentence, and the clauses that perform it one after another."""

    def __init__(self, rule: str, sentence: str, *clauses: Clause[Any]) -> None:
        self.rule: Final = rule
        self.sentence: Final = sentence
        self.clauses: Final = clauses


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(Generic[G]):
    """A power that reacts to a trigger: one entry in the game's table of reactions."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Final = effect

    def reacts(self, g: G, seat: i64, actor: i64, what: i64) -> i64:
        """Say whether this seat's power answers what the actor did: its rank (the lowest goes first), or -1 for no."""
        return -1
