"""Twelve assistants at eighteen locations, and with each other: every meeting goes as it was written down and read."""

import pytest

from tests.games.exlibris.meetings import FILE, at_location, every_location, every_pair, with_another
from tests.rulebook import rule

WRITTEN = dict(line.split(": ", 1) for line in FILE.read_text(encoding="utf-8").splitlines())


def test_every_meeting_is_written_down() -> None:
    names = {f"{one} at {place}" for one, place in every_location()}
    names |= {f"{one} meets {other}" for one, other in every_pair()}

    assert len(names) == 12 * 18 + 12 * 12
    assert set(WRITTEN) == names


@rule("EXL-P1", "EXL-P2")
@pytest.mark.parametrize(("assistant", "location"), every_location())
def test_an_assistant_at_a_location(assistant: str, location: str) -> None:
    assert at_location(assistant, location) == WRITTEN[f"{assistant} at {location}"]


@rule("EXL-P1", "EXL-P3")
@pytest.mark.parametrize(("arriving", "there"), every_pair())
def test_an_assistant_arriving_where_another_is(arriving: str, there: str) -> None:
    assert with_another(arriving, there) == WRITTEN[f"{arriving} meets {there}"]
