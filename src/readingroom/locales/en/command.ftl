# The command line: its help, its examples, and what it says of a command that cannot be read.

## The frame of the help

help-usage = Usage:
help-any = OPTIONS
help-command = COMMAND
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-examples = Examples:
help-value = { $value ->
    [address] ADDRESS
    [code] CODE
    [file] FILE
    [game] GAME
    [id] ID
    [name] NAME
    [names] NAMES
    [name-value] NAME=VALUE
    [number] N
    [path] PATH
    [seconds] SECONDS
    [share] SHARE
    [who] WHO
   *[other] { $value }
}

## What the commands do

about = Reading Room: three board games about libraries, in your browser and in your terminal. Play with friends or against bots, step through games again, and score a game that you played with the real box. Without a command, the browser opens.
about-more =
    `{ $command } COMMAND --help` tells more about a command.
    The language is chosen with --lang (en, fr, pl), and remembered from then on.
command-serve = play in the browser, alone or with friends
command-play = play in the terminal against bots
command-replay = step through a recorded game
command-score = score a game that was played with the real box
command-rules = read the rules of a game, or one of them
command-games = list the games and their table options
command-deck = check a deck of your own
command-bench = measure how fast the games are played

about-serve =
    Play in the browser, alone against bots or with friends.

    The browser opens where there is one; the address is printed in any case. Only this computer can come in, unless you say otherwise: with --friends everybody in your network can join a table by its link. There is a switch for it beside the link, too.

    The room has to know by which names it is reached. It knows this computer’s own; give any other with --name. Behind a proxy, give the whole address (--name https://games.example.org) and let the proxy pass on the header Host.

    Every move is on disk before anybody hears of it. Ctrl-C closes the room; games in progress resume where they left off.
about-play =
    Play a game in the terminal against bots.

    Type the number of what you choose, its text (keep, take MA2, raise monks), or the beginning of it; when a bid is asked for, a number is your bid. Type ? for help. Every move is written to disk at once: close the terminal whenever you like, and go on later with --resume.

    With --json, a program plays: each line has a "type", which is "start", "events" (what happened), "ask" (the view, the prompt and the options; answer with one line: the "action" of an option, undo or quit), "refused" or "end". Every question is asked there, even one with a single answer, which a person would not be asked.
about-replay =
    Step through a recorded game: Enter or n for the next move, b for back, g and a number to go to that move, e for the end, q to quit.

    You watch as a spectator and see only what is face up. With --seat N you see what that player saw; with --seat all, everything.
about-score =
    Score a game that was played with the real box, and show the working: who wins what, why, and what broke a tie.

    The file is a small text (TOML or JSON) that says what lies on the table. Begin with a copy of one of the samples. For Biblios, write down what the dice show and which cards everybody has left. For Atheneum, draw everybody’s shelves and note points, wands and candles.

    For Ex Libris there are two sheets. The form of the inspection (samples/exlibris-form.toml) is for the real box: you count the books of each category and give the largest rectangle; no card has to be typed in. With the cards themselves (samples/exlibris.toml) the shelves are inspected for you, but the cards are ours, not those of the box.

    docs/scoring.md has all the details.
about-rules = Read the rules of a game, or the one with this id (BIB-A7, or A7 for short).
about-games = List the games: how many can play, and what each option means. The default comes first.
about-deck =
    Check a deck file: which cards there are, and what they are worth or show. The sections show which game it is for.

    Begin with a copy of a file of ours and change it. For Biblios and Atheneum that is components.toml, in src/readingroom/games/biblios and src/readingroom/games/atheneum; for Ex Libris, in src/readingroom/games/exlibris, cards.toml (the book cards) and tiles.toml (locations and libraries): a file of your own may have the cards, the tiles, or both. A file that breaks a limit of the game is refused, with the limit and the name of the card or tile. A good one can be played with: play --deck FILE
about-bench = Measure how fast the games are played by random players, beside games of OpenSpiel and beside Catanatron where they are installed.

## Options

option-lang = the language: { $known } (it is remembered; READINGROOM_LANG sets it too)
option-help = show this help
option-deck = a deck of your own
option-play-game = { $known } (default: biblios)
option-seats = how many players, you included (default: 3)
option-own-seat = your own seat, counted from 0 (default: 0)
option-bots = who plays against you, in turn: { $known } (default: the one that plays the game best)
option-name = your name (default: { $name })
option-seed = a number that decides the deal, to play it again
option-option = a table option; see { $command }
option-first = who begins, where the game lets you choose: a seat, counted from 0, or drawn (default: drawn)
option-save = where to keep the record (default: Reading Room’s own folder)
option-resume = go on with the game of a record; without a file, with the one you left last (of this game, if you name one)
option-play-json = for programs: JSON lines out, one action a line in
option-record = the record of a game
option-viewer = whose view: a seat, counted from 0, or all (default: a spectator’s)
option-replay-json = for programs: all steps as JSON lines
option-sheet = what lies on the table, as TOML or JSON
option-score-json = for programs: the scores as JSON
option-friends = let friends in your network join
option-host = the address to listen on (default: { $address }, this computer only)
option-room-name = a name or address by which others reach the room
option-port = the port (default: { $port }, or one of the next if it is taken)
option-folder = where games are kept (default: your data folder)
option-no-browser = only print the address
option-pace = how long bots take for a move when they play briskly (default: { $seconds })
option-no-limits = for programs of your own: play as fast and as much as you like
option-serve-json = for programs: print the address as JSON
option-rounds = how often to measure; the best counts
option-seconds = how long each measurement takes in a round
option-quick = one short round: a first impression only
option-bench-games = which games to play
option-bench-json = print the figures as JSON
option-game = the game (default: { $game })
option-rule = one rule
option-check = what to do with it
option-deck-file = the deck
option-deck-game = the game it is for (detected if you leave it out)

## Examples

example-browser = play in the browser
example-friends = friends in your network can join by link
example-play = Biblios in the terminal, against two bots
example-play-french = Ex Libris against three bots, in French
example-resume = go on with the game you left
example-rule = look up one rule: what happens to a bluff
example-solo = Ex Libris against the public library
example-bots = three bots: greedy, random, greedy
example-options = with a table option, and you begin
example-json = for programs: JSON lines
example-replay = step through a game
example-replay-seat = as the player of seat 1 saw it
example-replay-all = with all cards open
example-replay-json = all steps, one JSON object a line
example-score-biblios = an evening of Biblios
example-score-atheneum = an evening of Atheneum
example-score-form = Ex Libris by the form of the inspection
example-score-exlibris = Ex Libris card by card
example-score-json = for programs
example-port = on this port, without opening a browser
example-host = reachable from anywhere, under this name
example-games = all games and their options
example-bluff = play with one of them
example-rules = the rules of Biblios
example-rules-polish = those of Ex Libris, in Polish
example-deck = a deck of ours with one change
example-deck-game = name the game it is for
example-bench = all games, for half a minute or more
example-bench-quick = a first impression of one game

## What cannot be read

error-meant = Did you mean “{ $meant }”?
error-usage = Something is missing. Usage: { $command }
error-too-much = “{ $text }” is one word too many. Usage: { $command }
error-flag = There is no option “{ $flag }” here. For all of them: { $command }
error-needs-nothing = Nothing may follow { $argument }.
error-needs = { $argument } needs { $kind ->
    [whole] a whole number
    [number] a number
   *[text] something
} after it: { $argument } { $value }
error-too-small = { $argument } cannot be { $value }: it must be { $least } or more.
error-command = There is no command “{ $command }”. Choose from: { $known }.
error-deck-do = There is no “deck { $text }”. To check a deck: deck check FILE
error-deck-game = { $file } has no section of a deck of any game ({ $known }). Begin with a copy of a file of ours: see deck --help
error-cannot-read = { $file } cannot be read: { error-system }.
error-cannot-write = { $file } cannot be written: { error-system }.
error-listen = The room cannot be opened at { $host }, port { $port }: { error-system }.
error-system = { $why ->
    [EACCES] access is denied
    [EPERM] access is denied
    [EISDIR] it is a folder
    [ENOTDIR] a part of its path is not a folder
    [ENOENT] its folder does not exist
    [ENOSPC] the disk is full
    [EFBIG] the file would be too large
    [EROFS] nothing can be written there
    [EADDRINUSE] it is in use
    [EADDRNOTAVAIL] this computer has no such address
   *[other] { $why }
}

## On the screen

pager-keys = Line { $shown } of { $count } · Enter: go on · b: back · q: leave
games-usual = default
games-seat = this seat, counted from 0
play-thinks = { $name } thinks…
play-nothing = That would do nothing. Type it again if you mean it.
play-larger = A window of { $lines } lines would show everything; or type table
play-help-more = Type help for all that can be typed.
version = readingroom { $version } ({ $compiled ->
    [yes] compiled
   *[no] plain Python
})

## The bench

bench-measuring = Measuring
bench-title = Random play, decisions per second (best of { $rounds }, { $seconds } s each)
bench-game = game
bench-with-set-up =
    with
    set-up
bench-decisions = decisions
bench-playouts = playouts
bench-to =
    to
    { $peer }
bench-clone =
    clone
    µs
bench-view =
    view
    µs
bench-world =
    world
    µs
bench-engine = readingroom { $version }, { $compiled ->
    [yes] compiled
   *[no] plain Python, not compiled
}; as many players as a game allows
bench-ratios = The ratios: decisions to those of a peer, both without set-up and deals.
bench-peer = { $peer }, played from Python as usual: { $games }
bench-no-peer = { $peer } is not installed: nothing to compare with ({ $command })

## Numbers

number = { $number }
number-parts = { $whole }.{ $part }
