# The lessons. Each step says one thing, in two short sentences at most.

## Normal version

lesson-normal = Your first game
lesson-normal-about = Lay tiles, place silhouettes, and learn what may stand where.
lesson-normal-goal = You all build one city together. Be the first to place your six silhouettes in it and you win.
lesson-normal-lines = You are blue: six lines of citizens, from 2 to 7 long.
lesson-normal-draw = A turn is one of two things: draw a tile and lay it, or place a silhouette. The city is still small, so draw a tile.
lesson-normal-draw-hint = The two blue squares will still be there. Draw a tile first: long lines need a bigger city.
lesson-normal-lay = A tile goes beside the city, side to side, turned as you like. Lay it to the east of the first, turned by 90°.
lesson-normal-lay-hint = Allowed, but watch the top row: to the east, turned by 90°, it becomes a gift for you.
lesson-normal-theirs = They drew a tile too, and laid it to the south. Tiles belong to everyone.
lesson-normal-ends = Now look along the top row: blue, blue, green, red, blue, blue. A silhouette must begin and end on its own colour.
lesson-normal-place = What lies between the ends does not matter. Place your line of 6 along the top row.
lesson-normal-place-hint = That one is easy to place later. Long lines rarely fit, so place the 6 while you can.
lesson-normal-place-not-draw = Do not let this chance go by: the top row holds your line of 6.
lesson-normal-trees = They placed 5 trees in a column, green at both ends. One of the trees covers a blue square of yours!
lesson-normal-blocked = Each square can be used once, and squares with an X never. Nothing blue fits any more.
lesson-normal-again = So draw another tile.
lesson-normal-column = There is a blue square in the corner of the third tile. Lay this one below, turned by 180°, and a blue end comes into line with it.
lesson-normal-column-hint = You may lay it there. South of tile 3, turned by 180°, it makes room for a long line.
lesson-normal-five = The column now runs from blue to blue across two tiles. Place your line of 5.
lesson-normal-five-hint = First take the line of 5: they could build on it any moment.
lesson-normal-end = Two of six are placed. When the last tile is laid, everyone may place one more, and the player with the fewest objects left wins.
lesson-normal-on = Lay tiles that suit you, and take the squares the others need!

## Easy version

lesson-easy = First game, easy version
lesson-easy-about = Lay tiles, place silhouettes, and cross squares with an X.
lesson-easy-goal = You all build one city together. Be the first to place your six silhouettes in it and you win.
lesson-easy-lines = You are blue: six lines of citizens, from 2 to 7 long.
lesson-easy-draw = A turn is one of two things: draw a tile and lay it, or place a silhouette. Draw a tile.
lesson-easy-draw-hint = That would fit, but short lines are easy at any time. Draw a tile first.
lesson-easy-lay = A tile goes beside the city, side to side, turned as you like. Lay it to the south, just as it is.
lesson-easy-lay-hint = Allowed, but try it to the south, not turned: watch the middle column.
lesson-easy-theirs = They drew a tile as well, and laid it to the east. Tiles belong to everyone.
lesson-easy-ends = Look down the middle column: blue, X, yellow, blue, blue. A silhouette must begin and end on its own colour.
lesson-easy-place = Between the ends any colour will do, and in the easy version even an X. Place your line of 5.
lesson-easy-place-hint = That one fits too, but longer lines are harder to place. Take the 5.
lesson-easy-place-not-draw = You have a line of 5 right here. Place it before the squares are gone.
lesson-easy-trees = They placed 3 trees: green, yellow, green. Every square can be used only once.
lesson-easy-two = Two blue squares lie side by side at the top right. They are just right for your line of 2.
lesson-easy-two-hint = The city can wait: place the 2 before someone covers those squares.
lesson-easy-end = Two of six are placed. When the last tile is laid, everyone may place one more, and the player with the fewest objects left wins.
lesson-easy-on = Lay tiles that suit you, and take the squares the others need!

## The ends of a silhouette

lesson-ends = The ends of a silhouette
lesson-ends-about = Which squares a silhouette needs, which it may cross, and how many objects count in the end.
lesson-ends-rule = Only the first and the last citizen must stand on blue. The top row has four blue squares, so lines of 2, 4, 5 and 6 fit there.
lesson-ends-longest = Of all that fits, take the longest: short lines find a place nearly anywhere. Place the 6.
lesson-ends-longest-hint = It fits, but it spoils the row for the 6. Place the longest line first.
lesson-ends-middle = They placed 3 trees: green ends, and a yellow square in the middle. Yellow belongs to nobody here, and may be covered all the same.
lesson-ends-x = Here blue stands next to an X. No line can go that way, and none can turn a corner or run diagonally.
lesson-ends-border = Borders between tiles mean nothing. This column runs from blue to blue over two tiles: place your 5.
lesson-ends-border-hint = A tile more is nice, but the 5 fits right now. Place it.
lesson-ends-short = The line of 2 is special: it is nothing but ends, so it needs two blue squares side by side.
lesson-ends-count = If the tiles run out, what counts are objects, not lines. You have 2, 3, 4 and 7 left: 16 citizens.
lesson-ends-on = So do not keep the 7 for last. Your turn!
