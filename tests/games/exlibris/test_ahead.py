"""What a page shows ahead is what happens then, and comes from the view alone."""

from typing import Any

import pytest

import readingroom
from readingroom import Chance

RULES = readingroom.load("exlibris")
LINES = ("stability", "prominent", "banned", "diversity", "focus")


def asked_often(seats: int, seed: int, codes: set[str], most: int = 60) -> Any:
    """Play at random, and give the table each time when one of these questions is asked."""
    g, chance, found = RULES.new(seats, {}, Chance(seed)), Chance(seed), 0
    while not RULES.over(g) and found < most:
        seat = RULES.asked(g)[0]
        if RULES.prompt(RULES.observe(g, seat)).code in codes:
            found += 1
            yield g, seat
        options = RULES.options(g, seat)
        RULES.play(g, seat, options[chance.below(len(options))])


def busy(codes: set[str], most: int, games: int = 40) -> Any:
    """Play games in which nobody says that it is enough while there is more to do, until these were asked so often."""
    found = 0
    for seed in range(games):
        g, chance = RULES.new(2 + seed % 2, {}, Chance(seed)), Chance(seed)
        while not RULES.over(g) and found < most:
            seat = RULES.asked(g)[0]
            if RULES.prompt(RULES.observe(g, seat)).code in codes:
                found += 1
                yield g, seat
            options = RULES.options(g, seat)
            more = [each for each in options if RULES.catalogue.text(each) not in ("done", "pass")] or options
            RULES.play(g, seat, more[chance.below(len(more))])
    assert found >= most, f"{codes} were asked {found} times only"


def follow(g: Any, seat: int, plan: list[str]) -> Any:
    """Give the answers of a plan on a copy of the table; what has only one answer may have been answered by itself."""
    then = RULES.clone(g)
    for text in plan:
        action = RULES.catalogue.find(text)
        assert action in RULES.options(then, seat), text
        RULES.play(then, seat, action)
    return then


def same_form(g: Any, seat: int, told: Any, then: Any, moved: frozenset[str] = frozenset()) -> None:
    """See that the form and the shelf are what was told, and that a card which was moved is told if it stays wrong."""
    before, form = set(form_of(g, seat)["turned"]) - moved, form_of(then, seat)
    focus = RULES.card_text(RULES.observe(g, seat).focus(seat)[0])
    form["focus"] = form["focus"][focus]
    assert {line: told[line] for line in LINES} == {line: form[line] for line in LINES}
    assert set(told["turned"]) == set(form["turned"]) - before
    assert sizes(told["rectangle"]) == sizes(form["standing"])


def sizes(rectangle: list[int]) -> list[int]:
    """Give height and width; a shelf that begins elsewhere counts its rows and columns anew."""
    return rectangle[2:]


def form_of(g: Any, seat: int) -> dict[str, Any]:
    forms: Any = RULES.facts(RULES.observe(g, None))["forms"]
    return dict(forms[seat])


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_form_ahead_is_the_form_then(seats: int) -> None:
    tried = 0
    for g, seat in asked_often(seats, seats, {"place-card", "place-or-bury"}):
        view = RULES.observe(g, seat)
        ahead: Any = RULES.ahead(view)
        focus = RULES.card_text(view.focus(seat)[0])
        before = set(form_of(g, seat)["turned"])
        for action in view.options:
            text = RULES.catalogue.text(action)
            then = RULES.clone(g)
            RULES.play(then, seat, action)
            form = form_of(then, seat)
            form["focus"] = form["focus"][focus]
            assert {line: ahead[text][line] for line in LINES} == {line: form[line] for line in LINES}
            assert set(ahead[text]["turned"]) == set(form["turned"]) - before
            assert ahead[text]["together"] == sum(form[line] for line in LINES)
            tried += 1
    assert tried > 20


def test_between_which_cards_one_would_be_read_is_told_of_each_free_place() -> None:
    ends = set()
    for g, seat in asked_often(2, 5, {"place-card"}):
        view = RULES.observe(g, seat)
        ahead: Any = RULES.ahead(view)
        [card] = view.looking(seat)
        for action in view.options:
            then = RULES.clone(g)
            RULES.play(then, seat, action)
            read = [RULES.card_text(each) for each in RULES.observe(then, seat).shelf(seat).cards if each >= 0]
            place = read.index(RULES.card_text(card))
            told = [read[place - 1] if place else None, (*read[place + 1 :], None)[0]]
            assert ahead[RULES.catalogue.text(action)]["between"] == told
            ends.add((told[0] is None, told[1] is None))
    assert len(ends) > 2


SHELVING = {"home-action", "both-home-actions", "shelve-hand", "shelve-taken"}


def test_where_a_card_could_go_is_said_of_each_that_may_be_shelved_as_it_is_when_its_place_is_asked() -> None:
    asked = set()
    for place, (g, seat) in enumerate(busy(SHELVING, 900)):
        if place > 30 and g.acting != seat:
            continue  # the Mummy and the Wizard know more ways
        ahead: Any = RULES.ahead(RULES.observe(g, seat))
        for action in RULES.options(g, seat):
            text = RULES.catalogue.text(action)
            if not text.startswith("shelve "):
                continue
            then = RULES.clone(g)
            RULES.play(then, seat, action)
            view = RULES.observe(then, seat)
            asked.add(RULES.prompt(view).code)
            told: Any = RULES.ahead(view)
            places = {key: each for key, each in told.items() if key.split()[0] in ("at", "over", "under")}
            assert ahead[text]["then"] == places
            fitting = [key for key, each in places.items() if key.startswith("at ") and not each["turned"]]
            assert ahead[text]["fits"] == len(fitting)
    assert asked == {"place-card", "place-or-bury", "place-or-shift"}


def test_before_the_inspection_the_best_choice_is_told() -> None:
    for g, seat in asked_often(2, 3, {"turn-down"}):
        if RULES.observe(g, seat).written:
            continue
        ahead: Any = RULES.ahead(RULES.observe(g, seat))
        then = RULES.clone(g)
        for card in ahead["best"]:
            RULES.play(then, seat, RULES.catalogue.find(f"turn {card}"))
        best: Any = RULES.ahead(RULES.observe(then, seat))
        turned = [each["together"] for key, each in ahead.items() if key.startswith("turn ")]
        assert best["now"]["together"] >= max([ahead["now"]["together"], *turned])


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 3), (4, 9)])
def test_the_advice_says_what_each_card_is_good_for_and_what_all_bring(seats: int, seed: int) -> None:
    met = 0
    for g, seat in asked_often(seats, seed, {"turn-down"}):
        ahead: Any = RULES.ahead(RULES.observe(g, seat))
        advice, best = ahead["advice"], ahead["best"]
        assert best == [each["card"] for each in advice["cards"]]
        assert advice["without"] == after(g, seat, [])
        assert advice["with"]["together"] == after(g, seat, best)["together"] >= advice["without"]["together"]
        for each in advice["cards"]:
            alone: Any = after(g, seat, [card for card in best if card != each["card"]])
            assert each["points"] == advice["with"]["together"] - alone["together"] >= 0
            assert each["points"] == sum(each["lines"].values())
            assert each["points"] or each["books"] > 0, "a card that is good for nothing is not suggested"
            assert set(each["keeps"]).isdisjoint(advice["with"]["turned"])
            met += 1
    assert met


def after(g: Any, seat: int, cards: list[str]) -> Any:
    """Give the form after some cards were chosen."""
    then = RULES.clone(g)
    for card in cards:
        RULES.play(then, seat, RULES.catalogue.find(f"turn {card}"))
    ahead: Any = RULES.ahead(RULES.observe(then, seat))
    return ahead["advice"]["without"]


def test_the_advice_goes_by_what_was_chosen_already() -> None:
    for g, seat in asked_often(2, 3, {"turn-down"}, most=1):
        ahead: Any = RULES.ahead(RULES.observe(g, seat))
        bad = next(key for key in ahead if key.startswith("turn ") and key[5:] not in ahead["best"])
        RULES.play(g, seat, RULES.catalogue.find(bad))
        later: Any = RULES.ahead(RULES.observe(g, seat))["advice"]
        assert later["without"]["together"] == ahead[bad]["together"]
        assert later["with"]["together"] <= ahead["advice"]["with"]["together"]
        assert bad[5:] not in [each["card"] for each in later["cards"]]


def test_who_is_not_asked_is_told_nothing_ahead() -> None:
    for g, seat in asked_often(2, 5, {"place-card"}, most=3):
        assert RULES.ahead(RULES.observe(g, 1 - seat)) == {}
        assert RULES.ahead(RULES.observe(g, None)) == {}


def test_locations_say_their_spaces_and_when_they_are_resolved() -> None:
    g = RULES.new(3, {}, Chance(2))
    facts: Any = RULES.facts(RULES.observe(g, None))
    assert set(facts["locations"]) == set(facts["open"])
    assert facts["locations"]["diviners-hut"] == {"number": 1, "rule": "EXL-L1", "spaces": 1, "resolved": 0}
    later = [each["resolved"] for each in facts["locations"].values() if each["resolved"]]
    assert later == list(range(1, len(later) + 1))


def test_the_box_has_every_book_with_its_title() -> None:
    box: Any = RULES.box()
    assert len(box) == 152
    assert sum(len(books) for books in box.values()) == 510
    assert all(title for books in box.values() for _, title in books)
    assert readingroom.load("biblios").box() == {}


def test_a_game_for_one_says_its_level_its_rounds_and_its_clues() -> None:
    g, chance = RULES.new(1, {"level": "scholar"}, Chance(3)), Chance(3)
    clues: dict[int, int] = {}
    while not RULES.over(g):
        facts: Any = RULES.facts(RULES.observe(g, 0))
        assert facts["solo"]["level"] == "scholar"
        assert facts["solo"]["rounds"] == 5
        clues[facts["round"]] = len(facts["solo"]["clues"])
        assert facts["solo"]["next"] == {0: 2, 1: 2, 2: 4, 3: 4}.get(facts["round"])
        options = RULES.options(g, 0)
        RULES.play(g, 0, options[chance.below(len(options))])
    assert clues == {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2}
    assert RULES.facts(RULES.observe(RULES.new(2, {}, Chance(3)), 0))["solo"] is None


@pytest.mark.parametrize("code", ["place-or-shift", "choose-group", "rearrange", "slide-from"])
def test_a_way_of_several_steps_can_be_gone_and_leads_to_what_was_told(code: str) -> None:
    tried = 0
    for g, seat in busy({code}, 8):
        ahead: Any = RULES.ahead(RULES.observe(g, seat))
        for way in ahead.get("ways", []):
            then = follow(g, seat, way["plan"])
            same_form(g, seat, way, then, frozenset([way["card"]] if code == "rearrange" else []))
            tried += 1
    assert tried > 8


@pytest.mark.parametrize(
    ("code", "verb"), [("slide-by", "slide"), ("rearrange", "swap"), ("pay-tax", "give"), ("fill-gap", "at")]
)
def test_what_an_answer_does_to_the_shelf_is_told_before(code: str, verb: str) -> None:
    tried = 0
    for g, seat in busy({code}, 6):
        ahead: Any = RULES.ahead(RULES.observe(g, seat))
        for action in RULES.options(g, seat):
            text = RULES.catalogue.text(action)
            if text in ahead:
                assert text.startswith(f"{verb} ")
                moved = frozenset([held_card(g, seat), text.split()[1]] if code == "rearrange" else [])
                same_form(g, seat, ahead[text], follow(g, seat, [text]), moved)
                tried += 1
    assert tried > 5


def held_card(g: Any, seat: int) -> str:
    """Give the shelved card that was chosen to be moved."""
    return str(RULES.prompt(RULES.observe(g, seat)).values["card"])


def test_a_card_that_is_moved_and_stays_out_of_order_is_said_to_be() -> None:
    stays = 0
    for g, seat in busy({"rearrange"}, 20):
        ahead: Any = RULES.ahead(RULES.observe(g, seat))
        card = held_card(g, seat)
        if card not in form_of(g, seat)["turned"]:
            continue
        for way in ahead.get("ways", []):
            wrong = card in form_of(follow(g, seat, way["plan"]), seat)["turned"]
            assert (card in way["turned"]) == wrong
            stays += wrong
    assert stays


def test_cards_that_are_held_to_be_moved_are_told_by_their_places() -> None:
    for g, seat in busy({"slide-to", "slide-by", "choose-group", "rearrange"}, 20):
        view = RULES.observe(g, seat)
        ahead: Any = RULES.ahead(view)
        shelves: Any = RULES.facts(view)["shelves"]
        assert ahead["held"]
        assert all(shelves[seat][row - 1][column - 1] for row, column in ahead["held"])


def test_the_largest_full_rectangle_is_shown_where_it_stands() -> None:
    for g, seat in busy({"place-card"}, 30):
        facts: Any = RULES.facts(RULES.observe(g, None))
        form, rows = facts["forms"][seat], facts["shelves"][seat]
        if not form["rectangle"]:
            assert form["standing"] == []
            continue
        row, column, height, width = form["standing"]
        assert height * width == form["rectangle"]
        assert row + height - 1 == len(rows)
        assert all(rows[row - 1 + down][column - 1 + right] for down in range(height) for right in range(width))


def test_what_is_given_up_says_what_it_brings() -> None:
    for g, seat in busy({"give-up"}, 40):
        tray: Any = RULES.ahead(RULES.observe(g, seat))["tray"]
        done = RULES.catalogue.find("done")
        view = RULES.observe(g, seat)
        assert tray["laid"] == len(view.spent(seat))
        if done not in RULES.options(g, seat):
            continue
        then = RULES.clone(g)
        past = len(RULES.observe(then, seat).past)
        RULES.play(then, seat, done)
        events = RULES.observe(then, seat).past[past:]
        if not any(event.code == "weigh" for event in events):  # the Witch asks of each card
            assert sum(event.code == "draw" for event in events) == tray["draws"]
        assert sum(event.code == "discard" for event in events) >= tray["laid"]


def test_books_are_counted_only_where_they_count() -> None:
    counted = 0
    for g, seat in busy({"give-up"}, 120):
        tray: Any = RULES.ahead(RULES.observe(g, seat))["tray"]
        counted += tray["books"]
        assert not tray["books"] or tray["location"] == "book-collector"
    assert counted


def test_what_is_laid_out_for_sale_says_what_it_may_bring() -> None:
    for g, seat in busy({"lay-out"}, 4):
        tray: Any = RULES.ahead(RULES.observe(g, seat))["tray"]
        assert (tray["draws"], tray["shelves"]) == (2 * tray["laid"], tray["laid"])


def test_the_last_card_that_is_laid_down_is_told_before_it_gives_all_of_them() -> None:
    for g, seat in busy({"give-up", "lay-out"}, 40):
        tray: Any = RULES.ahead(RULES.observe(g, seat))["tray"]
        cards = [each for each in RULES.options(g, seat) if RULES.catalogue.text(each) != "done"]
        then = RULES.clone(g)
        before = len(RULES.observe(then, seat).past)
        RULES.play(then, seat, cards[0])
        ends = any(event.code in ("discard", "reveal", "win") for event in RULES.observe(then, seat).past[before:])
        single = RULES.prompt(RULES.observe(g, seat)).values.get("most") == 1  # one card alone is chosen, not laid down
        assert tray["last"] == (ends and not single)


def test_it_is_somebodys_turn_as_soon_as_they_may_place_an_assistant() -> None:
    for g, seat in busy({"place-assistant"}, 20):
        facts: Any = RULES.facts(RULES.observe(g, None))
        assert facts["active"] == seat


@pytest.mark.parametrize("seats", [1, 3])
def test_the_inspection_is_told_card_by_card_when_it_is_over(seats: int) -> None:
    g, chance = RULES.new(seats, {}, Chance(4)), Chance(4)
    before: list[Any] = []
    while not RULES.over(g):
        seat = RULES.asked(g)[0]
        facts: Any = RULES.facts(RULES.observe(g, None))
        assert facts["inspected"] is None
        before = facts["shelves"]
        options = RULES.options(g, seat)
        if RULES.observe(g, seat).written:
            options = options[:1]  # one card is enough: then there are some that are out of order
        RULES.play(g, seat, options[chance.below(len(options))])
    for viewer in (None, 0):
        told: Any = RULES.facts(RULES.observe(g, viewer))
        for seat, cards in enumerate(told["inspected"]):
            assert [(each["row"], each["column"]) for each in cards] == sorted(
                (row, column)
                for row, line in enumerate(before[seat], 1) for column, held in enumerate(line, 1) if held
            )  # fmt: skip
            for each in cards:
                stood = before[seat][each["row"] - 1][each["column"] - 1]
                assert (stood["card"] is None) == (each["fate"] == "down")
                assert stood["card"] in (None, each["card"])
            kept = [each["card"] for each in cards if each["fate"] == "up"]
            assert kept == sorted(kept, key=RULES.find_card)
            line = RULES.scores(g)[seat].lines[0]
            assert line.figures["turned"] == len(cards) - len(kept)
    assert seats == 1 or {"up", "turned", "out"} <= {each["fate"] for cards in told["inspected"] for each in cards}


def test_the_diviner_gives_as_many_cards_as_was_told_before_somebody_goes_there() -> None:
    tried = 0
    for g, seat in busy({"place-assistant"}, 150):
        go = RULES.catalogue.find("place diviners-hut")
        told: Any = RULES.ahead(RULES.observe(g, seat))["visit diviners-hut"]
        past = len(RULES.observe(g, seat).past)
        if go not in RULES.options(g, seat):
            continue
        then = RULES.clone(g)
        RULES.play(then, seat, go)
        codes = [event.code for event in RULES.observe(then, seat).past[past:]]
        if "token" in codes:  # nobody's power came between
            assert codes[: codes.index("token")].count("draw") == told["count"]
            tried += 1
    assert tried > 10


def test_it_is_told_where_nothing_could_be_exchanged() -> None:
    for g, seat in busy({"place-assistant"}, 150):
        view = RULES.observe(g, seat)
        told: Any = RULES.ahead(view).get("visit book-swap")
        if told:
            assert told["nothing"] == (not view.hand(seat) or not view.cards_at(2))


def test_the_rule_of_whatever_is_looked_at_closely_is_told() -> None:
    facts: Any = RULES.facts(RULES.observe(RULES.new(3, {}, Chance(3)), 0))
    assert facts["locations"]["diviners-hut"]["rule"] == "EXL-L1"
    assert [facts["rules"][name] for name in ("goblin-sneak", "mummy", "fire-imp")] == ["EXL-A1", "EXL-A3", "EXL-A12"]
    assert facts["rules"]["prominent"] == "EXL-E4"
    assert len(facts["rules"]) == 12 + 4
