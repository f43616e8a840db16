"""The requests: who one is, tables, the pages, and what every answer carries."""

import gzip
import json
import logging
import re
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import readingroom
from readingroom.server import pages
from readingroom.server.protocol import Closing, Games, Problem, Seats, TableInfo
from readingroom.server.refusals import SENTENCES, refusal, status_of
from readingroom.server.requests import CALLS, MOST_OF_RECORD, Call
from readingroom.server.serving import FILE
from tests.server.house import Guest, House, house


def refused(answer: httpx.Response, status: int, code: str) -> None:
    """Check that a request was refused, and why."""
    assert answer.status_code == status, answer.text
    assert msgspec.json.decode(answer.content, type=Problem).code == code


def test_a_guest_is_known_by_a_cookie_and_called_by_a_name(room: House) -> None:
    answer = httpx.get(f"{room.address}/api/me")
    cookie = answer.headers["set-cookie"]
    assert answer.json() == {"name": ""}
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    ada = Guest(room.address, token=answer.cookies["reader"])
    assert ada.ask("PUT", "/api/me", name="  Ada \n\u202e  Lovelace\x00 ") == {"name": "Ada Lovelace"}
    assert ada.ask("GET", "/api/me") == {"name": "Ada Lovelace"}
    assert Guest(room.address, token="forged" * 8).ask("GET", "/api/me") == {"name": ""}


NOTHING_TO_SEE = [
    "", "   ", "\u200b", "\x00\x01", "\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u2800 \u3164", "\u0301",
    "\u0301 \u20dd", "\ufe0f", "\U000e0100", "\u202e\u2066", "\u00ad", "\u034f", "\u17b4", "\u180b", "\U0001d159",
    "\U00013441", "\ufffc", "\u200d\u200d", "\U000e0041", "\ue000", "\u3000\u00a0",
]  # fmt: skip


@pytest.mark.parametrize("name", [*NOTHING_TO_SEE, "x" * 25, "\U0001f1eb\U0001f1f7" * 25, "a\u0301\u0316\u0330" * 50])
def test_a_name_without_anything_to_see_or_one_that_is_too_long_is_refused(room: House, name: str) -> None:
    ada = Guest(room.address, "Ada")
    refused(ada.http.put("/api/me", json={"name": name}), 422, "name")
    assert ada.ask("GET", "/api/me") == {"name": "Ada"}


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("A\u200bd\u2060a\u3164", "Ada"),  # as "Ada" as any other
        ("Ada\ufe0f\u200d", "Ada"),
        ("\u2800Ada \u2800 Lovelace", "Ada Lovelace"),
        ("\u0301Ada", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("A\u0316\u0330\u0331\u0332\u0333da", "A\u0316\u0330\u0331da"),
        ("नीलिमा", "नीलिमा"),
        ("ณัฐวุฒิ", "ณัฐวุฒิ"),
        ("김하늘", "김하늘"),
        ("مریم", "مریم"),
        ("O’Brien-Łęska Jr.", "O’Brien-Łęska Jr."),
        ("Ada \u2764\ufe0f", "Ada \u2764\ufe0f"),
        ("\U0001f469\u200d\U0001f469\u200d\U0001f466" * 8, "\U0001f469\u200d\U0001f469\u200d\U0001f466" * 8),
        ("\U0001f44d\U0001f3fd" * 24, "\U0001f44d\U0001f3fd" * 24),
        ("\U0001f1eb\U0001f1f7" * 24, "\U0001f1eb\U0001f1f7" * 24),
        ("e\u0323\u0301" * 24, "ẹ\u0301" * 24),
    ],
)
def test_a_name_keeps_what_can_be_seen_and_nothing_else(room: House, wish: str, name: str) -> None:
    assert Guest(room.address).ask("PUT", "/api/me", name=wish) == {"name": name}


def test_only_those_who_write_or_ask_who_they_are_become_guests(room: House) -> None:
    for path in ("/api/games", "/api/tables", "/api/openapi.json"):
        assert "set-cookie" not in httpx.get(f"{room.address}{path}").headers
    wish = {"game": "biblios", "seats": ["me", "open"]}
    answer = httpx.post(f"{room.address}/api/tables", json=wish)
    ada = Guest(room.address, token=answer.cookies["reader"])
    assert ada.look(answer.json()["table"]).mine == 0


def test_the_games_are_listed(room: House) -> None:
    games = msgspec.json.decode(httpx.get(f"{room.address}/api/games").content, type=Games)
    assert games.version == readingroom.__version__
    biblios = games.games[0]
    assert (biblios.name, biblios.least, biblios.most) == ("biblios", 2, 4)
    assert [each["penalty"] for each in biblios.options] == [["steal", "bluff"]] * 3
    assert [each["first"] for each in biblios.options][:2] == [["drawn", "0", "1"], ["drawn", "0", "1", "2"]]
    assert "greedy" in biblios.bots


def test_tables_are_listed_for_those_who_sit_there_the_newest_first(room: House) -> None:
    ada, ben = Guest(room.address, "Ada"), Guest(room.address, "Ben")
    first, second = ada.open("me", "open", "open").table, ada.open("open", "greedy").table
    assert [table["table"] for table in ada.ask("GET", "/api/tables")["tables"]] == [second, first]
    assert ben.ask("GET", "/api/tables") == {"tables": []}
    ben.sit(first)
    ben.sit(second, 0)
    third = ada.open("me", "open", "open").table
    ben.sit(third)
    ben.ask("POST", f"/api/tables/{third}/leave")
    listed = msgspec.convert(ben.ask("GET", "/api/tables")["tables"], list[TableInfo])
    assert [(table.table, table.mine, table.host) for table in listed] == [
        (second, 0, False), (first, 1, False),
    ]  # fmt: skip


def test_what_cannot_be_done_is_refused_with_a_reason(room: House) -> None:
    ada, ben = Guest(room.address, "Ada"), Guest(room.address, "Ben")
    table = ada.open("me", "open", "open").table
    post = ben.http.post
    refused(post(f"/api/tables/{table}/leave"), 409, "not-seated")
    refused(post(f"/api/tables/{table}/fill", json={"seat": 1, "bot": "greedy"}), 403, "not-host")
    refused(ada.http.post(f"/api/tables/{table}/fill", json={"seat": 1, "bot": "genius"}), 422, "bot")
    refused(ada.http.post(f"/api/tables/{table}/fill", json={"seat": 0, "bot": "greedy"}), 409, "taken")
    refused(post(f"/api/tables/{table}/sit", json={"seat": 9}), 422, "no-seat")
    refused(post(f"/api/tables/{table}/sit", json={"seat": 0}), 409, "taken")
    refused(ada.http.post(f"/api/tables/{table}/sit"), 409, "seated")
    refused(ben.http.get(f"/api/tables/{table}/record"), 409, "not-over")
    refused(ben.http.get(f"/api/tables/{table}/replay"), 409, "not-over")
    refused(ben.http.get("/api/tables/aaaaaaaaaa"), 404, "no-table")
    refused(ben.http.get("/api/nothing"), 404, "no-page")
    refused(ben.http.delete("/api/me"), 405, "method")
    refused(post("/api/tables", json={"game": "chess", "seats": ["me", "open"]}), 422, "game")
    assert ada.look(table).number == 1


def test_an_address_says_by_which_methods_it_may_be_asked(room: House) -> None:
    ways: dict[str, set[str]] = {"/": {"GET"}, "/rules/biblios": {"GET"}, "/api/openapi.json": {"GET"}}
    for call in CALLS:
        ways.setdefault(call.path.replace("{table}", "a" * 10), set()).add(call.method)
    with httpx.Client(base_url=room.address) as http:
        for path, methods in ways.items():
            right = methods | ({"HEAD"} if "GET" in methods else set())
            for method in {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"} - right:
                answer = http.request(method, path)
                assert (answer.status_code, answer.headers["allow"]) == (405, ", ".join(sorted(right))), (method, path)
                if method != "HEAD":
                    refused(answer, 405, "method")
        for method in ("GET", "POST", "DELETE"):
            for path in ("/api", "/api/nothing", "/api/tables/x/nothing"):
                refused(http.request(method, path), 404, "no-page")
        head, whole = http.head("/api/games"), http.get("/api/games")
        assert (head.status_code, head.content, head.headers["content-type"]) == (200, b"", "application/json")
        assert whole.content


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"game": 3}', b'{"game": "biblios", "seats": ["me", "open"], "x": 1}', b"\xff"],
)
def test_a_body_that_cannot_be_read_is_refused(room: House, body: bytes) -> None:
    ada = Guest(room.address)
    refused(ada.http.post("/api/tables", content=body), 422, "bad-request")
    assert ada.ask("GET", "/api/tables") == {"tables": []}


def test_a_body_that_is_too_long_is_refused(room: House) -> None:
    ada = Guest(room.address)
    refused(ada.http.post("/api/tables", content=b" " * (MOST_OF_RECORD + 1)), 413, "too-long")
    refused(ada.http.put("/api/me", content=b" " * (Call._field_defaults["most"] + 1)), 413, "too-long")


def test_a_body_that_breaks_off_changes_nothing_and_leaves_the_log_quiet(
    room: House, caplog: pytest.LogCaptureFixture
) -> None:
    ada = Guest(room.address)
    faults = logging.getLogger("uvicorn.error")
    faults.addHandler(caplog.handler)
    try:
        head = f"POST /api/tables HTTP/1.1\r\nhost: x\r\ncookie: reader={ada.token}\r\ncontent-length: 100\r\n\r\n{{"
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", room.port)) as line:
                line.sendall(head.encode())
                time.sleep(0.1)
        assert ada.ask("GET", "/api/tables") == {"tables": []}
        time.sleep(0.2)
    finally:
        faults.removeHandler(caplog.handler)
    assert caplog.records == []


def test_a_table_of_another_version_is_refused_and_tells_nothing(room: House) -> None:
    ada = Guest(room.address)
    table = ada.open("me", "open").table
    deal = "# Reading Room record 1\ngame: biblios\nrules: 99\ndeck: x\noptions:\nseats: 2\n\n~ card draw: MA2\n"
    old = "a" * 9 + "b"
    with closing(sqlite3.connect(room.room.store.path)) as file, file:  # type: ignore[attr-defined]
        columns = "number, kind, guest, seat, prompt, key, text, written"
        file.execute(f"INSERT INTO entries SELECT ?, {columns} FROM entries WHERE place = ?", (old, table))
        file.execute(
            "INSERT INTO entries (place, number, kind, text, written) VALUES (?, 2, 'start', ?, 0)", (old, deal)
        )
    for path in ("", "/record", "/replay"):
        answer = ada.http.get(f"/api/tables/{old}{path}")
        refused(answer, 409, "unreadable")
        assert "MA2" not in answer.text
    assert ada.live(old).hear() == Closing(code="unreadable", params={"table": old}, again=False)
    listed = {each["table"]: each["stage"] for each in ada.ask("GET", "/api/tables")["tables"]}
    assert (listed[old], listed[table]) == ("unreadable", "waiting")


MOVE = {"kind": "move", "seat": 0, "prompt": 0, "key": "k", "text": "0 keep\n"}
DAMAGES: dict[str, dict[str, Any]] = {
    "an unknown kind": {"kind": "clock"},
    "an empty plan": {"kind": "open", "text": None},
    "a plan that is no text": {"kind": "open", "text": b"\xff\xfe"},
    "a plan for no game": {"kind": "open", "text": '{"game": "chess", "seats": 2, "options": {}}'},
    "no seat": {"kind": "sit"},
    "a seat that is no number": {"kind": "sit", "seat": "first"},
    "a seat that is not there": {"kind": "sit", "seat": 99},
    "a damaged bot": {"kind": "bot", "seat": 1, "text": b"\xff"},
    "a move before the start": MOVE,
    "a set-up that is none": {"kind": "start", "text": "once upon a time"},
}
IN_THE_GAME = ("a move before the start",)  # where no list looks


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_table_with_an_entry_that_cannot_be_read_spoils_no_other(room: House, damage: str) -> None:
    ada = Guest(room.address)
    good, bad = ada.open("me", "open").table, ada.open("me", "open").table
    later = ada.open("me", "open").table
    room.room._open.clear()
    values = {"place": bad, "number": 2, "written": time.time()} | DAMAGES[damage]
    with closing(sqlite3.connect(room.room.store.path)) as file, file:  # type: ignore[attr-defined]
        if values["kind"] == "open":
            file.execute("UPDATE entries SET text = ? WHERE place = ? AND number = 0", (values["text"], bad))
        else:
            marks = ", ".join("?" * len(values))
            file.execute(f"INSERT INTO entries ({', '.join(values)}) VALUES ({marks})", list(values.values()))
    listed = {table["table"]: table["stage"] for table in ada.ask("GET", "/api/tables")["tables"]}
    assert set(listed) == {good, bad, later}
    assert listed[good] == listed[later] == "waiting"
    assert (listed[bad] == "unreadable") == (damage not in IN_THE_GAME)
    refused(ada.http.get(f"/api/tables/{bad}"), 409, "unreadable")
    refused(ada.http.post(f"/api/tables/{bad}/sit"), 409, "unreadable")
    assert ada.live(bad).hear() == Closing(code="unreadable", params={"table": bad}, again=False)
    assert ada.live(good).welcome().table.stage == "waiting"


def test_a_text_that_is_damaged_on_disk_spoils_its_own_table_alone(room: House) -> None:
    ada = Guest(room.address)
    good, bad = ada.open("me", "open").table, ada.open("me", "open").table
    room.room._open.clear()
    with closing(sqlite3.connect(room.room.store.path)) as file, file:  # type: ignore[attr-defined]
        file.execute("UPDATE entries SET text = CAST(x'7b22ff' AS TEXT) WHERE place = ? AND number = 0", (bad,))
    listed = {table["table"]: table["stage"] for table in ada.ask("GET", "/api/tables")["tables"]}
    assert listed == {good: "waiting", bad: "unreadable"}
    refused(ada.http.get(f"/api/tables/{bad}"), 409, "unreadable")


def test_a_table_that_goes_on_by_an_entry_of_a_later_version_is_closed_to_those_who_look_on(tmp_path: Path) -> None:
    with house(tmp_path, every=0.1) as room:
        ada = Guest(room.address)
        table, other = ada.open("me", "open", "open").table, ada.open("me", "open", "open").table
        line, beside = ada.live(table), ada.live(other)
        line.welcome()
        beside.welcome()
        write = "INSERT INTO entries (place, number, kind, written) VALUES (?, 2, 'clock', 0)"
        with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
            file.execute(write, (table,))
        assert line.hear() == Closing(code="unreadable", params={}, again=False)
        Guest(room.address).sit(other)
        assert isinstance(beside.hear(), Seats)
        refused(ada.http.post(f"/api/tables/{table}/leave"), 409, "unreadable")


def test_pages_of_other_sites_cannot_write(room: House) -> None:
    ada = Guest(room.address)
    wish = {"game": "biblios", "seats": ["me", "open"]}
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        refused(ada.http.post("/api/tables", json=wish, headers=headers), 403, "origin")
    own = {"origin": room.address, "sec-fetch-site": "same-origin"}
    assert ada.http.post("/api/tables", json=wish, headers=own).status_code == 200


def test_every_answer_is_safe(room: House) -> None:
    for path in ("/", "/table/abc", "/api/games", "/api/nothing", "/missing.js"):
        headers = httpx.get(f"{room.address}{path}").headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers
        assert "cache-control" in headers


def test_a_fault_of_ours_is_answered_safely_and_tells_nothing(room: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "FOLDERS", None)
    answer = httpx.get(f"{room.address}/")
    refused(answer, 503, "busy")
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert "Traceback" not in answer.text


def test_pages_are_one_document_and_assets_last(room: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Reading Room</title>", encoding="utf-8")
    (tmp_path / "assets" / "app-1234.js").write_text("let room;" * 300, encoding="utf-8")
    (tmp_path.parent / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(pages, "FOLDERS", (tmp_path,))
    for path in ("/", "/table/abcdefghjk", "/rules/biblios"):
        answer = httpx.get(f"{room.address}{path}")
        assert answer.text.startswith("<!doctype html>")
        assert answer.headers["cache-control"] == "no-cache"
    script = httpx.get(f"{room.address}/assets/app-1234.js", headers={"accept-encoding": "gzip"})
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert "javascript" in script.headers["content-type"]
    assert script.text == "let room;" * 300
    again = httpx.get(f"{room.address}/assets/app-1234.js", headers={"if-none-match": script.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = httpx.get(f"{room.address}/assets/app-1234.js", headers={"accept-encoding": "identity"})
    assert (plain.text, "content-encoding" in plain.headers) == (script.text, False)
    refused(httpx.get(f"{room.address}/assets/app-5678.js"), 404, "no-page")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd", "/%00"):
        assert "secret" not in httpx.get(f"{room.address}{path}").text
    monkeypatch.setattr(pages, "FOLDERS", ())
    refused(httpx.get(f"{room.address}/"), 503, "no-client")


def test_a_page_names_what_it_will_need_with_the_game_of_its_table(
    room: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chunks = {
        "index.html": {"file": "assets/index.js", "imports": ["_room.js"], "css": ["assets/index.css"]},
        "_room.js": {"file": "assets/room.js"},
        "_table.js": {"file": "assets/table.js", "imports": ["_room.js"], "css": ["assets/table.css"]},
        "src/pages/TablePage.svelte": {"file": "assets/page.js", "imports": ["_room.js", "_table.js"]},
        "src/games/biblios/face.ts": {"file": "assets/face.js", "imports": ["_table.js"]},
    }
    (tmp_path / "index.html").write_text("<html><head><title>Reading Room</title></head></html>", encoding="utf-8")
    (tmp_path / "chunks.json").write_text(json.dumps(chunks), encoding="utf-8")
    monkeypatch.setattr(pages, "FOLDERS", (tmp_path,))
    table = Guest(room.address, "Ada").open("me", "greedy").table
    answer = httpx.get(f"{room.address}/table/{table}")
    assert re.findall(r'href="([^"]+)"', answer.text) == [
        "/assets/page.js", "/assets/table.css", "/assets/table.js", "/assets/face.js",
    ]  # fmt: skip
    assert '<meta name="game" content="biblios" />' in answer.text
    again = httpx.get(f"{room.address}/table/{table}", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    nowhere = httpx.get(f"{room.address}/table/abcdefghjk", headers={"if-none-match": answer.headers["etag"]})
    assert nowhere.status_code == 200
    assert "biblios" not in nowhere.text
    assert "href" not in httpx.get(f"{room.address}/").text


def test_what_was_compressed_with_the_client_is_sent_so(
    room: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Reading Room</title>", encoding="utf-8")
    (tmp_path / "assets" / "app.js").write_text("let room;" * 300, encoding="utf-8")
    (tmp_path / "assets" / "app.js.br").write_bytes(b"small")
    monkeypatch.setattr(pages, "FOLDERS", (tmp_path,))
    for accepted, sent in (("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("x", None)):
        with httpx.stream("GET", f"{room.address}/assets/app.js", headers={"accept-encoding": accepted}) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == sent, accepted
        assert "javascript" in answer.headers["content-type"]
        assert (raw == b"small") == (sent == "br")


def test_long_answers_are_compressed(room: House) -> None:
    with httpx.stream("GET", f"{room.address}/api/openapi.json", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert b"openapi" in gzip.decompress(raw)


def test_every_request_is_described(room: House) -> None:
    document: Any = httpx.get(f"{room.address}/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert set(document["paths"]) == {
        "/api/me", "/api/games", "/api/door", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/sit",
        "/api/tables/{table}/leave", "/api/tables/{table}/fill", "/api/tables/{table}/again",
        "/api/tables/{table}/release", "/api/tables/{table}/box",
        "/api/tables/{table}/hand-over", "/api/tables/{table}/take-back", "/api/tables/{table}/end-early",
        "/api/tables/{table}/pace", "/api/tables/{table}/record", "/api/tables/{table}/replay",
    }  # fmt: skip
    assert document["components"]["schemas"]["TableInfo"]["properties"]["stage"]["enum"] == [
        "over",
        "playing",
        "unreadable",
        "waiting",
    ]
    for path in document["paths"].values():
        for operation in path.values():
            assert operation["summary"]


def test_every_refusal_says_what_would_be_right() -> None:
    for code, (status, sentence) in SENTENCES.items():
        assert status_of(code) == status
        assert len(sentence) > 15
    assert refusal("taken", seat=2).sentence == "seat 2 is taken"
