"""What a contest has shown so far, in figures: plain data, as `readingroom arena --json` prints it."""

from collections.abc import Sequence
from typing import Any

import readingroom
from readingroom.arena import strength
from readingroom.arena.contest import Contest, share_of, wins
from readingroom.arena.match import Games, Match
from readingroom.arena.sequence import at_all_times
from readingroom.arena.shares import Interval, interval

DIGITS = 6
STEPS = 200  # of a plot

Report = dict[str, Any]


def report(contest: Contest) -> Report:
    """Give all figures of a contest; those of the deals that count."""
    match, deals = contest.match, contest.deals
    shares = [share(contest, player, len(deals)) for player in range(len(match.names))]
    found: Report = {
        "game": match.rules.name,
        "pairs": len(deals),
        "budget": match.budget,
        "players": {name: player_of(match, deals, player, shares[player]) for player, name in enumerate(match.names)},
        "iterations": match.iterations,
        "seats": match.seats,
        "options": dict(match.options),
        "deck": match.rules.deck_name(),
        "seed": match.seed,
        "interval": "sequence" if contest.stop else "deals",
        "cross": cross(match, deals),
        "version": readingroom.__version__,
        "compiled": readingroom.compiled(),
    }
    if match.seats > 1 and deals:
        for name, figures in zip(match.names, strengths(match, deals, shares)):
            found["players"][name] |= figures
    question = contest.question
    if question is not None:
        found["question"] = {"above": question.above, "answer": question.answer or None, "pairs": question.deals}
    return found


def share(contest: Contest, player: int, count: int) -> Interval:
    """Give a player's share of wins in the first deals, with bounds that hold for a contest that ends as this does."""
    values = [share_of(games, player) for games in contest.deals[:count]]
    return at_all_times(values) if contest.stop else interval(values)


def growth(contest: Contest, player: int) -> list[tuple[int, Interval]]:
    """Give a player's share after more and more deals, in as many steps as can be told apart in a plot."""
    count = len(contest.deals)
    step = max(1, -(-count // STEPS))
    return [(deals, share(contest, player, deals)) for deals in [*range(step, count, step), count] if deals]


def fair_share(match: Match, player: int) -> float:
    """Give the share of wins that a player would have if all were equally strong; who plays alone, a half."""
    return match.copies()[player] / match.seats if match.seats > 1 else 0.5


def player_of(match: Match, deals: Sequence[Games], player: int, found: Interval) -> dict[str, Any]:
    """Give the figures of one player."""
    games = [game for deal in deals for game in deal if player in game["table"]]
    seats = [(game, seat) for game in games for seat, sits in enumerate(game["table"]) if sits == player]
    return {
        "wins": rounded(sum(wins(game, player) for game in games)),
        "share": rounded(found.share) if games else None,
        "low": rounded(found.low),
        "high": rounded(found.high),
        "points": rounded(mean([game["points"][seat] for game, seat in seats])),
        "bot": match.bots[player],
        "games": len(games),
        "fair": rounded(fair_share(match, player)),
        "times": times(match, seats),
    }


def times(match: Match, seats: Sequence[tuple[dict[str, Any], int]]) -> dict[str, Any]:
    """Say how long moves took where there was a choice: how many kept to the budget, the mean, and the longest."""
    moves = sum(game["moves"][seat] for game, seat in seats)
    within = None
    if match.budget is not None and moves:
        within = rounded(sum(game["within"][seat] for game, seat in seats) / moves)
    return {
        "moves": moves,
        "within": within,
        "mean": rounded(sum(game["seconds"][seat] for game, seat in seats) / moves) if moves else None,
        "longest": max((game["longest"][seat] for game, seat in seats), default=None),
    }


def strengths(match: Match, deals: Sequence[Games], shares: Sequence[Interval]) -> list[dict[str, float | None]]:
    """Give the strength of every player: of two at a table by their shares, of more by the order they came in."""
    players = len(match.names)
    if players == match.seats == 2:
        found: list[strength.Strength] = [strength.odds(shares[0], 2 * len(deals)), (0.0, None, None)]
    else:
        found = strength.strengths(deals, players)
        found[-1] = (0.0, None, None)
    names = ("strength", "strength_low", "strength_high")
    return [{name: None if each is None else round(each, 1) for name, each in zip(names, one)} for one in found]


def cross(match: Match, deals: Sequence[Games]) -> dict[str, dict[str, float | None]]:
    """Say how often each player stood before each other one in games that both played; a shared place counts a half."""
    players = range(len(match.names))
    before = [[0.0 for _ in players] for _ in players]
    met = [[0 for _ in players] for _ in players]
    for deal in deals:
        for game in deal:
            table = game["table"]
            ranks = {seat: rank for rank, seats in enumerate(game["places"]) for seat in seats}
            for one, mine in enumerate(table):
                for other, yours in enumerate(table):
                    if mine != yours:
                        met[mine][yours] += 1
                        before[mine][yours] += 0.5 if ranks[one] == ranks[other] else ranks[one] < ranks[other]
    return {
        match.names[one]: {
            match.names[other]: rounded(before[one][other] / met[one][other]) if met[one][other] else None
            for other in players
            if other != one
        }
        for one in players
    }


def mean(values: Sequence[float]) -> float | None:
    """Give the mean of values, if there are any."""
    return sum(values) / len(values) if values else None


def rounded(value: float | None) -> float | None:
    """Round a figure to the digits that reports show."""
    return None if value is None else round(value, DIGITS)
