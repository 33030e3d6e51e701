title = Bourgade

## Words of the table

seat = seat { $letter }
you = You
you-inside = you

## Who did it: the reader, if $who is “you”, or another player

then-seat =
    { $who ->
        [you] { you-inside }
       *[other] { $seat }
    }
seat-has =
    { $who ->
        [you] { $seat } have
       *[other] { $seat } has
    }
seat-is =
    { $who ->
        [you] { $seat } are
       *[other] { $seat } is
    }
seat-owns =
    { $who ->
        [you] Your
       *[other] { $seat }’s
    }
then-seat-owns =
    { $who ->
        [you] your
       *[other] { $seat }’s
    }
seat-their =
    { $who ->
        [you] your
       *[other] their
    }
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

## The side of the box

box-minutes = { $minutes } min
box-minutes-about = about { $minutes } min
box-age = age { $age }+
box-age-about = about age { $age }+
box-weight-light = light
box-weight-medium = medium weight
box-weight-heavy = heavy

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
error-unknown-seat = There is no seat “{ $seat }” in this game. Seats: { $seats }.
error-too-many-seats = You named { $given } seats, but the game has { $seats }.

## Playing

error-unknown-move =
    { $near ->
        [none] “{ $move }” is not a move in this game.
       *[other] “{ $move }” is not a move in this game. Closest moves: { $near }.
    }
error-move-no-text = A move is given as text, such as “roll 1”; “{ $move }” is not text.
error-not-in-edition = { $name } is not in this edition, so “{ $move }” cannot be played here. Editions that have it: { $editions }.
possible = You can: { $moves }.
refusal-wrong-phase = “{ $move }” cannot be played now ({ $rule }). { $phase }.

## Files

error-pickle-rules = The pickle cannot be read: it was made under version { $found } of the rules of { $game }, but version { $current } is installed here. Read it with the version of Bourgade that made it.
error-wasm-missing = { $game } cannot be played in the browser alone: { $folder } holds no WebAssembly module. Run “make wasm” in a clone to build it.
error-wasm-stale = The WebAssembly module of { $game } was built from other sources ({ $found }, not { $current }). Run “make wasm” in a clone to build it again.
error-wasm-room = The WebAssembly module of { $game } has room for { $room } words of the set “{ $set }”, but this content has { $given }. Remove some, or play on the server.
error-content = Content file { $file }, at { $key }: { $why }
error-content-room = The content has { $found } { $dim }; here at most { $most } are possible.
error-content-kept = The content is not written as records have it: a list of tables in JSON, on one line.
error-content-file = Content file { $file }: { $why }

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

## What is wrong with a content file

content-no-file = there is no such file
content-no-text = not a text file in UTF-8
content-no-toml = not written as TOML: { $why }
content-which-game = missing: say which game the file is for, as in game = "minivilles"
content-other-game = the file is for { $found }, not for { $game }
content-rows = has { $found } rows; at most { $high } are possible
content-too-deep = too deeply nested
content-bad-id = “{ $id }” is not an id: a small letter, then up to 30 small letters, digits and _
content-id-taken = “{ $id }” already has another meaning in this game; choose another id
content-text-kind = is not a text
content-text-length =
    { $found ->
        [0] is empty
       *[other] has { $found } characters; at most { $high } are possible
    }
content-text-sign = must be one line without the character { $found }
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
error-no-such-figure =
    { $near ->
        [none] “{ $place }”: there is no “{ $word }” in { $where }. There is: { $known }.
       *[other] “{ $place }”: there is no “{ $word }” in { $where }. Closest name: { $near }.
    }
error-no-number-there = “{ $place }” is not a whole number that can be changed. There is: { $found }.

## For authors of games

error-no-game-object = The folder “{ $game }” is not a game: its __init__.py has no Game object called GAME.
error-shadowed-field = The layout { $layout } cannot have a field “{ $field }”: records use that name themselves. Names that begin with “_” and those of NumPy records are taken; choose another.
error-unfilled-field = Nothing fills the field “{ $field }” of the layout { $layout }: neither the content nor any effect has a figure of that name. Name its source.
error-chance-before-players = The verb “{ $verb }” is a player’s move but comes after an outcome of chance. In Act, all players’ moves come first.
content-knob = The range is empty: it must be more than { $least }.
error-noted = What is noted as “{ $noted }” names a parameter “{ $param }” that its event does not have.
error-verb-rule = The verb “{ $verb }” names the rule “{ $rule }”, but { $module } has nothing of that name. Import it there under its own name.
error-verb-for-rule = The verb “{ $verb }” names a verb where a rule is needed: inside Act, an earlier verb hides the function of the same name. Rename the function.
error-no-players = The game “{ $game }” has no option “players”. Every game must say how many people can play.
error-move-written-twice = Two moves are both written “{ $move }”. Give the verb of one of them another word.
error-other-name = The entry point “{ $game }” leads to the game “{ $found }”. A game is named after its folder: give both the same name.

## Settings and packages

error-not-one-of = { $flag } cannot be “{ $value }”. Possible values: { $values }.
error-not-a-text = { $flag } takes text in quotes, not { $value }.
error-not-a-number-between = { $flag } takes a number from { $least } to { $most }, not “{ $value }”.
error-settings-file = The settings file { $file } cannot be read: { $why }.
error-unknown-setting =
    { $near ->
        [none] The settings file { $file } has “{ $name }”, which is not a setting. bourgade serve --help lists them all.
       *[other] The settings file { $file } has “{ $name }”, which is not a setting. Closest name: { $near }. bourgade serve --help lists them all.
    }
error-needs-extra = This needs { $package }, which is not installed: pip install 'bourgade[{ $extra }]'.

## Reasons

reason-wins = This move wins the game.
missed-wins = That move would have won the game.

## Puzzles

puzzle-theme-win = Win now
puzzle-theme-odds = Read the odds
puzzle-theme-block = Block
puzzle-theme-save = Save or spend
puzzle-theme-grow = Grow
puzzle-theme-score = Score
puzzle-theme-race = Win the race
puzzle-theme-tempo = Take your turn in time
puzzle-theme-room = Keep room
puzzle-theme-plan = Plan ahead
puzzle-level-1 = very easy
puzzle-level-2 = easy
puzzle-level-3 = medium
puzzle-level-4 = hard
puzzle-level-5 = very hard
