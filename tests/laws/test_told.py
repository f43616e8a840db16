"""What is told of every game: each event under a rule of its page, by names, with what moved from where to where."""

import pickle
from typing import Any

import msgspec
import pytest

import readingroom
from readingroom import record as records
from readingroom.engine.event import SPECTATOR, Event, seen_by
from readingroom.engine.record import Fold
from readingroom.locales import LANGUAGES, language, rulebook
from readingroom.locales.sayings import Line, Said
from readingroom.locales.voice import Voice
from readingroom.locales.words import words
from tests.laws.play import AnyRules, every_game, sampled_tables
from tests.laws.test_leaks import played

pytestmark = pytest.mark.parametrize("game", every_game())
WANDERING = {"exlibris": {"shift", "slide"}}  # by game: what moves cards along a shelf
MOST_GAMES = 60  # until the Wizard and the Joiner have moved cards
NAMES = ["Ada", "Ben", "Cleo", "Dom", "Eva"]


def chapters(rules: AnyRules, record: Any) -> list[list[Event]]:
    """Give what each entry of a game brought."""
    fold = Fold(record)
    return [list(rules.events(fold.g)), *[fold.play(move) for move in record.moves]]


def test_every_event_happens_under_a_rule_of_the_page_and_says_all_by_names(game: str) -> None:
    rules = readingroom.load(game)
    page = rulebook.sentences(game, "en")
    for seed, seats, options, style in sampled_tables(rules, 6, 70):
        for event in [event for each in chapters(rules, played(rules, seed, seats, options, style)) for event in each]:
            assert rules.rule_of(event) in page
            assert all(isinstance(value, int | str | None) for value in rules.told(event).values())
            for moved in rules.moved(event):
                assert moved.kind
                assert moved.source
                assert moved.target
                assert moved.source != moved.target


def test_cards_that_change_their_places_on_a_shelf_are_told_so(game: str) -> None:
    rules, found, seed = readingroom.load(game), set[str](), 0
    while found != WANDERING.get(game, set()):
        record, seed = played(rules, seed, 3, {}, "random"), seed + 1
        assert seed < MOST_GAMES
        fold = Fold(record)
        for move in record.moves:
            before = shelves(rules, fold.g)
            for event in fold.play(move):
                if event.code in WANDERING[game]:
                    found.add(event.code)
                    assert along(rules, event) == went(before, shelves(rules, fold.g), event.seat)


def shelves(rules: AnyRules, g: Any) -> Any:
    """Give what lies on everybody's shelf."""
    return rules.facts(rules.observe(g, None))["shelves"]


def along(rules: AnyRules, event: Event) -> set[tuple[str, str, str]]:
    """Give which cards an event moved that lie face up, from which place to which."""
    return {(each.thing, each.source, each.target) for each in rules.moved(event) if each.thing is not None}


def went(before: Any, after: Any, seat: int) -> set[tuple[str, str, str]]:
    """Give which cards lie face up in another place of a seat's shelf than before."""
    old, new = placed(before[seat], seat), placed(after[seat], seat)
    return {(card, old[card], place) for card, place in new.items() if old[card] != place}


def placed(rows: Any, seat: int) -> dict[str, str]:
    """Give the place of each card that lies face up."""
    lying = [(row, column, each) for row, line in enumerate(rows, 1) for column, each in enumerate(line, 1) if each]
    return {each["card"]: f"shelf {seat} {row},{column}" for row, column, each in lying if each["card"]}


def test_rules_of_events_are_the_same_in_a_replay_and_outlive_a_copy(game: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, 3, 80):
        record = played(rules, seed, seats, options, style)
        told = [[rules.rule_of(event) for event in each] for each in chapters(rules, record)]
        again = records.read(records.write(record))
        assert [[rules.rule_of(event) for event in each] for each in chapters(rules, again)] == told
        view = pickle.loads(pickle.dumps(rules.observe(records.replay(record).g, None)))
        assert [rules.rule_of(event) for event in view.past] == [
            rules.rule_of(event) for event in rules.observe(records.replay(record).g, None).past
        ]


def test_who_does_not_see_a_card_is_told_no_name_of_it(game: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, 3, 90):
        for events in chapters(rules, played(rules, seed, seats, options, style)):
            for seat in [*range(seats), SPECTATOR]:
                for event in seen_by(seat, events):
                    if event.card == -2:
                        assert all(moved.thing is None for moved in rules.moved(event) if moved.kind == "card")
                        assert rules.told(event).get("card") is None


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_game_is_said_without_a_missing_message_or_value(game: str, code: str) -> None:
    rules = readingroom.load(game)
    for seed, seats, options, style in sampled_tables(rules, 1, 60):
        record = played(rules, seed, seats, options, style)
        for viewer in (0, None):
            spoken, voice = words(rules, viewer), Voice(language(code), NAMES[:seats], viewer)
            fold = Fold(record)
            lines: list[Line] = spoken.log(rules.events(fold.g))
            for number, move in enumerate(record.moves):
                view = rules.observe(fold.g, viewer)
                if number % 41 == 0:
                    said = [spoken.prompt(view).say, *(spoken.option(view, each) for each in view.options)]
                    said += [item for section in spoken.board(view) for item in (section.say, *section.items)]
                    check(voice, said)
                lines += spoken.log(seen_by(SPECTATOR if viewer is None else viewer, fold.play(move)))
            scores = rules.scores(fold.g)
            check(voice, [spoken.verdict(scores), *spoken.places(scores)])
            check(voice, [said for line in spoken.sheet(scores) for said in (line.say, *line.cells)])
            assert all(text and "{" not in text for text in voice.lines(lines))


def check(voice: Voice, sayings: list[Said]) -> None:
    """Say each of them, also after it went over the wire."""
    for said in sayings:
        text = voice.say(said)
        assert text
        assert "{" not in text, text  # Fluent shows a value that is missing so
        assert said.say != text
        assert voice.say(msgspec.json.decode(msgspec.json.encode(said), type=Said)) == text
