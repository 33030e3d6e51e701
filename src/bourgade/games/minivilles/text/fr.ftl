title = Minivilles
subtitle = Lancez les dés, achetez des établissements et achevez avant les autres les monuments de votre ville.
credits = Un jeu de Masao Suganuma, illustré par Noboru Hotta, édité en français par Moonster Games.

## Options

edition-base = Minivilles
edition-base-marina = Minivilles + Marina
edition-base-green-valley = Minivilles + Green Valley
edition-base-marina-green-valley = Minivilles + Marina + Green Valley
edition-deluxe = Minivilles Deluxe

option-edition = Édition
option-edition-about = Les boîtes posées sur la table : elles fixent les cartes, les monuments et combien d’entre eux font gagner.
option-edition-base = { edition-base }
option-edition-base-marina = { edition-base-marina }
option-edition-base-green-valley = { edition-base-green-valley }
option-edition-base-marina-green-valley = { edition-base-marina-green-valley }
option-edition-deluxe = { edition-deluxe }

option-players = Joueurs
option-players-about = Le nombre de joueurs : de 2 à 4, et jusqu’à 5 avec la boîte Deluxe.

option-market = Marché
option-market-about = Soit tous les établissements sont en vente dès le début, soit seulement quelques piles alimentées par une pioche mélangée.
option-market-open = toutes les piles ouvertes
option-market-ten = dix piles et une pioche
option-market-nine = neuf piles et une pioche

option-purple-copies = Cartes violettes
option-purple-copies-about = Le nombre d’exemplaires de chaque établissement violet mélangés à la pioche.
option-purple-copies-full = tous les exemplaires
option-purple-copies-players-minus-one = un de moins que de joueurs

option-reroll-dice = Dés de la relance
option-reroll-dice-about = Avec la Tour radio, on relance autant de dés que la première fois, ou bien on en choisit à nouveau le nombre.
option-reroll-dice-same = autant qu’au premier jet
option-reroll-dice-free = nombre choisi à nouveau

option-clear-dead-piles = Piles bloquées
option-clear-dead-piles-about = Une pile violette dont chaque joueur possède déjà la carte, et que plus personne ne peut acheter, quitte le marché ou y reste.
option-clear-dead-piles-on = quittent le marché
option-clear-dead-piles-off = restent en place

option-city-hall-counts = Hôtel de ville
option-city-hall-counts-about = L’Hôtel de ville compte ou non comme monument construit pour les cartes qui les dénombrent ; il ne compte jamais pour la victoire.
option-city-hall-counts-on = compte comme monument
option-city-hall-counts-off = ne compte pour rien

option-first-player = Premier joueur
option-first-player-about = Le siège qui joue le premier tour.
option-first-player-random = tiré au sort

## Établissements

kinds-wheat-field = Champs de blé
brief-wheat-field = 1 pièce de la banque
about-wheat-field = Quel que soit le lanceur, la banque vous verse 1 pièce.

kinds-ranch = Ferme
brief-ranch = 1 pièce de la banque
about-ranch = Quel que soit le lanceur, la banque vous verse 1 pièce.

kinds-corn-field = Champ de maïs
brief-corn-field = 1 pièce avec moins de 2 monuments
about-corn-field = Quel que soit le lanceur, la banque vous verse 1 pièce tant que vous avez construit moins de 2 monuments.

kinds-flower-orchard = Champ de fleurs
brief-flower-orchard = 1 pièce de la banque
about-flower-orchard = Quel que soit le lanceur, la banque vous verse 1 pièce.

kinds-forest = Forêt
brief-forest = 1 pièce de la banque
about-forest = Quel que soit le lanceur, la banque vous verse 1 pièce.

kinds-vineyard = Vignoble
brief-vineyard = 3 pièces de la banque
about-vineyard = Quel que soit le lanceur, la banque vous verse 3 pièces.

kinds-mackerel-boat = Petit bateau de pêche
brief-mackerel-boat = 3 pièces avec le Port
about-mackerel-boat = Quel que soit le lanceur, la banque vous verse 3 pièces, à condition que votre Port soit construit.

kinds-mine = Mine
brief-mine = 5 pièces de la banque
about-mine = Quel que soit le lanceur, la banque vous verse 5 pièces.

kinds-apple-orchard = Verger
brief-apple-orchard = 3 pièces de la banque
about-apple-orchard = Quel que soit le lanceur, la banque vous verse 3 pièces.

kinds-tuna-boat = Chalutier
brief-tuna-boat = Total de 2 dés de plus, avec le Port
about-tuna-boat = On lance deux dés de plus, une seule fois pour toute la table, et la banque vous verse leur total, à condition que votre Port soit construit.

kinds-general-store = Épicerie
brief-general-store = 2 pièces avec moins de 2 monuments
about-general-store = Sur votre propre jet, la banque vous verse 2 pièces tant que vous avez construit moins de 2 monuments.

kinds-bakery = Boulangerie
brief-bakery = 1 pièce de la banque
about-bakery = Sur votre propre jet, la banque vous verse 1 pièce.

kinds-convenience-store = Supérette
brief-convenience-store = 3 pièces de la banque
about-convenience-store = Sur votre propre jet, la banque vous verse 3 pièces.

kinds-demolition-company = Entreprise de travaux publics
brief-demolition-company = Un monument en travaux : 8 pièces
about-demolition-company = Sur votre propre jet, vous devez remettre en travaux un de vos monuments construits, et la banque vous verse 8 pièces en échange.

kinds-loan-office = Banque de Minivilles
brief-loan-office = 5 pièces à l’achat, puis 2 à rendre
about-loan-office = La banque vous prête 5 pièces à la construction ; ensuite, vous lui payez 2 pièces chaque fois que vous obtenez un de ses nombres.

kinds-flower-shop = Fleuriste
brief-flower-shop = 1 pièce par Champ de fleurs
about-flower-shop = Sur votre propre jet, la banque vous verse 1 pièce pour chaque Champ de fleurs de votre ville.

kinds-cheese-factory = Fromagerie
brief-cheese-factory = 3 pièces par carte vache
about-cheese-factory = Sur votre propre jet, la banque vous verse 3 pièces pour chacun de vos établissements au symbole vache.

kinds-furniture-factory = Fabrique de meubles
brief-furniture-factory = 3 pièces par carte engrenage
about-furniture-factory = Sur votre propre jet, la banque vous verse 3 pièces pour chacun de vos établissements au symbole engrenage.

kinds-winery = Cave à vin
brief-winery = 6 pièces par Vignoble, puis ferme
about-winery = Sur votre propre jet, la banque vous verse 6 pièces pour chaque Vignoble de votre ville, puis la Cave à vin ferme.

kinds-moving-company = Entreprise de déménagement
brief-moving-company = Une carte donnée : 4 pièces
about-moving-company = Sur votre propre jet, vous devez donner à un autre joueur un de vos établissements sans symbole tour, et la banque vous verse 4 pièces.

kinds-soda-bottling-plant = Moonster soda
brief-soda-bottling-plant = 1 pièce par carte tasse, tous joueurs
about-soda-bottling-plant = Sur votre propre jet, la banque vous verse 1 pièce pour chaque établissement au symbole tasse, toutes villes confondues.

kinds-fruit-and-vegetable-market = Marché de fruits et légumes
brief-fruit-and-vegetable-market = 2 pièces par carte blé
about-fruit-and-vegetable-market = Sur votre propre jet, la banque vous verse 2 pièces pour chacun de vos établissements au symbole blé.

kinds-food-warehouse = Halle de marché
brief-food-warehouse = 2 pièces par carte tasse
about-food-warehouse = Sur votre propre jet, la banque vous verse 2 pièces pour chacun de vos établissements au symbole tasse.

kinds-sushi-bar = Sushi bar
brief-sushi-bar = 3 pièces du lanceur, avec le Port
about-sushi-bar = Quand un autre joueur obtient son nombre, il vous paie 3 pièces, à condition que votre Port soit construit.

kinds-cafe = Café
brief-cafe = 1 pièce du lanceur
about-cafe = Quand un autre joueur obtient son nombre, il vous paie 1 pièce.

kinds-french-restaurant = Restaurant 5 étoiles
brief-french-restaurant = 5 pièces d’un lanceur à 2+ monuments
about-french-restaurant = Quand un autre joueur qui a construit au moins 2 monuments obtient son nombre, il vous paie 5 pièces.

kinds-pizza-joint = Pizzeria
brief-pizza-joint = 1 pièce du lanceur
about-pizza-joint = Quand un autre joueur obtient son nombre, il vous paie 1 pièce.

kinds-hamburger-stand = Moonster burger
brief-hamburger-stand = 1 pièce du lanceur
about-hamburger-stand = Quand un autre joueur obtient son nombre, il vous paie 1 pièce.

kinds-family-restaurant = Restaurant
brief-family-restaurant = 2 pièces du lanceur
about-family-restaurant = Quand un autre joueur obtient un de ses nombres, il vous paie 2 pièces.

kinds-members-only-club = Club privé
brief-members-only-club = Bourse d’un lanceur à 3+ monuments
about-members-only-club = Quand un autre joueur qui a construit au moins 3 monuments obtient un de ses nombres, il vous remet toute sa bourse.

kinds-stadium = Stade
brief-stadium = 2 pièces de chaque autre joueur
about-stadium = Sur votre propre jet, chaque autre joueur vous paie 2 pièces.

kinds-tv-station = Chaîne de télévision
brief-tv-station = 5 pièces d’un joueur au choix
about-tv-station = Sur votre propre jet, vous désignez un autre joueur, qui vous paie 5 pièces.

kinds-business-center = Centre d’affaires
brief-business-center = Une carte échangée avec un joueur
about-business-center = Sur votre propre jet, vous pouvez échanger un de vos établissements contre celui d’un autre joueur, l’un et l’autre sans symbole tour.

kinds-publisher = Maison d’édition
brief-publisher = 1 pièce par carte tasse ou pain adverse
about-publisher = Sur votre propre jet, chaque autre joueur vous paie 1 pièce pour chacun de ses établissements au symbole tasse ou pain.

kinds-tax-office = Centre des impôts
brief-tax-office = Moitié des bourses de 10 pièces ou plus
about-tax-office = Sur votre propre jet, chaque autre joueur qui détient au moins 10 pièces vous en donne la moitié, arrondie à l’entier inférieur.

kinds-renovation-company = Entreprise de rénovation
brief-renovation-company = Un type fermé : 1 pièce par carte
about-renovation-company = Sur votre propre jet, vous choisissez un type d’établissement sans symbole tour : toutes ses cartes ouvertes ferment, les vôtres aussi, et la banque vous verse 1 pièce pour chacune.

kinds-tech-startup = Startup
brief-tech-startup = 1 pièce par pièce sur les Startups
about-tech-startup = Chacun de vos tours s’achève par une pièce de la banque posée sur elle ; sur votre propre jet, la banque vous verse autant de pièces qu’il y en a sur les Startups de tous les joueurs.

kinds-arboretum = Arboretum
brief-arboretum = Bourses partagées à parts égales
about-arboretum = Sur votre propre jet, les pièces de tous les joueurs sont partagées à parts égales, et la banque ajoute ce qui manque pour que le compte soit rond.

## Monuments

monuments-harbor = Port
brief-harbor = +2 au choix à un jet de 10 ou plus
about-harbor = Quand votre jet atteint 10 ou plus, vous pouvez y ajouter 2.

monuments-train-station = Gare
brief-train-station = Lancer 1 ou 2 dés
about-train-station = Au début de chacun de vos tours, vous choisissez de lancer un dé ou deux.

monuments-shopping-mall = Centre commercial
brief-shopping-mall = +1 pièce par carte tasse ou pain
about-shopping-mall = Chacun de vos établissements au symbole tasse ou pain rapporte 1 pièce de plus chaque fois qu’il rapporte quelque chose.

monuments-amusement-park = Parc d’attractions
brief-amusement-park = Rejouer après un double
about-amusement-park = Quand vous faites un double, vous jouez un autre tour juste après celui-ci.

monuments-radio-tower = Tour radio
brief-radio-tower = Relancer une fois par tour
about-radio-tower = Une fois par tour, vous pouvez relancer ; le second résultat est définitif.

monuments-airport = Aéroport
brief-airport = 10 pièces si vous ne construisez rien
about-airport = La banque vous verse 10 pièces à chacun de vos tours où vous ne construisez rien.

monuments-city-hall = Hôtel de ville
brief-city-hall = 1 pièce si votre bourse est vide
about-city-hall = S’il ne vous reste aucune pièce juste avant de construire, la banque vous en donne 1 ; il est construit dès le début et ne compte pas pour la victoire.

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

ending-over = Le dernier monument a été construit.

field-active = Joueur dont c’est le tour
field-dice = Dés lancés
field-die1 = Premier dé
field-die2 = Second dé
field-bonus = Ajouté par le Port
field-rerolled = Relance utilisée
field-again = Tour supplémentaire gagné
field-constructed = Construction faite
field-step = Étape des effets
field-resolving = Carte qui demande un choix
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
web-city = Ville de { $seat }
web-monuments = Monuments
web-built = construit
web-works = en travaux
web-number = sur
web-cost = coût
web-left = reste
web-acts = Activée par ce lancer

## Phases

phase-draw = Une carte est piochée
phase-first = Le hasard désigne qui commence
phase-roll = Choisir combien de dés lancer
phase-dice = Les dés roulent
phase-reroll = Garder le jet ou relancer
phase-harbor = Ajouter 2 au jet ou le laisser tel quel
phase-boats = Les dés des Chalutiers roulent
phase-demolish = Choisir le monument à remettre en travaux
phase-move = Choisir l’établissement à donner
phase-move-to = Choisir qui le reçoit
phase-tv = Choisir qui paie la Chaîne de télévision
phase-swap = Choisir avec qui échanger, ou ne pas échanger
phase-swap-mine = Choisir la carte à céder
phase-swap-theirs = Choisir la carte à prendre en échange
phase-renovate = Choisir le type d’établissement à fermer
phase-build = Construire une carte ou passer
phase-over = La partie est terminée
phase-resolving = Les dés font leur effet

## Coups

dice-1 = un dé
dice-2 = deux dés

move-roll = Lancer { $dice }
move-keep = Garder le jet
move-reroll = Relancer avec { $dice }
move-harbor-leave = Laisser le jet tel quel
move-harbor-add = Ajouter 2 au jet
move-demolish = Remettre en travaux : { $monuments }
move-give = Donner : { $cards }
move-give-to = Donner à { $seats }
move-tv = Faire payer { $seats }
move-no-swap = Ne pas échanger
move-swap-with = Échanger avec { $seats }
move-swap-mine = Céder : { $cards }
move-swap-theirs = Prendre : { $cards }
move-renovate = Fermer partout : { $kinds }
move-skip = Ne rien construire
move-build = Construire : { $kinds }
move-complete = Achever : { $monuments }
move-die = Le dé montre { $faces }
move-two-dice = Les dés montrent { $faces } et { $faces2 }
move-draw = Carte piochée : { $kinds }
move-first = { $seats } commence

## Événements

event-drawn = Nouvelle carte au marché : { $kind }
event-set-aside = La carte « { $kind } » est piochée et aussitôt écartée, car chaque joueur la possède déjà
event-pile-cleared =
    { $amount ->
        [one] La pile « { $kind } » ({ $amount } carte) quitte le jeu, car chaque joueur possède déjà cet établissement
       *[other] La pile « { $kind } » ({ $amount } cartes) quitte le jeu, car chaque joueur possède déjà cet établissement
    }
event-begins = { $seat } commence la partie
event-turn = Tour { $turn } : à { $seat } de jouer
event-extra-turn = Tour { $turn } : { $seat } rejoue
event-rolled =
    { $second ->
        [0] { $seat } fait { $total }
       *[other] { $seat } fait { $first } + { $second } = { $total }
    }
event-rerolls =
    { $dice ->
        [one] { $seat } relance avec un dé · { monuments-radio-tower }
       *[other] { $seat } relance avec deux dés · { monuments-radio-tower }
    }
event-double = Double { $face } : { $seat } gagne un tour supplémentaire · { monuments-amusement-park }
event-added = { $seat } ajoute { $amount } au jet, qui vaut désormais { $total } · { monuments-harbor }
event-reopened =
    { $copies ->
        [one] Chez { $seat }, « { $kind } » rouvre
       *[other] Chez { $seat }, { $copies } cartes « { $kind } » rouvrent
    }
event-paid =
    { $amount ->
        [0] { $seat } n’a rien pour payer { $to } · { $kind }
        [one] { $seat } paie { $amount } pièce à { $to } · { $kind }
       *[other] { $seat } paie { $amount } pièces à { $to } · { $kind }
    }
event-repaid =
    { $amount ->
        [0] { $seat } n’a rien pour payer la banque · { $kind }
        [one] { $seat } paie { $amount } pièce à la banque · { $kind }
       *[other] { $seat } paie { $amount } pièces à la banque · { $kind }
    }
event-earned =
    { $amount ->
        [one] { $seat } reçoit { $amount } pièce de la banque · { $kind }
       *[other] { $seat } reçoit { $amount } pièces de la banque · { $kind }
    }
event-extra-dice = { $seat } lance les dés de la pêche : { $first } + { $second } = { $total } · { kinds-tuna-boat }
event-nothing = « { $kind } » ne peut rien faire cette fois pour { $seat }
event-demolished = { $seat } remet en travaux « { $monument } »
event-gave = { $seat } donne « { $card } » à { $to }
event-declined-swap = { $seat } préfère ne pas échanger · { $kind }
event-swapped = { $seat } échange avec { $with } « { $mine } » contre « { $theirs } »
event-closed =
    { $copies ->
        [one] Chez { $seat }, « { $kind } » ferme
       *[other] Chez { $seat }, { $copies } cartes « { $kind } » ferment
    }
event-shared =
    { $amount ->
        [0] { $seat } n’a aucune pièce, comme tout le monde · { $kind }
        [one] { $seat } a maintenant { $amount } pièce, comme tout le monde · { $kind }
       *[other] { $seat } a maintenant { $amount } pièces, comme tout le monde · { $kind }
    }
event-welcomed =
    { $amount ->
        [one] { $seat } reçoit { $amount } pièce de la banque · { $monument }
       *[other] { $seat } reçoit { $amount } pièces de la banque · { $monument }
    }
event-built =
    { $cost ->
        [0] { $seat } construit « { $kind } » gratuitement
        [one] { $seat } construit « { $kind } » pour { $cost } pièce
       *[other] { $seat } construit « { $kind } » pour { $cost } pièces
    }
event-completed =
    { $cost ->
        [0] { $seat } achève « { $monument } » gratuitement
        [one] { $seat } achève « { $monument } » pour { $cost } pièce
       *[other] { $seat } achève « { $monument } » pour { $cost } pièces
    }
event-passed = { $seat } ne construit rien
event-topped-up =
    { $amount ->
        [one] La banque complète la bourse : { $seat } reçoit { $amount } pièce
       *[other] La banque complète la bourse : { $seat } reçoit { $amount } pièces
    }
event-startup-coin =
    { $amount ->
        [one] { $seat } pose { $amount } pièce de la banque sur « { $kind } »
       *[other] { $seat } pose { $amount } pièces de la banque sur « { $kind } »
    }
event-won =
    { $monuments ->
        [one] { $seat } gagne la partie avec { $monuments } monument !
       *[other] { $seat } gagne la partie avec { $monuments } monuments !
    }

## Pourquoi un coup est refusé

refusal-compulsory = « { $move } » n’est pas permis : ce choix est obligatoire ({ $rule }).
refusal-no-train-station = Pour lancer deux dés, il faut la { monuments-train-station }, que vous n’avez pas construite ({ $rule }).
refusal-same-dice =
    { $dice ->
        [one] Vous avez lancé un dé : la relance se fait elle aussi avec un dé ({ $rule }).
       *[other] Vous avez lancé deux dés : la relance se fait elle aussi avec deux dés ({ $rule }).
    }
refusal-no-open-copy = Le marché ne propose aucune carte « { $kinds } » ({ $rule }).
refusal-one-each = Vous possédez déjà « { $kinds } », et une ville n’accueille qu’un exemplaire de chaque carte violette ({ $rule }).
refusal-cannot-afford =
    { $coins ->
        [0] « { $kinds } » coûte { $cost } et vous n’avez aucune pièce ({ $rule }).
        [one] « { $kinds } » coûte { $cost } et vous avez { $coins } pièce ({ $rule }).
       *[other] « { $kinds } » coûte { $cost } et vous avez { $coins } pièces ({ $rule }).
    }
refusal-cannot-afford-monument =
    { $coins ->
        [0] « { $monuments } » coûte { $cost } et vous n’avez aucune pièce ({ $rule }).
        [one] « { $monuments } » coûte { $cost } et vous avez { $coins } pièce ({ $rule }).
       *[other] « { $monuments } » coûte { $cost } et vous avez { $coins } pièces ({ $rule }).
    }
refusal-stands-already = « { $monuments } » se dresse déjà dans votre ville ({ $rule }).
refusal-never-demolished = « { $monuments } » ne peut jamais être remis en travaux ({ $rule }).
refusal-not-built = Le monument « { $monuments } » n’est pas construit dans votre ville ({ $rule }).
refusal-does-not-own = Aucune carte « { $cards } » chez { $seats } ({ $rule }).
refusal-yourself = Il faut désigner un autre joueur que vous ({ $rule }).
refusal-nothing-to-swap = { $seats } n’a aucune carte qui puisse être échangée ({ $rule }).
refusal-tower = « { $kinds } » porte le symbole tour, et les cartes qui le portent ne peuvent pas être choisies ici ({ $rule }).
refusal-none-open = Aucune ville n’a de carte « { $kinds } » ouverte ({ $rule }).
refusal-not-in-deck = La pioche ne contient plus aucune carte « { $kinds } » ({ $rule }).
refusal-other-dice =
    { $dice ->
        [one] On lance ici un seul dé ({ $rule }).
       *[other] On lance ici deux dés ({ $rule }).
    }

## Pourquoi une position est impossible

position-not-resting = la phase « { $at } » s’achève aussitôt : aucune position ne s’y arrête ({ $rule }).
position-first-is-named = les options désignent déjà le premier joueur : le hasard n’en tire aucun ({ $rule }).
position-no-deck = toutes les piles de ce marché sont ouvertes : il n’y a donc pas de paquet ({ $rule }).
position-before-first-turn = doit valoir 0 : dans la phase « { $at } », aucun tour n’a commencé ({ $rule }).
position-nobody-yet = ne doit désigner personne : dans la phase « { $at } », aucun tour n’a commencé ({ $rule }).
position-no-turn = doit valoir au moins 1 : dans la phase « { $at } », un tour a commencé ({ $rule }).
position-nobody-active = manque : dans la phase « { $at } », c’est le tour de l’un des sièges ({ $rule }).
position-over-in-phase = la partie est terminée dans la phase « over » et dans nulle autre, or la phase est « { $at } » ({ $rule }).
position-wrong-actor = ne convient pas à la phase « { $at } » : le joueur dont c’est le tour prend toutes les décisions, le hasard lance et pioche, et personne n’agit une fois la partie terminée ({ $rule }).
position-copies =
    { $box ->
        [one] cette partie compte { $box } carte « { $kinds } », or la position en montre { $found } entre les villes, le marché, le paquet et les cartes hors du jeu ({ $rule }).
       *[other] cette partie compte { $box } cartes « { $kinds } », or la position en montre { $found } entre les villes, le marché, le paquet et les cartes hors du jeu ({ $rule }).
    }
position-card-left-cities =
    { $found ->
        [0] aucune ville n’a de carte « { $kinds } », or { $dealt } ont été distribuées, et aucune carte ne quitte jamais les villes ({ $rule }).
        [one] les villes n’ont qu’une carte « { $kinds } » en tout, or { $dealt } ont été distribuées, et aucune carte ne quitte jamais les villes ({ $rule }).
       *[other] les villes n’ont que { $found } cartes « { $kinds } » en tout, or { $dealt } ont été distribuées, et aucune carte ne quitte jamais les villes ({ $rule }).
    }
position-set-aside =
    { $wanted ->
        [0] « { $kinds } » ne peut pas être hors du jeu : seules quittent le jeu les piles où plus personne ne peut acheter, quand les options le prévoient ({ $rule }).
        [one] { $wanted } carte « { $kinds } » est hors du jeu, et non { $found } ({ $rule }).
       *[other] { $wanted } cartes « { $kinds } » sont hors du jeu, et non { $found } ({ $rule }).
    }
position-dead-pile = chaque joueur possède « { $kinds } » : cette pile a donc quitté le jeu ({ $rule }).
position-second-purple = { $seats } a plusieurs cartes « { $kinds } », or une ville n’accueille qu’un exemplaire de chaque carte violette ({ $rule }).
position-cannot-close = « { $kinds } » ne peut pas être fermé : rien dans cette édition ne ferme cette carte ({ $rule }).
position-nothing-to-draw = est vide : aucune carte ne peut être piochée ({ $rule }).
position-no-pile-to-open =
    { $found ->
        [0] aucune pile n’est ouverte, or on ne pioche que s’il manque une pile : il y en a { $wanted } tant que dure le paquet, et un tour en vide une au plus ({ $rule }).
        [one] { $found } pile est ouverte, or on ne pioche que s’il manque une pile : il y en a { $wanted } tant que dure le paquet, et un tour en vide une au plus ({ $rule }).
       *[other] { $found } piles sont ouvertes, or on ne pioche que s’il manque une pile : il y en a { $wanted } tant que dure le paquet, et un tour en vide une au plus ({ $rule }).
    }
position-piles =
    { $found ->
        [0] aucune pile n’est ouverte, or ce marché en a { $wanted }, et moins seulement une fois le paquet épuisé ({ $rule }).
        [one] { $found } pile est ouverte, or ce marché en a { $wanted }, et moins seulement une fois le paquet épuisé ({ $rule }).
       *[other] { $found } piles sont ouvertes, or ce marché en a { $wanted }, et moins seulement une fois le paquet épuisé ({ $rule }).
    }
position-city-hall-missing = il manque la carte « { monuments-city-hall } », construite dès le début dans chaque ville ({ $rule }).
position-nobody-won = la partie est terminée : { $seats }, dont c’est le tour, vient donc de gagner avec { $needed } monuments, et non { $found } ({ $rule }).
position-second-winner = { $seats } a les monuments qu’il faut pour gagner, or c’est le joueur dont c’est le tour qui a gagné ({ $rule }).
position-already-won = { $seats } a les monuments qu’il faut pour gagner, or la partie n’est pas terminée ({ $rule }).
position-no-startup = seule la carte « { kinds-tech-startup } » porte des pièces, et { $seats } n’en a pas ({ $rule }).
position-setup-coins =
    { $coins ->
        [0] avant le premier tour, chaque bourse est vide ({ $rule }).
        [one] avant le premier tour, chaque bourse contient { $coins } pièce ({ $rule }).
       *[other] avant le premier tour, chaque bourse contient { $coins } pièces ({ $rule }).
    }
position-setup-monuments = avant le premier tour, personne n’a rien construit ({ $rule }).
position-setup-cards = avant le premier tour, chaque ville a ses établissements de départ et rien d’autre, tous ouverts ({ $rule }).
position-too-early = doit valoir 0 : dans la phase « { $at } », le tour n’en est pas encore là ({ $rule }).
position-no-dice = manque : dans la phase « { $at } », on lance un ou deux dés ({ $rule }).
position-no-die = manque : dans la phase « { $at } », les dés sont sur la table, et un dé montre de 1 à 6 ({ $rule }).
position-one-die = doit valoir 0, car on ne lance qu’un dé ({ $rule }).
position-no-train-station = pour lancer deux dés, il faut la { monuments-train-station }, que { $seats } n’a pas ({ $rule }).
position-no-radio-tower = pour relancer, il faut la { monuments-radio-tower }, que { $seats } n’a pas ({ $rule }).
position-no-harbor = rien ne peut être ajouté à ce jet : il faut le { monuments-harbor } et un total assez élevé ({ $rule }).
position-no-double = un tour supplémentaire demande un double et le { monuments-amusement-park } ({ $rule }).
position-double = doit valoir 1 : { $seats } a fait un double et possède le { monuments-amusement-park } ({ $rule }).
position-wrong-step = doit valoir { $wanted } dans la phase « { $at } » ({ $rule }).
position-nothing-constructed = doit valoir 1 : la phase « { $at } » ne vient qu’après une construction ({ $rule }).
position-broke =
    { $coins ->
        [0] ne peut pas valoir 0 : « { $monuments } » aide une bourse vide juste avant la construction ({ $rule }).
       *[other] ne peut pas valoir { $coins } : « { $monuments } » paie juste avant la construction ({ $rule }).
    }
position-reopened = « { $kinds } » ne peut pas être fermé : le résultat { $result } vient de rouvrir cette carte ({ $rule }).
position-acting =
    { $most ->
        [0] doit valoir 0 : aucune carte « { $kinds } » n’a encore à agir ici ({ $rule }).
       *[other] doit valoir de { $least } à { $most } : c’est le nombre de cartes « { $kinds } » qui peuvent encore agir ici ({ $rule }).
    }
position-boats =
    { $most ->
        [0] doit valoir 0 : aucun { kinds-tuna-boat } de { $seats } n’attend les dés ici ({ $rule }).
       *[other] doit valoir de { $least } à { $most } : c’est le nombre de cartes « { kinds-tuna-boat } » de { $seats } qui peuvent attendre les dés ici ({ $rule }).
    }
position-no-boats = aucun { kinds-tuna-boat } n’attend les dés : on ne lance donc pas de dés supplémentaires ({ $rule }).
position-no-card-asks = manque : dans la phase « { $at } », une carte demande quelque chose ({ $rule }).
position-asks-something-else = « { $kinds } » ne demande rien dans la phase « { $at } » ({ $rule }).
position-not-triggered = « { $kinds } » n’agit pas sur un résultat de { $result } ({ $rule }).
position-not-owned = { $seats } n’a pas de carte « { $kinds } » ouverte qui puisse demander un choix ({ $rule }).
position-nothing-to-choose = « { $kinds } » ne fait rien, car { $seats } n’a aucun choix possible ({ $rule }).
position-nothing-asked = est à omettre : dans la phase « { $at } », aucune carte ne demande rien ({ $rule }).
position-not-chosen-yet = est à omettre : dans la phase « { $at } », ce choix n’est pas encore fait ({ $rule }).
position-not-chosen = manque : dans la phase « { $at } », ce choix est déjà fait ({ $rule }).
position-swap-with-oneself = on échange avec un autre joueur ({ $rule }).
position-nothing-to-swap = { $seats } n’a aucune carte qui puisse être échangée ({ $rule }).
position-tower = « { $kinds } » porte le symbole tour, et les cartes qui le portent ne peuvent pas être choisies ici ({ $rule }).
position-picked-elsewhere = aucune carte « { $cards } » chez { $seats } ({ $rule }).

## Pourquoi un fichier de contenu est refusé

content-no-roll = aucun jet ne donne { $found } : ils vont de 1 à { $high }
content-no-trigger = aucun nombre n’active la carte
content-tower = les cartes violettes portent la tour, et elles seules (MV-011)
content-two-dice = toujours deux dés (MV-081)
content-copies = plus de { $high } exemplaires
content-no-effect = pas d’effet « { $id } » ; connus : { $known }
content-for-monuments = { $id } est réservé aux monuments
content-for-colours = { $id } est réservé aux cartes de ces couleurs : { $known }
content-effect-needs = { $id } exige { $keys }
content-effect-takes = { $id } n’admet pas { $keys }
content-no-icon = pas d’icône « { $id } » ; connues : { $known }
content-no-establishment = pas d’établissement « { $id } »
content-no-monument = pas de monument « { $id } »
content-no-box = pas de boîte « { $id } »
content-no-market-mode = pas de mode de marché « { $id } »
content-steps = chaque couleur agit à une étape, et à une seule
content-players = de { $low } à { $high } joueurs
content-monuments-needed = plus que n’en a l’édition
content-not-in-edition = compte { $id }, que l’édition { $box } n’a pas

## Raisons d’un coup

reason-income-me =
    { $after ->
        [one] Votre revenu attendu passe de { $before } à { $after } pièce par tour de table.
       *[other] Votre revenu attendu passe de { $before } à { $after } pièces par tour de table.
    }
reason-income-them =
    { $after ->
        [one] Le revenu attendu de { $seats } tombe de { $before } à { $after } pièce par tour de table.
       *[other] Le revenu attendu de { $seats } tombe de { $before } à { $after } pièces par tour de table.
    }
missed-income-me =
    { $change ->
        [one] Votre revenu attendu aurait été plus élevé de { $change } pièce par tour de table.
       *[other] Votre revenu attendu aurait été plus élevé de { $change } pièces par tour de table.
    }
missed-income-them =
    { $change ->
        [one] Le revenu attendu de { $seats } aurait été plus bas de { $change } pièce par tour de table.
       *[other] Le revenu attendu de { $seats } aurait été plus bas de { $change } pièces par tour de table.
    }
reason-monuments-missing-me =
    { $after ->
        [one] Il vous manque encore { $after } monument pour gagner, au lieu de { $before }.
       *[other] Il vous manque encore { $after } monuments pour gagner, au lieu de { $before }.
    }
missed-monuments-missing-me =
    { $after ->
        [one] Il ne vous aurait manqué qu’un monument pour gagner, au lieu de { $before }.
       *[other] Il ne vous aurait manqué que { $after } monuments pour gagner, au lieu de { $before }.
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
        [one] À ce rythme, vous auriez gagné en environ { $after } tour de table, au lieu de { $before }.
       *[other] À ce rythme, vous auriez gagné en environ { $after } tours de table, au lieu de { $before }.
    }
missed-rounds-to-win-them =
    { $after ->
        [one] À ce rythme, il aurait fallu à { $seats } environ { $after } tour de table pour gagner, au lieu de { $before }.
       *[other] À ce rythme, il aurait fallu à { $seats } environ { $after } tours de table pour gagner, au lieu de { $before }.
    }
reason-covered-me = Parmi vos propres lancers, { $after } % vous rapportent quelque chose, au lieu de { $before } %.
missed-covered-me = Parmi vos propres lancers, { $after } % vous auraient rapporté quelque chose, au lieu de { $before } %.
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
                [one] En moyenne, vous auriez eu { $change } pièce de plus.
               *[other] En moyenne, vous auriez eu { $change } pièces de plus.
            }
       *[yes]
            { $change ->
                [one] Vous auriez eu { $change } pièce de plus.
               *[other] Vous auriez eu { $change } pièces de plus.
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
        [0] Vous auriez pu payer votre prochain monument.
        [one] Votre revenu aurait payé votre prochain monument en { $after } tour de table, au lieu de { $before }.
       *[other] Votre revenu aurait payé votre prochain monument en { $after } tours de table, au lieu de { $before }.
    }
reason-taken-me =
    { $after ->
        [0] Les cartes des autres ne vous prennent plus aucune pièce.
        [one] Les cartes des autres vous prennent { $after } pièce par tour de table, au lieu de { $before }.
       *[other] Les cartes des autres vous prennent { $after } pièces par tour de table, au lieu de { $before }.
    }
missed-taken-me =
    { $change ->
        [one] Les cartes des autres vous auraient pris { $change } pièce de moins par tour de table.
       *[other] Les cartes des autres vous auraient pris { $change } pièces de moins par tour de table.
    }
