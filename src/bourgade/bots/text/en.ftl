## Bots

error-unknown-bot =
    { $near ->
        [none] There is no bot called “{ $bot }”. Bots: { $bots }.
       *[other] There is no bot called “{ $bot }”. Closest name: { $near }. Bots: { $bots }.
    }
error-bad-budget = “{ $budget }” is not a search budget. Give a number of simulations, such as 2000, or a time, such as 1.5s or 200ms; followed by /turn, it is for a whole turn.
error-bad-bot-setting = The bot “{ $bot }” does not take “{ $setting }”. Settings are whole numbers, written name=number: { $settings }.
error-zero-bot-setting = The bot “{ $bot }” does not take “{ $setting }”: { $name } is 1 or more.

## Bots of one's own: package.module:Class

error-own-module = There is no module “{ $module }” for the bot “{ $bot }”. Python looks among the installed packages and in { $folder }.
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
