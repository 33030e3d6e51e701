# Les leçons. Chaque étape dit une seule chose, en deux phrases courtes au plus.

## Une première partie

lesson-first = Votre première partie
lesson-first-about = Placez des Mints, achetez un plan et construisez-le : une manche complète.
lesson-first-goal = Bâtissez le quartier qui a le plus d’étoiles. Dès que quelqu’un en a 7 à la fin d’une manche, la partie s’arrête.
lesson-first-mints = Les Mints sont à la fois votre argent et vos ouvriers. Vous en avez 3.
lesson-first-plans = Trois plans sont en vente. La Mine coûte 2 Mints ; une fois construite, elle vaut 1 étoile et rapporte 1 Mint par manche.
lesson-first-place = À votre tour, placez des Mints sur un lieu ou passez. Placez au Fournisseur pour acheter un plan.
lesson-first-place-hint = Utile, mais sans plan il n’y a rien à construire. Commencez par le Fournisseur.
lesson-first-place-not-skip = Vous pourriez passer, mais vous avez 3 Mints à placer. Allez au Fournisseur.
lesson-first-buy = Achetez la Mine. Vos Mints restent au Fournisseur jusqu’à la fin de la manche, et l’emplacement est pris.
lesson-first-buy-hint = Un bon plan aussi. Mais la Mine vous rembourse manche après manche : achetez-la d’abord.
lesson-first-spaces = L’adversaire a placé 1 Mint chez le Producteur et en a gagné 2. Il y reste un emplacement.
lesson-first-producer = Il vous reste 1 Mint. Placez-le chez le Producteur pour en gagner 2, avant que l’emplacement soit pris.
lesson-first-producer-hint = Le Constructeur demande 2 Mints, vous en avez 1. Placez-le chez le Producteur.
lesson-first-theirs = L’adversaire a acheté la Statue. Les deux emplacements du Fournisseur sont pris : il est complet pour cette manche.
lesson-first-builder = Un plan ne vaut rien tant qu’il n’est pas construit. Placez 2 Mints chez le Constructeur.
lesson-first-builder-hint = Vous avez juste les 2 Mints que demande le Constructeur. Placez-les là.
lesson-first-build = Choisissez le plan à construire : la Mine.
lesson-first-pass = La Mine est construite : 1 étoile pour vous, 2 pour la Statue d’en face. Vous n’avez plus de Mint, passez.
lesson-first-upkeep = Tout le monde a passé, c’est l’Entretien. De nouveaux plans arrivent, votre Mine rapporte 1 Mint, et chacun en gagne encore 1.
lesson-first-token = Vous avez le jeton Premier Joueur, vous commencez donc encore. Le Conseil de direction permet de le prendre.
lesson-first-on = Gagnez d’abord, récoltez les étoiles ensuite. Les Jardins en valent 3 : les construirez-vous en premier ?

## Contrats et Entretien

lesson-deeds = Contrats et Entretien
lesson-deeds-about = Ouvrez un lieu, devenez-en propriétaire et suivez l’Entretien pas à pas.
lesson-deeds-closed = Deux lieux sont encore fermés : le Grossiste et la Loterie. Chacun s’ouvre avec le plan du même nom, son contrat.
lesson-deeds-builder = Vous détenez le contrat du Grossiste. Placez chez le Constructeur.
lesson-deeds-builder-hint = Ouvrez d’abord votre propre lieu : le Constructeur fait du contrat un bâtiment.
lesson-deeds-build = Construisez le Grossiste : il vaut 1 étoile, et le lieu s’ouvre.
lesson-deeds-open = Le lieu est ouvert à tous : l’adversaire y a placé 1 Mint et en a gagné 2. Vous n’y gagnez rien encore, mais il est à vous.
lesson-deeds-crane = Il vous reste 2 Mints. Placez au Fournisseur : avec la Grue, le Constructeur vous coûtera moins.
lesson-deeds-crane-hint = Le Grossiste est pris, et un plan vaut mieux que quelques Mints. Placez au Fournisseur.
lesson-deeds-buy = Achetez la Grue pour 2 Mints.
lesson-deeds-buy-hint = Joli, mais avec la Grue, chaque construction vous coûte 1 Mint de moins. Achetez la Grue.
lesson-deeds-pass = L’adversaire a passé. Passez aussi, et la manche est finie.
lesson-deeds-stars = L’Entretien commence par les étoiles : 3 chacun, la partie continue. Puis les Jardins ont comblé le vide dans la réserve de plans.
lesson-deeds-buildings = Ensuite, les bâtiments agissent. Votre Galerie a reçu un Mint et vaut maintenant 2 étoiles, et la Mine d’en face a rapporté 1 Mint.
lesson-deeds-owner = Puis les propriétaires sont récompensés. Le Grossiste a servi pendant la manche : vous gagnez 1 Mint de la réserve.
lesson-deeds-income = Enfin, on vide les lieux et chacun gagne 1 Mint. Vous en avez 2, l’adversaire 7.
lesson-deeds-on = Une nouvelle manche commence, à vous de jouer. La Loterie marche comme le Grossiste, mais rapporte 2 Mints à son propriétaire.
