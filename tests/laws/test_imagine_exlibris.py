"""With a handful of cards, imagined worlds of Ex Libris are exactly those that fit what the onlooker saw.

Each tale is about one kind of knowledge; all onlookers and a spectator follow it, and at every stop each of them must
imagine every world that fits, and no other.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import permutations

import pytest

import readingroom
from readingroom.engine.chance import Chance
from readingroom.engine.event import SPECTATOR
from readingroom.games.exlibris.components import MYSTERY_SHACK
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.state import (
    AT,
    CATEGORY_CARDS,
    DISCARDS,
    DRAW,
    FORM,
    LIBRARIES,
    STACK,
    ExLibris,
    focus,
    hand,
    looking,
)
from readingroom.games.exlibris.view import ExLibrisView
from tests.laws.exlibris_worlds import FULL, Plain, Watch, begun, tiny
from tests.laws.play import choose
from tests.rulebook import rule

MANY_TRIES = 20  # so many times as many as there are worlds, at least


@pytest.fixture(autouse=True)
def small_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal two cards to each, so that all worlds can be listed."""
    deal(2, monkeypatch)


def deal(count: int, patch: pytest.MonkeyPatch) -> None:
    """Deal so many cards to each."""
    if readingroom.compiled():
        pytest.skip("hands cannot be made smaller in the compiled game")
    patch.setattr("readingroom.games.exlibris.flow.HAND", count)


# Hands


@pytest.mark.slow
@rule("EXL-W1")
def test_hands_are_imagined_as_far_as_cards_were_seen_to_come_and_go() -> None:
    rules = tiny("A1:F B1:H C1:C D1:FH E1:M F1:S", {})
    watch = Watch(rules, begun(rules, "burrow-of-bindings igloo-of-information", "donation-bin", "A1 B1 C1 D1"))
    watch.check()
    assert watch.counts == {0: 12, 1: 12, SPECTATOR: 360}  # two of four cards in the order of the deal

    watch.say("0 place home", "0 draw")
    assert watch.counts[1] == 24  # three of four cards, by the order in which they were drawn

    watch.say("1 place home", "1 shelve C1", "1 at 1,1")
    assert watch.counts[0] == 2 * 2  # it was dealt first or second, and two cards are left for the other

    watch.say("0 place donation-bin", "0 discard A1")
    assert watch.counts[1] == 24 * 3  # nobody knows yet which of the three it is

    watch.say("0 done", "0 done")
    assert watch.counts[1] == 3 * 6  # it was the first, the second or the third of them
    assert watch.checked >= 7


@rule("EXL-S5", "EXL-W1")
def test_cards_of_a_new_draw_pile_are_told_from_those_that_were_drawn_before() -> None:
    rules = tiny("A1:F B1:H C1:C D1:FH E1:M F1:S", {})
    g = begun(rules, "burrow-of-bindings igloo-of-information", "wishing-well", "A1 B1 C1 D1 E1 F1")
    watch = Watch(rules, g)
    watch.say("0 place wishing-well", "0 discard A1", "0 done", "0 done")  # draws E1 and F1
    watch.say("1 place home", "1 shelve C1", "1 at 1,1")
    watch.say("0 place home", "0 draw")  # A1 again, from the new pile: everybody can work that out

    for seat in (1, SPECTATOR):
        worlds = [world for each in watch.onlookers if each.seat == seat for world in each.worlds]
        assert all(g.deck.find("A1") in world.zones[30] for world in worlds)
    assert watch.checked >= 7


# The Shack


@pytest.mark.slow
@rule("EXL-L13", "EXL-W1")
def test_the_cards_of_the_shack_are_known_to_its_visitor_until_they_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(1, monkeypatch)
    rules = tiny("A1:F B1:H C1:C D1:FH E1:M F1:FS", {"mystery-shack": 2})
    kinds = "burrow-of-bindings igloo-of-information pyramid-of-papyri"
    g = begun(rules, kinds, "mystery-shack dump", "A1 B1 C1 D1 E1")
    watch = Watch(rules, g)
    watch.check()
    assert watch.counts[0] == 5 * 4 * 3 * 2

    watch.say("0 place mystery-shack", "0 name fiction")
    assert watch.counts[0] == 3 * 2 * 2  # two hands; and in which order the two in the Shack were laid
    assert watch.counts[1] == 5 * 4 * 3 * 2

    watch.say("0 take D1", "0 done", "0 done")
    assert watch.counts[0] == 12
    assert watch.counts[1] == 4 * 3 * 2 * 2

    watch.say("1 place mystery-shack", "1 name monsters")
    assert watch.counts[1] == 12  # now the second visitor has seen the other card as well

    watch.say("1 done", "2 place home", "2 done")
    assert watch.checked >= 10


@rule("EXL-A12")
def test_a_card_of_the_shack_that_was_burnt_unseen_is_seen_then(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(1, monkeypatch)
    rules = tiny("A1:F B1:H C1:C D1:FH E1:M F1:FS", {"mystery-shack": 2})
    g = begun(rules, "volcanic-biblioteca igloo-of-information", "mystery-shack", "A1 B1 C1 D1 E1")
    watch = Watch(rules, g)
    watch.say("0 special mystery-shack", "0 burn-blindly", "0 done")
    assert watch.counts == {0: 4 * 3 * 2, 1: 4 * 3 * 2, SPECTATOR: 5 * 4 * 3 * 2}

    watch.say("0 name codices", "0 done", "1 place home", "1 draw")
    assert watch.checked >= 5


# What the Goblin, the Cube and the Witch let know


@pytest.mark.slow
@rule("EXL-A1")
def test_a_hand_that_was_shown_to_the_goblin_is_known_to_it_and_partly_to_all() -> None:
    rules = tiny("A1:F B1:H C1:C D1:CS E1:M F1:FS G1:R H1:H", {})
    kinds = "caverns-of-comprehension igloo-of-information pyramid-of-papyri"
    watch = Watch(rules, begun(rules, kinds, "wishing-well bookseller", "A1 B1 C1 D1 E1 F1"), most=9000)
    watch.say(
        "0 place home", "0 done", "1 place bookseller", "2 place home", "2 done", "0 special bookseller", "0 to 1"
    )
    watch.say("0 name fiction")  # Ben has none, and shows the Goblin both cards
    assert watch.counts[0] == 2 * 4 * 3  # the order in which the victim got them, and the hand of the third
    assert watch.counts[2] == 5 * 4 * 4 * 3  # the third knows only that neither is one of fiction

    watch.say("1 place home", "1 shelve C1", "1 at 1,1")
    assert watch.counts[0] == 24
    assert watch.checked >= 2


@rule("EXL-A1")
def test_a_card_handed_over_to_the_goblin_shows_the_category_to_all() -> None:
    rules = tiny("A1:F B1:H C1:C D1:CS E1:M F1:FS G1:R", {})
    kinds = "caverns-of-comprehension igloo-of-information"
    watch = Watch(rules, begun(rules, kinds, "bookseller", "A1 B1 C1 D1"))
    watch.say("0 place home", "0 done", "1 place bookseller", "0 special bookseller", "0 to 1", "0 name codices")
    assert watch.counts[0] == 5 * 4 - 3 * 2  # who is asked for a card has one

    watch.say("1 give D1")
    assert watch.counts[0] == 4 * 2  # the other card of the hand, before or after this one
    assert watch.counts[SPECTATOR] > watch.counts[0]

    watch.say("0 done", "1 place home", "1 shelve C1", "1 at 1,1")
    assert watch.counts[0] == 2
    assert watch.checked >= 5


@rule("EXL-A4")
def test_a_random_card_for_the_cube_is_known_to_the_two_players_alone() -> None:
    rules = tiny("A1:F B1:H C1:C D1:CS E1:M F1:FS", {})
    watch = Watch(rules, begun(rules, "dungeon-of-deep-thought igloo-of-information", "bookseller", "A1 B1 C1 D1"))
    watch.say("0 special bookseller", "1 place bookseller")
    watch.say("1 give-blindly")
    assert watch.counts[0] == 3 * 2  # the card that was got came first or second; and three may be the other
    assert watch.counts[SPECTATOR] == 360 * 2

    watch.say("0 place home", "0 shelve A1", "0 at 1,1", "1 place home", "1 done")
    assert watch.checked >= 4


@rule("EXL-A11")
def test_a_card_that_the_witch_weighs_has_a_banned_book_and_one_that_she_does_not_has_none() -> None:
    rules = tiny("A1:F B1:H C1:C D1:CS E1:M F1:FS G1:C", {})
    watch = Watch(
        rules, begun(rules, "cottage-of-curiosities igloo-of-information", "wishing-well", "A1 B1 E1 F1 C1 G1")
    )
    watch.say("0 special home", "0 draw")  # C1 is banned, and G1 is revealed
    assert watch.counts[1] == 4 * 3 * 2 - 3 * 2 * 2  # the drawn card is one of the banned ones that are not revealed

    watch.say("0 take C1")
    watch.say("1 place home", "1 draw", "0 place home", "0 shelve C1", "0 at 1,1")
    assert watch.checked >= 4


@rule("EXL-A11")
def test_what_the_witch_draws_without_a_word_shows_no_banned_book() -> None:
    rules = tiny("A1:F B1:H C1:C D1:CS E1:M F1:FS G1:R", {})
    watch = Watch(rules, begun(rules, "cottage-of-curiosities igloo-of-information", "wishing-well", "A1 C1 B1 F1 E1"))
    watch.say("0 special home", "0 draw")
    assert watch.counts[1] == 3 * 4 * 3  # one of three without codices was drawn, after two of the other four

    watch.say("1 place home", "1 draw", "0 place home", "0 shelve E1", "0 at 1,1")
    assert watch.checked >= 4


@rule("EXL-A1", "EXL-A4")
def test_who_is_asked_to_hand_a_card_over_did_not_give_that_card_to_the_cube(monkeypatch: pytest.MonkeyPatch) -> None:
    deal(0, monkeypatch)
    rules = tiny("A1:F B1:H C1:C D1:CS E1:M F1:FS G1:R", {"bookseller": 2})
    kinds = "dungeon-of-deep-thought igloo-of-information caverns-of-comprehension"
    g = begun(rules, kinds, "bookseller dump", "A1 B1")
    watch = Watch(rules, g)
    watch.say("0 special dump", "1 place bookseller", "1 take A1", "1 done", "2 place home", "2 done")
    watch.say("0 place home", "0 done", "1 place bookseller", "1 take B1", "1 done", "2 place home", "2 done")
    watch.say("0 place home", "0 done", "1 special dump", "1 give-blindly")
    assert watch.counts[2] == 2  # all know both cards of this hand, but not which of them went

    [left] = g.zones[hand(1)]
    category = "fiction" if rules.deck.text(left) == "A1" else "historic"
    watch.say("2 special bookseller", "2 to 1", f"2 name {category}")
    assert watch.counts == {0: 1, 1: 1, 2: 1, SPECTATOR: 1}
    for seat in (2, SPECTATOR):
        for make in ways_to_imagine(rules, rules.look(g, seat)):
            assert all(make(Chance(each)).zones[hand(1)] == [left] for each in range(20))


# Face-down cards


@rule("EXL-A3", "EXL-H4")
def test_buried_cards_are_imagined_in_their_places() -> None:
    rules = tiny("A1:F B1:H C1:C D1:CS E1:M F1:FS", {})
    watch = Watch(rules, begun(rules, "pyramid-of-papyri igloo-of-information", "donation-bin", "A1 B1 C1 D1 E1"))
    watch.say("0 place home", "0 shelve A1", "0 at 1,1", "1 place home", "1 done")
    watch.say("0 special home", "0 shelve B1")
    assert watch.counts[1] == 2 * 3  # A1 came first or second, and three cards may be the other

    watch.say("0 under 1,1")
    assert watch.counts[1] == 6

    watch.say("1 place home", "1 draw")
    watch.say("0 place donation-bin", "0 discard A1", "0 discard B1")  # both come to light
    assert watch.counts[1] == 2
    assert watch.checked >= 8


# The end


@pytest.mark.slow
@rule("EXL-E1")
def test_others_may_have_turned_any_cards_down_in_any_order() -> None:
    spare = (
        "book-swap auction-house donation-bin community-center wishing-well gambling-den librarians-lodge dump alehouse"
        " book-collector mystery-shack flea-market assistants-guild tax-collector yard-sale joiners-workshop"
    )
    rules = tiny("A1:F B1:H C1:C D1:CS E1:M F1:FS", {}, spare)
    g = begun(rules, "burrow-of-bindings pyramid-of-papyri", "bookseller", "A1 B1 C1 D1", {"friendly": "yes"})
    watch = Watch(rules, g)
    watch.say("0 place home", "0 shelve A1", "0 at 1,1", "1 place home", "1 shelve C1", "1 at 1,1")
    watch.say("0 place home", "0 shelve B1", "0 at 1,2", "1 place home", "1 shelve D1", "1 at 1,2")
    while not g.lanes:  # to the end of the last round, without anything more
        seat = rules.asked(g)[0]
        watch.play(seat, rules.options(g, seat)[0])
    watch.check()
    # neither card, either, or both in either order; and before that, the order in which two were dealt
    assert watch.counts[0] == 5 * 2
    assert watch.counts[SPECTATOR] == 5 * 5 * 2 * 2

    for saying in ("0 turn A1", "1 turn D1", "1 turn C1", "1 done"):
        watch.say(saying)
        assert watch.counts[0] == 5 * 2
    assert watch.checked >= 15


# What is dealt apart from the book cards


def permuted(g: ExLibris, zones: list[int]) -> Iterator[ExLibris]:
    """Give the table with the cards of some zones dealt in every way, those moments of the past included."""
    cards = [card for zone in zones for card in g.zones[zone]]
    for order in permutations(sorted(cards)):
        world = g.clone()
        assert isinstance(world, ExLibris)
        left = list(order)
        for zone in zones:
            world.zones[zone] = [left.pop() for _ in g.zones[zone]]
        yield world


def lie(world: ExLibris, zones: list[int]) -> Plain:
    """Say what lies in some zones."""
    return tuple(tuple(world.zones[zone] if world.piles[zone] else sorted(world.zones[zone])) for zone in zones)


def check_zones(rules: ExLibrisRules, g: ExLibris, seat: int, zones: list[int]) -> int:
    """Check that all that fits comes to lie in some zones, and nothing else; say how many ways there are."""
    view = rules.look(g, seat)
    fitting = {lie(world, zones) for world in permuted(g, zones)}
    for make in ways_to_imagine(rules, view):
        found = {lie(make(Chance(each)), zones) for each in range(MANY_TRIES * len(fitting))}
        assert found == fitting
    return len(fitting)


def ways_to_imagine(rules: ExLibrisRules, view: ExLibrisView) -> list[Callable[[Chance], ExLibris]]:
    """Give both ways to a world that fits a view: one by one, and from an imaginer."""
    return [partial(rules.imagine, view), rules.imaginer(view).world]


@rule("EXL-S4", "EXL-W1")
@pytest.mark.parametrize(("seats", "seat", "ways"), [(2, 0, 6), (3, 1, 6), (4, 3, 6), (2, 62, 24), (4, 62, 24)])
def test_a_focus_is_any_category_that_is_not_known_to_be_elsewhere(seats: int, seat: int, ways: int) -> None:
    g = FULL.new(seats, {"beginner": "yes"}, Chance(seats))
    unseen = [int(CATEGORY_CARDS)] + [int(focus(other)) for other in range(seats) if other != seat]
    assert check_zones(FULL, g, seat, unseen) == ways  # prominent, banned and own focus are known
    for each in range(40):
        world = FULL.imagine(FULL.look(g, seat), Chance(each))
        events = [event for event in FULL.look(world, 0).past if event.code == "focus"]
        assert len(events) == seats
        assert [event.card for event in events if event.seat == 0] == world.zones[focus(0)]


@rule("EXL-S2")
def test_libraries_that_were_put_away_are_imagined_too() -> None:
    g = FULL.new(2, {"friendly": "yes"}, Chance(4))
    chooser, other = FULL.asked(g)[0], 1 - FULL.asked(g)[0]
    view = FULL.look(g, chooser)
    fitting = {lie(world, [int(looking(other)), int(LIBRARIES)]) for world in permuted(g, [looking(other), LIBRARIES])}
    for make in ways_to_imagine(FULL, view):
        worlds = [make(Chance(each)) for each in range(9 * len(fitting))]
        assert {lie(world, [int(looking(other)), int(LIBRARIES)]) for world in worlds} == fitting
    assert len(fitting) == 15 * 24  # two of six, and the others in any order

    FULL.play(g, chooser, FULL.options(g, chooser)[0])
    view = FULL.look(g, other)
    rest = set(g.zones[LIBRARIES])
    for make in ways_to_imagine(FULL, view):
        away = {make(Chance(each)).zones[LIBRARIES][-1] for each in range(100)}
        assert away == rest  # the chooser put away any of those that the other has not seen


@rule("EXL-S2")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_of_libraries_laid_open_only_the_order_of_the_others_is_imagined(seat: int) -> None:
    g = FULL.new(2, {"friendly": "yes", "libraries": "open", "first": "1"}, Chance(4))
    assert check_zones(FULL, g, seat, [int(LIBRARIES)]) == 24  # four of eight lie open
    under = g.zones[LIBRARIES][:]
    for _ in range(2):
        chooser = FULL.asked(g)[0]
        FULL.play(g, chooser, FULL.options(g, chooser)[0])

    assert len(g.zones[LIBRARIES]) == 6
    view = FULL.look(g, seat)
    for make in ways_to_imagine(FULL, view):
        found = {tuple(make(Chance(each)).zones[LIBRARIES]) for each in range(MANY_TRIES * 24)}
        assert found == {(*order, *g.zones[LIBRARIES][4:]) for order in permutations(under)}


@rule("EXL-S2", "EXL-S6", "EXL-W1")
def test_after_open_libraries_and_an_agreed_first_player_hands_are_imagined_as_ever() -> None:
    rules = tiny("A1:F B1:H C1:C D1:FH E1:M F1:S", {})
    kinds = "burrow-of-bindings igloo-of-information"
    g = begun(rules, kinds, "donation-bin", "A1 B1 C1 D1", {"libraries": "open", "first": "0"})
    watch = Watch(rules, g)
    watch.check()
    assert watch.counts == {0: 12, 1: 12, SPECTATOR: 360}

    watch.say("0 place home", "0 draw")
    assert watch.counts[1] == 24


# The game for one


@rule("EXL-O2", "EXL-O3", "EXL-W1")
def test_alone_one_knows_the_public_library_and_imagines_the_rest() -> None:
    rules = tiny("A1:F B1:H C1:C D1:CS E1:M F1:FS G1:R H1:H I1:C", {"mystery-shack": 2})
    tiles = "mystery-shack dump bookseller wishing-well donation-bin book-swap"
    g = begun(rules, "burrow-of-bindings", tiles, "A1 B1 C1", {"level": "student"})
    assert check_zones(rules, g, 0, [int(FORM), int(CATEGORY_CARDS)]) == 6
    assert check_zones(rules, g, 0, [int(STACK)]) == 24
    assert check_zones(rules, g, 0, [int(DRAW), int(AT + MYSTERY_SHACK)]) == 60  # two of five, and three in any order
    watch = Watch(rules, g)
    rounds = 1
    while not g.lanes:
        seat = rules.asked(g)[0]
        watch.play(seat, rules.options(g, seat)[-1])
        view = rules.look(g, 0)
        assert view.zones[DISCARDS][:-1] == [-2] * (len(g.zones[DISCARDS]) - 1) or rules.prompt(view).code == "search"
        worlds = [make(Chance(each)) for make in ways_to_imagine(rules, view) for each in range(3)]
        assert all(world.zones[DISCARDS] == g.zones[DISCARDS] for world in worlds)  # one saw every card go there
        if g.round > rounds:
            rounds = g.round
            watch.check()
            ways = check_zones(rules, g, 0, [int(FORM), int(CATEGORY_CARDS)])
            assert ways == {2: 2, 3: 2, 4: 1, 5: 1}[rounds]  # a clue in rounds 2 and 4
    assert rounds == 5


# Many histories


def check_history(rules: ExLibrisRules, kinds: str, seed: int, length: int) -> int:
    """Play the beginning of a game at random before onlookers; count what was checked."""
    tiles = ["wishing-well", "donation-bin", "diviners-hut", "librarians-lodge", "dump"][seed % 2 :: 3]
    g = begun(rules, kinds, " ".join(tile for tile in tiles if tile != "diviners-hut"), "")
    watch = Watch(rules, g, most=900, largest=60)
    player = Chance(seed)
    for number in range(length):
        asked = rules.asked(g)
        if not asked or g.lanes or g.round > 1 or not watch.onlookers:
            break
        watch.play(asked[0], choose("random", rules.options(g, asked[0]), player))
        if number % 3 == seed % 3:
            watch.check()
    return watch.checked


SIX = "A1:F B1:H C1:C D1:FC E1:M F1:S"
PAIRS = [
    "cottage-of-curiosities caverns-of-comprehension",
    "pyramid-of-papyri dungeon-of-deep-thought",
    "haunted-hall volcanic-biblioteca",
    "burrow-of-bindings caverns-of-comprehension",
]


@pytest.mark.slow
@pytest.mark.parametrize("kinds", PAIRS)
def test_each_world_that_fits_is_imagined_and_no_other(kinds: str) -> None:
    rules = tiny(SIX, {})
    assert sum(check_history(rules, kinds, seed, 16) for seed in range(2)) > 5


@pytest.mark.long
@pytest.mark.parametrize("kinds", PAIRS)
def test_each_world_that_fits_is_imagined_in_many_histories(kinds: str) -> None:
    rules = tiny(SIX, {})
    assert sum(check_history(rules, kinds, seed, 24) for seed in range(10, 22)) > 40
