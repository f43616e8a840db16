"""Set-up and rounds: who is dealt what, when tiles and cards come and go, and when the game ends."""

import pytest

import readingroom
from readingroom import BadOptions, Chance
from readingroom.games.exlibris.components import LOCATION_NAMES
from readingroom.games.exlibris.state import (
    BELOW,
    CATEGORY_CARDS,
    DRAW,
    LIBRARIES,
    LIBRARY,
    OLD_TILES,
    REMOVED,
    STACK,
    TILE,
    TOWN,
    ExLibris,
    focus,
    hand,
    looking,
)
from tests.games.exlibris.tables import RULES, table
from tests.laws.play import steps
from tests.rulebook import rule


def fresh(seats: int, seed: int = 1, **options: str) -> ExLibris:
    """Set up a game."""
    return RULES.new(seats, options, Chance(seed))


def chosen(seats: int, seed: int = 1, **options: str) -> ExLibris:
    """Set up a game in which everybody has kept a library."""
    g = fresh(seats, seed, **options)
    while g.prominent < 0:
        seat = RULES.asked(g)[0]
        RULES.play(g, seat, RULES.options(g, seat)[0])
    return g


@rule("EXL-S1")
def test_the_hut_lies_below_the_board_and_17_tiles_are_a_stack() -> None:
    g = fresh(3)

    assert g.zones[BELOW] == [TILE + 1]
    assert sorted(g.zones[STACK]) == [TILE + number for number in range(2, 19)]
    assert RULES.observe(g, 0).zones[STACK] == [-2] * 17


@rule("EXL-S2")
def test_each_is_dealt_two_libraries_in_private_and_keeps_one_in_reverse_order() -> None:
    g = fresh(3)
    order = [(g.first - 1 - step) % 3 for step in range(3)]
    for number, seat in enumerate(order):
        assert RULES.asked(g) == [seat]
        mine = g.zones[looking(seat)][:]
        assert len(mine) == 2
        assert RULES.observe(g, (seat + 1) % 3).zones[looking(seat)] == [-2, -2]
        RULES.play(g, seat, RULES.options(g, seat)[1])
        kept = g.kinds[seat] + LIBRARY
        assert kept in mine
        assert RULES.observe(g, (seat + 1) % 3).kind(seat) == g.kinds[seat]  # those who come later see it
        assert sum(mine) - kept in g.zones[LIBRARIES]
        assert number == 2 or g.prominent < 0


@rule("EXL-S3")
def test_each_has_the_special_assistant_of_the_library_and_two_plain_ones() -> None:
    g = chosen(4)

    for seat in range(4):
        assert g.where[4 * seat : 4 * seat + 4] == [-1, -1, -1, -2]
        assert 1 <= g.kinds[seat] <= 12


@rule("EXL-S4")
def test_a_prominent_and_a_banned_category_lie_open_and_each_has_a_secret_focus() -> None:
    for seats in (2, 3, 4):
        g = chosen(seats)
        assert len(g.zones[TOWN]) == 2
        assert all(len(g.zones[focus(seat)]) == 1 for seat in range(seats))
        assert len(g.zones[CATEGORY_CARDS]) == 4 - seats
        assert RULES.observe(g, 0).zones[focus(1)] == [-2]
        assert RULES.observe(g, 0).zones[CATEGORY_CARDS] == [-2] * (4 - seats)
        assert RULES.observe(g, 1).zones[focus(1)] == g.zones[focus(1)]


@rule("EXL-S5", "EXL-W1")
def test_each_has_six_cards_and_the_sizes_of_hands_are_public() -> None:
    g = chosen(4)

    assert all(len(g.zones[hand(seat)]) == 6 for seat in range(4))
    laid = sum(RULES.deck.locations[card - TILE].cards for card in g.zones[BELOW])
    assert len(g.zones[DRAW]) == 152 - 24 - laid
    assert RULES.observe(g, 0).hand(1) == [-2] * 6


@rule("EXL-S5")
def test_the_discard_pile_is_shuffled_into_a_new_draw_pile_in_the_middle_of_an_effect() -> None:
    game = table(tiles="wishing-well", hands="Ada: A1 B1", discard="C1 D1", draw="E1", only=True)

    game.say("Ada place wishing-well", "Ada discard A1")
    game.chance("shuffle D1 A1 C1")
    game.say("Ada done")

    assert game.taken("Ada") == "D1 E1"
    assert game.lies("draw") == "A1 C1"
    assert game.discards() == ""


@rule("EXL-S5")
def test_one_draws_as_many_as_there_are() -> None:
    game = table(tiles="diviners-hut", draw="A1", only=True, at="Ada: home")

    game.say("Ada place diviners-hut")

    assert game.hand("Ada") == "A1"


@rule("EXL-S6")
def test_the_first_player_is_drawn_and_play_is_clockwise() -> None:
    firsts = {fresh(4, seed).first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}

    game = table(tiles="bookseller", active="Ben")
    game.say("Ben place bookseller", "Cy place bookseller", "Ada place bookseller")
    assert game.asked() == "Ben"


@rule("EXL-R1")
def test_as_many_tiles_as_players_are_turned_up_the_hut_among_them_in_round_one() -> None:
    for seats in (2, 3, 4):
        g = chosen(seats)
        assert len(g.zones[BELOW]) == seats
        assert TILE + 1 in g.zones[BELOW]
        assert len(g.zones[STACK]) == 18 - seats


@rule("EXL-R1", "EXL-R7")
def test_permanent_tiles_do_not_count_and_the_lowest_tile_becomes_permanent() -> None:
    game = table("Ada Ben", tiles="dump bookseller", permanent="diviners-hut", stack="alehouse flea-market yard-sale")

    game.end_round()

    assert game.lies("permanent") == "diviners-hut bookseller"
    assert game.lies("below") == "alehouse flea-market"
    assert game.lies("old-tiles") == "dump"


@rule("EXL-R1")
def test_discarded_tiles_are_shuffled_into_a_new_stack_when_it_runs_out() -> None:
    game = table("Ada Ben", tiles="dump bookseller", stack="alehouse")
    game.g.zones[STACK] = game.g.zones[STACK][-1:]
    game.g.zones[OLD_TILES] = [TILE + 17, TILE + 18]
    while game.g.round == 2:
        game.chance("shuffle yard-sale joiners-workshop dump")
        seat = game.rules.asked(game.g)[0]
        game.play(seat, game.rules.options(game.g, seat)[0], game.outcomes)
        game.outcomes = []

    assert game.lies("below") == "alehouse yard-sale"
    assert game.lies("stack") == "joiners-workshop dump"


@rule("EXL-R2")
def test_every_face_up_tile_gets_its_cards_in_rising_number() -> None:
    game = table(
        "Ada Ben", tiles="dump yard-sale", permanent="book-swap", stack="mystery-shack bookseller",
        draw="A1 A2 A3 A4 A5 A6 A7 A8 B1 B2 B3 B4",
    )  # fmt: skip

    game.end_round()

    assert game.lies("book-swap") == "A1 A2 A3"
    assert game.lies("bookseller") == "A4 A5 A6 A7"
    assert game.lies("mystery-shack") == "A8 B1 B2 B3"
    assert game.sees("Ada", "bookseller") == "A4 A5 A6 A7"
    assert game.sees("Ada", "mystery-shack") == "? ? ? ?"  # face down


@rule("EXL-R2", "EXL-R8")
def test_with_too_few_tiles_as_many_as_there_are_are_turned_up_and_the_round_is_the_last() -> None:
    game = table("Ada Ben", tiles="dump bookseller", permanent="diviners-hut", stack="alehouse")
    game.g.zones[STACK] = []
    game.g.zones[REMOVED] = [TILE + number for number in range(1, 19) if LOCATION_NAMES[number] not in
                             ("dump", "bookseller", "diviners-hut")]  # fmt: skip
    while game.g.round == 2:
        game.chance("shuffle dump")
        seat = game.rules.asked(game.g)[0]
        game.play(seat, game.rules.options(game.g, seat)[0], game.outcomes)
        game.outcomes = []

    assert game.lies("below") == "dump"
    assert game.g.last


@rule("EXL-R3")
def test_assistants_are_placed_one_by_one_and_who_has_none_is_skipped() -> None:
    game = table(tiles="bookseller", at="Ben: home home, Cy: home")

    game.say("Ada place home", "Ada draw")
    assert game.asked() == "Cy"
    game.say("Cy place home", "Cy draw")
    assert game.asked() == "Ada"


@rule("EXL-R3")
def test_a_library_has_three_spaces_and_a_numbered_space_needs_so_many_players() -> None:
    two = table("Ada Ben", tiles="book-swap", at="Ada: book-swap, Ben: book-swap")
    assert two.asks("Ada") == "place home"
    three = table("Ada Ben Cy", tiles="book-swap", at="Ada: book-swap, Ben: book-swap")
    assert three.asks("Ada") == "place home, place book-swap"
    full = table("Ada Ben Cy", tiles="book-swap", at="Ada: book-swap, Ben: book-swap, Cy: book-swap")
    assert full.asks("Ada") == "place home"
    home = table("Ada", tiles="book-swap", at="Ada: home home home", special="Ada: witch")
    assert home.asks("Ada") == "special book-swap"


@rule("EXL-R4", "EXL-R5")
def test_at_home_one_card_may_be_drawn_or_shelved_or_nothing_done() -> None:
    drawn = table(tiles="bookseller", hands="Ada: B1", draw="A1")
    drawn.say("Ada place home")
    assert drawn.asks("Ada") == "done, draw, shelve B1"
    drawn.say("Ada draw")
    assert drawn.hand("Ada") == "A1 B1"
    assert drawn.asked() == "Ben"

    shelved = table(tiles="bookseller", hands="Ada: B1", draw="A1")
    shelved.say("Ada place home", "Ada shelve B1", "Ada at 1,1")
    assert shelved.shelf("Ada") == "B1"
    assert shelved.asked() == "Ben"

    nothing = table(tiles="bookseller", hands="Ada: B1", draw="A1")
    nothing.say("Ada place home", "Ada done")
    assert nothing.hand("Ada") == "B1"


@rule("EXL-R5")
def test_nothing_is_asked_at_home_of_those_who_can_do_nothing() -> None:
    game = table(tiles="bookseller", only=True)

    game.say("Ada place home")

    assert game.asked() == "Ben"


@rule("EXL-R6")
def test_locations_are_resolved_in_rising_number_effect_then_cards_then_assistants() -> None:
    game = table(
        "Ada Ben", tiles="alehouse dump", permanent="bookseller", cards="bookseller: A1 B1", discard="C1",
        at="Ada: alehouse bookseller, Ben: dump", draw="D1 E1", active="Ben",
    )  # fmt: skip

    game.say("Ben place home", "Ben draw")
    assert game.discards() == "C1 A1 B1"  # the bookseller (10) comes first
    assert game.where("Ada") == "alehouse -"
    assert game.now("Ben") == "name"  # then the dump (11)
    game.say("Ben name codices")
    assert game.where("Ben") == "dump home"
    game.say("Ben done")
    assert game.where("Ben") == "- home"
    assert game.now("Ada") == "take"  # then the alehouse (12)


@rule("EXL-R7")
def test_assistants_at_home_return_at_the_clean_up() -> None:
    game = table("Ada Ben", tiles="bookseller dump")

    game.end_round()

    assert game.where("Ada") == game.where("Ben") == "- -"


@rule("EXL-R8", "EXL-V3")
@pytest.mark.parametrize(("seats", "usual", "long"), [(2, 16, 19), (3, 14, 17), (4, 12, 15)])
def test_so_many_cards_make_the_next_round_the_last(seats: int, usual: int, long: int) -> None:
    assert fresh(seats).limit == usual
    assert fresh(seats, long="yes").limit == long


@rule("EXL-R8")
@pytest.mark.parametrize(
    ("shelf", "hidden", "last"),
    [
        ("B1_ ##", "C1 D1", True),  # two upper cards, one of them face down, and a buried one: three
        ("B1 ##", "D1", False),  # without the buried one, two
        ("A1 B1 ##", "D1", True),
        ("A1 B1", "", False),  # without the one that is face down, two
        ("A1 B1_", "C1", True),
    ],
)
def test_face_down_and_buried_cards_count_for_the_last_round(shelf: str, hidden: str, last: bool) -> None:
    game = table(
        "Ada Ben",
        tiles="bookseller dump",
        limit=3,
        shelves=f"Ada: {shelf}",
        hidden_cards=f"Ada: {hidden}" if hidden else "",
    )

    game.end_round()

    assert game.g.last is last


@rule("EXL-R8")
def test_the_last_round_is_triggered_after_the_clean_up_and_not_undone() -> None:
    game = table("Ada Ben", tiles="bookseller dump", limit=3, shelves="Ada: A1 B1 C1")
    assert not game.g.last

    game.end_round()

    assert game.g.last
    assert game.g.round == 3
    game.g.shelves[0].remove(game.g.shelves[0].places()[0])
    game.end_round()
    assert game.g.lanes  # the last round ended after the resolution


@rule("EXL-R8")
def test_below_the_limit_the_game_goes_on() -> None:
    game = table("Ada Ben", tiles="bookseller dump", limit=3, shelves="Ada: A1 B1")

    game.end_round()

    assert not game.g.last


@rule("EXL-R8")
def test_every_game_ends() -> None:
    for seed in range(12):
        g = fresh(2 + seed % 3, seed, long="yes")
        assert len(list(steps(RULES, g, "random", Chance(seed)))) < 5000


@rule("EXL-V1")
def test_beginners_have_three_plain_assistants_plain_libraries_and_fewer_locations() -> None:
    g = fresh(3, beginner="yes")

    assert g.kinds == [0, 0, 0]
    assert g.where[:4] == [-2, -1, -1, -1]
    assert g.prominent >= 0  # no library is chosen
    out = sorted(card - TILE for card in g.zones[REMOVED] if TILE < card <= TILE + 18)
    assert out == [3, 7, 8, 9, 15, 17]


@rule("EXL-V2")
def test_a_friendly_game_leaves_out_four_locations_and_four_libraries() -> None:
    g = fresh(4, friendly="yes")

    out = sorted(card - TILE for card in g.zones[REMOVED] if TILE < card <= TILE + 18)
    assert out == [3, 7, 15, 16]
    assert sorted(card - LIBRARY for card in g.zones[REMOVED] if LIBRARY < card <= LIBRARY + 12) == [1, 4, 8, 12]


@rule("EXL-V3")
def test_variants_can_be_combined_where_enough_is_left_to_play() -> None:
    g = fresh(4, beginner="yes", friendly="yes", long="yes")
    out = sorted(card - TILE for card in g.zones[REMOVED] if TILE < card <= TILE + 18)
    assert out == [3, 7, 8, 9, 15, 16, 17]
    assert g.limit == 15

    for options in ({"beginner": "yes"}, {"long": "yes"}):
        with pytest.raises(BadOptions, match=r"with 1 player, option '(beginner|long)' cannot be 'yes'; it can be: no"):
            readingroom.load("exlibris").new(1, options)
    with pytest.raises(BadOptions, match="with 2 players, option 'level' cannot be 'savant'; it can be: novice"):
        readingroom.load("exlibris").new(2, {"level": "savant"})


@rule("EXL-E1")
def test_all_choose_in_secret_what_to_turn_down_and_reveal_it_together() -> None:
    game = table("Ada Ben", tiles="bookseller dump", shelves="Ada: M8 M3 N1, Ben: C1 B1", last=True)
    game.end_round()
    assert game.rules.asked(game.g) == [0, 1]
    assert game.asks("Ada") == "done, turn M3, turn M8, turn N1"

    before = game.view("Ben").plain()
    game.say("Ada turn M8")
    assert game.view("Ben").plain() == before
    assert game.asks("Ada") == "done, turn M3, turn N1"
    game.say("Ada done")
    assert game.shelf("Ada") == "M8 M3 N1"
    game.say("Ben done")

    assert game.shelf("Ada") == "## M3 N1"  # turning the M8 down has saved the M3
    assert game.hidden("Ada") == "M8"
    assert game.over()


@rule("EXL-E2")
def test_then_what_is_not_later_than_the_last_face_up_card_is_turned_down() -> None:
    game = table("Ada Ben", tiles="bookseller dump", shelves="Ada: M8 M3 / N1 A1, Ben: C1 B1", last=True)
    game.end_round()
    game.say("Ada done", "Ben done")

    assert game.shelf("Ada") == "M8 ## / N1 ##"
    assert game.shelf("Ben") == "C1 ##"


@rule("EXL-W1")
def test_of_the_discard_pile_only_the_top_is_seen() -> None:
    game = table(tiles="bookseller", discard="A1 B1 C1")

    assert game.sees("Ada", "discard") == game.sees("spectator", "discard") == "? ? C1"


@rule("EXL-W1")
def test_one_may_look_at_ones_own_face_down_cards() -> None:
    game = table(tiles="bookseller", shelves="Ada: A1_ ##", hidden_cards="Ada: M1 N1")

    assert game.sees("Ada", "hidden Ada") == "M1 N1"
    assert game.sees("Ben", "hidden Ada") == "? ?"
    assert game.sees("spectator", "focus Ada") == "?"
