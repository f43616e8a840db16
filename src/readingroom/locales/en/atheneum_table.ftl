# The table of Atheneum in the browser: what is pressed, shown large and explained.
# $colour is the key of a colour, or any; $compartment, $token, $books and $parts come as words.

## Books

# What stands on the back of a book: one letter, or two where one would not tell colours apart; the terminal has them too.
atheneum-letter = { $colour ->
    [turquoise] T
    [green] G
    [purple] Pu
    [pink] Pi
   *[black] B
}

## What would be lost

atheneum-lost-books = { $colour ->
    [any] { $number ->
        [one] { $number } book of any colour
       *[other] { $number } books of any colour
    }
   *[other] { $number ->
        [one] { $number } { atheneum-colour } book
       *[other] { $number } { atheneum-colour } books
    }
}
atheneum-missing-books = { atheneum-lost-books }
atheneum-lost-bound = { $number ->
    [one] { $number } book of any colour ({ $compartment })
   *[other] { $number } books of any colour ({ $compartment })
}
atheneum-lost-token = a bonus token ({ $token })
atheneum-lost-moves = { $number ->
    [one] moving { $number } book
   *[other] moving { $number } books
}
atheneum-lost-draws = { $number ->
    [one] { $number } bonus token to draw
   *[other] { $number } bonus tokens to draw
}
atheneum-lost-goal = { $objective } ({ atheneum-points }{ $leaves ->
    [yes] , leaves now
   *[no] {""}
})

## Objectives, large

atheneum-web-goal-title = Objective { $objective }: { atheneum-points }{ $wand ->
    [yes] {" "}and a wand
   *[no] {""}
}
atheneum-web-anywhere = any compartment
atheneum-web-asks = It asks for this, as drawn: { $parts }.
atheneum-web-missing = { $where ->
    [anywhere] Still missing: { $books }.
    [nearest] Still missing where you are nearest to it ({ $compartment }): { $books }.
   *[there] Still missing ({ $compartment }): { $books }.
}
atheneum-web-or = or
atheneum-web-colour-first = Choose its colour first, then drag it.
atheneum-web-props = { $number ->
    [one] Another book, of any colour, must stand below or beside them first.
   *[other] { $number } other books, of any colour, must stand below or beside them first.
}
atheneum-web-in-the-way = { $number ->
    [one] A book of another colour stands in the way: you would have to rearrange it.
   *[other] { $number } books of other colours stand in the way: you would have to rearrange them.
}
atheneum-web-fulfilled = { $wands ->
    [0] Fulfilled, but scoring it takes a wand, and you have none.
   *[other] Fulfilled: press it on your turn to score it. That takes a wand.
}
atheneum-web-leaves-in = { $turns ->
    [1] It leaves after this turn.
   *[other] It leaves after { $turns } turns, this one included.
}
atheneum-web-stays = It stays to the end of the game.

## Taking and placing

atheneum-web-which = Which colour?
atheneum-web-which-ask = Which colour do you want?{ $own ->
    [0] {""}
   *[other] {" "}(You have { $colours } anyway.)
}
atheneum-web-where-else = { $piece ->
    [pair] Where does the pair go instead: { $left } + { $right }? Press between two places.
   *[book] Where does the { $left-book } go instead?
}
atheneum-web-stay = Leave it there
atheneum-web-aside = Put it aside
atheneum-web-rearrange-how = { $can ->
    [yes] { $number ->
        [one] You may move { $number } book: press a framed one on your shelf, then its new place.
       *[other] You may move { $number } books: press a framed one on your shelf, then its new place.
    }
   *[no] { $number ->
        [1] No book on your shelf can be moved now: each carries or supports another, or belongs to a pair, which counts as 2.
       *[other] No book on your shelf can be moved now: each carries or supports another.
    }
}
atheneum-web-favourite = Your favourite subject: { $colour-subject } ({ $colour }). At the end each of its books that touches another counts 1 point; now { $points }.

## Cards

atheneum-web-revealed = All cards are revealed
atheneum-web-gives = { $player-who ->
    [you] your card
   *[other] { $player } gives you
}
atheneum-web-last-card = the other card is discarded
atheneum-web-sign = { $sign ->
    [sections] A card has three sections: yellow is for whoever plays it, grey for the left-hand neighbour, blue for the right-hand one.
    [any] A book of any colour.
    [any-in] A book of any colour, for the marked compartment only.
    [rearrange] Rearranging: take up to that many books off your shelf and put them elsewhere.
    [bonus] A bonus token: draw one. Use it as it says, or put it on your shelf as a candle.
    [wand] A wand: each objective that you score takes one.
    [side-shelf] A side shelf, with a compartment of its own and two places for candles.
    [points] Points at once.
    [spider] A spider: fill its compartment to catch it, and it brings you something.
    [candle] A candle: worth the points beside it at the end.
   *[favourite] Your favourite subject, with the number of its books that touch another: 1 point each at the end.
}

## All over the table

atheneum-web-turn = { $phase ->
    [over] The game is over
   *[other] Turn { $turn }/10 · { $phase }
}
atheneum-web-goals = Objectives
atheneum-web-goal = { $how ->
    [score] Score it
    [scored] scored
    [wand] needs a wand
    [book] this book does it
    [pair] this pair does it
    [leaving] leaves
   *[fulfilled] fulfilled
}
atheneum-web-lacks = { $count } missing
atheneum-web-leaves = leaves after this turn
atheneum-web-any = any
atheneum-web-slot = { $slot }: { $book }
atheneum-web-slot-pair = { $slot }: { $book }, in the pair { $pair }
atheneum-web-candle = Candle slot { $slot } ({ atheneum-points }): { $lit ->
    [yes] lit
   *[no] free
}
atheneum-web-lit = candles lit: { $lit } of { $all }
atheneum-web-bay = { $compartment }, { atheneum-points }{ $full ->
    [yes] , full
   *[no] {""}
}{ $spider ->
    [yes] , a spider lives here
   *[no] {""}
}
atheneum-web-room = room for a side shelf
atheneum-web-tray = To use this turn
atheneum-web-turn-round = Turn the pair round
atheneum-web-hand = Your hand
atheneum-web-chosen = You have chosen { $card }.
atheneum-web-cards = Cards that give you something
atheneum-web-now = If it ended now
atheneum-web-course = Points as they would have been scored after each turn.
atheneum-web-course-step = Turn
atheneum-web-line = { $line ->
    [track] Points on the track
    [favourite] Favourites that touch
    [compartments] Full compartments
    [candles] Candles
    [wands] Wands in hand
   *[total] Total
}
atheneum-web-points = { $points ->
    [one] point
   *[other] points
}
atheneum-web-touch = { $count ->
    [one] { $count } touches
   *[other] { $count } touch
}
atheneum-web-doing = { $doing ->
    [draft-busy] choosing
    [draft-done] ready
    [work-busy] at work
   *[work-done] done
}
atheneum-web-end = End turn
atheneum-web-left = { $count } left
atheneum-web-lost = { $lost ->
    [0] {""}
   *[other] You would lose { $what }.{" "}
}{ $unscored ->
    [0] {""}
   *[other] Fulfilled, and not scored yet: { $goals }.{" "}
}End your turn anyway?
atheneum-web-end-anyway = End it anyway
atheneum-web-not-yet = Not yet
atheneum-web-track = Score track
atheneum-web-brings = fulfils an objective, { atheneum-points }
atheneum-web-catches = catches the spider
atheneum-web-gets = { $name } gets
atheneum-web-side = { $side ->
    [left] { $name }, left
   *[right] { $name }, right
}
atheneum-web-play-ask = { $seats ->
    [2] Play { $card }? This goes to { $left }: { $grey }, { $blue }.
   *[other] Play { $card }? This goes to { $left }: { $grey }; to { $right }: { $blue }.
}
atheneum-web-play = Play { $card }
atheneum-web-put-back = Put back
atheneum-web-reset = Reset turn
atheneum-web-reset-ask = Take back all { $count } steps of this turn that can be?
atheneum-web-reset-yes = Take them back
atheneum-web-turn-short = { $phase ->
    [over] The end
   *[other] Turn { $turn }/10
}
atheneum-web-where = { $piece ->
    [pair] Where does the pair go: { $left } + { $right }? Press between two places.
    [candle] Where does the candle go?
   *[book] Where does the { $left-book } go?
}
atheneum-web-lens = Look closer
atheneum-web-filled = Books: { $books } of { $slots }. Once full: { atheneum-points }.
