"""Quick, sensible play of Atheneum in imagined worlds: by the worth of the next step alone, with some chance in it."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from readingroom.bots.atheneum.solver.node import best_candle, books_at_hand
from readingroom.bots.atheneum.solver.wishes import Wishes
from readingroom.engine.chance import Chance
from readingroom.engine.lane import Lane
from readingroom.engine.policy import Policy
from readingroom.games.atheneum.actions import (
    AT,
    CANDLE,
    CAPTURE,
    CHOOSE,
    DRAW,
    FINISH,
    ON,
    REMOVE,
    SCORE,
    TAKE,
    USE,
)
from readingroom.games.atheneum.components import REWARD_BENEFITS, TOKEN_BENEFITS, Deck
from readingroom.games.atheneum.desk import Desk
from readingroom.games.atheneum.pieces import (
    BOUND_PIECE,
    LEFT_COLOUR,
    PAIR_PIECE,
    RIGHT_COLOUR,
    colour_of,
    compartment_of,
)
from readingroom.games.atheneum.placing import Place
from readingroom.games.atheneum.plan import MOST_SIDES
from readingroom.games.atheneum.rules import AtheneumRules
from readingroom.games.atheneum.state import ROW, TURNS, Atheneum
from readingroom.games.atheneum.study import BLUE, BONUS, BOUND, GREY, POINTS, REARRANGE, SIDE_SHELF, WAND, WILD, YELLOW

WHIM: Final = 40.0  # hundredths of a point by which an option may be worse and still be chosen a third as often
DOUBT: Final = 120.0  # the same, where it is said how likely options are good
WHOLE: Final = 1 << 20  # how often the best option is chosen, to compare with
CHANCES: Final = [round(WHOLE * exp(-behind / WHIM)) for behind in range(600)]  # by how much worse an option is
TRUSTS: Final = [exp(-behind / DOUBT) for behind in range(1200)]
OPEN: Final = 0.1  # of all trust, what is given to all options alike

FIRST: Final[i64] = 3_000  # what is done before all else
NEVER: Final[i64] = -3_000  # and what only if there is nothing else
USABLE: Final[i64] = 1_000  # what may not be left when a turn ends is worth at least so much more than ending it
USUAL_BOOKS: Final[i64] = 3  # that a player has to place in a turn
SOME_BOOK: Final[i64] = 60  # what a book is worth in a draft, beside its place
SIDE: Final[i64] = 300  # a side shelf at the start
WANDS: Final = [330, 240, 170, 120, 100, 100, 100]  # one more wand, by the number in hand
DRAWN: Final[i64] = 230  # a bonus token with good candle slots left
MOVE: Final[i64] = 22  # a book that may be moved
TROUBLE: Final[i64] = 40  # what moving a book has to bring at least
LAST: Final[i64] = 1  # the number of turns from which on wands are for nothing else


@final
class AtheneumPolicy(Policy[Atheneum]):
    """Takes cards, places books and spends benefits by what each is worth at a glance."""

    def __init__(self, deck: Deck) -> None:
        self.wishes: Final = Wishes(deck)
        self.worths: list[int] = []  # of the options that are looked at

    def choose(self, g: Atheneum, seat: i64, options: list[int], chance: Chance) -> i64:
        """Choose one of the options, better ones more often."""
        self.rate(g, seat, options)
        best: i64 = max(self.worths)
        total: i64 = 0
        parts: list[int] = []
        for worth in self.worths:
            behind = best - worth
            if behind < len(CHANCES):
                total += CHANCES[behind]
            parts.append(int(total))
        drawn = chance.below(total)
        for index in range(len(parts)):
            if drawn < parts[index]:
                return options[index]
        return options[0]

    def weights(self, g: Atheneum, seat: i64, options: list[int]) -> list[float]:
        """Say how likely each option is to be a good one."""
        self.rate(g, seat, options)
        best = max(self.worths)
        trusts = [TRUSTS[min(best - worth, len(TRUSTS) - 1)] for worth in self.worths]
        total = sum(trusts)
        return [OPEN / len(options) + (1.0 - OPEN) * trust / total for trust in trusts]

    # What each option is worth

    def rate(self, g: Atheneum, seat: i64, options: list[int]) -> None:
        """Rate the options, whatever they are about."""
        self.worths = []
        first: i64 = options[0]
        if first < CHOOSE:
            self.rate_work(g, seat, options)
        elif first < CAPTURE:
            self.rate_cards(g, seat, options)
        elif first < ON:
            self.rate_rewards(g, seat, options)
        elif first < AT:
            self.rate_candles(g, seat, options)
        else:
            self.rate_places(g, seat, options)

    def look(self, g: Atheneum, seat: i64, reach: i64) -> None:
        """Look at the desk of a seat."""
        self.wishes.look(g.desks[seat], g.favourites[seat], g.zones[ROW], TURNS - g.turn, reach)

    def rate_cards(self, g: Atheneum, seat: i64, options: list[int]) -> None:
        """Rate the cards of a hand by what they give to oneself, less what they give to the neighbours."""
        self.look(g, seat, USUAL_BOOKS)
        study = g.deck.study
        for option in options:
            self.worths.append(int(self.section(g, seat, study[option - CHOOSE].sections[YELLOW])))
        self.mind(g, g.right_of(seat), options, BLUE)
        self.mind(g, g.left_of(seat), options, GREY)

    def mind(self, g: Atheneum, seat: i64, options: list[int], which: i64) -> None:
        """Take off what cards give to a neighbour."""
        self.look(g, seat, USUAL_BOOKS)
        study = g.deck.study
        for index in range(len(options)):
            given = self.section(g, seat, study[options[index] - CHOOSE].sections[which])
            self.worths[index] -= int(given // (g.seats - 1))

    def section(self, g: Atheneum, seat: i64, benefits: list[int]) -> i64:
        """Value what a section of a card gives to the seat that was looked at."""
        total: i64 = 0
        for benefit in benefits:
            total += self.benefit(g.desks[seat], benefit, TURNS - g.turn)
        return total

    def benefit(self, desk: Desk, benefit: i64, left: i64) -> i64:
        """Value a benefit for the desk that was looked at."""
        wishes = self.wishes
        if benefit < WILD:
            return SOME_BOOK + wishes.best[benefit] if wishes.room else 0
        if benefit == WILD:
            return SOME_BOOK + max(wishes.best) if wishes.room else 0
        if benefit < SIDE_SHELF:
            slots = wishes.room & desk.shelves.plan.masks[benefit - BOUND]
            return SOME_BOOK + wishes.best_of_any(slots) if slots else 0
        if benefit == SIDE_SHELF:
            return SIDE * left // TURNS if desk.shelves.sides < MOST_SIDES else 0
        if benefit == WAND:
            return (WANDS[desk.wands] if left > LAST else 100) if desk.supply else 0
        if benefit == BONUS:
            light = best_candle(desk)
            return max(DRAWN if left else 100, 100 * desk.shelves.plan.candles[light] if light >= 0 else 0)
        return MOVE * (benefit - REARRANGE) if benefit <= POINTS else 100 * (benefit - POINTS)

    def rate_rewards(self, g: Atheneum, seat: i64, options: list[int]) -> None:
        """Rate what a spider may give."""
        desk = g.desks[seat]
        self.look(g, seat, books_at_hand(desk) + 1)
        for option in options:
            self.worths.append(int(self.benefit(desk, REWARD_BENEFITS[option - CAPTURE], TURNS - g.turn)))

    def rate_candles(self, g: Atheneum, seat: i64, options: list[int]) -> None:
        """Rate candle slots by their points."""
        for option in options:
            self.worths.append(200 * g.deck.plan.candles[option - ON])

    def rate_places(self, g: Atheneum, seat: i64, options: list[int]) -> None:
        """Rate the slots for what was taken up."""
        desk = g.desks[seat]
        self.look(g, seat, books_at_hand(desk))
        wishes = self.wishes
        piece = taken_up(g.lanes[seat])
        for option in options:
            slot = (option - AT) // 2
            if piece < PAIR_PIECE:
                self.worths.append(int(wishes.worth(colour_of(piece), slot)))
            else:
                twin = piece - PAIR_PIECE
                both = wishes.worth(LEFT_COLOUR[twin], slot) + wishes.worth(RIGHT_COLOUR[twin], slot + 1)
                self.worths.append(int(both))

    # Work

    def rate_work(self, g: Atheneum, seat: i64, options: list[int]) -> None:
        """Rate all that can be done in a turn; nothing that can be used is left when it ends."""
        desk = g.desks[seat]
        if len(options) == 2 and options[1] < USE:  # a token can be drawn, and nothing else be done
            self.worths = [int(NEVER), int(FIRST)]
            return
        self.look(g, seat, books_at_hand(desk))
        busy = False  # something is left to use
        for option in options:
            worth = self.task(g, desk, option)
            self.worths.append(int(worth))
            if option != FINISH and not SCORE <= option < CHOOSE and worth > 0:
                busy = True
        if g.strict and busy:
            for index in range(len(options)):
                if SCORE <= options[index] < CHOOSE:
                    self.worths[index] = int(NEVER)

    def task(self, g: Atheneum, desk: Desk, option: i64) -> i64:
        """Rate one thing that can be done in a turn."""
        if option == FINISH:
            return 0
        if option == DRAW:
            return FIRST
        if option < TAKE:
            return USABLE + self.benefit(desk, TOKEN_BENEFITS[option - USE], TURNS - g.turn)
        if option < CANDLE:
            return USABLE + self.piece(desk, option - TAKE)
        if option < SCORE:
            return USABLE + 100 * g.deck.plan.candles[best_candle(desk)]
        if option < CHOOSE:
            objective = g.deck.objectives[option - SCORE]
            return FIRST + 100 * objective.points + (1000 if objective.wand and desk.supply else 0)
        slot = (option - REMOVE) // 2
        if desk.shelves.pairs >> slot & 1:
            return NEVER
        colour = desk.shelves.colour_at(slot)
        gain = self.wishes.best[colour] - self.wishes.loss(desk, slot) - TROUBLE
        return USABLE + gain if gain > 0 else gain

    def piece(self, desk: Desk, piece: i64) -> i64:
        """Rate a piece that can be taken up by its best place."""
        wishes = self.wishes
        if piece < BOUND_PIECE:
            return wishes.best[piece]
        if piece < PAIR_PIECE:
            slots = wishes.room & desk.shelves.plan.masks[compartment_of(piece)]
            return wishes.best_in(colour_of(piece), slots)
        twin = piece - PAIR_PIECE
        return wishes.best_pair(LEFT_COLOUR[twin], RIGHT_COLOUR[twin], desk.shelves.pair_room())


def taken_up(lane: Lane) -> i64:
    """Give the piece that was taken up in a lane and is to be placed."""
    clause = lane.top if lane.lifted else lane.clauses[lane.depth - 1]
    assert isinstance(clause, Place)
    return clause.piece


def policy(rules: AtheneumRules) -> AtheneumPolicy:
    """Give the quick player for a table with these rules."""
    return AtheneumPolicy(rules.deck)
