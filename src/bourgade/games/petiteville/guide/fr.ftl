# Comment jouer : 300 mots au plus en tout.

guide-goal = Le but du jeu
guide-goal-text =
    Tout le monde bâtit la même ville. Vous avez six silhouettes, des rangées de 2 à 7 objets de votre couleur. Le premier à placer les six dans la ville gagne.
guide-goal-silhouettes = Vos six silhouettes, de 2 à 7.

guide-turn = Votre tour
guide-turn-text =
    Faites une chose ou l’autre.

    Piochez une tuile et posez-la bord à bord avec la ville, tournée comme vous voulez. Les tuiles ne sont à personne.

    Ou placez une silhouette sur la ville, en ligne ou en colonne. Son premier et son dernier objet doivent se trouver sur des carrés de votre couleur. Entre les deux, peu importe, et les bords des tuiles ne comptent pas non plus. Mais un carré ne sert qu’une fois, et on ne construit pas sur un X. Dans la version facile, le milieu peut couvrir un X.

    La silhouette de 2 n’a que des bouts : il lui faut deux carrés de votre couleur côte à côte.
guide-turn-place = La silhouette de 6 occupe la rangée du haut : du bleu aux deux bouts.

guide-end = La fin
guide-end-text =
    Placez votre sixième silhouette et vous gagnez aussitôt.

    Si la pioche s’épuise avant, chacun peut encore placer une silhouette. Celui à qui il reste le moins d’objets gagne ; à égalité, celui à qui il reste le moins de silhouettes.

    Placez donc les longues tant qu’elles passent. Les courtes trouvent presque toujours une place, et chaque tuile posée peut aussi servir aux autres.
guide-end-left = Ce que chacun doit encore placer, et combien d’objets cela fait.
