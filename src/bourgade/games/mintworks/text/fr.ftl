title = Mint Works
subtitle = Bâtissez le quartier qui brille de plus d’étoiles que les autres : placez vos Mints, achetez des plans et construisez-les.
credits = Un jeu de Justin Blaske, illustré par Felix Janson, Thomas Tamblyn et Justin Blaske, édité par Five24 Labs, en français par Pixie Games et Lucky Duck Games.

## Options

option-players = Joueurs
option-players-about = De 2 à 4 joueurs, ou 1 contre un adversaire joué par les règles.
option-players-1 = 1 (en solitaire)

option-solo-opponent = Adversaire en solitaire
option-solo-opponent-about = Votre adversaire quand vous jouez en solitaire.
option-solo-opponent-none = aucun
option-solo-opponent-justin = { automata-justin }
option-solo-opponent-rachael = { automata-rachael }
option-solo-opponent-sonic = { automata-sonic }
option-solo-opponent-mort = { automata-mort }

option-ai-cards = Carte de l’adversaire
option-ai-cards-about = Le tirage des cartes d’adversaire à utiliser. Les tirages diffèrent par ce que Justin fait d’un lieu et par le rang donné aux contrats.
option-ai-cards-later = tirage plus récent
option-ai-cards-first = premier tirage

option-advanced-locations = Lieux avancés
option-advanced-locations-about = Deux des quatre lieux avancés, tirés au sort, sont en jeu, ou aucun ; un seul en solitaire.
option-advanced-locations-off = aucun
option-advanced-locations-random = tirés au sort

option-temp-agency-target = L’Agence d’Intérim copie
option-temp-agency-target-about = Le lieu que vous copiez avec l’Agence d’Intérim doit être complet, ou seulement occupé.
option-temp-agency-target-full = un lieu complet
option-temp-agency-target-any-occupied = tout lieu occupé

option-temp-agency-discounts = Réductions à l’Agence d’Intérim
option-temp-agency-discounts-about = Le Camion et la Grue réduisent, ou non, le prix à payer à l’Agence d’Intérim.
option-temp-agency-discounts-none = ne comptent pas
option-temp-agency-discounts-apply = comptent

option-swap-meet-destination = Carte cédée à l’Échange Cordial
option-swap-meet-destination-about = Où va la carte que vous cédez à l’Échange Cordial.
option-swap-meet-destination-deck-bottom = sous la pioche
option-swap-meet-destination-supply = dans la réserve de plans

option-recycler-edition = Recycleur
option-recycler-edition-about = Le Recycleur prend aussi les bâtiments, ou seulement les plans.
option-recycler-edition-later = plans et bâtiments
option-recycler-edition-first = plans seulement

option-bridge-scope = Pont
option-bridge-scope-about = Ce pour quoi le Pont compte double.
option-bridge-scope-culture-only = comme bâtiment de Culture
option-bridge-scope-buildings = comme bâtiment, pour toutes les cartes
option-bridge-scope-everywhere = comme bâtiment, et aussi au départage

option-tiebreak-cards = Égalité d’étoiles
option-tiebreak-cards-about = À égalité d’étoiles, la victoire revient au joueur qui a le plus de plans et de bâtiments, ou à celui qui en a le moins.
option-tiebreak-cards-most = le plus de cartes
option-tiebreak-cards-fewest = le moins de cartes

option-first-player = Premier joueur
option-first-player-about = Qui détient le jeton Premier Joueur au début.
option-first-player-random = tiré au sort
option-first-player-solo = fixé par l’adversaire en solitaire

## Plans

plans-windmill = Moulin à vent
    .article = le Moulin à vent
brief-windmill = 1 étoile
about-windmill = Un bâtiment de Culture qui vaut 1 étoile.

plans-statue = Statue
    .article = la Statue
brief-statue = 2 étoiles
about-statue = Un bâtiment de Culture qui vaut 2 étoiles.

plans-gardens = Jardins
    .article = les Jardins
brief-gardens = 3 étoiles
about-gardens = Un bâtiment de Culture qui vaut 3 étoiles.

plans-bridge = Pont
    .article = le Pont
brief-bridge = Compte pour deux bâtiments de Culture
about-bridge = Il ne donne pas d’étoile, mais compte pour deux bâtiments de Culture. Une option dit s’il compte double ailleurs aussi.

plans-museum = Musée
    .article = le Musée
brief-museum = 1 étoile par bâtiment de Culture
about-museum = Il donne 1 étoile par bâtiment de Culture de votre quartier, lui-même compris ; le Pont compte pour deux.

plans-gallery = Galerie
    .article = la Galerie
brief-gallery = Reçoit un Mint par manche : 1 étoile chacun
about-gallery = À chaque Entretien, posez dessus un Mint de la réserve. Elle donne 1 étoile par Mint posé ; ces Mints ne peuvent pas être dépensés.

plans-co-op = Coopérative
    .article = la Coopérative
brief-co-op = Entretien : 1 Mint, et 1 pour un autre joueur
about-co-op = À chaque Entretien, vous gagnez 1 Mint, et un autre joueur de votre choix aussi.

plans-mine = Mine
    .article = la Mine
brief-mine = Entretien : 1 Mint
about-mine = À chaque Entretien, vous gagnez 1 Mint.

plans-workshop = Atelier
    .article = l’Atelier
brief-workshop = Entretien : 1 Mint
about-workshop = À chaque Entretien, vous gagnez 1 Mint.

plans-factory = Usine
    .article = l’Usine
brief-factory = Entretien : 1 Mint
about-factory = À chaque Entretien, vous gagnez 1 Mint.

plans-plant = Manufacture
    .article = la Manufacture
brief-plant = Entretien : 2 Mints
about-plant = À chaque Entretien, vous gagnez 2 Mints.

plans-stripmine = Mine à ciel ouvert
    .article = la Mine à ciel ouvert
brief-stripmine = Entretien : 3 Mints
about-stripmine = À chaque Entretien, vous gagnez 3 Mints.

plans-corporate-hq = Siège social
    .article = le Siège social
brief-corporate-hq = Entretien : 1 Mint par bâtiment
about-corporate-hq = À chaque Entretien, vous gagnez 1 Mint par bâtiment de votre quartier, lui-même compris.

plans-truck = Camion
    .article = le Camion
brief-truck = 1 Mint de moins au Fournisseur
about-truck = Vous payez 1 Mint de moins au Fournisseur, mais jamais moins de 1.

plans-crane = Grue
    .article = la Grue
brief-crane = 1 Mint de moins au Constructeur
about-crane = Vous payez 1 Mint de moins au Constructeur.

plans-landfill = Décharge
    .article = la Décharge
brief-landfill = Vos bâtiments de Culture : 1 étoile de moins
about-landfill = Elle donne 3 étoiles, mais chacun de vos bâtiments de Culture donne 1 étoile de moins, jamais moins de 0.

plans-obelisk = Obélisque
    .article = l’Obélisque
brief-obelisk = 1 étoile par bâtiment
about-obelisk = Il donne 1 étoile par bâtiment de votre quartier, lui-même compris. Les plans ne comptent pas.

plans-vault = Coffre-fort
    .article = le Coffre-fort
brief-vault = 2 étoiles par plan non construit
about-vault = Il donne 2 étoiles par plan non construit de votre quartier.

plans-assembler = Assembleur
    .article = l’Assembleur
brief-assembler = Les plans du Fournisseur sont construits aussitôt
about-assembler = Chaque plan que vous gagnez au Fournisseur est construit aussitôt, sans passer par le Constructeur ni payer d’autre Mint.

plans-wholesaler = Grossiste
    .article = le Grossiste
brief-wholesaler = Ouvre le Grossiste, qui est à vous
about-wholesaler = Il ouvre à tous le lieu du même nom, dont vous devenez propriétaire. On y place 1 Mint pour en gagner 2. À l’Entretien, le propriétaire gagne 1 Mint si le lieu a servi pendant la manche.

plans-lotto = Loterie
    .article = la Loterie
brief-lotto = Ouvre la Loterie, qui est à vous
about-lotto = Elle ouvre à tous le lieu du même nom, dont vous devenez propriétaire. On y place 3 Mints pour gagner le premier plan de la pioche, que personne d’autre ne voit. À l’Entretien, le propriétaire gagne 2 Mints si le lieu a servi pendant la manche.

## Lieux

locations-producer = Producteur
    .article = le Producteur
brief-producer = Gagnez 2 Mints
about-producer = Placez 1 Mint, gagnez-en 2.

locations-supplier = Fournisseur
    .article = le Fournisseur
brief-supplier = Achetez un plan de la réserve
about-supplier = Placez autant de Mints que coûte un plan de la réserve et prenez ce plan, face cachée et non construit.

locations-builder = Constructeur
    .article = le Constructeur
brief-builder = Construisez un de vos plans
about-builder = Placez 2 Mints et construisez un de vos plans, qui devient un bâtiment.

locations-leadership-council = Conseil de direction
    .article = le Conseil de direction
brief-leadership-council = Jeton Premier Joueur et 1 Mint
about-leadership-council = Placez 1 Mint, prenez le jeton Premier Joueur et gagnez 1 Mint.

locations-wholesaler = Grossiste
    .article = le Grossiste
brief-location-wholesaler = Gagnez 2 Mints ; son propriétaire, 1

locations-lotto = Loterie
    .article = la Loterie
brief-location-lotto = Piochez un plan secret ; son propriétaire, 2 Mints

locations-crowdfunder = Financement participatif
    .article = le Financement participatif
brief-crowdfunder = Gagnez 3 Mints, les autres 1 chacun
about-crowdfunder = Placez 1 Mint et gagnez-en 3 ; chacun des autres joueurs en gagne ensuite 1.

locations-recycler = Recycleur
    .article = le Recycleur
brief-recycler = Cédez une carte contre des Mints
about-recycler = Placez 1 Mint et cédez une carte. Un plan vous rapporte en Mints son coût et ses étoiles imprimées ; un bâtiment, si l’option le permet, les étoiles qu’il donne à ce moment.

locations-swap-meet = Échange Cordial
    .article = l’Échange Cordial
brief-swap-meet = Cédez une carte, prenez un plan
about-swap-meet = Placez 2 Mints, cédez une de vos cartes, construite ou non, et prenez un plan de la réserve.

locations-temp-agency = Agence d’Intérim
    .article = l’Agence d’Intérim
brief-temp-agency = Copiez un autre lieu pour 1 Mint de plus
about-temp-agency = Placez ce que coûte un autre lieu, déjà occupé, et 1 Mint de plus : vous profitez de son effet sans y prendre d’emplacement.

## Adversaires en solitaire

automata-justin = Justin
brief-justin = Ferme les lieux qu’il utilise
about-justin = Le Concepteur de jeux commence avec le jeton et 3 Mints. Un lieu où il a placé est fermé pour vous deux jusqu’à la fin de la manche. Il achète le plan le moins cher.

automata-rachael = Rachael
brief-rachael = Gagne quand la réserve de Mints est vide
about-rachael = La Gardienne commence avec 5 des 30 Mints. Ce qu’elle dépense au Fournisseur quitte le jeu, et elle gagne dès que la réserve de Mints est vide. Elle achète le plan le plus cher.

automata-sonic = Sonic
brief-sonic = Joue deux tours de suite
about-sonic = La Mignonnerie commence avec 5 Mints et joue deux tours de suite, mais n’utilise le Fournisseur que s’il ne lui reste aucun plan. Sonic achète le plan le plus cher.

automata-mort = Mort
brief-mort = N’est jamais à court de Mints
about-mort = Le Magnat de la menthe paie tout avec la réserve, ignore les Mints qu’il gagne et n’achète jamais de plan de Production. Parmi les autres, il achète le plus cher.

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
provenance-disputed = selon le tirage

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
standing-goal = Le plus d’étoiles gagne, dès que quelqu’un en a { $needed }

field-rounds = Manche
field-reserve = Réserve de Mints
field-gone = Mints hors du jeu
field-in-play = Lieux en jeu
field-open = Lieux ouverts
field-shut = Lieux fermés pour la manche
field-passed = Ont passé consécutivement
field-deck = Plans qui peuvent être sur la pioche
field-top = Plans d’ordre inconnu
field-under = Plans mis sous la pioche
field-active = Joueur actif
field-token = Premier joueur
field-again = Tours supplémentaires de suite
field-step = Bâtiments qui ont agi
field-leaving = Mints qui quitteront le jeu
field-site = Lieu utilisé
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

noted-bought = Plans achetés
noted-built = Bâtiments construits
noted-placed = Placements sur les lieux
noted-earned = Menthes gagnées, par bâtiment
ending-none = La partie continue.
ending-stars = Un joueur avait assez d’étoiles au début de l’Entretien.
ending-deck = La pioche ne suffisait plus à compléter la réserve de plans.
ending-mints = La réserve de Mints était vide.

## Phases

phase-advanced = Un lieu avancé est tiré au sort
phase-deal = Les premiers plans sont posés
phase-first = Le premier joueur est tiré au sort
phase-lotto = On pioche le premier plan
phase-replace = Un plan rejoint la réserve
phase-refill = Entretien : on complète la réserve de plans
phase-renew = Un plan rejoint la nouvelle réserve
phase-place = Placez des Mints ou passez
phase-copy = Choisissez le lieu à copier
phase-buy = Choisissez le plan à acheter
phase-build = Choisissez le plan à construire
phase-recycle = Choisissez la carte à céder
phase-give = Choisissez la carte à céder
phase-take = Choisissez le plan à prendre
phase-share = Choisissez qui d’autre gagne un Mint grâce à la Coopérative
phase-age = Dites votre âge, ou gardez-le pour vous
phase-over = La partie est terminée
phase-turn-done = Le tour prend fin
phase-star-test = Entretien : on compte les étoiles
phase-filling = Entretien : on complète la réserve de plans
phase-buildings = Entretien : les bâtiments agissent
phase-rewards = Entretien : les propriétaires sont récompensés
phase-renewal = Entretien : on renouvelle une réserve inutilisée
phase-clearing = Entretien : on vide les lieux
phase-income = Entretien : chacun touche son revenu
phase-final-scoring = Décompte Final

## Coups

move-skip = Passer
move-place = Placer sur { ARTICLE($locations) }
move-copy-location = Copier { ARTICLE($locations) }
move-buy = Acheter { ARTICLE($plans) }
move-build = Construire { ARTICLE($plans) }
move-recycle = Céder { ARTICLE($plans) } contre des Mints
move-give = Céder { ARTICLE($plans) }
move-take-plan = Prendre { ARTICLE($plans) }
move-share = Partager avec { $seats }
move-no-age = Garder votre âge pour vous
move-age =
    { $ages ->
        [one] { $ages } an
       *[other] { $ages } ans
    }
move-advanced = Lieu en jeu : { $locations }
move-draw = Plan pioché : { $plans }
move-first = { $seats } reçoit le jeton Premier Joueur
move-opponent = L’adversaire en solitaire joue son tour

## Événements

amount-mints =
    { $amount ->
        [one] { $amount } Mint
       *[other] { $amount } Mints
    }
event-in-play = Lieu en jeu : { $location }
event-dealt = Nouveau plan dans la réserve : { $plan }
event-begins = { seat-has } reçu le jeton Premier Joueur
event-begins-solo = { event-begins }
seat-begins =
    { $who ->
        [you] vous commencez
       *[other] { $seat } commence
    }
event-development = Manche { $rounds } · { seat-begins }
event-turn = Tour { $turn } · { $seat }
event-placed =
    { $amount ->
        [one] { seat-has } placé { $amount } Mint sur { ARTICLE($location) }
       *[other] { seat-has } placé { $amount } Mints sur { ARTICLE($location) }
    }
event-copied = { seat-has } copié { ARTICLE($location) } · { locations-temp-agency }
event-passed = { seat-has } passé
event-gained =
    { $amount ->
        [one] { seat-has } gagné { $amount } Mint · { $location }
       *[other] { seat-has } gagné { $amount } Mints · { $location }
    }
event-token = { seat-has } pris le jeton Premier Joueur
event-bought = { seat-has } acheté { ARTICLE($plan) }
event-built = { seat-has } construit { ARTICLE($plan) }
event-assembled = { event-built }
event-opened = Lieu désormais ouvert à tous : { $location }
event-drew = { seat-has } pioché un plan que personne d’autre n’a vu · { locations-lotto }
event-drew-secret = { seat-has } pioché { ARTICLE($plan) }
event-lost = { seat-has } glissé { ARTICLE($plan) } sous la pioche
event-lost-unseen = { seat-has } glissé sous la pioche un plan que personne n’a vu
event-lost-secret = { seat-has } glissé en secret { ARTICLE($plan) } sous la pioche
event-lost-mints =
    { $amount ->
        [one] { seat-has } perdu { $amount } Mint posé sur { ARTICLE($plan) }
       *[other] { seat-has } perdu { $amount } Mints posés sur { ARTICLE($plan) }
    }
event-recycled = { event-gained }
event-recycled-plan = { event-gained }
event-swapped = { seat-has } posé { ARTICLE($plan) } dans la réserve et pris { ARTICLE($taken) }
event-took = { seat-has } pris { ARTICLE($plan) } dans la réserve
event-replaced = { event-dealt }
event-upkeep = Manche { $rounds } · Entretien
event-enough-stars =
    { $stars ->
        [one] { seat-had } { $stars } étoile : la partie a pris fin
       *[other] { seat-had } { $stars } étoiles : la partie a pris fin
    }
event-deck-short = La pioche ne suffisait plus à compléter la réserve de plans : la partie a pris fin
event-refilled = { event-dealt }
event-earned =
    { $amount ->
        [one] { seat-has } gagné { $amount } Mint · { $plan }
       *[other] { seat-has } gagné { $amount } Mints · { $plan }
    }
event-stored =
    { $amount ->
        [0] { seat-has-not } trouvé aucun Mint à poser sur { ARTICLE($plan) }
        [one] { seat-has } posé { $amount } Mint de la réserve sur { ARTICLE($plan) }
       *[other] { seat-has } posé { $amount } Mints de la réserve sur { ARTICLE($plan) }
    }
event-rewarded =
    { $amount ->
        [one] { seat-has } gagné { $amount } Mint comme propriétaire · { $location }
       *[other] { seat-has } gagné { $amount } Mints comme propriétaire · { $location }
    }
event-set-under = Le Fournisseur n’a pas servi : on a glissé { ARTICLE($plan) } sous la pioche
event-renewed = { event-dealt }
event-cleared =
    { $amount ->
        [0] Les lieux étaient vides
        [one] { $amount } Mint est revenu des lieux à la réserve
       *[other] { $amount } Mints sont revenus des lieux à la réserve
    }
event-left-game =
    { $amount ->
        [one] { $amount } Mint dépensé au Fournisseur par { then-seat } a quitté le jeu
       *[other] { $amount } Mints dépensés au Fournisseur par { then-seat } ont quitté le jeu
    }
event-income =
    { $amount ->
        [one] { seat-has } touché { $amount } Mint de revenu
       *[other] { seat-has } touché { $amount } Mints de revenu
    }
event-supply-empty = La réserve de Mints était vide : { then-seat-has } gagné aussitôt
event-scored =
    { $stars ->
        [one] { seat-has } terminé avec { $stars } étoile (cartes : { $cards }, Mints : { $mints })
       *[other] { seat-has } terminé avec { $stars } étoiles (cartes : { $cards }, Mints : { $mints })
    }
event-aged =
    { $age ->
        [one] { seat-has } { $age } an
       *[other] { seat-has } { $age } ans
    }
event-no-age = { seat-has-not } pas dit { seat-his } âge : la victoire est partagée
event-won =
    { $stars ->
        [one] { seat-has } remporté la partie avec { $stars } étoile !
       *[other] { seat-has } remporté la partie avec { $stars } étoiles !
    }
event-won-by-cards =
    { $stars ->
        [one] { seat-has-it } emporté grâce à { seat-their } cartes, après une égalité à { $stars } étoile !
       *[other] { seat-has-it } emporté grâce à { seat-their } cartes, après une égalité à { $stars } étoiles !
    }
event-won-by-mints =
    { $stars ->
        [one] { seat-has-it } emporté grâce à { seat-their } Mints, après une égalité à { $stars } étoile !
       *[other] { seat-has-it } emporté grâce à { seat-their } Mints, après une égalité à { $stars } étoiles !
    }
event-won-by-age =
    { $stars ->
        [one] { seat-has-it } emporté grâce à { seat-his } âge, après une égalité à { $stars } étoile !
       *[other] { seat-has-it } emporté grâce à { seat-his } âge, après une égalité à { $stars } étoiles !
    }
event-won-at-once = { event-won }
event-shares-victory =
    { $stars ->
        [one] { seat-has } partagé la victoire, avec { $stars } étoile
       *[other] { seat-has } partagé la victoire, avec { $stars } étoiles
    }

## Pourquoi un coup est refusé

refusal-choice-pending = « { $move } » doit attendre : il y a d’abord un choix à faire ({ $rule }). { $phase }.
refusal-not-in-play = Le lieu « { $locations } » n’est pas en jeu ({ $rule }).
refusal-closed = Le lieu « { $locations } » reste fermé tant que personne n’a construit son contrat ({ $rule }).
refusal-no-free-space = Le lieu « { $locations } » n’a plus d’emplacement libre ({ $rule }).
refusal-not-enough-mints =
    { $mints ->
        [0]
            { $cost ->
                [one] Il vous faut au moins { $cost } Mint, et vous n’en avez pas ({ $rule }).
               *[other] Il vous faut au moins { $cost } Mints, et vous n’en avez pas ({ $rule }).
            }
       *[other] Il vous faut au moins { $cost } Mints, et vous n’en avez que { $mints } ({ $rule }).
    }
refusal-effect-impossible = Le lieu « { $locations } » n’aurait aucun effet pour vous maintenant : vous ne pouvez pas y placer de Mints ({ $rule }).
refusal-bad-choice =
    { $why ->
        [nothing-asked] « { $move } » ne fait pas partie de vos choix pour l’instant ({ $rule }).
        [not-in-supply] Le plan « { $plans } » n’est pas dans la réserve de plans ({ $rule }).
        [not-yours] Vous n’avez pas { ARTICLE($plans) } ({ $rule }).
        [built-already] Vous avez déjà construit { ARTICLE($plans) }, et il faut ici un plan ({ $rule }).
        [copies-itself] Le lieu « { $locations } » ne peut pas se copier lui-même ({ $rule }).
        [shut] Le lieu « { $locations } » est fermé jusqu’à la prochaine manche : vous ne pouvez pas le copier ({ $rule }).
        [not-occupied] Vous ne pouvez pas copier { ARTICLE($locations) } : trop peu d’emplacements y sont occupés ({ $rule }).
        [yourself] Choisissez un autre joueur que vous ({ $rule }).
       *[not-drawn] « { $move } » ne peut pas être pioché maintenant ({ $rule }).
    }

## Pourquoi une position est impossible

position-copies = il n’existe qu’une carte « { $plans } », or la position en montre { $found } entre la pioche, la réserve et les quartiers ({ $rule }).
position-row-size = il y a ici de la place pour { $size } plans, or la position en montre { $found } ({ $rule }).
position-gap = ces plans se suivent sans trou, à partir de 1 ({ $rule }).
position-top-count =
    { $found ->
        [one] la pioche nomme { $found } plan : il faut ici { $found }, et non { $said } ({ $rule }).
       *[other] la pioche nomme { $found } plans : il faut ici { $found }, et non { $said } ({ $rule }).
    }
position-under-count =
    { $found ->
        [one] le dessous de la pioche nomme { $found } plan : il faut ici { $found }, et non { $said } ({ $rule }).
       *[other] le dessous de la pioche nomme { $found } plans : il faut ici { $found }, et non { $said } ({ $rule }).
    }
position-nothing-known = aucun plan ne se trouve à cet endroit sous la pioche : personne ne peut le connaître ({ $rule }).
position-secret-not-held = un plan secret ({ $seats }) doit être l’un des plans détenus ({ $rule }).
position-unknown-plans = une position nomme chaque plan : aucun ne peut être inconnu ({ $seats }, { $rule }).
position-order = les plans et les bâtiments ({ $seats }) doivent être numérotés à partir de 1, dans l’ordre de leur arrivée ({ $rule }).
position-order-elsewhere = « { $plans } » n’est dans aucun quartier et n’y a donc pas de rang ({ $rule }).
position-mints-on-card = on ne peut pas poser de Mints sur { ARTICLE($plans) } ({ $rule }).
position-not-all-in-play = tous les lieux de base et à contrat sont en jeu ({ $rule }).
position-advanced-count = lieux avancés en jeu : { $found }, or les options en prévoient { $drawn } ({ $rule }).
position-open-not-in-play = le lieu « { $locations } » ne peut pas être ouvert, puisqu’il n’est pas en jeu ({ $rule }).
position-must-be-open = le lieu « { $locations } » doit être ouvert ({ $rule }).
position-deed-not-built = le lieu « { $locations } » ne peut pas être ouvert : son contrat n’est pas construit, et rien en jeu ne fait perdre un bâtiment ({ $rule }).
position-bad-spaces = les Mints posés sur « { $locations } » ne conviennent pas à ses emplacements, qui s’occupent l’un après l’autre ({ $rule }).
position-mints-on-closed = le lieu « { $locations } » est fermé : aucun Mint ne peut s’y trouver ({ $rule }).
position-wrong-payment =
    { $fixed ->
        [yes]
            { $most ->
                [one] un placement sur « { $locations } » prend { $most } Mint, et non { $mints } ({ $rule }).
               *[other] un placement sur « { $locations } » prend { $most } Mints, et non { $mints } ({ $rule }).
            }
       *[no] un placement sur « { $locations } » prend de { $least } à { $most } Mints, et non { $mints } ({ $rule }).
    }
position-nothing-shuts = aucun adversaire de cette partie ne ferme de lieu ({ $rule }).
position-shut-unused = le lieu « { $locations } » ne peut pas être fermé pour la manche : l’adversaire en solitaire n’y a placé aucun Mint ({ $rule }).
position-mint-total = la partie compte { $total } Mints, or la position en montre { $found } ({ $rule }).
position-already-empty = la réserve de Mints est vide, or la partie n’est pas terminée ({ $rule }).
position-supply-not-counted = la réserve de Mints est illimitée dans cette partie et n’est donc pas comptée ({ $rule }).
position-nothing-gone = aucun Mint ne quitte cette partie ({ $rule }).
position-nothing-leaves = autant de Mints ne peuvent pas quitter le jeu : seuls le peuvent ceux que l’adversaire en solitaire a placés sur le Fournisseur ({ $rule }).
position-not-counted = on ne compte pas ces Mints ({ $seats }) : laissez-les à 0 ({ $rule }).
position-not-resting = aucune position ne peut s’arrêter à la phase « { $phase } » ({ $rule }).
position-active-too-soon = dans la phase « { $phase } », ce n’est encore le tour de personne ({ $rule }).
position-token-too-soon = dans la phase « { $phase } », personne ne détient encore le jeton ({ $rule }).
position-active-missing = dans la phase « { $phase } », ce doit être le tour d’un siège ({ $rule }).
position-token-missing = dans la phase « { $phase } », un siège doit détenir le jeton ({ $rule }).
position-wrong-end = la partie n’est terminée que dans la phase « over » ({ $rule }).
position-wrong-actor =
    { $who ->
        [chance] dans la phase « { $phase } », c’est au hasard d’agir ; il agit aussi pour l’adversaire en solitaire, que les règles jouent ({ $rule }).
        [nobody] dans la phase « { $phase } », plus personne n’agit ({ $rule }).
       *[seat] dans la phase « { $phase } », c’est le tour du joueur actif, et donc à { $seats } d’agir ({ $rule }).
    }
position-start-mints =
    { $mints ->
        [one] { $seats } commence avec { $mints } Mint ({ $rule }).
       *[other] { $seats } commence avec { $mints } Mints ({ $rule }).
    }
position-too-soon = dans la phase « { $phase } », la mise en place n’est pas terminée : ce n’est pas encore possible ({ $rule }).
position-token-named = les options disent qui détient le jeton : il n’est donc pas tiré au sort ({ $rule }).
position-supply-short = dans la phase « { $phase } », la réserve de plans est complète, avec { $size } plans ({ $rule }).
position-play-has-begun = dans la phase « { $phase } », une manche au moins a commencé ({ $rule }).
position-too-few-turns = à la manche { $rounds }, { $least } tours au moins ont commencé : une manche finit quand tous les joueurs ont passé ({ $rule }).
position-automaton-acts = les règles jouent d’un trait tout le tour de l’adversaire en solitaire. Préparez son tour avec la phase « place » ({ $rule }).
position-too-many-turns =
    { $most ->
        [0] personne ne joue d’autre tour après celui-ci ({ $rule }).
        [one] l’adversaire en solitaire joue au plus { $most } tour supplémentaire de suite ({ $rule }).
       *[other] l’adversaire en solitaire joue au plus { $most } tours supplémentaires de suite ({ $rule }).
    }
position-all-passed = tout le monde a passé : ce serait donc l’Entretien ({ $rule }).
position-not-in-a-row = ces sièges ne peuvent pas avoir passé consécutivement juste avant le tour en cours ({ $seats }, { $rule }).
position-no-passes = dans la phase « { $phase } », personne ne compte comme ayant passé ({ $rule }).
position-nothing-acts = dans la phase « { $phase } », aucun bâtiment de ce rang n’agit ({ $rule }).
position-no-site = la position doit nommer le lieu utilisé ({ $rule }).
position-no-placement = dans la phase « { $phase } », aucun lieu n’est utilisé ({ $rule }).
position-nothing-copied = la position doit nommer le lieu que copie l’Agence d’Intérim ({ $rule }).
position-no-copy = dans la phase « { $phase } », le lieu utilisé n’en copie aucun autre ({ $rule }).
position-wrong-location = le lieu « { $locations } » ne mène pas à la phase « { $phase } » ({ $rule }).
position-closed-location = le lieu « { $locations } » n’est pas ouvert : personne ne peut l’utiliser ({ $rule }).
position-no-free-space = le lieu « { $locations } » n’a plus d’emplacement libre pour ce placement ({ $rule }).
position-not-paid = dans la phase « { $phase } », les Mints du placement se trouvent déjà sur « { $locations } » ({ $rule }).
position-shut-by-its-user = l’adversaire en solitaire ferme le lieu « { $locations } » en l’utilisant, et seulement alors ({ $rule }).
position-not-copyable = on ne peut pas copier le lieu « { $locations } » : il doit être ouvert, et assez d’emplacements y être occupés ({ $rule }).
position-no-choice = dans la phase « { $phase } », il n’y a rien à choisir ({ $rule }).
position-nothing-to-draw = dans la phase « { $phase } », il n’y a rien à piocher ({ $rule }).
position-supply-full = dans la phase « { $phase } », la réserve de plans ne peut pas être complète ({ $rule }).
position-no-card-given = la position doit nommer la carte cédée, qui va être posée dans la réserve ({ $rule }).
position-no-swap = dans la phase « { $phase } », aucune carte ne va être posée dans la réserve ({ $rule }).
position-given-not-held = « { $plans } » n’est pas une carte que le joueur actif détient et a montrée ({ $rule }).
position-given-under-deck = dans la phase « { $phase } », la carte cédée se trouve déjà sous la pioche, à la dernière place ({ $rule }).
position-nothing-to-take = dans la phase « { $phase } », la réserve de plans ne peut pas être vide : un plan va y être pris ({ $rule }).
position-solo-only = la phase « { $phase } » n’existe qu’en solitaire ({ $rule }).
position-deck-short = dans la phase « { $phase } », la pioche doit compter assez de plans pour compléter la réserve ({ $rule }).
position-supply-used = des Mints se trouvent sur « { $locations } » : la réserve de plans n’est donc pas renouvelée ({ $rule }).
position-token-acts = dans la phase « { $phase } », le joueur actif est celui qui détient le jeton ({ $rule }).
position-no-card-asks = dans la phase « { $phase } », un bâtiment du joueur actif doit demander qui d’autre gagne ({ $rule }).
position-enough-stars = { $seats } avait { $stars } étoiles ou plus au début de l’Entretien : la partie serait terminée ({ $rule }).
position-no-end = la partie ne se termine pas encore : personne n’a { $stars } étoiles, et la réserve de plans peut être complétée ({ $rule }).
position-wrong-ending =
    { $why ->
        [none] dans la phase « { $phase } », la partie continue : il faut ici « none » ({ $rule }).
       *[other] d’après ce qui se trouve sur la table, il faut ici « { $why } » ({ $rule }).
    }
position-not-tied = dans la phase « { $phase } », on n’interroge que les joueurs à égalité pour la victoire ({ $rule }).
position-not-asked = on ne demande pas son âge à { $seats }, ou pas encore ({ $rule }).
position-no-age-told = { $seats } a déjà dû donner son âge ({ $rule }).

## Plateau sur le web

web-round = Manche { $rounds }
web-passed = a passé
web-passed-row = Passes consécutives : { $passed } sur { $seats }
web-upkeep = Quand tous les joueurs ont passé consécutivement vient l’Entretien : on compte les étoiles, on complète la réserve de plans, les bâtiments agissent, les propriétaires sont récompensés, on vide les lieux et chacun touche son revenu.
web-hood = Quartier · { $seat }
web-none = rien pour l’instant
web-building = bâtiment
web-plan = plan non construit
web-secret = plan secret, que personne d’autre ne connaît
web-supply = dans la réserve de plans
web-hidden = Un plan secret, que personne ne connaît à part { $seat }
web-cost =
    { $mints ->
        [one] coûte { $mints } Mint
       *[other] coûte { $mints } Mints
    }
web-cost-less =
    { $mints ->
        [one] Vous ne payez que { $mints } Mint au lieu de { $printed }.
       *[other] Vous ne payez que { $mints } Mints au lieu de { $printed }.
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
        [one] { seat-has } placé { $mints } Mint
       *[other] { seat-has } placé { $mints } Mints
    }
web-owner = propriétaire : { $seat }
web-endless = n’est jamais à court de Mints
web-line = À chaque tour, l’adversaire utilise le premier de ces lieux qui peut lui servir.
web-order = À coût égal, il achète le premier de ces types :
web-ages = Quel âge avez-vous ?

## Fiches des pièces

about-deck = Les plans à venir, face cachée. Pendant l’Entretien, la réserve de plans en est complétée.
about-hidden = Il sera révélé lors de sa construction ou à la fin de la partie.

## Pourquoi un fichier de contenu est refusé

content-plan-cards = il y a { $found } plans, un exemplaire de chacun
content-plans = de { $low } à { $high } plans
content-location-cards = il y a { $found } lieux
content-location-line = doit nommer une fois chaque lieu de base et chaque lieu à contrat
content-one-seller = un lieu, et un seul, doit vendre des plans
content-mints-shown = de { $low } à { $high } Mints : un emplacement occupé les montre
content-stars-each = exige un star_rule autre que fixed
content-deeds-open = les contrats ouvrent un lieu, et eux seuls
content-price-chosen = ce qu’on choisit ici fixe le prix
content-no-owner = seul un lieu à contrat a un propriétaire
content-one-deed = un plan, et un seul, doit ouvrir un lieu à contrat
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
        [0] { $seats } n’a plus d’étoile, contre { $before } avant.
        [one] { $seats } passe de { $before } étoiles à { $after }.
       *[other] { $seats } passe de { $before } étoiles à { $after }.
    }
missed-stars-me =
    { $change ->
        [one] Cela aurait fait { $change } étoile de plus.
       *[other] Cela aurait fait { $change } étoiles de plus.
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
                [one] Une fois construits, les plans auraient ajouté en moyenne { $after } étoile, au lieu de { $before }.
               *[other] Une fois construits, les plans auraient ajouté en moyenne { $after } étoiles, au lieu de { $before }.
            }
       *[yes]
            { $after ->
                [one] Une fois construits, les plans auraient ajouté { $after } étoile, au lieu de { $before }.
               *[other] Une fois construits, les plans auraient ajouté { $after } étoiles, au lieu de { $before }.
            }
    }
reason-income-me =
    { $after ->
        [one] Vos bâtiments vous rapportent { $after } Mint par manche, au lieu de { $before }.
       *[other] Vos bâtiments vous rapportent { $after } Mints par manche, au lieu de { $before }.
    }
missed-income-me =
    { $after ->
        [one] Les bâtiments auraient rapporté { $after } Mint par manche, au lieu de { $before }.
       *[other] Les bâtiments auraient rapporté { $after } Mints par manche, au lieu de { $before }.
    }
reason-rounds-to-end-me =
    { $after ->
        [one] À ce rythme, vos étoiles mettent fin à la partie dans { $after } manche, au lieu de { $before }.
       *[other] À ce rythme, vos étoiles mettent fin à la partie dans { $after } manches, au lieu de { $before }.
    }
missed-rounds-to-end-me =
    { $after ->
        [one] À ce rythme, les étoiles auraient mis fin à la partie en { $after } manche, au lieu de { $before }.
       *[other] À ce rythme, les étoiles auraient mis fin à la partie en { $after } manches, au lieu de { $before }.
    }
reason-open-to-them = { $seats } ne peut plus placer de Mints sur { ARTICLE($locations) }.
missed-open-to-them = { $seats } n’aurait plus pu placer de Mints sur { ARTICLE($locations) }.
reason-token-me = Vous détenez le jeton Premier Joueur et commencerez la prochaine manche.
missed-token-me = Ce coup aurait rapporté le jeton Premier Joueur, et la main à la prochaine manche.
reason-plans-me =
    { $after ->
        [one] Vous détenez maintenant { $after } plan, au lieu de { $before }.
       *[other] Vous détenez maintenant { $after } plans, au lieu de { $before }.
    }
missed-plans-me =
    { $after ->
        [one] Il serait resté { $after } plan, au lieu de { $before }.
       *[other] Il serait resté { $after } plans, au lieu de { $before }.
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
        [one] Cela aurait fait { $change } Mint de plus.
       *[other] Cela aurait fait { $change } Mints de plus.
    }
missed-mints-them =
    { $change ->
        [one] { $seats } aurait eu { $change } Mint de moins.
       *[other] { $seats } aurait eu { $change } Mints de moins.
    }

## Les chiffres, quand on les modifie

figures-setup = Mise en place
figures-solo = Jeu en solo
figures-plan = Plans
figures-location = Lieux
figures-automaton = Adversaires en solo
figure-players-min = Joueurs au moins
figure-players-max = Joueurs au plus
figure-starting-mints = Mints au départ
figure-plan-supply-size = Plans disponibles
figure-advanced-locations-drawn = Lieux avancés tirés
figure-end-stars = Étoiles qui terminent la partie
figure-income-per-round = Mints par manche
figure-age = Âge pour le premier joueur
figure-type = Type
figure-cost = Coût
figure-stars = Étoiles
figure-star-rule = Décompte des étoiles
figure-stars-each = Étoiles pour chacun
figure-upkeep-mints = Mints à l’entretien
figure-upkeep-per-building = Par bâtiment
figure-upkeep-mints-on-card = Mints posées à l’entretien
figure-upkeep-mints-one-other-player = Mints pour un autre joueur à l’entretien
figure-supplier-discount = Rabais au Fournisseur
figure-supplier-minimum = Prix minimum au Fournisseur
figure-builder-discount = Rabais au Constructeur
figure-culture-star-penalty = Étoiles en moins pour la culture des autres
figure-culture-star-floor = Étoiles au moins
figure-counts-as-culture-buildings = Compte comme autant de bâtiments de culture
figure-builds-what-is-bought = Construit ce qu’on achète
figure-spaces = Emplacements
figure-effect = Effet
figure-gain-mints = Mints reçues
figure-each-other-player-gains = Mints pour chaque autre joueur
figure-owner-reward = Mints pour le propriétaire
figure-surcharge = Supplément
figure-turns-in-a-row = Tours à la suite
figure-unlimited-mints = Ne manque jamais de Mints
figure-shuts-used-locations = Ferme les lieux utilisés
