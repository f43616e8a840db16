"""What everybody is told of a game of Ex Libris, and that its clauses are plain numbers."""

import re

import pytest

import readingroom
from readingroom.engine.chance import Chance
from readingroom.engine.event import NONE, seen_by
from readingroom.games.exlibris.components import CATEGORIES, LOCATION_NAMES
from tests.games.exlibris.tables import RULES, Library, table
from tests.laws.play import sampled_tables, steps
from tests.rulebook import rule


def told(game: Library, code: str) -> list[tuple[int, int, int]]:
    """List who did something, about what and how much, by the last sayings."""
    return [(event.seat, event.what, event.number) for event in game.events if event.code == code]


@rule("EXL-L1", "EXL-L3", "EXL-L7", "EXL-L8", "EXL-L11", "EXL-L13", "EXL-L15", "EXL-L17", "EXL-L18")
def test_everybody_is_told_what_was_named_bid_moved_and_passed() -> None:
    hut = table(tiles="diviners-hut", first="Cy", active="Ada")
    hut.say("Ada place diviners-hut")
    assert told(hut, "token") == [(0, 2, 0)]  # who had it
    assert told(hut, "place") == [(0, 1, 0)]

    auction = table("Ada Ben", tiles="auction-house", at="Ben: auction-house/1", cards="auction-house: A1")
    auction.say("Ada place auction-house", "Ada bid 3")
    assert told(auction, "bid") == [(0, NONE, 3)]
    assert told(auction, "outbid") == [(1, 3, 0)]
    auction.end_round()
    assert [event.number for event in RULES.look(auction.g, 1).past if event.code == "no-sale"] == [3]

    den = table(tiles="gambling-den", draw="J2 O2 T1 K3")
    den.say("Ada place gambling-den", "Ada name historic")
    assert told(den, "name") == [(0, CATEGORIES.index("historic"), 0)]
    assert told(den, "win") == [(0, CATEGORIES.index("historic"), 2)]

    shack = table(tiles="mystery-shack", cards="mystery-shack: A1")
    shack.say("Ada place mystery-shack", "Ada name spells")
    assert told(shack, "name") == [(0, CATEGORIES.index("spells"), 0)]

    lodge = table(tiles="librarians-lodge bookseller", at="Ada: bookseller", shelves="Ada: A1 B1")
    lodge.say("Ada place librarians-lodge", "Ada recall 0 1", "Ada done", "Ada lift A1", "Ada swap B1")
    assert told(lodge, "recall") == [(0, 10, 0)]
    assert told(lodge, "exchange") == [(0, 41, 42)]

    guild = table(tiles="assistants-guild bookseller", at="Ada: home, Ben: bookseller", cards="bookseller: A1")
    guild.say("Ada place assistants-guild", "Ada place bookseller", "Ada oust 1 1")
    assert told(guild, "oust") == [(1, 10, 0)]

    sale = table(tiles="yard-sale", hands="Ada: A1")
    sale.say("Ada place yard-sale", "Ada give A1", "Ben pass")
    assert told(sale, "pass") == [(1, NONE, 0)]

    joiner = table(tiles="joiners-workshop", shelves="Ada: A1 . B1 / C1 D1 E1")
    joiner.say("Ada place joiners-workshop", "Ada lift A1", "Ada lift A1", "Ada slide 1")
    assert told(joiner, "slide") == [(0, 1, 1)]


@rule("EXL-A1", "EXL-A4", "EXL-A5", "EXL-A10", "EXL-S5", "EXL-R8", "EXL-E1")
def test_everybody_is_told_of_powers_new_piles_and_the_end() -> None:
    goblin = table(tiles="bookseller", special="Ada: goblin-sneak", at="Ben: bookseller", hands="Ben: A3")
    goblin.say("Ada special bookseller", "Ada to 1", "Ada name codices")
    assert told(goblin, "show-hand") == [(1, CATEGORIES.index("codices"), 0)]  # to whom

    cube = table(tiles="bookseller", special="Ben: gelatinous-cube", at="Ben: *bookseller", hands="Ada: A1")
    cube.say("Ada place bookseller", "Ada allow")
    assert told(cube, "allow") == [(0, 1, 0)]

    shy = table(tiles="bookseller", special="Ben: sasquatch", at="Ben: *bookseller")
    shy.say("Ada place bookseller", "Ben retreat")
    assert told(shy, "retreat") == [(1, 10, 5)]

    wizard = table(tiles="", special="Ada: wizard", hands="Ada: B1", shelves="Ada: A1 C1")
    wizard.say("Ada special home", "Ada shelve B1", "Ada lift C1", "Ada shift right")
    assert told(wizard, "shift") == [(0, 1, 1)]

    pile = table(tiles="", discard="C1 D1", only=True)
    pile.say("Ada place home")
    pile.chance("shuffle D1 C1")
    pile.say("Ada draw")
    assert told(pile, "reshuffle") == [(NONE, NONE, 2)]

    last = table("Ada Ben", tiles="bookseller dump", shelves="Ada: A1 B1", limit=2)
    last.end_round()
    assert [event.number for event in RULES.look(last.g, 1).past if event.code == "last-round"] == [2]
    last.end_round()
    assert [event.code for event in RULES.look(last.g, 1).past if event.code == "end"] == ["end"]
    last.say("Ada done")
    assert told(last, "ready") == [(0, NONE, 0)]


@pytest.mark.skipif(readingroom.compiled(), reason="compiled, a truth value is not made from a number")
def test_every_clause_is_made_anew_from_its_numbers() -> None:
    found = set()
    for seed, seats, options, style in sampled_tables(RULES, 24, 77):
        g = RULES.new(seats, options, Chance(seed))
        for _ in steps(RULES, g, style, Chance(seed + 1)):
            for _, clause in g.trunk.agenda():
                again = type(clause)(*clause.numbers())
                assert again == clause
                assert repr(again) == repr(clause)
                found.add(type(clause).__name__)
    assert len(found) > 40


@rule("EXL-H1")
def test_who_shelves_a_card_is_asked_about_that_card_and_the_others_about_one_they_do_not_see() -> None:
    game = table(tiles="bookseller", hands="Ada: A1", shelves="Ada: B1")
    game.say("Ada place home", "Ada shelve A1")

    mine, theirs = (RULES.prompt(RULES.look(game.g, seat)) for seat in (0, 1))
    assert (mine.code, mine.rule, mine.values["card"]) == ("place-card", "EXL-H1", "A1")
    assert (theirs.code, theirs.values["card"]) == ("place-card", None)


@rule("EXL-E1")
def test_before_the_inspection_each_is_asked_about_their_own_choice() -> None:
    game = table("Ada Ben", shelves="Ada: A1 B1 C1, Ben: D1", last=True)
    game.end_round()
    game.say("Ada turn A1", "Ada turn C1")

    for seat, chosen in ((0, 2), (1, 0)):
        assert RULES.prompt(RULES.look(game.g, seat)).plain() == {
            "code": "turn-down", "rule": "EXL-E1", "values": {"chosen": chosen}
        }  # fmt: skip


@rule("EXL-R3")
def test_everybody_is_told_where_each_assistant_is_and_on_which_space() -> None:
    game = table("Ada Ben", tiles="alehouse", special="Ada: mummy", at="Ada: *alehouse/2 home")
    mine = RULES.facts(RULES.look(game.g, 1))["assistants"][0]  # type: ignore[index]

    assert [(each["kind"], each["where"]) for each in mine] == [
        ("mummy", "alehouse"),
        ("plain", "home"),
        ("plain", None),
    ]
    assert mine[0]["space"] == 2


# What is told by names, and what moves


def values(game: Library, code: str, name: str = "Ada") -> list[dict[str, object]]:
    """Give what a player is told of some events of the last sayings, by names."""
    seen = seen_by(game.seat(name), game.events)
    return [dict(RULES.told(event)) for event in seen if event.code == code]


def moves(game: Library, code: str, name: str = "Ada") -> list[str]:
    """Write what some events of the last sayings moved, as a player saw it."""
    seen = seen_by(game.seat(name), game.events)
    found = [moved for event in seen if event.code == code for moved in RULES.moved(event)]
    return [f"{each.kind} {each.thing}: {each.source} > {each.target}" for each in found]


@rule("EXL-H1")
def test_a_card_goes_from_its_place_to_a_place_on_the_shelf() -> None:
    game = table(tiles="bookseller", cards="bookseller: A1", shelves="Ada: B1")
    game.say("Ada place bookseller", "Ada take A1", "Ada shelve A1", "Ada at 0,1")

    assert values(game, "place") == [{"player": 0, "location": "bookseller", "assistant": "plain"}]
    assert moves(game, "place") == ["assistant 0 plain: ready 0 > location bookseller"]
    assert values(game, "take") == [{"player": 0, "card": "A1", "location": "bookseller"}]
    assert moves(game, "take") == ["card A1: bookseller > taken 0"]
    assert moves(game, "take", "Ben") == ["card A1: bookseller > taken 0"]
    assert moves(game, "pick", "Ben") == ["card None: taken 0 > looking 0"]
    assert values(game, "pick", "Ben") == [{"player": 0, "card": None}]
    assert values(game, "shelve") == [{"player": 0, "card": "A1", "row": 1, "column": 1}]
    assert moves(game, "shelve", "Ben") == ["card A1: looking 0 > shelf 0 1,1"]


@rule("EXL-L4", "EXL-H4", "EXL-L8")
def test_cards_leave_the_shelf_from_their_places_and_face_down_ones_in_their_order() -> None:
    game = table(tiles="donation-bin", shelves="Ada: A1 ## / . B1", hidden_cards="Ada: C1")
    game.say("Ada place donation-bin", "Ada discard B1", "Ada discard C1")
    assert [(each["card"], each.get("row"), each.get("order")) for each in values(game, "take-off")] == [
        ("B1", 2, None), ("C1", None, 1),
    ]  # fmt: skip
    assert moves(game, "take-off") == ["card B1: shelf 0 2,2 > spent 0", "card C1: hidden 0 > spent 0"]

    lodge = table(tiles="librarians-lodge", shelves="Ada: A1 B1", hands="Ada: C1")
    lodge.say("Ada place librarians-lodge", "Ada lift A1", "Ada swap B1")
    assert values(lodge, "exchange") == [{"player": 0, "row": 1, "column": 1, "other-row": 1, "other-column": 2}]
    assert moves(lodge, "exchange") == ["card None: shelf 0 1,1 > shelf 0 1,2", "card None: shelf 0 1,2 > shelf 0 1,1"]


@rule("EXL-L1", "EXL-L3", "EXL-L8", "EXL-L15", "EXL-A5")
def test_assistants_and_the_token_go_from_place_to_place() -> None:
    hut = table(tiles="diviners-hut", special="Ada: mummy", first="Cy", active="Ada")
    hut.say("Ada special diviners-hut")
    assert moves(hut, "place") == ["assistant 0 special: ready 0 > location diviners-hut"]
    assert values(hut, "token") == [{"player": 0, "holder": 2}]
    assert moves(hut, "token") == ["token first-player: player 2 > player 0"]

    kept = table(tiles="diviners-hut")
    kept.say("Ada place diviners-hut")
    assert moves(kept, "token") == []

    home = table()
    home.say("Ada place home")
    assert moves(home, "place") == ["assistant 0 plain: ready 0 > home 0"]

    guild = table(tiles="assistants-guild bookseller", at="Ada: home, Ben: bookseller", cards="bookseller: A1")
    guild.say("Ada place assistants-guild", "Ada place bookseller", "Ada oust 1 1")
    assert moves(guild, "oust") == ["assistant 1 plain: location bookseller > ready 1"]
    assert moves(guild, "place")[1:] == ["assistant 0 plain: home 0 > location bookseller"]

    lodge = table(tiles="librarians-lodge bookseller", at="Ada: bookseller", hands="Ada: A1")
    lodge.say("Ada place librarians-lodge", "Ada recall 0 1")
    assert moves(lodge, "recall") == ["assistant 0 plain: location bookseller > home 0"]

    shy = table(tiles="bookseller", special="Ben: sasquatch", at="Ben: *bookseller")
    shy.say("Ada place bookseller", "Ben retreat")
    assert moves(shy, "retreat") == ["assistant 1 special: location bookseller > ready 1"]


@rule("EXL-S1", "EXL-S2", "EXL-S4")
def test_tiles_libraries_and_categories_are_told_by_their_names_and_unseen_ones_as_what_they_are() -> None:
    g = RULES.new(2, {"first": "0"}, Chance(7))
    game = Library(RULES, g, ["Ada", "Ben"], None)
    assert moves(game, "tile") == ["tile diviners-hut: removed > below"]
    assert moves(game, "first") == ["token first-player: box > player 0"]
    mine, theirs = values(game, "offer")[:2], values(game, "offer")[2:]
    assert [each["player"] for each in mine + theirs] == [0, 0, 1, 1]
    assert None not in [each["library"] for each in mine]
    assert theirs == [{"player": 1, "library": None, "assistant": None}] * 2
    assert moves(game, "offer")[2:] == ["library None: libraries > looking 1"] * 2

    for _ in range(2):
        seat = RULES.asked(g)[0]
        game.events = RULES.play(g, seat, RULES.options(g, seat)[0])
    assert [each["category"] for each in values(game, "prominent")] == [CATEGORIES[g.prominent]]
    assert [each["category"] is None for each in values(game, "focus")] == [False, True]
    assert moves(game, "focus")[1] == "category None: categories > focus 1"


NAMED = {  # what may be told as a number; all else is a text, or nothing
    "player", "recipient", "holder", "number", "distance", "row", "column", "other-row", "other-column", "order",
    "former",
}  # fmt: skip


@pytest.mark.slow
def test_everything_is_told_by_names_and_stable_texts() -> None:
    zones = re.compile(
        r"(draw|discard|revealed|stack|below|permanent|old-tiles|removed|libraries|categories|town|form|box"
        rf"|{'|'.join(LOCATION_NAMES[1:])}|location ({'|'.join(LOCATION_NAMES[1:])})|shelf \d \d,\d+"
        r"|(hand|looking|spent|taken|shelf|hidden|focus|library|home|ready|player) \d)"
    )
    for seed, seats, options, style in sampled_tables(RULES, 12, 900):
        g = RULES.new(seats, options, Chance(seed))
        events = RULES.events(g)
        for step in steps(RULES, g, style, Chance(seed + 1)):
            events += step.events
        for event in [each for seat in range(seats) for each in seen_by(seat, events)]:
            told = RULES.told(event)
            assert {name for name, value in told.items() if isinstance(value, int)} <= NAMED, event.code
            assert all(0 <= told[name] < seats for name in ("player", "recipient", "holder") if name in told)  # type: ignore[operator]
            for moved in RULES.moved(event):
                assert zones.fullmatch(moved.source), moved
                assert zones.fullmatch(moved.target), moved
                assert moved.source != moved.target
                assert moved.kind in ("card", "tile", "library", "category", "assistant", "token", "pile")
