# Strony w przeglądarce: strona główna, czekanie przy stole, zasady i słowa na to, co się nie udało.

## Wszystkie strony

web-name = Reading Room
web-title = { $page } · Reading Room
web-skip = Przejdź do treści
web-language = Język
web-theme = { $theme ->
    [dark] Zapal światło
   *[light] Przygaś światło
}
web-rules = Zasady
web-notes = Powiadomienia
web-dismiss = Zamknij powiadomienie
web-close = Zamknij
web-guest = Gość
web-fan = Stworzone przez fanów, z własnymi tekstami i rysunkami. Bez związku z autorami i wydawcami tych gier.
web-about = O tej czytelni
web-licences = Licencje
web-version = Wersja { $version }
web-loading = Chwileczkę…

## Strona główna

web-home-title = Gry biblioteczne
web-home-lead = Gry o książkach na godziny po zamknięciu. Ze znajomymi albo z botami.
web-play-bots = Zagraj z botami
web-play-friends = Zagraj ze znajomymi
web-read-rules = Przeczytaj zasady
web-set-up = Przygotuj stół
web-players = Liczba graczy
web-opponents = Boty
web-bot = { $bot ->
    [search] przewidujące
    [greedy] oczytane
    [random] roztargnione
   *[other] { $bot }
}
web-friends-hint = Gra ze znajomymi: powstaje link do wysłania. Wolne miejsca mogą zająć boty.
web-about-players = { $least }–{ $most } graczy
web-guest-book = Księga gości
web-your-name = Twoje imię
web-name-hint = Widzą je inni przy stole.
web-name-full = Imię jest za długie (najwięcej znaków: { $most }).
web-sign = Podpisz
web-signed = Witamy! W księdze gości: { $name }.
web-your-tables = Twoje stoły
web-table-with = przy stole: { $names }
web-table-alone = na razie nikogo więcej
web-table-unreadable = Dawny stół
web-stage = { $stage ->
    [waiting] czeka na graczy
    [playing] gra trwa
    [unreadable] z innej wersji; nie można tu otworzyć
   *[over] gra zakończona
}
web-go-on = Graj dalej
web-look-again = Obejrzyj jeszcze raz
web-again = Zagraj jeszcze raz
web-again-join = Dołącz do następnej gry
web-again-watch = Oglądaj następną grę
web-again-wished = { $name } chce zagrać jeszcze raz.
web-more-tables = { $count ->
    [one] Jeszcze jeden stół
    [few] Jeszcze { $count } stoły
    [many] Jeszcze { $count } stołów
   *[other] Jeszcze { $count } stołu
}

## Czekanie przy stole

web-table = Stół
web-table-of = { $game }: stół dla { $seats ->
    [1] jednej osoby
   *[other] { $seats } osób
}
web-waiting = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
}
web-waiting-kept = Wolne miejsca czekają na osoby, które grały wcześniej.
web-waiting-hint = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-invite = Zaproś kogoś
web-invite-hint = Kto otworzy ten link, może usiąść albo popatrzeć.
web-link = Link do tego stołu
web-door-closed = Na razie ten link działa tylko na tym urządzeniu.
web-door-all = Dotyczy to wszystkich stołów w tej czytelni.
web-door-switch = Znajomi z tej samej sieci mogą dołączyć
web-door-open = Znajomi muszą być w tej samej sieci co ten komputer, na przykład w tym samym Wi-Fi. Jeśli link się u nich nie otwiera, może go blokować zapora sieciowa.
web-door-address = Adres tego komputera
web-qr-hint = Można też zeskanować link telefonem:
web-qr = Kod QR linku
web-copy = Kopiuj link
web-copied = Link skopiowany.
web-copy-by-hand = Kopiowanie nie jest tu dozwolone. Link jest zaznaczony: można go skopiować ręcznie.
web-share = Udostępnij
web-share-text = Przy moim stole jest wolne miejsce: { $game } w Reading Room.
web-seat = Miejsce { $number }
web-seat-open = wolne
web-seat-you = Ty
web-seat-bot = bot
web-seat-away = nie ma
web-seat-kept = rezerwacja: { $name }
web-seat-kept-you = rezerwacja dla Ciebie
web-kept-hint = Miejsca są przez kilka minut zarezerwowane dla osób z poprzedniej gry.
web-release = Zwolnij dla wszystkich
web-decline = Nie gram
web-sit = Usiądź tutaj
web-stand-up = Wstań
web-put-bot = Posadź bota
web-fill = Uzupełnij botami i zacznij
web-looking-on = { $count ->
    [one] Przygląda się jedna osoba.
    [few] Przyglądają się { $count } osoby.
    [many] Przygląda się { $count } osób.
   *[other] Przygląda się { $count } osoby.
}
web-begins = Wszyscy siedzą. Gra się zaczyna.
web-name-first = Jakie imię wpisać?

## Przy stole

web-ask = Twoja decyzja
web-wait = { $count ->
    [one] Teraz gra: { $names }.
    [few] Teraz grają: { $names }.
    [many] Teraz grają: { $names }.
   *[other] Teraz grają: { $names }.
}
# Follows what somebody is to do, while it is for bots to do
web-thinking = Chwila namysłu…
web-sent = Chwileczkę…
web-over = Gra skończona.
web-why = Zasada
web-legend = Co znaczą znaki
web-legend-turn = Teraz jest tura tej osoby.
web-asked = teraz wybiera
web-active = aktywny gracz
web-others = Pozostali
web-others-side = { $side ->
    [left] Po lewej
    [right] Po prawej
   *[across] Naprzeciwko
}
web-parts = Części stołu
web-part-shared = Stół
web-part-mine = Twoje
web-part-others = Pozostali
web-nothing-known = Nic tu jeszcze nie widać.
web-empty = nic
web-undo = Cofnij
web-skip-ahead = Przewiń
web-since = Od Twojej ostatniej tury
web-latest = Ostatnie wydarzenia
web-back-one = Wstecz
web-next = Dalej
web-log = Co się wydarzyło
web-scoring = Podliczanie punktów
web-count-all = Pokaż wszystko
web-sheet = Arkusz punktacji
web-course = Przebieg gry
web-course-table = W liczbach
web-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-replay = Obejrzyj powtórkę
web-record = Pobierz zapis
web-replay-of = Powtórka
web-no-replay = Nie ma jeszcze powtórki
web-replay-begin = Gra jest przygotowana.
web-to-start = Na początek
web-to-end = Na koniec
web-chapter = { $way ->
    [back] { $part }: wstecz
   *[on] { $part }: dalej
}
web-play = Odtwórz
web-pause = Pauza
web-side = Z czyjego miejsca
web-from-start = Od początku
web-copy-move = Kopiuj link do tego ruchu
web-copy-address = Kopiowanie nie jest tu dozwolone. Do tego ruchu prowadzi adres tej strony.
web-own-eyes = Tylko to, co było widać z tego miejsca
web-own-eyes-hint = Bez tego wszystkie karty są odkryte.

## Odejście od stołu, powrót i boty

web-table-menu = Stół
web-turn-title = Twoja kolej: { $page }
web-turn-note = { $game }: Twoja kolej.
web-sounds = Ciche dźwięki
web-call = Powiadamiaj, gdy przyjdzie moja kolej
web-call-first = Takie powiadomienie pojawi się, gdy przyjdzie Twoja kolej.
web-call-not = { $why ->
    [insecure] Przeglądarki pozwalają na to tylko przez HTTPS albo na komputerze, na którym działa czytelnia.
    [forbidden] Przeglądarka zabrania tego tej stronie. Można na to zezwolić w ustawieniach strony.
   *[missing] Ta przeglądarka tego nie potrafi.
}
web-pace = Tempo botów
web-pace-name = { $pace ->
    [at-once] natychmiast
    [easy] spokojnie
   *[brisk] żwawo
}
web-hand-over = Niech bot zagra za mnie
web-hand-over-hint = Do gry można wrócić w każdej chwili.
web-take-back = Wracam do gry
web-handed = Za Ciebie gra bot.
web-give-away = { $name }: niech gra bot
web-end-early = Zakończ grę teraz
web-end-early-hint = { $others ->
    [0] W grze zakończonej przed czasem nikt nie wygrywa.
   *[other] Gra skończy się, gdy zgodzą się wszyscy, którzy jeszcze grają. Nikt wtedy nie wygrywa.
}
web-end-agree = Zgoda, kończymy
web-end-disagree = Jednak gramy dalej
web-end-asked = { $name } chce zakończyć grę.
web-end-sure = Na pewno zakończyć? Nikt wtedy nie wygra.
web-not-now = Nie teraz
web-end-here = W tym miejscu gra została zakończona przed czasem.
web-end-waiting = Czekamy, aż pozostali zgodzą się zakończyć grę.
web-gone = { $name } długo nie wraca.
web-let-bot = Niech zagra bot
web-stopped = Gra została zakończona przed czasem. Nikt nie wygrywa.
web-plays-for = gra bot
web-news-handed-self = { $name } oddaje miejsce botowi.
web-news-handed-you = Od teraz za Ciebie gra bot.
web-news-handed-other = { $name } długo nie wraca, więc { $by } wpuszcza na to miejsce bota.
web-news-back = { $name } znów gra.
web-news-back-you = Znów grasz.
web-news-failed = Bot { $name } się zepsuł. Gra za niego inny bot.
web-news-disagree = { $name } woli grać dalej.
web-news-pace = Tempo botów: { $pace ->
    [at-once] natychmiast
    [easy] spokojnie
   *[brisk] żwawo
}.

## Połączenie

web-lost = Połączenie zostało przerwane. Łączymy ponownie…
web-rests = Ta strona wysłała za dużo wiadomości naraz. Połączy się znowu za { $wait } s.
web-back = Połączenie wróciło.
web-try-now = Spróbuj teraz
web-offline = Brak połączenia z siecią.
web-offline-table = Brak połączenia z siecią. Ruchy poczekają, aż wróci.
web-online = Połączenie z siecią wróciło.
web-updated = Jest nowa wersja Reading Room. Odśwież stronę, żeby grać dalej.
web-reload = Odśwież

## Gdy nie ma nic do zobaczenia

web-nowhere-title = Ta półka jest pusta
web-nowhere-text = Pod tym adresem nic nie ma. Może ktoś to wypożyczył.
web-no-table-title = Nie ma takiego stołu
web-no-table-text = Może link jest niepełny, a może stół dawno już sprzątnięto.
web-sent-away-title = Ta strona nie ma dostępu do stołu
web-to-home = Powrót do czytelni

## Czego nie da się zrobić

web-error-unknown = To się nie udało ({ $code }). Spróbuj jeszcze raz.
web-error-unreachable = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj jeszcze raz.
web-error-stale = Na to pytanie jest już odpowiedź. Tak wygląda stół teraz.
web-error-illegal = Teraz nie można tego zagrać. Wybierz jeszcze raz.
web-error-not-seated = Nie masz miejsca przy tym stole; możesz popatrzeć.
web-error-not-host = Może to zrobić tylko osoba, która otworzyła stół.
web-error-started = Gra już trwa: miejsca są zajęte.
web-error-seated = Masz już miejsce przy tym stole.
web-error-taken = Ktoś właśnie zajął to miejsce. Wybierz inne.
web-error-kept = { $minutes ->
    [one] To miejsce jest zarezerwowane dla kogoś z poprzedniej gry, jeszcze przez minutę.
    [few] To miejsce jest zarezerwowane dla kogoś z poprzedniej gry, jeszcze przez { $minutes } minuty.
    [many] To miejsce jest zarezerwowane dla kogoś z poprzedniej gry, jeszcze przez { $minutes } minut.
   *[other] To miejsce jest zarezerwowane dla kogoś z poprzedniej gry, jeszcze przez { $minutes } minuty.
}
web-error-not-over = Gra jeszcze trwa; po jej końcu wszystko jest jawne.
web-error-unreadable = Przy tym stole grano w innej wersji Reading Room. Nie można go tu otworzyć.
web-error-undo = Nie ma czego cofnąć: Twój ostatni ruch jest ostateczny.
web-error-name = Imię ma od 1 do { $most } widocznych znaków.
web-error-bad-message = Serwer nie mógł tego odczytać. Odśwież stronę.
web-error-no-table = Nie ma takiego stołu.
web-error-no-page = Pod tym adresem nic nie ma.
web-error-bad-request = Serwer nie mógł tego odczytać. Odśwież stronę.
web-error-too-long = To za długie. Skróć to trochę.
web-error-not-playing = Przy tym stole nie toczy się teraz żadna gra.
web-error-handed = Na Twoim miejscu gra bot. Najpierw wróć do gry.
web-error-bot-plays = Na tym miejscu już gra bot.
web-error-not-away = Ta osoba jest tutaj albo dopiero co wyszła. Po dwóch minutach nieobecności może za nią grać bot.
web-error-too-fast = Za szybko. Odczekaj { $wait ->
    [one] sekundę
    [few] { $wait } sekundy
    [many] { $wait } sekund
   *[other] { $wait } sekundy
} i spróbuj jeszcze raz.
web-error-too-many-guests = Z Twojej sieci przyszło właśnie bardzo wiele osób. Spróbuj za { $wait } s.
web-error-too-many-tables = Otwierasz bardzo wiele stołów naraz. Następny można otworzyć za { $wait } s.
web-error-too-many-lines = Masz za dużo otwartych stron ze stołami ({ $most }). Zamknij jedną z nich i odśwież tę stronę.
web-error-busy = Serwer nie mógł tego zapisać. Nic się nie zmieniło; spróbuj jeszcze raz.
web-error-gone = Plik ze wszystkimi grami zniknął, więc serwer nie może niczego zapisać. Powiedz o tym osobie, która go prowadzi: trzeba go uruchomić ponownie.
web-error-origin = Ta strona ma inny adres niż serwer. Otwórz ją pod adresem serwera.
web-error-host = Ta czytelnia nie działa pod nazwą { $host }. Użyj adresu, który wypisała przy uruchomieniu.
web-error-not-here = Może to zrobić tylko osoba przy komputerze, na którym działa Reading Room.
web-error-decided = O tym, kto może dołączyć, zdecydowano przy uruchomieniu Reading Room.
web-error-no-network = Ten komputer nie jest w żadnej sieci, więc znajomi nie mogą jeszcze dołączyć. Połącz go na przykład z Wi-Fi i spróbuj jeszcze raz.

## Zasady

web-rules-of = Zasady gry { $game }
web-rule-link = Link do zasady { $rule }
web-rule = Zasada { $rule }
web-rules-contents = Spis treści
web-no-rules = Nie ma tu zasad tej gry.
web-error-record-over = Ta gra już się skończyła. Stół można otworzyć tylko z zapisu gry, która jeszcze trwa.
web-error-bad-record = Tego pliku nie da się tu odczytać jako zapisu gry. Sprawdź wiersz { $line }.

## Strona główna: gra solo i zapisane gry

web-play-solo = Zagraj solo
web-open-record = Otwórz zapisaną grę
web-open-record-hint = Graj dalej od miejsca, w którym kończy się zapis: lekcji, łamigłówki albo pobranej gry.
