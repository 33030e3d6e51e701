title = Bourgade

## Mots de la table

seat = siège { $letter }
actor-chance = le hasard
actor-none = personne
word-yes = oui
word-no = non

## Options communes à la plupart des jeux

option-edition = Édition
option-edition-about = Les boîtes du jeu qui sont sur la table.
option-players = Joueurs
option-players-about = Le nombre de personnes autour de la table.
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
error-bad-value = « { $value } » n’est pas une valeur de l’option « { $option } » dans { $game }. Valeurs possibles : { $values }.
error-option-unused = { $other ->
    [edition] L’édition « { $chosen } » de { $game } n’utilise pas l’option « { $option } » : seule la valeur « { $values } » y est possible, et « { $value } » a été donné. Éditions qui l’utilisent : { $would }.
   *[other] L’option « { $option } » ne peut pas valoir « { $value } » dans { $game } tant que « { $other } » vaut « { $chosen } ». Il faut « { $other } » : { $would }.
}
error-option-depends = L’option « { $option } » ne peut pas valoir « { $value } » dans { $game } tant que « { $other } » vaut « { $chosen } » : valeurs possibles, { $values }. Pour « { $value } », il faut « { $other } » : { $would }.
error-option-missing = Il manque l’option « { $option } » : avec les autres options ({ $given }), { $game } en a besoin. Valeurs possibles : { $values }.
error-no-editions = { $game } n’existe que dans une seule boîte : l’option « { $option } » n’existe pas. Retirez-la.
error-unknown-bot =
    { $near ->
        [none] Aucun robot ne s’appelle « { $bot } ». Robots : { $bots }.
       *[other] Aucun robot ne s’appelle « { $bot } ». Nom le plus proche : { $near }. Robots : { $bots }.
    }
error-bad-budget = « { $budget } » n’est pas un budget de réflexion. Donnez des simulations, par exemple 2000, ou un temps, par exemple 1.5s ou 200ms.
error-bad-bot-setting = Le robot « { $bot } » ne peut pas recevoir « { $setting } ». Les réglages sont des nombres entiers, écrits nom=nombre : { $settings }.
error-nothing-to-learn = { $game } ne donne rien qu’un réseau puisse apprendre : son dossier n’a pas de caractéristiques.
error-unknown-seat = Il n’y a pas de siège « { $seat } » dans cette partie. Sièges : { $seats }.

## Pendant la partie

error-unknown-move =
    { $near ->
        [none] « { $move } » n’est pas un coup de ce jeu.
       *[other] « { $move } » n’est pas un coup de ce jeu. Coups les plus proches : { $near }.
    }
error-move-no-text = Un coup se donne sous forme de texte, par exemple « roll 1 », et « { $move } » n’en est pas un.
error-unknown-action = « { $move } » n’est pas le numéro d’un coup de ce jeu.
error-not-in-edition = « { $name } » n’est pas dans cette édition : « { $move } » n’y est pas un coup. Éditions qui l’ont : { $editions }.
error-not-your-turn = { $seats } ne peut pas jouer maintenant. Doit jouer : { $actor }.
error-game-over = « { $move } » arrive trop tard : la partie est terminée et plus aucun coup n’est possible.
possible = Coups possibles : { $moves }.
error-chance-decides = « { $move } » dépend des dés ou de la pioche, pas d’un joueur ; c’est maintenant à { $actor } de jouer.
error-waiting-for-chance = « { $move } » doit attendre : il faut d’abord que les dés tombent ou qu’une carte soit piochée.
refusal-wrong-phase = « { $move } » n’est pas possible maintenant ({ $rule }). { $phase }.
error-nothing-to-undo = Aucun coup n’a encore été joué : il n’y a rien à reprendre.
error-undo-past-chance = « { $move } » est venu du hasard et tout le monde l’a vu : on ne peut rien reprendre de ce qui précède. Seuls les dés et les pioches saisis à la main se reprennent.
error-undo-past-secret = La dernière pioche vient du hasard : on ne peut rien reprendre de ce qui précède. Seuls les dés et les pioches saisis à la main se reprennent.
error-undo-of-another = Le dernier coup est celui du { $seats }, et seul son auteur peut le reprendre.
error-no-picture = Le jeu « { $game } » n’a pas d’image de ses positions ; match.position les donne par leurs noms.

## Le conseil

error-hint-over = La partie est terminée : il n’y a plus rien à décider, donc plus de conseil à donner. Une analyse peut revenir dessus.
error-hint-chance = Un conseil porte sur une décision, et il faut d’abord lancer les dés ou tirer une carte.
error-nothing-to-review = Il n’y a rien à analyser : aucun coup n’a été joué.
error-review-format = Ces données sont au format { $given }, et cette version de Bourgade lit le format { $format }. Redemandez le conseil ou l’analyse.
error-solve-too-large = Cette position est trop grande pour être résolue exactement : elle mène à plus de { $most } autres. Une recherche peut tout de même dire ce qu’elle vaut.
error-solve-circle = Cette position ne peut pas être résolue exactement : le jeu peut tourner en rond. Une recherche peut tout de même dire ce qu’elle vaut.

## Dés équitables

error-bad-contribution = « { $value } » ne peut pas être une contribution aux dés : il faut une seule ligne de 1 à { $longest } caractères imprimables.
error-bad-dice-table = « { $value } » ne peut pas nommer une table aux dés équitables : il faut une courte ligne de caractères imprimables.
error-bad-dice-digits =
    { $part ->
        [secret] « { $value } » ne peut pas être le secret de dés équitables : il faut 64 chiffres de 0 à 9 et de a à f.
       *[commitment] « { $value } » ne peut pas être l’engagement de dés équitables : il faut 64 chiffres de 0 à 9 et de a à f.
    }
error-dice-not-revealed = Ce qui tombe à la table { $table } ne peut pas être calculé : son secret est montré à la fin de la partie.

## Fichiers

error-file = Le fichier { $file } est inutilisable : { $why }.
error-bad-record = L’enregistrement est illisible à la ligne { NUMBER($line, useGrouping: 0) } : { $why }
error-other-rules = L’enregistrement ne peut pas être rejoué : la ligne { NUMBER($line, useGrouping: 0) } indique la version { $found } des règles, or le jeu en est à la version { $current }.
error-pickle-rules = Le fichier pickle ne peut pas être lu : il a été écrit avec la version { $found } des règles de { $game }, or la version installée ici est la { $current }. Lisez-le avec la version de Bourgade qui l’a écrit.
error-other-content = L’enregistrement ne peut pas être rejoué : la ligne { NUMBER($line, useGrouping: 0) } indique les chiffres de cartes { $found }, or ceux en usage sont { $current }. Indiquez les fichiers de contenu avec lesquels la partie a été jouée.
error-content = Fichier de contenu { $file }, à l’endroit { $key } : { $why }
error-content-file = Fichier de contenu { $file } : { $why }
error-study = Fichier d’étude { $file }, à l’endroit { $key } : { $why }
error-study-file = Fichier d’étude { $file } : { $why }

## Ce qui ne va pas dans une position

position-at = { $place } : { $why }
position-format = cette position est au format { $found }, or seul le format { $known } est connu.
position-unknown-field = { $near ->
    [none] il n’y a pas ici de champ « { $found } ». Champs : { $known }.
   *[other] il n’y a pas ici de champ « { $found } ». Vouliez-vous dire « { $near } » ?
}
position-unknown-word = { $near ->
    [none] « { $found } » n’est pas possible ici. Possible : { $known }.
   *[other] « { $found } » n’est pas possible ici. Vouliez-vous dire « { $near } » ?
}
position-no-number = il faut un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, pas « { $found } ».
position-no-truth = il faut true ou false, pas « { $found } ».
position-no-table = il faut une table de noms et de valeurs, pas « { $found } ».
position-no-list = il faut une liste de noms, pas « { $found } ».
position-too-many-rows = { $found } lignes, alors qu’il n’y a de place que pour { $most }.

## Ce qui ne va pas dans un enregistrement

record-not-ours = ce n’est pas un enregistrement de Bourgade : il devrait commencer par « bourgade: { $known } »
record-format = format « { $found } », or seul le format { $known } est connu
record-no-header = « nom: valeur » attendu, « { $found } » trouvé
record-header-missing = l’en-tête « { $header } » manque
record-no-seat = il n’y a pas de place « { $seat } »
record-no-json = la position n’est pas écrite en JSON ({ $why })
record-dice-part = les dés équitables n’ont pas de « { $part } »
record-no-secret = le secret est vide
record-partial = cet enregistrement ne montre que ce que { $who } peut savoir : des coups y manquent et il ne peut pas être rejoué ; demandez l’enregistrement complet une fois la partie terminée
record-after-end = « { $found } » vient après la fin de la partie
record-wrong-turn = « { $found } » est de « { $who } », or c’est à « { $expected } »
record-result = l’enregistrement dit « { $claimed } », ses coups disent « { $found } »

## Ce qui ne va pas dans un fichier de contenu

content-no-file = ce fichier n’existe pas
content-no-text = ce n’est pas un fichier de texte en UTF-8
content-no-toml = ce n’est pas du TOML : { $why }
content-unknown-table = table inconnue ; connues : { $known }
content-unknown-key = clé inconnue ; connues : { $known }
content-missing = manque
content-no-rows = n’est pas une liste de tables
content-no-table = n’est pas une table
content-no-id = la ligne { $row } n’a pas d’id
content-none-of = { $found } n’est pas parmi { $known }
content-number =
    { $range ->
        [open] attendu : un nombre entier à partir de { $low } ; trouvé : { $found }
        [exact] les règles demandent { $low }, trouvé : { $found }
       *[closed] attendu : un nombre de { $low } à { $high } ; trouvé : { $found }
    }
content-total =
    { $range ->
        [open] attendu : { $low } ou plus en tout ; trouvé : { $found }
        [exact] attendu : { $low } en tout ; trouvé : { $found }
       *[closed] attendu : de { $low } à { $high } en tout ; trouvé : { $found }
    }
content-entries =
    { $range ->
        [open] attendu : { $low } élément ou plus ; trouvé : { $found }
        [exact] attendu : { $low } éléments ; trouvé : { $found }
       *[closed] attendu : de { $low } à { $high } éléments ; trouvé : { $found }
    }
content-no-effect = pas d’effet « { $id } » ; connus : { $known }
content-effect-takes = { $id } n’a pas de paramètre { $key } ; il a { $known }
content-effect-needs = { $id } demande { $key }
content-effect-elsewhere = { $id } est pour { $carriers } ; pour { $carrier }, il y a { $known }
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
error-shadowed-field = La structure { $layout } ne peut pas avoir de champ « { $field } » : les enregistrements emploient eux-mêmes ce nom. Les noms qui commencent par « _ » et ceux des enregistrements NumPy sont pris ; choisissez-en un autre.
error-unfilled-field = Rien ne remplit le champ « { $field } » de la structure { $layout } : ni le contenu ni un effet n’a de valeur de ce nom. Nommez sa source.
error-chance-before-players = Le verbe « { $verb } » est un coup de joueur mais se trouve après un résultat du hasard. Dans Act, tous les coups des joueurs viennent d’abord.
error-verb-rule = Le verbe « { $verb } » nomme la règle « { $rule } », que { $module } ne connaît pas sous ce nom. Importez-la telle qu’elle s’appelle.
error-verb-for-rule = Le verbe « { $verb } » nomme un verbe là où il faut une règle : dans Act, le nom d’un verbe déjà déclaré cache la fonction du même nom. Donnez un autre nom à la fonction.
error-no-players = Le jeu « { $game } » n’a pas d’option « players ». Chaque jeu dit combien de personnes jouent.
error-move-written-twice = Deux coups s’écrivent tous deux « { $move } ». Donnez un autre mot au verbe de l’un d’eux.
error-unknown-language = La langue « { $language } » n’existe pas ici ; il y a { $languages }.
error-no-game-or-record = Quel jeu ? Nommez-en un, par exemple : bourgade position minivilles, ou prenez la position d’un enregistrement avec --from ma.game@40.
error-from-with = --from prend le jeu et ses options dans l’enregistrement : { $flag } ne peut pas être donné en plus.
error-bad-step = « { $given } » ne se termine pas par une étape. Écrivez ENREGISTREMENT@ÉTAPE, par exemple ma.game@40.
error-no-json = Le fichier { $file } ne contient pas une position en JSON : { $why }.
error-option-form = Une option s’écrit NOM=VALEUR, ce qui n’est pas le cas de « { $option } ».
error-no-game-given = Quel jeu ? Nommez-en un, par exemple : bourgade play minivilles, ou reprenez avec --resume FICHIER.
error-too-many-seats = { $given } sièges sont nommés, mais le jeu en a { $seats }.
error-unknown-rule = La règle « { $rule } » n’existe pas ; les règles vont de { $rules }.
error-no-such-step = Il n’y a pas d’étape { $step } : la partie en compte { $steps }.
error-bad-name = « { $name } » ne peut pas nommer un jeu : lettres minuscules, chiffres et _, une lettre d’abord.
error-exists = { $file } existe déjà ; rien n’a été écrit.

## La ligne de commande

error-unknown-command =
    { $near ->
        [none] La commande « { $given } » n’existe pas. Commandes : { $commands }.
       *[other] La commande « { $given } » n’existe pas. Nom le plus proche : { $near }. Commandes : { $commands }.
    }
error-no-command = Quelle commande ? Il y a : { $commands }.
error-unknown-flag =
    { $near ->
        [none] « { $given } » n’est pas une option de { $command }. Options : { $flags }.
       *[other] « { $given } » n’est pas une option de { $command }. Nom le plus proche : { $near }. Options : { $flags }.
    }
error-flag-needs-value = { $flag } doit être suivi d’une valeur ; { $command } --help montre un exemple.
error-flag-takes-no-value = { $flag } ne prend pas de valeur.
error-missing-game = Quel jeu ? Jeux : { $games }.
error-missing-record = Quel enregistrement ? Indiquez le fichier où une partie a été sauvée.
error-missing-name = Quel nom ? Donnez-en un au nouveau jeu, en lettres minuscules.
error-extra-words = { $command } ne sait que faire de « { $words } » ; { $command } --help montre un exemple.
error-not-a-number = « { $value } » ne convient pas à { $flag } : il faut un nombre entier à partir de { $least }.
error-not-a-decimal = « { $value } » ne convient pas à { $flag } : il faut un nombre à partir de { $least }.
error-not-one-of = « { $value } » ne convient pas à { $flag }, qui accepte : { $values }.
error-option-twice = L’option « { $name } » est donnée plusieurs fois ; donnez-la une seule fois.
error-bad-seat = « { $seated } » ne peut pas prendre place. Une personne s’écrit me ou me:NOM ; les robots sont { $bots }.
error-no-seats = Personne n’est nommé pour prendre place. Une personne s’écrit me ou me:NOM ; les robots sont { $bots }.
error-resume-with = { $flag } ne va pas avec --resume : l’enregistrement dit déjà ce qui se joue.
error-save-exists = { $file } contient déjà une partie. Reprenez-la avec --resume { $file }, ou choisissez un autre nom ; rien n’a été écrit.
error-save-no-record = { $file } existe et n’est pas l’enregistrement d’une partie. Choisissez un autre nom ; rien n’a été écrit.
error-file-missing = Le fichier { $file } n’existe pas.
error-file-no-folder = Le dossier prévu pour { $file } n’existe pas.
error-file-is-folder = { $file } est un dossier, or il faut un fichier.
error-file-denied = Le système ne permet pas d’ouvrir { $file }.
error-file-no-text = { $file } n’est pas un fichier de texte.
error-output-format = Les lignes ne peuvent pas être écrites dans { $file } : le nom doit se terminer par l’un de { $suffixes }.
error-no-matplotlib = Les images demandent matplotlib : pip install "bourgade[lab]".
error-no-polars = { $file } ne peut pas être écrit sans polars (pip install 'bourgade[lab]') ; un nom en .csv se passe de tout.
error-content-for-which = Nommez le jeu auquel appartient { $file }, par exemple : bourgade check minivilles --content { $file }.
error-name-taken = « { $name } » est déjà le nom d’un jeu. Noms pris : { $games }.
error-broken-game = Le jeu « { $game } » ne peut pas être chargé : { $why }
error-unknown-card =
    { $near ->
        [none] { $game } n’a pas de carte « { $card } » ; bourgade cards { $game } en donne la liste.
       *[other] { $game } n’a pas de carte « { $card } ». Nom le plus proche : { $near }.
    }
error-no-bots = Aucun robot n’est nommé. Robots : { $bots }.
error-not-simulated = « { $bot } » réfléchit à chaque coup ; les simulations sont jouées par des robots qui ne le font pas : { $bots }. L’arène accepte tous les robots : bourgade arena.
error-study-with = { $flag } ne peut pas accompagner le fichier d’étude { $file }, qui dit ce qui se joue. Seuls --games et --seed peuvent s’en écarter.
error-other-study = { $file } contient le début d’une autre étude, { $found }, or celle-ci est { $wanted } : « { $part } » y vaut { $there } et ici { $here }. Continuez l’autre, choisissez un autre nom ou supprimez { $file } ; rien n’a été écrit.
error-study-running = Un autre programme est en train d’écrire { $file }. Attendez qu’il ait fini ou choisissez un autre nom ; rien n’a été écrit.
error-rows-not-kept = Les lignes de ces résultats n’ont pas été gardées en mémoire : elles sont dans le fichier indiqué, ou bien keep=False l’a voulu ainsi.
error-address-without-ray = --ray-address va avec --engine ray, or le moteur est { $engine }.
error-ray-address = Il n’y a pas de grappe Ray à l’adresse « { $address } » : { $why }
error-ray-no-gpu = La grappe Ray à l’adresse « { $address } » n’a pas de GPU. Jouez avec --device cpu, ou ajoutez-y une machine qui en a un.
error-ray-lost = Une partie de l’étude a été perdue avec son processus et rejouée { $retries } fois, toujours en vain : { $why } Les parties terminées sont gardées.
error-ray-other-rules = La machine { $machine } de la grappe Ray jouerait d’autres parties : elle a { $found }, et celle-ci { $wanted }. Installez partout la même version.
error-one-bot = « { $bot } » est le seul robot nommé, or il en faut au moins deux. Robots : { $bots }.
error-bot-twice = Le robot « { $bot } » est nommé plusieurs fois ; nommez chacun une seule fois.
error-no-arena = { $automata ->
    [0] Il faut au moins deux joueurs, or { $game } en a { $players } avec ces options.
   *[other] Seuls des robots peuvent s’affronter, or avec ces options les règles de { $game } jouent elles-mêmes des adversaires.
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
error-picture-format = Aucune image ne peut être dessinée dans { $file } : le nom doit se terminer par l’un de { $suffixes }.
error-player-ended = Le processus qui jouait la partie { NUMBER($number, useGrouping: 0) } s’est arrêté avant la fin ; ce qu’il a dit se trouve ci-dessus. Les parties terminées sont gardées.
error-folder-is-file = { $folder } est un fichier, or il faut un dossier ; rien n’a été écrit.
error-folder-denied = Le système ne permet pas de créer { $folder }.
error-bad-chance = Le hasard est { $known }, pas « { $chance } ».
error-other-name = Le point d’entrée « { $game } » mène au jeu « { $found } ». Un jeu porte le nom de son dossier : donnez le même nom aux deux.
error-batch-no-content = Aucun contenu pour les parties du lot : donnez au moins une liste de fichiers.
error-batch-size = Un lot compte au moins une partie : « { $given } » ne convient pas.
error-batch-dtype = Les observations peuvent être { $possible }, pas « { $given } ».
error-batch-seat = Il n’y a pas de siège { $given } : les sièges sont numérotés à partir de 0, et il y en a { $seats }.
error-batch-actions = Un pas demande { $n } nombres entiers, un par partie : un tableau de forme ({ $n },). Reçu : forme { $shape }, { $dtype }.
error-batch-where = Les parties à recommencer se disent par { $n } valeurs de vérité : un tableau de forme ({ $n },). Reçu : forme { $shape }, { $dtype }.
error-batch-device = Les actions doivent se trouver sur le GPU, en nombres entiers : reçu { $given }.
error-batch-policies = Une politique pour tous les sièges, ou une pour chacun des { $seats } sièges : reçu { $given }.
error-batch-contents = Les contenus d’un lot doivent avoir les mêmes cartes et les mêmes coups : les chiffres peuvent différer, pas les mots.
error-batch-file = « { $file } » n’est pas un lot enregistré, ou est abîmé : { $why }
error-batch-other = « { $file } » a été enregistré par une autre sorte de lot : { $what } y vaut { $found }, ici { $wanted }.
error-no-features = Le jeu « { $game } » ne dit pas ce qui s’observe : il n’a pas de traits.
error-not-observing = Ce lot a été créé sans observations : créez-le avec observations=True, ou nommez un siège.
error-bad-device = Il n’y a pas d’appareil « { $device } ». Possibles : { $devices }.
error-no-gpu = Aucun GPU n’est utilisable : { $why } Jouez sur cpu.
compiling-once = Compilation de { $game } pour cette machine, une seule fois : jusqu’à une demi-minute …
error-batch-too-large = Il faut { $needed } Mo de mémoire, cette machine en a { $there }. Jouez moins de parties à la fois.
error-gpu-too-small = Il faut { $needed } Mo de mémoire GPU, { $free } Mo sont libres sur { $device }. Jouez moins de parties à la fois.
error-opponents =
    { $others ->
        [one] { $game } compte ici { $others } autre joueur
       *[other] { $game } compte ici { $others } autres joueurs
    }, mais vous avez donné { $given } adversaires : { $bots }. Donnez-en un pour tous, ou un pour chacun.
error-needs-extra = Il manque { $package } : pip install 'bourgade[{ $extra }]'.

## Raisons

reason-wins = Ce coup gagne la partie.
missed-wins = Ce coup-là aurait gagné la partie.
