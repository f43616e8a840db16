"""What a seat believes of the others' focus, from what it saw them do."""

import pytest

import readingroom
from readingroom import Chance
from readingroom.bots import make
from readingroom.bots.exlibris.expert import Expert
from readingroom.bots.exlibris.foci import Foci, Signs
from readingroom.bots.exlibris.known import Known
from readingroom.engine.event import EVERYBODY, Event
from readingroom.games.exlibris.components import CATEGORIES
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.state import AT, CATEGORY, FIRST_OWN, ExLibris, focus, hand, shelf
from readingroom.games.exlibris.view import ExLibrisView
from tests.rulebook import rule

RULES: ExLibrisRules = readingroom.load("exlibris")  # type: ignore[assignment]
SHOP = AT + 10


def begun(seats: int, decisions: int = 12) -> ExLibris:
    """Play until everybody has a focus, and a little further."""
    g = RULES.new(seats, {}, Chance(seats))
    players = [make("greedy", RULES, seat) for seat in range(seats)]
    for _ in range(decisions):
        seat = RULES.asked(g)[0]
        RULES.play(g, seat, players[seat].choose(RULES.observe(g, seat), RULES.options(g, seat)))
    return g


def seen(g: ExLibris, *events: Event) -> ExLibrisView:
    """Give what seat 0 sees if nothing but this has happened."""
    view = RULES.observe(g, 0)
    view.past = list(events)
    assert isinstance(view, ExLibrisView)
    return view


def moved(code: str, card: int, source: int, target: int) -> Event:
    """Let seat 1 move a card that everybody sees."""
    return Event(code, 1, card, source, target, -1, 0, EVERYBODY, EVERYBODY)


def cards_of(category: int, count: int) -> list[int]:
    """Find cards that show a category, those first that show little else."""
    books = RULES.deck.books
    shown = [card for card in range(len(books)) if category in books[card]]
    return sorted(shown, key=lambda card: -books[card].count(category) / len(books[card]))[:count]


@rule("EXL-E7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_believed_of_a_seat_that_has_done_nothing(seats: int) -> None:
    view = seen(begun(seats))
    foci = Foci(view, RULES.deck)

    assert len(foci.rivals) == seats - 1
    for seat in foci.rivals:
        assert foci.chances(seat) == pytest.approx([(each in foci.unseen) / 3 for each in range(len(CATEGORIES))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_shelves_nothing_but_one_category_is_believed_to_have_it(seats: int) -> None:
    g = begun(seats)
    for category in Foci(seen(g), RULES.deck).unseen:
        foci = Foci(seen(g, *[moved("shelve", card, hand(1), shelf(1)) for card in cards_of(category, 6)]), RULES.deck)

        assert foci.chances(1)[category] > 0.6
        for other in foci.rivals[1:]:  # who then cannot have it
            assert foci.chances(other)[category] < 0.2


def test_a_card_that_is_taken_counts_against_those_that_were_left() -> None:
    g = begun(2)
    liked, left, _ = Foci(seen(g), RULES.deck).unseen
    good, bad = (
        cards_of(liked, 40)[-1],
        next(card for card in cards_of(left, 40) if liked not in RULES.deck.books[card]),
    )
    laid = [moved("lay", card, 0, SHOP) for card in (good, bad)]
    foci = Foci(seen(g, *laid, moved("take", good, SHOP, FIRST_OWN)), RULES.deck)

    assert foci.chances(1)[liked] > foci.chances(1)[left]


def test_a_category_that_is_named_is_liked_and_a_card_that_is_given_up_is_not() -> None:
    g = begun(2)
    category = Foci(seen(g), RULES.deck).unseen[0]
    card = cards_of(category, 1)[0]
    named = Event("name", 1, -1, -1, -1, category, 0, EVERYBODY, EVERYBODY)

    assert Foci(seen(g, named), RULES.deck).chances(1)[category] > 0.5
    assert Signs(seen(g, moved("discard", card, hand(1), 1)), RULES.deck).parted[1][category] > 0


def test_a_rival_is_given_what_its_focus_does_not_want() -> None:
    g = begun(2)
    view = seen(g)
    category = Foci(view, RULES.deck).unseen[0]
    told = seen(g, *[moved("shelve", card, hand(1), shelf(1)) for card in cards_of(category, 6)])

    now, first = (kind(told, RULES.deck).rival_weights(1) for kind in (Expert, Known))
    assert now[category] > first[category]
    assert now[Expert(told, RULES.deck).focus] < first[category]
    assert now[view.banned] == first[view.banned]


def test_bots_foretell_each_others_focus_better_than_chance() -> None:
    beliefs: list[float] = []
    for seed in range(3):
        g = begun(2, 60 + seed)
        for seat, other in ((0, 1), (1, 0)):
            view = RULES.observe(g, seat)
            assert isinstance(view, ExLibrisView)
            beliefs.append(Foci(view, RULES.deck).chances(other)[g.zones[focus(other)][0] - CATEGORY])

    assert sum(beliefs) / len(beliefs) > 0.4
