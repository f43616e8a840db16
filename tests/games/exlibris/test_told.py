"""What everybody is told of a game of Ex Libris, and that its clauses are plain numbers."""

import pytest

import readingroom
from readingroom.engine.chance import Chance
from readingroom.engine.event import NONE
from readingroom.games.exlibris.components import CATEGORIES
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
