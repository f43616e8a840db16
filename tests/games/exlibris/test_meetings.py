"""Twelve assistants at eighteen locations, and with each other: every meeting goes as it was written down and read.

How a line of the table is read, and what lies on the table before it, is told in `meetings.py`. A line that
changes is to be read against the rulebooks before it is kept: who is asked what, in which order, and where every card
lies in the end.
"""

import pytest

from tests.games.exlibris.meetings import (
    FILE,
    at_location,
    every_assistant,
    every_location,
    every_pair,
    moved_by_the_guild,
    sent_home_by_the_lodge,
    with_another,
)
from tests.rulebook import rule

WRITTEN = dict(line.split(": ", 1) for line in FILE.read_text(encoding="utf-8").splitlines())


def test_every_meeting_is_written_down() -> None:
    names = {f"{one} at {place}" for one, place in every_location()}
    names |= {f"{one} meets {other}" for one, other in every_pair()}
    assert len(names) == 12 * 18 + 12 * 12

    names |= {f"{one} moved by the guild" for one in every_assistant()}
    names |= {f"{one} sent home by the lodge" for one in every_assistant()}
    assert set(WRITTEN) == names


@rule("EXL-P1", "EXL-P2")
@pytest.mark.parametrize(("assistant", "location"), every_location())
def test_an_assistant_at_a_location(assistant: str, location: str) -> None:
    assert at_location(assistant, location) == WRITTEN[f"{assistant} at {location}"]


@rule("EXL-L15", "EXL-P1")
@pytest.mark.parametrize("assistant", every_assistant())
def test_an_assistant_that_the_guild_moves_arrives_with_its_power(assistant: str) -> None:
    assert moved_by_the_guild(assistant) == WRITTEN[f"{assistant} moved by the guild"]


@rule("EXL-L8")
@pytest.mark.parametrize("assistant", every_assistant())
def test_an_assistant_that_the_lodge_sends_home_does_the_home_action_in_its_own_way(assistant: str) -> None:
    assert sent_home_by_the_lodge(assistant) == WRITTEN[f"{assistant} sent home by the lodge"]


@rule("EXL-P1", "EXL-P2", "EXL-P3")
@pytest.mark.parametrize(("arriving", "there"), every_pair())
def test_an_assistant_arriving_where_another_is(arriving: str, there: str) -> None:
    assert with_another(arriving, there) == WRITTEN[f"{arriving} meets {there}"]
