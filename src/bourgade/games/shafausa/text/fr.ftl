title = Shafausa
subtitle = Menez un peuple d’Helvétia : extrayez, commercez, spéculez et remplissez vos villes.
credits = Un jeu de Christophe Borgeat, illustré par Lorenzo Mastroianni et Olivier Debons, édité par Helvetia Games.

## Options

edition-geek = Geek
edition-family = Family
edition-colonial = Colonial
option-edition = Édition
option-edition-about = Lequel des trois jeux de la boîte se joue : GEEK est le jeu complet, FAMILY le jeu court, COLONIAL le jeu complet avec un autre départ.
option-edition-geek = GEEK
option-edition-family = FAMILY
option-edition-colonial = COLONIAL

option-players = Joueurs
option-players-about = Le nombre de joueurs : de 2 à 6.

option-start-order = Ordre de départ
option-start-order-about = Si le premier ordre du tour est tiré au sort, ou si le siège A commence et les autres suivent dans le sens horaire.
option-start-order-random = tiré au sort
option-start-order-seats = selon les sièges

option-power-cards = Cartes POWER
option-power-cards-about = Si chaque peuple a ses trois cartes POWER ; FAMILY n’en a jamais.
option-power-cards-on = avec les cartes
option-power-cards-off = sans les cartes

option-peoples = Peuples
option-peoples-about = Si les joueurs choisissent leur peuple l’un après l’autre, le reçoivent au hasard, ou se le voient attribuer par l’hôte.
option-peoples-choose = choisis
option-peoples-random = distribués au hasard
option-peoples-assigned = attribués par l’hôte

option-people-a = Peuple du siège A
option-people-a-about = Le peuple que joue le siège A, quand l’hôte les attribue.
option-people-a-none = non attribué
option-people-a-gineva = { peoples-gineva }
option-people-a-grisa = { peoples-grisa }
option-people-a-zugriga = { peoples-zugriga }
option-people-a-shafausa = { peoples-shafausa }
option-people-a-sanagal = { peoples-sanagal }
option-people-a-luserna = { peoples-luserna }
option-people-a-primitiva = { peoples-primitiva }
option-people-a-tessina = { peoples-tessina }

option-people-b = Peuple du siège B
option-people-b-about = Le peuple que joue le siège B, quand l’hôte les attribue.
option-people-b-none = non attribué
option-people-b-gineva = { peoples-gineva }
option-people-b-grisa = { peoples-grisa }
option-people-b-zugriga = { peoples-zugriga }
option-people-b-shafausa = { peoples-shafausa }
option-people-b-sanagal = { peoples-sanagal }
option-people-b-luserna = { peoples-luserna }
option-people-b-primitiva = { peoples-primitiva }
option-people-b-tessina = { peoples-tessina }

option-people-c = Peuple du siège C
option-people-c-about = Le peuple que joue le siège C, quand l’hôte les attribue.
option-people-c-none = non attribué
option-people-c-gineva = { peoples-gineva }
option-people-c-grisa = { peoples-grisa }
option-people-c-zugriga = { peoples-zugriga }
option-people-c-shafausa = { peoples-shafausa }
option-people-c-sanagal = { peoples-sanagal }
option-people-c-luserna = { peoples-luserna }
option-people-c-primitiva = { peoples-primitiva }
option-people-c-tessina = { peoples-tessina }

option-people-d = Peuple du siège D
option-people-d-about = Le peuple que joue le siège D, quand l’hôte les attribue.
option-people-d-none = non attribué
option-people-d-gineva = { peoples-gineva }
option-people-d-grisa = { peoples-grisa }
option-people-d-zugriga = { peoples-zugriga }
option-people-d-shafausa = { peoples-shafausa }
option-people-d-sanagal = { peoples-sanagal }
option-people-d-luserna = { peoples-luserna }
option-people-d-primitiva = { peoples-primitiva }
option-people-d-tessina = { peoples-tessina }

option-people-e = Peuple du siège E
option-people-e-about = Le peuple que joue le siège E, quand l’hôte les attribue.
option-people-e-none = non attribué
option-people-e-gineva = { peoples-gineva }
option-people-e-grisa = { peoples-grisa }
option-people-e-zugriga = { peoples-zugriga }
option-people-e-shafausa = { peoples-shafausa }
option-people-e-sanagal = { peoples-sanagal }
option-people-e-luserna = { peoples-luserna }
option-people-e-primitiva = { peoples-primitiva }
option-people-e-tessina = { peoples-tessina }

option-people-f = Peuple du siège F
option-people-f-about = Le peuple que joue le siège F, quand l’hôte les attribue.
option-people-f-none = non attribué
option-people-f-gineva = { peoples-gineva }
option-people-f-grisa = { peoples-grisa }
option-people-f-zugriga = { peoples-zugriga }
option-people-f-shafausa = { peoples-shafausa }
option-people-f-sanagal = { peoples-sanagal }
option-people-f-luserna = { peoples-luserna }
option-people-f-primitiva = { peoples-primitiva }
option-people-f-tessina = { peoples-tessina }

option-round-cap = Nombre maximal de tours de jeu
option-round-cap-about = Après quel tour de jeu la partie prend fin, si rien n’y a mis fin avant.

## Ressources

resources-wood = bois
resources-stone = pierre
resources-iron = fer
resources-coal = charbon
resources-copper = cuivre
resources-silver = argent
resources-gold = or

brief-wood = Colonnes de prix à la bourse
about-wood = La ressource la moins chère : les mines et presque toutes les villes en demandent.
brief-stone = Colonnes de prix à la bourse
about-stone = Bon marché, et dans toutes les villes et la plupart des mines.
brief-iron = Colonnes de prix à la bourse
about-iron = Un cube construit un bâtiment ; les mines plus chères en demandent davantage.
brief-coal = Colonnes de prix à la bourse
about-coal = Pour les mines de cuivre, d’argent et d’or, ou pour la vente.
brief-copper = Colonnes de prix à la bourse
about-copper = Pour les mines d’argent et d’or, ou pour la vente.
brief-silver = Colonnes de prix à la bourse
about-silver = Pour les mines d’or, ou pour la vente.
brief-gold = Colonnes de prix à la bourse
about-gold = La ressource la plus chère ; rien ne se construit avec elle.

## Mines

mines-wood-mine = mine de bois
brief-wood-mine = 1 cube (bois) à chaque extraction
about-wood-mine = À chaque extraction, une mine active donne à son propriétaire 1 cube (bois).
mines-stone-mine = mine de pierre
brief-stone-mine = 1 cube (pierre) à chaque extraction
about-stone-mine = À chaque extraction, une mine active donne à son propriétaire 1 cube (pierre).
mines-iron-mine = mine de fer
brief-iron-mine = 1 cube (fer) à chaque extraction
about-iron-mine = À chaque extraction, une mine active donne à son propriétaire 1 cube (fer).
mines-coal-mine = mine de charbon
brief-coal-mine = 1 cube (charbon) à chaque extraction
about-coal-mine = À chaque extraction, une mine active donne à son propriétaire 1 cube (charbon).
mines-copper-mine = mine de cuivre
brief-copper-mine = 1 cube (cuivre) à chaque extraction
about-copper-mine = À chaque extraction, une mine active donne à son propriétaire 1 cube (cuivre).
mines-silver-mine = mine d’argent
brief-silver-mine = 1 cube (argent) à chaque extraction
about-silver-mine = À chaque extraction, une mine active donne à son propriétaire 1 cube (argent).
mines-gold-mine = mine d’or
brief-gold-mine = 1 cube (or) à chaque extraction
about-gold-mine = À chaque extraction, une mine active donne à son propriétaire 1 cube (or).

## Bâtiments

buildings-inn = Auberge
brief-inn = 3 CHF à chaque extraction
about-inn = À chaque extraction, elle rapporte 3 CHF à son propriétaire.

buildings-quarry = Boucharde
brief-quarry = Double jusqu’à 2 mines de pierre
about-quarry = À chaque extraction, elle ajoute 1 pierre pour chaque mine de pierre active, pour 2 d’entre elles au plus.

buildings-ironworks = Ferronnerie
brief-ironworks = 1 fer à chaque extraction
about-ironworks = À chaque extraction, elle donne 1 fer, avec ou sans mine de fer.

buildings-loft = Grenier
brief-loft = Stocke 3 cubes
about-loft = Il stocke 3 cubes à l’administration ; ce n’est pas un entrepôt. Il ne sert pas en FAMILY.

buildings-builders-house = Maison des Bâtisseurs
brief-builders-house = Tuiles à 2 CHF de moins
about-builders-house = Les tuiles Bâtiment coûtent 2 CHF de moins à son propriétaire, au moins 1. Qui possède un Bureau d’Ingénieur l’obtient pour 3 CHF et doit la construire à sa place.

buildings-booster-shop = Boutique de Booster
brief-booster-shop = Une mine de plus que de mineurs
about-booster-shop = Son propriétaire peut avoir une mine de plus que de mineurs.

buildings-sawmill = Scierie
brief-sawmill = Double jusqu’à 2 mines de bois
about-sawmill = À chaque extraction, elle ajoute 1 bois pour chaque mine de bois active, pour 2 d’entre elles au plus.

buildings-coking-plant = Cokerie
brief-coking-plant = Double jusqu’à 2 mines de charbon
about-coking-plant = À chaque extraction, elle ajoute 1 charbon pour chaque mine de charbon active, pour 2 d’entre elles au plus.

buildings-copper-foundry = Fonderie
brief-copper-foundry = Double 1 mine de cuivre
about-copper-foundry = À chaque extraction, elle ajoute 1 cuivre pour une mine de cuivre active, pour une seule.

buildings-mint = Hôtel des Monnaies
brief-mint = Argent et or vendus 1 CHF de plus
about-mint = Chaque cube d’argent ou d’or vendu à la banque rapporte 1 CHF de plus, pour 4 cubes au plus par tour de jeu.

buildings-miners-school = École de Mineurs
brief-miners-school = Mineurs à 2 CHF de moins
about-miners-school = Chaque mineur coûte 2 CHF de moins à son propriétaire, au moins 1.

buildings-engineers-office = Bureau d’Ingénieur
brief-engineers-office = Tuiles à 1 CHF de moins ; jamais en vente
about-engineers-office = Les tuiles Bâtiment coûtent 1 CHF de moins à son propriétaire, au moins 1. Il est imprimé sur deux plateaux, ne s’achète jamais, et ne compte pas parmi les types du bonus final.

## Peuples

peoples-gineva = Diplomates de Gineva
brief-gineva = Un Bureau d’Ingénieur et une École de Mineurs
about-gineva = Un départ aisé, trois mines différentes, tuiles et mineurs moins chers.

peoples-grisa = Ogres de Grisa
brief-grisa = Une Boucharde et beaucoup de pierre
about-grisa = De la pierre en abondance dès le départ, et pas de mine de bois.

peoples-zugriga = Vampires de Zugriga
brief-zugriga = Un Bureau, et un Hôtel des Monnaies qui attend en ville 3
about-zugriga = Trois mines d’emblée, du charbon en ville 2, et des cartes pour la bourse.

peoples-shafausa = Nains de Shafausa
brief-shafausa = Une Ferronnerie, et du cuivre qui attend en ville 3
about-shafausa = Le départ le plus riche, du fer de la Ferronnerie, une mine de cuivre en ville 3.

peoples-sanagal = Mages de Sanagal
brief-sanagal = Deux villes dès le départ
about-sanagal = Les villes 1 et 2 sont construites au départ ; une Fonderie attend en ville 3.

peoples-luserna = Elfes de Luserna
brief-luserna = Deux villes, une Scierie et beaucoup de bois
about-luserna = Les villes 1 et 2 sont construites au départ ; deux mines de bois et une Scierie, des villes payées en bois.

peoples-primitiva = Hallebardiers de Primitiva
brief-primitiva = 6 mineurs et une Auberge
about-primitiva = Six mineurs au départ et une Auberge qui paie à chaque extraction.

peoples-tessina = Justiciers de Tessina
brief-tessina = Une Boutique de Booster, du charbon en ville 2
about-tessina = Une Boutique de Booster permet dès le départ une mine de plus que de mineurs.

## Cartes POWER

powers-negotiation = Négociation
brief-negotiation = 3 cubes par tour à 1 CHF de moins
about-negotiation = Jusqu’à 3 cubes achetés dans un tour de jeu coûtent 1 CHF de moins chacun, mais jamais moins que le prix de vente plus 1 CHF.

powers-embassy = Ambassade
brief-embassy = Acheter sur Future pour 2 CHF de plus
about-embassy = L’achat du tour de jeu peut être une tuile de l’échelle Future, pour son prix plus 2 CHF.

powers-summit = Sommet
brief-summit = 1 PV par type de bâtiment au-delà de 2
about-summit = Au décompte : 1 PV pour chaque type de bâtiment actif au-delà du deuxième, 6 au plus.

powers-brute-strength = Bras de fer
brief-brute-strength = Première mine du tour : 1 cube de moins
about-brute-strength = La première mine construite dans un tour de jeu coûte 1 cube de moins, du type le plus cher de son prix.

powers-deep-caves = Cavernes
brief-deep-caves = Entrepôts à 2 CHF de moins
about-deep-caves = Les entrepôts coûtent 2 CHF de moins, au moins 1.

powers-ogres-hoard = Trésor de l’ogre
brief-ogres-hoard = 1 PV par 12 CHF
about-ogres-hoard = Au décompte, les CHF donnent 1 PV par tranche complète de 12 au lieu de 20.

powers-insiders = Initiés
brief-insiders = Une deuxième spéculation
about-insiders = Une deuxième action juste après la première dans le même passage de spéculation, payée comme d’habitude.

powers-commission = Commission
brief-commission = 1 CHF quand un autre spécule
about-commission = Quand un autre joueur fait une action de spéculation, vous touchez 1 CHF, une fois par phase au plus.

powers-corner-the-market = Mainmise
brief-corner-the-market = 1 PV par prix de vente élevé
about-corner-the-market = Au décompte : 1 PV pour chaque ressource dont le prix de vente atteint ou dépasse celui du départ, 5 au plus.

powers-forced-labour = Travaux forcés
brief-forced-labour = 5 mines actives : 1 cube en plus
about-forced-labour = Avec au moins 5 mines actives, 1 cube en plus à chaque extraction : bois, pierre, fer ou charbon.

powers-deep-galleries = Galeries
brief-deep-galleries = Une mine de plus
about-deep-galleries = La limite de mines est relevée de 1.

powers-royal-vein = Filon royal
brief-royal-vein = 1 PV par mine d’argent ou d’or
about-royal-vein = Au décompte : 1 PV par mine d’argent ou d’or active, 5 au plus.

powers-tax-rebate = Remise fiscale
brief-tax-rebate = Spéculation à 2 CHF de moins
about-tax-rebate = Toute action de spéculation coûte 2 CHF de moins, au moins 0.

powers-transmutation = Transmutation
brief-transmutation = Changer un cube en ressource plus chère
about-transmutation = Une fois par tour de jeu, changez un de vos cubes en un cube de la ressource suivante, plus chère, pour 1 CHF.

powers-learned-cities = Cités savantes
brief-learned-cities = 1 PV par ville pleine
about-learned-cities = Au décompte : 1 PV par ville construite sans emplacement libre, 5 au plus.

powers-ancient-forest = Forêt ancestrale
brief-ancient-forest = 1 bois de plus pour 2 mines de bois au plus
about-ancient-forest = À chaque extraction, 1 bois de plus pour chaque mine de bois active, 2 au plus, en sus d’une Scierie.

powers-harmony = Harmonie
brief-harmony = Villes à 2 cubes de moins
about-harmony = Une ville coûte 2 cubes de moins, les plus chers de son prix, mais au moins 1 cube.

powers-wardens = Gardiens
brief-wardens = 2 PV par mine de bois
about-wardens = Au décompte : 2 PV par mine de bois active, 6 au plus.

powers-privilege = Privilège
brief-privilege = 2 CHF de moins à l’enchère
about-privilege = En passant à l’enchère, vous payez 2 CHF de moins, au moins 0.

powers-soldiers-pay = Solde
brief-soldiers-pay = Mineurs à 3 CHF de moins
about-soldiers-pay = Les mineurs coûtent 3 CHF de moins, au moins 1.

powers-guard-of-honour = Garde d’honneur
brief-guard-of-honour = 1 PV par 3 mineurs
about-guard-of-honour = Au décompte : 1 PV par groupe complet de 3 mineurs, 4 au plus.

powers-redistribution = Redistribution
brief-redistribution = 2 CHF si personne n’en a moins
about-redistribution = À chaque extraction, 2 CHF si aucun autre joueur n’a moins de CHF.

powers-smuggling = Contrebande
brief-smuggling = 2 cubes par tour à 1 CHF de plus
about-smuggling = Jusqu’à 2 cubes par tour de jeu vont à la banque pour le prix de vente plus 1 CHF, sans marque SOLD.

powers-social-justice = Justice sociale
brief-social-justice = 1 PV par entrepôt rempli
about-social-justice = Au décompte : 1 PV par entrepôt rempli, 6 au plus.

## Tuiles de mise en place de COLONIAL

tile-name = tuile de mise en place { $value }
about-tile = Choisie avant le premier tour de jeu, elle donne tout ce qu’elle montre ; sa valeur compte pour l’ordre dans lequel on choisit la troisième tuile.
brief-tile = Dons avant le premier tour de jeu
tiles-setup-01 = tuile de mise en place 1
brief-setup-01 = { brief-tile }
about-setup-01 = { about-tile }
tiles-setup-02 = tuile de mise en place 2
brief-setup-02 = { brief-tile }
about-setup-02 = { about-tile }
tiles-setup-03 = tuile de mise en place 3
brief-setup-03 = { brief-tile }
about-setup-03 = { about-tile }
tiles-setup-04 = tuile de mise en place 4
brief-setup-04 = { brief-tile }
about-setup-04 = { about-tile }
tiles-setup-05 = tuile de mise en place 5
brief-setup-05 = { brief-tile }
about-setup-05 = { about-tile }
tiles-setup-06 = tuile de mise en place 6
brief-setup-06 = { brief-tile }
about-setup-06 = { about-tile }
tiles-setup-07 = tuile de mise en place 7
brief-setup-07 = { brief-tile }
about-setup-07 = { about-tile }
tiles-setup-08 = tuile de mise en place 8
brief-setup-08 = { brief-tile }
about-setup-08 = { about-tile }
tiles-setup-09 = tuile de mise en place 9
brief-setup-09 = { brief-tile }
about-setup-09 = { about-tile }
tiles-setup-10 = tuile de mise en place 10
brief-setup-10 = { brief-tile }
about-setup-10 = { about-tile }
tiles-setup-11 = tuile de mise en place 11
brief-setup-11 = { brief-tile }
about-setup-11 = { about-tile }
tiles-setup-12 = tuile de mise en place 12
brief-setup-12 = { brief-tile }
about-setup-12 = { about-tile }
tiles-setup-13 = tuile de mise en place 13
brief-setup-13 = { brief-tile }
about-setup-13 = { about-tile }
tiles-setup-14 = tuile de mise en place 14
brief-setup-14 = { brief-tile }
about-setup-14 = { about-tile }
tiles-setup-15 = tuile de mise en place 15
brief-setup-15 = { brief-tile }
about-setup-15 = { about-tile }
tiles-setup-16 = tuile de mise en place 16
brief-setup-16 = { brief-tile }
about-setup-16 = { about-tile }
tiles-setup-17 = tuile de mise en place 17
brief-setup-17 = { brief-tile }
about-setup-17 = { about-tile }
tiles-setup-18 = tuile de mise en place 18
brief-setup-18 = { brief-tile }
about-setup-18 = { about-tile }
tiles-setup-19 = tuile de mise en place 19
brief-setup-19 = { brief-tile }
about-setup-19 = { about-tile }
tiles-setup-20 = tuile de mise en place 20
brief-setup-20 = { brief-tile }
about-setup-20 = { about-tile }
tiles-setup-21 = tuile de mise en place 21
brief-setup-21 = { brief-tile }
about-setup-21 = { about-tile }
tiles-setup-22 = tuile de mise en place 22
brief-setup-22 = { brief-tile }
about-setup-22 = { about-tile }
tiles-setup-23 = tuile de mise en place 23
brief-setup-23 = { brief-tile }
about-setup-23 = { about-tile }
tiles-setup-24 = tuile de mise en place 24
brief-setup-24 = { brief-tile }
about-setup-24 = { about-tile }
tiles-setup-25 = tuile de mise en place 25
brief-setup-25 = { brief-tile }
about-setup-25 = { about-tile }
tiles-setup-26 = tuile de mise en place 26
brief-setup-26 = { brief-tile }
about-setup-26 = { about-tile }

## Mots de la table

columns-sell = prix de vente
columns-buy = prix d’achat
sides-sell = prix de vente
sides-buy = prix d’achat
sides-both = les deux prix
sell-ways-up = en hausse
sell-ways-down = en baisse
buy-ways-up = en hausse
buy-ways-down = en baisse
stages-extraction = extraction
stages-turn-order = ordre du tour
stages-buying = achat
stages-management = gestion
stages-administration = administration
stages-speculation = spéculation
stages-final-count = décompte final
ending-cities = Toutes les villes d’un joueur sont construites et pleines.
ending-warehouses = Tous les entrepôts d’un joueur sont construits et remplis.
ending-round-cap = Le dernier tour de jeu est terminé.
reasons-cities = toutes les villes d’un joueur sont construites et pleines
reasons-warehouses = tous les entrepôts d’un joueur sont construits et remplis
reasons-round-cap = le dernier tour de jeu est terminé
items-cities = villes
items-warehouses = entrepôts
items-miners = mineurs
items-buildings = bâtiments
items-mines = mines
items-many-buildings = 10 ou 11 types de bâtiment
items-all-warehouses = tous les entrepôts construits
items-filled-warehouses = tous les entrepôts remplis
items-full-cities = toutes les villes pleines
items-all-miners = tous les mineurs
items-power = carte POWER de décompte
items-money = CHF et cubes

type-buildings = bâtiment
type-peoples = peuple
type-powers = carte POWER
type-resources = ressource
type-mines = mine
type-tiles = tuile de mise en place
provenance-rulebook = imprimé dans la règle du jeu
provenance-public = confirmé par des sources publiques
provenance-ruling = tranché par une règle à nous
provenance-reconstructed = reconstitué, rien de public n’existe
known-figure = { $figure } : { $source }
known-lines = règle du jeu, lignes { $lines }
chf = { NUMBER($amount, useGrouping: 0) } CHF
cubes-of-kind = { $amount } { $resource }
cubes-and = { $cubes } et { $last }
board-figures = { $miners } mineurs, villes construites { $cities }, emplacements { $slots } : { $printed }
gift-warehouses =
    { $amount ->
        [one] { $amount } entrepôt
       *[other] { $amount } entrepôts
    }
gift-miners =
    { $amount ->
        [one] { $amount } mineur
       *[other] { $amount } mineurs
    }
gift-cities =
    { $amount ->
        [one] { $amount } ville
       *[other] { $amount } villes
    }
scale-figures = vente { $sell } ({ $sell_min }–{ $sell_max }), achat { $buy } ({ $buy_min }–{ $buy_max })
column-type = Genre
column-cost = Coût
column-points = PV
column-figures = Chiffres
column-rule = Règle
column-provenance = Source
score-points = Points de victoire
score-chf = CHF après conversion

field-sold = Marquées SOLD
field-sell-frozen = Prix de vente bloqués
field-buy-frozen = Prix d’achat bloqués
field-sell = Prix de vente
field-buy = Prix d’achat
field-bid = Dernière mise
field-bag = Sac
field-ladder = Échelle Buildings
field-future = Échelle Future
field-order = Ordre du tour
field-next-order = Échelle du prochain tour
field-at = Place de qui a la main
field-acquisitions = Achats de ce passage
field-warehouses-built = Entrepôts de ce passage
field-mines-built = Mines de ce passage
field-settled = Tuiles de réserve réglées
field-speculations = Spéculations de ce passage
field-placing-mine = Mine à placer
field-placing-building = Bâtiment à placer
field-ending = Raison de la fin de partie
field-players = Peuples
field-money = CHF
field-tiles = Tuiles de mise en place
field-cubes = Cubes
field-mines = Mines par ville
field-buildings = Bâtiments et leur ville
field-earned = Cubes vendus avec bonus
field-reserve = Réserve
field-people = Peuple
field-power = Carte POWER
field-used = Usages de la carte dans ce tour de jeu
field-cities = Villes
field-miners = Mineurs
field-warehouses = Entrepôts

## Phases

phase-deal = Le hasard distribue un peuple
phase-order = Le hasard tire l’ordre du tour
phase-first = Le hasard désigne le premier joueur
phase-draw = Une tuile est piochée dans le sac
phase-people = Choisir un peuple
phase-draft = Choisir une tuile de mise en place
phase-extraction = Extraction : se servir d’une carte ou continuer
phase-auction = Ordre du tour : miser ou passer
phase-insert = Ordre du tour : choisir une place
phase-buying = Achat : un bâtiment et des entrepôts
phase-management = Gestion : construire et commercer
phase-site = Choisir la ville
phase-surplus = Administration : vendre l’excédent
phase-fee = Administration : payer la réserve
phase-speculation = Spéculation : une action ou aucune
phase-over = La partie est terminée
phase-preparing = Mise en place
phase-production = Extraction : mines et bâtiments produisent
phase-next-extraction = Extraction
phase-next-bid = Ordre du tour
phase-next-buying = Achat
phase-next-management = Gestion
phase-next-surplus = Administration : excédent
phase-next-fee = Administration : frais de réserve
phase-ladders = Administration : les échelles sont remplies
phase-free-market = Administration : marché libre
phase-next-speculation = Spéculation
phase-end-check = Conditions de fin de partie
phase-possessions = Mise en place : possessions

## Coups

move-take-people = Prendre : { $peoples }
move-tile = Choisir : { $tiles }
move-labour = Cube en plus : { $resources }
move-bid = Miser 1 CHF de plus
move-skip = Passer
move-place = Prendre la place { $places }
move-acquire = Acheter : { $buildings }
move-acquire-future = Acheter sur Future : { $buildings }
move-discard = Défausser en payant : { $buildings }
move-warehouse = Construire un entrepôt
move-mine = Construire une mine : { $resources }
move-build = Construire : { $buildings }
move-in-city = Dans la ville { $cities }
move-miner = Engager un mineur
move-city = Construire la ville suivante
move-buy = Acheter un cube : { $resources }
move-sell = Vendre un cube : { $resources }
move-transmute = Transmuter un cube : { $resources }
move-smuggle = Passer un cube en contrebande : { $resources }
move-pay = Payer et garder la tuile
move-give-back = Remettre la tuile dans le sac
move-fix = Fixer { $resources } : { $sides }
move-raise-price = Hausse de 1, { $resources } : { $columns }
move-lower-price = Baisse de 1, { $resources } : { $columns }
move-raise-two = Hausse de 2, { $resources } : { $columns }
move-lower-two = Baisse de 2, { $resources } : { $columns }
move-vary = Variation, { $resources } : vente { $sell_ways }, achat { $buy_ways }
move-power = Dévoiler : { $powers }
move-done = Terminer
move-deal = Peuple distribué : { $peoples }
move-next-seat = { $seats } vient ensuite
move-first = { $seats } est premier joueur
move-draw = Tuile piochée : { $buildings }

## Événements

event-people = { $seat } joue : { $people }
event-starts-at = { $seat } commence à la place { $place }
event-started =
    { $cities ->
        [one] { $seat } commence avec { $money } CHF, { $miners } mineurs et { $cities } ville
       *[other] { $seat } commence avec { $money } CHF, { $miners } mineurs et { $cities } villes
    }
event-picked = { $seat } choisit : { $tile }
event-draft-order = { $seat } est à la place { $place } avec une somme de { $total }
event-gift-money = { $seat } reçoit { $amount } CHF de ses tuiles de mise en place
event-gift-building = { $seat } reçoit en ville 1 : { $building }
event-gift = { $seat } reçoit de ses tuiles de mise en place : entrepôts { $warehouses }, mineurs { $miners }, villes { $cities }
event-on-ladder = Nouvelle tuile sur l’échelle Buildings : { $building }
event-on-future = Nouvelle tuile sur l’échelle Future : { $building }
event-turn = Tour de jeu { $turn } : { $stage }
event-produced = { $seat } extrait { $amount } × { $resource }
event-doubled = { $seat } obtient { $amount } × { $resource } · { $building }
event-earned = { $seat } touche { $amount } CHF · { $building }
event-power-produced = { $seat } obtient { $amount } × { $resource } · { $power }
event-power-earned = { $seat } touche { $amount } CHF · { $power }
event-revealed = { $seat } dévoile : { $power }
event-bid = { $seat } mise { $amount } CHF
event-passed =
    { $amount ->
        [0] { $seat } passe sans rien payer
        [one] { $seat } passe et paie { $amount } CHF
       *[other] { $seat } passe et paie { $amount } CHF
    }
event-placed = { $seat } prend la place { $place } sur l’échelle du prochain tour
event-new-order = Place { $place } : { $seat }
event-rotated = Place { $place } : { $seat }
event-acquired = { $seat } achète pour { $price } CHF : { $building }
event-acquired-future = { $seat } achète sur Future pour { $price } CHF : { $building }
event-discarded = { $seat } paie { $price } CHF et remet dans le sac : { $building }
event-warehouse = { $seat } construit l’entrepôt { $number } pour { $price } CHF
event-paid = { $seat } paie { $amount } × { $resource }
event-mine = { $seat } construit une mine dans la ville { $city } : { $resource }
event-built = { $seat } construit dans la ville { $city } : { $building }
event-replaced = { $seat } construit dans la ville { $city } : { $building }, à la place de : { $replaced }
event-miner = { $seat } engage le mineur { $number } pour { $price } CHF
event-city = { $seat } construit la ville { $number }
event-bought = { $seat } achète un cube ({ $resource }) pour { $price } CHF
event-sold = { $seat } vend un cube ({ $resource }) pour { $price } CHF
event-surplus = { $seat } vend un cube en excédent ({ $resource }) pour { $price } CHF
event-bonus = { $seat } touche { $amount } CHF de plus · { $building }
event-marked = Marque SOLD : { $resource }
event-transmuted = { $seat } change un cube pour { $price } CHF : { $resource } devient { $into }
event-smuggled = { $seat } passe un cube ({ $resource }) en contrebande pour { $price } CHF
event-finished = { $seat } a terminé
event-fee = { $seat } paie { $amount } CHF et garde en réserve : { $building }
event-returned = { $seat } remet dans le sac : { $building }
event-moved-up = De Future à Buildings : { $building }
event-cleared = Personne n’a pris cette tuile, elle retourne dans le sac : { $building }
event-price-fell = Ressource vendue ({ $resource }) : son prix de vente tombe à { $price } CHF
event-speculated =
    { $price ->
        [0] { $seat } spécule sans rien payer
        [one] { $seat } spécule pour { $price } CHF
       *[other] { $seat } spécule pour { $price } CHF
    }
event-fixed = { $resource }, { $column } : fixé à { $price } CHF
event-moved = { $resource }, { $column } : désormais { $price } CHF
event-no-speculation = { $seat } ne spécule pas
event-ended = La partie prend fin : { $reason }
event-final-card = { $seat } se sert au décompte final de la carte { $power }
event-scored = { $seat } : { $points } PV · { $item }
event-scored-by-card = { $seat } : { $points } PV · { $item } : { $power }
event-converted =
    { $cubes ->
        [one] { $seat } convertit { $cubes } cube en { $chf } CHF
       *[other] { $seat } convertit { $cubes } cubes en { $chf } CHF
    }
event-total = { $seat } a { $points } PV et { $chf } CHF
event-won = { $seat } gagne la partie avec { $points } PV !
event-won-by-money = { $seat } gagne la partie au départage : { $points } PV et { $chf } CHF !
event-shares-victory = { $seat } partage la victoire avec { $points } PV

## Pourquoi un coup est refusé

refusal-choice-pending = « { $move } » doit attendre : un choix est en suspens ({ $rule }). Ce qui est demandé : { $phase }.
refusal-not-enough-chf = Cela coûte { $cost } CHF et vous en avez { $money } ({ $rule }).
refusal-not-enough-cubes = Il vous manque { $cubes } ({ $rule }).
refusal-no-free-slot = Aucune de vos villes construites n’a d’emplacement libre ({ $rule }).
refusal-mine-limit = Vous ne pouvez pas avoir plus de { $limit } mines pour l’instant ({ $rule }).
refusal-already-owned = Vous possédez déjà ce bâtiment, un seul exemplaire est permis : { $buildings } ({ $rule }).
refusal-not-available =
    { $why ->
        [no-cube] Vous n’avez pas de cube de cette ressource : { $resources } ({ $rule }).
        [not-on-ladder] Cette tuile n’est pas sur l’échelle Buildings : { $buildings } ({ $rule }).
        [not-on-future] Cette tuile n’est pas sur l’échelle Future : { $buildings } ({ $rule }).
        [not-in-reserve] Cette tuile n’attend pas dans votre réserve : { $buildings } ({ $rule }).
        [no-discard] FAMILY ne connaît pas la défausse payée, la tuile reste où elle est : { $buildings } ({ $rule }).
        [no-warehouse] En FAMILY, tous les entrepôts sont construits dès le départ ({ $rule }).
        [must-pay] Vous pouvez payer toutes les tuiles de votre réserve : aucune ne peut être rendue ({ $rule }).
        [not-by-labour] Les Travaux forcés ne donnent pas cette ressource : { $resources } ({ $rule }).
        [dearest] Rien n’est plus cher, cette ressource ne peut pas être transmutée : { $resources } ({ $rule }).
        [take-people] Ce peuple est déjà pris : { $peoples } ({ $rule }).
        [tile] Cette tuile n’est pas à choisir : { $tiles } ({ $rule }).
        [place] Cette place n’existe pas sur l’échelle du prochain tour ({ $rule }).
        [in-city] Cette ville n’est pas construite ou n’a pas d’emplacement libre ({ $rule }).
        [deal] Ce peuple est déjà distribué : { $peoples } ({ $rule }).
        [next-seat] Ce siège a déjà sa place ({ $rule }).
        [draw] Cette tuile n’est pas dans le sac : { $buildings } ({ $rule }).
       *[other] « { $move } » n’est pas possible ici ({ $rule }).
    }
refusal-limit-reached =
    { $why ->
        [last-bidder] Tous les autres ont passé : il n’y a plus personne contre qui miser ({ $rule }).
        [acquisition] Vous avez déjà acheté ou défaussé une tuile dans ce tour de jeu ({ $rule }).
        [warehouse] Vous avez construit autant d’entrepôts qu’un tour de jeu le permet ({ $rule }).
       *[card] Votre carte est épuisée pour ce tour de jeu ({ $rule }).
    }
refusal-track-end =
    { $why ->
        [warehouse] Vous avez tous les entrepôts qui existent ({ $rule }).
        [miner] Vous avez tous les mineurs qui existent ({ $rule }).
       *[city] Vous avez construit toutes les villes en jeu ({ $rule }).
    }
refusal-scale-end = L’échelle de prix s’arrête avant : { $resources } ({ $rule }).
refusal-frozen = Ce prix est bloqué pour cette phase : { $resources } ({ $rule }).
refusal-no-such-power =
    { $why ->
        [not-revealed] Vous n’avez pas dévoilé de carte qui permette « { $move } » ({ $rule }).
        [no-cards] Cette partie se joue sans cartes POWER ({ $rule }).
        [other-people] Cette carte n’est pas de votre peuple : { $powers } ({ $rule }).
        [already-revealed] Vous avez déjà dévoilé votre carte ; les autres sont hors du jeu ({ $rule }).
        [final] Cette carte agit d’elle-même au décompte et ne se dévoile pas avant : { $powers } ({ $rule }).
        [other-phase] Cette carte n’est pas de cette phase : { $powers } ({ $rule }).
       *[of-no-use] Cette carte n’apporterait rien maintenant : { $powers } ({ $rule }).
    }

## Pourquoi une position est impossible

position-not-resting = Aucune position ne s’arrête dans la phase « { $phase } » ({ $rule }).
position-other-edition = Cette édition n’a pas de phase « { $phase } » ({ $rule }).
position-other-options = Avec les options choisies, il n’y a pas de phase « { $phase } » ({ $rule }).
position-bad-round =
    { $most ->
        [0] La mise en place précède le tour de jeu 1 : le tour de jeu { $turn } ne va pas avec la phase « { $phase } » ({ $rule }).
       *[other] Le tour de jeu { $turn } ne convient pas : dans la phase « { $phase } », il va de { $least } à { $most } ({ $rule }).
    }
position-people-twice = Un autre siège joue déjà ce peuple : { $peoples } ({ $rule }).
position-people-missing = Chaque siège joue un peuple, et celui-ci n’en a pas encore ({ $rule }).
position-people-order = Les sièges prennent leur peuple dans l’ordre, et un siège avant celui-ci n’en a pas encore ({ $rule }).
position-people-assigned = Les options donnent à ce siège un autre peuple : { $peoples } ({ $rule }).
position-too-early = La phase « { $phase } » précède les possessions, les prix et les tuiles : rien n’y diffère du départ ({ $rule }).
position-order-so-far = Dans la phase « { $phase } », l’ordre du tour ne compte pas autant de sièges, ou il a un vide ({ $rule }).
position-bad-order = L’ordre du tour nomme chaque siège exactement une fois ({ $rule }).
position-order-of-seats = Les options fixent l’ordre du tour : le siège A est le premier joueur de la partie, les autres suivent dans le sens horaire ({ $rule }).
position-order-of-sums = Après le deuxième choix, la plus petite somme de deux tuiles de mise en place vient en premier ({ $rule }).
position-clockwise = En FAMILY, l’ordre du tour suit toujours le sens horaire ({ $rule }).
position-no-tiles = Les tuiles de mise en place ne servent qu’en COLONIAL ({ $rule }).
position-tile-unused = Une de ces tuiles de mise en place n’est pas disposée à { $count } joueurs ({ $rule }).
position-tile-twice = Un autre joueur a déjà une de ces tuiles de mise en place ({ $rule }).
position-bad-draft = Les joueurs n’ont pas autant de tuiles de mise en place que le choix leur en a donné dans la phase « { $phase } » ({ $rule }).
position-three-tiles = Une fois les choix faits, chaque joueur a trois tuiles de mise en place ({ $rule }).
position-not-as-laid = Avant le tour de jeu 1, c’est encore exactement ce que montrent le plateau du peuple et ses tuiles de mise en place ({ $rule }).
position-no-auction = Personne ne mise ni ne se tient sur l’échelle du prochain tour dans la phase « { $phase } » ({ $rule }).
position-bad-next-order = L’échelle du prochain tour nomme des sièges sans vide, chacun une fois ({ $rule }).
position-has-passed = Le joueur qui doit agir se tient sur l’échelle du prochain tour : il a donc déjà passé ({ $rule }).
position-bad-bid = La dernière mise serait de { $bid } CHF, mais la plus haute mise d’un joueur est de { $most } CHF ({ $rule }).
position-no-such-bid = Les mises montent par pas fixes et aucun montant n’est misé deux fois : personne ne peut avoir misé { $bid } CHF ici ({ $rule }).
position-bid-too-high = Une mise de { $bid } CHF dépasse les { $money } CHF du joueur ({ $rule }).
position-highest-passed = { $seats } a la plus haute mise, et seul le dernier joueur restant passe avec elle ({ $rule }).
position-bids-in-turn = L’enchère suit l’ordre du tour, et ces mises ne peuvent pas avoir été faites dans cet ordre avant ce joueur ({ $rule }).
position-bad-cities = { $seats } a { $found } villes, mais peut en avoir de { $least } à { $most } ({ $rule }).
position-bad-miners = { $seats } a { $found } mineurs, mais peut en avoir de { $least } à { $most } ({ $rule }).
position-bad-warehouses =
    { $least ->
        [11] { $seats } a { $found } entrepôts, mais les { $most } sont là dès le départ ({ $rule }).
       *[other] { $seats } a { $found } entrepôts, mais peut en avoir de { $least } à { $most } ({ $rule }).
    }
position-no-such-city = La ville { $city } n’est pas en jeu ({ $rule }).
position-unbuilt-city = La ville { $city } de { $seats } n’est pas construite, et seul ce qui y est imprimé peut s’y trouver ({ $rule }).
position-not-printed = Ce bâtiment ne se trouve que là où un plateau le montre, ce que celui de { $seats } ne fait pas en ville { $city } : { $buildings } ({ $rule }).
position-not-replaced = Ce bâtiment prend la place du { buildings-engineers-office }, { $seats } ne peut pas avoir les deux : { $buildings } ({ $rule }).
position-too-full =
    { $slots ->
        [one] La ville { $city } de { $seats } a { $slots } emplacement mais contient { $found } mines et bâtiments ({ $rule }).
       *[other] La ville { $city } de { $seats } a { $slots } emplacements mais contient { $found } mines et bâtiments ({ $rule }).
    }
position-too-many-mines = { $seats } a { $found } mines mais peut en avoir au plus { $limit } ({ $rule }).
position-reserve-gap = Les tuiles de la réserve de { $seats } sont nommées sans vide ({ $rule }).
position-owned-twice = { $seats } possède deux fois ce bâtiment : { $buildings } ({ $rule }).
position-too-rich = Les CHF et les cubes de { $seats } valent au moins { $worth } CHF, plus que mines et bâtiments n’ont pu apporter à ce tour de jeu (au plus { $most }) ({ $rule }).
position-surplus-kept = { $seats } a { $found } cubes mais de la place pour { $room }, et l’excédent est déjà vendu ({ $rule }).
position-bonus-sales = { $found } cubes seraient vendus avec bonus dans ce tour de jeu, { $seats } ne peut en avoir vendu que { $most } : { $buildings } ({ $rule }).
position-no-cards = Cette partie se joue sans cartes POWER ({ $rule }).
position-no-final-card = Après la fin, { $seats } a une carte POWER en service : celle qui est dévoilée, sinon la carte de décompte du peuple ({ $rule }).
position-final-card = Une carte de décompte n’entre en service qu’au décompte final ({ $rule }).
position-foreign-power = Cette carte n’est pas du peuple de { $seats } ({ $rule }).
position-card-uses = La carte de { $seats } aurait servi { $found } fois dans ce tour de jeu ; { $most } est le maximum ({ $rule }).
position-never-for-sale = Ce bâtiment n’est jamais en vente, il n’est ni sur une échelle, ni dans une réserve, ni dans le sac : { $buildings } ({ $rule }).
position-not-in-edition = Ce bâtiment ne sert pas dans cette édition : { $buildings } ({ $rule }).
position-copies =
    { $copies ->
        [one] Il y a { $copies } exemplaire de cette tuile dans la partie, mais la position en montre { $found } : { $buildings } ({ $rule }).
       *[other] Il y a { $copies } exemplaires de cette tuile dans la partie, mais la position en montre { $found } : { $buildings } ({ $rule }).
    }
position-ladder-length = À { $count } joueurs, une échelle a { $count } places ({ $rule }).
position-no-future = FAMILY n’a pas d’échelle Future ({ $rule }).
position-moves-up = Quand on pioche, les tuiles de l’échelle Future ont déjà comblé les vides de l’échelle Buildings ({ $rule }).
position-future-gap = Quand on pioche, l’échelle qui se remplit n’a pas de vide entre ses tuiles ({ $rule }).
position-empty-bag = Il n’y a pas de tuile à piocher dans le sac ({ $rule }).
position-bad-price = Un prix de cette ressource va dans cette colonne de { $least } à { $most } : { $resources } ({ $rule }).
position-no-marks = FAMILY n’a pas de marques SOLD ({ $rule }).
position-marks-elsewhere = Aucune ressource n’est marquée SOLD dans la phase « { $phase } » ({ $rule }).
position-no-frozen = Les prix ne sont bloqués que pendant la spéculation, non dans la phase « { $phase } » ({ $rule }).
position-too-few-frozen = Chaque spéculation laisse un prix bloqué ({ $rule }).
position-wrong-end = Une partie terminée dit pourquoi elle l’est, une partie en cours n’en dit rien ; cela ne va pas avec la phase « { $phase } » ({ $rule }).
position-wrong-ending =
    { $found ->
        [none] Rien ici ne met fin à la partie ({ $rule }).
       *[other] La raison à noter ici est « { $found } » ({ $rule }).
    }
position-ended-before = { $seats } a toutes ses villes construites et pleines : la partie a pris fin avant la phase « { $phase } » ({ $rule }).
position-wrong-actor =
    { $who ->
        [chance] Le hasard agit dans la phase « { $phase } » ({ $rule }).
        [nobody] Personne n’agit dans la phase « { $phase } » ({ $rule }).
       *[seat] Dans la phase « { $phase } », c’est à { $seats } d’agir ({ $rule }).
    }
position-wrong-place = Dans la phase « { $phase } », la place qui a la main est { $number }, comptée à partir de 0 ({ $rule }).
position-counted-elsewhere = Cela ne se compte pas dans la phase « { $phase } » ({ $rule }).
position-too-many-done = { $found } est trop pour ce passage ; { $most } est le maximum ici ({ $rule }).
position-nothing-placed = Rien n’attend de ville dans la phase « { $phase } » ({ $rule }).
position-one-placed = Exactement une mine ou un bâtiment attend sa ville ({ $rule }).
position-replaces-it = Ce bâtiment prend aussitôt la place du { buildings-engineers-office } et n’attend pas de ville : { $buildings } ({ $rule }).
position-mine-not-counted = La mine qui attend sa ville a été construite dans ce passage et compte ({ $rule }).
position-no-choice = Rien ne serait demandé ni pioché ici dans la phase « { $phase } » ({ $rule }).

## Pourquoi un fichier de contenu est refusé

content-no-resource = pas de ressource « { $id } » ; il y a { $known }
content-cubes-in-all = de { $low } à { $high } cubes en tout
content-players-max = pas moins que players_min
content-building-backs = des nombres de joueurs de { $low } à { $high }
content-copy-each = à { $count } joueurs, il faut un exemplaire de chaque bâtiment
content-no-miner = ce mineur n’existe pas
content-chf = de { $low } à { $high } CHF
content-warehouses = de { $low } à { $high } entrepôts
content-editions = les éditions sont family, geek et colonial
content-scorings = les décomptes sont geek et family
content-no-building = pas de bâtiment « { $id } »
content-seven-resources = le jeu a sept ressources
content-scale = l’échelle va de { $low } à { $high } et le marqueur part de { $found }
content-sell-below-buy = le prix de vente le plus haut doit rester au-dessous du prix d’achat le plus bas, qui est de { $price } : sinon un achat pourrait être revendu avec bénéfice
content-mine-each = il y a une mine pour chaque ressource, et aucune autre
content-no-effect =
    { $carrier ->
        [card] pas d’effet « { $id } » pour une carte ; connus : { $known }
       *[building] pas d’effet « { $id } » pour un bâtiment ; connus : { $known }
    }
content-no-parameter = { $id } n’a pas ce paramètre
content-needs-it = { $id } en a besoin
content-names-resource = doit nommer une ressource
content-names-resources = doit nommer des ressources
content-no-count = rien à compter ne s’appelle « { $id } » ; connus : { $known }
content-active-mines = sert à dire quelles mines compte active_mines
content-buildings = de { $low } à { $high } bâtiments
content-copies = limits.building_backs dit combien il y en a
content-replaces = doit nommer un bâtiment qui n’est jamais en vente
content-slots = cinq villes de { $low } à { $high } emplacements chacune
content-city-cost = un prix pour chacune des villes 2 à 5
content-miner-price =
    { $count ->
        [one] un plateau commence avec { $count } mineur, donc le numéro { $number } doit avoir un prix
       *[other] un plateau commence avec { $count } mineurs, donc le numéro { $number } doit avoir un prix
    }
content-cities = les villes vont de 1 à 5
content-mines = de { $low } à { $high } mines d’une sorte
content-city = une ville de { $low } à { $high }, ou 0 pour aucune
content-too-full =
    { $count ->
        [one] la ville { $city } a { $count } emplacement et { $found } possessions y sont imprimées
       *[other] la ville { $city } a { $count } emplacements et { $found } possessions y sont imprimées
    }
content-people-each = il faut un peuple pour chaque joueur
content-printed-twice = { $id } est aussi imprimé sur le plateau de { $other }, et la boîte pourrait ne pas en avoir assez
content-not-in-family = { $id } ne sert pas en FAMILY : aucun plateau ne peut donc le montrer
content-no-people = pas de peuple « { $id } »
content-window = { $id } agit dans la phase { $window }
content-three-cards = { $id } a trois cartes, dont exactement une pour le décompte final
content-sold-dearer = un cube de { $id } pourrait rapporter { $more } CHF de plus que son prix de vente, qui va jusqu’à { $high }, mais n’en coûte que { $low }
content-bought-cheaper = un cube de { $id } acheté avec { $other } serait revendu avec bénéfice
content-tiles = trois tuiles pour chaque joueur, { $high } au plus
content-same-value = { $id } a la même valeur
content-not-in-pile = { $id } n’est pas dans la pile
content-same-building = { $id } montre le même bâtiment, et la pile pourrait ne pas en avoir assez
content-fitting-backs =
    { $found ->
        [one] à { $count } joueurs, il faut { $needed } tuiles, et { $found } a un dos qui convient
       *[other] à { $count } joueurs, il faut { $needed } tuiles, et { $found } ont un dos qui convient
    }
content-first-city = la ville 1 reçoit jusqu’à trois bâtiments de tuiles
content-no-figure = ne nomme aucun chiffre de cette table

## Le plateau dans le terminal

board-exchange = La bourse
board-ladders = Tuiles en vente
board-order = Ordre du tour : { $seats }
board-auction = L’enchère
board-round = Tour de jeu { $round } · { $phase }
board-bag = { $tiles ->
    [one] 1 tuile dans le sac
   *[other] { $tiles } tuiles dans le sac
}
board-sold = SOLD
board-cubes = cubes
board-has = possède
board-tracks = { $miners } mineurs, { $warehouses ->
    [one] { $warehouses } entrepôt
   *[other] { $warehouses } entrepôts
}
board-reserve = réserve
board-power = POWER
board-money = { $chf } CHF
board-city = ville { $number }
column-resource = Ressource
column-selling = La banque paie
column-buying = La banque demande
column-ladder = Buildings
column-future = Future
column-turn-order = Ce tour
column-bid = Mise
column-next-round = Tour suivant

## Le plateau sur le web

web-tab-mine = Moi
web-tab-exchange = Bourse
web-tab-ladders = Tuiles
web-tab-order = Ordre
web-tab-others = Autres
web-tab-peoples = Peuples
web-tab-draft = Choix
web-tab-count = Décompte
web-page-mine = Mon peuple
web-page-exchange = Bourse
web-page-ladders = Tuiles Bâtiment
web-page-order = Ordre du tour
web-page-others = Les autres peuples
web-page-peoples = Quel peuple ?
web-page-draft = Tuiles de mise en place
web-page-count = Décompte final
web-pages = Parties de la table
web-stages = Phases du tour de jeu
web-round = Tour de jeu { $turn }
web-colon = {" : "}
web-board = Plateau de { $seat }
web-balance = Ce que j’ai
web-stock = Cubes et commerce
web-desk = Construire et engager
web-pricelist = Prix des mines, des mineurs et des villes
web-cards = Cartes POWER
web-revealed = dévoilée
web-vp = PV
web-storage = stockés
web-points-now = Points de victoire si la partie s’arrêtait maintenant
web-points = { $points } PV
web-price = Prix : { $price }
web-left = Reste ensuite : { $amounts }
web-missing = cubes manquants : { $chf } CHF
web-mine-gives = { $points } PV, 1 { $resource } par tour de jeu
web-miner = Mineur { $number }
web-miner-gives = 1 PV, de la place pour une mine
web-city = Ville { $number }
web-city-gives =
    { $slots ->
        [one] 1 PV, { $slots } emplacement libre
       *[other] 1 PV, { $slots } emplacements libres
    }
web-warehouse = Entrepôt { $number }
web-warehouse-gives = 1 PV, conserve 1 cube
web-building-gives = { $points } PV, { $brief }
web-buy = Achat
web-sell = Vente
web-smuggle = Frauder
web-transmute = Changer
web-yields = Mines et bâtiments apportent { $amount } à la prochaine extraction
web-prices = la banque paie { $sell } CHF et demande { $buy } CHF
web-scale = Le prix de vente reste entre { $sell_min } et { $sell_max }, le prix d’achat entre { $buy_min } et { $buy_max }.
web-sells = vente
web-buys = achat
web-frozen = bloqué
web-is-sold = marqué SOLD
web-sell-frozen = prix de vente bloqué
web-buy-frozen = prix d’achat bloqué
web-mines-of = Mines : { $mines }, au plus { $limit }
web-stored = Cubes : { $cubes }, de la place pour { $room } à l’administration
web-miners-of = Mineurs : { $miners } sur { $most }
web-warehouses-of = Entrepôts : { $warehouses } sur { $most }, remplis { $filled }
web-city-built = Ville { $number }, construite
web-city-unbuilt = Ville { $number }, non construite
web-dormant = en sommeil jusqu’à la construction de sa ville
web-free =
    { $slots ->
        [0] aucun emplacement libre
        [one] { $slots } emplacement libre
       *[other] { $slots } emplacements libres
    }
web-paid = payé
web-acquire = Acheter
web-discard = Au sac
web-discard-about = Coûte { $price } CHF ; la tuile va dans le sac, et l’achat du tour de jeu est utilisé.
web-tile = { $price } CHF, { $points } PV
web-printed = Prix imprimé : { $price } CHF
web-owned = vous en possédez un
web-gap = vide
web-bag =
    { $tiles ->
        [one] { $tiles } tuile dans le sac
       *[other] { $tiles } tuiles dans le sac
    }
web-now = En ce moment
web-bids = Mises
web-bid = Miser { $amount } CHF
web-bid-about = Payé seulement quand vous passez.
web-pass = Passer, payer { $amount } CHF
web-auction-about = Qui passe paie sa propre dernière mise et choisit sa place parmi ceux qui ont passé avant ; le premier à passer n’a pas le choix.
web-people-facts =
    { $cities ->
        [one] { $money } CHF, { $miners } mineurs, { $cities } ville
       *[other] { $money } CHF, { $miners } mineurs, { $cities } villes
    }

## Raisons d’un coup

reason-points-me = Si l’on comptait maintenant, vous auriez { $after } PV, au lieu de { $before }.
reason-points-them = Si l’on comptait maintenant, { $seats } aurait { $after } PV, au lieu de { $before }.
missed-points-me = Au décompte, vous auriez eu { $change } PV de plus.
missed-points-them = Au décompte, { $seats } aurait eu { $change } PV de moins.
reason-income-me = Mines et bâtiments vous rapportent { $after } CHF par tour de jeu aux prix de vente, au lieu de { $before }.
reason-income-them = Mines et bâtiments rapportent { $after } CHF par tour de jeu à { $seats } aux prix de vente, au lieu de { $before }.
missed-income-me = Mines et bâtiments vous auraient rapporté { $change } CHF de plus par tour de jeu aux prix de vente.
missed-income-them = Mines et bâtiments auraient rapporté à { $seats } { $change } CHF de moins par tour de jeu aux prix de vente.
reason-tiles-me =
    { $after ->
        [one] Vous possédez maintenant { $after } bâtiment, au lieu de { $before }.
       *[other] Vous possédez maintenant { $after } bâtiments, au lieu de { $before }.
    }
missed-tiles-me =
    { $change ->
        [one] Vous auriez possédé { $change } bâtiment de plus.
       *[other] Vous auriez possédé { $change } bâtiments de plus.
    }
reason-for-sale-them = { $seats } ne peut plus acheter cette tuile : { $buildings }.
missed-for-sale-them = { $seats } n’aurait plus pu acheter cette tuile : { $buildings }.
reason-place-me = Votre place dans l’ordre du tour est { $after }, au lieu de { $before }.
missed-place-me = Votre place dans l’ordre du tour aurait été { $after }, au lieu de { $before }.
reason-slots-me =
    { $after ->
        [one] Vous avez { $after } emplacement libre dans vos villes construites, au lieu de { $before }.
       *[other] Vous avez { $after } emplacements libres dans vos villes construites, au lieu de { $before }.
    }
missed-slots-me =
    { $change ->
        [one] Vous auriez eu { $change } emplacement libre de plus dans vos villes construites.
       *[other] Vous auriez eu { $change } emplacements libres de plus dans vos villes construites.
    }
reason-mines-me =
    { $after ->
        [one] Vous avez { $after } mine active, au lieu de { $before }.
       *[other] Vous avez { $after } mines actives, au lieu de { $before }.
    }
missed-mines-me =
    { $change ->
        [one] Vous auriez eu { $change } mine active de plus.
       *[other] Vous auriez eu { $change } mines actives de plus.
    }
reason-goods-me = Vos cubes se vendraient { $after } CHF, au lieu de { $before }.
reason-goods-them = Les cubes de { $seats } se vendraient { $after } CHF, au lieu de { $before }.
missed-goods-me = Vos cubes auraient valu { $change } CHF de plus.
missed-goods-them = Les cubes de { $seats } auraient valu { $change } CHF de moins.
reason-money-me = Vous avez maintenant { $after } CHF, au lieu de { $before }.
reason-money-them = { $seats } a maintenant { $after } CHF, au lieu de { $before }.
missed-money-me = Vous auriez eu { $change } CHF de plus.
missed-money-them = { $seats } aurait eu { $change } CHF de moins.
