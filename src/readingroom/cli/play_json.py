"""A program at the table: one JSON object per line out, one action text per line in."""

import json
import sys
from typing import Any

from readingroom.cli.board import Board
from readingroom.cli.sitting import NotKept, Sitting
from readingroom.engine.errors import Refusal
from readingroom.engine.view import View


class Lines:
    """Plays one sitting with a program."""

    def __init__(self, sitting: Sitting, board: Board) -> None:
        self.sitting = sitting
        self.rules = sitting.rules
        self.board = board
        self.told = 0  # how much of the past has been told

    def run(self) -> int:
        """Play until the game is over or there is no more input."""
        self.start()
        while True:
            self.sitting.let_bots_play()
            view: View = self.rules.observe(self.sitting.g, self.sitting.seat)
            self.tell_events(view)
            if view.over:
                self.put("end", **self.board.plain_scores(self.rules.scores(self.sitting.g)))
                return 0
            self.ask(view)
            typed = sys.stdin.readline()
            if not typed or typed.strip() == "quit":
                return 0
            self.answer(typed.strip())

    def put(self, kind: str, **values: Any) -> None:
        """Print one line."""
        print(json.dumps({"type": kind, **values}, ensure_ascii=False), flush=True)

    def start(self) -> None:
        """Tell what is played, by whom, and where it is kept."""
        game = self.sitting.record
        self.put(
            "start", game=self.rules.name, seats=game.seats, seat=self.sitting.seat, names=game.names,
            bots=game.bots, options=game.options, record=str(self.sitting.path),
        )  # fmt: skip

    def tell_events(self, view: View) -> None:
        """Tell what happened since the last line."""
        fresh = view.past[self.told :]
        self.told = len(view.past)
        if fresh:
            self.put("events", events=[self.board.plain_event(event) for event in fresh])

    def ask(self, view: View) -> None:
        """Show the view and ask."""
        words, say, text = self.board.words, self.board.say, self.rules.catalogue.text
        asked = words.prompt(view)
        prompt = {"code": asked.code, "text": say(asked.say), "rule": asked.rule}
        options = [{"action": text(action), "text": say(words.option(view, action))} for action in view.options]
        undo = self.sitting.fold.undoable(self.sitting.seat)
        self.put("ask", prompt=prompt, undo=undo, options=options, view=self.board.plain(view))

    def answer(self, typed: str) -> None:
        """Play what was answered, or say why not."""
        try:
            if typed == "undo":
                self.sitting.undo()
                past: int = len(self.rules.observe(self.sitting.g, self.sitting.seat).past)
                self.told = min(self.told, past)
            else:
                self.sitting.play(self.sitting.seat, self.rules.catalogue.find(typed))
        except NotKept:
            raise
        except Refusal as no:
            self.put("refused", code=no.code, text=self.board.language.refuse(no))
