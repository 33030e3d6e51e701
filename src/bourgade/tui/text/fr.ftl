# Tout ce que le terminal dit de lui-même ; cartes, coups et événements viennent du jeu.

# Une décision

your-turn = { $who ->
    [you] À vous de jouer
   *[other] { $name }, à vous de jouer
}
your-turn-to = { $who ->
    [you] À vous de jouer
   *[other] { $name }, à vous de jouer
} · { $phase }
chance-to-play = Qu’est-ce qui est sorti ?
secret-to-draw = { $name }, à l’abri des regards : qu’avez-vous pioché ?
chance-prompt = hasard
hint = Tapez un numéro ou les premières lettres d’un coup. ? affiche les commandes, h demande conseil à l’entraîneur.
enter-takes = Entrée : { $move }
several-choices = Il y a { $count } choix : tapez un numéro de 1 à { $count }, ou ? pour l’aide.
no-such-number = Le choix { $number } n’existe pas : tapez un numéro de 1 à { $count }.
ambiguous = « { $typed } » peut vouloir dire { $moves } : tapez quelques lettres de plus.
and = et
or = ou
nothing-yet = Il ne s’est encore rien passé.
thinking = { $name } réfléchit…

# Commandes

help-title = Commandes
help-help = cette liste
help-hint = les meilleurs coups selon l’entraîneur, avec vos chances de victoire et les raisons ; Ctrl-C abrège la recherche
help-board = revoir la table et vos choix
help-log = ce qui s’est passé jusqu’ici, ou seulement les N dernières lignes
help-undo = reprendre votre dernière décision : contre des robots seuls, toujours ; sinon, si personne n’a lancé les dés ni décidé depuis
help-rules = chercher une règle par son numéro, ou une carte par son nom
help-seats = qui joue
help-lang = passer au français ou à l’anglais
help-save = enregistrer la partie dans un fichier
help-quit = s’arrêter là ; Ctrl-D fait de même
usage-help = ? ou aide
usage-hint = h ou conseil
usage-board = plateau
usage-log = journal [N]
usage-undo = u ou annuler
usage-rules = règle { $examples }
usage-seats = joueurs
usage-lang = lang fr, lang en
usage-save = sauver [FICHIER]
usage-quit = q ou quitter

coach-thinking = L’entraîneur réfléchit…
coach-title = L’entraîneur
coach-chance = { $percent } % de victoire
coach-best = le meilleur
coach-alike = aussi bon
coach-behind = { $points ->
    [one] { $points } point de moins
   *[other] { $points } points de moins
}
coach-error = { $tries ->
    [one] Une simulation
   *[other] { $tries } simulations
} ; les chances sont justes à { $error ->
    [one] un ou deux points
   *[other] { $error } points, ou un peu plus,
} près.
coach-rough = Premières impressions après { $tries ->
    [one] une seule simulation
   *[other] { $tries } simulations
} : les chances sont justes à { $error } points près.

taken-back = { $who ->
    [you] Vous avez repris votre coup
   *[other] { $name } a repris son coup
} : « { $move } ».
undo-past-secret = La dernière pioche est aléatoire : impossible de reprendre ce qui la précède.
secret-taken-back = C’est repris.
cannot-be-drawn = « { $move } » n’a pas pu sortir : cela contredit ce qui a déjà été saisi. Vérifiez ce qui a été pioché, ou tapez annuler pour reprendre la saisie erronée.
chance-taken-back = C’est repris : « { $move } ».
undo-bot-played = { $name } a joué depuis, et vous connaîtriez la réponse du robot : votre décision est définitive.
language-is = Désormais en français.
unknown-language = « { $typed } » n’est pas disponible. Langues : { $languages }.
seats-title = Joueurs
seat-person = à ce clavier
seat-bot = robot « { $bot } »
seat-rules = joué par les règles
seat-to-play = à son tour
bad-count = « { $typed } » n’est pas un nombre de lignes : tapez journal, ou journal 20.
rules-what = Chercher quoi ? Par exemple : règle { $example }
rules-unknown = Ce jeu n’a ni règle ni carte « { $typed } ».
rules-several = « { $typed } » peut être { $cards }.

# Fichiers

save-where = Enregistrer où ? Tapez sauver, puis un nom de fichier.
saved = Enregistré dans { $file }.
saved-on = Enregistré dans { $file }, et désormais après chaque décision.
cannot-save = Impossible d’écrire { $file } : { $why }. La partie continue.
not-a-record = { $file } existe et n’est pas l’enregistrement d’une partie : le fichier est resté intact.
resume = Pour reprendre plus tard :
replay = Pour la revoir :
not-saved = La partie n’a pas été enregistrée.
goodbye = Au revoir.

# Une leçon

lesson-go-on = Entrée : continuer
lesson-enter = Appuyez sur Entrée pour continuer, ou tapez ? pour l’aide.
lesson-no-undo = Dans une leçon, il n’y a rien à reprendre : un coup qu’elle ne demande pas n’est pas joué.
lesson-over = La leçon est finie : désormais, les dés sont lancés et la partie est à vous.

# Problèmes

puzzle-head = Problème { $id } · { $theme } · { $level }
puzzle-ask = Un coup est meilleur que tous les autres. Lequel ?
puzzle-right = Exact : { $move } ({ $percent } % de chances de gagner).
puzzle-wrong = Non : { $move } vous laisse { $percent } % de chances de gagner.
puzzle-best = Mieux : { $move } ({ $percent } % de chances de gagner).
puzzle-other = { $move } : { $percent } % de chances de gagner.
puzzle-no-hint = Dans les problèmes, l’entraîneur se tait. Le thème est : { $theme }.
puzzle-no-undo = Rien n’a encore été joué.
puzzle-score = { $right ->
    [one] 1 problème résolu
   *[other] { $right } problèmes résolus
} sur { $tried }.

# La fin

one-winner = { $who ->
    [you] Vous avez gagné !
   *[other] { $names } a gagné !
}
several-winners = { $who ->
    [you] { $names } : victoire partagée !
   *[other] { $names } se partagent la victoire !
}
no-winner = Personne ne gagne.
scores-title = Scores finaux

# Les couleurs, là où elles ne peuvent pas être montrées

colour-blue = bleu
colour-green = vert
colour-red = rouge
colour-magenta = violet
