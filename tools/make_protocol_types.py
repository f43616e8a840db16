"""Write the types of the protocol in TypeScript, from `server/protocol.py` and `locales/sayings.py`, read and not run.

Nothing but Python itself is needed: the client is built where msgspec may not be.

    python tools/make_protocol_types.py            into web/src/protocol.ts
    python tools/make_protocol_types.py FILE       elsewhere; - for the screen
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "readingroom"
SOURCES = (PACKAGE / "locales" / "sayings.py", PACKAGE / "server" / "protocol.py")
TARGET = ROOT / "web" / "src" / "protocol.ts"

HEAD = "// Made by tools/make_protocol_types.py from server/protocol.py and locales/sayings.py: change it there.\n"
PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "object": "unknown"}
WIDTH = 110


def main(arguments: list[str]) -> int:
    """Write the file, or leave it alone if it is as it should be (a bundler watches it)."""
    made = typescript(source())
    if arguments == ["-"]:
        sys.stdout.write(made)
        return 0
    target = Path(arguments[0]) if arguments else TARGET
    if not target.exists() or target.read_text(encoding="utf-8") != made:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(made, encoding="utf-8", newline="\n")
    return 0


def source() -> str:
    """Read the modules that have the types, as one."""
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


def typescript(source: str) -> str:
    """Give the types of a module in TypeScript, in the order in which it has them."""
    lines = source.splitlines()
    return "\n".join([HEAD, *(block for node in ast.parse(source).body for block in blocks(node, lines))])


def blocks(node: ast.stmt, lines: list[str]) -> Iterator[str]:
    """Give what stands for a class, for a number with a name or for a name of a type; nothing for anything else."""
    if isinstance(node, ast.ClassDef) and node.name != "Wire":
        if any(ast.unparse(base) in ("Wire", "msgspec.Struct") for base in node.bases):
            yield interface(node, lines)
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        if isinstance(node.value, ast.Constant):
            yield f"export const {node.targets[0].id} = {json.dumps(node.value.value)};\n"
            return
        yield named(node.targets[0].id, node.value)


def interface(node: ast.ClassDef, lines: list[str]) -> str:
    """Give a class as an interface; its tag, if it has one, is its `type`."""
    body = [f"/** {ast.get_docstring(node)} */", f"export interface {node.name} {{"]
    for keyword in node.keywords:
        if keyword.arg == "tag":
            body.append(f"  type: {ast.unparse(keyword.value).replace(chr(39), chr(34))};")
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            left_out = "?" if field.value is not None else ""
            line = f"  {name_of(field)}{left_out}: {written(field.annotation)};"
            body.append(line + comment(lines[field.lineno - 1]))
    return "\n".join([*body, "}", ""])


def name_of(field: ast.AnnAssign) -> str:
    """Give the name of a field on the wire, which may be another than in Python."""
    for keyword in field.value.keywords if isinstance(field.value, ast.Call) else []:
        if keyword.arg == "name" and isinstance(keyword.value, ast.Constant):
            return str(keyword.value.value)
    return ast.unparse(field.target)


def named(name: str, value: ast.expr) -> str:
    """Give another name of a type; one line, or a line for each of its members."""
    members = [written(member) for member in union(value)]
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) > WIDTH:
        line = f"export type {name} =\n  | " + "\n  | ".join(members) + ";"
    return line + "\n"


def written(node: ast.expr) -> str:
    """Write a type as TypeScript does."""
    if isinstance(node, ast.BinOp):
        return " | ".join(written(member) for member in union(node))
    if isinstance(node, ast.Constant):
        return "null" if node.value is None else written(ast.parse(str(node.value), mode="eval").body)
    if isinstance(node, ast.Name):
        return PLAIN.get(node.id, node.id)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        inside = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if node.value.id == "Literal":
            return " | ".join(json.dumps(each.value) for each in inside if isinstance(each, ast.Constant))
        if node.value.id == "list":
            member = written(inside[0])
            return f"({member})[]" if " | " in member and not member.startswith("Record<") else f"{member}[]"
        if node.value.id == "dict":
            return f"Record<{written(inside[0])}, {written(inside[1])}>"
    raise ValueError(f"line {node.lineno} of the protocol has a type that cannot be written: {ast.unparse(node)}")


def union(node: ast.expr) -> list[ast.expr]:
    """List the members of a union."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return [*union(node.left), *union(node.right)]
    return [node]


def comment(line: str) -> str:
    """Give the remark at the end of a line."""
    _, mark, words = line.partition("  # ")
    return f" // {words}" if mark else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
