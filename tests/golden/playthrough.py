"""A game as a text to read: every choice with its options and what each seat saw of it; now and then all views."""

from itertools import groupby
from pathlib import Path
from typing import Any

import readingroom
from readingroom.engine.chance import Chance
from readingroom.engine.event import BACK, NONE, SPECTATOR, Event, seen_by
from tests.laws.play import AnyRules, choose, every_game

FOLDER = Path(__file__).parent
EVERY = {"biblios": 12, "atheneum": 36, "exlibris": 80}  # steps between two looks at the whole table

PLAYTHROUGHS: dict[str, dict[str, tuple[int, dict[str, str], str]]] = {  # by game and name: seats, options and style
    "biblios": {
        "2": (2, {"penalty": "steal", "honest": "no", "first": "0"}, "meek"),
        "3": (3, {"penalty": "bluff", "honest": "no", "first": "drawn"}, "meek"),
        "4": (4, {"penalty": "steal", "honest": "no", "first": "drawn"}, "meek"),
    },
    "atheneum": {
        "2": (2, {}, "keen"),
        "3": (3, {}, "keen"),
        "4": (4, {}, "random"),
        "5": (5, {}, "random"),
        "strict": (2, {"steps": "strict", "colours": "drawn"}, "keen"),
    },
    "exlibris": {
        "1": (1, {"beginner": "no", "friendly": "no", "long": "no", "level": "professor"}, "meek"),
        "2": (2, {"beginner": "no", "friendly": "no", "long": "no", "level": "novice"}, "meek"),
        "3": (3, {"beginner": "yes", "friendly": "yes", "long": "no", "level": "novice"}, "meek"),
        "4": (4, {"beginner": "no", "friendly": "no", "long": "no", "level": "novice"}, "meek"),
        "open": (3, {"friendly": "yes", "first": "2", "libraries": "open"}, "meek"),
    },
}


def playthrough_files() -> list[tuple[str, str]]:
    """List the playthroughs there are, by game and name."""
    return [(game, name) for game in every_game() for name in PLAYTHROUGHS[game]]


def playthrough_file(game: str, name: str) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{game}-{name}.txt"


def playthrough(game: str, name: str) -> str:
    """Play one game and write it down."""
    rules = readingroom.load(game)
    seats, options, style = PLAYTHROUGHS[game][name]
    chance = Chance(100 + seats)
    g = rules.new(seats, options, Chance(seats))
    lines = [f"{game}, {seats} seats, {' '.join(f'{name}={value}' for name, value in options.items())}"]
    lines += told(rules, seats, rules.events(g)) + whole_table(rules, g)
    number = 0
    while asked := rules.asked(g):
        seat = asked[chance.below(len(asked))]
        choices = rules.options(g, seat)
        action = choose(style, choices, chance)
        number += 1
        lines.append(f"{number}. {seat} {rules.catalogue.text(action)}   of: {ranges(rules, choices)}")
        lines += told(rules, seats, rules.play(g, seat, action))
        if not rules.sealed(g):
            lines.append("   (can be taken back)")
        if number % EVERY[game] == 0 or not rules.asked(g):
            lines += whole_table(rules, g)
    lines += [f"ranking: {rules.ranking(g)}", *(f"score: {score.plain()}" for score in rules.scores(g))]
    return "\n".join([*lines, f"digest: {g.digest()}", ""])


def ranges(rules: AnyRules, actions: list[int]) -> str:
    """Write actions shortly: neighbours with the same verb as a range."""
    parts: list[str] = []
    for _, group in groupby(enumerate(actions), lambda each: (each[1] - each[0], rules.catalogue.verb(each[1]))):
        texts = [rules.catalogue.text(action) for _, action in group]
        parts.append(", ".join(texts) if len(texts) < 4 else f"{texts[0]} .. {texts[-1]}")
    return ", ".join(parts)


def told(rules: AnyRules, seats: int, events: list[Event]) -> list[str]:
    """Write events as each seat and a spectator is told of them; what all are told is written once."""
    lines: list[str] = []
    for event in events:
        seen: dict[str, list[str]] = {}
        for seat in [*range(seats), SPECTATOR]:
            for each in seen_by(seat, [event]):
                seen.setdefault(event_text(rules, each), []).append("spectator" if seat == SPECTATOR else str(seat))
        for text, who in seen.items():
            lines.append(f"   {text}" if len(who) == seats + 1 else f"   {text}   [{' '.join(who)}]")
    return lines


def event_text(rules: AnyRules, event: Event) -> str:
    """Write one event, leaving out what it does not speak of."""
    words = [event.code]
    if event.seat != NONE:
        words.append(f"by {event.seat}")
    if event.card != NONE:
        card = "??" if event.card == BACK else rules.card_text(event.card)
        words.append(f"{card}: {rules.zone_text(event.source)} > {rules.zone_text(event.target)}")
    if event.what != NONE:
        words.append(f"what {event.what}")
    if event.number:
        words.append(f"number {event.number}")
    return " ".join(words)


def whole_table(rules: AnyRules, g: Any) -> list[str]:
    """Write the state and what everybody sees of it: zones, facts, agenda and options."""
    lying = [cards if g.piles[zone] else sorted(cards) for zone, cards in enumerate(g.zones)]
    lines = [f"   == table: {zones(rules, lying)}"]
    lines.append(f"   facts {g.facts()}; agenda {' '.join(f'{seat}:{clause}' for seat, clause in g.trunk.agenda())}")
    for number, lane in enumerate(g.lanes):
        lines.append(f"   lane {number}: {' '.join(str(clause) for _, clause in lane.agenda()) or 'done'}")
    for seat in [*range(g.seats), None]:
        view = rules.observe(g, seat)
        shown = zones(rules, view.zones)
        may = f"; may: {ranges(rules, view.options)}" if view.options else ""
        lines.append(f"   -- {'spectator' if seat is None else seat} sees: {shown}{may}")
        assert view.facts == g.facts()
    return lines


def zones(rules: AnyRules, cards: list[list[int]]) -> str:
    """Write what lies where; a card that is not seen is counted."""
    parts: list[str] = []
    for zone, each in enumerate(cards):
        backs = each.count(BACK)
        faces = " ".join(rules.card_text(card) for card in each if card != BACK)
        if each:
            parts.append(f"{rules.zone_text(zone)}: {f'{backs}x??' if backs else faces}")
    return "; ".join(parts)
