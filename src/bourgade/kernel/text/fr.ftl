title = Bourgade

## Mots de la table

seat = siège { $letter }
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
error-unknown-bot =
    { $near ->
        [none] Aucun robot ne s’appelle « { $bot } ». Robots : { $bots }.
       *[other] Aucun robot ne s’appelle « { $bot } ». Nom le plus proche : { $near }. Robots : { $bots }.
    }
error-bad-budget = « { $budget } » n’est pas un budget de recherche. Donnez un nombre de simulations, par exemple 2000, ou une durée, par exemple 1.5s ou 200ms.
error-bad-bot-setting = Le robot « { $bot } » n’accepte pas « { $setting } ». Les réglages sont des nombres entiers, écrits nom=nombre : { $settings }.
error-nothing-to-learn = { $game } n’a rien à apprendre à un réseau : son dossier n’a pas de caractéristiques.
error-unknown-seat = Il n’y a pas de siège « { $seat } » dans cette partie. Sièges : { $seats }.

## Pendant la partie

error-unknown-move =
    { $near ->
        [none] « { $move } » n’est pas un coup de ce jeu.
       *[other] « { $move } » n’est pas un coup de ce jeu. Coups les plus proches : { $near }.
    }
error-move-no-text = Un coup se donne sous forme de texte, par exemple « roll 1 » ; « { $move } » n’est pas du texte.
error-unknown-action = « { $move } » n’est pas le numéro d’un coup de ce jeu.
error-not-in-edition = « { $name } » ne figure pas dans cette édition : « { $move } » ne peut pas y être joué. Éditions où il figure : { $editions }.
error-not-your-turn = Ce n’est pas le tour du { $seats }. Doit jouer : { $actor }.
error-game-over = « { $move } » arrive trop tard : la partie est terminée.
possible = Coups possibles : { $moves }.
error-chance-decides = « { $move } » dépend des dés ou de la pioche, pas d’un joueur. Doit jouer : { $actor }.
error-waiting-for-chance = « { $move } » doit attendre : il faut d’abord lancer les dés ou piocher une carte.
refusal-wrong-phase = « { $move } » n’est pas possible à ce stade ({ $rule }). À faire maintenant : { $phase }.
error-nothing-to-undo = Il n’y a rien à reprendre : aucun coup n’a encore été joué.
error-undo-past-chance = « { $move } » est dû au hasard et tout le monde l’a vu : rien de ce qui précède ne peut être repris. Seuls les dés et les pioches saisis à la main peuvent l’être.
error-undo-past-secret = La dernière pioche est due au hasard : rien de ce qui précède ne peut être repris. Seuls les dés et les pioches saisis à la main peuvent l’être.
error-undo-of-another = Le dernier coup est celui du { $seats }. Vous ne pouvez reprendre que vos propres coups.
error-no-picture = Le jeu « { $game } » ne sait pas dessiner ses positions ; match.position les décrit.

## Le conseil

error-hint-over = La partie est terminée : il n’y a plus rien à décider, donc plus de conseil à donner. Vous pouvez en revanche l’analyser.
error-hint-chance = Un conseil porte sur une décision : il faut d’abord lancer les dés ou piocher une carte.
error-nothing-to-review = Il n’y a rien à analyser : aucun coup n’a été joué.
error-review-format = Ces données sont au format { $given }, mais cette version de Bourgade lit le format { $format }. Redemandez le conseil ou l’analyse.
error-solve-too-large = Cette position est trop vaste pour être résolue exactement : elle mène à plus de { $most } autres. Une recherche peut tout de même estimer ce qu’elle vaut.
error-solve-circle = Cette position ne peut pas être résolue exactement : la partie peut tourner en rond. Une recherche peut tout de même estimer ce qu’elle vaut.

## Dés équitables

error-bad-contribution = « { $value } » n’est pas une contribution valable aux dés : donnez une seule ligne de 1 à { $longest } caractères imprimables.
error-bad-dice-table = « { $value } » n’est pas un nom valable pour une table aux dés équitables : donnez une seule ligne, courte, de caractères imprimables.
error-bad-dice-digits =
    { $part ->
        [secret] « { $value } » n’est pas un secret valable pour des dés équitables : il faut 64 chiffres hexadécimaux (0 à 9, a à f).
       *[commitment] « { $value } » n’est pas un engagement valable pour des dés équitables : il faut 64 chiffres hexadécimaux (0 à 9, a à f).
    }
error-dice-not-revealed = Les dés de la table { $table } ne peuvent pas encore être calculés : le secret est révélé à la fin de la partie.

## Fichiers

error-file = Le fichier { $file } est inutilisable : { $why }.
error-bad-record = L’enregistrement est illisible à la ligne { NUMBER($line, useGrouping: 0) } : { $why }
error-other-rules = L’enregistrement ne peut pas être rejoué : d’après la ligne { NUMBER($line, useGrouping: 0) }, la partie a été jouée avec la version { $found } des règles, or le jeu en est à la version { $current }.
error-pickle-rules = Le fichier pickle ne peut pas être lu : il a été écrit avec la version { $found } des règles de { $game }, or c’est la version { $current } qui est installée ici. Lisez-le avec la version de Bourgade qui l’a écrit.
error-other-content = L’enregistrement ne peut pas être rejoué : d’après la ligne { NUMBER($line, useGrouping: 0) }, la partie a été jouée avec les chiffres de cartes { $found }, or les chiffres actuels sont { $current }. Indiquez les fichiers de contenu utilisés pour la partie.
error-content = Fichier de contenu { $file }, sous { $key } : { $why }
error-content-file = Fichier de contenu { $file } : { $why }
error-study = Fichier d’étude { $file }, sous { $key } : { $why }
error-study-file = Fichier d’étude { $file } : { $why }

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

## Ce qui ne va pas dans un enregistrement

record-not-ours = ce n’est pas un enregistrement de Bourgade : il devrait commencer par « bourgade: { $known } »
record-format = format « { $found } », mais seul le format { $known } peut être lu
record-no-header = « nom: valeur » attendu, « { $found } » trouvé
record-header-missing = l’en-tête « { $header } » manque
record-no-seat = il n’y a pas de siège « { $seat } »
record-no-json = la position n’est pas écrite en JSON ({ $why })
record-dice-part = les dés équitables n’ont pas de « { $part } »
record-no-secret = le secret est vide
record-partial = cet enregistrement ne montre que ce que { $who } peut savoir : il y manque des coups et il ne peut pas être rejoué ; demandez l’enregistrement complet une fois la partie terminée
record-after-end = « { $found } » vient après la fin de la partie
record-wrong-turn = « { $found } » a été joué par « { $who } », or c’était à « { $expected } »
record-result = l’enregistrement dit « { $claimed } », mais ses coups mènent à « { $found } »

## Ce qui ne va pas dans un fichier de contenu

content-no-file = ce fichier n’existe pas
content-no-text = ce n’est pas un fichier texte en UTF-8
content-no-toml = ce n’est pas du TOML : { $why }
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

## Pour les auteurs de jeux

error-no-game-object = Le dossier « { $game } » n’est pas un jeu : son __init__.py ne contient aucun objet Game nommé GAME.
error-shadowed-field = La structure { $layout } ne peut pas avoir de champ « { $field } » : les enregistrements utilisent déjà ce nom. Les noms qui commencent par « _ » et ceux des enregistrements NumPy sont pris ; choisissez-en un autre.
error-unfilled-field = Rien ne remplit le champ « { $field } » de la structure { $layout } : ni le contenu ni aucun effet n’a de valeur de ce nom. Indiquez sa source.
error-chance-before-players = Le verbe « { $verb } » est un coup de joueur, mais il vient après un résultat du hasard. Dans Act, tous les coups des joueurs viennent d’abord.
error-verb-rule = Le verbe « { $verb } » désigne la règle « { $rule } », mais { $module } ne contient rien de ce nom. Importez-la sous son propre nom.
error-verb-for-rule = Le verbe « { $verb } » désigne un verbe là où il faut une règle : dans Act, un verbe déjà déclaré cache la fonction du même nom. Renommez la fonction.
error-no-players = Le jeu « { $game } » n’a pas d’option « players ». Chaque jeu doit dire combien de personnes peuvent jouer.
error-move-written-twice = Deux coups s’écrivent « { $move } ». Donnez un autre mot au verbe de l’un d’eux.
error-unknown-language = La langue « { $language } » n’est pas disponible. Langues : { $languages }.
error-no-game-or-record = Quel jeu ? Nommez-en un, par exemple : bourgade position minivilles, ou prenez la position d’un enregistrement avec --from ma.game@40.
error-from-with = --from prend le jeu et ses options dans l’enregistrement : ne donnez pas { $flag } en plus.
error-bad-step = « { $given } » ne se termine pas par une étape. Écrivez ENREGISTREMENT@ÉTAPE, par exemple ma.game@40.
error-no-json = Le fichier { $file } ne contient pas de position en JSON : { $why }.
error-option-form = Une option s’écrit NOM=VALEUR ; ce n’est pas le cas de « { $option } ».
error-no-game-given = Quel jeu ? Nommez-en un, par exemple : bourgade play minivilles, ou reprenez une partie avec --resume FICHIER.
error-too-many-seats = Vous avez nommé { $given } sièges, mais le jeu en a { $seats }.
error-unknown-rule = La règle « { $rule } » n’existe pas. Règles : { $rules }.
error-no-such-step = Il n’y a pas d’étape { $step } : la partie en compte { $steps }.
error-bad-name = « { $name } » ne peut pas être le nom d’un jeu : prenez des lettres minuscules, des chiffres et _, en commençant par une lettre.
error-exists = { $file } existe déjà ; rien n’a été écrit.

## La ligne de commande

error-unknown-command =
    { $near ->
        [none] La commande « { $given } » n’existe pas. Commandes : { $commands }.
       *[other] La commande « { $given } » n’existe pas. Nom le plus proche : { $near }. Commandes : { $commands }.
    }
error-no-command = Quelle commande ? Commandes : { $commands }.
error-unknown-flag =
    { $near ->
        [none] « { $given } » n’est pas une option de { $command }. Options : { $flags }.
       *[other] « { $given } » n’est pas une option de { $command }. Nom le plus proche : { $near }. Options : { $flags }.
    }
error-flag-needs-value = { $flag } doit être suivi d’une valeur ; { $command } --help montre un exemple.
error-flag-takes-no-value = { $flag } ne prend pas de valeur.
error-missing-game = Quel jeu ? Jeux : { $games }.
error-missing-record = Quel enregistrement ? Indiquez le fichier où une partie a été sauvegardée.
error-missing-name = Quel nom ? Donnez-en un à votre jeu, en lettres minuscules.
error-extra-words = { $command } ne comprend pas « { $words } » ; { $command } --help montre un exemple.
error-not-a-number = { $flag } demande un nombre entier d’au moins { $least }, pas « { $value } ».
error-not-a-decimal = { $flag } demande un nombre d’au moins { $least }, pas « { $value } ».
error-not-one-of = { $flag } ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
error-option-twice = Vous avez donné plusieurs fois l’option « { $name } » ; donnez-la une seule fois.
error-bad-seat = « { $seated } » ne peut pas prendre place. Une personne s’écrit me ou me:NOM ; les robots sont { $bots }.
error-no-seats = Vous n’avez nommé personne. Une personne s’écrit me ou me:NOM ; les robots sont { $bots }.
error-resume-with = { $flag } ne va pas avec --resume : l’enregistrement dit déjà à quoi l’on joue.
error-save-exists = { $file } contient déjà une partie. Reprenez-la avec --resume { $file }, ou choisissez un autre nom ; rien n’a été écrit.
error-save-no-record = { $file } existe et n’est pas l’enregistrement d’une partie. Choisissez un autre nom ; rien n’a été écrit.
error-file-missing = Le fichier { $file } n’existe pas.
error-file-no-folder = Le dossier prévu pour { $file } n’existe pas.
error-file-is-folder = { $file } est un dossier, mais il faut un fichier.
error-file-denied = Le système ne permet pas d’ouvrir { $file }.
error-file-no-text = { $file } n’est pas un fichier texte.
error-output-format = Les lignes ne peuvent pas être écrites dans { $file } : le nom doit se terminer par l’une de ces extensions : { $suffixes }.
error-no-matplotlib = Les images demandent matplotlib : pip install "bourgade[lab]".
error-no-polars = { $file } ne peut pas être écrit sans polars (pip install 'bourgade[lab]') ; un fichier .csv ne demande rien de plus.
error-content-for-which = Pour quel jeu est { $file } ? Nommez-le, par exemple : bourgade check minivilles --content { $file }.
error-name-taken = « { $name } » est déjà le nom d’un jeu. Noms pris : { $games }.
error-broken-game = Le jeu « { $game } » ne peut pas être chargé : { $why }
error-unknown-card =
    { $near ->
        [none] { $game } n’a pas de carte « { $card } » ; bourgade cards { $game } en donne la liste.
       *[other] { $game } n’a pas de carte « { $card } ». Nom le plus proche : { $near }.
    }
error-no-bots = Nommez au moins un robot. Robots : { $bots }.
error-not-simulated = « { $bot } » mène une recherche à chaque coup, et les simulations sont jouées par des robots qui s’en passent : { $bots }. Pour tous les autres, utilisez bourgade arena.
error-study-with = { $flag } ne va pas avec le fichier d’étude { $file }, qui dit déjà ce qui se joue. Seuls --games et --seed peuvent le remplacer.
error-other-study = { $file } contient le début d’une autre étude, { $found }, or celle-ci est { $wanted } : « { $part } » y vaut { $there } et ici { $here }. Reprenez l’autre, choisissez un autre nom ou supprimez { $file } ; rien n’a été écrit.
error-study-running = Un autre programme est en train d’écrire { $file }. Attendez qu’il ait fini ou choisissez un autre nom ; rien n’a été écrit.
error-rows-not-kept = Les lignes de ces résultats ne sont pas en mémoire : elles sont dans le fichier indiqué, ou vous avez demandé keep=False.
error-address-without-ray = --ray-address demande --engine ray, or le moteur est { $engine }.
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
   *[seed] la graine y est { $found }
}, et ici { $wanted }. Choisissez un autre nom ; rien n’a été écrit.
error-picture-format = L’image ne peut pas être enregistrée sous { $file } : le nom doit se terminer par l’une de ces extensions : { $suffixes }.
error-player-ended = Le processus qui jouait la partie { NUMBER($number, useGrouping: 0) } s’est arrêté avant la fin ; ce qu’il a affiché se trouve ci-dessus. Les parties terminées sont conservées.
error-folder-is-file = { $folder } est un fichier, mais il faut un dossier ; rien n’a été écrit.
error-folder-denied = Le système ne permet pas de créer { $folder }.
error-bad-chance = chance peut valoir { $known }, pas « { $chance } ».
error-other-name = Le point d’entrée « { $game } » mène au jeu « { $found } ». Un jeu porte le nom de son dossier : donnez le même nom aux deux.
error-batch-no-content = Le lot n’a pas de contenu : donnez au moins une liste de fichiers.
error-batch-size = Un lot compte au moins une partie, pas « { $given } ».
error-batch-dtype = Les observations peuvent être { $possible }, pas « { $given } ».
error-batch-seat = Il n’y a pas de siège { $given } : les sièges sont numérotés à partir de 0, et ce jeu en a { $seats }.
error-batch-actions = Un pas demande { $n } nombres entiers, un par partie : un tableau de forme ({ $n },). Reçu : forme { $shape }, { $dtype }.
error-batch-where = Pour choisir les parties à recommencer, donnez { $n } booléens, un par partie : un tableau de forme ({ $n },). Reçu : forme { $shape }, { $dtype }.
error-batch-device = Les actions doivent être des nombres entiers sur le GPU ; reçu : { $given }.
error-batch-policies = Donnez une politique pour tous les sièges, ou une pour chacun des { $seats } sièges ; reçu : { $given }.
error-batch-contents = Tous les contenus d’un lot doivent avoir les mêmes cartes et les mêmes coups : les chiffres peuvent différer, pas les mots.
error-batch-file = « { $file } » n’est pas un lot enregistré, ou il est endommagé : { $why }
error-batch-other = « { $file } » a été enregistré par une autre sorte de lot : { $what } y vaut { $found }, ici { $wanted }.
error-no-features = Le jeu « { $game } » n’est pas observable : il n’a pas de caractéristiques.
error-not-observing = Ce lot a été créé sans observations : créez-le avec observations=True, ou nommez un siège.
error-bad-device = Il n’y a pas d’appareil « { $device } ». Appareils possibles : { $devices }.
error-no-gpu = Aucun GPU n’est utilisable : { $why } Utilisez plutôt cpu.
compiling-once = Compilation de { $game } pour cette machine, une seule fois : jusqu’à une demi-minute …
error-batch-too-large = Il faut { $needed } Mo de mémoire, et cette machine en a { $there }. Jouez moins de parties à la fois.
error-gpu-too-small = Il faut { $needed } Mo de mémoire GPU, et { $device } en a { $free } de libres. Jouez moins de parties à la fois.
error-opponents =
    { $others ->
        [one] { $game } compte ici { $others } autre joueur
       *[other] { $game } compte ici { $others } autres joueurs
    }, mais vous avez donné { $given } adversaires : { $bots }. Donnez-en un pour tous, ou un pour chacun.
error-needs-extra = Il faut { $package }, qui n’est pas installé : pip install 'bourgade[{ $extra }]'.

## Raisons

reason-wins = Ce coup gagne la partie.
missed-wins = Ce coup-là aurait gagné la partie.
