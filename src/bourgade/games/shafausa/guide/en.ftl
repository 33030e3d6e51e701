# How to play: at most 300 words in all.

guide-goal = The goal
guide-goal-text =
    Lead your people to the most victory points. Cities, miners, buildings and mines all count.
guide-goal-cities = Two cities are built. Each slot takes a mine or a building.

guide-turn = A round
guide-turn-text =
    Extraction: each of your mines brings a cube.

    Buying: everyone may buy one building from the ladder. It waits in your reserve.

    Management: as many actions as you like. Construct what is in reserve for 1 iron, dig mines, build the next city, hire miners, trade cubes with the bank. You may have as many mines as miners, and everything needs a free slot in a built city.

    Administration: cubes that do not fit into your warehouses are sold, a building left in reserve costs 1 CHF, and new buildings arrive.

    Family has fixed prices. Geek and Colonial add an auction for the turn order, POWER cards, prices that fall when cubes are sold, and speculation, in which you push a price up or down.
guide-turn-cubes = Your cubes: each mine has just brought one.
guide-turn-ladder = Buildings for sale, with their price in CHF and their points.
guide-turn-exchange = Two prices for copper: the bank pays 8 CHF and asks 13.

guide-end = The end
guide-end-text =
    Family ends with the round in which somebody has built and filled four cities, Geek and Colonial with five; there, full warehouses may end it too. Then points are counted.

    Mines early, points late: what you dig in the first rounds feeds you to the end.
