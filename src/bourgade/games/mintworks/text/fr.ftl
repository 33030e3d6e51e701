title = Mint Works
subtitle = Placez vos Mints, achetez des plans, construisez-les et menez le quartier qui brille de plus d’étoiles que les autres.
credits = Un jeu de Justin Blaske, illustré par Felix Janson, Thomas Tamblyn et Justin Blaske, édité par Five24 Labs, en français par Pixie Games et Lucky Duck Games.

## Options

option-players = Joueurs
option-players-about = Le nombre de joueurs : de 2 à 4, ou 1 contre un adversaire joué par les règles.
option-players-1 = 1 (en solitaire)

option-solo-opponent = Adversaire en solitaire
option-solo-opponent-about = L’adversaire de celui qui joue seul.
option-solo-opponent-none = aucun
option-solo-opponent-justin = { automata-justin }
option-solo-opponent-rachael = { automata-rachael }
option-solo-opponent-sonic = { automata-sonic }
option-solo-opponent-mort = { automata-mort }

option-ai-cards = Carte de l’adversaire
option-ai-cards-about = L’impression des cartes d’adversaire employée : elles diffèrent par ce que Justin fait d’un lieu et par le rang donné aux contrats.
option-ai-cards-later = impression plus récente
option-ai-cards-first = première impression

option-advanced-locations = Lieux avancés
option-advanced-locations-about = Si deux des quatre lieux avancés, tirés au sort, sont en jeu ; un seul en solitaire.
option-advanced-locations-off = aucun
option-advanced-locations-random = tirés au sort

option-temp-agency-target = L’Agence d’Intérim copie
option-temp-agency-target-about = Si le lieu copié par l’Agence d’Intérim doit être complet, ou seulement occupé.
option-temp-agency-target-full = un lieu complet
option-temp-agency-target-any-occupied = tout lieu occupé

option-temp-agency-discounts = Réductions à l’Agence d’Intérim
option-temp-agency-discounts-about = Si le Camion et la Grue réduisent ce que demande l’Agence d’Intérim.
option-temp-agency-discounts-none = ne comptent pas
option-temp-agency-discounts-apply = comptent

option-swap-meet-destination = Carte cédée à l’Échange Cordial
option-swap-meet-destination-about = Où va la carte que l’on cède à l’Échange Cordial.
option-swap-meet-destination-deck-bottom = sous la pioche
option-swap-meet-destination-supply = dans la réserve de plans

option-recycler-edition = Recycleur
option-recycler-edition-about = Si le Recycleur prend aussi les bâtiments, ou seulement les plans.
option-recycler-edition-later = plans et bâtiments
option-recycler-edition-first = plans seulement

option-bridge-scope = Pont
option-bridge-scope-about = Ce pour quoi le Pont compte double.
option-bridge-scope-culture-only = comme bâtiment de Culture
option-bridge-scope-buildings = comme bâtiment, pour toutes les cartes
option-bridge-scope-everywhere = comme bâtiment, et aussi au départage

option-tiebreak-cards = Égalité d’étoiles
option-tiebreak-cards-about = Qui l’emporte à égalité d’étoiles : celui qui a le plus de plans et de bâtiments, ou celui qui en a le moins.
option-tiebreak-cards-most = le plus de cartes
option-tiebreak-cards-fewest = le moins de cartes

option-first-player = Premier joueur
option-first-player-about = Le siège qui détient d’abord le jeton Premier Joueur.
option-first-player-random = tiré au sort
option-first-player-solo = selon l’adversaire en solitaire

## Plans

plans-windmill = Moulin à vent
brief-windmill = 1 étoile
about-windmill = Un bâtiment de Culture qui vaut 1 étoile.

plans-statue = Statue
brief-statue = 2 étoiles
about-statue = Un bâtiment de Culture qui vaut 2 étoiles.

plans-gardens = Jardins
brief-gardens = 3 étoiles
about-gardens = Un bâtiment de Culture qui vaut 3 étoiles.

plans-bridge = Pont
brief-bridge = Compte pour deux bâtiments de Culture
about-bridge = Il ne donne pas d’étoile lui-même, mais compte pour deux bâtiments de Culture ; une option dit s’il compte double ailleurs aussi.

plans-museum = Musée
brief-museum = 1 étoile par bâtiment de Culture
about-museum = Il donne 1 étoile par bâtiment de Culture de votre quartier, lui-même compris, le Pont comptant pour deux.

plans-gallery = Galerie
brief-gallery = Reçoit un Mint par manche : 1 étoile chacun
about-gallery = À chaque Entretien, un Mint de la réserve est posé dessus, et elle donne 1 étoile par Mint posé. Ces Mints ne peuvent pas être dépensés.

plans-co-op = Coopérative
brief-co-op = Entretien : 1 Mint, et 1 pour un autre joueur
about-co-op = À chaque Entretien, vous gagnez 1 Mint, de même qu’un autre joueur de votre choix.

plans-mine = Mine
brief-mine = Entretien : 1 Mint
about-mine = À chaque Entretien, vous gagnez 1 Mint.

plans-workshop = Atelier
brief-workshop = Entretien : 1 Mint
about-workshop = À chaque Entretien, vous gagnez 1 Mint.

plans-factory = Usine
brief-factory = Entretien : 1 Mint
about-factory = À chaque Entretien, vous gagnez 1 Mint.

plans-plant = Manufacture
brief-plant = Entretien : 2 Mints
about-plant = À chaque Entretien, vous gagnez 2 Mints.

plans-stripmine = Mine à ciel ouvert
brief-stripmine = Entretien : 3 Mints
about-stripmine = À chaque Entretien, vous gagnez 3 Mints.

plans-corporate-hq = Siège social
brief-corporate-hq = Entretien : 1 Mint par bâtiment
about-corporate-hq = À chaque Entretien, vous gagnez 1 Mint par bâtiment de votre quartier, lui-même compris.

plans-truck = Camion
brief-truck = 1 Mint de moins au Fournisseur
about-truck = Vous payez 1 Mint de moins au Fournisseur, mais jamais moins de 1.

plans-crane = Grue
brief-crane = 1 Mint de moins au Constructeur
about-crane = Vous payez 1 Mint de moins au Constructeur.

plans-landfill = Décharge
brief-landfill = Vos bâtiments de Culture : 1 étoile de moins
about-landfill = Elle donne 3 étoiles, mais chacun de vos bâtiments de Culture donne 1 étoile de moins, sans descendre au-dessous de 0.

plans-obelisk = Obélisque
brief-obelisk = 1 étoile par bâtiment
about-obelisk = Il donne 1 étoile par bâtiment de votre quartier, lui-même compris ; les plans ne comptent pas.

plans-vault = Coffre-fort
brief-vault = 2 étoiles par plan non construit
about-vault = Il donne 2 étoiles par plan non construit de votre quartier.

plans-assembler = Assembleur
brief-assembler = Les plans du Fournisseur sont construits aussitôt
about-assembler = Chaque plan que vous gagnez au Fournisseur est construit aussitôt, sans Constructeur et sans autre Mint.

plans-wholesaler = Grossiste
brief-wholesaler = Ouvre le Grossiste, qui est à vous
about-wholesaler = Le bâtiment ouvre à tous le lieu du même nom et fait de vous son propriétaire. Le lieu demande 1 Mint et en donne 2 ; son propriétaire gagne 1 Mint à chaque Entretien d’une manche où il a servi.

plans-lotto = Loterie
brief-lotto = Ouvre la Loterie, qui est à vous
about-lotto = Le bâtiment ouvre à tous le lieu du même nom et fait de vous son propriétaire. Le lieu demande 3 Mints et donne le premier plan de la pioche, que personne d’autre ne voit ; son propriétaire gagne 2 Mints à chaque Entretien d’une manche où il a servi.

## Lieux

locations-producer = Producteur
brief-producer = Gagnez 2 Mints
about-producer = Placez 1 Mint, gagnez-en 2.

locations-supplier = Fournisseur
brief-supplier = Achetez un plan de la réserve
about-supplier = Placez le coût d’un plan de la réserve et prenez ce plan, face cachée et non construit.

locations-builder = Constructeur
brief-builder = Construisez un de vos plans
about-builder = Placez 2 Mints et faites d’un de vos plans un bâtiment.

locations-leadership-council = Conseil de direction
brief-leadership-council = Jeton Premier Joueur et 1 Mint
about-leadership-council = Placez 1 Mint, prenez le jeton Premier Joueur et gagnez 1 Mint.

locations-wholesaler = Grossiste
brief-location-wholesaler = Gagnez 2 Mints ; son propriétaire, 1

locations-lotto = Loterie
brief-location-lotto = Piochez un plan secret ; son propriétaire, 2 Mints

locations-crowdfunder = Financement participatif
brief-crowdfunder = Gagnez 3 Mints, les autres 1 chacun
about-crowdfunder = Placez 1 Mint et gagnez-en 3 ; chacun des autres joueurs en gagne ensuite 1.

locations-recycler = Recycleur
brief-recycler = Cédez une carte contre des Mints
about-recycler = Placez 1 Mint et cédez une carte : un plan rapporte en Mints son coût et ses étoiles imprimées ; un bâtiment, là où l’option le permet, les étoiles qu’il donne à ce moment.

locations-swap-meet = Échange Cordial
brief-swap-meet = Cédez une carte, prenez un plan
about-swap-meet = Placez 2 Mints, cédez une de vos cartes, construite ou non, et prenez un plan de la réserve.

locations-temp-agency = Agence d’Intérim
brief-temp-agency = Copiez un autre lieu pour 1 Mint de plus
about-temp-agency = Placez ce que demande un autre lieu, occupé, et 1 Mint de plus : son effet est à vous, sans prendre d’emplacement là-bas.

## Adversaires en solitaire

automata-justin = Justin
brief-justin = Ferme les lieux dont il se sert
about-justin = Le Concepteur de jeux détient d’abord le jeton et commence avec 3 Mints. Un lieu sur lequel il a placé est fermé à tous deux jusqu’à la fin de la manche. Il achète le plan le moins cher.

automata-rachael = Rachael
brief-rachael = Gagne quand la réserve de Mints est vide
about-rachael = La Gardienne commence avec 5 des 30 Mints. Ce qu’elle dépense au Fournisseur quitte le jeu, et elle gagne aussitôt que la réserve de Mints est vide. Elle achète le plan le plus cher.

automata-sonic = Sonic
brief-sonic = Joue deux tours de suite
about-sonic = La Mignonnerie commence avec 5 Mints et joue deux tours de suite, mais ne se sert du Fournisseur que sans plan devant soi. Sonic achète le plan le plus cher.

automata-mort = Mort
brief-mort = N’est jamais à court de Mints
about-mort = Le Magnat de la menthe paie tout avec la réserve, ignore les Mints qu’il gagne et n’achète jamais de plan de Production. Il achète le plan le plus cher.

## Types, sources

type-culture = Culture
type-production = Production
type-utility = Utilité
type-deed = Contrat
type-core = lieu de base
type-advanced = lieu avancé
type-automaton = adversaire en solitaire

french-name-rulebook = de la règle française
french-name-review = rapporté par une critique
french-name-own = non officiel, notre traduction

provenance-rulebook = imprimé dans la règle
provenance-public = confirmé par des sources publiques
provenance-disputed = selon l’impression

## Plateau

mints =
    { $mints ->
        [one] { $mints } Mint
       *[other] { $mints } Mints
    }
stars =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
unknown-plan = plan inconnu
secret-plan = { $plan } (secret)
location-closed = contrat requis
location-shut = fermé
board-locations = Lieux
board-supply = Réserve de plans
board-turn = Manche { $rounds } · { $seat }
board-deck =
    Pioche : { $cards ->
        [one] { $cards } plan
       *[other] { $cards } plans
    }
board-under = Sous la pioche : { $plans }
board-reserve =
    Réserve de Mints : { $mints ->
        [one] { $mints } Mint
       *[other] { $mints } Mints
    }
board-token = premier joueur
column-location = Lieu
column-plan = Plan
column-type = Type
column-cost = Coût
column-stars = Étoiles
column-spaces = Emplacements
column-effect = Effet
column-french-name = Nom français
column-rule = Règle
column-provenance = Source
score-emptied = A vidé la réserve de Mints
score-stars = Étoiles
score-cards = Cartes
score-mints = Mints
score-age = Âge

field-rounds = Manche
field-reserve = Réserve de Mints
field-gone = Mints hors du jeu
field-in-play = Lieux en jeu
field-open = Lieux ouverts
field-shut = Lieux fermés pour la manche
field-passed = Ont passé de suite
field-deck = Plans qui peuvent être sur la pioche
field-top = Plans d’ordre inconnu
field-under = Plans mis sous la pioche
field-active = Joueur dont c’est le tour
field-token = Premier joueur
field-again = Tours de suite à venir
field-step = Bâtiments qui ont agi
field-leaving = Mints qui quitteront le jeu
field-site = Lieu employé
field-copied = Lieu copié
field-given = Carte cédée
field-ending = Fin de la partie
field-placed = Mints sur les lieux
field-supply = Réserve de plans
field-bottom = Ordre sous la pioche
field-known-to = Connu seulement de
field-since = Ordre des cartes
field-stored = Mints sur les bâtiments
field-players = Quartiers
field-mints = Mints
field-plans = Plans
field-secret = Plans secrets
field-buildings = Bâtiments
field-unknown = Plans inconnus
field-age = Âge

ending-none = La partie continue.
ending-stars = L’un des joueurs avait assez d’étoiles au début de l’Entretien.
ending-deck = La pioche ne pouvait plus compléter la réserve de plans.
ending-mints = La réserve de Mints était vide.

## Phases

phase-advanced = Le hasard désigne un lieu avancé
phase-deal = Les premiers plans sont posés
phase-first = Le hasard désigne le premier joueur
phase-lotto = Le premier plan de la pioche est tiré
phase-replace = Un plan rejoint la réserve
phase-refill = Entretien : la réserve de plans est complétée
phase-renew = Un plan rejoint la nouvelle réserve
phase-place = Placer des Mints ou passer
phase-copy = Choisir le lieu à copier
phase-buy = Choisir le plan à acheter
phase-build = Choisir le plan à construire
phase-recycle = Choisir la carte à céder
phase-give = Choisir la carte à céder
phase-take = Choisir le plan à prendre
phase-share = Choisir qui d’autre gagne grâce à la Coopérative
phase-age = Dire son âge, ou ne pas le dire
phase-over = La partie est terminée
phase-turn-done = Le tour prend fin
phase-star-test = Entretien : les étoiles sont comptées
phase-filling = Entretien : la réserve de plans est complétée
phase-buildings = Entretien : les bâtiments agissent
phase-rewards = Entretien : les propriétaires sont récompensés
phase-renewal = Entretien : une réserve inutilisée est renouvelée
phase-clearing = Entretien : les lieux sont vidés
phase-income = Entretien : chacun touche son revenu
phase-final-scoring = Décompte final

## Coups

move-skip = Passer
move-place = Placer : { $locations }
move-copy-location = Copier : { $locations }
move-buy = Acheter : { $plans }
move-build = Construire : { $plans }
move-recycle = Céder contre des Mints : { $plans }
move-give = Céder : { $plans }
move-take-plan = Prendre : { $plans }
move-share = { $seats } gagne aussi
move-no-age = Ne pas dire votre âge
move-age =
    { $ages ->
        [one] Vous avez { $ages } an
       *[other] Vous avez { $ages } ans
    }
move-advanced = Lieu en jeu : { $locations }
move-draw = Plan tiré : { $plans }
move-first = { $seats } prend le jeton Premier Joueur
move-opponent = L’adversaire en solitaire joue son tour

## Événements

event-in-play = Lieu en jeu : { $location }
event-dealt = Nouveau plan dans la réserve : { $plan }
event-begins = { $seat } prend le jeton Premier Joueur
event-begins-solo = { event-begins }
event-development = La manche { $rounds } commence par { $seat }
event-turn = Tour { $turn } : à { $seat } de jouer
event-placed =
    { $amount ->
        [one] { $seat } place { $amount } Mint · { $location }
       *[other] { $seat } place { $amount } Mints · { $location }
    }
event-copied = { $seat } copie le lieu « { $location } » · { locations-temp-agency }
event-passed = { $seat } passe
event-gained =
    { $amount ->
        [one] { $seat } gagne { $amount } Mint · { $location }
       *[other] { $seat } gagne { $amount } Mints · { $location }
    }
event-token = { $seat } prend le jeton Premier Joueur
event-bought = { $seat } achète le plan « { $plan } »
event-built = { $seat } construit « { $plan } »
event-assembled = { event-built }
event-opened = Le lieu « { $location } » est ouvert à tous
event-drew = { $seat } pioche un plan que personne d’autre ne voit · { locations-lotto }
event-drew-secret = { $seat } a pioché « { $plan } »
event-lost = { $seat } perd « { $plan } », qui va sous la pioche
event-lost-unseen = { $seat } perd un plan que personne n’a vu ; il va sous la pioche
event-lost-secret = { $seat } a mis « { $plan } » sous la pioche
event-lost-mints =
    { $amount ->
        [one] { $seat } perd { $amount } Mint posé sur « { $plan } »
       *[other] { $seat } perd { $amount } Mints posés sur « { $plan } »
    }
event-recycled = { event-gained }
event-recycled-plan = { event-gained }
event-swapped = { $seat } pose « { $plan } » dans la réserve et prend « { $taken } »
event-took = { $seat } prend « { $plan } » dans la réserve
event-replaced = { event-dealt }
event-upkeep = Entretien de la manche { $rounds }
event-enough-stars =
    { $stars ->
        [one] { $seat } a { $stars } étoile : la partie prend fin
       *[other] { $seat } a { $stars } étoiles : la partie prend fin
    }
event-deck-short = La pioche ne suffit pas à compléter la réserve de plans : la partie prend fin
event-refilled = { event-dealt }
event-earned =
    { $amount ->
        [one] { $seat } gagne { $amount } Mint · { $plan }
       *[other] { $seat } gagne { $amount } Mints · { $plan }
    }
event-stored =
    { $amount ->
        [0] { $seat } ne trouve pas de Mint à poser sur « { $plan } »
        [one] { $seat } reçoit { $amount } Mint sur « { $plan } »
       *[other] { $seat } reçoit { $amount } Mints sur « { $plan } »
    }
event-rewarded =
    { $amount ->
        [one] { $seat } gagne { $amount } Mint comme propriétaire · { $location }
       *[other] { $seat } gagne { $amount } Mints comme propriétaire · { $location }
    }
event-set-under = Le Fournisseur n’a pas servi : « { $plan } » va sous la pioche
event-renewed = { event-dealt }
event-cleared =
    { $amount ->
        [0] Les lieux étaient vides
        [one] { $amount } Mint quitte les lieux et rejoint la réserve
       *[other] { $amount } Mints quittent les lieux et rejoignent la réserve
    }
event-left-game =
    { $amount ->
        [one] { $amount } Mint dépensé au Fournisseur par { $seat } quitte le jeu
       *[other] { $amount } Mints dépensés au Fournisseur par { $seat } quittent le jeu
    }
event-income =
    { $amount ->
        [one] { $seat } touche { $amount } Mint de revenu
       *[other] { $seat } touche { $amount } Mints de revenu
    }
event-supply-empty = La réserve de Mints est vide : { $seat } gagne aussitôt
event-scored =
    { $stars ->
        [one] { $seat } a { $stars } étoile (cartes : { $cards }, Mints : { $mints })
       *[other] { $seat } a { $stars } étoiles (cartes : { $cards }, Mints : { $mints })
    }
event-aged =
    { $age ->
        [one] { $seat } a { $age } an
       *[other] { $seat } a { $age } ans
    }
event-no-age = { $seat } ne dit pas son âge, et la victoire est donc partagée
event-won =
    { $stars ->
        [one] { $seat } remporte la partie avec { $stars } étoile !
       *[other] { $seat } remporte la partie avec { $stars } étoiles !
    }
event-won-by-cards =
    { $stars ->
        [one] { $seat } l’emporte grâce à ses cartes, après une égalité à { $stars } étoile !
       *[other] { $seat } l’emporte grâce à ses cartes, après une égalité à { $stars } étoiles !
    }
event-won-by-mints =
    { $stars ->
        [one] { $seat } l’emporte grâce à ses Mints, après une égalité à { $stars } étoile !
       *[other] { $seat } l’emporte grâce à ses Mints, après une égalité à { $stars } étoiles !
    }
event-won-by-age =
    { $stars ->
        [one] { $seat } l’emporte grâce à son âge, après une égalité à { $stars } étoile !
       *[other] { $seat } l’emporte grâce à son âge, après une égalité à { $stars } étoiles !
    }
event-won-at-once = { event-won }
event-shares-victory =
    { $stars ->
        [one] { $seat } partage la victoire avec { $stars } étoile
       *[other] { $seat } partage la victoire avec { $stars } étoiles
    }

## Pourquoi un coup est refusé

refusal-choice-pending = « { $move } » doit attendre : un choix est à faire ({ $rule }). À faire maintenant : { $phase }.
refusal-not-in-play = Le lieu « { $locations } » n’est pas en jeu ({ $rule }).
refusal-closed = Le lieu « { $locations } » reste fermé tant que personne n’a construit son contrat ({ $rule }).
refusal-no-free-space = Le lieu « { $locations } » n’a plus d’emplacement libre ({ $rule }).
refusal-not-enough-mints =
    { $mints ->
        [0] Il y faut au moins { $cost } Mints, et vous n’en avez pas ({ $rule }).
        [one] Il y faut au moins { $cost } Mints, et vous n’en avez que { $mints } ({ $rule }).
       *[other] Il y faut au moins { $cost } Mints, et vous n’en avez que { $mints } ({ $rule }).
    }
refusal-effect-impossible = Le lieu « { $locations } » ne pourrait rien faire pour vous maintenant ; on ne peut donc pas y placer de Mint ({ $rule }).
refusal-bad-choice =
    { $why ->
        [nothing-asked] « { $move } » répond à une question que personne n’a posée ({ $rule }).
        [not-in-supply] Le plan « { $plans } » n’est pas dans la réserve de plans ({ $rule }).
        [not-yours] Vous n’avez pas de carte « { $plans } » à choisir ({ $rule }).
        [built-already] « { $plans } » est un bâtiment, et il faut un plan ({ $rule }).
        [copies-itself] Le lieu « { $locations } » ne peut pas se copier lui-même ({ $rule }).
        [shut] Le lieu « { $locations } » est fermé jusqu’à la prochaine manche et ne peut pas être copié ({ $rule }).
        [not-occupied] Le lieu « { $locations } » n’est pas occupé comme il le faut pour être copié ({ $rule }).
        [yourself] Il faut nommer un autre joueur que vous-même ({ $rule }).
       *[not-drawn] « { $move } » ne peut pas être tiré maintenant ({ $rule }).
    }

## Pourquoi une position est impossible

position-copies = Il existe une seule carte « { $plans } », or la position en montre { $found } entre la pioche, la réserve et les quartiers ({ $rule }).
position-row-size = Il y a ici de la place pour { $size } plans, or la position en montre { $found } ({ $rule }).
position-gap = Ces plans se suivent sans lacune, à partir de 1 ({ $rule }).
position-top-count =
    { $found ->
        [one] La pioche nomme { $found } plan : il faut ici { $found }, et non { $said } ({ $rule }).
       *[other] La pioche nomme { $found } plans : il faut ici { $found }, et non { $said } ({ $rule }).
    }
position-under-count =
    { $found ->
        [one] Le dessous de la pioche nomme { $found } plan : il faut ici { $found }, et non { $said } ({ $rule }).
       *[other] Le dessous de la pioche nomme { $found } plans : il faut ici { $found }, et non { $said } ({ $rule }).
    }
position-nothing-known = Aucun plan ne se trouve à cet endroit sous la pioche : personne ne peut le connaître ({ $rule }).
position-secret-not-held = Un plan secret ({ $seats }) doit être l’un des plans détenus ({ $rule }).
position-unknown-plans = Une position nomme chaque plan : aucun ne peut être inconnu ({ $seats }, { $rule }).
position-order = Les plans et les bâtiments ({ $seats }) doivent être numérotés à partir de 1, dans l’ordre de leur arrivée ({ $rule }).
position-order-elsewhere = « { $plans } » n’est dans aucun quartier et n’y a donc pas de rang ({ $rule }).
position-mints-on-card = Aucun Mint ne peut être posé sur « { $plans } » ({ $rule }).
position-not-all-in-play = Tous les lieux de base et à contrat sont en jeu ({ $rule }).
position-advanced-count = Lieux avancés en jeu : { $found }, or les options en prévoient { $drawn } ({ $rule }).
position-open-not-in-play = Le lieu « { $locations } » ne peut pas être ouvert, puisqu’il n’est pas en jeu ({ $rule }).
position-must-be-open = Le lieu « { $locations } » doit être ouvert ({ $rule }).
position-deed-not-built = Le lieu « { $locations } » ne peut pas être ouvert : son contrat n’est pas construit, et rien en jeu ne fait perdre un bâtiment ({ $rule }).
position-bad-spaces = Les Mints posés sur « { $locations } » ne conviennent pas à ses emplacements, qui s’occupent l’un après l’autre ({ $rule }).
position-mints-on-closed = Le lieu « { $locations } » est fermé : aucun Mint ne peut s’y trouver ({ $rule }).
position-wrong-payment =
    { $fixed ->
        [yes]
            { $most ->
                [one] Un placement sur « { $locations } » prend { $most } Mint, et non { $mints } ({ $rule }).
               *[other] Un placement sur « { $locations } » prend { $most } Mints, et non { $mints } ({ $rule }).
            }
       *[no] Un placement sur « { $locations } » prend de { $least } à { $most } Mints, et non { $mints } ({ $rule }).
    }
position-nothing-shuts = Aucun adversaire de cette partie ne ferme de lieu ({ $rule }).
position-shut-unused = Le lieu « { $locations } » ne peut pas être bloqué : aucun Mint de l’adversaire en solitaire ne s’y trouve ({ $rule }).
position-mint-total = La partie compte { $total } Mints, or la position en montre { $found } ({ $rule }).
position-already-empty = La réserve de Mints est vide, or la partie n’est pas terminée ({ $rule }).
position-supply-not-counted = La réserve de Mints est illimitée dans cette partie et n’est donc pas comptée ({ $rule }).
position-nothing-gone = Aucun Mint ne quitte cette partie ({ $rule }).
position-nothing-leaves = Autant de Mints ne peuvent pas quitter le jeu : seuls le peuvent ceux que l’adversaire en solitaire a placés chez le Fournisseur ({ $rule }).
position-not-counted = Les Mints ne sont pas comptés ({ $seats }) : laissez-les à 0 ({ $rule }).
position-not-resting = Aucune position ne s’arrête à la phase « { $phase } » ({ $rule }).
position-active-too-soon = Dans la phase « { $phase } », ce n’est encore le tour de personne ({ $rule }).
position-token-too-soon = Dans la phase « { $phase } », personne ne détient encore le jeton ({ $rule }).
position-active-missing = Dans la phase « { $phase } », ce doit être le tour d’un siège ({ $rule }).
position-token-missing = Dans la phase « { $phase } », un siège doit détenir le jeton ({ $rule }).
position-wrong-end = La partie est terminée dans la phase « over », et dans aucune autre ({ $rule }).
position-wrong-actor =
    { $who ->
        [chance] Dans la phase « { $phase } », c’est au hasard d’agir ; il agit aussi pour l’adversaire en solitaire, que les règles jouent ({ $rule }).
        [nobody] Dans la phase « { $phase } », plus personne n’agit ({ $rule }).
       *[seat] Dans la phase « { $phase } », c’est à { $seats } d’agir, dont c’est le tour ({ $rule }).
    }
position-start-mints =
    { $mints ->
        [one] { $seats } commence avec { $mints } Mint ({ $rule }).
       *[other] { $seats } commence avec { $mints } Mints ({ $rule }).
    }
position-too-soon = Dans la phase « { $phase } », la mise en place n’est pas terminée : cela ne peut pas encore être ({ $rule }).
position-token-named = Les options disent qui détient le jeton : il n’est donc pas tiré au sort ({ $rule }).
position-supply-short = Dans la phase « { $phase } », la réserve de plans est complète, avec { $size } plans ({ $rule }).
position-play-has-begun = Dans la phase « { $phase } », une manche au moins a commencé ({ $rule }).
position-too-few-turns = À la manche { $rounds }, { $least } tours au moins ont commencé : une manche finit une fois que tous ont passé ({ $rule }).
position-automaton-acts = Les règles jouent d’un trait tout le tour de l’adversaire en solitaire. Préparez son tour avec la phase « place » ({ $rule }).
position-too-many-turns =
    { $most ->
        [0] Personne ne joue d’autre tour après celui-ci ({ $rule }).
       *[other] L’adversaire en solitaire en joue au plus { $most } de plus à la suite ({ $rule }).
    }
position-all-passed = Tout le monde a passé : ce serait donc l’Entretien ({ $rule }).
position-not-in-a-row = Ces sièges ne peuvent pas avoir passé à la suite juste avant le tour en cours ({ $seats }, { $rule }).
position-no-passes = Dans la phase « { $phase } », personne ne compte comme ayant passé ({ $rule }).
position-nothing-acts = Dans la phase « { $phase } », aucun bâtiment de ce rang n’agit ({ $rule }).
position-no-site = La position doit nommer le lieu utilisé ({ $rule }).
position-no-placement = Dans la phase « { $phase } », aucun lieu n’est utilisé ({ $rule }).
position-nothing-copied = La position doit nommer le lieu que copie l’Agence d’Intérim ({ $rule }).
position-no-copy = Dans la phase « { $phase } », le lieu utilisé n’en copie aucun autre ({ $rule }).
position-wrong-location = Le lieu « { $locations } » ne mène pas à la phase « { $phase } » ({ $rule }).
position-closed-location = Le lieu « { $locations } » n’est pas ouvert : personne ne peut l’utiliser ({ $rule }).
position-no-free-space = Le lieu « { $locations } » n’a plus d’emplacement libre pour ce placement ({ $rule }).
position-not-paid = Dans la phase « { $phase } », les Mints du placement se trouvent déjà sur « { $locations } » ({ $rule }).
position-shut-by-its-user = L’adversaire en solitaire bloque le lieu « { $locations } » en l’utilisant, et seulement alors ({ $rule }).
position-not-copyable = Le lieu « { $locations } » n’est pas ouvert et occupé comme il le faut pour être copié ({ $rule }).
position-no-choice = Dans la phase « { $phase } », il n’y a rien à choisir ({ $rule }).
position-nothing-to-draw = Dans la phase « { $phase } », il n’y a rien à tirer ({ $rule }).
position-supply-full = Dans la phase « { $phase } », la réserve de plans ne peut pas être complète ({ $rule }).
position-no-card-given = La position doit nommer la carte cédée, qui attend d’être posée dans la réserve ({ $rule }).
position-no-swap = Dans la phase « { $phase } », aucune carte n’attend d’être posée dans la réserve ({ $rule }).
position-given-not-held = « { $plans } » n’est pas une carte que la personne active détient et a montrée ({ $rule }).
position-given-under-deck = Dans la phase « { $phase } », la carte cédée se trouve déjà sous la pioche, à la dernière place ({ $rule }).
position-nothing-to-take = Dans la phase « { $phase } », la réserve de plans ne peut pas être vide : un plan va y être pris ({ $rule }).
position-solo-only = La phase « { $phase } » n’existe qu’en solitaire ({ $rule }).
position-deck-short = Dans la phase « { $phase } », la pioche doit compter assez de plans pour compléter la réserve ({ $rule }).
position-supply-used = Des Mints se trouvent sur « { $locations } » : la réserve de plans n’est donc pas renouvelée ({ $rule }).
position-token-acts = Dans la phase « { $phase } », c’est le siège qui détient le jeton qui est actif ({ $rule }).
position-no-card-asks = Dans la phase « { $phase } », un bâtiment du joueur actif doit demander qui d’autre gagne ({ $rule }).
position-enough-stars = { $seats } avait { $stars } étoiles ou plus au début de l’Entretien : la partie serait terminée ({ $rule }).
position-no-end = La partie ne se termine pas encore : personne n’a { $stars } étoiles, et la réserve de plans peut être complétée ({ $rule }).
position-wrong-ending =
    { $why ->
        [none] Dans la phase « { $phase } », la partie continue : il faut ici « none » ({ $rule }).
       *[other] D’après ce qui se trouve sur la table, il faut ici « { $why } » ({ $rule }).
    }
position-not-tied = Dans la phase « { $phase } », on n’interroge qu’un joueur à égalité pour la victoire ({ $rule }).
position-not-asked = On ne demande pas son âge à { $seats }, ou pas encore ({ $rule }).
position-no-age-told = { $seats } a déjà dû donner son âge ({ $rule }).

## Plateau sur le web

web-round = Manche { $rounds }
web-passed = a passé
web-passed-row = Passes à la suite : { $passed } sur { $seats }
web-upkeep = Quand tout le monde a passé à la suite vient l’Entretien : on compte les étoiles, on complète la réserve de plans, les bâtiments agissent, les propriétaires sont récompensés, les lieux sont vidés et chacun touche son revenu.
web-hood = Quartier de { $seat }
web-none = rien encore
web-building = bâtiment
web-plan = plan non construit
web-secret = plan secret, connu de vous uniquement
web-supply = dans la réserve de plans
web-hidden = Un plan secret, connu de { $seat } uniquement
web-cost =
    { $mints ->
        [one] demande { $mints } Mint
       *[other] demande { $mints } Mints
    }
web-cost-less =
    { $mints ->
        [one] Il vous en coûte { $mints } Mint au lieu de { $printed }.
       *[other] Il vous en coûte { $mints } Mints au lieu de { $printed }.
    }
web-stars =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
web-stars-of = Étoiles : { $stars } sur { $needed }
web-on-it =
    { $mints ->
        [one] { $mints } Mint dessus
       *[other] { $mints } Mints dessus
    }
web-free = emplacements libres : { $free } sur { $spaces }
web-there =
    { $mints ->
        [one] { $seat } a placé { $mints } Mint
       *[other] { $seat } a placé { $mints } Mints
    }
web-owner = propriétaire : { $seat }
web-endless = ne manque jamais de Mints
web-line = Chaque tour va au premier lieu de la rangée qui peut servir.
web-order = Entre des plans de même coût, le premier de ces types est acheté :
web-ages = Quel âge avez-vous ?

## Pourquoi un fichier de contenu est refusé

content-plan-cards = il y a { $found } plans, un exemplaire de chacun
content-plans = de { $low } à { $high } plans
content-location-cards = il y a { $found } lieux
content-location-line = nomme une fois chaque lieu de base et chaque lieu de contrat
content-one-seller = un lieu, et un seul, vend des plans
content-mints-shown = de { $low } à { $high } Mints : un emplacement occupé les montre
content-stars-each = va avec un star_rule qui n’est pas fixed
content-deeds-open = les contrats ouvrent un lieu, et eux seuls
content-price-chosen = ce qu’on choisit ici fixe le prix
content-no-owner = seul un lieu de contrat a un propriétaire
content-one-deed = un plan, et un seul, ouvre un lieu de contrat
content-mint-total = plus que les { $dealt } distribués, au plus { $high }
content-type-twice = nomme deux fois un type

## Raisons d’un coup

reason-stars-me =
    { $after ->
        [one] Vous avez maintenant { $after } étoile, au lieu de { $before }.
       *[other] Vous avez maintenant { $after } étoiles, au lieu de { $before }.
    }
reason-stars-them =
    { $after ->
        [0] { $seats } n’a plus d’étoile, au lieu de { $before }.
        [one] { $seats } passe de { $before } étoiles à { $after }.
       *[other] { $seats } passe de { $before } étoiles à { $after }.
    }
missed-stars-me =
    { $change ->
        [one] Vous auriez eu { $change } étoile de plus.
       *[other] Vous auriez eu { $change } étoiles de plus.
    }
missed-stars-them =
    { $change ->
        [one] { $seats } aurait eu { $change } étoile de moins.
       *[other] { $seats } aurait eu { $change } étoiles de moins.
    }
reason-promised-me =
    { $sure ->
        [no]
            { $after ->
                [one] Une fois construits, vos plans ajouteraient en moyenne { $after } étoile, au lieu de { $before }.
               *[other] Une fois construits, vos plans ajouteraient en moyenne { $after } étoiles, au lieu de { $before }.
            }
       *[yes]
            { $after ->
                [one] Une fois construits, vos plans ajouteraient { $after } étoile, au lieu de { $before }.
               *[other] Une fois construits, vos plans ajouteraient { $after } étoiles, au lieu de { $before }.
            }
    }
missed-promised-me =
    { $sure ->
        [no]
            { $after ->
                [one] Une fois construits, vos plans auraient ajouté en moyenne { $after } étoile, au lieu de { $before }.
               *[other] Une fois construits, vos plans auraient ajouté en moyenne { $after } étoiles, au lieu de { $before }.
            }
       *[yes]
            { $after ->
                [one] Une fois construits, vos plans auraient ajouté { $after } étoile, au lieu de { $before }.
               *[other] Une fois construits, vos plans auraient ajouté { $after } étoiles, au lieu de { $before }.
            }
    }
reason-income-me =
    { $after ->
        [one] Vos bâtiments rapportent { $after } Mint par manche, au lieu de { $before }.
       *[other] Vos bâtiments rapportent { $after } Mints par manche, au lieu de { $before }.
    }
missed-income-me =
    { $after ->
        [one] Vos bâtiments auraient rapporté { $after } Mint par manche, au lieu de { $before }.
       *[other] Vos bâtiments auraient rapporté { $after } Mints par manche, au lieu de { $before }.
    }
reason-rounds-to-end-me =
    { $after ->
        [one] À ce rythme, vos étoiles mettent fin à la partie dans { $after } manche, au lieu de { $before }.
       *[other] À ce rythme, vos étoiles mettent fin à la partie dans { $after } manches, au lieu de { $before }.
    }
missed-rounds-to-end-me =
    { $after ->
        [one] À ce rythme, vos étoiles auraient mis fin à la partie en { $after } manche, au lieu de { $before }.
       *[other] À ce rythme, vos étoiles auraient mis fin à la partie en { $after } manches, au lieu de { $before }.
    }
reason-open-to-them = { $seats } ne peut plus placer de Mint sur le lieu « { $locations } ».
missed-open-to-them = { $seats } n’aurait plus pu placer de Mint sur le lieu « { $locations } ».
reason-token-me = Vous détenez le jeton Premier Joueur et commencerez la prochaine manche.
missed-token-me = Vous auriez détenu le jeton Premier Joueur et commencé la prochaine manche.
reason-plans-me =
    { $after ->
        [one] Vous détenez maintenant { $after } plan, au lieu de { $before }.
       *[other] Vous détenez maintenant { $after } plans, au lieu de { $before }.
    }
missed-plans-me =
    { $after ->
        [one] Vous auriez détenu { $after } plan, au lieu de { $before }.
       *[other] Vous auriez détenu { $after } plans, au lieu de { $before }.
    }
reason-mints-me =
    { $change ->
        [one] Vous gagnez { $change } Mint.
       *[other] Vous gagnez { $change } Mints.
    }
reason-mints-them =
    { $change ->
        [one] { $seats } perd { $change } Mint.
       *[other] { $seats } perd { $change } Mints.
    }
missed-mints-me =
    { $change ->
        [one] Vous auriez eu { $change } Mint de plus.
       *[other] Vous auriez eu { $change } Mints de plus.
    }
missed-mints-them =
    { $change ->
        [one] { $seats } aurait eu { $change } Mint de moins.
       *[other] { $seats } aurait eu { $change } Mints de moins.
    }
