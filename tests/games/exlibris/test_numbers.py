"""The numbers of Ex Libris are written down, so that none is looked up; here they are compared with what they count."""

from pathlib import Path

from readingroom.games.exlibris import actions, components, placing, state
from readingroom.games.exlibris.box import shipped_deck
from readingroom.games.exlibris.shelf import rows

FROZEN = Path(__file__).parents[2] / "golden" / "exlibris-actions.txt"
TEXTS = [line.partition(" ")[2] for line in FROZEN.read_text(encoding="utf-8").splitlines()]
DECK = shipped_deck()

ACTIONS = {  # where a group of actions begins, with the first of them
    actions.SHIFT: "shift left",
    actions.SPACE: "space 1",
    actions.BID: "bid 1",
    actions.TO: "to 0",
    actions.NAME: "name codices",
    actions.KEEP + 1: "keep caverns-of-comprehension",
    actions.PLACE: "place home",
    actions.SPECIAL: "special home",
    actions.RECALL: "recall 0 special",
    actions.OUST: "oust 0 special",
    actions.REMOVE + 1: "remove diviners-hut",
    actions.AT: "at 0,0",
    actions.OVER: "over 0,0",
    actions.UNDER: "under 0,0",
    actions.SHELVE: "shelve A1",
    actions.TAKE: "take A1",
    actions.DISCARD: "discard A1",
    actions.GIVE: "give A1",
    actions.LIFT: "lift A1",
    actions.SWAP: "swap A1",
    actions.TURN: "turn A1",
    actions.SLIDE - rows.WIDEST: "slide -39",
}


def test_every_group_of_actions_begins_and_ends_where_the_frozen_list_has_it() -> None:
    starts = [int(start) for start in ACTIONS]
    for start, end in zip(starts, [*starts[1:], len(TEXTS)]):
        assert TEXTS[start] == ACTIONS[start]
        assert {text.split()[0] for text in TEXTS[start:end]} == {ACTIONS[start].split()[0]}
    assert TEXTS[: actions.SHIFT] == [
        "done", "pass", "draw", "retreat", "give-blindly", "allow", "again", "burn-blindly", "burn-all",
    ]  # fmt: skip
    assert TEXTS[actions.SLIDE] == "slide 0"
    assert len(actions.NUMBERS) == len(TEXTS)


def test_what_there_is_of_each_thing_is_as_many_as_the_numbers_leave_room_for() -> None:
    assert len(DECK.texts) == components.CARDS == actions.TAKE - actions.SHELVE
    assert len(rows.DIRECTIONS) == actions.SPACE - actions.SHIFT
    assert len(components.CATEGORIES) == components.KINDS_OF_BOOKS == actions.KEEP + 1 - actions.NAME
    assert len(components.LIBRARY_NAMES) == components.LAST_LIBRARY + 1 == actions.PLACE - actions.KEEP
    assert len(components.LOCATION_NAMES) == components.LAST_LOCATION + 1 == actions.SPECIAL - actions.PLACE
    assert rows.PLACES == actions.OVER - actions.AT == actions.UNDER - actions.OVER == actions.SHELVE - actions.UNDER
    assert actions.PIECES + 1 == placing.VISITORS
    assert actions.PIECES == state.PER_SEAT * actions.MOST_SEATS


def test_tiles_libraries_and_categories_are_numbered_behind_the_cards() -> None:
    texts = [state.card_text(DECK, card) for card in range(state.ALL_CARDS)]
    assert texts == [
        *DECK.texts, *components.LOCATION_NAMES[1:], *components.LIBRARY_NAMES[1:], *components.CATEGORIES,
    ]  # fmt: skip
    assert texts[state.TILE + components.DUMP] == "dump"
    assert texts[state.LIBRARY + components.GOLEM] == "scrapyard-stacks"
    assert texts[state.CATEGORY + components.SPELLS] == "spells"


def test_zones_are_numbered_in_the_order_of_their_names() -> None:
    assert [state.zone_text(zone) for zone in range(state.FIRST_OWN)] == list(state.SHARED)
    assert state.zone_text(state.AT + components.BOOKSELLER) == "bookseller"
    assert state.zone_text(state.AT + components.MYSTERY_SHACK) == "mystery-shack"
    own = (state.hand, state.looking, state.spent, state.taken, state.shelf, state.hidden, state.focus, state.library)
    assert len(state.OWN) == len(own) == state.OWN_ZONES
    for seat in range(actions.MOST_SEATS):
        assert [state.zone_text(int(zone(seat))) for zone in own] == [f"{name} {seat}" for name in state.OWN]
        assert [zone for zone in range(90) if state.is_hidden(zone) and state.owner_of(zone) == seat] == [
            state.hidden(seat)
        ]


def test_effects_are_numbered_by_their_locations_and_then_by_the_special_assistants() -> None:
    assert state.POWER == components.LAST_LOCATION == len(components.LOCATION_NAMES) - 1
