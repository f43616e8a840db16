## Co jest nie tak w pliku z kartami

deck-fault-unreadable = nie można go odczytać ({ $reason })
deck-fault-not-toml = to nie jest TOML: { $reason }
deck-fault-section-unknown = ma sekcję „{ $part }”, a może mieć tylko: { $known }
deck-fault-sections-none = nie ma żadnej z sekcji { $known }
deck-fault-section-form = „{ $part }” ma być osobną sekcją, jak [{ $part }]
deck-fault-card-name = karta „{ $card }”: karta nazywa się literą od A do Z i numerem od 1, jak C4
deck-fault-card-form = karta { $card } ma mieć listę książek, jak ["spells: Tytuł", ...], a nie { $found }
deck-fault-card-books = na karcie { $card }: { $count ->
    [one] { $count } książka
    [few] { $count } książki
    [many] { $count } książek
   *[other] { $count } książki
}; karta ma od dwóch do czterech książek
deck-fault-card-category = karta { $card }: „{ $category }” to nie kategoria; są: { $known }
deck-fault-card-missing = brakuje karty { $card }, choć jest karta { $other }
deck-fault-cards-total = w pliku: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}; ma ich być { $wanted }
deck-fault-books-total = na kartach: { $count ->
    [one] { $count } książka
    [few] { $count } książki
    [many] { $count } książek
   *[other] { $count } książki
}; ma ich być { $wanted }
deck-fault-category-total = kategoria { $category }: { $count ->
    [one] { $count } książka
    [few] { $count } książki
    [many] { $count } książek
   *[other] { $count } książki
}; ma ich być { $wanted }
deck-fault-title-missing = na karcie { $card } jest książka bez tytułu; tytuł mają mieć wszystkie książki albo żadna
deck-fault-title-letter = karta { $card }: tytuł „{ $title }” nie zaczyna się na { $letter }
deck-fault-title-twice = karta { $card }: tytuł „{ $title }” jest też na karcie { $other }
deck-fault-location-number = miejsce { $tile } ma numer { $found }; ma mieć { $wanted }
deck-fault-location-effect = miejsce { $tile }: jego działanie to { $effect }, a nie { $found }
deck-fault-space-form = miejsce { $tile }: pole podaje najmniejszą liczbę graczy, od 1 do 4, a nie { $found }
deck-fault-space-count = miejsce { $tile }: { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}; ma ich być od { $least } do { $most }
deck-fault-space-order = miejsce { $tile }: pierwsze pole jest dostępne zawsze (1), a liczby nigdy nie maleją
deck-fault-location-cards = miejsce { $tile } dostaje od 0 do { $most } kart, a nie { $found }
deck-fault-library-assistant = biblioteka { $tile }: jej asystent to { $assistant }, a nie { $found }
deck-fault-tile-missing = brakuje: { $kind ->
    [library] biblioteka
   *[location] miejsce
} { $tile }
deck-fault-tile-unknown = nie ma takiego kafelka: { $kind ->
    [library] biblioteka
   *[location] miejsce
} { $tile }; są: { $known }
deck-fault-tile-form = { $kind ->
    [library] biblioteka
   *[location] miejsce
} { $tile }: potrzebne są { $known }, a nie { $found }
deck-fault-tile-part-missing = { $kind ->
    [library] biblioteka
   *[location] miejsce
} { $tile }: brakuje „{ $part }”
deck-fault-tile-part-unknown = { $kind ->
    [library] biblioteka
   *[location] miejsce
} { $tile }: jest „{ $part }”, a może być tylko: { $known }
deck-fault-tile-solo = { $kind ->
    [library] biblioteka
   *[location] miejsce
} { $tile }: solo to true albo false, a nie { $found }
deck-fault-tile-out = { $kind ->
    [library] biblioteka
   *[location] miejsce
} { $tile }: out wymienia warianty ({ $known }), a nie { $found }

## Co jest nie tak w zestawie kart Biblios

deck-fault-section-missing = brakuje sekcji „{ $part }”
deck-fault-key-missing = w sekcji „{ $part }” brakuje „{ $key }”
deck-fault-key-unknown = w sekcji „{ $part }” jest „{ $key }”, a może być tylko: { $known }
deck-fault-values = kategoria „{ $category }” potrzebuje dziewięciu wartości od 1 wzwyż, dla liter od A do I, a nie { $found }
deck-fault-values-fall = kategoria „{ $category }”: wartości nie mogą maleć od litery A do litery I, jak w { $found }
deck-fault-removed = removed.{ $seats } nie może być { $found }: mają to być liczby całkowite, a złota nie więcej, niż go jest
deck-fault-too-much = liczba graczy { $seats }: kart jest { NUMBER($cards, useGrouping: 0) }, a złota { NUMBER($gold, useGrouping: 0) }; żadna oferta nie przekracza { $most }
deck-fault-left-over = liczba graczy { $seats }: kart zostaje { NUMBER($cards, useGrouping: 0) }, a to nie jest wielokrotność { $divisor }
deck-fault-count = karta { $sort } „{ $key }” potrzebuje liczby całkowitej od 0 wzwyż, a nie { $found }
deck-fault-sort-total = kart { $sort } ma być { $wanted }, a nie { NUMBER($count, useGrouping: 0) }
