"""The course of a game of Atheneum: ten turns, in each of which all choose a card at once and then work at once."""

from collections.abc import Mapping
from typing import ClassVar, Final, final

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.clause import Clause
from readingroom.engine.event import NONE, announcement
from readingroom.engine.rules import DRAWN
from readingroom.games.atheneum.benefits import gain
from readingroom.games.atheneum.components import OBJECTIVE, PAIR_KINDS, SHELF, STUDY, TOKEN, Deck
from readingroom.games.atheneum.plan import HUES
from readingroom.games.atheneum.state import (
    BAG,
    DECK_A,
    DECK_B,
    DISCARD,
    GONE,
    MOST_SEATS,
    OBJECTIVES,
    PHASE_A,
    PLACED,
    PLAYED,
    ROW,
    TURNS,
    USED,
    Atheneum,
    chosen,
    empty_table,
    hand,
    phase_of,
    queue,
    tokens,
    turn_of_phase,
)
from readingroom.games.atheneum.study import BLUE, DECK_SIZE, GREY, YELLOW
from readingroom.games.atheneum.work import CHOOSE_CARD, WORK

HAND_SIZE: Final = 6  # ATH-T1
LAST: Final[i64] = 5  # the turn of a phase after which a card is left over
OPEN: Final = 4  # objectives in the row
SECTIONS: Final[i64] = 3  # of a study card
FREE: Final = "free"  # what the option "steps" may be
STRICT: Final = "strict"
BY_SEAT: Final = "seat"  # what the option "colours" may be, beside "drawn"
BENEFITS: Final = [  # the events of getting a section of a card, made once
    announcement("ATH-T3", "benefit", seat, card, which)
    for seat in range(MOST_SEATS)
    for card in range(OBJECTIVE)
    for which in range(SECTIONS)
]


def set_up(deck: Deck, seats: i64, options: Mapping[str, object], chance: Chance) -> Atheneum:
    """ATH-S1: shuffle study cards and objectives, lay out four objectives, and put the bonus tokens into the bag."""
    g = empty_table(deck, seats, chance)
    g.strict = options["steps"] == STRICT
    g.drawn_colours = options["colours"] == DRAWN
    if g.drawn_colours:
        draw_colours(g)
    g.zones[DECK_A] = list(range(STUDY, STUDY + DECK_SIZE))
    g.zones[DECK_B] = list(range(STUDY + DECK_SIZE, OBJECTIVE))
    g.zones[OBJECTIVES] = list(range(OBJECTIVE, TOKEN))
    g.zones[BAG] = deck.bag()
    g.shuffle(DECK_A)
    g.shuffle(DECK_B)
    g.shuffle(OBJECTIVES)
    g.doing = "ATH-S1"
    for _ in range(OPEN):
        open_objective(g)
    g.then(NONE, NextTurn())
    return g


def draw_colours(g: Atheneum) -> None:
    """ATH-C2, as a table option: everybody draws one of the five main shelves, and with it a favourite subject."""
    g.zones[BAG] = list(range(SHELF, SHELF + HUES))
    g.shuffle(BAG)
    shelves = g.zones[BAG]
    g.favourites = [int(shelves[seat] - SHELF) for seat in range(g.seats)]
    g.zones[BAG] = []
    g.doing = "ATH-C2"
    for seat in range(g.seats):
        g.tell("colour", seat, g.favourites[seat])


def open_objective(g: Atheneum) -> None:
    """Lay the next objective down at the left end of the row."""
    g.draw(OBJECTIVES, ROW, "objective", NONE)
    row = g.zones[ROW]
    row.insert(0, row.pop())


@final
class NextTurn(Clause[Atheneum]):
    """ATH-T1, ATH-T2, ATH-T8: deal or pass hands, then all play one turn; after ten turns the game ends."""

    rule: ClassVar[str] = "ATH-T1"

    def perform(self, g: Atheneum, me: i64) -> None:
        """Begin a turn, or end the game."""
        if g.turn == TURNS:
            g.doing = "ATH-T8"
            g.tell("end", NONE)
            return
        if turn_of_phase(g.turn + 1) == 1:
            g.turn += 1
            g.tell("phase", NONE, phase_of(g.turn))
            deal(g, DECK_A if phase_of(g.turn) == PHASE_A else DECK_B)
        else:
            g.doing = "ATH-T2"
            pass_hands(g)
            g.turn += 1
            g.doing = NextTurn
        g.tell("turn", NONE, NONE, g.turn)
        g.then(NONE, self)
        g.then(NONE, TIDY)
        g.then(NONE, REVEAL)
        g.fork(drawing=False)
        for seat in range(g.seats):
            g.then_in_lane(seat, CHOOSE_CARD)


def deal(g: Atheneum, pile: i64) -> None:
    """ATH-T1: deal six cards of the phase's deck to every player."""
    cards = g.zones[pile]
    for seat in range(g.seats):
        dealt = sorted(cards[len(cards) - HAND_SIZE :])
        del cards[len(cards) - HAND_SIZE :]
        g.zones[hand(seat)] = dealt
        for card in dealt:
            g.shown(card, pile, hand(seat), "deal", seat, 0)


def pass_hands(g: Atheneum) -> None:
    """ATH-T2: hand over what is left of each hand; nobody has looked into their new hand before."""
    hands = [g.zones[hand(seat)] for seat in range(g.seats)]
    for seat in range(g.seats):
        target = hand(g.next_hand(seat))
        g.zones[target] = hands[seat]
        for card in sorted(hands[seat]):
            g.shown(card, hand(seat), target, "pass", seat, 0)


@final
class Reveal(Clause[Atheneum]):
    """ATH-T2, ATH-T3: all reveal their cards, everybody gets their benefits, and then all work at once."""

    rule: ClassVar[str] = "ATH-T2"

    def perform(self, g: Atheneum, me: i64) -> None:
        """Turn the cards over, give the benefits, deal the bonus tokens into queues, and fork."""
        for seat in range(g.seats):
            g.move(g.zones[chosen(seat)][0], chosen(seat), PLAYED, "reveal", seat)
        if turn_of_phase(g.turn) == LAST:
            for seat in range(g.seats):
                g.move(g.zones[hand(seat)][0], hand(seat), DISCARD, "last", seat)
        played = g.zones[PLAYED]
        for seat in range(g.seats):
            get_section(g, seat, played[seat], YELLOW)
            get_section(g, seat, played[g.left_of(seat)], BLUE)
            get_section(g, seat, played[g.right_of(seat)], GREY)
        deal_queues(g)
        g.fork(drawing=False)
        for seat in range(g.seats):
            g.then_in_lane(seat, WORK)


REVEAL: Final = Reveal()


def get_section(g: Atheneum, seat: i64, card: i64, which: i64) -> None:
    """ATH-T3: get the benefits of a section; wands, points and side shelves at once, which can do no harm."""
    g.say(BENEFITS[(seat * OBJECTIVE + card) * SECTIONS + which])
    for benefit in g.deck.study[card].sections[which]:
        gain(g, seat, benefit)


def deal_queues(g: Atheneum) -> None:
    """ATH-T7: shuffle the bag, lay the shuffled discards beneath it, and deal all of it round the table into queues."""
    g.shuffle(BAG)
    line = g.zones[BAG]
    g.fresh = len(line)
    if g.zones[USED]:
        g.zones[USED].sort()  # so that the order of discarding does not matter
        g.shuffle(USED)
        line = line + g.zones[USED]
        g.zones[USED] = []
    g.zones[BAG] = []
    g.dealt = len(line)
    queues = [g.zones[queue(seat)] for seat in range(g.seats)]
    for index in range(len(line) - 1, -1, -1):  # the first token ends up on top
        queues[index % g.seats].append(line[index])


@final
class Tidy(Clause[Atheneum]):
    """ATH-T4, ATH-T6, ATH-T7: what was not used is lost; the row moves on; played cards are discarded."""

    rule: ClassVar[str] = "ATH-T6"

    def perform(self, g: Atheneum, me: i64) -> None:
        """Clear the desks and prepare the next turn, if there is one."""
        for seat in range(g.seats):
            return_queue(g, seat)
        for seat in range(g.seats):
            clear_desk(g, seat)
        g.fresh = 0
        g.dealt = 0
        g.doing = Tidy
        if g.turn < TURNS:
            retire_objective(g)
            open_objective(g)
            for seat in range(g.seats - 1, -1, -1):
                g.move(g.zones[PLAYED][seat], PLAYED, DISCARD, "discard", seat)


TIDY: Final = Tidy()


def return_queue(g: Atheneum, seat: i64) -> None:
    """ATH-T7: tokens that were not drawn go back to where they came from: the bag, or the discards."""
    line = g.zones[queue(seat)]
    beneath = g.beneath(seat)
    bag = g.zones[BAG]
    used = g.zones[USED]
    for index, token in enumerate(line):
        if index < beneath:
            used.append(token)
        else:
            bag.append(token)
    g.zones[queue(seat)] = []


def clear_desk(g: Atheneum, seat: i64) -> None:
    """ATH-T4, ATH-B6, ATH-B7: books go back, tokens and pairs that were taken out join the discarded tokens."""
    desk = g.desks[seat]
    g.doing = "ATH-T4"
    for card in sorted(g.zones[tokens(seat)]):
        g.move(card, tokens(seat), USED, "forfeit", seat)
    g.doing = "ATH-B6"
    for kind in range(PAIR_KINDS):
        for _ in range(desk.count_outside(kind)):
            g.move(TOKEN + kind, PLACED, USED, "forfeit", seat)
    books = desk.clear()
    if books:
        g.doing = "ATH-B7"
        g.tell("return", seat, NONE, books)


def retire_objective(g: Atheneum) -> None:
    """ATH-T6: the rightmost objective leaves the row, and the wands on it go back to the supply."""
    card: i64 = g.zones[ROW][-1]
    wands: i64 = 0
    for desk in g.desks:
        if desk.scored >> card - OBJECTIVE & 1:
            desk.supply += 1
            wands += 1
    g.move(card, ROW, GONE, "retire", NONE, wands)
