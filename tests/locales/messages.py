"""The messages of a language as they are written, and those that the code asks for."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import readingroom
from readingroom.cli.biblios_board import COLUMNS
from readingroom.games.biblios.text import EVENT_RULES, PROMPT_RULES
from readingroom.games.exlibris.text import EVENT_RULES as EXLIBRIS_EVENTS
from readingroom.games.exlibris.text import PROMPTS as EXLIBRIS_PROMPTS
from readingroom.locales import FOLDER
from readingroom.locales.biblios import FORCED, PLAIN_OPTIONS
from readingroom.locales.exlibris import FIGURES, LINES, VERBS

SOURCES = Path(readingroom.__file__).parent
REFUSALS = {
    "Refusal", "BadRecord", "BadOptions", "IllegalAction", "UnknownAction", "UnknownGame", "BadDeck", "refusal",
}  # fmt: skip


class Mentions(Visitor):
    """Collects the variables and the other messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(code: str) -> dict[str, Mentions]:
    """Read the messages of a language with what they mention; one that cannot be read or comes twice is a fault."""
    found: dict[str, Mentions] = {}
    for path in sorted((FOLDER / code).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} comes twice"
                found[entry.id.name] = Mentions()
                found[entry.id.name].visit(entry)
    return found


def selectors(code: str) -> Iterator[tuple[str, set[str]]]:
    """List for each choice between forms the message it stands in, and the names of the forms."""
    for path in sorted((FOLDER / code).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                chosen = Choices()
                chosen.visit(entry)
                yield from ((entry.id.name, forms) for forms in chosen.forms)


class Choices(Visitor):
    """Collects the choices between forms in a message."""

    def __init__(self) -> None:
        self.forms: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.forms.append({str(getattr(variant.key, "name", "number")) for variant in node.variants})
        self.generic_visit(node)


def trees(*folders: str) -> Iterator[ast.AST]:
    """Walk through all code of some parts of the package."""
    for folder in folders:
        for path in sorted((SOURCES / folder).rglob("*.py")):
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def said() -> set[str]:
    """List the messages that the code asks for by their whole id."""
    return {
        argument.value
        for node in trees("cli", "locales")
        if isinstance(node, ast.Call) and node.args and called(node) == "say"
        for argument in [node.args[0]]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def texts() -> set[str]:
    """List all texts in the code that may be the id of a message."""
    constants = [node.value for node in trees("cli", "locales") if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


def made() -> set[str]:
    """List the messages whose ids the code puts together."""
    options = (*PLAIN_OPTIONS, "bid", "take", "pay", "raise", "lower")
    ids = {f"biblios-event-{code}" for code in EVENT_RULES} | {f"biblios-prompt-{code}" for code in PROMPT_RULES}
    ids |= {f"biblios-forced-{code}" for code in FORCED.values()} | {f"biblios-option-{code}" for code in options}
    ids |= {f"exlibris-line-{code}" for code in LINES} | {f"exlibris-option-{verb}" for verb in VERBS}
    ids |= {f"exlibris-event-{code}" for code in EXLIBRIS_EVENTS}
    ids |= {f"exlibris-prompt-{code}" for code, _ in EXLIBRIS_PROMPTS.values()}
    ids |= {"exlibris-prompt-over", "exlibris-prompt-choose-bid"}
    ids |= {f"exlibris-figure-{code}" for code in (*FIGURES.values(), "category")}
    return ids | {f"biblios-column-{column}" for column in COLUMNS} | {f"error-{code}" for code in refused()}


def refused() -> set[str]:
    """List the codes of all refusals that a user can meet (a view that fits no game is no user's)."""
    codes = set()
    for node in trees("engine", "games", "bots", "cli", "locales", "."):
        if isinstance(node, ast.Call):
            place = 0 if called(node) in REFUSALS else 1 if called(node) == "bad" else None
            if place is not None and len(node.args) > place:
                argument = node.args[place]
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    codes.add(argument.value)
    return codes


def called(node: ast.Call) -> str:
    """Name the function that is called."""
    return str(getattr(node.func, "attr", getattr(node.func, "id", "")))
