returns-book = książka { $number }
returns-books = { $number }
returns-zone = { $zone ->
    [trolley] Wózek
   *[taken] Wzięte książki
}
returns-prompt-take = Zostało: { $left }. Ile bierzesz?
returns-prompt-over = Koniec gry.
returns-option = wziąć { $number }
returns-forced = Została tylko jedna.
returns-event-take = { $player-who ->
    [you] Bierzesz: { $card }.
   *[other] { $player } bierze: { $card }.
}
returns-event-last = Wózek jest pusty.
returns-sheet = Wzięte książki
returns-place = { $place }. { player }
returns-verdict = { $player-who ->
    [you] Ostatnia książka jest Twoja: wygrywasz.
   *[other] { $player } bierze ostatnią książkę i wygrywa.
}
