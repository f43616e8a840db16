"""What is asked and what happens in Ex Libris cites its own rule: of the location, of the power, or of the round."""

import pytest

from readingroom.engine.chance import Chance
from readingroom.engine.clause import Effect
from readingroom.engine.event import Event
from readingroom.games.exlibris.components import ASSISTANT_NAMES, LOCATION_NAMES
from readingroom.games.exlibris.effects import EFFECTS, power_of
from readingroom.games.exlibris.state import PER_SEAT, POWER, ExLibris
from tests.games.exlibris.effects import PLAYS
from tests.games.exlibris.tables import RULES, table
from tests.laws.play import sampled_tables, steps
from tests.locales.messages import clauses
from tests.rulebook import rule, rules_of

# For each play: what is asked (with a question mark) and what happens, each once, with the rule that it cites.
CITED = {
    "EXL-R5": "home-action? R5, pick R5, place-card? H1, shelve H1",
    "EXL-L1": "draw L1, token L1",
    "EXL-L2": "swap-hand? L2, give-up L2, take? L2, take L2, leave L2, shelve-taken? L2, pick L2, place-card? H1,"
    " shelve H1",
    "EXL-L3": "choose-space? L3, bid L3, outbid L3, give-up? L3, give-up L3, discard L3, take L3, shelve-taken? L3,"
    " keep L3",
    "EXL-L4": "give-up? L4, give-up L4, take-off L4, discard L4, shelve-hand? L4, pick L4, place-card? H1, shelve H1",
    "EXL-L5": "take? L5, take L5, give-one? L5, choose L5, give-to? L5, give L5, shelve-taken? L5, keep L5, pick L5,"
    " place-card? H1, shelve H1",
    "EXL-L6": "give-up? L6, give-up L6, discard L6, draw L6, shelve-taken? L6, keep L6",
    "EXL-L7": "bet? L7, name L7, reveal L7, discard L7, win L7, take L7, shelve-taken? L7, keep L7",
    "EXL-L8": "lodge? L8, recall L8, home-action? R5, draw R5, rearrange? L8, exchange L8",
    "EXL-L9": "give-up? L9, give-up L9, discard L9, draw L9, shelve-taken? L9, keep L9",
    "EXL-L10": "take? L10, take L10, shelve-taken? L10, keep L10",
    "EXL-L11": "name-category? L11, name L11, search? L11, take L11, shelve-taken? L11, keep L11",
    "EXL-L12": "reveal L12, take-revealed? L12, take L12, shelve-taken? L12, keep L12, pick L12, place-card? H1,"
    " shelve H1",
    "EXL-L13": "name-category? L13, name L13, look L13, take-showing? L13, reveal L13, put-back L13, take L13,"
    " shelve-taken? L13, keep L13",
    "EXL-L14": "take? L14, take L14, shelve-taken? L14, keep L14",
    "EXL-L15": "guild? L15, oust? L15, oust L15, place L15, take? L10, take L10, shelve-taken? L10, keep L10",
    "EXL-L16": "pay-tax? L16, pay L16, give-up? L16, give-up L16, discard L16, take? L16, take L16, shelve-taken? L16,"
    " keep L16",
    "EXL-L17": "lay-out? L17, give-up L17, reveal L17, sale? L17, take L17, shelve-taken? L17, keep L17, pass L17,"
    " take-back L17, draw L17, shelve-hand? L17",
    "EXL-L18": "slide-from? L18, slide-to? L18, slide-by? L18, slide L18",
    "EXL-L20": "guild? L15, oust? L15, oust L15, place L15, bid L20",
    "EXL-A1": "steal? A1, demand? A1, name A1, hand-over? A1, hand-over A1, show-hand A1, show A1, shelve-taken? A1,"
    " pick A1, place-card? H1, shelve H1, take? L10, take L10, shelve-taken? L10, keep L10",
    "EXL-A2": "home-action? R5, draw R5, take? L10, take L10, shelve-taken? L10, keep L10",
    "EXL-A3": "take? L10, take L10, shelve-taken? L10, pick L10, place-or-bury? A3, bury A3",
    "EXL-A4": "pay-toll? A4, allow A4, both-home-actions? R5, draw R5, take? L10, take L10, shelve-taken? L10,"
    " keep L10",
    "EXL-A5": "retreat? A5, retreat A5, take? L10, take L10, shelve-taken? L10, keep L10",
    "EXL-A6": "both-home-actions? R5, draw R5, repeat? A6, give-up? A6, give-up A6, discard A6",
    "EXL-A7": "choose-space? A7, draw A7, take? L10, take L10, shelve-taken? L10, keep L10",
    "EXL-A8": "take? L10, take L10, shelve-taken? L10, keep L10",
    "EXL-A9": "lay-open A9, salvage? A9, take A9, shelve-taken? A9, keep A9, discard R6",
    "EXL-A10": "take? L10, take L10, shelve-taken? L10, pick L10, place-or-shift? A10, choose-group? A10, shift A10,"
    " fill-gap? A10, shelve A10",
    "EXL-A11": "take? L10, take L10, weigh A11, reveal A11, keep-either? A11, take A11, discard A11, shelve-taken? L10,"
    " keep L10",
    "EXL-A12": "burn? A12, burn A12, home-action? R5, draw R5, take? L10, take L10, shelve-taken? L10, keep L10",
}
PLACING = {"place-assistant? R3", "place R3"}
ROUNDS = {"permanent R7", "round R1", "tile R1", "lay R2"}  # the round ends with some of the plays
WAITING = {"home-action? R5"}  # of those who are placed only so that a delayed effect comes

# The rules under which each thing can happen; L and A are those of any location and of any special assistant.
POSSIBLE = {
    "tile": "S1 R1 O1 O5", "first": "S6", "offer": "S2 O1", "lay-library": "S2", "keep-library": "S2", "put-away": "S2",
    "prominent": "S4 O2", "banned": "S4 O2", "focus": "S4 O2", "public-focus": "O2", "clue": "O2", "deal": "S5",
    "reshuffle": "S5", "round": "R1 O3", "tiles-reshuffled": "R1", "lay": "R2", "public": "O3", "last-round": "R8",
    "place": "R3 L15", "bid": "L3 L20", "outbid": "L3", "no-sale": "L3", "oust": "L15", "recall": "L8", "retreat": "A5",
    "draw": "R5 A7 L1 L6 L9 L17", "careful-draw": "R5 L1 L6 L9 L17", "weigh": "A11",
    "take": "L2 L3 L5 L7 L10 L11 L12 L13 L14 L16 L17 A9 A11", "keep": "L R5 A1 A9 A11 H1", "pick": "L R5 A1 A9",
    "shelve": "H1 A3 A10", "bury": "A3", "cover": "A3", "reorder": "H4", "shift": "A10", "slide": "L18",
    "give-up": "L2 L3 L4 L6 L9 L16 L17 A6", "take-off": "L4 L9 L16 A6", "discard": "L3 L4 L6 L7 L9 L16 A6 A11 R6 O6",
    "leave": "L2", "lift": "L8", "exchange": "L8", "exchange-out": "L8", "exchange-in": "L8",
    "name": "L7 L11 L13 A1", "look": "L13", "put-back": "L13", "reveal": "L7 L12 L13 L17 A11", "token": "L1",
    "choose": "L5", "give": "L5", "win": "L7", "no-winner": "L7", "pay": "L16", "pass": "L17", "take-back": "L17",
    "hand-over": "A1", "show-hand": "A1", "show": "A1", "toll": "A4", "allow": "A4", "burn": "A12", "lay-open": "A9",
    "permanent": "R7", "old-tile": "R7", "remove": "O5", "end": "E1", "choose-down": "E1", "ready": "E1",
    "turn-down": "E1", "out-of-order": "E2",
}  # fmt: skip


@rule(
    "EXL-L1", "EXL-L2", "EXL-L3", "EXL-L4", "EXL-L5", "EXL-L6", "EXL-L7", "EXL-L8", "EXL-L9", "EXL-L10", "EXL-L11",
    "EXL-L12", "EXL-L13", "EXL-L14", "EXL-L15", "EXL-L16", "EXL-L17", "EXL-L18", "EXL-L20", "EXL-A1", "EXL-A2",
    "EXL-A3", "EXL-A4", "EXL-A5", "EXL-A6", "EXL-A7", "EXL-A8", "EXL-A9", "EXL-A10", "EXL-A11", "EXL-A12",
)  # fmt: skip
@pytest.mark.parametrize("effect", PLAYS)
def test_every_location_and_every_power_cites_its_own_rule(effect: str) -> None:
    game = PLAYS[effect].game()
    cited: dict[str, None] = {}
    for said in PLAYS[effect].said.split(", "):
        asked = RULES.prompt(RULES.look(game.g, game.seat(said.split()[0])))
        cited[f"{asked.code}? {asked.rule.removeprefix('EXL-')}"] = None
        game.say(said)
        cited |= {f"{event.code} {RULES.rule_of(event).removeprefix('EXL-')}": None for event in game.events}

    expected = CITED[effect].split(", ")
    beside = PLACING | ROUNDS | (WAITING if "home-action? R5" not in expected else set())
    assert [each for each in cited if each not in beside] == [each for each in expected if each not in beside]


def test_every_effect_names_a_rule_of_the_rulebook() -> None:
    located = [EFFECTS[number].rule for number in range(1, len(LOCATION_NAMES))]
    assert len({*located}) == len(located) == len(LOCATION_NAMES) - 1
    assert {*located} <= {*rules_of("exlibris")}
    powers: list[Effect] = [power_of(kind) for kind in range(1, len(ASSISTANT_NAMES))]
    for kind, power in enumerate(powers, 1):
        assert power.rule in (f"EXL-A{kind}", "EXL-R5")  # some have habits, and no effect of their own
        assert RULES.effect_rule(int(POWER) + kind) == power.rule
    assert {power.rule for power in powers} == {f"EXL-A{kind}" for kind in (1, 2, 4, 5, 6, 7, 9, 11, 12)} | {"EXL-R5"}


def test_every_clause_that_asks_has_a_code_and_every_rule_is_one_of_the_rulebook() -> None:
    kinds = clauses("exlibris")
    known = {*rules_of("exlibris"), ""}

    asking = [kind for kind in kinds if "options" in vars(kind)]
    assert len(asking) > 40
    assert [kind.__name__ for kind in asking if not kind.asks] == []
    assert [kind.__name__ for kind in kinds if kind.asks and kind not in asking] == []
    assert [kind.__name__ for kind in kinds if kind.rule not in known] == []


@pytest.mark.slow
def test_nothing_cites_a_rule_under_which_it_cannot_happen() -> None:
    met = set()
    known = rules_of("exlibris")
    for seed, seats, options, style in sampled_tables(RULES, 30, 4000):
        g = RULES.new(seats, options, Chance(seed))
        assert [wrong(event) for event in RULES.events(g) if wrong(event)] == []
        places = standing(g)
        for step in steps(RULES, g, style, Chance(seed + 1)):
            before, places = places, standing(g)
            for event in step.events:
                met.add(event.code)
                assert not wrong(event)
                assert cited_place(event) in {"", *before, *places, *arrived(step.events)}
            for seat in RULES.asked(g)[:1]:
                prompt = RULES.prompt(RULES.look(g, seat))
                assert prompt.rule in known, prompt.code
    assert len(met) > 60


def wrong(event: Event) -> str:
    """Say under which rule something happened that cannot happen under it; nothing if it can."""
    cited = RULES.rule_of(event).removeprefix("EXL-")
    possible = POSSIBLE[event.code].split()
    return "" if cited in possible or cited[0] in possible else f"{event.code} {cited}"


def cited_place(event: Event) -> str:
    """Name the location, or the special assistant, whose rule an event cites."""
    kind, number = RULES.rule_of(event)[4], int(RULES.rule_of(event)[5:])
    if kind == "L":
        return LOCATION_NAMES[3 if number == 20 else number]
    return ASSISTANT_NAMES[number] if kind == "A" else ""


def standing(g: ExLibris) -> set[str]:
    """Name the locations at which assistants stand, and the special assistants in the game."""
    there = {LOCATION_NAMES[g.where[piece]] for piece in range(PER_SEAT * g.seats) if g.where[piece] >= 0}
    return there | {ASSISTANT_NAMES[kind] for kind in g.kinds}


def arrived(events: list[Event]) -> set[str]:
    """Name the locations at which assistants arrived."""
    return {LOCATION_NAMES[event.what] for event in events if event.code == "place"}


@rule("EXL-S5", "EXL-L6")
def test_a_new_draw_pile_cites_its_own_rule_and_the_cards_drawn_before_and_after_it_that_of_the_well() -> None:
    game = table(tiles="wishing-well", hands="Ada: A1 B1", draw="C1", discard="D1 E1", only=True)
    game.say("Ada place wishing-well", "Ada discard A1")
    game.chance("shuffle A1 E1 D1")
    game.say("Ada done")

    assert [(event.code, RULES.rule_of(event)) for event in game.events] == [
        ("discard", "EXL-L6"), ("draw", "EXL-L6"), ("reshuffle", "EXL-S5"), ("draw", "EXL-L6"),
    ]  # fmt: skip


@rule("EXL-A1", "EXL-L3", "EXL-L11")
@pytest.mark.parametrize(("location", "bid"), [("dump", ""), ("auction-house", "bid 2")])
def test_what_the_goblin_steals_at_a_delayed_location_is_shelved_by_its_power_and_what_it_gets_later_by_the_location(
    location: str, bid: str
) -> None:
    game = table(
        "Ada Ben Cy", tiles=location, special="Ada: goblin-sneak", discard="E6", cards="auction-house: Z1",
        at=f"Ben: {location}/1 home, Cy: home home, Ada: home home", hands="Ada: A1 B1, Ben: D6",
    )  # fmt: skip
    game.say(f"Ada special {location}", *([f"Ada {bid}"] if bid else []), "Ada to 1", "Ada name spells", "Ben give D6")
    assert RULES.prompt(RULES.look(game.g, 0)).rule == "EXL-A1"
    game.say("Ada done")
    assert RULES.rule_of(game.events[0]) == "EXL-A1"

    while RULES.prompt(RULES.look(game.g, 0)).code != "shelve-taken":
        asked = RULES.asked(game.g)[0]
        RULES.play(game.g, asked, RULES.options(game.g, asked)[-1 if asked == 0 else 0])
    assert RULES.prompt(RULES.look(game.g, 0)).rule == {"dump": "EXL-L11", "auction-house": "EXL-L3"}[location]


@rule("EXL-E1")
def test_who_is_ready_for_the_inspection_waits_for_the_others() -> None:
    game = table("Ada Ben Cy", shelves="Ada: A1, Ben: B1", last=True)
    game.end_round()
    game.say("Ada done")

    for viewer in (game.view("Ada"), RULES.observe(game.g, None)):
        assert RULES.prompt(viewer).plain() == {"code": "wait", "rule": "EXL-E1", "values": {"count": 2}}
