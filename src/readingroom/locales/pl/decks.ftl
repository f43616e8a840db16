## Co jest nie tak w pliku z kartami

deck-fault-unreadable = nie można go odczytać ({ $reason })
deck-fault-not-toml = to nie jest TOML (zobacz wiersz { NUMBER($line, useGrouping: 0) })
deck-fault-no-table = { deck-entry } ma być tabela, a nie { $found }
deck-fault-key-missing = { deck-entry } brakuje „{ $key }”
deck-fault-key-unknown = { deck-entry } jest „{ $key }”, a może być tylko: { $known }
deck-fault-number = { deck-entry } „{ $key }” ma być liczbą całkowitą od { $least } do { $most }, a nie { $found }
deck-fault-flag = { deck-entry } „{ $key }” to true albo false, a nie { $found }

# W którym miejscu pliku
deck-entry = { $kind ->
    [file] w pliku
    [section] w sekcji { $name }
    [location] w lokacji { $name }
    [study-card] na karcie nauki { $name }
    [objective] na karcie celu { $name }
    [compartment] w przegrodzie { $name }
   *[library] w bibliotece { $name }
}

## Co jest nie tak w pudełku Ex Libris

deck-fault-sections-none = nie ma żadnej z sekcji { $known }
deck-fault-card-name = karta „{ $card }”: karta nazywa się literą od A do Z i numerem od 1, jak C4
deck-fault-card-form = karta { $card } ma mieć listę książek, jak ["spells: Tytuł", ...], a nie { $found }
deck-fault-card-books = na karcie { $card }: { $count ->
    [one] { $count } książka
    [few] { $count } książki
    [many] { $count } książek
   *[other] { $count } książki
}; karta ma od dwóch do czterech książek
deck-fault-card-category = karta { $card }: „{ $category }” to nie katalog; do wyboru: { $known }
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
deck-fault-category-total = katalog { $category }: { $count ->
    [one] { $count } książka
    [few] { $count } książki
    [many] { $count } książek
   *[other] { $count } książki
}; ma ich być { $wanted }
deck-fault-title-missing = na karcie { $card } jest książka bez tytułu; tytuł mają mieć wszystkie książki albo żadna
deck-fault-title-letter = karta { $card }: tytuł „{ $title }” nie zaczyna się na { $letter }
deck-fault-title-twice = karta { $card }: tytuł „{ $title }” jest też na karcie { $other }
deck-fault-location-number = lokacja { $name } ma numer { $found }; ma mieć { $wanted }
deck-fault-location-effect = lokacja { $name }: jej efekt to { $effect }, a nie { $found }
deck-fault-own-location = { deck-entry } jest „{ $key }”, ale w pliku nie można dodać własnych lokacji, bo ich działanie jest zapisane w Pythonie; dostępne są: { $known }
deck-fault-own-library = { deck-entry } jest „{ $key }”, ale w pliku nie można dodać własnych bibliotek, bo działanie ich pomocników jest zapisane w Pythonie; dostępne są: { $known }
deck-fault-space-form = lokacja { $name }: pole podaje najmniejszą liczbę graczy, od 1 do 4, a nie { $found }
deck-fault-space-count = lokacja { $name }: { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}; ma ich być od { $least } do { $most }
deck-fault-space-order = lokacja { $name }: pierwsze pole jest dostępne zawsze (1), a liczby nigdy nie maleją
deck-fault-library-assistant = biblioteka { $name }: jej pomocnik to { $assistant }, a nie { $found }
deck-fault-tile-out = { deck-entry } out wymienia warianty ({ $known }), a nie { $found }

## Co jest nie tak w zestawie kart Biblios

deck-fault-values = kategoria „{ $category }” potrzebuje dziewięciu wartości od 1 wzwyż, dla liter od A do I, a nie { $found }
deck-fault-values-fall = kategoria „{ $category }”: wartości nie mogą maleć od litery A do litery I, jak w { $found }
deck-fault-too-much = liczba graczy { $seats }: kart jest { NUMBER($cards, useGrouping: 0) }, a złota { NUMBER($gold, useGrouping: 0) }; żadna oferta nie przekracza { $most }
deck-fault-left-over = liczba graczy { $seats }: kart zostaje { NUMBER($cards, useGrouping: 0) }, a to nie jest wielokrotność { $divisor }
deck-fault-sort-total = kart { $name } ma być { $wanted }, a nie { NUMBER($count, useGrouping: 0) }

## Co jest nie tak w zestawie Atheneum

deck-fault-slots = miejsc na regale głównym i dwóch bocznych jest { $count }; może ich być najwyżej { $most }
deck-fault-candles = { deck-entry } „candles” to lista liczb całkowitych od 1 do 4 (ma ich być { $count }), a nie { $found }
deck-fault-tokens-total = żetonów bonusu ma być { $wanted }, a nie { NUMBER($count, useGrouping: 0) }
deck-fault-study-total = kart nauki { $deck } ma być { $wanted }, a nie { NUMBER($count, useGrouping: 0) }
deck-fault-benefits = { deck-entry } „{ $key }” potrzebuje listy jednej lub więcej korzyści, a nie { $found }
deck-fault-benefit = { deck-entry } „{ $key }” zawiera { $found }, a może zawierać tylko: { $known }
deck-fault-more-books = talia A ma dawać więcej książek niż talia B, a dają: { NUMBER($a, useGrouping: 0) } i { NUMBER($b, useGrouping: 0) }
deck-fault-more-rearranging = talia B ma przestawiać więcej książek niż talia A, a przestawiają: { NUMBER($b, useGrouping: 0) } i { NUMBER($a, useGrouping: 0) }
deck-fault-objectives-total = celów ma być { $wanted }, a nie { NUMBER($count, useGrouping: 0) }
deck-fault-picture-where = { deck-entry } potrzebny jest rysunek: albo anywhere, albo jedna lub więcej z przegród { $known }
deck-fault-picture-room = { deck-entry } „{ $key }” nie pomieści rysunku { $size }
deck-fault-picture-any = { deck-entry } układ w dowolnym kolorze (#) nie ma innych książek i leży we wskazanych przegrodach
deck-fault-picture-form = { deck-entry } „{ $key }” potrzebuje rysunku, listy poziomów od góry, jak ["T .", "G T"], a nie { $found }
deck-fault-picture-width = { deck-entry } „{ $key }”: wszystkie poziomy rysunku mają tę samą szerokość, inaczej niż { $found }
deck-fault-picture-letter = { deck-entry } „{ $key }”: „{ $letter }” to nie książka; do wyboru: { $known }, # dowolny kolor, . bez znaczenia
deck-fault-picture-edge = { deck-entry } „{ $key }”: na brzegu rysunku nie ma poziomu ani kolumny z samych kropek, inaczej niż { $found }
