error-opponents =
    { $others ->
        [one] { $game } compte ici { $others } autre joueur
       *[other] { $game } compte ici { $others } autres joueurs
    }, mais vous avez donné { $given } adversaires : { $bots }. Donnez-en un pour tous, ou un pour chacun.
