# Comment jouer : 300 mots au plus en tout.

guide-goal = Le but du jeu
guide-goal-text =
    Menez votre peuple au plus grand nombre de points de victoire. Villes, mineurs, bâtiments et mines comptent tous.
guide-goal-cities = Deux villes sont construites. Chaque emplacement accueille une mine ou un bâtiment.

guide-turn = Un tour de jeu
guide-turn-text =
    Extraction : chacune de vos mines donne un cube.

    Achat : chacun peut acheter un bâtiment disponible. Il attend dans votre réserve.

    Gestion : autant d’actions que vous voulez. Construisez ce qui est en réserve pour 1 fer, creusez des mines, construisez la ville suivante, engagez des mineurs, commercez avec la banque. Vous pouvez avoir autant de mines que de mineurs, et il faut toujours un emplacement libre dans une ville construite.

    Administration : les cubes qui ne tiennent pas dans vos entrepôts sont vendus, un bâtiment laissé en réserve coûte 1 CHF, et de nouveaux bâtiments arrivent.

    Family a des prix fixes. Geek et Colonial ajoutent des enchères pour l’ordre du tour, des cartes POWER, des prix qui baissent quand on vend, et la spéculation, qui fait monter ou descendre un prix.
guide-turn-cubes = Vos cubes : chaque mine vient d’en donner un.
guide-turn-ladder = Les bâtiments disponibles, avec leur prix en CHF et leurs points.
guide-turn-exchange = Deux prix pour le cuivre : la banque paie 8 CHF et en demande 13.

guide-end = La fin
guide-end-text =
    Family s’achève avec le tour où quelqu’un a construit et rempli quatre villes, Geek et Colonial cinq ; des entrepôts pleins peuvent aussi y mettre fin. On compte alors les points.

    Des mines d’abord, des points ensuite : ce que vous creusez au début vous nourrit jusqu’au bout.
