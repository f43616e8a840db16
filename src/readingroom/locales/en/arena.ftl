# The arena: bots against bots.

## Help

command-arena = let bots play against each other, and see who is stronger
about-arena =
    Let bots play against each other, and see who is stronger.

    Every deal is played as often as there are seats, always with the same cards, until everybody has sat everywhere: so luck evens out. With more seats than players, the first player meets copies of the others (one against three); with fewer seats, every group of that size plays. Bots see what players see, and nothing else.

    You see the share of wins with its 95 % interval (tied winners share the win), the mean points, and the strength on the Elo scale, where 400 points are odds of 10 to 1 and the last player is at 0. With --above, you learn whether the first player wins more than that share of the games. With --stop, the match ends as soon as the answer is known; it is wrong in at most one match out of 20.

    With --file, every deal is kept. Ctrl-C ends a match at any time; type the same again, and it goes on where it was.
option-arena-players = who plays, separated by commas: { $known } (usually { $usual })
option-pairs = how many deals (usually { $usual })
option-arena-seats = how many sit at the table (usually as many as play)
option-budget = how long bots may think about a move, if they look ahead (usually { $usual })
option-iterations = how often they look ahead for a move, instead of a time
option-above = ask whether the first player’s share is above this, as in 0.5
option-stop = end as soon as the answer is known (without --above, the question is whether the share is above a fair one)
option-arena-file = keep the deals in this file, and skip those that are already in it
option-workers = how many processes play (usually one for each core)
option-plot = draw into this file how the share grew (SVG)
option-arena-seed = another number, other deals (usually 0)
option-arena-json = for programs: the figures as JSON
example-arena = twenty deals of Biblios, two games each
example-arena-four = one against three, at every seat
example-arena-stop = until it is known; go on with it later
example-arena-json = the same result on every machine

## What is refused

error-arena-alone = A match is between two players or more. Name them like this: --players greedy,random
error-arena-above = --above cannot be { $value }: it is a share between 0 and 1, as in 0.5.
error-arena-bot = The bot { $bot } gave no legal answer at seat { $seat } of deal { $deal }: { $why }
error-arena-file = { $file } is not a file of the arena: there is no deal in line { $line }. Choose another name.

## On the screen

arena-playing = Playing
arena-heading = { $game }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}: { $whole ->
    [yes] { $pairs ->
        [one] 1 deal
       *[other] { $pairs } deals
    }
   *[no] { $pairs } of { $of } deals
}, { $pace ->
    [iterations] { $iterations } iterations a move
    [both] { $seconds } s or { $iterations } iterations a move
   *[seconds] { $seconds } s a move
}
arena-player = player
arena-wins = wins
arena-wins-of = { $wins } of { $games }
arena-share = share
arena-bounds = 95 % interval
arena-points = points
arena-strength = strength
arena-cross = How often the player of a row came in before that of a column:
arena-pace = { $player }: { $within ->
    [none] a move took { $mean } s on average, the longest { $longest } s
   *[other] { $within } of the moves took at most 1.2 times the budget; { $mean } s on average, the longest { $longest } s
}
arena-interval = { $kind ->
    [sequence] The intervals hold however often one looks and whenever one stops.
   *[deals] The intervals go by deals, since games with the same cards are not independent.
}
arena-answer = { $answer ->
    [yes] Yes: { $player } wins more than { $above } of the games (known after { $pairs } deals).
    [no] No: { $player } does not win more than { $above } of the games (known after { $pairs } deals).
   *[open] It is not known yet whether { $player } wins more than { $above } of the games.
}
arena-stopped = { $kept ->
    [yes] Stopped. What was played is kept: type the same again to go on.
   *[no] Stopped. With --file, a match can be continued later.
}
arena-range = { $low } to { $high }
arena-percent = { $number } %
arena-plot = { $game }: share of wins ({ $players })
arena-plot-about = The share of wins as it grew deal by deal, with its 95 % interval as a band; the dotted line is the share that is asked about, or a fair one.
arena-plot-deals = deals
