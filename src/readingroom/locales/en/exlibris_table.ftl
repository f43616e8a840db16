# Ex Libris at the table: names, what is asked, what can be done, and what happens.
# $player is the name of a seat; $player-who is "you" for the reader’s own seat, "other" or "nobody".

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
exlibris-library-of = { $assistant ->
    [goblin-sneak] the Goblin Sneak (Caverns of Comprehension)
    [automaton] the Automaton (Clockwork Catalogue)
    [mummy] the Mummy (Pyramid of Papyri)
    [gelatinous-cube] the Gelatinous Cube (Dungeon of Deep Thought)
    [sasquatch] the Sasquatch (Hidden Hollow)
    [bookworm] the Bookworm (Burrow of Bindings)
    [ghost] the Ghost (Haunted Hall)
    [snowman] the Snowman (Igloo of Information)
    [junk-golem] the Junk Golem (Scrapyard Stacks)
    [wizard] the Wizard (Tower of Tomes)
    [witch] the Witch (Cottage of Curiosities)
    [fire-imp] the Fire Imp (Volcanic Biblioteca)
   *[plain] a plain library
}
exlibris-power = { $assistant ->
    [goblin-sneak] When it arrives where opponents are, name a category for each of them: they give you a card with a book of it, if they have one.
    [automaton] Where it arrives, you may draw or shelve one card for each other assistant of yours that is there.
    [mummy] A card it shelves may go on top of a shelved card or under one; each card buried like this is worth 2 points.
    [gelatinous-cube] When an opponent’s assistant arrives where it is, they give you a random card or let you draw one card and shelve one.
    [sasquatch] It goes only where no opponent is; when one arrives, you may take it back and place it again.
    [bookworm] In your library you may both draw a card and shelve one, and do so once more if you discard a card.
    [ghost] It may share an occupied space of an instant location; you then draw a card first.
    [snowman] While it stands at an instant location, no other assistant may be placed there.
    [junk-golem] In the resolution, you may take one of the cards that would be discarded at each location, its own being the last.
    [wizard] When it shelves a card, you may first shift a group of shelved cards by one place to make room.
    [witch] When it draws or takes a card with a banned book, you may have the top card of the draw pile instead.
    [fire-imp] Where it arrives, you may discard one of the cards lying there to draw or shelve a card, or all of them to do so twice.
   *[plain] It has no power of its own.
}
exlibris-initial-codices = C
exlibris-initial-fiction = F
exlibris-initial-historic = H
exlibris-initial-monsters = M
exlibris-initial-reference = R
exlibris-initial-spells = S
exlibris-card-2 = { $card } ({ $a } { $b })
    .pictured = { $card }
exlibris-card-3 = { $card } ({ $a } { $b } { $c })
    .pictured = { $card }
exlibris-card-4 = { $card } ({ $a } { $b } { $c } { $d })
    .pictured = { $card }
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
exlibris-revealed = Revealed
exlibris-open-libraries = Libraries to choose from: { $libraries }
exlibris-looking = You look at
exlibris-taken = New cards
exlibris-spent = Chosen
exlibris-suggestion = { $count ->
    [0] There is nothing to turn face down.
   *[other] Best turned face down: { $cards }.
}

## The whole table in words

exlibris-zone = { $zone ->
    [round] Round
    [categories] Categories
    [draw] Draw pile
    [discard] Discard pile
    [revealed] Revealed
    [old-tiles] Discarded locations
    [assistants] Assistants
    [hand] Hand
    [looking] Looked at
    [spent] Chosen
    [taken] New cards
    [shelf] Shelf
   *[focus] Focus
}
exlibris-round-now = { $last ->
    [yes] Round { $number }, the last
   *[no] { $number ->
        [0] Choosing libraries
       *[other] Round { $number }
    }
}
exlibris-limit = { $number } cards on a shelf bring the last round
exlibris-end = { $when ->
    [round] Ends after round { $number }
   *[cards] The last one after { $number } shelved cards
}
exlibris-first = First player token: { player }
exlibris-part = { $part ->
    [prominent] Prominent: { exlibris-category }
    [clue] Not the focus of the public library: { exlibris-category }
   *[banned] Banned: { exlibris-category }
}
exlibris-town = { $number }. { exlibris-location }{ $effect ->
    [delayed] , delayed effect
   *[instant] { "" }
}
exlibris-stands = { player }: { exlibris-assistant }, space { $space }
exlibris-free = { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
}
exlibris-at = { exlibris-assistant }: { exlibris-location }
exlibris-ready = { exlibris-assistant }: still to be placed
exlibris-row = Row { $row }: { $cards }
exlibris-empty-place = empty
exlibris-down-place = a card face down
exlibris-down-card = { $card }, face down
exlibris-buried-place = { $card }, with a card buried below

## What is asked

exlibris-prompt-choose-library = Which library do you keep?
exlibris-prompt-choose-open-library = Which library do you take? You may choose any that is face up.
exlibris-prompt-place-assistant = Where do you place an assistant?
exlibris-prompt-choose-space = { $location ->
    [auction-house] How much do you bid? You pay with that many cards from your hand.
   *[other] { exlibris-location }: which space?
}
exlibris-prompt-home-action = You may draw one card or shelve one from your hand.
exlibris-prompt-both-home-actions = { $left ->
    [draw] You may also draw one card.
    [shelve] You may also shelve one card from your hand.
   *[both] You may draw one card and shelve one from your hand.
}
exlibris-prompt-take = { exlibris-location }: which card do you take?
exlibris-prompt-shelve-taken = { $count ->
    [one] { $got ->
        [one] You may shelve the card that you just got.
       *[other] You may shelve one of the cards that you just got.
    }
   *[other] You may shelve up to { $count } of the cards that you just got.
}
exlibris-prompt-shelve-hand = { $count ->
    [one] You may shelve one card from your hand.
   *[other] You may shelve up to { $count } cards from your hand.
}
exlibris-prompt-place-card = Where does { $card } go?
exlibris-prompt-place-or-bury = Where does { $card } go? The Mummy may bury it, or bury another with it.
exlibris-prompt-place-or-shift = Where does { $card } go? The Wizard may first shift a group of cards.
exlibris-prompt-choose-group = Which cards does the Wizard shift, and which way?
exlibris-prompt-fill-gap = Into which of the emptied places does { $card } go?
exlibris-prompt-slide-from = Joiner’s Workshop: which is the leftmost card you move?
exlibris-prompt-slide-to = Joiner’s Workshop: and which is the rightmost card you move?
exlibris-prompt-slide-by = Joiner’s Workshop: how far do you slide them?
exlibris-prompt-give-up = { $location ->
    [auction-house] Auction House: choose the cards to pay with. Still to pay: { $more }.
    [home] Bookworm: choose a card to discard.
   *[other] { exlibris-location }: { $more ->
        [0] choose the cards to discard
       *[other] choose at least one card to discard
    }. Chosen: { $laid }.
}
exlibris-prompt-swap-hand = Book Swap: which card of your hand do you give? You take one of those here for it.
exlibris-prompt-rearrange = Do you exchange { $card } with another card, or take it off and shelve it again?
exlibris-prompt-name-category = { exlibris-location }: which category do you name? This is final: you see the cards next.
exlibris-prompt-search = Which card of the discard pile do you take ({ exlibris-category })?
exlibris-prompt-take-showing = Which cards do you reveal and take ({ exlibris-category })?
exlibris-prompt-give-one = Which card do you give to an opponent?
exlibris-prompt-give-to = Who gets the card?
exlibris-prompt-bet = Gambling Den: on which category do you bet?
exlibris-prompt-take-revealed = Alehouse: which card do you take?
exlibris-prompt-pay-tax = Tax Collector: which card of your hand or shelf do you hand in? It lies there face up, and may be taken.
exlibris-prompt-lay-out = Yard Sale: choose cards from your hand to offer.{ $laid ->
    [0] {""}
   *[other] {" "}Chosen: { $laid }.
}
exlibris-prompt-sale = Yard Sale of { $seller }: do you take a card?
exlibris-prompt-lodge = { $left ->
    [home] Librarians’ Lodge: do you send an assistant home?
    [card] Librarians’ Lodge: do you move a shelved card?
   *[both] Librarians’ Lodge: send an assistant home from the town, or move a shelved card?
}
exlibris-prompt-guild = Assistants’ Guild: whom do you move from your library, and where?
exlibris-prompt-oust = { exlibris-location }: whose assistant makes way?
exlibris-prompt-steal = Goblin Sneak: from whom do you try to steal?
exlibris-prompt-demand = Which category do you demand from { $victim }?
exlibris-prompt-hand-over = { $thief } demands { exlibris-category }: which card of your hand do you hand over?
exlibris-prompt-pay-toll = The Gelatinous Cube of { $owner }: give a random card, or allow both home actions?
exlibris-prompt-retreat = An opponent has arrived. Do you take the Sasquatch back?
exlibris-prompt-repeat = Bookworm: discard a card to do both home actions once more?
exlibris-prompt-salvage = Junk Golem: which card do you save?
exlibris-prompt-keep-either = Witch: which card do you keep?
exlibris-prompt-burn = Fire Imp: do you burn cards of this location?
exlibris-prompt-remove-tile = Which location leaves the game?
exlibris-prompt-turn-down = Before the inspection: which cards do you turn face down?{ $chosen ->
    [0] {""}
   *[other] {" "}Chosen: { $chosen }.
}
exlibris-prompt-wait = { $count ->
    [one] One player is still choosing which cards to turn face down.
   *[other] { $count } players are still choosing which cards to turn face down.
}
exlibris-prompt-over = The game is over.

## What can be done

exlibris-option-done = { $asked ->
    [choose-group] do not shift after all
    [retreat] leave it there
    [repeat] no
    [burn] burn none
    [salvage] save none
    [shelve-taken] keep in hand
    [shelve-hand] go on without shelving
    [home-action] do nothing
    [both-home-actions] skip the rest
    [lodge] skip the rest
    [steal] do not steal
    [search] take none
    [take-showing] take no more
    [turn-down] go on to the inspection
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
    .pictured = bid { $number }: { $number ->
        [one] one card of your hand
       *[other] { $number } cards of your hand
    }, if nobody bids more
exlibris-option-to = { player }
exlibris-option-name = { exlibris-category }
exlibris-option-keep = { exlibris-library-of }. { exlibris-power }
exlibris-option-place = { exlibris-location }
exlibris-option-special = { exlibris-location }, with the special assistant ({ exlibris-assistant })
exlibris-option-recall = send home from { exlibris-location } ({ exlibris-assistant })
exlibris-option-oust = { player } ({ exlibris-assistant }), space { $number }
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
    [lift] on your shelf
    [swap] exchange with
    [turn] face down
    [slide] slide
   *[other] { "" }
}
exlibris-legend =
    ◷ delayed effect   ⌂ at home   ☞ still to be placed   ● assistant   * special assistant
    ⚑ first player token   ▸ is asked   ▒ face down   _ a card is buried below
    ? 7, ? gambling den, ? witch: the rule of a location or of a special assistant
exlibris-tip = ?: what each location does
exlibris-forced = No choice: there was only one thing to do.

## What happened

exlibris-event-tile = { exlibris-location } is turned up.
exlibris-event-first = { $player-who ->
    [you] You go first.
   *[other] { $player } goes first.
}
exlibris-event-offer = { $player-who ->
    [you] You are dealt { exlibris-library-of }.
   *[other] { $player } is dealt a library.
}
exlibris-event-keep-library = { $player-who ->
    [you] You keep { exlibris-library-of }.
   *[other] { $player } keeps { exlibris-library-of }.
}
exlibris-event-lay-library = Library turned up: { exlibris-library-of }.
exlibris-event-put-away = { $library ->
    [0] The other library is put away.
   *[other] Library put away: { exlibris-library-of }.
}
exlibris-event-prominent = Prominent: { exlibris-category }.
exlibris-event-banned = Banned: { exlibris-category }.
exlibris-event-focus = { $player-who ->
    [you] Your focus: { exlibris-category }.
   *[other] { $player } gets a secret focus.
}
exlibris-event-public-focus = The public library gets a secret focus.
exlibris-event-clue = A clue: { exlibris-category } is not the focus of the public library.
exlibris-event-public = { $card } goes to the public library.
exlibris-event-remove = { exlibris-location } leaves the game.
exlibris-event-deal = { $player-who ->
    [you] You are dealt { $card }.
   *[other] { $player } is dealt a card.
}
exlibris-event-reshuffle = The discard pile is shuffled into a new draw pile.
exlibris-event-round = Round { $number } begins.
exlibris-event-tiles-reshuffled = The discarded locations are shuffled into a new stack.
exlibris-event-lay = { $card-key ->
    [exlibris-card-hidden] A card is laid face down
   *[other] { $card } is laid
} at { exlibris-location }.
exlibris-event-last-round = The last round has come.
exlibris-event-place = { $player-who ->
    [you] { $location ->
        [home] You keep { exlibris-placed } at home.
       *[other] You place { exlibris-placed }: { exlibris-location }.
    }
   *[other] { $location ->
        [home] { $player } keeps { exlibris-placed } at home.
       *[other] { $player } places { exlibris-placed }: { exlibris-location }.
    }
}
exlibris-placed = { $assistant ->
    [plain] an assistant
   *[other] the { exlibris-assistant }
}
exlibris-event-draw = { $player-who ->
    [you] You draw { $card }.
   *[other] { $player } draws a card.
}
exlibris-event-careful-draw = { $player-who ->
    [you] You draw { $card }.
   *[other] { $player } draws a card.
}
exlibris-event-weigh = { $player-who ->
    [you] { $card } has a banned book: the Witch may swap it.
   *[other] { $player } gets a card with a banned book: the Witch may swap it.
}
exlibris-event-take = { $player-who ->
    [you] You take { $card }.
   *[other] { $player } takes { $card }.
}
exlibris-event-keep = { $player-who ->
    [you] You keep { $card }.
   *[other] { $player } keeps { $card }.
}
exlibris-event-pick = { $player-who ->
    [you] You pick up { $card }.
   *[other] { $player } picks up { $card }.
}
exlibris-event-shelve = { $player-who ->
    [you] You shelve { $card }.
   *[other] { $player } shelves { $card }.
}
exlibris-event-bury = { $player-who ->
    [you] You bury { $card }.
   *[other] { $player } buries { $card }.
}
exlibris-event-cover = { $player-who ->
    [you] You cover { $card }.
   *[other] { $player } covers { $card }.
}
exlibris-event-reorder = Face-down cards are moved.
exlibris-event-shift = { $player-who ->
    [you] You shift cards { exlibris-direction }.
   *[other] { $player } shifts cards { exlibris-direction }.
}
exlibris-event-slide = { $player-who ->
    [you] You slide cards along a row.
   *[other] { $player } slides cards along a row.
}
exlibris-event-give-up = { $player-who ->
    [you] You lay down { $card }.
   *[other] { $player } lays down { $card }.
}
exlibris-event-take-off = { $player-who ->
    [you] You take { $card } off the shelf.
   *[other] { $player } takes { $card } off the shelf.
}
exlibris-event-discard = { $player-who ->
    [you] You discard { $card }.
    [other] { $player } discards { $card }.
   *[nobody] { $card } is discarded.
}
exlibris-event-leave = { $player-who ->
    [you] You leave { $card }.
   *[other] { $player } leaves { $card }.
}
exlibris-event-lift = { $player-who ->
    [you] You take { $card } off the shelf.
   *[other] { $player } takes { $card } off the shelf.
}
exlibris-event-exchange = { $player-who ->
    [you] You exchange two shelved cards.
   *[other] { $player } exchanges two shelved cards.
}
exlibris-event-exchange-out = { $player-who ->
    [you] You take { $card } off the shelf.
   *[other] { $player } takes { $card } off the shelf.
}
exlibris-event-exchange-in = { $player-who ->
    [you] You put { $card } in its place.
   *[other] { $player } puts { $card } in its place.
}
exlibris-event-recall = { $player-who ->
    [you] You send an assistant home from { exlibris-location }.
   *[other] { $player } sends an assistant home from { exlibris-location }.
}
exlibris-event-name = { $player-who ->
    [you] You name { exlibris-category }.
   *[other] { $player } names { exlibris-category }.
}
exlibris-event-look = { $player-who ->
    [you] You look at { $card }.
   *[other] { $player } looks at { $card }.
}
exlibris-event-put-back = { $player-who ->
    [you] You put back { $card }.
   *[other] { $player } puts back { $card }.
}
exlibris-event-reveal = { $player-who ->
    [you] You reveal { $card }.
   *[other] { $player } reveals { $card }.
}
exlibris-event-token = { $player-who ->
    [you] You take the first player token.
   *[other] { $player } takes the first player token.
}
exlibris-event-bid = { $player-who ->
    [you] You bid { $number }.
   *[other] { $player } bids { $number }.
}
exlibris-event-outbid = { $player-who ->
    [you] You are outbid.
   *[other] { $player } is outbid.
}
exlibris-event-no-sale = { $player-who ->
    [you] You get nothing at the auction.
   *[other] { $player } gets nothing at the auction.
}
exlibris-event-choose = { $player-who ->
    [you] You choose { $card }.
   *[other] { $player } chooses { $card }.
}
exlibris-event-give = { $player-who ->
    [you] You give { $card } to { $recipient }.
   *[other] { $recipient-who ->
        [you] { $player } gives you { $card }.
       *[other] { $player } gives { $card } to { $recipient }.
    }
}
exlibris-event-win = { $player-who ->
    [you] You win the bet on { exlibris-category }.
   *[other] { $player } wins the bet on { exlibris-category }.
}
exlibris-event-no-winner = Nobody wins the bet.
exlibris-event-oust = { $player-who ->
    [you] You get an assistant back from { exlibris-location }.
   *[other] { $player } gets an assistant back from { exlibris-location }.
}
exlibris-event-pay = { $player-who ->
    [you] You hand in { $card }.
   *[other] { $player } hands in { $card }.
}
exlibris-event-pass = { $player-who ->
    [you] You pass.
   *[other] { $player } passes.
}
exlibris-event-take-back = { $player-who ->
    [you] You take back { $card }.
   *[other] { $player } takes back { $card }.
}
exlibris-event-hand-over = { $player-who ->
    [you] You hand { $card } over to { $recipient }.
   *[other] { $recipient-who ->
        [you] { $player } hands { $card } over to you.
       *[other] { $player } hands { $card } over to { $recipient }.
    }
}
exlibris-event-show-hand = { $player-who ->
    [you] You have no { exlibris-category } and show your hand.
   *[other] { $player } has no { exlibris-category } and shows their hand.
}
exlibris-event-show = { $player-who ->
    [you] You show { $card }.
   *[other] { $player } shows { $card }.
}
exlibris-event-toll = { $player-who ->
    [you] You give { $card } to the Gelatinous Cube.
   *[other] { $player } gives { $card } to the Gelatinous Cube.
}
exlibris-event-allow = { $player-who ->
    [you] You allow both home actions.
   *[other] { $player } allows both home actions.
}
exlibris-event-retreat = { $player-who ->
    [you] You take the Sasquatch back.
   *[other] { $player } takes the Sasquatch back.
}
exlibris-event-lay-open = { $card } is about to be discarded.
exlibris-event-burn = { $player-who ->
    [you] You burn { $card }.
   *[other] { $player } burns { $card }.
}
exlibris-event-permanent = { exlibris-location } becomes permanent.
exlibris-event-old-tile = { exlibris-location } is discarded.
exlibris-event-end = The inspection is coming: all choose in secret which cards to turn face down.
exlibris-event-choose-down = { $player-who ->
    [you] You will turn { $card } face down.
   *[other] { $player } chooses.
}
exlibris-event-ready = { $player-who ->
    [you] You are ready for the inspection.
   *[other] { $player } is ready for the inspection.
}
exlibris-event-turn-down = { $player-who ->
    [you] You turn { $card } face down.
   *[other] { $player } turns { $card } face down.
}
exlibris-event-out-of-order = { $player-who ->
    [you] Your { $card } is out of order and turned face down.
   *[other] { $player }’s { $card } is out of order and turned face down.
}

# Several events in one line
exlibris-log-tile = { $locations-count ->
    [1] { $locations } is turned up.
   *[other] { $locations } are turned up.
}
exlibris-log-offer = { $player } is dealt { $number ->
    [1] a library
    [2] two libraries
   *[other] { $number } libraries
}.
exlibris-log-deal = { $player-who ->
    [you] You are dealt { $cards }.
   *[other] { $player } is dealt { $cards }.
}
exlibris-log-deal-hidden = { $player } is dealt { $number ->
    [1] a card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
   *[other] { $number } cards
}.
exlibris-log-draw = { $player-who ->
    [you] You draw { $cards }.
   *[other] { $player } draws { $cards }.
}
exlibris-log-draw-hidden = { $player } draws { $number ->
    [1] a card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
   *[other] { $number } cards
}.
exlibris-log-take = { $player-who ->
    [you] You take { $cards }.
   *[other] { $player } takes { $cards }.
}
exlibris-log-discard = { $player-who ->
    [you] You discard { $cards }.
    [other] { $player } discards { $cards }.
   *[nobody] { $cards-count ->
        [1] { $cards } is discarded.
       *[other] { $cards } are discarded.
    }
}
exlibris-log-reveal = { $player-who ->
    [you] You reveal { $cards }.
   *[other] { $player } reveals { $cards }.
}
exlibris-log-turn-down = { $player-who ->
    [you] You turn { $cards } face down.
   *[other] { $player } turns { $cards } face down.
}
exlibris-log-out-of-order = { $player-who ->
    [you] { $cards-count ->
        [1] Your { $cards } is out of order and turned face down.
       *[other] Your { $cards } are out of order and turned face down.
    }
   *[other] { $cards-count ->
        [1] { $player }’s { $cards } is out of order and turned face down.
       *[other] { $player }’s { $cards } are out of order and turned face down.
    }
}

## In the browser

exlibris-web-town = Town
exlibris-web-library = Library
exlibris-web-hand = Hand { $count }
exlibris-web-hand-name = Hand
exlibris-web-sign = { $sign ->
    [prominent] Prominent: those with the most books of it get 15, 9 and 4 points; in a solo game it is 15 or nothing.
    [banned] Banned: each book of it costs a point.
    [focus] Your focus, a secret: 2 points for each book of it.
    [at-once] This location takes effect at once.
    [later] This location waits for the resolution; the number is its place in the order.
    [permanent] A permanent location: it stays to the end; in a solo game, until you remove it.
    [first] First player: this player begins the next round.
    [hand] Cards in hand.
    [out] Out of order: its books will not count.
    [down] A card that lies face down.
    [fits] The number of places where this card would be in order.
   *[rectangle] The largest full rectangle: 1 point for each place (stability).
}
exlibris-web-category = { $category ->
    [codices] Codices
    [fiction] Fiction
    [historic] Historic
    [monsters] Monsters
    [reference] Reference
   *[spells] Spells
}
exlibris-web-tile = { $location ->
    [home] Draw one card, or shelve one from your hand.
    [diviners-hut] Draw one card for each assistant you have placed; go first next round.
    [book-swap] Exchange a hand card for one here; you may shelve it.
    [auction-house] Pay what you bid and take all cards; you may shelve them.
    [donation-bin] Discard one or more, from hand or shelf; you may shelve up to two.
    [community-center] Take a card, give another away; each may be shelved.
    [wishing-well] Discard any number, draw one more; you may shelve one of those.
    [gambling-den] Bet on a category; the one with the most books wins the cards.
    [librarians-lodge] Send an assistant home; move a shelved card.
    [book-collector] Discard books of these categories; draw one card for every two books.
    [bookseller] Take one card; you may shelve it.
    [dump] Name a category and search the discards for one card.
    [alehouse] Two cards for each guest, taken in the order of the spaces.
    [mystery-shack] Name a category; take hidden cards with a book of it.
    [flea-market] Take one card, or two if another assistant is here; you may shelve them.
    [assistants-guild] From home, replace an opponent’s assistant somewhere.
    [tax-collector] The others each pay a card; buy what you like of them.
    [yard-sale] Offer hand cards; for each sold, draw two, and you may shelve one.
   *[joiners-workshop] Slide cards of a row along it, as far as you like.
}
exlibris-web-later = { $place ->
    [0] Instant effect
   *[other] Delayed effect, number { $place } in the resolution
}
exlibris-web-permanent = permanent
exlibris-web-full = Full
exlibris-web-closed = Closed
exlibris-web-look = { exlibris-location }: a closer look
exlibris-web-send = { $kind ->
    [plain] Send an assistant
   *[special] Send the { exlibris-assistant }
}
exlibris-web-titles-of = { $card }: read the titles
exlibris-web-cards-here = { $count ->
    [one] { $count } card here
   *[other] { $count } cards here
}
exlibris-web-top = On top of the discard pile: { $card }
exlibris-web-power = { exlibris-assistant }: what it can do
exlibris-web-space = Space { $number }, free
exlibris-web-who = Who goes?
exlibris-web-gnome = { $count ->
    [one] Assistant
   *[other] { $count } assistants
}
exlibris-web-card = { $card }: { $books }
exlibris-web-book = { exlibris-category }
exlibris-web-titles = Titles
exlibris-web-fits = fits
exlibris-web-turns = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
exlibris-web-gap = Row { $row }, column { $column }: { $count ->
    [0] everything stays in order
   *[other] out of order: { $cards }
} ({ $points })
exlibris-web-down = { $card }, out of order
exlibris-web-places = { $count ->
    [0] fits nowhere
    [one] fits in { $count } place
   *[other] fits in { $count } places
}
exlibris-web-new = new
exlibris-web-hand-signs = { $sign ->
    [counts] Below each card: how many of its books count here.
   *[places] Below each card: in how many places it would be in order.
}
exlibris-web-titles-hint = { $by ->
    [mouse] Point at a card to read its titles.
   *[touch] Touch a card to read its titles.
}
exlibris-web-between = { $side ->
    [between] After { $after }, before { $before }
    [first] Before { $before }
    [last] After { $after }
   *[only] The first card
}
exlibris-web-makes-room = { $cards }: { $direction ->
    [left] one place to the left
    [right] one place to the right
    [up] one place up
   *[down] one place down
}
exlibris-web-order = { $count ->
    [0] nothing falls out of order
   *[other] out of order: { $cards }
}
exlibris-web-drag = Drag a card to its place: on the way you see what it would do there.
exlibris-web-try = { $by ->
    [mouse] { $count ->
        [one] { $count } place: point at it to see what it would do, click to do it
       *[other] { $count } places: point at one to see what it would do, click to do it
    }
   *[touch] { $count ->
        [one] { $count } place: touch it to see what it would do
       *[other] { $count } places: touch one to see what it would do
    }
}
exlibris-web-shift-way = { $direction ->
    [left] left
    [right] right
    [up] up
   *[down] down
}
exlibris-web-step = { $way ->
    [back] Previous place
   *[on] Next place
}
exlibris-web-nth = { $number } of { $count }
exlibris-web-click = Click there to do it
exlibris-web-put = { $verb ->
    [slide] Slide here
    [swap] Exchange
    [shift] Shift and shelve
    [over] Bury the lower one
    [under] Bury it here
   *[at] Put it here
}
exlibris-web-to = To row { $row }, column { $column }
exlibris-web-full-rectangle = Largest full rectangle: { $rows } × { $columns }
exlibris-web-buried = { $known ->
    [yes] Buried below: { $card }
   *[no] A card is buried below.
}
exlibris-web-bargain = { $location ->
    [wishing-well] { exlibris-web-discards }, draw { $draws }
    [book-collector] { $laid ->
        [0] { exlibris-web-discards }
       *[other] { exlibris-web-discards }, draw { $draws } (books that count: { $books })
    }
    [tax-collector] { $laid ->
        [0] { exlibris-web-discards }
       *[other] { exlibris-web-discards }, take { $takes }
    }
    [auction-house] You take { $takes ->
        [one] { $takes } card
       *[other] all { $takes } cards
    }
    [donation-bin] { exlibris-web-discards }, then shelve up to { $shelves }
    [yard-sale] { $laid ->
        [0] Offer nothing
       *[other] Offer { $laid }: draw up to { $draws }, shelve up to { $shelves }
    }
   *[other] { exlibris-web-discards }
}
exlibris-web-laid = { $location ->
    [auction-house] To pay with: { $laid }
    [yard-sale] To offer: { $laid }
   *[other] To discard: { $laid }
}
exlibris-web-discards = { $laid ->
    [0] Discard nothing
   *[other] Discard { $laid }
}
exlibris-web-tray-empty = Press cards to lay them here. To take one out again, press it once more.
exlibris-web-tray-shelf = Cards of your shelves may be chosen too.
exlibris-web-take-out = { $card }: take it out again
exlibris-web-lay-last = { $location ->
    [auction-house] Pay with { $card } too, and confirm
    [yard-sale] { $laid ->
        [0] Offer { $card }, and confirm
       *[other] Offer { $card } too, and confirm
    }
   *[other] { $laid ->
        [0] Discard { $card }, and confirm
       *[other] Discard { $card } too, and confirm
    }
}
exlibris-web-lay-last-hint = Only one more card: choose it, then confirm.
exlibris-web-tray-there = { exlibris-location }
exlibris-web-counts = { $count ->
    [0] no book counts
    [one] { $count } book counts
   *[other] { $count } books count
}
exlibris-web-visit = { $location ->
    [diviners-hut] You would draw { $count }.
    [book-swap] { $nothing ->
        [yes] Nothing to exchange now.
       *[no] Cards to choose from: { $cards }.
    }
    [auction-house] { $nothing ->
        [yes] Nothing is for sale.
       *[no] Lowest bid: { $count }. You hold { $hand }; for sale: { $cards }.
    }
    [donation-bin] You hold { $hand }.
    [community-center] Cards to choose from: { $cards }.
    [wishing-well] You could draw up to { $count }.
    [gambling-den] Assistants betting there already: { $count }.
    [librarians-lodge] Assistants who could go home: { $count }.
    [book-collector] Books in your hand that would count: { $count }.
    [bookseller] Cards to choose from: { $cards }.
    [dump] The discards are searched when it is resolved.
    [alehouse] With you there, { $count } cards are revealed.
    [mystery-shack] Hidden cards: { $cards }.
    [flea-market] You would take { $count }.
    [assistants-guild] { $nothing ->
        [yes] None of your assistants could be moved now.
       *[no] Assistants at home who could be moved: { $count }.
    }
    [tax-collector] Others who pay a card: { $count }. Lying there: { $cards }.
    [yard-sale] { $nothing ->
        [yes] You have nothing to sell.
       *[no] Sell all you hold and draw up to { $count }.
    }
   *[joiners-workshop] { $nothing ->
        [yes] Nothing on your shelves can slide.
       *[no] Cards that can begin a slide: { $count }.
    }
}
exlibris-web-total = total { $was } → { $will }
exlibris-web-over = over
exlibris-web-under = under
exlibris-web-size = { $size ->
    [fit] Whole shelf
   *[read] Close-up
}
exlibris-web-empty-shelf = Your shelves are still empty. They will grow around the first card, in all directions.
exlibris-web-empty-hand = { $new ->
    [0] No cards in hand.
   *[other] No other cards in hand.
}
exlibris-web-shelf-of = The shelves of { $player }
exlibris-web-line = { $line ->
    [stability] Stability
    [prominent] Prominent
    [banned] Banned
    [diversity] Diversity
    [focus] Focus
    [first] First player
    [inspection] Inspection
   *[together] Total
}
exlibris-web-form = Inspection so far
exlibris-web-alphabet = The alphabet
exlibris-web-letter = { $letter }: shelved { $mine }, in hand { $hand }, visible elsewhere { $open }
exlibris-web-legend = dot: on your shelf · ring: in your hand · line below: visible elsewhere
exlibris-web-best = Best turned face down: { $cards } (total { $points }).
exlibris-web-others-total = { $points }, plus the focus
exlibris-web-inspection = The inspection
exlibris-web-inspector = The inspector counts.
exlibris-web-reading = The inspector reads the shelves, card by card.
exlibris-web-inspect-again = Watch the inspection again
exlibris-web-fate = { $fate ->
    [turned] { $card }, turned face down by choice
    [out] { $card }, out of order and turned face down
   *[down] { $card }, already face down
}
exlibris-web-fates = { $fate ->
    [turned] turned face down by choice
   *[out] out of order
}
exlibris-web-course = What everyone would have scored after each round, with all secrets revealed.
exlibris-web-course-step = Round
exlibris-web-ranking = Places
exlibris-web-tied = Tied on points: the most books on the shelf decide, then the fewest cards in hand, then the fewest banned books.
exlibris-web-tie = { $tie ->
    [books] Books on the shelf
    [hand] Cards in hand
   *[banned] Banned books
}
exlibris-web-advice = { $count ->
    [0] Your shelf is best as it is: turn nothing face down.
   *[other] Best: turn { $cards } face down.
}
exlibris-web-advice-card = { $card }: best turned face down
exlibris-web-advice-taken = Turning more cards face down would gain nothing.
exlibris-web-advice-total = { $after } points instead of { $before }
exlibris-web-advice-take = { $count ->
    [one] Turn it face down
    [2] Turn both face down
   *[other] Turn all { $count } face down
}
exlibris-web-advice-keeps = { $count ->
    [one] { $cards } then stays in order
   *[other] { $cards } then stay in order
}
exlibris-web-advice-books = { $count ->
    [one] { $count } more book in sight, if it comes to a tie
   *[other] { $count } more books in sight, if it comes to a tie
}
exlibris-web-advice-none = no points by itself
exlibris-web-advice-out = { $count ->
    [one] Out of order in any case, and turned face down by the inspector: { $cards }.
   *[other] Out of order in any case, and all turned face down by the inspector: { $cards }.
}
exlibris-web-advice-each = What each card would change by itself
exlibris-web-public-level = { $level } · round { $round } of { $rounds }
exlibris-web-public-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
exlibris-web-public-gets = { $count ->
    [one] gets { $count } card each round
   *[other] gets { $count } cards each round
}
exlibris-web-clues = Not its focus:
exlibris-web-next-clue = the next clue comes in round { $round }
exlibris-web-its-focus = Its focus:
exlibris-web-its-cards = Cards of the public library
exlibris-web-ready = { $count ->
    [0] all assistants placed
    [one] { $count } assistant to place
   *[other] { $count } assistants to place
}
exlibris-web-shelved = { $count ->
    [one] { $count } card shelved
   *[other] { $count } cards shelved
}
exlibris-web-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
exlibris-web-elsewhere = Also possible
exlibris-web-first = first player
exlibris-web-books = { $count ->
    [one] { $count } book
   *[other] { $count } books
}
exlibris-web-prominent = Prominent ({ exlibris-category }): { exlibris-web-books }
