"""The instant locations, each part of its sentence."""

from tests.games.exlibris.tables import table
from tests.rulebook import rule


@rule("EXL-L1")
def test_the_diviners_hut_gives_a_card_for_each_assistant_on_a_tile_and_the_token() -> None:
    game = table(tiles="diviners-hut", draw="A1 B1 C1", at="Ben: home", first="Ada", active="Ben")

    game.say("Ben place diviners-hut")

    assert game.hand("Ben") == "A1 B1"  # this one, and the one at home
    assert game.first() == "Ben"
    assert game.asked() == "Cy"  # nobody is asked anything


@rule("EXL-L1", "EXL-R9")
def test_the_token_may_change_hands_twice_in_a_round_and_changes_nothing_in_it() -> None:
    game = table(tiles="diviners-hut assistants-guild", first="Cy", active="Ada", at="Ben: home")

    game.say("Ada place diviners-hut")
    assert game.first() == "Ada"
    assert game.asked() == "Ben"  # still clockwise

    game.say("Ben place assistants-guild", "Ben place diviners-hut", "Ben oust 0 1")
    assert game.first() == "Ben"
    assert game.where("Ada") == "- -"
    assert game.asked() == "Cy"
    game.end_round()
    assert game.g.round == 3
    assert game.asked() == "Ben"  # who holds it begins the next round


@rule("EXL-L1")
def test_who_has_the_token_already_keeps_it() -> None:
    game = table(tiles="diviners-hut", first="Ada")

    game.say("Ada place diviners-hut")

    assert game.first() == "Ada"


@rule("EXL-L2")
def test_the_book_swap_exchanges_a_hand_card_for_one_here_which_may_be_shelved() -> None:
    game = table(tiles="book-swap", hands="Ada: A1 B1", cards="book-swap: C1 D1 E1")

    game.say("Ada place book-swap")
    assert game.asks("Ada") == "give A1, give B1"
    game.say("Ada give B1")
    assert game.asks("Ada") == "take C1, take D1, take E1"  # not the one that is being given
    game.say("Ada take D1")

    assert game.lies("book-swap") == "B1 C1 E1"
    assert game.asks("Ada") == "done, shelve D1"
    game.say("Ada shelve D1", "Ada at 1,1")
    assert game.shelf("Ada") == "D1"
    assert game.hand("Ada") == "A1"


@rule("EXL-L2")
def test_the_swapped_card_may_be_kept_in_hand() -> None:
    game = table(tiles="book-swap", hands="Ada: A1", cards="book-swap: C1")

    game.say("Ada place book-swap", "Ada give A1", "Ada take C1", "Ada done")

    assert game.hand("Ada") == "C1"
    assert game.shelf("Ada") == ""


@rule("EXL-L2")
def test_the_book_swap_does_nothing_without_a_hand_or_without_cards_here() -> None:
    without_hand = table(tiles="book-swap", cards="book-swap: C1")
    without_cards = table(tiles="book-swap", hands="Ada: A1")

    without_hand.say("Ada place book-swap")
    without_cards.say("Ada place book-swap")

    assert without_hand.asked() == without_cards.asked() == "Ben"
    assert without_hand.lies("book-swap") == "C1"
    assert without_cards.hand("Ada") == "A1"


@rule("EXL-L4")
def test_the_donation_bin_takes_cards_from_hand_and_shelf_and_lets_two_be_shelved_from_hand() -> None:
    game = table(tiles="donation-bin", hands="Ada: A1 B1 C1 D1", shelves="Ada: M1 N1 O1")

    game.say("Ada place donation-bin")
    assert game.asks("Ada") == "discard A1, discard B1, discard C1, discard D1, discard M1, discard N1, discard O1"
    game.say("Ada discard N1")
    assert game.shelf("Ada") == "M1 . O1"
    assert game.asks("Ada").startswith("done, discard A1")
    game.say("Ada discard A1", "Ada done")
    assert game.discards() == "A1 N1"
    assert game.asks("Ada") == "done, shelve B1, shelve C1, shelve D1"

    game.say("Ada shelve B1", "Ada at 1,0", "Ada shelve C1", "Ada at 2,1")
    assert game.shelf("Ada") == "B1 M1 . O1 / C1 . . ."
    assert game.asked() == "Ben"
    assert game.hand("Ada") == "D1"


@rule("EXL-L4", "EXL-L19")
def test_at_the_donation_bin_one_has_to_discard_a_card_and_need_not_shelve() -> None:
    game = table(tiles="donation-bin", hands="Ada: A1 B1")

    game.say("Ada place donation-bin")
    assert "done" not in game.asks("Ada")
    game.say("Ada discard A1", "Ada done", "Ada done")

    assert game.hand("Ada") == "B1"
    assert game.asked() == "Ben"


@rule("EXL-L4")
def test_the_donation_bin_does_nothing_for_those_who_have_no_card() -> None:
    game = table(tiles="donation-bin")

    game.say("Ada place donation-bin")

    assert game.asked() == "Ben"


@rule("EXL-L5")
def test_the_community_center_gives_a_card_to_the_visitor_and_one_to_an_opponent_who_may_both_shelve() -> None:
    game = table(tiles="community-center", cards="community-center: A1 B1 C1 D1")

    game.say("Ada place community-center", "Ada take B1")
    assert game.asks("Ada") == "give A1, give C1, give D1"
    game.say("Ada give C1")
    assert game.asks("Ada") == "to 1, to 2"
    game.say("Ada to 2")

    assert game.asks("Ada") == "done, shelve B1"
    game.say("Ada shelve B1", "Ada at 1,1")
    assert game.asks("Cy") == "done, shelve C1"
    game.say("Cy done")
    assert game.shelf("Ada") == "B1"
    assert game.hand("Cy") == "C1"
    assert game.lies("community-center") == "A1 D1"
    assert game.asked() == "Ben"


@rule("EXL-L5")
def test_the_last_card_of_the_community_center_is_taken_and_none_given() -> None:
    game = table(tiles="community-center", cards="community-center: A1")

    game.say("Ada place community-center", "Ada take A1")

    assert game.asks("Ada") == "done, shelve A1"


@rule("EXL-L6")
def test_the_wishing_well_gives_one_card_more_than_were_thrown_in() -> None:
    game = table(tiles="wishing-well", hands="Ada: A1 B1 C1", draw="M1 N1 O1 P1", shelves="Ada: Z1")

    game.say("Ada place wishing-well")
    assert game.asks("Ada") == "done, discard A1, discard B1, discard C1"  # not from the shelf
    game.say("Ada discard A1", "Ada discard C1", "Ada done")

    assert game.discards() == "A1 C1"
    assert game.asks("Ada") == "done, shelve M1, shelve N1, shelve O1"  # of the drawn, not of the hand
    game.say("Ada shelve N1", "Ada at 1,2")
    assert game.asked() == "Ben"  # one only
    assert game.hand("Ada") == "B1 M1 O1"


@rule("EXL-L6")
def test_who_throws_nothing_into_the_wishing_well_draws_one_card() -> None:
    game = table(tiles="wishing-well", hands="Ada: A1", draw="M1 N1")

    game.say("Ada place wishing-well", "Ada done", "Ada done")

    assert game.hand("Ada") == "A1 M1"


@rule("EXL-L6")
def test_a_visitor_without_a_hand_draws_one_card_at_the_wishing_well() -> None:
    game = table(tiles="wishing-well", draw="M1 N1")

    game.say("Ada place wishing-well")

    assert game.asks("Ada") == "done, shelve M1"


@rule("EXL-L9")
def test_the_book_collector_pays_a_card_for_two_matching_books() -> None:
    # A3 shows spells and historic; M5 fiction fiction reference; H4 historic historic; D7 spells monsters
    game = table(
        tiles="book-collector", cards="book-collector: A3", hands="Ada: H4 M5", shelves="Ada: D7 O2",
        draw="P1 Q1 R1",
    )  # fmt: skip

    game.say("Ada place book-collector")
    assert game.asks("Ada") == "done, discard D7, discard H4, discard M5, discard O2"
    game.say("Ada discard H4", "Ada discard D7", "Ada discard O2", "Ada done")

    # two historic, one spells, two historic: five books, two cards
    assert game.asks("Ada") == "done, shelve P1, shelve Q1"
    game.say("Ada shelve Q1", "Ada at 1,1", "Ada shelve P1", "Ada at 1,0")
    assert game.shelf("Ada") == "P1 Q1"
    assert game.asked() == "Ben"
    assert game.hand("Ada") == "M5"


@rule("EXL-L9")
def test_the_book_collector_counts_a_category_that_stands_twice_twice_and_rounds_down() -> None:
    game = table(tiles="book-collector", cards="book-collector: A3", hands="Ada: H4", draw="P1 Q1")

    game.say("Ada place book-collector", "Ada discard H4")
    assert game.asks("Ada") == "done, shelve P1"  # the hand is empty: nothing more to give up

    nothing = table(tiles="book-collector", cards="book-collector: A3", hands="Ada: M5", draw="P1 Q1")
    nothing.say("Ada place book-collector", "Ada discard M5")
    assert nothing.asked() == "Ben"
    assert nothing.hand("Ada") == ""


@rule("EXL-L9")
def test_of_three_cards_from_the_book_collector_two_may_be_shelved() -> None:
    game = table(tiles="book-collector", cards="book-collector: A3", hands="Ada: H4 O2 G4", draw="P1 Q1 R1")

    game.say("Ada place book-collector", "Ada discard G4", "Ada discard H4", "Ada discard O2")
    game.say("Ada shelve P1", "Ada at 1,1", "Ada shelve Q1", "Ada at 1,2")

    assert game.asked() == "Ben"
    assert game.hand("Ada") == "R1"


@rule("EXL-L9")
def test_the_book_collector_does_nothing_without_a_card_to_compare_with() -> None:
    game = table(tiles="book-collector", hands="Ada: H4")

    game.say("Ada place book-collector")

    assert game.asked() == "Ben"
    assert game.hand("Ada") == "H4"


@rule("EXL-L10")
def test_the_bookseller_sells_one_card_which_may_be_shelved() -> None:
    game = table(tiles="bookseller", cards="bookseller: A1 B1")

    game.say("Ada place bookseller")
    assert game.asks("Ada") == "take A1, take B1"
    game.say("Ada take B1")
    assert game.asks("Ada") == "done, shelve B1"
    game.say("Ada done")

    assert game.hand("Ada") == "B1"
    assert game.lies("bookseller") == "A1"


@rule("EXL-L10")
def test_an_empty_bookseller_may_be_visited_to_no_effect() -> None:
    game = table(tiles="bookseller")

    game.say("Ada place bookseller")

    assert game.where("Ada") == "bookseller -"
    assert game.asked() == "Ben"


@rule("EXL-L13")
def test_the_mystery_shack_shows_its_cards_to_the_visitor_who_may_take_those_of_a_category() -> None:
    # A3 spells historic, B2 fiction fiction monsters, H4 historic historic, M8 spells codices
    game = table(tiles="mystery-shack", cards="mystery-shack: A3 B2 H4 M8")

    game.say("Ada place mystery-shack")
    assert game.now("Ada") == "name"
    game.say("Ada name historic")
    assert game.asks("Ada") == "done, take A3, take H4"
    assert game.sees("Ada", "looking Ada") == "A3 B2 H4 M8"
    assert game.sees("Ben", "looking Ada") == "? ? ? ?"
    game.say("Ada take A3", "Ada take H4", "Ada done")

    assert game.asks("Ada") == "done, shelve A3, shelve H4"
    game.say("Ada shelve H4", "Ada at 1,1")
    assert game.asked() == "Ben"  # one only
    assert game.hand("Ada") == "A3"
    assert game.lies("mystery-shack") == "B2 M8"
    assert game.sees("Ada", "mystery-shack") == game.sees("Ben", "mystery-shack") == "? ?"
    assert game.who_knows("A3") == "Ada Ben Cy spectator"  # revealed
    assert game.who_knows("B2") == "Ada"


@rule("EXL-L13", "EXL-W1")
def test_the_second_visitor_of_the_shack_sees_what_was_put_back() -> None:
    game = table(tiles="mystery-shack", cards="mystery-shack: A3 B2")

    game.say("Ada place mystery-shack", "Ada name historic", "Ada done", "Ben place mystery-shack", "Ben name fiction")

    assert game.sees("Ben", "looking Ben") == "A3 B2"
    assert game.who_knows("B2") == "Ada Ben"
    assert game.asks("Ben") == "done, take B2"


@rule("EXL-L13")
def test_an_empty_shack_asks_nothing() -> None:
    game = table(tiles="mystery-shack")

    game.say("Ada place mystery-shack")

    assert game.asked() == "Ben"


@rule("EXL-L14")
def test_the_flea_market_gives_one_card_to_the_first_and_two_to_those_in_company() -> None:
    game = table(tiles="flea-market", cards="flea-market: A1 B1 C1 D1 E1")

    game.say("Ada place flea-market", "Ada take A1", "Ada done", "Ben place flea-market", "Ben take B1")
    assert game.asks("Ben") == "take C1, take D1, take E1"
    game.say("Ben take C1")

    assert game.asks("Ben") == "done, shelve B1, shelve C1"
    game.say("Ben shelve C1", "Ben at 1,1", "Ben shelve B1", "Ben at 1,0")
    assert game.shelf("Ben") == "B1 C1"
    assert game.asked() == "Cy"


@rule("EXL-L14")
def test_ones_own_assistant_is_company_at_the_flea_market() -> None:
    game = table(tiles="flea-market", cards="flea-market: A1 B1 C1", at="Ada: flea-market")

    game.say("Ada place flea-market", "Ada take A1")

    assert game.asks("Ada") == "take B1, take C1"


@rule("EXL-L16")
def test_the_tax_collector_gets_a_card_from_hand_or_shelf_of_each_opponent_in_turn_order() -> None:
    game = table(
        tiles="tax-collector", cards="tax-collector: Z1", active="Ben", hands="Ada: A1, Ben: B1, Cy: C1 C2",
        shelves="Cy: C3, Ben: B4",
    )  # fmt: skip

    game.say("Ben place tax-collector")
    assert game.asks("Cy") == "give C1, give C2, give C3"
    game.say("Cy give C3")
    assert game.shelf("Cy") == ""
    assert game.asks("Ada") == "give A1"
    game.say("Ada give A1")

    assert game.lies("tax-collector") == "A1 C3 Z1"
    assert game.asks("Ben") == "done, discard B1, discard B4"
    game.say("Ben discard B4", "Ben discard B1")
    assert game.discards() == "B1 B4"
    game.say("Ben take Z1", "Ben take C3")
    assert game.asks("Ben") == "done, shelve C3, shelve Z1"
    game.say("Ben shelve C3", "Ben at 1,1", "Ben shelve Z1", "Ben at 1,2")
    assert game.shelf("Ben") == "C3 Z1"
    assert game.lies("tax-collector") == "A1"  # stays until the location is resolved
    assert game.asked() == "Cy"


@rule("EXL-L16")
def test_no_more_cards_can_be_discarded_than_the_tax_collector_has() -> None:
    game = table(tiles="tax-collector", cards="tax-collector: Z1", hands="Ada: A1 A2 A3")

    game.say("Ada place tax-collector")  # nobody else has a card
    game.say("Ada discard A2")

    assert game.asks("Ada") == "take Z1"


@rule("EXL-L16")
def test_what_is_left_at_the_tax_collector_is_discarded_when_it_is_resolved() -> None:
    game = table("Ada Ben", tiles="tax-collector", cards="tax-collector: Z1", hands="Ben: B1")

    game.say("Ada place tax-collector", "Ben give B1")
    assert game.lies("tax-collector") == "B1 Z1"  # Ada has nothing to discard
    game.end_round()

    assert "Z1" in game.discards()
    assert "B1" in game.discards()


@rule("EXL-L17")
def test_at_the_yard_sale_opponents_take_one_card_after_another_until_all_are_gone() -> None:
    game = table(tiles="yard-sale", hands="Ada: A1 B1 C1 D1", draw="M1 M2 M3 M4 M5 M6 N1")

    game.say("Ada place yard-sale")
    assert game.asks("Ada") == "done, give A1, give B1, give C1, give D1"
    game.say("Ada give A1", "Ada give B1", "Ada give C1", "Ada done")
    assert game.lies("revealed") == "A1 B1 C1"
    assert game.sees("spectator", "revealed") == "A1 B1 C1"
    assert game.asks("Ben") == "pass, take A1, take B1, take C1"
    game.say("Ben take B1")
    assert game.asks("Ben") == "done, shelve B1"  # to hand, or shelved
    game.say("Ben shelve B1", "Ben at 1,1", "Cy take A1", "Cy done", "Ben take C1", "Ben done")

    assert game.hand("Ada") == "D1 M1 M2 M3 M4 M5 M6"
    assert game.now("Ada") == "done shelve"
    game.say("Ada shelve D1", "Ada at 1,1", "Ada shelve M1", "Ada at 1,2", "Ada shelve M2", "Ada at 1,3")
    assert game.asked() == "Ben"  # one for each card taken
    assert game.hand("Ben") == "C1"
    assert game.hand("Cy") == "A1"


@rule("EXL-L17")
def test_who_passes_is_out_of_the_sale_and_what_nobody_takes_goes_back() -> None:
    game = table(tiles="yard-sale", hands="Ada: A1 B1", draw="M1 M2 M3")

    game.say("Ada place yard-sale", "Ada give A1", "Ada give B1")
    assert game.asks("Ben") == "pass, take A1, take B1"  # all cards were revealed: nothing more to ask
    game.say("Ben pass", "Cy take A1", "Cy done")
    assert game.asks("Cy") == "pass, take B1"  # Ben is not asked again
    game.say("Cy pass")

    assert game.hand("Ada") == "B1 M1 M2"
    assert game.asks("Ada") == "done, shelve B1, shelve M1, shelve M2"


@rule("EXL-L17")
def test_a_yard_sale_with_no_hand_or_no_card_revealed_does_nothing() -> None:
    empty = table(tiles="yard-sale")
    empty.say("Ada place yard-sale")
    assert empty.asked() == "Ben"

    nothing = table(tiles="yard-sale", hands="Ada: A1")
    nothing.say("Ada place yard-sale", "Ada done")
    assert nothing.asked() == "Ben"
    assert nothing.hand("Ada") == "A1"


@rule("EXL-L17")
def test_nothing_is_drawn_if_all_pass() -> None:
    game = table(tiles="yard-sale", hands="Ada: A1", draw="M1")

    game.say("Ada place yard-sale", "Ada give A1", "Ben pass", "Cy pass")

    assert game.hand("Ada") == "A1"
    assert game.asked() == "Ben"


@rule("EXL-L18")
def test_the_joiner_slides_a_run_along_its_row() -> None:
    game = table(tiles="joiners-workshop", shelves="Ada: . A1 B1 . / C1 D1 E1 F1")

    game.say("Ada place joiners-workshop")
    assert game.offers("Ada", "lift") == "A1 B1 C1"  # a run can begin with each of them
    game.say("Ada lift A1")
    assert game.offers("Ada", "lift") == "A1 B1"
    game.say("Ada lift B1")
    assert game.asks("Ada") == "slide -2, slide -1, slide 1, slide 2"  # it hangs on to what is below
    game.say("Ada slide -1")

    assert game.shelf("Ada") == "A1 B1 . . / C1 D1 E1 F1"
    assert game.asked() == "Ben"


@rule("EXL-L18")
def test_no_card_is_jumped_over_and_the_shelf_is_never_split() -> None:
    game = table(tiles="joiners-workshop", shelves="Ada: A1 . B1 / C1 D1 E1")

    game.say("Ada place joiners-workshop", "Ada lift A1", "Ada lift A1")

    assert game.asks("Ada") == "slide 1"  # B1 stands in the way, and on the left it would hang on nothing


@rule("EXL-L18")
def test_the_joiner_has_nothing_to_do_on_a_shelf_that_only_moves_as_a_whole() -> None:
    empty = table(tiles="joiners-workshop")
    single = table(tiles="joiners-workshop", shelves="Ada: A1 B1 C1")

    empty.say("Ada place joiners-workshop")
    single.say("Ada place joiners-workshop")

    assert empty.asked() == single.asked() == "Ben"
