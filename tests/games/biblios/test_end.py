"""The end: categories, points and ties."""

import pytest

from readingroom.games.biblios.scoring import letter_text
from tests.games.biblios.tables import Game, table
from tests.rulebook import rule


def ended(reserves: str, dice: str = "3 3 3 3 3", seats: str = "Ada Ben Cleo") -> Game:
    """Give a game that has just ended with these reserves."""
    game = table(seats=seats, lots="", reserves=reserves, dice=dice)
    assert game.over()
    return game


@rule("BIB-E1")
def test_the_game_ends_when_the_last_card_is_settled() -> None:
    game = table(lots="MA2", reserves="Ben: G1")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Ben pay G1")
    assert not game.over()
    game.say("Ben done")
    assert game.over()
    assert game.asked() == ""
    assert game.rules.prompt(game.view("Ada")).code == "over"
    assert game.points() == "0 3 0"


@rule("BIB-E1")
def test_the_game_ends_when_nobody_buys_the_last_card() -> None:
    game = table(lots="MA2")
    game.say("Ben pass", "Cleo pass")
    assert not game.over()
    game.say("Ada pass")
    assert game.over()


@rule("BIB-E1", "BIB-A6")
def test_the_church_effect_of_the_last_card_counts() -> None:
    game = table(lots="K++", reserves="Ben: G1 MA2")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Ben pay G1", "Ben done")
    assert not game.over()
    game.say("Ben raise monks", "Ben raise pigments")
    assert game.over()
    assert game.points() == "0 4 0"


@rule("BIB-E1")
@pytest.mark.parametrize("seats", ["Ada Ben", "Ada Ben Cleo", "Ada Ben Cleo Dan"])
def test_a_whole_game_in_which_nobody_bids_ends_after_the_last_auction(seats: str) -> None:
    game = table(seats=seats)
    game.play_gifts()
    while not game.over():
        game.say(f"{game.asked()} pass")
    assert game.lies("auction") == game.lies("centre") == ""


@rule("BIB-E1")
def test_the_highest_sum_of_values_wins_a_category_not_the_number_of_cards() -> None:
    game = ended("Ada: HA1 HB1 HC1, Ben: HH2 HI2")
    assert game.winner_of("holy-books") == "Ben"
    assert game.score_line("Ada", "holy-books").figures["sum"] == 3
    assert game.score_line("Ben", "holy-books").figures["sum"] == 4


@rule("BIB-E1")
@pytest.mark.parametrize(
    ("category", "card", "points"),
    [
        ("monks", "MA2", 1),
        ("pigments", "PA2", 2),
        ("holy-books", "HA1", 4),
        ("manuscripts", "SA1", 5),
        ("forbidden-tomes", "FA1", 6),
    ],
)
def test_who_wins_a_category_scores_the_points_of_its_die(category: str, card: str, points: int) -> None:
    game = ended(f"Ben: {card}", dice="1 2 4 5 6")
    assert game.winner_of(category) == "Ben"
    assert game.points() == f"0 {points} 0"


@rule("BIB-E1")
def test_points_of_several_categories_add_up_and_values_are_no_points() -> None:
    game = ended("Ada: MI4 MH4 PA2, Ben: PI4 HA1 SA1, Cleo: FA1 SB1 SC1", dice="2 3 4 5 6")
    assert [game.winner_of(name) for name in ("monks", "pigments", "holy-books", "manuscripts", "forbidden-tomes")] == [
        "Ada", "Ben", "Ben", "Cleo", "Cleo",
    ]  # fmt: skip
    assert game.points() == "2 7 11"


@rule("BIB-E1")
def test_the_score_sheet_says_sum_letter_die_and_why() -> None:
    game = ended("Ada: MB2 MC2, Ben: MD2", dice="5 3 3 3 3")
    line = game.score_line("Ada", "monks")
    assert (line.points, line.why, line.figures) == (5, "most", {"sum": 4, "letter": 2, "die": 5})
    line = game.score_line("Ben", "monks")
    assert (line.points, line.why, line.figures) == (0, "lost", {"sum": 2, "letter": 4, "die": 5})


@rule("BIB-E1")
def test_gold_and_cards_that_were_paid_win_no_category() -> None:
    game = table(lots="G3", reserves="Ben: MI4, Cleo: MA2")
    game.say("Ben bid 1", "Cleo pass", "Ada pass", "Ben pay MI4")
    assert game.winner_of("monks") == "Cleo"


@rule("BIB-E2")
@pytest.mark.parametrize(
    ("ada", "ben", "winner"),
    [("MA2", "MB2", "Ada"), ("MD2", "MC2", "Ben"), ("ME3 MD2", "MF3 MC2", "Ben"), ("MH4", "MC2 MD2", "Ben")],
)
@pytest.mark.parametrize("seats", ["Ada Ben", "Ada Ben Cleo", "Ada Ben Cleo Dan"])
def test_a_tie_goes_to_the_letter_nearest_to_a(ada: str, ben: str, winner: str, seats: str) -> None:
    game = ended(f"Ada: {ada}, Ben: {ben}", seats=seats)
    assert game.winner_of("monks") == winner
    assert game.score_line(winner, "monks").why == "letter"


@rule("BIB-E2")
def test_letters_are_figures_of_the_score_sheet_and_none_is_a_dash() -> None:
    game = ended("Ada: MC2, Ben: G1")
    figures = [game.score_line(name, "monks").figures["letter"] for name in ("Ada", "Ben")]
    assert [letter_text(figure) for figure in figures] == ["C", "-"]


@rule("BIB-E2")
def test_the_letter_counts_only_among_the_tied() -> None:
    game = ended("Ada: SC1 SD1, Ben: SB1 SE1, Cleo: SA1")
    assert game.winner_of("manuscripts") == "Ben"


@rule("BIB-E2")
def test_the_letter_counts_only_in_that_category() -> None:
    game = ended("Ada: FC1 HA1 SA1 PA2, Ben: FB1")
    assert game.winner_of("forbidden-tomes") == "Ben"


@rule("BIB-E2")
def test_a_tie_of_all_four_goes_to_the_letter_too() -> None:
    game = ended("Ada: FD1, Ben: FC1, Cleo: FE1, Dan: FB1", seats="Ada Ben Cleo Dan")
    assert game.winner_of("forbidden-tomes") == "Dan"


@rule("BIB-E2")
def test_a_category_that_nobody_holds_is_won_by_nobody() -> None:
    game = ended("Ada: MA2, Ben: G3", dice="1 6 6 6 6")
    assert game.points() == "1 0 0"
    for category in ("pigments", "holy-books", "manuscripts", "forbidden-tomes"):
        assert game.winner_of(category) == ""
        assert {game.score_line(name, category).why for name in game.names} == {"nobody"}


@rule("BIB-E3")
def test_most_points_win_whatever_the_gold() -> None:
    game = ended("Ada: HA1 SA1, Ben: MA2 G3 G3 G3, Cleo: G3")
    assert game.points() == "6 3 0"
    assert game.ranking() == "Ada > Ben > Cleo"


@rule("BIB-E3")
@pytest.mark.parametrize(
    ("seats", "others"), [("Ada Ben", ""), ("Ada Ben Cleo", " > Cleo"), ("Ada Ben Cleo Dan", " > Cleo = Dan")]
)
def test_a_tie_in_points_goes_to_the_most_gold_and_then_to_the_monks(seats: str, others: str) -> None:
    game = ended("Ada: MA2 G1, Ben: PA2 G2", seats=seats)
    assert game.points().startswith("3 3")
    assert game.ranking() == "Ben > Ada" + others
    assert ended("Ada: MA2 G2, Ben: PA2 G2", seats=seats).ranking() == "Ada > Ben" + others


@rule("BIB-E3")
def test_gold_counts_by_value_and_not_by_cards() -> None:
    assert ended("Ada: MA2 G1 G1, Ben: PA2 G3").ranking() == "Ben > Ada > Cleo"
    assert ended("Ada: HA1 G1 G2, Ben: MA2 G3").ranking() == "Ben > Ada > Cleo"  # both hold 3: Monks decide


@rule("BIB-E3")
def test_then_the_winner_of_the_monks_wins() -> None:
    assert ended("Ada: HA1 G2, Ben: MA2 G2").ranking() == "Ben > Ada > Cleo"
    assert ended("Ada: MA2, Ben: HA1").ranking() == "Ada > Ben > Cleo"


@rule("BIB-E3")
def test_the_monks_decide_only_if_their_winner_is_among_the_tied() -> None:
    game = ended("Ada: HA1 G2, Ben: SA1 G2, Cleo: MA2 G3", dice="1 3 3 3 3")
    assert game.points() == "3 3 1"
    assert game.ranking() == "Ada = Ben > Cleo"


@rule("BIB-E3")
def test_otherwise_the_victory_is_shared() -> None:
    game = ended("Ada: HA1 G1 G1, Ben: SA1 G2, Cleo: FA1 G2")
    assert game.ranking() == "Ada = Ben = Cleo"
    assert ended("").ranking() == "Ada = Ben = Cleo"


@rule("BIB-E3")
def test_the_monks_may_set_one_before_others_who_share_the_second_place() -> None:
    game = ended("Ada: HA1, Ben: MA2, Cleo: FA1")
    assert game.ranking() == "Ben > Ada = Cleo"


@rule("BIB-E3")
def test_gold_that_was_paid_does_not_count() -> None:
    game = table(seats="Ada Ben", lots="PA2", reserves="Ada: MA2 G1, Ben: G2")
    game.say("Ben bid 1", "Ada pass", "Ben pay G2", "Ben done")
    assert game.points() == "3 3"
    assert game.ranking() == "Ada > Ben"
