"""Dealing the cards that an onlooker of Ex Libris has not seen to the tokens that are still open."""

from mypy_extensions import i64

from readingroom.engine.chance import Chance
from readingroom.engine.event import NONE
from readingroom.games.exlibris.components import CATEGORY_BITS
from readingroom.games.exlibris.guess import Guess
from readingroom.games.exlibris.hindsight import Hindsight
from readingroom.games.exlibris.powers import HandOver
from readingroom.games.exlibris.state import hand
from readingroom.games.exlibris.view import ExLibrisView


def deal_unseen(guess: Guess, hindsight: Hindsight, view: ExLibrisView, chance: Chance) -> bool:
    """Deal the cards that have not been seen to the tokens that are still open; say whether they fit."""
    if not has_what_is_asked_for(guess, hindsight, view, chance):
        return False
    ages = hindsight.ages_now
    tokens: list[int] = []
    for zone in guess.zones:
        for token in zone:
            if guess.cards[token] < 0:
                tokens.append(token)
    pool = guess.unseen_cards()
    chance.shuffle(tokens, 0)
    chance.shuffle(pool, 0)
    strict = [token for token in tokens if guess.must[token] or guess.nots[token]]
    free = [token for token in tokens if not guess.must[token] and not guess.nots[token]]
    holders: list[int] = [int(NONE)] * len(ages)  # by card: the token it is dealt to
    for token in strict + free:
        if not place_token(guess, token, ages, pool, holders, [False] * len(ages)):
            return False
    stir(guess, strict, ages, pool, holders, chance)
    for card in pool:
        if holders[card] >= 0:
            guess.cards[holders[card]] = card
            guess.token_of[card] = holders[card]
    latest = hindsight.latest()
    for card in pool:
        if guess.token_of[card] < 0 and ages[card] != latest:
            return False
    return True


def place_token(
    guess: Guess, token: i64, ages: list[int], pool: list[int], holders: list[int], tried: list[bool]
) -> bool:
    """Find a card for a token, moving others to other cards if need be."""
    for card in pool:
        if not tried[card] and ages[card] == guess.ages[token] and guess.fits(token, card):
            tried[card] = True
            if holders[card] < 0 or place_token(guess, holders[card], ages, pool, holders, tried):
                holders[card] = int(token)
                return True
    return False


def stir(guess: Guess, strict: list[int], ages: list[int], pool: list[int], holders: list[int], chance: Chance) -> None:
    """Exchange cards between tokens by chance, where they fit: no way of dealing is left out."""
    if not strict:
        return
    for _ in range(4 * len(strict) + 8):
        one = pool[chance.below(len(pool))]
        two = pool[chance.below(len(pool))]
        first: i64 = holders[one]
        second: i64 = holders[two]
        if ages[one] != ages[two]:
            continue
        if (first < 0 or guess.fits(first, two)) and (second < 0 or guess.fits(second, one)):
            holders[one] = int(second)
            holders[two] = int(first)


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
