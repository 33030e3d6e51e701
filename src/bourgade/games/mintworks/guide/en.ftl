# How to play: at most 300 words in all.

guide-goal = The goal
guide-goal-text =
    Build the neighbourhood with the most stars. Buildings are worth stars; plans that are not built yet are worth nothing.
guide-goal-hood = Your neighbourhood: the Mine is built and shines with 1 star.

guide-turn = A round
guide-turn-text =
    Mints are your money and your workers in one. On your turn, place mints on a free space of a location and do what it says, or pass. Then the next player has a turn, until everyone has passed in a row.

    The Producer turns 1 mint into 2. The Supplier sells you a plan. The Builder takes 2 mints and turns one of your plans into a building. The Leadership Council makes you the starting player and brings 1 mint.

    Spaces are few, and mints stay where they are until the round ends: come early, or find the place taken.

    Then comes Upkeep. New plans fill the gaps, buildings bring their mints, and everyone gains 1 mint.
guide-turn-places = They placed 1 mint on the Producer. One space is left there.
guide-turn-plans = Plans for sale: the coin tells the price, the star what the building will be worth.

guide-end = The end
guide-end-text =
    If somebody has 7 stars or more at the end of a round, the game is over and the most stars win. It also ends when the plans run out.

    Earn first: a Mine or two early on pays for the stars later.
