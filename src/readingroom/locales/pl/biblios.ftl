# Biblios: karty, pytania, możliwości, wydarzenia i podliczanie punktów.
# $player to imię przy danym miejscu; $player-who to "you" dla miejsca czytającej osoby, inaczej "other" albo "nobody".

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
    .object = kartę { biblios-card-category }
biblios-card-gold = Złoto { $value }
    .object = kartę Złoto { $value }
biblios-card-church = Kościół { $kind ->
    [plus] +1 (jedna kość)
    [minus] −1 (jedna kość)
    [plus-two] +1 (dwie kości)
    [minus-two] −1 (dwie kości)
   *[either] +1 albo −1 (jedna kość)
}
    .object = kartę Kościoła { $kind ->
        [plus] +1 (jedna kość)
        [minus] −1 (jedna kość)
        [plus-two] +1 (dwie kości)
        [minus-two] −1 (dwie kości)
       *[either] +1 albo −1 (jedna kość)
    }
biblios-card-hidden = kartę
    .object = { biblios-card-hidden }
biblios-zone = { $zone ->
    [out] Poza grą
    [draw] Talia
    [auction] Stos licytacji
    [public] Plac publiczny
    [centre] Na środku
    [discard] Karty odrzucone
    [reserve] Rezerwa
    [looking] Na ręce
    [spent] Wyłożone do zapłaty
    [paid] Zapłacone zakryte
   *[dice] Kości
}
biblios-die = { biblios-category }: { $die }
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
biblios-still-in = w licytacji: { $names }
biblios-church-card = Karta Kościoła
biblios-looking = Na ręce
biblios-laid = Wyłożone
biblios-reserve-of = { $count ->
    [one] { $player } { $count } karta
    [few] { $player } { $count } karty
    [many] { $player } { $count } kart
   *[other] { $player } { $count } karty
}
biblios-reserves = Przy stole

## Pytania

biblios-prompt-allocate = { $card }: gdzie ma trafić ta karta?
biblios-prompt-take = Którą kartę bierzesz z placu publicznego?
biblios-prompt-church = Karta Kościoła: { $kind ->
    [plus] która kość idzie w górę?
    [minus] która kość idzie w dół?
    [plus-two] które dwie kości idą w górę? Pierwsza:
    [minus-two] które dwie kości idą w dół? Pierwsza:
   *[either] która kość idzie w górę albo w dół?
}
biblios-prompt-second-die = Która kość jako druga idzie { $kind ->
    [plus-two] w górę?
   *[minus-two] w dół?
}
biblios-prompt-bid = { $unit ->
    [gold] { $card }: { $bidder-who ->
        [you] Twoja oferta to { $high }.
        [nobody] nikt jeszcze nie licytował.
       *[other] { $bidder } oferuje { $high }.
    } Twoja oferta? Masz { $means ->
        [one] { $means } złoto.
        [few] { $means } złota.
        [many] { $means } złota.
       *[other] { $means } złota.
    }
   *[cards] { $card }, karta płatna kartami: { $bidder-who ->
        [you] Twoja oferta to { $high }.
        [nobody] nikt jeszcze nie licytował.
       *[other] { $bidder } oferuje { $high }.
    } Twoja oferta? Masz { $means ->
        [one] { $means } kartę.
        [few] { $means } karty.
        [many] { $means } kart.
       *[other] { $means } karty.
    }
}
biblios-prompt-pay-gold = Cena to { $price ->
    [one] { $price } złoto
    [few] { $price } złota
    [many] { $price } złota
   *[other] { $price } złota
}; na stole leży { $laid }. Czym płacisz?
biblios-prompt-pay-cards = { $count ->
    [one] Do zapłaty jeszcze jedna karta. Która?
    [few] Do zapłaty jeszcze { $count } karty. Która pierwsza?
    [many] Do zapłaty jeszcze { $count } kart. Która pierwsza?
   *[other] Do zapłaty jeszcze { $count } karty. Która pierwsza?
}
biblios-prompt-over = Koniec gry.

biblios-all-in = wszystko, co masz
biblios-any-bid = { $bluff ->
    [yes] Można też wpisać dowolną liczbę do { $most }; więcej, niż masz, to blef.
   *[no] Można też wpisać dowolną liczbę do { $most }.
}
biblios-bluff = Możesz zapłacić tylko { $means }: { $number } to byłby blef. Wpisz jeszcze raz, jeśli tak ma być.

## Co można zrobić

biblios-option-keep = zatrzymaj
biblios-option-offer = wyłóż na plac publiczny
biblios-option-auction = odłóż na stos licytacji
biblios-option-pass = pas
biblios-option-done = zapłać tym
biblios-option-discard = odrzuć bez użycia
biblios-option-bid = oferuj { $number }
biblios-option-take = { $card }
biblios-option-pay = { $card }
biblios-option-raise = { biblios-category } w górę, { $die } → { $after }
biblios-option-lower = { biblios-category } w dół, { $die } → { $after }

## Nie ma wyboru

biblios-forced-allocate = { $card }: bez wyboru, zostało tylko jedno miejsce.
biblios-forced-take = Bez wyboru: nie zostało nic innego do wzięcia.
biblios-forced-church = Bez wyboru: ta karta nie może zmienić żadnej kości.
biblios-forced-second-die = Bez wyboru: zmienić można tylko jedną inną kość.
biblios-forced-bid = Nie możesz zaoferować więcej.
biblios-forced-pay = Bez wyboru: można było zapłacić tylko w jeden sposób.

## Co się stało

biblios-event-first = { $player-who ->
    [you] Zaczynasz.
   *[other] { $player } zaczyna.
}
biblios-event-turn = { $player-who ->
    [you] Rozdajesz dary.
   *[other] { $player } rozdaje dary.
}
biblios-event-gifts = { $player } wykłada na plac publiczny: { $cards }.
biblios-event-draw = { $player-who ->
    [you] Dobierasz { $card-object }.
   *[other] { $player } dobiera { $card-object }.
}
biblios-event-keep = { $player-who ->
    [you] Zatrzymujesz { $card-object }.
   *[other] { $player } zatrzymuje { $card-object }.
}
biblios-event-offer = { $player-who ->
    [you] Wykładasz { $card-object } na plac publiczny.
   *[other] { $player } wykłada { $card-object } na plac publiczny.
}
biblios-event-set-aside = { $player-who ->
    [you] Odkładasz { $card-object } na stos licytacji.
   *[other] { $player } odkłada { $card-object } na stos licytacji.
}
biblios-event-take = { $player-who ->
    [you] Bierzesz { $card-object }.
   *[other] { $player } bierze { $card-object }.
}
biblios-event-church = { $player-who ->
    [you] Pokazujesz { $card-object }.
   *[other] { $player } pokazuje { $card-object }.
}
biblios-event-unused = { $player-who ->
    [you] Odrzucasz ją bez użycia.
   *[other] { $player } odrzuca ją bez użycia.
}
biblios-event-used = { $player-who ->
    [you] Odrzucasz kartę Kościoła.
   *[other] { $player } odrzuca kartę Kościoła.
}
biblios-event-die = { $player-who ->
    [you] Ustawiasz kość na { $number } ({ biblios-category }).
   *[other] { $player } ustawia kość na { $number } ({ biblios-category }).
}
biblios-event-auctions = Zaczynają się licytacje.
biblios-event-lot = { $player-who ->
    [you] Odkrywasz { $card-object }.
   *[other] { $player } odkrywa { $card-object }.
}
biblios-event-bid = { $player-who ->
    [you] Oferujesz { $number }.
   *[other] { $player } oferuje { $number }.
}
biblios-event-pass = { $player-who ->
    [you] Pasujesz.
   *[other] { $player } pasuje.
}
biblios-event-unsold = { $card }: karta nie znajduje nabywcy i wypada z gry.
biblios-event-sold = { $player-who ->
    [you] Karta jest Twoja za { $number }.
   *[other] { $player } wygrywa kartę za { $number }.
}
biblios-event-culprit = { $player-who ->
    [you] Nie możesz zapłacić { $unit ->
        [gold] { $number } złota.
       *[cards] { $number ->
            [one] { $number } karty.
            [few] { $number } kart.
            [many] { $number } kart.
           *[other] { $number } karty.
        }
    }
   *[other] { $player } nie może zapłacić { $unit ->
        [gold] { $number } złota.
       *[cards] { $number ->
            [one] { $number } karty.
            [few] { $number } kart.
            [many] { $number } kart.
           *[other] { $number } karty.
        }
    }
}
biblios-event-steal = { $player-who ->
    [you] { $victim } musi Ci oddać { $card-object }.
   *[other] { $victim-who ->
        [you] { $player } zabiera Ci { $card-object }.
       *[other] { $victim } traci { $card-object }: zabiera ją { $player }.
    }
}
biblios-event-lose = { $player-who ->
    [you] Tracisz { $card-object }: wypada z gry.
   *[other] { $player } traci { $card-object }: wypada z gry.
}
biblios-event-lay = { $player-who ->
    [you] Wykładasz { $card-object }.
   *[other] { $player } wykłada { $card-object }.
}
biblios-event-pay = { $player-who ->
    [you] Oddajesz { $card-object }.
   *[other] { $player } oddaje { $card-object }.
}
biblios-event-pay-cards = { $player-who ->
    [you] Oddajesz: { $cards }.
   *[other] { $player } oddaje: { $cards }.
}
biblios-event-pay-hidden = { $count ->
    [one] { $player } oddaje { $count } zakrytą kartę.
    [few] { $player } oddaje { $count } zakryte karty.
    [many] { $player } oddaje { $count } zakrytych kart.
   *[other] { $player } oddaje { $count } zakrytej karty.
}
biblios-event-win = { $player-who ->
    [you] Bierzesz { $card-object } do swojej rezerwy.
   *[other] { $player } kupuje { $card-object }.
}
biblios-event-end = Koniec gry.

## Podliczanie punktów

biblios-whose = Litery na kartach są nasze (BIB-C3). Karta, która w pudełku ma inną literę, nie zostanie przyjęta, a remis rozstrzygany literą może się tam skończyć inaczej.

biblios-won = { $why ->
    [most] { $player-who ->
        [you] { biblios-category }, wartość { $die }: wygrywasz z sumą { $sum }.
       *[other] { biblios-category }, wartość { $die }: { $player } wygrywa z sumą { $sum }.
    }
    [letter] { $player-who ->
        [you] { biblios-category }, wartość { $die }: wygrywasz z sumą { $sum }, dzięki literze { $letter }.
       *[other] { biblios-category }, wartość { $die }: { $player } wygrywa z sumą { $sum }, dzięki literze { $letter }.
    }
   *[nobody] { biblios-category }, wartość { $die }: nikt nic nie ma, nikt nie wygrywa.
}
biblios-figure = { $sum ->
    [0] 0
   *[other] { $sum } ({ $letter })
}
biblios-place = { $place }. { player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, zostało { $gold ->
    [one] { $gold } złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
}
biblios-verdict = { $why ->
    [points] { $player-who ->
        [you] Wygrywasz: { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
            [many] { $points } punktów.
           *[other] { $points } punktu.
        } Najpiękniejsza biblioteka jest Twoja!
       *[other] { $player } wygrywa: { $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
            [many] { $points } punktów.
           *[other] { $points } punktu.
        }
    }
    [gold] { $player-who ->
        [you] Przy remisie w punktach ({ $points }) wygrywasz dzięki złotu: { $gold } do { $second }.
       *[other] Przy remisie w punktach ({ $points }) { $player } wygrywa dzięki złotu: { $gold } do { $second }.
    }
    [monks] { $player-who ->
        [you] Przy remisie w punktach ({ $points }) i złocie ({ $gold }) wygrywasz dzięki Mnichom.
       *[other] Przy remisie w punktach ({ $points }) i złocie ({ $gold }) { $player } wygrywa dzięki Mnichom.
    }
   *[shared] Wspólne zwycięstwo: { $winners }. Remis w punktach ({ $points }) i złocie ({ $gold }), a Mnichów ma ktoś inny albo nikt.
}

## Pudełko i przygotowanie stołu

biblios-set-up = { $option ->
    [penalty] Kto nie może zapłacić
    [honest] Oferty
   *[first] Kto zaczyna
}
biblios-set-up-choice = { $choice ->
    [penalty-steal] oddaje po losowej karcie każdej z pozostałych osób
    [penalty-bluff] traci jedną losową kartę, która wypada z gry
    [honest-no] blef dozwolony
    [honest-yes] tylko to, co można zapłacić
    [first-drawn] losowanie
   *[first-seat] { $name }
}

## Przy stole w przeglądarce

biblios-web-wait = { $what ->
    [allocate] { $player } rozdaje dary.
    [take] { $player } bierze kartę z placu publicznego.
    [church] { $player } trzyma kartę Kościoła.
    [bid] Licytuje { $player }.
   *[pay] { $player } płaci.
}
biblios-end = { $phase ->
    [gifts] Do końca talii, potem licytacje
   *[auctions] Do końca stosu licytacji
}
biblios-web-sign = { $sign ->
    [die] Kość kategorii: tyle punktów za największą sumę na końcu gry.
    [page] Karta kategorii: z lewej litera, z prawej wartość. Wartości się sumują; przy remisie wygrywa litera bliższa A.
    [gold] Złoto, którym płaci się na licytacjach; reszta rozstrzyga remisy.
    [plus] Karta Kościoła: jedna kość idzie w górę o 1.
    [minus-two] Dwie narysowane kości: obie idą w dół o 1, a przy +1 w górę.
    [either] Jedna kość idzie w górę albo w dół o 1, do wyboru.
   *[back] Karta, której nie widać, albo liczba czyichś kart.
}
biblios-web-phase = { $phase ->
    [gifts] Dary
    [auctions] Licytacje
   *[over] Podliczanie
}
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
    [one] { $count } karta ubyła stąd w tajemnicy.
    [few] { $count } karty ubyły stąd w tajemnicy.
    [many] { $count } kart ubyło stąd w tajemnicy.
   *[other] { $count } karty ubyło stąd w tajemnicy.
}
biblios-web-die = { biblios-category }: kość pokazuje { $die }
biblios-web-sum = { $name }: { $sum }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
biblios-web-sum-die = Razem { $sum }; kość pokazuje { $die }.
biblios-web-gold-sum = Razem { $sum ->
    [one] { $sum } złoto
    [few] { $sum } złota
    [many] { $sum } złota
   *[other] { $sum } złota
}.
biblios-web-draw = Talia { $count }
biblios-web-auction = Stos licytacji { $count }
biblios-web-keep = { $player-who ->
    [you] Zatrzymaj
   *[other] Dla: { $player }
}
biblios-web-room = { $count ->
    [0] pełne
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
biblios-web-looks = { $player-who ->
    [you] Karta na ręce
   *[other] { $player } ogląda kartę
}
biblios-web-lot = Licytacja · zostanie jeszcze { $left }
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
biblios-web-lay = Wybierz karty, którymi płacisz.
biblios-web-take-back = Zabierz z powrotem { $card }
biblios-web-order = Kolejność licytowania
biblios-web-said = Dotychczasowe oferty
biblios-web-silence = Nikt jeszcze nie licytował.
biblios-web-out = poza tą licytacją
biblios-web-more = Inna oferta
biblios-web-all = wszystko
biblios-web-any-bid = Twoja oferta? Możesz zapłacić { $means }.
biblios-web-mask = więcej, niż możesz zapłacić: blef
biblios-web-is-bluff = (blef)
biblios-web-all-in = { $number } to wszystko, co możesz zapłacić. Licytujesz tyle?
biblios-web-bid-all = Tak, { $number }
biblios-web-bluff = Możesz zapłacić tylko { $means }: { $number } to byłby blef. Ryzykujesz?
biblios-web-bluff-anyway = Mimo to oferuję { $number }
biblios-web-no-bluff = Lepiej nie
biblios-web-gold-left = zostało { $gold ->
    [one] { $gold } złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
}
biblios-web-monks = wyżej dzięki Mnichom
biblios-web-course = Wynik, gdyby gra skończyła się po danej turze lub licytacji; wszystko, co tajne, jest już odkryte.
biblios-web-course-step = Tura lub licytacja
