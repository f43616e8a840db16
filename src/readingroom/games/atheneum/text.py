"""Atheneum in plain values: what an event says and what it moved, and the public facts, by names.

Things that are no cards lie somewhere too: `supply`; the books at hand of a seat, `ready 0`; its wands, `wands 0`; the
wands on an objective, `objective O5`; and its shelves, `shelf 0`, with their slots, `shelf 0 a3`, their candle slots,
`shelf 0 candle1`, and their compartments, where spiders are, `shelf 0 middle`.
"""

from typing import Final, cast

from readingroom.engine.clause import PlainValue
from readingroom.engine.event import NONE, Event, Moved
from readingroom.games.atheneum.components import OBJECTIVE, PAIR_KINDS, PAIRS, TOKEN, Deck, token_benefit
from readingroom.games.atheneum.desk import BOOK_KINDS, Desk
from readingroom.games.atheneum.lacks import Lack, nearest
from readingroom.games.atheneum.objectives import Objective, Part
from readingroom.games.atheneum.pieces import ORDERED
from readingroom.games.atheneum.plan import COLOURS, COMPARTMENTS, LETTERS, Plan, bit, bits, lowest
from readingroom.games.atheneum.scoring import score_of
from readingroom.games.atheneum.shelves import Shelves
from readingroom.games.atheneum.state import PHASES, PLACED, TURNS, USED, owner_of, zone_text
from readingroom.games.atheneum.study import BENEFIT_TEXTS, BLUE, GREY, SECTIONS, SIDE_SHELF, WAND, YELLOW, is_book
from readingroom.games.atheneum.view import AtheneumView

SUPPLY: Final = "supply"


# What an event says


def section(deck: Deck, event: Event) -> dict[str, PlainValue]:
    """Give the section of a study card that somebody gets, and its benefits."""
    texts = [BENEFIT_TEXTS[benefit] for benefit in deck.section(event.what, event.number)]
    return {"card": deck.text(event.what), "section": SECTIONS[event.number], "benefits": " + ".join(texts)}


def told(deck: Deck, event: Event) -> dict[str, PlainValue]:
    """Give what an event says by names; a card that is not seen is None."""
    values: dict[str, PlainValue] = {}
    if event.seat != NONE:
        values["player"] = event.seat
    if event.card != NONE:
        kind = "card" if event.card < OBJECTIVE else "objective" if event.card < TOKEN else "token"
        values[kind] = deck.text(event.card) if event.card >= 0 else None
    match event.code:
        case "colour":
            values["colour"] = COLOURS[event.what]
        case "phase":
            values["phase"] = PHASES[event.what]
        case "turn":
            values["turn"] = event.number
        case "pass":
            values["receiver"] = owner_of(event.target)
        case "retire":
            values["wands"] = event.number
        case "benefit":
            values |= section(deck, event)
        case "lost" | "reward":
            values["benefit"] = BENEFIT_TEXTS[event.what]
        case "shelve" | "remove":
            values |= {"slot": deck.plan.slot_text(event.what), "colour": COLOURS[event.number]}
        case "shelve-pair" | "reshelve-pair" | "remove-pair":
            slot, left, right = pair(event)
            values |= {"slot": deck.plan.slot_text(slot), "left": COLOURS[left], "right": COLOURS[right]}
        case "capture":
            values["compartment"] = COMPARTMENTS[event.what]
        case "draw":
            values["pile"] = "used" if event.number else "bag"
        case "candle":
            values |= {"candle": candle_text(event), "points": deck.plan.candles[event.number]}
        case "score":
            values |= {"objective": deck.text(event.what), "points": event.number}
        case "return":
            values["books"] = event.number
    return values


def pair(event: Event) -> tuple[int, int, int]:
    """Give the slot of the left book of a pair that an event is about, and the colours of its books."""
    slot, twin = (event.what, event.number) if event.card == NONE else divmod(event.number, len(ORDERED))
    left, right = ORDERED[twin]
    return slot, left, right


def candle_text(event: Event) -> str:
    """Name the candle slot that an event is about."""
    return f"candle{event.number + 1}"


# What an event moved


def moved(deck: Deck, event: Event) -> list[Moved]:
    """List all that an event moved; a token on a shelf is a candle or two books, and what is lost comes and goes."""
    me, shelf, ready, wands = event.seat, f"shelf {event.seat}", f"ready {event.seat}", f"wands {event.seat}"
    match event.code:
        case "benefit":
            return [each for benefit in deck.section(event.what, event.number) for each in gained(benefit, me)]
        case "reward":
            return gained(event.what, me)
        case "lost":
            return [Moved(kind, thing, target, source) for kind, thing, source, target in gained(event.what, me)]
        case "use":
            return [*carried(deck, event), *gained(token_benefit(event.card), me)]
        case "shelve":
            return [Moved("book", COLOURS[event.number], ready, f"{shelf} {deck.plan.slot_text(event.what)}")]
        case "remove":
            return [Moved("book", COLOURS[event.number], f"{shelf} {deck.plan.slot_text(event.what)}", ready)]
        case "shelve-pair":
            return [Moved("book", book, zone_text(event.source), slot) for book, slot in books(deck, event)]
        case "reshelve-pair":
            return [Moved("book", book, ready, slot) for book, slot in books(deck, event)]
        case "remove-pair":
            return [Moved("book", book, slot, ready) for book, slot in books(deck, event)]
        case "forfeit" if event.source == PLACED:
            return [Moved("book", COLOURS[colour], ready, zone_text(USED)) for colour in PAIRS[event.card - TOKEN]]
        case "capture":
            return [Moved("spider", "spider", f"{shelf} {COMPARTMENTS[event.what]}", SUPPLY)]
        case "candle":
            return [Moved("candle", deck.text(event.card), zone_text(event.source), f"{shelf} {candle_text(event)}")]
        case "score":
            text = deck.text(event.what)
            given = gained(WAND, me) if deck.objective(event.what).wand else []
            return [Moved("wand", "wand", wands, f"objective {text}"), *given]
        case "retire":
            back = Moved("wand", "wand", f"objective {deck.text(event.card)}", SUPPLY)
            return carried(deck, event) + [back] * event.number
        case "return":
            return [Moved("book", None, ready, SUPPLY)] * event.number
    return carried(deck, event)


def carried(deck: Deck, event: Event) -> list[Moved]:
    """Give the card or the token that went from zone to zone, if one did."""
    if event.card == NONE:
        return []
    kind = "card" if event.card < TOKEN else "token"
    card = deck.text(event.card) if event.card >= 0 else None
    return [Moved(kind, card, zone_text(event.source), zone_text(event.target))]


def gained(benefit: int, seat: int) -> list[Moved]:
    """Give the thing that comes from the supply with a benefit, if one does."""
    if is_book(benefit):
        return [Moved("book", BENEFIT_TEXTS[benefit], SUPPLY, f"ready {seat}")]
    if benefit == WAND:
        return [Moved("wand", "wand", SUPPLY, f"wands {seat}")]
    return [Moved("side-shelf", "side-shelf", SUPPLY, f"shelf {seat}")] if benefit == SIDE_SHELF else []


def books(deck: Deck, event: Event) -> list[tuple[str, str]]:
    """Give the two books of a pair that an event is about, with their slots on the shelf."""
    slot, left, right = pair(event)
    shelf, text = f"shelf {event.seat}", deck.plan.slot_text
    return [(COLOURS[left], f"{shelf} {text(slot)}"), (COLOURS[right], f"{shelf} {text(slot + 1)}")]


# Public facts


def phase_text(view: AtheneumView) -> str:
    """Name the phase."""
    return "over" if view.over else PHASES[view.phase]


def facts(view: AtheneumView) -> dict[str, object]:
    """Give the public facts by their names: phase and turn, what is on the table, and every seat's desk."""
    deck = view.deck
    return {
        "phase": phase_text(view),
        "turn": view.turn,
        "plan": plan_facts(deck.plan),
        "row": [
            objective_facts(deck.objective(card)) | {"leaves": leaves_after(view, place)}
            for place, card in enumerate(view.row)
        ],
        "desks": [desk_facts(view, seat, view.desk(seat)) for seat in range(view.seats)],
    }


def plan_facts(plan: Plan) -> dict[str, object]:
    """Give how shelves are built, and what full compartments and candles are worth (ATH-C3)."""
    rows = zip(COMPARTMENTS, LETTERS, plan.widths, plan.levels, plan.points)
    names = ("name", "letter", "width", "levels", "points")
    return {"compartments": [dict(zip(names, row)) for row in rows], "candles": plan.candles}


def objective_facts(objective: Objective) -> dict[str, object]:
    """Give what an objective asks for, and what it gives (ATH-C7); in any compartment if it names none."""
    parts = [
        {"compartment": COMPARTMENTS[part.compartment] if part.compartment >= 0 else "", "picture": part.picture}
        for part in objective.parts
    ]
    return {"objective": objective.name, "points": objective.points, "wand": objective.wand, "parts": parts}


def leaves_after(view: AtheneumView, place: int) -> int | None:
    """ATH-T6: say after how many turns an objective leaves the row, this one counted; None if it stays."""
    turns = len(view.row) - place
    return turns if view.turn - 1 + turns < TURNS else None


def given_to(view: AtheneumView, seat: int) -> dict[str, int]:
    """ATH-C6: say to whom each section of a card goes that a seat plays: to itself, the right or the left one."""
    return {SECTIONS[YELLOW]: seat, SECTIONS[BLUE]: (seat - 1) % view.seats, SECTIONS[GREY]: (seat + 1) % view.seats}


def study_facts(deck: Deck, card: int) -> dict[str, object]:
    """Give what each section of a study card gives (ATH-C6)."""
    sections = {
        name: [BENEFIT_TEXTS[each] for each in deck.section(card, which)] for which, name in enumerate(SECTIONS)
    }
    return dict(sections)


def lack_facts(objective: Objective, shelves: Shelves) -> dict[str, object]:
    """Give how many more books would fulfil an objective on some shelves, where they belong, and its pictures there.

    By slots: `at` for each part where its books are missing, `props` which slots need any book first, and `taken` where
    another book stands in the way.
    """
    plan = shelves.plan
    found = [nearest(part, shelves) for part in objective.parts]
    return {
        "lacks": sum(int(each.books()) for each in found),
        "pictures": [lacking(part, each, plan) for part, each in zip(objective.parts, found)],
        "at": [[plan.slot_text(slot) for slot in bits(each.missing)] for each in found],
        "props": [plan.slot_text(slot) for each in found for slot in bits(each.props)],
        "taken": [plan.slot_text(slot) for each in found for slot in bits(each.taken)],
    }


def lacking(part: Part, lack: Lack, plan: Plan) -> list[str]:
    """Draw a pattern where it lacks something: small letters are missing, as is `_`, a book of any colour."""
    first = int(lowest(lack.spot.slots))
    missing, width, drawn = lack.missing, plan.widths[plan.home[first]], list[str]()
    lowest_row = part.picture[-1]
    start = first - next(column for column, letter in enumerate(lowest_row) if letter != ".")
    for high, row in enumerate(reversed(part.picture)):
        cells = [
            (letter.lower() if letter.isalpha() else "_") if missing & bit(start + high * width + column) else letter
            for column, letter in enumerate(row)
        ]
        drawn.insert(0, "".join(cells))
    return drawn


def desk_facts(view: AtheneumView, seat: int, desk: Desk) -> dict[str, object]:
    """Give what lies on a desk: points, wands, shelves, and what is at hand during the turn."""
    shelves, plan = desk.shelves, view.deck.plan
    now = score_of(seat, shelves, int(desk.points), int(desk.wands), view.favourites[seat])
    goals = {view.deck.text(card): lack_facts(view.deck.objective(card), shelves) for card in view.row}
    scored = [view.deck.text(int(OBJECTIVE) + number) for number in bits(desk.scored)]
    unscored = [name for name in goals if name not in scored]
    return {
        "gives": given_to(view, seat),
        "favourite": COLOURS[view.favourites[seat]],
        "points": int(desk.points),
        "wands": int(desk.wands),
        "supply": int(desk.supply),
        "scored": scored,
        "books": {plan.slot_text(slot): COLOURS[shelves.colour_at(slot)] for slot in bits(shelves.taken)},
        "pairs": [plan.slot_text(slot) for slot in bits(shelves.pairs)],
        "sides": int(shelves.sides),
        "spiders": [COMPARTMENTS[home] for home in bits(shelves.spiders)],
        "candles": [slot + 1 for slot in bits(shelves.candles)],
        "hand": {BENEFIT_TEXTS[kind]: int(desk.count(kind)) for kind in range(BOOK_KINDS) if desk.count(kind)},
        "draws": int(desk.draws),
        "removals": int(desk.removals),
        "outside": [
            view.deck.text(int(TOKEN) + kind) for kind in range(PAIR_KINDS) for _ in range(desk.count_outside(kind))
        ],
        "full": [COMPARTMENTS[home] for home in bits(shelves.full())],
        "worth": {line.code: line.points for line in now.lines} | {"total": now.points},
        "goals": goals,
        "nearest": min(unscored, key=lambda name: cast(int, goals[name]["lacks"]), default=""),
    }
