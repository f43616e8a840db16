"""Which effect comes first, and what powers and locations make of each other."""

from tests.games.exlibris.tables import table
from tests.rulebook import rule

# The order of effects


@rule("EXL-P1")
def test_those_who_were_there_come_first_the_oldest_first_then_the_arriving_then_the_location() -> None:
    game = table(
        tiles="bookseller", special="Ada: fire-imp, Ben: gelatinous-cube, Cy: sasquatch",
        at="Cy: *bookseller, Ben: *bookseller", cards="bookseller: D1 E1", hands="Ada: A1",
    )  # fmt: skip

    game.say("Ada special bookseller")
    assert game.asks("Cy") == "done, retreat"
    game.say("Cy done")
    assert game.asks("Ada") == "give-blindly, allow"
    game.say("Ada allow", "Ben done")
    assert game.asks("Ada") == "done, burn-all, discard D1, discard E1"
    game.say("Ada done")
    assert game.asks("Ada") == "take D1, take E1"


@rule("EXL-P1")
def test_the_order_of_arrival_counts_not_the_order_of_seats() -> None:
    game = table(
        tiles="bookseller", special="Ben: gelatinous-cube, Cy: sasquatch", at="Ben: *bookseller, Cy: *bookseller",
        hands="Ada: A1",
    )  # fmt: skip

    game.say("Ada place bookseller")

    assert game.asks("Ada") == "give-blindly, allow"


@rule("EXL-P2", "EXL-A8", "EXL-L15")
def test_the_guild_puts_an_assistant_onto_the_snowmans_space() -> None:
    game = table(
        tiles="assistants-guild bookseller", special="Ben: snowman", at="Ada: home, Ben: *bookseller",
        cards="bookseller: D1",
    )  # fmt: skip

    game.say("Ada place assistants-guild", "Ada place bookseller", "Ada oust 1 special")

    assert game.where("Ben") == "*- - -"
    assert game.asks("Ada") == "take D1"


@rule("EXL-P2")
def test_the_guild_puts_an_assistant_beside_the_snowman_too() -> None:
    game = table(
        tiles="assistants-guild bookseller", special="Ben: snowman", at="Ada: home, Cy: bookseller, Ben: *bookseller"
    )

    game.say("Ada place assistants-guild", "Ada place bookseller", "Ada oust 2 1")

    assert game.where("Ada") == "bookseller assistants-guild"
    assert game.where("Ben") == "*bookseller - -"


@rule("EXL-P3", "EXL-A7", "EXL-A8")
def test_the_ghost_may_not_enter_a_location_held_by_the_snowman() -> None:
    game = table(tiles="bookseller flea-market", special="Ada: ghost, Ben: snowman", at="Ben: *bookseller")

    assert game.offers("Ada", "special") == "home flea-market"


@rule("EXL-P3", "EXL-A1", "EXL-A4")
def test_the_cube_acts_before_an_arriving_goblin() -> None:
    game = table(
        tiles="bookseller", special="Ada: goblin-sneak, Ben: gelatinous-cube", at="Ben: *bookseller",
        hands="Ada: A1, Ben: B1",
    )  # fmt: skip

    game.say("Ada special bookseller")
    assert game.asks("Ada") == "give-blindly, allow"
    game.chance("card A1")
    game.say("Ada give-blindly")
    assert game.asks("Ada") == "done, to 1"
    game.say("Ada to 1", "Ada name historic", "Ben give A1")

    assert game.asks("Ada") == "done, shelve A1"


# Named interactions


@rule("EXL-L3", "EXL-A5")
def test_an_outbid_sasquatch_may_retreat_first_and_returns_in_any_case() -> None:
    for answer in ("Ada retreat", "Ada done"):
        game = table("Ada Ben", tiles="auction-house", special="Ada: sasquatch", at="Ada: *auction-house", active="Ben")
        game.say("Ben place auction-house", "Ben bid 2")
        assert game.asks("Ada") == "done, retreat"  # arrival powers come first, with it still there
        game.say(answer)
        assert game.where("Ada") == "*- - -"

    shy = table("Ada Ben", tiles="auction-house", special="Ada: sasquatch", at="Ben: auction-house")
    assert shy.offers("Ada", "special") == "home"  # it may not outbid an opponent


@rule("EXL-L15", "EXL-A7")
def test_a_ghost_moved_by_the_guild_replaces_and_draws_nothing_and_never_enters_the_hut() -> None:
    game = table(
        tiles="assistants-guild diviners-hut bookseller", special="Ada: ghost",
        at="Ada: *home, Ben: bookseller diviners-hut", draw="M1", cards="bookseller: D1",
    )  # fmt: skip

    game.say("Ada place assistants-guild")
    assert game.asks("Ada") == "special bookseller"
    game.say("Ada special bookseller", "Ada oust 1 1")

    assert game.hand("Ada") == ""
    assert game.asks("Ada") == "take D1"


@rule("EXL-L15", "EXL-A5")
def test_the_sasquatch_may_be_moved_in_beside_opponents() -> None:
    game = table(
        tiles="assistants-guild bookseller", special="Ada: sasquatch", at="Ada: *home, Ben: bookseller, Cy: bookseller"
    )

    game.say("Ada place assistants-guild", "Ada special bookseller", "Ada oust 1 1")

    assert game.where("Ada") == "*bookseller assistants-guild -"


@rule("EXL-L15", "EXL-A4")
def test_the_displaced_assistant_does_not_react_and_those_still_there_do() -> None:
    ousted = table(
        tiles="assistants-guild bookseller", special="Ben: gelatinous-cube", at="Ada: home, Ben: *bookseller",
        hands="Ada: A1", cards="bookseller: D1",
    )  # fmt: skip
    ousted.say("Ada place assistants-guild", "Ada place bookseller", "Ada oust 1 special")
    assert ousted.asks("Ada") == "take D1"

    beside = table(
        tiles="assistants-guild bookseller", special="Ben: gelatinous-cube",
        at="Ada: home, Ben: *bookseller, Cy: bookseller", hands="Ada: A1",
    )  # fmt: skip
    beside.say("Ada place assistants-guild", "Ada place bookseller", "Ada oust 2 1")
    assert beside.asks("Ada") == "give-blindly, allow"


@rule("EXL-L15", "EXL-A1")
def test_a_goblin_moved_by_the_guild_steals_only_from_opponents_still_there() -> None:
    game = table(
        tiles="assistants-guild bookseller", special="Ada: goblin-sneak",
        at="Ada: *home, Ben: bookseller, Cy: bookseller", hands="Ben: B1, Cy: C1",
    )  # fmt: skip

    game.say("Ada place assistants-guild", "Ada special bookseller", "Ada oust 1 1")

    assert game.asks("Ada") == "done, to 2"


@rule("EXL-L15", "EXL-A7")
def test_on_a_space_shared_with_a_ghost_the_mover_names_who_goes() -> None:
    game = table(
        tiles="assistants-guild wishing-well", special="Cy: ghost",
        at="Ada: home, Ben: wishing-well/1, Cy: *wishing-well/1",
    )  # fmt: skip

    game.say("Ada place assistants-guild", "Ada place wishing-well")
    assert game.asks("Ada") == "oust 1 1, oust 2 special"
    game.say("Ada oust 2 special")

    assert game.where("Ben") == "wishing-well -"
    assert game.space("Ada", 1) == 1


@rule("EXL-L12", "EXL-A11")
def test_the_witch_at_the_alehouse_weighs_what_she_takes_and_not_what_a_plain_assistant_takes() -> None:
    game = table(
        "Ada Ben", tiles="alehouse", special="Ada: witch", at="Ada: *alehouse alehouse", draw="A6 E5 D2 F1 B2",
        active="Ben",
    )  # fmt: skip

    game.first_choices("take")
    assert game.lies("revealed") == "A6 D2 E5 F1"
    game.say("Ada take A6")
    assert game.asks("Ada") == "take A6, take B2"
    game.say("Ada take B2", "Ada done")
    game.say("Ada take E5")  # by the plain assistant
    assert game.asks("Ada") == "done, shelve E5"
    game.say("Ada done")
    assert game.asks("Ada") == "take D2, take F1"


@rule("EXL-L8", "EXL-A3")
def test_the_mummy_at_the_lodge_buries_what_she_shelves_again_and_not_what_a_plain_assistant_shelves() -> None:
    game = table(
        tiles="librarians-lodge bookseller", special="Ada: mummy", at="Ada: bookseller", hands="Ada: C1",
        shelves="Ada: A1 B1",
    )  # fmt: skip

    game.say("Ada special librarians-lodge", "Ada recall 0 1", "Ada shelve C1")
    assert game.now("Ada") == "at"  # the plain assistant's own action
    game.say("Ada at 1,3", "Ada lift C1", "Ada again")
    assert game.now("Ada") == "at over under"
    game.say("Ada over 1,1")

    assert game.shelf("Ada") == "C1_ B1"
    assert game.asked() == "Ben"


@rule("EXL-L8", "EXL-A3")
def test_a_mummy_sent_home_by_the_lodge_buries_in_her_home_action() -> None:
    game = table(
        tiles="librarians-lodge bookseller", special="Ada: mummy", at="Ada: *bookseller", hands="Ada: C1",
        shelves="Ada: A1",
    )  # fmt: skip

    game.say("Ada place librarians-lodge", "Ada recall 0 special", "Ada shelve C1")
    assert game.now("Ada") == "at over under"
    game.say("Ada under 1,1")

    game.say("Ada lift A1", "Ada again")
    assert game.now("Ada") == "at"  # the Lodge itself is the plain assistant's


@rule("EXL-L8")
def test_arrival_powers_do_not_apply_to_an_assistant_sent_home() -> None:
    automaton = table(
        tiles="librarians-lodge bookseller", special="Ada: automaton", at="Ada: *bookseller home", draw="M1 M2"
    )
    automaton.say("Ada place librarians-lodge", "Ada recall 0 special", "Ada draw")
    assert automaton.asked() == "Ben"

    bookworm = table(tiles="librarians-lodge bookseller", special="Ada: bookworm", at="Ada: *bookseller", draw="M1 M2")
    bookworm.say("Ada place librarians-lodge", "Ada recall 0 special", "Ada draw")
    assert bookworm.asked() == "Ben"


@rule("EXL-R3", "EXL-A5")
def test_a_returned_assistant_must_be_placed_when_its_owners_turn_comes() -> None:
    game = table("Ada Ben", tiles="bookseller", special="Ada: sasquatch", at="Ada: *bookseller home home, Ben: home")

    game.say("Ben place bookseller", "Ada retreat")

    assert game.asked() == "Ada"
    assert game.asks("Ada") == "special home"
