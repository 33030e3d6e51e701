# Everything the terminal says by itself; names of cards, moves and events are the game's.

# A decision

your-turn = { $name }, your turn
your-turn-to = { $name }, your turn · { $phase }
chance-to-play = What did chance decide?
secret-to-draw = { $name } alone: what did you draw?
chance-prompt = chance
hint = Type a number or the first letters of a move. ? shows the commands, h asks the coach.
enter-takes = Enter: { $move }
several-choices = There are { $count } choices: type a number from 1 to { $count }, or ? for help.
no-such-number = There is no choice { $number }: type a number from 1 to { $count }.
ambiguous = “{ $typed }” can mean { $moves }: add a few letters.
and = and
or = or
nothing-yet = Nothing has happened yet.
thinking = { $name } is thinking …

# Commands

help-title = Commands
help-help = this list
help-hint = what the coach would do, with your chances and why; Ctrl-C ends the thinking
help-board = show the table and the choices again
help-log = what has happened so far, or only the last N sentences
help-undo = take back your last decision, as long as nobody rolled or decided since
help-rules = look up a rule by its number, or a card by its name
help-seats = who plays
help-lang = English or French, at once
help-save = write the game to a file
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

coach-thinking = The coach is thinking …
coach-title = The coach
coach-chance = { $percent } % to win
coach-best = best
coach-alike = as good
coach-behind = { $points ->
    [one] { $points } point less
   *[other] { $points } points less
}
coach-error = { $tries ->
    [one] One try
   *[other] { $tries } tries
}; the chances may be off by { $error ->
    [one] a point or two
   *[other] { $error } points or a little more
}.
coach-rough = First impressions after { $tries ->
    [one] one try
   *[other] { $tries } tries
}: the chances may be off by { $error } points.

taken-back = { $name } takes back “{ $move }”.
undo-past-secret = The last draw was made by chance, so nothing before it can be taken back.
secret-taken-back = Taken back.
cannot-be-drawn = “{ $move }” cannot have come up: it does not fit what was entered before. Check what was drawn, or type undo to take back the entry that was wrong.
chance-taken-back = Taken back: “{ $move }”.
undo-bot-played = { $name } has played since, and a bot’s answer would be known: your decision stands.
language-is = English from now on.
unknown-language = “{ $typed }” is none of the languages: { $languages }.
seats-title = Players
seat-person = at this keyboard
seat-bot = bot “{ $bot }”
seat-rules = the rules
seat-to-play = to play
bad-count = “{ $typed }” is no number of sentences: type log, or log 20.
rules-what = Look up what? For example: rules { $example }
rules-unknown = There is neither a rule nor a card “{ $typed }” in this game.
rules-several = “{ $typed }” can be { $cards }.

# Files

save-where = Save where? Type save and the name of a file.
saved = Saved in { $file }.
saved-on = Saved in { $file }, and after every decision from now on.
cannot-save = Could not write { $file }: { $why }. The game goes on.
not-a-record = { $file } exists and is no record of a game: it was left alone.
resume = Go on later with:
replay = Look at it again with:
not-saved = The game was not saved.
goodbye = Goodbye.

# The end

one-winner = { $names } wins!
several-winners = { $names } share the victory!
no-winner = Nobody wins.
scores-title = Final scores

# Colours, where they cannot be shown

colour-blue = blue
colour-green = green
colour-red = red
colour-magenta = purple
