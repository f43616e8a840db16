# Biblios: why something cannot be done now.

biblios-why-place-full = { $place ->
    [keep] You have kept one card already: one per turn.
    [offer] The public space is full for this turn.
   *[auction] One card went to the auction pile already: one per turn.
}
biblios-why-not-public = { $card } does not lie in the public space.
biblios-why-bid-low = The bid stands at { $high }: you must bid higher.
biblios-why-bid-poor = { $unit ->
    [gold] You do not have enough gold: you can pay { $means }, and this table plays with honest bids.
   *[cards] You do not have enough cards: you can pay { $means }, and this table plays with honest bids.
}
biblios-why-bid-high = Nobody could ever pay that much.
biblios-why-cards-short = { $count ->
    [one] Not paid yet: { $count } more card.
   *[other] Not paid yet: { $count } more cards.
}
biblios-why-gold-short = Not enough gold yet: { $laid } of { $price }.
biblios-why-only-gold = { $card }: only gold pays for this card.
biblios-why-not-in-reserve = { $card } is not in your reserve.
biblios-why-wrong-way = { $way ->
    [raise] This church card raises no die.
   *[lower] This church card lowers no die.
}
biblios-why-same-die = This card changes two different dice.
biblios-why-die-end = { $die ->
    [6] This die shows 6 already: it cannot go higher.
   *[other] This die shows 1 already: it cannot go lower.
}
biblios-why-two-dice = This card changes two dice or none, and only one of them can move.
