"""Filling in the book cards that a viewer of Ex Libris did not see, in the past and on the table."""

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.event import BACK, NONE, Event
from readingroom.games.exlibris.state import AT, DRAW, FIRST_OWN
from readingroom.games.exlibris.view import ExLibrisView
from readingroom.games.exlibris.worlds.guess import Guess
from readingroom.games.exlibris.worlds.hindsight import Hindsight


def fill_zones(guess: Guess, hindsight: Hindsight, view: ExLibrisView, chance: Chance) -> list[list[int]]:
    """Give all zones: as they are seen, or with the cards that the tokens turned out to be."""
    zones = [zone[:] for zone in view.zones]
    for zone in range(len(zones)):
        if hindsight.secret[zone] and holds_books(view, zone):
            zones[zone] = [guess.cards[token] for token in guess.zones[zone]]
    left = guess.unseen_cards()
    if view.prominent >= 0:  # before that, nothing has been shuffled yet
        chance.shuffle(left, DRAW)
    zones[DRAW] = left
    return zones


def holds_books(view: ExLibrisView, zone: i64) -> bool:
    """Say whether book cards lie in a zone; at the beginning the players look at libraries."""
    return view.prominent >= 0 or AT < zone < FIRST_OWN


def fill_past(guess: Guess, hindsight: Hindsight, moved: list[int]) -> list[int]:
    """Give the card of every event, the hidden ones filled in; `moved` says which token it was."""
    past = hindsight.past
    cards: list[int] = []
    for moment, event in enumerate(past):
        token: i64 = moved[moment]
        if event.card == BACK and hindsight.about_books(event) and event.code != "show" and token >= 0:
            cards.append(guess.cards[token])
        else:
            cards.append(int(event.card))
    fill_shown(past, cards, len(hindsight.secret))
    sort_together(past, cards)
    return cards


def fill_shown(past: list[Event], cards: list[int], zones: i64) -> None:
    """Fill in the hands that were shown to others: follow the cards in all hands through the past."""
    hands: list[list[int]] = [[] for _ in range(zones)]
    for moment, event in enumerate(past):
        if event.code == "show" and event.card == BACK:
            if moment == 0 or past[moment - 1].code != "show":
                for number, card in enumerate(sorted(hands[event.source])):
                    cards[moment + number] = card
            continue
        if event.code == "show" or event.card == NONE:
            continue
        if event.source >= FIRST_OWN and int(cards[moment]) in hands[event.source]:
            hands[event.source].remove(int(cards[moment]))
        if event.target >= FIRST_OWN:
            hands[event.target].append(int(cards[moment]))


def sort_together(past: list[Event], cards: list[int]) -> None:
    """Sort the cards that were moved together, as they are moved in their order."""
    start = 0
    while start < len(past):
        end = start + 1
        event = past[start]
        if event.card == BACK and event.code in ("keep", "look", "put-back"):
            while end < len(past) and alike(past[end], event):
                end += 1
            cards[start:end] = sorted(cards[start:end])
        start = end


def alike(one: Event, other: Event) -> bool:
    """Say whether two events move cards the same way, unseen."""
    return one.card == BACK and one.code == other.code and one.source == other.source and one.target == other.target
