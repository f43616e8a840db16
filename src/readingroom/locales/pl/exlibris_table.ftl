# Ex Libris przy stole: nazwy, pytania, możliwości i wydarzenia.
# $who to „you” dla miejsca oglądającego, inaczej „other”; $name to imię przy tym miejscu.

## Rzeczy

exlibris-location = { $location ->
    [home] dom
    [diviners-hut] Chata wróżbity
    [book-swap] Giełda książek używanych
    [auction-house] Dom aukcyjny
    [donation-bin] Pojemnik na dary
    [community-center] Miejski dom kultury
    [wishing-well] Studnia życzeń
    [gambling-den] Jaskinia hazardu
    [librarians-lodge] Klub bibliotekarza
    [book-collector] Kolekcjoner książek
    [bookseller] Księgarz
    [dump] Wysypisko śmieci
    [alehouse] Piwiarnia
    [mystery-shack] Tajemnicza chata
    [flea-market] Targ staroci
    [assistants-guild] Gildia pomocników
    [tax-collector] Poborca podatkowy
    [yard-sale] Wyprzedaż garażowa
   *[joiners-workshop] Warsztat stolarza
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
exlibris-power = { $assistant ->
    [goblin-sneak] kradnie kartę każdemu przeciwnikowi tam, dokąd przybywa
    [automaton] wykonuje akcję domową za każdego innego twojego pomocnika tam, dokąd przybywa
    [mummy] może zagrzebywać karty, które odkłada na półkę: po 2 punkty
    [gelatinous-cube] pobiera myto od przeciwników, którzy przybywają tam, gdzie jest
    [sasquatch] stroni od przeciwników; wraca, gdy któryś przybywa
    [bookworm] w domu wykonuje obie akcje domowe, a za kartę jeszcze raz
    [ghost] może dzielić zajęte pole i dobiera wtedy kartę
    [snowman] nie wpuszcza nikogo do lokacji z natychmiastowym efektem
    [junk-golem] ratuje kartę z każdej rozpatrywanej lokacji
    [wizard] może przesunąć karty na półkach, by zrobić miejsce
    [witch] może wymienić kartę z zakazaną księgą na wierzchnią kartę stosu
    [fire-imp] może spalić karty lokacji za akcje domowe
   *[plain] nie ma zdolności
}
exlibris-initial = { $category ->
    [codices] K
    [fiction] B
    [historic] H
    [monsters] P
    [reference] E
   *[spells] Z
}
exlibris-card = { $text } ({ $books })
exlibris-card-hidden = karta
exlibris-direction = { $direction ->
    [left] w lewo
    [right] w prawo
    [up] w górę
   *[down] w dół
}

## Stół

exlibris-round = runda { $number }{ $last ->
    [yes] , ostatnia
   *[no] { "" }
}
exlibris-piles = stos { $draw } · odrzucone { $discard }{ $top ->
    [none] { "" }
   *[other] , na wierzchu { $top }
}
exlibris-over = koniec gry
exlibris-prominent = Wybitne
exlibris-banned = zakazane
exlibris-focus = twoja specjalizacja
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
exlibris-face-down-cards = { $count } zakryte
exlibris-revealed = Odkryte
exlibris-open-libraries = Biblioteki do wyboru: { $libraries }
exlibris-looking = Oglądasz
exlibris-taken = Właśnie zdobyte
exlibris-spent = Wyłożone
exlibris-suggestion = Najlepiej zakryć: { $cards }.

## Pytania

exlibris-prompt-choose-library = Którą bibliotekę zachowujesz?
exlibris-prompt-choose-open-library = Którą bibliotekę bierzesz? Do wyboru są wszystkie wyłożone.
exlibris-prompt-place-assistant = Gdzie umieszczasz pomocnika?
exlibris-prompt-choose-space = { exlibris-location }: które pole?
exlibris-prompt-choose-bid = Ile licytujesz? Zapłatą będzie tyle kart z ręki.
exlibris-prompt-home-action = Możesz dobrać kartę albo odłożyć jedną z ręki na półkę.
exlibris-prompt-both-home-actions = Możesz dobrać kartę i odłożyć jedną z ręki na półkę.
exlibris-prompt-take = { exlibris-location }: którą kartę bierzesz?
exlibris-prompt-shelve-taken = Możesz odłożyć na półkę to, co udało się zdobyć.
exlibris-prompt-shelve-hand = Możesz odłożyć na półkę kartę z ręki.
exlibris-prompt-place-card = Gdzie trafia { $card }?
exlibris-prompt-place-or-bury = Gdzie trafia { $card }? Mumia może ją zagrzebać albo zagrzebać pod nią inną.
exlibris-prompt-place-or-shift = Gdzie trafia { $card }? Czarnoksiężnik może najpierw przesunąć grupę kart.
exlibris-prompt-choose-group = Które karty przesuwa Czarnoksiężnik i w którą stronę?
exlibris-prompt-fill-gap = W które zwolnione miejsce trafia { $card }?
exlibris-prompt-slide-from = Warsztat stolarza: od której karty zaczyna się rząd z lewej?
exlibris-prompt-slide-to = A na której karcie kończy się z prawej?
exlibris-prompt-slide-by = Jak daleko się przesuwa?
exlibris-prompt-give-up = { $location ->
    [home] Mól Książkowy
   *[other] { exlibris-location }
}: które karty odrzucasz? Wyłożone: { $laid }{ $more ->
    [0] { "" }
   *[other] , brakuje co najmniej { $more }
}.
exlibris-prompt-swap-hand = Giełda książek używanych: którą kartę z ręki oddajesz?
exlibris-prompt-rearrange = { $card }: zamienić z inną kartą czy zdjąć i odłożyć na nowo?
exlibris-prompt-name-category = { exlibris-location }: jaki katalog podajesz?
exlibris-prompt-search = Którą kartę z odrzuconych bierzesz ({ exlibris-category })?
exlibris-prompt-take-showing = Które karty odkrywasz i bierzesz ({ exlibris-category })?
exlibris-prompt-give-one = Którą kartę przekazujesz przeciwnikowi?
exlibris-prompt-give-to = Komu?
exlibris-prompt-bet = Jaskinia hazardu: na jaki katalog stawiasz?
exlibris-prompt-take-revealed = Piwiarnia: którą kartę bierzesz?
exlibris-prompt-pay-tax = Poborca podatkowy: którą kartę oddajesz?
exlibris-prompt-lay-out = Wyprzedaż garażowa: które karty z ręki wystawiasz?
exlibris-prompt-sale = Wyprzedaż ({ $name }): bierzesz kartę?
exlibris-prompt-lodge = Klub bibliotekarza: odesłać pomocnika do domu czy przełożyć kartę na półce?
exlibris-prompt-guild = Gildia pomocników: kogo przenosisz ze swojej biblioteczki i dokąd?
exlibris-prompt-oust = { exlibris-location }: czyj pomocnik ustępuje miejsca?
exlibris-prompt-steal = Gobliński Szubrawiec: kogo próbujesz okraść?
exlibris-prompt-demand = Jakiego katalogu żądasz? Ofiara: { $name }.
exlibris-prompt-hand-over = { $name } żąda: { exlibris-category }. Którą kartę oddajesz?
exlibris-prompt-pay-toll = Galaretowata Kostka ({ $name }): oddać losową kartę czy pozwolić na obie akcje domowe?
exlibris-prompt-retreat = Przybył przeciwnik. Zabierasz Wielką Stopę?
exlibris-prompt-repeat = Mól Książkowy: odrzucić kartę, by powtórzyć obie akcje domowe?
exlibris-prompt-salvage = Golem Złomek: którą kartę ratujesz?
exlibris-prompt-keep-either = Wiedźma: którą kartę zatrzymujesz?
exlibris-prompt-burn = Ognisty Imp: palisz karty z tej lokacji?
exlibris-prompt-remove-tile = Która lokacja opuszcza grę?
exlibris-prompt-turn-down = Przed kontrolą: które karty zakrywasz? Wybrane: { $chosen }.
exlibris-prompt-over = Koniec gry.

## Możliwości

exlibris-option-done = { $asked ->
    [choose-group] jednak nie przesuwaj
    [retreat] zostaw na miejscu
    [repeat] nie
    [burn] nie pal żadnej
    [salvage] nie ratuj żadnej
   *[other] gotowe
}
exlibris-option-pass = pas
exlibris-option-draw = dobierz kartę
exlibris-option-retreat = zabierz
exlibris-option-give-blindly = oddaj losową kartę
exlibris-option-allow = pozwól na obie akcje domowe
exlibris-option-again = { $asked ->
    [rearrange] zdejmij ją i odłóż na nowo
   *[other] jeszcze raz
}
exlibris-option-burn-blindly = spal jedną w ciemno
exlibris-option-burn-all = spal wszystkie
exlibris-option-shift = przesuń { exlibris-direction }
exlibris-option-space = pole { $number }
exlibris-option-bid = licytuj { $number }
exlibris-option-to = { $name }
exlibris-option-name = { exlibris-category }
exlibris-option-keep = { exlibris-assistant }: { exlibris-power }
exlibris-option-place = { exlibris-location }
exlibris-option-special = { exlibris-location }, starszy pomocnik ({ exlibris-assistant })
exlibris-option-recall = do domu z: { exlibris-location } ({ exlibris-assistant })
exlibris-option-oust = { $name } ({ exlibris-assistant }), pole { $number }
exlibris-option-remove = { exlibris-location }
exlibris-option-at = { $row ->
    [0] nowy rząd powyżej
   *[other] rząd { $row }
}, { $column ->
    [0] na lewo od kolumny 1
   *[other] kolumna { $column }
}
exlibris-option-over = na wierzch: { $card }
exlibris-option-under = pod spód: { $card }
exlibris-option-shelve = na półkę: { $card }
exlibris-option-take = { $card }
exlibris-option-discard = odrzuć: { $card }
exlibris-option-give = { $card }
exlibris-option-lift = { $asked ->
    [place-or-shift] najpierw przesuń { $card }
    [choose-group] razem z nią { $card }
    [lodge] przełóż { $card }
   *[other] { $card }
}
exlibris-option-swap = zamień z: { $card }
exlibris-option-turn = zakryj: { $card }
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
    [over] na wierzch
    [under] pod spód
    [shelve] na półkę
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
    ◷ opóźniony efekt   ⌂ w domu   ☞ jeszcze do umieszczenia   ● pomocnik   * starszy pomocnik
    ⚑ znacznik pierwszego gracza   ▸ ma teraz wybór   ▒ zakryta   _ karta zagrzebana pod spodem
    ? 7, ? jaskinia hazardu, ? wiedźma: zasada lokacji lub starszego pomocnika
exlibris-forced = Bez wyboru: była tylko jedna możliwość.

## Wydarzenia

exlibris-event-tile = Odkryta lokacja: { exlibris-location }.
exlibris-event-first = { $who ->
    [you] Zaczynasz.
   *[other] { $name } zaczyna.
}
exlibris-event-offer = { $who ->
    [you] Otrzymujesz: { exlibris-assistant }.
   *[other] { $name } otrzymuje bibliotekę.
}
exlibris-event-keep-library = { $who ->
    [you] Zachowujesz: { exlibris-assistant }.
   *[other] { $name } zachowuje: { exlibris-assistant }.
}
exlibris-event-lay-library = Wyłożona biblioteka: { exlibris-assistant }.
exlibris-event-put-away = { $seen ->
    [no] Druga biblioteka wraca do pudełka.
   *[yes] Do pudełka wraca biblioteka: { exlibris-assistant }.
}
exlibris-event-prominent = Wybitne: { exlibris-category }.
exlibris-event-banned = Zakazane: { exlibris-category }.
exlibris-event-focus = { $who ->
    [you] Twoja specjalizacja: { exlibris-category }.
   *[other] { $name } otrzymuje tajną specjalizację.
}
exlibris-event-public-focus = Biblioteka miejska otrzymuje tajną specjalizację.
exlibris-event-clue = Wskazówka: { exlibris-category } to nie specjalizacja biblioteki miejskiej.
exlibris-event-public = { $card } trafia do biblioteki miejskiej.
exlibris-event-remove = { exlibris-location } opuszcza grę.
exlibris-event-deal = { $who ->
    [you] Otrzymujesz: { $card }.
   *[other] { $name } otrzymuje kartę.
}
exlibris-event-reshuffle = Odrzucone karty tworzą nowy stos.
exlibris-event-round = Zaczyna się runda { $number }.
exlibris-event-tiles-reshuffled = Odrzucone lokacje tworzą nowy stos.
exlibris-event-lay = { exlibris-location }: { $seen ->
    [no] wyłożona zakryta karta
   *[yes] wyłożona { $card }
}.
exlibris-event-last-round = Nadchodzi ostatnia runda.
exlibris-event-place = { $who ->
    [you] Umieszczasz { exlibris-placed }: { exlibris-location }.
   *[other] { $name } umieszcza { exlibris-placed }: { exlibris-location }.
}
exlibris-placed = { $assistant ->
    [plain] pomocnika
   *[other] starszego pomocnika ({ exlibris-assistant })
}
exlibris-event-draw = { $who ->
    [you] Dobierasz: { $card }.
   *[other] { $name } dobiera kartę.
}
exlibris-event-careful-draw = { $who ->
    [you] Dobierasz: { $card }.
   *[other] { $name } dobiera kartę.
}
exlibris-event-weigh = { $who ->
    [you] Rozważasz: { $card } ma zakazaną księgę.
   *[other] { $name } ma zakazaną księgę i ją rozważa.
}
exlibris-event-take = { $who ->
    [you] Bierzesz: { $card }.
   *[other] { $name } bierze: { $card }.
}
exlibris-event-keep = { $who ->
    [you] Zatrzymujesz: { $card }.
   *[other] { $name } zatrzymuje: { $card }.
}
exlibris-event-pick = { $who ->
    [you] Sięgasz po: { $card }.
   *[other] { $name } sięga po: { $card }.
}
exlibris-event-shelve = { $who ->
    [you] Odkładasz na półkę: { $card }.
   *[other] { $name } odkłada na półkę: { $card }.
}
exlibris-event-bury = { $who ->
    [you] Zagrzebujesz: { $card }.
   *[other] { $name } zagrzebuje: { $card }.
}
exlibris-event-cover = { $who ->
    [you] Przykrywasz: { $card }.
   *[other] { $name } przykrywa: { $card }.
}
exlibris-event-reorder = Zakryte karty zmieniają miejsce.
exlibris-event-shift = { $who ->
    [you] Przesuwasz karty { exlibris-direction }.
   *[other] { $name } przesuwa karty { exlibris-direction }.
}
exlibris-event-slide = { $who ->
    [you] Przesuwasz karty wzdłuż rzędu.
   *[other] { $name } przesuwa karty wzdłuż rzędu.
}
exlibris-event-give-up = { $who ->
    [you] Wykładasz: { $card }.
   *[other] { $name } wykłada: { $card }.
}
exlibris-event-take-off = { $who ->
    [you] Zdejmujesz z półki: { $card }.
   *[other] { $name } zdejmuje z półki: { $card }.
}
exlibris-event-discard = Odrzucona: { $card }.
exlibris-event-leave = { $who ->
    [you] Zostawiasz: { $card }.
   *[other] { $name } zostawia: { $card }.
}
exlibris-event-lift = { $who ->
    [you] Zdejmujesz z półki: { $card }.
   *[other] { $name } zdejmuje z półki: { $card }.
}
exlibris-event-exchange = { $who ->
    [you] Zamieniasz dwie karty na półkach.
   *[other] { $name } zamienia dwie karty na półkach.
}
exlibris-event-exchange-out = { $who ->
    [you] Bierzesz z półki: { $card }.
   *[other] { $name } bierze z półki: { $card }.
}
exlibris-event-exchange-in = { $who ->
    [you] Kładziesz na jej miejsce: { $card }.
   *[other] { $name } kładzie na jej miejsce: { $card }.
}
exlibris-event-recall = { $who ->
    [you] Odsyłasz pomocnika do domu: { exlibris-location }.
   *[other] { $name } odsyła pomocnika do domu: { exlibris-location }.
}
exlibris-event-name = { $who ->
    [you] Podajesz: { exlibris-category }.
   *[other] { $name } podaje: { exlibris-category }.
}
exlibris-event-look = { $who ->
    [you] Oglądasz: { $card }.
   *[other] { $name } ogląda: { $card }.
}
exlibris-event-put-back = { $who ->
    [you] Odkładasz: { $card }.
   *[other] { $name } odkłada: { $card }.
}
exlibris-event-reveal = { $who ->
    [you] Odkrywasz: { $card }.
   *[other] { $name } odkrywa: { $card }.
}
exlibris-event-token = { $who ->
    [you] Przejmujesz znacznik pierwszego gracza.
   *[other] { $name } przejmuje znacznik pierwszego gracza.
}
exlibris-event-bid = { $who ->
    [you] Licytujesz { $number }.
   *[other] { $name } licytuje { $number }.
}
exlibris-event-outbid = { $who ->
    [you] Twoja oferta zostaje przebita.
   *[other] Oferta zostaje przebita: { $name }.
}
exlibris-event-no-sale = { $who ->
    [you] Nie dostajesz nic z licytacji.
   *[other] { $name } nie dostaje nic z licytacji.
}
exlibris-event-choose = { $who ->
    [you] Wybierasz: { $card }.
   *[other] { $name } wybiera: { $card }.
}
exlibris-event-give = { $who ->
    [you] Przekazujesz: { $card }.
   *[other] { $name } przekazuje: { $card }.
}
exlibris-event-win = { $who ->
    [you] Wygrywasz zakład: { exlibris-category }.
   *[other] { $name } wygrywa zakład: { exlibris-category }.
}
exlibris-event-no-winner = Nikt nie wygrywa zakładu.
exlibris-event-oust = { $who ->
    [you] Odzyskujesz pomocnika: { exlibris-location }.
   *[other] { $name } odzyskuje pomocnika: { exlibris-location }.
}
exlibris-event-pay = { $who ->
    [you] Oddajesz: { $card }.
   *[other] { $name } oddaje: { $card }.
}
exlibris-event-pass = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
}
exlibris-event-take-back = { $who ->
    [you] Zabierasz z powrotem: { $card }.
   *[other] { $name } zabiera z powrotem: { $card }.
}
exlibris-event-hand-over = { $who ->
    [you] Oddajesz: { $card }.
   *[other] { $name } oddaje: { $card }.
}
exlibris-event-show-hand = { $who ->
    [you] Nie masz takiej karty i pokazujesz rękę ({ exlibris-category }).
   *[other] { $name } nie ma takiej karty i pokazuje rękę ({ exlibris-category }).
}
exlibris-event-show = { $who ->
    [you] Pokazujesz: { $card }.
   *[other] { $name } pokazuje: { $card }.
}
exlibris-event-toll = { $who ->
    [you] Oddajesz Galaretowatej Kostce: { $card }.
   *[other] { $name } oddaje Galaretowatej Kostce: { $card }.
}
exlibris-event-allow = { $who ->
    [you] Pozwalasz na obie akcje domowe.
   *[other] { $name } pozwala na obie akcje domowe.
}
exlibris-event-retreat = { $who ->
    [you] Zabierasz Wielką Stopę.
   *[other] { $name } zabiera Wielką Stopę.
}
exlibris-event-lay-open = Do odrzucenia: { $card }.
exlibris-event-burn = { $who ->
    [you] Palisz: { $card }.
   *[other] { $name } pali: { $card }.
}
exlibris-event-permanent = { exlibris-location } zostaje na stałe.
exlibris-event-old-tile = Odrzucona lokacja: { exlibris-location }.
exlibris-event-end = Nadchodzi kontrola: wszyscy potajemnie wybierają karty do zakrycia.
exlibris-event-choose-down = { $who ->
    [you] Zakryjesz: { $label }.
   *[other] { $name } wybiera.
}
exlibris-event-ready = { $who ->
    [you] Czekasz na kontrolę.
   *[other] { $name } czeka na kontrolę.
}
exlibris-event-turn-down = { $who ->
    [you] Zakrywasz: { $card }.
   *[other] { $name } zakrywa: { $card }.
}
exlibris-event-out-of-order = { $who ->
    [you] Twoja karta { $card } nie jest w kolejności i zostaje zakryta.
   *[other] { $name }: karta { $card } nie jest w kolejności i zostaje zakryta.
}
