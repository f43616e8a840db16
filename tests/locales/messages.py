"""The messages of a language as they are written, and those that the code asks for."""

import ast
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import readingroom
from readingroom.engine.clause import Clause
from readingroom.locales import FOLDER
from readingroom.server.refusals import SENTENCES

SOURCES = Path(readingroom.__file__).parent
PAGES = Path(__file__).parents[2] / "web" / "src"
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
    for mentions in found.values():  # what a message needs, those that are quoted in it need too
        mentions.variables.update(*(found[quoted].variables for quoted in mentions.messages if quoted in found))
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
    """Walk through all code of some folders or modules of the package."""
    for folder in folders:
        for path in [SOURCES / folder] if folder.endswith(".py") else sorted((SOURCES / folder).rglob("*.py")):
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def said() -> set[str]:
    """List the messages that the code asks for by their whole id."""
    return {
        argument.value
        for node in trees("cli", "locales")
        if isinstance(node, ast.Call) and node.args and called(node) in ("say", "saying")
        for argument in [node.args[0]]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def page_sources() -> str:
    """Give the sources of all pages in one text."""
    files = sorted(path for path in PAGES.rglob("*") if path.suffix in (".svelte", ".ts"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def said_on_pages() -> set[str]:
    """List the messages that the pages ask for: what is in `say(...)`, and all that begins like one of theirs."""
    pages = page_sources()
    return set(re.findall(r'\bsay\(\s*"([^"]+)"', pages)) | set(re.findall(r'"(web-[a-z-]+)"', pages))


def texts() -> set[str]:
    """List all texts in the code and in the pages that may be the id of a message."""
    constants = [node.value for node in trees("cli", "locales") if isinstance(node, ast.Constant)]
    quoted = re.findall(r'"([a-z][a-z0-9-]*)"', page_sources())
    return {value for value in constants if isinstance(value, str)} | set(quoted)


def beginnings() -> tuple[str, ...]:
    """List how the ids begin that the pages put together."""
    return tuple(re.findall(r"`([a-z]+-web-[a-z-]*)\$\{", page_sources()))


def codes(game: str, kind: str) -> set[str]:
    """List the codes for which a game has messages of a kind: `biblios-event-take` has the code "take"."""
    start = f"{game}-{kind}-"
    return {message.removeprefix(start) for message in messages("en") if message.startswith(start)}


def clauses(game: str) -> list[type[Clause[Any]]]:
    """List the kinds of clauses that a game has."""
    kinds: list[type[Clause[Any]]] = [Clause]
    for module in pkgutil.walk_packages([str(SOURCES / "games" / game)], f"readingroom.games.{game}."):
        import_module(module.name)
    for kind in kinds:
        kinds += kind.__subclasses__()
    return [kind for kind in kinds if f".games.{game}." in kind.__module__]


def asked(game: str) -> set[str]:
    """List the codes of all that a game can ask, from its clauses."""
    return {kind.asks for kind in clauses(game) if kind.asks}


def coded(game: str) -> set[str]:
    """List the texts in a game's own code and its words: codes of events, verbs, lines of its score sheet."""
    folders = (f"games/{game}", f"locales/{game}.py", f"cli/{game}")
    constants = [node.value for node in trees(*folders) if isinstance(node, ast.Constant)]
    return {value for value in constants if isinstance(value, str)}


def made() -> set[str]:
    """List the messages whose ids the code puts together."""
    found = {f"error-{code}" for code in refused()} | {f"deck-fault-{code}" for code in deck_faults()}
    for game in readingroom.GAMES:
        found |= {f"{game}-{code}" for code in ("title", "about", "time")}
        found |= {f"{game}-{code}" for code in ("place", "verdict", "set-up", "set-up-choice", "zone")}
        found |= {f"{game}-prompt-{code}" for code in asked(game) | {"over"}}
        found |= {f"{game}-why-{code}" for code in reasons(game)}
    return found


def reasons(game: str) -> set[str]:
    """List the codes of all reasons why something cannot be done in a game: the texts in a call of `Reason`."""
    arguments = [
        each
        for node in trees(f"games/{game}")
        if isinstance(node, ast.Call) and called(node) == "Reason"
        for each in ast.walk(node.args[0])
    ]
    choices = {each.value for each in arguments if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    compared = {
        constant.value
        for each in arguments
        if isinstance(each, ast.Compare)
        for constant in ast.walk(each)
        if isinstance(constant, ast.Constant)
    }
    return choices - compared


def put_together() -> set[str]:
    """List the messages of the games whose kind and code both stand in the code of the game."""
    found = set()
    for game in readingroom.GAMES:
        known = coded(game) | asked(game) | {"over", "wait"}
        begun = {text.removeprefix(f"{game}-").removesuffix("-") for text in known if text.startswith(f"{game}-")}
        kinds = {kind for kind in known | begun if kind.isalpha()} | {"event", "prompt"}
        for kind in kinds:
            found |= {f"{game}-{kind}-{code}" for code in codes(game, kind) & known}
    return found


def refused_on_pages() -> dict[str, tuple[str, set[str]]]:
    """List the codes of all refusals that a page can meet, each with its message and what the server tells with it."""
    told = {
        code: {field for _, field, _, _ in Formatter().parse(text) if field} for code, (_, text) in SENTENCES.items()
    }
    others = ("method", "no-client")  # these only other programs meet
    codes = {code: params for code, params in told.items() if code not in others} | {"unreachable": set()}
    known = messages("en")
    return {
        code: (f"web-error-{code}" if f"web-error-{code}" in known else f"error-{code}", params)
        for code, params in codes.items()
    }


def refused() -> set[str]:
    """List the codes of all refusals that a user of the terminal can meet (a view that fits no game is no user's)."""
    codes = set()
    for node in trees("engine", "games", "bots", "arena", "cli", "locales", "__init__.py"):
        if isinstance(node, ast.Call):
            index = 0 if called(node) in REFUSALS else 1 if called(node) == "bad" else None
            if index is not None and len(node.args) > index:
                argument = node.args[index]
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    codes.add(argument.value)
    return codes


def deck_faults() -> set[str]:
    """List the codes of all that can be wrong with a deck file: the first text in a call of `fault`."""
    codes = set()
    for node in trees("engine/deckfile.py", "games"):
        if isinstance(node, ast.Call) and called(node) == "fault":
            texts = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
            codes |= {text for text in texts[:1] if isinstance(text, str)}
    return codes


def called(node: ast.Call) -> str:
    """Name the function that is called."""
    return str(getattr(node.func, "attr", getattr(node.func, "id", "")))
