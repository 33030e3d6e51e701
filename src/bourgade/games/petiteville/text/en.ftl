title = Ma Petite Ville
subtitle = Build one shared city, and be the first to place all your silhouettes in it.
credits = A game by Steve Brück and Jean-Claude Pellin, also published as Multi City by Logis and Muduko.

## Options

edition-normal = Normal version
edition-easy = Easy version
option-edition = Version
option-edition-about = Can a silhouette stand on squares marked with an X? Never in the normal version; in the easy version, only with its middle.
option-edition-normal = normal: a silhouette never covers an X
option-edition-easy = easy: the middle of a silhouette may cover an X

option-players = Players
option-players-about = The number of players: 2 to 4.

option-colours = Colours
option-colours-about = Let players choose their colours once the first tile is face up, or assign the colours here, in seat order.
option-colours-choose = chosen at the table
option-colours-blue-green = { colours-blue }, { colours-green }
option-colours-blue-yellow = { colours-blue }, { colours-yellow }
option-colours-blue-red = { colours-blue }, { colours-red }
option-colours-green-blue = { colours-green }, { colours-blue }
option-colours-green-yellow = { colours-green }, { colours-yellow }
option-colours-green-red = { colours-green }, { colours-red }
option-colours-yellow-blue = { colours-yellow }, { colours-blue }
option-colours-yellow-green = { colours-yellow }, { colours-green }
option-colours-yellow-red = { colours-yellow }, { colours-red }
option-colours-red-blue = { colours-red }, { colours-blue }
option-colours-red-green = { colours-red }, { colours-green }
option-colours-red-yellow = { colours-red }, { colours-yellow }
option-colours-blue-green-yellow = { colours-blue }, { colours-green }, { colours-yellow }
option-colours-blue-green-red = { colours-blue }, { colours-green }, { colours-red }
option-colours-blue-yellow-green = { colours-blue }, { colours-yellow }, { colours-green }
option-colours-blue-yellow-red = { colours-blue }, { colours-yellow }, { colours-red }
option-colours-blue-red-green = { colours-blue }, { colours-red }, { colours-green }
option-colours-blue-red-yellow = { colours-blue }, { colours-red }, { colours-yellow }
option-colours-green-blue-yellow = { colours-green }, { colours-blue }, { colours-yellow }
option-colours-green-blue-red = { colours-green }, { colours-blue }, { colours-red }
option-colours-green-yellow-blue = { colours-green }, { colours-yellow }, { colours-blue }
option-colours-green-yellow-red = { colours-green }, { colours-yellow }, { colours-red }
option-colours-green-red-blue = { colours-green }, { colours-red }, { colours-blue }
option-colours-green-red-yellow = { colours-green }, { colours-red }, { colours-yellow }
option-colours-yellow-blue-green = { colours-yellow }, { colours-blue }, { colours-green }
option-colours-yellow-blue-red = { colours-yellow }, { colours-blue }, { colours-red }
option-colours-yellow-green-blue = { colours-yellow }, { colours-green }, { colours-blue }
option-colours-yellow-green-red = { colours-yellow }, { colours-green }, { colours-red }
option-colours-yellow-red-blue = { colours-yellow }, { colours-red }, { colours-blue }
option-colours-yellow-red-green = { colours-yellow }, { colours-red }, { colours-green }
option-colours-red-blue-green = { colours-red }, { colours-blue }, { colours-green }
option-colours-red-blue-yellow = { colours-red }, { colours-blue }, { colours-yellow }
option-colours-red-green-blue = { colours-red }, { colours-green }, { colours-blue }
option-colours-red-green-yellow = { colours-red }, { colours-green }, { colours-yellow }
option-colours-red-yellow-blue = { colours-red }, { colours-yellow }, { colours-blue }
option-colours-red-yellow-green = { colours-red }, { colours-yellow }, { colours-green }
option-colours-blue-green-yellow-red = { colours-blue }, { colours-green }, { colours-yellow }, { colours-red }
option-colours-blue-green-red-yellow = { colours-blue }, { colours-green }, { colours-red }, { colours-yellow }
option-colours-blue-yellow-green-red = { colours-blue }, { colours-yellow }, { colours-green }, { colours-red }
option-colours-blue-yellow-red-green = { colours-blue }, { colours-yellow }, { colours-red }, { colours-green }
option-colours-blue-red-green-yellow = { colours-blue }, { colours-red }, { colours-green }, { colours-yellow }
option-colours-blue-red-yellow-green = { colours-blue }, { colours-red }, { colours-yellow }, { colours-green }
option-colours-green-blue-yellow-red = { colours-green }, { colours-blue }, { colours-yellow }, { colours-red }
option-colours-green-blue-red-yellow = { colours-green }, { colours-blue }, { colours-red }, { colours-yellow }
option-colours-green-yellow-blue-red = { colours-green }, { colours-yellow }, { colours-blue }, { colours-red }
option-colours-green-yellow-red-blue = { colours-green }, { colours-yellow }, { colours-red }, { colours-blue }
option-colours-green-red-blue-yellow = { colours-green }, { colours-red }, { colours-blue }, { colours-yellow }
option-colours-green-red-yellow-blue = { colours-green }, { colours-red }, { colours-yellow }, { colours-blue }
option-colours-yellow-blue-green-red = { colours-yellow }, { colours-blue }, { colours-green }, { colours-red }
option-colours-yellow-blue-red-green = { colours-yellow }, { colours-blue }, { colours-red }, { colours-green }
option-colours-yellow-green-blue-red = { colours-yellow }, { colours-green }, { colours-blue }, { colours-red }
option-colours-yellow-green-red-blue = { colours-yellow }, { colours-green }, { colours-red }, { colours-blue }
option-colours-yellow-red-blue-green = { colours-yellow }, { colours-red }, { colours-blue }, { colours-green }
option-colours-yellow-red-green-blue = { colours-yellow }, { colours-red }, { colours-green }, { colours-blue }
option-colours-red-blue-green-yellow = { colours-red }, { colours-blue }, { colours-green }, { colours-yellow }
option-colours-red-blue-yellow-green = { colours-red }, { colours-blue }, { colours-yellow }, { colours-green }
option-colours-red-green-blue-yellow = { colours-red }, { colours-green }, { colours-blue }, { colours-yellow }
option-colours-red-green-yellow-blue = { colours-red }, { colours-green }, { colours-yellow }, { colours-blue }
option-colours-red-yellow-blue-green = { colours-red }, { colours-yellow }, { colours-blue }, { colours-green }
option-colours-red-yellow-green-blue = { colours-red }, { colours-yellow }, { colours-green }, { colours-blue }

option-first-player = First player
option-first-player-about = The seat that goes first. In the rulebook, it is the player who saw a cat most recently.
option-first-player-random = at random

## Colours and tiles

colours-blue = blue
brief-blue = Lines of citizens
about-blue = Blue has the citizens: one silhouette of each length in the box. Both ends of a silhouette must stand on blue squares.
colours-green = green
brief-green = Lines of trees
about-green = Green has the trees: one silhouette of each length in the box. Both ends of a silhouette must stand on green squares.
colours-yellow = yellow
brief-yellow = Lines of cars
about-yellow = Yellow has the cars: one silhouette of each length in the box. Both ends of a silhouette must stand on yellow squares.
colours-red = red
brief-red = Lines of houses
about-red = Red has the houses: one silhouette of each length in the box. Both ends of a silhouette must stand on red squares.

objects-blue = citizens
objects-green = trees
objects-yellow = cars
objects-red = houses

silhouette-of = { $colour } { $length }

shown-blue = { colours-blue }
shown-green = { colours-green }
shown-yellow = { colours-yellow }
shown-red = { colours-red }
shown-x = X

brief-tile = City tile
about-tile = A city tile of nine squares, given in rows from north to south: B blue, G green, Y yellow, R red, X blocked.
tiles-1 = tile no. 1
brief-1 = { brief-tile }
about-1 = { about-tile }
tiles-2 = tile no. 2
brief-2 = { brief-tile }
about-2 = { about-tile }
tiles-3 = tile no. 3
brief-3 = { brief-tile }
about-3 = { about-tile }
tiles-4 = tile no. 4
brief-4 = { brief-tile }
about-4 = { about-tile }
tiles-5 = tile no. 5
brief-5 = { brief-tile }
about-5 = { about-tile }
tiles-6 = tile no. 6
brief-6 = { brief-tile }
about-6 = { about-tile }
tiles-7 = tile no. 7
brief-7 = { brief-tile }
about-7 = { about-tile }
tiles-8 = tile no. 8
brief-8 = { brief-tile }
about-8 = { about-tile }
tiles-9 = tile no. 9
brief-9 = { brief-tile }
about-9 = { about-tile }
tiles-10 = tile no. 10
brief-10 = { brief-tile }
about-10 = { about-tile }
tiles-11 = tile no. 11
brief-11 = { brief-tile }
about-11 = { about-tile }
tiles-12 = tile no. 12
brief-12 = { brief-tile }
about-12 = { about-tile }
tiles-13 = tile no. 13
brief-13 = { brief-tile }
about-13 = { about-tile }
tiles-14 = tile no. 14
brief-14 = { brief-tile }
about-14 = { about-tile }
tiles-15 = tile no. 15
brief-15 = { brief-tile }
about-15 = { about-tile }
tiles-16 = tile no. 16
brief-16 = { brief-tile }
about-16 = { about-tile }
tiles-17 = tile no. 17
brief-17 = { brief-tile }
about-17 = { about-tile }
tiles-18 = tile no. 18
brief-18 = { brief-tile }
about-18 = { about-tile }
tiles-19 = tile no. 19
brief-19 = { brief-tile }
about-19 = { about-tile }
tiles-20 = tile no. 20
brief-20 = { brief-tile }
about-20 = { about-tile }
tiles-21 = tile no. 21
brief-21 = { brief-tile }
about-21 = { about-tile }
tiles-22 = tile no. 22
brief-22 = { brief-tile }
about-22 = { about-tile }
tiles-23 = tile no. 23
brief-23 = { brief-tile }
about-23 = { about-tile }
tiles-24 = tile no. 24
brief-24 = { brief-tile }
about-24 = { about-tile }
tiles-25 = tile no. 25
brief-25 = { brief-tile }
about-25 = { about-tile }
tiles-26 = tile no. 26
brief-26 = { brief-tile }
about-26 = { about-tile }
tiles-27 = tile no. 27
brief-27 = { brief-tile }
about-27 = { about-tile }
tiles-28 = tile no. 28
brief-28 = { brief-tile }
about-28 = { about-tile }
tiles-29 = tile no. 29
brief-29 = { brief-tile }
about-29 = { about-tile }
tiles-30 = tile no. 30
brief-30 = { brief-tile }
about-30 = { about-tile }
tiles-31 = tile no. 31
brief-31 = { brief-tile }
about-31 = { about-tile }
tiles-32 = tile no. 32
brief-32 = { brief-tile }
about-32 = { about-tile }
tiles-33 = tile no. 33
brief-33 = { brief-tile }
about-33 = { about-tile }
tiles-34 = tile no. 34
brief-34 = { brief-tile }
about-34 = { about-tile }
tiles-35 = tile no. 35
brief-35 = { brief-tile }
about-35 = { about-tile }
tiles-36 = tile no. 36
brief-36 = { brief-tile }
about-36 = { about-tile }

## Sides, ways, sources

sides-n = north
sides-e = east
sides-s = south
sides-w = west
ways-h = west to east
ways-v = north to south

provenance-rulebook = printed in the rulebook
provenance-public = from public descriptions
provenance-reconstructed = reconstructed: the real tiles are not public
provenance-owner = entered by the owner of the box

## Board

board-city = City
board-part = { $west },{ $north } … { $east },{ $south }
board-parts = The city is too large for one picture: each part is headed by its first and last column,row
board-silhouettes = Silhouettes
board-drawn = Drawn: { $tile }, turned clockwise by
board-turn = Turn { $turn } · { $seat }
board-pile =
    { $tiles ->
        [one] Pile: { $tiles } tile
       *[other] Pile: { $tiles } tiles
    }
board-latest = Latest tile: { $number }
board-small = Lowercase letters: occupied squares
board-names = Each tile shows its number; its squares are numbered 1 2 3 / 4 5 6 / 7 8 9, so 4.1 is the north-west square of tile 4
column-colour = Colour
column-no-colour = to be chosen
column-left = Still to place
column-objects = Objects left
column-row-1 = North row
column-row-2 = Middle row
column-row-3 = South row
column-lengths = Lengths
column-rule = Rule
column-provenance = Source
score-placed-all = All placed
score-objects = Objects left
score-silhouettes = Silhouettes left
standing-goal = First to place all { $needed } silhouettes wins

field-laid = Tiles in the city
field-drawn = Drawn tile
field-active = Current player
field-layer = Laid the last tile
field-ending = Ending
field-pile = Pile
field-squares = Squares
field-taken = Occupied squares
field-city = City
field-players = Players
field-tile = Tile
field-turned = Turned
field-c = Column
field-r = Row
field-beside = Beside
field-names = Names the cells
field-free = Free squares
field-colour = Colour
field-placed = Placed
field-way = Direction

## Why the game ended

noted-placed = Silhouettes placed, by length
noted-laid = Tiles laid
ending-placed-all = One player placed all their silhouettes.
ending-fewest-left = The last tile was laid and the final round is over.

## Phases

phase-start = The first tile is turned up
phase-colours = Choose your colour
phase-first = Chance picks the first player
phase-draw = A tile is drawn
phase-turn = Draw a tile or place a silhouette
phase-lay = Lay the drawn tile
phase-final = Place one last silhouette, or decline
phase-over = The game is over

## Moves

move-draw = Draw a tile
move-decline = Decline
move-lay = Lay it { $sides } of tile { $neighbours }, turned by { $turns }°
move-place = Place length { $lengths } from { $squares }, { $ways }
move-colour = Play { $colours }
move-tile = The tile is { $tiles }
move-first = { $seats } goes first

## Events

event-started = The city began with { $tile }
event-chose-colour = { $seat } chose { $colour }
event-begins = First player: { $seat }
event-turn = Turn { $turn } · { $seat }
event-drew = { $seat } drew { $tile }
event-laid = { $seat } laid it { $side } of tile { $neighbour }, turned by { $turned }°
event-placed = { $seat } placed a silhouette of length { $length } from { $square }, { $way }
event-last-tile = { $seat } laid the last tile: everyone may place one more silhouette
event-declined = { $seat } declined to place a last silhouette
event-counted =
    { $silhouettes ->
        [one] { $seat } finished with { $objects } objects left, on { $silhouettes } silhouette
       *[other] { $seat } finished with { $objects } objects left, on { $silhouettes } silhouettes
    }
event-placed-all = { $seat } placed { seat-their } last silhouette and won the game!
event-won =
    { $silhouettes ->
        [one] { $seat } won the game with the fewest objects left: { $objects }, on { $silhouettes } silhouette
       *[other] { $seat } won the game with the fewest objects left: { $objects }, on { $silhouettes } silhouettes
    }
event-won-tie-break =
    { $silhouettes ->
        [one] { $seat } won the tie-break: also { $objects } objects left, but on only { $silhouettes } silhouette
       *[other] { $seat } won the tie-break: also { $objects } objects left, but on only { $silhouettes } silhouettes
    }
event-shares-victory =
    { $silhouettes ->
        [one] { $seat } shared the victory: { $objects } objects left, on { $silhouettes } silhouette
       *[other] { $seat } shared the victory: { $objects } objects left, on { $silhouettes } silhouettes
    }

## Why a move is refused

error-unknown-move =
    { $dim ->
        [ways] “{ $move }” is not possible: a silhouette stands in a straight line, h (west to east) or v (north to south), never diagonally or bent (PV-038).
        [lengths] “{ $move }” is not possible: there is no silhouette of length { $typed }, only 2 to 7 (PV-005).
        [colours] “{ $move }” is not possible: the colours are blue, green, yellow and red (PV-003).
        [squares] “{ $move }” is not possible: “{ $typed }” is not a square. Write the number of a laid tile, a point and 1 to 9, such as 4.1 (PV-072).
        [neighbours] “{ $move }” is not possible: “{ $typed }” is not a tile you can lay beside; those are numbered 1 to 35 (PV-072).
        [sides] “{ $move }” is not possible: a tile goes on the n, e, s or w side of another, never corner to corner or shifted (PV-028, PV-030).
        [turns] “{ $move }” is not possible: a tile is turned by 0, 90, 180 or 270 degrees, never set at an angle or mirrored (PV-032).
        [tiles] “{ $move }” is not possible: the tiles are numbered 1 to 36 (PV-007).
       *[other]
            { $near ->
                [none] “{ $move }” is not a move of this game (PV-073).
               *[other] “{ $move }” is not a move of this game (PV-073). Closest moves: { $near }.
            }
    }
refusal-unknown-move = “{ $move }” is not possible: this box has no silhouette of length { $lengths }, only { $known } ({ $rule }).
refusal-colour-taken = Choose another colour: { $seats } already plays { $colours } ({ $rule }).
refusal-must-lay = “{ $move }” has to wait: lay the drawn tile first ({ $rule }).
refusal-no-tile-drawn = “{ $move }” has to wait: draw a tile before you lay one ({ $rule }).
refusal-pile-empty = There are no tiles left to draw ({ $rule }).
refusal-not-final-round = You can only decline in the final round: draw a tile or place a silhouette ({ $rule }).
refusal-no-such-tile =
    { $laid ->
        [one] There is no tile { $number } in the city: only { $laid } tile has been laid ({ $rule }).
       *[other] There is no tile { $number } in the city: only { $laid } tiles have been laid ({ $rule }).
    }
refusal-cell-taken = The cell { $sides } of tile { $number } is already taken by tile { $taken } ({ $rule }).
refusal-not-canonical =
    { $why ->
        [cell] A cell is named after the lowest-numbered tile beside it: write “{ $instead }” ({ $rule }).
        [turn] The tile looks the same turned by less: write “{ $instead }” ({ $rule }).
       *[copy] This tile looks like another one and counts as a copy of it: write “{ $instead }” ({ $rule }).
    }
refusal-already-placed = You have already placed your silhouette of length { $lengths } ({ $rule }).
refusal-off-city =
    { $why ->
        [gap] The silhouette would cross a gap: there is no tile beside square { $squares } ({ $rule }).
       *[edge] The silhouette would stick out of the city: there is no tile beyond square { $squares } ({ $rule }).
    }
refusal-wrong-colour =
    { $why ->
        [first] Both ends must stand on { $colours }, but the first square, { $squares }, is { $shown } ({ $rule }).
       *[last] Both ends must stand on { $colours }, but the last square, { $squares }, is { $shown } ({ $rule }).
    }
refusal-x-square =
    { $why ->
        [end] Square { $squares } is marked with an X, and neither end of a silhouette may stand on an X ({ $rule }).
       *[middle] Square { $squares } is marked with an X, and in the normal version no silhouette may stand on one ({ $rule }).
    }
refusal-occupied = Square { $squares } is already occupied: { $seats } placed a silhouette there ({ $rule }).
refusal-not-in-pile = “{ $move }” cannot be drawn: { $tiles } is not in the pile ({ $rule }).
refusal-not-asked =
    { $why ->
        [settled] “{ $move }” comes too late: colours are chosen before the first turn ({ $rule }).
        [choosing] “{ $move }” has to wait: choose your colour first ({ $rule }).
       *[chance] “{ $move }” is not what chance has to decide now ({ $rule }). Now: { $phase }.
    }

## Why a position is impossible

position-tile-form = “{ $text }” cannot be read. Write a laid tile as id@c,r/turn, for example 14@1,0/90 ({ $rule }).
position-no-such-tile = “{ $text }” is not possible: there is no tile { $found }; tiles are numbered 1 to { $most } ({ $rule }).
position-no-such-turn = “{ $text }” is not possible: a tile is turned by 0, 90, 180 or 270 degrees, not by { $found } ({ $rule }).
position-too-many-tiles = { $found } tiles are listed, but the box holds { $most } ({ $rule }).
position-tiles-and-city = The city is given twice, as “tiles” and as “city”: give only one of them ({ $rule }).
position-silhouette-form = “{ $text }” cannot be read. Write a silhouette as seat, length, first square and direction, for example A 4 1.2 h ({ $rule }).
position-no-such-seat = “{ $text }” is not possible: there is no seat { $found } in this game; the seats are { $known } ({ $rule }).
position-no-such-length = “{ $text }” is not possible: there is no silhouette of length { $found }; the lengths are { $known } ({ $rule }).
position-no-such-square = “{ $text }” is not possible: { $found } is not a square. Write the number of a laid tile, a point and 1 to 9, such as 4.1 ({ $rule }).
position-no-such-way = “{ $text }” is not possible: a silhouette stands h (west to east) or v (north to south), not { $found } ({ $rule }).
position-length-twice = { $seats } has only one silhouette of length { $lengths }, but it is given twice ({ $rule }).
position-not-in-box = This box has no silhouette of length { $lengths }; the lengths are { $known } ({ $rule }).
position-city-gap = “laid” says { $laid }, but the city does not hold exactly the tiles 1 to { $laid } ({ $rule }).
position-copies =
    { $copies ->
        [one] There is { $copies } { $tiles }, but city, hand and pile together hold { $found } ({ $rule }).
       *[other] There are { $copies } of { $tiles }, but city, hand and pile together hold { $found } ({ $rule }).
    }
position-start-tile = The first tile lies at 0,0 and is never turned ({ $rule }).
position-same-cell = Two tiles cannot lie in the same cell: { $number } and { $other } ({ $rule }).
position-not-beside = Tile { $number } does not touch the side of any tile laid before it ({ $rule }).
position-needless-turn = Tile { $number } looks the same turned by less: write the smaller turn ({ $rule }).
position-other-colour = { $seats } plays { $colours } with these options ({ $rule }).
position-no-colour = { $seats } has no colour, but everyone has one in the phase “{ $phase }” ({ $rule }).
position-early-colour = { $seats } already has a colour, but it is still to be chosen in the phase “{ $phase }” ({ $rule }).
position-same-colour = { $seats } and seat { $other } both play { $colours } ({ $rule }).
position-colours-chosen = Everyone has a colour, so there is nothing left to choose ({ $rule }).
position-colours-named = These options assign the colours, so nobody chooses one ({ $rule }).
position-first-named = With these options { $seats } goes first, so chance does not pick the first player ({ $rule }).
position-without-way = The silhouette of length { $lengths } of { $seats } needs both its first square and its direction ({ $rule }).
position-sticks-out = The silhouette of length { $lengths } of { $seats } sticks out of the city ({ $rule }).
position-wrong-colour = The silhouette of length { $lengths } of { $seats } does not have both ends on its own colour ({ $rule }).
position-x-square = The silhouette of length { $lengths } of { $seats } stands on an X ({ $rule }).
position-overlap = Two silhouettes stand on square { $squares } ({ $rule }).
position-does-not-follow = This does not follow from the tiles and silhouettes; you can leave “{ $key }” out ({ $rule }).
position-already-won = { $seats } has placed all their silhouettes, so the game is over ({ $rule }).
position-two-winners = Only one player can have placed all their silhouettes ({ $rule }).
position-ending =
    { $expected ->
        [none] The game is not over, so it has no ending ({ $rule }).
        [placed_all] { $seats } has placed all their silhouettes: the ending is “placed_all” ({ $rule }).
       *[other] Nobody has placed all their silhouettes: the ending is “fewest_left” ({ $rule }).
    }
position-ends-with-winner = The game ends on the turn of the player who places their last silhouette, { $seats } ({ $rule }).
position-ends-with-pile = Nobody has placed all their silhouettes, so the game goes on until the last tile is laid ({ $rule }).
position-ends-with-layer = The game ends with the last turn of the player who laid the last tile ({ $rule }).
position-no-tile-laid = In the phase “{ $phase }” the first tile has already been laid ({ $rule }).
position-tiles-in-phase =
    { $most ->
        [0] In the phase “{ $phase }” no tile has been laid yet ({ $rule }).
       *[other] In the phase “{ $phase }” only the first tile has been laid ({ $rule }).
    }
position-pile-empty = In the phase “{ $phase }” there is still a tile in the pile ({ $rule }).
position-pile-left = In the phase “{ $phase }” all tiles have been laid ({ $rule }).
position-not-drawn = In the phase “{ $phase }” a drawn tile is waiting to be laid: say which one ({ $rule }).
position-drawn-in-phase = A drawn tile waits to be laid only in the phase “{ phase-lay }”, not in “{ $phase }” ({ $rule }).
position-layer-missing = The last tile has been laid: say by which seat ({ $rule }).
position-layer-early = The last tile has not been laid yet, so no seat can have laid it ({ $rule }).
position-wrong-actor =
    { $expected ->
        [chance] In the phase “{ $phase }” it is for chance to act ({ $rule }).
        [none] After the end nobody acts ({ $rule }).
       *[other] In the phase “{ $phase }” { $seats } is to act ({ $rule }).
    }
position-wrong-over = The game is over in the phase “{ phase-over }” and only then ({ $rule }).
position-nobody-active = In the phase “{ $phase }” it must be some seat’s turn ({ $rule }).
position-somebody-active = In the phase “{ $phase }” it is nobody’s turn yet ({ $rule }).
position-placed-early = In the phase “{ $phase }” nothing has been placed yet ({ $rule }).
position-turn-early = Turns are counted from the first one: in the phase “{ $phase }” the turn is 0 ({ $rule }).
position-turn-missing = Turns are counted from the first one: in the phase “{ $phase }” the turn is at least 1 ({ $rule }).

## Why a content file is refused

content-colours = the colours are { $known }
content-colour-letter = the letter of { $id } is { $letter }
content-length = the lengths are { $known }
content-objects = length { $id } means { $id } objects
content-no-silhouette = at least one length is needed
content-count = the lengths { $lengths } make { $needed } silhouettes, found { $found }
content-no-tile = no such tile: the { $high } tiles are numbered 1 to { $high }
content-tile-beyond = components.city_tiles says that the box has { $high } tiles, numbered 1 to { $high }
content-squares = row { $row } needs { $needed } squares, found { $found } in “{ $text }”
content-square = “{ $found }” in row { $row } is not one of { $known }
content-tile-missing = { $needed } tiles are needed, but tile { $id } is missing

## Picture and web

picture-title = The city of Ma Petite Ville
picture-about =
    { $tiles ->
        [one] A city of { $tiles } tile; { $left } more in the pile.
       *[other] A city of { $tiles } tiles; { $left } more in the pile.
    }
picture-pile = { board-pile }
picture-drawn = Drawn, waiting to be laid:

web-city =
    { $tiles ->
        [one] The city: { $tiles } tile
       *[other] The city: { $tiles } tiles
    }
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show the whole city

web-players = Players
web-plays-blue = plays blue, the citizens
web-plays-green = plays green, the trees
web-plays-yellow = plays yellow, the cars
web-plays-red = plays red, the houses
web-plays-nothing = has no colour yet
web-left =
    { $objects ->
        [one] Still to place: { $lengths } ({ $objects } object)
       *[other] Still to place: { $lengths } ({ $objects } objects)
    }
web-sum =
    { $objects ->
        [one] { $objects } object
       *[other] { $objects } objects
    }
web-all-placed = All silhouettes placed
web-pile-left =
    { $tiles ->
        [one] tile in the pile
       *[other] tiles in the pile
    }

web-colours = Choose your colour
web-squares-shown =
    { $squares ->
        [0] no squares yet
        [one] { $squares } square so far
       *[other] { $squares } squares so far
    }
web-tiles = Tiles
web-where = Where it can go
web-tray = Your silhouettes
web-pick = Choose a silhouette
web-silhouette = silhouette of length { $length }
web-placed = silhouette of length { $length }: placed
web-fits =
    { $lines ->
        [0] fits nowhere right now
        [one] fits on { $lines } line
       *[other] fits on { $lines } lines
    }
web-lines-of = Lines for length { $length }
web-no-line = Length { $length } does not fit on any free line of the city right now.
web-hint-place = Choose a silhouette, then point at the map: it snaps to the lines where it fits, and elsewhere you see why it does not. Press R to turn it.
web-drawn = Your tile
web-drawn-by = { $seat } drew this tile
web-turn = Turn the tile
web-cells-of = Places for the tile, turned by { $turn }°
web-quarter = Turn
web-hint-lay = Choose a dashed place on the map. Tap the tile, scroll or press R to turn it.
web-side-n = N
web-side-e = E
web-side-s = S
web-side-w = W
web-here = Put it here
web-other-way = Turn
web-off-city = Part of the silhouette would stick out of the city (PV-039).

web-keys = Keyboard and coordinates
web-type-place = Length, first square, h or v
web-type-lay = Tile, side (n, e, s, w), turn
web-type-do = Play
web-keys-about = Each tile shows its number; its squares are numbered 1 2 3 / 4 5 6 / 7 8 9. On the map, the arrow keys move from place to place, R turns, Enter plays, + and − zoom, and 0 shows the whole city.

web-words = The city in words
web-tile = Tile { $tile } at column { $column }, row { $row }

## Sheets of pieces

sheet-silhouette = Goes on { $length } free squares in a straight line, across or down. Both ends must stand on squares of your colour. Place all six to win.
sheet-placed = Placed
sheet-pile = Draw a tile and lay it against a side of the city, turned as you like. That is your whole turn.
sheet-drawn = It is laid at once, with at least one side against the city.
sheet-stands = { $seat }: silhouette of length { $length }
sheet-stands-about = Its squares are taken until the end of the game.

web-count = Final count
web-objects =
    { $objects ->
        [one] { $objects } object left
       *[other] { $objects } objects left
    }
web-silhouettes =
    { $silhouettes ->
        [one] { $silhouettes } silhouette
       *[other] { $silhouettes } silhouettes
    }
web-verdict-all = { $seat } placed { seat-their } last silhouette, which ended the game at once (PV-055).
web-verdict-objects = Fewest objects left: { $objects }, { $seats } (PV-065).
web-verdict-silhouettes = Tied, so the fewest silhouettes left: { $silhouettes }, { $seats } (PV-066).
web-verdict-shared = Still tied: they share the victory (PV-067).
web-verdict-won =
    { $winners ->
        [one] { $seat } won the game.
       *[other] { $seat } won the game.
    }

## Reasons for moves

reason-left-me =
    { $after ->
        [one] You have { $after } silhouette left to place, down from { $before }.
       *[other] You have { $after } silhouettes left to place, down from { $before }.
    }
missed-left-me =
    { $after ->
        [one] { $after } silhouette would have been left to place, not { $before }.
       *[other] { $after } silhouettes would have been left to place, not { $before }.
    }
reason-objects-me =
    { $after ->
        [one] Your remaining silhouettes hold { $after } object, down from { $before }.
       *[other] Your remaining silhouettes hold { $after } objects, down from { $before }.
    }
missed-objects-me =
    { $change ->
        [one] The remaining silhouettes would have held { $change } object fewer.
       *[other] The remaining silhouettes would have held { $change } objects fewer.
    }
reason-places-me =
    { $before ->
        [0]
            { $after ->
                [one] Your silhouette of length { $lengths } now fits in one place.
               *[other] Your silhouette of length { $lengths } now fits in { $after } places.
            }
       *[other] Your silhouette of length { $lengths } now fits in { $after } places, up from { $before }.
    }
reason-places-them =
    { $after ->
        [0] { $seats } has nowhere left to place the silhouette of length { $lengths }.
        [one] { $seats } has only one place left for the silhouette of length { $lengths }, down from { $before }.
       *[other] { $seats } has { $after } places left for the silhouette of length { $lengths }, down from { $before }.
    }
missed-places-me =
    { $before ->
        [0]
            { $after ->
                [one] The silhouette of length { $lengths } would have fitted in one place.
               *[other] The silhouette of length { $lengths } would have fitted in { $after } places.
            }
       *[other] The silhouette of length { $lengths } would have fitted in { $after } places, not { $before }.
    }
missed-places-them =
    { $after ->
        [0] { $seats } would have had nowhere left to place the silhouette of length { $lengths }.
        [one] { $seats } would have had only one place left for the silhouette of length { $lengths }, not { $before }.
       *[other] { $seats } would have had only { $after } places left for the silhouette of length { $lengths }, not { $before }.
    }
reason-stuck-me =
    { $after ->
        [0] All your remaining silhouettes fit somewhere.
        [one] Only one of your remaining silhouettes fits nowhere, down from { $before }.
       *[other] { $after } of your remaining silhouettes fit nowhere, down from { $before }.
    }
reason-stuck-them =
    { $after ->
        [one] { $seats } has { $after } silhouette that fits nowhere, up from { $before }.
       *[other] { $seats } has { $after } silhouettes that fit nowhere, up from { $before }.
    }
missed-stuck-me =
    { $after ->
        [0] All remaining silhouettes would have fitted somewhere.
        [one] Only one of the remaining silhouettes would have fitted nowhere, not { $before }.
       *[other] Only { $after } of the remaining silhouettes would have fitted nowhere, not { $before }.
    }
missed-stuck-them =
    { $after ->
        [one] { $seats } would have had { $after } silhouette that fits nowhere, not { $before }.
       *[other] { $seats } would have had { $after } silhouettes that fit nowhere, not { $before }.
    }

## Figures, as a designer changes them

figures-setup = Setup
figures-components = Pieces
figures-silhouettes = Silhouettes
figures-tiles = Tiles
figure-players-min = Fewest players
figure-players-max = Most players
figure-start-tiles = Tiles at the start
figure-city-tiles = Tiles
figure-tile-side-in-squares = Squares per side of a tile
figure-copies-per-colour = Copies per colour
figure-rows = Rows of squares
