"""`readingroom replay`: step through a recorded game, from any seat's view."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from readingroom import record
from readingroom.cli import faces, wrapping
from readingroom.cli.answers import LONGEST
from readingroom.cli.arguments import read_text, rules_for
from readingroom.cli.board import Board
from readingroom.cli.parser import Parser
from readingroom.cli.play import shown_names
from readingroom.cli.refusals import refusal
from readingroom.engine.errors import Refusal, no_seat
from readingroom.engine.event import SPECTATOR, Event, seen_by
from readingroom.engine.record import UNDO, Fold, Record
from readingroom.engine.view import View
from readingroom.locales import Language

ALL = "all"

ABOUT = "about-replay"

EXAMPLES = (
    ("replay samples/biblios.record", "example-replay"),
    ("replay samples/biblios.record --seat 1", "example-replay-seat"),
    ("replay samples/biblios.record --seat all", "example-replay-all"),
    ("replay samples/biblios.record --json", "example-replay-json"),
)


def add_arguments(parser: Parser) -> None:
    """Add the record, and whose view of it is shown."""
    parser.add_argument("file", metavar="file", type=Path, help=parser.say("option-record"))
    parser.add_argument("--seat", metavar="number", help=parser.say("option-viewer"))
    parser.add_argument("--json", action="store_true", help=parser.say("option-replay-json"))
    parser.add_deck()


def run(args: argparse.Namespace) -> int:
    """Show a recorded game."""
    text = read_text(args.file)
    game = record.read(text, rules_for(text, args.deck))
    record.replay(game)  # a damaged record is refused before anything is shown
    replay = Replay(game, args.language, args.seat)
    return replay.dump() if args.json else ReplayScreen(replay).run()


class Replay:
    """A recorded game that can be gone through in both directions."""

    def __init__(self, game: Record, language: Language, seat: str | None) -> None:
        self.game = game
        self.rules = game.rules
        self.open = seat == ALL
        self.viewer = viewer_of(seat, game.seats)
        self.board: Board = faces.board(game.rules, language, shown_names(game), self.viewer)
        self.go_to(0)

    def go_to(self, step: int) -> None:
        """Play the record again up to a step; step 0 is the set-up."""
        self.step = 0
        self.fold = Fold(self.game)
        self.events: list[Event] = self.rules.events(self.fold.g)
        while self.step < min(step, len(self.game.moves)):
            self.forward()

    def forward(self) -> None:
        """Play one more move."""
        self.events = self.fold.play(self.game.moves[self.step])
        self.step += 1

    def view(self) -> View:
        """Give the view of whoever looks on."""
        view: View = self.rules.observe(self.fold.g, self.viewer)
        if self.open:  # the record in our hands holds all of this
            g = self.fold.g
            view.zones = [zone[:] if pile else sorted(zone) for zone, pile in zip(g.zones, g.piles)]
        return view

    def seen(self) -> list[Event]:
        """Give what happened in this step, as it is seen."""
        if self.open or self.rules.over(self.fold.g):
            return self.events
        return seen_by(SPECTATOR if self.viewer is None else self.viewer, self.events)

    def undone(self) -> bool:
        """Say whether this step took a move back."""
        return self.step > 0 and self.game.moves[self.step - 1].action == UNDO

    def action(self) -> dict[str, Any]:
        """Say whose move led here; which action it was is told only to who played it or may see everything."""
        if not self.step:
            return {}
        move = self.game.moves[self.step - 1]
        text = "undo" if self.undone() else self.rules.catalogue.text(move.action)
        return {"by": move.seat, **({"action": text} if self.open or move.seat == self.viewer else {})}

    def dump(self) -> int:
        """Print every step as a line of JSON, and the result at the end."""
        for step in range(len(self.game.moves) + 1):
            if step:
                self.forward()
            events = [self.board.plain_event(event) for event in self.seen()]
            view = self.board.plain(self.view())
            put({"type": "step", "step": step, **self.action(), "events": events, "view": view})
        if self.rules.over(self.fold.g):
            put({"type": "end", **self.board.plain_scores(self.rules.scores(self.fold.g))})
        return 0


def viewer_of(seat: str | None, seats: int) -> int | None:
    """Read `--seat`: a number, all, or nothing for a spectator."""
    if seat is None or seat == ALL:
        return None
    if not seat.isdecimal() or len(seat) > LONGEST:
        raise refusal("seat-form", text=seat, last=seats - 1)
    if int(seat) >= seats:
        raise no_seat(int(seat), seats)
    return int(seat)


def put(values: dict[str, Any]) -> None:
    """Print one line of JSON."""
    print(json.dumps(values, ensure_ascii=False))


class ReplayScreen:
    """Shows a replay step by step in the terminal."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.language = replay.board.language
        self.console = wrapping.console()

    def run(self) -> int:
        """Show steps as they are asked for."""
        self.show()
        while True:
            self.console.print(Text(self.language.say("replay-keys"), style="dim"))
            self.console.print(Text("> ", style="bold"), end="")
            typed = sys.stdin.readline()
            if not typed or typed.strip().casefold() in ("q", "quit"):
                self.console.print()
                return 0
            try:
                self.replay.go_to(self.step_for(typed.strip().casefold()))
                self.show()
            except Refusal as no:
                self.console.print(Text(self.language.refuse(no), style="yellow"))

    def step_for(self, typed: str) -> int:
        """Say which step is wanted."""
        step, last = self.replay.step, len(self.replay.game.moves)
        if typed in ("", "n", "next"):
            return step + 1
        if typed in ("b", "back"):
            return max(0, step - 1)
        if typed in ("e", "end"):
            return last
        number = typed.removeprefix("go").removeprefix("g").strip()
        if not number.isdecimal() or len(number) > LONGEST:
            raise refusal("replay-key", text=typed)
        return min(int(number), last)

    def show(self) -> None:
        """Show one step: what happened, and the table after it."""
        replay, console = self.replay, self.console
        if console.is_terminal and not console.is_dumb_terminal:
            console.clear()
        view = replay.view()
        heading = self.language.say("replay-step", step=replay.step, last=len(replay.game.moves))
        console.print(Rule(Text(heading), style="dim"))
        for line in replay.board.draw(view):
            console.print(line)
        console.print(Rule(style="dim"))
        for event in replay.seen():
            console.print(Text(replay.board.say(replay.board.words.event(event))))
        if replay.undone():
            name = replay.board.voice.names[replay.game.moves[replay.step - 1].seat]
            console.print(Text(self.language.say("replay-undone", name=name)))
        if not view.over:
            names = [replay.board.voice.names[seat] for seat in view.asked]
            console.print(Text(self.language.say("replay-waiting", names=self.language.join(names)), style="bold"))
        elif replay.step == len(replay.game.moves):
            for line in replay.board.final_scores(replay.rules.scores(replay.fold.g)):
                console.print(line)
