# Les leçons. Chaque étape dit une seule chose, en deux phrases courtes au plus.

## Jeu de base

lesson-base = Votre première partie
lesson-base-about = Lancer, gagner, construire : un tour complet, les couleurs et votre premier monument.
lesson-base-goal = Construisez vos quatre monuments avant les autres et vous gagnez. Pour l’instant, tous sont en travaux.
lesson-base-city = Votre ville est petite : des Champs de blé, une Boulangerie et 3 pièces. Chaque carte indique le résultat qui la fait rapporter.
lesson-base-roll = Un tour se joue en trois temps : lancer, gagner, construire. Lancez le dé.
lesson-base-blue = Un 1 : vos Champs de blé vous rapportent 1 pièce. Les cartes bleues rapportent au tour de tout le monde, ceux d’en face ont donc rapporté aussi.
lesson-base-build = Construisez maintenant une carte du marché. Prenez une Ferme pour 1 pièce : bleue elle aussi, elle rapporte sur un 2.
lesson-base-build-hint = Bonne carte, mais une chose à la fois : construisez une Ferme pour 1 pièce.
lesson-base-build-not-skip = Vous pouvez ne rien construire, mais une grande ville rapporte plus. Construisez une Ferme.
lesson-base-theirs = L’adversaire a fait 2 et votre Ferme a rapporté, à son tour ! Sa Boulangerie aussi : une carte verte ne paie que le joueur qui lance.
lesson-base-red = Voilà un Café en face. Les cartes rouges prennent des pièces au joueur qui lance : attention au 3.
lesson-base-again = À vous. Lancez, vous verrez bien.
lesson-base-paid = Un 3 ! Vous avez payé 1 pièce au Café, puis votre Boulangerie vous en a rapporté 1 : les rouges passent toujours en premier.
lesson-base-green = Les cartes vertes paient bien à votre tour. Construisez une Supérette : 3 pièces à chaque 4 que vous faites.
lesson-base-green-hint = Gardez-la en tête. Pour l’instant, une Supérette à 2 pièces rapporte davantage.
lesson-base-green-not-skip = Des pièces qui dorment ne rapportent rien. Construisez une Supérette.
lesson-base-third = L’adversaire a tout dépensé pour une Forêt. À vous : lancez, et espérez un 4.
lesson-base-rich = Un 4 ! La Supérette vous rapporte 3 pièces et vous en avez 5 : assez pour votre premier monument.
lesson-base-monument = Construisez la Gare. Dès lors, vous pourrez lancer deux dés et atteindre les cartes qui rapportent sur 7 et plus.
lesson-base-monument-hint = D’autres cartes rapporteraient plus, mais ce sont les monuments qui gagnent. Construisez la Gare.
lesson-base-on = Un monument construit, encore trois. Les cartes violettes ne paient que vous, et à votre tour : essayez-en une dès que possible !

## Marina

lesson-marina = Première partie avec Marina
lesson-marina-about = Des bateaux, le Port et l’Hôtel de ville, en route vers six monuments.
lesson-marina-goal = Construisez vos six monuments avant les autres et vous gagnez. Le Port et l’Aéroport sont nouveaux.
lesson-marina-hall = L’Hôtel de ville est là dès le début et ne compte pas parmi les six. Si votre bourse est vide au moment de construire, il vous donne 1 pièce.
lesson-marina-roll = Un tour, c’est toujours : lancer, gagner, construire. Lancez un dé.
lesson-marina-roll-hint = Deux dés, ce serait possible aussi. Pour l’instant, lancez-en un.
lesson-marina-empty = Un 6 : rien ne vous rapporte. Votre bourse était vide, l’Hôtel de ville vous a donc donné 1 pièce.
lesson-marina-build = Construisez un deuxième Moonster burger pour 1 pièce. Il est rouge : sur un 8, le joueur qui lance vous paie.
lesson-marina-build-hint = Une autre fois. Avec un deuxième Moonster burger, chaque 8 vous paie deux fois.
lesson-marina-eight = L’adversaire a fait 8 et vous a payé 2 pièces, une par Moonster burger. Votre Petit bateau de pêche n’a rien rapporté : il lui faut le Port.
lesson-marina-two = La Gare vous laisse le choix. Cette fois, lancez deux dés.
lesson-marina-two-hint = Un seul dé, c’est permis, mais la grosse pêche en demande deux.
lesson-marina-harbor = Un 3 : 1 pièce pour le Café, 1 de votre Boulangerie. Construisez le Port pour 2 pièces, et vos bateaux prendront la mer.
lesson-marina-harbor-hint = Vos deux bateaux attendent à quai. Construisez le Port.
lesson-marina-boats = Encore un 8 ! Cette fois, le Petit bateau de pêche rapporte 3 pièces.
lesson-marina-ten = Le Port fait mieux encore : quand vous obtenez 10 ou plus, vous pouvez ajouter 2. Lancez deux dés.
lesson-marina-ten-hint = Avec un seul dé, vous n’atteindrez jamais 10. Lancez-en deux.
lesson-marina-add = Un 10 ! Ajoutez 2 pour arriver à 12, le nombre de votre Chalutier.
lesson-marina-add-hint = Un 10 ne vous rapporte rien, un 12 envoie le Chalutier en mer. Ajoutez 2.
lesson-marina-catch = Deux dés de plus disent ce que le Chalutier a pêché : 7 pièces ! Vous en avez maintenant 12.
lesson-marina-mall = Construisez le Centre commercial pour 10 pièces : votre Boulangerie et vos Moonster burgers rapporteront 1 pièce de plus à chaque fois.
lesson-marina-mall-hint = Les monuments font gagner, et celui-ci rapporte aussi. Construisez le Centre commercial.
lesson-marina-on = Encore trois monuments. L’Aéroport coûte 30 pièces, mais vous en verse 10 chaque fois que vous ne construisez rien : bon voyage !

## Green Valley

lesson-green-valley = Première partie avec Green Valley
lesson-green-valley-about = Un marché de dix piles, des cartes pour petites villes et des cartes qui ferment.
lesson-green-valley-goal = Construisez vos quatre monuments avant les autres et vous gagnez. Vous en avez déjà un : la Gare.
lesson-green-valley-market = Dix sortes de cartes seulement sont en vente à la fois. Quand une pile est vide, on en pioche de nouvelles.
lesson-green-valley-roll = Un tour, c’est toujours : lancer, gagner, construire. Lancez un dé.
lesson-green-valley-roll-hint = Deux dés, c’est permis, mais votre ville rapporte sur les petits nombres. Lancez-en un.
lesson-green-valley-small = Un 2 : 1 pièce de la Boulangerie, 2 de l’Épicerie. Elle ne rapporte que tant que vous avez moins de deux monuments.
lesson-green-valley-winery = Vous avez deux Vignobles. Construisez la Cave à vin : sur un 9, elle rapporte 6 pièces pour chacun !
lesson-green-valley-winery-hint = Deux Vignobles méritent mieux. Construisez la Cave à vin pour 3 pièces.
lesson-green-valley-refill = C’était la dernière Cave à vin en vente : on a pioché une carte pour une nouvelle pile, un Vignoble.
lesson-green-valley-loan = L’adversaire a fait 5, et sa Banque de Minivilles lui a coûté 2 pièces. Elle lui en avait donné 5 à la construction : c’était un emprunt.
lesson-green-valley-nine = Pour un 9, il faut deux dés. Lancez-les.
lesson-green-valley-nine-hint = Avec un seul dé, pas de 9. Prenez-en deux.
lesson-green-valley-closed = Un 9 : 12 pièces ! La Cave à vin est maintenant fermée, couchée sur le côté : le prochain 9 ne paiera pas, il la rouvrira.
lesson-green-valley-mall = Construisez le Centre commercial pour 10 pièces. C’est votre deuxième monument : l’Épicerie ne rapportera plus, on n’a rien sans rien.
lesson-green-valley-mall-hint = Vous avez 14 pièces, et les monuments font gagner. Construisez le Centre commercial.
lesson-green-valley-wait = L’adversaire a construit un Café. À vous : lancez deux dés et tâchez de rouvrir la Cave à vin.
lesson-green-valley-wait-hint = Il faut un 9 à la Cave à vin. Lancez deux dés.
lesson-green-valley-reopened = Encore un 9 : la Cave à vin est rouverte, le prochain 9 paiera de nouveau.
lesson-green-valley-on = À vous de construire. Cherchez des cartes pour une ville qui grandit, et gardez un œil sur la pioche !

## Toutes les boîtes

lesson-all-boxes = Première partie avec toutes les boîtes
lesson-all-boxes-about = Comment les cartes des trois boîtes se combinent, en route vers six monuments.
lesson-all-boxes-goal = Construisez vos six monuments avant les autres et vous gagnez. Vous en avez deux ; l’Hôtel de ville ne compte pas.
lesson-all-boxes-market = Les trois boîtes ont 38 sortes de cartes, dont dix en vente à la fois. Regardez le marché à chaque tour.
lesson-all-boxes-startup = Votre Startup a réuni 5 pièces, une à la fin de chacun de vos tours. Faites un 10 et elle les paie toutes.
lesson-all-boxes-roll = D’abord, lancez un dé.
lesson-all-boxes-roll-hint = Vous en lancerez deux bien assez tôt. Pour l’instant, un seul dé.
lesson-all-boxes-restaurant = Un 4 : 1 pièce du Champ de fleurs. Construisez un Restaurant 5 étoiles : sur un 5, une ville de deux monuments ou plus vous paie 5 pièces.
lesson-all-boxes-restaurant-hint = En face, il y a deux monuments avec l’Hôtel de ville. Construisez un Restaurant 5 étoiles.
lesson-all-boxes-sushi = L’adversaire a fait 1 et a payé 3 pièces à votre Sushi bar. Comme les bateaux, il lui faut le Port.
lesson-all-boxes-again = La Startup en est à 6 pièces. Tentez le 10 avec deux dés.
lesson-all-boxes-again-hint = Un seul dé ne fera jamais 10. Lancez-en deux.
lesson-all-boxes-leave = Un 10 ! Le Port pourrait ajouter 2, mais la Startup paie sur un 10 : laissez le jet tel quel.
lesson-all-boxes-leave-hint = Un 12 ne vous rapporterait rien. Restez à 10.
lesson-all-boxes-mall = Avec les 6 pièces de la Startup, vous en avez 12. Construisez le Centre commercial, votre troisième monument.
lesson-all-boxes-mall-hint = 12 pièces en poche, et les monuments font gagner. Construisez le Centre commercial.
lesson-all-boxes-five = L’adversaire a fait 5, et le Restaurant 5 étoiles a encaissé 5 pièces. Son Hôtel de ville lui en a rendu 1.
lesson-all-boxes-on = Encore trois monuments, les plus chers. Combinez vos cartes, et bonne chance !

## Deluxe

lesson-deluxe = Première partie avec la boîte Deluxe
lesson-deluxe-about = Lancer, gagner, construire : un tour complet, un marché qui change et votre premier monument.
lesson-deluxe-goal = Il y a six monuments et il en faut cinq : construisez-les avant les autres et vous gagnez.
lesson-deluxe-city = Vous avez des Champs de blé, une Boulangerie et 3 pièces. Chaque carte indique le résultat qui la fait rapporter.
lesson-deluxe-market = Neuf sortes de cartes sont en vente à la fois. Quand une pile est vide, on en pioche de nouvelles.
lesson-deluxe-roll = Un tour se joue en trois temps : lancer, gagner, construire. Lancez le dé.
lesson-deluxe-earn = Un 3 : votre Boulangerie rapporte 1 pièce. Les vertes rapportent à votre tour, les bleues au tour de tout le monde.
lesson-deluxe-build = Construisez une carte. L’Épicerie est gratuite et rapporte 2 pièces sur un 2, tant que vous avez moins de deux monuments.
lesson-deluxe-build-hint = Commencez par ce qui est gratuit : l’Épicerie.
lesson-deluxe-refill = C’était la dernière Épicerie en vente : on a pioché une carte pour une nouvelle pile, un Verger.
lesson-deluxe-topped = L’adversaire n’a rien construit et n’avait que 1 pièce. Dans cette boîte, la banque complète alors jusqu’à 2.
lesson-deluxe-again = À vous. Lancez : un 2 serait parfait.
lesson-deluxe-station = Un 2 : trois pièces, vous en avez 7. Construisez la Gare, et vous pourrez lancer deux dés.
lesson-deluxe-station-hint = Les monuments font gagner, et deux dés atteignent les meilleures cartes. Construisez la Gare.
lesson-deluxe-red = Voilà un Café en face. Il est rouge : faites un 3, et vous lui payez 1 pièce avant de gagner quoi que ce soit.
lesson-deluxe-on = Un monument construit, encore quatre. Le Port ne coûte que 2 pièces, et les bateaux l’attendent !

## Les couleurs

lesson-colours = Les quatre couleurs
lesson-colours-about = Qui paie qui, dans quel ordre, et ce que font les cartes violettes.
lesson-colours-order = Un jet se règle par couleur : d’abord le rouge, puis le bleu et le vert, le violet en dernier. En face, deux villes ont un Café, et vous avez 1 pièce.
lesson-colours-roll = Lancez un dé, et voyez ce que fait un 3.
lesson-colours-roll-hint = Un seul dé suffit ici. Lancez-en un.
lesson-colours-red = Le rouge d’abord, dans l’ordre inverse des tours : C a pris votre seule pièce, B n’a rien eu. La Boulangerie a payé ensuite, cette pièce-là est à l’abri.
lesson-colours-build = Les bleues rapportent au tour de tout le monde, et les exemplaires s’ajoutent. Construisez une troisième carte Champs de blé pour 1 pièce.
lesson-colours-build-hint = Trois Champs de blé, c’est 3 pièces à chaque 1, d’où qu’il vienne. Construisez la troisième carte.
lesson-colours-blue = B a fait 2, C a fait 1 : vos trois Fermes et vos trois Champs de blé ont rapporté 6 pièces. Et vous n’avez même pas touché aux dés.
lesson-colours-purple = Les violettes ne rapportent qu’à votre tour, et une ville n’en a qu’une de chaque. Lancez un dé : elles attendent le 6.
lesson-colours-purple-hint = Un seul dé donne plus de chances de faire 6. Lancez-en un.
lesson-colours-tv = Le Stade a pris 2 pièces à chacun. La Chaîne de télévision en prend 5 à un seul joueur : B en a le plus.
lesson-colours-tv-hint = C a moins que cela, et personne ne paie plus qu’il n’a. Choisissez B.
lesson-colours-mall = 15 pièces ! Construisez le Centre commercial : les cartes à la tasse ou au pain vous rapporteront 1 pièce de plus.
lesson-colours-mall-hint = C’est un monument, et votre Boulangerie paiera le double. Construisez le Centre commercial.
lesson-colours-factory = Les fabriques sont vertes et paient pour d’autres cartes : 3 pièces par Ferme sur un 7. Lancez deux dés.
lesson-colours-factory-hint = Un 7 demande deux dés. Lancez-les.
lesson-colours-on = Un 7 : trois Fermes, 9 pièces. Le bleu pour gagner sans cesse, le vert pour gagner gros : trouvez votre dosage !
