## Playing

error-unknown-action = “{ $move }” is not the number of a move in this game.
error-not-your-turn = It is not { $seats }’s turn. To move: { $actor }.
error-game-over = “{ $move }” comes too late: the game is over.
error-chance-decides = “{ $move }” is up to the dice or the deck, not to a player. To move: { $actor }.
error-waiting-for-chance = “{ $move }” has to wait: the dice must be rolled or a card drawn first.
error-nothing-to-undo = There is nothing to undo: no move has been made yet.
error-undo-past-chance = “{ $move }” came up by chance and everyone has seen it, so nothing before it can be undone. Only dice and draws entered by hand can.
error-undo-past-secret = The last draw was made by chance, so nothing before it can be undone. Only dice and draws entered by hand can.
error-undo-of-another = The last move was made by { $seats }. You can only undo your own moves.
error-no-picture = The game “{ $game }” cannot draw its positions; match.position describes them.
error-unknown-language = There is no language “{ $language }”. Languages: { $languages }.
error-bad-chance = chance can be { $known }, not “{ $chance }”.

## Lessons

error-no-lessons = The game “{ $game }” has no lessons.
error-unknown-lesson =
    { $near ->
        [none] { $game } has no lesson “{ $lesson }”. Lessons: { $lessons }.
       *[other] { $game } has no lesson “{ $lesson }”. Closest name: { $near }. Lessons: { $lessons }.
    }
error-unknown-step = The lesson “{ $lesson }” has no step “{ $step }”. It has: { $steps }.
error-lesson-asks = That is possible too, but first: “{ $asked }”.
error-lesson-read-on = “{ $move }” can wait a moment: read on first.
error-lesson-over = The lesson is over: the game is yours.

error-no-puzzles = The game “{ $game }” has no puzzles.
error-unknown-puzzle =
    { $near ->
        [none] { $game } has no puzzle “{ $puzzle }”.
       *[other] { $game } has no puzzle “{ $puzzle }”. Closest name: { $near }.
    }
error-bad-puzzles = { $file } is not a file of puzzles: { $why }.
error-puzzles-format = { $file } has format { $found }, but only format { $known } can be read. Run bourgade puzzles make again.
error-puzzles-rules = The puzzles of { $game } are set aside: they were made for version { $found } of its rules, and the game is now at version { $rules }. Run bourgade puzzles make { $game } --save.
error-puzzles-content = The puzzles of { $game } are set aside: they were made for other card figures. Run bourgade puzzles make { $game } --save.

## Reviews

error-review-format = This was written in format { $given }, but this version of Bourgade reads format { $format }. Ask for the hint or the review again.

## Fair dice

error-bad-contribution = “{ $value }” is not a valid contribution to the dice: give one line of 1 to { $longest } printable characters.
error-bad-dice-table = “{ $value }” is not a valid name for a table with fair dice: give one short line of printable characters.
error-bad-dice-digits =
    { $kind ->
        [secret] “{ $value }” is not a valid secret for fair dice: it takes { $count } hexadecimal digits (0 to 9, a to f).
        [hash] “{ $value }” is not a valid hash of a contribution: it takes { $count } hexadecimal digits (0 to 9, a to f).
        [salt] “{ $value }” is not a valid salt of a contribution: it takes { $count } hexadecimal digits (0 to 9, a to f).
       *[commitment] “{ $value }” is not a valid commitment for fair dice: it takes { $count } hexadecimal digits (0 to 9, a to f).
    }
error-dice-not-revealed = The dice of table { $table } cannot be computed yet: the secret is revealed when the game is over.

## Records

error-bad-record = The record cannot be read at line { NUMBER($line, useGrouping: 0) }: { $why }
error-other-rules = The record cannot be replayed: line { NUMBER($line, useGrouping: 0) } says that it was played under version { $found } of the rules, but the game is now at version { $current }.
error-other-content = The record cannot be replayed: line { NUMBER($line, useGrouping: 0) } says that it was played with the card figures { $found }, but these are { $current }. If it carries no figures of its own, give the content files it was played with.

## What is wrong with a record

record-not-ours = this is not a Bourgade record: it should begin with “bourgade: { $known }”
record-format = this is format “{ $found }”, but only format { $known } can be read
record-no-header = expected “name: value”, found “{ $found }”
record-header-missing = the header “{ $header }” is missing
record-no-seat = there is no seat “{ $seat }”
record-no-json = the position is not written as JSON ({ $why })
record-dice-part = fair dice have no “{ $part }”
record-no-secret = the secret is empty
record-dice-since = “{ $found }” is not a number of moves: give how many were made before the dice were sealed
record-partial = this record shows only what { $who } may know, so some moves are missing and it cannot be replayed; ask for the whole record once the game is over
record-after-end = “{ $found }” comes after the end of the game
record-wrong-turn = “{ $found }” was played by “{ $who }”, but it was the turn of “{ $expected }”
record-result = the record says “{ $claimed }”, but its moves lead to “{ $found }”
