"""Why something cannot be done now in Atheneum, from what a seat sees: one function for each sort of action."""

from typing import Final, final

from readingroom.engine.clause import PlainValue
from readingroom.engine.prompt import Prompt
from readingroom.engine.reason import Reason
from readingroom.games.atheneum.actions import (
    AT,
    CANDLE,
    CAPTURE,
    CHOOSE,
    DRAW,
    FINISH,
    ON,
    REWARDS,
    SCORE,
    TAKE,
    TAKE_BOUND,
    TAKE_PAIR,
    USE,
)
from readingroom.games.atheneum.components import OBJECTIVE, OTHER_TOKENS, PAIR_KINDS, STUDY, TOKEN
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.lacks import nearest
from readingroom.games.atheneum.objectives import Objective
from readingroom.games.atheneum.pieces import ORDERED, PAIR_KIND, compartment_of, room_for, take_piece
from readingroom.games.atheneum.placing import PLACE, placing_rule
from readingroom.games.atheneum.plan import COLOURS, COMPARTMENTS, FIRST_SIDE, MAIN, MOST_SIDES, bit, count
from readingroom.games.atheneum.study import BENEFIT_TEXTS, BOUND, WILD
from readingroom.games.atheneum.view import AtheneumView

LIGHTING: Final = Prompt("light", "ATH-X3", {})
IN_A_TURN: Final = ("work", "score-more", "place", "light", "reward")


def hindrance(view: AtheneumView, asked: Prompt, action: int) -> Reason | None:
    """Say what keeps the viewer from an action; nothing if only something else is asked."""
    if CHOOSE <= action < CAPTURE:
        card = view.deck.text(STUDY + action - CHOOSE)
        return Reason("not-in-hand", "ATH-T2", {"card": card}) if asked.code == "choose" else None
    if asked.code == "choose":
        return Reason("card-first", "ATH-T2", {})
    if asked.code not in IN_A_TURN:
        return None
    turn = Turn(view, asked, view.desk(view.seat))
    if asked.code in ("place", "light", "reward") and action not in turn.about():
        return turn.unfinished(action)
    if asked.code == "score-more" and not SCORE <= action < CHOOSE:
        return Reason("strict", "ATH-T4", {})
    if action >= AT:
        slot = (action - AT) // 2
        return turn.placing(slot) if (action - AT) % 2 == 0 else turn.removing(slot)
    if action >= ON:
        return turn.lighting(action - ON)
    if action >= CAPTURE:
        return turn.reward(action - CAPTURE)
    if action >= SCORE:
        return turn.scoring(action - SCORE)
    if action >= CANDLE:
        return turn.candle(TOKEN + action - CANDLE)
    if action >= TAKE:
        return turn.taking(action)
    return turn.drawing() if action == DRAW else turn.using(action - USE)


def hindrance_after(view: AtheneumView, first: int, action: int) -> Reason | None:
    """Say why what was taken up, or out of the shelf, cannot go to a slot; nothing if it can."""
    desk = view.desk(view.seat)
    if CANDLE <= first < SCORE and ON <= action < AT:
        slot = action - ON
        return None if desk.shelves.free_candles() & bit(slot) else Turn(view, LIGHTING, desk).lighting(slot)
    if action < AT or (action - AT) % 2:
        return None
    if first >= AT:
        piece = int(take_piece(desk.shelves, (first - AT) // 2))
    elif TAKE <= first < CANDLE:
        piece = first - TAKE
    else:
        return None
    slot = (action - AT) // 2
    if room_for(desk.shelves, piece) & bit(slot):
        return None
    asked = Prompt("place", placing_rule(piece), PLACE[piece].figures(None, view, view.seat))
    return Turn(view, asked, desk).placing(slot)


@final
class Turn:
    """The viewer's turn: what they are asked, and their desk."""

    def __init__(self, view: AtheneumView, asked: Prompt, desk: Desk) -> None:
        self.view: Final = view
        self.asked: Final = asked
        self.desk: Final = desk

    def about(self) -> range:
        """Give the actions that the question is about."""
        if self.asked.code == "place":
            return range(int(AT), int(AT) + 2 * self.view.deck.plan.size, 2)
        return range(int(ON), int(AT)) if self.asked.code == "light" else range(int(CAPTURE), int(ON))

    def unfinished(self, action: int) -> Reason:
        """Whatever was begun has to be finished first: a book that was taken up, a candle, a spider's gift."""
        if self.asked.code == "reward":
            return Reason("spider-first", "ATH-X1", {})
        if self.asked.code == "light":
            return Reason("candle-first", "ATH-X3", {})
        return Reason("book-first", "ATH-T4" if action == FINISH else self.asked.rule, {})

    # Putting books in and taking them out

    def placing(self, slot: int) -> Reason | None:
        """ATH-B1 to ATH-B3, ATH-B6, ATH-B8: say why what was taken up cannot go there."""
        plan, shelves, here = self.view.deck.plan, self.desk.shelves, bit(slot)
        values: dict[str, PlainValue] = {"slot": plan.slot_text(slot)}
        home = plan.home[slot]
        if home >= FIRST_SIDE + shelves.sides:
            return Reason("no-side", "ATH-X2", {})
        if self.asked.code != "place":
            return Reason("nothing-held", "ATH-B1", values)
        if shelves.taken & here:
            return Reason("slot-held", "ATH-B1", values)
        piece = self.asked.values["piece"]
        if piece == "bound" and COMPARTMENTS[home] != self.asked.values["compartment"]:
            return Reason("bound", "ATH-B8", {"compartment": self.asked.values["compartment"]})
        if not shelves.stacked() & here:
            return Reason("no-below", "ATH-B3", values)
        return Reason("pair-room", "ATH-B6", values) if piece == "pair" else Reason("no-side-support", "ATH-B2", values)

    def removing(self, slot: int) -> Reason | None:
        """ATH-B4 to ATH-B6: say why a book cannot be taken out."""
        plan, shelves, here = self.view.deck.plan, self.desk.shelves, bit(slot)
        values: dict[str, PlainValue] = {"slot": plan.slot_text(slot)}
        if not shelves.taken & here:
            return Reason("slot-empty", "ATH-B5", values)
        if not self.desk.removals:
            return Reason("no-removal", "ATH-B5", {})
        if shelves.in_pairs() & here:
            if not shelves.pairs & here:
                return Reason("pair-half", "ATH-B6", {"slot": plan.slot_text(slot - 1)})
            if self.desk.removals < 2:
                return Reason("pair-two", "ATH-B6", {})
            here |= bit(slot + 1)
        if plan.lowered(shelves.taken) & here:
            return Reason("carries", "ATH-B4", values)
        return Reason("leaned-on", "ATH-B4", values)

    def taking(self, action: int) -> Reason | None:
        """ATH-B1, ATH-B6, ATH-B8: say why a book or a pair cannot be taken up: there is none, or no room for it."""
        if action >= TAKE_PAIR:
            return self.taking_pair(action - TAKE_PAIR)
        if action >= TAKE_BOUND:
            home = compartment_of(action - TAKE)
            values: dict[str, PlainValue] = {"compartment": MAIN[home]}
            return Reason("bound-room" if self.desk.count(BOUND + home) else "no-bound", "ATH-B8", values)
        colour = action - TAKE
        if not self.desk.count(colour) and not self.desk.count(WILD):
            return Reason("no-book", "ATH-T4", {"colour": COLOURS[colour]})
        return Reason("no-room", "ATH-B1", {})

    def taking_pair(self, twin: int) -> Reason | None:
        """ATH-B6: say why a pair cannot be taken up."""
        left, right = ORDERED[twin]
        kind = PAIR_KIND[twin]
        if TOKEN + kind not in self.view.tokens(self.view.seat) and not self.desk.count_outside(kind):
            return Reason("no-pair", "ATH-B6", {"left": COLOURS[left], "right": COLOURS[right]})
        return Reason("no-pair-room", "ATH-B6", {})

    # Tokens, candles and spiders

    def drawing(self) -> Reason | None:
        """ATH-X3, ATH-T7: say why no bonus token can be drawn."""
        return Reason("bag-empty", "ATH-T7", {}) if self.desk.draws else Reason("no-draw", "ATH-X3", {})

    def using(self, which: int) -> Reason | None:
        """ATH-X3: say why a token cannot be used; ATH-X2, ATH-X4: what it gives would be lost."""
        token = TOKEN + PAIR_KINDS + which
        if token not in self.view.tokens(self.view.seat):
            return self.no_token(token)
        return self.useless(OTHER_TOKENS[which])

    def useless(self, what: str) -> Reason | None:
        """ATH-X2, ATH-X4: say why something gained would be lost."""
        if what == "wand":
            return Reason("wands-out", "ATH-X4", {})
        if what == "side-shelf" and self.desk.shelves.sides == MOST_SIDES:
            return Reason("two-sides", "ATH-X2", {})
        return None

    def candle(self, token: int) -> Reason | None:
        """ATH-X3: say why a token cannot become a candle."""
        if token not in self.view.tokens(self.view.seat):
            return self.no_token(token)
        return Reason("candles-full", "ATH-X3", {})

    def no_token(self, token: int) -> Reason:
        """ATH-X3: only a token that you have drawn can be used."""
        return Reason("no-token", "ATH-X3", {"token": self.view.deck.text(token)})

    def lighting(self, slot: int) -> Reason | None:
        """ATH-X3: say why no candle can go onto a candle slot."""
        if self.desk.shelves.candles & bit(slot):
            return Reason("candle-held", "ATH-X3", {})
        if not self.view.deck.plan.candle_slots[self.desk.shelves.sides] & bit(slot):
            return Reason("no-side", "ATH-X2", {})
        return None if self.asked.code == "light" else Reason("no-candle", "ATH-X3", {})

    def reward(self, which: int) -> Reason | None:
        """ATH-X1: say why a spider cannot give something."""
        if self.asked.code != "reward":
            return Reason("no-spider", "ATH-X1", {})
        return Reason("bag-empty", "ATH-T7", {}) if which == 1 else self.useless(REWARDS[which])

    # Objectives

    def scoring(self, number: int) -> Reason | None:
        """ATH-T5: each objective once, if the shelves fulfil it, for a wand."""
        objective = self.view.deck.objectives[number]
        values: dict[str, PlainValue] = {"objective": objective.name}
        if self.desk.scored & bit(number):
            return Reason("scored", "ATH-T5", values)
        if OBJECTIVE + number not in self.view.row:
            return Reason("not-in-row", "ATH-T5", values)
        if objective.lacks(self.desk.shelves):
            return Reason("lacks", "ATH-T5", {**values, "benefits": missing(objective, self.desk)})
        return None if self.desk.wands else Reason("no-wand", "ATH-T5", {})


def missing(objective: Objective, desk: Desk) -> str:
    """Name the books that an objective lacks where fewest more would do: `green + green + any`."""
    found: list[str] = []
    for part in objective.parts:
        lack = nearest(part, desk.shelves)
        for colour, mask in enumerate(lack.spot.masks()):
            found += [BENEFIT_TEXTS[colour]] * int(count(mask & lack.missing))
        found += [BENEFIT_TEXTS[WILD]] * int(count(lack.props))
    return " + ".join(found)
