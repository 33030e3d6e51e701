title = Shafausa
subtitle = Menez l’un des peuples d’Helvétia : extrayez, commercez, spéculez et remplissez vos villes.
credits = Un jeu de Christophe Borgeat, illustré par Lorenzo Mastroianni et Olivier Debons, édité par Helvetia Games.

## Options

edition-geek = Geek
edition-family = Family
edition-colonial = Colonial
option-edition = Version
option-edition-about = Le jeu à jouer : Geek est le jeu complet, Family le jeu court, Colonial le jeu complet avec un autre départ.
option-edition-geek = Geek
option-edition-family = Family
option-edition-colonial = Colonial

option-players = Joueurs
option-players-about = Le nombre de joueurs : de 2 à 6.

option-start-order = Ordre de départ
option-start-order-about = Tirez le premier ordre du tour au hasard, ou laissez commencer le siège A, les autres suivant dans le sens des aiguilles d’une montre.
option-start-order-random = tiré au hasard
option-start-order-seats = selon les sièges

option-power-cards = Cartes POWER
option-power-cards-about = Jouer avec les trois cartes POWER de chaque peuple ? Family ne s’en sert jamais.
option-power-cards-on = avec les cartes
option-power-cards-off = sans les cartes

option-peoples = Peuples
option-peoples-about = Les joueurs choisissent leur peuple l’un après l’autre, le reçoivent au hasard, ou l’hôte le leur attribue.
option-peoples-choose = choisis
option-peoples-random = distribués au hasard
option-peoples-assigned = attribués par l’hôte

option-people-a = Peuple du siège A
option-people-a-about = Le peuple que joue le siège A, si l’hôte attribue les peuples.
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
option-people-b-about = Le peuple que joue le siège B, si l’hôte attribue les peuples.
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
option-people-c-about = Le peuple que joue le siège C, si l’hôte attribue les peuples.
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
option-people-d-about = Le peuple que joue le siège D, si l’hôte attribue les peuples.
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
option-people-e-about = Le peuple que joue le siège E, si l’hôte attribue les peuples.
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
option-people-f-about = Le peuple que joue le siège F, si l’hôte attribue les peuples.
option-people-f-none = non attribué
option-people-f-gineva = { peoples-gineva }
option-people-f-grisa = { peoples-grisa }
option-people-f-zugriga = { peoples-zugriga }
option-people-f-shafausa = { peoples-shafausa }
option-people-f-sanagal = { peoples-sanagal }
option-people-f-luserna = { peoples-luserna }
option-people-f-primitiva = { peoples-primitiva }
option-people-f-tessina = { peoples-tessina }

option-round-cap = Limite de tours de jeu
option-round-cap-about = La partie prend fin au plus tard après ce tour de jeu.

## Ressources

resources-wood = bois
resources-stone = pierre
resources-iron = fer
resources-coal = charbon
resources-copper = cuivre
resources-silver = argent
resources-gold = or

brief-wood = S’échange à la bourse
about-wood = La ressource la moins chère : il en faut pour les mines et presque toutes les villes.
brief-stone = S’échange à la bourse
about-stone = Bon marché : il en faut pour toutes les villes et la plupart des mines.
brief-iron = S’échange à la bourse
about-iron = Il en faut un cube pour construire un bâtiment, et davantage pour les mines les plus chères.
brief-coal = S’échange à la bourse
about-coal = Pour les mines de cuivre, d’argent et d’or, ou pour la vente.
brief-copper = S’échange à la bourse
about-copper = Pour les mines d’argent et d’or, ou pour la vente.
brief-silver = S’échange à la bourse
about-silver = Pour les mines d’or, ou pour la vente.
brief-gold = S’échange à la bourse
about-gold = La ressource la plus chère ; on ne construit rien avec.

## Mines

mines-wood-mine = mine de bois
brief-wood-mine = 1 cube de bois par extraction
about-wood-mine = À chaque extraction, une mine active vous donne 1 cube de bois.
mines-stone-mine = mine de pierre
brief-stone-mine = 1 cube de pierre par extraction
about-stone-mine = À chaque extraction, une mine active vous donne 1 cube de pierre.
mines-iron-mine = mine de fer
brief-iron-mine = 1 cube de fer par extraction
about-iron-mine = À chaque extraction, une mine active vous donne 1 cube de fer.
mines-coal-mine = mine de charbon
brief-coal-mine = 1 cube de charbon par extraction
about-coal-mine = À chaque extraction, une mine active vous donne 1 cube de charbon.
mines-copper-mine = mine de cuivre
brief-copper-mine = 1 cube de cuivre par extraction
about-copper-mine = À chaque extraction, une mine active vous donne 1 cube de cuivre.
mines-silver-mine = mine d’argent
brief-silver-mine = 1 cube d’argent par extraction
about-silver-mine = À chaque extraction, une mine active vous donne 1 cube d’argent.
mines-gold-mine = mine d’or
brief-gold-mine = 1 cube d’or par extraction
about-gold-mine = À chaque extraction, une mine active vous donne 1 cube d’or.

## Bâtiments

buildings-inn = Auberge
brief-inn = 3 CHF par extraction
about-inn = Vous rapporte 3 CHF à chaque extraction.

buildings-quarry = Boucharde
brief-quarry = Double jusqu’à 2 mines de pierre
about-quarry = À chaque extraction, vous donne 1 pierre de plus par mine de pierre active, pour 2 mines au plus.

buildings-ironworks = Ferronnerie
brief-ironworks = 1 fer par extraction
about-ironworks = Vous donne 1 fer à chaque extraction, avec ou sans mine de fer.

buildings-loft = Grenier
brief-loft = Stocke 3 cubes
about-loft = Stocke 3 cubes à la phase d’administration, mais ne compte pas comme entrepôt. Ne sert pas en version Family.

buildings-builders-house = Maison des Bâtisseurs
brief-builders-house = Tuiles à 2 CHF de moins
about-builders-house = Les tuiles Bâtiment vous coûtent 2 CHF de moins, mais au moins 1. Si vous avez un Bureau d’Ingénieur, vous l’obtenez pour 3 CHF et devez la construire à la place du Bureau.

buildings-booster-shop = Boutique de Booster
brief-booster-shop = Une mine de plus que de mineurs
about-booster-shop = Vous pouvez avoir une mine de plus que de mineurs.

buildings-sawmill = Scierie
brief-sawmill = Double jusqu’à 2 mines de bois
about-sawmill = À chaque extraction, vous donne 1 bois de plus par mine de bois active, pour 2 mines au plus.

buildings-coking-plant = Cokerie
brief-coking-plant = Double jusqu’à 2 mines de charbon
about-coking-plant = À chaque extraction, vous donne 1 charbon de plus par mine de charbon active, pour 2 mines au plus.

buildings-copper-foundry = Fonderie
brief-copper-foundry = Double 1 mine de cuivre
about-copper-foundry = À chaque extraction, vous donne 1 cuivre de plus pour une mine de cuivre active, et une seule.

buildings-mint = Hôtel des Monnaies
brief-mint = Argent et or vendus 1 CHF de plus
about-mint = Chaque cube d’argent ou d’or que vous vendez à la banque rapporte 1 CHF de plus, pour 4 cubes au plus par tour de jeu.

buildings-miners-school = École de Mineurs
brief-miners-school = Mineurs à 2 CHF de moins
about-miners-school = Chaque mineur vous coûte 2 CHF de moins, mais au moins 1.

buildings-engineers-office = Bureau d’Ingénieur
brief-engineers-office = Tuiles à 1 CHF de moins ; jamais en vente
about-engineers-office = Les tuiles Bâtiment vous coûtent 1 CHF de moins, mais au moins 1. Imprimé sur deux plateaux, il ne s’achète jamais et ne compte pas pour le bonus des 10 ou 11 bâtiments.

## Peuples

peoples-gineva = Diplomates de Gineva
brief-gineva = Un Bureau d’Ingénieur et une École de Mineurs
about-gineva = Un départ aisé, trois mines différentes, des tuiles et des mineurs moins chers.

peoples-grisa = Ogres de Grisa
brief-grisa = Une Boucharde et beaucoup de pierre
about-grisa = De la pierre en abondance dès le départ, mais pas de mine de bois.

peoples-zugriga = Vampires de Zugriga
brief-zugriga = Un Bureau, et un Hôtel des Monnaies en attente dans la ville 3
about-zugriga = Trois mines dès le départ, du charbon dans la ville 2, et des cartes pour la bourse.

peoples-shafausa = Nains de Shafausa
brief-shafausa = Une Ferronnerie, et du cuivre en attente dans la ville 3
about-shafausa = Le départ le plus riche, le fer de la Ferronnerie, et une mine de cuivre dans la ville 3.

peoples-sanagal = Mages de Sanagal
brief-sanagal = Deux villes dès le départ
about-sanagal = Les villes 1 et 2 sont construites dès le départ ; une Fonderie attend dans la ville 3.

peoples-luserna = Elfes de Luserna
brief-luserna = Deux villes, une Scierie et beaucoup de bois
about-luserna = Les villes 1 et 2 sont construites dès le départ ; deux mines de bois, une Scierie, et des villes qui se paient en bois.

peoples-primitiva = Hallebardiers de Primitiva
brief-primitiva = 6 mineurs et une Auberge
about-primitiva = Six mineurs dès le départ, et une Auberge qui rapporte à chaque extraction.

peoples-tessina = Justiciers de Tessina
brief-tessina = Une Boutique de Booster, du charbon dans la ville 2
about-tessina = Une Boutique de Booster permet d’avoir, dès le départ, une mine de plus que de mineurs.

## Cartes POWER

powers-negotiation = Négociation
brief-negotiation = 3 cubes par tour à 1 CHF de moins
about-negotiation = Jusqu’à 3 cubes achetés dans un tour de jeu vous coûtent 1 CHF de moins chacun, mais toujours au moins 1 CHF de plus que le prix de vente.

powers-embassy = Ambassade
brief-embassy = Achat anticipé pour 2 CHF de plus
about-embassy = La tuile que vous achetez peut venir des bâtiments non encore disponibles, pour son prix plus 2 CHF.

powers-summit = Sommet
brief-summit = 1 PV par type de bâtiment au-delà de 2
about-summit = Au décompte final : 1 PV par type de bâtiment actif au-delà du deuxième, 6 au plus.

powers-brute-strength = Bras de fer
brief-brute-strength = Première mine du tour : 1 cube de moins
about-brute-strength = La première mine que vous construisez dans un tour de jeu coûte 1 cube de moins, du type le plus cher de son prix.

powers-deep-caves = Cavernes
brief-deep-caves = Entrepôts à 2 CHF de moins
about-deep-caves = Les entrepôts vous coûtent 2 CHF de moins, mais au moins 1.

powers-ogres-hoard = Trésor de l’ogre
brief-ogres-hoard = 1 PV par tranche de 12 CHF
about-ogres-hoard = Au décompte final, vos CHF rapportent 1 PV par tranche de 12 au lieu de 20.

powers-insiders = Initiés
brief-insiders = Une deuxième spéculation
about-insiders = Une deuxième action juste après la première, dans le même passage de spéculation, payée comme d’habitude.

powers-commission = Commission
brief-commission = 1 CHF quand quelqu’un d’autre spécule
about-commission = Quand un autre joueur spécule, vous touchez 1 CHF, une fois par phase au plus.

powers-corner-the-market = Mainmise
brief-corner-the-market = 1 PV par prix de vente élevé
about-corner-the-market = Au décompte final : 1 PV par ressource dont le prix de vente atteint ou dépasse son prix de départ, 5 au plus.

powers-forced-labour = Travaux forcés
brief-forced-labour = 5 mines actives : 1 cube en plus
about-forced-labour = Avec au moins 5 mines actives, vous recevez 1 cube de plus à chaque extraction : bois, pierre, fer ou charbon.

powers-deep-galleries = Galeries
brief-deep-galleries = Une mine de plus
about-deep-galleries = Votre limite de mines est relevée de 1.

powers-royal-vein = Filon royal
brief-royal-vein = 1 PV par mine d’argent ou d’or
about-royal-vein = Au décompte final : 1 PV par mine d’argent ou d’or active, 5 au plus.

powers-tax-rebate = Remise fiscale
brief-tax-rebate = Spéculation à 2 CHF de moins
about-tax-rebate = Chaque spéculation vous coûte 2 CHF de moins, sans descendre sous 0.

powers-transmutation = Transmutation
brief-transmutation = Changer un cube en ressource plus chère
about-transmutation = Une fois par tour de jeu, changez un de vos cubes en un cube de la ressource suivante, plus chère, pour 1 CHF.

powers-learned-cities = Cités savantes
brief-learned-cities = 1 PV par ville pleine
about-learned-cities = Au décompte final : 1 PV par ville construite sans emplacement libre, 5 au plus.

powers-ancient-forest = Forêt ancestrale
brief-ancient-forest = 1 bois de plus pour 2 mines de bois au plus
about-ancient-forest = À chaque extraction, 1 bois de plus par mine de bois active, pour 2 mines au plus, en plus de la Scierie.

powers-harmony = Harmonie
brief-harmony = Villes à 2 cubes de moins
about-harmony = Une ville vous coûte 2 cubes de moins, les plus chers de son prix, mais au moins 1 cube.

powers-wardens = Gardiens
brief-wardens = 2 PV par mine de bois
about-wardens = Au décompte final : 2 PV par mine de bois active, 6 au plus.

powers-privilege = Privilège
brief-privilege = 2 CHF de moins à l’enchère
about-privilege = Quand vous passez à l’enchère, vous payez 2 CHF de moins, sans descendre sous 0.

powers-soldiers-pay = Solde
brief-soldiers-pay = Mineurs à 3 CHF de moins
about-soldiers-pay = Les mineurs vous coûtent 3 CHF de moins, mais au moins 1.

powers-guard-of-honour = Garde d’honneur
brief-guard-of-honour = 1 PV pour 3 mineurs
about-guard-of-honour = Au décompte final : 1 PV par groupe complet de 3 mineurs, 4 au plus.

powers-redistribution = Redistribution
brief-redistribution = 2 CHF si personne n’en a moins
about-redistribution = À chaque extraction, vous touchez 2 CHF si aucun autre joueur n’en a moins que vous.

powers-smuggling = Contrebande
brief-smuggling = 2 cubes par tour à 1 CHF de plus
about-smuggling = Jusqu’à 2 cubes par tour de jeu vont à la banque pour 1 CHF de plus que le prix de vente, sans marque SOLD.

powers-social-justice = Justice sociale
brief-social-justice = 1 PV par entrepôt rempli
about-social-justice = Au décompte final : 1 PV par entrepôt rempli, 6 au plus.

## Tuiles de mise en place de la variante Colonial

tile-name = tuile de mise en place { $value }
about-tile = Choisie pendant la phase initiale, elle vous donne tout ce qu’elle montre ; la valeur de vos deux premières tuiles fixe l’ordre dans lequel vous choisissez la troisième.
brief-tile = Possessions de départ
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
sides-sell = le prix de vente
sides-buy = le prix d’achat
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
noted-acquired = Bâtiments acquis
noted-built = Bâtiments construits
noted-mines = Mines construites
noted-sold = Cubes vendus
noted-bought = Cubes achetés
noted-revealed = Cartes POUVOIR révélées
noted-cities = Cités construites
noted-miners = Mineurs engagés
noted-warehouses = Entrepôts construits
ending-cities = Un joueur a construit et rempli toutes ses villes.
ending-warehouses = Un joueur a construit et rempli tous ses entrepôts.
ending-round-cap = Le dernier tour de jeu est terminé.
reasons-cities = un joueur a construit et rempli toutes ses villes
reasons-warehouses = un joueur a construit et rempli tous ses entrepôts
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
provenance-ruling = tranché par une décision de notre part
provenance-reconstructed = reconstitué : rien de public n’existe
known-figure = { $figure } : { $source }
known-lines = règle du jeu, lignes { $lines }
chf = { NUMBER($amount, useGrouping: 0) } CHF
cubes-of-kind =
    { $amount ->
        [one]
            { $resource ->
                [argent] { $amount } cube d’argent
                [or] { $amount } cube d’or
               *[other] { $amount } cube de { $resource }
            }
       *[other]
            { $resource ->
                [argent] { $amount } cubes d’argent
                [or] { $amount } cubes d’or
               *[other] { $amount } cubes de { $resource }
            }
    }
cubes-and = { $cubes } et { $last }

# Parts de phrases, avec l’article, l’élision ou le pluriel que demande une ressource.

mine-of-resource =
    { $resource ->
        [argent] une mine d’argent
        [or] une mine d’or
       *[other] une mine de { $resource }
    }
mine-of-resources =
    { $resources ->
        [argent] une mine d’argent
        [or] une mine d’or
       *[other] une mine de { $resources }
    }
cube-of-resource =
    { $resource ->
        [argent] un cube d’argent
        [or] un cube d’or
       *[other] un cube de { $resource }
    }
cube-of-resources =
    { $resources ->
        [argent] un cube d’argent
        [or] un cube d’or
       *[other] un cube de { $resources }
    }
of-resource =
    { $resource ->
        [pierre] de la pierre
        [argent] de l’argent
        [or] de l’or
       *[other] du { $resource }
    }
of-resources =
    { $resources ->
        [pierre] de la pierre
        [argent] de l’argent
        [or] de l’or
       *[other] du { $resources }
    }

board-figures = { $miners } mineurs, villes construites : { $cities }, emplacements { $slots } : { $printed }
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
scale-figures = prix de vente { $sell } ({ $sell_min }–{ $sell_max }), prix d’achat { $buy } ({ $buy_min }–{ $buy_max })
column-type = Genre
column-cost = Coût
column-points = PV
column-figures = Chiffres
column-rule = Règle
column-provenance = Source
score-points = Points de victoire
score-chf = CHF après conversion
standing-goal = Le plus de points de victoire gagne

field-sold = Marquées SOLD
field-sell-frozen = Prix de vente bloqués
field-buy-frozen = Prix d’achat bloqués
field-sell = Prix de vente
field-buy = Prix d’achat
field-bid = Dernière mise
field-bag = Sac
field-ladder = Bâtiments disponibles
field-future = Bâtiments non encore disponibles
field-order = Ordre du tour
field-next-order = Échelle du prochain tour
field-at = Place du joueur actif
field-acquisitions = Tuiles achetées ou défaussées dans ce passage
field-warehouses-built = Entrepôts construits dans ce passage
field-mines-built = Mines construites dans ce passage
field-settled = Tuiles de la réserve payées
field-speculations = Spéculations dans ce passage
field-placing-mine = Mine à placer
field-placing-building = Bâtiment à placer
field-ending = Raison de la fin de partie
field-players = Peuples
field-money = CHF
field-tiles = Tuiles de mise en place
field-cubes = Cubes
field-mines = Mines par ville
field-buildings = Bâtiments par ville
field-earned = Cubes vendus avec bonus
field-reserve = Réserve
field-people = Peuple
field-power = Carte POWER
field-used = Utilisations de la carte dans ce tour de jeu
field-cities = Villes
field-miners = Mineurs
field-warehouses = Entrepôts

## Phases

phase-deal = Le hasard distribue un peuple
phase-order = Le hasard tire l’ordre du tour
phase-first = Le hasard désigne le premier joueur
phase-draw = Un bâtiment est pioché dans le sac
phase-people = Choisissez un peuple
phase-draft = Choisissez une tuile de mise en place
phase-extraction = Extraction : utilisez une carte ou continuez
phase-auction = Ordre du tour : misez ou passez
phase-insert = Ordre du tour : choisissez une place
phase-buying = Achat : un bâtiment et des entrepôts
phase-management = Gestion : construisez et commercez
phase-site = Choisissez la ville
phase-surplus = Administration : vendez l’excédent
phase-fee = Administration : payez la réserve
phase-speculation = Spéculation : une action, ou passez
phase-over = La partie est terminée
phase-preparing = Mise en place
phase-production = Extraction : les mines et les bâtiments produisent
phase-next-extraction = Extraction
phase-next-bid = Ordre du tour
phase-next-buying = Achat
phase-next-management = Gestion
phase-next-surplus = Administration : excédent
phase-next-fee = Administration : frais de réserve
phase-ladders = Administration : les échelles se remplissent
phase-free-market = Administration : marché libre
phase-next-speculation = Spéculation
phase-end-check = Conditions de fin de partie
phase-possessions = Mise en place : possessions

## Coups

move-take-people = Jouer les { $peoples }
move-tile = Choisir la { $tiles }
move-labour = Prendre { cube-of-resources } en plus
move-bid = Miser 1 CHF de plus
move-skip = Passer
move-place = Prendre la place { $places }
move-acquire = Acheter la tuile { $buildings }
move-acquire-future = Acheter la tuile { $buildings }, non encore disponible
move-discard = Payer pour défausser la tuile { $buildings }
move-warehouse = Construire un entrepôt
move-mine = Construire { mine-of-resources }
move-build = Construire le bâtiment { $buildings }
move-in-city = Dans la ville { $cities }
move-miner = Engager un mineur
move-city = Construire la ville suivante
move-buy = Acheter { cube-of-resources }
move-sell = Vendre { cube-of-resources }
move-transmute = Transmuter { cube-of-resources }
move-smuggle = Passer { cube-of-resources } en contrebande
move-pay = Payer et garder la tuile
move-give-back = Remettre la tuile dans le sac
move-fix = Bloquer { $sides } { of-resources }
move-raise-price = Monter d’un cran le { $columns } { of-resources }
move-lower-price = Baisser d’un cran le { $columns } { of-resources }
move-raise-two = Monter de deux crans le { $columns } { of-resources }
move-lower-two = Baisser de deux crans le { $columns } { of-resources }
move-vary = Faire varier les prix { of-resources } : vente { $sell_ways }, achat { $buy_ways }
move-power = Dévoiler « { $powers } »
move-done = Terminer
move-deal = Les { $peoples } sont distribués
move-next-seat = { $seats } vient ensuite
move-first = { $seats } joue en premier
move-draw = Tuile piochée : { $buildings }

## Événements

amount-chf = { $amount } CHF
event-people = { seat-has } pris les { $people }
event-starts-at = { seat-has } pris la place { $place } dans l’ordre du tour
event-started =
    { $cities ->
        [one] { seat-has } commencé avec { $money } CHF, { $miners } mineurs et { $cities } ville
       *[other] { seat-has } commencé avec { $money } CHF, { $miners } mineurs et { $cities } villes
    }
event-picked = { seat-has } choisi la { $tile }
event-draft-order = { seat-has } pris la place { $place } avec un total de { $total }
event-gift-money = { seat-has } reçu { $amount } CHF de { seat-their } tuiles de mise en place
event-gift-building = { seat-has } reçu le bâtiment { $building } dans la ville 1
event-gift = { seat-has } reçu de { seat-their } tuiles de mise en place : entrepôts { $warehouses }, mineurs { $miners }, villes { $cities }
event-on-ladder = Nouveau bâtiment disponible : { $building }
event-on-future = Bientôt disponible : { $building }
event-turn = Tour de jeu { $turn } · { $stage }
event-produced = { seat-has } extrait { cubes-of-kind }
event-doubled = { seat-has } obtenu { cubes-of-kind } · { $building }
event-earned = { seat-has } touché { $amount } CHF · { $building }
event-power-produced = { seat-has } obtenu { cubes-of-kind } · { $power }
event-power-earned = { seat-has } touché { $amount } CHF · { $power }
event-revealed = { seat-has } dévoilé « { $power } »
event-bid = { seat-has } misé { $amount } CHF
event-passed =
    { $amount ->
        [0] { seat-has } passé sans rien payer
        [one] { seat-has } passé et payé { $amount } CHF
       *[other] { seat-has } passé et payé { $amount } CHF
    }
event-placed = { seat-has } pris la place { $place } sur l’échelle du prochain tour
event-new-order = Place { $place } : { $seat }
event-rotated = Place { $place } : { $seat }
event-acquired = { seat-has } acheté la tuile { $building } pour { $price } CHF
event-acquired-future = { seat-has } acheté la tuile { $building }, non encore disponible, pour { $price } CHF
event-discarded = { seat-has } payé { $price } CHF pour défausser la tuile { $building }
event-warehouse = { seat-has } construit l’entrepôt { $number } pour { $price } CHF
event-paid = { seat-has } payé { cubes-of-kind }
event-mine = { seat-has } construit { mine-of-resource } dans la ville { $city }
event-built = { seat-has } construit le bâtiment { $building } dans la ville { $city }
event-replaced = { seat-has } construit le bâtiment { $building } dans la ville { $city }, à la place du bâtiment { $replaced }
event-miner = { seat-has } engagé le mineur { $number } pour { $price } CHF
event-city = { seat-has } construit la ville { $number }
event-bought = { seat-has } acheté { cube-of-resource } pour { $price } CHF
event-sold = { seat-has } vendu { cube-of-resource } pour { $price } CHF
event-surplus = { seat-has } vendu { cube-of-resource } en excédent pour { $price } CHF
event-bonus = { seat-has } touché { $amount } CHF de plus · { $building }
event-marked = La banque a posé { cube-of-resource } sur la case SOLD
event-transmuted = { seat-has } changé { cube-of-resource } en { $into } pour { $price } CHF
event-smuggled = { seat-has } passé { cube-of-resource } en contrebande pour { $price } CHF
event-finished = { seat-has } terminé { seat-his } passage
event-fee = { seat-has } payé { $amount } CHF pour garder en réserve la tuile { $building }
event-returned = { seat-has } remis dans le sac la tuile { $building }
event-moved-up = Désormais disponible : { $building }
event-cleared = Personne n’a acheté la tuile { $building } : elle est retournée dans le sac
event-price-fell = Après une vente, le prix de vente { of-resource } est tombé à { $price } CHF
event-speculated =
    { $price ->
        [0] { seat-has } spéculé sans rien payer
        [one] { seat-has } spéculé pour { $price } CHF
       *[other] { seat-has } spéculé pour { $price } CHF
    }
event-fixed = Le { $column } { of-resource } a été bloqué à { $price } CHF
event-moved = Le { $column } { of-resource } est passé à { $price } CHF
event-no-speculation = { seat-has-not } pas spéculé
event-ended = La partie a pris fin : { $reason }
event-final-card = { seat-has } utilisé « { $power } » au décompte final
event-scored = { seat-has } marqué { $points } PV · { $item }
event-scored-by-card = { seat-has } marqué { $points } PV · { $item } : { $power }
event-converted =
    { $cubes ->
        [one] { seat-has } converti { $cubes } cube en { $chf } CHF
       *[other] { seat-has } converti { $cubes } cubes en { $chf } CHF
    }
event-total = { seat-has } terminé avec { $points } PV et { $chf } CHF
event-won = { seat-has } gagné la partie avec { $points } PV !
event-won-by-money = { seat-has } gagné la partie au départage : { $points } PV et { $chf } CHF !
event-shares-victory = { seat-has } partagé la victoire avec { $points } PV

## Pourquoi un coup est refusé

refusal-choice-pending = « { $move } » doit attendre : vous avez d’abord un choix à faire ({ $rule }). La phase en cours est « { $phase } ».
refusal-not-enough-chf = Cela coûte { $cost } CHF, or vous en avez { $money } ({ $rule }).
refusal-not-enough-cubes = Il vous manque { $cubes } ({ $rule }).
refusal-no-free-slot = Aucune de vos villes construites n’a d’emplacement libre ({ $rule }).
refusal-mine-limit = Pour l’instant, vous ne pouvez pas avoir plus de { $limit } mines ({ $rule }).
refusal-already-owned = Vous avez déjà le bâtiment { $buildings }, et un seul exemplaire est permis ({ $rule }).
refusal-not-available =
    { $why ->
        [no-cube] Il vous manque { cube-of-resources } ({ $rule }).
        [not-on-ladder] La tuile { $buildings } n’est pas parmi les bâtiments disponibles ({ $rule }).
        [not-on-future] La tuile { $buildings } n’est pas parmi les bâtiments non encore disponibles ({ $rule }).
        [not-in-reserve] La tuile { $buildings } n’est pas dans votre réserve ({ $rule }).
        [no-discard] En version Family, on ne peut pas payer pour défausser une tuile : la tuile { $buildings } reste où elle est ({ $rule }).
        [no-warehouse] En version Family, tous les entrepôts sont construits dès le départ ({ $rule }).
        [must-pay] Vous pouvez payer toutes les tuiles de votre réserve : vous ne pouvez donc en rendre aucune ({ $rule }).
        [not-by-labour] Les Travaux forcés ne donnent pas cette ressource : { $resources } ({ $rule }).
        [dearest] Aucune ressource n’est plus chère : impossible de transmuter { cube-of-resources } ({ $rule }).
        [take-people] Les { $peoples } sont déjà pris ({ $rule }).
        [tile] Vous ne pouvez pas choisir la { $tiles } : elle n’est pas proposée ({ $rule }).
        [place] Cette place n’existe pas sur l’échelle du prochain tour ({ $rule }).
        [in-city] Cette ville n’est pas construite ou n’a pas d’emplacement libre ({ $rule }).
        [deal] Les { $peoples } sont déjà distribués ({ $rule }).
        [next-seat] Ce siège a déjà sa place ({ $rule }).
        [draw] La tuile { $buildings } n’est pas dans le sac ({ $rule }).
       *[other] « { $move } » n’est pas possible ici ({ $rule }).
    }
refusal-limit-reached =
    { $why ->
        [last-bidder] Tous les autres ont passé : il n’y a plus personne contre qui miser ({ $rule }).
        [acquisition] Vous avez déjà acheté ou défaussé une tuile pendant ce tour de jeu ({ $rule }).
        [warehouse] Vous ne pouvez plus construire d’entrepôt pendant ce tour de jeu ({ $rule }).
       *[card] Votre carte est épuisée pour ce tour de jeu ({ $rule }).
    }
refusal-track-end =
    { $why ->
        [warehouse] Vous avez déjà construit tous les entrepôts ({ $rule }).
        [miner] Vous avez déjà engagé tous les mineurs ({ $rule }).
       *[city] Vous avez déjà construit toutes les villes en jeu ({ $rule }).
    }
refusal-scale-end = L’échelle des prix { of-resources } ne va pas jusque-là ({ $rule }).
refusal-frozen = Ce prix { of-resources } est bloqué pour le reste de la phase ({ $rule }).
refusal-no-such-power =
    { $why ->
        [not-revealed] Vous n’avez pas dévoilé de carte qui permette « { $move } » ({ $rule }).
        [no-cards] Cette partie se joue sans cartes POWER ({ $rule }).
        [other-people] La carte « { $powers } » n’appartient pas à votre peuple ({ $rule }).
        [already-revealed] Vous avez déjà dévoilé votre carte ; les autres sont remises dans la boîte ({ $rule }).
        [final] La carte « { $powers } » prend effet d’elle-même au décompte final et ne se dévoile pas avant ({ $rule }).
        [other-phase] La carte « { $powers } » ne s’utilise pas dans cette phase ({ $rule }).
       *[of-no-use] La carte « { $powers } » ne vous apporterait rien maintenant ({ $rule }).
    }

## Pourquoi une position est impossible

position-not-resting = Une position ne peut pas s’arrêter dans la phase « { $phase } » ({ $rule }).
position-other-edition = Cette version n’a pas de phase « { $phase } » ({ $rule }).
position-other-options = Avec ces options, il n’y a pas de phase « { $phase } » ({ $rule }).
position-bad-round =
    { $most ->
        [0] La mise en place précède le tour de jeu 1 : le tour de jeu { $turn } ne va pas avec la phase « { $phase } » ({ $rule }).
       *[other] Le tour de jeu { $turn } ne convient pas : la phase « { $phase } » appartient à un tour de jeu de { $least } à { $most } ({ $rule }).
    }
position-people-twice = Un autre siège joue déjà les { $peoples } ({ $rule }).
position-people-missing = Chaque siège joue un peuple, et celui-ci n’en a pas encore ({ $rule }).
position-people-order = Les sièges prennent leur peuple dans l’ordre, et un siège précédent n’en a pas encore ({ $rule }).
position-people-assigned = Les options attribuent à ce siège les { $peoples } ({ $rule }).
position-too-early = Les possessions, les prix et les tuiles ne changent pas avant la fin de la phase « { $phase } » : ici, tout est encore comme au départ ({ $rule }).
position-order-so-far = Dans la phase « { $phase } », l’ordre du tour ne compte pas autant de sièges, ou il a un trou ({ $rule }).
position-bad-order = L’ordre du tour nomme chaque siège exactement une fois ({ $rule }).
position-order-of-seats = Les options fixent l’ordre du tour : le siège A joue en premier, les autres suivent dans le sens horaire ({ $rule }).
position-order-of-sums = Après le deuxième choix, la plus petite somme de deux tuiles de mise en place vient en premier ({ $rule }).
position-clockwise = En version Family, l’ordre du tour suit toujours le sens horaire ({ $rule }).
position-no-tiles = Les tuiles de mise en place ne servent que dans la variante Colonial ({ $rule }).
position-tile-unused = L’une de ces tuiles de mise en place n’est pas utilisée à { $count } joueurs ({ $rule }).
position-tile-twice = Un autre joueur a déjà l’une de ces tuiles de mise en place ({ $rule }).
position-bad-draft = Dans la phase « { $phase } », les joueurs n’ont pas le nombre de tuiles de mise en place qu’ils ont dû choisir ({ $rule }).
position-three-tiles = Une fois les choix faits, chaque joueur a trois tuiles de mise en place ({ $rule }).
position-not-as-laid = Avant le tour de jeu 1, c’est encore exactement ce que montrent le plateau du peuple et les tuiles de mise en place du joueur ({ $rule }).
position-no-auction = Dans la phase « { $phase } », personne ne mise ni ne se trouve sur l’échelle du prochain tour ({ $rule }).
position-bad-next-order = L’échelle du prochain tour nomme les sièges sans trou, chacun une seule fois ({ $rule }).
position-has-passed = Le joueur qui doit agir se trouve sur l’échelle du prochain tour : il a donc déjà passé ({ $rule }).
position-bad-bid = La dernière mise indiquée est de { $bid } CHF, or la plus haute mise d’un joueur est de { $most } CHF ({ $rule }).
position-no-such-bid = Les mises montent par pas fixes et aucun montant n’est misé deux fois : personne ne peut avoir misé { $bid } CHF ({ $rule }).
position-bid-too-high = Une mise de { $bid } CHF dépasse les { $money } CHF que possède le joueur ({ $rule }).
position-highest-passed = Le { $seats } a la plus haute mise, et seul le dernier joueur restant passe avec celle-ci ({ $rule }).
position-bids-in-turn = L’enchère suit l’ordre du tour, et ces mises ne peuvent pas avoir été faites dans cet ordre avant ce joueur ({ $rule }).
position-bad-cities = Le { $seats } a { $found } villes, mais doit en avoir de { $least } à { $most } ({ $rule }).
position-bad-miners = Le { $seats } a { $found } mineurs, mais doit en avoir de { $least } à { $most } ({ $rule }).
position-bad-warehouses =
    { $least ->
        [11] Le { $seats } a { $found } entrepôts, mais les { $most } sont construits dès le départ ({ $rule }).
       *[other] Le { $seats } a { $found } entrepôts, mais doit en avoir de { $least } à { $most } ({ $rule }).
    }
position-no-such-city = La ville { $city } n’est pas en jeu ({ $rule }).
position-unbuilt-city = La ville { $city } du { $seats } n’est pas construite : seul ce qui y est imprimé peut s’y trouver ({ $rule }).
position-not-printed = Le bâtiment { $buildings } ne se trouve que là où un plateau le montre, et celui du { $seats } ne le montre pas dans la ville { $city } ({ $rule }).
position-not-replaced = Le bâtiment { $buildings } prend la place du { buildings-engineers-office } : le { $seats } ne peut pas avoir les deux ({ $rule }).
position-too-full =
    { $slots ->
        [one] La ville { $city } du { $seats } a { $slots } emplacement mais contient { $found } mines et bâtiments ({ $rule }).
       *[other] La ville { $city } du { $seats } a { $slots } emplacements mais contient { $found } mines et bâtiments ({ $rule }).
    }
position-too-many-mines = Le { $seats } a { $found } mines mais peut en avoir { $limit } au plus ({ $rule }).
position-reserve-gap = La réserve du { $seats } se donne sans trou ({ $rule }).
position-owned-twice = Le { $seats } a deux fois le bâtiment { $buildings } ({ $rule }).
position-too-rich = Les CHF et les cubes du { $seats } valent au moins { $worth } CHF, plus que les mines et les bâtiments n’ont pu rapporter jusqu’à ce tour de jeu (au plus { $most }) ({ $rule }).
position-surplus-kept = Le { $seats } a { $found } cubes mais de la place pour { $room }, et l’excédent est déjà vendu ({ $rule }).
position-bonus-sales = { $found } cubes seraient vendus avec le bonus du bâtiment { $buildings } dans ce tour de jeu ; le { $seats } ne peut en avoir vendu que { $most } ({ $rule }).
position-no-cards = Cette partie se joue sans cartes POWER ({ $rule }).
position-no-final-card = Après la fin, le { $seats } a une carte POWER en service : celle qui est dévoilée, sinon la carte de décompte de son peuple ({ $rule }).
position-final-card = Une carte de décompte n’entre en service qu’au décompte final ({ $rule }).
position-foreign-power = Cette carte n’appartient pas au peuple du { $seats } ({ $rule }).
position-card-uses = La carte du { $seats } aurait servi { $found } fois dans ce tour de jeu ; elle peut servir { $most } fois au plus ({ $rule }).
position-never-for-sale = Le bâtiment { $buildings } n’est jamais en vente : il ne peut être ni sur une échelle, ni dans une réserve, ni dans le sac ({ $rule }).
position-not-in-edition = Le bâtiment { $buildings } ne sert pas dans cette version ({ $rule }).
position-copies =
    { $copies ->
        [one] Il y a { $copies } exemplaire de la tuile { $buildings } dans la partie, or la position en montre { $found } ({ $rule }).
       *[other] Il y a { $copies } exemplaires de la tuile { $buildings } dans la partie, or la position en montre { $found } ({ $rule }).
    }
position-ladder-length = À { $count } joueurs, une échelle a { $count } places ({ $rule }).
position-no-future = La version Family n’a pas de bâtiments « non encore disponibles » ({ $rule }).
position-moves-up = Quand on pioche, les bâtiments non encore disponibles ont déjà comblé les vides des bâtiments disponibles ({ $rule }).
position-future-gap = Quand on pioche, l’échelle qui se remplit n’a pas de vide entre ses tuiles ({ $rule }).
position-empty-bag = Il n’y a pas de tuile à piocher dans le sac ({ $rule }).
position-bad-price = Dans cette colonne, le prix { of-resources } va de { $least } à { $most } ({ $rule }).
position-no-marks = La version Family n’a pas de marques SOLD ({ $rule }).
position-marks-elsewhere = Aucune ressource n’est marquée SOLD dans la phase « { $phase } » ({ $rule }).
position-no-frozen = Les prix ne sont bloqués que pendant la spéculation, pas dans la phase « { $phase } » ({ $rule }).
position-too-few-frozen = Chaque spéculation laisse un prix bloqué ({ $rule }).
position-wrong-end = Une partie terminée dit pourquoi elle l’est, une partie en cours ne le dit pas ; cela ne va pas avec la phase « { $phase } » ({ $rule }).
position-wrong-ending =
    { $found ->
        [none] Rien ici ne met fin à la partie ({ $rule }).
       *[other] La raison à indiquer ici est « { $found } » ({ $rule }).
    }
position-ended-before = Le { $seats } a construit et rempli toutes ses villes : la partie a pris fin avant la phase « { $phase } » ({ $rule }).
position-wrong-actor =
    { $who ->
        [chance] Dans la phase « { $phase } », c’est au hasard d’agir ({ $rule }).
        [nobody] Dans la phase « { $phase } », personne n’agit ({ $rule }).
       *[seat] Dans la phase « { $phase } », c’est au { $seats } d’agir ({ $rule }).
    }
position-wrong-place = Dans la phase « { $phase } », la place active est { $number }, comptée à partir de 0 ({ $rule }).
position-counted-elsewhere = Cela ne se compte pas dans la phase « { $phase } » ({ $rule }).
position-too-many-done = { $found } est trop pour ce passage ; { $most } est le maximum ici ({ $rule }).
position-nothing-placed = Dans la phase « { $phase } », rien n’attend de ville ({ $rule }).
position-one-placed = Exactement une mine ou un bâtiment attend sa ville ({ $rule }).
position-replaces-it = Le bâtiment { $buildings } prend aussitôt la place du { buildings-engineers-office } et n’attend pas de ville ({ $rule }).
position-mine-not-counted = La mine qui attend sa ville a été construite dans ce passage et compte ({ $rule }).
position-no-choice = Dans la phase « { $phase } », il n’y aurait ici rien à choisir ni à piocher ({ $rule }).

## Pourquoi un fichier de contenu est refusé

content-copy-each = à { $count } joueurs, il faut un exemplaire de chaque bâtiment
content-editions = les versions sont family, geek et colonial
content-scorings = les décomptes sont geek et family
content-seven-resources = le jeu a sept ressources
content-sell-below-buy = le prix de vente le plus haut doit rester inférieur au prix d’achat le plus bas, { $price } : sinon, on pourrait revendre des cubes avec bénéfice
content-mine-each = il y a exactement une mine par ressource
content-active-mines = doit dire quelles mines compte active_mines
content-buildings = de { $low } à { $high } bâtiments
content-copies = limits.building_backs dit combien il y en a
content-miner-price =
    { $count ->
        [one] un plateau commence avec { $count } mineur, donc le numéro { $number } doit avoir un prix
       *[other] un plateau commence avec { $count } mineurs, donc le numéro { $number } doit avoir un prix
    }
content-too-full =
    { $count ->
        [one] la ville { $city } a { $count } emplacement, or { $found } possessions y sont imprimées
       *[other] la ville { $city } a { $count } emplacements, or { $found } possessions y sont imprimées
    }
content-people-each = il faut un peuple par joueur
content-printed-twice = { $id } est aussi imprimé sur le plateau de { $other }, et la boîte pourrait ne pas en avoir assez
content-not-in-family = { $id } ne sert pas en version Family : aucun plateau ne peut donc le montrer
content-three-cards = { $id } doit avoir trois cartes, dont exactement une pour le décompte final
content-sold-dearer = un cube de { $id } pourrait rapporter { $more } CHF de plus que son prix de vente, qui va jusqu’à { $high }, mais ne coûte que { $low }
content-bought-cheaper = un cube de { $id } acheté avec { $other } pourrait être revendu avec bénéfice
content-tiles = trois tuiles par joueur, { $high } au plus
content-same-value = { $id } a la même valeur
content-same-building = { $id } montre le même bâtiment, et la pile pourrait ne pas en avoir assez
content-fitting-backs =
    { $found ->
        [one] à { $count } joueurs, il faut { $needed } tuiles, or seule { $found } a un dos qui convient
       *[other] à { $count } joueurs, il faut { $needed } tuiles, or seules { $found } ont un dos qui convient
    }
content-first-city = la ville 1 peut recevoir jusqu’à trois bâtiments venus de tuiles
content-no-figure = ne nomme aucun chiffre de ce tableau

## Le plateau dans le terminal

board-exchange = La bourse
board-ladders = Échelles des bâtiments
board-order = Ordre du tour : { $seats }
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
column-ladder = Disponibles
column-future = Non encore disponibles
column-turn-order = Ce tour
column-bid = Mise
column-next-round = Prochain tour

## Le plateau sur le web

web-tab-mine = Vous
web-tab-city = Villes
web-tab-exchange = Bourse
web-tab-ladders = Tuiles
web-tab-order = Ordre
web-tab-others = Autres
web-tab-peoples = Peuples
web-tab-draft = Choix
web-tab-count = Décompte
web-page-mine = Votre peuple
web-page-exchange = Bourse
web-page-ladders = Tuiles Bâtiment
web-page-order = Ordre du tour
web-page-others = Les autres peuples
web-page-peoples = Choisissez votre peuple
web-page-draft = Tuiles de mise en place
web-page-count = Décompte final
web-pages = Parties de la table
web-stages = Phases du tour de jeu
web-round = Tour de jeu { $turn }
web-colon = {" : "}
web-board = Plateau joueur : { $seat }
web-balance = Vos possessions
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
web-left = Il vous restera : { $amounts }
web-missing = cubes manquants : { $chf } CHF
web-mine-gives = { $points } PV, { cube-of-resource } par tour de jeu
web-miner = Mineur { $number }
web-miner-gives = 1 PV, permet une mine de plus
web-city = Ville { $number }
web-city-gives =
    { $slots ->
        [one] 1 PV, { $slots } emplacement libre
       *[other] 1 PV, { $slots } emplacements libres
    }
web-warehouse = Entrepôt { $number }
web-warehouse-gives = 1 PV, conserve 1 cube
web-building-gives = { $points } PV, { $brief }
web-buy = Acheter
web-sell = Vendre
web-smuggle = Frauder
web-transmute = Changer
web-row-buy = Acheter un cube, en CHF
web-row-sell = Vendre un cube, en CHF
web-row-smuggle = Frauder un cube, en CHF
web-row-transmute = Changer un cube, en CHF
web-row-labour = Prendre 1 cube en plus
web-row-mine = Construire une mine
web-yields = Les mines et les bâtiments rapporteront { $amount } à la prochaine extraction
web-prices = la banque paie { $sell } CHF et demande { $buy } CHF
web-scale = Le prix de vente va de { $sell_min } à { $sell_max }, le prix d’achat de { $buy_min } à { $buy_max }.
web-sells = vente
web-buys = achat
web-frozen = bloqué
web-is-sold = marqué SOLD
web-sell-frozen = prix de vente bloqué
web-buy-frozen = prix d’achat bloqué
web-mines-of = Mines : { $mines } sur { $limit } au plus
web-stored = Cubes : { $cubes }, place pour { $room } à la phase d’administration
web-miners-of = Mineurs : { $miners } sur { $most }
web-warehouses-of = Entrepôts : { $warehouses } sur { $most }, dont { $filled } remplis
web-city-built = Ville { $number }, construite
web-city-unbuilt = Ville { $number }, non construite
web-dormant = en sommeil jusqu’à la construction de sa ville
web-free =
    { $slots ->
        [0] aucun emplacement libre
        [one] { $slots } emplacement libre
       *[other] { $slots } emplacements libres
    }
web-paid = payée
web-acquire = Acheter
web-discard = Défausser
web-discard-about = Coûte { $price } CHF : la tuile retourne dans le sac, et votre achat du tour de jeu est utilisé.
web-tile = { $price } CHF, { $points } PV
web-printed = Prix imprimé : { $price } CHF
web-owned = vous l’avez déjà
web-future-why = Il attend une place parmi les bâtiments disponibles ; d’ici là, seule une carte permet de l’acheter.
web-gap = vide
web-bag =
    { $tiles ->
        [one] { $tiles } tuile dans le sac
       *[other] { $tiles } tuiles dans le sac
    }
web-now = Ce tour
web-bids = Mises
web-bid = Miser { $amount } CHF
web-bid-about = Vous ne payez que lorsque vous passez.
web-pass = Passer, payer { $amount } CHF
web-auction-about = Si vous passez, vous payez votre dernière mise et choisissez une place parmi les joueurs qui ont déjà passé ; le premier à passer n’a pas le choix.
web-people-facts =
    { $cities ->
        [one] { $money } CHF, { $miners } mineurs, { $cities } ville
       *[other] { $money } CHF, { $miners } mineurs, { $cities } villes
    }

## Raisons d’un coup

reason-points-me = Si la partie s’arrêtait maintenant, vous auriez { $after } PV, au lieu de { $before }.
reason-points-them = Si la partie s’arrêtait maintenant, { $seats } aurait { $after } PV, au lieu de { $before }.
missed-points-me = Si la partie s’était arrêtée là, cela aurait fait { $change } PV de plus.
missed-points-them = Si la partie s’était arrêtée là, { $seats } aurait eu { $change } PV de moins.
reason-income-me = Aux prix de vente, vos mines et vos bâtiments rapportent { $after } CHF par tour de jeu, au lieu de { $before }.
reason-income-them = { $seats } tire de ses mines et bâtiments { $after } CHF par tour de jeu aux prix de vente, au lieu de { $before }.
missed-income-me = Aux prix de vente, les mines et les bâtiments auraient rapporté { $change } CHF de plus par tour de jeu.
missed-income-them = { $seats } aurait tiré de ses mines et bâtiments { $change } CHF de moins par tour de jeu aux prix de vente.
reason-tiles-me =
    { $after ->
        [one] Vous avez maintenant { $after } bâtiment, au lieu de { $before }.
       *[other] Vous avez maintenant { $after } bâtiments, au lieu de { $before }.
    }
missed-tiles-me =
    { $change ->
        [one] Cela aurait fait { $change } bâtiment de plus.
       *[other] Cela aurait fait { $change } bâtiments de plus.
    }
reason-for-sale-them = { $seats } ne peut plus acheter la tuile { $buildings }.
missed-for-sale-them = { $seats } n’aurait plus pu acheter la tuile { $buildings }.
reason-place-me = Vous êtes maintenant à la place { $after } dans l’ordre du tour, au lieu de { $before }.
missed-place-me = Ce coup aurait donné la place { $after } dans l’ordre du tour, au lieu de { $before }.
reason-slots-me =
    { $after ->
        [one] Vous avez { $after } emplacement libre dans vos villes construites, au lieu de { $before }.
       *[other] Vous avez { $after } emplacements libres dans vos villes construites, au lieu de { $before }.
    }
missed-slots-me =
    { $change ->
        [one] Cela aurait fait { $change } emplacement libre de plus dans les villes construites.
       *[other] Cela aurait fait { $change } emplacements libres de plus dans les villes construites.
    }
reason-mines-me =
    { $after ->
        [one] Vous avez { $after } mine active, au lieu de { $before }.
       *[other] Vous avez { $after } mines actives, au lieu de { $before }.
    }
missed-mines-me =
    { $change ->
        [one] Cela aurait fait { $change } mine active de plus.
       *[other] Cela aurait fait { $change } mines actives de plus.
    }
reason-goods-me = Vos cubes se vendraient { $after } CHF, au lieu de { $before }.
reason-goods-them = { $seats } tirerait { $after } CHF de ses cubes, au lieu de { $before }.
missed-goods-me = Les cubes auraient valu { $change } CHF de plus.
missed-goods-them = { $seats } aurait eu pour { $change } CHF de cubes en moins.
reason-money-me = Vous avez maintenant { $after } CHF, au lieu de { $before }.
reason-money-them = { $seats } a maintenant { $after } CHF, au lieu de { $before }.
missed-money-me = Cela aurait fait { $change } CHF de plus.
missed-money-them = { $seats } aurait eu { $change } CHF de moins.

## Les chiffres, quand on les modifie

figures-limits = Limites
figures-auction = Enchères
figures-speculation = Spéculation
figures-miners = Mineurs
figures-warehouses = Entrepôts
figures-rounds = Tours
figures-colonial = Version coloniale
figures-edition = Cette version
figures-resource = Bourse
figures-mine = Mines
figures-building = Bâtiments
figures-people = Peuples
figures-power = Pouvoirs
figures-tile = Tuiles
figures-scoring = Décompte final
figure-players-min = Joueurs au moins
figure-players-max = Joueurs au plus
figure-acquisitions-per-round = Achats par tour
figure-warehouses-per-round = Entrepôts par tour
figure-speculations-per-round = Spéculations par tour
figure-construction-cost = Coût d’un chantier
figure-reserve-fee-chf = Frais de réserve, en CHF
figure-building-backs = Dos des bâtiments
figure-opening-bid = Mise de départ
figure-increment = Surenchère minimale
figure-fix = Fixer un cours
figure-move-one = Déplacer un cours d’un cran
figure-move-two = Déplacer un cours de deux crans
figure-fix-both = Fixer les deux cours
figure-vary = Faire varier un cours
figure-most = Au plus
figure-cost-to-reach = Coût pour atteindre
figure-cost = Coût
figure-cap = Limite de tours
figure-money = CHF au départ
figure-miners = Mineurs
figure-slots = Emplacements par ville
figure-city-cost = Coût d’une ville
figure-cities = Villes
figure-warehouses = Entrepôts
figure-cities-in-play = Villes en jeu
figure-warehouses-at-start = Entrepôts au départ
figure-sell-min = Cours d’achat le plus bas de la banque
figure-sell-max = Cours d’achat le plus haut de la banque
figure-sell-start = Cours d’achat de la banque au départ
figure-buy-min = Cours de vente le plus bas de la banque
figure-buy-max = Cours de vente le plus haut de la banque
figure-buy-start = Cours de vente de la banque au départ
figure-output = Cubes par tour
figure-vp = Points de victoire
figure-price = Prix
figure-effect = Effet
figure-amount = Quantité
figure-resource = Ressource
figure-resources = Ressources
figure-max-mines = Mines au plus
figure-max-units-per-round = Cubes par tour au plus
figure-min-price = Prix minimum
figure-floor-above-sell = Minimum au-dessus du cours
figure-surcharge = Supplément
figure-mines-per-round = Mines par tour
figure-min-left = Cubes restants au moins
figure-max-per-round = Par tour au plus
figure-needs-active-mines = Mines actives nécessaires
figure-units-per-round = Cubes par tour
figure-steps = Crans
figure-cost-chf = Coût en CHF
figure-bonus = Bonus
figure-free = Non comptés
figure-per = Par tranche de
figure-max = Au plus
figure-chf = CHF
figure-price-for-replacing = Prix de remplacement
figure-for-sale = En vente
figure-copies = Exemplaires
figure-mines = Mines de la ville
figure-buildings = Bâtiments au départ
figure-value = Valeur
figure-back = Dos
figure-city = Ville
figure-warehouse = Entrepôt
figure-miner = Mineur
figure-ten-buildings = Dix bâtiments
figure-eleven-buildings = Onze bâtiments
figure-all-warehouses-built = Tous les entrepôts construits
figure-all-warehouses-filled = Tous les entrepôts remplis
figure-all-cities-full = Toutes les villes pleines
figure-max-miners = Tous les mineurs
figure-chf-per-vp = CHF par point de victoire
figure-effect-income-chf = Revenu en CHF
figure-effect-produce = Produit des cubes
figure-effect-double-mines = Double des mines
figure-effect-storage = Stockage
figure-effect-sell-bonus = Vend plus cher
figure-effect-discount-building-chf = Rabais sur les bâtiments
figure-effect-discount-warehouse-chf = Rabais sur les entrepôts
figure-effect-discount-miner-chf = Rabais sur les mineurs
figure-effect-discount-auction-chf = Rabais aux enchères
figure-effect-discount-speculation-chf = Rabais sur la spéculation
figure-effect-mine-cap = Plus de mines
figure-effect-buy-discount = Achète moins cher
figure-effect-acquire-from-future = Achète en avance
figure-effect-discount-mine-cubes = Mines moins chères
figure-effect-discount-city-cubes = Villes moins chères
figure-effect-extra-speculation = Spéculations supplémentaires
figure-effect-income-when-others-speculate = Revenu quand les autres spéculent
figure-effect-extra-output-choice = Cubes de plus au choix
figure-effect-extra-output-per-mine = Cubes de plus par mine
figure-effect-income-chf-if-poorest = Revenu du plus pauvre
figure-effect-swap-up = Échange contre des cubes plus chers
figure-effect-smuggle = Contrebande
figure-effect-end-vp = Points de victoire à la fin
figure-effect-chf-per-vp = CHF en points de victoire
