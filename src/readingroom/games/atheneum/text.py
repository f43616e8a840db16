"""Atheneum in codes and plain values: what is asked, what lies open, and the rule behind each prompt and event."""

from typing import Final

from readingroom.engine.clause import Clause
from readingroom.engine.event import SPECTATOR
from readingroom.engine.prompt import Prompt
from readingroom.games.atheneum.actions import ORDERED
from readingroom.games.atheneum.clauses import (
    BOUND_PIECE,
    PAIR_PIECE,
    ChooseCard,
    Light,
    Place,
    Reward,
    ScoreMore,
    Work,
)
from readingroom.games.atheneum.components import OBJECTIVE, TOKEN, TOKEN_NAMES
from readingroom.games.atheneum.desk import HAND, Desk
from readingroom.games.atheneum.plan import COLOURS, COMPARTMENTS, MAIN, places
from readingroom.games.atheneum.state import PHASE_A
from readingroom.games.atheneum.study import BENEFIT_TEXTS
from readingroom.games.atheneum.view import AtheneumView

EVENT_RULES: Final = {
    "objective": "ATH-T6", "retire": "ATH-T6", "phase": "ATH-T1", "deal": "ATH-T1", "pass": "ATH-T2", "turn": "ATH-T1",
    "choose": "ATH-T2", "reveal": "ATH-T2", "last": "ATH-T2", "benefit": "ATH-T3", "lost": "ATH-X4",
    "shelve": "ATH-B1", "shelve-pair": "ATH-B6", "reshelve-pair": "ATH-B6", "remove": "ATH-B5", "remove-pair": "ATH-B6",
    "capture": "ATH-X1", "reward": "ATH-X1", "draw": "ATH-X3", "use": "ATH-X3", "candle": "ATH-X3", "score": "ATH-T5",
    "finish": "ATH-T4", "forfeit": "ATH-T4", "return": "ATH-B7", "discard": "ATH-T6", "end": "ATH-T8",
    "colour": "ATH-C2",
}  # fmt: skip

PROMPT_RULES: Final = {
    "choose": "ATH-T2", "work": "ATH-T4", "work-strict": "ATH-T4", "score-more": "ATH-T4", "place": "ATH-B2",
    "place-bound": "ATH-B8", "place-pair": "ATH-B6",
    "reward": "ATH-X1", "light": "ATH-X3", "wait": "ATH-T7", "over": "ATH-T8",
}  # fmt: skip

Values = dict[str, int | str | None]


def prompt(view: AtheneumView) -> Prompt:
    """Say what the viewer is asked now; who has nothing to answer is told for how many players we wait."""
    if view.over:
        return made("over", {})
    agenda = view.lanes[view.seat] if view.seat != SPECTATOR else []
    if not agenda:
        return made("wait", {"count": len(view.asked)})
    return asked_by(agenda[-1][1], view)


def made(code: str, values: Values) -> Prompt:
    """Make a prompt."""
    return Prompt(code, PROMPT_RULES[code], values)


def asked_by(clause: Clause[object], view: AtheneumView) -> Prompt:
    """Give the prompt of a clause."""
    if isinstance(clause, ChooseCard):
        return made("choose", {"turn": view.turn, "phase": phase_text(view)})
    if isinstance(clause, Place):
        return place_prompt(clause.piece)
    if isinstance(clause, Light):
        return made("light", {"token": TOKEN_NAMES[clause.kind]})
    if isinstance(clause, Reward):
        return made("reward", {})
    desk = view.desk(view.seat)
    if isinstance(clause, ScoreMore):
        return made("score-more", {"wands": int(desk.wands)})
    assert isinstance(clause, Work)
    books = sum([int(desk.count(kind)) for kind in range(HAND)])
    return made("work-strict" if view.strict else "work", {
        "books": books, "removals": int(desk.removals), "draws": min(int(desk.draws), view.left_in_queue(view.seat)),
        "tokens": len(view.tokens(view.seat)), "wands": int(desk.wands),
    })  # fmt: skip


def place_prompt(piece: int) -> Prompt:
    """Ask where a book or a pair goes."""
    if piece < BOUND_PIECE:
        return made("place", {"colour": COLOURS[piece]})
    if piece < PAIR_PIECE:
        home, colour = divmod(piece - int(BOUND_PIECE), len(COLOURS))
        return made("place-bound", {"colour": COLOURS[colour], "compartment": MAIN[home]})
    left, right = ORDERED[piece - PAIR_PIECE]
    return made("place-pair", {"left": COLOURS[left], "right": COLOURS[right]})


def phase_text(view: AtheneumView) -> str:
    """Name the phase."""
    return "over" if view.over else "A" if view.phase == PHASE_A else "B"


def facts(view: AtheneumView) -> dict[str, object]:
    """Give the public facts by their names: phase and turn, and every seat's desk."""
    return {
        "phase": phase_text(view),
        "turn": view.turn,
        "desks": [desk_facts(view, seat, view.desk(seat)) for seat in range(view.seats)],
    }


def desk_facts(view: AtheneumView, seat: int, desk: Desk) -> dict[str, object]:
    """Give what lies on a desk: points, wands, shelves, and what is at hand during the turn."""
    shelves, plan = desk.shelves, view.deck.plan
    return {
        "favourite": COLOURS[view.favourites[seat]],
        "points": int(desk.points),
        "wands": int(desk.wands),
        "supply": int(desk.supply),
        "scored": [view.deck.text(int(OBJECTIVE) + number) for number in places(desk.scored)],
        "books": {plan.slot_text(slot): COLOURS[shelves.colour_at(slot)] for slot in places(shelves.taken)},
        "pairs": [plan.slot_text(slot) for slot in places(shelves.pairs)],
        "sides": int(shelves.sides),
        "spiders": [COMPARTMENTS[home] for home in places(shelves.spiders)],
        "candles": [slot + 1 for slot in places(shelves.candles)],
        "hand": {BENEFIT_TEXTS[kind]: int(desk.count(kind)) for kind in range(HAND) if desk.count(kind)},
        "draws": int(desk.draws),
        "removals": int(desk.removals),
        "outside": [view.deck.text(int(TOKEN) + kind) for kind in range(10) for _ in range(desk.count_bare(kind))],
    }
