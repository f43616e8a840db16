# What all games share: people, playing in the terminal, and what is said when something cannot be done.

zone-hidden = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
list-and = { $head } and { $tail }
labelled = { $label }: { $text }
player = { $player-who ->
    [you] you
   *[other] { $player }
}

## Playing in the terminal

play-unfinished = { $count ->
    [one] A game was left unfinished. Go on with it: { $command }
   *[other] { $count } games were left unfinished. Go on with the last one: { $command }
} ({ $file })
play-resumed = Welcome back. You go on with { $file }.
play-dropped = Your last move was only half written when the game ended: “{ $text }”. Make it again.
play-more = { $count ->
    [one] … one earlier line (type log)
   *[other] … { $count } earlier lines (type log)
}
play-undone = Taken back.
play-options = Table options: { $options }
play-option = { $option }: { $choice }
play-saved = Every move is already on disk: { $file }
play-copied = A copy of the record was saved to { $file }.
play-kept = Your game is kept. Go on with: { $command }
play-scoring = Final scoring
play-record = To see it again: { $command }
play-help =
    Type the number of your choice, its text, or the beginning of it.{ play-help-numbers }
      ?          what this question is about, and the rule behind it
      ? { $rule }   one rule
      rules      all of them
      table      the whole table
      { play-help-own }
      log        all that has happened
      undo       take back what revealed nothing yet
      save FILE  keep a copy of the record
      quit       leave; the game is kept
play-help-numbers = { $game ->
    [biblios] {" "}For a bid, type the number.
   *[other] {""}
}
play-help-own = { $game ->
    [atheneum] shelves    all shelves and signs
    [exlibris] hand       your cards, with the titles of their books
   *[other] reserve    your cards
}

## The room in the browser

serve-open = Reading Room is open: { $address }
serve-friends = Friends can join at { $addresses } (send them the link of your table).
serve-alone = For now, only this computer can open the room. To let friends on your network join, use the switch beside the link of your table, or start with: { $command }
serve-no-network = No network was found, so only this computer can open the room.
serve-kept = Games are kept in { $folder }.
serve-no-pages = The pages are not built yet: start it with ./play, which builds them.
serve-close = Ctrl-C closes the room; games resume where they left off.
serve-goodbye = The room is closed. All games are kept. Goodbye!

## Replaying

replay-step = Move { $step } of { $last }
replay-keys = Enter: next · b: back · g 12: go to move 12 · e: end · q: quit
replay-waiting = To move: { $names }.
replay-undone = { $name } takes the last move back.

## The other commands

games-seats = for { $least } to { $most } players
games-bots = Bots:
games-bot = { $bot ->
    [search] thinks ahead: tries its moves in imagined games
    [greedy] well read: takes what looks best at the moment
    [random] scatterbrained: plays anything that is allowed
   *[other] { $bot }
}
games-best = plays best: { $games }
deck-good = { $file } is a valid deck for { $game } (id { $deck }).
score-heading = Final scoring of { $game ->
    [biblios] Biblios
    [exlibris] Ex Libris
   *[atheneum] Atheneum
}

## When something cannot be done: the game

error-game = There is no game “{ $game }”. Choose from: { $known }.
error-seats = This game is for { $least } to { $most } players, not { $seats }.
error-option = There is no table option “{ $option }”. Choose from: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”. It can be: { $known }.
error-option-seats = { $seats ->
    [1] With one player
   *[other] With { $seats } players
}, the option { $option } cannot be “{ $value }”. It can be: { $known }.
error-option-form = “{ $text }” is not an option. Write it as NAME=VALUE, as in penalty=bluff.
error-no-seat = There is no seat { $seat }. Seats are numbered from 0 to { $last }.
error-not-asked = { $turn ->
    [none] The game is over: “{ $tried }” cannot be played any more.
   *[other] It is not the turn of seat { $seat } but of seat { $turn }: “{ $tried }” cannot be played now.
}
error-illegal = “{ $tried }” cannot be played now. What can be: { $legal }.
error-action-number = There is no action number { $number }: they go from 0 to { $last }.
error-action-text = { $near ->
    [none] “{ $text }” is not an action.
   *[other] “{ $text }” is not an action. Near it: { $near }.
}
error-undo = There is nothing you can take back: your last move is final.
error-bot = There is no bot “{ $bot }”. Choose from: { $known }.
error-bot-game = The bot { $bot } does not play { $game }.
error-deck = The deck { $file } cannot be used: { $what }
error-name = A name needs at least one letter.

## Why not?

why-over = The game is over.
why-turn = It is not your turn. Waiting for { $players }.
why-waiting = You have done your part. Waiting for { $players }.
why-watching = You are watching. Waiting for { $players }.
why-other = Not yet: answer the question first.

## What was typed

error-answer = “{ $text }” is none of the choices. Type a number, or ? for help.
error-answer-many = “{ $text }” could be several things: { $options }. Type a little more.
error-answer-number = { $text } cannot be chosen now. Type one of: { $known }.
error-hindered = { $why } ({ $rule })
error-replay-key = “{ $text }” means nothing here. Type n, b, g and a number, e, or q.
error-seat-form = “{ $text }” is not a seat. Give a number from 0 to { $last }, or all.
error-port = There is no port { $port }. Ports go from 0 to { $most }; 0 takes any that is free.
error-room-name = { $name } cannot be the name of a room. Give a name like games.example.org, or an address like https://games.example.org.
error-pace = Bots cannot take { $pace } seconds for a move. Give 0 or more.
error-language = There is no language “{ $language }”. Choose from: { $known }.
error-rule = There is no rule “{ $rule }” in { $game }.{ $meant ->
    [none] {" "}Choose from: { $known }.
   *[other] {""}
}
error-no-rules = The rules page of { $game } is not installed.

## Files

error-no-file = There is no file { $file }.
error-not-text = { $file } is not a text file.
error-exists = { $file } is there already. Choose another name, or go on with it: --resume { $file }
error-in-use = { $file } is open in another terminal. Go on there, or close it first.
error-finished = The game in { $file } is over. See it again: { $command }
error-no-person = { $file } does not say which single seat is yours, so it cannot be resumed.
error-nothing-to-resume = There is no unfinished game in { $folder }.
error-inside = Something is wrong with Reading Room itself ({ $what }). Your game is on disk; please report this.

## Records

error-in-record = { $line ->
    [0] The record is damaged. { $what }
   *[other] The record is damaged in line { NUMBER($line, useGrouping: 0) }. { $what }
}
error-record-format = This is not a record of Reading Room.
error-record-header = “{ $text }” is not a header line; these are: { $known }.
error-record-header-missing = The header has no line “{ $key }: …”.
error-record-newer = This game follows version { $version } of the rules; this program reads: { $known }. Update Reading Room to open it.
error-record-older = This game follows version { $version } of the rules; this program reads: { $known }. Open it with the Reading Room it was played with.
error-record-deck = This game was played with the deck { $deck }; the deck given here is { $own }. Give the file of the deck it was played with: --deck FILE.
error-record-options = “{ $text }” are not table options; they are written NAME=VALUE, as in penalty=bluff.
error-record-names = “{ $key }” must be a list with a text for every seat, { $count } of them.
error-record-after-end = Nothing may follow the result.
error-record-end = The result cannot be read.
error-record-seat = “{ $text }” should begin with a seat from 0 to { $last }, as in “{ $example }”.
error-record-chance-line = “{ $text }” is not a chance line, such as “~ card draw: CARD”.
error-record-zone = There is no zone called “{ $text }”.
error-record-card-text = There is no such card: “{ $text }”.
error-record-chance = The game asks for a random number, which records cannot describe.
error-record-shuffle = The shuffled cards are not the ones in that zone.
error-record-card = The card that was drawn is not in that zone.
error-record-chance-missing = A chance line (~) is missing after it.
error-record-chance-kind = Another kind of chance line (~) should follow it.
error-record-chance-place = The chance line (~) is for another zone than the game draws from.
error-record-chance-extra = More chance lines (~) follow than are needed.
error-record-not-over = It gives a result, but the game is not over.
error-record-result = The game does not end as the record says; a line must have been changed.

## Sheets of real games

error-no-sheet = There is no sheet for { $game } yet.
error-sheet-format = The sheet is neither TOML nor JSON: look at line { NUMBER($line, useGrouping: 0) }. Put names with spaces or accents in quotes.
error-sheet-repeated = “{ $name }” appears twice.
error-sheet-part = The sheet has no part “{ $part }”.
error-sheet-unknown-part = The sheet has a part “{ $part }”; it can have: { $known }.
error-sheet-dice = The dice should be a table: the name of each category, and what its die shows.
error-sheet-die-name = There is no die “{ $name }”. Choose from: { $known }.
error-sheet-die-twice = The die “{ $name }” is named twice.
error-sheet-die = The die “{ $name }” cannot show { $value }: dice show 1 to 6.
error-sheet-die-missing = The value of the die “{ $name }” is missing.
error-sheet-players = There are { $least } to { $most } players in this game, not { $count }.
error-sheet-player = The players should be a table of names with their cards.
error-sheet-name-twice = Two players are called { $name }.
error-sheet-cards = The cards of { $name } should be a list of texts, as in ["MA2", "gold 3"].
error-sheet-card = “{ $text }” ({ $name }) is not a card. Write MA2, monks A, or gold 3.
error-sheet-letter = “{ $text }” ({ $name }) needs its letter, as in monks A or MA2.
error-sheet-value = “{ $text }” ({ $name }): the value does not fit the letter. That card is { $card }.
error-sheet-twice = { $card } appears twice: with { $other } and with { $name }. There is only one.
error-sheet-twice-same = { $card } appears twice with { $name }. There is only one.
error-sheet-church = “{ $text }” ({ $name }) is a church card; those are never kept to the end.
error-sheet-gold = There are { $count } gold cards of value { $value }; with { $players } players there are at most { $most }.
error-sheet-desks = The players should be tables, as in [players.Ada] with favourite, points, wands and shelves.
error-sheet-desk-lacks = { $name } has no “{ $part }” on the sheet.
error-sheet-desk-part = { $name } has “{ $part }” on the sheet; there can be: { $known }.
error-sheet-favourite = “{ $text }” ({ $name }) is not a subject. Choose from: { $known }.
error-sheet-favourite-twice = { $name } and { $other } have the same favourite subject; there is one main shelf of each.
error-sheet-number = { $part } ({ $name }) should be a whole number from 0 to { $most }, not { $value }.
error-sheet-picture = { $part } ({ $name }) should have { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
} of { $width } slots, the top level first: T turquoise, G green, Pu or U purple, Pi or P pink, B or K black, a dot for an empty slot, a plus within a pair.
error-sheet-laws = { $part } ({ $name }): books cannot stand like that. Each needs a book or a wall beside it and, on an upper level, a book below.
error-sheet-candles = { $name } has candles at { $value }; the candle slots of these shelves are worth { $known }.
