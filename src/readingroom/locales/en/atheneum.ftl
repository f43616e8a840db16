# Atheneum: books, cards, prompts, options, what happens, and the reckoning.
# $who is "you" for the viewer's own seat, else "other"; $name is the name of the seat. $colour, $one, $other,
# $compartment, $token and $benefit are put into words before.

## Things

atheneum-colour = { $colour ->
    [turquoise] turquoise
    [green] green
    [purple] purple
    [pink] pink
   *[black] black
}
atheneum-subject = { $colour ->
    [turquoise] Biographies & Memoirs
    [green] Treatises on Fantastic Creatures
    [purple] Folklore & Fan Fiction
    [pink] Publications on the Paranormal
   *[black] Rare Manuscripts
}
atheneum-compartment = { $compartment ->
    [lower-left] lower left
    [lower-right] lower right
    [middle] middle
    [upper-left] upper left
    [upper-right] upper right
    [side-1] side shelf 1
   *[side-2] side shelf 2
}
atheneum-card-hidden = a card
atheneum-token = { $kind ->
    [wand] wand
    [any] any book
    [rearrange-4] rearrange 4
   *[side-shelf] side shelf
}
atheneum-benefit = { $kind ->
    [any] any colour
    [side-shelf] side shelf
    [wand] wand
   *[bonus] bonus token
}
atheneum-benefit-bound = any colour for { $compartment }
atheneum-benefit-rearrange = rearrange { $number }
atheneum-benefit-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

## The table

atheneum-phase = { $phase ->
    [over] the game is over
   *[other] phase { $phase }, turn { $turn } of 10
}
atheneum-passing = { $side ->
    [left] hands go left, to { $name }
   *[right] hands go right, to { $name }
}
atheneum-anywhere = anywhere
atheneum-scored-by = scored: { $names }
atheneum-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
atheneum-with-wand = { $points } + wand
atheneum-shelf-of = { $who ->
    [you] Your shelves
   *[other] { $name }’s shelves
}
atheneum-wands = wands: { $wands } in hand, { $supply } in the supply
atheneum-legend = ✻ spider · ○ candle slot · ● candle · + pair · # any colour
atheneum-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $wands ->
    [one] { $wands } wand
   *[other] { $wands } wands
} · { $books ->
    [one] { $books } book
   *[other] { $books } books
}
atheneum-busy = { $step ->
    [draft] choosing
   *[work] at work
}
atheneum-ready = ready
atheneum-worth = { $points } p.
atheneum-at-hand = At hand
atheneum-nothing = nothing
atheneum-outside = waiting outside: { $pairs }
atheneum-removals = { $number ->
    [1] take out up to { $number }
   *[other] take out up to { $number } (a pair counts 2)
}
atheneum-draws = { $number ->
    [one] { $number } bonus token to draw
   *[other] { $number } bonus tokens to draw
}
atheneum-tokens = Tokens
atheneum-played = Played
atheneum-you-get = you
atheneum-menu-place = A number from the shelf, or a slot (a1: lower left); undo puts it back.
atheneum-menu-take = Shelve
atheneum-menu-remove = Take out
atheneum-menu-token = Bonus
atheneum-menu-score = Score
atheneum-menu-finish = Finish

## What is asked

atheneum-prompt-choose = Which card do you play? (Nobody sees it before all have chosen.)
atheneum-prompt-work = Your turn: what do you do next?
atheneum-prompt-work-strict = Your turn: what do you do next? (Strict steps: once you score, you can use nothing more.)
atheneum-prompt-score-more = You have begun to score: score another objective, or finish your turn.
atheneum-prompt-place = Where does the book go: { $colour }? The numbers stand in the shelf.
atheneum-prompt-place-bound = Where in this compartment does the book go ({ $colour }, { $compartment })?
atheneum-prompt-place-pair = Where does the pair go: { $left } + { $right }? Each number marks the left book.
atheneum-prompt-reward = You have captured a spider! What does it bring you?
atheneum-prompt-light = On which candle slot does the token go ({ $token })?
atheneum-prompt-wait = { $count ->
    [one] Waiting for one player.
   *[other] Waiting for { $count } players.
}
atheneum-prompt-over = The game is over.

## What can be done

atheneum-option-finish = finish your turn
atheneum-option-draw = draw a bonus token
atheneum-option-use = use { $token }
atheneum-option-take = { $colour }
atheneum-option-take-bound = { $colour } for { $compartment }
atheneum-option-take-pair = { $one } + { $other }
atheneum-option-candle = { $token } as a candle
atheneum-option-score = { $card }, { atheneum-points }{ $wand ->
    [yes] {" "}and a wand
   *[no] {""}
}
atheneum-option-choose = { $card }
atheneum-option-capture = { $kind ->
    [wand] a wand
    [bonus] a bonus token
    [any] a book of any colour
   *[side-shelf] a side shelf
}
atheneum-option-on = slot { $slot }, { atheneum-points }
atheneum-option-at = { $slot }
atheneum-option-remove = { $slot } { $colour }

## Only one thing to do

atheneum-forced-place = There was only one place for it: { $option }.
atheneum-forced-reward = The spider could bring you only one thing: { $option }.
atheneum-forced-light = Only one candle slot was free: { $option }.
atheneum-forced-choose = It was your only card: { $option }.
atheneum-forced-finish = There was nothing left to do.
atheneum-unused = You still have something at hand, which would be lost. Type it again if you mean it.
atheneum-unused-score = Once you score you can use nothing more, and you still have something to use. Type it again if you mean it.

## What happened

atheneum-event-colour = { $who ->
    [you] Your favourite subject: { $subject } ({ $colour }).
   *[other] Favourite subject of { $name }: { $subject } ({ $colour }).
}
atheneum-event-objective = Objective { $card } comes in on the left.
atheneum-event-retire = { $number ->
    [0] Objective { $card } leaves the row.
    [one] Objective { $card } leaves the row; the wand on it goes back to the supply.
   *[other] Objective { $card } leaves the row; the { $number } wands on it go back to the supply.
}
atheneum-event-phase = Phase { $phase } begins: six new cards for everybody.
atheneum-event-deal = { $who ->
    [you] You are dealt { $card }.
   *[other] { $name } is dealt { $card }.
}
atheneum-event-pass = { $who ->
    [you] You pass { $card } on to { $receiver }.
   *[other] { $to ->
        [you] { $name } passes { $card } on to you.
       *[other] { $name } passes { $card } on to { $receiver }.
    }
}
atheneum-event-turn = Turn { $number }.
atheneum-event-choose = { $who ->
    [you] You choose { $card }.
   *[other] { $name } chooses { $card }.
}
atheneum-event-reveal = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
atheneum-event-last = { $who ->
    [you] Your last card, { $card }, is discarded.
   *[other] { $name }’s last card, { $card }, is discarded.
}
atheneum-event-benefit = { $who ->
    [you] You get { $benefits } ({ $study }, { $section ->
        [yellow] yellow
        [blue] blue
       *[grey] grey
    }).
   *[other] { $name } gets { $benefits } ({ $study }, { $section ->
        [yellow] yellow
        [blue] blue
       *[grey] grey
    }).
}
atheneum-event-lost = { $who ->
    [you] This is lost to you: { $benefit }.
   *[other] This is lost to { $name }: { $benefit }.
}
atheneum-event-shelve = { $who ->
    [you] You shelve a book in { $slot }: { $colour }.
   *[other] { $name } shelves a book in { $slot }: { $colour }.
}
atheneum-event-shelve-pair = { $who ->
    [you] You shelve a pair from { $slot } on: { $one } + { $other }.
   *[other] { $name } shelves a pair from { $slot } on: { $one } + { $other }.
}
atheneum-event-reshelve-pair = { $who ->
    [you] You put the pair back, from { $slot } on: { $one } + { $other }.
   *[other] { $name } puts the pair back, from { $slot } on: { $one } + { $other }.
}
atheneum-event-remove = { $who ->
    [you] You take a book out of { $slot }: { $colour }.
   *[other] { $name } takes a book out of { $slot }: { $colour }.
}
atheneum-event-remove-pair = { $who ->
    [you] You take the pair out of { $slot }: { $one } + { $other }.
   *[other] { $name } takes the pair out of { $slot }: { $one } + { $other }.
}
atheneum-event-capture = { $who ->
    [you] You fill a compartment and capture its spider ({ $compartment }).
   *[other] { $name } fills a compartment and captures its spider ({ $compartment }).
}
atheneum-event-reward = { $who ->
    [you] The spider brings you: { $benefit }.
   *[other] The spider brings { $name }: { $benefit }.
}
atheneum-event-draw = { $who ->
    [you] You draw a bonus token: { $card }.
   *[other] { $name } draws a bonus token: { $card }.
}
atheneum-event-use = { $who ->
    [you] You use the token: { $card }.
   *[other] { $name } uses the token: { $card }.
}
atheneum-event-candle = { $who ->
    [you] You light a candle, worth { $points } at the end.
   *[other] { $name } lights a candle, worth { $points } at the end.
}
atheneum-event-score = { $who ->
    [you] You score { $objective } for { $number } points.
   *[other] { $name } scores { $objective } for { $number } points.
}
atheneum-event-finish = { $who ->
    [you] You finish your turn.
   *[other] { $name } finishes the turn.
}
atheneum-event-forfeit = { $who ->
    [you] You lose a bonus token that was not used: { $card }.
   *[other] { $name } loses a bonus token that was not used: { $card }.
}
atheneum-event-return = { $who ->
    [you] { $number ->
        [one] A book that you did not shelve goes back.
       *[other] { $number } books that you did not shelve go back.
    }
   *[other] { $number ->
        [one] A book that { $name } did not shelve goes back.
       *[other] { $number } books that { $name } did not shelve go back.
    }
}
atheneum-event-discard = { $card } is discarded.
atheneum-event-end = The game is over.

# Several events in one line
atheneum-log-reveal = Cards: { $played }.
atheneum-log-benefits = You get: { $benefits }.
atheneum-log-turn = { $name }: { $deeds }.
atheneum-log-books = { $number ->
    [one] { $number } book shelved
   *[other] { $number } books shelved
}
atheneum-log-books-off = { $number ->
    [one] { $number } book taken off the shelves
   *[other] { $number } books taken off the shelves
}
atheneum-deed-capture = spider captured ({ $compartment })
atheneum-deed-candle = candle lit ({ $points })
atheneum-deed-score = { $objective } scored ({ $number } points)

## The reckoning

atheneum-line = { $line ->
    [track] On the track: points during the game
    [favourite] Books of the favourite subject that touch
    [compartments] Full compartments
    [candles] Candles
   *[wands] Wands left in hand
}
atheneum-place = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $books ->
    [one] { $books } book
   *[other] { $books } books
}, { $loved } of the favourite subject
atheneum-verdict = { $why ->
    [points] { $who ->
        [you] You win with { atheneum-points }. The exam may come!
       *[other] { $name } wins with { atheneum-points }.
    }
    [books] { $who ->
        [you] Tied on points ({ $points }), you win by the books on your shelves: { $books }.
       *[other] Tied on points ({ $points }), { $name } wins by the books on the shelves: { $books }.
    }
    [favourite] { $who ->
        [you] Tied on points ({ $points }) and books ({ $books }), you win by your favourite subject: { $loved }.
       *[other] Tied on points ({ $points }) and books ({ $books }), { $name } wins by the favourite subject: { $loved }.
    }
   *[shared] { $winners } share the victory: tied on points ({ $points }), books ({ $books }) and favourite books ({ $loved }).
}

## Table options

atheneum-set-up = { $option ->
    [steps] Benefits and scoring
   *[colours] Favourite subjects
}
atheneum-set-up-choice = { $choice ->
    [steps-free] in any order
    [steps-strict] all benefits first, then scoring
    [colours-seat] by seat
   *[colours-drawn] drawn at random
}
