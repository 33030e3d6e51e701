## Help: what each command is for, lines to copy, and every word and option

help-usage = Usage:
help-example = Example:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:

metavar-command = COMMAND
metavar-options = OPTIONS
metavar-game = GAME
metavar-name = NAME
metavar-name-value = NAME=VALUE
metavar-who-who = WHO,WHO
metavar-bot-bot = BOT,BOT
metavar-seed = SEED
metavar-file = FILE
metavar-folder = FOLDER
metavar-record = RECORD
metavar-step = STEP
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

help-games = The games there are, with their editions and options.
example-games = bourgade games --lang fr

help-play = Play in the terminal, against bots or with several people at one keyboard. Every move is saved.
example-play =
    bourgade play minivilles --edition deluxe --seats me,greedy,greedy
    bourgade play minivilles --seats me:Anna,me:Ben --save evening.game
    bourgade play --resume evening.game
help-play-game = The game, by the name that bourgade games shows; none with --resume.
help-play-players = How many play; as many as there are seats named if not given.
help-play-seats = Who sits where: me, me:Anna or a bot ({ $bots }); the last one is repeated for the seats left. me,greedy if not given.
help-play-seed = Dice from a seed: the same seed and moves give the same game.
help-play-save = Where to keep the record; a new file in your own folder if not given.
help-play-resume = Go on with a saved game. With --seats others may take the seats.

help-simulate = Let bots play many games and show who wins. Ctrl-C keeps and reports what was played.
example-simulate =
    bourgade simulate minivilles --games 100000 --players 4 --bots greedy,random
    bourgade simulate minivilles --edition deluxe --games 5000 --output rows.parquet
help-simulate-games = How many games; { $default } if not given.
help-simulate-players = How many play; as many as there are bots named if not given.
help-simulate-bots = The bots ({ $bots }), repeated until all seats are taken; they change seats from game to game.
help-simulate-option = Any option that bourgade games shows; may be given several times. Seat A begins unless -o first_player=… says otherwise.
help-simulate-seed = The same seed gives the same games on every machine; { $default } if not given.
help-simulate-output = One row a game, in FILE.parquet or FILE.csv.

help-show = Tell a recorded game as a story, and show its board at the end or at a step.
example-show = bourgade show my.game --at 40
help-show-record = The file that a game was saved in.
help-show-at = Stop after so many steps.

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
again = Seed { $seed }. The same games again:
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

## Check and new

check-fine = is in order
check-problems = { $count ->
    [one] has one problem:
   *[other] has { $count } problems:
}
made = A game to change lies in { $folder }
made-next = Then:
stopped = Stopped.
