# Stół Atheneum w przeglądarce: co się naciska, co widać w powiększeniu i co jest objaśnione.
# $colour to klucz koloru albo any; $compartment, $token, $books i $parts są już słowami.

## Książki

# Co stoi na grzbiecie książki: jedna litera, a tam, gdzie jedna nie odróżniłaby kolorów, dwie.
atheneum-letter = { $colour ->
    [turquoise] T
    [green] Z
    [purple] F
    [pink] R
   *[black] C
}

## Co by przepadło

atheneum-lost-books = { $number ->
    [one] { $number } { $colour ->
        [turquoise] turkusową książkę
        [green] zieloną książkę
        [purple] fioletową książkę
        [pink] różową książkę
        [black] czarną książkę
       *[any] książkę w dowolnym kolorze
    }
    [few] { $number } { $colour ->
        [turquoise] turkusowe książki
        [green] zielone książki
        [purple] fioletowe książki
        [pink] różowe książki
        [black] czarne książki
       *[any] książki w dowolnym kolorze
    }
    [many] { $number } { $colour ->
        [turquoise] turkusowych książek
        [green] zielonych książek
        [purple] fioletowych książek
        [pink] różowych książek
        [black] czarnych książek
       *[any] książek w dowolnym kolorze
    }
   *[other] { $number } { $colour ->
        [turquoise] turkusowej książki
        [green] zielonej książki
        [purple] fioletowej książki
        [pink] różowej książki
        [black] czarnej książki
       *[any] książki w dowolnym kolorze
    }
}
atheneum-missing-books = { $number ->
    [one] { $number } { $colour ->
        [turquoise] turkusowej książki
        [green] zielonej książki
        [purple] fioletowej książki
        [pink] różowej książki
        [black] czarnej książki
       *[any] książki w dowolnym kolorze
    }
    [few] { $number } { $colour ->
        [turquoise] turkusowych książek
        [green] zielonych książek
        [purple] fioletowych książek
        [pink] różowych książek
        [black] czarnych książek
       *[any] książek w dowolnym kolorze
    }
    [many] { $number } { $colour ->
        [turquoise] turkusowych książek
        [green] zielonych książek
        [purple] fioletowych książek
        [pink] różowych książek
        [black] czarnych książek
       *[any] książek w dowolnym kolorze
    }
   *[other] { $number } { $colour ->
        [turquoise] turkusowej książki
        [green] zielonej książki
        [purple] fioletowej książki
        [pink] różowej książki
        [black] czarnej książki
       *[any] książki w dowolnym kolorze
    }
}
atheneum-lost-bound = { $number ->
    [one] { $number } książkę w dowolnym kolorze (przegroda { $compartment })
    [few] { $number } książki w dowolnym kolorze (przegroda { $compartment })
    [many] { $number } książek w dowolnym kolorze (przegroda { $compartment })
   *[other] { $number } książki w dowolnym kolorze (przegroda { $compartment })
}
atheneum-lost-token = żeton bonusu ({ $token })
atheneum-lost-moves = { $number ->
    [one] przestawienie { $number } książki
    [few] przestawienie { $number } książek
    [many] przestawienie { $number } książek
   *[other] przestawienie { $number } książki
}
atheneum-lost-draws = { $number ->
    [one] { $number } żeton bonusu do dobrania
    [few] { $number } żetony bonusu do dobrania
    [many] { $number } żetonów bonusu do dobrania
   *[other] { $number } żetonu bonusu do dobrania
}
atheneum-lost-goal = { $objective } ({ atheneum-points }{ $leaves ->
    [yes] , znika po tej turze
   *[no] {""}
})

## Cele w powiększeniu

atheneum-web-goal-title = Cel { $objective }: { atheneum-points }{ $wand ->
    [yes] {" "}i różdżka
   *[no] {""}
}
atheneum-web-anywhere = dowolna przegroda
atheneum-web-asks = Ma stać, tak jak na rysunku: { $parts }.
atheneum-web-missing = { $where ->
    [anywhere] Jeszcze brakuje: { $books }.
    [nearest] Jeszcze brakuje tam, gdzie najbliżej do celu ({ $compartment }): { $books }.
   *[there] Jeszcze brakuje ({ $compartment }): { $books }.
}
atheneum-web-or = albo
atheneum-web-colour-first = Najpierw wybierz kolor, potem przeciągnij.
atheneum-web-props = { $number ->
    [one] Najpierw pod spodem albo obok musi stanąć jeszcze { $number } książka, w dowolnym kolorze.
    [few] Najpierw pod spodem albo obok muszą stanąć jeszcze { $number } książki, w dowolnym kolorze.
    [many] Najpierw pod spodem albo obok musi stanąć jeszcze { $number } książek, w dowolnym kolorze.
   *[other] Najpierw pod spodem albo obok musi stanąć jeszcze { $number } książki, w dowolnym kolorze.
}
atheneum-web-in-the-way = { $number ->
    [one] Na przeszkodzie stoi książka w innym kolorze: trzeba by ją przestawić.
    [few] Na przeszkodzie stoją { $number } książki w innych kolorach: trzeba by je przestawić.
    [many] Na przeszkodzie stoi { $number } książek w innych kolorach: trzeba by je przestawić.
   *[other] Na przeszkodzie stoi { $number } książki w innych kolorach: trzeba by je przestawić.
}
atheneum-web-fulfilled = { $wands ->
    [0] Spełniony, ale zaliczenie kosztuje różdżkę, a nie masz żadnej.
   *[other] Spełniony: naciśnij go w swojej turze, aby go zaliczyć. Kosztuje to różdżkę.
}
atheneum-web-leaves-in = { $turns ->
    [one] Znika po tej turze.
    [few] Znika za { $turns } tury, wliczając bieżącą.
    [many] Znika za { $turns } tur, wliczając bieżącą.
   *[other] Znika za { $turns } tury, wliczając bieżącą.
}
atheneum-web-stays = Zostaje do końca gry.

## Branie i ustawianie

atheneum-web-which = W jakim kolorze?
atheneum-web-which-ask = W jakim kolorze ma być ta książka?{ $own ->
    [0] {""}
   *[other] {" "}(Masz już osobno: { $colours }.)
}
atheneum-web-where-else = { $piece ->
    [pair] Gdzie przestawiasz parę { $left } + { $right }? Wskaż punkt między dwoma miejscami.
   *[book] Gdzie przestawiasz { $left-book }?
}
atheneum-web-stay = Zostaw na miejscu
atheneum-web-aside = Odłóż na bok
atheneum-web-rearrange-how = { $can ->
    [yes] { $number ->
        [one] Możesz przestawić { $number } książkę: naciśnij na regale książkę w ramce, a potem jej nowe miejsce.
        [few] Możesz przestawić { $number } książki: naciśnij na regale książkę w ramce, a potem jej nowe miejsce.
        [many] Możesz przestawić { $number } książek: naciśnij na regale książkę w ramce, a potem jej nowe miejsce.
       *[other] Możesz przestawić { $number } książki: naciśnij na regale książkę w ramce, a potem jej nowe miejsce.
    }
   *[no] { $number ->
        [1] Żadnej książki z regału nie da się teraz przestawić: każda podpiera inną albo należy do pary, która liczy się jako 2.
       *[other] Żadnej książki z regału nie da się teraz przestawić: każda podpiera inną.
    }
}
atheneum-web-favourite = Twój ulubiony temat: { $colour-subject } ({ $colour }). Na koniec każda jego książka, która styka się z inną, daje 1 punkt; teraz: { $points }.

## Karty

atheneum-web-revealed = Karty są odkryte
atheneum-web-gives = { $player-who ->
    [you] Twoja karta
   *[other] daje Ci { $player }
}
atheneum-web-last-card = druga karta zostanie odrzucona
atheneum-web-sign = { $sign ->
    [sections] Karta ma trzy pola: żółte jest dla tego, kto ją zagrywa, szare dla osoby po lewej, niebieskie dla osoby po prawej.
    [any] Książka w dowolnym kolorze.
    [any-in] Książka w dowolnym kolorze do zaznaczonej przegrody.
    [rearrange] Przestawianie: wyjmij z regału najwyżej tyle książek i ustaw je gdzie indziej.
    [bonus] Żeton bonusu do dobrania. Wykorzystaj go tak, jak wskazuje, albo postaw jako świecę.
    [wand] Różdżka: zaliczenie każdego celu kosztuje jedną.
    [side-shelf] Regał boczny z własną przegrodą i dwoma miejscami na świece.
    [points] Punkty od razu.
    [spider] Pająk: zapełnij jego przegrodę, a złapiesz go i coś Ci przyniesie.
    [candle] Świeca: na koniec warta tyle punktów, ile stoi obok niej.
   *[favourite] Twój ulubiony temat i liczba jego książek, które stykają się z inną: na koniec po 1 punkcie.
}

## Na całym stole

atheneum-web-turn = { $phase ->
    [over] Koniec gry
   *[other] Tura { $turn }/10 · { $phase }
}
atheneum-web-goals = Cele
atheneum-web-goal = { $how ->
    [score] Zalicz
    [scored] zaliczony
    [wand] brak różdżki
    [book] ta wystarczy
    [pair] para wystarczy
    [leaving] znika
   *[fulfilled] spełniony
}
atheneum-web-lacks = brakuje { $count }
atheneum-web-leaves = znika po tej turze
atheneum-web-any = dowolna
atheneum-web-slot = { $slot }: { $book }
atheneum-web-slot-pair = { $slot }: { $book }, w parze { $pair }
atheneum-web-candle = Miejsce na świecę { $slot } ({ atheneum-points }): { $lit ->
    [yes] świeca się pali
   *[no] wolne
}
atheneum-web-lit = zapalone świece: { $lit } z { $all }
atheneum-web-bay = { $compartment }, { atheneum-points }{ $full ->
    [yes] , przegroda pełna
   *[no] {""}
}{ $spider ->
    [yes] , mieszka tu pająk
   *[no] {""}
}
atheneum-web-room = miejsce na regał boczny
atheneum-web-tray = Do wykorzystania w tej turze
atheneum-web-turn-round = Odwróć parę
atheneum-web-hand = Twoja ręka
atheneum-web-chosen = Wybrana karta: { $card }.
atheneum-web-cards = Karty, z których korzystasz
atheneum-web-now = Gdyby gra skończyła się teraz
atheneum-web-course = Wynik, gdyby gra skończyła się po danej turze.
atheneum-web-course-step = Tura
atheneum-web-line = { $line ->
    [track] Punkty na torze
    [favourite] Stykające się ulubione
    [compartments] Pełne przegrody
    [candles] Świece
    [wands] Różdżki na ręce
   *[total] Razem
}
atheneum-web-points = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
atheneum-web-touch = stykających się: { $count }
atheneum-web-doing = { $doing ->
    [draft-busy] wybiera
    [draft-done] gotowe
    [work-busy] układa
   *[work-done] koniec
}
atheneum-web-end = Zakończ turę
atheneum-web-left = zostało: { $count }
atheneum-web-lost = { $lost ->
    [0] {""}
   *[other] Stracisz { $what }.{" "}
}{ $unscored ->
    [0] {""}
   *[other] Spełnione, a jeszcze niezaliczone: { $goals }.{" "}
}Zakończyć turę mimo to?
atheneum-web-end-anyway = Zakończ mimo to
atheneum-web-not-yet = Jeszcze nie
atheneum-web-track = Tor punktacji
atheneum-web-brings = spełnia cel, { atheneum-points }
atheneum-web-catches = łapie pająka
atheneum-web-gets = { $name } dostaje
atheneum-web-side = { $side ->
    [left] { $name } – po lewej
   *[right] { $name } – po prawej
}
atheneum-web-play-ask = { $seats ->
    [2] Zagrać { $card }? { $left } zyskuje: { $grey }, { $blue }.
   *[other] Zagrać { $card }? { $left } zyskuje: { $grey }; { $right }: { $blue }.
}
atheneum-web-play = Zagraj { $card }
atheneum-web-put-back = Odłóż
atheneum-web-reset = Tura od nowa
atheneum-web-reset-ask = Cofnąć wszystko, co w tej turze da się cofnąć (kroki: { $count })?
atheneum-web-reset-yes = Cofnij wszystko
atheneum-web-turn-short = { $phase ->
    [over] Koniec
   *[other] Tura { $turn }/10
}
atheneum-web-where = { $piece ->
    [pair] Gdzie ustawiasz parę { $left } + { $right }? Wskaż punkt między dwoma miejscami.
    [candle] Gdzie stawiasz świecę?
   *[book] Gdzie ustawiasz { $left-book }?
}
atheneum-web-lens = Przyjrzyj się
atheneum-web-filled = Książki: { $books } z { $slots }. Za pełną przegrodę: { atheneum-points }.
