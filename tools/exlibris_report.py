"""Reports how even Ex Libris is, from the tallies of tools/exlibris_balance.py: tables for docs, and plots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from measuring import Chart, Interval, difference, share

from readingroom.games.exlibris.components import ASSISTANT_NAMES, CATEGORIES, LOCATION_NAMES
from readingroom.locales import language

Rows = list[dict[str, Any]]  # tallies, one for each deal
Which = Callable[[int, dict[str, Any]], bool]  # of players, by whose turn comes when and what they had

SAY = language("en").say
FOCI = [SAY("exlibris-category", category=name) for name in CATEGORIES]
LOCATIONS = [SAY("exlibris-location", location=name).capitalize() for name in LOCATION_NAMES[:1]]
LOCATIONS += [SAY("exlibris-location", location=name) for name in LOCATION_NAMES[1:]]
SPECIALS = [SAY("exlibris-assistant", assistant=name) for name in ASSISTANT_NAMES]
LINES = ("stability", "prominent", "banned", "diversity", "focus")
MOST_OFF = 2.0  # percentage points that a focus may be off its fair share
ROUNDS = (5, 8)
LEAST_USED = 20.0  # per cent of the rounds in which a location lies open
MOST_FIRST = 60.0  # per cent of those rounds in which the first assistant of all goes there


def report(rows: Rows, plots: Path | None) -> None:
    """Print all tables, and draw the plots into a folder if there is one."""
    by_seats = {seats: [row for row in rows if row["seats"] == seats] for seats in (2, 3, 4)}
    by_seats = {seats: some for seats, some in by_seats.items() if some}
    for seats, some in by_seats.items():
        print(f"{seats} players: {len(some)} deals, {len(games(some))} games")
    foci(by_seats)
    seats_and_libraries(by_seats)
    rounds(by_seats)
    locations(by_seats)
    names = sorted({player["bot"] for player in players(rows)})
    if len(names) > 1:
        matches(by_seats, names)
    if any(player["tried"] for player in players(rows)):
        visits(by_seats)
    if plots is not None:
        draw(by_seats, plots)


# What is in the tallies


def games(rows: Rows) -> list[dict[str, Any]]:
    """List all games."""
    return [game for row in rows for game in row["games"]]


def players(rows: Rows) -> list[dict[str, Any]]:
    """List all players of all games."""
    return [player for game in games(rows) for player in game["players"]]


def measured(rows: Rows, which: Which, figure: Callable[[dict[str, Any], dict[str, Any]], float]) -> Interval:
    """Give the mean of a figure of players of some kind, made from a game and a player; the games of a deal are one."""
    clusters = []
    for row in rows:
        found = []
        for game in row["games"]:
            some = [player for turn, player in enumerate(game["players"]) if which(turn, player)]
            found += [figure(game, player) for player in some]
        clusters.append((sum(found), float(len(found))))
    return share(clusters)


def won(rows: Rows, which: Which) -> Interval:
    """Give how many percentage points above their fair share players of some kind win."""
    return measured(rows, which, lambda game, player: 100 * (player["won"] - 1 / len(game["players"])))


def ahead(rows: Rows, which: Which) -> Interval:
    """Give how many points players of some kind are ahead of the mean of their table."""
    return measured(rows, which, lambda game, player: player["points"] - mean_points(game))


def by_points(rows: Rows, which: Which) -> Interval:
    """Give how many percentage points above their fair share players of some kind win, worked out from their points.

    Points tell small differences sooner than victories do, of which there is one a game.
    """
    seats = rows[0]["seats"] if rows else 2
    own = ahead(rows, which).times(seats / (seats - 1))  # one point more raises the mean of the table too
    return own.times(point_worth(rows))


def point_worth(rows: Rows) -> float:
    """Give by how many percentage points one point more raises the share of games that a player wins."""
    more = measured(rows, everybody, lambda game, player: beaten(game, player, 1) - beaten(game, player, -1))
    return 50 * more.mean


def beaten(game: dict[str, Any], player: dict[str, Any], more: int) -> float:
    """Give what part of a victory a player would have with some points more."""
    mine = player["points"] + more
    others = [each["points"] for each in game["players"] if each is not player]
    return float(mine >= max(others)) / (1 + others.count(mine))


def mean_points(game: dict[str, Any]) -> float:
    """Give the mean of the points of all players."""
    points = [player["points"] for player in game["players"]]
    return float(sum(points) / len(points))


def everybody(turn: int, player: dict[str, Any]) -> bool:
    """Pick all players."""
    return True


def has_focus(category: int) -> Which:
    """Pick players by their focus."""
    return lambda turn, player: bool(player["focus"] == category)


def sits(number: int) -> Which:
    """Pick players by their place in the order of turns."""
    return lambda turn, player: turn == number


def keeps(library: int) -> Which:
    """Pick players by their special assistant."""
    return lambda turn, player: bool(player["library"] == library)


def plays(name: str) -> Which:
    """Pick players by what kind of bot they are."""
    return lambda turn, player: bool(player["bot"] == name)


# Tables


def table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> None:
    """Print a table."""
    print()
    for line in (head, ["---"] * len(head), *lines):
        print("| " + " | ".join(line) + " |")


def columns(by_seats: dict[int, Rows]) -> list[str]:
    """Name the numbers of players."""
    return [f"{seats} players" for seats in by_seats]


def foci(by_seats: dict[int, Rows]) -> None:
    """Print what each focus wins above its fair share, and how many points and books it brings."""
    everything = [row for rows in by_seats.values() for row in rows]
    groups = [*by_seats.values(), everything]
    lines = []
    for number, category in enumerate(FOCI):
        found = [won(rows, has_focus(number)) for rows in groups]
        lines.append([category, *(each.text(1, "+") + doubt(each) for each in found)])
    table(["focus: wins above fair share", *columns(by_seats), "all"], lines)
    lines = []
    for number, category in enumerate(FOCI):
        found = [by_points(rows, has_focus(number)) for rows in by_seats.values()]
        lines.append([category, *(each.text(1, "+") + doubt(each) for each in found)])
    table(["focus: wins above fair share, by points", *columns(by_seats)], lines)
    lines = []
    for number, category in enumerate(FOCI):
        books = measured(everything, has_focus(number), lambda game, player: player["books"][player["focus"]])
        points = [ahead(rows, has_focus(number)).text(1, "+") for rows in groups]
        lines.append([category, *points, books.text()])
    table(["focus: points above the table", *columns(by_seats), "all", "books of it"], lines)
    lines_of_foci(everything)
    worths = [f"{point_worth(rows):.1f}" for rows in by_seats.values()]
    table(["one point more wins", *columns(by_seats)], [["percentage points", *worths]])


def lines_of_foci(everything: Rows) -> None:
    """Print in which lines of the form a focus brings more than others."""
    lines = []
    for number, category in enumerate(FOCI):
        found = [measured(everything, has_focus(number), line_ahead(line)).text(2, "+") for line in range(len(LINES))]
        lines.append([category, *found])
    table(["focus: points above the table by line", *LINES], lines)


def line_ahead(line: int) -> Callable[[dict[str, Any], dict[str, Any]], float]:
    """Give how far a player is ahead of the mean of the table in a line of the form."""

    def above(game: dict[str, Any], player: dict[str, Any]) -> float:
        every = [each["lines"][line] for each in game["players"]]
        return float(player["lines"][line] - sum(every) / len(every))

    return above


def doubt(found: Interval) -> str:
    """Mark what is off by more than it may be: (?) if that may be chance, (!) if it is certain."""
    return " (!)" if found.beyond(MOST_OFF) else " (?)" if abs(found.mean) > MOST_OFF else ""


def seats_and_libraries(by_seats: dict[int, Rows]) -> None:
    """Print what seats and libraries win above their fair share."""
    lines = []
    for number in range(max(by_seats)):
        found = [won(rows, sits(number)).text(1, "+") if number < seats else "" for seats, rows in by_seats.items()]
        lines.append([f"{number + 1}.", *found])
    table(["seat, from the first player on", *columns(by_seats)], lines)
    lines = []
    for number in range(1, len(SPECIALS)):
        found = [won(rows, keeps(number)).text(1, "+") for rows in by_seats.values()]
        lines.append([SPECIALS[number], *found])
    table(["library", *columns(by_seats)], lines)
    lines = []
    for number, code in enumerate(LINES):
        some = [[player["lines"][number] for player in players(rows)] for rows in by_seats.values()]
        lines.append([code, *(f"{sum(points) / len(points):.1f}" for points in some)])
    some = [[player["points"] for player in players(rows)] for rows in by_seats.values()]
    lines.append(["all", *(f"{sum(points) / len(points):.1f}" for points in some)])
    table(["points by line", *columns(by_seats)], lines)


def lengths(rows: Rows) -> dict[int, float]:
    """Give for each number of rounds how many per cent of the games took so long."""
    counts = Counter(game["rounds"] for game in games(rows))
    return {length: 100 * count / counts.total() for length, count in counts.items()}


def matches(by_seats: dict[int, Rows], names: list[str]) -> None:
    """Print what bots win that play against each other."""
    lines = []
    for name in names:
        lines.append([name, *(won(rows, plays(name)).text(1, "+") for rows in by_seats.values())])
    table(["bot: wins above fair share", *columns(by_seats)], lines)


def rounds(by_seats: dict[int, Rows]) -> None:
    """Print how long games take."""
    found = [lengths(rows) for rows in by_seats.values()]
    every = range(min(min(each) for each in found), max(max(each) for each in found) + 1)
    lines = [[str(length), *(f"{each.get(length, 0):.1f} %" for each in found)] for length in every]
    within = [sum(part for length, part in each.items() if ROUNDS[0] <= length <= ROUNDS[1]) for each in found]
    lines.append(["5 to 8", *(f"{part:.1f} %" for part in within)])
    means = [measured(rows, sits(0), lambda game, player: game["rounds"]) for rows in by_seats.values()]
    lines.append(["mean", *(each.text(2) for each in means)])
    table(["rounds", *columns(by_seats)], lines)


class Use:
    """How a location was used, in per cent of the rounds in which it lay open."""

    def __init__(self, rows: Rows, tile: int) -> None:
        clusters = [[game["use"][tile] for game in row["games"]] for row in rows]
        added = [[sum(column) for column in zip(*cluster)] for cluster in clusters]
        self.rounds = sum(opened for opened, _, _, _ in added)
        self.used = share((used, opened) for opened, used, _, _ in added).times(100)
        self.came = share((came, opened) for opened, _, came, _ in added)
        self.first = share((first, opened) for opened, _, _, first in added).times(100)

    def text(self) -> str:
        """Write it: used, first choice, assistants a round."""
        outside = self.used.mean < LEAST_USED or self.first.mean > MOST_FIRST
        return f"{self.used.text(0)}, {self.first.text(0)}, {self.came.mean:.1f}{' (!)' if outside else ''}"


def locations(by_seats: dict[int, Rows]) -> None:
    """Print how the locations are used."""
    lines = []
    for tile, name in enumerate(LOCATIONS):
        lines.append([name, *(Use(rows, tile).text() for rows in by_seats.values())])
    table(["% of rounds used, % first choice, assistants a round", *columns(by_seats)], lines)


def visit(rows: Rows, tile: int) -> Interval:
    """Give how many points a visit brings more than the other locations that were free at the same moment."""
    here: list[tuple[float, float]] = []
    elsewhere: list[tuple[float, float]] = []
    for row in rows:
        sums = [[0.0, 0.0], [0.0, 0.0]]
        for game in row["games"]:
            for player in game["players"]:
                others = [each["points"] for each in game["players"] if each is not player]
                lead = player["points"] - sum(others) / len(others)
                for tried, *free in player["tried"]:
                    if tried == tile or tile in free:
                        one = sums[tried != tile]
                        one[0] += lead
                        one[1] += 1
        here.append((sums[0][0], sums[0][1]))
        elsewhere.append((sums[1][0], sums[1][1]))
    return difference(share(here), share(elsewhere))


def visits(by_seats: dict[int, Rows]) -> None:
    """Print what a visit that was left to chance is worth."""
    lines = []
    for tile, name in enumerate(LOCATIONS):
        lines.append([name, *(visit(rows, tile).text(1, "+") for rows in by_seats.values())])
    table(["what a visit brings more than elsewhere, in points", *columns(by_seats)], lines)


# Plots


def draw(by_seats: dict[int, Rows], folder: Path) -> None:
    """Draw what each focus wins, how locations are used, and how long games take."""
    series = tuple(columns(by_seats))
    several = list(by_seats.values())
    chart = Chart(
        "Ex Libris: what each focus wins above its fair share",
        "For each category and number of players the share of games won by who had it as focus, less the fair share,"
        " with its 95 % interval. The band is two points on either side.",
        series, -8, 8, 2, "percentage points", (-MOST_OFF, MOST_OFF),
    )  # fmt: skip
    rows = [(name, [won(some, has_focus(number)) for some in several]) for number, name in enumerate(FOCI)]
    write(folder / "balance-exlibris-focus.svg", chart.dots(rows))
    chart = Chart(
        "Ex Libris: rounds in which somebody visits a location",
        "For each location and number of players the share of the rounds with the location open in which at least one"
        " assistant came. The band begins at the least that we accept.",
        series, 0, 100, 20, "% of the rounds in which it lies open", (LEAST_USED, 100),
    )  # fmt: skip
    used = [(name, [Use(some, tile).used.mean for some in several]) for tile, name in enumerate(LOCATIONS)]
    write(folder / "balance-exlibris-locations.svg", chart.bars(used))
    found = [lengths(some) for some in several]
    longest = max(max(each) for each in found)
    chart = Chart(
        "Ex Libris: how many rounds a game takes",
        "For each number of rounds and of players the share of games that took so long.",
        series, 0, 80, 20, "% of the games",
    )  # fmt: skip
    bars = [
        (f"{length} rounds", [each.get(length, 0.0) for each in found])
        for length in range(min(min(each) for each in found), longest + 1)
    ]
    write(folder / "balance-exlibris-rounds.svg", chart.bars(bars))


def write(path: Path, text: str) -> None:
    """Write a plot."""
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"\n{path}")
