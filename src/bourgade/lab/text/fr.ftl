## Études et tournois

error-nothing-to-learn = { $game } n’a rien à apprendre à un réseau : son dossier n’a pas de caractéristiques.
error-file = Le fichier { $file } est inutilisable : { $why }.
error-file-missing = Le fichier { $file } n’existe pas.
error-study = Fichier d’étude { $file }, sous { $key } : { $why }
error-study-file = Fichier d’étude { $file } : { $why }
error-not-a-number = { $flag } demande un nombre entier d’au moins { $least }, pas « { $value } ».
error-output-format = Les lignes ne peuvent pas être écrites dans { $file } : le nom doit se terminer par l’une de ces extensions : { $suffixes }.
error-no-matplotlib = Les images demandent matplotlib : pip install "bourgade[lab]".
error-no-polars = { $file } ne peut pas être écrit sans polars (pip install 'bourgade[lab]') ; un fichier .csv ne demande rien de plus.
error-not-on-gpu = « { $bot } » ne joue pas sur un GPU, à la différence de { $bots }. Retirez --device cuda : ses parties seront jouées par le processeur.
error-no-bots = Nommez au moins un robot. Robots : { $bots }.
error-other-study = { $file } contient le début d’une autre étude, { $found }, or celle-ci est { $wanted } : « { $part } » y vaut { $there } et ici { $here }. Reprenez l’autre, choisissez un autre nom ou supprimez { $file } ; rien n’a été écrit.
error-other-rows = { $found ->
    [older] { $file } a été commencé par une version antérieure, avec moins de colonnes.
    [player] { $file } a été commencé avec une ligne par joueur.
   *[other] { $file } a été commencé avec une ligne par partie.
} Choisissez un autre nom ou supprimez { $file } ; rien n’a été écrit.
error-compare = Les deux versions ne peuvent pas être comparées partie par partie : « { $what } » vaut { $first } dans l’une et { $second } dans l’autre.
error-sweep-values = « { $values } » n’est pas une liste de valeurs. Écrivez 1..4, 2..10:2 ou 1,3,5 : des nombres entiers, { $most } au plus.
error-tune-empty = { $file } doit avoir au moins un objectif, [goal.NOM], et un réglage, [knob."CHIFFRE"].
error-tune-option = Les options d’une étude s’écrivent NOM=VALEUR ; ce n’est pas le cas de « { $option } ».
error-tune-knob =
    { $near ->
        [none] « { $knob } » n’est pas un des réglages.
       *[other] « { $knob } » n’est pas un des réglages. Nom le plus proche : { $near }.
    }
error-tune-goal =
    { $near ->
        [none] Rien qui s’appelle « { $goal } » n’est mesuré dans ces parties. On y trouve : { $known }.
       *[other] Rien qui s’appelle « { $goal } » n’est mesuré dans ces parties. Nom le plus proche : { $near }.
    }
error-other-tuning = { $file } contient les candidats d’autres objectifs, réglages, chiffres ou robots. Choisissez un autre dossier avec --output ou supprimez-le ; rien n’a été écrit.
error-study-running = Un autre programme est en train d’écrire { $file }. Attendez qu’il ait fini ou choisissez un autre nom ; rien n’a été écrit.
error-rows-not-kept = Les lignes de ces résultats ne sont pas en mémoire : elles sont dans le fichier indiqué, ou vous avez demandé keep=False.
error-ray-address = Il n’y a pas de grappe Ray à l’adresse « { $address } » : { $why }
error-ray-no-gpu = La grappe Ray à l’adresse « { $address } » n’a pas de GPU. Utilisez --device cpu, ou ajoutez-y une machine avec un GPU.
error-ray-lost = Un morceau de l’étude a été perdu avec son processus, et { $retries } nouvelles tentatives ont échoué : { $why } Les parties terminées sont conservées.
error-ray-other-rules = La machine { $machine } de la grappe Ray jouerait d’autres parties : elle a { $found }, et celle-ci { $wanted }. Installez partout la même version.
error-one-bot = Il faut au moins deux robots, or vous n’avez nommé que « { $bot } ». Robots : { $bots }.
error-bot-twice = Vous avez nommé plusieurs fois le robot « { $bot } » ; nommez chacun une seule fois.
error-no-arena = { $automata ->
    [0] Il faut au moins deux joueurs, or { $game } en a { $players } avec ces options.
   *[other] Seuls des robots peuvent s’affronter, or avec ces options les règles de { $game } font jouer certains adversaires.
} Choisissez un autre nombre de joueurs (--players) ou d’autres options (-o).
error-no-tournament = { $file } existe et ne contient pas les parties d’un tournoi. Choisissez un autre nom ; rien n’a été écrit.
error-other-tournament = { $file } contient un autre tournoi : { $part ->
    [game] le jeu y est { $found }
    [options] les options y sont { $found }
    [content] les chiffres des cartes y sont { $found }
    [rules-version] la version des règles y est { $found }
    [line-up] les robots y sont { $found }
    [versus] le robot que tous affrontent y est { $found }
    [own-bots] le code de vos propres robots y est { $found }
   *[seed] la graine y est { $found }
}, et ici { $wanted }. Choisissez un autre nom ; rien n’a été écrit.
error-picture-format = L’image ne peut pas être enregistrée sous { $file } : le nom doit se terminer par l’une de ces extensions : { $suffixes }.
error-player-ended = Le processus qui jouait la partie { NUMBER($number, useGrouping: 0) } s’est arrêté avant la fin ; ce qu’il a affiché se trouve ci-dessus. Les parties terminées sont conservées.
error-other-calibration = { $file } contient les parties d’une autre mesure. Choisissez un autre --output ou supprimez-le ; rien n’a été écrit.
error-other-puzzles = { $file } contient une autre recherche de problèmes. Choisissez un autre --output ou supprimez-le ; rien n’a été écrit.
error-nothing-to-calibrate = Aucune partie n’est allée à son terme avec une décision à examiner. Jouez-en davantage avec --games.

## Entraînement

error-train-no-end = Un entraînement doit avoir une fin : donnez des minutes, des décisions, ou les deux.
error-train-hidden = Un réseau ne peut pas avoir les couches { $given } : il en faut 1 à { $layers }, de 1 à { $units } unités chacune.
error-train-against = Un réseau de valeur pour { $game } ne peut pas être entraîné contre un autre réseau : il apprend de toutes les places. Utilisez --learner moves, ou retirez --against.
error-train-net-there = { $folder } contient déjà un réseau, mais pas de quoi reprendre son entraînement. Choisissez un autre dossier, ou partez de ce réseau (--start) ; rien n’a été écrit.
error-train-other = { $folder } contient un autre entraînement : { $part ->
    [learner] l’apprentissage y est { $found }
    [options] les options y sont { $found }
    [mix] le mélange d’options y est { $found }
    [content] les chiffres des cartes y sont { $found }
    [hidden] les couches cachées y sont { $found }
    [seed] la graine y est { $found }
    [against] l’adversaire y est { $found }
   *[start] le réseau de départ y est { $found }
}, et { $wanted } ici. Choisissez un autre dossier ; rien n’a été écrit.
error-torch-no-gpu = PyTorch { $version } ne trouve pas de GPU ici. Utilisez cpu, ou installez PyTorch pour CUDA.
