"""The twelve special assistants: their powers as rows keyed by what sets them off, and their manners.

"arrival": an assistant arrives at a location or at home. "taking": the acting special assistant draws or takes a card.
"discarding": the cards left at a location are about to be discarded. How a card may be shelved is in `WAYS`, how an
assistant may be placed in `MANNERS`.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from readingroom.engine.clause import Effect, Reaction
from readingroom.engine.event import NONE
from readingroom.games.exlibris.clauses import (
    ALL,
    Draw,
    MayShelveTaken,
)
from readingroom.games.exlibris.components import (
    AUTOMATON,
    BOOKWORM,
    CUBE,
    DIVINERS_HUT,
    FIRE_IMP,
    GHOST,
    GOBLIN,
    GOLEM,
    HOME,
    MUMMY,
    SASQUATCH,
    SNOWMAN,
    WITCH,
    WIZARD,
    delayed,
)
from readingroom.games.exlibris.placing import MANNERS, REPLACING, Manners
from readingroom.games.exlibris.powers import (
    BOTH,
    AskToll,
    HomeActionForEachHere,
    MayBurn,
    MayRepeat,
    MayRetreat,
    MaySalvage,
    MaySteal,
    RevealTop,
)
from readingroom.games.exlibris.shelving import ANY, WAYS, PlaceOrBury, PlaceOrShift
from readingroom.games.exlibris.state import (
    PER_SEAT,
    POWERS,
    ExLibris,
    special_of,
)

ARRIVING: Final[i64] = 1 << 20  # the rank of the arriving assistant's own power: after those who were there before


# What sets a power off


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Reaction[ExLibris]):
    """The power of one special assistant."""

    def __init__(self, kind: i64, effect: Effect) -> None:
        super().__init__(effect)
        self.kind: Final = kind


@final
class Arrives(Power):
    """EXL-P1: the power of a special assistant when it arrives itself, after those of others who were there."""

    def reacts(self, g: ExLibris, seat: i64, actor: i64, what: i64) -> i64:
        """It answers its own arrival."""
        return ARRIVING if seat == actor and g.acting == seat and g.kinds[seat] == self.kind else NONE


@final
class Shares(Power):
    """The power of a special assistant that arrives on an occupied space, not in the place of another."""

    def reacts(self, g: ExLibris, seat: i64, actor: i64, what: i64) -> i64:
        """It answers its own arrival beside another."""
        if seat != actor or g.acting != seat or g.kinds[seat] != self.kind or what >= REPLACING or what == HOME:
            return NONE
        mine = special_of(seat)
        for piece in range(PER_SEAT * g.seats):
            if piece != mine and g.where[piece] == what and g.space[piece] == g.space[mine]:
                return ARRIVING
        return NONE


@final
class Meets(Power):
    """EXL-P1: the power of a special assistant when an opponent's arrives where it is, the oldest there first."""

    def reacts(self, g: ExLibris, seat: i64, actor: i64, what: i64) -> i64:
        """It answers an opponent's arrival."""
        mine = special_of(seat)
        if seat == actor or g.kinds[seat] != self.kind or what % REPLACING == HOME or g.where[mine] != what % REPLACING:
            return NONE
        return g.since[mine]


@final
class GetsBanned(Power):
    """The power of a special assistant whose action draws or takes a card with a banned book."""

    def reacts(self, g: ExLibris, seat: i64, actor: i64, what: i64) -> i64:
        """It answers such a card; without a card, it says whether it would."""
        mine = seat == actor and g.acting == seat and g.kinds[seat] == self.kind
        return 0 if mine and (what < 0 or g.deck.showing(what, g.banned)) else NONE


@final
class OnLocation(Power):
    """The power of a special assistant that is still on a location while others are resolved."""

    def reacts(self, g: ExLibris, seat: i64, actor: i64, what: i64) -> i64:
        """It answers while it is on a location."""
        return 0 if g.kinds[seat] == self.kind and g.where[special_of(seat)] > HOME else NONE


# Where they may be placed, and what they do at home


@final
class Shy(Manners):
    """EXL-A5: only where no opponent's assistant is."""

    def choosy(self) -> bool:
        """It does."""
        return True

    def spaces(self, g: ExLibris, seat: i64, tile: i64, free: i64, held: i64) -> i64:
        """Keep away from opponents."""
        return 0 if g.opponents_at(seat, tile) else free


@final
class Haunting(Manners):
    """EXL-A7: not on the Diviner's Hut; may share an occupied space of an instant location."""

    def choosy(self) -> bool:
        """It does."""
        return True

    def spaces(self, g: ExLibris, seat: i64, tile: i64, free: i64, held: i64) -> i64:
        """Offer occupied spaces too."""
        if not self.enters(tile):
            return 0
        return free if delayed(tile) else free | held

    def enters(self, tile: i64) -> bool:
        """Keep out of the Hut."""
        return tile != DIVINERS_HUT


@final
class Cold(Manners):
    """EXL-A8: while on an instant location, no other assistant may be placed there."""

    def bars(self, tile: i64) -> bool:
        """Bar instant locations."""
        return not delayed(tile)


@final
class Hungry(Manners):
    """EXL-A6: at home both home actions, and perhaps again."""

    def home(self) -> Effect:
        """Give its own effect."""
        return BOOKWORM_AT_HOME


BOOKWORM_AT_HOME: Final = Effect(
    "EXL-A6",
    "You may do both home actions; then you may discard one card, from hand or shelf, to do them once more.",
    BOTH, MayRepeat(),
)  # fmt: skip

POWERS["arrival"] = [
    Arrives(GOBLIN, Effect(
        "EXL-A1",
        "For each opponent here you may name a category; they give you a hand card that shows it, or show you their"
        " hand. You may shelve what you got.",
        MaySteal(0), MayShelveTaken(ALL),
    )),
    Arrives(AUTOMATON, Effect(
        "EXL-A2",
        "You may do one home action for each other assistant of yours here.",
        HomeActionForEachHere(),
    )),
    Meets(CUBE, Effect(
        "EXL-A4",
        "The opponent who arrives gives you a random hand card, or lets you do both home actions.",
        AskToll(),
    )),
    Meets(SASQUATCH, Effect(
        "EXL-A5",
        "When an opponent's assistant arrives, you may take the Sasquatch back, to place it again this round.",
        MayRetreat(),
    )),
    Shares(GHOST, Effect(
        "EXL-A7",
        "Sharing an occupied space, draw one card.",
        Draw(1),
    )),
    Arrives(FIRE_IMP, Effect(
        "EXL-A12",
        "You may discard one card here for one home action, or all of them (two or more) for two.",
        MayBurn(),
    )),
]  # fmt: skip
POWERS["taking"] = [
    GetsBanned(WITCH, Effect(
        "EXL-A11",
        "When you draw or take a card with a banned book, reveal the top of the draw pile; keep either, discard the"
        " other.",
        RevealTop(),
    )),
]  # fmt: skip
POWERS["discarding"] = [
    OnLocation(GOLEM, Effect(
        "EXL-A9",
        "You may take, or shelve, one card that would be discarded here.",
        MaySalvage(), MayShelveTaken(1),
    )),
]  # fmt: skip
WAYS[MUMMY] = [PlaceOrBury(most or ANY) for most in range(40)]
WAYS[WIZARD] = [PlaceOrShift(most or ANY) for most in range(40)]
MANNERS[SASQUATCH] = Shy()
MANNERS[BOOKWORM] = Hungry()
MANNERS[GHOST] = Haunting()
MANNERS[SNOWMAN] = Cold()


def power_of(kind: i64) -> Effect:
    """Give the effect of a special assistant's power: set off by something, or at home."""
    for rows in POWERS.values():
        for power in rows:
            if isinstance(power, Power) and power.kind == kind:
                return power.effect
    return MANNERS[kind].home()
