# Tout ce que le terminal dit de lui-même ; cartes, coups et événements viennent du jeu.

# Une décision

your-turn = { $name }, à vous de jouer
your-turn-to = { $name }, à vous de jouer · { $phase }
chance-to-play = Qu’a décidé le hasard ?
secret-to-draw = { $name }, sans témoin : qu’avez-vous pioché ?
chance-prompt = hasard
hint = Tapez un numéro ou les premières lettres d’un coup. ? affiche les commandes, h demande conseil.
enter-takes = Entrée : { $move }
several-choices = Il y a { $count } choix : tapez un numéro de 1 à { $count }, ou ? pour l’aide.
no-such-number = Il n’y a pas de choix { $number } : tapez un numéro de 1 à { $count }.
ambiguous = « { $typed } » peut vouloir dire { $moves } : ajoutez quelques lettres.
and = et
or = ou
nothing-yet = Il ne s’est encore rien passé.
thinking = { $name } réfléchit…

# Commandes

help-title = Commandes
help-help = cette liste
help-hint = ce que l’entraîneur jouerait, avec vos chances et pourquoi ; Ctrl-C abrège la réflexion
help-board = revoir la table et les choix
help-log = ce qui s’est passé jusqu’ici, ou seulement les N dernières phrases
help-undo = reprendre votre dernière décision, tant que personne n’a lancé les dés ni décidé depuis
help-rules = chercher une règle par son numéro, ou une carte par son nom
help-seats = qui joue
help-lang = français ou anglais, tout de suite
help-save = enregistrer la partie dans un fichier
help-quit = s’arrêter là ; Ctrl-D fait de même
usage-help = ? ou aide
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
coach-chance = { $percent } % de gagner
coach-best = le meilleur
coach-alike = aussi bon
coach-behind = { $points ->
    [one] { $points } point de moins
   *[other] { $points } points de moins
}
coach-error = { $tries ->
    [one] Un essai
   *[other] { $tries } essais
} ; les chances sont justes à { $error ->
    [one] un ou deux points
   *[other] { $error } points, ou un peu plus,
} près.
coach-rough = Premières impressions après { $tries ->
    [one] un seul essai
   *[other] { $tries } essais
} : les chances sont justes à { $error } points près.

taken-back = { $name } reprend son coup : « { $move } ».
undo-past-secret = La dernière pioche vient du hasard : on ne peut rien reprendre de ce qui précède.
secret-taken-back = Repris.
cannot-be-drawn = « { $move } » n’a pas pu sortir : cela contredit ce qui a déjà été saisi. Vérifiez ce qui a été pioché, ou tapez annuler pour reprendre la saisie erronée.
chance-taken-back = Repris : « { $move } ».
undo-bot-played = { $name } a joué depuis, et la réponse d’un robot serait connue : votre décision est définitive.
language-is = En français désormais.
unknown-language = « { $typed } » n’est pas une des langues : { $languages }.
seats-title = Joueurs
seat-person = à ce clavier
seat-bot = robot « { $bot } »
seat-rules = les règles
seat-to-play = doit jouer
bad-count = « { $typed } » n’est pas un nombre de phrases : tapez journal, ou journal 20.
rules-what = Chercher quoi ? Par exemple : règle { $example }
rules-unknown = Il n’y a ni règle ni carte « { $typed } » dans ce jeu.
rules-several = « { $typed } » peut être { $cards }.

# Fichiers

save-where = Enregistrer où ? Tapez sauver, puis un nom de fichier.
saved = Enregistré dans { $file }.
saved-on = Enregistré dans { $file }, et désormais après chaque décision.
cannot-save = Impossible d’écrire { $file } : { $why }. La partie continue.
not-a-record = { $file } existe et n’est pas une partie enregistrée : rien n’y a été changé.
resume = Pour reprendre plus tard :
replay = Pour la revoir :
not-saved = La partie n’a pas été enregistrée.
goodbye = Au revoir.

# La fin

one-winner = { $names } gagne !
several-winners = { $names } se partagent la victoire !
no-winner = Personne ne gagne.
scores-title = Résultat

# Les couleurs, là où elles ne peuvent pas être montrées

colour-blue = bleu
colour-green = vert
colour-red = rouge
colour-magenta = violet
