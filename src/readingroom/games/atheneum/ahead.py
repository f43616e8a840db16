"""What a page shows ahead: where a piece may go, what it would bring there, and what the end of a turn would cost.

All of it is worked out from the view alone, for the one who is asked.
"""

from typing import Final

from mypy_extensions import i64

from readingroom.games.atheneum.actions import (
    AT,
    CANDLE,
    CHOOSE,
    DRAW,
    FINISH,
    ON,
    REMOVE,
    SCORE,
    TAKE,
    TAKE_BOUND,
    TAKE_PAIR,
    USE,
)
from readingroom.games.atheneum.components import OBJECTIVE, PAIR_KINDS, TOKEN, Deck
from readingroom.games.atheneum.desk import BOOK_KINDS
from readingroom.games.atheneum.objectives import Objective
from readingroom.games.atheneum.pieces import PAIR_KIND, put_piece, room_for, take_piece
from readingroom.games.atheneum.plan import COLOURS, bits
from readingroom.games.atheneum.shelves import Shelves
from readingroom.games.atheneum.study import BENEFIT_TEXTS, BOUND, WILD
from readingroom.games.atheneum.view import AtheneumView

SPIDER: Final = "spider"
MOST_LACKED: Final[i64] = 2  # a pair is two books; nothing that is placed at once is more


def ahead(texts: tuple[str, ...], view: AtheneumView) -> dict[str, object]:
    """Say by action text where a piece could go and what each slot would bring; while it is placed, by slot alone.

    Of a book that may be taken out it is said by which action it would be taken up again, and where it could go then;
    of the end of a turn, what it would cost.
    """
    if not view.options or view.seat < 0:
        return {}
    desk = view.desk(view.seat)
    near = goals_in_reach(view)
    found: dict[str, object] = {}
    for action in view.options:
        if TAKE <= action < CANDLE:
            found[texts[action]] = {
                texts[AT + 2 * slot]: brought(desk.shelves, action - TAKE, slot, near)
                for slot in bits(room_for(desk.shelves, action - TAKE))
            }
        elif action == FINISH:
            found[texts[action]] = at_stake(view)
        elif CANDLE <= action < SCORE:
            found[texts[action]] = {texts[ON + slot]: list[str]() for slot in bits(desk.shelves.free_candles())}
        elif action >= AT and (action - AT) % 2 == 0:
            found[texts[action]] = brought(desk.shelves, view.under(), (action - AT) // 2, near)
        elif action >= REMOVE:
            tried = desk.shelves.clone()
            piece = take_piece(tried, (action - REMOVE) // 2)
            found[texts[action]] = {
                texts[TAKE + piece]: {
                    texts[AT + 2 * slot]: brought(tried, piece, slot, near) for slot in bits(room_for(tried, piece))
                }
            }
    return found


def goals_in_reach(view: AtheneumView) -> list[Objective]:
    """List the open objectives that the viewer could score as soon as the last book or pair is placed."""
    desk = view.desk(view.seat)
    deck: Deck = view.deck
    if not desk.wands:
        return []
    return [
        deck.objective(card)
        for card in view.row
        if not desk.scored >> card - OBJECTIVE & 1 and 0 < deck.objective(card).lacks(desk.shelves) <= MOST_LACKED
    ]


def brought(shelves: Shelves, piece: i64, slot: i64, near: list[Objective]) -> list[str]:
    """Name the objectives that a piece would fulfil in a slot, and say if a spider would be caught there."""
    tried = shelves.clone()
    put_piece(tried, piece, slot)
    caught = [SPIDER] if tried.can_capture(shelves.plan.home[slot]) else []
    return [objective.name for objective in near if objective.fulfils(tried)] + caught


# What would be lost by ending the turn


def at_stake(view: AtheneumView) -> dict[str, object]:
    """ATH-T7: say what could still be used and would be lost, and which objectives could be scored and would not be.

    What can no longer be used, whatever is moved, is lost anyway and not named.
    """
    desk = view.desk(view.seat)
    options = set(view.options)
    moves = any(action >= REMOVE and (action - REMOVE) % 2 == 0 for action in options)
    books = {
        BENEFIT_TEXTS[kind]: int(desk.count(kind))
        for kind in range(BOOK_KINDS)
        if desk.count(kind) and (moves or options & ways_to_take(kind))
    }
    pairs = [int(kind) for kind in range(PAIR_KINDS) if moves or options & ways_to_shelve(int(kind))]
    outside = [int(TOKEN) + kind for kind in pairs for _ in range(desk.count_outside(kind))]
    drawn = [card for card in view.tokens(view.seat) if card - TOKEN in pairs or options & ways_to_use(card)]
    return {
        "books": books,
        "tokens": [view.deck.text(card) for card in [*outside, *drawn]],
        "moves": int(desk.removals) if moves else 0,
        "draws": min(int(desk.draws), view.left_in_queue(view.seat)) if DRAW in options else 0,
        "goals": [
            view.deck.text(int(action - SCORE + OBJECTIVE)) for action in view.options if SCORE <= action < CHOOSE
        ],
    }


def ways_to_take(kind: int) -> set[int]:
    """List the actions that take up a book of a kind at hand: of its colour, of any, or of any for a compartment."""
    if kind < WILD:
        return {int(TAKE) + kind}
    first = int(TAKE) if kind < BOUND else int(TAKE_BOUND) + len(COLOURS) * (kind - int(BOUND))
    return set(range(first, first + len(COLOURS)))


def ways_to_shelve(kind: int) -> set[int]:
    """List the actions that take up a pair of a kind, either way round; one that was taken out can be no candle."""
    return {int(TAKE_PAIR) + twin for twin, each in enumerate(PAIR_KIND) if each == kind}


def ways_to_use(card: int) -> set[int]:
    """List the actions that use a token for what it gives, unless that is a pair, or as a candle."""
    kind = card - int(TOKEN)
    return {int(CANDLE) + kind} if kind < PAIR_KINDS else {int(CANDLE) + kind, int(USE) + kind - int(PAIR_KINDS)}
