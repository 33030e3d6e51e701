# Everything the terminal says by itself; names of cards, moves and events are the game's.

# A decision

your-turn = { $who ->
    [you] Your turn
   *[other] { $name }, your turn
}
your-turn-to = { $who ->
    [you] Your turn
   *[other] { $name }, your turn
} · { $phase }
chance-to-play = What was rolled or drawn?
secret-to-draw = { $name } only: what did you draw?
chance-prompt = chance
hint = Type a number or the first letters of a move. ? lists the commands, h asks the coach for a hint.
enter-takes = Enter: { $move }
several-choices = There are { $count } choices: type a number from 1 to { $count }, or ? for help.
no-such-number = There is no choice { $number }: type a number from 1 to { $count }.
ambiguous = “{ $typed }” could mean { $moves }: type a few more letters.
and = and
or = or
nothing-yet = Nothing has happened yet.
thinking = { $name } is thinking…

# Commands

help-title = Commands
help-help = this list
help-hint = the coach’s best moves, with your winning chances and the reasons; Ctrl-C stops the search early
help-board = show the table and your choices again
help-log = what has happened so far, or just the last N lines
help-undo = take back your last decision: alone against bots any, else unless someone has rolled or decided since
help-rules = look up a rule by its number, or a card by its name
help-seats = who plays
help-lang = switch to English or French
help-save = save the game to a file
help-quit = stop here; Ctrl-D does the same
usage-help = ? or help
usage-hint = h or hint
usage-board = board
usage-log = log [N]
usage-undo = u or undo
usage-rules = rules { $examples }
usage-seats = seats
usage-lang = lang fr, lang en
usage-save = save [FILE]
usage-quit = q or quit

coach-thinking = The coach is thinking…
coach-title = The coach
coach-chance = { $percent }% to win
coach-best = best
coach-alike = just as good
coach-behind = { $points ->
    [one] { $points } point behind
   *[other] { $points } points behind
}
coach-error = { $tries ->
    [one] One simulation
   *[other] { $tries } simulations
}; the chances may be off by { $error ->
    [one] a point or two
   *[other] { $error } points or a little more
}.
coach-rough = First impressions after { $tries ->
    [one] one simulation
   *[other] { $tries } simulations
}: the chances may be off by { $error } points.

taken-back = { $name } took back “{ $move }”.
undo-past-secret = The last draw was random, so nothing before it can be taken back.
secret-taken-back = Taken back.
cannot-be-drawn = “{ $move }” cannot have come up: it contradicts what was entered before. Check what was drawn, or type undo to take back the wrong entry.
chance-taken-back = Taken back: “{ $move }”.
undo-bot-played = { $name } has played since, and you would know the bot’s answer: your decision stands.
language-is = English from now on.
unknown-language = “{ $typed }” is not available. Languages: { $languages }.
seats-title = Players
seat-person = at this keyboard
seat-bot = bot “{ $bot }”
seat-rules = played by the rules
seat-to-play = to play
bad-count = “{ $typed }” is not a number of lines: type log, or log 20.
rules-what = Look up what? For example: rules { $example }
rules-unknown = This game has no rule or card “{ $typed }”.
rules-several = “{ $typed }” could be { $cards }.

# Files

save-where = Save where? Type save and a file name.
saved = Saved in { $file }.
saved-on = Saved in { $file }, and after every decision from now on.
cannot-save = Could not write { $file }: { $why }. The game goes on.
not-a-record = { $file } exists and is not the record of a game: it was left untouched.
resume = Resume later with:
replay = Watch it again with:
not-saved = The game was not saved.
goodbye = Goodbye.

# A lesson

lesson-go-on = Enter: go on
lesson-enter = Press Enter to go on, or type ? for help.
lesson-no-undo = Nothing needs to be taken back in a lesson: a move that it does not ask for is not made.
lesson-over = The lesson is over: from now on the dice are rolled, and the game is yours.

# Puzzles

puzzle-head = Puzzle { $id } · { $theme } · { $level }
puzzle-ask = One move is better than all others. Which one?
puzzle-right = Right: { $move } ({ $percent }% to win).
puzzle-wrong = No: { $move } leaves you with { $percent }% to win.
puzzle-best = Better: { $move } ({ $percent }% to win).
puzzle-other = { $move }: { $percent }% to win.
puzzle-no-hint = The coach is silent in puzzles. The theme is: { $theme }.
puzzle-no-undo = Nothing has been played yet.
puzzle-score = { $right } of { $tried ->
    [one] 1 puzzle
   *[other] { $tried } puzzles
} solved.

# The end

one-winner = { $who ->
    [you] You won!
   *[other] { $names } won!
}
several-winners = { $names } share the victory!
no-winner = Nobody wins.
scores-title = Final scores

# Colours, where they cannot be shown

colour-blue = blue
colour-green = green
colour-red = red
colour-magenta = purple
