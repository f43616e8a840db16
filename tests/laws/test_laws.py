"""The laws that every game obeys, over games played at random."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import readingroom
from readingroom import record as records
from readingroom.engine.chance import Chance
from readingroom.engine.errors import IllegalAction
from tests.laws.play import STYLES, AnyRules, every_game, sampled_tables, steps, tables
from tests.laws.redeal import past_of
from tests.locales.messages import codes

SET_UP = {"first", "offer", "lay-library"}  # told before the first decision

LONGEST = 5000  # no game has more decisions than this
pytestmark = pytest.mark.parametrize("game", every_game())


def cards(g: Any) -> list[int]:
    """Every card on the table, sorted."""
    return sorted(card for zone in g.zones for card in zone)


def state(rules: AnyRules, g: Any) -> tuple[object, ...]:
    """All that may not change by itself."""
    return (g.plain(), g.sources(), rules.asked(g), [rules.options(g, seat) for seat in range(g.seats)])


def test_actions_have_a_text_and_are_found_by_it(game: str) -> None:
    catalogue = readingroom.load(game).catalogue

    assert [catalogue.find(catalogue.text(action)) for action in range(len(catalogue))] == list(range(len(catalogue)))
    assert len(set(catalogue.texts)) == len(catalogue)
    for action in range(len(catalogue)):
        assert " ".join([catalogue.verb(action), *catalogue.arguments(action)]) == catalogue.text(action)


def test_cards_and_zones_have_texts_of_their_own(game: str) -> None:
    rules = readingroom.load(game)
    for seats in range(rules.min_seats, rules.max_seats + 1):
        g = rules.new(seats)
        assert len({rules.zone_text(zone) for zone in range(len(g.zones))}) == len(g.zones)
        for card in cards(g):
            assert rules.find_card(rules.card_text(card)) == card


def check_game(rules: AnyRules, seed: int, seats: int, options: dict[str, str], style: str) -> None:
    """Play one game and check what must be true at every step, and at its end."""
    g = rules.new(seats, options, Chance(seed))
    assert rules.chosen_options(g) == options
    record = records.begin(rules, g)
    deck = cards(g)
    told = list(rules.events(g))
    for number, step in enumerate(steps(rules, g, style, Chance(seed + 1))):
        assert number < LONGEST
        assert step.options == sorted(set(step.options))
        assert cards(g) == deck
        told += step.events
        records.note(record, g, step.seat, step.action)
        for seat in range(seats):
            assert bool(rules.options(g, seat)) == (seat in rules.asked(g))
    assert rules.over(g)
    assert Counter(told) == Counter(past_of(g.trunk))
    ranked = sorted(seat for place in rules.ranking(g) for seat in place)
    assert ranked == list(range(max(seats, 2)))  # who plays alone plays against the game
    for score in rules.scores(g):
        assert score.points == sum(line.points for line in score.lines)
    text = records.write(record)
    again = records.read(text, rules)
    assert records.write(again) == text
    assert records.replay(again).g.digest() == g.digest()


MANY = {"biblios": 10_000, "atheneum": 1000, "exlibris": 2000}  # games that take a minute or two, compiled


def test_games_end_keep_their_cards_and_replay(game: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, 2 * len(tables(rules))):
        check_game(rules, seed, seats, options, style)


@pytest.mark.long
def test_many_games_end_keep_their_cards_and_replay(game: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, MANY[game], 1000):
        check_game(rules, seed, seats, options, style)


def check_clones(rules: AnyRules, seed: int, seats: int, options: dict[str, str], style: str) -> None:
    """Play one game, and clones of it to the end now and then: none may touch another."""
    g = rules.new(seats, options, Chance(seed))
    kept: list[tuple[Any, tuple[object, ...]]] = []
    for number, _ in enumerate(steps(rules, g, style, Chance(seed + 1))):
        if number % 41 == 7:
            clone, before = rules.clone(g), state(rules, g)
            assert clone == g
            assert state(rules, clone) == before
            kept.append((clone, before))
            other = rules.clone(g)
            for _ in steps(rules, other, "random", Chance(seed + number)):
                pass
            silent = rules.clone(g)
            rules.playout(silent, Chance(seed + number))
            assert state(rules, g) == before
            assert rules.over(other)
            assert rules.over(silent)
    for clone, before in kept:
        assert state(rules, clone) == before


def test_a_clone_and_its_original_cannot_touch_each_other(game: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, len(tables(rules)), 50):
        check_clones(rules, seed, seats, options, style)


@pytest.mark.long
def test_many_clones_and_their_originals_cannot_touch_each_other(game: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, 10 * len(tables(rules)), 5000):
        check_clones(rules, seed, seats, options, style)


def test_a_silent_playout_ends_as_the_same_choices_do_aloud(game: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, _ in sampled_tables(rules, len(tables(rules)), 90):
        silent, aloud = (rules.new(seats, options, Chance(seed)) for _ in range(2))
        decisions = rules.playout(silent, Chance(seed))
        chance = Chance(seed)
        count = 0
        while asked := rules.asked(aloud):
            choices = rules.options(aloud, asked[0])
            rules.play(aloud, asked[0], choices[chance.below(len(choices))])
            count += 1

        assert decisions == count
        assert silent.zones == aloud.zones
        assert silent.facts() == aloud.facts()
        assert [score.plain() for score in rules.scores(silent)] == [score.plain() for score in rules.scores(aloud)]


def test_an_action_that_is_not_offered_changes_nothing(game: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, len(tables(rules)), 200):
        g = rules.new(seats, options, Chance(seed))
        chance = Chance(seed)
        for number, _ in enumerate(steps(rules, g, style, Chance(seed + 1))):
            if number % 23:
                continue
            before = state(rules, g)
            for _ in range(12):
                seat, action = chance.below(seats), chance.below(len(rules.catalogue))
                if action not in rules.options(g, seat):
                    with pytest.raises(IllegalAction):
                        rules.play(g, seat, action)
            assert state(rules, g) == before


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_any_choices_at_all_lead_to_a_game_that_obeys_the_laws(game: str, data: st.DataObject) -> None:
    rules = readingroom.load(game)
    seats, options = data.draw(st.sampled_from(tables(rules)))
    picks = data.draw(st.lists(st.integers(0, 1 << 20), max_size=120))
    g = rules.new(seats, options, Chance(data.draw(st.integers(0, 1 << 40))))
    record = records.begin(rules, g)
    deck = cards(g)
    for pick in picks:
        if not (asked := rules.asked(g)):
            break
        seat = asked[pick % len(asked)]
        choices = rules.options(g, seat)
        action = choices[pick // len(asked) % len(choices)]
        rules.play(g, seat, action)
        records.note(record, g, seat, action)
        assert cards(g) == deck
        assert choices == sorted(set(choices))
    fold = records.replay(records.read(records.write(record), rules))
    assert fold.g.digest() == g.digest()
    assert fold.g.plain() == g.plain()


def test_both_styles_of_the_laws_reach_what_they_are_for(game: str) -> None:
    rules = readingroom.load(game)
    seen: set[str] = set()
    rounds = 3 if game == "exlibris" else 1  # dice that hit nobody are rare, and hands shown to the Goblin
    for style in STYLES[game]:
        for seed, (seats, options) in enumerate(list(tables(rules)) * rounds):
            g = rules.new(seats, options, Chance(seed))
            seen |= {event.code for step in steps(rules, g, style, Chance(seed)) for event in step.events}
    if game == "biblios":
        assert seen >= {"keep", "offer", "set-aside", "take", "church", "used", "unused", "die", "lot", "bid", "pass"}
        assert seen >= {"sold", "lay", "pay", "win", "culprit", "steal", "lose", "unsold", "end"}
    if game == "atheneum":
        assert seen >= {"deal", "pass", "choose", "reveal", "last", "benefit", "lost", "objective", "retire", "discard"}
        assert seen >= {"shelve", "shelve-pair", "reshelve-pair", "remove", "remove-pair", "capture", "reward", "draw"}
        assert seen >= {"use", "candle", "score", "finish", "forfeit", "return", "phase", "turn", "end"}
    if game == "exlibris":
        assert codes("exlibris", "event") - seen <= {"reorder"} | SET_UP


def test_returns_share_the_win_among_those_who_stand_first(game: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, 2 * len(tables(rules)), 300):
        g = rules.new(seats, options, Chance(seed))
        for number, _ in enumerate(steps(rules, g, style, Chance(seed + 1))):
            if number % 23 == 22 or rules.over(g):  # not while libraries are chosen: there is nothing to score yet
                first = rules.ranking(g)[0]
                wanted = [1 / len(first) if score.seat in first else 0.0 for score in rules.scores(g)]
                assert rules.returns(g) == wanted
