## Le cadre de chaque page

site-title = Bourgade · jeux de société qui bâtissent des villes
site-about = Des jeux de société qui bâtissent des villes, règle pour règle, dans le navigateur : entre amis ou contre des robots, en direct ou sur plusieurs jours. Aucun compte à créer.
skip = Aller au contenu
to-lobby = Bourgade, vers l’accueil
menu = Menu
menu-pages = Pages
lobby = Accueil
language = Langue
theme = Couleurs
theme-light = Clair
theme-dark = Sombre
theme-system = Comme l’appareil
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
copy-failed = Ce navigateur n’autorise pas la copie : sélectionnez le texte et copiez-le vous-même.
share = Partager
search = Chercher
about = Le jeu
play = Jouer
rules = Règles
cards = Cartes
rule = Règle
rule-open = La voir parmi toutes les règles
reference = Référence
contents = Sommaire

## La connexion

reconnecting = Connexion perdue. Reconnexion en cours…
reconnected = Connexion rétablie
offline-now = Pas de réseau. La partie reprend dès qu’il revient.
not-sent = L’envoi a échoué : le serveur ne répond pas. Rien n’est perdu ; réessayez.
answer-slow = C’est envoyé. Le plateau suit dans un instant.
offline-title = Pas de réseau
offline-about = Bourgade est injoignable pour le moment. Vos parties sont gardées sur le serveur et rien n’est perdu : elles reprendront où elles en étaient.
offline-again = Réessayer

## L’accueil

lobby-hello = Prenez place, on joue
list-mine = Vos parties
list-games = Jeux
list-open = Tables ouvertes
list-open-empty = Aucune table n’attend de joueurs en ce moment. Choisissez un jeu et laissez un siège libre.
list-watching = Parties à regarder
list-finished = Vos parties terminées
list-finished-others = Parties terminées
players-range = { $range } joueurs
editions = Éditions
editions-count =
    { $count ->
        [one] une édition
       *[other] { $count } éditions
    }
play-game = Jouer à { $game }
about-game = Le jeu { $game }
your-turn = À vous de jouer
row-next = C’est à { $name }
row-open =
    { $count ->
        [one] un siège libre
       *[other] { $count } sièges libres
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
new-origin = La partie reprend d’une position, après l’étape { $step } d’une autre.
new-origin-see = Voir la position
new-what = À quoi l’on joue
option-line = { $option } : { $value }
new-more-options =
    { $count ->
        [one] Une option de plus
       *[other] { $count } options de plus
    }
new-update = Mettre à jour
new-seats = Qui joue
new-who-sits = Qui occupe le siège { $letter }
new-name-of = Nom au siège { $letter }
new-seats-help = Un siège libre est pris par quiconque ouvre le lien de la table ; la partie commence quand il ne manque plus personne. Quelqu’un à côté de vous joue sur cet appareil.
seat-me = Moi
seat-anybody = Libre, pour tous
seat-here = Quelqu’un à côté de moi
seat-bot = Robot : { $bot }
seat-open = Siège libre
nickname = Pseudo
new-how = Comment l’on joue
pace = Rythme
pace-live = En direct
pace-live-about = Tout le monde est là. Après 3 minutes, un robot peut remplacer un absent.
pace-day = Un jour par coup
pace-day-about = Jouez quand vous voulez ; après un jour sans coup, un robot peut prendre le relais.
pace-three-days = Trois jours par coup
pace-three-days-about = De même, avec trois jours pour réfléchir.
pace-week = Une semaine par coup
pace-week-about = De même, avec toute une semaine.
chance = Dés et cartes
chance-fair = Les dés équitables du serveur
chance-fair-about = Fixés et scellés avant le premier coup : chacun peut ensuite les vérifier tous.
chance-manual = De vrais dés sur votre table
chance-manual-about = Vous lancez et piochez vous-mêmes, puis saisissez le résultat. Bourgade tient les comptes et veille aux règles.
listed = Montrer cette table à l’accueil
listed-about = Tout le monde peut la voir, la regarder et prendre un siège libre. Sinon, seules les personnes qui ont le lien la trouvent.
contribution = Votre part des dés
contribution-own = Mêler quelque chose à vous aux dés
contribution-about = Un texte quelconque, jusqu’à 64 caractères. Les dés en dépendent alors aussi, et le serveur ne peut pas les avoir choisis seul. Tout le monde le voit une fois la partie commencée.
hints = Conseils
hints-alone = Seul avec des robots
hints-alone-about = Qui joue seul contre des robots peut demander ce qui vaut le mieux. À plusieurs, personne ne le peut.
hints-always = Toujours
hints-always-about = Chacun peut demander à son tour de jouer, et les autres le voient.
hints-never = Jamais
hints-never-about = Personne ne peut demander.
error-bad-hints = « { $hints } » ne dit rien des conseils. Possible : alone, always, never.
new-create = Ouvrir la table

## Robots

bot-beginner = Débutant
bot-beginner-about = voit l’évident et manque une bonne part du reste ; pour une première partie.
bot-casual = Amateur
bot-casual-about = joue avec bon sens, non sans quelques étourderies.
bot-skilled = Confirmé
bot-skilled-about = connaît bien le jeu et joue aussitôt.
bot-strong = Fort
bot-strong-about = regarde plus loin avant chaque coup.
bot-master = Maître
bot-master-about = réfléchit environ une seconde à chaque coup ; difficile à battre.
bot-greedy = Marchand
bot-greedy-about = un adversaire solide ; il pèse chaque coup et prend celui qui semble le meilleur.
bot-random = Rêveur
bot-random-about = joue tout ce qui est permis ; idéal pour une première partie.
bot-named = { $bot } { $letter }

## Une table qui attend des joueurs

waiting-about = La partie commence d’elle-même quand tous les sièges sont pris. Vous pouvez quitter cette page et y revenir.
waiting-seats = Sièges
sit = Prendre place
sit-at = Prendre place au siège { $letter }
sit-bot = Asseoir un robot
sit-bot-at = Asseoir un robot au siège { $letter }
share-title = Inviter
share-about = Envoyez ce lien, ou faites lire le carré à un téléphone.
share-address = Adresse de cette table
share-watch = Partager cette table
share-watch-about = Quiconque ouvre ce lien regarde la partie.
to-table = Vers la table

## Où en est la partie

status-waiting =
    { $count ->
        [one] Il manque encore un joueur
       *[other] Il manque encore { $count } joueurs
    }
status-yours = À vous · { $task }
status-yours-here = { $name }, à vous · { $task }
status-theirs = { $name } joue
status-thinking = { $name } réfléchit
status-secret-draw = { $name } pioche en secret · { $task }
status-enter-dice = Saisissez le résultat · { $task }
result-played =
    { $count ->
        [0] Personne n’a gagné.
        [one] { $names } a gagné.
       *[other] { $names } se partagent la victoire.
    }
result-resigned =
    { $count ->
        [0] Tout le monde a abandonné.
        [one] { $names } a gagné : tous les autres ont abandonné.
       *[other] { $names } se partagent la victoire : tous les autres ont abandonné.
    }
result-abandoned =
    { $count ->
        [one] Il ne reste que { $names }.
       *[other] La partie s’est terminée sans vainqueur : il ne restait personne pour la jouer.
    }
frozen-game = Le jeu de cette table n’est plus installé sur ce serveur. On peut seulement la regarder.
frozen-rules = Cette table a été jouée avec une version antérieure des règles. On peut la regarder, pas la continuer.
frozen-content = Cette table a été jouée avec d’autres chiffres de cartes que ceux en usage. On peut la regarder, pas la continuer.
frozen-moves = Les règles d’aujourd’hui refusent un coup joué ici. On peut regarder la table jusque-là, pas la continuer.
story = Le récit
story-all = Tout le récit, étape par étape
story-start = La partie commence.
story-undo = { $name } reprend son dernier coup.
story-resign = { $name } abandonne.
story-bot = Un robot ({ $bot }) joue pour { $name }.
story-hint = { $name } demande un conseil.
story-back = { $name } joue de nouveau.
onlookers =
    { $count ->
        [one] une personne est là
       *[other] { $count } personnes sont là
    }
late = { $name } fait attendre la table.
replace-other = Faire jouer un robot pour { $name }
replace-level = Niveau du robot
replace-me = Faire jouer un robot à ma place
stands-in = Un robot joue pour { $name }.
play-again-myself = Jouer de nouveau
cover-title = Passez l’appareil à { $name }
cover-about = Ce que les autres ne doivent pas voir est caché.
cover-show = Je suis { $name }, montrez mon côté

## L’entraîneur

coach-chances = Chances de gagner
coach-hint = Conseil
hints-on = Les conseils sont permis à cette table.
hints-off = Les conseils ne sont pas permis à cette table.
hint-title = Ce qui vaut le mieux ici
hint-about =
    { $simulations ->
        [one] Part de la victoire avec chaque coup, au premier regard.
       *[other] Part de la victoire avec chaque coup, telle que la voit une recherche de { $simulations } essais.
    }
hint-told = Les autres à la table voient que vous avez demandé.
hint-asking = Recherche d’un conseil…
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
error-hints-off = Les conseils sont désactivés à cette table : qui l’a ouverte en a décidé ainsi, ou plusieurs personnes y jouent.
error-hint-not-yours = C’est à { $seats } de jouer : on n’obtient un conseil que pour sa propre décision.
error-hint-dice = Il faut saisir des dés : il n’y a rien à décider.
error-no-hint = Aucun conseil n’a pu être trouvé cette fois. Rien n’est perdu ; réessayez.
error-no-bot-seat = Seul qui est assis à la table peut y asseoir un robot.

## L’analyse d’une partie

review = Analyse
review-of = Analyse : { $title }
review-about = Qui a eu de la chance, qui a bien joué : une recherche a examiné chaque décision et chaque dé de cette partie.
review-make = Faire l’analyse
review-make-about = Une recherche examine chaque décision et chaque dé. Cela prend environ une minute, se fait une seule fois et reste avec la partie.
review-working = L’analyse est en cours…
review-waiting = Elle commence dans un instant.
review-progress = { $done } positions sur { $total }
review-failed = L’analyse n’a pas pu être faite cette fois. Réessayez.
review-line = Chances de gagner au fil de la partie
review-line-about = { $name } de { $start } à { $end }
review-line-table = Les mêmes en tableau
review-step = Étape
review-what = Ce qui s’est passé
review-players = Chance et talent
review-players-about = Tout est en points : des centièmes de la victoire. Ce que chacun avait au début, plus la chance, moins ses erreurs, plus les erreurs des autres, donne le résultat.
review-start = Au début
review-luck = Chance
review-mistakes = Ses erreurs
review-gifts = Erreurs des autres
review-result = À la fin
review-turning = Tournants
review-turning-none = Rien n’a fait basculer cette partie : elle a suivi son cours.
review-costliest = Les coups les plus coûteux
review-costliest-none = Personne n’a joué de coup qui ait coûté quelque chose.
review-lost = { $name } perd { $points } avec ce coup
review-better = Mieux valait : { $move }
review-swing = { $name } : { $before } → { $after }
review-see = Voir
review-play-on = Jouer à partir d’ici
review-kind-decision = décision
review-kind-chance = dé ou pioche
review-error = Ces nombres viennent d’une recherche et sont justes à { $points } près environ.
review-open = Analyse de cette partie
review-none-yet = Cette partie n’a pas encore d’analyse.
error-nothing-decided = Personne n’a rien décidé dans cette partie : il n’y a rien à analyser.

## Jouer

undo = Reprendre
confirm = Confirmer
confirm-title = Confirmer le coup
confirm-moves = Confirmer
confirm-final = Le définitif
confirm-never = Jamais
sound = Son
resign = Abandonner
resign-about = Vous renoncez : un robot reprend votre siège, ou la partie s’arrête s’il ne reste qu’un adversaire. C’est définitif.
resign-yes = Oui, j’abandonne
resign-seat = Abandonner pour { $name }
carry-away = Continuer sur un autre appareil
carry-away-seat = Continuer avec le siège { $letter } sur un autre appareil
keys-title = Touches et aide
keys-numbers = Jouer le premier, le deuxième… coup de la barre
keys-arrows = D’une carte ou d’un bouton possible au suivant
keys-enter = Choisir ; encore une fois pour confirmer
keys-escape = Ne pas confirmer, fermer
keys-undo = Reprendre le coup
keys-hint = Demander un conseil
keys-help = Cette aide
keys-step = Une étape en arrière, une étape en avant
keys-turn = Un tour en arrière, un tour en avant
keys-ends = Au début, à la fin
keys-autoplay = Lancer ou arrêter
keys-touch = Gardez le doigt sur une carte pour lire ce qu’elle fait et ce que ce choix amènerait.
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
record-download = Garder l’enregistrement
replay = Revoir
replay-start = Le début de la partie
replay-step = { $step } sur { $steps }
replay-slider = Étape de la partie
replay-first = Au début
replay-back = Une étape en arrière
replay-next = Une étape en avant
replay-last = À la fin
replay-play = Dérouler
replay-pause = Arrêter
replay-speed = Vitesse
replay-seat = Vu du côté de
replay-turns = Tours
replay-continue = Continuer d’ici
replay-link = Lien vers cette position

## Référence

rules-of = Règles de { $game }
rules-search = Chercher dans les règles
rules-count =
    { $count ->
        [one] une règle
       *[other] { $count } règles
    }
cards-of = Cartes de { $game }
cards-search = Chercher dans les cartes
cards-count =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
search-none = Rien trouvé. Essayez moins de mots, ou d’autres.

## Dés équitables

dice-title = Les dés de cette table
dice-before = Avant le premier coup, le serveur a fixé un secret dont sortent tous les dés et toutes les pioches. Voici son empreinte : plus personne ne peut changer le secret sans que cela se voie.
dice-more = Comment cela marche
dice-about = Personne ne peut choisir ces dés, pas même le serveur, et chacun peut les vérifier après la partie.
dice-real = À cette table, on lance de vrais dés et pioche de vraies cartes : il n’y a rien à vérifier ici.
dice-commitment = Empreinte du secret
dice-commitment-about = SHA-256 du secret, montré dès l’ouverture de la table.
dice-contributions = Ce que les joueurs y ont mêlé
dice-no-contributions = Personne n’a rien ajouté.
dice-secret = Le secret
dice-secret-later = Il sera montré ici à la fin de la partie.
dice-how = Tous les résultats viennent de HMAC-SHA-256 avec le secret, sur le nom de la table et ce que les joueurs y ont mêlé. L’enregistrement de la partie contient tout ce qu’il faut pour vérifier, ici ou avec la commande bourgade verify.
dice-check = Vérifier les dés
checks = Dés et pioches
check-step = Étape
check-found = Résultat
check-result = Vérification
check-right = exact
check-wrong = aurait dû être : { $expected }
verdict-fair =
    { $count ->
        [0] Le secret correspond à son empreinte. Rien n’a été lancé ni pioché.
        [one] Le dé est exact : le secret correspond à son empreinte et donne bien ce qui est tombé.
       *[other] Les { $count } dés et pioches sont exacts : le secret correspond à son empreinte et donne bien ce qui est tombé.
    }
verdict-outcome-differs = Ces dés ont été modifiés : tout ce qui est tombé ne vient pas du secret.
verdict-commitment-broken = Ce n’est pas le secret promis : il ne correspond pas à l’empreinte.
verdict-not-revealed = Le secret est montré à la fin de la partie ; chaque dé peut alors être vérifié.
verdict-no-fair-dice = Cette partie n’a pas été jouée avec des dés vérifiables.
verify-title = Vérifier des dés
verify-about = Collez l’enregistrement d’une partie terminée. Chaque dé et chaque pioche est recalculé à partir du secret révélé.
verify-do = Vérifier
records-title = Ouvrir un enregistrement
records-about = Un enregistrement devient une table à regarder étape par étape, et d’où l’on peut continuer contre des robots.
records-do = Ouvrir
record-file = Fichier de l’enregistrement
record-paste = Ou l’enregistrement lui-même
link-title = Continuer sur un autre appareil
link-about = Ouvrez ce lien sur l’autre appareil. Il sert une fois, et cet appareil-ci cède alors le siège. Gardez-le pour vous : quiconque l’ouvre obtient le siège.
link-address = Lien qui emporte le siège
carry-title = Prendre le siège
carry-about = Ce lien apporte un siège sur cet appareil. L’appareil qui jouait jusqu’ici le cède.
carry-do = Jouer sur cet appareil

## L’API

api-title = API
api-about = Tout ce que font les pages, un programme peut le faire aussi : trouver des tables, prendre place, voir le plateau, jouer. Les réponses sont en JSON.
api-schema = La description pour les programmes se trouve à
api-example = Un petit robot qui joue par HTTP se trouve dans le dossier examples du projet.
api-method = Méthode
api-path = Adresse
api-what = Ce que cela fait

## Refus

error-title-403 = Pas autorisé
error-title-404 = Introuvable
error-title-409 = Trop tard
error-title-413 = Trop grand
error-title-422 = Ce n’est pas possible
error-title-429 = Trop vite
error-title-other = Cela n’a pas marché
error-no-page = Il n’y a pas de page { $path }.
error-no-table = Il n’y a pas de table « { $table } ». Le lien est-il complet ?
error-no-seat = Ce siège n’existe pas à cette table.
error-no-open-seat = Plus aucun siège n’est libre à cette table. Vous pouvez regarder la partie.
error-seat-taken = Trop tard pour le { $seats } : quelqu’un l’occupe déjà. Choisissez un autre siège, ou regardez.
error-not-seated = Vous ne jouez pas à cette table sur cet appareil ; vous pouvez regarder. Pour jouer, amenez votre siège ici avec le lien de l’autre appareil.
error-not-your-seat = Vous ne jouez pas le { $seats } sur cet appareil.
error-bot-plays = Un robot joue pour le { $seats } en ce moment. Reprenez d’abord votre siège.
error-stale = La partie a avancé entre-temps : vous voyiez l’étape { $given }, elle en est à l’étape { $ply }. Regardez de nouveau et choisissez.
error-table-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-not-begun = La partie n’a pas encore commencé.
error-frozen = On peut regarder cette table, pas la continuer : elle a été jouée avec d’autres règles ou d’autres chiffres que ceux d’aujourd’hui.
error-hidden-yet = Tant que la partie dure, une part en reste cachée : ce sera possible à la fin.
error-secret-draw = Cette pioche est secrète : seul le { $seats } peut la voir et la saisir.
error-cannot-be-drawn = « { $move } » n’a pas pu sortir : cela contredit ce qui a déjà été saisi. Vérifiez ce qui a été pioché, ou reprenez la saisie erronée.
error-nobody-to-replace = Il n’y a personne à remplacer au { $seats } : un robot y joue déjà, ou le joueur a abandonné.
error-still-patient =
    { $minutes ->
        [one] Un robot pourra remplacer le { $seats } dans une minute au plus tôt, et seulement quand c’est à lui de jouer.
       *[other] Un robot pourra remplacer le { $seats } dans { $minutes } minutes au plus tôt, et seulement quand c’est à lui de jouer.
    }
error-no-stand-in = Aucun robot ne remplace le { $seats } : il n’y a rien à reprendre.
error-bad-ply = « { $ply } » n’est pas une étape d’une partie : il faut un nombre entier.
error-bad-pace = Il n’y a pas de rythme « { $pace } ». Rythmes : live, day, three_days, week.
error-bad-seat-kind = « { $kind } » ne peut pas occuper le { $seats } : il faut me, open, here ou bot: suivi du nom d’un robot.
error-empty-record = L’enregistrement ne contient aucun coup : il n’y a rien à regarder.
error-link-used = Ce lien a déjà servi ou n’a jamais marché. Demandez-en un autre sur l’appareil qui tient le siège.
error-foreign = Cette demande venait d’un autre site et n’a pas été exécutée.
error-csrf = Cette page est trop ancienne ou vient d’un autre appareil. Rechargez-la et recommencez.
error-too-large = C’est trop grand : on peut envoyer au plus { $kilobytes } Ko.
error-too-often =
    { $seconds ->
        [one] Trop de demandes depuis cette adresse. Réessayez dans une seconde.
       *[other] Trop de demandes depuis cette adresse. Réessayez dans { $seconds } secondes.
    }
error-bad-request = Le serveur ne peut rien faire de cette demande (HTTP { NUMBER($status, useGrouping: 0) }).
error-malformed = La demande n’est pas conforme à la description, à { $place } : { $why }.
error-our-fault = Quelque chose a échoué sur le serveur, qui l’a noté. Rien de la partie n’est perdu ; réessayez.
error-workers-need-postgres = { $workers } processus ont besoin d’une base PostgreSQL ; SQLite n’en sert qu’un.
error-port = Le serveur ne peut pas écouter à { $host }, port { $port } : { $why }.

## Boards

board-moves = Coups possibles
board-acts = à jouer
board-won = a gagné
board-last = Dernier coup :

## Store

error-database-address = « { $database } » n’est pas l’adresse d’une base de données. Attendu : sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
error-database-file =
    { $why ->
        [closed] Impossible d’ouvrir la base de données { $database }. Vérifiez que son dossier existe ou peut être créé et que le serveur y a accès.
        [readonly] Impossible d’écrire dans la base de données { $database }. Vérifiez les droits d’écriture sur le fichier et sur son dossier.
        [broken] Le fichier de { $database } est endommagé ou n’est pas une base SQLite. Indiquez-en un autre ou remettez une copie en place.
        [full] Le disque est plein : rien ne peut être enregistré dans { $database }.
       *[disk] Le disque n’a pas pu lire ou écrire { $database }.
    }
error-database-foreign = La base de données { $database } contient des tables que Bourgade n’a pas créées. Donnez à Bourgade une base à lui.
error-database-newer = La base de données { $database } vient d’un Bourgade plus récent : elle en est à la forme { $found }, or cette version ne connaît que les formes jusqu’à { $known }. Mettez Bourgade à jour ou indiquez une autre base.
error-database-silent = La base de données { $database } ne répond pas. Un autre programme l’occupe peut-être ; réessayez dans un instant.
error-database-unreachable = Impossible de joindre la base de données { $database } : { $why }.
