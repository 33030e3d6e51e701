"""Processes in which bots think, so that nobody has to wait for them."""
