returns-book = livre { $number }
returns-books = { $number }
returns-zone = { $zone ->
    [trolley] Le chariot
   *[taken] Livres pris
}
returns-prompt-take = Il en reste { $left }. Combien en prenez-vous ?
returns-prompt-over = La partie est finie.
returns-option = en prendre { $number }
returns-forced = Il n’en reste qu’un.
returns-event-take = { $player-who ->
    [you] Vous prenez le { $card }.
   *[other] { $player } prend le { $card }.
}
returns-event-last = Le chariot est vide.
returns-sheet = Livres pris
returns-place = { $place }. { player }
returns-verdict = { $player-who ->
    [you] Vous avez pris le dernier livre : vous gagnez.
   *[other] { $player } a pris le dernier livre et gagne.
}
