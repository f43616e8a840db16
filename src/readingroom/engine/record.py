"""Records: a game as text, from which it can be played again without a random source.

A record is a header, then one line for each action (`1 take G2`), each followed by what chance brought (`~ card ...`).
It is the save file, the log, the bug report and the replay.
"""

import json
import operator
from collections.abc import Callable, Mapping
from typing import Any, SupportsIndex

from readingroom.engine.chance import Chance, Roll, Still, ToldChance
from readingroom.engine.errors import BadRecord, Refusal, no_seat
from readingroom.engine.event import NONE, Event
from readingroom.engine.rules import Rules, wrong_seats

FORMAT = "# Reading Room record 1"
UNDO = -1  # the number of the entry by which a seat takes its last action back
MOST_POINTS = 100_000
LONGEST_CODE = 20  # of a language
LATEST = 1_000_000  # a version of the rules that no game will come to
STARTS = ("~", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9")  # how lines after the header begin

AnyRules = Rules[Any, Any]


class Move:
    """One entry of a record: an action or an undo, and what chance brought by it."""

    def __init__(self, seat: int, action: int, rolls: list[Roll], line: int = 0) -> None:
        self.seat = seat
        self.action = action
        self.rolls = rolls
        self.version = 0  # of the rules from here on, if it is another than before
        self.line = line  # where it stands in the text it was read from; 0 if it was not read


class Record:
    """A game as a list of moves, with all that is needed to play it again."""

    def __init__(self, rules: AnyRules, seats: int, options: Mapping[str, str], opening: list[Roll]) -> None:
        self.rules = rules
        self.version: int = rules.version  # of the rules, when the game was set up
        self.latest = self.version  # of the rules, at the last move
        self.seats = seats
        self.options = dict(options)
        self.unsaid: list[str] = []  # the options that its text does not name: older rules may not have had them
        self.opening = opening  # what chance brought at the set-up
        self.moves: list[Move] = []
        self.names: list[str] = []  # of the players, if they have any
        self.bots: list[str] = []  # by seat, the bot that plays it, or nothing
        self.language = ""  # in which it is played, if that is known
        self.result: list[int] | None = None  # the points, when the game is over
        self.digest = ""  # the name of the final state
        self.opening_line = 0
        self.result_line = 0


class Fold:
    """A record played up to where it goes: the state, and the moves that were not taken back."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.rules = record.rules
        self.standing: list[Move] = []
        self._sealed: list[bool] = []
        self._forks: list[int] = []
        self._before: list[Any] = []  # the states before the last moves that can still be undone
        self._version = record.version  # of the rules by which the next move was played
        self.g = self._opened()

    def _opened(self) -> Any:
        """Set the game up as the record says."""
        told = ToldChance()
        told.tell(self.record.opening)
        try:
            g = self.rules.new(self.record.seats, self.record.options, told)
        except Refusal as error:
            raise located(error, self.record.opening_line) from error
        if told.rolls:
            raise bad(self.record.opening_line, "record-chance-extra", "the set-up has more '~' lines than it needs")
        return g

    def play(self, move: Move) -> list[Event]:
        """Play one more entry of the record: an action, or an undo."""
        self._version = move.version or self._version
        if move.action == UNDO:
            self.take_back(move)
            return []
        return self._step(move)

    def _step(self, move: Move) -> list[Event]:
        """Play an action with the chance that the record tells."""
        told = self.g.trunk.chance
        kept = self.rules.clone(self.g)
        told.tell(move.rolls)
        before = self.g.forks
        try:
            events: list[Event] = self.rules.play(self.g, move.seat, move.action)
        except Refusal as error:
            raise located(error, move.line) from error
        if told.rolls:
            raise bad(move.line, "record-chance-extra", "this action is followed by more '~' lines than it needs")
        self.standing.append(move)
        self._sealed.append(self.rules.sealed(self.g))
        self._forks.append(before if before == self.g.forks else -1)
        self._before.append(kept)
        if self._sealed[-1] and not self.g.lanes and self._is_of_today():
            self._before = []  # neither this nor anything before it can be taken back
        return events

    def go_on(self, chance: Chance) -> Any:
        """Copy the game so that it can go on, with another source of chance than the record."""
        g = self.rules.clone(self.g)
        g.trunk.chance = chance
        for lane in g.lanes:
            if not isinstance(lane.chance, Still):
                lane.chance = chance.split()
        return g

    def _is_of_today(self) -> bool:
        """Say whether the rules of today are those by which the next move was played."""
        return self._version == self.rules.version

    def undoable(self, seat: SupportsIndex) -> bool:
        """Say whether a seat may take its last action back."""
        return self._last_of(operator.index(seat), False) >= 0

    def _last_of(self, seat: int, once: bool) -> int:
        """Find the action that a seat may take back (`once`: could, when the rules called fewer final); -1 for none."""
        index = len(self.standing) - 1
        if self.g.lanes:  # what others did in their lanes meanwhile stands
            while index >= 0 and self.standing[index].seat != seat and self._forks[index] == self.g.forks:
                index -= 1
        if index < len(self.standing) - len(self._before) or self.standing[index].seat != seat:
            return -1
        if self._sealed[index] and not once:
            return -1
        if index < len(self.standing) - 1 and self._forks[index] != self.g.forks:
            return -1
        return index

    def take_back(self, move: Move) -> None:
        """Take a seat's last action back: go back to where it was played, and play what others did since then again."""
        index = self._last_of(move.seat, not self._is_of_today())
        if index < 0:
            raise bad(move.line, "undo", f"seat {move.seat} has nothing to take back (its last action is final)")
        since = self.standing[index + 1 :]
        known = index - (len(self.standing) - len(self._before))
        self.g = self._before[known]
        for lane in self.g.lanes:
            if isinstance(lane.chance, ToldChance):  # a copied lane has its own copy, but the record feeds them as one
                lane.chance = self.g.trunk.chance
        self._before = self._before[:known]
        self.standing, self._sealed, self._forks = self.standing[:index], self._sealed[:index], self._forks[:index]
        for each in since:
            self._step(each)


def begin(rules: AnyRules, g: Any) -> Record:
    """Begin the record of a game that was just set up."""
    return Record(rules, g.seats, rules.chosen_options(g), list(rules.rolls(g)))


def note(record: Record, g: Any, seat: SupportsIndex, action: SupportsIndex) -> Move:
    """Add the action that was just played, and the result when the game is over.

    In a game that was begun by older rules, the first action says by which it goes on: they may allow more.
    """
    move = Move(operator.index(seat), operator.index(action), list(record.rules.rolls(g)))
    if record.latest != record.rules.version:
        move.version = record.latest = record.rules.version
    record.moves.append(move)
    if record.rules.over(g):
        note_result(record, g)
    return move


def note_result(record: Record, g: Any) -> None:
    """Add the result of a game that is over; the hash only if it ended by the rules of today, whose states it names."""
    record.result = [score.points for score in record.rules.scores(g)]
    record.digest = g.digest() if record.latest == record.rules.version else ""


def note_undo(record: Record, seat: SupportsIndex) -> Move:
    """Add an undo."""
    move = Move(operator.index(seat), UNDO, [])
    record.moves.append(move)
    return move


def replay(record: Record) -> Fold:
    """Play a whole record again, and check that it ends as it says."""
    fold = Fold(record)
    for move in record.moves:
        fold.play(move)
    check_result(record, fold)
    return fold


def check_result(record: Record, fold: Fold) -> None:
    """Compare the end of a replayed game with what the record says of it; older rules had other hashes."""
    if record.result is None:
        return
    rules = record.rules
    if not rules.over(fold.g):
        raise bad(record.result_line, "record-not-over", "the record gives a result, but the game is not over")
    points = [score.points for score in rules.scores(fold.g)]
    hashed = record.digest and record.latest == rules.version
    if points != record.result or (hashed and fold.g.digest() != record.digest):
        raise bad(
            record.result_line, "record-result", f"the game ends {points}, which is not what the record says;"
            " a line must have been changed"
        )  # fmt: skip


# Writing


def write(record: Record) -> str:
    """Write a record as text."""
    lines = [header_text(record)] + [move_text(record, move) for move in record.moves]
    return "".join(lines) + result_text(record)


def header_text(record: Record) -> str:
    """Write the header and the set-up."""
    rules = record.rules
    options = [f"{name}={value}" for name, value in record.options.items() if name not in record.unsaid]
    lines = [
        FORMAT,
        f"game: {rules.name}",
        f"rules: {record.version}",
        f"deck: {rules.deck_name()}",
        f"options: {' '.join(options)}",
        f"seats: {record.seats}",
    ]
    if record.names:
        lines.append(f"names: {json.dumps(record.names, ensure_ascii=False)}")
    if record.bots:
        lines.append(f"bots: {json.dumps(record.bots)}")
    if record.language:
        lines.append(f"language: {record.language}")
    return "\n".join([*lines, "", *(roll_text(rules, roll) for roll in record.opening)]) + "\n"


def move_text(record: Record, move: Move) -> str:
    """Write one entry: by which rules the game goes on if they are others, the action, and what chance brought."""
    rules = record.rules
    action = "undo" if move.action == UNDO else rules.catalogue.text(move.action)
    version = [f"rules: {move.version}"] if move.version else []
    return "\n".join([*version, f"{move.seat} {action}", *(roll_text(rules, roll) for roll in move.rolls)]) + "\n"


def result_text(record: Record) -> str:
    """Write the result, if the game is over."""
    if record.result is None:
        return ""
    state = f"state: {record.digest}\n" if record.digest else ""
    return f"end: {' '.join(map(str, record.result))}\n{state}"


def roll_text(rules: AnyRules, roll: Roll) -> str:
    """Write what chance brought: `~ shuffle draw: ...`, `~ card reserve 2: MA2`, `~ seat: 1`."""
    if roll.kind == "seat":
        return f"~ seat: {roll.item}"
    cards = roll.order if roll.kind == "shuffle" else (roll.item,)
    return f"~ {roll.kind} {rules.zone_text(roll.zone)}: {' '.join(rules.card_text(card) for card in cards)}"


# Reading

Header = dict[str, tuple[int, str]]  # by key: the line where it stands, and what it says
FindRules = Callable[[str, str], AnyRules]
"""Gives the rules of a game with the deck of a hash; with another deck if there is none of that hash."""


def read(text: str, find_rules: FindRules) -> Record:
    """Read a record; one that is damaged is refused with the line and the reason."""
    lines = text.removesuffix("\n").split("\n")  # not splitlines: a name may hold one of the other signs that end lines
    if lines[0].strip() != FORMAT:
        raise bad(1, "record-format", f"this is not a record of Reading Room: it should begin with {FORMAT!r}")
    header: Header = {}
    number = 1
    while number < len(lines) and not lines[number].startswith(STARTS):
        line = lines[number].strip()
        number += 1
        if line and not line.startswith("#"):
            key, colon, value = line.partition(":")
            if not colon or key not in HEADER:
                known = ", ".join(HEADER)
                sentence = f"{line[:60]!r} is not a header line; these are: {known}"
                raise bad(number, "record-header", sentence, text=line[:60], known=known)
            header[key] = (number, value.strip())
    record = read_header(header, number, find_rules)
    record.opening_line = number + 1
    read_moves(record, lines, number)
    return record


HEADER = ("game", "rules", "deck", "options", "seats", "names", "bots", "language")


def read_header(header: Header, last: int, find_rules: FindRules) -> Record:
    """Make an empty record from a header."""
    for key in ("game", "rules", "deck", "options", "seats"):
        if key not in header:
            raise bad(last, "record-header-missing", f"the header has no line '{key}: ...'", key=key)
    number, deck = header["deck"]
    try:
        rules = find_rules(header["game"][1], deck)
    except Refusal as error:
        raise located(error, header["game"][0]) from error
    version = read_version(rules, header["rules"][1], header["rules"][0])
    if deck != rules.deck_name():
        own = rules.deck_name()
        sentence = (
            f"this game was played with the deck {deck[:20]}; the deck given here is {own}:"
            " give the file of the deck it was played with (--deck FILE)"
        )
        raise bad(number, "record-deck", sentence, deck=deck[:20], own=own)
    number, seats = header["seats"]
    if whole(seats, rules.max_seats) < rules.min_seats:
        raise located(wrong_seats(rules, seats[:20]), number)
    number, options = header["options"]
    record = Record(rules, int(seats), read_options(rules, options, int(seats), number), [])
    record.version = record.latest = version
    said = {part.partition("=")[0] for part in options.split()}
    record.unsaid = [name for name in record.options if name not in said]
    record.names = read_names(header, "names", record.seats)
    record.bots = read_names(header, "bots", record.seats)
    record.language = header.get("language", (0, ""))[1][:LONGEST_CODE]
    return record


def read_version(rules: AnyRules, text: str, number: int) -> int:
    """Read a version of the rules, and refuse one whose moves these rules cannot follow."""
    version = whole(text, LATEST)
    if version == rules.version or version in rules.reads:
        return version
    known = ", ".join(map(str, rules.reads or (rules.version,)))
    sentence = f"this game follows version {text[:20]} of the rules of {rules.name}; this program reads {known}"
    if version > rules.version:
        advice = "update Reading Room to open it"
        raise bad(number, "record-newer", f"{sentence}: {advice}", version=text[:20], known=known)
    advice = "open it with the Reading Room that it was played with"
    raise bad(number, "record-older", f"{sentence}: {advice}", version=text[:20], known=known)


def read_options(rules: AnyRules, text: str, seats: int, number: int) -> dict[str, str]:
    """Read the table options, NAME=VALUE each; those that an older record does not name keep their old defaults."""
    pairs = [part.partition("=") for part in text.split()]
    if not all(sign for _, sign, _ in pairs):
        raise bad(number, "record-options", f"these options cannot be read: {text[:60]!r}", text=text[:60])
    try:
        return rules.checked_options({name: value for name, _, value in pairs}, seats)
    except Refusal as error:
        raise located(error, number) from error


def read_names(header: Header, key: str, seats: int) -> list[str]:
    """Read a list with a text for every seat, if there is one."""
    if key not in header:
        return []
    number, value = header[key]
    try:
        names = json.loads(value)
    except ValueError as error:
        raise bad(number, "record-names", f"{value[:60]!r} is not a list of texts", key=key, count=seats) from error
    if not isinstance(names, list) or len(names) != seats or not all(isinstance(name, str) for name in names):
        raise bad(number, "record-names", f"{key} must be a list of {seats} texts", key=key, count=seats)
    return names


def read_moves(record: Record, lines: list[str], start: int) -> None:
    """Read the set-up, the entries and the result."""
    rolls, version = record.opening, 0
    for number, raw in enumerate(lines[start:], start + 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("state:") and record.result is not None:
            record.digest = line.removeprefix("state:").strip()
        elif record.result is not None:
            raise bad(number, "record-after-end", "nothing may follow the result")
        elif line.startswith("~"):
            rolls.append(read_roll(record, line, number))
        elif line.startswith("rules:"):
            version = record.latest = read_version(record.rules, line.removeprefix("rules:").strip(), number)
        elif line.startswith("end:"):
            record.result = read_result(record, line, number)
            record.result_line = number
        else:
            move = read_move(record, line, number)
            move.version, version = version, 0
            record.moves.append(move)
            rolls = move.rolls


def read_result(record: Record, line: str, number: int) -> list[int]:
    """Read the points of every seat."""
    points = line.removeprefix("end:").split()
    counts = (record.seats, max(record.seats, 2))  # who plays alone may play against the game itself
    if len(points) not in counts or any(whole(each.removeprefix("-"), MOST_POINTS) < 0 for each in points):
        raise bad(number, "record-end", f"the result must be 'end:' and {record.seats} whole numbers")
    return [int(each) for each in points]


def read_move(record: Record, line: str, number: int) -> Move:
    """Read one entry: a seat and an action."""
    seat, _, action = line.partition(" ")
    if whole(seat, record.seats - 1) < 0:
        last, example = record.seats - 1, f"0 {record.rules.catalogue.text(0)}"
        sentence = f"{line[:60]!r} should begin with a seat from 0 to {last}, as in {example!r}"
        raise bad(number, "record-seat", sentence, text=line[:60], last=last, example=example)
    if action.strip() == "undo":
        return Move(int(seat), UNDO, [], number)
    try:
        return Move(int(seat), record.rules.catalogue.find(action), [], number)
    except Refusal as error:
        raise located(error, number) from error


def read_roll(record: Record, line: str, number: int) -> Roll:
    """Read what chance brought."""
    rules = record.rules
    head, _, tail = line[1:].partition(":")
    kind, _, where = head.strip().partition(" ")
    if kind == "seat":
        seat = whole(tail.strip(), record.seats - 1)
        if seat < 0:
            raise located(no_seat(tail.strip()[:20], record.seats), number)
        return Roll("seat", NONE, seat)
    if kind not in ("shuffle", "card") or (kind == "card" and len(tail.split()) != 1):
        sentence = f"{line[:60]!r} is not a chance line, such as '~ card draw: CARD'"
        raise bad(number, "record-chance-line", sentence, text=line[:60])
    zone = find_zone(rules, where.strip(), number)
    cards = tuple(find_card(rules, word, number) for word in tail.split())
    return Roll("card", zone, cards[0]) if kind == "card" else Roll("shuffle", zone, NONE, cards)


def whole(text: str, most: int) -> int:
    """Read a whole number from 0 to a limit; -1 if the text is none."""
    if not text.isdecimal() or len(text) > 9 or int(text) > most:
        return -1
    return int(text)


def find_zone(rules: AnyRules, text: str, number: int) -> int:
    """Find a zone by its name."""
    zone = rules.find_zone(text)
    if zone < 0:
        raise bad(number, "record-zone", f"there is no zone called {text!r}", text=text[:60])
    return zone


def find_card(rules: AnyRules, text: str, number: int) -> int:
    """Find a card by its text."""
    card = rules.find_card(text)
    if card < 0:
        raise bad(number, "record-card-text", f"there is no card {text!r}", text=text[:60])
    return card


def bad(line: int, code: str, sentence: str, **params: object) -> BadRecord:
    """Say what is wrong with a record, and in which line."""
    return BadRecord(code, in_line(line, sentence), line=line, reason=sentence, **params)


def located(error: Refusal, line: int) -> BadRecord:
    """Say in which line of a record something went wrong, with all that the error says of it."""
    params: dict[str, object] = {**error.params, "line": line, "reason": error.sentence}
    return BadRecord(error.code, in_line(line, error.sentence), **params)


def in_line(line: int, sentence: str) -> str:
    """Put the line in front of a sentence, if it is known."""
    return f"line {line}: {sentence}" if line else sentence
