"""The titles on the spines: each of ours is read to its end, on any card that shows titles."""

import pytest
from playwright.sync_api import Locator

from readingroom.games.exlibris.titles import our_titles
from readingroom.locales import LANGUAGES
from tests.web.conftest import Welcome
from tests.web.midgame import open_midgame

pytestmark = pytest.mark.slow

WIDTHS = {
    2: (99, 104, 146),
    3: (104, 106, 146),
    4: (131, 146, 242),
}  # by books: the narrowest with titles, and usual ones
SET = """(card, {rows, width}) => {
  const titles = [...card.querySelectorAll(".title")];
  card.style.width = `${width}px`;
  card.querySelectorAll(".spine").forEach((spine) => (spine.style.height = "86%"));
  const clipped = [];
  for (const row of rows)
    for (const marked of [false, true]) {
      titles.forEach((title, place) => {
        title.textContent = row[place];
        title.classList.toggle("long", row[place].length > 20);
        title.classList.toggle("longer", row[place].length > 24);
        title.classList.toggle("marked", marked);
      });
      for (const title of titles)
        if (getComputedStyle(title).visibility === "hidden") clipped.push(`not shown: ${title.textContent}`);
        else if (title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight)
          clipped.push(`${marked ? "marked " : ""}${title.textContent}`);
    }
  return clipped;
}"""


def clipped(card: Locator, rows: list[list[str]], width: int) -> list[str]:
    """Write titles on the spines of a card of some width, the lowest spines there are; give those that are cut off."""
    found: list[str] = card.evaluate(SET, {"rows": rows, "width": width})
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_is_cut_off_on_its_spine(open_browser: Welcome, language: str) -> None:
    reader = open_browser(language=language)
    open_midgame(reader, "exlibris")
    large = reader.page.get_by_role("main").locator(".card.large")
    large.first.wait_for()
    for books, widths in WIDTHS.items():
        card = large.filter(has=reader.page.locator(f".books{books}")).first
        rows = [row for row in our_titles(language) if len(row) == books]
        for width in widths:
            assert clipped(card, rows, width) == [], f"{books} books, {width} pixels"
