"""The end of Atheneum: what every player's shelves, candles and wands are worth, and who wins."""

from mypy_extensions import i64

from readingroom.engine.score import Score, ScoreLine
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.plan import COMPARTMENTS, bits, count
from readingroom.games.atheneum.shelves import Shelves


def favourite(shelves: Shelves, colour: i64) -> i64:
    """ATH-E1: 1 point for each book of one's favourite subject that touches another of it."""
    return count(shelves.touching(colour))


def full_compartments(shelves: Shelves) -> i64:
    """ATH-E2: the points of each full compartment."""
    total: i64 = 0
    for compartment in bits(shelves.full()):
        total += shelves.plan.points[compartment]
    return total


def candles(shelves: Shelves) -> i64:
    """ATH-E3: the points of the slot of each candle."""
    total: i64 = 0
    slot: i64 = 0
    lit = shelves.candles
    while lit:
        if lit & 1:
            total += shelves.plan.candles[slot]
        lit >>= 1
        slot += 1
    return total


def scores(owners: list[Shelves], track: list[int], wands: list[int], favourites: list[int]) -> list[Score]:
    """ATH-E1 to ATH-E5: the points of every seat line by line, from its pawn on the track to the wands in its hand."""
    return [score_of(seat, shelves, track[seat], wands[seat], favourites[seat]) for seat, shelves in enumerate(owners)]


def standings(desks: list[Desk], favourites: list[int]) -> list[tuple[int, ...]]:
    """Give what decides who stands before whom: the points, books shelved and favourite books of every seat."""
    return [standing(desk, favourites[seat]) for seat, desk in enumerate(desks)]


def standing(desk: Desk, colour: i64) -> tuple[int, ...]:
    """ATH-E1 to ATH-E5: give the points of one seat, its books shelved and its favourite books."""
    shelves = desk.shelves
    points = desk.points + favourite(shelves, colour) + full_compartments(shelves) + candles(shelves) + desk.wands
    return (int(points), int(shelves.size()), int(count(shelves.books(colour))))


def score_of(seat: int, shelves: Shelves, track: int, wands: int, colour: int) -> Score:
    """Give the points of one seat, with books shelved and favourite books to break ties (ATH-E5)."""
    books = int(shelves.size())
    loved = int(count(shelves.books(colour)))
    plan = shelves.plan
    full = {COMPARTMENTS[compartment]: plan.points[compartment] for compartment in bits(shelves.full())}
    lights = {f"candle-{slot + 1}": plan.candles[slot] for slot in bits(shelves.candles)}
    lines = [
        ScoreLine("track", track),
        ScoreLine("favourite", int(favourite(shelves, colour)), "", {"colour": colour, "books": loved}),
        ScoreLine("compartments", int(full_compartments(shelves)), "", full),
        ScoreLine("candles", int(candles(shelves)), "", lights),
        ScoreLine("wands", wands, "", {"wands": wands}),
    ]
    return Score(seat, sum([line.points for line in lines]), lines, (books, loved))
