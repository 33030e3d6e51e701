compiling = Compiling { $game } (once; the next start takes a second) …
interpreted = numba is not installed, so games run interpreted, some 500 times slower: pip install 'bourgade[fast]'
nothing-played = Stopped before a game was finished.
by-bot = By bot
by-seat = By seat
column-bot = Bot
column-seat = Seat
column-games = Games
column-wins = Wins
column-share = Share
column-interval = 95 % interval
length = { NUMBER($turns, minimumFractionDigits: 1) } turns on average ({ $shortest } to { $longest }), { NUMBER($moves, minimumFractionDigits: 1) } steps with dice and draws
speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s, { $rate } a second
unfinished = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} cut off at the limit of steps and left out of the shares.
interrupted = Interrupted: these are the { $games } games played so far.
rows-written = One row a game in { $file }
column-game = Game
column-players = Players
column-editions = Editions
column-options = Options
column-name = Card
default-mark = default
winner = { $names } wins.
winners = { $names } win together.
unfinished-game = The game is not over.
no-such-step = The game has { $steps } steps.
after-step = After step { $step }
