# Comment jouer : 300 mots au plus en tout.

guide-goal = Le but du jeu
guide-goal-text =
    Bâtissez le quartier qui a le plus d’étoiles. Les bâtiments en rapportent ; un plan qui n’est pas construit ne vaut rien.
guide-goal-hood = Votre quartier : la Mine est construite et brille d’une étoile.

guide-turn = Une manche
guide-turn-text =
    Les Mints sont à la fois votre argent et vos ouvriers. À votre tour, placez des Mints sur un emplacement libre d’un lieu et faites ce qu’il indique, ou passez. Puis c’est au suivant, jusqu’à ce que tout le monde ait passé d’affilée.

    Le Producteur change 1 Mint en 2. Le Fournisseur vous vend un plan. Le Constructeur prend 2 Mints et transforme un de vos plans en bâtiment. Le Conseil de direction fait de vous le premier joueur et rapporte 1 Mint.

    Les emplacements sont rares, et les Mints y restent jusqu’à la fin de la manche : arrivez tôt, ou la place sera prise.

    Vient alors l’Entretien. De nouveaux plans arrivent, les bâtiments rapportent leurs Mints, et chacun en gagne 1.
guide-turn-places = Un Mint est placé chez le Producteur. Il y reste un emplacement.
guide-turn-plans = Les plans en vente : la pièce donne le prix, l’étoile ce que vaudra le bâtiment.

guide-end = La fin
guide-end-text =
    Si quelqu’un a au moins 7 étoiles à la fin d’une manche, la partie s’arrête et le quartier le plus étoilé l’emporte. Elle s’arrête aussi quand les plans sont épuisés.

    Gagnez d’abord : une Mine ou deux au début paient les étoiles de la fin.
