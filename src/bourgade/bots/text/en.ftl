## Bots

error-unknown-bot =
    { $near ->
        [none] There is no bot called “{ $bot }”. Bots: { $bots }.
       *[other] There is no bot called “{ $bot }”. Closest name: { $near }. Bots: { $bots }.
    }
error-bad-budget = “{ $budget }” is not a search budget. Give a number of simulations, such as 2000, or a time, such as 1.5s or 200ms; followed by /turn, it is for a whole turn.
error-bad-bot-setting = The bot “{ $bot }” does not take “{ $setting }”. Settings are whole numbers, written name=number: { $settings }.
error-empty-bot-rule = The bot “{ $bot }” has a rule that names no move: “{ $rule }”. Write never=, only= or always= and then moves, such as build:stadium; + stands between several.
error-unknown-bot-rule =
    { $near ->
        [none] “{ $rule }”: in { $game } with these options, no move begins with “{ $move }”. Write moves as they are typed, with : for spaces: build:stadium, or build for all of them.
       *[other] “{ $rule }”: in { $game } with these options, no move begins with “{ $move }”. Closest move: { $near }.
    }
error-zero-bot-setting = The bot “{ $bot }” does not take “{ $setting }”: { $name } is 1 or more.

## Bots of one's own: package.module:Class

error-own-module = There is no module “{ $module }” for the bot “{ $bot }”. Python looks among the installed packages and in { $folder }.
error-own-net = There is no file “{ $file }” in { $folder }: a bot that ends in .npz is the file of a net.
error-own-broken = The bot “{ $bot }” cannot be loaded: { $why }
error-own-class =
    { $near ->
        [none] The module { $module } has no class “{ $path }”. Classes with a method choose: { $known }.
       *[other] The module { $module } has no class “{ $path }”. Closest name: { $near }. Classes with a method choose: { $known }.
    }
error-own-choose = “{ $bot }” is not a bot: a bot is a class with a method choose(match), which returns a legal move as text.
error-own-arguments = The bot “{ $bot }” needs arguments ({ $arguments }), but bots are called with seed at most. Give the others default values.
error-own-failed = The bot “{ $bot }” failed at step { NUMBER($step, useGrouping: 0) } ({ $seats }): { $why }
error-own-played = The bot “{ $bot }” made moves in the match itself at step { NUMBER($step, useGrouping: 0) } ({ $seats }). A bot only returns its move; to try moves out, play them on match.copy().
error-own-move = The bot “{ $bot }” answered “{ $move }” at step { NUMBER($step, useGrouping: 0) } ({ $seats }), which is not a legal move there. Legal moves: { $moves }.

## The coach

error-hint-over = The game is over, so there is nothing left to decide and no hint to give. You can review it instead.
error-hint-chance = A hint is for a decision: the dice must be rolled or a card drawn first.
error-nothing-to-review = There is nothing to review: no move has been made.
error-solve-too-large = This position is too large to solve exactly: it leads to more than { $most } others. A search can still estimate what it is worth.
error-solve-circle = This position cannot be solved exactly: play can go round in circles. A search can still estimate what it is worth.

## Nets

error-net-unreadable = “{ $file }” is not a net, or it is damaged: { $why }
error-net-about = “{ $file }” does not say what net it is: its part “about” is not a JSON object ({ $why }).
error-net-other =
    { $what ->
        [game] “{ $file }” is a net for “{ $found }”, and this is “{ $wanted }”.
        [rules_version] “{ $file }” was trained under version { $found } of the rules; they are at version { $wanted }. Train a net under these rules.
       *[other] “{ $file }” is a net of format { $found }; this program reads format { $wanted }.
    }
error-net-missing = “{ $file }” is incomplete: it has no “{ $part }”.
error-net-table = In “{ $file }”, “{ $part }” must have rows and columns; its size is { $found }.
error-net-shape = In “{ $file }”, “{ $part }” has the size { $found }; with the other parts it must be { $wanted }.
error-net-names = In “{ $file }”, “{ $part }” must be a list of different texts.
error-net-numbers = In “{ $file }”, “{ $part }” has numbers of the wrong kind, or numbers that are not finite.
error-net-scale = In “{ $file }”, “scale” must be above 0 everywhere.
error-net-too-large = “{ $file }” is too large: hidden layer { $layers } has { $units } units. Nets have up to { $most_layers } hidden layers of up to { $most_units } units.
error-net-players = “{ $file }” was trained for up to { $most } players; this game has { $seats }.
error-net-strange = “{ $file }” knows nothing of this game: none of its { $part } is one of its own.
error-no-net = No net was trained for this game of { $game } yet. Name a file with file=….
error-net-bits = A net can be stored in 4 to 8 bits per weight, not in { $bits }.
error-net-observations = Observations must have one row per position and { $wanted } columns; these have the size { $found }.
error-net-legal = Legal moves must have one row per position and { $wanted } columns; these have the size { $found }.
error-net-match = This net was loaded for { $wanted }; the match is played with { $found }.
error-net-weights = This net cannot be stored in whole numbers: it has weights of up to { $found }, and { $most } is the most.
