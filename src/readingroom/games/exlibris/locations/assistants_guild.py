"""The Assistants' Guild: an assistant from home replaces an opponent's."""

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.clause import Clause
from readingroom.engine.reason import Reason
from readingroom.games.exlibris.actions import OUST, PLACE, RECALL, REMOVE, SPECIAL
from readingroom.games.exlibris.components import HOME, LOCATION_NAMES, Deck
from readingroom.games.exlibris.locations.location import LocationEffect
from readingroom.games.exlibris.placing import OnTheWay, arrive, open_tiles, send_back
from readingroom.games.exlibris.state import PER_SEAT, ExLibris, special_of
from readingroom.games.exlibris.view import ExLibrisView


@final
class Guild(Clause[ExLibris]):
    """EXL-L15: move one of your assistants from your library to a space held by an opponent's assistant."""

    asks: ClassVar[str] = "guild"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the locations with opponents, for a plain assistant at home and for the special one."""
        tiles = [tile for tile in open_tiles(g) if g.opponents_at(me, tile)]
        special = special_of(me)
        options: list[int] = []
        if g.count_at(me, HOME) > (1 if g.where[special] == HOME else 0):
            options += [int(PLACE + tile) for tile in tiles]
        if g.where[special] == HOME:
            options += [int(SPECIAL + tile) for tile in tiles if g.book.habits[g.kinds[me]].enters(tile)]
        return options

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Go on to whom it replaces."""
        if action >= SPECIAL:
            g.then(me, Oust(special_of(me), action - SPECIAL))
        else:
            piece = special_of(me) + 1
            while g.where[piece] != HOME:
                piece += 1
            g.then(me, Oust(piece, action - PLACE))

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say that nobody is at home, that there is nobody to replace, or that one's assistant does not go there."""
        if not PLACE <= action < RECALL:
            return None
        special = action >= SPECIAL
        tile = action - (SPECIAL if special else PLACE)
        mine = view.where(view.seat)
        if HOME not in (mine[:1] if special else mine[1:]):
            return Reason("guild-home", "EXL-L15", {"assistant": "special" if special else "plain"})
        if tile == HOME or not view.table.opponents_at(view.seat, tile):
            return Reason("guild-nobody", "EXL-L15", {"location": LOCATION_NAMES[tile]})
        return view.table.book.habits[view.kind(view.seat)].why_not(view.table, view.seat, tile)


GUILD: Final = Guild()


@final
class Oust(OnTheWay):
    """EXL-L15: the displaced assistant returns first, to be placed again this round; then the moved one arrives."""

    asks: ClassVar[str] = "oust"

    def options(self, g: ExLibris, me: i64) -> list[int]:
        """Offer the opponents' assistants there."""
        pieces = range(PER_SEAT * g.seats)
        return [int(OUST + piece) for piece in pieces if g.where[piece] == self.tile and piece // PER_SEAT != me]

    def answer(self, g: ExLibris, me: i64, action: i64) -> None:
        """Take its space."""
        space: i64 = g.space[action - OUST]
        send_back(g, action - OUST, "oust")
        arrive(g, me, self.piece, self.tile, space, True)

    def why_not(self, rules: Any, view: ExLibrisView, action: int) -> Reason | None:
        """Say that it is no opponent's assistant of those there."""
        return Reason("oust-there", "EXL-L15", {}) if OUST <= action <= REMOVE else None


@final
class AssistantsGuild(LocationEffect):
    """The Guild needs somebody at home, and somebody to replace."""

    def count(self, deck: Deck, view: ExLibrisView, here: i64) -> int:
        """Give how many of one's assistants are at home."""
        return len([where for where in view.where(view.seat) if where == HOME])

    def nothing(self, deck: Deck, view: ExLibrisView, here: i64) -> bool:
        """Say whether nobody is at home who could replace an opponent's assistant at a location."""
        return not GUILD.options(view.table, view.seat)


EFFECT: Final[LocationEffect] = AssistantsGuild(
    "EXL-L15",
    "Move one of your assistants from your library to a location space held by an opponent's assistant, who gets it"
    " back to place again this round. The moved assistant arrives there.",
    GUILD,
)
