"""Turns to solve, taken from games of a player who drafts blindly and works in haste."""

from collections.abc import Iterator
from typing import Any

import readingroom
from readingroom import Chance
from readingroom.bots.atheneum.outlook import valuation
from readingroom.games.atheneum.actions import FINISH
from readingroom.games.atheneum.rules import AtheneumRules
from readingroom.games.atheneum.turn import solve
from readingroom.games.atheneum.view import AtheneumView


def rules() -> AtheneumRules:
    """Give the rules of Atheneum."""
    loaded = readingroom.load("atheneum")
    assert isinstance(loaded, AtheneumRules)
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
