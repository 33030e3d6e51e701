# The lessons. Each step says one thing, in two short sentences at most.

## Family

lesson-family = Your first game: Family
lesson-family-about = One round of the short game: extract, buy, build a city and a mine.
lesson-family-goal = Collect the most victory points: cities, miners, buildings and mines all count. The game ends when someone has filled four cities.
lesson-family-extraction = Every round begins with extraction. Each of your mines brought one cube, and the Inn brought 3 CHF.
lesson-family-buying = Then everyone may buy one building. Buy the Ironworks for 8 CHF: it brings 1 iron every round.
lesson-family-buying-hint = That can wait. Buy the Ironworks first: you will need iron all the time.
lesson-family-bought = It waits in your reserve, not built yet. One building per round is the limit, so finish your purchases.
lesson-family-bought-hint = You can trade later just as well. Finish your purchases now.
lesson-family-construct = Now comes management, with as many actions as you like. Construct the Ironworks: that takes 1 iron.
lesson-family-construct-hint = Good, but do this first: a building in the reserve does nothing. Construct the Ironworks.
lesson-family-stone = City 1 is full. City 2 takes 1 wood and 2 stone; you are one stone short, so buy one for 5 CHF.
lesson-family-stone-hint = The next city comes first, and it lacks one stone. Buy stone.
lesson-family-city = You have all it takes. Build city 2: it is worth 1 point and has four new slots.
lesson-family-city-hint = Everything lies ready for city 2. Build it.
lesson-family-wood = A wood mine takes 1 wood and 1 stone. Buy the wood: the bank asks 4 CHF and pays only 1, so think before you sell.
lesson-family-wood-hint = Get the cubes for a mine first. Buy wood.
lesson-family-more = And the stone for 5 CHF.
lesson-family-more-hint = One stone more, and you can build the mine. Buy stone.
lesson-family-mine = Build the wood mine. You may have as many mines as miners, and you have 6 miners.
lesson-family-mine-hint = The cubes are there: build the wood mine.
lesson-family-miner = Miners are worth 1 point each, too. Hire the seventh for 4 CHF.
lesson-family-miner-hint = One more miner is one more point. Hire one.
lesson-family-done = You have 4 CHF left, and that will do. Finish your turn.
lesson-family-done-hint = Keep the rest for the next round. Finish your turn.
lesson-family-administration = Then administration. Their Sawmill is still in reserve, which cost them 1 CHF, and new buildings came out of the bag.
lesson-family-order = Round 2: they went first this time, and bought nothing. Your mines have just brought you 2 wood, 1 stone and 2 iron.
lesson-family-on = It is your turn to buy. Fill your cities, and build new ones in time!

## Geek

lesson-geek = First game of Geek
lesson-geek-about = All seven phases of a round, with the auction, warehouses and the exchange.
lesson-geek-goal = Collect the most victory points: cities, warehouses, miners, buildings and mines. The end comes with five full cities, or eleven full warehouses.
lesson-geek-extraction = Phase 1, extraction: every mine brings one cube, and your Inn 3 CHF. You have 30 CHF now.
lesson-geek-auction = Phase 2: the turn order is auctioned. Going first means first choice of the buildings, so bid 1 CHF.
lesson-geek-auction-hint = Passing is free, but let us be first this time. Bid 1 CHF.
lesson-geek-passed = They passed and pay nothing. Nobody bids against you, so pass now: you pay your last bid, 1 CHF.
lesson-geek-place = Those who pass later choose their place. Take the first.
lesson-geek-place-hint = You have paid for it: take position 1.
lesson-geek-buying = Phase 3: buy one building at most. The Ironworks brings 1 iron every round.
lesson-geek-buying-hint = First the Ironworks for 8 CHF: buildings and mines need iron.
lesson-geek-warehouse = And two warehouses at most. Each keeps one cube until the next round: build one for 3 CHF.
lesson-geek-warehouse-hint = Without a warehouse you cannot keep a single cube. Build one.
lesson-geek-bought = The buildings under Future will be for sale later. Finish your purchases.
lesson-geek-bought-hint = Save your money for management. Finish your purchases.
lesson-geek-construct = Phase 4, management: as many actions as you like. Construct the Ironworks for 1 iron.
lesson-geek-construct-hint = A building in reserve does nothing. Construct the Ironworks first.
lesson-geek-miner = Hire a miner for 4 CHF: 1 point, and room for one more mine.
lesson-geek-miner-hint = Later. For now, hire a miner.
lesson-geek-sell = You have two cubes and one warehouse. Sell the wood for 1 CHF, and wood is marked SOLD.
lesson-geek-sell-hint = Your warehouse should keep the stone. Sell the wood.
lesson-geek-done = Your stone fits into the warehouse. Finish your turn.
lesson-geek-done-hint = That is enough for one round. Finish your turn.
lesson-geek-market = Phase 5, administration: they had to sell two stone that did not fit. What was sold falls by 1 CHF: wood pays 0 now, stone 1.
lesson-geek-speculation = Phase 6, speculation: one action each. Raise the selling price of stone by 1 for 1 CHF.
lesson-geek-speculation-hint = There are many ways to move prices. Try this one: raise the selling price of stone by 1.
lesson-geek-speculation-not-skip = Passing is free, but your stone is worth 1 CHF. Raise its selling price.
lesson-geek-on = Round 2, and you bid first. Once in the game you may reveal one of your three POWER cards: choose well!

## Colonial

lesson-colonial = First game of Colonial
lesson-colonial-about = Draft what you start with, then build your first mine from nothing.
lesson-colonial-goal = Colonial is Geek from nothing: one empty city, 25 CHF, no mine. The most victory points win.
lesson-colonial-draft = You draft what you start with, three set-up tiles each. Pick 21: 9 CHF and an Inn, built at once.
lesson-colonial-draft-hint = Tempting, but an Inn pays 3 CHF every round. Pick tile 21.
lesson-colonial-second = The second pick goes backwards, so they picked twice. The smaller sum will go first: pick 6, with 8 CHF and 3 warehouses.
lesson-colonial-second-hint = Their tiles add up to 34. With tile 6 you have 27, and go first.
lesson-colonial-third = 27 against 34: you are first. Pick 19, with 8 CHF and the Ironworks.
lesson-colonial-third-hint = With no mines at all, 1 iron every round is precious. Pick tile 19.
lesson-colonial-start = Everything has been handed out, and the first extraction brought you 3 CHF and 1 iron. You have 53 CHF.
lesson-colonial-auction = The turn order is auctioned every round. You are first anyway: pass, and see what happens.
lesson-colonial-auction-hint = Keep your money for now. Pass.
lesson-colonial-buying = Nobody bid, and they left you the first place. Buy the Sawmill for 5 CHF: it doubles what wood mines bring.
lesson-colonial-buying-hint = Every mine takes wood, so start with the Sawmill.
lesson-colonial-bought = The Sawmill is in your reserve. Finish your purchases.
lesson-colonial-bought-hint = Three warehouses will do for now. Finish your purchases.
lesson-colonial-wood = Now your first mine. It takes 1 wood and 1 stone: buy the wood.
lesson-colonial-wood-hint = Without a mine you must buy every cube. Buy wood for one.
lesson-colonial-stone = And the stone.
lesson-colonial-stone-hint = Stone is what is missing now. Buy one.
lesson-colonial-mine = Build the wood mine.
lesson-colonial-mine-hint = The cubes are there. Build the wood mine.
lesson-colonial-construct = Construct the Sawmill for 1 iron, and the mine brings 2 wood from the next round on.
lesson-colonial-construct-hint = Use the iron for the Sawmill first: it doubles your mine.
lesson-colonial-on = You have 39 CHF, and your turn is not over. More mines, a city, miners: what would you build first?

## The exchange

lesson-exchange = The exchange
lesson-exchange-about = Two prices for everything, and how selling and speculation move them.
lesson-exchange-prices = Every resource has two prices. For copper the bank pays you 8 CHF, and asks you 13.
lesson-exchange-sell = Sell one of your two copper cubes.
lesson-exchange-sell-hint = Everything else can wait. Sell copper.
lesson-exchange-sold = Copper is marked SOLD now. The price holds until administration, so sell the other one at 8 CHF, too.
lesson-exchange-sold-hint = The mark is set anyway: a second cube costs you nothing more. Sell copper.
lesson-exchange-done = You have 25 CHF. Keep the coal in a warehouse and finish your turn.
lesson-exchange-done-hint = Coal may be worth more soon. Finish your turn.
lesson-exchange-fallen = Free market: copper was sold, so its selling price fell by 1 CHF, no matter how many cubes. The buying price did not move.
lesson-exchange-speculate = Now everyone may speculate once. You hold coal: raise its selling price by 2 for 3 CHF.
lesson-exchange-speculate-hint = Possible as well. But you own coal, so make the bank pay more for it.
lesson-exchange-speculate-not-skip = Passing costs nothing and brings nothing. Raise the selling price of coal by 2.
lesson-exchange-frozen = A price that someone touched is frozen for the rest of the phase. They spent 1 CHF to fix what gold pays.
lesson-exchange-on = Coal now pays 7 CHF, until it is sold or someone speculates again. Make use of it!

## The auction

lesson-auction = The auction
lesson-auction-about = Bid for the turn order, and know when to stop.
lesson-auction-why = Each round the turn order is auctioned. Those ahead buy first, and there is one Coking Plant for sale.
lesson-auction-bid = Every bid is 1 CHF higher than the last. Open with 1 CHF.
lesson-auction-bid-hint = You may pass at any time, but not yet. Bid.
lesson-auction-raised = B raised, C passed: C stands on the new ladder, and pays nothing. Bid 3 CHF.
lesson-auction-raised-hint = One more bid, then we shall see.
lesson-auction-enough = B goes up to 4. You pay your own last bid when you pass, so stop at 3: pass.
lesson-auction-enough-hint = It is getting dear. Pass, and pay 3 CHF.
lesson-auction-place = C is on the ladder already. You may stand ahead of C or behind: take position 1.
lesson-auction-place-hint = You have paid 3 CHF to be ahead of C. Take position 1.
lesson-auction-last = B, the last to pass, paid 4 CHF and stepped in front of everyone. The later you pass, the freer your choice.
lesson-auction-on = B bought the Coking Plant, as expected. Now it is your turn to buy, ahead of C.

## Administration

lesson-administration = Administration
lesson-administration-about = What you can keep, what it costs, and how the ladders move.
lesson-administration-steps = You have four cubes, two warehouses and a Sawmill in reserve. Administration will ask about all of them.
lesson-administration-done = Finish your management, and watch.
lesson-administration-done-hint = Leave that for the next round, and finish your turn.
lesson-administration-surplus = Two cubes do not fit into your warehouses, so they must be sold. Sell a wood: it pays least, and is cheap to replace.
lesson-administration-surplus-hint = Keep what is dear. Sell wood.
lesson-administration-again = One more. Sell the stone for 2 CHF, and keep wood and coal.
lesson-administration-again-hint = You will need the wood, and coal is dear. Sell the stone.
lesson-administration-fee = A building in reserve costs 1 CHF per round. Pay for the Sawmill.
lesson-administration-ladders = Then gaps are filled: the Mint moved up from Future, and the Ironworks came out of the bag.
lesson-administration-free = Last, the free market: wood and stone were sold, so each pays 1 CHF less from now on.
lesson-administration-on = Construct the Sawmill next round and save the fee. First, you may speculate.
