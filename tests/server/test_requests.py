"""The requests: who one is, tables, the pages, and what every answer carries."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import readingroom
from readingroom.server import pages
from readingroom.server.app import MOST_BYTES
from readingroom.server.protocol import Closing, Games, Problem, TableInfo
from readingroom.server.refusals import SENTENCES, refusal, status_of
from tests.server.house import Guest, House


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


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25, "\x00\x01"])
def test_a_name_that_cannot_be_read_or_is_too_long_is_refused(room: House, name: str) -> None:
    ada = Guest(room.address, "Ada")
    refused(ada.http.put("/api/me", json={"name": name}), 422, "name")
    assert ada.ask("GET", "/api/me") == {"name": "Ada"}


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
    assert biblios.options["penalty"] == ["steal", "bluff"]
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
    refused(ada.http.post("/api/tables", content=b" " * (MOST_BYTES + 1)), 413, "too-long")


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
    assert ada.live(old).hear() == Closing(code="unreadable", again=False)


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
        "/api/tables/{table}/record", "/api/tables/{table}/replay",
    }  # fmt: skip
    assert document["components"]["schemas"]["TableInfo"]["properties"]["stage"]["enum"] == [
        "over",
        "playing",
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
