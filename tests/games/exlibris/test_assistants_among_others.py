"""The special assistants who need company or shun it, each part of their powers."""

from tests.games.exlibris.tables import table
from tests.rulebook import rule

# The Goblin Sneak


@rule("EXL-A1")
def test_the_goblin_names_a_category_for_each_opponent_and_gets_a_card_of_their_choice() -> None:
    # A3 spells historic, H4 historic historic, T1 monsters reference
    game = table(
        tiles="bookseller", special="Ada: goblin-sneak", at="Ben: bookseller, Cy: bookseller",
        hands="Ben: A3 H4 T1, Cy: K3", cards="bookseller: D1",
    )  # fmt: skip

    game.say("Ada special bookseller")
    assert game.asks("Ada") == "done, to 1, to 2"  # in the order you like; you may
    game.say("Ada to 1")
    assert game.now("Ada") == "name"
    game.say("Ada name historic")
    assert game.asks("Ben") == "give A3, give H4"  # their choice
    game.say("Ben give H4")
    assert game.asks("Ada") == "done, to 2"
    game.say("Ada to 2", "Ada name spells")

    assert game.told_to("Ada", "show") == ["K3"]  # Cy had none, and showed the hand to Ada alone
    assert game.told_to("Ben", "show") == ["?"]
    assert game.asks("Ada") == "done, shelve H4"
    game.say("Ada shelve H4", "Ada at 1,1")
    assert game.asks("Ada") == "take D1"  # then the location
    assert game.who_knows("A3") == "Ben"


@rule("EXL-A1")
def test_the_goblin_need_not_steal_and_steals_nothing_where_no_opponent_is() -> None:
    idle = table(tiles="bookseller", special="Ada: goblin-sneak", at="Ben: bookseller", hands="Ben: A3")
    idle.say("Ada special bookseller", "Ada done")
    assert idle.hand("Ben") == "A3"

    alone = table(tiles="bookseller", special="Ada: goblin-sneak", at="Ada: bookseller", hands="Ben: A3")
    alone.say("Ada special bookseller")
    assert alone.asked() == "Ben"


@rule("EXL-A1")
def test_the_goblin_at_home_robs_nobody_for_each_is_in_a_library_of_their_own() -> None:
    game = table("Ada Ben", tiles="bookseller", special="Ada: goblin-sneak", at="Ben: home", hands="Ben: A3")

    game.say("Ada special home")
    assert game.asks("Ada") == "done, draw"
    game.say("Ada done")

    assert game.asked() == "Ben"


@rule("EXL-A1")
def test_an_opponent_with_two_assistants_is_robbed_once_and_one_without_a_hand_shows_nothing() -> None:
    game = table("Ada Ben", tiles="bookseller", special="Ada: goblin-sneak", at="Ben: bookseller")

    game.say("Ada special bookseller", "Ada to 1", "Ada name spells")

    assert game.asked() == "Ben"
    assert game.now("Ben") == "place"


# The Gelatinous Cube


@rule("EXL-A4")
def test_who_arrives_at_the_cube_gives_a_random_card_or_allows_both_home_actions() -> None:
    given = table(
        tiles="bookseller", special="Ben: gelatinous-cube", at="Ben: *bookseller", hands="Ada: A1 B1",
        cards="bookseller: D1",
    )  # fmt: skip
    given.say("Ada place bookseller")
    assert given.asks("Ada") == "give-blindly, allow"
    given.chance("card B1")
    given.say("Ada give-blindly")
    assert given.hand("Ben") == "B1"
    assert given.who_knows("B1") == "Ada Ben"
    assert given.asks("Ada") == "take D1"

    allowed = table(
        tiles="bookseller", special="Ben: gelatinous-cube", at="Ben: *bookseller", hands="Ada: A1, Ben: C1",
        draw="M1", cards="bookseller: D1",
    )  # fmt: skip
    allowed.say("Ada place bookseller", "Ada allow")
    assert allowed.asks("Ben") == "done, draw, shelve C1"
    allowed.say("Ben shelve C1", "Ben at 1,1")
    assert allowed.asks("Ben") == "done, draw"  # both, in either order
    allowed.say("Ben draw")
    assert allowed.hand("Ben") == "M1"
    assert allowed.asks("Ada") == "take D1"


@rule("EXL-A4")
def test_who_has_no_hand_lets_the_cube_do_both_home_actions() -> None:
    game = table(tiles="bookseller", special="Ben: gelatinous-cube", at="Ben: *bookseller", draw="M1")

    game.say("Ada place bookseller")

    assert game.asks("Ben") == "done, draw"


@rule("EXL-A4")
def test_the_cube_does_not_answer_its_own_side() -> None:
    game = table(tiles="bookseller", special="Ben: gelatinous-cube", at="Ben: *bookseller", active="Ben")

    game.say("Ben place bookseller")

    assert game.asked() == "Cy"


# The Sasquatch


@rule("EXL-A5")
def test_the_sasquatch_only_goes_where_no_opponent_is() -> None:
    game = table(tiles="bookseller dump flea-market", special="Ada: sasquatch", at="Ada: flea-market, Ben: bookseller")

    assert game.offers("Ada", "special") == "home dump flea-market"


@rule("EXL-A5")
def test_the_sasquatch_may_be_taken_back_when_an_opponent_arrives_and_placed_again_even_at_home() -> None:
    game = table("Ada Ben", tiles="bookseller dump", special="Ada: sasquatch", at="Ada: *bookseller", active="Ben")

    game.say("Ben place bookseller")
    assert game.asks("Ada") == "done, retreat"
    game.say("Ada retreat")

    assert game.where("Ada") == "*- - -"
    assert game.offers("Ada", "special") == "home dump"


@rule("EXL-A5")
def test_the_sasquatch_may_stay() -> None:
    game = table("Ada Ben", tiles="bookseller", special="Ada: sasquatch", at="Ada: *bookseller", active="Ben")

    game.say("Ben place bookseller", "Ada done")

    assert game.where("Ada") == "*bookseller - -"


# The Ghost


@rule("EXL-A7")
def test_the_ghost_never_goes_to_the_hut_and_shares_spaces_of_instant_locations_only() -> None:
    game = table(
        "Ada Ben", tiles="diviners-hut dump tax-collector", special="Ada: ghost",
        at="Ben: dump tax-collector",
    )  # fmt: skip

    assert game.offers("Ada", "special") == "home tax-collector"
    assert game.offers("Ada", "place") == "home diviners-hut"


@rule("EXL-A7", "EXL-P1")
def test_sharing_a_space_the_ghost_draws_a_card_first_and_then_the_location_takes_effect() -> None:
    game = table(
        "Ada Ben", tiles="tax-collector", special="Ada: ghost", at="Ben: tax-collector", draw="M1", hands="Ben: B1"
    )

    game.say("Ada special tax-collector")

    assert game.hand("Ada") == "M1"
    assert game.asks("Ben") == "give B1"
    assert game.space("Ada", 0) == game.space("Ben", 1) == 1


@rule("EXL-A7")
def test_the_ghost_may_take_a_free_space_and_then_draws_nothing() -> None:
    game = table("Ada Ben", tiles="flea-market", special="Ada: ghost", at="Ben: flea-market", draw="M1")

    game.say("Ada special flea-market")
    assert game.asks("Ada") == "space 1, space 2"
    game.say("Ada space 2")

    assert game.hand("Ada") == ""


# The Snowman


@rule("EXL-A8")
def test_nobody_else_is_placed_where_the_snowman_is_if_it_is_instant() -> None:
    game = table(tiles="bookseller dump", special="Ben: snowman", at="Ben: *bookseller")
    assert game.offers("Ada", "place") == "home dump"

    delayed = table(tiles="bookseller dump", special="Ben: snowman", at="Ben: *dump")
    assert delayed.offers("Ada", "place") == "home bookseller dump"


@rule("EXL-A8")
def test_the_snowmans_own_side_is_kept_out_too_and_others_may_be_there_before() -> None:
    game = table(tiles="bookseller", special="Ben: snowman", at="Ada: bookseller", active="Ben", cards="bookseller: D1")

    game.say("Ben special bookseller", "Ben take D1", "Ben done")

    assert game.offers("Cy", "place") == "home"
