"""How a page looks to those who check it: axe-core, its texts, and how large things are to a thumb."""

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import axe_playwright_python
from playwright.sync_api import Page, ViewportSize

import readingroom
from tests.web.reader import BETWEEN, DESKTOP, PHONE, Reader
from tests.web.texts import texts

THUMB = 44  # pixels: what can be acted upon
LEAST = 24  # pixels: anything that can be pressed at all
A_BREATH = 80.0  # milliseconds
LANGUAGES = ("en", "fr", "pl")

NAMES = frozenset({"Biblios", "Ada", "Ben", "Cleo", "Dora", "Eva", "English", "Français", "Polski", "EN", "FR", "PL"})
"""What stands on the pages and is no message: the game, those who play, and languages by their own names."""


def names_in(game: str) -> frozenset[str]:
    """Give what stands on the pages of a game and is no message: with what the box prints on its cards, in English."""
    return NAMES | frozenset(re.findall(r'"([^"]+)"', json.dumps(readingroom.load(game).box(), ensure_ascii=False)))


# Style sheets that are still on their way are left alone: axe would load them anew, against the page's own policy.
RUN_AXE = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"], preload: false });
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

# Brings something into sight; what is a swipe away needs more than the least, or its neighbour snaps back.
BRING = """const bring = (each) => {
  each.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, right } = each.getBoundingClientRect();
  if (left > innerWidth - 1 || right < 1) each.scrollIntoView({ block: "nearest", inline: "center" });
};"""

# What can be pressed, and how much of it a finger can touch: cards lie on one another; a label counts as its field.
ALL_TARGETS = (
    "() => {"
    + BRING
    + """
  return [...document.querySelectorAll("button, a[href], input, select, summary, [role=button]")]
  .filter((each) => each.checkVisibility() && !each.disabled && !each.closest("[inert]"))
  .map((each) => {
    const shape = each.matches("input[type=radio], input[type=checkbox]") ? each.closest("label") ?? each : each;
    const name = each.getAttribute("aria-label") ?? each.textContent.trim().slice(0, 40);
    const inline = each.matches("a") && getComputedStyle(each).display === "inline";
    const before = shape.getBoundingClientRect();
    if (before.width <= 1 || before.bottom < 0 || inline) return null;
    bring(shape);
    const box = shape.getBoundingClientRect();
    const across = new Set(), down = new Set(), choice = each.matches("[data-choice]");
    const touch = (x, y) => {
      const top = document.elementFromPoint(box.left + x, box.top + y);
      const ours = top && (top === shape || shape.contains(top));
      if (ours) { across.add(x); down.add(y); }
      return ours;
    };
    const free = [0.1, 0.3, 0.5, 0.7, 0.9];  // who can be touched all over need not be measured: that takes long
    if (free.every((x) => free.every((y) => touch(x * box.width, y * box.height)))) {
      return { name, width: box.width, height: box.height, choice };
    }
    across.clear(), down.clear();
    for (let x = 1; x < box.width; x += 2) for (let y = 1; y < box.height; y += 8) touch(x, y);
    for (let y = 1; y < box.height; y += 2) for (let x = 1; x < box.width; x += 8) touch(x, y);
    return { name, width: 2 * across.size, height: 2 * down.size, choice };
  })
  .filter((each) => each && each.width);
}"""
)


# What can be chosen and has something lying on it: of cards in a stack, what is seen is what is measured. A button of
# its own on it, by which one looks closer, covers nothing.
COVERED = (
    "() => {"
    + BRING
    + """
  const isOfItsOwn = (top, each) => top && !top.matches("[data-choice]") && top.parentElement === each.parentElement;
  return [...document.querySelectorAll("[data-choice]")]
  .filter((each) => each.checkVisibility() && !each.disabled)
  .filter((each) => {
    bring(each);
    const box = each.getBoundingClientRect(), parts = [0.2, 0.5, 0.8];
    return parts.some((across) => parts.some((down) => {
      const top = document.elementFromPoint(box.left + across * box.width, box.top + down * box.height);
      return !top || (top !== each && !each.contains(top) && !isOfItsOwn(top.closest("button"), each));
    }));
  })
  .map((each) => `covered: ${each.getAttribute("aria-label") ?? each.textContent.trim().slice(0, 40)}`);
}"""
)


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


def foreign_texts(page: Page, language: str, names: frozenset[str] = NAMES) -> list[str]:
    """List the texts of a page that are not said in the language it claims to be in."""
    return [text for text in dict.fromkeys(page.evaluate(ALL_TEXTS)) if not texts(language).is_said(text, names)]


def small_targets(page: Page) -> list[str]:
    """List what a thumb would miss: legal choices under 44 pixels, anything else under 24."""
    found = []
    for each in page.evaluate(ALL_TARGETS):
        least = THUMB if each["choice"] else LEAST
        if min(each["width"], each["height"]) < least - 2:  # measured in steps of two
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


def settle(page: Page) -> None:
    """Wait until what a change of width or light set in motion is at rest."""
    page.wait_for_timeout(A_BREATH)
    page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")


def look_closely(reader: Reader, what: str, language: str, names: frozenset[str] = NAMES) -> list[str]:
    """Look at a page light and dark, on a phone and on a desk; list what is wrong with it.

    `names` are the texts on it that are no messages.
    """
    page, found = reader.page, []
    for _ in ("as it is", "the other way"):
        for size in (PHONE, DESKTOP):
            found += look_at(reader, what, language, size)
            found += [f"{what}, {language}: {each}" for each in axe(page)]
        turn_lamp(page, language)
    for size in BETWEEN:
        found += look_at(reader, what, language, size)
    return found + leave(reader, what, language, names)


def glance(reader: Reader, what: str, language: str, names: frozenset[str] = NAMES) -> list[str]:
    """Look at what a language may change: its texts, their room on a phone and on a desk, and what axe makes of it."""
    found = look_at(reader, what, language, DESKTOP) + look_at(reader, what, language, PHONE)
    found += [f"{what}, {language}: {each}" for each in axe(reader.page)]
    return found + leave(reader, what, language, names)


# Looking at everything scrolls: where one was is remembered, and come back to.
REMEMBER = """() => {
  const all = [document.scrollingElement, ...document.querySelectorAll("body *")];
  window.scrolled = all.filter((each) => each.scrollLeft || each.scrollTop || each.scrollWidth > each.clientWidth ||
    each.scrollHeight > each.clientHeight).map((each) => [each, each.scrollLeft, each.scrollTop]);
}"""
RETURN = """() => {
  for (const [each, left, top] of window.scrolled) each.scrollTo({ left, top, behavior: "instant" });
}"""


def look_at(reader: Reader, what: str, language: str, size: ViewportSize) -> list[str]:
    """Look at a page in a window of that size: whether it has room, and a thumb can press what is there."""
    reader.page.set_viewport_size(size)
    settle(reader.page)
    reader.page.evaluate(REMEMBER)
    where = f"{what}, {language}, {'dark' if is_dark(reader.page) else 'light'}, {size['width']} x {size['height']}"
    found = [*reader.sticking_out(), *(f"too small: {each}" for each in small_targets(reader.page))]
    found += reader.page.evaluate(COVERED)
    reader.page.evaluate(RETURN)
    reader.picture(where)
    return [f"{where}: {each}" for each in found]


def leave(reader: Reader, what: str, language: str, names: frozenset[str]) -> list[str]:
    """Read the texts, and make the window as large as it was."""
    foreign = [f"{what}: not said in {language}: {each!r}" for each in foreign_texts(reader.page, language, names)]
    reader.page.set_viewport_size(PHONE if reader.phone else DESKTOP)
    return foreign


def scrutinise(reader: Reader, what: str, names: Callable[[str], frozenset[str]] = lambda language: NAMES) -> list[str]:
    """Look closely at a page, and glance at it in the other languages."""
    found = look_closely(reader, what, reader.language, names(reader.language))
    for language in LANGUAGES:
        if language != reader.language:
            speak(reader.page, language)
            found += glance(reader, what, language, names(language))
    speak(reader.page, reader.language)
    return found
