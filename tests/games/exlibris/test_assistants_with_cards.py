"""The special assistants who draw, take, burn and do more at home, each part of their powers."""

from tests.games.exlibris.tables import table
from tests.rulebook import rule

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


@rule("EXL-R6", "EXL-A9")
def test_without_a_golem_on_a_location_the_cards_left_are_discarded_at_once_and_the_shacks_as_they_lie() -> None:
    for at in ("Ada: *home", "Ada: home"):
        game = table(
            "Ada Ben", tiles="book-swap mystery-shack", special="Ada: junk-golem", at=at,
            cards="book-swap: A1, mystery-shack: B1",
        )  # fmt: skip
        while game.g.round == 2:
            asked = game.asked()
            game.say(f"{asked} {game.asks(asked).split(', ')[0]}")

        assert game.discards() == "A1 B1"
        assert "lay-open" not in [event.code for event in game.view("Ben").past]


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
