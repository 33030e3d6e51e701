title = Ma Petite Ville
subtitle = Bâtissez une ville commune et soyez le premier à y placer toutes vos silhouettes.
credits = Un jeu de Steve Brück et Jean-Claude Pellin, publié aussi sous le nom de Multi City par Logis et Muduko.

## Options

edition-normal = Version normale
edition-easy = Version facile
option-edition = Version
option-edition-about = Si une silhouette peut couvrir des carrés marqués d’un X : jamais dans la version normale, de son milieu dans la version facile.
option-edition-normal = normale : pas de X sous une silhouette
option-edition-easy = facile : un X peut se trouver sous son milieu

option-players = Joueurs
option-players-about = Combien de personnes jouent : de 2 à 4.

option-colours = Couleurs
option-colours-about = Les joueurs choisissent leur couleur une fois la première tuile retournée, ou bien les couleurs sont fixées ici, dans l’ordre des sièges.
option-colours-choose = choisies à la table
option-colours-blue-green = { colours-blue }, { colours-green }
option-colours-blue-yellow = { colours-blue }, { colours-yellow }
option-colours-blue-red = { colours-blue }, { colours-red }
option-colours-green-blue = { colours-green }, { colours-blue }
option-colours-green-yellow = { colours-green }, { colours-yellow }
option-colours-green-red = { colours-green }, { colours-red }
option-colours-yellow-blue = { colours-yellow }, { colours-blue }
option-colours-yellow-green = { colours-yellow }, { colours-green }
option-colours-yellow-red = { colours-yellow }, { colours-red }
option-colours-red-blue = { colours-red }, { colours-blue }
option-colours-red-green = { colours-red }, { colours-green }
option-colours-red-yellow = { colours-red }, { colours-yellow }
option-colours-blue-green-yellow = { colours-blue }, { colours-green }, { colours-yellow }
option-colours-blue-green-red = { colours-blue }, { colours-green }, { colours-red }
option-colours-blue-yellow-green = { colours-blue }, { colours-yellow }, { colours-green }
option-colours-blue-yellow-red = { colours-blue }, { colours-yellow }, { colours-red }
option-colours-blue-red-green = { colours-blue }, { colours-red }, { colours-green }
option-colours-blue-red-yellow = { colours-blue }, { colours-red }, { colours-yellow }
option-colours-green-blue-yellow = { colours-green }, { colours-blue }, { colours-yellow }
option-colours-green-blue-red = { colours-green }, { colours-blue }, { colours-red }
option-colours-green-yellow-blue = { colours-green }, { colours-yellow }, { colours-blue }
option-colours-green-yellow-red = { colours-green }, { colours-yellow }, { colours-red }
option-colours-green-red-blue = { colours-green }, { colours-red }, { colours-blue }
option-colours-green-red-yellow = { colours-green }, { colours-red }, { colours-yellow }
option-colours-yellow-blue-green = { colours-yellow }, { colours-blue }, { colours-green }
option-colours-yellow-blue-red = { colours-yellow }, { colours-blue }, { colours-red }
option-colours-yellow-green-blue = { colours-yellow }, { colours-green }, { colours-blue }
option-colours-yellow-green-red = { colours-yellow }, { colours-green }, { colours-red }
option-colours-yellow-red-blue = { colours-yellow }, { colours-red }, { colours-blue }
option-colours-yellow-red-green = { colours-yellow }, { colours-red }, { colours-green }
option-colours-red-blue-green = { colours-red }, { colours-blue }, { colours-green }
option-colours-red-blue-yellow = { colours-red }, { colours-blue }, { colours-yellow }
option-colours-red-green-blue = { colours-red }, { colours-green }, { colours-blue }
option-colours-red-green-yellow = { colours-red }, { colours-green }, { colours-yellow }
option-colours-red-yellow-blue = { colours-red }, { colours-yellow }, { colours-blue }
option-colours-red-yellow-green = { colours-red }, { colours-yellow }, { colours-green }
option-colours-blue-green-yellow-red = { colours-blue }, { colours-green }, { colours-yellow }, { colours-red }
option-colours-blue-green-red-yellow = { colours-blue }, { colours-green }, { colours-red }, { colours-yellow }
option-colours-blue-yellow-green-red = { colours-blue }, { colours-yellow }, { colours-green }, { colours-red }
option-colours-blue-yellow-red-green = { colours-blue }, { colours-yellow }, { colours-red }, { colours-green }
option-colours-blue-red-green-yellow = { colours-blue }, { colours-red }, { colours-green }, { colours-yellow }
option-colours-blue-red-yellow-green = { colours-blue }, { colours-red }, { colours-yellow }, { colours-green }
option-colours-green-blue-yellow-red = { colours-green }, { colours-blue }, { colours-yellow }, { colours-red }
option-colours-green-blue-red-yellow = { colours-green }, { colours-blue }, { colours-red }, { colours-yellow }
option-colours-green-yellow-blue-red = { colours-green }, { colours-yellow }, { colours-blue }, { colours-red }
option-colours-green-yellow-red-blue = { colours-green }, { colours-yellow }, { colours-red }, { colours-blue }
option-colours-green-red-blue-yellow = { colours-green }, { colours-red }, { colours-blue }, { colours-yellow }
option-colours-green-red-yellow-blue = { colours-green }, { colours-red }, { colours-yellow }, { colours-blue }
option-colours-yellow-blue-green-red = { colours-yellow }, { colours-blue }, { colours-green }, { colours-red }
option-colours-yellow-blue-red-green = { colours-yellow }, { colours-blue }, { colours-red }, { colours-green }
option-colours-yellow-green-blue-red = { colours-yellow }, { colours-green }, { colours-blue }, { colours-red }
option-colours-yellow-green-red-blue = { colours-yellow }, { colours-green }, { colours-red }, { colours-blue }
option-colours-yellow-red-blue-green = { colours-yellow }, { colours-red }, { colours-blue }, { colours-green }
option-colours-yellow-red-green-blue = { colours-yellow }, { colours-red }, { colours-green }, { colours-blue }
option-colours-red-blue-green-yellow = { colours-red }, { colours-blue }, { colours-green }, { colours-yellow }
option-colours-red-blue-yellow-green = { colours-red }, { colours-blue }, { colours-yellow }, { colours-green }
option-colours-red-green-blue-yellow = { colours-red }, { colours-green }, { colours-blue }, { colours-yellow }
option-colours-red-green-yellow-blue = { colours-red }, { colours-green }, { colours-yellow }, { colours-blue }
option-colours-red-yellow-blue-green = { colours-red }, { colours-yellow }, { colours-blue }, { colours-green }
option-colours-red-yellow-green-blue = { colours-red }, { colours-yellow }, { colours-green }, { colours-blue }

option-first-player = Premier joueur
option-first-player-about = Quel siège joue le premier tour, à la place de qui a vu un chat le plus récemment.
option-first-player-random = tiré au sort

## Couleurs et tuiles

colours-blue = bleu
brief-blue = Des citoyens en ligne
about-blue = Le bleu joue les citoyens, avec une silhouette de chaque longueur de la boîte. Les deux bouts d’une silhouette se tiennent sur des carrés bleus.
colours-green = vert
brief-green = Des arbres en ligne
about-green = Le vert joue les arbres, avec une silhouette de chaque longueur de la boîte. Les deux bouts d’une silhouette se tiennent sur des carrés verts.
colours-yellow = jaune
brief-yellow = Des voitures en ligne
about-yellow = Le jaune joue les voitures, avec une silhouette de chaque longueur de la boîte. Les deux bouts d’une silhouette se tiennent sur des carrés jaunes.
colours-red = rouge
brief-red = Des maisons en ligne
about-red = Le rouge joue les maisons, avec une silhouette de chaque longueur de la boîte. Les deux bouts d’une silhouette se tiennent sur des carrés rouges.

objects-blue = citoyens
objects-green = arbres
objects-yellow = voitures
objects-red = maisons

shown-blue = { colours-blue }
shown-green = { colours-green }
shown-yellow = { colours-yellow }
shown-red = { colours-red }
shown-x = X

brief-tile = Tuile ville
about-tile = Une des tuiles ville : rangées du nord au sud, B bleu, G vert, Y jaune, R rouge, X bloqué.
tiles-1 = tuile n° 1
brief-1 = { brief-tile }
about-1 = { about-tile }
tiles-2 = tuile n° 2
brief-2 = { brief-tile }
about-2 = { about-tile }
tiles-3 = tuile n° 3
brief-3 = { brief-tile }
about-3 = { about-tile }
tiles-4 = tuile n° 4
brief-4 = { brief-tile }
about-4 = { about-tile }
tiles-5 = tuile n° 5
brief-5 = { brief-tile }
about-5 = { about-tile }
tiles-6 = tuile n° 6
brief-6 = { brief-tile }
about-6 = { about-tile }
tiles-7 = tuile n° 7
brief-7 = { brief-tile }
about-7 = { about-tile }
tiles-8 = tuile n° 8
brief-8 = { brief-tile }
about-8 = { about-tile }
tiles-9 = tuile n° 9
brief-9 = { brief-tile }
about-9 = { about-tile }
tiles-10 = tuile n° 10
brief-10 = { brief-tile }
about-10 = { about-tile }
tiles-11 = tuile n° 11
brief-11 = { brief-tile }
about-11 = { about-tile }
tiles-12 = tuile n° 12
brief-12 = { brief-tile }
about-12 = { about-tile }
tiles-13 = tuile n° 13
brief-13 = { brief-tile }
about-13 = { about-tile }
tiles-14 = tuile n° 14
brief-14 = { brief-tile }
about-14 = { about-tile }
tiles-15 = tuile n° 15
brief-15 = { brief-tile }
about-15 = { about-tile }
tiles-16 = tuile n° 16
brief-16 = { brief-tile }
about-16 = { about-tile }
tiles-17 = tuile n° 17
brief-17 = { brief-tile }
about-17 = { about-tile }
tiles-18 = tuile n° 18
brief-18 = { brief-tile }
about-18 = { about-tile }
tiles-19 = tuile n° 19
brief-19 = { brief-tile }
about-19 = { about-tile }
tiles-20 = tuile n° 20
brief-20 = { brief-tile }
about-20 = { about-tile }
tiles-21 = tuile n° 21
brief-21 = { brief-tile }
about-21 = { about-tile }
tiles-22 = tuile n° 22
brief-22 = { brief-tile }
about-22 = { about-tile }
tiles-23 = tuile n° 23
brief-23 = { brief-tile }
about-23 = { about-tile }
tiles-24 = tuile n° 24
brief-24 = { brief-tile }
about-24 = { about-tile }
tiles-25 = tuile n° 25
brief-25 = { brief-tile }
about-25 = { about-tile }
tiles-26 = tuile n° 26
brief-26 = { brief-tile }
about-26 = { about-tile }
tiles-27 = tuile n° 27
brief-27 = { brief-tile }
about-27 = { about-tile }
tiles-28 = tuile n° 28
brief-28 = { brief-tile }
about-28 = { about-tile }
tiles-29 = tuile n° 29
brief-29 = { brief-tile }
about-29 = { about-tile }
tiles-30 = tuile n° 30
brief-30 = { brief-tile }
about-30 = { about-tile }
tiles-31 = tuile n° 31
brief-31 = { brief-tile }
about-31 = { about-tile }
tiles-32 = tuile n° 32
brief-32 = { brief-tile }
about-32 = { about-tile }
tiles-33 = tuile n° 33
brief-33 = { brief-tile }
about-33 = { about-tile }
tiles-34 = tuile n° 34
brief-34 = { brief-tile }
about-34 = { about-tile }
tiles-35 = tuile n° 35
brief-35 = { brief-tile }
about-35 = { about-tile }
tiles-36 = tuile n° 36
brief-36 = { brief-tile }
about-36 = { about-tile }

## Côtés, sens, sources

sides-n = au nord
sides-e = à l’est
sides-s = au sud
sides-w = à l’ouest
ways-h = d’ouest en est
ways-v = du nord au sud

provenance-rulebook = imprimé dans la règle
provenance-public = rapporté par des descriptions publiques
provenance-reconstructed = reconstitué : les vraies tuiles ne sont pas publiques
provenance-owner = saisi par le propriétaire de la boîte

## Plateau

board-city = Ville
board-part = { $west },{ $north } … { $east },{ $south }
board-parts = La ville est trop grande pour une seule image : chaque partie dit de quelle colonne,ligne à laquelle elle va
board-silhouettes = Silhouettes
board-drawn = Piochée : { $tile }, tournée dans le sens horaire de
board-turn = Tour { $turn } · { $seat }
board-pile =
    { $tiles ->
        [one] Pioche : { $tiles } tuile
       *[other] Pioche : { $tiles } tuiles
    }
board-latest = Dernière tuile : { $number }
board-small = Minuscules : carrés occupés
board-names = Chaque tuile porte son numéro ; ses carrés sont 1 2 3 / 4 5 6 / 7 8 9, et 4.1 est donc le carré nord-ouest de la tuile 4
column-colour = Couleur
column-no-colour = à choisir
column-left = Reste à placer
column-objects = Objets restants
column-row-1 = Rangée nord
column-row-2 = Rangée du milieu
column-row-3 = Rangée sud
column-lengths = Longueurs
column-rule = Règle
column-provenance = Source
score-placed-all = Tout placé
score-objects = Objets restants
score-silhouettes = Silhouettes restantes

field-laid = Tuiles dans la ville
field-drawn = Tuile piochée
field-active = Joueur dont c’est le tour
field-layer = A posé la dernière tuile
field-ending = Fin
field-pile = Pioche
field-squares = Carrés
field-taken = Carrés occupés
field-city = Ville
field-players = Joueurs
field-tile = Tuile
field-turned = Tournée
field-c = Colonne
field-r = Ligne
field-beside = À côté
field-names = Nomme les cases
field-free = Carrés libres
field-colour = Couleur
field-placed = Placées
field-way = Sens

## Pourquoi la partie s’est terminée

ending-placed-all = L’un des joueurs a placé toutes ses silhouettes.
ending-fewest-left = La dernière tuile est posée et le dernier tour est terminé.

## Phases

phase-start = La première tuile est retournée
phase-colours = Choisissez votre couleur
phase-first = Le hasard désigne le premier joueur
phase-draw = Une tuile est piochée
phase-turn = Piocher une tuile ou placer une silhouette
phase-lay = Poser la tuile piochée
phase-final = Placer une dernière silhouette ou y renoncer
phase-over = La partie est terminée

## Coups

move-draw = Piocher une tuile
move-decline = Renoncer
move-lay = La poser { $sides } de la tuile { $neighbours }, tournée de { $turns }°
move-place = Placer la longueur { $lengths } à partir de { $squares }, { $ways }
move-colour = Jouer le { $colours }
move-tile = La tuile est la { $tiles }
move-first = { $seats } commence

## Événements

event-started = La ville commence par la { $tile }
event-chose-colour = { $seat } joue le { $colour }
event-begins = { $seat } commence
event-turn = Tour { $turn } : à { $seat } de jouer
event-drew = { $seat } pioche la { $tile }
event-laid = { $seat } la pose { $side } de la tuile { $neighbour }, tournée de { $turned }°
event-placed = { $seat } place la longueur { $length } à partir de { $square }, { $way }
event-last-tile = { $seat } a posé la dernière tuile : chacun peut encore placer une silhouette
event-declined = { $seat } ne place plus rien
event-counted =
    { $silhouettes ->
        [one] Il reste { $objects } objets à { $seat }, sur { $silhouettes } silhouette
       *[other] Il reste { $objects } objets à { $seat }, sur { $silhouettes } silhouettes
    }
event-placed-all = { $seat } a placé sa dernière silhouette et gagne la partie !
event-won =
    { $silhouettes ->
        [one] { $seat } remporte la partie avec le moins d’objets restants : { $objects }, sur { $silhouettes } silhouette
       *[other] { $seat } remporte la partie avec le moins d’objets restants : { $objects }, sur { $silhouettes } silhouettes
    }
event-won-tie-break =
    { $silhouettes ->
        [one] { $seat } l’emporte à égalité : { $objects } objets restants aussi, mais sur { $silhouettes } seule silhouette
       *[other] { $seat } l’emporte à égalité : { $objects } objets restants aussi, mais sur { $silhouettes } silhouettes seulement
    }
event-shares-victory =
    { $silhouettes ->
        [one] { $seat } partage la victoire : { $objects } objets restants, sur { $silhouettes } silhouette
       *[other] { $seat } partage la victoire : { $objects } objets restants, sur { $silhouettes } silhouettes
    }

## Pourquoi un coup est refusé

error-unknown-move =
    { $dim ->
        [ways] « { $move } » est impossible : une silhouette se tient en ligne droite, h (d’ouest en est) ou v (du nord au sud), jamais en diagonale ni coudée (PV-038).
        [lengths] « { $move } » est impossible : il n’y a pas de silhouette de longueur { $typed }, seulement de 2 à 7 (PV-005).
        [colours] « { $move } » est impossible : les couleurs sont blue, green, yellow et red (PV-003).
        [squares] « { $move } » est impossible : « { $typed } » n’est pas un carré. Un carré s’écrit numéro d’une tuile posée, point et 1 à 9, par exemple 4.1 (PV-072).
        [neighbours] « { $move } » est impossible : « { $typed } » n’est pas une tuile posée à côté de laquelle une autre puisse aller ; elles sont numérotées de 1 à 35 (PV-072).
        [sides] « { $move } » est impossible : une tuile se pose du côté n, e, s ou w d’une autre, jamais à un coin ni décalée (PV-028, PV-030).
        [turns] « { $move } » est impossible : une tuile se tourne de 0, 90, 180 ou 270 degrés, jamais de travers ni en miroir (PV-032).
        [tiles] « { $move } » est impossible : les tuiles sont numérotées de 1 à 36 (PV-007).
       *[other]
            { $near ->
                [none] « { $move } » n’est pas un coup de ce jeu (PV-073).
               *[other] « { $move } » n’est pas un coup de ce jeu (PV-073). Coups les plus proches : { $near }.
            }
    }
refusal-unknown-move = « { $move } » est impossible : cette boîte n’a pas de silhouette de longueur { $lengths }, seulement de { $known } ({ $rule }).
refusal-colour-taken = { $seats } joue déjà le { $colours } : choisissez une autre couleur ({ $rule }).
refusal-must-lay = « { $move } » doit attendre : il faut d’abord poser la tuile piochée ({ $rule }).
refusal-no-tile-drawn = « { $move } » pose une tuile, mais aucune n’est piochée : piochez d’abord ({ $rule }).
refusal-pile-empty = Il n’y a plus de tuile à piocher ({ $rule }).
refusal-not-final-round = Personne ne peut renoncer avant le dernier tour de placement : piochez une tuile ou placez une silhouette ({ $rule }).
refusal-no-such-tile =
    { $laid ->
        [one] Aucune tuile ne porte le numéro { $number } : il n’y a que { $laid } tuile posée ({ $rule }).
       *[other] Aucune tuile ne porte le numéro { $number } : il n’y a que { $laid } tuiles posées ({ $rule }).
    }
refusal-cell-taken = La case { $sides } de la tuile { $number } est prise : la tuile { $taken } s’y trouve ({ $rule }).
refusal-not-canonical =
    { $why ->
        [cell] Cette case se nomme d’après le plus petit numéro voisin : écrivez « { $instead } » ({ $rule }).
        [turn] La tuile a le même aspect en tournant moins : écrivez « { $instead } » ({ $rule }).
       *[copy] Cette tuile est pareille à une autre et compte comme son double : écrivez « { $instead } » ({ $rule }).
    }
refusal-already-placed = Vous avez déjà placé votre silhouette de longueur { $lengths } ({ $rule }).
refusal-off-city =
    { $why ->
        [gap] La silhouette passerait par-dessus un trou : il n’y a pas de tuile à côté du carré { $squares } ({ $rule }).
       *[edge] La silhouette dépasserait de la ville : il n’y a pas de tuile au-delà du carré { $squares } ({ $rule }).
    }
refusal-wrong-colour =
    { $why ->
        [first] Les deux bouts doivent se tenir sur du { $colours }, or le premier carré, { $squares }, est { $shown } ({ $rule }).
       *[last] Les deux bouts doivent se tenir sur du { $colours }, or le dernier carré, { $squares }, est { $shown } ({ $rule }).
    }
refusal-x-square =
    { $why ->
        [end] Le carré { $squares } est un X, et aucun bout de silhouette ne peut se tenir sur un X ({ $rule }).
       *[middle] Le carré { $squares } est un X, et dans la version normale aucune silhouette ne peut s’y tenir ({ $rule }).
    }
refusal-occupied = Le carré { $squares } est déjà utilisé : une silhouette de { $seats } s’y trouve ({ $rule }).
refusal-not-in-pile = « { $move } » ne peut pas être pioché : la { $tiles } n’est pas dans la pioche ({ $rule }).
refusal-not-asked =
    { $why ->
        [settled] « { $move } » vient trop tard : les couleurs sont choisies avant le premier tour ({ $rule }).
        [choosing] « { $move } » doit attendre : choisissez d’abord votre couleur ({ $rule }).
       *[chance] « { $move } » n’est pas ce que le hasard décide maintenant ({ $rule }). Maintenant : { $phase }.
    }

## Pourquoi une position est impossible

position-tile-form = « { $text } » ne peut pas être lu. Une tuile posée s’écrit id@c,r/tour, par exemple 14@1,0/90 ({ $rule }).
position-no-such-tile = « { $text } » est impossible : il n’y a pas de tuile { $found }, les tuiles vont de 1 à { $most } ({ $rule }).
position-no-such-turn = « { $text } » est impossible : une tuile se tourne de 0, 90, 180 ou 270 degrés, pas de { $found } ({ $rule }).
position-too-many-tiles = { $found } tuiles sont indiquées, mais la boîte en contient { $most } ({ $rule }).
position-tiles-and-city = La ville est donnée deux fois : par « tiles » et par « city ». Gardez l’un des deux ({ $rule }).
position-silhouette-form = « { $text } » ne peut pas être lu. Une silhouette s’écrit siège, longueur, premier carré et sens, par exemple A 4 1.2 h ({ $rule }).
position-no-such-seat = « { $text } » est impossible : le siège { $found } n’est pas de cette partie ; les sièges sont { $known } ({ $rule }).
position-no-such-length = « { $text } » est impossible : il n’y a pas de silhouette de longueur { $found } ; les longueurs sont { $known } ({ $rule }).
position-no-such-square = « { $text } » est impossible : { $found } n’est pas un carré. Un carré s’écrit numéro d’une tuile posée, point et 1 à 9, par exemple 4.1 ({ $rule }).
position-no-such-way = « { $text } » est impossible : une silhouette se tient h (d’ouest en est) ou v (du nord au sud), pas { $found } ({ $rule }).
position-length-twice = { $seats } n’a qu’une silhouette de longueur { $lengths }, et elle est donnée deux fois ({ $rule }).
position-not-in-box = Cette boîte n’a pas de silhouette de longueur { $lengths } ; les longueurs sont { $known } ({ $rule }).
position-city-gap = « laid » indique { $laid }, or les tuiles de la ville ne sont pas celles de 1 à { $laid } ({ $rule }).
position-copies =
    { $copies ->
        [one] Il y a { $copies } { $tiles }, or la position en montre { $found } dans la ville, en main et dans la pioche ({ $rule }).
       *[other] Il y a { $copies } fois la { $tiles }, or la position en montre { $found } dans la ville, en main et dans la pioche ({ $rule }).
    }
position-start-tile = La première tuile se trouve en 0,0 et n’est pas tournée ({ $rule }).
position-same-cell = Deux tuiles ne peuvent pas occuper la même case : { $number } et { $other } ({ $rule }).
position-not-beside = La tuile { $number } ne touche aucun bord d’une tuile posée avant elle ({ $rule }).
position-needless-turn = La tuile { $number } a le même aspect en tournant moins ; on écrit donc le plus petit tour ({ $rule }).
position-other-colour = Avec ces options, { $seats } joue le { $colours } ({ $rule }).
position-no-colour = { $seats } n’a pas de couleur, or chacun en a une dans la phase « { $phase } » ({ $rule }).
position-early-colour = { $seats } a déjà une couleur, or elle reste à choisir dans la phase « { $phase } » ({ $rule }).
position-same-colour = { $seats } et siège { $other } jouent tous deux le { $colours } ({ $rule }).
position-colours-chosen = Chacun a déjà sa couleur : il n’y a plus rien à choisir ({ $rule }).
position-colours-named = Avec ces options, les couleurs sont fixées : personne n’en choisit ({ $rule }).
position-first-named = Avec ces options, { $seats } commence : le hasard ne désigne pas le premier joueur ({ $rule }).
position-without-way = La silhouette de longueur { $lengths } ({ $seats }) doit avoir son premier carré et son sens ({ $rule }).
position-sticks-out = La silhouette de longueur { $lengths } ({ $seats }) n’est pas entièrement dans la ville ({ $rule }).
position-wrong-colour = Les bouts de la silhouette de longueur { $lengths } ({ $seats }) ne sont pas tous deux sur sa couleur ({ $rule }).
position-x-square = La silhouette de longueur { $lengths } ({ $seats }) se tient sur un X ({ $rule }).
position-overlap = Deux silhouettes se tiennent sur le carré { $squares } ({ $rule }).
position-does-not-follow = Cela ne découle pas des tuiles et des silhouettes ; on peut omettre « { $key } » ({ $rule }).
position-already-won = { $seats } a placé toutes ses silhouettes : la partie est donc terminée ({ $rule }).
position-two-winners = Un seul joueur peut avoir placé toutes ses silhouettes ({ $rule }).
position-ending =
    { $expected ->
        [none] La partie n’est pas terminée : elle n’a donc pas de fin ({ $rule }).
        [placed_all] { $seats } a placé toutes ses silhouettes : la fin est « placed_all » ({ $rule }).
       *[other] Personne n’a placé toutes ses silhouettes : la fin est « fewest_left » ({ $rule }).
    }
position-ends-with-winner = La partie s’arrête au tour du joueur qui place sa dernière silhouette, { $seats } ({ $rule }).
position-ends-with-pile = Personne n’a placé toutes ses silhouettes : la partie continue jusqu’à la dernière tuile ({ $rule }).
position-ends-with-layer = La partie s’arrête après le dernier tour du joueur qui a posé la dernière tuile ({ $rule }).
position-no-tile-laid = Dans la phase « { $phase } », la première tuile est sur la table ({ $rule }).
position-tiles-in-phase =
    { $most ->
        [0] Dans la phase « { $phase } », aucune tuile n’est encore posée ({ $rule }).
       *[other] Dans la phase « { $phase } », seule la première tuile est posée ({ $rule }).
    }
position-pile-empty = Dans la phase « { $phase } », il reste une tuile dans la pioche ({ $rule }).
position-pile-left = Dans la phase « { $phase } », toutes les tuiles sont posées ({ $rule }).
position-not-drawn = Dans la phase « { $phase } », la tuile piochée reste à poser : indiquez-la ({ $rule }).
position-drawn-in-phase = Une tuile n’attend d’être posée que dans la phase « { phase-lay } », pas dans « { $phase } » ({ $rule }).
position-layer-missing = La dernière tuile est posée : indiquez qui l’a posée ({ $rule }).
position-layer-early = La dernière tuile n’est pas encore posée : personne ne l’a donc posée ({ $rule }).
position-wrong-actor =
    { $expected ->
        [chance] Dans la phase « { $phase } », c’est au hasard d’agir ({ $rule }).
        [none] Une fois la partie finie, personne n’agit ({ $rule }).
       *[other] Dans la phase « { $phase } », c’est à { $seats } d’agir ({ $rule }).
    }
position-wrong-over = La partie est finie dans la phase « { phase-over } », et dans aucune autre ({ $rule }).
position-nobody-active = Dans la phase « { $phase } », ce doit être le tour d’un siège ({ $rule }).
position-somebody-active = Dans la phase « { $phase } », ce n’est encore le tour de personne ({ $rule }).
position-placed-early = Dans la phase « { $phase } », rien n’est encore placé ({ $rule }).
position-turn-early = Les tours se comptent à partir du premier : dans la phase « { $phase } », c’est 0 ({ $rule }).
position-turn-missing = Les tours se comptent à partir du premier : dans la phase « { $phase } », c’est 1 au moins ({ $rule }).

## Pourquoi un fichier de contenu est refusé

content-colours = les couleurs sont { $known }
content-colour-letter = la lettre de { $id } est { $letter }
content-length = les longueurs sont { $known }
content-objects = la longueur { $id } a { $id } objets
content-no-silhouette = il faut au moins une longueur
content-count = les longueurs { $lengths } en donnent { $needed }, trouvé : { $found }
content-no-tile = cet id n’existe pas : les { $high } tuiles vont de 1 à { $high }
content-tile-beyond = d’après components.city_tiles, la boîte contient { $high } tuiles, de 1 à { $high }
content-squares = la rangée { $row } demande { $needed } carrés, « { $text } » en a { $found }
content-square = « { $found } » dans la rangée { $row } n’est pas parmi { $known }
content-tile-missing = il faut { $needed } tuiles, et il manque la tuile { $id }

## Image et web

picture-title = La ville de Ma Petite Ville
picture-about =
    { $tiles ->
        [one] Une ville de { $tiles } tuile ; encore { $left } dans la pioche.
       *[other] Une ville de { $tiles } tuiles ; encore { $left } dans la pioche.
    }
picture-pile = { board-pile }
picture-drawn = Piochée, à poser :

web-city =
    { $tiles ->
        [one] La ville : { $tiles } tuile
       *[other] La ville : { $tiles } tuiles
    }
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-zoom-fit = Montrer toute la ville

web-players = Joueurs
web-plays-blue = joue les bleus, les citoyens
web-plays-green = joue les verts, les arbres
web-plays-yellow = joue les jaunes, les voitures
web-plays-red = joue les rouges, les maisons
web-plays-nothing = n’a pas encore de couleur
web-left =
    { $objects ->
        [one] Reste à placer : { $lengths } ({ $objects } objet)
       *[other] Reste à placer : { $lengths } ({ $objects } objets)
    }
web-all-placed = Toutes les silhouettes sont placées
web-pile-left =
    { $tiles ->
        [one] tuile dans la pioche
       *[other] tuiles dans la pioche
    }

web-colours = Choisissez votre couleur
web-squares-shown =
    { $squares ->
        [0] aucun carré encore
        [one] { $squares } carré pour l’instant
       *[other] { $squares } carrés pour l’instant
    }
web-tray = Vos silhouettes
web-pick = Choisissez une silhouette
web-silhouette = silhouette de longueur { $length }
web-placed = silhouette de longueur { $length } : placée
web-fits =
    { $lines ->
        [0] n’entre nulle part pour l’instant
        [one] entre sur { $lines } ligne
       *[other] entre sur { $lines } lignes
    }
web-lines-of = Lignes pour la longueur { $length }
web-no-line = La longueur { $length } n’entre pour l’instant sur aucune ligne libre de la ville.
web-hint-place = Choisissez une silhouette, puis montrez la carte : elle se cale sur les lignes où elle entre, et ailleurs on vous dit pourquoi non. R la tourne.
web-drawn = Votre tuile
web-drawn-by = { $seat } a pioché cette tuile
web-turn = Tournez la tuile
web-cells-of = Places pour la tuile tournée de { $turn }°
web-quarter = Tourner
web-hint-lay = Montrez une place en pointillés sur la carte. Un appui sur la tuile, la molette ou R la tourne.
web-side-n = N
web-side-e = E
web-side-s = S
web-side-w = O
web-here = Poser ici
web-other-way = Tourner
web-off-city = Une partie de la silhouette dépasserait de la ville (PV-039).

web-keys = Clavier et coordonnées
web-type-place = Longueur, premier carré, h ou v
web-type-lay = Tuile, côté (n, e, s, o), rotation
web-type-do = Jouer
web-keys-about = Chaque tuile porte son numéro ; ses carrés sont 1 2 3 / 4 5 6 / 7 8 9. Sur la carte, les flèches vont d’une place à l’autre, R tourne, Entrée joue, + et − changent l’échelle, 0 montre toute la ville.

web-words = La ville en toutes lettres
web-tile = Tuile { $tile }, colonne { $column }, rangée { $row }

web-count = Le décompte
web-objects =
    { $objects ->
        [one] { $objects } objet restant
       *[other] { $objects } objets restants
    }
web-silhouettes =
    { $silhouettes ->
        [one] { $silhouettes } silhouette
       *[other] { $silhouettes } silhouettes
    }
web-verdict-all = { $seat } a placé sa dernière silhouette : la partie s’arrête aussitôt (PV-055).
web-verdict-objects = Le moins d’objets restants : { $objects }, { $seats } (PV-065).
web-verdict-silhouettes = Égalité, donc le moins de silhouettes restantes : { $silhouettes }, { $seats } (PV-066).
web-verdict-shared = Encore à égalité : la victoire est partagée (PV-067).
web-verdict-won =
    { $winners ->
        [one] { $seats } gagne la partie.
       *[other] { $seats } gagnent la partie.
    }

## Raisons d’un coup

reason-left-me =
    { $after ->
        [one] Il vous reste { $after } silhouette à placer, au lieu de { $before }.
       *[other] Il vous reste { $after } silhouettes à placer, au lieu de { $before }.
    }
missed-left-me =
    { $after ->
        [one] Il ne vous serait resté qu’une silhouette à placer, au lieu de { $before }.
       *[other] Il ne vous serait resté que { $after } silhouettes à placer, au lieu de { $before }.
    }
reason-objects-me =
    { $after ->
        [one] Vos silhouettes restantes comptent { $after } objet, au lieu de { $before }.
       *[other] Vos silhouettes restantes comptent { $after } objets, au lieu de { $before }.
    }
missed-objects-me =
    { $change ->
        [one] Vos silhouettes restantes auraient compté { $change } objet de moins.
       *[other] Vos silhouettes restantes auraient compté { $change } objets de moins.
    }
reason-places-me =
    { $before ->
        [0]
            { $after ->
                [one] Votre silhouette de longueur { $lengths } a maintenant une place.
               *[other] Votre silhouette de longueur { $lengths } a maintenant { $after } places.
            }
       *[other] Votre silhouette de longueur { $lengths } a maintenant { $after } places, au lieu de { $before }.
    }
reason-places-them =
    { $after ->
        [0] { $seats } n’a plus aucune place pour la silhouette de longueur { $lengths }.
        [one] { $seats } n’a plus qu’une place pour la silhouette de longueur { $lengths }, au lieu de { $before }.
       *[other] { $seats } n’a plus que { $after } places pour la silhouette de longueur { $lengths }, au lieu de { $before }.
    }
missed-places-me =
    { $before ->
        [0]
            { $after ->
                [one] Votre silhouette de longueur { $lengths } aurait eu une place.
               *[other] Votre silhouette de longueur { $lengths } aurait eu { $after } places.
            }
       *[other] Votre silhouette de longueur { $lengths } aurait eu { $after } places, au lieu de { $before }.
    }
missed-places-them =
    { $after ->
        [0] { $seats } n’aurait plus eu aucune place pour la silhouette de longueur { $lengths }.
        [one] { $seats } n’aurait plus eu qu’une place pour la silhouette de longueur { $lengths }, au lieu de { $before }.
       *[other] { $seats } n’aurait plus eu que { $after } places pour la silhouette de longueur { $lengths }, au lieu de { $before }.
    }
reason-stuck-me =
    { $after ->
        [0] Toutes vos silhouettes restantes ont une place.
        [one] Une seule de vos silhouettes restantes n’a pas de place, au lieu de { $before }.
       *[other] { $after } de vos silhouettes restantes n’ont pas de place, au lieu de { $before }.
    }
reason-stuck-them =
    { $after ->
        [one] { $after } silhouette de { $seats } n’a pas de place, au lieu de { $before }.
       *[other] { $after } silhouettes de { $seats } n’ont pas de place, au lieu de { $before }.
    }
missed-stuck-me =
    { $after ->
        [0] Toutes vos silhouettes restantes auraient eu une place.
        [one] Une seule de vos silhouettes restantes n’aurait pas eu de place, au lieu de { $before }.
       *[other] Seules { $after } de vos silhouettes restantes n’auraient pas eu de place, au lieu de { $before }.
    }
missed-stuck-them =
    { $after ->
        [one] { $after } silhouette de { $seats } n’aurait pas eu de place, au lieu de { $before }.
       *[other] { $after } silhouettes de { $seats } n’auraient pas eu de place, au lieu de { $before }.
    }
