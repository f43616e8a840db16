# Wiersz poleceń: pomoc, przykłady i słowa na polecenie, którego nie da się odczytać.

## Rama pomocy

help-usage = Użycie:
help-any = OPCJE
help-command = POLECENIE
help-arguments = Argumenty:
help-options = Opcje:
help-commands = Polecenia:
help-examples = Przykłady:
help-value = { $value ->
    [address] ADRES
    [code] KOD
    [file] PLIK
    [game] GRA
    [id] NUMER
    [name] NAZWA
    [names] NAZWY
    [name-value] NAZWA=WARTOŚĆ
    [number] N
    [path] FOLDER
    [seconds] SEKUNDY
    [share] UDZIAŁ
    [who] KTO
   *[other] { $value }
}

## Co robią polecenia

about = Reading Room: trzy gry planszowe o bibliotekach, w przeglądarce i w terminalu. Można grać ze znajomymi albo z botami, obejrzeć grę jeszcze raz ruch po ruchu i podliczyć punkty po grze przy prawdziwym stole. Bez polecenia gra otwiera się w przeglądarce.
about-more =
    Więcej o poleceniu: `{ $command } POLECENIE --help`
    Język wybiera się opcją --lang (en, fr, pl); zostaje zapamiętany.
command-serve = gra w przeglądarce, z botami albo ze znajomymi
command-play = gra w terminalu z botami
command-replay = odtwarzanie zapisanej gry ruch po ruchu
command-score = podliczanie punktów po grze przy prawdziwym stole
command-rules = zasady gry albo jedna z nich
command-games = lista gier i ich opcji
command-deck = sprawdzenie własnego zestawu kart
command-bench = pomiar szybkości gier

about-serve =
    Gra w przeglądarce, z botami albo ze znajomymi.

    Jeśli na tym komputerze jest przeglądarka, otworzy się sama; adres i tak zostanie wypisany. Wejść można tylko z tego komputera, chyba że postanowisz inaczej: z opcją --friends wszyscy w Twojej sieci mogą dołączyć do stołu przez link. Obok linku jest też przełącznik.

    Czytelnia musi wiedzieć, pod jakimi nazwami się do niej trafia. Nazwy tego komputera zna; każdą inną podaje się opcją --name. Za serwerem pośredniczącym trzeba podać cały adres (--name https://games.example.org), a serwer ma przekazywać nagłówek Host.

    Każdy ruch jest na dysku, zanim ktokolwiek się o nim dowie. Ctrl-C zamyka czytelnię; po ponownym otwarciu gry ruszą z tego samego miejsca.
about-play =
    Gra w terminalu z botami.

    Wpisz numer wybranej możliwości, jej tekst (keep, take MA2, raise monks) albo początek tekstu; w licytacji liczba jest Twoją ofertą. Znak ? pokazuje pomoc. Każdy ruch od razu trafia na dysk: terminal można zamknąć w każdej chwili i wrócić do gry później opcją --resume.

    Z opcją --json gra program: każdy wiersz ma "type", a w nim "start", "events" (co się stało), "ask" (widok, pytanie i możliwości; odpowiada się jednym wierszem: "action" wybranej możliwości, undo albo quit), "refused" albo "end". Padają tam wszystkie pytania, także te z jedną odpowiedzią, których człowiekowi się nie zadaje.
about-replay =
    Odtwarzanie zapisanej gry ruch po ruchu: Enter albo n to następny ruch, b to poprzedni, g i liczba to ruch o tym numerze, e to koniec, q to wyjście.

    Zwykle ogląda się ją jak widz: widać tylko to, co leży odkryte. Z opcją --seat i numerem miejsca widać to, co widziała ta osoba, a z --seat all wszystko.
about-score =
    Podliczanie punktów po grze przy prawdziwym stole, krok po kroku: kto co wygrywa, dlaczego i co rozstrzygnęło remis.

    Plik to krótki tekst (TOML albo JSON), który mówi, co leży na stole. Najlepiej zacząć od kopii jednego z przykładów. W Biblios zapisuje się, co pokazują kości i jakie karty komu zostały. W Atheneum rysuje się regały i notuje punkty, różdżki i świece.

    Dla Ex Libris są dwa arkusze. Formularz kontrolny (samples/exlibris-form.toml) jest dla kart z pudełka: wystarczy policzyć książki w każdym katalogu i podać największy prostokąt; kart nie trzeba przepisywać. Z kartami (samples/exlibris.toml) kontrolę przeprowadza program, ale karty są nasze, a nie z pudełka.

    Wszystko jest opisane w docs/scoring.md.
about-rules = Zasady gry albo jedna z nich, o podanym numerze (BIB-A7, w skrócie A7).
about-games = Lista gier: dla ilu osób jest każda i co znaczą jej opcje. Wartość domyślna jest zawsze pierwsza.
about-deck =
    Sprawdzenie pliku z kartami: jakie są karty i ile są warte albo co pokazują. Grę rozpoznaje się po sekcjach pliku.

    Najlepiej zacząć od kopii naszego pliku i ją zmienić. Dla Biblios i Atheneum to components.toml, w src/readingroom/games/biblios i src/readingroom/games/atheneum; dla Ex Libris, w src/readingroom/games/exlibris, cards.toml (karty książek) i tiles.toml (lokacje i biblioteki): własny plik może mieć karty, kafle albo jedno i drugie. Plik, który łamie ograniczenie gry, zostaje odrzucony, z podaniem ograniczenia i nazwy karty albo kafla. Dobrym plikiem można zagrać: play --deck PLIK
about-bench = Pomiar szybkości gier rozgrywanych przez losowych graczy, dla porównania z grami OpenSpiel i z Catanatronem, jeśli są zainstalowane.

## Opcje

option-lang = język: { $known } (zostaje zapamiętany; ustawia go też READINGROOM_LANG)
option-help = ta pomoc
option-deck = własny zestaw kart
option-play-game = { $known } (domyślnie biblios)
option-seats = liczba graczy razem z Tobą (domyślnie 3)
option-own-seat = Twoje miejsce, liczone od 0 (domyślnie 0)
option-bots = kto gra z Tobą, po kolei: { $known } (domyślnie ten, który gra najlepiej)
option-name = Twoje imię (domyślnie { $name })
option-seed = liczba, która wyznacza rozdanie: ta sama da to samo
option-option = opcja gry; zobacz { $command }
option-first = kto zaczyna, jeśli gra pozwala wybrać: miejsce, liczone od 0, albo drawn (losowanie, domyślnie)
option-save = gdzie trzymać zapis (domyślnie we własnym folderze programu)
option-resume = powrót do gry z zapisu; bez pliku do ostatnio przerwanej (tej gry, jeśli jest podana)
option-play-json = dla programów: wychodzą wiersze JSON, wchodzi po jednej akcji w wierszu
option-record = zapis gry
option-viewer = czyj widok: miejsce, liczone od 0, albo all (domyślnie widz)
option-replay-json = dla programów: wszystkie ruchy jako wiersze JSON
option-sheet = co leży na stole, jako TOML albo JSON
option-score-json = dla programów: wynik jako JSON
option-friends = wpuść znajomych z tej samej sieci
option-host = adres, na którym czytelnia nasłuchuje (domyślnie { $address }: tylko ten komputer)
option-room-name = nazwa albo adres, pod którym inni trafiają do czytelni
option-port = port (domyślnie { $port } albo jeden z następnych, jeśli jest zajęty)
option-folder = gdzie trzymać gry (domyślnie w folderze danych)
option-no-browser = tylko wypisz adres
option-pace = ile trwa ruch bota, gdy boty grają żwawo (domyślnie { $seconds })
option-no-limits = dla własnych programów: bez ograniczeń szybkości i liczby gier
option-serve-json = dla programów: adres jako JSON
option-rounds = ile razy mierzyć; liczy się najlepszy pomiar
option-seconds = ile trwa każdy pomiar
option-quick = jeden krótki pomiar: tylko pierwsze wrażenie
option-bench-games = w które gry grać
option-bench-json = liczby jako JSON
option-game = gra (domyślnie { $game })
option-rule = jedna zasada
option-check = co zrobić z plikiem
option-deck-file = zestaw kart
option-deck-game = gra, do której jest zestaw (domyślnie rozpoznaje się ją po pliku)

## Przykłady

example-browser = gra w przeglądarce
example-friends = znajomi z tej samej sieci wchodzą przez link
example-play = Biblios w terminalu, z dwoma botami
example-play-french = Ex Libris z trzema botami, po francusku
example-resume = powrót do przerwanej gry
example-rule = jedna zasada: co grozi za blef
example-solo = Ex Libris przeciwko bibliotece miejskiej
example-bots = trzy boty: greedy, random, greedy
example-options = z opcją gry; zaczynasz Ty
example-json = dla programów: wiersze JSON
example-replay = gra ruch po ruchu
example-replay-seat = tak, jak ją widać z miejsca 1
example-replay-all = z odkrytymi kartami
example-replay-json = wszystkie ruchy, po jednym obiekcie JSON w wierszu
example-score-biblios = wieczór z Biblios
example-score-atheneum = wieczór z Atheneum
example-score-form = Ex Libris według formularza kontrolnego
example-score-exlibris = Ex Libris karta po karcie
example-score-json = dla programów
example-port = na tym porcie, bez otwierania przeglądarki
example-host = zewsząd, pod tą nazwą
example-games = wszystkie gry i ich opcje
example-bluff = gra z jedną z nich
example-rules = zasady Biblios
example-rules-polish = zasady Ex Libris, po polsku
example-deck = nasze karty z jedną zmianą
example-deck-game = z podaniem gry, do której jest zestaw
example-bench = wszystkie gry, pół minuty albo dłużej
example-bench-quick = pierwsze wrażenie o jednej grze

## Czego nie da się odczytać

error-meant = Może chodziło o „{ $meant }”?
error-usage = Czegoś brakuje. Użycie: { $command }
error-too-much = „{ $text }” to o jedno słowo za dużo. Użycie: { $command }
error-flag = Nie ma tu opcji „{ $flag }”. Wszystkie pokazuje: { $command }
error-needs-nothing = Po { $argument } niczego się nie podaje.
error-needs = Po { $argument } trzeba podać { $kind ->
    [whole] liczbę całkowitą
    [number] liczbę
   *[text] wartość
}: { $argument } { $value }
error-too-small = { $argument } nie może wynosić { $value }: najmniej { $least }.
error-command = Nie ma polecenia „{ $command }”. Do wyboru: { $known }.
error-deck-do = Nie ma polecenia „deck { $text }”. Zestaw kart sprawdza: deck check PLIK
error-deck-game = W { $file } nie ma sekcji zestawu kart żadnej z gier ({ $known }). Najlepiej zacząć od kopii naszego pliku: zobacz deck --help
error-cannot-read = Nie można odczytać { $file }: { error-system }.
error-cannot-write = Nie można zapisać { $file }: { error-system }.
error-listen = Nie można otworzyć czytelni pod { $host }, port { $port }: { error-system }.
error-system = { $why ->
    [EACCES] brak dostępu
    [EPERM] brak dostępu
    [EISDIR] to folder
    [ENOTDIR] część ścieżki nie jest folderem
    [ENOENT] nie ma takiego folderu
    [ENOSPC] dysk jest pełny
    [EFBIG] plik byłby za duży
    [EROFS] nie można tam nic zapisać
    [EADDRINUSE] jest zajęty
    [EADDRNOTAVAIL] ten komputer nie ma takiego adresu
   *[other] { $why }
}

## Na ekranie

pager-keys = Wiersz { $shown } z { $count } · Enter: dalej · b: wstecz · q: wyjście
games-usual = domyślnie
games-seat = to miejsce, liczone od 0
play-thinks = { $name } myśli…
play-nothing = W ten sposób nic się nie wydarzy. Wpisz to jeszcze raz, jeśli tak ma być.
play-larger = Wszystko zmieści okno o wysokości { $lines } wierszy; albo wpisz table
play-help-more = Wpisz help, żeby zobaczyć wszystko, co można wpisać.
version = readingroom { $version } ({ $compiled ->
    [yes] skompilowany
   *[no] zwykły Python
})

## Pomiar szybkości

bench-measuring = Pomiar trwa
bench-title = Gra losowa, decyzje na sekundę (najlepszy pomiar z { $rounds }, po { $seconds } s)
bench-game = gra
bench-with-set-up =
    z przygo-
    towaniem
bench-decisions = decyzje
bench-playouts =
    gry w
    silniku
bench-to =
    wobec
    { $peer }
bench-clone =
    kopia
    µs
bench-view =
    widok
    µs
bench-world =
    świat
    µs
bench-engine = readingroom { $version }, { $compiled ->
    [yes] skompilowany
   *[no] zwykły Python, bez kompilacji
}; tylu graczy, na ilu pozwala gra
bench-ratios = „Wobec”: ile naszych decyzji przypada na jedną tamtą, bez przygotowania i rozdań.
bench-peer = { $peer }, w Pythonie jak zwykle: { $games }
bench-no-peer = { $peer } nie jest zainstalowany: nie ma z czym porównać ({ $command })

## Liczby

number = { $number }
number-parts = { $whole },{ $part }
