"""Processes in which bots think, so that nobody else waits for them."""
