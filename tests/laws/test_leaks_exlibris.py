"""Nobody sees what they may not see in Ex Libris: two laws, and leaks planted on purpose, each of which is caught.

Where all cards show the same books, two of them that somebody has not seen can change places from the first shuffle on,
and not a byte of views, events, prompts, facts and log lines may differ. And whatever lies hidden at a moment can be
dealt anew: focus, tiles, libraries and the discard pile below its top, too.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from readingroom import record as records
from readingroom.engine.chance import Chance
from readingroom.engine.event import EVERYBODY, SPECTATOR, Event, seen_by
from readingroom.engine.layout import Layout
from readingroom.engine.record import Fold, Record
from readingroom.games.exlibris.components import Deck
from readingroom.games.exlibris.rules import ExLibrisRules
from readingroom.games.exlibris.rules import rules as full_rules
from readingroom.games.exlibris.state import DISCARDS, DRAW, ExLibris, focus, hand
from readingroom.locales.exlibris import ExLibrisWords
from tests.laws.play import choose, sampled_tables, steps
from tests.laws.redeal import redealt
from tests.laws.test_leaks import exchanged
from tests.laws.witness import true_eyes
from tests.rulebook import rule

pytestmark = pytest.mark.slow

FULL = full_rules()
ALIKE = ExLibrisRules(
    Deck(FULL.deck.texts, [[1, 2]] * len(FULL.deck.texts), [], FULL.deck.locations, FULL.deck.libraries)
)
MUMMY = ALIKE.catalogue.find("keep pyramid-of-papyri")
LONGEST = 160  # decisions of a game that are looked at
NAMES = ["Ada", "Ben", "Cy", "Dot"]
Plain = list[object]
Tamper = Callable[[ExLibris], None]
Leak = Callable[[ExLibris, Plain], None]  # adds to what is sent what should not be


def sent(rules: ExLibrisRules, g: ExLibris, seat: int, events: list[Event], leak: Leak | None = None) -> Plain:
    """All that somebody is sent about a table: view, prompt, facts, and what has just happened as lines of a log."""
    view = rules.look(g, seat)
    found: Plain = [view.plain(), rules.facts(view)]
    if rules.asked(g) and not g.lanes:
        found.append(rules.prompt(view).plain())
    words = ExLibrisWords(rules, None if seat == SPECTATOR else seat)
    found.append(words.log(seen_by(seat, events), full=True))
    found.append(words.board(view))
    if leak is not None:
        leak(g, found)
    return found


# Two cards change places


@cache
def played(seed: int) -> Record:
    """Play the beginning of a game in which all cards are alike, and buried wherever they can be."""
    _, seats, options, style = next(sampled_tables(ALIKE, 1, seed))
    g = ALIKE.new(seats, options, Chance(seed))
    record = records.begin(ALIKE, g)
    player = Chance(seed + 1)
    while (asked := ALIKE.asked(g)) and len(record.moves) < LONGEST + 30:
        seat = asked[player.below(len(asked))]
        offered = ALIKE.options(g, seat)
        buries = [each for each in offered if each == MUMMY or ALIKE.catalogue.verb(each) == "under"]
        action = buries[0] if buries else choose(style, offered, player)
        ALIKE.play(g, seat, action)
        records.note(record, g, seat, action)
    return record


def transcript(record: Record, length: int, seat: int, tamper: Tamper | None, leak: Leak | None) -> Plain:
    """All that somebody is sent while a record is played so far."""
    fold = Fold(record)
    if tamper is not None:
        tamper(fold.g)
    found: Plain = [sent(ALIKE, fold.g, seat, [], leak)]
    for number, move in enumerate(record.moves[:length]):
        events = fold.play(move)
        found.append(seen_by(seat, events))
        if number % 40 == 0 or number > length - 3:
            found.append(sent(ALIKE, fold.g, seat, events, leak))
    return found


def pairs(record: Record, length: int, seat: int, pick: Chance) -> list[tuple[int, int]]:
    """Find pairs of cards that somebody has not seen in the beginning of a game, in hidden places if there are any."""
    fold = Fold(record)
    eyes = true_eyes(ALIKE, fold.g)
    events = list(ALIKE.events(fold.g))
    for move in record.moves[:length]:
        events += fold.play(move)
    seen = {event.card for event in events if event.card >= 0 and (eyes[event.source] | eyes[event.target]) >> seat & 1}
    placed = [card for zone, cards in enumerate(fold.g.zones) if zone != DRAW for card in cards if card not in seen]
    moved = [event.card for event in events if 0 <= event.card < 152 and event.card not in seen]
    waiting = [card for card in fold.g.zones[DRAW] if card not in seen]
    some = [card for card in dict.fromkeys([*placed, *moved]) if card < 152]
    pick.shuffle(some, 0)
    found = list(zip(some[:3], waiting[:3], strict=False))  # one that was dealt, and one that was not
    return found + ([(some[0], some[1])] if len(some) > 1 else []) + ([(waiting[0], waiting[-1])] if waiting else [])


def tells_apart(seed: int, tamper: Tamper | None = None, leak: Leak | None = None) -> bool:
    """Whether some onlooker can tell a game from one in which cards that they have not seen changed places."""
    record = played(seed)
    pick = Chance(seed)
    length = min(len(record.moves) - 8, 20 + pick.below(LONGEST))
    seat = [*range(record.seats), SPECTATOR][seed // 3 % (record.seats + 1)]
    truth = transcript(record, length, seat, tamper, leak)
    for one, two in pairs(record, length, seat, pick):
        if transcript(exchanged(ALIKE, record, length, one, two), length, seat, tamper, leak) != truth:
            return True
    return False


@rule("EXL-W1")
def test_cards_that_somebody_has_not_seen_can_change_places_from_the_first_shuffle_on() -> None:
    assert not any(tells_apart(seed) for seed in range(600, 612))


@rule("EXL-W1")
@pytest.mark.slow
def test_cards_that_somebody_has_not_seen_can_always_change_places() -> None:
    assert not any(tells_apart(seed) for seed in range(700, 760))


# A zone that is shown


def eyes_with(g: ExLibris, name: str) -> list[int]:
    """Open a zone to everybody."""
    zones = [ALIKE.zone_text(zone) for zone in range(len(g.zones))]
    return [EVERYBODY if zone == name else mine for zone, mine in zip(zones, g.eyes, strict=True)]


def moment(name: str, spectator: bool, lies_there: bool) -> tuple[Record, int, int, int, int]:
    """Find a moment at which a card lies in a zone, or has come there or gone from it, that an onlooker has never seen.

    Gives the game, how far it is played, who looks on, that card, and one of the draw pile that could be it.
    """
    for seed in range(800, 2400):
        record = played(seed)
        if record.seats < 2:
            continue
        seat = SPECTATOR if spectator else record.seats - 1
        fold = Fold(record)
        eyes = true_eyes(ALIKE, fold.g)
        zone = next(each for each in range(len(eyes)) if ALIKE.zone_text(each) == name)
        seen: set[int] = set()
        passed: set[int] = set()
        for number, move in enumerate([None, *record.moves[:LONGEST]]):
            for event in fold.play(move) if move is not None else ALIKE.events(fold.g):
                if 0 <= event.card < 152:
                    if (eyes[event.source] | eyes[event.target]) >> seat & 1:
                        seen.add(event.card)
                    if (
                        zone in (event.source, event.target) and move is not None
                    ):  # set-ups are told before any tampering
                        passed.add(event.card)
            there = set(fold.g.zones[zone]) if lies_there else passed
            some = sorted(card for card in there - seen if card < 152)
            spare = [card for card in fold.g.zones[DRAW][:-1] if card not in seen and card not in some[:1]]
            if some and spare and fold.g.prominent >= 0:
                return (
                    record,
                    number,
                    seat,
                    fold.g.zones[DRAW][-1] if name == "draw" and lies_there else some[0],
                    spare[0],
                )
    raise AssertionError(f"nothing hidden ever lay in {name}")


BOOK_ZONES = ["draw", "mystery-shack", "hand 0", "looking 0", "spent 0", "taken 0", "hidden 0"]


@rule("EXL-W1")
@pytest.mark.parametrize("spectator", [False, True], ids=["player", "spectator"])
@pytest.mark.parametrize("part", ["views", "events"])
@pytest.mark.parametrize("zone", BOOK_ZONES)
def test_a_zone_that_is_shown_on_purpose_is_caught(zone: str, part: str, spectator: bool) -> None:
    def show(g: ExLibris) -> None:
        if part == "views":
            g.eyes = eyes_with(g, zone)
        else:
            g.layout = Layout(eyes_with(g, zone), g.piles)

    record, length, seat, one, two = moment(zone, spectator, part == "views")
    other = exchanged(ALIKE, record, length, one, two)
    assert transcript(record, length, seat, None, None) == transcript(other, length, seat, None, None)
    assert transcript(record, length, seat, show, None) != transcript(other, length, seat, show, None)


# A hidden card in words or numbers


def hands_of(g: ExLibris) -> str:
    """Write down what all have in hand."""
    return " ".join(ALIKE.card_text(card) for seat in range(g.seats) for card in sorted(g.zones[hand(seat)]))


def in_view(g: ExLibris, found: Plain) -> None:
    """Say a hand among the facts of the view."""
    found[0] = (found[0], hands_of(g))


def in_facts(g: ExLibris, found: Plain) -> None:
    """Say the top of the draw pile among the facts by name."""
    found[1] = (found[1], g.zones[DRAW][-1:])


def in_prompt(g: ExLibris, found: Plain) -> None:
    """Say a hand in the prompt."""
    found[2] = (found[2], hands_of(g))


def in_log(g: ExLibris, found: Plain) -> None:
    """Write the card into the line of who drew it."""
    found[-1] = (found[-1], [event.card for event in g.happened() if event.code == "draw"])


@pytest.mark.parametrize("leak", [in_view, in_facts, in_prompt, in_log])
def test_a_hidden_card_that_is_told_in_words_or_numbers_is_caught(leak: Leak) -> None:
    assert any(tells_apart(seed, None, leak) for seed in range(800, 900))


# The Goblin's look


def shown_hands(tamper: Tamper | None) -> bool:
    """Whether a bystander can tell which hand the Goblin was shown."""
    for seed in range(1400, 2000):
        record = played(seed)
        fold = Fold(record)
        for number, move in enumerate(record.moves):
            shows = [event for event in fold.play(move) if event.code == "show"]
            if not shows:
                continue
            thief = (shows[0].target - 31) // 8
            known = {event.card for event in seen_by(SPECTATOR, fold.g.trunk.past)}
            spare = [card for card in fold.g.zones[DRAW] if card not in known]
            if shows[0].card in known or not spare:
                continue
            other = exchanged(ALIKE, record, number + 1, shows[0].card, spare[0])
            watchers = [seat for seat in range(record.seats) if seat not in (thief, shows[0].seat)]
            for seat in [*watchers, SPECTATOR]:
                if seat != SPECTATOR and spare[0] in [event.card for event in seen_by(seat, fold.g.trunk.past)]:
                    continue
                one = transcript(record, number + 1, seat, tamper, None)
                if one != transcript(other, number + 1, seat, tamper, None):
                    return True
            return False
    raise AssertionError("the Goblin was shown no hand")


@rule("EXL-A1", "EXL-W1")
@pytest.mark.slow
def test_only_the_goblin_sees_a_hand_that_is_shown() -> None:
    def show(g: ExLibris) -> None:
        seats = range(g.seats)
        eyes = [EVERYBODY if zone in [31 + 8 * seat for seat in seats] else mine for zone, mine in enumerate(g.eyes)]
        g.layout = Layout(eyes, g.piles)

    assert not shown_hands(None)
    assert shown_hands(show)


# What lies hidden is dealt anew


def dealt_anew(g: ExLibris, seat: int, chance: Chance, eyes: list[int]) -> ExLibris:
    """Deal anew all that somebody cannot see; of the discard pile, what lies below its top."""
    other: ExLibris = redealt(g, seat, chance, eyes)
    searching = FULL.prompt(FULL.look(g, seat)).code == "search" if FULL.asked(g) and not g.lanes else False
    if not (searching and FULL.asked(g) == [seat]):
        below = other.zones[DISCARDS][:-1]
        chance.shuffle(below, 0)
        other.zones[DISCARDS] = below + other.zones[DISCARDS][-1:]
    return other


def notices(seeds: range, tamper: Tamper | None = None, whole_pile: bool = False) -> bool:
    """Whether anybody notices at some moment of some games that what they do not see was dealt anew."""

    def shown(g: ExLibris, seat: int) -> Plain:
        found = sent(FULL, g, seat, [])
        return [*found, g.zones[DISCARDS][:]] if whole_pile else found

    for seed, seats, options, style in sampled_tables(FULL, len(seeds), seeds.start):
        g = FULL.new(seats, options, Chance(seed))
        eyes = true_eyes(FULL, g)
        if tamper is not None:
            tamper(g)
        for number, _ in enumerate(steps(FULL, g, style, Chance(seed + 1))):
            if number % 41 == seed % 41 and not FULL.over(g):
                for seat in [*range(seats), SPECTATOR]:
                    if shown(dealt_anew(g, seat, Chance(number), eyes), seat) != shown(g, seat):
                        return True
    return False


@rule("EXL-W1", "EXL-O3")
def test_nobody_notices_when_what_they_do_not_see_is_dealt_anew() -> None:
    assert not notices(range(40, 60))


@pytest.mark.parametrize(
    "zone", ["stack", "libraries", "categories", "form", "focus 0", "hand 0", "draw", "mystery-shack"]
)
def test_a_hidden_zone_that_is_shown_is_noticed(zone: str) -> None:
    def show(g: ExLibris) -> None:
        g.eyes = eyes_with(g, zone)

    assert notices(range(40, 140), show)


@rule("EXL-W1", "EXL-O3")
def test_a_discard_pile_that_is_shown_below_its_top_is_noticed() -> None:
    assert notices(range(40, 60), whole_pile=True)
    alone = range(4)  # the first tables are those for one
    assert {seats for _, seats, _, _ in sampled_tables(FULL, len(alone), 0)} == {1}
    assert notices(alone, whole_pile=True)
    assert not notices(alone)


@rule("EXL-W1")
def test_no_focus_is_told_before_the_end() -> None:
    def tell(g: ExLibris, found: Plain) -> None:
        found.append(g.zones[focus(0)][:])

    g: Any = FULL.new(3, {"beginner": "yes"}, Chance(5))
    for seat in (1, 2, SPECTATOR):
        other = dealt_anew(g, seat, Chance(3), true_eyes(FULL, g))
        assert sent(FULL, other, seat, []) == sent(FULL, g, seat, [])
        assert sent(FULL, other, seat, [], tell) != sent(FULL, g, seat, [], tell)
