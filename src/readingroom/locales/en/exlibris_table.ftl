# Ex Libris at the table: names, what is asked, what can be done, and what happens.
# $who is "you" for the viewer's own seat, else "other"; $name is the name of the seat.

## Things

exlibris-location = { $location ->
    [home] home
    [diviners-hut] Diviner’s Hut
    [book-swap] Book Swap
    [auction-house] Auction House
    [donation-bin] Donation Bin
    [community-center] Community Center
    [wishing-well] Wishing Well
    [gambling-den] Gambling Den
    [librarians-lodge] Librarians’ Lodge
    [book-collector] Book Collector
    [bookseller] Bookseller
    [dump] Dump
    [alehouse] Alehouse
    [mystery-shack] Mystery Shack
    [flea-market] Flea Market
    [assistants-guild] Assistants’ Guild
    [tax-collector] Tax Collector
    [yard-sale] Yard Sale
   *[joiners-workshop] Joiner’s Workshop
}
exlibris-assistant = { $assistant ->
    [goblin-sneak] Goblin Sneak
    [automaton] Automaton
    [mummy] Mummy
    [gelatinous-cube] Gelatinous Cube
    [sasquatch] Sasquatch
    [bookworm] Bookworm
    [ghost] Ghost
    [snowman] Snowman
    [junk-golem] Junk Golem
    [wizard] Wizard
    [witch] Witch
    [fire-imp] Fire Imp
   *[plain] assistant
}
exlibris-power = { $assistant ->
    [goblin-sneak] steals a card from each opponent where it arrives
    [automaton] does a home action for each other assistant of yours where it arrives
    [mummy] may bury the cards it shelves: 2 points each
    [gelatinous-cube] takes a toll from opponents who arrive where it is
    [sasquatch] shuns opponents; comes back to you when one arrives
    [bookworm] at home does both home actions, and again for a card
    [ghost] may share occupied spaces, and then draws a card
    [snowman] keeps everybody else out of an instant location
    [junk-golem] saves a card of each location that is resolved
    [wizard] may shift shelved cards to make room
    [witch] may exchange a card with a banned book for the top of the draw pile
    [fire-imp] may burn cards of a location for home actions
   *[plain] has no power
}
exlibris-initial = { $category ->
    [codices] C
    [fiction] F
    [historic] H
    [monsters] M
    [reference] R
   *[spells] S
}
exlibris-card = { $text } ({ $books })
exlibris-card-hidden = a card
exlibris-direction = { $direction ->
    [left] to the left
    [right] to the right
    [up] up
   *[down] down
}

## The table

exlibris-round = round { $number }{ $last ->
    [yes] , the last
   *[no] { "" }
}
exlibris-piles = draw pile { $draw } · discards { $discard }{ $top ->
    [none] { "" }
   *[other] , on top { $top }
}
exlibris-over = the game is over
exlibris-prominent = Prominent
exlibris-banned = banned
exlibris-focus = your focus
exlibris-token = first player
exlibris-shelved = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
exlibris-in-hand = hand { $count }
exlibris-hand = Your hand
exlibris-nothing = nothing
exlibris-face-down-cards = { $count } face down
exlibris-revealed = Lying open
exlibris-open-libraries = Libraries to choose from: { $libraries }
exlibris-looking = You look at
exlibris-taken = Just got
exlibris-spent = Laid down
exlibris-suggestion = Best turned face down: { $cards }.

## What is asked

exlibris-prompt-choose-library = Which library do you keep?
exlibris-prompt-choose-open-library = Which library do you take? You may choose any that lies open.
exlibris-prompt-place-assistant = Where do you place an assistant?
exlibris-prompt-choose-space = { exlibris-location }: which space?
exlibris-prompt-choose-bid = How much do you bid? You pay with that many cards from your hand.
exlibris-prompt-home-action = You may draw one card or shelve one from your hand.
exlibris-prompt-both-home-actions = You may draw one card and shelve one from your hand.
exlibris-prompt-take = { exlibris-location }: which card do you take?
exlibris-prompt-shelve-taken = You may shelve what you got.
exlibris-prompt-shelve-hand = You may shelve a card from your hand.
exlibris-prompt-place-card = Where does { $card } go?
exlibris-prompt-place-or-bury = Where does { $card } go? The Mummy may bury it, or bury another with it.
exlibris-prompt-place-or-shift = Where does { $card } go? The Wizard may first shift a group of cards.
exlibris-prompt-choose-group = Which cards does the Wizard shift, and which way?
exlibris-prompt-fill-gap = Into which of the emptied places does { $card } go?
exlibris-prompt-slide-from = Joiner’s Workshop: with which card does the run begin on the left?
exlibris-prompt-slide-to = And with which card does it end on the right?
exlibris-prompt-slide-by = How far does it slide?
exlibris-prompt-give-up = { $location ->
    [home] Bookworm
   *[other] { exlibris-location }
}: which cards do you discard? Laid down: { $laid }{ $more ->
    [0] { "" }
   *[other] , at least { $more } to go
}.
exlibris-prompt-swap-hand = Book Swap: which card of your hand do you give?
exlibris-prompt-rearrange = Do you exchange { $card } with another card, or take it off and shelve it again?
exlibris-prompt-name-category = { exlibris-location }: which category do you name?
exlibris-prompt-search = Which card of the discard pile do you take ({ exlibris-category })?
exlibris-prompt-take-showing = Which cards do you reveal and take ({ exlibris-category })?
exlibris-prompt-give-one = Which card do you give to an opponent?
exlibris-prompt-give-to = To whom?
exlibris-prompt-bet = Gambling Den: on which category do you bet?
exlibris-prompt-take-revealed = Alehouse: which card do you take?
exlibris-prompt-pay-tax = Tax Collector: which card do you hand in?
exlibris-prompt-lay-out = Yard Sale: which cards of your hand do you offer?
exlibris-prompt-sale = Yard Sale of { $name }: do you take a card?
exlibris-prompt-lodge = Librarians’ Lodge: send an assistant home, or move a shelved card?
exlibris-prompt-guild = Assistants’ Guild: whom do you move from your library, and where?
exlibris-prompt-oust = { exlibris-location }: whose assistant makes way?
exlibris-prompt-steal = Goblin Sneak: from whom do you try to steal?
exlibris-prompt-demand = Which category do you demand from { $name }?
exlibris-prompt-hand-over = { $name } demands { exlibris-category }: which card do you hand over?
exlibris-prompt-pay-toll = The Gelatinous Cube of { $name }: give a random card, or allow both home actions?
exlibris-prompt-retreat = An opponent has arrived. Do you take the Sasquatch back?
exlibris-prompt-repeat = Bookworm: discard a card to do both home actions once more?
exlibris-prompt-salvage = Junk Golem: which card do you save?
exlibris-prompt-keep-either = Witch: which card do you keep?
exlibris-prompt-burn = Fire Imp: do you burn cards of this location?
exlibris-prompt-remove-tile = Which location leaves the game?
exlibris-prompt-turn-down = Before the inspection: which cards do you turn face down? Chosen: { $chosen }.
exlibris-prompt-over = The game is over.

## What can be done

exlibris-option-done = { $asked ->
    [choose-group] do not shift after all
    [retreat] leave it there
    [repeat] no
    [burn] burn none
    [salvage] save none
   *[other] done
}
exlibris-option-pass = pass
exlibris-option-draw = draw a card
exlibris-option-retreat = take it back
exlibris-option-give-blindly = give a random card
exlibris-option-allow = allow both home actions
exlibris-option-again = { $asked ->
    [rearrange] take it off and shelve it again
   *[other] once more
}
exlibris-option-burn-blindly = burn one of them unseen
exlibris-option-burn-all = burn them all
exlibris-option-shift = shift { exlibris-direction }
exlibris-option-space = space { $number }
exlibris-option-bid = bid { $number }
exlibris-option-to = { $name }
exlibris-option-name = { exlibris-category }
exlibris-option-keep = { exlibris-assistant }: { exlibris-power }
exlibris-option-place = { exlibris-location }
exlibris-option-special = { exlibris-location }, with the special assistant ({ exlibris-assistant })
exlibris-option-recall = send home from { exlibris-location } ({ exlibris-assistant })
exlibris-option-oust = { $name } ({ exlibris-assistant }), space { $number }
exlibris-option-remove = { exlibris-location }
exlibris-option-at = { $row ->
    [0] a new row above
   *[other] row { $row }
}, { $column ->
    [0] left of column 1
   *[other] column { $column }
}
exlibris-option-over = on top of { $card }
exlibris-option-under = under { $card }
exlibris-option-shelve = shelve { $card }
exlibris-option-take = { $card }
exlibris-option-discard = discard { $card }
exlibris-option-give = { $card }
exlibris-option-lift = { $asked ->
    [place-or-shift] first shift { $card }
    [choose-group] { $card } with it
    [lodge] move { $card }
   *[other] { $card }
}
exlibris-option-swap = exchange with { $card }
exlibris-option-turn = turn { $card } face down
exlibris-option-slide = { $number ->
    [one] one place { exlibris-direction }
   *[other] { $number } places { exlibris-direction }
}
exlibris-menu = { $verb ->
    [place] assistant
    [remove] remove
    [at] row, column
    [over] on top of
    [under] under
    [shelve] shelve
    [take] take
    [discard] discard
    [give] give
    [lift] of your shelf
    [swap] exchange with
    [turn] face down
    [slide] slide
   *[other] { "" }
}
exlibris-legend =
    ◷ delayed effect   ⌂ at home   ☞ still to be placed   ● assistant   * special assistant
    ⚑ first player token   ▸ is asked   ▒ face down   _ a card is buried below
    ? 7, ? gambling den, ? witch: the rule of a location or of a special assistant
exlibris-forced = No choice: there was only one thing to do.

## What happened

exlibris-event-tile = { exlibris-location } is turned up.
exlibris-event-first = { $who ->
    [you] You go first.
   *[other] { $name } goes first.
}
exlibris-event-offer = { $who ->
    [you] You are dealt { exlibris-assistant }.
   *[other] { $name } is dealt a library.
}
exlibris-event-keep-library = { $who ->
    [you] You keep { exlibris-assistant }.
   *[other] { $name } keeps { exlibris-assistant }.
}
exlibris-event-lay-library = Library laid open: { exlibris-assistant }.
exlibris-event-put-away = { $seen ->
    [no] The other library is put away.
   *[yes] Library put away: { exlibris-assistant }.
}
exlibris-event-prominent = Prominent: { exlibris-category }.
exlibris-event-banned = Banned: { exlibris-category }.
exlibris-event-focus = { $who ->
    [you] Your focus: { exlibris-category }.
   *[other] { $name } gets a secret focus.
}
exlibris-event-public-focus = The public library gets a secret focus.
exlibris-event-clue = A clue: { exlibris-category } is not the focus of the public library.
exlibris-event-public = { $card } goes to the public library.
exlibris-event-remove = { exlibris-location } leaves the game.
exlibris-event-deal = { $who ->
    [you] You are dealt { $card }.
   *[other] { $name } is dealt a card.
}
exlibris-event-reshuffle = The discard pile is shuffled into a new draw pile.
exlibris-event-round = Round { $number } begins.
exlibris-event-tiles-reshuffled = The discarded locations are shuffled into a new stack.
exlibris-event-lay = { $seen ->
    [no] A card is laid face down
   *[yes] { $card } is laid
} at { exlibris-location }.
exlibris-event-last-round = The last round is coming.
exlibris-event-place = { $who ->
    [you] You place { exlibris-placed } at { exlibris-location }.
   *[other] { $name } places { exlibris-placed } at { exlibris-location }.
}
exlibris-placed = { $assistant ->
    [plain] an assistant
   *[other] the { exlibris-assistant }
}
exlibris-event-draw = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws a card.
}
exlibris-event-careful-draw = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws a card.
}
exlibris-event-weigh = { $who ->
    [you] You weigh { $card }: it has a banned book.
   *[other] { $name } has got a banned book, and weighs it.
}
exlibris-event-take = { $who ->
    [you] You take { $card }.
   *[other] { $name } takes { $card }.
}
exlibris-event-keep = { $who ->
    [you] You keep { $card }.
   *[other] { $name } keeps { $card }.
}
exlibris-event-pick = { $who ->
    [you] You pick up { $card }.
   *[other] { $name } picks up { $card }.
}
exlibris-event-shelve = { $who ->
    [you] You shelve { $card }.
   *[other] { $name } shelves { $card }.
}
exlibris-event-bury = { $who ->
    [you] You bury { $card }.
   *[other] { $name } buries { $card }.
}
exlibris-event-cover = { $who ->
    [you] You cover { $card }.
   *[other] { $name } covers { $card }.
}
exlibris-event-reorder = Face-down cards are moved.
exlibris-event-shift = { $who ->
    [you] You shift cards { exlibris-direction }.
   *[other] { $name } shifts cards { exlibris-direction }.
}
exlibris-event-slide = { $who ->
    [you] You slide cards along a row.
   *[other] { $name } slides cards along a row.
}
exlibris-event-give-up = { $who ->
    [you] You lay down { $card }.
   *[other] { $name } lays down { $card }.
}
exlibris-event-take-off = { $who ->
    [you] You take off the shelf { $card }.
   *[other] { $name } takes off the shelf { $card }.
}
exlibris-event-discard = { $card } is discarded.
exlibris-event-leave = { $who ->
    [you] You leave { $card }.
   *[other] { $name } leaves { $card }.
}
exlibris-event-lift = { $who ->
    [you] You take off the shelf { $card }.
   *[other] { $name } takes off the shelf { $card }.
}
exlibris-event-exchange = { $who ->
    [you] You exchange two shelved cards.
   *[other] { $name } exchanges two shelved cards.
}
exlibris-event-exchange-out = { $who ->
    [you] You take from the shelf { $card }.
   *[other] { $name } takes from the shelf { $card }.
}
exlibris-event-exchange-in = { $who ->
    [you] You put in its place { $card }.
   *[other] { $name } puts in its place { $card }.
}
exlibris-event-recall = { $who ->
    [you] You send an assistant home from { exlibris-location }.
   *[other] { $name } sends an assistant home from { exlibris-location }.
}
exlibris-event-name = { $who ->
    [you] You name { exlibris-category }.
   *[other] { $name } names { exlibris-category }.
}
exlibris-event-look = { $who ->
    [you] You look at { $card }.
   *[other] { $name } looks at { $card }.
}
exlibris-event-put-back = { $who ->
    [you] You put back { $card }.
   *[other] { $name } puts back { $card }.
}
exlibris-event-reveal = { $who ->
    [you] You reveal { $card }.
   *[other] { $name } reveals { $card }.
}
exlibris-event-token = { $who ->
    [you] You take the first player token.
   *[other] { $name } takes the first player token.
}
exlibris-event-bid = { $who ->
    [you] You bid { $number }.
   *[other] { $name } bids { $number }.
}
exlibris-event-outbid = { $who ->
    [you] You are outbid.
   *[other] { $name } is outbid.
}
exlibris-event-no-sale = { $who ->
    [you] You get nothing at the auction.
   *[other] { $name } gets nothing at the auction.
}
exlibris-event-choose = { $who ->
    [you] You choose { $card }.
   *[other] { $name } chooses { $card }.
}
exlibris-event-give = { $who ->
    [you] You give away { $card }.
   *[other] { $name } gives away { $card }.
}
exlibris-event-win = { $who ->
    [you] You win the bet on { exlibris-category }.
   *[other] { $name } wins the bet on { exlibris-category }.
}
exlibris-event-no-winner = Nobody wins the bet.
exlibris-event-oust = { $who ->
    [you] You get an assistant back from { exlibris-location }.
   *[other] { $name } gets an assistant back from { exlibris-location }.
}
exlibris-event-pay = { $who ->
    [you] You hand in { $card }.
   *[other] { $name } hands in { $card }.
}
exlibris-event-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
exlibris-event-take-back = { $who ->
    [you] You take back { $card }.
   *[other] { $name } takes back { $card }.
}
exlibris-event-hand-over = { $who ->
    [you] You hand over { $card }.
   *[other] { $name } hands over { $card }.
}
exlibris-event-show-hand = { $who ->
    [you] You have none, and show your hand ({ exlibris-category }).
   *[other] { $name } has none, and shows the hand ({ exlibris-category }).
}
exlibris-event-show = { $who ->
    [you] You show { $card }.
   *[other] { $name } shows { $card }.
}
exlibris-event-toll = { $who ->
    [you] You give { $card } to the Gelatinous Cube.
   *[other] { $name } gives { $card } to the Gelatinous Cube.
}
exlibris-event-allow = { $who ->
    [you] You allow both home actions.
   *[other] { $name } allows both home actions.
}
exlibris-event-retreat = { $who ->
    [you] You take the Sasquatch back.
   *[other] { $name } takes the Sasquatch back.
}
exlibris-event-lay-open = { $card } would be discarded.
exlibris-event-burn = { $who ->
    [you] You burn { $card }.
   *[other] { $name } burns { $card }.
}
exlibris-event-permanent = { exlibris-location } becomes permanent.
exlibris-event-old-tile = { exlibris-location } is discarded.
exlibris-event-end = The inspection is coming: all choose in secret which cards to turn face down.
exlibris-event-choose-down = { $who ->
    [you] You will turn { $label } face down.
   *[other] { $name } chooses.
}
exlibris-event-ready = { $who ->
    [you] You are ready for the inspection.
   *[other] { $name } is ready for the inspection.
}
exlibris-event-turn-down = { $who ->
    [you] You turn { $card } face down.
   *[other] { $name } turns { $card } face down.
}
exlibris-event-out-of-order = { $who ->
    [you] Your { $card } is out of order and turned face down.
   *[other] { $name }’s { $card } is out of order and turned face down.
}
