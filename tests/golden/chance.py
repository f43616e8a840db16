"""The first numbers of some seeds, as text: they must never change, compiled or not."""

from readingroom.engine.chance import Chance

SEEDS = (0, 1, 2, 42, 2**31, 2**63, 2**64 + 3, 10**40, -1, -(2**70))
COUNTS = (2, 6, 87, 1000, 2**31 - 1)


def first_numbers() -> str:
    """Write what some seeds give: bare numbers, a shuffle, and what sources split off from them give."""
    lines: list[str] = []
    for seed in SEEDS:
        chance = Chance(seed)
        numbers = [chance.below(count) for count in COUNTS for _ in range(5)]
        cards = list(range(12))
        chance.shuffle(cards, 0)
        one, two = chance.split(), chance.split()
        lines += [
            f"seed {seed}",
            f"  below {' '.join(map(str, numbers))}",
            f"  shuffle {' '.join(map(str, cards))}",
            f"  split {' '.join(str(one.below(1000)) for _ in range(6))}",
            f"  split again {' '.join(str(two.below(1000)) for _ in range(6))}",
            f"  state {chance.state}",
        ]
    return "\n".join(lines) + "\n"
