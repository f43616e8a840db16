"""The gifts of Biblios: where a drawn card goes, and how church cards are used."""

from readingroom.bots.biblios.forecast import Forecast
from readingroom.games.biblios.actions import DISCARD_UNUSED, LOWER, RAISE
from readingroom.games.biblios.components import CATEGORIES, KINDS, MINUS_TWO, PLUS_TWO

Room = tuple[int, int, int]  # for how many more cards: one's own, the public space, the auction pile


class Allocation:
    """One turn's cards: what each is worth in each of the three places, as the next may be better or worse."""

    def __init__(self, forecast: Forecast) -> None:
        self._worths = {
            kind: place_worths(forecast, kind) for kind in range(KINDS) if forecast.known.unseen[kind] > 0.01
        }
        self._weights = {kind: forecast.known.unseen[kind] / forecast.total_unseen for kind in self._worths}
        self._forecast = forecast
        self._expected: dict[Room, float] = {(0, 0, 0): 0.0}

    def rate(self, card: int, room: Room) -> list[float]:
        """Say what a card is worth in each place, with the rest of the turn; a full place is never chosen."""
        worths = self._worths.get(card) or place_worths(self._forecast, card)
        return [
            worth + self.expected(fuller(room, place)) if room[place] else float("-inf")
            for place, worth in enumerate(worths)
        ]

    def expected(self, room: Room) -> float:
        """Say what the cards still to be drawn are worth on average, if each goes where it is worth most."""
        if room not in self._expected:
            total = sum(weight * max(self.rate(kind, room)) for kind, weight in self._weights.items())
            self._expected[room] = total
        return self._expected[room]


def place_worths(forecast: Forecast, kind: int) -> tuple[float, float, float]:
    """Say what a card is worth with oneself, in the public space and on the auction pile."""
    gain, harm = forecast.gain(kind), forecast.harm(kind)
    return gain, -harm, forecast.style.later * (gain + harm)


def fuller(room: Room, place: int) -> Room:
    """Give the room that is left once a card has gone to a place."""
    own, public, auction = room
    return (own - (place == 0), public - (place == 1), auction - (place == 2))


def church_use(forecast: Forecast, card: int, option: int) -> float:
    """Say what it is worth to turn this die first, or to leave the church card unused."""
    if option == DISCARD_UNUSED:
        return 0.0
    worth = die_turn(forecast, option)
    if card in (PLUS_TWO, MINUS_TWO):
        sense = 1 if card == PLUS_TWO else -1
        first = (option - RAISE) % len(CATEGORIES)
        worth += max(forecast.turn(other, sense) for other in range(len(CATEGORIES)) if other != first)
    return worth


def die_turn(forecast: Forecast, option: int) -> float:
    """Say what it is worth to turn a die: up where one leads, down where one is behind."""
    return forecast.turn(option - LOWER, -1) if option >= LOWER else forecast.turn(option - RAISE, 1)
