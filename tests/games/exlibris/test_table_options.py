"""Options of a table: who begins, and libraries that are laid open."""

import pytest

import readingroom
from readingroom import BadOptions, Chance, bots, record
from readingroom.engine.chance import Roll, ToldChance
from readingroom.engine.event import SPECTATOR
from readingroom.games.exlibris.components import LIBRARY_NAMES
from readingroom.games.exlibris.state import LIBRARIES, LIBRARY, REVEALED, ExLibris, library, looking
from readingroom.locales import LANGUAGES, language
from tests.games.exlibris.tables import RULES
from tests.rulebook import rule

ALONE = {"first": ("drawn",), "libraries": ("dealt",), "beginner": ("no",), "long": ("no",)}


def fresh(seats: int, seed: int = 1, **options: str) -> ExLibris:
    """Set up a game."""
    return RULES.new(seats, options, Chance(seed))


def keep_any(g: ExLibris) -> list[int]:
    """Let all choose their first library, and give the order in which they were asked."""
    order: list[int] = []
    while g.prominent < 0:
        seat = RULES.asked(g)[0]
        order.append(seat)
        RULES.play(g, seat, RULES.options(g, seat)[0])
    return order


def texts(actions: list[int]) -> list[str]:
    """Give the texts of actions."""
    return [RULES.catalogue.text(action) for action in actions]


# Who begins


@rule("EXL-S6", "EXL-S2", "EXL-R9")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 1), (4, 3)])
def test_the_seat_that_was_agreed_has_the_token_begins_and_chooses_its_library_last(seats: int, first: int) -> None:
    for seed in range(3):
        g = fresh(seats, seed, first=str(first))
        assert "seat" not in [roll.kind for roll in RULES.rolls(g)]  # nothing is drawn for it
        assert keep_any(g) == [(first - 1 - step) % seats for step in range(seats)]
        assert g.first == first
        assert RULES.asked(g) == [first]


@rule("EXL-S6", "EXL-L1", "EXL-R9")
def test_who_was_agreed_to_begin_is_remembered_when_the_token_has_changed_hands() -> None:
    g = fresh(2, first="0")
    keep_any(g)
    chance = Chance(3)
    while g.first == 0:
        seat = RULES.asked(g)[0]
        options = RULES.options(g, seat)
        hut = RULES.catalogue.find("place diviners-hut")
        RULES.play(g, seat, hut if seat == 1 and hut in options else options[chance.below(len(options))])

    assert g.first == 1
    assert RULES.chosen_options(g)["first"] == "0"


@rule("EXL-S6")
def test_a_seat_that_is_not_at_the_table_cannot_begin() -> None:
    with pytest.raises(BadOptions, match="with 3 players, option 'first' cannot be '3'; it can be: drawn, 0, 1, 2"):
        fresh(3, first="3")
    with pytest.raises(BadOptions, match="option 'first' cannot be '4'; it can be: drawn, 0, 1, 2"):
        fresh(3, first="4")


@rule("EXL-O1", "EXL-S2", "EXL-S6")
def test_alone_nobody_else_can_begin_and_the_two_libraries_are_ones_own() -> None:
    choices = RULES.option_choices(1)
    assert {option: choices[option] for option in ALONE} == ALONE
    assert len(choices["level"]) == 7
    assert [RULES.option_choices(seats)["level"] for seats in (2, 3, 4)] == [("novice",)] * 3
    for options in ({"first": "0"}, {"libraries": "open"}):
        with pytest.raises(BadOptions, match=r"with 1 player, option '.*' cannot be '.*'; it can be: (drawn|dealt)$"):
            RULES.new(1, options)
    assert len(fresh(1).zones[looking(0)]) == 2


# Libraries laid open


@rule("EXL-S2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_library_tiles_a_player_are_laid_open_for_all_to_see(seats: int) -> None:
    g = fresh(seats, libraries="open")

    assert len(g.zones[REVEALED]) == 2 * seats
    assert len(g.zones[LIBRARIES]) == 12 - 2 * seats
    for seat in [*range(seats), SPECTATOR]:
        view = RULES.look(g, seat)
        assert view.revealed == sorted(g.zones[REVEALED])
        assert set(view.zones[LIBRARIES]) <= {-2}


@rule("EXL-S2", "EXL-S3")
def test_in_reverse_order_each_chooses_one_of_all_that_are_left() -> None:
    g = fresh(3, 5, libraries="open", first="0")
    for seat, left in ((2, 6), (1, 5), (0, 4)):
        assert RULES.asked(g) == [seat]
        options = RULES.options(g, seat)
        lying = sorted(f"keep {LIBRARY_NAMES[card - LIBRARY]}" for card in g.zones[REVEALED])
        assert sorted(texts(options)) == lying
        assert len(options) == left
        RULES.play(g, seat, options[-1])
        assert RULES.look(g, SPECTATOR).kind(seat) == g.kinds[seat] == g.zones[library(seat)][0] - LIBRARY
        assert g.where[4 * seat] == -1  # its special assistant is ready

    assert g.zones[REVEALED] == []
    assert len(set(g.kinds)) == 3
    away = [event for event in RULES.look(g, SPECTATOR).past if event.code == "put-away"]
    assert len(away) == 3  # those that nobody chose went back, seen by all
    assert all(event.card > LIBRARY for event in away)


@rule("EXL-S2", "EXL-V2")
def test_four_friendly_players_lay_open_all_libraries_that_are_left() -> None:
    g = fresh(4, friendly="yes", libraries="open")

    assert sorted(card - LIBRARY for card in g.zones[REVEALED]) == [2, 3, 5, 6, 7, 9, 10, 11]
    assert g.zones[LIBRARIES] == []


@rule("EXL-S2", "EXL-V1")
def test_beginners_have_no_libraries_to_lay_open() -> None:
    with pytest.raises(BadOptions, match="choose beginner=no or libraries=dealt") as no:
        fresh(3, beginner="yes", libraries="open")

    said = [language(code).refuse(no.value) for code in LANGUAGES]
    assert all("beginner=no" in each and "libraries=dealt" in each for each in said)
    assert len(set(said)) == 3
    assert keep_any(fresh(3, beginner="yes", libraries="dealt")) == []


@rule("EXL-S2")
def test_an_open_library_can_be_put_back_until_the_next_player_has_chosen() -> None:
    g = fresh(2, libraries="open", first="0")
    game = record.begin(RULES, g)
    start = g.digest()
    options = RULES.options(g, 1)
    RULES.play(g, 1, options[0])
    assert not RULES.sealed(g)
    record.note(game, g, 1, options[0])
    record.note_undo(game, 1)

    fold = record.replay(game)
    assert fold.g.digest() == start
    assert RULES.options(fold.g, 1) == options


@rule("EXL-S2", "EXL-S6")
def test_a_record_keeps_the_options_and_an_old_one_without_them_reads_as_ever() -> None:
    g = fresh(3, 8, libraries="open", first="1")
    game = record.begin(RULES, g)
    assert "options: beginner=no friendly=no long=no level=novice first=1 libraries=open\n" in record.write(game)
    again = record.replay(record.read(record.write(game)))
    assert again.g.plain() == g.plain()

    text = record.write(record.begin(RULES, fresh(3, 8)))
    old = text.replace(" first=drawn libraries=dealt", "")
    assert old != text
    assert record.replay(record.read(old)).g.digest() == fresh(3, 8).digest()
    with pytest.raises(readingroom.BadRecord, match="line 5: with 3 players, option 'first' cannot be '3'"):
        record.read(text.replace("first=drawn", "first=3"))


@rule("EXL-S2")
def test_the_name_of_a_state_is_the_same_as_before_there_were_these_options() -> None:
    assert (
        fresh(2).digest() == fresh(2, first="drawn", libraries="dealt").digest() == "03b22a2cf6a05ebda4b84e8d6bb4cc57"
    )
    assert fresh(2, libraries="open").digest() != fresh(2).digest()


@rule("EXL-S2")
def test_the_greedy_bot_takes_the_best_of_all_open_libraries() -> None:
    g = fresh(4, friendly="yes", libraries="open", first="0")
    kept = []
    while g.prominent < 0:
        seat = RULES.asked(g)[0]
        view = RULES.observe(g, seat)
        RULES.play(g, seat, bots.make("greedy", RULES, seat).choose(view, view.options))
        kept.append(LIBRARY_NAMES[g.kinds[seat]])

    assert kept[:2] == ["burrow-of-bindings", "scrapyard-stacks"]  # the Bookworm, then the Golem (docs/strength.md)


def test_a_roll_of_chance_decides_which_libraries_lie_open() -> None:
    told = ToldChance()
    rolls = RULES.rolls(fresh(2, 3, libraries="open", first="1"))
    assert [roll.kind for roll in rolls] == ["shuffle", "shuffle"]  # the tiles, then the libraries
    told.tell([Roll(roll.kind, roll.zone, roll.item, roll.order) for roll in rolls])
    g = RULES.new(2, {"libraries": "open", "first": "1"}, told)
    assert g.plain() == fresh(2, 3, libraries="open", first="1").plain()
