title = Shafausa
subtitle = Lead a people of Helvetia: mine, trade, speculate and fill your cities.
credits = A game by Christophe Borgeat, illustrated by Lorenzo Mastroianni and Olivier Debons, published by Helvetia Games.

## Options

edition-geek = Geek
edition-family = Family
edition-colonial = Colonial
option-edition = Edition
option-edition-about = Which of the three games in the box is played: GEEK is the full game, FAMILY the short one, COLONIAL the full game with another start.
option-edition-geek = GEEK
option-edition-family = FAMILY
option-edition-colonial = COLONIAL

option-players = Players
option-players-about = How many people play: 2 to 6.

option-start-order = Starting order
option-start-order-about = Whether the first turn order is drawn, or seat A begins and the others follow clockwise.
option-start-order-random = drawn at random
option-start-order-seats = by seat

option-power-cards = POWER cards
option-power-cards-about = Whether each people has its three POWER cards; FAMILY never has them.
option-power-cards-on = with cards
option-power-cards-off = without cards

option-peoples = Peoples
option-peoples-about = Whether the players choose their peoples one after another, get them by lot, or are given them by the host.
option-peoples-choose = chosen
option-peoples-random = dealt at random
option-peoples-assigned = given by the host

option-people-a = People of seat A
option-people-a-about = Which people seat A plays, where the host gives them.
option-people-a-none = not given
option-people-a-gineva = { peoples-gineva }
option-people-a-grisa = { peoples-grisa }
option-people-a-zugriga = { peoples-zugriga }
option-people-a-shafausa = { peoples-shafausa }
option-people-a-sanagal = { peoples-sanagal }
option-people-a-luserna = { peoples-luserna }
option-people-a-primitiva = { peoples-primitiva }
option-people-a-tessina = { peoples-tessina }

option-people-b = People of seat B
option-people-b-about = Which people seat B plays, where the host gives them.
option-people-b-none = not given
option-people-b-gineva = { peoples-gineva }
option-people-b-grisa = { peoples-grisa }
option-people-b-zugriga = { peoples-zugriga }
option-people-b-shafausa = { peoples-shafausa }
option-people-b-sanagal = { peoples-sanagal }
option-people-b-luserna = { peoples-luserna }
option-people-b-primitiva = { peoples-primitiva }
option-people-b-tessina = { peoples-tessina }

option-people-c = People of seat C
option-people-c-about = Which people seat C plays, where the host gives them.
option-people-c-none = not given
option-people-c-gineva = { peoples-gineva }
option-people-c-grisa = { peoples-grisa }
option-people-c-zugriga = { peoples-zugriga }
option-people-c-shafausa = { peoples-shafausa }
option-people-c-sanagal = { peoples-sanagal }
option-people-c-luserna = { peoples-luserna }
option-people-c-primitiva = { peoples-primitiva }
option-people-c-tessina = { peoples-tessina }

option-people-d = People of seat D
option-people-d-about = Which people seat D plays, where the host gives them.
option-people-d-none = not given
option-people-d-gineva = { peoples-gineva }
option-people-d-grisa = { peoples-grisa }
option-people-d-zugriga = { peoples-zugriga }
option-people-d-shafausa = { peoples-shafausa }
option-people-d-sanagal = { peoples-sanagal }
option-people-d-luserna = { peoples-luserna }
option-people-d-primitiva = { peoples-primitiva }
option-people-d-tessina = { peoples-tessina }

option-people-e = People of seat E
option-people-e-about = Which people seat E plays, where the host gives them.
option-people-e-none = not given
option-people-e-gineva = { peoples-gineva }
option-people-e-grisa = { peoples-grisa }
option-people-e-zugriga = { peoples-zugriga }
option-people-e-shafausa = { peoples-shafausa }
option-people-e-sanagal = { peoples-sanagal }
option-people-e-luserna = { peoples-luserna }
option-people-e-primitiva = { peoples-primitiva }
option-people-e-tessina = { peoples-tessina }

option-people-f = People of seat F
option-people-f-about = Which people seat F plays, where the host gives them.
option-people-f-none = not given
option-people-f-gineva = { peoples-gineva }
option-people-f-grisa = { peoples-grisa }
option-people-f-zugriga = { peoples-zugriga }
option-people-f-shafausa = { peoples-shafausa }
option-people-f-sanagal = { peoples-sanagal }
option-people-f-luserna = { peoples-luserna }
option-people-f-primitiva = { peoples-primitiva }
option-people-f-tessina = { peoples-tessina }

option-round-cap = Most rounds
option-round-cap-about = After which round the game ends if nothing has ended it before.

## Resources

resources-wood = wood
resources-stone = stone
resources-iron = iron
resources-coal = coal
resources-copper = copper
resources-silver = silver
resources-gold = gold

brief-wood = Price columns on the exchange
about-wood = The cheapest resource: mines, and almost every city, take it.
brief-stone = Price columns on the exchange
about-stone = Cheap, and in every city and most mines.
brief-iron = Price columns on the exchange
about-iron = One cube constructs a building; dearer mines take more of it.
brief-coal = Price columns on the exchange
about-coal = For copper, silver and gold mines, or for sale.
brief-copper = Price columns on the exchange
about-copper = For silver and gold mines, or for sale.
brief-silver = Price columns on the exchange
about-silver = For gold mines, or for sale.
brief-gold = Price columns on the exchange
about-gold = The dearest resource; nothing is built with it.

## Mines

mines-wood-mine = wood mine
brief-wood-mine = 1 wood in each extraction
about-wood-mine = In every extraction an active mine gives its owner 1 cube of wood.
mines-stone-mine = stone mine
brief-stone-mine = 1 stone in each extraction
about-stone-mine = In every extraction an active mine gives its owner 1 cube of stone.
mines-iron-mine = iron mine
brief-iron-mine = 1 iron in each extraction
about-iron-mine = In every extraction an active mine gives its owner 1 cube of iron.
mines-coal-mine = coal mine
brief-coal-mine = 1 coal in each extraction
about-coal-mine = In every extraction an active mine gives its owner 1 cube of coal.
mines-copper-mine = copper mine
brief-copper-mine = 1 copper in each extraction
about-copper-mine = In every extraction an active mine gives its owner 1 cube of copper.
mines-silver-mine = silver mine
brief-silver-mine = 1 silver in each extraction
about-silver-mine = In every extraction an active mine gives its owner 1 cube of silver.
mines-gold-mine = gold mine
brief-gold-mine = 1 gold in each extraction
about-gold-mine = In every extraction an active mine gives its owner 1 cube of gold.

## Buildings

buildings-inn = Inn
brief-inn = 3 CHF in each extraction
about-inn = In every extraction it brings its owner 3 CHF.

buildings-quarry = Quarry
brief-quarry = Doubles up to 2 stone mines
about-quarry = In every extraction it adds 1 stone for each active stone mine, for 2 of them at most.

buildings-ironworks = Ironworks
brief-ironworks = 1 iron in each extraction
about-ironworks = In every extraction it gives 1 iron, with or without iron mines.

buildings-loft = Loft
brief-loft = Stores 3 cubes
about-loft = It stores 3 cubes in administration; it is no warehouse. It is not used in FAMILY.

buildings-builders-house = Builders’ House
brief-builders-house = Tiles cost 2 CHF less
about-builders-house = Building tiles cost its owner 2 CHF less, at least 1. The owner of an Engineer’s Office gets it for 3 CHF and must replace the Office by it.

buildings-booster-shop = Booster Shop
brief-booster-shop = One mine more than miners
about-booster-shop = Its owner may have one mine more than miners.

buildings-sawmill = Sawmill
brief-sawmill = Doubles up to 2 wood mines
about-sawmill = In every extraction it adds 1 wood for each active wood mine, for 2 of them at most.

buildings-coking-plant = Coking Plant
brief-coking-plant = Doubles up to 2 coal mines
about-coking-plant = In every extraction it adds 1 coal for each active coal mine, for 2 of them at most.

buildings-copper-foundry = Copper Foundry
brief-copper-foundry = Doubles 1 copper mine
about-copper-foundry = In every extraction it adds 1 copper for an active copper mine, for one only.

buildings-mint = Mint
brief-mint = Silver and gold sell for 1 CHF more
about-mint = Each silver or gold cube sold to the bank brings 1 CHF more, for at most 4 cubes a round.

buildings-miners-school = Miners’ School
brief-miners-school = Miners cost 2 CHF less
about-miners-school = Each miner costs its owner 2 CHF less, at least 1.

buildings-engineers-office = Engineer’s Office
brief-engineers-office = Tiles cost 1 CHF less; never for sale
about-engineers-office = Building tiles cost its owner 1 CHF less, at least 1. It is printed on two boards, can never be acquired, and is none of the kinds that count for the final bonus.

## Peoples

peoples-gineva = Diplomats of Gineva
brief-gineva = An Engineer’s Office and a Miners’ School
about-gineva = A rich start, three different mines, cheaper tiles and miners.

peoples-grisa = Ogres of Grisa
brief-grisa = A Quarry and much stone
about-grisa = Stone in plenty from the start, and no wood mine.

peoples-zugriga = Vampires of Zugriga
brief-zugriga = An Office, and a Mint that waits in city 3
about-zugriga = Three mines at once, coal in city 2, and cards for the exchange.

peoples-shafausa = Dwarves of Shafausa
brief-shafausa = Ironworks, and copper that waits in city 3
about-shafausa = The richest start, iron from the Ironworks, a copper mine in city 3.

peoples-sanagal = Wizards of Sanagal
brief-sanagal = Two cities from the start
about-sanagal = Cities 1 and 2 are built at the start; a Copper Foundry waits in city 3.

peoples-luserna = Elves of Luserna
brief-luserna = Two cities, a Sawmill and much wood
about-luserna = Cities 1 and 2 are built at the start; two wood mines and a Sawmill, cities for wood.

peoples-primitiva = Halberdiers of Primitiva
brief-primitiva = 6 miners and an Inn
about-primitiva = Six miners at the start and an Inn that pays in every extraction.

peoples-tessina = Vigilantes of Tessina
brief-tessina = A Booster Shop, coal in city 2
about-tessina = A Booster Shop allows one mine more than miners from the start.

## POWER cards

powers-negotiation = Negotiation
brief-negotiation = 3 cubes a round cost 1 CHF less
about-negotiation = Up to 3 cubes bought in a round cost 1 CHF less each, but never less than the selling price and 1 CHF.

powers-embassy = Embassy
brief-embassy = Acquire from Future for 2 CHF more
about-embassy = The acquisition of the round may be a tile of the Future ladder, for its price and 2 CHF.

powers-summit = Summit
brief-summit = 1 VP per building kind beyond 2
about-summit = In the final count: 1 VP for each active building kind beyond the second, at most 6.

powers-brute-strength = Brute Strength
brief-brute-strength = First mine of a round: 1 cube less
about-brute-strength = The first mine built in a round costs 1 cube less, one of the dearest kind in its price.

powers-deep-caves = Deep Caves
brief-deep-caves = Warehouses cost 2 CHF less
about-deep-caves = Warehouses cost 2 CHF less, at least 1.

powers-ogres-hoard = Ogre’s Hoard
brief-ogres-hoard = 1 VP per 12 CHF
about-ogres-hoard = In the final count money gives 1 VP per full 12 CHF instead of 20.

powers-insiders = Insiders
brief-insiders = A second speculation
about-insiders = A second action directly after the first in the same speculation turn, paid as usual.

powers-commission = Commission
brief-commission = 1 CHF when another speculates
about-commission = When another player takes a speculation action, you get 1 CHF, once a phase at most.

powers-corner-the-market = Corner the Market
brief-corner-the-market = 1 VP per high selling price
about-corner-the-market = In the final count: 1 VP for each resource whose selling price is at or above its start, at most 5.

powers-forced-labour = Forced Labour
brief-forced-labour = 5 active mines: 1 extra cube
about-forced-labour = With at least 5 active mines, 1 extra cube of wood, stone, iron or coal in each extraction.

powers-deep-galleries = Deep Galleries
brief-deep-galleries = One mine more
about-deep-galleries = The mine limit is 1 higher.

powers-royal-vein = Royal Vein
brief-royal-vein = 1 VP per silver or gold mine
about-royal-vein = In the final count: 1 VP per active silver or gold mine, at most 5.

powers-tax-rebate = Tax Rebate
brief-tax-rebate = Speculation costs 2 CHF less
about-tax-rebate = Every speculation action costs 2 CHF less, at least 0.

powers-transmutation = Transmutation
brief-transmutation = Turn a cube into the next dearer kind
about-transmutation = Once a round turn one of your cubes into one of the next dearer kind for 1 CHF.

powers-learned-cities = Learned Cities
brief-learned-cities = 1 VP per full city
about-learned-cities = In the final count: 1 VP per built city without a free slot, at most 5.

powers-ancient-forest = Ancient Forest
brief-ancient-forest = 1 wood more for up to 2 wood mines
about-ancient-forest = In every extraction 1 extra wood for each of up to 2 active wood mines, on top of a Sawmill.

powers-harmony = Harmony
brief-harmony = Cities cost 2 cubes less
about-harmony = A city costs 2 cubes less, the dearest ones of its price, but at least 1 cube.

powers-wardens = Wardens
brief-wardens = 2 VP per wood mine
about-wardens = In the final count: 2 VP per active wood mine, at most 6.

powers-privilege = Privilege
brief-privilege = Pay 2 CHF less in the auction
about-privilege = On passing in the auction you pay 2 CHF less, at least 0.

powers-soldiers-pay = Soldiers’ Pay
brief-soldiers-pay = Miners cost 3 CHF less
about-soldiers-pay = Miners cost 3 CHF less, at least 1.

powers-guard-of-honour = Guard of Honour
brief-guard-of-honour = 1 VP per 3 miners
about-guard-of-honour = In the final count: 1 VP per full 3 miners, at most 4.

powers-redistribution = Redistribution
brief-redistribution = 2 CHF if nobody has less
about-redistribution = In every extraction 2 CHF if no other player has less money.

powers-smuggling = Smuggling
brief-smuggling = 2 cubes a round for 1 CHF more
about-smuggling = Up to 2 cubes a round go to the bank for the selling price and 1 CHF, without a SOLD mark.

powers-social-justice = Social Justice
brief-social-justice = 1 VP per filled warehouse
about-social-justice = In the final count: 1 VP per filled warehouse, at most 6.

## Set-up tiles of COLONIAL

tile-name = set-up tile { $value }
about-tile = Picked in the draft before round 1, it gives everything it shows; its value counts for the order in which the third tiles are picked.
brief-tile = Gifts before round 1
tiles-setup-01 = set-up tile 1
brief-setup-01 = { brief-tile }
about-setup-01 = { about-tile }
tiles-setup-02 = set-up tile 2
brief-setup-02 = { brief-tile }
about-setup-02 = { about-tile }
tiles-setup-03 = set-up tile 3
brief-setup-03 = { brief-tile }
about-setup-03 = { about-tile }
tiles-setup-04 = set-up tile 4
brief-setup-04 = { brief-tile }
about-setup-04 = { about-tile }
tiles-setup-05 = set-up tile 5
brief-setup-05 = { brief-tile }
about-setup-05 = { about-tile }
tiles-setup-06 = set-up tile 6
brief-setup-06 = { brief-tile }
about-setup-06 = { about-tile }
tiles-setup-07 = set-up tile 7
brief-setup-07 = { brief-tile }
about-setup-07 = { about-tile }
tiles-setup-08 = set-up tile 8
brief-setup-08 = { brief-tile }
about-setup-08 = { about-tile }
tiles-setup-09 = set-up tile 9
brief-setup-09 = { brief-tile }
about-setup-09 = { about-tile }
tiles-setup-10 = set-up tile 10
brief-setup-10 = { brief-tile }
about-setup-10 = { about-tile }
tiles-setup-11 = set-up tile 11
brief-setup-11 = { brief-tile }
about-setup-11 = { about-tile }
tiles-setup-12 = set-up tile 12
brief-setup-12 = { brief-tile }
about-setup-12 = { about-tile }
tiles-setup-13 = set-up tile 13
brief-setup-13 = { brief-tile }
about-setup-13 = { about-tile }
tiles-setup-14 = set-up tile 14
brief-setup-14 = { brief-tile }
about-setup-14 = { about-tile }
tiles-setup-15 = set-up tile 15
brief-setup-15 = { brief-tile }
about-setup-15 = { about-tile }
tiles-setup-16 = set-up tile 16
brief-setup-16 = { brief-tile }
about-setup-16 = { about-tile }
tiles-setup-17 = set-up tile 17
brief-setup-17 = { brief-tile }
about-setup-17 = { about-tile }
tiles-setup-18 = set-up tile 18
brief-setup-18 = { brief-tile }
about-setup-18 = { about-tile }
tiles-setup-19 = set-up tile 19
brief-setup-19 = { brief-tile }
about-setup-19 = { about-tile }
tiles-setup-20 = set-up tile 20
brief-setup-20 = { brief-tile }
about-setup-20 = { about-tile }
tiles-setup-21 = set-up tile 21
brief-setup-21 = { brief-tile }
about-setup-21 = { about-tile }
tiles-setup-22 = set-up tile 22
brief-setup-22 = { brief-tile }
about-setup-22 = { about-tile }
tiles-setup-23 = set-up tile 23
brief-setup-23 = { brief-tile }
about-setup-23 = { about-tile }
tiles-setup-24 = set-up tile 24
brief-setup-24 = { brief-tile }
about-setup-24 = { about-tile }
tiles-setup-25 = set-up tile 25
brief-setup-25 = { brief-tile }
about-setup-25 = { about-tile }
tiles-setup-26 = set-up tile 26
brief-setup-26 = { brief-tile }
about-setup-26 = { about-tile }

## Words of the table

columns-sell = selling price
columns-buy = buying price
sides-sell = selling price
sides-buy = buying price
sides-both = both prices
sell-ways-up = up
sell-ways-down = down
buy-ways-up = up
buy-ways-down = down
stages-extraction = extraction
stages-turn-order = turn order
stages-buying = buying
stages-management = management
stages-administration = administration
stages-speculation = speculation
stages-final-count = final count
ending-cities = All cities of a player are built and full.
ending-warehouses = All warehouses of a player are built and filled.
ending-round-cap = The last round is over.
reasons-cities = all cities of a player are built and full
reasons-warehouses = all warehouses of a player are built and filled
reasons-round-cap = the last round is over
items-cities = cities
items-warehouses = warehouses
items-miners = miners
items-buildings = buildings
items-mines = mines
items-many-buildings = 10 or 11 kinds of building
items-all-warehouses = all warehouses built
items-filled-warehouses = all warehouses filled
items-full-cities = all cities full
items-all-miners = all miners
items-power = final POWER card
items-money = money and cubes

type-buildings = building
type-peoples = people
type-powers = POWER card
type-resources = resource
type-mines = mine
type-tiles = set-up tile
provenance-rulebook = printed in the rulebook
provenance-public = agreed by public sources
provenance-ruling = settled by a rule of ours
provenance-reconstructed = reconstructed, nothing public exists
known-figure = { $figure }: { $source }
known-lines = rulebook lines { $lines }
chf = { NUMBER($amount, useGrouping: 0) } CHF
cubes-of-kind = { $amount } { $resource }
cubes-and = { $cubes } and { $last }
board-figures = { $miners } miners, { $cities } built, slots { $slots }: { $printed }
gift-warehouses =
    { $amount ->
        [one] { $amount } warehouse
       *[other] { $amount } warehouses
    }
gift-miners =
    { $amount ->
        [one] { $amount } miner
       *[other] { $amount } miners
    }
gift-cities =
    { $amount ->
        [one] { $amount } city
       *[other] { $amount } cities
    }
scale-figures = sold at { $sell } ({ $sell_min }–{ $sell_max }), bought at { $buy } ({ $buy_min }–{ $buy_max })
column-type = Kind
column-cost = Cost
column-points = VP
column-figures = Figures
column-rule = Rule
column-provenance = Source
score-points = Victory points
score-chf = CHF after conversion

field-sold = Marked SOLD
field-sell-frozen = Frozen selling prices
field-buy-frozen = Frozen buying prices
field-sell = Selling prices
field-buy = Buying prices
field-bid = Latest bid
field-bag = Bag
field-ladder = Buildings ladder
field-future = Future ladder
field-order = Turn order
field-next-order = Next-round ladder
field-at = Place of the one on turn
field-acquisitions = Acquisitions of this turn
field-warehouses-built = Warehouses of this turn
field-mines-built = Mines of this turn
field-settled = Reserve tiles paid for
field-speculations = Speculations of this turn
field-placing-mine = Mine to be placed
field-placing-building = Building to be placed
field-ending = Why the game has ended
field-players = Peoples
field-money = CHF
field-tiles = Set-up tiles
field-cubes = Cubes
field-mines = Mines by city
field-buildings = Buildings and their city
field-earned = Cubes sold at a bonus
field-reserve = Reserve
field-people = People
field-power = POWER card
field-used = Uses of the card in this round
field-cities = Cities
field-miners = Miners
field-warehouses = Warehouses

## Phases

phase-deal = Chance deals a people
phase-order = Chance draws the turn order
phase-first = Chance picks the first player
phase-draw = A tile is drawn from the bag
phase-people = Choose a people
phase-draft = Pick a set-up tile
phase-extraction = Extraction: use a card or go on
phase-auction = Turn order: bid or pass
phase-insert = Turn order: choose a place
phase-buying = Buying: a building and warehouses
phase-management = Management: build and trade
phase-site = Choose the city
phase-surplus = Administration: sell the surplus
phase-fee = Administration: pay for the reserve
phase-speculation = Speculation: one action or none
phase-over = The game is over
phase-preparing = Set-up
phase-production = Extraction: mines and buildings produce
phase-next-extraction = Extraction
phase-next-bid = Turn order
phase-next-buying = Buying
phase-next-management = Management
phase-next-surplus = Administration: surplus
phase-next-fee = Administration: reserve fee
phase-ladders = Administration: the ladders are filled
phase-free-market = Administration: free market
phase-next-speculation = Speculation
phase-end-check = End check
phase-possessions = Set-up: possessions

## Moves

move-take-people = Take { $peoples }
move-tile = Pick { $tiles }
move-labour = Extra cube: { $resources }
move-bid = Bid 1 CHF more
move-skip = Pass
move-place = Take place { $places }
move-acquire = Acquire { $buildings }
move-acquire-future = Acquire { $buildings } from Future
move-discard = Pay { $buildings } into the bag
move-warehouse = Build a warehouse
move-mine = Build a mine: { $resources }
move-build = Construct { $buildings }
move-in-city = In city { $cities }
move-miner = Hire a miner
move-city = Build the next city
move-buy = Buy { $resources }
move-sell = Sell { $resources }
move-transmute = Transmute { $resources }
move-smuggle = Smuggle { $resources }
move-pay = Pay and keep the tile
move-give-back = Return the tile to the bag
move-fix = Fix { $resources }: { $sides }
move-raise-price = Raise { $resources } by 1: { $columns }
move-lower-price = Lower { $resources } by 1: { $columns }
move-raise-two = Raise { $resources } by 2: { $columns }
move-lower-two = Lower { $resources } by 2: { $columns }
move-vary = Vary { $resources }: selling price { $sell_ways }, buying price { $buy_ways }
move-power = Reveal { $powers }
move-done = Done
move-deal = { $peoples } is dealt
move-next-seat = { $seats } is next
move-first = { $seats } is first
move-draw = { $buildings } is drawn

## Events

event-people = { $seat } plays { $people }
event-starts-at = { $seat } starts at place { $place }
event-started =
    { $cities ->
        [one] { $seat } starts with { $money } CHF, { $miners } miners and { $cities } city
       *[other] { $seat } starts with { $money } CHF, { $miners } miners and { $cities } cities
    }
event-picked = { $seat } picks { $tile }
event-draft-order = { $seat } is at place { $place } with a sum of { $total }
event-gift-money = { $seat } gets { $amount } CHF from the set-up tiles
event-gift-building = { $seat } gets { $building } in city 1
event-gift = { $seat } gets from the set-up tiles: warehouses { $warehouses }, miners { $miners }, cities { $cities }
event-on-ladder = New on the Buildings ladder: { $building }
event-on-future = New on the Future ladder: { $building }
event-turn = Round { $turn }: { $stage }
event-produced = { $seat } extracts { $amount } { $resource }
event-doubled = { $seat } gets { $amount } { $resource } · { $building }
event-earned = { $seat } earns { $amount } CHF · { $building }
event-power-produced = { $seat } gets { $amount } { $resource } · { $power }
event-power-earned = { $seat } earns { $amount } CHF · { $power }
event-revealed = { $seat } reveals { $power }
event-bid = { $seat } bids { $amount } CHF
event-passed =
    { $amount ->
        [0] { $seat } passes and pays nothing
        [one] { $seat } passes and pays { $amount } CHF
       *[other] { $seat } passes and pays { $amount } CHF
    }
event-placed = { $seat } takes place { $place } on the next-round ladder
event-new-order = Place { $place }: { $seat }
event-rotated = Place { $place }: { $seat }
event-acquired = { $seat } acquires { $building } for { $price } CHF
event-acquired-future = { $seat } acquires { $building } from Future for { $price } CHF
event-discarded = { $seat } pays { $price } CHF and puts { $building } into the bag
event-warehouse = { $seat } builds warehouse { $number } for { $price } CHF
event-paid = { $seat } pays { $amount } { $resource }
event-mine = { $seat } builds a mine in city { $city }: { $resource }
event-built = { $seat } constructs { $building } in city { $city }
event-replaced = { $seat } constructs { $building } in city { $city } in place of { $replaced }
event-miner = { $seat } hires miner { $number } for { $price } CHF
event-city = { $seat } builds city { $number }
event-bought = { $seat } buys { $resource } for { $price } CHF
event-sold = { $seat } sells { $resource } for { $price } CHF
event-surplus = { $seat } sells surplus { $resource } for { $price } CHF
event-bonus = { $seat } earns { $amount } CHF more · { $building }
event-marked = { $resource } is marked SOLD
event-transmuted = { $seat } turns { $resource } into { $into } for { $price } CHF
event-smuggled = { $seat } smuggles { $resource } for { $price } CHF
event-finished = { $seat } is done
event-fee = { $seat } pays { $amount } CHF and keeps { $building } in the reserve
event-returned = { $seat } returns { $building } to the bag
event-moved-up = { $building } moves up from Future to Buildings
event-cleared = Nobody took { $building }: back into the bag
event-price-fell = { $resource } was sold: its selling price falls to { $price } CHF
event-speculated =
    { $price ->
        [0] { $seat } speculates for nothing
        [one] { $seat } speculates for { $price } CHF
       *[other] { $seat } speculates for { $price } CHF
    }
event-fixed = { $resource }, { $column }: fixed at { $price } CHF
event-moved = { $resource }, { $column }: now { $price } CHF
event-no-speculation = { $seat } does not speculate
event-ended = The game ends: { $reason }
event-final-card = { $seat } uses { $power } in the final count
event-scored = { $seat }: { $points } VP · { $item }
event-scored-by-card = { $seat }: { $points } VP · { $item }: { $power }
event-converted =
    { $cubes ->
        [one] { $seat } turns { $cubes } cube into { $chf } CHF
       *[other] { $seat } turns { $cubes } cubes into { $chf } CHF
    }
event-total = { $seat } has { $points } VP and { $chf } CHF
event-won = { $seat } wins the game with { $points } VP!
event-won-by-money = { $seat } wins the game on the tie-break: { $points } VP and { $chf } CHF!
event-shares-victory = { $seat } shares the victory with { $points } VP

## Why a move is refused

refusal-choice-pending = “{ $move }” has to wait: a choice is pending ({ $rule }). What is asked now: { $phase }.
refusal-not-enough-chf = That costs { $cost } CHF and you have { $money } ({ $rule }).
refusal-not-enough-cubes = You lack { $cubes } ({ $rule }).
refusal-no-free-slot = No built city of yours has a free slot ({ $rule }).
refusal-mine-limit = You may not have more than { $limit } mines now ({ $rule }).
refusal-already-owned = You own { $buildings } already, and one copy is the most ({ $rule }).
refusal-not-available =
    { $why ->
        [no-cube] You have no { $resources } ({ $rule }).
        [not-on-ladder] { $buildings } does not lie on the Buildings ladder ({ $rule }).
        [not-on-future] { $buildings } does not lie on the Future ladder ({ $rule }).
        [not-in-reserve] { $buildings } does not wait in your reserve ({ $rule }).
        [no-discard] FAMILY has no paid discard: { $buildings } stays where it is ({ $rule }).
        [no-warehouse] In FAMILY all warehouses are built from the start ({ $rule }).
        [must-pay] You can pay for all the tiles in your reserve, so none can be returned ({ $rule }).
        [not-by-labour] Forced Labour does not give { $resources } ({ $rule }).
        [dearest] Nothing is dearer than { $resources }, so it cannot be transmuted ({ $rule }).
        [take-people] { $peoples } is taken already ({ $rule }).
        [tile] There is no { $tiles } to pick ({ $rule }).
        [place] There is no such place on the next-round ladder ({ $rule }).
        [in-city] That city is not built or has no free slot ({ $rule }).
        [deal] { $peoples } is dealt already ({ $rule }).
        [next-seat] That seat has its place already ({ $rule }).
        [draw] There is no { $buildings } in the bag ({ $rule }).
       *[other] “{ $move }” is not possible here ({ $rule }).
    }
refusal-limit-reached =
    { $why ->
        [last-bidder] Everybody else has passed, so there is nobody to bid against ({ $rule }).
        [acquisition] You have acquired or discarded a tile in this round already ({ $rule }).
        [warehouse] You have built as many warehouses as a round allows ({ $rule }).
       *[card] Your card is used up for this round ({ $rule }).
    }
refusal-track-end =
    { $why ->
        [warehouse] You have all the warehouses there are ({ $rule }).
        [miner] You have all the miners there are ({ $rule }).
       *[city] You have built all the cities in play ({ $rule }).
    }
refusal-scale-end = The scale of { $resources } ends before that ({ $rule }).
refusal-frozen = That price of { $resources } is frozen for this phase ({ $rule }).
refusal-no-such-power =
    { $why ->
        [not-revealed] You have not revealed a card that allows “{ $move }” ({ $rule }).
        [no-cards] This game is played without POWER cards ({ $rule }).
        [other-people] { $powers } is no card of your people ({ $rule }).
        [already-revealed] You have revealed your card already; the others are out of the game ({ $rule }).
        [final] { $powers } works in the final count by itself and is never revealed before ({ $rule }).
        [other-phase] { $powers } is no card of this phase ({ $rule }).
       *[of-no-use] { $powers } would bring nothing now ({ $rule }).
    }

## Why a position cannot be

position-not-resting = No position rests in the phase “{ $phase }” ({ $rule }).
position-other-edition = This edition has no phase “{ $phase }” ({ $rule }).
position-other-options = With the options chosen there is no phase “{ $phase }” ({ $rule }).
position-bad-round =
    { $most ->
        [0] The set-up comes before round 1, so round { $turn } does not fit the phase “{ $phase }” ({ $rule }).
       *[other] Round { $turn } does not fit: in the phase “{ $phase }” it is a round from { $least } to { $most } ({ $rule }).
    }
position-people-twice = { $peoples } is the people of another seat already ({ $rule }).
position-people-missing = Every seat plays a people, and this one has none yet ({ $rule }).
position-people-order = The seats take their peoples in order, and a seat before this one has none yet ({ $rule }).
position-people-assigned = The options give this seat the { $peoples } ({ $rule }).
position-too-early = The phase “{ $phase }” comes before possessions, prices and tiles are touched, so nothing is different from the start here ({ $rule }).
position-order-so-far = In the phase “{ $phase }” the turn order does not hold so many seats, or it has a gap ({ $rule }).
position-bad-order = The turn order names every seat exactly once ({ $rule }).
position-order-of-seats = The options fix the turn order: seat A is the first player of the game and the others follow clockwise ({ $rule }).
position-order-of-sums = After the second pick, the smallest sum of two set-up tiles comes first ({ $rule }).
position-clockwise = In FAMILY the turn order always runs clockwise ({ $rule }).
position-no-tiles = Set-up tiles are used in COLONIAL only ({ $rule }).
position-tile-unused = One of these set-up tiles is not laid out with { $count } players ({ $rule }).
position-tile-twice = Another player holds one of these set-up tiles ({ $rule }).
position-bad-draft = The players do not hold as many set-up tiles as the draft has given them in the phase “{ $phase }” ({ $rule }).
position-three-tiles = After the draft every player holds three set-up tiles ({ $rule }).
position-not-as-laid = Before round 1 this is still exactly what the people’s board and its set-up tiles show ({ $rule }).
position-no-auction = Nobody bids or stands on the next-round ladder in the phase “{ $phase }” ({ $rule }).
position-bad-next-order = The next-round ladder names seats without gaps, each once ({ $rule }).
position-has-passed = The player to act stands on the next-round ladder, so that player has passed already ({ $rule }).
position-bad-bid = The latest bid is said to be { $bid } CHF, but the highest bid of a player is { $most } CHF ({ $rule }).
position-no-such-bid = Bids go up in fixed steps and no amount is bid twice, so nobody can have bid { $bid } CHF here ({ $rule }).
position-bid-too-high = A bid of { $bid } CHF is more than the { $money } CHF the player has ({ $rule }).
position-highest-passed = { $seats } has the highest bid, and only the last player left passes with it ({ $rule }).
position-bids-in-turn = The auction goes round in the turn order, and these bids cannot have been made in that order before this turn ({ $rule }).
position-bad-cities = { $seats } has { $found } cities, but can have { $least } to { $most } ({ $rule }).
position-bad-miners = { $seats } has { $found } miners, but can have { $least } to { $most } ({ $rule }).
position-bad-warehouses =
    { $least ->
        [11] { $seats } has { $found } warehouses, but all { $most } are there from the start ({ $rule }).
       *[other] { $seats } has { $found } warehouses, but can have { $least } to { $most } ({ $rule }).
    }
position-no-such-city = City { $city } is not in play ({ $rule }).
position-unbuilt-city = City { $city } of { $seats } is not built, and only what is printed there can lie in it ({ $rule }).
position-not-printed = { $buildings } stands only where a board shows it, and the board of { $seats } does not show it in city { $city } ({ $rule }).
position-not-replaced = { $buildings } takes the place of the { buildings-engineers-office }, so { $seats } cannot have both ({ $rule }).
position-too-full =
    { $slots ->
        [one] City { $city } of { $seats } has { $slots } slot but holds { $found } mines and buildings ({ $rule }).
       *[other] City { $city } of { $seats } has { $slots } slots but holds { $found } mines and buildings ({ $rule }).
    }
position-too-many-mines = { $seats } has { $found } mines but may have { $limit } at most ({ $rule }).
position-reserve-gap = The tiles in the reserve of { $seats } are listed without gaps ({ $rule }).
position-owned-twice = { $seats } owns { $buildings } twice ({ $rule }).
position-too-rich = The money and cubes of { $seats } are worth at least { $worth } CHF, more than mines and buildings can bring by this round (at most { $most }) ({ $rule }).
position-surplus-kept = { $seats } holds { $found } cubes but has room for { $room }, and the surplus is sold by now ({ $rule }).
position-bonus-sales = { $found } cubes are said to be sold at the bonus of { $buildings } in this round; { $seats } can have sold { $most } at most ({ $rule }).
position-no-cards = This game is played without POWER cards ({ $rule }).
position-no-final-card = After the end { $seats } has a POWER card in use: the one revealed, or else the final card of the people ({ $rule }).
position-final-card = A final card comes into use in the final count, not before ({ $rule }).
position-foreign-power = That card does not belong to the people of { $seats } ({ $rule }).
position-card-uses = The card of { $seats } is said to be used { $found } times in this round; { $most } is the most ({ $rule }).
position-never-for-sale = { $buildings } is never for sale: it lies on no ladder, in no reserve and not in the bag ({ $rule }).
position-not-in-edition = { $buildings } is not used in this edition ({ $rule }).
position-copies =
    { $copies ->
        [one] There is { $copies } copy of { $buildings } in this game, but the position shows { $found } ({ $rule }).
       *[other] There are { $copies } copies of { $buildings } in this game, but the position shows { $found } ({ $rule }).
    }
position-ladder-length = With { $count } players a ladder has { $count } places ({ $rule }).
position-no-future = FAMILY has no Future ladder ({ $rule }).
position-moves-up = While tiles are drawn, those of the Future ladder have already filled the gaps of the Buildings ladder ({ $rule }).
position-future-gap = While tiles are drawn, the ladder being filled has no gap between its tiles ({ $rule }).
position-empty-bag = There is no tile in the bag to draw ({ $rule }).
position-bad-price = A price of { $resources } in this column stands from { $least } to { $most } ({ $rule }).
position-no-marks = FAMILY has no SOLD marks ({ $rule }).
position-marks-elsewhere = No resource is marked SOLD in the phase “{ $phase }” ({ $rule }).
position-no-frozen = Prices are frozen only during speculation, not in the phase “{ $phase }” ({ $rule }).
position-too-few-frozen = Every action of speculation leaves a price frozen ({ $rule }).
position-wrong-end = A game that is over says why it ended, and a game that goes on does not; this does not fit the phase “{ $phase }” ({ $rule }).
position-wrong-ending =
    { $found ->
        [none] Nothing here ends the game ({ $rule }).
       *[other] The reason to be recorded here is “{ $found }” ({ $rule }).
    }
position-ended-before = { $seats } has every city built and full, so the game ended before the phase “{ $phase }” ({ $rule }).
position-wrong-actor =
    { $who ->
        [chance] Chance acts in the phase “{ $phase }” ({ $rule }).
        [nobody] Nobody acts in the phase “{ $phase }” ({ $rule }).
       *[seat] In the phase “{ $phase }” it is the turn of { $seats } ({ $rule }).
    }
position-wrong-place = In the phase “{ $phase }” the place on turn is { $number }, counted from 0 ({ $rule }).
position-counted-elsewhere = This is not counted in the phase “{ $phase }” ({ $rule }).
position-too-many-done = { $found } is too much for this turn; at most { $most } can stand here ({ $rule }).
position-nothing-placed = Nothing waits for a city in the phase “{ $phase }” ({ $rule }).
position-one-placed = Exactly one mine or one building waits for its city ({ $rule }).
position-replaces-it = { $buildings } takes the place of the { buildings-engineers-office } at once and waits for no city ({ $rule }).
position-mine-not-counted = The mine that waits for its city was built in this turn and counts ({ $rule }).
position-no-choice = Nothing would be asked or drawn in the phase “{ $phase }” here ({ $rule }).

## Why a content file is refused

content-no-resource = no resource “{ $id }”; there are { $known }
content-cubes-in-all = { $low } to { $high } cubes in all
content-players-max = not fewer than players_min
content-building-backs = numbers of players from { $low } to { $high }
content-copy-each = { $count } players need a copy of each building
content-no-miner = there is no such miner
content-chf = CHF from { $low } to { $high }
content-warehouses = { $low } to { $high } warehouses
content-editions = the editions are family, geek and colonial
content-scorings = the scorings are geek and family
content-no-building = no building “{ $id }”
content-seven-resources = the game has seven resources
content-scale = the scale runs from { $low } to { $high } and the marker starts at { $found }
content-sell-below-buy = the highest selling price must stay below the lowest buying price, which is { $price }: else a purchase could be resold at a gain
content-mine-each = there is a mine for each resource and no other
content-no-effect =
    { $carrier ->
        [card] no effect “{ $id }” for a card; known are { $known }
       *[building] no effect “{ $id }” for a building; known are { $known }
    }
content-no-parameter = { $id } has no such parameter
content-needs-it = { $id } needs it
content-names-resource = names a resource
content-names-resources = names resources
content-no-count = nothing to count called “{ $id }”; known are { $known }
content-active-mines = says which mines active_mines counts
content-buildings = { $low } to { $high } buildings
content-copies = limits.building_backs say how many there are
content-replaces = names a building that is never for sale
content-slots = five cities with { $low } to { $high } slots each
content-city-cost = a price for each of the cities 2 to 5
content-miner-price =
    { $count ->
        [one] a board starts with { $count } miner, so number { $number } needs a price
       *[other] a board starts with { $count } miners, so number { $number } needs a price
    }
content-cities = cities are 1 to 5
content-mines = { $low } to { $high } mines of a kind
content-city = a city from { $low } to { $high }, or 0 for none
content-too-full =
    { $count ->
        [one] city { $city } has { $count } slot and { $found } possessions are printed
       *[other] city { $city } has { $count } slots and { $found } possessions are printed
    }
content-people-each = every player needs a people
content-printed-twice = { $id } is also printed on the board of { $other }, and the box may lack it
content-not-in-family = { $id } is not used in FAMILY, so no board can show it
content-no-people = no people “{ $id }”
content-window = { $id } works in the phase { $window }
content-three-cards = { $id } has three cards, exactly one of them for the final count
content-sold-dearer = a cube of { $id } could bring { $more } CHF more than its selling price of at most { $high }, but costs only { $low }
content-bought-cheaper = a cube of { $id } bought with { $other } would be resold at a gain
content-tiles = three tiles for each player, at most { $high }
content-same-value = { $id } has the same value
content-not-in-pile = { $id } is not in the pile
content-same-building = { $id } shows the same building, and the pile may lack it
content-fitting-backs =
    { $found ->
        [one] { $count } players need { $needed } tiles, and { $found } has a fitting back
       *[other] { $count } players need { $needed } tiles, and { $found } have a fitting back
    }
content-first-city = city 1 takes up to three buildings of tiles
content-no-figure = names no figure of this table

## The board in the terminal

board-exchange = The exchange
board-ladders = Tiles for sale
board-order = Turn order: { $seats }
board-auction = The auction
board-round = Round { $round } · { $phase }
board-bag = { $tiles ->
    [one] 1 tile in the bag
   *[other] { $tiles } tiles in the bag
}
board-sold = SOLD
board-cubes = cubes
board-has = has
board-tracks = { $miners } miners, { $warehouses ->
    [one] 1 warehouse
   *[other] { $warehouses } warehouses
}
board-reserve = reserve
board-power = POWER
board-money = { $chf } CHF
board-city = city { $number }
column-resource = Resource
column-selling = Bank pays
column-buying = Bank asks
column-ladder = Buildings
column-future = Future
column-turn-order = This round
column-bid = Bid
column-next-round = Next round

## The board on the web

web-tab-mine = Mine
web-tab-exchange = Exchange
web-tab-ladders = Tiles
web-tab-order = Order
web-tab-others = Others
web-tab-peoples = Peoples
web-tab-draft = Draft
web-tab-count = Count
web-page-mine = My people
web-page-exchange = Exchange
web-page-ladders = Building tiles
web-page-order = Turn order
web-page-others = The other peoples
web-page-peoples = Which people?
web-page-draft = Set-up tiles
web-page-count = Final count
web-pages = Parts of the table
web-stages = Phases of the round
web-round = Round { $turn }
web-colon = {": "}
web-board = Board of { $seat }
web-balance = What I have
web-stock = Cubes and trade
web-desk = Build and hire
web-pricelist = Prices of mines, miners and cities
web-cards = POWER cards
web-revealed = revealed
web-vp = VP
web-storage = stored
web-points-now = Victory points if the game ended now
web-points = { $points } VP
web-price = Price: { $price }
web-left = Left after it: { $amounts }
web-missing = missing cubes: { $chf } CHF
web-mine-gives = { $points } VP, 1 { $resource } a round
web-miner = Miner { $number }
web-miner-gives = 1 VP, room for a mine
web-city = City { $number }
web-city-gives =
    { $slots ->
        [one] 1 VP, { $slots } free slot
       *[other] 1 VP, { $slots } free slots
    }
web-warehouse = Warehouse { $number }
web-warehouse-gives = 1 VP, keeps 1 cube
web-building-gives = { $points } VP, { $brief }
web-buy = Buy
web-sell = Sell
web-smuggle = Smuggle
web-transmute = Change
web-yields = Mines and buildings bring { $amount } in the next extraction
web-prices = the bank pays { $sell } CHF and asks { $buy } CHF
web-scale = The selling price stays from { $sell_min } to { $sell_max }, the buying price from { $buy_min } to { $buy_max }.
web-sells = bank pays
web-buys = bank asks
web-frozen = frozen
web-is-sold = marked SOLD
web-sell-frozen = selling price frozen
web-buy-frozen = buying price frozen
web-mines-of = Mines: { $mines }, at most { $limit }
web-stored = Cubes: { $cubes }, room for { $room } in administration
web-miners-of = Miners: { $miners } of { $most }
web-warehouses-of = Warehouses: { $warehouses } of { $most }, filled { $filled }
web-city-built = City { $number }, built
web-city-unbuilt = City { $number }, not built
web-dormant = dormant until its city is built
web-free =
    { $slots ->
        [0] no free slot
        [one] { $slots } free slot
       *[other] { $slots } free slots
    }
web-paid = paid
web-acquire = Acquire
web-discard = Bag it
web-discard-about = Costs { $price } CHF; the tile goes into the bag, and the acquisition of the round is used up.
web-tile = { $price } CHF, { $points } VP
web-printed = Printed price: { $price } CHF
web-owned = you own one
web-gap = gap
web-bag =
    { $tiles ->
        [one] { $tiles } tile in the bag
       *[other] { $tiles } tiles in the bag
    }
web-now = At present
web-bids = Bids
web-bid = Bid { $amount } CHF
web-bid-about = Paid only when you pass.
web-pass = Pass, pay { $amount } CHF
web-auction-about = Whoever passes pays the own latest bid and chooses a place among those who passed before; the first to pass has no choice.
web-people-facts =
    { $cities ->
        [one] { $money } CHF, { $miners } miners, { $cities } city
       *[other] { $money } CHF, { $miners } miners, { $cities } cities
    }

## Reasons for moves

reason-points-me = If it were counted now, you would have { $after } VP, up from { $before }.
reason-points-them = If it were counted now, { $seats } would have { $after } VP, down from { $before }.
missed-points-me = In the count you would have had { $change } VP more.
missed-points-them = In the count { $seats } would have had { $change } VP less.
reason-income-me = Mines and buildings bring you { $after } CHF a round at the selling prices, up from { $before }.
reason-income-them = Mines and buildings bring { $seats } { $after } CHF a round at the selling prices, down from { $before }.
missed-income-me = Mines and buildings would have brought you { $change } CHF a round more at the selling prices.
missed-income-them = Mines and buildings would have brought { $seats } { $change } CHF a round less at the selling prices.
reason-tiles-me =
    { $after ->
        [one] You now own { $after } building, up from { $before }.
       *[other] You now own { $after } buildings, up from { $before }.
    }
missed-tiles-me =
    { $change ->
        [one] You would have owned { $change } building more.
       *[other] You would have owned { $change } buildings more.
    }
reason-for-sale-them = { $seats } can no longer buy this tile: { $buildings }.
missed-for-sale-them = { $seats } could no longer have bought this tile: { $buildings }.
reason-place-me = Your place in the turn order is { $after }, not { $before }.
missed-place-me = Your place in the turn order would have been { $after }, not { $before }.
reason-slots-me =
    { $after ->
        [one] You have { $after } free slot in built cities, up from { $before }.
       *[other] You have { $after } free slots in built cities, up from { $before }.
    }
missed-slots-me =
    { $change ->
        [one] You would have had { $change } free slot more in built cities.
       *[other] You would have had { $change } free slots more in built cities.
    }
reason-mines-me =
    { $after ->
        [one] You have { $after } active mine, up from { $before }.
       *[other] You have { $after } active mines, up from { $before }.
    }
missed-mines-me =
    { $change ->
        [one] You would have had { $change } active mine more.
       *[other] You would have had { $change } active mines more.
    }
reason-goods-me = Your cubes would sell for { $after } CHF, up from { $before }.
reason-goods-them = The cubes of { $seats } would sell for { $after } CHF, down from { $before }.
missed-goods-me = Your cubes would have been worth { $change } CHF more.
missed-goods-them = The cubes of { $seats } would have been worth { $change } CHF less.
reason-money-me = You now have { $after } CHF, up from { $before }.
reason-money-them = { $seats } now has { $after } CHF, down from { $before }.
missed-money-me = You would have had { $change } CHF more.
missed-money-them = { $seats } would have had { $change } CHF less.
