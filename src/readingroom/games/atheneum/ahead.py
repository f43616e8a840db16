"""What a page shows ahead: where something that can be taken up may go, and what it would bring about there.

All of it is worked out from the view alone, for the one who is asked.
"""

from typing import Final

from mypy_extensions import i64

from readingroom.games.atheneum.actions import AT, CANDLE, ON, ORDERED, REMOVE, SCORE, TAKE, TAKE_BOUND, TAKE_PAIR
from readingroom.games.atheneum.components import OBJECTIVE, Deck
from readingroom.games.atheneum.objectives import Objective
from readingroom.games.atheneum.plan import COLOURS, bit, places
from readingroom.games.atheneum.shelves import Shelves
from readingroom.games.atheneum.view import AtheneumView

HUES: Final[i64] = len(COLOURS)
BOUND_PIECE: Final[i64] = TAKE_BOUND - TAKE  # pieces are numbered as the actions that take them up
PAIR_PIECE: Final[i64] = TAKE_PAIR - TAKE
SPIDER: Final = "spider"
MOST_LACKED: Final[i64] = 2  # a pair is two books; nothing that is placed at once is more


def ahead(texts: tuple[str, ...], view: AtheneumView) -> dict[str, object]:
    """Say by action text where a piece could go and what each place would bring; while it is placed, by place alone.

    Of a book that may be taken out it is said by which action it would be taken up again, and where it could go then.
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
                for slot in places(room_for(desk.shelves, action - TAKE))
            }
        elif CANDLE <= action < SCORE:
            found[texts[action]] = {texts[ON + slot]: list[str]() for slot in places(desk.shelves.free_candles())}
        elif action >= AT and (action - AT) % 2 == 0:
            found[texts[action]] = brought(desk.shelves, view.under(), (action - AT) // 2, near)
        elif action >= REMOVE:
            tried = desk.shelves.clone()
            piece = taken_out(tried, (action - REMOVE) // 2)
            found[texts[action]] = {
                texts[TAKE + piece]: {
                    texts[AT + 2 * slot]: brought(tried, piece, slot, near) for slot in places(room_for(tried, piece))
                }
            }
    return found


def taken_out(shelves: Shelves, slot: i64) -> i64:
    """Take a book out, or a pair by its left book, and give the piece that it is then."""
    if not shelves.pairs & bit(slot):
        return shelves.take(slot)
    colours = shelves.take_pair(slot)
    return PAIR_PIECE + ORDERED.index((int(colours // HUES), int(colours % HUES)))


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


def room_for(shelves: Shelves, piece: i64) -> i64:
    """Give the slots where a piece may go: a book, one for a given compartment (ATH-B8), or a pair (ATH-B6)."""
    if piece < BOUND_PIECE:
        return shelves.room()
    return shelves.room_in((piece - BOUND_PIECE) // HUES) if piece < PAIR_PIECE else shelves.pair_room()


def brought(shelves: Shelves, piece: i64, slot: i64, near: list[Objective]) -> list[str]:
    """Name the objectives that a piece would fulfil in a slot, and say if a spider would be caught there."""
    tried = shelves.clone()
    if piece < PAIR_PIECE:
        tried.put(slot, piece if piece < BOUND_PIECE else (piece - BOUND_PIECE) % HUES)
    else:
        left, right = ORDERED[piece - PAIR_PIECE]
        tried.put_pair(slot, left, right)
    home: i64 = shelves.plan.home[slot]
    caught = [SPIDER] if tried.spun() & bit(home) else []
    return [objective.name for objective in near if objective.fulfils(tried)] + caught
