# Arena: boty grają z botami.

## Pomoc

command-arena = pojedynek botów: który jest silniejszy
about-arena =
    Boty grają ze sobą: okaże się, który jest silniejszy.

    Każde rozdanie jest rozgrywane tyle razy, ile jest miejsc, zawsze z tymi samymi kartami, aż każdy usiądzie na każdym miejscu: szczęście się wyrównuje. Gdy miejsc jest więcej niż graczy, pierwszy gra z kopiami pozostałych (jeden na trzech); gdy jest ich mniej, grają wszystkie możliwe grupy. Boty widzą to, co widzą gracze, i nic więcej.

    Tabela podaje udział zwycięstw z przedziałem 95% (wspólne pierwsze miejsce dzieli się po równo), średnią punktów i siłę na skali Elo, na której 400 punktów to szanse 10 do 1, a ostatni gracz ma 0. Opcja --above pyta, czy pierwszy gracz wygrywa więcej niż podaną część gier. Z opcją --stop mecz kończy się, gdy tylko odpowiedź jest znana; jest błędna najwyżej w jednym meczu na 20.

    Z opcją --file każde rozdanie zostaje zapisane. Ctrl-C kończy mecz w każdej chwili; to samo polecenie wpisane ponownie wznawia go od tego miejsca.
option-arena-players = kto gra, po przecinku: { $known } (domyślnie { $usual })
option-pairs = liczba rozdań (domyślnie { $usual })
option-arena-seats = liczba miejsc przy stole (domyślnie tyle, ilu jest graczy)
option-budget = czas na ruch dla botów, które liczą naprzód (domyślnie { $usual })
option-iterations = liczba prób na ruch zamiast czasu
option-above = pytanie, czy udział pierwszego gracza przekracza tę wartość, np. 0.5
option-stop = koniec, gdy tylko odpowiedź jest znana (bez --above: czy udział jest większy niż przy równych szansach)
option-arena-file = plik z rozdaniami: nowe są w nim zapisywane, a zapisanych się nie powtarza
option-workers = liczba procesów (domyślnie jeden na rdzeń)
option-plot = plik, w którym powstaje wykres udziału (SVG)
option-arena-seed = inna liczba, inne rozdania (domyślnie 0)
option-arena-json = dla programów: liczby jako JSON
example-arena = dwadzieścia rozdań Biblios, po dwie gry
example-arena-four = jeden na trzech, na każdym miejscu
example-arena-stop = aż będzie wiadomo; można wznowić później
example-arena-json = ten sam wynik na każdym komputerze

## Odmowy

error-arena-alone = Potrzeba co najmniej dwóch graczy. Podaje się ich tak: --players greedy,random
error-arena-above = --above nie może być { $value }: to udział między 0 a 1, np. 0.5.
error-arena-bot = Bot { $bot } nie dał dozwolonej odpowiedzi (miejsce { $seat }, rozdanie { $deal }): { $why }
error-arena-file = { $file } nie jest plikiem areny: w wierszu { $line } nie ma rozdania. Wybierz inną nazwę.

## Na ekranie

arena-playing = Gra trwa
arena-heading = { $game }, { $seats ->
    [one] 1 gracz
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } graczy
}: { $whole ->
    [yes] { $pairs ->
        [one] 1 rozdanie
        [few] { $pairs } rozdania
        [many] { $pairs } rozdań
       *[other] { $pairs } rozdania
    }
   *[no] rozdania: { $pairs } z { $of }
}, { $pace ->
    [iterations] próby na ruch: { $iterations }
    [both] { $seconds } s na ruch albo tyle prób: { $iterations }
   *[seconds] { $seconds } s na ruch
}
arena-player = gracz
arena-wins = zwycięstwa
arena-wins-of = { $wins } z { $games }
arena-share = udział
arena-bounds = przedział 95%
arena-points = punkty
arena-strength = siła
arena-cross = Jak często gracz z wiersza wyprzedzał gracza z kolumny:
arena-pace = { $player }: { $within ->
    [none] średnio { $mean } s na ruch, najdłużej { $longest } s
   *[other] { $within } ruchów trwało najwyżej 1,2 przyznanego czasu; średnio { $mean } s, najdłużej { $longest } s
}
arena-interval = { $kind ->
    [sequence] Przedziały są ważne niezależnie od tego, kiedy mecz się kończy.
   *[deals] Przedziały liczone są według rozdań, bo gry z tymi samymi kartami są od siebie zależne.
}
arena-answer = { $answer ->
    [yes] Tak: { $player } wygrywa więcej niż { $above } gier (wiadomo po tylu rozdaniach: { $pairs }).
    [no] Nie: { $player } nie wygrywa więcej niż { $above } gier (wiadomo po tylu rozdaniach: { $pairs }).
   *[open] Jeszcze nie wiadomo, czy { $player } wygrywa więcej niż { $above } gier.
}
arena-stopped = { $kept ->
    [yes] Przerwano. Rozegrane rozdania są zapisane: to samo polecenie wznowi mecz.
   *[no] Przerwano. Z opcją --file mecz można później wznowić.
}
arena-range = od { $low } do { $high }
arena-percent = { $number }%
arena-plot = { $game }: udział zwycięstw ({ $players })
arena-plot-about = Udział zwycięstw rozdanie po rozdaniu, z przedziałem 95% jako pasem; linia kropkowana to udział, o który pytamy, albo udział przy równych szansach.
arena-plot-deals = rozdania
