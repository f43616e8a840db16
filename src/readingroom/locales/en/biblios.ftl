# Biblios: cards, prompts, options, what happens, and the final scoring.
# $player is the name of a seat; $player-who is "you" for the reader’s own seat, "other" or "nobody".

## Things

biblios-category = { $category ->
    [monks] Monks
    [pigments] Pigments
    [holy-books] Holy Books
    [manuscripts] Manuscripts
   *[forbidden-tomes] Forbidden Tomes
}
biblios-gold = Gold
biblios-card-category = { biblios-category } { $value } ({ $letter })
    .object = { biblios-card-category }
biblios-card-gold = gold { $value }
    .object = { biblios-card-gold }
biblios-card-church = church { $kind ->
    [plus] +1 (one die)
    [minus] −1 (one die)
    [plus-two] +1 (two dice)
    [minus-two] −1 (two dice)
   *[either] +1 or −1 (one die)
}
    .object = { biblios-card-church }
biblios-card-hidden = a card
    .object = { biblios-card-hidden }
biblios-zone = { $zone ->
    [out] Out of the game
    [draw] Draw pile
    [auction] Auction pile
    [public] Public space
    [centre] In the middle
    [discard] Discarded
    [reserve] Reserve
    [looking] In hand
    [spent] Laid down to pay
    [paid] Paid face down
   *[dice] Dice
}
biblios-die = { biblios-category }: { $die }
biblios-phase = { $phase ->
    [gifts] gifts
    [auctions] auctions
   *[over] the game is over
}

## The table

biblios-piles = draw pile { $draw } · auction pile { $auction }
biblios-column-die = die
biblios-column-sum = sum
biblios-column-cards = your cards
biblios-public = Public space
biblios-empty = nothing
biblios-lot = Up for auction
biblios-still-in = still in: { $names }
biblios-church-card = Church card
biblios-looking = In hand
biblios-laid = On the table
biblios-reserve-of = { $count ->
    [one] { $player } { $count } card
   *[other] { $player } { $count } cards
}
biblios-reserves = At the table

## What is asked

biblios-prompt-allocate = Where does { $card } go?
biblios-prompt-take = Which public card do you take?
biblios-prompt-church = Church card: { $kind ->
    [plus] which die goes up?
    [minus] which die goes down?
    [plus-two] which two dice go up? The first one:
    [minus-two] which two dice go down? The first one:
   *[either] which die goes up or down?
}
biblios-prompt-second-die = And which second die goes { $kind ->
    [plus-two] up?
   *[minus-two] down?
}
biblios-prompt-bid = { $unit ->
    [gold] For { $card }: { $bidder-who ->
        [you] your bid of { $high } stands.
        [nobody] no bid yet.
       *[other] { $bidder } bids { $high }.
    } Your bid? You have { $means } gold.
   *[cards] For { $card }, paid in cards: { $bidder-who ->
        [you] your bid of { $high } stands.
        [nobody] no bid yet.
       *[other] { $bidder } bids { $high }.
    } Your bid? You have { $means ->
        [one] { $means } card.
       *[other] { $means } cards.
    }
}
biblios-prompt-pay-gold = You owe { $price } gold and have put down { $laid }. Which card do you add?
biblios-prompt-pay-cards = { $count ->
    [one] One more card to pay. Which one?
   *[other] { $count } more cards to pay. Which one first?
}
biblios-prompt-over = The game is over.

biblios-all-in = all you have
biblios-any-bid = { $bluff ->
    [yes] Or type any number up to { $most }; what you do not have is a bluff.
   *[no] Or type any number up to { $most }.
}
biblios-bluff = You can only pay { $means }: { $number } would be a bluff. Type it again if you mean it.

## What can be done

biblios-option-keep = keep it
biblios-option-offer = offer it in the public space
biblios-option-auction = put it on the auction pile
biblios-option-pass = pass
biblios-option-done = pay this
biblios-option-discard = discard it unused
biblios-option-bid = bid { $number }
biblios-option-take = { $card }
biblios-option-pay = { $card }
biblios-option-raise = { biblios-category } up, { $die } → { $after }
biblios-option-lower = { biblios-category } down, { $die } → { $after }

## Only one thing to do

biblios-forced-allocate = No choice: only one place was left for { $card }.
biblios-forced-take = No choice: nothing else is left to take.
biblios-forced-church = No choice: it cannot move any dice.
biblios-forced-second-die = No choice: only one other die can move.
biblios-forced-bid = You cannot bid any higher.
biblios-forced-pay = No choice: there was only one way to pay.

## What happened

biblios-event-first = { $player-who ->
    [you] You go first.
   *[other] { $player } goes first.
}
biblios-event-turn = { $player-who ->
    [you] You hand out the gifts.
   *[other] { $player } hands out the gifts.
}
biblios-event-gifts = { $player } offers { $cards }.
biblios-event-draw = { $player-who ->
    [you] You draw { $card-object }.
   *[other] { $player } draws { $card-object }.
}
biblios-event-keep = { $player-who ->
    [you] You keep { $card-object }.
   *[other] { $player } keeps { $card-object }.
}
biblios-event-offer = { $player-who ->
    [you] You offer { $card-object }.
   *[other] { $player } offers { $card-object }.
}
biblios-event-set-aside = { $player-who ->
    [you] You put { $card-object } on the auction pile.
   *[other] { $player } puts { $card-object } on the auction pile.
}
biblios-event-take = { $player-who ->
    [you] You take { $card-object }.
   *[other] { $player } takes { $card-object }.
}
biblios-event-church = { $player-who ->
    [you] You show { $card-object }.
   *[other] { $player } shows { $card-object }.
}
biblios-event-unused = { $player-who ->
    [you] You discard it unused.
   *[other] { $player } discards it unused.
}
biblios-event-used = { $player-who ->
    [you] You discard the church card.
   *[other] { $player } discards the church card.
}
biblios-event-die = { $player-who ->
    [you] You turn the die of { biblios-category } to { $number }.
   *[other] { $player } turns the die of { biblios-category } to { $number }.
}
biblios-event-auctions = The auctions begin.
biblios-event-lot = { $player-who ->
    [you] You turn up { $card-object }.
   *[other] { $player } turns up { $card-object }.
}
biblios-event-bid = { $player-who ->
    [you] You bid { $number }.
   *[other] { $player } bids { $number }.
}
biblios-event-pass = { $player-who ->
    [you] You pass.
   *[other] { $player } passes.
}
biblios-event-unsold = Nobody buys { $card }: it leaves the game.
biblios-event-sold = { $player-who ->
    [you] The card is yours for { $number }.
   *[other] The card goes to { $player } for { $number }.
}
biblios-event-culprit = { $player-who ->
    [you] You cannot pay { $unit ->
        [gold] { $number } gold.
       *[cards] { $number ->
            [one] { $number } card.
           *[other] { $number } cards.
        }
    }
   *[other] { $player } cannot pay { $unit ->
        [gold] { $number } gold.
       *[cards] { $number ->
            [one] { $number } card.
           *[other] { $number } cards.
        }
    }
}
biblios-event-steal = { $player-who ->
    [you] You take { $card-object } from { $victim }.
   *[other] { $victim-who ->
        [you] { $player } takes { $card-object } from you.
       *[other] { $player } takes { $card-object } from { $victim }.
    }
}
biblios-event-lose = { $player-who ->
    [you] You lose { $card-object }, which leaves the game.
   *[other] { $player } loses { $card-object }, which leaves the game.
}
biblios-event-lay = { $player-who ->
    [you] You lay down { $card-object }.
   *[other] { $player } lays down { $card-object }.
}
biblios-event-pay = { $player-who ->
    [you] You pay { $card-object }.
   *[other] { $player } pays { $card-object }.
}
biblios-event-pay-cards = { $player-who ->
    [you] You pay { $cards }.
   *[other] { $player } pays { $cards }.
}
biblios-event-pay-hidden = { $count ->
    [one] { $player } pays { $count } card, face down.
   *[other] { $player } pays { $count } cards, face down.
}
biblios-event-win = { $player-who ->
    [you] You take { $card-object } into your reserve.
   *[other] { $player } buys { $card-object }.
}
biblios-event-end = The game is over.

## Final scoring

biblios-whose = The letters of the cards are those of Reading Room (BIB-C3). A card that has another letter in your box is refused, and a tie that the letter decides may end differently there.

biblios-won = { $why ->
    [most] { $player-who ->
        [you] { biblios-category }, worth { $die }: you win with { $sum }.
       *[other] { biblios-category }, worth { $die }: { $player } wins with { $sum }.
    }
    [letter] { $player-who ->
        [you] { biblios-category }, worth { $die }: you win with { $sum }, by the letter { $letter }.
       *[other] { biblios-category }, worth { $die }: { $player } wins with { $sum }, by the letter { $letter }.
    }
   *[nobody] { biblios-category }, worth { $die }: nobody has any, nobody wins.
}
biblios-figure = { $sum ->
    [0] 0
   *[other] { $sum } ({ $letter })
}
biblios-place = { $place }. { player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } gold left
biblios-verdict = { $why ->
    [points] { $player-who ->
        [you] You win with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        } Well read!
       *[other] { $player } wins with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
    [gold] { $player-who ->
        [you] Tied on points ({ $points }), you win by the gold left: { $gold } to { $second }.
       *[other] Tied on points ({ $points }), { $player } wins by the gold left: { $gold } to { $second }.
    }
    [monks] { $player-who ->
        [you] Tied on points ({ $points }) and gold ({ $gold }), you win thanks to the Monks.
       *[other] Tied on points ({ $points }) and gold ({ $gold }), { $player } wins thanks to the Monks.
    }
   *[shared] { $winners } share the victory: tied on points ({ $points }) and gold ({ $gold }), and none of them has the Monks.
}

## The box, and how a table is set up

biblios-set-up = { $option ->
    [penalty] If you can’t pay your bid
    [honest] Bids
   *[first] Who begins
}
biblios-set-up-choice = { $choice ->
    [penalty-steal] every other player takes a card from you
    [penalty-bluff] you lose one card, which leaves the game
    [honest-no] may be bluffs
    [honest-yes] only what you can pay
    [first-drawn] drawn at random
   *[first-seat] { $name }
}

## At the table in the browser

biblios-web-wait = { $what ->
    [allocate] { $player } hands out the gifts.
    [take] { $player } takes a card from the public space.
    [church] { $player } holds a church card.
    [bid] { $player } to bid.
   *[pay] { $player } is paying.
}
biblios-end = { $phase ->
    [gifts] Auctions once the draw pile is empty
   *[auctions] Until the auction pile is empty
}
biblios-web-sign = { $sign ->
    [die] The die of a category: what it is worth to whoever has the most of it at the end.
    [page] A page: its letter at the left, its value at the right. Values add up; if totals are equal, the letter nearest to A wins.
    [gold] Gold, to pay at the auctions; what is left breaks ties.
    [plus] A church card: turn one die up by 1.
    [minus-two] With two dice on it: both go down by 1, or up by 1 if it says +1.
    [either] One die goes up or down by 1, as you like.
   *[back] A card that you do not see, or how many cards somebody has.
}
biblios-web-phase = { $phase ->
    [gifts] Gifts
    [auctions] Auctions
   *[over] Final scoring
}
biblios-web-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
biblios-web-reserve = The reserve
biblios-web-board = The board
biblios-web-known = Seen going into the reserve
biblios-web-known-none = Nothing is known of this reserve yet.
biblios-web-unseen = { $count ->
    [one] { $count } card left it unseen.
   *[other] { $count } cards left it unseen.
}
biblios-web-die = { biblios-category }: the die shows { $die }
biblios-web-sum = { $name }: { $sum } in { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
biblios-web-sum-die = { $sum } in all; the die shows { $die }.
biblios-web-gold-sum = { $sum } gold in all.
biblios-web-draw = Draw pile { $count }
biblios-web-auction = Auction pile { $count }
biblios-web-keep = { $player-who ->
    [you] Keep it
   *[other] For { $player }
}
biblios-web-room = { $count ->
    [0] full
    [one] { $count } place
   *[other] { $count } places
}
biblios-web-looks = { $player-who ->
    [you] The card in your hand
   *[other] { $player } looks at a card
}
biblios-web-lot = Up for auction · { $left } to come
biblios-web-currency = { $unit ->
    [gold] paid in gold
   *[cards] paid in cards
}
biblios-web-of = { $unit ->
    [gold] of { $price } gold
   *[cards] { $price ->
        [one] of { $price } card
       *[other] of { $price } cards
    }
}
biblios-web-lay = Choose the cards that you pay with.
biblios-web-take-back = Take { $card } back
biblios-web-order = Bidding order
biblios-web-said = Bids so far
biblios-web-silence = Nobody has bid yet.
biblios-web-out = out of this auction
biblios-web-more = Another bid
biblios-web-all = all
biblios-web-any-bid = Your bid? You can pay { $means }.
biblios-web-mask = more than you can pay: a bluff
biblios-web-is-bluff = (a bluff)
biblios-web-all-in = { $number } is all that you can pay. Bid it?
biblios-web-bid-all = Bid all { $number }
biblios-web-bluff = You can only pay { $means }: { $number } would be a bluff. Do you dare?
biblios-web-bluff-anyway = Bid { $number } anyway
biblios-web-no-bluff = Better not
biblios-web-gold-left = { $gold } gold left
biblios-web-monks = ahead thanks to the Monks
biblios-web-course = What everyone would have scored after each turn and each auction, with all secrets revealed.
biblios-web-course-step = Turn or auction
