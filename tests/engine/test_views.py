"""Views: secret answers stay secret until the join, and a leak that is planted on purpose is caught."""

import pytest

from readingroom.engine.chance import Chance
from readingroom.engine.event import BACK, NONE, SPECTATOR, seen_by
from tests.engine.fair import BOX, Fair, FairRules, FairView, crate, parcel, shelf
from tests.engine.stage import RULES, fair, say
from tests.laws.play import steps
from tests.laws.redeal import past_of, redealt


def others_views(g: Fair, seat: int) -> list[tuple[object, ...]]:
    """What everybody but one seat sees."""
    return [RULES.observe(g, each).plain() for each in [*range(g.seats), None] if each != seat]


def leaks(rules: FairRules, seed: int) -> bool:
    """Whether re-dealing what a seat cannot see ever changes what it sees, or it is told more than it sees."""
    g = rules.new(3, {"powers": "all"}, Chance(seed))
    for number, step in enumerate(steps(rules, g, "random", Chance(seed))):
        if rules.over(g):
            return False
        for seat in (0, 1, 2, SPECTATOR):
            other = redealt(g, seat, Chance(1000 * seed + number))
            if rules.look(other, seat).plain() != rules.look(g, seat).plain():
                return True
            saw = rules.look(g, seat)
            if not set(seen_by(seat, step.events)) <= set(saw.past).union(*saw.lane_pasts):
                return True
    return False


def test_a_secret_answer_makes_no_difference_to_what_the_others_see() -> None:
    g = fair(3, seed=2)
    for seat in range(3):
        seen: list[list[tuple[object, ...]]] = []
        for book in sorted(g.zones[shelf(seat)]):
            other = RULES.clone(g)
            say(other, f"{seat} wrap B{book}")
            seen.append(others_views(other, seat))
        assert len(seen) == 3
        assert all(each == seen[0] for each in seen)


def test_secret_answers_are_in_nobody_elses_view_until_the_join() -> None:
    g = fair(3, seed=2)
    while g.lanes:
        wrapped = [g.zones[parcel(seat)][:] for seat in range(3)]
        for seat in range(3):
            view = RULES.observe(g, seat)
            for other in range(3):
                backs = [BACK] * len(wrapped[other])
                assert view.zones[parcel(other)] == (sorted(wrapped[other]) if other == seat else backs)
                for event in view.lane_pasts[other]:
                    assert event.card in (BACK, NONE) or event.seat == seat
        seat = RULES.asked(g)[-1]
        RULES.play(g, seat, RULES.options(g, seat)[0])

    opened = [event for event in RULES.observe(g, None).past if event.code == "open"]
    assert sorted(event.card for event in opened) == sorted(card for cards in wrapped for card in cards)


def test_a_whisper_is_heard_by_those_it_is_meant_for_only() -> None:
    g = fair(2, seed=3)
    say(g, "0 rummage")

    assert "delight" in [event.code for event in RULES.observe(g, 0).lane_pasts[0]]
    assert "delight" not in [event.code for event in RULES.observe(g, 1).lane_pasts[0]]
    assert "delight" not in [event.code for event in RULES.observe(g, None).lane_pasts[0]]


def test_the_order_of_cards_that_are_no_pile_is_not_shown() -> None:
    g = fair(2, seed=3)
    view = RULES.observe(g, 0).plain()
    g.zones[shelf(0)].reverse()

    assert RULES.observe(g, 0).plain() == view
    assert g.digest() == RULES.clone(g).digest()


def test_a_view_keeps_what_it_saw_when_the_game_goes_on() -> None:
    g = fair(3, seed=4, powers="all")
    kept = [(RULES.observe(g, seat), RULES.observe(g, seat).plain()) for seat in [0, 1, 2, None]]
    for _ in steps(RULES, g, "random", Chance(1)):
        kept += [(RULES.observe(g, seat), RULES.observe(g, seat).plain()) for seat in [0, 1, 2, None]]

    for view, before in kept:
        assert view.plain() == before


def test_when_the_fair_is_over_nothing_is_hidden() -> None:
    g = fair(3, seed=4, powers="all")
    for _ in steps(RULES, g, "random", Chance(1)):
        pass

    for seat in (0, 1, 2, None):
        view = RULES.observe(g, seat)
        assert view.over
        assert not any(BACK in zone for zone in view.zones)
        assert not any(event.card == BACK for event in view.past)


@pytest.mark.parametrize("seed", range(5))
def test_what_a_seat_cannot_see_makes_no_difference_to_what_it_sees(seed: int) -> None:
    assert not leaks(RULES, seed)


class PeepingView(FairView):
    """A view to which somebody added a field and forgot to hide it."""

    peeped: int

    def plain(self) -> tuple[object, ...]:
        return (*super().plain(), self.peeped)


class PeepingRules(FairRules):
    """Rules that show one hidden card."""

    def __init__(self, zone: int, index: int) -> None:
        super().__init__()
        self.zone = zone
        self.index = index

    def look(self, g: Fair, seat: int) -> FairView:
        view = PeepingView()
        seen = super().look(g, seat)
        fields = ("seat", "seats", "over", "asked", "options", "zones", "written", "facts", "agenda", "lanes", "past")
        for name in fields:
            setattr(view, name, getattr(seen, name))
        view.lane_pasts = seen.lane_pasts
        cards = g.zones[self.zone]
        view.peeped = cards[self.index] if cards else 0
        return view


@pytest.mark.parametrize(
    ("zone", "index"), [(BOX, -1), (BOX, 0), (crate(1), 0), (shelf(2), 0), (parcel(0), -1)], ids=str
)
def test_a_hidden_card_that_is_shown_on_purpose_is_caught(zone: int, index: int) -> None:
    assert leaks(PeepingRules(zone, index), 1)


def test_a_hidden_event_that_is_told_on_purpose_is_caught() -> None:
    class TellingRules(FairRules):
        def look(self, g: Fair, seat: int) -> FairView:
            view = super().look(g, seat)
            view.past = past_of(g.trunk)
            return view

    assert leaks(TellingRules(), 1)


def test_an_unheard_event_that_is_told_on_purpose_is_caught() -> None:
    class GossipingRules(FairRules):
        def look(self, g: Fair, seat: int) -> FairView:
            view = super().look(g, seat)
            view.past = [event.projected(seat) for event in past_of(g.trunk)]
            return view

    assert leaks(GossipingRules(), 1)
