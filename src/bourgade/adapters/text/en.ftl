error-opponents =
    { $others ->
        [one] { $game } has one other player here
       *[other] { $game } has { $others } other players here
    }, but you gave { $given } opponents: { $bots }. Give one for all, or one for each.
error-no-information-tensor = An information state of { $game } is everything a player has seen, which has no fixed size: it is a string, information_state_string. For numbers, use observation_tensor: what the player sees now.
error-spiel-content = OpenSpiel writes parameters as name(content=FILE), so the name of the file { $file } must not contain any of { $signs }. Rename it, or give a relative path.
