# Atheneum: books, cards, prompts, options, what happens, and the final scoring.
# $player is the name of a seat; $player-who is "you" for the reader’s own seat, "other" or "nobody". $colour, $left,
# $right, $compartment, $card, $token and $benefit are sayings of their own: they come as words.

## Things

atheneum-colour = { $colour ->
    [turquoise] turquoise
    [green] green
    [purple] purple
    [pink] pink
   *[black] black
}
    .subject = { atheneum-subject }
    .book = { atheneum-colour } book
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
    .letter = { $compartment ->
        [lower-left] a
        [lower-right] b
        [middle] c
        [upper-left] d
        [upper-right] e
        [side-1] f
       *[side-2] g
    }
atheneum-card = { $card }
atheneum-study = { $card } – you: { $yellow }; right-hand neighbour: { $blue }; left-hand neighbour: { $grey }
atheneum-pair = { $one } + { $other }
atheneum-some = { $number ->
    [1] { $benefit }
   *[other] { $number } × { $benefit }
}
atheneum-card-hidden = a card
atheneum-token = { $kind ->
    [wand] wand
    [any] any book
    [rearrange-4] rearrange 4
   *[side-shelf] side shelf
}
atheneum-benefit = { $kind ->
    [any] any book
    [side-shelf] side shelf
    [wand] wand
   *[bonus] bonus token
}
atheneum-benefit-bound = any book ({ $compartment })
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
    [left] hands go left, to { $player }
   *[right] hands go right, to { $player }
}
atheneum-anywhere = anywhere
atheneum-scored-by = scored: { $names }
atheneum-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
atheneum-with-wand = { $points } + wand
atheneum-shelf-of = { $player-who ->
    [you] Your shelves
   *[other] { $player }’s shelves
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
atheneum-at-hand = To use
atheneum-nothing = nothing
atheneum-outside = waiting outside: { $pairs }
atheneum-removals = { $number ->
    [1] take out up to { $number }
   *[other] take out up to { $number } (a pair counts as 2)
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
atheneum-menu-finish = End

## The table in words

atheneum-zone = { $zone ->
    [phase] Turn
    [row] Objectives
    [played] Cards played this turn
    [hand] Hand
    [ready] To use
    [desk] Shelves
    [discard] Study cards discarded
    [gone] Objectives that are gone
   *[used] Bonus tokens discarded
}
atheneum-objective = { $objective } ({ atheneum-points }{ $wand ->
    [yes] {" "}and a wand
   *[no] {""}
}): { $parts }{ $done ->
    [yes] {" "}– scored: { $scored }
   *[no] {""}
}
atheneum-part = { $rows } ({ $where })
atheneum-row = { $books }
atheneum-row-any = { $number ->
    [1] any book
   *[other] { $number } books of any colour
}
atheneum-row-below = below: { $row }
atheneum-any-book = any book
atheneum-any-slot = anything
atheneum-favourite = favourite subject: { $colour-subject } ({ $colour })
atheneum-shelf = { $letter }, { $compartment } ({ atheneum-points }{ $spider ->
    [yes] , spider
   *[no] {""}
}): { $levels }
atheneum-level = { $first } to { $last }: { $books }
atheneum-level-empty = { $first } to { $last }: empty
atheneum-empty = empty
atheneum-drawn = tokens drawn: { $tokens }
atheneum-candles = candle slots: { $slots }
atheneum-candle-slot = { $slot } { $lit ->
    [yes] lit ({ $points })
   *[no] free ({ $points })
}

## What is asked

atheneum-prompt-choose = Which card do you play? (Nobody sees it before all have chosen.)
atheneum-prompt-work = Your turn: what do you do?{ $steps ->
    [strict] {" "}(Strict steps: once you score, you can use nothing more.)
   *[free] {""}
}
atheneum-prompt-score-more = You have begun to score: score another objective, or end your turn.
atheneum-prompt-place = { $piece ->
    [book] Where does the { $colour-book } go?
    [bound] Where in compartment { $compartment-letter } ({ $compartment }) does the { $colour-book } go?
   *[pair] Where does the pair go: { $left } + { $right }? Choose the place of its left book.
}
atheneum-prompt-reward = You have captured a spider! What does it bring you?
atheneum-prompt-light = On which candle slot does the token go ({ $token })?
atheneum-prompt-wait = { $count ->
    [one] Waiting for one player.
   *[other] Waiting for { $count } players.
}
atheneum-prompt-over = The game is over.

## What can be done

atheneum-option-finish = end your turn
atheneum-option-draw = draw a bonus token
atheneum-option-use = use { $token }
atheneum-option-take = shelve { $colour }
    .short = { $colour }
atheneum-option-take-bound = shelve { $colour } ({ $compartment })
    .short = { $colour } ({ $compartment })
atheneum-option-take-pair = shelve { $left } + { $right }
    .short = { $left } + { $right }
atheneum-option-candle = { $token } as a candle
atheneum-option-score = score { $objective }, { atheneum-points }{ $wand ->
    [yes] {" "}and a wand
   *[no] {""}
}
    .short = { $objective }, { atheneum-points }{ $wand ->
        [yes] {" "}and a wand
       *[no] {""}
    }
atheneum-option-choose = { $card }
    .short = { $card-key }
atheneum-option-capture = { $kind ->
    [wand] a wand
    [bonus] a bonus token
    [any] a book of any colour
   *[side-shelf] a side shelf
}
atheneum-option-on = slot { $slot }, { atheneum-points }
atheneum-option-at = { $slot } ({ $compartment })
    .short = { $slot }
atheneum-option-remove = take out { $slot }: { $colour }
    .short = { $slot } { $colour }

## Only one thing to do

atheneum-forced-place = There was only one place for it: { $option }.
atheneum-forced-reward = The spider could bring you only one thing: { $option }.
atheneum-forced-light = Only one candle slot was free: { $option }.
atheneum-forced-choose = It was your only card: { $option }.
atheneum-forced-work = There was nothing left to do.
atheneum-unused = You still have something to use, which would be lost. Type it again if you mean it.
atheneum-unused-score = Once you score you can use nothing more, and you still have something to use. Type it again if you mean it.

## What happened

atheneum-event-colour = { $player-who ->
    [you] Your favourite subject: { $colour-subject } ({ $colour }).
   *[other] Favourite subject of { $player }: { $colour-subject } ({ $colour }).
}
atheneum-event-objective = New objective: { $objective }.
atheneum-event-retire = { $wands ->
    [0] Objective { $objective } leaves.
    [one] Objective { $objective } leaves; the wand on it goes back to the supply.
   *[other] Objective { $objective } leaves; the { $wands } wands on it go back to the supply.
}
atheneum-event-phase = Phase { $phase } begins: six new cards for everybody.
atheneum-event-deal = { $player-who ->
    [you] You are dealt { $card }.
   *[other] { $player } is dealt { $card }.
}
atheneum-event-pass = { $player-who ->
    [you] You pass { $card } on to { $receiver }.
   *[other] { $receiver-who ->
        [you] { $player } passes { $card } on to you.
       *[other] { $player } passes { $card } on to { $receiver }.
    }
}
atheneum-event-turn = Turn { $turn }.
atheneum-event-choose = { $player-who ->
    [you] You choose { $card }.
   *[other] { $player } chooses { $card }.
}
atheneum-event-reveal = { $player-who ->
    [you] You play { $card }.
   *[other] { $player } plays { $card }.
}
atheneum-event-last = { $player-who ->
    [you] Your last card, { $card }, is discarded.
   *[other] { $player }’s last card, { $card }, is discarded.
}
atheneum-event-benefit = { $player-who ->
    [you] You get { $benefits } ({ $card }, { $section ->
        [yellow] yellow
        [blue] blue
       *[grey] grey
    }).
   *[other] { $player } gets { $benefits } ({ $card }, { $section ->
        [yellow] yellow
        [blue] blue
       *[grey] grey
    }).
}
atheneum-event-lost = { $player-who ->
    [you] You cannot take this, so it is lost: { $benefit }.
   *[other] { $player } cannot take this, so it is lost: { $benefit }.
}
atheneum-event-shelve = { $player-who ->
    [you] You shelve a { $colour-book } in { $slot }.
   *[other] { $player } shelves a { $colour-book } in { $slot }.
}
atheneum-event-shelve-pair = { $player-who ->
    [you] You shelve a pair from { $slot } on: { $left } + { $right }.
   *[other] { $player } shelves a pair from { $slot } on: { $left } + { $right }.
}
atheneum-event-reshelve-pair = { $player-who ->
    [you] You put the pair back, from { $slot } on: { $left } + { $right }.
   *[other] { $player } puts the pair back, from { $slot } on: { $left } + { $right }.
}
atheneum-event-remove = { $player-who ->
    [you] You take the { $colour-book } out of { $slot }.
   *[other] { $player } takes the { $colour-book } out of { $slot }.
}
atheneum-event-remove-pair = { $player-who ->
    [you] You take the pair out of { $slot }: { $left } + { $right }.
   *[other] { $player } takes the pair out of { $slot }: { $left } + { $right }.
}
atheneum-event-capture = { $player-who ->
    [you] You fill compartment { $compartment-letter } ({ $compartment }) and capture its spider.
   *[other] { $player } fills compartment { $compartment-letter } ({ $compartment }) and captures its spider.
}
atheneum-event-reward = { $player-who ->
    [you] The spider brings you: { $benefit }.
   *[other] The spider brings { $player }: { $benefit }.
}
atheneum-event-draw = { $player-who ->
    [you] You draw a bonus token: { $token }.
   *[other] { $player } draws a bonus token: { $token }.
}
atheneum-event-use = { $player-who ->
    [you] You use the token: { $token }.
   *[other] { $player } uses the token: { $token }.
}
atheneum-event-candle = { $player-who ->
    [you] You light a candle, worth { atheneum-points } at the end.
   *[other] { $player } lights a candle, worth { atheneum-points } at the end.
}
atheneum-event-score = { $player-who ->
    [you] You score { $objective } for { $points } points.
   *[other] { $player } scores { $objective } for { $points } points.
}
atheneum-event-finish = { $player-who ->
    [you] You end your turn.
   *[other] { $player } ends their turn.
}
atheneum-event-forfeit = { $player-who ->
    [you] You lose a bonus token that was not used: { $token }.
   *[other] { $player } loses a bonus token that was not used: { $token }.
}
atheneum-event-return = { $player-who ->
    [you] { $books ->
        [one] A book that you did not shelve goes back.
       *[other] { $books } books that you did not shelve go back.
    }
   *[other] { $books ->
        [one] A book that { $player } did not shelve goes back.
       *[other] { $books } books that { $player } did not shelve go back.
    }
}
atheneum-event-discard = { $player-who ->
    [you] Your { $card } is discarded.
   *[other] { $player }’s { $card } is discarded.
}
atheneum-event-end = The game is over.

# Several events in one line
atheneum-log-objectives = { $objectives-count ->
    [one] New objective: { $objectives }.
   *[other] Objectives in the row: { $objectives }.
}
atheneum-log-reveal = Cards: { $played }.
atheneum-log-played = { player } { $card }
atheneum-log-benefits = You get: { $benefits }.
atheneum-log-given = { $section ->
    [yellow] { $benefits }
    [blue] from your left-hand neighbour: { $benefits }
   *[grey] from your right-hand neighbour: { $benefits }
}
atheneum-log-turn = { $player-who ->
    [you] You
   *[other] { $player }
}: { $deeds }.
atheneum-log-books = { $number ->
    [one] { $number } book shelved
   *[other] { $number } books shelved
}
atheneum-log-books-off = { $number ->
    [one] { $number } book taken off the shelves
   *[other] { $number } books taken off the shelves
}
atheneum-deed-capture = spider captured ({ $compartment-letter }, { $compartment })
atheneum-deed-candle = candle lit ({ $points })
atheneum-deed-score = { $objective } scored ({ $points } points)

## Final scoring

atheneum-whose = The shelves are those of Reading Room (ATH-C4): their compartments, points and candles may differ from those of the box.
atheneum-line = { $line ->
    [track] On the track: points during the game
    [favourite] Books of the favourite subject that touch
    [compartments] Full compartments
    [candles] Candles
   *[wands] Wands left in hand
}
atheneum-figure = { $points }
atheneum-figure-sum = { $points } ({ $sum })
atheneum-figure-favourite = { $points } ({ $colour })
atheneum-place = { $place }. { player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $books ->
    [one] { $books } book
   *[other] { $books } books
}, { $loved } of the favourite subject
atheneum-verdict = { $why ->
    [points] { $player-who ->
        [you] You win with { atheneum-points }. Bring on the exam!
       *[other] { $player } wins with { atheneum-points }.
    }
    [books] { $player-who ->
        [you] Tied on points ({ $points }), you win by the books on your shelves: { $books }.
       *[other] Tied on points ({ $points }), { $player } wins by the books on the shelves: { $books }.
    }
    [favourite] { $player-who ->
        [you] Tied on points ({ $points }) and books ({ $books }), you win by your favourite subject: { $loved }.
       *[other] Tied on points ({ $points }) and books ({ $books }), { $player } wins by the favourite subject: { $loved }.
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
