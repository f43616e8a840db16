"""A table is the fold of its log: who sits there, how the game stands, which prompts are open.

Nothing here waits or writes, and nothing but seats that are kept for a while depends on the clock: a table says which
entry would come next, and somebody else puts it into the store.
"""

import math
import time
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

import readingroom
from readingroom import bots
from readingroom.engine import record
from readingroom.engine.chance import Chance, Entropy
from readingroom.engine.course import course
from readingroom.engine.errors import Refusal
from readingroom.engine.event import Event
from readingroom.engine.record import Fold, Record
from readingroom.engine.rules import Rules
from readingroom.locales.words import Words, words
from readingroom.server.log import (
    Agreed,
    Continued,
    Entry,
    HandedOver,
    Left,
    Opened,
    Paced,
    Placed,
    Played,
    Replaced,
    Sat,
    Setup,
    Started,
    Stopped,
    TakenBack,
    Undone,
    Unreadable,
    seat_key,
)
from readingroom.server.protocol import BRISK, Pace
from readingroom.server.refusals import refusal

Stage = Literal["waiting", "playing", "over", "unreadable"]
AnyRules = Rules[Any, Any]

KEPT: Final = 600.0  # seconds for which those who played keep their seats for the next game
NOBODY: Final[Mapping[int, str]] = {}
RULES: Final[dict[tuple[str, str], AnyRules]] = {}  # by game and deck


def rules_of(game: str, deck: str = "") -> AnyRules:
    """Give the rules of a game, with today's deck or another that we shipped; one object serves all tables."""
    if (game, deck) not in RULES:
        rules = readingroom.load_named(game, deck)
        RULES[game, deck] = RULES.setdefault((game, rules.deck_name()), rules)
    return RULES[game, deck]


class Chair:
    """A seat and who sits on it: a guest, a bot, a guest for whom a bot plays, or nobody, for whom it may be kept."""

    def __init__(self, guest: str = "", bot: str = "", kept: str = "") -> None:
        self.guest = guest
        self.bot = bot
        self.kept = kept

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


class TableFold:
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
        self.forgotten: list[tuple[int, int]] = []  # by the number of an undo: the entry that it took back
        self.keys: dict[str, int] = {}
        self.last_of: dict[int, int] = {}  # by seat: the number of its last entry
        self.over = False
        self.readable = True  # false: by its outline, this program cannot follow the game
        self.kept_until = 0.0
        self.next: tuple[str, int] | None = None  # the table where they play again, and the seat that wished for it
        self.pace: Pace = BRISK
        self.ending: set[int] = set()  # seats that would like to end the game now
        self.stopped = False  # everybody who was left agreed to end the game early
        self.record = ""  # the text of the record where the game begins, if it does
        self.kept: dict[Hashable, msgspec.Raw] = {}  # answers that several people share, until the next entry
        self._words: dict[int | None, Words] = {}
        self._course: list[list[int]] | None = None

    # Questions

    @property
    def rules(self) -> AnyRules:
        """Give the rules of the game: a game under way goes on with the deck that it was begun with."""
        return rules_of(self.game) if self.fold is None else self.fold.rules

    def words(self, seat: int | None) -> Words:
        """Give the words of the game for a seat, or for a spectator."""
        found = self._words.get(seat)
        if found is None or found.rules is not self.rules:
            found = self._words[seat] = words(self.rules, seat)
        return found

    def course(self) -> list[list[int]]:
        """Give the course of a game that is over, for which it is replayed once."""
        if self._course is None:
            self._course = course(self._fold())
        return self._course

    def forgotten_since(self, since: int | None) -> int | None:
        """Say from which entry on somebody who saw the log up to one should forget; none if all of it still holds."""
        if since is None or not self.started <= since <= self.number:
            return 0
        return min((entry for undo, entry in self.forgotten if undo > since), default=None)

    def chapters_from(self, number: int) -> list[Chapter]:
        """List what happened by an entry and by all after it."""
        index = len(self.chapters)
        while index and self.chapters[index - 1].number >= number:
            index -= 1
        return self.chapters[index:]

    @property
    def stage(self) -> Stage:
        """Say how far the table has come."""
        if not self.readable:
            return "unreadable"
        return "over" if self.over else "waiting" if self.started < 0 else "playing"

    def seat_of(self, guest: str) -> int | None:
        """Find the seat of a guest."""
        return next((seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest), None)

    def people_left(self) -> list[int]:
        """List the seats that people play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest and not chair.bot]

    def people(self) -> list[str]:
        """List the guests who sit here, or for whom a seat is kept."""
        return [chair.guest or chair.kept for chair in self.chairs]

    def kept_for(self, seat: int) -> str:
        """Give the guest of the last game for whom a seat is kept now, if there is one."""
        return self.chairs[seat].kept if time.time() < self.kept_until else ""

    def kept_seat(self, guest: str) -> int | None:
        """Find the seat that is kept for a guest now."""
        seats = range(len(self.chairs) if guest else 0)
        return next((seat for seat in seats if self.kept_for(seat) == guest), None)

    def undoable(self, seat: int | None) -> bool:
        """Say whether a seat may take its last action back."""
        return seat is not None and self.fold is not None and not self.over and self.fold.undoable(seat)

    def bots_asked(self) -> list[int]:
        """List the seats of bots that have to answer now."""
        return [seat for seat in sorted(self.prompts) if self.chairs[seat].bot]

    # Folding

    def add(self, entry: Entry) -> None:
        """Let the table go on by one entry of its log."""
        self.kept = {}
        number = self.number + 1
        match entry:
            case Opened():
                plan = msgspec.json.decode(entry.text, type=Setup)
                rules_of(plan.game)  # or it is a game of a later version
                self.host, self.game, self.options, self.pace = entry.guest, plan.game, plan.options, plan.pace
                self.chairs = [Chair(kept=plan.kept.get(seat, "")) for seat in range(plan.seats)]
                self.kept_until = plan.until
                self.record = plan.record
            case Sat():
                self._sit(entry)
            case Left():
                self.chairs[entry.seat] = Chair()
            case Placed():
                self.chairs[entry.seat] = Chair(bot=entry.text)
            case Started():
                self._start(entry, number)
            case Played():
                self._play(entry, number)
            case Undone():
                self._take_back(entry, number)
            case Continued():
                self.next = (entry.text, entry.seat)
                self.over = True  # for those who have only the outline of a log
            case Replaced() | HandedOver():
                self.chairs[entry.seat].bot = entry.text
                self.ending.discard(entry.seat)
            case TakenBack():
                self.chairs[entry.seat].bot = ""
            case Agreed():
                (self.ending.add if entry.text == "yes" else self.ending.discard)(entry.seat)
            case Paced():
                self.pace = msgspec.convert(entry.text, Pace)
            case Stopped():
                self.over = self.stopped = True
                self.prompts = {}
        self.number = number

    def _sit(self, entry: Sat) -> None:
        """Let a guest sit down; the seat that was kept for them is theirs, or they took another."""
        for chair in self.chairs:
            if chair.kept == entry.guest:
                chair.kept = ""
        self.chairs[entry.seat] = Chair(guest=entry.guest)

    def _start(self, entry: Started, number: int) -> None:
        """Set the game up, and play what a record that it began with tells."""
        self.fold = Fold(record.read(entry.text, rules_of))
        self.started = number
        self.chapters = [Chapter(number, None, list(self.rules.events(self.fold.g)))]
        for move in self.fold.record.moves:
            self.chapters.append(Chapter(number, move.seat, self.fold.play(move)))
        self.prompts = dict.fromkeys(self.rules.asked(self.fold.g), number)

    def _play(self, entry: Played, number: int) -> None:
        """Play an action."""
        fold, forks = self._fold(), self._forks()
        record.read_moves(fold.record, entry.text.splitlines(), 0)
        events = fold.play(fold.record.moves[-1])
        self.chapters.append(Chapter(number, entry.seat, events))
        self._turn(entry.seat, entry.key, number, forks)

    def _take_back(self, entry: Undone, number: int) -> None:
        """Take an action back, and forget what happened by it."""
        fold, forks = self._fold(), self._forks()
        before = fold.standing
        record.read_moves(fold.record, entry.text.splitlines(), 0)
        fold.play(fold.record.moves[-1])
        index = next((at for at, move in enumerate(fold.standing) if move is not before[at]), len(fold.standing))
        self.forgotten.append((number, self.chapters.pop(index + 1).number))  # the first is the set-up
        self._turn(entry.seat, entry.key, number, forks)

    def _turn(self, seat: int, key: str, number: int, forks: int | None) -> None:
        """Open the prompts that are new; while all play at once, the others' stay open."""
        same = forks is not None and forks == self._forks()
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

    def _forks(self) -> int | None:
        """Give the number of the round in which all play at once; none if they do not."""
        g = self._fold().g
        return int(g.forks) if g.lanes else None

    # What would come next

    def move(self, seat: int, prompt: int, action: str, key: str, chance: Chance | None = None) -> Played:
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
        told.latest = fold.record.latest
        move = record.note(told, g, seat, number)
        text = record.move_text(told, move) + record.result_text(told)
        return Played(seat=seat, prompt=prompt, key=seat_key(seat, key), text=text)

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
        if seat is None:
            seat = self._best_seat(guest)
        self._must_be_open(seat)
        if self.kept_for(seat) not in ("", guest):
            raise refusal("kept", seat=seat, minutes=math.ceil((self.kept_until - time.time()) / 60))
        return self._with_start(Sat(guest=guest, seat=seat), {seat: Chair(guest=guest)})

    def leave(self, guest: str) -> list[Entry]:
        """Give the entry by which a guest gives their seat up, or one that is kept for them."""
        seat = self.seat_of(guest)
        if seat is None:
            seat = self.kept_seat(guest)
        if seat is None:
            raise refusal("not-seated")
        self._must_wait()
        return [Left(guest=guest, seat=seat)]

    def release(self, guest: str, seat: int) -> list[Entry]:
        """Give the entry by which the host lets anybody sit on a seat that is kept; nothing if anybody may already."""
        if guest != self.host:
            raise refusal("not-host")
        self._must_wait()
        self._must_be_open(seat)
        kept = self.kept_for(seat)
        return [Left(guest=kept, seat=seat)] if kept else []

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
        own = self.kept_seat(guest)
        if own is None:
            own = seat if self.chairs[seat].open and not self.kept_for(seat) else self._best_seat(guest)
        return [] if self.kept_for(own) not in ("", guest) else self.sit(guest, own)

    def _best_seat(self, guest: str) -> int:
        """Give the seat that is kept for a guest, else the first that anybody may take, else the first that is kept."""
        free = [seat for seat, chair in enumerate(self.chairs) if chair.open]  # a table that waits has one
        return min(free, key=lambda seat: (self.kept_for(seat) != guest, self.kept_for(seat) != ""))

    def _with_start(self, entry: Entry, change: Mapping[int, Chair]) -> list[Entry]:
        """Add the set-up to an entry if it takes the last open seat."""
        chairs = [change.get(seat, chair) for seat, chair in enumerate(self.chairs)]
        if any(chair.open for chair in chairs):
            return [entry]
        if self.record:
            return [entry, Started(text=self.record)]
        return [entry, started(self.rules, chairs, self.options)]

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


def folded(name: str, entries: Sequence[Entry]) -> TableFold:
    """Fold a whole log."""
    table = TableFold(name)
    for entry in entries:
        added(table, entry)
    return table


def added(table: TableFold, entry: Entry) -> None:
    """Let a table go on by an entry of the store, which another version or a damaged disk may have written."""
    try:
        table.add(entry)
    except Exception as error:  # whatever a rule or a reader of texts trips over
        raise Unreadable(f"entry {table.number + 1}: {type(error).__name__}: {error}") from error


def is_readable(entry: Started) -> bool:
    """Say whether this program knows the game, the version of its rules and the deck of a table."""
    try:
        record.read(entry.text, rules_of)
    except Refusal:
        return False
    return True


def sketched(name: str, outline: Sequence[tuple[int, Entry]]) -> TableFold:
    """Fold the outline of a log: who sits where and how far the game has come, but not the game."""
    table = TableFold(name)
    for number, entry in outline:
        if isinstance(entry, Started):
            table.started = number
            table.readable = is_readable(entry)
        elif isinstance(entry, Played):
            table.over = "\nend:" in entry.text
        elif not isinstance(entry, Undone):
            added(table, entry)
        table.number = number
    return table
