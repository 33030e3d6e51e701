title = Shafausa
subtitle = Lead one of the peoples of Helvetia: mine, trade, speculate and fill your cities.
credits = A game by Christophe Borgeat, illustrated by Lorenzo Mastroianni and Olivier Debons, published by Helvetia Games.

## Options

edition-geek = Geek
edition-family = Family
edition-colonial = Colonial
option-edition = Edition
option-edition-about = The game to play: Geek is the full game, Family the short one, Colonial the full game with a different start.
option-edition-geek = Geek
option-edition-family = Family
option-edition-colonial = Colonial

option-players = Players
option-players-about = The number of players: 2 to 6.

option-start-order = Starting order
option-start-order-about = Draw the first turn order at random, or let seat A begin and the others follow clockwise.
option-start-order-random = at random
option-start-order-seats = by seat

option-power-cards = POWER cards
option-power-cards-about = Play with the three POWER cards of each people? Family never uses them.
option-power-cards-on = with cards
option-power-cards-off = without cards

option-peoples = Peoples
option-peoples-about = Players choose their peoples one after another, are dealt them at random, or have them assigned by the host.
option-peoples-choose = chosen
option-peoples-random = dealt at random
option-peoples-assigned = assigned by the host

option-people-a = People of seat A
option-people-a-about = The people that seat A plays, if the host assigns them.
option-people-a-none = not assigned
option-people-a-gineva = { peoples-gineva }
option-people-a-grisa = { peoples-grisa }
option-people-a-zugriga = { peoples-zugriga }
option-people-a-shafausa = { peoples-shafausa }
option-people-a-sanagal = { peoples-sanagal }
option-people-a-luserna = { peoples-luserna }
option-people-a-primitiva = { peoples-primitiva }
option-people-a-tessina = { peoples-tessina }

option-people-b = People of seat B
option-people-b-about = The people that seat B plays, if the host assigns them.
option-people-b-none = not assigned
option-people-b-gineva = { peoples-gineva }
option-people-b-grisa = { peoples-grisa }
option-people-b-zugriga = { peoples-zugriga }
option-people-b-shafausa = { peoples-shafausa }
option-people-b-sanagal = { peoples-sanagal }
option-people-b-luserna = { peoples-luserna }
option-people-b-primitiva = { peoples-primitiva }
option-people-b-tessina = { peoples-tessina }

option-people-c = People of seat C
option-people-c-about = The people that seat C plays, if the host assigns them.
option-people-c-none = not assigned
option-people-c-gineva = { peoples-gineva }
option-people-c-grisa = { peoples-grisa }
option-people-c-zugriga = { peoples-zugriga }
option-people-c-shafausa = { peoples-shafausa }
option-people-c-sanagal = { peoples-sanagal }
option-people-c-luserna = { peoples-luserna }
option-people-c-primitiva = { peoples-primitiva }
option-people-c-tessina = { peoples-tessina }

option-people-d = People of seat D
option-people-d-about = The people that seat D plays, if the host assigns them.
option-people-d-none = not assigned
option-people-d-gineva = { peoples-gineva }
option-people-d-grisa = { peoples-grisa }
option-people-d-zugriga = { peoples-zugriga }
option-people-d-shafausa = { peoples-shafausa }
option-people-d-sanagal = { peoples-sanagal }
option-people-d-luserna = { peoples-luserna }
option-people-d-primitiva = { peoples-primitiva }
option-people-d-tessina = { peoples-tessina }

option-people-e = People of seat E
option-people-e-about = The people that seat E plays, if the host assigns them.
option-people-e-none = not assigned
option-people-e-gineva = { peoples-gineva }
option-people-e-grisa = { peoples-grisa }
option-people-e-zugriga = { peoples-zugriga }
option-people-e-shafausa = { peoples-shafausa }
option-people-e-sanagal = { peoples-sanagal }
option-people-e-luserna = { peoples-luserna }
option-people-e-primitiva = { peoples-primitiva }
option-people-e-tessina = { peoples-tessina }

option-people-f = People of seat F
option-people-f-about = The people that seat F plays, if the host assigns them.
option-people-f-none = not assigned
option-people-f-gineva = { peoples-gineva }
option-people-f-grisa = { peoples-grisa }
option-people-f-zugriga = { peoples-zugriga }
option-people-f-shafausa = { peoples-shafausa }
option-people-f-sanagal = { peoples-sanagal }
option-people-f-luserna = { peoples-luserna }
option-people-f-primitiva = { peoples-primitiva }
option-people-f-tessina = { peoples-tessina }

option-round-cap = Round limit
option-round-cap-about = The game ends after this round at the latest.

## Resources

resources-wood = wood
resources-stone = stone
resources-iron = iron
resources-coal = coal
resources-copper = copper
resources-silver = silver
resources-gold = gold

brief-wood = Traded on the exchange
about-wood = The cheapest resource, needed for mines and almost every city.
brief-stone = Traded on the exchange
about-stone = Cheap, and needed for every city and most mines.
brief-iron = Traded on the exchange
about-iron = One cube constructs a building; the dearer mines need more of it.
brief-coal = Traded on the exchange
about-coal = For copper, silver and gold mines, or for sale.
brief-copper = Traded on the exchange
about-copper = For silver and gold mines, or for sale.
brief-silver = Traded on the exchange
about-silver = For gold mines, or for sale.
brief-gold = Traded on the exchange
about-gold = The dearest resource; nothing is built with it.

## Mines

mines-wood-mine = wood mine
brief-wood-mine = 1 wood per extraction
about-wood-mine = An active mine gives you 1 wood in every extraction.
mines-stone-mine = stone mine
brief-stone-mine = 1 stone per extraction
about-stone-mine = An active mine gives you 1 stone in every extraction.
mines-iron-mine = iron mine
brief-iron-mine = 1 iron per extraction
about-iron-mine = An active mine gives you 1 iron in every extraction.
mines-coal-mine = coal mine
brief-coal-mine = 1 coal per extraction
about-coal-mine = An active mine gives you 1 coal in every extraction.
mines-copper-mine = copper mine
brief-copper-mine = 1 copper per extraction
about-copper-mine = An active mine gives you 1 copper in every extraction.
mines-silver-mine = silver mine
brief-silver-mine = 1 silver per extraction
about-silver-mine = An active mine gives you 1 silver in every extraction.
mines-gold-mine = gold mine
brief-gold-mine = 1 gold per extraction
about-gold-mine = An active mine gives you 1 gold in every extraction.

## Buildings

buildings-inn = Inn
brief-inn = 3 CHF per extraction
about-inn = Brings you 3 CHF in every extraction.

buildings-quarry = Quarry
brief-quarry = Doubles up to 2 stone mines
about-quarry = Gives you 1 extra stone in every extraction for each active stone mine, for 2 of them at most.

buildings-ironworks = Ironworks
brief-ironworks = 1 iron per extraction
about-ironworks = Gives you 1 iron in every extraction, with or without iron mines.

buildings-loft = Loft
brief-loft = Stores 3 cubes
about-loft = Stores 3 cubes during administration, but does not count as a warehouse. Not used in Family.

buildings-builders-house = Builders’ House
brief-builders-house = Tiles cost 2 CHF less
about-builders-house = Building tiles cost you 2 CHF less, but at least 1. If you own an Engineer’s Office, you get it for 3 CHF and must build it in place of the Office.

buildings-booster-shop = Booster Shop
brief-booster-shop = One more mine than miners
about-booster-shop = You may have one more mine than miners.

buildings-sawmill = Sawmill
brief-sawmill = Doubles up to 2 wood mines
about-sawmill = Gives you 1 extra wood in every extraction for each active wood mine, for 2 of them at most.

buildings-coking-plant = Coking Plant
brief-coking-plant = Doubles up to 2 coal mines
about-coking-plant = Gives you 1 extra coal in every extraction for each active coal mine, for 2 of them at most.

buildings-copper-foundry = Copper Foundry
brief-copper-foundry = Doubles 1 copper mine
about-copper-foundry = Gives you 1 extra copper in every extraction for an active copper mine, for one only.

buildings-mint = Mint
brief-mint = Silver and gold sell for 1 CHF more
about-mint = Each silver or gold cube you sell to the bank brings 1 CHF more, for at most 4 cubes per round.

buildings-miners-school = Miners’ School
brief-miners-school = Miners cost 2 CHF less
about-miners-school = Each miner costs you 2 CHF less, but at least 1.

buildings-engineers-office = Engineer’s Office
brief-engineers-office = Tiles cost 1 CHF less; never for sale
about-engineers-office = Building tiles cost you 1 CHF less, but at least 1. It is printed on two boards, can never be bought, and does not count towards the bonus for 10 or 11 kinds of building.

## Peoples

peoples-gineva = Diplomats of Gineva
brief-gineva = An Engineer’s Office and a Miners’ School
about-gineva = A rich start, three different mines, and cheaper tiles and miners.

peoples-grisa = Ogres of Grisa
brief-grisa = A Quarry and plenty of stone
about-grisa = Plenty of stone from the start, but no wood mine.

peoples-zugriga = Vampires of Zugriga
brief-zugriga = An Office, and a Mint waiting in city 3
about-zugriga = Three mines from the start, coal in city 2, and cards for the exchange.

peoples-shafausa = Dwarves of Shafausa
brief-shafausa = Ironworks, and copper waiting in city 3
about-shafausa = The richest start, iron from the Ironworks, and a copper mine in city 3.

peoples-sanagal = Wizards of Sanagal
brief-sanagal = Two cities from the start
about-sanagal = Cities 1 and 2 are built from the start; a Copper Foundry waits in city 3.

peoples-luserna = Elves of Luserna
brief-luserna = Two cities, a Sawmill and plenty of wood
about-luserna = Cities 1 and 2 are built from the start; two wood mines, a Sawmill, and cities paid for in wood.

peoples-primitiva = Halberdiers of Primitiva
brief-primitiva = 6 miners and an Inn
about-primitiva = Six miners from the start, and an Inn that pays in every extraction.

peoples-tessina = Vigilantes of Tessina
brief-tessina = A Booster Shop, coal in city 2
about-tessina = A Booster Shop allows one more mine than miners from the start.

## POWER cards

powers-negotiation = Negotiation
brief-negotiation = 3 cubes per round cost 1 CHF less
about-negotiation = Up to 3 cubes you buy in a round cost 1 CHF less each, but always at least 1 CHF more than the selling price.

powers-embassy = Embassy
brief-embassy = Buy from Future for 2 CHF more
about-embassy = The tile you buy in a round may come from the Future ladder, for its price plus 2 CHF.

powers-summit = Summit
brief-summit = 1 VP per kind of building beyond 2
about-summit = In the final count: 1 VP for each kind of active building beyond the second, at most 6.

powers-brute-strength = Brute Strength
brief-brute-strength = First mine of the round: 1 cube less
about-brute-strength = The first mine you build in a round costs 1 cube less, of the dearest kind in its price.

powers-deep-caves = Deep Caves
brief-deep-caves = Warehouses cost 2 CHF less
about-deep-caves = Warehouses cost you 2 CHF less, but at least 1.

powers-ogres-hoard = Ogre’s Hoard
brief-ogres-hoard = 1 VP per 12 CHF
about-ogres-hoard = In the final count, money gives you 1 VP per full 12 CHF instead of 20.

powers-insiders = Insiders
brief-insiders = A second speculation
about-insiders = A second action right after the first in the same speculation turn, paid for as usual.

powers-commission = Commission
brief-commission = 1 CHF when someone else speculates
about-commission = When another player speculates, you get 1 CHF, at most once per phase.

powers-corner-the-market = Corner the Market
brief-corner-the-market = 1 VP per high selling price
about-corner-the-market = In the final count: 1 VP for each resource whose selling price is at or above its starting price, at most 5.

powers-forced-labour = Forced Labour
brief-forced-labour = 5 active mines: 1 extra cube
about-forced-labour = With at least 5 active mines, you get 1 extra cube of wood, stone, iron or coal in every extraction.

powers-deep-galleries = Deep Galleries
brief-deep-galleries = One more mine
about-deep-galleries = Your mine limit is 1 higher.

powers-royal-vein = Royal Vein
brief-royal-vein = 1 VP per silver or gold mine
about-royal-vein = In the final count: 1 VP per active silver or gold mine, at most 5.

powers-tax-rebate = Tax Rebate
brief-tax-rebate = Speculation costs 2 CHF less
about-tax-rebate = Every speculation costs you 2 CHF less, but never less than 0.

powers-transmutation = Transmutation
brief-transmutation = Turn a cube into the next dearer kind
about-transmutation = Once per round, turn one of your cubes into the next dearer kind for 1 CHF.

powers-learned-cities = Learned Cities
brief-learned-cities = 1 VP per full city
about-learned-cities = In the final count: 1 VP per built city without a free slot, at most 5.

powers-ancient-forest = Ancient Forest
brief-ancient-forest = 1 extra wood from up to 2 wood mines
about-ancient-forest = In every extraction, 1 extra wood for each of up to 2 active wood mines, on top of a Sawmill.

powers-harmony = Harmony
brief-harmony = Cities cost 2 cubes less
about-harmony = A city costs you 2 cubes less, the dearest in its price, but at least 1 cube.

powers-wardens = Wardens
brief-wardens = 2 VP per wood mine
about-wardens = In the final count: 2 VP per active wood mine, at most 6.

powers-privilege = Privilege
brief-privilege = Pay 2 CHF less in the auction
about-privilege = When you pass in the auction, you pay 2 CHF less, but never less than 0.

powers-soldiers-pay = Soldiers’ Pay
brief-soldiers-pay = Miners cost 3 CHF less
about-soldiers-pay = Miners cost you 3 CHF less, but at least 1.

powers-guard-of-honour = Guard of Honour
brief-guard-of-honour = 1 VP per 3 miners
about-guard-of-honour = In the final count: 1 VP per full 3 miners, at most 4.

powers-redistribution = Redistribution
brief-redistribution = 2 CHF if nobody has less
about-redistribution = In every extraction, you get 2 CHF if no other player has less money.

powers-smuggling = Smuggling
brief-smuggling = 2 cubes per round for 1 CHF more
about-smuggling = Up to 2 cubes per round go to the bank for 1 CHF more than the selling price, without a SOLD mark.

powers-social-justice = Social Justice
brief-social-justice = 1 VP per filled warehouse
about-social-justice = In the final count: 1 VP per filled warehouse, at most 6.

## Set-up tiles of Colonial

tile-name = set-up tile { $value }
about-tile = Picked in the draft before round 1, it gives you everything it shows; the values of your first two tiles decide when you pick the third.
brief-tile = Starting gifts
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
sides-sell = the selling price
sides-buy = the buying price
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
noted-acquired = Buildings acquired
noted-built = Buildings built
noted-mines = Mines built
noted-sold = Cubes sold
noted-bought = Cubes bought
noted-revealed = POWER cards revealed
noted-cities = Cities built
noted-miners = Miners hired
noted-warehouses = Warehouses built
ending-cities = One player has built and filled all their cities.
ending-warehouses = One player has built and filled all their warehouses.
ending-round-cap = The last round is over.
reasons-cities = one player has built and filled all their cities
reasons-warehouses = one player has built and filled all their warehouses
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
provenance-public = confirmed by public sources
provenance-ruling = settled by our own ruling
provenance-reconstructed = reconstructed: nothing public exists
known-figure = { $figure }: { $source }
known-lines = rulebook lines { $lines }
chf = { NUMBER($amount, useGrouping: 0) } CHF
cubes-of-kind = { $amount } { $resource }
cubes-and = { $cubes } and { $last }

# Parts of sentences, with the article or the plural that a resource takes.

mine-of-resource =
    { $resource ->
        [iron] an iron mine
       *[other] a { $resource } mine
    }
mine-of-resources =
    { $resources ->
        [iron] an iron mine
       *[other] a { $resources } mine
    }
cube-of-resource = { $resource }
cube-of-resources = { $resources }
of-resource = of { $resource }
of-resources = of { $resources }

board-figures = { $miners } miners, cities built: { $cities }, slots { $slots }: { $printed }
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
scale-figures = selling price { $sell } ({ $sell_min }–{ $sell_max }), buying price { $buy } ({ $buy_min }–{ $buy_max })
column-type = Kind
column-cost = Cost
column-points = VP
column-figures = Figures
column-rule = Rule
column-provenance = Source
score-points = Victory points
score-chf = CHF after conversion
standing-goal = Most victory points wins

field-sold = Marked SOLD
field-sell-frozen = Frozen selling prices
field-buy-frozen = Frozen buying prices
field-sell = Selling prices
field-buy = Buying prices
field-bid = Last bid
field-bag = Bag
field-ladder = Buildings ladder
field-future = Future ladder
field-order = Turn order
field-next-order = Next-round ladder
field-at = Place of the current player
field-acquisitions = Tiles bought or discarded this turn
field-warehouses-built = Warehouses built this turn
field-mines-built = Mines built this turn
field-settled = Reserve tiles paid for
field-speculations = Speculations this turn
field-placing-mine = Mine to be placed
field-placing-building = Building to be placed
field-ending = Why the game ended
field-players = Peoples
field-money = CHF
field-tiles = Set-up tiles
field-cubes = Cubes
field-mines = Mines by city
field-buildings = Buildings by city
field-earned = Cubes sold at a bonus
field-reserve = Reserve
field-people = People
field-power = POWER card
field-used = Uses of the card this round
field-cities = Cities
field-miners = Miners
field-warehouses = Warehouses

## Phases

phase-deal = Chance deals a people
phase-order = Chance draws the turn order
phase-first = Chance picks the first player
phase-draw = A building tile is drawn from the bag
phase-people = Choose a people
phase-draft = Pick a set-up tile
phase-extraction = Extraction: use a card or continue
phase-auction = Turn order: bid or pass
phase-insert = Turn order: choose a place
phase-buying = Buying: a building tile and warehouses
phase-management = Management: build and trade
phase-site = Choose the city
phase-surplus = Administration: sell the surplus
phase-fee = Administration: pay for the reserve
phase-speculation = Speculation: take one action or pass
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
phase-end-check = End-of-game check
phase-possessions = Set-up: possessions

## Moves

move-take-people = Play the { $peoples }
move-tile = Pick { $tiles }
move-labour = Take 1 extra { $resources }
move-bid = Bid 1 CHF more
move-skip = Pass
move-place = Take position { $places }
move-acquire = Buy the { $buildings }
move-acquire-future = Buy the { $buildings } from Future
move-discard = Pay to discard the { $buildings }
move-warehouse = Build a warehouse
move-mine = Build { mine-of-resources }
move-build = Construct the { $buildings }
move-in-city = In city { $cities }
move-miner = Hire a miner
move-city = Build the next city
move-buy = Buy { cube-of-resources }
move-sell = Sell { cube-of-resources }
move-transmute = Transmute { cube-of-resources }
move-smuggle = Smuggle { cube-of-resources }
move-pay = Pay and keep the tile
move-give-back = Return the tile to the bag
move-fix = Fix { $sides } { of-resources }
move-raise-price = Raise the { $columns } { of-resources } by 1
move-lower-price = Lower the { $columns } { of-resources } by 1
move-raise-two = Raise the { $columns } { of-resources } by 2
move-lower-two = Lower the { $columns } { of-resources } by 2
move-vary = Vary the prices { of-resources }: selling { $sell_ways }, buying { $buy_ways }
move-power = Reveal { $powers }
move-done = Done
move-deal = The { $peoples } are dealt
move-next-seat = { $seats } comes next
move-first = { $seats } goes first
move-draw = The { $buildings } is drawn

## Events

amount-chf = { $amount } CHF
event-people = { $seat } took the { $people }
event-starts-at = { $seat } took position { $place } in the turn order
event-started =
    { $cities ->
        [one] { $seat } started with { $money } CHF, { $miners } miners and { $cities } city
       *[other] { $seat } started with { $money } CHF, { $miners } miners and { $cities } cities
    }
event-picked = { $seat } picked { $tile }
event-draft-order = { $seat } took position { $place } with a total of { $total }
event-gift-money = { $seat } got { $amount } CHF from { seat-their } set-up tiles
event-gift-building = { $seat } got the { $building } in city 1
event-gift = { $seat } got from { seat-their } set-up tiles: warehouses { $warehouses }, miners { $miners }, cities { $cities }
event-on-ladder = New on the Buildings ladder: { $building }
event-on-future = New on the Future ladder: { $building }
event-turn = Round { $turn } · { $stage }
event-produced = { $seat } extracted { cubes-of-kind }
event-doubled = { $seat } got { cubes-of-kind } · { $building }
event-earned = { $seat } earned { $amount } CHF · { $building }
event-power-produced = { $seat } got { cubes-of-kind } · { $power }
event-power-earned = { $seat } earned { $amount } CHF · { $power }
event-revealed = { $seat } revealed { $power }
event-bid = { $seat } bid { $amount } CHF
event-passed =
    { $amount ->
        [0] { $seat } passed and paid nothing
        [one] { $seat } passed and paid { $amount } CHF
       *[other] { $seat } passed and paid { $amount } CHF
    }
event-placed = { $seat } took position { $place } on the next-round ladder
event-new-order = Place { $place }: { $seat }
event-rotated = Place { $place }: { $seat }
event-acquired = { $seat } bought the { $building } for { $price } CHF
event-acquired-future = { $seat } bought the { $building } from Future for { $price } CHF
event-discarded = { $seat } paid { $price } CHF to put the { $building } back into the bag
event-warehouse = { $seat } built warehouse { $number } for { $price } CHF
event-paid = { $seat } paid { cubes-of-kind }
event-mine = { $seat } built { mine-of-resource } in city { $city }
event-built = { $seat } constructed the { $building } in city { $city }
event-replaced = { $seat } constructed the { $building } in city { $city }, replacing the { $replaced }
event-miner = { $seat } hired miner { $number } for { $price } CHF
event-city = { $seat } built city { $number }
event-bought = { $seat } bought { cube-of-resource } for { $price } CHF
event-sold = { $seat } sold { cube-of-resource } for { $price } CHF
event-surplus = { $seat } sold surplus { cube-of-resource } for { $price } CHF
event-bonus = { $seat } earned { $amount } CHF more · { $building }
event-marked = The bank marked { $resource } SOLD
event-transmuted = { $seat } turned { cube-of-resource } into { $into } for { $price } CHF
event-smuggled = { $seat } smuggled { cube-of-resource } for { $price } CHF
event-finished = { $seat } finished { seat-their } turn
event-fee = { $seat } paid { $amount } CHF to keep the { $building } in reserve
event-returned = { $seat } returned the { $building } to the bag
event-moved-up = The { $building } moved up from Future to Buildings
event-cleared = Nobody bought the { $building }, so it went back into the bag
event-price-fell = After a sale, the selling price { of-resource } fell to { $price } CHF
event-speculated =
    { $price ->
        [0] { $seat } speculated for free
        [one] { $seat } speculated for { $price } CHF
       *[other] { $seat } speculated for { $price } CHF
    }
event-fixed = The { $column } { of-resource } was fixed at { $price } CHF
event-moved = The { $column } { of-resource } moved to { $price } CHF
event-no-speculation = { $seat } did not speculate
event-ended = The game ended: { $reason }
event-final-card = { $seat } used { $power } in the final count
event-scored = { $seat } scored { $points } VP · { $item }
event-scored-by-card = { $seat } scored { $points } VP · { $item }: { $power }
event-converted =
    { $cubes ->
        [one] { $seat } turned { $cubes } cube into { $chf } CHF
       *[other] { $seat } turned { $cubes } cubes into { $chf } CHF
    }
event-total = { $seat } finished with { $points } VP and { $chf } CHF
event-won = { $seat } won the game with { $points } VP!
event-won-by-money = { $seat } won the game on the tie-break: { $points } VP and { $chf } CHF!
event-shares-victory = { $seat } shared the victory with { $points } VP

## Why a move is refused

refusal-choice-pending = “{ $move }” has to wait: you have a choice to make first ({ $rule }). The current phase is “{ $phase }”.
refusal-not-enough-chf = That costs { $cost } CHF, but you have { $money } ({ $rule }).
refusal-not-enough-cubes = You are short of { $cubes } ({ $rule }).
refusal-no-free-slot = None of your built cities has a free slot ({ $rule }).
refusal-mine-limit = You cannot have more than { $limit } mines right now ({ $rule }).
refusal-already-owned = You already own the { $buildings }, and you may have only one ({ $rule }).
refusal-not-available =
    { $why ->
        [no-cube] You have no { $resources } ({ $rule }).
        [not-on-ladder] The { $buildings } is not on the Buildings ladder ({ $rule }).
        [not-on-future] The { $buildings } is not on the Future ladder ({ $rule }).
        [not-in-reserve] The { $buildings } is not in your reserve ({ $rule }).
        [no-discard] In Family you cannot pay to discard a tile: the { $buildings } stays where it is ({ $rule }).
        [no-warehouse] In Family all warehouses are built from the start ({ $rule }).
        [must-pay] You can pay for every tile in your reserve, so you cannot return any ({ $rule }).
        [not-by-labour] Forced Labour does not give { $resources } ({ $rule }).
        [dearest] Nothing is dearer than { $resources }, so it cannot be transmuted ({ $rule }).
        [take-people] The { $peoples } are already taken ({ $rule }).
        [tile] You cannot pick { $tiles }: it is not on offer ({ $rule }).
        [place] There is no such place on the next-round ladder ({ $rule }).
        [in-city] That city is not built or has no free slot ({ $rule }).
        [deal] The { $peoples } have already been dealt ({ $rule }).
        [next-seat] That seat already has its place ({ $rule }).
        [draw] There is no { $buildings } in the bag ({ $rule }).
       *[other] “{ $move }” is not possible here ({ $rule }).
    }
refusal-limit-reached =
    { $why ->
        [last-bidder] Everyone else has passed, so there is nobody left to bid against ({ $rule }).
        [acquisition] You have already bought or discarded a tile this round ({ $rule }).
        [warehouse] You cannot build any more warehouses this round ({ $rule }).
       *[card] Your card is used up for this round ({ $rule }).
    }
refusal-track-end =
    { $why ->
        [warehouse] You have already built every warehouse ({ $rule }).
        [miner] You have already hired every miner ({ $rule }).
       *[city] You have already built every city in play ({ $rule }).
    }
refusal-scale-end = The price scale { of-resources } does not go that far ({ $rule }).
refusal-frozen = That price { of-resources } is frozen for the rest of this phase ({ $rule }).
refusal-no-such-power =
    { $why ->
        [not-revealed] You have not revealed a card that allows “{ $move }” ({ $rule }).
        [no-cards] This game is played without POWER cards ({ $rule }).
        [other-people] { $powers } does not belong to your people ({ $rule }).
        [already-revealed] You have already revealed your card; the others are out of the game ({ $rule }).
        [final] { $powers } takes effect by itself in the final count and is never revealed before ({ $rule }).
        [other-phase] { $powers } cannot be used in this phase ({ $rule }).
       *[of-no-use] { $powers } would bring you nothing now ({ $rule }).
    }

## Why a position is impossible

position-not-resting = A position cannot stop in the phase “{ $phase }” ({ $rule }).
position-other-edition = This edition has no phase “{ $phase }” ({ $rule }).
position-other-options = With these options there is no phase “{ $phase }” ({ $rule }).
position-bad-round =
    { $most ->
        [0] The set-up comes before round 1, so round { $turn } does not fit the phase “{ $phase }” ({ $rule }).
       *[other] Round { $turn } does not fit: the phase “{ $phase }” belongs to a round from { $least } to { $most } ({ $rule }).
    }
position-people-twice = Another seat already plays the { $peoples } ({ $rule }).
position-people-missing = Every seat plays a people, and this one does not have one yet ({ $rule }).
position-people-order = The seats take their peoples in order, and an earlier seat does not have one yet ({ $rule }).
position-people-assigned = The options give this seat the { $peoples } ({ $rule }).
position-too-early = Possessions, prices and tiles do not change before the end of the phase “{ $phase }”: here everything is still as at the start ({ $rule }).
position-order-so-far = In the phase “{ $phase }” the turn order does not hold that many seats, or it has a gap ({ $rule }).
position-bad-order = The turn order names every seat exactly once ({ $rule }).
position-order-of-seats = The options fix the turn order: seat A goes first and the others follow clockwise ({ $rule }).
position-order-of-sums = After the second pick, the smallest sum of two set-up tiles comes first ({ $rule }).
position-clockwise = In Family the turn order always runs clockwise ({ $rule }).
position-no-tiles = Set-up tiles are used in Colonial only ({ $rule }).
position-tile-unused = One of these set-up tiles is not laid out with { $count } players ({ $rule }).
position-tile-twice = Another player already holds one of these set-up tiles ({ $rule }).
position-bad-draft = In the phase “{ $phase }” the players do not hold as many set-up tiles as the draft has given them ({ $rule }).
position-three-tiles = After the draft every player holds three set-up tiles ({ $rule }).
position-not-as-laid = Before round 1, this is still exactly what the people’s board and the player’s set-up tiles show ({ $rule }).
position-no-auction = In the phase “{ $phase }” nobody bids or stands on the next-round ladder ({ $rule }).
position-bad-next-order = The next-round ladder names seats without gaps, each only once ({ $rule }).
position-has-passed = The player to act stands on the next-round ladder, so they have already passed ({ $rule }).
position-bad-bid = The last bid is given as { $bid } CHF, but the highest bid of any player is { $most } CHF ({ $rule }).
position-no-such-bid = Bids go up in fixed steps and no amount is bid twice, so nobody can have bid { $bid } CHF ({ $rule }).
position-bid-too-high = A bid of { $bid } CHF is more than the { $money } CHF the player has ({ $rule }).
position-highest-passed = { $seats } has the highest bid, and only the last player left passes with that ({ $rule }).
position-bids-in-turn = The auction follows the turn order, and these bids cannot have been made in that order before this turn ({ $rule }).
position-bad-cities = { $seats } has { $found } cities, but must have { $least } to { $most } ({ $rule }).
position-bad-miners = { $seats } has { $found } miners, but must have { $least } to { $most } ({ $rule }).
position-bad-warehouses =
    { $least ->
        [11] { $seats } has { $found } warehouses, but all { $most } are built from the start ({ $rule }).
       *[other] { $seats } has { $found } warehouses, but must have { $least } to { $most } ({ $rule }).
    }
position-no-such-city = City { $city } is not in play ({ $rule }).
position-unbuilt-city = City { $city } of { $seats } is not built, and can hold only what is printed there ({ $rule }).
position-not-printed = The { $buildings } stands only where it is printed on a board, and the board of { $seats } does not show it in city { $city } ({ $rule }).
position-not-replaced = The { $buildings } takes the place of the { buildings-engineers-office }, so { $seats } cannot have both ({ $rule }).
position-too-full =
    { $slots ->
        [one] City { $city } of { $seats } has { $slots } slot but holds { $found } mines and buildings ({ $rule }).
       *[other] City { $city } of { $seats } has { $slots } slots but holds { $found } mines and buildings ({ $rule }).
    }
position-too-many-mines = { $seats } has { $found } mines but may have at most { $limit } ({ $rule }).
position-reserve-gap = The reserve of { $seats } is listed without gaps ({ $rule }).
position-owned-twice = { $seats } owns the { $buildings } twice ({ $rule }).
position-too-rich = The money and cubes of { $seats } are worth at least { $worth } CHF, more than mines and buildings can have brought in by this round (at most { $most }) ({ $rule }).
position-surplus-kept = { $seats } holds { $found } cubes but has room for { $room }, and the surplus has been sold by now ({ $rule }).
position-bonus-sales = { $found } cubes are given as sold at the bonus of the { $buildings } this round; { $seats } can have sold { $most } at most ({ $rule }).
position-no-cards = This game is played without POWER cards ({ $rule }).
position-no-final-card = After the end, { $seats } has a POWER card in use: the one revealed, or else the final card of their people ({ $rule }).
position-final-card = A final card only comes into use in the final count ({ $rule }).
position-foreign-power = That card does not belong to the people of { $seats } ({ $rule }).
position-card-uses = The card of { $seats } is given as used { $found } times this round; it can be used { $most } times at most ({ $rule }).
position-never-for-sale = The { $buildings } is never for sale: it cannot be on a ladder, in a reserve or in the bag ({ $rule }).
position-not-in-edition = The { $buildings } is not used in this edition ({ $rule }).
position-copies =
    { $copies ->
        [one] There is { $copies } copy of the { $buildings } in this game, but the position shows { $found } ({ $rule }).
       *[other] There are { $copies } copies of the { $buildings } in this game, but the position shows { $found } ({ $rule }).
    }
position-ladder-length = With { $count } players a ladder has { $count } places ({ $rule }).
position-no-future = Family has no Future ladder ({ $rule }).
position-moves-up = While tiles are drawn, those of the Future ladder have already filled the gaps of the Buildings ladder ({ $rule }).
position-future-gap = While tiles are drawn, the ladder being filled has no gap between its tiles ({ $rule }).
position-empty-bag = There is no tile in the bag to draw ({ $rule }).
position-bad-price = In this column the price { of-resources } goes from { $least } to { $most } ({ $rule }).
position-no-marks = Family has no SOLD marks ({ $rule }).
position-marks-elsewhere = No resource is marked SOLD in the phase “{ $phase }” ({ $rule }).
position-no-frozen = Prices are frozen only during speculation, not in the phase “{ $phase }” ({ $rule }).
position-too-few-frozen = Every speculation leaves a price frozen ({ $rule }).
position-wrong-end = A finished game says why it ended, and an unfinished one does not; this does not fit the phase “{ $phase }” ({ $rule }).
position-wrong-ending =
    { $found ->
        [none] Nothing here ends the game ({ $rule }).
       *[other] The reason to give here is “{ $found }” ({ $rule }).
    }
position-ended-before = { $seats } has built and filled all their cities, so the game ended before the phase “{ $phase }” ({ $rule }).
position-wrong-actor =
    { $who ->
        [chance] In the phase “{ $phase }” it is for chance to act ({ $rule }).
        [nobody] In the phase “{ $phase }” nobody acts ({ $rule }).
       *[seat] In the phase “{ $phase }” { $seats } is to act ({ $rule }).
    }
position-wrong-place = In the phase “{ $phase }” the current place is { $number }, counted from 0 ({ $rule }).
position-counted-elsewhere = This is not counted in the phase “{ $phase }” ({ $rule }).
position-too-many-done = { $found } is too many for this turn; { $most } is the most possible here ({ $rule }).
position-nothing-placed = In the phase “{ $phase }” nothing waits for a city ({ $rule }).
position-one-placed = Exactly one mine or one building waits for its city ({ $rule }).
position-replaces-it = The { $buildings } replaces the { buildings-engineers-office } at once and does not wait for a city ({ $rule }).
position-mine-not-counted = The mine waiting for its city was built this turn and counts ({ $rule }).
position-no-choice = In the phase “{ $phase }” there would be nothing to choose or draw here ({ $rule }).

## Why a content file is refused

content-copy-each = { $count } players need one copy of each building
content-editions = the editions are family, geek and colonial
content-scorings = the scorings are geek and family
content-seven-resources = the game has seven resources
content-sell-below-buy = the highest selling price must stay below the lowest buying price, { $price }; otherwise cubes could be resold at a profit
content-mine-each = there is exactly one mine for each resource
content-active-mines = must say which mines active_mines counts
content-buildings = { $low } to { $high } buildings
content-copies = limits.building_backs says how many there are
content-miner-price =
    { $count ->
        [one] a board starts with { $count } miner, so number { $number } needs a price
       *[other] a board starts with { $count } miners, so number { $number } needs a price
    }
content-too-full =
    { $count ->
        [one] city { $city } has { $count } slot, but { $found } possessions are printed there
       *[other] city { $city } has { $count } slots, but { $found } possessions are printed there
    }
content-people-each = every player needs a people
content-printed-twice = { $id } is also printed on the board of { $other }, and the box may not have enough
content-not-in-family = { $id } is not used in Family, so no board can show it
content-three-cards = { $id } needs three cards, exactly one of them for the final count
content-sold-dearer = a cube of { $id } could bring { $more } CHF more than its selling price of at most { $high }, but costs only { $low }
content-bought-cheaper = a cube of { $id } bought with { $other } could be resold at a profit
content-tiles = three tiles for each player, at most { $high }
content-same-value = { $id } has the same value
content-same-building = { $id } shows the same building, and the pile may not have enough
content-fitting-backs =
    { $found ->
        [one] { $count } players need { $needed } tiles, but only { $found } has a fitting back
       *[other] { $count } players need { $needed } tiles, but only { $found } have a fitting back
    }
content-first-city = city 1 can take up to three buildings from tiles
content-no-figure = does not name a figure of this table

## The board in the terminal

board-exchange = The exchange
board-ladders = Building tiles
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

web-tab-mine = You
web-tab-city = Cities
web-tab-exchange = Exchange
web-tab-ladders = Tiles
web-tab-order = Order
web-tab-others = Others
web-tab-peoples = Peoples
web-tab-draft = Draft
web-tab-count = Count
web-page-mine = Your people
web-page-exchange = Exchange
web-page-ladders = Building tiles
web-page-order = Turn order
web-page-others = The other peoples
web-page-peoples = Choose your people
web-page-draft = Set-up tiles
web-page-count = Final count
web-pages = Parts of the table
web-stages = Phases of the round
web-round = Round { $turn }
web-colon = {": "}
web-board = Board of { $seat }
web-balance = What you have
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
web-left = Left afterwards: { $amounts }
web-missing = missing cubes cost { $chf } CHF
web-mine-gives = { $points } VP, 1 { $resource } per round
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
web-row-buy = Buy a cube for CHF
web-row-sell = Sell a cube for CHF
web-row-smuggle = Smuggle a cube for CHF
web-row-transmute = Change a cube for CHF
web-row-labour = Take 1 extra cube
web-row-mine = Dig a mine
web-yields = Mines and buildings bring { $amount } in the next extraction
web-prices = the bank pays { $sell } CHF and asks { $buy } CHF
web-scale = The selling price goes from { $sell_min } to { $sell_max }, the buying price from { $buy_min } to { $buy_max }.
web-sells = bank pays
web-buys = bank asks
web-frozen = frozen
web-is-sold = marked SOLD
web-sell-frozen = selling price frozen
web-buy-frozen = buying price frozen
web-mines-of = Mines: { $mines } of at most { $limit }
web-stored = Cubes: { $cubes }, room for { $room } in administration
web-miners-of = Miners: { $miners } of { $most }
web-warehouses-of = Warehouses: { $warehouses } of { $most }, { $filled } filled
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
web-acquire = Buy
web-discard = Discard
web-discard-about = Costs { $price } CHF: the tile goes back into the bag, and your purchase for this round is used up.
web-tile = { $price } CHF, { $points } VP
web-printed = Printed price: { $price } CHF
web-owned = you already own it
web-future-why = It waits for a place on the Buildings ladder; until then, only a card lets you buy it.
web-gap = empty
web-bag =
    { $tiles ->
        [one] { $tiles } tile in the bag
       *[other] { $tiles } tiles in the bag
    }
web-now = This round
web-bids = Bids
web-bid = Bid { $amount } CHF
web-bid-about = You pay only when you pass.
web-pass = Pass, pay { $amount } CHF
web-auction-about = If you pass, you pay your last bid and choose a place among those who passed before you; the first to pass has no choice.
web-people-facts =
    { $cities ->
        [one] { $money } CHF, { $miners } miners, { $cities } city
       *[other] { $money } CHF, { $miners } miners, { $cities } cities
    }

## Reasons for moves

reason-points-me = If the game ended now, you would have { $after } VP, up from { $before }.
reason-points-them = If the game ended now, { $seats } would have { $after } VP, down from { $before }.
missed-points-me = If the game had ended then, that would have been { $change } VP more.
missed-points-them = If the game had ended then, { $seats } would have had { $change } VP less.
reason-income-me = Your mines and buildings bring in { $after } CHF per round at the selling prices, up from { $before }.
reason-income-them = Mines and buildings bring { $seats } { $after } CHF per round at the selling prices, down from { $before }.
missed-income-me = Mines and buildings would have brought in { $change } CHF more per round at the selling prices.
missed-income-them = Mines and buildings would have brought { $seats } { $change } CHF less per round at the selling prices.
reason-tiles-me =
    { $after ->
        [one] You now own { $after } building, up from { $before }.
       *[other] You now own { $after } buildings, up from { $before }.
    }
missed-tiles-me =
    { $change ->
        [one] That would have been { $change } more building.
       *[other] That would have been { $change } more buildings.
    }
reason-for-sale-them = { $seats } can no longer buy the { $buildings }.
missed-for-sale-them = { $seats } could no longer have bought the { $buildings }.
reason-place-me = You are now in place { $after } of the turn order, not { $before }.
missed-place-me = That would have given place { $after } of the turn order, not { $before }.
reason-slots-me =
    { $after ->
        [one] You have { $after } free slot in your built cities, up from { $before }.
       *[other] You have { $after } free slots in your built cities, up from { $before }.
    }
missed-slots-me =
    { $change ->
        [one] That would have left { $change } more free slot in built cities.
       *[other] That would have left { $change } more free slots in built cities.
    }
reason-mines-me =
    { $after ->
        [one] You have { $after } active mine, up from { $before }.
       *[other] You have { $after } active mines, up from { $before }.
    }
missed-mines-me =
    { $change ->
        [one] That would have been { $change } more active mine.
       *[other] That would have been { $change } more active mines.
    }
reason-goods-me = Your cubes would sell for { $after } CHF, up from { $before }.
reason-goods-them = { $seats } would get { $after } CHF for their cubes, down from { $before }.
missed-goods-me = The cubes would have been worth { $change } CHF more.
missed-goods-them = { $seats } would have had cubes worth { $change } CHF less.
reason-money-me = You now have { $after } CHF, up from { $before }.
reason-money-them = { $seats } now has { $after } CHF, down from { $before }.
missed-money-me = That would have been { $change } CHF more.
missed-money-them = { $seats } would have had { $change } CHF less.

## Figures, as a designer changes them

figures-limits = Limits
figures-auction = Auction
figures-speculation = Speculation
figures-miners = Miners
figures-warehouses = Warehouses
figures-rounds = Rounds
figures-colonial = Colonial edition
figures-edition = This edition
figures-resource = Exchange
figures-mine = Mines
figures-building = Buildings
figures-people = Peoples
figures-power = Powers
figures-tile = Tiles
figures-scoring = Final count
figure-players-min = Fewest players
figure-players-max = Most players
figure-acquisitions-per-round = Purchases per round
figure-warehouses-per-round = Warehouses per round
figure-speculations-per-round = Speculations per round
figure-construction-cost = Cost of a construction site
figure-reserve-fee-chf = Fee for the reserve, in CHF
figure-building-backs = Backs of the buildings
figure-opening-bid = Opening bid
figure-increment = Least raise
figure-fix = Fixing a price
figure-move-one = Moving a price by one
figure-move-two = Moving a price by two
figure-fix-both = Fixing both prices
figure-vary = Varying a price
figure-most = At most
figure-cost-to-reach = Cost to reach
figure-cost = Cost
figure-cap = Round limit
figure-money = CHF at the start
figure-miners = Miners
figure-slots = Plots per city
figure-city-cost = Cost of a city
figure-cities = Cities
figure-warehouses = Warehouses
figure-cities-in-play = Cities in play
figure-warehouses-at-start = Warehouses at the start
figure-sell-min = Lowest price the bank pays
figure-sell-max = Highest price the bank pays
figure-sell-start = Price the bank pays at the start
figure-buy-min = Lowest price the bank asks
figure-buy-max = Highest price the bank asks
figure-buy-start = Price the bank asks at the start
figure-output = Cubes per round
figure-vp = Victory points
figure-price = Price
figure-effect = Effect
figure-amount = Amount
figure-resource = Resource
figure-resources = Resources
figure-max-mines = Mines at most
figure-max-units-per-round = Cubes per round at most
figure-min-price = Least price
figure-floor-above-sell = Least above the selling price
figure-surcharge = Surcharge
figure-mines-per-round = Mines per round
figure-min-left = Cubes left at least
figure-max-per-round = Per round at most
figure-needs-active-mines = Active mines needed
figure-units-per-round = Cubes per round
figure-steps = Steps
figure-cost-chf = Cost in CHF
figure-bonus = Bonus
figure-free = Not counted
figure-per = Per
figure-max = At most
figure-chf = CHF
figure-price-for-replacing = Price for replacing
figure-for-sale = For sale
figure-copies = Copies
figure-mines = Mines of city
figure-buildings = Buildings at the start
figure-value = Value
figure-back = Back
figure-city = City
figure-warehouse = Warehouse
figure-miner = Miner
figure-ten-buildings = Ten buildings
figure-eleven-buildings = Eleven buildings
figure-all-warehouses-built = All warehouses built
figure-all-warehouses-filled = All warehouses filled
figure-all-cities-full = All cities full
figure-max-miners = All miners
figure-chf-per-vp = CHF per victory point
figure-effect-income-chf = Income in CHF
figure-effect-produce = Produces cubes
figure-effect-double-mines = Doubles mines
figure-effect-storage = Storage
figure-effect-sell-bonus = Sells for more
figure-effect-discount-building-chf = Discount on buildings
figure-effect-discount-warehouse-chf = Discount on warehouses
figure-effect-discount-miner-chf = Discount on miners
figure-effect-discount-auction-chf = Discount at the auction
figure-effect-discount-speculation-chf = Discount on speculation
figure-effect-mine-cap = More mines
figure-effect-buy-discount = Buys for less
figure-effect-acquire-from-future = Buys what is to come
figure-effect-discount-mine-cubes = Cheaper mines
figure-effect-discount-city-cubes = Cheaper cities
figure-effect-extra-speculation = More speculations
figure-effect-income-when-others-speculate = Income when others speculate
figure-effect-extra-output-choice = More cubes of your choice
figure-effect-extra-output-per-mine = More cubes per mine
figure-effect-income-chf-if-poorest = Income of the poorest
figure-effect-swap-up = Swaps for dearer cubes
figure-effect-smuggle = Smuggles
figure-effect-end-vp = Victory points at the end
figure-effect-chf-per-vp = CHF into victory points
