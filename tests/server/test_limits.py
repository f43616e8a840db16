"""Limits: what one guest or address may do in a while, and how the rest is refused."""

import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from readingroom.server.limits import BOUNDS, UNBOUNDED, Bounds, Meter, Rate, address_of
from readingroom.server.live import TOO_FAST
from readingroom.server.protocol import Accepted, Closing, Refused, Undo, Welcome
from readingroom.server.quiet import Quiet
from tests.server.house import Guest, Line, house


class Clock:
    """A clock that stands until it is set."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_rate_allows_a_burst_and_then_one_after_the_other() -> None:
    clock = Clock()
    meter = Meter(Rate(3, 2.0), clock)
    assert [meter.wait("ada") for _ in range(4)] == [0, 0, 0, 2.0]
    assert meter.wait("ben") == 0
    clock.now = 1.5
    assert meter.wait("ada") == 0.5
    clock.now = 2.0
    assert [meter.wait("ada"), meter.wait("ada")] == [0, 2.0]


def test_a_burst_is_allowed_at_any_time_of_day() -> None:
    clock = Clock()
    for number in range(1000):
        clock.now = 1e5 + number / 7
        meter = Meter(Rate(1, 60.0), clock)
        assert meter.wait("ada") == 0, clock.now


def test_a_meter_forgets_who_was_quiet() -> None:
    clock = Clock()
    meter = Meter(Rate(3, 2.0), clock)
    for number in range(1000):
        meter.wait(str(number))
    clock.now = 10.0
    meter.wait("ada")
    assert list(meter._rested) == ["ada"]


def test_an_address_of_the_newer_kind_is_the_network_of_a_household() -> None:
    assert address_of(("192.0.2.7", 1)) == address_of(("::ffff:192.0.2.7", 2)) == "192.0.2.7"
    assert address_of(("2001:db8:1:2:3::4", 1)) == address_of(("2001:db8:1:2:ffff::", 9)) == "2001:db8:1:2::/64"
    assert address_of(("2001:db8:1:3::4", 1)) != address_of(("2001:db8:1:2::4", 1))
    assert address_of(("fe80::1%eth0", 1)) == "fe80::/64"
    assert (address_of(None), address_of(("a socket", 0))) == ("", "a socket")


def bounded(**bounds: Any) -> Bounds:
    """No bounds but these."""
    return UNBOUNDED._replace(**bounds)


def refused(answer: httpx.Response, code: str) -> int:
    """See that a request was refused for being too much, and give the seconds to wait."""
    assert answer.status_code == 429, answer.text
    assert answer.json()["code"] == code
    wait = answer.json()["params"]["wait"]
    assert answer.headers["retry-after"] == str(wait)
    assert str(wait) in answer.json()["sentence"]
    return int(wait)


def test_a_guest_cannot_open_a_thousand_tables(tmp_path: Path) -> None:
    with house(tmp_path, bounds=BOUNDS) as opened:
        ada, wish = Guest(opened.address, "Ada"), {"game": "biblios", "seats": ["me", "open"]}
        answers = [ada.http.post("/api/tables", json=wish) for _ in range(30)]
        assert [answer.status_code for answer in answers].count(200) == BOUNDS.tables.burst
        assert 10 < refused(answers[-1], "too-many-tables") <= 15
        assert len(ada.ask("GET", "/api/tables")["tables"]) == BOUNDS.tables.burst
        assert Guest(opened.address, "Ben").open("me", "open").stage == "waiting"


def test_an_address_cannot_bring_guests_without_end(tmp_path: Path) -> None:
    with house(tmp_path, bounds=bounded(guests=Rate(5, 60.0))) as opened:
        ada = Guest(opened.address, "Ada")
        answers = [httpx.get(f"{opened.address}/api/me") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 4
        assert "set-cookie" not in answers[-1].headers
        refused(answers[-1], "too-many-guests")
        assert ada.ask("GET", "/api/me")["name"] == "Ada"  # who is known already is not kept out


def test_requests_that_change_something_are_bounded(tmp_path: Path) -> None:
    with house(tmp_path, bounds=bounded(changes=Rate(6, 30.0))) as opened:
        ada = Guest(opened.address)
        answers = [ada.http.put("/api/me", json={"name": f"Ada {each}"}) for each in range(9)]
        assert [answer.status_code for answer in answers] == [200] * 6 + [429] * 3
        refused(answers[-1], "too-fast")
        assert ada.ask("GET", "/api/me")["name"] == "Ada 5"


def test_all_requests_of_an_address_are_bounded(tmp_path: Path) -> None:
    with house(tmp_path, bounds=bounded(requests=Rate(10, 30.0))) as opened:
        answers = [httpx.get(f"{opened.address}/api/games") for _ in range(12)]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
        refused(answers[-1], "too-fast")


def test_the_description_of_all_requests_is_bounded_like_any_other(tmp_path: Path) -> None:
    with house(tmp_path, bounds=bounded(requests=Rate(5, 30.0))) as opened:
        answers = [httpx.get(f"{opened.address}/api/openapi.json") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        refused(answers[-1], "too-fast")


@pytest.mark.parametrize("path", ["/", "/rules/biblios", "/icon.svg", "/assets/none.js", "/table/none"])
def test_pages_and_their_files_are_bounded_more_widely(tmp_path: Path, path: str) -> None:
    assert BOUNDS.files.burst > 10 * 80  # ten people behind one address who come for the first time
    with house(tmp_path, bounds=bounded(files=Rate(5, 30.0))) as opened:
        answers = [httpx.get(opened.address + path) for _ in range(7)]
        assert 429 not in [answer.status_code for answer in answers[:5]]
        for answer in answers[5:]:
            refused(answer, "too-fast")
        assert httpx.get(f"{opened.address}/api/games").status_code == 200  # a table under way goes on


def test_undos_are_bounded_and_what_is_over_is_not_in_the_log(tmp_path: Path) -> None:
    with house(tmp_path, bounds=bounded(undos=Rate(3, 3600.0))) as opened:
        ada = Guest(opened.address, "Ada")
        line = ada.live(ada.open("me", "random", game="atheneum").table)
        line.welcome()
        answers: list[Any] = []
        for _ in range(5):
            while not line.until_asked().undo:
                line.play()
                assert isinstance(line.answer(), Accepted)
                line.went()
            line.say(Undo(key=secrets.token_hex(8), number=line.number))
            answers.append(line.answer())
            if isinstance(answers[-1], Accepted):
                line.went()
        assert [type(answer) for answer in answers] == [Accepted] * 3 + [Refused] * 2
        assert answers[-1].code == "too-fast"
        assert 0 < answers[-1].params["wait"] <= 3600


def test_a_retry_of_a_move_is_acknowledged_however_fast_one_is(tmp_path: Path) -> None:
    with house(tmp_path, bounds=bounded(moves=Rate(1, 60.0))) as opened:
        ada = Guest(opened.address, "Ada")
        line = ada.live(ada.open("me", "random", first="0").table)
        line.welcome()
        said = line.play()
        first = line.answer()
        for _ in range(5):
            line.say(said)
            assert line.answer() == first
        line.until_asked()
        line.play()
        assert line.answer(Refused).code == "too-fast"


def chatter(line: Line) -> tuple[Any, int]:
    """Say nonsense for as long as somebody listens; gives what was heard last, and with which code it ended."""
    heard: Any = None
    try:
        for _ in range(100):
            line.say("nonsense")
            heard = line.hear()
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else 0
    raise AssertionError("somebody listens to anything")


def test_a_connection_that_says_too_much_is_ended(tmp_path: Path) -> None:
    with house(tmp_path, bounds=bounded(messages=Rate(20, 10.0))) as opened:
        ada = Guest(opened.address, "Ada")
        table = ada.open("me", "open").table
        line = ada.live(table)
        line.welcome()
        told, code = chatter(line)
        assert told == Closing(code="too-fast", params={"wait": 6}, again=True)
        assert code == TOO_FAST
        assert ada.look(table).stage == "waiting"


@pytest.mark.parametrize("known", [True, False])
def test_live_connections_are_bounded_by_guest_and_by_address(tmp_path: Path, known: bool) -> None:
    bounds = bounded(lines=3) if known else bounded(lines_of_address=3)
    with house(tmp_path, bounds=bounds) as opened:
        ada = Guest(opened.address, "Ada")
        table = ada.open("me", "open").table
        if not known:
            ada.token = ""
        lines = [ada.live(table) for _ in range(4)]
        told = [line.hear() for line in lines]
        assert [type(message) for message in told] == [Welcome] * 3 + [Closing]
        assert told[-1] == Closing(code="too-many-lines", params={"most": 3}, again=False)  # the page says how many
        lines[0].close()
        again = ada.live(table)
        while isinstance(message := again.hear(), Closing):  # until the server has noticed that the other one is gone
            again = ada.live(table)
        assert isinstance(message, Welcome)


def test_the_log_says_the_same_a_few_times_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    quiet = Quiet(most=3, a_while=60.0, clock=clock)
    logger = __import__("logging").getLogger("readingroom.test")
    logger.addFilter(quiet)
    for number in range(1000):
        logger.warning("trouble %s", number)
    logger.warning("other trouble")
    clock.now = 61.0
    logger.warning("trouble %s", 1001)
    logger.removeFilter(quiet)
    assert caplog.messages == [
        "trouble 0", "trouble 1", "trouble 2", "other trouble", "trouble 1001 (and 997 more of the kind)",
    ]  # fmt: skip


def test_nobody_is_believed_to_come_from_elsewhere(tmp_path: Path) -> None:
    with house(tmp_path, bounds=bounded(guests=Rate(3, 60.0))) as opened:
        answers = [
            httpx.get(f"{opened.address}/api/me", headers={"x-forwarded-for": f"192.0.2.{number}"})
            for number in range(6)
        ]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 3
