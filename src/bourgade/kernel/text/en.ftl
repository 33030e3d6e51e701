title = Bourgade

## Words of the table

seat = seat { $letter }
actor-chance = chance
actor-none = nobody
word-yes = yes
word-no = no

## Options that most games have

option-edition = Edition
option-edition-about = The boxes you play with.
option-players = Players
option-players-about = The number of players.
phase-over = The game is over
field-active = Player whose turn it is
option-first-player = First player
option-first-player-about = Which seat takes the first turn.

## Choosing a game

error-unknown-game =
    { $near ->
        [none] There is no game called “{ $game }”. Games: { $games }.
       *[other] There is no game called “{ $game }”. Closest name: { $near }. Games: { $games }.
    }
error-unknown-option =
    { $near ->
        [none] { $game } has no option “{ $option }”. Options: { $options }.
       *[other] { $game } has no option “{ $option }”. Closest name: { $near }. Options: { $options }.
    }
error-bad-value = “{ $option }” cannot be “{ $value }” in { $game }. Possible values: { $values }.
error-option-unused = { $other ->
    [edition] The “{ $chosen }” edition of { $game } does not use “{ $option }”, so it can only be “{ $values }”, not “{ $value }”. Editions that use it: { $would }.
   *[other] “{ $option }” cannot be “{ $value }” in { $game } while “{ $other }” is “{ $chosen }”. For that, set “{ $other }” to: { $would }.
}
error-option-depends = “{ $option }” cannot be “{ $value }” in { $game } while “{ $other }” is “{ $chosen }”. Possible values then: { $values }. For “{ $value }”, set “{ $other }” to: { $would }.
error-option-missing = “{ $option }” is missing: { $game } needs it with these options ({ $given }). Possible values: { $values }.
error-no-editions = { $game } comes in one box only, so there is no option “{ $option }”. Leave it out.
error-unknown-bot =
    { $near ->
        [none] There is no bot called “{ $bot }”. Bots: { $bots }.
       *[other] There is no bot called “{ $bot }”. Closest name: { $near }. Bots: { $bots }.
    }
error-bad-budget = “{ $budget }” is not a search budget. Give a number of simulations, such as 2000, or a time, such as 1.5s or 200ms.
error-bad-bot-setting = The bot “{ $bot }” does not take “{ $setting }”. Settings are whole numbers, written name=number: { $settings }.
error-nothing-to-learn = { $game } has nothing for a network to learn from: its folder has no features.
error-unknown-seat = There is no seat “{ $seat }” in this game. Seats: { $seats }.

## Playing

error-unknown-move =
    { $near ->
        [none] “{ $move }” is not a move in this game.
       *[other] “{ $move }” is not a move in this game. Closest moves: { $near }.
    }
error-move-no-text = A move is given as text, such as “roll 1”; “{ $move }” is not text.
error-unknown-action = “{ $move }” is not the number of a move in this game.
error-not-in-edition = { $name } is not in this edition, so “{ $move }” cannot be played here. Editions that have it: { $editions }.
error-not-your-turn = It is not { $seats }’s turn. To move: { $actor }.
error-game-over = “{ $move }” comes too late: the game is over.
possible = You can: { $moves }.
error-chance-decides = “{ $move }” is up to the dice or the deck, not to a player. To move: { $actor }.
error-waiting-for-chance = “{ $move }” has to wait: the dice must be rolled or a card drawn first.
refusal-wrong-phase = “{ $move }” is not possible at this point ({ $rule }). Now: { $phase }.
error-nothing-to-undo = There is nothing to undo: no move has been made yet.
error-undo-past-chance = “{ $move }” came up by chance and everyone has seen it, so nothing before it can be undone. Only dice and draws entered by hand can.
error-undo-past-secret = The last draw was made by chance, so nothing before it can be undone. Only dice and draws entered by hand can.
error-undo-of-another = The last move was made by { $seats }. You can only undo your own moves.
error-no-picture = The game “{ $game }” cannot draw its positions; match.position describes them.

## The coach

error-hint-over = The game is over, so there is nothing left to decide and no hint to give. You can review it instead.
error-hint-chance = A hint is for a decision: the dice must be rolled or a card drawn first.
error-nothing-to-review = There is nothing to review: no move has been made.
error-review-format = This was written in format { $given }, but this version of Bourgade reads format { $format }. Ask for the hint or the review again.
error-solve-too-large = This position is too large to solve exactly: it leads to more than { $most } others. A search can still estimate what it is worth.
error-solve-circle = This position cannot be solved exactly: play can go round in circles. A search can still estimate what it is worth.

## Fair dice

error-bad-contribution = “{ $value }” is not a valid contribution to the dice: give one line of 1 to { $longest } printable characters.
error-bad-dice-table = “{ $value }” is not a valid name for a table with fair dice: give one short line of printable characters.
error-bad-dice-digits =
    { $part ->
        [secret] “{ $value }” is not a valid secret for fair dice: it takes 64 hexadecimal digits (0 to 9, a to f).
       *[commitment] “{ $value }” is not a valid commitment for fair dice: it takes 64 hexadecimal digits (0 to 9, a to f).
    }
error-dice-not-revealed = The dice of table { $table } cannot be computed yet: the secret is revealed when the game is over.

## Files

error-file = The file { $file } cannot be used: { $why }.
error-bad-record = The record cannot be read at line { NUMBER($line, useGrouping: 0) }: { $why }
error-other-rules = The record cannot be replayed: line { NUMBER($line, useGrouping: 0) } says that it was played under version { $found } of the rules, but the game is now at version { $current }.
error-pickle-rules = The pickle cannot be read: it was made under version { $found } of the rules of { $game }, but version { $current } is installed here. Read it with the version of Bourgade that made it.
error-other-content = The record cannot be replayed: line { NUMBER($line, useGrouping: 0) } says that it was played with the card figures { $found }, but those in use are { $current }. Give the content files it was played with.
error-content = Content file { $file }, at { $key }: { $why }
error-content-file = Content file { $file }: { $why }
error-study = Study file { $file }, at { $key }: { $why }
error-study-file = Study file { $file }: { $why }

## What is wrong with a position

position-at = { $place }: { $why }
position-format = this position is in format { $found }, but this version of Bourgade reads format { $known }.
position-unknown-field = { $near ->
    [none] there is no field “{ $found }” here. Fields: { $known }.
   *[other] there is no field “{ $found }” here. Did you mean “{ $near }”?
}
position-unknown-word = { $near ->
    [none] “{ $found }” is not possible here. Possible: { $known }.
   *[other] “{ $found }” is not possible here. Did you mean “{ $near }”?
}
position-no-number = must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not “{ $found }”.
position-no-truth = must be true or false, not “{ $found }”.
position-no-table = must be a table of names and values, not “{ $found }”.
position-no-list = must be a list of names, not “{ $found }”.
position-too-many-rows = has { $found } rows, but there is only room for { $most }.

## What is wrong with a record

record-not-ours = this is not a Bourgade record: it should begin with “bourgade: { $known }”
record-format = this is format “{ $found }”, but only format { $known } can be read
record-no-header = expected “name: value”, found “{ $found }”
record-header-missing = the header “{ $header }” is missing
record-no-seat = there is no seat “{ $seat }”
record-no-json = the position is not written as JSON ({ $why })
record-dice-part = fair dice have no “{ $part }”
record-no-secret = the secret is empty
record-partial = this record shows only what { $who } may know, so some moves are missing and it cannot be replayed; ask for the whole record once the game is over
record-after-end = “{ $found }” comes after the end of the game
record-wrong-turn = “{ $found }” was played by “{ $who }”, but it was the turn of “{ $expected }”
record-result = the record says “{ $claimed }”, but its moves lead to “{ $found }”

## What is wrong with a content file

content-no-file = there is no such file
content-no-text = not a text file in UTF-8
content-no-toml = not written as TOML: { $why }
content-unknown-table = unknown table; known tables: { $known }
content-unknown-key = unknown key; known keys: { $known }
content-missing = missing
content-no-rows = is not an array of tables
content-no-table = is not a table
content-no-id = row { $row } has no id
content-none-of = { $found } is not one of { $known }
content-number =
    { $range ->
        [open] expected a whole number of at least { $low }, found { $found }
        [exact] the rules need { $low }, found { $found }
       *[closed] expected a number from { $low } to { $high }, found { $found }
    }
content-total =
    { $range ->
        [open] expected { $low } or more in all, found { $found }
        [exact] expected { $low } in all, found { $found }
       *[closed] expected { $low } to { $high } in all, found { $found }
    }
content-entries =
    { $range ->
        [open] expected { $low } or more entries, found { $found }
        [exact] expected { $low } entries, found { $found }
       *[closed] expected { $low } to { $high } entries, found { $found }
    }
content-no-effect = there is no effect “{ $id }”; known effects: { $known }
content-effect-takes = { $id } does not take { $key }; it takes { $known }
content-effect-needs = { $id } needs { $key }
content-effect-elsewhere = { $id } is for { $carriers }; for { $carrier } there are { $known }
content-expected =
    expected { $expected ->
        [table] a table
        [list] a list
        [rows] an array of tables
        [int] a whole number
        [bool] true or false
       *[str] a text
    }, found { $kind ->
        [int] the number { $found }
        [float] the number { $found }
        [bool] the value { $found }
        [str] the text { $found }
        [list] a list
        [dict] a table
       *[other] something else
    }

## For authors of games

error-no-game-object = The folder “{ $game }” is not a game: its __init__.py has no Game object called GAME.
error-shadowed-field = The layout { $layout } cannot have a field “{ $field }”: records use that name themselves. Names that begin with “_” and those of NumPy records are taken; choose another.
error-unfilled-field = Nothing fills the field “{ $field }” of the layout { $layout }: neither the content nor any effect has a figure of that name. Name its source.
error-chance-before-players = The verb “{ $verb }” is a player’s move but comes after an outcome of chance. In Act, all players’ moves come first.
error-verb-rule = The verb “{ $verb }” names the rule “{ $rule }”, but { $module } has nothing of that name. Import it there under its own name.
error-verb-for-rule = The verb “{ $verb }” names a verb where a rule is needed: inside Act, an earlier verb hides the function of the same name. Rename the function.
error-no-players = The game “{ $game }” has no option “players”. Every game must say how many people can play.
error-move-written-twice = Two moves are both written “{ $move }”. Give the verb of one of them another word.
error-unknown-language = There is no language “{ $language }”. Languages: { $languages }.
error-no-game-or-record = Which game? Name one, for example: bourgade position minivilles, or take a position from a record with --from my.game@40.
error-from-with = --from takes the game and its options from the record, so do not give { $flag } as well.
error-bad-step = “{ $given }” does not end with a step. Write RECORD@STEP, such as my.game@40.
error-no-json = The file { $file } does not contain a position in JSON: { $why }.
error-option-form = Options are written NAME=VALUE; “{ $option }” is not.
error-no-game-given = Which game? Name one, for example: bourgade play minivilles, or resume a saved game with --resume FILE.
error-too-many-seats = You named { $given } seats, but the game has { $seats }.
error-unknown-rule = There is no rule “{ $rule }”. Rules: { $rules }.
error-no-such-step = There is no step { $step }: the game has { $steps }.
error-bad-name = “{ $name }” cannot be the name of a game: use lower-case letters, digits and _, starting with a letter.
error-exists = { $file } already exists; nothing was written.

## The command line

error-unknown-command =
    { $near ->
        [none] There is no command “{ $given }”. Commands: { $commands }.
       *[other] There is no command “{ $given }”. Closest name: { $near }. Commands: { $commands }.
    }
error-no-command = Which command? Commands: { $commands }.
error-unknown-flag =
    { $near ->
        [none] “{ $given }” is not an option of { $command }. Options: { $flags }.
       *[other] “{ $given }” is not an option of { $command }. Closest name: { $near }. Options: { $flags }.
    }
error-flag-needs-value = { $flag } needs a value; { $command } --help shows an example.
error-flag-takes-no-value = { $flag } does not take a value.
error-missing-game = Which game? Games: { $games }.
error-missing-record = Which record? Give the file a game was saved in.
error-missing-name = Which name? Give your new game one, in lower-case letters.
error-extra-words = { $command } does not understand “{ $words }”; { $command } --help shows an example.
error-not-a-number = { $flag } takes a whole number of at least { $least }, not “{ $value }”.
error-not-a-decimal = { $flag } takes a number of at least { $least }, not “{ $value }”.
error-not-one-of = { $flag } cannot be “{ $value }”. Possible values: { $values }.
error-option-twice = You gave the option “{ $name }” more than once; give it once.
error-bad-seat = “{ $seated }” cannot take a seat. For a person, write me or me:NAME; the bots are { $bots }.
error-no-seats = You named nobody to take a seat. For a person, write me or me:NAME; the bots are { $bots }.
error-resume-with = { $flag } cannot be combined with --resume: the record says what is played.
error-save-exists = { $file } already holds a game. Resume it with --resume { $file }, or choose another name; nothing was written.
error-save-no-record = { $file } exists and is not the record of a game. Choose another name; nothing was written.
error-file-missing = There is no file { $file }.
error-file-no-folder = The folder for { $file } does not exist.
error-file-is-folder = { $file } is a folder, but a file is needed.
error-file-denied = { $file } cannot be opened: permission denied.
error-file-no-text = { $file } is not a text file.
error-output-format = Rows cannot be written to { $file }: the name must end in one of { $suffixes }.
error-no-matplotlib = Pictures need matplotlib: pip install "bourgade[lab]".
error-no-polars = { $file } cannot be written without polars (pip install 'bourgade[lab]'); a .csv file needs nothing extra.
error-content-for-which = Which game is { $file } for? Name it, for example: bourgade check minivilles --content { $file }.
error-name-taken = “{ $name }” is already the name of a game. Taken: { $games }.
error-broken-game = The game “{ $game }” cannot be loaded: { $why }
error-unknown-card =
    { $near ->
        [none] { $game } has no card “{ $card }”; bourgade cards { $game } lists them.
       *[other] { $game } has no card “{ $card }”. Closest name: { $near }.
    }
error-no-bots = Name at least one bot. Bots: { $bots }.
error-not-simulated = “{ $bot }” searches before every move, and simulations are played by bots that do not: { $bots }. For any other bot, use bourgade arena.
error-study-with = { $flag } cannot be combined with the study file { $file }, which says what is played. Only --games and --seed can override it.
error-other-study = { $file } holds the beginning of another study, { $found }, and this one is { $wanted }: “{ $part }” is { $there } there and { $here } here. Resume the other one, choose another name, or delete { $file }; nothing was written.
error-study-running = Another program is writing { $file }. Wait until it has finished, or choose another name; nothing was written.
error-rows-not-kept = The rows of these results are not in memory: they are in the file you gave, or you asked for keep=False.
error-address-without-ray = --ray-address needs --engine ray, but the engine is { $engine }.
error-ray-address = There is no Ray cluster at “{ $address }”: { $why }
error-ray-no-gpu = The Ray cluster at “{ $address }” has no GPU. Use --device cpu, or add a machine with a GPU.
error-ray-lost = Part of the study was lost with its worker, and { $retries } retries failed: { $why } Finished games are kept.
error-ray-other-rules = The machine { $machine } of the Ray cluster would play different games: it has { $found }, and this one has { $wanted }. Install the same version everywhere.
error-one-bot = An arena needs two or more bots, and you named only “{ $bot }”. Bots: { $bots }.
error-bot-twice = You named the bot “{ $bot }” more than once; name each bot once.
error-no-arena = { $automata ->
    [0] An arena needs at least two players, and { $game } has { $players } with these options.
   *[other] An arena is for bots only, and with these options the rules of { $game } play some of the opponents.
} Choose another number of players (--players) or other options (-o).
error-no-tournament = { $file } exists but does not hold the games of an arena. Choose another name; nothing was written.
error-other-tournament = { $file } holds another tournament: { $part ->
    [game] the game is { $found } there
    [options] the options are { $found } there
    [content] the card figures are { $found } there
    [rules-version] the version of the rules is { $found } there
    [line-up] the bots are { $found } there
   *[seed] the seed is { $found } there
}, and { $wanted } here. Choose another name; nothing was written.
error-picture-format = A picture cannot be saved as { $file }: the name must end in one of { $suffixes }.
error-player-ended = The process that played game { NUMBER($number, useGrouping: 0) } ended before the game did; its output is above. Finished games are kept.
error-folder-is-file = { $folder } is a file, but a folder is needed; nothing was written.
error-folder-denied = { $folder } cannot be created: permission denied.
error-bad-chance = chance can be { $known }, not “{ $chance }”.
error-other-name = The entry point “{ $game }” leads to the game “{ $found }”. A game is named after its folder: give both the same name.
error-batch-no-content = The batch has no content: give at least one list of files.
error-batch-size = A batch needs at least one game, and “{ $given }” was given.
error-batch-dtype = Observations can be { $possible }, not “{ $given }”.
error-batch-seat = There is no seat { $given }: seats are numbered from 0, and this game has { $seats }.
error-batch-actions = A step takes { $n } whole numbers, one per game: an array of shape ({ $n },). Given: shape { $shape }, { $dtype }.
error-batch-where = To choose the games to restart, give { $n } truth values, one per game: an array of shape ({ $n },). Given: shape { $shape }, { $dtype }.
error-batch-device = The actions must be whole numbers on the GPU, and { $given } was given.
error-batch-policies = Give one policy for all seats, or one for each of the { $seats } seats: { $given } were given.
error-batch-contents = All contents of a batch must have the same cards and the same moves: figures may differ, words may not.
error-batch-file = “{ $file }” is not a saved batch, or it is damaged: { $why }
error-batch-other = “{ $file }” was saved by a different kind of batch: { $what } is { $found } there, { $wanted } here.
error-no-features = The game “{ $game }” cannot be observed: it has no features.
error-not-observing = This batch was created without observations: create it with observations=True, or name a seat.
error-bad-device = There is no device “{ $device }”. Possible: { $devices }.
error-no-gpu = No GPU can be used: { $why } Use the device cpu instead.
compiling-once = Compiling { $game } for this machine, only once: this can take half a minute …
error-batch-too-large = This needs { $needed } MB of memory, and this machine has { $there } MB. Play fewer games at once.
error-gpu-too-small = This needs { $needed } MB of GPU memory, and { $device } has { $free } MB free. Play fewer games at once.
error-opponents =
    { $others ->
        [one] { $game } has one other player here
       *[other] { $game } has { $others } other players here
    }, but you gave { $given } opponents: { $bots }. Give one for all, or one for each.
error-needs-extra = This needs { $package }, which is not installed: pip install 'bourgade[{ $extra }]'.

## Reasons

reason-wins = This move wins the game.
missed-wins = That move would have won the game.
