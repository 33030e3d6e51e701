## Studies and tournaments

error-nothing-to-learn = { $game } has nothing for a network to learn from: its folder has no features.
error-file = The file { $file } cannot be used: { $why }.
error-file-missing = There is no file { $file }.
error-study = Study file { $file }, at { $key }: { $why }
error-study-file = Study file { $file }: { $why }
error-not-a-number = { $flag } takes a whole number of at least { $least }, not “{ $value }”.
error-output-format = Rows cannot be written to { $file }: the name must end in one of { $suffixes }.
error-no-matplotlib = Pictures need matplotlib: pip install "bourgade[lab]".
error-no-polars = { $file } cannot be written without polars (pip install 'bourgade[lab]'); a .csv file needs nothing extra.
error-not-on-gpu = “{ $bot }” does not play on a GPU: { $bots } do. Leave out --device cuda, and its games are played on the processor.
error-no-bots = Name at least one bot. Bots: { $bots }.
error-other-study = { $file } holds the beginning of another study, { $found }, and this one is { $wanted }: “{ $part }” is { $there } there and { $here } here. Resume the other one, choose another name, or delete { $file }; nothing was written.
error-other-rows = { $found ->
    [older] { $file } was begun by an earlier version, with fewer columns.
   *[other] { $file } was begun with one row per { $found }.
} Choose another name, or delete { $file }; nothing was written.
error-compare = The two versions cannot be compared game by game: “{ $what }” is { $first } in one and { $second } in the other.
error-sweep-values = “{ $values }” is not a list of values. Write 1..4, 2..10:2 or 1,3,5: whole numbers, { $most } of them at most.
error-tune-empty = { $file } needs at least one goal, as [goal.NAME], and one knob, as [knob."FIGURE"].
error-tune-option = The options of a study are written NAME=VALUE; “{ $option }” is not.
error-tune-knob =
    { $near ->
        [none] “{ $knob }” is not one of the knobs.
       *[other] “{ $knob }” is not one of the knobs. Closest name: { $near }.
    }
error-tune-goal =
    { $near ->
        [none] Nothing called “{ $goal }” is measured in these games. There is: { $known }.
       *[other] Nothing called “{ $goal }” is measured in these games. Closest name: { $near }.
    }
error-other-tuning = { $file } holds the candidates of other goals, knobs, figures or bots. Choose another folder with --output, or delete it; nothing was written.
error-study-running = Another program is writing { $file }. Wait until it has finished, or choose another name; nothing was written.
error-rows-not-kept = The rows of these results are not in memory: they are in the file you gave, or you asked for keep=False.
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
    [versus] the bot that all others play is { $found } there
    [own-bots] the code of bots of your own is { $found } there
   *[seed] the seed is { $found } there
}, and { $wanted } here. Choose another name; nothing was written.
error-picture-format = A picture cannot be saved as { $file }: the name must end in one of { $suffixes }.
error-player-ended = The process that played game { NUMBER($number, useGrouping: 0) } ended before the game did; its output is above. Finished games are kept.
error-other-calibration = { $file } holds the games of another measurement. Choose another --output, or delete it; nothing was written.
error-other-puzzles = { $file } holds another search for puzzles. Choose another --output, or delete it; nothing was written.
error-nothing-to-calibrate = None of the games came to an end with a decision to look at. Play more with --games.

## Training

error-train-no-end = A training needs an end: give minutes, decisions, or both.
error-train-hidden = A net cannot have the layers { $given }: 1 to { $layers } layers of 1 to { $units } units each are possible.
error-train-against = A value net for { $game } cannot be trained against another net: it learns from all seats. Use --learner moves, or leave out --against.
error-train-net-there = { $folder } already holds a net, but not what resuming its training needs. Choose another folder, or start from that net (--start); nothing was written.
error-train-other = { $folder } holds another training: { $part ->
    [learner] the learner is { $found } there
    [options] the options are { $found } there
    [mix] the mix of options is { $found } there
    [content] the card figures are { $found } there
    [hidden] the hidden layers are { $found } there
    [seed] the seed is { $found } there
    [against] the opponent is { $found } there
   *[start] the net it began with is { $found } there
}, and { $wanted } here. Choose another folder; nothing was written.
error-torch-no-gpu = PyTorch { $version } finds no GPU here. Use the device cpu, or install PyTorch for CUDA.
