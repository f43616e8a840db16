"""What happens when an assistant meets a location or another assistant: what is chosen, what follows, how it ends.

How a line of the table is read. Ada's special assistant arrives where Ben's plain one stands, if a second one can stand
there; the Automaton arrives where another of Ada's stands. The Cube, the Sasquatch and the Snowman, whose powers are
about those who come after them, arrive first, and then Ben comes (with the Ghost where there is one space only, which
it can share). With the Yard Sale there are four players, so that it has two spaces. After these lines come those that
the Guild moves, after which the ousted one comes back, and those that the Lodge sends home. Of two assistants that
meet, Ada's arrives at the Bookseller where Ben's is, and then Cy comes too; if Ada's is kept out of there, that is said
first, and the Guild moves it in.

Everybody takes the last of their options each time, but: they give up one card only, make the lowest bid, take the
first space, shelve again what they take off at the Lodge, and with the Witch they draw rather than shelve. Those that
are still to be placed go home at last and do nothing there; this is left out. The round is played to its end.

Before the bar stand the choices, with the initial of who made them, and in brackets what followed by itself; after it,
for each player who has something, the hand and the shelf at the end of the round ("on" the shelf; "_" means that a card
is buried there, "##" is a card that lies face down; which cards these are stands in brackets), then the discard pile
from the bottom, and who holds the first player token if that is no longer Cy.

At the start Ada has E6 F5 G1 on A3 B2 / C4 D7, Ben K1 L2 R5, Cy T4; U1 and X1 are discarded; A6 H4 J2 Y1 S9 V2 W4 Z3
are drawn in this order; what lies at the locations is in `LAID`. Fiction is prominent; codices are banned, and shown by
A6 L2 N2 P2 Q1 T4 U1 Y1 Z3. Spells, the last category and so the one that is named, are on all but A6 B2 H4 J2 L2 Q1 R5
W4 Z3.
"""

from pathlib import Path

from readingroom.engine.event import Event
from readingroom.games.exlibris.components import ASSISTANT_NAMES, LOCATION_NAMES
from readingroom.games.exlibris.state import spent
from tests.games.exlibris.tables import RULES, Library, table

FILE = Path(__file__).parent / "meetings.txt"
HOSTS = ("gelatinous-cube", "sasquatch", "snowman")  # their powers are about those who come after them
SINGLE = ("diviners-hut", "assistants-guild", "tax-collector")  # with one space for any number of players
LAID = {
    "book-swap": "M4 O3 P2", "auction-house": "M4 N2 O3", "community-center": "M4 N2 O3 P2", "book-collector": "P2",
    "bookseller": "M4 N2 O3 P2", "mystery-shack": "M4 N2 O3 Q1", "flea-market": "M4 N2 O3 P2 Q1",
    "tax-collector": "M4",
}  # fmt: skip
FIRST_OF_ALL = ("place-assistant", "choose-space", "rearrange")  # of these the first option is taken
HOME_ACTIONS = ("home-action", "both-home-actions")
HAPPENS = {
    "draw": "draws", "careful-draw": "draws", "reveal": "reveals", "outbid": "is outbid", "oust": "is ousted",
    "no-sale": "cannot pay", "win": "wins", "no-winner": "wins nothing", "token": "gets the token",
    "show-hand": "shows the hand",
}  # fmt: skip


def at_location(assistant: str, location: str) -> str:
    """Let an assistant and a location meet."""
    host = assistant in HOSTS
    shares = assistant == "ghost" or location not in SINGLE
    there = "" if host or not shares else f"Ada: {location}, " if assistant == "automaton" else f"Ben: {location}, "
    guild = location == "assistants-guild"
    ghost = ", Ben: ghost" if host and (location in SINGLE or assistant == "snowman") else ""
    game = laid_out(
        f"{location} bookseller" if guild else location, f"Ada: {assistant}{ghost}",
        f"{there}Ada: home, Ben: home, Cy: {'bookseller' if guild else 'home'}",
        seats="Ada Ben Cy Dot" if location == "yard-sale" else "Ada Ben Cy",
    )  # fmt: skip
    if location not in game.offers("Ada", "special").split():
        assert (assistant, location) == ("ghost", "diviners-hut")
        return "cannot meet: the Ghost never enters the Hut"
    words = said(game, "Ada", f"special {location}")
    if host:
        words += told(game, until="Ben")
        words += comes(game, "Ben", location)
    return whole(game, words)


def comes(game: Library, name: str, location: str) -> list[str]:
    """Let another come to a location, with the special assistant if a plain one cannot; or say that none can."""
    for verb in ("place", "special"):
        if location in game.offers(name, verb).split():
            return said(game, name, f"{verb} {location}")
    return [f"({name[0]} cannot come)"]


def moved_by_the_guild(assistant: str) -> str:
    """Let the Guild move an assistant from home into the place of Cy's, who comes back."""
    game = laid_out(
        "bookseller assistants-guild", f"Ada: {assistant}",
        f"Ada: *home{' bookseller' if assistant == 'automaton' else ''}, Ben: bookseller home, Cy: bookseller home",
    )  # fmt: skip
    words = said(game, "Ada", "place assistants-guild")
    words += told(game, until="Cy")
    words += comes(game, "Cy", "bookseller")
    return whole(game, words)


def sent_home_by_the_lodge(assistant: str) -> str:
    """Let the Lodge send an assistant home, where it does its home action."""
    game = laid_out("librarians-lodge bookseller", f"Ada: {assistant}", "Ada: *bookseller, Ben: home, Cy: home")
    return whole(game, said(game, "Ada", "place librarians-lodge") + said(game, "Ada", "recall 0 special"))


def with_another(arriving: str, there: str) -> str:
    """Let an assistant arrive where another is."""
    if arriving == there:
        return "cannot meet: there is one of each"
    special = f"Ada: {arriving}, Ben: {there}"
    game = laid_out("bookseller", special, "Ada: home, Ben: *bookseller home, Cy: home")
    if "bookseller" in game.offers("Ada", "special").split():
        words = said(game, "Ada", "special bookseller")
    else:
        game = laid_out(
            "bookseller assistants-guild", special, "Ada: *home, Ben: *bookseller home, Cy: bookseller home"
        )  # fmt: skip
        words = ["(A is kept out)", *said(game, "Ada", "place assistants-guild")]
    words += told(game, until="Cy")
    words += comes(game, "Cy", "bookseller")
    return whole(game, words)


def laid_out(tiles: str, special: str, at: str, seats: str = "Ada Ben Cy") -> Library:
    """Lay out the table at which all of them meet."""
    cards = [f"{tile}: {LAID[tile]}" for tile in tiles.split() if tile in LAID]
    return table(
        seats, tiles=tiles, special=special, at=at, cards=", ".join(cards),
        hands="Ada: E6 F5 G1, Ben: K1 L2 R5, Cy: T4", shelves="Ada: A3 B2 / C4 D7",
        draw="A6 H4 J2 Y1 S9 V2 W4 Z3", discard="U1 X1", first="Cy",
    )  # fmt: skip


# Playing and telling


def said(game: Library, name: str, action: str) -> list[str]:
    """Let a player do something certain, and tell it."""
    return played(game, game.seat(name), game.rules.catalogue.find(action))


def played(game: Library, seat: int, action: int) -> list[str]:
    """Play an action, and tell it with what followed by itself."""
    events = RULES.play(game.g, seat, action)
    return [
        f"{game.names[seat][0]} {RULES.catalogue.text(action)}",
        *(followed(game, each) for each in events if each.code in HAPPENS),
    ]


def followed(game: Library, event: Event) -> str:
    """Tell what happened by itself."""
    card = f" {game.text([event.card])}" if event.code in ("draw", "careful-draw", "reveal") else ""
    return f"[{game.names[event.seat][0]} {HAPPENS[event.code]}{card}]"


def told(game: Library, until: str = "") -> list[str]:
    """Play on until somebody is to place an assistant, or to the end of the round, and tell what was chosen."""
    words: list[str] = []
    now = game.g.round
    idle = False  # an assistant was placed at home only because it had to be
    while game.g.round == now:
        seat = game.rules.asked(game.g)[0]
        code = RULES.prompt(RULES.look(game.g, seat)).code
        if code == "place-assistant" and game.names[seat] == until:
            return words
        if code == "place-assistant":
            idle = True
        answer = choice(game, seat, code, idle)
        action, *rest = played(game, seat, answer)
        words += rest if idle and code in ("place-assistant", "repeat", *HOME_ACTIONS) else [action, *rest]
    return words


def choice(game: Library, seat: int, code: str, idle: bool) -> int:
    """Choose as everybody does here."""
    options = game.rules.options(game.g, seat)
    if code in ("give-up", "lay-out"):
        return options[0] if game.g.zones[spent(seat)] else options[-1]
    if code in HOME_ACTIONS and game.g.kinds[seat] == ASSISTANT_NAMES.index("witch") and not idle:
        return options[1]
    home = idle and code in ("repeat", *HOME_ACTIONS)
    return options[0] if home or code in FIRST_OF_ALL else options[-1]


def whole(game: Library, words: list[str]) -> str:
    """Play the round to its end, and write down what was chosen and how things lie then."""
    words = words + told(game)
    return f"{', '.join(words)} | {ending(game)}"


def ending(game: Library) -> str:
    """Write down how things lie."""
    parts: list[str] = []
    for name in game.names:
        hand, shelf, hidden = game.hand(name), game.shelf(name), game.hidden(name)
        if hand or shelf:
            parts.append(f"{name[0]} {hand or '-'}{f' on {shelf}' if shelf else ''}{f' ({hidden})' if hidden else ''}")
    parts.append(f"discards {game.discards() or '-'}")
    if game.first() != "Cy":
        parts.append(f"token {game.first()[0]}")
    return "; ".join(parts)


# All of them


def every_assistant() -> list[str]:
    """List the special assistants."""
    return list(ASSISTANT_NAMES[1:])


def every_location() -> list[tuple[str, str]]:
    """List every assistant with every location."""
    return [(assistant, location) for assistant in every_assistant() for location in LOCATION_NAMES[1:]]


def every_pair() -> list[tuple[str, str]]:
    """List every assistant with every other."""
    return [(one, other) for one in every_assistant() for other in every_assistant()]


def all_meetings() -> str:
    """Write down all of them."""
    lines = [f"{one} at {place}: {at_location(one, place)}" for one, place in every_location()]
    lines += [f"{one} moved by the guild: {moved_by_the_guild(one)}" for one in every_assistant()]
    lines += [f"{one} sent home by the lodge: {sent_home_by_the_lodge(one)}" for one in every_assistant()]
    lines += [f"{one} meets {other}: {with_another(one, other)}" for one, other in every_pair()]
    return "\n".join([*lines, ""])


if __name__ == "__main__":  # after a change of a rule: write the file anew, and read what changed
    FILE.write_text(all_meetings(), encoding="utf-8", newline="\n")
