# Biblios: cards, prompts, options, what happens, and the reckoning.
# $who is "you" for the viewer's own seat, else "other"; $name is the name of the seat.

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
biblios-card-gold = gold { $value }
biblios-card-church = church { $kind ->
    [plus] +1 (one die)
    [minus] −1 (one die)
    [plus-two] +1 (two dice)
    [minus-two] −1 (two dice)
   *[either] +1 or −1 (one die)
}
biblios-card-hidden = a card
# A card as that to which something is done: "Ada takes ...".
biblios-card-object = { $card }
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
biblios-laid = Laid down
biblios-reserve-of = { $count ->
    [one] { $name } { $count } card
   *[other] { $name } { $count } cards
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
biblios-prompt-bid-gold = For { $card }: { $who ->
    [you] your bid of { $high } stands.
    [nobody] no bid yet.
   *[other] { $name } bids { $high }.
} Your bid? You have { $means } gold.
biblios-prompt-bid-cards = For { $card }, paid in cards: { $who ->
    [you] your bid of { $high } stands.
    [nobody] no bid yet.
   *[other] { $name } bids { $high }.
} Your bid? You have { $means ->
    [one] { $means } card.
   *[other] { $means } cards.
}
biblios-prompt-pay-gold = The price is { $price } gold; { $laid } lies on the table. Pay with what?
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
biblios-bluff = You can pay { $means } only: { $number } would be a bluff. Type it again if you mean it.

## What can be done

biblios-option-keep = keep it
biblios-option-offer = offer it in the public space
biblios-option-auction = put it on the auction pile
biblios-option-pass = pass
biblios-option-done = done, hand it over
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

biblios-event-first = { $who ->
    [you] You go first.
   *[other] { $name } goes first.
}
biblios-event-turn = { $who ->
    [you] You hand out the gifts.
   *[other] { $name } hands out the gifts.
}
biblios-event-gifts = { $name } offers { $cards }.
biblios-event-draw = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
biblios-event-keep = { $who ->
    [you] You keep { $card }.
   *[other] { $name } keeps { $card }.
}
biblios-event-offer = { $who ->
    [you] You offer { $card }.
   *[other] { $name } offers { $card }.
}
biblios-event-set-aside = { $who ->
    [you] You put { $card } on the auction pile.
   *[other] { $name } puts { $card } on the auction pile.
}
biblios-event-take = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
biblios-event-church = { $who ->
    [you] You show { $card }.
   *[other] { $name } shows { $card }.
}
biblios-event-unused = { $who ->
    [you] You discard it unused.
   *[other] { $name } discards it unused.
}
biblios-event-used = { $who ->
    [you] You discard the church card.
   *[other] { $name } discards the church card.
}
biblios-event-die = { $who ->
    [you] You turn the die of { biblios-category } to { $number }.
   *[other] { $name } turns the die of { biblios-category } to { $number }.
}
biblios-event-auctions = The auctions begin.
biblios-event-lot = { $who ->
    [you] You turn up { $card }.
   *[other] { $name } turns up { $card }.
}
biblios-event-bid = { $who ->
    [you] You bid { $number }.
   *[other] { $name } bids { $number }.
}
biblios-event-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
biblios-event-unsold = Nobody buys { $label }: it leaves the game.
biblios-event-sold = { $who ->
    [you] The card is yours for { $number }.
   *[other] The card goes to { $name } for { $number }.
}
biblios-event-culprit = { $who ->
    [you] You cannot pay { $unit ->
        [gold] { $number } gold.
       *[cards] { $number ->
            [one] { $number } card.
           *[other] { $number } cards.
        }
    }
   *[other] { $name } cannot pay { $unit ->
        [gold] { $number } gold.
       *[cards] { $number ->
            [one] { $number } card.
           *[other] { $number } cards.
        }
    }
}
biblios-event-steal = { $who ->
    [you] You take { $card } from { $victim }.
   *[other] { $from ->
        [you] { $name } takes { $card } from you.
       *[other] { $name } takes { $card } from { $victim }.
    }
}
biblios-event-lose = { $who ->
    [you] You lose { $card }, which leaves the game.
   *[other] { $name } loses { $card }, which leaves the game.
}
biblios-event-lay = { $who ->
    [you] You lay down { $card }.
   *[other] { $name } lays down { $card }.
}
biblios-event-pay = { $who ->
    [you] You pay { $card }.
   *[other] { $name } pays { $card }.
}
biblios-event-pay-cards = { $who ->
    [you] You pay { $cards }.
   *[other] { $name } pays { $cards }.
}
biblios-event-pay-hidden = { $count ->
    [one] { $name } pays { $count } card, face down.
   *[other] { $name } pays { $count } cards, face down.
}
biblios-event-win = { $who ->
    [you] You take { $card } into your reserve.
   *[other] { $name } buys { $card }.
}
biblios-event-end = The game is over.

## The reckoning

biblios-won = { $why ->
    [most] { $who ->
        [you] { biblios-category }, worth { $die }: you win with { $sum }.
       *[other] { biblios-category }, worth { $die }: { $name } wins with { $sum }.
    }
    [letter] { $who ->
        [you] { biblios-category }, worth { $die }: you win with { $sum }, by the letter { $letter }.
       *[other] { biblios-category }, worth { $die }: { $name } wins with { $sum }, by the letter { $letter }.
    }
   *[nobody] { biblios-category }, worth { $die }: nobody has any, nobody wins.
}
biblios-place = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } gold left
biblios-verdict = { $why ->
    [points] { $who ->
        [you] You win with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        } Well read!
       *[other] { $name } wins with { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
    [gold] { $who ->
        [you] Tied on points ({ $points }), you win by the gold left: { $gold } to { $second }.
       *[other] Tied on points ({ $points }), { $name } wins by the gold left: { $gold } to { $second }.
    }
    [monks] { $who ->
        [you] Tied on points ({ $points }) and gold ({ $gold }), you win by the Monks.
       *[other] Tied on points ({ $points }) and gold ({ $gold }), { $name } wins by the Monks.
    }
   *[shared] { $winners } share the victory: tied on points ({ $points }) and gold ({ $gold }), and none of them has the Monks.
}

## The box, and how a table is set up

biblios-about = Gather the finest library in the land: first by gifts, then at auction. And keep on good terms with the Church.
biblios-set-up = { $option ->
    [penalty] Who cannot pay their bid
    [honest] Bids
   *[first] Who begins
}
biblios-set-up-choice = { $choice ->
    [penalty-steal] loses a card to every other player
    [penalty-bluff] loses one card, which leaves the game
    [honest-no] may be bluffs
    [honest-yes] only what one can pay
    [first-drawn] drawn at random
   *[first-seat] { $name }
}

## At the table in the browser

biblios-web-ask = What is asked
biblios-web-wait = { $what ->
    [allocate] { $name } hands out the gifts.
    [take] { $name } takes a card from the public space.
    [church] { $name } holds a church card.
    [bid] { $name } is to bid.
   *[pay] { $name } is paying.
}
biblios-web-sent = One moment…
biblios-web-phase = { $phase ->
    [gifts] Gifts
    [auctions] Auctions
   *[over] Reckoning
}
biblios-web-why = The rule behind it
biblios-web-asked = to answer now
biblios-web-active = active player
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
biblios-web-sum-die = { $sum } together; the die shows { $die }.
biblios-web-gold-sum = { $sum } gold together.
biblios-web-draw = Draw pile { $count }
biblios-web-auction = Auction pile { $count }
biblios-web-keep = { $who ->
    [you] Keep it
   *[other] For { $name }
}
biblios-web-room = { $count ->
    [0] full
    [one] { $count } place
   *[other] { $count } places
}
biblios-web-looks = { $who ->
    [you] The card in your hand
   *[other] { $name } looks at a card
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
biblios-web-lay = Tap the cards that you pay with.
biblios-web-take-back = Take { $card } back
biblios-web-order = The order of speaking
biblios-web-said = What was said
biblios-web-silence = Nobody has spoken yet.
biblios-web-out = out of this auction
biblios-web-pass = Pass
biblios-web-done = Hand it over
biblios-web-discard = Leave it unused
biblios-web-undo = Take back
biblios-web-skip = Skip
biblios-web-more = Another bid
biblios-web-all = all
biblios-web-any-bid = Your bid? You can pay { $means }.
biblios-web-is-bluff = (a bluff)
biblios-web-bluff = You can pay { $means } only: { $number } would be a bluff. Do you dare?
biblios-web-bluff-anyway = Bid { $number } all the same
biblios-web-no-bluff = Better not
biblios-web-since = Since your last turn
biblios-web-latest = What happened last
biblios-web-back = Back
biblios-web-next = Next
biblios-web-log = What happened so far
biblios-web-reckoning = The reckoning
biblios-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
biblios-web-gold-left = { $gold } gold left
biblios-web-replay = Watch the replay
biblios-web-record = Download the record
biblios-web-replay-of = Replay
biblios-web-no-replay = There is no replay yet
biblios-web-set-up = The cards are shuffled.
biblios-web-to-start = To the start
biblios-web-to-end = To the end
biblios-web-play = Play
biblios-web-pause = Pause
biblios-web-side = From whose side
biblios-web-from-start = From the start
