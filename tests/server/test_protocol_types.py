"""The protocol in its three forms says the same: the Python types, the TypeScript types, and the documentation."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import make_protocol_types
import msgspec
import pytest

from readingroom.server import protocol
from readingroom.server.live import BEAT, KEY_LENGTHS, MOST_WAITING
from readingroom.server.protocol import FromClient, FromServer, Games, Me, Problem, TableInfo, Wire
from readingroom.server.refusals import SENTENCES
from readingroom.server.requests import CALLS

FOLDER = Path(__file__).parents[2] / "docs" / "protocol"
README = (FOLDER / "README.md").read_text(encoding="utf-8")
TRANSCRIPT = (FOLDER / "transcript.txt").read_text(encoding="utf-8").splitlines()
SOURCE = make_protocol_types.source()
SPOKEN = FromServer | FromClient
ANSWERS: dict[str, Any] = {"GET /api/games": Games, "PUT /api/me": Me, "POST /api/tables": TableInfo}


def types() -> dict[str, Any]:
    """All types of the protocol by their names."""
    return {
        name: each
        for name, each in vars(protocol).items()
        if isinstance(each, type) and issubclass(each, Wire) and each is not Wire
    }


def test_every_type_is_written_in_typescript_with_every_field() -> None:
    written = make_protocol_types.typescript(SOURCE)
    for name, kind in types().items():
        block = re.search(rf"export interface {name} {{\n(.*?)\n}}", written, re.DOTALL)
        assert block, name
        fields = re.findall(r"^  (\w+)\??: ", block[1], re.MULTILINE)
        tag = kind.__struct_config__.tag
        assert fields == (["type"] if tag else []) + list(kind.__struct_fields__)
        if tag:
            assert f'type: "{tag}";' in block[1]
    assert f"export const PROTOCOL = {protocol.PROTOCOL};\n" in written
    assert "export type FromServer = Welcome | Went | Seats | Accepted | Refused | Because | Beat | Closing;" in written


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("int", "number"),
        ("str | None", "string | null"),
        ("list[list[int]]", "number[][]"),
        ("list[int | str]", "(number | string)[]"),
        ("dict[str, list[str] | int]", "Record<string, string[] | number>"),
        ("list[dict[str, int | str]]", "Record<string, number | string>[]"),
        ('Literal["open", "bot"]', '"open" | "bot"'),
        ('"Moved | None"', "Moved | null"),
        ("object", "unknown"),
        ("bool", "boolean"),
    ],
)
def test_types_are_translated(python: str, typescript: str) -> None:
    assert make_protocol_types.written(ast.parse(python, mode="eval").body) == typescript


def test_a_type_that_has_no_translation_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be written"):
        make_protocol_types.written(ast.parse("set[int]", mode="eval").body)


def test_the_file_is_written_and_left_alone_when_it_is_right(tmp_path: Path) -> None:
    target = tmp_path / "src" / "protocol.ts"
    make_protocol_types.main([str(target)])
    before = target.stat().st_mtime_ns
    make_protocol_types.main([str(target)])
    assert target.stat().st_mtime_ns == before
    assert target.read_text(encoding="utf-8") == make_protocol_types.typescript(SOURCE)


def examples() -> list[str]:
    """The examples in the documentation, each as JSON."""
    found: list[str] = []
    for block in re.findall(r"```json\n(.*?)```", README, re.DOTALL):
        rest = block.strip()
        while rest:
            _, end = json.JSONDecoder().raw_decode(rest)
            found.append(rest[:end])
            rest = rest[end:].strip()
    return found


def test_the_examples_of_the_documentation_are_messages_of_the_protocol() -> None:
    kinds = [type(msgspec.json.decode(example, type=SPOKEN)).__name__ for example in examples()]
    assert kinds == ["Went", "Play", "Accepted", "Refused", "Undo", "Why", "Because"]


def test_the_transcript_is_made_of_messages_of_the_protocol() -> None:
    heard = [msgspec.json.decode(line[2:], type=FromServer) for line in TRANSCRIPT if line.startswith("< ")]
    said = [msgspec.json.decode(line[2:], type=FromClient) for line in TRANSCRIPT if line.startswith("> ")]
    kinds = {type(each).__name__ for each in heard}
    assert kinds == {"Welcome", "Went", "Seats", "Accepted", "Refused", "Because", "Beat"}
    assert {type(each).__name__ for each in said} == {"Play", "Undo", "Why", "Alive"}
    asked = ""
    for line in TRANSCRIPT:
        status, _, answer = line.partition(" ")
        if status.isdecimal():
            msgspec.json.decode(answer, type=ANSWERS[asked] if status == "200" else Problem)
        asked = " ".join(line.split()[:2])


def test_every_request_is_in_the_documentation() -> None:
    for call in CALLS:
        wish = "" if call.body is None else f" with `{call.body.__name__}`"
        assert f"| `{call.method} {call.path.replace('{table}', 'ID')}`{wish} |" in README


def test_every_code_that_a_move_is_refused_with_is_in_the_documentation() -> None:
    for code in ("stale", "illegal", "not-seated", "undo", "bad-message", "busy"):
        assert code in SENTENCES
        assert f"`{code}`:" in README


def test_the_documentation_has_the_right_figures() -> None:
    assert BEAT == 10
    assert "`beat` every ten seconds" in README
    assert f"{KEY_LENGTHS[0]} to {KEY_LENGTHS[-1]} characters" in README
    assert f"{MOST_WAITING} messages" in README
