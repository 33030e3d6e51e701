"""A game in a page, without a server: ``bourgade.js``, and the data that it plays a game with."""
