"""What the actions are called, and what is said of one that is misspelt."""

import pytest

import readingroom
from readingroom import UnknownAction
from readingroom.games.exlibris import actions

CATALOGUE = readingroom.load("exlibris").catalogue


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (actions.DONE, "done"), (actions.RETREAT, "retreat"), (actions.ALLOW, "allow"), (actions.AGAIN, "again"),
        (actions.BURN_ALL, "burn-all"), (actions.SHIFT + 2, "shift up"), (actions.SPACE, "space 1"),
        (actions.BID + 3, "bid 4"), (actions.TO + 2, "to 2"), (actions.NAME + 5, "name spells"),
        (actions.KEEP + 7, "keep haunted-hall"), (actions.PLACE, "place home"),
        (actions.PLACE + 10, "place bookseller"),
        (actions.SPECIAL + 18, "special joiners-workshop"), (actions.RECALL + 4, "recall 1 special"),
        (actions.OUST + 15, "oust 3 3"), (actions.REMOVE + 1, "remove diviners-hut"), (actions.AT + 83, "at 2,3"),
        (actions.OVER + 41, "over 1,1"), (actions.UNDER + 159, "under 3,39"), (actions.SHELVE, "shelve A1"),
        (actions.TAKE + 151, "take Z3"), (actions.DISCARD, "discard A1"), (actions.GIVE, "give A1"),
        (actions.LIFT, "lift A1"), (actions.SWAP, "swap A1"), (actions.TURN + 151, "turn Z3"),
        (actions.SLIDE - 39, "slide -39"), (actions.SLIDE + 39, "slide 39"),
    ],
)  # fmt: skip
def test_the_names_in_the_rules_stand_for_the_right_actions(number: int, text: str) -> None:
    assert CATALOGUE.text(number) == text
    assert actions.NUMBERS[number] == number


def test_a_text_that_is_no_action_is_refused_with_what_comes_near() -> None:
    with pytest.raises(UnknownAction, match="place bookseller"):
        CATALOGUE.find("place bookseler")
