## Robots

error-unknown-bot =
    { $near ->
        [none] Aucun robot ne s’appelle « { $bot } ». Robots : { $bots }.
       *[other] Aucun robot ne s’appelle « { $bot } ». Nom le plus proche : { $near }. Robots : { $bots }.
    }
error-bad-budget = « { $budget } » n’est pas un budget de recherche. Donnez un nombre de simulations, par exemple 2000, ou une durée, par exemple 1.5s ou 200ms ; suivi de /turn, le budget vaut pour tout un tour.
error-bad-bot-setting = Le robot « { $bot } » n’accepte pas « { $setting } ». Les réglages sont des nombres entiers, écrits nom=nombre : { $settings }.
error-empty-bot-rule = Le robot « { $bot } » a une règle qui ne nomme aucun coup : « { $rule } ». Écrivez never=, only= ou always=, puis des coups, par exemple build:stadium, séparés par + s’il y en a plusieurs.
error-unknown-bot-rule =
    { $near ->
        [none] « { $rule } » : à { $game } avec ces options, aucun coup ne commence par « { $move } ». Écrivez les coups comme on les tape, avec : au lieu des espaces : build:stadium, ou build pour tous.
       *[other] « { $rule } » : à { $game } avec ces options, aucun coup ne commence par « { $move } ». Coup le plus proche : { $near }.
    }
error-zero-bot-setting = Le robot « { $bot } » n’accepte pas « { $setting } » : { $name } vaut au moins 1.

## Vos propres robots : paquet.module:Classe

error-own-module = Il n’y a pas de module « { $module } » pour le robot « { $bot } ». Python cherche parmi les paquets installés et dans { $folder }.
error-own-net = Il n’y a pas de fichier « { $file } » dans { $folder } : un robot dont le nom finit par .npz est le fichier d’un réseau.
error-own-broken = Le robot « { $bot } » ne peut pas être chargé : { $why }
error-own-class =
    { $near ->
        [none] Le module { $module } n’a pas de classe « { $path } ». Classes munies d’une méthode choose : { $known }.
       *[other] Le module { $module } n’a pas de classe « { $path } ». Nom le plus proche : { $near }. Classes munies d’une méthode choose : { $known }.
    }
error-own-choose = « { $bot } » n’est pas un robot : un robot est une classe munie d’une méthode choose(match), qui renvoie un coup autorisé sous forme de texte.
error-own-arguments = Le robot « { $bot } » exige des arguments ({ $arguments }), or un robot reçoit tout au plus seed. Donnez aux autres une valeur par défaut.
error-own-failed = Le robot « { $bot } » a échoué à l’étape { NUMBER($step, useGrouping: 0) } ({ $seats }) : { $why }
error-own-played = Le robot « { $bot } » a joué des coups dans la partie elle-même à l’étape { NUMBER($step, useGrouping: 0) } ({ $seats }). Un robot se contente de renvoyer son coup ; pour essayer des coups, jouez-les sur match.copy().
error-own-move = Le robot « { $bot } » a répondu « { $move } » à l’étape { NUMBER($step, useGrouping: 0) } ({ $seats }) : ce n’y est pas un coup autorisé. Coups autorisés : { $moves }.

## Le conseil

error-hint-over = La partie est terminée : il n’y a plus rien à décider, donc plus de conseil à donner. Vous pouvez en revanche l’analyser.
error-hint-chance = Un conseil porte sur une décision : il faut d’abord lancer les dés ou piocher une carte.
error-nothing-to-review = Il n’y a rien à analyser : aucun coup n’a été joué.
error-solve-too-large = Cette position est trop vaste pour être résolue exactement : elle mène à plus de { $most } autres. Une recherche peut tout de même estimer ce qu’elle vaut.
error-solve-circle = Cette position ne peut pas être résolue exactement : la partie peut tourner en rond. Une recherche peut tout de même estimer ce qu’elle vaut.

## Réseaux

error-net-unreadable = « { $file } » n’est pas un réseau, ou il est endommagé : { $why }
error-net-about = « { $file } » ne dit pas de quel réseau il s’agit : sa partie « about » n’est pas un objet JSON ({ $why }).
error-net-other =
    { $what ->
        [game] « { $file } » est un réseau pour « { $found } », et ce jeu est « { $wanted } ».
        [rules_version] « { $file } » a été entraîné avec la version { $found } des règles, qui en sont à la version { $wanted }. Entraînez un réseau avec ces règles.
       *[other] « { $file } » est un réseau au format { $found } ; ce programme lit le format { $wanted }.
    }
error-net-missing = « { $file } » est incomplet : il n’a pas de « { $part } ».
error-net-table = Dans « { $file } », « { $part } » doit avoir des lignes et des colonnes ; sa taille est { $found }.
error-net-shape = Dans « { $file } », « { $part } » a la taille { $found } ; avec les autres parties, il faut { $wanted }.
error-net-names = Dans « { $file } », « { $part } » doit être une liste de textes tous différents.
error-net-numbers = Dans « { $file } », « { $part } » contient des nombres du mauvais type, ou qui ne sont pas finis.
error-net-scale = Dans « { $file } », « scale » doit être partout supérieur à 0.
error-net-too-large = « { $file } » est trop grand : la couche cachée { $layers } a { $units } unités. Un réseau a au plus { $most_layers } couches cachées de { $most_units } unités au plus.
error-net-players = « { $file } » a été entraîné pour { $most } joueurs au plus ; cette partie en compte { $seats }.
error-net-strange = « { $file } » ne sait rien de ce jeu : aucun de ses { $part } n’en fait partie.
error-no-net = Aucun réseau n’a encore été entraîné pour cette partie de { $game }. Indiquez un fichier avec file=….
error-net-bits = Un réseau s’enregistre avec 4 à 8 bits par poids, pas avec { $bits }.
error-net-observations = Les observations doivent avoir une ligne par position et { $wanted } colonnes ; celles-ci ont la taille { $found }.
error-net-legal = Les coups légaux doivent avoir une ligne par position et { $wanted } colonnes ; ceux-ci ont la taille { $found }.
error-net-match = Ce réseau a été chargé pour { $wanted } ; la partie se joue avec { $found }.
error-net-weights = Ce réseau ne peut pas être enregistré en nombres entiers : il a des poids allant jusqu’à { $found }, et { $most } est le maximum.
