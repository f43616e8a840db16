# Ex Libris przy stole: nazwy, pytania, możliwości i wydarzenia.
# $player to imię przy danym miejscu; $player-who to "you" dla miejsca czytającej osoby, inaczej "other" albo "nobody".

## Rzeczy

exlibris-location = { $location ->
    [home] dom
    [diviners-hut] Chata Wróżbity
    [book-swap] Giełda Książek Używanych
    [auction-house] Dom Aukcyjny
    [donation-bin] Pojemnik na Dary
    [community-center] Miejski Dom Kultury
    [wishing-well] Studnia Życzeń
    [gambling-den] Jaskinia Hazardu
    [librarians-lodge] Klub Bibliotekarza
    [book-collector] Kolekcjoner Książek
    [bookseller] Księgarz
    [dump] Wysypisko Śmieci
    [alehouse] Piwiarnia
    [mystery-shack] Tajemnicza Chata
    [flea-market] Targ Staroci
    [assistants-guild] Gildia Pomocników
    [tax-collector] Poborca Podatkowy
    [yard-sale] Wyprzedaż Garażowa
   *[joiners-workshop] Warsztat Stolarza
}
    .to = { $location ->
        [home] do domu
        [diviners-hut] do Chaty Wróżbity
        [book-swap] na Giełdę Książek Używanych
        [auction-house] do Domu Aukcyjnego
        [donation-bin] do Pojemnika na Dary
        [community-center] do Miejskiego Domu Kultury
        [wishing-well] do Studni Życzeń
        [gambling-den] do Jaskini Hazardu
        [librarians-lodge] do Klubu Bibliotekarza
        [book-collector] do Kolekcjonera Książek
        [bookseller] do Księgarza
        [dump] na Wysypisko Śmieci
        [alehouse] do Piwiarni
        [mystery-shack] do Tajemniczej Chaty
        [flea-market] na Targ Staroci
        [assistants-guild] do Gildii Pomocników
        [tax-collector] do Poborcy Podatkowego
        [yard-sale] na Wyprzedaż Garażową
       *[joiners-workshop] do Warsztatu Stolarza
    }
    .from = { $location ->
        [home] z domu
        [diviners-hut] z Chaty Wróżbity
        [book-swap] z Giełdy Książek Używanych
        [auction-house] z Domu Aukcyjnego
        [donation-bin] z Pojemnika na Dary
        [community-center] z Miejskiego Domu Kultury
        [wishing-well] ze Studni Życzeń
        [gambling-den] z Jaskini Hazardu
        [librarians-lodge] z Klubu Bibliotekarza
        [book-collector] od Kolekcjonera Książek
        [bookseller] od Księgarza
        [dump] z Wysypiska Śmieci
        [alehouse] z Piwiarni
        [mystery-shack] z Tajemniczej Chaty
        [flea-market] z Targu Staroci
        [assistants-guild] z Gildii Pomocników
        [tax-collector] od Poborcy Podatkowego
        [yard-sale] z Wyprzedaży Garażowej
       *[joiners-workshop] z Warsztatu Stolarza
    }
exlibris-assistant = { $assistant ->
    [goblin-sneak] Gobliński Szubrawiec
    [automaton] Automaton
    [mummy] Mumia
    [gelatinous-cube] Galaretowata Kostka
    [sasquatch] Wielka Stopa
    [bookworm] Mól Książkowy
    [ghost] Duch
    [snowman] Bałwan
    [junk-golem] Golem Złomek
    [wizard] Czarnoksiężnik
    [witch] Wiedźma
    [fire-imp] Ognisty Imp
   *[plain] pomocnik
}
exlibris-library-of = { $assistant ->
    [goblin-sneak] Gobliński Szubrawiec (Zakamarki Umysłu)
    [automaton] Automaton (Mechaniczny Katalog)
    [mummy] Mumia (Piramida Papirusów)
    [gelatinous-cube] Galaretowata Kostka (Czeluście Głębokiej Zadumy)
    [sasquatch] Wielka Stopa (Ukryta Kotlina)
    [bookworm] Mól Książkowy (Nora Opraw)
    [ghost] Duch (Nawiedzony Dwór)
    [snowman] Bałwan (Igloo Informacji)
    [junk-golem] Golem Złomek (Złomowisko Regałów)
    [wizard] Czarnoksiężnik (Wieża Tomów)
    [witch] Wiedźma (Chata Osobliwości)
    [fire-imp] Ognisty Imp (Wulkaniczna Biblioteka)
   *[plain] zwykła biblioteka
}
exlibris-power = { $assistant ->
    [goblin-sneak] Gdy przybywa tam, gdzie są przeciwnicy, możesz każdemu z nich podać nazwę katalogu: oddaje Ci kartę z ręki z książką z tego katalogu, jeśli taką ma.
    [automaton] Tam, dokąd przybywa, możesz dobrać lub umieścić na półce jedną kartę za każdego innego Twojego pomocnika, który tam jest.
    [mummy] Karta, którą umieszcza na półce, może trafić na inną kartę lub pod nią; każda tak zabalsamowana karta daje 2 punkty.
    [gelatinous-cube] Gdy pomocnik przeciwnika przybywa tam, gdzie ona stoi, przeciwnik oddaje Ci losową kartę albo pozwala Ci dobrać kartę i umieścić jedną na półce.
    [sasquatch] Chodzi tylko tam, gdzie nie ma przeciwników; gdy jakiś przybędzie, możesz ją zabrać i umieścić ponownie.
    [bookworm] W domu możesz i dobrać kartę, i umieścić jedną na półce, a po odrzuceniu karty zrobić to jeszcze raz.
    [ghost] Może dzielić zajęte pole lokacji z natychmiastowym efektem; wtedy najpierw dobierasz kartę.
    [snowman] Dopóki stoi w lokacji z natychmiastowym efektem, nie można tam umieścić żadnego innego pomocnika.
    [junk-golem] Podczas rozpatrywania możesz wziąć jedną z kart, które miałyby zostać odrzucone z każdej lokacji; jego lokacja jest ostatnia.
    [wizard] Gdy umieszcza kartę na półce, możesz najpierw przesunąć grupę kart o jedno miejsce, by powstała dla niej luka.
    [witch] Gdy dobiera lub bierze kartę z księgą zakazaną, możesz zamiast niej zatrzymać wierzchnią kartę stosu.
    [fire-imp] Tam, dokąd przybywa, możesz odrzucić jedną z leżących kart, by dobrać lub umieścić na półce kartę, albo wszystkie, by zrobić to dwa razy.
   *[plain] Nie ma zdolności.
}
exlibris-initial-codices = K
exlibris-initial-fiction = B
exlibris-initial-historic = H
exlibris-initial-monsters = P
exlibris-initial-reference = E
exlibris-initial-spells = Z
exlibris-card-2 = { $card } ({ $a } { $b })
    .pictured = { $card }
exlibris-card-3 = { $card } ({ $a } { $b } { $c })
    .pictured = { $card }
exlibris-card-4 = { $card } ({ $a } { $b } { $c } { $d })
    .pictured = { $card }
exlibris-card-hidden = kartę
exlibris-direction = { $direction ->
    [left] w lewo
    [right] w prawo
    [up] w górę
   *[down] w dół
}

## Stół

exlibris-round = runda { $number }{ $last ->
    [yes] , finałowa
   *[no] { "" }
}
exlibris-piles = stos { $draw } · odrzucone { $discard }{ $top ->
    [none] { "" }
   *[other] , na wierzchu { $top }
}
exlibris-over = koniec gry
exlibris-prominent = Dzieła wybitne
exlibris-banned = Księgi zakazane
exlibris-focus = Twoja specjalizacja
exlibris-token = pierwszy gracz
exlibris-shelved = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
exlibris-in-hand = na ręce { $count }
exlibris-hand = Twoja ręka
exlibris-nothing = nic
exlibris-face-down-cards = zakryte: { $count }
exlibris-revealed = Odkryte
exlibris-open-libraries = Biblioteki do wyboru: { $libraries }
exlibris-looking = Przed Tobą
exlibris-taken = Nowe karty
exlibris-spent = Wybrane
exlibris-suggestion = { $count ->
    [0] Nie trzeba niczego zakrywać.
   *[other] Najlepiej zakryć: { $cards }.
}

## Cały stół w słowach

exlibris-zone = { $zone ->
    [round] Runda
    [categories] Katalogi
    [draw] Stos
    [discard] Odrzucone
    [revealed] Odkryte
    [old-tiles] Odrzucone lokacje
    [assistants] Pomocnicy
    [hand] Ręka
    [looking] Oglądane
    [spent] Wybrane
    [taken] Nowe karty
    [shelf] Biblioteczka
   *[focus] Specjalizacja
}
exlibris-round-now = { $last ->
    [yes] Runda { $number }, finałowa
   *[no] { $number ->
        [0] Wybór bibliotek
       *[other] Runda { $number }
    }
}
exlibris-limit = Liczba kart na półkach, po której nadchodzi finałowa runda: { $number }
exlibris-end = { $when ->
    [round] Koniec po rundzie { $number }
   *[cards] Finałowa po { $number } kartach na półkach
}
exlibris-first = Znacznik pierwszego gracza: { player }
exlibris-part = { $part ->
    [prominent] Dzieła wybitne: { exlibris-category }
    [clue] To nie specjalizacja biblioteki miejskiej: { exlibris-category }
   *[banned] Księgi zakazane: { exlibris-category }
}
exlibris-town = { $number }. { exlibris-location }{ $effect ->
    [delayed] , opóźniony efekt
   *[instant] { "" }
}
exlibris-stands = { player }: { exlibris-assistant }, pole { $space }
exlibris-free = { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
    [many] { $count } wolnych pól
   *[other] { $count } wolnego pola
}
exlibris-at = { exlibris-assistant }: { exlibris-location }
exlibris-ready = { exlibris-assistant }: jeszcze do umieszczenia
exlibris-row = Rząd { $row }: { $cards }
exlibris-empty-place = puste
exlibris-down-place = zakryta karta
exlibris-down-card = { $card }, zakryta
exlibris-buried-place = { $card }, pod spodem zabalsamowana karta

## Pytania

exlibris-prompt-choose-library = Którą bibliotekę zatrzymujesz?
exlibris-prompt-choose-open-library = Którą bibliotekę bierzesz? Do wyboru są wszystkie wyłożone.
exlibris-prompt-place-assistant = Gdzie umieszczasz pomocnika?
exlibris-prompt-choose-space = { $location ->
    [auction-house] Ile licytujesz? Tyle kart z ręki trzeba będzie odrzucić.
   *[other] { exlibris-location }: które pole?
}
exlibris-prompt-home-action = Możesz dobrać kartę albo umieścić jedną z ręki na półce.
exlibris-prompt-both-home-actions = { $left ->
    [draw] Możesz jeszcze dobrać kartę.
    [shelve] Możesz jeszcze umieścić na półce jedną kartę z ręki.
   *[both] Możesz dobrać kartę i umieścić jedną z ręki na półce.
}
exlibris-prompt-take = { exlibris-location }: którą kartę bierzesz?
exlibris-prompt-shelve-taken = { $count ->
    [one] { $got ->
        [one] Możesz umieścić na półce zdobytą właśnie kartę.
        [few] Możesz umieścić na półce jedną ze zdobytych właśnie kart.
        [many] Możesz umieścić na półce jedną ze zdobytych właśnie kart.
       *[other] Możesz umieścić na półce jedną ze zdobytych właśnie kart.
    }
    [few] Możesz umieścić na półkach najwyżej { $count } ze zdobytych właśnie kart.
    [many] Możesz umieścić na półkach najwyżej { $count } ze zdobytych właśnie kart.
   *[other] Możesz umieścić na półkach najwyżej { $count } ze zdobytych właśnie kart.
}
exlibris-prompt-shelve-hand = { $count ->
    [one] Możesz umieścić na półce jedną kartę z ręki.
    [few] Możesz umieścić na półkach do { $count } kart z ręki.
    [many] Możesz umieścić na półkach do { $count } kart z ręki.
   *[other] Możesz umieścić na półkach do { $count } kart z ręki.
}
exlibris-prompt-place-card = Gdzie umieszczasz { $card }?
exlibris-prompt-place-or-bury = Gdzie umieszczasz { $card }? Mumia może ją zabalsamować albo zabalsamować pod nią inną.
exlibris-prompt-place-or-shift = Gdzie umieszczasz { $card }? Czarnoksiężnik może najpierw przesunąć grupę kart.
exlibris-prompt-choose-group = Które karty przesuwa Czarnoksiężnik i w którą stronę?
exlibris-prompt-fill-gap = Na którym ze zwolnionych miejsc umieszczasz { $card }?
exlibris-prompt-slide-from = Warsztat Stolarza: na której karcie z lewej zaczyna się przesuwany ciąg?
exlibris-prompt-slide-to = Warsztat Stolarza: a na której karcie z prawej kończy się przesuwany ciąg?
exlibris-prompt-slide-by = Warsztat Stolarza: jak daleko przesuwasz karty?
exlibris-prompt-give-up = { $location ->
    [auction-house] Dom Aukcyjny: wybierz karty, którymi płacisz. Do zapłaty jeszcze: { $more }.
    [home] Mól Książkowy: wybierz kartę do odrzucenia.
   *[other] { exlibris-location }: { $more ->
        [0] wybierz karty do odrzucenia
       *[other] wybierz co najmniej jedną kartę do odrzucenia
    }. Wybrane: { $laid }.
}
exlibris-prompt-swap-hand = Giełda Książek Używanych: którą kartę z ręki oddajesz? W zamian bierzesz jedną z leżących tutaj.
exlibris-prompt-rearrange = { $card }: zamieniasz z inną kartą czy zdejmujesz i umieszczasz na nowo?
exlibris-prompt-name-category = { exlibris-location }: jaki katalog podajesz? Tego wyboru nie można cofnąć, bo zaraz potem widać karty.
exlibris-prompt-search = Którą kartę z odrzuconych bierzesz ({ exlibris-category })?
exlibris-prompt-take-showing = Które karty odkrywasz i bierzesz ({ exlibris-category })?
exlibris-prompt-give-one = Którą kartę przekazujesz przeciwnikowi?
exlibris-prompt-give-to = Komu przekazujesz kartę?
exlibris-prompt-bet = Jaskinia Hazardu: na jaki katalog stawiasz?
exlibris-prompt-take-revealed = Piwiarnia: którą kartę bierzesz?
exlibris-prompt-pay-tax = Poborca Podatkowy: którą kartę z ręki lub z półki oddajesz? Będzie tam leżeć odkryta i można ją będzie zabrać.
exlibris-prompt-lay-out = Wyprzedaż Garażowa: wybierz karty z ręki, które wystawiasz.{ $laid ->
    [0] {""}
   *[other] {" "}Wybrane: { $laid }.
}
exlibris-prompt-sale = Wyprzedaż ({ $seller }): bierzesz kartę?
exlibris-prompt-lodge = { $left ->
    [home] Klub Bibliotekarza: czy odsyłasz pomocnika do domu?
    [card] Klub Bibliotekarza: czy przekładasz kartę na półkach?
   *[both] Klub Bibliotekarza: odsyłasz pomocnika z miasta do domu czy przekładasz kartę na półkach?
}
exlibris-prompt-guild = Gildia Pomocników: kogo przenosisz ze swojej biblioteki i dokąd?
exlibris-prompt-oust = { exlibris-location }: czyj pomocnik ustępuje miejsca?
exlibris-prompt-steal = Gobliński Szubrawiec: kogo próbujesz okraść?
exlibris-prompt-demand = Kartę z którego katalogu ma oddać { $victim }?
exlibris-prompt-hand-over = { $thief } żąda karty z katalogu: { exlibris-category }. Którą z ręki oddajesz?
exlibris-prompt-pay-toll = Galaretowata Kostka ({ $owner }): oddajesz losową kartę czy pozwalasz na obie akcje domowe?
exlibris-prompt-retreat = Przybył przeciwnik. Zabierasz Wielką Stopę?
exlibris-prompt-repeat = Mól Książkowy: odrzucasz kartę, by powtórzyć obie akcje domowe?
exlibris-prompt-salvage = Golem Złomek: którą kartę ratujesz?
exlibris-prompt-keep-either = Wiedźma: którą kartę zatrzymujesz?
exlibris-prompt-burn = Ognisty Imp: palisz karty z tej lokacji?
exlibris-prompt-remove-tile = Którą lokację usuwasz z gry?
exlibris-prompt-turn-down = Przed kontrolą: które karty zakrywasz?{ $chosen ->
    [0] {""}
   *[other] {" "}Wybrane: { $chosen }.
}
exlibris-prompt-wait = { $count ->
    [one] Jedna osoba jeszcze wybiera karty do zakrycia.
    [few] { $count } osoby jeszcze wybierają karty do zakrycia.
    [many] { $count } osób jeszcze wybiera karty do zakrycia.
   *[other] { $count } osoby jeszcze wybiera karty do zakrycia.
}
exlibris-prompt-over = Koniec gry.

## Możliwości

exlibris-option-done = { $asked ->
    [choose-group] jednak nie przesuwaj
    [retreat] zostaw na miejscu
    [repeat] nie
    [burn] nie pal żadnej
    [salvage] nie ratuj żadnej
    [shelve-taken] zostaw na ręce
    [shelve-hand] dalej, bez umieszczania kart
    [home-action] nic nie rób
    [both-home-actions] pomiń resztę
    [lodge] pomiń resztę
    [steal] nie okradaj
    [search] nie bierz żadnej
    [take-showing] nie bierz więcej
    [turn-down] przejdź do kontroli
   *[other] gotowe
}
exlibris-option-pass = pas
exlibris-option-draw = dobierz kartę
exlibris-option-retreat = zabierz
exlibris-option-give-blindly = oddaj losową kartę
exlibris-option-allow = pozwól na obie akcje domowe
exlibris-option-again = { $asked ->
    [rearrange] zdejmij ją i umieść na nowo
   *[other] jeszcze raz
}
exlibris-option-burn-blindly = spal jedną w ciemno
exlibris-option-burn-all = spal wszystkie
exlibris-option-shift = przesuń { exlibris-direction }
exlibris-option-space = pole { $number }
exlibris-option-bid = licytuj { $number }
    .pictured = licytuj { $number }: { $number ->
        [one] jedna karta z ręki
        [few] { $number } karty z ręki
        [many] { $number } kart z ręki
       *[other] { $number } karty z ręki
    }, jeśli nikt nie przebije
exlibris-option-to = { player }
exlibris-option-name = { exlibris-category }
exlibris-option-keep = { exlibris-library-of }. { exlibris-power }
exlibris-option-place = { exlibris-location }
exlibris-option-special = { exlibris-location }: { exlibris-assistant }
exlibris-option-recall = odeślij do domu { exlibris-placed } { exlibris-location.from }
exlibris-option-oust = { player } ({ exlibris-assistant }), pole { $number }
exlibris-option-remove = { exlibris-location }
exlibris-option-at = { $row ->
    [0] nowy rząd powyżej
   *[other] rząd { $row }
}, { $column ->
    [0] na lewo od kolumny 1
   *[other] kolumna { $column }
}
exlibris-option-over = połóż na { $card }
exlibris-option-under = wsuń pod { $card }
exlibris-option-shelve = umieść { $card }
exlibris-option-take = { $card }
exlibris-option-discard = odrzuć { $card }
exlibris-option-give = { $card }
exlibris-option-lift = { $asked ->
    [place-or-shift] najpierw przesuń { $card }
    [choose-group] razem z nią { $card }
    [lodge] przełóż { $card }
   *[other] { $card }
}
exlibris-option-swap = zamień z { $card }
exlibris-option-turn = zakryj { $card }
exlibris-option-slide = { $number ->
    [one] { $number } miejsce { exlibris-direction }
    [few] { $number } miejsca { exlibris-direction }
    [many] { $number } miejsc { exlibris-direction }
   *[other] { $number } miejsca { exlibris-direction }
}
exlibris-menu = { $verb ->
    [place] pomocnik
    [remove] usuń
    [at] rząd, kolumna
    [over] połóż na
    [under] wsuń pod
    [shelve] umieść
    [take] weź
    [discard] odrzuć
    [give] oddaj
    [lift] z biblioteczki
    [swap] zamień z
    [turn] zakryj
    [slide] przesuń
   *[other] { "" }
}
exlibris-legend =
    ◷ opóźniony efekt  ⌂ w domu  ☞ do umieszczenia  ● pomocnik  * starszy pomocnik
    ⚑ znacznik pierwszego gracza  ▸ teraz wybiera  ▒ zakryta  _ na zabalsamowanej
    ? 7, ? jaskinia hazardu, ? wiedźma: zasada lokacji lub starszego pomocnika
exlibris-tip = ?: co robi każda lokacja
exlibris-forced = Bez wyboru: była tylko jedna możliwość.

## Wydarzenia

exlibris-event-tile = Odkryta lokacja: { exlibris-location }.
exlibris-event-first = { $player-who ->
    [you] Zaczynasz.
   *[other] { $player } zaczyna.
}
exlibris-event-offer = { $player-who ->
    [you] Otrzymujesz bibliotekę: { exlibris-library-of }.
   *[other] { $player } otrzymuje bibliotekę.
}
exlibris-event-keep-library = { $player-who ->
    [you] Zatrzymujesz bibliotekę: { exlibris-library-of }.
   *[other] { $player } zatrzymuje bibliotekę: { exlibris-library-of }.
}
exlibris-event-lay-library = Wyłożona biblioteka: { exlibris-library-of }.
exlibris-event-put-away = { $library ->
    [0] Druga biblioteka wraca do pudełka.
   *[other] Do pudełka wraca biblioteka: { exlibris-library-of }.
}
exlibris-event-prominent = Dzieła wybitne: { exlibris-category }.
exlibris-event-banned = Księgi zakazane: { exlibris-category }.
exlibris-event-focus = { $player-who ->
    [you] Twoja specjalizacja: { exlibris-category }.
   *[other] { $player } otrzymuje tajną specjalizację.
}
exlibris-event-public-focus = Biblioteka miejska otrzymuje tajną specjalizację.
exlibris-event-clue = Wskazówka: { exlibris-category } to nie specjalizacja biblioteki miejskiej.
exlibris-event-public = { $card } trafia do biblioteki miejskiej.
exlibris-event-remove = Lokacja usunięta z gry: { exlibris-location }.
exlibris-event-deal = { $player-who ->
    [you] Otrzymujesz { $card }.
   *[other] { $player } otrzymuje kartę.
}
exlibris-event-reshuffle = Odrzucone karty tworzą nowy stos.
exlibris-event-round = Zaczyna się runda { $number }.
exlibris-event-tiles-reshuffled = Odrzucone lokacje tworzą nowy stos.
exlibris-event-lay = { exlibris-location }: { $card-key ->
    [exlibris-card-hidden] na kafel trafia zakryta karta
   *[other] na kafel trafia { $card }
}.
exlibris-event-last-round = To już finałowa runda.
exlibris-event-place = { $player-who ->
    [you] { $location ->
        [home] Zostawiasz w domu { exlibris-placed }.
       *[other] Wysyłasz { exlibris-placed } { exlibris-location.to }.
    }
   *[other] { $location ->
        [home] { $player } zostawia w domu { exlibris-placed }.
       *[other] { $player } wysyła { exlibris-placed } { exlibris-location.to }.
    }
}
exlibris-placed = { $assistant ->
    [goblin-sneak] Goblińskiego Szubrawca
    [automaton] Automatona
    [mummy] Mumię
    [gelatinous-cube] Galaretowatą Kostkę
    [sasquatch] Wielką Stopę
    [bookworm] Mola Książkowego
    [ghost] Ducha
    [snowman] Bałwana
    [junk-golem] Golema Złomka
    [wizard] Czarnoksiężnika
    [witch] Wiedźmę
    [fire-imp] Ognistego Impa
   *[plain] pomocnika
}
exlibris-event-draw = { $player-who ->
    [you] Dobierasz { $card }.
   *[other] { $player } dobiera kartę.
}
exlibris-event-careful-draw = { $player-who ->
    [you] Dobierasz { $card }.
   *[other] { $player } dobiera kartę.
}
exlibris-event-weigh = { $player-who ->
    [you] Na karcie { $card } jest księga zakazana: Wiedźma może wymienić kartę.
   *[other] { $player } trafia na księgę zakazaną: Wiedźma może wymienić kartę.
}
exlibris-event-take = { $player-who ->
    [you] Bierzesz { $card }.
   *[other] { $player } bierze { $card }.
}
exlibris-event-keep = { $player-who ->
    [you] Zatrzymujesz { $card }.
   *[other] { $player } zatrzymuje { $card }.
}
exlibris-event-pick = { $player-who ->
    [you] Sięgasz po { $card }.
   *[other] { $player } sięga po { $card }.
}
exlibris-event-shelve = { $player-who ->
    [you] Umieszczasz { $card } na półce.
   *[other] { $player } umieszcza { $card } na półce.
}
exlibris-event-bury = { $player-who ->
    [you] Balsamujesz { $card }.
   *[other] { $player } balsamuje { $card }.
}
exlibris-event-cover = { $player-who ->
    [you] Przykrywasz { $card }.
   *[other] { $player } przykrywa { $card }.
}
exlibris-event-reorder = Zakryte karty zmieniają miejsce.
exlibris-event-shift = { $player-who ->
    [you] Przesuwasz karty { exlibris-direction }.
   *[other] { $player } przesuwa karty { exlibris-direction }.
}
exlibris-event-slide = { $player-who ->
    [you] Przesuwasz karty wzdłuż rzędu.
   *[other] { $player } przesuwa karty wzdłuż rzędu.
}
exlibris-event-give-up = { $player-who ->
    [you] Wykładasz { $card }.
   *[other] { $player } wykłada { $card }.
}
exlibris-event-take-off = { $player-who ->
    [you] Zdejmujesz { $card } z półki.
   *[other] { $player } zdejmuje { $card } z półki.
}
exlibris-event-discard = { $player-who ->
    [you] Odrzucasz { $card }.
    [other] { $player } odrzuca { $card }.
   *[nobody] Na stos odrzuconych trafia { $card }.
}
exlibris-event-leave = { $player-who ->
    [you] Zostawiasz { $card }.
   *[other] { $player } zostawia { $card }.
}
exlibris-event-lift = { $player-who ->
    [you] Zdejmujesz { $card } z półki.
   *[other] { $player } zdejmuje { $card } z półki.
}
exlibris-event-exchange = { $player-who ->
    [you] Zamieniasz miejscami dwie karty na półkach.
   *[other] { $player } zamienia miejscami dwie karty na półkach.
}
exlibris-event-exchange-out = { $player-who ->
    [you] Bierzesz { $card } z półki.
   *[other] { $player } bierze { $card } z półki.
}
exlibris-event-exchange-in = { $player-who ->
    [you] Kładziesz na jej miejscu { $card }.
   *[other] { $player } kładzie na jej miejscu { $card }.
}
exlibris-event-recall = { $player-who ->
    [you] Twój pomocnik wraca do domu { exlibris-location.from }.
   *[other] { $player }: pomocnik wraca do domu { exlibris-location.from }.
}
exlibris-event-name = { $player-who ->
    [you] Podajesz katalog: { exlibris-category }.
   *[other] { $player } podaje katalog: { exlibris-category }.
}
exlibris-event-look = { $player-who ->
    [you] Oglądasz { $card }.
   *[other] { $player } ogląda { $card }.
}
exlibris-event-put-back = { $player-who ->
    [you] Odkładasz { $card }.
   *[other] { $player } odkłada { $card }.
}
exlibris-event-reveal = { $player-who ->
    [you] Odkrywasz { $card }.
   *[other] { $player } odkrywa { $card }.
}
exlibris-event-token = { $player-who ->
    [you] Przejmujesz znacznik pierwszego gracza.
   *[other] { $player } przejmuje znacznik pierwszego gracza.
}
exlibris-event-bid = { $player-who ->
    [you] Licytujesz { $number }.
   *[other] { $player } licytuje { $number }.
}
exlibris-event-outbid = { $player-who ->
    [you] Twoja stawka zostaje przebita.
   *[other] Przebita stawka: { $player }.
}
exlibris-event-no-sale = { $player-who ->
    [you] Nic nie dostajesz z licytacji.
   *[other] { $player } nic nie dostaje z licytacji.
}
exlibris-event-choose = { $player-who ->
    [you] Wybierasz { $card }.
   *[other] { $player } wybiera { $card }.
}
exlibris-event-give = { $player-who ->
    [you] { $recipient } dostaje od Ciebie { $card }.
   *[other] { $recipient-who ->
        [you] { $player } przekazuje Ci { $card }.
       *[other] { $player } przekazuje { $card }; dostaje ją { $recipient }.
    }
}
exlibris-event-win = { $player-who ->
    [you] Wygrywasz zakład: { exlibris-category }.
   *[other] { $player } wygrywa zakład: { exlibris-category }.
}
exlibris-event-no-winner = Nikt nie wygrywa zakładu.
exlibris-event-oust = { $player-who ->
    [you] Odzyskujesz pomocnika { exlibris-location.from }.
   *[other] { $player } odzyskuje pomocnika { exlibris-location.from }.
}
exlibris-event-pay = { $player-who ->
    [you] Oddajesz { $card }.
   *[other] { $player } oddaje { $card }.
}
exlibris-event-pass = { $player-who ->
    [you] Pasujesz.
   *[other] { $player } pasuje.
}
exlibris-event-take-back = { $player-who ->
    [you] Zabierasz z powrotem { $card }.
   *[other] { $player } zabiera z powrotem { $card }.
}
exlibris-event-hand-over = { $player-who ->
    [you] { $recipient } dostaje od Ciebie { $card }.
   *[other] { $recipient-who ->
        [you] { $player } oddaje Ci { $card }.
       *[other] { $player } oddaje { $card }; dostaje ją { $recipient }.
    }
}
exlibris-event-show-hand = { $player-who ->
    [you] Nie masz karty z katalogu „{ exlibris-category }” i pokazujesz rękę.
   *[other] { $player } nie ma karty z katalogu „{ exlibris-category }” i pokazuje rękę.
}
exlibris-event-show = { $player-who ->
    [you] Pokazujesz { $card }.
   *[other] { $player } pokazuje { $card }.
}
exlibris-event-toll = { $player-who ->
    [you] Oddajesz Galaretowatej Kostce { $card }.
   *[other] { $player } oddaje Galaretowatej Kostce { $card }.
}
exlibris-event-allow = { $player-who ->
    [you] Pozwalasz na obie akcje domowe.
   *[other] { $player } pozwala na obie akcje domowe.
}
exlibris-event-retreat = { $player-who ->
    [you] Zabierasz Wielką Stopę.
   *[other] { $player } zabiera Wielką Stopę.
}
exlibris-event-lay-open = Do odrzucenia: { $card }.
exlibris-event-burn = { $player-who ->
    [you] Palisz { $card }.
   *[other] { $player } pali { $card }.
}
exlibris-event-permanent = Odtąd stała lokacja: { exlibris-location }.
exlibris-event-old-tile = Odrzucona lokacja: { exlibris-location }.
exlibris-event-end = Nadchodzi kontrola: wszyscy w tajemnicy wybierają karty do zakrycia.
exlibris-event-choose-down = { $player-who ->
    [you] Zakryjesz { $card }.
   *[other] { $player } wybiera.
}
exlibris-event-ready = { $player-who ->
    [you] Czekasz na kontrolę.
   *[other] { $player } czeka na kontrolę.
}
exlibris-event-turn-down = { $player-who ->
    [you] Zakrywasz { $card }.
   *[other] { $player } zakrywa { $card }.
}
exlibris-event-out-of-order = { $player-who ->
    [you] Twoja karta { $card } stoi nie po kolei i zostaje zakryta.
   *[other] { $player }: karta { $card } stoi nie po kolei i zostaje zakryta.
}

# Kilka zdarzeń w jednym wierszu
exlibris-log-tile = { $locations-count ->
    [1] Odkryta lokacja: { $locations }.
   *[other] Odkryte lokacje: { $locations }.
}
exlibris-log-offer = { $player } otrzymuje { $number ->
    [1] bibliotekę
    [2] dwie biblioteki
   *[other] biblioteki ({ $number })
}.
exlibris-log-deal = { $player-who ->
    [you] Otrzymujesz { $cards }.
   *[other] { $player } otrzymuje { $cards }.
}
exlibris-log-deal-hidden = { $player } otrzymuje { $number ->
    [1] kartę
    [2] dwie karty
    [3] trzy karty
    [4] cztery karty
    [5] pięć kart
    [6] sześć kart
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
exlibris-log-draw = { $player-who ->
    [you] Dobierasz { $cards }.
   *[other] { $player } dobiera { $cards }.
}
exlibris-log-draw-hidden = { $player } dobiera { $number ->
    [1] kartę
    [2] dwie karty
    [3] trzy karty
    [4] cztery karty
    [5] pięć kart
    [6] sześć kart
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
exlibris-log-take = { $player-who ->
    [you] Bierzesz { $cards }.
   *[other] { $player } bierze { $cards }.
}
exlibris-log-discard = { $player-who ->
    [you] Odrzucasz { $cards }.
    [other] { $player } odrzuca { $cards }.
   *[nobody] { $cards-count ->
        [1] Na stos odrzuconych trafia { $cards }.
       *[other] Na stos odrzuconych trafiają: { $cards }.
    }
}
exlibris-log-reveal = { $player-who ->
    [you] Odkrywasz { $cards }.
   *[other] { $player } odkrywa { $cards }.
}
exlibris-log-turn-down = { $player-who ->
    [you] Zakrywasz { $cards }.
   *[other] { $player } zakrywa { $cards }.
}
exlibris-log-out-of-order = { $player-who ->
    [you] { $cards-count ->
        [1] Twoja karta { $cards } stoi nie po kolei i zostaje zakryta.
       *[other] Twoje karty { $cards } stoją nie po kolei i zostają zakryte.
    }
   *[other] { $cards-count ->
        [1] { $player }: karta { $cards } stoi nie po kolei i zostaje zakryta.
       *[other] { $player }: karty { $cards } stoją nie po kolei i zostają zakryte.
    }
}

## W przeglądarce

exlibris-web-town = Miasto
exlibris-web-library = Biblioteczka
exlibris-web-hand = Ręka { $count }
exlibris-web-hand-name = Ręka
exlibris-web-sign = { $sign ->
    [prominent] Dzieła wybitne: 15, 9 i 4 punkty za największą liczbę tych książek; w grze jednoosobowej 15 albo nic.
    [banned] Księgi zakazane: każda kosztuje punkt.
    [focus] Tajna specjalizacja: 2 punkty za każdą taką książkę.
    [at-once] Lokacja działa natychmiast.
    [later] Lokacja czeka na fazę rozpatrywania efektów; liczba mówi, która to z kolei.
    [permanent] Stała lokacja: zostaje do końca gry; w grze jednoosobowej do chwili usunięcia.
    [first] Pierwszy gracz: zaczyna następną rundę.
    [hand] Karty na ręce.
    [out] Nie po kolei: książki z tej karty nie będą się liczyć.
    [down] Zakryta karta.
    [fits] W tylu miejscach karta stałaby po kolei.
   *[rectangle] Największy pełny prostokąt: punkt za każde miejsce (stabilność).
}
exlibris-web-category = { $category ->
    [codices] Kodeksy
    [fiction] Beletrystyka
    [historic] Historyczne
    [monsters] Poradniki
    [reference] Encyklopedie
   *[spells] Zaklęcia
}
exlibris-web-tile = { $location ->
    [home] Dobierz kartę albo umieść jedną z ręki na półce.
    [diviners-hut] Dobierz kartę za każdego umieszczonego pomocnika; zaczynasz następną rundę.
    [book-swap] Wymień kartę z ręki na jedną stąd; możesz ją umieścić na półce.
    [auction-house] Zapłać stawkę i weź wszystkie karty; możesz umieścić je na półkach.
    [donation-bin] Odrzuć co najmniej jedną kartę, z ręki lub z półek; możesz umieścić na nich do dwóch.
    [community-center] Weź kartę, inną daj przeciwnikowi; obie mogą trafić na półki.
    [wishing-well] Odrzuć, ile chcesz, i dobierz o jedną więcej; jedną z dobranych możesz umieścić na półce.
    [gambling-den] Postaw na katalog: wygrywa ten, z którego odkryto najwięcej książek.
    [librarians-lodge] Odeślij pomocnika do domu; przełóż kartę na półkach.
    [book-collector] Odrzuć karty; za każde dwie książki z tych katalogów dobierz kartę.
    [bookseller] Weź jedną kartę; możesz ją umieścić na półce.
    [dump] Podaj katalog i poszukaj jednej karty wśród odrzuconych.
    [alehouse] Dwie karty za każdego pomocnika tutaj; bierze się je w kolejności pól.
    [mystery-shack] Podaj katalog; weź zakryte karty z jego książkami.
    [flea-market] Weź kartę, a jeśli jest tu inny pomocnik, dwie; możesz je umieścić na półkach.
    [assistants-guild] Przenieś pomocnika z domu na pole zajęte przez pomocnika przeciwnika.
    [tax-collector] Każdy przeciwnik oddaje kartę; odrzuć swoje, by wziąć stąd tyle samo.
    [yard-sale] Wystaw karty z ręki; za każdą sprzedaną dobierz dwie i możesz umieścić jedną na półce.
   *[joiners-workshop] Przesuń karty wzdłuż rzędu, jak daleko chcesz.
}
exlibris-web-later = { $place ->
    [0] Natychmiastowy efekt
   *[other] Opóźniony efekt, numer { $place } w fazie rozpatrywania efektów
}
exlibris-web-permanent = stała
exlibris-web-full = Pełno
exlibris-web-closed = Brak wstępu
exlibris-web-look = { exlibris-location }: z bliska
exlibris-web-send = { $kind ->
    [plain] Wyślij pomocnika
   *[special] Wyślij { exlibris-placed }
}
exlibris-web-titles-of = { $card }: przeczytaj tytuły
exlibris-web-cards-here = { $count ->
    [one] { $count } karta tutaj
    [few] { $count } karty tutaj
    [many] { $count } kart tutaj
   *[other] { $count } karty tutaj
}
exlibris-web-top = Na wierzchu kart odrzuconych: { $card }
exlibris-web-power = { exlibris-assistant }: zdolność
exlibris-web-space = Pole { $number }, wolne
exlibris-web-who = Kto idzie?
exlibris-web-gnome = { $count ->
    [one] Pomocnik
    [few] { $count } pomocników
    [many] { $count } pomocników
   *[other] { $count } pomocnika
}
exlibris-web-card = { $card }: { $books }
exlibris-web-book = { exlibris-category }
exlibris-web-titles = Tytuły
exlibris-web-fits = pasuje
exlibris-web-turns = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
exlibris-web-gap = Rząd { $row }, kolumna { $column }: { $count ->
    [0] kolejność zachowana
   *[other] nie po kolei: { $cards }
} ({ $points })
exlibris-web-down = { $card }, nie po kolei
exlibris-web-places = { $count ->
    [0] nigdzie nie pasuje
    [one] pasuje w { $count } miejscu
    [few] pasuje w { $count } miejscach
    [many] pasuje w { $count } miejscach
   *[other] pasuje w { $count } miejsca
}
exlibris-web-new = nowa
exlibris-web-hand-signs = { $sign ->
    [counts] Pod każdą kartą: ile jej książek się tu liczy.
   *[places] Pod każdą kartą: w ilu miejscach stałaby po kolei.
}
exlibris-web-titles-hint = { $by ->
    [mouse] Najedź na kartę, by przeczytać jej tytuły.
   *[touch] Dotknij karty, by przeczytać jej tytuły.
}
exlibris-web-between = { $side ->
    [between] Po { $after }, przed { $before }
    [first] Przed { $before }
    [last] Po { $after }
   *[only] Pierwsza karta
}
exlibris-web-makes-room = { $cards }: { $direction ->
    [left] o jedno miejsce w lewo
    [right] o jedno miejsce w prawo
    [up] o jedno miejsce w górę
   *[down] o jedno miejsce w dół
}
exlibris-web-order = { $count ->
    [0] kolejność zachowana
   *[other] nie po kolei: { $cards }
}
exlibris-web-drag = Kartę można przeciągnąć na miejsce: po drodze widać, co by tam zmieniła.
exlibris-web-try = Możliwości: { $count }. { $by ->
    [mouse] Wskaż miejsce, by zobaczyć, co się zmieni; kliknij, by tam położyć
   *[touch] Dotknij miejsca, by zobaczyć, co się zmieni
}
exlibris-web-shift-way = { $direction ->
    [left] w lewo
    [right] w prawo
    [up] w górę
   *[down] w dół
}
exlibris-web-step = { $way ->
    [back] Poprzednia możliwość
   *[on] Następna możliwość
}
exlibris-web-nth = { $number } z { $count }
exlibris-web-click = Kliknij tam, by to zrobić
exlibris-web-put = { $verb ->
    [slide] Przesuń tutaj
    [swap] Zamień
    [shift] Przesuń i umieść
    [over] Zabalsamuj dolną
    [under] Zabalsamuj ją tutaj
   *[at] Umieść tutaj
}
exlibris-web-to = Do rzędu { $row }, kolumna { $column }
exlibris-web-full-rectangle = Największy pełny prostokąt: { $rows } × { $columns }
exlibris-web-buried = { $known ->
    [yes] Zabalsamowana pod spodem: { $card }
   *[no] Pod spodem jest zabalsamowana karta.
}
exlibris-web-bargain = { $location ->
    [wishing-well] { exlibris-web-discards }, dobierz: { $draws }
    [book-collector] { $laid ->
        [0] { exlibris-web-discards }
       *[other] { exlibris-web-discards }, dobierz: { $draws } (liczą się książki: { $books })
    }
    [tax-collector] { $laid ->
        [0] { exlibris-web-discards }
       *[other] { exlibris-web-discards }, weź: { $takes }
    }
    [auction-house] Do wzięcia: { $takes }
    [donation-bin] { exlibris-web-discards }, potem umieść najwyżej: { $shelves }
    [yard-sale] { $laid ->
        [0] Niczego nie wystawiaj
       *[other] Wystaw: { $laid }; dobierz najwyżej: { $draws }, umieść najwyżej: { $shelves }
    }
   *[other] { exlibris-web-discards }
}
exlibris-web-laid = { $location ->
    [auction-house] Na zapłatę: { $laid }
    [yard-sale] Na sprzedaż: { $laid }
   *[other] Do odrzucenia: { $laid }
}
exlibris-web-discards = { $laid ->
    [0] Niczego nie odrzucaj
   *[other] Odrzuć: { $laid }
}
exlibris-web-tray-empty = Naciskaj karty, by je tu wyłożyć. Aby którąś zabrać, naciśnij ją ponownie.
exlibris-web-tray-shelf = Można też wybrać karty z półek.
exlibris-web-take-out = { $card }: zabierz ją stąd
exlibris-web-lay-last = { $location ->
    [auction-house] Zapłać też kartą { $card } i zatwierdź
    [yard-sale] { $laid ->
        [0] Wystaw { $card } i zatwierdź
       *[other] Wystaw też { $card } i zatwierdź
    }
   *[other] { $laid ->
        [0] Odrzuć { $card } i zatwierdź
       *[other] Odrzuć też { $card } i zatwierdź
    }
}
exlibris-web-lay-last-hint = Jeszcze jedna karta i to wszystko: wybierz ją, potem zatwierdź.
exlibris-web-tray-there = { exlibris-location }
exlibris-web-counts = liczy się: { $count }
exlibris-web-visit = { $location ->
    [diviners-hut] Karty do dobrania: { $count }.
    [book-swap] { $nothing ->
        [yes] Teraz nie ma czego wymienić.
       *[no] Karty do wyboru: { $cards }.
    }
    [auction-house] { $nothing ->
        [yes] Nic nie jest na sprzedaż.
       *[no] Najniższa stawka: { $count }. Na ręce: { $hand }; na sprzedaż: { $cards }.
    }
    [donation-bin] Karty na ręce: { $hand }.
    [community-center] Karty do wyboru: { $cards }.
    [wishing-well] Najwięcej kart do dobrania: { $count }.
    [gambling-den] Pomocnicy, którzy już tam obstawiają: { $count }.
    [librarians-lodge] Pomocnicy, którzy mogą wrócić do domu: { $count }.
    [book-collector] Książki na ręce, które się liczą: { $count }.
    [bookseller] Karty do wyboru: { $cards }.
    [dump] Odrzucone karty przeszukuje się przy rozpatrywaniu.
    [alehouse] Karty do odkrycia, licząc Twojego pomocnika: { $count }.
    [mystery-shack] Zakryte karty: { $cards }.
    [flea-market] Karty do wzięcia: { $count }.
    [assistants-guild] { $nothing ->
        [yes] Nikogo nie można teraz przenieść.
       *[no] W domu, do przeniesienia: { $count }.
    }
    [tax-collector] Przeciwnicy, którzy oddadzą kartę: { $count }. Leżą tu już: { $cards }.
    [yard-sale] { $nothing ->
        [yes] Nie masz nic na sprzedaż.
       *[no] Najwięcej kart do dobrania, za całą rękę: { $count }.
    }
   *[joiners-workshop] { $nothing ->
        [yes] Na półkach nic nie da się przesunąć.
       *[no] Karty, od których można zacząć: { $count }.
    }
}
exlibris-web-total = suma { $was } → { $will }
exlibris-web-over = na wierzch
exlibris-web-under = pod spód
exlibris-web-size = { $size ->
    [fit] Całość
   *[read] Z bliska
}
exlibris-web-empty-shelf = Półki są jeszcze puste. Będą rosły wokół pierwszej karty we wszystkie strony.
exlibris-web-empty-hand = { $new ->
    [0] Brak kart na ręce.
   *[other] Brak innych kart na ręce.
}
exlibris-web-shelf-of = Biblioteczka: { $player }
exlibris-web-line = { $line ->
    [stability] Stabilność
    [prominent] Dzieła wybitne
    [banned] Księgi zakazane
    [diversity] Różnorodność
    [focus] Specjalizacja
    [first] Pierwszy gracz
    [inspection] Kontrola
   *[together] Suma
}
exlibris-web-form = Gdyby kontrola była teraz
exlibris-web-alphabet = Alfabet
exlibris-web-letter = { $letter }: na półkach { $mine }, na ręce { $hand }, odkryte gdzie indziej { $open }
exlibris-web-legend = kropka: na półce · kółko: na ręce · kreska: odkryta gdzie indziej
exlibris-web-best = Najlepiej zakryć: { $cards } (razem { $points }).
exlibris-web-others-total = { $points } plus specjalizacja
exlibris-web-inspection = Kontrola
exlibris-web-inspector = Inspektor liczy.
exlibris-web-reading = Inspektor przegląda półki, karta po karcie.
exlibris-web-inspect-again = Zobacz kontrolę jeszcze raz
exlibris-web-fate = { $fate ->
    [turned] { $card }, zakryta z wyboru
    [out] { $card }, nie po kolei i zakryta
   *[down] { $card }, zakryta już wcześniej
}
exlibris-web-fates = { $fate ->
    [turned] zakryta z wyboru
   *[out] nie po kolei
}
exlibris-web-course = Wynik, gdyby gra skończyła się po danej rundzie; wszystko, co tajne, jest już odkryte.
exlibris-web-course-step = Runda
exlibris-web-ranking = Miejsca
exlibris-web-tied = Przy remisie w punktach rozstrzyga większa liczba książek na półkach, potem mniejsza liczba kart na ręce, potem mniejsza liczba ksiąg zakazanych.
exlibris-web-tie = { $tie ->
    [books] Książki na półkach
    [hand] Karty na ręce
   *[banned] Księgi zakazane
}
exlibris-web-advice = { $count ->
    [0] Tak jest najlepiej: nie trzeba niczego zakrywać.
   *[other] Najlepiej zakryć: { $cards }.
}
exlibris-web-advice-card = { $card }: najlepiej zakryć
exlibris-web-advice-taken = Zakrycie kolejnych kart nic już nie da.
exlibris-web-advice-total = { $after } pkt zamiast { $before }
exlibris-web-advice-take = { $count ->
    [one] Zakryj ją
    [2] Zakryj obie
    [few] Zakryj wszystkie { $count } karty
    [many] Zakryj wszystkie { $count } kart
   *[other] Zakryj wszystkie: { $count }
}
exlibris-web-advice-keeps = { $count ->
    [one] po kolei zostaje wtedy { $cards }
    [few] po kolei zostają wtedy { $cards }
    [many] po kolei zostają wtedy { $cards }
   *[other] po kolei zostają wtedy { $cards }
}
exlibris-web-advice-books = { $count ->
    [one] o { $count } odkrytą książkę więcej, co liczy się przy remisie
    [few] o { $count } odkryte książki więcej, co liczy się przy remisie
    [many] o { $count } odkrytych książek więcej, co liczy się przy remisie
   *[other] o { $count } odkrytej książki więcej, co liczy się przy remisie
}
exlibris-web-advice-none = osobno nic nie zmienia
exlibris-web-advice-out = { $count ->
    [one] Tak czy inaczej stoi nie po kolei i inspektor ją zakryje: { $cards }.
    [few] Tak czy inaczej stoją nie po kolei i inspektor je zakryje: { $cards }.
    [many] Tak czy inaczej stoją nie po kolei i inspektor je zakryje: { $cards }.
   *[other] Tak czy inaczej stoją nie po kolei i inspektor je zakryje: { $cards }.
}
exlibris-web-advice-each = Co zmieniłoby zakrycie każdej karty z osobna
exlibris-web-public-level = { $level } · runda { $round } z { $rounds }
exlibris-web-public-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
exlibris-web-public-gets = { $count ->
    [one] co rundę dostaje { $count } kartę
    [few] co rundę dostaje { $count } karty
    [many] co rundę dostaje { $count } kart
   *[other] co rundę dostaje { $count } karty
}
exlibris-web-clues = To nie jej specjalizacja:
exlibris-web-next-clue = następna wskazówka w rundzie { $round }
exlibris-web-its-focus = Jej specjalizacja:
exlibris-web-its-cards = Karty biblioteki miejskiej
exlibris-web-ready = { $count ->
    [0] wszyscy pomocnicy umieszczeni
    [one] { $count } pomocnik do umieszczenia
    [few] { $count } pomocników do umieszczenia
    [many] { $count } pomocników do umieszczenia
   *[other] { $count } pomocnika do umieszczenia
}
exlibris-web-shelved = { $count ->
    [one] { $count } karta na półkach
    [few] { $count } karty na półkach
    [many] { $count } kart na półkach
   *[other] { $count } karty na półkach
}
exlibris-web-hand-count = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
exlibris-web-elsewhere = Możliwe też
exlibris-web-first = pierwszy gracz
exlibris-web-books = { $count ->
    [one] { $count } książka
    [few] { $count } książki
    [many] { $count } książek
   *[other] { $count } książki
}
exlibris-web-prominent = Dzieła wybitne ({ exlibris-category }): { exlibris-web-books }
