# The pages in the browser: home, waiting at a table, rules, and what is said when something went wrong.

## All pages

web-name = Reading Room
web-title = { $page } · Reading Room
web-skip = Skip to the content
web-language = Language
web-theme = { $theme ->
    [dark] Light the room
   *[light] Dim the room
}
web-rules = Rules
web-notes = Notes
web-dismiss = Put this note away
web-close = Close
web-guest = Guest
web-fan = Made by fans, in our own words and drawings. Not affiliated with the designers or publishers of these games.
web-about = About this room
web-licences = Licences
web-version = Version { $version }
web-loading = One moment…

## Home

web-home-title = Library games
web-home-lead = Games about books, for the hours after closing time. Play with friends, or against bots.
web-play-bots = Play against bots
web-play-friends = Play with friends
web-read-rules = Read the rules
web-set-up = Set up the table
web-players = Players
web-opponents = Bots
web-bot = { $bot ->
    [search] thinking ahead
    [greedy] well read
    [random] scatterbrained
   *[other] { $bot }
}
web-friends-hint = With friends: you get a link to send. Bots can take the seats that stay empty.
web-about-players = { $least }–{ $most } players
web-guest-book = The guest book
web-your-name = Your name
web-name-hint = Others at the table see it.
web-name-full = A name has at most { $most } characters.
web-sign = Sign
web-signed = Welcome, { $name }.
web-your-tables = Your tables
web-table-with = with { $names }
web-table-alone = nobody else yet
web-table-unreadable = An old table
web-stage = { $stage ->
    [waiting] waiting for players
    [playing] in play
    [unreadable] from another version; it cannot be opened here
   *[over] finished
}
web-go-on = Go on
web-look-again = See it again
web-again = Play again
web-again-join = Join the next game
web-again-watch = Watch the next game
web-again-wished = { $name } would like to play again.
web-more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
}

## Waiting at a table

web-table = Table
web-table-of = { $game }: a table for { $seats }
web-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-waiting-kept = The free seats are kept for those who played before.
web-waiting-hint = The game begins when every seat is taken.
web-invite = Invite somebody
web-invite-hint = Whoever opens this link can take a seat or watch.
web-link = The link to this table
web-door-closed = For now this link works on this device only.
web-door-all = This goes for all tables in this room.
web-door-switch = Let friends on your network join
web-door-open = Friends have to be on the same network as this computer, for example on the same Wi-Fi. If the link does not open for them, a firewall may keep them out.
web-door-address = Address of this computer
web-qr-hint = Or scan the link with a phone:
web-qr = QR code of the link
web-copy = Copy the link
web-copied = The link is copied.
web-copy-by-hand = Copying is not allowed here. The link is selected: copy it by hand.
web-share = Share
web-share-text = A seat is free at my table: { $game } in the Reading Room.
web-seat = Seat { $number }
web-seat-open = free
web-seat-you = you
web-seat-bot = bot
web-seat-away = away
web-seat-kept = kept for { $name }
web-seat-kept-you = kept for you
web-kept-hint = Those who played the last game find their seats kept for a few minutes.
web-release = Let anybody sit here
web-decline = I am not playing
web-sit = Sit here
web-stand-up = Stand up
web-put-bot = Put a bot here
web-fill = Fill with bots and begin
web-looking-on = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-begins = Everybody is seated. The game begins.
web-name-first = What shall we call you?

## At a table

web-ask = Your decision
web-wait = { $count ->
    [one] { $names } to move.
   *[other] To move: { $names }.
}
# Follows what somebody is to do, while it is for bots to do
web-thinking = Thinking…
web-sent = One moment…
web-over = The game is over.
web-why = The rule behind it
web-legend = What the signs mean
web-legend-turn = It is this player’s turn.
web-asked = to move
web-active = active player
web-others = The others
web-others-side = { $side ->
    [left] On your left
    [right] On your right
   *[across] Across from you
}
web-parts = Parts of the table
web-part-shared = The table
web-part-mine = Yours
web-part-others = The others
web-nothing-known = There is nothing to see here yet.
web-empty = nothing
web-undo = Take back
web-skip-ahead = Fast-forward
web-since = Since your last turn
web-latest = What happened last
web-back-one = Previous
web-next = Next
web-log = What happened so far
web-scoring = Final scoring
web-count-all = Show all
web-sheet = Score sheet
web-course = How the game went
web-course-table = In numbers
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay = Watch the replay
web-record = Download the record
web-replay-of = Replay
web-no-replay = There is no replay yet
web-replay-begin = The game is set up.
web-to-start = To the start
web-to-end = To the end
web-chapter = { $way ->
    [back] { $part }: go back
   *[on] { $part }: go on
}
web-play = Play
web-pause = Pause
web-side = Seen by
web-from-start = From the start
web-copy-move = Copy a link to this move
web-copy-address = Copying is not allowed here. The address of this page leads to this move.
web-own-eyes = Only what this seat saw
web-own-eyes-hint = Otherwise all cards are face up.

## Leaving, coming back, and the bots

web-table-menu = Table
web-turn-title = Your turn: { $page }
web-turn-note = It is your turn in { $game }.
web-sounds = Soft sounds
web-call = Tell me when it is my turn
web-call-first = This is how you will be told that it is your turn.
web-call-not = { $why ->
    [insecure] Browsers allow this only over HTTPS, or on the computer where the room runs.
    [forbidden] The browser forbids it for this page. You can allow it in its settings for the page.
   *[missing] This browser cannot do that.
}
web-pace = Bots play
web-pace-name = { $pace ->
    [at-once] at once
    [easy] at an easy pace
   *[brisk] briskly
}
web-hand-over = Let a bot play for me
web-hand-over-hint = You can take your seat back at any time.
web-take-back = Take my seat back
web-handed = A bot is playing for you.
web-give-away = Let a bot play for { $name }
web-end-early = End the game now
web-end-early-hint = { $others ->
    [0] Nobody wins a game that is ended early.
   *[other] It ends when everyone still playing agrees. Nobody wins then.
}
web-end-agree = Agree to end the game
web-end-disagree = Play on after all
web-end-asked = { $name } would like to end the game.
web-end-sure = Really end it? Nobody wins then.
web-not-now = Not now
web-end-here = The game was ended early here.
web-end-waiting = Waiting for the others to agree to end the game.
web-gone = { $name } has been away for a while.
web-let-bot = Let a bot play
web-stopped = The game was ended early. Nobody wins.
web-plays-for = a bot plays
web-news-handed-self = A bot now plays for { $name }.
web-news-handed-you = A bot now plays for you.
web-news-handed-other = { $by } let a bot play for { $name }, who has been away.
web-news-back = { $name } plays again.
web-news-back-you = You play again.
web-news-failed = The bot { $name } broke down. Another bot plays on in its place.
web-news-disagree = { $name } would rather play on.
web-news-pace = Bots now play { $pace ->
    [at-once] at once
    [easy] at an easy pace
   *[brisk] briskly
}.

## The connection

web-lost = The connection is lost. Trying again…
web-rests = This page sent too much at once. It will connect again in { $wait } s.
web-back = Connected again.
web-try-now = Try now
web-offline = You are offline.
web-offline-table = You are offline. Moves wait until you are back.
web-online = You are back online.
web-updated = Reading Room was updated. Reload to go on.
web-reload = Reload

## When there is nothing to see

web-nowhere-title = This shelf is empty
web-nowhere-text = There is nothing at this address. Perhaps it was borrowed.
web-no-table-title = There is no such table
web-no-table-text = The link may be incomplete, or the table was cleared long ago.
web-sent-away-title = This page cannot open the table
web-to-home = Back to the reading room

## What cannot be done

web-error-unknown = That did not work ({ $code }). Please try again.
web-error-unreachable = The server cannot be reached. Please check your connection and try again.
web-error-stale = That question was already answered. Here is how the table stands now.
web-error-illegal = That cannot be played now. Please choose again.
web-error-not-seated = You have no seat at this table; you can watch.
web-error-not-host = Only the person who opened the table can do that.
web-error-started = The game has begun: the seats are taken.
web-error-seated = You already have a seat at this table.
web-error-taken = Somebody just took that seat. Please take another.
web-error-kept = { $minutes ->
    [one] That seat is kept for somebody from the last game, for one more minute.
   *[other] That seat is kept for somebody from the last game, for { $minutes } more minutes.
}
web-error-not-over = The game is not over yet; everything is revealed at the end.
web-error-unreadable = This table was played with another version of Reading Room and cannot be opened here.
web-error-undo = There is nothing to take back: your last move is final.
web-error-name = A name has 1 to { $most } characters that can be seen.
web-error-bad-message = The server could not read that. Please reload the page.
web-error-no-table = There is no such table.
web-error-no-page = There is nothing at this address.
web-error-bad-request = The server could not read that. Please reload the page.
web-error-too-long = That is too long. Please make it shorter.
web-error-not-playing = No game is under way at this table.
web-error-handed = A bot is playing your seat. Take it back first.
web-error-bot-plays = A bot already plays that seat.
web-error-not-away = They are here, or have only just left. After two minutes away, a bot may play for them.
web-error-too-fast = That was too fast. Please wait { $wait ->
    [one] a second
   *[other] { $wait } seconds
} and try again.
web-error-too-many-guests = Many people have just come from your network. Please try again in { $wait } s.
web-error-too-many-tables = You have opened many tables in a short time. Please wait { $wait } s before you open another.
web-error-too-many-lines = You have { $most } pages of tables open. Please close one, then reload this page.
web-error-busy = The server could not write that down. Nothing has changed; please try again.
web-error-gone = The file with all games is gone, so the server cannot keep anything. Please tell the person who runs it: it has to be restarted.
web-error-origin = This page was opened at a different address from the server’s. Please open it at the server’s own address.
web-error-host = This room does not answer to the name { $host }. Please use one of the addresses it printed when it started.
web-error-not-here = Only somebody at the computer on which Reading Room runs can do that.
web-error-decided = Who can join was decided when Reading Room was started.
web-error-no-network = This computer is not on a network, so friends cannot join yet. Connect it, for example to Wi-Fi, and try again.

## Rules

web-rules-of = The rules of { $game }
web-rule-link = Link to rule { $rule }
web-rule = Rule { $rule }
web-rules-contents = Contents
web-no-rules = There are no rules for this game here.
web-error-record-over = This game is over. A table can begin only from a record that has more to come.
web-error-bad-record = This file cannot be read as a game record here; see line { $line }.

## Home: one player, and saved games

web-play-solo = Play solo
web-open-record = Open a saved game
web-open-record-hint = Play on from where a game record ends: a lesson, a puzzle, or a game you downloaded.
