"""What is told of a game: the rule behind each event, what it says by names, and what moved from where to where."""

from collections import Counter

import pytest

from readingroom.engine.chance import Chance
from readingroom.engine.event import Event, Moved, seen_by
from readingroom.games.atheneum.plan import COMPARTMENTS
from readingroom.games.atheneum.view import AtheneumView
from tests.games.atheneum.library import RULES, Library, at_work, dealt
from tests.rulebook import rule

NUMBERS = {"player", "receiver", "turn", "wands", "points", "books"}  # values that are numbers; all others are texts
FULL = "Ada d: T G .; Ben a: . . . . / T G T ."


def rules_of(game: Library) -> list[str]:
    """List the events of the last sayings, each with its rule."""
    return [f"{event.code} {RULES.rule_of(event)}" for event in game.events]


def last(game: Library, code: str) -> Event:
    """Give the last event with a code."""
    return [event for event in game.events if event.code == code][-1]


def moves(game: Library, code: str) -> list[str]:
    """List what the last event with a code moved, as texts."""
    return [f"{kind} {thing}: {source} > {target}" for kind, thing, source, target in RULES.moved(last(game, code))]


# The rule behind each event


@rule("ATH-S1", "ATH-T1", "ATH-C2")
def test_the_set_up_cites_its_own_rules() -> None:
    game = dealt("Ada Ben", colours="drawn")

    assert Counter(rules_of(game)) == {
        "colour ATH-C2": 2, "objective ATH-S1": 4, "phase ATH-T1": 1, "deal ATH-T1": 12, "turn ATH-T1": 1,
    }  # fmt: skip


@rule("ATH-T2", "ATH-T3", "ATH-T6", "ATH-T8")
def test_a_turn_cites_the_rule_of_each_of_its_steps() -> None:
    game = dealt("Ada Ben")
    game.choose("- -")
    assert rules_of(game)[-8:-6] == ["reveal ATH-T2", "reveal ATH-T2"]
    assert set(rules_of(game)[-6:]) == {"benefit ATH-T3"}
    game.finish()

    told = set(rules_of(game))
    assert told >= {
        "finish ATH-T4", "return ATH-B7", "retire ATH-T6", "objective ATH-T6", "discard ATH-T6", "pass ATH-T2",
        "turn ATH-T1",
    }  # fmt: skip
    for _ in range(9):
        game.play_turn()
    assert rules_of(game)[-1] == "end ATH-T8"


@rule("ATH-B2", "ATH-X1", "ATH-X4")
def test_a_book_that_fills_a_compartment_is_shelved_by_one_rule_and_its_spider_caught_by_another() -> None:
    game = at_work(gets="Ada: pink", shelves=FULL)
    game.say("Ada take pink", "Ada at d3", "Ada capture wand")

    assert rules_of(game) == ["shelve ATH-B2", "capture ATH-X1", "reward ATH-X1"]


@rule("ATH-B5", "ATH-B6", "ATH-B8")
def test_books_for_a_compartment_pairs_and_books_taken_out_cite_their_own_rules() -> None:
    game = at_work(gets="Ada: any in middle + rearrange 3", drawn="Ada: green+pink")
    game.say("Ada take pink for middle", "Ada at c1", "Ada take green+pink", "Ada at e1")
    assert rules_of(game) == ["shelve ATH-B8", "shelve-pair ATH-B6"]
    game.say("Ada remove c1", "Ada remove e1", "Ada take pink+green", "Ada at e1")
    assert rules_of(game) == ["remove ATH-B5", "remove-pair ATH-B6", "reshelve-pair ATH-B6"]


@rule("ATH-X3", "ATH-T5")
def test_tokens_candles_and_objectives_cite_their_own_rules() -> None:
    game = at_work(gets="Ada: bonus", drawn="Ada: any wand", shelves="Ada a: . . . . / T G T .")
    game.say("Ada draw", "Ada use any", "Ada candle wand", "Ada on candle1", "Ada score O1", "Ada finish")

    assert rules_of(game) == ["draw ATH-X3", "use ATH-X3", "candle ATH-X3", "score ATH-T5", "finish ATH-T4"]


@rule("ATH-X2", "ATH-X4")
def test_a_lost_wand_and_a_lost_side_shelf_cite_the_rules_by_which_they_are_lost() -> None:
    game = dealt("Ada Ben", "Ada: A16, Ben: A6")
    game.desk("Ada").supply = 0
    game.choose("A16 A6")
    assert RULES.rule_of(last(game, "lost")) == "ATH-X4"
    assert RULES.rule_of(last(game, "benefit")) == "ATH-T3"
    other = dealt("Ada Ben", "Ada: A26, Ben: A6")
    for _ in range(2):
        other.desk("Ada").shelves.add_side()
    other.choose("A26 A6")
    assert RULES.rule_of(last(other, "lost")) == "ATH-X2"


@rule("ATH-B6", "ATH-T4")
def test_a_token_that_was_not_used_and_a_pair_that_was_not_put_back_are_lost_by_different_rules() -> None:
    game = at_work(gets="Ada: rearrange 2 + pink", drawn="Ada: green+pink any")
    game.say("Ada take green+pink", "Ada at e1", "Ada remove e1")
    game.finish()

    assert [each for each in rules_of(game) if each.startswith(("forfeit", "return"))] == [
        "forfeit ATH-T4", "forfeit ATH-B6", "return ATH-B7",
    ]  # fmt: skip


# What an event says


@rule("ATH-T2")
def test_who_does_not_see_a_card_is_told_no_name() -> None:
    game = dealt("Ada Ben", "Ada: A1")
    game.say("Ada choose A1")
    mine, others = (RULES.told(seen_by(seat, game.events)[0]) for seat in (0, 1))

    assert mine == {"player": 0, "card": "A1"}
    assert others == {"player": 0, "card": None}


@rule("ATH-B6", "ATH-X1", "ATH-X3")
def test_events_tell_slots_colours_compartments_and_candles_by_their_names() -> None:
    game = at_work(gets="Ada: pink", shelves=FULL, drawn="Ada: green+pink any")
    game.say("Ada take pink", "Ada at d3", "Ada capture wand", "Ada take pink+green", "Ada at e2")
    game.events += RULES.play(game.g, 0, RULES.catalogue.find("candle any"))
    game.events += RULES.play(game.g, 0, RULES.catalogue.find("on candle3"))

    assert RULES.told(last(game, "shelve")) == {"player": 0, "slot": "d3", "colour": "pink"}
    assert RULES.told(last(game, "capture")) == {"player": 0, "compartment": "upper-left"}
    assert RULES.told(last(game, "reward")) == {"player": 0, "benefit": "wand"}
    assert RULES.told(last(game, "shelve-pair")) == {
        "player": 0, "token": "green+pink", "slot": "e2", "left": "pink", "right": "green",
    }  # fmt: skip
    assert RULES.told(last(game, "candle")) == {"player": 0, "token": "any", "candle": "candle3", "points": 2}


# What moved


@rule("ATH-B6")
def test_a_pair_moves_as_two_books_from_its_token_to_the_shelf_and_out_again() -> None:
    game = at_work(gets="Ada: rearrange 2", drawn="Ada: green+pink")
    game.say("Ada take pink+green", "Ada at e2", "Ada remove e2")

    assert moves(game, "shelve-pair") == ["book pink: tokens 0 > shelf 0 e2", "book green: tokens 0 > shelf 0 e3"]
    assert moves(game, "remove-pair") == ["book pink: shelf 0 e2 > ready 0", "book green: shelf 0 e3 > ready 0"]
    game.finish()
    assert moves(game, "forfeit") == ["book green: ready 0 > used", "book pink: ready 0 > used"]


@rule("ATH-T5", "ATH-T6", "ATH-X1")
def test_wands_spiders_and_candles_move_too() -> None:
    game = at_work(
        gets="Ada: pink", shelves="Ada d: T G .; Ada a: . . . . / T G T .", drawn="Ada: any", row="O2 O3 O4 O1"
    )
    game.say("Ada take pink", "Ada at d3", "Ada capture any", "Ada score O1", "Ada candle any", "Ada on candle1")

    assert moves(game, "capture") == ["spider spider: shelf 0 upper-left > supply"]
    assert moves(game, "reward") == ["book any: supply > ready 0"]
    assert moves(game, "score") == ["wand wand: wands 0 > objective O1", "wand wand: supply > wands 0"]
    assert moves(game, "candle") == ["candle any: tokens 0 > shelf 0 candle1"]
    game.finish()
    assert moves(game, "retire") == ["card O1: row > gone", "wand wand: objective O1 > supply"]
    assert moves(game, "return") == ["book None: ready 0 > supply"]


class Things:
    """Where everything lies, known from nothing but what was told to have moved."""

    def __init__(self, seats: int) -> None:
        self.at: Counter[tuple[str, str]] = Counter()  # how many of a kind there are at a place
        self.books: dict[str, str] = {}  # colours by slot
        for seat in range(seats):
            self.at["wand", f"wands {seat}"] = 2

    def move(self, moved: Moved) -> None:
        """Take a thing from one place to another; a token is two halves, since a pair leaves it as two books."""
        halves = 1 if moved.kind == "book" else 2
        for place, sign in ((moved.source, -1), (moved.target, 1)):
            if place.startswith("tokens"):
                self.at["token", place] += sign * halves
            else:
                self.at[moved.kind, place] += sign
        if moved.kind == "book":
            if moved.source.startswith("shelf"):
                assert self.books.pop(moved.source) == moved.thing
            if moved.target.startswith("shelf"):
                assert moved.target not in self.books
                self.books[moved.target] = str(moved.thing)

    def count(self, kind: str, place: str) -> int:
        """Count the things of a kind at a place."""
        return self.at[kind, place]


@rule("ATH-T3", "ATH-T4", "ATH-X2")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2)])
def test_from_all_that_moved_one_knows_where_everything_lies(seats: int, seed: int) -> None:
    g, chance, things = RULES.new(seats, {}, Chance(seed)), Chance(seed), Things(seats)
    happened = RULES.events(g)
    while True:
        for event in happened:
            for moved in RULES.moved(event):
                things.move(moved)
            for name, value in RULES.told(event).items():
                assert isinstance(value, int if name in NUMBERS else str), (event, name)
        waiting = RULES.asked(g)
        if not waiting or chance.below(9) == 0:
            agree(RULES.observe(g, None), things)
        if not waiting:
            return
        seat = waiting[chance.below(len(waiting))]
        choices = [each for each in RULES.options(g, seat) if each or chance.below(8) == 0] or [0]
        happened = RULES.play(g, seat, choices[chance.below(len(choices))])


def agree(view: AtheneumView, things: Things) -> None:
    """Compare what is known from moves with what lies on the table."""
    desks = RULES.facts(view)["desks"]
    assert isinstance(desks, list)
    for seat, desk in enumerate(desks):
        shelf = f"shelf {seat} "
        assert {
            place.removeprefix(shelf): book for place, book in things.books.items() if place.startswith(shelf)
        } == desk["books"]
        assert things.count("wand", f"wands {seat}") == desk["wands"]
        assert things.count("side-shelf", f"shelf {seat}") == desk["sides"]
        assert things.count("book", f"ready {seat}") == sum(desk["hand"].values()) + 2 * len(desk["outside"])
        assert [slot for slot in range(1, 8) if things.count("candle", f"{shelf}candle{slot}")] == desk["candles"]
        assert things.count("token", f"tokens {seat}") == 2 * len(view.tokens(seat))
        caught = [home for home in COMPARTMENTS[: 5 + desk["sides"]] if things.count("spider", f"{shelf}{home}")]
        assert sorted([*caught, *desk["spiders"]]) == sorted(COMPARTMENTS[: 5 + desk["sides"]])
        assert things.count("card", f"hand {seat}") == len(view.hand(seat))
    for card in view.row:
        scored = [desk for desk in desks if RULES.card_text(card) in desk["scored"]]
        assert things.count("wand", f"objective {RULES.card_text(card)}") == len(scored)
