# Atheneum: książki, karty, pytania, wybory, wydarzenia i podsumowanie.
# $who to "you" dla miejsca osoby patrzącej, inaczej "other"; $name to imię przy tym miejscu. $colour, $one, $other,
# $compartment, $token i $benefit są już słowami.

## Rzeczy

atheneum-colour = { $colour ->
    [turquoise] turkus
    [green] zieleń
    [purple] fiolet
    [pink] róż
   *[black] czerń
}
atheneum-subject = { $colour ->
    [turquoise] Biografie i wspomnienia
    [green] Traktaty o stworzeniach fantastycznych
    [purple] Folklor i fanfiki
    [pink] Publikacje o zjawiskach paranormalnych
   *[black] Rzadkie rękopisy
}
atheneum-compartment = { $compartment ->
    [lower-left] dół, lewa
    [lower-right] dół, prawa
    [middle] środek
    [upper-left] góra, lewa
    [upper-right] góra, prawa
    [side-1] regał boczny 1
   *[side-2] regał boczny 2
}
atheneum-card-hidden = kartę
atheneum-token = { $kind ->
    [wand] różdżka
    [any] dowolna książka
    [rearrange-4] przestaw 4
   *[side-shelf] regał boczny
}
atheneum-benefit = { $kind ->
    [any] dowolny kolor
    [side-shelf] regał boczny
    [wand] różdżka
   *[bonus] żeton bonusu
}
atheneum-benefit-bound = dowolny kolor ({ $compartment })
atheneum-benefit-rearrange = przestaw { $number }
atheneum-benefit-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}

## Stół

atheneum-phase = { $phase ->
    [over] koniec gry
   *[other] faza { $phase }, tura { $turn } z 10
}
atheneum-passing = { $side ->
    [left] karty wędrują w lewo: { $name }
   *[right] karty wędrują w prawo: { $name }
}
atheneum-anywhere = gdziekolwiek
atheneum-scored-by = zaliczone: { $names }
atheneum-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
atheneum-with-wand = { $points } + różdżka
atheneum-shelf-of = { $who ->
    [you] Twoje regały
   *[other] Regały: { $name }
}
atheneum-wands = różdżki: { $wands } w ręku, { $supply } w zapasie
atheneum-legend = ✻ pająk · ○ miejsce na świecę · ● świeca · + para · # dowolny kolor
atheneum-standing = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} · { $wands ->
    [one] { $wands } różdżka
    [few] { $wands } różdżki
    [many] { $wands } różdżek
   *[other] { $wands } różdżki
} · { $books ->
    [one] { $books } książka
    [few] { $books } książki
    [many] { $books } książek
   *[other] { $books } książki
}
atheneum-busy = { $step ->
    [draft] wybór karty
   *[work] w toku
}
atheneum-ready = gotowe
atheneum-worth = { $points } p.
atheneum-at-hand = Pod ręką
atheneum-nothing = nic
atheneum-outside = czeka obok: { $pairs }
atheneum-removals = { $number ->
    [1] do wyjęcia: { $number }
   *[other] do wyjęcia: { $number } (para liczy się za 2)
}
atheneum-draws = { $number ->
    [one] { $number } żeton bonusu do dobrania
    [few] { $number } żetony bonusu do dobrania
    [many] { $number } żetonów bonusu do dobrania
   *[other] { $number } żetonu bonusu do dobrania
}
atheneum-tokens = Żetony
atheneum-played = Zagrane
atheneum-you-get = Ty
atheneum-menu-place = Numer z regału albo miejsce (a1: lewy dolny róg); undo odkłada z powrotem.
atheneum-menu-take = Ustaw
atheneum-menu-remove = Wyjmij
atheneum-menu-token = Bonus
atheneum-menu-score = Zalicz
atheneum-menu-finish = Koniec

## Pytania

atheneum-prompt-choose = Którą kartę zagrywasz? (Nikt jej nie zobaczy, zanim wszyscy wybiorą.)
atheneum-prompt-work = Twoja tura: co teraz?
atheneum-prompt-work-strict = Twoja tura: co teraz? (Ścisłe kroki: po pierwszym zaliczonym celu nie można już nic wykorzystać.)
atheneum-prompt-score-more = Zaliczanie celów trwa: zalicz następny cel albo zakończ turę.
atheneum-prompt-place = Gdzie stanie książka: { $colour }? Numery są na regale.
atheneum-prompt-place-bound = Gdzie w tej przegrodzie stanie książka ({ $colour }; { $compartment })?
atheneum-prompt-place-pair = Gdzie stanie para: { $left } + { $right }? Każdy numer wskazuje lewą książkę.
atheneum-prompt-reward = Pająk złapany! Co Ci przynosi?
atheneum-prompt-light = Na którym miejscu stanie świeca ({ $token })?
atheneum-prompt-wait = { $count ->
    [one] Czekamy na jedną osobę.
    [few] Czekamy na { $count } osoby.
    [many] Czekamy na { $count } osób.
   *[other] Czekamy na { $count } osoby.
}
atheneum-prompt-over = Koniec gry.

## Co można zrobić

atheneum-option-finish = zakończ turę
atheneum-option-draw = dobierz żeton bonusu
atheneum-option-use = użyj: { $token }
atheneum-option-take = { $colour }
atheneum-option-take-bound = { $colour } ({ $compartment })
atheneum-option-take-pair = { $one } + { $other }
atheneum-option-candle = { $token } jako świeca
atheneum-option-score = { $card }, { atheneum-points }{ $wand ->
    [yes] {" "}i różdżka
   *[no] {""}
}
atheneum-option-choose = { $card }
atheneum-option-capture = { $kind ->
    [wand] różdżkę
    [bonus] żeton bonusu
    [any] książkę w dowolnym kolorze
   *[side-shelf] regał boczny
}
atheneum-option-on = miejsce { $slot }, { atheneum-points }
atheneum-option-at = { $slot }
atheneum-option-remove = { $slot } { $colour }

## Tylko jedna możliwość

atheneum-forced-place = Było tylko jedno miejsce: { $option }.
atheneum-forced-reward = Pająk mógł przynieść tylko jedno: { $option }.
atheneum-forced-light = Wolne było tylko jedno miejsce na świecę: { $option }.
atheneum-forced-choose = To była jedyna karta: { $option }.
atheneum-forced-finish = Nie było już nic do zrobienia.
atheneum-unused = Masz jeszcze coś do wykorzystania; to przepadnie. Wpisz jeszcze raz, jeśli tak ma być.
atheneum-unused-score = Po zaliczeniu celu nie można już nic wykorzystać, a masz jeszcze coś do wykorzystania. Wpisz jeszcze raz, jeśli tak ma być.

## Co się stało

atheneum-event-colour = { $who ->
    [you] Twój ulubiony temat: { $subject } ({ $colour }).
   *[other] Ulubiony temat ({ $name }): { $subject } ({ $colour }).
}
atheneum-event-objective = Z lewej pojawia się cel { $card }.
atheneum-event-retire = { $number ->
    [0] Cel { $card } opuszcza rząd.
   *[other] Cel { $card } opuszcza rząd; { $number ->
        [one] { $number } różdżka wraca do zasobów.
        [few] { $number } różdżki wracają do zasobów.
        [many] { $number } różdżek wraca do zasobów.
       *[other] { $number } różdżki wraca do zasobów.
    }
}
atheneum-event-phase = Zaczyna się faza { $phase }: sześć nowych kart dla każdego.
atheneum-event-deal = { $who ->
    [you] Dostajesz { $card }.
   *[other] { $name } dostaje { $card }.
}
atheneum-event-pass = { $who ->
    [you] Przekazujesz { $card }: { $receiver }.
   *[other] { $to ->
        [you] { $name } przekazuje Ci { $card }.
       *[other] { $name } przekazuje { $card }: { $receiver }.
    }
}
atheneum-event-turn = Tura { $number }.
atheneum-event-choose = { $who ->
    [you] Wybierasz { $card }.
   *[other] { $name } wybiera { $card }.
}
atheneum-event-reveal = { $who ->
    [you] Zagrywasz { $card }.
   *[other] { $name } zagrywa { $card }.
}
atheneum-event-last = { $who ->
    [you] Twoja ostatnia karta, { $card }, zostaje odrzucona.
   *[other] { $name }: ostatnia karta, { $card }, zostaje odrzucona.
}
atheneum-event-benefit = { $who ->
    [you] Dostajesz: { $benefits } ({ $study }, { $section ->
        [yellow] część żółta
        [blue] część niebieska
       *[grey] część szara
    }).
   *[other] { $name } dostaje: { $benefits } ({ $study }, { $section ->
        [yellow] część żółta
        [blue] część niebieska
       *[grey] część szara
    }).
}
atheneum-event-lost = { $who ->
    [you] Przepada Ci: { $benefit }.
   *[other] { $name }: przepada { $benefit }.
}
atheneum-event-shelve = { $who ->
    [you] Stawiasz książkę na { $slot }: { $colour }.
   *[other] { $name } stawia książkę na { $slot }: { $colour }.
}
atheneum-event-shelve-pair = { $who ->
    [you] Stawiasz parę od { $slot }: { $one } + { $other }.
   *[other] { $name } stawia parę od { $slot }: { $one } + { $other }.
}
atheneum-event-reshelve-pair = { $who ->
    [you] Odstawiasz parę od { $slot }: { $one } + { $other }.
   *[other] { $name } odstawia parę od { $slot }: { $one } + { $other }.
}
atheneum-event-remove = { $who ->
    [you] Wyjmujesz książkę z { $slot }: { $colour }.
   *[other] { $name } wyjmuje książkę z { $slot }: { $colour }.
}
atheneum-event-remove-pair = { $who ->
    [you] Wyjmujesz parę z { $slot }: { $one } + { $other }.
   *[other] { $name } wyjmuje parę z { $slot }: { $one } + { $other }.
}
atheneum-event-capture = { $who ->
    [you] Zapełniasz przegrodę i łapiesz pająka ({ $compartment }).
   *[other] { $name } zapełnia przegrodę i łapie pająka ({ $compartment }).
}
atheneum-event-reward = { $who ->
    [you] Pająk przynosi Ci: { $benefit }.
   *[other] Pająk przynosi { $benefit }: { $name }.
}
atheneum-event-draw = { $who ->
    [you] Dobierasz żeton bonusu: { $card }.
   *[other] { $name } dobiera żeton bonusu: { $card }.
}
atheneum-event-use = { $who ->
    [you] Używasz żetonu: { $card }.
   *[other] { $name } używa żetonu: { $card }.
}
atheneum-event-candle = { $who ->
    [you] Zapalasz świecę, na końcu wartą { $points }.
   *[other] { $name } zapala świecę, na końcu wartą { $points }.
}
atheneum-event-score = { $who ->
    [you] Zaliczasz { $objective }; punkty: { $number }.
   *[other] { $name } zalicza { $objective }; punkty: { $number }.
}
atheneum-event-finish = { $who ->
    [you] Kończysz turę.
   *[other] { $name } kończy turę.
}
atheneum-event-forfeit = { $who ->
    [you] Przepada niewykorzystany żeton bonusu: { $card }.
   *[other] { $name }: przepada niewykorzystany żeton bonusu: { $card }.
}
atheneum-event-return = { $who ->
    [you] { $number ->
        [one] { $number } nieustawiona przez Ciebie książka wraca do zasobów.
        [few] { $number } nieustawione przez Ciebie książki wracają do zasobów.
        [many] { $number } nieustawionych przez Ciebie książek wraca do zasobów.
       *[other] { $number } nieustawionej przez Ciebie książki wraca do zasobów.
    }
   *[other] { $number ->
        [one] { $name }: { $number } nieustawiona książka wraca do zasobów.
        [few] { $name }: { $number } nieustawione książki wracają do zasobów.
        [many] { $name }: { $number } nieustawionych książek wraca do zasobów.
       *[other] { $name }: { $number } nieustawionej książki wraca do zasobów.
    }
}
atheneum-event-discard = Karta { $card } zostaje odrzucona.
atheneum-event-end = Koniec gry.

# Kilka wydarzeń w jednym wierszu
atheneum-log-reveal = Karty: { $played }.
atheneum-log-benefits = Dostajesz: { $benefits }.
atheneum-log-turn = { $name }: { $deeds }.
atheneum-log-books = { $number ->
    [one] { $number } książka na regale
    [few] { $number } książki na regale
    [many] { $number } książek na regale
   *[other] { $number } książki na regale
}
atheneum-log-books-off = { $number ->
    [one] { $number } książka zdjęta z regału
    [few] { $number } książki zdjęte z regału
    [many] { $number } książek zdjętych z regału
   *[other] { $number } książki zdjętej z regału
}
atheneum-deed-capture = złapany pająk ({ $compartment })
atheneum-deed-candle = zapalona świeca ({ $points })
atheneum-deed-score = zaliczone { $objective } (punkty: { $number })

## Podsumowanie

atheneum-line = { $line ->
    [track] Na torze: punkty z gry
    [favourite] Stykające się książki ulubionego tematu
    [compartments] Pełne przegrody
    [candles] Świece
   *[wands] Różdżki w ręce
}
atheneum-place = { $place }. { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $books ->
    [one] { $books } książka
    [few] { $books } książki
    [many] { $books } książek
   *[other] { $books } książki
}, z ulubionego tematu: { $loved }
atheneum-verdict = { $why ->
    [points] { $who ->
        [you] Wygrywasz: { atheneum-points }. Egzamin może nadejść!
       *[other] Wygrywa { $name }: { atheneum-points }.
    }
    [books] { $who ->
        [you] Remis na punkty ({ $points }); wygrywasz liczbą książek na regałach: { $books }.
       *[other] Remis na punkty ({ $points }); liczbą książek na regałach ({ $books }) wygrywa { $name }.
    }
    [favourite] { $who ->
        [you] Remis na punkty ({ $points }) i książki ({ $books }); wygrywasz ulubionym tematem: { $loved }.
       *[other] Remis na punkty ({ $points }) i książki ({ $books }); ulubionym tematem ({ $loved }) wygrywa { $name }.
    }
   *[shared] Wspólne zwycięstwo: { $winners }. Remis na punkty ({ $points }), książki ({ $books }) i książki ulubionego tematu ({ $loved }).
}

## Opcje stołu

atheneum-set-up = { $option ->
    [steps] Korzyści i cele
   *[colours] Ulubione tematy
}
atheneum-set-up-choice = { $choice ->
    [steps-free] w dowolnej kolejności
    [steps-strict] najpierw korzyści, potem cele
    [colours-seat] według miejsc
   *[colours-drawn] losowane
}
