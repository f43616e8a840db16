"""Bonus tokens: drawn from one's own queue, used as a benefit or as a candle, and where they go afterwards."""

from collections import Counter

import pytest

from readingroom.games.atheneum.state import BAG, USED
from tests.games.atheneum.library import RULES, Library, at_work, dealt
from tests.rulebook import rule


def tokens_everywhere(game: Library) -> Counter[int]:
    """Count all bonus tokens, wherever they lie."""
    return Counter(card for zone in game.g.zones for card in zone if card >= 95)


@rule("ATH-X3")
def test_a_bonus_token_is_drawn_and_shown_to_all() -> None:
    game = at_work(gets="Ada: bonus", bag="green+pink")
    assert game.asks("Ada") == "finish, draw"
    assert set(game.sees("Ada", "queue Ada").split()) == {"?"}

    game.say("Ada draw")

    assert game.heard("Ben") == game.heard("spectator") == ["Ada draw green+pink"]
    assert game.sees("Ben", "tokens Ada") == "green+pink"
    assert "draw" not in game.asks("Ada").split(", ")


@rule("ATH-X3")
@pytest.mark.parametrize(
    ("token", "after"),
    [
        ("wand", "finish"),
        ("any", "finish, take turquoise, take green, take purple, take pink, take black"),
        ("rearrange-4", "finish, remove a2"),
        ("side-shelf", "finish"),
    ],
)
def test_a_token_is_used_as_its_benefit_and_then_discarded(token: str, after: str) -> None:
    game = at_work(drawn=f"Ada: {token}", shelves="Ada a: . . . . / T G . .")
    assert game.asks("Ada") == f"finish, use {token}, candle {token}"

    game.say(f"Ada use {token}")

    desk = game.desk("Ada")
    assert game.asks("Ada") == after
    assert game.lies("used") == token
    assert game.lies("tokens Ada") == ""
    assert desk.wands == 2 + (token == "wand")
    assert desk.shelves.sides == (token == "side-shelf")
    assert desk.removals == (4 if token == "rearrange-4" else 0)


@rule("ATH-X3", "ATH-C5")
@pytest.mark.parametrize("token", ["wand", "any", "rearrange-4", "side-shelf", "turquoise+black"])
def test_every_token_can_be_a_candle_on_any_free_candle_slot_for_good(token: str) -> None:
    game = at_work(drawn=f"Ada: {token}")
    game.say(f"Ada candle {token}")
    assert game.asks("Ada") == "on candle1, on candle2, on candle3"

    game.say("Ada on candle2")

    assert game.candles("Ada") == "2"
    assert [(event.code, event.number) for event in game.events] == [("candle", 1)]  # counted from 0
    assert game.lies("placed") == token
    assert game.asks("Ada") == "finish"
    game.finish()
    assert game.candles("Ada") == "2"
    assert game.lies("placed") == token


@rule("ATH-X3")
def test_a_candle_slot_holds_one_candle() -> None:
    game = at_work(drawn="Ada: any wand any wand")
    game.say("Ada candle any", "Ada on candle1", "Ada candle any", "Ada on candle3", "Ada candle wand")
    assert game.asks("Ada") == "on candle2"
    game.say("Ada on candle2")

    assert game.asks("Ada", "candle") == ""
    assert game.asks("Ada", "use") == "wand"


@rule("ATH-X3")
def test_a_pair_stays_on_the_shelf_as_its_two_books() -> None:
    game = at_work(drawn="Ada: green+pink")
    game.shelve("Ada", "green+pink a1")
    game.finish()

    assert game.picture("Ada", "a") == ". . . . / G+P . ."
    assert game.lies("placed") == "green+pink"
    assert game.lies("used") == ""


@rule("ATH-X3", "ATH-T4")
def test_a_token_can_be_kept_until_the_turns_end_and_not_longer() -> None:
    game = at_work(drawn="Ada: wand", gets="Ada: pink")
    game.shelve("Ada", "pink a1")
    assert "use wand" in game.asks("Ada").split(", ")
    game.finish()

    assert game.lies("tokens Ada") == ""
    assert game.lies("used") == "wand"


# The queues


@rule("ATH-T7")
def test_the_bag_is_dealt_round_the_table_into_queues_when_step_2_begins() -> None:
    game = dealt("Ada Ben Cleo")
    game.stack(BAG, "wand any side-shelf rearrange-4 green+pink")
    game.choose("- - -")

    assert game.lies("bag") == ""
    assert game.lies("queue Ada").split()[:2] == ["wand", "rearrange-4"]
    assert game.lies("queue Ben").split()[:2] == ["any", "green+pink"]
    assert game.lies("queue Cleo").split()[:1] == ["side-shelf"]
    assert [len(game.lies(f"queue {name}").split()) for name in game.names] == [14, 13, 13]
    assert tokens_everywhere(game) == Counter(RULES.deck.bag())


@rule("ATH-T7")
def test_a_seat_draws_from_its_own_queue_whoever_draws_first() -> None:
    orders = (("Ada", "Ben", "Ada"), ("Ben", "Ada", "Ada"), ("Ada", "Ada", "Ben"))
    for order in orders:
        game = at_work(gets="Ada: bonus + bonus, Ben: bonus", bag="wand any green+pink")
        game.say(*(f"{name} draw" for name in order))
        assert game.lies("tokens Ada") == "green+pink wand"
        assert game.lies("tokens Ben") == "any"


@rule("ATH-T7", "ATH-X3")
def test_discarded_tokens_lie_beneath_those_of_the_bag() -> None:
    rest = [card for card in RULES.deck.bag() if card not in (95, 96)]
    game = at_work(used=" ".join(RULES.card_text(card) for card in rest), gets="Ada: bonus + bonus + bonus")

    assert (game.g.fresh, game.g.dealt) == (4, 40)
    game.say("Ada draw", "Ada draw")
    assert game.lies("tokens Ada") == "turquoise+green turquoise+purple"
    assert [event.number for event in game.events] == [0, 0]
    game.say("Ada draw")
    assert [event.number for event in game.events] == [1]  # it came from the discards
    assert game.lies("used") == ""


@rule("ATH-T7")
def test_what_was_not_drawn_returns_to_where_it_came_from() -> None:
    game = at_work(used="wand any any", gets="Ada: bonus, Ben: bonus", bag="side-shelf side-shelf")
    game.say("Ada draw", "Ben draw", "Ada use side-shelf")
    assert game.lies("used") == "side-shelf"
    game.finish()

    assert game.lies("used") == "wand any any side-shelf side-shelf"  # the drawn ones: one used, one forfeited
    assert len(game.lies("bag").split()) == 35
    assert game.lies("queue Ada") == game.lies("queue Ben") == ""
    assert (game.g.fresh, game.g.dealt) == (0, 0)
    assert tokens_everywhere(game) == Counter(RULES.deck.bag())


@rule("ATH-T7")
def test_a_discarded_token_that_was_drawn_again_is_not_returned() -> None:
    everything = " ".join(RULES.card_text(card) for card in RULES.deck.bag())
    game = at_work("Ada Ben Cleo", used=everything, gets="Ben: bonus + bonus")
    assert (game.g.fresh, game.g.dealt) == (0, 40)
    game.say("Ben draw")
    drawn = game.lies("tokens Ben")
    game.say(f"Ben candle {drawn}", "Ben on candle1")
    game.finish()

    assert len(game.g.zones[USED]) == 39
    assert game.lies("bag") == ""
    assert game.lies("placed") == drawn


@rule("ATH-T7")
def test_an_empty_queue_gives_nothing() -> None:
    game = at_work(gets="Ada: bonus + bonus")
    game.g.zones[game.zone("queue Ada")] = game.g.zones[game.zone("queue Ada")][-1:]
    game.say("Ada draw")

    assert game.desk("Ada").draws == 1
    assert "draw" not in game.asks("Ada").split(", ")


@rule("ATH-T7", "ATH-X3")
def test_the_next_turn_deals_the_discards_of_this_one_beneath() -> None:
    game = at_work(drawn="Ada: wand, Ben: any")
    game.say("Ada use wand", "Ben use any")
    game.finish()
    assert game.lies("used") == "wand any"
    game.choose("- -")

    assert game.lies("used") == ""
    assert (game.g.fresh, game.g.dealt) == (38, 40)
    last = [game.lies(f"queue {name}").split()[-1] for name in game.names]
    assert sorted(last) == ["any", "wand"]
