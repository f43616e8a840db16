"""Why not, in Ex Libris: each reason in one line, with its rule."""

from tests.games.exlibris.tables import RULES, Library, table
from tests.games.whys import why
from tests.rulebook import rule


def told(game: Library, asking: str) -> str:
    return why(RULES, game.g, game.names, asking)


# In town


@rule("EXL-R3")
def test_all_spaces_are_held() -> None:
    game = table("Ada Ben", tiles="bookseller diviners-hut", at="Ben: bookseller bookseller, Ada: diviners-hut")
    assert told(game, "Ada place bookseller") == "Bookseller: all 2 spaces are taken. EXL-R3"
    assert told(game, "Ada place diviners-hut") == "Diviner’s Hut: its only space is taken. EXL-R3"
    assert told(game, "Ada place dump") == "Dump is not in town. EXL-R3"
    assert told(game, "Ada place home") == "possible"


@rule("EXL-A8")
def test_the_snowman_is_there() -> None:
    game = table("Ada Ben Cy", tiles="bookseller", special="Ben: snowman", at="Ben: *bookseller")
    reason = "The Snowman is there (Ben): nobody else may be placed at this location (Bookseller). EXL-A8"
    assert told(game, "Ada place bookseller") == reason


@rule("EXL-A8")
def test_the_snowman_keeps_its_own_people_out_too() -> None:
    game = table("Ada Ben", tiles="bookseller", special="Ada: snowman", at="Ada: *bookseller")
    reason = "Your Snowman is there: nobody else may be placed at this location (Bookseller). EXL-A8"
    assert told(game, "Ada place bookseller") == reason
    assert told(game, "Ada special bookseller") == "You have no special assistant to place. EXL-R3"


@rule("EXL-L3")
def test_outbid() -> None:
    game = table(tiles="auction-house", at="Ben: auction-house/2")
    assert told(game, "Ada bid 2") == "The bid stands at 2, so 2 is too low: you must bid higher. EXL-L3"
    game.say("Ada place auction-house")
    assert told(game, "Ada bid 1") == "The bid stands at 2, so 1 is too low: you must bid higher. EXL-L3"
    assert told(game, "Ada bid 3") == "possible"


@rule("EXL-L3")
def test_nobody_can_bid_more_than_four() -> None:
    game = table(tiles="auction-house", at="Ben: auction-house/4")
    assert told(game, "Ada place auction-house") == "The bid is 4: nobody can go higher. EXL-L3"


@rule("EXL-A5", "EXL-A7")
def test_special_assistants_who_stay_away() -> None:
    game = table("Ada Ben", tiles="bookseller", special="Ada: sasquatch", at="Ben: bookseller")
    reason = "Bookseller: an opponent is there, and the Sasquatch keeps away. EXL-A5"
    assert told(game, "Ada special bookseller") == reason
    game = table("Ada Ben", tiles="diviners-hut", special="Ada: ghost")
    assert told(game, "Ada special diviners-hut") == "The Ghost never enters Diviner’s Hut. EXL-A7"


@rule("EXL-R3")
def test_no_assistant_and_no_space_at_home() -> None:
    game = table("Ada Ben", tiles="bookseller", special="Ada: ghost", at="Ada: home home")
    assert told(game, "Ada place bookseller") == "All your plain assistants have been placed. EXL-R3"
    game = table("Ada", tiles="bookseller dump", special="Ada: witch", at="Ada: home home home")
    assert told(game, "Ada special home") == "All three spaces of your library are taken. EXL-R3"


@rule("EXL-O4", "EXL-O5")
def test_in_a_solo_game_one_assistant_a_location() -> None:
    game = table("Ada", tiles="bookseller dump", at="Ada: bookseller")
    reason = "Bookseller: one of your assistants is there. In a solo game, only one may be at a location. EXL-O4"
    assert told(game, "Ada place bookseller") == reason


@rule("EXL-L12", "EXL-R3")
def test_spaces_of_the_alehouse() -> None:
    game = table("Ada Ben Cy", tiles="alehouse", at="Ben: alehouse/2")
    game.say("Ada place alehouse")
    assert told(game, "Ada space 2") == "Space 2 is taken. EXL-R3"
    assert told(game, "Ada space 4") == "Space 4 is not open with so few players. EXL-R3"


@rule("EXL-L15")
def test_the_guild_moves_only_from_home_and_onto_opponents() -> None:
    game = table("Ada Ben", tiles="assistants-guild bookseller dump", at="Ada: home, Ben: bookseller")
    game.say("Ada place assistants-guild")
    assert told(game, "Ada place bookseller") == "possible"
    assert told(game, "Ada place dump") == "Dump: no opponent’s assistant is there to be replaced. EXL-L15"
    home = "Your special assistant is not in your library, and the Guild moves one from there. EXL-L15"
    assert told(game, "Ada special bookseller") == home
    game.say("Ada place bookseller")
    assert told(game, "Ada oust 0 1") == "Only an opponent’s assistant at this location can make way. EXL-L15"


@rule("EXL-L8")
def test_the_lodge_does_each_thing_once() -> None:
    game = table("Ada Ben", tiles="librarians-lodge bookseller", at="Ada: bookseller", shelves="Ada: A1 B2")
    game.say("Ada place librarians-lodge")
    assert told(game, "Ada recall 0 2") == "The assistant at the Lodge itself stays there. EXL-L8"
    assert told(game, "Ada recall 1 1") == "Only your own assistants can be sent home. EXL-L8"
    game.say("Ada recall 0 1", "Ada done")
    once = "You have already sent an assistant home: the Lodge does it only once. EXL-L8"
    assert told(game, "Ada recall 0 2") == once
    game.say("Ada lift A1")
    assert told(game, "Ada swap A1") == "A card cannot be exchanged for itself. EXL-L8"
    assert told(game, "Ada swap D1").endswith(" is neither in your hand nor on your shelf. EXL-L8")


# Whose turn it is


@rule("EXL-R3")
def test_it_is_not_my_turn_and_who_is_waited_for() -> None:
    game = table("Ada Ben Cy", tiles="bookseller")
    assert told(game, "Ben place bookseller") == "It is not your turn. Waiting for Ada. EXL-R3"
    assert told(game, "Zoe place bookseller") == "You are watching. Waiting for Ada. EXL-R3"


# The shelf


def placing(shelf: str) -> Library:
    """Let Ada shelve a card."""
    game = table("Ada Ben", tiles="bookseller", shelves=f"Ada: {shelf}" if shelf else "", hands="Ada: M1")
    game.say("Ada place home", "Ada shelve M1")
    return game


@rule("EXL-H1")
def test_a_card_must_touch_another() -> None:
    game = placing("A1 B2 / . C1")
    touch = "A card must touch another card of the shelf: left, right, above or below. EXL-H1"
    assert told(game, "Ada at 0,1") == "possible"
    assert told(game, "Ada at 0,0") == touch
    assert told(game, "Ada at 0,3") == touch
    assert told(game, "Ada at 3,1") == touch
    assert told(game, "Ada at 1,2") == "A card stands there already. EXL-H1"


@rule("EXL-H1")
def test_a_fourth_row() -> None:
    game = placing("A1 / B2 / C1")
    assert told(game, "Ada at 0,1") == "That would be a fourth row: a shelf has three at most. EXL-H1"
    assert told(game, "Ada at 2,2") == "possible"


@rule("EXL-H1")
def test_the_first_card_has_one_place_and_the_widest_shelf_no_new_column() -> None:
    game = placing("")
    assert told(game, "Ada at 2,1").startswith("The first card goes into the place that glows")
    wide = " ".join(["A1"] * 39)
    game = placing(wide)
    assert told(game, "Ada at 1,0") == "The shelf is 39 cards wide: it cannot grow any further. EXL-H1"


@rule("EXL-R5", "EXL-H1")
def test_no_card_in_hand() -> None:
    game = table("Ada Ben", tiles="bookseller", shelves="Ada: A1")
    assert told(game, "Ada at 1,2") == "You have no card in hand. EXL-R5"
    assert told(game, "Ada shelve B2") == "You have no card in hand. EXL-R5"
    game.say("Ada place home")
    assert told(game, "Ada shelve B2") == "You have no card in hand. EXL-R5"


@rule("EXL-R5", "EXL-H1")
def test_a_card_is_shelved_by_an_action_and_chosen_before_its_place() -> None:
    game = table("Ada Ben", tiles="bookseller", shelves="Ada: A1", hands="Ada: B2")
    later = "A card is shelved by an assistant’s action: place an assistant first, for example at home. EXL-R5"
    assert told(game, "Ada shelve B2") == later
    assert told(game, "Ada at 1,2") == "First choose a card to shelve, then its place. EXL-H1"
    game.say("Ada place home")
    assert told(game, "Ada shelve C1").endswith(" is not in your hand. EXL-R5")


@rule("EXL-A3")
def test_only_the_mummy_buries_one_card_in_a_place() -> None:
    assert told(placing("A1 B2"), "Ada over 1,1") == "Only the Mummy buries cards. EXL-A3"
    game = table(
        "Ada Ben",
        tiles="bookseller",
        special="Ada: mummy",
        shelves="Ada: A1_ B2",
        hidden_cards="Ada: C1",
        hands="Ada: M1",
    )
    game.say("Ada special home", "Ada shelve M1")
    assert told(game, "Ada under 1,1") == "A card is already buried there: there can be only one in a place. EXL-A3"
    assert told(game, "Ada over 1,3") == "No card stands there. EXL-A3"
    assert told(game, "Ada over 1,2") == "possible"


@rule("EXL-H3")
def test_what_was_taken_off_may_not_split_the_shelf() -> None:
    game = table("Ada Ben", tiles="librarians-lodge", shelves="Ada: A1 B2 C1")
    game.say("Ada place librarians-lodge", "Ada lift B2", "Ada again")
    assert told(game, "Ada at 1,2") == "possible"
    assert told(game, "Ada at 1,4") == "The shelf would fall into more pieces than before. EXL-H3"


@rule("EXL-A10")
def test_the_wizards_group_and_the_gap_it_leaves() -> None:
    game = table("Ada Ben", tiles="bookseller", special="Ada: wizard", shelves="Ada: A1 B2 C1", hands="Ada: M1")
    game.say("Ada special home", "Ada shelve M1", "Ada lift C1")
    assert told(game, "Ada lift C1").endswith(" belongs to the group already. EXL-A10")
    assert told(game, "Ada lift A1").endswith(" does not touch the group. EXL-A10")
    assert told(game, "Ada shift left") == "Shifted that way, the group makes no room for the card. EXL-A10"
    game.say("Ada shift right")
    assert told(game, "Ada at 1,5") == "The card has to go into a place that the shift has emptied. EXL-A10"


@rule("EXL-L18")
def test_what_cannot_slide() -> None:
    game = table("Ada Ben", tiles="joiners-workshop", shelves="Ada: A1 B2 / C1")
    game.say("Ada place joiners-workshop")
    assert "lift C1" in game.asks("Ada")
    assert told(game, "Ada lift D1").endswith(" is not on your shelf. EXL-L18")
    game.say("Ada lift C1", "Ada lift C1")
    assert told(game, "Ada slide 5") == "Something is in the way, or the shelf would be split. EXL-L18"


# Cards


@rule("EXL-L10", "EXL-L19")
def test_a_card_that_lies_elsewhere() -> None:
    game = table("Ada Ben", tiles="bookseller flea-market", cards="bookseller: A1 B2, flea-market: C1", hands="Ada: D1")
    game.say("Ada place bookseller")
    assert told(game, "Ada take C1").endswith(" is not at this location (Bookseller). EXL-L10")
    assert told(game, "Ada done") == "This cannot be declined: choose one. EXL-L10"
    game.say("Ada take A1")
    assert told(game, "Ada shelve D1") == "Only a card that you have just got may be shelved now. EXL-L19"


@rule("EXL-L11")
def test_a_card_without_the_category() -> None:
    game = table("Ada", tiles="dump", at="Ada: home home dump", discard="A1 B2 C1 D1 E1")
    game.first_choices("name")
    for category in ("codices", "fiction", "historic", "monsters", "reference", "spells"):
        trial = Library(RULES, RULES.clone(game.g), game.names, None)
        trial.say(f"Ada name {category}")
        for card in ("A1", "B2", "C1", "D1", "E1"):
            text = told(trial, f"Ada take {card}")
            assert text == "possible" or (text.startswith(card) and "has no book of this category: " in text)
    assert told(game, "Ada take A1") == "Not yet: answer the question first. EXL-L11"


@rule("EXL-L6", "EXL-H4", "EXL-L4")
def test_what_may_be_given_up() -> None:
    game = table("Ada Ben", tiles="wishing-well donation-bin", shelves="Ada: A1", hands="Ada: B2")
    game.say("Ada place wishing-well")
    assert told(game, "Ada discard A1").endswith(" is on your shelf: only cards in hand will do. EXL-L6")
    assert told(game, "Ada discard C1").endswith(" is neither in your hand nor on your shelf. EXL-L6")
    game = table("Ada Ben", tiles="donation-bin", shelves="Ada: A1_", hidden_cards="Ada: C1", hands="Ada: B2")
    game.say("Ada place donation-bin")
    assert told(game, "Ada done") == "One more card first. EXL-L4"
    assert told(game, "Ada discard C1").endswith(
        " is buried: only the upper card of a place can leave the shelf. EXL-H4"
    )


@rule("EXL-L7")
def test_a_category_that_is_named() -> None:
    game = table("Ada Ben", tiles="gambling-den", at="Ben: gambling-den")
    game.say("Ada place gambling-den", "Ada name fiction")
    assert told(game, "Ben name fiction") == "Ada has named this category: all must be different. EXL-L7"


@rule("EXL-A6", "EXL-R5", "EXL-S5")
def test_home_actions_that_are_done() -> None:
    game = table("Ada Ben", tiles="bookseller", special="Ada: bookworm", hands="Ada: A1 B2", draw="C1")
    game.say("Ada special home", "Ada draw")
    assert told(game, "Ada draw") == "You have drawn your card already. EXL-R5"
    game.say("Ada shelve A1", "Ada at 1,1")
    game = table("Ada Ben", tiles="bookseller", hands="Ada: A1", only=True)
    game.say("Ada place home")
    assert told(game, "Ada draw") == "There is no card left to draw. EXL-S5"


@rule("EXL-A1")
def test_whom_the_goblin_cannot_ask() -> None:
    game = table("Ada Ben Cy", tiles="bookseller", special="Ada: goblin-sneak", at="Ben: bookseller", hands="Ben: A1")
    game.say("Ada special bookseller")
    assert told(game, "Ada to 2") == "Cy has no assistant here (Bookseller). EXL-A1"
    assert told(game, "Ada to 0") == "You cannot choose yourself. EXL-A1"


@rule("EXL-E1")
def test_a_card_is_turned_down_once() -> None:
    game = table("Ada Ben", tiles="bookseller", shelves="Ada: A1 B2", last=True)
    game.first_choices("turn")
    game.say("Ada turn A1")
    assert told(game, "Ada turn A1").endswith(" is chosen already. EXL-E1")
    assert told(game, "Ada turn C1").endswith(" is not on your shelf. EXL-E1")
