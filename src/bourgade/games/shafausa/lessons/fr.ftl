# Les leçons. Chaque étape dit une seule chose, en deux phrases courtes au plus.

## Family

lesson-family = Votre première partie : Family
lesson-family-about = Un tour du jeu court : extraire, acheter, construire une ville et une mine.
lesson-family-goal = Marquez le plus de points de victoire : villes, mineurs, bâtiments et mines comptent tous. La partie finit quand quelqu’un a rempli quatre villes.
lesson-family-extraction = Chaque tour commence par l’extraction. Chacune de vos mines a donné un cube, et l’Auberge 3 CHF.
lesson-family-buying = Ensuite, chacun peut acheter un bâtiment. Achetez la Ferronnerie pour 8 CHF : elle donne 1 fer par tour.
lesson-family-buying-hint = Cela peut attendre. Achetez d’abord la Ferronnerie : il vous faudra toujours du fer.
lesson-family-bought = Elle attend dans votre réserve, pas encore construite. Un bâtiment par tour, pas plus : terminez vos achats.
lesson-family-bought-hint = Vous pourrez commercer plus tard. Terminez vos achats.
lesson-family-construct = Vient la gestion, avec autant d’actions que vous voulez. Construisez la Ferronnerie : il faut 1 fer.
lesson-family-construct-hint = Bien, mais d’abord ceci : un bâtiment en réserve ne sert à rien. Construisez la Ferronnerie.
lesson-family-stone = La ville 1 est pleine. La ville 2 demande 1 bois et 2 pierres ; il vous manque une pierre, achetez-la pour 5 CHF.
lesson-family-stone-hint = La ville suivante d’abord : il lui manque une pierre. Achetez-la.
lesson-family-city = Vous avez tout ce qu’il faut. Construisez la ville 2 : elle vaut 1 point et offre quatre emplacements.
lesson-family-city-hint = Tout est prêt pour la ville 2. Construisez-la.
lesson-family-wood = Une mine de bois demande 1 bois et 1 pierre. Achetez le bois : la banque en veut 4 CHF et n’en paie que 1, réfléchissez avant de vendre.
lesson-family-wood-hint = Réunissez d’abord les cubes d’une mine. Achetez du bois.
lesson-family-more = Et la pierre, pour 5 CHF.
lesson-family-more-hint = Encore une pierre, et la mine est à vous. Achetez-la.
lesson-family-mine = Construisez la mine de bois. Vous pouvez avoir autant de mines que de mineurs, et vous avez 6 mineurs.
lesson-family-mine-hint = Les cubes sont là : construisez la mine de bois.
lesson-family-miner = Les mineurs valent aussi 1 point chacun. Engagez le septième pour 4 CHF.
lesson-family-miner-hint = Un mineur de plus, c’est un point de plus. Engagez-en un.
lesson-family-done = Il vous reste 4 CHF, c’est assez. Terminez votre tour.
lesson-family-done-hint = Gardez le reste pour le prochain tour. Terminez.
lesson-family-administration = Puis l’administration. La Scierie d’en face, encore en réserve, a coûté 1 CHF, et de nouveaux bâtiments sont sortis du sac.
lesson-family-order = Deuxième tour : cette fois, l’adversaire a commencé et n’a rien acheté. Vous venez d’extraire 2 bois, 1 pierre et 2 fers.
lesson-family-on = À vous d’acheter. Remplissez vos villes, et construisez les suivantes à temps !

## Geek

lesson-geek = Première partie en Geek
lesson-geek-about = Les sept phases d’un tour, avec l’enchère, les entrepôts et la bourse.
lesson-geek-goal = Marquez le plus de points : villes, entrepôts, mineurs, bâtiments et mines. La partie s’achève avec cinq villes pleines ou onze entrepôts pleins.
lesson-geek-extraction = Phase 1, l’extraction : chaque mine donne un cube, et votre Auberge 3 CHF. Vous avez maintenant 30 CHF.
lesson-geek-auction = Phase 2 : l’ordre du tour est mis aux enchères. Le premier choisit ses bâtiments avant les autres : misez 1 CHF.
lesson-geek-auction-hint = Passer est gratuit, mais soyons premiers cette fois. Misez 1 CHF.
lesson-geek-passed = L’adversaire a passé et ne paie rien. Plus personne ne mise contre vous, passez donc : vous payez votre dernière mise, 1 CHF.
lesson-geek-place = Qui passe plus tard choisit sa place. Prenez la première.
lesson-geek-place-hint = Vous avez payé pour cela : prenez la place 1.
lesson-geek-buying = Phase 3 : un bâtiment au plus. La Ferronnerie donne 1 fer par tour.
lesson-geek-buying-hint = D’abord la Ferronnerie, pour 8 CHF : bâtiments et mines demandent du fer.
lesson-geek-warehouse = Et deux entrepôts au plus. Chacun garde un cube jusqu’au tour suivant : construisez-en un pour 3 CHF.
lesson-geek-warehouse-hint = Sans entrepôt, vous ne gardez pas un seul cube. Construisez-en un.
lesson-geek-bought = Les bâtiments de l’échelle Future seront en vente plus tard. Terminez vos achats.
lesson-geek-bought-hint = Gardez votre argent pour la gestion. Terminez vos achats.
lesson-geek-construct = Phase 4, la gestion : autant d’actions que vous voulez. Construisez la Ferronnerie pour 1 fer.
lesson-geek-construct-hint = Un bâtiment en réserve ne sert à rien. Construisez d’abord la Ferronnerie.
lesson-geek-miner = Engagez un mineur pour 4 CHF : 1 point, et la place pour une mine de plus.
lesson-geek-miner-hint = Plus tard. Pour l’instant, engagez un mineur.
lesson-geek-sell = Vous avez deux cubes et un entrepôt. Vendez le bois pour 1 CHF : le bois est marqué SOLD.
lesson-geek-sell-hint = Mieux vaut garder la pierre à l’entrepôt. Vendez le bois.
lesson-geek-done = Votre pierre tient dans l’entrepôt. Terminez votre tour.
lesson-geek-done-hint = C’est assez pour un tour. Terminez.
lesson-geek-market = Phase 5, l’administration : l’adversaire a dû vendre deux pierres de trop. Ce qui s’est vendu baisse de 1 CHF : le bois ne vaut plus que 0, la pierre 1.
lesson-geek-speculation = Phase 6, la spéculation : une action chacun. Montez d’un cran le prix de vente de la pierre, pour 1 CHF.
lesson-geek-speculation-hint = Il y a bien des façons de bouger les prix. Essayez celle-ci : montez d’un cran le prix de vente de la pierre.
lesson-geek-speculation-not-skip = Passer est gratuit, mais votre pierre ne vaut plus que 1 CHF. Montez son prix de vente.
lesson-geek-on = Deuxième tour, et vous misez en premier. Une fois dans la partie, vous pourrez dévoiler une de vos trois cartes POWER : choisissez bien !

## Colonial

lesson-colonial = Première partie en Colonial
lesson-colonial-about = Choisissez de quoi commencer, puis construisez votre première mine à partir de rien.
lesson-colonial-goal = Colonial, c’est Geek à partir de rien : une ville vide, 25 CHF, pas de mine. Qui marque le plus de points de victoire gagne.
lesson-colonial-draft = Vous choisissez de quoi commencer : trois tuiles de mise en place chacun. Prenez la 21 : 9 CHF et une Auberge, construite aussitôt.
lesson-colonial-draft-hint = Tentant, mais une Auberge rapporte 3 CHF par tour. Prenez la tuile 21.
lesson-colonial-second = Le deuxième choix va à rebours, l’adversaire a donc choisi deux fois. La plus petite somme commencera : prenez la 6, avec 8 CHF et 3 entrepôts.
lesson-colonial-second-hint = En face, la somme est de 34. Avec la tuile 6, vous avez 27 et vous commencez.
lesson-colonial-third = 27 contre 34 : vous commencez. Prenez la 19, avec 8 CHF et la Ferronnerie.
lesson-colonial-third-hint = Sans aucune mine, 1 fer par tour est précieux. Prenez la tuile 19.
lesson-colonial-start = Tout est distribué, et la première extraction vous a donné 3 CHF et 1 fer. Vous avez 53 CHF.
lesson-colonial-auction = L’ordre du tour est mis aux enchères à chaque tour. Vous êtes déjà en tête : passez, pour voir.
lesson-colonial-auction-hint = Gardez votre argent pour l’instant. Passez.
lesson-colonial-buying = Personne n’a misé, et l’adversaire vous laisse la première place. Achetez la Scierie pour 5 CHF : elle double ce que donnent les mines de bois.
lesson-colonial-buying-hint = Chaque mine demande du bois : commencez par la Scierie.
lesson-colonial-bought = La Scierie est dans votre réserve. Terminez vos achats.
lesson-colonial-bought-hint = Trois entrepôts suffisent pour l’instant. Terminez vos achats.
lesson-colonial-wood = Maintenant, votre première mine. Elle demande 1 bois et 1 pierre : achetez le bois.
lesson-colonial-wood-hint = Sans mine, il faut acheter chaque cube. Achetez du bois pour en avoir une.
lesson-colonial-stone = Et la pierre.
lesson-colonial-stone-hint = C’est la pierre qui manque. Achetez-en une.
lesson-colonial-mine = Construisez la mine de bois.
lesson-colonial-mine-hint = Les cubes sont là. Construisez la mine de bois.
lesson-colonial-construct = Construisez la Scierie pour 1 fer : dès le prochain tour, la mine donnera 2 bois.
lesson-colonial-construct-hint = Gardez le fer pour la Scierie : elle double votre mine.
lesson-colonial-on = Il vous reste 39 CHF et votre tour n’est pas fini. D’autres mines, une ville, des mineurs : que construirez-vous d’abord ?

## La bourse

lesson-exchange = La bourse
lesson-exchange-about = Deux prix pour chaque ressource, et ce qui les fait bouger : ventes et spéculation.
lesson-exchange-prices = Chaque ressource a deux prix. Pour un cuivre, la banque vous paie 8 CHF et vous en demande 13.
lesson-exchange-sell = Vendez un de vos deux cubes de cuivre.
lesson-exchange-sell-hint = Le reste peut attendre. Vendez du cuivre.
lesson-exchange-sold = Le cuivre est maintenant marqué SOLD. Le prix tient jusqu’à l’administration : vendez aussi l’autre pour 8 CHF.
lesson-exchange-sold-hint = La marque est posée de toute façon : le second cube ne coûte rien de plus. Vendez-le.
lesson-exchange-done = Vous avez 25 CHF. Gardez le charbon à l’entrepôt et terminez votre tour.
lesson-exchange-done-hint = Le charbon vaudra peut-être bientôt plus. Terminez votre tour.
lesson-exchange-fallen = Marché libre : on a vendu du cuivre, son prix de vente a donc baissé de 1 CHF, quel que soit le nombre de cubes. Le prix d’achat n’a pas bougé.
lesson-exchange-speculate = Chacun peut maintenant spéculer une fois. Vous avez du charbon : montez son prix de vente de deux crans pour 3 CHF.
lesson-exchange-speculate-hint = C’est possible aussi. Mais vous avez du charbon : faites-le payer plus cher à la banque.
lesson-exchange-speculate-not-skip = Passer ne coûte rien et ne rapporte rien. Montez de deux crans le prix de vente du charbon.
lesson-exchange-frozen = Un prix touché est bloqué jusqu’à la fin de la phase. L’adversaire a dépensé 1 CHF pour fixer le prix de vente de l’or.
lesson-exchange-on = Le charbon se vend maintenant 7 CHF, jusqu’à la prochaine vente ou spéculation. Profitez-en !

## L'enchère

lesson-auction = L’enchère
lesson-auction-about = Misez pour l’ordre du tour, et sachez vous arrêter.
lesson-auction-why = À chaque tour, l’ordre est mis aux enchères. Les premiers achètent d’abord, et il n’y a qu’une Cokerie en vente.
lesson-auction-bid = Chaque mise dépasse la précédente de 1 CHF. Ouvrez avec 1 CHF.
lesson-auction-bid-hint = Vous pourrez passer à tout moment, mais pas tout de suite. Misez.
lesson-auction-raised = B a surenchéri, C a passé : C prend place sur la nouvelle échelle et ne paie rien. Misez 3 CHF.
lesson-auction-raised-hint = Encore une mise, puis nous verrons.
lesson-auction-enough = B monte à 4. En passant, vous payez votre propre dernière mise : arrêtez-vous à 3, passez.
lesson-auction-enough-hint = Cela devient cher. Passez, et payez 3 CHF.
lesson-auction-place = C est déjà sur l’échelle. Vous pouvez vous mettre devant C ou derrière : prenez la place 1.
lesson-auction-place-hint = Vous avez payé 3 CHF pour être devant C. Prenez la place 1.
lesson-auction-last = B a passé en dernier, a payé 4 CHF et s’est mis devant tout le monde. Plus on passe tard, plus on a le choix.
lesson-auction-on = B a acheté la Cokerie, comme prévu. À vous d’acheter, avant C.

## L'administration

lesson-administration = L’administration
lesson-administration-about = Ce que vous pouvez garder, ce que cela coûte, et comment avancent les échelles.
lesson-administration-steps = Vous avez quatre cubes, deux entrepôts et une Scierie en réserve. L’administration va vous demander des comptes.
lesson-administration-done = Terminez votre gestion, et voyez.
lesson-administration-done-hint = Gardez cela pour le prochain tour, et terminez le vôtre.
lesson-administration-surplus = Deux cubes ne tiennent pas dans vos entrepôts, il faut les vendre. Vendez un bois : c’est ce qui se rachète le moins cher.
lesson-administration-surplus-hint = Gardez ce qui est cher. Vendez du bois.
lesson-administration-again = Encore un. Vendez la pierre pour 2 CHF, et gardez le bois et le charbon.
lesson-administration-again-hint = Le bois vous servira, et le charbon est cher. Vendez la pierre.
lesson-administration-fee = Un bâtiment en réserve coûte 1 CHF par tour. Payez pour la Scierie.
lesson-administration-ladders = Puis les échelles se complètent : l’Hôtel des Monnaies est passé de Future aux bâtiments disponibles, et la Ferronnerie est sortie du sac.
lesson-administration-free = Enfin, le marché libre : bois et pierre se sont vendus, chacun vaut désormais 1 CHF de moins à la vente.
lesson-administration-on = Construisez la Scierie au prochain tour pour ne plus payer. Mais d’abord, vous pouvez spéculer.
