## Aide : à quoi sert chaque commande, des lignes à copier, chaque mot et chaque option

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
metavar-bot = ROBOT
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

help-any-game = Le jeu, sous le nom que donne bourgade games.
help-any-edition = Les boîtes avec lesquelles jouer ; par défaut, la première que donne bourgade games.
help-any-option = Toute option que donne bourgade games ; peut être répétée.
help-any-content = Les chiffres de votre propre boîte, en TOML ; peut être répété.
help-any-as-json = Afficher du JSON, pour les programmes.
help-any-lang = en ou fr ; par défaut, selon BOURGADE_LANG ou le système.
help-any-help = Afficher cette page.

help-bourgade = Des jeux de société où l’on bâtit des villes, règle pour règle : jouez-y, simulez-les, transformez-les.
example-bourgade =
    bourgade play minivilles
    bourgade simulate minivilles --games 10000 --bots greedy,random
help-bourgade-version = Afficher la version.
help-bourgade-lang = en ou fr, ici ou après la commande ; par défaut, selon BOURGADE_LANG ou le système.
help-bourgade-home = Votre dossier de parties sauvegardées et de contenu personnel, au lieu de ~/.config/bourgade.
help-bourgade-games = Les dossiers de vos propres jeux, séparés comme dans PATH.
help-bourgade-cache = Où garder le code compilé, au lieu de ~/.cache/bourgade.
help-bourgade-numba = off pour tout interpréter, sans rien compiler.

help-games = Les jeux disponibles, avec leurs éditions et leurs options.
example-games = bourgade games --lang fr

help-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier. Chaque coup est sauvegardé.
example-play =
    bourgade play minivilles --edition deluxe --seats me,skilled,strong
    bourgade play minivilles --seats me:Anna,me:Ben --save soiree.game
    bourgade play --resume soiree.game
help-play-game = Le jeu, sous le nom que donne bourgade games ; à omettre avec --resume.
help-play-players = Le nombre de joueurs ; par défaut, autant que de places dans --seats.
help-play-seats = Qui prend place : me (vous), me:Anna, un robot ({ $bots }) ou l’un des vôtres (paquet.module:Classe, réseau.npz) ; le dernier occupe les places restantes. Par défaut me,skilled.
help-play-seed = Tirer les dés d’une graine : la même graine et les mêmes coups donnent la même partie.
help-play-position = Partir d’une position écrite dans un fichier JSON, comme en affiche bourgade position.
help-play-save = Où sauvegarder la partie ; par défaut, un nouveau fichier dans votre dossier personnel.
help-play-resume = Reprendre une partie sauvegardée. Avec --seats, d’autres peuvent prendre les places.

help-learn = Apprenez un jeu en y jouant : une leçon dit une chose à la fois, puis sa partie continue contre un robot débutant. Sans jeu, affiche les leçons.
example-learn =
    bourgade learn
    bourgade learn minivilles
    bourgade learn mintworks deeds --lang fr
help-learn-game = Le jeu à apprendre ; sans lui, les leçons sont affichées.
help-learn-lesson = La leçon ; par défaut, une première partie.
help-learn-auto = Joue chaque coup que la leçon demande, puis s’arrête.
help-learn-save = Où enregistrer la partie ; par défaut, un nouveau fichier dans votre dossier.
metavar-lesson = LEÇON

help-puzzles = Les problèmes : des positions de vraies parties où un coup est à coup sûr meilleur que tous les autres. Avec le nom d’un jeu, résolvez celui du jour.
example-puzzles =
    bourgade puzzles minivilles
    bourgade puzzles minivilles --run
    bourgade puzzles verify minivilles
help-puzzles-lang = en ou fr ; par défaut, ce que disent BOURGADE_LANG ou le système.
help-puzzles-play = Résoudre le problème du jour, le même pour tous, un problème donné, ou une série. C’est ce que fait bourgade puzzles JEU.
example-puzzles-play =
    bourgade puzzles play mintworks
    bourgade puzzles play mintworks --day 2026-12-24
help-puzzles-play-puzzle = Le nom d’un problème ; par défaut, celui du jour.
help-puzzles-play-run = En résoudre une série, les plus faciles d’abord.
help-puzzles-play-day = Le problème de ce jour, comme 2026-12-24 ; avec --run, l’ordre de ce jour.
help-puzzles-make = Faire jouer des robots et chercher des problèmes dans leurs parties. Ctrl-C garde ce qui est trouvé, et la même commande reprend.
example-puzzles-make =
    bourgade puzzles make minivilles --save
    bourgade puzzles make minivilles --edition deluxe --count 50 --seed 7
help-puzzles-make-count = Le nombre de problèmes à trouver ; par défaut { $default }.
help-puzzles-make-edition = Les éditions à jouer, séparées par des virgules ; par défaut, toutes.
help-puzzles-make-seed = La même graine donne les mêmes problèmes ; par défaut { $default }.
help-puzzles-make-output = Le fichier des parties examinées, qui est repris ; par défaut JEU-puzzles.jsonl.
help-puzzles-make-save = Écrire les problèmes dans le dossier du jeu, à la place de ceux qui y sont.
help-puzzles-verify = Rejuger chaque problème d’un jeu, avec d’autres nombres aléatoires et un budget de recherche dix fois plus grand. Le code de sortie est 1 si moins de 98 % tiennent. Ctrl-C garde ce qui est jugé, et la même commande reprend.
example-puzzles-verify =
    bourgade puzzles verify minivilles
    bourgade puzzles verify minivilles --seed 2 --drop
help-puzzles-verify-seed = D’autres nombres aléatoires pour un autre regard ; par défaut { $default }.
help-puzzles-verify-output = Le fichier des verdicts, qui est repris ; par défaut JEU-verified.jsonl.
help-puzzles-verify-drop = Retirer du fichier du jeu les problèmes qui sont tombés.
metavar-puzzle = PROBLÈME
metavar-date = DATE

help-serve = Jouer dans le navigateur : lancer un serveur web pour cette machine, ou pour tous ceux qui peuvent la joindre. Chaque option a aussi sa variable, BOURGADE_PORT pour --port, et son nom dans le fichier de --config, port.
example-serve =
    bourgade serve --open
    bourgade serve --host 0.0.0.0 --port 8080
    bourgade serve --database postgresql://localhost/bourgade --workers 4
help-serve-host = L’adresse d’écoute ; { $default } pour cette machine seulement, 0.0.0.0 pour tout votre réseau.
help-serve-port = Le port ; par défaut { $default }.
help-serve-database = Où garder les tables : sqlite:///FICHIER ou postgresql://… ; par défaut, un fichier de votre dossier personnel.
help-serve-workers = Le nombre de processus du serveur ; à partir de deux, il faut PostgreSQL.
help-serve-secure = N’envoyer les cookies qu’en HTTPS, pour un serveur derrière un proxy HTTPS.
help-serve-proxy = Les proxys à croire : des adresses ou des réseaux séparés par des virgules. L’adresse d’origine, le protocole et l’hôte d’une requête ne sont lus que dans leurs en-têtes.
help-serve-open = Ouvrir aussitôt le navigateur.
help-serve-bot-delay = Secondes avant le coup d’un robot, pour qu’on puisse suivre ; par défaut { $default }.
help-serve-bot-processes = Le nombre de processus où réfléchissent les robots ; 0, par défaut, en prévoit un de moins que la machine n’a de cœurs.
help-serve-longest-thought = Secondes après lesquelles un robot joue, quel que soit son budget de recherche ; par défaut { $default }.
help-serve-table-thought = Secondes de réflexion par minute pour les robots d’une table, dans chaque processus du serveur ; au-delà, ils jouent aussitôt. Par défaut { $default }.
help-serve-sender-thought = Secondes de réflexion par minute pour toutes les tables d’une même adresse, dans chaque processus du serveur ; au-delà, leurs robots jouent aussitôt. Par défaut { $default }.
help-serve-hint-budget = Le budget de recherche d’un conseil ; par défaut { $default }.
help-serve-chances-budget = Le budget de recherche des chances de victoire montrées aux spectateurs ; par défaut { $default }.
help-serve-review-seconds = Secondes consacrées à l’analyse d’une partie ; par défaut { $default }.
help-serve-idle = Secondes après lesquelles une table que personne ne regarde est retirée de la mémoire ; par défaut { $default }.
help-serve-moves-per-minute = Changements permis par minute à une même adresse dans un même processus ; par défaut { $default }.
help-serve-tables-per-hour = Nouvelles tables permises par heure à une même adresse dans un même processus ; par défaut { $default }.
help-serve-hints-per-minute = Conseils permis par minute à une même adresse dans un même processus ; par défaut { $default }.
help-serve-reviews-per-hour = Analyses permises par heure à une même adresse dans un même processus ; par défaut { $default }.
help-serve-cpu-per-minute = Secondes de processeur par minute pour les parties relues et les analyses d’une même adresse dans un même processus ; par défaut { $default }.
help-serve-connections = Connexions simultanées par processus ; par défaut { $default }.
help-serve-connections-per-sender = Connexions simultanées d’une même adresse par processus ; par défaut { $default }.
help-serve-request-seconds = Secondes dans lesquelles une requête doit arriver en entier ; par défaut { $default }.
help-serve-streams = Tables ouvertes qu’un processus tient à jour en même temps dans les navigateurs ; par défaut { $default }.
help-serve-streams-per-sender = De même, pour une même adresse ; par défaut { $default }.
help-serve-log = La forme du journal : text pour les humains, json pour les programmes, un objet par ligne.
help-serve-access-log = Écrire une ligne de journal par requête.
help-serve-metrics = Publier des mesures pour Prometheus à l’adresse http://ADRESSE:PORT/metrics ; chaque processus de plus prend le port suivant. Par défaut, pas du tout.
help-serve-keep-abandoned = Jours après lesquels une partie inachevée et sans coup est supprimée, une fois par jour ; 0, par défaut, la garde toujours.
help-serve-keep-finished = Jours après lesquels une partie terminée est supprimée ; 0, par défaut, la garde toujours.
help-serve-privacy = Un texte à vous pour la page de confidentialité : paragraphes, # titres, - listes et [liens](https://…), en UTF-8.
help-serve-content = Des fichiers de contenu qui valent pour toutes les nouvelles tables, chacun avec le jeu auquel il est destiné (game = "minivilles"), séparés comme les dossiers de PATH.
help-serve-chat = Ce qu’on peut dire à une table : off, rien ; phrases, des réactions et des phrases ; met, aussi des messages, entre personnes qui ont terminé une partie ensemble ; all, des messages à tout le monde, spectateurs compris. Par défaut { $default }.
help-serve-chat-pause = Secondes entre deux messages d’une même personne à une table ; par défaut { $default }.
help-serve-chat-per-minute = Messages permis par minute à une même adresse dans un même processus, réactions comprises ; par défaut { $default }.
help-serve-chat-filter = Un fichier de mots que personne ne doit lire aux tables, un par ligne, en UTF-8 ; une * à la fin d’un mot remplace n’importe quelles lettres. Des points prennent leur place.
help-serve-push = Permettre de prévenir les gens dans leur navigateur quand c’est à eux. Le contact accompagne chaque message aux services des éditeurs de navigateurs : mailto:… ou https://…. Par défaut, personne n’est prévenu.
help-serve-push-after = Secondes après lesquelles une personne dont c’est le tour est prévenue ; par défaut { $default }.
help-serve-ratings = Si des parties peuvent être classées, avec des classements ; --no-ratings cache le tout.
help-serve-tournaments = Si l’on peut annoncer et jouer des tournois ; --no-tournaments cache le tout.
help-serve-clubs = Si des amis peuvent avoir leur page de club ; --no-clubs cache le tout.
help-serve-organisers = Qui peut annoncer des tournois : les identifiants des adresses de leurs pages de profil (/p/ID), séparés par des virgules. Vide : tout le monde.
help-serve-clocks = Si les tables peuvent limiter le temps de réflexion ; avec --no-clocks, les nouvelles n’ont pas de limite, et les temps déjà en cours continuent.
help-serve-pairing = Si l’on peut chercher des adversaires ; --no-pairing cache le tout.
help-serve-challenges = Si l’on peut se défier depuis les pages des joueurs ; --no-challenges cache le tout.
help-serve-series = Si l’on peut jouer une série, au meilleur des trois, cinq ou sept parties ; --no-series cache le tout.
help-serve-daily-game = Si l’accueil montre une partie du jour, avec la courbe du coach une fois finie ; --no-daily-game la cache.
help-serve-page-bots = Si le navigateur d’une personne qui joue seule réfléchit pour les robots et les conseils de sa table ; avec --no-page-bots, c’est toujours le serveur.
help-serve-contact = La personne à qui parler des données, telle que l’affiche la page de confidentialité : un nom, une adresse électronique.
help-serve-drain = Secondes entre la demande d’arrêt et l’arrêt, pendant lesquelles /ready répond 503 et un proxy se tourne vers d’autres serveurs ; par défaut { $default }.
help-serve-config = Un fichier TOML de réglages, par exemple port = 8080. Les options et les variables l’emportent.
help-serve-check = Ne pas ouvrir : vérifier seulement que rien ne manque.
metavar-seconds = SECONDES
metavar-address = ADRESSE
metavar-address-port = ADRESSE:PORT
metavar-url = URL
metavar-n = N
serve-at = Bourgade est ouvert à l’adresse { $address }
serve-scan = Sur un téléphone du même réseau, ouvrez cette adresse ou scannez le code :
serve-stop = Ctrl-C pour l’arrêter. Les tables sont conservées.
check-ok = bon
check-note = à noter
check-not-ok = à revoir
check-result =
    { $failed ->
        [0] Le serveur peut ouvrir.
        [one] Le serveur ne peut pas encore ouvrir : il manque une chose.
       *[other] Le serveur ne peut pas encore ouvrir : il manque { $failed } choses.
    }

help-admin = S’occuper d’un serveur, en marche ou non : tables, personnes, sauvegardes.
example-admin =
    bourgade admin tables --running
    bourgade admin backup tables.backup
help-any-database = Où sont gardées les tables : sqlite:///FICHIER ou postgresql://… ; par défaut, le fichier de votre dossier personnel qu’utilise bourgade serve.
help-any-config = Le fichier TOML des réglages du serveur.
help-any-table = La table, par l’identifiant à la fin de son lien.
help-any-sender = L’origine, comme l’affiche bourgade admin senders : une adresse ou un réseau.
help-any-person = Le début de leur clé, telle que l’affiche bourgade admin people, ou TABLE:SIÈGE.
help-any-design = La création, par l’identifiant à la fin de son lien.
help-any-message = Le numéro du message à sa table, comme l’affiche bourgade admin reports.
help-any-limit = Le nombre maximal de lignes ; par défaut { $default }.
metavar-table = TABLE
metavar-person = PERSONNE
metavar-sender = ORIGINE
metavar-seat = SIÈGE
metavar-days = JOURS
metavar-contact = CONTACT
metavar-text = TEXTE
help-admin-tables = Lister les tables les plus récentes.
example-admin-tables =
    bourgade admin tables --open
    bourgade admin tables --game minivilles --limit 5 --json
help-admin-tables-only-open = Seulement les tables avec un siège libre.
help-admin-tables-only-running = Seulement les parties en cours.
help-admin-tables-only-finished = Seulement les parties terminées.
help-admin-tables-only-abandoned = Seulement les parties inachevées et sans coup depuis 30 jours.
help-admin-tables-game = Seulement les tables de ce jeu.
help-admin-tables-sender = Seulement les tables créées depuis cette origine.
help-admin-senders = Lister les origines qui ont créé le plus de tables en 30 jours, et les bannissements.
example-admin-senders = bourgade admin senders --limit 5
help-admin-close = Fermer une table : la partie finit sans vainqueur, et les joueurs apprennent que l’hôte l’a fermée.
example-admin-close = bourgade admin close k3x9w2ab
help-admin-hide = Retirer une table de l’accueil. Elle reste accessible par son lien.
example-admin-hide = bourgade admin hide k3x9w2ab
help-admin-unhide = Remettre une table masquée à l’accueil.
example-admin-unhide = bourgade admin unhide k3x9w2ab
help-admin-rename = Donner un autre nom à une personne, à une table. L’ancien est effacé.
example-admin-rename = bourgade admin rename k3x9w2ab A "Joueur A"
help-admin-rename-seat = La lettre du siège.
help-admin-rename-new-name = Le nouveau nom.
help-admin-ban = Bannir une adresse ou un réseau : on peut y regarder les parties, mais ni jouer ni créer de table. Une adresse IPv6 vaut pour son réseau /64.
example-admin-ban =
    bourgade admin ban 203.0.113.7 --days 7 --reason "insultes à trois tables"
    bourgade admin ban 2001:db8:1:2::/64
help-admin-ban-days = La durée du bannissement ; par défaut, définitif.
help-admin-ban-reason = Une note pour vous, affichée dans la liste des bannissements seulement.
help-admin-unban = Lever un bannissement.
example-admin-unban = bourgade admin unban 203.0.113.7
help-admin-bans = Lister les bannissements en vigueur.
example-admin-bans = bourgade admin bans
help-admin-people = Afficher les personnes qui ont un profil, la dernière venue en premier. On atteint les autres par TABLE:SIÈGE.
example-admin-people =
    bourgade admin people
    bourgade admin people --name ann
help-admin-people-name = Seulement les personnes dont le pseudo, ici ou à une table, contient ce texte.
help-admin-export = Écrire tout ce qui est gardé au sujet d’une personne dans un fichier JSON.
example-admin-export = bourgade admin export k3x9w2ab:A ann.json
help-admin-export-file = Le nouveau fichier.
help-admin-delete = Supprimer tout ce qui concerne une personne, sauf ses coups, qui restent sans nom. C’est définitif.
example-admin-delete = bourgade admin delete k3x9w2ab:A --yes
help-admin-delete-yes = Ne pas demander confirmation.
help-admin-retention = Supprimer les vieilles tables et tout ce qui s’y rattache. C’est irréversible.
example-admin-retention =
    bourgade admin retention --abandoned-after 90 --dry-run
    bourgade admin retention --abandoned-after 90 --finished-after 730
help-admin-retention-abandoned-after = Supprimer les parties inachevées sans coup depuis ce nombre de jours.
help-admin-retention-finished-after = Supprimer les parties terminées depuis ce nombre de jours.
help-admin-retention-dry-run = Seulement lister les tables qui seraient supprimées.
help-admin-backup = Écrire toutes les tables dans un fichier, même pendant qu’on joue. Il se restaure sur SQLite comme sur PostgreSQL.
example-admin-backup = bourgade admin backup tables.backup
help-admin-backup-file = Le nouveau fichier.
help-admin-restore = Restaurer une sauvegarde dans une base neuve et vide, puis rejouer chaque partie pour preuve.
example-admin-restore = bourgade admin restore saved.backup --database sqlite:///neuve.db
help-admin-restore-file = Le fichier écrit par bourgade admin backup.
help-admin-rebuild-ratings = Recalculer tous les classements à partir des parties classées, dans l’ordre où elles ont fini.
example-admin-rebuild-ratings = bourgade admin rebuild-ratings
help-admin-verify-store = Rejouer chaque partie, vérifier son résultat et tirer de nouveau ses dés. Statut 1 si quelque chose cloche.
example-admin-verify-store = bourgade admin verify-store
column-table = Table
column-game = Jeu
column-rows = Lignes
column-last-move = Dernier coup
column-sender = Origine
column-state = État
column-tables = Tables
column-last-table = Dernière table
column-person = Personne
column-name = Pseudo
column-devices = Appareils
column-seen = Dernière visite
column-banned = Banni
column-since = Depuis
column-until = Jusqu’au
column-reason = Motif
admin-tables =
    { $count ->
        [0] Aucune table trouvée.
        [one] Une table.
       *[other] { $count } tables.
    }
admin-state-waiting = en attente
admin-state-playing = en cours
admin-state-over = terminée
admin-state-closed = fermée
admin-state-listed = publique
admin-state-hidden = masquée
admin-senders = Tables créées ces { $days } derniers jours.
admin-no-bans = Personne n’est banni.
admin-for-good = définitif
admin-closed = La table { $table } est fermée.
admin-hidden = La table { $table } n’apparaît plus à l’accueil.
admin-hidden-already = La table { $table } était déjà masquée.
admin-unhidden = La table { $table } peut de nouveau apparaître à l’accueil.
admin-not-hidden = La table { $table } n’était pas masquée.
help-admin-reports = Lister les messages signalés aux tables, les derniers signalés d’abord.
example-admin-reports = bourgade admin reports --limit 20
help-admin-hide-message = Ne plus montrer un message à personne ; son numéro est dans la liste des messages signalés.
example-admin-hide-message = bourgade admin hide-message k3x9w2ab 0
help-admin-unhide-message = Montrer à nouveau un message masqué.
example-admin-unhide-message = bourgade admin unhide-message k3x9w2ab 0
admin-reports = { $count ->
    [0] Personne n’a signalé de message.
    [one] 1 message signalé.
   *[other] { $count } messages signalés.
}
admin-message-hidden = Plus personne à la table { $table } ne voit le message { $number }.
admin-message-hidden-already = Le message { $number } à la table { $table } était déjà masqué.
admin-message-unhidden = Le message { $number } à la table { $table } est de nouveau visible.
admin-message-not-hidden = Le message { $number } à la table { $table } n’était pas masqué.
column-message = Message
column-said = Texte
column-made-at = Quand
metavar-message = MESSAGE
help-admin-designs = Lister les créations gardées dans l’atelier, celles qui sont signalées d’abord.
example-admin-designs = bourgade admin designs --reported
help-admin-designs-reported = Seulement les créations signalées.
help-admin-hide-design = Réserver une création de l’atelier à qui l’a faite. Les tables qui y jouent continuent.
example-admin-hide-design = bourgade admin hide-design k3x9w2ab
help-admin-unhide-design = Rouvrir à tous une création masquée.
example-admin-unhide-design = bourgade admin unhide-design k3x9w2ab
admin-designs =
    { $count ->
        [0] Aucune création trouvée.
        [one] Une création.
       *[other] { $count } créations.
    }
admin-design-hidden = La création { $id } n’est plus visible que de qui l’a faite.
admin-design-hidden-already = La création { $id } était déjà masquée.
admin-design-unhidden = La création { $id } est visible de tous ceux qui ont son lien.
admin-design-not-hidden = La création { $id } n’était pas masquée.
column-design = Création
column-version = Version
column-made = Enregistrée
column-reports = Signalements
admin-renamed = Table { $table }, siège { $seat } : { $old } s’appelle maintenant { $new }.
admin-banned = { $network } est banni définitivement. Les serveurs en marche le savent en quelques secondes.
admin-banned-until = { $network } est banni jusqu’au { $until }. Les serveurs en marche le savent en quelques secondes.
admin-unbanned = { $network } n’est plus banni.
admin-people =
    { $count ->
        [0] Personne n’a de profil.
        [one] Une personne.
       *[other] { $count } personnes.
    }
admin-exported = { $file } contient tout ce qui est gardé au sujet de { $person }.
admin-delete-sure = Supprimer tout ce qui concerne { $name } (tables : { $tables }) ? Ses coups restent, sans nom. C’est définitif
admin-not-deleted = Rien n’a été supprimé.
admin-deleted = Tout ce qui concerne { $name } est supprimé. Les serveurs en marche le sauront dans quelques secondes.
admin-would-remove =
    { $count ->
        [0] Aucune table ne serait supprimée.
        [one] Une table serait supprimée.
       *[other] { $count } tables seraient supprimées.
    }
admin-removing = Suppression
admin-removed =
    { $count ->
        [0] Il n’y avait rien à supprimer.
        [one] Une table a été supprimée.
       *[other] { $count } tables ont été supprimées.
    }
admin-backing-up = Sauvegarde
admin-backed-up =
    { $tables ->
        [one] Une table est sauvegardée dans { $file }
       *[other] { $tables } tables sont sauvegardées dans { $file }
    } : { $rows } lignes, { $size } Ko.
admin-restoring = Restauration
admin-restored =
    { $tables ->
        [one] Une table est restaurée
       *[other] { $tables } tables sont restaurées
    } à partir de la sauvegarde du { $made } : { $rows } lignes, toutes identiques.
admin-rebuilt =
    { $games ->
        [0] Aucune partie classée
        [one] Classements recalculés à partir d’une partie
       *[other] Classements recalculés à partir de { $games } parties
    } · tableaux : { $ladders }
admin-replaying = Relecture
admin-checked-tables = Tables
admin-checked-rows = Lignes du journal
admin-checked-outcomes = Dés et tirages
admin-checked-snapshots = Instantanés
admin-not-replayed = Non rejouées : règles ou valeurs de cartes plus anciennes
admin-unreadable = { $table } : illisible ({ $where }).
admin-gap = { $table } : une ligne manque ({ $where }).
admin-digest = { $table } : endommagée ; à partir de la ligne { $where }, ce n’est plus ce qui a été enregistré.
admin-moves =
    { $where ->
        [position] { $table } : la position de départ est impossible.
       *[other] { $table } : un coup est interdit ({ $where }).
    }
admin-actor = { $table } : la ligne { $where } est d’un autre siège que celui qui devait jouer.
admin-next = { $table } : la ligne { $where } se trompe sur le joueur suivant.
admin-result = { $table } : le résultat ne correspond pas à la partie.
admin-dice =
    { $where ->
        [contribution] { $table } : un texte donné pour les dés ne correspond pas à son empreinte.
       *[other] { $table } : les dés de l’étape { $where } ne sont pas ceux du secret.
    }
admin-snapshot = { $table } : l’instantané à la ligne { $where } ne correspond pas au journal.
admin-dangling = La table { $table } de la base contient { $where } lignes qui ne se rattachent à rien.
admin-wrong =
    { $count ->
        [one] Une chose ne va pas.
       *[other] { $count } choses ne vont pas.
    }
admin-all-right = Tout concorde.
error-one-kind = Choisissez une seule option parmi { $kinds }.
error-retention-of-what = Que faut-il supprimer ? Donnez --abandoned-after JOURS, --finished-after JOURS, ou les deux.
error-missing-table = Quelle table ? Donnez l’identifiant à la fin de son lien ; bourgade admin tables les liste.
error-missing-seat = Quel siège ? Donnez sa lettre, par exemple A.
error-missing-new_name = Quel nom ? Donnez le nouveau nom de la personne.
error-missing-sender = Quelle origine ? Donnez une adresse ou un réseau ; bourgade admin senders les liste.
error-missing-message = Quel message ? Donnez son numéro ; bourgade admin reports les liste.
error-missing-design = Quelle création ? Donnez l’identifiant à la fin de son lien ; bourgade admin designs les liste.
error-missing-person = Quelle personne ? Donnez le début de sa clé, que bourgade admin people affiche, ou TABLE:SIÈGE.
error-missing-file = Quel fichier ?

help-simulate = Faire jouer beaucoup de parties à des robots et montrer qui gagne. Ctrl-C conserve et présente les parties déjà jouées.
example-simulate =
    bourgade simulate minivilles --games 100000 --players 4 --bots greedy,random
    bourgade simulate minivilles --edition deluxe --games 5000 --output parties.parquet
    bourgade simulate etude.toml --output etude.parquet
help-simulate-game = Le jeu, sous le nom que donne bourgade games, ou un fichier d’étude, qui donne le jeu (game), les parties (games), la graine (seed), les robots (bots), les chiffres (content) et les options.
help-simulate-games = Le nombre de parties ; par défaut, celui du fichier d’étude, ou 1000.
help-simulate-players = Le nombre de joueurs ; par défaut, autant que de robots dans --bots.
help-simulate-bots = Les robots ({ $bots }, ou les vôtres : paquet.module:Classe, réseau.npz), répétés jusqu’à occuper toutes les places ; ils changent de place à chaque partie.
help-simulate-option = Toute option que donne bourgade games ; peut être répétée. Le siège A commence, sauf indication contraire (-o first_player=…).
help-simulate-seed = La même graine donne les mêmes parties sur toute machine ; par défaut, celle du fichier d’étude, ou 0.
help-simulate-output = Une ligne par partie (ou par joueur, avec --per), dans FICHIER.parquet ou FICHIER.csv. Le Parquet est sauvegardé au fil des parties, et un fichier existant est repris.
help-simulate-per = Ce que décrit une ligne : game (une partie) ou player (un joueur d’une partie, avec tout ce qui est compté pour lui) ; par défaut { $default }.
help-simulate-details = Montrer tout ce qui a été compté pour les joueurs, et pas seulement le premier tableau.
help-simulate-device = Où calculer : cpu, ou cuda pour un GPU NVIDIA ; par défaut { $default }. Les parties sont les mêmes ; seuls greedy et random jouent sur un GPU.
help-simulate-engine = Comment calculer : threads, sur tous les cœurs de cette machine, ou ray, sur une grappe Ray ; par défaut { $default }. Les parties sont les mêmes.
help-simulate-ray-address = La grappe Ray, sous la forme HÔTE:PORT ou auto ; par défaut, une grappe est lancée sur cette machine.
help-simulate-dry-run = Montrer ce qui serait joué et l’empreinte qui identifie l’étude, sans rien jouer.

help-balance = Faire jouer des robots de même force à tous les nombres de joueurs, et présenter qui gagne sur une page avec tableaux et graphique.
example-balance =
    bourgade balance petiteville --bots greedy --games 20000 --output balance
    bourgade balance minivilles --content ma_boite.toml --bots greedy --games 2000
help-balance-games = Le nombre de parties pour chaque nombre de joueurs ; par défaut { $default }.
help-balance-bots = Les robots ({ $bots }, ou les vôtres : paquet.module:Classe, réseau.npz), répétés jusqu’à occuper toutes les places ; ils changent de place à chaque partie.
help-balance-option = Toute option que donne bourgade games ; peut être répétée.
help-balance-seed = La même graine donne les mêmes parties sur toute machine ; par défaut { $default }.
help-balance-output = Le dossier de GAME.md et GAME.svg ; par défaut { $default }.

help-calibrate = Faire jouer des robots, comparer les chances de victoire prédites par la recherche aux résultats, et montrer sur une page avec graphique si elles se réalisent.
example-calibrate =
    bourgade calibrate mintworks --games 10000
    bourgade calibrate minivilles --edition base --players 2 --games 2000 --save
help-calibrate-games = Le nombre total de parties, réparties entre les éditions et les nombres de joueurs ; par défaut { $default }.
help-calibrate-bots = Les robots ({ $bots }) : un même robot occupe toutes les places d’une partie ; par défaut { $default }.
help-calibrate-simulations = Les simulations par position, comme pour un conseil rapide ; par défaut { $default }.
help-calibrate-players = Le nombre de joueurs ; par défaut, tous à partir de deux.
help-calibrate-edition = L’édition ; par défaut, toutes.
help-calibrate-option = Toute option que donne bourgade games ; peut être répétée.
help-calibrate-seed = La même graine donne les mêmes parties ; par défaut { $default }.
help-calibrate-jobs = Le nombre de parties jouées en même temps ; par défaut, une par cœur.
help-calibrate-output = Le dossier de GAME.md, de GAME.svg et des parties, qui sont reprises ; par défaut { $default }.
help-calibrate-save = Écrire les tables dans le dossier du jeu : conseils, analyses et chances en direct s’en servent alors.

help-arena = Opposer des robots deux à deux, à toutes les places et avec les mêmes dés, et les classer. Ctrl-C conserve et présente les parties déjà jouées.
example-arena =
    bourgade arena mintworks --bots greedy,random --games 200
    bourgade arena mintworks --bots mcts:100 --versus greedy --players 4
    bourgade arena mintworks --bots greedy,random --until 100 --out arene.parquet --picture arene.svg
help-arena-games = Le nombre de parties par paire, arrondi pour que chaque place soit occupée aussi souvent ; par défaut { $default }.
help-arena-bots = Les robots ({ $bots }, ou les vôtres : paquet.module:Classe, réseau.npz), deux ou plus ; par défaut { $default }.
help-arena-versus = Au lieu d’un classement, faire jouer chaque robot seul parmi des copies de celui-ci, et montrer la part qu’il gagne avec son intervalle à 95 %.
help-arena-players = Le nombre de joueurs. Au-delà de deux, un robot joue parmi des copies de l’autre, à tour de rôle.
help-arena-until = S’arrêter dès que chaque intervalle à 95 % tient dans ce nombre de points Elo de part et d’autre ; --games est alors le maximum.
help-arena-seed = La même graine donne les mêmes dés, et les mêmes choix aux robots qui jouent au hasard ; par défaut { $default }.
help-arena-jobs = Le nombre de parties jouées en même temps ; par défaut, une par cœur.
help-arena-output = Une ligne par partie, dans FICHIER.parquet, sauvegardée au fil des parties ; un fichier existant est repris.
help-arena-picture = Dessiner le classement et les parts, dans FICHIER.svg ou FICHIER.png.
metavar-elo = ELO

help-position = Afficher une position complète en JSON, prête à être modifiée puis mise en place avec play --position ou game.setup(…).
example-position = bourgade position minivilles --edition base_marina
help-position-game = Le jeu, sous le nom que donne bourgade games ; à omettre avec --from.
help-position-seed = Les dés et les pioches de la mise en place ; par défaut 0.
help-position-players = Le nombre de joueurs.
help-position-source = Prendre la position d’une partie enregistrée après ce nombre d’étapes, ou à la fin sans @ÉTAPE.
help-position-fields = Donner plutôt la liste des champs : leur sens, leurs valeurs possibles, leur valeur par défaut et un exemple.
help-show = Raconter une partie enregistrée et montrer le plateau à la fin ou après une étape.
example-show = bourgade show ma.game --at 40
help-show-record = Le fichier où une partie a été sauvegardée.
help-show-at = S’arrêter après ce nombre d’étapes.

help-site = Écrire un site statique avec tous les jeux : n’importe quel serveur web peut le servir, et il fonctionne hors ligne après la première visite.
example-site = bourgade site public
help-site-folder = Le dossier où l’écrire.
site-left-out = Laissé de côté : { $why }
site-made = Le site se trouve dans { $folder } ({ $megabytes } Mo).
site-next = N’importe quel hébergement statique peut le servir, sous n’importe quel chemin. Pour l’essayer ici : python -m http.server --directory { $folder }

help-verify = Vérifier chaque lancer et chaque pioche d’une partie enregistrée ; statut de sortie 0 si tout est équitable, 1 sinon, 2 si rien ne permet de le dire.
example-verify = bourgade verify ma.game
help-verify-record = L’enregistrement d’une partie jouée avec des dés équitables.
help-verify-every = Montrer tous les lancers et toutes les pioches, pas seulement ceux qui sont faux.

help-review = Analyser une partie enregistrée : la part de la chance, ce qu’ont coûté les erreurs de chacun, et ce qu’il aurait mieux valu jouer.
example-review =
    bourgade review ma.game
    bourgade review ma.game --budget 1s --picture ma.svg
help-review-record = Le fichier où une partie a été sauvegardée ; une partie inachevée est analysée jusqu’au dernier coup.
help-review-budget = Le budget de recherche par position : une durée, par exemple 1s, ou des simulations, par exemple 2000 ; par défaut { $default }. L’analyse s’arrête plus tôt si ses chiffres sont assez sûrs.
help-review-picture = Dessiner les chances de victoire de chacun au fil de la partie, dans FICHIER.svg ou FICHIER.png.
metavar-budget = BUDGET

help-rules = Afficher les règles numérotées d’un jeu, ou une seule.
example-rules = bourgade rules minivilles MV-104
help-rules-number = Une seule règle, par exemple MV-104, avec sa source.

help-cards = La liste des cartes, avec leurs chiffres et leurs sources.
example-cards =
    bourgade cards minivilles --lang fr
    bourgade cards minivilles cafe
help-cards-card = Une seule carte, avec les sources de ses chiffres.

help-check = Vérifier le contenu, les textes, les numéros de règles, le code, les leçons et les problèmes des jeux ; statut de sortie 1 si quelque chose ne va pas.
example-check = bourgade check minivilles --content ma_boite.toml
help-check-game = Un seul jeu ; par défaut, tous.

help-effects = Affiche ce que peut contenir un fichier de contenu : les effets que peuvent avoir les cartes, avec leurs chiffres, et toutes les clés.
example-effects = bourgade effects minivilles

help-new = Créer votre propre jeu à partir d’un petit jeu complet.
example-new =
    bourgade new hameau
    BOURGADE_GAMES=games bourgade play hameau
help-new-name = Le nom de votre jeu : lettres minuscules, chiffres et _.
help-new-folder = Où le mettre ; par défaut { $default }.

## Simulation

compiling = Préparation de { $game } (une demi-minute la première fois)…
stopped-compiling = Arrêté pendant la préparation ; rien n’a été joué.
interpreted = Les parties sont interprétées, des milliers de fois plus lentement, car numba n’est pas installé : pip install 'bourgade[fast]'
interpreted-by-wish = Les parties sont interprétées, des milliers de fois plus lentement, car BOURGADE_NUMBA vaut off.
nothing-played = Arrêté avant la fin de la première partie.
by-bot = Par robot (ils changent de place à chaque partie)
by-trait = Par { $trait }
by-place = Par ordre de jeu (1 joue en premier)
begins = { $place }, commence
by-noted = { $what } : qui l’a fait, avec quel résultat (% de victoires)
noted-says = Ces parts sont observées, elles ne prouvent rien : ceux qui menaient déjà achètent peut-être plus souvent une carte. Pour savoir ce que fait une carte, changez-la et utilisez bourgade compare, ou interdisez-la à un robot, par exemple greedy,never=build:cafe.
endings = Fins de partie : { $ways }
ended-so = { $why } { $share }
column-place = Rang
column-word = Quoi
column-had = %
column-mean = ×
column-turn = Tour
column-won = Avec
column-without = Sans
column-early = Tôt
column-late = Tard
at-the-end = À la fin, en moyenne
column-measure = Par joueur
column-bot = Robot
column-seat = Siège
column-seats = Sièges
column-wins = Victoires
column-share = Part
column-interval = Intervalle à 95 %
column-trait = Qui
column-even = À égalité
length = Une partie dure { $turns } tours en moyenne, tous joueurs confondus (de { $shortest } à { $longest }), soit { $steps } étapes avec les dés et les pioches.
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
} avec { $bots }.
continuing = Reprise : { $games } parties sur { $wanted } sont déjà dans { $file }.
connecting = Connexion à Ray…
goes-on = Relancez la même commande pour reprendre.
rows-written = Une ligne par partie, dans { $file }

## Tableaux

players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
first-is-default = La première valeur est celle par défaut. Par exemple :
no-cards = { $game } n’a pas de cartes.
cards-known = { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
} Sources des chiffres : { $sources }.
cards-correct = bourgade cards { $game } CARTE montre les sources ; --content FICHIER corrige n’importe quel chiffre pour votre propre boîte.

## Ce que peut contenir un fichier de contenu

effects-texts = Vos propres noms et textes : [{ $table }.texts.en] et [{ $table }.texts.fr], avec au plus ce nombre de caractères : { $limits }.
effects-example = Comme sur { $card } : { $about }
effects-optional = (facultatif)
effects-number = nombre
effects-word = mot
effects-text = texte
effects-switch = true ou false
effects-list = liste
effects-table = table
effects-effect = un effet
effects-words = { $kind } : { $words }
effects-words-at = { $kind } de { $place }
effects-range = { $kind } de { $least } à { $most }

no-rules = { $game } n’a pas de règles numérotées.
rules-in-english = Les règles sont rédigées en anglais.

## Enregistrements

winner = Victoire : { $names }.
winners = Victoire partagée : { $names }.
unfinished-game = La partie n’est pas terminée.
resigned-game =
    { $count ->
        [one] { $names } a abandonné : la partie est terminée.
       *[other] { $names } ont abandonné : la partie est terminée.
    }
after-step = Après l’étape { $step } sur { $steps }

## Dés équitables

verify-table = Table
verify-commitment = Engagement
verify-secret = Secret
verify-hidden = pas encore révélé
verify-contribution = Contribution { $seat }
verify-hash = Empreinte { $seat }
verify-salt = Sel { $seat }
verify-erased = effacée ; son empreinte reste
verify-text-fits-not = La contribution de { $seat } n’a pas l’empreinte donnée par l’enregistrement.
verify-none = aucune
verify-fits = Le SHA-256 du secret est bien l’engagement.
verify-fits-not = Le SHA-256 du secret est { $found }, et non l’engagement.
verify-all-right = { $count ->
    [0] Aucun dé n’a été lancé, rien n’a été pioché.
    [one] Le seul lancer ou la seule pioche est juste.
   *[other] Les { $count } lancers et pioches sont tous justes.
}
verify-chosen = { $count ->
    [one] Un lancer ou une pioche a été choisi par une leçon et n’a pas été vérifié.
   *[other] { $count } lancers et pioches ont été choisis par une leçon et n’ont pas été vérifiés.
}
verify-some-wrong = { $wrong ->
    [one] { $wrong } des { $count } lancers et pioches est faux :
   *[other] { $wrong } des { $count } lancers et pioches sont faux :
}
verify-more = … et { $count } de plus ; --all les montre tous.
column-ply = Après l’étape
column-found = Dans l’enregistrement
column-expected = Attendu
verify-by-hand = Pour vérifier à la main : le SHA-256 du secret (de ses 32 octets, et non de ses chiffres) est l’engagement. L’empreinte d’une contribution est le HMAC-SHA-256 du texte « table siège contribution », séparés par une espace, avec les octets du sel pour clé ; si une contribution a été effacée, son empreinte est reprise telle quelle. La clé du hasard est le HMAC-SHA-256 du texte ci-dessous, avec le secret pour clé. Pour le lancer ou la pioche qui suit l’étape N, prenez le HMAC-SHA-256 du texte N:0 avec la clé du hasard, lisez ses 8 premiers octets comme un nombre gros-boutiste, et prenez le reste de sa division par la somme des poids ; --json donne les résultats possibles avec leurs poids. Chaque résultat couvre autant de nombres que son poids, à partir de 0 : celui qui couvre le reste est le bon. Pour n’en favoriser aucun, un nombre du dernier tour, incomplet, avant 2^64 ne compte pas ; prenez alors N:1, puis N:2.
verify-fair = Équitable : chaque lancer et chaque pioche vient du secret et des contributions. Pour en être sûr, comparez : l’engagement et votre sel doivent être ceux qui vous ont été montrés avant votre contribution, et votre contribution celle que vous avez donnée.
verify-outcome-differs = Pas équitable, ou modifié après coup : l’enregistrement contient des lancers ou des pioches qui ne viennent pas de son secret et de ses contributions.
verify-contribution-differs = Modifié après coup : une contribution de l’enregistrement n’est pas celle qui a compté pour les dés.
verify-commitment-broken = Pas équitable, ou modifié après coup : le secret ne correspond pas à l’engagement.
verify-not-revealed = Impossible à vérifier pour l’instant : le secret est révélé à la fin de la partie.
verify-no-fair-dice = Impossible à vérifier : l’enregistrement ne mentionne pas de dés équitables. Les dés ont été lancés à la main, ou par un programme qui n’avait pris aucun engagement.

## Vérification et nouveau jeu

check-stale = calibration.toml : [{ $key }] a été mesurée avec un autre réseau ou une autre évaluation et n’est pas utilisée. Lancez bourgade calibrate { $game } --save.
check-fine = est en ordre
check-problems = { $count ->
    [one] a un défaut :
   *[other] a { $count } défauts :
}
made = Votre nouveau jeu se trouve dans { $folder }
made-next = Ensuite :
stopped = Arrêté.

## calibrate

calibrate-interrupted = Interrompu. Relancez la même commande pour reprendre.
calibrate-table = Erreur de calibration, en points de chances de victoire
column-variant = Variante
column-before = Avant
column-after = Après
calibrate-written = Le rapport est dans { $page }, son image dans { $picture }.
calibrate-saved = { $tables ->
    [0] Aucune table n’était nécessaire : autant que ces parties le montrent, les prédictions se réalisent.
    [one] Une table est gardée dans { $file }.
   *[other] { $tables } tables sont gardées dans { $file }.
}
calibrate-predicted = Chances prédites
calibrate-won = Part gagnée
calibrate-title = { $game } : les chances prédites se réalisent-elles ?
calibrate-about = Des parties entre robots de même force ({ $bots }), dont quelques positions sont explorées avec { $simulations } simulations. L’erreur de calibration est l’écart moyen entre les chances prédites et la part gagnée, en points, avec son intervalle à 95 % ; « après » est mesuré sur des parties qui n’ont pas servi à faire la table.
calibrate-picture = Part gagnée selon les chances prédites, avec bandes à 95 % ; la ligne pointillée marque les prédictions qui se réalisent

## puzzles

puzzles-so-far = { $puzzles } en { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
puzzles-stages = Les décisions examinées, et où elles ont été écartées
column-stage = Étape
column-decisions = Décisions
puzzles-looked = examinées
puzzles-away-close = au premier coup d’œil, aucun coup ne se détache
puzzles-away-equal = exploré à part, un autre coup vaut presque autant
puzzles-away-obvious = tous les robots trouvent le coup
puzzles-away-uncertain = l’écart n’est pas certain
puzzles-away-deeper = l’écart ne résiste pas à un plus grand budget
puzzles-away-played = des parties jouées jusqu’au bout ne le confirment pas
puzzles-away-record = la position ne peut pas être remise en place
puzzles-away-same = la même position est déjà venue
puzzles-away-alike = assez de problèmes ont déjà cette réponse
puzzles-kept = gardées comme problèmes
puzzles-interrupted = Interrompu. Relancez la même commande pour reprendre.
puzzles-written = Les problèmes sont dans { $file }.
puzzles-fallen = { $id } est tombé : face à « { $move } », l’écart peut se réduire à { $points } points.
puzzles-stood = { $stood } problèmes sur { $judged } tiennent ({ $percent } %).
error-one-puzzle-with = { $flag } choisit un problème : retirez le nom du problème, ou { $flag }.
error-no-date = « { $given } » n’est pas une date. Écrivez-la comme 2026-12-24.

## balance

balanced = { $players } joueurs : terminé en { $seconds } s.
balance-interrupted = { $players } joueurs : interrompu après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $wanted }.
balance-written = Le rapport est dans { $page }, son image dans { $picture }.
balance-title = { $game } : qui gagne
balance-about = Des parties entre robots de même force, une étude par nombre de joueurs. Une part est celle des
    parties gagnées, une victoire partagée comptant en fractions, avec son intervalle à 95 % ; à côté
    figure ce qu’elle serait à égalité. Ces chiffres montrent comment s’en sortent les robots, pas encore
    les joueurs.
balance-picture = Parts de victoires et leurs intervalles ; la ligne pointillée marque l’égalité
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
} Avant la première partie, chaque robot compte une victoire et une défaite. Les intervalles viennent d’un bootstrap sur les donnes, c’est-à-dire les parties aux mêmes dés.
arena-evaluations = Part des parties gagnées contre { $versus }
arena-versus = Chaque robot joue seul parmi des copies de { $versus }, à chaque place tour à tour ; toutes les parties d’une donne, une par place, ont les mêmes dés. Les intervalles portent sur les donnes.
arena-all-versus = { $games ->
    [one] L’unique partie a été jouée.
   *[other] Les { $games } parties ont toutes été jouées.
}
arena-all = { $games ->
    [one] La seule partie a été jouée
   *[other] Les { $games } parties ont toutes été jouées
} ; le plus large intervalle est de ± { $widest } Elo.
arena-until = Arrêté, car chaque intervalle est d’au plus ± { $until } Elo.
arena-interrupted = { $games ->
    [one] Interrompu après { $games } partie ; une paire compte dès qu’elle a joué à toutes les places.
   *[other] Interrompu après { $games } parties ; une paire compte dès qu’elle a joué à toutes les places.
}
arena-goes-on = Relancez la même commande pour reprendre.
arena-drawn = L’image se trouve dans { $file }

## review

review-thinking = Analyse
review-unfinished = La partie n’est pas terminée : elle est analysée jusqu’au dernier coup, avec le résultat auquel on peut s’attendre.
review-accounts = D’où vient le résultat, en points de chances de victoire
review-adds-up = Le départ, la chance, ses propres erreurs, celles des autres et l’inexpliqué s’additionnent pour donner le résultat. L’inexpliqué, c’est ce que la recherche a réévalué sans que ni la chance ni une erreur l’explique.
review-cannot-tell = Cette recherche ne peut pas distinguer la chance des erreurs : certains chiffres peuvent être faux de ± { $points } points. Prenez-les comme un indice, ou donnez un --budget plus grand.
column-player = Joueur
column-start = Départ
column-luck = Chance
column-mistakes = Erreurs
column-gifts = Des autres
column-unclear = Inexpliqué
column-result = Résultat
review-chart = Chances de victoire
review-steps = Étapes
review-dice = dé ou pioche
review-mistakes = décision coûteuse
review-costliest = Les décisions les plus coûteuses
review-no-mistakes = Aucune décision n’a coûté plus que la marge d’erreur de la recherche.
review-mistake = Étape { NUMBER($step, useGrouping: 0) } · { $name } : { $move } · { $points } points perdus (± { $margin })
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
} en { $time }, { $simulations } simulations. Une étape est jugée à ± { $margin } points près environ. Avec cinq fois ce budget, 19 chiffres sur 20 restent dans leur ±.
review-drawn = L’image se trouve dans { $file }

## Positions

fields-number = un nombre entier, { $possible }
fields-word = un mot parmi { $possible }
fields-words = une liste de { $possible }
fields-truth = { $possible }
fields-default = par défaut { $value }
fields-example = par exemple { $value }

## Erreurs

error-no-game-or-record = Quel jeu ? Nommez-en un, par exemple : bourgade position minivilles, ou prenez la position d’un enregistrement avec --from ma.game@40.
error-from-with = --from prend le jeu et ses options dans l’enregistrement : ne donnez pas { $flag } en plus.
error-bad-step = « { $given } » ne se termine pas par une étape. Écrivez ENREGISTREMENT@ÉTAPE, par exemple ma.game@40.
error-no-json = Le fichier { $file } ne contient pas de position en JSON : { $why }.
error-option-form = Une option s’écrit NOM=VALEUR ; ce n’est pas le cas de « { $option } ».
error-no-game-given = Quel jeu ? Nommez-en un, par exemple : bourgade play minivilles, ou reprenez une partie avec --resume FICHIER.
error-unknown-rule = La règle « { $rule } » n’existe pas. Règles : { $rules }.
error-no-such-step = Il n’y a pas d’étape { $step } : la partie en compte { $steps }.
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
error-missing-a = Que faut-il comparer ? Indiquez un fichier de chiffres (ma_boite.toml), une option (market=ten), des robots (bots=greedy,random) ou printed.
error-missing-game = Quel jeu ? Jeux : { $games }.
error-missing-record = Quel enregistrement ? Indiquez le fichier où une partie a été sauvegardée.
error-missing-name = Quel nom ? Donnez-en un à votre jeu, en lettres minuscules.
error-extra-words = { $command } ne comprend pas « { $words } » ; { $command } --help montre un exemple.
error-not-a-decimal = { $flag } demande un nombre d’au moins { $least }, pas « { $value } ».
error-option-twice = Vous avez donné plusieurs fois l’option « { $name } » ; donnez-la une seule fois.
error-bad-seat = « { $seated } » ne peut pas prendre place. Une personne s’écrit me ou me:NOM ; les robots sont { $bots }.
error-no-seats = Vous n’avez nommé personne. Une personne s’écrit me ou me:NOM ; les robots sont { $bots }.
error-resume-with = { $flag } ne va pas avec --resume : l’enregistrement dit déjà à quoi l’on joue.
error-save-exists = { $file } contient déjà une partie. Reprenez-la avec --resume { $file }, ou choisissez un autre nom ; rien n’a été écrit.
error-save-no-record = { $file } existe et n’est pas l’enregistrement d’une partie. Choisissez un autre nom ; rien n’a été écrit.
error-file-no-folder = Le dossier prévu pour { $file } n’existe pas.
error-file-is-folder = { $file } est un dossier, mais il faut un fichier.
error-file-denied = Le système ne permet pas d’ouvrir { $file }.
error-file-no-text = { $file } n’est pas un fichier texte.
error-content-for-which = Pour quel jeu est { $file } ? Nommez-le, par exemple : bourgade check minivilles --content { $file }.
error-name-taken = « { $name } » est déjà le nom d’un jeu. Noms pris : { $games }.
error-broken-game = Le jeu « { $game } » ne peut pas être chargé : { $why }
error-unknown-card =
    { $near ->
        [none] { $game } n’a pas de carte « { $card } » ; bourgade cards { $game } en donne la liste.
       *[other] { $game } n’a pas de carte « { $card } ». Nom le plus proche : { $near }.
    }
error-study-with = { $flag } ne va pas avec le fichier d’étude { $file }, qui dit déjà ce qui se joue. Seuls --games et --seed peuvent le remplacer.
error-address-without-ray = --ray-address demande --engine ray, or le moteur est { $engine }.
error-folder-is-file = { $folder } est un fichier, mais il faut un dossier ; rien n’a été écrit.
error-folder-denied = Le système ne permet pas de créer { $folder }.

## train

help-train = Entraîner un réseau en le faisant jouer contre lui-même. Ctrl-C sauvegarde, et la même commande reprend.
example-train =
    bourgade train mintworks --players 2 --minutes 5 --out reseaux/mintworks
    bourgade train minivilles --edition base --device cuda --minutes 30 --out reseaux/base
help-train-out = Le dossier du réseau, avec sa courbe et de quoi reprendre l’entraînement.
help-train-minutes = Le nombre total de minutes de jeu et d’apprentissage, exécutions précédentes comprises ; par défaut 10, sauf avec --decisions.
help-train-decisions = Le nombre total de décisions dont apprendre. Avec --minutes, la première limite atteinte l’emporte.
help-train-players = Le nombre de joueurs ; par défaut, tous les nombres possibles.
help-train-edition = Les boîtes en jeu ; par défaut, toutes les éditions.
help-train-usual = Garder les valeurs par défaut des autres options ; sinon, elles sont tirées au sort dans la moitié des parties.
help-train-learner = Le type de réseau : moves, une politique (PPO, demande PyTorch), ou positions, un réseau de valeur (TD(λ)) ; par défaut, positions pour les jeux à plus de 1000 coups différents.
help-train-hidden = Les unités de chaque couche cachée d’une politique ; par défaut { $default }.
help-train-games = Le nombre de parties jouées en parallèle, tous nombres de joueurs confondus ; par défaut 1024, ou 16384 avec --device cuda.
help-train-evaluation-games = Le nombre de parties de chaque évaluation ; par défaut { $default }, et quatre fois plus à la fin.
help-train-against = Entraîner une meilleure réponse à greedy, ou au réseau d’un FICHIER : ce qu’elle gagne montre à quel point celui-ci est exploitable.
help-train-start = Le réseau de départ ; par défaut, un réseau neuf.
help-train-seed = La même graine donne le même réseau de départ et les mêmes dés ; par défaut { $default }.
help-train-device = Où calculer : cpu, ou cuda pour un GPU NVIDIA ; par défaut { $default }.
metavar-n-n = N,N
metavar-bot-file = ROBOT|FICHIER
train-preparing = préparation…
train-decisions = { $millions } M de décisions
train-shares = Part des victoires, avec ses meilleurs coups
column-editions = Édition et joueurs
train-learned = Appris de { $millions } millions de décisions en { $seconds }.
train-judged = Appris de { $millions } millions de positions en { $seconds }.
train-written = Le réseau se trouve dans { $file }
train-done-before = Cet entraînement est terminé ; son réseau se trouve dans { $file }. Pour continuer, augmentez --minutes ou --decisions.
error-hidden-form = --hidden demande les unités de chaque couche, comme 256,256, pas « { $given } ».
error-missing-out = Où ? Indiquez un dossier pour le réseau avec --out.

## Comparer

help-compare = Jouer deux versions d’un jeu avec les mêmes graines et montrer ce qui change : parts de victoires, durée, points, constructions. Ctrl-C conserve les paires déjà jouées.
example-compare = bourgade compare minivilles cheap_cafe.toml
    bourgade compare minivilles market=open market=ten --edition base_marina
    bourgade compare minivilles bots=greedy bots=greedy,never=build:stadium
help-compare-a = Ce qu’il faut comparer, entre guillemets s’il y a plusieurs mots : un fichier de chiffres (ma_boite.toml), une option (market=ten), des robots (bots=greedy,never=build:stadium), ou printed pour le jeu tel quel.
help-compare-b = L’autre version ; sans elle, A est comparé au jeu imprimé.
help-compare-games = Le nombre de parties de chaque version ; par défaut { $default }.
help-compare-details = Montrer tout ce qui a été comparé, et pas seulement ce qui change.
help-compare-bots = Les robots ({ $bots }, ou les vôtres : paquet.module:Classe, réseau.npz), répétés jusqu’à occuper toutes les places ; ils changent de place à chaque partie.
help-compare-players = Le nombre de joueurs ; par défaut, le premier du jeu.
help-compare-seed = La même graine donne les mêmes parties sur toute machine ; par défaut { $default }.
help-compare-device = Où calculer : cpu, ou cuda pour un GPU NVIDIA ; par défaut { $default }.
error-compare-side = « { $side } » ne peut pas être comparé. Indiquez un fichier de chiffres (ma_boite.toml), une option (market=ten), des robots (bots=greedy,random) ou printed.
compare-sides = Première : { $first } · Seconde : { $second }
compare-title = Première et seconde version, mêmes graines (parts en % et en points)
column-figure = Mesure
column-first = Première
column-second = Seconde
column-difference = Écart
column-verdict = Verdict
difference-found = change
difference-none = aucun écart trouvé
metric-place = Victoires, rang { $place }
metric-bot = Victoires, { $bot }
metric-trait = Victoires, { $trait } { $word }
metric-turns = Tours
metric-decisions = Décisions
metric-choices = Vrais choix
metric-lead-changes = Changements de tête
metric-score = { $what }, par joueur
metric-had = { $what } : { $word }, joueurs
metric-mean = { $what } : { $word }, par joueur
compare-needed = { $what } : si l’écart est vraiment de { $difference }, il faudrait environ { $games } parties par version pour le montrer.
compare-found = { $comparisons } mesures ont été comparées. { $found ->
    [0] Aucun écart trouvé : ce qui varie ici varierait autant par le seul hasard.
    [one] Une change, plus que le hasard ne l’expliquerait avec autant de comparaisons.
   *[other] { $found } changent, plus que le hasard ne l’expliquerait avec autant de comparaisons.
}
compare-details = Pour les voir toutes : --details.
compare-interrupted = Interrompu : { $games } paires de parties ont été jouées.

## Balayer

help-sweep = Jouer avec chaque valeur d’un chiffre et dessiner son effet sur les victoires, la durée et les constructions. Ctrl-C conserve ce qui a été joué, et la même commande reprend.
example-sweep = bourgade sweep minivilles establishment.cafe.cost 1..4 --players 4
help-sweep-figure = Le chiffre, par sa place dans le fichier : establishment.cafe.cost, edition.base.start_coins, warehouses.cost.3.
help-sweep-values = Ses valeurs : 1..4, 2..10:2 ou 1,3,5.
help-sweep-games = Le nombre de parties pour chaque valeur ; par défaut { $default }.
help-sweep-output = Le dossier du graphique, des fichiers de chiffres et des lignes ; par défaut { $default }.
help-sweep-bots = Les robots ({ $bots }, ou les vôtres : paquet.module:Classe, réseau.npz), répétés jusqu’à occuper toutes les places ; ils changent de place à chaque partie.
help-sweep-players = Le nombre de joueurs ; par défaut, le premier du jeu.
help-sweep-seed = La même graine donne les mêmes parties sur toute machine ; par défaut { $default }.
help-sweep-device = Où calculer : cpu, ou cuda pour un GPU NVIDIA ; par défaut { $default }.
sweep-title = { $figure } (parts en %, ± 95 % ; * : diffère du chiffre actuel)
sweep-shares = Parts en %
sweep-numbers = Moyennes par partie ou par joueur
sweep-comparisons = { $values } valeurs ont été comparées à { $present }, le chiffre actuel, en { $comparisons } comparaisons. { $found ->
    [0] Aucune ne montre plus que le hasard.
    [one] Une montre plus que le hasard n’en expliquerait parmi autant.
   *[other] { $found } montrent plus que le hasard n’en expliquerait parmi autant.
}
sweep-interrupted = Interrompu après { $values } valeurs ; la même commande reprend.
sweep-written = Le graphique se trouve dans { $file }, à côté des fichiers de chiffres et des lignes.

## Régler

help-print = Écrire les cartes, tuiles et plateaux d’un jeu en PDF avec repères de coupe, à imprimer et à découper : autant d’exemplaires que dans la boîte, dessinés comme sur les plateaux.
example-print =
    bourgade print minivilles --out planches.pdf
    bourgade print minivilles --content ma_boite.toml --changed --paper letter
help-print-out = Le PDF ; par défaut, le nom du jeu avec .pdf.
help-print-paper = Le papier : a4 ou letter ; par défaut { $default }.
help-print-changed = Seulement ce qui diffère de ce qui est livré avec Bourgade.
printed =
    { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    } sur { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    } dans { $file }. Imprimez à 100 %, sans « ajuster à la page ».

help-tune = Chercher des chiffres qui atteignent vos objectifs : parts de victoires, durée, points, usage. Le résultat est vérifié avec de nouveaux dés et d’autres robots que ceux du réglage. Ctrl-C conserve tous les candidats déjà joués, et la même commande reprend.
example-tune = bourgade tune objectifs.toml
help-tune-goals = Un fichier TOML avec le jeu, les objectifs et les réglages : les chiffres qui peuvent changer, avec leurs limites.
help-tune-output = Le dossier des candidats et du meilleur fichier de chiffres ; par défaut, à côté du fichier d’objectifs, avec le même nom.
help-tune-device = Où calculer : cpu, ou cuda pour un GPU NVIDIA ; par défaut { $default }.
metavar-goals = OBJECTIFS
metavar-figure = CHIFFRE
metavar-values = VALEURS
tune-knobs = Chiffres
tune-goals = Distance à chaque objectif, en moitiés de son intervalle
column-goal = Objectif
column-tuned = Réglé
tune-met = atteint
tune-check = Vérifié : { $bots }
tune-checking = Vérification avec de nouveaux dés…
tune-judged = { $candidates } candidats sur { $wanted } ont été joués.
tune-conflict = Les objectifs s’opposent : aucun de ces { $count } candidats ne peut gagner sur un objectif sans perdre sur un autre (valeurs, puis distance à chaque objectif).
tune-interrupted = Interrompu ; la même commande reprend.
tune-written = Le meilleur candidat se trouve dans { $file } : jouez-le avec --content.
