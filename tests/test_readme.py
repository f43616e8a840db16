"""What the documentation says is true: its examples run, its links lead somewhere, its tables are complete."""

import doctest
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import readingroom
from readingroom.engine import errors
from readingroom.games.atheneum import state as atheneum
from readingroom.games.atheneum.plan import COLOURS, COMPARTMENTS
from readingroom.games.biblios.components import CATEGORIES, CHURCH_TEXTS
from readingroom.games.biblios.state import OWN, SHARED
from readingroom.games.exlibris import components as exlibris_box
from readingroom.games.exlibris import state as exlibris
from tests.cli.command import COMMAND, environment
from tests.locales.messages import clauses, codes

ROOT = Path(__file__).parents[1]
NOTATIONS = [("biblios", "notation"), ("atheneum", "notation-atheneum"), ("exlibris", "notation-exlibris")]
EXAMPLES = ("README.md", "docs/interface.md", "docs/records.md", *[f"docs/{page}.md" for _, page in NOTATIONS])
PAGES = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md"), *ROOT.glob("samples/*.md")]
)
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(#[^)]*)?\)")
FENCE = re.compile(r"^```.*$", re.MULTILINE)


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def anchors(path: Path) -> set[str]:
    """Give the anchors of the headings of a page, as GitHub makes them."""
    headings = re.findall(r"^#+ (.*)$", FENCE.sub("", path.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def first_cells(page: str) -> set[str]:
    """Give what stands as code in the first column of the tables of a page."""
    rows = re.findall(r"^\| ([^|]*) \|", text_of(page), re.MULTILINE)
    return {code for row in rows for code in re.findall(r"`([^`]*)`", row)}


def first_links(page: str) -> set[str]:
    """Give the files to which the first column of the tables of a page leads."""
    return set(re.findall(r"^\| \[[^]]*\]\(([^)]*)\) \|", text_of(page), re.MULTILINE))


@pytest.mark.parametrize("page", EXAMPLES)
def test_every_example_gives_what_the_page_says(page: str) -> None:
    text = FENCE.sub("", text_of(page))  # else the end of a block would count as expected output
    test = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    said: list[str] = []
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)

    assert results.attempted > 0
    assert results.failed == 0, "".join(said)


def commands(page: str) -> list[list[str]]:
    """List the commands that a page shows, as they are typed after `./play` or `readingroom`."""
    lines = re.findall(r"^(?:\./play|readingroom)(?: +([^#\n`]*))?(?:#.*)?$", text_of(page), re.MULTILINE)
    return [shlex.split(line) for line in lines]


def opens(arguments: list[str]) -> bool:
    """Say whether a command opens the room, which stays open until it is closed."""
    return not arguments or arguments[0].startswith("-") or arguments[0] == "serve"


def ran(home: Path, arguments: list[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command where the repository lies, as somebody who has just cloned it."""
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, text=True, encoding="utf-8", timeout=600, cwd=ROOT,
        env=environment(home), check=False,
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("page", ["README.md", "docs/scoring.md"])
def test_every_command_works_as_it_is_written(page: str, tmp_path: Path) -> None:
    shown = [each for each in commands(page) if not opens(each) and each != ["bench"]]
    assert len(shown) > 2
    for arguments in shown:
        done = ran(tmp_path, arguments)
        assert done.returncode == 0, f"{arguments}: {done.stderr}"
        assert done.stdout


@pytest.mark.long
def test_the_bench_of_the_readme_works_as_it_is_written(tmp_path: Path) -> None:
    assert ["bench"] in commands("README.md")
    assert ran(tmp_path, ["bench"]).returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_every_command_that_opens_the_room_works_as_it_is_written(tmp_path: Path) -> None:
    shown = [each for each in commands("README.md") if opens(each)]
    assert shown
    for arguments in shown:
        room = subprocess.Popen(
            [*COMMAND, *arguments], stdout=subprocess.PIPE, text=True, encoding="utf-8", cwd=ROOT,
            env=environment(tmp_path),
        )  # fmt: skip
        assert room.stdout is not None
        assert room.stdout.readline().startswith("Reading Room is open: http://")
        room.send_signal(signal.SIGINT)
        room.communicate(timeout=20)
        assert room.returncode == 0


def test_every_sample_is_named_where_samples_are_shown() -> None:
    files = {path.name for path in (ROOT / "samples").iterdir()} - {"README.md"}
    assert first_links("samples/README.md") == files


@pytest.mark.parametrize("path", PAGES, ids=[str(path.relative_to(ROOT)) for path in PAGES])
def test_every_link_leads_somewhere(path: Path) -> None:
    for target, anchor in LINK.findall(path.read_text(encoding="utf-8")):
        found = (path.parent / target).resolve() if target else path
        assert found.exists(), target
        assert not anchor or anchor[1:] in anchors(found), f"{target}{anchor}"


def test_the_notation_lists_every_event_of_biblios() -> None:
    joined = {"gifts", "pay-cards", "pay-hidden"}  # several events in one line of the log
    assert first_cells("docs/notation.md") >= codes("biblios", "event") - joined


def test_the_notation_lists_every_place_category_and_church_card_of_biblios() -> None:
    listed = first_cells("docs/notation.md")
    assert listed >= {*SHARED, *CATEGORIES, *CHURCH_TEXTS}
    assert listed >= {f"{name} N" for name in OWN}


@pytest.mark.parametrize(("game", "page"), NOTATIONS)
def test_the_notation_lists_every_verb(game: str, page: str) -> None:
    catalogue = readingroom.load(game).catalogue
    verbs = {catalogue.verb(action) for action in range(len(catalogue))}
    assert {cell.split(" ")[0] for cell in first_cells(f"docs/{page}.md")} >= verbs


def test_the_notation_of_atheneum_lists_every_event_place_colour_and_compartment() -> None:
    listed = first_cells("docs/notation-atheneum.md")
    assert listed >= {*codes("atheneum", "event"), *atheneum.SHARED, *COLOURS, *COMPARTMENTS}
    assert listed >= {f"{name} N" for name in atheneum.OWN}


def test_the_notation_of_ex_libris_lists_every_event_place_category_location_library_and_clause_that_asks() -> None:
    listed = first_cells("docs/notation-exlibris.md")
    assert listed >= {
        *codes("exlibris", "event"),
        *exlibris.SHARED[:12],
        *exlibris_box.CATEGORIES,
        *exlibris_box.LOCATION_NAMES[1:],
    }
    assert listed >= {f"{name} N" for name in exlibris.OWN}
    page = text_of("docs/notation-exlibris.md")
    asking = [kind.__name__ for kind in clauses("exlibris") if kind.asks]
    assert [name for name in (*exlibris_box.LIBRARY_NAMES[1:], *asking) if f"`{name}" not in page] == []


def test_the_interface_names_all_that_can_be_imported_and_every_method_of_the_rules() -> None:
    page = text_of("docs/interface.md")
    methods = [name for name in vars(readingroom.Rules) if not name.startswith("_")]
    for name in [*readingroom.__all__, *methods]:
        assert f"`{name}" in page or f"`rules.{name}" in page, name


def test_the_interface_names_every_kind_of_refusal() -> None:
    kinds = [name for name, each in vars(errors).items() if isinstance(each, type) and issubclass(each, errors.Refusal)]
    page = text_of("docs/interface.md")
    assert [name for name in kinds if f"`{name}`" not in page] == []


def test_the_records_page_lists_every_reason_for_which_a_record_is_refused() -> None:
    sources = [ROOT / "src" / "readingroom" / "engine" / name for name in ("record.py", "chance.py")]
    codes = {code for path in sources for code in re.findall(r'"(record-[a-z-]+|undo)"', path.read_text("utf-8"))}
    listed = first_cells("docs/records.md")
    assert codes - listed == set()
    assert {code for code in listed if code.startswith("record-")} - codes == set()
