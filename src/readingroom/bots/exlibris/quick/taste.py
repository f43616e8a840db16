"""How much a solo player values each thing, in points, as found by `benchmarks/tune_solo.py`."""

from typing import Final, final


@final
class Taste:
    """What the quick player of the game for one goes by."""

    # What a book more is worth to oneself, and to the public library
    diversity: float = 0.2  # of the three points for a book of the scarcest category
    scarce: float = 1.27  # how much rarer a category must be to be the scarcest, at the end
    scarce_early: float = 0.05  # and more for each card that will be shelved
    a_round: float = 4.29  # cards that are shelved in a round to come
    an_assistant: float = 1.02  # and by an assistant that waits
    public_diversity: float = 0.88
    public_scarce: float = 1.62
    public_scarce_early: float = 0.36  # and more for each round to come
    public_focus: float = 0.82  # of the two points for a book of its focus
    race: float = 4.21  # a prominent book, where the race is open
    race_books: float = 0.59  # prominent books on a card that will be shelved
    race_width: float = 5.58  # how many books ahead are a decided race, at the end
    race_width_early: float = 0.94  # and more for each card that will be shelved
    left_lying: float = 2.78  # cards of a round that go to the public library from the locations
    # Cards of the hand, and cards to come
    draw: float = 1.93
    draw_held: float = -0.23  # for each card in hand
    draw_round: float = 0.17  # for each round to come
    draw_in_vain: float = -2.66  # when it cannot be shelved any more
    draw_full: float = -0.04  # for each card beyond those that will be shelved
    held: float = 1.38  # so much of what a card adds if it is among one's best three
    held_other: float = 0.41  # or not
    denied: float = 0.59  # so much of what a shelved card would bring the public library
    denied_last: float = 0.94  # the same in the last round
    denied_taken: float = 1.15  # and of a card that is taken
    done: float = 0.26  # to do nothing
    done_last: float = 0.09  # to do no home action in the last round
    # What visits and powers bring
    home: float = 0.7  # to shelve a card at home
    home_part: float = 0.18  # and so much of what it adds
    hut: float = 1.11  # a card drawn at the Hut
    hut_last: float = -0.33  # the same in the last round
    well: float = 0.62  # a card exchanged at the Well
    well_late: float = -0.22  # the same, with the last assistant
    well_last: float = 4.4  # a visit in the last round
    collected: float = -0.83  # a card got from the Collector
    lodge: float = 0.62  # to exchange a card on the shelf
    lodge_alone: float = 0.59  # where there is nothing else to do
    automaton: float = 0.41  # so much of a home action
    automaton_spent: float = -0.35
    bookworm: float = 4.18  # the Bookworm at home
    bookworm_away: float = -1.82
    again: float = 0.18  # to do both home actions again
    imp: float = 0.58  # so much of a home action
    imp_spent: float = -0.97
    golem: float = 0.18  # so much of what it may take
    other_special: float = 0.51  # another, where cards are shelved

    def __init__(self) -> None:
        # By location: what a visit brings beside part of what it seems to, by going first, and by removing it
        self.base = [
            0.0, -0.11, 0.61, 0.0, 0.77, 0.0, 3.07, 0.0, 0.76, 0.81,
            1.58, 0.93, 0.0, 3.47, 0.0, 0.0, 0.0, 0.0, -3.93,
        ]  # fmt: skip
        self.part = [
            1.0, 0.92, 0.47, 0.0, 0.08, 0.0, -0.3, 0.0, 0.37, 0.33,
            0.51, 0.78, 0.0, 0.3, 0.0, 0.0, 0.0, 0.0, 0.0,
        ]  # fmt: skip
        self.first = [
            -0.54, -1.11, 0.21, 0.0, 0.18, 0.0, 0.14, 0.0, -1.02, 0.04,
            0.12, -0.44, 0.0, 0.45, 0.0, 0.0, 0.0, 0.0, -0.02,
        ]  # fmt: skip
        self.removed = [
            0.0, 3.51, 9.68, 0.0, 1.25, 0.0, 3.25, 0.0, 0.89, 5.2,
            7.03, -0.04, 0.0, 5.3, 0.0, 0.0, 0.0, 0.0, 3.57,
        ]  # fmt: skip
        self.libraries = [
            0.0, 0.0, 6.05, 1.91, 0.0, 0.0, 9.85,
            0.0, 0.0, 7.05, 3.34, 3.81, 3.63,
        ]  # fmt: skip


TASTE: Final = Taste()
