"""What tools/atheneum_balance.py found: figures with their intervals (19 of 20 hold the truth), and plots of them."""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import measuring
from measuring import Chart, Interval

import readingroom
from readingroom.games.atheneum.components import Deck
from readingroom.games.atheneum.objectives import COLOUR_LETTERS, OBJECTIVE_CARDS, Objective
from readingroom.games.atheneum.plan import COLOURS

LONGEST = 4  # turns that an objective can lie in a row of four places (ATH-T6)
LEAST, MOST = 0.15, 0.85  # between which the share of those should be who score it
WAND = 2  # points that the wand of an objective is worth, roughly
APART = 2.0  # points that two colours may differ
NOTHING = Interval(float("nan"), float("nan"))
NUMBERS = ("", "", "two", "three", "four", "five")
Tally = dict[str, Any]
Group = tuple[str, int]  # a kind of player, and how many of them


def report(args: argparse.Namespace) -> None:
    """Print all figures, and draw the plots."""
    rules: Any = readingroom.load("atheneum", args.deck)
    tallies = measuring.kept(args.file)
    now = [each for each in tallies if each["deck"] == rules.deck_name()]
    even, drafts = grouped(now, "even"), grouped(now, "draft")
    colours = {group: found for group, games in even.items() if (found := by_colour(whole_deals(games)))}
    print(f"deck {rules.deck_name()}, {len(now)} games")
    for group, games in even.items():
        print(f"\n{title(group)}: {len(games)} games of {len(by_deal(games))} deals")
        tell_game(games)
        if group in colours:
            tell_colours(colours[group], whole_deals(games))
    rates = {player: by_objective(every(even, player)) for player in ("greedy", "quick")}
    tell_objectives(rules.deck.objectives, rates)
    shapes = shapes_of(rules.deck.objectives)
    for player in rates:
        for first, rate in by_objective(every(even, player), shapes).items():
            if shapes.count(first) > 1:
                name = rules.deck.objectives[first].name
                print(f"  {player}, {name} and those that differ by colours alone: {rate.times(100).text()} %")
    tell_likeness(rules.deck, rates, {player: picked(every(even, player)) for player in rates})
    before: dict[Group, list[Tally]] = {}
    if args.before is not None:
        earlier = readingroom.load("atheneum", args.before).deck_name()
        before = grouped([each for each in tallies if each["deck"] == earlier], "draft")
    tell_drafts("earlier deck", before)
    tell_drafts("this deck", drafts)
    if args.plots is not None:
        draw(args.plots, rules.deck.objectives, colours, rates, before, drafts)


# Games in groups


def grouped(tallies: Iterable[Tally], study: str) -> dict[Group, list[Tally]]:
    """Put the games of a study together by who played and how many."""
    found: dict[Group, list[Tally]] = defaultdict(list)
    for each in tallies:
        if each["study"] == study:
            found[each["player"], each["seats"]].append(each)
    return dict(sorted(found.items()))


def title(group: Group) -> str:
    """Say who played."""
    return f"{NUMBERS[group[1]]} {group[0]} players"


def every(groups: dict[Group, list[Tally]], player: str) -> list[Tally]:
    """List the games of one kind of player, however many there were."""
    return [each for (name, _), games in groups.items() if name == player for each in games]


def by_deal(games: Iterable[Tally]) -> dict[tuple[int, int], list[Tally]]:
    """Put the games of each deal together: they hang together, and count as one."""
    found: dict[tuple[int, int], list[Tally]] = defaultdict(list)
    for each in games:
        found[each["seats"], each["deal"]].append(each)
    return found


def whole_deals(games: Iterable[Tally]) -> list[list[Tally]]:
    """List the deals that were played with all subjects at all seats."""
    return [deal for deal in by_deal(games).values() if len({each["turn"] for each in deal}) == len(COLOURS)]


def average(values: Iterable[float]) -> float:
    """Give a mean."""
    listed = list(values)
    return sum(listed) / len(listed)


# Colours, seats, and where points come from


def by_colour(deals: Sequence[list[Tally]], what: str = "points") -> list[list[float]]:
    """Say for each deal how far each colour was above what the same seats had with all colours."""
    found: list[list[float]] = []
    for deal in deals:
        seats = range(deal[0]["seats"])
        usual = [average(each[what][seat] for each in deal) for seat in seats]
        above: list[list[float]] = [[] for _ in COLOURS]
        for each in deal:
            for seat in seats:
                above[each["favourites"][seat]].append(each[what][seat] - usual[seat])
        found.append([average(values) for values in above])
    return found


def colour_interval(found: Sequence[Sequence[float]], colour: int) -> Interval:
    """Give how far a colour is above the mean of all."""
    return measuring.mean(deal[colour] for deal in found)


def tell_colours(found: Sequence[Sequence[float]], deals: Sequence[list[Tally]]) -> None:
    """Print what each colour brings, and which two are furthest apart."""
    shares = by_colour(deals, "won")
    for colour, name in enumerate(COLOURS):
        points = colour_interval(found, colour)
        share = colour_interval(shares, colour).times(100)
        print(f"  {name}: {points.text(2, '+')} points, {share.text(1, '+')} % of the games won")
    pairs = list(combinations(range(len(COLOURS)), 2))
    apart = {pair: measuring.mean(deal[pair[0]] - deal[pair[1]] for deal in found) for pair in pairs}
    one, other = max(pairs, key=lambda pair: abs(apart[pair].mean))
    print(f"  furthest apart: {COLOURS[one]} and {COLOURS[other]}, {apart[one, other].text(2, '+')} points")
    held = sum(abs(each.mean) + each.off <= APART for each in apart.values())
    print(f"  within {APART:g} points with their intervals: {held} of {len(pairs)} pairs of colours")


def tell_game(games: Sequence[Tally]) -> None:
    """Print what seats bring, and where points come from."""
    deals = list(by_deal(games).values())
    for seat in range(games[0]["seats"]):
        points = measuring.mean(
            average(each["points"][seat] - average(each["points"]) for each in deal) for deal in deals
        )
        share = measuring.share((sum(each["won"][seat] for each in deal), len(deal)) for deal in deals).times(100)
        print(f"  seat {seat + 1}: {points.text(2, '+')} points, wins {share.text()} %")
    total = measuring.mean(average(average(each["points"]) for each in deal) for deal in deals)
    lines = [f"{line} {average(average(each['lines'][line]) for each in games):.1f}" for line in games[0]["lines"]]
    print(f"  points: {total.text()}; " + ", ".join(lines))


# Objectives


def by_objective(games: Iterable[Tally], shapes: Sequence[int] = range(OBJECTIVE_CARDS)) -> dict[int, Interval]:
    """Say what part scored each objective of those who had it as long as can be; or each shape, by objective."""
    found: dict[int, dict[tuple[int, int], list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0]))
    for each in games:
        for number, lay, who in each["objectives"]:
            if lay >= LONGEST:
                cluster = found[shapes[number]][each["seats"], each["deal"]]
                cluster[0] += len(who)
                cluster[1] += each["seats"]
    shares = {number: measuring.share((won, had) for won, had in each.values()) for number, each in found.items()}
    return dict(sorted(shares.items()))


def shapes_of(objectives: Sequence[Objective]) -> list[int]:
    """Give for each objective the first one that differs from it by its colours alone."""
    shapes: list[str] = []
    for each in objectives:
        text = "|".join(f"{part.compartment}{'/'.join(part.picture)}" for part in each.parts)
        hues = list(dict.fromkeys(letter for letter in text if letter in COLOUR_LETTERS))
        shapes.append(text.translate({ord(hue): str(number) for number, hue in enumerate(hues)}))
    return [shapes.index(shape) for shape in shapes]


def kind(objective: Objective) -> str:
    """Say of which kind an objective is (ATH-C7)."""
    if objective.parts[0].compartment < 0:
        return "pattern anywhere"
    return "filled slots" if "#" in "".join(objective.parts[0].picture) else "pattern in given compartments"


def worth(objective: Objective) -> str:
    """Write what an objective gives."""
    return f"{objective.points} + wand" if objective.wand else f"{objective.points}"


def tell_objectives(objectives: Sequence[Objective], rates: dict[str, dict[int, Interval]]) -> None:
    """Print how often each objective is scored, and how that fits what it gives."""
    for player, found in rates.items():
        if not found:
            continue
        print(f"\nscored by {player} players who had it for {LONGEST} turns, in hundredths")
        for number, rate in found.items():
            held = LEAST <= rate.mean <= MOST
            sure = rate.mean - rate.off >= LEAST and rate.mean + rate.off <= MOST
            note = "" if sure else "  (inside)" if held else "  OUTSIDE"
            name = objectives[number].name
            print(
                f"  {name:4}{kind(objectives[number]):32}{worth(objectives[number]):9}{rate.times(100).text(0)}{note}"
            )
        given = [objectives[number].points + WAND * objectives[number].wand for number in found]
        likeness = rank_likeness(given, [rate.mean for rate in found.values()])
        print(f"  what they give and how often they are scored: rank correlation {likeness:+.2f}")
        for name in sorted({kind(each) for each in objectives}):
            part = average(rate.mean for number, rate in found.items() if kind(objectives[number]) == name)
            print(f"  {name}: {100 * part:.0f} %")


def ranks(values: Sequence[float]) -> list[float]:
    """Give the place of each value in their order; equal ones share theirs."""
    return [sum(other < value for other in values) + (values.count(value) - 1) / 2 for value in values]


def rank_likeness(one: Sequence[float], other: Sequence[float]) -> float:
    """Say how alike two lists are ordered, from -1 to 1 (Spearman)."""
    first, second = ranks(one), ranks(other)
    middle = (len(first) - 1) / 2
    both = sum((a - middle) * (b - middle) for a, b in zip(first, second))
    apart = sum((a - middle) ** 2 for a in first) * sum((b - middle) ** 2 for b in second)
    return both / apart**0.5 if apart else 0.0


# Who ranks alike


def picked(games: Iterable[Tally]) -> dict[int, Interval]:
    """Say in which turn of its phase each line of study cards is played: the sooner, the better it is liked.

    A line is the five cards that differ by their colours alone (tools/atheneum_cards.py).
    """
    turns: dict[int, dict[tuple[int, int], list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0]))
    for each in games:
        for _, turn, card in each["cards"]:
            cluster = turns[card // len(COLOURS)][each["seats"], each["deal"]]
            cluster[0] += (turn - 1) % 5 + 1
            cluster[1] += 1
    return {
        line: measuring.share((sum_, count) for sum_, count in each.values()) for line, each in sorted(turns.items())
    }


def tell_likeness(deck: Deck, rates: dict[str, dict[int, Interval]], picks: dict[str, dict[int, Interval]]) -> None:
    """Print how alike the quick player and the greedy one rank objectives and study cards."""
    print("\nthe turn of its phase in which a study card is played")
    for player, lines in picks.items():
        for line, turn in lines.items():
            first = line * len(COLOURS)
            print(f"  {player}, {deck.text(first)} to {deck.text(first + len(COLOURS) - 1)}: {turn.text(2)}")
    for name, found in (("objectives", rates), ("lines of study cards", picks)):
        common = [number for number in found["greedy"] if number in found["quick"]]
        lists = ([found[player][number].mean for number in common] for player in ("greedy", "quick"))
        print(f"  quick and greedy players: rank correlation of {len(common)} {name} {rank_likeness(*lists):.2f}")


# Drafts


def gains(games: Iterable[Tally]) -> tuple[Interval, Interval]:
    """Say what minding the neighbours brings: points above the others' mean, and games won above one's share."""
    points: list[float] = []
    shares: list[float] = []
    for deal in by_deal(games).values():
        seats = deal[0]["seats"]
        if len(deal) == seats:
            mine = [each["points"][each["turn"]] for each in deal]
            total = [sum(each["points"]) for each in deal]
            points.append(average(own - (all_ - own) / (seats - 1) for own, all_ in zip(mine, total)))
            shares.append(average(each["won"][each["turn"]] for each in deal) - 1 / seats)
    return measuring.mean(points), measuring.mean(shares)


def tell_drafts(deck: str, drafts: dict[Group, list[Tally]]) -> None:
    """Print what minding the neighbours brings."""
    for group, games in drafts.items():
        points, share = gains(games)
        deals = sum(len(deal) == group[1] for deal in by_deal(games).values())
        print(
            f"\n{deck}, one of {title(group)} minds the neighbours ({deals} deals, {deals * group[1]} games):"
            f" {points.text(2, '+')} points, {share.times(100).text(1, '+')} % of the games won"
        )


# Plots


def draw(
    folder: Path,
    objectives: Sequence[Objective],
    colours: dict[Group, list[list[float]]],
    rates: dict[str, dict[int, Interval]],
    before: dict[Group, list[Tally]],
    drafts: dict[Group, list[Tally]],
) -> None:
    """Draw the plots of the report."""
    write(folder, "colours", colours_plot(colours))
    write(folder, "objectives", objectives_plot(objectives, rates))
    write(folder, "draft", draft_plot(before, drafts))


def colours_plot(colours: dict[Group, list[list[float]]]) -> str:
    """Draw what each favourite subject brings."""
    shown = list(colours)[:4]
    chart = Chart(
        "What each favourite subject brings",
        "For each of the five subjects, how many points it brings above the mean of all, with intervals.",
        tuple(title(group) for group in shown), -3, 3, 1, "points above the mean of all subjects",
        (-APART / 2, APART / 2),
    )  # fmt: skip
    rows = [(name, [colour_interval(colours[group], colour) for group in shown]) for colour, name in enumerate(COLOURS)]
    return chart.dots(rows)


def objectives_plot(objectives: Sequence[Objective], rates: dict[str, dict[int, Interval]]) -> str:
    """Draw how often each objective is scored."""
    chart = Chart(
        "How often each objective is scored",
        "For each of the 35 objectives, the share of those who score it; all lie between 15 and 85 in the hundred.",
        tuple(f"{player} players" for player in rates), 0, 100, 10, f"% of those who had it for {LONGEST} turns",
        (100 * LEAST, 100 * MOST),
    )  # fmt: skip
    rows = [
        (f"{each.name}: {worth(each)}", [found.get(number, NOTHING).times(100) for found in rates.values()])
        for number, each in enumerate(objectives)
    ]
    return chart.dots(rows)


def draft_plot(before: dict[Group, list[Tally]], drafts: dict[Group, list[Tally]]) -> str:
    """Draw what minding the neighbours brings."""
    chart = Chart(
        "What minding the neighbours brings",
        "How far one who minds what neighbours get is above the others, with the earlier and with this deck.",
        ("quick, earlier deck", "quick, this deck", "greedy, this deck"), -2, 18, 2,
        "points above the mean of the others",
    )  # fmt: skip
    series = [(before, "quick"), (drafts, "quick"), (drafts, "greedy")]
    rows = [
        (
            f"{NUMBERS[seats]} players",
            [gains(found[player, seats])[0] if (player, seats) in found else NOTHING for found, player in series],
        )
        for seats in range(2, 6)
        if any((player, seats) in found for found, player in series)
    ]
    return chart.dots(rows)


def write(folder: Path, name: str, picture: str) -> None:
    """Write a plot into a folder."""
    (folder / f"balance-atheneum-{name}.svg").write_text(picture, encoding="utf-8", newline="\n")
