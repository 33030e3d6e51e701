## Bots

error-unknown-bot =
    { $near ->
        [none] There is no bot called “{ $bot }”. Bots: { $bots }.
       *[other] There is no bot called “{ $bot }”. Closest name: { $near }. Bots: { $bots }.
    }
error-bad-budget = “{ $budget }” is not a search budget. Give a number of simulations, such as 2000, or a time, such as 1.5s or 200ms; followed by /turn, it is for a whole turn.
error-bad-bot-setting = The bot “{ $bot }” does not take “{ $setting }”. Settings are whole numbers, written name=number: { $settings }.
error-zero-bot-setting = The bot “{ $bot }” does not take “{ $setting }”: { $name } is 1 or more.

## The coach

error-hint-over = The game is over, so there is nothing left to decide and no hint to give. You can review it instead.
error-hint-chance = A hint is for a decision: the dice must be rolled or a card drawn first.
error-nothing-to-review = There is nothing to review: no move has been made.
error-solve-too-large = This position is too large to solve exactly: it leads to more than { $most } others. A search can still estimate what it is worth.
error-solve-circle = This position cannot be solved exactly: play can go round in circles. A search can still estimate what it is worth.
