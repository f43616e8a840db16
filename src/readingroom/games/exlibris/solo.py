"""The solo game: five rounds against the public library, which is the discard pile."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.clause import Clause, PlainValue
from readingroom.engine.event import NONE
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import AT, REMOVE
from readingroom.games.exlibris.components import HOME, LOCATION_NAMES, Deck
from readingroom.games.exlibris.effects import EFFECT_BOOK
from readingroom.games.exlibris.end.inspection import End
from readingroom.games.exlibris.flow import (
    RESOLUTION,
    ChooseLibrary,
    deal_hands,
    deal_libraries,
    draw_categories,
    fill_box,
    give_back,
    lay_cards,
)
from readingroom.games.exlibris.placing import PLACEMENT, open_tiles
from readingroom.games.exlibris.state import (
    CATEGORY_CARDS,
    DISCARDS,
    DRAW,
    FORM,
    OUT,
    PERMANENT,
    READY,
    REMOVED,
    STACK,
    TILE,
    ExLibris,
    empty_table,
    focus,
    hand,
)
from readingroom.games.exlibris.view import ExLibrisView

LEVELS: Final = ("novice", "student", "professor", "scholar", "savant", "mandarin", "demiurge")  # EXL-O3: 1 to 7 cards
ROUNDS: Final[i64] = 5
CLUE_ROUNDS: Final = (2, 4)  # at their beginning a clue is revealed (EXL-O2)
LOCATIONS: Final[i64] = 6  # in round one
REMOVED_A_ROUND: Final[i64] = 2


def set_up_solo(deck: Deck, options: Mapping[str, object], chance: Chance) -> ExLibris:
    """EXL-O1: six solo locations on the town board, four in a stack; two solo libraries; three plain assistants."""
    g = empty_table(deck, EFFECT_BOOK, 1, chance)
    g.friendly = options["friendly"] == "yes"
    g.level = LEVELS.index(str(options["level"])) + 1
    g.where = [int(OUT), int(READY), int(READY), int(READY)]
    fill_box(g)
    g.shuffle(STACK)
    g.doing = "EXL-O1"
    for _ in range(LOCATIONS):
        g.draw(STACK, PERMANENT, "tile", 0)
    deal_libraries(g)
    g.then(0, SoloRound())
    g.then(0, SoloDeal())
    g.then(0, ChooseLibrary())
    return g


@final
class SoloDeal(Clause[ExLibris]):
    """EXL-O2: prominent, banned, the public library's focus unseen, and yours; the other two are clues, face down."""

    rule: ClassVar[str] = "EXL-O2"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Shuffle and deal."""
        draw_categories(g)
        g.draw(CATEGORY_CARDS, FORM, "public-focus", NONE)
        g.draw(CATEGORY_CARDS, focus(me), "focus", me)
        deal_hands(g, me)


@final
class SoloRound(Clause[ExLibris]):
    """EXL-O2, EXL-O3: a clue in rounds 2 and 4; cards for the public library; then the tiles get their cards."""

    rule: ClassVar[str] = "EXL-O3"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Prepare, and put the other phases on the agenda."""
        g.round += 1
        g.last = g.round == ROUNDS
        g.tell("round", me, NONE, g.round)
        if g.round in CLUE_ROUNDS:
            g.doing = "EXL-O2"
            g.draw(CATEGORY_CARDS, REMOVED, "clue", me)
            g.doing = SoloRound
        for _ in range(g.level):
            if g.zones[DRAW]:
                g.draw(DRAW, DISCARDS, "public", me)
        g.count_tiles()
        lay_cards(g, me)
        g.then(me, SOLO_CLEAN_UP)
        g.then(me, RESOLUTION[1])
        g.then(me, PLACEMENT)


@final
class SoloCleanUp(Clause[ExLibris]):
    """EXL-O5: after each of the first four rounds two locations are removed and one is drawn."""

    rule: ClassVar[str] = "EXL-O5"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Begin the next round, or end the game."""
        give_back(g, HOME)
        if g.last:
            g.doing = "EXL-O6"
            for card in sorted(g.zones[hand(me)]):  # the hand joins the public library
                g.move(card, hand(me), DISCARDS, "discard", me)
            g.then(me, End())
        else:
            g.then(me, SoloRound())
            g.then(me, DrawTile())
            g.then(me, RemoveTile(REMOVED_A_ROUND))


SOLO_CLEAN_UP: Final = SoloCleanUp()


@final
class RemoveTile(Clause[ExLibris]):
    """EXL-O5: choose a location to remove from the game."""

    asks: ClassVar[str] = "remove-tile"
    rule: ClassVar[str] = "EXL-O5"

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def numbers(self) -> tuple[int, ...]:
        """Give how many are to be removed."""
        return (self.count,)

    def figures(self, rules: Any, view: ExLibrisView, me: i64) -> dict[str, PlainValue]:
        """Give how many are to be removed."""
        return {"count": self.count}

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the locations."""
        return [int(REMOVE + tile) for tile in open_tiles(g)]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Remove it, and go on to the next."""
        g.move(TILE + action - REMOVE, PERMANENT, REMOVED, "remove", me)
        g.count_tiles()
        if self.count > 1:
            g.then(me, RemoveTile(self.count - 1))

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say that the location is not in town."""
        if not REMOVE < action < AT:
            return None
        return Reason("not-in-town", "EXL-O5", {"location": LOCATION_NAMES[action - REMOVE]})


@final
class DrawTile(Clause[ExLibris]):
    """EXL-O5: draw one location from the stack."""

    rule: ClassVar[str] = "EXL-O5"

    def perform(self, g: ExLibris, me: i64) -> None:
        """Draw it, if the stack has one."""
        if g.zones[STACK]:
            g.draw(STACK, PERMANENT, "tile", me)
