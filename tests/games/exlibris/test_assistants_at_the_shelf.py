"""The special assistants who shelve in their own way, each part of their powers."""

from tests.games.exlibris.tables import table
from tests.rulebook import rule

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
    assert over.score_line("Ada", "stability").points == 2

    under = table(tiles="bookseller", special="Ada: mummy", shelves="Ada: A1", hands="Ada: C1")
    under.say("Ada special home", "Ada shelve C1", "Ada under 1,1")
    assert under.shelf("Ada") == "A1_"
    assert under.hidden("Ada") == "C1"
    assert under.who_knows("C1") == "Ada"  # nobody saw it
    assert under.score_line("Ada", "stability").points == 2


@rule("EXL-A3", "EXL-H4")
def test_when_the_upper_card_leaves_the_lower_stays_face_down_and_is_no_longer_buried() -> None:
    game = table(tiles="donation-bin", shelves="Ada: B1_", hidden_cards="Ada: Z1")

    game.say("Ada place donation-bin")
    assert game.asks("Ada") == "discard B1"  # the upper card only
    game.say("Ada discard B1")

    assert game.shelf("Ada") == "##"
    assert game.score_line("Ada", "stability").points == 0
    assert game.asks("Ada") == "done, discard Z1"
    game.say("Ada discard Z1")
    assert game.discards() == "B1 Z1"  # face up again


@rule("EXL-A3")
def test_a_plain_assistant_of_the_mummys_library_cannot_bury() -> None:
    game = table(tiles="bookseller", special="Ada: mummy", shelves="Ada: A1", hands="Ada: C1")

    game.say("Ada place home", "Ada shelve C1")

    assert game.now("Ada") == "at"


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


@rule("EXL-A10", "EXL-H3", "EXL-L8")
def test_a_card_that_the_wizard_shelves_again_leaves_no_more_groups_than_there_were() -> None:
    game = table(tiles="librarians-lodge", special="Ada: wizard", shelves="Ada: A1 B1 C1")
    game.say("Ada special librarians-lodge", "Ada lift B1", "Ada again")
    assert game.offers("Ada", "at") == "1,2"  # anywhere else A1 and C1 would stay apart

    game.say("Ada lift A1")
    assert game.offers("Ada", "shift") == "right"  # up, down or left B1 would follow A1, but not touch C1
    game.say("Ada shift right", "Ada at 1,0")
    assert game.shelf("Ada") == "B1 A1 C1"


@rule("EXL-A10", "EXL-H3", "EXL-L8")
def test_a_shelf_that_was_split_before_may_stay_as_split() -> None:
    game = table(tiles="librarians-lodge", special="Ada: wizard", shelves="Ada: A1 B1 . D1")
    game.say("Ada special librarians-lodge", "Ada lift B1", "Ada again", "Ada lift A1")

    assert game.offers("Ada", "shift") == "left right up down"
    game.say("Ada shift up", "Ada at 2,1")
    assert game.shelf("Ada") == "A1 . . . / B1 . . D1"
