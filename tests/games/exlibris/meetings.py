"""What happens when an assistant meets a location or another assistant: who is asked what, and how it ends.

Ada's special assistant arrives where Ben's assistant is (or her own, or Ben arrives where it is: what its power is
about), and the round is played to its end. Everybody takes the last of their options each time, gives up one card only,
makes the lowest bid, takes the first space, and places the other assistants at home to do nothing there. A meeting is
written as the prompts that come up, with the initial of who is asked, and after a bar how many cards Ada has in hand,
and her shelf.
"""

from pathlib import Path

from readingroom.games.exlibris.components import ASSISTANT_NAMES, LOCATION_NAMES
from readingroom.games.exlibris.state import hand, spent
from tests.games.exlibris.tables import RULES, Library, table

FILE = Path(__file__).parent / "meetings.txt"
HOSTS = ("gelatinous-cube", "sasquatch", "snowman")  # their powers are about those who come after them
SINGLE = ("diviners-hut", "assistants-guild", "tax-collector", "yard-sale")  # one space, with three players
CARDS = ["M4", "N2", "O3", "P2", "Q1"]
LAID = {
    "book-swap": 3, "auction-house": 3, "community-center": 4, "book-collector": 1, "bookseller": 4,
    "mystery-shack": 4, "flea-market": 5, "tax-collector": 1,
}  # fmt: skip


def at_location(assistant: str, location: str) -> str:
    """Let an assistant and a location meet."""
    host = assistant in HOSTS
    laid = " ".join(CARDS[: LAID.get(location, 0)])
    game = table(
        tiles="assistants-guild bookseller" if location == "assistants-guild" else location,
        special=f"Ada: {assistant}", at=company(assistant, location), cards=f"{location}: {laid}" if laid else "",
        hands="Ada: E6 F5, Ben: K1 R5, Cy: T1", shelves="Ada: A3 B2 / C4 D7", draw="A6 H4 J2 S9 U1 V2 W4 Z3",
        discard="X1 Y1", active="Ben" if host else "Ada",
    )  # fmt: skip
    name, verb = ("Ben", "place") if host else ("Ada", "special")
    if location not in game.offers(name, verb).split():
        return why_not(assistant, location)
    game.say(f"{name} {verb} {location}")
    return told(game)


def company(assistant: str, location: str) -> str:
    """Say who stands where before they meet."""
    if location == "assistants-guild":
        return (
            f"Ada: *{location} home, Ben: home, Cy: bookseller" if assistant in HOSTS else "Ada: home, Cy: bookseller"
        )
    if assistant in HOSTS:
        return f"Ada: *{location} home, Ben: home"
    if location in SINGLE and assistant != "ghost":
        return "Ada: home, Ben: home"
    if assistant == "automaton":
        return f"Ada: {location}, Ben: home"
    return f"Ada: home, Ben: {location} home"


def why_not(assistant: str, location: str) -> str:
    """Say why an assistant and a location, or others at it, cannot meet."""
    if assistant == "ghost" and location == "diviners-hut":
        return "cannot meet: the Ghost never enters the Hut"
    if location in SINGLE:
        return "cannot meet: there is one space only, so nobody comes after it"
    assert assistant == "snowman"
    return "cannot meet: the Snowman keeps everybody out"


def with_another(arriving: str, there: str) -> str:
    """Let an assistant arrive where another is."""
    if arriving == there:
        return "cannot meet: there is one of each"
    game = table(
        tiles="bookseller", special=f"Ada: {arriving}, Ben: {there}", at="Ada: home, Ben: *bookseller home",
        cards="bookseller: M4 N2 O3 P2", hands="Ada: E6 F5, Ben: K1 R5", shelves="Ada: A3 B2 / C4 D7",
        draw="A6 H4 J2 S9 U1 V2 W4 Z3",
    )  # fmt: skip
    if "bookseller" not in game.offers("Ada", "special").split():
        if there == "snowman":
            return "cannot meet: the Snowman keeps everybody out"
        assert arriving == "sasquatch"
        return "cannot meet: the Sasquatch keeps away from opponents"
    game.say("Ada special bookseller")
    return told(game)


def told(game: Library) -> str:
    """Play the round to its end and tell what was asked."""
    words: list[str] = []
    now = game.g.round
    idle = False  # an assistant was placed at home only because it had to be
    while game.g.round == now:
        seat = game.rules.asked(game.g)[0]
        code = RULES.prompt(RULES.look(game.g, seat)).code
        RULES.play(game.g, seat, choice(game, seat, code, idle))
        if code == "place-assistant":
            idle = True
        elif not (idle and code in ("home-action", "both-home-actions")):
            word = f"{game.names[seat][0]} {code}"
            if words[-1:] != [word]:
                words.append(word)
    cards = len(game.g.zones[hand(0)])
    return f"{', '.join(words) or 'nothing is asked'} | {cards} {game.shelf('Ada')}"


def choice(game: Library, seat: int, code: str, idle: bool) -> int:
    """Choose as everybody does here."""
    options = game.rules.options(game.g, seat)
    if code in ("give-up", "lay-out"):
        return options[0] if game.g.zones[spent(seat)] else options[-1]
    home = idle and code in ("home-action", "both-home-actions", "repeat")
    return options[0] if home or code in ("place-assistant", "choose-bid", "choose-space") else options[-1]


def every_location() -> list[tuple[str, str]]:
    """List every assistant with every location."""
    return [(assistant, location) for assistant in ASSISTANT_NAMES[1:] for location in LOCATION_NAMES[1:]]


def every_pair() -> list[tuple[str, str]]:
    """List every assistant with every other."""
    return [(one, other) for one in ASSISTANT_NAMES[1:] for other in ASSISTANT_NAMES[1:]]


def all_meetings() -> str:
    """Write down all of them."""
    lines = [f"{one} at {place}: {at_location(one, place)}" for one, place in every_location()]
    lines += [f"{one} meets {other}: {with_another(one, other)}" for one, other in every_pair()]
    return "\n".join([*lines, ""])


if __name__ == "__main__":  # after a change of a rule: write the file anew, and read what changed
    FILE.write_text(all_meetings(), encoding="utf-8", newline="\n")
