title = Mint Works
subtitle = Build the neighbourhood with the most stars: place your mints, buy plans and build them.
credits = A game by Justin Blaske, illustrated by Felix Janson, Thomas Tamblyn and Justin Blaske, published by Five24 Labs, in French by Pixie Games and Lucky Duck Games.

## Options

option-players = Players
option-players-about = 2 to 4 players, or 1 against a solo opponent played by the rules.
option-players-1 = 1 (solo)

option-solo-opponent = Solo opponent
option-solo-opponent-about = Your opponent when you play alone.
option-solo-opponent-none = nobody
option-solo-opponent-justin = { automata-justin }
option-solo-opponent-rachael = { automata-rachael }
option-solo-opponent-sonic = { automata-sonic }
option-solo-opponent-mort = { automata-mort }

option-ai-cards = Opponent’s card
option-ai-cards-about = Which printing of the solo opponents’ cards to use. They differ in what Justin does to a location and in how they rank deeds.
option-ai-cards-later = later printing
option-ai-cards-first = first printing

option-advanced-locations = Advanced locations
option-advanced-locations-about = Whether two of the four advanced locations, chosen at random, are in play; only one when you play alone.
option-advanced-locations-off = none
option-advanced-locations-random = chosen at random

option-temp-agency-target = Temp Agency copies
option-temp-agency-target-about = Whether the location you copy with the Temp Agency must be full, or only in use.
option-temp-agency-target-full = a full location
option-temp-agency-target-any-occupied = any location in use

option-temp-agency-discounts = Discounts at the Temp Agency
option-temp-agency-discounts-about = Whether the Truck and the Crane lower the price at the Temp Agency.
option-temp-agency-discounts-none = do not count
option-temp-agency-discounts-apply = count

option-swap-meet-destination = Card given up at the Swap Meet
option-swap-meet-destination-about = Where the card you give up at the Swap Meet goes.
option-swap-meet-destination-deck-bottom = under the deck
option-swap-meet-destination-supply = into the plan supply

option-recycler-edition = Recycler
option-recycler-edition-about = Whether the Recycler takes buildings too, or only plans.
option-recycler-edition-later = plans and buildings
option-recycler-edition-first = plans only

option-bridge-scope = Bridge
option-bridge-scope-about = What the Bridge counts double for.
option-bridge-scope-culture-only = as a Culture building
option-bridge-scope-buildings = as a building, for every card
option-bridge-scope-everywhere = as a building, in the tiebreak too

option-tiebreak-cards = Tie on stars
option-tiebreak-cards-about = Who wins a tie on stars: the player with the most plans and buildings, or with the fewest.
option-tiebreak-cards-most = most cards
option-tiebreak-cards-fewest = fewest cards

option-first-player = First player
option-first-player-about = Who holds the starting-player token at first.
option-first-player-random = chosen at random
option-first-player-solo = set by the solo opponent

## Plans

plans-windmill = Windmill
    .article = the Windmill
brief-windmill = 1 star
about-windmill = A Culture building worth 1 star.

plans-statue = Statue
    .article = the Statue
brief-statue = 2 stars
about-statue = A Culture building worth 2 stars.

plans-gardens = Gardens
    .article = the Gardens
brief-gardens = 3 stars
about-gardens = A Culture building worth 3 stars.

plans-bridge = Bridge
    .article = the Bridge
brief-bridge = Counts as two Culture buildings
about-bridge = It gives no stars itself but counts as two Culture buildings. An option says whether it counts double elsewhere too.

plans-museum = Museum
    .article = the Museum
brief-museum = 1 star per Culture building
about-museum = It gives 1 star for each Culture building in your neighbourhood, itself included; the Bridge counts as two.

plans-gallery = Gallery
    .article = the Gallery
brief-gallery = Gets a mint each round: 1 star each
about-gallery = During each Upkeep, put a mint from the supply on it. It gives 1 star for each mint on it; those mints cannot be spent.

plans-co-op = Co-Op
    .article = the Co-Op
brief-co-op = Upkeep: 1 mint, and 1 for another player
about-co-op = During each Upkeep, you gain 1 mint, and so does another player of your choice.

plans-mine = Mine
    .article = the Mine
brief-mine = Upkeep: 1 mint
about-mine = During each Upkeep, you gain 1 mint.

plans-workshop = Workshop
    .article = the Workshop
brief-workshop = Upkeep: 1 mint
about-workshop = During each Upkeep, you gain 1 mint.

plans-factory = Factory
    .article = the Factory
brief-factory = Upkeep: 1 mint
about-factory = During each Upkeep, you gain 1 mint.

plans-plant = Plant
    .article = the Plant
brief-plant = Upkeep: 2 mints
about-plant = During each Upkeep, you gain 2 mints.

plans-stripmine = Stripmine
    .article = the Stripmine
brief-stripmine = Upkeep: 3 mints
about-stripmine = During each Upkeep, you gain 3 mints.

plans-corporate-hq = Corporate HQ
    .article = the Corporate HQ
brief-corporate-hq = Upkeep: 1 mint per building
about-corporate-hq = During each Upkeep, you gain 1 mint for each building in your neighbourhood, itself included.

plans-truck = Truck
    .article = the Truck
brief-truck = Supplier 1 mint cheaper
about-truck = You pay 1 mint less at the Supplier, but never less than 1.

plans-crane = Crane
    .article = the Crane
brief-crane = Builder 1 mint cheaper
about-crane = You pay 1 mint less at the Builder.

plans-landfill = Landfill
    .article = the Landfill
brief-landfill = Your Culture buildings: 1 star less each
about-landfill = It gives 3 stars, but each of your Culture buildings gives 1 star less, never below 0.

plans-obelisk = Obelisk
    .article = the Obelisk
brief-obelisk = 1 star per building
about-obelisk = It gives 1 star for each building in your neighbourhood, itself included. Plans do not count.

plans-vault = Vault
    .article = the Vault
brief-vault = 2 stars per unbuilt plan
about-vault = It gives 2 stars for each unbuilt plan in your neighbourhood.

plans-assembler = Assembler
    .article = the Assembler
brief-assembler = Plans from the Supplier are built at once
about-assembler = Every plan you gain at the Supplier is built at once, without the Builder and without extra mints.

plans-wholesaler = Wholesaler
    .article = the Wholesaler
brief-wholesaler = Opens the Wholesaler, which you own
about-wholesaler = It opens the location of the same name to everyone and makes you its owner. Players place 1 mint there to gain 2. During Upkeep, the owner gains 1 mint if the location was used that round.

plans-lotto = Lotto
    .article = the Lotto
brief-lotto = Opens the Lotto, which you own
about-lotto = It opens the location of the same name to everyone and makes you its owner. Players place 3 mints there to gain the top plan of the deck, which nobody else sees. During Upkeep, the owner gains 2 mints if the location was used that round.

## Locations

locations-producer = Producer
    .article = the Producer
brief-producer = Gain 2 mints
about-producer = Place 1 mint, gain 2.

locations-supplier = Supplier
    .article = the Supplier
brief-supplier = Buy a plan from the supply
about-supplier = Place as many mints as a plan in the supply costs and take that plan, face down and unbuilt.

locations-builder = Builder
    .article = the Builder
brief-builder = Build one of your plans
about-builder = Place 2 mints and turn one of your plans into a building.

locations-leadership-council = Leadership Council
    .article = the Leadership Council
brief-leadership-council = Starting-player token and 1 mint
about-leadership-council = Place 1 mint, take the starting-player token and gain 1 mint.

locations-wholesaler = Wholesaler
    .article = the Wholesaler
brief-location-wholesaler = Gain 2 mints; the owner gains 1

locations-lotto = Lotto
    .article = the Lotto
brief-location-lotto = Draw a secret plan; the owner gains 2

locations-crowdfunder = Crowdfunder
    .article = the Crowdfunder
brief-crowdfunder = Gain 3 mints, everyone else 1
about-crowdfunder = Place 1 mint and gain 3; then every other player gains 1.

locations-recycler = Recycler
    .article = the Recycler
brief-recycler = Give up a card for mints
about-recycler = Place 1 mint and give up a card. A plan brings you its cost and its printed stars in mints; a building, if the option allows it, brings the stars it gives at that moment.

locations-swap-meet = Swap Meet
    .article = the Swap Meet
brief-swap-meet = Give up a card, take a plan
about-swap-meet = Place 2 mints, give up one of your cards, built or not, and take a plan from the supply.

locations-temp-agency = Temp Agency
    .article = the Temp Agency
brief-temp-agency = Copy another location for 1 mint more
about-temp-agency = Place what another, occupied location costs plus 1 mint: you get its effect without taking a space there.

## Solo opponents

automata-justin = Justin
brief-justin = Shuts the locations he uses
about-justin = The Game Designer starts with the token and 3 mints. A location he has placed on is shut to both of you for the rest of the round. He buys the cheapest plan.

automata-rachael = Rachael
brief-rachael = Wins when the mint supply is empty
about-rachael = The Keeper starts with 5 of the 30 mints. What she spends at the Supplier leaves the game, and she wins as soon as the mint supply is empty. She buys the most expensive plan.

automata-sonic = Sonic
brief-sonic = Takes two turns in a row
about-sonic = The Cuteness starts with 5 mints and takes two turns in a row, but uses the Supplier only while holding no plans. He buys the most expensive plan.

automata-mort = Mort
brief-mort = Never runs out of mints
about-mort = The Mint Tycoon pays for everything from the supply, ignores the mints he gains and never buys a Production plan. Among the others, he buys the most expensive.

## Types, sources

type-culture = Culture
type-production = Production
type-utility = Utility
type-deed = Deed
type-core = core location
type-advanced = advanced location
type-automaton = solo opponent

french-name-rulebook = from the French rules
french-name-review = reported by a review
french-name-own = our own translation

provenance-rulebook = printed in the rulebook
provenance-public = confirmed by public sources
provenance-disputed = printings differ

## Board

mints =
    { $mints ->
        [one] { $mints } mint
       *[other] { $mints } mints
    }
stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
unknown-plan = unknown plan
secret-plan = { $plan } (secret)
location-closed = needs its deed
location-shut = shut
board-locations = Locations
board-supply = Plan supply
board-turn = Round { $rounds } · { $seat }
board-deck =
    Deck: { $cards ->
        [one] { $cards } plan
       *[other] { $cards } plans
    }
board-under = Under the deck: { $plans }
board-reserve =
    Mint supply: { $mints ->
        [one] { $mints } mint
       *[other] { $mints } mints
    }
board-token = first player
column-location = Location
column-plan = Plan
column-type = Type
column-cost = Cost
column-stars = Stars
column-spaces = Spaces
column-effect = Effect
column-french-name = French name
column-rule = Rule
column-provenance = Source
score-emptied = Emptied the mint supply
score-stars = Stars
score-cards = Cards
score-mints = Mints
score-age = Age
standing-goal = Most stars wins, when someone has { $needed }

field-rounds = Round
field-reserve = Mint supply
field-gone = Mints out of the game
field-in-play = Locations in play
field-open = Open locations
field-shut = Shut locations
field-passed = Passed in a row
field-deck = Plans that may be on top of the deck
field-top = Plans in unknown order
field-under = Plans put under the deck
field-active = Current player
field-token = First player
field-again = Extra turns in a row
field-step = Buildings that have acted
field-leaving = Mints that will leave the game
field-site = Location in use
field-copied = Location copied
field-given = Card given up
field-ending = How it ended
field-placed = Mints on the locations
field-supply = Plan supply
field-bottom = Order under the deck
field-known-to = Known only to
field-since = Order of the cards
field-stored = Mints on buildings
field-players = Neighbourhoods
field-mints = Mints
field-plans = Plans
field-secret = Secret plans
field-buildings = Buildings
field-unknown = Unknown plans
field-age = Age

noted-bought = Plans bought
noted-built = Buildings built
noted-placed = Placements on locations
noted-earned = Mints earned, by building
ending-none = The game goes on.
ending-stars = A player had enough stars when Upkeep began.
ending-deck = The deck could not refill the plan supply.
ending-mints = The mint supply ran out.

## Phases

phase-advanced = An advanced location is chosen at random
phase-deal = The first plans are laid out
phase-first = The first player is chosen at random
phase-lotto = The top plan of the deck is drawn
phase-replace = A plan joins the supply
phase-refill = Upkeep: the plan supply is refilled
phase-renew = A plan joins the new supply
phase-place = Place mints or pass
phase-copy = Choose the location to copy
phase-buy = Choose the plan to buy
phase-build = Choose the plan to build
phase-recycle = Choose the card to give up
phase-give = Choose the card to give up
phase-take = Choose the plan to take
phase-share = Choose who else gains a mint from the Co-Op
phase-age = Say how old you are, or keep it to yourself
phase-over = The game is over
phase-turn-done = The turn ends
phase-star-test = Upkeep: stars are counted
phase-filling = Upkeep: the plan supply is refilled
phase-buildings = Upkeep: buildings act
phase-rewards = Upkeep: owners are rewarded
phase-renewal = Upkeep: an unused supply is renewed
phase-clearing = Upkeep: locations are cleared
phase-income = Upkeep: everyone gains income
phase-final-scoring = Final scoring

## Moves

move-skip = Pass
move-place = Place on { ARTICLE($locations) }
move-copy-location = Copy { ARTICLE($locations) }
move-buy = Buy { ARTICLE($plans) }
move-build = Build { ARTICLE($plans) }
move-recycle = Give up { ARTICLE($plans) } for mints
move-give = Give up { ARTICLE($plans) }
move-take-plan = Take { ARTICLE($plans) }
move-share = Share with { $seats }
move-no-age = Keep your age to yourself
move-age =
    { $ages ->
        [one] { $ages } year old
       *[other] { $ages } years old
    }
move-advanced = Location in play: { $locations }
move-draw = Plan drawn: { $plans }
move-first = { $seats } gets the starting-player token
move-opponent = The solo opponent takes its turn

## Events

amount-mints =
    { $amount ->
        [one] { $amount } mint
       *[other] { $amount } mints
    }
event-in-play = Location in play: { $location }
event-dealt = New in the plan supply: { $plan }
event-begins = { $seat } got the starting-player token
event-begins-solo = { event-begins }
seat-begins =
    { $who ->
        [you] you go first
       *[other] { $seat } goes first
    }
event-development = Round { $rounds } · { seat-begins }
event-turn = Turn { $turn } · { $seat }
event-placed =
    { $amount ->
        [one] { $seat } placed { $amount } mint on { ARTICLE($location) }
       *[other] { $seat } placed { $amount } mints on { ARTICLE($location) }
    }
event-copied = { $seat } copied { ARTICLE($location) } · { locations-temp-agency }
event-passed = { $seat } passed
event-gained =
    { $amount ->
        [one] { $seat } gained { $amount } mint · { $location }
       *[other] { $seat } gained { $amount } mints · { $location }
    }
event-token = { $seat } took the starting-player token
event-bought = { $seat } bought { ARTICLE($plan) }
event-built = { $seat } built { ARTICLE($plan) }
event-assembled = { event-built }
event-opened = Now open to everyone: { $location }
event-drew = { $seat } drew a plan that nobody else has seen · { locations-lotto }
event-drew-secret = { $seat } drew { ARTICLE($plan) }
event-lost = { $seat } lost { ARTICLE($plan) }, which went under the deck
event-lost-unseen = { $seat } lost a plan that nobody has seen; it went under the deck
event-lost-secret = { $seat } put { ARTICLE($plan) } under the deck
event-lost-mints =
    { $amount ->
        [one] { $seat } lost the { $amount } mint on { ARTICLE($plan) }
       *[other] { $seat } lost the { $amount } mints on { ARTICLE($plan) }
    }
event-recycled = { event-gained }
event-recycled-plan = { event-gained }
event-swapped = { $seat } put { ARTICLE($plan) } into the supply and took { ARTICLE($taken) }
event-took = { $seat } took { ARTICLE($plan) } from the supply
event-replaced = { event-dealt }
event-upkeep = Round { $rounds } · Upkeep
event-enough-stars =
    { $stars ->
        [one] { $seat } had { $stars } star, so the game ended
       *[other] { $seat } had { $stars } stars, so the game ended
    }
event-deck-short = The deck could not refill the plan supply, so the game ended
event-refilled = { event-dealt }
event-earned =
    { $amount ->
        [one] { $seat } gained { $amount } mint · { $plan }
       *[other] { $seat } gained { $amount } mints · { $plan }
    }
event-stored =
    { $amount ->
        [0] { $seat } found no mint to put on { ARTICLE($plan) }
        [one] { $seat } put { $amount } mint from the supply on { ARTICLE($plan) }
       *[other] { $seat } put { $amount } mints from the supply on { ARTICLE($plan) }
    }
event-rewarded =
    { $amount ->
        [one] { $seat } gained { $amount } mint as owner · { $location }
       *[other] { $seat } gained { $amount } mints as owner · { $location }
    }
event-set-under = Nobody used the Supplier: { ARTICLE($plan) } went under the deck
event-renewed = { event-dealt }
event-cleared =
    { $amount ->
        [0] The locations were empty
        [one] { $amount } mint went back from the locations to the supply
       *[other] { $amount } mints went back from the locations to the supply
    }
event-left-game =
    { $amount ->
        [one] { $amount } mint that { then-seat } spent at the Supplier left the game
       *[other] { $amount } mints that { then-seat } spent at the Supplier left the game
    }
event-income =
    { $amount ->
        [one] { $seat } gained { $amount } mint of income
       *[other] { $seat } gained { $amount } mints of income
    }
event-supply-empty = The mint supply ran out: { then-seat } won at once
event-scored =
    { $stars ->
        [one] { $seat } finished with { $stars } star (cards: { $cards }, mints: { $mints })
       *[other] { $seat } finished with { $stars } stars (cards: { $cards }, mints: { $mints })
    }
event-aged =
    { $age ->
        [one] { seat-is } { $age } year old
       *[other] { seat-is } { $age } years old
    }
event-no-age = { $seat } did not give an age, so the victory was shared
event-won =
    { $stars ->
        [one] { $seat } won the game with { $stars } star!
       *[other] { $seat } won the game with { $stars } stars!
    }
event-won-by-cards =
    { $stars ->
        [one] { $seat } won on cards, after a tie at { $stars } star!
       *[other] { $seat } won on cards, after a tie at { $stars } stars!
    }
event-won-by-mints =
    { $stars ->
        [one] { $seat } won on mints, after a tie at { $stars } star!
       *[other] { $seat } won on mints, after a tie at { $stars } stars!
    }
event-won-by-age =
    { $stars ->
        [one] { $seat } won on age, after a tie at { $stars } star!
       *[other] { $seat } won on age, after a tie at { $stars } stars!
    }
event-won-at-once = { event-won }
event-shares-victory =
    { $stars ->
        [one] { $seat } shared the victory with { $stars } star
       *[other] { $seat } shared the victory with { $stars } stars
    }

## Why a move is refused

refusal-choice-pending = “{ $move }” has to wait: there is a choice to make first ({ $rule }). { $phase }.
refusal-not-in-play = The { $locations } is not in play ({ $rule }).
refusal-closed = The { $locations } stays closed until someone builds its deed ({ $rule }).
refusal-no-free-space = The { $locations } has no free space left ({ $rule }).
refusal-not-enough-mints =
    { $mints ->
        [0]
            { $cost ->
                [one] You need at least { $cost } mint for that, and you have none ({ $rule }).
               *[other] You need at least { $cost } mints for that, and you have none ({ $rule }).
            }
       *[other] You need at least { $cost } mints for that, and you have only { $mints } ({ $rule }).
    }
refusal-effect-impossible = The { $locations } would have no effect for you now, so you cannot place mints there ({ $rule }).
refusal-bad-choice =
    { $why ->
        [nothing-asked] “{ $move }” is not one of your choices now ({ $rule }).
        [not-in-supply] There is no { $plans } in the plan supply ({ $rule }).
        [not-yours] You do not have { ARTICLE($plans) } ({ $rule }).
        [built-already] You have already built { ARTICLE($plans) }, and you need a plan here ({ $rule }).
        [copies-itself] The { $locations } cannot copy itself ({ $rule }).
        [shut] The { $locations } is shut until the next round, so you cannot copy it ({ $rule }).
        [not-occupied] You cannot copy { ARTICLE($locations) }: too few of its spaces are in use ({ $rule }).
        [yourself] Choose another player, not yourself ({ $rule }).
       *[not-drawn] “{ $move }” cannot be drawn now ({ $rule }).
    }

## Why a position cannot be

position-copies = There is one copy of { $plans }, but the position shows { $found } across deck, supply and neighbourhoods ({ $rule }).
position-row-size = There is room for { $size } plans here, but the position shows { $found } ({ $rule }).
position-gap = The plans here are listed without gaps, starting from 1 ({ $rule }).
position-top-count =
    { $found ->
        [one] The deck names { $found } plan, so this must be { $found }, not { $said } ({ $rule }).
       *[other] The deck names { $found } plans, so this must be { $found }, not { $said } ({ $rule }).
    }
position-under-count =
    { $found ->
        [one] The bottom names { $found } plan, so this must be { $found }, not { $said } ({ $rule }).
       *[other] The bottom names { $found } plans, so this must be { $found }, not { $said } ({ $rule }).
    }
position-nothing-known = No plan lies there under the deck, so nobody can know it ({ $rule }).
position-secret-not-held = A secret plan of { $seats } must be one of their plans ({ $rule }).
position-unknown-plans = A position names every plan: { $seats } cannot have unknown ones ({ $rule }).
position-order = The plans and the buildings of { $seats } must each be numbered from 1, in the order they came ({ $rule }).
position-order-elsewhere = { $plans } is not in any neighbourhood, so it has no place in an order ({ $rule }).
position-mints-on-card = Mints cannot lie on { ARTICLE($plans) } ({ $rule }).
position-not-all-in-play = Every core and deed location is in play ({ $rule }).
position-advanced-count = { $found } advanced locations are in play, but the options say { $drawn } ({ $rule }).
position-open-not-in-play = { $locations } cannot be open, since it is not in play ({ $rule }).
position-must-be-open = { $locations } must be open ({ $rule }).
position-deed-not-built = { $locations } cannot be open: its deed is not built, and nothing in play ever removes a building ({ $rule }).
position-bad-spaces = The mints on { $locations } do not fit its spaces, which are filled one after the other ({ $rule }).
position-mints-on-closed = { $locations } is closed, so there cannot be mints on it ({ $rule }).
position-wrong-payment =
    { $fixed ->
        [yes]
            { $most ->
                [one] A placement on { $locations } takes { $most } mint, not { $mints } ({ $rule }).
               *[other] A placement on { $locations } takes { $most } mints, not { $mints } ({ $rule }).
            }
       *[no] A placement on { $locations } takes { $least } to { $most } mints, not { $mints } ({ $rule }).
    }
position-nothing-shuts = No opponent of this game shuts locations ({ $rule }).
position-shut-unused = { $locations } cannot be shut: the solo opponent has no mints there ({ $rule }).
position-mint-total = The game has { $total } mints, but the position shows { $found } ({ $rule }).
position-already-empty = The mint supply is empty, but the game is not over ({ $rule }).
position-supply-not-counted = The mint supply is unlimited in this game, so it is not counted ({ $rule }).
position-nothing-gone = Mints never leave this game ({ $rule }).
position-nothing-leaves = That many mints cannot leave the game: only those the solo opponent has placed on the Supplier can ({ $rule }).
position-not-counted = The mints of { $seats } are not counted: leave them at 0 ({ $rule }).
position-not-resting = No position can rest in the phase “{ $phase }” ({ $rule }).
position-active-too-soon = In the phase “{ $phase }” it is nobody’s turn yet ({ $rule }).
position-token-too-soon = In the phase “{ $phase }” nobody holds the token yet ({ $rule }).
position-active-missing = In the phase “{ $phase }” it must be some seat’s turn ({ $rule }).
position-token-missing = In the phase “{ $phase }” some seat must hold the token ({ $rule }).
position-wrong-end = The game is over in the phase “over” only ({ $rule }).
position-wrong-actor =
    { $who ->
        [chance] In the phase “{ $phase }” chance is to act; it also stands for the solo opponent, which the rules play ({ $rule }).
        [nobody] In the phase “{ $phase }” nobody acts any more ({ $rule }).
       *[seat] In the phase “{ $phase }” it is { $seats }’s turn, so they must be the one to act ({ $rule }).
    }
position-start-mints =
    { $mints ->
        [one] { $seats } starts with { $mints } mint ({ $rule }).
       *[other] { $seats } starts with { $mints } mints ({ $rule }).
    }
position-too-soon = In the phase “{ $phase }” the game is still being set up, so this is not possible yet ({ $rule }).
position-token-named = The options say who holds the token, so it is not given at random ({ $rule }).
position-supply-short = In the phase “{ $phase }” the plan supply holds all of its { $size } plans ({ $rule }).
position-play-has-begun = In the phase “{ $phase }” at least one round has begun ({ $rule }).
position-too-few-turns = By round { $rounds } at least { $least } turns have begun: a round ends once everyone has passed ({ $rule }).
position-automaton-acts = The rules play the solo opponent’s whole turn at once. Set up its turn with the phase “place” ({ $rule }).
position-too-many-turns =
    { $most ->
        [0] Nobody takes another turn after this one ({ $rule }).
        [one] The solo opponent takes at most { $most } more turn in a row ({ $rule }).
       *[other] The solo opponent takes at most { $most } more turns in a row ({ $rule }).
    }
position-all-passed = Everyone has passed, so this would be Upkeep ({ $rule }).
position-not-in-a-row = These seats cannot have passed in a row right before { $seats }’s turn ({ $rule }).
position-no-passes = In the phase “{ $phase }” nobody counts as having passed ({ $rule }).
position-nothing-acts = In the phase “{ $phase }” no such building acts ({ $rule }).
position-no-site = The position must name the location that is being used ({ $rule }).
position-no-placement = In the phase “{ $phase }” no location is being used ({ $rule }).
position-nothing-copied = The position must name the location that the Temp Agency copies ({ $rule }).
position-no-copy = In the phase “{ $phase }” the location being used does not copy another ({ $rule }).
position-wrong-location = { $locations } does not lead to the phase “{ $phase }” ({ $rule }).
position-closed-location = { $locations } is not open, so nobody can be using it ({ $rule }).
position-no-free-space = { $locations } has no free space for this placement ({ $rule }).
position-not-paid = In the phase “{ $phase }” the mints of the placement already lie on { $locations } ({ $rule }).
position-shut-by-its-user = The solo opponent shuts { $locations } by using it, and only then ({ $rule }).
position-not-copyable = { $locations } cannot be copied: it must be open, and enough of its spaces in use ({ $rule }).
position-no-choice = In the phase “{ $phase }” there is nothing to choose ({ $rule }).
position-nothing-to-draw = In the phase “{ $phase }” there is nothing to draw ({ $rule }).
position-supply-full = In the phase “{ $phase }” the plan supply cannot be full ({ $rule }).
position-no-card-given = The position must name the card given up, which is about to go into the supply ({ $rule }).
position-no-swap = In the phase “{ $phase }” no card is about to go into the supply ({ $rule }).
position-given-not-held = { $plans } is not a card that the current player holds and has shown ({ $rule }).
position-given-under-deck = In the phase “{ $phase }” the card given up is already under the deck, last in the row ({ $rule }).
position-nothing-to-take = In the phase “{ $phase }” the plan supply cannot be empty: a plan is taken from it next ({ $rule }).
position-solo-only = The phase “{ $phase }” exists in solo games only ({ $rule }).
position-deck-short = In the phase “{ $phase }” the deck must hold enough plans to refill the supply ({ $rule }).
position-supply-used = There are mints on { $locations }, so the plan supply is not renewed ({ $rule }).
position-token-acts = In the phase “{ $phase }” the player with the token is the current player ({ $rule }).
position-no-card-asks = In the phase “{ $phase }” a building of the current player must ask who else gains ({ $rule }).
position-enough-stars = { $seats } had { $stars } stars or more when Upkeep began, so the game would be over ({ $rule }).
position-no-end = The game does not end yet: nobody has { $stars } stars, and the plan supply can be refilled ({ $rule }).
position-wrong-ending =
    { $why ->
        [none] In the phase “{ $phase }” the game goes on: this must be “none” ({ $rule }).
       *[other] Given what is on the table, this must be “{ $why }” ({ $rule }).
    }
position-not-tied = In the phase “{ $phase }” only a player tied for the victory is asked ({ $rule }).
position-not-asked = { $seats } is not asked for their age, or not yet ({ $rule }).
position-no-age-told = { $seats } was asked before and must have given an age ({ $rule }).

## Board on the web

web-round = Round { $rounds }
web-passed = passed
web-passed-row = Passes in a row: { $passed } of { $seats }
web-upkeep = Once everyone has passed in a row, Upkeep begins: stars are counted, the plan supply is refilled, buildings act, owners are rewarded, the locations are cleared and everyone gains income.
web-hood = { seat-owns } neighbourhood
web-none = none yet
web-building = building
web-plan = unbuilt plan
web-secret = secret plan, known only to you
web-supply = in the plan supply
web-hidden = A secret plan, known only to { $seat }
web-cost =
    { $mints ->
        [one] costs { $mints } mint
       *[other] costs { $mints } mints
    }
web-cost-less =
    { $mints ->
        [one] It costs you { $mints } mint instead of { $printed }.
       *[other] It costs you { $mints } mints instead of { $printed }.
    }
web-stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
web-stars-of = Stars: { $stars } of { $needed }
web-on-it =
    { $mints ->
        [one] { $mints } mint on it
       *[other] { $mints } mints on it
    }
web-free = free spaces: { $free } of { $spaces }
web-there =
    { $mints ->
        [one] { seat-has } placed { $mints } mint
       *[other] { seat-has } placed { $mints } mints
    }
web-owner = owner: { $seat }
web-endless = never runs out of mints
web-line = On each turn, the opponent uses the first of these locations that it can.
web-order = Among plans of the same cost, it buys the first of these types:
web-ages = How old are you?

## Sheets of pieces

about-deck = Plans to come, face down. In Upkeep the plan supply is filled up from here.
about-hidden = It is shown when it is built, or at the end.

## Why a content file is refused

content-plan-cards = there are { $found } plans, one copy each
content-plans = { $low } to { $high } plans
content-location-cards = there are { $found } locations
content-location-line = must name each core and deed location once
content-one-seller = exactly one location must sell plans
content-mints-shown = mints from { $low } to { $high }: an occupied space shows them
content-stars-each = needs a star_rule other than fixed
content-deeds-open = deeds open a location, and no other plans do
content-price-chosen = what is chosen here fixes the price
content-no-owner = only a deed location has an owner
content-one-deed = exactly one plan must open a deed location
content-mint-total = more than the { $dealt } dealt, at most { $high }
content-type-twice = names a type twice

## Reasons for moves

reason-stars-me =
    { $after ->
        [one] You now have { $after } star, up from { $before }.
       *[other] You now have { $after } stars, up from { $before }.
    }
reason-stars-them =
    { $after ->
        [0] { $seats } has no stars left, down from { $before }.
        [one] { $seats } is down from { $before } stars to { $after }.
       *[other] { $seats } is down from { $before } stars to { $after }.
    }
missed-stars-me =
    { $change ->
        [one] That would have been { $change } more star.
       *[other] That would have been { $change } more stars.
    }
missed-stars-them =
    { $change ->
        [one] { $seats } would have had { $change } fewer star.
       *[other] { $seats } would have had { $change } fewer stars.
    }
reason-promised-me =
    { $sure ->
        [no]
            { $after ->
                [one] On average your plans would add { $after } star once built, up from { $before }.
               *[other] On average your plans would add { $after } stars once built, up from { $before }.
            }
       *[yes]
            { $after ->
                [one] Your plans would add { $after } star once built, up from { $before }.
               *[other] Your plans would add { $after } stars once built, up from { $before }.
            }
    }
missed-promised-me =
    { $sure ->
        [no]
            { $after ->
                [one] On average the plans would have added { $after } star once built, not { $before }.
               *[other] On average the plans would have added { $after } stars once built, not { $before }.
            }
       *[yes]
            { $after ->
                [one] The plans would have added { $after } star once built, not { $before }.
               *[other] The plans would have added { $after } stars once built, not { $before }.
            }
    }
reason-income-me =
    { $after ->
        [one] Your buildings bring you { $after } mint per round, up from { $before }.
       *[other] Your buildings bring you { $after } mints per round, up from { $before }.
    }
missed-income-me =
    { $after ->
        [one] The buildings would have brought { $after } mint per round, not { $before }.
       *[other] The buildings would have brought { $after } mints per round, not { $before }.
    }
reason-rounds-to-end-me =
    { $after ->
        [one] At this pace your stars end the game in { $after } round, not { $before }.
       *[other] At this pace your stars end the game in { $after } rounds, not { $before }.
    }
missed-rounds-to-end-me =
    { $after ->
        [one] At that pace the stars would have ended the game in { $after } round, not { $before }.
       *[other] At that pace the stars would have ended the game in { $after } rounds, not { $before }.
    }
reason-open-to-them = { $seats } can no longer place on { ARTICLE($locations) }.
missed-open-to-them = { $seats } could no longer have placed on { ARTICLE($locations) }.
reason-token-me = You hold the starting-player token and begin the next round.
missed-token-me = That would have brought the starting-player token and the first turn of the next round.
reason-plans-me =
    { $after ->
        [one] You now hold { $after } plan, up from { $before }.
       *[other] You now hold { $after } plans, up from { $before }.
    }
missed-plans-me =
    { $after ->
        [one] That would have left { $after } plan, not { $before }.
       *[other] That would have left { $after } plans, not { $before }.
    }
reason-mints-me =
    { $change ->
        [one] You gain { $change } mint.
       *[other] You gain { $change } mints.
    }
reason-mints-them =
    { $change ->
        [one] { $seats } loses { $change } mint.
       *[other] { $seats } loses { $change } mints.
    }
missed-mints-me =
    { $change ->
        [one] That would have been { $change } more mint.
       *[other] That would have been { $change } more mints.
    }
missed-mints-them =
    { $change ->
        [one] { $seats } would have had { $change } fewer mint.
       *[other] { $seats } would have had { $change } fewer mints.
    }

## Figures, as a designer changes them

figures-setup = Setup
figures-solo = Solo game
figures-plan = Plans
figures-location = Locations
figures-automaton = Solo opponents
figure-players-min = Fewest players
figure-players-max = Most players
figure-starting-mints = Mints at the start
figure-plan-supply-size = Plans on offer
figure-advanced-locations-drawn = Advanced locations drawn
figure-end-stars = Stars that end the game
figure-income-per-round = Mints per round
figure-age = Age for the first player
figure-type = Type
figure-cost = Cost
figure-stars = Stars
figure-star-rule = How stars count
figure-stars-each = Stars for each
figure-upkeep-mints = Mints in upkeep
figure-upkeep-per-building = Per building
figure-upkeep-mints-on-card = Mints laid on it in upkeep
figure-upkeep-mints-one-other-player = Mints for another player in upkeep
figure-supplier-discount = Discount at the Supplier
figure-supplier-minimum = Least price at the Supplier
figure-builder-discount = Discount at the Builder
figure-culture-star-penalty = Stars fewer for culture of the others
figure-culture-star-floor = Stars at least
figure-counts-as-culture-buildings = Counts as this many culture buildings
figure-builds-what-is-bought = Builds what you buy
figure-spaces = Spaces
figure-effect = Effect
figure-gain-mints = Mints gained
figure-each-other-player-gains = Mints for each other player
figure-owner-reward = Mints for the owner
figure-surcharge = Surcharge
figure-turns-in-a-row = Turns in a row
figure-unlimited-mints = Never runs out of mints
figure-shuts-used-locations = Shuts used locations
