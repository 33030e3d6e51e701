## Le cadre de chaque page

site-title = Bourgade · jeux de société où l’on bâtit des villes
site-about = Des jeux de société où l’on bâtit des villes, fidèles à leurs règles, dans votre navigateur : entre amis ou contre des robots, en direct ou sur plusieurs jours. Sans compte à créer.
skip = Aller au contenu
to-lobby = Bourgade : retour à l’accueil
menu = Menu
menu-pages = Pages
lobby = Accueil
language = Langue
theme = Thème
theme-light = Clair
theme-dark = Sombre
theme-system = Système
my-turns =
    { $count ->
        [one] Une partie vous attend
       *[other] { $count } parties vous attendent
    }
close = Fermer
cancel = Annuler
back = Retour
on = Oui
off = Non
you = Vous
copy = Copier
copied = Copié
copy-failed = Votre navigateur n’autorise pas la copie ici : sélectionnez le texte et copiez-le vous-même.
share = Partager
search = Rechercher
about = Le jeu
play = Jouer
rules = Règles
cards = Cartes
rule = Règle
rule-open = Voir dans les règles complètes
reference = Référence
contents = Sommaire

## La connexion

reconnecting = Connexion perdue. Reconnexion…
reconnected = Connexion rétablie
offline-now = Vous êtes hors ligne. La partie reprendra dès le retour du réseau.
not-sent = Envoi impossible : le serveur ne répond pas. Rien n’est perdu ; réessayez.
answer-slow = C’est envoyé. Le plateau se met à jour dans un instant.
offline-title = Vous êtes hors ligne
offline-about = Bourgade est injoignable pour le moment. Vos parties sont à l’abri sur le serveur : vous les reprendrez où vous en étiez.
offline-app = En attendant, vous pouvez jouer contre des robots sur cet appareil.
offline-again = Réessayer

## L’accueil

lobby-hello = Prenez place, on joue !
list-mine = Vos parties
list-games = Jeux
list-open = Tables ouvertes
list-more =
    { $count ->
        [one] Encore une
       *[other] Encore { $count }
    }
list-watching = Parties en cours à regarder
list-finished = Vos parties terminées
list-finished-others = Parties terminées
players-range = { $range } joueurs
editions = Éditions
play-game = Jouer à { $game }
set-up = Préparer une table
set-up-game = Préparer une table de { $game }
players-count =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
about-game = Le jeu : { $game }
your-turn = À vous de jouer
row-next = C’est à { $name } de jouer
row-open =
    { $count ->
        [one] un siège libre
       *[other] { $count } sièges libres
    }
row-won-yours = Vous avez gagné
row-resigned =
    { $count ->
        [0] Vous avez abandonné
       *[other] Vous avez abandonné · Victoire : { $names }
    }
row-won = Victoire : { $names }
row-ended = Terminée sans vainqueur
ago-now = à l’instant
ago-minutes = il y a { $count } min
ago-hours = il y a { $count } h
ago-days =
    { $count ->
        [one] il y a un jour
       *[other] il y a { $count } jours
    }
deadline-over = délai écoulé
deadline-minutes = encore { $count } min
deadline-hours = encore { $count } h
deadline-days =
    { $count ->
        [one] encore un jour
       *[other] encore { $count } jours
    }

## Une nouvelle table

new-title = Nouvelle table : { $game }
new-origin = Cette partie en reprend une autre après l’étape { $step }.
new-design = Vous jouez avec les cartes de cette création :
new-origin-see = Voir la position
new-what = Le jeu
option-line = { $option } : { $value }
new-more-options =
    { $count ->
        [one] Une autre option
       *[other] { $count } autres options
    }
new-update = Mettre à jour
new-seats = Les joueurs
new-who-sits = Joueur du siège { $letter }
new-name-of = Nom pour le siège { $letter }
new-seats-more = Comment fonctionnent les sièges et les robots
new-own-name = Votre nom
new-own-name-about = Demandé une seule fois. Sans nom, les autres voient celui d’un animal.
new-seats-help = Toute personne qui a le lien de la table peut prendre un siège libre ; la partie commence dès que tous les sièges sont pris. Une personne à côté de vous joue sur cet appareil.
seat-me = Moi
seat-anybody = Ouvert à tous
seat-here = Quelqu’un à côté de moi
seat-bot = Robot : { $bot }
player-erased = joueur supprimé
seat-open = Siège libre
nickname = Pseudo
new-how = Rythme, dés et conseils
pace = Rythme
pace-live = En direct
pace-live-about = Tout le monde est là. Après 3 minutes sans coup, un robot peut remplacer un joueur absent.
pace-day = Un jour par coup
pace-day-about = Jouez quand vous voulez ; après un jour sans coup, un robot peut prendre le relais.
pace-three-days = Trois jours par coup
pace-three-days-about = Le même principe, avec trois jours pour réfléchir.
pace-week = Une semaine par coup
pace-week-about = Le même principe, avec toute une semaine.
chance = Dés et cartes
chance-fair = Dés équitables du serveur
chance-fair-about = Fixés et scellés avant le premier coup : chacun peut ensuite vérifier tous les lancers et toutes les pioches. Tant qu’un siège est libre, les joueurs peuvent ajouter leur grain de hasard.
chance-manual = De vrais dés sur votre table
chance-manual-about = Vous lancez et piochez vous-mêmes, puis saisissez le résultat. Bourgade compte les points et veille aux règles.
listed = Afficher cette table à l’accueil
listed-about = Tout le monde peut la voir, suivre la partie et prendre un siège libre. Sinon, il faut avoir le lien pour la trouver.
contribution = Votre grain de hasard
contribution-own = Ajouter votre grain de hasard
contribution-add = L’ajouter aux dés
contribution-salts = Comment votre texte compte, et comment il peut être effacé
contribution-about = Un texte de votre choix, jusqu’à 64 caractères. Les dés en dépendent alors aussi : le serveur ne peut pas les avoir choisis seul. Tout le monde le voit une fois la partie commencée.
hints = Conseils
hints-alone = Seulement contre des robots
hints-alone-about = Face à des robots seulement, vous pouvez demander les meilleurs coups. À plusieurs, personne ne le peut.
hints-always = Toujours
hints-always-about = Chacun peut demander conseil à son tour ; les autres en sont informés.
hints-never = Jamais
hints-never-about = Aucun conseil, pour personne.
error-bad-hints = « { $hints } » n’est pas un réglage des conseils. Choisissez alone, always ou never.
new-create = Ouvrir la table

## Robots

bot-beginner = Débutant
bot-beginner-about = voit l’essentiel, rate les finesses ; pour une première partie.
bot-casual = Amateur
bot-casual-about = joue avec bon sens, malgré quelques étourderies.
bot-skilled = Confirmé
bot-skilled-about = connaît bien le jeu et joue sans attendre.
bot-strong = Fort
bot-strong-about = commet peu d’erreurs ; un vrai défi.
bot-master = Maître
bot-master-about = réfléchit environ une seconde par tour ; difficile à battre.
bot-greedy = Marchand
bot-greedy-about = un adversaire solide ; pèse chaque coup et choisit celui qui semble le meilleur.
bot-random = Rêveur
bot-random-about = joue n’importe quel coup permis ; idéal pour une première partie.
bot-named = { $bot } { $letter }

# Les personnes sans nom : plus aimable que la lettre d’un siège

guest-a = Loutre
guest-b = Héron
guest-c = Hérisson
guest-d = Castor
guest-e = Rouge-gorge
guest-f = Marmotte
guest-g = Blaireau
guest-h = Écureuil

## Une table qui attend des joueurs

waiting-about = La partie commence d’elle-même dès que tous les sièges sont pris. Vous pouvez quitter cette page et y revenir.
waiting-seats = Sièges
sit = Prendre place
sit-at = Prendre place au siège { $letter }
sit-bot = Ajouter un robot
sit-bot-at = Ajouter un robot au siège { $letter }
leave = Quitter mon siège
close-table = Fermer cette table
here-only = Ce lien ne fonctionne que sur cet ordinateur.
here-only-do = Pour que d’autres puissent vous rejoindre, arrêtez le serveur et relancez-le pour tout votre réseau :
error-leave-late = La partie a commencé : abandonnez, ou laissez un robot jouer pour vous.
error-not-maker = Seule la personne qui a ouvert cette table peut la fermer.
error-close-late = La partie a commencé, cette table ne peut plus être fermée.
share-title = Inviter
share-about = Envoyez ce lien, ou scannez le QR code avec un téléphone.
share-address = Adresse de cette table
share-watch = Partager cette table
share-watch-about = Toute personne qui a ce lien peut regarder la partie.
to-table = Retour à la table

## Où en est la partie

status-waiting =
    { $count ->
        [one] Il manque encore un joueur
       *[other] Il manque encore { $count } joueurs
    }
status-yours = À vous · { $task }
status-yours-here = { $name }, à vous · { $task }
status-theirs = C’est à { $name } de jouer
status-thinking = { $name } réfléchit
status-secret-draw = Pioche secrète : { $name } · { $task }
status-enter-dice = Saisissez le résultat · { $task }
result-played =
    { $count ->
        [0] Personne n’a gagné.
        [one] { $names } a gagné.
       *[other] { $names } se partagent la victoire.
    }
result-played-yours = Vous avez gagné !
result-resigned =
    { $count ->
        [0] Tout le monde a abandonné.
        [one] { $names } a gagné : tous les autres ont abandonné.
       *[other] { $names } se partagent la victoire : tous les autres ont abandonné.
    }
result-resigned-yours = Vous avez gagné : tous les autres ont abandonné.
result-you-resigned =
    { $count ->
        [0] Vous avez abandonné : personne n’a gagné.
        [one] Vous avez abandonné : { $names } a gagné.
       *[other] Vous avez abandonné : { $names } se partagent la victoire.
    }
result-yours-shared = Vous partagez la victoire avec { $names } !
result-place =
    { $place ->
        [2] Vous êtes deuxième.
        [3] Vous êtes troisième.
        [4] Vous êtes quatrième.
        [5] Vous êtes cinquième.
       *[other] Vous êtes sixième.
    }
result-bot-for = { $name } (robot)
result-closed = Cette table a été fermée.
result-abandoned =
    { $count ->
        [one] Il ne reste que { $names }.
       *[other] La partie s’est terminée sans vainqueur : il ne restait personne pour la jouer.
    }
frozen-game = Ce jeu n’est plus installé sur le serveur. Vous pouvez regarder la table, mais pas continuer la partie.
frozen-rules = Cette table a été jouée avec une version antérieure des règles. Vous pouvez la regarder, mais pas continuer la partie.
frozen-content = Cette table a été jouée avec des valeurs de cartes qui ont changé depuis. Vous pouvez la regarder, mais pas continuer la partie.
frozen-dice = Cette table a commencé avant que les grains de hasard puissent être effacés. Vous pouvez la regarder, mais ni continuer la partie ni en vérifier les dés.
frozen-moves = Un coup joué à cette table n’est plus permis par les règles actuelles. Vous pouvez regarder la partie jusqu’à ce coup, mais pas la continuer.
frozen-damaged = { $move ->
    [0] La partie de cette table est endommagée et ne peut pas être montrée. L’hôte en est averti.
   *[other] La partie de cette table est endommagée à partir du coup { $move }. Vous pouvez la regarder jusque-là, mais pas la continuer. L’hôte en est averti.
}
story = Journal
story-older = Plus tôt dans la partie
story-newer = Plus tard dans la partie
story-start = La partie a commencé.
story-undo =
    { $who ->
        [you] { $name } avez repris votre dernière décision.
       *[other] { $name } a repris sa dernière décision.
    }
story-ask =
    { $who ->
        [you] { $name } avez demandé à reprendre votre dernière décision.
       *[other] { $name } a demandé à reprendre sa dernière décision.
    }
story-agree =
    { $who ->
        [you] { $name } avez accepté.
       *[other] { $name } a accepté.
    }
story-decline =
    { $who ->
        [you] { $name } avez refusé.
       *[other] { $name } a refusé.
    }
story-resign =
    { $who ->
        [you] { $name } avez abandonné.
       *[other] { $name } a abandonné.
    }
story-bot =
    { $who ->
        [you] Un robot ({ $bot }) vous a remplacé.
       *[other] Un robot ({ $bot }) a remplacé { $name }.
    }
story-close = Cette table a été fermée.
story-hint =
    { $who ->
        [you] { $name } avez demandé un conseil.
       *[other] { $name } a demandé un conseil.
    }
story-sealed = La leçon est finie. À partir d’ici, les lancers et les pioches viennent du secret de cette table.
story-back =
    { $who ->
        [you] { $name } avez repris votre place.
       *[other] { $name } a repris sa place.
    }
onlookers =
    { $count ->
        [one] une personne présente
       *[other] { $count } personnes présentes
    }
late = Tout le monde attend { $name }.
replace-other = Remplacer { $name } par un robot
replace-level = Niveau du robot
replace-me = Me faire remplacer par un robot
stands-in = Un robot remplace { $name }.
play-again-myself = Reprendre ma place
cover-title = Passez l’appareil à { $name }
cover-about = Tout ce que les autres ne doivent pas voir est caché.
cover-show = Je suis { $name } : montrer mon jeu

## Ce qui s’est passé depuis le dernier tour du lecteur

since = Depuis votre dernier tour
since-told = Depuis votre dernier tour : { $what }
since-nothing = Rien de nouveau depuis votre dernier tour
since-begins = La partie commence.
since-steps = Pas à pas
since-replay = Revoir sur le plateau
since-sum = { $amount } en tout
since-gain =
    { $amount }{ $other ->
        [player] { " " }grâce à { $name }
       *[bank] { $bank }
    }{ $causes }
since-loss =
    { $amount }{ $other ->
        [player] { " " }pour { $name }
       *[bank] { $bank }
    }{ $causes }

## L’entraîneur

coach-chances = Chances de victoire
coach-hint = Conseil
hints-on = Les conseils sont autorisés à cette table.
hints-off = Les conseils ne sont pas autorisés à cette table.
hint-title = Les meilleurs coups
hint-about =
    { $simulations ->
        [one] Chances de victoire estimées, à première vue.
       *[other] Chances de victoire estimées ({ $simulations } simulations).
    }
hint-told = Les autres joueurs voient que vous avez demandé conseil.
hint-asking = Recherche d’un conseil…
hint-alike = aussi bon
hint-behind = { $points } de moins
hint-best = le meilleur
hint-play = Jouer ce coup
seat-hints =
    { $count ->
        [one] un conseil
       *[other] { $count } conseils
    }
percent = { $number } %
figure = { $number }
points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
error-hints-off = Les conseils sont désactivés à cette table : par choix de la personne qui l’a ouverte, ou parce que plusieurs personnes y jouent.
error-hint-not-yours = C’est au { $seats } de jouer : vous ne pouvez demander conseil qu’à votre tour.
error-hint-dice = Saisissez d’abord les dés : il n’y a encore rien à décider.
error-no-hint = Aucun conseil trouvé cette fois. Rien n’est perdu ; réessayez.
error-page-not-asked = Le serveur n’a pas demandé à cette page de réfléchir pour un robot.
error-no-bot-seat = Seules les personnes à cette table peuvent ajouter un robot.

## L’analyse d’une partie

review = Analyse
review-of = Analyse : { $title }
review-about = Qui a eu de la chance, qui a bien joué ? Chaque décision et chaque dé de cette partie ont été analysés.
review-make = Analyser cette partie
review-make-about = Chaque décision et chaque dé sont analysés. Cela prend environ une minute, ne se fait qu’une fois et reste attaché à la partie.
review-working = Analyse en cours…
review-waiting = Elle commence dans un instant.
review-progress = { $done } positions sur { $total }
review-failed = L’analyse a échoué cette fois. Réessayez.
review-line = Chances de victoire au fil de la partie
review-line-about = { $name } : de { $start } à { $end }
review-line-table = Afficher le tableau
review-step = Étape
review-what = Ce qui s’est passé
review-players = Chance et talent
review-players-about = Un point vaut 1 % de chances de victoire. Pour chaque joueur, le départ, plus la chance, moins ses erreurs, plus celles des autres, plus l’inexpliqué, donne le résultat.
review-start = Au début
review-luck = Chance
review-mistakes = Ses erreurs
review-gifts = Erreurs des autres
review-unclear = Inexpliqué
review-unclear-about = L’inexpliqué, c’est ce que l’analyse a réévalué au fil de la partie sans que ni la chance ni une erreur l’explique.
review-cannot-tell = Cette analyse ne peut pas distinguer la chance des erreurs : certains chiffres peuvent être faux de { $points }. Prenez-les comme un indice, pas comme un verdict.
review-result = À la fin
review-expected = À attendre à la fin
review-open-end = La partie s’est interrompue : son résultat n’est pas certain, la dernière ligne est ce qu’on pouvait attendre alors.
review-line-click = Touchez la courbe pour revoir le plateau à ce moment.
review-turning = Tournants
review-turning-none = Aucun moment n’a fait basculer cette partie.
review-costliest = Coups les plus coûteux
review-costliest-none = Aucun coup n’a coûté quoi que ce soit de façon certaine.
review-lost =
    { $who ->
        [you] Ce coup vous a coûté { $points } (± { $margin })
       *[other] Ce coup a coûté { $points } à { $name } (± { $margin })
    }
review-better = Meilleur coup : { $move }
review-swing = { $name } : { $before } → { $after }
review-see = Voir
review-play-on = Jouer à partir d’ici
review-kind-decision = décision
review-kind-chance = dé ou pioche
review-error = Ces chiffres sont des estimations : chaque coup est jugé à { $points } près environ, et ± donne la marge d’une somme. Une analyse plus longue y reste 19 fois sur 20.
review-open = Voir l’analyse
review-none-yet = Cette partie n’a pas encore été analysée.
error-nothing-decided = Personne n’a pris de décision dans cette partie : il n’y a rien à analyser.

## Jouer

undo = Reprendre
confirm-title = Confirmer le coup
confirm-moves = Confirmer les coups
confirm-final = Oui
confirm-never = Non
auto-moves = Jouer pour moi le seul coup possible
bots-pace = Les robots jouent
bots-fast = aussitôt
bots-normal = normalement
bots-slow = lentement
take-back-ask = Demander à reprendre
take-back-asked = { $name } aimerait reprendre sa dernière décision. Les dés restent ce qu’ils étaient.
take-back-waiting = Vous avez demandé à reprendre votre dernière décision. Réponse attendue : { $names }.
take-back-agree = Accepter
take-back-decline = Refuser
error-cannot-ask = Il n’y a rien à demander : vous pouvez annuler sans demander, vous n’avez encore rien décidé, ou les autres ont déjà refusé.
error-nobody-asks = Personne n’attend votre réponse : quelqu’un a joué entre-temps, ou vous avez déjà répondu.
sound = Son
resign = Abandonner
resign-about = Un robot reprend votre siège, ou la partie s’arrête s’il ne reste qu’un adversaire. C’est définitif.
resign-yes = Oui, j’abandonne
resign-seat = Abandonner pour { $name }
carry-me = Continuer sur un autre appareil
carry-away = Céder ce siège à quelqu’un
carry-away-seat = Céder le siège { $letter } à quelqu’un
keys-title = Raccourcis et aide
keys-numbers = Choisir le premier, le deuxième… coup de la barre
keys-arrows = Aller à la carte ou au bouton suivant que vous pouvez choisir
keys-enter = Choisir ; appuyer encore pour confirmer
keys-escape = Annuler ou fermer
keys-undo = Reprendre le coup
keys-hint = Demander un conseil
keys-info = Voir ce que fait une carte
keys-help = Afficher cette aide
keys-step = Étape précédente ou suivante
keys-turn = Tour précédent ou suivant
keys-ends = Aller au début ou à la fin
keys-autoplay = Lancer ou arrêter la lecture
keys-touch = Touchez une carte pour lire ce qu’elle fait ; le bouton dessous la joue. Si « Confirmer les coups » est sur Non, toucher la joue : maintenez le doigt pour lire.
key-enter = Entrée
key-escape = Échap
key-home = Début
key-end = Fin
key-space = Espace

## Après la partie

game-over = La partie est terminée
scores = Scores
rematch = Rejouer
new-again = Nouvelle table
next-game = Ma partie suivante
tally = Le détail du résultat
afterwards = Enregistrement, dés, autre table
count-of = { $count } sur { $needed }
record-download = Télécharger l’enregistrement
replay = Revoir
replay-start = Début de la partie
replay-step = { $step } sur { $steps }
replay-slider = Étape de la partie
replay-first = Aller au début
replay-back = Étape précédente
replay-next = Étape suivante
replay-last = Aller à la fin
replay-play = Lecture automatique
replay-pause = Pause
replay-speed = Vitesse
replay-seat = Point de vue
replay-turns = Tours
replay-continue = Jouer à partir d’ici
replay-link = Lien vers cette position

## Leçons

learn = Apprendre
learn-title = Apprendre à jouer
learn-game = Apprendre à jouer à { $game }
learn-intro = Des parties guidées sur le vrai plateau, une chose à la fois. Comptez cinq minutes pour chacune, sans créer de compte.
learn-puzzles = Vous connaissez les règles ? Essayez les problèmes : un coup est le meilleur. Lequel ?
learn-first = Une première partie
learn-subjects = Pour aller plus loin
learn-start = Commencer
learn-resume = Continuer
learn-again = Recommencer
learn-finished = Terminée
learn-count =
    { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
lesson-teacher = La leçon
lesson-step = Étape { $step } sur { $steps }
lesson-continue = Continuer
lesson-leave = Jouer librement
lesson-dice = Dans une leçon, les lancers et les pioches sont choisis.
lesson-changed = Cette leçon a changé depuis que vous l’avez commencée. Jouez la suite, ou recommencez-la.
lesson-wait = Regardez jouer les autres.
lesson-free = La partie continue contre un robot débutant, avec des dés que personne ne choisit.
lesson-next = Leçon suivante : { $title }
lesson-all = Toutes les leçons
lesson-commitment = Voir leur empreinte

## Problèmes

puzzles = Problèmes
puzzles-of = Problèmes : { $game }
puzzles-all = Tous les problèmes
puzzles-intro = Des positions de vraies parties où un coup est nettement meilleur que tous les autres. Un nouveau problème par jeu chaque jour, une série de dix, ou autant que vous pouvez en résoudre en trois minutes.
puzzles-none = Aucun jeu n’a de problèmes ici.
puzzles-count = { $count ->
    [one] 1 problème
   *[other] { $count } problèmes
}
puzzles-solved = Résolus : { $count }
puzzles-run = Série de dix
puzzles-storm = Contre la montre
puzzles-today-done = résolu
puzzle-of-day = Problème du jour
puzzle-ask = Un coup est nettement meilleur que tous les autres. Jouez-le.
puzzle-right = Résolu !
puzzle-wrong = Ce n’est pas le meilleur coup
puzzle-best = Le meilleur : { $move } – { $percent } % de chances de gagner
puzzle-yours = Votre coup : { $move } – { $percent } % de chances de gagner
puzzle-trap = Ce que beaucoup joueraient : { $move } – { $percent } % de chances de gagner
puzzle-next = Problème suivant
puzzle-more = D’autres problèmes
puzzle-end = Retour aux problèmes
puzzle-again = Réessayer
puzzle-over = Ce problème a reçu sa réponse.
puzzle-about = À propos de ce problème
puzzle-number = Problème { $number } sur { $count }
puzzle-theme = Thème
puzzle-difficulty = Difficulté
puzzle-table = Table
puzzle-trap-about = Un piège : ici, le coup évident est une erreur.
puzzle-proof = Vérifié par des recherches répétées avec de nouveaux dés : le meilleur coup mène avec une confiance de 99 %.
puzzle-link = Lien vers le problème { $id }
puzzle-left = Temps restant
puzzle-score = { $right } sur { $tried }
puzzle-time-up = Temps écoulé. Problèmes résolus : { $count }.

## Référence

guide = Comment jouer
guide-of = { $game } : comment jouer
guide-you = Vous
guide-other = Votre adversaire
rules-exact = Règles exactes
rule-source = Source
rules-of = { $game } : les règles
rules-search = Rechercher dans les règles
rules-count =
    { $count ->
        [one] une règle
       *[other] { $count } règles
    }
cards-of = { $game } : les cartes
cards-search = Rechercher dans les cartes
cards-count =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
search-none = Aucun résultat. Essayez avec moins de mots, ou d’autres.

## Dés équitables

dice-title = Les dés de cette table
dice-before = Avant le premier coup, le serveur a fixé un secret dont viennent tous les lancers et toutes les pioches. Voici son empreinte : plus personne ne peut changer le secret sans que cela se voie.
dice-more = Comment ça marche
dice-about = Le serveur a fixé un secret avant le premier coup, et tous les lancers et toutes les pioches en viennent. Depuis, plus personne ne peut les changer, et chacun peut les vérifier après la partie.
dice-about-lesson = Cette table a commencé par une leçon, qui a choisi ses lancers et ses pioches. Depuis la fin de la leçon, ils viennent d’un secret que le serveur a fixé avant le premier coup ; chacun peut les vérifier après la partie.
dice-in-lesson = Une leçon est en cours à cette table : jusqu’ici, elle a choisi tous les lancers et toutes les pioches.
dice-trust-waiting = Jusqu’au début de la partie, chaque joueur peut ajouter un texte de son choix : le serveur ne peut alors pas avoir choisi les dés seul.
dice-trust-bots = Seuls des robots jouent ici. Le serveur a choisi le secret seul : il a pu en prendre un qui arrange un joueur, mais il ne peut plus en changer.
dice-trust-nobody = Personne n’a rien ajouté. Le serveur a choisi le secret seul : il a pu en prendre un qui arrange un joueur, mais il ne peut plus en changer.
dice-trust-some =
    { $count ->
        [one] { $names } a ajouté un texte une fois l’empreinte affichée : ni cette personne ni le serveur n’ont pu choisir ces dés seuls, il aurait fallu qu’ils s’entendent.
       *[other] { $names } ont ajouté des textes une fois l’empreinte affichée : pour choisir ces dés, il aurait fallu que toutes ces personnes s’entendent avec le serveur.
    }
dice-trust-all =
    { $count ->
        [one] La seule personne qui joue ici a ajouté un texte une fois l’empreinte affichée : ni elle ni le serveur n’ont pu choisir ces dés.
       *[other] Toutes les personnes qui jouent ici ont ajouté un texte une fois l’empreinte affichée : personne n’a pu choisir ces dés, pas même le serveur.
    }
dice-how-texts = Chaque résultat vient de HMAC-SHA-256, avec le secret pour clé, appliqué au nom de la table et aux empreintes des textes ajoutés par les joueurs. Une empreinte est le HMAC-SHA-256 de la table, du siège et du texte, avec le sel du siège pour clé : un texte peut être effacé sans que les dés cessent d’être vérifiables. L’enregistrement de la partie contient tout ce qu’il faut pour vérifier, ici ou avec la commande bourgade verify.
dice-real = À cette table, on lance et on pioche soi-même, puis on saisit le résultat : il n’y a rien à vérifier ici.
dice-commitment = Empreinte du secret
dice-commitment-about = SHA-256 du secret, affiché depuis l’ouverture de la table.
dice-contributions = Les grains de hasard des joueurs
dice-contributions-about = Chacun est ajouté une fois affichés l’empreinte du secret et le sel du siège : ni l’un ni l’autre n’ont pu être choisis en conséquence.
dice-text-erased = effacé ; son empreinte compte toujours
dice-nothing-yet = rien pour l’instant
dice-salt = Sel, affiché depuis l’ouverture de la table
dice-hash = Empreinte dont les dés dépendent
dice-secret = Le secret
dice-secret-later = Il sera révélé ici à la fin de la partie.
dice-how = Chaque résultat vient de HMAC-SHA-256, avec le secret pour clé, appliqué au nom de la table. L’enregistrement de la partie contient tout ce qu’il faut pour vérifier, ici ou avec la commande bourgade verify.
dice-bots = Les robots tirent aussi leurs nombres au hasard du secret : pendant la partie, personne ne peut les prévoir.
dice-check = Vérifier les dés
checks = Lancers et pioches
check-step = Étape
check-found = Résultat
check-result = Vérification
check-right = exact
check-wrong = aurait dû être : { $expected }
checks-more =
    { $count ->
        [one] Un autre lancer ou pioche, plus ancien, a aussi été vérifié.
       *[other] { $count } lancers et pioches plus anciens ont aussi été vérifiés.
    }
verdict-fair =
    { $count ->
        [0] Le secret correspond à son empreinte. Rien n’a été lancé ni pioché.
        [one] Le seul tirage est exact : le secret correspond à son empreinte et donne bien ce résultat.
       *[other] Les { $count } lancers et pioches sont exacts : le secret correspond à son empreinte et donne bien ces résultats.
    }
verdict-outcome-differs = Ces dés ont été modifiés : les résultats ne viennent pas tous du secret.
verdict-contribution-differs = Les dés viennent bien du secret, mais un texte de cet enregistrement n’est pas celui qui a compté.
verdict-commitment-broken = Ce n’est pas le secret promis : il ne correspond pas à l’empreinte.
verdict-not-revealed = Le secret est révélé à la fin de la partie ; chaque lancer et chaque pioche peuvent alors être vérifiés.
verdict-no-fair-dice = Cette partie n’a pas été jouée avec des dés vérifiables.
verdict-fair-since =
    { $count ->
        [0] Le secret correspond à son empreinte. Rien n’a été lancé ni pioché après la leçon.
        [one] Le seul tirage fait après la leçon est exact : le secret correspond à son empreinte et donne bien ce résultat.
       *[other] Les { $count } lancers et pioches faits après la leçon sont exacts : le secret correspond à son empreinte et donne bien ces résultats.
    }
verdict-chosen =
    { $count ->
        [one] Auparavant, la leçon avait choisi un lancer ou une pioche, qui n’est pas vérifié.
       *[other] Auparavant, la leçon avait choisi { $count } lancers et pioches, qui ne sont pas vérifiés.
    }
verify-title = Vérifier des dés
verify-about = Collez l’enregistrement d’une partie terminée. Chaque lancer et chaque pioche sont recalculés à partir du secret révélé.
verify-do = Vérifier
records-title = Ouvrir un enregistrement
records-about = Faites d’un enregistrement une table : revoyez la partie étape par étape, et continuez contre des robots à partir de la position de votre choix.
records-do = Ouvrir
record-file = Fichier d’enregistrement
record-paste = Ou collez l’enregistrement
link-title = Céder un siège à quelqu’un
link-about = La première personne à ouvrir ce lien prend le siège et joue à votre place. Il ne sert qu’une fois, pendant un jour. Pour jouer vous-même depuis un autre appareil, passez par « Un autre appareil » sur votre page.
link-address = Lien qui cède le siège
carry-title = Prendre le siège
carry-about = Ce lien vous donne un siège. La personne qui l’occupait le cède.
carry-do = Prendre le siège

## L’API

api-title = API
api-about = Un programme peut faire tout ce que font ces pages : trouver des tables, prendre place, voir le plateau, jouer. Les réponses sont en JSON.
api-schema = La description OpenAPI se trouve à
api-example = Un petit robot qui joue par HTTP se trouve dans le dossier examples du projet.
api-method = Méthode
api-path = Adresse
api-what = Ce que cela fait

## Refus

error-title-403 = Non autorisé
error-title-404 = Introuvable
error-title-409 = Ce n’est pas le moment
error-title-413 = Trop volumineux
error-title-422 = Impossible
error-title-429 = Trop vite
error-title-other = Une erreur est survenue
error-no-page = La page { $path } n’existe pas.
error-no-table = Il n’y a pas de table « { $table } » ici. Soit le lien est incomplet, soit la table n’existe plus : l’hôte l’a peut-être supprimée.
error-no-seat = Ce siège n’existe pas à cette table.
error-no-open-seat = Il n’y a plus de siège libre à cette table. Vous pouvez regarder la partie.
error-seat-taken = Trop tard pour le { $seats } : quelqu’un l’occupe déjà. Choisissez un autre siège, ou regardez.
error-not-seated = Vous ne jouez pas à cette table sur cet appareil ; vous pouvez regarder. Pour jouer, transférez votre siège ici avec un lien de l’autre appareil.
error-not-your-seat = Vous ne jouez pas le { $seats } sur cet appareil.
error-bot-plays = Un robot joue en ce moment pour le { $seats }. Reprenez d’abord le siège.
error-stale = La partie a avancé entre-temps : vous en étiez à l’étape { $given }, elle en est à l’étape { $ply }. Regardez de nouveau, puis choisissez.
error-table-closed = Cette table a été fermée. Vous pouvez la regarder, mais plus y jouer.
error-table-removed = Cette table n’existe plus : l’hôte l’a supprimée, avec sa partie.
error-already-over = La partie de la table « { $table } » est déjà terminée.
error-no-such-seat = La table « { $table } » n’a pas de siège { $seat } ; ses sièges : { $seats }.
error-no-such-table = La table « { $table } » n’existe pas. L’identifiant d’une table termine son lien ; bourgade admin tables les donne tous.
error-nobody-sits = Personne ne joue au siège { $seat } de la table « { $table } » : il est libre, occupé par un robot, ou la personne a été supprimée.
error-empty-name = Un nom contient au moins une lettre affichable.
error-bad-network = « { $given } » n’est ni une adresse ni un réseau. Écrivez par exemple 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/56.
error-wide-network = « { $given } » bannirait tout le monde. Donnez un réseau plus petit.
error-no-ban = { $network } n’est pas banni.
error-banned = Votre réseau ne peut pas jouer sur ce serveur avant le { $until }. Vous pouvez toujours regarder.
error-banned-for-good = Votre réseau ne peut pas jouer sur ce serveur. Vous pouvez toujours regarder.
error-table-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-not-begun = La partie n’a pas encore commencé.
error-undo-lesson = Les coups d’une leçon restent tels quels. Pour essayer autre chose, recommencez la leçon.
error-in-lesson = Une leçon est en cours à cette table. Quittez-la d’abord avec « Jouer librement ».
error-no-lesson-here = La leçon est finie à cette table : la partie est à vous.
error-frozen = Vous pouvez regarder cette table, mais pas continuer la partie : elle a été jouée avec une version antérieure des règles.
error-damaged = La partie de cette table est endommagée : elle ne peut être ni continuée ni lue. L’hôte en est averti.
error-hidden-yet = Une part du jeu reste cachée jusqu’à la fin de la partie : ce sera possible à ce moment-là.
error-secret-draw = Cette pioche est secrète : seul le { $seats } peut la voir et la saisir.
error-cannot-be-drawn = « { $move } » n’a pas pu sortir : cela contredit ce qui a déjà été saisi. Vérifiez ce qui a été pioché, ou reprenez la saisie erronée.
error-nobody-to-replace = Il n’y a personne à remplacer au { $seats } : un robot y joue déjà, ou le joueur a abandonné.
error-still-patient =
    { $minutes ->
        [one] Un robot pourra remplacer le { $seats } dans une minute au plus tôt, et seulement pendant son tour.
       *[other] Un robot pourra remplacer le { $seats } dans { $minutes } minutes au plus tôt, et seulement pendant son tour.
    }
error-no-stand-in = Aucun robot ne remplace le { $seats } : il n’y a rien à reprendre.
error-bad-ply = « { $ply } » n’est pas une étape de la partie : indiquez un nombre entier.
error-bad-pace = « { $pace } » n’est pas un rythme. Choisissez live, day, three_days ou week.
error-bad-seat-kind = « { $kind } » ne peut pas occuper le { $seats }. Choisissez me, open, here, ou bot: suivi du nom d’un robot.
error-empty-record = L’enregistrement ne contient aucun coup : il n’y a rien à regarder.
error-link-used = Ce lien a déjà servi, a expiré ou n’a jamais marché. Demandez-en un autre à son origine.
error-foreign = Cette requête vient d’un autre site et a été refusée.
error-csrf = Cette page a expiré, ou vient d’un autre appareil. Rechargez-la et réessayez.
error-too-large = C’est trop volumineux : vous pouvez envoyer { $kilobytes } Ko au plus.
error-too-often =
    { $seconds ->
        [one] Trop de requêtes depuis cette adresse. Réessayez dans une seconde.
       *[other] Trop de requêtes depuis cette adresse. Réessayez dans { $seconds } secondes.
    }
error-too-many-streams = Depuis cette adresse, on suit déjà autant de tables que possible ({ $most }). Fermez-en une, ou réessayez dans { $seconds } secondes.
error-streams-full = Trop de personnes suivent des tables pour que ce serveur les tienne toutes à jour. Rechargez la page de temps en temps, ou réessayez dans { $seconds } secondes.
error-no-fair-dice = À cette table, on joue avec de vrais dés : il n’y a rien à y ajouter.
error-contribution-late = La partie a commencé et ses dés sont fixés : ajoutez votre grain de hasard tant qu’un siège est libre.
error-bad-request = Le serveur ne peut pas traiter cette requête (HTTP { NUMBER($status, useGrouping: 0) }).
error-malformed = La requête n’est pas conforme à la description de l’API, à { $place } : { $why }.
error-our-fault = Une erreur est survenue sur le serveur, qui l’a notée. Rien n’est perdu dans la partie ; réessayez.
error-workers-need-postgres = { $workers } processus ont besoin d’une base PostgreSQL ; SQLite n’en accepte qu’un.
error-metrics-address = « { $where } » n’est pas une adresse pour les mesures. Attendu : ADRESSE:PORT, par exemple 127.0.0.1:9100.
error-port = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }.
error-bad-proxy = « { $proxy } » n’est ni une adresse ni un réseau. Attendu : des adresses comme 127.0.0.1 ou 10.0.0.0/8, séparées par des virgules.

## Boards

board-moves = Coups possibles
move-result = Résultat : { $events }
board-acts = à son tour
board-won = a gagné
board-last = Dernier coup :
board-person = Joueur ou joueuse
board-bot = Robot
sheet-not-now = Pas maintenant : { $task }

## Store

error-database-address = « { $database } » n’est pas l’adresse d’une base de données. Attendu : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
error-database-file =
    { $why ->
        [closed] Impossible d’ouvrir la base de données { $database }. Vérifiez que son dossier existe ou peut être créé, et que le serveur y a accès.
        [readonly] Impossible d’écrire dans la base de données { $database }. Vérifiez les droits d’écriture sur le fichier et sur son dossier.
        [broken] Le fichier de { $database } est endommagé ou n’est pas une base SQLite. Indiquez-en un autre, ou restaurez une sauvegarde.
        [full] Le disque est plein : rien ne peut être enregistré dans { $database }.
       *[disk] Le disque a échoué en lisant ou en écrivant { $database }.
    }
error-database-latest = Les derniers coups, dans { $file }-wal, sont endommagés. Restaurez une sauvegarde, ou gardez ce qui reste lisible avec : sqlite3 { $file } "PRAGMA wal_checkpoint(TRUNCATE)"
error-database-foreign = La base de données { $database } contient des tables que Bourgade n’a pas créées. Donnez à Bourgade une base à part.
error-backup =
    { $why ->
        [missing] Le fichier { $file } n’existe pas.
        [closed] Impossible de lire { $file } : cet utilisateur n’a pas le droit de l’ouvrir.
        [foreign] { $file } n’est pas une sauvegarde écrite par bourgade admin.
        [newer] La sauvegarde { $file } vient d’une version plus récente de Bourgade. Mettez Bourgade à jour pour la restaurer.
        [cut] La sauvegarde { $file } est tronquée : il en manque la fin. Rien n’a été restauré ; prenez une autre copie.
        [after-end] La sauvegarde { $file } continue après sa fin. Rien n’a été restauré ; prenez une autre copie.
        [edited] La sauvegarde { $file } contient des lignes qui ne peuvent pas venir d’une base de données. Rien n’a été restauré ; prenez une autre copie.
       *[altered] La sauvegarde { $file } est abîmée : son contenu ne correspond pas à sa somme de contrôle. Rien n’a été restauré ; prenez une autre copie.
    }
error-restore-not-empty = La base de données { $database } n’est pas vide. Une sauvegarde ne se restaure que dans une base neuve : donnez son adresse avec --database.
error-restore-differs = Le contenu de la base { $database } diffère de la sauvegarde. Rien n’a été conservé.
error-database-none = { $database } ne contient encore aucune table : aucun serveur ne l’a jamais ouverte.
error-database-older = La base { $database } en est à la version { $found }, et ce programme a besoin de la version { $newest }. Démarrez une fois le serveur de cette version : il la met à jour.
error-database-newer = La base de données { $database } vient d’une version plus récente de Bourgade : son schéma est à la version { $found }, et ce Bourgade n’en connaît que jusqu’à la version { $known }. Mettez Bourgade à jour, ou indiquez une autre base.
error-database-readonly = La base de données { $database } est en lecture seule : c’est peut-être un serveur secondaire. Donnez l’adresse du serveur principal.
error-database-silent = La base de données { $database } ne répond pas. Un autre programme l’occupe peut-être ; réessayez dans un instant.
error-database-unreachable = Impossible de joindre la base de données { $database } : { $why }.

# Le serveur peut-il accueillir du monde (/ready) ? Pour la personne qui l’exploite

ready-problem =
    { $reason ->
        [draining] Ce serveur est en train de s’arrêter.
        [database-silent] La base de données ne répond pas à temps.
        [database-unreachable] La base de données est injoignable.
        [database-readonly] La base de données peut être lue, mais pas modifiée.
        [database-full] Le disque de la base de données est plein.
        [database-broken] Le fichier de la base de données est endommagé.
        [disk] Il reste moins de { $megabytes } Mo sur le disque de la base de données.
        [migrations] La base de données a le schéma d’une autre version de Bourgade.
       *[other] La base de données est inutilisable ; le journal dit pourquoi.
    }

## Avant l’ouverture d’un serveur : bourgade serve --check

check-database = La base de données { $database } peut être modifiée ; son schéma est le { $found }, le plus récent.
check-database-new = La base de données { $database } est vide et sera préparée au démarrage.
check-database-old = La base de données { $database } peut être modifiée ; son schéma { $found } passera au { $newest } au démarrage. Sauvegardez-la d’abord.
check-disk = Il reste { $free } Mo sur le disque de la base de données ; il en faut { $room }.
check-disk-elsewhere = La base de données surveille elle-même son disque.
check-workers =
    { $workers ->
        [one] Un processus, pour { $cores } cœurs.
       *[other] { $workers } processus, pour { $cores } cœurs.
    }
check-port = Le port { $port } de { $host } est libre.
check-metrics = Les mesures pour Prometheus seront à l’adresse { $where }.
check-metrics-off = Pas de mesures pour Prometheus.
check-secure = Les cookies ne passent qu’en HTTPS. Il faut un proxy HTTPS devant le serveur.
check-local = Seule cette machine peut joindre le serveur.
check-open = Tout le réseau peut joindre le serveur, sans HTTPS. Sur Internet, placez un proxy HTTPS devant et ajoutez --secure.
check-proxy = Les limites comptent les requêtes passées par { $proxy } d’après l’adresse qu’il indique.
check-no-proxy = Aucun proxy n’est nommé : les limites comptent par adresse d’origine. Derrière un proxy, tout le monde a la même ; nommez-le avec --proxy.
check-files = Jusqu’à { NUMBER($files, useGrouping: 0) } fichiers et connexions peuvent être ouverts à la fois.
check-few-files = Seulement { NUMBER($files, useGrouping: 0) } fichiers et connexions peuvent être ouverts à la fois. Pour un large public, permettez-en au moins { NUMBER($few, useGrouping: 0) }, avec LimitNOFILE de systemd ou ulimit -n.
check-files-unlimited = Le système ne limite pas le nombre de fichiers et de connexions ouverts à la fois.
check-budgets = Les budgets de recherche sont lisibles : { $hint } pour un conseil, { $chances } pour les chances de victoire.
check-games = Les jeux se chargent : { $games }.
check-numba = numba est là : les robots et les règles tournent compilés.
check-no-numba = numba manque ou est désactivé : les robots tournent interprétés et jouent bien moins bien dans le même temps.

# Une personne : profil, appareils, données

me-title = Vous
me-about = Ce que ce serveur sait de vous. Ni compte ni mot de passe : votre navigateur vous reconnaît.
me-profile = Profil
me-name-about = Les autres le voient à vos tables. Il vaut à partir de la prochaine table.
me-colour = Votre couleur
colour-none = Aucune
colour-red = Rouge
colour-orange = Orange
colour-gold = Or
colour-green = Vert
colour-teal = Pétrole
colour-blue = Bleu
colour-purple = Violet
colour-grey = Gris
me-save = Enregistrer
me-back = Retour à votre page
me-devices = Vos appareils
me-devices-about = Continuez sur un téléphone ou un autre ordinateur : mêmes parties, même pseudo.
me-link = Un autre appareil
device-here = cet appareil
device-since = ajouté { $ago }
device-unnamed = Un navigateur
device-sign-out = Déconnecter
device-sign-out-of = Déconnecter : { $device }
link-device-title = Utiliser un autre appareil
link-device-about = Ouvrez ce lien sur l’autre appareil, ou scannez-y le QR code. Il ne sert qu’une fois, pendant 15 minutes. Gardez-le pour vous : toute personne qui l’ouvre joue en votre nom.
link-device-address = Lien pour votre autre appareil
carry-device-title = Utiliser aussi cet appareil
carry-device-named = Désormais, cet appareil jouera au nom de { $name }.
carry-device-about = Désormais, cet appareil jouera au nom de la personne qui a créé ce lien.
carry-device-along = Les parties déjà jouées ici suivent.
carry-device-own = Ne continuez que si vous avez créé ce lien vous-même.
carry-device-do = Utiliser cet appareil
recovery-title = Code de secours
recovery-about = Si vous perdez votre appareil, ou effacez ses cookies, un code noté sur papier vous rend tout.
recovery-there = Vous avez un code de secours. Si vous ne l’avez plus sous la main, créez-en un autre ; l’ancien ne marchera plus.
recovery-make = Créer un code de secours
recovery-again = Créer un autre code
recovery-shown = Notez ce code. Il n’est affiché que maintenant, et personne ne pourra le retrouver. Toute personne qui l’a peut jouer en votre nom.
recovery-have = J’ai un code
recovery-code = Votre code de secours
recovery-enter = Utiliser le code
recovery-enter-about = En majuscules ou en minuscules, avec ou sans tirets. Cet appareil devient l’un des vôtres, et les parties déjà jouées ici suivent.
me-data = Vos données
me-data-about = Téléchargez tout ce que le serveur garde à votre sujet (un fichier JSON), ou supprimez-le.
me-download = Télécharger mes données
me-delete = Supprimer tout ce qui me concerne
delete-goes = Seront supprimés : votre profil, vos appareils, votre code de secours, votre pseudo à toutes les tables et ce que vous avez ajouté aux dés.
delete-stays = Vos coups restent, sans nom : ce sont aussi les parties des autres, et leurs dés restent vérifiables. Aux tables en attente, votre siège se libère ; dans les parties en cours, un robot peut vous remplacer.
delete-final = C’est définitif.
delete-yes = Tout supprimer
delete-done = Tout est supprimé
delete-done-about = Le serveur ne vous connaît plus. Vous pouvez rejouer quand vous voulez, comme une nouvelle personne.
sit-as = Vous vous asseyez sous le pseudo { $name }.
sit-as-change = Changer

# Confidentialité

privacy-title = Confidentialité
privacy-more = Ce qui est gardé, et combien de temps
privacy-about = Ce que ce serveur sait des personnes qui jouent ici, et ce qu’il ignore. Les pages ne chargent rien d’ailleurs ; ni publicité, ni pistage.
privacy-kept = Ce qui est gardé
privacy-device = Un cookie
privacy-device-about = Un nombre aléatoire reconnaît votre navigateur : vos sièges restent les vôtres. Le serveur n’en garde que l’empreinte. Ni compte, ni mot de passe, ni adresse électronique.
privacy-profile = Votre profil
privacy-profile-about = Dès que vous donnez un pseudo : ce pseudo, votre couleur, votre langue et vos réglages, vos appareils (navigateur et système) et le jour de votre dernière visite. Ils sont gardés jusqu’à ce que vous les supprimiez.
privacy-games = Vos parties
privacy-games-about = Chaque coup avec son heure, les pseudos à la table, et ce que vous ajoutez aux dés. Les autres joueurs les voient.
privacy-finished = Les parties terminées sont supprimées au bout { $days ->
    [one] d’un jour
   *[other] de { $days } jours
}.
privacy-finished-stay = Les parties terminées sont gardées jusqu’à ce que l’hébergeur les supprime.
privacy-abandoned = Les parties inachevées sont supprimées au bout { $days ->
    [one] d’un jour
   *[other] de { $days } jours
} sans coup joué.
privacy-games-stay = Les parties sont gardées jusqu’à ce que l’hébergeur les supprime.
privacy-abandoned-stay = Les parties inachevées sont gardées jusqu’à ce que l’hébergeur les supprime.
privacy-designs = Vos créations
privacy-designs-about = Ce que vous enregistrez dans l’atelier : le nom, les chiffres et les textes de vos cartes. Tous ceux qui ont le lien peuvent les voir. Elles sont gardées jusqu’à ce que vous effaciez vos données ; les tables qui y jouent en gardent les cartes aussi longtemps qu’elles-mêmes.
privacy-address = Votre adresse
privacy-address-about = Une table est gardée avec l’adresse IP d’où elle a été créée, aussi longtemps que la table elle-même, contre les abus ; seul l’hébergeur la voit. Contre les afflux, les adresses sont aussi comptées en mémoire, jamais sur disque.
privacy-log = Journaux
privacy-log-requests = Le serveur note chaque requête dans un journal : heure, adresse et page. L’hébergeur décide combien de temps il le garde.
privacy-log-errors = Seules les erreurs sont notées, sans pseudo ni cookie.
privacy-yours = Ce que vous pouvez faire
privacy-yours-about = Quand vous voulez, vous pouvez télécharger tout ce qui est gardé à votre sujet, ou le supprimer :
privacy-me = votre page
privacy-ask = Une question ? Contact : { $contact }.
privacy-ask-nobody = Pour toute question, adressez-vous à la personne qui vous a donné l’adresse de ce serveur.
check-privacy = La page de confidentialité est lisible.
check-no-contact = Les inconnus ne savent pas à qui parler de leurs données : indiquez un contact avec --contact.
error-host-text = { $file } est illisible : { $why }. Donnez à --privacy un fichier texte en UTF-8.
error-host-text-long = { $file } est trop long : un texte de confidentialité peut faire { $kilobytes } Ko.
error-no-device = Cet appareil n’est pas l’un des vôtres, ou est déjà déconnecté.
error-last-device = C’est votre seul appareil : une fois déconnecté, vous ne pourriez plus revenir. Créez d’abord un code de secours, ou supprimez tout.
error-recovery-code = Personne n’a ce code de secours. Vérifiez chaque lettre ; si vous avez créé un code plus récent, utilisez celui-là.
error-no-person = Aucune clé ne commence par « { $given } ». bourgade admin people affiche les clés.
error-many-people = Plusieurs clés commencent par « { $given } » : donnez-en davantage.
error-short-person = « { $given } » n’est pas une personne : donnez au moins { $least } caractères d’une clé, ou TABLE:SIÈGE.

### Le site statique

site-only-here = Tout se passe dans votre navigateur, même sans réseau. Vos parties restent sur cet appareil.
site-tables = Jouer à plusieurs
site-hand-over = Envoyer au serveur
site-not-handed = Le serveur n’a pas pris cette partie : { $why }
site-offline = Jouer hors ligne
site-review-stop = Arrêter et afficher le résultat
site-again = Recharger la page
site-new = Nouvelle partie
site-against = Adversaire au siège { $letter }
site-start = Commencer la partie
site-not-your-turn = Ce n’est plus à vous de jouer.
site-not-kept = Votre navigateur ne conserve pas cette partie : fenêtre privée, ou plus de place. Vous pouvez continuer à jouer ; téléchargez la partie avant de partir.
site-other-tab = Cette partie est ouverte dans un autre onglet. Continuez là-bas, ou reprenez-la ici.
site-bring-here = Jouer ici
site-moved = Vous jouez maintenant cette partie dans un autre onglet.
site-old-rules = Cette partie a été jouée avec une version antérieure des règles et ne peut pas continuer ici. Vous pouvez toujours la télécharger.
site-failed = Cela n’a pas fonctionné. Rechargez la page et réessayez ; vos coups sont en sécurité.
site-no-server = Le serveur ne répond pas. Votre partie est toujours ici ; réessayez plus tard.
site-lacks = Il manque à votre navigateur de quoi faire tourner les jeux : { $what }. Firefox, Chrome, Edge ou Safari à jour conviennent.
site-no-game = Cette partie n’est pas dans votre navigateur. Elle a peut-être été supprimée, ou jouée sur un autre appareil.
site-broken = La partie n’a pas pu être chargée : { $why } Rechargez la page ; vos coups sont en sécurité.
site-no-such-options = Ce site ne propose pas les options de cette partie. Ouvrez-la sur un serveur Bourgade, ou avec « bourgade show ».
site-bad-record = Cette partie ne peut pas être ouverte : { $why }
site-record-about = Choisissez un fichier de partie, ou déposez-le sur cette page. La partie est rejouée coup par coup, et vous pouvez en revoir chaque étape.
site-ready = Bourgade est prêt à fonctionner sans réseau.
site-update = Une nouvelle version est prête. Elle s’ouvrira quand tous les onglets de Bourgade seront fermés.
site-older = Parties plus anciennes
site-delete = Supprimer cette partie
site-delete-sure = Supprimer cette partie de votre navigateur ?
site-dice = Les dés sont fixés par un secret scellé. Son empreinte est { $commitment } ; la partie enregistrée révèle le secret à la fin, et « bourgade verify » contrôle chaque lancer.
site-needs-script = Les jeux tournent dans votre navigateur et ont besoin de JavaScript. Les règles et les cartes se lisent sans lui.

## L’atelier

workshop = Atelier
workshop-about = Modifiez une carte, voyez ce que cela change et jouez-y entre amis.
workshop-of = { $game } : atelier
workshop-how = Choisissez une carte et modifiez ses chiffres.
workshop-keep = Garder
workshop-undo = Annuler
workshop-download = Télécharger
workshop-changes = { $count ->
    [0] Tout est comme imprimé.
    [one] 1 modification.
   *[other] { $count } modifications.
}
workshop-faults = { $count ->
    [one] Un chiffre n’a pas été repris.
   *[other] { $count } chiffres n’ont pas été repris.
}
workshop-add = Ajouter une carte
workshop-added = Nouvelle
workshop-changed = Modifiée
workshop-more = Autres chiffres ({ $count })
workshop-figure = { $what } : { $word }
workshop-text-name = Nom ({ $language ->
    [fr] français
   *[en] anglais
})
workshop-text-article = Avec son article ({ $language ->
    [fr] français
   *[en] anglais
})
workshop-text-brief = En quelques mots ({ $language ->
    [fr] français
   *[en] anglais
})
workshop-text-about = Ce qu’elle fait ({ $language ->
    [fr] français
   *[en] anglais
})
workshop-yes = oui
workshop-no = non
workshop-nothing = –
workshop-range = de { $low } à { $high }
workshop-from = au moins { $low }
workshop-printed = imprimé : { $value }
workshop-duplicate = Dupliquer
workshop-remove = Retirer
workshop-restore = Comme imprimé
workshop-provenance = D’où viennent ses chiffres : { $source }
error-draft-toml = Ce n’est pas un fichier de contenu : { $why }
error-draft-too-long = Un fichier de contenu de l’atelier compte au plus { $most } caractères.
error-draft-too-many = L’atelier ajoute au plus { $most } cartes.
error-whole-number = « { $found } » n’est pas un nombre entier.

study-title = Ce que cela change
study-about = Les deux versions sont jouées avec les mêmes dés sur cet appareil, par les mêmes robots.
study-run = Lancer
study-stop = Arrêter
study-bots = Joueurs
study-bot-greedy = Tous gloutons
study-bot-random = Tous au hasard
study-loading = Démarrage…
study-failed = Les parties n’ont pas pu être jouées ici : { $why }
study-no-script = Pour jouer les parties, cette page a besoin de JavaScript.
study-running = { $games } parties de chaque version en { $seconds } s
study-certain = Connu à ±1 point près après { $games } parties de chaque version et { $seconds } s.
study-stopped = Arrêté après { $games } parties de chaque version et { $seconds } s.
study-old = Ces résultats portent sur une ébauche antérieure. Relancez.
study-original = Comme imprimé
study-draft = Ébauche
study-difference = Différence
study-found = change
study-none = aucune différence trouvée
study-verdict = { $found } chiffres sur { $count } changent ; les verdicts tiennent compte du nombre de comparaisons.
study-more = Les { $count } chiffres
study-wins = Part des victoires
study-length = Par partie
study-place = { $place ->
    [1] Premier joueur
    [2] Deuxième joueur
    [3] Troisième joueur
    [4] Quatrième joueur
    [5] Cinquième joueur
   *[other] Sixième joueur
}
study-turns = Tours
study-decisions = Décisions
study-choices = Décisions avec un choix
study-lead-changes = Changements de tête
study-endings = Fin des parties
study-scores = Chiffres finaux, par joueur
study-lines = Points du décompte, par joueur
study-had = { $what } : part des joueurs
study-mean = { $what } : par joueur

sweep = Balayer un chiffre
sweep-about = Joue l’ébauche avec plusieurs valeurs du chiffre, chacune à côté de l’ébauche telle quelle.
sweep-figure = Chiffre
sweep-from = De
sweep-to = À
sweep-run = Balayer
study-sweep-running = Valeur { $value } : { $games } parties jusqu’ici, { $seconds } s
study-sweep-done = { $count } comparaisons en { $seconds } s ; { $found } d’entre elles montrent une différence, compte tenu de leur nombre.
study-sweep-stopped = Arrêté après { $seconds } s. Les dernières valeurs manquent.
study-sweep-title = { $what } selon la valeur
study-sweep-now = actuel
error-sweep-place = « { $place } » n’est pas un nombre que l’on puisse balayer.

tune = Régler des chiffres sur un objectif
tune-about = Dites quels chiffres peuvent changer et ce que vous voulez. Votre appareil essaie des chiffres jusqu’à atteindre les objectifs, puis vérifie les meilleurs avec de nouveaux dés.
tune-knobs = Ce qui peut changer
tune-no-knobs = Ouvrez une carte, choisissez un chiffre et ses bornes sous « Balayer un chiffre », puis « Peut changer ».
tune-may-change = Peut changer
tune-goals = Ce que vous voulez
tune-goal-what = Objectif
tune-at-least = Au moins
tune-at-most = Au plus
tune-add-goal = Ajouter l’objectif
tune-run = Régler
study-tune-knob = { $what }, de { $least } à { $most }
study-tune-goal = { $what } : de { $least } à { $most }{ $unit }
study-tune-remove = Retirer { $what }
study-tune-lacks = Il faut au moins un chiffre qui peut changer et un objectif.
study-tune-range = { $most } doit être plus grand que { $least }.
study-tune-running = { $count } jeux de chiffres essayés, { $games } parties, { $seconds } s
study-tune-checking = Vérification des meilleurs chiffres avec de nouveaux dés…
study-tune-done = { $count } jeux de chiffres essayés en { $seconds } s.
study-tune-stopped = Arrêté après { $count } jeux de chiffres et { $seconds } s.
study-tune-refused = { $count } jeux de chiffres ont été refusés : { $why }
study-tune-reached = Avec de nouveaux dés, tous les objectifs sont atteints.
study-tune-missed = Avec de nouveaux dés, les objectifs ne sont pas tous atteints.
study-tune-title = Les meilleurs chiffres trouvés
study-tune-checked = Vérifié avec de nouveaux dés
study-tune-now = Ébauche
study-tune-take = Prendre ces chiffres
error-tries = Ce ne sont pas des chiffres qu’une recherche puisse essayer.

## Créations : le contenu que l’on garde

design-keep = La garder
design-keep-about = Un nom en fait une création à vous : un lien la montre aux autres, et l’on peut y jouer. Chaque modification gardée est une version de plus.
design-name = Nom de la création
design-save = Enregistrer
design-line = { $game } · version { $version } · { $ago }
design-hidden = L’hébergeur de ce serveur a masqué cette création : vous seul pouvez l’ouvrir. Les tables qui y jouent continuent.
design-broken = Cette création ne convient plus au jeu : { $why }
design-play = Y jouer
design-change = La modifier
design-changes = Ce qui est différent
design-share = Partager le lien
design-report = Signaler cette création
design-reported = Signalement envoyé
design-reported-about = L’hébergeur de ce serveur peut voir le signalement et masquer la création.
design-mine = Mes créations
design-of = { $game }, version { $version }
error-no-design = Il n’y a pas de création « { $id } » ici, ou elle a été masquée.
error-design-name = Donnez un nom à la création.
error-draft-faults = Certains chiffres n’ont pas été repris. Corrigez-les avant d’enregistrer.
error-draft-empty = Tout est comme imprimé : il n’y a rien à enregistrer.
error-many-designs = Vous avez gardé { $most } créations, c’est le maximum par personne.

## Discuter à une table

talk = Discussion
talk-lines = Ce qui a été dit
talk-none = Personne n’a encore rien dit.
talk-said = { $name } : { $text }
talk-reactions = Réactions
talk-phrases = Phrases, pour chacun dans sa langue
talk-write = Écrivez un message
talk-send = Envoyer
talk-more = Options pour ce message de { $name }
talk-mute = Masquer { $name }
talk-report = Signaler
talk-reported = Message signalé. L’hôte de ce serveur peut le voir et le masquer.
talk-onlooker = Spectateur
talk-not-met = Vous pourrez vous écrire une fois que vous aurez tous terminé une partie ensemble.
talk-no-texts = Sur ce serveur, on utilise ici des réactions et des phrases.
talk-note-plays = Tout le monde voit les réactions et les phrases. Seuls les joueurs lisent ce qu’écrivent les joueurs.
talk-note-onlooker = Les spectateurs lisent ceci maintenant ; les joueurs, après la partie.
talk-note-over = La partie est finie : les joueurs lisent aussi ce que disent les spectateurs.
reaction-bravo = Bravo !
reaction-smile = Sourire
reaction-laugh = Rire
reaction-wow = Ça alors !
reaction-sad = Dommage…
reaction-heart = Cœur
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-move = Joli coup !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-wait = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-your-turn = C’est à vous.
phrase-good-game = Belle partie !
phrase-again = On en refait une ?
phrase-bye = Au revoir !
muted-title = Personnes masquées
muted-about = Vous ne voyez plus ce qu’elles disent, à aucune table. Elles n’en savent rien.
muted-unnamed = Quelqu’un qui n’a pas donné de nom
unmute = Ne plus masquer
unmute-name = Ne plus masquer { $name }
error-talk-off = On ne peut pas discuter à cette table.
error-talk-met = Vous pourrez vous écrire une fois que vous aurez tous terminé une partie ensemble. D’ici là, utilisez les réactions et les phrases.
error-talk-phrases = Ici, vous pouvez utiliser des réactions et des phrases, mais pas écrire.
error-talk-empty = Écrivez quelque chose, ou choisissez une réaction ou une phrase.
error-talk-slow = Attendez { $seconds } s avant d’écrire à nouveau.
error-no-remark = La table { $table } n’a pas de message { $number }.
error-own-remark = Ce message est de vous.
error-chat-filter = Impossible de lire { $file } : { $why }. Donnez à --chat-filter un fichier texte en UTF-8, avec un mot par ligne.
error-chat-filter-long = { $file } est trop long : une liste de mots indésirables peut avoir { $kilobytes } Ko.
check-chat-off = Personne ne peut discuter aux tables
check-chat-phrases = Aux tables, on peut utiliser des réactions et des phrases
check-chat-met = Aux tables, les personnes qui se connaissent peuvent s’écrire
check-chat-all = Aux tables, tout le monde peut écrire à tout le monde
privacy-talk = Ce que vous dites aux tables
privacy-talk-about = Réactions, phrases et messages, chacun avec son heure, aussi longtemps que la table elle-même, et les personnes que vous avez masquées. Les autres à la table peuvent les lire ; si quelqu’un en signale un, l’hôte aussi. Ils ne font pas partie de l’enregistrement d’une partie.

## Être prévenu à son tour

calls-title = Alertes
calls-about = Quand c’est à vous, ou qu’une partie que vous attendez commence, ce navigateur peut vous prévenir, même sans page ouverte. Le message dit le nom du jeu, rien d’autre.
calls-here = Me prévenir quand c’est à moi
calls-done = Ce navigateur vous préviendra quand ce sera à vous.
calls-denied = Ce navigateur ne le permet pas. Autorisez les notifications de cette page dans ses réglages.
calls-since = depuis { $ago }
calls-quiet-from = Silence de
calls-quiet-until = à
calls-quiet-save = Enregistrer
calls-quiet-save-for = Enregistrer les heures de silence de { $device }
calls-stop = Arrêter
calls-stop-on = Arrêter sur { $device }
calls-stop-all = Arrêter partout
call-turn = À vous : { $game }
call-turn-about = Les autres vous attendent.
call-begins = { $game } : la partie a commencé
call-begins-about = Tous les sièges sont pris.
call-stop = Ne plus me prévenir
error-push-off = Ce serveur ne prévient personne.
error-bad-push = Ce navigateur a donné une adresse inutilisable.
error-push-contact = « { $contact } » n’est pas un contact pour les services d’alerte. Donnez à --push une adresse mailto: ou https:.
check-push-off = Personne n’est prévenu à son tour (--push)
check-push = On peut être prévenu à son tour, par { $contact }
privacy-calls = Où vous êtes prévenu
privacy-calls-about = Si vous souhaitez être prévenu à votre tour : l’adresse que votre navigateur a donnée pour cela, chez le service de son éditeur, votre fuseau horaire et vos heures de silence. Les messages sont chiffrés pour votre seul navigateur. Le tout est gardé jusqu’à ce que vous, ou votre navigateur, y mettiez fin.
## Ratings, and the pages of players

rating = Classement
rating-points = { $points } ± { $margin }
rating-uncertain = { $points } ?
rating-place = Rang
rating-games = Parties
rating-after =
    { $count ->
        [one] après une partie
       *[other] après { $count } parties
    }
rating-curve = De { $first } à { $last } en { $games } parties
ratings-title = Classements
ratings-about = Les parties classées comptent pour les personnes et les robots sur une même échelle, pour chaque jeu et chaque édition. 1500 correspond au robot confirmé ; à deux joueurs, 400 points de plus font gagner dix parties sur onze.
ratings-none = Personne n’a encore terminé de partie classée. Choisissez « Classée » en préparant une table.
ratings-people =
    { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
ratings-people-title = Joueurs
ratings-all = Tous les classements
ratings-levels = Les robots
ratings-levels-about = Ce sont les points fixes de l’échelle : aucune partie ne change leur classement, mesuré dans des parties entre eux.
rated = Classement
rated-not = Non classée
rated-not-about = Juste une partie.
rated-last = Classée, partir c’est perdre
rated-last-about = Le résultat compte pour le classement : ni conseil, ni retour en arrière, dés du serveur. Qui abandonne, reste absent trop longtemps (15 minutes, ou le temps du rythme choisi) ou laisse un robot finir à sa place est dernier.
rated-bot = Classée, le robot compte
rated-bot-about = Le même principe, mais si vous abandonnez ou vous absentez, le résultat du robot qui continue compte comme le vôtre.
rated-table = Partie classée
player-page = profil
player-is-you = C’est ainsi que les autres vous voient. Modifiez-le sur votre page.
player-block = Bloquer
player-block-about = Vous ne voyez plus ce joueur dans les listes, et aucun de vous deux ne peut rejoindre une table où l’autre est assis.
player-blocked = Vous avez bloqué { $name }.
player-unblock = Débloquer
player-unblock-name = Débloquer { $name }
stats-title = Parties
stats-mine = Vos résultats
stats-games = Par jeu
stats-players = Par nombre de joueurs
stats-seats = Par siège
stats-won = Parties gagnées
stats-favourites = Boîtes favorites
stats-count =
    { $count ->
        [0] Aucune partie terminée.
        [one] Une partie terminée.
       *[other] { $count } parties terminées.
    }
stats-bar =
    { $games ->
        [one] { $percent } % de victoires en une partie
       *[other] { $percent } % de victoires en { $games } parties
    }
me-avatar = Image
avatar-none = Aucune
me-shown = Montrer ma page de profil aux autres
me-shown-about = Votre pseudo, votre image, vos résultats et classements, et vos parties affichées à l’accueil. Sans elle, vous ne figurez dans aucun classement.
me-public = Voir votre page de profil
me-blocked = Joueurs bloqués
privacy-player = Votre page de profil
privacy-player-about = Les autres voient sur une page votre pseudo, votre image, vos résultats et vos parties affichées à l’accueil, sauf si vous la désactivez sur votre page. Son adresse ne dit rien de vos appareils. Les joueurs que vous bloquez sont gardés aussi ; personne n’en est informé.
privacy-ratings-about = Les rangs obtenus dans les parties classées et le classement qui en découle. Ils sont gardés plus longtemps que les parties elles-mêmes ; une fois vos données supprimées, ils ne mènent plus à vous.
error-no-player = Il n’y a pas de joueur à cette adresse, ou il ne montre pas sa page.
error-block-oneself = Vous ne pouvez pas vous bloquer vous-même.
error-not-welcome = Vous ne pouvez pas rejoindre cette table.
error-undo-rated = Dans une partie classée, on ne revient pas en arrière.
error-bad-leaving = « { $leaving } » n’est pas une façon de classer une table.
error-rated-dice = Une partie classée se joue avec les dés équitables du serveur.
error-rated-start = Seules les parties jouées depuis le début, avec les cartes imprimées, peuvent être classées.
error-rated-alone = Une partie classée demande au moins deux joueurs, sans adversaire joué par les règles.
error-rated-hints = Une partie classée n’autorise aucun conseil.
error-rated-twice = Dans une partie classée, chacun joue un seul siège, sur son propre appareil.
error-rated-bot = La force de ce robot est inconnue : dans une partie classée, choisissez un des niveaux d’un jeu qui les a mesurés.
error-rated-nobody = Une partie classée demande au moins une personne.
error-rated-replace = Dans une partie classée, aucun robot ne joue pour vous tant que vous êtes là. Vous pouvez abandonner.
error-rated-hand-over = Le siège d’une partie classée ne se cède pas.
error-not-left = Personne n’a quitté cette table.
stats-even = Le trait marque une part égale des victoires.
ratings-uncertain = Le point d’interrogation signale un classement établi sur peu de parties, encore sans rang.

## Tournois

tournaments-title = Tournois
tournaments-about = Rondes suisses, toutes rondes et arènes, à des tables de deux à six. Pas de compte : un pseudo suffit.
tournaments-none = Il n’y a pas encore de tournoi.
tournament-new = Nouveau tournoi
tournament-make = L’annoncer
tournament-unnamed = Tournoi
tournament-swiss = Système suisse, tables de { $most }
tournament-robin = Toutes rondes, tables de { $most }
tournament-arena = Arène, tables de { $most }
form-swiss = Système suisse
form-robin = Toutes rondes
form-arena = Arène
tournament-form-about = Système suisse : autant de rondes que vous le choisissez, contre des gens qui ont autant de points. Toutes rondes : chacun rencontre tous les autres, ou aussi régulièrement que possible à trois ou plus par table. Arène : autant de parties que vous voulez dans les minutes choisies.
tournament-field-name = Nom
tournament-field-note = Quand et où, en une phrase
tournament-field-box = Jeu
tournament-field-most = Joueurs par table
tournament-field-form = Formule
tournament-field-rounds = Rondes (suisse)
tournament-field-minutes = Minutes (arène)
tournament-field-limit = Minutes par partie, au plus
tournament-field-patience = Minutes pour venir à la table
tournament-field-pause = Minutes entre les rondes
tournament-field-absent = Si quelqu’un ne vient pas
absent-bot = Un robot joue à sa place
absent-forfeit = La partie est abandonnée pour lui
tournament-rated = Les parties comptent pour le classement : ni conseil ni retour en arrière, et qui ne vient pas abandonne.
tournament-is-open = Inscriptions ouvertes
tournament-is-running = En cours
tournament-is-over = Terminé
tournament-is-closed = Annulé
tournament-people =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
tournament-nobody = Personne n’est encore inscrit.
tournament-begin = Lancer le tournoi
tournament-close = Mettre fin au tournoi
tournament-register = S’inscrire
tournament-withdraw = Se retirer
tournament-return = Je suis de retour
tournament-to-table = Rejoindre votre table
tournament-back = Tournoi
tournament-screen = L’afficher sur un grand écran
tournament-turn = Tourner les pages automatiquement
tournament-standings = Classement
tournament-round = Ronde { $round }
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-table = Table { $n }
tournament-bye = Pas de partie
tournament-points = Points
tournament-opponents = Adversaires
tournament-wins = Victoires
tournament-away = absent
tournament-absent = n’est pas venu
tournament-rules = Comment ça marche
tournament-scale = Une victoire vaut 10 points et la dernière place 0, quelle que soit la taille de la table ; les places intermédiaires sont réparties régulièrement, et les ex æquo partagent leurs points. Si le nombre ne tombe pas juste, certaines tables ont moins de joueurs. À deux par table, une personne se repose : en système suisse, cela compte comme une victoire.
tournament-ties = À égalité de points, les points des adversaires départagent (la moyenne de chaque table, additionnée), puis les premières places, puis les tables partagées. Ensuite, les places sont partagées.
tournament-ties-arena = À égalité de points, les premières places départagent, puis les tables partagées. Ensuite, les places sont partagées.
tournament-limits-bot = Venez à votre table en { $patience } min : passé ce délai, un robot joue jusqu’à votre arrivée ; si vous ne venez pas, vous n’avez aucun point et ne jouez plus avant d’avoir signalé votre retour. Après { $limit } min, la partie s’arrête en l’état : les joueurs partagent les points, mais qui fait attendre la table est dernier.
tournament-limits-forfeit = Venez à votre table en { $patience } min : passé ce délai, vous avez abandonné la partie, et vous ne jouez plus avant d’avoir signalé votre retour. Après { $limit } min, la partie s’arrête en l’état : les joueurs partagent les points, mais qui fait attendre la table est dernier.
tournament-meets = Des personnes qui se bloquent peuvent se rencontrer. Leurs noms ne leur sont pas montrés ici, et à la table elles ne partagent que des coups.
entrant-number = Joueur { $n }
call-table = { $game } : votre table est prête
call-table-about = Votre prochaine partie du tournoi a commencé.
privacy-tournaments-about = Les tournois où vous jouez gardent votre pseudo avec vos résultats et, si vous en avez annoncé un, son nom et sa phrase. Une fois vos données supprimées, les résultats n’ont plus de nom.
error-tournament-gone = Il n’y a pas de tournoi à cette adresse.
error-tournament-over = Ce tournoi est terminé.
error-tournament-begun = Ce tournoi a déjà commencé.
error-tournament-full = Ce tournoi est complet : { $most } joueurs au plus.
error-tournament-small = Un tournoi demande au moins deux joueurs.
error-tournament-name = Choisissez d’abord un pseudo.
error-tournament-choice = « { $given } » ne fait pas partie des choix.
error-tournament-number = Choisissez un nombre de { $least } à { $most }.
error-not-organiser = Seule la personne qui organise peut le faire.

## Clubs

clubs-title = Clubs
clubs-about = Une page pour un groupe d’amis : ce que vous allez jouer, et qui gagne contre qui. Seuls les membres la voient.
club-name = Nom du club
club-make = Créer un club
club-join = Rejoindre
club-join-about = Les membres voient votre nom, les parties que vous jouez ensemble et leur issue.
club-next = Prochaines parties
club-nothing = Rien de prévu : ouvrez une table, ou annoncez un tournoi.
club-results = Résultats entre membres
club-results-about = Les parties terminées d’au moins deux membres. Les colonnes numérotées comparent : victoires – défaites contre ce joueur.
club-no-results = Aucune partie terminée entre membres pour l’instant.
club-members = Membres
club-remove = Retirer
club-remove-name = Retirer { $name }
club-invite-about = Qui ouvre cette adresse peut rejoindre le club. Elle change quand quelqu’un est retiré.
club-leave = Quitter le club
club-erase = Supprimer le club
privacy-clubs-about = Les clubs dont vous êtes membre. Leurs membres voient votre nom et les parties que vous jouez ensemble. Vous pouvez partir à tout moment ; un club sans membre est supprimé.
error-no-club = Il n’y a pas de club pour vous à cette adresse. Demandez une invitation à un membre.
error-club-full = Ce club est complet : { $most } membres au plus.
error-club-name = Choisissez un nom pour le club.

## Temps de réflexion

clock = Temps de réflexion
clock-time = Cadence
clock-about = Chaque décision a son temps ; ensuite, on puise dans la réserve, donnée une fois pour la partie. Les robots, les dés et les pannes du serveur ne coûtent de temps à personne ; seul à une table, on n’est pas chronométré.
clock-none = Sans limite de temps
clock-own = Des durées de votre choix
clock-preset = { $name } : { $time }
clock-quick = Rapide
clock-normal = Normal
clock-relaxed = Tranquille
clock-day = Par jours
clock-three-days = Par jours, sans hâte
clock-plain = { $time } par décision
clock-with-bank = { $time } par décision, réserve de { $bank }
clock-decision = Temps par décision
clock-unit = Unité
clock-bank = Réserve (minutes)
clock-seconds = secondes
clock-minutes = minutes
clock-hours = heures
clock-units = j h min
clock-weekends-off = week-ends libres ({ $zone })
clock-zero-bot = à zéro, un robot prend le relais
clock-zero-loss = à zéro, la partie est perdue
clock-zero-nothing = à zéro, rien ne se passe
clock-warning = Encore { $count } secondes.
at-zero = Quand le temps est écoulé
at-zero-about = Le robot joue jusqu’au retour du joueur ; après une défaite, il joue jusqu’à la fin. S’il ne se passe rien, les autres peuvent installer un robot à sa place.
at-zero-bot = Un robot le remplace
at-zero-loss = Le joueur perd
at-zero-nothing = Rien ne se passe
weekends-off = Week-ends libres
weekends-off-about = Le samedi et le dimanche ne comptent pas, dans votre fuseau horaire. À partir d’une heure par décision.
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
story-flag = { $who ->
    [you] Votre temps était écoulé.
   *[other] { $name } n’avait plus de temps.
}
error-bad-clock = Une décision peut durer de { $least } secondes à { $most } heures, et la réserve est d’au plus { $bank } heures.
error-bad-at-zero = « { $given } » n’est pas une issue possible à zéro. Choisissez bot, loss ou nothing.
error-no-such-clock = « { $given } » n’est pas un temps de réflexion. Choisissez dans la liste.
error-no-flag = Personne n’a épuisé son temps ici.
error-clocks-off = Ce serveur ne propose pas de temps limité.

## Trouver des adversaires

meet-title = Trouver des adversaires
meet-about = Dites à quoi vous aimeriez jouer. Dès que vous êtes assez nombreux à vouloir la même chose, la table s’ouvre pour vous tous. Tout le monde peut regarder ces parties depuis l’accueil.
meet-what = Jeu
meet-players = Joueurs
meet-bots = Robots
meet-bots-after = Des robots après { $seconds } s
meet-only-people = Sans robot
meet-rated = classée
meet-unrated = non classée
meet-rated-wish = Partie classée
meet-rated-about = Le résultat compte pour votre classement : ni conseil, ni retour en arrière, et qui part est dernier. Les adversaires de votre niveau passent d’abord. Des robots ne complètent que si leur force a été mesurée.
meet-find = Trouver des adversaires
meet-find-for = Trouver des adversaires : { $wish }
meet-more = Tous les choix
meet-hall = On vous attend
meet-waiting =
    { $count ->
        [one] 1 personne attend
       *[other] { $count } personnes attendent
    }
meet-join = Rejoindre
meet-join-for = Rejoindre : { $wish }
meet-others =
    { $count ->
        [0] { $missing ->
            [one] Il manque encore 1 joueur
           *[other] Il manque encore { $missing } joueurs
        }
        [one] 1 autre personne attend la même partie
       *[other] { $count } autres personnes attendent la même partie
    }
meet-stay = Gardez cette page ouverte : la table s’ouvrira d’elle-même. Si vous la fermez, vous ne serez pas placé.
meet-leave = Ne plus chercher
meet-back = Revenir à l’attente
error-meet-players = Cette édition ne se joue pas à ce nombre.
error-seek-taken = Quelqu’un a trouvé une autre table entre-temps.
privacy-meet = Recherche d’adversaires
privacy-meet-about = Ce que vous cherchez, votre nom et l’adresse d’où vous venez, le temps de l’attente. Tout est effacé dès que vous avez une table, que vous ne cherchez plus ou après une demi-heure d’absence.

## Défis

challenges-title = Défis
challenge-player = Défier { $name }
challenge-player-to = Défier { $name } : { $game }
challenge-about = Vous préparez la table ; elle attend la réponse une heure, trois jours si le rythme est lent.
challenge-free-seat = Laissez un siège libre : il est gardé pour { $name }.
challenge-by = { $name } vous lance un défi
challenge-accept = Accepter
challenge-accept-of = Accepter le défi de { $name }
challenge-decline = Décliner
challenge-decline-of = Décliner le défi de { $name }
challenge-for-you = On vous défie à ce jeu
challenge-waits = { $name } a reçu votre défi. La table s’ouvrira dès son accord.
call-challenge = Un défi : { $game }
call-challenge-about = Acceptez ou déclinez d’un geste.
privacy-challenges = Qui vous défiez et qui vous défie, jusqu’à la réponse ou à la fin du délai.
error-challenge-oneself = Vous ne pouvez pas vous défier vous-même.
error-challenge-no-seat = Laissez un siège libre pour la personne que vous défiez.
error-challenge-again = Vous avez déjà défié cette personne. Attendez sa réponse.
error-challenge-many = { $most } de vos défis attendent une réponse. Patientez, ou fermez une de ces tables.
error-no-challenge = Ce défi n’a plus cours.

## Séries

series = Série
series-about = Enchaînez plusieurs parties : chacun avance d’un siège à chaque fois, et le plus de victoires l’emporte.
series-title = Au meilleur des { $best }, partie { $game }
series-best = Au meilleur des { $best }
series-chosen = C’est la première partie d’une série au meilleur des { $best }.
series-none = Une seule partie
series-wins =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
series-won =
    { $count ->
        [one] { $names } remporte la série
       *[other] { $names } se partagent la série
    }
series-next = Jouer la partie { $game }
series-to-next = Vers la partie { $game }
series-again = Jouer une série
error-series-late = La partie a commencé : une série se choisit avant.

## La partie du jour

daily-game = La partie du jour
