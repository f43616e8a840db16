returns-book = book { $number }
returns-books = { $number }
returns-zone = { $zone ->
    [trolley] The trolley
   *[taken] Taken
}
returns-prompt-take = { $left } left. How many do you take?
returns-prompt-over = The game is over.
returns-option = take { $number }
returns-forced = There is only one left.
returns-event-take = { $player-who ->
    [you] You take { $card }.
   *[other] { $player } takes { $card }.
}
returns-event-last = The trolley is empty.
returns-sheet = Books taken
returns-place = { $place }. { player }
returns-verdict = { $player-who ->
    [you] You took the last book: you win.
   *[other] { $player } took the last book and wins.
}
