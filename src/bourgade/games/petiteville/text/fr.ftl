title = Ma Petite Ville
subtitle = Bâtissez une ville commune et placez-y toutes vos silhouettes avant les autres.
credits = Un jeu de Steve Brück et Jean-Claude Pellin, aussi publié sous le nom de Multi City par Logis et Muduko.

## Options

edition-normal = Version normale
edition-easy = Version facile
option-edition = Version
option-edition-about = Une silhouette peut-elle couvrir des carrés marqués d’un X ? Jamais dans la version normale ; dans la version facile, seulement avec les objets du milieu.
option-edition-normal = normale : une silhouette ne couvre jamais de X
option-edition-easy = facile : le milieu d’une silhouette peut couvrir un X

option-players = Joueurs
option-players-about = Le nombre de joueurs : de 2 à 4.

option-colours = Couleurs
option-colours-about = Laissez les joueurs choisir leur couleur une fois la première tuile retournée, ou attribuez les couleurs ici, dans l’ordre des sièges.
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
option-first-player-about = Le siège qui joue en premier. D’après la règle du jeu, c’est le joueur qui a vu un chat le plus récemment.
option-first-player-random = tiré au sort

## Couleurs et tuiles

colours-blue = bleu
brief-blue = Des rangées de citoyens
about-blue = Le bleu joue les citoyens, avec une silhouette de chaque longueur de la boîte. Le premier et le dernier objet d’une silhouette doivent être sur des carrés bleus.
colours-green = vert
brief-green = Des rangées d’arbres
about-green = Le vert joue les arbres, avec une silhouette de chaque longueur de la boîte. Le premier et le dernier objet d’une silhouette doivent être sur des carrés verts.
colours-yellow = jaune
brief-yellow = Des rangées de voitures
about-yellow = Le jaune joue les voitures, avec une silhouette de chaque longueur de la boîte. Le premier et le dernier objet d’une silhouette doivent être sur des carrés jaunes.
colours-red = rouge
brief-red = Des rangées de maisons
about-red = Le rouge joue les maisons, avec une silhouette de chaque longueur de la boîte. Le premier et le dernier objet d’une silhouette doivent être sur des carrés rouges.

objects-blue = citoyens
objects-green = arbres
objects-yellow = voitures
objects-red = maisons

silhouette-of = { $colour } { $length }

shown-blue = { colours-blue }
shown-green = { colours-green }
shown-yellow = { colours-yellow }
shown-red = { colours-red }
shown-x = X

brief-tile = Tuile ville
about-tile = Une tuile ville de neuf carrés, donnée rangée par rangée du nord au sud : B bleu, G vert, Y jaune, R rouge, X bloqué.
tiles-1 = tuile n° 1
brief-1 = { brief-tile }
about-1 = { about-tile }
tiles-2 = tuile n° 2
brief-2 = { brief-tile }
about-2 = { about-tile }
tiles-3 = tuile n° 3
brief-3 = { brief-tile }
about-3 = { about-tile }
tiles-4 = tuile n° 4
brief-4 = { brief-tile }
about-4 = { about-tile }
tiles-5 = tuile n° 5
brief-5 = { brief-tile }
about-5 = { about-tile }
tiles-6 = tuile n° 6
brief-6 = { brief-tile }
about-6 = { about-tile }
tiles-7 = tuile n° 7
brief-7 = { brief-tile }
about-7 = { about-tile }
tiles-8 = tuile n° 8
brief-8 = { brief-tile }
about-8 = { about-tile }
tiles-9 = tuile n° 9
brief-9 = { brief-tile }
about-9 = { about-tile }
tiles-10 = tuile n° 10
brief-10 = { brief-tile }
about-10 = { about-tile }
tiles-11 = tuile n° 11
brief-11 = { brief-tile }
about-11 = { about-tile }
tiles-12 = tuile n° 12
brief-12 = { brief-tile }
about-12 = { about-tile }
tiles-13 = tuile n° 13
brief-13 = { brief-tile }
about-13 = { about-tile }
tiles-14 = tuile n° 14
brief-14 = { brief-tile }
about-14 = { about-tile }
tiles-15 = tuile n° 15
brief-15 = { brief-tile }
about-15 = { about-tile }
tiles-16 = tuile n° 16
brief-16 = { brief-tile }
about-16 = { about-tile }
tiles-17 = tuile n° 17
brief-17 = { brief-tile }
about-17 = { about-tile }
tiles-18 = tuile n° 18
brief-18 = { brief-tile }
about-18 = { about-tile }
tiles-19 = tuile n° 19
brief-19 = { brief-tile }
about-19 = { about-tile }
tiles-20 = tuile n° 20
brief-20 = { brief-tile }
about-20 = { about-tile }
tiles-21 = tuile n° 21
brief-21 = { brief-tile }
about-21 = { about-tile }
tiles-22 = tuile n° 22
brief-22 = { brief-tile }
about-22 = { about-tile }
tiles-23 = tuile n° 23
brief-23 = { brief-tile }
about-23 = { about-tile }
tiles-24 = tuile n° 24
brief-24 = { brief-tile }
about-24 = { about-tile }
tiles-25 = tuile n° 25
brief-25 = { brief-tile }
about-25 = { about-tile }
tiles-26 = tuile n° 26
brief-26 = { brief-tile }
about-26 = { about-tile }
tiles-27 = tuile n° 27
brief-27 = { brief-tile }
about-27 = { about-tile }
tiles-28 = tuile n° 28
brief-28 = { brief-tile }
about-28 = { about-tile }
tiles-29 = tuile n° 29
brief-29 = { brief-tile }
about-29 = { about-tile }
tiles-30 = tuile n° 30
brief-30 = { brief-tile }
about-30 = { about-tile }
tiles-31 = tuile n° 31
brief-31 = { brief-tile }
about-31 = { about-tile }
tiles-32 = tuile n° 32
brief-32 = { brief-tile }
about-32 = { about-tile }
tiles-33 = tuile n° 33
brief-33 = { brief-tile }
about-33 = { about-tile }
tiles-34 = tuile n° 34
brief-34 = { brief-tile }
about-34 = { about-tile }
tiles-35 = tuile n° 35
brief-35 = { brief-tile }
about-35 = { about-tile }
tiles-36 = tuile n° 36
brief-36 = { brief-tile }
about-36 = { about-tile }

## Côtés, sens, sources

sides-n = au nord
sides-e = à l’est
sides-s = au sud
sides-w = à l’ouest
ways-h = d’ouest en est
ways-v = du nord au sud

provenance-rulebook = imprimé dans la règle du jeu
provenance-public = d’après des descriptions publiques
provenance-reconstructed = reconstitué : les vraies tuiles ne sont pas publiques
provenance-owner = saisi par le propriétaire de la boîte

## Plateau

board-city = Ville
board-part = { $west },{ $north } … { $east },{ $south }
board-parts = La ville est trop grande pour une seule image : chaque partie porte en titre sa première et sa dernière colonne,ligne
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
board-names = Chaque tuile porte son numéro ; ses carrés sont numérotés 1 2 3 / 4 5 6 / 7 8 9 : 4.1 est donc le carré nord-ouest de la tuile 4
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
standing-goal = Le premier à placer ses { $needed } silhouettes gagne

field-laid = Tuiles dans la ville
field-drawn = Tuile piochée
field-active = Joueur actif
field-layer = A posé la dernière tuile
field-ending = Fin
field-pile = Pioche
field-squares = Carrés
field-taken = Carrés occupés
field-city = Ville
field-players = Joueurs
field-tile = Tuile
field-turned = Orientation
field-c = Colonne
field-r = Ligne
field-beside = Tuiles voisines
field-names = Nomme les cases
field-free = Carrés libres
field-colour = Couleur
field-placed = Placées
field-way = Sens

## Pourquoi la partie s’est terminée

noted-placed = Silhouettes posées, par longueur
noted-laid = Tuiles posées
ending-placed-all = Un joueur a placé toutes ses silhouettes.
ending-fewest-left = La dernière tuile est posée et le dernier tour de placement est terminé.

## Phases

phase-start = La première tuile est retournée
phase-colours = Choisissez votre couleur
phase-first = Le hasard désigne le premier joueur
phase-draw = Une tuile est piochée
phase-turn = Piochez une tuile ou placez une silhouette
phase-lay = Posez la tuile piochée
phase-final = Placez une dernière silhouette, ou renoncez
phase-over = La partie est terminée

## Coups

move-draw = Piocher une tuile
move-decline = Renoncer à placer
move-lay = La poser { $sides } de la tuile { $neighbours }, tournée de { $turns }°
move-place = Placer la longueur { $lengths } à partir du carré { $squares }, { $ways }
move-colour = Jouer le { $colours }
move-tile = La tuile piochée est la { $tiles }
move-first = { $seats } joue en premier

## Événements

event-started = La ville a commencé par la { $tile }
event-chose-colour = { seat-has } choisi le { $colour }
event-begins = Premier joueur : { $seat }
event-turn = Tour { $turn } · { $seat }
event-drew = { seat-has } pioché la { $tile }
event-laid = { seat-has-it } posée { $side } de la tuile { $neighbour }, tournée de { $turned }°
event-placed = { seat-has } placé une silhouette de longueur { $length } à partir du carré { $square }, { $way }
event-last-tile = { seat-has } posé la dernière tuile : chacun peut encore placer une silhouette
event-declined = { seat-has } renoncé à placer une dernière silhouette
event-counted =
    { $silhouettes ->
        [one] { seat-has } terminé avec { $objects } objets restants, sur { $silhouettes } silhouette
       *[other] { seat-has } terminé avec { $objects } objets restants, sur { $silhouettes } silhouettes
    }
seat-last =
    { $who ->
        [you] votre dernière silhouette
       *[other] sa dernière silhouette
    }
event-placed-all = { seat-has } placé { seat-last } et gagné la partie !
event-won =
    { $silhouettes ->
        [one] { seat-has } gagné la partie avec le moins d’objets restants : { $objects }, sur { $silhouettes } silhouette
       *[other] { seat-has } gagné la partie avec le moins d’objets restants : { $objects }, sur { $silhouettes } silhouettes
    }
event-won-tie-break =
    { $silhouettes ->
        [one] { seat-has-it } emporté au départage : également { $objects } objets restants, mais sur { $silhouettes } seule silhouette
       *[other] { seat-has-it } emporté au départage : également { $objects } objets restants, mais sur { $silhouettes } silhouettes seulement
    }
event-shares-victory =
    { $silhouettes ->
        [one] { seat-has } partagé la victoire : { $objects } objets restants, sur { $silhouettes } silhouette
       *[other] { seat-has } partagé la victoire : { $objects } objets restants, sur { $silhouettes } silhouettes
    }

## Pourquoi un coup est refusé

error-unknown-move =
    { $dim ->
        [ways] « { $move } » est impossible : une silhouette se place en ligne droite, h (d’ouest en est) ou v (du nord au sud), jamais en diagonale ni en angle (PV-038).
        [lengths] « { $move } » est impossible : il n’y a pas de silhouette de longueur { $typed }, seulement de 2 à 7 (PV-005).
        [colours] « { $move } » est impossible : les couleurs sont blue, green, yellow et red (PV-003).
        [squares] « { $move } » est impossible : « { $typed } » n’est pas un carré. Écrivez le numéro d’une tuile posée, un point et un chiffre de 1 à 9, par exemple 4.1 (PV-072).
        [neighbours] « { $move } » est impossible : « { $typed } » n’est pas une tuile contre laquelle on peut en poser une autre ; celles-ci sont numérotées de 1 à 35 (PV-072).
        [sides] « { $move } » est impossible : une tuile se pose du côté n, e, s ou w d’une autre, jamais en diagonale ni décalée (PV-028, PV-030).
        [turns] « { $move } » est impossible : une tuile se tourne de 0, 90, 180 ou 270 degrés, jamais de travers ni en miroir (PV-032).
        [tiles] « { $move } » est impossible : les tuiles sont numérotées de 1 à 36 (PV-007).
       *[other]
            { $near ->
                [none] « { $move } » n’est pas un coup de ce jeu (PV-073).
               *[other] « { $move } » n’est pas un coup de ce jeu (PV-073). Coups les plus proches : { $near }.
            }
    }
refusal-unknown-move = « { $move } » est impossible : cette boîte n’a pas de silhouette de longueur { $lengths }, seulement de { $known } ({ $rule }).
refusal-colour-taken = Choisissez une autre couleur : { $seats } joue déjà le { $colours } ({ $rule }).
refusal-must-lay = « { $move } » doit attendre : posez d’abord la tuile piochée ({ $rule }).
refusal-no-tile-drawn = « { $move } » doit attendre : piochez une tuile avant d’en poser une ({ $rule }).
refusal-pile-empty = Il n’y a plus de tuile à piocher ({ $rule }).
refusal-not-final-round = On ne peut renoncer que lors du dernier tour de placement : piochez une tuile ou placez une silhouette ({ $rule }).
refusal-no-such-tile =
    { $laid ->
        [one] Il n’y a pas de tuile { $number } dans la ville : { $laid } seule tuile est posée ({ $rule }).
       *[other] Il n’y a pas de tuile { $number } dans la ville : seules { $laid } tuiles sont posées ({ $rule }).
    }
refusal-cell-taken = La case { $sides } de la tuile { $number } est déjà occupée par la tuile { $taken } ({ $rule }).
refusal-not-canonical =
    { $why ->
        [cell] Une case se désigne par la tuile voisine de plus petit numéro : écrivez « { $instead } » ({ $rule }).
        [turn] Moins tournée, la tuile est identique : écrivez « { $instead } » ({ $rule }).
       *[copy] Cette tuile est identique à une autre et compte comme son double : écrivez « { $instead } » ({ $rule }).
    }
refusal-already-placed = Vous avez déjà placé votre silhouette de longueur { $lengths } ({ $rule }).
refusal-off-city =
    { $why ->
        [gap] La silhouette passerait au-dessus d’un vide : il n’y a pas de tuile à côté du carré { $squares } ({ $rule }).
       *[edge] La silhouette dépasserait de la ville : il n’y a pas de tuile au-delà du carré { $squares } ({ $rule }).
    }
refusal-wrong-colour =
    { $why ->
        [first] Le premier et le dernier objet doivent être sur du { $colours }, or le premier carré, { $squares }, est { $shown } ({ $rule }).
       *[last] Le premier et le dernier objet doivent être sur du { $colours }, or le dernier carré, { $squares }, est { $shown } ({ $rule }).
    }
refusal-x-square =
    { $why ->
        [end] Le carré { $squares } est marqué d’un X : ni le premier ni le dernier objet d’une silhouette ne peut s’y trouver ({ $rule }).
       *[middle] Le carré { $squares } est marqué d’un X : dans la version normale, aucune silhouette ne peut le couvrir ({ $rule }).
    }
refusal-occupied = Le carré { $squares } est déjà occupé : { $seats } y a placé une silhouette ({ $rule }).
refusal-not-in-pile = « { $move } » est impossible : la { $tiles } n’est pas dans la pioche ({ $rule }).
refusal-not-asked =
    { $why ->
        [settled] « { $move } » arrive trop tard : les couleurs se choisissent avant le premier tour ({ $rule }).
        [choosing] « { $move } » doit attendre : choisissez d’abord votre couleur ({ $rule }).
       *[chance] « { $move } » n’est pas ce que le hasard doit décider maintenant ({ $rule }). Maintenant : { $phase }.
    }

## Pourquoi une position est impossible

position-tile-form = « { $text } » est illisible. Une tuile posée s’écrit id@c,r/orientation, par exemple 14@1,0/90 ({ $rule }).
position-no-such-tile = « { $text } » est impossible : il n’y a pas de tuile { $found }, les tuiles sont numérotées de 1 à { $most } ({ $rule }).
position-no-such-turn = « { $text } » est impossible : une tuile se tourne de 0, 90, 180 ou 270 degrés, pas de { $found } ({ $rule }).
position-too-many-tiles = { $found } tuiles sont indiquées, mais la boîte en contient { $most } ({ $rule }).
position-tiles-and-city = La ville est donnée deux fois, par « tiles » et par « city » : ne gardez que l’un des deux ({ $rule }).
position-silhouette-form = « { $text } » est illisible. Une silhouette s’écrit siège, longueur, premier carré et sens, par exemple A 4 1.2 h ({ $rule }).
position-no-such-seat = « { $text } » est impossible : il n’y a pas de siège { $found } dans cette partie ; les sièges sont { $known } ({ $rule }).
position-no-such-length = « { $text } » est impossible : il n’y a pas de silhouette de longueur { $found } ; les longueurs sont { $known } ({ $rule }).
position-no-such-square = « { $text } » est impossible : { $found } n’est pas un carré. Écrivez le numéro d’une tuile posée, un point et un chiffre de 1 à 9, par exemple 4.1 ({ $rule }).
position-no-such-way = « { $text } » est impossible : une silhouette se place h (d’ouest en est) ou v (du nord au sud), pas { $found } ({ $rule }).
position-length-twice = Le { $seats } n’a qu’une silhouette de longueur { $lengths }, or elle est donnée deux fois ({ $rule }).
position-not-in-box = Cette boîte n’a pas de silhouette de longueur { $lengths } ; les longueurs sont { $known } ({ $rule }).
position-city-gap = « laid » indique { $laid }, or la ville ne contient pas exactement les tuiles 1 à { $laid } ({ $rule }).
position-copies =
    { $copies ->
        [one] Il n’y a que { $copies } { $tiles }, or la ville, la main et la pioche en contiennent { $found } ({ $rule }).
       *[other] Il y a { $copies } fois la { $tiles }, or la ville, la main et la pioche en contiennent { $found } ({ $rule }).
    }
position-start-tile = La première tuile se trouve en 0,0 et n’est jamais tournée ({ $rule }).
position-same-cell = Deux tuiles ne peuvent pas occuper la même case : { $number } et { $other } ({ $rule }).
position-not-beside = La tuile { $number } ne touche le bord d’aucune tuile posée avant elle ({ $rule }).
position-needless-turn = Moins tournée, la tuile { $number } est identique : écrivez la plus petite rotation ({ $rule }).
position-other-colour = Avec ces options, le { $seats } joue le { $colours } ({ $rule }).
position-no-colour = Le { $seats } n’a pas de couleur, or chacun en a une dans la phase « { $phase } » ({ $rule }).
position-early-colour = Le { $seats } a déjà une couleur, or elle reste à choisir dans la phase « { $phase } » ({ $rule }).
position-same-colour = Le { $seats } et le siège { $other } jouent tous deux le { $colours } ({ $rule }).
position-colours-chosen = Chacun a déjà sa couleur : il n’y a plus rien à choisir ({ $rule }).
position-colours-named = Ces options attribuent les couleurs : personne n’en choisit ({ $rule }).
position-first-named = Avec ces options, le { $seats } joue en premier : le hasard ne désigne pas le premier joueur ({ $rule }).
position-without-way = La silhouette de longueur { $lengths } du { $seats } doit avoir un premier carré et un sens ({ $rule }).
position-sticks-out = La silhouette de longueur { $lengths } du { $seats } dépasse de la ville ({ $rule }).
position-wrong-colour = Le premier et le dernier objet de la silhouette de longueur { $lengths } du { $seats } ne sont pas tous deux sur sa couleur ({ $rule }).
position-x-square = La silhouette de longueur { $lengths } du { $seats } couvre un X ({ $rule }).
position-overlap = Deux silhouettes occupent le carré { $squares } ({ $rule }).
position-does-not-follow = Cela ne découle pas des tuiles et des silhouettes ; vous pouvez omettre « { $key } » ({ $rule }).
position-already-won = Le { $seats } a placé toutes ses silhouettes : la partie est donc terminée ({ $rule }).
position-two-winners = Un seul joueur peut avoir placé toutes ses silhouettes ({ $rule }).
position-ending =
    { $expected ->
        [none] La partie n’est pas terminée : elle n’a donc pas de fin ({ $rule }).
        [placed_all] Le { $seats } a placé toutes ses silhouettes : la fin est « placed_all » ({ $rule }).
       *[other] Personne n’a placé toutes ses silhouettes : la fin est « fewest_left » ({ $rule }).
    }
position-ends-with-winner = La partie s’arrête au tour du joueur qui place sa dernière silhouette : le { $seats } ({ $rule }).
position-ends-with-pile = Personne n’a placé toutes ses silhouettes : la partie continue jusqu’à la dernière tuile ({ $rule }).
position-ends-with-layer = La partie s’arrête après le dernier tour du joueur qui a posé la dernière tuile ({ $rule }).
position-no-tile-laid = Dans la phase « { $phase } », la première tuile est déjà posée ({ $rule }).
position-tiles-in-phase =
    { $most ->
        [0] Dans la phase « { $phase } », aucune tuile n’est encore posée ({ $rule }).
       *[other] Dans la phase « { $phase } », seule la première tuile est posée ({ $rule }).
    }
position-pile-empty = Dans la phase « { $phase } », il reste au moins une tuile dans la pioche ({ $rule }).
position-pile-left = Dans la phase « { $phase } », toutes les tuiles sont posées ({ $rule }).
position-not-drawn = Dans la phase « { $phase } », une tuile piochée attend d’être posée : indiquez laquelle ({ $rule }).
position-drawn-in-phase = Une tuile n’attend d’être posée que dans la phase « { phase-lay } », pas dans « { $phase } » ({ $rule }).
position-layer-missing = La dernière tuile est posée : indiquez le siège qui l’a posée ({ $rule }).
position-layer-early = La dernière tuile n’est pas encore posée : aucun siège ne peut l’avoir fait ({ $rule }).
position-wrong-actor =
    { $expected ->
        [chance] Dans la phase « { $phase } », c’est au hasard d’agir ({ $rule }).
        [none] Une fois la partie terminée, personne n’agit ({ $rule }).
       *[other] Dans la phase « { $phase } », c’est au { $seats } d’agir ({ $rule }).
    }
position-wrong-over = La partie est terminée dans la phase « { phase-over } », et dans elle seule ({ $rule }).
position-nobody-active = Dans la phase « { $phase } », ce doit être le tour d’un siège ({ $rule }).
position-somebody-active = Dans la phase « { $phase } », ce n’est encore le tour de personne ({ $rule }).
position-placed-early = Dans la phase « { $phase } », aucune silhouette n’est encore placée ({ $rule }).
position-turn-early = Les tours se comptent à partir du premier : dans la phase « { $phase } », le tour est 0 ({ $rule }).
position-turn-missing = Les tours se comptent à partir du premier : dans la phase « { $phase } », le tour est au moins 1 ({ $rule }).

## Pourquoi un fichier de contenu est refusé

content-colours = les couleurs sont { $known }
content-colour-letter = la lettre de { $id } est { $letter }
content-length = les longueurs sont { $known }
content-objects = la longueur { $id } correspond à { $id } objets
content-no-silhouette = il faut au moins une longueur
content-count = les longueurs { $lengths } font { $needed } silhouettes, trouvé : { $found }
content-no-tile = cette tuile n’existe pas : les { $high } tuiles sont numérotées de 1 à { $high }
content-tile-beyond = d’après components.city_tiles, la boîte contient { $high } tuiles, numérotées de 1 à { $high }
content-squares = la rangée { $row } demande { $needed } carrés, « { $text } » en a { $found }
content-square = « { $found } », dans la rangée { $row }, n’est pas parmi { $known }
content-tile-missing = il faut { $needed } tuiles, or il manque la tuile { $id }

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
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Voir toute la ville

web-players = Joueurs
web-plays-blue = joue le bleu : les citoyens
web-plays-green = joue le vert : les arbres
web-plays-yellow = joue le jaune : les voitures
web-plays-red = joue le rouge : les maisons
web-plays-nothing = n’a pas encore de couleur
web-left =
    { $objects ->
        [one] Reste à placer : { $lengths } ({ $objects } objet)
       *[other] Reste à placer : { $lengths } ({ $objects } objets)
    }
web-sum =
    { $objects ->
        [one] { $objects } objet
       *[other] { $objects } objets
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
        [0] aucun carré pour l’instant
        [one] { $squares } carré pour l’instant
       *[other] { $squares } carrés pour l’instant
    }
web-tiles = Tuiles
web-where = Emplacements possibles
web-tray = Vos silhouettes
web-pick = Choisissez une silhouette
web-silhouette = silhouette de longueur { $length }
web-placed = silhouette de longueur { $length } : placée
web-fits =
    { $lines ->
        [0] ne tient nulle part pour l’instant
        [one] tient sur { $lines } ligne
       *[other] tient sur { $lines } lignes
    }
web-lines-of = Lignes pour la longueur { $length }
web-no-line = Pour l’instant, la longueur { $length } ne tient sur aucune ligne libre de la ville.
web-hint-place = Choisissez une silhouette, puis pointez la carte : elle se cale sur les lignes où elle tient ; ailleurs, vous voyez pourquoi elle ne tient pas. La touche R la tourne.
web-drawn = Votre tuile
web-drawn-by = { seat-has } pioché cette tuile
web-turn = Tournez la tuile
web-cells-of = Emplacements pour la tuile tournée de { $turn }°
web-quarter = Tourner
web-hint-lay = Choisissez un emplacement en pointillés sur la carte. Touchez la tuile, utilisez la molette ou la touche R pour la tourner.
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
web-keys-about = Chaque tuile porte son numéro ; ses carrés sont numérotés 1 2 3 / 4 5 6 / 7 8 9. Sur la carte, les flèches passent d’un emplacement à l’autre, R tourne, Entrée joue, + et − agrandissent et réduisent, 0 montre toute la ville.

web-words = La ville en toutes lettres
web-tile = Tuile { $tile }, colonne { $column }, rangée { $row }

## Fiches des pièces

sheet-silhouette = Se place sur { $length } carrés libres en ligne droite, à l’horizontale ou à la verticale. Les deux bouts doivent être sur des carrés de votre couleur. Placez les six pour gagner.
sheet-placed = Placée
sheet-pile = Piochez une tuile et posez-la contre un bord de la ville, tournée comme vous voulez. C’est là tout votre tour.
sheet-drawn = Elle se pose aussitôt, un bord au moins contre la ville.
sheet-stands = { $seat } : silhouette de longueur { $length }
sheet-stands-about = Ses carrés restent occupés jusqu’à la fin de la partie.

web-count = Décompte final
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
web-verdict-all = { seat-has } placé { seat-last }, ce qui a mis fin à la partie (PV-055).
web-verdict-objects = Le moins d’objets restants : { $objects }, { $seats } (PV-065).
web-verdict-silhouettes = Égalité, donc le moins de silhouettes restantes : { $silhouettes }, { $seats } (PV-066).
web-verdict-shared = Toujours à égalité : la victoire est partagée (PV-067).
web-verdict-won =
    { $winners ->
        [one] { seat-has } gagné la partie.
       *[other] { $seat } ont gagné la partie.
    }

## Raisons d’un coup

reason-left-me =
    { $after ->
        [one] Il vous reste { $after } silhouette à placer, au lieu de { $before }.
       *[other] Il vous reste { $after } silhouettes à placer, au lieu de { $before }.
    }
missed-left-me =
    { $after ->
        [one] Il ne serait resté qu’une silhouette à placer, au lieu de { $before }.
       *[other] Il ne serait resté que { $after } silhouettes à placer, au lieu de { $before }.
    }
reason-objects-me =
    { $after ->
        [one] Vos silhouettes restantes comptent { $after } objet, au lieu de { $before }.
       *[other] Vos silhouettes restantes comptent { $after } objets, au lieu de { $before }.
    }
missed-objects-me =
    { $change ->
        [one] Les silhouettes restantes auraient compté { $change } objet de moins.
       *[other] Les silhouettes restantes auraient compté { $change } objets de moins.
    }
reason-places-me =
    { $before ->
        [0]
            { $after ->
                [one] Votre silhouette de longueur { $lengths } peut maintenant se placer à un endroit.
               *[other] Votre silhouette de longueur { $lengths } peut maintenant se placer à { $after } endroits.
            }
       *[other] Votre silhouette de longueur { $lengths } peut maintenant se placer à { $after } endroits, au lieu de { $before }.
    }
reason-places-them =
    { $after ->
        [0] { $seats } ne peut plus placer nulle part sa silhouette de longueur { $lengths }.
        [one] { $seats } n’a plus qu’un endroit où placer sa silhouette de longueur { $lengths }, au lieu de { $before }.
       *[other] { $seats } n’a plus que { $after } endroits où placer sa silhouette de longueur { $lengths }, au lieu de { $before }.
    }
missed-places-me =
    { $before ->
        [0]
            { $after ->
                [one] La silhouette de longueur { $lengths } aurait pu se placer à un endroit.
               *[other] La silhouette de longueur { $lengths } aurait pu se placer à { $after } endroits.
            }
       *[other] La silhouette de longueur { $lengths } aurait pu se placer à { $after } endroits, au lieu de { $before }.
    }
missed-places-them =
    { $after ->
        [0] { $seats } n’aurait plus pu placer nulle part sa silhouette de longueur { $lengths }.
        [one] { $seats } n’aurait plus eu qu’un endroit où placer sa silhouette de longueur { $lengths }, au lieu de { $before }.
       *[other] { $seats } n’aurait plus eu que { $after } endroits où placer sa silhouette de longueur { $lengths }, au lieu de { $before }.
    }
reason-stuck-me =
    { $after ->
        [0] Toutes vos silhouettes restantes tiennent quelque part.
        [one] Une seule de vos silhouettes restantes ne tient nulle part, au lieu de { $before }.
       *[other] { $after } de vos silhouettes restantes ne tiennent nulle part, au lieu de { $before }.
    }
reason-stuck-them =
    { $after ->
        [one] { $seats } a { $after } silhouette qui ne tient nulle part, au lieu de { $before }.
       *[other] { $seats } a { $after } silhouettes qui ne tiennent nulle part, au lieu de { $before }.
    }
missed-stuck-me =
    { $after ->
        [0] Toutes les silhouettes restantes auraient tenu quelque part.
        [one] Une seule des silhouettes restantes n’aurait tenu nulle part, au lieu de { $before }.
       *[other] Seules { $after } des silhouettes restantes n’auraient tenu nulle part, au lieu de { $before }.
    }
missed-stuck-them =
    { $after ->
        [one] { $seats } aurait eu { $after } silhouette ne tenant nulle part, au lieu de { $before }.
       *[other] { $seats } aurait eu { $after } silhouettes ne tenant nulle part, au lieu de { $before }.
    }

## Les chiffres, quand on les modifie

figures-setup = Mise en place
figures-components = Matériel
figures-silhouettes = Silhouettes
figures-tiles = Tuiles
figure-players-min = Joueurs au moins
figure-players-max = Joueurs au plus
figure-start-tiles = Tuiles au départ
figure-city-tiles = Tuiles
figure-tile-side-in-squares = Cases par côté de tuile
figure-copies-per-colour = Exemplaires par couleur
figure-rows = Rangées de cases
