"""Whatever is said to the server, it answers, and nothing changes that may not change."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from readingroom.server.openapi import document
from readingroom.server.protocol import Beat, Because, Play, Problem, Refused
from tests.server.house import Guest, House, Line, read

pytestmark = pytest.mark.slow

ANYTHING = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
NEARLY = some.fixed_dictionaries(
    {"type": some.sampled_from(["play", "undo", "why", "alive", "went", ""])},
    optional={
        "key": some.text(max_size=80) | ANYTHING,
        "prompt": some.integers(-5, 40) | ANYTHING,
        "number": some.integers(-5, 40) | ANYTHING,
        "action": some.sampled_from(["bid 3", "pass", "undo", "~ seat: 0"]) | some.text(max_size=20) | ANYTHING,
        "seat": ANYTHING,
    },
)
FRAMES = some.text(max_size=200) | ANYTHING.map(json.dumps) | NEARLY.map(json.dumps) | some.binary(max_size=50)
GENTLE = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def seated(room: House) -> tuple[Guest, str, Line]:
    """Somebody at a table in which it is another's turn."""
    ada, ben = Guest(room.address, "Ada"), Guest(room.address, "Ben")
    table = ada.open("open", "me", first="0").table
    ben.sit(table)
    line = ada.live(table)
    line.welcome()
    return ada, table, line


@given(frame=FRAMES)
@GENTLE
def test_every_frame_is_answered_and_changes_nothing(seated: tuple[Guest, str, Line], frame: str | bytes) -> None:
    ada, table, line = seated
    line.say(frame)
    line.say(Play(key="the last word", prompt=-1, action=""))
    answers = []
    while getattr(answer := read(line.socket.recv(10)), "key", "") != "the last word":
        answers.append(answer)
    assert answers
    assert all(isinstance(answer, Refused | Because | Beat) for answer in answers)
    assert ada.look(table).number == 3


PATHS = [(method, path) for path, calls in document()["paths"].items() for method in calls]


@given(
    call=some.sampled_from(PATHS), body=ANYTHING.map(json.dumps) | some.text(max_size=60), name=some.text(max_size=12)
)
@GENTLE
def test_every_request_is_answered_as_described(
    seated: tuple[Guest, str, Line], call: tuple[str, str], body: str, name: str
) -> None:
    ada, table, _ = seated
    method, path = call
    known: dict[str, Any] = document()["paths"][path][method]["responses"]
    there = table if len(name) % 2 else "".join(each for each in name if each.isalnum() and each.isascii()) or "x"
    content = None if method == "get" else body.encode(errors="replace")
    answer = ada.http.request(method.upper(), path.replace("{table}", there), content=content)
    assert str(answer.status_code) in known, (call, answer.text)
    if answer.status_code >= 400:
        problem = msgspec.json.decode(answer.content, type=Problem)
        assert problem.sentence
    assert ada.look(table).number == 3
