# How to play: at most 300 words in all.

guide-goal = The goal
guide-goal-text =
    You are the mayor of a small town. Build all your monuments before anyone else and you win.

    The base game has four, Marina adds two more.
guide-goal-monuments = Your four monuments, waiting to be built. The coin tells what each costs.

guide-turn = Your turn
guide-turn-text =
    A turn has three parts: roll, earn, build.

    Roll one die. With the Train Station you may roll two.

    Then every card with the number rolled pays, and not only yours. The colour tells who earns. Red cards take coins from the player who rolls, and come first. Blue cards pay their owner on anyone’s turn. Green cards pay only on your own turn. Purple cards do too, and take from the others.

    Finally, build one card or one monument with your coins, or build nothing. A card you own several times pays several times.
guide-turn-pays = A 4 was rolled: the Convenience Store, a green card, paid 3 coins.
guide-turn-red = Their Café is red. If you roll a 3, you pay them 1 coin.

guide-end = The end
guide-end-text =
    The game ends at once when somebody builds their last monument.

    Early on, cheap cards with small numbers keep the coins coming. Later, two dice and cards that count others, such as the Cheese Factory, bring the big money.
