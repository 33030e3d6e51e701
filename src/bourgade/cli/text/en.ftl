## Help: what each command is for, lines to copy, and every word and option

help-usage = Usage:
help-example = Example:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:

metavar-command = COMMAND
metavar-options = OPTIONS
metavar-game = GAME
metavar-game-study = GAME|STUDY.toml
metavar-name = NAME
metavar-name-value = NAME=VALUE
metavar-who-who = WHO,WHO
metavar-bot-bot = BOT,BOT
metavar-seed = SEED
metavar-file = FILE
metavar-folder = FOLDER
metavar-record = RECORD
metavar-step = STEP
metavar-record-step = RECORD@STEP
metavar-number = NUMBER
metavar-card = CARD
metavar-language = LANGUAGE

help-any-game = The game, by the name that bourgade games shows.
help-any-edition = The boxes to play with; the first that bourgade games shows if not given.
help-any-option = Any option that bourgade games shows; may be given several times.
help-any-content = Figures of your own printing, in TOML; may be given several times.
help-any-as-json = Print JSON, for programs.
help-any-lang = en or fr; else BOURGADE_LANG or the system decides.
help-any-help = Show this page.

help-bourgade = City-building board games, rule for rule: play them, simulate them, redesign them.
example-bourgade =
    bourgade play minivilles
    bourgade simulate minivilles --games 10000 --bots greedy,random
help-bourgade-version = Show the version.
help-bourgade-lang = en or fr, here or after the command; else BOURGADE_LANG or the system decides.
help-bourgade-home = Your folder of saved games and content of your own, instead of ~/.config/bourgade.
help-bourgade-games = Folders with games of your own, separated as in PATH.
help-bourgade-cache = Where compiled code is kept, instead of ~/.cache/bourgade.
help-bourgade-numba = off runs everything interpreted.

help-games = The games there are, with their editions and options.
example-games = bourgade games --lang fr

help-play = Play in the terminal, against bots or with several people at one keyboard. Every move is saved.
example-play =
    bourgade play minivilles --edition deluxe --seats me,skilled,strong
    bourgade play minivilles --seats me:Anna,me:Ben --save evening.game
    bourgade play --resume evening.game
help-play-game = The game, by the name that bourgade games shows; none with --resume.
help-play-players = How many play; as many as there are seats named if not given.
help-play-seats = Who sits where: me, me:Anna or a bot ({ $bots }); the last one is repeated for the seats left. me,skilled if not given.
help-play-seed = Dice from a seed: the same seed and moves give the same game.
help-play-position = Start from a position in a JSON file, such as bourgade position prints.
help-play-save = Where to keep the record; a new file in your own folder if not given.
help-play-resume = Go on with a saved game. With --seats others may take the seats.

help-serve = Open the place to play: a web server for this machine, or for everybody who can reach it. Every option also has a variable: BOURGADE_PORT for --port.
example-serve =
    bourgade serve --open
    bourgade serve --host 0.0.0.0 --port 8080
    bourgade serve --database postgresql://localhost/bourgade --workers 4
help-serve-host = The address to listen on; { $default } is this machine alone, 0.0.0.0 is everybody in your network.
help-serve-port = The port; { $default } if not given.
help-serve-database = Where tables are kept: sqlite:///FILE or postgresql://…; a file in your own folder if not given.
help-serve-workers = How many processes serve; more than one needs PostgreSQL.
help-serve-secure = Send cookies over HTTPS only, for a server behind a proxy that speaks it.
help-serve-open = Open a browser at once.
help-serve-bot-delay = Seconds before a bot moves, so that people can follow; { $default } if not given.
help-serve-bot-processes = How many processes bots think in; { $default } if not given.
help-serve-longest-thought = Seconds after which a bot moves, whatever its budget; { $default } if not given.
help-serve-hint-budget = The search budget of a hint; { $default } if not given.
help-serve-chances-budget = The search budget of the chances that onlookers see; { $default } if not given.
help-serve-review-seconds = Seconds that the review of a game takes; { $default } if not given.
help-serve-idle = Seconds after which a table that nobody watches leaves the memory; { $default } if not given.
help-serve-moves-per-minute = Changes that one address may make per minute; { $default } if not given.
help-serve-tables-per-hour = Tables that one address may open per hour; { $default } if not given.
help-serve-hints-per-minute = Hints that one address may ask for per minute; { $default } if not given.
help-serve-reviews-per-hour = Reviews that one address may ask for per hour; { $default } if not given.
metavar-seconds = SECONDS
metavar-address = ADDRESS
metavar-url = URL
metavar-n = N
serve-at = Bourgade is open at { $address }
serve-stop = Ctrl-C closes it. Tables are kept.

help-simulate = Let bots play many games and show who wins. Ctrl-C keeps and reports what was played.
example-simulate =
    bourgade simulate minivilles --games 100000 --players 4 --bots greedy,random
    bourgade simulate minivilles --edition deluxe --games 5000 --output rows.parquet
    bourgade simulate study.toml --output study.parquet
help-simulate-game = The game, by the name that bourgade games shows, or a file that describes a study: its game, games, seed, bots, content and options.
help-simulate-games = How many games; if not given, as the study file says, or 1000.
help-simulate-players = How many play; as many as there are bots named if not given.
help-simulate-bots = The bots ({ $bots }), repeated until all seats are taken; they change seats from game to game.
help-simulate-option = Any option that bourgade games shows; may be given several times. Seat A begins unless -o first_player=… says otherwise.
help-simulate-seed = The same seed gives the same games on every machine; if not given, as the study file says, or 0.
help-simulate-output = One row a game, in FILE.parquet or FILE.csv. Parquet is kept while games are played, and the same line goes on where it stopped.
help-simulate-device = Who computes: cpu, or cuda for an NVIDIA GPU; { $default } if not given. The games are the same.
help-simulate-engine = Where it runs: threads, all cores of this machine, or ray, a Ray cluster; { $default } if not given. The games are the same.
help-simulate-ray-address = The Ray cluster, as HOST:PORT or auto; one on this machine is started if not given.
help-simulate-dry-run = Show what would be played and the hash that names the study, and play nothing.

help-balance = Let equal bots play with every number of players, and write who wins as a page with tables and a picture.
example-balance =
    bourgade balance petiteville --bots greedy --games 20000 --output balance
    bourgade balance minivilles --content my_box.toml --bots greedy --games 2000
help-balance-games = How many games for each number of players; { $default } if not given.
help-balance-bots = The bots ({ $bots }), repeated until all seats are taken; they change seats from game to game.
help-balance-option = Any option that bourgade games shows; may be given several times.
help-balance-seed = The same seed gives the same games on every machine; { $default } if not given.
help-balance-output = The folder for GAME.md and GAME.svg; { $default } if not given.

help-arena = Let bots play each other, every pair in every seat with the same dice, and rate them. Ctrl-C keeps and reports what was played.
example-arena =
    bourgade arena mintworks --bots greedy,random --games 200
    bourgade arena mintworks --bots greedy,random --until 100 --out arena.parquet --picture arena.svg
help-arena-games = How many games each pair plays, rounded up so that all seats are taken as often; { $default } if not given.
help-arena-bots = The bots ({ $bots }), two or more; { $default } if not given.
help-arena-players = How many play. With more than two, one bot sits among copies of the other, in turn.
help-arena-until = Stop as soon as every 95 % interval is at most so many Elo to either side; --games is then the most.
help-arena-seed = The same seed gives the same dice and the same choices to bots that draw lots; { $default } if not given.
help-arena-jobs = How many games are played at a time; as many as there are cores if not given.
help-arena-output = One row a game, in FILE.parquet, kept while they are played; the same line goes on where it stopped.
help-arena-picture = Draw ratings and shares, in FILE.svg or FILE.png.
metavar-elo = ELO

help-position = Print a complete position as JSON, ready to be changed and set up with play --position or game.setup(…).
example-position = bourgade position minivilles --edition base_marina
help-position-game = The game, by the name that bourgade games shows; none with --from.
help-position-seed = The dice and draws of the set-up; 0 if not given.
help-position-players = How many play.
help-position-source = Take the position from a recorded game, after so many steps, or from its end without @STEP.
help-position-fields = Instead, list every field: what it means, what can stand there, its default and an example.
help-show = Tell a recorded game as a story, and show its board at the end or at a step.
example-show = bourgade show my.game --at 40
help-show-record = The file that a game was saved in.
help-show-at = Stop after so many steps.

help-verify = Check every die and draw of a recorded game; exit status 0 if they were fair, 1 if not, 2 if nobody can tell.
example-verify = bourgade verify my.game
help-verify-record = The record of a game that was played with fair dice.
help-verify-every = Show every die and draw, not only those that are wrong.

help-review = Look back at a recorded game: how much was luck, what each player’s mistakes cost, and what would have been better.
example-review =
    bourgade review my.game
    bourgade review my.game --budget 1s --picture my.svg
help-review-record = The file that a game was saved in; one that is not over is reviewed as far as it goes.
help-review-budget = How long to think about each position: time, such as 1s, or simulations, such as 2000; { $default } if not given.
help-review-picture = Draw everybody’s chances over the game, in FILE.svg or FILE.png.
metavar-budget = BUDGET

help-rules = The numbered rules of a game, all or one.
example-rules = bourgade rules minivilles MV-104
help-rules-number = One rule, such as MV-104, with its source.

help-cards = Every card with its figures and where they are known from.
example-cards =
    bourgade cards minivilles --lang fr
    bourgade cards minivilles cafe
help-cards-card = One card, with the places its figures are known from.

help-check = Check the content, texts, rule numbers and code of games; exit status 1 if something is wrong.
example-check = bourgade check minivilles --content my_box.toml
help-check-game = One game; all of them if not given.

help-new = Start a game of your own: a small complete one to change.
example-new =
    bourgade new hameau
    BOURGADE_GAMES=games bourgade play hameau
help-new-name = The new game’s name: lower case letters, digits and _.
help-new-folder = Where to put it; { $default } if not given.

## Simulation

compiling = Preparing { $game } (the first time this takes half a minute) …
stopped-compiling = Stopped while preparing; nothing was played.
interpreted = Games run interpreted, thousands of times slower, because numba is not installed: pip install 'bourgade[fast]'
interpreted-by-wish = Games run interpreted, thousands of times slower, because BOURGADE_NUMBA is off.
nothing-played = Stopped before a game was finished.
by-bot = By bot (they change seats from game to game)
by-trait = By { $trait }
by-seat = By seat
begins = { $seat }, begins
at-the-end = At the end, on average
column-measure = Each player’s
column-bot = Bot
column-seat = Seat
column-seats = Seats
column-wins = Wins
column-share = Share
column-interval = 95 % interval
column-trait = Who
column-even = If equal
length = A game takes { $turns } turns on average, all players together ({ $shortest } to { $longest }), and { $steps } steps with dice and draws.
speed = { $games ->
    [one] { $games } game in { $seconds }: { $pace }.
   *[other] { $games } games in { $seconds }: { $pace }.
}
under-a-second = under a second
games-a-second = { $rate } a second
a-game = { $time } a game
unfinished = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} cut off at the limit of steps and left out of the shares.
interrupted = { $games ->
    [one] Interrupted: this is the first of { $wanted } games.
   *[other] Interrupted: these are the first { $games } of { $wanted } games.
}
arena-again = Seed { $seed }. The same games again:
again = Study { $study }, seed { $seed }. The same games again:
to-play = Study { $study }, seed { $seed }. To play it:
planned = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $bots }.
continuing = Continuing: { $games } of { $wanted } games are in { $file } already.
connecting = Connecting to Ray …
goes-on = The line that you typed goes on where it stopped.
rows-written = One row a game is in { $file }

## Tables

players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
first-is-default = The first value is taken if none is given. For example:
no-cards = { $game } has no cards.
cards-known = { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
} Where the figures come from: { $sources }.
cards-correct = bourgade cards { $game } CARD shows the places; --content FILE corrects any figure for your own printing.
no-rules = { $game } has no numbered rules.
rules-in-english = The rules are written in English.

## Records

winner = Winner: { $names }.
winners = Shared win: { $names }.
unfinished-game = The game is not over.
after-step = After step { $step } of { $steps }

## Fair dice

verify-table = Table
verify-commitment = Commitment
verify-secret = Secret
verify-hidden = not shown yet
verify-contribution = Contribution { $seat }
verify-none = none
verify-fits = The SHA-256 of the secret is the commitment.
verify-fits-not = The SHA-256 of the secret is not the commitment but { $found }.
verify-all-right = { $count ->
    [0] No die has been thrown and nothing drawn.
    [one] The one throw or draw is right.
   *[other] All { $count } throws and draws are right.
}
verify-some-wrong = { $wrong ->
    [one] { $wrong } of { $count } throws and draws is wrong:
   *[other] { $wrong } of { $count } throws and draws are wrong:
}
verify-more = … and { $count } more; --all shows every one.
column-ply = After step
column-found = In the record
column-expected = It should be
verify-by-hand = To check by hand: the SHA-256 of the secret (its 32 bytes, not its digits) is the commitment. The key of all chance is the HMAC-SHA-256 of the text below, with the secret as its key. For the throw or draw after step N, take the HMAC-SHA-256 of the text N:0 with the key of all chance, read its first 8 bytes as a number, the highest byte first, and divide it by the sum of the weights; --json lists the outcomes with their weights. Count the remainder off along the outcomes, each holding as many numbers as its weight, beginning with 0: the one it falls on is right. So that none is favoured, a number of the last, incomplete round below 2^64 does not count; N:1 is taken instead, then N:2.
verify-fair = Fair: every throw and draw comes from the secret and the contributions. To be sure, compare: the commitment must be the one you were shown before you contributed, and your contribution the one you gave.
verify-outcome-differs = Not fair, or changed afterwards: the record has throws or draws that do not come from its secret and contributions.
verify-commitment-broken = Not fair, or changed afterwards: the secret is not the one that the commitment promised.
verify-not-revealed = This cannot be checked yet: the secret is shown when the game is over.
verify-no-fair-dice = This cannot be checked: the record tells of no fair dice. They were thrown by hand, or by a program that promised nothing beforehand.

## Check and new

check-fine = is in order
check-problems = { $count ->
    [one] has one problem:
   *[other] has { $count } problems:
}
made = A game to change lies in { $folder }
made-next = Then:
stopped = Stopped.

## balance

balanced = { $players } players: done in { $seconds } s.
balance-interrupted = { $players } players: interrupted after { $games } of { $wanted } games.
balance-written = The report is in { $page }, its picture in { $picture }.
balance-title = { $game }: who wins
balance-about = Games between equal bots, one study for each number of players. A share is that of the
    games won, a shared win counted in parts, with its 95 % interval; beside it stands what it would be
    if all were equal. The figures say how the bots fare, not yet how people do.
balance-picture = Shares of wins with their intervals; the dashed line is where all are equal
balance-players = { $players } players
balance-length = { $games } games of { $turns } turns on average ({ $shortest } to { $longest }).

## arena

arena-ratings = Rating
arena-elo = Elo, with its 95 % interval
arena-matrix = Share that the row won against the column
column-rank = #
column-elo = Elo ± 95 %
column-games = Games
column-thinking = A decision
arena-anchor = { $anchor ->
    [none] The mean of all ratings is 0.
   *[other] { $anchor } has the rating 0.
} Before the first game every bot counts as having won one and lost one. Intervals come from a bootstrap over deals, the games with the same dice.
arena-all = { $games ->
    [one] The one game wanted is played
   *[other] All { $games } games are played
}; the widest interval is ± { $widest } Elo.
arena-until = Stopped because every interval is at most ± { $until } Elo.
arena-interrupted = { $games ->
    [one] Interrupted after { $games } game; a pair counts once it has played in every seat.
   *[other] Interrupted after { $games } games; a pair counts once it has played in every seat.
}
arena-goes-on = The same line goes on where this one stopped.
arena-drawn = The picture is in { $file }

## review

review-thinking = Looking back
review-unfinished = The game is not over: it is reviewed as far as it goes, and its result is what is to be expected.
review-accounts = Where the result comes from, in percent of the win
review-adds-up = Start, luck, own mistakes and the mistakes of others add up to the result.
column-player = Player
column-start = Start
column-luck = Luck
column-mistakes = Own mistakes
column-gifts = Others’ mistakes
column-result = Result
review-chart = Chances to win
review-steps = Steps
review-dice = die or draw
review-mistakes = decision that cost something
review-costliest = The costliest decisions
review-no-mistakes = No decision cost more than the search can tell.
review-mistake = Step { NUMBER($step, useGrouping: 0) } · { $name }: { $move } · { $points } points lost (± { $error })
review-better = Better: { $move }.
review-look = The board before it:
review-turning-points = Turning points { $mark }
review-turn = { $who ->
    [none] Step { NUMBER($step, useGrouping: 0) } · { $move }: { $changes }
   *[other] Step { NUMBER($step, useGrouping: 0) } · { $who }: { $move }: { $changes }
}
review-error = { $positions ->
    [one] One position
   *[other] { $positions } positions
} searched in { $time }, { $simulations } simulations. One figure is typically off by ± { $error } points by chance alone, and by more where the search itself misjudges; a longer --budget helps.
review-drawn = The picture is in { $file }

## Positions

fields-number = a whole number, { $possible }
fields-word = one of { $possible }
fields-words = a list of { $possible }
fields-truth = { $possible }
fields-default = at the start { $value }
fields-example = for example { $value }
