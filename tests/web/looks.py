"""How a page looks to those who check it: axe-core, its texts, and how large things are to a thumb."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import axe_playwright_python
from playwright.sync_api import Page

from tests.web.reader import DESKTOP, PHONE, Reader
from tests.web.texts import texts

THUMB = 44  # pixels: what can be acted upon
LEAST = 24  # pixels: anything that can be pressed at all

RUN_AXE = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.map((each) => ({ id: each.id, help: each.help, where: each.nodes.map(
    (node) => `${node.target.join(" ")}: ${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ""}`) }));
}"""

# Every text that is seen or read aloud; not what stands in fields, nor what is in a language of its own.
ALL_TEXTS = """() => {
  const language = document.documentElement.lang, found = [];
  const foreign = (each) => each.closest("[lang]")?.getAttribute("lang") !== language;
  const gone = (each) => !each.checkVisibility() || each.closest("script, style, noscript, template") || foreign(each);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    if (text && !gone(walker.currentNode.parentElement)) found.push(text);
  }
  for (const each of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-description]")) {
    if (gone(each)) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"]) {
      if (each.getAttribute(name)?.trim()) found.push(each.getAttribute(name).trim());
    }
  }
  return [document.title, ...found];
}"""

# What can be pressed, and how large it is to a finger: a label counts as its field, a part as what it belongs to.
ALL_TARGETS = """() => [...document.querySelectorAll("button, a[href], input, select, summary, [role=button]")]
  .filter((each) => each.checkVisibility() && !each.disabled && !each.closest("[inert]"))
  .map((each) => {
    const shape = each.matches("input[type=radio], input[type=checkbox]") ? each.closest("label") ?? each : each;
    const box = shape.getBoundingClientRect();
    const inline = each.matches("a") && getComputedStyle(each).display === "inline";
    const name = each.getAttribute("aria-label") ?? each.textContent.trim().slice(0, 40);
    return { name, width: box.width, height: box.height, choice: each.matches("[data-choice]"), inline,
             unseen: box.width <= 1 || box.bottom < 0 };
  })
  .filter((each) => !each.unseen)"""


@cache
def axe_script() -> str:
    """Read axe-core as the package brings it."""
    return (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")


def axe(page: Page) -> list[str]:
    """List what axe-core finds wrong on a page, as it is now."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(axe_script())
    violations: list[dict[str, Any]] = page.evaluate(RUN_AXE)
    return [f"{each['id']} ({each['help']}): {where}" for each in violations for where in each["where"]]


def foreign_texts(page: Page, language: str, names: frozenset[str]) -> list[str]:
    """List the texts of a page that are not said in the language it claims to be in."""
    return [text for text in dict.fromkeys(page.evaluate(ALL_TEXTS)) if not texts(language).is_said(text, names)]


def small_targets(page: Page) -> list[str]:
    """List what a thumb would miss: legal choices under 44 pixels, anything else under 24."""
    found = []
    for each in page.evaluate(ALL_TARGETS):
        least = THUMB if each["choice"] else LEAST
        if not each["inline"] and min(each["width"], each["height"]) < least - 0.5:
            found.append(f"{each['name']!r}: {each['width']:.0f} x {each['height']:.0f}, at least {least}")
    return found


def speak(page: Page, language: str) -> None:
    """Switch the language of the page, as a reader would."""
    page.get_by_role("combobox").first.select_option(language)
    page.wait_for_function("code => document.documentElement.lang === code", arg=language)


def is_dark(page: Page) -> bool:
    """Say whether the room is dim."""
    return bool(page.evaluate("getComputedStyle(document.documentElement).colorScheme.includes('dark')"))


def turn_lamp(page: Page, language: str) -> None:
    """Light or dim the room, as a reader would."""
    page.get_by_role("button", name=texts(language).pattern("web-theme")).first.click()


def scrutinise(reader: Reader, what: str, names: Callable[[str], frozenset[str]]) -> list[str]:
    """Look at a page in every language, light and dark, on a phone and on a desk; list what is wrong with it.

    `names` gives what stands there in a language without being a message.
    """
    page, found = reader.page, []
    before = reader.page.viewport_size
    for language in ("en", "fr", "pl"):
        speak(page, language)
        for _ in ("as it is", "the other way"):
            for width, size in (("phone", PHONE), ("desktop", DESKTOP)):
                page.set_viewport_size(size)
                page.wait_for_timeout(60)
                where = f"{what}, {language}, {'dark' if is_dark(page) else 'light'}, {width}"
                found += [f"{where}: {each}" for each in axe(page)]
                found += [f"{where}: {each}" for each in reader.sticking_out()]
                if width == "phone":
                    found += [f"{where}: too small: {each}" for each in small_targets(page)]
                reader.picture(where)
            turn_lamp(page, language)
        found += [
            f"{what}, {language}: not said in it: {each!r}" for each in foreign_texts(page, language, names(language))
        ]
    speak(page, reader.language)
    if before is not None:
        page.set_viewport_size(before)
    return found
