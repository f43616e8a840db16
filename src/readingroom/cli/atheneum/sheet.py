"""The sheet of a real game of Atheneum: everybody's shelves as pictures, with points, wands and candles."""

import re
from functools import cache
from typing import Any

from readingroom.cli.refusals import refusal
from readingroom.cli.sheet import Scored, check_parts, parse
from readingroom.engine.errors import nearest
from readingroom.games.atheneum.components import WANDS
from readingroom.games.atheneum.objectives import COLOUR_LETTERS
from readingroom.games.atheneum.pictures import fill
from readingroom.games.atheneum.plan import COLOURS, COMPARTMENTS, MAIN, SIDES
from readingroom.games.atheneum.rules import AtheneumRules
from readingroom.games.atheneum.rules import rules as shipped_rules
from readingroom.games.atheneum.scoring import scores
from readingroom.games.atheneum.shelves import Shelves
from readingroom.locales import LANGUAGES, Language
from readingroom.locales import language as language_of
from readingroom.locales.atheneum import AtheneumWords
from readingroom.locales.sayings import saying
from readingroom.locales.voice import Voice

NEEDED = ("favourite", "points", "wands")
KNOWN = (*NEEDED, "candles", *COMPARTMENTS)
MOST_POINTS = 999


def score(text: str, rules: AtheneumRules, language: Language) -> Scored:
    """Read a sheet and score it."""
    data = parse(text)
    check_parts(data, ("players",), ("players",))
    players = data["players"]
    if not isinstance(players, dict) or not all(isinstance(each, dict) for each in players.values()):
        raise refusal("sheet-desks")
    if not rules.min_seats <= len(players) <= rules.max_seats:
        raise refusal("sheet-players", count=len(players), least=rules.min_seats, most=rules.max_seats)
    desks = [SheetDesk(name, parts, rules) for name, parts in players.items()]
    owner: dict[int, str] = {}
    for desk in desks:
        if desk.favourite in owner:
            raise refusal("sheet-favourite-twice", name=desk.name, other=owner[desk.favourite])
        owner[desk.favourite] = desk.name
    shelves, points = [desk.shelves for desk in desks], [desk.points for desk in desks]
    note = saying("atheneum-whose") if rules.deck_name() == shipped_rules().deck_name() else None
    return Scored(list(players), scores(shelves, points, [desk.wands for desk in desks], list(owner)), note)


class SheetDesk:
    """What a sheet says of one player."""

    def __init__(self, name: str, parts: dict[str, Any], rules: AtheneumRules) -> None:
        self.name = name
        self.parts = parts
        check_parts(parts, NEEDED, KNOWN, name)
        self.favourite = self.colour(rules)
        self.points = self.number("points", MOST_POINTS)
        self.wands = self.number("wands", int(WANDS))
        self.shelves = Shelves(rules.deck.plan)
        self.read_shelves()
        self.read_candles()

    def colour(self, rules: AtheneumRules) -> int:
        """Read the favourite subject, by its colour or its name in any language."""
        text = self.parts["favourite"]
        words = AtheneumWords(rules)
        known: set[str] = set()
        for number, code in enumerate(COLOURS):
            names = {code}
            for each in LANGUAGES:
                say = Voice(language_of(each), [], None).say
                names |= {say(words.colour(number)).casefold(), say(words.subject(number)).casefold()}
            if str(text).casefold().strip() in names:
                return number
            known |= names
        raise refusal(
            "sheet-favourite", name=self.name, text=str(text), known=", ".join(COLOURS), meant=nearest(str(text), known)
        )

    def number(self, part: str, most: int) -> int:
        """Read a whole number from 0 up."""
        value = self.parts[part]
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
            raise refusal("sheet-number", name=self.name, part=part, value=str(value), most=most)
        return value

    def read_shelves(self) -> None:
        """Read the pictures of the compartments; one that is left out is empty, or a side shelf that is not there."""
        homes = {name: number for number, name in enumerate(MAIN)}
        for name in SIDES:
            if name in self.parts:
                homes[name] = 5 + int(self.shelves.sides)
                self.shelves.add_side()
        for name, home in homes.items():
            if name not in self.parts:
                continue
            rows = [self.parts[name]] if isinstance(self.parts[name], str) else self.parts[name]
            if isinstance(rows, list):
                rows = [plain(row) if isinstance(row, str) else row for row in rows]
            plan = self.shelves.plan
            if (
                not isinstance(rows, list)
                or not all(isinstance(row, str) for row in rows)
                or fill(self.shelves, home, rows)
            ):
                size = {"width": plan.widths[home], "levels": plan.levels[home]}
                raise refusal("sheet-picture", name=self.name, part=name, **size)
            if not self.shelves.lawful():
                raise refusal("sheet-laws", name=self.name, part=name)

    def read_candles(self) -> None:
        """Read the candles, each by the points of its slot."""
        found = self.parts.get("candles", [])
        plan = self.shelves.plan
        free = [slot for slot in range(len(plan.candles)) if self.shelves.free_candles() >> slot & 1]
        known = ", ".join(str(plan.candles[slot]) for slot in free)
        for points in found if isinstance(found, list) else [found]:
            slot = next((each for each in free if plan.candles[each] == points), None)
            if slot is None or isinstance(points, bool) or not isinstance(found, list):
                raise refusal("sheet-candles", name=self.name, value=str(found), known=known)
            free.remove(slot)
            self.shelves.put_candle(slot)


@cache
def letters() -> dict[str, str]:
    """Give the letter in pictures for what stands on the backs of books in any language; small single letters too."""
    words = AtheneumWords(shipped_rules())
    found: dict[str, str] = {}
    for code in LANGUAGES:
        for colour, sign in enumerate(COLOUR_LETTERS):
            back = Voice(language_of(code), [], None).say(words.letter(colour))
            found[back] = sign
            if len(back) == 1:
                found[back.lower()] = sign
    return found


def plain(row: str) -> str:
    """Write a level of a picture with the letters of the notation, if it has those of a language."""
    longest = sorted(letters(), key=len, reverse=True)
    return re.sub("|".join(longest), lambda found: letters()[found[0]], row)
