"""What sets the power of a special assistant off."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from readingroom.engine.clause import Effect, Reaction
from readingroom.engine.event import NONE
from readingroom.games.exlibris.components import HOME
from readingroom.games.exlibris.placing import REPLACING
from readingroom.games.exlibris.state import PER_SEAT, ExLibris, special_of

ARRIVING: Final[i64] = 1 << 20  # the rank of the arriving assistant's own power: after those who were there before


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
        """Answer its own arrival only."""
        return ARRIVING if seat == actor and g.acting == seat and g.kinds[seat] == self.kind else NONE


@final
class Shares(Power):
    """The power of a special assistant that arrives on an occupied space, not in the place of another."""

    def reacts(self, g: ExLibris, seat: i64, actor: i64, what: i64) -> i64:
        """Answer its own arrival beside another."""
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
        """Answer an opponent's arrival where it is."""
        mine = special_of(seat)
        if seat == actor or g.kinds[seat] != self.kind or what % REPLACING == HOME or g.where[mine] != what % REPLACING:
            return NONE
        return g.since[mine]


@final
class GetsBanned(Power):
    """The power of a special assistant whose action draws or takes a card with a banned book."""

    def reacts(self, g: ExLibris, seat: i64, actor: i64, what: i64) -> i64:
        """Answer such a card; without a card, say whether it would."""
        mine = seat == actor and g.acting == seat and g.kinds[seat] == self.kind
        return 0 if mine and (what < 0 or g.deck.showing(what, g.banned)) else NONE


@final
class OnLocation(Power):
    """A power that answers at every location resolved while the special assistant stands on one, its own included."""

    def reacts(self, g: ExLibris, seat: i64, actor: i64, what: i64) -> i64:
        """Answer while it is on a location."""
        return 0 if g.kinds[seat] == self.kind and g.where[special_of(seat)] > HOME else NONE
