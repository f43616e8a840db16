"""Whole games of Biblios are put into words, in every language and for every viewer, with nothing missing."""

from collections.abc import Iterator

import pytest

import readingroom
from readingroom.engine.chance import Chance
from readingroom.engine.event import BACK, NONE, Event, seen_by
from readingroom.games.biblios.rules import BibliosRules
from readingroom.games.biblios.state import Biblios, reserve
from readingroom.locales import LANGUAGES, language
from readingroom.locales.biblios import BibliosWords
from readingroom.locales.voice import Voice
from tests.locales.messages import codes
from tests.rulebook import rule

NAMES = ["Ada", "Ben", "Cleo", "Dom"]


@pytest.fixture
def rules() -> BibliosRules:
    loaded = readingroom.load("biblios")
    assert isinstance(loaded, BibliosRules)
    return loaded


def played(rules: BibliosRules, seats: int, seed: int, **options: str) -> Iterator[tuple[Biblios, list[Event]]]:
    """Play a game at random and stop at every question, with what happened before it."""
    g = rules.new(seats, options, Chance(seed))
    chance = Chance(seed)
    events = rules.events(g)
    while asked := rules.asked(g):
        yield g, events
        choices = rules.options(g, asked[0])
        low = choices[: 6 if chance.below(9) else None]  # mostly low bids, so that some of them can be paid
        events = rules.play(g, asked[0], low[chance.below(len(low))])
    yield g, events


@pytest.mark.slow
@pytest.mark.usefixtures("_strict")
@pytest.mark.parametrize("code", LANGUAGES)
def test_all_that_happens_can_be_said(rules: BibliosRules, code: str) -> None:
    events, prompts = set(), set()
    for seats, penalty in ((2, "steal"), (4, "bluff")):
        for g, happened in played(rules, seats, seats, penalty=penalty):
            seat = rules.asked(g)[0] if rules.asked(g) else 0
            words, say = BibliosWords(rules, seat), Voice(language(code), NAMES, seat).say
            view = rules.observe(g, seat)
            prompts.add(words.prompt(view).code)
            assert say(words.prompt(view).say)
            assert all(say(words.option(view, action)) for action in view.options[-3:])
            assert all(say(item) for section in words.board(view) for item in (section.say, *section.items))
            for event in seen_by(seat, happened):
                events.add(event.code)
                assert rules.rule_of(event).startswith("BIB-")
                assert say(words.event(event))
        for viewer in (None, 0):
            words, voice = BibliosWords(rules, viewer), Voice(language(code), NAMES, viewer)
            assert all(voice.lines(words.log(rules.observe(g, viewer).past)))
            assert voice.lines(words.log(rules.observe(g, viewer).past, full=True))
            sheet = words.sheet(rules.scores(g))
            assert len(sheet) == 5
            assert all(voice.say(said) for line in sheet for said in (line.say, *line.cells))
            assert all(voice.say(place) for place in words.places(rules.scores(g)))
            assert voice.say(words.verdict(rules.scores(g)))
    assert events == codes("biblios", "event") - {"gifts", "pay-cards", "pay-hidden"}  # these join several events
    assert prompts == codes("biblios", "prompt")


@rule("BIB-G1", "BIB-G4", "BIB-A5")
@pytest.mark.parametrize(
    ("event", "you", "others"),
    [
        (Event("keep", 0, 0, 7, reserve(0), NONE, 0, 1, -1), "You keep Monks 2 (A).", "Ada keeps a card."),
        (Event("take", 0, 47, 3, reserve(0), NONE, 0, -1, -1), "You take gold 3.", "Ada takes gold 3."),
        (Event("bid", 0, NONE, NONE, NONE, NONE, 4, -1, -1), "You bid 4.", "Ada bids 4."),
        (
            Event("steal", 1, 47, reserve(0), reserve(1), NONE, 0, 3, -1),
            "Ben takes gold 3 from you.",
            "Ben takes a card from Ada.",
        ),
    ],
)
def test_who_may_not_see_a_card_hears_of_a_card(rules: BibliosRules, event: Event, you: str, others: str) -> None:
    def said(seat: int) -> str:
        return Voice(language("en"), NAMES, seat).say(BibliosWords(rules, seat).event(event.projected(seat)))

    assert (said(0), said(2)) == (you, others)


def test_the_cards_of_one_payment_stand_in_one_line(rules: BibliosRules) -> None:
    shown = [Event("pay", 1, card, 12, 5, NONE, 0, -1, -1) for card in (45, 46)]
    hidden = [Event("pay", 1, BACK, 12, 13, NONE, 0, 2, -1)] * 3

    words, voice = BibliosWords(rules, 0), Voice(language("en"), NAMES, 0)

    assert voice.lines(words.log(shown)) == ["Ben pays gold 1 and gold 2."]
    assert voice.lines(words.log([shown[1], *shown[1:]])) == ["Ben pays gold 2 and gold 2."]
    assert voice.lines(words.log(hidden)) == ["Ben pays 3 cards, face down."]


def test_the_gifts_of_another_player_stand_in_one_line_unless_all_is_wanted(rules: BibliosRules) -> None:
    gifts = [
        Event("turn", 1, NONE, NONE, NONE, NONE, 0, -1, -1),
        Event("keep", 1, BACK, 11, 10, NONE, 0, 2, -1),
        Event("offer", 1, 45, 11, 3, NONE, 0, -1, -1),
        Event("offer", 1, 0, 11, 3, NONE, 0, -1, -1),
    ]

    words, voice = BibliosWords(rules, 0), Voice(language("fr"), NAMES, 0)

    assert voice.lines(words.log(gifts)) == ["Ben offre\N{NO-BREAK SPACE}: Or 1 et Moine 2 (A)."]
    assert len(voice.lines(words.log(gifts, full=True))) == 4


@rule("BIB-G6", "BIB-E1")
def test_what_ends_a_phase_is_said_until_the_game_is_over(rules: BibliosRules) -> None:
    words, say = BibliosWords(rules, 0), Voice(language("en"), NAMES, 0).say
    told = []
    for g, _ in played(rules, 2, 1):
        beside = words.beside(rules.observe(g, 0))
        told.append(say(beside["end"]) if beside else "")

    assert list(dict.fromkeys(told)) == ["Auctions once the draw pile is empty", "Until the auction pile is empty", ""]
