# To, co wspólne dla wszystkich gier: osoby, gra w terminalu i słowa na to, czego nie da się zrobić.

zone-hidden = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
}
list-and = { $head } i { $tail }
labelled = { $label }: { $text }
player = { $player-who ->
    [you] Ty
   *[other] { $player }
}

## Gra w terminalu

play-unfinished = { $count ->
    [one] Jedna gra nie została dokończona. Można do niej wrócić: { $command }
    [few] { $count } gry nie zostały dokończone. Można wrócić do ostatniej: { $command }
    [many] { $count } gier nie zostało dokończonych. Można wrócić do ostatniej: { $command }
   *[other] { $count } gry nie zostało dokończone. Można wrócić do ostatniej: { $command }
} ({ $file })
play-resumed = Witamy z powrotem. Gramy dalej: { $file }.
play-dropped = Gdy gra się urwała, ostatni ruch był zapisany tylko w połowie: „{ $text }”. Trzeba go powtórzyć.
play-more = { $count ->
    [one] … jeszcze jeden wcześniejszy wiersz (wpisz log)
    [few] … jeszcze { $count } wcześniejsze wiersze (wpisz log)
    [many] … jeszcze { $count } wcześniejszych wierszy (wpisz log)
   *[other] … jeszcze { $count } wcześniejszego wiersza (wpisz log)
}
play-undone = Cofnięte.
play-options = Opcje gry: { $options }
play-option = { $option }: { $choice }
play-saved = Każdy ruch jest już na dysku: { $file }
play-copied = Kopia zapisu: { $file }
play-kept = Gra jest zapisana. Można do niej wrócić: { $command }
play-scoring = Podliczanie punktów
play-record = Grę można obejrzeć jeszcze raz: { $command }
play-help =
    Wpisz numer wybranej możliwości, jej tekst albo początek tekstu.{ play-help-numbers }
      ?          o co pyta gra i której zasady to dotyczy
      ? { $rule }   jedna zasada
      rules      wszystkie zasady
      table      cały stół
      { play-help-own }
      log        wszystko, co się stało
      undo       cofnięcie ruchu, jeśli niczego jeszcze nie odsłonił
      save PLIK  kopia zapisu
      quit       wyjście; gra zostaje zapisana
play-help-numbers = { $game ->
    [biblios] {" "}W licytacji wpisz liczbę.
   *[other] {""}
}
play-help-own = { $game ->
    [atheneum] shelves    regały i znaki
    [exlibris] hand       Twoje karty, z tytułami książek
   *[other] reserve    Twoje karty
}

## Czytelnia w przeglądarce

serve-open = Czytelnia jest otwarta: { $address }
serve-friends = Adres dla znajomych: { $addresses } (wystarczy wysłać im link do stołu).
serve-alone = Wejść można tylko z tego komputera. Aby znajomi w tej samej sieci mogli dołączyć, użyj przełącznika obok linku do stołu albo uruchom: { $command }
serve-no-network = Nie znaleziono sieci: wejść można tylko z tego komputera.
serve-kept = Gry są zapisane w { $folder }.
serve-no-pages = Strony nie są jeszcze zbudowane. Uruchom czytelnię poleceniem ./play: ono je zbuduje.
serve-close = Ctrl-C zamyka czytelnię; po ponownym otwarciu gry ruszą z tego samego miejsca.
serve-goodbye = Czytelnia jest zamknięta. Wszystkie gry są zapisane. Do zobaczenia!

## Odtwarzanie

replay-step = Ruch { $step } z { $last }
replay-keys = Enter: dalej · b: wstecz · g 12: do ruchu 12 · e: koniec · q: wyjście
replay-waiting = Teraz ruch: { $names }.
replay-undone = { $name } cofa ostatni ruch.

## Pozostałe polecenia

games-seats = liczba graczy: od { $least } do { $most }
games-bots = Boty:
games-bot = { $bot ->
    [search] przewidujący: sprawdza ruchy w wyobrażonych partiach
    [greedy] oczytany: bierze to, co w danej chwili wygląda najlepiej
    [random] roztargniony: gra, co popadnie, byle zgodnie z zasadami
   *[other] { $bot }
}
games-best = najlepiej gra w: { $games }
deck-good = { $file }: zestaw kart do gry { $game }, bez błędów; jego oznaczenie to { $deck }.
score-heading = Podliczanie punktów: { $game ->
    [biblios] Biblios
    [exlibris] Ex Libris
   *[atheneum] Atheneum
}

## Czego nie da się zrobić: gra

error-game = Nie ma gry „{ $game }”. Do wyboru: { $known }.
error-seats = To gra dla { $least }–{ $most } osób, nie dla { $seats }.
error-option = Nie ma opcji „{ $option }”. Do wyboru: { $known }.
error-option-value = Opcja { $option } nie może mieć wartości „{ $value }”. Może mieć: { $known }.
error-option-seats = { $seats ->
    [1] W grze jednoosobowej
   *[other] Przy { $seats } graczach
} opcja { $option } nie może mieć wartości „{ $value }”. Może mieć: { $known }.
error-option-form = „{ $text }” to nie opcja. Zapis to NAZWA=WARTOŚĆ, na przykład penalty=bluff.
error-no-seat = Nie ma miejsca { $seat }. Miejsca mają numery od 0 do { $last }.
error-not-asked = { $turn ->
    [none] Gra jest skończona: nie można już zagrać „{ $tried }”.
   *[other] To nie kolej miejsca { $seat }, tylko miejsca { $turn }: nie można teraz zagrać „{ $tried }”.
}
error-illegal = Nie można teraz zagrać „{ $tried }”. Można: { $legal }.
error-action-number = Nie ma akcji numer { $number }: są od 0 do { $last }.
error-action-text = { $near ->
    [none] „{ $text }” to nie akcja.
   *[other] „{ $text }” to nie akcja. Podobne: { $near }.
}
error-undo = Nie ma czego cofnąć: Twój ostatni ruch jest ostateczny.
error-bot = Nie ma bota „{ $bot }”. Do wyboru: { $known }.
error-bot-game = Bot { $bot } nie gra w { $game }.
error-deck = Zestawu kart { $file } nie można użyć: { $what }
error-name = Imię musi mieć przynajmniej jedną literę.

## Dlaczego nie?

why-over = Gra jest skończona.
why-turn = To nie Twoja kolej. Czekamy na: { $players }.
why-waiting = U Ciebie wszystko gotowe. Czekamy na: { $players }.
why-watching = Oglądasz tę grę. Czekamy na: { $players }.
why-other = Jeszcze nie: najpierw odpowiedz na pytanie.

## Co zostało wpisane

error-answer = „{ $text }”: nie ma takiej możliwości. Wpisz numer albo ?, żeby zobaczyć pomoc.
error-answer-many = „{ $text }” może znaczyć kilka rzeczy: { $options }. Wpisz trochę więcej.
error-answer-number = { $text } nie można teraz wybrać. Można wpisać: { $known }.
error-hindered = { $why } ({ $rule })
error-replay-key = „{ $text }” nic tu nie znaczy. Wpisz n, b, g i numer, e albo q.
error-seat-form = „{ $text }” to nie miejsce. Podaj numer od 0 do { $last } albo all.
error-port = Nie ma portu { $port }. Porty mają numery od 0 do { $most }; 0 oznacza dowolny wolny.
error-room-name = { $name } nie może być nazwą czytelni. Podaj nazwę, np. games.example.org, albo adres, np. https://games.example.org.
error-pace = Boty nie mogą potrzebować { $pace } s na ruch. Podaj 0 lub więcej.
error-language = Nie ma języka „{ $language }”. Do wyboru: { $known }.
error-rule = Nie ma zasady „{ $rule }” w grze { $game }.{ $meant ->
    [none] {" "}Do wyboru: { $known }.
   *[other] {""}
}
error-no-rules = Strona z zasadami gry { $game } nie jest zainstalowana.

## Pliki

error-no-file = Nie ma pliku { $file }.
error-not-text = { $file } to nie plik tekstowy.
error-exists = { $file } już istnieje. Wybierz inną nazwę albo graj dalej: --resume { $file }
error-in-use = { $file } jest otwarty w innym terminalu. Graj dalej tam albo najpierw go zamknij.
error-finished = Gra w { $file } jest skończona. Można ją obejrzeć: { $command }
error-no-person = { $file } nie podaje, które miejsce jest Twoje, więc nie można grać dalej.
error-nothing-to-resume = Nie ma niedokończonej gry w { $folder }.
error-inside = Błąd jest w samym Reading Room ({ $what }). Gra jest na dysku; prosimy o zgłoszenie błędu.

## Zapisy gier

error-in-record = { $line ->
    [0] Zapis jest uszkodzony. { $what }
   *[other] Zapis jest uszkodzony w wierszu { NUMBER($line, useGrouping: 0) }. { $what }
}
error-record-format = To nie jest zapis gry Reading Room.
error-record-header = „{ $text }” to nie wiersz nagłówka. Możliwe wiersze: { $known }.
error-record-header-missing = W nagłówku brakuje wiersza „{ $key }: …”.
error-record-newer = W tej partii obowiązuje wersja zasad { $version }; ten program czyta: { $known }. Zaktualizuj Reading Room, aby ją otworzyć.
error-record-older = W tej partii obowiązuje wersja zasad { $version }; ten program czyta: { $known }. Otwórz ją w tej wersji Reading Room, w której grano.
error-record-deck = W tej partii użyto zestawu kart { $deck }; tutaj jest { $own }. Podaj plik tamtego zestawu: --deck PLIK.
error-record-options = „{ $text }” to nie opcje; pisze się je NAZWA=WARTOŚĆ, na przykład penalty=bluff.
error-record-names = „{ $key }” ma być listą, w której każde miejsce ma swój tekst; miejsc jest { $count }.
error-record-after-end = Po wyniku nie może już nic być.
error-record-end = Nie da się odczytać wyniku.
error-record-seat = „{ $text }” powinno zaczynać się od miejsca od 0 do { $last }, na przykład „{ $example }”.
error-record-chance-line = „{ $text }” to nie jest wiersz losowania, na przykład „~ card draw: KARTA”.
error-record-zone = Nie ma miejsca na karty o nazwie „{ $text }”.
error-record-card-text = Nie ma takiej karty: „{ $text }”.
error-record-chance = Zapis nie podaje, co wypadło w losowaniu.
error-record-shuffle = Potasowane karty nie są tymi, które tam leżą.
error-record-card = Wylosowana karta tam nie leży.
error-record-chance-missing = Brakuje po nim wiersza losowania (~).
error-record-chance-kind = Powinno po nim nastąpić inne losowanie (~).
error-record-chance-place = Losowanie (~) dotyczy innego miejsca, niż wymaga gra.
error-record-chance-extra = Jest po nim za dużo wierszy losowania (~).
error-record-not-over = Podaje wynik, ale gra nie jest skończona.
error-record-result = Gra kończy się innym wynikiem, niż podano; któryś wiersz musiał zostać zmieniony.

## Arkusze prawdziwych gier

error-no-sheet = Nie ma jeszcze arkusza do gry { $game }.
error-sheet-format = Arkusz to ani TOML, ani JSON: zobacz wiersz { NUMBER($line, useGrouping: 0) }. Imiona ze spacjami lub znakami diakrytycznymi pisze się w cudzysłowie.
error-sheet-repeated = „{ $name }” pojawia się dwa razy.
error-sheet-part = W arkuszu brakuje części „{ $part }”.
error-sheet-unknown-part = W arkuszu jest część „{ $part }”, a mogą być tylko: { $known }.
error-sheet-dice = Kości powinny być tabelą: nazwa każdej kategorii i to, co pokazuje jej kość.
error-sheet-die-name = Nie ma kości „{ $name }”. Do wyboru: { $known }.
error-sheet-die-twice = Kość „{ $name }” jest podana dwa razy.
error-sheet-die = Kość „{ $name }” nie może pokazywać { $value }: kości pokazują od 1 do 6.
error-sheet-die-missing = Brakuje wartości kości „{ $name }”.
error-sheet-players = To gra dla { $least }–{ $most } osób, nie dla { $count }.
error-sheet-player = Gracze powinni być tabelą imion z ich kartami.
error-sheet-name-twice = Dwie osoby mają to samo imię: { $name }.
error-sheet-cards = Karty ({ $name }) powinny być listą tekstów, jak ["MA2", "gold 3"].
error-sheet-card = „{ $text }” ({ $name }) to nie karta. Zapis to MA2, mnisi A albo złoto 3.
error-sheet-letter = „{ $text }” ({ $name }): brakuje litery, jak w mnisi A albo MA2.
error-sheet-value = „{ $text }” ({ $name }): wartość nie pasuje do litery. Ta karta to { $card }.
error-sheet-twice = Karta { $card } jest dwa razy: { $other } i { $name }. Jest tylko jedna.
error-sheet-twice-same = Karta { $card } jest dwa razy ({ $name }). Jest tylko jedna.
error-sheet-church = „{ $text }” ({ $name }) to karta Kościoła; takiej nikt nie ma na koniec gry.
error-sheet-gold = Kart złota o wartości { $value } jest { $count }, a przy { $players } graczach może być najwyżej { $most }.
error-sheet-desks = Gracze powinni być tabelami, jak [players.Ada] z favourite, points, wands i regałami.
error-sheet-desk-lacks = W arkuszu brakuje „{ $part }” ({ $name }).
error-sheet-desk-part = W arkuszu jest „{ $part }” ({ $name }), a mogą być tylko: { $known }.
error-sheet-favourite = „{ $text }” ({ $name }) to nie temat. Do wyboru: { $known }.
error-sheet-favourite-twice = { $name } i { $other }: ten sam ulubiony temat, a każdy jest tylko na jednym regale głównym.
error-sheet-number = { $part } ({ $name }): powinna to być liczba całkowita od 0 do { $most }, nie { $value }.
error-sheet-picture = { $part } ({ $name }): liczba poziomów to { $levels }, a miejsc na każdym { $width }, od najwyższego poziomu: T turkusowy, Z zielony, F fioletowy, R różowy, C czarny, kropka to puste miejsce, plus łączy książki pary.
error-sheet-laws = { $part } ({ $name }): książki nie mogą tak stać. Każda potrzebuje obok książki albo ściany, a na wyższym poziomie także książki pod sobą.
error-sheet-candles = { $name }: świeca o wartości { $value }; na tych regałach są miejsca na świece o wartościach: { $known }.
