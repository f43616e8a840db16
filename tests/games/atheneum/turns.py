"""Turns to solve, taken from games of a player who drafts blindly and works in haste.

`turns(count)` plays such games. `kept_turns()` reads 200 that are kept in turns.txt, with a bound on what each can be
worth, so that they stay the same whatever becomes of the solver: no figure of it was chosen by looking at them. They
are of an earlier deck, and are solved with its objectives. A line:

    turn | seat | row | tokens in the queue | tokens drawn | desk | worth before | bound

with cards and desks as numbers. `python -m tests.games.atheneum.turns` finds bounds that are missing or not proved yet
(marked with ~) and writes them into the file; the lower of two bounds is kept. It needs OR-Tools, and some
minutes: most are proved in one to five seconds.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import readingroom
from readingroom import Chance
from readingroom.bots.atheneum.solver.promises import valuation, valued
from readingroom.bots.atheneum.solver.turn import solve
from readingroom.bots.atheneum.solver.worth import Valuation
from readingroom.games.atheneum.actions import FINISH
from readingroom.games.atheneum.desk import Desk, desk_from
from readingroom.games.atheneum.rules import AtheneumRules
from readingroom.games.atheneum.view import AtheneumView

FILE = Path(__file__).with_name("turns.txt")
UNKNOWN = 1_000_000  # no bound yet
KEPT_DECK = "2a9659995c47"  # with which the games were played that the turns of the file were taken from
SECONDS = 10.0  # of OR-Tools' own, for one bound
CAREFUL = 60_000  # the effort of the solver that tells the bound what is possible


@cache
def rules(deck: str = "") -> AtheneumRules:
    """Give the rules of Atheneum, with today's deck or with the one of a hash."""
    loaded = readingroom.load_named("atheneum", deck)
    assert isinstance(loaded, AtheneumRules)
    assert deck in ("", loaded.deck_name())
    return loaded


def turns(count: int, first: int = 0) -> Iterator[tuple[Any, AtheneumView]]:
    """Give games with the view of a seat that is to begin its work, of every number of players and every turn."""
    loaded = rules()
    number = first
    while count:
        seats, wanted = 2 + number % 4, 1 + number % 10
        g = loaded.new(seats, {}, Chance(1000 + number))
        me = number % seats
        number += 1
        while who := loaded.asked(g):
            seat = me if me in who else who[0]
            view = loaded.observe(g, seat)
            nothing_to_draw = not (view.desk(seat).draws and view.left_in_queue(seat))
            if seat == me and view.turn == wanted and view.played and nothing_to_draw:
                count -= 1
                yield g, view
                break
            for action in hasty(view, loaded.options(g, seat)):
                loaded.play(g, seat, action)


def hasty(view: AtheneumView, options: list[int]) -> list[int]:
    """Draft the first card, and work as the first glance suggests."""
    if not view.played:
        return options[:1]
    desk, tokens = view.desk(view.seat), view.tokens(view.seat)
    found = solve(desk, tokens, view.left_in_queue(view.seat), valuation(view, view.seat), 100)
    return [*found.actions] or [int(FINISH)]


@dataclass(frozen=True)
class Turn:
    """A turn to solve, with what the desk is worth before it and a bound on what it can be worth after it."""

    turn: int
    seat: int
    row: list[int]
    in_queue: int
    tokens: list[int]
    numbers: list[int]  # of the desk
    before: int
    bound: int
    proved: bool  # that the bound is the optimum of its problem

    def desk(self) -> Desk:
        """Give the desk."""
        return desk_from(rules(KEPT_DECK).deck.plan, self.numbers)

    def valuation(self) -> Valuation:
        """Value the desk as the greedy bot does."""
        return valued(rules(KEPT_DECK).deck, self.desk(), self.seat, self.turn, self.row)

    def solved(self, effort: int) -> int:
        """Say what the solver makes of it."""
        return solve(self.desk(), self.tokens, self.in_queue, self.valuation(), effort).worth

    def line(self) -> str:
        """Write it as a line of the file."""
        lists = (self.row, [self.in_queue], self.tokens, self.numbers)
        fields = [str(self.turn), str(self.seat), *(" ".join(map(str, each)) for each in lists), str(self.before)]
        return " | ".join([*fields, f"{'' if self.proved else '~'}{self.bound}"])


def kept_turns() -> list[Turn]:
    """Read the turns of the file."""
    found: list[Turn] = []
    for line in FILE.read_text(encoding="ascii").splitlines():
        fields = [field.strip() for field in line.split("|")]
        row, queue, tokens, numbers = ([int(each) for each in field.split()] for field in fields[2:6])
        bound = int(fields[7].removeprefix("~"))
        proved = not fields[7].startswith("~")
        found.append(
            Turn(int(fields[0]), int(fields[1]), row, queue[0], tokens, numbers, int(fields[6]), bound, proved)
        )
    return found


def prove(turn: Turn, seconds: float) -> Turn:
    """Look for a lower bound of a turn."""
    from tests.games.atheneum.bound import Bound

    bound = Bound(turn.desk(), turn.tokens, turn.in_queue, turn.valuation())
    found, proved = bound.solve(turn.solved(CAREFUL), seconds)
    return replace(turn, bound=min(turn.bound, found), proved=proved)


def main() -> None:
    """Find the bounds that are not proved yet."""
    parser = argparse.ArgumentParser(description="find bounds for the turns of turns.txt")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each turn, as OR-Tools counts its work")
    args = parser.parse_args()
    found = kept_turns()
    for number, turn in enumerate(found):
        if not turn.proved:
            found[number] = prove(turn, args.seconds)
            print(number, turn.before, found[number].bound, "proved" if found[number].proved else "", flush=True)
            FILE.write_text("".join(f"{each.line()}\n" for each in found), encoding="ascii")


if __name__ == "__main__":
    main()
