"""What a page shows ahead: where something that can be taken up may go, and what it would bring about there.

All of it is worked out from the view alone, for the one who is asked.
"""

from typing import Final

from mypy_extensions import i64

from readingroom.games.atheneum.actions import AT, CANDLE, ON, REMOVE, SCORE, TAKE
from readingroom.games.atheneum.components import OBJECTIVE, Deck
from readingroom.games.atheneum.objectives import Objective
from readingroom.games.atheneum.pieces import put_piece, room_for, take_piece
from readingroom.games.atheneum.plan import bits
from readingroom.games.atheneum.shelves import Shelves
from readingroom.games.atheneum.view import AtheneumView

SPIDER: Final = "spider"
MOST_LACKED: Final[i64] = 2  # a pair is two books; nothing that is placed at once is more


def ahead(texts: tuple[str, ...], view: AtheneumView) -> dict[str, object]:
    """Say by action text where a piece could go and what each slot would bring; while it is placed, by slot alone.

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
                for slot in bits(room_for(desk.shelves, action - TAKE))
            }
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
