title = Minivilles
subtitle = Roll the dice, buy establishments and be the first to complete the monuments of your city.
credits = A game by Masao Suganuma, illustrated by Noboru Hotta, published in French by Moonster Games.

## Options

edition-base = Base game
edition-base-marina = Base game with Marina
edition-base-green-valley = Base game with Green Valley
edition-base-marina-green-valley = Base game with Marina and Green Valley
edition-deluxe = Deluxe box

option-edition = Edition
option-edition-about = Which boxes are on the table: they decide the cards, the monuments and how many of these win.
option-edition-base = { edition-base }
option-edition-base-marina = { edition-base-marina }
option-edition-base-green-valley = { edition-base-green-valley }
option-edition-base-marina-green-valley = { edition-base-marina-green-valley }
option-edition-deluxe = { edition-deluxe }

option-players = Players
option-players-about = How many people play: 2 to 4, with the Deluxe box up to 5.

option-market = Market
option-market-about = Whether every establishment is for sale from the start, or only a few piles filled from a shuffled deck.
option-market-open = every pile open
option-market-ten = ten piles and a deck
option-market-nine = nine piles and a deck

option-purple-copies = Purple cards
option-purple-copies-about = How many copies of each purple establishment are shuffled into the deck.
option-purple-copies-full = all copies
option-purple-copies-players-minus-one = one fewer than players

option-reroll-dice = Dice of a reroll
option-reroll-dice-about = Whether the Radio Tower rerolls as many dice as before, or their number is chosen again.
option-reroll-dice-same = as many as before
option-reroll-dice-free = chosen again

option-clear-dead-piles = Dead piles
option-clear-dead-piles-about = Whether a purple pile leaves the market once every player owns that card and nobody can buy it any more.
option-clear-dead-piles-on = leave the market
option-clear-dead-piles-off = stay

option-city-hall-counts = City Hall
option-city-hall-counts-about = Whether the City Hall counts as a built monument for the cards that count them; it never counts for victory.
option-city-hall-counts-on = counts as a monument
option-city-hall-counts-off = counts for nothing

option-first-player = First player
option-first-player-about = Which seat takes the first turn.
option-first-player-random = drawn at random

## Establishments

kinds-wheat-field = Wheat Field
brief-wheat-field = 1 coin from the bank
about-wheat-field = Whoever rolled, the bank pays you 1 coin.

kinds-ranch = Ranch
brief-ranch = 1 coin from the bank
about-ranch = Whoever rolled, the bank pays you 1 coin.

kinds-corn-field = Corn Field
brief-corn-field = 1 coin with fewer than 2 monuments
about-corn-field = Whoever rolled, the bank pays you 1 coin as long as you have built fewer than 2 monuments.

kinds-flower-orchard = Flower Orchard
brief-flower-orchard = 1 coin from the bank
about-flower-orchard = Whoever rolled, the bank pays you 1 coin.

kinds-forest = Forest
brief-forest = 1 coin from the bank
about-forest = Whoever rolled, the bank pays you 1 coin.

kinds-vineyard = Vineyard
brief-vineyard = 3 coins from the bank
about-vineyard = Whoever rolled, the bank pays you 3 coins.

kinds-mackerel-boat = Mackerel Boat
brief-mackerel-boat = 3 coins with the Harbor
about-mackerel-boat = Whoever rolled, the bank pays you 3 coins, provided your Harbor is built.

kinds-mine = Mine
brief-mine = 5 coins from the bank
about-mine = Whoever rolled, the bank pays you 5 coins.

kinds-apple-orchard = Apple Orchard
brief-apple-orchard = 3 coins from the bank
about-apple-orchard = Whoever rolled, the bank pays you 3 coins.

kinds-tuna-boat = Tuna Boat
brief-tuna-boat = Total of 2 extra dice, with the Harbor
about-tuna-boat = Two extra dice are thrown once for the whole table, and the bank pays you their total, provided your Harbor is built.

kinds-general-store = General Store
brief-general-store = 2 coins with fewer than 2 monuments
about-general-store = On your own roll, the bank pays you 2 coins as long as you have built fewer than 2 monuments.

kinds-bakery = Bakery
brief-bakery = 1 coin from the bank
about-bakery = On your own roll, the bank pays you 1 coin.

kinds-convenience-store = Convenience Store
brief-convenience-store = 3 coins from the bank
about-convenience-store = On your own roll, the bank pays you 3 coins.

kinds-demolition-company = Demolition Company
brief-demolition-company = Undo a monument: 8 coins
about-demolition-company = On your own roll, you must put one of your built monuments back under construction, and the bank pays you 8 coins for it.

kinds-loan-office = Loan Office
brief-loan-office = 5 coins when built, 2 back per roll
about-loan-office = The bank lends you 5 coins when you build it; afterwards you pay 2 coins to the bank each time you roll its numbers.

kinds-flower-shop = Flower Shop
brief-flower-shop = 1 coin per Flower Orchard
about-flower-shop = On your own roll, the bank pays you 1 coin for each Flower Orchard in your city.

kinds-cheese-factory = Cheese Factory
brief-cheese-factory = 3 coins per cow card
about-cheese-factory = On your own roll, the bank pays you 3 coins for each of your establishments with the cow icon.

kinds-furniture-factory = Furniture Factory
brief-furniture-factory = 3 coins per gear card
about-furniture-factory = On your own roll, the bank pays you 3 coins for each of your establishments with the gear icon.

kinds-winery = Winery
brief-winery = 6 coins per Vineyard, then it closes
about-winery = On your own roll, the bank pays you 6 coins for each Vineyard in your city, and then the Winery closes.

kinds-moving-company = Moving Company
brief-moving-company = Give away a card: 4 coins
about-moving-company = On your own roll, you must give another player one of your establishments without the tower icon, and the bank pays you 4 coins.

kinds-soda-bottling-plant = Soda Bottling Plant
brief-soda-bottling-plant = 1 coin per cup card in all cities
about-soda-bottling-plant = On your own roll, the bank pays you 1 coin for each establishment with the cup icon, in all cities together.

kinds-fruit-and-vegetable-market = Fruit and Vegetable Market
brief-fruit-and-vegetable-market = 2 coins per wheat card
about-fruit-and-vegetable-market = On your own roll, the bank pays you 2 coins for each of your establishments with the wheat icon.

kinds-food-warehouse = Food Warehouse
brief-food-warehouse = 2 coins per cup card
about-food-warehouse = On your own roll, the bank pays you 2 coins for each of your establishments with the cup icon.

kinds-sushi-bar = Sushi Bar
brief-sushi-bar = 3 coins from the roller, with Harbor
about-sushi-bar = When another player rolls its number, that player pays you 3 coins, provided your Harbor is built.

kinds-cafe = Café
brief-cafe = 1 coin from the roller
about-cafe = When another player rolls its number, that player pays you 1 coin.

kinds-french-restaurant = French Restaurant
brief-french-restaurant = 5 coins if the roller has 2+ monuments
about-french-restaurant = When another player who has built 2 monuments or more rolls its number, that player pays you 5 coins.

kinds-pizza-joint = Pizza Joint
brief-pizza-joint = 1 coin from the roller
about-pizza-joint = When another player rolls its number, that player pays you 1 coin.

kinds-hamburger-stand = Hamburger Stand
brief-hamburger-stand = 1 coin from the roller
about-hamburger-stand = When another player rolls its number, that player pays you 1 coin.

kinds-family-restaurant = Family Restaurant
brief-family-restaurant = 2 coins from the roller
about-family-restaurant = When another player rolls one of its numbers, that player pays you 2 coins.

kinds-members-only-club = Members Only Club
brief-members-only-club = All coins of a roller with 3+ monuments
about-members-only-club = When another player who has built 3 monuments or more rolls one of its numbers, that player hands you every coin in the purse.

kinds-stadium = Stadium
brief-stadium = 2 coins from each other player
about-stadium = On your own roll, every other player pays you 2 coins.

kinds-tv-station = TV Station
brief-tv-station = 5 coins from a player of your choice
about-tv-station = On your own roll, you name another player, who pays you 5 coins.

kinds-business-center = Business Center
brief-business-center = Swap a card with another player
about-business-center = On your own roll, you may swap one of your establishments for one of another player, none of them with the tower icon.

kinds-publisher = Publisher
brief-publisher = 1 coin per cup or bread card of others
about-publisher = On your own roll, every other player pays you 1 coin for each of their establishments with the cup or bread icon.

kinds-tax-office = Tax Office
brief-tax-office = Half the purse of players with 10+
about-tax-office = On your own roll, every other player who holds 10 coins or more gives you half of them, rounded down.

kinds-renovation-company = Renovation Company
brief-renovation-company = Close a kind: 1 coin per copy
about-renovation-company = On your own roll, you choose a kind without the tower icon: all its open copies close, yours too, and the bank pays you 1 coin for each.

kinds-tech-startup = Tech Startup
brief-tech-startup = 1 coin per coin on all Tech Startups
about-tech-startup = Each of your turns ends with a coin from the bank placed on it; on your own roll, the bank pays you as many coins as lie on the Tech Startups of all players.

kinds-arboretum = Arboretum
brief-arboretum = All purses shared equally
about-arboretum = On your own roll, the coins of all players are shared equally, the bank adding what is missing for the shares to be even.

## Monuments

monuments-harbor = Harbor
brief-harbor = +2 to a roll of 10 or more, if you like
about-harbor = When your roll totals 10 or more, you may add 2 to it.

monuments-train-station = Train Station
brief-train-station = Roll 1 or 2 dice
about-train-station = At the start of each turn you choose whether to roll one die or two.

monuments-shopping-mall = Shopping Mall
brief-shopping-mall = +1 coin from cup and bread cards
about-shopping-mall = Each of your establishments with the cup or bread icon brings in 1 coin more whenever it earns something.

monuments-amusement-park = Amusement Park
brief-amusement-park = Another turn after a double
about-amusement-park = When you roll a double, you take another turn right after this one.

monuments-radio-tower = Radio Tower
brief-radio-tower = Reroll once per turn
about-radio-tower = Once per turn you may roll again; the second result stands.

monuments-airport = Airport
brief-airport = 10 coins when you build nothing
about-airport = The bank pays you 10 coins in each of your turns in which you build nothing.

monuments-city-hall = City Hall
brief-city-hall = 1 coin if your purse is empty
about-city-hall = If you have no coin left just before building, the bank gives you 1; it stands from the start and does not count for victory.

closed-card = { $card } (closed)

## Colours, icons, boxes, sources

colour-blue = blue
colour-green = green
colour-red = red
colour-purple = purple
colour-monument = monument

icon-wheat = wheat
icon-cow = cow
icon-gear = gear
icon-boat = boat
icon-bread = bread
icon-factory = factory
icon-fruit = fruit
icon-briefcase = briefcase
icon-cup = cup
icon-tower = tower

box-base = Base
box-marina = Marina
box-green-valley = Green Valley
box-deluxe = Deluxe

provenance-rulebook = printed in the rulebook
provenance-public = agreed by public sources
provenance-reconstructed = reconstructed

## Board

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
board-turn = Turn { $turn } · { $seat }
board-deck =
    Deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
board-market = Market
column-dice = Dice
column-card = Card
column-effect = Effect
column-cost = Cost
column-left = Left
column-colour = Colour
column-icon = Icon
column-copies = Copies
column-rule = Rule
column-provenance = Source
score-monuments = Monuments built

ending-over = The last monument was built.

field-active = Player on turn
field-dice = Dice thrown
field-die1 = First die
field-die2 = Second die
field-bonus = Added by the Harbor
field-rerolled = Rerolled
field-again = Another turn earned
field-constructed = Built this turn
field-step = Step of the effects
field-resolving = Card asking for a decision
field-partner = Swap partner
field-picked = Card picked
field-boats = Tuna Boats waiting for dice
field-acting = Cards still to act
field-market = Market
field-deck = Deck
field-aside = Out of the game
field-players = Cities
field-coins = Coins
field-startup = Coins on the Tech Startup
field-built = Monuments built
field-open = Establishments
field-closed = Closed establishments

## Board on the web

web-dice = Dice
web-total = Total
web-enter = What the dice show
web-city = City of { $seat }
web-monuments = Monuments
web-built = built
web-works = under construction
web-number = on
web-cost = cost
web-left = left
web-acts = It acts on this roll

## Phases

phase-draw = A card is drawn from the deck
phase-first = Chance picks who begins
phase-roll = Choose how many dice to roll
phase-dice = The dice fall
phase-reroll = Keep the roll or roll again
phase-harbor = Add 2 to the roll or leave it
phase-boats = The extra dice of the Tuna Boats fall
phase-demolish = Choose the monument to put back under construction
phase-move = Choose the establishment to give away
phase-move-to = Choose who receives it
phase-tv = Choose who pays the TV Station
phase-swap = Choose whom to swap with, or do not swap
phase-swap-mine = Choose the card to hand over
phase-swap-theirs = Choose the card to take in return
phase-renovate = Choose the kind of establishment to close
phase-build = Build one card or pass
phase-over = The game is over
phase-resolving = The dice are obeyed

## Moves

dice-1 = one die
dice-2 = two dice

move-roll = Roll { $dice }
move-keep = Keep the roll
move-reroll = Reroll with { $dice }
move-harbor-leave = Leave the roll as it is
move-harbor-add = Add 2 to the roll
move-demolish = Put { $monuments } back under construction
move-give = Give away { $cards }
move-give-to = Give it to { $seats }
move-tv = Make { $seats } pay
move-no-swap = Do not swap
move-swap-with = Swap with { $seats }
move-swap-mine = Hand over { $cards }
move-swap-theirs = Take { $cards }
move-renovate = Close every { $kinds }
move-skip = Build nothing
move-build = Build { $kinds }
move-complete = Complete { $monuments }
move-die = The die shows { $faces }
move-two-dice = The dice show { $faces } and { $faces2 }
move-draw = { $kinds } is drawn
move-first = { $seats } begins

## Events

event-drawn = New on the market: { $kind }
event-set-aside = { $kind } is drawn and set aside, since every player already has one
event-pile-cleared =
    { $amount ->
        [one] The { $kind } pile ({ $amount } card) leaves the game, since every player already has one
       *[other] The { $kind } pile ({ $amount } cards) leaves the game, since every player already has one
    }
event-begins = { $seat } begins the game
event-turn = Turn { $turn }: { $seat } to play
event-extra-turn = Turn { $turn }: { $seat } plays again
event-rolled =
    { $second ->
        [0] { $seat } rolls { $total }
       *[other] { $seat } rolls { $first } + { $second } = { $total }
    }
event-rerolls =
    { $dice ->
        [one] { $seat } rerolls with one die · { monuments-radio-tower }
       *[other] { $seat } rerolls with two dice · { monuments-radio-tower }
    }
event-double = Double { $face }: { $seat } earns another turn · { monuments-amusement-park }
event-added = { $seat } adds { $amount } to the roll, which now counts { $total } · { monuments-harbor }
event-reopened =
    { $copies ->
        [one] { $kind } reopens in the city of { $seat }
       *[other] { $copies } × { $kind } reopen in the city of { $seat }
    }
event-paid =
    { $amount ->
        [0] { $seat } has nothing to pay { $to } with · { $kind }
        [one] { $seat } pays { $amount } coin to { $to } · { $kind }
       *[other] { $seat } pays { $amount } coins to { $to } · { $kind }
    }
event-repaid =
    { $amount ->
        [0] { $seat } has nothing to pay the bank with · { $kind }
        [one] { $seat } pays { $amount } coin to the bank · { $kind }
       *[other] { $seat } pays { $amount } coins to the bank · { $kind }
    }
event-earned =
    { $amount ->
        [one] { $seat } receives { $amount } coin from the bank · { $kind }
       *[other] { $seat } receives { $amount } coins from the bank · { $kind }
    }
event-extra-dice = { $seat } throws the extra dice: { $first } + { $second } = { $total } · { kinds-tuna-boat }
event-nothing = { $kind } can do nothing for { $seat } this time
event-demolished = { $seat } puts { $monument } back under construction
event-gave = { $seat } gives { $card } to { $to }
event-declined-swap = { $seat } prefers not to swap · { $kind }
event-swapped = { $seat } swaps { $mine } for { $theirs } from { $with }
event-closed =
    { $copies ->
        [one] { $kind } closes in the city of { $seat }
       *[other] { $copies } × { $kind } close in the city of { $seat }
    }
event-shared =
    { $amount ->
        [0] { $seat } has no coins now, like everybody · { $kind }
        [one] { $seat } now has { $amount } coin, like everybody · { $kind }
       *[other] { $seat } now has { $amount } coins, like everybody · { $kind }
    }
event-welcomed =
    { $amount ->
        [one] { $seat } receives { $amount } coin from the bank · { $monument }
       *[other] { $seat } receives { $amount } coins from the bank · { $monument }
    }
event-built =
    { $cost ->
        [0] { $seat } builds { $kind } for nothing
        [one] { $seat } builds { $kind } for { $cost } coin
       *[other] { $seat } builds { $kind } for { $cost } coins
    }
event-completed =
    { $cost ->
        [0] { $seat } completes { $monument } for nothing
        [one] { $seat } completes { $monument } for { $cost } coin
       *[other] { $seat } completes { $monument } for { $cost } coins
    }
event-passed = { $seat } builds nothing
event-topped-up =
    { $amount ->
        [one] The bank tops up { $seat } with { $amount } coin
       *[other] The bank tops up { $seat } with { $amount } coins
    }
event-startup-coin =
    { $amount ->
        [one] { $seat } puts { $amount } coin from the bank on { $kind }
       *[other] { $seat } puts { $amount } coins from the bank on { $kind }
    }
event-won =
    { $monuments ->
        [one] { $seat } wins the game with { $monuments } monument!
       *[other] { $seat } wins the game with { $monuments } monuments!
    }

## Why a move is refused

refusal-compulsory = “{ $move }” is not allowed: this choice may not be declined ({ $rule }).
refusal-no-train-station = Two dice need the { monuments-train-station }, which you have not built ({ $rule }).
refusal-same-dice =
    { $dice ->
        [one] You rolled one die, so the reroll uses one die too ({ $rule }).
       *[other] You rolled two dice, so the reroll uses two dice too ({ $rule }).
    }
refusal-no-open-copy = No copy of { $kinds } lies open in the market ({ $rule }).
refusal-one-each = You already have { $kinds }, and a city holds only one of each purple card ({ $rule }).
refusal-cannot-afford =
    { $coins ->
        [0] { $kinds } costs { $cost } and you have no coins ({ $rule }).
        [one] { $kinds } costs { $cost } and you have { $coins } coin ({ $rule }).
       *[other] { $kinds } costs { $cost } and you have { $coins } coins ({ $rule }).
    }
refusal-cannot-afford-monument =
    { $coins ->
        [0] { $monuments } costs { $cost } and you have no coins ({ $rule }).
        [one] { $monuments } costs { $cost } and you have { $coins } coin ({ $rule }).
       *[other] { $monuments } costs { $cost } and you have { $coins } coins ({ $rule }).
    }
refusal-stands-already = { $monuments } already stands in your city ({ $rule }).
refusal-never-demolished = { $monuments } can never be put back under construction ({ $rule }).
refusal-not-built = { $monuments } is not built in your city ({ $rule }).
refusal-does-not-own = The city of { $seats } holds no { $cards } ({ $rule }).
refusal-yourself = You have to name another player, not yourself ({ $rule }).
refusal-nothing-to-swap = { $seats } has no card that may be swapped ({ $rule }).
refusal-tower = { $kinds } carries the tower icon, and cards with the tower may not be chosen here ({ $rule }).
refusal-none-open = No city holds an open { $kinds } ({ $rule }).
refusal-not-in-deck = The deck holds no { $kinds } any more ({ $rule }).
refusal-other-dice =
    { $dice ->
        [one] One die is thrown here ({ $rule }).
       *[other] Two dice are thrown here ({ $rule }).
    }

## Why a position cannot be

position-not-resting = the phase “{ $at }” is over at once: no position waits in it ({ $rule }).
position-first-is-named = the options name the first player, so chance does not draw one ({ $rule }).
position-no-deck = this market has every pile open and therefore no deck ({ $rule }).
position-before-first-turn = must be 0: in the phase “{ $at }” no turn has begun ({ $rule }).
position-nobody-yet = must be none: in the phase “{ $at }” no turn has begun ({ $rule }).
position-no-turn = must be 1 or more: in the phase “{ $at }” a turn has begun ({ $rule }).
position-nobody-active = is missing: in the phase “{ $at }” it is the turn of one of the seats ({ $rule }).
position-over-in-phase = the game is over in the phase “over” and in no other, but the phase is “{ $at }” ({ $rule }).
position-wrong-actor = does not go with the phase “{ $at }”: the player whose turn it is makes every decision, chance throws and draws, and nobody acts after the end ({ $rule }).
position-copies =
    { $box ->
        [one] there is { $box } copy of { $kinds } in this game, but the position has { $found } in cities, market, deck and out of the game ({ $rule }).
       *[other] there are { $box } copies of { $kinds } in this game, but the position has { $found } in cities, market, deck and out of the game ({ $rule }).
    }
position-card-left-cities =
    { $found ->
        [0] no city holds { $kinds }, but { $dealt } were dealt, and no card ever leaves the cities ({ $rule }).
       *[other] the cities hold { $found } × { $kinds } in all, but { $dealt } were dealt, and no card ever leaves the cities ({ $rule }).
    }
position-set-aside =
    { $wanted ->
        [0] { $kinds } cannot be out of the game: only piles that nobody can buy from leave it, where the options say so ({ $rule }).
        [one] { $wanted } copy of { $kinds } is out of the game, not { $found } ({ $rule }).
       *[other] { $wanted } copies of { $kinds } are out of the game, not { $found } ({ $rule }).
    }
position-dead-pile = every player has { $kinds }, so its pile has left the game ({ $rule }).
position-second-purple = { $seats } has { $kinds } more than once, but a city holds only one of each purple card ({ $rule }).
position-cannot-close = { $kinds } cannot be closed: nothing in this edition closes it ({ $rule }).
position-nothing-to-draw = is empty, so no card can be drawn ({ $rule }).
position-no-pile-to-open =
    { $found ->
        [one] { $found } pile is open, but a card is drawn only where a pile is missing: { $wanted } are open as long as the deck lasts, and a turn empties one at most ({ $rule }).
       *[other] { $found } piles are open, but a card is drawn only where a pile is missing: { $wanted } are open as long as the deck lasts, and a turn empties one at most ({ $rule }).
    }
position-piles =
    { $found ->
        [one] { $found } pile is open, but this market has { $wanted }, and fewer only once the deck is empty ({ $rule }).
       *[other] { $found } piles are open, but this market has { $wanted }, and fewer only once the deck is empty ({ $rule }).
    }
position-city-hall-missing = { monuments-city-hall } is missing, which stands in every city from the start ({ $rule }).
position-nobody-won = the game is over, so { $seats }, whose turn it is, has just won with { $needed } monuments, not { $found } ({ $rule }).
position-second-winner = { $seats } has the monuments needed to win, but the game was won by the player whose turn it is ({ $rule }).
position-already-won = { $seats } has the monuments needed to win, but the game is not over ({ $rule }).
position-no-startup = coins lie on the { kinds-tech-startup } alone, and { $seats } has none ({ $rule }).
position-setup-coins =
    { $coins ->
        [one] before the first turn every purse holds { $coins } coin ({ $rule }).
       *[other] before the first turn every purse holds { $coins } coins ({ $rule }).
    }
position-setup-monuments = before the first turn nobody has built anything ({ $rule }).
position-setup-cards = before the first turn every city holds its starting cards and nothing else, all of them open ({ $rule }).
position-too-early = must be 0: in the phase “{ $at }” the turn has not come that far ({ $rule }).
position-no-dice = is missing: in the phase “{ $at }” one die or two are thrown ({ $rule }).
position-no-die = is missing: in the phase “{ $at }” the dice lie on the table, and a die shows 1 to 6 ({ $rule }).
position-one-die = must be 0, because only one die is thrown ({ $rule }).
position-no-train-station = two dice need the { monuments-train-station }, which { $seats } does not have ({ $rule }).
position-no-radio-tower = a reroll needs the { monuments-radio-tower }, which { $seats } does not have ({ $rule }).
position-no-harbor = nothing can be added to this roll: that takes the { monuments-harbor } and a total that is high enough ({ $rule }).
position-no-double = an extra turn takes a double and the { monuments-amusement-park } ({ $rule }).
position-double = must be 1: { $seats } has thrown a double and has the { monuments-amusement-park } ({ $rule }).
position-wrong-step = must be { $wanted } in the phase “{ $at }” ({ $rule }).
position-nothing-constructed = must be 1: the phase “{ $at }” only follows when something was built ({ $rule }).
position-broke =
    { $coins ->
        [0] cannot be 0: { $monuments } helps an empty purse just before building ({ $rule }).
       *[other] cannot be { $coins }: { $monuments } pays just before building ({ $rule }).
    }
position-reopened = { $kinds } cannot be closed: the roll of { $result } has reopened it ({ $rule }).
position-acting =
    { $most ->
        [0] must be 0: no { $kinds } has yet to act here ({ $rule }).
       *[other] must be from { $least } to { $most }: as many { $kinds } can have yet to act here ({ $rule }).
    }
position-boats =
    { $most ->
        [0] must be 0: no { kinds-tuna-boat } of { $seats } waits for dice here ({ $rule }).
       *[other] must be from { $least } to { $most }: as many { kinds-tuna-boat } cards of { $seats } can wait for dice here ({ $rule }).
    }
position-no-boats = no { kinds-tuna-boat } waits for dice, so no extra dice are thrown ({ $rule }).
position-no-card-asks = is missing: in the phase “{ $at }” a card asks ({ $rule }).
position-asks-something-else = { $kinds } does not ask for anything in the phase “{ $at }” ({ $rule }).
position-not-triggered = { $kinds } does not act on a roll of { $result } ({ $rule }).
position-not-owned = { $seats } has no open { $kinds } that could ask ({ $rule }).
position-nothing-to-choose = { $kinds } does nothing, because { $seats } has nothing to choose from ({ $rule }).
position-nothing-asked = must be left out: no card asks for anything in the phase “{ $at }” ({ $rule }).
position-not-chosen-yet = must be left out: in the phase “{ $at }” it has not been chosen yet ({ $rule }).
position-not-chosen = is missing: in the phase “{ $at }” it has been chosen ({ $rule }).
position-swap-with-oneself = cards are swapped with another player ({ $rule }).
position-nothing-to-swap = { $seats } has no card that may be swapped ({ $rule }).
position-tower = { $kinds } carries the tower icon, and cards with the tower may not be chosen here ({ $rule }).
position-picked-elsewhere = the city of { $seats } holds no { $cards } ({ $rule }).

## Why a content file is refused

content-no-roll = no roll shows { $found }: 1 to { $high } exist
content-no-trigger = no number triggers the card
content-tower = purple cards and no others carry the tower (MV-011)
content-two-dice = always two dice (MV-081)
content-copies = more than { $high } copies
content-no-effect = no effect “{ $id }”; known are { $known }
content-for-monuments = { $id } belongs to monuments
content-for-colours = { $id } belongs to cards of these colours: { $known }
content-effect-needs = { $id } needs { $keys }
content-effect-takes = { $id } takes no { $keys }
content-no-icon = no icon “{ $id }”; known are { $known }
content-no-establishment = no establishment “{ $id }”
content-no-monument = no monument “{ $id }”
content-no-box = no box “{ $id }”
content-no-market-mode = no market mode “{ $id }”
content-steps = each colour acts in exactly one step
content-players = { $low } to { $high } players
content-monuments-needed = more than the edition has
content-not-in-edition = counts { $id }, which edition { $box } does not have

## Reasons for moves

reason-income-me =
    { $after ->
        [one] Your expected income rises from { $before } to { $after } coin per round.
       *[other] Your expected income rises from { $before } to { $after } coins per round.
    }
reason-income-them =
    { $after ->
        [one] The expected income of { $seats } falls from { $before } to { $after } coin per round.
       *[other] The expected income of { $seats } falls from { $before } to { $after } coins per round.
    }
missed-income-me =
    { $change ->
        [one] Your expected income would have been higher by { $change } coin per round.
       *[other] Your expected income would have been higher by { $change } coins per round.
    }
missed-income-them =
    { $change ->
        [one] The expected income of { $seats } would have been lower by { $change } coin per round.
       *[other] The expected income of { $seats } would have been lower by { $change } coins per round.
    }
reason-monuments-missing-me =
    { $after ->
        [one] You need { $after } more monument to win, down from { $before }.
       *[other] You need { $after } more monuments to win, down from { $before }.
    }
missed-monuments-missing-me =
    { $after ->
        [one] You would have needed { $after } more monument to win, not { $before }.
       *[other] You would have needed { $after } more monuments to win, not { $before }.
    }
reason-rounds-to-win-me =
    { $after ->
        [one] At this pace you win in about { $after } round, not { $before }.
       *[other] At this pace you win in about { $after } rounds, not { $before }.
    }
reason-rounds-to-win-them =
    { $after ->
        [one] At this pace { $seats } wins in about { $after } round, not { $before }.
       *[other] At this pace { $seats } wins in about { $after } rounds, not { $before }.
    }
missed-rounds-to-win-me =
    { $after ->
        [one] At that pace you would have won in about { $after } round, not { $before }.
       *[other] At that pace you would have won in about { $after } rounds, not { $before }.
    }
missed-rounds-to-win-them =
    { $after ->
        [one] At that pace { $seats } would have needed about { $after } round to win, not { $before }.
       *[other] At that pace { $seats } would have needed about { $after } rounds to win, not { $before }.
    }
reason-covered-me = Of your own throws, { $after }% bring you something, up from { $before }%.
missed-covered-me = Of your own throws, { $after }% would have brought you something, not { $before }%.
reason-coins-me =
    { $sure ->
        [no]
            { $change ->
                [one] On average you gain { $change } coin.
               *[other] On average you gain { $change } coins.
            }
       *[yes]
            { $change ->
                [one] You gain { $change } coin.
               *[other] You gain { $change } coins.
            }
    }
reason-coins-them =
    { $sure ->
        [no]
            { $change ->
                [one] On average { $seats } loses { $change } coin.
               *[other] On average { $seats } loses { $change } coins.
            }
       *[yes]
            { $change ->
                [one] { $seats } loses { $change } coin.
               *[other] { $seats } loses { $change } coins.
            }
    }
missed-coins-me =
    { $sure ->
        [no]
            { $change ->
                [one] On average you would have had { $change } coin more.
               *[other] On average you would have had { $change } coins more.
            }
       *[yes]
            { $change ->
                [one] You would have had { $change } coin more.
               *[other] You would have had { $change } coins more.
            }
    }
missed-coins-them =
    { $sure ->
        [no]
            { $change ->
                [one] On average { $seats } would have had { $change } coin fewer.
               *[other] On average { $seats } would have had { $change } coins fewer.
            }
       *[yes]
            { $change ->
                [one] { $seats } would have had { $change } coin fewer.
               *[other] { $seats } would have had { $change } coins fewer.
            }
    }
reason-rounds-to-monument-me =
    { $after ->
        [0] You can pay for your next monument.
        [one] Your income pays for your next monument in { $after } round, not { $before }.
       *[other] Your income pays for your next monument in { $after } rounds, not { $before }.
    }
missed-rounds-to-monument-me =
    { $after ->
        [0] You could have paid for your next monument.
        [one] Your income would have paid for your next monument in { $after } round, not { $before }.
       *[other] Your income would have paid for your next monument in { $after } rounds, not { $before }.
    }
reason-taken-me =
    { $after ->
        [0] The cards of the others no longer take any coins from you.
        [one] The cards of the others take { $after } coin per round from you, down from { $before }.
       *[other] The cards of the others take { $after } coins per round from you, down from { $before }.
    }
missed-taken-me =
    { $change ->
        [one] The cards of the others would have taken { $change } coin per round less from you.
       *[other] The cards of the others would have taken { $change } coins per round less from you.
    }
