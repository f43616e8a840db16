"""Atheneum in the browser: whole games on its own table, by what is visible and enabled."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

import readingroom
from readingroom import Chance, record
from tests.web.conftest import Welcome
from tests.web.hurry import hurry, sit
from tests.web.looks import axe, foreign_texts, small_targets
from tests.web.midgame import open_record
from tests.web.player import Player, Question
from tests.web.reader import Reader

COLOURS = ("turquoise", "green", "purple", "pink", "black")
MEANWHILE = (
    "atheneum-web-where", "atheneum-web-where-else", "atheneum-web-which-ask", "atheneum-web-play-ask",
)  # asked about what is taken up  # fmt: skip
ZEAL = 0.85  # how often something is done where the turn could be ended
LITTLE_ZEAL = 0.5  # how often somebody does so whose game is to be short

pytestmark = pytest.mark.slow


class Librarian(Player):
    """Somebody who plays Atheneum on its table: presses what glows, and now and then ends the turn early."""

    zeal = ZEAL

    @property
    def choices(self) -> Locator:
        """All that can be chosen, on the table and in the line that asks."""
        return self.main.locator("[data-choice]:visible")

    def question(self) -> Question:
        """Read what is asked, and what can be chosen."""
        name = "(found) => found.map((each) => each.getAttribute('aria-label') ?? each.textContent.trim())"
        question = Question(self.code(), self.words, self.choices.evaluate_all(name))
        asked = (f"atheneum-prompt-{question.code}", *MEANWHILE)
        assert any(self.says.is_message(each, question.words) for each in asked), f"this is not asked: {question}"
        return question

    def reply(self, question: Question) -> None:
        """Press one of the choices; what was taken up is put somewhere, and who ends the turn early is asked again."""
        assert question.buttons, f"there is nothing to press: {question}"
        places = self.main.locator("[data-choice].place.target:visible, [data-choice][data-thing=play]:visible")
        if places.count() and self.chance.random() < ZEAL:
            self.press(places.nth(self.chance.randrange(places.count())))
            return
        ends = [place for place, name in enumerate(question.buttons) if self.ends(name)]
        others = [place for place in range(len(question.buttons)) if place not in ends]
        zealous = others and (not ends or self.chance.random() < self.zeal)
        self.press(self.choices.nth(self.chance.choice(others if zealous else ends)))
        anyway = self.said("atheneum-web-end-anyway")
        if anyway.is_visible():
            self.press(anyway)

    def ends(self, name: str) -> bool:
        """Say whether a button ends the turn."""
        return re.match(self.says.inside("atheneum-web-end").pattern, name) is not None


def librarian(reader: Reader, seats: int, seed: int = 1) -> Librarian:
    """Sit down at a table of Atheneum with bots that do not think."""
    reader.go(f"/table/{sit(reader, 'atheneum', seats, others='random')}")
    return Librarian(reader, seed)


@pytest.mark.parametrize(
    ("seats", "language", "phone"),
    [
        (2, "en", True),
        pytest.param(2, "fr", False, marks=pytest.mark.long),
        pytest.param(3, "pl", True, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_on_its_own_table(open_browser: Welcome, seats: int, language: str, phone: bool) -> None:
    reader = open_browser(language=language, phone=phone, dark=phone, hasty=True)
    player = librarian(reader, seats, seed=seats)
    wrong: set[str] = set()

    def look(question: Question) -> None:
        if player.answered[question.code] == 0:
            found = [*reader.sticking_out(), *small_targets(player.page), *axe(player.page)]
            found += foreign_texts(player.page, language)
            wrong.update(f"{question.code}: {each}" for each in found)
            reader.picture(f"atheneum {question.code} {language}")

    player.watch = look
    assert player.play()
    assert player.answered.keys() >= {"choose", "work"}
    verdict = player.main.get_by_role("heading", name=player.says.pattern("atheneum-verdict"))
    expect(verdict).to_be_visible()
    expect(player.main.get_by_role("table", name=player.says.pattern("web-sheet"))).to_be_visible()
    expect(player.main.get_by_role("region", name=player.says.pattern("web-course")).first).to_be_visible()
    wrong.update([*reader.sticking_out(), *axe(player.page), *foreign_texts(player.page, language)])
    assert not wrong, "\n".join(sorted(wrong))
    player.press(player.end)
    player.page.wait_for_url("**/replay/*")
    expect(player.main.get_by_role("region", name=player.says.pattern("atheneum-web-goals"))).to_be_visible()
    player.page.keyboard.press("End")
    expect(verdict).to_be_visible()


def test_a_whole_game_by_keyboard_alone(open_browser: Welcome) -> None:
    player = librarian(open_browser(language="pl", hasty=True), 2, seed=4)
    player.zeal = LITTLE_ZEAL
    player.press = player.keys
    assert player.play()
    assert player.answered.keys() >= {"choose", "work"}
    player.keys(player.end)
    player.page.wait_for_url("**/replay/*")


class Wish(NamedTuple):
    """Where a record ends: when the first seat is asked this, from that turn on, and its desk is as one wishes."""

    code: str
    turn: int
    desk: Callable[[dict[str, Any]], bool]


def reached(seats: int, seed: int, wish: Wish, bots: list[str]) -> str:
    """Record a random game up to where one wishes to play on."""
    rules, chance = readingroom.load("atheneum"), Chance(seed)
    g = rules.new(seats, {}, Chance(seed))
    found = record.begin(rules, g)
    found.bots = bots
    while True:
        view = rules.observe(g, 0)
        facts: Any = rules.facts(view)
        asked = [seat for seat in rules.asked(g) if seat > 0] or [0]
        there = asked == [0] or "" in bots[1:]
        if (
            there
            and facts["turn"] >= wish.turn
            and rules.prompt(view).code == wish.code
            and wish.desk(facts["desks"][0])
        ):
            return record.write(found)
        options = rules.options(g, asked[0])
        more = [each for each in options if rules.catalogue.text(each) != "finish"] or options
        action = more[chance.below(len(more))]
        rules.play(g, asked[0], action)
        record.note(found, g, asked[0], action)


def has_book(desk: dict[str, Any]) -> bool:
    """Say whether there is a book of a colour at hand, and nothing yet on the shelves."""
    return any(kind in COLOURS for kind in desk["hand"]) and not desk["books"]


def can_move(desk: dict[str, Any]) -> bool:
    """Say whether books can be placed as well as moved."""
    return any(kind in COLOURS for kind in desk["hand"]) and desk["removals"] > 1 and len(desk["books"]) > 4


def anything(desk: dict[str, Any]) -> bool:
    """Be content with any desk."""
    return True


def test_a_book_is_taken_and_placed_by_one_drag_whatever_the_others_do(open_browser: Welcome) -> None:
    reader, friend = open_browser(still=False), open_browser()
    player, ben = Librarian(reader), Player(friend)
    table = open_record(reader, reached(2, 1, Wish("work", 1, has_book), ["", ""]))
    reader.go(f"/table/{table}")
    friend.go(f"/table/{table}")
    ben.press(ben.said("web-sit"))
    player.wait()
    books = [f'button[data-thing="take {colour}"]' for colour in COLOURS]
    book = player.main.locator(", ".join(books)).first
    colour = str(book.get_attribute("data-thing")).split()[1]
    start, end = book.bounding_box(), player.main.locator('[data-thing="slot a1"]').bounding_box()
    assert start is not None
    assert end is not None
    mouse = player.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"], end["y"], steps=3)
    hurry(friend, table)
    expect(player.main.get_by_role("list", name=player.says.pattern("web-others"))).to_contain_text("✓")
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    mouse.up()
    expect(player.main.locator(f'[data-zone="shelf 0 a1"][data-piece={colour}]')).to_be_visible()


def join(reader: Reader, text: str) -> Librarian:
    """Play on where a record ends, as soon as something can be answered."""
    reader.go(f"/table/{open_record(reader, text)}")
    player = Librarian(reader)
    player.wait()
    return player


def books_on(player: Librarian) -> dict[str, str]:
    """Give the books on one's shelves by their slots, as they are drawn."""
    drawn = player.main.locator('.large [data-zone^="shelf 0 "][data-piece]:not([data-piece=spider])')
    found = drawn.evaluate_all("(all) => all.map((each) => [each.dataset.zone, each.dataset.piece])")
    return {zone.split()[-1]: piece for zone, piece in found}


def see_books(player: Librarian, books: dict[str, str]) -> None:
    """Wait until exactly these books stand on one's shelves, and something can be answered."""
    for _ in player.moments():
        player.wait()
        if books_on(player) == books:
            return
        player.page.wait_for_timeout(100)
    raise AssertionError(f"the shelves stay as they are: {books_on(player)}")


def drag(player: Librarian, thing: Locator, place: Locator) -> None:
    """Drag something somewhere with the mouse."""
    boxes = [thing.bounding_box(), place.bounding_box()]
    (start, end) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    player.page.mouse.move(*start)
    player.page.mouse.down()
    player.page.mouse.move(*end, steps=4)
    player.page.mouse.up()


def test_books_are_placed_moved_and_taken_back(open_browser: Welcome) -> None:
    player = join(open_browser(), reached(2, 3, Wish("work", 3, can_move), ["", "random"]))
    before = books_on(player)
    book = player.main.locator(", ".join(f'button[data-thing="take {colour}"]' for colour in COLOURS)).first
    places = player.main.locator("button.place.target")
    assert places.count() == 0
    player.press(book)
    expect(places.first).to_be_visible()
    expect(player.main.locator("button.place.source").first).to_have_css("animation-name", "none")
    player.press(book)
    expect(places).to_have_count(0)  # it was put down
    player.press(book)
    player.press(places.first)
    expect(player.said("web-undo")).to_be_visible()
    player.wait()
    placed = books_on(player)
    assert len(placed) == len(before) + 1

    loose = player.main.locator("button.place.source").first
    source = str(loose.get_attribute("data-thing")).split()[1]
    player.press(loose)
    target = str(places.last.get_attribute("data-thing")).split()[1]
    player.press(loose)  # put down again, and now moved by one drag
    there = {slot: colour for slot, colour in placed.items() if slot != source} | {target: placed[source]}
    drag(player, loose, player.main.locator(f'[data-thing="slot {target}"]'))
    see_books(player, there)

    player.press(player.said("web-undo"))
    see_books(player, placed)  # one press takes back the whole move: the book is no longer in the tray
    player.press(player.main.locator(f'button[data-thing="slot {source}"]'))
    player.press(player.main.locator(f'button[data-thing="slot {target}"]'))
    see_books(player, there)
    player.press(player.said("web-undo"))
    see_books(player, placed)
    player.press(player.said("web-undo"))
    see_books(player, before)

    player.press(book)
    player.press(places.first)
    see_books(player, placed)
    drag(player, loose, player.main.locator(f'[data-thing="slot {target}"]'))
    see_books(player, there)
    player.press(player.said("atheneum-web-reset"))
    expect(player.said("web-undo")).to_be_hidden()
    see_books(player, before)


def test_a_card_is_chosen_in_two_steps_and_can_be_taken_back_until_all_have_chosen(open_browser: Welcome) -> None:
    reader, friend = open_browser(phone=True), open_browser()
    table = open_record(reader, reached(2, 1, Wish("choose", 1, anything), ["", ""]))
    reader.go(f"/table/{table}")
    friend.go(f"/table/{table}")
    ben = Player(friend)
    ben.press(ben.said("web-sit"))
    player = Librarian(reader)
    player.wait()
    cards = player.main.locator("button.card")
    expect(cards).to_have_count(6)
    expect(cards.nth(2).locator(".benefit").first).to_be_visible()
    printed = cards.nth(2).locator(".benefit").count()
    player.press(cards.nth(2))
    assert player.says.is_message("atheneum-web-play-ask", player.words)
    expect(player.main.get_by_text(player.says.inside("atheneum-web-gets")).first).to_be_visible()
    player.press(player.said("atheneum-web-play"))
    expect(player.said("web-undo")).to_be_visible()
    player.page.reload()  # what is printed on cards is known without a question
    chosen = player.main.locator(".chosen")
    expect(chosen.locator(".benefit")).to_have_count(printed)
    expect(player.main.get_by_role("list", name=player.says.pattern("web-others"))).not_to_contain_text("✓")
    player.press(player.said("web-undo"))
    player.wait()
    expect(cards).to_have_count(6)
    assert axe(player.page) == reader.sticking_out() == []


def test_five_players_on_a_phone_and_a_lens(open_browser: Welcome) -> None:
    reader = open_browser(phone=True, language="pl", dark=True)
    player = join(reader, reached(5, 5, Wish("work", 6, can_move), ["", *["random"] * 4]))
    player.press(player.main.locator('button[data-thing^="take "]').first)
    player.press(player.said("atheneum-web-lens"))
    lens = player.main.get_by_role("region", name=player.says.pattern("atheneum-web-lens"))
    expect(lens).to_be_visible()
    found = [*reader.sticking_out(), *small_targets(player.page), *axe(player.page), *foreign_texts(player.page, "pl")]
    assert not found, "\n".join(found)
    for sign in lens.get_by_role("listitem").get_by_role("button").all():
        player.press(sign)
        place = lens.locator("button.place.target").first
        if place.is_visible():
            break
    before = len(books_on(player))
    player.press(place)
    expect(player.said("web-undo")).to_be_visible()
    player.press(lens.get_by_role("button", name=player.says.pattern("web-close")))
    expect(lens).to_be_hidden()
    assert len(books_on(player)) == before + 1


@pytest.mark.parametrize(("seats", "least"), [(3, (1120, 720)), (5, (1280, 800))])
def test_neighbours_sit_on_their_sides_of_me_where_there_is_room(
    open_browser: Welcome, seats: int, least: tuple[int, int]
) -> None:
    reader = open_browser(language="fr")
    player = join(reader, reached(seats, 5, Wish("work", 4, anything), ["", *["random"] * (seats - 1)]))
    page = player.page
    for width, height in (least, (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        shelf = player.main.locator(".large").bounding_box()
        left, right = (page.locator(f'[data-place="player {seat}"]').bounding_box() for seat in (1, seats - 1))
        assert shelf
        assert left
        assert right
        assert left["x"] + left["width"] <= shelf["x"], f"the left neighbour is at my left ({width})"
        assert shelf["x"] + shelf["width"] <= right["x"], f"the right neighbour is at my right ({width})"
        found = [*reader.sticking_out(), *small_targets(page), *axe(page), *foreign_texts(page, "fr")]
        assert not found, f"{width}: {found}"
    assert page.get_by_role("list", name=player.says.pattern("web-others-side")).count() == min(3, seats - 1)
    player.press(page.locator(f'[data-place="player {seats - 1}"]').get_by_role("button"))
    expect(page.get_by_role("dialog").get_by_role("table").first).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1060, "height": 720})
    expect(page.get_by_role("list", name=player.says.pattern("web-others"))).to_have_count(1)


def test_who_looks_on_sees_all_shelves_and_what_lies_ready(open_browser: Welcome) -> None:
    reader = open_browser()
    player = join(reader, reached(4, 5, Wish("work", 6, can_move), ["", *["random"] * 3]))
    watcher = Player(open_browser(language="fr").go(player.page.url))
    expect(watcher.main.locator(".all > li")).to_have_count(4)
    expect(watcher.main.locator(".all .hand .benefit").first).to_be_visible()
    assert watcher.why.count() == 0
    assert axe(watcher.page) == foreign_texts(watcher.page, "fr") == watcher.reader.sticking_out() == []


# What is said where one would have to guess


def is_ready(desk: dict[str, Any]) -> bool:
    """Say whether an objective is fulfilled and can be scored."""
    open_goals = [goal for name, goal in desk["goals"].items() if name not in desk["scored"]]
    return desk["wands"] > 0 and any(not goal["lacks"] for goal in open_goals)


def has_wild(desk: dict[str, Any]) -> bool:
    """Say whether there is a book of any colour at hand beside one of a colour."""
    return "any" in desk["hand"] and any(kind in COLOURS for kind in desk["hand"])


@pytest.mark.parametrize(("phone", "code"), [(True, "choose"), (False, "work")])
def test_an_objective_is_shown_large_and_in_words_at_any_time(open_browser: Welcome, phone: bool, code: str) -> None:
    reader = open_browser(phone=phone, language="pl")
    player = join(reader, reached(3, 1, Wish(code, 3, anything), ["", "random", "random"]))
    goal = player.main.locator("[data-goal]").first
    name = str(goal.get_attribute("data-goal"))
    goal.click()
    sheet = player.main.locator(".goal-sheet")
    expect(sheet).to_contain_text(name)
    expect(goal).to_contain_text(name)  # by which the log and the line know it
    expect(sheet.get_by_text(player.says.inside("atheneum-web-leaves-in"))).to_be_visible()
    if code == "choose":
        expect(player.main.locator("[data-because]")).to_have_count(0)
    found = [*reader.sticking_out(), *axe(player.page), *foreign_texts(player.page, "pl")]
    assert not found, "\n".join(found)
    sheet.get_by_role("button").click()
    expect(sheet).to_have_count(0)
    if not phone:
        for each in player.main.locator("[data-goal]").all():
            each.hover()
            expect(sheet).to_contain_text(str(each.get_attribute("data-goal")))
            expect(sheet).to_be_in_viewport(ratio=1)
        player.page.mouse.move(700, 5)
        expect(sheet).to_have_count(0)


def test_an_impossible_place_says_why_and_the_book_stays_in_hand(open_browser: Welcome) -> None:
    player = join(open_browser(phone=True), reached(2, 3, Wish("work", 3, can_move), ["", "random"]))
    book = player.main.locator(", ".join(f'button[data-thing="take {colour}"]' for colour in COLOURS)).first
    player.press(book)
    player.press(player.main.locator('[data-thing^="slot "]:not(button)').first)
    expect(player.main.locator("[data-because]")).to_be_visible()
    expect(book).to_have_attribute("aria-pressed", "true")
    places = player.main.locator("button.place.target")
    before = books_on(player)
    player.press(places.first)
    for _ in player.moments():
        if len(books_on(player)) == len(before) + 1:
            return
        player.page.wait_for_timeout(100)
    raise AssertionError("the book was not placed")


def test_rearranging_says_how_and_a_book_can_be_put_aside(open_browser: Welcome) -> None:
    player = join(open_browser(phone=True, language="fr"), reached(2, 3, Wish("work", 3, can_move), ["", "random"]))
    tile = player.main.get_by_role("button", name=player.says.inside("atheneum-removals"))
    player.press(tile)
    assert player.says.is_message("atheneum-web-rearrange-how", player.words)
    before = books_on(player)
    player.press(player.main.locator("button.place.source").first)
    assert player.says.is_message("atheneum-web-where-else", player.words)
    player.press(player.said("atheneum-web-aside"))
    for _ in player.moments():
        if len(books_on(player)) < len(before):
            return
        player.page.wait_for_timeout(100)
    raise AssertionError("the book was not put aside")


def test_a_book_of_any_colour_asks_which_and_all_of_the_tray_is_in_sight(open_browser: Welcome) -> None:
    reader = open_browser(phone=True, language="pl")
    player = join(reader, reached(2, 1, Wish("work", 2, has_wild), ["", "random"]))
    foot = player.main.locator(".ask").bounding_box()
    assert foot is not None
    for tile in player.main.locator(".tray .item:visible").all():
        box = tile.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= foot["y"] + 1, "what is asked covers it"
    player.press(player.main.locator("button.opens").first)
    assert player.says.is_message("atheneum-web-which-ask", player.words)
    player.press(player.main.locator(".palette button").first)
    assert player.says.is_message("atheneum-web-where", player.words)


def test_the_end_of_a_turn_names_an_objective_that_is_not_scored(open_browser: Welcome) -> None:
    player = join(open_browser(language="fr"), reached(2, 3, Wish("work", 1, is_ready), ["", "random"]))
    names = player.main.locator("button.goal").evaluate_all(
        "(all) => all.map((each) => each.dataset.thing.split(' ')[1])"
    )
    assert names
    player.press(player.main.get_by_role("button", name=player.says.inside("atheneum-web-end")))
    assert player.says.is_message("atheneum-web-lost", player.words)
    assert all(name in player.words for name in names)
    main = re.compile(r"\bmain\b")  # what stands out is what can be done without harm
    expect(player.said("atheneum-web-not-yet")).to_have_class(main)
    expect(player.said("atheneum-web-end-anyway")).not_to_have_class(main)


def test_the_cards_are_revealed_for_a_moment_in_nobodys_way(open_browser: Welcome) -> None:
    player = join(open_browser(language="pl"), reached(3, 1, Wish("choose", 2, anything), ["", "random", "random"]))
    player.press(player.main.locator("button.card").first)
    player.press(player.said("atheneum-web-play"))
    reveal = player.main.locator(".reveal")
    expect(reveal).to_be_visible()
    expect(reveal.get_by_text(player.says.inside("atheneum-web-gives"))).to_have_count(3)
    expect(reveal).to_have_css("pointer-events", "none")
    player.wait()
    player.press(player.choices.first)
    expect(reveal).to_have_count(0)


def lit_and_paired(desk: dict[str, Any]) -> bool:
    """Say whether a candle burns and a pair stands on a desk."""
    return bool(desk["candles"] and desk["pairs"])


@pytest.mark.parametrize("phone", [True, False])
def test_a_reader_hears_which_candles_burn_and_which_books_are_pairs(open_browser: Welcome, phone: bool) -> None:
    text = reached(2, 5, Wish("work", 3, lit_and_paired), ["", "random"])
    player = join(open_browser(language="en", phone=phone), text)
    told = next(frame["now"] for frame in reversed(player.reader.frames()) if "now" in frame)
    desk: Any = told["view"]["facts"]["desks"][0]
    shelf = player.main.locator(".large")
    candles = shelf.get_by_role("list", name="Candles").get_by_role("listitem")
    heard = candles.get_by_role("img").evaluate_all("places => places.map((place) => place.ariaLabel)")
    assert [label.endswith("lit") for label in heard] == [slot + 1 in desk["candles"] for slot in range(len(heard))]
    assert re.fullmatch(r"Candle slot 1 \(4 points\): (lit|free)", heard[0])
    left = desk["pairs"][0]
    right = f"{left[0]}{int(left[1:]) + 1}"
    books = [desk["books"][slot] for slot in (left, right)]
    for slot, book in zip((left, right), books):
        expect(shelf.get_by_role("cell", name=f"{slot}: {book}, in the pair {' + '.join(books)}")).to_have_count(1)
    player.press(player.page.locator('[data-place="player 1"]').get_by_role("button"))
    dialog = player.page.get_by_role("dialog")
    expect(dialog.get_by_role("list", name="Candles").get_by_role("listitem").first).to_be_attached()
    assert axe(player.page) == []
