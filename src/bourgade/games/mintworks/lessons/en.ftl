# The lessons. Each step says one thing, in two short sentences at most.

## A first game

lesson-first = Your first game
lesson-first-about = Place mints, buy a plan and build it: one whole round.
lesson-first-goal = Build the neighbourhood with the most stars. Once someone has 7 at the end of a round, the game is over.
lesson-first-mints = Mints are your money and your workers in one. You have 3.
lesson-first-plans = Three plans are for sale. The Mine costs 2 mints; once built, it is worth 1 star and brings 1 mint every round.
lesson-first-place = On your turn, place mints on a location, or pass. Place on the Supplier to buy a plan.
lesson-first-place-hint = Useful, but without a plan there is nothing to build. Start at the Supplier.
lesson-first-place-not-skip = You could pass, but you have 3 mints to use. Place on the Supplier.
lesson-first-buy = Buy the Mine. Your mints stay on the Supplier until the end of the round, and the space is taken.
lesson-first-buy-hint = A good plan too. But the Mine pays you back every round, so buy that first.
lesson-first-spaces = They placed 1 mint on the Producer and gained 2. One space is left there.
lesson-first-producer = You have 1 mint. Place it on the Producer and turn it into 2, before the space is gone.
lesson-first-producer-hint = The Builder takes 2 mints, and you have 1. Place it on the Producer.
lesson-first-theirs = They bought the Statue. Both spaces at the Supplier are taken now: it is full for this round.
lesson-first-builder = A plan is worth nothing until it is built. Place 2 mints on the Builder.
lesson-first-builder-hint = You have just the 2 mints the Builder takes. Place them there.
lesson-first-build = Choose the plan to build: the Mine.
lesson-first-pass = The Mine stands: 1 star for you, and 2 for their Statue. You are out of mints, so pass.
lesson-first-upkeep = Everyone has passed, so it is time for Upkeep. New plans arrive, your Mine brings 1 mint, and everyone gains 1 more.
lesson-first-token = You have the starting-player token, so you begin again. The Leadership Council takes it away from its holder.
lesson-first-on = Earn first, then collect stars. The Gardens are worth 3: could you be the first to build them?

## Deeds and Upkeep

lesson-deeds = Deeds and Upkeep
lesson-deeds-about = Open a location, own it, and follow Upkeep step by step.
lesson-deeds-closed = Two locations are still closed: the Wholesaler and the Lotto. Each is opened by the plan of the same name, its deed.
lesson-deeds-builder = You hold the deed of the Wholesaler. Place on the Builder.
lesson-deeds-builder-hint = First open your own location: the Builder turns the deed into a building.
lesson-deeds-build = Build the Wholesaler: it is worth 1 star, and the location opens.
lesson-deeds-open = It is open to everyone: they placed 1 mint there and gained 2. You get nothing for it yet, but it is yours.
lesson-deeds-crane = You have 2 mints left. Place on the Supplier: the Crane would make the Builder cheaper for you.
lesson-deeds-crane-hint = The Wholesaler is taken, and a plan is worth more than a few mints. Place on the Supplier.
lesson-deeds-buy = Buy the Crane for 2 mints.
lesson-deeds-buy-hint = Nice, but with the Crane every building costs you 1 mint less. Buy the Crane.
lesson-deeds-pass = They passed. Pass as well, and the round is over.
lesson-deeds-stars = Upkeep begins with the stars: 3 each, so the game goes on. Then the Gardens filled the gap among the plans.
lesson-deeds-buildings = Next the buildings acted. Your Gallery took in a mint, which makes it worth 2 stars, and their Mine brought them 1 mint.
lesson-deeds-owner = Then owners are rewarded. The Wholesaler was used this round, so you gained 1 mint from the supply.
lesson-deeds-income = Last, all locations were cleared and everyone gained 1 mint. You have 2, they have 7.
lesson-deeds-on = A new round begins, and it is your turn. The Lotto works like the Wholesaler, but rewards its owner with 2 mints.
