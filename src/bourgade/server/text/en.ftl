## The frame of every page

site-title = Bourgade · city-building board games
site-about = City-building board games, rule for rule, in your browser: with friends or against bots, live or over several days. No account needed.
skip = Skip to content
to-lobby = Bourgade: go to the lobby
menu = Menu
menu-pages = Pages
lobby = Lobby
language = Language
theme = Theme
theme-light = Light
theme-dark = Dark
theme-system = Follow system
my-turns =
    { $count ->
        [one] It’s your turn in one game
       *[other] It’s your turn in { $count } games
    }
close = Close
cancel = Cancel
back = Back
on = On
off = Off
you = You
copy = Copy
copied = Copied
copy-failed = Your browser does not let this page copy: select the text and copy it yourself.
share = Share
search = Search
about = About
play = Play
rules = Rules
cards = Cards
rule = Rule
rule-open = See it in the full rules
reference = Reference
contents = Contents

## The connection

reconnecting = Connection lost. Reconnecting…
reconnected = Back online
offline-now = You are offline. The game resumes as soon as you are back.
not-sent = Not sent: the server is not responding. Nothing is lost; try again.
answer-slow = Sent. The board will update in a moment.
offline-title = You are offline
offline-about = Bourgade cannot be reached right now. Your games are safe on the server: you can pick them up where you left off.
offline-app = In the meantime you can play against bots on this device.
offline-again = Try again

## The lobby

lobby-hello = Take a seat, let’s play
list-mine = Your games
list-games = Games
list-open = Open tables
list-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
list-watching = Games to watch
list-finished = Your finished games
list-finished-others = Finished games
players-range = { $range } players
editions = Editions
play-game = Play { $game }
set-up = Set up a table
set-up-game = Set up a table of { $game }
players-count =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
about-game = About { $game }
your-turn = Your turn
row-next = { $name }’s turn
row-open =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
row-won-yours = You won
row-resigned =
    { $count ->
        [0] You resigned
       *[other] You resigned · Won by { $names }
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
        [one] one day left
       *[other] { $count } days left
    }

## A new table

new-title = New table: { $game }
new-origin = This game picks up another one after step { $step }.
new-design = You play with the cards of this design:
new-origin-see = See the position
new-what = The game
option-line = { $option }: { $value }
new-more-options =
    { $count ->
        [one] One more option
       *[other] { $count } more options
    }
new-update = Update
new-seats = The players
new-who-sits = Player in seat { $letter }
new-name-of = Name for seat { $letter }
new-seats-more = How seats and bots work
new-own-name = Your name
new-own-name-about = Asked once. Without one, the others see an animal’s name.
new-seats-help = Anyone who has the table’s link can take a free seat; the game begins as soon as every seat is taken. A person next to you plays on this device.
seat-me = Me
seat-anybody = Open to anyone
seat-here = Someone next to me
seat-bot = Bot: { $bot }
player-erased = deleted player
seat-open = Free seat
nickname = Nickname
new-how = Pace, dice and hints
pace = Pace
pace-live = Live
pace-live-about = Everyone is here. After 3 minutes without a move, a bot can step in for a player who is away.
pace-day = One day per move
pace-day-about = Play whenever you like; after a day without a move, a bot can step in.
pace-three-days = Three days per move
pace-three-days-about = The same, with three days to think.
pace-week = One week per move
pace-week-about = The same, with a whole week.
chance = Dice and cards
chance-fair = Fair dice from the server
chance-fair-about = Fixed and sealed before the first move, so that anyone can check every roll and draw afterwards. While a seat is still open, players can add randomness of their own.
chance-manual = Real dice on your table
chance-manual-about = You roll and draw yourselves, then enter the result. Bourgade keeps score and checks the rules.
listed = Show this table in the lobby
listed-about = Anyone can see it, watch it and take a free seat. Otherwise, only people who have the link can find it.
contribution = Your own randomness
contribution-own = Add your own randomness
contribution-add = Add to the dice
contribution-salts = How your text counts, and how it can be erased
contribution-about = Any text, up to 64 characters. The dice then depend on it too, so the server cannot have chosen them alone. Everyone can see it once the game has begun.
hints = Hints
hints-alone = Only against bots
hints-alone-about = If you play alone against bots, you can ask for the best moves. With several people, nobody can.
hints-always = Always
hints-always-about = Players may ask on their turn; the others are told.
hints-never = Never
hints-never-about = No hints for anyone.
error-bad-hints = “{ $hints }” is not a setting for hints. Choose alone, always or never.
new-create = Open the table

## Bots

bot-beginner = Beginner
bot-beginner-about = sees the essentials, misses the finer points; for a first game.
bot-casual = Casual
bot-casual-about = plays sensibly, with the occasional slip.
bot-skilled = Skilled
bot-skilled-about = knows the game well and plays instantly.
bot-strong = Strong
bot-strong-about = makes few mistakes; a real challenge.
bot-master = Master
bot-master-about = thinks for about a second per turn; hard to beat.
bot-greedy = Merchant
bot-greedy-about = a solid opponent; weighs every move and picks the one that looks best.
bot-random = Dreamer
bot-random-about = plays any legal move; good for a first game.
bot-named = { $bot } { $letter }

# People who gave no name: friendlier than the letter of a seat

guest-a = Otter
guest-b = Heron
guest-c = Hedgehog
guest-d = Beaver
guest-e = Robin
guest-f = Marmot
guest-g = Badger
guest-h = Squirrel

## A table that waits for players

waiting-about = The game begins by itself as soon as every seat is taken. You can leave this page and come back.
waiting-seats = Seats
sit = Sit down
sit-at = Sit down in seat { $letter }
sit-bot = Add a bot
sit-bot-at = Add a bot in seat { $letter }
leave = Leave my seat
close-table = Close this table
here-only = This link works on this computer only.
here-only-do = So that others can join, stop the server and start it again for your whole network:
error-leave-late = The game has begun: resign instead, or let a bot play for you.
error-not-maker = Only the person who opened this table can close it.
error-close-late = The game has begun, so this table can no longer be closed.
share-title = Invite
share-about = Send this link, or scan the QR code with a phone.
share-address = Address of this table
share-watch = Share this table
share-watch-about = Anyone who has this link can watch the game.
to-table = Back to the table

## Where a game stands

status-waiting =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
status-yours = Your turn · { $task }
status-yours-here = { $name }, your turn · { $task }
status-theirs = { $name }’s turn
status-thinking = { $name } is thinking
status-secret-draw = Secret draw by { $name } · { $task }
status-enter-dice = Enter the result · { $task }
result-played =
    { $count ->
        [0] Nobody won.
        [one] { $names } won.
       *[other] { $names } share the victory.
    }
result-played-yours = You won!
result-resigned =
    { $count ->
        [0] Everyone resigned.
        [one] { $names } won: everyone else resigned.
       *[other] { $names } share the victory: everyone else resigned.
    }
result-resigned-yours = You won: everyone else resigned.
result-you-resigned =
    { $count ->
        [0] You resigned: the game ended without a winner.
        [one] You resigned: { $names } won.
       *[other] You resigned: { $names } share the victory.
    }
result-yours-shared = You share the victory with { $names }!
result-place =
    { $place ->
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
        [5] You came fifth.
       *[other] You came sixth.
    }
result-bot-for = { $name } (bot)
result-closed = This table has been closed.
result-abandoned =
    { $count ->
        [one] { $names } is the only player left.
       *[other] The game ended without a winner: nobody was left to play.
    }
frozen-game = This game is no longer installed on the server. You can look at the table, but not play on.
frozen-rules = This table was played under an earlier version of the rules. You can look at it, but not play on.
frozen-content = This table was played with card values that have changed since. You can look at it, but not play on.
frozen-dice = This table began before contributions to the dice could be erased. You can look at it, but not play on or check its dice.
frozen-moves = A move made at this table is no longer legal under the current rules. You can look at the game up to that move, but not play on.
frozen-damaged = { $move ->
    [0] The game of this table is damaged and cannot be shown. The host has been told.
   *[other] The game of this table is damaged from move { $move } on. You can look at it up to there, but not play on. The host has been told.
}
story = Log
story-older = Earlier in the game
story-newer = Later in the game
story-start = The game began.
story-undo = { $name } took back { $who ->
    [you] your
   *[other] their
} last decision.
story-ask = { $name } asked to take back { $who ->
    [you] your
   *[other] their
} last decision.
story-agree = { $name } agreed.
story-decline = { $name } declined.
story-resign = { $name } resigned.
story-bot = A bot ({ $bot }) took over for { $who ->
    [you] you
   *[other] { $name }
}.
story-back = { $name } took { $who ->
    [you] your
   *[other] their
} seat back.
story-close = This table was closed.
story-hint = { $name } asked for a hint.
story-sealed = The lesson is over. From here on, rolls and draws come from the secret of this table.
onlookers =
    { $count ->
        [one] one person is here
       *[other] { $count } people are here
    }
late = Everyone is waiting for { $name }.
replace-other = Let a bot play for { $name }
replace-me = Let a bot play for me
replace-level = Bot level
stands-in = A bot is playing for { $name }.
play-again-myself = Take my seat back
cover-title = Pass the device to { $name }
cover-about = Anything the other players must not see is hidden.
cover-show = I’m { $name }: show my side

## What happened since the reader’s last turn

since = Since your last turn
since-told = Since your last turn: { $what }
since-nothing = Nothing has happened since your last turn
since-begins = The game has just begun.
since-steps = Step by step
since-replay = See it on the board
since-sum = { $amount } in all
since-gain =
    { $amount }{ $other ->
        [player] { " " }from { $name }
       *[bank] { $bank }
    }{ $causes }
since-loss =
    { $amount }{ $other ->
        [player] { " " }to { $name }
       *[bank] { $bank }
    }{ $causes }

## The coach

coach-chances = Winning chances
coach-hint = Hint
hints-on = Hints are allowed at this table.
hints-off = Hints are not allowed at this table.
hint-title = Best moves
hint-about =
    { $simulations ->
        [one] Estimated winning chances, at first sight.
       *[other] Estimated winning chances ({ $simulations } simulations).
    }
hint-told = The other players can see that you asked.
hint-asking = Looking for a hint…
hint-alike = just as good
hint-behind = { $points } behind
hint-best = best
hint-play = Play this move
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
error-hints-off = Hints are off at this table, either by choice of the person who opened it or because several people are playing.
error-hint-not-yours = It is { $seats }’s turn: you can only get a hint when it is yours.
error-hint-dice = The dice have to be entered first: there is nothing to decide yet.
error-no-hint = No hint was found this time. Nothing is lost; try again.
error-page-not-asked = The server has not asked this page to think for a bot.
error-no-bot-seat = Only players at this table can add a bot.

## The review of a game

review = Review
review-of = Review: { $title }
review-about = Who was lucky, and who played well? Every decision and every roll of this game has been analysed.
review-make = Review this game
review-make-about = Every decision and every roll is analysed. It takes about a minute, is done once, and is kept with the game.
review-working = Reviewing the game…
review-waiting = It will start in a moment.
review-progress = { $done } of { $total } positions
review-failed = The review failed this time. Try again.
review-line = Winning chances over the game
review-line-about = { $name }: from { $start } to { $end }
review-line-table = Show as a table
review-step = Step
review-what = What happened
review-players = Luck and skill
review-players-about = Points are percentage points of winning chances. Each player’s chances at the start, plus luck, minus their own mistakes, plus the mistakes of others, plus what is unclear, give their result.
review-start = At the start
review-luck = Luck
review-mistakes = Own mistakes
review-gifts = Others’ mistakes
review-unclear = Unclear
review-unclear-about = Unclear is where the analysis changed its mind as the game went on, and neither luck nor a mistake explains it.
review-cannot-tell = This analysis cannot tell luck from mistakes: some figures may be off by { $points }. Take them as a hint, not as a verdict.
review-result = At the end
review-expected = Expected at the end
review-open-end = The game broke off, so its result is not certain: the last line is what was to be expected then.
review-line-click = Tap the chart to see the board at that moment.
review-turning = Turning points
review-turning-none = No single moment decided this game.
review-costliest = Costliest moves
review-costliest-none = No move is known to have cost anyone anything.
review-lost =
    { $who ->
        [you] You lost { $points } with this move (± { $margin })
       *[other] { $name } lost { $points } with this move (± { $margin })
    }
review-better = Better: { $move }
review-swing = { $name }: { $before } → { $after }
review-see = Show
review-play-on = Play from here
review-kind-decision = decision
review-kind-chance = roll or draw
review-error = The figures are estimates: each move is accurate to about { $points }, and ± says how far off a sum may be. A longer analysis stays within that 19 times in 20.
review-open = See the review
review-none-yet = This game has not been reviewed yet.
error-nothing-decided = Nobody made a decision in this game, so there is nothing to review.

## Playing

undo = Undo
confirm-title = Confirm the move
confirm-moves = Confirm moves
confirm-final = On
confirm-never = Off
auto-moves = Make the only possible move for me
bots-pace = Bots play
bots-fast = at once
bots-normal = normally
bots-slow = slowly
take-back-ask = Ask to take back
take-back-asked = { $name } would like to take back their last decision. Dice stay as they fell.
take-back-waiting = You asked to take back your last decision. Waiting for { $names }.
take-back-agree = Let them
take-back-decline = Decline
error-cannot-ask = There is nothing to ask for: you can undo it yourself, you have not decided anything yet, or the others have already declined.
error-nobody-asks = Nobody is waiting for your answer: somebody has moved meanwhile, or you have answered already.
sound = Sound
resign = Resign
resign-about = A bot takes over your seat, or the game ends if only one other player is left. You cannot undo this.
resign-yes = Yes, resign
resign-seat = Resign for { $name }
carry-me = Continue on another device
carry-away = Give this seat to someone else
carry-away-seat = Give seat { $letter } to someone else
keys-title = Shortcuts and help
keys-numbers = Choose the first, second… move in the bar
keys-arrows = Go to the next card or button you can choose
keys-enter = Choose; press again to confirm
keys-escape = Cancel or close
keys-undo = Undo
keys-hint = Ask for a hint
keys-info = Show what a card does
keys-help = Show this help
keys-step = Previous or next step
keys-turn = Previous or next turn
keys-ends = Go to the start or the end
keys-autoplay = Start or stop autoplay
keys-touch = Tap a card to see what it does; the button below plays it. With “Confirm moves” off, a tap plays it: press and hold to read.
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
next-game = My next game
tally = How it adds up
afterwards = Record, dice, another table
count-of = { $count } of { $needed }
record-download = Download the record
replay = Replay
replay-start = Start of the game
replay-step = { $step } of { $steps }
replay-slider = Step of the game
replay-first = Go to the start
replay-back = Previous step
replay-next = Next step
replay-last = Go to the end
replay-play = Autoplay
replay-pause = Pause
replay-speed = Speed
replay-seat = Point of view
replay-turns = Turns
replay-continue = Play from here
replay-link = Link to this position

## Lessons

learn = Learn
learn-title = Learn to play
learn-game = Learn { $game }
learn-intro = Guided games on the real board, one thing at a time. Each takes about five minutes, and no account is needed.
learn-puzzles = Know the rules already? Try the puzzles: one move is the best. Which one?
learn-first = A first game
learn-subjects = Going further
learn-start = Start
learn-resume = Continue
learn-again = Start again
learn-finished = Finished
learn-count =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
lesson-teacher = The lesson
lesson-step = Step { $step } of { $steps }
lesson-continue = Continue
lesson-leave = Just play
lesson-dice = In a lesson, rolls and draws are chosen.
lesson-changed = This lesson has changed since you began. Play on, or start it again.
lesson-wait = Watch the other players’ moves.
lesson-free = The game simply goes on against a beginner bot, with dice nobody chooses.
lesson-next = Next lesson: { $title }
lesson-all = All lessons
lesson-commitment = See their fingerprint

## Puzzles

puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-all = All puzzles
puzzles-intro = Positions from real games in which one move is clearly better than all others. A new one for every game each day, a run of ten, or as many as you can solve in three minutes.
puzzles-none = No game here has puzzles.
puzzles-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzles-solved = { $count } solved
puzzles-run = Run of ten
puzzles-storm = Against the clock
puzzles-today-done = solved
puzzle-of-day = Puzzle of the day
puzzle-ask = One move is clearly better than all others. Play it.
puzzle-right = Solved!
puzzle-wrong = Not the best move
puzzle-best = Best: { $move } – { $percent }% to win
puzzle-yours = Your move: { $move } – { $percent }% to win
puzzle-trap = What many would play: { $move } – { $percent }% to win
puzzle-next = Next puzzle
puzzle-more = More puzzles
puzzle-end = Back to all puzzles
puzzle-again = Try again
puzzle-over = This puzzle is answered.
puzzle-about = About this puzzle
puzzle-number = Puzzle { $number } of { $count }
puzzle-theme = Theme
puzzle-difficulty = Difficulty
puzzle-table = Table
puzzle-trap-about = A trap: the obvious move is a mistake here.
puzzle-proof = Checked by repeated searches with fresh dice: the best move leads with 99 % confidence.
puzzle-link = Link to puzzle { $id }
puzzle-left = Time left
puzzle-score = { $right } of { $tried } solved
puzzle-time-up = Time is up: you solved { $count }.

## Reference

guide = How to play
guide-of = How to play { $game }
guide-you = You
guide-other = Your opponent
rules-exact = Exact rules
rule-source = Source
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
search-none = Nothing found. Try fewer words, or different ones.

## Fair dice

dice-title = The dice at this table
dice-before = Before the first move, the server fixed a secret from which every roll and draw comes. This is its fingerprint: from now on, nobody can change the secret without everyone noticing.
dice-more = How this works
dice-about = The server fixed a secret before the first move, and every roll and draw comes from it. Since then nobody can change them, and anyone can check them after the game.
dice-about-lesson = This table began with a lesson, which chose its rolls and draws. From its end on, every roll and draw comes from a secret that the server fixed before the first move; anyone can check them after the game.
dice-in-lesson = A lesson is being given here: so far, every roll and draw was chosen by it.
dice-trust-waiting = Until the game begins, every player can add a text of their own: then the server alone cannot have chosen the dice.
dice-trust-bots = Only bots play here. The server chose the secret alone, so it could have picked one that suits a player; it cannot pick another one now.
dice-trust-nobody = Nobody added anything of their own. The server chose the secret alone, so it could have picked one that suits a player; it cannot pick another one now.
dice-trust-some =
    { $count ->
        [one] { $names } added a text after the fingerprint was shown: neither they nor the server can have chosen these dice alone, only both together.
       *[other] { $names } added texts after the fingerprint was shown: only all of them together with the server can have chosen these dice.
    }
dice-trust-all =
    { $count ->
        [one] The only person who plays here added a text after the fingerprint was shown: the server cannot have chosen these dice, and neither can they.
       *[other] Everyone who plays here added a text after the fingerprint was shown: nobody can have chosen these dice, not even the server.
    }
dice-how-texts = Every result comes from HMAC-SHA-256, keyed with the secret, over the name of the table and the hashes of the texts the players added. A hash is the HMAC-SHA-256 of table, seat and text, keyed with the salt of the seat: a text can be erased, and the dice can still be checked. The record of the game holds everything needed to check it, here or with the command bourgade verify.
dice-real = At this table people roll and draw themselves and enter what came up: there is nothing to check here.
dice-commitment = Fingerprint of the secret
dice-commitment-about = SHA-256 of the secret, shown since the table was opened.
dice-contributions = Randomness added by the players
dice-contributions-about = Each is added after the fingerprint and the salt of the seat were shown, so neither can have been chosen to suit it.
dice-text-erased = erased; its hash still counts
dice-nothing-yet = nothing yet
dice-salt = Salt, shown since the table was opened
dice-hash = Hash that the dice depend on
dice-secret = The secret
dice-secret-later = It will be shown here when the game is over.
dice-how = Every result comes from HMAC-SHA-256, keyed with the secret, over the name of the table. The record of the game holds everything needed to check it, here or with the command bourgade verify.
dice-bots = Bots draw their random numbers from the secret too, so nobody can predict them during the game.
dice-check = Check the dice
checks = Rolls and draws
check-step = Step
check-found = Result
check-result = Check
check-right = correct
check-wrong = should have been: { $expected }
checks-more =
    { $count ->
        [one] One earlier roll or draw was checked too.
       *[other] { $count } earlier rolls and draws were checked too.
    }
verdict-fair =
    { $count ->
        [0] The secret matches its fingerprint. Nothing was rolled or drawn.
        [one] The only roll or draw is correct: the secret matches its fingerprint and gives exactly this result.
       *[other] All { $count } rolls and draws are correct: the secret matches its fingerprint and gives exactly these results.
    }
verdict-outcome-differs = These dice were tampered with: not every result comes from the secret.
verdict-contribution-differs = The dice come from the secret, but a text in this record is not the one that counted for them.
verdict-commitment-broken = This is not the secret promised: it does not match the fingerprint.
verdict-not-revealed = The secret is revealed when the game is over; every roll and draw can be checked then.
verdict-no-fair-dice = This game was not played with dice that can be checked.
verdict-fair-since =
    { $count ->
        [0] The secret matches its fingerprint. Nothing was rolled or drawn after the lesson.
        [one] The only roll or draw after the lesson is correct: the secret matches its fingerprint and gives exactly this result.
       *[other] All { $count } rolls and draws after the lesson are correct: the secret matches its fingerprint and gives exactly these results.
    }
verdict-chosen =
    { $count ->
        [one] One roll or draw before that was chosen by the lesson. It is not checked.
       *[other] { $count } rolls and draws before that were chosen by the lesson. They are not checked.
    }
verify-title = Check dice
verify-about = Paste the record of a finished game. Every roll and draw is computed again from the revealed secret.
verify-do = Check
records-title = Open a record
records-about = Turn a saved record into a table: step through the game, and play on from any position against bots.
records-do = Open
record-file = Record file
record-paste = Or paste the record
link-title = Give a seat to someone else
link-about = The first person to open this link takes the seat and plays on in your place. It works once, within a day. To play from another device yourself, use “Another device” on your own page.
link-address = Link that gives the seat away
carry-title = Take the seat
carry-about = This link gives you a seat. The player who had it gives it up.
carry-do = Take the seat

## The API

api-title = API
api-about = Programs can do everything these pages do: find tables, sit down, see the board, make moves. Responses are JSON.
api-schema = The OpenAPI description is at
api-example = A short bot that plays over HTTP is in the project’s examples folder.
api-method = Method
api-path = Address
api-what = What it does

## Refusals

error-title-403 = Not allowed
error-title-404 = Not found
error-title-409 = Not now
error-title-413 = Too large
error-title-422 = Not possible
error-title-429 = Too fast
error-title-other = Something went wrong
error-no-page = There is no page { $path }.
error-no-table = There is no table “{ $table }” here. Either the link is not complete, or the table is gone: the host may have removed it.
error-no-seat = This table has no such seat.
error-no-open-seat = This table has no free seat left. You can watch the game.
error-seat-taken = Too late for { $seats }: someone is already sitting there. Choose another seat, or watch.
error-not-seated = You are not playing at this table on this device; you can watch. To play, move your seat here with a link from the other device.
error-not-your-seat = You are not playing { $seats } on this device.
error-bot-plays = A bot is playing for { $seats }. Take the seat back first.
error-stale = The game has moved on: you saw step { $given }, and it is now at step { $ply }. Look again, then choose.
error-table-closed = This table has been closed. You can look at it, but not play on.
error-table-removed = This table is gone: the host has removed it, with its game.
error-already-over = The game at table “{ $table }” is already over.
error-no-such-seat = Table “{ $table }” has no seat { $seat }; its seats are { $seats }.
error-no-such-table = There is no table “{ $table }”. The id of a table is at the end of its link; bourgade admin tables lists them.
error-nobody-sits = Nobody plays seat { $seat } of table “{ $table }”: it is free, a bot’s, or its player was deleted.
error-empty-name = A name needs at least one letter that can be shown.
error-bad-network = “{ $given }” is not an address or a network. Give one such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/56.
error-wide-network = “{ $given }” would ban everybody. Give a smaller network.
error-no-ban = { $network } is not banned.
error-banned = Your network may not play on this server until { $until }. You can still watch.
error-banned-for-good = Your network may not play on this server. You can still watch.
error-table-over = The game is over.
error-not-over = The game is not over yet.
error-not-begun = The game has not begun yet.
error-undo-lesson = The moves of a lesson stay as they are. To try something else, start the lesson again.
error-in-lesson = A lesson is being given at this table. Choose “Just play” to leave it first.
error-no-lesson-here = The lesson at this table is over: the game is yours.
error-frozen = You can look at this table, but not play on: it was played under an earlier version of the rules.
error-damaged = The game at this table is damaged, so it can be neither continued nor read. The host has been told.
error-hidden-yet = Part of the game stays hidden until it is over: this will be available then.
error-secret-draw = This draw is secret: only { $seats } may see it and enter it.
error-cannot-be-drawn = “{ $move }” cannot have come up: it contradicts what was entered before. Check what was drawn, or take back the wrong entry.
error-nobody-to-replace = There is nobody to replace in { $seats }: a bot is already playing there, or the player has resigned.
error-still-patient =
    { $minutes ->
        [one] A bot can step in for { $seats } in a minute at the earliest, and only while it is that seat’s turn.
       *[other] A bot can step in for { $seats } in { $minutes } minutes at the earliest, and only while it is that seat’s turn.
    }
error-no-stand-in = No bot is playing for { $seats }, so there is nothing to take back.
error-bad-ply = “{ $ply }” is not a step of a game: give a whole number.
error-bad-pace = “{ $pace }” is not a pace. Choose live, day, three_days or week.
error-bad-seat-kind = “{ $kind }” cannot take { $seats }. Choose me, open, here, or bot: followed by the name of a bot.
error-empty-record = The record holds no moves, so there is nothing to look at.
error-link-used = This link has already been used, has expired, or never worked. Ask for a new one where it came from.
error-foreign = This request came from another site and was refused.
error-csrf = This page has expired, or came from another device. Reload it and try again.
error-too-large = That is too large: you can send { $kilobytes } KB at most.
error-too-often =
    { $seconds ->
        [one] Too many requests from this address. Try again in a second.
       *[other] Too many requests from this address. Try again in { $seconds } seconds.
    }
error-too-many-streams = This address is already watching as many tables as it may ({ $most }). Close one of them, or try again in { $seconds } seconds.
error-streams-full = Too many people are watching for this server to keep everyone up to date. Reload the page now and then, or try again in { $seconds } seconds.
error-no-fair-dice = This table uses real dice, so there is nothing to add to them.
error-contribution-late = The game has begun, and its dice are fixed: add your own randomness while a seat is still open.
error-bad-request = The server cannot handle this request (HTTP { NUMBER($status, useGrouping: 0) }).
error-malformed = The request does not match the API description, at { $place }: { $why }.
error-our-fault = Something went wrong on the server, and it has been logged. Nothing in the game is lost; try again.
error-workers-need-postgres = { $workers } workers need a PostgreSQL database; SQLite supports only one.
error-metrics-address = “{ $where }” is not an address for metrics. Expected: ADDRESS:PORT, such as 127.0.0.1:9100.
error-port = The server cannot listen on { $host }, port { $port }: { $why }.
error-bad-proxy = “{ $proxy }” is not an address or a network. Expected: addresses such as 127.0.0.1 or 10.0.0.0/8, with commas between them.

## Boards

board-moves = Moves
move-result = Result: { $events }
board-acts = to play
board-won = winner
board-last = Last move:
board-person = Player
board-bot = Bot
sheet-not-now = Not now: { $task }

## Store

error-database-address = “{ $database }” is not a database address. Expected: sqlite:///FILE or postgresql://USER@HOST/NAME.
error-database-file =
    { $why ->
        [closed] The database { $database } cannot be opened. Check that its folder exists or can be created, and that the server has access to it.
        [readonly] The database { $database } cannot be written to. Check the write permissions of the file and its folder.
        [broken] The file of { $database } is damaged, or is not an SQLite database. Give another one, or restore a backup.
        [full] The disk is full: nothing can be saved in { $database }.
       *[disk] The disk failed while reading or writing { $database }.
    }
error-database-latest = The latest moves, in { $file }-wal, are damaged. Restore a backup, or keep what is still readable with: sqlite3 { $file } "PRAGMA wal_checkpoint(TRUNCATE)"
error-database-foreign = The database { $database } has tables that Bourgade did not create. Give Bourgade a database of its own.
error-backup =
    { $why ->
        [missing] There is no file { $file }.
        [closed] { $file } cannot be read: this user may not open it.
        [foreign] { $file } is not a backup that bourgade admin has written.
        [newer] The backup { $file } comes from a newer Bourgade. Update Bourgade to restore it.
        [cut] The backup { $file } is cut short: its end is missing. Nothing was restored; use another copy.
        [after-end] The backup { $file } goes on after its end. Nothing was restored; use another copy.
        [edited] The backup { $file } has rows that cannot have been in a database. Nothing was restored; use another copy.
       *[altered] The backup { $file } is damaged: its contents do not fit its checksum. Nothing was restored; use another copy.
    }
error-restore-not-empty = The database { $database } is not empty. A backup is restored into a new one only: give its address with --database.
error-restore-differs = What the database { $database } has stored differs from the backup. Nothing was kept.
error-database-none = There are no tables in { $database } yet: no server has ever opened it.
error-database-older = The database { $database } is at version { $found }, and this program needs version { $newest }. Start the server of this version once: it brings the database up to date.
error-database-newer = The database { $database } comes from a newer Bourgade: its schema is version { $found }, and this Bourgade supports versions up to { $known }. Update Bourgade, or give another database.
error-database-readonly = The database { $database } is read-only: it may be a standby. Give the address of the primary.
error-database-silent = The database { $database } is not responding. Another program may be using it; try again in a moment.
error-database-unreachable = The database { $database } cannot be reached: { $why }.

# Whether the server can take people in (/ready), for the person who runs it

ready-problem =
    { $reason ->
        [draining] This server is stopping.
        [database-silent] The database does not answer in time.
        [database-unreachable] The database cannot be reached.
        [database-readonly] The database can be read, but not written.
        [database-full] The disk that holds the database is full.
        [database-broken] The file of the database is damaged.
        [disk] Less than { $megabytes } MB are free on the disk that holds the database.
        [migrations] The database has the schema of another version of Bourgade.
       *[other] The database cannot be used; the log says why.
    }

## Before a server opens: bourgade serve --check

check-database = The database { $database } can be written; its schema is { $found }, the newest.
check-database-new = The database { $database } is empty and will be set up at the start.
check-database-old = The database { $database } can be written; its schema is { $found } and will be brought to { $newest } at the start. Back it up first.
check-disk = { $free } MB are free on the disk that holds the database; it needs { $room } MB.
check-disk-elsewhere = The database keeps an eye on its own disk.
check-workers =
    { $workers ->
        [one] One worker, on { $cores } cores.
       *[other] { $workers } workers, on { $cores } cores.
    }
check-port = Port { $port } of { $host } is free.
check-metrics = Metrics for Prometheus will be at { $where }.
check-metrics-off = Metrics for Prometheus are off.
check-secure = Cookies go over HTTPS only. A proxy that speaks HTTPS must stand in front.
check-local = Only this machine can reach the server.
check-open = Everyone on the network can reach the server, without HTTPS. On the internet, put an HTTPS proxy in front and set --secure.
check-proxy = Limits count requests through { $proxy } by the address that it names.
check-no-proxy = No proxy is named: limits count by the address that a request comes from. Behind a proxy that is one for everybody; name it with --proxy.
check-files = Up to { NUMBER($files, useGrouping: 0) } files and connections can be open at once.
check-few-files = Only { NUMBER($files, useGrouping: 0) } files and connections can be open at once. For many watchers, allow { NUMBER($few, useGrouping: 0) } or more, with LimitNOFILE of systemd or ulimit -n.
check-files-unlimited = The system does not limit how many files and connections can be open at once.
check-budgets = The search budgets can be read: { $hint } for a hint, { $chances } for winning chances.
check-games = The games load: { $games }.
check-numba = numba is there: bots and rules run compiled.
check-no-numba = numba is missing or off: bots run interpreted, and play much worse in the same time.

# A person: profile, devices, data

me-title = You
me-about = What this server knows about you. There are no accounts and no passwords: your browser recognises you.
me-profile = Profile
me-name-about = Others see it at your tables. It applies from the next table on.
me-colour = Your colour
colour-none = None
colour-red = Red
colour-orange = Orange
colour-gold = Gold
colour-green = Green
colour-teal = Teal
colour-blue = Blue
colour-purple = Purple
colour-grey = Grey
me-save = Save
me-back = Back to your page
me-devices = Your devices
me-devices-about = Play on with a phone or another computer: same games, same name.
me-link = Another device
device-here = this device
device-since = added { $ago }
device-unnamed = A browser
device-sign-out = Sign out
device-sign-out-of = Sign out: { $device }
link-device-title = Use another device
link-device-about = Open this link on the other device, or scan the QR code with it. It works once, within 15 minutes. Keep it to yourself: anyone who opens it plays as you.
link-device-address = Link for your other device
carry-device-title = Use this device too
carry-device-named = From now on, this device plays as { $name }.
carry-device-about = From now on, this device plays as the person who made this link.
carry-device-along = Games already played on it come along.
carry-device-own = Only continue if you made the link yourself.
carry-device-do = Use this device
recovery-title = Recovery code
recovery-about = If you lose your device, or clear its cookies, a code that you wrote down brings everything back.
recovery-there = You have a recovery code. If you no longer have it at hand, make a new one; the old one then stops working.
recovery-make = Make a recovery code
recovery-again = Make a new code
recovery-shown = Write this code down. It is shown only now, and nobody can look it up. Anyone who has it can play as you.
recovery-have = I have a code
recovery-code = Your recovery code
recovery-enter = Use the code
recovery-enter-about = Upper or lower case, with or without dashes. This device becomes one of yours, and games already played on it come along.
me-data = Your data
me-data-about = Download everything the server keeps about you, as a JSON file, or delete it.
me-download = Download my data
me-delete = Delete everything about me
delete-goes = This deletes your profile, your devices, your recovery code, your name at every table and what you added to the dice.
delete-stays = Your moves stay, without a name: they are the other players’ games too, and their dice remain verifiable. At tables that are waiting, your seat is free again; in games that go on, a bot can take over.
delete-final = This cannot be undone.
delete-yes = Delete everything
delete-done = Everything is deleted
delete-done-about = The server no longer knows you. You can play again at any time, as somebody new.
sit-as = You sit down as { $name }.
sit-as-change = Change

# Privacy

privacy-title = Privacy
privacy-more = What is kept, and for how long
privacy-about = What this server knows about the people who play here, and what it does not. Pages load nothing from other sites; there is no advertising and no tracking.
privacy-kept = What is kept
privacy-device = A cookie
privacy-device-about = A random number recognises your browser, so that your seats are yours. The server keeps only its hash. There are no accounts, passwords or e-mail addresses.
privacy-profile = Your profile
privacy-profile-about = Once you give a name: that name, your colour, language and settings, your devices by browser and system, and the day of your last visit. They are kept until you delete them.
privacy-games = Your games
privacy-games-about = Every move with its time, the names at the table, and what you add to the dice. Other players can see them.
privacy-finished = Finished games are removed after { $days ->
    [one] one day
   *[other] { $days } days
}.
privacy-finished-stay = Finished games are kept until the host removes them.
privacy-abandoned = Unfinished games are removed after { $days ->
    [one] one day
   *[other] { $days } days
} without a move.
privacy-games-stay = Games are kept until the host removes them.
privacy-abandoned-stay = Unfinished games are kept until the host removes them.
privacy-designs = Your designs
privacy-designs-about = What you save in the workshop: the name, the figures and the texts of your cards. Everyone with the link can see them. They are kept until you delete what is kept about you; tables that play a design keep its cards as long as the table itself.
privacy-address = Your address
privacy-address-about = A table is kept with the IP address it was made from, as long as the table itself, to stop abuse; only the host sees it. To limit floods, addresses are also counted in memory, never on disk.
privacy-log = Logs
privacy-log-requests = The server writes a log line per request: time, address and page. How long logs are kept is up to the host.
privacy-log-errors = Only errors are logged, without names or cookies.
privacy-yours = What you can do
privacy-yours-about = At any time, you can download everything that is kept about you, or delete it:
privacy-me = your own page
privacy-ask = Questions? Ask { $contact }.
privacy-ask-nobody = For questions, ask the person who gave you the address of this server.
check-privacy = The privacy page can be read.
check-no-contact = Strangers are not told whom to ask about their data: name someone with --contact.
error-host-text = { $file } cannot be read: { $why }. Give --privacy a text file in UTF-8.
error-host-text-long = { $file } is too long: a privacy text may have { $kilobytes } KB.
error-no-device = This device is not one of yours, or is already signed out.
error-last-device = This is your only device: signed out, you could not come back. Make a recovery code first, or delete everything.
error-recovery-code = Nobody has this recovery code. Check each letter; if you have made a newer code since, use that one.
error-no-person = Nobody’s key begins with “{ $given }”. bourgade admin people lists the keys.
error-many-people = Several keys begin with “{ $given }”: give more of it.
error-short-person = “{ $given }” is not a person: give at least { $least } characters of a key, or TABLE:SEAT.

### The static site

site-only-here = Everything runs in your browser, even without a network. Your games stay on this device.
site-tables = Play with others
site-hand-over = Send to the server
site-not-handed = The server did not take this game: { $why }
site-offline = Play offline
site-review-stop = Stop and show what was found
site-again = Reload the page
site-new = New game
site-against = Opponent in seat { $letter }
site-start = Start the game
site-not-your-turn = It is not your turn any more.
site-not-kept = Your browser is not keeping this game: this may be a private window, or the storage is full. You can play on; download the record before you leave.
site-other-tab = This game is open in another tab. Continue there, or bring it here.
site-bring-here = Play here
site-moved = You are now playing this game in another tab.
site-old-rules = This game was played under an earlier version of the rules, so it cannot be continued here. You can still download it.
site-failed = That did not work. Reload the page and try again; your moves are safe.
site-no-server = The server is not responding. Your game is still here; try again later.
site-lacks = Your browser lacks something the games need: { $what }. A current Firefox, Chrome, Edge or Safari has it.
site-no-game = This game is not in your browser. It may have been deleted, or played on another device.
site-broken = The game could not be loaded: { $why } Reload the page; your moves are safe.
site-no-such-options = This site does not offer the options of this record. Open it with a Bourgade server, or with “bourgade show”.
site-bad-record = This record cannot be opened: { $why }
site-record-about = Choose a record, or drop one on this page. The game is played through again, move by move, and you can look at every step.
site-ready = Bourgade is ready to play without a network.
site-update = A new version is ready. It starts once every tab of Bourgade is closed.
site-older = Older games
site-delete = Delete this game
site-delete-sure = Delete this game from your browser?
site-dice = The dice are fixed by a sealed secret. Its fingerprint is { $commitment }; the record reveals the secret when the game is over, and “bourgade verify” checks every throw.
site-needs-script = The games run in your browser, so they need JavaScript. The rules and the cards can be read without it.

## The workshop

workshop = Workshop
workshop-about = Change a card, see what it does, and play it with friends.
workshop-of = { $game }: workshop
workshop-how = Pick a card and change its figures.
workshop-keep = Keep
workshop-undo = Undo
workshop-download = Download
workshop-changes = { $count ->
    [0] Everything is as printed.
    [one] 1 change.
   *[other] { $count } changes.
}
workshop-faults = { $count ->
    [one] One figure was not taken over.
   *[other] { $count } figures were not taken over.
}
workshop-add = Add a card
workshop-added = New
workshop-changed = Changed
workshop-more = More figures ({ $count })
workshop-figure = { $what }: { $word }
workshop-text-name = Name ({ $language ->
    [fr] French
   *[en] English
})
workshop-text-article = With its article ({ $language ->
    [fr] French
   *[en] English
})
workshop-text-brief = In a few words ({ $language ->
    [fr] French
   *[en] English
})
workshop-text-about = What it does ({ $language ->
    [fr] French
   *[en] English
})
workshop-yes = yes
workshop-no = no
workshop-nothing = –
workshop-range = { $low } to { $high }
workshop-from = at least { $low }
workshop-printed = printed: { $value }
workshop-duplicate = Duplicate
workshop-remove = Remove
workshop-restore = As printed
workshop-provenance = Where its figures come from: { $source }
error-draft-toml = This is not a content file: { $why }
error-draft-too-long = A content file in the workshop has at most { $most } characters.
error-draft-too-many = The workshop adds at most { $most } cards.
error-whole-number = “{ $found }” is not a whole number.

study-title = What it does
study-about = Both versions are played with the same dice on this device, by the same bots.
study-run = Run
study-stop = Stop
study-bots = Players
study-bot-greedy = All greedy
study-bot-random = All at random
study-loading = Starting…
study-failed = The games could not be played here: { $why }
study-no-script = To play the games, this page needs JavaScript.
study-running = { $games } games of each version in { $seconds } s
study-certain = Known to ±1 point after { $games } games of each version and { $seconds } s.
study-stopped = Stopped after { $games } games of each version and { $seconds } s.
study-old = These results are of an earlier draft. Run again.
study-original = As printed
study-draft = Draft
study-difference = Difference
study-found = differs
study-none = no difference found
study-verdict = { $found } of { $count } figures differ; the verdicts allow for how many were compared.
study-more = All { $count } figures
study-wins = Share of wins
study-length = Per game
study-place = { $place ->
    [1] First player
    [2] Second player
    [3] Third player
    [4] Fourth player
    [5] Fifth player
   *[other] Sixth player
}
study-turns = Turns
study-decisions = Decisions
study-choices = Decisions with a choice
study-lead-changes = Changes of the lead
study-endings = How games end
study-scores = Final figures, per player
study-lines = Points in the count, per player
study-had = { $what }: share of players
study-mean = { $what }: per player

sweep = Sweep a figure
sweep-about = Plays the draft with the figure at several values, each beside the draft as it is.
sweep-figure = Figure
sweep-from = From
sweep-to = To
sweep-run = Sweep
study-sweep-running = Value { $value }: { $games } games so far, { $seconds } s
study-sweep-done = { $count } comparisons in { $seconds } s; { $found } of them show a difference, allowing for how many there are.
study-sweep-stopped = Stopped after { $seconds } s. The last values are missing.
study-sweep-title = { $what } over a range
study-sweep-now = now
error-sweep-place = “{ $place }” is not a number that can be swept.

tune = Tune figures to a goal
tune-about = Say which figures may change and what you want. Your device tries figures until the goals are reached, and checks the best ones with fresh dice.
tune-knobs = What may change
tune-no-knobs = Open a card, choose a figure and its range under “Sweep a figure”, and press “May change”.
tune-may-change = May change
tune-goals = What you want
tune-goal-what = Goal
tune-at-least = At least
tune-at-most = At most
tune-add-goal = Add goal
tune-run = Tune
study-tune-knob = { $what }, { $least } to { $most }
study-tune-goal = { $what }: { $least } to { $most }{ $unit }
study-tune-remove = Remove { $what }
study-tune-lacks = Tuning needs at least one figure that may change and one goal.
study-tune-range = { $most } must be greater than { $least }.
study-tune-running = { $count } sets of figures tried, { $games } games, { $seconds } s
study-tune-checking = Checking the best figures with fresh dice…
study-tune-done = { $count } sets of figures tried in { $seconds } s.
study-tune-stopped = Stopped after { $count } sets of figures and { $seconds } s.
study-tune-refused = { $count } sets of figures were refused: { $why }
study-tune-reached = With fresh dice every goal is reached.
study-tune-missed = With fresh dice not every goal is reached.
study-tune-title = The best figures found
study-tune-checked = Checked with fresh dice
study-tune-now = Draft
study-tune-take = Take these figures
error-tries = These are not figures that a search could try.

## Designs: content that is kept

design-keep = Keep it
design-keep-about = A name makes it a design of yours: a link shows it to others, and it can be played. Each change you keep is another version.
design-name = Name of the design
design-save = Save
design-line = { $game } · version { $version } · { $ago }
design-hidden = The host of this server has hidden this design: nobody but you can open it. Tables that play it go on.
design-broken = This design does not fit the game any more: { $why }
design-play = Play it
design-change = Change it
design-changes = What is different
design-share = Share the link
design-report = Report this design
design-reported = Reported
design-reported-about = The host of this server can see the report and hide the design.
design-mine = My designs
design-of = { $game }, version { $version }
error-no-design = There is no design “{ $id }” here, or it was hidden.
error-design-name = Give the design a name.
error-draft-faults = Some figures were not taken over. Correct them before you save.
error-draft-empty = Everything is as printed: there is nothing to save.
error-many-designs = You have kept { $most } designs, which is as many as one person may.

## Talk at a table

talk = Talk
talk-lines = What was said
talk-none = Nobody has said anything yet.
talk-said = { $name }: { $text }
talk-reactions = Reactions
talk-phrases = Phrases, in everyone’s own language
talk-write = Write something
talk-send = Send
talk-more = More about this message from { $name }
talk-mute = Mute { $name }
talk-report = Report
talk-reported = Reported. The host of this server can see the message and hide it.
talk-onlooker = Onlooker
talk-not-met = You can write to each other once you have all finished a game together.
talk-no-texts = On this server, you can use reactions and phrases here.
talk-note-plays = Everyone sees reactions and phrases. What players write, only players read.
talk-note-onlooker = Onlookers read this now; the players read it after the game.
talk-note-over = The game is over: players read what onlookers say, too.
reaction-bravo = Bravo!
reaction-smile = Smile
reaction-laugh = Laugh
reaction-wow = Wow!
reaction-sad = Sad
reaction-heart = Heart
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-wait = One moment, please.
phrase-back = I’m back.
phrase-your-turn = It’s your turn.
phrase-good-game = Good game!
phrase-again = Another game?
phrase-bye = Goodbye!
muted-title = Muted
muted-about = You do not see what these people say, at any table. They are not told.
muted-unnamed = Somebody without a name
unmute = Unmute
unmute-name = Unmute { $name }
error-talk-off = Nobody can talk at this table.
error-talk-met = You can write to each other once you have all finished a game together. Until then, use reactions and phrases.
error-talk-phrases = Here you can use reactions and phrases, but not write.
error-talk-empty = Write something, or choose a reaction or a phrase.
error-talk-slow = Wait { $seconds } s before you write again.
error-no-remark = Table { $table } has no message { $number }.
error-own-remark = That is your own message.
error-chat-filter = { $file } cannot be read: { $why }. Give --chat-filter a text file in UTF-8, with one word per line.
error-chat-filter-long = { $file } is too long: a list of unwanted words may have { $kilobytes } KB.
check-chat-off = Nobody can talk at tables
check-chat-phrases = At tables, people can use reactions and phrases
check-chat-met = At tables, people who have met can write to each other
check-chat-all = At tables, everybody can write to everybody
privacy-talk = What you say at tables
privacy-talk-about = Reactions, phrases and messages, each with its time, as long as the table itself, and whom you have muted. Others at the table can read them; if somebody reports one, the host can, too. They are no part of the record of a game.

## Being called when it is one's turn

calls-title = Calls
calls-about = When it is your turn, or a game you wait for begins, this browser can tell you, even while no page is open. The message names the game, nothing else.
calls-here = Tell me when it is my turn
calls-done = This browser will tell you when it is your turn.
calls-denied = This browser does not allow it. Allow notifications for this page in its settings.
calls-since = since { $ago }
calls-quiet-from = Quiet from
calls-quiet-until = until
calls-quiet-save = Save
calls-quiet-save-for = Save the quiet hours of { $device }
calls-stop = Stop
calls-stop-on = Stop on { $device }
calls-stop-all = Stop everywhere
call-turn = Your turn: { $game }
call-turn-about = The others are waiting for you.
call-begins = { $game } has begun
call-begins-about = All seats are taken.
call-stop = Stop these
error-push-off = This server calls nobody.
error-bad-push = This browser gave an address that cannot be used.
error-push-contact = “{ $contact }” is not a contact for push services. Give --push a mailto: or https: address.
check-push-off = Nobody is called when it is their turn (--push)
check-push = People can be called when it is their turn, by { $contact }
privacy-calls = Where you are called
privacy-calls-about = If you wish to be told when it is your turn: the address that your browser gave for it, at the service of its maker, your time zone and quiet hours. Messages are encrypted for your browser alone. They are kept until you stop it, or your browser does.
## Ratings, and the pages of players

rating = Rating
rating-points = { $points } ± { $margin }
rating-uncertain = { $points }?
rating-place = Place
rating-games = Games
rating-after =
    { $count ->
        [one] after one game
       *[other] after { $count } games
    }
rating-curve = From { $first } to { $last } in { $games } games
ratings-title = Ratings
ratings-about = Rated games count for people and bots on one scale, for each game and edition. 1500 is the level of the skilled bot; 400 points more win ten games out of eleven between two players.
ratings-none = Nobody has finished a rated game yet. Choose “Rated” when you set up a table.
ratings-people =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
ratings-people-title = Players
ratings-all = All ratings
ratings-levels = The bots
ratings-levels-about = They are the fixed points of the scale: no game changes their ratings, which were measured in games among themselves.
rated = Rating
rated-not = Not rated
rated-not-about = Just a game.
rated-last = Rated, leaving is losing
rated-last-about = The result counts for the ratings: no hints, no undo, dice from the server. Whoever resigns, stays away for too long (15 minutes, or the time of the pace), or is replaced by a bot until the end, comes last.
rated-bot = Rated, the bot counts
rated-bot-about = The same, but if you resign or are away, the result of the bot that plays on counts as yours.
rated-table = Rated game
player-page = profile
player-is-you = This is how others see you. Change it on your page.
player-block = Block
player-block-about = You no longer see this player in lists, and neither of you can join a table where the other sits.
player-blocked = You have blocked { $name }.
player-unblock = Unblock
player-unblock-name = Unblock { $name }
stats-title = Games
stats-mine = Your results
stats-games = By game
stats-players = By number of players
stats-seats = By seat
stats-won = Games won
stats-favourites = Favourite boxes
stats-count =
    { $count ->
        [0] No finished games yet.
        [one] One finished game.
       *[other] { $count } finished games.
    }
stats-bar =
    { $games ->
        [one] { $percent }% won of one game
       *[other] { $percent }% won of { $games } games
    }
me-avatar = Picture
avatar-none = None
me-shown = Show others my profile page
me-shown-about = Your name, picture, results and ratings, and your listed games. Without it, you are on no leaderboard either.
me-public = See your profile page
me-blocked = Players you blocked
privacy-player = Your profile page
privacy-player-about = Others see your name, your picture, your results and your listed games on a page of yours, unless you switch it off on your own page. Its address says nothing about your devices. Whom you block is kept too, and nobody is told.
privacy-ratings-about = The places of rated games and the ratings that follow from them. They are kept longer than the games themselves; once you delete your data, they no longer lead to you.
error-no-player = There is no player at this address, or they do not show their page.
error-block-oneself = You cannot block yourself.
error-not-welcome = You cannot join this table.
error-undo-rated = In a rated game, nothing is taken back.
error-bad-leaving = “{ $leaving }” is not a way to rate a table.
error-rated-dice = A rated game needs the fair dice of the server.
error-rated-start = Only games from the start with printed cards can be rated.
error-rated-alone = A game can be rated with at least two players, and without opponents that the rules play.
error-rated-hints = A rated game allows no hints.
error-rated-twice = In a rated game, each person plays one seat, on a device of their own.
error-rated-bot = The strength of this bot is unknown: in a rated game, choose one of the levels of a game that has measured them.
error-rated-nobody = A rated game needs at least one person.
error-rated-replace = In a rated game, no bot plays for you while you are here. You can resign.
error-rated-hand-over = The seat of a rated game cannot be handed over.
error-not-left = Nobody has left this table.
stats-even = The stroke marks an even share of the wins.
ratings-uncertain = The question mark stands for a rating after few games, which has no place yet.

## Tournaments

tournaments-title = Tournaments
tournaments-about = Swiss rounds, round robins and arenas, at tables of two to six. No account needed: a nickname is enough.
tournaments-none = No tournaments yet.
tournament-new = New tournament
tournament-make = Announce it
tournament-unnamed = Tournament
tournament-swiss = Swiss, tables of { $most }
tournament-robin = Round robin, tables of { $most }
tournament-arena = Arena, tables of { $most }
form-swiss = Swiss
form-robin = Round robin
form-arena = Arena
tournament-form-about = Swiss: as many rounds as you choose, against people with as many points. Round robin: everybody meets everybody, or as evenly as possible with three or more at a table. Arena: as many games as you like within the minutes you choose.
tournament-field-name = Name
tournament-field-note = When and where, in one sentence
tournament-field-box = Game
tournament-field-most = Players at a table
tournament-field-form = Kind
tournament-field-rounds = Rounds (Swiss)
tournament-field-minutes = Minutes (arena)
tournament-field-limit = Minutes for a game, at most
tournament-field-patience = Minutes to come to the table
tournament-field-pause = Minutes between rounds
tournament-field-absent = If a player does not come
absent-bot = A bot plays for them
absent-forfeit = They give up the game
tournament-rated = Games count for the ratings: no hints, no undo, and not coming means giving up.
tournament-is-open = Registration is open
tournament-is-running = In progress
tournament-is-over = Finished
tournament-is-closed = Cancelled
tournament-people =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
tournament-nobody = Nobody has registered yet.
tournament-begin = Start the tournament
tournament-close = End the tournament
tournament-register = Register
tournament-withdraw = Withdraw
tournament-return = I’m back
tournament-to-table = Go to your table
tournament-back = Tournament
tournament-screen = Show it on a big screen
tournament-turn = Turn pages automatically
tournament-standings = Standings
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-table = Table { $n }
tournament-bye = No game
tournament-points = Points
tournament-opponents = Opponents
tournament-wins = Wins
tournament-away = away
tournament-absent = did not come
tournament-rules = How it works
tournament-scale = A win is 10 points and the last place 0, whatever the size of the table; the places between are spread evenly, and players who share a place share its points. If numbers are uneven, some tables have fewer players. Where two play, one player rests: in a Swiss tournament, that counts as a win.
tournament-ties = Equal points are settled by the points of your opponents (the average of each table, added up), then by first places, then by who came out ahead at the tables you shared. After that, places are shared.
tournament-ties-arena = Equal points are settled by first places, then by who came out ahead at the tables you shared. After that, places are shared.
tournament-limits-bot = Come to your table within { $patience } min: after that a bot plays until you do, and if you never come you get no points and are not paired again until you say you are back. After { $limit } min a game ends as it stands: the players share its points, but the one who keeps the table waiting is last.
tournament-limits-forfeit = Come to your table within { $patience } min: after that you have given up the game, and you are not paired again until you say you are back. After { $limit } min a game ends as it stands: the players share its points, but the one who keeps the table waiting is last.
tournament-meets = Players who block each other may be paired. They are not shown each other’s names here, and at the table they share moves and nothing else.
entrant-number = Player { $n }
call-table = { $game }: your table is ready
call-table-about = Your next tournament game has begun.
privacy-tournaments-about = Tournaments you entered keep your nickname with your results and, if you announced one, its name and note. Once you delete your data, the results no longer have a name.
error-tournament-gone = No tournament was found at this address.
error-tournament-over = This tournament is over.
error-tournament-begun = This tournament has already begun.
error-tournament-full = This tournament is full: { $most } players at most.
error-tournament-small = A tournament needs at least two players.
error-tournament-name = Choose a nickname first.
error-tournament-choice = “{ $given }” is not one of the choices.
error-tournament-number = Choose a number from { $least } to { $most }.
error-not-organiser = Only the organiser can do this.

## Clubs

clubs-title = Clubs
clubs-about = A page for a group of friends: what you play next, and who wins against whom. Only members see it.
club-name = Name of the club
club-make = Make a club
club-join = Join
club-join-about = Members see your name, the games you play with each other, and how they ended.
club-next = Next games
club-nothing = Nothing is planned: open a table, or announce a tournament.
club-results = Results among members
club-results-about = Finished games of at least two members. Columns with a number compare: wins – losses against that player.
club-no-results = No two members have finished a game together yet.
club-members = Members
club-remove = Remove
club-remove-name = Remove { $name }
club-invite-about = Anyone who opens this address can join. It changes when somebody is removed.
club-leave = Leave the club
club-erase = Delete the club
privacy-clubs-about = The clubs you belong to. Their members see your name and the games you play with each other. You can leave at any time; a club that nobody belongs to is deleted.
error-no-club = You are not a member of a club at this address. Ask a member for an invitation.
error-club-full = This club is full: { $most } members at most.
error-club-name = Choose a name for the club.

## Clocks

clock = Clock
clock-time = Speed
clock-about = Everyone gets the time per decision anew, and after it the bank, once per game. Bots, dice and a server that is down cost nobody any time; someone alone at a table has no clock.
clock-none = No clock
clock-own = A clock of your own
clock-preset = { $name }: { $time }
clock-quick = Quick
clock-normal = Normal
clock-relaxed = Relaxed
clock-day = By days
clock-three-days = By days, slow
clock-plain = { $time } per decision
clock-with-bank = { $time } per decision, { $bank } bank
clock-decision = Time per decision
clock-unit = Unit
clock-bank = Bank (minutes)
clock-seconds = seconds
clock-minutes = minutes
clock-hours = hours
clock-units = d h min
clock-weekends-off = weekends off ({ $zone })
clock-zero-bot = at zero, a bot stands in
clock-zero-loss = at zero, a loss
clock-zero-nothing = at zero, nothing happens
clock-warning = { $count } seconds left.
at-zero = When time is up
at-zero-about = The bot plays until the player is back; after a loss it plays on to the end. If nothing happens, the others may put a bot in the seat.
at-zero-bot = A bot stands in
at-zero-loss = The player loses
at-zero-nothing = Nothing happens
weekends-off = Weekends off
weekends-off-about = Saturday and Sunday do not count, in your time zone. Only for clocks of an hour or more per decision.
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
story-flag = { $who ->
    [you] Your time was up.
   *[other] { $name } ran out of time.
}
error-bad-clock = A clock gives from { $least } seconds to { $most } hours per decision, and a bank of at most { $bank } hours.
error-bad-at-zero = “{ $given }” is not something that can happen at zero. Choose bot, loss or nothing.
error-no-such-clock = “{ $given }” is not a clock. Choose one from the list.
error-no-flag = Nobody’s time is up here.
error-clocks-off = This server has no clocks.

## Finding opponents

meet-title = Find opponents
meet-about = Say what you would like to play. As soon as enough people want the same, you are taken to the table together. Anyone can watch these games from the lobby.
meet-what = Game
meet-players = Players
meet-bots = Bots
meet-bots-after = Bots join after { $seconds } s
meet-only-people = Only people play
meet-rated = rated
meet-unrated = not rated
meet-rated-wish = Rated game
meet-rated-about = The result counts towards your rating: no hints, no undo, and leaving means coming last. Opponents of about your rating come first. Bots join where their strength has been measured.
meet-find = Find opponents
meet-find-for = Find opponents: { $wish }
meet-more = All choices
meet-hall = People are waiting
meet-waiting =
    { $count ->
        [one] 1 person is waiting
       *[other] { $count } people are waiting
    }
meet-join = Join
meet-join-for = Join: { $wish }
meet-others =
    { $count ->
        [0] { $missing ->
            [one] Waiting for 1 more player
           *[other] Waiting for { $missing } more players
        }
        [one] 1 other person is waiting for this
       *[other] { $count } other people are waiting for this
    }
meet-stay = Keep this page open: the table opens by itself. If you close it, you are not given a seat.
meet-leave = Stop looking
meet-back = Back to waiting
error-meet-players = This edition is not for that many players.
error-seek-taken = Somebody was seated elsewhere in the meantime.
privacy-meet = Looking for opponents
privacy-meet-about = What you look for, your name there and the address that you came from, while you wait. It is deleted once you have a table, stop looking, or have been away for half an hour.

## Challenges

challenges-title = Challenges
challenge-player = Challenge { $name }
challenge-player-to = Challenge { $name }: { $game }
challenge-about = You set up the table; it waits an hour for an answer, three days if the pace is slow.
challenge-free-seat = Leave a seat for anybody: it is kept for { $name }.
challenge-by = { $name } challenges you
challenge-accept = Accept
challenge-accept-of = Accept the challenge of { $name }
challenge-decline = Decline
challenge-decline-of = Decline the challenge of { $name }
challenge-for-you = You are challenged to this game
challenge-waits = { $name } has been challenged to this game. The table opens as soon as they accept.
call-challenge = A challenge: { $game }
call-challenge-about = Accept or decline with a tap.
privacy-challenges = Whom you challenge and who challenges you, until the answer, or until the time for it is over.
error-challenge-oneself = You cannot challenge yourself.
error-challenge-no-seat = Leave a seat for anybody, so that the person you challenge can sit down.
error-challenge-again = You have already challenged this person. Wait for the answer.
error-challenge-many = { $most } of your challenges are waiting for an answer. Wait, or close one of these tables.
error-no-challenge = This challenge is over.

## Series

series = Series
series-about = Play several games in a row: the seats move on by one each time, and most wins take the series.
series-title = Best of { $best }, game { $game }
series-best = Best of { $best }
series-chosen = This is the first game of a best of { $best }.
series-none = Just one game
series-wins =
    { $count ->
        [one] 1 win
       *[other] { $count } wins
    }
series-won =
    { $count ->
        [one] { $names } won the series
       *[other] { $names } share the series
    }
series-next = Play game { $game }
series-to-next = To game { $game }
series-again = Play a series
error-series-late = The game has begun: a series is chosen before.

## The game of the day

daily-game = Game of the day
