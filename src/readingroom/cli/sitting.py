"""A game at the terminal: the state, its record on disk, and the bots at the table."""

import contextlib
import hashlib
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO, Any

from readingroom import bots, record
from readingroom.bots import Bot
from readingroom.cli.arguments import command, no_file, printable, read_text, reason
from readingroom.cli.refusals import refusal
from readingroom.engine.chance import Chance
from readingroom.engine.errors import BadRecord, Refusal
from readingroom.engine.event import Event
from readingroom.engine.record import Fold, Move, Record, header_text, move_text, note_result, result_text
from readingroom.engine.rules import Rules

try:
    import fcntl
except ImportError:  # Windows has none; there, nothing keeps two terminals apart
    fcntl = None  # type: ignore[assignment]

AnyRules = Rules[Any, Any]


class NotKept(Refusal):
    """A move that could not be written down: the game cannot go on here, only from what is on disk."""


class Sitting:
    """One game under way; every move is on disk before anybody hears of it."""

    def __init__(self, game: Record, fold: Fold, g: Any, file: IO[str], seed: int) -> None:
        self.record = game
        self.rules = game.rules
        self.fold = fold  # the same game as its record tells it: knows what can be taken back
        self.g = g
        self.file = file
        self.path = Path(file.name)
        self.bots: dict[int, Bot] = {
            seat: bots.make(name, self.rules, seed + seat) for seat, name in enumerate(game.bots) if name
        }
        self.dropped = ""  # the last line of a record that was only half written
        self.seat = next(seat for seat, name in enumerate(game.bots) if not name)  # the person's

    def play(self, seat: int, action: int) -> list[Event]:
        """Play an action and put it on disk."""
        events = self.rules.play(self.g, seat, action)
        move = record.note(self.record, self.g, seat, action)
        self.keep(move_text(self.record, move) + result_text(self.record))
        self.fold.play(move)
        return events

    def let_bots_play(self, announce: Callable[[int], None] = lambda seat: None) -> None:
        """Let the bots answer until the person is asked or the game is over; whose turn it is to think is announced."""
        while asked := self.rules.asked(self.g):
            if self.seat in asked:
                return
            announce(asked[0])
            view = self.rules.observe(self.g, asked[0])
            self.play(asked[0], self.bots[asked[0]].choose(view, view.options))

    def undo(self) -> None:
        """Take the person's last action back."""
        move = record.note_undo(self.record, self.seat)
        try:
            self.fold.play(move)
        except BadRecord:
            self.record.moves.pop()
            raise refusal("undo") from None
        self.keep(move_text(self.record, move))
        self.g = self.fold.go_on(self.g.trunk.chance)  # undo never goes back over a random outcome

    def note_end(self) -> None:
        """Write the result of a game that is over but whose result did not reach the disk."""
        if self.record.result is None and self.rules.over(self.g):
            note_result(self.record, self.g)
            self.keep(result_text(self.record))

    def keep(self, text: str) -> None:
        """Write to the record, through to the disk."""
        try:
            self.file.write(text)
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            why = reason(error)
            raise NotKept("cannot-write", why, file=str(self.path), why=why) from error


def begin(
    rules: AnyRules, seats: int, options: Mapping[str, str], seed: int, names: list[str], players: list[str],
    path: Path, language: str,
) -> Sitting:  # fmt: skip
    """Set up a new game, with its record in a new file; `players` are the bots by seat, nothing for the person."""
    g = rules.new(seats, options, Chance(seed))
    game = record.begin(rules, g)
    game.names, game.bots, game.language = names, players, language
    write_new(path, header_text(game))
    return Sitting(game, Fold(game), g, open_locked(path), seed)


def resume(path: Path, rules: AnyRules | None) -> Sitting:
    """Go on with a game from its record; what a crash left half written at the end is dropped."""
    file = open_locked(path)
    try:
        whole = read_text(path)
        game, fold, text = read_unfinished(path, whole[: whole.rfind("\n") + 1], rules)
    except Exception:
        file.close()
        raise
    if text != whole:
        os.truncate(path, len(text.encode()))
    seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:7])  # the same record goes on in the same way
    sitting = Sitting(game, fold, fold.go_on(Chance(seed)), file, seed)
    sitting.dropped = printable(whole[len(text) :].strip())
    sitting.note_end()
    return sitting


def read_unfinished(path: Path, text: str, rules: AnyRules | None) -> tuple[Record, Fold, str]:
    """Read the record of a game that is not over from its whole lines; gives also those that tell whole moves."""
    game = record.read(text, rules)
    if game.result is not None:
        raise refusal("finished", file=str(path), command=command("replay", path))
    if game.bots.count("") != 1:
        raise refusal("no-person", file=str(path))
    fold = Fold(game)
    for move in game.moves[:-1]:
        fold.play(move)
    try:
        for move in game.moves[-1:]:
            fold.play(move)
    except BadRecord as error:
        if error.code != "record-chance-missing":
            raise
        return read_again(text, game.moves[-1], rules)
    return game, fold, text


def read_again(text: str, torn: Move, rules: AnyRules | None) -> tuple[Record, Fold, str]:
    """Read a record without its last move, whose lines of chance did not reach the disk."""
    whole = "".join(f"{line}\n" for line in text.split("\n")[: torn.line - 1])
    game = record.read(whole, rules)
    return game, record.replay(game), whole


def write_new(path: Path, text: str) -> None:
    """Write a new file through to the disk, never over another one."""
    if path.exists():
        raise refusal("exists", file=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise refusal("cannot-write", file=str(path), why=reason(error)) from error
    with contextlib.suppress(OSError, AttributeError):  # Windows cannot open folders
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        os.fsync(folder)
        os.close(folder)


def open_locked(path: Path) -> IO[str]:
    """Open a record to add to it, unless another terminal has it open."""
    if not path.is_file():
        raise no_file(path)
    try:
        file = path.open("a", encoding="utf-8", newline="\n")
    except OSError as error:
        raise refusal("cannot-write", file=str(path), why=reason(error)) from error
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise refusal("in-use", file=str(path)) from error
    return file
