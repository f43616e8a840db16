"""A table is the fold of its log: who sits there, how the game stands, which prompts are open.

Nothing here waits or writes: a table says which entry would come next, and somebody else puts it into the store.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

import readingroom
from readingroom import bots
from readingroom.engine import record
from readingroom.engine.chance import Chance, Entropy
from readingroom.engine.errors import Refusal
from readingroom.engine.event import Event
from readingroom.engine.record import Fold, Record
from readingroom.engine.rules import Rules
from readingroom.server.log import Continued, Entry, Left, Moved, Opened, Placed, Plan, Sat, Started, Undone, seat_key
from readingroom.server.refusals import refusal

Stage = Literal["waiting", "playing", "over"]
AnyRules = Rules[Any, Any]

RULES: Final[dict[str, AnyRules]] = {}


def rules_of(game: str) -> AnyRules:
    """Give the rules of a game; they hold no game under way, so one object serves all tables."""
    if game not in RULES:
        RULES[game] = readingroom.load(game)
    return RULES[game]


class Chair:
    """A seat and who sits on it: a guest, a bot, or nobody."""

    def __init__(self, guest: str = "", bot: str = "") -> None:
        self.guest = guest
        self.bot = bot

    @property
    def open(self) -> bool:
        """Say whether nobody sits here."""
        return not self.guest and not self.bot


class Chapter:
    """What happened by one entry that stands: the set-up or an action."""

    def __init__(self, number: int, seat: int | None, events: list[Event]) -> None:
        self.number = number
        self.seat = seat
        self.events = events


class Table:
    """One table, as its log tells it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = -1  # of the last entry
        self.host = ""
        self.game = ""
        self.options: dict[str, str] = {}
        self.chairs: list[Chair] = []
        self.fold: Fold | None = None  # none while the table waits for players
        self.started = -1  # the number of the entry that set the game up
        self.prompts: dict[int, int] = {}  # by seat that is asked: the entry that opened its prompt
        self.chapters: list[Chapter] = []
        self.undone = -1  # the number of the last entry that took something back
        self.keys: dict[str, int] = {}
        self.last_of: dict[int, int] = {}  # by seat: the number of its last entry
        self.over = False
        self.next: tuple[str, int] | None = None  # the table where they play again, and the seat that wished for it

    # Questions

    @property
    def rules(self) -> AnyRules:
        """Give the rules of the game."""
        return rules_of(self.game)

    @property
    def stage(self) -> Stage:
        """Say how far the table has come."""
        return "over" if self.over else "waiting" if self.started < 0 else "playing"

    def seat_of(self, guest: str) -> int | None:
        """Find the seat of a guest."""
        return next((seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest), None)

    def undoable(self, seat: int | None) -> bool:
        """Say whether a seat may take its last action back."""
        return seat is not None and self.fold is not None and not self.over and self.fold.undoable(seat)

    def bots_asked(self) -> list[int]:
        """List the seats of bots that have to answer now."""
        return [seat for seat in sorted(self.prompts) if self.chairs[seat].bot]

    # Folding

    def add(self, entry: Entry) -> None:
        """Let the table go on by one entry of its log."""
        number = self.number + 1
        match entry:
            case Opened():
                plan = msgspec.json.decode(entry.text, type=Plan)
                self.host, self.game, self.options = entry.guest, plan.game, plan.options
                self.chairs = [Chair() for _ in range(plan.seats)]
            case Sat():
                self.chairs[entry.seat] = Chair(guest=entry.guest)
            case Left():
                self.chairs[entry.seat] = Chair()
            case Placed():
                self.chairs[entry.seat] = Chair(bot=entry.text)
            case Started():
                self._start(entry, number)
            case Moved():
                self._play(entry, number)
            case Undone():
                self._take_back(entry, number)
            case Continued():
                self.next = (entry.text, entry.seat)
                self.over = True  # who has the outline of a log alone sees it by this
        self.number = number

    def _start(self, entry: Started, number: int) -> None:
        """Set the game up."""
        self.fold = Fold(record.read(entry.text, rules_of))
        self.started = number
        self.chapters = [Chapter(number, None, list(self.rules.events(self.fold.g)))]
        self.prompts = dict.fromkeys(self.rules.asked(self.fold.g), number)

    def _play(self, entry: Moved, number: int) -> None:
        """Play an action."""
        fold, rounds = self._fold(), self._rounds()
        record.read_moves(fold.record, entry.text.splitlines(), 0)
        events = fold.play(fold.record.moves[-1])
        self.chapters.append(Chapter(number, entry.seat, events))
        self._turn(entry.seat, entry.key, number, rounds)

    def _take_back(self, entry: Undone, number: int) -> None:
        """Take an action back, and forget what happened by it."""
        fold, rounds = self._fold(), self._rounds()
        before = fold.standing
        record.read_moves(fold.record, entry.text.splitlines(), 0)
        fold.play(fold.record.moves[-1])
        place = next((at for at, move in enumerate(fold.standing) if move is not before[at]), len(fold.standing))
        del self.chapters[place + 1]  # the first is the set-up
        self.undone = number
        self._turn(entry.seat, entry.key, number, rounds)

    def _turn(self, seat: int, key: str, number: int, rounds: int | None) -> None:
        """Open the prompts that are new; while all play at once, the others' stay open."""
        same = rounds is not None and rounds == self._rounds()
        asked = self.rules.asked(self._fold().g)
        kept = {each: opened for each, opened in self.prompts.items() if same and each != seat}
        self.prompts = {each: kept.get(each, number) for each in asked}
        self.keys[key] = number
        self.last_of[seat] = number
        self.over = not asked

    def _fold(self) -> Fold:
        """Give the game, which has started."""
        assert self.fold is not None
        return self.fold

    def _rounds(self) -> int | None:
        """Give the number of the round in which all play at once; none if they do not."""
        g = self._fold().g
        return int(g.rounds) if g.lanes else None

    # What would come next

    def move(self, seat: int, prompt: int, action: str, key: str, chance: Chance | None = None) -> Moved:
        """Give the entry by which a seat answers a prompt, or say why it cannot."""
        if self.prompts.get(seat) != prompt:
            raise refusal("stale", prompt=prompt)
        fold, rules = self._fold(), self.rules
        g = fold.go_on(Entropy() if chance is None else chance)
        try:
            number = rules.catalogue.find(action)
            rules.play(g, seat, number)
        except Refusal as no:
            legal = ", ".join(rules.catalogue.text(each) for each in rules.options(fold.g, seat))
            raise refusal("illegal", tried=action[:64], legal=legal) from no
        told = Record(rules, fold.record.seats, fold.record.options, [])
        move = record.note(told, g, seat, number)
        text = record.move_text(told, move) + record.result_text(told)
        return Moved(seat=seat, prompt=prompt, key=seat_key(seat, key), text=text)

    def undo(self, seat: int, number: int, key: str) -> Undone:
        """Give the entry by which a seat takes its last action back, or say why it cannot."""
        if not self.last_of.get(seat, -1) <= number <= self.number:
            raise refusal("stale", prompt=number)
        if not self.undoable(seat):
            raise refusal("undo")
        return Undone(seat=seat, key=seat_key(seat, key), text=f"{seat} undo\n")

    def sit(self, guest: str, seat: int | None) -> list[Entry]:
        """Give the entries by which a guest sits down, on a seat or on the first that is open."""
        self._must_wait()
        if self.seat_of(guest) is not None:
            raise refusal("seated")
        free = [at for at, chair in enumerate(self.chairs) if chair.open]
        if seat is None:
            seat = free[0]  # a table that waits has one
        self._must_be_open(seat)
        return self._with_start(Sat(guest=guest, seat=seat), {seat: Chair(guest=guest)})

    def leave(self, guest: str) -> list[Entry]:
        """Give the entry by which a guest gives their seat up."""
        seat = self.seat_of(guest)
        if seat is None:
            raise refusal("not-seated")
        self._must_wait()
        return [Left(guest=guest, seat=seat)]

    def fill(self, guest: str, seat: int, bot: str) -> list[Entry]:
        """Give the entries by which the host puts a bot on an open seat."""
        if guest != self.host:
            raise refusal("not-host")
        self._must_wait()
        self._must_be_open(seat)
        must_be_bot(bot)
        return self._with_start(Placed(seat=seat, text=bot), {seat: Chair(bot=bot)})

    def go_on(self, guest: str, name: str) -> list[Entry]:
        """Give the entry by which a guest wishes for another game at a new table; nothing if there is one already."""
        if not self.over:
            raise refusal("not-over")
        seat = self.seat_of(guest)
        if seat is None:
            raise refusal("not-seated")
        return [Continued(seat=seat, text=name)] if self.next is None else []

    def come_along(self, guest: str, seat: int) -> list[Entry]:
        """Give the entries by which a guest of the last game sits down here, on the same seat if it is open."""
        if self.fold is not None or self.seat_of(guest) is not None:
            return []
        return self.sit(guest, seat if self.chairs[seat].open else None)

    def _with_start(self, entry: Entry, change: Mapping[int, Chair]) -> list[Entry]:
        """Add the set-up to an entry if it takes the last open seat."""
        chairs = [change.get(seat, chair) for seat, chair in enumerate(self.chairs)]
        return [entry] if any(chair.open for chair in chairs) else [entry, started(self.rules, chairs, self.options)]

    def _must_wait(self) -> None:
        """Refuse if the game has begun."""
        if self.fold is not None:
            raise refusal("started")

    def _must_be_open(self, seat: int) -> None:
        """Refuse a seat that is not there or not open."""
        if not 0 <= seat < len(self.chairs):
            raise refusal("no-seat", seat=seat, last=len(self.chairs) - 1)
        if not self.chairs[seat].open:
            raise refusal("taken", seat=seat)


def opening(guest: str, game: str, seats: Sequence[str], options: Mapping[str, str]) -> list[Entry]:
    """Give the entries with which a table begins: who sits where is "me", "open" or the name of a bot."""
    rules = rules_of(game)
    if not rules.min_seats <= len(seats) <= rules.max_seats:
        raise refusal("seats", game=game, seats=len(seats), least=rules.min_seats, most=rules.max_seats)
    chosen = rules.checked_options(options, len(seats))
    if seats.count("me") > 1:
        raise refusal("seated")
    plan = Plan(game=game, seats=len(seats), options=chosen)
    entries: list[Entry] = [Opened(guest=guest, text=msgspec.json.encode(plan).decode())]
    chairs = [Chair() for _ in seats]
    for seat, who in enumerate(seats):
        if who == "me":
            chairs[seat] = Chair(guest=guest)
            entries.append(Sat(guest=guest, seat=seat))
        elif who != "open":
            must_be_bot(who)
            chairs[seat] = Chair(bot=who)
            entries.append(Placed(seat=seat, text=who))
    if "open" not in seats:
        entries.append(started(rules, chairs, chosen))
    return entries


def started(
    rules: AnyRules, chairs: Sequence[Chair], options: Mapping[str, str], chance: Chance | None = None
) -> Started:
    """Deal from the operating system's randomness, and give the entry that says what came out."""
    g = rules.new(len(chairs), options, Entropy() if chance is None else chance)
    begun = record.begin(rules, g)
    begun.bots = [chair.bot for chair in chairs]
    begun.options = dict(options)
    return Started(text=record.header_text(begun))


def must_be_bot(name: str) -> None:
    """Refuse a bot that there is not."""
    if name not in bots.NAMES:
        raise refusal("bot", bot=name[:40], known=", ".join(bots.NAMES))


def folded(name: str, entries: Sequence[Entry]) -> Table:
    """Fold a whole log."""
    table = Table(name)
    for entry in entries:
        table.add(entry)
    return table


def sketched(name: str, outline: Sequence[tuple[int, Entry]]) -> Table:
    """Fold the outline of a log: who sits where and how far the game has come, but not the game."""
    table = Table(name)
    for number, entry in outline:
        if isinstance(entry, Started):
            table.started = number
        elif isinstance(entry, Moved):
            table.over = "\nend:" in entry.text
        elif not isinstance(entry, Undone):
            table.add(entry)
        table.number = number
    return table
