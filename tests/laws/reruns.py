"""Worlds of Atheneum played again: whether some real game leads to an imagined world, and which worlds there are."""

from collections.abc import Iterator
from itertools import combinations, product

from readingroom.engine.chance import Chance
from readingroom.engine.event import Event
from readingroom.games.atheneum.components import SHELF, Deck, shipped_deck
from readingroom.games.atheneum.rules import AtheneumRules
from readingroom.games.atheneum.state import (
    BAG,
    DECK_A,
    DECK_B,
    OBJECTIVES,
    USED,
    Atheneum,
    chosen,
    hand,
    queue,
)
from tests.laws.redeal import past_of

Plain = tuple[object, ...]
Moves = list[tuple[int, int]]  # seat and action
CHOOSE = 105  # + card: the actions by which cards are chosen
HAND_SIZE = 6


class Scripted(Chance):
    """Chance that shuffles each zone into the orders that were written down for it, one after another."""

    def __init__(self, orders: dict[int, list[list[int]]]) -> None:
        super().__init__(0)
        self.orders = {zone: [each[:] for each in lists] for zone, lists in orders.items()}

    def shuffle(self, cards: list[int], zone: int) -> None:
        """Take the next order."""
        order = self.orders[zone].pop(0)
        assert sorted(order) == sorted(cards), "these cards do not lie there"
        cards[:] = order


def rules_with_tokens(counts: list[int]) -> AtheneumRules:
    """Give the rules with so many bonus tokens of each kind, for tiny bags."""
    deck = shipped_deck()
    return AtheneumRules(Deck(deck.plan, deck.study, deck.objectives, counts))


def whole_past(world: Atheneum) -> list[Event]:
    """List all that has happened, that in lanes last."""
    return [event for lane in (world.trunk, *world.lanes) for event in past_of(lane)]


def rerun(rules: AtheneumRules, world: Atheneum, moves: Moves) -> Atheneum:
    """Play a game with the cards of a world: the moves that all saw as they were, the secret ones as the world says."""
    past = whole_past(world)
    choices = [[event.card for event in past if event.code == "choose" and event.seat == seat] for seat in range(5)]
    g = rules.new(world.seats, rules.chosen_options(world), Scripted(opening(world, past)))
    for seat, action in moves:
        told = g.trunk.chance
        assert isinstance(told, Scripted)
        told.orders |= line_of(world, past, int(g.turn))
        rules.play(g, seat, CHOOSE + choices[seat].pop(0) if CHOOSE <= action < CHOOSE + 60 else action)
    return g


def opening(world: Atheneum, past: list[Event]) -> dict[int, list[list[int]]]:
    """Find how the piles lay when the game began."""
    orders = {}
    for pile in (DECK_A, DECK_B):
        dealt = [event.card for event in past if event.code == "deal" and event.source == pile]
        hands = [dealt[start : start + HAND_SIZE] for start in range(0, len(dealt), HAND_SIZE)]
        orders[int(pile)] = [world.zones[pile] + [card for each in hands[::-1] for card in each]]
    shown = [event.card for event in past if event.code == "objective"]
    orders[int(OBJECTIVES)] = [world.zones[OBJECTIVES] + shown[::-1]]
    drawn = [int(SHELF) + event.what for event in past if event.code == "colour"]
    orders[int(BAG)] = [drawn + [int(SHELF) + colour for colour in range(5) if SHELF + colour not in drawn]]
    return orders


def line_of(world: Atheneum, past: list[Event], turn: int) -> dict[int, list[list[int]]]:
    """Find in what order bag and discards were dealt in a turn: who drew what, and any order for the rest."""
    seats = world.seats
    if turn == world.turn and world.dealt:
        lines = [drawn_in(past, turn, seat) + world.zones[queue(seat)][::-1] for seat in range(seats)]
        line = [lines[index % seats][index // seats] for index in range(world.dealt)]
        return {int(BAG): [line[: world.fresh]], int(USED): [line[world.fresh :]]}
    bag, used = stock(world, past, turn)
    size = len(bag)
    line = [-1] * (size + len(used))
    for seat in range(seats):
        for number, card in enumerate(drawn_in(past, turn, seat)):
            index = seat + seats * number
            line[index] = card
            (bag if index < size else used).remove(card)
    line = [card if card >= 0 else (bag if index < size else used).pop() for index, card in enumerate(line)]
    return {int(BAG): [line[:size]], int(USED): [line[size:]]}


def drawn_in(past: list[Event], turn: int, seat: int) -> list[int]:
    """List the tokens that a seat drew in a turn."""
    found: list[int] = []
    now = 0
    for event in past:
        now = event.number if event.code == "turn" else now
        if now == turn and event.code == "draw" and event.seat == seat:
            found.append(event.card)
    return found


def stock(world: Atheneum, past: list[Event], turn: int) -> tuple[list[int], list[int]]:
    """List what lay in the bag and among the discards when a turn's tokens were dealt."""
    bag = world.deck.bag()
    used: list[int] = []
    for event in past:
        if event.code == "turn" and event.number == turn:
            break
        if event.code == "draw":
            (used if event.number else bag).remove(event.card)
        elif event.target == USED:
            used.append(event.card)
    return bag, used


def piles_sorted(world: Atheneum) -> Plain:
    """Name a world, whatever the order of the piles of cards."""
    other = world.clone()
    for pile in (DECK_A, DECK_B, OBJECTIVES):
        other.zones[pile] = sorted(other.zones[pile])
    return other.plain()


def present(world: Atheneum) -> Plain:
    """Name a world as it is now, whatever happened before and whatever the order of the piles of cards."""
    other = world.clone()
    for pile in (DECK_A, DECK_B, OBJECTIVES):
        other.zones[pile] = sorted(other.zones[pile])
    for lane in (other.trunk, *other.lanes):
        lane.past = []
    return other.plain()


def worlds_for(rules: AtheneumRules, g: Atheneum, moves: Moves, seat: int) -> list[Atheneum]:
    """List all worlds that look like the truth to a seat, by playing every deal and every secret choice.

    Only for games in which all cards of the deck were dealt and tokens do not matter: those are left as they are.
    """
    view = rules.look(g, seat).plain()
    found: dict[Plain, Atheneum] = {}
    for world in deals(g, seat):
        for other in choices(world, seat):
            again = rerun(rules, other, moves)
            if rules.look(again, seat).plain() == view:
                found[piles_sorted(again)] = again
    return list(found.values())


def deals(g: Atheneum, seat: int) -> Iterator[Atheneum]:
    """Exchange the cards that a seat has never seen between the hands they were dealt to, in every way."""
    past = whole_past(g)
    seen = {event.card for event in past if event.card >= 0 and event.seen >> seat & 1}
    dealt = [event for event in past if event.code == "deal"]
    unseen = [event.card for event in dealt if event.card not in seen]
    holders = [event.seat for event in dealt if event.card not in seen]
    others = sorted(set(holders))
    assert len(others) == 2, "made for two unknown hands"
    for some in combinations(sorted(unseen), holders.count(others[0])):
        rest = [card for card in sorted(unseen) if card not in some]
        spare = {others[0]: list(some), others[1]: rest}
        exchanged_with = {old: spare[owner].pop(0) for old, owner in zip(unseen, holders, strict=True)}
        yield exchanged(g, exchanged_with)


def exchanged(g: Atheneum, exchanged_with: dict[int, int]) -> Atheneum:
    """Copy a table with some cards exchanged wherever they lie and whatever happened to them."""
    other = g.clone()
    assert isinstance(other, Atheneum)
    for zone, cards in enumerate(other.zones):
        other.zones[zone] = [exchanged_with.get(card, card) for card in cards]
    for lane in (other.trunk, *other.lanes):
        lane.past = [event.with_card(exchanged_with.get(event.card, event.card)) for event in past_of(lane)]
        lane.past = sorted_deals(lane.past)
    return other


def sorted_deals(past: list[Event]) -> list[Event]:
    """Put each hand's deal into rising order, as hands are dealt."""
    found = past[:]
    for index in range(0, len(past)):
        if past[index].code == "deal":
            run = [index + step for step in range(HAND_SIZE) if is_deal_of(past, index + step, past[index].seat)]
            if len(run) == HAND_SIZE:
                cards = sorted(past[each].card for each in run)
                for each, card in zip(run, cards, strict=True):
                    found[each] = past[each].with_card(card)
    return found


def is_deal_of(past: list[Event], index: int, seat: int) -> bool:
    """Say whether an event deals a card to a seat."""
    return index < len(past) and past[index].code == "deal" and past[index].seat == seat


def choices(world: Atheneum, seat: int) -> Iterator[Atheneum]:
    """Let all others who have chosen in secret have chosen any card of their hand."""
    secret = [other for other in range(world.seats) if other != seat and world.zones[chosen(other)]]
    held = [world.zones[hand(other)] + world.zones[chosen(other)] for other in secret]
    for picks in product(*held):
        other = world.clone()
        assert isinstance(other, Atheneum)
        for who, card in zip(secret, picks, strict=True):
            past = past_of(other.lanes[who])
            other.lanes[who].past = [*past[:-1], past[-1].with_card(card)]
        yield other
