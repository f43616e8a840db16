"""The twelve special assistants, each part of its power."""

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
def test_an_opponent_with_two_assistants_is_robbed_once_and_one_without_a_hand_shows_nothing() -> None:
    game = table("Ada Ben", tiles="bookseller", special="Ada: goblin-sneak", at="Ben: bookseller")

    game.say("Ada special bookseller", "Ada to 1", "Ada name spells")

    assert game.asked() == "Ben"
    assert game.now("Ben") == "place"


# The Automaton


@rule("EXL-A2")
def test_the_automaton_does_a_home_action_for_each_other_assistant_of_its_own_there() -> None:
    game = table(
        "Ada Ben Cy Dan", tiles="bookseller", special="Ada: automaton",
        at="Ada: bookseller bookseller, Ben: bookseller", cards="bookseller: D1", draw="M1 M2 M3", hands="Ada: A1",
    )  # fmt: skip

    game.say("Ada special bookseller")
    assert game.asks("Ada") == "done, draw, shelve A1"
    game.say("Ada draw")
    assert game.asks("Ada") == "done, draw, shelve A1, shelve M1"
    game.say("Ada shelve M1", "Ada at 1,1")

    assert game.asks("Ada") == "take D1"  # Ben's does not count


@rule("EXL-A2")
def test_at_home_the_automaton_adds_to_the_home_action() -> None:
    game = table(tiles="bookseller", special="Ada: automaton", at="Ada: home", draw="M1 M2 M3")

    game.say("Ada special home", "Ada draw")
    assert game.asks("Ada") == "done, draw, shelve M1"
    game.say("Ada draw")

    assert game.hand("Ada") == "M1 M2"
    assert game.asked() == "Ben"


# The Mummy


@rule("EXL-A3")
def test_the_mummy_may_bury_below_or_under_a_shelved_card() -> None:
    game = table(
        tiles="bookseller", special="Ada: mummy", shelves="Ada: A1 B1_", hidden_cards="Ada: Z1", hands="Ada: C1"
    )

    game.say("Ada special home", "Ada shelve C1")

    assert game.offers("Ada", "over") == game.offers("Ada", "under") == "1,1"  # at most one buried card in a place
    assert game.offers("Ada", "at") == "0,1 0,2 1,0 1,3 2,1 2,2"


@rule("EXL-A3")
def test_the_lower_card_lies_face_down_and_is_worth_two_points() -> None:
    over = table(tiles="bookseller", special="Ada: mummy", shelves="Ada: A1", hands="Ada: C1")
    over.say("Ada special home", "Ada shelve C1", "Ada over 1,1")
    assert over.shelf("Ada") == "C1_"
    assert over.hidden("Ada") == "A1"
    assert over.reckoning("Ada", "stability").points == 2

    under = table(tiles="bookseller", special="Ada: mummy", shelves="Ada: A1", hands="Ada: C1")
    under.say("Ada special home", "Ada shelve C1", "Ada under 1,1")
    assert under.shelf("Ada") == "A1_"
    assert under.hidden("Ada") == "C1"
    assert under.who_knows("C1") == "Ada"  # nobody saw it
    assert under.reckoning("Ada", "stability").points == 2


@rule("EXL-A3", "EXL-H4")
def test_when_the_upper_card_leaves_the_lower_stays_face_down_and_is_no_longer_buried() -> None:
    game = table(tiles="donation-bin", shelves="Ada: B1_", hidden_cards="Ada: Z1")

    game.say("Ada place donation-bin")
    assert game.asks("Ada") == "discard B1"  # the upper card only
    game.say("Ada discard B1")

    assert game.shelf("Ada") == "##"
    assert game.reckoning("Ada", "stability").points == 0
    assert game.asks("Ada") == "done, discard Z1"
    game.say("Ada discard Z1")
    assert game.discards() == "B1 Z1"  # face up again


@rule("EXL-A3")
def test_a_plain_assistant_of_the_mummys_library_cannot_bury() -> None:
    game = table(tiles="bookseller", special="Ada: mummy", shelves="Ada: A1", hands="Ada: C1")

    game.say("Ada place home", "Ada shelve C1")

    assert game.now("Ada") == "at"


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


# The Bookworm


@rule("EXL-A6")
def test_the_bookworm_at_home_does_both_home_actions_and_may_repeat_them_for_a_card() -> None:
    game = table(tiles="bookseller", special="Ada: bookworm", hands="Ada: A1 B1", draw="M1 M2", shelves="Ada: Z1")

    game.say("Ada special home")
    assert game.asks("Ada") == "done, draw, shelve A1, shelve B1"
    game.say("Ada draw")
    assert game.asks("Ada") == "done, shelve A1, shelve B1, shelve M1"
    game.say("Ada shelve A1", "Ada at 1,0")
    assert game.asks("Ada") == "done, again"
    game.say("Ada again")
    assert game.asks("Ada") == "discard A1, discard B1, discard M1, discard Z1"  # from hand or shelf
    game.say("Ada discard Z1")
    assert game.discards() == "Z1"
    game.say("Ada shelve B1", "Ada at 1,2", "Ada draw")

    assert game.asked() == "Ben"  # once more, not again and again
    assert game.shelf("Ada") == "A1 B1"
    assert game.hand("Ada") == "M1 M2"


@rule("EXL-A6")
def test_the_bookworm_may_do_nothing_at_all() -> None:
    game = table(tiles="bookseller", special="Ada: bookworm", hands="Ada: A1")

    game.say("Ada special home", "Ada done", "Ada done")

    assert game.hand("Ada") == "A1"
    assert game.asked() == "Ben"


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


# The Junk Golem


@rule("EXL-A9")
def test_the_golem_takes_or_shelves_a_card_of_each_location_up_to_its_own() -> None:
    game = table(
        "Ada Ben", tiles="bookseller book-swap flea-market", special="Ada: junk-golem", at="Ada: *bookseller",
        cards="book-swap: A1 B1, bookseller: C1, flea-market: D1",
    )  # fmt: skip

    game.first_choices("take")
    assert game.asks("Ada") == "done, take A1, take B1"
    game.say("Ada take B1")
    assert game.discards() == ""
    assert game.asks("Ada") == "done, shelve B1"
    game.say("Ada done")
    assert game.discards() == "A1"
    assert game.asks("Ada") == "done, take C1"  # its own location is the last
    game.say("Ada take C1", "Ada shelve C1", "Ada at 1,1")

    assert game.hand("Ada") == "B1"
    assert game.shelf("Ada") == "C1"
    assert game.discards() == "A1 D1"
    assert game.g.round == 3


@rule("EXL-A9")
def test_the_golem_at_home_takes_nothing() -> None:
    game = table("Ada Ben", tiles="book-swap", special="Ada: junk-golem", at="Ada: *home", cards="book-swap: A1")

    game.end_round()

    assert "A1" in game.discards()


@rule("EXL-A9")
def test_cards_of_the_shack_are_turned_up_before_the_golem_chooses_and_taxes_left_count() -> None:
    game = table(
        "Ada Ben", tiles="mystery-shack tax-collector yard-sale", special="Ada: junk-golem", at="Ada: *yard-sale",
        cards="mystery-shack: A1 B1, tax-collector: C1",
    )  # fmt: skip

    game.first_choices("take")
    assert game.sees("Ben", "revealed") == "A1 B1"
    game.say("Ada done")

    assert game.asks("Ada") == "done, take C1"


# The Wizard


@rule("EXL-A10")
def test_the_wizard_shifts_a_group_and_shelves_into_a_place_thus_emptied() -> None:
    game = table(tiles="bookseller", special="Ada: wizard", shelves="Ada: A1 C1 D1", hands="Ada: B1")

    game.say("Ada special home", "Ada shelve B1")
    assert game.offers("Ada", "at") == "0,1 0,2 0,3 1,0 1,4 2,1 2,2 2,3"  # as anybody may
    game.say("Ada lift C1", "Ada lift D1")
    assert "right" in game.offers("Ada", "shift")
    game.say("Ada shift right")
    assert game.shelf("Ada") == "A1 . C1 D1"  # a split in between is allowed
    assert game.asks("Ada") == "at 1,2"
    game.say("Ada at 1,2")

    assert game.shelf("Ada") == "A1 B1 C1 D1"


@rule("EXL-A10")
def test_a_group_may_go_up_or_down_and_the_shelf_must_be_whole_afterwards() -> None:
    game = table(tiles="bookseller", special="Ada: wizard", shelves="Ada: A1 C1 / D1 E1", hands="Ada: B1")

    game.say("Ada special home", "Ada shelve B1", "Ada lift A1")
    assert game.offers("Ada", "shift") == "left up"  # C1 and D1 stand in the way of the others
    assert game.offers("Ada", "lift") == "C1 D1"  # the group stays connected
    game.say("Ada shift up")

    assert game.shelf("Ada") == "A1 . / . C1 / D1 E1"
    assert game.asks("Ada") == "at 2,1"


@rule("EXL-A10")
def test_the_wizard_may_think_better_of_it() -> None:
    game = table(tiles="bookseller", special="Ada: wizard", shelves="Ada: A1", hands="Ada: B1")

    game.say("Ada special home", "Ada shelve B1", "Ada lift A1", "Ada done")

    assert game.now("Ada") == "at"


@rule("EXL-A10")
def test_face_down_cards_are_shifted_in_their_order() -> None:
    game = table(
        tiles="bookseller", special="Ada: wizard", shelves="Ada: ## . / A1 ##", hidden_cards="Ada: Y1 Z1",
        hands="Ada: B1",
    )  # fmt: skip

    game.say("Ada special home", "Ada shelve B1", "Ada lift Z1")
    assert game.offers("Ada", "shift") == "right up down"
    game.say("Ada shift down", "Ada at 2,2")
    assert game.shelf("Ada") == "## . / A1 B1 / . ##"
    assert game.hidden("Ada") == "Y1 Z1"


# The Witch


@rule("EXL-A11")
def test_the_witch_may_take_the_top_of_the_draw_pile_for_a_card_with_a_banned_book() -> None:
    # A6 codices reference codices; B2 without codices
    game = table(tiles="bookseller", special="Ada: witch", draw="A6 B2 C1")

    game.say("Ada special home", "Ada draw")
    assert game.sees("Ben", "revealed") == "B2"
    assert game.sees("Ben", "looking Ada") == "?"
    assert game.asks("Ada") == "take A6, take B2"
    game.say("Ada take B2")

    assert game.hand("Ada") == "B2"
    assert game.discards() == "A6"


@rule("EXL-A11")
def test_the_witch_may_keep_the_banned_book_unseen() -> None:
    game = table(tiles="bookseller", special="Ada: witch", draw="A6 B2")

    game.say("Ada special home", "Ada draw", "Ada take A6")

    assert game.hand("Ada") == "A6"
    assert game.discards() == "B2"
    assert game.who_knows("A6") == "Ada"


@rule("EXL-A11")
def test_each_card_of_the_witch_is_settled_before_the_next_and_the_kept_one_does_not_trigger_again() -> None:
    # A6 and E5 have codices: both trigger; D2, the card kept for A6, does not
    game = table(tiles="diviners-hut", special="Ada: witch", at="Ada: home", draw="A6 D2 E5 B2")

    game.say("Ada special diviners-hut", "Ada take D2")
    assert game.asks("Ada") == "take B2, take E5"
    game.say("Ada take B2")

    assert game.hand("Ada") == "B2 D2"
    assert game.discards() == "A6 E5"
    assert game.first() == "Ada"


@rule("EXL-A11")
def test_the_witch_answers_only_banned_books_in_her_own_action() -> None:
    harmless = table(tiles="bookseller", special="Ada: witch", draw="B2 A6")
    harmless.say("Ada special home", "Ada draw")
    assert harmless.hand("Ada") == "B2"

    plain = table(tiles="bookseller", special="Ada: witch", draw="A6 B2")
    plain.say("Ada place home", "Ada draw")
    assert plain.hand("Ada") == "A6"

    given = table(
        tiles="community-center", special="Ada: witch", at="Ada: *home", active="Ben",
        cards="community-center: A6 B2",
    )  # fmt: skip
    given.say("Ben place community-center", "Ben take B2", "Ben give A6", "Ben to 0", "Ben done")
    assert given.asks("Ada") == "done, shelve A6"  # given on another's turn


@rule("EXL-A11")
def test_the_witch_takes_cards_that_she_takes_too() -> None:
    game = table(tiles="bookseller", special="Ada: witch", cards="bookseller: A6 B3", draw="B2")

    game.say("Ada special bookseller", "Ada take A6", "Ada take B2")

    assert game.asks("Ada") == "done, shelve B2"


# The Fire Imp


@rule("EXL-A12")
def test_the_imp_burns_one_card_for_a_home_action_or_all_for_two() -> None:
    one = table(tiles="bookseller", special="Ada: fire-imp", cards="bookseller: A1 B1", draw="M1 M2 M3")
    one.say("Ada special bookseller")
    assert one.asks("Ada") == "done, burn-all, discard A1, discard B1"
    one.say("Ada discard A1")
    assert one.discards() == "A1"
    one.say("Ada draw")
    assert one.asks("Ada") == "take B1"

    every = table(tiles="bookseller", special="Ada: fire-imp", cards="bookseller: A1 B1", draw="M1 M2 M3")
    every.say("Ada special bookseller", "Ada burn-all", "Ada draw", "Ada draw")
    assert every.discards() == "A1 B1"
    assert every.hand("Ada") == "M1 M2"
    assert every.asked() == "Ben"  # nothing left to take


@rule("EXL-A12")
def test_of_a_single_card_the_imp_cannot_burn_all_and_may_burn_none() -> None:
    game = table(tiles="bookseller", special="Ada: fire-imp", cards="bookseller: A1")

    game.say("Ada special bookseller")
    assert game.asks("Ada") == "done, discard A1"
    game.say("Ada done")

    assert game.asks("Ada") == "take A1"


@rule("EXL-A12")
def test_face_down_cards_are_burnt_unseen_and_then_shown() -> None:
    game = table(tiles="mystery-shack", special="Ada: fire-imp", cards="mystery-shack: A1 B1 C1")

    game.say("Ada special mystery-shack")
    assert game.asks("Ada") == "done, burn-blindly, burn-all"
    game.chance("card B1")
    game.say("Ada burn-blindly")

    assert game.discards() == "B1"
    assert game.who_knows("B1") == "Ada Ben Cy spectator"
    assert game.who_knows("A1") == ""


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
