title = Minivilles
subtitle = Lancez les dés, achetez des établissements et construisez avant tout le monde les monuments de votre ville.
credits = Un jeu de Masao Suganuma, illustré par Noboru Hotta, édité en français par Moonster Games.

## Options

edition-base = Jeu de base
edition-base-marina = Jeu de base avec Marina
edition-base-green-valley = Jeu de base avec Green Valley
edition-base-marina-green-valley = Jeu de base avec Marina et Green Valley
edition-deluxe = Boîte Deluxe

option-edition = Édition
option-edition-about = Les boîtes avec lesquelles vous jouez. Elles fixent les cartes, les monuments et le nombre de monuments à construire pour gagner.
option-edition-base = { edition-base }
option-edition-base-marina = { edition-base-marina }
option-edition-base-green-valley = { edition-base-green-valley }
option-edition-base-marina-green-valley = { edition-base-marina-green-valley }
option-edition-deluxe = { edition-deluxe }

option-players = Joueurs
option-players-about = De 2 à 4 joueurs, ou jusqu’à 5 avec la boîte Deluxe.

option-market = Marché
option-market-about = Tous les établissements sont en vente dès le début, ou seulement quelques piles, renouvelées depuis une pioche mélangée.
option-market-open = toutes les piles ouvertes
option-market-ten = dix piles et une pioche
option-market-nine = neuf piles et une pioche

option-purple-copies = Cartes violettes
option-purple-copies-about = Le nombre d’exemplaires de chaque établissement violet mis dans la pioche.
option-purple-copies-full = tous les exemplaires
option-purple-copies-players-minus-one = nombre de joueurs moins un

option-reroll-dice = Relance
option-reroll-dice-about = Avec la Tour radio, vous relancez autant de dés que la première fois, ou vous en choisissez à nouveau le nombre.
option-reroll-dice-same = autant de dés que la première fois
option-reroll-dice-free = un ou deux dés au choix

option-clear-dead-piles = Piles bloquées
option-clear-dead-piles-about = Ce que devient une pile violette où plus personne ne peut acheter, parce que chaque joueur a déjà cette carte.
option-clear-dead-piles-on = retirées du marché
option-clear-dead-piles-off = laissées en place

option-city-hall-counts = Hôtel de ville
option-city-hall-counts-about = L’Hôtel de ville compte, ou non, comme monument construit pour les cartes qui comptent les monuments. Il ne compte jamais pour la victoire.
option-city-hall-counts-on = compte comme monument
option-city-hall-counts-off = ne compte pas

option-first-player = Premier joueur
option-first-player-about = Qui joue le premier tour.
option-first-player-random = tiré au sort

## Établissements

kinds-wheat-field = Champs de blé
    .article = des Champs de blé
brief-wheat-field = 1 pièce de la banque
about-wheat-field = Au tour de n’importe quel joueur, la banque vous verse 1 pièce.

kinds-ranch = Ferme
    .article = une Ferme
brief-ranch = 1 pièce de la banque
about-ranch = Au tour de n’importe quel joueur, la banque vous verse 1 pièce.

kinds-corn-field = Champ de maïs
    .article = un Champ de maïs
brief-corn-field = 1 pièce avec moins de 2 monuments
about-corn-field = Au tour de n’importe quel joueur, la banque vous verse 1 pièce tant que vous avez construit moins de 2 monuments.

kinds-flower-orchard = Champ de fleurs
    .article = un Champ de fleurs
brief-flower-orchard = 1 pièce de la banque
about-flower-orchard = Au tour de n’importe quel joueur, la banque vous verse 1 pièce.

kinds-forest = Forêt
    .article = une Forêt
brief-forest = 1 pièce de la banque
about-forest = Au tour de n’importe quel joueur, la banque vous verse 1 pièce.

kinds-vineyard = Vignoble
    .article = un Vignoble
brief-vineyard = 3 pièces de la banque
about-vineyard = Au tour de n’importe quel joueur, la banque vous verse 3 pièces.

kinds-mackerel-boat = Petit bateau de pêche
    .article = un Petit bateau de pêche
brief-mackerel-boat = 3 pièces avec le Port
about-mackerel-boat = Au tour de n’importe quel joueur, la banque vous verse 3 pièces, à condition que vous ayez construit le Port.

kinds-mine = Mine
    .article = une Mine
brief-mine = 5 pièces de la banque
about-mine = Au tour de n’importe quel joueur, la banque vous verse 5 pièces.

kinds-apple-orchard = Verger
    .article = un Verger
brief-apple-orchard = 3 pièces de la banque
about-apple-orchard = Au tour de n’importe quel joueur, la banque vous verse 3 pièces.

kinds-tuna-boat = Chalutier
    .article = un Chalutier
brief-tuna-boat = Total de 2 dés de plus, avec le Port
about-tuna-boat = Au tour de n’importe quel joueur, on lance deux dés de plus, une seule fois pour toute la table, et la banque vous verse leur total, à condition que vous ayez construit le Port.

kinds-general-store = Épicerie
    .article = une Épicerie
brief-general-store = 2 pièces avec moins de 2 monuments
about-general-store = À votre tour, la banque vous verse 2 pièces tant que vous avez construit moins de 2 monuments.

kinds-bakery = Boulangerie
    .article = une Boulangerie
brief-bakery = 1 pièce de la banque
about-bakery = À votre tour, la banque vous verse 1 pièce.

kinds-convenience-store = Supérette
    .article = une Supérette
brief-convenience-store = 3 pièces de la banque
about-convenience-store = À votre tour, la banque vous verse 3 pièces.

kinds-demolition-company = Entreprise de travaux publics
    .article = une Entreprise de travaux publics
brief-demolition-company = Un monument en travaux : 8 pièces
about-demolition-company = À votre tour, vous devez remettre en travaux un de vos monuments ; en échange, la banque vous verse 8 pièces.

kinds-loan-office = Banque de Minivilles
    .article = une Banque de Minivilles
brief-loan-office = 5 pièces à l’achat, puis 2 à rendre
about-loan-office = Quand vous la construisez, la banque vous verse 5 pièces. Ensuite, vous lui payez 2 pièces chaque fois que vous obtenez un de ces nombres.

kinds-flower-shop = Fleuriste
    .article = un Fleuriste
brief-flower-shop = 1 pièce par Champ de fleurs
about-flower-shop = À votre tour, la banque vous verse 1 pièce pour chaque Champ de fleurs de votre ville.

kinds-cheese-factory = Fromagerie
    .article = une Fromagerie
brief-cheese-factory = 3 pièces par carte vache
about-cheese-factory = À votre tour, la banque vous verse 3 pièces pour chacun de vos établissements au symbole vache.

kinds-furniture-factory = Fabrique de meubles
    .article = une Fabrique de meubles
brief-furniture-factory = 3 pièces par carte engrenage
about-furniture-factory = À votre tour, la banque vous verse 3 pièces pour chacun de vos établissements au symbole engrenage.

kinds-winery = Cave à vin
    .article = une Cave à vin
brief-winery = 6 pièces par Vignoble, puis ferme
about-winery = À votre tour, la banque vous verse 6 pièces pour chaque Vignoble de votre ville, puis la Cave à vin ferme.

kinds-moving-company = Entreprise de déménagement
    .article = une Entreprise de déménagement
brief-moving-company = Une carte donnée : 4 pièces
about-moving-company = À votre tour, vous devez donner à un autre joueur un de vos établissements sans symbole tour ; en échange, la banque vous verse 4 pièces.

kinds-soda-bottling-plant = Moonster soda
    .article = un Moonster soda
brief-soda-bottling-plant = 1 pièce par carte tasse, tous joueurs
about-soda-bottling-plant = À votre tour, la banque vous verse 1 pièce pour chaque établissement au symbole tasse, toutes villes confondues.

kinds-fruit-and-vegetable-market = Marché de fruits et légumes
    .article = un Marché de fruits et légumes
brief-fruit-and-vegetable-market = 2 pièces par carte blé
about-fruit-and-vegetable-market = À votre tour, la banque vous verse 2 pièces pour chacun de vos établissements au symbole blé.

kinds-food-warehouse = Halle de marché
    .article = une Halle de marché
brief-food-warehouse = 2 pièces par carte tasse
about-food-warehouse = À votre tour, la banque vous verse 2 pièces pour chacun de vos établissements au symbole tasse.

kinds-sushi-bar = Sushi bar
    .article = un Sushi bar
brief-sushi-bar = 3 pièces du lanceur, avec le Port
about-sushi-bar = Un autre joueur qui obtient ce nombre vous paie 3 pièces, à condition que vous ayez construit le Port.

kinds-cafe = Café
    .article = un Café
brief-cafe = 1 pièce du lanceur
about-cafe = Un autre joueur qui obtient ce nombre vous paie 1 pièce.

kinds-french-restaurant = Restaurant 5 étoiles
    .article = un Restaurant 5 étoiles
brief-french-restaurant = 5 pièces d’un lanceur à 2+ monuments
about-french-restaurant = Un autre joueur qui a construit au moins 2 monuments vous paie 5 pièces quand il obtient ce nombre.

kinds-pizza-joint = Pizzeria
    .article = une Pizzeria
brief-pizza-joint = 1 pièce du lanceur
about-pizza-joint = Un autre joueur qui obtient ce nombre vous paie 1 pièce.

kinds-hamburger-stand = Moonster burger
    .article = un Moonster burger
brief-hamburger-stand = 1 pièce du lanceur
about-hamburger-stand = Un autre joueur qui obtient ce nombre vous paie 1 pièce.

kinds-family-restaurant = Restaurant
    .article = un Restaurant
brief-family-restaurant = 2 pièces du lanceur
about-family-restaurant = Un autre joueur qui obtient un de ces nombres vous paie 2 pièces.

kinds-members-only-club = Club privé
    .article = un Club privé
brief-members-only-club = Bourse d’un lanceur à 3+ monuments
about-members-only-club = Un autre joueur qui a construit au moins 3 monuments vous donne toutes ses pièces quand il obtient un de ces nombres.

kinds-stadium = Stade
    .article = un Stade
brief-stadium = 2 pièces de chaque autre joueur
about-stadium = À votre tour, chaque autre joueur vous paie 2 pièces.

kinds-tv-station = Chaîne de télévision
    .article = une Chaîne de télévision
brief-tv-station = 5 pièces d’un joueur au choix
about-tv-station = À votre tour, choisissez un autre joueur : il vous paie 5 pièces.

kinds-business-center = Centre d’affaires
    .article = un Centre d’affaires
brief-business-center = Une carte échangée avec un joueur
about-business-center = À votre tour, vous pouvez échanger un de vos établissements contre celui d’un autre joueur, tous deux sans symbole tour.

kinds-publisher = Maison d’édition
    .article = une Maison d’édition
brief-publisher = 1 pièce par carte tasse ou pain adverse
about-publisher = À votre tour, chaque autre joueur vous paie 1 pièce pour chacun de ses établissements au symbole tasse ou pain.

kinds-tax-office = Centre des impôts
    .article = un Centre des impôts
brief-tax-office = Moitié des bourses de 10 pièces ou plus
about-tax-office = À votre tour, chaque autre joueur qui a au moins 10 pièces vous en donne la moitié, arrondie à l’inférieur.

kinds-renovation-company = Entreprise de rénovation
    .article = une Entreprise de rénovation
brief-renovation-company = Un type fermé : 1 pièce par carte
about-renovation-company = À votre tour, choisissez un type d’établissement sans symbole tour : toutes ses cartes ouvertes ferment, les vôtres comprises, et la banque vous verse 1 pièce pour chacune.

kinds-tech-startup = Startup
    .article = une Startup
brief-tech-startup = 1 pièce par pièce sur les Startups
about-tech-startup = À la fin de chacun de vos tours, posez dessus une pièce de la banque. À votre tour, la banque vous verse 1 pièce par pièce posée sur les Startups de tous les joueurs.

kinds-arboretum = Arboretum
    .article = un Arboretum
brief-arboretum = Pièces partagées à parts égales
about-arboretum = À votre tour, les pièces de tous les joueurs sont mises en commun et partagées à parts égales ; la banque ajoute ce qui manque pour que le compte soit rond.

## Monuments

monuments-harbor = Port
    .article = le Port
brief-harbor = +2 possible sur un jet de 10 ou plus
about-harbor = Quand votre jet donne 10 ou plus, vous pouvez y ajouter 2.

monuments-train-station = Gare
    .article = la Gare
brief-train-station = Lancez 1 ou 2 dés
about-train-station = Au début de votre tour, choisissez de lancer un dé ou deux.

monuments-shopping-mall = Centre commercial
    .article = le Centre commercial
brief-shopping-mall = +1 pièce par carte tasse ou pain
about-shopping-mall = Chacun de vos établissements au symbole tasse ou pain rapporte 1 pièce de plus chaque fois qu’il rapporte quelque chose.

monuments-amusement-park = Parc d’attractions
    .article = le Parc d’attractions
brief-amusement-park = Rejouez après un double
about-amusement-park = Après un double, vous jouez un tour supplémentaire.

monuments-radio-tower = Tour radio
    .article = la Tour radio
brief-radio-tower = Relancez une fois par tour
about-radio-tower = Une fois par tour, vous pouvez relancer. Le second résultat est définitif.

monuments-airport = Aéroport
    .article = l’Aéroport
brief-airport = 10 pièces si vous ne construisez rien
about-airport = Si vous ne construisez rien à votre tour, la banque vous verse 10 pièces.

monuments-city-hall = Hôtel de ville
    .article = l’Hôtel de ville
brief-city-hall = 1 pièce si vous n’en avez plus
about-city-hall = S’il ne vous reste aucune pièce juste avant de construire, la banque vous en donne 1. Il est construit dès le début et ne compte pas pour la victoire.

closed-card = { $card } (carte fermée)

## Couleurs, symboles, boîtes, sources

colour-blue = bleu
colour-green = vert
colour-red = rouge
colour-purple = violet
colour-monument = monument

icon-wheat = blé
icon-cow = vache
icon-gear = engrenage
icon-boat = bateau
icon-bread = pain
icon-factory = usine
icon-fruit = fruit
icon-briefcase = mallette
icon-cup = tasse
icon-tower = tour

box-base = Base
box-marina = Marina
box-green-valley = Green Valley
box-deluxe = Deluxe

provenance-rulebook = imprimé dans la règle
provenance-public = sources publiques concordantes
provenance-reconstructed = reconstitué

## Plateau

coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
from-bank = de la banque
to-bank = à la banque
amount-coins =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
board-turn = Tour { $turn } · { $seat }
board-deck =
    Pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
board-market = Marché
column-dice = Dés
column-card = Carte
column-effect = Effet
column-cost = Coût
column-left = Reste
column-colour = Couleur
column-icon = Symbole
column-copies = Exemplaires
column-rule = Règle
column-provenance = Source
score-monuments = Monuments construits
standing-goal = Le premier à { $needed } monuments gagne

noted-built = Établissements construits
noted-completed = Monuments construits
noted-used = Établissements ayant rapporté
noted-earned = Pièces gagnées, par établissement
ending-over = Le dernier monument a été construit.

field-active = Joueur actif
field-dice = Dés lancés
field-die1 = Premier dé
field-die2 = Second dé
field-bonus = Ajouté par le Port
field-rerolled = Relance faite
field-again = Tour supplémentaire gagné
field-constructed = Construction faite ce tour
field-step = Étape des effets
field-resolving = Carte en attente d’un choix
field-partner = Partenaire d’échange
field-picked = Carte choisie
field-boats = Chalutiers en attente des dés
field-acting = Cartes qui doivent encore agir
field-market = Marché
field-deck = Pioche
field-aside = Hors du jeu
field-players = Villes
field-coins = Pièces
field-startup = Pièces sur la Startup
field-built = Monuments construits
field-open = Établissements
field-closed = Établissements fermés

## Board on the web

web-dice = Dés
web-total = Total
web-enter = Ce que montrent les dés
web-city = Ville · { $seat }
web-monuments = Monuments
web-built = construit
web-works = en travaux
web-number = sur
web-cost = coût
web-left = reste
web-acts = Déclenchée par ce jet
web-colours = Couleurs
works-blue = Bleu : au lancer de n’importe qui
works-green = Vert : à votre propre lancer
works-red = Rouge : prend à qui lance les dés
works-purple = Violet : à votre propre lancer, une seule de chaque par ville

## Fiches des cartes

sheet-roll = Jet de { $number }
sheet-cost =
    { $coins ->
        [0] Gratuit
        [one] Coûte { $coins } pièce
       *[other] Coûte { $coins } pièces
    }
sheet-left = Il en reste { $copies }
sheet-built = Construit
sheet-works = En travaux
about-deck = Les cartes à venir, face cachée. Les nouvelles piles du marché en sont tirées.

## Phases

phase-draw = On pioche une carte
phase-first = Le premier joueur est tiré au sort
phase-roll = Choisissez le nombre de dés
phase-roll-only = Lancez le dé
phase-dice = Les dés roulent
phase-reroll = Gardez ce jet ou relancez
phase-harbor = Ajoutez 2 au jet ou laissez-le tel quel
phase-boats = Les dés des Chalutiers roulent
phase-demolish = Choisissez le monument à remettre en travaux
phase-move = Choisissez l’établissement à donner
phase-move-to = Choisissez qui le reçoit
phase-tv = Choisissez qui paie la Chaîne de télévision
phase-swap = Choisissez avec qui échanger, ou n’échangez pas
phase-swap-mine = Choisissez la carte à donner
phase-swap-theirs = Choisissez la carte à prendre en échange
phase-renovate = Choisissez le type d’établissement à fermer
phase-build = Construisez une carte ou passez
phase-over = La partie est terminée
phase-resolving = Les effets se déclenchent

## Coups

dice-1 = un dé
dice-2 = deux dés

move-roll = Lancer { $dice }
move-keep = Garder le jet
move-reroll = Relancer avec { $dice }
move-harbor-leave = Laisser le jet tel quel
move-harbor-add = Ajouter 2 au jet
move-demolish = Remettre { ARTICLE($monuments) } en travaux
move-give = Donner { ARTICLE($cards) }
move-give-to = Donner à { $seats }
move-tv = Faire payer { $seats }
move-no-swap = Ne pas échanger
move-swap-with = Échanger avec { $seats }
move-swap-mine = Donner { ARTICLE($cards) }
move-swap-theirs = Prendre { ARTICLE($cards) }
move-renovate = Fermer partout : { $kinds }
move-skip = Ne rien construire
move-build = Construire { ARTICLE($kinds) }
move-complete = Construire { ARTICLE($monuments) }
move-die = Le dé montre { $faces }
move-two-dice = Les dés montrent { $faces } et { $faces2 }
move-draw = Carte piochée : { $kinds }
move-first = { $seats } commence

## Événements

event-drawn = Nouvelle carte au marché : { $kind }
event-set-aside = La carte « { $kind } » a été piochée puis écartée : chaque joueur la possède déjà
event-pile-cleared =
    { $amount ->
        [one] La pile « { $kind } » ({ $amount } carte) a quitté le jeu : chaque joueur possède déjà cet établissement
       *[other] La pile « { $kind } » ({ $amount } cartes) a quitté le jeu : chaque joueur possède déjà cet établissement
    }
event-begins = { seat-has } commencé la partie
event-turn = Tour { $turn } · { $seat }
event-extra-turn = Tour { $turn } · { seat-plays-again }
event-rolled =
    { $second ->
        [0] { seat-has } fait { $total }
       *[other] { seat-has } fait { $first } + { $second } = { $total }
    }
event-rerolls =
    { $dice ->
        [one] { seat-has } relancé avec un dé · { monuments-radio-tower }
       *[other] { seat-has } relancé avec deux dés · { monuments-radio-tower }
    }
event-double = Double { $face } : { then-seat-has } gagné un tour supplémentaire · { monuments-amusement-park }
event-added = { seat-has } ajouté { $amount } au jet, pour un total de { $total } · { monuments-harbor }
event-reopened =
    { $copies ->
        [one] { at-seat }, une carte « { $kind } » a rouvert
       *[other] { at-seat }, { $copies } cartes « { $kind } » ont rouvert
    }
# Qui paie ou donne, et à qui : « B vous a payé », « Vous avez payé … à B ».
to-reader-has =
    { $to-who ->
        [you] { $seat } vous a
       *[other] { seat-has }
    }
to-other =
    { $to-who ->
        [you] { "" }
       *[other] { " " }à { $to }
    }
seat-plays-again =
    { $who ->
        [you] vous rejouez
       *[other] { $seat } rejoue
    }
event-paid =
    { $amount ->
        [0] { seat-had-not } rien pour { $to-who ->
            [you] vous payer
           *[other] payer { $to }
        } · { $kind }
        [one] { to-reader-has } payé { $amount } pièce{ to-other } · { $kind }
       *[other] { to-reader-has } payé { $amount } pièces{ to-other } · { $kind }
    }
event-repaid =
    { $amount ->
        [0] { seat-had-not } rien pour payer la banque · { $kind }
        [one] { seat-has } payé { $amount } pièce à la banque · { $kind }
       *[other] { seat-has } payé { $amount } pièces à la banque · { $kind }
    }
event-earned =
    { $amount ->
        [one] { seat-has } reçu { $amount } pièce de la banque · { $kind }
       *[other] { seat-has } reçu { $amount } pièces de la banque · { $kind }
    }
event-extra-dice = { seat-has } lancé les dés de la pêche : { $first } + { $second } = { $total } · { kinds-tuna-boat }
event-nothing = { at-seat }, la carte « { $kind } » n’a eu aucun effet cette fois
event-demolished = { seat-has } remis { ARTICLE($monument) } en travaux
event-gave = { to-reader-has } donné { ARTICLE($card) }{ to-other }
event-declined-swap = { seat-has } préféré ne pas échanger · { $kind }
event-swapped = { seat-has } échangé avec { $with } { ARTICLE($mine) } contre { ARTICLE($theirs) }
event-closed =
    { $copies ->
        [one] { at-seat }, une carte « { $kind } » a fermé
       *[other] { at-seat }, { $copies } cartes « { $kind } » ont fermé
    }
event-shared =
    { $amount ->
        [0] { seat-has-not } plus aucune pièce, comme tout le monde · { $kind }
        [one] { seat-has } maintenant { $amount } pièce, comme tout le monde · { $kind }
       *[other] { seat-has } maintenant { $amount } pièces, comme tout le monde · { $kind }
    }
event-welcomed =
    { $amount ->
        [one] { seat-has } reçu { $amount } pièce de la banque · { $monument }
       *[other] { seat-has } reçu { $amount } pièces de la banque · { $monument }
    }
event-built =
    { $cost ->
        [0] { seat-has } construit { ARTICLE($kind) } gratuitement
        [one] { seat-has } construit { ARTICLE($kind) } pour { $cost } pièce
       *[other] { seat-has } construit { ARTICLE($kind) } pour { $cost } pièces
    }
event-completed =
    { $cost ->
        [0] { seat-has } construit { ARTICLE($monument) } gratuitement
        [one] { seat-has } construit { ARTICLE($monument) } pour { $cost } pièce
       *[other] { seat-has } construit { ARTICLE($monument) } pour { $cost } pièces
    }
event-passed = { seat-has-not } rien construit
event-topped-up =
    { $amount ->
        [one] { seat-has } reçu { $amount } pièce d’appoint de la banque
       *[other] { seat-has } reçu { $amount } pièces d’appoint de la banque
    }
event-startup-coin =
    { $amount ->
        [one] { seat-has } posé { $amount } pièce de la banque sur la carte « { $kind } »
       *[other] { seat-has } posé { $amount } pièces de la banque sur la carte « { $kind } »
    }
event-won =
    { $monuments ->
        [one] { seat-has } gagné la partie avec { $monuments } monument !
       *[other] { seat-has } gagné la partie avec { $monuments } monuments !
    }

## Pourquoi un coup est refusé

refusal-compulsory = « { $move } » n’est pas permis : ce choix est obligatoire ({ $rule }).
refusal-no-train-station = Il vous faut la { monuments-train-station } pour lancer deux dés, et vous ne l’avez pas construite ({ $rule }).
refusal-same-dice =
    { $dice ->
        [one] Vous avez lancé un dé : vous relancez avec un dé ({ $rule }).
       *[other] Vous avez lancé deux dés : vous relancez avec deux dés ({ $rule }).
    }
refusal-no-open-copy = Aucune carte « { $kinds } » n’est en vente au marché ({ $rule }).
refusal-one-each = Vous avez déjà { ARTICLE($kinds) }, et une ville n’accueille qu’un exemplaire de chaque carte violette ({ $rule }).
refusal-cannot-afford =
    { $coins ->
        [0] Vous n’avez pas de quoi construire { ARTICLE($kinds) } : le coût est de { $cost } et vous n’avez aucune pièce ({ $rule }).
        [one] Vous n’avez pas de quoi construire { ARTICLE($kinds) } : le coût est de { $cost } et vous avez { $coins } pièce ({ $rule }).
       *[other] Vous n’avez pas de quoi construire { ARTICLE($kinds) } : le coût est de { $cost } et vous avez { $coins } pièces ({ $rule }).
    }
refusal-cannot-afford-monument =
    { $coins ->
        [0] Vous n’avez pas de quoi construire { ARTICLE($monuments) } : le coût est de { $cost } et vous n’avez aucune pièce ({ $rule }).
        [one] Vous n’avez pas de quoi construire { ARTICLE($monuments) } : le coût est de { $cost } et vous avez { $coins } pièce ({ $rule }).
       *[other] Vous n’avez pas de quoi construire { ARTICLE($monuments) } : le coût est de { $cost } et vous avez { $coins } pièces ({ $rule }).
    }
refusal-stands-already = Vous avez déjà construit { ARTICLE($monuments) } ({ $rule }).
refusal-never-demolished = Vous ne pouvez jamais remettre { ARTICLE($monuments) } en travaux ({ $rule }).
refusal-not-built = Vous n’avez pas construit { ARTICLE($monuments) } ({ $rule }).
refusal-does-not-own = Il n’y a aucune carte « { $cards } » chez { $seats } ({ $rule }).
refusal-yourself = Choisissez un autre joueur que vous ({ $rule }).
refusal-nothing-to-swap = Vous ne pouvez pas échanger avec { $seats }, qui n’a aucune carte à échanger ({ $rule }).
refusal-tower = Vous ne pouvez pas choisir { ARTICLE($kinds) } ici : les cartes au symbole tour sont exclues ({ $rule }).
refusal-none-open = Aucune ville n’a de carte « { $kinds } » ouverte ({ $rule }).
refusal-not-in-deck = Il n’y a plus de carte « { $kinds } » dans la pioche ({ $rule }).
refusal-other-dice =
    { $dice ->
        [one] Ici, on ne lance qu’un dé ({ $rule }).
       *[other] Ici, on lance deux dés ({ $rule }).
    }

## Pourquoi une position est impossible

position-not-resting = la phase « { $at } » s’achève aussitôt : aucune position ne s’y arrête ({ $rule }).
position-first-is-named = les options désignent le premier joueur : il n’est donc pas tiré au sort ({ $rule }).
position-no-deck = toutes les piles de ce marché sont ouvertes : il n’y a donc pas de pioche ({ $rule }).
position-before-first-turn = doit valoir 0 : dans la phase « { $at } », aucun tour n’a commencé ({ $rule }).
position-nobody-yet = ne doit désigner personne : dans la phase « { $at } », aucun tour n’a commencé ({ $rule }).
position-no-turn = doit valoir au moins 1 : dans la phase « { $at } », un tour a commencé ({ $rule }).
position-nobody-active = manque : dans la phase « { $at } », c’est forcément le tour d’un siège ({ $rule }).
position-over-in-phase = la partie n’est terminée que dans la phase « over », or la phase est « { $at } » ({ $rule }).
position-wrong-actor = ne convient pas à la phase « { $at } » : le joueur actif prend toutes les décisions, le hasard lance et pioche, et personne n’agit une fois la partie terminée ({ $rule }).
position-copies =
    { $box ->
        [one] cette partie compte { $box } carte « { $kinds } », or la position en montre { $found } entre les villes, le marché, la pioche et les cartes hors du jeu ({ $rule }).
       *[other] cette partie compte { $box } cartes « { $kinds } », or la position en montre { $found } entre les villes, le marché, la pioche et les cartes hors du jeu ({ $rule }).
    }
position-card-left-cities =
    { $found ->
        [0] aucune ville n’a de carte « { $kinds } », or { $dealt } ont été distribuées, et les cartes ne quittent jamais les villes ({ $rule }).
        [one] il n’y a qu’une carte « { $kinds } » dans toutes les villes, or { $dealt } ont été distribuées, et les cartes ne quittent jamais les villes ({ $rule }).
       *[other] il n’y a que { $found } cartes « { $kinds } » dans toutes les villes, or { $dealt } ont été distribuées, et les cartes ne quittent jamais les villes ({ $rule }).
    }
position-set-aside =
    { $wanted ->
        [0] « { $kinds } » ne peut pas être hors du jeu : seules en sortent les piles où plus personne ne peut acheter, si les options le prévoient ({ $rule }).
        [one] { $wanted } carte « { $kinds } » est hors du jeu, et non { $found } ({ $rule }).
       *[other] { $wanted } cartes « { $kinds } » sont hors du jeu, et non { $found } ({ $rule }).
    }
position-dead-pile = chaque joueur a déjà { ARTICLE($kinds) } : cette pile a donc quitté le jeu ({ $rule }).
position-second-purple = { $seats } a plusieurs cartes « { $kinds } », or une ville n’accueille qu’un exemplaire de chaque carte violette ({ $rule }).
position-cannot-close = une carte « { $kinds } » ne peut pas être fermée : rien ne la ferme dans cette édition ({ $rule }).
position-nothing-to-draw = est vide : aucune carte ne peut être piochée ({ $rule }).
position-no-pile-to-open =
    { $found ->
        [0] aucune pile n’est ouverte, or on ne pioche que s’il manque une pile : il y en a { $wanted } tant que dure la pioche, et un tour en vide une au plus ({ $rule }).
        [one] { $found } pile est ouverte, or on ne pioche que s’il manque une pile : il y en a { $wanted } tant que dure la pioche, et un tour en vide une au plus ({ $rule }).
       *[other] { $found } piles sont ouvertes, or on ne pioche que s’il manque une pile : il y en a { $wanted } tant que dure la pioche, et un tour en vide une au plus ({ $rule }).
    }
position-piles =
    { $found ->
        [0] aucune pile n’est ouverte, or ce marché en a { $wanted } jusqu’à ce que la pioche soit épuisée ({ $rule }).
        [one] { $found } pile est ouverte, or ce marché en a { $wanted } jusqu’à ce que la pioche soit épuisée ({ $rule }).
       *[other] { $found } piles sont ouvertes, or ce marché en a { $wanted } jusqu’à ce que la pioche soit épuisée ({ $rule }).
    }
position-city-hall-missing = il manque l’{ monuments-city-hall }, construit dès le début dans chaque ville ({ $rule }).
position-nobody-won = la partie est terminée : { $seats }, dont c’est le tour, vient donc de gagner avec { $needed } monuments, et non { $found } ({ $rule }).
position-second-winner = { $seats } a les monuments qu’il faut pour gagner, or c’est le joueur actif qui a gagné ({ $rule }).
position-already-won = { $seats } a les monuments qu’il faut pour gagner, or la partie n’est pas terminée ({ $rule }).
position-no-startup = seule la { kinds-tech-startup } porte des pièces, et { $seats } n’en a pas ({ $rule }).
position-setup-coins =
    { $coins ->
        [0] avant le premier tour, aucun joueur n’a de pièce ({ $rule }).
        [one] avant le premier tour, chaque joueur a { $coins } pièce ({ $rule }).
       *[other] avant le premier tour, chaque joueur a { $coins } pièces ({ $rule }).
    }
position-setup-monuments = avant le premier tour, personne n’a rien construit ({ $rule }).
position-setup-cards = avant le premier tour, chaque ville a ses établissements de départ et rien d’autre, tous ouverts ({ $rule }).
position-too-early = doit valoir 0 : dans la phase « { $at } », le tour n’en est pas encore là ({ $rule }).
position-no-dice = manque : dans la phase « { $at } », on lance un ou deux dés ({ $rule }).
position-no-die = manque : dans la phase « { $at } », les dés sont sur la table, et un dé montre de 1 à 6 ({ $rule }).
position-one-die = doit valoir 0, car on ne lance qu’un dé ({ $rule }).
position-no-train-station = il faut la { monuments-train-station } pour lancer deux dés, et { $seats } ne l’a pas ({ $rule }).
position-no-radio-tower = il faut la { monuments-radio-tower } pour relancer, et { $seats } ne l’a pas ({ $rule }).
position-no-harbor = on ne peut rien ajouter à ce jet : il faut le { monuments-harbor } et un total assez élevé ({ $rule }).
position-no-double = pour un tour supplémentaire, il faut un double et le { monuments-amusement-park } ({ $rule }).
position-double = doit valoir 1 : { $seats } a fait un double et possède le { monuments-amusement-park } ({ $rule }).
position-wrong-step = doit valoir { $wanted } dans la phase « { $at } » ({ $rule }).
position-nothing-constructed = doit valoir 1 : la phase « { $at } » ne vient qu’après une construction ({ $rule }).
position-broke =
    { $coins ->
        [0] ne peut pas valoir 0 : « { $monuments } » aide les joueurs sans pièce juste avant la construction ({ $rule }).
       *[other] ne peut pas valoir { $coins } : « { $monuments } » paie juste avant la construction ({ $rule }).
    }
position-reopened = une carte « { $kinds } » ne peut pas être fermée : le résultat { $result } vient de la rouvrir ({ $rule }).
position-acting =
    { $most ->
        [0] doit valoir 0 : aucune carte « { $kinds } » n’a encore à agir ici ({ $rule }).
       *[other] doit valoir de { $least } à { $most } : c’est le nombre de cartes « { $kinds } » qui peuvent avoir encore à agir ici ({ $rule }).
    }
position-boats =
    { $most ->
        [0] doit valoir 0 : aucun { kinds-tuna-boat } n’attend les dés ici chez { $seats } ({ $rule }).
       *[other] doit valoir de { $least } à { $most } : c’est le nombre de cartes « { kinds-tuna-boat } » qui peuvent attendre les dés ici chez { $seats } ({ $rule }).
    }
position-no-boats = aucun { kinds-tuna-boat } n’attend les dés : on ne lance donc pas de dés supplémentaires ({ $rule }).
position-no-card-asks = manque : dans la phase « { $at } », une carte attend un choix ({ $rule }).
position-asks-something-else = « { $kinds } » ne demande aucun choix dans la phase « { $at } » ({ $rule }).
position-not-triggered = un résultat de { $result } ne déclenche pas « { $kinds } » ({ $rule }).
position-not-owned = { $seats } n’a pas de carte « { $kinds } » ouverte qui puisse demander un choix ({ $rule }).
position-nothing-to-choose = « { $kinds } » ne fait rien, car { $seats } n’a aucun choix possible ({ $rule }).
position-nothing-asked = est à omettre : dans la phase « { $at } », aucune carte n’attend de choix ({ $rule }).
position-not-chosen-yet = est à omettre : dans la phase « { $at } », ce choix n’est pas encore fait ({ $rule }).
position-not-chosen = manque : dans la phase « { $at } », ce choix est déjà fait ({ $rule }).
position-swap-with-oneself = on échange avec un autre joueur ({ $rule }).
position-nothing-to-swap = { $seats } n’a aucune carte à échanger ({ $rule }).
position-tower = « { $kinds } » porte le symbole tour, et les cartes au symbole tour ne peuvent pas être choisies ici ({ $rule }).
position-picked-elsewhere = il n’y a aucune carte « { $cards } » chez { $seats } ({ $rule }).

## Pourquoi un fichier de contenu est refusé

content-tower = toutes les cartes violettes portent le symbole tour, et elles seules (MV-011)
content-copies = plus de { $high } exemplaires
content-steps = chaque couleur agit à une étape, et à une seule
content-not-in-edition = compte { $id }, que l’édition { $box } n’a pas

## Raisons d’un coup

reason-income-me =
    { $after ->
        [one] Votre revenu attendu passe de { $before } à { $after } pièce par tour de table.
       *[other] Votre revenu attendu passe de { $before } à { $after } pièces par tour de table.
    }
reason-income-them =
    { $after ->
        [one] { $seats } voit son revenu attendu tomber de { $before } à { $after } pièce par tour de table.
       *[other] { $seats } voit son revenu attendu tomber de { $before } à { $after } pièces par tour de table.
    }
missed-income-me =
    { $change ->
        [one] Le revenu attendu aurait été plus élevé de { $change } pièce par tour de table.
       *[other] Le revenu attendu aurait été plus élevé de { $change } pièces par tour de table.
    }
missed-income-them =
    { $change ->
        [one] { $seats } aurait eu un revenu attendu plus bas de { $change } pièce par tour de table.
       *[other] { $seats } aurait eu un revenu attendu plus bas de { $change } pièces par tour de table.
    }
reason-monuments-missing-me =
    { $after ->
        [one] Il ne vous manque plus que { $after } monument pour gagner, au lieu de { $before }.
       *[other] Il ne vous manque plus que { $after } monuments pour gagner, au lieu de { $before }.
    }
missed-monuments-missing-me =
    { $after ->
        [one] Il n’aurait manqué qu’un monument pour gagner, au lieu de { $before }.
       *[other] Il n’aurait manqué que { $after } monuments pour gagner, au lieu de { $before }.
    }
reason-rounds-to-win-me =
    { $after ->
        [one] À ce rythme, vous gagnez dans environ { $after } tour de table, au lieu de { $before }.
       *[other] À ce rythme, vous gagnez dans environ { $after } tours de table, au lieu de { $before }.
    }
reason-rounds-to-win-them =
    { $after ->
        [one] À ce rythme, { $seats } gagne dans environ { $after } tour de table, au lieu de { $before }.
       *[other] À ce rythme, { $seats } gagne dans environ { $after } tours de table, au lieu de { $before }.
    }
missed-rounds-to-win-me =
    { $after ->
        [one] À ce rythme, la partie aurait été gagnée en environ { $after } tour de table, au lieu de { $before }.
       *[other] À ce rythme, la partie aurait été gagnée en environ { $after } tours de table, au lieu de { $before }.
    }
missed-rounds-to-win-them =
    { $after ->
        [one] À ce rythme, il aurait fallu à { $seats } environ { $after } tour de table pour gagner, au lieu de { $before }.
       *[other] À ce rythme, il aurait fallu à { $seats } environ { $after } tours de table pour gagner, au lieu de { $before }.
    }
reason-covered-me = { $after } % de vos propres jets vous rapportent quelque chose, au lieu de { $before } %.
missed-covered-me = { $after } % des jets à son propre tour auraient rapporté quelque chose, au lieu de { $before } %.
reason-coins-me =
    { $sure ->
        [no]
            { $change ->
                [one] En moyenne, vous gagnez { $change } pièce.
               *[other] En moyenne, vous gagnez { $change } pièces.
            }
       *[yes]
            { $change ->
                [one] Vous gagnez { $change } pièce.
               *[other] Vous gagnez { $change } pièces.
            }
    }
reason-coins-them =
    { $sure ->
        [no]
            { $change ->
                [one] En moyenne, { $seats } perd { $change } pièce.
               *[other] En moyenne, { $seats } perd { $change } pièces.
            }
       *[yes]
            { $change ->
                [one] { $seats } perd { $change } pièce.
               *[other] { $seats } perd { $change } pièces.
            }
    }
missed-coins-me =
    { $sure ->
        [no]
            { $change ->
                [one] En moyenne, cela aurait fait { $change } pièce de plus.
               *[other] En moyenne, cela aurait fait { $change } pièces de plus.
            }
       *[yes]
            { $change ->
                [one] Cela aurait fait { $change } pièce de plus.
               *[other] Cela aurait fait { $change } pièces de plus.
            }
    }
missed-coins-them =
    { $sure ->
        [no]
            { $change ->
                [one] En moyenne, { $seats } aurait eu { $change } pièce de moins.
               *[other] En moyenne, { $seats } aurait eu { $change } pièces de moins.
            }
       *[yes]
            { $change ->
                [one] { $seats } aurait eu { $change } pièce de moins.
               *[other] { $seats } aurait eu { $change } pièces de moins.
            }
    }
reason-rounds-to-monument-me =
    { $after ->
        [0] Vous pouvez payer votre prochain monument.
        [one] Votre revenu paiera votre prochain monument en { $after } tour de table, au lieu de { $before }.
       *[other] Votre revenu paiera votre prochain monument en { $after } tours de table, au lieu de { $before }.
    }
missed-rounds-to-monument-me =
    { $after ->
        [0] Le prochain monument aurait pu être payé aussitôt.
        [one] Ce revenu aurait payé le prochain monument en { $after } tour de table, au lieu de { $before }.
       *[other] Ce revenu aurait payé le prochain monument en { $after } tours de table, au lieu de { $before }.
    }
reason-taken-me =
    { $after ->
        [0] Les cartes des autres ne vous prennent plus aucune pièce.
        [one] Les cartes des autres vous prennent { $after } pièce par tour de table, au lieu de { $before }.
       *[other] Les cartes des autres vous prennent { $after } pièces par tour de table, au lieu de { $before }.
    }
missed-taken-me =
    { $change ->
        [one] Les cartes des autres auraient pris { $change } pièce de moins par tour de table.
       *[other] Les cartes des autres auraient pris { $change } pièces de moins par tour de table.
    }

## Les chiffres, quand on les modifie

figures-edition = Cette édition
figures-market-mode = Le marché
figures-establishment = Établissements
figures-monument = Monuments
figure-players-min = Joueurs au moins
figure-players-max = Joueurs au plus
figure-start-coins = Pièces au départ
figure-start-cards = Cartes de départ
figure-monuments-needed = Monuments pour gagner
figure-min-coins-when-nothing-built = Pièces au moins si l’on ne construit rien
figure-piles = Piles du marché
figure-colour = Couleur
figure-dice = Numéros des dés
figure-cost = Coût
figure-icon = Symbole
figure-unique-per-player = Une seule par joueur
figure-effect = Effet
figure-amount = Pièces
figure-owner-has = Seulement avec
figure-owner-has-kind = Seulement avec l’établissement
figure-owner-monuments-below = Seulement en dessous de ce nombre de monuments (127 : toujours)
figure-owner-coins-below = Seulement en dessous de ce nombre de pièces (0 : toujours)
figure-roller-monuments-at-least = Seulement si le lanceur a autant de monuments
figure-icons = Symboles
figure-roller-coins-at-least = Seulement si le lanceur a autant de pièces
figure-on-double = Seulement sur un double
figure-everywhere = De tous les joueurs
figure-kind = Par établissement
figure-then-close-self = Ferme ensuite
figure-extra-dice = Dés supplémentaires
figure-on-build = Pièces à la construction
figure-pay-bank = Pièces à la banque
figure-threshold = À partir de
figure-divisor = Divisé par
figure-end-of-turn-coin = Pièces posées par tour
figure-except-icons = Sauf les symboles
figure-purse-equals = Si l’on a exactement
figure-copies = Exemplaires
figure-start-copies = Exemplaires de départ
figure-built-at-start = Construit au départ
figure-counts-for-victory = Compte pour la victoire
figure-can-be-demolished = Peut être démoli
figure-effect-bank-income = Pièces de la banque
figure-effect-bank-income-per-icon = Pièces de la banque par symbole
figure-effect-bank-income-per-kind = Pièces de la banque par établissement
figure-effect-bank-income-extra-roll = Pièces selon un lancer de plus
figure-effect-loan = Un emprunt
figure-effect-from-roller = Pièces du lanceur
figure-effect-from-roller-all = Toutes les pièces du lanceur
figure-effect-from-each-other = Pièces de chaque autre joueur
figure-effect-from-each-other-per-icon = Pièces des autres par symbole
figure-effect-half-from-each-other = La moitié des pièces des riches
figure-effect-startup = Pièces selon l’investissement
figure-effect-share-equally = Toutes les pièces partagées
figure-effect-demolish-monument = Pièces pour un monument démoli
figure-effect-give-establishment = Pièces pour une carte donnée
figure-effect-from-one-chosen = Pièces d’un joueur au choix
figure-effect-swap-establishments = Échange de deux cartes
figure-effect-close-kind = Pièces pour des établissements fermés
figure-effect-may-roll-two-dice = On peut lancer deux dés
figure-effect-icon-bonus = Plus de pièces par carte d’un symbole
figure-effect-extra-turn-on-double = Un tour de plus sur un double
figure-effect-may-reroll = On peut relancer
figure-effect-may-add-to-roll = On peut ajouter à un grand lancer
figure-effect-income-if-nothing-built = Pièces si l’on ne construit rien
figure-effect-income-before-build = Pièces avant de construire
## Ce que font les effets, pour les cartes de fichiers de contenu qui n’ont pas leurs propres mots

effect-when = { $on ->
    [blue] Au tour de n’importe quel joueur,
    [red] { $roller_monuments_at_least ->
        [0] Quand un autre joueur obtient ce nombre,
       *[other] Quand un autre joueur qui a construit au moins { $roller_monuments_at_least } monuments obtient ce nombre,
    }
   *[other] À votre tour,
}
effect-if = { $owner_has ->
    [none] { $owner_monuments_below ->
        [127] { "" }
       *[other] { " " }tant que vous avez construit moins de { $owner_monuments_below } monuments
    }
   *[other] , à condition que vous ayez construit { ARTICLE($owner_has) }
}{ effect-also }
effect-also = { $owner_has_kind ->
    [none] { "" }
   *[other] , tant que vous avez { ARTICLE($owner_has_kind) }
}{ $owner_coins_below ->
    [0] { "" }
   *[other] , si vous avez moins de { $owner_coins_below } pièces
}{ $on ->
    [red] { "" }
   *[other] { $roller_monuments_at_least ->
        [0] { "" }
       *[other] , si le lanceur a construit au moins { $roller_monuments_at_least } monuments
    }
}{ $roller_coins_at_least ->
    [0] { "" }
   *[other] , si le lanceur a au moins { $roller_coins_at_least } pièces
}{ $on_double ->
    [yes] , mais seulement sur un double
   *[no] { "" }
}
effect-also-brief = { $owner_has_kind ->
    [none] { "" }
   *[other] , avec { $owner_has_kind }
}{ $owner_coins_below ->
    [0] { "" }
   *[other] , sous { $owner_coins_below } pièces
}{ $roller_coins_at_least ->
    [0] { "" }
   *[other] , lanceur à { $roller_coins_at_least }+ pièces
}{ $on_double ->
    [yes] , sur un double
   *[no] { "" }
}
effect-if-brief = { $owner_has ->
    [none] { $owner_monuments_below ->
        [127] { "" }
       *[other] { " " }avec moins de { $owner_monuments_below } monuments
    }
   *[other] , avec { ARTICLE($owner_has) }
}{ $roller_monuments_at_least ->
    [0] { "" }
   *[other] { " " }à { $roller_monuments_at_least }+ monuments
}{ effect-also-brief }
effect-who = { $roller_monuments_at_least ->
    [0] Un autre joueur
   *[other] Un autre joueur qui a construit au moins { $roller_monuments_at_least } monuments
}
effect-bank-income = { effect-when } la banque vous verse { amount-coins }{ effect-if }.
effect-bank-income-brief = { $owner_has ->
    [none] { $owner_monuments_below ->
        [127] { amount-coins } de la banque{ effect-also-brief }
       *[other] { amount-coins }{ effect-if-brief }
    }
   *[other] { amount-coins }{ effect-if-brief }
}
effect-bank-income-per-icon = { effect-when } la banque vous verse { amount-coins } pour { $everywhere ->
    [yes] chaque établissement au symbole { $icons }, toutes villes confondues
   *[no] chacun de vos établissements au symbole { $icons }
}{ effect-if }.
effect-bank-income-per-icon-brief = { amount-coins } par carte { $icons }{ $everywhere ->
    [yes] , tous joueurs
   *[no] { "" }
}{ effect-also-brief }
effect-bank-income-per-kind = { effect-when } la banque vous verse { amount-coins } pour chaque { $kind } de votre ville{ $then_close_self ->
    [yes] , puis cette carte ferme
   *[no] { "" }
}{ effect-if }.
effect-bank-income-per-kind-brief = { amount-coins } par { $kind }{ $then_close_self ->
    [yes] , puis ferme
   *[no] { "" }
}{ effect-also-brief }
effect-bank-income-extra-roll = { effect-when } on lance deux dés de plus, une seule fois pour toute la table, et la banque vous verse leur total{ effect-if }.
effect-bank-income-extra-roll-brief = Total de 2 dés de plus{ effect-if-brief }
effect-loan = Quand vous la construisez, la banque vous verse { $on_build ->
    [one] { $on_build } pièce
   *[other] { $on_build } pièces
}. Ensuite, vous lui payez { $pay_bank ->
    [one] { $pay_bank } pièce
   *[other] { $pay_bank } pièces
} chaque fois que vous obtenez ce nombre.
effect-loan-brief = Pièces : { $on_build } à l’achat, puis { $pay_bank } à rendre
effect-from-roller = { effect-who } vous paie { amount-coins } quand il obtient ce nombre{ effect-if }.
effect-from-roller-brief = { amount-coins } du lanceur{ effect-if-brief }
effect-from-roller-all = { effect-who } vous donne toutes ses pièces quand il obtient ce nombre{ effect-if }.
effect-from-roller-all-brief = Toute la bourse du lanceur{ effect-if-brief }
effect-from-each-other = { effect-when } chaque autre joueur vous paie { amount-coins }{ effect-if }.
effect-from-each-other-brief = { amount-coins } de chaque autre joueur{ effect-also-brief }
effect-from-each-other-per-icon = { effect-when } chaque autre joueur vous paie { amount-coins } pour chacun de ses établissements au symbole { $icons }{ effect-if }.
effect-from-each-other-per-icon-brief = { amount-coins } par carte { $icons } adverse{ effect-also-brief }
effect-half-from-each-other = { effect-when } chaque autre joueur qui a au moins { $threshold } pièces vous en donne { $divisor ->
    [2] la moitié
   *[other] 1 sur { $divisor }
}, en arrondissant { $rounding ->
    [up] au supérieur
   *[down] à l’inférieur
}{ effect-if }.
effect-half-from-each-other-brief = { $divisor ->
    [2] Moitié
   *[other] 1 pièce sur { $divisor }
} des bourses de { $threshold } pièces ou plus{ effect-also-brief }
effect-startup = À la fin de chacun de vos tours, posez dessus une pièce de la banque. À votre tour, la banque vous verse { amount-coins } par pièce posée sur toutes les cartes de ce type{ effect-if }.
effect-startup-brief = { amount-coins } par pièce sur ces cartes
effect-share-equally = { effect-when } les pièces de tous les joueurs sont mises en commun et partagées à parts égales ; la banque ajoute ce qui manque pour que le compte soit rond{ effect-if }.
effect-share-equally-brief = Pièces partagées à parts égales
effect-demolish-monument = { effect-when } vous devez remettre en travaux un de vos monuments ; en échange, la banque vous verse { amount-coins }{ effect-if }.
effect-demolish-monument-brief = Un monument en travaux : { amount-coins }
effect-give-establishment = { effect-when } vous devez donner à un autre joueur un de vos établissements{ $except_icons ->
    [none] { "" }
   *[other] { " " }sans symbole { $except_icons }
} ; en échange, la banque vous verse { amount-coins }{ effect-if }.
effect-give-establishment-brief = Une carte donnée : { amount-coins }
effect-from-one-chosen = { effect-when } choisissez un autre joueur : il vous paie { amount-coins }{ effect-if }.
effect-from-one-chosen-brief = { amount-coins } d’un joueur au choix
effect-swap-establishments = { effect-when } vous pouvez échanger un de vos établissements contre celui d’un autre joueur{ $except_icons ->
    [none] { "" }
   *[other] , tous deux sans symbole { $except_icons }
}{ effect-if }.
effect-swap-establishments-brief = Une carte échangée avec un joueur
effect-close-kind = { effect-when } choisissez un type d’établissement{ $except_icons ->
    [none] { "" }
   *[other] { " " }sans symbole { $except_icons }
} : toutes ses cartes ouvertes ferment, les vôtres comprises, et la banque vous verse { amount-coins } pour chacune{ effect-if }.
effect-close-kind-brief = Un type fermé : { amount-coins } par carte
effect-may-roll-two-dice = Au début de votre tour, choisissez de lancer un dé ou deux.
effect-may-roll-two-dice-brief = Lancez 1 ou 2 dés
effect-icon-bonus = Chacun de vos établissements au symbole { $icons } rapporte { amount-coins } de plus chaque fois qu’il rapporte quelque chose.
effect-icon-bonus-brief = +{ amount-coins } par carte { $icons }
effect-extra-turn-on-double = Après un double, vous jouez un tour supplémentaire.
effect-extra-turn-on-double-brief = Rejouez après un double
effect-may-reroll = Une fois par tour, vous pouvez relancer. Le second résultat est définitif.
effect-may-reroll-brief = Relancez une fois par tour
effect-may-add-to-roll = Quand votre jet donne { $threshold } ou plus, vous pouvez y ajouter { $amount }.
effect-may-add-to-roll-brief = +{ $amount } possible sur un jet de { $threshold } ou plus
effect-income-if-nothing-built = Si vous ne construisez rien à votre tour, la banque vous verse { amount-coins }.
effect-income-if-nothing-built-brief = { amount-coins } si vous ne construisez rien
effect-income-before-build = { $purse_equals ->
    [0] S’il ne vous reste aucune pièce
    [one] S’il vous reste { $purse_equals } pièce
   *[other] S’il vous reste { $purse_equals } pièces
} juste avant de construire, la banque vous donne { amount-coins }.
effect-income-before-build-brief = { $purse_equals ->
    [0] { amount-coins } si vous n’en avez plus
   *[other] { amount-coins } si vous en avez { $purse_equals }
}
effect-or = { $first } ou { $last }
