## What is wrong with a deck file

deck-fault-unreadable = it cannot be read ({ $reason })
deck-fault-not-toml = it is not TOML: look at line { NUMBER($line, useGrouping: 0) }
deck-fault-no-table = { deck-entry } must be a table, not { $found }
deck-fault-key-missing = { deck-entry } has no '{ $key }'
deck-fault-key-unknown = { deck-entry } has '{ $key }', which is not one of: { $known }
deck-fault-number = { deck-entry }: '{ $key }' must be a whole number from { $least } to { $most }, not { $found }
deck-fault-flag = { deck-entry }: '{ $key }' must be true or false, not { $found }

# Where in the file
deck-entry = { $kind ->
    [file] it
    [section] section { $name }
    [location] location { $name }
    [study-card] study card { $name }
    [objective] objective { $name }
    [compartment] compartment { $name }
   *[library] library { $name }
}

## What is wrong with a box of Ex Libris

deck-fault-sections-none = it has none of the sections { $known }
deck-fault-card-name = card '{ $card }': a card is called by a letter from A to Z and a number from 1, as C4
deck-fault-card-form = card { $card } needs a list of books, as in ["spells: A Title", ...], not { $found }
deck-fault-card-books = card { $card } has { $count ->
    [one] { $count } book
   *[other] { $count } books
}; a card has two to four
deck-fault-card-category = card { $card }: '{ $category }' is not a category; choose from: { $known }
deck-fault-card-missing = card { $card } is missing, though there is a card { $other }
deck-fault-cards-total = there are { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; there must be { $wanted }
deck-fault-books-total = the cards show { $count ->
    [one] { $count } book
   *[other] { $count } books
}; there must be { $wanted }
deck-fault-category-total = there are { $count ->
    [one] { $count } book
   *[other] { $count } books
} of { $category }; there must be { $wanted }
deck-fault-title-missing = card { $card } has a book without a title; give a title to every book, or to none
deck-fault-title-letter = card { $card }: the title '{ $title }' does not begin with { $letter }
deck-fault-title-twice = card { $card }: the title '{ $title }' is also on card { $other }
deck-fault-location-number = location { $name } has the number { $found }; it must be { $wanted }
deck-fault-location-effect = location { $name }: its effect is { $effect }, not { $found }
deck-fault-own-location = { deck-entry } has '{ $key }', but a file cannot bring locations of its own, as what they do is written in Python; choose from: { $known }
deck-fault-own-library = { deck-entry } has '{ $key }', but a file cannot bring libraries of its own, as what their assistants do is written in Python; choose from: { $known }
deck-fault-space-form = location { $name }: a space needs the least number of players, 1 to 4, not { $found }
deck-fault-space-count = location { $name } has { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}; a location has { $least } to { $most }
deck-fault-space-order = location { $name }: the first space is open to all (1), and the numbers never fall
deck-fault-library-assistant = library { $name }: its assistant is { $assistant }, not { $found }
deck-fault-tile-out = { deck-entry }: out lists variants ({ $known }), not { $found }

## What is wrong with a deck of Biblios

deck-fault-values = category '{ $category }' needs nine values from 1 up, for the letters A to I, not { $found }
deck-fault-values-fall = category '{ $category }': the values must not fall from letter A to letter I, as in { $found }
deck-fault-too-much = with { $seats } players there are { NUMBER($cards, useGrouping: 0) } cards and { NUMBER($gold, useGrouping: 0) } gold, and no bid goes beyond { $most }
deck-fault-left-over = with { $seats } players { NUMBER($cards, useGrouping: 0) } cards are left, which is not a multiple of { $divisor }
deck-fault-sort-total = there must be { $wanted } { $name } cards, not { NUMBER($count, useGrouping: 0) }

## What is wrong with a deck of Atheneum

deck-fault-slots = main shelf and two side shelves have { $count } slots; they can have { $most }
deck-fault-candles = { deck-entry }: 'candles' needs { $count } whole numbers from 1 to 4, not { $found }
deck-fault-tokens-total = there must be { $wanted } bonus tokens, not { NUMBER($count, useGrouping: 0) }
deck-fault-study-total = there must be { $wanted } study cards { $deck }, not { NUMBER($count, useGrouping: 0) }
deck-fault-benefits = { deck-entry }: '{ $key }' needs a list of one or more benefits, not { $found }
deck-fault-benefit = { deck-entry }: '{ $key }' has { $found }, which is not one of: { $known }
deck-fault-more-books = deck A must give more books than deck B; here they give { NUMBER($a, useGrouping: 0) } and { NUMBER($b, useGrouping: 0) }
deck-fault-more-rearranging = deck B must rearrange more books than deck A; here they rearrange { NUMBER($b, useGrouping: 0) } and { NUMBER($a, useGrouping: 0) }
deck-fault-objectives-total = there must be { $wanted } objectives, not { NUMBER($count, useGrouping: 0) }
deck-fault-picture-where = { deck-entry } needs a picture: either anywhere, or in one or more of { $known }
deck-fault-picture-room = { deck-entry }: '{ $key }' has no room for { $size } books
deck-fault-picture-any = { deck-entry }: a pattern of any colour (#) must have # only, and name its compartments
deck-fault-picture-form = { deck-entry }: '{ $key }' needs a picture, a list of levels with the top first, as in ["T .", "G T"], not { $found }
deck-fault-picture-width = { deck-entry }: '{ $key }': all levels of a picture are equally wide, not as in { $found }
deck-fault-picture-letter = { deck-entry }: '{ $key }': '{ $letter }' is not a book; choose from: { $known }, # any colour, . anything
deck-fault-picture-edge = { deck-entry }: '{ $key }': a picture must not have an outer level or column of dots only, as in { $found }
