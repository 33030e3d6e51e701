error-opponents =
    { $others ->
        [one] { $game } compte ici { $others } autre joueur
       *[other] { $game } compte ici { $others } autres joueurs
    }, mais vous avez donné { $given } adversaires : { $bots }. Donnez-en un pour tous, ou un pour chacun.
error-no-information-tensor = Un état d’information de { $game } est tout ce qu’un joueur a vu, et n’a pas de taille fixe : c’est une chaîne, information_state_string. Pour des nombres, utilisez observation_tensor : ce que le joueur voit à présent.
error-spiel-content = OpenSpiel écrit les paramètres sous la forme nom(content=FICHIER) : le nom du fichier { $file } ne doit contenir aucun de ces signes : { $signs }. Renommez-le, ou donnez un chemin relatif.
