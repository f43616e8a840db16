"""Ex Libris in the browser: the shelf by keyboard alone, and what was done on it is taken back."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from readingroom import Chance, record
from tests.web.conftest import Welcome
from tests.web.player import ANSWERABLE
from tests.web.test_exlibris import Librarian, join
from tests.web.test_exlibris_clear import kept
from tests.web.test_exlibris_shelf import RULES, drag, met, prompt_of, ready, settled, shelf, thing
from tests.web.test_why import sit_together

pytestmark = pytest.mark.slow


def taken_back(player: Librarian, before: dict[str, str], code: str) -> None:
    """Take back until the question is asked again with the shelf as it was."""
    player.press(player.said("web-undo"))
    settled(player, lambda now: now == before)
    player.wait()
    assert prompt_of(player)["code"] == code


def beside(open_browser: Welcome, text: str) -> Librarian:
    """Play on where a record ends, beside somebody who only waits: what was done last can still be taken back."""
    found = record.read(text)
    found.bots = ["", ""]
    ada, ben = open_browser(), open_browser()
    ada.go(f"/table/{sit_together(ada, ben, record.write(found))}")
    return ready(Librarian(ada))


def ends_nothing(plan: Callable[[Any], list[str]]) -> Callable[[Any], bool]:
    """Say whether nobody learns anything by some answers, and the same round goes on: then they can be taken back."""

    def test(view: Any) -> bool:
        world, answers, sealed = RULES.imagine(view, Chance(1)), plan(view), False
        for text in answers:
            RULES.play(world, 0, RULES.catalogue.find(text))
            sealed = sealed or RULES.sealed(world)
        after = RULES.observe(world, 0)
        return bool(answers) and not sealed and RULES.asked(world) == [0] and after.round == view.round

    return test


def burial(view: Any) -> list[str]:
    """Choose the first burial under a card."""
    texts = [RULES.catalogue.text(action) for action in view.options]
    return [text for text in texts if text.startswith("under ")][:1]


def arrive(player: Librarian, target: Locator) -> None:
    """Walk with the arrows of the keyboard, as far as they lead, and press Enter there."""
    player.page.wait_for_function(ANSWERABLE)
    player.keys(target)


def gap(player: Librarian, verb: str = "at") -> Locator:
    """The first place on the shelf that can be chosen by a key."""
    return player.main.get_by_role("grid").locator(f'button[data-choice][data-thing^="{verb} "]').first


# By keyboard alone, from positions that were kept


def test_the_mummy_buries_a_card_by_keys_and_takes_it_back(open_browser: Welcome) -> None:
    player = beside(open_browser, met("place-or-bury", ends_nothing(burial)))
    before = shelf(player.reader)
    arrive(player, gap(player, "under"))
    tab = player.main.get_by_role("grid").get_by_role("img", name=player.says.pattern("exlibris-web-buried"))
    expect(tab.first).to_be_visible()
    taken_back(player, before, "place-or-bury")


def test_the_wizard_shifts_by_keys(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), kept("choose-group"), 1))
    before, asked = shelf(player.reader), prompt_of(player)
    arrive(player, player.ask.locator(".shifts button[data-choice]").first)
    player.wait()
    if prompt_of(player)["code"] == "fill-gap":
        arrive(player, gap(player))
    card = str(asked["values"]["card"])
    settled(player, lambda now: card in now.values() and now != before)


def test_the_lodge_shelves_a_card_again_by_keys(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), kept("lodge"), 1))
    before = shelf(player.reader)
    arrive(player, thing(player, f"card {next(iter(before.values()))}"))
    player.wait()
    assert prompt_of(player)["code"] == "rearrange"
    arrive(player, gap(player))
    settled(player, lambda now: now != before and sorted(now.values()) == sorted(before.values()))


def test_the_joiner_slides_by_keys(open_browser: Welcome) -> None:
    player = ready(join(open_browser(), kept("slide-by"), 1))
    before = shelf(player.reader)
    arrive(player, gap(player, "slide"))
    settled(player, lambda now: now != before and sorted(now.values()) == sorted(before.values()))


# What was done on the shelf is taken back


def test_an_exchange_of_the_lodge_is_taken_back(open_browser: Welcome) -> None:
    player = beside(open_browser, met("lodge"))
    before = shelf(player.reader)
    (one, card), *_, (_, other) = before.items()
    drag(player, thing(player, f"card {card}"), thing(player, f"card {other}"))
    settled(player, lambda now: now.get(one) == other)
    taken_back(player, before, "lodge")


def test_a_card_that_the_lodge_takes_off_to_shelve_it_again_is_put_back(open_browser: Welcome) -> None:
    player = beside(open_browser, kept("rearrange"))
    before = shelf(player.reader)
    player.press(player.ask.locator('button[data-thing="again"]'))
    settled(player, lambda now: len(now) < len(before))
    taken_back(player, before, "rearrange")


def test_a_shift_of_the_wizard_is_taken_back(open_browser: Welcome) -> None:
    player = beside(open_browser, kept("choose-group"))
    before = shelf(player.reader)
    player.press(player.ask.locator('.shifts button[data-thing^="shift "]').first)
    settled(player, lambda now: now != before)
    taken_back(player, before, "choose-group")
