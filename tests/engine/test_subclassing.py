"""The kernel's base classes can be subclassed by code that is not compiled: notebooks, tests, new games."""

import copy
import pickle
from collections.abc import Callable

import pytest

from readingroom.engine.catalogue import Catalogue
from readingroom.engine.chance import Chance
from readingroom.engine.clause import Clause, Effect, Reaction
from readingroom.engine.errors import BadOptions, UnknownAction, no_seat
from readingroom.engine.event import BACK, BITS, EVERYBODY, NONE, SPECTATOR, Event, seen_by
from readingroom.engine.layout import Layout
from readingroom.engine.score import Score, ranked
from readingroom.engine.table import Reactions
from tests.engine.fair import Fair, FairRules, FairView, Morning, Wrap, crate, shelf
from tests.engine.stage import RULES, fair, options
from tests.laws.redeal import past_of


class Loaded(Chance):
    """Chance that always gives the last number."""

    def below(self, count: int) -> int:
        return count - 1

    def clone(self) -> Chance:
        return self

    def split(self) -> Chance:
        return self


def test_a_game_can_be_played_with_interpreted_chance() -> None:
    g = RULES.new(3, {"first": "drawn"}, Loaded())

    assert g.first == 2


def test_a_source_of_chance_may_still_call_pick_by_its_old_name_place() -> None:
    class Last(Chance):
        def place(self, cards: list[int], zone: int) -> int:
            return len(cards) - 1 if cards else super().place(cards, zone)

    class First(Chance):
        def pick(self, cards: list[int], zone: int) -> int:
            return 0

    assert Last().pick([4, 5, 6], 1) == Last().place([4, 5, 6], 1) == 2
    assert First().pick([4, 5, 6], 1) == First().place([4, 5, 6], 1) == 0
    assert Chance(7).pick([4, 5, 6], 1) == Chance(7).place([4, 5, 6], 1)


def test_a_game_draws_by_an_override_of_the_old_name_place() -> None:
    class Last(Chance):
        def place(self, cards: list[int], zone: int) -> int:
            return len(cards) - 1

    g = fair(2)
    g.lane.chance = Last()
    g.zones[crate(0)] = [4, 5, 6]
    g.move_random(crate(0), shelf(0), "rummage", 0)

    assert g.zones[shelf(0)][-1] == 6


def test_an_interpreted_effect_and_its_clauses_keep_what_they_were_made_with() -> None:
    class Loud(Effect):
        def shout(self) -> str:
            return self.sentence.upper()

    effect = Loud("FAIR-9", "Wrap two.", Wrap(2, 0))

    assert effect.shout() == "WRAP TWO."
    assert effect.clauses == (Wrap(2, 0),)


def test_an_interpreted_reaction_is_asked_whether_it_reacts() -> None:
    asked: list[tuple[int, int, int]] = []

    class Watching(Reaction[Fair]):
        def reacts(self, g: Fair, seat: int, actor: int, what: int) -> int:
            asked.append((seat, actor, what))
            return -1

    class WatchedFair(Fair):
        def reactions(self) -> Reactions:
            return {"watched": [Watching(Effect("FAIR-9", "Nothing."))]}

    g = WatchedFair()
    g.lay_out(3, Layout([EVERYBODY], [False]), Chance())
    g.fire("watched", 1, 5)

    assert asked == [(2, 1, 5), (0, 1, 5), (1, 1, 5)]


def test_a_plain_reaction_never_reacts() -> None:
    assert Reaction[Fair](Effect("FAIR-9", "Nothing.")).reacts(fair(2), 0, 1, 2) == -1


def test_a_plain_clause_asks_nothing_and_does_nothing() -> None:
    g = fair(2)
    before = g.digest()
    clause: Clause[Fair] = Clause()

    assert clause.options(g, 0) == []
    clause.perform(g, 0)
    clause.answer(g, 0, 0)
    assert g.digest() == before


def test_clauses_and_events_can_be_pickled() -> None:
    event = Event("take", 1, 5, 2, 3, NONE, 0, EVERYBODY, EVERYBODY)

    assert pickle.loads(pickle.dumps(Wrap(2, 1))) == Wrap(2, 1)
    assert pickle.loads(pickle.dumps(event)) == event


def test_an_event_shows_its_back_to_those_who_do_not_see_the_card() -> None:
    event = Event("wrap", 1, 5, 4, 5, NONE, 0, BITS[1], EVERYBODY)

    assert event.projected(1) is event
    for seat in (0, 2, SPECTATOR):
        assert event.projected(seat).card == BACK
        assert event.projected(seat).with_card(5) == event


def test_an_event_is_left_out_for_those_who_do_not_hear_of_it() -> None:
    events = [Event("wish", 0, NONE, NONE, NONE, NONE, 7, 1, 1), Event("pass", 0, NONE, NONE, NONE, NONE, 0, -1, -1)]

    assert seen_by(0, events) == events
    assert seen_by(1, events) == events[1:]
    assert seen_by(SPECTATOR, events) == events[1:]


def test_equals_share_a_place_in_the_ranking() -> None:
    scores = [Score(0, 5, [], (1,)), Score(1, 7, [], (0,)), Score(2, 5, [], (1,)), Score(3, 5, [], (2,))]

    assert ranked(scores) == [[1], [3], [0, 2]]


def test_a_catalogue_refuses_two_actions_with_one_text() -> None:
    with pytest.raises(ValueError, match="same text"):
        Catalogue(["pass", "pass"])


def test_a_catalogue_says_what_comes_near_an_unknown_text() -> None:
    with pytest.raises(UnknownAction, match="did you mean 'rummage'"):
        RULES.catalogue.find("rumage")
    with pytest.raises(UnknownAction, match="no action number -1"):
        RULES.catalogue.text(-1)
    assert RULES.catalogue.find("  take   B7 ") == RULES.catalogue.find("take B7")
    assert RULES.catalogue.verb(RULES.catalogue.find("take B7")) == "take"
    assert RULES.catalogue.arguments(RULES.catalogue.find("take B7")) == ("B7",)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_number_of_seats_that_the_game_is_not_for_is_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 4 players"):
        RULES.new(seats)


def test_options_that_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(BadOptions, match="no option 'weather'"):
        RULES.new(2, {"weather": "fine"})
    with pytest.raises(BadOptions, match="cannot be '9'; it can be: 2, 1, 3"):
        RULES.new(2, {"mornings": 9})


@pytest.mark.parametrize("seat", [-1, 3, 62])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    g = fair(3)
    with pytest.raises(BadOptions, match="seats are 0 to 2"):
        RULES.options(g, seat)
    with pytest.raises(BadOptions, match="seats are 0 to 2"):
        RULES.play(g, seat, 0)
    with pytest.raises(BadOptions, match="seats are 0 to 2"):
        RULES.observe(g, seat)


def test_a_fork_can_be_the_last_thing_on_the_agenda_and_an_answer_can_fork() -> None:
    class ForkNow(Clause[Fair]):
        """Ask seat 0, then give every seat one book to wrap."""

        def options(self, g: Fair, me: int) -> list[int]:
            return [RULES.catalogue.find("ready")]

        def answer(self, g: Fair, me: int, action: int) -> None:
            g.fork()
            for seat in range(g.seats):
                g.then_in_lane(seat, Wrap(1, 0))

    class ForkRules(FairRules):
        def set_up(self, seats: int, options: object, chance: Chance) -> Fair:
            g = FairRules().set_up(seats, dict(RULES.checked_options({})), chance)
            g.trunk.depth, g.trunk.lifted = 0, False
            g.then(0, Morning(0))
            g.then(0, ForkNow())
            return g

    rules = ForkRules()
    g = rules.new(3, options("none", 1), Chance(1))
    rules.play(g, 0, rules.options(g, 0)[0])

    assert rules.asked(g) == [0, 1, 2]
    assert [event.code for event in past_of(g.trunk)] == []
    for seat in (2, 0, 1):
        rules.play(g, seat, rules.options(g, seat)[0])
    assert rules.over(g)
    assert [event.code for event in past_of(g.trunk)] == ["wrap", "wrap", "wrap", "evening"]


def test_a_refusal_goes_through_a_pickle_with_all_that_it_says() -> None:
    refused = no_seat(7, 4)
    for other in (pickle.loads(pickle.dumps(refused)), copy.copy(refused), copy.deepcopy(refused)):
        assert type(other) is BadOptions
        assert (str(other), other.code, other.params) == (str(refused), refused.code, refused.params)


def pickled(thing: object) -> object:
    """Pickle and unpickle."""
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("way", [pickled, copy.copy, copy.deepcopy])
def test_views_and_rules_of_a_game_that_is_not_compiled_can_be_copied(way: Callable[[object], object]) -> None:
    view = RULES.observe(fair(3), 1)
    assert way(view) == view
    assert type(way(view)) is FairView
    assert way(RULES) == RULES
    assert hash(way(RULES)) == hash(RULES)
