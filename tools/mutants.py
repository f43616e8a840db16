"""Mutants: small changes to a Python source, each of which a good test should notice."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
UNTOUCHED = (ast.Import, ast.ImportFrom, ast.JoinedStr)  # what is said in messages is not a rule


@dataclass(frozen=True)
class Mutant:
    """One change: what it does, where, and the whole source without and with it."""

    path: str
    line: int
    change: str
    original: str
    source: str


Node = ast.expr | ast.stmt
Change = tuple[Node, str, str]  # where, what is done, and the text that stands there afterwards


def mutants(path: str, source: str) -> list[Mutant]:
    """Make every mutant of a source, from top to bottom; each of them is valid Python."""
    tree = ast.parse(source)
    found: dict[str, Mutant] = {}
    for node, change, text in changes(tree):
        changed = replaced(source, node, text)
        if changed != source and changed not in found and compiles(changed):
            found[changed] = Mutant(path, node.lineno, change, source, changed)
    return sorted(found.values(), key=lambda mutant: (mutant.line, mutant.change, mutant.source))


def replaced(source: str, node: Node, text: str) -> str:
    """Put a text where a piece of the syntax tree stands; the tree counts columns in bytes."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    lines = source.encode().splitlines(keepends=True)
    start = sum(len(line) for line in lines[: node.lineno - 1]) + node.col_offset
    end = sum(len(line) for line in lines[: node.end_lineno - 1]) + node.end_col_offset
    whole = b"".join(lines)
    return (whole[:start] + text.encode() + whole[end:]).decode()


def compiles(source: str) -> bool:
    """Say whether a source is valid Python (a `return` may not be replaced everywhere)."""
    try:
        compile(source, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def changes(tree: ast.Module) -> Iterator[Change]:
    """Find every change that can be made."""
    for node in code(tree):
        if isinstance(node, ast.stmt):
            yield from statement_changes(node)
        elif isinstance(node, ast.expr):
            yield from expression_changes(node)


def code(node: ast.AST) -> Iterator[ast.AST]:
    """Walk through what is executed: no annotations, no decorators, no docstrings, no messages."""
    yield node
    for name, field in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in field if isinstance(field, list) else [field]:
            if isinstance(child, ast.AST) and not isinstance(child, UNTOUCHED) and not is_docstring(child):
                yield from code(child)


def is_docstring(node: ast.AST) -> bool:
    """Say whether a statement is a bare string."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


# Statements


def statement_changes(node: ast.stmt) -> Iterator[Change]:
    """Leave a step out, take a branch always or never, or count the other way."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield node, "call removed", "pass"
    elif isinstance(node, ast.Break | ast.Continue | ast.Raise):
        yield node, f"{type(node).__name__.lower()} removed", "pass"
    elif isinstance(node, ast.Return):
        yield node, "return removed", ast.unparse(node.value) if node.value is not None else "pass"
    elif isinstance(node, ast.If | ast.While):
        yield node.test, "condition negated", f"(not ({ast.unparse(node.test)}))"
        yield node.test, "branch never taken", "False"
        if isinstance(node, ast.If):
            yield node.test, "branch always taken", "True"
    elif isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        other = copy.deepcopy(node)
        other.op = ARITHMETIC[type(node.op)]()
        yield node, "arithmetic", ast.unparse(other)


# Expressions


def expression_changes(node: ast.expr) -> Iterator[Change]:
    """Change a comparison, a connective, a number, a sum or a slice."""
    if isinstance(node, ast.Compare):
        yield from comparison_changes(node)
    elif isinstance(node, ast.BoolOp):
        other = ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        yield node, "and/or swapped", f"({ast.unparse(other)})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, "not removed", f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.IfExp):
        yield node.test, "condition negated", f"(not ({ast.unparse(node.test)}))"
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        other_sum = ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
        yield node, "arithmetic", f"({ast.unparse(other_sum)})"
    elif isinstance(node, ast.Constant):
        yield from constant_changes(node)
    elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        yield from slice_changes(node.slice)


def comparison_changes(node: ast.Compare) -> Iterator[Change]:
    """Move or flip one of the operators of a comparison."""
    for number, operator in enumerate(node.ops):
        other = copy.deepcopy(node)
        other.ops[number] = COMPARISONS[type(operator)]()
        yield node, "comparison", f"({ast.unparse(other)})"


def constant_changes(node: ast.Constant) -> Iterator[Change]:
    """Count one more or one less; say yes for no."""
    if isinstance(node.value, bool):
        yield node, "constant", str(not node.value)
    elif isinstance(node.value, int):
        yield node, "constant + 1", str(node.value + 1)
        yield node, "constant - 1", f"({node.value - 1})" if node.value < 1 else str(node.value - 1)


def slice_changes(node: ast.Slice) -> Iterator[Change]:
    """Begin or end a slice one place later; where a number says it, the number is changed anyway."""
    for bound in (node.lower, node.upper):
        if bound is not None and not isinstance(bound, ast.Constant):
            yield bound, "slice + 1", f"({ast.unparse(bound)}) + 1"
