# Ex Libris: dlaczego czegoś nie można teraz zrobić.
# $player to imię przy danym miejscu; $player-who to "you" dla miejsca czytającej osoby, inaczej "other" albo "nobody".

## Pomocnicy

exlibris-why-no-plain = Wszyscy Twoi zwykli pomocnicy są już umieszczeni.
exlibris-why-no-special = Twojego starszego pomocnika nie ma przy Tobie.
exlibris-why-home-full = Wszystkie trzy pola Twojej biblioteczki są zajęte.
exlibris-why-not-in-town = Tej lokacji nie ma w mieście: { exlibris-location }.
exlibris-why-snowman = { $player-who ->
    [you] Stoi tam Twój Bałwan: nikogo innego nie można tam umieścić ({ exlibris-location }).
   *[other] Stoi tam Bałwan ({ $player }): nikogo innego nie można tam umieścić ({ exlibris-location }).
}
exlibris-why-one-each = { exlibris-location }: jest tam już jeden z Twoich pomocników. W grze solo w lokacji może być tylko jeden.
exlibris-why-ghost-hut = Duch nigdy nie wchodzi do Chaty wróżbity.
exlibris-why-sasquatch = { exlibris-location }: jest tam przeciwnik, a Wielka Stopa trzyma się z daleka.
exlibris-why-top-bid = Zalicytowano { $high }: nikt nie może tu dać więcej.
exlibris-why-full = { $count ->
    [one] { exlibris-location }: jedyne pole jest zajęte.
    [few] { exlibris-location }: wszystkie { $count } pola są zajęte.
    [many] { exlibris-location }: wszystkie { $count } pól jest zajętych.
   *[other] { exlibris-location }: wszystkie pola ({ $count }) są zajęte.
}
exlibris-why-guild-home = { $assistant ->
    [special] Starszego pomocnika nie ma w Twojej biblioteczce, a Gildia przenosi tylko stamtąd.
   *[plain] W Twojej biblioteczce nie ma zwykłego pomocnika, a Gildia przenosi tylko stamtąd.
}
exlibris-why-guild-nobody = { exlibris-location }: nie ma tam pomocnika przeciwnika do zastąpienia.
exlibris-why-outbid = Zalicytowano już { $high }, więc { $number } to za mało: trzeba dać więcej.
exlibris-why-space-closed = Przy tak małej liczbie graczy pole { $number } jest zamknięte.
exlibris-why-space-held = Pole { $number } jest zajęte.
exlibris-why-space-same = Wolne pola niczym się tu nie różnią: wybierz to, które jest do wyboru.
exlibris-why-oust-there = Miejsca może ustąpić tylko pomocnik przeciwnika z tej lokacji.
exlibris-why-lodge-own = Do domu można odesłać tylko własnego pomocnika.
exlibris-why-lodge-once = Jeden pomocnik już wrócił do domu: Klub pozwala na to raz.
exlibris-why-lodge-away = Tego pomocnika nie ma w żadnej lokacji.
exlibris-why-lodge-itself = Pomocnik, który jest w Klubie, zostaje na miejscu.

## Katalogi, osoby, biblioteki

exlibris-why-not-offered = Tej biblioteki nie ma do wyboru.
exlibris-why-named = { $player-who ->
    [you] To Twój katalog: już podany.
   *[other] Ten katalog jest już podany ({ $player }): wszystkie muszą być różne.
}
exlibris-why-yourself = Nie można wskazać siebie.
exlibris-why-asked-already = Żądanie już padło: { $player }.
exlibris-why-not-beside = { $player } nie ma tu pomocnika ({ exlibris-location }).
exlibris-why-drawn = Karta jest już dobrana.
exlibris-why-pile-empty = Nie ma już kart do dobrania.
exlibris-why-give-more = { $count ->
    [one] Najpierw jeszcze { $count } karta.
    [few] Najpierw jeszcze { $count } karty.
    [many] Najpierw jeszcze { $count } kart.
   *[other] Najpierw jeszcze { $count } karty.
}
exlibris-why-must = Tego nie można pominąć: wybierz jedną możliwość.

## Karty

exlibris-why-no-hand = Nie masz kart na ręce.
exlibris-why-nothing-up = Najpierw wybierz kartę na półkę, a potem jej miejsce.
exlibris-why-shelved = Karta jest już odłożona na półkę.
exlibris-why-shelve-later = Karty odkłada się na półkę w akcji pomocnika: najpierw umieść pomocnika, na przykład w domu.
exlibris-why-not-got = Teraz można odłożyć na półkę tylko kartę właśnie zdobytą.
exlibris-why-not-in-hand = Tej karty nie ma w Twojej ręce: { $card }.
exlibris-why-not-here = Tej karty nie ma w tej lokacji: { $card } ({ exlibris-location }).
exlibris-why-not-laid-out = Tej karty nie ma wśród kart do wyboru: { $card }.
exlibris-why-not-showing = { $card }: brak księgi z tego katalogu ({ exlibris-category }).
exlibris-why-hand-only = { $card } leży na półce: można dać tylko kartę z ręki.
exlibris-why-buried = { $card } jest zagrzebana: z półki może zejść tylko wierzchnia karta.
exlibris-why-not-yours = Tej karty nie ma ani w Twojej ręce, ani na Twojej półce: { $card }.

## Półka

exlibris-why-not-touching = Karta musi stykać się z inną kartą na półce: z lewej, z prawej, od góry albo od dołu.
exlibris-why-fourth-row = To byłby czwarty rząd: na półce mieszczą się najwyżej trzy.
exlibris-why-too-wide = Liczba kart w rzędzie to już { $most }: szerzej się nie da.
exlibris-why-place-held = Leży tam już karta.
exlibris-why-first-card = Pierwsza karta trafia na świecące miejsce; półka rośnie wokół niej.
exlibris-why-not-emptied = Karta trafia na miejsce zwolnione przez przesunięcie.
exlibris-why-splits = Półka rozpadłaby się na więcej części niż przedtem.
exlibris-why-mummy-only = Tylko Mumia zagrzebuje karty.
exlibris-why-no-grave = Nie ma tam żadnej karty.
exlibris-why-buried-once = Jedna karta jest tam już zagrzebana: więcej się nie da.
exlibris-why-no-shift = Takie przesunięcie nie zrobi miejsca dla karty.
exlibris-why-not-on-shelf = Tej karty nie ma na Twojej półce: { $card }.
exlibris-why-lodge-shelved = Jedna karta na półce jest już przełożona: Klub pozwala na to raz.
exlibris-why-in-group = { $card } należy już do grupy.
exlibris-why-not-beside-group = { $card } nie styka się z grupą.
exlibris-why-stuck = { $card } nie może się przesunąć bez rozdzielenia półki.
exlibris-why-no-run = Na tej karcie rząd nie może się kończyć: { $card }.
exlibris-why-no-slide = Coś stoi na drodze albo półka by się rozpadła.
exlibris-why-same-card = Karty nie można zamienić na nią samą.
exlibris-why-turned = { $card } jest już wybrana.
exlibris-why-face-down = { $card } jest już zakryta.
