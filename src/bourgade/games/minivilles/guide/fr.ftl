# Comment jouer : 300 mots au plus en tout.

guide-goal = Le but du jeu
guide-goal-text =
    Vous êtes maire d’une petite ville. Construisez tous vos monuments avant les autres et vous gagnez.

    Le jeu de base en compte quatre, Marina en ajoute deux.
guide-goal-monuments = Vos quatre monuments, encore à construire. La pièce indique le prix de chacun.

guide-turn = Votre tour
guide-turn-text =
    Un tour se joue en trois temps : lancer, gagner, construire.

    Lancez un dé. Avec la Gare, vous pouvez en lancer deux.

    Ensuite, toutes les cartes qui portent le nombre obtenu rapportent, et pas seulement les vôtres. La couleur dit à qui. Les cartes rouges, toujours les premières, prennent des pièces à celui qui lance. Les bleues paient leur propriétaire au tour de n’importe qui. Les vertes ne paient qu’à votre tour. Les violettes aussi, et elles prennent aux autres.

    Enfin, construisez une carte ou un monument avec vos pièces, ou rien. Une carte que vous avez en plusieurs exemplaires rapporte plusieurs fois.
guide-turn-pays = Le dé a fait 4 : la Supérette, une carte verte, a rapporté 3 pièces.
guide-turn-red = Son Café est rouge. Si vous faites un 3, vous lui devez 1 pièce.

guide-end = La fin
guide-end-text =
    La partie s’arrête dès que quelqu’un construit son dernier monument.

    Au début, des cartes bon marché aux petits nombres font rentrer les pièces. Plus tard, deux dés et les cartes qui en comptent d’autres, comme la Fromagerie, rapportent gros.
