# Ex Libris: categories, and the final scoring.
# $player is the name of a seat; $player-who is "you" for the reader’s own seat, "other" or "nobody".

## Things

exlibris-category = { $category ->
    [codices] Corrupted Codices
    [fiction] Fantastical Fiction
    [historic] Historic Volumes
    [monsters] Monster Manuals
    [reference] Reference Texts
   *[spells] Spells & Potions
}
exlibris-public-library = the public library
    .who = other

## Final scoring

exlibris-line-inspection = Inspection: books that count, and cards that lie face down
exlibris-line-stability = Stability: the largest rectangle, and 2 for each buried card
exlibris-line-prominent = Prominent: { exlibris-category }
exlibris-line-banned = Banned: { exlibris-category }
exlibris-line-diversity = Diversity: 3 for each book of the scarcest category
exlibris-line-focus = Focus: 2 for each book in it
exlibris-figure-inspection = { $books ->
    [one] { $books } book
   *[other] { $books } books
}, { $turned ->
    [one] { $turned } card
   *[other] { $turned } cards
} face down
exlibris-figure-stability = { $points }{ $buried ->
    [0] { "" }
   *[other] { " " }({ $rectangle } + { $bonus } for { $buried } buried)
}
exlibris-figure-books = { $points } ({ $books ->
    [one] { $books } book
   *[other] { $books } books
})
exlibris-figure-category = { $points } ({ exlibris-category } { $books })
exlibris-figure-none = –
exlibris-place = { $place }. { player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
exlibris-verdict = { $why ->
    [points] { $player-who ->
        [you] You win with { $points } points. Well read!
       *[other] { $player } wins with { $points } points.
    }
    [books] { $player-who ->
        [you] Tied on points ({ $points }), you win by the books on the shelf: { $best } to { $second }.
       *[other] Tied on points ({ $points }), { $player } wins by the books on the shelf: { $best } to { $second }.
    }
    [hand] { $player-who ->
        [you] Tied on points ({ $points }) and on books, you win with fewer cards in hand.
       *[other] Tied on points ({ $points }) and on books, { $player } wins with fewer cards in hand.
    }
    [banned] { $player-who ->
        [you] Tied on points ({ $points }), books and cards in hand, you win with fewer banned books.
       *[other] Tied on points ({ $points }), books and cards in hand, { $player } wins with fewer banned books.
    }
    [solo-won] { $player-who ->
        [you] You pass: { $points } points to the public library’s { $second }.
       *[other] { $player } passes: { $points } points to the public library’s { $second }.
    }
    [solo-lost] The public library wins: { $second } points to { $points }.
   *[shared] { $winners } share the victory with { $points } points.
}
exlibris-turn = { $cards-count ->
    [0] { $player }: nothing to turn face down; the shelf is best as it is.
   *[other] { $player }: best turned face down before the inspection: { $cards } ({ $points } instead of { $before } points).
}

## Sheets of real games

error-shelf-category = “{ $text }” ({ $part }) is not a category. Choose from: { $known }.
error-shelf-same = The prominent and the banned category and everybody’s focus are all different, and { $category } appears twice.
error-shelf-player = Every player should be a part with a name, a focus and a shelf, as in [players.Ada].
error-shelf-many = There are { $count } cards on the sheet, and only { $most } in the box.
error-shelf-rows = The shelf of { $name } should be one to three rows of texts, as in ["A1 . C4", "D2 ## F3+"].
error-shelf-card = “{ $text }” ({ $name }) is not a card. Write C4, C4+ (another is buried below it), ## (face down) or . (empty).
error-shelf-twice = { $card } appears twice: with { $other } and with { $name }. There is only one.
error-shelf-wide = The shelf of { $name } is wider than { $most } cards.
error-shelf-alone = A solo game needs a part “public-library” with its focus and its cards; leave it out when there are more players.
error-shelf-or-books = { $name } needs either a shelf (the cards) or books (the numbers of the form), and not both.
error-form-books = The books of { $name } should be a table with the number of books in each category, as in [players.Ada.books].
error-form-twice = { $name } has { $category } twice.
error-form-lacks = { $name } has no number of books for “{ $category }”. Write 0 if there are none.
error-form-many = There are { $count } books of { $category } on the sheet, and only { $most } in the box.
error-form-rectangle = { $value } cards ({ $name }) make no rectangle that is two or three cards high and at least two wide. Write 0 if there is none.
exlibris-whose = The cards are those of Reading Room: the books on C4 here are not the ones on the C4 of the box. For a game with the real box, count the books instead: samples/exlibris-form.toml

## Table options

error-option-plain-libraries = The beginner variant has no library tiles to choose from. Choose beginner=no or libraries=dealt.
exlibris-set-up = { $option ->
    [beginner] Beginner variant
    [friendly] Friendly variant
    [long] Long game
    [level] Level of the solo game
    [libraries] Libraries
   *[first] Who begins
}
exlibris-set-up-choice = { $choice ->
    [beginner-no] no
    [beginner-yes] yes (no special assistants, fewer locations)
    [friendly-no] no
    [friendly-yes] yes (nothing that attacks others)
    [long-no] no
    [long-yes] yes (three more cards on a shelf)
    [level-novice] novice
    [level-student] student
    [level-professor] professor
    [level-scholar] scholar
    [level-savant] savant
    [level-mandarin] mandarin
    [level-demiurge] demiurge
    [libraries-dealt] choose one of two dealt in private
    [libraries-open] choose one of those laid out face up
    [first-drawn] drawn at random
   *[first-seat] { $name }
}
