"""Ratings: how strong people are, as rated games tell, on one scale with the bots."""
