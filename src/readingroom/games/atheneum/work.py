"""A turn of Atheneum: choosing a card, and all that a player can do with it, each in a lane of their own."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.event import NONE, announcement
from readingroom.games.atheneum.actions import (
    CANDLE,
    CHOOSE,
    DRAW,
    FINISH,
    REMOVE,
    SCORE,
    TAKE,
    TAKE_BOUND,
    TAKE_PAIR,
    USE,
)
from readingroom.games.atheneum.components import OBJECTIVE, PAIR_KINDS, TOKEN, TOKEN_BENEFITS
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.pieces import PAIR_KIND, TWINS
from readingroom.games.atheneum.placing import LIGHT, PLACE, draw_token, remove, score, use_token
from readingroom.games.atheneum.plan import FIRST_SIDE, HUES, bit, list_bits
from readingroom.games.atheneum.state import MOST_SEATS, PHASES, ROW, Atheneum, chosen, hand, queue, tokens
from readingroom.games.atheneum.study import BOUND, WILD
from readingroom.games.atheneum.view import AtheneumView

ALL_PAIRS: Final[i64] = 1023  # the kinds of tokens that are pairs, as a mask


# Step 1


@final
class ChooseCard(Clause[Atheneum]):
    """ATH-T2: choose one card of your hand in secret."""

    asks: ClassVar[str] = "choose"
    rule: ClassVar[str] = "ATH-T2"

    def figures(self, rules: Any, view: AtheneumView, me: i64) -> dict[str, PlainValue]:
        """Give the turn and the phase."""
        return {"turn": view.turn, "phase": PHASES[view.phase]}

    def options(self, g: Atheneum, me: i64) -> list[int]:
        return [CHOOSE + card for card in sorted(g.zones[hand(me)])]

    def answer(self, g: Atheneum, me: i64, action: i64) -> None:
        """Lay it down, unseen by others."""
        g.move(action - CHOOSE, hand(me), chosen(me), "choose", me)


CHOOSE_CARD: Final = ChooseCard()


def kinds_of(cards: list[int]) -> i64:
    """Give the set of the kinds of some bonus tokens."""
    mask: i64 = 0
    for card in cards:
        mask |= bit(card - TOKEN)
    return mask


# Steps 2 and 3


@final
class Work(Clause[Atheneum]):
    """ATH-T4, ATH-T5: use benefits and score objectives in any order, until you say that your turn is finished.

    With strict steps, the first scoring ends the use of benefits.
    """

    asks: ClassVar[str] = "work"
    rule: ClassVar[str] = "ATH-T4"

    def figures(self, rules: Any, view: AtheneumView, me: i64) -> dict[str, PlainValue]:
        """Give what is at hand, and whether steps are strict."""
        desk = view.desk(me)
        return {
            "steps": "strict" if view.strict else "free", "books": int(desk.count_all()),
            "removals": int(desk.removals), "draws": min(int(desk.draws), view.left_in_queue(me)),
            "tokens": len(view.tokens(me)), "wands": int(desk.wands),
        }  # fmt: skip

    def options(self, g: Atheneum, me: i64) -> list[int]:
        """Offer all that can be done now; what would be lost or has no room is left out."""
        desk = g.desks[me]
        found: list[int] = [FINISH]
        if desk.draws and g.zones[queue(me)]:
            found.append(DRAW)
        mine = g.zones[tokens(me)]
        kinds = kinds_of(mine) if mine else 0
        if kinds >> PAIR_KINDS:
            offer_uses(desk, kinds, found)
        if desk.books or desk.bound:
            offer_books(desk, found)
        if kinds & ALL_PAIRS or desk.outside:
            offer_pairs(desk, kinds, found)
        if kinds and desk.shelves.free_candles():
            list_bits(kinds, CANDLE, 1, found)
        if desk.wands:
            offer_scores(g, desk, found)
        if desk.removals:
            list_bits(desk.loose(), REMOVE, 2, found)
        return found

    def answer(self, g: Atheneum, me: i64, action: i64) -> None:
        """Go on with the turn until it is finished; then it cannot be taken up again."""
        if action == FINISH:
            finish(g, me)
            return
        if g.strict and SCORE <= action < CHOOSE:
            g.then(me, SCORE_MORE)
        else:
            g.then(me, self)
        if action == DRAW:
            draw_token(g, me)
        elif action < TAKE:
            use_token(g, me, TOKEN + PAIR_KINDS + action - USE)
        elif action < CANDLE:
            g.then(me, PLACE[action - TAKE])
        elif action < SCORE:
            g.then(me, LIGHT[action - CANDLE])
        elif action < CHOOSE:
            score(g, me, OBJECTIVE + action - SCORE)
        else:
            remove(g, me, (action - REMOVE) // 2)


WORK: Final = Work()
FINISHED: Final = [announcement(Work, "finish", seat, NONE, 0) for seat in range(MOST_SEATS)]  # made once


def finish(g: Atheneum, me: i64) -> None:
    """End a player's turn; that cannot be taken back."""
    g.sealed = True
    g.say(FINISHED[me])


@final
class ScoreMore(Clause[Atheneum]):
    """ATH-T4, as a table option: with strict steps, once you have scored you can only score more, or finish."""

    asks: ClassVar[str] = "score-more"
    rule: ClassVar[str] = "ATH-T4"

    def figures(self, rules: Any, view: AtheneumView, me: i64) -> dict[str, PlainValue]:
        """Give the wands that are left."""
        return {"wands": int(view.desk(me).wands)}

    def options(self, g: Atheneum, me: i64) -> list[int]:
        desk = g.desks[me]
        found: list[int] = [FINISH]
        if desk.wands:
            offer_scores(g, desk, found)
        return found

    def answer(self, g: Atheneum, me: i64, action: i64) -> None:
        if action == FINISH:
            finish(g, me)
            return
        g.then(me, self)
        score(g, me, OBJECTIVE + action - SCORE)


SCORE_MORE: Final = ScoreMore()


def has_scored(view: AtheneumView) -> bool:
    """Say whether the viewer has begun to score at a table with strict steps, and so can use nothing more."""
    agenda = view.lanes[view.seat] if 0 <= view.seat < len(view.lanes) else []
    return len(agenda) > 0 and isinstance(agenda[-1][1], ScoreMore)


def offer_uses(desk: Desk, kinds: i64, found: list[int]) -> None:
    """Offer the benefits of tokens that are no pairs: wand, book, rearranging, side shelf."""
    others = kinds >> PAIR_KINDS
    for number, benefit in enumerate(TOKEN_BENEFITS):
        if others >> number & 1 and desk.has_use_for(benefit, 0):
            found.append(USE + number)


def offer_books(desk: Desk, found: list[int]) -> None:
    """Offer the books at hand for which there is room (ATH-B8: for a given compartment only there)."""
    room = desk.shelves.room()
    if not room:
        return
    if desk.books:
        wild = desk.count(WILD)
        for colour in range(HUES):
            if wild or desk.count(colour):
                found.append(TAKE + colour)
    if desk.bound:
        masks = desk.shelves.plan.masks
        for home in range(FIRST_SIDE):
            if desk.count(BOUND + home) and room & masks[home]:
                for colour in range(HUES):
                    found.append(TAKE_BOUND + HUES * home + colour)


def offer_pairs(desk: Desk, kinds: i64, found: list[int]) -> None:
    """ATH-B6: offer the pairs that were drawn or taken out, either way round, if there is room for one."""
    if desk.shelves.pair_room():
        for twin in range(TWINS):
            kind: i64 = PAIR_KIND[twin]
            if kinds >> kind & 1 or desk.count_outside(kind):
                found.append(TAKE_PAIR + twin)


def offer_scores(g: Atheneum, desk: Desk, found: list[int]) -> None:
    """ATH-T5: offer the open objectives that the shelves fulfil and that this player has not scored."""
    first = len(found)
    for card in g.zones[ROW]:
        if not desk.scored >> card - OBJECTIVE & 1 and g.deck.objectives[card - OBJECTIVE].fulfils(desk.shelves):
            found.append(SCORE + card - OBJECTIVE)
    if len(found) > first + 1:
        found[first:] = sorted(found[first:])
