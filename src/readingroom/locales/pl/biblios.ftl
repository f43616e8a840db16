# Biblios: karty, pytania, możliwości, wydarzenia i podliczenie.
# $who to "you" dla miejsca osoby, która patrzy, w innych przypadkach "other"; $name to imię.

## Rzeczy

biblios-category = { $category ->
    [monks] Mnisi
    [pigments] Pigmenty
    [holy-books] Święte księgi
    [manuscripts] Manuskrypty
   *[forbidden-tomes] Zakazane księgi
}
biblios-gold = Złoto
biblios-card-category = { biblios-category } { $value } ({ $letter })
biblios-card-gold = złoto { $value }
biblios-card-church = Kościół { $kind ->
    [plus] +1 (jedna kość)
    [minus] −1 (jedna kość)
    [plus-two] +1 (dwie kości)
    [minus-two] −1 (dwie kości)
   *[either] +1 albo −1 (jedna kość)
}
biblios-card-hidden = kartę
biblios-card-object = kartę { $card }
biblios-phase = { $phase ->
    [gifts] dary
    [auctions] licytacje
   *[over] koniec gry
}

## Stół

biblios-piles = talia { $draw } · stos licytacji { $auction }
biblios-column-die = kość
biblios-column-sum = suma
biblios-column-cards = Twoje karty
biblios-public = Plac publiczny
biblios-empty = nic
biblios-lot = Licytacja
biblios-still-in = w grze: { $names }
biblios-church-card = Karta Kościoła
biblios-looking = W ręku
biblios-laid = Wyłożone
biblios-reserve-of = { $count ->
    [one] { $name } { $count } karta
    [few] { $name } { $count } karty
    [many] { $name } { $count } kart
   *[other] { $name } { $count } karty
}
biblios-reserves = Przy stole

## O co chodzi

biblios-prompt-allocate = Gdzie ma trafić karta { $card }?
biblios-prompt-take = Którą kartę bierzesz z placu publicznego?
biblios-prompt-church = Karta Kościoła: { $kind ->
    [plus] która kość idzie w górę?
    [minus] która kość idzie w dół?
    [plus-two] które dwie kości idą w górę? Pierwsza:
    [minus-two] które dwie kości idą w dół? Pierwsza:
   *[either] która kość idzie w górę albo w dół?
}
biblios-prompt-second-die = A która druga kość idzie { $kind ->
    [plus-two] w górę?
   *[minus-two] w dół?
}
biblios-prompt-bid-gold = Karta { $card }: { $who ->
    [you] Twoja oferta to { $high }.
    [nobody] nie ma jeszcze oferty.
   *[other] { $name } daje { $high }.
} Twoja oferta? Masz { $means } złota.
biblios-prompt-bid-cards = Karta { $card }, płatna kartami: { $who ->
    [you] Twoja oferta to { $high }.
    [nobody] nie ma jeszcze oferty.
   *[other] { $name } daje { $high }.
} Twoja oferta? Masz { $means ->
    [one] { $means } kartę.
    [few] { $means } karty.
    [many] { $means } kart.
   *[other] { $means } karty.
}
biblios-prompt-pay-gold = Cena to { $price } złota; na stole leży { $laid }. Czym płacisz?
biblios-prompt-pay-cards = { $count ->
    [one] Jeszcze jedna karta do zapłaty. Która?
    [few] Jeszcze { $count } karty do zapłaty. Którą najpierw?
    [many] Jeszcze { $count } kart do zapłaty. Którą najpierw?
   *[other] Jeszcze { $count } karty do zapłaty. Którą najpierw?
}
biblios-prompt-over = Koniec gry.

biblios-all-in = wszystko, co masz
biblios-any-bid = { $bluff ->
    [yes] Można też wpisać dowolną liczbę do { $most }; to, czego nie masz, jest blefem.
   *[no] Można też wpisać dowolną liczbę do { $most }.
}
biblios-bluff = Możesz zapłacić tylko { $means }: { $number } to byłby blef. Wpisz jeszcze raz, jeśli tak ma być.

## Co można zrobić

biblios-option-keep = zatrzymać
biblios-option-offer = wyłożyć na plac publiczny
biblios-option-auction = odłożyć na stos licytacji
biblios-option-pass = spasować
biblios-option-done = to wszystko, płacę
biblios-option-discard = odrzucić bez użycia
biblios-option-bid = dać { $number }
biblios-option-take = { $card }
biblios-option-pay = { $card }
biblios-option-raise = { biblios-category } w górę, { $die } → { $after }
biblios-option-lower = { biblios-category } w dół, { $die } → { $after }

## Nie ma wyboru

biblios-forced-allocate = Bez wyboru: dla karty { $card } zostało tylko jedno miejsce.
biblios-forced-take = Bez wyboru: nie zostało nic innego do wzięcia.
biblios-forced-church = Bez wyboru: nie może ruszyć żadnej kości.
biblios-forced-second-die = Bez wyboru: tylko jedna inna kość może się ruszyć.
biblios-forced-bid = Nie możesz dać więcej.
biblios-forced-pay = Bez wyboru: można było zapłacić tylko w jeden sposób.

## Co się stało

biblios-event-first = { $who ->
    [you] Zaczynasz.
   *[other] { $name } zaczyna.
}
biblios-event-turn = { $who ->
    [you] Rozdajesz dary.
   *[other] { $name } rozdaje dary.
}
biblios-event-gifts = { $name } wykłada na plac publiczny: { $cards }.
biblios-event-draw = { $who ->
    [you] Dobierasz { $card }.
   *[other] { $name } dobiera { $card }.
}
biblios-event-keep = { $who ->
    [you] Zatrzymujesz { $card }.
   *[other] { $name } zatrzymuje { $card }.
}
biblios-event-offer = { $who ->
    [you] Wykładasz { $card } na plac publiczny.
   *[other] { $name } wykłada { $card } na plac publiczny.
}
biblios-event-set-aside = { $who ->
    [you] Odkładasz { $card } na stos licytacji.
   *[other] { $name } odkłada { $card } na stos licytacji.
}
biblios-event-take = { $who ->
    [you] Bierzesz { $card }.
   *[other] { $name } bierze { $card }.
}
biblios-event-church = { $who ->
    [you] Pokazujesz { $card }.
   *[other] { $name } pokazuje { $card }.
}
biblios-event-unused = { $who ->
    [you] Odrzucasz ją bez użycia.
   *[other] { $name } odrzuca ją bez użycia.
}
biblios-event-used = { $who ->
    [you] Odrzucasz kartę Kościoła.
   *[other] { $name } odrzuca kartę Kościoła.
}
biblios-event-die = { $who ->
    [you] Ustawiasz kość { biblios-category } na { $number }.
   *[other] { $name } ustawia kość { biblios-category } na { $number }.
}
biblios-event-auctions = Zaczynają się licytacje.
biblios-event-lot = { $who ->
    [you] Odkrywasz { $card }.
   *[other] { $name } odkrywa { $card }.
}
biblios-event-bid = { $who ->
    [you] Dajesz { $number }.
   *[other] { $name } daje { $number }.
}
biblios-event-pass = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
}
biblios-event-unsold = Nikt nie kupuje karty { $label }: wypada ona z gry.
biblios-event-sold = { $who ->
    [you] Karta jest Twoja za { $number }.
   *[other] { $name } wygrywa kartę za { $number }.
}
biblios-event-culprit = { $who ->
    [you] Nie możesz zapłacić { $unit ->
        [gold] { $number } złota.
       *[cards] { $number ->
            [one] { $number } karty.
            [few] { $number } kart.
            [many] { $number } kart.
           *[other] { $number } karty.
        }
    }
   *[other] { $name } nie może zapłacić { $unit ->
        [gold] { $number } złota.
       *[cards] { $number ->
            [one] { $number } karty.
            [few] { $number } kart.
            [many] { $number } kart.
           *[other] { $number } karty.
        }
    }
}
biblios-event-steal = { $who ->
    [you] Zabierasz { $card } z rezerwy osoby { $victim }.
   *[other] { $from ->
        [you] { $name } zabiera Ci { $card }.
       *[other] { $name } zabiera { $card } z rezerwy osoby { $victim }.
    }
}
biblios-event-lose = { $who ->
    [you] Tracisz { $card }; wypada ona z gry.
   *[other] { $name } traci { $card }; wypada ona z gry.
}
biblios-event-lay = { $who ->
    [you] Wykładasz { $card }.
   *[other] { $name } wykłada { $card }.
}
biblios-event-pay = { $who ->
    [you] Oddajesz { $card }.
   *[other] { $name } oddaje { $card }.
}
biblios-event-pay-cards = { $who ->
    [you] Oddajesz: { $cards }.
   *[other] { $name } oddaje: { $cards }.
}
biblios-event-pay-hidden = { $count ->
    [one] { $name } oddaje { $count } zakrytą kartę.
    [few] { $name } oddaje { $count } zakryte karty.
    [many] { $name } oddaje { $count } zakrytych kart.
   *[other] { $name } oddaje { $count } zakrytej karty.
}
biblios-event-win = { $who ->
    [you] Bierzesz { $card } do swojej rezerwy.
   *[other] { $name } kupuje { $card }.
}
biblios-event-end = Koniec gry.

## Podliczenie

biblios-won = { $why ->
    [most] { $who ->
        [you] { biblios-category }, wartość { $die }: wygrywasz z sumą { $sum }.
       *[other] { biblios-category }, wartość { $die }: { $name } wygrywa z sumą { $sum }.
    }
    [letter] { $who ->
        [you] { biblios-category }, wartość { $die }: wygrywasz z sumą { $sum }, dzięki literze { $letter }.
       *[other] { biblios-category }, wartość { $die }: { $name } wygrywa z sumą { $sum }, dzięki literze { $letter }.
    }
   *[nobody] { biblios-category }, wartość { $die }: nikt nic nie ma, nikt nie wygrywa.
}
biblios-place = { $place }. { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, zostało { $gold } złota
biblios-verdict = { $why ->
    [points] { $who ->
        [you] Wygrywasz, masz { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
            [many] { $points } punktów.
           *[other] { $points } punktu.
        } Brawo!
       *[other] { $name } wygrywa: { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
            [many] { $points } punktów.
           *[other] { $points } punktu.
        }
    }
    [gold] { $who ->
        [you] Przy remisie w punktach ({ $points }) wygrywasz dzięki złotu: { $gold } do { $second }.
       *[other] Przy remisie w punktach ({ $points }) { $name } wygrywa dzięki złotu: { $gold } do { $second }.
    }
    [monks] { $who ->
        [you] Przy remisie w punktach ({ $points }) i złocie ({ $gold }) wygrywasz dzięki Mnichom.
       *[other] Przy remisie w punktach ({ $points }) i złocie ({ $gold }) { $name } wygrywa dzięki Mnichom.
    }
   *[shared] { $winners } dzielą się zwycięstwem: remis w punktach ({ $points }) i złocie ({ $gold }), a Mnisi nie należą do nikogo z nich.
}

## Pudełko i przygotowanie stołu

biblios-about = Zbuduj najwspanialszą bibliotekę w kraju: najpierw z darów, potem na licytacjach. I żyj w zgodzie z Kościołem.
biblios-set-up = { $option ->
    [penalty] Kto nie może zapłacić oferty
    [honest] Oferty
   *[first] Kto zaczyna
}
biblios-set-up-choice = { $choice ->
    [penalty-steal] traci po karcie na rzecz każdej z pozostałych osób
    [penalty-bluff] traci jedną kartę, która wypada z gry
    [honest-no] blef dozwolony
    [honest-yes] tylko to, co można zapłacić
    [first-drawn] losowanie
   *[first-seat] { $name }
}

## Przy stole w przeglądarce

biblios-web-ask = O co chodzi
biblios-web-wait = { $what ->
    [allocate] { $name } rozdaje dary.
    [take] { $name } bierze kartę z placu publicznego.
    [church] { $name } trzyma kartę Kościoła.
    [bid] Licytuje { $name }.
   *[pay] { $name } płaci.
}
biblios-web-sent = Chwileczkę…
biblios-web-phase = { $phase ->
    [gifts] Dary
    [auctions] Licytacje
   *[over] Podliczenie
}
biblios-web-why = Zasada
biblios-web-asked = teraz odpowiada
biblios-web-active = aktywne miejsce
biblios-web-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
biblios-web-reserve = Rezerwa
biblios-web-board = Plansza
biblios-web-known = Karty, które trafiły tu na oczach wszystkich
biblios-web-known-none = O tej rezerwie nic jeszcze nie wiadomo.
biblios-web-unseen = { $count ->
    [one] { $count } karta ubyła bez pokazania.
    [few] { $count } karty ubyły bez pokazania.
    [many] { $count } kart ubyło bez pokazania.
   *[other] { $count } karty ubyło bez pokazania.
}
biblios-web-die = { biblios-category }: kość pokazuje { $die }
biblios-web-sum = { $name }: { $sum }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
biblios-web-sum-die = Razem { $sum }; kość pokazuje { $die }.
biblios-web-gold-sum = Razem { $sum } złota.
biblios-web-draw = Talia { $count }
biblios-web-auction = Stos licytacji { $count }
biblios-web-keep = { $who ->
    [you] Zatrzymaj
   *[other] Dla: { $name }
}
biblios-web-room = { $count ->
    [0] pełne
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
biblios-web-looks = { $who ->
    [you] Karta w ręku
   *[other] { $name } ogląda kartę
}
biblios-web-lot = Licytacja · potem jeszcze { $left }
biblios-web-currency = { $unit ->
    [gold] płatna złotem
   *[cards] płatna kartami
}
biblios-web-of = { $unit ->
    [gold] z { $price } złota
   *[cards] { $price ->
        [one] z { $price } karty
        [few] z { $price } kart
        [many] z { $price } kart
       *[other] z { $price } karty
    }
}
biblios-web-lay = Dotknij kart, którymi płacisz.
biblios-web-take-back = Zabierz z powrotem { $card }
biblios-web-order = Kolejność głosu
biblios-web-said = Co powiedziano
biblios-web-silence = Nikt się jeszcze nie odezwał.
biblios-web-out = poza tą licytacją
biblios-web-pass = Pas
biblios-web-done = Zapłać
biblios-web-discard = Nie używaj
biblios-web-undo = Cofnij
biblios-web-skip = Pomiń
biblios-web-more = Inna oferta
biblios-web-all = wszystko
biblios-web-any-bid = Twoja oferta? Możesz zapłacić { $means }.
biblios-web-is-bluff = (blef)
biblios-web-bluff = Możesz zapłacić tylko { $means }: { $number } to byłby blef. Ryzykujesz?
biblios-web-bluff-anyway = Mimo to { $number }
biblios-web-no-bluff = Lepiej nie
biblios-web-since = Od Twojej ostatniej tury
biblios-web-latest = Ostatnie wydarzenia
biblios-web-back = Wstecz
biblios-web-next = Dalej
biblios-web-log = Co się wydarzyło
biblios-web-reckoning = Podliczenie
biblios-web-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
biblios-web-gold-left = zostało { $gold } złota
biblios-web-replay = Obejrzyj powtórkę
biblios-web-record = Pobierz zapis
biblios-web-replay-of = Powtórka
biblios-web-no-replay = Nie ma jeszcze powtórki
biblios-web-set-up = Karty są potasowane.
biblios-web-to-start = Na początek
biblios-web-to-end = Na koniec
biblios-web-play = Odtwórz
biblios-web-pause = Pauza
biblios-web-side = Z czyjego miejsca
biblios-web-from-start = Od początku
