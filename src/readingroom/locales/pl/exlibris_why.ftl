# Ex Libris: dlaczego czegoś nie można teraz zrobić.
# $player to imię przy danym miejscu; $player-who to "you" dla miejsca czytającej osoby, inaczej "other" albo "nobody".

## Pomocnicy

exlibris-why-no-plain = Wszyscy Twoi zwykli pomocnicy są już umieszczeni.
exlibris-why-no-special = Nie masz starszego pomocnika do umieszczenia.
exlibris-why-home-full = Wszystkie trzy pola Twojej biblioteki są zajęte.
exlibris-why-not-in-town = Tej lokacji nie ma w mieście: { exlibris-location }.
exlibris-why-snowman = { $player-who ->
    [you] Stoi tam Twój Bałwan: nie można tam umieścić nikogo innego ({ exlibris-location }).
   *[other] Stoi tam Bałwan ({ $player }): nie można tam umieścić nikogo innego ({ exlibris-location }).
}
exlibris-why-one-each = { exlibris-location }: jest tam już jeden z Twoich pomocników. W grze jednoosobowej w lokacji może być tylko jeden.
exlibris-why-ghost-hut = Duch nigdy nie wchodzi do Chaty Wróżbity.
exlibris-why-sasquatch = { exlibris-location }: jest tam przeciwnik, a Wielka Stopa trzyma się z daleka.
exlibris-why-top-bid = Stawka to już { $high }: wyżej licytować nie można.
exlibris-why-full = { $count ->
    [one] { exlibris-location }: jedyne pole jest zajęte.
    [few] { exlibris-location }: wszystkie { $count } pola są zajęte.
    [many] { exlibris-location }: wszystkie { $count } pól jest zajętych.
   *[other] { exlibris-location }: wszystkie pola ({ $count }) są zajęte.
}
exlibris-why-guild-home = { $assistant ->
    [special] Starszego pomocnika nie ma w Twojej bibliotece, a Gildia przenosi tylko stamtąd.
   *[plain] W Twojej bibliotece nie ma zwykłego pomocnika, a Gildia przenosi tylko stamtąd.
}
exlibris-why-guild-nobody = { exlibris-location }: nie ma tam pomocnika przeciwnika do zastąpienia.
exlibris-why-outbid = Stawka to już { $high }, więc { $number } nie wystarczy: trzeba licytować wyżej.
exlibris-why-space-closed = Przy tak małej liczbie graczy pole { $number } jest zamknięte.
exlibris-why-space-held = Pole { $number } jest zajęte.
exlibris-why-space-same = Wolne pola niczym się tu nie różnią: weź to, które gra proponuje.
exlibris-why-oust-there = Miejsca może ustąpić tylko pomocnik przeciwnika z tej lokacji.
exlibris-why-lodge-own = Do domu można odesłać tylko własnego pomocnika.
exlibris-why-lodge-once = Jeden pomocnik już wrócił do domu: Klub pozwala na to raz.
exlibris-why-lodge-away = Tego pomocnika nie ma w żadnej lokacji.
exlibris-why-lodge-itself = Pomocnik, który jest w Klubie, zostaje na miejscu.

## Katalogi, osoby, biblioteki

exlibris-why-not-offered = Tej biblioteki nie ma do wyboru.
exlibris-why-named = { $player-who ->
    [you] Ten katalog jest już podany przez Ciebie.
   *[other] Ten katalog jest już podany ({ $player }): wszystkie muszą być różne.
}
exlibris-why-yourself = Nie można wskazać siebie.
exlibris-why-asked-already = Próba kradzieży już była: { $player }.
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
exlibris-why-shelved = Karta jest już umieszczona na półce.
exlibris-why-shelve-later = Kartę umieszcza się na półce w akcji pomocnika: najpierw umieść pomocnika, na przykład w domu.
exlibris-why-not-got = Teraz na półce można umieścić tylko kartę właśnie zdobytą.
exlibris-why-not-in-hand = Nie masz tej karty na ręce: { $card }.
exlibris-why-not-here = Tej karty nie ma w tej lokacji: { $card } ({ exlibris-location }).
exlibris-why-not-laid-out = Tej karty nie ma wśród kart do wyboru: { $card }.
exlibris-why-not-showing = { $card }: brak książki z tego katalogu ({ exlibris-category }).
exlibris-why-hand-only = { $card } stoi na półce: tu trzeba karty z ręki.
exlibris-why-buried = { $card } jest zabalsamowana: z półki może zejść tylko karta wierzchnia.
exlibris-why-not-yours = Nie masz tej karty ani na ręce, ani na półkach: { $card }.

## Półki

exlibris-why-not-touching = Karta musi stykać się z inną kartą na półkach: z lewej, z prawej, od góry albo od dołu.
exlibris-why-fourth-row = To byłby czwarty rząd, a w biblioteczce są najwyżej trzy.
exlibris-why-too-wide = Biblioteczka nie może być szersza (najwięcej kart w rzędzie: { $most }).
exlibris-why-place-held = Stoi tam już karta.
exlibris-why-first-card = Pierwsza karta trafia na podświetlone miejsce; biblioteczka rośnie wokół niej.
exlibris-why-not-emptied = Karta trafia na miejsce zwolnione przez przesunięcie.
exlibris-why-splits = Biblioteczka rozpadłaby się na więcej części niż przedtem.
exlibris-why-mummy-only = Tylko Mumia balsamuje karty.
exlibris-why-no-grave = Nie stoi tam żadna karta.
exlibris-why-buried-once = Jedna karta jest tam już zabalsamowana: więcej się nie da.
exlibris-why-no-shift = Takie przesunięcie nie zrobi miejsca dla karty.
exlibris-why-not-on-shelf = Nie masz tej karty na półkach: { $card }.
exlibris-why-lodge-shelved = Jedna karta na półkach jest już przełożona: Klub pozwala na to raz.
exlibris-why-in-group = { $card } należy już do grupy.
exlibris-why-not-beside-group = { $card } nie styka się z grupą.
exlibris-why-stuck = Karty { $card } nie da się przesunąć bez rozdzielenia biblioteczki.
exlibris-why-no-run = Na tej karcie ciąg nie może się kończyć: { $card }.
exlibris-why-no-slide = Coś stoi na drodze albo biblioteczka by się rozpadła.
exlibris-why-same-card = Karty nie można zamienić na nią samą.
exlibris-why-turned = { $card } jest już wybrana.
exlibris-why-face-down = { $card } jest już zakryta.
