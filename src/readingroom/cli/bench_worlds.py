"""How long it takes to look at a table, to copy it and to imagine worlds of it: what a search does all the time."""

from collections.abc import Callable
from functools import partial
from time import get_clock_info, perf_counter, process_time
from typing import Any

from readingroom import Chance, Rules
from readingroom.engine.policy import Imaginer

SEATS = 4
EVERY = 9  # decisions between two positions
WORLDS = 4  # of each view, beside the first, which is not counted
TIMES = 3  # that each thing is done, of which the quickest counts
CLONES = 20  # copies timed at once, and views: one alone is too quick for the clock

# CPU time leaves out what other programs take of the machine; not every system counts it finely enough.
clock = process_time if get_clock_info("process_time").resolution < 1e-6 else perf_counter

Times = dict[str, list[float]]  # by what was done: microseconds, each time


def world_figures(rules: Rules[Any, Any], deals: int) -> dict[str, dict[str, float]]:
    """Measure at positions of several games, played at random at a table for four: the mean and the worst of each."""
    times: Times = {"imagine_us": [], "world_us": [], "observe_us": [], "clone_us": []}
    for seed in range(deals):
        g, chance = rules.new(min(SEATS, rules.max_seats), {}, Chance(seed)), Chance(seed + 1)
        decisions = 0
        while asked := rules.asked(g):
            if decisions % EVERY == seed % EVERY:
                measure(rules, g, asked[0], decisions, times)
            choices = rules.options(g, asked[0])
            rules.play(g, asked[0], choices[chance.below(len(choices))])
            decisions += 1
    return {name: {"mean": sum(each) / len(each), "worst": max(each)} for name, each in times.items()}


def measure(rules: Rules[Any, Any], g: Any, seat: int, seed: int, times: Times) -> None:
    """Measure at one position, by the view of a seat; the same seed gives the same worlds."""
    view = rules.observe(g, seat)
    _ = view.past  # as the seat saw it: whoever asks first has it worked out
    times["observe_us"].append(quickest(lambda: rules.observe(g, seat), CLONES))
    times["clone_us"].append(quickest(lambda: rules.clone(g), CLONES))
    times["imagine_us"].append(quickest(lambda: rules.imagine(view, Chance(seed)), 1))
    imaginer = rules.imaginer(view)
    imaginer.world(Chance(seed))
    for number in range(seed + 1, seed + 1 + WORLDS):
        times["world_us"].append(quickest(partial(another_world, imaginer, number), 1))


def another_world(imaginer: Imaginer[Any], seed: int) -> Any:
    """Make one more world."""
    return imaginer.world(Chance(seed))


def quickest(do: Callable[[], object], count: int) -> float:
    """Do something many times in a row, for several rows, and give the microseconds for one in the quickest row."""
    best = float("inf")
    for _ in range(TIMES):
        start = clock()
        for _ in range(count):
            do()
        best = min(best, clock() - start)
    return best / count * 1e6
