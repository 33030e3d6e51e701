error-not-batched = “{ $bot }” decides one move at a time, and games side by side are played by { $bots }. Take one of these, or play game by game: bourgade simulate, bourgade arena and gymnasium.make take any bot.
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
error-batch-too-large = This needs { $needed } MB of memory, and this machine has { $there } MB. Play fewer games at once.
error-gpu-too-small = This needs { $needed } MB of GPU memory, and { $device } has { $free } MB free. Play fewer games at once.
