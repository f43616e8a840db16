# Atheneum: książki, karty, pytania, możliwości, wydarzenia i podliczanie punktów.
# $player to imię przy miejscu; $player-who to "you" dla miejsca osoby czytającej, inaczej "other" albo "nobody".
# $colour, $left, $right, $compartment, $card, $token i $benefit są już słowami.

## Rzeczy

atheneum-colour = { $colour ->
    [turquoise] turkus
    [green] zieleń
    [purple] fiolet
    [pink] róż
   *[black] czerń
}
    .subject = { atheneum-subject }
    .book = { $colour ->
        [turquoise] turkusową książkę
        [green] zieloną książkę
        [purple] fioletową książkę
        [pink] różową książkę
       *[black] czarną książkę
    }
atheneum-subject = { $colour ->
    [turquoise] Biografie i wspomnienia
    [green] Traktaty o stworzeniach fantastycznych
    [purple] Folklor i fanfiki
    [pink] Publikacje o zjawiskach paranormalnych
   *[black] Rzadkie rękopisy
}
atheneum-compartment = { $compartment ->
    [lower-left] lewa dolna
    [lower-right] prawa dolna
    [middle] środkowa
    [upper-left] lewa górna
    [upper-right] prawa górna
    [side-1] regał boczny 1
   *[side-2] regał boczny 2
}
    .letter = { $compartment ->
        [lower-left] a
        [lower-right] b
        [middle] c
        [upper-left] d
        [upper-right] e
        [side-1] f
       *[side-2] g
    }
atheneum-card = { $card }
atheneum-study = { $card } – Ty: { $yellow }; sąsiad z prawej: { $blue }; sąsiad z lewej: { $grey }
atheneum-pair = { $one } + { $other }
atheneum-some = { $number ->
    [1] { $benefit }
   *[other] { $number } × { $benefit }
}
atheneum-card-hidden = kartę
atheneum-token = { $kind ->
    [wand] różdżka
    [any] dowolna książka
    [rearrange-4] przestawianie 4
   *[side-shelf] regał boczny
}
atheneum-benefit = { $kind ->
    [any] dowolna książka
    [side-shelf] regał boczny
    [wand] różdżka
   *[bonus] żeton bonusu
}
atheneum-benefit-bound = dowolna książka ({ $compartment })
atheneum-benefit-rearrange = przestawianie { $number }
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
    [left] karty idą w lewo ({ $player })
   *[right] karty idą w prawo ({ $player })
}
atheneum-anywhere = gdziekolwiek
atheneum-scored-by = zaliczony: { $names }
atheneum-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
atheneum-with-wand = { $points }, różdżka
atheneum-shelf-of = { $player-who ->
    [you] Twoje regały
   *[other] Regały: { $player }
}
atheneum-wands = różdżki: { $wands } na ręce, { $supply } w zasobach
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
   *[work] układanie
}
atheneum-ready = gotowe
atheneum-worth = { $points } pkt
atheneum-at-hand = Do wykorzystania
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
atheneum-menu-place = Numer z regału albo miejsce (a1: lewa dolna); undo odkłada z powrotem.
atheneum-menu-take = Ustaw
atheneum-menu-remove = Wyjmij
atheneum-menu-token = Bonus
atheneum-menu-score = Zalicz
atheneum-menu-finish = Koniec

## Stół w słowach

atheneum-zone = { $zone ->
    [phase] Tura
    [row] Cele
    [played] Karty zagrane w tej turze
    [hand] Ręka
    [ready] Do wykorzystania
    [desk] Regały
    [discard] Odrzucone karty nauki
    [gone] Cele, których już nie ma
   *[used] Odrzucone żetony bonusu
}
atheneum-objective = { $objective } ({ atheneum-points }{ $wand ->
    [yes] {" "}i różdżka
   *[no] {""}
}): { $parts }{ $done ->
    [yes] {" "}– zaliczony: { $scored }
   *[no] {""}
}
atheneum-part = { $rows } ({ $where })
atheneum-row = { $books }
atheneum-row-any = { $number ->
    [1] dowolna książka
   *[other] dowolne książki: { $number }
}
atheneum-row-below = poniżej: { $row }
atheneum-any-book = dowolna książka
atheneum-any-slot = cokolwiek
atheneum-favourite = ulubiony temat: { $colour-subject } ({ $colour })
atheneum-shelf = { $letter }, { $compartment } ({ atheneum-points }{ $spider ->
    [yes] , pająk
   *[no] {""}
}): { $levels }
atheneum-level = od { $first } do { $last }: { $books }
atheneum-level-empty = od { $first } do { $last }: pusto
atheneum-empty = pusto
atheneum-drawn = dobrane żetony: { $tokens }
atheneum-candles = miejsca na świece: { $slots }
atheneum-candle-slot = { $slot } { $lit ->
    [yes] świeca ({ $points })
   *[no] wolne ({ $points })
}

## Pytania

atheneum-prompt-choose = Którą kartę zagrywasz? (Nikt jej nie zobaczy, zanim wszyscy wybiorą.)
atheneum-prompt-work = Twoja tura: co teraz?{ $steps ->
    [strict] {" "}(Ścisłe kroki: po pierwszym zaliczonym celu nie można już nic wykorzystać.)
   *[free] {""}
}
atheneum-prompt-score-more = Zaliczanie celów trwa: zalicz następny cel albo zakończ turę.
atheneum-prompt-place = { $piece ->
    [book] Gdzie ustawiasz { $colour-book }?
    [bound] Gdzie w przegrodzie { $compartment-letter } ({ $compartment }) ustawiasz { $colour-book }?
   *[pair] Gdzie ustawiasz parę { $left } + { $right }? Wskaż miejsce lewej książki.
}
atheneum-prompt-reward = Pająk złapany! Co Ci przynosi?
atheneum-prompt-light = Gdzie stawiasz świecę ({ $token })?
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
atheneum-option-take = ustaw: { $colour }
    .short = { $colour }
atheneum-option-take-bound = ustaw: { $colour } ({ $compartment })
    .short = { $colour } ({ $compartment })
atheneum-option-take-pair = ustaw: { $left } + { $right }
    .short = { $left } + { $right }
atheneum-option-candle = { $token } jako świeca
atheneum-option-score = zalicz { $objective }, { atheneum-points }{ $wand ->
    [yes] {" "}i różdżka
   *[no] {""}
}
    .short = { $objective }, { atheneum-points }{ $wand ->
        [yes] {" "}i różdżka
       *[no] {""}
    }
atheneum-option-choose = { $card }
    .short = { $card-key }
atheneum-option-capture = { $kind ->
    [wand] różdżkę
    [bonus] żeton bonusu
    [any] książkę w dowolnym kolorze
   *[side-shelf] regał boczny
}
atheneum-option-on = miejsce { $slot }, { atheneum-points }
atheneum-option-at = { $slot } ({ $compartment })
    .short = { $slot }
atheneum-option-remove = wyjmij { $slot }: { $colour }
    .short = { $slot } { $colour }

## Tylko jedna możliwość

atheneum-forced-place = Było tylko jedno miejsce: { $option }.
atheneum-forced-reward = Pająk mógł przynieść tylko jedno: { $option }.
atheneum-forced-light = Wolne było tylko jedno miejsce na świecę: { $option }.
atheneum-forced-choose = To była jedyna karta: { $option }.
atheneum-forced-work = Nie było już nic do zrobienia.
atheneum-unused = To, czego nie wykorzystasz, przepadnie. Wpisz jeszcze raz, jeśli tak ma być.
atheneum-unused-score = Po zaliczeniu celu nie można już nic wykorzystać, a zostały Ci jeszcze korzyści. Wpisz jeszcze raz, jeśli tak ma być.

## Co się stało

atheneum-event-colour = { $player-who ->
    [you] Twój ulubiony temat: { $colour-subject } ({ $colour }).
   *[other] Ulubiony temat ({ $player }): { $colour-subject } ({ $colour }).
}
atheneum-event-objective = Nowy cel: { $objective }.
atheneum-event-retire = { $wands ->
    [0] Odrzucony cel: { $objective }.
   *[other] Odrzucony cel: { $objective }; { $wands ->
        [one] { $wands } różdżka wraca do zasobów.
        [few] { $wands } różdżki wracają do zasobów.
        [many] { $wands } różdżek wraca do zasobów.
       *[other] { $wands } różdżki wraca do zasobów.
    }
}
atheneum-event-phase = Zaczyna się faza { $phase }: sześć nowych kart dla każdego.
atheneum-event-deal = { $player-who ->
    [you] Dostajesz { $card }.
   *[other] { $player } dostaje { $card }.
}
atheneum-event-pass = { $player-who ->
    [you] Przekazujesz { $card } dalej ({ $receiver }).
   *[other] { $receiver-who ->
        [you] { $player } przekazuje Ci { $card }.
       *[other] { $player } przekazuje { $card } dalej ({ $receiver }).
    }
}
atheneum-event-turn = Tura { $turn }.
atheneum-event-choose = { $player-who ->
    [you] Wybierasz { $card }.
   *[other] { $player } wybiera { $card }.
}
atheneum-event-reveal = { $player-who ->
    [you] Zagrywasz { $card }.
   *[other] { $player } zagrywa { $card }.
}
atheneum-event-last = { $player-who ->
    [you] Twoja ostatnia karta, { $card }, zostaje odrzucona.
   *[other] { $player }: ostatnia karta, { $card }, zostaje odrzucona.
}
atheneum-event-benefit = { $player-who ->
    [you] Dostajesz: { $benefits } ({ $card }, { $section ->
        [yellow] żółte pole
        [blue] niebieskie pole
       *[grey] szare pole
    }).
   *[other] { $player } dostaje: { $benefits } ({ $card }, { $section ->
        [yellow] żółte pole
        [blue] niebieskie pole
       *[grey] szare pole
    }).
}
atheneum-event-lost = { $player-who ->
    [you] Przepada Ci: { $benefit }.
   *[other] { $player }: przepada { $benefit }.
}
atheneum-event-shelve = { $player-who ->
    [you] Ustawiasz { $colour-book } na { $slot }.
   *[other] { $player } ustawia { $colour-book } na { $slot }.
}
atheneum-event-shelve-pair = { $player-who ->
    [you] Ustawiasz parę od { $slot }: { $left } + { $right }.
   *[other] { $player } ustawia parę od { $slot }: { $left } + { $right }.
}
atheneum-event-reshelve-pair = { $player-who ->
    [you] Odstawiasz parę od { $slot }: { $left } + { $right }.
   *[other] { $player } odstawia parę od { $slot }: { $left } + { $right }.
}
atheneum-event-remove = { $player-who ->
    [you] Wyjmujesz { $colour-book } z { $slot }.
   *[other] { $player } wyjmuje { $colour-book } z { $slot }.
}
atheneum-event-remove-pair = { $player-who ->
    [you] Wyjmujesz parę z { $slot }: { $left } + { $right }.
   *[other] { $player } wyjmuje parę z { $slot }: { $left } + { $right }.
}
atheneum-event-capture = { $player-who ->
    [you] Zapełniasz przegrodę { $compartment-letter } ({ $compartment }) i łapiesz pająka.
   *[other] { $player } zapełnia przegrodę { $compartment-letter } ({ $compartment }) i łapie pająka.
}
atheneum-event-reward = { $player-who ->
    [you] Dostajesz od pająka: { $benefit }.
   *[other] { $player } dostaje od pająka: { $benefit }.
}
atheneum-event-draw = { $player-who ->
    [you] Dobierasz żeton bonusu: { $token }.
   *[other] { $player } dobiera żeton bonusu: { $token }.
}
atheneum-event-use = { $player-who ->
    [you] Używasz żetonu: { $token }.
   *[other] { $player } używa żetonu: { $token }.
}
atheneum-event-candle = { $player-who ->
    [you] Zapalasz świecę, na koniec wartą { atheneum-points }.
   *[other] { $player } zapala świecę, na koniec wartą { atheneum-points }.
}
atheneum-event-score = { $player-who ->
    [you] Zaliczasz cel { $objective } za { $points } pkt.
   *[other] { $player } zalicza cel { $objective } za { $points } pkt.
}
atheneum-event-finish = { $player-who ->
    [you] Kończysz turę.
   *[other] { $player } kończy turę.
}
atheneum-event-forfeit = { $player-who ->
    [you] Przepada niewykorzystany żeton bonusu: { $token }.
   *[other] { $player }: przepada niewykorzystany żeton bonusu: { $token }.
}
atheneum-event-return = { $player-who ->
    [you] { $books ->
        [one] Nieustawiona książka wraca do zasobów.
        [few] { $books } nieustawione książki wracają do zasobów.
        [many] { $books } nieustawionych książek wraca do zasobów.
       *[other] { $books } nieustawionej książki wraca do zasobów.
    }
   *[other] { $books ->
        [one] { $player }: { $books } nieustawiona książka wraca do zasobów.
        [few] { $player }: { $books } nieustawione książki wracają do zasobów.
        [many] { $player }: { $books } nieustawionych książek wraca do zasobów.
       *[other] { $player }: { $books } nieustawionej książki wraca do zasobów.
    }
}
atheneum-event-discard = { $player-who ->
    [you] Twoja karta { $card } zostaje odrzucona.
   *[other] { $player }: karta { $card } zostaje odrzucona.
}
atheneum-event-end = Koniec gry.

# Kilka wydarzeń w jednym wierszu
atheneum-log-objectives = { $objectives-count ->
    [1] Nowy cel: { $objectives }.
   *[other] Cele na stole: { $objectives }.
}
atheneum-log-reveal = Karty: { $played }.
atheneum-log-played = { player } { $card }
atheneum-log-benefits = Dostajesz: { $benefits }.
atheneum-log-given = { $section ->
    [yellow] { $benefits }
    [blue] od sąsiada z lewej: { $benefits }
   *[grey] od sąsiada z prawej: { $benefits }
}
atheneum-log-turn = { $player-who ->
    [you] Ty
   *[other] { $player }
}: { $deeds }.
atheneum-log-books = { $number ->
    [one] { $number } książka ustawiona
    [few] { $number } książki ustawione
    [many] { $number } książek ustawionych
   *[other] { $number } książki ustawionej
}
atheneum-log-books-off = { $number ->
    [one] { $number } książka wyjęta
    [few] { $number } książki wyjęte
    [many] { $number } książek wyjętych
   *[other] { $number } książki wyjętej
}
atheneum-deed-capture = złapany pająk ({ $compartment-letter }, { $compartment })
atheneum-deed-candle = zapalona świeca ({ $points } pkt)
atheneum-deed-score = zaliczony cel { $objective } ({ $points } pkt)

## Podliczanie punktów

atheneum-whose = To regały Reading Room (ATH-C4): ich przegrody, punkty i świece mogą być inne niż w pudełku.
atheneum-line = { $line ->
    [track] Na torze: punkty z gry
    [favourite] Stykające się książki ulubionego tematu
    [compartments] Pełne przegrody
    [candles] Świece
   *[wands] Różdżki na ręce
}
atheneum-figure = { $points }
atheneum-figure-sum = { $points } ({ $sum })
atheneum-figure-favourite = { $points } ({ $colour })
atheneum-place = { $place }. { player }: { $points ->
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
    [points] { $player-who ->
        [you] Wygrywasz: { atheneum-points }. Egzamin niestraszny!
       *[other] { $player } wygrywa: { atheneum-points }.
    }
    [books] { $player-who ->
        [you] Przy remisie w punktach ({ $points }) wygrywasz dzięki książkom na regałach: { $books }.
       *[other] Przy remisie w punktach ({ $points }) { $player } wygrywa dzięki książkom na regałach: { $books }.
    }
    [favourite] { $player-who ->
        [you] Przy remisie w punktach ({ $points }) i książkach ({ $books }) wygrywasz dzięki ulubionemu tematowi: { $loved }.
       *[other] Przy remisie w punktach ({ $points }) i książkach ({ $books }) { $player } wygrywa dzięki ulubionemu tematowi: { $loved }.
    }
   *[shared] Wspólne zwycięstwo: { $winners }. Remis w punktach ({ $points }), książkach ({ $books }) i książkach ulubionego tematu ({ $loved }).
}

## Opcje gry

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
