"""Tournaments of clubs: who plays with whom, how it is scored, and what keeps them going."""
