"""The course of a game: how many points everybody had after each round, found by playing it again."""

from readingroom.engine.event import Event
from readingroom.engine.record import Fold, Record


def course(fold: Fold) -> list[list[int]]:
    """List the points of every score before the first round and after each; the last are those of the game as it is.

    All cards count, whoever could see them then: it is for those who may see the whole game.
    """
    rules, told = fold.rules, fold.record
    again = Fold(Record(rules, told.seats, told.options, told.opening))
    found = noted(again, rules.events(again.g))
    for move in fold.standing:
        found += noted(again, again.play(move))
    return [*found, points(fold)]


def noted(fold: Fold, events: list[Event]) -> list[list[int]]:
    """Give the points as they stand, once for each round that began."""
    rounds = sum([event.code in fold.rules.begins for event in events])
    return [points(fold)] * rounds if rounds else []


def points(fold: Fold) -> list[int]:
    """Give the points of every score as they stand."""
    return [score.points for score in fold.rules.scores(fold.g)]
