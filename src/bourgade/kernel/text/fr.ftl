title = Bourgade

## Mots de la table

seat = siège { $letter }
you = Vous
you-inside = vous

## Qui l’a fait : la personne qui lit, si $who vaut « you », ou quelqu’un d’autre

then-seat =
    { $who ->
        [you] { you-inside }
       *[other] { $seat }
    }
seat-has =
    { $who ->
        [you] { $seat } avez
       *[other] { $seat } a
    }
then-seat-has =
    { $who ->
        [you] { you-inside } avez
       *[other] { $seat } a
    }
seat-has-not =
    { $who ->
        [you] { $seat } n’avez
       *[other] { $seat } n’a
    }
seat-has-it =
    { $who ->
        [you] { $seat } l’avez
       *[other] { $seat } l’a
    }
seat-had =
    { $who ->
        [you] { $seat } aviez
       *[other] { $seat } avait
    }
seat-had-not =
    { $who ->
        [you] { $seat } n’aviez
       *[other] { $seat } n’avait
    }
at-seat =
    { $who ->
        [you] Chez vous
       *[other] Chez { $seat }
    }
seat-his =
    { $who ->
        [you] votre
       *[other] son
    }
seat-their =
    { $who ->
        [you] vos
       *[other] ses
    }
actor-chance = le hasard
actor-none = personne
word-yes = oui
word-no = non

## Options communes à la plupart des jeux

option-edition = Édition
option-edition-about = Les boîtes avec lesquelles vous jouez.
option-players = Joueurs
option-players-about = Le nombre de joueurs.
phase-over = La partie est terminée
field-active = Joueur dont c’est le tour
option-first-player = Premier joueur
option-first-player-about = Le siège qui joue le premier tour.

## Le côté de la boîte

box-minutes = { $minutes } min
box-minutes-about = environ { $minutes } min
box-age = dès { $age } ans
box-age-about = dès { $age } ans environ
box-weight-light = léger
box-weight-medium = intermédiaire
box-weight-heavy = exigeant

## Choix d’un jeu

error-unknown-game =
    { $near ->
        [none] Aucun jeu ne s’appelle « { $game } ». Jeux : { $games }.
       *[other] Aucun jeu ne s’appelle « { $game } ». Nom le plus proche : { $near }. Jeux : { $games }.
    }
error-unknown-option =
    { $near ->
        [none] { $game } n’a pas d’option « { $option } ». Options : { $options }.
       *[other] { $game } n’a pas d’option « { $option } ». Nom le plus proche : { $near }. Options : { $options }.
    }
error-bad-value = L’option « { $option } » ne peut pas valoir « { $value } » dans { $game }. Valeurs possibles : { $values }.
error-option-unused = { $other ->
    [edition] L’édition « { $chosen } » de { $game } n’utilise pas l’option « { $option } » : elle ne peut y valoir que « { $values } », pas « { $value } ». Éditions qui l’utilisent : { $would }.
   *[other] L’option « { $option } » ne peut pas valoir « { $value } » dans { $game } tant que « { $other } » vaut « { $chosen } ». Pour cela, « { $other } » doit valoir : { $would }.
}
error-option-depends = L’option « { $option } » ne peut pas valoir « { $value } » dans { $game } tant que « { $other } » vaut « { $chosen } ». Valeurs alors possibles : { $values }. Pour « { $value } », « { $other } » doit valoir : { $would }.
error-option-missing = L’option « { $option } » manque : { $game } en a besoin avec ces options ({ $given }). Valeurs possibles : { $values }.
error-no-editions = { $game } n’existe qu’en une seule boîte : il n’y a pas d’option « { $option } ». Retirez-la.
error-unknown-seat = Il n’y a pas de siège « { $seat } » dans cette partie. Sièges : { $seats }.
error-too-many-seats = Vous avez nommé { $given } sièges, mais le jeu en a { $seats }.

## Pendant la partie

error-unknown-move =
    { $near ->
        [none] « { $move } » n’est pas un coup de ce jeu.
       *[other] « { $move } » n’est pas un coup de ce jeu. Coups les plus proches : { $near }.
    }
error-move-no-text = Un coup se donne sous forme de texte, par exemple « roll 1 » ; « { $move } » n’est pas du texte.
error-not-in-edition = « { $name } » ne figure pas dans cette édition : « { $move } » ne peut pas y être joué. Éditions où il figure : { $editions }.
possible = Coups possibles : { $moves }.
refusal-wrong-phase = « { $move } » n’est pas possible maintenant ({ $rule }). { $phase }.

## Fichiers

error-pickle-rules = Le fichier pickle ne peut pas être lu : il a été écrit avec la version { $found } des règles de { $game }, or c’est la version { $current } qui est installée ici. Lisez-le avec la version de Bourgade qui l’a écrit.
error-wasm-missing = { $game } ne peut pas être joué dans le navigateur seul : { $folder } ne contient aucun module WebAssembly. Lancez « make wasm » dans un clone pour le construire.
error-wasm-stale = Le module WebAssembly de { $game } a été construit à partir d’autres sources ({ $found } au lieu de { $current }). Lancez « make wasm » dans un clone pour le reconstruire.
error-wasm-room = Le module WebAssembly de { $game } a de la place pour { $room } mots de l’ensemble « { $set } », or ce contenu en compte { $given }. Retirez-en, ou jouez sur le serveur.
error-content = Fichier de contenu { $file }, sous { $key } : { $why }
error-content-room = Le contenu compte { $found } { $dim } ; ici, le maximum est { $most }.
error-content-kept = Le contenu n’est pas écrit comme dans les parties : une liste de tables en JSON, sur une ligne.
error-content-file = Fichier de contenu { $file } : { $why }

## Ce qui ne va pas dans une position

position-at = { $place } : { $why }
position-format = cette position est au format { $found }, mais cette version de Bourgade lit le format { $known }.
position-unknown-field = { $near ->
    [none] il n’y a pas ici de champ « { $found } ». Champs : { $known }.
   *[other] il n’y a pas ici de champ « { $found } ». Vouliez-vous dire « { $near } » ?
}
position-unknown-word = { $near ->
    [none] « { $found } » n’est pas possible ici. Valeurs possibles : { $known }.
   *[other] « { $found } » n’est pas possible ici. Vouliez-vous dire « { $near } » ?
}
position-no-number = il faut un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, pas « { $found } ».
position-no-truth = il faut true ou false, pas « { $found } ».
position-no-table = il faut une table de noms et de valeurs, pas « { $found } ».
position-no-list = il faut une liste de noms, pas « { $found } ».
position-too-many-rows = { $found } lignes, alors qu’il n’y a de place que pour { $most }.

## Ce qui ne va pas dans un fichier de contenu

content-no-file = ce fichier n’existe pas
content-no-text = ce n’est pas un fichier texte en UTF-8
content-no-toml = ce n’est pas du TOML : { $why }
content-which-game = manque : dites à quel jeu le fichier est destiné, par exemple game = "minivilles"
content-other-game = le fichier est destiné à { $found }, non à { $game }
content-rows = compte { $found } lignes ; le maximum est { $high }
content-too-deep = trop d’imbrications
content-bad-id = « { $id } » n’est pas un id : une minuscule sans accent, puis jusqu’à 30 minuscules, chiffres et _
content-id-taken = « { $id } » désigne déjà autre chose dans ce jeu ; choisissez un autre id
content-text-kind = n’est pas un texte
content-text-length =
    { $found ->
        [0] est vide
       *[other] compte { $found } caractères ; le maximum est { $high }
    }
content-text-sign = doit tenir sur une ligne, sans le caractère { $found }
content-unknown-table = table inconnue ; tables connues : { $known }
content-unknown-key = clé inconnue ; clés connues : { $known }
content-missing = manque
content-no-rows = n’est pas une liste de tables
content-no-table = n’est pas une table
content-no-id = la ligne { $row } n’a pas d’id
content-none-of = { $found } ne figure pas parmi { $known }
content-number =
    { $range ->
        [open] attendu : un nombre entier d’au moins { $low } ; trouvé : { $found }
        [exact] les règles demandent { $low }, trouvé : { $found }
       *[closed] attendu : un nombre de { $low } à { $high } ; trouvé : { $found }
    }
content-total =
    { $range ->
        [open] attendu : { $low } ou plus en tout ; trouvé : { $found }
        [exact] attendu : { $low } en tout ; trouvé : { $found }
       *[closed] attendu : de { $low } à { $high } en tout ; trouvé : { $found }
    }
content-entries =
    { $range ->
        [open] attendu : { $low } élément ou plus ; trouvé : { $found }
        [exact] attendu : { $low } éléments ; trouvé : { $found }
       *[closed] attendu : de { $low } à { $high } éléments ; trouvé : { $found }
    }
content-no-effect = il n’y a pas d’effet « { $id } » ; effets connus : { $known }
content-effect-takes = { $id } n’a pas de paramètre { $key } ; il a { $known }
content-effect-needs = { $id } demande { $key }
content-effect-elsewhere = { $id } est pour { $carriers } ; pour { $carrier }, il y a { $known }
content-expected =
    attendu : { $expected ->
        [table] une table
        [list] une liste
        [rows] une liste de tables
        [int] un nombre entier
        [bool] true ou false
       *[str] un texte
    } ; trouvé : { $kind ->
        [int] le nombre { $found }
        [float] le nombre { $found }
        [bool] la valeur { $found }
        [str] le texte { $found }
        [list] une liste
        [dict] une table
       *[other] autre chose
    }
error-no-such-figure =
    { $near ->
        [none] « { $place } » : il n’y a pas de « { $word } » dans { $where }. On y trouve : { $known }.
       *[other] « { $place } » : il n’y a pas de « { $word } » dans { $where }. Nom le plus proche : { $near }.
    }
error-no-number-there = « { $place } » n’est pas un nombre entier que l’on puisse changer. On y trouve : { $found }.

## Pour les auteurs de jeux

error-no-game-object = Le dossier « { $game } » n’est pas un jeu : son __init__.py ne contient aucun objet Game nommé GAME.
error-shadowed-field = La structure { $layout } ne peut pas avoir de champ « { $field } » : les enregistrements utilisent déjà ce nom. Les noms qui commencent par « _ » et ceux des enregistrements NumPy sont pris ; choisissez-en un autre.
error-unfilled-field = Rien ne remplit le champ « { $field } » de la structure { $layout } : ni le contenu ni aucun effet n’a de valeur de ce nom. Indiquez sa source.
error-chance-before-players = Le verbe « { $verb } » est un coup de joueur, mais il vient après un résultat du hasard. Dans Act, tous les coups des joueurs viennent d’abord.
content-knob = L’intervalle est vide : il faut plus que { $least }.
error-noted = Ce qui est noté sous « { $noted } » désigne un paramètre « { $param } » que son événement n’a pas.
error-verb-rule = Le verbe « { $verb } » désigne la règle « { $rule } », mais { $module } ne contient rien de ce nom. Importez-la sous son propre nom.
error-verb-for-rule = Le verbe « { $verb } » désigne un verbe là où il faut une règle : dans Act, un verbe déjà déclaré cache la fonction du même nom. Renommez la fonction.
error-no-players = Le jeu « { $game } » n’a pas d’option « players ». Chaque jeu doit dire combien de personnes peuvent jouer.
error-move-written-twice = Deux coups s’écrivent « { $move } ». Donnez un autre mot au verbe de l’un d’eux.
error-other-name = Le point d’entrée « { $game } » mène au jeu « { $found } ». Un jeu porte le nom de son dossier : donnez le même nom aux deux.

## Réglages et paquets

error-not-one-of = { $flag } ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
error-not-a-text = { $flag } demande un texte entre guillemets, pas { $value }.
error-not-a-number-between = { $flag } demande un nombre de { $least } à { $most }, pas « { $value } ».
error-settings-file = Le fichier de réglages { $file } est illisible : { $why }.
error-unknown-setting =
    { $near ->
        [none] Le fichier de réglages { $file } contient « { $name } », qui n’est pas un réglage. bourgade serve --help les donne tous.
       *[other] Le fichier de réglages { $file } contient « { $name } », qui n’est pas un réglage. Nom le plus proche : { $near }. bourgade serve --help les donne tous.
    }
error-needs-extra = Il faut { $package }, qui n’est pas installé : pip install 'bourgade[{ $extra }]'.

## Raisons

reason-wins = Ce coup gagne la partie.
missed-wins = Ce coup-là aurait gagné la partie.

## Problèmes

puzzle-theme-win = Gagner tout de suite
puzzle-theme-odds = Lire les probabilités
puzzle-theme-block = Bloquer
puzzle-theme-save = Garder ou dépenser
puzzle-theme-grow = Se développer
puzzle-theme-score = Marquer
puzzle-theme-race = Gagner la course
puzzle-theme-tempo = Agir au bon moment
puzzle-theme-room = Garder de la place
puzzle-theme-plan = Prévoir
puzzle-level-1 = très facile
puzzle-level-2 = facile
puzzle-level-3 = moyen
puzzle-level-4 = difficile
puzzle-level-5 = très difficile
