# Ex Libris: why something cannot be done now.
# $player is the name of a seat; $player-who is "you" for the reader’s own seat, "other" or "nobody".

## Assistants

exlibris-why-no-plain = All your plain assistants have been placed.
exlibris-why-no-special = You have no special assistant to place.
exlibris-why-home-full = All three spaces of your library are taken.
exlibris-why-not-in-town = { exlibris-location } is not in town.
exlibris-why-snowman = { $player-who ->
    [you] Your Snowman is there: nobody else may be placed at this location ({ exlibris-location }).
   *[other] The Snowman is there ({ $player }): nobody else may be placed at this location ({ exlibris-location }).
}
exlibris-why-one-each = { exlibris-location }: one of your assistants is there. In a solo game, only one may be at a location.
exlibris-why-ghost-hut = The Ghost never enters Diviner’s Hut.
exlibris-why-sasquatch = { exlibris-location }: an opponent is there, and the Sasquatch keeps away.
exlibris-why-top-bid = The bid is { $high }: nobody can go higher.
exlibris-why-full = { $count ->
    [one] { exlibris-location }: its only space is taken.
   *[other] { exlibris-location }: all { $count } spaces are taken.
}
exlibris-why-guild-home = { $assistant ->
    [special] Your special assistant is not in your library, and the Guild moves one from there.
   *[plain] No plain assistant is in your library, and the Guild moves one from there.
}
exlibris-why-guild-nobody = { exlibris-location }: no opponent’s assistant is there to be replaced.
exlibris-why-outbid = The bid stands at { $high }, so { $number } is too low: you must bid higher.
exlibris-why-space-closed = Space { $number } is not open with so few players.
exlibris-why-space-held = Space { $number } is taken.
exlibris-why-space-same = All free spaces are alike here: take the one that is offered.
exlibris-why-oust-there = Only an opponent’s assistant at this location can make way.
exlibris-why-lodge-own = Only your own assistants can be sent home.
exlibris-why-lodge-once = You have already sent an assistant home: the Lodge does it only once.
exlibris-why-lodge-away = This assistant is not at a location.
exlibris-why-lodge-itself = The assistant at the Lodge itself stays there.

## Categories, players, libraries

exlibris-why-not-offered = This library is not offered to you.
exlibris-why-named = { $player-who ->
    [you] You have named this category.
   *[other] { $player } has named this category: all must be different.
}
exlibris-why-yourself = You cannot choose yourself.
exlibris-why-asked-already = { $player } was asked already.
exlibris-why-not-beside = { $player } has no assistant here ({ exlibris-location }).
exlibris-why-drawn = You have drawn your card already.
exlibris-why-pile-empty = There is no card left to draw.
exlibris-why-give-more = { $count ->
    [one] One more card first.
   *[other] { $count } more cards first.
}
exlibris-why-must = This cannot be declined: choose one.

## Cards

exlibris-why-no-hand = You have no card in hand.
exlibris-why-nothing-up = First choose a card to shelve, then its place.
exlibris-why-shelved = You have shelved your card already.
exlibris-why-shelve-later = A card is shelved by an assistant’s action: place an assistant first, for example at home.
exlibris-why-not-got = Only a card that you have just got may be shelved now.
exlibris-why-not-in-hand = { $card } is not in your hand.
exlibris-why-not-here = { $card } is not at this location ({ exlibris-location }).
exlibris-why-not-laid-out = { $card } is not among the cards to choose from.
exlibris-why-not-showing = { $card } has no book of this category: { exlibris-category }.
exlibris-why-hand-only = { $card } is on your shelf: only cards in hand will do.
exlibris-why-buried = { $card } is buried: only the upper card of a place can leave the shelf.
exlibris-why-not-yours = { $card } is neither in your hand nor on your shelf.

## The shelf

exlibris-why-not-touching = A card must touch another card of the shelf: left, right, above or below.
exlibris-why-fourth-row = That would be a fourth row: a shelf has three at most.
exlibris-why-too-wide = The shelf is { $most } cards wide: it cannot grow any further.
exlibris-why-place-held = A card stands there already.
exlibris-why-first-card = The first card goes into the place that glows; the shelf grows around it.
exlibris-why-not-emptied = The card has to go into a place that the shift has emptied.
exlibris-why-splits = The shelf would fall into more pieces than before.
exlibris-why-mummy-only = Only the Mummy buries cards.
exlibris-why-no-grave = No card stands there.
exlibris-why-buried-once = A card is already buried there: there can be only one in a place.
exlibris-why-no-shift = Shifted that way, the group makes no room for the card.
exlibris-why-not-on-shelf = { $card } is not on your shelf.
exlibris-why-lodge-shelved = You have already moved a shelved card: the Lodge does it only once.
exlibris-why-in-group = { $card } belongs to the group already.
exlibris-why-not-beside-group = { $card } does not touch the group.
exlibris-why-stuck = { $card } has no room to slide without splitting the shelf.
exlibris-why-no-run = The run cannot end with { $card }: it could not slide.
exlibris-why-no-slide = Something is in the way, or the shelf would be split.
exlibris-why-same-card = A card cannot be exchanged for itself.
exlibris-why-turned = { $card } is chosen already.
exlibris-why-face-down = { $card } lies face down already.
