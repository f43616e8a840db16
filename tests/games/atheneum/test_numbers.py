"""The numbers of Atheneum are written down, so that none is looked up; here they are compared with what they count."""

from pathlib import Path

from readingroom.bots.atheneum.solver import turn
from readingroom.games.atheneum import actions, components, desk, objectives, pieces, plan, state, study, work
from tests.games.atheneum.shelving import DECK, shelves

FROZEN = Path(__file__).parents[2] / "golden" / "atheneum-actions.txt"
TEXTS = [line.partition(" ")[2] for line in FROZEN.read_text(encoding="utf-8").splitlines()]

ACTIONS = {  # where a group of actions begins, with the first of them
    actions.FINISH: "finish",
    actions.DRAW: "draw",
    actions.USE: "use wand",
    actions.TAKE: "take turquoise",
    actions.TAKE_BOUND: "take turquoise for lower-left",
    actions.TAKE_PAIR: "take turquoise+green",
    actions.CANDLE: "candle turquoise+green",
    actions.SCORE: "score O1",
    actions.CHOOSE: "choose A1",
    actions.CAPTURE: "capture wand",
    actions.ON: "on candle1",
    actions.AT: "at a1",
}


def test_every_group_of_actions_begins_and_ends_where_the_frozen_list_has_it() -> None:
    starts = [int(start) for start in ACTIONS]
    for start, end in zip(starts, [*starts[1:], len(TEXTS)]):
        verbs = {"at", "remove"} if start == actions.AT else {ACTIONS[start].split()[0]}
        assert TEXTS[start] == ACTIONS[start]
        assert {text.split()[0] for text in TEXTS[start:end]} == verbs
    assert TEXTS[actions.REMOVE] == "remove a1"
    assert TEXTS[actions.REMOVE + 2 * 38] == TEXTS[-1] == "remove g6"


def test_the_actions_that_take_something_up_are_numbered_as_the_pieces() -> None:
    assert actions.TAKE_BOUND - actions.TAKE == pieces.BOUND_PIECE == len(plan.COLOURS)
    assert actions.TAKE_PAIR - actions.TAKE == pieces.PAIR_PIECE == len(plan.COLOURS) * (1 + len(plan.MAIN))
    assert actions.CANDLE - actions.TAKE == pieces.PIECES
    assert len(pieces.ORDERED) == pieces.TWINS == 2 * components.PAIR_KINDS
    for piece, text in enumerate(TEXTS[actions.TAKE : actions.CANDLE]):
        colours = text.removeprefix("take ").partition(" for ")
        if piece < pieces.PAIR_PIECE:
            assert plan.COLOURS[pieces.colour_of(piece)] == colours[0]
        else:
            twin = piece - pieces.PAIR_PIECE
            assert "+".join(plan.COLOURS[each] for each in pieces.ORDERED[twin]) == colours[0]
        if colours[2]:
            assert plan.MAIN[pieces.compartment_of(piece)] == colours[2]


def test_what_there_is_of_each_thing_is_as_many_as_the_numbers_leave_room_for() -> None:
    assert len(plan.COLOURS) == plan.HUES
    assert len(plan.MAIN) == plan.FIRST_SIDE
    assert len(plan.SIDES) == plan.MOST_SIDES
    assert len(DECK.plan.candles) == plan.CANDLE_SLOTS == actions.AT - actions.ON
    assert len(components.PAIRS) == components.PAIR_KINDS
    assert work.ALL_PAIRS == 2**components.PAIR_KINDS - 1
    assert turn.PAIR_TOKENS == 2 ** (4 * components.PAIR_KINDS) - 1
    assert desk.UPPER == 2 * components.PAIR_KINDS
    assert len(turn.NEAR) == turn.FARTHEST
    assert len(components.TOKEN_NAMES) == components.TOKEN_KINDS == actions.SCORE - actions.CANDLE
    assert len(components.OTHER_TOKENS) == len(components.TOKEN_BENEFITS) == actions.TAKE - actions.USE
    assert len(components.REWARD_BENEFITS) == actions.ON - actions.CAPTURE
    study_cards, objective_cards = len(DECK.study), len(DECK.objectives)
    assert components.OBJECTIVE - components.STUDY == actions.CAPTURE - actions.CHOOSE == study_cards
    assert study_cards == len(study.DECKS) * study.DECK_SIZE
    assert components.TOKEN - components.OBJECTIVE == actions.CHOOSE - actions.SCORE == objective_cards
    assert objective_cards == objectives.OBJECTIVE_CARDS
    assert components.SHELF == components.CARDS == len(DECK.texts) - len(components.SHELF_NAMES)


def test_benefits_are_numbered_in_the_order_of_their_texts() -> None:
    texts = study.BENEFIT_TEXTS
    assert texts[study.BOOK : study.WILD] == list(plan.COLOURS)
    assert texts[study.WILD] == "any"
    assert texts[study.BOUND : study.SIDE_SHELF] == [f"any in {name}" for name in plan.MAIN]
    assert [texts[each] for each in (study.SIDE_SHELF, study.WAND, study.BONUS)] == ["side-shelf", "wand", "bonus"]
    assert texts[study.REARRANGE + 1] == "rearrange 1"
    assert texts[study.POINTS + 1] == "points 1"
    assert desk.BOOK_KINDS == study.SIDE_SHELF


def test_zones_are_numbered_in_the_order_of_their_names() -> None:
    assert [state.zone_text(zone) for zone in range(state.HAND)] == list(state.SHARED)
    for seat in range(state.MOST_SEATS):
        zones = [state.hand(seat), state.chosen(seat), state.tokens(seat), state.queue(seat)]
        assert [state.zone_text(int(zone)) for zone in zones] == [f"{name} {seat}" for name in state.OWN]
        assert zones == list(range(state.HAND + len(zones) * seat, state.HAND + len(zones) * (seat + 1)))


def test_a_desk_is_as_many_numbers_as_it_says() -> None:
    assert len(desk.Desk(shelves()).numbers()) == desk.SIZE
