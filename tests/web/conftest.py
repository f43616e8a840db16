"""What the tests in a browser share: Chromium, a server, and readers who are watched."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.reader import PATIENCE, Reader
from tests.web.serving import Serving

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Welcome = Callable[..., Reader]
MOST_PRINTED = 600  # letters of what was heard
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test in this folder: they need a browser, and run once."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


def chromium() -> str:
    """Find the system's Chromium."""
    wish = os.environ.get("READINGROOM_CHROMIUM")
    found = wish or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    assert found, "there is no Chromium; ./test installs it where it can"
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process; each reader has a context of their own in it."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield chrome
        chrome.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that do it no harm."""
    serving = Serving(tmp_path_factory.mktemp("room"))
    serving.start()
    yield serving
    serving.stop()
    assert serving.faults() == []


@pytest.fixture
def server(shared_server: Serving) -> Serving:
    """A server whose bots do not dawdle."""
    return shared_server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """A server that a test has to itself, and may kill."""
    serving = Serving(tmp_path / "room")
    serving.start()
    yield serving
    serving.stop()
    assert serving.faults() == []


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[Serving]:
    """A server whose bots think for longer than a test."""
    serving = Serving(tmp_path / "room", pace=300.0)
    serving.start()
    yield serving
    serving.stop()
    assert serving.faults() == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember with the test whether it failed, so that pictures of its pages can be taken."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def open_browser(request: pytest.FixtureRequest, browser: Browser, shared_server: Serving) -> Iterator[Welcome]:
    """Open browsers, and see at the end that none of them had anything to complain of."""
    readers: list[Reader] = []

    def welcome(address: str | None = None, **wishes: Any) -> Reader:
        readers.append(Reader(browser, address or shared_server.address, **wishes))
        return readers[-1]

    yield welcome
    for number, reader in enumerate(readers):
        if request.node.stash.get(FAILED, False):
            reader.picture(f"failed {request.node.name} {number}")
            last = [each.text[:MOST_PRINTED] for each in reader.heard[-3:]]
            print(f"the page said: {reader.page.inner_text('body')}\nheard last: {last}")
            print(f"the server said: {shared_server.said()[-2000:]}")
        reader.close()
