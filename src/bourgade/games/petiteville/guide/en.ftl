# How to play: at most 300 words in all.

guide-goal = The goal
guide-goal-text =
    Everyone builds one city together. You have six silhouettes, lines of 2 to 7 objects in your colour. Be the first to place all six in the city and you win.
guide-goal-silhouettes = Your six silhouettes, from 2 to 7.

guide-turn = Your turn
guide-turn-text =
    Do one of two things.

    Draw a tile and lay it beside the city, side to side, turned as you like. Tiles belong to nobody.

    Or place a silhouette on the city, in a straight row or column. Its first and its last object must stand on squares of your colour. What lies between the two does not matter, and borders between tiles do not matter either. But no square is used twice, and a square with an X is not built on. In the easy version the middle may cover an X.

    The line of 2 is nothing but ends, so it needs two squares of your colour side by side.
guide-turn-place = The line of 6 stands on the top row: blue at both ends.

guide-end = The end
guide-end-text =
    Place your sixth silhouette and you win at once.

    If the pile of tiles runs out first, everyone may place one more silhouette. Then the player with the fewest objects left wins; if that is a tie, the one with fewer silhouettes.

    So place long lines while they fit. Short ones find a place nearly anywhere, and every tile you lay may help the others too.
guide-end-left = What each player still has to place, and how many objects that makes.
