# Ex Libris: katalogi i podliczanie punktów.
# $player to imię przy danym miejscu; $player-who to "you" dla miejsca czytającej osoby, inaczej "other" albo "nobody".

## Rzeczy

exlibris-category = { $category ->
    [codices] Plugawe kodeksy
    [fiction] Niewiarygodna beletrystyka
    [historic] Tomy historyczne
    [monsters] Potworne poradniki
    [reference] Encyklopedie i słowniki
   *[spells] Zaklęcia i mikstury
}
exlibris-public-library = biblioteka miejska
    .who = other

## Podliczanie punktów

exlibris-line-inspection = Kontrola: książki, które się liczą, i karty zakryte
exlibris-line-stability = Stabilność: największy prostokąt i 2 za każdą zabalsamowaną kartę
exlibris-line-prominent = Dzieła wybitne: { exlibris-category }
exlibris-line-banned = Księgi zakazane: { exlibris-category }
exlibris-line-diversity = Różnorodność: 3 za każdą książkę z najrzadszego katalogu
exlibris-line-focus = Specjalizacja: 2 za każdą książkę
exlibris-figure-inspection = { $books ->
    [one] { $books } książka
    [few] { $books } książki
    [many] { $books } książek
   *[other] { $books } książki
}, zakryte: { $turned }
exlibris-figure-stability = { $points }{ $buried ->
    [0] { "" }
   *[other] { " " }({ $rectangle } + { $bonus } za zabalsamowane: { $buried })
}
exlibris-figure-books = { $points } ({ $books ->
    [one] { $books } książka
    [few] { $books } książki
    [many] { $books } książek
   *[other] { $books } książki
})
exlibris-figure-category = { $points } ({ exlibris-category } { $books })
exlibris-figure-none = –
exlibris-place = { $place }. { player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
exlibris-verdict = { $why ->
    [points] { $player-who ->
        [you] Wygrywasz: { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
            [many] { $points } punktów.
           *[other] { $points } punktu.
        } Prawdziwy z Ciebie mól książkowy!
       *[other] { $player } wygrywa: { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
            [many] { $points } punktów.
           *[other] { $points } punktu.
        }
    }
    [books] { $player-who ->
        [you] Przy remisie w punktach ({ $points }) wygrywasz dzięki książkom na półkach: { $best } do { $second }.
       *[other] Przy remisie w punktach ({ $points }) { $player } wygrywa dzięki książkom na półkach: { $best } do { $second }.
    }
    [hand] { $player-who ->
        [you] Przy remisie w punktach ({ $points }) i książkach wygrywasz dzięki mniejszej liczbie kart na ręce.
       *[other] Przy remisie w punktach ({ $points }) i książkach { $player } wygrywa dzięki mniejszej liczbie kart na ręce.
    }
    [banned] { $player-who ->
        [you] Przy remisie w punktach ({ $points }), książkach i kartach na ręce wygrywasz dzięki mniejszej liczbie ksiąg zakazanych.
       *[other] Przy remisie w punktach ({ $points }), książkach i kartach na ręce { $player } wygrywa dzięki mniejszej liczbie ksiąg zakazanych.
    }
    [solo-won] { $player-who ->
        [you] Zdobywasz uprawnienia bibliotekarza, pokonując bibliotekę miejską { $points } do { $second }.
       *[other] { $player } zdobywa uprawnienia bibliotekarza, pokonując bibliotekę miejską { $points } do { $second }.
    }
    [solo-lost] Wygrywa biblioteka miejska: { $second } do { $points }.
   *[shared] Wspólne zwycięstwo: { $winners } ({ $points } pkt).
}
exlibris-turn = { $cards-count ->
    [0] { $player }: nie trzeba niczego zakrywać, tak jest najlepiej.
   *[other] { $player }: przed kontrolą najlepiej zakryć: { $cards } ({ $points } zamiast { $before } pkt).
}

## Arkusze prawdziwych gier

error-shelf-category = „{ $text }” ({ $part }) to nie katalog. Do wyboru: { $known }.
error-shelf-same = Dzieła wybitne, księgi zakazane i specjalizacje to zawsze różne katalogi, a ten jest podany dwa razy: { $category }.
error-shelf-player = Każda osoba powinna mieć część z imieniem, specjalizacją (focus) i biblioteczką (shelf), jak [players.Ada].
error-shelf-many = Kart w arkuszu jest { $count }, a w pudełku tylko { $most }.
error-shelf-rows = Biblioteczka ({ $name }) powinna mieć od jednego do trzech rzędów tekstów, jak ["A1 . C4", "D2 ## F3+"].
error-shelf-card = „{ $text }” ({ $name }) to nie karta. Zapis to C4, C4+ (pod nią zabalsamowana jest inna), ## (zakryta) albo . (puste).
error-shelf-twice = Karta { $card } jest dwa razy: { $other } i { $name }. Jest tylko jedna.
error-shelf-wide = Biblioteczka ({ $name }) jest szersza niż { $most } kart.
error-shelf-alone = Gra jednoosobowa wymaga części „public-library” ze specjalizacją i kartami; przy większej liczbie graczy ją pomiń.
error-shelf-or-books = { $name }: potrzebna jest albo biblioteczka (shelf, karty), albo książki (books, liczby z formularza), ale nie obie naraz.
error-form-books = Książki ({ $name }): powinna to być tabela z liczbą książek w każdym katalogu, jak [players.Ada.books].
error-form-twice = { $name }: { $category } występuje dwa razy.
error-form-lacks = { $name }: brakuje liczby książek z katalogu „{ $category }”. Jeśli nie ma żadnej, wpisz 0.
error-form-many = { $category }: w arkuszu książek jest { $count }, a w pudełku tylko { $most }.
error-form-rectangle = { $name }: z { $value } { $value ->
    [one] karty
    [few] kart
    [many] kart
   *[other] karty
} nie da się ułożyć prostokąta o wysokości dwóch lub trzech kart i szerokości co najmniej dwóch. Jeśli nie ma żadnego, wpisz 0.
exlibris-whose = To karty Reading Room: na naszej karcie C4 są inne książki niż na C4 z pudełka. Po grze kartami z pudełka lepiej policzyć książki: samples/exlibris-form.toml

## Opcje gry

error-option-plain-libraries = W wariancie dla początkujących nie ma kafli bibliotek, które można wyłożyć. Wybierz beginner=no albo libraries=dealt.
exlibris-set-up = { $option ->
    [beginner] Wariant dla początkujących
    [friendly] Wariant pokojowy
    [long] Dłuższa rozgrywka
    [level] Poziom gry jednoosobowej
    [libraries] Biblioteki
   *[first] Kto zaczyna
}
exlibris-set-up-choice = { $choice ->
    [beginner-no] nie
    [beginner-yes] tak (bez starszych pomocników, mniej lokacji)
    [friendly-no] nie
    [friendly-yes] tak (bez atakowania innych)
    [long-no] nie
    [long-yes] tak (o trzy karty na półkach więcej)
    [level-novice] początkujący
    [level-student] łatwy
    [level-professor] ambitny
    [level-scholar] trudny
    [level-savant] bardzo trudny
    [level-mandarin] prawie nieosiągalny
    [level-demiurge] nieosiągalny
    [libraries-dealt] do wyboru jedna z dwóch, w tajemnicy
    [libraries-open] do wyboru jedna ze wszystkich wyłożonych
    [first-drawn] losowanie
   *[first-seat] { $name }
}
