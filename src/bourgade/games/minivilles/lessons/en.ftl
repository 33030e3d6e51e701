# The lessons. Each step says one thing, in two short sentences at most.

## Base game

lesson-base = Your first game
lesson-base-about = Roll, earn, build: a whole turn, the colours and your first monument.
lesson-base-goal = Build your four monuments before anyone else and you win. None of them stands yet.
lesson-base-city = Your town starts small: a Wheat Field, a Bakery and 3 coins. Every card shows the roll that makes it pay.
lesson-base-roll = A turn has three parts: roll, earn, build. Roll the die.
lesson-base-blue = A 1: your Wheat Field pays you 1 coin. Blue cards pay on anyone’s roll, so the other Wheat Field paid as well.
lesson-base-build = Now build one card from the market. Take a Ranch for 1 coin: it is blue too, and pays on a 2.
lesson-base-build-hint = Good card, but one thing at a time: build a Ranch for 1 coin.
lesson-base-build-not-skip = You may build nothing, but a bigger town earns more. Build a Ranch.
lesson-base-theirs = They rolled a 2 and your Ranch paid you, on their turn! Their Bakery paid too: green cards pay only the player who rolls.
lesson-base-red = They built a Café. Red cards take coins from the player who rolls, so beware of the 3.
lesson-base-again = Your turn. Roll and see.
lesson-base-paid = A 3! You paid 1 coin to the Café, then your Bakery paid you 1: red cards always come first.
lesson-base-green = Green cards pay well on your own turn. Build a Convenience Store: 3 coins whenever you roll a 4.
lesson-base-green-hint = Keep that one in mind. Right now a Convenience Store for 2 coins earns more.
lesson-base-green-not-skip = Coins in your purse earn nothing. Build a Convenience Store.
lesson-base-third = They spent their coins on a Forest. Your turn: roll, and hope for a 4.
lesson-base-rich = A 4! The Convenience Store pays 3 coins and you have 5: enough for your first monument.
lesson-base-monument = Build the Train Station. From then on you may roll two dice, and reach the cards that pay on 7 or more.
lesson-base-monument-hint = More cards would earn more, but monuments win. Build the Train Station.
lesson-base-on = One monument down, three to go. Purple cards pay only you, and only on your turn: try one when you can afford it!

## Marina

lesson-marina = First game with the Marina
lesson-marina-about = Boats, the Harbor and the City Hall, on the way to six monuments.
lesson-marina-goal = Build all six monuments before anyone else and you win. The Harbor and the Airport are new.
lesson-marina-hall = The City Hall stands from the start and is not one of the six. If your purse is empty just before you build, it gives you 1 coin.
lesson-marina-roll = A turn is still roll, earn, build. Roll one die.
lesson-marina-roll-hint = Two dice would be fine as well. For now, roll one.
lesson-marina-empty = A 6, and nothing of yours pays. Your purse was empty, so the City Hall gave you 1 coin.
lesson-marina-build = Build a second Hamburger Stand for 1 coin. It is red: on an 8, the player who rolls pays you.
lesson-marina-build-hint = Another time. With a second Hamburger Stand, every 8 pays you twice.
lesson-marina-eight = They rolled an 8 and paid you 2 coins, one for each stand. Your Mackerel Boat caught nothing: boats need the Harbor.
lesson-marina-two = The Train Station lets you choose. Roll two dice this time.
lesson-marina-two-hint = One die is allowed, but the big catches need two.
lesson-marina-harbor = A 3: 1 coin to the Café, 1 from your Bakery. Build the Harbor for 2 coins, and your boats can put to sea.
lesson-marina-harbor-hint = Your two boats are waiting in port. Build the Harbor.
lesson-marina-boats = Another 8! This time the Mackerel Boat came back with 3 coins.
lesson-marina-ten = The Harbor does more: with a roll of 10 or more, you may add 2. Roll two dice.
lesson-marina-ten-hint = With one die you will never reach 10. Roll two.
lesson-marina-add = A 10! Add 2 to make it 12, the number of your Tuna Boat.
lesson-marina-add-hint = A 10 pays you nothing, a 12 sends out the Tuna Boat. Add 2.
lesson-marina-catch = Two more dice tell how much the Tuna Boat caught: 7 coins! You now have 12.
lesson-marina-mall = Build the Shopping Mall for 10 coins: your Bakery and your Hamburger Stands will earn 1 coin more each time.
lesson-marina-mall-hint = Monuments win, and this one pays as well. Build the Shopping Mall.
lesson-marina-on = Three monuments to go. The Airport costs 30 coins, but then pays you 10 whenever you build nothing: bon voyage!

## Green Valley

lesson-green-valley = First game with Green Valley
lesson-green-valley-about = A market of ten piles, cards for small towns and cards that close.
lesson-green-valley-goal = Build your four monuments before anyone else and you win. One stands already: the Train Station.
lesson-green-valley-market = Only ten kinds of cards are for sale at a time. When a pile runs out, new cards are drawn from the deck.
lesson-green-valley-roll = A turn is still roll, earn, build. Roll one die.
lesson-green-valley-roll-hint = Two dice are allowed, but your town pays on small numbers. Roll one.
lesson-green-valley-small = A 2: 1 coin from the Bakery, 2 from the General Store. It pays only while you have fewer than two monuments.
lesson-green-valley-winery = You own two Vineyards. Build the Winery: on a 9 it pays 6 coins for each of them!
lesson-green-valley-winery-hint = Two Vineyards call for something better. Build the Winery for 3 coins.
lesson-green-valley-refill = That was the last Winery on sale, so a card was drawn for a new pile: a Vineyard.
lesson-green-valley-loan = They rolled a 5, and their Loan Office cost them 2 coins. It gave them 5 when they built it: borrowed money.
lesson-green-valley-nine = A 9 takes two dice. Roll them.
lesson-green-valley-nine-hint = With one die you cannot roll a 9. Take two.
lesson-green-valley-closed = A 9: 12 coins! The Winery is closed now, turned sideways: the next 9 will not pay, it will only reopen it.
lesson-green-valley-mall = Build the Shopping Mall for 10 coins. It is your second monument, so the General Store will not pay any more: everything has its price.
lesson-green-valley-mall-hint = You have 14 coins, and monuments win. Build the Shopping Mall.
lesson-green-valley-wait = They built a Café. Your turn: roll two dice and try to reopen the Winery.
lesson-green-valley-wait-hint = The Winery needs a 9. Roll two dice.
lesson-green-valley-reopened = Another 9: the Winery has reopened, and the next 9 pays again.
lesson-green-valley-on = It is your turn to build. Look for cards that suit a growing city, and keep an eye on the deck!

## All boxes

lesson-all-boxes = First game with all boxes
lesson-all-boxes-about = How cards from three boxes work together, on the way to six monuments.
lesson-all-boxes-goal = Build all six monuments before anyone else and you win. You have two; the City Hall does not count.
lesson-all-boxes-market = There are 38 kinds of cards in the three boxes, ten of them for sale at a time. Look at the market every turn.
lesson-all-boxes-startup = Your Tech Startup has gathered 5 coins, one at the end of each of your turns. Roll a 10 and it pays them all.
lesson-all-boxes-roll = First things first: roll one die.
lesson-all-boxes-roll-hint = You will roll two soon enough. Take one die for now.
lesson-all-boxes-restaurant = A 4: 1 coin from the Flower Orchard. Build a French Restaurant: on a 5, anyone with two monuments or more pays you 5 coins.
lesson-all-boxes-restaurant-hint = The other city has two monuments, counting its City Hall. Build a French Restaurant.
lesson-all-boxes-sushi = They rolled a 1 and paid 3 coins to your Sushi Bar. Like the boats, it works only with the Harbor.
lesson-all-boxes-again = The Tech Startup is up to 6 coins. Try for the 10 with two dice.
lesson-all-boxes-again-hint = One die never shows a 10. Roll two.
lesson-all-boxes-leave = A 10! The Harbor could add 2, but the Tech Startup pays on a 10: leave the roll as it is.
lesson-all-boxes-leave-hint = A 12 would pay you nothing. Leave the roll at 10.
lesson-all-boxes-mall = 6 coins from the Tech Startup make 12. Build the Shopping Mall, your third monument.
lesson-all-boxes-mall-hint = 12 coins in hand, and monuments win. Build the Shopping Mall.
lesson-all-boxes-five = They rolled a 5, and the French Restaurant collected 5 coins. The City Hall then gave them 1.
lesson-all-boxes-on = Three monuments to go, the expensive ones. Combine what you find, and good luck!

## Deluxe

lesson-deluxe = First game with the Deluxe box
lesson-deluxe-about = Roll, earn, build: a whole turn, a changing market and your first monument.
lesson-deluxe-goal = Six monuments, of which you need five: build them before anyone else and you win.
lesson-deluxe-city = You have a Wheat Field, a Bakery and 3 coins. Every card shows the roll that makes it pay.
lesson-deluxe-market = Nine kinds of cards are for sale at a time. When a pile runs out, new cards are drawn from the deck.
lesson-deluxe-roll = A turn has three parts: roll, earn, build. Roll the die.
lesson-deluxe-earn = A 3: your Bakery pays 1 coin. Green cards pay on your own roll, blue ones on anyone’s.
lesson-deluxe-build = Build one card. The General Store is free, and pays 2 coins on a 2 while you have fewer than two monuments.
lesson-deluxe-build-hint = First take what is free: the General Store.
lesson-deluxe-refill = That was the last General Store on sale, so a card was drawn for a new pile: an Apple Orchard.
lesson-deluxe-topped = They built nothing and had 1 coin. In this box, the bank then tops you up to 2.
lesson-deluxe-again = Your turn. Roll: the 2 would be lovely.
lesson-deluxe-station = A 2: three coins, and you have 7. Build the Train Station, and you may roll two dice.
lesson-deluxe-station-hint = Monuments win, and two dice reach the better cards. Build the Train Station.
lesson-deluxe-red = They built a Café. It is red: roll a 3, and you pay them 1 coin before you earn anything.
lesson-deluxe-on = One monument down, four to go. The Harbor costs only 2 coins, and the boats are waiting for it!

## Colours

lesson-colours = The four colours
lesson-colours-about = Who pays whom, in which order, and what purple cards do.
lesson-colours-order = A roll is settled by colour: first red, then blue and green, purple last. Both the others have a Café, and you have 1 coin.
lesson-colours-roll = Roll one die, and see what a 3 does.
lesson-colours-roll-hint = One die is enough for this. Roll one.
lesson-colours-red = Red first, in reverse turn order: C took your only coin, so B got nothing. Your Bakery paid afterwards, and that coin is safe.
lesson-colours-build = Blue cards earn on everybody’s turn, and copies add up. Build a third Wheat Field for 1 coin.
lesson-colours-build-hint = Three Wheat Fields pay 3 coins on every 1, no matter who rolls it. Build the third.
lesson-colours-blue = B rolled a 2, C a 1: your three Ranches and three Wheat Fields paid 6 coins. You did not even touch the dice.
lesson-colours-purple = Purple cards pay on your own roll alone, and a city has one of each at most. Roll one die: the 6 is theirs.
lesson-colours-purple-hint = One die has the better chance of a 6. Roll one.
lesson-colours-tv = The Stadium took 2 coins from each. The TV Station takes 5 from one player: B has most.
lesson-colours-tv-hint = C has less than that, and nobody can pay more than they have. Choose B.
lesson-colours-mall = 15 coins! Build the Shopping Mall: the cards with a cup or a loaf pay you 1 coin more from now on.
lesson-colours-mall-hint = It is a monument, and your Bakery will pay double. Build the Shopping Mall.
lesson-colours-factory = Factories are green and pay for other cards: 3 coins for each Ranch on a 7. Roll two dice.
lesson-colours-factory-hint = A 7 takes two dice. Roll them.
lesson-colours-on = A 7: three Ranches, 9 coins. Blue to earn all the time, green to earn a lot at once: find your mix!
