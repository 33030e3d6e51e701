title = Mint Works
subtitle = Place your mints, buy plans, build them and lead the neighbourhood with the most stars.
credits = A game by Justin Blaske, illustrated by Felix Janson, Thomas Tamblyn and Justin Blaske, published by Five24 Labs, in French by Pixie Games and Lucky Duck Games.

## Options

option-players = Players
option-players-about = How many people play: 2 to 4, or 1 against an opponent that the rules play.
option-players-1 = 1 (solo)

option-solo-opponent = Solo opponent
option-solo-opponent-about = Who plays against you when you play alone.
option-solo-opponent-none = nobody
option-solo-opponent-justin = { automata-justin }
option-solo-opponent-rachael = { automata-rachael }
option-solo-opponent-sonic = { automata-sonic }
option-solo-opponent-mort = { automata-mort }

option-ai-cards = Opponent’s card
option-ai-cards-about = Which printing of the solo opponents is used: they differ in what Justin does to a location and in where they rank deeds.
option-ai-cards-later = later printing
option-ai-cards-first = first printing

option-advanced-locations = Advanced locations
option-advanced-locations-about = Whether two of the four advanced locations, drawn at random, are in play; one when you play alone.
option-advanced-locations-off = none
option-advanced-locations-random = drawn at random

option-temp-agency-target = Temp Agency copies
option-temp-agency-target-about = Whether the location that the Temp Agency copies must be full, or only in use.
option-temp-agency-target-full = a full location
option-temp-agency-target-any-occupied = any location in use

option-temp-agency-discounts = Discounts at the Temp Agency
option-temp-agency-discounts-about = Whether Truck and Crane lower what the Temp Agency takes.
option-temp-agency-discounts-none = do not count
option-temp-agency-discounts-apply = count

option-swap-meet-destination = Card given up at the Swap Meet
option-swap-meet-destination-about = Where the card goes that you give up at the Swap Meet.
option-swap-meet-destination-deck-bottom = under the deck
option-swap-meet-destination-supply = into the plan supply

option-recycler-edition = Recycler
option-recycler-edition-about = Whether the Recycler also takes buildings, or plans alone.
option-recycler-edition-later = plans and buildings
option-recycler-edition-first = plans only

option-bridge-scope = Bridge
option-bridge-scope-about = What the Bridge counts twice for.
option-bridge-scope-culture-only = as a Culture building
option-bridge-scope-buildings = as a building, for every card
option-bridge-scope-everywhere = as a building, in the tiebreak too

option-tiebreak-cards = Tie on stars
option-tiebreak-cards-about = Who wins a tie on stars: the player with most plans and buildings, or with fewest.
option-tiebreak-cards-most = most cards
option-tiebreak-cards-fewest = fewest cards

option-first-player = First player
option-first-player-about = Which seat holds the starting-player token at first.
option-first-player-random = drawn at random
option-first-player-solo = as the solo opponent says

## Plans

plans-windmill = Windmill
brief-windmill = 1 star
about-windmill = A Culture building worth 1 star.

plans-statue = Statue
brief-statue = 2 stars
about-statue = A Culture building worth 2 stars.

plans-gardens = Gardens
brief-gardens = 3 stars
about-gardens = A Culture building worth 3 stars.

plans-bridge = Bridge
brief-bridge = Counts as two Culture buildings
about-bridge = It gives no star itself but counts as two Culture buildings; an option says whether it counts twice elsewhere too.

plans-museum = Museum
brief-museum = 1 star per Culture building
about-museum = It gives 1 star for each Culture building in your neighbourhood, itself included, the Bridge counting two.

plans-gallery = Gallery
brief-gallery = Stores a mint each round: 1 star each
about-gallery = In each Upkeep a mint from the supply is put on it, and it gives 1 star for each mint on it. These mints cannot be spent.

plans-co-op = Co-Op
brief-co-op = Upkeep: 1 mint, and 1 for another player
about-co-op = In each Upkeep you gain 1 mint, and so does another player of your choice.

plans-mine = Mine
brief-mine = Upkeep: 1 mint
about-mine = In each Upkeep you gain 1 mint.

plans-workshop = Workshop
brief-workshop = Upkeep: 1 mint
about-workshop = In each Upkeep you gain 1 mint.

plans-factory = Factory
brief-factory = Upkeep: 1 mint
about-factory = In each Upkeep you gain 1 mint.

plans-plant = Plant
brief-plant = Upkeep: 2 mints
about-plant = In each Upkeep you gain 2 mints.

plans-stripmine = Stripmine
brief-stripmine = Upkeep: 3 mints
about-stripmine = In each Upkeep you gain 3 mints.

plans-corporate-hq = Corporate HQ
brief-corporate-hq = Upkeep: 1 mint per building
about-corporate-hq = In each Upkeep you gain 1 mint for each building in your neighbourhood, itself included.

plans-truck = Truck
brief-truck = Supplier 1 mint cheaper
about-truck = You pay 1 mint less at the Supplier, but never less than 1.

plans-crane = Crane
brief-crane = Builder 1 mint cheaper
about-crane = You pay 1 mint less at the Builder.

plans-landfill = Landfill
brief-landfill = Your Culture buildings give 1 star less
about-landfill = It gives 3 stars, but each of your Culture buildings gives 1 star less, never below 0.

plans-obelisk = Obelisk
brief-obelisk = 1 star per building
about-obelisk = It gives 1 star for each building in your neighbourhood, itself included; plans do not count.

plans-vault = Vault
brief-vault = 2 stars per unbuilt plan
about-vault = It gives 2 stars for each unbuilt plan in your neighbourhood.

plans-assembler = Assembler
brief-assembler = Plans from the Supplier are built at once
about-assembler = Every plan that you gain at the Supplier is built at once, without a Builder and without further mints.

plans-wholesaler = Wholesaler
brief-wholesaler = Opens the Wholesaler, which is yours
about-wholesaler = The building opens the location of the same name to everybody and makes you its owner. The location takes 1 mint and gives 2; its owner gains 1 mint in each Upkeep in which it was used.

plans-lotto = Lotto
brief-lotto = Opens the Lotto, which is yours
about-lotto = The building opens the location of the same name to everybody and makes you its owner. The location takes 3 mints and gives the top plan of the deck, which nobody else sees; its owner gains 2 mints in each Upkeep in which it was used.

## Locations

locations-producer = Producer
brief-producer = Gain 2 mints
about-producer = Place 1 mint, gain 2.

locations-supplier = Supplier
brief-supplier = Buy a plan of the supply
about-supplier = Place the cost of a plan of the supply and take that plan, face down and unbuilt.

locations-builder = Builder
brief-builder = Build one of your plans
about-builder = Place 2 mints and turn one of your plans into a building.

locations-leadership-council = Leadership Council
brief-leadership-council = Starting-player token and 1 mint
about-leadership-council = Place 1 mint, take the starting-player token and gain 1 mint.

locations-wholesaler = Wholesaler
brief-location-wholesaler = Gain 2 mints; its owner 1

locations-lotto = Lotto
brief-location-lotto = Draw a secret plan; its owner 2 mints

locations-crowdfunder = Crowdfunder
brief-crowdfunder = Gain 3 mints, everybody else 1
about-crowdfunder = Place 1 mint and gain 3; then every other player gains 1.

locations-recycler = Recycler
brief-recycler = Give up a card for mints
about-recycler = Place 1 mint and give up a card: a plan brings its cost and its printed stars in mints; where the option allows a building, it brings the stars it gives at that moment.

locations-swap-meet = Swap Meet
brief-swap-meet = Give up a card, take a plan
about-swap-meet = Place 2 mints, give up one of your cards, built or not, and take a plan of the supply.

locations-temp-agency = Temp Agency
brief-temp-agency = Copy another location for 1 mint more
about-temp-agency = Place what another, occupied location takes and 1 mint more: its effect is yours, without a space there.

## Solo opponents

automata-justin = Justin
brief-justin = Shuts the locations he uses
about-justin = The Game Designer holds the token at first and starts with 3 mints. A location he has placed on is shut to both of you for the rest of the round. He buys the cheapest plan.

automata-rachael = Rachael
brief-rachael = Wins when the mint supply is empty
about-rachael = The Keeper starts with 5 of the 30 mints. What she spends at the Supplier leaves the game, and she wins at once when the mint supply is empty. She buys the dearest plan.

automata-sonic = Sonic
brief-sonic = Takes two turns in a row
about-sonic = The Cuteness starts with 5 mints and takes two turns in a row, but uses the Supplier only while holding no plan. He buys the dearest plan.

automata-mort = Mort
brief-mort = Never runs out of mints
about-mort = The Mint Tycoon pays everything from the supply, ignores the mints he gains and never buys a Production plan. He buys the dearest plan.

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
provenance-public = agreed by public sources
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
field-active = Player on turn
field-token = First player
field-again = Turns in a row to come
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

ending-none = The game goes on.
ending-stars = A player had enough stars when Upkeep began.
ending-deck = The deck could not fill up the plan supply.
ending-mints = The mint supply was empty.

## Phases

phase-advanced = Chance picks an advanced location
phase-deal = The first plans are laid out
phase-first = Chance picks the first player
phase-lotto = The top plan of the deck is drawn
phase-replace = A plan joins the supply
phase-refill = Upkeep: the plan supply is filled up
phase-renew = A plan joins the new supply
phase-place = Place mints or pass
phase-copy = Choose the location to copy
phase-buy = Choose the plan to buy
phase-build = Choose the plan to build
phase-recycle = Choose the card to give up
phase-give = Choose the card to give up
phase-take = Choose the plan to take
phase-share = Choose who else gains from the Co-Op
phase-age = Say how old you are, or do not
phase-over = The game is over
phase-turn-done = The turn ends
phase-star-test = Upkeep: stars are counted
phase-filling = Upkeep: the plan supply is filled up
phase-buildings = Upkeep: buildings act
phase-rewards = Upkeep: owners are rewarded
phase-renewal = Upkeep: an unused supply is renewed
phase-clearing = Upkeep: locations are cleared
phase-income = Upkeep: everybody gains income
phase-final-scoring = Final scoring

## Moves

move-skip = Pass
move-place = Place on { $locations }
move-copy-location = Copy { $locations }
move-buy = Buy { $plans }
move-build = Build { $plans }
move-recycle = Give up { $plans } for mints
move-give = Give up { $plans }
move-take-plan = Take { $plans }
move-share = { $seats } gains too
move-no-age = Do not say your age
move-age =
    { $ages ->
        [one] You are { $ages } year old
       *[other] You are { $ages } years old
    }
move-advanced = { $locations } is in play
move-draw = { $plans } is drawn
move-first = { $seats } takes the starting-player token
move-opponent = The solo opponent takes its turn

## Events

event-in-play = In play: { $location }
event-dealt = New in the plan supply: { $plan }
event-begins = { $seat } takes the starting-player token
event-begins-solo = { event-begins }
event-development = Round { $rounds } begins with { $seat }
event-turn = Turn { $turn }: { $seat } to play
event-placed =
    { $amount ->
        [one] { $seat } places { $amount } mint · { $location }
       *[other] { $seat } places { $amount } mints · { $location }
    }
event-copied = { $seat } copies { $location } · { locations-temp-agency }
event-passed = { $seat } passes
event-gained =
    { $amount ->
        [one] { $seat } gains { $amount } mint · { $location }
       *[other] { $seat } gains { $amount } mints · { $location }
    }
event-token = { $seat } takes the starting-player token
event-bought = { $seat } buys { $plan }
event-built = { $seat } builds { $plan }
event-assembled = { event-built }
event-opened = { $location } is open to everybody
event-drew = { $seat } draws a plan that nobody else sees · { locations-lotto }
event-drew-secret = { $seat } has drawn { $plan }
event-lost = { $seat } loses { $plan }, which goes under the deck
event-lost-unseen = { $seat } loses a plan that nobody has seen, and it goes under the deck
event-lost-secret = { $seat } has put { $plan } under the deck
event-lost-mints =
    { $amount ->
        [one] { $amount } mint on { $plan } is lost by { $seat }
       *[other] { $amount } mints on { $plan } are lost by { $seat }
    }
event-recycled = { event-gained }
event-recycled-plan = { event-gained }
event-swapped = { $seat } lays { $plan } into the supply and takes { $taken }
event-took = { $seat } takes { $plan } from the supply
event-replaced = { event-dealt }
event-upkeep = Upkeep of round { $rounds }
event-enough-stars =
    { $stars ->
        [one] { $seat } has { $stars } star: the game ends
       *[other] { $seat } has { $stars } stars: the game ends
    }
event-deck-short = The deck cannot fill up the plan supply: the game ends
event-refilled = { event-dealt }
event-earned =
    { $amount ->
        [one] { $seat } gains { $amount } mint · { $plan }
       *[other] { $seat } gains { $amount } mints · { $plan }
    }
event-stored =
    { $amount ->
        [0] { $seat } finds no mint to put on { $plan }
        [one] { $amount } mint is put on { $plan } of { $seat }
       *[other] { $amount } mints are put on { $plan } of { $seat }
    }
event-rewarded =
    { $amount ->
        [one] { $seat } gains { $amount } mint as owner · { $location }
       *[other] { $seat } gains { $amount } mints as owner · { $location }
    }
event-set-under = Nobody used the Supplier: { $plan } goes under the deck
event-renewed = { event-dealt }
event-cleared =
    { $amount ->
        [0] The locations were empty
        [one] { $amount } mint on the locations returns to the supply
       *[other] { $amount } mints on the locations return to the supply
    }
event-left-game =
    { $amount ->
        [one] { $amount } mint that { $seat } spent at the Supplier leaves the game
       *[other] { $amount } mints that { $seat } spent at the Supplier leave the game
    }
event-income =
    { $amount ->
        [one] { $seat } gains { $amount } mint of income
       *[other] { $seat } gains { $amount } mints of income
    }
event-supply-empty = The mint supply is empty: { $seat } wins at once
event-scored =
    { $stars ->
        [one] { $seat } has { $stars } star, { $cards } cards, { $mints } mints
       *[other] { $seat } has { $stars } stars, { $cards } cards, { $mints } mints
    }
event-aged =
    { $age ->
        [one] { $seat } is { $age } year old
       *[other] { $seat } is { $age } years old
    }
event-no-age = { $seat } does not say an age, so the victory is shared
event-won =
    { $stars ->
        [one] { $seat } wins the game with { $stars } star!
       *[other] { $seat } wins the game with { $stars } stars!
    }
event-won-by-cards =
    { $stars ->
        [one] { $seat } wins on cards, after a tie at { $stars } star!
       *[other] { $seat } wins on cards, after a tie at { $stars } stars!
    }
event-won-by-mints =
    { $stars ->
        [one] { $seat } wins on mints, after a tie at { $stars } star!
       *[other] { $seat } wins on mints, after a tie at { $stars } stars!
    }
event-won-by-age =
    { $stars ->
        [one] { $seat } wins on age, after a tie at { $stars } star!
       *[other] { $seat } wins on age, after a tie at { $stars } stars!
    }
event-won-at-once = { event-won }
event-shares-victory =
    { $stars ->
        [one] { $seat } shares the victory with { $stars } star
       *[other] { $seat } shares the victory with { $stars } stars
    }

## Why a move is refused

refusal-choice-pending = “{ $move }” has to wait: a choice is pending ({ $rule }). What is asked now: { $phase }.
refusal-not-in-play = { $locations } is not in play ({ $rule }).
refusal-closed = { $locations } is closed until somebody builds its deed ({ $rule }).
refusal-no-free-space = { $locations } has no free space left ({ $rule }).
refusal-not-enough-mints =
    { $mints ->
        [0] That takes at least { $cost } mints and you have none ({ $rule }).
        [one] That takes at least { $cost } mints and you have { $mints } ({ $rule }).
       *[other] That takes at least { $cost } mints and you have { $mints } ({ $rule }).
    }
refusal-effect-impossible = { $locations } could do nothing for you now, so no mint may be placed there ({ $rule }).
refusal-bad-choice =
    { $why ->
        [nothing-asked] “{ $move }” answers a question that nobody has asked ({ $rule }).
        [not-in-supply] { $plans } does not lie in the plan supply ({ $rule }).
        [not-yours] You have no { $plans } to choose ({ $rule }).
        [built-already] { $plans } is a building, and a plan is needed ({ $rule }).
        [copies-itself] { $locations } cannot copy itself ({ $rule }).
        [shut] { $locations } is shut until the next round, so it cannot be copied ({ $rule }).
        [not-occupied] { $locations } is not occupied as it must be to be copied ({ $rule }).
        [yourself] You have to name another player, not yourself ({ $rule }).
       *[not-drawn] “{ $move }” cannot be drawn now ({ $rule }).
    }

## Why a position cannot be

position-copies = There is one copy of { $plans }, but the position shows { $found } in deck, supply and neighbourhoods ({ $rule }).
position-row-size = There is room for { $size } plans here, but the position shows { $found } ({ $rule }).
position-gap = The plans here are listed without gaps, from 1 on ({ $rule }).
position-top-count =
    { $found ->
        [one] The deck names { $found } plan, so this is { $found }, not { $said } ({ $rule }).
       *[other] The deck names { $found } plans, so this is { $found }, not { $said } ({ $rule }).
    }
position-under-count =
    { $found ->
        [one] The bottom names { $found } plan, so this is { $found }, not { $said } ({ $rule }).
       *[other] The bottom names { $found } plans, so this is { $found }, not { $said } ({ $rule }).
    }
position-nothing-known = No plan lies there under the deck, so nobody can know it ({ $rule }).
position-secret-not-held = A secret plan of { $seats } must be one of the plans held ({ $rule }).
position-unknown-plans = A position names every plan: those of { $seats } cannot be unknown ({ $rule }).
position-order = The plans and the buildings of { $seats } must each be numbered from 1 in the order they came ({ $rule }).
position-order-elsewhere = { $plans } is in no neighbourhood, so it has no place in an order ({ $rule }).
position-mints-on-card = No mints can lie on { $plans } ({ $rule }).
position-not-all-in-play = Every core and deed location is in play ({ $rule }).
position-advanced-count = { $found } advanced locations are in play, but the options say { $drawn } ({ $rule }).
position-open-not-in-play = { $locations } cannot be open, since it is not in play ({ $rule }).
position-must-be-open = { $locations } must be open ({ $rule }).
position-deed-not-built = { $locations } cannot be open: its deed does not stand, and nothing in play takes a building away again ({ $rule }).
position-bad-spaces = The mints on { $locations } do not fit its spaces, which are used one after the other ({ $rule }).
position-mints-on-closed = { $locations } is closed, so no mints can lie there ({ $rule }).
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
position-shut-unused = { $locations } cannot be shut: no mint of the solo opponent lies there ({ $rule }).
position-mint-total = The game has { $total } mints, but the position shows { $found } ({ $rule }).
position-already-empty = The mint supply is empty, but the game is not over ({ $rule }).
position-supply-not-counted = The mint supply has no limit in this game, so it is not counted ({ $rule }).
position-nothing-gone = No mint leaves this game ({ $rule }).
position-nothing-leaves = So many mints cannot leave the game: only what the solo opponent has placed on the Supplier can ({ $rule }).
position-not-counted = The mints of { $seats } are not counted: leave them at 0 ({ $rule }).
position-not-resting = No position rests in the phase “{ $phase }” ({ $rule }).
position-active-too-soon = In the phase “{ $phase }” it is nobody’s turn yet ({ $rule }).
position-token-too-soon = In the phase “{ $phase }” nobody holds the token yet ({ $rule }).
position-active-missing = In the phase “{ $phase }” it must be some seat’s turn ({ $rule }).
position-token-missing = In the phase “{ $phase }” some seat must hold the token ({ $rule }).
position-wrong-end = The game is over in the phase “over” and in no other ({ $rule }).
position-wrong-actor =
    { $who ->
        [chance] In the phase “{ $phase }” chance is to act; it also stands for the solo opponent, which the rules play ({ $rule }).
        [nobody] In the phase “{ $phase }” nobody acts any more ({ $rule }).
       *[seat] In the phase “{ $phase }” it is for { $seats } to act, whose turn it is ({ $rule }).
    }
position-start-mints =
    { $mints ->
        [one] { $seats } starts with { $mints } mint ({ $rule }).
       *[other] { $seats } starts with { $mints } mints ({ $rule }).
    }
position-too-soon = In the phase “{ $phase }” the game is still being set up, so this cannot be yet ({ $rule }).
position-token-named = The options say who holds the token, so it is not drawn ({ $rule }).
position-supply-short = In the phase “{ $phase }” the plan supply holds all of its { $size } plans ({ $rule }).
position-play-has-begun = In the phase “{ $phase }” at least one round has begun ({ $rule }).
position-too-few-turns = In round { $rounds } at least { $least } turns have begun: a round ends once everybody has passed ({ $rule }).
position-automaton-acts = The rules play a whole turn of the solo opponent at once. Set up its turn with the phase “place” ({ $rule }).
position-too-many-turns =
    { $most ->
        [0] Nobody takes another turn after this one ({ $rule }).
       *[other] The solo opponent takes at most { $most } more in a row ({ $rule }).
    }
position-all-passed = Everybody has passed, so this would be Upkeep ({ $rule }).
position-not-in-a-row = These seats cannot have passed in a row right before the turn of { $seats } ({ $rule }).
position-no-passes = In the phase “{ $phase }” nobody counts as having passed ({ $rule }).
position-nothing-acts = In the phase “{ $phase }” no such building acts ({ $rule }).
position-no-site = The position must name the location that is being used ({ $rule }).
position-no-placement = In the phase “{ $phase }” no location is being used ({ $rule }).
position-nothing-copied = The position must name the location that the Temp Agency copies ({ $rule }).
position-no-copy = In the phase “{ $phase }” the location being used copies no other ({ $rule }).
position-wrong-location = { $locations } does not lead to the phase “{ $phase }” ({ $rule }).
position-closed-location = { $locations } is not open, so nobody can be using it ({ $rule }).
position-no-free-space = { $locations } has no free space for this placement ({ $rule }).
position-not-paid = In the phase “{ $phase }” the mints of the placement already lie on { $locations } ({ $rule }).
position-shut-by-its-user = The solo opponent shuts { $locations } by using it, and only then ({ $rule }).
position-not-copyable = { $locations } is not open and occupied as it must be to be copied ({ $rule }).
position-no-choice = In the phase “{ $phase }” there is nothing to choose ({ $rule }).
position-nothing-to-draw = In the phase “{ $phase }” there is nothing to draw ({ $rule }).
position-supply-full = In the phase “{ $phase }” the plan supply cannot be full ({ $rule }).
position-no-card-given = The position must name the card given up, which waits to be laid into the supply ({ $rule }).
position-no-swap = In the phase “{ $phase }” no card waits to be laid into the supply ({ $rule }).
position-given-not-held = { $plans } is not a card that the active player holds and has shown ({ $rule }).
position-given-under-deck = In the phase “{ $phase }” the card given up already lies under the deck, last in the row ({ $rule }).
position-nothing-to-take = In the phase “{ $phase }” the plan supply cannot be empty: a plan is taken next ({ $rule }).
position-solo-only = The phase “{ $phase }” belongs to solo games alone ({ $rule }).
position-deck-short = In the phase “{ $phase }” the deck must hold enough plans to fill up the supply ({ $rule }).
position-supply-used = Mints lie on { $locations }, so the plan supply is not renewed ({ $rule }).
position-token-acts = In the phase “{ $phase }” the holder of the token is active ({ $rule }).
position-no-card-asks = In the phase “{ $phase }” a building of the active player must ask who else gains ({ $rule }).
position-enough-stars = { $seats } had { $stars } stars or more when Upkeep began, so the game would be over ({ $rule }).
position-no-end = The game does not end yet: nobody has { $stars } stars, and the plan supply can be filled up ({ $rule }).
position-wrong-ending =
    { $why ->
        [none] In the phase “{ $phase }” the game goes on: this must be “none” ({ $rule }).
       *[other] By what lies on the table, this must be “{ $why }” ({ $rule }).
    }
position-not-tied = In the phase “{ $phase }” only a player who is tied for the victory is asked ({ $rule }).
position-not-asked = { $seats } is not asked for an age, or not yet ({ $rule }).
position-no-age-told = { $seats } was asked before and must have told an age ({ $rule }).

## Board on the web

web-round = Round { $rounds }
web-passed = passed
web-passed-row = Passed in a row: { $passed } of { $seats }
web-upkeep = Once everybody has passed in a row, Upkeep follows: stars are counted, the plan supply is filled up, buildings act, owners are rewarded, the locations are cleared and everybody gains income.
web-hood = Neighbourhood of { $seat }
web-none = none yet
web-building = building
web-plan = unbuilt plan
web-secret = secret plan that you alone know
web-supply = in the plan supply
web-hidden = A secret plan that { $seat } alone knows
web-cost =
    { $mints ->
        [one] takes { $mints } mint
       *[other] takes { $mints } mints
    }
web-cost-less =
    { $mints ->
        [one] It takes { $mints } mint of you instead of { $printed }.
       *[other] It takes { $mints } mints of you instead of { $printed }.
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
        [one] { $seat } has placed { $mints } mint
       *[other] { $seat } has placed { $mints } mints
    }
web-owner = owner: { $seat }
web-endless = never runs out of mints
web-line = Each turn goes to the first location in line that can be used.
web-order = Among plans of the same cost, the first of these types is bought:
web-ages = How old are you?

## Why a content file is refused

content-plan-cards = there are { $found } plans, one copy each
content-plans = { $low } to { $high } plans
content-location-cards = there are { $found } locations
content-location-line = names each core and deed location once
content-one-seller = exactly one location sells plans
content-mints-shown = mints from { $low } to { $high }: an occupied space shows them
content-stars-each = goes with a star_rule that is not fixed
content-deeds-open = deeds and no others open a location
content-price-chosen = what is chosen here fixes the price
content-no-owner = only a deed location has an owner
content-one-deed = exactly one plan opens a deed location
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
        [0] { $seats } has no star left, down from { $before }.
        [one] { $seats } is down from { $before } stars to { $after }.
       *[other] { $seats } is down from { $before } stars to { $after }.
    }
missed-stars-me =
    { $change ->
        [one] You would have had { $change } star more.
       *[other] You would have had { $change } stars more.
    }
missed-stars-them =
    { $change ->
        [one] { $seats } would have had { $change } star fewer.
       *[other] { $seats } would have had { $change } stars fewer.
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
                [one] On average your plans would have added { $after } star once built, not { $before }.
               *[other] On average your plans would have added { $after } stars once built, not { $before }.
            }
       *[yes]
            { $after ->
                [one] Your plans would have added { $after } star once built, not { $before }.
               *[other] Your plans would have added { $after } stars once built, not { $before }.
            }
    }
reason-income-me =
    { $after ->
        [one] Your buildings bring { $after } mint a round, up from { $before }.
       *[other] Your buildings bring { $after } mints a round, up from { $before }.
    }
missed-income-me =
    { $after ->
        [one] Your buildings would have brought { $after } mint a round, not { $before }.
       *[other] Your buildings would have brought { $after } mints a round, not { $before }.
    }
reason-rounds-to-end-me =
    { $after ->
        [one] At this pace your stars end the game in { $after } round, not { $before }.
       *[other] At this pace your stars end the game in { $after } rounds, not { $before }.
    }
missed-rounds-to-end-me =
    { $after ->
        [one] At that pace your stars would have ended the game in { $after } round, not { $before }.
       *[other] At that pace your stars would have ended the game in { $after } rounds, not { $before }.
    }
reason-open-to-them = { $seats } can no longer place on { $locations }.
missed-open-to-them = { $seats } could no longer have placed on { $locations }.
reason-token-me = You hold the starting-player token and begin the next round.
missed-token-me = You would have held the starting-player token and begun the next round.
reason-plans-me =
    { $after ->
        [one] You now hold { $after } plan, up from { $before }.
       *[other] You now hold { $after } plans, up from { $before }.
    }
missed-plans-me =
    { $after ->
        [one] You would have held { $after } plan, not { $before }.
       *[other] You would have held { $after } plans, not { $before }.
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
        [one] You would have had { $change } mint more.
       *[other] You would have had { $change } mints more.
    }
missed-mints-them =
    { $change ->
        [one] { $seats } would have had { $change } mint fewer.
       *[other] { $seats } would have had { $change } mints fewer.
    }
