## Aide : à quoi sert chaque commande, des lignes à copier, chaque mot et chaque option

help-usage = Usage :
help-example = Exemple :
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :

metavar-command = COMMANDE
metavar-options = OPTIONS
metavar-game = JEU
metavar-game-study = JEU|ÉTUDE.toml
metavar-name = NOM
metavar-name-value = NOM=VALEUR
metavar-who-who = QUI,QUI
metavar-bot-bot = ROBOT,ROBOT
metavar-seed = GRAINE
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-record = ENREGISTREMENT
metavar-step = ÉTAPE
metavar-record-step = ENREGISTREMENT@ÉTAPE
metavar-number = NUMÉRO
metavar-card = CARTE
metavar-language = LANGUE

help-any-game = Le jeu, par le nom que donne bourgade games.
help-any-edition = Les boîtes avec lesquelles jouer ; sans cela, la première que donne bourgade games.
help-any-option = Toute option que donne bourgade games ; peut être répété.
help-any-content = Les chiffres de votre propre boîte, en TOML ; peut être répété.
help-any-as-json = Afficher du JSON, pour les programmes.
help-any-lang = en ou fr ; sans cela, BOURGADE_LANG ou le système décide.
help-any-help = Afficher cette page.

help-bourgade = Des jeux de société qui bâtissent des villes, règle pour règle : jouez-y, simulez-les, transformez-les.
example-bourgade =
    bourgade play minivilles
    bourgade simulate minivilles --games 10000 --bots greedy,random
help-bourgade-version = Afficher la version.
help-bourgade-lang = en ou fr, ici ou après la commande ; sans cela, BOURGADE_LANG ou le système décide.
help-bourgade-home = Votre dossier de parties sauvées et de contenu personnel, au lieu de ~/.config/bourgade.
help-bourgade-games = Les dossiers de vos propres jeux, séparés comme dans PATH.
help-bourgade-cache = Où garder le code compilé, au lieu de ~/.cache/bourgade.
help-bourgade-numba = off interprète tout, sans rien compiler.

help-games = Les jeux disponibles, avec leurs éditions et leurs options.
example-games = bourgade games --lang fr

help-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier. Chaque coup est sauvé.
example-play =
    bourgade play minivilles --edition deluxe --seats me,skilled,strong
    bourgade play minivilles --seats me:Anna,me:Ben --save soiree.game
    bourgade play --resume soiree.game
help-play-game = Le jeu, par le nom que donne bourgade games ; aucun avec --resume.
help-play-players = Le nombre de joueurs ; sans cela, autant que de places nommées.
help-play-seats = Qui prend place : me (vous), me:Anna ou un robot ({ $bots }) ; le dernier est répété pour les places restantes. Sans cela, me,skilled.
help-play-seed = Tirer les dés d’une graine : la même graine et les mêmes coups donnent la même partie.
help-play-position = Commencer à partir d’une position écrite dans un fichier JSON, comme celle qu’affiche bourgade position.
help-play-save = Où garder l’enregistrement ; sans cela, un nouveau fichier dans votre dossier personnel.
help-play-resume = Reprendre une partie sauvée. Avec --seats, d’autres peuvent prendre les places.

help-serve = Ouvrir la salle de jeu : un serveur web pour cette machine, ou pour tous ceux qui peuvent la joindre. Chaque option a aussi sa variable : BOURGADE_PORT pour --port.
example-serve =
    bourgade serve --open
    bourgade serve --host 0.0.0.0 --port 8080
    bourgade serve --database postgresql://localhost/bourgade --workers 4
help-serve-host = L’adresse d’écoute ; { $default } ne sert que cette machine, 0.0.0.0 tout votre réseau.
help-serve-port = Le port ; { $default } sinon.
help-serve-database = Où garder les tables : sqlite:///FICHIER ou postgresql://… ; sinon, un fichier de votre dossier.
help-serve-workers = Combien de processus servent ; plus d’un demande PostgreSQL.
help-serve-secure = N’envoyer les cookies qu’en HTTPS, pour un serveur derrière un relais qui le parle.
help-serve-open = Ouvrir aussitôt un navigateur.
help-serve-bot-delay = Secondes avant le coup d’un robot, pour qu’on puisse suivre ; { $default } sinon.
help-serve-bot-processes = Nombre de processus où réfléchissent les robots ; { $default } sinon.
help-serve-longest-thought = Secondes après lesquelles un robot joue, quel que soit son budget ; { $default } sinon.
help-serve-hint-budget = Le budget de recherche d’un conseil ; { $default } sinon.
help-serve-chances-budget = Le budget de recherche des chances montrées aux spectateurs ; { $default } sinon.
help-serve-review-seconds = Secondes que prend l’analyse d’une partie ; { $default } sinon.
help-serve-idle = Secondes après lesquelles une table que personne ne regarde quitte la mémoire ; { $default } sinon.
help-serve-moves-per-minute = Changements permis à une adresse par minute ; { $default } sinon.
help-serve-tables-per-hour = Tables qu’une adresse peut ouvrir par heure ; { $default } sinon.
help-serve-hints-per-minute = Conseils qu’une adresse peut demander par minute ; { $default } sinon.
help-serve-reviews-per-hour = Analyses qu’une adresse peut demander par heure ; { $default } sinon.
metavar-seconds = SECONDES
metavar-address = ADRESSE
metavar-url = URL
metavar-n = N
serve-at = Bourgade est ouvert à l’adresse { $address }
serve-stop = Ctrl-C ferme la salle. Les tables sont gardées.

help-simulate = Faire jouer beaucoup de parties à des robots et montrer qui gagne. Ctrl-C garde et présente ce qui a été joué.
example-simulate =
    bourgade simulate minivilles --games 100000 --players 4 --bots greedy,random
    bourgade simulate minivilles --edition deluxe --games 5000 --output parties.parquet
    bourgade simulate etude.toml --output etude.parquet
help-simulate-game = Le jeu, sous le nom que donne bourgade games, ou un fichier qui décrit une étude : son jeu (game), ses parties (games), sa graine (seed), ses robots (bots), ses chiffres (content) et ses options.
help-simulate-games = Le nombre de parties ; sans cela, celui du fichier d’étude, ou 1000.
help-simulate-players = Le nombre de joueurs ; sans cela, autant que de robots nommés.
help-simulate-bots = Les robots ({ $bots }), répétés jusqu’à remplir les places ; ils changent de place à chaque partie.
help-simulate-option = Toute option que donne bourgade games ; peut être répété. Le siège A commence, sauf si -o first_player=… dit autre chose.
help-simulate-seed = La même graine donne les mêmes parties sur toute machine ; sans cela, celle du fichier d’étude, ou 0.
help-simulate-output = Une ligne par partie, dans FICHIER.parquet ou FICHIER.csv. Un fichier Parquet est gardé au fil des parties ; la même commande reprend où elle s’est arrêtée.
help-simulate-device = Qui calcule : cpu, ou cuda pour un GPU NVIDIA ; sans cela, { $default }. Les parties sont les mêmes.
help-simulate-engine = Où cela tourne : threads, tous les cœurs de cette machine, ou ray, une grappe Ray ; sans cela, { $default }. Les parties sont les mêmes.
help-simulate-ray-address = La grappe Ray, sous la forme HÔTE:PORT ou auto ; sans cela, il en est lancé une sur cette machine.
help-simulate-dry-run = Montrer ce qui serait joué et l’empreinte qui désigne l’étude, sans rien jouer.

help-balance = Laisser des robots égaux jouer à tous les nombres de joueurs, et écrire qui gagne : une page avec tableaux et image.
example-balance =
    bourgade balance petiteville --bots greedy --games 20000 --output balance
    bourgade balance minivilles --content ma_boite.toml --bots greedy --games 2000
help-balance-games = Le nombre de parties pour chaque nombre de joueurs ; { $default } par défaut.
help-balance-bots = Les robots ({ $bots }), répétés jusqu’à occuper tous les sièges ; ils changent de siège à chaque partie.
help-balance-option = Toute option que montre bourgade games ; peut être donnée plusieurs fois.
help-balance-seed = La même graine donne les mêmes parties sur toute machine ; { $default } par défaut.
help-balance-output = Le dossier de GAME.md et GAME.svg ; { $default } par défaut.

help-arena = Opposer des robots deux à deux, à toutes les places et avec les mêmes dés, et les classer. Ctrl-C garde et présente ce qui a été joué.
example-arena =
    bourgade arena mintworks --bots greedy,random --games 200
    bourgade arena mintworks --bots greedy,random --until 100 --out arene.parquet --picture arene.svg
help-arena-games = Le nombre de parties de chaque paire, arrondi pour que toutes les places soient prises aussi souvent ; { $default } par défaut.
help-arena-bots = Les robots ({ $bots }), deux ou plus ; { $default } par défaut.
help-arena-players = Le nombre de joueurs. Au-delà de deux, un robot joue parmi des copies de l’autre, à tour de rôle.
help-arena-until = S’arrêter dès que chaque intervalle à 95 % est d’au plus ce nombre de points Elo de part et d’autre ; --games est alors le maximum.
help-arena-seed = La même graine donne les mêmes dés, et les mêmes choix aux robots qui tirent au sort ; { $default } par défaut.
help-arena-jobs = Le nombre de parties jouées en même temps ; sans cela, autant que de cœurs.
help-arena-output = Une ligne par partie, dans FICHIER.parquet, gardée au fil des parties ; la même commande reprend où elle s’est arrêtée.
help-arena-picture = Dessiner le classement et les parts, dans FICHIER.svg ou FICHIER.png.
metavar-elo = ELO

help-position = Afficher une position complète en JSON, prête à être modifiée puis mise en place avec play --position ou game.setup(…).
example-position = bourgade position minivilles --edition base_marina
help-position-game = Le jeu, par le nom que montre bourgade games ; aucun avec --from.
help-position-seed = Les dés et les pioches de la mise en place ; 0 par défaut.
help-position-players = Le nombre de joueurs.
help-position-source = Prendre la position d’une partie enregistrée, après tant d’étapes, ou à la fin sans @ÉTAPE.
help-position-fields = Donner plutôt la liste des champs : leur sens, ce qui peut s’y trouver, leur valeur de départ et un exemple.
help-show = Raconter une partie enregistrée et montrer son plateau à la fin ou à une étape.
example-show = bourgade show ma.game --at 40
help-show-record = Le fichier où une partie a été sauvée.
help-show-at = S’arrêter après ce nombre d’étapes.

help-verify = Vérifier chaque dé et chaque pioche d’une partie enregistrée ; statut de sortie 0 si tout est équitable, 1 sinon, 2 si nul ne peut le dire.
example-verify = bourgade verify ma.game
help-verify-record = L’enregistrement d’une partie jouée avec des dés équitables.
help-verify-every = Montrer tous les dés et toutes les pioches, pas seulement ce qui est faux.

help-review = Analyser une partie enregistrée : la part de la chance, ce qu’ont coûté les erreurs de chacun, et ce qui aurait été meilleur.
example-review =
    bourgade review ma.game
    bourgade review ma.game --budget 1s --picture ma.svg
help-review-record = Le fichier où la partie est enregistrée ; une partie inachevée est analysée jusqu’où elle va.
help-review-budget = Combien réfléchir à chaque position : un temps, comme 1s, ou des simulations, comme 2000 ; { $default } sans indication.
help-review-picture = Dessiner les chances de chacun au fil de la partie, dans FICHIER.svg ou FICHIER.png.
metavar-budget = BUDGET

help-rules = Les règles numérotées d’un jeu, toutes ou une seule.
example-rules = bourgade rules minivilles MV-104
help-rules-number = Une seule règle, par exemple MV-104, avec sa source.

help-cards = Toutes les cartes, avec leurs chiffres et d’où on les connaît.
example-cards =
    bourgade cards minivilles --lang fr
    bourgade cards minivilles cafe
help-cards-card = Une seule carte, avec les endroits d’où ses chiffres sont connus.

help-check = Vérifier le contenu, les textes, les numéros de règles et le code des jeux ; statut de sortie 1 si quelque chose ne va pas.
example-check = bourgade check minivilles --content ma_boite.toml
help-check-game = Un seul jeu ; sans cela, tous.

help-new = Commencer un jeu à soi : un petit jeu complet, à transformer.
example-new =
    bourgade new hameau
    BOURGADE_GAMES=games bourgade play hameau
help-new-name = Le nom du nouveau jeu : lettres minuscules, chiffres et _.
help-new-folder = Où le mettre ; sans cela, { $default }.

## Simulation

compiling = Préparation de { $game } (la première fois, cela prend une demi-minute)…
stopped-compiling = Arrêté pendant la préparation ; rien n’a été joué.
interpreted = Les parties sont interprétées, des milliers de fois plus lentement, car numba n’est pas installé : pip install 'bourgade[fast]'
interpreted-by-wish = Les parties sont interprétées, des milliers de fois plus lentement, car BOURGADE_NUMBA vaut off.
nothing-played = Arrêté avant la fin de la première partie.
by-bot = Par robot (ils changent de place à chaque partie)
by-trait = Par { $trait }
by-seat = Par siège
begins = { $seat }, commence
at-the-end = À la fin, en moyenne
column-measure = Par joueur
column-bot = Robot
column-seat = Siège
column-seats = Sièges
column-wins = Victoires
column-share = Part
column-interval = Intervalle à 95 %
column-trait = Qui
column-even = À égalité
length = Une partie dure { $turns } tours en moyenne, tous joueurs confondus (de { $shortest } à { $longest }), et { $steps } étapes avec dés et pioches.
speed = { $games ->
    [one] { $games } partie en { $seconds } : { $pace }.
   *[other] { $games } parties en { $seconds } : { $pace }.
}
under-a-second = moins d’une seconde
games-a-second = { $rate } par seconde
a-game = { $time } par partie
unfinished = { $games ->
    [one] { $games } partie a été coupée à la limite d’étapes et n’est pas comptée
   *[other] { $games } parties ont été coupées à la limite d’étapes et ne sont pas comptées
} dans les parts.
interrupted = { $games ->
    [one] Interrompu : voici la première partie sur { $wanted }.
   *[other] Interrompu : voici les { $games } premières parties sur { $wanted }.
}
arena-again = Graine { $seed }. Pour rejouer les mêmes parties :
again = Étude { $study }, graine { $seed }. Pour rejouer les mêmes parties :
to-play = Étude { $study }, graine { $seed }. Pour la jouer :
planned = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre { $bots }.
continuing = Reprise : { $games } parties sur { $wanted } se trouvent déjà dans { $file }.
connecting = Connexion à Ray…
goes-on = La commande que vous avez donnée reprendra où elle s’est arrêtée.
rows-written = Une ligne par partie se trouve dans { $file }

## Tableaux

players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
first-is-default = Sans choix, la première valeur est prise. Par exemple :
no-cards = { $game } n’a pas de cartes.
cards-known = { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
} D’où viennent les chiffres : { $sources }.
cards-correct = bourgade cards { $game } CARTE montre les endroits ; --content FICHIER corrige tout chiffre pour votre propre boîte.
no-rules = { $game } n’a pas de règles numérotées.
rules-in-english = Les règles sont rédigées en anglais.

## Enregistrements

winner = Victoire : { $names }.
winners = Victoire partagée : { $names }.
unfinished-game = La partie n’est pas terminée.
after-step = Après l’étape { $step } sur { $steps }

## Dés équitables

verify-table = Table
verify-commitment = Engagement
verify-secret = Secret
verify-hidden = pas encore montré
verify-contribution = Contribution { $seat }
verify-none = aucune
verify-fits = Le SHA-256 du secret est bien l’engagement.
verify-fits-not = Le SHA-256 du secret n’est pas l’engagement, mais { $found }.
verify-all-right = { $count ->
    [0] Aucun dé n’a été lancé, aucune carte piochée.
    [one] Le seul lancer ou tirage est juste.
   *[other] Les { $count } lancers et tirages sont tous justes.
}
verify-some-wrong = { $wrong ->
    [one] { $wrong } des { $count } lancers et tirages est faux :
   *[other] { $wrong } des { $count } lancers et tirages sont faux :
}
verify-more = … et { $count } de plus ; --all les montre tous.
column-ply = Après l’étape
column-found = Dans l’enregistrement
column-expected = Attendu
verify-by-hand = Pour vérifier à la main : le SHA-256 du secret (de ses 32 octets, non de ses chiffres) est l’engagement. La clé de tout le hasard est le HMAC-SHA-256 du texte ci-dessous, avec le secret pour clé. Pour le lancer ou le tirage qui suit l’étape N, prenez le HMAC-SHA-256 du texte N:0 avec la clé de tout le hasard, lisez ses 8 premiers octets comme un nombre, l’octet le plus fort d’abord, et divisez-le par la somme des poids ; --json donne les résultats possibles avec leurs poids. Décomptez le reste le long de ces résultats, chacun tenant autant de nombres que son poids, à partir de 0 : celui sur lequel il tombe est le bon. Pour n’en favoriser aucun, un nombre du dernier tour, incomplet, avant 2^64 ne compte pas ; on prend alors N:1, puis N:2.
verify-fair = Équitable : chaque lancer et chaque tirage vient du secret et des contributions. Pour en être sûr, comparez : l’engagement doit être celui qui vous a été montré avant votre contribution, et votre contribution celle que vous avez donnée.
verify-outcome-differs = Pas équitable, ou modifié après coup : l’enregistrement contient des lancers ou des tirages qui ne viennent pas de son secret et de ses contributions.
verify-commitment-broken = Pas équitable, ou modifié après coup : le secret n’est pas celui que promettait l’engagement.
verify-not-revealed = Cela ne peut pas encore être vérifié : le secret est montré à la fin de la partie.
verify-no-fair-dice = Cela ne peut pas être vérifié : l’enregistrement ne parle pas de dés équitables. Ils ont été lancés à la main, ou par un programme qui n’avait rien promis d’avance.

## Vérification et nouveau jeu

check-fine = est en ordre
check-problems = { $count ->
    [one] a un défaut :
   *[other] a { $count } défauts :
}
made = Un jeu à transformer se trouve dans { $folder }
made-next = Ensuite :
stopped = Arrêté.

## balance

balanced = { $players } joueurs : terminé en { $seconds } s.
balance-interrupted = { $players } joueurs : interrompu après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $wanted }.
balance-written = Le rapport est dans { $page }, son image dans { $picture }.
balance-title = { $game } : qui gagne
balance-about = Des parties entre robots égaux, une étude par nombre de joueurs. Une part est celle des
    parties gagnées, une victoire partagée comptant en fractions, avec son intervalle à 95 % ; à côté
    figure ce qu’elle serait à égalité. Ces chiffres disent comment s’en tirent les robots, pas encore
    les gens.
balance-picture = Parts de victoires et leurs intervalles ; la ligne pointillée est l’égalité
balance-players = { $players } joueurs
balance-length = { $games } parties de { $turns } tours en moyenne (de { $shortest } à { $longest }).

## arena

arena-ratings = Classement
arena-elo = Elo, avec son intervalle à 95 %
arena-matrix = Part que la ligne a gagnée contre la colonne
column-rank = #
column-elo = Elo ± 95 %
column-games = Parties
column-thinking = Par décision
arena-anchor = { $anchor ->
    [none] La moyenne de tous les Elo est 0.
   *[other] L’Elo de { $anchor } est 0.
} Avant la première partie, chaque robot est réputé en avoir gagné une et perdu une. Les intervalles viennent d’un bootstrap sur les donnes, c’est-à-dire les parties aux mêmes dés.
arena-all = { $games ->
    [one] La seule partie demandée est jouée
   *[other] Les { $games } parties sont toutes jouées
} ; le plus large intervalle est de ± { $widest } Elo.
arena-until = Arrêté parce que chaque intervalle est d’au plus ± { $until } Elo.
arena-interrupted = { $games ->
    [one] Interrompu après { $games } partie ; une paire compte dès qu’elle a joué à toutes les places.
   *[other] Interrompu après { $games } parties ; une paire compte dès qu’elle a joué à toutes les places.
}
arena-goes-on = La même commande reprendra où celle-ci s’est arrêtée.
arena-drawn = L’image se trouve dans { $file }

## review

review-thinking = Analyse
review-unfinished = La partie n’est pas terminée : elle est analysée jusqu’où elle va, et son résultat est ce à quoi l’on peut s’attendre.
review-accounts = D’où vient le résultat, en pour cent de la victoire
review-adds-up = Départ, chance, erreurs propres et erreurs des autres donnent ensemble le résultat.
column-player = Joueur
column-start = Départ
column-luck = Chance
column-mistakes = Ses erreurs
column-gifts = Erreurs des autres
column-result = Résultat
review-chart = Chances de gagner
review-steps = Étapes
review-dice = dé ou pioche
review-mistakes = décision qui a coûté
review-costliest = Les décisions les plus coûteuses
review-no-mistakes = Aucune décision n’a coûté plus que ce que la recherche peut distinguer.
review-mistake = Étape { NUMBER($step, useGrouping: 0) } · { $name } : { $move } · { $points } points perdus (± { $error })
review-better = Meilleur : { $move }.
review-look = Le plateau juste avant :
review-turning-points = Tournants de la partie { $mark }
review-turn = { $who ->
    [none] Étape { NUMBER($step, useGrouping: 0) } · { $move } : { $changes }
   *[other] Étape { NUMBER($step, useGrouping: 0) } · { $who } : { $move } : { $changes }
}
review-error = { $positions ->
    [one] Une position explorée
   *[other] { $positions } positions explorées
} en { $time }, { $simulations } simulations. Un chiffre est juste à ± { $error } points près du seul fait du hasard, et à davantage là où la recherche se trompe ; un --budget plus long aide.
review-drawn = L’image se trouve dans { $file }

## Positions

fields-number = un nombre entier, { $possible }
fields-word = un mot parmi { $possible }
fields-words = une liste de { $possible }
fields-truth = { $possible }
fields-default = au départ { $value }
fields-example = par exemple { $value }
