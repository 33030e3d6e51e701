title = Bourgade

## Words of the table

seat = seat { $letter }
actor-chance = chance
actor-none = nobody
word-yes = yes
word-no = no

## Options that most games have

option-edition = Edition
option-edition-about = Which boxes of the game are on the table.
option-players = Players
option-players-about = How many people play.
phase-over = The game is over
field-active = Player on turn
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
error-bad-value = “{ $value }” is not a value of “{ $option }” in { $game }. Possible values: { $values }.
error-option-unused = { $other ->
    [edition] The edition “{ $chosen }” of { $game } does not use “{ $option }”: it can only be “{ $values }”, and “{ $value }” was given. Editions that do: { $would }.
   *[other] “{ $option }” cannot be “{ $value }” in { $game } while “{ $other }” is “{ $chosen }”. It needs “{ $other }”: { $would }.
}
error-option-depends = “{ $option }” cannot be “{ $value }” in { $game } while “{ $other }” is “{ $chosen }”: it can be { $values } then. “{ $value }” needs “{ $other }”: { $would }.
error-option-missing = “{ $option }” is missing: with the other options as they are ({ $given }), { $game } needs it. Possible values: { $values }.
error-no-editions = { $game } comes in one box alone, so it has no option “{ $option }”. Leave it out.
error-unknown-bot =
    { $near ->
        [none] There is no bot called “{ $bot }”. Bots: { $bots }.
       *[other] There is no bot called “{ $bot }”. Closest name: { $near }. Bots: { $bots }.
    }
error-bad-budget = “{ $budget }” is no budget to think with. Give simulations, such as 2000, or time, such as 1.5s or 200ms.
error-bad-bot-setting = The bot “{ $bot }” cannot be given “{ $setting }”. Settings are whole numbers, written name=number: { $settings }.
error-nothing-to-learn = { $game } says nothing that a net could learn from: its folder has no features.
error-unknown-seat = There is no seat “{ $seat }” in this game. Seats: { $seats }.

## Playing

error-unknown-move =
    { $near ->
        [none] “{ $move }” is no move of this game.
       *[other] “{ $move }” is no move of this game. Closest moves: { $near }.
    }
error-move-no-text = A move is given as text, such as “roll 1”, and “{ $move }” is not one.
error-unknown-action = “{ $move }” is not the number of a move of this game.
error-not-in-edition = { $name } is not in this edition, so “{ $move }” is not a move here. Editions that have it: { $editions }.
error-not-your-turn = { $seats } cannot act now. To act: { $actor }.
error-game-over = “{ $move }” comes too late: the game is over and no move is possible any more.
possible = You can: { $moves }.
error-chance-decides = “{ $move }” is for the dice or the deck, not for a player; now it is up to { $actor }.
error-waiting-for-chance = “{ $move }” has to wait: the dice must fall or a card be drawn first.
refusal-wrong-phase = “{ $move }” cannot be played now ({ $rule }). { $phase }.
error-nothing-to-undo = No move has been made yet, so there is nothing to take back.
error-undo-past-chance = “{ $move }” fell by chance and everybody has seen it, so nothing before it can be taken back. Only dice and draws entered by hand can.
error-undo-past-secret = The last draw was made by chance, so nothing before it can be taken back. Only dice and draws entered by hand can.
error-undo-of-another = The last move was made by { $seats }. You can only take back your own moves.
error-no-picture = The game “{ $game }” has no picture of its positions; match.position tells them by name.

## The coach

error-hint-over = The game is over: there is nothing left to decide, so there is no hint to give. A review looks back at it.
error-hint-chance = A hint is for a decision, and now the dice must fall or a card be drawn first.
error-nothing-to-review = There is nothing to look back at: no move has been made.
error-review-format = This was written in format { $given }, and this version of Bourgade reads format { $format }. Ask for the hint or the review again.
error-solve-too-large = This position is too large to be solved exactly: it leads to more than { $most } others. A search can still say what it is worth.
error-solve-circle = This position cannot be solved exactly: play can go round in a circle. A search can still say what it is worth.

## Fair dice

error-bad-contribution = “{ $value }” cannot be a contribution to the dice: it takes one line of 1 to { $longest } characters that can be printed.
error-bad-dice-table = “{ $value }” cannot name a table with fair dice: it takes one short line of characters that can be printed.
error-bad-dice-digits =
    { $part ->
        [secret] “{ $value }” cannot be the secret of fair dice: it takes 64 digits from 0 to 9 and a to f.
       *[commitment] “{ $value }” cannot be the commitment of fair dice: it takes 64 digits from 0 to 9 and a to f.
    }
error-dice-not-revealed = What falls at table { $table } cannot be computed: its secret is shown when the game is over.

## Files

error-file = The file { $file } cannot be used: { $why }.
error-bad-record = The record cannot be read at line { NUMBER($line, useGrouping: 0) }: { $why }
error-other-rules = The record cannot be replayed: line { NUMBER($line, useGrouping: 0) } names version { $found } of the rules, but the game is now at version { $current }.
error-pickle-rules = The pickle cannot be read: it was made with version { $found } of the rules of { $game }, and version { $current } is installed here. Read it with the Bourgade that made it.
error-other-content = The record cannot be replayed: line { NUMBER($line, useGrouping: 0) } names the card figures { $found }, but those in use are { $current }. Give the content files it was played with.
error-content = Content file { $file }, at { $key }: { $why }
error-content-file = Content file { $file }: { $why }
error-study = Study file { $file }, at { $key }: { $why }
error-study-file = Study file { $file }: { $why }

## What is wrong with a position

position-at = { $place }: { $why }
position-format = this position has format { $found }, but only format { $known } is known.
position-unknown-field = { $near ->
    [none] there is no field “{ $found }” here. Fields: { $known }.
   *[other] there is no field “{ $found }” here. Did you mean “{ $near }”?
}
position-unknown-word = { $near ->
    [none] “{ $found }” is not possible here. Possible: { $known }.
   *[other] “{ $found }” is not possible here. Did you mean “{ $near }”?
}
position-no-number = takes a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not “{ $found }”.
position-no-truth = takes true or false, not “{ $found }”.
position-no-table = takes a table of names and values, not “{ $found }”.
position-no-list = takes a list of names, not “{ $found }”.
position-too-many-rows = has { $found } rows, but there is room for { $most } at most.

## What is wrong with a record

record-not-ours = this is no Bourgade record: it should begin with “bourgade: { $known }”
record-format = format “{ $found }”, but only format { $known } is known
record-no-header = expected “name: value”, found “{ $found }”
record-header-missing = the header “{ $header }” is missing
record-no-seat = there is no seat “{ $seat }”
record-no-json = the position is not written as JSON ({ $why })
record-dice-part = fair dice have no “{ $part }”
record-no-secret = the secret is empty
record-partial = this record shows what { $who } may know, so some moves are left out and it cannot be played again; ask for the whole record once the game is over
record-after-end = “{ $found }” comes after the end of the game
record-wrong-turn = “{ $found }” is by “{ $who }”, but “{ $expected }” is to act
record-result = the record says “{ $claimed }”, its moves say “{ $found }”

## What is wrong with a content file

content-no-file = there is no such file
content-no-text = not a text file in UTF-8
content-no-toml = not written as TOML: { $why }
content-unknown-table = unknown table; known are { $known }
content-unknown-key = unknown key; known are { $known }
content-missing = missing
content-no-rows = is no array of tables
content-no-table = is no table
content-no-id = row { $row } has no id
content-none-of = { $found } is not one of { $known }
content-number =
    { $range ->
        [open] expected a whole number from { $low } up, found { $found }
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
content-no-effect = no effect “{ $id }”; known are { $known }
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

error-no-game-object = The folder “{ $game }” is no game: its __init__.py holds no Game object called GAME.
error-shadowed-field = The layout { $layout } cannot have a field “{ $field }”: records use that name themselves. Names that begin with “_” and those of NumPy records are taken; choose another one.
error-unfilled-field = Nothing fills the field “{ $field }” of the layout { $layout }: neither the content nor an effect has a figure of that name. Name its source.
error-chance-before-players = The verb “{ $verb }” is a move of a player but stands after an outcome of chance. In Act, all moves of players come first.
error-verb-rule = The verb “{ $verb }” names the rule “{ $rule }”, which { $module } does not have under that name. Import it there as it is called.
error-verb-for-rule = The verb “{ $verb }” names a verb where a rule is wanted: inside Act, the name of an earlier verb hides the function of that name. Call the function something else.
error-no-players = The game “{ $game }” has no option “players”. Every game says how many people play.
error-move-written-twice = Two moves are both written “{ $move }”. Give one of their verbs another word.
error-unknown-language = There is no language “{ $language }”; there are { $languages }.
error-no-game-or-record = Which game? Name one, for example: bourgade position minivilles, or take a position from a record with --from my.game@40.
error-from-with = --from takes the game and its options from the record, so { $flag } cannot be given as well.
error-bad-step = “{ $given }” does not end with a step. Write RECORD@STEP, such as my.game@40.
error-no-json = The file { $file } does not hold a position as JSON: { $why }.
error-option-form = An option is written NAME=VALUE, and “{ $option }” is not.
error-no-game-given = Which game? Name one, for example: bourgade play minivilles, or go on with --resume FILE.
error-too-many-seats = { $given } seats are named, but the game has { $seats }.
error-unknown-rule = There is no rule “{ $rule }”; the rules are { $rules }.
error-no-such-step = There is no step { $step }: the game has { $steps }.
error-bad-name = “{ $name }” cannot name a game: use lower case letters, digits and _, a letter first.
error-exists = { $file } exists already; nothing was written.

## The command line

error-unknown-command =
    { $near ->
        [none] There is no command “{ $given }”. Commands: { $commands }.
       *[other] There is no command “{ $given }”. Closest name: { $near }. Commands: { $commands }.
    }
error-no-command = Which command? There are: { $commands }.
error-unknown-flag =
    { $near ->
        [none] “{ $given }” is no option of { $command }. Options: { $flags }.
       *[other] “{ $given }” is no option of { $command }. Closest name: { $near }. Options: { $flags }.
    }
error-flag-needs-value = { $flag } needs a value after it; { $command } --help shows an example.
error-flag-takes-no-value = { $flag } takes no value.
error-missing-game = Which game? Games: { $games }.
error-missing-record = Which record? Give the file that a game was saved in.
error-missing-name = Which name? Give the new game one, in lower case letters.
error-extra-words = { $command } does not know what to do with “{ $words }”; { $command } --help shows an example.
error-not-a-number = “{ $value }” does not suit { $flag }: a whole number from { $least } up is needed.
error-not-a-decimal = “{ $value }” does not suit { $flag }: a number from { $least } up is needed.
error-not-one-of = “{ $value }” does not suit { $flag }, which takes one of: { $values }.
error-option-twice = The option “{ $name }” is given more than once; give it once.
error-bad-seat = “{ $seated }” can take no seat. A person is me or me:NAME; the bots are { $bots }.
error-no-seats = Nobody is named to take a seat. A person is me or me:NAME; the bots are { $bots }.
error-resume-with = { $flag } cannot be given with --resume: the record says what is played.
error-save-exists = { $file } holds a game already. Go on with it by --resume { $file }, or choose another name; nothing was written.
error-save-no-record = { $file } exists and is no record of a game. Choose another name; nothing was written.
error-file-missing = There is no file { $file }.
error-file-no-folder = The folder for { $file } does not exist.
error-file-is-folder = { $file } is a folder, and a file is needed.
error-file-denied = { $file } cannot be opened: the system does not allow it.
error-file-no-text = { $file } is no text file.
error-output-format = Rows cannot be written to { $file }: the name must end in one of { $suffixes }.
error-no-matplotlib = Pictures need matplotlib: pip install "bourgade[lab]".
error-no-polars = { $file } cannot be written without polars (pip install 'bourgade[lab]'); a name that ends in .csv needs nothing.
error-content-for-which = Name the game that { $file } belongs to, for example: bourgade check minivilles --content { $file }.
error-name-taken = “{ $name }” is the name of a game already. Taken: { $games }.
error-broken-game = The game “{ $game }” cannot be loaded: { $why }
error-unknown-card =
    { $near ->
        [none] { $game } has no card “{ $card }”; bourgade cards { $game } lists them.
       *[other] { $game } has no card “{ $card }”. Closest name: { $near }.
    }
error-no-bots = No bot is named. Bots: { $bots }.
error-not-simulated = “{ $bot }” thinks over every move, and simulations are played by bots that do not: { $bots }. The arena takes any bot: bourgade arena.
error-study-with = { $flag } cannot be given with the study file { $file }, which says what is played. Only --games and --seed may differ from it.
error-other-study = { $file } holds the beginning of another study, { $found }, and this one is { $wanted }: “{ $part }” is { $there } there and { $here } here. Go on with the other one, choose another name, or delete { $file }; nothing was written.
error-study-running = Another program is writing { $file }. Wait until it has ended, or choose another name; nothing was written.
error-rows-not-kept = The rows of these results were not kept in memory: they are in the file that was given, or keep=False was.
error-address-without-ray = --ray-address is for --engine ray, and the engine is { $engine }.
error-ray-address = There is no Ray cluster at “{ $address }”: { $why }
error-ray-no-gpu = The Ray cluster at “{ $address }” has no GPU. Play with --device cpu, or let a machine with a GPU join it.
error-ray-lost = A part of the study was lost with its worker and played again { $retries } times, each time in vain: { $why } The games that were over are kept.
error-ray-other-rules = The machine { $machine } of the Ray cluster would play other games: it has { $found }, and this one has { $wanted }. Install the same version everywhere.
error-one-bot = “{ $bot }” is the only bot named, and an arena needs two or more. Bots: { $bots }.
error-bot-twice = The bot “{ $bot }” is named more than once; name each once.
error-no-arena = { $automata ->
    [0] An arena needs at least two players, and { $game } has { $players } with these options.
   *[other] An arena is for bots alone, and with these options some opponents in { $game } are played by the rules.
} Choose another number of players (--players) or other options (-o).
error-no-tournament = { $file } exists and holds no games of an arena. Choose another name; nothing was written.
error-other-tournament = { $file } holds another tournament: { $part ->
    [game] the game is { $found } there
    [options] the options are { $found } there
    [content] the card figures are { $found } there
    [rules-version] the version of the rules is { $found } there
    [line-up] the bots are { $found } there
   *[seed] the seed is { $found } there
}, and { $wanted } here. Choose another name; nothing was written.
error-picture-format = No picture can be drawn to { $file }: the name must end in one of { $suffixes }.
error-player-ended = The process that played game { NUMBER($number, useGrouping: 0) } has ended before the game; what it said stands above. The games that were over are kept.
error-folder-is-file = { $folder } is a file, and a folder is needed; nothing was written.
error-folder-denied = { $folder } cannot be made: the system does not allow it.
error-bad-chance = Chance is { $known }, not “{ $chance }”.
error-other-name = The entry point “{ $game }” leads to the game “{ $found }”. A game is called as its folder is: give both the same name.
error-batch-no-content = No content was given for the games of the batch: give at least one list of files.
error-batch-size = A batch has one game or more: “{ $given }” is no such number.
error-batch-dtype = Observations can be { $possible }, not “{ $given }”.
error-batch-seat = There is no seat { $given }: seats are numbered from 0, and there are { $seats }.
error-batch-actions = A step takes { $n } whole numbers, one for each game: an array of shape ({ $n },). Given: shape { $shape }, { $dtype }.
error-batch-where = Which games to begin anew is told by { $n } truth values: an array of shape ({ $n },). Given: shape { $shape }, { $dtype }.
error-batch-device = The actions must lie on the GPU, as whole numbers: { $given } was given.
error-batch-policies = One policy for all seats, or one for each of the { $seats } seats: { $given } were given.
error-batch-contents = The contents of a batch must have the same cards and the same moves: figures may differ, words may not.
error-batch-file = “{ $file }” is no saved batch, or is damaged: { $why }
error-batch-other = “{ $file }” was saved by another kind of batch: { $what } is { $found } there, { $wanted } here.
error-no-features = The game “{ $game }” does not say what can be observed: it has no features.
error-not-observing = This batch was made without observations: make it with observations=True, or name a seat.
error-bad-device = There is no device “{ $device }”. Possible: { $devices }.
error-no-gpu = No GPU can be used: { $why } Play with the device cpu.
compiling-once = Compiling { $game } for this machine, once: this can take half a minute …
error-batch-too-large = { $needed } MB of memory are needed, this machine has { $there } MB. Play fewer games at once.
error-gpu-too-small = { $needed } MB of GPU memory are needed, { $free } MB are free on { $device }. Play fewer games at once.
error-opponents =
    { $others ->
        [one] { $game } has one other player here
       *[other] { $game } has { $others } other players here
    }, but { $given } opponents were given: { $bots }. Give one for all, or one for each.
error-needs-extra = This needs { $package }, which is not installed: pip install 'bourgade[{ $extra }]'.

## Reasons

reason-wins = This move wins the game.
missed-wins = That move would have won the game.
