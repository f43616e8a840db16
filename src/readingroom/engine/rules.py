"""The one interface through which bots, servers, terminals and learners reach a game."""

import operator
from collections.abc import Mapping
from typing import Any, Final, Generic, SupportsIndex, TypeVar, cast, final

from mypy_extensions import i64, mypyc_attr

from readingroom.engine.catalogue import Catalogue
from readingroom.engine.chance import Chance, Roll
from readingroom.engine.clause import PlainValue
from readingroom.engine.errors import BadOptions, IllegalAction, nearest, no_seat
from readingroom.engine.event import NONE, SPECTATOR, Event, Moved
from readingroom.engine.lane import Lane
from readingroom.engine.policy import Imaginer, Policy, shares
from readingroom.engine.prompt import Prompt
from readingroom.engine.reason import Reason
from readingroom.engine.score import Score, ScoreLine, ranked
from readingroom.engine.table import Table
from readingroom.engine.view import View

DRAWN: Final = "drawn"  # an option that is left to chance
ZONES: Final = 100  # an upper bound for the zones of any game

G = TypeVar("G", bound=Table)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[G, V]):
    """The rules of one game, for one deck; it holds no game under way."""

    name: str
    version: int  # of the rules, which records carry
    reads: tuple[int, ...] = ()  # the versions whose records these rules can follow: this one, and those it adds to
    catalogue: Catalogue
    min_seats: int
    max_seats: int
    end_rule: str  # the rule by which the game is over
    wait_rule: str = ""  # where all play at once: the rule by which one waits for the others
    begins: tuple[str, ...] = ()  # codes of the events by which a round begins: the course of a game goes by them

    # What each game says

    def set_up(self, seats: i64, options: Mapping[str, object], chance: Chance) -> G:
        """Lay out a table and put the first clauses on its agenda."""
        raise NotImplementedError

    def option_choices(self, seats: i64 = 0) -> dict[str, tuple[str, ...]]:
        """List the table options and what each may be with so many seats (0: with any number), its default first."""
        return {}

    def chosen_options(self, g: G) -> dict[str, str]:
        """Give the table options that this game is played with."""
        return {}

    def scores(self, g: G) -> list[Score]:
        """Give every seat's points line by line; before the end, as they stand."""
        raise NotImplementedError

    def look(self, g: G, seat: i64) -> V:
        """Make the view of a seat."""
        raise NotImplementedError

    def imagine(self, view: V, chance: Chance) -> G:
        """Make a whole state that fits the view, from the view alone; every state that fits can come out."""
        raise NotImplementedError

    def deck_name(self) -> str:
        """Name the deck by its hash."""
        return ""

    def card_text(self, card: i64) -> str:
        """Give the stable text of a card."""
        raise NotImplementedError

    def find_card(self, text: str) -> int:
        """Find a card by its text; -1 if there is none."""
        raise NotImplementedError

    def zone_text(self, zone: i64) -> str:
        """Give the stable name of a zone."""
        raise NotImplementedError

    def find_zone(self, text: str) -> int:
        """Find a zone by its name; -1 if there is none."""
        for zone in range(ZONES):
            if self.zone_text(zone) == text:
                return zone
        return -1

    def facts(self, view: V) -> dict[str, object]:
        """Give the public facts of the game by their names, as plain values."""
        raise NotImplementedError

    def known(self, view: V) -> dict[str, object]:
        """Say by their names what the viewer knows of zones that they do not see, from what they saw before."""
        return {}

    def told(self, event: Event) -> dict[str, PlainValue]:
        """Give what an event says by names, as plain values; what is not seen is None."""
        raise NotImplementedError

    def score_values(self, line: ScoreLine) -> dict[str, PlainValue]:
        """Give the figures behind a line of a score by name; a game turns its own numbers into names."""
        return {**line.figures}

    def effect_rule(self, number: int) -> str:
        """Name the rule of an effect by its number."""
        raise NotImplementedError

    def hindrance(self, view: V, asked: Prompt, action: int) -> Reason | None:
        """Say what keeps the viewer, who is asked this, from an action; nothing if only something else is asked.

        As a rule the clause knows; a game adds what many clauses have in common.
        """
        agenda = view.lanes[view.seat] if view.lanes else view.agenda
        return agenda[-1][1].why_not(self, view, action)

    def hindrance_after(self, view: V, first: int, action: int) -> Reason | None:
        """Say what would keep the viewer from an action after another; None for nothing, or if it cannot be told."""
        return None

    # What is the same for all

    def new(self, seats: SupportsIndex, options: Mapping[str, object] | None = None, chance: Chance | None = None) -> G:
        """Set up a game and go on until somebody is asked."""
        count = operator.index(seats)
        if not self.min_seats <= count <= self.max_seats:
            raise wrong_seats(self, count)
        g = self.set_up(count, self.checked_options(options or {}, count), chance if chance is not None else Chance())
        g.settle()
        return g

    def checked_options(self, options: Mapping[str, object], seats: i64 = 0) -> dict[str, str]:
        """Complete table options with their defaults and refuse what a game for so many (0: any number) cannot have."""
        choices = self.option_choices(seats)
        chosen = {name: values[0] for name, values in choices.items()}
        for name, value in options.items():
            if name not in choices:
                raise BadOptions(
                    "option", f"{self.name} has no option {name!r}; it has: {', '.join(choices) or 'none'}",
                    option=name, known=", ".join(choices), meant=nearest(name, choices),
                )  # fmt: skip
            text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
            if text not in choices[name]:
                elsewhere = text in self.option_choices()[name]
                raise wrong_choice(name, text, choices[name], seats if elsewhere else 0)
            chosen[name] = text
        return chosen

    def prompt(self, view: V) -> Prompt:
        """Say what is asked now of the viewer, or of the seat that is to answer, as far as the viewer may know it."""
        if view.over:
            return Prompt("over", self.end_rule, {})
        agenda = view.agenda
        if view.lanes:
            agenda = view.lanes[view.seat] if view.seat != SPECTATOR else []
            if not agenda:
                return Prompt("wait", self.wait_rule, {"count": len(view.asked)})
        seat, clause = agenda[-1]
        return Prompt(clause.asks, clause.rule or self.effect_rule(view.under()), clause.figures(self, view, seat))

    def why_not(self, view: V, action: i64, first: i64 = -1) -> Reason | None:
        """Say why the viewer cannot choose an action now, from the view alone; nothing if they can.

        With another action that they would choose first: why not after that, as far as the game tells it beforehand.
        """
        self.catalogue.text(action)  # refuses unknown actions
        if first >= 0:
            return self.why_not(view, first) or self.hindrance_after(view, first, action)
        if action in view.options:
            return None
        if view.over:
            return Reason("over", self.end_rule, {})
        asked = self.prompt(view)
        if not view.options:
            code = "watching" if view.seat == SPECTATOR else "waiting" if view.lanes else "turn"
            return Reason(code, asked.rule, {"asked": ", ".join([str(seat) for seat in view.asked])})
        return self.hindrance(view, asked, action) or Reason("other", asked.rule, {})

    def ahead(self, view: V) -> dict[str, object]:
        """Say by action text what the viewer's options would do, as far as that can be shown before one is chosen."""
        return {}

    def box(self, language: str = "en") -> dict[str, object]:
        """Give what is printed on the cards beside their texts, in a language, for those who draw them."""
        return {}

    def rule_of(self, event: Event) -> str:
        """Name the rule under which something happened: that of the clause that did it, or of the effect under way."""
        by = event.by
        return by if isinstance(by, str) else by.rule or self.effect_rule(event.under)

    def moved(self, event: Event) -> list[Moved]:
        """List what an event moved, from where to where; a game adds what is not a card."""
        if event.card == NONE or event.source == event.target:
            return []
        card = self.card_text(event.card) if event.card >= 0 else None
        return [Moved("card", card, self.zone_text(event.source), self.zone_text(event.target))]

    def asked(self, g: G) -> list[int]:
        """List the seats that have to answer now; none when the game is over."""
        asked: i64 = g.trunk.asked
        return [asked] if asked >= 0 else g.asked()

    def options(self, g: G, seat: i64) -> list[int]:
        """List the actions that a seat can choose from now, rising; none if it is not asked."""
        trunk = g.trunk
        if trunk.asked == seat and seat >= 0:
            return trunk.options[:]
        lane = g.lane_of(seat)
        return lane.options[:] if lane is not None else []

    def play(self, g: G, seat: i64, action: i64) -> list[Event]:
        """Play an action and give what happened; an action that is not among the options changes nothing."""
        lane: Lane | None = g.trunk
        if g.trunk.asked != seat or seat < 0:
            lane = g.lane_of(seat)
        if lane is None:
            raise self.illegal(g, seat, action)
        options = lane.options
        last: i64 = len(options) - 1
        index = last - (options[last] - action)  # options often end in a run of neighbours: look there first
        if not 0 <= index <= last or options[index] != action:
            index = last
            while index >= 0 and options[index] != action:  # a loop, since `in` compares Python objects
                index -= 1
            if index < 0:
                raise self.illegal(g, seat, action)
        g.answer(lane, options[index])  # a plain number, whatever came
        if g.early:
            return g.happened()
        past = g.lane.past
        return [past[g.mark]] if len(past) == g.mark + 1 else past[g.mark :]

    def over(self, g: G) -> bool:
        """Say whether the game is over."""
        return g.trunk.depth == 0 and not g.lanes

    def reckon(self, g: G) -> list[Score]:
        """Give the scores, by the name that they had before 0.1.0; it goes with the next version."""
        return self.scores(g)

    def ranking(self, g: G) -> list[list[int]]:
        """List the seats from first to last; ties share a rank."""
        return ranked(self.scores(g))

    def observe(self, g: G, seat: SupportsIndex | None) -> V:
        """Give what a seat may know, or a spectator (None)."""
        if seat is None:
            return self.look(g, SPECTATOR)
        who = operator.index(seat)
        if not 0 <= who < g.seats:
            raise no_seat(who, g.seats)
        return self.look(g, who)

    def clone(self, g: G) -> G:
        """Copy a game under way."""
        return cast(G, g.clone())

    def events(self, g: G) -> list[Event]:
        """Give what happened by the last answer (after `new`: the set-up)."""
        return g.happened()

    def rolls(self, g: G) -> list[Roll]:
        """Give what chance brought by the last answer (after `new`: the set-up), for the record."""
        return g.rolls

    def sealed(self, g: G) -> bool:
        """Say whether the last action is final: somebody learned something by it, or the rules call it so."""
        return g.sealed

    def returns(self, g: G) -> list[float]:
        """Share one win among those who are first, as the game stands: 1.0 for who wins alone, 0.0 for the others."""
        return shares([(score.points, *score.ties) for score in self.scores(g)])

    def imaginer(self, view: V) -> Imaginer[G]:
        """Prepare to imagine many worlds that fit a view."""
        return PlainImaginer(self, view)

    def deal_anew(self, g: G, chance: Chance) -> None:
        """Shuffle the piles of a world into which nobody has seen, and let chance bring something else from now on.

        Copies of a world share what is to come; those that are dealt anew do not, and all that anybody knows stays.
        When the game is over, everybody knows everything.
        """
        if not self.over(g):
            g.deal_anew(chance)

    def playout(self, g: G, chance: Chance, policy: Policy[G] | None = None, limit: i64 = -1) -> int:
        """Play on without events until the game is over, and say how many decisions it took.

        All play at random, or as a policy has it; with a limit, the game stops after so many decisions.
        """
        g.quiet = True
        decisions: i64 = 0
        while decisions != limit:
            if g.lanes:
                for lane in g.lanes:
                    if lane.options:
                        break
            else:
                lane = g.trunk
            options = lane.options
            if not options:
                break
            decisions += 1
            if policy is None:
                g.answer(lane, options[chance.below(len(options))])
            else:
                g.answer(lane, options[0] if len(options) == 1 else policy.choose(g, lane.asked, options, chance))
        return decisions

    def __eq__(self, other: object) -> bool:
        """Rules are equal when they are of the same game and version, for decks of the same name."""
        return isinstance(other, Rules) and type(self) is type(other) and self.names() == other.names()

    def __hash__(self) -> int:
        """Hash the game, its version and its deck."""
        return hash(self.names())

    def names(self) -> tuple[str, int, str]:
        """Name the game, its version and its deck."""
        return (self.name, self.version, self.deck_name())

    def illegal(self, g: G, seat: i64, action: i64) -> IllegalAction:
        """Say why an action cannot be played, and what can be."""
        tried = self.catalogue.text(action)
        options = self.options(g, seat)
        if not options:
            turn = ", ".join(str(each) for each in g.asked())
            why = f"seat {turn} is to answer" if turn else "the game is over"
            sentence = f"seat {seat} cannot play {tried!r} now: {why}"
            return IllegalAction("not-asked", sentence, seat=int(seat), tried=tried, turn=turn)
        legal = ", ".join(self.catalogue.text(each) for each in options)
        return IllegalAction(
            "illegal",
            f"seat {seat} cannot play {tried!r} now; legal: {legal}",
            seat=int(seat),
            tried=tried,
            legal=legal,
        )


@final
class PlainImaginer(Imaginer[G]):
    """Worlds that are imagined from the beginning, each for itself."""

    def __init__(self, rules: Rules[G, V], view: V) -> None:
        self._rules: Final = rules
        self._view: Final = view

    def world(self, chance: Chance) -> G:
        """Make a whole state that fits the view, in which no events are made."""
        world = self._rules.imagine(self._view, chance)
        world.quiet = True
        return world


def first_choices(seats: int) -> tuple[str, ...]:
    """List the choices for who goes first: drawn, or one of the seats."""
    return (DRAWN, *[str(seat) for seat in range(seats)])


def wrong_choice(option: str, value: str, choices: tuple[str, ...], seats: int) -> BadOptions:
    """Say what an option can be; `seats` is given where the choices depend on the number of seats."""
    known = ", ".join(choices)
    if seats:
        players = "1 player" if seats == 1 else f"{seats} players"
        return BadOptions(
            "option-seats", f"with {players}, option {option!r} cannot be {value!r}; it can be: {known}",
            option=option, value=value, known=known, seats=seats,
        )  # fmt: skip
    return BadOptions(
        "option-value", f"option {option!r} cannot be {value!r}; it can be: {known}",
        option=option, value=value, known=known, meant=nearest(value, choices),
    )  # fmt: skip


def wrong_seats(rules: Rules[Any, Any], seats: object) -> BadOptions:
    """Say how many can play."""
    return BadOptions(
        "seats", f"{rules.name} is for {rules.min_seats} to {rules.max_seats} players, not {seats}",
        seats=seats, least=rules.min_seats, most=rules.max_seats,
    )  # fmt: skip
