"""The numbers of Biblios are written down, so that none is looked up; here they are compared with what they count."""

from pathlib import Path

from readingroom.games.biblios import actions, components, state

FROZEN = Path(__file__).parents[2] / "golden" / "biblios-actions.txt"
TEXTS = [line.partition(" ")[2] for line in FROZEN.read_text(encoding="utf-8").splitlines()]
DECK = components.shipped_deck()

ACTIONS = {  # where a group of actions begins, with the first of them
    actions.KEEP: "keep",
    actions.OFFER: "offer",
    actions.SET_ASIDE: "auction",
    actions.PASS: "pass",
    actions.DONE: "done",
    actions.DISCARD_UNUSED: "discard",
    actions.RAISE: "raise monks",
    actions.LOWER: "lower monks",
    actions.BID + 1: "bid 1",
    actions.TAKE: "take MA2",
    actions.PAY: "pay MA2",
}


def test_every_group_of_actions_begins_and_ends_where_the_frozen_list_has_it() -> None:
    starts = [int(start) for start in ACTIONS]
    for start, end in zip(starts, [*starts[1:], len(TEXTS)]):
        assert TEXTS[start] == ACTIONS[start]
        assert {text.split()[0] for text in TEXTS[start:end]} == {ACTIONS[start].split()[0]}
    assert TEXTS[actions.BID + components.MOST] == "bid 80"


def test_what_there_is_of_each_thing_is_as_many_as_the_numbers_leave_room_for() -> None:
    assert len(components.CATEGORIES) == components.DICE == actions.LOWER - actions.RAISE
    assert components.DICE * len(components.LETTERS) == components.GOLD
    assert [DECK.text(components.GOLD + value) for value in range(3)] == ["G1", "G2", "G3"]
    assert [DECK.text(kind) for kind in range(components.CHURCH, components.KINDS)] == list(components.CHURCH_TEXTS)
    assert components.KINDS == actions.PAY - actions.TAKE == len(TEXTS) - actions.PAY


def test_zones_are_numbered_in_the_order_of_their_names() -> None:
    assert [state.zone_text(zone) for zone in range(state.FIRST_OWN)] == list(state.SHARED)
    own = (state.reserve, state.looking, state.spent, state.paid)
    assert len(state.OWN) == len(own) == state.OWN_ZONES
    for seat in range(4):
        assert [state.zone_text(int(zone(seat))) for zone in own] == [f"{name} {seat}" for name in state.OWN]
