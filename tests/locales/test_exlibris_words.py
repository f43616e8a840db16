"""Whole games of Ex Libris are put into words, in every language and for every viewer, with nothing missing."""

import re
from collections.abc import Iterator

import pytest

from readingroom.engine.chance import Chance
from readingroom.engine.event import BACK, NONE, Event, seen_by
from readingroom.engine.score import Score, ScoreLine
from readingroom.games.exlibris.components import LOCATION_NAMES
from readingroom.games.exlibris.state import ExLibris, hand, taken
from readingroom.locales import LANGUAGES, language
from readingroom.locales.exlibris import ExLibrisWords
from readingroom.locales.sayings import Said, Value
from readingroom.locales.voice import Voice
from readingroom.locales.words import Tie
from tests.games.exlibris.effects import PLAYS
from tests.games.exlibris.tables import RULES, Library, table
from tests.locales.messages import codes
from tests.rulebook import rule

NAMES = ["Ada", "Ben", "Cleo", "Dom"]
TABLES: list[tuple[int, dict[str, str], int]] = [  # seats, options, and how many games
    (1, {"level": "professor"}, 2), (2, {}, 2), (3, {"libraries": "open"}, 2), (4, {}, 5),
]  # fmt: skip


def played(seats: int, options: dict[str, str], seed: int) -> Iterator[tuple[ExLibris, list[Event]]]:
    """Play a game at random and stop at every question, with what happened before it."""
    g = RULES.new(seats, options, Chance(seed))
    chance = Chance(seed)
    events = RULES.events(g)
    while asked := RULES.asked(g):
        yield g, events
        choices = RULES.options(g, asked[0])
        events = RULES.play(g, asked[0], choices[chance.below(len(choices))])
    yield g, events


def said(game: Library, name: str, value: Value, code: str = "en") -> str:
    """Put a saying into the words of a player's language."""
    return Voice(language(code), game.names, game.seat(name)).say(value)


def board(game: Library, name: str, code: str = "en") -> dict[str, list[str]]:
    """Give the whole table in words, as a player reads it: by what it is and whose."""
    sections = ExLibrisWords(RULES, game.seat(name)).board(game.view(name))
    return {
        f"{each.code}{'' if each.seat is None else f' {game.names[each.seat]}'}": [
            said(game, name, item, code) for item in (each.say, *each.items)
        ]
        for each in sections
    }


@pytest.mark.slow
@pytest.mark.usefixtures("_strict")
@pytest.mark.parametrize("code", LANGUAGES)
def test_all_that_happens_can_be_said(code: str) -> None:
    events, prompts = set(), set()
    for seats, options, games in TABLES:
        for seed in range(games):
            for number, (g, happened) in enumerate(played(seats, options, 10 * seats + seed)):
                asked = RULES.asked(g)
                seat = asked[0] if asked else 0
                words, say = ExLibrisWords(RULES, seat), Voice(language(code), NAMES[:seats], seat).say
                for viewer in (seat, (seat + 1) % seats, None) if number % 5 == 0 or g.lanes else (seat,):
                    view = RULES.observe(g, viewer)
                    prompts.add(words.prompt(view).code)
                    assert say(words.prompt(view).say)
                view = RULES.observe(g, seat)
                assert all(say(words.option(view, action)) for action in view.options[:2] + view.options[-3:])
                if number % 9 == 0 or not asked:
                    texts = [say(item) for section in words.board(view) for item in (section.say, *section.items)]
                    assert all(texts)
                for event in seen_by(seat, happened):
                    events.add(event.code)
                    assert say(words.event(event))
            for viewer in (None, 0):
                words, voice = ExLibrisWords(RULES, viewer), Voice(language(code), NAMES[:seats], viewer)
                assert all(voice.lines(words.log(RULES.observe(g, viewer).past)))
                assert voice.lines(words.log(RULES.observe(g, viewer).past, full=True))
                scores = RULES.scores(g)
                assert all(voice.say(each) for line in words.sheet(scores) for each in (line.say, *line.cells))
                assert all(voice.say(place) for place in words.places(scores))
                assert voice.say(words.verdict(scores))
    for play in PLAYS.values():
        game = play.game()
        for line in play.said.split(", "):
            words, view = ExLibrisWords(RULES, game.seat(line.split()[0])), game.view(line.split()[0])
            prompts.add(words.prompt(view).code)
            assert say(words.prompt(view).say)
            assert all(say(words.option(view, action)) for action in view.options)
            game.say(line)
            events |= {event.code for event in game.events if say(words.event(event))}
    assert codes("exlibris", "event") - events <= {"tiles-reshuffled", "no-winner", "reorder"}
    assert codes("exlibris", "prompt") - prompts == set()


def test_what_an_action_does_is_said_the_same_in_every_position_where_it_can_be() -> None:
    words = ExLibrisWords(RULES)
    verb = RULES.catalogue.verb
    actions = [action for action in range(len(RULES.catalogue)) if words.choice(action) is None]

    assert {verb(action) for action in actions} == {
        "done", "again", "lift", "special", "recall", "oust", "over", "under",
    }  # fmt: skip


@rule("EXL-R3")
def test_the_whole_town_is_told_with_its_cards_and_assistants() -> None:
    game = table(
        "Ada Ben Cy", tiles="bookseller mystery-shack alehouse", special="Ada: mummy", hands="Ada: A1, Ben: C1 D1",
        at="Ada: *bookseller, Ben: alehouse/2 home", cards="bookseller: E6, mystery-shack: F5 G1",
    )  # fmt: skip
    town = board(game, "Ada")

    assert town["bookseller"] == ["10. Bookseller", "you: Mummy, space 1", "2 free spaces", "E6 (S R)"]
    assert town["alehouse"] == ["12. Alehouse, delayed effect", "Ben: assistant, space 2", "2 free spaces"]
    assert town["mystery-shack"] == ["13. Mystery Shack", "2 free spaces", "2 cards, face down"]
    assert town["round"][1:] == ["Round 2", "16 cards on a shelf bring the last round", "First player token: you"]
    assert town["categories"][1:] == ["Prominent: Fantastical Fiction", "Banned: Corrupted Codices"]
    assert town["assistants Ben"] == ["Assistants", "assistant: Alehouse", "assistant: home"]
    assert town["hand Ada"] == ["Hand", said(game, "Ada", ExLibrisWords(RULES).card(RULES.find_card("A1")))]
    assert town["hand Ben"] == ["Hand", "2 cards, face down"]
    assert "focus Ada" in town
    assert "focus Ben" not in town


@rule("EXL-A3", "EXL-W1")
@pytest.mark.parametrize(
    ("code", "mine", "theirs"),
    [
        ("en", "Row 2: B2 (F F M), face down · E6 (S R), with a card buried below", "a card face down"),
        (
            "fr",
            "Rangée 2\N{NO-BREAK SPACE}: B2 (F F B), face cachée · E6 (P R), avec une carte",
            "une carte face cachée",
        ),
        ("pl", "Rząd 2: B2 (B B P), zakryta · E6 (Z E), pod spodem zabalsamowana karta", "zakryta karta"),
    ],
)
def test_a_shelf_is_told_row_by_row_and_face_down_cards_to_their_owner_only(code: str, mine: str, theirs: str) -> None:
    game = table("Ada Ben", shelves="Ada: A1 . / ## E6_", hidden_cards="Ada: B2 F5")

    rows = board(game, "Ada", code)["shelf Ada"]
    assert rows[1].endswith({"en": " · empty", "fr": " · vide", "pl": " · puste"}[code])
    assert rows[2].startswith(mine)
    assert theirs in board(game, "Ben", code)["shelf Ada"][2]
    assert "B2" not in board(game, "Ben", code)["shelf Ada"][2]


@rule("EXL-L11", "EXL-W1")
def test_who_searches_the_discard_pile_is_told_all_of_it_and_the_others_its_top() -> None:
    game = table("Ada Ben", tiles="dump", at="Ada: dump", discard="C4 E6", hands="Ben: Z1")
    game.first_choices("name")
    game.say("Ada name spells")

    assert [text[:2] for text in board(game, "Ada")["discard"][1:]] == ["C4", "E6"]
    assert [text[:2] for text in board(game, "Ben")["discard"][1:]] == ["E6", "1 "]


@rule("EXL-O6")
@pytest.mark.parametrize("code", LANGUAGES)
def test_in_a_game_for_one_the_public_library_has_a_place_and_no_shelf(code: str) -> None:
    game = table("Ada", tiles="bookseller", shelves="Ada: A1 B1")
    words, say = ExLibrisWords(RULES), Voice(language(code), ["Ada"], 0).say
    scores = RULES.scores(game.g)

    public = say(Said(say="exlibris-public-library"))
    assert sum(public in say(place) for place in words.places(scores)) == 1
    assert [say(cell) for line in words.sheet(scores) if line.code == "stability" for cell in line.cells][1] == "–"


@rule("EXL-W1")
@pytest.mark.parametrize(
    ("event", "you", "others"),
    [
        (Event("draw", 0, 0, 0, 30, NONE, 0, 1, -1), "You draw A1 (H M C).", "Ada draws a card."),
        (Event("pick", 0, 0, 30, 31, NONE, 0, 1, -1), "You pick up A1 (H M C).", "Ada picks up a card."),
        (Event("lay", 0, BACK, 0, 24, NONE, 0, 0, -1), "A card is laid face down at Mystery Shack.", ""),
        (Event("place", 0, NONE, NONE, NONE, 10, 3, -1, -1), "You place the Mummy: Bookseller.", "Ada places the"),
        (
            Event("put-away", 0, 170, 31, 8, NONE, 0, 1, -1),
            "Library put away: the Goblin Sneak (Caverns of Comprehension).",
            "The other library is",
        ),
        (Event("name", 0, NONE, NONE, NONE, 5, 0, -1, -1), "You name Spells & Potions.", "Ada names Spells & Potions."),
    ],
)
def test_who_may_not_see_a_card_hears_of_a_card(event: Event, you: str, others: str) -> None:
    def heard(seat: int) -> str:
        return Voice(language("en"), NAMES, seat).say(ExLibrisWords(RULES, seat).event(event.projected(seat)))

    card = Voice(language("en"), NAMES, 0).say(ExLibrisWords(RULES).card(0))
    assert heard(0) == you.replace("A1 (H M C)", card)
    assert heard(2).startswith(others)


@pytest.mark.parametrize("verb", ["give", "hand-over"])
@pytest.mark.parametrize(
    ("code", "giver", "receiver", "others"),
    [
        ("en", "You (give|hand) .* to Ben.", "Ada .* you.*", "Ada .* to Ben."),
        ("fr", "Vous .* à Ben.", "Ada vous .*", "Ada .* à Ben."),
        ("pl", "Ben dostaje od Ciebie .*", "Ada .* Ci .*", "Ada .*; dostaje ją Ben."),
    ],
)
def test_a_giver_is_told_with_who_gets_it(verb: str, code: str, giver: str, receiver: str, others: str) -> None:
    event = Event(verb, 0, 0, hand(0), taken(1), NONE, 0, -1, -1)
    for seat, wanted in enumerate((giver, receiver, others)):
        heard = Voice(language(code), NAMES, seat).say(ExLibrisWords(RULES, seat).event(event))
        assert re.fullmatch(wanted, heard), heard


@rule("EXL-E8")
@pytest.mark.parametrize(
    ("ties", "english", "french"),
    [
        ((30, -2, -1), "Tied on points (50), you win by the", "À égalité de points (50), vous gagnez grâce aux livres"),
        ((20, -1, -9), "Tied on points (50) and on books, you win with", "À égalité de points (50) et de livres, vous"),
        (
            (20, -2, -1),
            "Tied on points (50), books and cards in hand, you win",
            "À égalité de points (50), de livres et",
        ),
        (
            (20, -2, -3),
            "you and Ben share the victory",
            "Victoire partagée avec 50 points\N{NO-BREAK SPACE}: vous et Ben.",
        ),
        ((10, -9, -9), "Tied on points (50), Ben wins by the books", "À égalité de points (50), Ben gagne grâce aux"),
    ],
)
def test_the_verdict_says_what_decided_and_speaks_to_the_winner(
    ties: tuple[int, int, int], english: str, french: str
) -> None:
    scores = [Score(seat, 50, [ScoreLine("stability", 0)], each) for seat, each in enumerate((ties, (20, -2, -3)))]
    verdict = ExLibrisWords(RULES, 0).verdict(scores)

    assert Voice(language("en"), NAMES, 0).say(verdict).startswith(english)
    assert Voice(language("fr"), NAMES, 0).say(verdict).startswith(french)


def at_the_end(points: list[int], ties: list[tuple[int, ...]], line: str = "stability") -> list[Score]:
    """Scores with these points and tie-breakers."""
    return [Score(seat, each, [ScoreLine(line, 0)], ties[seat]) for seat, each in enumerate(points)]


@rule("EXL-E8")
def test_of_tied_points_it_is_told_what_was_compared_and_whom_it_put_where() -> None:
    scores = at_the_end([50, 50, 41, 50], [(20, -2, -3), (20, -1, -9), (30, 0, 0), (18, 0, 0)])
    words = ExLibrisWords(RULES)

    assert [words.compared(score, scores) for score in scores] == [
        [Tie("books", 20, True, False), Tie("hand", 2, False, True)],
        [Tie("books", 20, True, False), Tie("hand", 1, True, False)],
        [],
        [Tie("books", 18, False, True)],
    ]


@rule("EXL-E8")
def test_where_everything_is_equal_it_is_told_that_all_was_compared_in_vain() -> None:
    scores = at_the_end([50, 50], [(20, -2, -3), (20, -2, -3)])

    told = [Tie("books", 20, False, False), Tie("hand", 2, False, False), Tie("banned", 3, False, False)]
    assert [ExLibrisWords(RULES).compared(score, scores) for score in scores] == [told, told]


@rule("EXL-O6")
def test_with_the_public_library_nothing_is_compared() -> None:
    [mine] = at_the_end([50], [(0,)])
    scores = [mine, Score(1, 50, [ScoreLine("prominent", 0)], (1,))]

    assert [ExLibrisWords(RULES).compared(score, scores) for score in scores] == [[], []]


@rule("EXL-R8", "EXL-O5")
@pytest.mark.parametrize(
    ("seats", "options", "text"),
    [
        (1, {}, "Ends after round 5"),
        (2, {}, "The last one after 16 shelved cards"),
        (4, {"long": "yes"}, "The last one after 15 shelved cards"),
    ],
)
def test_what_brings_the_end_is_said_until_the_last_round(seats: int, options: dict[str, str], text: str) -> None:
    g = RULES.new(seats, options, Chance(1))
    words, say = ExLibrisWords(RULES, 0), Voice(language("en"), NAMES, 0).say

    assert say(words.beside(RULES.observe(g, 0))["end"]) == text
    g.last = True
    assert words.beside(RULES.observe(g, 0)) == {}


def test_nothing_is_said_of_a_location_that_has_no_name() -> None:
    words, say = ExLibrisWords(RULES), Voice(language("en"), NAMES, None).say

    assert len({say(words.location(number)) for number in range(len(LOCATION_NAMES))}) == len(LOCATION_NAMES)


@rule("EXL-E3", "EXL-A3")
@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "11 (9 + 2 for 1 buried)"),
        ("fr", "11 (9 + 2 pour 1 enterrée)"),
        ("pl", "11 (9 + 2 za zabalsamowane: 1)"),
    ],
)
def test_what_is_said_of_the_stability_adds_up(code: str, text: str) -> None:
    line = ScoreLine("stability", 11, figures={"rectangle": 9, "buried": 1})
    assert Voice(language(code), NAMES, None).say(ExLibrisWords(RULES).figure(line)) == text


def test_a_full_log_joins_the_cards_that_somebody_is_dealt() -> None:
    g = RULES.new(2, {}, Chance(1))
    while RULES.asked(g) and "deal" not in [event.code for event in RULES.observe(g, 0).past]:
        seat = RULES.asked(g)[0]
        RULES.play(g, seat, RULES.options(g, seat)[0])
    lines = Voice(language("en"), NAMES, 0).lines(ExLibrisWords(RULES, 0).log(RULES.observe(g, 0).past, full=True))
    assert "Ben is dealt six cards." in lines
    assert len([line for line in lines if line.startswith("You are dealt")]) == 3


@rule("EXL-A4", "EXL-R5")
def test_the_home_action_that_is_left_is_the_one_that_is_asked_for() -> None:
    game = table(
        tiles="bookseller", special="Ben: gelatinous-cube", at="Ben: *bookseller", hands="Ada: A1, Ben: C1",
        draw="M1", cards="bookseller: D1",
    )  # fmt: skip
    game.say("Ada place bookseller", "Ada allow")
    asked = ExLibrisWords(RULES, game.seat("Ben"))
    assert said(game, "Ben", asked.prompt(game.view("Ben")).say).startswith("You may draw one card and shelve one")
    game.say("Ben shelve C1", "Ben at 1,1")
    assert said(game, "Ben", asked.prompt(game.view("Ben")).say) == "You may also draw one card."
