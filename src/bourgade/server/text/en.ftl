## The frame of every page

site-title = Bourgade · city-building board games
site-about = City-building board games, rule for rule, in the browser: against friends or bots, at one table or over days. No account is needed.
skip = Skip to the content
to-lobby = Bourgade, to the lobby
menu = Menu
menu-pages = Pages
lobby = Lobby
language = Language
theme = Colours
theme-light = Light
theme-dark = Dark
theme-system = As the device
my-turns =
    { $count ->
        [one] One game waits for you
       *[other] { $count } games wait for you
    }
close = Close
cancel = Cancel
back = Back
on = On
off = Off
you = You
copy = Copy
copied = Copied
copy-failed = This browser does not let pages copy: select the text and copy it yourself.
share = Share
search = Search
about = About
play = Play
rules = Rules
cards = Cards
rule = Rule
rule-open = See it among all rules
reference = Reference
contents = Contents

## The connection

reconnecting = Connection lost. Reconnecting …
reconnected = Connected again
offline-now = No network. The game goes on as soon as there is one.
not-sent = That could not be sent: the server does not answer. Nothing was lost; try again.
answer-slow = Sent. The board will follow in a moment.
offline-title = No network
offline-about = Bourgade cannot be reached right now. Your games are kept on the server, and nothing is lost: they go on where they were.
offline-again = Try again

## The lobby

lobby-hello = Sit down, let’s play
list-mine = Your games
list-games = Games
list-open = Open tables
list-open-empty = No table waits for players right now. Choose a game and leave a seat open for anybody.
list-watching = Games to watch
list-finished = Your finished games
list-finished-others = Finished games
players-range = { $range } players
editions = Editions
editions-count =
    { $count ->
        [one] one edition
       *[other] { $count } editions
    }
play-game = Play { $game }
about-game = About { $game }
your-turn = Your turn
row-next = { $name } is to move
row-open =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
row-won = Won by { $names }
row-ended = Ended without a winner
ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days =
    { $count ->
        [one] a day ago
       *[other] { $count } days ago
    }
deadline-over = time is up
deadline-minutes = { $count } min left
deadline-hours = { $count } h left
deadline-days =
    { $count ->
        [one] a day left
       *[other] { $count } days left
    }

## A new table

new-title = New table: { $game }
new-origin = The game goes on from a position after step { $step } of another one.
new-origin-see = See the position
new-what = What is played
option-line = { $option }: { $value }
new-more-options =
    { $count ->
        [one] One more option
       *[other] { $count } more options
    }
new-update = Update
new-seats = Who plays
new-who-sits = Who sits at seat { $letter }
new-name-of = Name at seat { $letter }
new-seats-help = A free seat is taken by whoever opens the link of the table; the game begins when nobody is missing. Somebody beside you plays on this device.
seat-me = Me
seat-anybody = Free, for anybody
seat-here = Somebody beside me
seat-bot = Bot: { $bot }
seat-open = Free seat
nickname = Nickname
new-how = How it is played
pace = Pace
pace-live = Live
pace-live-about = Everybody is here. After 3 minutes a bot may stand in for somebody who is away.
pace-day = A day a move
pace-day-about = Play when you like; after a day without a move a bot may stand in.
pace-three-days = Three days a move
pace-three-days-about = The same, with three days to think.
pace-week = A week a move
pace-week-about = The same, with a whole week.
chance = Dice and cards
chance-fair = Fair dice of the server
chance-fair-about = Fixed and sealed before the first move, so that anybody can check every one of them afterwards.
chance-manual = Real dice on your table
chance-manual-about = You throw and draw yourselves and enter what fell. Bourgade keeps the score and checks the rules.
listed = Show this table in the lobby
listed-about = Anybody can see it, watch it and take a free seat. Otherwise only people with the link find it.
contribution = Your part of the dice
contribution-own = Mix something of your own into the dice
contribution-about = Any text, up to 64 characters. The dice then depend on it too, and the server cannot have chosen them alone. Everybody sees it once the game has begun.
hints = Hints
hints-alone = Alone with bots
hints-alone-about = Whoever plays alone against bots may ask what is best. With several people nobody may.
hints-always = Always
hints-always-about = Everybody may ask on his turn, and the others are told that he did.
hints-never = Never
hints-never-about = Nobody may ask.
error-bad-hints = “{ $hints }” says nothing about hints. Possible: alone, always, never.
new-create = Open the table

## Bots

bot-beginner = Beginner
bot-beginner-about = sees the obvious and misses much of the rest; for a first game.
bot-casual = Casual
bot-casual-about = plays sensibly, with a slip now and then.
bot-skilled = Skilled
bot-skilled-about = knows the game well and plays at once.
bot-strong = Strong
bot-strong-about = looks ahead before every move.
bot-master = Master
bot-master-about = thinks about a second over every move; hard to beat.
bot-greedy = Merchant
bot-greedy-about = a solid opponent; weighs each move and takes the one that looks best.
bot-random = Dreamer
bot-random-about = plays anything that is allowed; good for a first game.
bot-named = { $bot } { $letter }

## A table that waits for players

waiting-about = The game begins by itself when every seat is taken. You may leave this page and come back.
waiting-seats = Seats
sit = Sit down
sit-at = Sit down at seat { $letter }
sit-bot = Let a bot sit
sit-bot-at = Let a bot sit at seat { $letter }
share-title = Invite
share-about = Send this link, or let a phone read the square.
share-address = Address of this table
share-watch = Share this table
share-watch-about = Whoever opens this link watches the game.
to-table = To the table

## Where a game stands

status-waiting =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
status-yours = Your turn · { $task }
status-yours-here = { $name }, your turn · { $task }
status-theirs = { $name } is playing
status-thinking = { $name } is thinking
status-secret-draw = { $name } draws in secret · { $task }
status-enter-dice = Enter what fell · { $task }
result-played =
    { $count ->
        [0] Nobody won.
        [one] { $names } has won.
       *[other] { $names } share the victory.
    }
result-resigned =
    { $count ->
        [0] Everybody has resigned.
        [one] { $names } has won: everybody else has resigned.
       *[other] { $names } share the victory: everybody else has resigned.
    }
result-abandoned =
    { $count ->
        [one] { $names } is the only one left.
       *[other] The game ended without a winner: nobody was left to play it.
    }
frozen-game = The game played here is not installed on this server any more. The table can only be looked at.
frozen-rules = This table was played by an earlier version of the rules. It can be looked at, not continued.
frozen-content = This table was played with other card figures than those in use. It can be looked at, not continued.
frozen-moves = The rules of today do not allow a move that was made here. The table can be looked at up to it, not continued.
story = What happened
story-all = The whole story, step by step
story-start = The game begins.
story-undo = { $name } takes back the last move.
story-resign = { $name } resigns.
story-bot = A bot ({ $bot }) plays for { $name }.
story-back = { $name } plays again.
story-hint = { $name } asks for a hint.
onlookers =
    { $count ->
        [one] one person is here
       *[other] { $count } people are here
    }
late = { $name } keeps the table waiting.
replace-other = Let a bot play for { $name }
replace-me = Let a bot play for me
replace-level = Level of the bot
stands-in = A bot plays for { $name }.
play-again-myself = Play again myself
cover-title = Pass the device to { $name }
cover-about = What the others must not see is covered.
cover-show = I am { $name }, show my side

## The coach

coach-chances = Chances to win
coach-hint = Hint
hints-on = Hints are allowed at this table.
hints-off = Hints are not allowed at this table.
hint-title = What is best here
hint-about =
    { $simulations ->
        [one] Share of the win with each move, at first sight.
       *[other] Share of the win with each move, as a search of { $simulations } tries sees it.
    }
hint-told = The others at the table see that you asked.
hint-asking = Thinking about a hint …
hint-behind = { $points } less
hint-best = best
hint-play = Play this
seat-hints =
    { $count ->
        [one] one hint
       *[other] { $count } hints
    }
percent = { $number }%
figure = { $number }
points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
error-hints-off = Hints are switched off at this table: whoever opened it decided so, or several people play at it.
error-hint-not-yours = It is { $seats }’s turn: a hint can be had only for one’s own decision.
error-hint-dice = Dice are to be entered now: there is nothing to decide.
error-no-hint = No hint could be found this time. Nothing was lost; try again.
error-no-bot-seat = Only who sits at the table may let a bot sit there.

## The review of a game

review = Review
review-of = Review: { $title }
review-about = Who was lucky, who played well: a search looked at every decision and every die of this game.
review-make = Make the review
review-make-about = A search looks at every decision and every die. It takes about a minute, is made once, and is kept with the game.
review-working = The review is being made …
review-waiting = It begins in a moment.
review-progress = { $done } of { $total } positions
review-failed = The review could not be made this time. Try again.
review-line = Chances to win over the game
review-line-about = { $name } from { $start } to { $end }
review-line-table = The same as a table
review-step = Step
review-what = What happened
review-players = Luck and skill
review-players-about = All in points: hundredths of the win. What each player began with, plus luck, less own mistakes, plus the mistakes of the others, is the result.
review-start = At the start
review-luck = Luck
review-mistakes = Own mistakes
review-gifts = Mistakes of others
review-result = At the end
review-turning = Turning points
review-turning-none = Nothing turned this game: it went its way.
review-costliest = Costliest moves
review-costliest-none = Nobody made a move that cost anything.
review-lost = { $name } lost { $points } with this move
review-better = Better was: { $move }
review-swing = { $name }: { $before } → { $after }
review-see = See it
review-play-on = Play from here
review-kind-decision = decision
review-kind-chance = dice or draw
review-error = The numbers come from a search and are right to about { $points } each.
review-open = Review of this game
review-none-yet = There is no review of this game yet.
error-nothing-decided = Nobody decided anything in this game, so there is nothing to review.

## Playing

undo = Take back
confirm = Confirm
confirm-title = Confirm the move
confirm-moves = Confirm
confirm-final = What is final
confirm-never = Never
sound = Sound
resign = Resign
resign-about = You give up: a bot takes over your seat, or the game ends if only one other is left. This cannot be taken back.
resign-yes = Yes, resign
resign-seat = Resign for { $name }
carry-away = Go on with another device
carry-away-seat = Go on with seat { $letter } on another device
keys-title = Keys and help
keys-numbers = Make the first, second … move of the bar
keys-arrows = From one card or button that can be chosen to the next
keys-enter = Choose; once more to confirm
keys-escape = Do not confirm, close
keys-undo = Take back
keys-hint = Ask for a hint
keys-help = This help
keys-step = A step back, a step on
keys-turn = A turn back, a turn on
keys-ends = To the start, to the end
keys-autoplay = Start or stop
keys-touch = Hold a finger on a card to read what it does and what choosing it would bring.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-space = Space

## After the game

game-over = The game is over
scores = Scores
rematch = Play again
new-again = New table
record-download = Save the record
replay = Replay
replay-start = The start of the game
replay-step = { $step } of { $steps }
replay-slider = Step of the game
replay-first = To the start
replay-back = A step back
replay-next = A step on
replay-last = To the end
replay-play = Play on by itself
replay-pause = Stop
replay-speed = Speed
replay-seat = Seen from
replay-turns = Turns
replay-continue = Go on from here
replay-link = Link to this position

## Reference

rules-of = Rules of { $game }
rules-search = Search the rules
rules-count =
    { $count ->
        [one] one rule
       *[other] { $count } rules
    }
cards-of = Cards of { $game }
cards-search = Search the cards
cards-count =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
search-none = Nothing found. Try fewer or other words.

## Fair dice

dice-title = Dice of this table
dice-before = Before the first move the server has fixed a secret from which all dice and draws come. This is its fingerprint: the secret cannot be changed any more without everybody noticing.
dice-more = How this works
dice-about = Nobody can choose these dice, not even the server, and everybody can check them after the game.
dice-real = At this table people throw real dice and draw real cards: there is nothing to check here.
dice-commitment = Fingerprint of the secret
dice-commitment-about = SHA-256 of the secret, shown from the moment the table was opened.
dice-contributions = What the players mixed in
dice-no-contributions = Nobody added anything.
dice-secret = The secret
dice-secret-later = It is shown here when the game is over.
dice-how = All outcomes are drawn from HMAC-SHA-256 with the secret, over the name of the table and what the players mixed in. The record of the game holds everything needed to check it, here or with the command bourgade verify.
dice-check = Check the dice
checks = Dice and draws
check-step = Step
check-found = What fell
check-result = Check
check-right = right
check-wrong = should have been: { $expected }
verdict-fair =
    { $count ->
        [0] The secret matches its fingerprint. Nothing was thrown or drawn.
        [one] The die is right: the secret matches its fingerprint and gives exactly what fell.
       *[other] All { $count } dice and draws are right: the secret matches its fingerprint and gives exactly what fell.
    }
verdict-outcome-differs = These dice were changed: not everything that fell comes from the secret.
verdict-commitment-broken = This is not the secret that was promised: it does not match the fingerprint.
verdict-not-revealed = The secret is shown when the game is over; then every die can be checked.
verdict-no-fair-dice = This game was not played with dice that can be checked.
verify-title = Check dice
verify-about = Paste the record of a finished game. Every die and every draw is computed again from the revealed secret.
verify-do = Check
records-title = Open a record
records-about = A saved record becomes a table to look at, step by step, and to go on from against bots.
records-do = Open
record-file = File with the record
record-paste = Or the record itself
link-title = Go on with another device
link-about = Open this link on the other device. It works once, and this device then gives up the seat. Keep it to yourself: whoever opens it gets the seat.
link-address = Link that carries the seat
carry-title = Take the seat
carry-about = This link carries a seat to this device. The device that played until now gives it up.
carry-do = Play on this device

## The API

api-title = API
api-about = Everything the pages do can be done by programs too: find tables, sit down, see the board, move. Answers are JSON.
api-schema = The description for programs is at
api-example = A short bot that plays over HTTP is in the folder examples of the project.
api-method = Method
api-path = Address
api-what = What it does

## Refusals

error-title-403 = Not allowed
error-title-404 = Not found
error-title-409 = Too late
error-title-413 = Too large
error-title-422 = That is not possible
error-title-429 = Too fast
error-title-other = That did not work
error-no-page = There is no page { $path }.
error-no-table = There is no table “{ $table }”. Is the link complete?
error-no-seat = There is no such seat at this table.
error-no-open-seat = No seat is free at this table any more. You can watch the game.
error-seat-taken = It is too late for { $seats }: somebody sits there already. Choose another seat, or watch.
error-not-seated = You do not play at this table on this device; you can watch. To play, bring your seat here with the link from the other device.
error-not-your-seat = You do not play { $seats } on this device.
error-bot-plays = A bot plays for { $seats } at the moment. Take the seat back first.
error-stale = The game has moved on since: you saw step { $given }, it is now at step { $ply }. Look again and choose anew.
error-table-over = The game is over.
error-not-over = The game is not over yet.
error-not-begun = The game has not begun yet.
error-frozen = This table can be looked at but not continued: it was played by other rules or figures than those of today.
error-hidden-yet = As long as the game goes on, some of it is hidden: this can be had when it is over.
error-secret-draw = This draw is secret: only { $seats } may see it and enter it.
error-cannot-be-drawn = “{ $move }” cannot have come up: it does not fit what was entered before. Check what was drawn, or take back the entry that was wrong.
error-nobody-to-replace = There is nobody to replace at { $seats }: a bot plays there already, or the player has resigned.
error-still-patient =
    { $minutes ->
        [one] A bot can stand in for { $seats } in a minute at the earliest, and only while it is that seat’s turn.
       *[other] A bot can stand in for { $seats } in { $minutes } minutes at the earliest, and only while it is that seat’s turn.
    }
error-no-stand-in = No bot stands in for { $seats }, so there is nothing to take back.
error-bad-ply = “{ $ply }” is no step of a game: a whole number is needed.
error-bad-pace = There is no pace “{ $pace }”. Paces: live, day, three_days, week.
error-bad-seat-kind = “{ $kind }” cannot take { $seats }: it takes me, open, here or bot: with the name of a bot.
error-empty-record = The record holds no move, so there is nothing to look at.
error-link-used = This link has been used or never worked. Ask for a new one on the device that holds the seat.
error-foreign = This request came from another site and was not carried out.
error-csrf = This page is too old or came from another device. Load it again and repeat.
error-too-large = That is too large: at most { $kilobytes } KB can be sent.
error-too-often =
    { $seconds ->
        [one] Too many requests from this address. Try again in a second.
       *[other] Too many requests from this address. Try again in { $seconds } seconds.
    }
error-bad-request = The server cannot do anything with this request (HTTP { NUMBER($status, useGrouping: 0) }).
error-malformed = The request is not as described, at { $place }: { $why }.
error-our-fault = Something went wrong on the server, and it was noted there. Nothing of the game is lost; try again.
error-workers-need-postgres = { $workers } workers need a PostgreSQL database; SQLite serves one worker.
error-port = The server cannot listen at { $host }, port { $port }: { $why }.

## Boards

board-moves = Moves
board-acts = to play
board-won = winner
board-last = Last move:

## Store

error-database-address = “{ $database }” is no address of a database. Expected: sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database-file =
    { $why ->
        [closed] The database { $database } cannot be opened. Check that its folder exists or can be made, and that the server may use it.
        [readonly] The database { $database } cannot be written. Check who may write the file and its folder.
        [broken] The file of { $database } is damaged, or it is no SQLite database. Give another one, or put a copy of it back.
        [full] The disk is full: nothing can be saved in { $database }.
       *[disk] The disk failed to read or write { $database }.
    }
error-database-foreign = The database { $database } has tables that Bourgade did not make. Give Bourgade one of its own.
error-database-newer = The database { $database } comes from a newer Bourgade: it has form { $found }, and this version knows forms up to { $known }. Update Bourgade, or give another database.
error-database-silent = The database { $database } does not answer. Another program may hold it; try again in a moment.
error-database-unreachable = The database { $database } cannot be reached: { $why }.
