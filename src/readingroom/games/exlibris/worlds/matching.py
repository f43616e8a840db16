"""Dealing the cards that a viewer of Ex Libris has not seen to the tokens that are still open."""

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.event import NONE
from readingroom.games.exlibris.assistants.goblin_sneak import HandOver
from readingroom.games.exlibris.components import CATEGORY_BITS
from readingroom.games.exlibris.state import hand
from readingroom.games.exlibris.view import ExLibrisView
from readingroom.games.exlibris.worlds.guess import Guess
from readingroom.games.exlibris.worlds.hindsight import Hindsight


def deal_unseen(guess: Guess, hindsight: Hindsight, view: ExLibrisView, chance: Chance) -> bool:
    """Deal the cards that have not been seen to the tokens that are still open; say whether they fit."""
    if not has_what_is_asked_for(guess, hindsight, view, chance):
        return False
    strict: list[int] = []  # the tokens of which something is known
    free: list[int] = []
    for zone in guess.zones:
        for token in zone:
            if guess.cards[token] < 0:
                if guess.must[token] or guess.nots[token]:
                    strict.append(token)
                else:
                    free.append(token)
    ages = hindsight.ages_now
    pool = guess.unseen_cards()
    chance.shuffle(pool, 0)
    if strict:
        holders = matched(guess, strict, ages, pool, chance)
        if not holders:
            return False
        for card in pool:
            if holders[card] >= 0:
                guess.cards[holders[card]] = card
                guess.token_of[card] = holders[card]
    return deal_rest(guess, free, ages, [card for card in pool if guess.token_of[card] < 0], hindsight.latest())


def deal_rest(guess: Guess, tokens: list[int], ages: list[int], pool: list[int], latest: i64) -> bool:
    """Deal cards to tokens that can be any card of their age; only of the latest may any be left, in the draw pile."""
    by_age: list[list[int]] = [[] for _ in range(latest + 1)]
    for card in pool:
        by_age[ages[card]].append(card)
    for token in tokens:
        cards = by_age[guess.ages[token]]
        if not cards:
            return False
        card = cards.pop()
        guess.cards[token] = card
        guess.token_of[card] = token
    for age in range(latest):
        if by_age[age]:
            return False
    return True


def matched(guess: Guess, tokens: list[int], ages: list[int], pool: list[int], chance: Chance) -> list[int]:
    """Give by card the token that it is dealt to, so that each gets one that fits; nothing if they cannot.

    Once all have some card, one token after another gets any of the cards with which the others still find theirs: so
    no way of dealing them is left out.
    """
    holders: list[int] = [int(NONE)] * len(ages)
    for token in tokens:
        if not find_card(guess, token, ages, pool, holders, [False] * len(ages)):
            return []
    settled = [False] * len(ages)
    for token in tokens:
        own = holders.index(token)
        fitting = [card for card in pool if not settled[card] and can_be(guess, token, card, ages)]
        chance.shuffle(fitting, 0)
        for card in fitting:
            if card == own:
                break
            other: i64 = holders[card]
            holders[own] = int(NONE)
            holders[card] = token
            tried = settled[:]
            tried[card] = True
            if other < 0 or find_card(guess, other, ages, pool, holders, tried):
                own = card
                break
            holders[own] = token
            holders[card] = int(other)
        settled[own] = True
    return holders


def find_card(
    guess: Guess, token: i64, ages: list[int], pool: list[int], holders: list[int], tried: list[bool]
) -> bool:
    """Find a card for a token, moving others to other cards if need be; without success, all stays as it was."""
    for card in pool:
        if not tried[card] and can_be(guess, token, card, ages):
            tried[card] = True
            if holders[card] < 0 or find_card(guess, holders[card], ages, pool, holders, tried):
                holders[card] = int(token)
                return True
    return False


def can_be(guess: Guess, token: i64, card: i64, ages: list[int]) -> bool:
    """Say whether a token can be a card."""
    return ages[card] == guess.ages[token] and guess.fits(token, card)


def has_what_is_asked_for(guess: Guess, hindsight: Hindsight, view: ExLibrisView, chance: Chance) -> bool:
    """EXL-A1: who is asked for a card of a category, and not for the hand, has one."""
    if not view.agenda:
        return True
    seat, clause = view.agenda[-1]
    if not isinstance(clause, HandOver) or not hindsight.secret[hand(seat)]:
        return True
    bit: i64 = CATEGORY_BITS[clause.category]
    there = [token for token in guess.zones[hand(seat)] if guess.can_show(token, bit)]
    if not there:
        return False
    token = there[chance.below(len(there))]
    if guess.cards[token] < 0:
        guess.must[token] = int(guess.must[token] | bit)
    return True
