title = Minivilles
subtitle = Roll the dice, buy establishments and be the first to build your city’s monuments.
credits = A game by Masao Suganuma, illustrated by Noboru Hotta, published in French by Moonster Games.

## Options

edition-base = Base game
edition-base-marina = Base game with Marina
edition-base-green-valley = Base game with Green Valley
edition-base-marina-green-valley = Base game with Marina and Green Valley
edition-deluxe = Deluxe box

option-edition = Edition
option-edition-about = Which boxes you play with. They set the cards, the monuments and how many monuments win the game.
option-edition-base = { edition-base }
option-edition-base-marina = { edition-base-marina }
option-edition-base-green-valley = { edition-base-green-valley }
option-edition-base-marina-green-valley = { edition-base-marina-green-valley }
option-edition-deluxe = { edition-deluxe }

option-players = Players
option-players-about = 2 to 4 players, or up to 5 with the Deluxe box.

option-market = Market
option-market-about = Whether every establishment is for sale from the start, or only a few piles, refilled from a shuffled deck.
option-market-open = every pile open
option-market-ten = ten piles and a deck
option-market-nine = nine piles and a deck

option-purple-copies = Purple cards
option-purple-copies-about = How many copies of each purple establishment go into the deck.
option-purple-copies-full = all copies
option-purple-copies-players-minus-one = one fewer than players

option-reroll-dice = Reroll
option-reroll-dice-about = Whether you reroll with as many dice as before, or choose their number again (Radio Tower).
option-reroll-dice-same = as many dice as before
option-reroll-dice-free = number of dice chosen again

option-clear-dead-piles = Dead piles
option-clear-dead-piles-about = What happens to a purple pile that nobody can buy from any more, because every player already has that card.
option-clear-dead-piles-on = leave the market
option-clear-dead-piles-off = stay in the market

option-city-hall-counts = City Hall
option-city-hall-counts-about = Whether the City Hall counts as a built monument for cards that count monuments. It never counts towards victory.
option-city-hall-counts-on = counts as a monument
option-city-hall-counts-off = does not count

option-first-player = First player
option-first-player-about = Who takes the first turn.
option-first-player-random = chosen at random

## Establishments

kinds-wheat-field = Wheat Field
    .article = a Wheat Field
brief-wheat-field = 1 coin from the bank
about-wheat-field = On anyone’s roll, the bank pays you 1 coin.

kinds-ranch = Ranch
    .article = a Ranch
brief-ranch = 1 coin from the bank
about-ranch = On anyone’s roll, the bank pays you 1 coin.

kinds-corn-field = Corn Field
    .article = a Corn Field
brief-corn-field = 1 coin with fewer than 2 monuments
about-corn-field = On anyone’s roll, the bank pays you 1 coin as long as you have built fewer than 2 monuments.

kinds-flower-orchard = Flower Orchard
    .article = a Flower Orchard
brief-flower-orchard = 1 coin from the bank
about-flower-orchard = On anyone’s roll, the bank pays you 1 coin.

kinds-forest = Forest
    .article = a Forest
brief-forest = 1 coin from the bank
about-forest = On anyone’s roll, the bank pays you 1 coin.

kinds-vineyard = Vineyard
    .article = a Vineyard
brief-vineyard = 3 coins from the bank
about-vineyard = On anyone’s roll, the bank pays you 3 coins.

kinds-mackerel-boat = Mackerel Boat
    .article = a Mackerel Boat
brief-mackerel-boat = 3 coins with the Harbor
about-mackerel-boat = On anyone’s roll, the bank pays you 3 coins, provided you have built the Harbor.

kinds-mine = Mine
    .article = a Mine
brief-mine = 5 coins from the bank
about-mine = On anyone’s roll, the bank pays you 5 coins.

kinds-apple-orchard = Apple Orchard
    .article = an Apple Orchard
brief-apple-orchard = 3 coins from the bank
about-apple-orchard = On anyone’s roll, the bank pays you 3 coins.

kinds-tuna-boat = Tuna Boat
    .article = a Tuna Boat
brief-tuna-boat = Total of 2 extra dice, with the Harbor
about-tuna-boat = On anyone’s roll, two extra dice are rolled once for the whole table, and the bank pays you their total, provided you have built the Harbor.

kinds-general-store = General Store
    .article = a General Store
brief-general-store = 2 coins with fewer than 2 monuments
about-general-store = On your own roll, the bank pays you 2 coins as long as you have built fewer than 2 monuments.

kinds-bakery = Bakery
    .article = a Bakery
brief-bakery = 1 coin from the bank
about-bakery = On your own roll, the bank pays you 1 coin.

kinds-convenience-store = Convenience Store
    .article = a Convenience Store
brief-convenience-store = 3 coins from the bank
about-convenience-store = On your own roll, the bank pays you 3 coins.

kinds-demolition-company = Demolition Company
    .article = a Demolition Company
brief-demolition-company = Tear down a monument: 8 coins
about-demolition-company = On your own roll, you must put one of your monuments back under construction; in return, the bank pays you 8 coins.

kinds-loan-office = Loan Office
    .article = a Loan Office
brief-loan-office = 5 coins when built, 2 to pay per roll
about-loan-office = When you build it, the bank pays you 5 coins. After that, you pay the bank 2 coins each time you roll one of its numbers.

kinds-flower-shop = Flower Shop
    .article = a Flower Shop
brief-flower-shop = 1 coin per Flower Orchard
about-flower-shop = On your own roll, the bank pays you 1 coin for each Flower Orchard in your city.

kinds-cheese-factory = Cheese Factory
    .article = a Cheese Factory
brief-cheese-factory = 3 coins per cow card
about-cheese-factory = On your own roll, the bank pays you 3 coins for each of your establishments with the cow icon.

kinds-furniture-factory = Furniture Factory
    .article = a Furniture Factory
brief-furniture-factory = 3 coins per gear card
about-furniture-factory = On your own roll, the bank pays you 3 coins for each of your establishments with the gear icon.

kinds-winery = Winery
    .article = a Winery
brief-winery = 6 coins per Vineyard, then it closes
about-winery = On your own roll, the bank pays you 6 coins for each Vineyard in your city; then the Winery closes.

kinds-moving-company = Moving Company
    .article = a Moving Company
brief-moving-company = Give away a card: 4 coins
about-moving-company = On your own roll, you must give another player one of your establishments without the tower icon; in return, the bank pays you 4 coins.

kinds-soda-bottling-plant = Soda Bottling Plant
    .article = a Soda Bottling Plant
brief-soda-bottling-plant = 1 coin per cup card in all cities
about-soda-bottling-plant = On your own roll, the bank pays you 1 coin for each establishment with the cup icon, counting every city.

kinds-fruit-and-vegetable-market = Fruit and Vegetable Market
    .article = a Fruit and Vegetable Market
brief-fruit-and-vegetable-market = 2 coins per wheat card
about-fruit-and-vegetable-market = On your own roll, the bank pays you 2 coins for each of your establishments with the wheat icon.

kinds-food-warehouse = Food Warehouse
    .article = a Food Warehouse
brief-food-warehouse = 2 coins per cup card
about-food-warehouse = On your own roll, the bank pays you 2 coins for each of your establishments with the cup icon.

kinds-sushi-bar = Sushi Bar
    .article = a Sushi Bar
brief-sushi-bar = 3 coins from the roller, with Harbor
about-sushi-bar = When another player rolls its number, they pay you 3 coins, provided you have built the Harbor.

kinds-cafe = Café
    .article = a Café
brief-cafe = 1 coin from the roller
about-cafe = When another player rolls its number, they pay you 1 coin.

kinds-french-restaurant = French Restaurant
    .article = a French Restaurant
brief-french-restaurant = 5 coins if the roller has 2+ monuments
about-french-restaurant = When another player with 2 or more monuments rolls its number, they pay you 5 coins.

kinds-pizza-joint = Pizza Joint
    .article = a Pizza Joint
brief-pizza-joint = 1 coin from the roller
about-pizza-joint = When another player rolls its number, they pay you 1 coin.

kinds-hamburger-stand = Hamburger Stand
    .article = a Hamburger Stand
brief-hamburger-stand = 1 coin from the roller
about-hamburger-stand = When another player rolls its number, they pay you 1 coin.

kinds-family-restaurant = Family Restaurant
    .article = a Family Restaurant
brief-family-restaurant = 2 coins from the roller
about-family-restaurant = When another player rolls one of its numbers, they pay you 2 coins.

kinds-members-only-club = Members Only Club
    .article = a Members Only Club
brief-members-only-club = All the roller’s coins, if 3+ monuments
about-members-only-club = When another player with 3 or more monuments rolls one of its numbers, they give you all their coins.

kinds-stadium = Stadium
    .article = a Stadium
brief-stadium = 2 coins from each other player
about-stadium = On your own roll, every other player pays you 2 coins.

kinds-tv-station = TV Station
    .article = a TV Station
brief-tv-station = 5 coins from a player of your choice
about-tv-station = On your own roll, choose another player: they pay you 5 coins.

kinds-business-center = Business Center
    .article = a Business Center
brief-business-center = Swap a card with another player
about-business-center = On your own roll, you may swap one of your establishments for another player’s. Neither may have the tower icon.

kinds-publisher = Publisher
    .article = a Publisher
brief-publisher = 1 coin per rival’s cup or bread card
about-publisher = On your own roll, every other player pays you 1 coin for each of their establishments with the cup or bread icon.

kinds-tax-office = Tax Office
    .article = a Tax Office
brief-tax-office = Half the coins of players with 10+
about-tax-office = On your own roll, every other player with 10 coins or more gives you half of them, rounded down.

kinds-renovation-company = Renovation Company
    .article = a Renovation Company
brief-renovation-company = Close a kind: 1 coin per copy
about-renovation-company = On your own roll, choose a kind of establishment without the tower icon: every open copy closes, yours included, and the bank pays you 1 coin for each.

kinds-tech-startup = Tech Startup
    .article = a Tech Startup
brief-tech-startup = 1 coin per coin on all Tech Startups
about-tech-startup = At the end of each of your turns, put a coin from the bank on it. On your own roll, the bank pays you 1 coin for each coin on all players’ Tech Startups.

kinds-arboretum = Arboretum
    .article = an Arboretum
brief-arboretum = All coins shared equally
about-arboretum = On your own roll, all players’ coins are pooled and shared equally; the bank adds what it takes to make the shares even.

## Monuments

monuments-harbor = Harbor
    .article = the Harbor
brief-harbor = You may add 2 to a roll of 10 or more
about-harbor = When you roll a total of 10 or more, you may add 2 to it.

monuments-train-station = Train Station
    .article = the Train Station
brief-train-station = Roll 1 or 2 dice
about-train-station = At the start of your turn, choose whether to roll one die or two.

monuments-shopping-mall = Shopping Mall
    .article = the Shopping Mall
brief-shopping-mall = +1 coin from cup and bread cards
about-shopping-mall = Each of your establishments with the cup or bread icon earns 1 more coin whenever it earns anything.

monuments-amusement-park = Amusement Park
    .article = the Amusement Park
brief-amusement-park = Another turn after a double
about-amusement-park = When you roll a double, take another turn after this one.

monuments-radio-tower = Radio Tower
    .article = the Radio Tower
brief-radio-tower = Reroll once per turn
about-radio-tower = Once per turn, you may reroll. The second result stands.

monuments-airport = Airport
    .article = the Airport
brief-airport = 10 coins when you build nothing
about-airport = If you build nothing on your turn, the bank pays you 10 coins.

monuments-city-hall = City Hall
    .article = the City Hall
brief-city-hall = 1 coin if you have none
about-city-hall = If you have no coins just before building, the bank gives you 1. It is built from the start and does not count towards victory.

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
provenance-public = confirmed by public sources
provenance-reconstructed = reconstructed

## Board

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
from-bank = from the bank
to-bank = to the bank
amount-coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
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
standing-goal = First to { $needed } monuments wins

noted-built = Establishments built
noted-completed = Monuments built
noted-used = Establishments that earned coins
noted-earned = Coins earned, by establishment
ending-over = The last monument was built.

field-active = Current player
field-dice = Dice rolled
field-die1 = First die
field-die2 = Second die
field-bonus = Added by the Harbor
field-rerolled = Rerolled
field-again = Extra turn earned
field-constructed = Built this turn
field-step = Step of the effects
field-resolving = Card awaiting a decision
field-partner = Swap partner
field-picked = Card picked
field-boats = Tuna Boats waiting for dice
field-acting = Cards yet to act
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
web-city = { seat-owns } city
web-monuments = Monuments
web-built = built
web-works = under construction
web-number = on
web-cost = cost
web-left = left
web-acts = Triggered by this roll
web-colours = Colours
works-blue = Blue: on anyone’s roll
works-green = Green: on your own roll
works-red = Red: takes from the player who rolls
works-purple = Purple: on your own roll, one of each per city

## Sheets of cards

sheet-roll = Roll of { $number }
sheet-cost =
    { $coins ->
        [0] Free
        [one] Costs { $coins } coin
       *[other] Costs { $coins } coins
    }
sheet-left = { $copies } left
sheet-built = Built
sheet-works = Under construction
about-deck = Cards to come, face down. New piles of the market are drawn from here.

## Phases

phase-draw = A card is drawn from the deck
phase-first = The first player is chosen at random
phase-roll = Choose how many dice to roll
phase-roll-only = Roll the die
phase-dice = The dice are rolling
phase-reroll = Keep this roll or reroll
phase-harbor = Add 2 to the roll or leave it as it is
phase-boats = The extra dice for the Tuna Boats are rolling
phase-demolish = Choose a monument to put back under construction
phase-move = Choose an establishment to give away
phase-move-to = Choose who gets it
phase-tv = Choose who pays the TV Station
phase-swap = Choose a player to swap with, or decline
phase-swap-mine = Choose the card to give
phase-swap-theirs = Choose the card to take in return
phase-renovate = Choose a kind of establishment to close
phase-build = Build a card or pass
phase-over = The game is over
phase-resolving = The cards take effect

## Moves

dice-1 = one die
dice-2 = two dice

move-roll = Roll { $dice }
move-keep = Keep the roll
move-reroll = Reroll with { $dice }
move-harbor-leave = Leave the roll as it is
move-harbor-add = Add 2 to the roll
move-demolish = Put { ARTICLE($monuments) } back under construction
move-give = Give away { ARTICLE($cards) }
move-give-to = Give it to { $seats }
move-tv = Make { $seats } pay
move-no-swap = Do not swap
move-swap-with = Swap with { $seats }
move-swap-mine = Give { ARTICLE($cards) }
move-swap-theirs = Take { ARTICLE($cards) }
move-renovate = Close every { $kinds }
move-skip = Build nothing
move-build = Build { ARTICLE($kinds) }
move-complete = Build { ARTICLE($monuments) }
move-die = The die shows { $faces }
move-two-dice = The dice show { $faces } and { $faces2 }
move-draw = Card drawn: { $kinds }
move-first = { $seats } goes first

## Events

event-drawn = New in the market: { $kind }
event-set-aside = { ARTICLE($kind) } was drawn and set aside: every player already has one
event-pile-cleared =
    { $amount ->
        [one] The { $kind } pile ({ $amount } card) left the game: every player already has one
       *[other] The { $kind } pile ({ $amount } cards) left the game: every player already has one
    }
event-begins = { $seat } went first
event-turn = Turn { $turn } · { $seat }
event-extra-turn = Turn { $turn } · { then-seat } again
event-rolled =
    { $second ->
        [0] { $seat } rolled { $total }
       *[other] { $seat } rolled { $first } + { $second } = { $total }
    }
event-rerolls =
    { $dice ->
        [one] { $seat } rerolled with one die · { monuments-radio-tower }
       *[other] { $seat } rerolled with two dice · { monuments-radio-tower }
    }
event-double = Double { $face }: { then-seat } earned another turn · { monuments-amusement-park }
event-added = { $seat } added { $amount } to the roll, for a total of { $total } · { monuments-harbor }
event-reopened =
    { $copies ->
        [one] { seat-owns } { $kind } reopened
       *[other] { $copies } × { $kind } reopened in { then-seat-owns } city
    }
event-paid =
    { $amount ->
        [0] { $seat } had no coins to pay { $to } · { $kind }
        [one] { $seat } paid { $to } { $amount } coin · { $kind }
       *[other] { $seat } paid { $to } { $amount } coins · { $kind }
    }
event-repaid =
    { $amount ->
        [0] { $seat } had no coins to pay the bank · { $kind }
        [one] { $seat } paid the bank { $amount } coin · { $kind }
       *[other] { $seat } paid the bank { $amount } coins · { $kind }
    }
event-earned =
    { $amount ->
        [one] { $seat } received { $amount } coin from the bank · { $kind }
       *[other] { $seat } received { $amount } coins from the bank · { $kind }
    }
event-extra-dice = { $seat } rolled the extra dice: { $first } + { $second } = { $total } · { kinds-tuna-boat }
event-nothing = { seat-owns } { $kind } had no effect this time
event-demolished = { $seat } put { ARTICLE($monument) } back under construction
event-gave = { $seat } gave { $to } { ARTICLE($card) }
event-declined-swap = { $seat } chose not to swap · { $kind }
event-swapped = { $seat } swapped { ARTICLE($mine) } for { $with-who ->
        [you] your
       *[other] { $with }’s
    } { $theirs }
event-closed =
    { $copies ->
        [one] { seat-owns } { $kind } closed
       *[other] { $copies } × { $kind } closed in { then-seat-owns } city
    }
event-shared =
    { $amount ->
        [0] { $seat } ended up with no coins, like everyone else · { $kind }
        [one] { $seat } ended up with { $amount } coin, like everyone else · { $kind }
       *[other] { $seat } ended up with { $amount } coins, like everyone else · { $kind }
    }
event-welcomed =
    { $amount ->
        [one] { $seat } received { $amount } coin from the bank · { $monument }
       *[other] { $seat } received { $amount } coins from the bank · { $monument }
    }
event-built =
    { $cost ->
        [0] { $seat } built { ARTICLE($kind) } for free
        [one] { $seat } built { ARTICLE($kind) } for { $cost } coin
       *[other] { $seat } built { ARTICLE($kind) } for { $cost } coins
    }
event-completed =
    { $cost ->
        [0] { $seat } built { ARTICLE($monument) } for free
        [one] { $seat } built { ARTICLE($monument) } for { $cost } coin
       *[other] { $seat } built { ARTICLE($monument) } for { $cost } coins
    }
event-passed = { $seat } built nothing
event-topped-up =
    { $amount ->
        [one] The bank topped up { then-seat } with { $amount } coin
       *[other] The bank topped up { then-seat } with { $amount } coins
    }
event-startup-coin =
    { $amount ->
        [one] { $seat } put { $amount } coin from the bank on the { $kind }
       *[other] { $seat } put { $amount } coins from the bank on the { $kind }
    }
event-won =
    { $monuments ->
        [one] { $seat } won the game with { $monuments } monument!
       *[other] { $seat } won the game with { $monuments } monuments!
    }

## Why a move is refused

refusal-compulsory = “{ $move }” is not allowed: you have to make this choice ({ $rule }).
refusal-no-train-station = You need the { monuments-train-station } to roll two dice, and you have not built it ({ $rule }).
refusal-same-dice =
    { $dice ->
        [one] You rolled one die, so you reroll with one die ({ $rule }).
       *[other] You rolled two dice, so you reroll with two dice ({ $rule }).
    }
refusal-no-open-copy = There is no { $kinds } for sale in the market ({ $rule }).
refusal-one-each = You already have { ARTICLE($kinds) }, and a city can hold only one of each purple card ({ $rule }).
refusal-cannot-afford =
    { $coins ->
        [0] You cannot afford { ARTICLE($kinds) }: it costs { $cost } and you have no coins ({ $rule }).
        [one] You cannot afford { ARTICLE($kinds) }: it costs { $cost } and you have { $coins } coin ({ $rule }).
       *[other] You cannot afford { ARTICLE($kinds) }: it costs { $cost } and you have { $coins } coins ({ $rule }).
    }
refusal-cannot-afford-monument =
    { $coins ->
        [0] You cannot afford { ARTICLE($monuments) }: it costs { $cost } and you have no coins ({ $rule }).
        [one] You cannot afford { ARTICLE($monuments) }: it costs { $cost } and you have { $coins } coin ({ $rule }).
       *[other] You cannot afford { ARTICLE($monuments) }: it costs { $cost } and you have { $coins } coins ({ $rule }).
    }
refusal-stands-already = You have already built { ARTICLE($monuments) } ({ $rule }).
refusal-never-demolished = You can never put { ARTICLE($monuments) } back under construction ({ $rule }).
refusal-not-built = You have not built { ARTICLE($monuments) } ({ $rule }).
refusal-does-not-own = There is no { $cards } in { $seats }’s city ({ $rule }).
refusal-yourself = Choose another player, not yourself ({ $rule }).
refusal-nothing-to-swap = You cannot swap with { $seats }: none of their cards may be swapped ({ $rule }).
refusal-tower = You cannot choose { ARTICLE($kinds) } here: cards with the tower icon are excluded ({ $rule }).
refusal-none-open = There is no open { $kinds } in any city ({ $rule }).
refusal-not-in-deck = There is no { $kinds } left in the deck ({ $rule }).
refusal-other-dice =
    { $dice ->
        [one] Only one die is rolled here ({ $rule }).
       *[other] Two dice are rolled here ({ $rule }).
    }

## Why a position cannot be

position-not-resting = the phase “{ $at }” ends at once, so no position can rest in it ({ $rule }).
position-first-is-named = the options name the first player, so none is chosen at random ({ $rule }).
position-no-deck = every pile of this market is open, so there is no deck ({ $rule }).
position-before-first-turn = must be 0: in the phase “{ $at }” no turn has begun ({ $rule }).
position-nobody-yet = must be none: in the phase “{ $at }” no turn has begun ({ $rule }).
position-no-turn = must be 1 or more: in the phase “{ $at }” a turn has begun ({ $rule }).
position-nobody-active = is missing: in the phase “{ $at }” it must be some seat’s turn ({ $rule }).
position-over-in-phase = the game is over in the phase “over” only, but the phase is “{ $at }” ({ $rule }).
position-wrong-actor = does not fit the phase “{ $at }”: the current player makes every decision, chance rolls and draws, and nobody acts after the end ({ $rule }).
position-copies =
    { $box ->
        [one] this game has { $box } copy of { $kinds }, but the position shows { $found } across cities, market, deck and cards out of the game ({ $rule }).
       *[other] this game has { $box } copies of { $kinds }, but the position shows { $found } across cities, market, deck and cards out of the game ({ $rule }).
    }
position-card-left-cities =
    { $found ->
        [0] there is no { $kinds } in any city, but { $dealt } were dealt, and cards never leave the cities ({ $rule }).
       *[other] there are { $found } × { $kinds } in all the cities, but { $dealt } were dealt, and cards never leave the cities ({ $rule }).
    }
position-set-aside =
    { $wanted ->
        [0] { $kinds } cannot be out of the game: only piles that nobody can buy from leave it, and only if the options say so ({ $rule }).
        [one] { $wanted } copy of { $kinds } is out of the game, not { $found } ({ $rule }).
       *[other] { $wanted } copies of { $kinds } are out of the game, not { $found } ({ $rule }).
    }
position-dead-pile = every player has { ARTICLE($kinds) }, so that pile has left the game ({ $rule }).
position-second-purple = { $seats } has more than one { $kinds }, but a city can hold only one of each purple card ({ $rule }).
position-cannot-close = { $kinds } cannot be closed: nothing in this edition closes it ({ $rule }).
position-nothing-to-draw = is empty, so no card can be drawn ({ $rule }).
position-no-pile-to-open =
    { $found ->
        [one] { $found } pile is open, but a card is drawn only when a pile is missing: { $wanted } are open as long as the deck lasts, and a turn empties at most one ({ $rule }).
       *[other] { $found } piles are open, but a card is drawn only when a pile is missing: { $wanted } are open as long as the deck lasts, and a turn empties at most one ({ $rule }).
    }
position-piles =
    { $found ->
        [one] { $found } pile is open, but this market has { $wanted } until the deck runs out ({ $rule }).
       *[other] { $found } piles are open, but this market has { $wanted } until the deck runs out ({ $rule }).
    }
position-city-hall-missing = the { monuments-city-hall } is missing: it is built in every city from the start ({ $rule }).
position-nobody-won = the game is over, so { $seats }, whose turn it is, has just won with { $needed } monuments, not { $found } ({ $rule }).
position-second-winner = { $seats } has the monuments needed to win, but the game was won by the current player ({ $rule }).
position-already-won = { $seats } has the monuments needed to win, but the game is not over ({ $rule }).
position-no-startup = only the { kinds-tech-startup } holds coins, and { $seats } does not have one ({ $rule }).
position-setup-coins =
    { $coins ->
        [one] before the first turn every player has { $coins } coin ({ $rule }).
       *[other] before the first turn every player has { $coins } coins ({ $rule }).
    }
position-setup-monuments = before the first turn nobody has built anything ({ $rule }).
position-setup-cards = before the first turn every city has its starting cards and nothing else, all of them open ({ $rule }).
position-too-early = must be 0: in the phase “{ $at }” the turn has not come that far ({ $rule }).
position-no-dice = is missing: in the phase “{ $at }” one or two dice are rolled ({ $rule }).
position-no-die = is missing: in the phase “{ $at }” the dice lie on the table, and a die shows 1 to 6 ({ $rule }).
position-one-die = must be 0, because only one die is rolled ({ $rule }).
position-no-train-station = it takes the { monuments-train-station } to roll two dice, and { $seats } does not have it ({ $rule }).
position-no-radio-tower = it takes the { monuments-radio-tower } to reroll, and { $seats } does not have it ({ $rule }).
position-no-harbor = nothing can be added to this roll: that takes the { monuments-harbor } and a high enough total ({ $rule }).
position-no-double = an extra turn takes a double and the { monuments-amusement-park } ({ $rule }).
position-double = must be 1: { $seats } has rolled a double and has the { monuments-amusement-park } ({ $rule }).
position-wrong-step = must be { $wanted } in the phase “{ $at }” ({ $rule }).
position-nothing-constructed = must be 1: the phase “{ $at }” comes only after something was built ({ $rule }).
position-broke =
    { $coins ->
        [0] cannot be 0: the { $monuments } helps a player without coins just before building ({ $rule }).
       *[other] cannot be { $coins }: the { $monuments } pays just before building ({ $rule }).
    }
position-reopened = { $kinds } cannot be closed: the roll of { $result } has reopened it ({ $rule }).
position-acting =
    { $most ->
        [0] must be 0: no { $kinds } has yet to act here ({ $rule }).
       *[other] must be from { $least } to { $most }: that is how many { $kinds } cards may have yet to act here ({ $rule }).
    }
position-boats =
    { $most ->
        [0] must be 0: { $seats } has no { kinds-tuna-boat } waiting for dice here ({ $rule }).
       *[other] must be from { $least } to { $most }: that is how many { kinds-tuna-boat } cards of { $seats } may be waiting for dice here ({ $rule }).
    }
position-no-boats = no { kinds-tuna-boat } is waiting for dice, so no extra dice are rolled ({ $rule }).
position-no-card-asks = is missing: in the phase “{ $at }” a card is waiting for a decision ({ $rule }).
position-asks-something-else = { $kinds } does not call for a decision in the phase “{ $at }” ({ $rule }).
position-not-triggered = { $kinds } does not act on a roll of { $result } ({ $rule }).
position-not-owned = { $seats } has no open { $kinds } that could call for a decision ({ $rule }).
position-nothing-to-choose = { $kinds } does nothing, because { $seats } has nothing to choose from ({ $rule }).
position-nothing-asked = must be left out: no card calls for a decision in the phase “{ $at }” ({ $rule }).
position-not-chosen-yet = must be left out: in the phase “{ $at }” it has not been chosen yet ({ $rule }).
position-not-chosen = is missing: in the phase “{ $at }” it has been chosen ({ $rule }).
position-swap-with-oneself = cards are swapped with another player ({ $rule }).
position-nothing-to-swap = { $seats } has no card that may be swapped ({ $rule }).
position-tower = { $kinds } has the tower icon, and cards with the tower icon cannot be chosen here ({ $rule }).
position-picked-elsewhere = { $seats } has no { $cards } ({ $rule }).

## Why a content file is refused

content-tower = all purple cards have the tower icon, and no others do (MV-011)
content-copies = more than { $high } copies
content-steps = each colour acts in exactly one step
content-not-in-edition = counts { $id }, which edition { $box } does not have

## Reasons for moves

reason-income-me =
    { $after ->
        [one] Your expected income rises from { $before } to { $after } coin per round.
       *[other] Your expected income rises from { $before } to { $after } coins per round.
    }
reason-income-them =
    { $after ->
        [one] { $seats }’s expected income falls from { $before } to { $after } coin per round.
       *[other] { $seats }’s expected income falls from { $before } to { $after } coins per round.
    }
missed-income-me =
    { $change ->
        [one] Expected income would have been { $change } coin per round higher.
       *[other] Expected income would have been { $change } coins per round higher.
    }
missed-income-them =
    { $change ->
        [one] { $seats }’s expected income would have been { $change } coin per round lower.
       *[other] { $seats }’s expected income would have been { $change } coins per round lower.
    }
reason-monuments-missing-me =
    { $after ->
        [one] You need { $after } more monument to win, down from { $before }.
       *[other] You need { $after } more monuments to win, down from { $before }.
    }
missed-monuments-missing-me =
    { $after ->
        [one] { $after } more monument would have been needed to win, not { $before }.
       *[other] { $after } more monuments would have been needed to win, not { $before }.
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
        [one] At that pace the game would have been won in about { $after } round, not { $before }.
       *[other] At that pace the game would have been won in about { $after } rounds, not { $before }.
    }
missed-rounds-to-win-them =
    { $after ->
        [one] At that pace { $seats } would have needed about { $after } round to win, not { $before }.
       *[other] At that pace { $seats } would have needed about { $after } rounds to win, not { $before }.
    }
reason-covered-me = { $after }% of your own rolls earn you something, up from { $before }%.
missed-covered-me = { $after }% of the player’s own rolls would have earned something, not { $before }%.
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
                [one] On average that would have been { $change } more coin.
               *[other] On average that would have been { $change } more coins.
            }
       *[yes]
            { $change ->
                [one] That would have been { $change } more coin.
               *[other] That would have been { $change } more coins.
            }
    }
missed-coins-them =
    { $sure ->
        [no]
            { $change ->
                [one] On average { $seats } would have had { $change } fewer coin.
               *[other] On average { $seats } would have had { $change } fewer coins.
            }
       *[yes]
            { $change ->
                [one] { $seats } would have had { $change } fewer coin.
               *[other] { $seats } would have had { $change } fewer coins.
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
        [0] The next monument could have been paid for at once.
        [one] That income would have paid for the next monument in { $after } round, not { $before }.
       *[other] That income would have paid for the next monument in { $after } rounds, not { $before }.
    }
reason-taken-me =
    { $after ->
        [0] Other players’ cards no longer take any coins from you.
        [one] Other players’ cards take { $after } coin per round from you, down from { $before }.
       *[other] Other players’ cards take { $after } coins per round from you, down from { $before }.
    }
missed-taken-me =
    { $change ->
        [one] Other players’ cards would have taken { $change } coin less per round.
       *[other] Other players’ cards would have taken { $change } coins less per round.
    }

## Figures, as a designer changes them

figures-edition = This edition
figures-market-mode = The market
figures-establishment = Establishments
figures-monument = Monuments
figure-players-min = Fewest players
figure-players-max = Most players
figure-start-coins = Coins at the start
figure-start-cards = Cards at the start
figure-monuments-needed = Monuments to win
figure-min-coins-when-nothing-built = Coins at least if you build nothing
figure-piles = Piles in the market
figure-colour = Colour
figure-dice = Dice numbers
figure-cost = Cost
figure-icon = Icon
figure-unique-per-player = Only one per player
figure-effect = Effect
figure-amount = Coins
figure-owner-has = Only with
figure-owner-has-kind = Only with the establishment
figure-owner-monuments-below = Only below this number of monuments (127: always)
figure-owner-coins-below = Only below this number of coins (0: always)
figure-roller-monuments-at-least = Only if the roller has as many monuments
figure-icons = Icons
figure-roller-coins-at-least = Only if the roller has as many coins
figure-on-double = Only on a double
figure-everywhere = Of all players
figure-kind = Per establishment
figure-then-close-self = Closes after it
figure-extra-dice = Extra dice
figure-on-build = Coins when built
figure-pay-bank = Coins to the bank
figure-threshold = From this number on
figure-divisor = Divided by
figure-end-of-turn-coin = Coins laid on it per turn
figure-except-icons = Except icons
figure-purse-equals = If you have exactly
figure-copies = Copies
figure-start-copies = Starting copies
figure-built-at-start = Built at the start
figure-counts-for-victory = Counts for the win
figure-can-be-demolished = Can be demolished
figure-effect-bank-income = Coins from the bank
figure-effect-bank-income-per-icon = Coins from the bank per icon
figure-effect-bank-income-per-kind = Coins from the bank per establishment
figure-effect-bank-income-extra-roll = Coins by an extra roll
figure-effect-loan = A loan
figure-effect-from-roller = Coins from the roller
figure-effect-from-roller-all = All coins of the roller
figure-effect-from-each-other = Coins from every other player
figure-effect-from-each-other-per-icon = Coins from the others per icon
figure-effect-half-from-each-other = Half the coins of rich players
figure-effect-startup = Coins by what was invested
figure-effect-share-equally = All coins shared equally
figure-effect-demolish-monument = Coins for a demolished monument
figure-effect-give-establishment = Coins for a card given away
figure-effect-from-one-chosen = Coins from a player you choose
figure-effect-swap-establishments = Swap of two cards
figure-effect-close-kind = Coins for closing establishments
figure-effect-may-roll-two-dice = You may roll two dice
figure-effect-icon-bonus = More coins per card with an icon
figure-effect-extra-turn-on-double = Another turn after a double
figure-effect-may-reroll = You may reroll
figure-effect-may-add-to-roll = You may add to a high roll
figure-effect-income-if-nothing-built = Coins if you build nothing
figure-effect-income-before-build = Coins before you build
## What effects do, for cards of content files that have no words of their own

effect-when = { $on ->
    [blue] On anyone’s roll,
    [red] When { effect-who } rolls its number,
   *[other] On your own roll,
}
effect-if = { $owner_has ->
    [none] { $owner_monuments_below ->
        [127] { "" }
       *[other] { " " }as long as you have built fewer than { $owner_monuments_below } monuments
    }
   *[other] , provided you have built { ARTICLE($owner_has) }
}{ effect-also }
effect-also = { $owner_has_kind ->
    [none] { "" }
   *[other] , as long as you have { ARTICLE($owner_has_kind) }
}{ $owner_coins_below ->
    [0] { "" }
   *[other] , if you have fewer than { $owner_coins_below } coins
}{ $on ->
    [red] { "" }
   *[other] { $roller_monuments_at_least ->
        [0] { "" }
       *[other] , if whoever rolled has { $roller_monuments_at_least } or more monuments
    }
}{ $roller_coins_at_least ->
    [0] { "" }
   *[other] , if whoever rolled has { $roller_coins_at_least } or more coins
}{ $on_double ->
    [yes] , but only on a double
   *[no] { "" }
}
effect-also-brief = { $owner_has_kind ->
    [none] { "" }
   *[other] , with { $owner_has_kind }
}{ $owner_coins_below ->
    [0] { "" }
   *[other] , below { $owner_coins_below } coins
}{ $roller_coins_at_least ->
    [0] { "" }
   *[other] , from { $roller_coins_at_least }+ coins
}{ $on_double ->
    [yes] , on a double
   *[no] { "" }
}
effect-if-brief = { $owner_has ->
    [none] { $owner_monuments_below ->
        [127] { "" }
       *[other] { " " }with fewer than { $owner_monuments_below } monuments
    }
   *[other] , with { ARTICLE($owner_has) }
}{ $roller_monuments_at_least ->
    [0] { "" }
   *[other] , if { $roller_monuments_at_least }+ monuments
}{ effect-also-brief }
effect-who = { $roller_monuments_at_least ->
    [0] another player
   *[other] another player with { $roller_monuments_at_least } or more monuments
}
effect-bank-income = { effect-when } the bank pays you { amount-coins }{ effect-if }.
effect-bank-income-brief = { $owner_has ->
    [none] { $owner_monuments_below ->
        [127] { amount-coins } from the bank{ effect-also-brief }
       *[other] { amount-coins }{ effect-if-brief }
    }
   *[other] { amount-coins }{ effect-if-brief }
}
effect-bank-income-per-icon = { effect-when } the bank pays you { amount-coins } for { $everywhere ->
    [yes] each establishment with the { $icons } icon, counting every city
   *[no] each of your establishments with the { $icons } icon
}{ effect-if }.
effect-bank-income-per-icon-brief = { amount-coins } per { $icons } card{ $everywhere ->
    [yes] { " " }in all cities
   *[no] { "" }
}{ effect-also-brief }
effect-bank-income-per-kind = { effect-when } the bank pays you { amount-coins } for each { $kind } in your city{ $then_close_self ->
    [yes] ; then this card closes
   *[no] { "" }
}{ effect-if }.
effect-bank-income-per-kind-brief = { amount-coins } per { $kind }{ $then_close_self ->
    [yes] , then it closes
   *[no] { "" }
}{ effect-also-brief }
effect-bank-income-extra-roll = { effect-when } two extra dice are rolled once for the whole table, and the bank pays you their total{ effect-if }.
effect-bank-income-extra-roll-brief = Total of 2 extra dice{ effect-if-brief }
effect-loan = When you build it, the bank pays you { $on_build ->
    [one] 1 coin
   *[other] { $on_build } coins
}. After that, you pay the bank { $pay_bank ->
    [one] 1 coin
   *[other] { $pay_bank } coins
} each time you roll its number.
effect-loan-brief = Coins: { $on_build } when built, { $pay_bank } to pay per roll
effect-from-roller = When { effect-who } rolls its number, they pay you { amount-coins }{ effect-if }.
effect-from-roller-brief = { amount-coins } from the roller{ effect-if-brief }
effect-from-roller-all = When { effect-who } rolls its number, they give you all their coins{ effect-if }.
effect-from-roller-all-brief = All the roller’s coins{ effect-if-brief }
effect-from-each-other = { effect-when } every other player pays you { amount-coins }{ effect-if }.
effect-from-each-other-brief = { amount-coins } from each other player{ effect-also-brief }
effect-from-each-other-per-icon = { effect-when } every other player pays you { amount-coins } for each of their establishments with the { $icons } icon{ effect-if }.
effect-from-each-other-per-icon-brief = { amount-coins } per rival’s { $icons } card{ effect-also-brief }
effect-half-from-each-other = { effect-when } every other player with { $threshold } coins or more gives you { $divisor ->
    [2] half of them
   *[other] 1 in { $divisor } of them
}, rounded { $rounding }{ effect-if }.
effect-half-from-each-other-brief = { $divisor ->
    [2] Half the coins
   *[other] 1 in { $divisor } coins
} of players with { $threshold }+{ effect-also-brief }
effect-startup = At the end of each of your turns, put a coin from the bank on it. On your own roll, the bank pays you { amount-coins } for each coin on all cards of this kind{ effect-if }.
effect-startup-brief = { amount-coins } per coin on these cards
effect-share-equally = { effect-when } all players’ coins are pooled and shared equally; the bank adds what it takes to make the shares even{ effect-if }.
effect-share-equally-brief = All coins shared equally
effect-demolish-monument = { effect-when } you must put one of your monuments back under construction; in return, the bank pays you { amount-coins }{ effect-if }.
effect-demolish-monument-brief = Tear down a monument: { amount-coins }
effect-give-establishment = { effect-when } you must give another player one of your establishments{ $except_icons ->
    [none] { "" }
   *[other] { " " }without the { $except_icons } icon
}; in return, the bank pays you { amount-coins }{ effect-if }.
effect-give-establishment-brief = Give away a card: { amount-coins }
effect-from-one-chosen = { effect-when } choose another player: they pay you { amount-coins }{ effect-if }.
effect-from-one-chosen-brief = { amount-coins } from a player of your choice
effect-swap-establishments = { effect-when } you may swap one of your establishments for another player’s{ $except_icons ->
    [none] { "" }
   *[other] , both without the { $except_icons } icon
}{ effect-if }.
effect-swap-establishments-brief = Swap a card with another player
effect-close-kind = { effect-when } choose a kind of establishment{ $except_icons ->
    [none] { "" }
   *[other] { " " }without the { $except_icons } icon
}: every open copy closes, yours included, and the bank pays you { amount-coins } for each{ effect-if }.
effect-close-kind-brief = Close a kind: { amount-coins } per copy
effect-may-roll-two-dice = At the start of your turn, choose whether to roll one die or two.
effect-may-roll-two-dice-brief = Roll 1 or 2 dice
effect-icon-bonus = Each of your establishments with the { $icons } icon earns { amount-coins } more whenever it earns anything.
effect-icon-bonus-brief = +{ amount-coins } from { $icons } cards
effect-extra-turn-on-double = When you roll a double, take another turn after this one.
effect-extra-turn-on-double-brief = Another turn after a double
effect-may-reroll = Once per turn, you may reroll. The second result stands.
effect-may-reroll-brief = Reroll once per turn
effect-may-add-to-roll = When you roll a total of { $threshold } or more, you may add { $amount } to it.
effect-may-add-to-roll-brief = You may add { $amount } to a roll of { $threshold } or more
effect-income-if-nothing-built = If you build nothing on your turn, the bank pays you { amount-coins }.
effect-income-if-nothing-built-brief = { amount-coins } when you build nothing
effect-income-before-build = If you have { $purse_equals ->
    [0] no coins
    [one] 1 coin
   *[other] { $purse_equals } coins
} just before building, the bank gives you { amount-coins }.
effect-income-before-build-brief = { $purse_equals ->
    [0] { amount-coins } if you have none
   *[other] { amount-coins } if you have { $purse_equals }
}
effect-or = { $first } or { $last }
