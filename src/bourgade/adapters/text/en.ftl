error-opponents =
    { $others ->
        [one] { $game } has one other player here
       *[other] { $game } has { $others } other players here
    }, but you gave { $given } opponents: { $bots }. Give one for all, or one for each.
