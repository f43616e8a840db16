"""What a page shows ahead is what happens then, and comes from the view alone."""

from typing import Any

import pytest

import readingroom
from readingroom import Chance

RULES = readingroom.load("exlibris")
LINES = ("stability", "prominent", "banned", "diversity", "focus")


def asked_often(seats: int, seed: int, codes: set[str], most: int = 60) -> Any:
    """Play at random, and give the table each time when one of these questions is asked."""
    g, chance, found = RULES.new(seats, {}, Chance(seed)), Chance(seed), 0
    while not RULES.over(g) and found < most:
        seat = RULES.asked(g)[0]
        if RULES.prompt(RULES.observe(g, seat)).code in codes:
            found += 1
            yield g, seat
        options = RULES.options(g, seat)
        RULES.play(g, seat, options[chance.below(len(options))])


def form_of(g: Any, seat: int) -> dict[str, Any]:
    forms: Any = RULES.facts(RULES.observe(g, None))["forms"]
    return dict(forms[seat])


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_form_ahead_is_the_form_then(seats: int) -> None:
    tried = 0
    for g, seat in asked_often(seats, seats, {"place-card", "place-or-bury"}):
        view = RULES.observe(g, seat)
        ahead: Any = RULES.ahead(view)
        focus = RULES.card_text(view.focus(seat)[0])
        before = set(form_of(g, seat)["turned"])
        for action in view.options:
            text = RULES.catalogue.text(action)
            then = RULES.clone(g)
            RULES.play(then, seat, action)
            form = form_of(then, seat)
            form["focus"] = form["focus"][focus]
            assert {line: ahead[text][line] for line in LINES} == {line: form[line] for line in LINES}
            assert set(ahead[text]["turned"]) == set(form["turned"]) - before
            assert ahead[text]["together"] == sum(form[line] for line in LINES)
            tried += 1
    assert tried > 20


def test_how_many_places_fit_is_said_of_a_card_that_may_be_shelved() -> None:
    for g, seat in asked_often(3, 4, {"home-action"}):
        ahead: Any = RULES.ahead(RULES.observe(g, seat))
        for action in RULES.options(g, seat):
            text = RULES.catalogue.text(action)
            if not text.startswith("shelve "):
                continue
            then = RULES.clone(g)
            RULES.play(then, seat, action)
            places: Any = RULES.ahead(RULES.observe(then, seat))
            if RULES.prompt(RULES.observe(then, seat)).code == "place-card":
                fitting = [each for key, each in places.items() if key.startswith("at ") and not each["turned"]]
                assert ahead[text]["fits"] == len(fitting)


def test_before_the_inspection_the_best_choice_is_told() -> None:
    for g, seat in asked_often(2, 3, {"turn-down"}):
        if RULES.observe(g, seat).slip:
            continue
        ahead: Any = RULES.ahead(RULES.observe(g, seat))
        then = RULES.clone(g)
        for card in ahead["best"]:
            RULES.play(then, seat, RULES.catalogue.find(f"turn {card}"))
        best: Any = RULES.ahead(RULES.observe(then, seat))
        turned = [each["together"] for key, each in ahead.items() if key.startswith("turn ")]
        assert best["now"]["together"] >= max([ahead["now"]["together"], *turned])


def test_who_is_not_asked_is_told_nothing_ahead() -> None:
    for g, seat in asked_often(2, 5, {"place-card"}, most=3):
        assert RULES.ahead(RULES.observe(g, 1 - seat)) == {}
        assert RULES.ahead(RULES.observe(g, None)) == {}


def test_locations_say_their_spaces_and_when_they_are_resolved() -> None:
    g = RULES.new(3, {}, Chance(2))
    facts: Any = RULES.facts(RULES.observe(g, None))
    assert set(facts["locations"]) == set(facts["open"])
    assert facts["locations"]["diviners-hut"] == {"number": 1, "spaces": 1, "resolved": 0}
    later = [each["resolved"] for each in facts["locations"].values() if each["resolved"]]
    assert later == list(range(1, len(later) + 1))


def test_the_box_has_every_book_with_its_title() -> None:
    box: Any = RULES.box()
    assert len(box) == 152
    assert sum(len(books) for books in box.values()) == 510
    assert all(title for books in box.values() for _, title in books)
    assert readingroom.load("biblios").box() == {}
