"""The locations at which assistants are moved, bets are laid, and delayed effects come: 3, 7, 8, 11, 12 and 15."""

from tests.games.exlibris.tables import RULES, table
from tests.rulebook import rule


@rule("EXL-L3", "EXL-R4")
def test_at_the_auction_one_bids_by_the_space_and_only_higher() -> None:
    game = table(tiles="auction-house", cards="auction-house: A1 B1 C1")

    game.say("Ada place auction-house")
    assert game.asks("Ada") == "bid 1, bid 2, bid 3, bid 4"
    game.say("Ada bid 2", "Ben place auction-house")
    assert game.asks("Ben") == "bid 3, bid 4"
    game.say("Ben bid 3")

    assert game.where("Ada") == "- -"  # the outbid assistant returns
    assert game.where("Ben") == "auction-house -"
    assert game.lies("auction-house") == "A1 B1 C1"  # delayed: nothing happens yet


@rule("EXL-L3")
def test_after_a_bid_of_four_nobody_can_enter_the_auction() -> None:
    game = table(tiles="auction-house")

    game.say("Ada place auction-house", "Ada bid 4")

    assert game.asks("Ben") == "place home"


@rule("EXL-L3", "EXL-R3")
def test_even_ones_own_assistant_is_outbid_and_may_be_placed_again_this_round() -> None:
    game = table("Ada Ben", tiles="auction-house")

    game.say("Ada place auction-house", "Ada bid 1", "Ben place home", "Ben done")
    game.say("Ada place auction-house", "Ada bid 2")
    assert game.where("Ada") == "- auction-house"

    game.say("Ben place home", "Ben done")
    assert game.asks("Ada") == "place home, place auction-house"


@rule("EXL-L3")
def test_the_bid_is_paid_from_hand_and_buys_all_cards_which_may_be_shelved() -> None:
    game = table("Ada Ben", tiles="auction-house", cards="auction-house: A1 B1 C1", hands="Ada: M1 M2 M3")

    game.say("Ada place auction-house", "Ada bid 2")
    game.first_choices("discard")
    assert game.asks("Ada") == "discard M1, discard M2, discard M3"  # who can pay must
    game.say("Ada discard M1", "Ada discard M3")
    assert game.discards() == "M1 M3"
    assert game.asks("Ada") == "done, shelve A1, shelve B1, shelve C1"
    game.say("Ada shelve C1", "Ada at 1,1", "Ada shelve A1", "Ada at 1,0", "Ada done")

    assert game.shelf("Ada") == "A1 C1"
    assert game.hand("Ada") == "B1 M2"


@rule("EXL-L3")
def test_with_too_few_cards_in_hand_the_auction_gives_nothing() -> None:
    game = table(
        "Ada Ben", tiles="auction-house", cards="auction-house: A1 B1 C1", hands="Ada: M1 M2", shelves="Ada: Z1"
    )

    game.say("Ada place auction-house", "Ada bid 3")
    game.end_round()

    assert game.hand("Ada") == "M1 M2"
    assert game.shelf("Ada") == "Z1"  # shelved cards do not pay
    assert game.discards() == "A1 B1 C1"


@rule("EXL-L3")
def test_an_auction_without_cards_costs_nothing() -> None:
    game = table("Ada Ben", tiles="auction-house", hands="Ada: M1 M2")

    game.say("Ada place auction-house", "Ada bid 1")
    game.end_round()

    assert game.hand("Ada") == "M1 M2"


@rule("EXL-L7")
def test_in_the_den_all_with_an_assistant_there_name_different_categories_from_the_active_player_on() -> None:
    game = table("Ada Ben Cy Dan", tiles="gambling-den", active="Cy", at="Ben: gambling-den, Dan: gambling-den")

    game.say("Cy place gambling-den")
    assert game.now("Cy") == "name"
    game.say("Cy name fiction")
    assert game.asks("Dan") == "name codices, name historic, name monsters, name reference, name spells"
    game.say("Dan name spells")

    assert game.asks("Ben") == "name codices, name historic, name monsters, name reference"


@rule("EXL-L7", "EXL-X5")
def test_the_spells_player_wins_the_example_of_the_rulebooks_and_may_shelve_three() -> None:
    # F1 fiction codices spells, V3 spells reference spells fiction, C7 fiction spells reference fiction, L4 spells
    # codices fiction codices: 5 fiction, 5 spells, 3 codices; with S9 for C7: 4 fiction, 5 spells, 3 codices
    game = table(tiles="gambling-den", at="Ben: gambling-den, Cy: gambling-den", draw="F1 V3 S9 L4 A1")

    game.say("Ada place gambling-den", "Ada name fiction", "Ben name spells", "Cy name codices")

    assert game.asks("Ben") == "done, shelve F1, shelve L4, shelve S9, shelve V3"
    game.say("Ben shelve F1", "Ben at 1,1", "Ben shelve L4", "Ben at 1,2", "Ben shelve S9", "Ben at 1,3")
    assert game.asked() == "Ben"  # it is Ben's turn to place: three players, three cards
    assert game.now("Ben") == "place"
    assert game.hand("Ben") == "V3"


@rule("EXL-L7", "EXL-X5")
def test_the_gambling_den_gives_a_tie_to_the_active_player() -> None:
    # one spells book fewer than above, with B3 (fiction historic monsters) for S9: 4 fiction and 4 spells
    game = table(tiles="gambling-den", at="Ben: gambling-den, Cy: gambling-den", draw="F1 V3 B3 L4")

    game.say("Ada place gambling-den", "Ada name fiction", "Ben name spells", "Cy name codices")

    assert game.taken("Ada") == "B3 F1 L4 V3"
    assert game.now("Ada") == "done shelve"


@rule("EXL-L7")
def test_a_tie_without_the_active_player_goes_to_the_nearest_in_turn_order() -> None:
    # J2 historic fiction, O2 historic historic, T1 monsters reference, K3 monsters reference: 3 historic, 2, 2
    game = table(tiles="gambling-den", active="Ben", at="Ada: gambling-den, Cy: gambling-den", draw="J2 G3 T1 K3")

    game.say("Ben place gambling-den", "Ben name spells", "Cy name monsters", "Ada name historic")

    assert game.taken("Cy") == "K3 T1"
    assert game.discards() == "G3 J2"


@rule("EXL-L7")
def test_alone_in_the_den_one_wins_with_one_book() -> None:
    game = table(tiles="gambling-den", draw="J2 O2 T1 K3")

    game.say("Ada place gambling-den", "Ada name fiction")

    assert game.taken("Ada") == "J2"
    assert game.discards() == "K3 O2 T1"
    game.say("Ada shelve J2", "Ada at 1,1")
    assert game.asked() == "Ben"


@rule("EXL-L7")
def test_without_a_book_of_a_named_category_nobody_wins() -> None:
    game = table(tiles="gambling-den", at="Ben: gambling-den", draw="J2 O2 T1 K3")

    game.say("Ada place gambling-den", "Ada name codices", "Ben name spells")

    assert game.discards() == "J2 K3 O2 T1"
    assert game.asked() == "Ben"
    assert game.now("Ben") == "place"


@rule("EXL-L7")
def test_two_assistants_of_one_player_in_the_den_name_once_and_count_once() -> None:
    game = table(tiles="gambling-den", at="Ada: gambling-den", draw="J2 O2 T1 K3")

    game.say("Ada place gambling-den", "Ada name historic")

    game.say("Ada shelve J2", "Ada at 1,1")
    assert game.asked() == "Ben"  # one player: one card to shelve
    assert game.hand("Ada") == "O2"


@rule("EXL-L7")
def test_a_winner_who_is_not_active_uses_no_special_power() -> None:
    game = table(
        tiles="gambling-den", special="Ben: mummy", at="Ben: *gambling-den", draw="J2 O2 T1 K3", shelves="Ben: A1"
    )

    game.say("Ada place gambling-den", "Ada name codices", "Ben name historic", "Ben shelve J2")

    assert game.now("Ben") == "at"


@rule("EXL-L8")
def test_the_lodge_sends_another_assistant_home_where_it_may_do_a_home_action() -> None:
    game = table(tiles="librarians-lodge bookseller", at="Ada: bookseller", hands="Ada: A1", draw="M1")

    game.say("Ada place librarians-lodge")
    assert game.asks("Ada") == "done, recall 0 1"
    game.say("Ada recall 0 1")
    assert game.where("Ada") == "home librarians-lodge"
    assert game.asks("Ada") == "done, draw, shelve A1"
    game.say("Ada draw")

    assert game.hand("Ada") == "A1 M1"
    assert game.asked() == "Ben"  # nothing shelved: (b) is not possible


@rule("EXL-L8")
def test_both_parts_of_the_lodge_come_in_either_order_and_once_each() -> None:
    for order in ("home first", "card first"):
        game = table(tiles="librarians-lodge bookseller", at="Ada: bookseller", hands="Ada: B1", shelves="Ada: A1 C1")
        game.say("Ada place librarians-lodge")
        assert game.now("Ada") == "done recall lift"
        if order == "home first":
            game.say("Ada recall 0 1", "Ada done")
            assert game.now("Ada") == "done lift"
            game.say("Ada lift A1", "Ada swap C1")
        else:
            game.say("Ada lift A1", "Ada swap C1")
            assert game.now("Ada") == "done recall"
            game.say("Ada recall 0 1", "Ada done")
        assert game.asked() == "Ben"
        assert game.shelf("Ada") == "C1 A1"


@rule("EXL-L8")
def test_the_lodge_may_be_left_without_doing_anything() -> None:
    game = table(tiles="librarians-lodge", shelves="Ada: A1")

    game.say("Ada place librarians-lodge", "Ada done")

    assert game.asked() == "Ben"


@rule("EXL-L8")
def test_nobody_is_sent_home_from_the_lodge_if_the_library_is_full() -> None:
    game = table("Ada", tiles="librarians-lodge bookseller", at="Ada: home home home", special="Ada: witch")
    game.g.where[0] = -1

    game.say("Ada special librarians-lodge")

    assert game.now("Ada") == "remove"  # nothing could be done, and the round is over


@rule("EXL-L8")
def test_a_shelved_card_is_exchanged_with_a_hand_card_in_its_exact_place() -> None:
    game = table(tiles="librarians-lodge", hands="Ada: B1", shelves="Ada: A1 Z1 C1")

    game.say("Ada place librarians-lodge", "Ada lift Z1")
    assert game.asks("Ada") == "again, swap A1, swap B1, swap C1"
    game.say("Ada swap B1")

    assert game.shelf("Ada") == "A1 B1 C1"
    assert game.hand("Ada") == "Z1"


@rule("EXL-L8", "EXL-H3")
def test_a_card_taken_off_may_be_shelved_again_where_the_shelf_is_not_split() -> None:
    game = table(tiles="librarians-lodge", shelves="Ada: A1 B1 C1")

    game.say("Ada place librarians-lodge", "Ada lift B1", "Ada again")
    assert game.offers("Ada", "at") == "1,2"  # only there it holds the others together

    other = table(tiles="librarians-lodge", shelves="Ada: A1 B1 C1")
    other.say("Ada place librarians-lodge", "Ada lift C1", "Ada again", "Ada at 0,1")
    assert other.shelf("Ada") == "C1 . / A1 B1"


@rule("EXL-L8", "EXL-L3")
def test_a_bid_lapses_when_the_lodge_sends_the_bidder_home() -> None:
    game = table(
        "Ada Ben", tiles="librarians-lodge auction-house", cards="auction-house: A1", at="Ada: auction-house/2"
    )

    game.say("Ada place librarians-lodge", "Ada recall 0 1", "Ada done")
    assert game.asked() == "Ben"
    game.say("Ben place auction-house")

    assert game.asks("Ben") == "bid 1, bid 2, bid 3, bid 4"


@rule("EXL-L11")
def test_the_dump_is_searched_in_the_resolution_for_a_card_of_a_category() -> None:
    # A3 spells historic, B2 fiction fiction monsters, H4 historic historic
    game = table("Ada Ben", tiles="dump", discard="A3 B2 H4")

    game.say("Ada place dump")
    assert game.asked() == "Ben"  # delayed
    game.first_choices("name")
    assert game.asked() == "Ada"
    assert game.sees("Ada", "discard") == "? ? H4"
    game.say("Ada name historic")
    assert game.asks("Ada") == "done, take A3, take H4"
    assert game.sees("Ada", "discard") == "A3 B2 H4"  # the visitor alone sees the pile
    assert game.sees("Ben", "discard") == "? ? H4"
    game.say("Ada take A3", "Ada shelve A3", "Ada at 1,1")

    assert game.shelf("Ada") == "A3"
    assert game.discards() == "B2 H4"


@rule("EXL-L11", "EXL-W1")
def test_whoever_has_seen_the_discard_pile_cannot_take_back_what_they_named() -> None:
    game = table("Ada Ben", tiles="dump", discard="A3 B2 H4")

    game.say("Ada place dump")
    game.first_choices("name")
    game.say("Ada name historic")

    assert RULES.sealed(game.g)


@rule("EXL-L11")
def test_one_may_leave_the_dump_empty_handed() -> None:
    game = table("Ada Ben", tiles="dump", discard="A3 B2 H4")

    game.say("Ada place dump")
    game.first_choices("name")
    game.say("Ada name codices")
    assert game.asks("Ada") == "done"
    game.say("Ada done")

    assert game.hand("Ada") == ""
    assert game.discards() == "A3 B2 H4"


@rule("EXL-L11")
def test_an_empty_discard_pile_leaves_nothing_to_search() -> None:
    game = table("Ada Ben", tiles="dump")

    game.say("Ada place dump")
    game.end_round()

    assert game.g.round == 3


@rule("EXL-L11", "EXL-R6")
def test_assistants_at_the_dump_act_in_the_order_of_the_spaces() -> None:
    game = table(tiles="dump", discard="A3 H4", at="Cy: dump, Ada: dump", active="Ben")

    game.first_choices("name")
    assert game.asked() == "Cy"
    game.say("Cy name historic", "Cy take A3", "Cy done")
    assert game.asked() == "Ada"
    game.say("Ada name historic")

    assert game.asks("Ada") == "done, take H4"


@rule("EXL-L12")
def test_in_the_alehouse_two_cards_an_assistant_are_taken_one_by_one_in_the_order_of_the_spaces() -> None:
    game = table(tiles="alehouse", draw="A1 B1 C1 D1 E1 F1 G1")

    game.say("Ada place alehouse")
    assert game.asks("Ada") == "space 1, space 2, space 3"  # any free one
    game.say("Ada space 3", "Ben place alehouse", "Ben space 1", "Cy place home", "Cy done")
    game.say("Ada place alehouse")
    assert game.space("Ada", 2) == 2  # the only one that is left
    game.first_choices("take")

    assert game.lies("revealed") == "A1 B1 C1 D1 E1 F1"
    assert game.asked() == "Ben"
    game.say("Ben take F1")
    assert game.asks("Ben") == "done, shelve F1"  # all may be shelved
    game.say("Ben shelve F1", "Ben at 1,1", "Ada take A1", "Ada done", "Ada take B1", "Ada done")
    assert game.asks("Ben") == "take C1, take D1, take E1"
    game.say("Ben take C1", "Ben done", "Ada take D1", "Ada done", "Ada take E1", "Ada done")
    assert game.hand("Ada") == "A1 B1 D1 E1"
    assert game.hand("Ben") == "C1"
    assert game.shelf("Ben") == "F1"


@rule("EXL-L12", "EXL-S5")
def test_the_alehouse_pours_as_many_cards_as_there_are() -> None:
    game = table(tiles="alehouse", at="Ada: alehouse, Ben: alehouse", active="Cy", draw="A1 B1 C1", only=True)

    game.first_choices("take")
    game.say("Ada take A1", "Ada done", "Ben take B1", "Ben done", "Ada take C1", "Ada done")

    assert game.hand("Ada") == "A1 C1"
    assert game.hand("Ben") == "B1"


@rule("EXL-L15")
def test_the_guild_moves_an_assistant_from_home_into_the_place_of_an_opponents() -> None:
    game = table(
        tiles="assistants-guild bookseller", cards="bookseller: A1 B1", at="Ada: home, Ben: bookseller, Cy: home"
    )

    game.say("Ada place assistants-guild")
    assert game.asks("Ada") == "place bookseller"  # compulsory
    game.say("Ada place bookseller", "Ada oust 1 1")

    assert game.where("Ben") == "- -"  # gets it back to place again this round
    assert game.where("Ada") == "bookseller assistants-guild"
    assert game.asks("Ada") == "take A1, take B1"  # the instant effect
    game.say("Ada take A1", "Ada done")
    assert game.asked() == "Ben"
    assert game.hand("Ada") == "A1"


@rule("EXL-L15")
def test_the_guild_does_nothing_without_an_assistant_at_home_or_an_opponent_to_oust() -> None:
    nobody_home = table(tiles="assistants-guild bookseller", at="Ben: bookseller")
    nobody_there = table(tiles="assistants-guild bookseller", at="Ada: home, Ben: home")

    nobody_home.say("Ada place assistants-guild")
    nobody_there.say("Ada place assistants-guild")

    assert nobody_home.asked() == nobody_there.asked() == "Ben"


@rule("EXL-L15", "EXL-R3")
def test_an_ousted_assistant_is_placed_again_by_an_owner_who_had_finished() -> None:
    game = table("Ada Ben", tiles="assistants-guild bookseller", at="Ada: home, Ben: bookseller home")

    game.say("Ada place assistants-guild", "Ada place bookseller", "Ada oust 1 1")

    assert game.asked() == "Ben"
    assert game.now("Ben") == "place"


@rule("EXL-L15", "EXL-L20")
def test_the_guild_takes_over_the_bid_of_an_auction() -> None:
    game = table(
        "Ada Ben", tiles="assistants-guild auction-house", cards="auction-house: A1", hands="Ada: M1 M2 M3",
        at="Ada: home, Ben: auction-house/3",
    )  # fmt: skip

    game.say("Ada place assistants-guild", "Ada place auction-house", "Ada oust 1 1")
    assert game.space("Ada", 1) == 3
    assert game.where("Ben") == "- -"
    game.first_choices("discard")
    game.say("Ada discard M1", "Ada discard M2", "Ada discard M3")

    assert game.asks("Ada") == "done, shelve A1"


@rule("EXL-L15")
def test_the_mover_chooses_whom_to_oust() -> None:
    game = table(tiles="assistants-guild flea-market", at="Ada: home, Ben: flea-market, Cy: flea-market")

    game.say("Ada place assistants-guild", "Ada place flea-market")

    assert game.asks("Ada") == "oust 1 1, oust 2 1"
