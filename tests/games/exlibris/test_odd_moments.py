"""Odd moments: an empty hand everywhere, an empty draw pile in mid-effect, and an emptied shelf."""

from typing import Any

import pytest

from readingroom.games.exlibris.components import CATEGORIES, LOCATION_NAMES
from tests.games.exlibris.tables import RULES, Library, table
from tests.rulebook import rule

LAID = {
    "book-swap": "A1 B1", "auction-house": "A1 B1", "community-center": "A1 B1", "book-collector": "A1",
    "bookseller": "A1 B1", "mystery-shack": "A1 B1", "flea-market": "A1 B1", "tax-collector": "A1",
}  # fmt: skip
NAMES = ", ".join(f"name {name}" for name in CATEGORIES)


def visit(location: str, **more: str) -> Library:
    """Let Ada go to a location that has its cards, with an empty hand and an empty shelf unless it is said."""
    laid = f"{location}: {LAID[location]}" if location in LAID else ""
    game = table(tiles=location if location != "home" else "", cards=laid, draw="M1 N1 O1 P1", **more)  # type: ignore[arg-type]
    game.say(f"Ada place {location}")
    return game


# An empty hand

ASKED_WITH_AN_EMPTY_HAND = {
    "home": "done, draw",
    "auction-house": "bid 1, bid 2, bid 3, bid 4",
    "community-center": "take A1, take B1",
    "wishing-well": "done, shelve M1",  # none is thrown in, one is drawn
    "gambling-den": NAMES,
    "bookseller": "take A1, take B1",
    "alehouse": "space 1, space 2, space 3",
    "mystery-shack": NAMES,
    "flea-market": "take A1, take B1",
}


@rule(
    "EXL-R5", "EXL-L1", "EXL-L2", "EXL-L3", "EXL-L4", "EXL-L5", "EXL-L6", "EXL-L7", "EXL-L8", "EXL-L9", "EXL-L10",
    "EXL-L11", "EXL-L12", "EXL-L13", "EXL-L14", "EXL-L15", "EXL-L16", "EXL-L17", "EXL-L18",
)  # fmt: skip
@pytest.mark.parametrize("location", LOCATION_NAMES)
def test_with_an_empty_hand_and_shelf_every_place_may_be_visited(location: str) -> None:
    game = visit(location)

    choosing = location in ("auction-house", "alehouse")  # a space
    assert game.where("Ada") == ("- -" if choosing else f"{location} -")
    assert game.asks("Ada") == ASKED_WITH_AN_EMPTY_HAND.get(location, "")
    assert game.asked() == ("Ada" if location in ASKED_WITH_AN_EMPTY_HAND else "Ben")
    assert game.hand("Ada") == ("M1" if location == "diviners-hut" else "")
    assert game.first() == "Ada"
    if location in LAID:
        assert game.lies(location) == LAID[location]  # whatever could not be done has moved nothing


@rule("EXL-L3")
def test_a_bid_that_an_empty_hand_cannot_pay_buys_nothing_and_the_cards_are_discarded() -> None:
    game = visit("auction-house")
    game.say("Ada bid 1")
    game.end_round()

    assert game.hand("Ada") == ""
    assert {"A1", "B1"} <= set(game.discards().split())


@rule("EXL-L16")
def test_who_has_neither_hand_nor_shelf_pays_no_tax() -> None:
    game = table(tiles="tax-collector", cards="tax-collector: A1", hands="Ada: K1, Cy: C1")

    game.say("Ada place tax-collector")

    assert game.asks("Cy") == "give C1"  # Ben is not asked
    game.say("Cy give C1", "Ada discard K1", "Ada take C1", "Ada done")
    assert game.hand("Ada") == "C1"
    assert game.lies("tax-collector") == "A1"


# An empty draw pile


@rule("EXL-S5")
@pytest.mark.parametrize("location", ["home", "diviners-hut", "gambling-den", "alehouse"])
def test_where_nothing_is_left_to_draw_nothing_is_drawn(location: str) -> None:
    game = table(tiles=location if location != "home" else "", draw="", only=True, first="Ben", active="Ada")

    game.say(f"Ada place {location}")
    if location == "gambling-den":
        game.say("Ada name fiction")
        assert "no-winner" in game.codes()
    if location == "alehouse":
        game.say("Ada space 1")

    assert game.hand("Ada") == ""
    assert game.asked() == "Ben"
    assert game.first() == ("Ada" if location == "diviners-hut" else "Ben")  # the token is taken all the same
    game.end_round()
    assert game.g.round == 3
    assert game.lies("draw") == ""


@rule("EXL-S5", "EXL-L6")
def test_what_was_thrown_into_the_well_may_be_drawn_again_when_the_pile_runs_out() -> None:
    game = table(tiles="wishing-well", hands="Ada: A1 B1", draw="", only=True)

    game.say("Ada place wishing-well", "Ada discard A1")
    game.chance("shuffle A1")
    game.say("Ada done")

    assert game.asks("Ada") == "done, shelve A1"  # two were to be drawn, one was there
    assert game.discards() == ""


@rule("EXL-S5", "EXL-L9")
def test_the_book_collector_draws_from_what_was_just_discarded_if_need_be() -> None:
    game = table(tiles="book-collector", cards="book-collector: A3", hands="Ada: H4", draw="", only=True)

    game.say("Ada place book-collector")
    game.chance("shuffle H4")
    game.say("Ada discard H4")

    assert game.asks("Ada") == "done, shelve H4"


@rule("EXL-S5", "EXL-L17")
def test_a_sale_without_a_draw_pile_still_lets_the_seller_shelve() -> None:
    game = table("Ada Ben", tiles="yard-sale", hands="Ada: A1 B1", draw="M1", only=True)

    game.say("Ada place yard-sale", "Ada give A1", "Ada done", "Ben take A1", "Ben done")

    assert game.hand("Ada") == "B1 M1"  # one card instead of two
    assert game.asks("Ada") == "done, shelve B1, shelve M1"


@rule("EXL-S5", "EXL-L17")
def test_what_a_sale_may_bring_is_told_by_what_is_left_to_draw_and_sold_cards_are_not() -> None:
    game = table("Ada Ben", tiles="yard-sale", hands="Ada: A1 B1", discard="D1", draw="", only=True)

    game.say("Ada place yard-sale", "Ada give A1")

    assert (tray(game)["draws"], tray(game)["shelves"]) == (1, 1)
    game.say("Ada give B1", "Ben take A1", "Ben done")
    game.chance("shuffle D1")
    game.say("Ben pass")
    assert game.asks("Ada") == "done, shelve B1, shelve D1"


@rule("EXL-S5", "EXL-L17")
def test_a_sale_is_worth_a_visit_though_nothing_is_left_to_draw() -> None:
    for hands, nothing in (("Ada: A1 B1", False), ("", True)):
        game = table("Ada Ben", tiles="yard-sale", hands=hands, draw="", only=True)
        told: Any = game.rules.ahead(game.view("Ada"))["visit yard-sale"]
        assert (told["count"], told["nothing"]) == (0, nothing)


def tray(game: Library) -> Any:
    """Give what is told of the cards that Ada has laid down."""
    return game.rules.ahead(game.view("Ada"))["tray"]


@rule("EXL-S5", "EXL-A11")
def test_without_a_draw_pile_the_witch_keeps_the_banned_card() -> None:
    game = table(tiles="bookseller", special="Ada: witch", cards="bookseller: M8", draw="", only=True)

    game.say("Ada special bookseller", "Ada take M8")

    assert game.asks("Ada") == "done, shelve M8"
    assert game.lies("revealed") == ""


@rule("EXL-S5", "EXL-A7")
def test_a_ghost_that_shares_a_space_without_a_draw_pile_goes_on_to_the_location() -> None:
    game = table(
        tiles="bookseller", special="Ada: ghost", at="Ben: bookseller", cards="bookseller: A1", draw="", only=True
    )

    game.say("Ada special bookseller", "Ada space 1")

    assert game.asks("Ada") == "take A1"
    assert game.hand("Ada") == ""


@rule("EXL-S5", "EXL-R2")
def test_tiles_that_come_when_the_draw_pile_is_empty_get_as_many_cards_as_there_are() -> None:
    game = table("Ada Ben", tiles="dump yard-sale", stack="book-swap bookseller", draw="A1 A2 A3 A4", only=True)

    game.end_round()

    assert game.lies("book-swap") == "A1 A2 A3"
    assert game.lies("bookseller") == "A4"


# An emptied shelf


@rule("EXL-H1", "EXL-L4")
def test_a_shelf_emptied_at_the_donation_bin_begins_anew_anywhere() -> None:
    game = table(tiles="donation-bin", hands="Ada: A1 B1", shelves="Ada: M1")

    game.say("Ada place donation-bin", "Ada discard M1", "Ada done")
    assert game.shelf("Ada") == ""
    game.say("Ada shelve B1")
    assert game.asks("Ada") == "at 1,1"  # anywhere, which is all the same
    game.say("Ada at 1,1", "Ada shelve A1", "Ada at 0,1")

    assert game.shelf("Ada") == "A1 / B1"


@rule("EXL-H1", "EXL-L16")
def test_a_shelf_emptied_by_taxes_begins_anew_and_scores_nothing_meanwhile() -> None:
    game = table("Ada Ben", tiles="tax-collector", shelves="Ben: B2", hands="Ben: K1")
    game.say("Ada place tax-collector", "Ben give B2")

    assert game.shelf("Ben") == ""
    lines = {line.code: line.points for line in game.score("Ben").lines}
    assert [lines[code] for code in ("stability", "banned", "diversity", "focus")] == [0, 0, 0, 0]
    assert lines["prominent"] == 12  # no books at all rank like any other count
    game.say("Ben place home", "Ben shelve K1", "Ben at 1,1")
    assert game.shelf("Ben") == "K1"


@rule("EXL-L8", "EXL-H3")
def test_the_only_card_of_a_shelf_may_be_taken_off_and_shelved_again() -> None:
    game = table(tiles="librarians-lodge", shelves="Ada: M1")

    game.say("Ada place librarians-lodge", "Ada lift M1", "Ada again")
    assert game.asks("Ada") == "at 1,1"
    game.say("Ada at 1,1")

    assert game.shelf("Ada") == "M1"
    assert game.asked() == "Ben"


@rule("EXL-H4", "EXL-A3")
def test_a_shelf_of_one_place_is_emptied_card_by_card() -> None:
    game = table(tiles="donation-bin", shelves="Ada: M1_", hidden_cards="Ada: B2", hands="Ada: A1")

    game.say("Ada place donation-bin", "Ada discard M1")
    assert game.shelf("Ada") == "##"  # what was buried stays, face down
    game.say("Ada discard B2")

    assert game.shelf("Ada") == ""
    game.say("Ada done", "Ada shelve A1", "Ada at 1,1")
    assert game.shelf("Ada") == "A1"
    assert game.discards() == "B2 M1"


# Parts of sentences that nothing else asserts


@rule("EXL-H4", "EXL-L9")
def test_a_face_down_card_that_is_discarded_counts_its_printed_books_and_is_seen() -> None:
    game = table(
        tiles="book-collector", cards="book-collector: A3", shelves="Ada: ## Z1", hidden_cards="Ada: H4", draw="P1 Q1"
    )

    game.say("Ada place book-collector", "Ada discard H4", "Ada done")

    assert game.asks("Ada") == "done, shelve P1"  # two historic books, although they lay face down
    assert game.sees("Ben", "discard") == "H4"


@rule("EXL-H4", "EXL-L16")
def test_a_face_down_card_paid_as_a_tax_lies_face_up() -> None:
    game = table("Ada Ben", tiles="tax-collector", shelves="Ben: ## Z1", hidden_cards="Ben: H4")

    game.say("Ada place tax-collector")
    assert game.asks("Ben") == "give H4, give Z1"
    game.say("Ben give H4")

    assert game.sees("spectator", "tax-collector") == "H4"
    assert game.shelf("Ben") == "Z1"


@rule("EXL-A11")
def test_cards_that_the_witch_gets_on_anothers_turn_do_not_set_her_off() -> None:
    given = table("Ada Ben", tiles="community-center", special="Ben: witch", cards="community-center: A1 M8")
    given.say("Ada place community-center", "Ada take A1", "Ada give M8", "Ada to 1", "Ada done")
    assert given.asks("Ben") == "done, shelve M8"

    sold = table("Ada Ben", tiles="yard-sale", special="Ben: witch", hands="Ada: M8")
    sold.say("Ada place yard-sale", "Ada give M8", "Ben take M8")
    assert sold.asks("Ben") == "done, shelve M8"


@rule("EXL-L8", "EXL-A11")
def test_a_witch_sent_home_by_the_lodge_weighs_what_she_draws_there() -> None:
    game = table(tiles="librarians-lodge bookseller", special="Ada: witch", at="Ada: *bookseller", draw="M8 A1 B1")

    game.say("Ada place librarians-lodge", "Ada recall 0 special", "Ada draw")

    assert game.asks("Ada") == "take A1, take M8"
    game.say("Ada take A1")
    assert game.hand("Ada") == "A1"
    assert game.top() == "M8"


@rule("EXL-L8", "EXL-A10")
def test_a_wizard_sent_home_by_the_lodge_may_shift_before_shelving_there() -> None:
    game = table(
        tiles="librarians-lodge bookseller", special="Ada: wizard", at="Ada: *bookseller", hands="Ada: B1",
        shelves="Ada: A1 C1",
    )  # fmt: skip

    game.say("Ada place librarians-lodge", "Ada recall 0 special", "Ada shelve B1", "Ada lift C1", "Ada shift right")
    game.say("Ada at 1,2")

    assert game.shelf("Ada") == "A1 B1 C1"


@rule("EXL-L8")
def test_one_assistant_only_is_sent_home_by_the_lodge() -> None:
    game = table(
        "Ada", tiles="librarians-lodge bookseller dump", at="Ada: bookseller dump", hands="Ada: K1", shelves="Ada: A1"
    )

    game.say("Ada place librarians-lodge")
    assert game.offers("Ada", "recall") == "0 1 0 2"
    game.say("Ada recall 0 1", "Ada done")

    assert game.now("Ada") == "done lift"  # the other one stays where it is
    assert game.where("Ada") == "home dump librarians-lodge"


@rule("EXL-L3", "EXL-A5")
def test_the_sasquatch_outbids_its_own_side_but_no_opponent() -> None:
    opponent = table(tiles="auction-house bookseller", special="Ada: sasquatch", at="Ben: auction-house/1")
    assert opponent.offers("Ada", "special") == "home bookseller"
    assert opponent.offers("Ada", "place") == "home auction-house bookseller"

    own = table(tiles="auction-house bookseller", special="Ada: sasquatch", at="Ada: auction-house/1")
    own.say("Ada special auction-house", "Ada bid 2")
    assert own.where("Ada") == "*auction-house - -"


@rule("EXL-R8", "EXL-R6")
def test_the_last_round_ends_after_the_resolution_without_a_clean_up() -> None:
    game = table(
        "Ada Ben", tiles="bookseller dump", cards="bookseller: A1", at="Ada: home bookseller, Ben: home home", last=True
    )
    game.g.last = True

    game.end_round()

    assert game.rules.asked(game.g) == [0, 1]  # all choose what to turn face down
    assert game.lies("below") == "bookseller dump"  # no tile became permanent
    assert game.lies("bookseller") == ""  # but its cards were discarded
    assert game.where("Ada") == "home -"  # and its assistant has returned, the one at home has not


@rule("EXL-H2")
def test_cards_in_hand_do_not_score() -> None:
    points = set()
    for cards in ("", "A1", "B2 H4 A3"):
        game = table("Ada Ben", tiles="bookseller", shelves="Ada: C1 D1", hands=f"Ada: {cards}" if cards else "")
        points.add(game.score("Ada").points)
    assert len(points) == 1


@rule("EXL-L8", "EXL-H4")
def test_two_face_down_cards_that_are_exchanged_take_each_others_places() -> None:
    game = table(tiles="librarians-lodge", shelves="Ada: ## A1 ##", hidden_cards="Ada: M1 N1")

    game.say("Ada place librarians-lodge", "Ada lift M1", "Ada swap N1")

    assert game.shelf("Ada") == "## A1 ##"
    assert game.hidden("Ada") == "N1 M1"
    assert game.codes().count("reorder") == 1


@rule("EXL-R3", "EXL-L8")
def test_each_assistant_at_home_stands_on_a_space_of_its_own() -> None:
    game = table("Ada", tiles="librarians-lodge bookseller", at="Ada: home bookseller", draw="M1")

    game.say("Ada place librarians-lodge", "Ada recall 0 2", "Ada done")
    assert [game.space("Ada", number) for number in (1, 2)] == [1, 2]

    full = table("Ada", tiles="bookseller", special="Ada: witch", draw="M1 N1 O1")
    full.say("Ada place home", "Ada done", "Ada place home", "Ada done", "Ada place home", "Ada done")
    assert sorted(full.space("Ada", number) for number in (1, 2, 3)) == [1, 2, 3]
    assert full.offers("Ada", "special") == "bookseller"  # three spaces, no more


@rule("EXL-L15", "EXL-A7")
def test_it_is_told_that_the_guild_can_do_nothing_with_a_ghost_where_others_are_in_the_hut_only() -> None:
    for at, nothing in (("*home", True), ("*home home", False)):
        game = table(
            tiles="assistants-guild diviners-hut", special="Ada: ghost", at=f"Ada: {at}, Ben: diviners-hut", draw="M1"
        )
        told: Any = game.rules.ahead(game.view("Ada"))["visit assistants-guild"]
        assert told["nothing"] == nothing
        game.say("Ada place assistants-guild")
        assert game.asked() == ("Ben" if nothing else "Ada")


@rule("EXL-A1")
def test_an_opponent_with_two_assistants_there_is_robbed_once() -> None:
    game = table(
        tiles="flea-market", special="Ada: goblin-sneak", at="Ben: flea-market flea-market", hands="Ben: A3 H4"
    )

    game.say("Ada special flea-market")
    assert game.asks("Ada") == "done, to 1"
    game.say("Ada to 1", "Ada name historic", "Ben give A3")

    assert game.asks("Ada") == "done, shelve A3"
    assert game.hand("Ben") == "H4"


@rule("EXL-A8")
def test_the_snowman_keeps_its_own_side_out_too() -> None:
    game = table(tiles="bookseller dump", special="Ada: snowman", at="Ada: *bookseller")

    assert game.offers("Ada", "place") == "home dump"


@rule("EXL-A8", "EXL-L8")
def test_a_snowman_sent_home_by_the_lodge_keeps_nobody_out_any_more() -> None:
    game = table(
        "Ada Ben", tiles="librarians-lodge bookseller", special="Ada: snowman", at="Ada: *bookseller", active="Ben"
    )
    assert game.offers("Ben", "place") == "home librarians-lodge"
    game.say("Ben place home", "Ben done")
    game.say("Ada place librarians-lodge", "Ada recall 0 special", "Ada done")

    assert game.offers("Ben", "place") == "home librarians-lodge bookseller"


@rule("EXL-P1", "EXL-A2", "EXL-A4", "EXL-A12")
def test_powers_answer_arrivals_at_delayed_locations_too() -> None:
    automaton = table(tiles="alehouse", special="Ada: automaton", at="Ada: alehouse/1", draw="M1")
    automaton.say("Ada special alehouse", "Ada space 2")
    assert automaton.asks("Ada") == "done, draw"

    cube = table(tiles="dump", special="Ben: gelatinous-cube", at="Ben: *dump", hands="Ada: A1")
    cube.say("Ada place dump")
    assert cube.asks("Ada") == "give-blindly, allow"

    imp = table(tiles="auction-house", special="Ada: fire-imp", cards="auction-house: A1 B1")
    imp.say("Ada special auction-house", "Ada bid 2")
    assert imp.asks("Ada") == "done, burn-all, discard A1, discard B1"


@rule("EXL-L3", "EXL-A1", "EXL-A4")
def test_arrival_powers_come_first_with_the_outbid_assistant_still_there() -> None:
    goblin = table(tiles="auction-house", special="Ada: goblin-sneak", at="Ben: auction-house/1", hands="Ben: A3")
    goblin.say("Ada special auction-house", "Ada bid 2")
    assert goblin.asks("Ada") == "done, to 1"
    assert goblin.where("Ben") == "auction-house -"
    goblin.say("Ada to 1", "Ada name spells", "Ben give A3", "Ada done")
    assert goblin.where("Ben") == "- -"

    cube = table(tiles="auction-house", special="Ben: gelatinous-cube", at="Ben: *auction-house/1", hands="Ada: A1")
    cube.say("Ada place auction-house", "Ada bid 4")
    cube.chance("card A1")
    cube.say("Ada give-blindly")
    assert cube.hand("Ben") == "A1"
    assert cube.where("Ben") == "*- - -"  # and then it returns


@rule("EXL-H1")
def test_a_card_for_which_a_shelf_has_no_room_stays_in_hand() -> None:
    cards = [RULES.card_text(card) for card in range(117)]
    rows = " / ".join(" ".join(cards[39 * row : 39 * row + 39]) for row in range(3))  # as wide as a shelf can be
    game = table(shelves=f"Ada: {rows}", hands="Ada: Z3", draw="Y1")
    game.say("Ada place home", "Ada shelve Z3")

    assert game.hand("Ada") == "Z3"
    assert "Z3" not in game.shelf("Ada")
    assert game.asked() == "Ben"
