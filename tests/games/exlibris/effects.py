"""One short play for every location and every special assistant: what is laid out, and what is said."""

from typing import Any, NamedTuple

from tests.games.exlibris.tables import Library, table


class Play(NamedTuple):
    """A play: the table, and what the players say."""

    laid: dict[str, Any]
    said: str

    def game(self) -> Library:
        """Lay out the table."""
        return table(**self.laid)


def play(said: str, **laid: Any) -> Play:
    """Make a play."""
    return Play(laid, said)


PLAYS = {
    "EXL-R5": play("Ada place home, Ada shelve A1, Ada at 1,2", hands="Ada: A1", shelves="Ada: B1"),
    "EXL-L1": play("Ada place diviners-hut", tiles="diviners-hut", first="Cy", active="Ada", draw="A1"),
    "EXL-L2": play(
        "Ada place book-swap, Ada give A1, Ada take C1, Ada shelve C1, Ada at 1,1",
        tiles="book-swap", hands="Ada: A1 B1", cards="book-swap: C1",
    ),
    "EXL-L3": play(
        "Ada place auction-house, Ada bid 2, Ben place home, Ben done, Ada place home, Ada done, Ben place home,"
        " Ben done, Ada discard A1, Ada discard B1, Ada done",
        seats="Ada Ben", tiles="auction-house", at="Ben: auction-house/1", cards="auction-house: C1",
        hands="Ada: A1 B1, Ben: D1",
    ),
    "EXL-L4": play(
        "Ada place donation-bin, Ada discard A1, Ada discard B1, Ada done, Ada shelve C1, Ada at 1,1",
        tiles="donation-bin", hands="Ada: A1 C1", shelves="Ada: B1",
    ),
    "EXL-L5": play(
        "Ada place community-center, Ada take A1, Ada give B1, Ada to 1, Ada done, Ben shelve B1, Ben at 1,1",
        tiles="community-center", cards="community-center: A1 B1",
    ),
    "EXL-L6": play(
        "Ada place wishing-well, Ada discard A1, Ada done, Ada done", tiles="wishing-well", hands="Ada: A1 B1",
        draw="C1 D1",
    ),
    "EXL-L7": play(
        "Ada place gambling-den, Ada name historic, Ada done", tiles="gambling-den", draw="J2 O2 T1 K3"
    ),
    "EXL-L8": play(
        "Ada place librarians-lodge, Ada recall 0 1, Ada draw, Ada lift A1, Ada swap B1",
        tiles="librarians-lodge bookseller", at="Ada: bookseller", shelves="Ada: A1 B1", draw="C1",
    ),
    "EXL-L9": play(
        "Ada place book-collector, Ada discard E6, Ada discard F5, Ada done, Ada done",
        tiles="book-collector", cards="book-collector: E2", hands="Ada: E6 F5", shelves="Ada: A1", draw="C1 D1",
    ),
    "EXL-L10": play("Ada place bookseller, Ada take A1, Ada done", tiles="bookseller", cards="bookseller: A1 B1"),
    "EXL-L11": play(
        "Ada place home, Ada done, Ben place home, Ben done, Ben place home, Ben done, Ada name spells, Ada take E6,"
        " Ada done", seats="Ada Ben", tiles="dump", at="Ada: dump", discard="E6 C1", hands="Ada: A1, Ben: B1",
    ),
    "EXL-L12": play(
        "Ada place home, Ada done, Ben place home, Ben done, Ben place home, Ben done, Ada take A1, Ada done,"
        " Ada take B1, Ada shelve B1, Ada at 1,1",
        seats="Ada Ben", tiles="alehouse", at="Ada: alehouse", draw="A1 B1", hands="Ada: D1, Ben: E1",
    ),
    "EXL-L13": play(
        "Ada place mystery-shack, Ada name spells, Ada take E6, Ada done, Ada done",
        tiles="mystery-shack", cards="mystery-shack: E6 A1",
    ),
    "EXL-L14": play(
        "Ada place flea-market, Ada take A1, Ada take B1, Ada done", tiles="flea-market", at="Ben: flea-market",
        cards="flea-market: A1 B1",
    ),
    "EXL-L15": play(
        "Ada place assistants-guild, Ada place bookseller, Ada oust 1 1, Ada take A1, Ada done",
        tiles="assistants-guild bookseller", at="Ada: home, Ben: bookseller", cards="bookseller: A1",
    ),
    "EXL-L16": play(
        "Ada place tax-collector, Ben give B1, Cy give C1, Ada discard A1, Ada take C1, Ada done",
        tiles="tax-collector", cards="tax-collector: D1", hands="Ada: A1, Ben: B1", shelves="Cy: C1",
    ),
    "EXL-L17": play(
        "Ada place yard-sale, Ada give A1, Ada give B1, Ben take A1, Ben done, Cy pass, Ben pass, Ada done",
        tiles="yard-sale", hands="Ada: A1 B1", draw="C1 D1",
    ),
    "EXL-L18": play(
        "Ada place joiners-workshop, Ada lift A1, Ada lift A1, Ada slide 1",
        tiles="joiners-workshop", shelves="Ada: A1 . B1 / C1 D1 E1",
    ),
    "EXL-L20": play(
        "Ada place assistants-guild, Ada place auction-house, Ada oust 1 1", seats="Ada Ben",
        tiles="assistants-guild auction-house", at="Ada: home, Ben: auction-house/3", cards="auction-house: A1",
    ),
    "EXL-A1": play(
        "Ada special bookseller, Ada to 1, Ada name spells, Ben give E6, Ada to 2, Ada name spells, Ada shelve E6,"
        " Ada at 1,1, Ada take A1, Ada done",
        tiles="bookseller", special="Ada: goblin-sneak", at="Ben: bookseller, Cy: bookseller", cards="bookseller: A1",
        hands="Ben: E6, Cy: J2", seats="Ada Ben Cy Dot",
    ),
    "EXL-A2": play(
        "Ada special bookseller, Ada draw, Ada take A1, Ada done",
        tiles="bookseller", special="Ada: automaton", at="Ada: bookseller", cards="bookseller: A1", draw="B1",
    ),
    "EXL-A3": play(
        "Ada special bookseller, Ada take A1, Ada shelve A1, Ada under 1,1",
        tiles="bookseller", special="Ada: mummy", cards="bookseller: A1", shelves="Ada: B1",
    ),
    "EXL-A4": play(
        "Ada place bookseller, Ada allow, Ben draw, Ben done, Ada take A1, Ada done",
        tiles="bookseller", special="Ben: gelatinous-cube", at="Ben: *bookseller", cards="bookseller: A1",
        hands="Ada: C1, Ben: D1", draw="B1",
    ),
    "EXL-A5": play(
        "Ada place bookseller, Ben retreat, Ada take A1, Ada done",
        tiles="bookseller", special="Ben: sasquatch", at="Ben: *bookseller", cards="bookseller: A1",
    ),
    "EXL-A6": play(
        "Ada special home, Ada draw, Ada done, Ada again, Ada discard A1, Ada done",
        special="Ada: bookworm", hands="Ada: A1 C1", draw="B1",
    ),
    "EXL-A7": play(
        "Ada special bookseller, Ada space 1, Ada take A1, Ada done",
        tiles="bookseller", special="Ada: ghost", at="Ben: bookseller", cards="bookseller: A1", draw="B1",
    ),
    "EXL-A8": play(
        "Ada special bookseller, Ada take A1, Ada done", tiles="bookseller", special="Ada: snowman",
        cards="bookseller: A1",
    ),
    "EXL-A9": play(
        "Ada place home, Ada done, Ben place home, Ben done, Ben place home, Ben done, Ada take A1, Ada done",
        seats="Ada Ben", tiles="bookseller", special="Ada: junk-golem", at="Ada: *bookseller home",
        cards="bookseller: A1 B1", hands="Ada: C1, Ben: D1",
    ),
    "EXL-A10": play(
        "Ada special bookseller, Ada take B1, Ada shelve B1, Ada lift C1, Ada shift right, Ada at 1,2",
        tiles="bookseller", special="Ada: wizard", cards="bookseller: B1", shelves="Ada: A1 C1",
    ),
    "EXL-A11": play(
        "Ada special bookseller, Ada take L2, Ada take B1, Ada done",
        tiles="bookseller", special="Ada: witch", cards="bookseller: L2", draw="B1",
    ),
    "EXL-A12": play(
        "Ada special bookseller, Ada discard B1, Ada draw, Ada take A1, Ada done",
        tiles="bookseller", special="Ada: fire-imp", cards="bookseller: A1 B1", draw="C1",
    ),
}  # fmt: skip
