# Les leçons. Chaque étape dit une seule chose, en deux phrases courtes au plus.

## Version normale

lesson-normal = Votre première partie
lesson-normal-about = Posez des tuiles, placez des silhouettes et voyez ce qui peut aller où.
lesson-normal-goal = Tout le monde bâtit la même ville. Le premier à y placer ses six silhouettes gagne.
lesson-normal-lines = Vous jouez les bleus : six rangées de citoyens, longues de 2 à 7.
lesson-normal-draw = À votre tour, une seule action : piocher une tuile et la poser, ou placer une silhouette. La ville est encore petite : piochez.
lesson-normal-draw-hint = Ces deux carrés bleus ne vont pas s’envoler. Piochez d’abord : les longues silhouettes ont besoin de place.
lesson-normal-lay = Une tuile se pose bord à bord avec la ville, tournée comme vous voulez. Posez-la à l’est de la première, tournée de 90°.
lesson-normal-lay-hint = C’est permis, mais regardez la rangée du haut : à l’est et tournée de 90°, la tuile vous fait un cadeau.
lesson-normal-theirs = L’adversaire a pioché aussi et a posé sa tuile au sud. Les tuiles sont à tout le monde.
lesson-normal-ends = Suivez la rangée du haut : bleu, bleu, vert, rouge, bleu, bleu. Une silhouette doit commencer et finir sur sa couleur.
lesson-normal-place = Entre les deux bouts, peu importe la couleur. Placez votre silhouette de 6 sur la rangée du haut.
lesson-normal-place-hint = Celle-là se placera facilement plus tard. Les longues passent rarement : placez la 6 tant que c’est possible.
lesson-normal-place-not-draw = Ne laissez pas passer l’occasion : la rangée du haut attend votre silhouette de 6.
lesson-normal-trees = L’adversaire a placé 5 arbres dans une colonne, du vert aux deux bouts. Un des arbres couvre un de vos carrés bleus !
lesson-normal-blocked = Chaque carré ne sert qu’une fois, et un carré marqué d’un X jamais. Plus rien ne va pour les bleus.
lesson-normal-again = Piochez donc une autre tuile.
lesson-normal-column = Il y a un carré bleu au coin de la troisième tuile. Posez celle-ci dessous, tournée de 180° : un autre bleu s’aligne avec lui.
lesson-normal-column-hint = Vous pouvez la poser là. Au sud de la tuile 3, tournée de 180°, elle fait place à une longue silhouette.
lesson-normal-five = La colonne va maintenant de bleu à bleu, sur deux tuiles. Placez votre silhouette de 5.
lesson-normal-five-hint = Prenez d’abord la place de la 5 : elle peut disparaître d’un tour à l’autre.
lesson-normal-end = Deux sur six sont placées. Une fois la dernière tuile posée, chacun peut encore en placer une, et celui à qui il reste le moins d’objets gagne.
lesson-normal-on = Posez les tuiles qui vous arrangent, et prenez les carrés dont les autres ont besoin !

## Version facile

lesson-easy = Première partie, version facile
lesson-easy-about = Posez des tuiles, placez des silhouettes et traversez les carrés marqués d’un X.
lesson-easy-goal = Tout le monde bâtit la même ville. Le premier à y placer ses six silhouettes gagne.
lesson-easy-lines = Vous jouez les bleus : six rangées de citoyens, longues de 2 à 7.
lesson-easy-draw = À votre tour, une seule action : piocher une tuile et la poser, ou placer une silhouette. Piochez une tuile.
lesson-easy-draw-hint = Elle irait, mais les courtes se placent à tout moment. Piochez d’abord une tuile.
lesson-easy-lay = Une tuile se pose bord à bord avec la ville, tournée comme vous voulez. Posez-la au sud, telle quelle.
lesson-easy-lay-hint = C’est permis, mais essayez au sud, sans la tourner : regardez la colonne du milieu.
lesson-easy-theirs = L’adversaire a pioché aussi et a posé sa tuile à l’est. Les tuiles sont à tout le monde.
lesson-easy-ends = Descendez la colonne du milieu : bleu, X, jaune, bleu, bleu. Une silhouette doit commencer et finir sur sa couleur.
lesson-easy-place = Entre les deux bouts, toutes les couleurs vont et, dans la version facile, même un X. Placez votre silhouette de 5.
lesson-easy-place-hint = Celle-là irait aussi, mais les longues sont plus dures à placer. Prenez la 5.
lesson-easy-place-not-draw = La place de votre silhouette de 5 est là. Prenez-la avant qu’elle disparaisse.
lesson-easy-trees = L’adversaire a placé 3 arbres : vert, jaune, vert. Chaque carré ne sert qu’une fois.
lesson-easy-two = En haut à droite, deux carrés bleus se touchent. C’est juste ce qu’il faut à votre silhouette de 2.
lesson-easy-two-hint = La ville peut attendre : placez la 2 avant que ces carrés soient couverts.
lesson-easy-end = Deux sur six sont placées. Une fois la dernière tuile posée, chacun peut encore en placer une, et celui à qui il reste le moins d’objets gagne.
lesson-easy-on = Posez les tuiles qui vous arrangent, et prenez les carrés dont les autres ont besoin !

## Les bouts d'une silhouette

lesson-ends = Les bouts d’une silhouette
lesson-ends-about = Les carrés qu’il faut à une silhouette, ceux qu’elle peut traverser, et les objets qui comptent à la fin.
lesson-ends-rule = Seuls le premier et le dernier citoyen doivent être sur du bleu. La rangée du haut a quatre carrés bleus : une 2, une 4, une 5 ou une 6 y va.
lesson-ends-longest = De tout ce qui va, prenez la plus longue : les courtes trouvent presque toujours une place. Placez la 6.
lesson-ends-longest-hint = Elle va, mais elle gâche la rangée pour la 6. Placez d’abord la plus longue.
lesson-ends-middle = L’adversaire a placé 3 arbres : du vert aux bouts, du jaune au milieu. Ici, personne ne joue les jaunes, mais on peut couvrir leurs carrés.
lesson-ends-x = Ici, le bleu touche un X. Aucune silhouette ne passe par là, et aucune ne tourne ni ne va en diagonale.
lesson-ends-border = Le bord d’une tuile ne compte pas. Cette colonne va de bleu à bleu sur deux tuiles : placez votre 5.
lesson-ends-border-hint = Une tuile de plus, pourquoi pas, mais la 5 va tout de suite. Placez-la.
lesson-ends-short = La silhouette de 2 est à part : elle n’a que des bouts, il lui faut donc deux carrés bleus côte à côte.
lesson-ends-count = Si les tuiles s’épuisent, on compte les objets et non les silhouettes. Il vous reste la 2, la 3, la 4 et la 7 : 16 citoyens.
lesson-ends-on = Ne gardez donc pas la 7 pour la fin. À vous !
