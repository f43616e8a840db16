"""Fills the book: every location and every special assistant, in the order of their numbers."""

from typing import Any, Final

from mypy_extensions import i64

from readingroom.engine.clause import Clause, Effect
from readingroom.engine.table import Reactions
from readingroom.games.exlibris.actions import MOST_SEATS
from readingroom.games.exlibris.assistants import (
    automaton,
    bookworm,
    fire_imp,
    gelatinous_cube,
    ghost,
    goblin_sneak,
    junk_golem,
    mummy,
    sasquatch,
    snowman,
    witch,
    wizard,
)
from readingroom.games.exlibris.assistants.power import Power
from readingroom.games.exlibris.book import EffectBook, Habits
from readingroom.games.exlibris.locations import (
    alehouse,
    assistants_guild,
    auction_house,
    book_collector,
    book_swap,
    bookseller,
    community_center,
    diviners_hut,
    donation_bin,
    dump,
    flea_market,
    gambling_den,
    home,
    joiners_workshop,
    librarians_lodge,
    mystery_shack,
    tax_collector,
    wishing_well,
    yard_sale,
)
from readingroom.games.exlibris.locations.location import LocationEffect
from readingroom.games.exlibris.shelf.shelving import PLACES_ONLY
from readingroom.games.exlibris.state import layout

EFFECTS: Final[list[LocationEffect]] = [
    home.EFFECT,
    diviners_hut.EFFECT,
    book_swap.EFFECT,
    auction_house.EFFECT,
    donation_bin.EFFECT,
    community_center.EFFECT,
    wishing_well.EFFECT,
    gambling_den.EFFECT,
    librarians_lodge.EFFECT,
    book_collector.EFFECT,
    bookseller.EFFECT,
    dump.EFFECT,
    alehouse.EFFECT,
    mystery_shack.EFFECT,
    flea_market.EFFECT,
    assistants_guild.EFFECT,
    tax_collector.EFFECT,
    yard_sale.EFFECT,
    joiners_workshop.EFFECT,
]

# What sets a power off. "arrival": an assistant arrives at a location or at home. "taking": the special assistant that
# acts draws or takes a card. "discarding": the cards left at a location are about to be discarded.
POWERS: Final[Reactions] = {
    "arrival": [
        goblin_sneak.POWER,
        automaton.POWER,
        gelatinous_cube.POWER,
        sasquatch.POWER,
        ghost.POWER,
        fire_imp.POWER,
    ],
    "taking": [witch.POWER],
    "discarding": [junk_golem.POWER],
}

USUAL: Final[Habits[Any]] = Habits()
HABITS: Final[list[Habits[Any]]] = [
    USUAL,
    USUAL,  # the Goblin Sneak
    USUAL,  # the Automaton
    USUAL,  # the Mummy
    USUAL,  # the Gelatinous Cube
    sasquatch.Shy(),
    bookworm.Hungry(),
    ghost.Haunting(),
    snowman.Cold(),
    USUAL,  # the Junk Golem
    USUAL,  # the Wizard
    USUAL,  # the Witch
    USUAL,  # the Fire Imp
]

WAYS: Final[list[list[Clause[Any]]]] = [
    PLACES_ONLY,
    PLACES_ONLY,  # the Goblin Sneak
    PLACES_ONLY,  # the Automaton
    mummy.WAYS,
    PLACES_ONLY,  # the Gelatinous Cube
    PLACES_ONLY,  # the Sasquatch
    PLACES_ONLY,  # the Bookworm
    PLACES_ONLY,  # the Ghost
    PLACES_ONLY,  # the Snowman
    PLACES_ONLY,  # the Junk Golem
    wizard.WAYS,
    PLACES_ONLY,  # the Witch
    PLACES_ONLY,  # the Fire Imp
]


def the_book() -> EffectBook:
    """Find the book again when a table is unpickled."""
    return EFFECT_BOOK


FACE_DOWN: Final = [tile for tile, effect in enumerate(EFFECTS) if effect.face_down]
LAYOUTS: Final = [layout(seats, FACE_DOWN) for seats in range(MOST_SEATS + 1)]
EFFECT_BOOK: Final[EffectBook] = EffectBook(the_book, [*EFFECTS], POWERS, WAYS, HABITS, LAYOUTS)


def power_of(kind: i64) -> Effect:
    """Give the effect of a special assistant's power: set off by something, or at home."""
    for rows in POWERS.values():
        for power in rows:
            if isinstance(power, Power) and power.kind == kind:
                return power.effect
    return EFFECT_BOOK.home(kind)
